//! What a moderator may put right by hand (D99): every thing a position holds
//! that does not follow from the rest. Orders are not among it; those are taken
//! back or replaced.
//!
//! - `adjustment`: what there is to put right, in words;
//! - `read`: from words;
//! - `edit`: what is set by it, and where that comes from;
//! - `fact`: what is so afterwards;
//! - `judge`: whether a whole can be a position.

mod adjustment;
mod edit;
mod fact;
mod judge;
mod read;
#[cfg(test)]
mod tests;

pub use adjustment::Adjustment;
pub use fact::{Mended, Rule};

use super::{Event, Santiago, scoring};
use crate::engine::{Mendable, Order, OrderError, Seat, Switch};
use strum::VariantArray;

impl Mendable for Santiago {
    type Adjustment = Adjustment;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] = &[
        ("SEAT money +N|-N|N", "so many escudos more, fewer, or in all"),
        ("SEAT farmers +N|-N|N", "farmers still to place; the others are in the box"),
        ("SEAT canal yes|no", "do they still have their own blue canal?"),
        ("builder SEAT", "who holds the token"),
        ("supply +N|-N|N", "blue canals in the supply"),
        ("square SQUARE TILE SEAT N", "a tile with so many of a player's farmers"),
        ("square SQUARE TILE neutral|dried", "a tile without farmers, or face down"),
        ("square SQUARE empty", "no tile there"),
        ("square SQUARE SEAT N|neutral|dried", "the same of the tile that lies there"),
        ("canal SEGMENT supply|SEAT|gone", "a canal of the supply, a player's own, or none"),
        ("offer + TILE", "one more tile to take"),
        ("offer - TILE", "one tile fewer to take"),
        ("offer TILE TILE ...", "the tiles to take, all of them"),
        ("aside TILE", "the tile put away at the set-up"),
        ("palm SQUARE SQUARE", "the palm of the first square stands on the second"),
    ];

    fn read_adjustment(&self, order: &Order) -> Result<Adjustment, OrderError> {
        read::adjustment(self, order)
    }

    /// With hidden money a balance is its owner's to know (S7); all else lies on
    /// the table (S10).
    fn secret_of(&self, adjustment: &Adjustment) -> Option<Seat> {
        let hides = self.figures.hidden_money && self.phase.standings().is_none();
        match adjustment {
            Adjustment::Money(seat, _) => hides.then_some(*seat),
            Adjustment::Farmers(..)
            | Adjustment::OwnCanal(..)
            | Adjustment::Builder(_)
            | Adjustment::Supply(_)
            | Adjustment::Square(..)
            | Adjustment::Canal(..)
            | Adjustment::Offered(_)
            | Adjustment::NotOffered(_)
            | Adjustment::Offer(_)
            | Adjustment::Aside(_)
            | Adjustment::Palm(..) => None,
        }
    }

    fn edit(&self, adjustment: &Adjustment) -> Result<Vec<Event>, String> {
        edit::facts(self, adjustment).map(|now| vec![Event::Mended { now }])
    }

    fn faults(&self) -> Vec<String> {
        judge::faults(self)
    }

    fn unchanged(&self, adjustment: &Adjustment) -> String {
        format!("it is so already ({})", adjustment.rule())
    }

    /// Two players bid sealed.
    fn has_secrets(&self) -> bool {
        self.figures.hidden_money || self.two_players()
    }

    fn switches(&self) -> Vec<Switch> {
        if self.phase.standings().is_some() {
            return Vec::new();
        }
        let hidden = Switch {
            rule: Rule::HiddenMoney.id(),
            on: self.figures.hidden_money,
            means: "money is hidden: until the end, players see only their own balances",
        };
        let extra = Switch {
            rule: Rule::TwoPlayerBuilderExtra.id(),
            on: self.figures.two_player_builder_extra,
            means: "the builder may use their extra canal too, if the other player does not",
        };
        let mut switches = vec![hidden];
        switches.extend(self.two_players().then_some(extra));
        switches
    }

    fn switch(&self, rule: &str, on: bool) -> Option<Event> {
        let known = self.switches().into_iter().any(|switch| switch.rule == rule);
        let rule = Rule::VARIANTS.iter().copied().find(|known| known.id() == rule)?;
        known.then_some(Event::Ruled { rule, on })
    }

    /// No drought comes before it, and no pay: what is bid or offered and not
    /// paid yet is still in its owner's hand (D30, D51).
    fn finish(&self) -> Vec<Event> {
        match self.phase.standings() {
            Some(_) => Vec::new(),
            None => vec![scoring::automatic(self)],
        }
    }
}

impl Rule {
    fn id(self) -> &'static str {
        match self {
            Rule::HiddenMoney => "D7",
            Rule::TwoPlayerBuilderExtra => "D97",
        }
    }
}
