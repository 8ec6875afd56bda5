//! Members who watch a table without playing.

use super::{Reader, StoreError, WriteTx, digest::digest_of, stamp};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

/// Who may watch a table. No `Debug`: a word's digest can be guessed at.
#[derive(Clone, PartialEq, Eq)]
pub enum WatchRule {
    None,
    /// Whoever has signed up.
    Open,
    /// Whoever knows the word with this digest.
    Word(String),
}

impl WatchRule {
    /// For those who know this word.
    #[must_use]
    pub fn by_word(word: &str) -> WatchRule {
        WatchRule::Word(digest_of(word))
    }

    /// What the option is called, without the word.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            WatchRule::None => "none",
            WatchRule::Open => "open",
            WatchRule::Word(_) => "word",
        }
    }

    /// Does it let somebody in who says this?
    #[must_use]
    pub fn admits(&self, word: Option<&str>) -> bool {
        match self {
            WatchRule::None => false,
            WatchRule::Open => true,
            WatchRule::Word(digest) => word.is_some_and(|word| digest_of(word) == *digest),
        }
    }

    fn stored(&self) -> &str {
        match self {
            WatchRule::None | WatchRule::Open => self.word(),
            WatchRule::Word(digest) => digest,
        }
    }

    pub(super) fn from_stored(text: String) -> WatchRule {
        match text.as_str() {
            "none" => WatchRule::None,
            "open" => WatchRule::Open,
            _ => WatchRule::Word(text),
        }
    }
}

/// When somebody who watches gets letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WatchPace {
    /// After each round, and at the end.
    Round,
    End,
}

impl WatchPace {
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            WatchPace::Round => "round",
            WatchPace::End => "end",
        }
    }

    fn of(word: &str) -> WatchPace {
        // A word unknown to this build: whoever watches hears of the end at least.
        if word == WatchPace::Round.word() { WatchPace::Round } else { WatchPace::End }
    }
}

/// Somebody who watches a table. No `Debug`: it holds an address.
#[derive(Clone)]
pub struct Observer {
    pub id: i64,
    pub table: TableId,
    /// A member's.
    pub address: String,
    pub pace: WatchPace,
    /// How many entries of the journal they have been told.
    pub told: u32,
    /// The round in their last letter.
    pub round: u32,
    /// Whether they have been told the end.
    pub over: bool,
    /// Whether there is something to tell them.
    pub due: bool,
}

const COLUMNS: &str = "id, table_id, address, pace, told, round, over, due";

fn observer_from(row: &Row<'_>) -> rusqlite::Result<Observer> {
    let pace: String = row.get(3)?;
    Ok(Observer {
        id: row.get(0)?,
        table: row.get(1)?,
        address: row.get(2)?,
        pace: WatchPace::of(&pace),
        told: row.get(4)?,
        round: row.get(5)?,
        over: row.get(6)?,
        due: row.get(7)?,
    })
}

impl WriteTx<'_> {
    /// Records who may watch a table.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_watch(&self, table: TableId, rule: &WatchRule) -> Result<(), StoreError> {
        let rule = rule.stored();
        self.execute("UPDATE tables SET watch = ?2 WHERE id = ?1", params![table, rule])?;
        Ok(())
    }

    /// Somebody watches a table from now on, or gets letters at other times.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn watch(
        &self,
        table: TableId,
        address: &str,
        pace: WatchPace,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO observers (table_id, address, pace, since, told, round)
             VALUES (?1, ?2, ?3, ?4, 0, 0)
             ON CONFLICT (table_id, address) DO UPDATE SET pace = excluded.pace",
            params![table, address, pace.word(), stamp(at)],
        )?;
        Ok(())
    }

    /// Somebody watches a table no longer; returns whether they did.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn unwatch(&self, table: TableId, address: &str) -> Result<bool, StoreError> {
        let gone = self.execute(
            "DELETE FROM observers WHERE table_id = ?1 AND address = ?2",
            params![table, address],
        )?;
        Ok(gone == 1)
    }

    /// Whoever got this letter about a table that they watch watches it no longer.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn unwatch_by_letter(&self, letter: i64) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM observers WHERE (table_id, address) IN
                 (SELECT table_id, lower(address) FROM letters WHERE id = ?1 AND kind = 'watch')",
            [letter],
        )?;
        Ok(())
    }

    /// The same at all tables.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn unwatch_all(&self, address: &str) -> Result<(), StoreError> {
        self.execute("DELETE FROM observers WHERE address = ?1", [address])?;
        Ok(())
    }

    /// A table has moved to this round: those who watch it round by round have something to be
    /// told, and all of them if it is over or goes on after its end.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn moved_before_observers(
        &self,
        table: TableId,
        round: u32,
        over: bool,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE observers SET due = 1
             WHERE table_id = ?1 AND (over <> ?3 OR pace = 'round' AND round <> ?2)",
            params![table, round, over],
        )?;
        Ok(())
    }

    /// Somebody who watches has been told this much.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn told_observer(
        &self,
        observer: i64,
        told: u32,
        round: u32,
        over: bool,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE observers SET told = ?2, round = ?3, over = ?4, due = 0 WHERE id = ?1",
            params![observer, told, round, over],
        )?;
        Ok(())
    }

    /// A seat has been told of all who watch, up to this one.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_watchers_told(&self, seat: super::SeatKey, observer: i64) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET watchers_told = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![seat.0, seat.1, observer],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// Who watches a table, in the order in which they came.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn observers(self, table: TableId) -> Result<Vec<Observer>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM observers WHERE table_id = ?1 ORDER BY id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([table], observer_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// What somebody watches, by table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn watched_by(self, address: &str) -> Result<Vec<Observer>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM observers WHERE address = ?1 ORDER BY table_id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([address], observer_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The tables where something is to be told to those who watch.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn observers_due(self) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT DISTINCT table_id FROM observers INDEXED BY observers_due WHERE due
             ORDER BY table_id",
        )?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The newest tables in play that anybody may watch.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn watchable(self, most: usize) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM tables WHERE status = 'running' AND watch = 'open'
             ORDER BY id DESC LIMIT ?1",
        )?;
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        let rows = statement.query_map([most], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The names of those who watch whom a seat has not been told of, and the last of them.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn watchers_untold(
        self,
        seat: super::SeatKey,
    ) -> Result<(Vec<String>, Option<i64>), StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT name, observers.id FROM observers JOIN members USING (address)
             WHERE table_id = ?1
               AND observers.id > (SELECT watchers_told FROM seats WHERE table_id = ?1 AND seat = ?2)
             ORDER BY observers.id",
        )?;
        let rows = statement
            .query_map(params![seat.0, seat.1], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?)))?;
        let untold = rows.collect::<Result<Vec<(String, i64)>, _>>()?;
        let last = untold.last().map(|(_, id)| *id);
        Ok((untold.into_iter().map(|(name, _)| name).collect(), last))
    }
}
