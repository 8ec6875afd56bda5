//! What went well is said by the next letter to the same player, or after a while by a
//! receipt of its own.

use super::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::store::Verdict;

/// Four play Santiago, and receipts wait; yellow builds first, so red bids first.
fn table() -> Parlour {
    let mut parlour =
        Parlour::empty("[outbound]\nreceipts_wait = 20\n[outbound.maildir]\npath = \"out\"\n");
    parlour.open(4, &[("first-builder", "yellow")], "parlour");
    parlour
}

fn to(letters: &[Arrived]) -> Vec<&str> {
    letters.iter().map(|letter| letter.to.split('@').next().unwrap()).collect()
}

/// So many minutes later.
fn later(parlour: &mut Parlour, minutes: i64) -> Vec<Arrived> {
    parlour.advance(TimeDelta::minutes(minutes));
    parlour.desk.tick().unwrap();
    parlour.post()
}

#[test]
fn the_next_letter_says_what_an_earlier_mail_did() {
    let mut parlour = table();
    assert_eq!(to(&parlour.play("red", "bid 5")), ["green"]);
    for (seat, next) in [("green", "brown"), ("brown", "yellow")] {
        assert_eq!(to(&parlour.play(seat, "pass")), [next]);
    }
    assert_eq!(to(&parlour.play("yellow", "bid 3")), ["red"]);
    parlour.last("red").says("Done as you wrote: “bid 5”.");
    // Said once, and yellow has yet to hear of theirs.
    let letters = later(&mut parlour, 30);
    assert!(!to(&letters).contains(&"red"), "{:?}", to(&letters));
    let letter = parlour.last("red");
    let answer = letter.orders()[0].clone();
    parlour.play("red", &answer);
    parlour.last("yellow");
    assert!(later(&mut parlour, 60).iter().all(|it| !it.text.contains("bid 5")));
}

#[test]
fn who_hears_nothing_else_gets_a_receipt_after_a_while() {
    let mut parlour = table();
    parlour.play("red", "bid 5");
    assert_eq!(to(&later(&mut parlour, 19)), Vec::<&str>::new());
    let letters = later(&mut parlour, 1);
    assert_eq!(to(&letters), ["red"]);
    letters[0].says("Done: you bid 5").says("Player green");
    assert!(letters[0].buttons().contains(&"undo".to_owned()));
    assert_eq!(to(&later(&mut parlour, 60)), Vec::<&str>::new());
    // It stands for the position of its time.
    parlour.play("green", "pass");
    assert_eq!(to(&later(&mut parlour, 20)), ["green"]);
}

#[test]
fn lines_for_later_are_named_in_the_receipt() {
    let mut parlour = table();
    parlour.play("red", "bid 5\nplant: banana2 c4, else ask me");
    parlour.play("red", "extra: hold");
    let letters = later(&mut parlour, 25);
    assert_eq!(to(&letters), ["red"]);
    letters[0].says("Done: you bid 5").says("for later | extra: hold").says("banana2 c4");
}

#[test]
fn what_was_taken_back_is_not_said_to_be_done() {
    let mut parlour = table();
    parlour.play("red", "bid 5");
    let letters = parlour.play("red", "undo");
    let again = letters.iter().find(|letter| letter.to == "red@example.org").unwrap();
    assert!(!again.text.contains("Done as you wrote"), "{}", again.text);
    assert!(!to(&later(&mut parlour, 60)).contains(&"red"));
}

#[test]
fn what_went_wrong_or_is_more_than_orders_is_answered_at_once() {
    let mut parlour = table();
    let (received, letters) = parlour.mail("red", "bid 99");
    assert_eq!((verdict(&received), to(&letters)), (Verdict::Refused, vec!["red"]));
    let letters = parlour.play("red", "remind half\nbid 5");
    assert!(to(&letters).contains(&"red"), "{:?}", to(&letters));
    parlour.play("green", "receipts off\npass");
    assert_eq!(to(&later(&mut parlour, 60)), Vec::<&str>::new());
    // With receipts again, the next mail is confirmed.
    assert_eq!(to(&parlour.mail("green", "board").1), ["green"]);
}
