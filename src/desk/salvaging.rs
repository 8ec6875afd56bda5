//! Salvages a damaged journal: what is wrong with it, what of it is good, and how
//! to get back to its last good entry, in the open.
//!
//! The damaged rows and all after them are put aside unchanged. They are replaced
//! by entries that only say that something was there, so that letters about lost
//! entries remain letters about a position that no longer exists; then come a
//! return to the last good position, and an entry that says what was done. Nobody
//! can know what the lost entries drew, so from then on chance comes from a new
//! seed.

use super::{
    Desk, DeskError, Settings,
    games::Games,
    mending::MendError,
    moderating::{self, Answer, Outcome},
    moved::record,
    notice,
    secrets::random_hex,
    writing::Writing,
};
use crate::{
    archive::{Document, ExportError, document::MAX_ENTRIES, export::export_journal},
    basics::TableId,
    engine::{Author, Deed, Note, Seats, TableSeed, Way},
    letters::Occasion,
    store::{EntryRow, Reader, Status, StoreError, TableRow, WriteTx},
    timing::Stop,
};
use chrono::{DateTime, Utc};
use serde_json::json;
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The reason if nobody gives one.
const REASON: &str = "its journal was damaged";

/// What is wrong with a journal.
#[derive(Debug, Clone)]
pub struct Damage {
    pub table: TableId,
    /// What is wrong with the first damaged row.
    pub why: String,
    /// The entries that are good.
    good: Vec<EntryRow>,
    /// How many entries are lost: those that are there, and those that somebody
    /// was told of.
    pub lost: u32,
}

impl Damage {
    /// The number of the first lost entry.
    #[must_use]
    pub fn first(&self) -> u32 {
        u32::try_from(self.good.len()).unwrap_or(u32::MAX)
    }

    /// The last good entry, if there is one.
    #[must_use]
    pub fn last_good(&self) -> Option<u32> {
        self.first().checked_sub(1)
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} is damaged: {}. ", self.first(), self.why)?;
        match self.last_good() {
            None => f.write_str(
                "It is the set-up, so nothing can be kept: restore a copy of the database",
            ),
            Some(last) => write!(
                f,
                "Entry {last} is the last good one; {} lost behind it",
                entries(self.lost)
            ),
        }
    }
}

/// `1 entry is`, `2 entries are`.
fn entries(count: u32) -> String {
    if count == 1 { "1 entry is".to_owned() } else { format!("{count} entries are") }
}

/// Why a journal was not salvaged.
#[derive(Debug, thiserror::Error)]
pub enum SalvageError {
    #[error("there is no table {0}; `monsoon table list` shows those there are")]
    NoTable(TableId),
    /// Nothing is wrong with it.
    #[error("the journal of table {0} is sound: there is nothing to salvage")]
    Sound(TableId),
    /// None of it is good.
    #[error("table {}: {}", .0.table, .0)]
    Hopeless(Box<Damage>),
    /// The damage is not the damage that was looked at.
    #[error("the journal has changed since it was looked at; look again")]
    Changed,
    /// The archive of the good part could not be made.
    #[error(transparent)]
    Export(#[from] ExportError),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<StoreError> for SalvageError {
    fn from(error: StoreError) -> Self {
        SalvageError::Desk(error.into())
    }
}

impl Desk {
    /// What is wrong with a table's journal; `None` if nothing is.
    pub fn damage(&self, table: TableId) -> Result<Option<Damage>, SalvageError> {
        let reader = self.store.read();
        let row = reader.table(table)?.ok_or(SalvageError::NoTable(table))?;
        Ok(damage(&self.settings.games, reader, &row)?)
    }

    /// The good part of a table with a damaged journal, as a moderator may have
    /// it.
    pub fn good_part(&self, damage: &Damage) -> Result<Document, SalvageError> {
        let reader = self.store.read();
        let row = reader.table(damage.table)?.ok_or(SalvageError::NoTable(damage.table))?;
        Ok(export_journal(&self.settings.games, reader, &row, damage.good.clone())?)
    }

    /// Returns a table to its last good entry; a moderator then resumes it.
    /// `damage` is what was looked at.
    ///
    /// On any error nothing was done.
    pub fn salvage(&mut self, damage: &Damage, reason: &str) -> Result<(), SalvageError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let row = tx.read().table(damage.table)?.ok_or(SalvageError::NoTable(damage.table))?;
        let note = Note { reason: reason.to_owned(), ..Note::default() };
        salvage(&tx, &self.settings, &row, damage, note, now)?;
        tx.commit()?;
        Ok(())
    }
}

/// What is wrong with a table's journal.
fn damage(games: &Games, reader: Reader<'_>, row: &TableRow) -> Result<Option<Damage>, StoreError> {
    let (mut good, broken) = reader.sound_journal(row.id)?;
    let mut why = broken.map(|broken| broken.to_string());
    // If there is nothing to replay, the fault is in the first row.
    if let (Err(error), false) = (replays(games, row, &good), good.is_empty() && why.is_some()) {
        // Search for the longest part that replays, so that one more entry
        // doesn't.
        let (mut plays, mut fails) = (0, good.len());
        while plays + 1 < fails {
            let middle = plays.midpoint(fails);
            if replays(games, row, &good[..middle]).is_ok() {
                plays = middle;
            } else {
                fails = middle;
            }
        }
        why = Some(replays(games, row, &good[..fails]).err().unwrap_or(error));
        good.truncate(plays);
    }
    let Some(why) = why else { return Ok(None) };
    let first = u32::try_from(good.len()).unwrap_or(u32::MAX);
    let told = reader.furthest_shown(row.id)?.saturating_sub(first);
    // The positions that were shown are taken from rows that may themselves be
    // damaged.
    let most = u32::try_from(MAX_ENTRIES).unwrap_or(u32::MAX);
    let rows = reader.rows_beyond(row.id, first)?;
    let lost = if told <= most { rows.max(told) } else { rows };
    Ok(Some(Damage { table: row.id, why, good, lost: lost.max(1) }))
}

/// Whether these entries can be replayed.
fn replays(games: &Games, row: &TableRow, entries: &[EntryRow]) -> Result<(), String> {
    let Some(game) = games.called(&row.game) else {
        return Err(format!("this program does not know the game {}", row.game));
    };
    let Some(seats) = Seats::new(row.seats.len()) else {
        return Err(format!("no table has {} seats", row.seats.len()));
    };
    let entries: Vec<String> = entries.iter().map(|row| row.entry.clone()).collect();
    let replayed = catch_unwind(AssertUnwindSafe(|| game.replay(seats, &entries).map(|_| ())));
    replayed.unwrap_or_else(|_| Err("it breaks the rules' code".to_owned()))
}

/// Puts aside what is damaged and returns the table to what is good.
fn salvage(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    looked: &Damage,
    mut note: Note,
    now: DateTime<Utc>,
) -> Result<(), SalvageError> {
    let found = damage(&settings.games, tx.read(), row)?.ok_or(SalvageError::Sound(row.id))?;
    if (found.first(), &found.why, found.lost) != (looked.first(), &looked.why, looked.lost) {
        return Err(SalvageError::Changed);
    }
    let Some(last) = found.last_good() else {
        return Err(SalvageError::Hopeless(Box::new(found)));
    };
    if note.reason.is_empty() {
        REASON.clone_into(&mut note.reason);
    }
    let aside = tx.put_aside(row.id, found.first(), &found.why, now)?;
    let by = Author::Moderator(None);
    let stood = json!({"by": by, "body": {"deed": Deed::Lost}, "events": []}).to_string();
    let count = usize::try_from(found.lost).unwrap_or(usize::MAX);
    tx.append(row.id, &vec![stood; count], None, now)?;
    let end = found.first().saturating_add(found.lost);
    tx.bound_told(row.id, end)?;

    let seed = row.seed.renewed(end, &TableSeed::new_text(&random_hex::<32>()?));
    tx.set_seed(row.id, &seed)?;
    let commitment = seed.commitment();
    let again = |why: String| DeskError::Fault(format!("what is good can't be played: {why}"));
    let mut table = super::load(&settings.games, tx.read(), row)?.map_err(again)?;
    // Nothing acts by itself before a moderator has looked at it.
    table.rest(true);
    let past = tx.read().plan_past(row.id)?;
    let fault = |error: MendError| SalvageError::Desk(error.fault());
    let mut taken =
        table.return_to(found.first(), Way::Undo, by, note.clone(), &past).map_err(fault)?;
    taken
        .then(table.deed(by, Deed::Salvage { lost: found.lost, commitment }, note).map_err(fault)?);
    record(tx, row.id, &mut *table, &taken, None, now)?;

    let over = table.is_cancelled() || table.standings().is_some();
    if !over && row.status != Status::Waiting {
        let why = "its journal was repaired; `resume` lets it go on";
        tx.set_status(row.id, Status::Paused, Some(why))?;
        if tx.read().paused_since(row.id)?.is_none() {
            tx.add_stop(Some(row.id), Stop { from: now, to: None }, "paused")?;
        }
    }
    let gone = || SalvageError::NoTable(row.id);
    let row = tx.read().table(row.id)?.ok_or_else(gone)?;
    if row.status != Status::Waiting {
        let writing = Writing::new(tx, settings, &row, &*table, now);
        for seat in table.seats().iter() {
            writing.letter(seat, &Occasion::Moderated, None)?;
        }
    }
    let rows = if aside == 1 { "1 row is".to_owned() } else { format!("{aside} rows are") };
    let text = format!(
        "The journal of table {} was damaged, and has been repaired: entry {} could not be read \
         any more ({}). {rows} kept aside in the database. Entry {last} was the last good one, \
         and the game stands there again. Every player is told.\n\n{}",
        row.id,
        found.first(),
        found.why,
        match row.status {
            Status::Paused => "The table is paused. Look at it with `board`; `resume` goes on.",
            Status::Waiting | Status::Running | Status::Finished | Status::Cancelled =>
                "Look at it with `board`.",
        }
    );
    notice::to_moderators_of(tx, settings, row.id, "the journal was repaired", &text, now)?;
    tracing::warn!(table = %row.id, aside, "a damaged journal was repaired");
    Ok(())
}

/// The answer to a moderator who writes to a table with a damaged journal:
/// `salvage` looks, `salvage to ENTRY because ...` goes back to that entry, which
/// must be the last good one. `None` if the lines are about something else.
pub(super) fn asked(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    name: &str,
    lines: &[String],
    now: DateTime<Utc>,
) -> Result<Option<Answer>, DeskError> {
    let mut lines = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
    let (Some(line), None) = (lines.next(), lines.next()) else { return Ok(None) };
    let Some(asked) = moderating::salvage_asked(line) else { return Ok(None) };
    let Some(found) = damage(&settings.games, tx.read(), row)? else { return Ok(None) };
    let refused = |text: String| Ok(Some(Answer::plain(text, Outcome::Refused)));
    let (to, reason) = match asked {
        Ok(asked) => asked,
        Err(why) => return refused(format!("Not done: {why}.")),
    };
    let Some(last) = found.last_good() else { return refused(format!("Not done: {found}.")) };
    let Some(to) = to else {
        let text = format!(
            "{found}.\n\nNothing has changed yet. `salvage to {last} because ...` puts the damaged \
             rows aside and returns the table to entry {last}; every player is told."
        );
        return Ok(Some(Answer::plain(text, Outcome::Done)));
    };
    if to != last {
        return refused(format!("Not done: entry {last} is the last good one, not {to}."));
    }
    if reason.is_empty() && tx.read().needs_reasons(row.id)? {
        return refused("Not done: a reason is missing; end the line with `because ...`.".into());
    }
    let note = Note { name: name.to_owned(), reason, ..Note::default() };
    match salvage(tx, settings, row, &found, note, now) {
        Ok(()) => {
            let text = format!(
                "Entry {last} stands as the last. The table is paused; look at it \
                                with `board`, and `resume` lets it go on."
            );
            Ok(Some(Answer::plain(text, Outcome::Done)))
        }
        Err(SalvageError::Desk(error)) => Err(error),
        Err(error) => refused(format!("Not done: {error}.")),
    }
}
