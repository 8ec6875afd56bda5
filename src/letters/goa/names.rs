//! What things are called: spices, tiles, cards, amounts.
//!
//! Many a name is an order's word, too: no line of a letter may consist of
//! nothing but such names. Lists therefore count what is in them: `1× …`.

use super::scene::Scene;
use crate::games::goa::action::StoreName;
use crate::games::goa::cards::{Card, Effect, Symbol};
use crate::games::goa::event::{ActionKind, Amounts, Why};
use crate::games::goa::tiles::{Bonanza, Colony, ColonyTile, Column, Spice, Tile};
use crate::games::goa::view::LotView;

/// A name of two words or more as the name of a message's variant.
fn variant(name: &str) -> String {
    name.replace(' ', "-")
}

/// The name of the message's variant, and the number of a tile.
pub(super) fn tile_parts(tile: Tile) -> (String, u8) {
    (variant(tile.kind().name()), tile.number().unwrap_or_default())
}

impl Scene<'_> {
    pub(super) fn spice(&self, spice: Spice) -> String {
        self.say("goa-spice", &[("spice", spice.word().into())])
    }

    /// A spice's name for a narrow cell.
    fn spice_short(&self, spice: Spice) -> String {
        self.say("goa-spice-short", &[("spice", spice.word().into())])
    }

    /// Spices by kind, such as `clove ×2, pepper`.
    pub(super) fn spices(&self, spices: &[Spice]) -> String {
        let kinds = Spice::ALL.into_iter().filter_map(|kind| {
            match spices.iter().filter(|&&spice| spice == kind).count() {
                0 => None,
                1 => Some(self.spice(kind)),
                many => Some(format!("{}\u{a0}×{many}", self.spice(kind))),
            }
        });
        kinds.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn column(&self, column: Column) -> String {
        self.say("goa-column", &[("column", column.word().into())])
    }

    /// The same above a narrow column, where a long word may be broken.
    pub(super) fn column_head(&self, column: Column) -> String {
        self.say("goa-column-head", &[("column", column.word().into())])
    }

    pub(super) fn colony(&self, colony: Colony) -> String {
        self.say("goa-colony", &[("colony", colony.word().into())])
    }

    /// A colony's tile with the spices that may lie there.
    pub(super) fn colony_tile(&self, tile: ColonyTile) -> String {
        let name = self.colony(tile.colony);
        match tile.spices {
            None => name,
            Some((one, two)) => format!("{name} ({}/{})", self.spice(one), self.spice(two)),
        }
    }

    pub(super) fn tile(&self, tile: Tile) -> String {
        self.tile_by("goa-tile", tile, Self::spice)
    }

    /// A tile's name for a narrow cell.
    pub(super) fn tile_short(&self, tile: Tile) -> String {
        self.tile_by("goa-tile-short", tile, Self::spice_short)
    }

    fn tile_by(&self, key: &str, tile: Tile, named: fn(&Self, Spice) -> String) -> String {
        let (name, count) = tile_parts(tile);
        let spice =
            if let Tile::Plantation(spice, _) = tile { named(self, spice) } else { String::new() };
        self.say(key, &[("tile", name.into()), ("count", count.into()), ("spice", spice.into())])
    }

    /// A lot of the auctions by its tile and where it lies.
    pub(super) fn lot_name(&self, lot: &LotView) -> String {
        match (lot.tile, lot.cell) {
            (Some(tile), Some(cell)) => format!("{} ({cell})", self.tile(tile)),
            (Some(tile), None) => self.tile(tile),
            (None, _) => self.plain("goa-flag"),
        }
    }

    pub(super) fn effect(&self, effect: Effect) -> String {
        self.say("goa-effect", &[("effect", variant(&effect.to_string()).into())])
    }

    pub(super) fn effect_does(&self, effect: Effect) -> String {
        self.say("goa-effect-does", &[("effect", variant(&effect.to_string()).into())])
    }

    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        self.say("goa-symbol", &[("symbol", symbol.word().into())])
    }

    /// A card by effect and symbol.
    pub(super) fn card(&self, card: Card) -> String {
        format!("{} ({})", self.effect(card.effect), self.symbol(card.symbol))
    }

    pub(super) fn cards(&self, cards: &[Card]) -> String {
        cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn deed(&self, deed: ActionKind) -> String {
        self.say("goa-deed", &[("deed", deed.word().into())])
    }

    /// What a change comes from.
    pub(super) fn why(&self, why: Why) -> String {
        match why {
            Why::Deed(deed) => self.deed(deed),
            Why::Tile(tile) => self.tile(tile),
            Why::Card(effect) => self.say("goa-why-card", &[("card", self.effect(effect).into())]),
            Why::Bonanza => self.plain("goa-bonanza"),
            Why::First(column, row) => self.say(
                "goa-why-first",
                &[("column", self.column(column).into()), ("row", row.into())],
            ),
            Why::AllInRow(row) => self.say("goa-why-all", &[("row", row.into())]),
            Why::Consolation => self.plain("goa-why-consolation"),
            Why::Colony(colony) => self.colony(colony),
        }
    }

    /// So many of something, such as `3 ships`.
    pub(super) fn count(&self, key: &str, count: impl Into<u32>) -> String {
        self.say(key, &[("count", count.into().into())]).replace(' ', "\u{a0}")
    }

    /// What is in an amount, such as `2 ships, clove ×2`.
    pub(super) fn amounts(&self, amounts: &Amounts) -> String {
        let counted = [
            ("goa-ducats", amounts.ducats),
            ("goa-ships", amounts.ships),
            ("goa-colonists", amounts.colonists),
            ("goa-extras", amounts.extras),
        ];
        let mut parts: Vec<String> = counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| self.count(key, count))
            .collect();
        let spices: Vec<Spice> = amounts.spices.iter().map(|(spice, _)| *spice).collect();
        if !spices.is_empty() {
            parts.push(self.spices(&spices));
        }
        parts.join(", ")
    }

    /// What a Bonanza tile brings.
    pub(super) fn bonanza(&self, tile: Bonanza) -> String {
        let counted = [
            ("goa-ships", tile.ships),
            ("goa-colonists", tile.colonists),
            ("goa-ducats", tile.ducats),
            ("goa-extras", tile.extras),
            ("goa-cards", tile.cards),
            ("goa-spices", tile.spices),
        ];
        let parts = counted.into_iter().filter(|(_, count)| *count > 0);
        parts.map(|(key, count)| self.count(key, count)).collect::<Vec<_>>().join(", ")
    }
}

/// Equal things together, each with its count: `1× …, 2× …`.
pub(super) fn counted(names: impl IntoIterator<Item = String>) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for name in names {
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let items = counts.into_iter().map(|(name, count)| format!("{count}×\u{a0}{name}"));
    items.collect::<Vec<_>>().join(", ")
}

/// The names of stores, as in orders.
pub(super) fn store_names(names: impl IntoIterator<Item = StoreName>) -> String {
    names.into_iter().map(|name| name.to_string()).collect::<Vec<_>>().join(", ")
}
