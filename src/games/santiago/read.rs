//! Reading: the words of an order become an action. What it means is found out
//! here, whether it is allowed is not.
//!
//! First each word is taken for what it may be (`words`), then the question
//! says what they mean together.

pub(super) mod words;

use super::builder::Offers;
use super::choices::Asking;
use super::decision::{Decision, Part};
use super::state::Santiago;
use super::vocabulary::{self, Meaning, Verb};
use super::{Action, Kind, Segment, Square, Tile, planting};
use crate::engine::{Order, OrderError, Seat, Word};
use crate::games::sentences::{OneOf, such};
use words::Parts;

/// The question at hand.
struct Question<'g> {
    /// Where the examples in errors come from: they are legal now.
    game: &'g Santiago,
    seat: Seat,
    decision: Decision,
}

impl Question<'_> {
    /// An order of this kind that would be carried out now, as the end of a
    /// sentence; nothing if there is none. The likeliest goes first.
    fn such(&self, before: &str, fits: impl Fn(&Action) -> bool) -> String {
        let choices = self.game.choices_of(self.seat);
        let mut all =
            choices.into_iter().flat_map(|all| all.suggested.into_iter().chain(all.legal));
        such(before, all.find(fits))
    }

    /// The meanings that make sense now.
    fn wanted(&self) -> Vec<Meaning> {
        let verbs = self.decision.verbs().map(Meaning::Verb);
        let kinds = Kind::all().filter(|_| self.decision.takes(Part::Tile));
        verbs.chain(kinds.map(Meaning::Kind)).collect()
    }

    /// A word that answers another question.
    fn elsewhere(&self, word: &Word) -> OrderError {
        let asks = self.decision.description().asks;
        let sentence = format!("you are asked to {asks} now{}", self.such(";", |_| true));
        OrderError::at(word, sentence).citing(self.decision.id())
    }

    /// Refuses what has no part in the answer.
    fn check(&self, parts: &Parts<'_>) -> Result<(), OrderError> {
        for (verb, word) in &parts.verbs {
            if self.decision.verbs().all(|known| known != *verb) {
                return Err(self.elsewhere(word));
            }
        }
        let stray = |part: Part| !self.decision.takes(part);
        let strays = [
            parts.tiles.first().map(|found| found.word).filter(|_| stray(Part::Tile)),
            parts.squares.first().map(|&(_, word)| word).filter(|_| stray(Part::Square)),
            parts.segments.first().map(|&(_, word)| word).filter(|_| stray(Part::Segment)),
        ];
        match strays.into_iter().flatten().next() {
            Some(word) => Err(self.elsewhere(word)),
            None => Ok(()),
        }
    }
}

impl Question<'_> {
    /// «No canal» is no bid, though the word means nothing where canals are asked
    /// about.
    fn check_canal(&self, order: &Order) -> Result<(), OrderError> {
        let canal = |word: &&Word| {
            vocabulary::terms()
                .is_ok_and(|terms| terms.means(&word.text, |term| term == vocabulary::Term::Canal))
        };
        let bids = !self.decision.takes(Part::Segment) && !self.decision.takes(Part::Tile);
        match order.words.iter().find(canal).filter(|_| bids) {
            Some(word) => Err(self.elsewhere(word)),
            None => Ok(()),
        }
    }
}

impl Santiago {
    pub(super) fn read_order(&self, seat: Seat, order: &Order) -> Result<Action, OrderError> {
        let asking = self
            .asks(seat)
            .ok_or_else(|| OrderError::whole(order, "nothing is asked of you now"))?;
        let question = Question { game: self, seat, decision: asking.decision() };
        let vocabulary =
            vocabulary::built_in().map_err(|error| OrderError::whole(order, error.to_string()))?;
        let parts = Parts::of(order, &question, vocabulary)?;
        question.check(&parts)?;
        question.check_canal(order)?;
        let reader = Reader { game: self, order, question, parts };
        reader.says_what_to_do()?;
        match asking {
            Asking::Bid(_) | Asking::SealedBid(_) => reader.bid(),
            Asking::Plant(_) => reader.planting(),
            Asking::Leftover(leftover) => reader.leftover(leftover.tile),
            Asking::Propose(_) => reader.proposal(),
            Asking::Build(offers) => reader.decision(offers),
            Asking::Extra(_) => reader.extra(),
            Asking::FirstCanal(_) => {
                let place = reader.place()?;
                place.map(Action::Build).ok_or_else(|| reader.which_segment())
            }
        }
    }
}

/// An order with its words sorted.
struct Reader<'a> {
    game: &'a Santiago,
    order: &'a Order,
    question: Question<'a>,
    parts: Parts<'a>,
}

impl Reader<'_> {
    /// A number or a place alone is no order: it may be the rest of a quoted
    /// board. A tile with its square says enough by itself.
    fn says_what_to_do(&self) -> Result<(), OrderError> {
        let parts = &self.parts;
        let whole_plant = !parts.tiles.is_empty() && !parts.squares.is_empty();
        if !parts.verbs.is_empty() || whole_plant {
            return Ok(());
        }
        let such = self.question.such(";", |_| true);
        Err(self.whole(format!("say what to do with it{such}")))
    }

    fn whole(&self, sentence: impl Into<String>) -> OrderError {
        OrderError::whole(self.order, sentence).citing(self.question.decision.id())
    }

    fn has(&self, verb: Verb) -> bool {
        self.parts.verbs.iter().any(|&(other, _)| other == verb)
    }

    /// The word that says no, if one does.
    fn no(&self) -> Option<&Word> {
        self.parts.verbs.iter().find(|(verb, _)| verb.says_no()).map(|&(_, word)| word)
    }

    /// The one number of the order.
    fn amount(&self) -> Result<Option<u32>, OrderError> {
        match self.parts.numbers.as_slice() {
            [] => Ok(None),
            &[(number, _)] => Ok(Some(number)),
            [(first, _), (second, word), ..] => {
                let sentence = format!("{first} or {second}? one amount is enough");
                Err(OrderError::at(word, sentence))
            }
        }
    }

    /// The one segment of the order, where a bare number is one, too.
    fn place(&self) -> Result<Option<Segment>, OrderError> {
        let mut places = self.parts.segments.clone();
        for &(number, word) in &self.parts.numbers {
            if let Some(&(segment, _)) = self.parts.segments.first() {
                let sentence = format!("{segment} is enough; there is no amount to name here");
                return Err(OrderError::at(word, sentence));
            }
            places.push((words::segment(number, word)?, word));
        }
        self.one_place(&places)
    }

    fn one_place(&self, places: &[(Segment, &Word)]) -> Result<Option<Segment>, OrderError> {
        match places {
            [] => Ok(None),
            &[(segment, _)] => Ok(Some(segment)),
            [(first, _), (second, word), ..] => {
                let error = OrderError::at(word, format!("{first} or {second}? name one place"));
                Err(if self.question.decision == Decision::Propose {
                    error.citing("D49")
                } else {
                    error
                })
            }
        }
    }

    fn which_segment(&self) -> OrderError {
        let places = OneOf(self.game.land.buildable());
        self.whole(format!("where? a canal may lie on {places}"))
    }

    /// D26: nothing bid, and 0 bid, is a pass.
    fn bid(&self) -> Result<Action, OrderError> {
        let amount = self.amount()?;
        match (self.no(), amount) {
            (Some(word), Some(amount)) if amount > 0 => {
                Err(OrderError::at(word, format!("pass, or bid {amount}? say one of the two")))
            }
            (Some(_), _) | (None, Some(0)) => Ok(Action::Pass),
            (None, Some(amount)) => Ok(Action::Bid(amount)),
            (None, None) => {
                let such = self.question.such(";", |action| matches!(action, Action::Bid(_)));
                Err(self.whole(format!("how much? name an amount, or pass{such}")))
            }
        }
    }

    fn planting(&self) -> Result<Action, OrderError> {
        let offer = planting::tiles(self.game);
        let tile = match (self.tile(&offer)?, offer.as_slice()) {
            (Some(tile), _) => tile,
            (None, &[only]) => only,
            (None, _) => {
                return Err(self.whole(format!("which tile? you may take {}", OneOf(offer))));
            }
        };
        self.square().map(|square| Action::Plant(tile, square))
    }

    fn leftover(&self, leftover: Tile) -> Result<Action, OrderError> {
        let tile = self.tile(&[leftover])?.unwrap_or(leftover);
        self.square().map(|square| Action::Plant(tile, square))
    }

    fn square(&self) -> Result<Square, OrderError> {
        match self.parts.squares.as_slice() {
            [] => {
                let such = self.question.such("", |_| true);
                Err(self.whole(format!("on which square?{such}")))
            }
            &[(square, _)] => Ok(square),
            [(first, _), (second, word), ..] => {
                Err(OrderError::at(word, format!("{first} or {second}? name one square")))
            }
        }
    }

    /// The one tile of the order. The number may stand apart from the kind, or
    /// be left out where one such tile is on offer.
    fn tile(&self, offer: &[Tile]) -> Result<Option<Tile>, OrderError> {
        let mut found = self.parts.tiles.iter();
        let Some(first) = found.next() else {
            return match self.parts.numbers.first() {
                Some((_, word)) => Err(self.question.elsewhere(word)),
                None => Ok(None),
            };
        };
        if let Some(other) = found.find(|other| other.kind != first.kind) {
            let (one, two) = (first.kind.word(), other.kind.word());
            return Err(OrderError::at(other.word, format!("{one} or {two}? name one tile")));
        }
        let mut numbers: Vec<u32> =
            self.parts.tiles.iter().filter_map(|found| found.pictured).collect();
        numbers.extend(self.parts.numbers.iter().map(|&(number, _)| number));
        let kind = first.kind;
        match numbers.as_slice() {
            [] => one_of_kind(kind, offer, first.word).map(Some),
            &[number] => {
                let tile = u8::try_from(number).ok().and_then(|number| Tile::new(kind, number));
                tile.map(Some).ok_or_else(|| {
                    let sentence = format!("{0} tiles are {0}1 and {0}2", kind.word());
                    OrderError::at(first.word, sentence)
                })
            }
            [one, two, ..] => {
                Err(OrderError::at(first.word, format!("{one} or {two}? name one tile")))
            }
        }
    }

    /// Money for no place is refused (D50); a place without money is offered 0
    /// (D53).
    fn proposal(&self) -> Result<Action, OrderError> {
        let amount = self.amount()?;
        let segment = self.one_place(&self.parts.segments)?;
        match (self.no(), segment, amount) {
            (None, Some(segment), amount) => Ok(Action::Propose(segment, amount.unwrap_or(0))),
            (Some(_), None, None | Some(0)) => Ok(Action::ProposeNothing),
            (Some(word), Some(segment), _) => {
                let sentence = format!("propose {segment} 0, or propose nothing? say one of them");
                Err(OrderError::at(word, sentence))
            }
            (_, None, Some(amount)) => {
                let same =
                    |it: &Action| matches!(it, Action::Propose(_, offered) if *offered == amount);
                let such = self.question.such("", same);
                let sentence = format!("{amount} for which place?{such}");
                Err(self.whole(sentence).citing("D50"))
            }
            (None, None, None) => Err(self.which_segment()),
        }
    }

    fn decision(&self, offers: &Offers) -> Result<Action, OrderError> {
        let proposed: Vec<Segment> = offers.sums().into_iter().map(|(place, _)| place).collect();
        let place = self.place()?;
        match (self.no(), place) {
            (Some(word), Some(segment)) => {
                Err(OrderError::at(word, format!("skip, or build on {segment}? say one of them")))
            }
            (Some(_), None) => Ok(Action::Skip),
            // Building where somebody proposed is accepting (D55).
            (None, Some(segment)) if self.has(Verb::Accept) || proposed.contains(&segment) => {
                Ok(Action::Accept(segment))
            }
            (None, Some(segment)) => Ok(Action::Build(segment)),
            (None, None) => match proposed.as_slice() {
                &[only] if self.has(Verb::Accept) => Ok(Action::Accept(only)),
                [] => Err(self.which_segment()),
                _ => Err(self.whole(format!("which place? proposed are {}", OneOf(proposed)))),
            },
        }
    }

    fn extra(&self) -> Result<Action, OrderError> {
        match (self.no(), self.place()?) {
            (Some(word), Some(segment)) => {
                Err(OrderError::at(word, format!("hold, or build on {segment}? say one of them")))
            }
            (Some(_), None) => Ok(Action::Hold),
            (None, Some(segment)) => Ok(Action::Extra(segment)),
            (None, None) => Err(self.which_segment()),
        }
    }
}

fn one_of_kind(kind: Kind, offer: &[Tile], word: &Word) -> Result<Tile, OrderError> {
    let of_kind: Vec<Tile> = offer.iter().copied().filter(|tile| tile.kind() == kind).collect();
    match of_kind.as_slice() {
        &[only] => Ok(only),
        [] => {
            let sentence =
                format!("no {} is on offer; you may take {}", kind.word(), OneOf(offer.to_vec()));
            Err(OrderError::at(word, sentence).citing("S28"))
        }
        [one, two, ..] => Err(OrderError::at(word, format!("{one} or {two}? say which"))),
    }
}
