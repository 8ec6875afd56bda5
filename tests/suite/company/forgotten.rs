//! What is kept of people, and what is not.

use super::{ANNA, ANYONE, BEN, CLEO, Post, status, to};
use crate::parlour::{Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    store::{Status, Verdict},
};
use rusqlite::{Connection, types::ValueRef};
use std::path::Path;

/// Where in a database this stands, in whatever column.
pub fn found(path: &Path, needle: &str) -> Vec<String> {
    let there = Connection::open(path).unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let mut statement = there.prepare(sql).unwrap();
    let tables = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let tables: Vec<String> = tables.map(Result::unwrap).collect();
    let mut found = Vec::new();
    for table in tables {
        let mut rows = there.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let names: Vec<String> = rows.column_names().map(str::to_owned).collect();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for (at, name) in names.iter().enumerate() {
                let bytes = match row.get_ref(at).unwrap() {
                    ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes.to_vec(),
                    ValueRef::Null | ValueRef::Integer(_) | ValueRef::Real(_) => continue,
                };
                let text = String::from_utf8_lossy(&bytes).to_lowercase();
                if text.contains(&needle.to_lowercase()) {
                    found.push(format!("{table}.{name}: {text}"));
                }
            }
        }
    }
    found
}

fn on_disk(path: &Path) -> Post {
    Post::to(Parlour::on_disk(ANYONE, path))
}

#[test]
fn nothing_is_kept_of_who_does_not_confirm() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = on_disk(&path);
    post.knock("Zebedee <zebedee@z.example>", "hello, I am Zebedee");
    post.knock("Zebedee <zebedee@z.example>", "hello again");
    post.knock("Yolanda <yolanda@y.example>", "no word that is known");
    assert_eq!(found(&path, "yolanda"), Vec::<String>::new());
    // For a day the letter is there, to be sent; nothing else.
    let kept = found(&path, "zebedee");
    assert!(kept.iter().all(|it| it.starts_with("letters.address")), "{kept:?}");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    assert_eq!(found(&path, "zebedee"), Vec::<String>::new());
    let mails = "SELECT count(*) FROM greeted";
    let there = Connection::open(&path).unwrap();
    assert_eq!(there.query_row(mails, [], |row| row.get::<_, u32>(0)).unwrap(), 0);
}

#[test]
fn whoever_wants_it_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = on_disk(&path);
    let zebedee = "Zebedee <zebedee@z.example>";
    for who in [zebedee, ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    // Another tag of the same mailbox is theirs, too.
    post.knock("Zebedee <zebedee+old@z.example>", "tables");
    // A table in play, one that is over, and one that waits.
    post.does(zebedee, "new santiago 3");
    post.does(ANNA, "join 1");
    post.does(BEN, "join 1");
    post.does(zebedee, "new santiago 2");
    post.does(ANNA, "join 2");
    post.does(zebedee, "new santiago 4");
    post.does(CLEO, "join 3");
    let line = "cancel because it was a mistake".to_owned();
    post.parlour.desk.moderate(TableId(2), None, &[line]).unwrap();
    post.parlour.post();
    assert!(!found(&path, "zebedee").is_empty());
    // It is asked back once, and says what it means.
    let asked = post.does(zebedee, "forget me").remove(0);
    asked.says("Shall we forget you?").says("It can’t be undone");
    assert_eq!(asked.buttons(), ["forget me confirm"]);
    assert!(!found(&path, "zebedee").is_empty());
    let letters = post.does(zebedee, "forget me confirm");
    to(&letters, "zebedee@z.example")[0].says("You are forgotten");
    for who in ["anna@a.example", "ben@b.example"] {
        assert!(!to(&letters, who).is_empty(), "{letters:?}");
    }
    assert!(letters.iter().all(|it| !it.text.contains("Zebedee")), "{letters:?}");
    // The last letter goes within the day. What the others' letters say is theirs.
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    assert_eq!(found(&path, "zebedee"), Vec::<String>::new());
    assert_eq!(status(&post, 1), Some(Status::Running));
    // Nothing is damaged by it, and whoever has the seat next is heard.
    let there = Connection::open(&path).unwrap();
    assert!(!there.prepare("PRAGMA foreign_key_check").unwrap().exists([]).unwrap());
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let seat = row.seats.iter().find(|it| it.address.is_empty()).unwrap().seat;
    let colour = seat.colour();
    let line = format!("replace {colour} with 'Eva <eva@e.example>' because they left");
    let done = post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
    assert!(!done.refused, "{}", done.text);
    post.parlour.post();
    let letter = post.parlour.letters.iter().rev().find(|it| it.to == "eva@e.example");
    let letter = letter.unwrap().clone();
    let raw = post.parlour.reply_to(&letter, "eva@e.example", "board");
    let (received, _) = post.parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    // Others go on, and whoever joined next has the table that waits.
    post.does(CLEO, "leave 3");
    // As a stranger they may come again.
    post.sign_up(zebedee)[0].says("Welcome, Zebedee");
}

/// Nor is a letter kept of whoever asks a second time just when the first is due to go, nor the one
/// that said that somebody is forgotten.
#[test]
fn no_letter_to_a_stranger_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = on_disk(&path);
    let zebedee = "Zebedee <zebedee@z.example>";
    post.knock(zebedee, "hello");
    post.parlour.advance(TimeDelta::hours(25));
    assert_eq!(post.knock(zebedee, "hello").1.len(), 1);
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    assert_eq!(found(&path, "zebedee"), Vec::<String>::new());
    post.sign_up(zebedee);
    post.does(zebedee, "forget me");
    post.does(zebedee, "forget me confirm");
    post.parlour.advance(TimeDelta::hours(25));
    post.knock(zebedee, "hello");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    assert_eq!(found(&path, "zebedee"), Vec::<String>::new());
}

/// Whoever was asked to a table and does not join is forgotten four weeks later, letters and all.
#[test]
fn whoever_was_asked_in_vain_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = on_disk(&path);
    post.sign_up(ANNA);
    let asked = "Zebedee <zebedee@z.example>, Yolanda <yolanda@y.example>";
    let letters = post.does(ANNA, &format!("new santiago 4 {asked}"));
    let secret = to(&letters, "yolanda@y.example")[0].reply_to.clone();
    post.raw("Yolanda <yolanda@y.example>", &secret, "", "no");
    let mut pass = |days: u32| {
        for _ in 0..days {
            post.parlour.advance(TimeDelta::days(1));
            post.parlour.desk.tick().unwrap();
            post.parlour.post();
        }
    };
    let kept = |who: &str| {
        let mut kept = found(&path, who);
        // What they wrote themselves.
        kept.retain(|it| !it.starts_with("mail."));
        kept
    };
    // A late yes is told so.
    pass(20);
    assert!(!kept("yolanda@").is_empty() && !kept("zebedee@").is_empty());
    pass(15);
    assert_eq!((kept("yolanda@"), kept("zebedee@")), (vec![], vec![]));
}

/// The same at a table of people who are named: it waits for nobody for ever, and whoever said
/// yes is told.
#[test]
fn a_table_that_nobody_else_wants_is_given_up() {
    for said in ["decline", "never", ""] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("monsoon.sqlite");
        let mut post = on_disk(&path);
        post.sign_up(ANNA);
        let asked = "Zeb <zeb@z.example>, yolanda@y.example";
        let letters = post.does(ANNA, &format!("new santiago {asked}"));
        let secret = to(&letters, "yolanda@y.example")[0].reply_to.clone();
        if !said.is_empty() {
            post.raw("Yolanda <yolanda@y.example>", &secret, "", said);
        }
        let secret = to(&letters, "zeb@z.example")[0].reply_to.clone();
        post.raw("Zeb <zeb@z.example>", &secret, "", "join");
        let mut all = Vec::new();
        for _ in 0..30 {
            post.parlour.advance(TimeDelta::days(1));
            post.parlour.desk.tick().unwrap();
            all.extend(post.parlour.post());
        }
        assert_eq!(status(&post, 1), Some(Status::Cancelled), "{said}");
        for who in ["anna@a.example", "zeb@z.example"] {
            let told = to(&all, who);
            let told = told.iter().filter(|it| it.text.contains("did not come about"));
            assert_eq!(told.count(), 1, "{said}: {who}");
        }
        // All that is left is what Anna wrote, as long as mails are kept.
        let mut kept = found(&path, "yolanda@");
        kept.retain(|it| !it.contains("new santiago"));
        assert!(kept.iter().all(|it| it.starts_with("uninvited.")), "{said}: {kept:?}");
        assert!(!found(&path, "zeb@").is_empty(), "{said}: a player of before");
    }
}

/// Of what was deleted no bytes are left, neither in the database's free pages nor in its log.
#[test]
fn deleted_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = on_disk(&path);
    let zebedee = "Zebedee <zebedee@z.example>";
    for who in [zebedee, ANNA, BEN] {
        post.sign_up(who);
    }
    let bytes = || {
        let mut all = std::fs::read(&path).unwrap();
        all.extend(std::fs::read(path.with_extension("sqlite-wal")).unwrap_or_default());
        String::from_utf8_lossy(&all).to_lowercase()
    };
    post.does(zebedee, "new santiago 3 press=private");
    post.does(ANNA, "join 1");
    post.does(BEN, "join 1");
    let words = format!("say {}", "xylophone ".repeat(300));
    let seat = super::of_table(&post, zebedee).reply_to;
    post.raw(zebedee, &seat, "", &words);
    assert!(bytes().contains("xylophone"));
    post.does(zebedee, "forget me");
    post.does(zebedee, "forget me confirm");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    let left = bytes();
    for word in ["xylophone", "zebedee"] {
        assert_eq!(left.find(word), None, "{word}");
    }
}
