//! What nobody asked about: the second time, the second moderator, the closed door, the way
//! back, a seat that has changed hands.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, played, status, to};
use crate::parlour::{Arrived, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    store::{Status, Verdict},
};

const EVA: &str = "Eva <eva@e.example>";

/// In answer to the last letter about table 1.
fn says(post: &mut Post, who: &str, line: &str) -> (Verdict, Vec<Arrived>) {
    let seat = of_table(post, who).reply_to;
    let (received, letters) = post.raw(who, &seat, "", line);
    (verdict(&received), letters)
}

fn moderates(post: &mut Post, line: &str) -> Vec<Arrived> {
    post.parlour.desk.moderate(TableId(1), None, &[line.to_owned()]).unwrap();
    post.parlour.post()
}

fn got(post: &Post, who: &str) -> usize {
    to(&post.parlour.letters, address(who)).len()
}

/// Whoever comes back is somebody new: no letter, code, seat or word of before is theirs.
#[test]
fn whoever_was_forgotten_comes_back_as_somebody_new() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    let (house, seat) = (post.last("ben@b.example").reply_to, of_table(&post, BEN).reply_to);
    says(&mut post, BEN, "say I am Ben of before");
    post.does(BEN, "record public");
    post.does(BEN, "forget me");
    post.does(BEN, "forget me confirm");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    post.sign_up(BEN);
    for old in [&house, &seat] {
        for line in ["set name Eve", "bid 5", "join 1", "leave confirm", "board"] {
            let (received, _) = post.raw(BEN, old, "", line);
            assert_ne!(verdict(&received), Verdict::CarriedOut, "{line}");
        }
    }
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.seats.iter().all(|it| it.address != "ben@b.example"));
    post.does(BEN, "profile")[0].says("No finished game counts yet");
    post.does(BEN, "tables");
    assert!(
        !post.last("ben@b.example").text.contains("You play at"),
        "{}",
        post.last("ben@b.example").text
    );
    assert_eq!(status(&post, 1), Some(Status::Running));
}

/// An out-of-office reply quotes the letter, its three answers among it.
#[test]
fn no_robot_answers_an_invitation() {
    let mut post = played("new santiago 3 Eva <eva@e.example>", &[]);
    let asked = post.last("eva@e.example");
    let lines: Vec<String> = asked.text.lines().map(|line| format!("> {line}\r\n")).collect();
    let quoted = lines.concat();
    for above in [
        "Auto-Submitted: auto-replied\r\n",
        "X-Autoreply: yes\r\n",
        "Precedence: auto_reply\r\n",
        "Return-Path: <>\r\n",
    ] {
        for body in ["join 1", "never", "I am away until Monday.\r\n", quoted.as_str()] {
            let (_, letters) = post.raw(EVA, &asked.reply_to, above, body);
            assert!(letters.is_empty(), "{above}{body}: {letters:?}");
        }
    }
    // Nor a person who only quotes it.
    let body = format!("Who are you?\r\n\r\nOn Monday the house wrote:\r\n{quoted}");
    post.raw(EVA, &asked.reply_to, "", &body);
    let waits = post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap();
    assert_eq!(waits.joined, ["anna@a.example"]);
    assert!(post.parlour.desk.store().read().member("eva@e.example").unwrap().is_none());
    // The letter is still good.
    post.raw(EVA, &asked.reply_to, "", "join 1");
    let waits = post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap();
    assert_eq!(waits.joined.len(), 2);
}

/// What somebody has agreed to is not agreed to by whoever has their seat now.
#[test]
fn a_vote_does_not_pass_on_with_the_seat() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    says(&mut post, ANNA, "propose end");
    let agree = |post: &Post, who: &str| {
        let buttons = of_table(post, who).buttons();
        buttons.into_iter().find(|it| it.starts_with("agree")).expect("a ballot")
    };
    let of_cleo = agree(&post, CLEO);
    says(&mut post, CLEO, &of_cleo);
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let cleos = row.seats.iter().find(|it| it.address == address(CLEO)).unwrap().seat;
    moderates(&mut post, &format!("replace {} with {EVA} because they asked", cleos.colour()));
    let of_ben = agree(&post, BEN);
    says(&mut post, BEN, &of_ben);
    assert_eq!(status(&post, 1), Some(Status::Running), "Eva has not agreed");
    // Nor does Cleo vote any more.
    let (_, _) = says(&mut post, CLEO, &of_cleo);
    assert_eq!(status(&post, 1), Some(Status::Running));
}

/// A proposal of somebody who is forgotten is nobody's.
#[test]
fn a_proposal_goes_with_who_made_it() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    says(&mut post, ANNA, "propose end");
    let buttons = of_table(&post, BEN).buttons();
    let agree = buttons.into_iter().find(|it| it.starts_with("agree")).expect("a ballot");
    post.does(ANNA, "forget me");
    post.does(ANNA, "forget me confirm");
    for who in [BEN, CLEO] {
        says(&mut post, who, &agree);
    }
    assert_eq!(status(&post, 1), Some(Status::Running));
}

#[test]
fn never_holds_for_all_forms_of_a_mailbox() {
    let mut post = played("new santiago 5", &[]);
    post.does(ANNA, "invite 1 G <g.r.eta@gmail.com>");
    let asked = post.last("g.r.eta@gmail.com");
    post.raw("G <g.r.eta@gmail.com>", &asked.reply_to, "", "never");
    post.parlour.advance(TimeDelta::days(2));
    for form in ["greta@gmail.com", "gre.ta+games@gmail.com", "greta@googlemail.com"] {
        let (received, letters) = post.answer(ANNA, &format!("invite 1 G <{form}>"));
        assert_eq!(verdict(&received), Verdict::Refused, "{form}");
        assert!(letters.iter().all(|it| it.to == "anna@a.example"), "{form}");
        let (received, letters) = post.answer(BEN, &format!("new santiago {form}, x@x.example"));
        assert!(letters.iter().all(|it| !it.to.contains("mail.com")), "{form}");
        assert!(post.knock(&format!("G <{form}>"), "hello").1.is_empty(), "{form}: {received:?}");
        let letters = post.answer(BEN, &format!("set address {form}")).1;
        assert!(letters.iter().all(|it| !it.to.contains("mail.com")), "{form}");
    }
}

/// Whoever has left is not asked to the next game, nor written to about it.
#[test]
fn play_again_is_for_those_who_are_there() {
    let mut post = played("new santiago 4", &[BEN, CLEO, DAN]);
    says(&mut post, DAN, "leave confirm");
    post.does(CLEO, "forget me");
    post.does(CLEO, "forget me confirm");
    moderates(&mut post, "finish because time is up");
    let before = (got(&post, DAN), got(&post, CLEO));
    for who in [ANNA, BEN] {
        says(&mut post, who, "again");
    }
    post.parlour.advance(TimeDelta::days(1));
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    assert_eq!((got(&post, DAN), got(&post, CLEO)), before);
    let tables = post.parlour.desk.list().unwrap();
    for table in tables.iter().filter(|it| it.id != TableId(1)) {
        let row = post.parlour.desk.store().read().table(table.id).unwrap().unwrap();
        let people: Vec<&str> = row.seats.iter().map(|it| it.address.as_str()).collect();
        assert!(!people.contains(&address(DAN)) && !people.contains(&address(CLEO)), "{people:?}");
    }
}

/// A name is no seat: words for one player go to no other who is called like their colour, or
/// like everybody.
#[test]
fn a_name_draws_no_words_to_itself() {
    // Seats are dealt later, so this player takes the name of every colour in turn.
    for name in ["red", "green", "brown", "all", "everybody", "the moderator"] {
        let mut post = Post::new(ANYONE);
        for who in [ANNA, BEN, CLEO] {
            post.sign_up(who);
        }
        post.answer(BEN, &format!("set name {name}"));
        post.does(ANNA, "new santiago 3 press=private");
        post.does(BEN, "join 1");
        post.does(CLEO, "join 1");
        let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
        let seat = |who: &str| row.seats.iter().find(|it| it.address == address(who)).unwrap().seat;
        let cleos = seat(CLEO).colour();
        if name == cleos {
            says(&mut post, ANNA, &format!("to {cleos}: zanzibar is between us\n"));
            post.parlour.advance(TimeDelta::days(3));
            post.parlour.desk.tick().unwrap();
            post.parlour.post();
            for line in ["board", "help"] {
                says(&mut post, BEN, line);
                says(&mut post, CLEO, line);
            }
            let heard = |who: &str| {
                to(&post.parlour.letters, address(who))
                    .iter()
                    .any(|it| it.text.contains("zanzibar"))
            };
            assert!(!heard(BEN), "words to {cleos} went to who is called so");
        }
    }
}

/// Two take the last place by mails of one moment.
#[test]
fn the_last_place_is_one_place() {
    let mut post = played("new santiago 3", &[BEN]);
    let dan = post.last("dan@d.example").reply_to;
    let cleo = post.last("cleo@c.example").reply_to;
    let mail = |from: &str, to: &str| {
        format!("From: {from}\r\nTo: <{to}>\r\nMessage-ID: <{from}>\r\n\r\njoin 1\r\n").into_bytes()
    };
    let raw = [mail(CLEO, &cleo), mail(DAN, &dan)];
    let incoming: Vec<_> = raw.iter().map(|raw| crate::parlour::incoming(raw)).collect();
    let arrived: Vec<_> = incoming
        .iter()
        .map(|incoming| monsoon::desk::Arrived {
            incoming,
            bytes: 100,
            checked: monsoon::mail::Trust::Unverified,
        })
        .collect();
    let (received, _) = post.parlour.desk.together(&arrived, &[]);
    assert!(received.iter().all(Result::is_ok));
    let letters = post.parlour.post();
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert_eq!(row.seats.len(), 3);
    assert!(row.seats.iter().all(|it| it.address != address(DAN)));
    to(&letters, address(DAN))[0].says("There is no open table 1");
}

/// A second mailbox that is confirmed as theirs is no second player, joiner or watcher.
#[test]
fn two_addresses_of_one_person_are_one_place() {
    let mut post = played("new santiago 3", &[]);
    let secret = post.last("anna@a.example").reply_to;
    let work = "Anna at work <anna@work.example>";
    post.raw(work, &secret, "", "tables");
    let code = post.last("anna@a.example").buttons().remove(0);
    post.does(ANNA, &code);
    // It signs up by itself, and is one person all the same.
    post.sign_up(work);
    post.answer(work, "join 1").1[0].says("You play at table 1 already");
    let (received, _) = post.answer(ANNA, "invite 1 W <anna@work.example>");
    assert_eq!(verdict(&received), Verdict::Refused);
    post.does(BEN, "join 1");
    post.does(CLEO, "join 1");
    let (received, letters) = post.answer(work, "watch 1");
    assert_eq!(verdict(&received), Verdict::Refused, "{letters:?}");
}

/// When the door closes, whoever is inside plays on, and nobody comes in by what lies about.
#[test]
fn the_door_closes_on_what_waits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(crate::parlour::Parlour::on_disk(ANYONE, &path));
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3 Eva <eva@e.example>");
    let (anna, ben) = (post.last("anna@a.example").reply_to, post.last("ben@b.example").reply_to);
    let eva = post.last("eva@e.example").reply_to;
    let (_, letters) = post.knock(CLEO, "hello");
    let cleo = letters[0].reply_to.clone();
    drop(post);
    let closed = "[moderators]\naddresses = [\"mod@example.org\"]\n[house]\nopen = \"closed\"\n";
    let mut post = Post::to(crate::parlour::Parlour::on_disk(closed, &path));
    for (who, to, line) in [
        (BEN, &ben, "join 1"),
        (ANNA, &anna, "start 1"),
        (EVA, &eva, "join 1"),
        (CLEO, &cleo, "confirm"),
    ] {
        post.raw(who, to, "", line);
    }
    assert_eq!(status(&post, 1), None);
    let reader = post.parlour.desk.store().read();
    assert_eq!(reader.gathering(TableId(1)).unwrap().unwrap().joined, ["anna@a.example"]);
    assert!(reader.member("cleo@c.example").unwrap().is_none());
    assert!(reader.member("eva@e.example").unwrap().is_none());
    // Leaving, and being forgotten, is possible whatever the door.
    let (received, _) = post.raw(ANNA, &anna, "", "leave 1");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    post.raw(BEN, &ben, "", "forget me");
    post.raw(BEN, &ben, "", "forget me confirm");
    assert!(post.parlour.desk.store().read().member("ben@b.example").unwrap().is_none());
}

/// What is done twice is done once, and said in the same words.
#[test]
fn the_second_time_changes_nothing() {
    let mut post = played("new santiago 3 watch=open", &[BEN, CLEO]);
    post.does(DAN, "watch 1");
    let watches = |post: &Post| post.parlour.desk.who_watches(TableId(1)).unwrap().len();
    for (line, left) in [("watch 1", 1), ("watch 1 end", 1), ("unwatch 1", 0), ("unwatch 1", 0)] {
        post.answer(DAN, line);
        assert_eq!(watches(&post), left, "{line}");
    }
    for line in ["record public", "record public", "set name Dan", "set name Dan"] {
        post.does(DAN, line);
    }
    let before = got(&post, ANNA);
    for _ in 0..3 {
        says(&mut post, ANNA, "leave confirm");
    }
    assert!(got(&post, ANNA) <= before + 2, "{}", got(&post, ANNA) - before);
    // Somebody's copy of one mail to two of our addresses is one mail.
    let house = post.parlour.desk.own().plain();
    let dan = post.last("dan@d.example").reply_to;
    let raw = format!(
        "From: {DAN}\r\nTo: <{dan}>\r\nCc: <{house}>\r\nMessage-ID: <two@d>\r\n\r\nnew santiago 4\r\n"
    );
    post.parlour.hand_in(raw.as_bytes());
    post.parlour.hand_in(raw.as_bytes());
    assert_eq!(post.parlour.desk.gatherings().unwrap().len(), 1);
}

/// A second moderator who plays sees what players see; so does one who joins by mail.
#[test]
fn a_moderator_who_joins_sees_no_more_than_a_player() {
    let config = "[moderators]\naddresses = [\"mod@example.org\", \"second@example.org\"]\n[house]\n\
                  open = \"anyone\"\n";
    let mut post = Post::new(config);
    let second = "Second <second@example.org>";
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3 money=hidden press=private");
    post.does(BEN, "join 1");
    // A moderator's mail to the house is a moderator's: they join by the operator.
    let seat = monsoon::desk::NewSeat {
        name: "Second".to_owned(),
        address: "second@example.org".to_owned(),
        language: None,
    };
    assert!(post.parlour.desk.join_gathering(TableId(1), &seat).unwrap());
    post.parlour.post();
    says(&mut post, ANNA, "to Ben: zanzibar is between us\n");
    // By every address that they have here.
    let theirs: Vec<String> = to(&post.parlour.letters, "second@example.org")
        .iter()
        .map(|it| it.reply_to.clone())
        .collect();
    for reply_to in theirs {
        for line in ["show moderator", "show Anna", "addresses", "seed", "log", "journal", "show"] {
            post.raw(second, &reply_to, "", line);
        }
    }
    for letter in to(&post.parlour.letters, "second@example.org") {
        assert!(!letter.text.contains("zanzibar"), "{}", letter.text);
        assert!(!letter.text.contains("anna@a.example"), "{}", letter.text);
    }
}

/// The table of somebody who is forgotten while it waits: whoever was asked to it is told
/// that it is gone, and nobody sits in their place.
#[test]
fn an_invitation_of_somebody_who_is_forgotten_leads_nowhere() {
    let mut post = played("new santiago 3 Eva <eva@e.example>", &[]);
    let eva = post.last("eva@e.example").reply_to;
    post.does(ANNA, "forget me");
    post.does(ANNA, "forget me confirm");
    let (_, letters) = post.raw(EVA, &eva, "", "join 1");
    assert!(post.parlour.desk.gatherings().unwrap().is_empty());
    assert_eq!(status(&post, 1), None);
    assert!(letters.iter().all(|it| !it.text.contains("Anna")), "{letters:?}");
    // No reminder comes in the name of nobody.
    post.parlour.advance(TimeDelta::days(5));
    post.parlour.desk.tick().unwrap();
    let letters = post.parlour.post();
    assert!(letters.iter().all(|it| !it.text.contains("Anna")), "{letters:?}");
}

/// A no after a yes is a no, as long as the table waits.
#[test]
fn a_no_after_a_yes_counts() {
    for no in ["decline", "never", "leave 1"] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 4");
        post.does(ANNA, "invite 1 Eva <eva@e.example>");
        let asked = post.last("eva@e.example").reply_to;
        let eva = "Eva <eva@e.example>";
        post.raw(eva, &asked, "", "join");
        let joined = |post: &Post| {
            post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap().joined
        };
        assert_eq!(joined(&post).len(), 2);
        let (_, letters) = post.raw(eva, &asked, "", no);
        assert_eq!(joined(&post), ["anna@a.example"], "{no}");
        assert!(!to(&letters, "anna@a.example").is_empty(), "{no}: {letters:?}");
        // Whoever wants none gets none.
        assert_eq!(to(&letters, "eva@e.example").is_empty(), no == "never", "{letters:?}");
    }
}

/// All lines of a mail or none, also where people are named.
#[test]
fn what_can_not_be_set_up_undoes_the_lines_above() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3");
    let line = "leave 1\nnew santiago Eva <eva@e.example>, Eva <fay@f.example>";
    let (received, _) = post.answer(ANNA, line);
    assert_eq!(verdict(&received), Verdict::Refused);
    assert_eq!(post.parlour.desk.gatherings().unwrap().len(), 1);
}
