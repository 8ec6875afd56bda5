//! Set-up: S1 to S10, D1 to D10, P1.

use super::table::{Table, options};
use monsoon::engine::{Game, Seats, TableSeed, Viewer, Violation};
use monsoon::games::santiago::{Event, Junction, News, Options, Santiago, Square, Tile};
use std::collections::BTreeSet;

fn pair(key: &str, value: &str) -> Vec<(String, String)> {
    vec![(key.into(), value.into())]
}

#[test]
fn the_figures_of_each_table() {
    // players, rounds, supply (S5, D86), money (S1, S55), offer (S22, S56), unseen then
    for (players, rounds, supply, money, offer, unseen) in [
        (2, 10, 10, 5, 3, 27),
        (3, 11, 11, 10, 4, 40),
        (4, 11, 11, 10, 4, 40),
        (5, 9, 9, 10, 5, 40),
    ] {
        let table = Table::deal(players, &[("first-canal", "auto")], "figures");
        let view = table.view();
        assert_eq!((view.round, view.rounds, view.supply), (1, rounds, supply), "S9 {players}");
        assert_eq!(view.offer.len(), offer);
        let left: u8 = view.unseen.iter().map(|&(_, count)| count).sum();
        assert_eq!(left, unseen, "S4, S54");
        for player in &view.players {
            assert_eq!(player.money, Some(money));
            assert!(player.extra_canal, "S1, D87");
        }
        assert_eq!(view.set_aside.is_some(), players == 3 || players == 4, "S4");
    }
}

#[test]
fn what_is_set_aside_is_shown_and_the_rest_can_be_counted() {
    let table = Table::deal(4, &[], "shown");
    let aside = table.view().set_aside.unwrap();
    assert_eq!(table.log[0], Event::SetAside { tile: aside }, "S4");
    let news = Table::bare(4, &[], "shown").game.news(&table.log[0], Viewer::Public);
    assert_eq!(news, Some(News::Fact(Event::SetAside { tile: aside })));
    // D9: nine of each kind, three of them with one farmer.
    let view = table.game.view(Viewer::Public);
    for front in Tile::all() {
        let unseen = view.unseen.iter().find(|&&(tile, _)| tile == front).map_or(0, |it| it.1);
        let offered = view.offer.iter().filter(|&&tile| tile == front).count();
        let all = usize::from(unseen) + offered + usize::from(aside == front);
        assert_eq!(all, if front.pictured() == 2 { 6 } else { 3 }, "{front}");
    }
}

#[test]
fn the_spring_stands_where_the_creator_says() {
    // D1, S2: by default one of the six junctions inside the board.
    for (class, expected) in [
        ("centre", vec!["p7", "p8", "p9", "p12", "p13", "p14"]),
        ("middle", vec!["p2", "p3", "p4", "p6", "p10", "p11", "p15", "p17", "p18", "p19"]),
        ("edge", vec!["p1", "p5", "p16", "p20"]),
        ("p8", vec!["p8"]),
    ] {
        let found: BTreeSet<Junction> = (0..150)
            .map(|seed| Table::bare(4, &[("spring", class)], &format!("{seed}")).view().spring)
            .collect();
        let expected: BTreeSet<Junction> =
            expected.into_iter().map(|label| Junction::from_label(label).unwrap()).collect();
        assert_eq!(found, expected, "{class}");
    }
    let default: BTreeSet<_> =
        (0..150).map(|seed| Table::bare(4, &[], &format!("{seed}")).view().spring).collect();
    assert_eq!(default.len(), 6);
}

#[test]
fn palms_touch_neither_each_other_nor_the_spring() {
    for seed in 0..300 {
        let class = ["centre", "middle", "edge"][seed % 3];
        let view = Table::bare(3, &[("spring", class)], &format!("{seed}")).view();
        let palms: Vec<Square> =
            view.squares.iter().filter(|it| it.palm).map(|it| it.square).collect();
        assert_eq!(palms.len(), 3, "S3");
        for (place, palm) in palms.iter().enumerate() {
            assert_ne!(palm.junction(), view.spring, "D3");
            assert!(palms[place + 1..].iter().all(|other| !palm.touches(*other)), "S3");
        }
    }
    // D2, D3: named ones are judged by the same rule.
    for (palms, rule) in [
        ("a1,b2,h6", "S3"), // a corner in common
        ("a1,a2,h6", "S3"), // a side
        ("a1,h1,c2", "D3"), // p7 is a corner of c2
    ] {
        let mut dice = TableSeed::new("palms").dice(0);
        let refused = Santiago::deal(
            &options(&[("spring", "p7"), ("palms", palms)]),
            Seats::new(3).unwrap(),
            &mut dice,
        );
        let refused = refused.unwrap_err();
        assert_eq!(refused.rule(), rule, "{palms}: {refused}");
    }
    let view = Table::bare(3, &[("spring", "p7"), ("palms", "h6, a1,c4")], "named").view();
    let palms: Vec<String> =
        view.squares.iter().filter(|it| it.palm).map(|it| it.square.to_string()).collect();
    assert_eq!(palms, ["a1", "c4", "h6"], "D2");
}

#[test]
fn the_first_builder_is_named_or_drawn_and_bids_last() {
    let table = Table::deal(4, &[("first-builder", "brown")], "builder");
    assert_eq!(table.view().builder.colour(), "brown", "S8");
    assert_eq!(table.awaited(), ["yellow P3"], "S23");
    let drawn: BTreeSet<_> =
        (0..100).map(|seed| Table::deal(4, &[], &format!("{seed}")).view().builder).collect();
    assert_eq!(drawn.len(), 4, "D4: by the dice, everybody may be it");
    let mut dice = TableSeed::new("x").dice(0);
    let seats = Seats::new(3).unwrap();
    let refused = Santiago::deal(&options(&[("first-builder", "purple")]), seats, &mut dice);
    let refused = refused.unwrap_err();
    assert_eq!(refused.rule(), "D4");
    assert_eq!(refused.to_string(), "first-builder cannot be purple: 3 players sit at this table");
    let older = Santiago::deal(&options(&[("older", "purple")]), seats, &mut dice).unwrap_err();
    assert_eq!(older.rule(), "D84");
}

#[test]
fn seats_are_the_creators_order_or_the_dices() {
    let seating = |seed: usize, shuffle: &str| {
        let mut dice = TableSeed::new(format!("{seed}")).dice(0);
        let chosen = options(&[("shuffle-seats", shuffle)]);
        Santiago::deal(&chosen, Seats::new(3).unwrap(), &mut dice).unwrap().seating()
    };
    // D5: all six orders come up if it is asked for, and none if not.
    let orders: BTreeSet<_> = (0..100).map(|seed| seating(seed, "yes")).collect();
    assert_eq!(orders.len(), 6);
    assert!((0..20).all(|seed| seating(seed, "no") == [0, 1, 2]));
}

/// D8: the dice are thrown in one fixed order, followed here by hand.
#[test]
fn the_dice_are_thrown_in_the_order_that_is_promised() {
    let chosen = [("shuffle-seats", "yes"), ("first-canal", "auto")];
    for players in 2..=5 {
        let table = Table::deal(players, &chosen, "order of dice");
        let view = table.view();
        let seats = Seats::new(players).unwrap();
        let mut dice = TableSeed::new("order of dice").dice(0);
        let deal =
            Santiago::deal(&options(&chosen), seats, &mut TableSeed::new("order of dice").dice(0))
                .unwrap();

        let mut order: Vec<usize> = (0..players).collect();
        dice.shuffle(&mut order);
        assert_eq!(deal.seating(), order, "seats first");
        assert_eq!(view.builder.index(), dice.below(players), "then the builder");
        let inside: Vec<Junction> =
            Junction::all().filter(|it| it.segments().count() == 4).collect();
        assert_eq!(view.spring, inside[dice.below(6)], "then the spring");
        let mut squares: Vec<Square> = Square::all().collect();
        dice.shuffle(&mut squares);
        let first = squares.iter().find(|square| square.junction() != view.spring).unwrap();
        assert!(view.squares[first.index()].palm, "then the palms");
        let mut bag: Vec<Tile> = Tile::all()
            .flat_map(|tile| {
                let (one, two) = if players == 2 { (2, 4) } else { (3, 6) };
                vec![tile; if tile.pictured() == 1 { one } else { two }]
            })
            .collect();
        bag.sort_unstable();
        if players == 3 || players == 4 {
            let aside = bag.remove(dice.below(bag.len()));
            assert_eq!(view.set_aside, Some(aside), "then the tile put away");
        }
        if players == 2 {
            let at_spring: Vec<_> = view.spring.segments().collect();
            let place = at_spring[dice.below(4)];
            // D84: and it lies before the first tiles are seen.
            assert_eq!(table.log[0], Event::FirstCanal { seat: None, segment: place });
            assert!(matches!(table.log[1], Event::Revealed { round: 1, .. }));
        }
        let mut offer: Vec<Tile> =
            (0..view.offer.len()).map(|_| bag.remove(dice.below(bag.len()))).collect();
        assert!(table.log.contains(&Event::Revealed { round: 1, offer: offer.clone() }), "S22");
        offer.sort_unstable();
        assert_eq!(view.offer, offer);
    }
}

#[test]
fn the_bank_never_runs_dry() {
    // S6, D6: 72 notes come to 192 escudos, which no rule makes a limit.
    let mut table = Table::quiet(5, &[]);
    for _ in 0..40 {
        table.fact(Event::Paid { amount: 3 });
    }
    assert_eq!(table.money("purple"), 130, "650 escudos in all");
    table.round(1, &["grape1", "grape2", "banana1", "banana2", "coconut1"]);
    let events = table.idle_round(&["c1", "d1", "e1", "f1", "g1"]);
    assert!(events.contains(&Event::Paid { amount: 3 }));
    assert_eq!(table.money("purple"), 133);
}

#[test]
fn options_are_read_and_shown() {
    // P1: all there is to choose, and the defaults (D1 to D7).
    let shown: Vec<String> =
        Options::default().show().iter().map(|(key, value)| format!("{key}={value}")).collect();
    assert_eq!(
        shown,
        [
            "money=open", // D7
            "spring=centre",
            "palms=dice",
            "first-builder=dice",
            "shuffle-seats=no",
            "older=first-builder",
            "first-canal=ask",
            "two-player-builder-extra=no", // D97
        ]
    );
    let chosen = options(&[
        ("Money", "Hidden"),
        ("SPRING", "p20"),
        ("palms", "c1, f3,h6"),
        ("first-builder", "green"),
        ("shuffle-seats", "yes"),
        ("older", "red"),
        ("first-canal", "auto"),
        ("two-player-builder-extra", "yes"),
    ]);
    let pairs: Vec<(String, String)> =
        chosen.show().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    assert_eq!(Options::parse(&pairs).unwrap(), chosen);
    assert_ne!(chosen, Options::default());
    let stored = serde_json::to_string(&chosen).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&stored).unwrap(), chosen);
    assert!(serde_json::from_str::<Options>(r#"{"colour":"red"}"#).is_err());
}

#[test]
fn options_that_do_not_exist_are_refused_with_those_that_do() {
    for (key, value, says) in [
        ("mony", "open", "there is no option mony; there are money, spring, palms"),
        ("money", "secret", "money cannot be \"secret\"; it is open or hidden"),
        ("spring", "p21", "spring cannot be \"p21\"; it is centre, middle, edge or a junction"),
        ("palms", "a1,a1,h6", "three different squares"),
        ("palms", "a1,h6", "three different squares"),
        ("palms", "a1,h6,j9", "three different squares"),
        ("first-builder", "blue", "it is dice or a colour"),
        ("shuffle-seats", "maybe", "it is yes or no"),
        ("older", "me", "it is first-builder or a colour"),
        ("first-canal", "later", "it is ask or auto"),
        ("two-player-builder-extra", "1", "it is yes or no"),
    ] {
        let error = Options::parse(&pair(key, value)).unwrap_err().to_string();
        assert!(error.contains(says), "{key}={value}: {error}");
    }
    let mut twice = pair("money", "open");
    twice.extend(pair("MONEY", "hidden"));
    assert_eq!(Options::parse(&twice).unwrap_err().to_string(), "money is given twice");
}
