//! Every action prints and reads back.

use super::super::super::action::{CardName, Deed, Goods, Play, Step, Take, Units, Usable, Use};
use super::super::super::board::Place;
use super::super::super::tiles::{Class, Tile};
use super::super::steps::in_order;
use super::*;
use crate::basics::Language;
use crate::engine::order::split;
use crate::games::goa::speech;
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray as _;

fn store() -> impl Strategy<Value = StoreName> {
    let spice = select(Spice::ALL.to_vec());
    prop_oneof![
        (spice, 1..=3u8, 0..4u8).prop_map(|(spice, places, nth)| StoreName {
            kind: StoreKind::Plantation(spice, places),
            nth
        }),
        (0..4u8).prop_map(|nth| StoreName { kind: StoreKind::MixedCrop, nth }),
        select(Colony::ALL.to_vec())
            .prop_map(|colony| StoreName { kind: StoreKind::Colony(colony), nth: 0 }),
    ]
}

fn unit() -> impl Strategy<Value = Units> {
    (select(Spice::ALL.to_vec()), 1..5u8, prop::option::of(store()))
        .prop_map(|(spice, count, store)| Units { spice, count, store })
}

/// Each spice and store once: `clove clove` is `clove 2`.
fn units() -> impl Strategy<Value = Vec<Units>> {
    prop::collection::vec(unit(), 0..4).prop_map(|units| {
        let mut once: Vec<Units> = Vec::new();
        for unit in units {
            if !once.iter().any(|had| (had.spice, had.store) == (unit.spice, unit.store)) {
                once.push(unit);
            }
        }
        once
    })
}

fn column() -> impl Strategy<Value = Column> {
    select(Column::ALL.to_vec())
}

fn cell() -> impl Strategy<Value = Cell> {
    select(Cell::all().collect::<Vec<_>>())
}

fn deed() -> impl Strategy<Value = Deed> {
    let goods = (units(), 0..4u8, 0..4u8).prop_map(|(spices, ships, colonists)| Goods {
        spices,
        ships,
        colonists,
    });
    prop_oneof![
        (column(), units()).prop_map(|(column, pay)| Deed::Progress { column, pay }),
        Just(Deed::Ships),
        prop::option::of(goods).prop_map(Deed::Harvest),
        Just(Deed::Taxes),
        prop::option::of(0..20u8).prop_map(Deed::Expedition),
        select(Colony::ALL.to_vec()).prop_map(Deed::Found),
    ]
}

fn tile_at_work() -> impl Strategy<Value = Use> {
    select(Usable::VARIANTS).prop_flat_map(|tile| match tile {
        Usable::Colonist => Just(Use::Colonist).boxed(),
        Usable::Ducats => Just(Use::Ducats).boxed(),
        Usable::Ship => Just(Use::Ship).boxed(),
        Usable::Expedition => Just(Use::Expedition).boxed(),
        Usable::Resupply => Just(Use::Resupply).boxed(),
        Usable::Spice => prop::option::of(unit()).prop_map(Use::Spice).boxed(),
        Usable::Duty => units().prop_map(Use::Duty).boxed(),
        Usable::Espionage => {
            let seats: Vec<_> = Seats::new(4).unwrap().iter().collect();
            let spied = (select(seats), deed());
            spied.prop_map(|(seat, deed)| Use::Espionage(seat, Box::new(deed))).boxed()
        }
        Usable::Exchange => cell().prop_map(Use::Exchange).boxed(),
        Usable::ExtraHarvest => {
            let spices = prop::collection::vec(select(Spice::ALL.to_vec()), 0..3);
            prop::collection::vec((store(), spices), 0..4).prop_map(Use::ExtraHarvest).boxed()
        }
        Usable::Viceroy => prop::option::of(column()).prop_map(Use::Viceroy).boxed(),
    })
}

fn play() -> impl Strategy<Value = Play> {
    let symbol = prop::option::of(select(Symbol::ALL.to_vec()));
    let column = prop::option::of(column());
    (select(Effect::ALL.to_vec()), symbol, units(), column).prop_map(
        |(effect, symbol, spices, column)| Play {
            effect,
            symbol,
            spices: match effect {
                Effect::TwoSpices | Effect::SellSpices => spices,
                _ => Vec::new(),
            },
            column: column.filter(|_| effect == Effect::BuyProgress),
        },
    )
}

fn card() -> impl Strategy<Value = CardName> {
    let effect = prop::option::of(select(Effect::ALL.to_vec()));
    let symbol = prop::option::of(select(Symbol::ALL.to_vec()));
    (effect, symbol).prop_map(|(effect, symbol)| CardName { effect, symbol })
}

fn take() -> impl Strategy<Value = Take> {
    let spice = || select(Spice::ALL.to_vec());
    // These two are called like the sorts: the question tells them apart (P7).
    let box_tiles = Tile::all().filter(|tile| !matches!(tile, Tile::Ships | Tile::Colonists));
    prop_oneof![
        Just(Take::Ships),
        Just(Take::Colonists),
        (prop::option::of((spice(), spice())), units())
            .prop_map(|(tile, spices)| Take::Spices { tile, spices }),
        select(box_tiles.collect::<Vec<_>>()).prop_map(Take::Tile),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => deed().prop_map(Step::Do),
        1 => units().prop_map(Step::More),
        3 => tile_at_work().prop_map(Step::Use),
        2 => play().prop_map(Step::Play),
        1 => prop::collection::vec(card(), 1..4).prop_map(Step::Discard),
        1 => prop::option::of(0..12u8).prop_map(Step::Pay),
        1 => Just(Step::Decline),
        2 => take().prop_map(Step::Take),
        1 => prop::option::of(store()).prop_map(Step::Drop),
        1 => Just(Step::Keep),
        1 => Just(Step::Hold),
        1 => Just(Step::Done),
    ]
}

/// Can a line answer this question with this step first?
fn answers(decision: &str, step: &Step) -> bool {
    let around = matches!(step, Step::Use(_) | Step::Play(_) | Step::Discard(_));
    match decision {
        "P7" => around || matches!(step, Step::Take(_) | Step::Drop(_) | Step::Keep),
        "P14" => around || matches!(step, Step::Pay(_) | Step::Decline),
        "P15" | "P19" => matches!(step, Step::Take(_)),
        "P16" => around || matches!(step, Step::Hold | Step::Done),
        _ => around || matches!(step, Step::Do(_)),
    }
}

/// Can this step come after those?
fn follows(decision: &str, steps: &[Step], step: &Step) -> bool {
    let has = |other: &Step| steps.contains(other);
    match (steps.last(), step) {
        (None, _) => answers(decision, step),
        _ if has(&Step::Done) => false,
        (_, Step::Do(_)) => {
            matches!(decision, "P8" | "P24") && !steps.iter().any(|s| matches!(s, Step::Do(_)))
        }
        (Some(Step::Pay(_)), Step::Pay(_) | Step::Decline)
        | (Some(Step::Decline), Step::Pay(_)) => false,
        (_, Step::Done) => !has(&Step::Hold),
        // They are one step, written in two ways.
        (
            Some(Step::Take(Take::Spices { tile: Some(_), spices })),
            Step::Take(Take::Spices { tile: None, spices: later }),
        ) => !spices.is_empty() || later.is_empty(),
        _ => true,
    }
}

fn line() -> impl Strategy<Value = (&'static str, Action)> {
    let decision = select(vec!["P7", "P8", "P14", "P15", "P16", "P19", "P24"]);
    (decision, prop::collection::vec(step(), 1..8)).prop_filter_map("no answer", |(asked, all)| {
        let mut steps = Vec::new();
        for step in all {
            if follows(asked, &steps, &step) {
                steps.push(step);
            }
        }
        let extra = asked == "P24";
        let steps = in_order(steps);
        let fine = (0..steps.len()).all(|at| follows(asked, &steps[..at], &steps[at]));
        (fine && !steps.is_empty()).then_some((asked, Action::Steps { extra, steps }))
    })
}

fn short() -> impl Strategy<Value = (&'static str, Action)> {
    let place = select(Place::all().collect::<Vec<_>>());
    prop_oneof![
        (column(), column()).prop_map(|(one, two)| ("P1", Action::QuickMarkers(one, two))),
        Just(("P1", Action::QuickDucats)),
        place.prop_map(|place| ("P2", Action::Flag(place))),
        (select(vec!["P3", "P4"]), cell()).prop_map(|(asked, cell)| (asked, Action::Mark(cell))),
        any::<u32>().prop_map(|amount| ("P5", Action::Bid(amount))),
        select(vec!["P5", "P24"]).prop_map(|asked| (asked, Action::Pass)),
        select(vec![Action::Sell, Action::Buy]).prop_map(|answer| ("P6", answer)),
    ]
}

fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-z][0-9]{1,3}",
        "[-.,]?[0-9]{1,12}[a-zé]?",
        "(harvest|progress|ships|use|play|take|tile|found|extra|red|pay|drop|discard|only|two)",
        "(in|of|i|en|et|and|,|clove2?b?|pepper|quilon|mixed|tiger|espionage|viceroy|exchange)",
        "\\PC{0,6}",
    ];
    prop::collection::vec(word, 1..8).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_action_reads_back((decision, action) in prop_oneof![1 => short(), 9 => line()]) {
        let text = action.to_string();
        let orders = split(&text);
        prop_assert_eq!(orders.len(), 1);
        for language in Language::ALL {
            let Some(said) = speech().unwrap().say(&text, language.code()) else {
                // The second store of a kind that has a name of two words.
                prop_assert!(language == Language::En || text.contains("mixed"), "{}", text);
                continue;
            };
            let said = split(&said);
            let read = read_order_of(decision, &said[0]);
            prop_assert_eq!(read, Ok(action.clone()), "{}: {}", decision, said[0].line);
        }
        prop_assert_eq!(read_order_of(decision, &orders[0]), Ok(action), "{}: {}", decision, text);
    }

    /// No text whatever makes reading panic, and what is read reads back.
    #[test]
    fn any_text_is_read_or_refused(text in words()) {
        for order in split(&text) {
            for decision in Decision::all().map(Decision::id) {
                match read_order_of(decision, &order) {
                    Ok(action) => prop_assert_eq!(
                        read(decision, &action.to_string()), Ok(action), "{}: {}", decision, text
                    ),
                    Err(error) => {
                        // A letter says it in the reader's language.
                        prop_assert!(error.sentence.said().is_some(), "{}: {}", text, error);
                        prop_assert!(order.line.get(error.span).is_some());
                    }
                }
            }
        }
    }
}

#[test]
fn every_named_thing_reads_back() {
    for tile in Tile::all().filter(|tile| !matches!(tile, Tile::Ships | Tile::Colonists)) {
        all("P7", &[(&format!("take {tile}"), &format!("take {tile}"))]);
    }
    let used = |tile: &Tile| matches!(tile.class(), Class::Red | Class::OneShot);
    for tile in Tile::all().filter(used) {
        let choice = match tile {
            Tile::Espionage => " green ships",
            Tile::Exchange => " b3",
            _ => "",
        };
        let order = format!("use {tile}{choice}");
        all("P8", &[(&order, &order)]);
    }
    for effect in Effect::ALL {
        for symbol in Symbol::ALL {
            let card = Card { effect, colonists: 1, symbol };
            all("P8", &[(&format!("play {card}"), &format!("play {card}"))]);
            all("P8", &[(&format!("discard {card}"), &format!("discard {card}"))]);
        }
    }
}
