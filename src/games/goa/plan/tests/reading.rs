//! Lines as players write them, and their canonical text.

use crate::basics::Language;
use crate::engine::plan::Line;
use crate::engine::{Order, Plannable};
use crate::games::goa::{self, Goa};

/// Reads a line in round 3 and gives its canonical text.
fn read(text: &str) -> Result<String, String> {
    let order = Order::from_text(text).unwrap();
    let line = Line::<Goa>::read(&order, 3, |wish| {
        // What a seat with all before it would be taken to mean.
        use super::super::{Slot, Wish};
        match wish {
            Wish::Quick(_) => Some(Slot::Quick),
            Wish::Flag(_) => Some(Slot::Flag),
            Wish::Mark(_) => Some(Slot::Mark),
            Wish::Budget(_) => Some(Slot::Budget),
            Wish::Lot(_) | Wish::Pass => Some(Slot::Lot(1)),
            Wish::Steps { steps, extra: false } => match steps.as_slice() {
                [super::super::super::action::Step::Use(tile)] => Some(Slot::Use(tile.tile())),
                _ => None,
            },
            _ => None,
        }
    });
    line.map(|line| {
        let text = line.to_string();
        let again = Line::<Goa>::from_canonical(&text);
        let again = again.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(again, line, "{text}");
        for language in Language::ALL {
            let Some(said) = goa::speech().unwrap().say(&text, language.code()) else { continue };
            assert_eq!(Line::<Goa>::from_canonical(&said).as_ref(), Ok(&line), "{text}: {said}");
        }
        line.shown(3)
    })
    .map_err(|error| {
        let word = order.line.get(error.span.clone()).unwrap_or_default().to_owned();
        let mean = error.did_you_mean.map(|mean| format!(" ({mean}?)")).unwrap_or_default();
        format!("{word}: {}{mean}", error.sentence)
    })
}

#[test]
fn lines() {
    for (written, canonical) in [
        ("lot 3: up to 6", "lot 3: up to 6"),
        ("lot 3 up to 6", "lot 3: up to 6"),
        ("lot 3: bid at most 6 jump 4", "lot 3: up to 6 jump 4"),
        ("lot 1: 4, else pass", "lot 1: bid 4, else pass"),
        ("lot 5: buy if 5 or less, else sell", "lot 5: buy if 5 or less, else sell"),
        ("lot 5: buy if at most 5 else sell", "lot 5: buy if 5 or less, else sell"),
        ("lot 2: pass", "lot 2: pass"),
        ("lot 5: sell, take ships", "lot 5: sell, take ships"),
        ("lot 3: up to 6, take ships", "lot 3: up to 6, take ships"),
        ("lot 3: up to 6, drop new, take clove", "lot 3: up to 6, drop new, take clove"),
        ("lot 3: take clove", "lot 3: take clove"),
        // The name of a tile holds an `or` of its own.
        (
            "lot 5: up to 4 jump 2, take ships or colonists, take colonists, drop new",
            "lot 5: up to 4 jump 2, take ships or colonists, take colonists, drop new",
        ),
        ("lot 3: up to 6 if not lot 2 is mine", "lot 3: if not I won lot 2: up to 6"),
        ("lots: up to 2", "lots: up to 2"),
        ("lots best", "lots: best"),
        ("bid 4", "lot 1: bid 4"),
        ("up to 4", "lot 1: up to 4"),
        ("budget 9", "budget: budget 9"),
        ("budget: 9", "budget: budget 9"),
        ("flag c0", "flag: flag c0"),
        ("flag near viceroy else any", "flag: flag near viceroy, else flag any"),
        ("mark b3, else c4, else any", "mark: mark b3, else mark c4, else mark any"),
        (
            "mark: viceroy, else ships, else clove2",
            "mark: mark viceroy, else mark ships, else mark clove2",
        ),
        ("next round mark: red ship, else best", "round 4 mark: mark red ship, else best"),
        ("quick ships harvest", "quick: quick ships harvest"),
        ("quick: ducats", "quick: quick ducats"),
        (
            "action 2: progress taxes if I have pepper, else harvest",
            "action 2: if I have pepper: progress taxes, else harvest",
        ),
        (
            "action 1: found quilon pay up to 3, third card if short",
            "action 1: found quilon, pay 3, play third card if short",
        ),
        (
            "action 1: found quilon, pay 3, use red colonist if short by 1, decline, done",
            "action 1: found quilon, pay 3, use red colonist if short by 1, decline, done",
        ),
        ("action 1: found quilon, pay 3", "action 1: found quilon, pay 3"),
        ("action 2: best", "action 2: best"),
        ("extra 1: taxes", "extra 1: extra taxes"),
        ("extra: pass", "extra: pass"),
        ("extra: pass until round 5", "until round 5 extra: pass"),
        ("use red ship every round", "every round use red ship: use red ship"),
        (
            "if round is 5 or later: extra 1: harvest",
            "extra 1: if round is 5 or later: extra harvest",
        ),
        // Other languages.
        ("partia 3: do 6", "lot 3: up to 6"),
        ("lot 2 : jusqu'à 5 saut 3", "lot 2: up to 5 jump 3"),
        ("parti 2: op til 5, ellers pas", "lot 2: up to 5, else pass"),
        ("lote 4: hasta 6 si no gané lote 2", "lot 4: if not I won lot 2: up to 6"),
        ("lote 4: compro si 5 o menos, sino vendo", "lot 4: buy if 5 or less, else sell"),
        (
            "akcja 2: postęp podatki jeśli mam pieprz, inaczej żniwa",
            "action 2: if I have pepper: progress taxes, else harvest",
        ),
        ("budżet 9", "budget: budget 9"),
        (
            "action 1: fonde quilon, paie 3, joue troisième carte si court",
            "action 1: found quilon, pay 3, play third card if short",
        ),
    ] {
        assert_eq!(read(written).as_deref(), Ok(canonical), "{written}");
    }
}

#[test]
fn lines_that_are_refused() {
    for (written, says) in [
        ("lot 3: up to six hundred apples", "hundred"),
        ("action 1: havrest", "havrest: havrest is not a word of an order (harvest?)"),
        ("harvest if I have pepper", "which decision is this for"),
        ("action 4: taxes", "no decision is called that"),
        ("action 1: play elephant", "which card"),
        ("action 2: taxes if I have papper", "papper"),
        ("lot 2: harvest", "harvest: harvest has no place in this line"),
        ("mark a0", "there is no tile on a0"),
    ] {
        let error = read(written).unwrap_err();
        assert!(error.contains(says), "{written}: {error}");
    }
}

#[test]
fn facts() {
    for (written, canonical) in [
        ("red has the flag", "red has the flag"),
        ("I have the flag", "I have the flag"),
        ("I have pepper", "I have pepper"),
        ("I have 2 pepper", "I have 2 pepper"),
        ("I have at least 2 pepper", "I have 2 pepper"),
        ("I have 2 or less pepper", "I have 2 or less pepper"),
        ("I have no pepper", "I have 0 pepper"),
        ("I have 5 or more ducats", "I have 5 ducats"),
        ("red has 3 or more ships", "red has 3 ships"),
        ("green has 2 extra actions", "green has 2 extra"),
        ("I have 3 cards", "I have 3 cards"),
        ("I have third card", "I have third card"),
        ("I have the sell spices card", "I have sell spices"),
        ("I won lot 2", "I won lot 2"),
        ("lot 2 is mine", "I won lot 2"),
        ("lot 2 is red", "red won lot 2"),
        ("red won lot 2", "red won lot 2"),
        ("highest bid is 4 or less", "highest bid is 4 or less"),
        ("price is at most 3", "price is 3 or less"),
        ("I own quilon", "I own quilon"),
        ("I own viceroy", "I own viceroy"),
        ("I own clove2", "I own clove2"),
        ("my taxes row is 3 or more", "my taxes row is 3 or more"),
        ("taxes row is 3", "my taxes row is 3"),
        ("round is 5 or later", "round is 5 or later"),
        ("short by 2 or less", "short by 2 or less"),
        ("nobody has bid", "nobody has bid"),
        ("mam 2 pieprzu", "I have 2 pepper"),
        ("rouge a le drapeau", "red has the flag"),
        ("j'ai du poivre", "I have pepper"),
        ("jeg har flaget", "I have the flag"),
        ("tengo pimienta", "I have pepper"),
        ("nikt nie licytował", "nobody has bid"),
        ("cena co najwyżej 3", "price is 3 or less"),
    ] {
        let fact = |text: &str| Goa::fact(&Order::from_text(text).unwrap());
        let read = fact(written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(read.to_string(), canonical, "{written}");
        assert_eq!(fact(canonical), Ok(read), "{canonical}");
    }
}
