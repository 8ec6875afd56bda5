//! Copying a whole database, and inspecting one before it is used.

use super::{MIGRATIONS, PATIENCE, Store, StoreError, count};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// What was found in a database file.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Inspected {
    /// Its schema version.
    pub version: i64,
    /// How many game tables it holds.
    pub tables: u32,
    /// How many of them are not over.
    pub running: u32,
}

/// Why a database file must not be used.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// It can't be read as a database.
    #[error("it can't be read as a database: {0}")]
    Unreadable(rusqlite::Error),
    /// `SQLite` finds it damaged.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// It is not a Monsoon database.
    #[error("it is not a Monsoon database")]
    Foreign,
    /// A newer Monsoon wrote it.
    #[error(
        "it has schema version {found}, but this Monsoon only knows up to {known}; install a newer one"
    )]
    TooNew { found: i64, known: i64 },
}

impl Store {
    /// Checks every page and every reference of a database file without changing
    /// it.
    ///
    /// # Errors
    /// Why it must not be used.
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
            return Err(Unfit::Damaged(format!("{astray} rows refer to missing rows")));
        }
        let counted = connection.query_row(
            "SELECT count(*), count(*) FILTER (WHERE status <> 'finished') FROM tables",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        );
        let (tables, running) = counted.map_err(Unfit::Unreadable)?;
        Ok(Inspected { version, tables, running })
    }

    /// Copies a database file in its current state to `to`, which must be empty;
    /// other processes can keep working on it. The copy keeps the schema version.
    /// It is not yet safe from a power cut: that is up to the caller.
    ///
    /// # Errors
    /// If it can't be read or the copy can't be written.
    pub fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
        let connection = look_at(from)?;
        // One read transaction: writers go on, and deleted content is not copied.
        connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
        Ok(())
    }

    /// Folds the files beside a database back into its main file, and keeps
    /// everybody else from opening it while the result is held. `None` if it is too
    /// damaged for that.
    ///
    /// # Errors
    /// If another process is using it, or it can't be written.
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

/// A database in a single file that nobody else can open meanwhile.
pub struct Settled {
    _connection: Connection,
}

fn busy() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY);
    rusqlite::Error::SqliteFailure(code, Some("another process is using it".into()))
}

/// Opens an existing file without migrating it.
fn look_at(path: &Path) -> rusqlite::Result<Connection> {
    // The WAL of our databases can be read only with write permission there; a copy
    // on a read-only disk should be readable, too.
    let flags = |rights| rights | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_WRITE))
        .or_else(|_| Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_ONLY)))?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}
