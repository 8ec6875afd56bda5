//! Orders are read generously and written exactly.

mod languages;
mod printed;

use super::super::action::{StoreKind, StoreName};
use super::super::cards::{Card, Effect, Symbol};
use super::super::tiles::{Colony, Spice};
use super::*;

const HAND: [Card; 3] = [
    Card { effect: Effect::TwoShips, colonists: 1, symbol: Symbol::Tiger },
    Card { effect: Effect::SellSpices, colonists: 2, symbol: Symbol::Palm },
    Card { effect: Effect::TwoSpices, colonists: 3, symbol: Symbol::Palm },
];

const STORES: [StoreName; 4] = [
    StoreName { kind: StoreKind::Plantation(Spice::Clove, 2), nth: 0 },
    StoreName { kind: StoreKind::Plantation(Spice::Clove, 2), nth: 1 },
    StoreName { kind: StoreKind::Plantation(Spice::Pepper, 3), nth: 0 },
    StoreName { kind: StoreKind::Colony(Colony::Quilon), nth: 0 },
];

fn read_order_of(id: &'static str, order: &Order) -> Result<Action, OrderError> {
    let decision = Decision::all().find(|decision| decision.id() == id);
    assert!(decision.is_some(), "{id}");
    let example = match id {
        "P2" => "flag c0",
        "P3" | "P4" => "mark b3",
        "P5" => "bid 4",
        "P6" => "sell",
        "P14" => "pay 3",
        "P16" => "done",
        "P24" => "extra ships",
        _ => "taxes",
    };
    let seats = Seats::new(4).unwrap();
    let example = Some(example.to_owned());
    read_order(&Asked::ahead(decision, example, &HAND, &STORES, seats), order)
}

fn read(decision: &'static str, text: &str) -> Result<Action, OrderError> {
    read_order_of(decision, &Order::from_text(text).unwrap())
}

/// Each line is read as the canonical one.
#[track_caller]
fn all(decision: &'static str, readings: &[(&str, &str)]) {
    for (text, canonical) in readings {
        match read(decision, text) {
            Ok(action) => assert_eq!(action.to_string(), *canonical, "{text}"),
            Err(error) => panic!("{text}: {error} at {:?}", &text[error.span.clone()]),
        }
    }
}

/// Each line is refused at this word for this reason.
#[track_caller]
fn refused(decision: &'static str, errors: &[(&str, &str, &str)]) {
    for (text, word, says) in errors {
        let error = match read(decision, text) {
            Ok(action) => panic!("{text} was read as {action}"),
            Err(error) => error,
        };
        assert_eq!(&text[error.span.clone()], *word, "{text}: {error}");
        let sentence = error.sentence.as_str().replace(['«', '»'], "");
        assert!(sentence.contains(says), "{text}: {error}");
        assert!(error.sentence.said().is_some(), "{text}: {error}");
    }
}

#[test]
fn short_orders() {
    all(
        "P1",
        &[
            ("quick ships harvest", "quick ships harvest"),
            ("quick start: ships and colonies", "quick ships colonies"),
            ("quick 10 ducats", "quick ducats"),
            ("take ducats", "quick ducats"),
        ],
    );
    all("P2", &[("flag c0", "flag c0"), ("Flag to C0.", "flag c0"), ("flag a 3", "flag a3")]);
    all("P3", &[("mark b3", "mark b3"), ("place marker on the tile B3", "mark b3")]);
    all("P4", &[("mark b 3", "mark b3")]);
    all(
        "P5",
        &[
            ("bid 4", "bid 4"),
            ("I'll bid 4 ducats", "bid 4"),
            ("bid4", "bid 4"),
            ("bid four", "bid 4"),
            ("bid 4d", "bid 4"),
            ("4 bid", "bid 4"),
            ("pass", "pass"),
            ("no bid", "pass"),
            ("- bid 5", "bid 5"),
        ],
    );
    all(
        "P6",
        &[
            ("sell", "sell"),
            ("buy", "buy"),
            ("buy the tile", "buy"),
            ("keep", "buy"),
            ("zatrzymuję", "buy"),
        ],
    );
}

#[test]
fn short_orders_refused() {
    refused(
        "P1",
        &[
            ("quick ships", "quick ships", "which two markers"),
            ("quick ships taxes harvest", "harvest", "you are asked to move two markers"),
            ("quick 5 ducats", "5", "there are 10 ducats"),
            ("ships harvest", "ships", "you are asked to move two markers or take the ducats now"),
        ],
    );
    refused(
        "P2",
        &[
            ("c0", "c0", "say what to do with it; for example: flag c0"),
            ("flag", "flag", "where to? for example: flag c0"),
            ("flag g9", "g9", "there is no g9"),
            ("flag c0 d0", "d0", "c0 or d0? name only one"),
            ("mark b3", "mark", "you are asked to place the flag now; for example: flag c0"),
        ],
    );
    refused(
        "P3",
        &[
            ("b3", "b3", "say what to do with it; for example: mark b3"),
            ("mark c0", "c0", "there is no tile on c0"),
            ("mark b3 4", "4", "has no part in this order"),
            ("pepper", "pepper", "say what to do with it"),
        ],
    );
    refused(
        "P5",
        &[
            ("5", "5", "say what to do with it"),
            ("bid 4 5", "5", "4 or 5? name only one"),
            ("bid", "bid", "how much?"),
            ("bid -4", "4", "cannot be less than 0"),
            ("bid 2.5", "2", "whole number"),
            ("pass 4", "pass", "pass or bid 4?"),
            ("bdi 4", "bdi", "bdi is not a word of an order"),
            ("ships", "ships", "you are asked to bid or pass now; for example: bid 4"),
            ("mark b3", "mark", "you are asked to bid or pass now"),
            ("bid b3", "b3", "has no part in this order"),
        ],
    );
    refused(
        "P6",
        &[
            ("sell buy", "buy", "sell or buy? say one of the two"),
            ("pass", "pass", "you are asked to sell or buy now; for example: sell"),
            ("buy 5", "5", "has no part in this order"),
        ],
    );
    assert_eq!(read("P5", "bdi 4").unwrap_err().did_you_mean.as_deref(), Some("bid"));
    for decision in ["P2", "P3", "P4", "P5", "P6"] {
        assert_eq!(read(decision, "pay").unwrap_err().rule, Some(decision));
    }
    for decision in ["P1", "P7", "P8", "P14", "P15", "P16", "P19", "P24"] {
        for text in ["sell", "buy", "bid 4", "flag c0", "mark b3"] {
            let error = read(decision, text).unwrap_err();
            assert_eq!(error.rule, Some(decision), "{text}");
            assert!(error.sentence.as_str().starts_with("you are asked to "), "{text}: {error}");
        }
    }
}

#[test]
fn counts() {
    let two = "harvest clove 2";
    for text in [
        "harvest 2 clove",
        "harvest clove 2",
        "harvest clove x2",
        "harvest 2x clove",
        "harvest 2clove",
        "harvest two cloves",
        "harvest clove clove",
        "harvest 2 sacks of cloves",
        // "Clo" is Duty in Polish.
        "harv clov 2",
    ] {
        all("P8", &[(text, two)]);
    }
    all(
        "P8",
        &[
            ("harvest pepper 2 clove", "harvest pepper 2 clove"),
            ("harvest pepper, 2 clove", "harvest pepper clove 2"),
            ("harvest pepper and 2 clove", "harvest pepper clove 2"),
            ("harvest 2 pepper 1 clove", "harvest pepper 2 clove"),
            (
                "harvest 2 pepper, 3 ginger in quilon, clove",
                "harvest pepper 2 ginger 3 in quilon clove",
            ),
            ("harvest pepper in clove 2", "harvest pepper in clove2"),
            ("harvest clove in clove2b 2", "harvest clove 2 in clove2b"),
            ("harvest pepper in pepper", "harvest pepper in pepper3"),
            ("harvest 2 pepper 1 ship and 2 colonists", "harvest pepper 2 ships 1 colonists 2"),
            ("harvest pepper ships 2 colonists 1", "harvest pepper ships 2 colonists 1"),
            ("harvest pepper quilon", "harvest pepper in quilon"),
            ("progress taxes pepper from madras", "progress taxes pepper from madras"),
            ("progress colonists", "progress colonies"),
            ("draw 2 cards", "expedition 2"),
            ("draw a card", "expedition 1"),
            ("draw", "expedition"),
        ],
    );
    refused(
        "P8",
        &[
            ("harvest pepper 2 ships", "ships", "harvest or ships? one action at a time"),
            ("harvest pepper, clove2", "clove2", "clove2 is a store; write clove 2"),
            ("harvest pepper in clove", "clove", "which store? clove2 or clove2b"),
            ("harvest pepper in ginger", "ginger", "you have no ginger plantation"),
            ("harvest pepper 0", "0", "0 of a spice is none"),
            ("harvest 2", "2", "2 of what?"),
            ("harvest 2 3 clove", "2", "2 of what?"),
            (
                "harvest pepper in clove4",
                "clove4",
                "clove plantations are clove1, clove2 and clove3",
            ),
            ("harvest peper", "peper", "peper is not a word of an order"),
            ("harvest pepper 999", "999", "too large"),
        ],
    );
    assert_eq!(read("P8", "harvest peper").unwrap_err().did_you_mean.as_deref(), Some("pepper"));
}

#[test]
fn actions() {
    all(
        "P8",
        &[
            ("build ships", "ships"),
            ("collect taxes", "taxes"),
            ("found the colony madras", "found madras"),
            ("found madras pay 3 take clove nutmeg", "found madras, pay 3, take clove nutmeg"),
            ("found madras, pay up to 3", "found madras, pay 3"),
            ("use red colonist, found quilon", "use red colonist, found quilon"),
            ("use colonist found quilon", "use red colonist, found quilon"),
            ("use red colonist and duty, taxes", "use red colonist, use duty, taxes"),
            ("use the red ship tile then taxes", "use red ship, taxes"),
            ("play two ships, progress harvest", "play two ships, progress harvest"),
            (
                "found quilon, tile pepper nutmeg, take pepper",
                "found quilon, tile pepper nutmeg take pepper",
            ),
            ("taxes, hold", "taxes, hold"),
            // G62: a card that changes an action goes before it.
            ("progress harvest, play ships only", "play ships only, progress harvest"),
            (
                "use duty, harvest ships 2, play mixed goods, hold",
                "use duty, play mixed goods, harvest ships 2, hold",
            ),
            (
                "use espionage green harvest, play mixed goods",
                "play mixed goods, use espionage green harvest",
            ),
            (
                "use espionage green harvest, play mixed goods, harvest",
                "use espionage green harvest, play mixed goods, harvest",
            ),
            // G72: the third card may be played after the first two are seen.
            ("found madras, play third card", "found madras, play third card"),
            // D37.
            (
                "harvest 2 pepper, play sell pepper 2, more pepper 2",
                "harvest pepper 2, play sell spices pepper 2, more pepper 2",
            ),
            ("use viceroy taxes, ships", "use viceroy taxes, ships"),
            ("use viceroy, taxes", "use viceroy, taxes"),
            ("play buy progress, taxes", "play buy progress, taxes"),
            ("play buy progress taxes, taxes", "play buy progress taxes, taxes"),
        ],
    );
    all(
        "P24",
        &[
            ("extra ships", "extra ships"),
            ("an extra action: harvest", "extra harvest"),
            ("extra use extra harvest, taxes", "extra use extra harvest, taxes"),
            ("pass", "pass"),
            ("no", "pass"),
        ],
    );
}

#[test]
fn actions_refused() {
    refused(
        "P8",
        &[
            ("5", "5", "say what to do with it; for example: taxes"),
            ("c4", "c4", "say what to do with it"),
            ("pepper", "pepper", "say what to do with it"),
            ("quilon", "quilon", "say what to do with it"),
            ("clove2 2", "clove2 2", "say what to do with it"),
            ("taxes ships", "ships", "taxes or ships? one action at a time"),
            ("taxes 5", "5", "has no part in this order"),
            ("pay 3", "pay", "you are asked to take an action now; for example: taxes"),
            ("pass", "pass", "you are asked to take an action now"), // D35
            ("extra ships", "extra", "you are asked to take an action now"),
            ("found", "found", "which colony?"),
            ("found taxes", "taxes", "taxes has no part in this order"),
            ("found flag", "flag", "you are asked to take an action now"),
            ("taxes, done, use duty", "use", "done, or more to do?"),
            ("progress", "progress", "in which column?"),
            ("found madras, pay, decline", "decline", "pay or decline?"),
            ("taxes, done, hold", "hold", "done or hold?"),
            ("use espionage harvest", "harvest", "whose row? red, green, brown or yellow"),
            ("use espionage purple harvest", "purple", "nobody plays purple"),
            ("use exchange z1", "z1", "there is no tile on z1"),
            ("use pepper", "pepper", "has no part in this order"),
            ("use", "use", "use which tile?"),
            ("use extra harvest pepper", "pepper", "pepper for which store? yours are"),
            ("use extra harvest clove2 3 clove", "3", "3 do not fit in clove2"),
            ("taxs", "taxs", "is not a word of an order"),
        ],
    );
    refused(
        "P24",
        &[
            (
                "ships",
                "ships",
                "you are asked to play an extra action or pass now; for example: extra ships",
            ),
            ("pass ships", "ships", "has no part in this order"),
            ("no extra", "no", "an extra action, or none?"),
            ("extra pay", "pay", "you are asked to play an extra action"),
        ],
    );
    assert_eq!(read("P8", "taxs").unwrap_err().did_you_mean.as_deref(), Some("taxes"));
    assert_eq!(read("P8", "taxes ships").unwrap_err().rule, Some("G34"));
}

#[test]
fn cards() {
    all(
        "P8",
        &[
            ("play 2 ships", "play two ships"),
            ("play two ships tiger", "play two ships tiger"),
            ("play tiger", "play two ships tiger"),
            ("play tiger two ships", "play two ships tiger"),
            ("play ships", "play two ships"),
            ("play colonists", "play two colonists"),
            ("play five ducats", "play five ducats"),
            ("play two spices clove, nutmeg in quilon", "play two spices clove nutmeg in quilon"),
            ("play sell clove 2", "play sell spices clove 2"),
            (
                "play sell spices palm 2 cloves from clove2",
                "play sell spices palm clove 2 from clove2",
            ),
            ("play buy progress taxes", "play buy progress taxes"),
            ("play progress: spices only", "play spices only"),
            ("play mixed goods", "play mixed goods"),
            ("play the third card", "play third card"),
            ("play only ships", "play ships only"),
            ("discard palm", "discard palm"),
            ("discard two ships tiger and palm", "discard two ships tiger and palm"),
            ("discard palm, two ships, taxes", "discard palm and two ships, taxes"),
            ("discard palm, ships", "discard palm, ships"),
            ("discard palm, ships only, ships", "discard palm and ships only, ships"),
            ("discard tiger palm", "discard tiger and palm"),
            ("discard any card", "discard any"),
        ],
    );
    refused(
        "P8",
        &[
            ("play", "play", "play which card?"),
            ("play 3 ships", "3", "the cards with a number are two ships"),
            ("play spices", "spices", "which card? two spices or sell spices"),
            ("play palm", "palm", "which card? two spices or sell spices"),
            ("play fish", "fish", "you have no card fish"),
            ("discard palm two ships", "two", "one card or two?"),
            ("discard", "discard", "discard which card?"),
        ],
    );
}

#[test]
fn answers() {
    all(
        "P7",
        &[
            ("take ships", "take ships"),
            ("take the colonists", "take colonists"),
            ("take pepper", "take pepper"),
            ("take red colonist", "take red colonist"),
            ("take mission 3", "take mission 3"),
            ("take expeditions 2", "take expeditions 2"),
            ("take clove2", "take clove2"),
            ("take extra harvest", "take extra harvest"),
            ("take extra actions", "take extra actions"),
            ("take ducats", "take red ducats"),
            ("take ships or colonists", "take ships or colonists"),
            ("drop clove2b", "drop clove2b"),
            ("give up clove 2", "drop clove2"),
            ("drop pepper", "drop pepper3"),
            ("drop the new tile", "drop new"),
            ("keep", "keep"),
            ("discard palm", "discard palm"),
        ],
    );
    all(
        "P14",
        &[
            ("pay", "pay"),
            ("pay 3 colonists", "pay 3"),
            ("pay at most 3", "pay 3"),
            ("pass", "decline"),
            ("no", "decline"),
            ("decline", "decline"),
            ("pay nothing", "decline"),
            ("play third card, pay 2", "play third card, pay 2"),
            ("use colonist, pay", "use red colonist, pay"),
        ],
    );
    all(
        "P15",
        &[
            ("tile pepper nutmeg take pepper", "tile pepper nutmeg take pepper"),
            ("take the tile pepper nutmeg", "tile pepper nutmeg"),
            ("take clove 2 nutmeg in quilon", "take clove 2 nutmeg in quilon"),
        ],
    );
    all(
        "P16",
        &[
            ("done", "done"),
            ("pass", "done"),
            ("nothing", "done"),
            ("hold", "hold"),
            ("play two ships", "play two ships"),
            ("use espionage red found madras, pay 3", "use espionage red found madras, pay 3"),
        ],
    );
    all(
        "P19",
        &[
            ("take spices", "take spices"),
            ("take spices clove 2", "take clove 2"),
            ("take colonists, pay", "take colonists, pay"),
        ],
    );
    refused(
        "P7",
        &[
            ("ships", "ships", "you are asked to take ships or take colonists now"),
            ("take 3 ships", "3", "how many is not yours to say"),
            ("take mission", "mission", "mission 2 or mission 3"),
            ("take expedition", "expedition", "red expedition, expeditions 2 or expeditions 3"),
            ("drop clove", "clove", "which store? clove2 or clove2b"),
            ("drop", "drop", "drop which plantation?"),
            ("take", "take", "take what?"),
        ],
    );
    refused(
        "P14",
        &[
            (
                "taxes",
                "taxes",
                "you are asked to pay the colonists, decline, or use a tile or a card first now; for example: pay 3",
            ),
            ("pay, taxes", "taxes", "you are asked to pay"),
            ("3", "3", "say what to do with it"),
        ],
    );
    refused(
        "P16",
        &[
            ("taxes", "taxes", "you are asked to use tiles, play a card"),
            ("do not use red ship", "use", "you are asked to use tiles, play a card"),
        ],
    );
    refused("P19", &[("pay", "pay", "you are asked to take ships, colonists or spices now")]);
}
