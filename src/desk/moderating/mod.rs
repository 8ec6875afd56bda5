//! Moderators: whatever happens at a table, one of them can mend it, in the open.
//! The same words, by mail or from a shell, run the same code here.
//!
//! - `forms`: the list of commands; `said`: what they are once `words` and `named` have read
//!   them;
//! - `who`: who may give them, and what they may see;
//! - `session`: commands in turn, all or none, then the letters;
//! - `seen`: what the moderator had seen, and what has happened since;
//! - `telling`: what the other moderators are told;
//! - `voted`: what players have agreed on is done the same way;
//! - what the commands do: `orders` (for seats), `back` (undo, redo, amend), `position`
//!   (corrections, rules, the end), `time`, `people`, `setting_up`, `colleagues` (other
//!   moderators), `talk` and `looking`.
//!
//! Everything that is done is an entry in the journal, with who did it and why.

mod back;
mod colleagues;
mod forms;
mod looking;
mod named;
mod orders;
mod people;
mod position;
mod said;
mod seen;
mod session;
mod setting_up;
mod talk;
mod telling;
mod time;
mod voted;
pub(super) mod who;
mod words;

pub use forms::{FORMS, Form};

pub(super) use session::{Answer, Asked, NOT_BEGUN, Outcome, Session};
pub(super) use voted::{settle, voted};
pub(super) use words::{begins, is_slip, read, salvage_asked};

use super::{Desk, DeskError, Settings, notice, salvaging};
use crate::{
    basics::TableId,
    store::{Status, StoreError, TableRow, WriteTx},
    timing::Span,
};
use chrono::{DateTime, Utc};
use who::Moderator;

/// A deadline set by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    More(Span),
    At(DateTime<Utc>),
    Off,
}

/// What a moderator at a shell is told.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Moderated {
    /// What was done or shown, or why not.
    pub text: String,
    /// Whether it was refused, so that nothing was done.
    pub refused: bool,
    /// Whether something of it was only shown, and waits for `confirm`.
    pub waits: bool,
}

/// Why a moderator's words from a shell were not even read.
#[derive(Debug, thiserror::Error)]
pub enum ModerateError {
    #[error("there is no table {0}; `monsoon table list` shows those there are")]
    NoTable(TableId),
    /// Nobody with that address moderates it.
    #[error("{address} does not moderate table {table}; those who do: {known}")]
    Stranger { address: String, table: TableId, known: String },
    /// One of the table's moderators plays at it, and may be the one at the shell.
    #[error("{0} moderates this table and plays at it; say who you are: --by ADDRESS")]
    WhoAreYou(String),
    /// Its journal can't be replayed.
    #[error(
        "table {table} can't be moderated: {why}. `monsoon mod {table} salvage` says what of it \
         can be kept"
    )]
    Broken { table: TableId, why: String },
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<StoreError> for ModerateError {
    fn from(error: StoreError) -> Self {
        ModerateError::Desk(error.into())
    }
}

/// Resumes a table that was paused until now, and tells everybody, including the
/// moderators. If its journal can't be replayed it stays paused, and the
/// moderators are told so.
pub(super) fn pause_is_over(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: TableRow,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let table = row.id;
    let nobody = Moderator::of(tx.read(), who::operator(tx, table, now)?, &row)?;
    let subject = "the pause is over";
    match Session::at_table(tx, settings, row, nobody, Asked::default(), now)? {
        Ok(session) => {
            session.pause_is_over()?;
            let text = format!("Table {table} was paused until now. It goes on.");
            notice::to_moderators_of(tx, settings, table, subject, &text, now)
        }
        Err(why) => {
            tx.set_status(table, Status::Paused, Some(&why))?;
            let text = format!(
                "Table {table} was to go on now, and is paused still: its journal can't be played \
                 again.\n{why}"
            );
            notice::to_moderators_of(tx, settings, table, subject, &text, now)
        }
    }
}

impl Desk {
    /// Carries out a moderator's commands at a table, one per line: all or none.
    /// `by` is their address; without one it is the operator at the shell, who
    /// does not play.
    ///
    /// Fails if there is no such table, if they do not moderate it, or if it can't
    /// be done. A refusal is not an error.
    pub fn moderate(
        &mut self,
        table: TableId,
        by: Option<&str>,
        lines: &[String],
    ) -> Result<Moderated, ModerateError> {
        self.moderate_at(table, by, None, lines)
    }

    /// The same for a moderator who says which entry was the last they know of.
    /// Otherwise that is the last one in the log they were shown; a moderator who
    /// has never looked at a log takes the table as it stands.
    pub fn moderate_at(
        &mut self,
        table: TableId,
        by: Option<&str>,
        last: Option<u32>,
        lines: &[String],
    ) -> Result<Moderated, ModerateError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let row = tx.read().table(table)?.ok_or(ModerateError::NoTable(table))?;
        let known = who::moderators(&tx, &self.settings, table, now)?;
        let moderator = if let Some(address) = by.map(str::to_lowercase) {
            let all = known.iter().map(|row| row.address.as_str()).collect::<Vec<_>>().join(", ");
            let found = known.iter().find(|row| row.address == address).cloned();
            found.ok_or_else(|| ModerateError::Stranger {
                address: said::shown(&address),
                table,
                known: all,
            })?
        } else {
            for other in &known {
                if who::seat_of(tx.read(), &row, &other.address)?.is_some() {
                    return Err(ModerateError::WhoAreYou(other.address.clone()));
                }
            }
            who::operator(&tx, table, now)?
        };
        let moderator = Moderator::of(tx.read(), moderator, &row)?;
        let (name, shown) = (moderator.name(), moderator.row.shown);
        let address = moderator.row.address.clone();
        let saw = last.map(|last| last.saturating_add(1)).or(shown);
        let asked = Asked { mail: None, saw };
        let session = Session::at_table(&tx, &self.settings, row.clone(), moderator, asked, now)?;
        let answer = match session {
            Ok(session) => session.run(lines)?,
            Err(why) => salvaging::asked(&tx, &self.settings, &row, &name, lines, now)?
                .ok_or(ModerateError::Broken { table, why })?,
        };
        // Moderators who rely on what they were shown also know what they have
        // done since.
        if answer.logged || shown.is_some() && answer.moved {
            tx.set_shown(table, &address, tx.read().entries(table)?)?;
        }
        tx.commit()?;
        Ok(Moderated {
            text: answer.text,
            refused: answer.outcome == Outcome::Refused,
            waits: answer.outcome == Outcome::Shown,
        })
    }
}
