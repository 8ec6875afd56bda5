//! What people are told when a table was mended: what is different now, in terms
//! of the game and in the reader's language, and no more than the reader may know.

use super::flat;
use crate::parlour::{Arrived, MODERATED, Parlour};
use monsoon::{
    basics::Language,
    desk::{NewSeat, NewTable},
};

/// A table of three who read other languages, until somebody plants; who that is.
fn planting() -> (Parlour, &'static str) {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = [Language::En, Language::Pl, Language::Fr];
    let seats = ["red", "green", "brown"].into_iter().zip(languages);
    let wish = NewTable {
        game: "santiago".into(),
        seats: seats
            .map(|(colour, language)| NewSeat {
                name: colour.to_uppercase(),
                address: format!("{colour}@example.org"),
                language: Some(language),
            })
            .collect(),
        options: vec![],
        seed: Some("told".into()),
        moderators: vec![],
        later: false,
    };
    parlour.desk.open(&wish).unwrap();
    parlour.post();
    parlour.play_on(3);
    let planter = parlour.awaited()[0];
    (parlour, planter)
}

/// The rows of a letter that say what is different.
fn changed(letter: &Arrived) -> Vec<String> {
    let labels = ["changed", "ændret", "cambio", "changé", "zmiana"];
    let rows = letter.text.split("\n\n").flat_map(|part| part.split("\n- "));
    let mut found = Vec::new();
    for part in rows {
        let mut row: Option<String> = None;
        for line in part.lines().map(str::trim) {
            if let Some((label, text)) = line.split_once(" | ") {
                found.extend(row.take());
                row = labels.contains(&label).then(|| text.to_owned());
            } else if let Some(row) = &mut row {
                row.push(' ');
                row.push_str(line);
            }
        }
        found.extend(row);
    }
    found
}

#[test]
fn an_amendment_tells_what_is_where_now_and_where_it_was() {
    let (mut parlour, planter) = planting();
    let orders = parlour.last(planter).orders();
    let plant = ["plant ", "sadzę ", "plante "];
    let is_plant = |order: &&String| plant.iter().any(|verb| order.starts_with(verb));
    let plants: Vec<&String> = orders.iter().filter(is_plant).collect();
    let square = |order: &str| order.split_whitespace().last().unwrap().to_owned();
    let tile = |order: &str| order.split_whitespace().nth(1).unwrap().to_owned();
    let (one, other) = plants
        .iter()
        .flat_map(|one| plants.iter().map(move |other| (*one, *other)))
        .find(|(one, other)| tile(one) == tile(other) && square(one) != square(other))
        .expect("the same tile at two places");
    let entry = parlour.position();
    parlour.play(planter, one);
    parlour.letters.clear();
    parlour.mend(&format!("amend {entry}: {other} because of a slip of the pen"));
    parlour.mend("confirm");
    for (colour, was) in [("red", "was"), ("green", "było"), ("brown", "avant\u{a0}")] {
        let found = parlour.letters.iter().find(|it| it.to == format!("{colour}@example.org"));
        let Some(letter) = found else { continue };
        let (now, before) = (square(other), square(one));
        let rows = changed(letter);
        let tells = |row: &String| {
            row.contains(&format!(": {now} (")) || row.contains(&format!(" : {now} ("))
        };
        let row = rows.iter().find(|row| tells(row) && row.contains(&before));
        assert!(row.is_some(), "{colour}, {was}: {rows:?}\n{}", letter.text);
        // It is the first thing that is told.
        let first = letter.text.find(" | ").unwrap();
        assert!(letter.text[..first].len() < 500, "{}", letter.text);
        letter.says("a slip of the pen");
        assert!(!flat(&letter.text).contains(&format!("entry {entry}")), "{}", letter.text);
    }
    assert!(parlour.letters.iter().any(|it| it.to != "mod@example.org"));
}

#[test]
fn a_correction_tells_how_much_there_is_and_was() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let money = parlour.view()["players"][0]["money"].as_u64().unwrap();
    parlour.letters.clear();
    parlour.mend("adjust red money +3 because we miscounted");
    let letter = parlour.last(first);
    let wanted = format!("Money: {} (was: {money})", money + 3);
    assert!(changed(&letter).iter().any(|row| row.ends_with(&wanted)), "{}", letter.text);
    assert!(!letter.text.contains("money +3"), "{}", letter.text);
}

/// What only one player may know is told to nobody else, and leaves no trace.
#[test]
fn a_correction_of_hidden_money_tells_the_others_nothing() {
    let told = |sum: u32| {
        let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
        let first = parlour.awaited()[0];
        let colours = ["red", "green", "brown"];
        let at = colours.iter().position(|colour| *colour == first).unwrap();
        let other = colours[(at + 1) % 3];
        parlour.letters.clear();
        parlour.mend(&format!("adjust {other} money +{sum} because we miscounted"));
        let to_first = parlour.last(first);
        assert!(changed(&to_first).iter().all(|row| !row.contains("Money")), "{}", to_first.text);
        let order = to_first.orders()[0].clone();
        parlour.play(first, &order);
        let own = parlour.last(other);
        assert!(changed(&own).iter().any(|row| row.contains("Money: ")), "{}", own.text);
        to_first.text
    };
    assert_eq!(told(3), told(9));
}

#[test]
fn an_undo_tells_what_is_different() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let second = parlour.awaited()[0];
    parlour.mend("undo because of a slip");
    for colour in [first, second] {
        let letter = parlour.last(colour);
        let rows = changed(&letter);
        assert!(rows.iter().any(|row| row.ends_with("bid: nothing (was: 3)")), "{}", letter.text);
        assert!(!flat(&letter.text).contains("Entry 0"), "{}", letter.text);
    }
    parlour.mend("redo because it was none");
    let rows = changed(&parlour.last(second));
    assert!(rows.iter().any(|row| row.ends_with("bid: 3 (was: nothing)")), "{rows:?}");
}

#[test]
fn a_correction_at_goa_is_told_in_its_words() {
    let mut parlour = Parlour::goa("goa-2012", 3, &[]);
    let awaited = parlour.awaited()[0];
    parlour.letters.clear();
    parlour.mend("adjust green ships +2 because we miscounted");
    let letter = parlour.last(awaited);
    let rows = changed(&letter);
    assert!(rows.iter().any(|row| row.contains("Ships owned: ")), "{}", letter.text);
    // Green's ducats are green's alone.
    parlour.letters.clear();
    let other = if awaited == "green" { "red" } else { "green" };
    parlour.mend(&format!("adjust {other} ducats +2 because we miscounted"));
    let letter = parlour.last(awaited);
    assert_eq!(changed(&letter), Vec::<String>::new(), "{}", letter.text);
}

#[test]
fn an_undo_that_reaches_far_is_shown_first() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play_on(30);
    for (undo, why) in [
        ("undo 4 because of a slip", "4 steps"),
        ("undo to 3 because of a slip", "It leads back into an earlier round."),
    ] {
        let (before, position) = (parlour.view(), parlour.position());
        let shown = parlour.moderate(undo);
        assert!(!shown.refused && shown.text.contains(why), "{undo}: {}", shown.text);
        assert!(shown.text.contains("Nothing has changed yet"), "{}", shown.text);
        assert_eq!((parlour.view(), parlour.position()), (before, position));
        parlour.refuse(&format!("{undo}\nconfirm"));
        parlour.moderate(undo);
        let done = parlour.mend("confirm");
        assert!(done.starts_with("Taken back: "), "{done}");
        assert!(parlour.position() > position);
        parlour.refuse("confirm");
    }
    parlour.mend("finish because it is decided");
    let shown = parlour.moderate("undo because it is not");
    assert!(shown.text.contains("The game would go on after its end."), "{}", shown.text);
    // Meanwhile the table has moved, so it is shown again.
    parlour.mend("say wait");
    let shown = parlour.moderate("confirm");
    assert!(shown.text.contains("Look again"), "{}", shown.text);
    parlour.mend("confirm");
    assert!(!parlour.awaited().is_empty());
}

/// Players who were told that it is over are told at once that it is not.
#[test]
fn a_game_that_goes_on_is_told_to_everybody() {
    for end in ["finish because it is decided", "cancel because we stop"] {
        let mut parlour = Parlour::empty(
            "[moderators]\naddresses = [\"mod@example.org\", \"zoe@example.org\"]\n",
        );
        parlour.open(3, &[], "goes on");
        parlour.play_on(5);
        let house = parlour.awaited()[0];
        let idle = ["red", "green", "brown"].into_iter().find(|it| *it != house).unwrap();
        parlour.mend(&format!("bot {idle} because of a holiday"));
        parlour.mend(end);
        parlour.letters.clear();
        parlour.mend("undo because it goes on");
        for colour in ["red", "green", "brown"] {
            let letter = parlour.last(colour);
            letter.says("it goes on").says("The game goes on");
        }
        for moderator in ["mod", "zoe"] {
            parlour.last(moderator).says("it goes on");
        }
    }
}
