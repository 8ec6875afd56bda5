//! Storage: one `SQLite` file, append-only migrations, one write transaction.
//!
//! Rows in, rows out; no rules. Everything that belongs together — the mail that
//! came in, the entries it caused, the letters that report them — is written in one
//! [`WriteTx`], so that a power cut leaves either all of it or nothing.

mod absences;
mod again;
mod archived;
mod asked;
mod bounces;
mod bytes;
mod clock;
mod copy;
mod damaged;
mod digest;
mod digests;
mod enclosed;
mod forgotten;
mod gatherings;
mod identity;
mod invitations;
mod journal;
mod letters;
mod lock;
mod mail;
mod members;
mod moderators;
mod moves;
mod offers;
mod on_the_way;
mod packed;
mod part;
mod place;
mod plans;
mod posted;
mod press;
mod proposals;
mod queue;
mod receipts;
mod records;
mod seat;
mod shelf;
mod status;
mod stops;
mod tables;
mod wanted;
mod watching;

pub use absences::AbsenceRow;
pub use archived::CommentRow;
pub use asked::AskedToJoin;
pub use bounces::{Addressed, NewBounce};
pub use bytes::{PlainLetter, QUOTABLE, SentLines};
pub use clock::{Fixed, SeatClock, TableClock, WaitRow};
pub use copy::{Inspected, Unfit};
pub use digests::{Digest, DigestPart, NewPart};
pub use gatherings::Gathering;
pub use identity::{ANSWERABLE_DAYS, HeldMail, Question};
pub use invitations::{Invitation, Reply};
pub use journal::EntryRow;
pub use letters::{HasLeft, LastLetter, LetterRow, NewLetter, Unseated, Urgency};
pub use lock::{DaemonLock, Slate};
pub use mail::{MailCopy, MailFilter, MailRow, NewMail, Verdict};
pub use members::{Greeted, Member};
pub use moderators::{ModeratorRow, UndoRequest};
pub use moves::{Move, WayBack};
pub use offers::{Claim, Offer};
pub use on_the_way::OnTheWay;
pub use part::{Part, sync_folder};
pub use place::{COMPANIONS, beside};
pub use plans::{PlanChangeRow, PlanPast, PlanRow};
pub use posted::PostedRow;
pub use press::{NewPress, PressKind, PressRow, PressRule};
pub use proposals::{Proposal, VoteRule};
pub use queue::{LetterState, QueuedRow};
pub use receipts::Unsaid;
pub use records::{ResultRow, Settled};
pub use seat::SeatKey;
pub use shelf::{Known, Post, PostCounts, PostId, SeatPost, Sitting};
pub use status::{AwaitedRow, QueueCounts};
pub use tables::{SeatRow, Status, TableRow};
pub use watching::{Observer, WatchPace, WatchRule};

use chrono::{DateTime, SecondsFormat, Utc};
use place::Place;
use rusqlite::{
    Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior, config::DbConfig,
};
use std::{cell::Cell, io::ErrorKind, path::Path, time::Duration};

/// What can go wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// `SQLite` failed: a full disk, a broken file, a locked one.
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The file was written by a newer Monsoon.
    #[error(
        "the database has schema version {found}, but this Monsoon only knows up to {known}; \
         install a newer one"
    )]
    TooNew { found: i64, known: i64 },
    /// The file was written by an older Monsoon, whose daemon still works with it.
    #[error(
        "an older Monsoon runs with this database; stop it (or restart it as this version), so \
         that the database can be upgraded"
    )]
    OlderRuns,
    /// There is no database; none is made implicitly.
    #[error(
        "there is no database at {0}. If there was one, is its disk mounted? To make a new one: \
         `monsoon init`"
    )]
    Missing(std::path::PathBuf),
    /// The file is empty, or somebody else's.
    #[error("{0} is not a Monsoon database")]
    Foreign(std::path::PathBuf),
    /// A database is to be made where something exists.
    #[error("{0} already exists")]
    Occupied(std::path::PathBuf),
    /// The file is not where it was when it was opened.
    #[error("{0} was removed or replaced while it was open")]
    Moved(std::path::PathBuf),
    /// The database's file or its folder can't be accessed or created.
    #[error("can't access the database or its folder: {0}")]
    Folder(std::io::Error),
    /// The transaction ended before its time, with everybody's work in it.
    #[error("the database gave up the transaction")]
    Lost,
    /// A row that this program can't have written.
    #[error("{table} row {id}: {what}")]
    Row { table: &'static str, id: i64, what: String },
}

impl StoreError {
    /// Whether another process kept the database locked.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let locked = [ErrorCode::DatabaseBusy, ErrorCode::DatabaseLocked];
        let StoreError::Sqlite(error) = self else { return false };
        error.sqlite_error_code().is_some_and(|code| locked.contains(&code))
    }

    /// Whether a page of the file is damaged.
    #[must_use]
    pub fn is_corrupt(&self) -> bool {
        let StoreError::Sqlite(error) = self else { return false };
        error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
    }

    /// Will the same call work later without anybody repairing the data? True for a
    /// locked file, a full disk, an I/O error.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            // Mail is safest where it is until somebody has dealt with this.
            StoreError::Folder(_)
            | StoreError::Missing(_)
            | StoreError::Foreign(_)
            | StoreError::Occupied(_)
            | StoreError::Moved(_)
            | StoreError::OlderRuns
            | StoreError::Lost => true,
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
                        // The operator must repair a broken file; mail is safest
                        // where it is until then.
                        | ErrorCode::DatabaseCorrupt
                        | ErrorCode::NotADatabase
                )
            }),
            StoreError::TooNew { .. } | StoreError::Row { .. } => false,
        }
    }
}

/// How long to wait for another process's transaction.
const PATIENCE: Duration = Duration::from_secs(10);

/// More than the number of distinct statements in this module.
const STATEMENTS: usize = 256;

/// Each step migrates a database from the version equal to its index to the next.
/// Steps are only ever appended.
const MIGRATIONS: [&str; 38] = [
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
    include_str!("migrations/17.sql"),
    include_str!("migrations/18.sql"),
    include_str!("migrations/19.sql"),
    include_str!("migrations/20.sql"),
    include_str!("migrations/21.sql"),
    include_str!("migrations/22.sql"),
    include_str!("migrations/23.sql"),
    include_str!("migrations/24.sql"),
    include_str!("migrations/25.sql"),
    include_str!("migrations/26.sql"),
    include_str!("migrations/27.sql"),
    include_str!("migrations/28.sql"),
    include_str!("migrations/29.sql"),
    include_str!("migrations/30.sql"),
    include_str!("migrations/31.sql"),
    include_str!("migrations/32.sql"),
    include_str!("migrations/33.sql"),
    include_str!("migrations/34.sql"),
    include_str!("migrations/35.sql"),
    include_str!("migrations/36.sql"),
    include_str!("migrations/37.sql"),
    include_str!("migrations/38.sql"),
];

/// The version of the databases that this program writes.
pub const VERSION: usize = MIGRATIONS.len();

/// An open database.
pub struct Store {
    connection: Connection,
    /// Where its file is; `None` for a database in memory.
    place: Option<Place>,
    /// How many transactions were committed.
    commits: Cell<u64>,
    /// Was anything deleted that is to be found nowhere any more?
    erased: Cell<bool>,
}

impl Store {
    /// Opens an existing database and migrates it to this program's version, unless a
    /// daemon works with it: that one knows nothing of a newer version, and would fail in
    /// the middle of its work. [`Store::make`] creates one.
    ///
    /// # Errors
    /// Why it can't be opened.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_as(path, None)
    }

    /// The same for whoever holds the lock.
    ///
    /// # Errors
    /// Why it can't be opened.
    pub fn open_held(path: &Path, lock: &DaemonLock) -> Result<Store, StoreError> {
        Store::open_as(path, Some(lock))
    }

    fn open_as(path: &Path, lock: Option<&DaemonLock>) -> Result<Store, StoreError> {
        let place = Place::of(path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // An empty file isn't one either: a truncated database must not be silently
        // replaced.
        let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if version < 1 {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        // Held until the database is of this version.
        let _alone = match lock {
            None if version < count(MIGRATIONS.len()) => Some(DaemonLock::alone(path)?),
            None | Some(_) => None,
        };
        let store = Store { place: Some(place), ..Store::prepare(connection)? };
        // Was it replaced while it was being opened?
        store.check_place()?;
        store.sweep_journal(path)?;
        Ok(store)
    }

    /// Removes a rollback journal beside the database. It is left by a `restore`
    /// that was killed while folding everything into one file, and nothing else
    /// would ever remove it. By now `SQLite` has examined it and rolled it back if
    /// necessary; and nobody can be writing one while this connection is in WAL
    /// mode, whose lock they would need.
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

    /// A database in memory, for tests.
    ///
    /// # Errors
    /// Only if `SQLite` itself fails.
    pub fn memory() -> Result<Store, StoreError> {
        Store::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> Result<Store, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // FULL: acknowledged data survives a power cut, not only a crash.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")?;
        // Whoever is forgotten, and a letter that is emptied, leave no bytes in free pages.
        connection.pragma_update(None, "secure_delete", "on")?;
        // Query plans that don't depend on bound values: otherwise every query with
        // a range is recompiled each time.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        migrate(&mut connection)?;
        // What a savepoint would restore is kept in memory: every mail has one, and a file
        // for each costs more than what is in it.
        connection.pragma_update(None, "temp_store", "memory")?;
        // Of a process that was killed before it folded what it had erased nothing is known.
        Ok(Store { connection, place: None, commits: Cell::new(0), erased: Cell::new(true) })
    }

    /// Begins the only kind of write transaction. It waits for other processes';
    /// dropped without [`WriteTx::commit`], it leaves no trace.
    ///
    /// # Errors
    /// If the database stays locked for ten seconds.
    pub fn write(&mut self) -> Result<WriteTx<'_>, StoreError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Ok(WriteTx { tx, place: self.place.as_ref(), commits: &self.commits, erased: &self.erased })
    }

    /// Is the opened file still where it was?
    ///
    /// # Errors
    /// If it was removed or replaced, or that can't be determined.
    pub fn check_place(&self) -> Result<(), StoreError> {
        self.place.as_ref().map_or(Ok(()), Place::check)
    }

    #[must_use]
    pub fn read(&self) -> Reader<'_> {
        Reader { connection: &self.connection }
    }

    /// How many transactions were committed here since it was opened; each waits for the
    /// disk once.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.commits.get()
    }

    /// Folds the log beside the database into it, and empties it, if anything was erased since
    /// that was done: its pages of before are in the log until then. Whoever reads at this moment
    /// needs them, so the next call may have to do it.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn fold_erased(&self) -> Result<(), StoreError> {
        if !self.erased.get() {
            return Ok(());
        }
        // Nobody waits here for a copy that somebody makes.
        self.connection.busy_timeout(Duration::ZERO)?;
        let busy: rusqlite::Result<i64> =
            self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        self.connection.busy_timeout(PATIENCE)?;
        self.erased.set(busy? != 0);
        Ok(())
    }

    /// Has `SQLite` check the whole file; returns `ok`, or what it found.
    ///
    /// # Errors
    /// If the check can't be run.
    pub fn integrity(&self) -> Result<String, StoreError> {
        Ok(self.connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?)
    }
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = count(MIGRATIONS.len());
    // Looking must not need the write lock, nor room on the disk.
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found == known {
        return Ok(());
    }
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

/// Reads rows, outside or inside a transaction.
#[derive(Clone, Copy)]
pub struct Reader<'c> {
    connection: &'c Connection,
}

/// The write transaction; it can read what it has written.
pub struct WriteTx<'c> {
    tx: Transaction<'c>,
    place: Option<&'c Place>,
    commits: &'c Cell<u64>,
    /// Was anything deleted that is to be found nowhere any more?
    erased: &'c Cell<bool>,
}

impl WriteTx<'_> {
    /// Makes everything durable at once.
    ///
    /// # Errors
    /// If that fails; nothing was written then.
    pub fn commit(self) -> Result<(), StoreError> {
        self.place.map_or(Ok(()), Place::check)?;
        self.tx.commit()?;
        self.commits.set(self.commits.get() + 1);
        Ok(())
    }

    /// Changes rows, and returns how many. A statement is compiled once.
    fn execute(&self, sql: &str, values: impl rusqlite::Params) -> rusqlite::Result<usize> {
        self.tx.prepare_cached(sql)?.execute(values)
    }

    /// Does some work within the transaction and undoes it if it fails. The work of
    /// others in the same transaction stays.
    ///
    /// # Errors
    /// The outer one if the whole transaction is lost: nothing of it was written then.
    pub fn apart<T, E>(
        &self,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<Result<T, E>, StoreError> {
        let say = |sql: &str| -> Result<(), StoreError> {
            self.tx.prepare_cached(sql)?.execute([])?;
            Ok(())
        };
        say("SAVEPOINT apart")?;
        let done = work();
        // A full disk ends a transaction at once, and what follows would be on its own.
        if self.tx.is_autocommit() {
            return Err(StoreError::Lost);
        }
        if done.is_err() {
            say("ROLLBACK TO apart")?;
        }
        say("RELEASE apart")?;
        Ok(done)
    }

    /// Does some work within the transaction and undoes it if the result says
    /// `false`.
    ///
    /// # Errors
    /// If it fails; the transaction is unusable then.
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

    #[must_use]
    pub fn read(&self) -> Reader<'_> {
        Reader { connection: &self.tx }
    }
}

/// A time in the database's format, which sorts as text.
fn stamp(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// The time in column `index`.
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

/// A number known to be non-negative, in `SQLite`'s integer type.
fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
