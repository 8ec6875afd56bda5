//! Paused tables: why, until when, and what becomes of orders sent meanwhile.

use crate::parlour::{MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{basics::TableId, desk::Received, store::Verdict};

const CLOCK: &[(&str, &str)] = &[("clock", "48h"), ("silence", "default")];

/// Nothing is carried out while the table is paused, and no time is lost.
#[test]
fn a_paused_table_carries_nothing_out() {
    let mut parlour = Parlour::santiago(3, CLOCK);
    let first = parlour.awaited()[0];
    parlour.hours(40);
    parlour.mend("pause because of a holiday");
    for colour in ["red", "green", "brown"] {
        parlour.last(colour).says("a holiday");
    }
    let (position, told) = (parlour.position(), parlour.letters.len());
    parlour.hours(100);
    assert_eq!((parlour.position(), parlour.letters.len()), (position, told));
    parlour.mend("resume because it is over");
    parlour.last(first).says("it is over");
    parlour.hours(7);
    assert_eq!(parlour.awaited(), [first]);
    parlour.hours(2);
    assert_ne!(parlour.awaited(), [first]);
}

/// It resumes by itself, not early and only once; everybody is told when it will,
/// and when it does.
#[test]
fn a_pause_ends_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &path);
    parlour.open(3, CLOCK, "parlour");
    let first = parlour.awaited()[0];
    parlour.hours(40);
    parlour.mend("pause until 2026-03-10 18:00 because of a holiday");
    for colour in ["red", "green", "brown"] {
        let letter = parlour.last(colour);
        letter.says("a holiday").says("Tuesday 10 March 2026, 18:00").says("kept as a plan");
        assert!(letter.buttons().is_empty(), "{:?}", letter.buttons());
    }
    // The board says so, too.
    let (_, letters) = parlour.mail(first, "board");
    letters[0].says("goes on by itself on Tuesday 10 March 2026, 18:00").says("a holiday");
    // Another process continues with the database.
    let now = parlour.clock.now();
    drop(parlour);
    let mut parlour = Parlour::on_disk(MODERATED, &path);
    parlour.clock.advance(now - parlour.clock.now());
    let end: chrono::DateTime<chrono::Utc> = "2026-03-10T18:00:00Z".parse().unwrap();
    let told = parlour.wait(end - now - TimeDelta::minutes(30));
    assert!(told.is_empty(), "{told:?}");
    let position = parlour.position();
    let told = parlour.wait(TimeDelta::minutes(30));
    let mut to: Vec<&str> = told.iter().map(|letter| letter.to.as_str()).collect();
    to.sort_unstable();
    let all = ["brown@example.org", "green@example.org", "mod@example.org", "red@example.org"];
    assert_eq!(to, all);
    parlour.last(first).says("The time of the pause is over");
    assert_eq!(parlour.position(), position + 1);
    assert!(parlour.mend("log 1").contains("the pause is over"));
    // The rest of the time, and no more of the pause.
    parlour.hours(7);
    assert_eq!((parlour.awaited(), parlour.position()), (vec![first], position + 1));
    parlour.hours(2);
    assert_ne!(parlour.awaited(), [first]);
}

/// Ending the pause early ends it for good.
#[test]
fn a_pause_that_was_ended_does_not_end_again() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.mend("pause until +2d because of a holiday\nresume because it is over");
    let position = parlour.position();
    parlour.mend("pause because of another");
    parlour.hours(72);
    assert_eq!(parlour.position(), position + 1);
    assert!(
        parlour.refuse("pause until +2d because of more").contains("paused already: of another")
    );
}

/// Ending the game during a pause, and undoing that, does not affect the pause.
#[test]
fn a_pause_survives_an_end_that_is_taken_back() {
    for end in ["finish", "cancel"] {
        let mut parlour = Parlour::santiago(3, &[]);
        parlour.mend("pause until +2d because of a holiday");
        parlour.mend(&format!("{end} because nobody comes back"));
        parlour.hours(1);
        parlour.mend("undo because they do");
        let first = parlour.awaited()[0];
        parlour.play(first, "board");
        parlour.play(first, "bid 4");
        parlour.hours(46);
        assert_eq!(parlour.awaited(), [first], "{end}");
        parlour.hours(1);
        assert_ne!(parlour.awaited(), [first], "{end}");
    }
}

/// Dates are in the zone of the table's clock, or in the moderator's own.
#[test]
fn a_date_is_meant_where_the_table_is() {
    let mut parlour = Parlour::santiago(3, &[("clock", "48h Mon-Fri Europe/Warsaw")]);
    let said = parlour.mend("pause until 2026-03-10 because of a holiday");
    assert!(said.contains("2026-03-10 00:00 (Europe/Warsaw)"), "{said}");
    parlour.last("red").says("Monday 9 March 2026, 23:00");

    let mut parlour = Parlour::empty("[moderators]\naddresses = [\"red@example.org\"]\n");
    parlour.open(3, &[], "parlour");
    // What they get as a player, not as the moderator.
    let mine = parlour
        .letters
        .iter()
        .find(|letter| letter.text.contains("you are") && letter.to == "red@example.org");
    let mine = mine.unwrap().clone();
    let raw = parlour.reply_to(&mine, "red@example.org", "zone Asia/Tokyo");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    let line = "pause until 2026-03-10 09:00 because of a holiday".to_owned();
    let said = parlour.desk.moderate(TableId(1), Some("red@example.org"), &[line]).unwrap();
    assert!(said.text.contains("2026-03-10 09:00 (Asia/Tokyo)"), "{}", said.text);
    parlour.post();
    parlour.last("green").says("Tuesday 10 March 2026, 00:00");
}

/// An answer is kept as a plan, can be changed and withdrawn, and acts when the
/// game resumes; nobody else sees any of it.
#[test]
fn what_is_sent_meanwhile_is_kept() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    // The first mail of a seat brings its salt.
    parlour.play(first, "board");
    parlour.mend("pause until +2d because of a holiday");
    let position = parlour.position();
    let letters = parlour.play(first, "bid 4\nround 2: bid: pass");
    assert_eq!(letters.len(), 1, "{letters:?}");
    letters[0].says("Kept until the game goes on").says("| bid: 4").says("| round 2 bid: pass");
    let (_, letters) = parlour.mail(first, "preview\nbid 3");
    letters[0].says("bid: 3");
    // A non-order, or an order that breaks a rule, is refused at once.
    for wrong in ["bid 99", "dance"] {
        assert_eq!(verdict(&parlour.mail(first, wrong).0), Verdict::Refused, "{wrong}");
    }
    parlour.play(first, "bid 5");
    let (received, letters) = parlour.mail(first, "undo");
    assert_eq!(verdict(&received), Verdict::Explained);
    letters[0].says("can’t be kept as a plan");
    assert_eq!(parlour.position(), position);
    let letters = parlour.hours(48);
    assert!(parlour.position() > position + 1);
    assert_ne!(parlour.awaited(), [first]);
    let next = parlour.awaited()[0];
    parlour.last(next).says("bids 5");
    assert!(!letters.iter().any(|letter| letter.text.contains("bids 4")));

    // Withdrawn, it does nothing.
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.mend("pause because of a holiday");
    parlour.play(first, "bid 4");
    parlour.play(first, "forget all");
    parlour.mend("resume because it is over");
    assert_eq!(parlour.awaited(), [first]);
}

/// Every way to answer Goa's questions: either the answer is kept and acts later
/// as it would have, or its sender is told that it was not kept.
#[test]
fn every_answer_is_kept_or_said_not_to_be() {
    let (mut kept, mut not) = (0, 0);
    for (game, moves) in [("santiago", 15), ("goa-2012", 60)] {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_game(game, 3, &[], "parlour");
        for colour in ["red", "green", "brown"] {
            parlour.play(colour, "board");
        }
        for _ in 0..moves {
            let Some(&colour) = parlour.awaited().first() else { break };
            let order = parlour.last(colour).orders()[0].clone();
            // Answers that move no game have a budget.
            parlour.advance(TimeDelta::minutes(10));
            parlour.mend("pause because of a holiday");
            let before = parlour.position();
            let (received, letters) = parlour.mail(colour, &order);
            let mine: Vec<_> =
                letters.iter().filter(|it| it.to == format!("{colour}@example.org")).collect();
            assert_eq!((letters.len(), mine.len()), (1, 1), "{game}: {order}");
            assert_eq!(parlour.position(), before, "{game}: {order}");
            let is_kept = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
            mine[0].says(if is_kept { "Kept until the game goes on" } else { "send it again" });
            parlour.mend("resume because it is over");
            if is_kept {
                kept += 1;
                assert!(parlour.position() > before + 1, "{game}: {order}: it did not act");
                let log = parlour.mend("log 99");
                assert!(!log.contains("stopped"), "{log}");
            } else {
                not += 1;
                assert_eq!(parlour.position(), before + 1, "{game}: {order}");
                parlour.play(colour, &order);
            }
        }
    }
    assert!(kept > 30 && not > 0, "{kept} kept, {not} not");
}

/// Players whose question changes are told even though the table is paused:
/// otherwise they would answer a question that no longer exists.
#[test]
fn a_change_at_a_paused_table_is_told() {
    let mut parlour = Parlour::santiago(3, CLOCK);
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let second = parlour.awaited()[0];
    parlour.mend("pause because of a holiday");
    for (line, told) in [
        ("undo 1 because it was a slip", [true, true]),
        ("redo because it was none", [true, true]),
        ("adjust red money +3 because we miscounted", [false, true]),
    ] {
        parlour.letters.clear();
        parlour.mend(line);
        for (colour, told) in [first, second].into_iter().zip(told) {
            let to = format!("{colour}@example.org");
            let letters = parlour.letters.iter().filter(|letter| letter.to == to);
            assert_eq!(letters.count() > 0, told, "{line}: {colour}");
        }
        parlour.last(second).says("paused").says("kept as a plan");
    }
    let (received, _) = parlour.mail(second, "bid 4");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    parlour.mend("resume because it is over");
    assert_ne!(parlour.awaited(), [second], "what was kept has acted");
}

/// A game that was ended while it was paused is paused again, for the same reason.
#[test]
fn what_is_taken_up_again_while_paused_does_not_go_on() {
    let mut parlour = Parlour::santiago(3, CLOCK);
    parlour.mend("pause because of a holiday");
    parlour.mend("finish because nobody comes back");
    parlour.mend("undo because they do");
    let letter = parlour.last("red");
    letter.says("The game is not over after all").says("As long as the table is paused");
    assert!(!letter.text.contains("The game goes on\n"), "{}", letter.text);
    assert!(!letter.text.contains("goes on. "), "{}", letter.text);
    let row = parlour.desk.list().unwrap().remove(0);
    assert_eq!(row.why.as_deref(), Some("of a holiday"));
}
