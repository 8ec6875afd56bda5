//! The lines of a table that wait for their moment.

use super::{Line, Plannable, Scope};
use crate::engine::{Seat, Seats};

/// A line that was taken in.
#[derive(Debug, Clone, PartialEq)]
pub struct Filed<G: Plannable> {
    /// Its number where it is stored; `None` until it is.
    pub id: Option<i64>,
    /// The line.
    pub line: Line<G>,
    /// How many entries the journal had.
    pub filed_at: u32,
    /// The last decision it made.
    pub acted: Option<Acted>,
    /// The last round in which it had its chance without making the decision:
    /// it could not be done, or its owner wanted to be asked.
    pub spent_in: Option<u32>,
    /// Does it wait for its owner's word, because another one was stopped?
    pub held: bool,
}

/// A decision that a line made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acted {
    /// In which round.
    pub round: u32,
    /// Which, by its address: a line for all lots made that of one.
    pub slot: String,
    /// By which of its wishes, in the order written; `None` if by none of them.
    /// What the decision brings up is answered by this one alone.
    pub wish: Option<usize>,
}

impl<G: Plannable> Filed<G> {
    /// Has it had its one chance in this round?
    #[must_use]
    pub fn is_spent(&self, round: u32) -> bool {
        let acted = self.acted.as_ref().is_some_and(|acted| acted.round == round);
        (acted && !G::repeats(&self.line.slot)) || self.spent_in == Some(round)
    }
}

/// Why a line will not act any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// It has done what it was for.
    Done,
    /// Its decision has come and gone without it.
    Lapsed,
    /// It could not be done.
    Failed,
    /// Its owner wrote another one for the same decision.
    Replaced,
    /// Its owner took it back.
    Forgotten,
    /// The position it was made in was taken back.
    TakenBack,
}

impl Stop {
    /// The word for it where it is stored.
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
}

/// All lines of a table, by seat, in the order in which they came.
#[derive(Debug, Clone, PartialEq)]
pub struct Plans<G: Plannable> {
    seats: Vec<Vec<Filed<G>>>,
    ended: Vec<(Seat, Filed<G>, Stop)>,
    /// The table is paused: none acts.
    resting: bool,
}

impl<G: Plannable> Plans<G> {
    /// None yet.
    #[must_use]
    pub fn none(seats: Seats) -> Self {
        Plans { seats: vec![Vec::new(); seats.count()], ended: Vec::new(), resting: false }
    }

    /// Puts back a line that was stored.
    pub fn restore(&mut self, seat: Seat, filed: Filed<G>) {
        self.seats[seat.index()].push(filed);
    }

    /// The lines of a seat that still have a decision to make, held ones
    /// included.
    pub fn standing(&self, seat: Seat, round: u32) -> impl Iterator<Item = &Filed<G>> {
        self.of(seat)
            .iter()
            .filter(move |filed| filed.line.scope != Scope::Round(round) || !filed.is_spent(round))
    }

    /// The lines of a seat that are alive, held ones included.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[Filed<G>] {
        &self.seats[seat.index()]
    }

    pub(super) fn of_mut(&mut self, seat: Seat) -> &mut Vec<Filed<G>> {
        &mut self.seats[seat.index()]
    }

    /// Takes in a line. It replaces an older one for the same decision.
    pub fn file(&mut self, seat: Seat, line: Line<G>, position: u32) {
        let same = |old: &Line<G>| {
            let one_round = |scope| matches!(scope, Scope::Round(_));
            let rounds = match (old.scope, line.scope) {
                (Scope::Round(old), Scope::Round(new)) => old == new,
                // A standing line and one for a single round get along: the
                // latter goes first.
                (old, new) => one_round(old) == one_round(new),
            };
            rounds && old.scope.meets(line.scope) && old.slot == line.slot
        };
        let old: Vec<usize> =
            (0..self.of(seat).len()).filter(|&place| same(&self.of(seat)[place].line)).collect();
        for place in old.into_iter().rev() {
            self.end(seat, place, Stop::Replaced);
        }
        let filed =
            Filed { id: None, line, filed_at: position, acted: None, spent_in: None, held: false };
        self.of_mut(seat).push(filed);
    }

    /// Takes back the lines for a decision, or all; says how many.
    pub fn forget(&mut self, seat: Seat, slot: Option<&G::Slot>) -> usize {
        let meant = |filed: &Filed<G>| slot.is_none_or(|slot| filed.line.slot == *slot);
        let places: Vec<usize> =
            (0..self.of(seat).len()).filter(|&place| meant(&self.of(seat)[place])).collect();
        for &place in places.iter().rev() {
            self.end(seat, place, Stop::Forgotten);
        }
        places.len()
    }

    /// Lets the held lines of a seat act again; says how many there were.
    pub fn go_on(&mut self, seat: Seat) -> usize {
        let mut held = 0;
        for filed in self.of_mut(seat) {
            held += usize::from(std::mem::take(&mut filed.held));
        }
        held
    }

    /// The journal was taken back to this position: lines that were written
    /// after it were made for what is no more. Says whose they were. Those that
    /// have acted since don't act again.
    pub fn take_back(&mut self, to: u32) -> Vec<(Seat, String)> {
        let mut gone = Vec::new();
        for index in 0..self.seats.len() {
            let Some(seat) = self.seat(index, None) else { continue };
            for place in (0..self.seats[index].len()).rev() {
                if self.seats[index][place].filed_at > to {
                    let filed = self.end(seat, place, Stop::TakenBack);
                    gone.push((seat, filed.line.to_string()));
                }
            }
        }
        gone.reverse();
        gone
    }

    /// Lets all lines rest, or act again.
    pub fn rest(&mut self, resting: bool) {
        self.resting = resting;
    }

    /// Do all lines rest?
    pub(super) fn is_resting(&self) -> bool {
        self.resting
    }

    /// Makes all lines of a seat wait for its owner's word.
    pub fn hold(&mut self, seat: Seat) {
        for filed in self.of_mut(seat) {
            filed.held = true;
        }
    }

    /// Ends a line.
    pub(super) fn end(&mut self, seat: Seat, place: usize, why: Stop) -> Filed<G> {
        let filed = self.of_mut(seat).remove(place);
        self.ended.push((seat, filed.clone(), why));
        filed
    }

    /// Ends the lines whose moment is over. `game` is the position now; `None`
    /// once the game has ended.
    pub(super) fn lapse(&mut self, game: Option<&G>) {
        for seat in 0..self.seats.len() {
            if self.seats[seat].is_empty() {
                continue;
            }
            let Some(of) = self.seat(seat, game) else { continue };
            let coming = game.map(|game| game.coming(of)).unwrap_or_default();
            for place in (0..self.seats[seat].len()).rev() {
                let filed = &self.seats[seat][place];
                let over = game.is_none_or(|game| match filed.line.scope {
                    // One that has decided may still be asked what its decision
                    // brings, as long as the round lasts.
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
                    self.end(of, place, if served { Stop::Done } else { Stop::Lapsed });
                }
            }
        }
    }

    fn seat(&self, index: usize, game: Option<&G>) -> Option<Seat> {
        let seats = game.map_or_else(|| Seats::new(self.seats.len()), |game| Some(game.seats()))?;
        seats.iter().nth(index)
    }

    /// The lines that have ended since this was last asked, in that order.
    pub fn take_ended(&mut self) -> Vec<(Seat, Filed<G>, Stop)> {
        std::mem::take(&mut self.ended)
    }
}
