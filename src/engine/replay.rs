//! A match: the position that a journal leads to.

use super::{
    Author, Awaited, Body, Deed, Dice, Draw, Entry, Game, Line, Note, Order, OrderError, Progress,
    Seat, Seats, Sentence, Standings, TableSeed, Viewer, Violation as _,
    draws::{Chance, drawn_for},
};
use std::collections::BTreeSet;

/// Why a journal can't be replayed.
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
    /// A return to a position that did not exist.
    #[error("entry {0} returns to a position that was not there before it")]
    BadReturn(u32),
}

/// Why an order was not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayError {
    /// The seat is not being asked anything.
    NotAwaited,
    /// The order makes no sense or breaks a rule.
    Order(OrderError),
}

/// A game in progress: the position and how many entries led to it.
#[derive(Debug, Clone)]
pub struct Match<G: Game> {
    game: G,
    position: u32,
    /// For each seat, the position at which its current question arose.
    asked: Vec<Option<(&'static str, u32)>>,
    /// Which seats are awaited.
    awaited: Vec<bool>,
    /// The positions it went through, oldest first.
    went: Vec<u32>,
    cancelled: bool,
    /// How many steps led here.
    steps: u32,
    chance: Chance,
}

impl<G: Game> Match<G> {
    /// Sets up a new match and makes its entry 0.
    ///
    /// # Errors
    /// Options that the rules refuse.
    pub fn deal(
        options: &G::Options,
        seats: Seats,
        seed: &TableSeed,
    ) -> Result<(Self, Entry<G>), G::Violation> {
        let mut dice = Chance::default().dice(seed, seats);
        let deal = G::deal(options, seats, &mut dice)?;
        let mut game = G::begin(&deal);
        let events = run_on(&mut game, &mut dice);
        let mut it = Match::at_first(game);
        let draws = dice.drawn();
        let entry = Entry { draws, ..Entry::new(Author::Creator, Body::Deal(deal), events) };
        it.chance.enter(&entry);
        it.went_on(&entry, 1);
        Ok((it, entry))
    }

    fn at_first(game: G) -> Self {
        let seats = game.seats().count();
        Match {
            game,
            position: 0,
            asked: vec![None; seats],
            awaited: vec![false; seats],
            went: Vec::new(),
            cancelled: false,
            steps: 0,
            chance: Chance::default(),
        }
    }

    /// Replays a journal from its events alone: nothing is judged or rolled. What
    /// was taken back is left out.
    ///
    /// # Errors
    /// A journal that does not begin with exactly one set-up, or that returns to a
    /// position it never had.
    pub fn replay(entries: &[Entry<G>]) -> Result<Self, ReplayError> {
        let first = entries.first().ok_or(ReplayError::Empty)?;
        let Body::Deal(deal) = &first.body else { return Err(ReplayError::NoDeal) };
        for (number, entry) in (1..).zip(entries.iter().skip(1)) {
            if matches!(entry.body, Body::Deal(_)) {
                return Err(ReplayError::SecondDeal(number));
            }
        }
        let line = Line::of(entries).map_err(|bad| ReplayError::BadReturn(bad.0))?;
        let mut it = Match::at_first(G::begin(deal));
        for number in line.entries {
            // Always within the journal.
            let Some(entry) = usize::try_from(number).ok().and_then(|at| entries.get(at)) else {
                continue;
            };
            for event in &entry.events {
                it.game.evolve(event);
            }
            it.went_on(entry, number + 1);
        }
        it.position = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        it.went = line.positions;
        // Draws that were taken back are used up nevertheless.
        it.chance = Chance::of(entries);
        Ok(it)
    }

    /// What a viewer may know of everything from entry `since` on.
    #[must_use]
    pub fn news(entries: &[Entry<G>], since: u32, viewer: Viewer) -> Vec<G::News> {
        let Some(Entry { body: Body::Deal(deal), .. }) = entries.first() else {
            return Vec::new();
        };
        let mut game = G::begin(deal);
        let mut news = Vec::new();
        for number in Line::of(entries).unwrap_or_default().entries {
            let entry = usize::try_from(number).ok().and_then(|number| entries.get(number));
            for event in entry.into_iter().flat_map(|entry| &entry.events) {
                if number >= since {
                    news.extend(game.news(event, viewer));
                }
                game.evolve(event);
            }
        }
        news
    }

    /// Walks through all entries, including those that were taken back, which are
    /// replayed from the position they were made in. `each` gets an entry's number,
    /// the entry, the position after it, and what a viewer may know of it.
    ///
    /// # Errors
    /// The first error of `each`.
    pub fn walk<E>(
        entries: &[Entry<G>],
        viewer: Viewer,
        mut each: impl FnMut(u32, &Entry<G>, &G, &[G::News]) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(Entry { body: Body::Deal(deal), .. }) = entries.first() else { return Ok(()) };
        let mut game = G::begin(deal);
        for (number, entry) in (0..).zip(entries) {
            if let Body::Return { to, .. } = entry.body {
                let back = usize::try_from(to).ok().and_then(|to| entries.get(..to));
                if let Some(Ok(back)) = back.map(Match::replay) {
                    game = back.game;
                }
            }
            let mut news = Vec::new();
            for event in &entry.events {
                news.extend(game.news(event, viewer));
                game.evolve(event);
            }
            each(number, entry, &game, &news)?;
        }
        Ok(())
    }

    /// Applies the next entry. One that returns to an earlier position needs the
    /// whole journal: see [`Match::replay`].
    pub fn apply(&mut self, entry: &Entry<G>) {
        for event in &entry.events {
            self.game.evolve(event);
        }
        self.added(entry);
    }

    /// Records an entry added to the journal.
    fn added(&mut self, entry: &Entry<G>) {
        self.chance.enter(entry);
        self.went_on(entry, self.position + 1);
    }

    /// Records an entry that was applied.
    fn went_on(&mut self, entry: &Entry<G>, position: u32) {
        self.position = position;
        self.went.push(position);
        self.steps += u32::from(entry.is_step());
        match entry.body {
            Body::Deed(_) => {}
            Body::Cancel => {
                self.cancelled = true;
                self.asked.fill(None);
            }
            // Earlier answers were for another position.
            Body::Adjust { .. } => {
                self.asked.fill(None);
                self.note_questions(entry.by);
            }
            Body::Deal(_) | Body::Order(_) | Body::Return { .. } | Body::Finish => {
                self.note_questions(entry.by);
            }
        }
    }

    /// Carries out an order of a seat's player and returns the entry to record. A
    /// refused order changes nothing.
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

    /// [`play`](Self::play) for an order that `by` gives for the seat.
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
        self.play_as(by, seat, order, self.dice(seed), |entry| entry)
    }

    /// [`play_by`](Self::play_by) with given dice; `put` completes the entry.
    pub(super) fn play_as(
        &mut self,
        by: Author,
        seat: Seat,
        order: &Order,
        mut dice: Dice,
        put: impl FnOnce(Entry<G>) -> Entry<G>,
    ) -> Result<Entry<G>, PlayError> {
        if self.question(seat).is_none() {
            return Err(PlayError::NotAwaited);
        }
        let action = self.game.read(seat, order).map_err(PlayError::Order)?;
        let events = self.game.decide(seat, &action, &mut dice).map_err(|violation| {
            let sentence = Sentence::of(&violation, violation.said());
            PlayError::Order(OrderError::whole(order, sentence).citing(violation.rule()))
        })?;
        let entry = put(Entry::new(by, Body::Order(action.to_string()), events));
        Ok(self.follow(entry, dice))
    }

    /// Applies a new entry and everything that then happens by itself; returns the
    /// entry to record.
    pub(super) fn follow(&mut self, mut entry: Entry<G>, mut dice: Dice) -> Entry<G> {
        for event in &entry.events {
            self.game.evolve(event);
        }
        if entry.is_step() {
            entry.events.extend(run_on(&mut self.game, &mut dice));
        }
        entry.draws = dice.drawn();
        self.added(&entry);
        entry
    }

    /// Adds an entry that leaves the position as it is, or abandons the table.
    pub fn note(&mut self, by: Author, body: Body<G>, note: Option<Note>) -> Entry<G> {
        let entry = Entry { note, ..Entry::new(by, body, Vec::new()) };
        self.added(&entry);
        entry
    }

    /// Records draws of something that never happened, unless they are in the
    /// journal already, so that they are not repeated.
    pub fn discard(&mut self, by: Author, draws: &[Draw], note: Option<Note>) -> Option<Entry<G>> {
        let next = self.chance.next();
        let draws: Vec<Draw> = draws.iter().copied().filter(|it| it.number >= next).collect();
        if draws.is_empty() {
            return None;
        }
        let entry = Entry::new(by, Body::Deed(Deed::Discarded), Vec::new());
        let entry = Entry { draws, note, ..entry };
        self.added(&entry);
        Some(entry)
    }

    /// The dice of the next entry.
    #[must_use]
    pub fn dice(&self, seed: &TableSeed) -> Dice {
        self.chance.dice(seed, self.game.seats())
    }

    /// The dice of an entry that replaces the entry `root` in an amendment;
    /// `entries` is the journal. They repeat what was drawn for that one, however
    /// often it is amended, and then go on.
    #[must_use]
    pub fn dice_again(&self, entries: &[Entry<G>], root: u32, seed: &TableSeed) -> Dice {
        let counted = seed.is_numbered(root);
        let drawn = if counted { drawn_for(entries, root) } else { BTreeSet::new() };
        self.chance.dice_again(seed, self.game.seats(), root, &drawn)
    }

    /// The dice of a house player that decides for a seat now.
    #[must_use]
    pub fn house_dice(&self, seat: Seat, seed: &TableSeed) -> Dice {
        let counted = seed.is_numbered(self.position);
        let number = if counted { self.steps } else { self.position };
        seed.house_stream(self.position, number, seat)
    }

    /// The seat's salt for the current seed, if it gave one.
    #[must_use]
    pub fn salt(&self, seat: Seat, seed: &TableSeed) -> Option<&str> {
        self.chance.salt(seed, seat)
    }

    /// Was the SHA-256 of the current seed announced to a player who saw position
    /// `saw`? The first seed's is in the first letter.
    #[must_use]
    pub fn knows_seed(&self, saw: Option<u32>) -> bool {
        let told = self.chance.told();
        told <= 1 || saw.is_some_and(|saw| saw >= told)
    }

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
        if self.cancelled { Vec::new() } else { self.game.awaiting() }
    }

    /// The final standings; `None` before the end.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        match self.game.progress() {
            Progress::Finished(standings) if !self.cancelled => Some(standings),
            _ => None,
        }
    }

    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// The decision point at which a seat may act now.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<&'static str> {
        self.game.question(seat).filter(|_| !self.cancelled)
    }

    /// Is this a position that the match went through? Those taken back since then
    /// don't count.
    #[must_use]
    pub fn went_through(&self, position: u32) -> bool {
        self.went.binary_search(&position).is_ok()
    }

    /// The position at which a seat's present question arose. An order by somebody
    /// who saw an earlier position answers another question.
    #[must_use]
    pub fn asked_at(&self, seat: Seat) -> Option<u32> {
        self.asked.get(seat.index()).copied().flatten().map(|(_, position)| position)
    }

    /// A question is new if the seat was asked something else before, or has
    /// answered and is asked again. An answer that can still be changed belongs to
    /// the same question.
    fn note_questions(&mut self, by: Author) {
        let awaiting = self.awaiting();
        for seat in self.game.seats().iter() {
            let awaited = awaiting.iter().any(|awaited| awaited.seat == seat);
            let before = std::mem::replace(&mut self.awaited[seat.index()], awaited);
            let answered = awaited && (by.seat() == Some(seat) || !before);
            let question = self.question(seat);
            let place = &mut self.asked[seat.index()];
            *place = match (question, *place) {
                (None, _) => None,
                (Some(now), Some((before, at))) if now == before && !answered => Some((now, at)),
                (Some(now), _) => Some((now, self.position)),
            };
        }
    }
}

/// More events than ever follow one order. A forged archive may hold a position
/// that the rules can't reach, and must not loop forever.
const MOST_EVENTS: usize = 10_000;

/// Applies everything that happens by itself.
fn run_on<G: Game>(game: &mut G, dice: &mut Dice) -> Vec<G::Event> {
    let mut events = Vec::new();
    while events.len() < MOST_EVENTS {
        let Some(event) = game.automatic(dice) else { break };
        game.evolve(&event);
        events.push(event);
    }
    events
}
