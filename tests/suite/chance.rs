//! What chance has revealed stands, whatever else is in the mail that caused it:
//! nobody can look ahead and take it back.

use crate::parlour::shipped;
use crate::parlour::{Arrived, MODERATED, Parlour};
use monsoon::{
    config::Config,
    desk::{Desk, Received, Settings},
    store::Verdict,
};
use serde_json::Value;
use std::path::Path;

const OPTIONS: [(&str, &str); 3] =
    [("spring", "p8"), ("palms", "c1,f3,h6"), ("first-builder", "red")];

/// Plays by the first button until only this many answers about extra canals are
/// missing in round 1; returns who gives the next.
fn before_the_end_of_round_1(parlour: &mut Parlour, missing: usize) -> &'static str {
    let players = parlour.view()["players"].as_array().unwrap().len();
    let mut held = 0;
    loop {
        let awaited = parlour.desk.list().unwrap().remove(0).awaiting.remove(0);
        if awaited.decision != "P9" {
            let order = parlour.last(awaited.seat).buttons().remove(0);
            parlour.play(awaited.seat, &order);
        } else if held + missing == players {
            assert_eq!(parlour.view()["round"], 1);
            return awaited.seat;
        } else {
            parlour.play(awaited.seat, "hold");
            held += 1;
        }
    }
}

fn four() -> (Parlour, &'static str) {
    let mut parlour = Parlour::santiago(4, &OPTIONS);
    let last = before_the_end_of_round_1(&mut parlour, 1);
    (parlour, last)
}

#[track_caller]
fn told(received: &Received) -> (Verdict, &str) {
    match received {
        Received::Recorded(verdict, why) => (*verdict, why),
        Received::Duplicate => panic!("a duplicate"),
    }
}

fn letter_to<'a>(letters: &'a [Arrived], colour: &str) -> &'a Arrived {
    let to = format!("{colour}@example.org");
    let mut theirs = letters.iter().filter(|letter| letter.to == to);
    let letter = theirs.next().expect("a letter");
    assert!(theirs.next().is_none(), "two letters to {colour}");
    letter
}

fn offer(view: &Value) -> Vec<String> {
    view["offer"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// Words that nobody understands may take the order before them back.
#[test]
fn nothing_is_turned_up_before_words_that_are_no_order() {
    for words in ["what is this", "oh no, I meant s7"] {
        let (mut parlour, last) = four();
        let before = parlour.position();
        let (received, _) = parlour.mail(last, &format!("hold\n{words}"));
        let (verdict, why) = told(&received);
        assert_ne!(verdict, Verdict::CarriedOut, "{words}: {why}");
        assert_eq!((parlour.position(), &parlour.view()["round"]), (before, &1.into()), "{words}");
    }
    // The letter speaks of the question that its reader has seen, and of all that was in the mail.
    for (words, says) in
        [("bdi 1", "It also says “bdi 1”"), ("no, not that one", "its other order was set aside")]
    {
        let (mut parlour, last) = four();
        let (_, letters) = parlour.mail(last, &format!("hold\n{words}"));
        let letter = letter_to(&letters, last);
        letter.says(says).says("Round 1");
        assert!(!letter.text.contains("Round 2"), "{}", letter.text);
    }
}

/// What an order is taken back with says nothing of what that order would have shown.
#[test]
fn taking_back_and_going_on_shows_nothing_before_words_that_are_no_order() {
    let (mut parlour, last) = four();
    let (received, letters) = parlour.mail(last, "undo\nhold\nwhat is this");
    assert_ne!(told(&received).0, Verdict::CarriedOut);
    assert_eq!(parlour.view()["round"], 1);
    assert!(!letter_to(&letters, last).text.contains("Round 2"));
}

#[test]
fn tiles_that_were_turned_up_stay_whatever_comes_after() {
    for nonsense in ["plant banana2 z9", "hold", "bid 99", "extra s1"] {
        let (mut parlour, last) = four();
        let before = parlour.position();
        let (received, letters) = parlour.mail(last, &format!("hold\n{nonsense}"));
        let (verdict, why) = told(&received);
        assert_eq!(verdict, Verdict::CarriedOut, "{nonsense}: {why}");
        assert!(why.starts_with("1 carried out, then: "), "{why}");
        assert_eq!(parlour.position(), before + 1, "{nonsense}");
        let view = parlour.view();
        assert_eq!(view["round"], 2);

        // One letter says both what was done and what was not.
        let letter = letter_to(&letters, last);
        let text = letter
            .says("was not carried out")
            .says(&format!("line 2 | {nonsense}"))
            .says("The order before it was carried out and stands")
            .says("This one was not carried out.")
            .says("Round 2");
        assert!(text.text.lines().any(|line| line.trim_start().starts_with('^')), "{}", text.text);
        assert!(!text.text.contains("Nothing of this mail"), "{}", text.text);
        assert!(letter.html.contains("carried out and stands"));
        // The others get what they would have got anyway.
        let next = parlour.awaited()[0];
        let buttons = letter_to(&letters, next).buttons();
        assert!(buttons.contains(&"bid 1".to_owned()), "{next}: {buttons:?}");

        // The tiles are those of a mail without the nonsense, and nothing written
        // later draws different ones.
        let (mut twin, same) = four();
        assert_eq!(same, last);
        twin.play(last, "hold");
        assert_eq!(offer(&twin.view()), offer(&view), "{nonsense}");
        parlour.mail(last, "hold\nplant banana2 z9");
        assert_eq!(offer(&parlour.view()), offer(&view), "{nonsense}");
        // What a refused order would have revealed has already been told.
        let both = [letter.clone(), twin.last(last)];
        let round = |it: &Arrived| {
            let flat = it.text.split_whitespace().collect::<Vec<_>>().join(" ");
            let from = flat.find("Round 2 – ").expect("the round is told");
            let end = flat[from..].find(". ").expect("and what is on offer");
            flat[from..from + end].to_owned()
        };
        assert_eq!(round(&both[0]), round(&both[1]));
    }
}

#[test]
fn the_news_of_a_mail_that_was_stopped_are_told_once() {
    let (mut parlour, last) = four();
    let (_, letters) = parlour.mail(last, "hold\nbid 99");
    letter_to(&letters, last).says("Round 2 – ");
    let next = parlour.awaited()[0];
    parlour.play(next, "bid 1");
    parlour.mail(last, "board");
    let text = parlour.last(last).text;
    assert!(!text.contains("Round 2 – "), "{text}");
}

#[test]
fn nothing_stands_if_nothing_was_shown() {
    let mut parlour = Parlour::santiago(4, &OPTIONS);
    let first = before_the_end_of_round_1(&mut parlour, 4);
    let before = (parlour.position(), parlour.view());
    let (received, letters) = parlour.mail(first, "hold\nplant banana2 z9\nhold");
    assert_eq!(told(&received).0, Verdict::Refused);
    assert_eq!((parlour.position(), parlour.view()), before);
    assert_eq!(letters.len(), 1);
    letter_to(&letters, first)
        .says("Nothing of this mail was carried out: its 2 other orders were set aside");
}

/// A table in a file, so that the test can tamper with it.
fn on_disk(path: &Path) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    parlour.desk = Desk::new(crate::parlour::store_at(path), settings, parlour.clock.clone());
    parlour.open(4, &OPTIONS, "parlour");
    parlour
}

/// The same position with different dice each time: the letter is identical to the
/// byte.
#[test]
fn a_refusal_that_takes_all_back_tells_nothing_of_the_future() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = on_disk(&path);
    let first = before_the_end_of_round_1(&mut parlour, 2);
    let mut seen = Vec::new();
    for seed in ["parlour", "another", "a third", "a fourth"] {
        let database = rusqlite::Connection::open(&path).unwrap();
        database.execute("UPDATE tables SET seed = ?1", [seed]).unwrap();
        for second in ["plant banana2 z9", "hold", "bid 5"] {
            let position = parlour.position();
            let (received, letters) = parlour.mail(first, &format!("hold\n{second}"));
            // Nothing more is asked of them: a second `hold` is asked about, not
            // refused.
            let verdict = if second == "hold" { Verdict::Explained } else { Verdict::Refused };
            assert_eq!(told(&received).0, verdict, "{second}");
            let letter = letter_to(&letters, first);
            assert_eq!(parlour.position(), position, "{second}");
            seen.push((received, letter.text.clone(), letter.html.clone()));
        }
    }
    for again in seen.chunks(3).skip(1) {
        assert!(again == &seen[..3], "the dice show in a refusal");
    }
    // The dice mattered: the next round's tiles do depend on them.
    parlour.play(first, "hold");
    let last = parlour.awaited()[0];
    parlour.play(last, "hold");
    let (mut other, same) = four();
    assert_eq!(same, last);
    other.play(last, "hold");
    assert_ne!(offer(&parlour.view()), offer(&other.view()));
}

#[test]
fn opened_bids_stay_open() {
    let mut parlour = Parlour::santiago(2, &[("first-builder", "red"), ("first-canal", "auto")]);
    // As long as the other bid is missing there is nothing to see.
    let (received, _) = parlour.mail("red", "bid 3\nplant banana2 z9");
    assert_eq!((told(&received).0, parlour.position()), (Verdict::Refused, 1));
    parlour.play("red", "bid 3");
    let (received, letters) = parlour.mail("green", "bid 2\nbid 4");
    assert_eq!(told(&received).0, Verdict::CarriedOut);
    assert_eq!(parlour.awaited(), ["red"], "S59: the higher bid plants first");
    letter_to(&letters, "green").says("line 2 | bid 4").says("The order before it");
    letter_to(&letters, "red");
}

#[test]
fn all_orders_before_the_refused_one_stand() {
    let options = [("first-builder", "red"), ("first-canal", "ask"), ("spring", "p8")];
    let mut parlour = Parlour::santiago(2, &options);
    // The first canal is laid, the first tiles are turned up; then a sealed bid.
    let body = "language pl\nbuild s7\nbid 2\nplant banana2 z9\nbid 3\nlanguage da";
    let (received, letters) = parlour.mail("red", body);
    assert_eq!((told(&received).0, parlour.position()), (Verdict::CarriedOut, 3));
    let letter = letter_to(&letters, "red");
    letter.says("wiersz 4 | plant banana2 z9");
    letter.says("2 polecenia przed nim zostały wykonane i pozostają w mocy");
    letter.says("Odrzucone polecenie nie zostało wykonane, podobnie jak następne.");
}

#[test]
fn a_language_asked_for_before_the_refused_order_counts() {
    let (mut parlour, last) = four();
    parlour.mail(last, "language pl\nhold\nbid 99");
    parlour.last(last).says("Polecenie przed nim zostało wykonane");
    let (mut parlour, last) = four();
    parlour.mail(last, "hold\nbid 99\nlanguage pl");
    parlour.last(last).says("The order before it was carried out");
}
