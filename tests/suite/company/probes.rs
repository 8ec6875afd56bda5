//! What a stranger tries.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, status, to};
use crate::parlour::{Arrived, MODERATED, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    store::{Status, Verdict},
};

const VICTIM: &str = "Victim <victim@v.example>";

/// Whatever is written in somebody's name: they get one letter a day, and none where the house
/// lets no strangers in.
#[test]
fn an_address_gets_one_letter_a_day_whatever_is_tried() {
    let mut post = Post::new(ANYONE);
    let house = post.parlour.desk.own().plain();
    let mut letters = Vec::new();
    let tries = |post: &mut Post, letters: &mut Vec<Arrived>| {
        for body in ["hello", "games", "join 1", "new santiago 4", "yes", "set name Eve", "leave 1"]
        {
            for from in
                [VICTIM, "victim@v.example", "V <VICTIM@v.example>", "V <victim+1@v.example>"]
            {
                post.parlour.advance(TimeDelta::minutes(1));
                letters.extend(post.knock(from, body).1);
                let dead = post.parlour.desk.own().with_token("0123456789abcdef01234567");
                letters.extend(post.raw(from, &dead, "", body).1);
            }
        }
    };
    tries(&mut post, &mut letters);
    assert_eq!(letters.len(), 1, "{letters:?}");
    // Robots, lists, bounces, and what our mail server calls forged.
    for above in [
        "Auto-Submitted: auto-generated\r\n",
        "Precedence: bulk\r\n",
        "List-Id: <a.list>\r\n",
        "Return-Path: <>\r\n",
    ] {
        let (received, more) = post.raw("Zoe <zoe@z.example>", &house, above, "hello");
        assert_eq!((verdict(&received), more.len()), (Verdict::Ignored, 0), "{above}");
    }
    // An advertisement.
    let long = "Play our games! ".repeat(60);
    assert!(post.knock("Zoe <zoe@z.example>", &long).1.is_empty());
    assert!(post.knock("Zoe <zoe@z.example>", "Cheap watches").1.is_empty());
    // The day after there is one more.
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    tries(&mut post, &mut letters);
    assert_eq!(letters.len(), 2, "{letters:?}");
    // And nothing came of it.
    let reader = post.parlour.desk.store().read();
    assert!(reader.gatherings().unwrap().is_empty());
    assert!(reader.member("victim@v.example").unwrap().is_none());
    for closed in [MODERATED, "[house]\nopen = \"invited\"\n"] {
        let mut post = Post::new(closed);
        let mut letters = Vec::new();
        tries(&mut post, &mut letters);
        assert!(letters.is_empty(), "{letters:?}");
    }
}

#[test]
fn the_house_writes_to_so_many_strangers_in_a_day() {
    let mut post = Post::new(&format!("{ANYONE}strangers = 5\n"));
    let flood = |post: &mut Post, day: u32| {
        let mut letters = 0;
        for nth in 0..40 {
            letters += post.knock(&format!("v{day}-{nth}@v.example"), "hello").1.len();
        }
        letters
    };
    assert_eq!(flood(&mut post, 1), 5);
    post.parlour.advance(TimeDelta::hours(25));
    assert_eq!(flood(&mut post, 2), 5);
}

/// Nothing that a stranger wrote is read by another.
#[test]
fn a_greeting_holds_no_words_of_its_writer() {
    let mut post = Post::new(ANYONE);
    let (_, letters) = post.knock(
        "buy.example now <victim@v.example>",
        "join 7 evil.example\nhello from http://evil.example",
    );
    let [letter] = &letters[..] else { panic!("{letters:?}") };
    assert!(!letter.text.contains("evil") && !letter.html.contains("evil"), "{}", letter.text);
    assert!(!String::from_utf8_lossy(&letter.raw).contains("buy.example"));
}

#[test]
fn whoever_says_never_hears_no_more() {
    let mut post = Post::new(ANYONE);
    post.knock(VICTIM, "hello");
    assert!(post.answer(VICTIM, "never").1.is_empty());
    post.parlour.advance(TimeDelta::days(3));
    post.parlour.desk.tick().unwrap();
    assert!(post.knock(VICTIM, "hello").1.is_empty());
    // Nor by an invitation.
    post.sign_up(ANNA);
    let (received, letters) = post.answer(ANNA, "new santiago V <victim@v.example>, b@b.example");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert!(to(&letters, "victim@v.example").is_empty());
}

/// A member's address alone is no member.
#[test]
fn an_address_alone_does_nothing() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    // Forged: the owner is told where to write, once a day.
    let mut letters = Vec::new();
    for body in ["join 1", "forget me confirm", "set name Eve", "hello"] {
        letters.extend(post.knock(BEN, body).1);
    }
    let [told] = &letters[..] else { panic!("{letters:?}") };
    told.says("Write to us here");
    assert_eq!(told.to, "ben@b.example");
    // With the secret, but from elsewhere.
    let secret = post.last("ben@b.example").reply_to;
    for body in ["join 1", "forget me confirm"] {
        assert!(post.raw("M <m@m.example>", &secret, "", body).1.is_empty());
    }
    assert_eq!(status(&post, 1), None);
    post.does(BEN, "set")[0].says("set name Ben");
}

/// A player who has not signed up is one whose address is known: only a mail that asks for
/// nothing else is a stranger's.
#[test]
fn a_player_signs_up_as_well() {
    let mut post = Post::new(ANYONE);
    post.parlour.open(3, &[], "known");
    let red = "Player red <red@example.org>";
    let (_, letters) = post.knock(red, "hello, I bid 3, and Ben should play faster");
    assert!(letters.iter().all(|it| !it.text.contains("One tap confirms")), "{letters:?}");
    let (_, letters) = post.knock(red, "games");
    letters[0].says("One tap confirms");
    // Nobody takes a name for their own that is given to those who have none.
    post.does(red, "confirm")[0].says("Welcome, Player.").says("Table 1: Santiago");
    // At the table they play as before.
    let first = post.parlour.awaited()[0];
    let order = post.parlour.last(first).orders().remove(0);
    post.parlour.play(first, &order);
}

#[test]
fn two_of_a_name_are_told_apart() {
    let mut post = Post::new(ANYONE);
    for who in [BEN, "Ben <ben@other.example>"] {
        post.sign_up(who);
    }
    post.does(BEN, "new santiago 2");
    post.does("Ben <ben@other.example>", "join 1");
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let mut names: Vec<&str> = row.seats.iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ben", "Ben 2"]);
}

/// A table with a word is none to whoever does not know it.
#[test]
fn a_private_table_is_none() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.answer(ANNA, "new santiago 3 word=abc").1[0].says("easily guessed");
    post.does(ANNA, "new santiago 3 word=mango")[0].says("join 1 mango");
    let flat = |letter: &Arrived, table: u32| {
        letter
            .text
            .replace(&format!("table {table}"), "table N")
            .replace(['\u{a0}', '='], " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    for line in ["join", "start", "leave"] {
        let mut there = post.answer(BEN, &format!("{line} 1"));
        let mut none = post.answer(BEN, &format!("{line} 77"));
        assert_eq!(verdict(&there.0), verdict(&none.0), "{line}");
        assert_eq!(flat(&there.1.remove(0), 1), flat(&none.1.remove(0), 77), "{line}");
        post.parlour.advance(TimeDelta::hours(2));
    }
    let wrong = flat(&post.answer(BEN, "join 1 papaya").1.remove(0), 1);
    assert_eq!(wrong, flat(&post.answer(BEN, "join 77 papaya").1.remove(0), 77));
    assert!(!post.does(BEN, "tables")[0].text.contains("Anna"));
    post.does(BEN, "join 1 MANGO")[0].says("You play at table 1");
    post.does(CLEO, "join 1 word=mango");
    assert_eq!(status(&post, 1), Some(Status::Running));
    // Without a word of one's own there is one that nobody guesses.
    let made = post.does(ANNA, "new santiago 3 private").remove(0);
    let order = made.text.split("join 2 ").nth(1).unwrap().get(..8).unwrap().to_owned();
    assert!(order.chars().all(|c| c.is_ascii_hexdigit()), "{order}");
}

#[test]
fn one_person_has_one_place() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO, DAN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3");
    post.does(BEN, "join 1");
    // Again, and by a tag of the same mailbox: that is the same member.
    post.answer(BEN, "join 1").1[0].says("You play at table 1 already");
    let secret = post.last("ben@b.example").reply_to;
    post.raw("B <ben+2@b.example>", &secret, "", "join 1").1[0].says("You play at table 1 already");
    assert!(post.knock("B <ben+2@b.example>", "join 1").1.len() <= 1);
    assert!(post.parlour.desk.store().read().gathering(TableId(1)).unwrap().is_some());
    // Somebody else's table does not begin for them.
    let (received, letters) = post.answer(BEN, "start 1");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("waits for its maker");
    post.answer(DAN, "start 1").1[0].says("waits for its maker");
    // A full one has no place.
    post.does(CLEO, "join 1");
    post.answer(DAN, "join 1").1[0].says("There is no open table 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
}

#[test]
fn nobody_has_open_tables_without_end() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for table in 1..=3 {
        post.does(ANNA, "new santiago 4")[0].says(&format!("Table {table} is open"));
    }
    let (received, letters) = post.answer(ANNA, "new santiago 4");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("enough open tables");
    // All lines of a mail or none: the place is free again only if the rest can be done.
    post.answer(ANNA, "leave 1\nnew santiago 9");
    post.answer(ANNA, "new santiago 4").1[0].says("enough open tables");
    post.does(ANNA, "leave 1\nnew santiago 4");
    // Nor answers: the last says so.
    let mut letters = 0;
    for _ in 0..40 {
        letters += post.answer(ANNA, "tables").1.len();
    }
    assert!((10..=21).contains(&letters), "{letters}");
    let until = "until Monday 2 March 2026, 13:00 (UTC)";
    post.last(address(ANNA)).says("Enough for this hour").says(until);
    post.parlour.advance(TimeDelta::minutes(59));
    assert!(post.answer(ANNA, "tables").1.is_empty());
    post.parlour.advance(TimeDelta::minutes(1));
    assert_eq!(post.answer(ANNA, "tables").1.len(), 1);
}

/// A line that a mail program may have quoted acts for nobody.
#[test]
fn what_is_quoted_is_not_done() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    let letter = post.does(BEN, "tables").remove(0);
    let quoted: Vec<String> = letter.text.lines().map(|line| format!("> {line}")).collect();
    let quoted = quoted.join("\r\n");
    let body =
        format!("Thanks, I will think about it!\r\n\r\nOn Monday the house wrote:\r\n{quoted}");
    let (received, _) = post.answer(BEN, &body);
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(status(&post, 1), None);
    // Nor one that may be quoted without a mark, beside other words.
    post.does(BEN, "tables");
    let (received, letters) = post.answer(BEN, "* I join  - write: join 1\r\nwhat is this?");
    assert_eq!(verdict(&received), Verdict::Explained);
    letters[0].says("Nothing was done");
    assert_eq!(status(&post, 1), None);
    // Copied alone it is their word.
    post.does(BEN, "join 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
}

/// Of somebody's mail to another's seat its owner is asked; that holds nobody back.
#[test]
fn a_question_about_a_mail_keeps_nobody_here() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    post.does(CLEO, "join 1");
    let of_seat = |it: &&Arrived| it.to == "anna@a.example" && it.subject.contains("[table");
    let seat = post.parlour.letters.iter().rev().find(of_seat).unwrap().reply_to.clone();
    let (received, _) = post.raw(BEN, &seat, "", "bid 1");
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    post.does(BEN, "forget me");
    let letters = post.does(BEN, "forget me confirm");
    to(&letters, "ben@b.example")[0].says("You are forgotten");
}

/// Whoever answers the last letter is a stranger, who invites nobody.
#[test]
fn the_last_letter_begins_nothing() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "forget me");
    post.does(ANNA, "forget me confirm");
    let address = post.last("anna@a.example").reply_to;
    assert_eq!(address, post.parlour.desk.own().plain());
    let line = "new santiago V <victim@v.example>, b@b.example\nforget me confirm";
    assert!(post.raw(ANNA, &address, "", line).1.is_empty());
}

#[test]
fn the_house_invites_so_many_people_in_a_day() {
    let mut post = Post::new(&format!("{ANYONE}strangers = 5\n"));
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    let invited = |letters: &[Arrived]| letters.iter().filter(|it| it.to.contains("@v.")).count();
    let line = |nth: u32| {
        let people: Vec<String> = (0..3).map(|it| format!("v{nth}{it}@v.example")).collect();
        format!("new santiago {}", people.join(", "))
    };
    assert_eq!(invited(&post.answer(ANNA, &line(1)).1), 3);
    assert_eq!(invited(&post.answer(BEN, &line(2)).1), 0);
    post.parlour.advance(TimeDelta::hours(25));
    assert_eq!(invited(&post.answer(BEN, &line(3)).1), 3);
}

#[test]
fn only_a_yes_signs_anybody_up() {
    for line in ["forget me", "leave 1", "help", "set", "games", "set language pl", "never"] {
        let mut post = Post::new(ANYONE);
        post.knock(ANNA, "hello");
        assert!(post.answer(ANNA, line).1.is_empty(), "{line}");
        let reader = post.parlour.desk.store().read();
        assert!(reader.member("anna@a.example").unwrap().is_none(), "{line}");
    }
    // Nor is it an advertisement's cue.
    let mut post = Post::new(ANYONE);
    for line in ["never", "forget me"] {
        assert!(post.knock(ANNA, line).1.is_empty(), "{line}");
    }
}

/// The address that confirmed somebody is no way round the limits of their own.
#[test]
fn words_for_entry_are_not_tried_one_by_one() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 word=mango");
    post.knock(BEN, "hello");
    let code = post.last("ben@b.example").reply_to;
    post.does(BEN, "confirm");
    let tries = (0..60).map(|nth| post.raw(BEN, &code, "", &format!("join 1 word{nth}")).1.len());
    let answers: usize = tries.sum();
    assert!(answers <= 21, "{answers}");
}

/// A stranger who knows the word needs no third mail; nobody else's word is repeated.
#[test]
fn a_stranger_brings_the_word_along() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 word=mango");
    let (_, letters) = post.knock(BEN, "join 1 mango");
    assert_eq!(letters[0].buttons()[0], "join 1 mango");
    let (_, letters) = post.knock(CLEO, "join 1 tomato");
    assert_eq!(letters[0].buttons()[0], "join 1");
}

/// A player who has signed up is still helped where they send an order to the wrong address.
#[test]
fn an_order_to_the_house_is_the_tables_business() {
    let mut post = Post::new(ANYONE);
    post.parlour.open(3, &[], "known");
    let red = "Player red <red@example.org>";
    post.knock(red, "games");
    post.does(red, "confirm");
    let (_, letters) = post.knock(red, "bid 3");
    letters[0].says("Please answer from the right letter");
}

/// Somebody is forgotten by their own mail alone: another's to the same address leaves them here,
/// and hears nothing of theirs.
#[test]
fn nobody_is_forgotten_by_anothers_mail() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3");
    post.does(BEN, "join 1");
    let letter = post.does(ANNA, "forget me").remove(0);
    let members = |post: &Post| {
        let reader = post.parlour.desk.store().read();
        [ANNA, BEN].map(|who| reader.member(address(who)).unwrap().is_some())
    };
    for line in ["forget me", "forget me confirm", "never", "leave 1", "set name Eva"] {
        for from in ["Mallory <m@m.example>", "Anna <anna@a.example.evil.example>"] {
            let (received, letters) = post.raw(from, &letter.reply_to, "", line);
            assert_ne!(verdict(&received), Verdict::CarriedOut, "{from}: {line}");
            for letter in letters {
                assert_ne!(letter.to, address(from), "{line}: {}", letter.text);
            }
            assert_eq!(members(&post), [true, true], "{from}: {line}");
        }
    }
    // The answer to Anna's question is Anna's, even where Ben gets hold of its letter: what Ben
    // says there is said of Ben, and of Ben it was not asked.
    post.raw(BEN, &letter.reply_to, "", "forget me confirm");
    assert!(members(&post)[0]);
    post.does(ANNA, "tables")[0].says("Table 1");
}

/// Anna, Ben and Cleo are signed up, and Dan is asked to Anna's table for three, by this letter.
fn dan_is_asked() -> (Post, Arrived) {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 3");
    let letters = post.does(ANNA, "invite Dan <dan@d.example>");
    let asked = to(&letters, address(DAN))[0].clone();
    (post, asked)
}

/// Whoever says yes when all has begun is told so, and no place is anybody's twice.
#[test]
fn an_invitation_is_answered_too_late() {
    let (mut post, asked) = dan_is_asked();
    post.does(BEN, "join 1");
    post.does(CLEO, "join 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
    let before = post.parlour.position();
    for line in [asked.buttons()[0].clone(), "join 1".to_owned(), asked.buttons()[1].clone()] {
        let (_, letters) = post.raw(DAN, &asked.reply_to, "", &line);
        let heard = to(&letters, address(DAN));
        assert_eq!(heard.len(), letters.len(), "{line}: {letters:?}");
        assert!(heard.iter().all(|it| !it.text.contains("You play at table")), "{letters:?}");
    }
    assert_eq!(post.parlour.position(), before);
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.seats.iter().all(|it| it.address != address(DAN)));
}

/// What a mail program quotes below an answer is said to nobody, and an invitation that is passed
/// on says no for nobody.
#[test]
fn what_is_quoted_or_passed_on_is_not_said() {
    let (mut post, asked) = dan_is_asked();
    for line in ["decline", "never"] {
        let body = format!(
            "Look what I got.\r\n\r\n---------- Forwarded message ---------\r\nFrom: \
             {DAN}\r\nDate: Monday\r\nSubject: Re: come and play\r\nTo: \
             <{}>\r\n\r\n{line}\r\n",
            asked.reply_to
        );
        for from in [DAN, "Mallory <m@m.example>"] {
            let (received, letters) = post.raw(from, &asked.reply_to, "", &body);
            assert_ne!(verdict(&received), Verdict::CarriedOut, "{from}: {line}");
            assert!(to(&letters, address(ANNA)).is_empty(), "{from}: {line}: {letters:?}");
        }
    }
    // It still holds.
    post.raw(DAN, &asked.reply_to, "", "join");
    post.does(BEN, "join 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
    let letter = of_table(&post, BEN);
    for quoted in ["> say zebra", "> to anna: zebra", "On Monday Cleo wrote:\r\n> to all: zebra"] {
        let body = format!("Good morning!\r\n\r\n{quoted}\r\n");
        let (_, letters) = post.raw(BEN, &letter.reply_to, "", &body);
        assert!(letters.iter().all(|it| it.to == address(BEN)), "{quoted}: {letters:?}");
    }
    post.parlour.advance(TimeDelta::hours(2));
    post.parlour.desk.tick().unwrap();
    let later = post.parlour.post();
    assert!(later.iter().all(|it| !it.text.contains("zebra")), "{later:?}");
}
