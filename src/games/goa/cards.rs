//! Expedition cards (G57).

use super::event::ActionKind;
use crate::basics::every;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, EnumCount, IntoStaticStr, VariantArray};

/// A card: an effect, a number of colonists that counts when it is turned up,
/// and a symbol that counts in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What it does when it is played.
    pub effect: Effect,
    /// 1 to 3.
    pub colonists: u8,
    /// What it adds to a set.
    pub symbol: Symbol,
}

/// The name in orders: colonists are told by nobody, so cards of one effect
/// and symbol are alike (G59).
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.effect, self.symbol)
    }
}

/// What a card does.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// G65.
    TwoShips,
    /// G66.
    TwoColonists,
    /// G67.
    FiveDucats,
    /// G68.
    TwoSpices,
    /// G69.
    SellSpices,
    /// G70.
    BuyProgress,
    /// With Harvest (G71).
    MixedGoods,
    /// With Found colony (G72).
    ThirdCard,
    /// With Progress (G73).
    ShipsOnly,
    /// With Progress (G74).
    SpicesOnly,
}

impl Effect {
    /// All ten.
    pub const ALL: [Effect; Effect::COUNT] = every(Effect::VARIANTS);

    /// Does it change an action, rather than bring something by itself (G62)?
    #[must_use]
    pub fn modifies(self) -> bool {
        ActionKind::VARIANTS.iter().any(|&deed| self.changes(deed))
    }

    /// The actions it changes, if it changes any (G71 to G74).
    #[must_use]
    pub fn changes(self, deed: ActionKind) -> bool {
        match self {
            Effect::MixedGoods => deed == ActionKind::Harvest,
            Effect::ThirdCard => deed == ActionKind::Found,
            Effect::ShipsOnly | Effect::SpicesOnly => deed == ActionKind::Progress,
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::TwoSpices
            | Effect::SellSpices
            | Effect::BuyProgress => false,
        }
    }

    /// Its canonical name.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Effect::TwoShips => "two ships",
            Effect::TwoColonists => "two colonists",
            Effect::FiveDucats => "five ducats",
            Effect::TwoSpices => "two spices",
            Effect::SellSpices => "sell spices",
            Effect::BuyProgress => "buy progress",
            Effect::MixedGoods => "mixed goods",
            Effect::ThirdCard => "third card",
            Effect::ShipsOnly => "ships only",
            Effect::SpicesOnly => "spices only",
        }
    }
}

/// The canonical name in orders.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A card's symbol (C22).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Symbol {
    Elephant,
    Fish,
    Palm,
    Shell,
    Statue,
    Tiger,
}

impl Symbol {
    /// All six.
    pub const ALL: [Symbol; Symbol::COUNT] = every(Symbol::VARIANTS);

    /// Its canonical word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A pile in which order means nothing: what is left of the deck (D12), or the
/// discards. Sorted, so that equal piles are equal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile(Vec<Card>);

impl Pile {
    /// How many cards.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, sorted.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        let at = self.0.partition_point(|&other| other <= card);
        self.0.insert(at, card);
    }

    /// Takes a card away, if it is there.
    pub fn remove(&mut self, card: Card) -> bool {
        let found = self.0.iter().position(|&other| other == card);
        found.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes all cards away.
    pub fn take_all(&mut self) -> Vec<Card> {
        std::mem::take(&mut self.0)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        cards.sort_unstable();
        Pile(cards)
    }
}
