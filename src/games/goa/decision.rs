//! The decisions of a player. Each is described once, beside its rule: its id, what
//! its player is asked to do, the orders that answer it, other words that are
//! understood, and the address of its plans. Reading, errors, letters and plans all
//! use these descriptions.

use super::cards::{Card, Effect};
use super::event::ActionKind;
use super::plan::Address;
use super::tiles::{Column, Tile};
use super::vocabulary::{Meaning, Verb};
use super::{acquire, auction, colony, draw, extras, markers, quick_start, resupply, steps};
use crate::engine::words::Meant as _;
use std::fmt;
use strum::{EnumDiscriminants, VariantArray};

/// A decision point that asks somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Asked), vis(), derive(VariantArray))]
pub enum Decision {
    QuickStart,
    Flag,
    Mark,
    LastMark,
    Bid,
    Sell,
    Gain(Gain),
    Act,
    Shortage,
    Founded,
    After,
    Resupply,
    Extra,
}

/// What is chosen where something is gained (P7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Gain {
    Goods,
    Favor,
    Spices,
    Plantation,
    Room,
}

/// What is said of a decision.
pub(super) struct Description {
    /// Its id in the rules.
    pub(super) id: &'static str,
    /// What its player is asked to do, as the end of a sentence.
    pub(super) asks: &'static str,
    /// What answers it, in the order in which letters list it.
    pub(super) answers: &'static [Answer],
    /// Verbs that are understood in addition to those of its answers.
    pub(super) also: &'static [Verb],
    /// What any word that says no comes to; `None` if nobody may say no.
    pub(super) no: Option<Verb>,
    /// The address of its plans.
    pub(super) address: Address,
}

/// What answers a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// An order, with the key of its sentence in letters.
    Order(&'static str, Form),
    /// An order that letters do not list, since it leaves to the rules what they
    /// tell of, or the other way round.
    Unlisted(Form),
    /// A tile, a card or a discard, which may go around an action.
    Around,
    /// An action of one's own, behind this order.
    Action(Form),
}

/// One way to say something: a word that says what to do, and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form(pub(super) Meaning, pub(super) &'static [Part]);

/// What belongs to a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Amount,
    Place,
    Cell,
    Column,
    Colony,
    Tile,
    Card,
    /// How many cards.
    Cards,
    Spice,
    Player,
    Store,
    /// One of the six actions.
    Action,
    /// Whatever there is to choose from.
    Choice,
    /// This very word.
    Word(Meaning),
}

impl Decision {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Decision> {
        Asked::VARIANTS.iter().flat_map(|asked| match asked {
            Asked::QuickStart => vec![Decision::QuickStart],
            Asked::Flag => vec![Decision::Flag],
            Asked::Mark => vec![Decision::Mark],
            Asked::LastMark => vec![Decision::LastMark],
            Asked::Bid => vec![Decision::Bid],
            Asked::Sell => vec![Decision::Sell],
            Asked::Gain => Gain::VARIANTS.iter().copied().map(Decision::Gain).collect(),
            Asked::Act => vec![Decision::Act],
            Asked::Shortage => vec![Decision::Shortage],
            Asked::Founded => vec![Decision::Founded],
            Asked::After => vec![Decision::After],
            Asked::Resupply => vec![Decision::Resupply],
            Asked::Extra => vec![Decision::Extra],
        })
    }

    pub(super) fn description(self) -> &'static Description {
        match self {
            Decision::QuickStart => &quick_start::DECISION,
            Decision::Flag => &markers::FLAG,
            Decision::Mark => &markers::MARK,
            Decision::LastMark => &markers::LAST_MARK,
            Decision::Bid => &auction::BID,
            Decision::Sell => &auction::SELL,
            Decision::Gain(Gain::Goods) => &acquire::GOODS,
            Decision::Gain(Gain::Favor) => &acquire::FAVOR,
            Decision::Gain(Gain::Spices) => &acquire::SPICES,
            Decision::Gain(Gain::Plantation) => &acquire::PLANTATION,
            Decision::Gain(Gain::Room) => &draw::ROOM,
            Decision::Act => &steps::ACT,
            Decision::Shortage => &colony::SHORTAGE,
            Decision::Founded => &colony::FOUNDED,
            Decision::After => &steps::AFTER,
            Decision::Resupply => &resupply::DECISION,
            Decision::Extra => &extras::DECISION,
        }
    }

    /// Its id in the rules.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.description().id
    }

    /// What its player is asked to do, as the end of a sentence.
    pub(super) fn asks(self) -> &'static str {
        self.description().asks
    }

    /// What answers it, in the order in which letters list it.
    #[must_use]
    pub fn answers(self) -> &'static [Answer] {
        self.description().answers
    }

    /// The same as orders.
    pub(super) fn forms(self) -> impl Iterator<Item = Form> {
        self.answers()
            .iter()
            .flat_map(|answer| match answer {
                Answer::Order(_, form) | Answer::Unlisted(form) | Answer::Action(form) => {
                    std::slice::from_ref(form)
                }
                Answer::Around => &steps::AROUND,
            })
            .copied()
    }

    /// Can an order for it begin with this word?
    pub(super) fn understands(self, word: Meaning) -> bool {
        let also = self.description().also.iter().any(|&verb| Meaning::Verb(verb) == word);
        also || self.forms().any(|Form(own, _)| own == word)
    }

    /// Is it answered by a line of steps? What follows an action closes with the
    /// mail (D38), so the lines of a mail are one line of steps.
    pub(super) fn takes_steps(self) -> bool {
        self.forms().any(|Form(word, parts)| steps::is_step(word) || parts == [Part::Action])
    }

    /// Is one of the six actions among its answers (G34)?
    pub(super) fn acts(self) -> bool {
        self.forms().any(|form| form.deed().is_some() || form.1 == [Part::Action])
    }
}

/// All orders of the game, each by its verb, the steps of a line in their
/// fullest form.
#[must_use]
pub fn all_orders() -> Vec<Form> {
    let (lines, short): (Vec<_>, Vec<_>) = Decision::all().partition(|it| it.takes_steps());
    let short = short.into_iter().flat_map(Decision::forms);
    let lines = lines.into_iter().flat_map(Decision::forms);
    let mut orders: Vec<Form> = Vec::new();
    for form in short.chain(steps::STEPS).chain(lines) {
        if !orders.iter().any(|Form(word, _)| *word == form.0) {
            orders.push(form);
        }
    }
    orders
}

impl Form {
    pub(super) const fn of(verb: Verb, parts: &'static [Part]) -> Form {
        Form(Meaning::Verb(verb), parts)
    }

    /// One of the four actions that are columns, too.
    pub(super) const fn column(column: Column, parts: &'static [Part]) -> Form {
        Form(Meaning::Column(column), parts)
    }

    /// One word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.word()
    }

    /// A card that is discarded without effect (G63).
    #[must_use]
    pub fn discard() -> Form {
        steps::DISCARD
    }

    /// The same with all that may stand behind it.
    #[must_use]
    pub fn fullest(self) -> Form {
        steps::STEPS.into_iter().find(|Form(word, _)| *word == self.0).unwrap_or(self)
    }

    /// The action that it is, if it is one (G34).
    #[must_use]
    pub fn deed(self) -> Option<ActionKind> {
        ActionKind::VARIANTS.iter().copied().find(|deed| deed.meaning() == self.0)
    }
}

impl Tile {
    /// How it is used: `use exchange <cell>`.
    #[must_use]
    pub fn use_form(self) -> String {
        format!(
            "{} {self}{}",
            Verb::Use,
            Behind(self.usable().map_or(&[], |tile| tile.usage().behind))
        )
    }
}

impl Effect {
    /// What has to be written behind a card that is played.
    fn choice(self) -> &'static [Part] {
        match self {
            Effect::BuyProgress => &[Part::Column],
            Effect::TwoSpices => &[Part::Spice, Part::Spice],
            Effect::SellSpices => &[Part::Spice],
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::MixedGoods
            | Effect::ThirdCard
            | Effect::ShipsOnly
            | Effect::SpicesOnly => &[],
        }
    }
}

impl Card {
    /// How it is played: `play buy progress palm <column>`.
    #[must_use]
    pub fn play_form(self) -> String {
        format!("{} {self}{}", Verb::Play, Behind(self.effect.choice()))
    }
}

/// Parts behind a word.
struct Behind(&'static [Part]);

impl fmt::Display for Behind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|part| write!(f, " {part}"))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.name(), Behind(self.1))
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Amount => "<amount>",
            Part::Place => "<place>",
            Part::Cell => "<cell>",
            Part::Column => "<column>",
            Part::Colony => "<colony>",
            Part::Tile => "<tile>",
            Part::Card => "<card>",
            Part::Cards => "<cards>",
            Part::Spice => "<spice>",
            Part::Player => "<player>",
            Part::Store => "<store>",
            Part::Action => "<action>",
            Part::Choice => "<choice>",
            Part::Word(word) => word.word(),
        })
    }
}

#[cfg(test)]
mod tests;
