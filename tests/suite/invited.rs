//! Tables that begin once everybody who is to play has said yes.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    desk::{NewSeat, NewTable},
    store::{Status, Verdict},
};

const PLAYERS: [&str; 3] = ["red", "green", "brown"];

fn wish(language: &str, options: &[(&str, &str)]) -> NewTable {
    let seats = PLAYERS.map(|colour| NewSeat {
        name: format!("Player {colour}"),
        address: format!("{colour}@example.org"),
        language: Language::from_code(language),
    });
    NewTable {
        game: "santiago".into(),
        seats: seats.to_vec(),
        options: options.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect(),
        seed: Some("invited".into()),
        moderators: vec![],
        later: false,
    }
}

fn inviting(language: &str, options: &[(&str, &str)]) -> (Parlour, Vec<Arrived>) {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.desk.invite(&wish(language, options), "Zoe").unwrap();
    let letters = parlour.post();
    (parlour, letters)
}

fn status(parlour: &Parlour) -> Status {
    parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().status
}

fn to<'a>(letters: &'a [Arrived], name: &str) -> Vec<&'a Arrived> {
    letters.iter().filter(|it| it.to.starts_with(name)).collect()
}

#[test]
fn it_begins_when_all_have_said_yes() {
    for (language, head, words) in [
        ("en", "Zoe invites you to Santiago", ["join", "yes", "Join!"]),
        ("pl", "Zoe zaprasza: Santiago", ["join", "dołączam", "Dołączam!"]),
        ("fr", "Zoe vous invite à Santiago", ["join", "oui", "Oui, volontiers"]),
        ("da", "Zoe inviterer dig til Santiago", ["join", "ja", "Ja tak"]),
        ("es", "Zoe te invita a Santiago", ["join", "sí", "Sí, juego"]),
    ] {
        let (mut parlour, letters) = inviting(language, &[("clock", "48h")]);
        for colour in PLAYERS {
            let [asked] = to(&letters, colour)[..] else { panic!("{letters:?}") };
            asked.says(head).says("48h");
            assert_eq!(asked.buttons(), ["join", "decline", "never"]);
            // Nothing of the game, which may yet be dealt anew.
            assert!(!asked.text.contains("escudos") && !asked.text.contains("s17"));
        }
        let refused = parlour.refuse("start because I can't wait");
        assert!(refused.contains("nobody plays who did not say yes"), "{refused}");
        for (colour, word) in PLAYERS.iter().zip(words) {
            assert_eq!(status(&parlour), Status::Waiting, "{language}");
            let letters = parlour.play(colour, word);
            if *colour == "brown" {
                for colour in PLAYERS {
                    assert_eq!(to(&letters, colour).len(), 1, "{language}");
                }
            } else {
                assert_eq!(letters.len(), 1, "{letters:?}");
            }
        }
        assert_eq!(status(&parlour), Status::Running, "{language}");
        let first = parlour.awaited()[0];
        let order = parlour.last(first).orders().remove(0);
        parlour.play(first, &order);
    }
}

#[test]
fn nobody_plays_who_says_no_or_nothing() {
    let (mut parlour, _) = inviting("en", &[]);
    parlour.play("red", "join");
    let letters = parlour.play("green", "decline");
    to(&letters, "green")[0].says("Noted: not this time");
    to(&letters, "mod")[0].says("Player green does not want to play");
    // A robot says nothing, and neither does somebody else with the address of the letter.
    let letter = parlour.last("brown");
    let raw = parlour.reply_to(&letter, "brown@example.org", "join");
    let robot = [b"Auto-Submitted: auto-replied\r\n".as_slice(), &raw].concat();
    assert!(parlour.hand_in(&robot).1.is_empty());
    let raw = parlour.reply_to(&letter, "mallory@example.org", "join");
    parlour.hand_in(&raw);
    // Talk is no yes; the question comes again at most once a day.
    let (received, letters) = parlour.mail("brown", "Who is Zoe? What is this?");
    assert_eq!(verdict(&received), Verdict::Explained);
    assert!(letters.is_empty());
    assert_eq!(status(&parlour), Status::Waiting);
    // One reminder, then no more.
    let mut letters = Vec::new();
    for _ in 0..20 {
        parlour.advance(TimeDelta::days(1));
        parlour.desk.tick().unwrap();
        letters.extend(parlour.post());
    }
    let [reminder] = to(&letters, "brown")[..] else { panic!("{letters:?}") };
    reminder.says("This is the only reminder");
    assert!(to(&letters, "red").is_empty() && to(&letters, "green").is_empty());
    to(&letters, "mod")[0].says("Player brown has not answered");
    assert_eq!(status(&parlour), Status::Waiting);
    // Somebody else is asked, too; and whoever declined may change their mind.
    parlour.mend("replace brown with 'Eva <eva@example.org>' because Brown is silent");
    parlour.desk.tick().unwrap();
    let letters = parlour.post();
    to(&letters, "eva")[0].says("Zoe invites you");
    let raw = parlour.reply_to(to(&letters, "eva")[0], "eva@example.org", "join");
    parlour.hand_in(&raw);
    assert_eq!(status(&parlour), Status::Waiting);
    parlour.play("green", "join");
    assert_eq!(status(&parlour), Status::Running);
}

#[test]
fn whoever_wants_no_invitations_gets_none() {
    let (mut parlour, _) = inviting("en", &[]);
    let letters = parlour.play("green", "never");
    to(&letters, "green")[0].says("no more invitations");
    let error = parlour.desk.invite(&wish("en", &[]), "Zoe").unwrap_err();
    assert!(error.to_string().contains("green@example.org wants no more"), "{error}");
    parlour.desk.tick().unwrap();
    assert!(parlour.post().is_empty());
}

/// A table that is opened without asking begins as ever.
#[test]
fn a_table_that_asks_nobody_is_as_before() {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.desk.open(&NewTable { later: true, ..wish("en", &[]) }).unwrap();
    parlour.mend("start because all are here");
    assert_eq!(status(&parlour), Status::Running);
}

const HOUSE: &str =
    "[moderators]\naddresses = [\"mod@example.org\"]\n[house]\nopen = \"invited\"\n";

fn playing(config: &str) -> Parlour {
    let mut parlour = Parlour::empty(config);
    parlour.open(3, &[], "founding");
    parlour
}

/// A player asks two people nobody knows here, and they play.
#[test]
fn a_player_opens_a_table_of_their_own() {
    let mut parlour = playing(HOUSE);
    let line = "new santiago Anna <anna@a.example>, ben@b.example pl money=hidden clock=\"48h\"";
    let (received, letters) = parlour.mail("green", line);
    assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
    assert!(to(&letters, "green").iter().any(|it| it.text.contains("They are asked")));
    to(&letters, "anna")[0].says("Player green invites you to Santiago");
    to(&letters, "ben")[0].says("Player green zaprasza: Santiago");
    let table = |parlour: &Parlour| parlour.desk.store().read().table(TableId(2)).unwrap().unwrap();
    assert_eq!(table(&parlour).status, Status::Waiting);
    for name in ["anna", "ben"] {
        let letter = to(&letters, name)[0].clone();
        let raw = parlour.reply_to(&letter, &letter.to.clone(), "join");
        parlour.hand_in(&raw);
    }
    assert_eq!(table(&parlour).status, Status::Running);
    assert_eq!(table(&parlour).seats.len(), 3);
}

#[test]
fn strangers_are_safe_from_it() {
    // Where the house does not say so, nothing happens.
    let mut closed = playing(MODERATED);
    let (_, letters) = closed.mail("green", "new santiago Anna <anna@a.example>, b@b.example");
    assert_eq!(letters.len(), 1);
    letters[0].says("Tables are opened by the house");
    let mut parlour = playing(HOUSE);
    // To a letter of the table they play at: those of the one they moderate are newer.
    let welcome = parlour.last("green");
    let asks = |parlour: &mut Parlour, line: &str| {
        parlour.advance(TimeDelta::minutes(10));
        let raw = parlour.reply_to(&welcome, "green@example.org", line);
        parlour.hand_in(&raw).1
    };
    let tries = |parlour: &mut Parlour, line: &str, answer: &str| {
        let letters = asks(parlour, line);
        assert!(letters.iter().all(|it| it.to == "green@example.org"), "{line}: {letters:?}");
        letters[0].says(answer);
    };
    for (line, answer) in [
        ("new santiago evil.example/buy <x@y.example>, a@b.example", "must not look like a link"),
        ("new santiago Anna, Ben", "as a person to be asked"),
        ("new santiago green@example.org, a@b.example", "can’t be invited from here"),
        ("new santiago", "No table was set up"),
        ("new santiago a@b.example, c@d.example money=blue", "No table was set up"),
        ("new santiago monsoon@localhost, c@d.example", "No table was set up"),
    ] {
        tries(&mut parlour, line, answer);
    }
    asks(&mut parlour, "new santiago a@b.example, c@d.example");
    tries(&mut parlour, "new santiago a@b.example, e@f.example", "within the day already");
    // Not by another player, either.
    let (_, letters) = parlour.mail("red", "new santiago a@b.example, e@f.example");
    assert_eq!(letters.len(), 1);
    // And no more than so many a day.
    for nth in 0..4 {
        asks(&mut parlour, &format!("new santiago p{nth}@b.example, q{nth}@d.example"));
    }
    tries(&mut parlour, "new santiago z@b.example, y@f.example", "10 people within a day");
    let strangers = parlour.letters.iter().filter(|it| !it.to.ends_with("@example.org"));
    assert_eq!(strangers.count(), 10);
    // Whoever forges the sender has nothing of it.
    let forged = "From: green@example.org\r\nTo: monsoon@localhost\r\nMessage-ID: <f@x>\r\n\r\n\
                  new santiago v@b.example, w@d.example\r\n";
    let (_, letters) = parlour.hand_in(forged.as_bytes());
    assert!(letters.iter().all(|it| it.to.ends_with("@example.org")));
}
