//! Letters that ask nothing, for players who want more of them than others, or fewer.

use super::{
    Desk, DeskError, Settings, clocks::Time, digest, load, table::AnyTable, together,
    writing::Writing,
};
use crate::{
    basics::{Pace, TableId},
    engine::Seat,
    letters::Occasion,
    store::{Reader, SeatKey, SeatRow, Status, StoreError, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// Why a table moved, for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The seat's own mail.
    Own,
    Others,
    /// An order was taken back.
    Undone,
}

/// What a seat gets after the table moved.
#[derive(Debug)]
pub enum Next {
    Letter(Box<Occasion>),
    /// What there is to tell waits for the daily letter.
    Daily,
    Nothing,
}

/// What a seat gets after the table moved, where everybody would get the letter
/// `occasion`, if any.
pub fn next(
    occasion: Option<Occasion>,
    (before, now): (&dyn AnyTable, &dyn AnyTable),
    (seat, pace): (Seat, Pace),
    cause: Cause,
) -> Next {
    // Nothing new can be seen of sealed answers.
    let news = || cause == Cause::Undone || now.has_news(seat, before.position());
    match (occasion, pace) {
        (Some(Occasion::Invited), Pace::Daily(_)) => Next::Daily,
        (Some(occasion), _) => Next::Letter(Box::new(occasion)),
        (None, Pace::EveryMove) if cause != Cause::Own && news() => {
            Next::Letter(Box::new(Occasion::News { whole: false }))
        }
        (None, Pace::Round) if now.round() != before.round() => {
            Next::Letter(Box::new(Occasion::News { whole: true }))
        }
        (None, Pace::Daily(_)) if cause != Cause::Own && news() => Next::Daily,
        (None, Pace::EveryMove | Pace::MyTurn | Pace::Round | Pace::Daily(_)) => Next::Nothing,
    }
}

/// So many invitations to write ahead are sent to somebody who never does.
const INVITATIONS: u32 = 4;

/// A letter for nothing but a sheet goes only to those who use sheets: everybody else has one
/// beside each question, and may write ahead at any time.
pub fn unless_unused(
    occasion: Option<Occasion>,
    reader: Reader<'_>,
    (seat, player): (SeatKey, Option<&SeatRow>),
    mine: bool,
) -> Result<Option<Occasion>, StoreError> {
    let Some(player) = player.filter(|_| matches!(occasion, Some(Occasion::Invited))) else {
        return Ok(occasion);
    };
    if reader.invitations_unused(seat, &player.address)? < INVITATIONS {
        return Ok(occasion);
    }
    // It would have said what became of their own mail, too.
    Ok(mine.then_some(Occasion::Receipt))
}

/// The pace of a seat's player.
pub fn pace(player: Option<&SeatRow>) -> Pace {
    player.map_or(Pace::MyTurn, |player| player.wanted.pace)
}

impl Desk {
    /// Writes the daily letters that are due. Returns at how many tables that failed.
    pub(super) fn daily_letters(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let mut tables: Vec<TableId> =
            self.store.read().news_due(now)?.into_iter().map(|(table, _)| table).collect();
        tables.dedup();
        self.at_each("daily letters", tables, now, daily_letters_of)
    }
}

fn daily_letters_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let due = tx.read().news_due(now)?.into_iter().filter(|(table, _)| *table == id);
    let due: Vec<Seat> = due.map(|(_, seat)| seat).collect();
    for seat in &due {
        tx.tell_nothing((id, *seat))?;
    }
    let Some(row) = tx.read().table(id)? else { return Ok(()) };
    // The end of a table has its own letter.
    if !matches!(row.status, Status::Running | Status::Paused) {
        return Ok(());
    }
    // Whoever plays at a table that can't be read hears of that from its moderator.
    let Ok(table) = load(&settings.games, tx.read(), &row)? else { return Ok(()) };
    let time = Time::of(tx, settings, &row, now)?;
    let writing = Writing::new(tx, settings, &row, &*table, now);
    for seat in due {
        let Some(player) = row.player(seat) else { continue };
        let together = together::company(tx.read(), player)?;
        if together.contains(&(id, seat)) {
            let pace = player.wanted.pace;
            let (address, language) = (&player.address, player.language);
            let day = now - TimeDelta::days(1);
            let ended = tx.read().daily_seats_ended(address, language, pace, day)?;
            digest::write_daily(tx, settings, &[together, ended].concat(), now)?;
            continue;
        }
        let asked = table.awaiting().iter().any(|awaited| awaited.seat == seat);
        // A question brings all news along, and so will the first one after an absence.
        let occasion = match asked {
            false => Occasion::News { whole: true },
            // It waited for a letter about several tables, and they have become one.
            true if together::is_untold(player, table.asked_at(seat)) => Occasion::Turn,
            true => continue,
        };
        if !time.sits_in(seat)? {
            writing.letter(seat, &occasion, None)?;
        }
    }
    Ok(())
}
