//! Which letters players get: their form, how often they come, deadlines for calendars.

use crate::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId, commands},
    store::Verdict,
};

/// Four players; red bids first, then green, brown and yellow.
fn table() -> Parlour {
    Parlour::santiago(4, &[("first-builder", "yellow")])
}

fn to(letters: &[Arrived]) -> Vec<&str> {
    letters.iter().map(|letter| letter.to.split('@').next().unwrap()).collect()
}

fn raw(letter: &Arrived) -> String {
    String::from_utf8(letter.raw.clone()).unwrap()
}

/// The kinds of the letters to one seat.
fn kinds(letters: &[Arrived], colour: &str) -> Vec<String> {
    let own = letters.iter().filter(|letter| letter.to.starts_with(colour));
    let kind = |letter: &Arrived| {
        let raw = raw(letter);
        let line = raw.lines().find(|line| line.starts_with("X-Monsoon:")).unwrap();
        line.trim_start_matches("X-Monsoon:").trim().to_owned()
    };
    own.map(kind).collect()
}

#[test]
fn letters_come_as_text_as_html_or_as_both() {
    let mut parlour = table();
    let before = raw(&parlour.last("red"));
    for (wish, has, lacks) in [
        ("letters text", "text/plain", "text/html"),
        ("letters html", "text/html", "text/plain"),
        ("letters both", "multipart/alternative", "application/"),
    ] {
        // The second time it says the same.
        for _ in 0..2 {
            let letters = parlour.play("red", wish);
            assert_eq!(to(&letters), ["red"], "{wish}");
            let raw = raw(&letters[0]);
            assert!(raw.contains(has) && !raw.contains(lacks), "{wish}: {raw}");
            letters[0].says("Your letters are set");
            for header in ["List-Unsubscribe:", "List-Id:", "References:", "Subject: Your turn"] {
                assert!(raw.contains(header), "{wish} {header}: {raw}");
            }
        }
    }
    parlour.play("red", "letters text");
    // It can be played by, quoted or not, and others' letters are as before.
    let letters = parlour.play("red", "letters text\nbid 5");
    assert_eq!(kinds(&letters, "red"), ["receipt", "clock"], "the setting is confirmed as well");
    let other = letters.iter().find(|letter| letter.to.starts_with("green")).unwrap();
    assert!(raw(other).contains("text/html") && before.contains("text/html"));
    assert!(
        letters
            .iter()
            .filter(|it| it.to.starts_with("red"))
            .all(|it| !raw(it).contains("text/html"))
    );
    parlour.play("green", "letters text");
    let turn = parlour.last("green");
    assert!(!raw(&turn).contains("text/html"));
    let quoted: Vec<String> = turn.text.lines().map(|line| format!("> {line}")).collect();
    parlour.play("green", &format!("bid 3\n\n{}", quoted.join("\n")));
    assert_eq!(parlour.awaited(), ["brown"]);
}

#[test]
fn how_letters_come_is_said_in_five_languages() {
    for (language, wish, said) in [
        ("en", "letters text daily 7:30", "once a day, at 07:30"),
        ("pl", "listy tekst codziennie 7:30", "raz dziennie, o godz. 07:30"),
        ("fr", "lettres texte chaque jour à 7h30", "une fois par jour, à 07 h 30"),
        ("da", "breve tekst dagligt kl. 7.30", "én gang om dagen kl. 07.30"),
        ("es", "correos texto cada día 7:30", "una vez al día, a las 07:30"),
    ] {
        let mut parlour = Parlour::empty(crate::parlour::MODERATED);
        let languages = [Language::from_code(language); 3];
        parlour.open_in("santiago", &languages, &[], "wanted");
        let letters = parlour.play("red", wish);
        letters[0].says(said);
        assert!(!raw(&letters[0]).contains("text/html"));
        // What the letter offers instead is no order by itself, but works.
        for command in ["letters both", "letters round", "calendar on", "receipts off"] {
            let order = commands::say(command, Language::from_code(language).unwrap());
            letters[0].says(&order);
            assert_eq!(to(&parlour.play("red", &order)), ["red"], "{order}");
        }
    }
}

#[test]
fn what_says_nothing_about_letters_is_refused() {
    let mut parlour = table();
    for wish in ["letters green", "letters daily 25:00", "letters text html", "calendar"] {
        let (received, letters) = parlour.mail("red", wish);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{wish}");
        assert_eq!(to(&letters), ["red"], "{wish}");
    }
    // The bare word asks how they come now.
    let letters = parlour.play("red", "letters");
    assert_eq!(to(&letters), ["red"]);
    parlour.last("red").says("letters every-move");
}

#[test]
fn news_comes_as_often_as_it_is_wanted() {
    let mut parlour = table();
    parlour.play("brown", "letters every-move");
    parlour.play("yellow", "letters round");
    let letters = parlour.play("red", "bid 5");
    assert_eq!(to(&letters), ["red", "green", "brown"]);
    assert_eq!(kinds(&letters, "brown"), ["news"]);
    let news = parlour.last("brown");
    news.says("bids 5");
    assert_eq!(news.subject, "Santiago [table 1]");
    // A question is a letter of its own, and tells what no other has told.
    let letters = parlour.play("green", "bid 3");
    assert_eq!(kinds(&letters, "brown"), ["turn"]);
    parlour.last("brown").says("bids 3");
    let since = |text: &str| text.split("Since your last letter").nth(1).unwrap().to_owned();
    assert!(!since(&parlour.last("brown").text).contains("bids 5"), "told already");
    // Their own move is no news to them.
    parlour.play("brown", "receipts off");
    assert_eq!(to(&parlour.play("brown", "bid 1")), ["yellow"]);
    parlour.last("yellow").says("bids 3");
    // A round begins: whoever is asked hears of it by the question.
    parlour.play("yellow", "pass");
    let mut kinds_of_round = Vec::new();
    while parlour.view()["round"] == 1 {
        let asked = parlour.awaited()[0];
        let order = parlour.last(asked).orders()[0].clone();
        let letters = parlour.play(asked, &order);
        if parlour.view()["round"] == 2 {
            kinds_of_round = kinds(&letters, "yellow");
        } else {
            let asked = kinds(&letters, "yellow");
            assert!(!asked.contains(&"news".to_owned()), "{asked:?}");
        }
    }
    assert_eq!(kinds_of_round.len(), 1, "{kinds_of_round:?}");
}

#[test]
fn daily_letters_come_at_their_hour_with_all_that_happened() {
    let mut parlour = table();
    parlour.play("yellow", "zone Europe/Warsaw");
    parlour.play("yellow", "letters daily 18:00");
    // It is 12:00 UTC, 13:00 in Warsaw.
    assert_eq!(to(&parlour.play("red", "bid 5")), ["red", "green"]);
    assert_eq!(to(&parlour.wait(TimeDelta::minutes(4 * 60 + 30))), Vec::<&str>::new());
    parlour.play("green", "bid 3");
    let letters = parlour.wait(TimeDelta::minutes(30));
    assert_eq!(to(&letters), ["yellow"]);
    assert_eq!(kinds(&letters, "yellow"), ["news"]);
    letters[0].says("bids 5").says("bids 3");
    // Nothing new, no letter; and what is asked comes at once.
    assert_eq!(to(&parlour.hours(30)), Vec::<&str>::new());
    let letters = parlour.play("brown", "pass");
    assert_eq!(kinds(&letters, "yellow"), ["turn"]);
    assert_eq!(to(&parlour.hours(30)), Vec::<&str>::new(), "the question told everything");
}

/// What was to be told by a daily letter is told by the next letter, whatever becomes of
/// the setting.
#[test]
fn news_withheld_is_not_lost() {
    let mut parlour = table();
    parlour.play("brown", "letters daily 18:00");
    parlour.play("red", "bid 5");
    parlour.play("brown", "letters my-turn");
    assert_eq!(to(&parlour.hours(24)), Vec::<&str>::new());
    let letters = parlour.play("green", "bid 3");
    assert_eq!(kinds(&letters, "brown"), ["turn"]);
    parlour.last("brown").says("bids 5").says("bids 3");
    // An order that was told is taken back.
    let mut parlour = table();
    parlour.play("yellow", "letters daily 18:00");
    parlour.play("brown", "letters every-move");
    parlour.play("red", "bid 5");
    parlour.hours(7);
    parlour.last("yellow").says("bids 5");
    let letters = parlour.play("red", "undo");
    assert_eq!(kinds(&letters, "brown"), ["news"]);
    let told = parlour.hours(24);
    assert_eq!(to(&told), ["yellow"]);
    told[0].says("took back");
}

#[test]
fn a_paused_table_and_an_absence_keep_their_rules() {
    let mut parlour = table();
    parlour.play("yellow", "letters daily 18:00");
    parlour.play("brown", "letters daily 18:00");
    parlour.play("red", "bid 5");
    parlour.play("brown", "away 2026-03-02 to 2026-03-05 bot");
    // What moderators do is told at once, and brings the news along.
    let told = parlour.mend("pause because of a holiday");
    let _ = told;
    parlour.last("yellow").says("a holiday");
    assert_eq!(to(&parlour.hours(24)), Vec::<&str>::new());
}

#[test]
fn a_seat_that_changes_hands_begins_anew_and_a_new_table_takes_habits_along() {
    let mut parlour = table();
    parlour.play("red", "letters text daily 9");
    parlour.play("red", "calendar on");
    parlour.play("red", "receipts off");
    parlour.play("red", "orders english");
    let wanted = |parlour: &Parlour, table: u32, seat: usize| {
        let row = parlour.desk.store().read().table(TableId(table)).unwrap().unwrap();
        (row.seats[seat].wanted, row.seats[seat].english_orders)
    };
    let chosen = wanted(&parlour, 1, 0);
    parlour.open(3, &[], "another");
    let table = parlour.desk.store().read().table(TableId(2)).unwrap().unwrap();
    let seat = table.seats.iter().position(|seat| seat.address == "red@example.org").unwrap();
    assert_eq!(wanted(&parlour, 2, seat), chosen);
    parlour.mend("replace red with Zoe <zoe@example.org> because of work");
    assert_eq!(wanted(&parlour, 1, 0), (monsoon::basics::Wanted::default(), false));
    let text =
        raw(&parlour.letters.iter().rev().find(|it| it.to.starts_with("zoe")).unwrap().clone());
    assert!(text.contains("text/html"));
}

#[test]
fn deadlines_come_for_the_calendar_of_who_wants_them() {
    let mut parlour = Parlour::santiago(4, &[("first-builder", "yellow"), ("clock", "48h")]);
    parlour.desk.tick().unwrap();
    assert!(!raw(&parlour.last("red")).contains("text/calendar"));
    let file = |letter: &Arrived| {
        let mail = mail_parser::MessageParser::default().parse(&letter.raw).unwrap();
        let file = mail.attachments().next().map(|part| part.text_contents().unwrap().to_owned());
        file.map(|text| text.replace("\r\n ", ""))
    };
    let field = |file: &str, name: &str| {
        let line = file.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
        line.split_once(':').unwrap().1.to_owned()
    };
    parlour.play("red", "calendar on");
    parlour.advance(TimeDelta::hours(1));
    parlour.play("red", "board");
    let first = file(&parlour.last("red")).unwrap();
    assert_eq!(field(&first, "DTSTART"), "20260304T120000Z");
    assert_eq!(field(&first, "SUMMARY"), "Your turn: Santiago [table 1]");
    let reply = parlour.last("red").reply_to;
    let secret = reply.split(['+', '-']).nth(1).unwrap();
    assert!(!first.contains(secret) && !first.contains("example.org"), "{first}");
    parlour.advance(TimeDelta::hours(1));
    parlour.play("red", "board");
    let second = file(&parlour.last("red")).unwrap();
    assert_eq!(field(&first, "UID"), field(&second, "UID"));
    let number = |file: &str| field(file, "SEQUENCE").parse::<u32>().unwrap();
    assert!(number(&second) > number(&first));
    // What asks nothing brings none, and the others get none.
    let letters = parlour.play("red", "bid 5");
    assert!(letters.iter().all(|letter| file(letter).is_none()));
    // Another question has another name.
    for (seat, order) in [("green", "pass"), ("brown", "pass"), ("yellow", "pass")] {
        parlour.play(seat, order);
    }
    let third = file(&parlour.last("red")).unwrap();
    assert_ne!(field(&third, "UID"), field(&second, "UID"));
    parlour.play("red", "calendar off");
    assert!(file(&parlour.last("red")).is_none());
}

/// Plays on by buttons until a mail of somebody ends the round who isn't asked first in the
/// next one; `before` is done at the outset.
fn to_next_round(before: &[&str]) -> (Parlour, String, Vec<Arrived>) {
    let mut parlour = table();
    for seat in ["red", "green", "brown", "yellow"] {
        for wish in before {
            parlour.play(seat, wish);
        }
    }
    let mut round = parlour.view()["round"].clone();
    loop {
        let colour = parlour.awaited()[0];
        // What tells of their letters has buttons, too, and asks nothing.
        let asked = parlour.letters.iter().rev().find(|letter| {
            let orders = letter.orders();
            letter.to.starts_with(colour)
                && orders.first().is_some_and(|order| !order.starts_with("letters "))
        });
        let order = asked.expect("a letter that asks").orders().remove(0);
        let letters = parlour.play(colour, &order);
        let now = parlour.view()["round"].clone();
        if now != round && !parlour.awaited().contains(&colour) {
            return (parlour, colour.to_owned(), letters);
        }
        if now != round {
            // Who never writes ahead is invited no more.
            for seat in ["red", "green", "brown", "yellow"] {
                if !parlour.awaited().contains(&seat) {
                    parlour.play(seat, "next round bid: pass");
                    parlour.play(seat, "forget all");
                }
            }
        }
        round = now;
    }
}

/// One letter tells what the mail did and offers the sheet of the new round.
#[test]
fn an_invitation_to_a_sheet_is_the_receipt_as_well() {
    let (mut parlour, colour, letters) = to_next_round(&[]);
    assert_eq!(kinds(&letters, &colour), ["invited"]);
    let letter = parlour.last(&colour);
    letter.says("This is what your mail did").says("carried out | ");
    assert!(letter.buttons().contains(&"undo".to_owned()), "{}", letter.text);
    let sheet = letter.sheet().expect("a sheet");
    let before = parlour.view();
    parlour.play(&colour, &sheet);
    assert_eq!(parlour.view()["players"], before["players"], "it waits for its turn");
    // Only who sent the mail can take back what it did.
    for other in letters.iter().filter(|letter| !letter.to.starts_with(&colour)) {
        assert!(!other.buttons().contains(&"undo".to_owned()), "{}", other.text);
    }
    // Without receipts, the letter is that which comes anyway.
    let (_, colour, letters) = to_next_round(&["receipts off"]);
    assert_eq!(kinds(&letters, &colour), ["invited"]);
    // The sheet waits for a daily letter; the answer does not.
    let (_, colour, letters) = to_next_round(&["letters daily 18:00"]);
    assert_eq!(kinds(&letters, &colour), ["receipt"]);
}

/// Invitations to write ahead come no more to somebody who never does, and again once they do.
#[test]
fn nobody_is_invited_for_ever_to_what_they_never_use() {
    let mut parlour = table();
    let invited = |parlour: &Parlour, colour: &str| {
        kinds(&parlour.letters, colour).iter().filter(|kind| *kind == "invited").count()
    };
    let mut sent_ahead = false;
    while !parlour.awaited().is_empty() {
        let colour = parlour.awaited()[0];
        let orders =
            |letter: &&Arrived| letter.to.starts_with(colour) && !letter.orders().is_empty();
        let asked = parlour.letters.iter().rev().find(orders);
        let order = asked.expect("a letter that asks").orders().remove(0);
        let seen = parlour.letters.len();
        parlour.play(colour, &order);
        // From the sixth round on, red sends what they are invited to.
        let late = parlour.view()["round"].as_u64().is_some_and(|round| round >= 6);
        let mut new = parlour.letters[seen..].iter();
        let sheet = new.find(|it| it.to.starts_with("red")).and_then(Arrived::sheet);
        if late && !sent_ahead && !parlour.awaited().contains(&"red") {
            let before = invited(&parlour, "red");
            assert_eq!(before, 4, "as many as are sent to somebody who does not use them");
            parlour.play("red", sheet.as_deref().unwrap_or("until round 11 bid: pass"));
            sent_ahead = true;
        }
    }
    assert!(sent_ahead);
    for colour in ["green", "brown", "yellow"] {
        assert_eq!(invited(&parlour, colour), 4, "{colour}");
    }
    assert!(invited(&parlour, "red") > 4, "they have used one");
}
