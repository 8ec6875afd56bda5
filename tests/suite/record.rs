//! How people played: results, ratings, time to answer, deadlines missed, and who sees it.

use crate::{
    archive_shelf::play_out,
    company::{ANYONE, Post},
    parlour::{Arrived, MODERATED, Parlour, verdict},
};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    store::Verdict,
};
use std::path::Path;

/// The last letter to somebody that is about how people played.
#[track_caller]
fn asks(parlour: &mut Parlour, colour: &str, line: &str) -> Arrived {
    let letters = parlour.play(colour, line);
    let [letter] = &letters[..] else { panic!("{letters:?}") };
    assert_eq!(letter.to, format!("{colour}@example.org"));
    letter.clone()
}

/// A house in a file, where this many tables of three are open.
fn house(
    path: &Path,
    tables: usize,
    options: &[(&str, &str)],
    language: Option<Language>,
) -> Parlour {
    let mut parlour = Parlour::on_disk(MODERATED, path);
    parlour.desk.tick().unwrap();
    for nth in 0..tables {
        let languages = [language, None, None];
        parlour.open_in("santiago", &languages, options, &format!("record {nth}"));
    }
    parlour.desk.tick().unwrap();
    parlour
}

/// Has a table be over with these places, in the order of the seats.
fn ends(path: &Path, table: u32, places: &str, at: &str) {
    let database = rusqlite::Connection::open(path).unwrap();
    database.execute("UPDATE tables SET status = 'finished' WHERE id = ?1", [table]).unwrap();
    let result = "INSERT OR REPLACE INTO results (table_id, entries, ended_at, places)
         VALUES (?1, (SELECT count(*) FROM journal WHERE table_id = ?1), ?2, ?3)";
    database.execute(result, rusqlite::params![table, at, places]).unwrap();
}

#[test]
fn a_game_played_to_its_end_counts_and_no_other() {
    let mut parlour = Parlour::santiago(3, &[]);
    play_out(&mut parlour, "record");
    let colour = "red";
    let letter = asks(&mut parlour, colour, "profile");
    letter.says("How you played").says("Only you can see this");
    assert!(!letter.text.contains("No finished game counts"), "{}", letter.text);

    // Not while it is played, and not if a moderator ended it.
    let mut parlour = Parlour::santiago(3, &[]);
    asks(&mut parlour, "red", "profile").says("No finished game counts");
    parlour.mend("finish because it is late");
    asks(&mut parlour, "red", "profile").says("No finished game counts");
}

/// The figures are those of a program of its own, written from the paper (see
/// `desk::record`): first, then second of three.
#[test]
fn ratings_are_shown_to_who_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = house(&path, 3, &[], None);
    ends(&path, 1, "[1,2,3]", "2026-03-01T12:00:00.000Z");
    ends(&path, 2, "[2,1,2]", "2026-03-02T12:00:00.000Z");
    let own = asks(&mut parlour, "red", "profile");
    own.says("Santiago, 3 players").says("±").says("place 1: 1×").says("place 2: 1×");
    // Nobody shows theirs: nobody is listed, and nobody is told from nobody.
    asks(&mut parlour, "green", "standings").says("Nobody who shows their record");
    asks(&mut parlour, "green", "profile Player red").says("Nothing to show");
    asks(&mut parlour, "green", "profile Nobody").says("Nothing to show");
    asks(&mut parlour, "red", "record public").says("Others may see this");
    asks(&mut parlour, "green", "profile Player red").says("How Player red played");
    let listed = asks(&mut parlour, "green", "standings santiago");
    listed.says("Player red");
    assert!(!listed.text.contains("Player green") && !listed.text.contains("example.org"));
    assert!(!listed.html.contains("red@example.org"));
    // Back again.
    asks(&mut parlour, "red", "set record private").says("Only you can see this");
    asks(&mut parlour, "green", "standings").says("Nobody who shows their record");
    asks(&mut parlour, "green", "profile Player red").says("Nothing to show");
}

#[test]
fn it_is_written_in_five_languages() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("m.sqlite");
        let mut parlour = house(&path, 3, &[], Some(language));
        ends(&path, 1, "[1,2,3]", "2026-03-01T12:00:00.000Z");
        let shown = asks(&mut parlour, "red", "record public");
        let listed = asks(&mut parlour, "red", "standings");
        assert!(shown.html.len() < 60_000 && listed.html.len() < 60_000);
        all.push(format!("{}\n\n{}", shown.text, listed.text));
    }
    insta::assert_snapshot!("record", all.join("\n########\n"));
}

#[test]
fn deadlines_and_answers_are_counted_from_now_on() {
    let mut parlour =
        Parlour::santiago(3, &[("first-builder", "red"), ("clock", "24h"), ("silence", "default")]);
    parlour.desk.tick().unwrap();
    let first = parlour.awaited()[0];
    let order = parlour.last(first).orders()[0].clone();
    parlour.advance(TimeDelta::hours(3));
    parlour.play(first, &order);
    asks(&mut parlour, first, "profile").says("usually takes 3 hours").says("0 of one deadline");
    let second = parlour.awaited()[0];
    parlour.hours(25);
    let told = asks(&mut parlour, second, "profile");
    told.says("1 of one deadline passed without an answer (100.0 %)");
    assert!(!told.text.contains("usually"), "{}", told.text);
}

/// Whoever missed more than a table asks for can't join it, and hears their own figure.
#[test]
fn a_table_may_ask_for_a_record() {
    const ANNA: &str = "Anna <anna@a.example>";
    const BEN: &str = "Ben <ben@b.example>";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    for person in [ANNA, BEN] {
        post.sign_up(person);
    }
    let database = rusqlite::Connection::open(&path).unwrap();
    let misses = |missed: u32| {
        let sql = "INSERT INTO answer_times (table_id, seat, address, timed, missed)
             VALUES (1, 0, 'ben@b.example', 1, ?1)";
        database.pragma_update(None, "foreign_keys", false).unwrap();
        database.execute(sql, [missed]).unwrap();
    };
    for _ in 0..9 {
        misses(0);
    }
    misses(1);
    post.does(ANNA, "new santiago 3 missed=5").first().unwrap().says("join 1");
    let (received, letters) = post.answer(BEN, "join 1");
    assert_eq!(verdict(&received), Verdict::Refused);
    let [told] = &letters[..] else { panic!("{letters:?}") };
    told.says("at most 5 %").says("10 % passed");
    assert_eq!(told.to, "ben@b.example");
    for _ in 0..10 {
        misses(0);
    }
    assert_eq!(verdict(&post.answer(BEN, "join 1").0), Verdict::CarriedOut);
    let (received, _) = post.answer(ANNA, "new santiago 3 missed=lots");
    assert_eq!(verdict(&received), Verdict::Refused);
}

#[test]
fn whoever_is_forgotten_is_in_no_record() {
    const ANNA: &str = "Anna <red@example.org>";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.parlour.desk.tick().unwrap();
    post.sign_up(ANNA);
    for seed in ["one", "two"] {
        post.parlour.open(3, &[], seed);
    }
    ends(&path, 1, "[1,2,3]", "2026-03-01T12:00:00.000Z");
    let told = post.does(ANNA, "set record public");
    told.last().unwrap().says("Others may see this");
    asks(&mut post.parlour, "green", "standings").says("Anna");
    post.does(ANNA, "forget me");
    post.does(ANNA, "forget me confirm");
    asks(&mut post.parlour, "green", "standings").says("Nobody who shows their record");
    let database = rusqlite::Connection::open(&path).unwrap();
    let kept: i64 = database
        .query_row(
            "SELECT (SELECT count(*) FROM answer_times WHERE address = 'red@example.org')
                  + (SELECT count(*) FROM public_records)
                  + (SELECT count(*) FROM digests WHERE address = 'red@example.org')",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(kept, 0);
    assert!(post.parlour.desk.store().read().table(TableId(1)).unwrap().is_some());
}
