//! Letters that are to go to another address: only whoever reads it makes it somebody's, and
//! the address of before can take it back.

use super::{ANNA, ANYONE, BEN, CLEO, Post, address, forgotten::found, of_table, status, to};
use crate::parlour::{Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId, commands},
    store::{Status, Verdict},
};

const NEW: &str = "Anna <anna@new.example>";

/// Anna and Ben play table 1.
fn played() -> Post {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    post.does(BEN, "join 1");
    post
}

fn sits(post: &Post, who: &str) -> bool {
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    row.seats.iter().any(|it| it.address == address(who))
}

fn is_member(post: &Post, who: &str) -> bool {
    post.parlour.desk.store().read().member(address(who)).unwrap().is_some()
}

#[test]
fn a_mail_from_the_new_address_makes_it_theirs() {
    let mut post = played();
    let old_secret = post.last("anna@a.example").reply_to;
    let letters = post.does(ANNA, "set address Anna@New.example");
    let [asks] = to(&letters, "anna@new.example")[..] else { panic!("{letters:?}") };
    asks.says("Is this address yours?");
    assert!(!asks.text.contains("Anna") && !asks.text.contains("a.example"), "{}", asks.text);
    to(&letters, "anna@a.example")[0].says("anna@new.example").says("Until then nothing changes");
    let asks = asks.clone();
    assert!(sits(&post, ANNA) && is_member(&post, ANNA));
    // Nobody else says yes to it, and talk is none.
    for (from, line) in [(ANNA, "confirm"), (CLEO, "confirm"), (NEW, "who are you?")] {
        let (_, letters) = post.raw(from, &asks.reply_to, "", line);
        // Anna is told, once a day, where she writes to.
        assert!(letters.iter().all(|it| it.to == "anna@a.example"), "{from}: {letters:?}");
        assert!(sits(&post, ANNA));
    }
    let robot = "Auto-Submitted: auto-replied\r\n";
    assert!(post.raw(NEW, &asks.reply_to, robot, "confirm").1.is_empty());
    let (received, letters) = post.raw(NEW, &asks.reply_to, "", &asks.buttons()[0]);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert!(sits(&post, NEW) && is_member(&post, NEW) && !is_member(&post, ANNA));
    let told = to(&letters, "anna@new.example");
    assert_eq!(told.len(), 2, "{letters:?}");
    assert!(told.iter().any(|it| it.text.contains("Your letters come here now")), "{letters:?}");
    let [gone] = to(&letters, "anna@a.example")[..] else { panic!("{letters:?}") };
    gone.says("no longer come here").says("anna@new.example");
    // From there they play on, and their profile goes with them.
    let row = of_table(&post, NEW);
    let awaited = post.parlour.awaited()[0];
    let table = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let player = table.seats.iter().find(|it| it.seat.colour() == awaited).unwrap();
    let letter = of_table(&post, &player.address);
    let order = letter.orders().remove(0);
    let from = format!("X <{}>", player.address);
    let (received, _) = post.raw(&from, &letter.reply_to, "", &order);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    post.does(NEW, "set")[0].says("set name Anna").says("set address anna@new.example");
    // The old address does nothing any more: not by its secret of the house, nor by the seat's.
    post.raw(ANNA, &old_secret, "", "set name Eve");
    post.raw(ANNA, &row.reply_to, "", "leave confirm");
    assert!(sits(&post, NEW));
    post.does(NEW, "set")[0].says("set name Anna");
    // The letter is used up.
    assert!(post.raw(NEW, &asks.reply_to, "", "confirm").1.len() <= 1);
}

#[test]
fn a_stranger_takes_over_nothing_by_it() {
    let mut post = played();
    let (house, secret) = (post.parlour.desk.own().plain(), post.last("anna@a.example").reply_to);
    let seat = of_table(&post, ANNA).reply_to;
    let mallory = "M <m@m.example>";
    for (from, to) in [
        (ANNA, &house),
        (mallory, &house),
        (mallory, &secret),
        (mallory, &seat),
        (BEN, &secret),
        (ANNA, &seat),
    ] {
        let (_, letters) = post.raw(from, to, "", "set address m@m.example");
        assert!(letters.iter().all(|it| !it.text.contains("Is this address yours?")), "{from}");
        post.parlour.advance(TimeDelta::hours(26));
        post.parlour.desk.tick().unwrap();
        post.parlour.post();
    }
    // Asked for in her name: a new secret ends it, and so does a day.
    for wait in [false, true] {
        let letters = post.does(ANNA, "set address m@m.example");
        let asks = to(&letters, "m@m.example")[0].reply_to.clone();
        if wait {
            post.parlour.advance(TimeDelta::hours(25));
        } else {
            let stop = to(&letters, "anna@a.example")[0].buttons().remove(0);
            post.does(ANNA, &stop)[0].says("new reply address");
        }
        post.raw(mallory, &asks, "", "confirm");
        assert!(sits(&post, ANNA) && is_member(&post, ANNA) && !is_member(&post, mallory));
        post.parlour.advance(TimeDelta::hours(25));
        post.parlour.desk.tick().unwrap();
    }
    // Nor without the passphrase of whoever has one.
    post.does(ANNA, "sign new open Sesame");
    let (received, letters) = post.answer(ANNA, "set address m@m.example");
    assert_eq!((verdict(&received), letters.len()), (Verdict::Refused, 1));
}

/// Whoever stole the secret has a day's look, and then nothing: neither her seat's secret, nor a
/// passphrase that they set.
#[test]
fn the_old_address_takes_it_back() {
    let mut post = played();
    let letters = post.does(ANNA, "set address m@m.example");
    let asks = to(&letters, "m@m.example")[0].reply_to.clone();
    let mallory = "M <m@m.example>";
    let (_, letters) = post.raw(mallory, &asks, "", "confirm");
    let gone = to(&letters, "anna@a.example")[0].clone();
    let stolen = of_table(&post, mallory).reply_to;
    post.does(mallory, "sign new evil laughter");
    post.raw(mallory, &stolen, "", "sign new evil laughter");
    // And on to a second address of theirs.
    let letters = post.does(mallory, "sign evil laughter\nset address m2@m.example");
    let asks = to(&letters, "m2@m.example")[0].reply_to.clone();
    post.raw("M <m2@m.example>", &asks, "", "confirm");
    assert!(is_member(&post, "M <m2@m.example>"));
    // Only from there, and only by that word.
    for (from, line) in [(mallory, "undo"), (ANNA, "confirm"), (BEN, "undo")] {
        post.raw(from, &gone.reply_to, "", line);
        assert!(!is_member(&post, ANNA), "{from}: {line}");
    }
    post.raw(ANNA, &gone.reply_to, "", &gone.buttons()[0]);
    assert!(sits(&post, ANNA) && is_member(&post, ANNA));
    post.does(ANNA, "set name Ania")[0].says("set name Ania");
    for from in [mallory, ANNA, "M <m2@m.example>"] {
        post.raw(from, &stolen, "", "leave confirm");
        assert!(sits(&post, ANNA), "{from}");
    }
    assert_eq!(status(&post, 1), Some(Status::Running));
    // Once.
    post.raw(ANNA, &gone.reply_to, "", "undo");
    // What they had does not come back by their own letter.
    let last = post.parlour.letters.iter().rev().find(|it| it.to == "m@m.example").unwrap();
    let (last, undo) = (last.reply_to.clone(), "undo");
    post.raw(mallory, &last, "", undo);
    assert!(sits(&post, ANNA) && is_member(&post, ANNA));
}

#[test]
fn nobody_is_written_to_often_by_it() {
    let mut post = played();
    post.sign_up(CLEO);
    let mut letters = Vec::new();
    for who in [ANNA, BEN, CLEO, ANNA] {
        letters.extend(post.answer(who, "set address victim@v.example").1);
    }
    assert_eq!(to(&letters, "victim@v.example").len(), 1);
    to(&letters, "cleo@c.example")[0].says("We can’t write to that address now");
    // Three a day from one person, whoever they name; and what cannot be an address.
    let mut others = 0;
    for nth in 0..6 {
        let (_, letters) = post.answer(BEN, &format!("set address b{nth}@n.example"));
        others += letters.iter().filter(|it| it.to.ends_with("@n.example")).count();
    }
    assert_eq!(others, 3);
    let ours = post.parlour.desk.own().plain();
    for wrong in [ours.as_str(), "anna@", "@b.example", "a b@c.example"] {
        let (received, _) = post.answer(ANNA, &format!("set address {wrong}"));
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{wrong}");
    }
    // Whoever says never gets no more, by whatever.
    let asks = letters.iter().find(|it| it.to == "victim@v.example").unwrap().reply_to.clone();
    assert!(post.raw("V <victim@v.example>", &asks, "", "never").1.is_empty());
    post.parlour.advance(TimeDelta::days(2));
    post.parlour.desk.tick().unwrap();
    let (_, letters) = post.answer(ANNA, "set address victim@v.example");
    assert!(to(&letters, "victim@v.example").is_empty());
}

/// Two people are not made one, nor does a player get to read what a moderator does.
#[test]
fn an_address_that_is_somebodys_is_taken() {
    let mut post = played();
    // Whoever has had a letter of ours within the day gets no other.
    post.answer(ANNA, "set address ben@b.example").1[0].says("We can’t write to that address");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    for other in ["ben@b.example", "mod@example.org"] {
        let letters = post.does(ANNA, &format!("set address {other}"));
        let asks = to(&letters, other)[0].reply_to.clone();
        let (received, letters) = post.raw(&format!("X <{other}>"), &asks, "", "confirm");
        assert_eq!(verdict(&received), Verdict::Refused, "{other}");
        to(&letters, "anna@a.example")[0].says("That address is not free");
        assert!(sits(&post, ANNA) && is_member(&post, ANNA));
    }
    // The same line as in the profile changes nothing, and writes to nobody.
    let letters = post.does(ANNA, "set address anna@a.example");
    assert_eq!(letters.len(), 1, "{letters:?}");
    letters[0].says("set address anna@a.example");
}

#[test]
fn whoever_moved_is_forgotten_with_all_addresses() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    let zeb = "Z <zebedee@z.example>";
    let other = "Z <zoroaster@z.example>";
    post.sign_up(zeb);
    post.sign_up(BEN);
    post.does(zeb, "new santiago 2");
    post.does(BEN, "join 1");
    let letters = post.does(zeb, "set address zoroaster@z.example");
    let asks = to(&letters, "zoroaster@z.example")[0].reply_to.clone();
    post.raw(other, &asks, "", "confirm");
    // As long as it can be taken back, nobody is forgotten.
    post.parlour.advance(TimeDelta::days(14));
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    post.does(other, "forget me");
    post.does(other, "forget me confirm");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    for who in ["zebedee", "zoroaster"] {
        assert_eq!(found(&path, who), Vec::<String>::new());
    }
}

#[test]
fn it_is_said_in_every_language() {
    for language in Language::ALL {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, &format!("set language {}", language.code()));
        let line = commands::say("set address anna@new.example", language);
        let letters = post.does(ANNA, &line);
        let asks = to(&letters, "anna@new.example")[0].clone();
        post.raw(NEW, &asks.reply_to, "", &asks.buttons()[0]);
        assert!(is_member(&post, NEW), "{language:?}");
        let gone = post.last("anna@a.example");
        post.raw(ANNA, &gone.reply_to, "", &gone.buttons()[0]);
        assert!(is_member(&post, ANNA), "{language:?}");
    }
}
