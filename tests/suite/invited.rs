//! Tables that begin once everybody who is to play has said yes.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId, commands},
    desk::{NewSeat, NewTable},
    engine::Seats,
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
    for (language, head, idea, words) in [
        ("en", "Zoe invites you to Santiago", "bid for plantations", ["join", "yes", "Join!"]),
        ("pl", "Zoe zaprasza: Santiago", "licytujesz plantacje", ["join", "dołączam", "Dołączam!"]),
        ("fr", "Zoe vous invite à Santiago", "misez sur des", ["join", "oui", "Oui, volontiers"]),
        ("da", "Zoe inviterer dig til Santiago", "byder du på", ["join", "ja", "Ja tak"]),
        ("es", "Zoe te invita a Santiago", "pujas por plantaciones", ["join", "sí", "Sí, juego"]),
    ] {
        let (mut parlour, letters) = inviting(language, &[("clock", "48h")]);
        for colour in PLAYERS {
            let [asked] = to(&letters, colour)[..] else { panic!("{letters:?}") };
            asked.says(head).says(idea).says("48h");
            assert!(asked.subject.starts_with(&format!("{head} [")), "{}", asked.subject);
            let reads = Language::from_code(language).unwrap();
            let answers = ["join", "decline", "never"].map(|it| commands::say(it, reads));
            assert_eq!(asked.buttons(), answers);
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

/// The rules come without a word of the table, which may be dealt anew; an answer to them is one to
/// the invitation.
#[test]
fn the_rules_can_be_read_before_an_answer() {
    for (language, title) in
        [("en", "The game"), ("pl", "Gra"), ("fr", "Le jeu"), ("da", "Spillet"), ("es", "El juego")]
    {
        let (mut parlour, letters) = inviting(language, &[]);
        let reads = Language::from_code(language).unwrap();
        let rules = commands::say("rules", reads);
        let percent = |word: &str| word.replace('è', "%C3%A8");
        for letter in letters.iter().filter(|it| !it.to.starts_with("mod")) {
            let body = format!("body={}", percent(&rules));
            assert!(letter.html.contains(&body), "{language}: {}", letter.html);
        }
        let first = parlour.last("red");
        for about in [String::new(), " auction".to_owned()] {
            let (received, letters) = parlour.mail("red", &format!("{rules}{about}"));
            assert_eq!(verdict(&received), Verdict::Explained);
            let [letter] = letters.as_slice() else { panic!("{letters:?}") };
            if about.is_empty() {
                assert!(letter.text.to_lowercase().contains(&title.to_lowercase()), "{letter:?}");
            }
            letter.says(&commands::say("join", reads));
            // Neither who sits where nor what is asked first.
            assert!(!letter.text.contains("Player"), "{letter:?}");
            assert!(letter.orders().iter().all(|it| it.starts_with(&rules)), "{letter:?}");
            assert_eq!(letter.reply_to.split('-').next(), first.reply_to.split(['-', '@']).next());
        }
        assert_eq!(status(&parlour), Status::Waiting);
        let letters = parlour.play("red", "join");
        assert_eq!(letters.len(), 1, "{letters:?}");
        parlour.play("green", "never invite me");
        assert_eq!(status(&parlour), Status::Waiting);
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
    // Talk is no yes; the question comes again, but only once a day.
    let (received, letters) = parlour.mail("brown", "Who is Zoe? What is this?");
    assert_eq!(verdict(&received), Verdict::Explained);
    let [again] = to(&letters, "brown")[..] else { panic!("{letters:?}") };
    again.says("Zoe invites you");
    let (_, letters) = parlour.mail("brown", "But who is Zoe?");
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
    let [told] = to(&letters, "green")[..] else { panic!("{letters:?}") };
    told.says("They are asked");
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
    let asks = |parlour: &mut Parlour, line: &str| {
        parlour.advance(TimeDelta::minutes(10));
        let letters = parlour.mail("green", line).1;
        letters.into_iter().filter(|it| it.to != "mod@example.org").collect::<Vec<_>>()
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
        ("new santiago green+1@example.org, a@b.example", "can’t be invited from here"),
        ("new santiago a@b.example, c@d.example, A@b.example", "Each needs one of their own"),
        ("new santiago a+1@b.example, c@d.example, a@b.example", "Each needs one of their own"),
        ("new santiago a+1@b.example, a+2@b.example", "Each needs one of their own"),
        ("preview\nnew santiago a@b.example, c@d.example", "Only a preview"),
        ("new santiago a@b.example, c@d.example\npreview", "no table was set up"),
        ("new santiago", "No table was set up"),
        ("new santiago a@b.example, c@d.example money=blue", "No table was set up"),
        ("new santiago monsoon@localhost, c@d.example", "as a person to be asked"),
    ] {
        tries(&mut parlour, line, answer);
    }
    asks(&mut parlour, "new santiago a@b.example, c@d.example");
    tries(&mut parlour, "new santiago a@b.example, e@f.example", "within the day already");
    tries(&mut parlour, "new santiago a+x@b.example, e@f.example", "within the day already");
    // Not by another player, either.
    let (_, letters) = parlour.mail("red", "new santiago a@b.example, e@f.example");
    assert_eq!(letters.len(), 1);
    // And no more than so many a day.
    for nth in 0..4 {
        asks(&mut parlour, &format!("new santiago p{nth}@b.example, q{nth}@d.example"));
    }
    tries(&mut parlour, "new santiago z@b.example, y@f.example", "10 people within a day");
    assert_eq!(strangers(&parlour), 10);
    // Whoever forges the sender has nothing of it.
    let forged = "From: green@example.org\r\nTo: monsoon@localhost\r\nMessage-ID: <f@x>\r\n\r\n\
                  new santiago v@b.example, w@d.example\r\n";
    let (_, letters) = parlour.hand_in(forged.as_bytes());
    assert!(letters.iter().all(|it| it.to.ends_with("@example.org")));
}

/// How many letters went to people nobody here knows.
fn strangers(parlour: &Parlour) -> usize {
    parlour.letters.iter().filter(|it| !it.to.ends_with("@example.org")).count()
}

fn commands(parlour: &mut Parlour, table: u32, line: &str) -> (bool, String, Vec<Arrived>) {
    let done = parlour.desk.moderate(TableId(table), None, &[line.to_owned()]).unwrap();
    (!done.refused, done.text, parlour.post())
}

/// Whoever makes a table by mail has no moderator's words, and is told who does not play.
#[test]
fn the_house_moderates_a_table_made_by_mail() {
    let mut parlour = playing(HOUSE);
    parlour.mail("green", "new santiago Anna <anna@a.example>, Ben <ben@b.example>");
    assert_eq!(strangers(&parlour), 2);
    let letter = parlour.letters.iter().find(|it| it.to.starts_with("anna")).unwrap().clone();
    let raw = parlour.reply_to(&letter, "anna@a.example", "decline");
    let (_, letters) = parlour.hand_in(&raw);
    to(&letters, "green")[0].says("Anna does not play").says("Your table waits");
    to(&letters, "mod")[0].says("Anna does not want to play");
    for line in [
        "moderator add 'Buy now <x@y.example>' because it is cheap at evil.example",
        "moderator remove x@y.example because it is cheap",
        "replace red with 'Eva <eva@c.example>' because Anna does not play",
        "seat add 'Eva <eva@c.example>' because we want her",
        "announce buy now",
    ] {
        parlour.mail("green", line);
    }
    parlour.hours(1);
    assert_eq!(strangers(&parlour), 3, "Anna's answer is all");
    // The house itself asks nobody under a name like a link, and nobody twice.
    let seat = Seats::new(3).unwrap().iter().find(|seat| {
        let row = parlour.desk.store().read().table(TableId(2)).unwrap().unwrap();
        row.player(*seat).unwrap().name == "Anna"
    });
    let seat = seat.unwrap();
    for (person, why) in [
        ("evil.example/buy <x@y.example>", "must not take a name for a link"),
        ("Ben B <ben+1@b.example>", "has that mailbox already"),
        ("Player red <red@example.org>", ""),
    ] {
        let (done, text, letters) = commands(
            &mut parlour,
            2,
            &format!("replace {seat} with '{person}' because Anna is out"),
        );
        assert_eq!(done, why.is_empty(), "{person}: {text}");
        assert!(text.contains(why) && to(&letters, "x@").is_empty(), "{person}: {text}");
    }
    let (done, text, _) =
        commands(&mut parlour, 2, "seat add 'Anna <anna+2@a.example>' because she may");
    assert!(!done && text.contains("asked within the day"), "{text}");
    let (done, text, _) =
        commands(&mut parlour, 2, &format!("address {seat} anna+3@a.example because so"));
    assert!(!done && text.contains("asked within the day"), "{text}");
}

/// Whoever comes to such a table after its start says yes before they play.
#[test]
fn nobody_is_seated_later_without_a_yes() {
    let (mut parlour, _) = inviting("en", &[]);
    for colour in PLAYERS {
        parlour.play(colour, "join");
    }
    let seated = |parlour: &Parlour| {
        let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
        row.seats.iter().any(|player| player.name == "Eva")
    };
    let line = "replace brown with 'Eva <eva@c.example>' because Brown is ill";
    let (done, text, letters) = commands(&mut parlour, 1, line);
    assert!(done && text.contains("asked first") && !seated(&parlour), "{text}");
    let [asked] = &letters[..] else { panic!("{letters:?}") };
    asked.says("would like to give you a seat");
    assert_eq!((asked.to.as_str(), asked.buttons()), ("eva@c.example", vec!["take".to_owned()]));
    let raw = parlour.reply_to(asked, "eva@c.example", "take");
    parlour.hand_in(&raw);
    assert!(seated(&parlour));
    // Whoever has said yes is seated as ever; whoever wants none is neither asked nor seated.
    let line = "replace brown with 'Player brown <brown@example.org>' because Brown is well";
    assert!(commands(&mut parlour, 1, line).0 && !seated(&parlour));
    let (mut parlour, _) = inviting("en", &[]);
    parlour.play("green", "never");
    for line in [
        "replace red with 'Green <green+1@example.org>' because they want it",
        "seat add 'Green <GREEN+2@example.org>' because they want it",
        "address red green+3@example.org because it moved",
    ] {
        let (done, text, letters) = commands(&mut parlour, 1, line);
        assert!(!done && text.contains("wants no invitations"), "{line}: {text}");
        assert!(letters.is_empty());
    }
}

#[test]
fn never_counts_at_every_table() {
    let (mut parlour, first) = inviting("en", &[]);
    parlour.desk.invite(&wish("en", &[]), "Zoe").unwrap();
    let second = parlour.post();
    let raw = parlour.reply_to(to(&second, "green")[0], "green@example.org", "never");
    let (_, letters) = parlour.hand_in(&raw);
    assert_eq!(to(&letters, "green").len(), 1);
    let mut letters = Vec::new();
    for day in 0..6 {
        for table in [to(&first, "green")[0], to(&second, "green")[0]] {
            for words in ["Who are you?", "never", "decline"] {
                let raw =
                    parlour.reply_to(table, "green@example.org", &format!("{words}\n\n{day}"));
                letters.extend(parlour.hand_in(&raw).1);
            }
        }
        parlour.advance(TimeDelta::days(1));
        parlour.desk.tick().unwrap();
        letters.extend(parlour.post());
    }
    assert!(to(&letters, "green").is_empty(), "{letters:?}");
    // At both tables the others are reminded, and the moderators know.
    assert_eq!(to(&letters, "red").len(), 2);
    let known = |text: &str| letters.iter().any(|it| it.text.contains(text));
    assert!(known("Player green does not want to play: the invitation to table 1 has ended"));
    // With a tag it is the same mailbox.
    let mut tagged = wish("en", &[]);
    tagged.seats[1].address = "green+games@example.org".into();
    let error = parlour.desk.invite(&tagged, "Zoe").unwrap_err();
    assert!(error.to_string().contains("wants no more"), "{error}");
}

/// What fails at one table keeps nobody else waiting, and is not tried every minute.
#[test]
fn a_table_in_trouble_keeps_no_other_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &path);
    parlour.desk.tick().unwrap();
    for _ in 0..2 {
        parlour.desk.invite(&wish("en", &[]), "Zoe").unwrap();
        parlour.open(3, &[("first-builder", "red")], "daily");
    }
    for letter in parlour.letters.clone().iter().filter(|it| it.to.starts_with("red")) {
        let raw = parlour.reply_to(letter, "red@example.org", "letters daily 18:00");
        parlour.hand_in(&raw);
    }
    let offers = |it: &&Arrived| it.orders().iter().any(|order| order == "bid 3");
    let asked: Vec<_> = parlour.letters.iter().filter(offers).cloned().collect();
    for letter in asked {
        let raw = parlour.reply_to(&letter, &letter.to, "bid 3");
        assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    }
    let database = rusqlite::Connection::open(&path).unwrap();
    database.execute("UPDATE seats SET address = 'a b' WHERE table_id IN (1, 2)", []).unwrap();
    parlour.advance(TimeDelta::hours(7));
    let ticked = parlour.desk.tick().unwrap();
    let letters = parlour.post();
    assert!(ticked.failed > 0);
    assert_eq!(to(&letters, "red").len(), 1, "the daily letter of the other table");
    parlour.advance(TimeDelta::minutes(1));
    assert_eq!(parlour.desk.tick().unwrap().failed, 0, "not at once again");
    parlour.advance(TimeDelta::days(5));
    assert!(parlour.desk.tick().unwrap().failed > 0);
    let letters = parlour.post();
    let reminded = |it: &&Arrived| it.text.contains("This is the only reminder");
    assert_eq!(letters.iter().filter(reminded).count(), 3);
}

/// An invitee may write from another address, once they have said that it is theirs.
#[test]
fn an_answer_from_another_address_can_be_confirmed() {
    let (mut parlour, letters) = inviting("en", &[]);
    let raw = parlour.reply_to(to(&letters, "brown")[0], "brown@work.example", "join");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Held);
    let [question] = &letters[..] else { panic!("{letters:?}") };
    assert_eq!(question.to, "brown@example.org");
    assert!(!question.text.contains("escudos"), "{}", question.text);
    let code = question.buttons().into_iter().find(|body| body.starts_with("confirm ")).unwrap();
    let (received, letters) = parlour.mail("brown", &code);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    to(&letters, "brown")[0].says("You play");
    for colour in ["red", "green"] {
        parlour.play(colour, "join");
    }
    assert_eq!(status(&parlour), Status::Running);
}

/// A house player at such a table makes its first moves as it begins.
#[test]
fn a_house_player_does_not_keep_it_waiting() {
    for seat in PLAYERS {
        let (mut parlour, _) = inviting("en", &[("first-builder", "red")]);
        parlour.mend(&format!("remove {seat} because they can't"));
        for colour in PLAYERS.iter().filter(|colour| **colour != seat) {
            parlour.play(colour, "join");
        }
        assert_eq!(status(&parlour), Status::Running);
        let first = parlour.awaited()[0];
        assert_ne!(first, seat);
        let order = parlour.last(first).orders().remove(0);
        parlour.play(first, &order);
    }
}

/// A name that leads somewhere stands in no stranger's letter, whoever bears it.
#[test]
fn a_name_for_a_link_invites_nobody() {
    for name in ["evil-casino.example", "Call 0900 123456"] {
        let mut parlour = Parlour::empty("[house]\nopen = \"invited\"\n");
        let mut wish = wish("en", &[]);
        name.clone_into(&mut wish.seats[0].name);
        parlour.desk.open(&wish).unwrap();
        parlour.post();
        let (_, letters) = parlour.mail("red", "new santiago eva@e.example, dan@d.example");
        for asked in ["eva@", "dan@"] {
            let [letter] = to(&letters, asked)[..] else { panic!("{letters:?}") };
            let said = format!("{} {}", letter.subject, letter.text);
            assert!(said.contains("Player 1 invites you") && !said.contains(name), "{said}");
        }
    }
}
