//! A table's journal: what happened, in order, and the match it adds up to.

use super::{
    Awaited, Dice, Game, Order, OrderError, Progress, Seat, Seats, Standings, TableSeed, Viewer,
    Violation as _,
};
use serde::{Deserialize, Serialize};

/// Who made an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Author {
    /// The table's creator: the set-up.
    Creator,
    /// The player of a seat.
    Seat(Seat),
    /// Nobody answered for a seat, and its default was taken.
    Clock(Seat),
    /// A house player, sitting in for a seat.
    House(Seat),
}

impl Author {
    /// Whose order it is, whoever gave it.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Author::Creator => None,
            Author::Seat(seat) | Author::Clock(seat) | Author::House(seat) => Some(seat),
        }
    }
}

/// What an entry is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", bound = "")]
pub enum Body<G: Game> {
    /// The set-up; always entry 0 and never another.
    Deal(G::Deal),
    /// A seat's order, canonical, as it was carried out.
    Order(String),
}

/// One entry of a journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Entry<G: Game> {
    /// Who made it.
    pub by: Author,
    /// What it is about.
    pub body: Body<G>,
    /// What followed from it, in order.
    pub events: Vec<G::Event>,
}

impl<G: Game> Entry<G> {
    /// The order it carried out, if it is not the set-up.
    #[must_use]
    pub fn order(&self) -> Option<&str> {
        match &self.body {
            Body::Deal(_) => None,
            Body::Order(order) => Some(order),
        }
    }

    /// Did anything come to light in it ([`Game::reveals`])?
    #[must_use]
    pub fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }
}

/// Why a journal can't be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Entry 0 is missing.
    #[error("the journal is empty")]
    Empty,
    /// Entry 0 is not a set-up.
    #[error("entry 0 is not a set-up")]
    NoDeal,
    /// A set-up where an order belongs.
    #[error("entry {0} is a second set-up")]
    SecondDeal(u32),
}

/// Why an order was not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayError {
    /// The seat is not asked anything now.
    NotAwaited,
    /// The order makes no sense or breaks a rule.
    Order(OrderError),
}

/// A game in progress: the position and how many entries led to it.
#[derive(Debug, Clone)]
pub struct Match<G: Game> {
    game: G,
    position: u32,
    /// For each seat of the table the position at which its question arose.
    asked: Vec<Option<(&'static str, u32)>>,
}

impl<G: Game> Match<G> {
    /// Sets up a new match: its entry 0.
    ///
    /// # Errors
    /// Options that the rules refuse.
    pub fn deal(
        options: &G::Options,
        seats: Seats,
        seed: &TableSeed,
    ) -> Result<(Self, Entry<G>), G::Violation> {
        let mut dice = seed.dice(0);
        let deal = G::deal(options, seats, &mut dice)?;
        let mut game = G::begin(&deal);
        let events = run_on(&mut game, &mut dice);
        let mut it = Match { game, position: 1, asked: vec![None; seats.count()] };
        it.note_questions(Author::Creator);
        Ok((it, Entry { by: Author::Creator, body: Body::Deal(deal), events }))
    }

    /// Plays a journal again: facts only, nothing is judged or rolled.
    ///
    /// # Errors
    /// A journal that does not begin with its one set-up.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry<G>>) -> Result<Self, ReplayError>
    where
        G: 'a,
    {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(ReplayError::Empty)?;
        let Body::Deal(deal) = &first.body else { return Err(ReplayError::NoDeal) };
        let game = G::begin(deal);
        let seats = game.seats();
        let mut it = Match { game, position: 0, asked: vec![None; seats.count()] };
        it.apply(first);
        for entry in entries {
            if matches!(entry.body, Body::Deal(_)) {
                return Err(ReplayError::SecondDeal(it.position));
            }
            it.apply(entry);
        }
        Ok(it)
    }

    /// What a viewer may hear of everything from entry `since` on.
    #[must_use]
    pub fn news(entries: &[Entry<G>], since: u32, viewer: Viewer) -> Vec<G::News> {
        let Some(Entry { body: Body::Deal(deal), .. }) = entries.first() else {
            return Vec::new();
        };
        let mut game = G::begin(deal);
        let mut news = Vec::new();
        for (position, entry) in (0..).zip(entries) {
            for event in &entry.events {
                if position >= since {
                    news.extend(game.news(event, viewer));
                }
                game.evolve(event);
            }
        }
        news
    }

    /// Applies one recorded entry.
    pub fn apply(&mut self, entry: &Entry<G>) {
        for event in &entry.events {
            self.game.evolve(event);
        }
        self.position += 1;
        self.note_questions(entry.by);
    }

    /// Carries out an order of a seat's player and returns the entry to record.
    /// Nothing changes if it is refused.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn play(
        &mut self,
        seat: Seat,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<Entry<G>, PlayError> {
        self.play_by(Author::Seat(seat), seat, order, seed)
    }

    /// The same for an order that somebody else gives for the seat.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn play_by(
        &mut self,
        by: Author,
        seat: Seat,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<Entry<G>, PlayError> {
        if self.game.question(seat).is_none() {
            return Err(PlayError::NotAwaited);
        }
        let action = self.game.read(seat, order).map_err(PlayError::Order)?;
        let mut dice = seed.dice(self.position);
        let mut events = self.game.decide(seat, &action, &mut dice).map_err(|violation| {
            PlayError::Order(
                OrderError::whole(order, violation.to_string()).citing(violation.rule()),
            )
        })?;
        for event in &events {
            self.game.evolve(event);
        }
        events.extend(run_on(&mut self.game, &mut dice));
        self.position += 1;
        self.note_questions(by);
        Ok(Entry { by, body: Body::Order(action.to_string()), events })
    }

    /// The position itself.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many entries the journal has.
    #[must_use]
    pub fn position(&self) -> u32 {
        self.position
    }

    /// Who is awaited; empty when the game is over.
    #[must_use]
    pub fn awaiting(&self) -> Vec<Awaited> {
        match self.game.progress() {
            Progress::Awaiting(seats) => seats,
            Progress::Finished(_) => Vec::new(),
        }
    }

    /// The final standings; `None` before the end.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        match self.game.progress() {
            Progress::Awaiting(_) => None,
            Progress::Finished(standings) => Some(standings),
        }
    }

    /// The position at which a seat's present question arose. An order written
    /// by someone who saw an earlier position answers another question.
    #[must_use]
    pub fn asked_at(&self, seat: Seat) -> Option<u32> {
        self.asked.get(seat.index()).copied().flatten().map(|(_, position)| position)
    }

    /// A question is new when the seat was asked something else before, or has
    /// just answered and is asked again. An answer that may still be changed
    /// keeps the question it answers.
    fn note_questions(&mut self, by: Author) {
        let awaiting = self.awaiting();
        for seat in self.game.seats().iter() {
            let answered =
                by.seat() == Some(seat) && awaiting.iter().any(|awaited| awaited.seat == seat);
            let place = &mut self.asked[seat.index()];
            *place = match (self.game.question(seat), *place) {
                (None, _) => None,
                (Some(now), Some((before, at))) if now == before && !answered => Some((now, at)),
                (Some(now), _) => Some((now, self.position)),
            };
        }
    }
}

/// Lets everything happen that happens by itself.
fn run_on<G: Game>(game: &mut G, dice: &mut Dice) -> Vec<G::Event> {
    let mut events = Vec::new();
    while let Some(event) = game.automatic(dice) {
        game.evolve(&event);
        events.push(event);
    }
    events
}
