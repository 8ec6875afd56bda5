//! Looks at the clocks and does everything that is due, table by table, each in
//! one transaction.

use super::{
    super::{
        Desk, DeskError, Settings, load, moderating, moved::record, notice, table::AnyTable,
        writing::Writing,
    },
    Time, absences,
    moved::Moved,
    pulse,
    time::rests_at,
    time_up,
};
use crate::{
    basics::TableId,
    letters::Occasion,
    store::{Status, TableRow, WriteTx},
    timing::{Reminder, Stop},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// What a look at the clocks did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ticked {
    /// Tables where something was due.
    pub tables: usize,
    /// Tables where that failed.
    pub failed: usize,
}

/// How long to leave a table alone after something went wrong there.
const TROUBLE: TimeDelta = TimeDelta::hours(1);

/// What failed where, and until when it is not tried again.
pub type Trouble = BTreeMap<(&'static str, TableId), DateTime<Utc>>;

/// What is due at a table.
pub type Due = fn(&WriteTx<'_>, &Settings, TableId, DateTime<Utc>) -> Result<(), DeskError>;

impl Desk {
    /// Looks at the clocks and does what is due: reminders, what should happen if
    /// nobody answers, house players for those who are away. Call this every
    /// minute or so, and only after taking in the mail that has arrived, so that
    /// nobody's answer is late for lying in a mailbox.
    ///
    /// Fails only for reasons that may pass, such as a full disk; the next call
    /// makes up for it.
    pub fn tick(&mut self) -> Result<Ticked, DeskError> {
        self.store.check_place()?;
        let now = self.clock.now();
        let (clock, running) = (&self.settings.clock, self.clock.running());
        let first = self.pulse.is_new();
        self.pulse.look(&mut self.store, clock, now, running)?;
        // This build may know new rules for a zone, or the settings may be others; or the
        // clocks stood still.
        let whom = clock.computes_as();
        let anew = self.store.read().computed_by()?.as_ref() != Some(&whom);
        if anew {
            let tx = self.store.write()?;
            pulse::reckon_all(&tx, &self.settings, now)?;
            tx.commit()?;
        }
        let mut failed = self.daily_letters(now)?;
        failed += self.late_receipts(now)?;
        failed += self.invitations(now)?;
        failed += self.settle_proposals(now)?;
        failed += self.tell_observers(now)?;
        self.keep_house(now)?;
        self.remind_asked(now)?;
        self.keep_results()?;
        // After a start, tables without clocks get theirs.
        let reader = self.store.read();
        let mut due = reader.tables_to_resume(now)?;
        due.extend(match (anew, first) {
            (true, _) => reader.tables_running()?,
            (false, true) => reader.tables_due_or_without_clocks(now)?,
            (false, false) => reader.tables_due(now)?,
        });
        let mut ticked = Ticked { tables: due.len(), failed };
        for id in due {
            let Some(error) = what_failed(|| self.tick_table(id, now))? else { continue };
            ticked.failed += 1;
            tracing::error!(table = %id, %error, "what is due at a table failed; trying again in an hour");
            let tx = self.store.write()?;
            tx.look_later(id, now + TROUBLE)?;
            tx.commit()?;
        }
        if anew {
            let tx = self.store.write()?;
            tx.set_computed_by(Some(&whom))?;
            tx.commit()?;
        }
        // It costs nobody anything else, and is tried again.
        if let Err(error) = self.store.fold_erased() {
            tracing::warn!(%error, "what was deleted is still in the database's log");
        }
        Ok(ticked)
    }

    /// Does something that is due at each of these tables, each in one transaction: what fails
    /// at one must not keep the others waiting. Returns at how many it failed.
    ///
    /// Fails only for reasons that may pass.
    pub(in super::super) fn at_each(
        &mut self,
        what: &'static str,
        tables: Vec<TableId>,
        now: DateTime<Utc>,
        work: Due,
    ) -> Result<usize, DeskError> {
        let mut failed = 0;
        self.trouble.retain(|_, until| *until > now);
        for table in tables {
            if self.trouble.contains_key(&(what, table)) {
                continue;
            }
            let done = what_failed(|| {
                let tx = self.store.write()?;
                work(&tx, &self.settings, table, now)?;
                Ok(tx.commit()?)
            })?;
            let Some(error) = done else { continue };
            failed += 1;
            tracing::error!(%table, what, %error, "that failed at a table; trying again in an hour");
            self.trouble.insert((what, table), now + TROUBLE);
        }
        Ok(failed)
    }

    fn tick_table(&mut self, id: TableId, now: DateTime<Utc>) -> Result<(), DeskError> {
        let tx = self.store.write()?;
        let Some(row) = tx.read().table(id)? else { return Ok(()) };
        if row.status == Status::Paused && row.resumes.is_some_and(|at| at <= now) {
            moderating::pause_is_over(&tx, &self.settings, row, now)?;
            return Ok(tx.commit()?);
        }
        if row.status != Status::Running {
            return Ok(());
        }
        match load(&self.settings.games, tx.read(), &row)? {
            Ok(mut table) => pass(&tx, &self.settings, &row, &mut *table, now)?,
            Err(why) => pause(&tx, &self.settings, &row, &why, now)?,
        }
        Ok(tx.commit()?)
    }
}

/// Does the work at one table. What fails there is returned, a panic included; an error
/// is a reason that may pass, at whatever table.
fn what_failed(
    work: impl FnOnce() -> Result<(), DeskError>,
) -> Result<Option<DeskError>, DeskError> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => Ok(None),
        Ok(Err(error)) if error.is_passing() => Err(error),
        Ok(Err(error)) => Ok(Some(error)),
        Err(_) => Ok(Some(DeskError::Fault("a panic at the clocks".into()))),
    }
}

/// Stops a table whose journal can't be replayed, and tells the moderators.
pub fn pause(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    why: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    tx.set_status(row.id, Status::Paused, Some(why))?;
    tx.add_stop(Some(row.id), Stop { from: now, to: None }, "paused")?;
    let text = format!(
        "Table {} is paused: its journal can't be played again.\n{why}\n\
         Orders to it are kept and answered, but not carried out.\n\n\
         `salvage` says what of it can be kept.",
        row.id
    );
    notice::to_moderators_of(tx, settings, row.id, "the table is paused", &text, now)?;
    tracing::error!(table = %row.id, "a table is paused");
    Ok(())
}

/// Does what is due at a table, and writes the letters that result.
pub fn pass(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    table: &mut dyn AnyTable,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let before = table.copy();
    let mut time = Time::of(tx, settings, row, now)?;
    time.settle(table, &[])?;
    if time.post.matters(now) {
        time.reckon()?;
    }
    let told = absences::tend(&mut time)?;

    let mut moved = Moved::default();
    moved.sit_in(&time, table)?;
    for wait in tx.read().waits(row.id)? {
        // Nobody can be late before they have been asked.
        let asked = !time.post.waits(wait.seat);
        let up = asked && wait.over.is_none() && wait.last.is_some_and(|last| last <= now);
        let seat = table.seats().get(wait.seat.index());
        let same = seat.and_then(|seat| table.asked_at(seat)) == Some(wait.asked_at);
        let rests = rests_at(&wait).is_some_and(|at| at <= now);
        if let (Some(seat), true, true) = (seat, rests, same) {
            time_up::rests(&time, seat, wait, &mut moved)?;
            continue;
        }
        if let (Some(seat), true, true) = (seat, up, same) {
            time_up::time_up(&time, table, seat, wait, &mut moved)?;
            moved.sit_in(&time, table)?;
        }
    }
    if !moved.others.is_empty() {
        record(tx, row.id, table, &moved.taken, None, now)?;
        time.settle(table, &moved.others)?;
    }
    let writing = Writing::new(tx, settings, row, table, now);
    moved.letters(&time, &*before, table, &writing)?;
    absences::tell(&time, table, &told, &writing)?;
    for offered in &moved.offered {
        super::offers::offer(&time, table, *offered, &writing)?;
    }
    remind(&time, table, &writing)
}

/// Sends the reminders that are due: one to a seat, however many have come due
/// since the last look.
fn remind(time: &Time<'_>, table: &dyn AnyTable, writing: &Writing<'_>) -> Result<(), DeskError> {
    for mut wait in time.tx.read().waits(time.row.id)? {
        let Some(seat) = table.seats().get(wait.seat.index()) else { continue };
        let clock = time.seat(wait.seat)?;
        let due: Vec<Reminder> = time
            .reminders_left(&wait, &clock)
            .into_iter()
            .filter(|(_, at)| *at <= time.now)
            .map(|(reminder, _)| reminder)
            .collect();
        let stopped = time.is_stopped(wait.seat) || time.post.waits(wait.seat);
        if due.is_empty() || stopped {
            continue;
        }
        let daily = due.iter().filter_map(|reminder| match reminder {
            Reminder::Daily(day) => Some(*day),
            Reminder::Half | Reminder::Before(_) => None,
        });
        let reminder = Occasion::Reminder { daily: daily.max().unwrap_or(0) };
        writing.letter(seat, &reminder, None)?;
        wait.reminded.extend(due.iter().map(ToString::to_string));
        time.put(wait)?;
    }
    Ok(())
}
