//! The bytes and the words of letters, each in a table of its own, compressed.
//!
//! A letter that has left and that newer ones to its seat have followed is kept without
//! its HTML, and packed with an earlier one as its base; its words are then packed with what
//! is kept of it. What an older program wrote is still in the letter's own row, and is read
//! from there first.

use super::{
    Reader, SeatKey, StoreError, WriteTx, count,
    enclosed::cut,
    packed::{self, Level},
};
use rusqlite::{OptionalExtension, params};

/// How many of a seat's letters are kept whole.
pub const WHOLE: u32 = 8;

/// How many of a seat's letters are kept with the lines by which a quote of them is
/// recognised: more than anybody asks for.
pub const QUOTABLE: u32 = 48;

/// How far back of those it is looked for letters to make slim.
const BACK: u32 = 64;

/// After this many letters with one base comes another, so that a damaged one spoils no
/// more than these.
const MOST_OF_A_BASE: i64 = 32;

const WHOLE_FORM: i64 = 0;
const SLIM_FORM: i64 = 1;

/// What is kept to recognise a quote of a letter.
#[derive(Debug, Clone, Default)]
pub struct SentLines {
    pub letter: i64,
    /// Which lines there are, in the form they were handed over in; none in letters from
    /// before.
    pub index: Option<Vec<u8>>,
    /// The words, in letters from before.
    pub plain: Option<String>,
}

/// A letter from before, whose bytes are in its own row.
#[derive(Debug)]
pub struct PlainLetter {
    pub id: i64,
    pub raw: Vec<u8>,
    pub text: String,
    /// Newer ones to its seat have followed it, and it was sent.
    pub is_past: bool,
}

/// A letter's bytes as they are stored.
struct Packed {
    /// Unpacked.
    size: usize,
    /// The letter whose bytes are its dictionary.
    base: Option<i64>,
    bytes: Vec<u8>,
}

impl WriteTx<'_> {
    /// Stores a letter's bytes, and its words with their index.
    pub(super) fn put_bytes(&self, letter: i64, raw: &[u8]) -> Result<(), StoreError> {
        let cut = cut(raw);
        let rest = cut.as_ref().map_or(raw, |cut| &cut.rest);
        let packed = packed::deflate(rest, Level::Fast, None).ok_or_else(|| not_packed(letter))?;
        self.put_packed(letter, WHOLE_FORM, rest.len(), None, &packed)?;
        self.enclose(letter, cut.as_ref())
    }

    pub(super) fn put_lines(
        &self,
        letter: i64,
        index: &[u8],
        text: &str,
    ) -> Result<(), StoreError> {
        let words = packed::deflate(text.as_bytes(), Level::Fast, None);
        let words = words.ok_or_else(|| not_packed(letter))?;
        // A number may come again, and somebody may have deleted the letter alone.
        self.tx
            .prepare_cached(
                "INSERT OR REPLACE INTO letter_lines (letter, lines, size, words)
                 VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![letter, index, count(text.len()), words])?;
        Ok(())
    }

    fn put_packed(
        &self,
        letter: i64,
        form: i64,
        size: usize,
        base: Option<(i64, i64)>,
        bytes: &[u8],
    ) -> Result<(), StoreError> {
        let (base, nth) = base.unzip();
        self.tx
            .prepare_cached(
                "INSERT OR REPLACE INTO letter_bytes (letter, form, size, base, nth, bytes)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![letter, form, count(size), base, nth.unwrap_or(0), bytes])?;
        Ok(())
    }

    /// Replaces a letter's bytes by what is kept of it for good.
    pub fn make_slim(&self, letter: i64, slim: &[u8]) -> Result<(), StoreError> {
        let cut = cut(slim);
        let slim = cut.as_ref().map_or(slim, |cut| &cut.rest);
        let alone = packed::deflate(slim, Level::Small, None).ok_or_else(|| not_packed(letter))?;
        let words = self.sound_words(letter)?;
        if let Some((base, nth)) = self.read().base_for(letter)?
            && let Some(bytes) = self.read().kept(base, None)?
            && let Some(based) = packed::deflate(slim, Level::Small, Some(&bytes))
            && based.len() * 4 < alone.len() * 3
        {
            self.put_packed(letter, SLIM_FORM, slim.len(), Some((base, nth)), &based)?;
        } else {
            self.put_packed(letter, SLIM_FORM, slim.len(), None, &alone)?;
        }
        self.enclose(letter, cut.as_ref())?;
        let Some(words) = words else { return Ok(()) };
        // What is kept says most of them.
        let packed = packed::deflate(words.as_bytes(), Level::Small, Some(slim));
        self.tx
            .prepare_cached("UPDATE letter_lines SET words = ?2 WHERE letter = ?1")?
            .execute(params![letter, packed.ok_or_else(|| not_packed(letter))?])?;
        Ok(())
    }

    /// A letter's words, unless they are damaged or missing: those stay as they are.
    fn sound_words(&self, letter: i64) -> Result<Option<String>, StoreError> {
        match self.read().words_of(letter) {
            Err(error) if error.is_corrupt() => Ok(None),
            other => other,
        }
    }

    /// Empties letters. Those of others that were packed with one of them stand alone from
    /// then on.
    pub(super) fn empty(&self, letters: &[i64]) -> Result<(), StoreError> {
        if !letters.is_empty() {
            self.erased.set(true);
        }
        for letter in letters {
            // A base is a letter to the same seat.
            let mut statement = self.tx.prepare_cached(
                "SELECT packed.letter FROM letters AS this
                 JOIN letters AS other ON other.table_id = this.table_id
                                      AND other.seat = this.seat
                 JOIN letter_bytes AS packed ON packed.letter = other.id AND packed.base = this.id
                 WHERE this.id = ?1",
            )?;
            let rows = statement.query_map([letter], |row| row.get(0))?;
            for other in rows.collect::<Result<Vec<i64>, _>>()? {
                let bytes = match self.read().kept(other, None) {
                    Ok(Some(bytes)) if !letters.contains(&other) => bytes,
                    // What is damaged can't become worse; what goes needs nothing.
                    Ok(_) | Err(StoreError::Row { .. }) => continue,
                    Err(error) => return Err(error),
                };
                let alone = packed::deflate(&bytes, Level::Small, None);
                let alone = alone.ok_or_else(|| not_packed(other))?;
                self.put_packed(other, SLIM_FORM, bytes.len(), None, &alone)?;
            }
        }
        for letter in letters {
            self.put_bytes(*letter, &[])?;
            self.execute("DELETE FROM letter_lines WHERE letter = ?1", [letter])?;
            // Its number stays its own, since it may be on its way.
            self.execute(
                "UPDATE letters SET table_id = NULL, seat = NULL, address = '', subject = '',
                        plain_raw = x'', plain_text = '', last_error = NULL,
                        state = iif(state = 'waiting', 'failed', state)
                 WHERE id = ?1",
                [letter],
            )?;
            self.execute("UPDATE bounces SET address = '' WHERE letter_id = ?1", [letter])?;
        }
        Ok(())
    }

    /// Moves a letter from before out of its own row: `kept` is what is kept of it.
    pub fn pack_plain(
        &self,
        letter: &PlainLetter,
        kept: &[u8],
        index: &[u8],
    ) -> Result<(), StoreError> {
        self.put_lines(letter.id, index, &letter.text)?;
        if letter.is_past {
            self.make_slim(letter.id, kept)?;
        } else {
            self.put_bytes(letter.id, kept)?;
        }
        self.tx
            .prepare_cached("UPDATE letters SET plain_raw = x'', plain_text = '' WHERE id = ?1")?
            .execute([letter.id])?;
        Ok(())
    }

    /// Forgets the lines of letters to a seat that no quote is looked up in any more.
    pub fn forget_lines(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "DELETE FROM letter_lines WHERE letter IN (
                     SELECT id FROM letters WHERE table_id = ?1 AND seat = ?2
                     ORDER BY id DESC LIMIT ?4 OFFSET ?3)",
            )?
            .execute(params![seat.0, seat.1, QUOTABLE, BACK])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// A letter's bytes: whole until it was sent, and perhaps without its HTML afterwards.
    ///
    /// # Errors
    /// [`StoreError::Row`] if they are damaged or missing.
    pub fn bytes_of(self, letter: i64) -> Result<Vec<u8>, StoreError> {
        let plain: Option<Vec<u8>> = self
            .connection
            .prepare_cached("SELECT plain_raw FROM letters WHERE id = ?1")?
            .query_row([letter], |row| row.get(0))
            .optional()?;
        match plain {
            Some(plain) if !plain.is_empty() => Ok(plain),
            _ => self.unpacked(letter, None)?.ok_or_else(|| damaged(letter, "no bytes")),
        }
    }

    /// The first bytes of a letter.
    pub(super) fn head_of(self, letter: i64, most: usize) -> Result<Vec<u8>, StoreError> {
        // The beginning of no bytes is NULL.
        let plain: Option<Vec<u8>> = self
            .connection
            .prepare_cached("SELECT substr(plain_raw, 1, ?2) FROM letters WHERE id = ?1")?
            .query_row(params![letter, count(most)], |row| row.get(0))?;
        if let Some(plain) = plain.filter(|plain| !plain.is_empty()) {
            return Ok(plain);
        }
        self.unpacked(letter, Some(most))?.ok_or_else(|| damaged(letter, "no bytes"))
    }

    /// A letter's packed bytes, or the first of them; `None` if it has none.
    fn unpacked(self, letter: i64, head: Option<usize>) -> Result<Option<Vec<u8>>, StoreError> {
        let ends_before = |at: Option<usize>| at.is_none_or(|at| head.is_some_and(|it| it <= at));
        if ends_before(self.file_at(letter)?) {
            return self.kept(letter, head);
        }
        let Some(rest) = self.kept(letter, None)? else { return Ok(None) };
        let mut bytes = self.with_file(letter, rest)?;
        bytes.truncate(head.unwrap_or(usize::MAX));
        Ok(Some(bytes))
    }

    /// The same without the file it encloses.
    fn kept(self, letter: i64, head: Option<usize>) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(Packed { size, base, bytes: packed }) = self.packed(letter)? else {
            return Ok(None);
        };
        let base = match base {
            Some(base) => Some(self.base(letter, base)?),
            None => None,
        };
        let bytes = match head {
            Some(most) => packed::head(&packed, most, base.as_deref()),
            None => packed::inflate(&packed, size, base.as_deref()),
        };
        bytes.map(Some).ok_or_else(|| damaged(letter, "its bytes are damaged"))
    }

    /// The bytes that another letter was packed with.
    fn base(self, letter: i64, base: i64) -> Result<Vec<u8>, StoreError> {
        let found = self.packed(base)?;
        let bytes = found.and_then(|it| packed::inflate(&it.bytes, it.size, None));
        bytes.ok_or_else(|| {
            damaged(letter, &format!("it was packed with letter {base}, which is damaged"))
        })
    }

    fn packed(self, letter: i64) -> Result<Option<Packed>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT size, base, bytes FROM letter_bytes WHERE letter = ?1")?;
        let row = statement.query_row([letter], |row| {
            // A negative size fits no bytes.
            let size = usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX);
            Ok(Packed { size, base: row.get(1)?, bytes: row.get(2)? })
        });
        Ok(row.optional()?)
    }

    /// The letter to pack this one with, and how many were packed with it by then.
    fn base_for(self, letter: i64) -> Result<Option<(i64, i64)>, StoreError> {
        let before = self
            .connection
            .prepare_cached(
                "SELECT coalesce(base, letter), nth + 1 FROM letters AS this
                 JOIN letters AS before ON before.table_id = this.table_id
                                       AND before.seat = this.seat AND before.id < this.id
                 JOIN letter_bytes ON letter = before.id AND form = ?2
                 WHERE this.id = ?1 ORDER BY before.id DESC LIMIT 1",
            )?
            .query_row(params![letter, SLIM_FORM], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let Some((base, nth)) = before.filter(|(_, nth)| *nth <= MOST_OF_A_BASE) else {
            return Ok(None);
        };
        // A damaged base is no base; nor is one whose number was used again.
        let form: Option<(i64, Option<i64>)> = self
            .connection
            .prepare_cached("SELECT form, base FROM letter_bytes WHERE letter = ?1")?
            .query_row([base], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let sound = form == Some((SLIM_FORM, None)) && self.base(letter, base).is_ok();
        Ok(sound.then_some((base, nth)))
    }

    /// Sent letters to a seat that are still kept whole though newer ones have followed,
    /// oldest first.
    pub fn letters_to_slim(self, seat: SeatKey, most: u32) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM (SELECT id, state FROM letters WHERE table_id = ?1 AND seat = ?2
                             ORDER BY id DESC LIMIT ?4 OFFSET ?3)
             JOIN letter_bytes ON letter = id AND form = ?5
             WHERE state = 'sent' ORDER BY id LIMIT ?6",
        )?;
        let wanted = params![seat.0, seat.1, WHOLE, BACK, WHOLE_FORM, most];
        let rows = statement.query_map(wanted, |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Letters from before that are not packed yet, above a number.
    pub fn plain_letters(self, after: i64, most: u32) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM letters INDEXED BY letters_plain
             WHERE length(plain_raw) > 0 AND id > ?1 ORDER BY id LIMIT ?2",
        )?;
        let rows = statement.query_map(params![after, most], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A letter from before; `None` if it was packed or deleted meanwhile.
    pub fn plain_letter(self, id: i64) -> Result<Option<PlainLetter>, StoreError> {
        let sql = "SELECT plain_raw, plain_text,
                          state = 'sent' AND seat IS NOT NULL AND ?2 <= (
                              SELECT count(*) FROM (SELECT 1 FROM letters AS newer
                                  WHERE newer.table_id = letters.table_id
                                    AND newer.seat = letters.seat AND newer.id > letters.id
                                  LIMIT ?2))
                   FROM letters WHERE id = ?1 AND length(plain_raw) > 0";
        let row = self.connection.prepare_cached(sql)?.query_row(params![id, WHOLE], |row| {
            Ok(PlainLetter { id, raw: row.get(0)?, text: row.get(1)?, is_past: row.get(2)? })
        });
        Ok(row.optional()?)
    }

    /// What is kept of the latest letters to a seat to recognise a quote, newest first.
    pub fn lines_sent(self, seat: SeatKey, most: u32) -> Result<Vec<SentLines>, StoreError> {
        self.lines(
            "SELECT id, nullif(plain_text, ''), lines FROM letters
             LEFT JOIN letter_lines ON letter = id
             WHERE table_id = ?1 AND seat = ?2 ORDER BY id DESC LIMIT ?3",
            params![seat.0, seat.1, most],
        )
    }

    /// The same for letters to an address outside any seat, which a moderator's mail may
    /// quote.
    pub fn lines_of_notices(self, address: &str, most: u32) -> Result<Vec<SentLines>, StoreError> {
        self.lines(
            "SELECT id, nullif(plain_text, ''), lines FROM letters
             LEFT JOIN letter_lines ON letter = id
             WHERE id IN (
                 SELECT id FROM letters INDEXED BY letters_unseated
                 WHERE address = ?1 AND seat IS NULL ORDER BY id DESC LIMIT ?2)
             ORDER BY id DESC",
            params![address, most],
        )
    }

    pub(super) fn lines(
        self,
        sql: &str,
        of: impl rusqlite::Params,
    ) -> Result<Vec<SentLines>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(of, |row| {
            Ok(SentLines { letter: row.get(0)?, plain: row.get(1)?, index: row.get(2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A letter's words as they were handed over with its index; `None` if they are
    /// damaged or missing.
    pub fn words_of(self, letter: i64) -> Result<Option<String>, StoreError> {
        let row = self
            .connection
            .prepare_cached("SELECT size, words FROM letter_lines WHERE letter = ?1")?
            .query_row([letter], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, Vec<u8>>(1)?)))
            .optional()?;
        let Some((size, packed)) = row else { return Ok(None) };
        let kept = if packed::has_base(&packed) { sound(self.kept(letter, None))? } else { None };
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        let words = packed::inflate(&packed, size, kept.as_deref());
        Ok(words.and_then(|words| String::from_utf8(words).ok()))
    }

    /// A letter's bytes, if they are still all that was sent; `None` if they aren't, or are
    /// damaged.
    pub fn whole_bytes_of(self, letter: i64) -> Result<Option<Vec<u8>>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT form FROM letter_bytes WHERE letter = ?1")?;
        let form: Option<i64> = statement.query_row([letter], |row| row.get(0)).optional()?;
        if form != Some(WHOLE_FORM) {
            return Ok(None);
        }
        sound(self.unpacked(letter, None))
    }

    /// The letters to seats by whose lines a quote can't be recognised any more, as far as
    /// it is looked for. `sound` knows an index that can be read.
    pub fn damaged_lines(self, sound: impl Fn(&[u8]) -> bool) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, lines FROM (
                 SELECT id, plain_text,
                        row_number() OVER (PARTITION BY table_id, seat ORDER BY id DESC) AS nth
                 FROM letters WHERE seat IS NOT NULL)
             LEFT JOIN letter_lines ON letter = id
             WHERE nth <= ?1 AND plain_text = '' ORDER BY id",
        )?;
        let mut rows = statement.query([QUOTABLE])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let (id, index): (i64, Option<Vec<u8>>) = (row.get(0)?, row.get(1)?);
            if !index.is_some_and(|index| sound(&index)) || self.words_of(id)?.is_none() {
                found.push(id);
            }
        }
        Ok(found)
    }

    /// The letters whose bytes can't be read.
    pub fn damaged_letters(self) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT id FROM letters ORDER BY id")?;
        let mut rows = statement.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let id = row.get(0)?;
            match self.bytes_of(id) {
                Ok(_) => {}
                Err(StoreError::Row { .. }) => found.push(id),
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }
}

/// A letter's bytes; `None` if they are damaged or missing.
fn sound(bytes: Result<Option<Vec<u8>>, StoreError>) -> Result<Option<Vec<u8>>, StoreError> {
    match bytes {
        Err(StoreError::Row { .. }) => Ok(None),
        other => other,
    }
}

fn damaged(letter: i64, what: &str) -> StoreError {
    StoreError::Row { table: "letter_bytes", id: letter, what: what.to_owned() }
}

fn not_packed(letter: i64) -> StoreError {
    damaged(letter, "its bytes can't be packed")
}
