//! Who may answer what: the phases joined to the decision files.

use super::action::{Action, Deed, Step};
use super::agenda::Task;
use super::auction::Auction;
use super::board::Cell;
use super::decision::Decision;
use super::event::Event;
use super::read::{Asked, AtHand};
use super::state::{Goa, Phase, ROUNDS_OF_HALF, Turn};
use super::tiles::{Letter, Tile};
use super::view::Question;
use super::violation::{OneOf, Violation};
use super::{
    agenda, auction, colony, deal, extras, house, line, markers, possible, quick_start, read,
    scoring,
};
use crate::engine::{Awaited, Choices, Dice, Order, OrderError, Seat, TableSeed};
use crate::games::suggestions::tidy;

/// The lot that is no tile, as orders call it.
const FLAG: &str = "flag";

/// Actions are tried with these dice: what they show is never
/// seen, and no refusal depends on it.
pub(super) fn trial_dice() -> Dice {
    TableSeed::new("a trial").dice(0)
}

impl Turn {
    /// Is W2 open for one more mail (D38)? The card may be a bonus (D47).
    pub(super) fn is_open_after(&self) -> bool {
        self.done && !self.closed && (self.hold || self.new_card && !self.card_played)
    }
}

impl Goa {
    /// Whose answer is missing, and to what. Nothing is simultaneous (D13).
    pub(super) fn awaited(&self) -> Option<(Seat, Decision)> {
        agenda::asks(self).or_else(|| match (&self.phase, &self.turn) {
            (Phase::QuickStart(answers), _) => {
                answers.awaited(self).map(|seat| (seat, Decision::QuickStart))
            }
            (Phase::Markers(placed), _) => {
                placed.awaited(self).map(|seat| (seat, placed.decision(self)))
            }
            (Phase::Auction(lots), _) => lots.awaited(self).map(|seat| (seat, lots.decision(self))),
            (Phase::Actions(_) | Phase::Extras(_), Some(turn)) => {
                Some((turn.seat, if turn.done { Decision::After } else { Decision::Act }))
            }
            (Phase::Extras(extras), None) => {
                extras.awaited(self).map(|seat| (seat, Decision::Extra))
            }
            (Phase::Deal(_) | Phase::RoundStart | Phase::Actions(_) | Phase::Finished(_), _) => {
                None
            }
        })
    }

    /// The same as it is told.
    pub(super) fn awaiting(&self) -> impl Iterator<Item = Awaited> {
        let awaited = self.awaited().into_iter();
        awaited.map(|(seat, decision)| Awaited { seat, decision: decision.id() })
    }

    /// The decision point at which a seat may act now.
    pub(super) fn asked(&self, seat: Seat) -> Option<Decision> {
        self.awaited().filter(|&(awaited, _)| awaited == seat).map(|(_, decision)| decision)
    }

    /// What a seat may do now, what it sensibly might, and what happens without
    /// an answer.
    pub(super) fn choices_of(&self, seat: Seat) -> Option<Choices<Action>> {
        let decision = self.asked(seat)?.id();
        let (listed, default) = self.listed(seat)?;
        let mut legal: Vec<Action> =
            listed.into_iter().filter(|action| self.is_legal(seat, action)).collect();
        let suggested = self.suggested(seat, &default);
        // Lines of several steps are without number; those suggested are listed,
        // and so is the default, which leaves open what others name.
        for action in suggested.iter().chain([&default]) {
            if !legal.contains(action) {
                legal.push(action.clone());
            }
        }
        Some(Choices { decision, legal, suggested, default })
    }

    /// What a letter needs of the choices: the suggestions, and the default. A
    /// letter lists no lines, so none but the suggested are tried for it.
    pub(super) fn advice(&self, seat: Seat) -> Option<(Vec<Action>, Action)> {
        self.asked(seat)?;
        let (_, default) = self.listed(seat)?;
        Some((self.suggested(seat, &default), default))
    }

    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        self.judge(seat, action, &mut trial_dice()).is_ok()
    }

    /// Never empty: a line that stopped may have left the rest to them.
    fn suggested(&self, seat: Seat, default: &Action) -> Vec<Action> {
        let suggested = tidy(house::suggested(self, seat), |action| self.is_legal(seat, action));
        if suggested.is_empty() { vec![default.clone()] } else { suggested }
    }

    /// Actions that may be legal, and the default.
    fn listed(&self, seat: Seat) -> Option<(Vec<Action>, Action)> {
        let steps = |lines: Vec<Vec<Step>>| -> Vec<Action> {
            lines.into_iter().map(|steps| Action::Steps { extra: false, steps }).collect()
        };
        let one = |step: Step| Action::Steps { extra: false, steps: vec![step] };
        Some(match (&self.phase, &self.turn) {
            _ if agenda::asks(self).is_some() => {
                let default = one(line::default_answer(self, seat)?);
                (steps(possible::answers(self, seat)), default)
            }
            (Phase::QuickStart(_), _) => (quick_start::legal(), quick_start::default_action()),
            (Phase::Markers(placed), _) => {
                (markers::legal(self, placed), markers::default_action(self, placed)?)
            }
            (Phase::Auction(lots), _) => {
                (auction::legal(self, lots, seat), auction::default_action(self, lots))
            }
            (_, Some(turn)) => {
                let default = if turn.done { Step::Done } else { Step::Do(Deed::Taxes) };
                (steps(possible::lines(self, turn)), one(default))
            }
            (Phase::Extras(_), None) => self.extra_choices(seat),
            (Phase::Deal(_) | Phase::RoundStart | Phase::Actions(_) | Phase::Finished(_), None) => {
                return None;
            }
        })
    }

    /// P24: pass, or an extra action; with two or more Taxes by default (D96).
    fn extra_choices(&self, seat: Seat) -> (Vec<Action>, Action) {
        let begun = possible::extra_begun(self, seat);
        let lines = begun.turn.iter().flat_map(|turn| possible::lines(&begun, turn));
        let lines = lines.map(|steps| Action::Steps { extra: true, steps });
        let taxes = Action::Steps { extra: true, steps: vec![Step::Do(Deed::Taxes)] };
        let default = if extras::may_pass(self, seat) { Action::Pass } else { taxes };
        (std::iter::once(Action::Pass).chain(lines).collect(), default)
    }

    /// Reads an order as an answer to what the seat is asked.
    pub(super) fn read_answer(&self, seat: Seat, order: &Order) -> Result<Action, OrderError> {
        let nothing = || OrderError::whole(order, read::Misread::NothingAsked);
        let decision = self.asked(seat).ok_or_else(nothing)?;
        let player = self.player(seat);
        let stores = player.store_names();
        let (lot, marks) = (self.at_hand(), self.marks());
        let colony = colony::attempt(self).map(|attempt| attempt.colony);
        let read = |example| {
            let (hand, stores) = (player.hand.as_slice(), stores.as_slice());
            let decision = Some(decision);
            let (seats, marks) = (self.seats, marks.as_slice());
            let asked = Asked { decision, example, hand, stores, seats, lot, marks, colony };
            read::read_order(&asked, order)
        };
        // What would be an example is worked out only for somebody who needs one.
        read(None).or_else(|_| read(self.example(seat)))
    }

    /// What a question is about besides its answers, in the canonical notation: the lot that is
    /// sold, the colony that is founded. Who names it means nothing else by it.
    #[must_use]
    pub fn subject_of(&self, seat: Seat) -> Vec<String> {
        let lot = || {
            let lot = self.at_hand();
            lot.map(|lot| lot.tile.map_or_else(|| FLAG.to_owned(), |it| it.to_string()))
        };
        let colony = || colony::attempt(self).map(|attempt| attempt.colony.to_string());
        let acquired = || {
            let Task::Acquire { tile, .. } = self.agenda.last()? else { return None };
            Some(tile.to_string())
        };
        let subject = match self.asked(seat) {
            Some(Decision::Bid | Decision::Sell) => lot(),
            Some(Decision::Gain(_)) => acquired(),
            Some(Decision::Shortage | Decision::Founded) => colony(),
            Some(Decision::Resupply) => Some(Tile::Resupply.to_string()),
            Some(
                Decision::QuickStart
                | Decision::Flag
                | Decision::Mark
                | Decision::LastMark
                | Decision::Act
                | Decision::After
                | Decision::Extra,
            )
            | None => None,
        };
        subject.into_iter().collect()
    }

    /// What else is true of answers: a word that they have, and what may be named beside it, in
    /// the canonical notation. «The cinnamon on a5» marks it.
    #[must_use]
    pub fn details_of(&self, seat: Seat) -> Vec<(String, String)> {
        let counted = |words: &[&str], count: u8| -> Vec<(String, String)> {
            words.iter().map(|word| ((*word).to_owned(), count.to_string())).collect()
        };
        let of = |verb: &str, detail: &str| (verb.to_owned(), detail.to_owned());
        let ducats = |verb: &str, price: u32| of(verb, &format!("{price} ducats"));
        match self.question_to(seat) {
            Some(Question::QuickStart { ducats }) => {
                let columns = of("quick", "2");
                counted(&["ducats"], ducats).into_iter().chain([columns]).collect()
            }
            Some(Question::Mark { .. }) => {
                let marks = self.marks().into_iter();
                marks.map(|(cell, tile)| (cell.to_string(), tile.to_string())).collect()
            }
            // «Ben, I offer you 6 for it».
            Some(Question::Bid { .. }) => {
                let lot = self.phase.auction().and_then(Auction::lot);
                lot.map(|lot| of("bid", &lot.seller.to_string())).into_iter().collect()
            }
            Some(Question::Sell { lot: _, bidder, price, keep }) => {
                let paid = of("sell", &format!("{bidder} {price} ducats"));
                vec![paid, ducats("buy", keep)]
            }
            Some(Question::ShipsOrColonists { count }) => counted(&["ships", "colonists"], count),
            Some(Question::Resupply { count, room: _ }) => {
                counted(&["ships", "colonists", "spices"], count)
            }
            // A marker goes one row down.
            Some(Question::Action(_)) => counted(&["progress"], 1),
            Some(Question::Short { .. }) => {
                vec![of("pay", "colonists"), of("decline", "colonists")]
            }
            Some(Question::Extra { .. }) => {
                let pass = of("pass", "extra action");
                counted(&["progress"], 1).into_iter().chain([pass]).collect()
            }
            Some(
                Question::Flag { .. }
                | Question::FifthPlantation { .. }
                | Question::Spices { .. }
                | Question::Favor { .. }
                | Question::Room { .. }
                | Question::Founded { .. }
                | Question::After(_),
            )
            | None => Vec::new(),
        }
    }

    /// The lot at hand.
    fn at_hand(&self) -> Option<AtHand> {
        let lots = self.phase.auction()?;
        let tile = match lots.lot()?.cell {
            Some(cell) => Some(self.grid.tile(cell)?),
            None => None,
        };
        let price = |(_, price)| (price, self.figures.seller.price(price));
        let buyer = lots.highest().map(|(seat, _)| seat);
        Some(AtHand { tile, prices: lots.highest().map(price), buyer })
    }

    /// The tiles that may be marked.
    fn marks(&self) -> Vec<(Cell, Tile)> {
        let Phase::Markers(placed) = &self.phase else { return Vec::new() };
        let cells = markers::cells(self, placed).cells.into_iter();
        cells.filter_map(|cell| Some((cell, self.grid.tile(cell)?))).collect()
    }

    /// An order that would answer the question and be carried out: a bid where
    /// one is possible, else what the house suggests first.
    fn example(&self, seat: Seat) -> Option<String> {
        let (listed, default) = self.listed(seat)?;
        let mut bids = listed.into_iter().filter(|action| matches!(action, Action::Bid(_)));
        let bid = bids.find(|action| self.is_legal(seat, action));
        let likely = bid.or_else(|| self.suggested(seat, &default).into_iter().next());
        likely.map(|action| action.to_string())
    }

    /// Judges an action.
    pub(super) fn judge(
        &self,
        seat: Seat,
        action: &Action,
        dice: &mut Dice,
    ) -> Result<Vec<Event>, Violation> {
        let Some((awaited, decision)) = self.awaited() else { return Err(Violation::Over) };
        if awaited != seat {
            return Err(Violation::NotAsked { decision, asked: OneOf(vec![awaited]) });
        }
        match (&self.phase, &self.turn, action) {
            (_, _, Action::Steps { extra: false, steps }) if agenda::asks(self).is_some() => {
                line::decide(self, seat, steps, false, dice)
            }
            _ if agenda::asks(self).is_some() => Err(Violation::OtherQuestion(decision)),
            (Phase::QuickStart(_), ..) => quick_start::decide(self, seat, action),
            (Phase::Markers(placed), ..) => markers::decide(self, placed, seat, action),
            (Phase::Auction(lots), ..) => auction::decide(self, lots, seat, action),
            (_, Some(_), Action::Steps { extra: false, steps }) => {
                line::decide(self, seat, steps, false, dice)
            }
            (Phase::Extras(_), None, Action::Steps { extra: true, steps }) => {
                line::decide(self, seat, steps, true, dice)
            }
            (Phase::Extras(_), None, Action::Pass) => extras::pass(self, seat),
            (_, Some(turn), Action::Steps { extra: true, .. }) if turn.number.is_some() => {
                Err(Violation::ExtraTooEarly) // D93
            }
            (Phase::Extras(_), None, _) | (_, Some(_), _) => {
                Err(Violation::OtherQuestion(decision))
            }
            (
                Phase::Deal(_) | Phase::RoundStart | Phase::Actions(_) | Phase::Finished(_),
                None,
                _,
            ) => Err(Violation::Over),
        }
    }

    /// The next thing that happens by itself.
    pub(super) fn next_by_itself(&self, dice: &mut Dice) -> Option<Event> {
        if !self.agenda.is_empty() {
            return agenda::automatic(self, dice);
        }
        match (&self.phase, &self.turn) {
            (Phase::Deal(letter), _) => Some(deal::automatic(self, *letter, dice)),
            (Phase::RoundStart, _) => Some(Event::Round { round: self.round + 1 }),
            (Phase::Markers(placed), _) => markers::automatic(self, placed),
            (Phase::Auction(lots), _) => auction::automatic(self, lots),
            (Phase::Actions(_) | Phase::Extras(_), Some(turn)) => {
                let over = turn.done && !turn.is_open_after();
                over.then_some(Event::TurnOver { seat: turn.seat })
            }
            (Phase::Actions(over), None) => {
                let players = self.seats.count();
                let seat =
                    self.seats.clockwise_from(self.flag).nth(usize::from(*over) % players)?;
                let number = usize::from(*over) / players + 1; // G33
                Some(Event::Turn { seat, number: u8::try_from(number).ok() })
            }
            (Phase::Extras(extras), None) if extras.ended(self) => {
                Some(self.next_round(dice)) // G102
            }
            (Phase::Extras(extras), None) => extras::automatic(self, extras),
            (Phase::QuickStart(_) | Phase::Finished(_), _) => None,
        }
    }

    /// After the fourth round of a half the next half begins (G105, D99), or
    /// the game is over without another window (G107, D103).
    fn next_round(&self, dice: &mut Dice) -> Event {
        match self.round {
            ROUNDS_OF_HALF => deal::automatic(self, Letter::B, dice),
            round if round >= 2 * ROUNDS_OF_HALF => scoring::automatic(self),
            round => Event::Round { round: round + 1 },
        }
    }
}
