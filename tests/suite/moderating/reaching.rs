//! How players reach the moderators, and how moderators find their tables.

use super::flat;
use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use monsoon::{basics::TableId, desk::Received, store::Verdict};

/// The server's moderator has no name; Zoe is the table's own.
fn with_zoe() -> Parlour {
    let zoe = vec![("Zoe".into(), "zoe@example.org".into())];
    let (mut parlour, _) = Parlour::set_up(&["red", "green", "brown"], vec![], zoe);
    parlour.mend("start because it is time");
    parlour
}

fn players(letters: &[Arrived]) -> impl Iterator<Item = &Arrived> {
    letters.iter().filter(|letter| !["mod@example.org", "zoe@example.org"].contains(&&*letter.to))
}

fn to<'a>(letters: &'a [Arrived], name: &str) -> Vec<&'a Arrived> {
    letters.iter().filter(|letter| letter.to == format!("{name}@example.org")).collect()
}

/// Every letter names the moderator and how to reach them, but none of their
/// addresses.
#[test]
fn every_letter_names_the_moderator() {
    let mut parlour = with_zoe();
    parlour.mail("red", "help");
    parlour.mail("red", "board");
    parlour.mail("red", "nonsense");
    parlour.play_on(3);
    parlour.mend("pause because of a holiday\nresume because it is over");
    parlour.mend("finish because it is decided");
    assert!(players(&parlour.letters).count() > 12);
    for letter in players(&parlour.letters) {
        letter.says("The moderator is Zoe.").says("“moderator:”");
        let raw = String::from_utf8_lossy(&letter.raw);
        assert!(!raw.contains("zoe@") && !raw.contains("mod@"));
    }
    let mut parlour = with_zoe();
    parlour.mend("cancel because nobody likes it");
    parlour.last("red").says("The moderator is Zoe.");

    let parlour = Parlour::santiago(3, &[]);
    let letter = parlour.last("red");
    letter.says("To reach the moderator");
    assert!(!letter.text.contains("The moderator is"));
    // If there is nobody, nothing is promised.
    let mut parlour = Parlour::empty("");
    parlour.open(3, &[], "parlour");
    assert!(!parlour.last("red").text.contains("moderator"));
    let (received, letters) = parlour.mail("red", "moderator: hello?");
    assert_eq!(verdict(&received), Verdict::Explained);
    letters[0].says("went to nobody");
}

/// The message reaches all who moderate, with the position; the orders in the same
/// mail act.
#[test]
fn words_reach_the_moderator_and_orders_act() {
    for (mail, words, bids) in [
        ("moderator: Green's tile lies wrong", "red | Green's tile lies wrong", false),
        ("bid 3\n\nmoderator: look at a1,\nplease", "red | look at a1, red | please", true),
        ("Moderator: look at a1,\nplease\n\nbid 3", "red | look at a1, red | please", true),
        ("moderator: look at a1, please\nbid 3", "red | look at a1, please", true),
        (
            "moderator:\n\nI would rather pass on\nthis one\n\nbid 3",
            "red | I would rather pass on red | this one",
            true,
        ),
        (
            "modérateur : undo 5 because I say so\nzone Europe/Paris",
            "red | undo 5 because I say so",
            false,
        ),
    ] {
        let mut parlour = with_zoe();
        let first = parlour.awaited()[0];
        let words = words.replace("red |", &format!("{first} |"));
        // The first mail of a seat brings its salt.
        parlour.play(first, "board");
        let position = parlour.position();
        let (received, letters) = parlour.mail(first, mail);
        let Received::Recorded(verdict, why) = &received else { panic!("{received:?}") };
        assert_eq!(*verdict, Verdict::CarriedOut, "{mail}: {why}");
        assert!(why.starts_with("wrote to the moderators"), "{mail}: {why}");
        assert_eq!(parlour.position() > position, bids, "{mail}");
        for name in ["mod", "zoe"] {
            let [letter] = to(&letters, name)[..] else { panic!("{mail}: {letters:?}") };
            letter
                .says(&format!("{first} ({first}) writes"))
                .says(&words)
                .says("The last entry is");
            let raw = String::from_utf8_lossy(&letter.raw);
            assert!(!raw.contains(&format!("{first}@example.org")), "{mail}");
        }
        let [mine] = to(&letters, first)[..] else { panic!("{mail}: {letters:?}") };
        mine.says("Your words went to the moderator");
        let words = words.replace(&format!("{first} |"), "you |");
        assert!(flat(&mine.text).contains(&words), "{}", mine.text);
    }
}

/// The message reaches the moderator even if an order in the mail is refused, but
/// not if some of its lines may be quoted.
#[test]
fn a_refused_order_holds_no_words_back() {
    let mut parlour = with_zoe();
    let first = parlour.awaited()[0];
    let (received, letters) = parlour.mail(first, "bid 99\n\nmoderator: what may I bid?");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert_eq!(to(&letters, "zoe").len(), 1);
    to(&letters, first)[0].says("what may I bid?").says("bid 99");
}

/// Nobody's mailbox is flooded: messages are limited in number per day, and in
/// length.
#[test]
fn words_to_the_moderator_have_bounds() {
    let mut parlour = with_zoe();
    let first = parlour.awaited()[0];
    let other = if first == "red" { "green" } else { "red" };
    let (received, letters) =
        parlour.mail(first, &format!("moderator: {}", "very long ".repeat(300)));
    assert_eq!(verdict(&received), Verdict::Explained);
    assert!(to(&letters, "zoe").is_empty());
    to(&letters, first)[0].says("2000 letters");
    for count in 0..10 {
        parlour.hours(1);
        let (_, letters) = parlour.mail(first, &format!("moderator: hello {count}"));
        assert_eq!(to(&letters, "zoe").len(), 1, "{count}");
    }
    let (received, letters) = parlour.mail(first, "bid 3\n\nmoderator: hello again");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "the order acts");
    assert!(to(&letters, "zoe").is_empty());
    to(&letters, first)[0].says("10 of your mails");
    // Another player is not kept waiting.
    let (_, letters) = parlour.mail(other, "moderator: and me?");
    assert_eq!(to(&letters, "zoe").len(), 1);
    parlour.hours(24);
    let (_, letters) = parlour.mail(first, "moderator: hello once more");
    assert_eq!(to(&letters, "zoe").len(), 1);
}

/// A mail to the server's own address, as written by somebody without a letter to
/// answer.
fn fresh(parlour: &mut Parlour, from: &str, body: &str) -> (Received, Vec<Arrived>) {
    let letter = Arrived {
        reply_to: "monsoon@localhost".into(),
        message_id: "nothing@example.org".into(),
        ..parlour.letters[0].clone()
    };
    let raw = parlour.reply_to(&letter, from, body);
    parlour.hand_in(&raw)
}

/// A moderator who writes without answering a letter is told their tables, and how
/// to reach each of them.
#[test]
fn a_moderators_fresh_mail_is_answered_with_his_tables() {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(3, &[], "parlour");
    parlour.open_game("goa-2012", 2, &[], "parlour");
    parlour.open(3, &[], "over");
    parlour.desk.moderate(TableId(3), None, &["cancel because of rain".to_owned()]).unwrap();
    parlour.post();
    let (received, letters) = fresh(&mut parlour, "Mod@example.org", "pause because of rain");
    assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
    assert_eq!(letters.len(), 1);
    let letter = &letters[0];
    assert_eq!(
        (letter.to.as_str(), letter.reply_to.as_str()),
        ("mod@example.org", "monsoon@localhost")
    );
    letter.says("Nothing of your mail was carried out");
    letter.says("Table 2: Goa (2012), running, played by Player red, Player green.");
    letter.says("Table 1: Santiago, running");
    assert!(!letter.text.contains("Table 3"), "{}", letter.text);
    // Each address leads to its table.
    let table = letter.text.split("Table 1: ").nth(1).unwrap();
    let address = table.split_whitespace().find(|word| word.contains("monsoon+")).unwrap();
    let there = Arrived { reply_to: address.to_owned(), ..letter.clone() };
    let raw = parlour.reply_to(&there, "mod@example.org", "pause because of rain");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    parlour.last("brown").says("rain");
    // Not without limit, because the address may be forged.
    for _ in 0..2 {
        assert_eq!(fresh(&mut parlour, "mod@example.org", "hello").1.len(), 1);
    }
    let (received, letters) = fresh(&mut parlour, "mod@example.org", "hello");
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty());
    // Nobody else is told anything.
    let (received, letters) = fresh(&mut parlour, "eva@example.net", "hello");
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty());
}

/// If there is only one table, an answer to the answer goes to it.
#[test]
fn a_single_table_is_at_hand() {
    let mut parlour = with_zoe();
    let (_, letters) = fresh(&mut parlour, "zoe@example.org", "hello");
    letters[0].says("Answer this letter");
    let raw = parlour.reply_to(&letters[0], "zoe@example.org", "pause because of rain");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
}
