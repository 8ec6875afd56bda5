//! A database copied whole, and one looked over before it is used.

use super::{MIGRATIONS, PATIENCE, Store, StoreError, count};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// What a database file turned out to be.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Inspected {
    /// The version of its schema.
    pub version: i64,
    /// How many tables of games are in it.
    pub tables: u32,
    /// Those that are not over.
    pub running: u32,
}

/// Why a database file is not to be used.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// It can't be read as a database.
    #[error("it can't be read as a database: {0}")]
    Unreadable(rusqlite::Error),
    /// `SQLite` finds it damaged.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// It is no database of Monsoon's.
    #[error("it is no database of Monsoon's")]
    Foreign,
    /// A newer Monsoon wrote it.
    #[error("it has version {found}, this program knows versions up to {known}")]
    TooNew { found: i64, known: i64 },
}

impl Store {
    /// Looks a database file over, every page and every reference, and leaves it
    /// as it is.
    ///
    /// # Errors
    /// Why it is not to be used.
    pub fn inspect(path: &Path) -> Result<Inspected, Unfit> {
        let connection = look_at(path).map_err(Unfit::Unreadable)?;
        let first: String = connection
            .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
            .map_err(|error| match error.sqlite_error_code() {
                Some(rusqlite::ErrorCode::DatabaseCorrupt) => Unfit::Damaged(error.to_string()),
                _ => Unfit::Unreadable(error),
            })?;
        if first != "ok" {
            return Err(Unfit::Damaged(first));
        }
        let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        let read = || -> rusqlite::Result<(i64, bool, i64)> {
            let version = number("PRAGMA user_version")?;
            let ours = number(
                "SELECT count(*) FROM sqlite_schema
                 WHERE type = 'table' AND name IN ('tables', 'seats', 'journal', 'letters', 'mail')",
            )?;
            let astray = number("SELECT count(*) FROM pragma_foreign_key_check")?;
            Ok((version, ours == 5, astray))
        };
        let (version, ours, astray) = read().map_err(Unfit::Unreadable)?;
        let known = count(MIGRATIONS.len());
        if version > known {
            return Err(Unfit::TooNew { found: version, known });
        }
        if version < 1 || !ours {
            return Err(Unfit::Foreign);
        }
        if astray > 0 {
            return Err(Unfit::Damaged(format!("{astray} rows refer to rows that are not there")));
        }
        let counted = connection.query_row(
            "SELECT count(*), count(*) FILTER (WHERE status <> 'finished') FROM tables",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        );
        let (tables, running) = counted.map_err(Unfit::Unreadable)?;
        Ok(Inspected { version, tables, running })
    }

    /// Copies a database file as it is in this moment to `to`, which must be empty; whoever works on it meanwhile goes on. Its version
    /// stays what it is. Not yet safe from a power cut: that is the caller's.
    ///
    /// # Errors
    /// If it can't be read or the copy can't be written.
    pub fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
        let connection = look_at(from)?;
        // One reading transaction: writers go on, and what was deleted is not in
        // the copy.
        connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
        Ok(())
    }

    /// Folds what has gathered beside a database back into its one file, and
    /// keeps everybody else off it for as long as what is given back is held.
    /// `None` if it is too badly damaged for that.
    ///
    /// # Errors
    /// If somebody is at work on it, or it can't be written.
    pub fn settle_file(path: &Path) -> Result<Option<Settled>, StoreError> {
        let settled = || -> rusqlite::Result<Connection> {
            let connection = look_at(path)?;
            connection.pragma_update(None, "locking_mode", "exclusive")?;
            let mode: String =
                connection.query_row("PRAGMA journal_mode = delete", [], |row| row.get(0))?;
            if mode != "delete" {
                return Err(busy());
            }
            connection.execute_batch("BEGIN EXCLUSIVE")?;
            Ok(connection)
        };
        match settled() {
            Ok(connection) => Ok(Some(Settled { _connection: connection })),
            Err(error) => match error.sqlite_error_code() {
                Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase) => {
                    Ok(None)
                }
                _ => Err(error.into()),
            },
        }
    }
}

/// A database that is in one file, and that nobody else can open meanwhile.
pub struct Settled {
    _connection: Connection,
}

fn busy() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY);
    rusqlite::Error::SqliteFailure(code, Some("somebody is at work on it".into()))
}

/// Opens a file that is there, without bringing it up to our version.
fn look_at(path: &Path) -> rusqlite::Result<Connection> {
    // What has gathered beside a database of ours can be read only by one who may
    // write there; a copy on a disk that is read-only can be looked at, too.
    let flags = |rights| rights | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_WRITE))
        .or_else(|_| Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_ONLY)))?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}
