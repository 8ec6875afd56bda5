//! Clocks, by mail: deadlines, reminders, absences, house players, seats that
//! change hands, and a daemon that was down.

use crate::parlour::shipped;
use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    config::Config,
    desk::{Desk, Settings, showing::ViewerName},
    store::Verdict,
};
use std::path::Path;

/// A table of three whose first question is red's bid; its clock and what
/// happens when nobody answers.
fn table(clock: &str, silence: &str) -> Parlour {
    options(&[("clock", clock), ("silence", silence)])
}

pub fn options(options: &[(&str, &str)]) -> Parlour {
    let mut all = vec![("first-builder", "brown")];
    all.extend(options);
    let mut parlour = Parlour::santiago(3, &all);
    parlour.desk.tick().unwrap();
    parlour
}

fn kinds(letters: &[Arrived], to: &str) -> Vec<String> {
    let to = format!("{to}@example.org");
    let own = letters.iter().filter(|letter| letter.to == to);
    own.map(|letter| kind(letter).to_owned()).collect()
}

fn kind(letter: &Arrived) -> &str {
    let head = std::str::from_utf8(&letter.raw).unwrap();
    let line = head.lines().find(|line| line.starts_with("X-Monsoon:")).unwrap();
    line.trim_start_matches("X-Monsoon:").trim()
}

/// The address of an offered seat.
pub fn address_in(text: &str) -> String {
    let words =
        text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_ascii_alphanumeric()));
    words.into_iter().find(|word| word.starts_with("monsoon+")).unwrap().to_owned()
}

/// The seat that is asked first, and those after it.
fn asked(parlour: &Parlour) -> &'static str {
    parlour.awaited()[0]
}

#[test]
fn a_deadline_is_told_and_then_the_default_is_taken() {
    let mut parlour = table("48h, grace 2h", "default");
    let first = asked(&parlour);
    parlour.last(first).says("Please answer by Wednesday 4 March 2026, 12:00 (UTC): 2 days left.");
    parlour.last(first).says("If time runs out without an answer from you, this will happen: Pass");
    let before = parlour.position();
    let letters = parlour.wait(TimeDelta::minutes(49 * 60 + 30));
    assert_eq!(parlour.position(), before, "the grace is not over");
    assert_eq!(kinds(&letters, first), ["reminder"], "half and 24 h before are one");
    let letters = parlour.wait(TimeDelta::minutes(30));
    let author = &parlour.authors(before)[0];
    assert!(author.starts_with("clock "), "{author}");
    let next = asked(&parlour);
    assert_ne!(next, first);
    let letter = letters.iter().find(|letter| letter.to == format!("{next}@example.org")).unwrap();
    assert_eq!(kind(letter), "turn");
    letter.says("the default was taken");
    letter.says("Please answer by Friday 6 March 2026, 14:00 (UTC): 2 days left.");
    // Players who missed it are told.
    assert_eq!(kinds(&letters, first), ["board"]);
    parlour.last(first).says("There was no answer from you, so the default was taken");
}

/// What each policy does after 50 hours of silence, and what after a week.
#[test]
fn what_happens_when_nobody_answers_is_the_tables_choice() {
    let rows = [
        // silence, who moved, whether the first seat is still asked, notices to the moderator
        ("wait", None, true, 0),
        ("default", Some("clock"), false, 0),
        ("house", Some("house"), false, 0),
        ("house-on", Some("house"), false, 0),
        ("moderator", None, true, 1),
    ];
    for (silence, moved, still, notices) in rows {
        let mut parlour = table("48h", silence);
        let first = asked(&parlour);
        let before = parlour.position();
        let letters = parlour.hours(50);
        let author =
            parlour.authors(before).first().map(|by| by.split(' ').next().unwrap().to_owned());
        assert_eq!(author.as_deref(), moved, "{silence}");
        assert_eq!(asked(&parlour) == first, still, "{silence}");
        assert_eq!(kinds(&letters, "mod").len(), notices, "{silence}");
        // A table that waits on is not forgotten: a week later the moderators are
        // told, once, and the seat is offered.
        let week = parlour.hours(8 * 24);
        let rests = |letter: &&Arrived| letter.subject == "[Monsoon 1] the table rests";
        assert_eq!(week.iter().filter(rests).count(), usize::from(still), "{silence}");
        assert_eq!(parlour.hours(30 * 24).iter().filter(rests).count(), 0, "{silence}");
        // A late answer counts as long as the question is open.
        if still {
            parlour.play(first, "bid 3");
        }
    }
}

#[test]
fn a_house_player_plays_on_until_the_player_writes() {
    let mut parlour = table("48h", "house-on");
    let first = asked(&parlour);
    let seat = ["red", "green", "brown"].iter().position(|colour| *colour == first).unwrap();
    parlour.hours(50);
    // The others play; a house player answers for the absent one at once.
    let mine = format!("house {seat}");
    for _ in 0..12 {
        let next = asked(&parlour);
        assert_ne!(next, first, "the house plays at once");
        let order = parlour.last(next).orders()[0].clone();
        parlour.play(next, &order);
    }
    assert!(parlour.authors(0).iter().filter(|by| **by == mine).count() > 2);
    let position = parlour.position();
    let (_, letters) = parlour.mail(first, "board");
    letters[0].says("A house player played for you");
    for _ in 0..20 {
        if asked(&parlour) == first {
            break;
        }
        let next = asked(&parlour);
        let order = parlour.last(next).orders()[0].clone();
        parlour.play(next, &order);
    }
    assert_eq!(asked(&parlour), first, "the player plays again");
    assert!(!parlour.authors(position).contains(&mine));
}

/// When reminders are sent for a question of 96 hours that is never answered, in
/// hours after it was asked.
#[test]
fn everybody_is_reminded_as_he_wishes_and_each_time_once() {
    let week = |from: i64| (0..7).map(move |day| from + 24 * day);
    let rows: [(&str, Vec<i64>); 6] = [
        ("", [48, 72].into_iter().chain(week(120)).collect()),
        ("remind off", vec![]),
        ("remind half", vec![48]),
        ("remind 24h, 2h", vec![72, 94]),
        ("remind daily", week(120).collect()),
        ("przypomnij połowa, 12h", vec![48, 84]),
    ];
    for (wish, hours) in rows {
        let mut parlour = table("96h", "wait");
        let first = asked(&parlour);
        if !wish.is_empty() {
            let (received, letters) = parlour.mail(first, wish);
            assert_eq!(verdict(&received), Verdict::CarriedOut, "{wish}");
            assert_eq!(kinds(&letters, first), ["clock"], "{wish}");
        }
        let mut came = Vec::new();
        for hour in 1..=24 * 20 {
            let letters = parlour.hours(1);
            // When it rests, everybody else is told; that is a different letter.
            let reminders = letters.iter().filter(|letter| kind(letter) == "reminder");
            came.extend(reminders.map(|letter| (letter.to.clone(), hour)));
        }
        let to = format!("{first}@example.org");
        let expected: Vec<_> = hours.into_iter().map(|hour| (to.clone(), hour)).collect();
        assert_eq!(came, expected, "{wish}");
    }
}

#[test]
fn reminders_grow_plainer() {
    let mut parlour = table("96h", "wait");
    let first = asked(&parlour);
    parlour.hours(49);
    parlour.last(first).says("Just a gentle reminder").says("2 days left");
    parlour.hours(72);
    let late = parlour.last(first);
    late.says("The time for your answer is up").says("Your answer was due by");
    assert!(!late.orders().is_empty(), "a reminder can be answered like the question itself");
    let order = late.orders()[0].clone();
    parlour.play(first, &order);
}

#[test]
fn a_daemon_that_was_down_costs_nobody_a_turn() {
    let mut parlour = table("48h", "default");
    let first = asked(&parlour);
    let before = parlour.position();
    parlour.hours(24);
    // A week without a daemon.
    parlour.advance(TimeDelta::days(7));
    let letters = parlour.wait(TimeDelta::minutes(30));
    assert_eq!(parlour.position(), before);
    assert!(kinds(&letters, first).len() <= 1, "one reminder, not seven");
    // What was left of the 48 hours is still left.
    parlour.hours(23);
    assert_eq!(parlour.position(), before);
    parlour.hours(1);
    assert_eq!(parlour.position(), before + 1);
}

/// The same for a daemon that is restarted, and for tables older than the clocks.
#[test]
fn a_restart_knows_how_long_it_was_gone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    let mut parlour = Parlour::empty(MODERATED);
    let start = |parlour: &mut Parlour| {
        let store = crate::parlour::store_at(&path);
        parlour.desk = Desk::new(store, settings.clone(), parlour.clock.clone());
        parlour.desk.tick().unwrap();
    };
    start(&mut parlour);
    parlour.open(3, &[("clock", "48h"), ("silence", "default")], "parlour");
    let before = parlour.position();
    parlour.hours(47);
    // Half an hour is a restart, ten days are an outage.
    parlour.advance(TimeDelta::minutes(30));
    start(&mut parlour);
    assert_eq!(parlour.position(), before);
    parlour.advance(TimeDelta::days(10));
    start(&mut parlour);
    assert_eq!(parlour.position(), before);
    // Tables already in the database without a wait get one.
    let database = rusqlite::Connection::open(&path).unwrap();
    database.execute("DELETE FROM waits", []).unwrap();
    start(&mut parlour);
    assert_eq!(parlour.position(), before);
    parlour.hours(47);
    assert_eq!(parlour.position(), before);
    parlour.hours(2);
    assert_eq!(parlour.position(), before + 1);
}

/// A program that ends after it has noted an outage and before it has moved the deadlines
/// leaves that to the next one.
#[test]
fn an_outage_counts_even_if_the_start_after_it_fails() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &path);
    parlour.desk.tick().unwrap();
    parlour.open(3, &[("clock", "48h"), ("silence", "default")], "parlour");
    let before = parlour.position();
    parlour.hours(24);
    parlour.advance(TimeDelta::days(10));
    let settings = || {
        let config = Config::parse(MODERATED, Path::new("test")).unwrap();
        Settings::from_config(&config, &shipped()).unwrap()
    };
    let database = rusqlite::Connection::open(&path).unwrap();
    database
        .execute_batch(
            "CREATE TRIGGER ends BEFORE UPDATE ON waits BEGIN SELECT RAISE(FAIL, 'ends'); END;
             CREATE TRIGGER ends2 BEFORE INSERT ON waits BEGIN SELECT RAISE(FAIL, 'ends'); END;",
        )
        .unwrap();
    let clock = parlour.clock.clone();
    parlour.desk = Desk::new(crate::parlour::store_at(&path), settings(), clock.clone());
    parlour.desk.tick().unwrap_err();
    database.execute_batch("DROP TRIGGER ends; DROP TRIGGER ends2;").unwrap();
    // As good as killed there: another start, a moment later.
    parlour.desk = Desk::new(crate::parlour::store_at(&path), settings(), clock);
    parlour.desk.tick().unwrap();
    assert_eq!(parlour.position(), before);
    parlour.hours(23);
    assert_eq!(parlour.position(), before, "what was left of the 48 hours is still left");
    parlour.hours(2);
    assert_eq!(parlour.position(), before + 1);
}

#[test]
fn a_table_that_can_t_be_read_stops_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    let mut parlour = Parlour::empty(MODERATED);
    parlour.desk = Desk::new(crate::parlour::store_at(&path), settings, parlour.clock.clone());
    parlour.desk.tick().unwrap();
    let clock = [("clock", "24h"), ("silence", "default")];
    parlour.open(3, &clock, "one");
    parlour.open(3, &clock, "two");
    let database = rusqlite::Connection::open(&path).unwrap();
    database.execute("UPDATE journal SET entry = '{}' WHERE table_id = 1", []).unwrap();
    let letters = parlour.hours(25);
    let notices = letters.iter().filter(|letter| letter.to == "mod@example.org").count();
    assert_eq!(notices, 1, "the moderators are told once");
    let second = parlour.desk.store().read().journal(TableId(2)).unwrap();
    assert_eq!(second.len(), 2, "the other table goes on");
}

#[test]
fn a_clock_that_is_set_costs_nobody_a_turn() {
    for (ahead, and_back) in [(72, true), (72, false), (-72, true), (-72, false), (24 * 400, true)]
    {
        let mut parlour = table("48h", "default");
        let before = parlour.position();
        parlour.hours(24);
        parlour.clock.set(TimeDelta::hours(ahead));
        parlour.hours(12);
        if and_back {
            parlour.clock.set(TimeDelta::hours(-ahead));
        }
        parlour.hours(11);
        assert_eq!(parlour.position(), before, "{ahead} {and_back}: not before its time");
        parlour.hours(2);
        assert_eq!(parlour.position(), before + 1, "{ahead} {and_back}: and not much after");
    }
}

#[test]
fn an_absence_slides_the_deadline_and_the_others_know() {
    let mut parlour = table("48h", "default");
    let first = asked(&parlour);
    let other = ["red", "green", "brown"].into_iter().find(|seat| *seat != first).unwrap();
    let before = parlour.position();
    parlour.hours(1);
    let (received, letters) =
        parlour.mail(first, "away 2026-03-05 to 2026-03-08\nzone Europe/Warsaw");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(letters.len(), 1, "the others need not know yet");
    // Before it begins the others are told.
    let letters = parlour.hours(39);
    assert_eq!(kinds(&letters, other), ["away"]);
    parlour.last(other).says("is away from 5 March to 8 March 2026");
    parlour.play(first, "bid 3");
    // The next question to them falls into it.
    for _ in 0..40 {
        let next = asked(&parlour);
        if next == first {
            break;
        }
        let order = parlour.last(next).orders()[0].clone();
        parlour.play(next, &order);
    }
    assert_eq!(asked(&parlour), first);
    let position = parlour.position();
    assert!(position > before);
    // 4 March, 04:00: 19 hours until their day begins (00:00 in the server's zone,
    // since they named none), then four days off.
    parlour.last(first).says("by Tuesday 10 March 2026, 05:00 (Europe/Warsaw)");
    parlour.hours(48 + 95);
    assert_eq!(parlour.position(), position);
    parlour.hours(2);
    assert_eq!(parlour.position(), position + 1);
}

#[test]
fn whoever_is_away_may_have_a_house_player_or_run_his_clock() {
    for (line, moves) in [("away today bot", Some("house")), ("away today plans", None)] {
        let mut parlour = table("48h", "wait");
        let first = asked(&parlour);
        let before = parlour.position();
        parlour.hours(1);
        let (_, letters) = parlour.mail(first, line);
        let by = parlour.authors(before).first().map(|by| by.split(' ').next().unwrap().to_owned());
        assert_eq!(by.as_deref(), moves, "{line}");
        // It begins at once, so the others are told at once, or asked.
        let told = ["red", "green", "brown"].iter().filter(|seat| **seat != first);
        for seat in told {
            assert_eq!(kinds(&letters, seat).len(), 1, "{line}: {seat}");
        }
        if moves.is_none() {
            assert_eq!(asked(&parlour), first);
            parlour.last(first).says("Please answer by Wednesday 4 March 2026, 12:00");
        }
        // And back.
        let (_, letters) = parlour.mail(first, "back");
        letters[0].says("You are back");
    }
}

#[test]
fn absences_have_limits_and_words_for_those() {
    let mut parlour = options(&[("clock", "48h"), ("away-days", "5")]);
    let first = asked(&parlour);
    let rows = [
        ("away 2026-03-10 to 2026-03-16", "7 days, and this table leaves you 5"),
        ("away 2026-02-29", "2026"),
        ("away 2026-03-09 to 2026-03-04", "before"),
        ("away 2026-02-01 to 2026-02-04", "over"),
        ("zone Europe/Warszawa", "did you mean Europe/Warsaw"),
        ("remind 25", "write half, lengths like 24h, and daily, or off"),
    ];
    for (line, words) in rows {
        let (received, letters) = parlour.mail(first, line);
        assert_eq!(verdict(&received), Verdict::Refused, "{line}");
        letters[0].says("Nothing was changed");
        letters[0].says(words);
    }
    // All or none: the zone is what it was.
    let (received, letters) = parlour.mail(first, "zone Europe/Warsaw\naway 2026-02-30");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("Time zone – UTC");
    // Days that were not used come back.
    parlour.play(first, "away 2026-03-10 to 2026-03-14");
    let (received, _) = parlour.mail(first, "away 2026-04-01");
    assert_eq!(verdict(&received), Verdict::Refused);
    parlour.play(first, "back");
    parlour.play(first, "away 2026-04-01 to 2026-04-05");
    let (received, _) = parlour.mail(first, "away 2026-03-10");
    assert_eq!(verdict(&received), Verdict::Refused);
    parlour.play(first, "back");
    // A player who stays away longer names the new last day.
    parlour.play(first, "away 2026-03-02 to 2026-03-03");
    parlour.hours(24);
    parlour.play(first, "away until 2026-03-06");
    let (shown, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
    let away: Vec<_> =
        shown.away.iter().map(|line| (line.from.as_str(), line.to.as_str())).collect();
    assert_eq!(away, [("2026-03-03", "2026-03-06")], "one day is used, four are to come");
}

#[test]
fn a_bank_is_used_up_and_only_by_its_owner() {
    let mut parlour = table("12h, bank 2d", "default");
    let first = asked(&parlour);
    parlour.last(first).says("After that your time bank runs, with 2 days in it");
    parlour.hours(36);
    parlour.play(first, "board");
    parlour.last(first).says("Your time bank is running, with 1 day left in it");
    parlour.play(first, "bid 3");
    // One day of it is used up; next time the rest is available.
    for _ in 0..40 {
        let next = asked(&parlour);
        if next == first {
            break;
        }
        let order = parlour.last(next).orders()[0].clone();
        parlour.play(next, &order);
    }
    parlour.last(first).says("with 1 day in it");
    let position = parlour.position();
    parlour.hours(35);
    assert_eq!(parlour.position(), position);
    parlour.hours(1);
    assert_eq!(parlour.position(), position + 1);
}

#[test]
fn a_seat_that_never_answers_is_offered_and_taken() {
    let mut parlour = options(&[("clock", "24h"), ("silence", "default"), ("offer-after", "2")]);
    let first = asked(&parlour);
    let old = parlour.last(first);
    let other = ["red", "green", "brown"].into_iter().find(|seat| *seat != first).unwrap();
    // The others answer at once, this player never does.
    for _ in 0..2 {
        parlour.hours(25);
        while let Some(seat) = parlour.awaited().into_iter().find(|seat| *seat != first) {
            let order = parlour.last(seat).orders()[0].clone();
            parlour.play(seat, &order);
        }
    }
    let notice = parlour.last("mod");
    notice.says("has not answered 2 times");
    let address = address_in(&notice.text);
    assert!(parlour.letters.iter().any(|letter| {
        letter.to == format!("{other}@example.org") && letter.text.contains(&address)
    }));
    let raw = |from: &str, body: &str| {
        let id = body.len() + from.len();
        format!(
            "From: Zoe <{from}>\r\nTo: {address}\r\nSubject: a seat\r\nMessage-ID: <z{id}@x>\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n"
        )
        .into_bytes()
    };
    // Not by somebody who sits there, and not without a name.
    for (from, body, told) in [
        (format!("{other}@example.org"), "take", "has a seat at the table already"),
        ("zoe@example.net".to_owned(), "hello there", "write one line"),
    ] {
        let (received, letters) = parlour.hand_in(&raw(&from, body));
        assert_eq!(verdict(&received), Verdict::Explained, "{body}");
        letters[0].says(told);
    }
    // Nobody knows that it was her, so she is asked, and nothing has happened yet.
    let (received, letters) = parlour.hand_in(&raw("zoe@example.net", "take Zoe Z"));
    assert_eq!((verdict(&received), letters.len()), (Verdict::Explained, 1));
    assert_eq!(letters[0].to, "zoe@example.net");
    assert_eq!(letters[0].buttons(), ["take"]);
    letters[0].says("Is this seat for you?");
    // Whoever has her letter does not have her seat: it is for who writes from where she reads.
    let elsewhere = parlour.reply_to(&letters[0], "zoe@work.example", "take");
    let answer = parlour.reply_to(&letters[0], "zoe@example.net", "take");
    let (received, letters) = parlour.hand_in(&elsewhere);
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty(), "she was written to within the day");
    let (received, letters) = parlour.hand_in(&answer);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    let welcome = letters.iter().find(|letter| letter.to == "zoe@example.net").unwrap();
    welcome.says("You take the place of");
    let replaced =
        letters.iter().find(|letter| letter.to == format!("{first}@example.org")).unwrap();
    replaced.says("Zoe Z plays on in your place");
    // The old secret is dead, the code used up.
    let late = parlour.reply_to(&old, &format!("{first}@example.org"), "board");
    let (received, letters) = parlour.hand_in(&late);
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty());
    let (received, letters) = parlour.hand_in(&raw("yan@example.net", "take Yan"));
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty(), "an offer that has ended answers nobody");
    // It is in the journal, and the next player to get a letter reads it.
    let reader = parlour.desk.store().read();
    let entries = reader.journal(TableId(1)).unwrap();
    assert!(entries.last().unwrap().entry.contains("Zoe Z"), "{:?}", entries.last());
    let other = format!("{other}@example.org");
    let first = parlour.letters.iter().find(|it| it.to == other).unwrap().clone();
    let raw = parlour.reply_to(&first, &other, "board");
    let (_, letters) = parlour.hand_in(&raw);
    letters[0].says("took the offered seat of Player");
}

#[test]
fn an_answer_in_time_ends_an_offer() {
    let mut parlour = options(&[("clock", "24h"), ("silence", "wait"), ("offer-after", "1")]);
    let first = asked(&parlour);
    parlour.hours(25);
    let notice = parlour.last("mod");
    let address = address_in(&notice.text);
    let offered = parlour.last(first);
    assert_eq!(kind(&offered), "offer");
    parlour.play(first, "bid 3");
    let raw = format!(
        "From: <zoe@example.net>\r\nTo: {address}\r\nSubject: x\r\nMessage-ID: <1@x>\r\n\r\ntake Zoe\r\n"
    );
    let (received, letters) = parlour.hand_in(raw.as_bytes());
    assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0));
}

/// Fixed times are the same for everybody, whatever the zone's clocks do.
#[test]
fn fixed_times_stay_on_the_wall() {
    let mut parlour = table("Fri 20:00 Europe/Warsaw", "default");
    let mut deadlines = Vec::new();
    for _ in 0..5 {
        let next = asked(&parlour);
        parlour.play(next, "zone Europe/Warsaw\nboard");
        let letter = parlour.last(next);
        let text = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let when = text.split("Please answer by ").nth(1).unwrap();
        deadlines.push(when.split(" (").next().unwrap().to_owned());
        parlour.hours(7 * 24);
    }
    assert_eq!(
        deadlines,
        [
            "Friday 6 March 2026, 20:00",
            "Friday 13 March 2026, 20:00",
            "Friday 20 March 2026, 20:00",
            "Friday 27 March 2026, 20:00",
            "Friday 3 April 2026, 20:00",
        ]
    );
}

/// A whole year of a few tables; many more are run before each change is accepted.
#[test]
fn a_year_goes_by_without_a_fault() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_monsoon"))
        .args(["demo", "--year", "--games", "3", "--seed", "suite", "--json"])
        .env("MONSOON_LOG", "error")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}");
    let year: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(year["faults"], serde_json::json!([]));
    assert_eq!(year["tables"], 3);
    assert_eq!(year["running"], 0, "every table has ended or rests");
    assert!(year["letters_out"]["reminder"].as_u64().unwrap() > 0);
}

/// What costs something at each table is done at a start only by another program, or with
/// other settings.
#[test]
fn a_start_leaves_tables_alone_where_nothing_is_due() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &database);
    for table in 0..5 {
        parlour.open(3, &[], &table.to_string());
    }
    let start = |config: &str| {
        let mut parlour = Parlour::on_disk(config, &database);
        let ticked = parlour.desk.tick().unwrap();
        assert_eq!(ticked.failed, 0);
        (ticked.tables, parlour.desk.store().commits())
    };
    assert_eq!(start(MODERATED).0, 5, "the first program that knows clocks");
    assert_eq!(start(MODERATED), (0, 1));
    let other = format!("{MODERATED}[clock]\naway_days = 3\n");
    assert_eq!(start(&other).0, 5);
    assert_eq!(start(&other), (0, 1));
    // As in a database of before.
    let old = rusqlite::Connection::open(&database).unwrap();
    old.execute("UPDATE pulse SET computed_by = NULL", []).unwrap();
    assert_eq!(start(&other).0, 5);
}
