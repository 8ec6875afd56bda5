//! What is written, and what it means.

use super::{read, table};
use crate::games::goa::cards;
use crate::games::goa::tiles::Tile;

#[test]
fn what_is_read_has_one_wording() {
    let (game, _) = table();
    let rows = [
        ("red ducats +3", "red ducats +3"),
        ("Red Ducats -2", "red ducats -2"),
        ("red ducats \u{2212} 2", "red ducats -2"),
        ("rouge ducats 7", "red ducats 7"),
        ("green ships +1", "green ships +1"),
        ("brown colonists 0", "brown colonists 0"),
        ("red extras +2", "red extras +2"),
        ("red track ships 3", "red track ships 3"),
        ("red track colonies 5", "red track colonies 5"),
        ("red hand +two ships tiger", "red hand +two ships tiger"),
        ("red hand + tiger and two ships", ""),
        ("red hand +2 ships tiger from deck", "red hand +two ships tiger from deck"),
        ("red hand +ships only palm from discards", "red hand +ships only palm from discards"),
        ("red hand -buy progress fish", "red hand -buy progress fish"),
        ("red store clove2 +clove", "red store clove2 +clove"),
        ("red store clove2b +clove 1", "red store clove2b +clove"),
        ("red store clove2 -2 clove", "red store clove2 -clove 2"),
        ("red store clove 2 - clove 2", "red store clove2 -clove 2"),
        ("red store mixed +pepper", "red store mixed +pepper"),
        ("green store quilon -nutmeg", "green store quilon -nutmeg"),
        ("red tile +duty", "red tile +duty"),
        ("red tile +red ducats from used", "red tile +red ducats from used"),
        ("red tile +mission 2 from left out", "red tile +mission 2 from left out"),
        ("red tile +extra harvest from c3", "red tile +extra harvest from c3"),
        ("red tile +clove2", "red tile +clove2"),
        ("red tile +mixed crop", "red tile +mixed crop"),
        ("red tile -clove2b to used", "red tile -clove2b to used"),
        ("red tile -mixed crop to left out", "red tile -mixed to left out"),
        ("red tile -red ship to c3", "red tile -red ship to c3"),
        ("red tile duty used", "red tile duty used"),
        ("red tile red ship ready", "red tile red ship ready"),
        ("red aside +clove1", "red aside +clove1"),
        ("red aside -pepper1 to left out", "red aside -pepper1 to left out"),
        ("red colony +madras clove pepper", "red colony +madras clove pepper"),
        ("red colony +calicut", "red colony +calicut"),
        ("red colony -madras", "red colony -madras"),
        ("flag green", "flag green"),
        ("cell c3 ships", "cell c3 ships"),
        ("cell c3 ships or colonists from d4", "cell c3 ships or colonists from d4"),
        ("cell c3 expeditions 2 from left out", "cell c3 expeditions 2 from left out"),
        ("cell c3 clove2 from used", "cell c3 clove2 from used"),
        ("cell c3 empty", "cell c3 empty"),
        ("cell c3 empty to left out", "cell c3 empty to left out"),
        ("bonanza a1 back", "bonanza a1 back"),
        ("bonanza e5 taken", "bonanza e5 taken"),
    ];
    for (text, canonical) in rows {
        if canonical.is_empty() {
            assert!(read(&game, text).is_err(), "{text}");
            continue;
        }
        let adjustment = read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(adjustment.to_string(), canonical, "{text}");
        assert_eq!(read(&game, canonical).as_ref(), Ok(&adjustment), "{canonical}");
    }
}

#[test]
fn every_tile_and_card_can_be_named() {
    let (game, _) = table();
    for tile in Tile::all() {
        for text in [format!("cell c3 {tile}"), format!("red tile +{tile} from used")] {
            assert_eq!(read(&game, &text).unwrap().to_string(), text);
        }
        for text in [format!("red tile -{tile} to left out"), format!("red tile {tile} used")] {
            let once = read(&game, &text).unwrap();
            assert_eq!(read(&game, &once.to_string()), Ok(once), "{text}");
        }
    }
    for effect in cards::Effect::ALL {
        for symbol in cards::Symbol::ALL {
            for text in [
                format!("red hand +{effect} {symbol}"),
                format!("red hand +{effect} {symbol} from deck"),
                format!("red hand -{effect} {symbol}"),
            ] {
                assert_eq!(read(&game, &text).unwrap().to_string(), text);
            }
        }
    }
}

#[test]
fn what_is_not_understood_is_pointed_at() {
    let (game, _) = table();
    // What is written, the words meant, and the sentence.
    let rows = [
        ("pink ducats 3", "pink", "which seat? red, green or brown"),
        ("yellow ducats 3", "yellow", "nobody plays yellow; there are red, green or brown"),
        ("red", "red", "say what is to be; for example: red ducats +3"),
        ("red ducats", "red ducats", "say what is to be; for example: red ducats +3"),
        ("red ducats many", "many", "many is no number; for example: red ducats +3"),
        ("red ducats 3 4", "4", "4 has no part in this; for example: red ducats +3"),
        (
            "red trak ships 3",
            "trak",
            "trak is none of what can follow: ducats, ships, colonists, extras, track, hand, \
             store, tile, aside, colony",
        ),
        ("red track ships 6", "6", "rows are 1 to 5"),
        (
            "red hand two ships tiger",
            "two",
            "+ or - before it? for example: red hand +two ships tiger",
        ),
        ("red hand +two ships", "two", "which card? effect and symbol, such as two ships tiger"),
        (
            "red hand -two ships tiger from deck",
            "deck",
            "a card that leaves the hand goes to the discards",
        ),
        (
            "red hand +two ships tiger from box",
            "box",
            "box is none of what can follow: deck, discards",
        ),
        (
            "red tile +duty from nowhere",
            "nowhere",
            "nowhere is none of what can follow: used, left out, c3",
        ),
        ("cell c9 ships", "c9", "tiles lie on a1 to e5"),
        ("bonanza c3 taken", "c3", "Bonanza tiles lie under the corners: a1, e1, a5, e5"),
        ("bonanza a1 gone", "gone", "gone is none of what can follow: back, taken"),
        ("flag", "flag", "say what is to be; for example: flag red"),
        (
            "red colony -quilon clove pepper",
            "clove",
            "clove has no part in this; for example: red colony +quilon clove pepper",
        ),
    ];
    for (text, word, sentence) in rows {
        let error = read(&game, text).unwrap_err();
        let said = error.sentence.as_str().replace(['«', '»'], "");
        assert_eq!((&text[error.span.clone()], said.as_str()), (word, sentence), "{text}");
    }
    assert_eq!(read(&game, "red trak ships 3").unwrap_err().did_you_mean, Some("track".into()));
}
