//! Who has gone: by a thief's hand, by their own, or for good.

use super::{
    ANNA, ANYONE, BEN, CLEO, DAN, Post, address, forgotten::found, of_table, played, status, to,
};
use crate::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    desk::{NewSeat, ToGather},
    store::{SeatRow, Status, Verdict},
};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const MALLORY: &str = "M <m@m.example>";
const ZEB: &str = "Zebedee <zebedee@z.example>";

/// In answer to somebody's last letter of table 1.
fn says(post: &mut Post, who: &str, line: &str) -> (Verdict, Vec<Arrived>) {
    let seat = of_table(post, who).reply_to;
    let (received, letters) = post.raw(who, &seat, "", line);
    (verdict(&received), letters)
}

fn seats(post: &Post) -> Vec<SeatRow> {
    post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().seats
}

fn tick(post: &mut Post) -> Vec<Arrived> {
    post.parlour.advance(TimeDelta::minutes(1));
    post.parlour.desk.tick().unwrap();
    post.parlour.post()
}

/// The address behind the button that takes a seat back.
fn way_back(letter: &Arrived) -> String {
    let link = letter.html.split("mailto:").find(|it| it.contains("body=take")).expect("a button");
    link.split('?').next().unwrap().replace("%2B", "+")
}

/// Whoever moved her letters away, and left her seat, has nothing of it once they are back.
#[test]
fn a_seat_that_a_thief_left_is_not_the_thiefs() {
    for again in ["", "m2@m.example"] {
        let mut post = played("new santiago 3", &[BEN, CLEO]);
        let letters = post.does(ANNA, "set address m@m.example");
        let asks = to(&letters, "m@m.example")[0].reply_to.clone();
        let (_, letters) = post.raw(MALLORY, &asks, "", "confirm");
        let gone = to(&letters, "anna@a.example")[0].clone();
        let (_, letters) = says(&mut post, MALLORY, "leave confirm");
        let stolen = way_back(to(&letters, "m@m.example")[0]);
        if !again.is_empty() {
            let letters = post.does(MALLORY, &format!("set address {again}"));
            let asks = to(&letters, again)[0].reply_to.clone();
            post.raw(&format!("M <{again}>"), &asks, "", "confirm");
        }
        let (_, letters) = post.raw(ANNA, &gone.reply_to, "", &gone.buttons()[0]);
        let back = to(&letters, "anna@a.example");
        let back = *back.iter().find(|it| it.text.contains("seat back")).expect("the way back");
        back.says("table 1").says("take");
        for from in [MALLORY, "M <m2@m.example>", ANNA] {
            post.raw(from, &stolen, "", "take");
            assert!(seats(&post).iter().all(|it| it.address != address(from)), "{again}: {from}");
        }
        // It is hers by her own letter, under her own name.
        let back = back.reply_to.clone();
        let (received, _) = post.raw(ANNA, &back, "", "take");
        assert_eq!(verdict(&received), Verdict::CarriedOut);
        assert!(seats(&post).iter().any(|it| it.address == "anna@a.example" && it.name == "Anna"));
    }
}

/// Whoever moves by their own will takes the way back to their seat along.
#[test]
fn the_way_back_moves_along() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    let (_, letters) = says(&mut post, ANNA, "leave confirm");
    let back = way_back(to(&letters, "anna@a.example")[0]);
    let letters = post.does(ANNA, "set address anna@new.example");
    let asks = to(&letters, "anna@new.example")[0].reply_to.clone();
    post.raw("Anna <anna@new.example>", &asks, "", "confirm");
    post.raw("Anna <anna@new.example>", &back, "", "take");
    assert!(seats(&post).iter().any(|it| it.address == "anna@new.example"));
}

/// Where this stands in a database, but for the letters that others got.
fn left_of(path: &Path, words: &[&str]) -> Vec<String> {
    words.iter().flat_map(|word| found(path, word)).collect()
}

/// A table of Zebedee's that Anna and Ben have joined, in a file.
fn zebedees(new: &str) -> (TempDir, PathBuf, Post) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    for who in [ZEB, ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ZEB, new);
    post.does(ANNA, "join 1");
    post.does(BEN, "join 1");
    (folder, path, post)
}

/// Whoever leaves first, or was seated by a moderator, is forgotten as well: with their words,
/// with their name among those who were told something, and in the journal.
#[test]
fn whoever_left_before_is_forgotten_too() {
    for by_moderator in [false, true] {
        let (_folder, path, mut post) = zebedees("new santiago 3 press=private");
        assert_eq!(says(&mut post, ZEB, "say xylophone").0, Verdict::CarriedOut);
        let seat = seats(&post).into_iter().find(|it| it.name == "Zebedee").unwrap().seat;
        let to_zeb = format!("to {}: hush", seat.colour());
        assert_eq!(says(&mut post, ANNA, &to_zeb).0, Verdict::CarriedOut);
        if by_moderator {
            for line in [
                format!("replace {} with 'Dan <dan@d.example>' because of time", seat.colour()),
                "say welcome".to_owned(),
            ] {
                let done = post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
                assert!(!done.refused, "{}", done.text);
            }
        } else {
            assert_eq!(says(&mut post, ZEB, "leave confirm").0, Verdict::CarriedOut);
        }
        post.parlour.post();
        assert!(!left_of(&path, &["xylophone", "zebedee"]).is_empty());
        post.does(ZEB, "forget me");
        post.does(ZEB, "forget me confirm");
        post.parlour.advance(TimeDelta::hours(25));
        post.parlour.desk.tick().unwrap();
        assert_eq!(left_of(&path, &["xylophone", "zebedee"]), Vec::<String>::new());
        // What others said stays, and the journal is whole.
        assert!(!found(&path, "hush").is_empty());
        let rows = post.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let named = format!("Player {}", seat.colour());
        assert!(rows.iter().any(|row| row.entry.contains(&named)), "{by_moderator}");
        assert_eq!(says(&mut post, ANNA, "board").0, Verdict::CarriedOut);
    }
}

/// An operator's own table names its players in the journal while it is set up.
#[test]
fn whoever_was_set_down_is_forgotten_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.parlour.open(3, &[], "known");
    let line = "replace red with 'Zebedee <zebedee@z.example>' because they asked".to_owned();
    assert!(!post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap().refused);
    let rename = "replace red with 'Ida <ida@i.example>' because they left".to_owned();
    assert!(!post.parlour.desk.moderate(TableId(1), None, &[rename]).unwrap().refused);
    post.parlour.post();
    post.sign_up(ZEB);
    assert!(found(&path, "zebedee").iter().any(|it| it.starts_with("journal")));
    post.does(ZEB, "forget me");
    post.does(ZEB, "forget me confirm");
    post.parlour.advance(TimeDelta::hours(25));
    post.parlour.desk.tick().unwrap();
    assert_eq!(found(&path, "zebedee"), Vec::<String>::new());
}

/// Those who would play again with somebody who is gone do not wait in vain.
#[test]
fn nobody_waits_for_who_is_forgotten() {
    let mut post = played("new santiago 3 missed=5", &[BEN, CLEO]);
    let line = "finish because it is late".to_owned();
    post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
    post.parlour.post();
    says(&mut post, ANNA, "again");
    says(&mut post, BEN, "again");
    post.does(CLEO, "forget me");
    let letters = post.does(CLEO, "forget me confirm");
    for who in ["anna@a.example", "ben@b.example"] {
        let told = to(&letters, who);
        assert!(told.iter().any(|it| it.text.contains("Not all of the players")), "{letters:?}");
        assert!(told.iter().all(|it| !it.text.contains("Cleo")), "{letters:?}");
    }
}

/// The next table asks for the same record as the one before.
#[test]
fn the_next_table_asks_for_the_same_record() {
    let mut post = played("new santiago 3 missed=5", &[BEN, CLEO]);
    let line = "finish because it is late".to_owned();
    post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
    post.parlour.post();
    for who in [ANNA, BEN, CLEO] {
        says(&mut post, who, "again");
    }
    let reader = post.parlour.desk.store().read();
    assert_eq!(reader.most_missed(TableId(2)).unwrap(), Some(5));
}

/// When the last who had not answered leaves, all have agreed; and most of those who are left are
/// most.
#[test]
fn a_vote_is_counted_again_when_a_voter_leaves() {
    for (option, voters, agree, over) in [
        ("", 4, &[BEN, CLEO][..], true),
        ("", 4, &[BEN][..], false),
        (" votes=most", 4, &[BEN][..], true),
    ] {
        let mut post = played(&format!("new santiago {voters}{option}"), &[BEN, CLEO, DAN]);
        assert_eq!(says(&mut post, ANNA, "propose end").0, Verdict::CarriedOut);
        for who in agree {
            assert_eq!(says(&mut post, who, "agree").0, Verdict::CarriedOut);
        }
        assert_eq!(status(&post, 1), Some(Status::Running));
        says(&mut post, DAN, "leave confirm");
        let letters = tick(&mut post);
        let expected = if over { Status::Finished } else { Status::Running };
        assert_eq!(status(&post, 1), Some(expected), "{option} {agree:?}");
        if over {
            to(&letters, "anna@a.example")[0].says("Agreed to end the game");
        }
        assert!(tick(&mut post).is_empty());
    }
}

/// A table that has no votes any more has no proposal either, whatever had been said to it.
#[test]
fn a_proposal_ends_with_the_tables_votes() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    says(&mut post, ANNA, "propose end");
    says(&mut post, BEN, "agree");
    let mend = |post: &mut Post, line: &str| {
        let done = post.parlour.desk.moderate(TableId(1), None, &[line.to_owned()]).unwrap();
        assert!(!done.refused, "{}", done.text);
    };
    mend(&mut post, "option votes=none because of quarrels");
    let letters = tick(&mut post);
    to(&letters, "anna@a.example")[0].says("can’t be carried out any more");
    mend(&mut post, "option votes=all because we made up");
    tick(&mut post);
    says(&mut post, CLEO, "agree");
    assert_eq!(status(&post, 1), Some(Status::Running));
    assert_eq!(says(&mut post, CLEO, "propose draw").0, Verdict::CarriedOut);
}

/// Whoever has signed up with an address speaks for it: nobody makes it one of theirs, and nobody's
/// place is taken by that.
#[test]
fn a_members_address_is_nobody_elses() {
    let mut post = played("new santiago 4", &[BEN]);
    let secret = post.last("anna@a.example").reply_to;
    let (received, letters) = post.raw(BEN, &secret, "", "tables");
    assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0));
    // Who signs up between the question and the yes is one, too.
    let (_, letters) = post.raw("Eva <eva@e.example>", &secret, "", "tables");
    let code = letters[0].buttons().remove(0);
    post.sign_up("Eva <eva@e.example>");
    post.does("Eva <eva@e.example>", "join 1");
    let (_, letters) = post.raw(ANNA, &secret, "", &code);
    letters[0].says("That code answers nothing");
    let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap().unwrap();
    assert_eq!(table.joined, ["anna@a.example", "ben@b.example", "eva@e.example"]);
}

/// Anna's letters go to a thief; the letter by which she takes them back.
fn stolen() -> (Post, Arrived) {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    let letters = post.does(ANNA, "set address m@m.example");
    let asks = to(&letters, "m@m.example")[0].reply_to.clone();
    let (_, letters) = post.raw(MALLORY, &asks, "", "confirm");
    let gone = to(&letters, "anna@a.example")[0].clone();
    (post, gone)
}

fn days_pass(post: &mut Post, days: i64) {
    post.parlour.advance(TimeDelta::days(days));
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
}

/// Whatever the thief does with the address that was hers, she takes it back.
#[test]
fn nothing_stands_in_the_way_of_taking_it_back() {
    let hers = |post: &Post| seats(post).iter().any(|it| it.address == "anna@a.example");
    // Asked to a table by the thief.
    let (mut post, gone) = stolen();
    days_pass(&mut post, 2);
    post.does(MALLORY, "new santiago Other <anna@a.example>, Fay <fay@f.example>");
    post.raw(ANNA, &gone.reply_to, "", "undo");
    assert!(hers(&post));
    // Signed up once more.
    let (mut post, gone) = stolen();
    days_pass(&mut post, 2);
    post.sign_up(ANNA);
    post.raw(ANNA, &gone.reply_to, "", "undo");
    assert!(hers(&post));
    post.does(ANNA, "set")[0].says("set name Anna");
    // Where a seat of that very table is hers already, she is told, and can later.
    let (mut post, gone) = stolen();
    let house = seats(&post).into_iter().find(|it| it.address == "cleo@c.example").unwrap().seat;
    let line = format!("replace {} with 'Ann <anna@a.example>' because of time", house.colour());
    assert!(!post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap().refused);
    post.parlour.post();
    let (received, letters) = post.raw(ANNA, &gone.reply_to, "", "undo");
    if verdict(&received) == Verdict::Refused {
        to(&letters, "anna@a.example")[0].says("That address is not free");
        let line = format!("remove {} because it was a mistake", house.colour());
        assert!(!post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap().refused);
        post.parlour.post();
        post.raw(ANNA, &gone.reply_to, "", "undo");
    }
    assert!(hers(&post));
    assert!(seats(&post).iter().all(|it| it.address != "m@m.example"));
}

/// Nor does an older wish of the thief's come true afterwards.
#[test]
fn no_other_move_comes_true_after_it() {
    let (mut post, gone) = stolen();
    let letters = post.does(MALLORY, "set address m2@m.example");
    let asks = to(&letters, "m2@m.example")[0].reply_to.clone();
    post.raw(ANNA, &gone.reply_to, "", "undo");
    post.raw("M <m2@m.example>", &asks, "", "confirm");
    assert!(seats(&post).iter().any(|it| it.address == "anna@a.example"));
}

/// An operator's table waits for whoever else was asked.
#[test]
fn an_operators_table_outlives_its_first_player() {
    let mut post = Post::new(ANYONE);
    let named = |name: &str, address: &str| NewSeat {
        name: name.to_owned(),
        address: address.to_owned(),
        language: None,
    };
    let people = [named("Fay", "fay@f.example"), named("Gus", "gus@g.example")];
    let wish =
        ToGather { game: "santiago", seats: 3, options: &[], word: None, asked: ("Olga", &people) };
    let table = post.parlour.desk.gather(&wish).unwrap();
    let letters = post.parlour.post();
    let secret = |who: &str| to(&letters, who)[0].reply_to.clone();
    post.raw("Fay <fay@f.example>", &secret("fay@f.example"), "", "join");
    post.raw("Fay <fay@f.example>", &secret("fay@f.example"), "", "no");
    post.raw("Gus <gus@g.example>", &secret("gus@g.example"), "", "join");
    let waits = post.parlour.desk.store().read().gathering(table).unwrap().unwrap();
    assert_eq!(waits.joined, ["gus@g.example"]);
}

/// Whoever had another name or address when they sat there is forgotten by it as well, and what
/// became of others' mails does not name them.
#[test]
fn every_name_of_before_is_forgotten() {
    for moves in [false, true] {
        let (_folder, path, mut post) = zebedees("new santiago 3");
        let moderate = |post: &mut Post, line: String| {
            let done = post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
            assert!(!done.refused, "{}", done.text);
            post.parlour.post();
        };
        let seat = seats(&post).into_iter().find(|it| it.name == "Zebedee").unwrap().seat;
        let line = format!("replace {} with 'Dan <dan@d.example>' because of time", seat.colour());
        moderate(&mut post, line);
        post.does(ZEB, "set name Quentin");
        let now = if moves {
            let letters = post.does(ZEB, "set address quentin@q.example");
            let asks = to(&letters, "quentin@q.example")[0].reply_to.clone();
            post.raw("Q <quentin@q.example>", &asks, "", "confirm");
            // As long as it can be taken back, nobody is forgotten.
            days_pass(&mut post, 14);
            "Q <quentin@q.example>"
        } else {
            ZEB
        };
        assert!(left_of(&path, &["zebedee"]).iter().any(|it| it.starts_with("journal")));
        post.does(now, "forget me");
        post.does(now, "forget me confirm");
        post.parlour.advance(TimeDelta::hours(25));
        post.parlour.desk.tick().unwrap();
        assert_eq!(left_of(&path, &["zebedee", "quentin"]), Vec::<String>::new(), "{moves}");
    }
}

/// Nor is anybody named where it is kept what became of a mail.
#[test]
fn nobody_is_named_by_what_became_of_a_mail() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    for who in [ZEB, ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ZEB, "new santiago 3");
    post.does(ANNA, "join 1");
    post.does(BEN, "join 1");
    says(&mut post, ANNA, "bid Zebedee");
    let line = "finish because it is late".to_owned();
    post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
    post.parlour.post();
    says(&mut post, ANNA, "again");
    let named = left_of(&path, &["zebedee"]);
    assert!(!named.iter().any(|it| it.starts_with("mail.why: again")), "{named:?}");
    post.does(ZEB, "forget me");
    post.does(ZEB, "forget me confirm");
    let left = left_of(&path, &["zebedee"]);
    assert!(!left.iter().any(|it| it.starts_with("mail.why")), "{left:?}");
}

/// What somebody had proposed ends with their seat, and those who had voted hear of it.
#[test]
fn a_proposal_of_who_leaves_is_told_to_its_voters() {
    for way in ["leave", "forget", "replace"] {
        let mut post = played("new santiago 4", &[BEN, CLEO, DAN]);
        assert_eq!(says(&mut post, ANNA, "propose end").0, Verdict::CarriedOut);
        assert_eq!(says(&mut post, BEN, "agree").0, Verdict::CarriedOut);
        let letters = match way {
            "leave" => says(&mut post, ANNA, "leave confirm").1,
            "forget" => {
                post.does(ANNA, "forget me");
                post.does(ANNA, "forget me confirm")
            }
            _ => {
                let seat = seats(&post).into_iter().find(|it| it.name == "Anna").unwrap().seat;
                let seat = seat.colour();
                let line = format!("replace {seat} with 'Eva <eva@e.example>' because of time");
                assert!(!post.parlour.desk.moderate(TableId(1), None, &[line]).unwrap().refused);
                // They read of it in their next letter.
                says(&mut post, BEN, "board").1
            }
        };
        let told = to(&letters, "ben@b.example");
        assert!(told.iter().any(|it| it.text.contains("can’t be carried out")), "{way}: {told:?}");
        let house_left = |line: &str| {
            let behind = line.split("House ").nth(1).and_then(|rest| rest.split_once(' '));
            behind.is_some_and(|(_, rest)| rest.starts_with("has left"))
        };
        assert!(told.iter().all(|it| !it.text.lines().any(house_left)), "{way}: {told:?}");
        assert_eq!(status(&post, 1), Some(Status::Running));
    }
}

/// A maker who has left hears no more of those whom they had asked; and nobody reads of a table
/// with no one at it who is there already.
#[test]
fn whoever_left_hears_no_more_of_a_table() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 4");
    post.does(BEN, "join 1");
    let letters = post.does(ANNA, "invite Gus <gus@g.example>");
    let gus = to(&letters, "gus@g.example")[0].reply_to.clone();
    post.does(ANNA, "leave 1");
    let (_, letters) = post.raw("Gus <gus@g.example>", &gus, "", "no");
    assert!(to(&letters, "anna@a.example").is_empty(), "{letters:?}");
    let people = [NewSeat { name: "Fay".into(), address: "fay@f.example".into(), language: None }];
    let wish =
        ToGather { game: "santiago", seats: 3, options: &[], word: None, asked: ("Olga", &people) };
    post.parlour.desk.gather(&wish).unwrap();
    let letters = post.parlour.post();
    let asked = to(&letters, "fay@f.example")[0];
    assert!(!asked.text.contains("There already"), "{}", asked.text);
}

/// Whoever took her letters away can't have her forgotten: she is told, and takes them back.
#[test]
fn nobody_is_forgotten_while_their_letters_can_be_taken_back() {
    for (again, by) in [(false, "first"), (false, "told"), (true, "first")] {
        let (mut post, gone) = stolen();
        let mut thief = MALLORY;
        if again {
            let letters = post.does(thief, "set address m2@m.example");
            let asks = to(&letters, "m2@m.example")[0].reply_to.clone();
            thief = "M <m2@m.example>";
            post.raw(thief, &asks, "", "confirm");
        }
        post.does(thief, "forget me");
        let letters = post.does(thief, "forget me confirm");
        to(&letters, address(thief))[0].says("You can be forgotten from").says("“forget me”");
        let told = to(&letters, "anna@a.example")[0].clone();
        told.says("Somebody wants us to forget you").says(address(thief));
        // Once is enough, and nothing is gone.
        post.does(thief, "forget me");
        let letters = post.does(thief, "forget me confirm");
        assert!(to(&letters, "anna@a.example").is_empty(), "{letters:?}");
        assert!(seats(&post).iter().any(|it| it.address == address(thief)));
        let way = if by == "told" { &told } else { &gone };
        let undo = way.buttons()[0].clone();
        let (received, letters) = post.raw(ANNA, &way.reply_to, "", &undo);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{letters:?}");
        assert!(seats(&post).iter().any(|it| it.address == "anna@a.example"));
        assert!(seats(&post).iter().all(|it| it.address != address(thief)));
        // By herself, from there, it is done at once.
        post.does(ANNA, "forget me");
        let letters = post.does(ANNA, "forget me confirm");
        assert!(letters.iter().any(|it| it.text.contains("You are forgotten")), "{letters:?}");
    }
}

/// Whoever has moved by their own will waits for two weeks, but not for another tag; an operator
/// need not.
#[test]
fn whoever_has_moved_is_forgotten_in_the_end() {
    let moved = |to_address: &str| {
        let mut post = played("new santiago 3", &[BEN, CLEO]);
        // She has had a letter as a stranger today.
        days_pass(&mut post, 2);
        let letters = post.does(ANNA, &format!("set address {to_address}"));
        let asks = to(&letters, to_address)[0].reply_to.clone();
        post.raw(&format!("Anna <{to_address}>"), &asks, "", "confirm");
        post
    };
    let forgets = |post: &mut Post, who: &str| {
        post.does(who, "forget me");
        let letters = post.does(who, "forget me confirm");
        letters.iter().any(|it| it.text.contains("You are forgotten"))
    };
    let mut post = moved("anna+new@a.example");
    assert!(forgets(&mut post, "Anna <anna+new@a.example>"));
    let who = "Anna <anna@new.example>";
    let mut post = moved(address(who));
    post.does(who, "set language pl");
    assert!(!forgets(&mut post, who));
    post.last(address(who)).says("Możemy o Tobie zapomnieć od");
    days_pass(&mut post, 13);
    assert!(!forgets(&mut post, who));
    days_pass(&mut post, 1);
    post.does(who, "forget me");
    let letters = post.does(who, "forget me confirm");
    to(&letters, address(who))[0].says("Już Cię nie pamiętamy");
    let mut post = moved(address(who));
    assert!(post.parlour.desk.forget_person(address(who), false).unwrap());
    assert!(post.parlour.desk.store().read().member(address(who)).unwrap().is_none());
}

/// An operator's table stays open when the last one leaves it, whoever was asked to it.
#[test]
fn an_operators_table_outlives_everybody() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    let wish = ToGather { game: "santiago", seats: 3, options: &[], word: None, asked: ("", &[]) };
    let table = post.parlour.desk.gather(&wish).unwrap();
    for who in [ANNA, BEN] {
        post.does(who, "join 1");
        post.does(who, "leave 1")[0].says("You have left table 1");
        assert!(post.parlour.desk.store().read().gathering(table).unwrap().is_some(), "{who}");
    }
    post.does(CLEO, "join 1");
    post.does(CLEO, "forget me");
    post.does(CLEO, "forget me confirm");
    assert_eq!(post.parlour.desk.gatherings().unwrap()[0].joined, Vec::<String>::new());
    post.does(ANNA, "tables")[0].says("3 places are free");
    // If nobody ever comes, whoever runs the house hears of it.
    post.parlour.advance(TimeDelta::days(15));
    post.parlour.desk.tick().unwrap();
    let letters = post.parlour.post();
    to(&letters, "mod@example.org")[0].says("Nobody has joined table 1 in time");
    assert!(post.parlour.desk.gatherings().unwrap().is_empty());
}

/// Whoever may start a table because its maker has left is told so, and a reminder of an invitation
/// names them.
#[test]
fn a_table_is_whose_who_joined_next() {
    for way in ["leave 1", "forget me"] {
        let mut post = Post::new(ANYONE);
        for who in [ANNA, BEN, CLEO] {
            post.sign_up(who);
        }
        post.does(BEN, "set language pl");
        post.does(ANNA, "new santiago 4 Gus <gus@g.example>");
        post.does(BEN, "join 1");
        post.does(CLEO, "join 1");
        post.does(CLEO, "leave 1");
        let letters = if way == "leave 1" {
            post.does(ANNA, way)
        } else {
            post.does(ANNA, way);
            post.does(ANNA, "forget me confirm")
        };
        let told = to(&letters, "ben@b.example");
        assert_eq!(told.len(), 1, "{letters:?}");
        told[0].says("Teraz Ty możesz rozpocząć grę przy stole 1");
        post.does(CLEO, "join 1");
        days_pass(&mut post, 1);
        let mut letters = Vec::new();
        for _ in 0..4 {
            post.parlour.advance(TimeDelta::days(1));
            post.parlour.desk.tick().unwrap();
            letters.extend(post.parlour.post());
        }
        let reminder = to(&letters, "gus@g.example");
        assert_eq!(reminder.len(), 1, "{letters:?}");
        assert_eq!(reminder[0].subject, "Ben invites you to Santiago", "{way}");
        reminder[0].says("only reminder");
        assert!(!reminder[0].text.contains("Anna") && !reminder[0].text.contains("Player"));
        post.does(BEN, "start 1");
        assert_eq!(status(&post, 1), Some(Status::Running));
    }
}

/// Nobody asks in the name of who is gone, at a table of people who were named, either.
#[test]
fn nobody_is_reminded_by_who_is_gone() {
    for forgotten in [true, false] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago Gus <gus@g.example>, Fay <fay@f.example>");
        if forgotten {
            post.does(ANNA, "forget me");
            post.does(ANNA, "forget me confirm");
        }
        let mut letters = Vec::new();
        for _ in 0..6 {
            post.parlour.advance(TimeDelta::days(1));
            post.parlour.desk.tick().unwrap();
            letters.extend(post.parlour.post());
        }
        let reminders = to(&letters, "gus@g.example");
        assert_eq!(reminders.len(), usize::from(!forgotten), "{letters:?}");
        assert!(reminders.iter().all(|it| it.text.contains("Anna invites you to Santiago")));
    }
}

/// A seat that was left is had back from its player's address alone; another's mail is told them.
#[test]
fn the_way_back_is_for_who_left() {
    for verified in [false, true] {
        let config = format!("[inbound]\nauthserv_id = \"mx.test\"\n{ANYONE}");
        let mut post = Post::new(&config);
        for who in [ANNA, BEN, CLEO] {
            post.sign_up(who);
        }
        post.does(ANNA, "new santiago 3");
        post.does(BEN, "join 1");
        post.does(CLEO, "join 1");
        let (_, letters) = says(&mut post, ANNA, "leave confirm");
        let back = way_back(to(&letters, "anna@a.example")[0]);
        let above = if verified {
            "Authentication-Results: mx.test; dmarc=pass header.from=m.example\r\n"
        } else {
            ""
        };
        let anna_sits = |post: &Post| seats(post).iter().any(|it| it.address == "anna@a.example");
        let (received, letters) = post.raw(MALLORY, &back, above, "take");
        assert_ne!(verdict(&received), Verdict::CarriedOut);
        assert!(to(&letters, "m@m.example").is_empty(), "{letters:?}");
        to(&letters, "anna@a.example")[0].says("came from another address");
        assert!(!anna_sits(&post));
        // Once a day, whoever writes.
        for from in [MALLORY, "E <e@e.example>"] {
            assert!(post.raw(from, &back, above, "take M").1.is_empty());
        }
        // She may use another tag of her mailbox.
        let (received, _) = post.raw("Anna <anna+x@a.example>", &back, "", "take");
        assert_eq!(verdict(&received), Verdict::CarriedOut);
        assert!(anna_sits(&post));
    }
}

/// A house player has no name of its own: its seat's colour names it, in the reader's language.
#[test]
fn house_players_are_called_in_their_readers_language() {
    for (language, house) in [
        ("en", "House"),
        ("pl", "Komputer"),
        ("fr", "Ordinateur"),
        ("da", "Computer"),
        ("es", "Ordenador"),
    ] {
        let mut post = Post::new(ANYONE);
        for who in [ANNA, BEN, CLEO] {
            post.sign_up(who);
        }
        post.does(BEN, &format!("set language {language}"));
        post.does(ANNA, "new santiago 3");
        post.does(BEN, "join 1");
        post.does(CLEO, "join 1");
        let (_, letters) = says(&mut post, ANNA, "leave confirm");
        let told = to(&letters, "ben@b.example")[0];
        told.says(&format!("{house} "));
        assert!(language == "en" || !told.text.contains("House "), "{}", told.text);
    }
}
