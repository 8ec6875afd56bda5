//! Checks that the figures of an edition agree with one another and with what the
//! rulebook says.
//!
//! No check depends on the edition: what only one edition's rulebook says is a value in
//! its file.

use super::super::board::CELLS;
use super::super::tiles::{Colony, Column, Tile};
use super::sheet::{Sheet, ToldValue, kind_name, sorted, tile_name};
use super::{Figures, PLANTATION_PLACES, ROWS};
use std::fmt::Display;

/// A place of the file, and what is wrong there.
pub(super) type Fault = (String, String);

type Checked = Result<(), Fault>;

fn fault<T>(place: impl Display, says: impl Display) -> Result<T, Fault> {
    Err((place.to_string(), says.to_string()))
}

fn equal<T: Copy + PartialEq + Display>(
    place: impl Display,
    expected: T,
    found: T,
    why: &str,
) -> Checked {
    if expected == found {
        return Ok(());
    }
    fault(place, format!("should be {expected} ({why}), but is {found}"))
}

/// All of it; the first thing that does not fit.
pub(super) fn check(sheet: &Sheet, figures: &Figures) -> Checked {
    check_board(sheet)?;
    check_columns(sheet)?;
    check_told_columns(sheet)?;
    check_tiles(sheet, figures)?;
    check_letters(sheet, figures)?;
    check_colonies(sheet)?;
    check_told_colonies(sheet)?;
    check_cards(sheet, figures)?;
    check_points(sheet, figures)?;
    check_variants(sheet)
}

/// C27: the rules lay no fifth plantation and found each colony once.
fn check_board(sheet: &Sheet) -> Checked {
    let board = &sheet.player_board;
    equal("player_board.plantations", PLANTATION_PLACES, board.plantations, "C27")?;
    equal("player_board.colonies", Colony::ALL.len(), usize::from(board.colonies), "C27")
}

/// C1, and what a board has to be like to be played on at all.
fn check_columns(sheet: &Sheet) -> Checked {
    for column in Column::ALL {
        let figures = sheet.columns.get(column);
        never_falls(format!("columns.{column}.values"), &figures.values)?;
        for (at, spices) in figures.costs.iter().enumerate() {
            let place = format!("columns.{column}.costs[{at}]");
            if spices.len() != at + 1 {
                // C1
                let says = format!("should name {} spices (C1), but has {}", at + 1, spices.len());
                return fault(place, says);
            }
        }
    }
    never_falls("hand.limit", &sheet.hand.limit)?;
    for (at, (draw, limit)) in
        sheet.columns.expedition.values.iter().zip(sheet.hand.limit).enumerate()
    {
        if *draw > limit {
            let says = format!("draws {draw}, but the hand limit of that row is {limit}");
            return fault(format!("columns.expedition.values[{at}]"), says);
        }
    }
    // C26: a price for each of the four steps is the file's shape.
    never_falls("buy_progress.ducats", &sheet.buy_progress.ducats)
}

fn never_falls(place: impl Display, values: &[u8]) -> Checked {
    match values.windows(2).position(|pair| matches!(pair, [one, two] if two < one)) {
        Some(at) => fault(place, format!("should not fall, but does after {}", values[at])),
        None => Ok(()),
    }
}

/// C2, C3, C4, C5, C6, C7, C8, C9: what columns bring; C10, C11, C12, C13,
/// C14, C15, C16: what steps cost. A file has those its edition tells.
fn check_told_columns(sheet: &Sheet) -> Checked {
    for (id, told) in &sheet.told.values {
        check_told_value(sheet, id, told)?;
    }
    for (id, told) in &sheet.told.steps {
        let column = told.column;
        let step = usize::from(told.step);
        let Some(at) = step.checked_sub(1).filter(|&at| at < ROWS - 1) else {
            return fault(format!("told.steps.{id}"), "should have a step from 1 to 4");
        };
        let (mut expected, mut found) =
            (told.spices.clone(), sheet.columns.get(column).costs[at].clone());
        expected.sort_unstable();
        found.sort_unstable();
        if expected != found {
            let names: Vec<&str> = told.spices.iter().map(|spice| spice.word()).collect();
            let says = format!("should be {} ({id})", names.join(" and "));
            return fault(format!("columns.{column}.costs[{at}]"), says);
        }
    }
    Ok(())
}

fn check_told_value(sheet: &Sheet, id: &str, told: &ToldValue) -> Checked {
    let column = told.column;
    let values = &sheet.columns.get(column).values;
    let Some(row) = told.row else {
        if values.contains(&told.brings) {
            return Ok(());
        }
        let says = format!("should have {} in some row ({id})", told.brings);
        return fault(format!("columns.{column}.values"), says);
    };
    let Some(at) = usize::from(row).checked_sub(1).filter(|&at| at < ROWS) else {
        return fault(format!("told.values.{id}"), "should have a row from 1 to 5");
    };
    equal(format!("columns.{column}.values[{at}]"), told.brings, values[at], id)?;
    match told.limit {
        Some(limit) => equal(format!("hand.limit[{at}]"), limit, sheet.hand.limit[at], id),
        None => Ok(()),
    }
}

/// The box, the grid, and what may stay in the box.
fn check_tiles(sheet: &Sheet, figures: &Figures) -> Checked {
    let left_out = usize::from(sheet.left_out.count);
    for (place, tiles, boxed) in [
        ("tiles.a", &figures.tiles_a, sheet.pieces.tiles_a),
        ("tiles.b", &figures.tiles_b, sheet.pieces.tiles_b),
    ] {
        equal(place, usize::from(boxed), tiles.len(), "tiles in the box")?;
        let over = tiles.len().saturating_sub(CELLS);
        equal("left_out.count", over, left_out, "25 tiles come to the grid")?;
        let others = tiles.iter().filter(|tile| !tile.is_plantation()).count();
        let plantations = sheet.left_out.most_plantations.map_or(left_out, usize::from);
        if others + plantations < left_out {
            let says = format!("has {others} tiles that are no plantations: too few to leave out");
            return fault(place, says);
        }
    }
    Ok(())
}

/// C24 and C28: tiles that are told to be there, and with which letters. That
/// plantations have one to three places (C24) and missions two or three points
/// (C25) is in the tiles' names.
fn check_letters(sheet: &Sheet, figures: &Figures) -> Checked {
    let told = &sheet.told.tiles;
    for (names, in_a, in_b) in [
        (&told.a, Some(true), None),
        (&told.only_a, Some(true), Some(false)),
        (&told.only_b, Some(false), Some(true)),
        (&told.both, Some(true), Some(true)),
    ] {
        for name in names {
            check_presence("tiles.a", name, &figures.tiles_a, in_a)?;
            check_presence("tiles.b", name, &figures.tiles_b, in_b)?;
        }
    }
    for name in &told.some {
        if !has(&figures.tiles_a, name) && !has(&figures.tiles_b, name) {
            return fault("tiles", format!("should have {name} somewhere (C28)"));
        }
    }
    Ok(())
}

fn has(tiles: &[Tile], name: &str) -> bool {
    tiles.iter().any(|&tile| tile_name(tile) == name || kind_name(tile) == name)
}

fn check_presence(place: &str, name: &str, tiles: &[Tile], wanted: Option<bool>) -> Checked {
    match wanted {
        Some(true) if !has(tiles, name) => fault(place, format!("should have {name} (C24, C28)")),
        Some(false) if has(tiles, name) => fault(place, format!("should have no {name} (C28)")),
        _ => Ok(()),
    }
}

/// The box, and C19: tiles with two spices, all of one name different.
fn check_colonies(sheet: &Sheet) -> Checked {
    for (colony, figures) in Colony::ALL.into_iter().zip(sheet.colonies.all()) {
        let place = format!("colonies.{colony}.pairs");
        let Some(pairs) = &figures.pairs else { continue };
        equal(&place, usize::from(figures.tiles), pairs.len(), "a pair for each tile")?;
        for (at, &(one, two)) in pairs.iter().enumerate() {
            if one == two {
                // C19
                return fault(format!("{place}[{at}]"), "should be two different spices (C19)");
            }
            if pairs[..at].iter().any(|&pair| sorted(pair) == sorted((one, two))) {
                let says = format!("has {one} and {two} twice; all tiles differ (C19)");
                return fault(place, says);
            }
        }
    }
    let tiles: u32 = sheet.colonies.all().iter().map(|colony| u32::from(colony.tiles)).sum();
    equal("colonies", u32::from(sheet.pieces.colony_tiles), tiles, "tiles in the box")
}

/// C17, C18, C20; and C19: which colonies have pairs.
fn check_told_colonies(sheet: &Sheet) -> Checked {
    let both = sheet.colonies.all().into_iter().zip(sheet.told.colonies.all());
    for (colony, (figures, told)) in Colony::ALL.into_iter().zip(both) {
        let place = |key: &str| format!("colonies.{colony}.{key}");
        equal(place("needed"), told.needed, figures.needed, "C17")?;
        equal(place("places"), told.places, figures.places, "C18")?;
        let paired = matches!(colony, Colony::Quilon | Colony::Madras);
        if paired != figures.pairs.is_some() {
            let says = if paired { "should be there (C19)" } else { "should not be there (C19)" };
            return fault(place("pairs"), says);
        }
        for &pair in &told.pairs {
            let mut pairs = figures.pairs.iter().flatten();
            if !pairs.any(|&own| sorted(own) == sorted(pair)) {
                let says = format!("should have {} and {} (C20)", pair.0, pair.1);
                return fault(place("pairs"), says);
            }
        }
    }
    Ok(())
}

/// C21, C22, C23: colonists, symbols, and the size of the deck.
fn check_cards(sheet: &Sheet, figures: &Figures) -> Checked {
    for (effect, cards) in &sheet.deck {
        let name = effect.to_string().replace(' ', "-");
        for (at, (colonists, _)) in cards.iter().enumerate() {
            if !(1..=3).contains(colonists) {
                // C21
                let says = format!("should have 1 to 3 colonists (C21), but has {colonists}");
                return fault(format!("deck.{name}[{at}]"), says);
            }
        }
    }
    let boxed = usize::from(sheet.pieces.expedition_cards);
    equal("deck", boxed, figures.cards.len(), "cards in the box")?;
    for symbol in super::Symbol::ALL {
        let told = usize::from(sheet.symbols.get(&symbol).copied().unwrap_or(0));
        let found = figures.cards.iter().filter(|card| card.symbol == symbol).count();
        if told != found {
            // C22
            let says = format!("should have {told} cards with {symbol} (C22), but has {found}");
            return fault("deck", says);
        }
    }
    // C23: what is scored can happen, and no more than that.
    let most = sheet.symbols.values().max().copied().map_or(0, usize::from);
    equal("points.cards", most, sheet.points.cards.len(), "C23: the most cards of one symbol")?;
    if sheet.symbols.get(&sheet.start.key_symbol).is_none_or(|&cards| cards == 0) {
        // C23, G12
        return fault("start.key_symbol", "should be a symbol of the deck (C23)");
    }
    Ok(())
}

fn check_points(sheet: &Sheet, figures: &Figures) -> Checked {
    never_falls("points.rows", &sheet.points.rows)?;
    never_falls("points.colonies", &sheet.points.colonies)?;
    never_falls("points.cards", &sheet.points.cards)?;
    let planter = has(&figures.tiles_a, "planter") || has(&figures.tiles_b, "planter");
    if planter && sheet.points.small_plantation_with_planter.is_none() {
        let says = "should be there, since there is a planter (G92)";
        return fault("points.small_plantation_with_planter", says);
    }
    Ok(())
}

fn check_variants(sheet: &Sheet) -> Checked {
    let tiles = sheet.bonanza.as_ref().map_or(&[][..], |bonanza| &bonanza.tiles);
    equal("bonanza.tiles", usize::from(sheet.pieces.bonanza), tiles.len(), "tiles in the box")?;
    if sheet.bonanza.is_some() && tiles.len() < 4 {
        return fault("bonanza.tiles", "should be four at least, one for each corner (G117)");
    }
    if let Some(at) = tiles.iter().position(|tile| *tile == super::Bonanza::default()) {
        return fault(format!("bonanza.tiles[{at}]"), "should bring something (G118)");
    }
    Ok(())
}
