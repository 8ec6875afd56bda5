//! What must be true, whenever Monsoon was struck down.

use super::{
    packed,
    post::{Acked, look},
};
use crate::parlour::shipped;
use crate::{
    house::{House, header},
    killed::said,
};
use monsoon::{archive::verify::verify_bytes, mail::without_html, store::Store};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Everything in a database, as a digest: two with the same digest are the same.
pub fn fingerprint(database: &Path) -> String {
    let connection = look(database);
    let mut digest = Sha256::new();
    for sql in [
        "SELECT id || status || coalesce(why, '') FROM tables ORDER BY id",
        "SELECT table_id || ' ' || position || digest FROM journal ORDER BY table_id, position",
        "SELECT id || key || verdict FROM mail ORDER BY id",
        "SELECT id || message_id || state FROM letters ORDER BY id",
        "SELECT table_id || ' ' || seat || asked_at FROM waits ORDER BY table_id, seat",
    ] {
        let mut statement = connection.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
        for row in rows {
            digest.update(row.unwrap());
            digest.update([0]);
        }
    }
    monsoon::engine::hex(&digest.finalize())
}

/// One column of a database.
pub fn column<T: rusqlite::types::FromSql + Ord>(database: &Path, sql: &str) -> BTreeSet<T> {
    let connection = look(database);
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

pub fn mails_in(database: &Path) -> BTreeSet<String> {
    column(database, "SELECT message_id FROM mail WHERE message_id IS NOT NULL")
}

pub fn letters_in(database: &Path) -> BTreeSet<String> {
    column(database, "SELECT message_id FROM letters")
}

/// How many seats of a table got a letter with this word.
pub fn told(database: &Path, table: u32, word: &str) -> u32 {
    let connection = look(database);
    let mut statement = connection
        .prepare(
            "SELECT seat, id FROM letters WHERE table_id = ?1 AND seat IS NOT NULL
                  ORDER BY id DESC LIMIT 60",
        )
        .unwrap();
    let rows = statement.query_map([table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let seats: BTreeSet<u32> = rows
        .map(Result::unwrap)
        .filter(|(_, letter)| packed::words(&connection, *letter).contains(word))
        .map(|(seat, _)| seat)
        .collect();
    u32::try_from(seats.len()).unwrap()
}

pub fn tables_in(database: &Path) -> BTreeSet<u32> {
    column(database, "SELECT id FROM tables")
}

/// Checks every page and every reference of a database.
pub fn whole(database: &Path, what: &str) {
    if let Err(unfit) = Store::inspect(database) {
        panic!("{what}: {}: {unfit}", database.display());
    }
}

/// Archives in a folder, each of them good.
pub fn archives(folder: &Path, what: &str) -> Vec<PathBuf> {
    let files: Vec<PathBuf> = (fs::read_dir(folder).into_iter().flatten())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    for file in &files {
        let verified = verify_bytes(&shipped(), &fs::read(file).unwrap());
        assert!(verified.is_good(), "{what}: {}: {:?}", file.display(), verified.findings);
    }
    files
}

/// The letters that left: Message-ID and bytes. Each must be there once.
pub fn letters_out(house: &House) -> BTreeMap<String, Vec<u8>> {
    let mut out = BTreeMap::new();
    for (name, raw) in house.letters() {
        assert!(!raw.is_empty(), "{name} is empty");
        let id = header(&String::from_utf8_lossy(&raw), "Message-ID");
        let id = id.trim_matches(['<', '>']).to_owned();
        assert!(out.insert(id.clone(), raw).is_none(), "{id} left twice");
    }
    out
}

/// Checks each acknowledged mail: how many are lost, and how many are there or were
/// answered more than once.
pub fn answered(database: &Path, acked: &Acked) -> (usize, usize) {
    let (mut lost, mut doubled) = (0, 0);
    let connection = look(database);
    let mut statement = connection
        .prepare(
            "SELECT mail.verdict, (SELECT count(*) FROM letters WHERE answers = mail.id), mail.why
             FROM mail WHERE message_id = ?1",
        )
        .unwrap();
    for mail in acked.keys() {
        let rows = statement
            .query_map([mail], |row| {
                let verdict: String = row.get(0)?;
                Ok((verdict, row.get::<_, u32>(1)?, row.get::<_, String>(2)?))
            })
            .unwrap();
        let rows: Vec<_> = rows.map(Result::unwrap).collect();
        let Some((verdict, answers, why)) = rows.first() else {
            println!("{mail} was acknowledged and is not there");
            lost += 1;
            continue;
        };
        if rows.len() > 1 || *answers > 1 {
            println!("{mail} is there {} times, with {answers} answers", rows.len());
            doubled += 1;
            continue;
        }
        let good = ["carried-out", "explained"].contains(&verdict.as_str());
        assert!(good && *answers == 1, "{mail}: {verdict}: {why}: {answers} answers");
    }
    (lost, doubled)
}

/// Checks that what left is what the database says, byte for byte, apart from
/// letters known only to a database that has since been replaced or pruned.
pub fn letters(house: &House, database: &Path, orphans: &BTreeSet<String>) {
    let out = letters_out(house);
    let connection = look(database);
    let mut statement = connection.prepare("SELECT message_id, state, id FROM letters").unwrap();
    let mut rows = statement.query([]).unwrap();
    let mut known = BTreeSet::new();
    while let Some(row) = rows.next().unwrap() {
        let (id, state): (String, String) = (row.get(0).unwrap(), row.get(1).unwrap());
        assert_eq!(state, "sent", "{id}");
        let kept = packed::bytes(&connection, row.get(2).unwrap());
        // Once newer ones have followed, it is kept without its HTML.
        let left = out.get(&id).unwrap_or_else(|| panic!("{id} did not leave"));
        let same = *left == kept || without_html(left).is_some_and(|slim| slim == kept);
        assert!(same, "{id} did not leave as it was written");
        known.insert(id);
    }
    for id in out.keys().filter(|id| !known.contains(*id)) {
        assert!(orphans.contains(id), "{id} left and is in no database");
    }
}

/// Checks that every table replays from its journal, order by order and draw by
/// draw, and waits for the seats that its position awaits.
pub fn tables(house: &House, database: &Path) {
    let all = house.path("all");
    let mut export = house.command();
    export.args(["export", "--all", "--as", "moderator", "--force", "--out"]).arg(&all);
    let output = export.output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(archives(&all, "exported").len(), tables_in(database).len());
    fs::remove_dir_all(&all).unwrap();

    let output = house.command().args(["table", "list", "--json"]).output().unwrap();
    let listed: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut awaited = BTreeSet::new();
    for table in listed.as_array().unwrap().iter().filter(|table| table["status"] == "running") {
        for seat in table["awaiting"].as_array().unwrap() {
            awaited.insert(format!("{} {}", table["id"], seat["seat"].as_str().unwrap()));
        }
    }
    let sql = "SELECT table_id || ' ' || CASE seat WHEN 0 THEN 'red' WHEN 1 THEN 'green'
                                                   ELSE 'brown' END
               FROM waits JOIN tables ON tables.id = table_id WHERE status = 'running'";
    assert_eq!(column::<String>(database, sql), awaited, "the clocks wait for others");
}

/// Nothing is left over from what was killed.
pub fn no_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // A Maildir's own drafts may stay for a day and a half.
        if path.is_dir() && path.file_name().is_some_and(|name| name != "tmp") {
            no_leftovers(&path);
        }
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert!(!name.contains(".part"), "{} is left", path.display());
    }
}
