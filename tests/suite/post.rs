//! A mail's way through Monsoon, one letter at a time.

use crate::parlour::shipped;
use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::Language,
    desk::Received,
    mail::{Incoming, Source},
    store::Verdict,
};

/// Four players, red bids first.
fn table() -> Parlour {
    Parlour::santiago(4, &[("first-builder", "yellow")])
}

/// A text as a mail program quotes it.
fn quoted(text: &str, mark: &str) -> String {
    text.lines().fold(String::new(), |quote, line| quote + mark + line + "\r\n")
}

fn to(letters: &[Arrived]) -> Vec<&str> {
    letters.iter().map(|letter| letter.to.split('@').next().unwrap()).collect()
}

#[test]
fn everybody_is_welcomed_and_the_first_is_asked() {
    let parlour = table();
    assert_eq!(parlour.letters.len(), 5);
    assert_eq!(parlour.awaited(), ["red"]);
    assert!(parlour.last("red").buttons().contains(&"bid 1".to_owned()));
    // The others may send their sheet ahead, and are asked nothing.
    assert!(parlour.last("green").orders().is_empty());
    assert!(parlour.last("green").sheet().is_some());
    // The moderator is told where to write to.
    let players = parlour.letters.iter().filter(|letter| letter.to != "mod@example.org");
    let subjects: Vec<_> = players.map(|letter| letter.subject.as_str()).collect();
    let [other, turn] = ["Santiago [table 1]", "Your turn: Santiago [table 1]"];
    assert_eq!(subjects, [turn, other, other, other]);
    parlour.last("mod").says("You moderate table 1");
}

#[test]
fn an_order_is_carried_out_answered_and_the_next_is_asked() {
    let mut parlour = table();
    let letters = parlour.play("red", "bid 5");
    assert_eq!(to(&letters), ["red", "green"]);
    assert_eq!(parlour.awaited(), ["green"]);
    parlour.last("green").says("5");
    assert_ne!(letters[0].message_id, letters[1].message_id);
}

/// Every letter refers to the table's first one, and to the first and the last with its
/// own subject: programs that thread by subject show what waits and what has happened as
/// two threads, the others show one.
#[test]
fn letters_of_a_seat_refer_to_their_thread() {
    let mut parlour = table();
    let first = parlour.last("red").message_id;
    parlour.play("red", "bid 5");
    let head = |letter: &Arrived| {
        let raw = String::from_utf8(letter.raw.clone()).unwrap();
        raw.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ")
    };
    let receipt = parlour.last("red");
    assert_eq!(receipt.subject, "Santiago [table 1]");
    assert!(head(&receipt).contains(&format!("References: <{first}> <mail1@example.org>")));
    assert!(head(&receipt).contains("In-Reply-To: <mail1@example.org>"));
    for seat in ["green", "brown", "yellow"] {
        parlour.play(seat, "pass");
    }
    let mut turns = Vec::new();
    let mut others = Vec::new();
    for letter in parlour.letters.iter().filter(|letter| letter.to == "red@example.org") {
        let same = if letter.subject.starts_with("Your turn") { &mut turns } else { &mut others };
        let head = head(letter);
        let mut known: Vec<&String> = [same.first(), same.last()].into_iter().flatten().collect();
        if letter.message_id != first {
            known.insert(0, &first);
        }
        known.dedup();
        let ids: Vec<String> = known.iter().map(|id| format!("<{id}>")).collect();
        assert!(
            ids.is_empty() || head.contains(&format!("References: {}", ids.join(" "))),
            "{head}"
        );
        same.push(letter.message_id.clone());
    }
    assert!(turns.len() > 1 && !others.is_empty(), "{turns:?} {others:?}");
}

/// Who wants no receipts hears of what was refused all the same, and of what the others
/// do when they are asked again.
#[test]
fn receipts_are_sent_to_who_wants_them() {
    let mut parlour = table();
    assert_eq!(to(&parlour.play("red", "receipts off\nbid 5")), ["green"]);
    assert_eq!(to(&parlour.mail("red", "bid 6").1), ["red"], "not asked any more");
    assert_eq!(to(&parlour.mail("red", "receipts perhaps").1), ["red"], "refused");
    assert_eq!(to(&parlour.play("green", "bid 3")), ["green", "brown"], "a receipt");
    assert_eq!(to(&parlour.play("brown", "potwierdzenia nie; pass")), ["yellow"]);
    // What the mail says besides is confirmed.
    let letters = parlour.play("yellow", "receipts off\nremind half\nbid 4");
    assert_eq!(to(&letters), ["red", "yellow"]);
    let asked = letters.iter().find(|letter| letter.to == "red@example.org").unwrap();
    assert!(asked.text.contains("bids 5") && asked.text.contains("bids 4"), "{}", asked.text);
    assert_eq!(to(&parlour.play("brown", "receipts on")), ["brown"]);
}

#[test]
fn a_mailto_button_needs_no_quote_and_no_reply_header() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let raw = format!(
        "From: red@example.org\nTo: {}\nSubject: anything\n\nbid 4\n",
        letter.reply_to.to_uppercase()
    );
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}

#[test]
fn a_mail_is_all_or_nothing() {
    let mut parlour = table();
    let (received, letters) = parlour.mail("red", "bid 5\nplant banana2 z9");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert_eq!((parlour.position(), to(&letters)), (1, vec!["red"]));
    letters[0].says("plant banana2 z9");
    assert!(letters[0].buttons().contains(&"bid 1".to_owned()), "the prompt is repeated");
}

#[test]
fn a_refusal_quotes_the_line_marks_the_word_cites_the_rule_and_says_what_is_legal() {
    let mut parlour = table();
    parlour.play("red", "bid 5");
    let (received, letters) = parlour.mail("green", "Hello!\n\nbid 5\n");
    assert_eq!(verdict(&received), Verdict::Refused);
    let text = &letters[0].text;
    let lines: Vec<_> = text.lines().collect();
    let quoted = lines.iter().position(|line| line.contains("2 | bid 5")).expect(text);
    assert!(lines[quoted + 1].contains('^'), "{text}");
    letters[0].says("S24").says("6-10");
    let (_, letters) = parlour.mail("green", "bdi 6");
    letters[0].says("bid");
    let (_, letters) = parlour.mail("green", "bid 11");
    letters[0].says("D27");
}

#[test]
fn the_same_mail_by_two_ways_has_one_effect() {
    let mut parlour = table();
    let raw = parlour.reply("red", "bid 5");
    parlour.hand_in(&raw);
    let text = String::from_utf8(raw).unwrap();
    let other = format!(
        "Return-Path: <red@example.org>\nDelivered-To: m@x\nReceived: from a by b; today\n{}",
        text.replace("\r\n", "\n")
    );
    let letters_before = parlour.letters.len();
    let (received, _) = parlour.hand_in_by(other.as_bytes(), Source::Spool);
    assert_eq!(received, Received::Duplicate);
    assert_eq!((parlour.position(), parlour.letters.len()), (2, letters_before));
}

#[test]
fn strangers_and_robots_get_no_answer_and_change_nothing() {
    let mut parlour = table();
    let secret = parlour.last("red").reply_to;
    let wrong = "monsoon+00000000000000000000abcd-1@localhost";
    let mails = [
        ("a stranger", "From: x@y.org\nTo: monsoon@localhost\nSubject: hi\n\nbid 5\n".to_string()),
        ("a wrong token", format!("From: x@y.org\nTo: {wrong}\nSubject: hi\n\nbid 5\n")),
        (
            "an out-of-office",
            format!(
                "From: red@example.org\nTo: {secret}\nSubject: Away\nAuto-Submitted: auto-replied\n\nbid 5\n"
            ),
        ),
        (
            "a bounce",
            format!(
                "Return-Path: <>\nFrom: MAILER-DAEMON@example.org\nTo: {secret}\nSubject: Undelivered\n\nbid 5\n"
            ),
        ),
        (
            "a list",
            format!(
                "From: red@example.org\nTo: {secret}\nPrecedence: list\nList-Id: <a.b>\n\nbid 5\n"
            ),
        ),
        ("no sender", "To: monsoon@localhost\n\nbid 5\n".to_string()),
        ("no mail at all", "\u{0}\u{1}\u{2}".to_owned()),
        ("nothing", String::new()),
    ];
    for (who, raw) in mails {
        let (received, letters) = parlour.hand_in(raw.as_bytes());
        assert_eq!(verdict(&received), Verdict::Ignored, "{who}");
        assert!(letters.is_empty(), "{who} was answered");
        assert_eq!(parlour.position(), 1, "{who}");
    }
}

#[test]
fn our_own_letters_coming_back_do_nothing() {
    let mut parlour = table();
    let raw = parlour.last("red").raw;
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty());
}

#[test]
fn a_secret_in_the_wrong_hands_plays_nothing_and_its_owner_is_told_once() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let raw = parlour.reply_to(&letter, "thief@example.net", "bid 5");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Held);
    assert_eq!((to(&letters), parlour.position()), (vec!["red"], 1));
    letters[0].says("thief@example.net");
    let raw = parlour.reply_to(&letter, "thief@example.net", "bid 6");
    let (_, letters) = parlour.hand_in(&raw);
    assert!(letters.is_empty(), "told twice");
    // Another player at the table is no better than a thief.
    let raw = parlour.reply_to(&letter, "green@example.org", "bid 5");
    let (received, _) = parlour.hand_in(&raw);
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Held, 1));
}

#[test]
fn a_known_address_without_a_secret_is_helped_once_a_day() {
    let mut parlour = table();
    let raw = |n: u32| {
        format!("From: red@example.org\nTo: monsoon@localhost\nMessage-ID: <n{n}@x>\n\nbid {n}\n")
    };
    let (received, letters) = parlour.hand_in(raw(1).as_bytes());
    assert_eq!((verdict(&received), to(&letters)), (Verdict::Explained, vec!["red"]));
    let (received, letters) = parlour.hand_in(raw(2).as_bytes());
    assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0));
    parlour.advance(TimeDelta::hours(25));
    let (_, letters) = parlour.hand_in(raw(3).as_bytes());
    assert_eq!(letters.len(), 1);
    assert_eq!(parlour.position(), 1);
}

#[test]
fn among_friends_an_address_is_enough() {
    let mut parlour = Parlour::empty("[inbound]\ntrust = \"open\"\n");
    parlour.open(3, &[("first-builder", "brown")], "friends");
    let raw = b"From: red@example.org\nTo: monsoon@localhost\n\nbid 3\n";
    let (received, _) = parlour.hand_in(raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}

#[test]
fn a_reply_by_header_alone_is_as_good_as_the_secret_address() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let raw = format!(
        "From: red@example.org\nTo: monsoon@localhost\nReferences: <{}>\n\nbid 3\n",
        letter.message_id
    );
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}

#[test]
fn an_order_for_a_settled_question_is_stale() {
    let mut parlour = table();
    let old = parlour.last("red");
    parlour.play("red", "bid 5");
    for colour in ["green", "brown", "yellow"] {
        parlour.play(colour, "pass");
    }
    assert_eq!(parlour.awaited(), ["red"]);
    let before = parlour.position();
    let raw = parlour.reply_to(&old, "red@example.org", "bid 5");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, before));
    assert!(!letters[0].buttons().is_empty(), "the present question is put again");
}

#[test]
fn who_is_not_asked_is_told_so() {
    let mut parlour = table();
    // A bid is kept for green's turn; a second one in the same round is not.
    parlour.play("green", "bid 5");
    assert_eq!(parlour.position(), 1);
    parlour.play("red", "pass");
    let position = parlour.position();
    let (received, letters) = parlour.mail("green", "bid 6");
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, position));
    assert_eq!(to(&letters), ["green"]);
}

#[test]
fn an_empty_mail_gets_a_clear_answer() {
    let mut parlour = table();
    for body in ["", "\n\n   \n", "Thanks,\nPlayer red\n", "# only a remark"] {
        let (received, letters) = parlour.mail("red", body);
        assert_eq!((verdict(&received), letters.len()), (Verdict::Explained, 1), "{body:?}");
    }
    assert_eq!(parlour.position(), 1);
}

#[test]
fn a_huge_mail_is_not_read_but_answered() {
    let mut parlour = table();
    let mut raw = parlour.reply("red", "bid 5");
    raw.resize(30_000_000, b'x');
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, 1));
    assert_eq!(letters.len(), 1);
    // From a folder only the head is read.
    let head = parlour.reply("red", "bid 5");
    let incoming = Incoming {
        raw: head,
        recipients: vec![],
        sender: None,
        source: Source::Maildir,
        peer: None,
    };
    let received = parlour.desk.receive(&incoming, 30_000_000).unwrap();
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, 1));
}

#[test]
fn broken_mime_is_no_catastrophe() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let head = format!("From: red@example.org\nTo: {}\nSubject: x\n", letter.reply_to);
    let bodies = [
        "Content-Type: multipart/alternative; boundary=\"a\"\n\n--a\nContent-Type: text/pl",
        "Content-Type: multipart/mixed\n\n--\n--\n",
        "Content-Type: text/plain; charset=nonsense\nContent-Transfer-Encoding: base64\n\n!!!!",
        "Content-Type: text/html\n\n<table><td><<<>&&&#x;",
    ];
    for (number, body) in bodies.into_iter().enumerate() {
        let raw = format!("Message-ID: <broken{number}@x>\n{head}{body}");
        let (received, letters) = parlour.hand_in(raw.as_bytes());
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{body}");
        assert_ne!(verdict(&received), Verdict::Quarantined, "{body}");
        assert!(letters.len() <= 1);
    }
    assert_eq!(parlour.position(), 1);
}

#[test]
fn a_quoted_letter_never_acts() {
    let mut parlour = table();
    let letter = parlour.last("red");
    for mark in ["> ", ">", "| ", "", "    "] {
        let quote = quoted(&letter.text, mark);
        let (received, _) = parlour.mail("red", &quote);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{mark:?}");
        assert_eq!(parlour.position(), 1);
    }
    let quote = quoted(&letter.text, "> ");
    parlour.play("red", &format!("bid 5\r\n\r\nMonsoon wrote:\r\n{quote}"));
}

#[test]
fn a_reply_in_html_alone_is_read() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let raw = format!(
        "From: red@example.org\r\nTo: {}\r\nMIME-Version: 1.0\r\n\
         Content-Type: text/html; charset=utf-8\r\n\r\n\
         <div dir=\"ltr\">bid&nbsp;7</div><br><div class=\"gmail_quote\">On Monday Monsoon wrote:\
         <blockquote class=\"gmail_quote\">{}</blockquote></div>\r\n",
        letter.reply_to, letter.html
    );
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    parlour.last("green").says("7");
}

#[test]
fn help_and_board_and_language_are_for_the_asking() {
    let mut parlour = table();
    let (_, letters) = parlour.mail("green", "help");
    letters[0].says("propose");
    let (_, letters) = parlour.mail("green", "board");
    assert_eq!(to(&letters), ["green"]);
    let (_, letters) = parlour.mail("green", "language pl");
    assert!(letters[0].text.contains("Licytacja") || letters[0].text.contains("licytacja"));
    let (received, letters) = parlour.mail("green", "language klingon");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert!(letters[0].text.contains("en, pl, fr, da, es"));
    assert_eq!(parlour.position(), 1);
}

#[test]
fn a_machine_that_answers_every_letter_is_not_answered_for_ever() {
    let mut parlour = table();
    let answered: usize = (0..50).map(|_| parlour.mail("red", "I am not here").1.len()).sum();
    // And once more, to say that there will be no more for now.
    assert_eq!(answered, 20 + 1);
    parlour.advance(TimeDelta::hours(2));
    assert_eq!(parlour.mail("red", "I am not here").1.len(), 1);
    parlour.play("red", "bid 5");
}

#[test]
fn a_letter_that_can_not_be_sent_is_tried_again_with_the_same_bytes() {
    use monsoon::desk::Report;
    let mut parlour = Parlour::empty(MODERATED);
    let wish = monsoon::desk::NewTable {
        game: "santiago".into(),
        seats: ["a", "b", "c"]
            .map(|name| monsoon::desk::NewSeat {
                name: name.into(),
                address: format!("{name}@example.org"),
                language: None,
            })
            .to_vec(),
        options: vec![],
        seed: None,
        moderators: vec![],
        later: false,
    };
    parlour.desk.open(&wish).unwrap();
    let first = parlour.desk.due(1).unwrap().remove(0);
    parlour.desk.report(first.0, first.1, &Report::Temporary("later".into())).unwrap();
    assert!(parlour.desk.due(10).unwrap().iter().all(|letter| letter.0 != first.0));
    parlour.advance(TimeDelta::minutes(1));
    // Behind those that have been due for longer.
    let due = parlour.desk.due(10).unwrap();
    let again = due.into_iter().find(|letter| letter.0 == first.0).unwrap();
    assert_eq!(again.1, 1);
    assert_eq!(again.2.raw, first.2.raw);
    assert_eq!(again.2.message_id, first.2.message_id);
    parlour.desk.report(again.0, again.1, &Report::Permanent("no such user".into())).unwrap();
    let notices: Vec<_> = parlour.post();
    let told = notices.iter().filter(|letter| letter.to == "mod@example.org");
    assert_eq!(told.filter(|letter| letter.text.contains("no such user")).count(), 1);
}

#[test]
fn a_journal_changed_by_another_hand_stops_its_table_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = Parlour::empty(MODERATED);
    parlour.desk = {
        let config = monsoon::config::Config::parse(MODERATED, std::path::Path::new("t")).unwrap();
        let settings = monsoon::desk::Settings::from_config(&config, &shipped()).unwrap();
        let store = crate::parlour::store_at(&path);
        monsoon::desk::Desk::new(store, settings, parlour.clock.clone())
    };
    parlour.open(3, &[("first-builder", "brown")], "one");
    let red_at_one = parlour.last("red");
    parlour.open(3, &[("first-builder", "brown")], "two");
    let red_at_two = parlour.last("red");
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute("UPDATE journal SET entry = replace(entry, '10', '99') WHERE table_id = 1", [])
        .unwrap();
    let raw = parlour.reply_to(&red_at_one, "red@example.org", "bid 1");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Explained);
    assert_eq!(to(&letters), ["red", "mod"], "who wrote is answered first");
    let raw = parlour.reply_to(&red_at_one, "red@example.org", "bid 2");
    let (_, letters) = parlour.hand_in(&raw);
    assert_eq!(to(&letters), ["red"], "the moderator is told once");
    let raw = parlour.reply_to(&red_at_two, "red@example.org", "bid 1");
    let (received, _) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    let list = parlour.desk.list().unwrap();
    assert_eq!(list[0].status.to_string(), "paused");
    assert_eq!(list[1].position, 2);
}

#[test]
fn an_odd_message_id_costs_nobody_an_order() {
    for id in ["a:b@x.example", "(c)@x", "żółw@x.pl", "a,b;c@x", &"l".repeat(950)] {
        let mut parlour = table();
        let letter = parlour.last("red");
        let raw = format!(
            "From: red@example.org\nTo: {}\nMessage-ID: <{id}>\n\nbid 4\n",
            letter.reply_to
        );
        let (received, letters) = parlour.hand_in(raw.as_bytes());
        assert_eq!((verdict(&received), letters.len()), (Verdict::CarriedOut, 2), "{id}");
    }
}

#[test]
fn an_order_beside_a_greeting_is_not_lost() {
    let mut parlour = table();
    let (received, _) = parlour.mail("red", "Hi, bid 4");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    let colour = parlour.awaited()[0];
    parlour.play(colour, "Hi all,\nbid 5\nThanks\nAnna");
}

#[test]
fn a_language_is_part_of_all_or_nothing() {
    let mut parlour = table();
    let (received, letters) = parlour.mail("red", "language pl\nbid 99");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("What do you bid?");
    parlour.play("red", "board");
    parlour.last("red").says("What do you bid?");
    parlour.play("red", "language pl\nbid 4");
    assert!(!parlour.last("red").text.contains("Round 1"), "{}", parlour.last("red").text);
}

#[test]
fn a_bare_secret_learns_from_the_header_what_was_seen() {
    let mut parlour = table();
    let old = parlour.last("red");
    parlour.play("red", "bid 5");
    for colour in ["green", "brown", "yellow"] {
        parlour.play(colour, "pass");
    }
    assert_eq!(parlour.awaited(), ["red"]);
    let (local, domain) = old.reply_to.split_once('@').unwrap();
    let bare = format!("{}@{domain}", local.rsplit_once('-').unwrap().0);
    let raw =
        format!("From: red@example.org\nTo: {bare}\nIn-Reply-To: <{}>\n\nbid 5\n", old.message_id);
    let before = parlour.position();
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, before));
}

#[test]
fn what_our_own_mail_server_calls_forged_plays_nothing() {
    let mut parlour = Parlour::empty("[inbound]\nauthserv_id = \"mx.home\"\n");
    parlour.open(3, &[("first-builder", "brown")], "x");
    let bid = String::from_utf8(parlour.reply("red", "bid 3")).unwrap();
    let forged = format!("Authentication-Results: mx.home; dmarc=fail\r\n{bid}");
    let (received, letters) = parlour.hand_in(forged.as_bytes());
    assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0));
    // Another server's word counts for nothing.
    let bid = String::from_utf8(parlour.reply("red", "bid 3")).unwrap();
    let other = format!("Authentication-Results: mx.away; dmarc=fail\r\n{bid}");
    let (received, _) = parlour.hand_in(other.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}

#[test]
fn strangers_with_ever_new_addresses_do_not_flood_a_player() {
    let mut parlour = table();
    let letter = parlour.last("red");
    let told: usize = (0..60)
        .map(|n| {
            let raw = parlour.reply_to(&letter, &format!("bounce{n}@example.net"), "bid 5");
            parlour.hand_in(&raw).1.len()
        })
        .sum();
    // This many questions, and a note that there are more.
    assert_eq!(told, 5 + 1);
}

#[test]
fn the_dice_may_seat_the_players() {
    let orders: std::collections::BTreeSet<Vec<String>> = (0..12)
        .map(|seed| {
            let mut parlour = Parlour::empty(MODERATED);
            parlour.open(4, &[("shuffle-seats", "yes")], &seed.to_string());
            let shown = parlour.desk.list().unwrap();
            shown[0].players.clone()
        })
        .collect();
    assert!(orders.len() > 3, "D5: {orders:?}");
    for order in &orders {
        let mut sorted = order.clone();
        sorted.sort();
        assert_eq!(sorted, ["Player brown", "Player green", "Player red", "Player yellow"]);
    }
}

/// A letter's link for an absence needs only its last day, in every language.
#[test]
fn the_link_for_an_absence_is_gone_on_with_by_a_day() {
    for language in Language::ALL {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_in("santiago", &[Some(language); 3], &[], "absent");
        let link = parlour.last("red").begun().last().expect("a link").clone();
        parlour.mail("red", &format!("{link}2030-01-05"));
        let letter = parlour.last("red");
        assert!(letter.text.contains("2030"), "{language:?} {link}: {}", letter.text);
    }
}

/// The button for an amount that has none opens a mail with the beginning of the order: sent
/// as it is it bids nothing, and with an amount it is a bid, in every language.
#[test]
fn an_amount_without_a_button_is_a_tap_and_a_figure() {
    for (game, money) in [("santiago", "open"), ("santiago", "hidden"), ("goa-2012", "")] {
        for language in Language::ALL {
            let mut parlour = Parlour::empty(MODERATED);
            let options = [("money", money)];
            let options = if money.is_empty() { &[][..] } else { &options };
            parlour.open_in(game, &[Some(language); 3], options, "amounts");
            let colour = loop {
                let colour = parlour.awaited()[0];
                let letter = parlour.last(colour);
                if letter.begun_bid().is_some() {
                    break colour;
                }
                parlour.play(colour, &letter.orders()[0]);
            };
            let letter = parlour.last(colour);
            let begun = letter.begun_bid().unwrap();
            assert!(!letter.text.contains(&format!(" {begun}\n")), "{}", letter.text);
            let position = parlour.position();
            let (received, letters) = parlour.mail(colour, &begun);
            assert_eq!(verdict(&received), Verdict::Refused, "{game} {language:?} {begun}");
            assert_eq!((to(&letters), parlour.position()), (vec![colour], position));
            // The least amount of which no button knows.
            let shown = letter.orders();
            let order = (1..99).map(|it| format!("{begun}{it}")).find(|it| !shown.contains(it));
            parlour.play(colour, &order.unwrap());
        }
    }
}
