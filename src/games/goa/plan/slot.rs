//! The decisions that can be planned, by their addresses.

use super::super::tiles::Tile;
use super::super::vocabulary::{self, Meaning, Say, Thing, Verb};
use std::fmt;
use strum::{EnumDiscriminants, VariantArray};

/// A decision that can be planned, or what else can be set for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Address), derive(VariantArray))]
#[strum_discriminants(doc = "What a decision that can be planned is called, whatever its number.")]
pub enum Slot {
    /// P1.
    Quick,
    /// P2.
    Flag,
    /// P3, P4: each seat marks one tile a round.
    Mark,
    /// P5 or P6 of one lot, from 1, and what it brings up (P7).
    Lot(u8),
    /// The same for every lot without a line of its own.
    Lots,
    /// What plans may spend in the round's auctions. No decision.
    Budget,
    /// An own action, 1 to 3, and what comes up in it (P8, P14 to P16, P19).
    Action(u8),
    /// An extra action of the round, by its number, or any (P24).
    Extra(Option<u8>),
    /// A tile used as soon as it can be (P9).
    Use(Tile),
}

impl Address {
    /// The word that it begins with.
    fn word(self) -> Meaning {
        match self {
            Address::Quick => Meaning::Verb(Verb::Quick),
            Address::Flag => Meaning::Verb(Verb::Flag),
            Address::Mark => Meaning::Verb(Verb::Mark),
            Address::Lot => Meaning::Say(Say::Lot),
            Address::Lots => Meaning::Say(Say::Lots),
            Address::Budget => Meaning::Say(Say::Budget),
            Address::Action => Meaning::Thing(Thing::Actions),
            Address::Extra => Meaning::Verb(Verb::Extra),
            Address::Use => Meaning::Verb(Verb::Use),
        }
    }
}

/// Is this a word with which the address of a plan can begin?
pub(super) fn begins_address(word: &str) -> bool {
    let begins = |meaning| Address::VARIANTS.iter().any(|address| address.word() == meaning);
    vocabulary::planned().is_ok_and(|words| words.means(word, begins))
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Quick => f.write_str("quick"),
            Slot::Flag => f.write_str("flag"),
            Slot::Mark => f.write_str("mark"),
            Slot::Lot(number) => write!(f, "lot {number}"),
            Slot::Lots => f.write_str("lots"),
            Slot::Budget => f.write_str("budget"),
            Slot::Action(number) => write!(f, "action {number}"),
            Slot::Extra(None) => f.write_str("extra"),
            Slot::Extra(Some(number)) => write!(f, "extra {number}"),
            Slot::Use(tile) => {
                write!(f, "use {tile}")
            }
        }
    }
}
