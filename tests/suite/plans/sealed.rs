//! A sealed bid of two players may be changed until both are in (D93): by a plain
//! order, by a line of a plan, by the sheet sent again.

use super::by_mail::{said, to};
use crate::parlour::{COLOURS, Parlour};
use monsoon::{basics::TableId, store::Verdict};

fn sealed(parlour: &Parlour, colour: &str) -> Option<u64> {
    let seat = COLOURS.iter().position(|it| *it == colour).unwrap();
    let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
    let mut amounts = journal.iter().rev().filter_map(|row| {
        let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
        let by = entry["by"]["seat"].as_u64()?;
        let order = entry["body"]["order"].as_str()?.strip_prefix("bid ")?.parse().ok()?;
        (by == seat as u64).then_some(order)
    });
    amounts.next()
}

/// A table of two whose first canal lies, so that both bid.
fn bidding() -> (Parlour, &'static str, &'static str) {
    let mut parlour = Parlour::santiago(2, &[]);
    while parlour.awaited().len() < 2 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders()[0].clone();
        parlour.play(colour, &order);
    }
    let [one, other] = parlour.awaited()[..] else { panic!() };
    (parlour, one, other)
}

#[test]
fn a_sealed_bid_is_changed_by_any_line_for_it() {
    let (mut parlour, one, other) = bidding();
    let letter = parlour.last(one);
    let again = |parlour: &mut Parlour, body: &str| {
        let raw = parlour.reply_to(&letter, &letter.to.clone(), body);
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(said(&received).0, &Verdict::CarriedOut, "{body}: {received:?}");
        let text = &to(&letters, one).text;
        assert!(!text.contains("came and went"), "{body}:\n{text}");
        assert_eq!(letters.len(), 1, "nobody else hears of it");
    };
    again(&mut parlour, "bid: 2\nplant: best");
    assert_eq!(sealed(&parlour, one), Some(2));
    for (body, amount) in [
        ("bid 3", 3),
        ("bid: 4", 4),
        ("bid: 1\nplant: best\npropose: nothing", 1),
        ("bid: 20 or 5", 5),
        ("bid: up to 2", 2),
        ("bid: 4 or 3", 4),
    ] {
        again(&mut parlour, body);
        assert_eq!(sealed(&parlour, one), Some(amount), "{body}");
        assert_eq!(parlour.awaited(), [other]);
    }
    // What can't be done changes nothing.
    let (received, _) = parlour.mail(one, "bid: 20");
    assert_eq!(said(&received).0, &Verdict::Refused);
    assert_eq!(sealed(&parlour, one), Some(4));
    // A word about other lines does not touch the bid.
    parlour.play(one, "bid 3");
    parlour.play(one, "continue");
    assert_eq!(sealed(&parlour, one), Some(3));
    parlour.play(other, "pass");
    // Now both are in, and it is settled.
    let raw = parlour.reply_to(&letter, &letter.to.clone(), "bid: 1");
    let (received, _) = parlour.hand_in(&raw);
    assert_ne!(said(&received).0, &Verdict::CarriedOut);
}

#[test]
fn a_preview_says_that_the_bid_would_change() {
    let (mut parlour, one, _) = bidding();
    parlour.play(one, "bid 2");
    let position = parlour.position();
    let letters = parlour.play(one, "preview\nbid: 4");
    to(&letters, one).says("bid 4");
    assert_eq!(parlour.position(), position);
}
