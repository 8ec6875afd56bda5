//! A journal damaged by tampering or by a disk: one table stops, and can be
//! returned to its last good entry in the open.

use crate::archive_shelf::{CONFIG, finish};
use crate::parlour::Parlour;
use crate::parlour::shipped;
use monsoon::{
    archive::{ExportAs, View, export, verify, verify::verify_bytes},
    basics::TableId,
    desk::{Received, SalvageError},
    store::{Status, Verdict},
};
use rusqlite::Connection;
use sha2::{Digest, Sha256};
use std::{fmt::Write, fs, path::Path};

/// Two tables; at the first one, this many orders were given.
fn house(path: &Path, orders: u32) -> Parlour {
    let mut parlour = Parlour::on_disk(CONFIG, path);
    parlour.open(3, &[], "damaged");
    parlour.open(2, &[], "healthy");
    play_on(&mut parlour, orders);
    parlour
}

/// The awaited of table 1 answer with the first button of their letters to it.
fn play_on(parlour: &mut Parlour, orders: u32) {
    for _ in 0..orders {
        let Some(&colour) = parlour.awaited().first() else { return };
        let to = format!("{colour}@example.org");
        let of_table = |it: &&crate::parlour::Arrived| {
            it.to == to && it.subject.contains("[table 1]") && !it.orders().is_empty()
        };
        let letter = parlour.letters.iter().rev().find(of_table).unwrap().clone();
        let raw = parlour.reply_to(&letter, &to, &letter.orders()[0]);
        let (received, _) = parlour.hand_in(&raw);
        assert!(matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{received:?}");
    }
}

fn sql(path: &Path, statement: &str) {
    Connection::open(path).unwrap().execute_batch(statement).unwrap();
}

/// An entry that no program can read, with a matching digest.
fn unreadable(path: &Path, position: u32) {
    let database = Connection::open(path).unwrap();
    let row = |position: u32| -> (String, String) {
        database
            .query_row(
                "SELECT at, digest FROM journal WHERE table_id = 1 AND position = ?1",
                [position],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .unwrap()
    };
    let (before, at) = (row(position - 1).1, row(position).0);
    let entry = "{\"by\":\"nobody\"}";
    let digest = Sha256::digest(format!("{before}\n1\n{position}\n{at}\n{entry}"));
    let mut hex = String::new();
    digest.iter().for_each(|byte| write!(hex, "{byte:02x}").unwrap());
    database
        .execute(
            "UPDATE journal SET entry = ?1, digest = ?2 WHERE table_id = 1 AND position = ?3",
            (entry, hex, position),
        )
        .unwrap();
    database
        .execute("DELETE FROM journal WHERE table_id = 1 AND position > ?1", [position])
        .unwrap();
}

type Spoil = fn(&Path);
type Aside = fn(u32) -> u32;

/// How a journal is damaged at entry 8, what is reported, and how many rows are
/// put aside, given the number of rows from there on.
const DAMAGES: [(Spoil, &str, Aside); 4] = [
    (
        |path| {
            sql(
                path,
                "UPDATE journal SET entry = replace(entry, '{', '{ ')
                       WHERE table_id = 1 AND position = 8",
            );
        },
        "changed outside Monsoon",
        |lost| lost,
    ),
    (
        |path| sql(path, "DELETE FROM journal WHERE table_id = 1 AND position = 8"),
        "missing",
        |lost| lost - 1,
    ),
    (|path| unreadable(path, 8), "unknown variant", |_| 1),
    (
        |path| {
            sql(path, "UPDATE journal SET position = -1 WHERE table_id = 1 AND position = 8");
        },
        "missing",
        |lost| lost,
    ),
];

#[test]
fn a_damaged_table_goes_back_to_its_last_good_entry() {
    for (spoil, why, aside) in DAMAGES {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("m.sqlite");
        let mut parlour = house(&path, 12);
        let lost = parlour.position() - 8;
        let stale = parlour.last(parlour.awaited()[0]);
        let good = parlour.desk.store().read().journal(TableId(1)).unwrap();
        spoil(&path);

        // One table stops: the other one can be played, and all are listed.
        let tables = parlour.desk.list().unwrap();
        assert_eq!((tables[0].damaged, tables[1].damaged), (true, false));
        assert!(tables[0].why.as_ref().unwrap().contains(why), "{:?}", tables[0].why);
        let of_two = |it: &&crate::parlour::Arrived| it.subject.contains("[table 2]");
        let letter = parlour.letters.iter().rev().filter(of_two).find(|it| !it.orders().is_empty());
        let letter = letter.unwrap().clone();
        let raw = parlour.reply_to(&letter, &letter.to, &letter.orders()[0]);
        let (received, _) = parlour.hand_in(&raw);
        assert!(matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{received:?}");

        let lines = |text: &str| vec![text.to_owned()];
        let refused = parlour.desk.moderate(TableId(1), None, &lines("undo because")).unwrap_err();
        assert!(refused.to_string().contains("salvage"), "{refused}");
        let found = parlour.desk.damage(TableId(1)).unwrap().unwrap();
        assert_eq!((found.last_good(), found.lost), (Some(7), lost), "{found}");
        let looked = parlour.desk.moderate(TableId(1), None, &lines("salvage")).unwrap();
        assert!(!looked.refused && looked.text.contains("entry 8 is damaged"), "{}", looked.text);
        for (line, why) in [
            ("salvage to 6 because it was hit", "entry 7 is the last good one, not 6"),
            ("salvage to 7", "a reason is missing"),
            ("salvage at 7", "not understood"),
        ] {
            let answer = parlour.desk.moderate(TableId(1), None, &lines(line)).unwrap();
            assert!(answer.refused && answer.text.contains(why), "{line}: {}", answer.text);
        }
        assert!(parlour.desk.damage(TableId(1)).unwrap().is_some(), "a look changes something");

        let text = "salvage to 7 because a disk failed";
        let done = parlour.desk.moderate(TableId(1), None, &lines(text)).unwrap();
        assert!(!done.refused, "{}", done.text);
        let reader = parlour.desk.store().read();
        let journal = reader.journal(TableId(1)).unwrap();
        assert_eq!(u32::try_from(journal.len()), Ok(8 + lost + 2));
        assert!(journal[..8].iter().zip(&good).all(|(now, was)| now.entry == was.entry));
        assert_eq!(reader.rows_aside(TableId(1)).unwrap(), aside(lost), "{why}");
        let row = reader.table(TableId(1)).unwrap().unwrap();
        assert_eq!((row.status, row.seed.seeds().count()), (Status::Paused, 2));

        // Everybody is told, once, and a letter that shows what is lost is stale.
        let letters = parlour.post();
        for colour in ["red", "green", "brown"] {
            let to = format!("{colour}@example.org");
            let letter = letters.iter().find(|it| it.to == to).unwrap();
            let told = format!("its last {lost} entries were damaged");
            letter.says(&told).says("a disk failed");
            assert!(!letter.text.contains("What stood here"), "{}", letter.text);
        }
        let told = letters.iter().find(|it| it.to == "mod@example.org").unwrap();
        told.says("Entry 7 was the last good one").says(why);
        let rows = if aside(lost) == 1 { "1 row is" } else { "rows are" };
        told.says(&format!("{rows} kept aside"));
        // No command brings back what is lost: the return was not a moderator's.
        let position = parlour.position();
        for (line, why) in [
            ("redo because of the disk", "there is no undo that could be taken back"),
            ("redo to 8 because of the disk", "entry 8 was damaged and is lost"),
            ("undo to 8 because of the disk", "entry 8 was damaged and is lost"),
        ] {
            let refused = parlour.refuse(line);
            assert!(refused.contains(why), "{line}: {refused}");
        }
        assert_eq!(parlour.position(), position);
        parlour.mend("resume because all of you have looked at it");
        parlour.post();
        let order = stale.orders()[0].clone();
        let raw = parlour.reply_to(&stale, &stale.to, &order);
        let (received, _) = parlour.hand_in(&raw);
        assert!(!matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{received:?}");

        // It is played like any other, and the result verifies.
        play_on(&mut parlour, 9);
        finish(&mut parlour, TableId(1));
        let reader = parlour.desk.store().read();
        let row = reader.table(TableId(1)).unwrap().unwrap();
        let document = export(&shipped(), reader, &row, ExportAs::Public, false).unwrap();
        let verified = verify(&shipped(), &document);
        assert!(verified.is_good(), "{:#?}", verified.findings);
        assert_eq!((document.view, verified.undrawn), (View::Full, 0));
        assert!(matches!(parlour.desk.damage(TableId(1)), Ok(None)));
        if let Some((good, said)) = crate::draws::check(&document) {
            assert!(good && said.contains("draws are what"), "{said}");
        }
        assert!(
            monsoon::archive::site::page(&shipped(), &document, monsoon::engine::Viewer::Moderator)
                .is_ok()
        );
    }
}

/// Only the damage that was looked at is salvaged.
#[test]
fn another_damage_than_the_one_that_was_looked_at_is_not_salvaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = house(&path, 12);
    DAMAGES[0].0(&path);
    let found = parlour.desk.damage(TableId(1)).unwrap().unwrap();
    sql(&path, "DELETE FROM journal WHERE table_id = 1 AND position = 3");
    let why = parlour.desk.salvage(&found, "").unwrap_err();
    assert!(matches!(why, SalvageError::Changed), "{why}");
    assert!(matches!(parlour.desk.damage(TableId(9)), Err(SalvageError::NoTable(TableId(9)))));
    // Without the set-up there is nothing to go back to.
    sql(&path, "UPDATE journal SET at = '2001-01-01T00:00:00.000Z' WHERE position = 0");
    let found = parlour.desk.damage(TableId(1)).unwrap().unwrap();
    let why = parlour.desk.salvage(&found, "").unwrap_err();
    assert!(why.to_string().contains("It is the set-up"), "{why}");
    assert!(why.to_string().contains("entry 0 is damaged: "), "{why}");
    assert!(why.to_string().contains("changed outside Monsoon"), "{why}");
}

/// The commands as an operator types them.
#[test]
fn salvage_from_a_shell() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    drop(house(&path, 12));
    let config = "[inbound.maildir]\npath = \"in\"\n[store]\npath = \"m.sqlite\"\n\
                  [server]\naddress = \"monsoon@example.net\"\n";
    fs::write(folder.path().join("config.toml"), config).unwrap();
    let run = |args: &[&str]| {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_monsoon"));
        let output = command.current_dir(&folder).env("MONSOON_LOG", "error").args(args).output();
        let output = output.unwrap();
        let said =
            String::from_utf8(output.stdout).unwrap() + &String::from_utf8_lossy(&output.stderr);
        (output.status.success(), said)
    };
    let (_, sound) = run(&["salvage", "1"]);
    assert!(sound.contains("is sound: there is nothing to salvage"), "{sound}");
    DAMAGES[1].0(&path);
    let (good, list) = run(&["table", "list"]);
    assert!(good && list.lines().count() == 2 && list.contains("missing"), "{list}");
    let (good, said) = run(&["check"]);
    assert!(!good && said.contains("monsoon salvage 1 --dry-run"), "{said}");
    let (good, said) = run(&["export", "--all", "--out", "shelf"]);
    assert!(!good && said.contains("table 1 can't be exported"), "{said}");
    assert!(folder.path().join("shelf/table-0002-santiago.json").exists());
    for works in [&["stats"][..], &["once"], &["table", "show", "2"], &["mod", "2", "board"]] {
        let (good, said) = run(works);
        assert!(good, "{works:?}: {said}");
    }
    let (good, said) = run(&["salvage", "1", "--dry-run"]);
    assert!(good && said.contains("entry 8 is damaged") && said.contains("nothing was done"));
    let (_, json) = run(&["salvage", "1", "--dry-run", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["entry"], &json["last_good"]), (&8.into(), &7.into()));

    let name = "table-0001-santiago-salvaged.json";
    fs::write(folder.path().join(name), "mine").unwrap();
    let (good, said) = run(&["salvage", "1"]);
    assert!(!good && said.contains("already exists"), "{said}");
    fs::remove_file(folder.path().join(name)).unwrap();
    let (good, said) = run(&["salvage", "1", "--because", "a disk failed"]);
    assert!(good && said.contains("kept aside") && said.contains(name), "{said}");
    let bytes = fs::read(folder.path().join(name)).unwrap();
    assert!(verify_bytes(&shipped(), &bytes).is_good());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others may read it");
    }
    let (good, list) = run(&["table", "list"]);
    assert!(good && list.contains("its journal was repaired"), "{list}");
    let (good, said) = run(&["mod", "1", "resume because we have looked"]);
    assert!(good, "{said}");
    let (good, said) = run(&["mod", "1", "log"]);
    assert!(good && said.contains("damaged and is lost") && said.contains("a disk failed"));
}
