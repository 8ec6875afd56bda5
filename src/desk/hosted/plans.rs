//! Converts plans to and from their stored form.

use super::{super::table::PlanChanges, Hosted};
use crate::{
    archive::Playable,
    engine::{
        Seat, Seats,
        plan::{Acted, Change, Changed, Filed, History, Line, Stop},
    },
    store::{PlanChangeRow, PlanPast, PlanRow},
};
use std::{
    any::{Any, TypeId},
    cell::RefCell,
    collections::HashMap,
};

thread_local! {
    /// Lines read before. A table's lines are read for every mail to it, and
    /// reading them takes longer than replaying its journal.
    static READ: RefCell<HashMap<(TypeId, String), Box<dyn Any>>> = RefCell::default();
}

/// How many lines are remembered.
const REMEMBERED: usize = 10_000;

/// Reads a stored line; `None` if it can no longer be read.
fn read_line<G: Playable>(text: &str) -> Option<Line<G>> {
    let key = (TypeId::of::<G>(), text.to_owned());
    READ.with_borrow_mut(|read| {
        if let Some(line) = read.get(&key).and_then(|line| line.downcast_ref::<Line<G>>()) {
            return Some(line.clone());
        }
        let line = Line::<G>::from_canonical(text).ok()?;
        if read.len() >= REMEMBERED {
            read.clear();
        }
        read.insert(key, Box::new(line.clone()));
        Some(line)
    })
}

impl<G: Playable> Hosted<G> {
    /// Restores the stored plans; returns how many can't be read.
    pub(super) fn put_back(&mut self, plans: &[PlanRow]) -> usize {
        self.stored = plans.to_vec();
        for row in plans {
            let Some(seat) = self.game().seats().get(row.seat.index()) else { continue };
            match filed(row) {
                Some(filed) => self.sitting.plans.restore(seat, filed),
                None => self.unreadable.push(row.clone()),
            }
        }
        let (round, at) = (self.game().round(), self.sitting.now.position());
        for row in &self.unreadable {
            if let Some(seat) = self.game().seats().get(row.seat.index()) {
                self.sitting.plans.hold(seat, round, at, |_| true);
            }
        }
        self.unreadable.len()
    }

    /// The changes to be stored.
    pub(super) fn changes_of_plans(&mut self) -> PlanChanges {
        let mut changes = PlanChanges::default();
        let at = self.sitting.now.position();
        let unreadable = std::mem::take(&mut self.unreadable).into_iter();
        changes.ended.extend(unreadable.map(|row| (row, "unreadable", at)));
        for (seat, filed, why, at) in self.sitting.plans.take_ended() {
            changes.ended.push((row(seat, &filed), why.word(), at));
        }
        for seat in self.game().seats().iter() {
            for filed in self.sitting.plans.of(seat) {
                let row = row(seat, filed);
                if row.id < 0 {
                    changes.new.push(row);
                } else if !self.stored.contains(&row) {
                    changes.changed.push(row);
                }
            }
        }
        changes.log = self.sitting.plans.take_changes().into_iter().map(change_row).collect();
        changes
    }
}

/// A stored line; `None` if it can no longer be read.
fn filed<G: Playable>(row: &PlanRow) -> Option<Filed<G>> {
    Some(Filed {
        id: row.id,
        line: read_line::<G>(&row.line)?,
        filed_at: row.filed_at,
        acted: row.acted.clone().map(|(round, slot, wish)| acted(round, slot, wish)),
        spent_in: row.spent_in,
        held: row.held,
    })
}

fn acted(round: u32, slot: String, wish: Option<u32>) -> Acted {
    Acted { round, slot, wish: wish.and_then(|wish| usize::try_from(wish).ok()) }
}

fn wish(acted: &Acted) -> Option<u32> {
    acted.wish.and_then(|wish| u32::try_from(wish).ok())
}

fn row<G: Playable>(seat: Seat, filed: &Filed<G>) -> PlanRow {
    let acted = filed.acted.as_ref();
    PlanRow {
        id: filed.id,
        seat,
        line: filed.line.to_string(),
        filed_at: filed.filed_at,
        acted: acted.map(|acted| (acted.round, acted.slot.clone(), wish(acted))),
        spent_in: filed.spent_in,
        held: filed.held,
    }
}

/// The stored history of a table's plans. Anything that can no longer be read is
/// left out.
pub(super) fn history<G: Playable>(past: &PlanPast, seats: Seats) -> History<G> {
    let mut history = History::default();
    for line in past.lines.iter().filter_map(filed) {
        history.add_line(line);
    }
    for row in &past.changes {
        if let Some(change) = change(row, seats) {
            history.add_change(row.id, change);
        }
    }
    history
}

fn change(row: &PlanChangeRow, seats: Seats) -> Option<Change> {
    let what = match (row.what.as_str(), row.plan) {
        ("filed", Some(id)) => Changed::Filed(id),
        ("forgotten", None) => Changed::Forgotten(row.word.clone()),
        ("woken", None) => Changed::Woken,
        ("acted", Some(id)) => Changed::Acted(id, acted(row.round?, row.word.clone()?, row.wish)),
        ("spent", Some(id)) => Changed::Spent(id, row.round?),
        ("held", Some(id)) => Changed::Held(id),
        ("ended", Some(id)) => Changed::Ended(id, Stop::of_word(row.word.as_deref()?)?),
        _ => return None,
    };
    Some(Change { seat: seats.get(row.seat.index())?, at: row.position, what, again: row.again })
}

fn change_row(change: Change) -> PlanChangeRow {
    let mut row = PlanChangeRow {
        id: 0,
        seat: change.seat,
        position: change.at,
        plan: None,
        what: String::new(),
        word: None,
        round: None,
        wish: None,
        again: change.again,
    };
    let what;
    (what, row.plan) = match change.what {
        Changed::Filed(id) => ("filed", Some(id)),
        Changed::Forgotten(address) => {
            row.word = address;
            ("forgotten", None)
        }
        Changed::Woken => ("woken", None),
        Changed::Acted(id, acted) => {
            (row.round, row.wish) = (Some(acted.round), wish(&acted));
            row.word = Some(acted.slot);
            ("acted", Some(id))
        }
        Changed::Spent(id, round) => {
            row.round = Some(round);
            ("spent", Some(id))
        }
        Changed::Held(id) => ("held", Some(id)),
        Changed::Ended(id, why) => {
            row.word = Some(why.word().to_owned());
            ("ended", Some(id))
        }
    };
    what.clone_into(&mut row.what);
    row
}
