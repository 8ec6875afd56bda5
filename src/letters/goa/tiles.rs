//! What letters show and say of each tile.

use super::actions::units;
use super::boards::{Sign, icon};
use super::names::{store_names, tile_parts};
use super::scene::Scene;
use crate::games::goa::action::{Deed, Usable, Use};
use crate::games::goa::data::LimitBinds;
use crate::games::goa::event::ActionKind;
use crate::games::goa::tiles::{Column, Tile};

/// Its picture on the boards.
pub(super) fn sign(tile: Tile) -> Sign {
    Sign::Icon(match tile {
        Tile::Plantation(spice, places) => return Sign::Sacks(spice, places),
        Tile::Colonist | Tile::Colonists => icon(Column::Colonies),
        Tile::Ducats => icon(Column::Taxes),
        Tile::Duty => "⚖",
        Tile::Espionage => "🔍",
        Tile::Exchange => "⇄",
        Tile::Expedition | Tile::Expeditions(_) => icon(Column::Expedition),
        Tile::ExtraActions => "✚",
        Tile::ExtraHarvest => icon(Column::Harvest),
        Tile::Favor => "♥",
        Tile::Mission(_) => "★",
        Tile::MixedCrop => "◍",
        Tile::Planter => "🌱",
        Tile::Resupply => "↻",
        Tile::Settlement => "⌂",
        Tile::Ship | Tile::Ships => icon(Column::Ships),
        Tile::ShipsColonists => "⛵♟",
        Tile::Spice => "●",
        Tile::Viceroy => "♛",
    })
}

impl Scene<'_> {
    /// What a tile does, in a few words.
    pub(super) fn tile_does(&self, tile: Tile) -> String {
        let (name, count) = tile_parts(tile);
        let (gains, points) = (&self.view.gains, &self.view.points);
        // The number is of what is given or turned up, the rest of what it brings.
        let (number, gain) = match tile {
            Tile::Colonist => (0, self.count("goa-colonists", gains.red_colonist)),
            Tile::Colonists => (0, self.count("goa-colonists", gains.colonists)),
            Tile::Ducats => (0, self.count("goa-ducats", gains.red_ducats)),
            Tile::Duty => (gains.duty_spices, self.count("goa-points", points.duty)),
            Tile::Expeditions(cards) => (0, self.count("goa-cards", cards)),
            Tile::ExtraActions => (0, self.count("goa-extras", gains.extra_actions)),
            Tile::ExtraHarvest => (gains.extra_harvest, String::new()),
            Tile::Plantation(..) => (count, self.count("goa-points", points.small_plantation)),
            Tile::Planter => (0, self.count("goa-points", points.small_plantation_with_planter)),
            Tile::Resupply => (gains.reveal, String::new()),
            Tile::Settlement => {
                let (ships, extras, colonists) = gains.settlement;
                let parts = [
                    self.count("goa-ships", ships),
                    self.count("goa-colonists", colonists),
                    self.count("goa-extras", extras),
                ];
                (0, parts.join(", "))
            }
            Tile::Ship => (0, self.count("goa-ships", gains.red_ship)),
            Tile::Ships => (0, self.count("goa-ships", gains.ships)),
            Tile::ShipsColonists => {
                let both = [
                    self.count("goa-ships", gains.ships_colonists),
                    self.count("goa-colonists", gains.ships_colonists),
                ];
                (0, both.join(" / "))
            }
            Tile::Mission(points) => (points, String::new()),
            Tile::Espionage
            | Tile::Exchange
            | Tile::Expedition
            | Tile::Favor
            | Tile::MixedCrop
            | Tile::Spice
            | Tile::Viceroy => (0, String::new()),
        };
        let over = if self.view.limit_binds == LimitBinds::Always { "no" } else { "yes" };
        self.say(
            "goa-tile-does",
            &[
                ("tile", name.into()),
                ("count", number.into()),
                ("gain", gain.into()),
                ("over", over.into()),
            ],
        )
    }
}

/// May its use bring colonists to a colony that is short of them?
pub(super) fn helps_to_found(tile: Usable) -> bool {
    match tile {
        Usable::Colonist | Usable::Resupply => true,
        Usable::Ducats
        | Usable::Ship
        | Usable::Expedition
        | Usable::Spice
        | Usable::Duty
        | Usable::Espionage
        | Usable::Exchange
        | Usable::ExtraHarvest
        | Usable::Viceroy => false,
    }
}

/// A tile that is used, with what is chosen.
pub(super) fn use_in_words(scene: &Scene<'_>, it: &Use) -> String {
    let more = |tile: Tile, more: String| {
        if more.is_empty() { scene.tile(tile) } else { format!("{} ({more})", scene.tile(tile)) }
    };
    match it {
        Use::Colonist => scene.tile(Tile::Colonist),
        Use::Ducats => scene.tile(Tile::Ducats),
        Use::Ship => scene.tile(Tile::Ship),
        Use::Expedition => scene.tile(Tile::Expedition),
        Use::Spice(spice) => more(Tile::Spice, units(scene, spice.as_slice())),
        Use::Duty(spices) => more(Tile::Duty, units(scene, spices)),
        Use::Espionage(seat, what) => {
            more(Tile::Espionage, scene.pair(&scene.who(*seat), &espied(scene, what)))
        }
        Use::Exchange(cell) => {
            let tile = scene.cell(*cell).and_then(|view| view.tile);
            let what = tile.map(|tile| scene.pair(&cell.to_string(), &scene.tile(tile)));
            more(Tile::Exchange, what.unwrap_or_else(|| cell.to_string()))
        }
        Use::ExtraHarvest(stores) => {
            let stores = store_names(stores.iter().map(|(store, _)| *store));
            more(Tile::ExtraHarvest, stores)
        }
        Use::Resupply => scene.tile(Tile::Resupply),
        Use::Viceroy(None) => scene.tile(Tile::Viceroy),
        Use::Viceroy(Some(column)) => more(Tile::Viceroy, scene.column(*column)),
    }
}

/// An action with another player's row: what it brings is not the reader's.
fn espied(scene: &Scene<'_>, deed: &Deed) -> String {
    match deed {
        Deed::Progress { .. } => scene.deed(ActionKind::Progress),
        Deed::Ships => scene.deed(ActionKind::Ships),
        Deed::Harvest(_) => scene.deed(ActionKind::Harvest),
        Deed::Taxes => scene.deed(ActionKind::Taxes),
        Deed::Expedition(_) => scene.deed(ActionKind::Expedition),
        Deed::Found(colony) => scene.colony(*colony),
    }
}
