//! What players say to each other.

use super::{Reader, SeatKey, StoreError, WriteTx, stamp, time_at};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

/// What players of a table may say, and to whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressRule {
    /// To everybody.
    Open,
    /// To everybody, and to some.
    Private,
    None,
}

impl PressRule {
    pub const ALL: [PressRule; 3] = [PressRule::Open, PressRule::Private, PressRule::None];

    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            PressRule::Open => "open",
            PressRule::Private => "private",
            PressRule::None => "none",
        }
    }

    #[must_use]
    pub fn of(word: &str) -> Option<PressRule> {
        PressRule::ALL.into_iter().find(|rule| rule.word() == word)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressKind {
    /// To everybody at the table.
    Table,
    /// To some.
    Private,
    /// To oneself.
    Note,
}

impl PressKind {
    fn word(self) -> &'static str {
        match self {
            PressKind::Table => "table",
            PressKind::Private => "private",
            PressKind::Note => "note",
        }
    }

    fn of(word: &str) -> Option<PressKind> {
        [PressKind::Table, PressKind::Private, PressKind::Note]
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

/// What somebody said. No `Debug`: it may be for few eyes.
pub struct PressRow {
    pub id: i64,
    /// The number of the journal's entries then.
    pub position: u32,
    pub at: DateTime<Utc>,
    pub kind: PressKind,
    /// Whose words they are, and what they were called.
    pub seat: Seat,
    pub name: String,
    /// Private: who was told, with their names then.
    pub heard_by: Vec<(Seat, String)>,
    pub text: String,
}

/// What somebody says.
pub struct NewPress<'a> {
    pub writer: SeatKey,
    pub name: &'a str,
    pub position: u32,
    pub kind: PressKind,
    /// Who reads it, with their names.
    pub readers: &'a [(Seat, String)],
    pub text: &'a str,
}

const COLUMNS: &str = "press.id, press.position, press.at, press.kind, press.seat, press.name,
                       press.heard_by, press.text";

impl WriteTx<'_> {
    /// # Errors
    /// If it can't be written.
    pub fn add_press(&self, new: &NewPress<'_>, at: DateTime<Utc>) -> Result<(), StoreError> {
        let (table, seat) = new.writer;
        // Everybody at the table is known without a list.
        let listed = if new.kind == PressKind::Private { new.readers } else { &[] };
        self.execute(
            "INSERT INTO press (table_id, position, at, kind, seat, name, heard_by, text, address)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,
                     (SELECT address FROM seats WHERE table_id = ?1 AND seat = ?5))",
            params![
                table,
                new.position,
                stamp(at),
                new.kind.word(),
                seat,
                new.name,
                told_as(listed),
                new.text
            ],
        )?;
        let id = self.tx.last_insert_rowid();
        let readers = new.readers.iter().map(|(reader, _)| (*reader, false));
        for (reader, wrote) in readers.chain([(seat, true)]) {
            self.execute(
                "INSERT INTO press_readers (press_id, table_id, seat, wrote, told)
                 VALUES (?1, ?2, ?3, ?4, ?4)",
                params![id, table, reader, wrote],
            )?;
        }
        Ok(())
    }

    /// The seat's newest letter tells it what was said, up to this one.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_press_told(&self, seat: SeatKey, last: i64) -> Result<(), StoreError> {
        self.execute(
            "UPDATE press_readers SET told = 1,
                    letter = (SELECT max(id) FROM letters WHERE table_id = ?1 AND seat = ?2)
             WHERE table_id = ?1 AND seat = ?2 AND told = 0 AND press_id <= ?3",
            params![seat.0, seat.1, last],
        )?;
        Ok(())
    }

    /// A seat's letters that still wait will not be sent: what they say of others' words is
    /// to be told in the next one.
    pub(super) fn press_untold(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.execute(
            "UPDATE press_readers SET told = 0, letter = NULL
             WHERE table_id = ?1 AND seat = ?2 AND letter IN
                   (SELECT id FROM letters
                    WHERE table_id = ?1 AND seat = ?2 AND state = 'waiting')",
            params![seat.0, seat.1],
        )?;
        Ok(())
    }

    /// Forgets a player's notes. Returns whether there were any.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_notes(&self, seat: SeatKey) -> Result<bool, StoreError> {
        let gone = self.execute(
            "DELETE FROM press_readers WHERE table_id = ?1 AND seat = ?2
                AND press_id IN (SELECT id FROM press WHERE table_id = ?1 AND kind = 'note')",
            params![seat.0, seat.1],
        )?;
        self.drop_lost_notes(seat.0)?;
        Ok(gone > 0)
    }

    /// The player of a seat is another one: what was said to the former one, or by
    /// them, is nothing to their successor.
    pub(super) fn end_press(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM press_readers WHERE table_id = ?1 AND seat = ?2",
            params![seat.0, seat.1],
        )?;
        self.drop_lost_notes(seat.0)
    }

    /// A note that nobody may read is nobody's.
    fn drop_lost_notes(&self, table: TableId) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM press WHERE table_id = ?1 AND kind = 'note'
                AND id NOT IN (SELECT press_id FROM press_readers WHERE table_id = ?1)",
            [table],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// What a seat's player has not been told yet, oldest first.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn press_waiting(self, seat: SeatKey) -> Result<Vec<PressRow>, StoreError> {
        self.press("wrote = 0 AND told = 0", seat)
    }

    /// What a seat's player has said since a moment, and noted.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn press_by(
        self,
        seat: SeatKey,
        since: DateTime<Utc>,
    ) -> Result<Vec<PressRow>, StoreError> {
        let mut all = self.press("wrote = 1", seat)?;
        all.retain(|row| row.at > since);
        Ok(all)
    }

    /// A player's notes, oldest first.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn notes(self, seat: SeatKey) -> Result<Vec<PressRow>, StoreError> {
        self.press("wrote = 1 AND kind = 'note'", seat)
    }

    fn press(self, which: &'static str, seat: SeatKey) -> Result<Vec<PressRow>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM press_readers JOIN press ON press.id = press_id
             WHERE press_readers.table_id = ?1 AND press_readers.seat = ?2 AND {which}
             ORDER BY press.id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![seat.0, seat.1], press_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Everything that was said at a table, notes aside, oldest first.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn press_of_table(self, table: TableId) -> Result<Vec<PressRow>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM press WHERE table_id = ?1 AND kind <> 'note' ORDER BY id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([table], press_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// Those who were told, as they are stored.
pub(super) fn told_as(readers: &[(Seat, String)]) -> String {
    let listed: Vec<(usize, &str)> =
        readers.iter().map(|(seat, name)| (seat.index(), name.as_str())).collect();
    serde_json::json!(listed).to_string()
}

fn press_row(row: &Row<'_>) -> rusqlite::Result<PressRow> {
    let kind: String = row.get(3)?;
    let heard_by: String = row.get(6)?;
    let heard_by: Vec<(i64, String)> = serde_json::from_str(&heard_by).unwrap_or_default();
    let seated = |(seat, name)| Some((Seat::try_from(seat).ok()?, name));
    Ok(PressRow {
        id: row.get(0)?,
        position: row.get(1)?,
        at: time_at(row, 2)?,
        // The column holds nothing else; what it might is for nobody's eyes.
        kind: PressKind::of(&kind).unwrap_or(PressKind::Note),
        seat: row.get(4)?,
        name: row.get(5)?,
        heard_by: heard_by.into_iter().filter_map(seated).collect(),
        text: row.get(7)?,
    })
}
