//! What members say about themselves: further addresses, a passphrase, and that they want to
//! be forgotten.

use super::{ANNA, ANYONE, BEN, Post, to};
use crate::parlour::{Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    store::{VERSION, Verdict},
};
use rusqlite::Connection;

fn is_member(post: &Post, address: &str) -> bool {
    post.parlour.desk.store().read().member(address).unwrap().is_some()
}

/// It can't be undone, so one mail does not do it, whatever stands in it.
#[test]
fn nobody_is_forgotten_by_one_mail() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "forget me confirm")[0].says("Shall we forget you?");
    assert!(is_member(&post, "anna@a.example"));
    // A yes to a question of long ago is none.
    post.parlour.advance(TimeDelta::days(8));
    post.does(ANNA, "forget me confirm")[0].says("Shall we forget you?");
    assert!(is_member(&post, "anna@a.example"));
    post.does(ANNA, "forget me confirm")[0].says("You are forgotten");
    assert!(!is_member(&post, "anna@a.example"));
    // Both in one mail are one mail.
    post.sign_up(BEN);
    for body in ["forget me confirm\nforget me", "forget me\nforget me confirm"] {
        post.does(BEN, body)[0].says("Shall we forget you?");
        assert!(is_member(&post, "ben@b.example"), "{body}");
    }
}

#[test]
fn a_further_address_is_confirmed_from_the_first() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "addresses")[0].says("You have one address");
    let secret = post.last("anna@a.example").reply_to;
    let work = "Anna at work <anna@work.example>";
    let (received, letters) = post.raw(work, &secret, "", "new santiago 2");
    assert_eq!(verdict(&received), Verdict::Explained);
    let [asked] = &letters[..] else { panic!("{letters:?}") };
    assert_eq!(asked.to, "anna@a.example");
    asked.says("anna@work.example").says("nothing was done");
    let code = asked.buttons().remove(0);
    // Once about each address, and once a day.
    assert!(post.raw(work, &secret, "", "new santiago 2").1.is_empty());
    assert!(post.raw("M <m@m.example>", &secret, "", "new santiago 2").1.is_empty());
    // The other address can't say yes for itself.
    assert!(post.raw(work, &secret, "", &code).1.is_empty());
    post.does(ANNA, &code)[0].says("you may write from").says("anna@work.example");
    post.answer(ANNA, &code).1[0].says("answers nothing");
    let (received, _) = post.raw(work, &secret, "", "new santiago 2");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    // One person, one place.
    let letters = post.raw(work, &secret, "", "join 1").1;
    letters[0].says("You play at table 1 already");
    post.does(ANNA, "forget anna@work.example")[0].says("You have one address");
    assert!(post.raw(work, &secret, "", "set name Eve").1.len() <= 1);
    post.does(ANNA, "set")[0].says("set name Anna");
}

#[test]
fn a_new_reply_address_closes_the_old_one() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    let old = post.last("anna@a.example").reply_to;
    let letters = post.does(ANNA, "renew");
    assert_ne!(letters[0].reply_to, old);
    post.raw(ANNA, &old, "", "set name Eve");
    post.does(ANNA, "set")[0].says("set name Anna");
}

#[test]
fn a_passphrase_protects_a_profile_and_tables_to_come() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.answer(ANNA, "sign new abc").1[0].says("another passphrase");
    let set = post.does(ANNA, "sign new open Sesame").remove(0);
    assert!(!set.text.contains("Sesame"));
    for line in [
        "set name Eve",
        "forget me confirm",
        "new santiago 2",
        "sign off",
        "renew",
        "sign open sesame\nset name Eve",
        "never",
    ] {
        let (received, letters) = post.answer(ANNA, line);
        assert_eq!(verdict(&received), Verdict::Refused, "{line}");
        assert!(!letters[0].text.to_lowercase().contains("sesame"), "{}", letters[0].text);
    }
    // Whoever only looks need not sign.
    post.does(ANNA, "set")[0].says("set name Anna");
    post.does(ANNA, "sign open Sesame\nset name Ania")[0].says("set name Ania");
    post.does(ANNA, "sign open Sesame\nnew santiago 2");
    // It is kept in no mail, and holds at the new table.
    post.does(BEN, "join 1");
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let annas = row.seats.iter().find(|it| it.address == "anna@a.example").unwrap();
    let to_seat = post.parlour.desk.own().with_token(&annas.token);
    let (_, letters) = post.raw(ANNA, &to_seat, "", "leave confirm");
    letters[0].says("not signed");
    post.does(ANNA, "sign open Sesame\nsign off")[0].says("no passphrase any more");
    // The table's still counts, here as well.
    assert_eq!(verdict(&post.answer(ANNA, "set name Eve").0), Verdict::Refused);
}

#[test]
fn no_passphrase_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.sign_up(ANNA);
    post.does(ANNA, "sign new open Sesame");
    post.does(ANNA, "sign open Sesame\nset name Ania");
    assert_eq!(super::forgotten::found(&path, "sesame"), Vec::<String>::new());
}

/// Nor where it was sent to the house's plain address, from elsewhere, as a subject, or is only
/// quoted; and none is repeated.
#[test]
fn no_passphrase_is_kept_wherever_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "sign new open Sesame");
    let house = post.parlour.desk.own().plain();
    let secret = post.last("anna@a.example").reply_to;
    let signed = "sign open Sesame\nset name Ania";
    let quoted = format!("tables\n\nOn Monday I wrote:\n> {}", signed.replace('\n', "\n> "));
    let mut letters = Vec::new();
    for (from, to, body) in [
        (ANNA, &house, signed),
        ("Mallory <m@m.example>", &secret, signed),
        (ANNA, &secret, &quoted),
        (ANNA, &house, &quoted),
        (ANNA, &secret, "Hi, please sign open Sesame\nset name Ania"),
        (ANNA, &secret, "- sign open Sesame\ntables"),
        (ANNA, &secret, "tables; sign open Sesame"),
    ] {
        letters.extend(post.raw(from, to, "", body).1);
        assert_eq!(super::forgotten::found(&path, "sesame"), Vec::<String>::new(), "{from}");
    }
    for (from, to) in [(ANNA, &secret), (ANNA, &house), (BEN, &house)] {
        let raw = format!(
            "From: {from}\r\nTo: <{to}>\r\nSubject: Re: sign open Sesame\r\n\
             Message-ID: <s{}@a.example>\r\n\r\n\r\n",
            letters.len()
        );
        letters.extend(post.parlour.hand_in(raw.as_bytes()).1);
        assert_eq!(super::forgotten::found(&path, "sesame"), Vec::<String>::new(), "{from}");
    }
    assert!(!letters.is_empty());
    assert!(letters.iter().all(|it| !format!("{it:?}").contains("Sesame")), "{letters:?}");
}

/// A name shows all that it has, leads nowhere, and is not the house's.
#[test]
fn nobody_is_called_what_misleads() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for name in [
        "\u{3164}",
        "Ann\u{e0041}a",
        "evil\u{3002}example",
        "evil\u{ff0e}example",
        "Moderator",
        "Spilleder",
        "MONSOON",
        "House red",
        "The moderator",
        "house-red",
        "The House.",
        "Monsoon!",
    ] {
        let (received, letters) = post.answer(ANNA, &format!("set name {name}"));
        assert_eq!(verdict(&received), Verdict::Refused, "{name}");
        letters[0].says("nor pass for the house, a moderator");
    }
    for name in ["Anna ❤\u{fe0f}", "Dr. Anna", "Housemartin", "Żółw"] {
        post.does(ANNA, &format!("set name {name}"));
        post.parlour.advance(TimeDelta::minutes(10));
    }
    let (_, letters) = post.knock("Moderator <eve@e.example>", "hello");
    assert_eq!(letters.len(), 1);
    post.does("Moderator <eve@e.example>", "confirm")[0].says("Welcome, Player");
}

/// Where a provider ignores dots, so do we: one mailbox, one person, one seat.
#[test]
fn dots_make_no_second_person_where_they_make_no_second_mailbox() {
    let mut post = Post::new(ANYONE);
    let dotted = "Zeb <zeb.q@gmail.com>";
    let plain = "Zebedee <Zebq+games@googlemail.com>";
    post.sign_up(ANNA);
    post.sign_up(dotted);
    // The other form is the same person's: it signs nobody up, and gets no letter of its own.
    let (_, letters) = post.knock(plain, "hello");
    assert!(letters.iter().all(|it| it.to == "zeb.q@gmail.com"), "{letters:?}");
    post.does(ANNA, "new santiago 3 zebq@gmail.com");
    let asked = post.parlour.letters.iter().rev().find(|it| it.to == "zebq@gmail.com");
    let asked = asked.unwrap().reply_to.clone();
    post.does(dotted, "join 1");
    post.raw("Zeb <zebq@gmail.com>", &asked, "", "join 1").1[0].says("You play at table 1 already");
    // Elsewhere dots may tell people apart.
    for who in ["Yo <yo.q@y.example>", "Yo <yoq@y.example>"] {
        post.sign_up(who);
    }
    assert!(is_member(&post, "yo.q@y.example") && is_member(&post, "yoq@y.example"));
    // Forgotten in one form is forgotten in all.
    post.does(dotted, "forget me");
    let letters = post.does(dotted, "forget me confirm");
    to(&letters, "zeb.q@gmail.com")[0].says("You are forgotten");
    assert!(post.parlour.desk.store().read().asked_to(TableId(1)).unwrap().is_empty());
}

/// Two sign-ups of one mailbox, made when dots counted everywhere, are one from now on.
#[test]
fn sign_ups_of_one_mailbox_become_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.sign_up("Zeb <zeb.q@gmail.com>");
    post.sign_up("Yo <yo.q@y.example>");
    drop(post);
    let there = Connection::open(&path).unwrap();
    // As the version before kept them.
    there
        .execute_batch(
            "DROP TABLE enclosed; DROP TABLE files; DROP TABLE moves; DROP TABLE receipts;
             DROP TABLE asked_to_join; DROP TABLE house_questions;
             ALTER TABLE invitations DROP COLUMN reminded_at;
             ALTER TABLE members DROP COLUMN passphrase;
             ALTER TABLE members DROP COLUMN forget_asked;
             ALTER TABLE tables DROP COLUMN house_players;
             UPDATE members SET mailbox = address;
             INSERT INTO members (address, mailbox, name, language, token, token_digest, since)
                 VALUES ('zebq@gmail.com', 'zebq@gmail.com', 'Zeb 2', 'en', 'x', 'y', '2026-02-01T00:00:00Z');
             INSERT INTO uninvited VALUES ('no.more@googlemail.com', '2026-01-01');
             DROP INDEX letters_to_strangers; ALTER TABLE gatherings DROP COLUMN by_operator;
             ALTER TABLE greeted DROP COLUMN wish; DROP TRIGGER seat_called_otherwise; DROP TRIGGER seat_gone; DROP TABLE called;
             DROP INDEX press_of_address; ALTER TABLE press DROP COLUMN address;
             PRAGMA user_version = 30;",
        )
        .unwrap();
    assert_eq!(VERSION, 38, "a newer version is stepped back further");
    drop(there);
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    let reader = post.parlour.desk.store().read();
    assert!(reader.member("zebq@gmail.com").unwrap().is_some());
    assert!(reader.member("zeb.q@gmail.com").unwrap().is_none());
    assert!(reader.member("yo.q@y.example").unwrap().is_some());
    assert!(reader.is_uninvited("nomore@gmail.com").unwrap());
    assert_eq!(reader.members().unwrap().len(), 2);
    assert!(post.knock("No <nomore@gmail.com>", "hello").1.is_empty());
}

/// Letters of other scripts that look the same make no other name.
#[test]
fn nobody_looks_like_another() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, "Coco <coco@c.example>"] {
        post.sign_up(who);
    }
    for name in ["\u{410}nna", "Ann\u{430}", "B\u{435}n"] {
        let (received, _) = post.answer(BEN, &format!("set name {name}"));
        assert_eq!(verdict(&received), Verdict::Refused, "{name}");
    }
    post.does(BEN, "set name Анна")[0].says("set name Анна");
    post.does(ANNA, "new santiago 3");
    post.does(BEN, "join 1");
    // All in Cyrillic, and the same to the eye.
    post.sign_up("Сосо <soso@s.example>");
    post.does(ANNA, "leave 1");
    post.does("Coco <coco@c.example>", "join 1");
    post.does("Сосо <soso@s.example>", "join 1");
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let mut names: Vec<&str> = row.seats.iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Coco", "Анна", "Сосо 2"]);
}

/// Thanks are no wish, and wishes are heard as people say them.
#[test]
fn the_house_hears_people() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    for thanks in [
        "Thank you!",
        "Thanks a lot\n\nBen",
        "Dziękuję bardzo!",
        "Merci beaucoup",
        "Mange tak",
        "¡Muchas gracias!",
    ] {
        let (received, letters) = post.answer(BEN, thanks);
        assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0), "{thanks}");
    }
    post.does(ANNA, "new santiago 4");
    let mut is_in = false;
    for line in [
        "Hi Monsoon, join 1",
        "I want to leave table 1",
        "join the table no. 1",
        "I'd like to leave table 1, please",
        "Cześć Monsoon, dołączam 1",
        "Chcę opuścić stół 1",
        "Chciałbym dołączyć do stołu nr 1",
        "opuszczam stół 1",
        "Bonjour Monsoon, rejoindre 1",
        "Je voudrais quitter la table 1",
        "Je voudrais rejoindre la table n° 1",
        "quitter la table numéro 1",
        "Hej Monsoon, deltag 1",
        "Jeg vil gerne forlade bord 1",
        "Jeg vil gerne deltage ved bord nr. 1",
        "forlad bord nummer 1",
        "Hola Monsoon, unirme 1",
        "Quiero salir de la mesa 1",
        "Me gustaría unirme a la mesa núm. 1",
    ] {
        post.parlour.advance(TimeDelta::minutes(10));
        let (received, letters) = post.answer(BEN, line);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{line}: {letters:?}");
        is_in = !is_in;
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap();
        assert_eq!(table.joined.len(), if is_in { 2 } else { 1 }, "{line}");
    }
    for line in [
        "I don't want to leave table 1",
        "Can I leave table 1?",
        "I would not like to leave table 1",
    ] {
        post.parlour.advance(TimeDelta::minutes(10));
        post.answer(BEN, line);
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap();
        assert_eq!(table.joined.len(), 2, "{line}");
    }
    for line in
        ["never, thanks", "nigdy, dziękuję", "jamais, merci", "aldrig, tak", "nunca, gracias"]
    {
        post.parlour.advance(TimeDelta::minutes(10));
        post.does(BEN, line)[0].says("Shall we forget you?");
    }
}

/// A name stands in the subjects of letters to people who do not know its bearer: it sells nothing,
/// and nobody is taken for the house, or for people whose name nobody knows.
#[test]
fn no_name_advertises_or_passes_for_another() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for name in [
        "You won 1000 EUR call 0900 123456",
        "Call 0900 123",
        "Win 100$",
        "You won 1000 EUR",
        "1000Euro free",
        "Get 5€",
        "Buy our very cheap pills",
        "Buy_our_very_cheap_pills",
        "Player red",
        "player 3",
        "Gracz czerwony",
        "Gracz brązowy",
        "Joueur rouge",
        "Spiller rød",
        "Jugadora roja",
        "House brown",
        "H0use brown",
        "Maison verte",
        "M0nsoon",
        "M0ns00n",
        "m0derat0r",
        "P1ayer red",
    ] {
        post.parlour.advance(TimeDelta::minutes(10));
        let (received, letters) = post.answer(ANNA, &format!("set name {name}"));
        assert_eq!(verdict(&received), Verdict::Refused, "{name}");
        letters[0].says("four words and four digits at most");
    }
    for name in ["Anna 1984", "Anna Maria von Trapp", "Dom", "Casa Nova", "Rosa Brown", "L33t"] {
        post.parlour.advance(TimeDelta::minutes(10));
        post.does(ANNA, &format!("set name {name}"))[0].says(&format!("set name {name}"));
    }
    // A sender's name is not taken over, either.
    post.sign_up("You won 1000 EUR <eve@e.example>")[0].says("Welcome, Player");
    post.sign_up("Call 0900 12345 now <mia@m.example>")[0].says("Welcome, Player");
}

/// Neither the house nor an address that is no person's is asked to a table.
#[test]
fn only_people_are_asked() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 4");
    let house = post.parlour.desk.own().plain();
    for who in [house.as_str(), "postmaster@p.example", "abuse+x@p.example", "No-Reply@p.example"] {
        for line in [format!("invite 1 {who}"), format!("new santiago Ben <ben@b.example>, {who}")]
        {
            let (received, letters) = post.answer(ANNA, &line);
            assert_eq!(verdict(&received), Verdict::Refused, "{line}");
            assert_eq!(letters.len(), 1, "{line}: {letters:?}");
            letters[0].says("Nobody was asked");
        }
    }
}
