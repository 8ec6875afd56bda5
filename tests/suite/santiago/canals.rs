//! Canals in general, and phase 5: S11 to S15, S37 to S39, D11 to D16, D65 to
//! D69, P9.

use super::table::{Table, segment, segments, square};
use monsoon::games::santiago::event::Why;
use monsoon::games::santiago::view::CanalView;
use monsoon::games::santiago::{Event, Segment};

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

impl Table {
    /// Everybody passes and plants somewhere: on to phase 4 with green building.
    pub fn reach_phase_4(&mut self, round: u8) -> &mut Self {
        self.round(round, &FOUR);
        // Players without money pass automatically (D28).
        while let Some((colour, "P3")) = self.awaited()[0].clone().split_once(' ') {
            self.play(colour, "pass");
        }
        self.script(
            "red: plant banana2 a3\nyellow: plant coconut2 h3\nbrown: grape1 c6\ngreen: plant f6",
        )
    }

    /// On to phase 5, no canal built in phase 4.
    pub fn reach_phase_5(&mut self, round: u8) -> &mut Self {
        self.reach_phase_4(round);
        self.script("brown: nothing\nyellow: nothing\nred: nothing\ngreen: skip")
    }

    fn buildable(&self) -> Vec<Segment> {
        let view = self.view();
        view.segments.iter().filter(|it| it.buildable).map(|it| it.segment).collect()
    }
}

#[test]
fn the_network_grows_from_the_spring() {
    let mut table = Table::quiet(4, &[]); // the spring on p8
    assert_eq!(table.buildable(), segments(&["s6", "s7", "s19", "s24"]), "S12, D11");
    table.canal("s7");
    assert_eq!(
        table.buildable(),
        segments(&["s6", "s8", "s19", "s20", "s24", "s25"]),
        "S13: at either end; S11, D12: not on it"
    );
    table.canal("s20").canal("s3");
    assert!(table.buildable().contains(&segment("s19")), "S14: a loop may be closed");
    table.canal("s19");
    let canals = table.view().segments.iter().filter(|it| it.canal.is_some()).count();
    assert_eq!(canals, 4, "S14");
    // D15: the line round the outside is a line like any other.
    assert!(table.buildable().contains(&segment("s2")));
}

#[test]
fn sides_are_watered_and_corners_are_not() {
    let mut table = Table::quiet(4, &[]);
    let wet = |table: &Table| -> Vec<String> {
        let view = table.view();
        view.squares.iter().filter(|it| it.irrigated).map(|it| it.square.to_string()).collect()
    };
    assert!(wet(&table).is_empty(), "D13: the spring waters nothing");
    table.canal("s7");
    assert_eq!(wet(&table), ["e2", "f2", "e3", "f3"], "S15, D13: c2 and g3 touch by a corner only");
    table.canal("s3");
    assert_eq!(wet(&table).len(), 6, "a border canal has two squares");
    // D14: a tile placed later has the water of its square.
    table.grown("e2", "banana2", "red", 2).reach_phase_5(1);
    table.script("brown: hold\nyellow: hold\nred: hold\ngreen: hold");
    assert_eq!(table.at("e2"), "banana2 red 2", "S15, D14");
}

#[test]
fn a_place_that_is_no_place_is_refused() {
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_4(1);
    assert_eq!(
        table.refused("brown", "propose s1"),
        (
            "S12",
            "s1 does not start at the spring, as the first canal must; it may lie on s6, s7, s19 \
             or s24"
                .into()
        )
    );
    let mut table = Table::quiet(4, &[]);
    table.canal("s7").reach_phase_4(1);
    assert_eq!(
        table.refused("brown", "propose s7"),
        ("D12", "s7 already has a canal; a canal may lie on s6, s8, s19, s20, s24 or s25".into()),
        "S11, D48"
    );
    let (rule, sentence) = table.refused("brown", "propose s1 2");
    assert_eq!(rule, "S13", "D48");
    assert!(sentence.starts_with("s1 does not join the canals or the spring; a canal may lie on"));
}

#[test]
fn extra_canals_are_asked_clockwise_the_builder_last() {
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_5(1); // D66: also when phase 4 built nothing
    for colour in ["brown", "yellow", "red", "green"] {
        assert_eq!(table.awaited(), [format!("{colour} P9")], "S37");
        assert_eq!(table.default_of(colour), "hold", "P9");
        table.play(colour, "hold");
        assert!(table.player(colour).extra_canal, "D65: a no keeps it");
    }
    assert_eq!(table.view().round, 2);
}

/// T15: brown no, yellow (C) no …, the first yes ends the phase.
#[test]
fn the_first_yes_ends_the_phase() {
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_5(1);
    let money = table.money("yellow");
    table.play("brown", "hold");
    let events = table.play("yellow", "extra s19");
    let yellow = table.seat("yellow");
    assert_eq!(events[0], Event::Extra { seat: yellow, segment: segment("s19") });
    assert!(matches!(events[1], Event::Drought { .. }), "S39: red and green are not asked");
    let view = table.view();
    assert_eq!(view.segments[segment("s19").index()].canal, Some(CanalView::Extra(yellow)));
    assert_eq!(table.money("yellow"), money + 3, "S38: free of charge; 3 is the pay");
    assert_eq!(view.supply, 10, "S38: not from the supply; one was boxed in phase 4");
    // T15: had all answered at once, red's and green's yes would change nothing (D69).
    let kept = ["red", "green", "brown"].iter().filter(|colour| table.player(colour).extra_canal);
    assert_eq!(kept.count(), 3, "T15");
    assert!(!table.player("yellow").extra_canal, "S39: one for a game");
    // D65: who has none is not asked again.
    table.reach_phase_5_again();
    table.script("red: hold\ngreen: hold\nbrown: hold");
    assert_eq!(table.view().round, 3);
}

impl Table {
    /// Round 2 idles to phase 5: all pass, so the token goes to brown's seat.
    fn reach_phase_5_again(&mut self) {
        let spots = ["b3", "g3", "d6", "e6"];
        let mut spots = spots.iter();
        while !self.awaited()[0].ends_with("P9") {
            let (colour, decision) = {
                let first = self.awaited().remove(0);
                let (colour, decision) = first.split_once(' ').unwrap();
                (colour.to_owned(), decision.to_owned())
            };
            let order = match decision.as_str() {
                "P3" => "pass".to_owned(),
                "P5" => format!("plant {} {}", self.view().offer[0], spots.next().unwrap()),
                "P7" => "nothing".to_owned(),
                _ => "skip".to_owned(),
            };
            self.play(&colour, &order);
        }
    }
}

#[test]
fn an_extra_canal_sees_the_network_after_phase_4() {
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_4(1);
    table.script("brown: nothing\nyellow: nothing\nred: nothing\ngreen: build s7");
    assert_eq!(table.refused("brown", "extra s7").0, "D12", "D67");
    table.play("brown", "extra s8"); // joins only what phase 4 built: D67
    assert!(table.view().segments[segment("s8").index()].canal.is_some());
    // S12: after a round 1 without a canal an extra canal is the first.
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_5(1);
    assert_eq!(table.refused("brown", "extra s8").0, "S12", "D11");
}

#[test]
fn without_any_place_phases_4_and_5_are_skipped() {
    // D16: canals everywhere, which no game reaches.
    let mut table = Table::quiet(4, &[]);
    for place in Segment::all() {
        table.fact(Event::FirstCanal { seat: None, segment: place });
    }
    table.round(1, &FOUR);
    table.script("green: pass\nbrown: pass\nyellow: pass\nred: pass");
    table.script("red: plant banana2 a3\nyellow: plant coconut2 h3\nbrown: grape1 c6");
    let before = table.view().supply;
    let events = table.play("green", "plant f6");
    let green = table.seat("green");
    assert_eq!(events[1], Event::NotBuilt { seat: green, why: Why::NoPlace }, "D16");
    assert!(matches!(events[2], Event::Drought { .. }), "phase 5 too");
    assert_eq!(table.view().supply, before - 1, "one goes to the box");
    assert_eq!(table.money("green"), 13, "nobody pays");
    assert_eq!(table.awaited(), ["brown P3"]);
}

#[test]
fn the_last_round_has_its_extra_canals_too() {
    let mut table = Table::quiet(4, &[]);
    table.grown("e2", "banana2", "yellow", 2).reach_phase_5(11);
    assert_eq!(table.awaited(), ["brown P9"], "D66, S44");
    table.script("brown: hold\nyellow: extra s7");
    assert_eq!(table.at("e2"), "banana2 yellow 2", "D75: it saves the tile");
    assert_eq!(table.at("a3"), "dried", "S45");
    let standings = table.standings().unwrap();
    // Ten escudos and one tile with two farmers; D68: brown's canal is nothing.
    assert_eq!(standings[0].total, 12);
    assert!(standings[1..].iter().all(|it| it.total == 10), "D68: {standings:?}");
    assert_eq!(square("e2").to_string(), "e2");
}
