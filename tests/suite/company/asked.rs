//! People who are asked to a table that waits for whoever joins, and house players who sit
//! down with them.

use super::{ANNA, ANYONE, BEN, CLEO, Post, address, status, to};
use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId, commands},
    store::{Status, Verdict},
};

const EVA: &str = "Eva <eva@e.example>";

/// What somebody outside got last.
#[track_caller]
fn invitation(post: &Post, to: &str) -> Arrived {
    let letters = post.parlour.letters.iter().rev();
    letters.into_iter().find(|it| it.to == to).expect("an invitation").clone()
}

fn joined(post: &Post, table: u32) -> Vec<String> {
    let gathering = post.parlour.desk.store().read().gathering(TableId(table)).unwrap();
    gathering.map(|it| it.joined).unwrap_or_default()
}

#[test]
fn one_tap_of_somebody_unknown_leads_to_the_table() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    // The table is private: whoever is asked needs no word.
    let letters =
        post.does(ANNA, "new santiago 3 Eva <eva@e.example>, ben@b.example pl word=mango");
    to(&letters, "anna@a.example")[0].says("Table 1 is open").says("They are asked");
    let asked = to(&letters, "eva@e.example")[0].clone();
    assert_eq!(asked.subject, "Anna invites you to Santiago");
    asked.says("with you by mail, at table 1").says("It is for 3").says("some weeks");
    assert_eq!(asked.buttons(), ["join 1", "decline", "never"]);
    assert!(!asked.text.contains("mango") && !asked.text.contains("@a.example"), "{}", asked.text);
    invitation(&post, "ben@b.example")
        .says("Anna zaprasza")
        .says("Dołączam 1".to_lowercase().as_str());
    // Nobody else can say it for them: not with the address alone, nor with the code alone.
    for (from, to) in [(EVA, post.parlour.desk.own().plain()), (CLEO, asked.reply_to.clone())] {
        post.raw(from, &to, "", "join 1");
        assert_eq!(joined(&post, 1).len(), 1, "{from}");
    }
    let (received, letters) = post.raw(EVA, &asked.reply_to, "", "join 1");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    to(&letters, "eva@e.example")[0].says("Welcome, Eva").says("You play at table 1");
    // A second time it does no harm.
    let (_, letters) = post.raw(EVA, &asked.reply_to, "", "join 1");
    to(&letters, "eva@e.example")[0].says("You play at table 1 already");
    let asked = invitation(&post, "ben@b.example");
    post.raw(BEN, &asked.reply_to, "", "dołączam 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
}

#[test]
fn whoever_declines_is_not_asked_again_and_the_maker_hears_of_it() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3");
    let letters = post.does(ANNA, "invite Eva <eva@e.example>,\nben@b.example");
    assert_eq!(letters.len(), 3, "{letters:?}");
    let asked = invitation(&post, "eva@e.example");
    let (_, letters) = post.raw(EVA, &asked.reply_to, "", "decline");
    to(&letters, "anna@a.example")[0].says("Eva does not join table 1");
    to(&letters, "eva@e.example")[0].says("not this time");
    assert!(post.raw(EVA, &asked.reply_to, "", "decline").1.is_empty());
    // They may change their mind.
    post.raw(EVA, &asked.reply_to, "", "join");
    assert_eq!(joined(&post, 1).len(), 2);
    // Never holds for every table, and says nothing to who said it.
    let asked = invitation(&post, "ben@b.example");
    let (_, letters) = post.raw(BEN, &asked.reply_to, "", "never");
    assert!(to(&letters, "ben@b.example").is_empty(), "{letters:?}");
    to(&letters, "anna@a.example")[0].says("does not join table 1");
    post.does(ANNA, "new santiago 4");
    post.parlour.advance(TimeDelta::days(2));
    post.answer(ANNA, "invite 2 Ben <ben@b.example>").1[0].says("can’t be invited from here");
}

#[test]
fn there_is_one_reminder() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 eva@e.example");
    let mut letters = Vec::new();
    for _ in 0..15 {
        post.parlour.advance(TimeDelta::days(1));
        post.parlour.desk.tick().unwrap();
        letters.extend(post.parlour.post());
    }
    let [again] = &to(&letters, "eva@e.example")[..] else { panic!("{letters:?}") };
    again.says("the only reminder");
    // The table has ended: whoever comes late is told, and may look for another.
    let late = again.reply_to.clone();
    let (_, letters) = post.raw(EVA, &late, "", "join 1");
    to(&letters, "eva@e.example")[0].says("Welcome, Eva").says("There is no open table 1");
    // Nothing is kept of those who were asked, once that is over.
    post.parlour.advance(TimeDelta::days(14));
    post.parlour.desk.tick().unwrap();
    assert!(post.parlour.desk.store().read().asked_to(TableId(1)).unwrap().is_empty());
}

#[test]
fn nobody_is_asked_without_end() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 5");
    let no = |post: &mut Post, who: &str, line: &str, says: &str| {
        let (received, letters) = post.answer(who, line);
        assert_eq!(verdict(&received), Verdict::Refused, "{line}");
        assert_eq!(letters.len(), 1, "{line}: {letters:?}");
        letters[0].says(says);
    };
    no(&mut post, BEN, "invite 1 eva@e.example", "Only whoever opened it asks people");
    no(&mut post, BEN, "invite table 1 eva@e.example", "Only whoever opened it asks people");
    no(&mut post, BEN, "invite 77 eva@e.example", "no open table 77");
    no(&mut post, BEN, "invite eva@e.example", "Say to which table");
    no(&mut post, ANNA, "invite 1 anna+2@a.example", "is at this table already");
    no(&mut post, ANNA, "invite 1 evil.example/now <eva@e.example>", "can’t read");
    no(&mut post, ANNA, "invite 1 eva@e.example, Eva <eva+2@e.example>", "same mailbox");
    let house = post.parlour.desk.own().plain();
    no(&mut post, ANNA, &format!("invite 1 {house}"), "can’t read");
    post.does(BEN, "join 1");
    no(&mut post, ANNA, "invite 1 ben@b.example", "is at this table already");
    // Whoever was written to within the day is not written to again, whoever asks.
    post.knock("Victim <victim@v.example>", "hello");
    no(&mut post, ANNA, "invite 1 victim@v.example", "has been invited here within the day");
    post.does(ANNA, "invite 1 eva@e.example");
    no(&mut post, ANNA, "invite 1 eva@e.example", "was asked to it before");
    post.does(CLEO, "new santiago 2");
    no(&mut post, CLEO, "invite 2 Eva <eva+x@e.example>", "within the day");
    assert!(post.knock(EVA, "hello").1.is_empty(), "two letters in a day");
    let many: Vec<String> = (0..10).map(|nth| format!("v{nth}@v.example")).collect();
    no(&mut post, ANNA, &format!("invite 1 {}", many.join(", ")), "10 people within a day");
}

/// Their answers are heard in every language, and what they quote is not.
#[test]
fn an_invitation_is_answered_in_every_language() {
    for language in Language::ALL {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, &format!("new goa-2012 3 eva@e.example {}", language.code()));
        let asked = invitation(&post, "eva@e.example");
        let says = |it: &str| commands::say(it, language);
        assert_eq!(asked.buttons(), ["join 1", "decline", "never"].map(says), "{language:?}");
        let quoted: Vec<&str> = asked.text.lines().collect();
        post.raw(EVA, &asked.reply_to, "", &quoted.join("\r\n"));
        assert_eq!(joined(&post, 1).len(), 1, "{language:?}");
        post.raw(EVA, &asked.reply_to, "", &asked.buttons()[0]);
        assert_eq!(joined(&post, 1).len(), 2, "{language:?}");
    }
}

#[test]
fn house_players_sit_down_with_people() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    // Alone against the house: it begins at once.
    for (nth, game) in ["santiago 4", "goa-2012 3"].into_iter().enumerate() {
        let table = u32::try_from(nth).unwrap() + 1;
        let seats: usize = game.rsplit(' ').next().unwrap().parse().unwrap();
        let letters = post.does(ANNA, &format!("new {game} house={}", seats - 1));
        assert_eq!(status(&post, table), Some(Status::Running), "{game}");
        let first = to(&letters, "anna@a.example");
        assert_eq!(first.len(), 1, "{game}: {letters:?}");
        let row = post.parlour.desk.store().read().table(TableId(table)).unwrap().unwrap();
        let house = row.seats.iter().filter(|it| it.address.is_empty());
        assert_eq!(house.count(), seats - 1, "{game}");
        // Only a person is waited for.
        let awaiting = &post.parlour.desk.list().unwrap();
        let here = awaiting.iter().find(|it| it.id == TableId(table)).unwrap();
        assert!(here.awaiting.iter().all(|it| it.name == "Anna"), "{game}: {:?}", here.awaiting);
    }
    // With others, the house takes its seats when the people are there.
    post.does(ANNA, "new santiago 4 house=2")[0].says("Table 3 is open");
    post.does(BEN, "tables")[0].says("1 place is free").says("house=2");
    post.does(BEN, "join 3");
    assert_eq!(status(&post, 3), Some(Status::Running));
    for wrong in ["new santiago 4 house=4", "new santiago 4 house=9", "new santiago 4 house=two"] {
        assert_eq!(verdict(&post.answer(BEN, wrong).0), Verdict::Refused, "{wrong}");
    }
}

/// A table that the house opens is its first guest's to start.
#[test]
fn an_operator_opens_a_table_for_whoever_joins() {
    use monsoon::desk::{NewSeat, ToGather};
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    let eva = NewSeat { name: String::new(), address: "eva@e.example".into(), language: None };
    let wish = ToGather {
        game: "santiago",
        seats: 4,
        options: &[],
        word: None,
        asked: ("Whoever runs this", &[eva]),
    };
    assert_eq!(post.parlour.desk.gather(&wish).unwrap(), TableId(1));
    let letters = post.parlour.post();
    to(&letters, "eva@e.example")[0].says("Whoever runs this invites you to Santiago");
    post.does(ANNA, "tables")[0].says("4 places are free");
    post.does(ANNA, "join 1");
    assert!(post.parlour.desk.start_gathering(TableId(1)).is_err(), "one is not enough");
    let asked = invitation(&post, "eva@e.example");
    post.raw(EVA, &asked.reply_to, "", "join 1");
    post.parlour.desk.start_gathering(TableId(1)).unwrap();
    assert_eq!(status(&post, 1), Some(Status::Running));
    assert_eq!(address(EVA), "eva@e.example");
}

/// Whoever was named by an address alone has a name of their own once they say yes, and until
/// then one that says nothing.
#[test]
fn nobody_reads_a_part_of_an_address() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago zebedee.q@z.example, yolanda@y.example");
    for who in ["zebedee.q@z.example", "yolanda@y.example"] {
        let asked = invitation(&post, who);
        let others = ["zebedee", "yolanda"].into_iter().filter(|it| !who.starts_with(it));
        for other in others {
            assert!(!asked.text.contains(other) && !asked.html.contains(other), "{}", asked.text);
        }
        let from = if who.starts_with('z') { format!("Zeb <{who}>") } else { who.to_owned() };
        post.raw(&from, &asked.reply_to, "", "join");
    }
    assert_eq!(status(&post, 1), Some(Status::Running));
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let mut names: Vec<&str> = row.seats.iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Anna", "Player 3", "Zeb"]);
}

/// Whoever is asked by several people gets one letter a day, reminders among them.
#[test]
fn invitations_and_reminders_are_a_day_apart() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    for who in [ANNA, BEN, CLEO] {
        post.does(who, "new santiago 4");
    }
    let mut at = Vec::new();
    for hour in 0..24 * 10 {
        // Each as soon as they may.
        for who in [ANNA, BEN, CLEO] {
            if hour % 6 == 0 {
                post.answer(who, "invite eva@e.example");
            }
        }
        post.parlour.advance(TimeDelta::hours(1));
        post.parlour.desk.tick().unwrap();
        post.parlour.post();
        let got = to(&post.parlour.letters, "eva@e.example").len();
        at.extend(std::iter::repeat_n(hour, got - at.len()));
    }
    // Three invitations and three reminders.
    assert_eq!(at.len(), 6, "{at:?}");
    assert!(at.windows(2).all(|two| two[1] - two[0] >= 24), "{at:?}");
}

/// Whoever has signed up and answers an invitation with another wish is told where to write; the
/// letter is good for no more than its answers. Talk is answered by the invitation.
#[test]
fn an_invitations_letter_is_no_key() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3");
    let letters = post.does(ANNA, "invite ben@b.example");
    let asked = to(&letters, "ben@b.example")[0].reply_to.clone();
    for line in ["set name Benno", "tables", "forget me", "addresses", "sign new open Sesame"] {
        let (received, letters) = post.raw(BEN, &asked, "", line);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{line}");
        for letter in to(&letters, "ben@b.example") {
            letter.says("Write to us here");
        }
    }
    let secret = post.parlour.letters.iter().rev().find(|it| it.text.contains("Write to us here"));
    let secret = secret.unwrap().reply_to.clone();
    post.raw(BEN, &secret, "", "set").1[0].says("set name Ben");
    let waits = |post: &Post| {
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap();
        table.unwrap().joined.len()
    };
    let (_, letters) = post.raw(BEN, &asked, "", "Who is Anna?");
    to(&letters, "ben@b.example")[0].says("would like to play Santiago with you");
    assert_eq!(waits(&post), 1);
    post.raw(BEN, &asked, "", "Hello, yes please!");
    assert_eq!(waits(&post), 2);
    post.raw(BEN, &asked, "", "No, sorry, I have no time after all");
    assert_eq!(waits(&post), 1);
    // Whoever has a passphrase signs that, too.
    post.raw(BEN, &secret, "", "sign new open Sesame");
    for line in ["join", "never"] {
        let (received, letters) = post.raw(BEN, &asked, "", line);
        assert_eq!(verdict(&received), Verdict::Refused, "{line}");
        to(&letters, "ben@b.example")[0].says("not signed");
    }
    assert_eq!(waits(&post), 1);
    post.raw(BEN, &asked, "", "sign open Sesame\njoin");
    assert_eq!(waits(&post), 2);
}

/// A no is no yes, in whatever language it begins like one.
#[test]
fn a_no_seats_nobody() {
    for line in [
        "Ja nie gram, dziękuję.",
        "Ja niestety nie mogę",
        "No, chętnie!",
        "I would have said\nyes, but not any more",
        "Yes, I know Anna, but I do not have time, sorry.",
        "Oui, mais pas cette fois",
        "Ja, men ikke denne gang",
        "Yes sadly I am not free.",
    ] {
        for named in [false, true] {
            let mut post = Post::new(ANYONE);
            post.sign_up(ANNA);
            let letters = if named {
                post.does(ANNA, "new santiago Eva <eva@e.example>, Fay <fay@f.example>")
            } else {
                post.does(ANNA, "new santiago 3");
                post.does(ANNA, "invite eva@e.example pl")
            };
            let asked = to(&letters, "eva@e.example")[0].reply_to.clone();
            post.raw("Eva <eva@e.example>", &asked, "", line);
            let reader = post.parlour.desk.store().read();
            assert!(reader.member("eva@e.example").unwrap().is_none(), "{line}");
            if named {
                let known = reader.invitations(TableId(1)).unwrap();
                let eva = known.iter().find(|it| it.address == "eva@e.example").unwrap();
                assert_ne!(eva.reply, Some(monsoon::store::Reply::Yes), "{line}");
            } else {
                let table = reader.gathering(TableId(1)).unwrap().unwrap();
                assert_eq!(table.joined.len(), 1, "{line}");
            }
        }
    }
}

/// Whoever was asked before the house closed is told so.
#[test]
fn a_closed_house_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3");
    let letters = post.does(ANNA, "invite eva@e.example");
    let asked = to(&letters, "eva@e.example")[0].reply_to.clone();
    drop(post);
    let mut post = Post::to(Parlour::on_disk(MODERATED, &path));
    let (_, letters) = post.raw("Eva <eva@e.example>", &asked, "", "join");
    to(&letters, "eva@e.example")[0].says("Tables are opened by the house");
}

/// To whoever has not signed up yet, more than a word is an answer as well.
#[test]
fn a_stranger_answers_an_invitation_as_people_do() {
    for (line, joined) in [
        ("Yes, I would love to!", true),
        ("join table 1", true),
        ("Never played this before, but I'd love to!", false),
        ("set name Eva", false),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 3");
        let letters = post.does(ANNA, "invite eva@e.example");
        let asked = to(&letters, "eva@e.example")[0].reply_to.clone();
        post.raw("Eva <eva@e.example>", &asked, "", line);
        let reader = post.parlour.desk.store().read();
        let table = reader.gathering(TableId(1)).unwrap().unwrap();
        assert_eq!(table.joined.len(), if joined { 2 } else { 1 }, "{line}");
        assert!(!reader.is_uninvited("eva@e.example").unwrap(), "{line}");
    }
}
