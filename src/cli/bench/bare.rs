//! The yardstick of everything that is stored: bare `SQLite` writes the same rows,
//! in the same schema with the same indexes, with the same settings.
//!
//! It is favoured: rows that Monsoon changes are written once, as they are in the
//! end; foreign keys are not checked; nothing is read.

use anyhow::{Context, Result};
use rusqlite::{Connection, OpenFlags, params_from_iter, types::Value};
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    time::{Duration, Instant},
};

/// Must everything written survive a power cut?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Durable {
    Yes,
    No,
}

/// The rows that one table of a database has gained.
struct Gained {
    insert: String,
    rows: Vec<Vec<Value>>,
}

/// The rows that a database has gained.
pub(super) struct Rows {
    tables: Vec<Gained>,
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn open(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags(path, flags)?)
}

/// The last row of each table that has numbered rows.
fn last_rows(connection: &Connection) -> Result<BTreeMap<String, i64>> {
    let mut tables = connection.prepare(
        "SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE '%WITHOUT ROWID%'",
    )?;
    let names = tables.query_map([], |row| row.get::<_, String>(0))?;
    let mut last = BTreeMap::new();
    for name in names {
        let name = name?;
        let sql = format!("SELECT coalesce(max(rowid), 0) FROM {}", quoted(&name));
        last.insert(name, connection.query_row(&sql, [], |row| row.get(0))?);
    }
    Ok(last)
}

impl Rows {
    /// The rows of the database at `after` that the one at `before` did not have.
    pub(super) fn between(before: &Path, after: &Path) -> Result<Rows> {
        let last = last_rows(&open(before)?)?;
        let connection = open(after)?;
        let mut tables = Vec::new();
        for name in last_rows(&connection)?.into_keys() {
            let since = last.get(&name).copied().unwrap_or_default();
            let mut columns =
                connection.prepare("SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0")?;
            let columns = columns.query_map([&name], |row| row.get::<_, String>(0))?;
            let columns: Vec<String> =
                columns.map(|name| Ok(quoted(&name?))).collect::<Result<_>>()?;
            let (names, table) = (columns.join(", "), quoted(&name));
            let places = vec!["?"; columns.len()].join(", ");
            let mut gained = connection
                .prepare(&format!("SELECT {names} FROM {table} WHERE rowid > ?1 ORDER BY rowid"))?;
            let rows = gained.query_map([since], |row| {
                (0..columns.len()).map(|column| row.get(column)).collect::<Result<Vec<Value>, _>>()
            })?;
            tables.push(Gained {
                insert: format!("INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})"),
                rows: rows.collect::<Result<_, _>>()?,
            });
        }
        Ok(Rows { tables })
    }

    /// Writes them into a copy of the database at `before`, as the rows of so many
    /// mails, `group` of them in one transaction; returns how long that took.
    pub(super) fn write(
        &self,
        before: &Path,
        copy: &Path,
        (mails, group): (usize, usize),
        durable: Durable,
    ) -> Result<Duration> {
        fs::copy(before, copy).with_context(|| format!("can't copy to {}", copy.display()))?;
        let mut connection = open(copy)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        let sync = if durable == Durable::Yes { "full" } else { "off" };
        connection.pragma_update(None, "synchronous", sync)?;
        connection.pragma_update(None, "foreign_keys", "off")?;
        connection.set_prepared_statement_cache_capacity(self.tables.len() + 8);
        let begun = Instant::now();
        let mut from = 0;
        while from < mails {
            let to = (from + group).min(mails);
            let tx = connection.transaction()?;
            for table in &self.tables {
                let at = |mail: usize| table.rows.len() * mail / mails;
                let mut insert = tx.prepare_cached(&table.insert)?;
                for row in table.rows.get(at(from)..at(to)).unwrap_or_default() {
                    insert.execute(params_from_iter(row))?;
                }
            }
            tx.commit()?;
            from = to;
        }
        let spent = begun.elapsed();
        drop(connection);
        crate::cli::scratch::forget(copy);
        Ok(spent)
    }
}
