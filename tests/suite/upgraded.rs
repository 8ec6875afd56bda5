//! A database of every version there was, with data in it, opened by the program of
//! today while mails and letters wait.

use crate::{
    house::{House, header},
    killed::said,
};
use rusqlite::Connection;
use std::{collections::BTreeSet, fs, path::Path};

/// The steps from an empty file to the schema of today.
fn steps() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/migrations");
    let mut found: Vec<(u32, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let number = path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
            (number, fs::read_to_string(path).unwrap())
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, step)| step).collect()
}

struct Column {
    name: String,
    kind: String,
    must: bool,
    has_default: bool,
}

fn columns(connection: &Connection, schema: &str, table: &str) -> Vec<Column> {
    let sql = format!(
        "SELECT name, type, \"notnull\", dflt_value IS NOT NULL, pk FROM pragma_table_info('{table}', '{schema}')"
    );
    let mut rows = connection.prepare(&sql).unwrap();
    let found = rows.query_map([], |row| {
        Ok(Column {
            name: row.get(0)?,
            kind: row.get(1)?,
            must: row.get(2)?,
            has_default: row.get(3)?,
        })
    });
    found.unwrap().collect::<Result<_, _>>().unwrap()
}

/// What a column held that today's database does not tell.
fn former(table: &str, column: &Column) -> String {
    match (table, column.name.as_str()) {
        ("letters", "raw") => {
            "CAST('Subject: of old' || char(13, 10, 13, 10) || 'Hello.' AS BLOB)".into()
        }
        ("letters", "text") => "'Hello.'".into(),
        ("letters", "subject") => "'of old'".into(),
        ("mail", "key") => "digest".into(),
        (_, name) if name.ends_with("_at") => "'2026-01-01T00:00:00.000Z'".into(),
        _ if column.kind == "TEXT" => "''".into(),
        _ if column.kind == "BLOB" => "x''".into(),
        _ => "0".into(),
    }
}

/// Today's data as a program of that version kept it: in its tables and columns.
fn as_of(steps: &[String], today: &Path, path: &Path) {
    let old = Connection::open(path).unwrap();
    for step in steps {
        old.execute_batch(step).unwrap();
    }
    old.pragma_update(None, "user_version", i64::try_from(steps.len()).unwrap()).unwrap();
    old.pragma_update(None, "foreign_keys", false).unwrap();
    old.execute("ATTACH ?1 AS today", [today.to_str().unwrap()]).unwrap();
    let tables = |schema: &str| -> BTreeSet<String> {
        let sql = format!(
            "SELECT name FROM {schema}.sqlite_schema
             WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        );
        let mut rows = old.prepare(&sql).unwrap();
        let names = rows.query_map([], |row| row.get(0)).unwrap();
        names.collect::<Result<_, _>>().unwrap()
    };
    for table in tables("main").intersection(&tables("today")) {
        let known: BTreeSet<String> =
            columns(&old, "today", table).into_iter().map(|it| it.name).collect();
        let (mut into, mut from) = (Vec::new(), Vec::new());
        for column in columns(&old, "main", table) {
            if known.contains(&column.name) {
                from.push(format!("\"{}\"", column.name));
            } else if column.must && !column.has_default {
                from.push(former(table, &column));
            } else {
                continue;
            }
            into.push(format!("\"{}\"", column.name));
        }
        let (into, from) = (into.join(", "), from.join(", "));
        let sql = format!(
            "INSERT OR REPLACE INTO main.\"{table}\" ({into}) SELECT {from} FROM today.\"{table}\""
        );
        old.execute(&sql, []).unwrap_or_else(|error| panic!("{table}: {error}: {sql}"));
    }
}

/// A mail that came for the old program is carried out by the new one, letters that
/// it left behind leave, and nothing is done twice.
#[test]
fn a_database_of_every_version_goes_on_while_mails_wait() {
    let house = House::new();
    fs::create_dir_all(house.path("in/new")).unwrap();
    let (bid, database) = (house.bid(), house.path("m.sqlite"));
    // The letters that opened the table have yet to leave; that is how old ones wait.
    let rows = Connection::open(&database).unwrap();
    rows.execute_batch(
        "UPDATE letters SET state = 'waiting', attempts = 2, sent_at = NULL,
                            due_at = '2026-01-01T00:00:00.000Z';
         PRAGMA wal_checkpoint(TRUNCATE);",
    )
    .unwrap();
    drop(rows);
    let today = house.path("today.sqlite");
    fs::rename(&database, &today).unwrap();
    let steps = steps();
    for version in 1..=steps.len() {
        for beside in ["m.sqlite", "m.sqlite-wal", "m.sqlite-shm"] {
            let _ = fs::remove_file(house.path(beside));
        }
        for folder in ["out", "in/cur"] {
            let _ = fs::remove_dir_all(house.path(folder));
        }
        as_of(&steps[..version], &today, &database);
        fs::write(house.path("in/new/1.mail"), &bid).unwrap();
        let what = format!("version {version}");
        let output = house.command().arg("once").output().unwrap();
        assert!(output.status.success(), "{what}: {}", said(&output));
        assert!(!house.path("in/new/1.mail").exists(), "{what}: the mail still waits");
        assert_eq!(house.journal().len(), crate::house::BID, "{what}: {}", said(&output));
        // Three that waited, red's answer, green's question.
        let mut sent: Vec<String> = house
            .letters()
            .into_values()
            .map(|raw| header(&String::from_utf8_lossy(&raw), "Subject"))
            .collect();
        sent.sort();
        assert_eq!(sent.len(), 5, "{what}: {sent:?}");
        assert!(house.outbox().iter().all(|(_, state)| state == "sent"), "{what}");
        let rows = Connection::open(&database).unwrap();
        let whole: String = rows.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        let strays = rows.prepare("PRAGMA foreign_key_check").unwrap().exists([]).unwrap();
        assert_eq!((whole.as_str(), strays), ("ok", false), "{what}");
        // What takes seconds is asked of the oldest.
        if version == 1 {
            house.once();
            assert_eq!(house.letters().len(), 5, "{what}: something was sent twice");
            let check = house.command().arg("check").output().unwrap();
            assert!(check.status.success(), "{what}: {}", said(&check));
        }
    }
}
