//! Memory: one `SQLite` file, append-only migrations, one write transaction.
//!
//! Rows in, rows out; no rules. All that belongs together — the mail that came
//! in, the entries it caused, the letters that tell of them — is written in
//! one [`WriteTx`], so that a power cut leaves either all of it or nothing.

mod absences;
mod archived;
mod bounces;
mod clock;
mod copy;
mod damaged;
mod identity;
mod journal;
mod letters;
mod lock;
mod mail;
mod moderators;
mod offers;
mod on_the_way;
mod part;
mod place;
mod plans;
mod queue;
mod shelf;
mod stops;
mod tables;

pub use absences::AbsenceRow;
pub use archived::CommentRow;
pub use bounces::{Addressed, NewBounce};
pub use clock::{Fixed, SeatClock, TableClock, WaitRow};
pub use copy::{Inspected, Unfit};
pub use identity::{ANSWERABLE_DAYS, HeldMail, Question};
pub use journal::EntryRow;
pub use letters::{LetterRow, NewLetter, SeatKey, Unseated, Urgency};
pub use lock::DaemonLock;
pub use mail::{MailCopy, MailFilter, MailRow, NewMail, Verdict};
pub use moderators::{ModeratorRow, UndoRequest};
pub use offers::{Claim, Offer};
pub use on_the_way::OnTheWay;
pub use part::Part;
pub use place::{COMPANIONS, beside, sync_folder};
pub use plans::{PlanChangeRow, PlanPast, PlanRow};
pub use queue::{LetterState, QueuedRow};
pub use shelf::{Known, Post, PostCounts, PostId, SeatPost, Sitting};
pub use tables::{SeatRow, Status, TableRow};

use chrono::{DateTime, SecondsFormat, Utc};
use place::Place;
use rusqlite::{
    Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior, config::DbConfig,
};
use std::{io::ErrorKind, path::Path, time::Duration};

/// What can go wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// `SQLite` says no: a full disk, a broken file, a locked one.
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The file was written by a newer Monsoon.
    #[error("the database has version {found}, this program knows versions up to {known}")]
    TooNew { found: i64, known: i64 },
    /// There is no database; none is made by the way.
    #[error(
        "there is no database at {0}. If there was one, is its disk mounted? If there is to be a \
         new one: `monsoon init`"
    )]
    Missing(std::path::PathBuf),
    /// What is there is empty, or somebody else's.
    #[error("{0} is no database of Monsoon's")]
    Foreign(std::path::PathBuf),
    /// A database is to be made where something is.
    #[error("{0} is there already")]
    Occupied(std::path::PathBuf),
    /// Its file is not where it was when it was opened.
    #[error("{0} was removed or replaced while it was open")]
    Moved(std::path::PathBuf),
    /// The database's file or its folder can't be looked at or made.
    #[error("the database's folder: {0}")]
    Folder(std::io::Error),
    /// A row that this program can't have written.
    #[error("{table} row {id}: {what}")]
    Row {
        table: &'static str,
        id: i64,
        /// What is wrong with it.
        what: String,
    },
}

impl StoreError {
    /// Will the same call work later, without anybody mending anything in the
    /// data? True for a locked file, a full disk, an I/O error.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            // Until somebody has seen to it mail is safest where it is.
            StoreError::Folder(_)
            | StoreError::Missing(_)
            | StoreError::Foreign(_)
            | StoreError::Occupied(_)
            | StoreError::Moved(_) => true,
            StoreError::Sqlite(error) => error.sqlite_error_code().is_some_and(|code| {
                matches!(
                    code,
                    ErrorCode::DatabaseBusy
                        | ErrorCode::DatabaseLocked
                        | ErrorCode::DiskFull
                        | ErrorCode::SystemIoFailure
                        | ErrorCode::CannotOpen
                        | ErrorCode::ReadOnly
                        | ErrorCode::OutOfMemory
                        // A broken file is the operator's to mend; until then
                        // mail is safest where it is.
                        | ErrorCode::DatabaseCorrupt
                        | ErrorCode::NotADatabase
                )
            }),
            StoreError::TooNew { .. } | StoreError::Row { .. } => false,
        }
    }
}

/// How long another process's transaction is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// More statements than there are in this room.
const STATEMENTS: usize = 128;

/// Each step brings a database from the version of its place to the next one.
/// Steps are only ever added.
const MIGRATIONS: [&str; 16] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
    include_str!("migrations/6.sql"),
    include_str!("migrations/7.sql"),
    include_str!("migrations/8.sql"),
    include_str!("migrations/9.sql"),
    include_str!("migrations/10.sql"),
    include_str!("migrations/11.sql"),
    include_str!("migrations/12.sql"),
    include_str!("migrations/13.sql"),
    include_str!("migrations/14.sql"),
    include_str!("migrations/15.sql"),
    include_str!("migrations/16.sql"),
];

/// An open database.
pub struct Store {
    connection: Connection,
    /// Where its file is, unless it lives in memory.
    place: Option<Place>,
}

impl Store {
    /// Opens a database that is there, and brings it up to this program's
    /// version. To make one is another matter: [`Store::make`].
    ///
    /// # Errors
    /// What keeps it from being opened.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let place = Place::of(path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // An empty file, too, is none: one that was cut off must not be filled anew.
        let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if version < 1 {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        let store = Store { place: Some(place), ..Store::prepare(connection)? };
        // Was it replaced while it was being opened?
        store.check_place()?;
        store.sweep_journal(path)?;
        Ok(store)
    }

    /// Removes a rollback journal beside the database: a `restore` that was killed while
    /// it folded everything into one file leaves it, and nothing else ever would take it
    /// away. `SQLite` has looked at it by now and would have rolled it back; and nobody
    /// can be writing one as long as this connection is in WAL mode, which takes a lock
    /// that they need.
    fn sweep_journal(&self, path: &Path) -> Result<(), StoreError> {
        let mode: String =
            self.connection.query_row("PRAGMA journal_mode", [], |row| row.get(0))?;
        if mode != "wal" {
            return Ok(());
        }
        match std::fs::remove_file(beside(path, "-journal")) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(StoreError::Folder(error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// A database that lives in memory, for tests.
    ///
    /// # Errors
    /// Only if `SQLite` itself fails.
    pub fn memory() -> Result<Store, StoreError> {
        Store::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> Result<Store, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // FULL: what was acknowledged survives a power cut, not only a crash.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")?;
        // Plans that don't depend on the values bound: or every query with a
        // range is compiled anew each time.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        migrate(&mut connection)?;
        Ok(Store { connection, place: None })
    }

    /// Begins the one kind of transaction that writes. It waits for another
    /// process's; dropped without [`WriteTx::commit`], it leaves no trace.
    ///
    /// # Errors
    /// If the database stays locked for ten seconds.
    pub fn write(&mut self) -> Result<WriteTx<'_>, StoreError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Ok(WriteTx { tx, place: self.place.as_ref() })
    }

    /// Is the file that was opened still where it was?
    ///
    /// # Errors
    /// If it was removed or replaced, or that can't be seen.
    pub fn check_place(&self) -> Result<(), StoreError> {
        self.place.as_ref().map_or(Ok(()), Place::check)
    }

    /// A look at the database.
    #[must_use]
    pub fn read(&self) -> Reader<'_> {
        Reader { connection: &self.connection }
    }

    /// Has `SQLite` look the whole file over; `ok`, or what it found.
    ///
    /// # Errors
    /// If it can't even look.
    pub fn integrity(&self) -> Result<String, StoreError> {
        Ok(self.connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?)
    }
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = count(MIGRATIONS.len());
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: i64 = tx.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for step in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        tx.execute_batch(step)?;
    }
    tx.pragma_update(None, "user_version", known)?;
    Ok(tx.commit()?)
}

/// Reads rows.
#[derive(Clone, Copy)]
pub struct Reader<'c> {
    connection: &'c Connection,
}

/// The one write transaction. Reads what it has written.
pub struct WriteTx<'c> {
    tx: Transaction<'c>,
    place: Option<&'c Place>,
}

impl WriteTx<'_> {
    /// Makes everything durable at once.
    ///
    /// # Errors
    /// If it can't be made durable; then nothing was written.
    pub fn commit(self) -> Result<(), StoreError> {
        self.place.map_or(Ok(()), Place::check)?;
        Ok(self.tx.commit()?)
    }

    /// Does some work within the transaction; if that says `false`, none of
    /// what it wrote stays.
    ///
    /// # Errors
    /// If it can't be done; the transaction is then good for nothing.
    pub fn attempt<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce() -> Result<(T, bool), E>,
    ) -> Result<T, E> {
        let say = |sql: &str| self.tx.execute_batch(sql).map_err(StoreError::from);
        say("SAVEPOINT attempt")?;
        let (done, stays) = work()?;
        if !stays {
            say("ROLLBACK TO attempt")?;
        }
        say("RELEASE attempt")?;
        Ok(done)
    }

    /// A look at the database with what this transaction has written.
    #[must_use]
    pub fn read(&self) -> Reader<'_> {
        Reader { connection: &self.tx }
    }
}

/// A time as the database holds it; sorts as text.
fn stamp(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// A time as it was read from column `index`.
fn time_at(row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<DateTime<Utc>> {
    let text: String = row.get(index)?;
    text.parse().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(
            index,
            rusqlite::types::Type::Text,
            Box::<chrono::ParseError>::new(error),
        )
    })
}

/// A number we know to be non-negative, in the type a row needs.
fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
