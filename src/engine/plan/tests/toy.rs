//! A game just large enough to plan in: each round auctions three lots, everybody
//! bids once for each, and the winner takes ships or spices. Bids are paid; whoever
//! won the most lots after three rounds wins.

use crate::engine::plan::Carry;
use crate::engine::{
    Awaited, Choices, Dice, Game, Order, OrderError, Plannable, Progress, Said, Seat, Seats,
    Secret, Sentence, Standing, Viewer, Violation,
};
use serde::{Deserialize, Serialize};
use std::fmt;

pub const LOTS: u32 = 3;
const ROUNDS: u32 = 3;

#[derive(Debug, Clone, PartialEq)]
pub struct Toy {
    seats: Seats,
    round: u32,
    lot: u32,
    bids: Vec<u32>,
    money: Vec<u32>,
    won: Vec<(u32, u32, Seat)>,
    choosing: Option<Seat>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Bid(Seat, u32),
    Won(Seat, u32),
    Unsold,
    Took(Seat, String),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Bid(u32),
    Take(String),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(0) => f.write_str("pass"),
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Take(what) => write!(f, "take {what}"),
        }
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Wrong(String);

impl Violation for Wrong {
    fn rule(&self) -> &'static str {
        "T1"
    }

    fn said(&self) -> Option<Said> {
        None
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    pub round: u32,
    pub money: Option<u32>,
    pub won: Vec<(u32, u32, Seat)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Slot {
    Lot(u32),
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Slot::Lot(lot) = self;
        write!(f, "lot {lot}")
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    Bid(u32),
    UpTo(u32),
    Take(String),
    /// `4 if cheap`: a condition that is part of the wish.
    IfCheap(u32),
    /// A bid, and what to take if it wins.
    AndTake(Box<Wish>, String),
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Bid(0) => f.write_str("pass"),
            Wish::Bid(amount) => write!(f, "bid {amount}"),
            Wish::UpTo(most) => write!(f, "up to {most}"),
            Wish::Take(what) => write!(f, "take {what}"),
            Wish::IfCheap(amount) => write!(f, "bid {amount} if cheap"),
            Wish::AndTake(bid, what) => write!(f, "{bid} take {what}"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    Mine(u32),
    Money(u32),
    Poor(u32),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Mine(lot) => write!(f, "lot {lot} mine"),
            Fact::Money(least) => write!(f, "money {least} or more"),
            Fact::Poor(most) => write!(f, "money {most} or less"),
        }
    }
}

impl Toy {
    fn asked(&self) -> Option<Seat> {
        if self.round > ROUNDS {
            return None;
        }
        self.choosing.or_else(|| self.seats.iter().nth(self.bids.len()))
    }
}

impl Game for Toy {
    type Options = ();
    type Deal = Seats2;
    type Action = Action;
    type Event = Event;
    type News = Event;
    type Violation = Wrong;
    type View = View;

    fn deal((): &(), seats: Seats, _dice: &mut Dice) -> Result<Seats2, Wrong> {
        Ok(Seats2(seats.count()))
    }

    fn begin(deal: &Seats2) -> Self {
        Toy {
            seats: Seats::new(deal.0).unwrap(),
            round: 1,
            lot: 1,
            bids: vec![],
            money: vec![10; deal.0],
            won: vec![],
            choosing: None,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn progress(&self) -> Progress {
        match self.asked() {
            Some(seat) => Progress::Awaiting(vec![Awaited { seat, decision: "P1" }]),
            None => Progress::Finished(
                self.seats
                    .iter()
                    .map(|seat| Standing { seat, rank: 1, total: 0, parts: vec![] })
                    .collect(),
            ),
        }
    }

    fn question(&self, seat: Seat) -> Option<&'static str> {
        let question = if self.choosing.is_some() { "P2" } else { "P1" };
        (self.asked() == Some(seat)).then_some(question)
    }

    fn joins_lines(&self, _seat: Seat) -> bool {
        false
    }

    fn choices(&self, seat: Seat) -> Option<Choices<Action>> {
        let decision = self.question(seat)?;
        let legal = match self.choosing {
            Some(_) => vec![Action::Take("ships".into()), Action::Take("spices".into())],
            None => (0..=self.money[seat.index()]).map(Action::Bid).collect(),
        };
        let default = legal[0].clone();
        Some(Choices { decision, suggested: legal.clone(), legal, default })
    }

    fn read(&self, _seat: Seat, order: &Order) -> Result<Action, OrderError> {
        match order.texts().as_slice() {
            ["pass"] => Ok(Action::Bid(0)),
            ["bid", amount] => Ok(Action::Bid(amount.parse().unwrap())),
            ["take", what] => Ok(Action::Take((*what).into())),
            _ => Err(OrderError::whole(order, "not a toy's order")),
        }
    }

    fn decide(&self, seat: Seat, action: &Action, _: &mut Dice) -> Result<Vec<Event>, Wrong> {
        match (action, self.choosing) {
            (Action::Bid(amount), None) => {
                let highest = self.bids.iter().copied().max().unwrap_or(0);
                if *amount > self.money[seat.index()] {
                    return Err(Wrong("that is more than you have".into()));
                }
                if *amount > 0 && *amount <= highest {
                    return Err(Wrong(format!("{highest} is bid")));
                }
                Ok(vec![Event::Bid(seat, *amount)])
            }
            (Action::Take(what), Some(_)) => Ok(vec![Event::Took(seat, what.clone())]),
            _ => Err(Wrong("that is not asked".into())),
        }
    }

    fn automatic(&self, _dice: &mut Dice) -> Option<Event> {
        if self.bids.len() < self.seats.count() || self.choosing.is_some() {
            return None;
        }
        let highest = self.bids.iter().copied().max().unwrap_or(0);
        let winner = self.bids.iter().position(|&bid| bid == highest && bid > 0);
        Some(match winner.and_then(|seat| self.seats.get(seat)) {
            Some(seat) => Event::Won(seat, highest),
            None => Event::Unsold,
        })
    }

    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Bid(_, amount) => self.bids.push(*amount),
            Event::Won(seat, price) => {
                self.money[seat.index()] -= price;
                self.won.push((self.round, self.lot, *seat));
                self.choosing = Some(*seat);
            }
            Event::Unsold | Event::Took(..) => {
                self.choosing = None;
                self.bids.clear();
                self.lot += 1;
                if self.lot > LOTS {
                    self.lot = 1;
                    self.round += 1;
                }
            }
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Won(..))
    }

    fn view(&self, viewer: Viewer) -> View {
        let money = match viewer {
            Viewer::Seat(seat) => Some(self.money[seat.index()]),
            _ => None,
        };
        View { round: self.round, money, won: self.won.clone() }
    }

    fn told(&self, event: &Event) -> Event {
        event.clone()
    }

    fn secret_in(&self, _event: &Event) -> Secret<Event> {
        Secret::Nothing
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Seats2(usize);

impl Plannable for Toy {
    type Slot = Slot;
    type Wish = Wish;
    type Fact = Fact;

    fn address(order: &Order, _colon: bool) -> Option<(Slot, usize)> {
        match order.texts().as_slice() {
            ["lot", lot, ..] => lot.parse().ok().map(|lot| (Slot::Lot(lot), 2)),
            _ => None,
        }
    }

    fn begins_address(word: &str) -> bool {
        word == "lot"
    }

    fn wish(
        _slot: Option<&Slot>,
        order: &Order,
        before: Option<&Wish>,
    ) -> Result<Wish, OrderError> {
        let number =
            |text: &str| text.parse().map_err(|_| OrderError::whole(order, "that is no number"));
        if let [.., "take", what] = order.texts().as_slice()
            && order.words.len() > 2
        {
            let words = order.words[..order.words.len() - 2].to_vec();
            let bid = Toy::wish(None, &Order { words, ..order.clone() }, before)?;
            return Ok(Wish::AndTake(Box::new(bid), (*what).into()));
        }
        match order.texts().as_slice() {
            ["pass"] => Ok(Wish::Bid(0)),
            ["bid", amount, "if", "cheap"] => Ok(Wish::IfCheap(number(amount)?)),
            ["bid", amount] => Ok(Wish::Bid(number(amount)?)),
            [amount] if matches!(before, Some(Wish::Bid(_))) => Ok(Wish::Bid(number(amount)?)),
            ["up", "to", most] => Ok(Wish::UpTo(number(most)?)),
            ["take", what] => Ok(Wish::Take((*what).into())),
            _ => Err(OrderError::at(&order.words[0], "that is no toy's wish")),
        }
    }

    fn inner_condition(after_if: &Order) -> usize {
        usize::from(after_if.texts().first() == Some(&"cheap"))
    }

    fn fact(order: &Order) -> Result<Fact, OrderError> {
        let texts = order.texts();
        let number = |text: &str| text.parse().unwrap_or(0);
        match texts.as_slice() {
            ["lot", lot, "mine"] => Ok(Fact::Mine(number(lot))),
            ["money", least, "or", "more"] => Ok(Fact::Money(number(least))),
            ["money", most, "or", "less"] => Ok(Fact::Poor(number(most))),
            _ => Err(OrderError::at(&order.words[0], "that is no toy's fact")),
        }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn rounds(&self) -> u32 {
        ROUNDS
    }

    fn can_be(&self, fact: &Fact) -> Result<(), Sentence> {
        match fact {
            Fact::Mine(lot) if *lot > LOTS => Err(format!("there is no lot {lot}").into()),
            Fact::Mine(_) | Fact::Money(_) | Fact::Poor(_) => Ok(()),
        }
    }

    fn can_come(&self, _seat: Seat, _slot: &Slot) -> Result<(), Sentence> {
        Ok(())
    }

    fn coming(&self, seat: Seat) -> Vec<Slot> {
        let done = self.choosing.map_or(self.bids.len() > seat.index(), |chosen| chosen != seat);
        (self.lot + u32::from(done)..=LOTS).map(Slot::Lot).collect()
    }

    fn present(&self, seat: Seat) -> Vec<Slot> {
        self.question(seat).map(|_| Slot::Lot(self.lot)).into_iter().collect()
    }

    fn follows_up(&self, _seat: Seat) -> bool {
        self.choosing.is_some()
    }

    fn meant(&self, seat: Seat, wish: &Wish) -> Option<Slot> {
        // What to take is part of a lot's decision, but does not say which lot's.
        let says = !matches!(wish, Wish::Take(_));
        self.coming(seat).into_iter().next().filter(|_| says)
    }

    fn suits(&self, _seat: Seat, slot: &Slot, _wish: &Wish) -> Result<(), Sentence> {
        let Slot::Lot(lot) = slot;
        if (1..=LOTS).contains(lot) { Ok(()) } else { Err(format!("there is no lot {lot}").into()) }
    }

    fn holds(view: &View, seat: Seat, fact: &Fact) -> bool {
        match fact {
            Fact::Mine(lot) => view.won.contains(&(view.round, *lot, seat)),
            Fact::Money(least) => view.money.is_some_and(|money| money >= *least),
            Fact::Poor(most) => view.money.is_some_and(|money| money <= *most),
        }
    }

    fn carry(
        &self,
        _seat: Seat,
        _slot: &Slot,
        wish: &Wish,
        _beside: &[(&Slot, &Wish)],
    ) -> Carry<Action> {
        let highest = self.bids.iter().copied().max().unwrap_or(0);
        let wish = match wish {
            Wish::AndTake(_, what) if self.choosing.is_some() => &Wish::Take(what.clone()),
            Wish::AndTake(bid, _) => bid.as_ref(),
            wish => wish,
        };
        match (wish, self.choosing) {
            (Wish::Take(what), Some(_)) => Carry::Try(vec![Action::Take(what.clone())]),
            (_, Some(_)) | (Wish::Take(_) | Wish::AndTake(..), None) => Carry::Idle,
            (Wish::Bid(amount), None) => Carry::Try(vec![Action::Bid(*amount)]),
            (Wish::UpTo(most), None) if highest < *most => {
                Carry::Try(vec![Action::Bid(highest + 1), Action::Bid(0)])
            }
            (Wish::UpTo(_), None) => Carry::Try(vec![Action::Bid(0)]),
            (Wish::IfCheap(amount), None) if highest == 0 => Carry::Try(vec![Action::Bid(*amount)]),
            (Wish::IfCheap(_), None) => Carry::Cannot("it is not cheap any more".into()),
        }
    }

    fn sheet(&self, _seat: Seat) -> Option<&'static str> {
        (self.round <= ROUNDS).then_some("lots")
    }

    fn filled_sheet(&self, seat: Seat) -> Vec<String> {
        self.coming(seat).iter().map(|slot| format!("{slot}: up to 2")).collect()
    }
}
