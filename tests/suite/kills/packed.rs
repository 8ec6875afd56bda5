//! Letters as the database keeps them, read without the program.

use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use flate2::{Decompress, FlushDecompress};
use rusqlite::{Connection, OptionalExtension};

/// The bytes of a letter: whole, or without its HTML.
pub fn bytes(connection: &Connection, letter: i64) -> Vec<u8> {
    let mut bytes = kept(connection, letter);
    let sql =
        "SELECT at, size, bytes FROM enclosed JOIN files ON files.id = file WHERE letter = ?1";
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let found = connection.query_row(sql, [letter], row).optional().unwrap();
    let found: Option<(i64, i64, Vec<u8>)> = found;
    if let Some((at, size, packed)) = found {
        let line = |piece: &[u8]| format!("{}\r\n", BASE64.encode(piece));
        let lines: String = inflated(&packed, size, None).chunks(57).map(line).collect();
        let at = usize::try_from(at).unwrap();
        bytes.splice(at..at, lines.into_bytes());
    }
    bytes
}

/// The same without the file it encloses.
fn kept(connection: &Connection, letter: i64) -> Vec<u8> {
    let sql = "SELECT size, base, bytes FROM letter_bytes WHERE letter = ?1";
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let found = connection.query_row(sql, [letter], row).optional().unwrap();
    let (size, base, packed): (i64, Option<i64>, Vec<u8>) = found.unwrap_or_else(|| {
        let plain = "SELECT 0, NULL, plain_raw FROM letters WHERE id = ?1";
        connection.query_row(plain, [letter], row).unwrap()
    });
    if size == 0 {
        return packed;
    }
    inflated(&packed, size, base.map(|base| kept(connection, base)))
}

/// The lines by which a quote of a letter is recognised: packed alone while the letter is
/// whole, and with what is kept of it afterwards.
pub fn words(connection: &Connection, letter: i64) -> String {
    let sql = "SELECT size, words FROM letter_lines WHERE letter = ?1";
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let (size, packed): (i64, Vec<u8>) = connection.query_row(sql, [letter], row).unwrap();
    let has_base = packed[1] & 0x20 != 0; // FDICT (RFC 1950, 2.2)
    let base = has_base.then(|| kept(connection, letter));
    String::from_utf8(inflated(&packed, size, base)).unwrap()
}

fn inflated(packed: &[u8], size: i64, base: Option<Vec<u8>>) -> Vec<u8> {
    let size = usize::try_from(size).unwrap();
    let mut out = Vec::with_capacity(size + 1);
    let mut unpacker = Decompress::new(true);
    let first = unpacker.decompress_vec(packed, &mut out, FlushDecompress::Finish);
    if let Some(base) = base {
        assert!(first.unwrap_err().needs_dictionary().is_some());
        unpacker.set_dictionary(&base).unwrap();
        let rest = &packed[usize::try_from(unpacker.total_in()).unwrap()..];
        unpacker.decompress_vec(rest, &mut out, FlushDecompress::Finish).unwrap();
    } else {
        first.unwrap();
    }
    assert_eq!(out.len(), size);
    out
}
