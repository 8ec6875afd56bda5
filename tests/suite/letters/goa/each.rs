//! One of each: every question, every event, every kind of step.

use super::super::fixtures::seat;
use super::fixtures::{
    Fixture, ask, bid, cards, cell, colony_tiles, fact, flag, mid_game, over, place, possible,
    steps, tiles, turn, turns,
};
use monsoon::games::goa::action::{
    CardName, Deed, Goods, Play, Step, StoreKind, StoreName, Take, Units, Use,
};
use monsoon::games::goa::board::{Cell, Place};
use monsoon::games::goa::cards::{Effect, Symbol};
use monsoon::games::goa::event::{ActionKind, Amounts, Why};
use monsoon::games::goa::state::Lot;
use monsoon::games::goa::tiles::{Bonanza, Colony, Column, Spice, Tile};
use monsoon::games::goa::view::Question;
use monsoon::games::goa::{Action, Event, News};

fn one(step: Step) -> Action {
    steps(vec![step])
}

/// Six ways to take two spices.
fn pairs() -> Vec<Action> {
    let [clove, ginger, pepper] = [Spice::Clove, Spice::Ginger, Spice::Pepper];
    let all = [
        vec![(clove, 1), (ginger, 1)],
        vec![(clove, 2)],
        vec![(ginger, 1), (pepper, 1)],
        vec![(ginger, 2)],
        vec![(clove, 1), (pepper, 1)],
        vec![(pepper, 2)],
    ];
    let units = |&(spice, count): &(Spice, u8)| Units { spice, count, store: None };
    let take = |pair: &Vec<(Spice, u8)>| {
        one(Step::Take(Take::Spices { tile: None, spices: pair.iter().map(units).collect() }))
    };
    all.iter().map(take).collect()
}

/// One letter for each question.
pub fn questions() -> Vec<Fixture> {
    let me = mid_game(1);
    let stores = me.players[1].stores.clone();
    let harvest = steps(vec![Step::Do(Deed::Harvest(None))]);
    let possible = Box::new(possible(&me));
    let new = Tile::Plantation(Spice::Pepper, 2);
    let pairs = pairs();
    let founded = colony_tiles(Colony::Calicut);
    // Its tiles have room for every spice.
    let fillings = pairs.clone();
    let resupplied = pairs[0].clone();
    let drops = stores.iter().map(|store| Some(store.name)).chain([None]);
    let drops = drops.map(|store| one(Step::Drop(store))).collect();
    let hand = me.players[1].hand.clone().unwrap();
    let rid = hand.iter().map(|card| {
        let card = CardName { effect: Some(card.effect), symbol: Some(card.symbol) };
        one(Step::Discard(vec![card]))
    });
    let rid = rid.chain([one(Step::Keep)]).collect();
    let favors = tiles()[..6].iter().map(|&tile| one(Step::Take(Take::Tile(tile)))).collect();
    let asked: Vec<(Question, Vec<Action>)> = vec![
        (
            Question::QuickStart { ducats: 10 },
            vec![Action::QuickDucats, Action::QuickMarkers(Column::Ships, Column::Taxes)],
        ),
        (
            Question::Flag { places: Place::all().collect() },
            ["c0", "c1", "d4"].map(|it| Action::Flag(place(it))).to_vec(),
        ),
        (
            Question::Mark { cells: Cell::all().collect(), anywhere: true },
            ["a1", "b2", "c3"].map(|it| Action::Mark(cell(it))).to_vec(),
        ),
        (
            Question::Bid { lot: 1, least: 1, most: 9 },
            vec![Action::Bid(1), Action::Bid(2), Action::Bid(3), Action::Pass],
        ),
        (
            Question::Sell { lot: 1, bidder: seat(0), price: 1, keep: 0 },
            vec![Action::Sell, Action::Buy],
        ),
        (
            Question::ShipsOrColonists { count: 3 },
            vec![one(Step::Take(Take::Ships)), one(Step::Take(Take::Colonists))],
        ),
        (Question::FifthPlantation { new, stores: stores.clone() }, drops),
        (Question::Spices { why: Why::Bonanza, most: 2, kinds: Spice::ALL.to_vec() }, pairs),
        (Question::Favor { tiles: tiles()[..8].to_vec() }, favors),
        (Question::Room { due: 3, surplus: 2, may_play: true }, rid),
        (
            Question::Action(Box::default()),
            vec![
                one(Step::Do(Deed::Ships)),
                one(Step::Do(Deed::Expedition(Some(1)))),
                one(Step::Do(Deed::Found(Colony::Quilon))),
                harvest,
            ],
        ),
        (
            Question::Short {
                colony: Colony::Calicut,
                short: 5,
                payable: false,
                possible: possible.clone(),
            },
            vec![one(Step::Pay(Some(1))), one(Step::Decline)],
        ),
        (Question::Founded { colony: Colony::Calicut, tiles: founded, places: 2 }, fillings),
        (Question::After(possible.clone()), vec![one(Step::Done), one(Step::Hold)]),
        (
            Question::Resupply { count: 5, room: 2 },
            vec![one(Step::Take(Take::Ships)), one(Step::Take(Take::Colonists)), resupplied],
        ),
        (
            Question::Extra { extras: 1, must: false, possible },
            vec![Action::Pass, Action::Steps { extra: true, steps: vec![Step::Do(Deed::Ships)] }],
        ),
    ];
    asked
        .into_iter()
        .map(|(question, suggested)| {
            let mut it = bid();
            it.name = "question";
            let default = suggested[0].clone();
            ask(&mut it.view, question, suggested, default);
            it.view.turn = Some(turn(1, None, true));
            it
        })
        .collect()
}

/// A line's worth of every event, each with each source it can have.
pub fn events() -> Vec<Vec<News>> {
    let (ann, bartek) = (seat(0), seat(1));
    let lot = Lot { seller: ann, cell: Some(cell("a1")) };
    let won = |seat, price, to, tile, extras| Event::Won { seat, lot, price, to, tile, extras };
    let tile = Tile::Plantation(Spice::Pepper, 2);
    let mut events = vec![
        won(ann, 0, None, Some(tile), 0),
        won(ann, 2, None, None, 1),
        won(bartek, 2, Some(ann), Some(Tile::Duty), 0),
        Event::Line { seat: ann, rest: vec![], hold: true, closed: false },
        Event::Stopped {
            seat: bartek,
            steps: vec![Step::Keep, Step::Do(Deed::Taxes)],
            why: "there is no room".into(),
            rule: "D66".into(),
        },
        Event::ExtraPassed { seat: ann, by_itself: false },
        Event::Laid { seat: ann, tile: Tile::MixedCrop, spices: vec![Spice::Clove] },
        Event::GaveUp { seat: ann, store: None, tile },
        Event::Kept { seat: ann, tile: Tile::Duty },
        Event::Used { seat: ann, tile: Tile::Duty },
        Event::Spent { seat: ann, tile: Tile::Ships },
        Event::Exchanged { seat: ann, cell: cell("b2"), tile },
        Event::Favored { seat: ann, tile },
        Event::Claimed {
            seat: ann,
            corner: cell("a1"),
            bonanza: Bonanza { ships: 2, cards: 1, spices: 1, ..Bonanza::default() },
        },
        Event::Reshuffled,
        Event::Drew { seat: bartek, cards: vec![], due: 1, why: Why::Bonanza },
        Event::Played { seat: ann, card: cards()[0] },
        Event::CardDone { seat: ann, card: cards()[0] },
        Event::Discarded { seat: ann, cards: cards()[..2].to_vec() },
        Event::Attempt { seat: ann, colony: Colony::Madras, board: 1, cards: 2 },
        Event::Succeeded { seat: ann, paid: 2 },
        Event::Founded {
            seat: ann,
            tile: colony_tiles(Colony::Madras)[0],
            spices: vec![Spice::Clove],
        },
        Event::Failed { seat: ann, colony: Colony::Madras, by_itself: false },
        Event::Turn { seat: ann, number: None },
        Event::TurnOver { seat: ann },
    ];
    let deeds = [
        ActionKind::Progress,
        ActionKind::Ships,
        ActionKind::Harvest,
        ActionKind::Taxes,
        ActionKind::Expedition,
        ActionKind::Found,
    ];
    for deed in deeds {
        events.push(Event::Did { seat: ann, deed, spied: None, left: 0 });
        events.push(Event::Did { seat: ann, deed, spied: Some(bartek), left: 0 });
    }
    events.extend(sources());
    let mut lines: Vec<Vec<News>> = events.into_iter().map(|event| vec![fact(event)]).collect();
    lines.push(vec![News::Drew { seat: ann, cards: 1, due: 2, why: Why::Bonanza }]);
    lines.extend([turns(), bid().news, flag().news, over().news]);
    lines.push(vec![
        fact(Event::Goods {
            seat: ann,
            why: Why::Card(Effect::BuyProgress),
            gain: Amounts::default(),
            pay: Amounts { ducats: 4, ..Amounts::default() },
        }),
        fact(Event::Moved {
            seat: ann,
            column: Column::Ships,
            row: 2,
            why: Why::Card(Effect::BuyProgress),
            first: false,
            all: true,
        }),
    ]);
    lines
}

/// The events that say what they come from, with each source.
fn sources() -> Vec<Event> {
    let ann = seat(0);
    let mut events = Vec::new();
    let whys = [
        Why::Deed(ActionKind::Progress),
        Why::Deed(ActionKind::Ships),
        Why::Deed(ActionKind::Found),
        Why::Tile(Tile::Ships),
        Why::Card(Effect::SellSpices),
        Why::Bonanza,
        Why::First(Column::Ships, 4),
        Why::AllInRow(2),
        Why::Consolation,
        Why::Colony(Colony::Madras),
    ];
    let spices = vec![(Spice::Pepper, 0)];
    let much = Amounts { ducats: 5, ships: 1, colonists: 2, extras: 1, spices };
    for why in whys {
        let none = Amounts::default;
        events.extend([
            Event::Goods { seat: ann, why, gain: much.clone(), pay: none() },
            Event::Goods { seat: ann, why, gain: none(), pay: much.clone() },
            Event::Goods { seat: ann, why, gain: much.clone(), pay: much.clone() },
            Event::Moved { seat: ann, column: Column::Ships, row: 2, why, first: false, all: true },
            Event::Lost { seat: ann, why },
            Event::Revealed { seat: ann, cards: cards()[..2].to_vec(), why },
        ]);
    }
    events
}

/// Puts other answers on the buttons.
pub fn suggest(it: &mut Fixture, steps: Vec<Step>) {
    if let Some(prompt) = &mut it.view.prompt {
        prompt.suggested = vec![Action::Steps { extra: false, steps }];
    }
}

/// Steps of every kind, with choices.
pub fn steps_of_every_kind() -> Vec<Step> {
    let store = StoreName { kind: StoreKind::Plantation(Spice::Clove, 2), nth: 1 };
    let units = |count| Units { spice: Spice::Clove, count, store: Some(store) };
    let play = |effect, column: Option<Column>| {
        let symbol = Some(Symbol::Palm);
        let spices = if column.is_none() { vec![units(2)] } else { vec![] };
        Step::Play(Play { effect, symbol, spices, column })
    };
    let goods = Goods { spices: vec![units(2)], ships: 1, colonists: 2 };
    let name = |effect, symbol| CardName { effect, symbol };
    let spied = Box::new(Deed::Found(Colony::Madras));
    vec![
        Step::Do(Deed::Harvest(Some(goods))),
        Step::Do(Deed::Harvest(Some(Goods::default()))),
        Step::Do(Deed::Expedition(Some(2))),
        Step::More(vec![units(1)]),
        Step::Use(Use::Colonist),
        Step::Use(Use::Ducats),
        Step::Use(Use::Expedition),
        Step::Use(Use::Spice(Some(units(1)))),
        Step::Use(Use::Duty(vec![units(6)])),
        Step::Use(Use::Espionage(seat(0), spied)),
        Step::Use(Use::Espionage(seat(0), Box::new(Deed::Taxes))),
        Step::Use(Use::Exchange(cell("a2"))),
        Step::Use(Use::ExtraHarvest(vec![(store, vec![Spice::Clove])])),
        Step::Use(Use::Resupply),
        Step::Use(Use::Viceroy(None)),
        Step::Use(Use::Viceroy(Some(Column::Ships))),
        play(Effect::SellSpices, None),
        play(Effect::BuyProgress, Some(Column::Taxes)),
        Step::Discard(vec![
            name(Some(Effect::TwoShips), Some(Symbol::Palm)),
            name(None, Some(Symbol::Fish)),
        ]),
        Step::Discard(vec![name(Some(Effect::TwoShips), None)]),
        Step::Pay(Some(2)),
        Step::Take(Take::Colonists),
        Step::Take(Take::Tile(Tile::Viceroy)),
        Step::Hold,
    ]
}
