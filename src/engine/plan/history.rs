//! What became of a table's lines, and when. The journal can return to an earlier
//! position, and this says what the lines were there, without guesswork.
//!
//! A change is either the owner's will (a line was filed, forgotten, woken) or an
//! effect of play on a line (it acted, failed, lapsed). Will stands wherever the
//! journal returns to. An effect of play counts only if the journal's current line
//! goes through the position where it happened.

use super::{Acted, Filed, Plannable, Plans, Stop};
use crate::engine::{Amended, Fate, Match, Seat};
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    pub seat: Seat,
    /// How many entries the journal had then.
    pub at: u32,
    pub what: Changed,
    /// The change that this one replaces in an amendment, taking its place in the
    /// order.
    pub again: Option<i64>,
}

/// What became of a seat's lines, which are named by their [`Filed::id`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// It was filed, replacing those for the same decision.
    Filed(i64),
    /// The lines for this address were revoked; all of them if `None`.
    Forgotten(Option<String>),
    /// Held lines act again.
    Woken,
    /// It made a decision, or answered what that decision brought up.
    Acted(i64, Acted),
    /// It had its chance this round.
    Spent(i64, u32),
    /// It waits for its owner's word.
    Held(i64),
    Ended(i64, Stop),
}

impl Changed {
    /// Did the owner want it, whatever becomes of the position?
    fn is_will(&self) -> bool {
        match self {
            Changed::Filed(_) | Changed::Forgotten(_) | Changed::Woken => true,
            Changed::Ended(_, why) => why.is_will(),
            Changed::Acted(..) | Changed::Spent(..) | Changed::Held(_) => false,
        }
    }
}

/// Everything that ever became of a table's lines.
#[derive(Debug, Clone)]
pub struct History<G: Plannable> {
    /// All lines of the seats' present players, as they were filed.
    lines: BTreeMap<i64, Filed<G>>,
    /// With their numbers, oldest first.
    changes: Vec<(i64, Change)>,
}

impl<G: Plannable> Default for History<G> {
    fn default() -> Self {
        History { lines: BTreeMap::new(), changes: Vec::new() }
    }
}

impl<G: Plannable> History<G> {
    /// Adds a line; only its text and when it was filed count.
    pub fn add_line(&mut self, filed: Filed<G>) {
        let fresh = Filed { acted: None, spent_in: None, held: false, ..filed };
        self.lines.insert(fresh.id, fresh);
    }

    /// Adds a change under its number.
    pub fn add_change(&mut self, number: i64, change: Change) {
        self.changes.push((number, change));
    }

    /// The changes that count at a match's last position, in order.
    fn counting<'a>(&'a self, now: &Match<G>) -> Vec<&'a Change> {
        let mut counting: Vec<&(i64, Change)> = self
            .changes
            .iter()
            .filter(|(_, change)| change.what.is_will() || now.went_through(change.at))
            .collect();
        counting.sort_by_key(|(number, change)| (change.again.unwrap_or(*number), *number));
        counting.into_iter().map(|(_, change)| change).collect()
    }

    /// The line that gave the order of this journal entry, if one did.
    fn author(&self, entry: u32) -> Option<(Seat, i64, &Acted)> {
        self.changes.iter().rev().find_map(|(_, change)| match &change.what {
            Changed::Acted(id, acted) if change.at == entry + 1 => Some((change.seat, *id, acted)),
            _ => None,
        })
    }

    /// The changes that an amendment keeps, moved to the replacements of their
    /// positions. For a seat whose orders stand, that is all of them except direct
    /// effects of the amended order that the seat has not answered yet: those are
    /// evaluated anew.
    pub(super) fn amended(
        &self,
        before: &Match<G>,
        amended: &Amended<G>,
        old: &[(u32, Option<Seat>)],
    ) -> Vec<Change> {
        let stands = |entry: u32| amended.stands.iter().find(|(was, _)| *was == entry);
        let same = |entry: u32| {
            let mut replayed = amended.replayed.iter();
            replayed.any(|it| it.entry == entry && it.fate == Fate::Same)
        };
        let Some(&(first, _)) = amended.stands.first() else { return Vec::new() };
        let keeps = |change: &Change| {
            let seat = Some(change.seat);
            // The last order or correction before the change is its cause.
            let &(cause, of) = old.iter().rev().find(|(entry, _)| *entry < change.at)?;
            let own = |entry: u32| {
                let its = old.iter().any(|&(other, of)| other == entry && of == seat);
                its && stands(entry).is_some()
            };
            let lost = old.iter().any(|&(entry, of)| {
                of == seat && (first..=cause).contains(&entry) && stands(entry).is_none()
            });
            let later = old.iter().any(|&(entry, _)| entry > cause && own(entry));
            let stays = !lost && (later || same(cause) || of == seat);
            let &(_, place) = amended.stands.iter().rev().find(|(was, _)| *was <= cause)?;
            stays.then_some(place + 1)
        };
        let after = self.changes.iter().filter(|(_, change)| {
            !change.what.is_will() && change.at > first && before.went_through(change.at)
        });
        after
            .filter_map(|(number, change)| {
                let again = Some(change.again.unwrap_or(*number));
                Some(Change { at: keeps(change)?, again, ..change.clone() })
            })
            .collect()
    }
}

impl<G: Plannable> Plans<G> {
    /// The journal has returned, and `now` is the match since then: every line is
    /// what it was at that position, unless its owner has changed it since.
    pub(super) fn become_as_at(&mut self, now: &Match<G>, history: &History<G>) {
        let mut then = Plans::none(now.game().seats());
        let mut ends: BTreeMap<i64, (Seat, Stop, u32)> = BTreeMap::new();
        for change in history.counting(now) {
            then.follow(change, history);
            for (seat, filed, why, _) in then.ended.drain(..) {
                ends.insert(filed.id, (seat, why, change.at));
            }
        }
        self.seats = then.seats;
        // Including those that had ended before: perhaps for another reason.
        for (id, (seat, why, at)) in ends {
            let filed = history.lines.get(&id);
            if let Some(filed) = filed.filter(|_| self.of(seat).iter().all(|it| it.id != id)) {
                self.ended.push((seat, filed.clone(), why, at));
            }
        }
    }

    /// Repeats a change.
    fn follow(&mut self, change: &Change, history: &History<G>) {
        let Change { seat, at, what, .. } = change;
        let (seat, at) = (*seat, *at);
        if seat.index() >= self.seats.len() {
            return;
        }
        match what {
            Changed::Filed(id) => {
                if let Some(filed) = history.lines.get(id) {
                    self.put(seat, filed.clone(), at);
                }
            }
            Changed::Forgotten(address) => {
                self.forget_address(seat, address.as_deref(), at);
            }
            Changed::Woken => {
                self.of_mut(seat).iter_mut().for_each(|filed| filed.held = false);
            }
            Changed::Acted(id, acted) => self.with(seat, *id, |it| it.acted = Some(acted.clone())),
            Changed::Spent(id, round) => self.with(seat, *id, |it| it.spent_in = Some(*round)),
            Changed::Held(id) => self.with(seat, *id, |it| it.held = true),
            Changed::Ended(id, why) => {
                if let Some(place) = self.of(seat).iter().position(|filed| filed.id == *id) {
                    let filed = self.of_mut(seat).remove(place);
                    self.ended.push((seat, filed, *why, at));
                }
            }
        }
    }

    fn with(&mut self, seat: Seat, id: i64, change: impl FnOnce(&mut Filed<G>)) {
        if let Some(filed) = self.of_mut(seat).iter_mut().find(|filed| filed.id == id) {
            change(filed);
        }
    }

    /// An undo has taken back this entry's order. If a line gave it, that line
    /// counts as having decided, and its owner is asked instead: otherwise it would
    /// do the same again at once.
    pub(super) fn leave_to_owner(&mut self, now: &Match<G>, entry: u32, history: &History<G>) {
        let Some((seat, id, acted)) = history.author(entry) else { return };
        if seat.index() < self.seats.len() && self.of(seat).iter().any(|filed| filed.id == id) {
            let acted = Acted { wish: None, ..acted.clone() };
            self.note(seat, now.position(), Changed::Acted(id, acted.clone()));
            self.with(seat, id, |filed| filed.acted = Some(acted));
        }
    }
}
