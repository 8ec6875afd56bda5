//! Phase 4: S31 to S36, D47 to D64, P7, P8.

use super::table::{Table, segment};
use monsoon::engine::{Game, Viewer};
use monsoon::games::santiago::event::Why;
use monsoon::games::santiago::view::{ProposalView, Question};
use monsoon::games::santiago::{Action, Event, News, Segment};

/// Round 1 of four, green building with this much money (and the bid of the
/// others paid: none, all passed).
fn phase_4(green: u32, pairs: &[(&str, &str)]) -> Table {
    let mut table = Table::quiet(4, pairs);
    table.left_with("green", green).reach_phase_4(1);
    table
}

fn question(table: &Table) -> (Vec<(String, u32)>, Option<u32>, bool) {
    match table.view_of("green").prompt.unwrap().question {
        Question::Build { accept, elsewhere, skip } => {
            let accept = accept.into_iter().map(|(at, sum)| (at.to_string(), sum)).collect();
            (accept, elsewhere.map(|(price, _)| price), skip)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_but_the_builder_are_asked_clockwise_and_once() {
    let mut table = phase_4(4, &[]);
    for colour in ["brown", "yellow", "red"] {
        assert_eq!(table.awaited(), [format!("{colour} P7")], "S31");
        assert_eq!(table.default_of(colour), "propose nothing", "P7");
        table.play(colour, "propose s6 1");
        // D52: nothing is taken back, and nobody is asked twice.
        assert_eq!(table.refused(colour, "propose nothing").1, "nothing is asked of you now");
    }
    assert_eq!(table.awaited(), ["green P8"], "D47: the builder proposes nothing");
    assert_eq!(table.player("green").proposal, ProposalView::None);
    assert_eq!(table.player("red").proposal, ProposalView::Place(segment("s6"), 1));
    assert_eq!(table.refused("green", "propose s6 1").0, "P8", "D47");
}

#[test]
fn one_place_with_money_one_has() {
    let mut table = phase_4(4, &[]);
    assert_eq!(
        table.refused("brown", "propose s6 11"),
        ("D51", "you have 10 escudos and cannot offer 11; you may offer 0-10".into())
    );
    let (rule, why) = table.refused("brown", "propose 3");
    assert_eq!(rule, "D50");
    let example =
        why.strip_prefix("3 for which place? for example: «").unwrap().trim_end_matches('»');
    assert!(example.ends_with(" 3") && table.legal("brown").contains(&example.to_owned()));
    assert_eq!(table.refused("brown", "propose s6 s7 3").0, "D49");
    table.play("brown", "propose s6"); // S32: money is optional; D53: 0 is an offer
    assert_eq!(table.player("brown").proposal, ProposalView::Place(segment("s6"), 0));
    assert!(table.legal("yellow").contains(&"propose s6 0".to_owned()), "D53, S33: in support");
    assert!(table.legal("yellow").contains(&"propose s6 10".to_owned()), "D51");
    assert_eq!(table.legal("yellow").len(), 4 * 11 + 1, "S32, D48: legal places only");
    table.play("yellow", "propose nothing");
    assert_eq!(table.player("yellow").proposal, ProposalView::Nothing);
}

/// Whoever is named must have proposed, and the sum that is named must be theirs: the only
/// proposal there is will not do instead.
#[test]
fn whose_proposal_is_accepted_is_theirs() {
    for (order, accepted) in [
        ("accept red", true),
        ("accept red 1", true),
        ("accept brown", false),
        ("accept yellow", false),
        ("accept red 3", false),
        ("accept red brown", false),
        ("accept brown 1", false),
    ] {
        let mut table = phase_4(4, &[]);
        table.play("brown", "propose nothing");
        table.play("yellow", "propose nothing");
        table.play("red", "propose s6 1");
        if accepted {
            table.play("green", order);
            assert!(table.awaited().iter().all(|it| it != "green P8"), "{order}");
        } else {
            let (rule, why) = table.refused("green", order);
            assert_eq!((rule, why.as_str()), ("P8", "which place? proposed are s6"), "{order}");
        }
    }
}

/// A bare number is a place if there is one, but a number of escudos never is.
#[test]
fn escudos_are_no_place() {
    for (order, place) in [
        ("accept 6", Some("s6")),
        ("accept 6 escudos", Some("s7")),
        ("accept 6e", Some("s7")),
        ("accept the 2 escudos", Some("s6")),
        ("accept 7 escudos", None),
        ("build 6 escudos", None),
        ("accept brown 2", Some("s6")),
        ("accept brown 6", Some("s6")),
        ("accept red 0", Some("s19")),
        ("accept 0", Some("s19")),
    ] {
        let mut table = phase_4(4, &[]);
        table.script("brown: propose s6 2\nyellow: propose s7 6\nred: propose s19 0");
        let Some(place) = place else {
            assert_eq!(table.refused("green", order).0, "P8", "{order}");
            continue;
        };
        let events = table.play("green", order);
        let at = |event: &Event| matches!(event, Event::Accepted { segment: at, .. } if *at == segment(place));
        assert!(events.iter().any(at), "{order}: {events:?}");
    }
}

/// After paying a bid, only the rest may be offered.
#[test]
fn an_offer_is_made_of_what_the_bid_left() {
    let mut table = Table::quiet(4, &[]);
    table.round(1, &["banana2", "coconut2", "grape1", "pepper2"]);
    table.script("green: pass\nbrown: bid 8\nyellow: pass\nred: pass");
    table.script(
        "brown: plant banana2 a3\nred: plant coconut2 h3\nyellow: grape1 c6\ngreen: plant f6",
    );
    assert_eq!(table.refused("brown", "propose s6 3").0, "D51");
    table.play("brown", "propose s6 2");
}

/// T12: places, sums, the price of refusing, and where the money goes.
#[test]
fn sums_decide_the_price_and_supporters_pay_what_they_offered() {
    let offers = "brown: propose s6 2\nyellow: propose s7 3\nred: propose s6 2";
    let mut table = phase_4(4, &[]);
    table.script(offers);
    // D54, D56: s6 has 4, so elsewhere would cost 5, which green has not (D58).
    assert_eq!(question(&table), (vec![("s6".into(), 4), ("s7".into(), 3)], None, false));
    assert_eq!(table.legal("green"), ["accept s6", "accept s7"], "T12, D58, D60");
    assert_eq!(table.default_of("green"), "accept s6", "P8");
    assert_eq!(
        table.refused("green", "build s19"),
        (
            "D58",
            "building elsewhere costs 5 escudos and you have 4 escudos; you may accept s6 or s7"
                .into()
        ),
        "D59: offers do not help to pay"
    );
    assert_eq!(
        table.refused("green", "skip"),
        (
            "D60",
            "you may skip only if nobody proposes a place; accept s6 or s7 or build elsewhere"
                .into()
        )
    );
    assert_eq!(
        table.refused("green", "accept s19"),
        ("S34", "nobody proposed s19; you may accept s6 or s7".into())
    );
    let mut other = phase_4(4, &[]);
    other.script(offers);

    table.play("green", "accept s6");
    let left = ["green", "brown", "yellow", "red"];
    assert_eq!(left.map(|it| table.money(it)), [8, 8, 10, 8], "T12, S34, D64");
    assert_eq!(table.view().supply, 10, "S34: a canal of the supply");
    other.play("green", "accept s7"); // S34, D63: not the best paid, and their right
    assert_eq!(left.map(|it| other.money(it)), [7, 10, 7, 10], "T12");

    // With 5 the builder may refuse: D56 again, seen from the other side.
    let mut rich = phase_4(5, &[]);
    rich.script(offers);
    assert_eq!(question(&rich).1, Some(5), "D56: 4 + 1, not 3 + 1");
    rich.play("green", "build s19");
    assert_eq!(left.map(|it| rich.money(it)), [0, 10, 10, 10], "S35: offers return, D52");
}

#[test]
fn building_at_a_proposed_place_is_accepting() {
    // D55, S33: the money moves, although the builder says build.
    let mut table = phase_4(10, &[]);
    table.script("brown: propose s6 1\nyellow: propose s6 0\nred: nothing");
    assert!(!table.legal("green").contains(&"build s6".to_owned()), "D55");
    let before = table.game.clone();
    let events = table.play("green", "build s6");
    let (green, brown, yellow) = (table.seat("green"), table.seat("brown"), table.seat("yellow"));
    let accepted = Event::Accepted {
        seat: green,
        segment: segment("s6"),
        paid: vec![(brown, 1), (yellow, 0)],
    };
    assert_eq!(events[0], accepted, "D54: each exactly their own");
    // And the rules say the same of the bare action.
    let mut dice = monsoon::engine::TableSeed::new("x").dice(0);
    let judged = before.decide(green, &Action::Build(segment("s6")), &mut dice);
    assert_eq!(judged, Ok(vec![accepted]), "D55");
    assert_eq!([table.money("green"), table.money("brown")], [11, 9], "D64");
}

/// T13: the only proposal is worth nothing, and is still a proposal.
#[test]
fn an_offer_of_nothing_is_a_proposal() {
    let mut table = phase_4(1, &[]);
    table.script("brown: propose s7 0\nyellow: nothing\nred: nothing");
    assert_eq!(question(&table), (vec![("s7".into(), 0)], Some(1), false), "D53, D57");
    assert_eq!(table.refused("green", "skip").0, "D60", "T13");
    let mut elsewhere = table.twin();
    elsewhere.play("green", "build s6");
    assert_eq!(elsewhere.money("green"), 0, "T13: 0 + 1");
    table.play("green", "accept s7");
    assert_eq!([table.money("green"), table.money("brown")], [1, 10], "T13: nothing moves");

    // At 0 the builder must accept: automatically if everybody knows their money
    // (D58, D61).
    let mut table = phase_4(0, &[]);
    table.script("brown: propose s7 0\nyellow: nothing");
    let events = table.play("red", "nothing");
    assert!(matches!(events[1], Event::Accepted { .. }), "T13: {events:?}");
    // With hidden money the builder is still asked.
    let mut table = phase_4(0, &[("money", "hidden")]);
    table.script("brown: propose s7 0\nyellow: nothing\nred: nothing");
    assert_eq!(table.awaited(), ["green P8"], "D58");
    assert_eq!(table.legal("green"), ["accept s7"]);
}

/// T14: without a proposal the builder pays 1 and builds, or skips.
#[test]
fn without_a_proposal_building_costs_one() {
    let nobody = "brown: nothing\nyellow: nothing\nred: nothing";
    let mut table = phase_4(1, &[]);
    table.script(nobody);
    assert_eq!(question(&table), (vec![], Some(1), true), "S36");
    assert_eq!(table.legal("green"), ["build s6", "build s7", "build s19", "build s24", "skip"]);
    assert_eq!(table.default_of("green"), "skip", "P8: no tile of theirs would be watered");
    assert_eq!(table.refused("green", "accept s6").0, "S34");
    let mut skips = table.twin();
    table.play("green", "build s7");
    assert_eq!((table.money("green"), table.view().supply), (0, 10), "T14");
    let events = skips.play("green", "skip");
    assert_eq!(events[0], Event::NotBuilt { seat: skips.seat("green"), why: Why::Choice });
    assert_eq!((skips.money("green"), skips.view().supply), (1, 10), "T14: S36, to the box");

    for (hidden, others_know) in [("open", true), ("hidden", false)] {
        let mut table = phase_4(0, &[("money", hidden)]);
        table.script("brown: nothing\nyellow: nothing");
        let before = table.game.clone();
        let events = table.play("red", "nothing");
        let green = table.seat("green");
        let skipped = Event::NotBuilt { seat: green, why: Why::NoMoney };
        assert_eq!(events[1], skipped, "T14, D62");
        assert_eq!(table.view().supply, 10);
        let told = |why| Some(News::Fact(Event::NotBuilt { seat: green, why }));
        let others = if others_know { Why::NoMoney } else { Why::Choice };
        assert_eq!(before.news(&skipped, Viewer::Public), told(others), "D62, D7");
        assert_eq!(before.news(&skipped, Viewer::Seat(green)), told(Why::NoMoney));
    }
}

#[test]
fn every_place_proposed_leaves_no_other() {
    // D61: the spring in a corner has two segments, and both are proposed.
    let mut table = phase_4(10, &[("spring", "p20")]);
    table.script("brown: propose s16 0\nyellow: propose s31 1\nred: nothing");
    assert_eq!(table.legal("green"), ["accept s16", "accept s31"], "D61, though they have 10");
    assert_eq!(question(&table).1, None);
    assert_eq!(
        table.refused("green", "build s6"),
        ("D61", "every place is proposed, so you must accept s16 or s31".into())
    );
}

#[test]
fn equal_sums_are_the_builders_to_choose_from() {
    let mut table = phase_4(4, &[]);
    table.script("brown: propose s24 2\nyellow: propose s6 2\nred: nothing");
    assert!(table.legal("green").contains(&"accept s6".to_owned()), "D63");
    assert!(table.legal("green").contains(&"accept s24".to_owned()), "D63");
    assert_eq!(table.default_of("green"), "accept s24", "P8: the place named first");
    assert!(table.legal("green").contains(&"build s7".to_owned()));
}

#[test]
fn the_default_builds_for_his_own_dry_farmers() {
    // P8 without proposals: what newly waters most of the builder's own farmers.
    let mut table = Table::quiet(4, &[]);
    table.grown("b3", "grape1", "green", 1).grown("d5", "grape1", "green", 1);
    table.grown("e2", "grape1", "red", 1).grown("e3", "grape2", "green", 2).reach_phase_4(1);
    table.script("brown: nothing\nyellow: nothing\nred: nothing");
    assert_eq!(table.default_of("green"), "build s7", "two farmers on e3");
    let all: Vec<Segment> = Segment::all().collect();
    assert_eq!(all.len(), 31);
}
