//! People who watch a table: what they read, what they can't do, and how it ends.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, to};
use crate::parlour::{Arrived, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    desk::{NewSeat, Report, WatchError, showing::ViewerName},
    engine::TableSeed,
    store::{Verdict, WatchPace},
};
use serde_json::Value;

/// Anna, Ben and Cleo play table 1, which was opened like this; Dan has signed up.
fn played(new: &str, entry: &str) -> Post {
    let mut post = super::played(new, &[]);
    post.does(BEN, &format!("join 1{entry}"));
    post.does(CLEO, &format!("join 1{entry}"));
    assert_eq!(post.parlour.awaited().len(), 1);
    post
}

/// The address of whoever is awaited at table 1, with its last letter about it.
fn turn(post: &Post) -> Option<(String, Arrived)> {
    let colour = *post.parlour.awaited().first()?;
    let (shown, _) = post.parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap();
    let seat = shown.seats.iter().find(|it| it.seat == colour).unwrap();
    let address = seat.address.clone().unwrap();
    let letter = of_table(post, &address);
    Some((address, letter))
}

/// The next move, by one of the buttons; `None` once the game is over.
fn moves(post: &mut Post, pick: usize) -> Option<Vec<Arrived>> {
    let (from, letter) = turn(post)?;
    let orders = letter.orders();
    let order = orders[pick % orders.len()].clone();
    let (received, mut letters) = post.raw(&from, &letter.reply_to, "", &order);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{order}");
    post.parlour.desk.tick().unwrap();
    letters.extend(post.parlour.post());
    Some(letters)
}

fn round(post: &Post) -> u64 {
    post.parlour.view()["round"].as_u64().unwrap()
}

#[test]
fn whoever_watches_reads_of_each_round_and_of_the_end() {
    let mut post = played("new santiago 3 money=hidden", "");
    let letters = post.does(DAN, "watch 1");
    let [first] = &letters[..] else { panic!("{letters:?}") };
    assert_eq!(first.to, address(DAN));
    first.says("You watch this table").says("Anna");
    assert_eq!(first.buttons(), ["unwatch 1", "watch 1 end"]);
    let raw = String::from_utf8_lossy(&first.raw).into_owned();
    assert!(raw.contains("subject=unwatch%201>"), "{raw}");
    let (mut rounds, mut told, mut last) = (round(&post), 1, first.clone());
    let mut watchers_told = 0;
    for pick in 0.. {
        let Some(letters) = moves(&mut post, pick * 7) else { break };
        for letter in &letters {
            watchers_told += usize::from(letter.text.contains("Watching since your last letter"));
        }
        let mine = to(&letters, address(DAN));
        let over = post.parlour.awaited().is_empty();
        let new = !over && round(&post) != rounds;
        if !over {
            rounds = round(&post);
        }
        assert_eq!(mine.len(), usize::from(new || over), "{mine:?}");
        told += mine.len();
        if let Some(letter) = mine.first() {
            assert!(letter.html.len() < 60_000, "{}", letter.html.len());
            last = (*letter).clone();
        }
    }
    assert!(told > 8, "{told}");
    // Each player was told once who watches.
    assert_eq!(watchers_told, 3);
    last.says("attached as a page").says("last letter about this table");
    // So the end is told, with the game as a file, to everybody.
    for who in [ANNA, BEN, CLEO, DAN] {
        let letter = of_table(&post, who);
        let raw = String::from_utf8_lossy(&letter.raw).into_owned();
        assert!(raw.contains("monsoon-1-santiago.html"), "{who}");
        assert!(letter.raw.len() < 1_000_000, "{}", letter.raw.len());
    }
    assert!(post.parlour.hours(3).is_empty());
}

#[test]
fn who_wants_the_end_alone_gets_that() {
    let mut post = played("new santiago 3", "");
    let letters = post.does(DAN, "suivre 1 fin");
    assert_eq!(letters[0].buttons(), ["unwatch 1", "watch 1 round"]);
    let mut told = Vec::new();
    for pick in 0.. {
        let Some(letters) = moves(&mut post, pick) else { break };
        told.extend(to(&letters, address(DAN)).into_iter().cloned());
    }
    let [last] = &told[..] else { panic!("{} letters", told.len()) };
    last.says("last letter about this table");
    assert!(last.html.len() < 60_000);
}

/// What a seat alone knows is marked, and no mark ever reaches who watches: hidden money, sealed
/// plans, words to others, notes, salts, passphrases.
#[test]
fn nothing_secret_reaches_who_watches() {
    for new in ["new santiago 3 money=hidden press=private", "new goa-2012 3"] {
        let mut post = played(new, "");
        let letter = of_table(&post, ANNA);
        let marks = "say: marimba99\nnote xylophone98\nsalt didgeridoo97";
        post.raw(ANNA, &letter.reply_to, "", marks);
        let letter = of_table(&post, BEN);
        post.raw(BEN, &letter.reply_to, "", "to Anna: balalaika95");
        let mut dice = TableSeed::new("watching").dice(0);
        let mut seen = 0;
        for number in 0..240 {
            // How long a round takes is up to the draws.
            if number >= 60 && seen > 1 {
                break;
            }
            // A letter to who has just come says nothing of the past: a card in a hand that
            // it names is named because of the hand.
            let hands = held(&post.parlour.view());
            if number % 6 == 0 {
                post.does(DAN, "unwatch 1");
                let letters = post.does(DAN, "watch 1");
                for card in hands {
                    let words = card.replace('-', " ");
                    for text in [&letters[0].text, &letters[0].html] {
                        let text = text.to_lowercase();
                        assert!(!text.contains(&words), "{words}:\n{text}");
                    }
                }
            }
            post.parlour.advance(TimeDelta::minutes(20));
            let pick = *dice.pick(&[0, 1, 2, 3, 5, 8]).unwrap();
            let Some(letters) = moves(&mut post, pick) else { break };
            for letter in to(&letters, address(DAN)) {
                seen += 1;
                let raw = String::from_utf8_lossy(&letter.raw);
                for mark in ["marimba", "xylophone", "didgeridoo", "balalaika"] {
                    assert!(!letter.text.contains(mark), "{mark}:\n{}", letter.text);
                    assert!(!letter.html.contains(mark) && !raw.contains(mark), "{mark}");
                }
                for who in [ANNA, BEN, CLEO] {
                    assert!(!raw.contains(address(who)), "{who}");
                }
            }
        }
        assert!(seen > 1, "{new}: {seen}");
    }
}

/// Two games that differ in what one player secretly has: whoever watches reads the same.
#[test]
fn hidden_money_makes_no_difference_to_who_watches() {
    let read = |money: u32| {
        let mut post = Post::new(ANYONE);
        post.parlour.open(3, &[("money", "hidden"), ("watch", "open")], "twins");
        post.sign_up(DAN);
        post.does(DAN, "watch 1");
        let line = format!("adjust red money {money} because of a slip");
        // Only who has given their word may touch what is secret.
        for lines in ["not playing because I do not", "reveal because of a slip", &line] {
            let lines = [lines.to_owned()];
            let done = post.parlour.desk.moderate(TableId(1), None, &lines).unwrap();
            assert!(!done.refused, "{}", done.text);
        }
        post.parlour.post();
        assert_eq!(post.parlour.view()["players"][0]["money"], money);
        let mut letters = Vec::new();
        for _ in 0..40 {
            let Some(told) = moves(&mut post, 0) else { break };
            for letter in to(&told, address(DAN)) {
                let house = &letter.reply_to;
                letters.push((letter.text.clone(), letter.html.replace(house.as_str(), "")));
            }
        }
        let texts = letters.into_iter().map(|(text, html)| {
            // The buttons' links have the house's secret.
            let html: Vec<String> = html
                .split("mailto:")
                .map(|it| it.split_once('?').map_or(it, |(_, rest)| rest).to_owned())
                .collect();
            (text, html)
        });
        texts.collect::<Vec<_>>()
    };
    let (one, other) = (read(12), read(13));
    assert!(one.len() > 2, "{}", one.len());
    for ((text, html), (text2, html2)) in one.iter().zip(&other) {
        assert_eq!(text, text2);
        assert_eq!(html, html2);
    }
    assert_eq!(one.len(), other.len());
}

/// The cards in all hands, by their names in the game.
fn held(view: &Value) -> Vec<String> {
    let mut found = Vec::new();
    match view {
        Value::Object(fields) => {
            for (name, value) in fields {
                if let ("hand", Some(cards)) = (name.as_str(), value.as_array()) {
                    found.extend(cards.iter().filter_map(|it| it.as_str().map(str::to_owned)));
                } else {
                    found.extend(held(value));
                }
            }
        }
        Value::Array(values) => found.extend(values.iter().flat_map(held)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found
}

#[test]
fn a_private_table_is_none_to_who_does_not_know_its_word() {
    let mut post = played("new santiago 3 word=mango", " mango");
    let refusals: Vec<String> = ["watch 1", "watch 1 melon", "watch 7", "watch 1 word=mang"]
        .map(|line| {
            let (received, letters) = post.answer(DAN, line);
            assert_eq!(verdict(&received), Verdict::Refused, "{line}");
            assert_eq!(letters.len(), 1);
            letters[0].says("You can’t watch table").text.replace('7', "1")
        })
        .to_vec();
    assert!(refusals.windows(2).all(|pair| pair[0] == pair[1]), "{refusals:#?}");
    post.does(DAN, "tables");
    assert!(!post.last(address(DAN)).text.contains("table 1"));
    post.does(DAN, "Watch 1 Mango")[0].says("You watch this table");
    // And where its players want nobody, no word helps.
    let mut post = played("new santiago 3 word=mango watch=none", " mango");
    assert_eq!(verdict(&post.answer(DAN, "watch 1 mango").0), Verdict::Refused);
    // A word for watching alone is nothing that others may read among the options.
    let (received, letters) = post.answer(DAN, "new santiago 3 watch=word:melon");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("watch=word");
    assert_eq!(verdict(&post.answer(DAN, "new santiago 3 watch=word").0), Verdict::Refused);
}

#[test]
fn what_who_watches_orders_does_nothing() {
    let mut post = played("new santiago 3", "");
    let letter = post.does(DAN, "watch 1")[0].clone();
    let before = post.parlour.position();
    let nothing = "nothing that you order at a table is carried out";
    let alone = "Only those who play at a table can write to its players";
    for (order, told) in [
        ("bid 5", nothing),
        ("pass", nothing),
        ("undo", nothing),
        ("plans", nothing),
        ("agree", nothing),
        ("propose end", nothing),
        ("say: hello", alone),
        ("to red: hello", alone),
        ("note: red has no money", alone),
    ] {
        let (received, letters) = post.raw(DAN, &letter.reply_to, "", order);
        assert_eq!(verdict(&received), Verdict::Explained, "{order}");
        assert_eq!(letters.len(), 1, "{letters:?}");
        assert_eq!(letters[0].to, address(DAN));
        letters[0].says(told);
    }
    assert_eq!(post.parlour.position(), before);
    // What stands beside it is done all the same.
    let letters = post.does(DAN, "say hello\nset receipts off");
    letters[0].says(alone).says("set receipts off");
    // And so often only.
    let mut answered = 0;
    for _ in 0..30 {
        answered += post.raw(DAN, &letter.reply_to, "", "bid 7").1.len();
    }
    assert!(answered <= 20, "{answered}");
    // In somebody else's name, even less.
    let (_, letters) = post.raw("Mallory <m@m.example>", &letter.reply_to, "", "unwatch 1");
    assert!(letters.iter().all(|it| it.to == address(DAN)), "{letters:?}");
    assert_eq!(post.parlour.desk.who_watches(TableId(1)).unwrap().len(), 1);
}

#[test]
fn it_ends_when_they_want() {
    let mut post = played("new santiago 3", "");
    let letter = post.does(DAN, "watch 1")[0].clone();
    post.does(DAN, "watch 1 end")[0].says("when the game is over");
    // The header's link is a mail with these words as its subject, and no text.
    let house = letter.reply_to.clone();
    let raw = format!(
        "From: {DAN}\r\nTo: <{house}>\r\nSubject: unwatch 1\r\nMessage-ID: <u@d.example>\r\n\r\n\r\n"
    );
    let (received, letters) = post.parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    letters[0].says("You do not watch table 1");
    let nobody = |post: &Post| post.parlour.desk.who_watches(TableId(1)).unwrap().is_empty();
    assert!(nobody(&post));
    for (line, confirm) in [("never", false), ("forget me", true)] {
        post.does(DAN, "watch 1");
        assert!(!nobody(&post));
        post.does(DAN, line);
        if confirm {
            post.does(DAN, "forget me confirm");
        }
        assert!(nobody(&post), "{line}");
    }
}

/// Whoever wants the end alone reads how it came: not that the game was given up, if it was agreed
/// on as a draw.
#[test]
fn the_end_is_told_as_it_was() {
    for (motion, head) in [("draw", "The game ends in a draw"), ("end", "Agreed to end the game")] {
        let mut post = played("new santiago 3", "");
        post.does(DAN, "watch 1 end");
        for (who, line) in
            [(ANNA, format!("propose {motion}")), (BEN, "agree".into()), (CLEO, "agree".into())]
        {
            let seat = of_table(&post, who).reply_to;
            post.raw(who, &seat, "", &line);
        }
        post.parlour.desk.tick().unwrap();
        let letters = post.parlour.post();
        let [end] = to(&letters, address(DAN))[..] else { panic!("{letters:?}") };
        end.says(head);
        assert!(!end.text.contains("given up"), "{}", end.text);
    }
}

#[test]
fn letters_that_come_back_end_it() {
    let mut post = played("new santiago 3", "");
    post.does(DAN, "watch 1");
    let mut pick = 0;
    let told = loop {
        pick += 1;
        let letters = moves(&mut post, pick).unwrap();
        if let Some(mine) = to(&letters, address(DAN)).first() {
            break (*mine).clone();
        }
    };
    let bounce = format!(
        "From: MAILER-DAEMON@d.example\r\nTo: <{}>\r\nReturn-Path: <>\r\nMessage-ID: \
         <bounce@d.example>\r\nAuto-Submitted: auto-replied\r\nContent-Type: multipart/report; \
         report-type=delivery-status; boundary=\"b\"\r\n\r\n--b\r\n\r\nNo such \
         mailbox.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; \
         d.example\r\n\r\nFinal-Recipient: rfc822; {}\r\nAction: failed\r\nStatus: \
         5.1.1\r\n\r\n--b--\r\n",
        told.sender, told.to
    );
    post.parlour.hand_in(bounce.as_bytes());
    assert!(post.parlour.desk.who_watches(TableId(1)).unwrap().is_empty());
    // Refused at once, it is the same.
    let house = post.last(address(DAN)).reply_to;
    let raw =
        format!("From: {DAN}\r\nTo: <{house}>\r\nMessage-ID: <w@d.example>\r\n\r\nwatch 1\r\n");
    let incoming = monsoon::mail::Incoming {
        recipients: vec![],
        sender: None,
        peer: None,
        source: monsoon::mail::Source::Smtp,
        raw: raw.into_bytes(),
    };
    post.parlour.desk.receive(&incoming, 100).unwrap();
    assert_eq!(post.parlour.desk.who_watches(TableId(1)).unwrap().len(), 1);
    for (id, attempts, parcel) in post.parlour.desk.due(10).unwrap() {
        assert_eq!(parcel.to, address(DAN));
        let gone = Report::Permanent("550 5.1.1 no such mailbox".into());
        post.parlour.desk.report(id, attempts, &gone).unwrap();
    }
    assert!(post.parlour.desk.who_watches(TableId(1)).unwrap().is_empty());
}

#[test]
fn a_moderator_may_open_and_close_it() {
    let mut post = played("new santiago 3 watch=none", "");
    assert_eq!(verdict(&post.answer(DAN, "watch 1").0), Verdict::Refused);
    let option = |post: &mut Post, value: &str| {
        let lines = [format!("option watch={value} because we like it")];
        let done = post.parlour.desk.moderate(TableId(1), None, &lines).unwrap();
        assert!(!done.refused, "{}", done.text);
        (done.text, post.parlour.post())
    };
    let (text, letters) = option(&mut post, "word:papaya");
    // The word is for those who are told it, not for the journal.
    let journal = post.parlour.desk.store().read().journal(TableId(1)).unwrap();
    assert!(journal.iter().all(|row| !row.entry.contains("papaya")), "{text}");
    assert!(letters.iter().all(|it| !it.text.contains("papaya")));
    assert_eq!(verdict(&post.answer(DAN, "watch 1").0), Verdict::Refused);
    post.does(DAN, "watch 1 papaya");
    let (_, letters) = option(&mut post, "none");
    to(&letters, address(DAN))[0].says("no longer watched");
    assert!(post.parlour.desk.who_watches(TableId(1)).unwrap().is_empty());
}

#[test]
fn players_do_not_watch_and_watchers_may_come_to_play() {
    let mut post = played("new santiago 3", "");
    let (received, letters) = post.answer(BEN, "watch 1");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("You play at table 1 already");
    post.does(DAN, "watch 1");
    let lines = [format!("replace red with {DAN} because of a holiday")];
    let done = post.parlour.desk.moderate(TableId(1), None, &lines).unwrap();
    assert!(!done.refused, "{}", done.text);
    assert!(post.parlour.desk.who_watches(TableId(1)).unwrap().is_empty());
}

#[test]
fn so_many_watch_and_so_many_tables() {
    let mut post = played("new santiago 3", "");
    let who = |nth: usize| NewSeat {
        name: format!("W {nth}"),
        address: format!("w{nth}@w.example"),
        language: None,
    };
    let desk = &mut post.parlour.desk;
    for nth in 0..20 {
        desk.let_watch(TableId(1), &who(nth), WatchPace::Round).unwrap();
    }
    let full = desk.let_watch(TableId(1), &who(20), WatchPace::End);
    assert!(matches!(full, Err(WatchError::Refused(_))), "{full:?}");
    assert!(desk.end_watching(TableId(1), "W3@w.example").unwrap());
    assert!(!desk.end_watching(TableId(1), "w3@w.example").unwrap());
    assert!(matches!(
        desk.let_watch(TableId(7), &who(1), WatchPace::End),
        Err(WatchError::NoTable(_))
    ));
    for nth in 2..=12 {
        post.parlour.open(2, &[("watch", "open")], &format!("table {nth}"));
    }
    let mut last = None;
    for nth in 2..=12 {
        last = Some(post.parlour.desk.let_watch(TableId(nth), &who(50), WatchPace::Round));
    }
    assert!(matches!(last, Some(Err(WatchError::Refused(_)))));
    // Nobody has agreed to be watched where nothing was said of it.
    let closed = post.parlour.open(2, &[], "closed");
    assert!(matches!(
        post.parlour.desk.let_watch(closed, &who(1), WatchPace::End),
        Err(WatchError::NotOpen(_))
    ));
}

/// A letter is due once the move is written, and written once: whatever ends the program
/// between the two.
#[test]
fn a_letter_to_who_watches_is_neither_lost_nor_doubled() {
    let mut post = played("new santiago 3", "");
    post.does(DAN, "watch 1");
    let before = round(&post);
    // Nobody looks at the clocks meanwhile.
    let mut pick = 0;
    while round(&post) == before {
        let (from, letter) = turn(&post).unwrap();
        let orders = letter.orders();
        pick += 1;
        post.raw(&from, &letter.reply_to, "", &orders[pick % orders.len()]);
    }
    assert_eq!(post.parlour.desk.store().read().observers_due().unwrap(), [TableId(1)]);
    let mut told = 0;
    for _ in 0..3 {
        post.parlour.desk.tick().unwrap();
        told += to(&post.parlour.post(), address(DAN)).len();
    }
    assert_eq!(told, 1);
    // What fails on the way is sent again with the same bytes.
    post.parlour.advance(TimeDelta::minutes(1));
    post.does(DAN, "unwatch 1");
    let from = DAN;
    let to = post.last(address(from)).reply_to;
    let raw = format!("From: {from}\r\nTo: <{to}>\r\nMessage-ID: <w@d.example>\r\n\r\nwatch 1\r\n");
    let incoming = monsoon::mail::Incoming {
        recipients: vec![],
        sender: None,
        peer: None,
        source: monsoon::mail::Source::Smtp,
        raw: raw.into_bytes(),
    };
    post.parlour.desk.receive(&incoming, 100).unwrap();
    let first = post.parlour.desk.due(10).unwrap();
    let (id, attempts, parcel) = &first[0];
    let later = Report::Temporary("421 later".into());
    post.parlour.desk.report(*id, *attempts, &later).unwrap();
    post.parlour.advance(TimeDelta::hours(2));
    let again = post.parlour.desk.due(10).unwrap();
    assert_eq!((again.len(), &again[0].2.raw), (1, &parcel.raw));
}
