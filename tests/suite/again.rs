//! The same players at another table, once all of them have said so.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    desk::Received,
    store::Verdict,
};

fn over(language: &str, options: &[(&str, &str)]) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = [Language::from_code(language); 3];
    parlour.open_in("santiago", &languages, options, "again");
    parlour.mend("finish because it is late");
    parlour.post();
    parlour
}

fn says(parlour: &mut Parlour, colour: &str, line: &str) -> (Verdict, Vec<Arrived>) {
    let letter = parlour.letters.iter().rev().find(|it| {
        it.to.starts_with(colour) && it.subject.contains("[table 1]")
            || it.to.starts_with(colour) && it.text.contains("table 1 ")
    });
    let letter = letter.cloned().unwrap_or_else(|| parlour.last(colour));
    let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), line);
    let (received, letters) = parlour.hand_in(&raw);
    (verdict(&received), letters)
}

fn tables(parlour: &Parlour) -> usize {
    parlour.desk.list().unwrap().len()
}

fn to<'a>(letters: &'a [Arrived], colour: &str) -> Vec<&'a Arrived> {
    letters.iter().filter(|it| it.to.starts_with(colour)).collect()
}

#[test]
fn all_of_them_play_again() {
    let options = [("money", "hidden"), ("clock", "48h"), ("press", "private")];
    let mut parlour = over("en", &options);
    for colour in ["red", "green", "brown"] {
        let buttons = parlour.last(colour).buttons();
        assert!(buttons.contains(&"again".to_owned()), "{buttons:?}");
    }
    let (_, letters) = says(&mut parlour, "red", "again");
    to(&letters, "red")[0].says("Not yet heard from: Player green, Player brown");
    for other in ["green", "brown"] {
        let [asked] = to(&letters, other)[..] else { panic!("{letters:?}") };
        asked.says("Player red would like to play again");
        assert_eq!(asked.buttons(), ["again", "again no"]);
    }
    // Nobody is asked twice, and one yes is one.
    let (_, letters) = says(&mut parlour, "red", "again");
    assert_eq!(letters.len(), 1);
    let (_, letters) = says(&mut parlour, "green", "again");
    assert_eq!(letters.len(), 1);
    assert_eq!(tables(&parlour), 1);
    let (_, letters) = says(&mut parlour, "brown", "again");
    assert_eq!(tables(&parlour), 2);
    for colour in ["red", "green", "brown"] {
        let welcome = to(&letters, colour);
        assert!(welcome.iter().any(|it| it.text.contains("table 2")), "{colour}: {letters:?}");
    }
    let reader = parlour.desk.store().read();
    let (old, new) = (reader.table(TableId(1)).unwrap(), reader.table(TableId(2)).unwrap());
    let (old, new) = (old.unwrap(), new.unwrap());
    assert_eq!((&old.game, &old.options), (&new.game, &new.options));
    assert_eq!((old.press, old.secret), (new.press, new.secret));
    assert_eq!(reader.clock(TableId(2)).unwrap().rule, reader.clock(TableId(1)).unwrap().rule);
    assert_ne!(old.seed.commitment(), new.seed.commitment());
    let names = |row: &monsoon::store::TableRow| {
        row.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>()
    };
    let mut turned = names(&old);
    turned.rotate_left(1);
    let around = (0..3).any(|by| {
        let mut again = turned.clone();
        again.rotate_left(by);
        again == names(&new)
    });
    assert!(around, "{turned:?}: {:?}", names(&new));
    // Whoever says so once more is told where it is.
    let (_, letters) = says(&mut parlour, "red", "again");
    to(&letters, "red")[0].says("at table 2");
    assert_eq!(tables(&parlour), 2);
}

#[test]
fn nobody_plays_who_did_not_say_yes() {
    let mut parlour = over("en", &[]);
    says(&mut parlour, "red", "again");
    let (_, letters) = says(&mut parlour, "green", "again no");
    to(&letters, "green")[0].says("Noted: rather not");
    let [told] = to(&letters, "red")[..] else { panic!("{letters:?}") };
    told.says("Not all of the players want to play again");
    assert!(!told.text.contains("Player green would"), "{}", told.text);
    assert!(to(&letters, "brown").is_empty());
    let (_, letters) = says(&mut parlour, "brown", "again");
    to(&letters, "brown")[0].says("Not this time");
    // Minds may change.
    says(&mut parlour, "green", "again");
    assert_eq!(tables(&parlour), 2);
}

#[test]
fn a_yes_does_not_last_for_ever() {
    let mut parlour = over("en", &[]);
    says(&mut parlour, "red", "again");
    parlour.advance(TimeDelta::days(15));
    says(&mut parlour, "green", "again");
    says(&mut parlour, "brown", "again");
    assert_eq!(tables(&parlour), 1);
    says(&mut parlour, "red", "again");
    assert_eq!(tables(&parlour), 2);
}

#[test]
fn it_is_said_in_every_language_and_only_after_the_end() {
    for (language, word) in [
        ("en", "rematch"),
        ("pl", "rewanż"),
        ("fr", "revanche"),
        ("da", "igen"),
        ("es", "revancha"),
    ] {
        let mut parlour = over(language, &[]);
        for colour in ["red", "green", "brown"] {
            says(&mut parlour, colour, word);
        }
        assert_eq!(tables(&parlour), 2, "{language}");
    }
    let mut parlour = Parlour::santiago(3, &[]);
    let (received, letters) = parlour.mail("red", "again");
    assert!(matches!(received, Received::Recorded(Verdict::Explained, _)), "{received:?}");
    letters[0].says("This game is not over yet");
}

/// A house player has no say in it, and a table needs enough of the others.
#[test]
fn enough_people_must_be_left() {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(3, &[], "again");
    parlour.mail("green", "leave confirm");
    parlour.mail("brown", "leave confirm");
    parlour.mend("finish because it is late");
    parlour.post();
    let (_, letters) = says(&mut parlour, "red", "again");
    to(&letters, "red")[0].says("Too few players");
}

/// The last letter leads to a new table as well, as far as the house lets players open any.
#[test]
fn a_new_table_is_a_tap_away() {
    for (open, button) in
        [("closed", None), ("invited", Some("new santiago ")), ("anyone", Some("new santiago 3"))]
    {
        for language in ["en", "pl"] {
            let config = format!("{MODERATED}[house]\nopen = \"{open}\"\n");
            let mut parlour = Parlour::empty(&config);
            let languages = [Language::from_code(language); 3];
            parlour.open_in("santiago", &languages, &[], "new");
            parlour.mend("finish because it is late");
            parlour.post();
            let last = parlour.last("red");
            let said = button
                .map(|it| monsoon::basics::commands::say(it.trim_end(), languages[0].unwrap()));
            let all = [last.buttons(), last.begun()].concat();
            let new = all.iter().find(|it| it.starts_with("new") || it.starts_with("nowy"));
            assert_eq!(new.map(|it| it.trim_end().to_owned()), said, "{open} {language}");
        }
    }
    // Whoever plays here is known: they need not sign up first.
    let mut parlour = Parlour::empty("[house]\nopen = \"anyone\"\n");
    parlour.open(3, &[], "new");
    parlour.mend("finish because it is late");
    parlour.post();
    let (verdict, letters) = says(&mut parlour, "red", "new santiago 3");
    assert_eq!(verdict, Verdict::CarriedOut);
    letters[0].says("Table 2 is open");
    // Alone against the house, again.
    let (_, letters) = says(&mut parlour, "red", "new santiago 3 house=2");
    let first = to(&letters, "red")[0].clone();
    assert!(first.subject.contains("[table 3]"), "{}", first.subject);
    let end = ["finish because it is late".to_owned()];
    parlour.desk.moderate(TableId(3), None, &end).unwrap();
    parlour.post();
    let last = parlour.letters.iter().rev().find(|it| it.subject.contains("[table 3]"));
    let last = last.unwrap().clone();
    let raw = parlour.reply_to(&last, "red@example.org", "again");
    parlour.hand_in(&raw);
    let row = parlour.desk.store().read().table(TableId(4)).unwrap().unwrap();
    assert_eq!(row.seats.iter().filter(|it| it.address.is_empty()).count(), 2);
}
