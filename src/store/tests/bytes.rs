//! Letters' bytes and words, packed.

use super::*;
use crate::{basics::TableId, engine::Seat, store::bytes};
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use sha2::Digest;

fn red() -> Seat {
    Seat::try_from(0).unwrap()
}

/// The bytes of a letter as a table writes them: much of each is as in the one before.
fn raw(number: usize) -> Vec<u8> {
    let line = |line: usize| {
        let digest = crate::engine::hex(&sha2::Sha256::digest(line.to_string()));
        format!("{line}: {digest}\r\n{}\r\n", number * line)
    };
    format!("Message-ID: {number}\r\n\r\n{}", (0..40).map(line).collect::<String>()).into_bytes()
}

/// The lines by which a quote of it is recognised: most are the letter's own.
fn words(number: usize) -> String {
    format!("line {number}\n{}", String::from_utf8_lossy(&raw(number)))
}

/// Adds letters to red and says they were sent.
fn with_letters(store: &mut Store, count: usize) -> (TableId, Vec<i64>) {
    let tx = store.write().unwrap();
    let table = a_table(&tx);
    let mut ids = Vec::new();
    for number in 0..count {
        let id = format!("{number}.{table}@x");
        let letter = NewLetter {
            table: Some(table),
            seat: Some(red()),
            raw: &raw(number),
            text: &words(number),
            ..letter(&id, "p0@example.org", Urgency::Now)
        };
        tx.add_letter(&letter, noon()).unwrap();
        let id = tx.tx.last_insert_rowid();
        tx.letter_sent(id, noon()).unwrap();
        ids.push(id);
    }
    tx.commit().unwrap();
    (table, ids)
}

fn count_of(store: &Store, sql: &str) -> i64 {
    store.connection.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Makes what may be slim slim; the bytes stay as they are here.
fn slim(store: &mut Store, table: TableId) -> Vec<i64> {
    let tx = store.write().unwrap();
    let letters = tx.read().letters_to_slim((table, red()), 1000).unwrap();
    for &letter in &letters {
        let raw = tx.read().bytes_of(letter).unwrap();
        tx.make_slim(letter, &raw).unwrap();
    }
    tx.forget_lines((table, red())).unwrap();
    tx.commit().unwrap();
    letters
}

#[test]
fn letters_that_others_have_followed_share_what_they_have_in_common() {
    let mut store = Store::memory().unwrap();
    let (table, ids) = with_letters(&mut store, 60);
    let size = "SELECT sum(length(bytes)) FROM letter_bytes";
    let before = count_of(&store, size);
    let size_of_words = "SELECT max(length(words)) FROM letter_lines WHERE letter <= 52";
    let words_before = count_of(&store, size_of_words);
    let done = slim(&mut store, table);
    assert_eq!(done, ids[..52], "all but the last few");
    assert!(slim(&mut store, table).is_empty(), "once");
    assert!(count_of(&store, size) * 3 < before, "{before}");
    for (number, id) in ids.iter().enumerate() {
        assert_eq!(store.read().bytes_of(*id).unwrap(), raw(number), "{number}");
        assert_eq!(store.read().head_of(*id, 40).unwrap(), raw(number)[..40], "{number}");
    }
    // No base has more than 32 others.
    assert_eq!(
        count_of(&store, "SELECT count(*) FROM letter_bytes WHERE form = 1 AND base IS NULL"),
        2
    );
    let lines = store.read().lines_sent((table, red()), 60).unwrap();
    assert_eq!(lines.iter().filter(|it| it.index.is_some()).count(), bytes::QUOTABLE as usize);
    for (number, id) in ids.iter().enumerate().skip(12) {
        assert_eq!(store.read().words_of(*id).unwrap(), Some(words(number)), "{number}");
    }
    // Those of slim letters are packed with what is kept of them.
    let words_after = count_of(&store, size_of_words);
    assert!(words_after * 8 < words_before, "{words_after} {words_before}");
}

/// Words that are damaged do not keep a letter from being made slim, and are no worse
/// afterwards; with its bytes, a slim letter's words are gone, too.
#[test]
fn damaged_words_stay_and_damaged_bytes_take_theirs_along() {
    let mut store = Store::memory().unwrap();
    let (table, ids) = with_letters(&mut store, 20);
    let sql = "UPDATE letter_lines SET words = substr(words, 1, 9) WHERE letter = ?1";
    store.connection.execute(sql, [ids[3]]).unwrap();
    assert_eq!(slim(&mut store, table), ids[..12]);
    assert_eq!(store.read().words_of(ids[3]).unwrap(), None);
    assert_eq!(store.read().bytes_of(ids[3]).unwrap(), raw(3));
    let sql = "UPDATE letter_bytes SET bytes = substr(bytes, 1, 9) WHERE letter = ?1";
    store.connection.execute(sql, [ids[5]]).unwrap();
    store.connection.execute(sql, [ids[15]]).unwrap();
    let lost: Vec<i64> =
        (ids.iter().copied()).filter(|id| store.read().words_of(*id).unwrap().is_none()).collect();
    assert_eq!(lost, [ids[3], ids[5]], "that of a whole letter is kept by itself");
    assert_eq!(store.read().damaged_lines(|_| true).unwrap(), lost);
}

#[test]
fn a_damaged_base_spoils_those_packed_with_it_and_no_others() {
    let mut store = Store::memory().unwrap();
    let (table, ids) = with_letters(&mut store, 20);
    slim(&mut store, table);
    let base = ids[0];
    let sql = "UPDATE letter_bytes SET bytes = substr(bytes, 1, 30) WHERE letter = ?1";
    store.connection.execute(sql, [base]).unwrap();
    for (at, id) in ids.iter().enumerate() {
        match store.read().bytes_of(*id) {
            Ok(bytes) => assert!(at >= 12 && bytes == raw(at)),
            Err(error) => {
                assert!(at < 12 && !error.is_passing(), "{at}");
                assert!(error.to_string().contains("letter_bytes"), "{error}");
            }
        }
    }
    assert_eq!(store.read().damaged_letters().unwrap(), ids[..12]);
    // The next ones to be packed do without it.
    let tx = store.write().unwrap();
    tx.make_slim(ids[12], &raw(12)).unwrap();
    tx.make_slim(ids[13], &raw(13)).unwrap();
    tx.commit().unwrap();
    let based = format!("SELECT base FROM letter_bytes WHERE letter = {}", ids[13]);
    assert_eq!(count_of(&store, &based), ids[12]);
    assert_eq!(store.read().bytes_of(ids[13]).unwrap(), raw(13));
    // The table can be deleted, and nothing of it stays.
    let tx = store.write().unwrap();
    tx.delete_table(table).unwrap();
    tx.commit().unwrap();
    let left = "SELECT (SELECT count(*) FROM letter_bytes) + (SELECT count(*) FROM letter_lines)";
    assert_eq!(count_of(&store, left), 0);
}

#[test]
fn a_letter_without_bytes_is_none_with_empty_ones() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    for id in ["1@x", "2@x", "3@x"] {
        tx.add_letter(&letter(id, "a@example.org", Urgency::Now), noon()).unwrap();
    }
    tx.commit().unwrap();
    store
        .connection
        .execute_batch(
            "DELETE FROM letter_bytes WHERE letter = 1;
             UPDATE letter_bytes SET bytes = x'' WHERE letter = 2;",
        )
        .unwrap();
    let due = store.read().letters_due(noon(), 10, &[]).unwrap();
    let found: Vec<_> = due.iter().map(|row| (row.id, row.raw.is_ok())).collect();
    assert_eq!(found, [(1, false), (2, false), (3, true)]);
    assert_eq!(due[2].raw, Ok(b"raw".to_vec()));
}

/// A number may come again, even where somebody deleted rows by hand.
#[test]
fn bytes_of_a_former_letter_of_that_number_are_replaced() {
    let mut store = Store::memory().unwrap();
    let (_, ids) = with_letters(&mut store, 2);
    store
        .connection
        .execute_batch("PRAGMA foreign_keys = off; DELETE FROM letters; PRAGMA foreign_keys = on;")
        .unwrap();
    let tx = store.write().unwrap();
    tx.add_letter(&letter("new@x", "a@example.org", Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(due(&store, 0), [ids[0]]);
    assert_eq!(store.read().bytes_of(ids[0]).unwrap(), b"raw");
}

/// A database of version 24 with letters to red, of which the last is waiting.
fn of_version_24(letters: usize) -> (TempDir, PathBuf) {
    let (folder, path, old) = database_of_version(24);
    old.execute_batch(
        "INSERT INTO tables (id, game, options, seed, status, created_at)
         VALUES (1, 'santiago', '{}', 's', 'running', '2026-01-01T00:00:00.000Z');
         INSERT INTO seats (table_id, seat, name, address, language, token, token_digest)
         VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 't', 'd');",
    )
    .unwrap();
    for number in 1..=letters {
        old.execute(
            "INSERT INTO letters (id, table_id, seat, kind, position, address, message_id, text,
                                  raw, created_at, due_at, state)
             VALUES (?1, 1, 0, 'turn', 3, 'ann@example.org', ?1 || '@x', 'words ' || ?1, ?2,
                     '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', ?3)",
            rusqlite::params![
                i64::try_from(number).unwrap(),
                raw(number),
                if number == letters { "waiting" } else { "sent" }
            ],
        )
        .unwrap();
    }
    (folder, path)
}

#[test]
fn letters_from_before_are_read_as_they_are_and_packed_little_by_little() {
    let (_folder, path) = of_version_24(30);
    let mut store = Store::open(&path).unwrap();
    let seat = (TableId(1), red());
    let all_there = |store: &Store| {
        for number in 1..=30 {
            let found = store.read().bytes_of(i64::try_from(number).unwrap()).unwrap();
            assert_eq!(found, raw(number));
        }
        assert_eq!(store.read().letters_due(noon(), 9, &[]).unwrap()[0].raw, Ok(raw(30)));
        let lines = store.read().lines_sent(seat, 40).unwrap();
        let words: Vec<_> = (lines.iter())
            .map(|it| it.plain.clone().or_else(|| store.read().words_of(it.letter).unwrap()))
            .collect();
        assert_eq!(words.len(), 30);
        assert_eq!(
            (words[0].as_deref(), words[29].as_deref()),
            (Some("words 30"), Some("words 1"))
        );
    };
    all_there(&store);
    let (mut after, mut rounds) = (i64::MIN, 0);
    loop {
        let tx = store.write().unwrap();
        let letters = tx.read().plain_letters(after, 7).unwrap();
        for &id in &letters {
            let letter = tx.read().plain_letter(id).unwrap().unwrap();
            assert_eq!(letter.is_past, id <= 22);
            tx.pack_plain(&letter, &letter.raw.clone(), b"index").unwrap();
        }
        tx.commit().unwrap();
        all_there(&store);
        let Some(last) = letters.last() else { break };
        (after, rounds) = (*last, rounds + 1);
    }
    assert_eq!(rounds, 5);
    assert_eq!(
        count_of(&store, "SELECT sum(length(plain_raw) + length(plain_text)) FROM letters"),
        0
    );
    assert!(store.read().plain_letter(3).unwrap().is_none(), "twice is once");
    assert!(Store::inspect(&path).is_ok());
}

/// An older program that still has the file open fails; it must not send empty letters.
#[test]
fn an_older_program_can_neither_read_nor_write_letters() {
    let (_folder, path) = of_version_24(2);
    let older = Connection::open(&path).unwrap();
    let mut due = older.prepare("SELECT id, raw FROM letters WHERE state = 'waiting'").unwrap();
    let row = |row: &rusqlite::Row<'_>| row.get::<_, Vec<u8>>(1);
    assert_eq!(due.query_row([], row).unwrap(), raw(2));
    drop(Store::open(&path).unwrap());
    assert!(due.query_row([], row).unwrap_err().to_string().contains("raw"));
    let text = older.prepare("SELECT text FROM letters").map(drop);
    assert!(text.unwrap_err().to_string().contains("text"));
}

/// A page of so many figures.
fn page(figures: u64) -> String {
    let figure = |number: u64| format!("<td>{}</td>", number.pow(3));
    (0..figures).map(figure).collect()
}

/// A letter that encloses a page.
fn enclosing(head: &str, page: &str) -> Vec<u8> {
    let line = |piece: &[u8]| format!("{}\r\n", BASE64.encode(piece));
    let lines: String = page.as_bytes().chunks(57).map(line).collect();
    format!("{head}--=_b\r\n\r\n{lines}--=_b--\r\n").into_bytes()
}

/// The last letters about a game, each with the same page.
#[test]
fn a_file_that_several_letters_enclose_is_kept_once_and_goes_with_the_last_of_them() {
    let page = page(4000);
    let with_page = |number: usize| {
        let head = String::from_utf8(raw(number)).unwrap();
        enclosing(&head, &page)
    };
    let mut store = Store::memory().unwrap();
    let (table, mut ids) = with_letters(&mut store, 3);
    let tx = store.write().unwrap();
    for number in 3..13 {
        let id = format!("{number}@y");
        let letter = NewLetter {
            table: Some(table),
            seat: Some(red()),
            raw: &with_page(number),
            text: &words(number),
            ..letter(&id, "p0@example.org", Urgency::Now)
        };
        tx.add_letter(&letter, noon()).unwrap();
        ids.push(tx.tx.last_insert_rowid());
        tx.letter_sent(*ids.last().unwrap(), noon()).unwrap();
    }
    tx.commit().unwrap();
    let whole = |number| if number < 3 { raw(number) } else { with_page(number) };
    let size =
        "SELECT (SELECT sum(length(bytes)) FROM letter_bytes) + sum(length(bytes)) FROM files";
    assert_eq!(slim(&mut store, table), ids[..5], "two of them have the page");
    assert!(usize::try_from(count_of(&store, size)).unwrap() < page.len());
    for (number, id) in ids.iter().enumerate() {
        assert_eq!(store.read().bytes_of(*id).unwrap(), whole(number), "{number}");
        for most in [40, 3000, 9000, 1_000_000] {
            let head = whole(number);
            let head = &head[..head.len().min(most)];
            assert_eq!(store.read().head_of(*id, most).unwrap(), head, "{number} {most}");
        }
        assert_eq!(store.read().words_of(*id).unwrap(), Some(words(number)), "{number}");
    }
    assert!(store.read().damaged_letters().unwrap().is_empty());
    let files = "SELECT count(*) FROM files";
    assert_eq!(count_of(&store, files), 1);
    // What is damaged is noticed, and spoils nobody else's letter.
    store.connection.execute("UPDATE files SET size = size + 1", []).unwrap();
    assert_eq!(store.read().damaged_letters().unwrap(), ids[3..]);
    store.connection.execute("UPDATE files SET size = size - 1", []).unwrap();
    let tx = store.write().unwrap();
    tx.empty(&ids[3..12]).unwrap();
    tx.commit().unwrap();
    assert_eq!(count_of(&store, files), 1);
    assert_eq!(store.read().bytes_of(ids[12]).unwrap(), whole(12));
    let tx = store.write().unwrap();
    tx.delete_table(table).unwrap();
    tx.commit().unwrap();
    assert_eq!(count_of(&store, files) + count_of(&store, "SELECT count(*) FROM enclosed"), 0);
}

/// As a program kept it that knew nothing of files.
#[test]
fn the_file_of_a_letter_from_before_is_taken_out_of_it() {
    let page = page(9000);
    let whole = enclosing("Subject: of old\r\n\r\n", &page);
    let mut store = Store::memory().unwrap();
    let (_, ids) = with_letters(&mut store, 5);
    let tx = store.write().unwrap();
    let packed = packed::deflate(&whole, packed::Level::Fast, None).unwrap();
    let sql = "UPDATE letter_bytes SET size = ?2, bytes = ?3 WHERE letter = ?1";
    for id in &ids[1..4] {
        tx.execute(sql, rusqlite::params![id, count(whole.len()), packed]).unwrap();
    }
    tx.execute("UPDATE letter_bytes SET bytes = x'00' WHERE letter = ?1", [ids[2]]).unwrap();
    assert_eq!(tx.read().large_letters(i64::MIN, 9).unwrap(), ids[1..4]);
    assert_eq!(tx.read().large_letters(ids[1], 1).unwrap(), [ids[2]]);
    for id in &ids[1..4] {
        assert_eq!(tx.keep_file_apart(*id).is_ok(), *id != ids[2]);
    }
    tx.commit().unwrap();
    assert_eq!(store.read().large_letters(i64::MIN, 9).unwrap(), [ids[2]], "which is damaged");
    for id in [ids[1], ids[3]] {
        assert_eq!(store.read().bytes_of(id).unwrap(), whole);
    }
    let size = "SELECT sum(length(bytes)) FROM letter_bytes WHERE letter <> 3";
    assert!(count_of(&store, size) < 20_000);
    assert_eq!(count_of(&store, "SELECT count(*) FROM files"), 1);
}
