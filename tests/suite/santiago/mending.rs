//! Corrections by hand: what can be said, what comes of it, and what cannot be.

use super::table::Table;
use monsoon::engine::journal::Note;
use monsoon::engine::{Game, Match, Mendable, Order, Seats, TableSeed, Viewer};
use monsoon::games::santiago::{Adjustment, Event, Santiago};

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

fn read(table: &Table, text: &str) -> Result<Adjustment, String> {
    let order = Order::from_text(text).unwrap();
    let read = table.game.read_adjustment(&order);
    read.map_err(|error| format!("{}: {}", &text[error.span.clone()], error.sentence))
}

/// Corrects something, and lets everything follow that follows.
fn adjust(table: &mut Table, text: &str) -> Result<Vec<Event>, String> {
    let what = read(table, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let events = table.game.adjust(&what)?;
    for event in &events {
        table.game.evolve(event);
    }
    Ok(table.run())
}

#[track_caller]
fn adjusted(table: &mut Table, text: &str) -> Vec<Event> {
    adjust(table, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn refused(table: &mut Table, text: &str, sentence: &str) {
    let before = table.game.clone();
    assert_eq!(adjust(table, text).unwrap_err(), sentence, "{text}");
    assert!(before == table.game);
}

/// Round 1, everybody has to bid; red holds the token.
fn auction() -> Table {
    let mut table = Table::quiet(4, &[]);
    table.round(1, &FOUR);
    table
}

/// Round 1 with a neutral tile, one of red's, and one of green's that has dried.
fn grown() -> Table {
    let mut table = auction();
    for text in ["square c4 pepper1", "square d4 banana2 red 2", "d5 grape2 green 1", "d5 dried"] {
        adjusted(&mut table, text);
    }
    table
}

#[test]
fn what_is_written_is_read_in_one_way() {
    let table = grown();
    for (text, canonical) in [
        ("red money +3", "red money +3"),
        ("Red escudos \u{2212} 2", "red money -2"),
        ("red ducats: 7", "red money 7"),
        ("czerwony pieniądze 7e", "red money 7"),
        ("brown money +1 escudo", "brown money +1"),
        ("red farmers +1", "red farmers +1"),
        ("green farmers 20", "green farmers 20"),
        ("red canal yes", "red canal yes"),
        ("red extra canal no", "red canal no"),
        ("red extra no", "red canal no"),
        ("builder yellow", "builder yellow"),
        ("yellow builder", "builder yellow"),
        ("token green", "builder green"),
        ("supply +1", "supply +1"),
        ("supply -1", "supply -1"),
        ("supply 4", "supply 4"),
        ("square c4 banana2 red 2", "square c4 banana2 red 2"),
        ("C4 Banana 2 red 2 farmers", "square c4 banana2 red 2"),
        ("square c4 banana2 red 0", "square c4 banana2 neutral"),
        ("square c4 banana2", "square c4 banana2 neutral"),
        ("square c4 banana2 neutral", "square c4 banana2 neutral"),
        ("square c4 banana2 dried", "square c4 banana2 dried"),
        ("square c4 empty", "square c4 empty"),
        // The tile that lies there, dried ones included.
        ("square c4 dry", "square c4 pepper1 dried"),
        ("square d4 green 1", "square d4 banana2 green 1"),
        ("square d4 neutral", "square d4 banana2 neutral"),
        ("square d5 green 1", "square d5 grape2 green 1"),
        ("canal s7 supply", "canal s7 supply"),
        ("canal s7 blue", "canal s7 supply"),
        ("s7 red", "canal s7 red"),
        ("canal s7 gone", "canal s7 gone"),
        ("offer + banana2", "offer + banana2"),
        ("offer \u{2013} banana2", "offer - banana2"),
        ("offer banana2 grape 1", "offer banana2 grape1"),
        ("aside grape1", "aside grape1"),
        ("palm a1 c4", "palm a1 c4"),
    ] {
        let what = read(&table, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(what.to_string(), canonical, "{text}");
        assert_eq!(read(&table, canonical), Ok(what), "{canonical}");
    }
}

#[test]
fn what_is_not_understood_is_pointed_at() {
    let table = grown();
    for (text, error) in [
        ("red", "red: money, farmers or canal is missing"),
        ("red mood +3", "mood: what of red? money, farmers or canal"),
        ("red money much", "much: much is no number; the money changes by +1, -1 or to 7"),
        ("red money 3 5", "5: 5 is one word too many: red money 3"),
        ("red farmers 3e", "3e: 3e is no number; the farmers changes by +1, -1 or to 7"),
        ("red canal maybe", "maybe: yes or no, and not maybe"),
        ("purple money 3", "purple: nobody plays purple here; it is red, green, brown or yellow"),
        ("builder nobody", "nobody: nobody is no colour; it is red, green, brown or yellow"),
        ("square c9 empty", "c9: there is no c9; the squares are a1 to h6"),
        ("square c4 rice2", "rice2: rice2 is no tile; one is banana2, for example"),
        ("square c4 banana3", "banana3: of this kind there are «banana1» and «banana2»"),
        ("square c4 banana2 red", "square c4 banana2 red: a number of farmers is missing"),
        ("square e5 red 2", "red: which tile? none lies on e5"),
        ("canal s32 gone", "s32: there is no s32; the segments are s1 to s31"),
        ("canal s3 wet", "wet: supply, a colour or gone, and not wet"),
        ("offer + grape1 - banana2", "banana2: banana2 is one word too many: offer + grape1"),
        (
            "round 3",
            "round: round begins no correction; they begin with builder, supply, square, canal, \
             offer, aside, palm, red, green, brown or yellow",
        ),
    ] {
        assert_eq!(read(&table, text), Err(error.to_owned()), "{text}");
    }
}

#[test]
fn money_is_put_right() {
    let mut table = auction();
    table.play("green", "bid 4");
    adjusted(&mut table, "green money -6");
    assert_eq!(table.money("green"), 4);
    refused(&mut table, "green money -1", "green has bid 4 and cannot have less (D30)");
    refused(&mut table, "brown money -11", "brown has 10 escudos and cannot lose 11 (S6)");
    refused(&mut table, "brown money 10", "it is so already (S6)");
    refused(
        &mut table,
        "brown money +151",
        "nobody can have more than 160 escudos, all that 4 players ever get (S43)",
    );
    // D28: a player who is asked and has nothing passes.
    let events = adjusted(&mut table, "brown money 0");
    assert!(matches!(events[..], [Event::Passed { by_itself: true, .. }]));
    assert_eq!(table.awaited(), ["yellow P3"]);
}

#[test]
fn offers_on_the_table_stay_covered() {
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_4(1);
    table.play("brown", "propose s7 6");
    refused(&mut table, "brown money 5", "brown has offered 6 and cannot have less (D51)");
    adjusted(&mut table, "brown money 6");
    refused(
        &mut table,
        "builder brown",
        "brown has answered in phase 4 of round 1, and a builder is not asked there (D47)",
    );
    refused(
        &mut table,
        "canal s7 supply",
        "brown proposes s7, where no canal could lie then (D48)",
    );
    refused(&mut table, "supply 0", "the canal of round 1 is needed from the supply now (S5)");
    // The token moves on, and the player who had it is asked instead (S31).
    assert_eq!(table.awaited(), ["yellow P7"]);
    adjusted(&mut table, "builder yellow");
    assert_eq!(table.awaited(), ["red P7"]);
    table.script("red: nothing\ngreen: nothing");
    assert_eq!(table.view().builder, table.seat("yellow"));
}

#[test]
fn a_sealed_bid_is_not_found_out_by_a_refusal() {
    let sentence = "green has sealed a bid, and loses no money before it is turned up (D30)";
    for bid in ["pass", "bid 1", "bid 5"] {
        let mut table = Table::quiet(2, &[]);
        table.round(1, &["banana2", "grape1", "pepper2"]);
        adjusted(&mut table, "green money 6");
        table.play("green", bid);
        for text in ["green money -1", "green money 0", "green money 5"] {
            refused(&mut table, text, sentence);
        }
        adjusted(&mut table, "green money +1");
    }
}

#[test]
fn a_hidden_balance_is_not_told_by_a_refusal() {
    let mut table = Table::quiet(4, &[("money", "hidden")]);
    table.round(1, &FOUR);
    refused(&mut table, "red money -11", "red has less than 11 escudos (S6)");
    adjusted(&mut table, "red money 10");
    let of = |text| table.game.secret_of(&read(&table, text).unwrap());
    assert_eq!(of("red money +3"), Some(table.seat("red")), "S7");
    assert_eq!(of("red farmers 3"), None, "S10");
    assert_eq!(auction().game.secret_of(&read(&table, "red money +3").unwrap()), None);
}

#[test]
fn squares_are_put_right() {
    let mut table = grown();
    assert_eq!(
        [table.at("c4"), table.at("d4"), table.at("d5")],
        ["pepper1 neutral".to_owned(), "banana2 red 2".to_owned(), "dried".to_owned()]
    );
    refused(&mut table, "c4 pepper1 red 2", "pepper1 takes 1 and not 2 farmers (S17)");
    refused(&mut table, "c4 neutral", "it is so already (D17)");
    refused(&mut table, "e5 empty", "it is so already (D17)");
    // Its front is remembered, and the farmer comes from green again.
    adjusted(&mut table, "d5 green 2");
    assert_eq!(table.at("d5"), "grape2 green 2");
    refused(
        &mut table,
        "green farmers 21",
        "green has 22 farmers, 2 of them on the board, so 20 at most to place (S1)",
    );
    adjusted(&mut table, "red farmers 0");
    refused(
        &mut table,
        "c4 pepper1 red 1",
        "red has 0 farmers for c4 and not 1; the others are placed or in the box (D29)",
    );
    // What goes comes back to its player, and can be placed elsewhere.
    adjusted(&mut table, "square d4 empty");
    adjusted(&mut table, "c4 pepper1 red 1");
    adjusted(&mut table, "red farmers 0");
}

#[test]
fn tiles_come_from_those_to_come() {
    let mut table = auction();
    let total =
        |table: &Table| table.view().unseen.iter().map(|&(_, count)| u32::from(count)).sum::<u32>();
    assert_eq!(total(&table), 40);
    // One of the three is on offer.
    adjusted(&mut table, "a3 grape1");
    adjusted(&mut table, "b3 grape1");
    assert_eq!(total(&table), 38);
    refused(&mut table, "c3 grape1", "no grape1 is among the 38 tiles to come (D9)");
    // What goes comes back, so another can be put in its place.
    adjusted(&mut table, "a3 grape2");
    adjusted(&mut table, "c3 grape1");
    assert_eq!(total(&table), 37);
    refused(&mut table, "g3 coconut2", "36 tiles are too few for the 10 rounds to come (S22)");
}

#[test]
fn the_offer_is_put_right() {
    let mut table = auction();
    refused(
        &mut table,
        "offer + grape2",
        "5 tiles are more than can be on offer, which is 4 (S22)",
    );
    refused(
        &mut table,
        "offer - grape2",
        "no grape2 is on offer; there is banana2, coconut2, grape1 and pepper2 (S28)",
    );
    adjusted(&mut table, "offer - grape1");
    adjusted(&mut table, "offer + grape2");
    adjusted(&mut table, "offer grape2 coconut1");
    assert_eq!(
        table.view().offer.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["coconut1", "grape2"]
    );
    adjusted(&mut table, "offer - grape2");
    refused(
        &mut table,
        "offer - coconut1",
        "the last tile on offer has to be placed; offer TILE puts another in its place (S28)",
    );
    // D101: two tiles, four players.
    adjusted(&mut table, "offer + grape1");
    table.script("green: bid 3\nbrown: bid 2\nyellow: bid 1\nred: pass");
    table.script("green: plant coconut1 a3\nbrown: plant grape1 h3");
    assert_eq!(table.awaited(), ["green P7"], "D101");
    refused(&mut table, "offer + grape1", "no tiles are on offer now (S22)");
}

#[test]
fn the_tile_left_over_can_be_another() {
    let mut table = Table::quiet(3, &[]);
    table.round(1, &FOUR);
    table.script("green: bid 3\nbrown: bid 2\nred: pass");
    table.script("green: plant banana2 a3\nbrown: plant coconut2 c3\nred: plant pepper2 e3");
    assert_eq!(table.awaited(), ["green P6"]);
    adjusted(&mut table, "offer grape2");
    assert!(table.legal("green").iter().all(|text| text.starts_with("plant grape2")));
    table.play("green", "plant grape2 e4");
    assert_eq!(table.at("e4"), "grape2 neutral", "S30");
}

#[test]
fn canals_are_put_right() {
    let mut table = auction();
    adjusted(&mut table, "canal s7 blue");
    adjusted(&mut table, "canal s8 red");
    assert_eq!((table.view().supply, table.player("red").extra_canal), (10, false));
    let apart = adjust(&mut table, "canal s7 gone").unwrap_err();
    assert!(apart.starts_with("the spring would not reach s8; a canal may lie on"), "{apart}");
    refused(&mut table, "canal s3 red", "the canal of red cannot lie on s3 and s8 (S39)");
    refused(&mut table, "red canal yes", "the canal of red lies on s8 (S39)");
    refused(&mut table, "canal s8 red", "it is so already (D12)");
    refused(&mut table, "supply +1", "the supply cannot have more than 10 canals now (S5)");
    let apart = adjust(&mut table, "canal s13 supply").unwrap_err();
    assert!(apart.starts_with("the spring would not reach s13; a canal may lie on"), "{apart}");
    // The same segment with another canal: one goes back, the other comes.
    adjusted(&mut table, "canal s8 green");
    assert_eq!([table.player("red").extra_canal, table.player("green").extra_canal], [true, false]);
    adjusted(&mut table, "canal s8 gone");
    adjusted(&mut table, "canal s7 gone");
    assert_eq!(table.view().supply, 11);
    assert!(table.player("green").extra_canal);
    adjusted(&mut table, "green canal no");
    refused(&mut table, "green canal no", "it is so already (S1)");
}

#[test]
fn without_a_canal_in_the_supply_nothing_is_built() {
    let mut table = auction();
    adjusted(&mut table, "supply 0");
    table.script("green: pass\nbrown: bid 1\nyellow: bid 2\nred: bid 3");
    table.script("red: plant banana2 a3\nyellow: plant grape1 c3\nbrown: plant pepper2 e3");
    let events = table.play("green", "plant coconut2 g3");
    assert!(matches!(events[..], [Event::Planted { .. }, Event::NotBuilt { .. }]), "D100");
    assert_eq!(table.awaited(), ["brown P9"], "D100, S37");
}

#[test]
fn the_token_the_tile_put_away_and_palms_are_put_right() {
    let mut table = auction();
    table.fact(Event::SetAside { tile: super::table::tile("grape2") });
    table.round(1, &[]);
    adjusted(&mut table, "aside pepper1");
    assert_eq!(table.view().set_aside.unwrap().to_string(), "pepper1");
    refused(&mut table, "aside pepper1", "it is so already (S4)");
    table.play("green", "bid 1");
    adjusted(&mut table, "builder brown");
    assert_eq!(table.awaited(), ["yellow P3"], "S23");
    table.script("yellow: bid 2\nred: bid 3");
    assert_eq!(table.awaited(), ["brown P3"], "S23: the token's holder last");
    refused(&mut table, "builder brown", "it is so already (S8)");
    refused(&mut table, "palm c4 e5", "no palm stands on c4; palms stand on a1, h1 and a6 (S3)");
    refused(
        &mut table,
        "palm a1 b5",
        "palms cannot stand on b5 and a6, which share a side or a corner (S3)",
    );
    adjusted(&mut table, "palm a1 h6");
    let palms: Vec<String> =
        table.view().squares.iter().filter(|it| it.palm).map(|it| it.square.to_string()).collect();
    assert_eq!(palms, ["h1", "a6", "h6"]);
    let mut five = Table::quiet(5, &[]);
    refused(&mut five, "aside pepper1", "with 5 players no tile is put away (S4)");
}

/// Players without farmers left still plant, and nobody waits for them.
#[test]
fn a_planter_without_farmers_plants_a_neutral_tile() {
    let mut table = auction();
    table.script("green: bid 4\nbrown: bid 2\nyellow: bid 1\nred: pass");
    adjusted(&mut table, "green farmers 0");
    table.play("green", "plant banana2 c4");
    assert_eq!(table.at("c4"), "banana2 neutral", "D29");
}

#[test]
fn two_decisions_can_be_changed() {
    let seed = TableSeed::new("switches");
    let deal = |players| {
        let options = super::table::options(&[("money", "hidden")]);
        Match::<Santiago>::deal(&options, Seats::new(players).unwrap(), &seed).unwrap().0
    };
    let mut four = deal(4);
    assert!(four.game().view(Viewer::Public).players.iter().all(|it| it.money.is_none()));
    let mut switch = |rule, on| four.switch(rule, on, Note::default(), &seed);
    assert_eq!(switch("D56", true).unwrap_err(), "D56 is no option; there are: D7");
    assert_eq!(switch("D97", true).unwrap_err(), "D97 is no option; there are: D7");
    assert_eq!(switch("D7", true).unwrap_err(), "D7 is on already");
    let entry = switch("d7", false).unwrap();
    assert!(entry.reveals(), "D7: what was hidden is shown");
    assert!(four.game().view(Viewer::Public).players.iter().all(|it| it.money.is_some()));
    let entry = four.switch("D7", true, Note::default(), &seed).unwrap();
    assert!(!entry.reveals());
    let mut two = deal(2);
    let mut switch = |rule, on| two.switch(rule, on, Note::default(), &seed);
    assert_eq!(switch("D56", true).unwrap_err(), "D56 is no option; there are: D7, D97");
    switch("D97", true).unwrap();
    assert_eq!(switch("D97", true).unwrap_err(), "D97 is on already");
    let state: Vec<_> = two.game().switches().iter().map(|it| (it.rule, it.on)).collect();
    assert_eq!(state, [("D7", true), ("D97", true)]);
}

/// D97 in the middle of a round: the builder is asked, or is not.
#[test]
fn the_builder_of_two_is_asked_as_soon_as_it_is_so() {
    let mut table = Table::quiet(2, &[]);
    let three = ["banana2", "grape1", "pepper2"];
    table.round(1, &three).script("red: pass\ngreen: bid 1");
    table.script("green: plant banana2 a3\nred: plant grape1 h3\ngreen: plant b3");
    let (builder, other) = ("red", "green");
    table.play(other, "nothing");
    table.play(builder, "skip");
    assert_eq!(table.awaited(), [format!("{other} P9")], "S66");
    table.fact(table.game.switch("D97", true).unwrap());
    table.play(other, "hold");
    assert_eq!(table.awaited(), [format!("{builder} P9")], "D97");
    table.fact(table.game.switch("D97", false).unwrap());
    assert!(!table.run().is_empty(), "nobody is asked any more");
}

/// An old journal's events are read as they were.
#[test]
fn events_are_stored_plainly() {
    let table = auction();
    let stored = |text: &str| {
        let events = table.game.adjust(&read(&table, text).unwrap()).unwrap();
        serde_json::to_string(&events).unwrap()
    };
    let money = r#"[{"mended":{"now":[{"money":{"seat":0,"amount":13}}]}}]"#;
    assert_eq!(stored("red money +3"), money);
    let canal = r#"{"segment":{"segment":"s7","canal":"supply"}},{"supply":{"canals":10}}"#;
    assert!(stored("canal s7 supply").contains(canal), "{}", stored("canal s7 supply"));
    let switch = serde_json::to_string(&table.game.switch("D7", true).unwrap()).unwrap();
    assert_eq!(switch, r#"{"ruled":{"rule":"D7","on":true}}"#);
    let old = r#"{"built":{"seat":1,"segment":"s7","price":2}}"#;
    let event: Event = serde_json::from_str(old).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), old);
}
