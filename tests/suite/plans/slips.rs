//! What else can happen between an order, its undo and its return.

use super::by_mail::{bidders, said, to};
use crate::parlour::{COLOURS, Parlour};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    desk::Report,
    mail::{Incoming, Parcel, Source},
    store::Verdict,
};

fn bids(parlour: &Parlour) -> Vec<String> {
    let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
    let orders = journal.iter().filter_map(|row| {
        let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
        let by = entry["by"].as_object()?.values().next()?.as_u64()?;
        let colour = COLOURS[usize::try_from(by).ok()?];
        Some(format!("{colour} {}", entry["body"]["order"].as_str()?))
    });
    orders.collect()
}

#[test]
fn the_plans_of_a_player_who_left_are_never_anothers() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid: up to 6\nplant: best\nextra: hold every round");
    parlour.play(first, "bid 5");
    let count = bids(&parlour).len();
    parlour.mend(&format!("replace {second} with New <new@example.org> because they left"));
    parlour.letters.clear();
    parlour.mend("undo 2 because of a slip");
    parlour.play(first, "bid 2");
    assert_eq!(parlour.awaited(), [second]);
    assert_eq!(bids(&parlour).len(), count + 1, "nothing acted for the new player");
    parlour.mend("redo to 3 because it was none");
    assert!(!parlour.mend("plans").contains(&format!("{second}: 3")), "{}", parlour.mend("plans"));
    for letter in parlour.letters.iter().filter(|letter| letter.to == "new@example.org") {
        assert!(!letter.text.contains("up to 6") && !letter.text.contains("plant: best"));
    }
    let _ = third;
}

#[test]
fn plans_rest_while_the_table_is_paused_and_after() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 5");
    parlour.play(second, "pass");
    parlour.mend("pause because it is late");
    let before = bids(&parlour).len();
    // A mere `undo` would end the pause.
    parlour.mend("undo 1 because of a slip");
    parlour.mend("redo because it was none");
    parlour.mend("undo 1 because of a slip");
    parlour.mend("resume because it is early");
    assert_eq!((bids(&parlour).len(), parlour.awaited()), (before, vec![second]));
    parlour.play(second, "bid 6");
    assert_eq!(parlour.awaited(), [third]);
}

#[test]
fn what_was_forgotten_after_an_undo_stays_forgotten() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "plant: best\nextra: hold every round");
    parlour.play(first, "bid 5");
    parlour.play(second, "bid 6");
    parlour.mend("undo 2 because of a slip");
    parlour.play(second, "forget plant");
    parlour.play(second, "leftover: best");
    parlour.mend("redo to 2 because it was none");
    assert_eq!(parlour.awaited(), [third]);
    let letters = parlour.play(second, "plans");
    let letter = to(&letters, second);
    assert!(!letter.text.contains("plant: best"), "{}", letter.text);
    letter.says("leftover: best").says("extra: hold");
}

#[test]
fn a_line_that_acted_is_edited_between_undo_and_redo() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid: 6\nplant: best");
    parlour.play(first, "bid 5");
    assert_eq!(parlour.awaited(), [third]);
    parlour.mend("undo 2 because of a slip");
    assert_eq!(parlour.awaited(), [first]);
    parlour.mail(second, "board");
    parlour.play(second, "bid: 7");
    parlour.mend("redo to 2 because it was none");
    assert_eq!(parlour.awaited(), [third]);
    let orders = bids(&parlour);
    assert_eq!(orders.iter().filter(|it| it.contains("bid")).count(), 2, "{orders:?}");
    let letters = parlour.play(second, "plans");
    let letter = to(&letters, second);
    letter.says("plant: best");
    assert!(!letter.text.contains("continue"), "{}", letter.text);
}

#[test]
fn two_players_take_back_one_after_the_other() {
    let mut parlour = Parlour::santiago(4, &[]);
    let [first, second, third, fourth] = bidders(&parlour, 4)[..] else { panic!() };
    parlour.play(fourth, "bid: up to 9\nplant: best");
    parlour.play(first, "bid 2");
    parlour.play(second, "bid 3\nplant: best");
    let letters = parlour.play(second, "undo");
    let letter = to(&letters, second);
    letter.says("paused | plant: best").says("continue");
    // It was not stopped, and could be done.
    assert!(!letter.text.contains("stopped"), "{}", letter.text);
    parlour.play(first, "undo");
    assert_eq!(parlour.awaited(), [first]);
    parlour.play(first, "bid 4");
    let letters = parlour.play(second, "bid 5\ncontinue");
    to(&letters, second).says("planned | plant: best");
    parlour.play(third, "bid 6");
    let orders = bids(&parlour);
    assert!(orders.contains(&format!("{fourth} bid 7")), "{orders:?}");
}

#[test]
fn undo_and_continue_in_one_mail() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, _, _] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 5\nplant: best");
    let letters = parlour.play(first, "undo\nbid 4\ncontinue");
    let letter = to(&letters, first);
    letter.says("planned | plant: best");
    assert!(!letter.text.contains("waits for your word"), "{}", letter.text);
    parlour.play(first, "undo");
    let letters = parlour.play(first, "bid 4\nplant: best");
    let letter = to(&letters, first);
    assert!(!letter.text.contains("waits for your word"), "{}", letter.text);
}

#[test]
fn a_preview_takes_back_what_the_mail_takes_back() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 5");
    let position = parlour.position();
    let (received, letters) = parlour.mail(first, "preview\nundo\nbid 4");
    assert_eq!(said(&received).0, &Verdict::CarriedOut);
    to(&letters, first).says("carried out as | bid 4");
    assert_eq!(parlour.position(), position);
    let (_, letters) = parlour.mail(first, "preview\nundo\nbid 44");
    assert!(!to(&letters, first).text.contains("carried out as"));
    // Somebody would have to allow it, and then the rest is not carried out.
    parlour.play(second, "pass");
    let (_, letters) = parlour.mail(first, "preview\nundo\nbid 4");
    assert!(!to(&letters, first).text.contains("carried out as"));
    assert_eq!(parlour.position(), position + 1);
    // There is nothing to take back.
    let (received, _) = parlour.mail(third, "preview\nundo\nbid 4");
    assert_eq!(said(&received).0, &Verdict::Explained);
}

#[test]
fn a_moderator_undoes_and_brings_back_in_one_mail() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, _] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 5");
    parlour.play(second, "bid 6\nplant: best\nextra: hold every round");
    parlour.mend("undo 2 because of a slip");
    parlour.mail(second, "board");
    parlour.play(second, "bid: 5");
    parlour.letters.clear();
    // The line of the second would fail after the first's order, and then all is back.
    parlour.mend(&format!("as {first}: bid 5 because they said so\nredo to 2 because it was none"));
    for letter in &parlour.letters {
        assert!(!letter.text.contains("stopped"), "{}", letter.text);
    }
}

#[test]
fn plans_of_goa_keep_the_answers_of_each_founding() {
    let mut parlour = Parlour::goa("goa-2012", 3, &[]);
    for line in [
        "action 3: use espionage red found calicut, pay 5, decline, found quilon, pay 5, decline",
        "action 2: found quilon, pay 1, decline, use espionage green found cochin, pay 5, decline",
    ] {
        parlour.play("brown", line);
        let rows = parlour.desk.store().read().plans(TableId(1)).unwrap();
        assert!(rows.iter().any(|row| row.line.ends_with(line)), "{line}");
    }
}

#[test]
fn a_letter_that_is_tried_again_leaves_before_those_written_since() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    for body in ["bid 5", "undo\nbid 4"] {
        // Both come in before anything leaves.
        let raw = parlour.reply(first, body);
        parlour.desk.receive(&incoming(&raw), raw.len() as u64).unwrap();
    }
    let to = |parcel: &Parcel| parcel.to.split('@').next().unwrap_or_default().to_owned();
    let due = parlour.desk.due(100).unwrap();
    let order: Vec<String> = due.iter().map(|(_, _, parcel)| to(parcel)).collect();
    assert_eq!(order, [first, second, first, second]);
    // The second's first letter is not taken at once.
    let (id, attempts, _) = &due[1];
    parlour.desk.report(*id, *attempts, &Report::Temporary("later".into())).unwrap();
    let due = parlour.desk.due(100).unwrap();
    assert!(due.iter().all(|(_, _, parcel)| to(parcel) == first), "nor the other before it");
    assert_eq!(due.len(), 2, "nobody else waits for it");
    parlour.advance(TimeDelta::minutes(2));
    let due = parlour.desk.due(100).unwrap();
    let ids: Vec<i64> = due.iter().filter(|(.., it)| to(it) == second).map(|it| it.0).collect();
    assert_eq!(ids, [*id], "the one written first, and the other only when it has left");
    // Once given up, it is in nobody's way.
    parlour.desk.report(*id, 1, &Report::Permanent("no".into())).unwrap();
    let due = parlour.desk.due(100).unwrap();
    assert!(due.iter().any(|(later, _, it)| *later > *id && to(it) == second));
    assert_eq!(parlour.awaited(), [second]);
    let _ = third;
}

fn incoming(raw: &[u8]) -> Incoming {
    Incoming {
        raw: raw.to_vec(),
        recipients: Vec::new(),
        sender: None,
        source: Source::Smtp,
        peer: None,
    }
}
