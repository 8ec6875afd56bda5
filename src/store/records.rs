//! What is known of how somebody played: results, how long answers took, deadlines missed.

use super::{Reader, SeatKey, StoreError, WriteTx, count, stamp};
use crate::basics::TableId;
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// How a question was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// There was a deadline.
    pub timed: bool,
    /// It passed without an answer.
    pub missed: bool,
    /// How long the answer took, if that can be told.
    pub took: Option<TimeDelta>,
}

/// A finished game that counts, oldest first in a list of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    pub table: TableId,
    pub game: String,
    /// The rank of each seat and whose it is: their address, or nobody's who is known.
    pub places: Vec<(u8, String)>,
}

impl WriteTx<'_> {
    /// Records how a question to a seat was settled.
    pub fn add_answer_time(
        &self,
        seat: SeatKey,
        address: &str,
        settled: Settled,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO answer_times (table_id, seat, address, timed, missed, took)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                seat.0,
                seat.1,
                address,
                settled.timed,
                settled.missed,
                settled.took.map(|took| took.num_seconds())
            ],
        )?;
        Ok(())
    }

    /// A player has another address: what they did at this seat goes with them.
    pub(super) fn move_answer_times(
        &self,
        seat: SeatKey,
        old: &str,
        address: &str,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE answer_times SET address = ?4
             WHERE table_id = ?1 AND seat = ?2 AND address = ?3",
            params![seat.0, seat.1, old, address],
        )?;
        Ok(())
    }

    /// Records what became of a finished game: when it ended and the rank of each seat, or
    /// that it does not count. `entries` is the length of its journal.
    pub fn put_result(
        &self,
        table: TableId,
        entries: u32,
        result: Option<(DateTime<Utc>, &[u8])>,
    ) -> Result<(), StoreError> {
        let places = result.map_or(&[][..], |(_, places)| places);
        self.execute(
            "INSERT OR REPLACE INTO results (table_id, entries, ended_at, places)
             VALUES (?1, ?2, ?3, ?4)",
            params![
                table,
                entries,
                result.map(|(at, _)| stamp(at)),
                serde_json::json!(places).to_string()
            ],
        )?;
        Ok(())
    }

    /// Lets others see somebody's record, or not.
    pub fn set_record_public(&self, address: &str, public: bool) -> Result<(), StoreError> {
        self.execute(
            if public {
                "INSERT OR IGNORE INTO public_records (address) VALUES (?1)"
            } else {
                "DELETE FROM public_records WHERE address = ?1"
            },
            [address],
        )?;
        Ok(())
    }

    /// How many percent of their deadlines somebody who joins a table may have missed.
    pub fn set_most_missed(&self, table: TableId, most: Option<u8>) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET most_missed = ?2 WHERE id = ?1", params![table, most])?;
        Ok(())
    }

    /// How many house players sat down at a table with its people.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_house_players(&self, table: TableId, house: usize) -> Result<(), StoreError> {
        let house = u32::try_from(house).unwrap_or_default();
        self.execute("UPDATE tables SET house_players = ?2 WHERE id = ?1", params![table, house])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// Finished tables that have not been looked at as they stand, oldest first.
    pub fn results_to_find(self, most: usize) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM tables
             WHERE status = 'finished' AND stage IS NULL
               AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id
                   AND results.entries = (SELECT max(position) + 1 FROM journal
                                          WHERE journal.table_id = tables.id))
             ORDER BY id LIMIT ?1",
        )?;
        let rows = statement.query_map([count(most)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The finished games that count, in the order in which they ended.
    pub fn results(self) -> Result<Vec<ResultRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT results.table_id, game, places FROM results
             JOIN tables ON tables.id = results.table_id
             WHERE ended_at IS NOT NULL AND status = 'finished' AND stage IS NULL
             ORDER BY ended_at, results.table_id",
        )?;
        let rows = statement.query_map([], |row| {
            Ok((row.get::<_, TableId>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?))
        })?;
        let mut seats = self
            .connection
            .prepare_cached("SELECT address FROM seats WHERE table_id = ?1 ORDER BY seat")?;
        let mut found = Vec::new();
        for row in rows {
            let (table, game, places) = row?;
            let ranks: Vec<u8> = serde_json::from_str(&places).unwrap_or_default();
            let players = seats.query_map([table], |row| row.get(0))?;
            let players: Vec<String> = players.collect::<Result<_, _>>()?;
            if ranks.len() == players.len() {
                let places = ranks.into_iter().zip(players).collect();
                found.push(ResultRow { table, game, places });
            }
        }
        Ok(found)
    }

    /// How many deadlines somebody had, and how many of them passed without an answer.
    pub fn deadlines_of(self, address: &str) -> Result<(u32, u32), StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*), coalesce(sum(missed), 0) FROM answer_times
                 WHERE address = ?1 AND address <> '' AND timed",
            )?
            .query_row([address], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// How long somebody's answers took, shortest first.
    pub fn answer_times_of(self, address: &str) -> Result<Vec<TimeDelta>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT took FROM answer_times
             WHERE address = ?1 AND address <> '' AND took IS NOT NULL ORDER BY took",
        )?;
        let rows = statement.query_map([address], |row| Ok(TimeDelta::seconds(row.get(0)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Whether others may see somebody's record.
    pub fn is_record_public(self, address: &str) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM public_records WHERE address = ?1)")?
            .query_row([address], |row| row.get(0))?)
    }

    /// What somebody is called: as they signed up, or at the newest of their tables.
    pub fn name_of(self, address: &str) -> Result<Option<String>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT coalesce((SELECT name FROM members WHERE address = ?1),
                                 (SELECT name FROM seats WHERE address = ?1 AND address <> ''
                                  ORDER BY table_id DESC LIMIT 1))",
            )?
            .query_row([address], |row| row.get(0))?)
    }

    /// The others at somebody's tables, with what they are called there.
    pub fn companions_of(self, address: &str) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT DISTINCT other.address, other.name FROM seats AS mine
             JOIN seats AS other ON other.table_id = mine.table_id AND other.address <> ?1
             WHERE mine.address = ?1 AND ?1 <> '' AND other.address <> ''
             ORDER BY other.address, other.name",
        )?;
        let rows = statement.query_map([address], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many percent of their deadlines somebody who joins a table may have missed.
    pub fn most_missed(self, table: TableId) -> Result<Option<u8>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT most_missed FROM tables WHERE id = ?1")?
            .query_row([table], |row| row.get(0))
            .optional()?
            .flatten())
    }

    /// How many house players sat down at a table with its people.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn house_players(self, table: TableId) -> Result<usize, StoreError> {
        let house: Option<u32> = self
            .connection
            .prepare_cached("SELECT house_players FROM tables WHERE id = ?1")?
            .query_row([table], |row| row.get(0))
            .optional()?;
        Ok(usize::try_from(house.unwrap_or_default()).unwrap_or_default())
    }
}
