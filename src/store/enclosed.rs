//! The file at the end of a letter: the last letters about a game all bring its page. It is
//! kept once, and as the file it is: the lines of base64 that a mail makes of it are a third
//! longer and pack badly.

use super::{
    Reader, StoreError, WriteTx, count,
    packed::{self, Level},
};
use crate::engine::hex;
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use rusqlite::{OptionalExtension, params};
use sha2::{Digest, Sha256};

/// A line of base64 in a mail, and how many bytes of a file it is (RFC 2045, section 6.8).
const LINE: usize = 76;
const BYTES: usize = 57;

/// Smaller files stay where they are.
const LINES: usize = 100;

/// A letter without the file at its end.
pub(super) struct Cut {
    pub(super) rest: Vec<u8>,
    /// So many bytes of the rest are before the file.
    pub(super) at: usize,
    pub(super) file: Vec<u8>,
}

/// Takes the file at its end out of a letter; `None` if there is none, or none that
/// [`put_in`] would put back byte for byte.
pub(super) fn cut(raw: &[u8]) -> Option<Cut> {
    // Behind it comes only the boundary that ends the mail.
    let last = raw.strip_suffix(b"--\r\n")?;
    let end = last.iter().rposition(|byte| *byte == b'\n')? + 1;
    let is_line = |line: &[u8]| {
        let text = line.strip_suffix(b"\r\n").unwrap_or_default();
        let fits = |byte: &u8| byte.is_ascii_alphanumeric() || b"+/=".contains(byte);
        !text.is_empty() && text.len() <= LINE && text.iter().all(fits)
    };
    let begin_of = |end: usize| {
        let before = raw.get(..end.checked_sub(1)?)?;
        Some(before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1))
    };
    // All but the last line of a file are of the same length.
    let mut at = begin_of(end).filter(|at| raw.get(*at..end).is_some_and(is_line))?;
    while let Some(before) = at.checked_sub(LINE + 2)
        && raw.get(before..at).is_some_and(is_line)
    {
        at = before;
    }
    let lines = raw.get(at..end)?;
    if lines.len() < LINES * (LINE + 2) {
        return None;
    }
    let text: Vec<u8> = lines.iter().copied().filter(|byte| !b"\r\n".contains(byte)).collect();
    let file = BASE64.decode(text).ok()?;
    let rest = [raw.get(..at)?, raw.get(end..)?].concat();
    (put_in(&rest, at, &file).as_deref() == Some(raw)).then_some(Cut { rest, at, file })
}

/// The letter with its file.
fn put_in(rest: &[u8], at: usize, file: &[u8]) -> Option<Vec<u8>> {
    let (before, behind) = (rest.get(..at)?, rest.get(at..)?);
    let mut raw = Vec::with_capacity(rest.len() + file.len() * 3 / 2);
    raw.extend_from_slice(before);
    let mut line = String::with_capacity(LINE);
    for piece in file.chunks(BYTES) {
        line.clear();
        BASE64.encode_string(piece, &mut line);
        raw.extend_from_slice(line.as_bytes());
        raw.extend_from_slice(b"\r\n");
    }
    raw.extend_from_slice(behind);
    Some(raw)
}

/// A letter without a file is smaller than this.
const LARGE: i64 = 150_000;

impl WriteTx<'_> {
    /// Keeps the file of a letter from before by itself, if it has one.
    pub fn keep_file_apart(&self, letter: i64) -> Result<(), StoreError> {
        let raw = self.read().bytes_of(letter)?;
        if cut(&raw).is_some() { self.put_bytes(letter, &raw) } else { Ok(()) }
    }

    /// Keeps a letter's file, or notes that it has none.
    pub(super) fn enclose(&self, letter: i64, cut: Option<&Cut>) -> Result<(), StoreError> {
        let Some(Cut { at, file, .. }) = cut else {
            // It may have had one.
            self.execute("DELETE FROM enclosed WHERE letter = ?1", [letter])?;
            return Ok(());
        };
        let digest = hex(&Sha256::digest(file));
        let known: Option<i64> = self
            .tx
            .prepare_cached("SELECT id FROM files WHERE digest = ?1")?
            .query_row([&digest], |row| row.get(0))
            .optional()?;
        let id = if let Some(id) = known {
            id
        } else {
            let packed = packed::deflate(file, Level::Small, None);
            let packed = packed.ok_or_else(|| damaged(letter, "it can't be packed"))?;
            self.execute(
                "INSERT INTO files (digest, size, bytes) VALUES (?1, ?2, ?3)",
                params![digest, count(file.len()), packed],
            )?;
            self.tx.last_insert_rowid()
        };
        self.execute(
            "INSERT INTO enclosed (letter, at, file) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET at = excluded.at, file = excluded.file",
            params![letter, count(*at), id],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// A letter's bytes again, of those that are kept without its file.
    pub(super) fn with_file(self, letter: i64, rest: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT at, size, bytes FROM enclosed LEFT JOIN files ON files.id = file
                 WHERE letter = ?1",
            )?
            .query_row([letter], |row| {
                Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?, row.get::<_, Option<Vec<u8>>>(2)?))
            })
            .optional()?;
        let Some((at, size, packed)) = row else { return Ok(rest) };
        let at: i64 = at;
        let whole = || {
            let size = usize::try_from(size?).ok()?;
            let file = packed::inflate(&packed?, size, None)?;
            put_in(&rest, usize::try_from(at).ok()?, &file)
        };
        whole().ok_or_else(|| damaged(letter, "the file it encloses is damaged or missing"))
    }

    /// Letters above a number that are kept whole, and with their file if they have one.
    pub fn large_letters(self, after: i64, most: u32) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT letter FROM letter_bytes WHERE letter > ?1 AND form = 0 AND size > ?2
             ORDER BY letter LIMIT ?3",
        )?;
        let rows = statement.query_map(params![after, LARGE, most], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many of a letter's kept bytes are before its file, if it has one.
    pub(super) fn file_at(self, letter: i64) -> Result<Option<usize>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT at FROM enclosed WHERE letter = ?1")?;
        let at: Option<i64> = statement.query_row([letter], |row| row.get(0)).optional()?;
        Ok(at.map(|at| usize::try_from(at).unwrap_or_default()))
    }
}

fn damaged(letter: i64, what: &str) -> StoreError {
    StoreError::Row { table: "enclosed", id: letter, what: what.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn mail(file: &[u8]) -> Vec<u8> {
        let mut raw = b"Content-Type: multipart/mixed\r\n\r\n--=_b_\r\n\r\n".to_vec();
        let at = raw.len();
        raw.extend_from_slice(b"--=_b_--\r\n");
        put_in(&raw, at, file).unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_file_is_taken_out_and_put_back(file in proptest::collection::vec(any::<u8>(), 5600..9000)) {
            let raw = mail(&file);
            let cut = cut(&raw);
            // Its last line may be filled up.
            prop_assert_eq!(cut.is_some(), file.len() + 2 >= BYTES * LINES);
            if let Some(cut) = cut {
                prop_assert_eq!(&cut.file, &file);
                prop_assert!(cut.rest.len() < 100);
                prop_assert_eq!(put_in(&cut.rest, cut.at, &cut.file), Some(raw));
            }
        }

        /// Bytes of anybody's do no harm, and come back.
        #[test]
        fn what_is_taken_out_of_anything_comes_back(
            file in proptest::collection::vec(any::<u8>(), 9000),
            place in any::<proptest::sample::Index>(),
            byte in any::<u8>(),
        ) {
            let mut raw = mail(&file);
            let place = place.index(raw.len());
            raw[place] = byte;
            if let Some(cut) = cut(&raw) {
                prop_assert_eq!(put_in(&cut.rest, cut.at, &cut.file), Some(raw));
            }
        }
    }
}
