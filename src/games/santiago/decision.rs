//! The decisions of a player. Each is described once, beside its rule: its id, the
//! orders that answer it, other words that are understood, and the address of its
//! plans. Reading, errors, letters and plans all use these descriptions.

use super::auction::Auction;
use super::builder::Offers;
use super::extra_canal::ExtraCanal;
use super::first_canal::FirstCanal;
use super::leftover::Leftover;
use super::plan::Slot;
use super::planting::Planting;
use super::proposals::{Proposal, Proposals};
use super::sealed_bid::SealedBids;
use super::view::PhaseName;
use super::vocabulary::Verb;
use super::{
    Action, Tile, auction, builder, extra_canal, first_canal, leftover, planting, proposals,
    sealed_bid,
};
use crate::engine::Seat;
use crate::games::sentences::OneOf;
use std::collections::BTreeSet;
use std::fmt;
use strum::{EnumDiscriminants, VariantArray};

/// A question that the table waits at, with what only it needs, in the order in which
/// they come in a round.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Decision), vis(pub), derive(VariantArray))]
#[strum_discriminants(doc = "A decision point, in the order in which they come in a round.")]
pub(super) enum Asking {
    /// The first canal of two players (S53).
    FirstCanal(FirstCanal),
    /// Phase 1 with three players and more.
    Bid(Auction),
    /// Phase 1 with two players.
    SealedBid(SealedBids),
    /// Phase 3.
    Plant(Planting),
    /// Phase 3, the tile nobody took.
    Leftover(Leftover),
    /// Phase 4, first half.
    Propose(Proposals),
    /// Phase 4, second half.
    Build(Offers),
    /// Phase 5.
    Extra(ExtraCanal),
}

/// What is said of a decision.
pub(super) struct Description {
    /// Its id in the rules.
    pub(super) id: &'static str,
    /// The phase it belongs to, for a heading.
    pub(super) phase: PhaseName,
    /// What its player is asked to do, as the end of a sentence.
    pub(super) asks: &'static str,
    /// The orders that answer it, in the order in which letters list them, each
    /// with the key of its sentence there.
    pub(super) orders: &'static [(&'static str, Form)],
    /// An example of each wish that leaves something open, and so can only be planned.
    pub(super) wishes: &'static [Form],
    /// Verbs that are understood in addition to those of its orders.
    pub(super) also: &'static [Verb],
    /// What any word that says no comes to; `None` if nobody may say no.
    pub(super) no: Option<Action>,
    /// The address of its plans; `None` if it can't be planned.
    pub(super) slot: Option<Slot>,
}

/// One way to say something: a verb and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Form(pub(super) Verb, pub(super) &'static [Part]);

/// What belongs to a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Tile,
    Square,
    Segment,
    Amount,
    /// The word that says no.
    Nothing,
    /// Not more than an amount.
    UpTo,
    Any,
    /// A square next to one.
    Near,
    Waters,
    Best,
}

impl Asking {
    pub(super) fn decision(&self) -> Decision {
        self.into()
    }

    /// The bids that lie open on the table, 0 for a pass, in the order of their answers.
    pub(super) fn bids(&self) -> &[(Seat, u32)] {
        match self {
            Asking::Bid(auction) => &auction.answers,
            Asking::FirstCanal(_)
            | Asking::SealedBid(_)
            | Asking::Plant(_)
            | Asking::Leftover(_)
            | Asking::Propose(_)
            | Asking::Build(_)
            | Asking::Extra(_) => &[],
        }
    }

    /// The proposals that lie on the table, in the order of their answers.
    pub(super) fn proposals(&self) -> Option<&[(Seat, Option<Proposal>)]> {
        match self {
            Asking::Propose(proposals) => Some(&proposals.answers),
            Asking::Build(offers) => Some(&offers.answers),
            Asking::FirstCanal(_)
            | Asking::Bid(_)
            | Asking::SealedBid(_)
            | Asking::Plant(_)
            | Asking::Leftover(_)
            | Asking::Extra(_) => None,
        }
    }

    /// How many tiles can be on offer at most.
    pub(super) fn offered(&self, stacks: usize) -> usize {
        match self {
            Asking::Bid(_) | Asking::SealedBid(_) => stacks,
            Asking::Plant(planting) => stacks.saturating_sub(planting.planted),
            Asking::Leftover(_) => 1,
            Asking::FirstCanal(_) | Asking::Propose(_) | Asking::Build(_) | Asking::Extra(_) => 0,
        }
    }
}

impl Decision {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Decision> {
        Decision::VARIANTS.iter().copied()
    }

    pub(super) fn description(self) -> &'static Description {
        match self {
            Decision::FirstCanal => &first_canal::DECISION,
            Decision::Bid => &auction::DECISION,
            Decision::SealedBid => &sealed_bid::DECISION,
            Decision::Plant => &planting::DECISION,
            Decision::Leftover => &leftover::DECISION,
            Decision::Propose => &proposals::DECISION,
            Decision::Build => &builder::DECISION,
            Decision::Extra => &extra_canal::DECISION,
        }
    }

    /// Its id in the rules.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.description().id
    }

    /// The orders that answer it, in the order in which letters list them, each
    /// with the key of its sentence there.
    #[must_use]
    pub fn orders(self) -> &'static [(&'static str, Form)] {
        self.description().orders
    }

    /// All verbs that are understood.
    pub(super) fn verbs(self) -> impl Iterator<Item = Verb> {
        let Description { orders, also, .. } = self.description();
        orders.iter().flat_map(|(_, form)| form.verbs()).chain(also.iter().copied())
    }

    pub(super) fn understands(self, verb: Verb) -> bool {
        self.verbs().any(|own| own == verb)
    }

    /// Do its orders have such a part?
    pub(super) fn takes(self, part: Part) -> bool {
        self.orders().iter().any(|(_, Form(_, parts))| parts.contains(&part))
    }

    /// What a line for it may look like: `extra <place>, hold or extra best`. Blanks instead
    /// of examples, since nobody knows what will be possible when the line acts.
    pub(super) fn forms(self) -> OneOf<Form> {
        let Description { orders, wishes, .. } = self.description();
        OneOf(orders.iter().map(|&(_, form)| form).chain(wishes.iter().copied()).collect())
    }
}

/// All orders of the game, each once, by their verbs.
#[must_use]
pub fn all_orders() -> BTreeSet<Form> {
    Decision::all().flat_map(Decision::orders).map(|&(_, form)| form).collect()
}

impl Form {
    /// One word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        if self.says_no() { Verb::Nothing.word() } else { self.0.word() }
    }

    /// With the tile that it can only be.
    #[must_use]
    pub fn of_tile(self, tile: Tile) -> String {
        self.to_string().replace(&Part::Tile.to_string(), &tile.to_string())
    }

    fn says_no(self) -> bool {
        self.1.contains(&Part::Nothing)
    }

    fn verbs(self) -> impl Iterator<Item = Verb> {
        [self.0].into_iter().chain(self.says_no().then_some(Verb::Nothing))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Form(verb, parts) = self;
        f.write_str(verb.word())?;
        parts.iter().try_for_each(|part| write!(f, " {part}"))
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Tile => "<tile>",
            Part::Square => "<square>",
            Part::Segment => "<place>",
            Part::Amount => "<amount>",
            Part::Nothing => Verb::Nothing.word(),
            Part::UpTo => "up to <amount>",
            Part::Any => "any",
            Part::Near => "near <square>",
            Part::Waters => "at <square>",
            Part::Best => "best",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::plan::Line;
    use crate::engine::{Dice, Game, Order, Plannable, Seats, TableSeed};
    use crate::games::manual::{self, Row};
    use crate::games::santiago::{Deal, Options, Santiago, Segment, Square};

    /// An order with a blank for each thing it names.
    fn form_of(order: &str) -> String {
        let blank = |word: &str| {
            let part = if Tile::all().any(|tile| tile.to_string() == word) {
                Part::Tile
            } else if Square::from_label(word).is_some() {
                Part::Square
            } else if Segment::from_label(word).is_some() {
                Part::Segment
            } else if word.parse::<u32>().is_ok() {
                Part::Amount
            } else {
                return word.to_owned();
            };
            part.to_string()
        };
        order.split(' ').map(blank).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn decisions_and_plans_fit_together() {
        for decision in Decision::all() {
            let description = decision.description();
            let back = description.slot.map(|slot| slot.decision().description().slot);
            assert_eq!(back.unwrap_or(None), description.slot, "{decision:?}");
            assert_eq!(Decision::all().filter(|other| other.id() == decision.id()).count(), 1);
        }
        for slot in Slot::all() {
            assert_eq!(slot.decision().description().slot, Some(slot), "{slot}");
        }
    }

    /// A letter lists the forms of whatever may be done now and no others, and each form
    /// comes up.
    #[test]
    fn every_legal_order_has_a_form() {
        let mut met = BTreeSet::new();
        for (players, number) in [2, 3, 4, 5, 2, 3].into_iter().zip(0..) {
            let mut dice = TableSeed::new(format!("forms {number}")).dice(0);
            let seats = Seats::new(players).unwrap();
            let deal = Deal::draw(&Options::default(), seats, &mut dice).unwrap();
            let mut game = Santiago::begin(&deal);
            while game.phase.standings().is_none() {
                step(&mut game, &mut dice, &mut met);
            }
        }
        assert_eq!(met, all_orders().into_iter().map(|form| form.to_string()).collect());
    }

    fn step(game: &mut Santiago, dice: &mut Dice, met: &mut BTreeSet<String>) {
        if let Some(event) = game.automatic(dice) {
            return game.evolve(&event);
        }
        let awaited = game.awaited().remove(0);
        let decision = game.asked(awaited.seat).unwrap();
        let choices = game.choices(awaited.seat).unwrap();
        let question = game.question_to(awaited.seat).unwrap();
        assert_eq!(question.decision(), decision);
        let told: BTreeSet<String> = question.orders().map(|(_, form)| form.to_string()).collect();
        let legal = choices.legal.iter().map(|action| form_of(&action.to_string())).collect();
        assert_eq!(told, legal, "{question:?}");
        met.extend(legal);
        let action = *dice.pick(&choices.legal).unwrap();
        for event in game.decide(awaited.seat, &action, dice).unwrap() {
            game.evolve(&event);
        }
    }

    /// The decisions that a row of the manual is about.
    fn of_row(row: &Row) -> Vec<Decision> {
        let ids = row.ids();
        let of = |id: &&str| Decision::all().find(|decision| decision.id() == *id);
        let found: Vec<Decision> = ids.iter().filter_map(of).collect();
        assert!(!found.is_empty() && found.len() == ids.len(), "no decision: {ids:?}");
        found
    }

    /// Can one be written for the other? Something may be left out of it.
    fn is_short_for(short: &str, form: &str) -> bool {
        let mut words = form.split(' ');
        short.split(' ').all(|word| words.any(|other| other == word))
    }

    /// What the manual writes about a decision has the form of its orders, and each of
    /// these is there.
    #[test]
    fn the_manual_has_every_order() {
        let mut told = BTreeSet::new();
        for row in manual::rows(manual::section("Santiago"), "asked for") {
            for decision in of_row(&row) {
                let forms: Vec<String> =
                    decision.orders().iter().map(|(_, form)| form.to_string()).collect();
                let written: Vec<String> = row.codes(1).into_iter().map(form_of).collect();
                assert!(!written.is_empty(), "{decision:?}");
                for order in &written {
                    let known = forms.iter().any(|form| is_short_for(order, form));
                    assert!(known, "{order} at {decision:?}");
                }
                told.extend(written.into_iter().map(|form| (decision.id(), form)));
            }
        }
        for decision in Decision::all() {
            for (_, form) in decision.orders() {
                assert!(told.contains(&(decision.id(), form.to_string())), "{form}: {decision:?}");
            }
        }
    }

    /// The same for wishes that leave something open, and for the addresses of plans.
    #[test]
    fn the_manual_has_every_wish_and_address() {
        let ours = manual::section("Santiago");
        let addresses = ours.split_once("Its address is ").unwrap().1;
        let addresses = addresses.split_once(" with a colon").unwrap().0;
        let addresses: Vec<&str> = addresses.split('`').skip(1).step_by(2).collect();
        assert_eq!(addresses, Slot::all().map(|slot| slot.to_string()).collect::<Vec<_>>());

        let mut told = BTreeSet::new();
        for row in manual::rows(ours, "wish") {
            for decision in of_row(&row) {
                let slot = decision.description().slot.unwrap();
                for text in row.codes(0) {
                    let order = Order::from_text(text).unwrap();
                    let line = Line::<Santiago>::read(&order, 1, |_| Some(slot)).unwrap();
                    assert_eq!(line.slot, slot, "{text} at {decision:?}");
                    for wish in line.plan.wishes() {
                        assert!(Santiago::belongs(&slot, wish), "{text} at {decision:?}");
                    }
                    told.insert((decision.id(), form_of(text)));
                }
            }
        }
        for decision in Decision::all() {
            let Description { wishes, slot, .. } = decision.description();
            for form in *wishes {
                // With the address in place of its verb, too.
                let verb = form.0.word();
                let written = form.to_string();
                let named = slot.map(|slot| written.replacen(verb, &slot.to_string(), 1));
                let known = |form: String| told.contains(&(decision.id(), form));
                assert!(named.is_some_and(known) || known(written), "{form}: {decision:?}");
            }
        }
    }
}
