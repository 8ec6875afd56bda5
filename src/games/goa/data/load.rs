//! From a file to the figures of an edition.

use super::marks::{self, Marked};
use super::sheet::{Sheet, sorted, tile_name};
use super::{Figures, Gains, Points, checks};
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Tile};
use crate::games::{HouseValue, Overridden, Overrides, Source};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The editions, which are also the games' names on the command line.
pub const EDITIONS: [&str; 2] = ["goa-2012", "goa-2004"];

/// What is wrong with an edition's figures.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// No edition is called that.
    #[error("there is no edition {0}; there are {list}", list = EDITIONS.join(" and "))]
    Edition(String),
    /// A file is not the TOML expected.
    #[error("{file}: {message}")]
    Syntax { file: String, message: String },
    /// A figure does not fit.
    #[error("{file}: {place} {says}")]
    Figure { file: String, place: String, says: String },
}

impl DataError {
    pub(super) fn at(file: &str, place: &str, says: &str) -> DataError {
        DataError::Figure { file: file.into(), place: place.into(), says: says.into() }
    }
}

/// An edition's figures, checked, and which of them are ours.
#[derive(Debug, Clone, PartialEq)]
pub struct Data {
    /// The figures, those of its variants included.
    pub figures: Figures,
    pub house: Vec<HouseValue>,
    /// What an overrides file put in place of the built-in figures.
    pub overridden: Vec<Overridden>,
}

impl Data {
    /// The figures of an edition with an operator's own in their places.
    ///
    /// # Errors
    /// What does not fit, in which file.
    pub fn load(edition: &str, overrides: &Overrides) -> Result<Data, DataError> {
        let (file, text) = built_in(edition)?;
        Data::parse(edition, file, text, overrides)
    }

    pub(super) fn parse(
        edition: &str,
        file: &str,
        text: &str,
        overrides: &Overrides,
    ) -> Result<Data, DataError> {
        let syntax = |file: &str, message: &str| DataError::Syntax {
            file: file.to_owned(),
            message: message.trim_end().replace('\n', " "),
        };
        let mut table: Table =
            toml::from_str(text).map_err(|error| syntax(file, &error.to_string()))?;
        let marked = marks::take(file, &mut table)?;
        let mut overridden = Vec::new();
        if let Some(own) = overrides.of(edition) {
            let mut own = own.clone();
            marks::strip(&mut own);
            merge(&mut table, own, "", &mut overridden);
        }
        let own_file = format!("{}: [{edition}]", overrides.file());
        let reading = if overridden.is_empty() { file } else { &own_file };
        let sheet: Sheet = Value::Table(table)
            .try_into()
            .map_err(|error: toml::de::Error| syntax(reading, &error.to_string()))?;
        let figures = figures(edition, &sheet)
            .and_then(|figures| checks::check(&sheet, &figures).map(|()| figures))
            .map_err(|(place, says)| {
                // The built-in figures fit together: what was replaced is to blame.
                let replaced: Vec<&str> = overridden.iter().map(|own| own.path.as_str()).collect();
                let told = replaced.iter().any(|own| is_within(own, &place));
                let hint = format!("; the file replaces {}", replaced.join(", "));
                let hint = if told || replaced.is_empty() { "" } else { &hint };
                DataError::at(reading, &place, &format!("{says}{hint}"))
            })?;
        let house = house_values(marked, &overridden);
        Ok(Data { figures, house, overridden })
    }
}

/// The file's name and text.
pub(super) fn built_in(edition: &str) -> Result<(&'static str, &'static str), DataError> {
    match edition {
        "goa-2012" => Ok(("data/goa-2012.toml", include_str!("../../../../data/goa-2012.toml"))),
        "goa-2004" => Ok(("data/goa-2004.toml", include_str!("../../../../data/goa-2004.toml"))),
        _ => Err(DataError::Edition(edition.to_owned())),
    }
}

/// Puts the operator's figures into their places: tables key by key, all else
/// whole.
fn merge(into: &mut Table, from: Table, path: &str, overridden: &mut Vec<Overridden>) {
    for (key, value) in from {
        let place = marks::join(path, &key);
        match (into.get_mut(&key), value) {
            (Some(Value::Table(inner)), Value::Table(own)) => merge(inner, own, &place, overridden),
            (_, value) => {
                overridden.push(Overridden { path: place, value: value.clone() });
                into.insert(key, value);
            }
        }
    }
}

/// Does one of the two places lie in the other?
fn is_within(one: &str, two: &str) -> bool {
    let inside = |outer: &str, inner: &str| {
        inner
            .strip_prefix(outer)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    };
    inside(one, two) || inside(two, one)
}

fn house_values(marked: Vec<Marked>, overridden: &[Overridden]) -> Vec<HouseValue> {
    marked
        .into_iter()
        .filter(|figure| figure.source == Source::House)
        .filter(|figure| !overridden.iter().any(|own| is_within(&own.path, &figure.path)))
        .map(|Marked { path, value, note, .. }| HouseValue { path, value, note })
        .collect()
}

fn figures(edition: &str, sheet: &Sheet) -> Result<Figures, checks::Fault> {
    let colonies = sheet.colonies.all();
    let points = &sheet.points;
    let gains = &sheet.gains;
    Ok(Figures {
        edition: edition.to_owned(),
        columns: Column::ALL.map(|column| sheet.columns.get(column).clone()),
        hand_limit: sheet.hand.limit,
        limit_binds: sheet.hand.limit_binds,
        buy_progress: sheet.buy_progress.ducats,
        tiles_a: tiles("tiles.a", &sheet.tiles.a)?,
        tiles_b: tiles("tiles.b", &sheet.tiles.b)?,
        left_out: sheet.left_out.clone(),
        colonies: colony_tiles(sheet),
        colonists_needed: colonies.map(|colony| colony.needed), // C17
        colony_places: colonies.map(|colony| colony.places),    // C18
        cards: sheet.cards(),
        key_symbol: sheet.start.key_symbol,
        start_ducats: (sheet.start.ducats_first, sheet.start.ducats_others),
        start_ships: sheet.start.ships,
        start_colonists: sheet.start.colonists,
        extras: sheet.pieces.extra_actions,
        seller: sheet.auction.seller,
        gains: Gains {
            colonists: gains.colonists,
            ships: gains.ships,
            ships_colonists: gains.ships_colonists,
            extra_actions: gains.extra_actions,
            settlement: (
                gains.settlement.ships,
                gains.settlement.extra_actions,
                gains.settlement.colonists,
            ),
            red_colonist: gains.red_colonist,
            red_ducats: gains.red_ducats,
            red_ship: gains.red_ship,
            duty_spices: gains.duty_spices,
            extra_harvest: gains.extra_harvest,
            reveal: gains.reveal,
        },
        points: Points {
            rows: points.rows,
            colonies: points.colonies,
            cards: points.cards.clone(),
            most_ducats: points.most_ducats,
            small_plantation: points.small_plantation,
            small_plantation_with_planter: points
                .small_plantation_with_planter
                .unwrap_or(points.small_plantation),
            duty: points.duty,
        },
        quick_start: sheet.quick_start.as_ref().map(|variant| variant.ducats),
        bonanza: sheet.bonanza.as_ref().map(|variant| variant.tiles.clone()).unwrap_or_default(),
    })
}

/// So many of each tile, in an order of ours.
fn tiles(place: &str, counts: &BTreeMap<String, u8>) -> Result<Vec<Tile>, checks::Fault> {
    let names: Vec<(String, Tile)> = Tile::all().map(|tile| (tile_name(tile), tile)).collect();
    if let Some(unknown) = counts.keys().find(|key| names.iter().all(|(name, _)| name != *key)) {
        let likeness = |name: &str| strsim::jaro_winkler(name, unknown);
        let nearest = names.iter().max_by(|one, two| likeness(&one.0).total_cmp(&likeness(&two.0)));
        let nearest = nearest.map(|(name, _)| name.as_str()).unwrap_or_default();
        let says = format!("is no tile; the nearest is {nearest}");
        return Err((format!("{place}.{unknown}"), says));
    }
    let times = |name: &str| usize::from(counts.get(name).copied().unwrap_or(0));
    Ok(names.iter().flat_map(|(name, tile)| std::iter::repeat_n(*tile, times(name))).collect())
}

fn colony_tiles(sheet: &Sheet) -> Vec<ColonyTile> {
    let mut tiles = Vec::new();
    for (colony, figures) in Colony::ALL.into_iter().zip(sheet.colonies.all()) {
        match &figures.pairs {
            // C19
            Some(pairs) => tiles.extend(
                pairs.iter().map(|&pair| ColonyTile { colony, spices: Some(sorted(pair)) }),
            ),
            None => tiles.extend(std::iter::repeat_n(
                ColonyTile { colony, spices: None },
                usize::from(figures.tiles),
            )),
        }
    }
    tiles
}
