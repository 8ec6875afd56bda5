//! What a stranger tries, once they are in: to read what was said to others, to vote for
//! others, to sit down twice, to guess codes and words, and to write what no reader can bear.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, status, to};
use crate::parlour::{shipped, verdict};
use chrono::TimeDelta;
use mail_parser::{MessageParser, MimeHeaders, mailbox::mbox::MessageIterator};
use monsoon::{
    archive::{
        ExportAs, export,
        mbox::{self, reader_called},
    },
    basics::TableId,
    desk::showing::ViewerName,
    store::{Status, Verdict},
};
use std::{collections::BTreeSet, io::Cursor};

/// Anna, Ben and Cleo play table 1, which was opened like this; Dan has signed up.
fn played(new: &str) -> Post {
    super::played(new, &[BEN, CLEO])
}

/// Everything that can be read in a mail: its text, and what is attached.
fn whole(raw: &[u8]) -> String {
    let mail = MessageParser::default().parse(raw).unwrap();
    let mut all = String::from_utf8_lossy(raw).into_owned();
    for part in 0..mail.parts.len() {
        let part = mail.part(u32::try_from(part).unwrap()).unwrap();
        all += &String::from_utf8_lossy(part.contents());
        all += part.attachment_name().unwrap_or_default();
    }
    all
}

#[test]
fn private_words_reach_nobody_else_by_any_way() {
    let mut post = played("new santiago 3 press=private watch=open");
    post.does(DAN, "watch 1");
    for who in [BEN, CLEO] {
        let seat = of_table(&post, who).reply_to;
        post.raw(who, &seat, "", "letters daily 18:00");
    }
    let seat = of_table(&post, ANNA).reply_to;
    post.raw(ANNA, &seat, "", "to Ben: zanzibar is between us\nnote timbuktu is for me");
    let leave = of_table(&post, CLEO).reply_to;
    // The other plays on, days go by, it ends, and whoever asks for more asks.
    for _ in 0..10 {
        let Some(colour) = post.parlour.awaited().first().copied() else { break };
        let shown = post.parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0;
        let seat = shown.seats.iter().find(|it| it.seat == colour).unwrap();
        let from = seat.address.clone().unwrap();
        let letter = of_table(&post, &from);
        let order = letter.orders().first().cloned().unwrap_or_else(|| "pass".to_owned());
        post.raw(&from, &letter.reply_to, "", &order);
        post.parlour.advance(TimeDelta::hours(9));
        post.parlour.desk.tick().unwrap();
        post.parlour.post();
    }
    for line in ["board", "help", "plans", "archive", "to Anna: what did you say?"] {
        post.raw(CLEO, &leave, "", line);
    }
    let end = "finish because time is up".to_owned();
    post.parlour.desk.moderate(TableId(1), None, &[end]).unwrap();
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    let late = of_table(&post, CLEO).reply_to;
    post.raw(CLEO, &late, "", "archive");
    let heard = |who: &str, word: &str| {
        let letters = post.parlour.letters.iter().filter(|it| it.to == address(who));
        letters.filter(|it| whole(&it.raw).contains(word)).count()
    };
    assert!(heard(BEN, "zanzibar") > 0 && heard(ANNA, "timbuktu") > 0);
    for other in [CLEO, DAN, "mod@example.org"] {
        let got = post.parlour.letters.iter().filter(|it| it.to == address(other)).count();
        assert!(got > 1, "{other} has {got} letters");
        assert_eq!(heard(other, "zanzibar") + heard(other, "timbuktu"), 0, "{other}");
    }
    assert_eq!(heard(BEN, "timbuktu"), 0);
    // Nor by what an operator gives away.
    let reader = post.parlour.desk.store().read();
    let row = reader.table(TableId(1)).unwrap().unwrap();
    for viewer in ["public", "moderator", "Cleo"] {
        let viewer: ViewerName = viewer.parse().unwrap();
        let (shown, words) = post.parlour.desk.show(TableId(1), &viewer).unwrap();
        let all = format!("{}{}{}", serde_json::to_string(&shown).unwrap(), words.text, words.html);
        assert!(!all.contains("zanzibar") && !all.contains("timbuktu"), "{viewer:?}");
    }
    for of in [ExportAs::Public, ExportAs::Moderator] {
        let document = export(&shipped(), reader, &row, of, false).unwrap();
        let file = document.canonical();
        assert!(!file.contains("zanzibar") && !file.contains("timbuktu"), "{of:?}");
    }
    let mut bytes = Vec::new();
    mbox::write(reader, &row, &reader_called(&row, "Cleo").unwrap(), &mut bytes).unwrap();
    let mails: Vec<_> = MessageIterator::new(Cursor::new(bytes)).map(Result::unwrap).collect();
    assert!(mails.len() > 3);
    for mail in mails {
        let all = whole(mail.contents());
        assert!(!all.contains("zanzibar") && !all.contains("timbuktu"), "{all}");
    }
}

#[test]
fn nobody_votes_for_another() {
    let mut post = played("new santiago 3");
    let seat = |post: &Post, who: &str| of_table(post, who).reply_to;
    let anna = seat(&post, ANNA);
    post.raw(ANNA, &anna, "", "propose end");
    let agree = of_table(&post, BEN).buttons();
    let agree = agree.into_iter().find(|it| it.starts_with("agree")).unwrap();
    let (ben, cleo) = (seat(&post, BEN), seat(&post, CLEO));
    // By another's secret, without one, by a name in the line, twice, and from outside.
    for (from, to) in [
        (BEN, cleo.clone()),
        (ANNA, cleo.clone()),
        ("M <m@m.example>", cleo.clone()),
        (CLEO, post.parlour.desk.own().plain()),
        (DAN, cleo.clone()),
        (ANNA, seat(&post, ANNA)),
    ] {
        for line in [agree.as_str(), "agree", "agree for Cleo", "Cleo: agree"] {
            post.raw(from, &to, "", line);
            post.parlour.advance(TimeDelta::minutes(30));
        }
    }
    assert_eq!(status(&post, 1), Some(Status::Running));
    for _ in 0..3 {
        post.raw(BEN, &ben, "", &agree);
    }
    assert_eq!(status(&post, 1), Some(Status::Running), "one vote counts once");
    post.raw(CLEO, &cleo, "", &agree);
    assert_eq!(status(&post, 1), Some(Status::Finished));
}

#[test]
fn whoever_left_joins_again_and_nobody_a_table_that_began() {
    let mut post = played("new santiago 4");
    for (who, line, says) in [
        (BEN, "leave 1", "You have left table 1"),
        (BEN, "leave 1", "You are not at table 1"),
        (BEN, "join 1", "You play at table 1"),
        (BEN, "join 1", "You play at table 1 already"),
    ] {
        post.answer(who, line).1[0].says(says);
    }
    post.does(ANNA, "start 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
    for (who, line) in
        [(DAN, "join 1"), (BEN, "join 1"), (ANNA, "start 1"), (DAN, "invite 1 x@x.example")]
    {
        post.answer(who, line).1[0].says("There is no open table 1");
    }
    post.answer(DAN, "leave 1").1[0].says("You are not at table 1");
    // Whoever plays there hears how they leave.
    let (_, letters) = post.answer(BEN, "leave table 1");
    letters[0].says("Its game has begun").says("answer a letter of that table with “leave”");
    assert!(of_table(&post, BEN).subject.contains("[table 1]"));
    // Whoever leaves a game in play does not come back by the house.
    let cleo = of_table(&post, CLEO).reply_to;
    post.raw(CLEO, &cleo, "", "leave confirm");
    post.answer(CLEO, "join 1").1[0].says("There is no open table 1");
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.seats.iter().all(|it| it.address != "cleo@c.example"));
}

/// The code of a letter is for its reader, for a day, and once.
#[test]
fn codes_are_not_guessed_and_not_replayed() {
    let mut post = Post::new(ANYONE);
    post.knock(BEN, "hello");
    let code = post.last("ben@b.example").reply_to;
    let own = post.parlour.desk.own();
    let guesses = [
        own.with_token(&"0".repeat(24)),
        own.with_token(""),
        own.with_token(&"a".repeat(500)),
        own.with_token("' OR 1=1 --"),
        own.with_token("%"),
        code.replace("monsoon+", "monsoon+0"),
        code.to_uppercase().replace(char::is_numeric, "1"),
    ];
    for guess in &guesses {
        let letters = post.raw(CLEO, guess, "", "confirm").1;
        assert!(letters.len() <= 1, "{guess}: {letters:?}");
    }
    assert!(post.raw(DAN, &code, "", "confirm").1.is_empty(), "another's code");
    let is_member = |post: &Post, who: &str| {
        post.parlour.desk.store().read().member(address(who)).unwrap().is_some()
    };
    assert!([BEN, CLEO, DAN].iter().all(|who| !is_member(&post, who)));
    post.raw(BEN, &code, "", "confirm");
    assert!(is_member(&post, BEN));
    post.does(BEN, "forget me");
    post.does(BEN, "forget me confirm");
    // Kept for later, it opens nothing.
    assert!(post.raw(BEN, &code, "", "confirm").1.is_empty());
    assert!(!is_member(&post, BEN));
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    post.knock(BEN, "hello");
    let code = post.last("ben@b.example").reply_to;
    post.parlour.advance(TimeDelta::hours(25));
    assert!(post.raw(BEN, &code, "", "confirm").1.is_empty(), "a day is over");
    assert!(!is_member(&post, BEN));
}

/// Names and words as nobody should write them: nothing breaks, and no letter has a line of
/// its own in its head, a name like a link, or a whole screen of it.
#[test]
fn names_and_words_are_harmless() {
    let long = "x".repeat(10_000);
    let names = [
        long.as_str(),
        "Bcc: victim@v.example",
        "=?utf-8?q?Eve=0D=0ABcc:_victim@v.example?=",
        "\u{202e}evE\u{202c}",
        "E\u{0}ve",
        "Zal\u{335}\u{327}go\u{316}\u{317}\u{318}",
        "🦜🦜🦜",
        "<script>alert(1)</script>",
        "http://evil.example",
        "evil.example/buy",
        "\"; DROP TABLE members; --",
        "{ $player } { -term }",
        "  ",
        ".",
    ];
    for name in names {
        // As a sender's name, in a profile, as somebody who is invited.
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        let from = format!("{name} <eve@e.example>");
        post.knock(&from, "hello");
        let asked = post.parlour.letters.iter().rev().find(|it| it.to == "eve@e.example");
        if let Some(asked) = asked.map(|it| it.reply_to.clone()) {
            post.raw(&from, &asked, "", "new santiago 2");
            post.does(ANNA, "tables");
        }
        for line in [
            format!("set name {name}"),
            format!("new santiago {name} <w@w.example>, v@v.example"),
            format!("new santiago 3 word={name}"),
            format!("join 1 {name}"),
            format!("watch 1 {name}"),
            format!("profile {name}"),
            format!("invite 1 {name} <u@u.example>"),
            format!("{name} 12"),
        ] {
            let (received, _) = post.answer(ANNA, &line);
            assert_ne!(verdict(&received), Verdict::Quarantined, "{line}");
        }
        for letter in &post.parlour.letters {
            let head = String::from_utf8_lossy(&letter.raw);
            let head = head.split("\r\n\r\n").next().unwrap().to_lowercase();
            let fields: BTreeSet<&str> = head
                .lines()
                .filter(|line| !line.starts_with([' ', '\t']))
                .filter_map(|line| line.split(':').next())
                .collect();
            assert!(!fields.contains("bcc") && !fields.contains("cc"), "{name}: {head}");
            assert!(head.lines().all(|line| line.len() <= 998), "{name}: {head}");
            assert!(!letter.html.contains("<script"), "{name}");
            assert!(letter.text.len() < 20_000, "{name}: {} bytes", letter.text.len());
            let victims = ["victim@v.example", "evil.example"];
            if letter.to != "anna@a.example" && letter.to != "eve@e.example" {
                assert!(victims.iter().all(|it| !letter.text.contains(it)), "{}", letter.text);
            }
        }
        // Whoever reads the list of tables reads no link and no trick of direction.
        let seen: Vec<&str> = to(&post.parlour.letters, "anna@a.example")
            .into_iter()
            .map(|it| it.text.as_str())
            .collect();
        assert!(seen.iter().all(|text| !text.contains('\u{202e}')), "{name:?}");
        assert!(seen.iter().all(|text| !text.contains('\u{0}')), "{name:?}");
    }
}

/// Many who may not exist: what goes out is bounded, whatever comes in.
#[test]
fn a_flood_of_senders_makes_few_letters() {
    let mut post = Post::new(&format!("{ANYONE}strangers = 5\n"));
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 4");
    let mut letters = Vec::new();
    for nth in 0..60 {
        let from = format!("v{nth}@v{}.example", nth % 7);
        for body in ["hello", "join 1", "watch 1", "forget me confirm"] {
            letters.extend(post.knock(&from, body).1);
        }
        let people: Vec<String> = (0..3).map(|it| format!("w{nth}{it}@w.example")).collect();
        letters.extend(post.answer(ANNA, &format!("invite 1 {}", people.join(", "))).1);
        post.parlour.advance(TimeDelta::minutes(4));
    }
    letters.retain(|it| it.to != "anna@a.example");
    let who: BTreeSet<&str> = letters.iter().map(|it| it.to.as_str()).collect();
    assert_eq!(who.len(), letters.len(), "two letters in a day");
    // Strangers who ask, and those who are asked, each up to the limit.
    assert!(letters.len() <= 10, "{}", letters.len());
}
