//! The lines that wait for their moment.

use super::{Change, Changed, Line, Plannable, Scope};
use crate::engine::{Seat, Seats};

/// A line as filed.
#[derive(Debug, Clone, PartialEq)]
pub struct Filed<G: Plannable> {
    /// Its number in storage; negative until it has one.
    pub id: i64,
    pub line: Line<G>,
    /// How many entries the journal had then.
    pub filed_at: u32,
    /// The last decision it made.
    pub acted: Option<Acted>,
    /// The last round in which it had its chance without making the decision: it
    /// could not be carried out, or its owner wanted to be asked.
    pub spent_in: Option<u32>,
    /// Does it wait for its owner's word because another line was stopped?
    pub held: bool,
}

/// A decision that a line made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acted {
    pub round: u32,
    /// The decision's address; a line for all lots names the lot here.
    pub slot: String,
    /// The wish that made it, in the order written; `None` if no wish did. Only
    /// this wish answers questions that come up inside the decision.
    pub wish: Option<usize>,
}

impl<G: Plannable> Filed<G> {
    /// Has it had its one chance this round?
    #[must_use]
    pub fn is_spent(&self, round: u32) -> bool {
        let acted = self.acted.as_ref().is_some_and(|acted| acted.round == round);
        (acted && !G::repeats(&self.line.slot)) || self.spent_in == Some(round)
    }

    /// Has it had its one chance at the decision with this address? A line for
    /// several decisions makes each of them once.
    #[must_use]
    pub fn is_spent_at(&self, round: u32, decision: &str) -> bool {
        let acted = self.acted.as_ref();
        self.is_spent(round)
            || acted.is_some_and(|acted| acted.round == round && acted.slot == decision)
    }
}

/// Why a line will never act again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// It has done what it was for.
    Done,
    /// Its decision came and went without it.
    Lapsed,
    /// It could not be done.
    Failed,
    /// Its owner wrote another one for the same decision.
    Replaced,
    /// Its owner took it back.
    Forgotten,
    /// Its position was taken back. Only in old databases: today it stays its
    /// owner's.
    TakenBack,
}

impl Stop {
    /// Its name in storage.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Stop::Done => "done",
            Stop::Lapsed => "lapsed",
            Stop::Failed => "failed",
            Stop::Replaced => "replaced",
            Stop::Forgotten => "forgotten",
            Stop::TakenBack => "taken-back",
        }
    }

    /// The reverse of [`word`](Self::word).
    #[must_use]
    pub fn of_word(word: &str) -> Option<Stop> {
        let all = [
            Stop::Done,
            Stop::Lapsed,
            Stop::Failed,
            Stop::Replaced,
            Stop::Forgotten,
            Stop::TakenBack,
        ];
        all.into_iter().find(|stop| stop.word() == word)
    }

    /// Did its owner end it?
    pub(super) fn is_will(self) -> bool {
        match self {
            Stop::Replaced | Stop::Forgotten => true,
            Stop::Done | Stop::Lapsed | Stop::Failed | Stop::TakenBack => false,
        }
    }
}

/// A line that has ended: whose, which, why, and how many entries the journal had.
pub type Ended<G> = (Seat, Filed<G>, Stop, u32);

/// All lines of a table by seat, oldest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Plans<G: Plannable> {
    pub(super) seats: Vec<Vec<Filed<G>>>,
    pub(super) ended: Vec<Ended<G>>,
    /// What became of the lines since they were restored.
    changes: Vec<Change>,
    /// How many were filed since then.
    made: i64,
    /// The table is paused: no line acts.
    resting: bool,
}

impl<G: Plannable> Plans<G> {
    #[must_use]
    pub fn none(seats: Seats) -> Self {
        Plans {
            seats: vec![Vec::new(); seats.count()],
            ended: Vec::new(),
            changes: Vec::new(),
            made: 0,
            resting: false,
        }
    }

    /// Restores a stored line.
    pub fn restore(&mut self, seat: Seat, filed: Filed<G>) {
        self.seats[seat.index()].push(filed);
    }

    /// A seat's lines that still have a decision to make, including held ones.
    pub fn standing(&self, seat: Seat, round: u32) -> impl Iterator<Item = &Filed<G>> {
        self.of(seat)
            .iter()
            .filter(move |filed| filed.line.scope != Scope::Round(round) || !filed.is_spent(round))
    }

    /// A seat's live lines, including held ones.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[Filed<G>] {
        &self.seats[seat.index()]
    }

    pub(super) fn of_mut(&mut self, seat: Seat) -> &mut Vec<Filed<G>> {
        &mut self.seats[seat.index()]
    }

    /// Notes what became of a seat's lines.
    pub(super) fn note(&mut self, seat: Seat, at: u32, what: Changed) {
        self.changes.push(Change { seat, at, what, again: None });
    }

    /// Records the changes that an amendment keeps.
    pub(super) fn note_again(&mut self, changes: &[Change]) {
        self.changes.extend_from_slice(changes);
    }

    /// Files a line. It replaces an older one for the same decision. `at` is the
    /// journal's position.
    pub fn file(&mut self, seat: Seat, line: Line<G>, at: u32) {
        self.made += 1;
        let id = -self.made;
        let filed = Filed { id, line, filed_at: at, acted: None, spent_in: None, held: false };
        self.note(seat, at, Changed::Filed(id));
        self.put(seat, filed, at);
    }

    /// Adds a line, replacing older ones for the same decision.
    pub(super) fn put(&mut self, seat: Seat, filed: Filed<G>, at: u32) {
        let line = &filed.line;
        let same = |old: &Line<G>| {
            let one_round = |scope| matches!(scope, Scope::Round(_));
            let rounds = match (old.scope, line.scope) {
                (Scope::Round(old), Scope::Round(new)) => old == new,
                // A standing line and one for a single round may coexist: the
                // latter goes first.
                (old, new) => one_round(old) == one_round(new),
            };
            rounds && old.scope.meets(line.scope) && old.slot == line.slot
        };
        self.drop_lines(seat, Stop::Replaced, at, same);
        self.of_mut(seat).push(filed);
    }

    /// Revokes the lines for a decision, or all, and returns how many. `at` is the
    /// journal's position.
    pub fn forget(&mut self, seat: Seat, slot: Option<&G::Slot>, at: u32) -> usize {
        let address = slot.map(ToString::to_string);
        let gone = self.forget_address(seat, address.as_deref(), at);
        self.note(seat, at, Changed::Forgotten(address));
        gone
    }

    pub(super) fn forget_address(&mut self, seat: Seat, address: Option<&str>, at: u32) -> usize {
        self.drop_lines(seat, Stop::Forgotten, at, |line| {
            address.is_none_or(|address| line.slot.to_string() == address)
        })
    }

    /// Ends lines that their owner no longer wants and returns how many. The order
    /// that says so (filed or forgotten) is what gets recorded.
    fn drop_lines(
        &mut self,
        seat: Seat,
        why: Stop,
        at: u32,
        meant: impl Fn(&Line<G>) -> bool,
    ) -> usize {
        let (gone, stay) =
            std::mem::take(self.of_mut(seat)).into_iter().partition(|filed| meant(&filed.line));
        *self.of_mut(seat) = stay;
        let gone: Vec<Filed<G>> = gone;
        let count = gone.len();
        self.ended.extend(gone.into_iter().map(|filed| (seat, filed, why, at)));
        count
    }

    /// Lets a seat's held lines act again and returns how many there were. `at` is
    /// the journal's position.
    pub fn go_on(&mut self, seat: Seat, at: u32) -> usize {
        let mut held = 0;
        for filed in self.of_mut(seat) {
            held += usize::from(std::mem::take(&mut filed.held));
        }
        self.note(seat, at, Changed::Woken);
        held
    }

    /// Suspends all lines, or lets them act again.
    pub fn rest(&mut self, resting: bool) {
        self.resting = resting;
    }

    /// Are all lines suspended?
    pub(super) fn is_resting(&self) -> bool {
        self.resting
    }

    /// Makes lines of a seat wait for its owner's word; returns them as displayed
    /// in this round. `at` is the journal's position.
    pub fn hold(
        &mut self,
        seat: Seat,
        round: u32,
        at: u32,
        which: impl Fn(&Filed<G>) -> bool,
    ) -> Vec<String> {
        let mut shown = Vec::new();
        let mut held = Vec::new();
        for filed in self.of_mut(seat).iter_mut().filter(|filed| which(filed)) {
            filed.held = true;
            shown.push(filed.line.shown(round));
            held.push(filed.id);
        }
        for id in held {
            self.note(seat, at, Changed::Held(id));
        }
        shown
    }

    /// Ends a line. `at` is the journal's position.
    pub(super) fn end(&mut self, seat: Seat, place: usize, why: Stop, at: u32) {
        let filed = self.of_mut(seat).remove(place);
        self.note(seat, at, Changed::Ended(filed.id, why));
        self.ended.push((seat, filed, why, at));
    }

    /// Ends the lines whose moment is over. `game` is the current position, `None`
    /// once the game has ended; `at` is its number.
    pub(super) fn lapse(&mut self, game: Option<&G>, at: u32) {
        for seat in 0..self.seats.len() {
            if self.seats[seat].is_empty() {
                continue;
            }
            let Some(of) = self.seat(seat, game) else { continue };
            let coming = game.map(|game| game.coming(of)).unwrap_or_default();
            for place in (0..self.seats[seat].len()).rev() {
                let filed = &self.seats[seat][place];
                let over = game.is_none_or(|game| match filed.line.scope {
                    // One that has decided may still answer what its decision
                    // brings up, until the round ends.
                    Scope::Round(only) if only == game.round() => {
                        filed.acted.is_none()
                            && filed.spent_in.is_none()
                            && !coming.contains(&filed.line.slot)
                    }
                    scope => scope.is_over(game.round()),
                });
                if over {
                    let served = filed.acted.is_some()
                        || filed.spent_in.is_some()
                        || G::is_beside(&filed.line.slot);
                    self.end(of, place, if served { Stop::Done } else { Stop::Lapsed }, at);
                }
            }
        }
    }

    fn seat(&self, index: usize, game: Option<&G>) -> Option<Seat> {
        let seats = game.map_or_else(|| Seats::new(self.seats.len()), |game| Some(game.seats()))?;
        seats.iter().nth(index)
    }

    /// Drains the lines that have ended, in that order.
    pub fn take_ended(&mut self) -> Vec<Ended<G>> {
        std::mem::take(&mut self.ended)
    }

    /// Drains what became of the lines, in that order.
    pub fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }
}
