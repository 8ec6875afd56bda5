//! Positions of Goa built by hand, for letters only: nothing here plays by the
//! rules.

use super::super::fixtures::{FOUR, course, envelope, seat};
use super::super::planned::GOA;
use monsoon::engine::{Awaited, Standing, Viewer};
use monsoon::games::Overrides;
use monsoon::games::goa::action::{Deed, Play, Step, StoreKind, StoreName, Take, Units, Use};
use monsoon::games::goa::board::{Cell, Place};
use monsoon::games::goa::cards::{Card, Effect, Symbol};
use monsoon::games::goa::data::Data;
use monsoon::games::goa::event::{ActionKind, Amounts, Why};
use monsoon::games::goa::state::{Lot, Owned, Readiness};
use monsoon::games::goa::tiles::{Colony, ColonyTile, Column, Letter, Spice, Tile};
use monsoon::games::goa::view::{
    AttemptView, AuctionView, CellView, ColonyView, ColumnView, LotView, PhaseName, PlayerView,
    Possible, Prompt, Question, StepView, StoreView, TurnView,
};
use monsoon::games::goa::{Action, Event, News, View};
use monsoon::letters::{Envelope, Occasion, PlanPage, Refusal, RulesAsked};

/// The ingredients of a letter.
#[derive(Clone)]
pub struct Fixture {
    pub name: &'static str,
    pub envelope: Envelope,
    pub occasion: Occasion,
    pub view: View,
    pub news: Vec<News>,
}

pub fn cell(label: &str) -> Cell {
    Cell::from_label(label).unwrap()
}

pub fn place(label: &str) -> Place {
    Place::from_label(label).unwrap()
}

fn goa(who: usize) -> Envelope {
    Envelope { title: "Goa".into(), ..envelope(&FOUR, who) }
}

pub fn cards() -> Vec<Card> {
    Symbol::ALL
        .into_iter()
        .enumerate()
        .flat_map(|(nth, symbol)| {
            (0..5).map(move |place| Card {
                effect: Effect::ALL[(nth + 2 * place) % 10],
                colonists: u8::try_from((nth + place) % 3).unwrap() + 1,
                symbol,
            })
        })
        .collect()
}

/// What the columns bring, row by row.
const VALUES: [[u8; 5]; 5] =
    [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [4, 6, 8, 10, 12], [1, 1, 2, 2, 3], [0, 1, 2, 4, 6]];

fn columns(rows: [u8; 5], payable: &[Column]) -> Vec<ColumnView> {
    Column::ALL
        .into_iter()
        .enumerate()
        .map(|(nth, column)| {
            let row = rows[nth];
            let value = |row: u8| VALUES[nth][usize::from(row) - 1];
            ColumnView {
                column,
                row,
                value: value(row),
                next: (row < 5).then(|| StepView {
                    value: value(row + 1),
                    hand_limit: (column == Column::Expedition).then_some(row + 1),
                    spices: Spice::ALL.iter().cycle().skip(nth).take(row.into()).copied().collect(),
                    ships: row,
                    payable: payable.contains(&column),
                }),
            }
        })
        .collect()
}

fn plantation(spice: Spice, places: u8, nth: u8, content: usize) -> StoreView {
    StoreView {
        name: StoreName { kind: StoreKind::Plantation(spice, places), nth },
        allowed: vec![spice],
        places,
        content: vec![spice; content],
    }
}

fn store(kind: StoreKind, places: u8, allowed: &[Spice], content: &[Spice]) -> StoreView {
    StoreView {
        name: StoreName { kind, nth: 0 },
        allowed: allowed.to_vec(),
        places,
        content: content.to_vec(),
    }
}

fn owned(tile: Tile, state: Readiness) -> Owned {
    Owned { tile, state }
}

fn player(index: usize, rows: [u8; 5]) -> PlayerView {
    PlayerView {
        seat: seat(index),
        ducats: None,
        ships: 4,
        colonists: 2,
        extras: 0,
        columns: columns(rows, &[]),
        stores: Vec::new(),
        tiles: Vec::new(),
        set_aside: Vec::new(),
        hand: None,
        hand_count: 0,
        hand_limit: 1,
        points: points([0; 7]),
    }
}

fn points(numbers: [i32; 7]) -> Vec<(String, i32)> {
    ["rows", "colonies", "cards", "most ducats", "small plantations", "duty", "missions"]
        .map(str::to_owned)
        .into_iter()
        .zip(numbers)
        .collect()
}

/// Tiles for a full board, all kinds among them.
pub fn tiles() -> Vec<Tile> {
    let spices = [(Spice::Clove, 2), (Spice::Cinnamon, 2), (Spice::Ginger, 1), (Spice::Pepper, 3)];
    let plantations = spices.map(|(spice, places)| Tile::Plantation(spice, places));
    let plain = Tile::all().filter(|tile| !tile.is_plantation());
    let missing = [Tile::Expeditions(2), Tile::Mission(3), Tile::MixedCrop];
    let mut tiles: Vec<Tile> = plain.collect();
    for tile in missing {
        if !tiles.contains(&tile) {
            tiles.push(tile);
        }
    }
    tiles.extend(plantations);
    tiles.into_iter().cycle().take(25).collect()
}

/// A full board in the first round.
pub fn blank(viewer: usize) -> View {
    let tiles = tiles();
    let mut players: Vec<PlayerView> = (0..4).map(|index| player(index, [1; 5])).collect();
    players[viewer].ducats = Some(10);
    players[viewer].hand = Some(Vec::new());
    let figures = Data::load("goa-2012", &Overrides::default()).unwrap().figures;
    let mut kinds = [figures.tiles_a, figures.tiles_b].concat();
    kinds.sort_unstable();
    kinds.dedup();
    View {
        viewer: Viewer::Seat(seat(viewer)),
        edition: "goa-2012".into(),
        kinds,
        gains: figures.gains,
        points: figures.points,
        values: VALUES,
        limit_binds: figures.limit_binds,
        round: 1,
        rounds: 8,
        half: Letter::A,
        phase: PhaseName::Markers,
        flag: seat(0),
        flag_at: None,
        cells: Cell::all()
            .map(|cell| CellView {
                cell,
                tile: tiles.get(cell.index()).copied(),
                marker: None,
                bonanza: cell.is_corner(),
            })
            .collect(),
        lots: Vec::new(),
        settled: Vec::new(),
        auction: None,
        turn: None,
        attempt: None,
        players,
        extras: 10,
        deck: 29,
        discards: cards()[..1].to_vec(),
        left_out: Some(vec![
            Tile::Ships,
            Tile::ExtraActions,
            Tile::Plantation(Spice::Nutmeg, 2),
            Tile::Ships,
        ]),
        used: Vec::new(),
        colonies: Colony::ALL
            .into_iter()
            .zip([(6, 1), (8, 1), (10, 2), (12, 2)])
            .map(|(colony, (needed, places))| ColonyView {
                colony,
                needed,
                places,
                tiles: colony_tiles(colony),
            })
            .collect(),
        awaiting: Vec::new(),
        prompt: None,
        standings: None,
    }
}

pub fn colony_tiles(colony: Colony) -> Vec<ColonyTile> {
    let pairs = [
        (Spice::Clove, Spice::Cinnamon),
        (Spice::Cinnamon, Spice::Ginger),
        (Spice::Ginger, Spice::Nutmeg),
        (Spice::Nutmeg, Spice::Pepper),
        (Spice::Clove, Spice::Pepper),
    ];
    match colony {
        Colony::Quilon | Colony::Madras => {
            pairs.map(|pair| ColonyTile { colony, spices: Some(pair) }).to_vec()
        }
        Colony::Cochin | Colony::Calicut => vec![ColonyTile { colony, spices: None }; 4],
    }
}

/// Four players in round 3, tiles gone from the board, boards half full.
pub fn mid_game(viewer: usize) -> View {
    let mut view = blank(viewer);
    view.round = 3;
    view.flag = seat(2);
    view.phase = PhaseName::Auction;
    for label in ["b1", "c1", "c2", "d3", "a4", "b4", "c5", "d5", "e5"] {
        let view = &mut view.cells[cell(label).index()];
        view.tile = None;
        view.bonanza = false;
    }
    let rows = [[2, 1, 3, 2, 1], [1, 2, 2, 3, 2], [2, 2, 2, 1, 4], [1, 1, 4, 1, 1]];
    view.players = rows.into_iter().enumerate().map(|(index, rows)| player(index, rows)).collect();
    let all = cards();
    for (index, player) in view.players.iter_mut().enumerate() {
        player.hand_count = [2, 3, 0, 1][index];
        player.hand_limit = [2, 3, 1, 1][index];
        player.points = points([5, 1, 1, 0, 1, 0, 0]);
    }
    let [ann, bartek, chloe, _] = &mut view.players[..] else { unreachable!() };
    ann.stores = vec![plantation(Spice::Ginger, 1, 0, 1)];
    ann.tiles = vec![owned(Tile::Colonist, Readiness::Used)];
    ann.extras = 1;
    bartek.ships = 6;
    bartek.columns = columns(rows[1], &[Column::Harvest, Column::Taxes]);
    bartek.stores = vec![
        plantation(Spice::Clove, 2, 0, 2),
        plantation(Spice::Clove, 2, 1, 0),
        store(StoreKind::MixedCrop, 1, &Spice::ALL, &[Spice::Pepper]),
        store(
            StoreKind::Colony(Colony::Quilon),
            1,
            &[Spice::Nutmeg, Spice::Pepper],
            &[Spice::Nutmeg],
        ),
    ];
    bartek.tiles = vec![
        owned(Tile::Ship, Readiness::Ready),
        owned(Tile::Duty, Readiness::Ready),
        owned(Tile::Viceroy, Readiness::NextAction),
        owned(Tile::Colonist, Readiness::Used),
        owned(Tile::Mission(3), Readiness::Ready),
    ];
    bartek.set_aside = vec![Tile::Plantation(Spice::Ginger, 1)];
    chloe.stores = vec![store(StoreKind::Colony(Colony::Madras), 2, &Spice::ALL[..2], &[])];
    let me = &mut view.players[viewer];
    me.ducats = Some(9);
    me.hand = Some(all.iter().step_by(3).take(me.hand_count).copied().collect());
    view.discards = all[10..18].to_vec();
    view.deck = 16;
    view.used = vec![Tile::Ships, Tile::Ships, Tile::Colonists, Tile::ExtraActions];
    view
}

fn awaits(view: &mut View, who: &[(usize, &'static str)]) {
    view.awaiting =
        who.iter().map(|&(index, decision)| Awaited { seat: seat(index), decision }).collect();
}

pub fn ask(view: &mut View, question: Question, suggested: Vec<Action>, default: Action) {
    view.prompt = Some(Prompt { question, suggested, default });
}

pub fn steps(steps: Vec<Step>) -> Action {
    Action::Steps { extra: false, steps }
}

pub fn fact(event: Event) -> News {
    News::Fact(event)
}

pub fn flag() -> Fixture {
    let mut view = blank(0);
    awaits(&mut view, &[(0, "P2")]);
    let places: Vec<Place> = Place::all().filter(|place| matches!(place, Place::Ring(_))).collect();
    let suggested = ["b0", "f3", "c6"].map(|label| Action::Flag(place(label))).to_vec();
    ask(&mut view, Question::Flag { places }, suggested, Action::Flag(place("a0")));
    let left_out = view.left_out.clone().unwrap();
    Fixture {
        name: "flag",
        envelope: goa(0),
        occasion: Occasion::Welcome,
        view,
        news: vec![
            fact(Event::Dealt { letter: Letter::A, left_out, grid: tiles() }),
            fact(Event::QuickStart {
                seat: seat(1),
                columns: Some((Column::Harvest, Column::Colonies)),
                ducats: 0,
            }),
            fact(Event::QuickStart { seat: seat(2), columns: None, ducats: 10 }),
            fact(Event::Round { round: 1 }),
        ],
    }
}

/// Flag and markers lie; three lots are settled, or fewer.
fn lots(view: &mut View, settled: usize) {
    view.flag_at = Some(place("c1"));
    let cells = ["d2", "e3", "d4", "e4"];
    view.lots = vec![LotView { number: 1, seller: seat(2), cell: None, tile: None, won: None }];
    for (index, label) in cells.into_iter().enumerate() {
        let number = u8::try_from(index).unwrap() + 2;
        let seller = seat((index + 3) % 4);
        let at = &mut view.cells[cell(label).index()];
        at.marker = Some((number, seller));
        let tile = at.tile;
        view.lots.push(LotView { number, seller, cell: Some(cell(label)), tile, won: None });
    }
    for lot in view.lots.iter_mut().take(settled) {
        let price = if lot.number == 2 { 0 } else { u32::from(lot.number) + 2 };
        lot.won = Some((seat(usize::from(lot.number) % 4), price));
        if let Some(cell) = lot.cell {
            let at = &mut view.cells[cell.index()];
            (at.tile, at.marker) = (None, None);
        }
    }
}

pub fn bid() -> Fixture {
    let mut view = mid_game(1);
    lots(&mut view, 2);
    let lot = view.lots[2];
    view.auction = Some(AuctionView {
        lot: lot.number,
        answers: vec![(seat(2), 0), (seat(3), 3)],
        highest: Some((seat(3), 3)),
    });
    awaits(&mut view, &[(1, "P5")]);
    ask(
        &mut view,
        Question::Bid { lot: 3, least: 4, most: 9 },
        vec![Action::Bid(4), Action::Bid(5), Action::Pass],
        Action::Pass,
    );
    Fixture {
        name: "bid",
        envelope: goa(1),
        occasion: Occasion::Turn,
        view,
        news: vec![
            fact(Event::Round { round: 3 }),
            fact(Event::Flagged { seat: seat(2), place: place("c1") }),
            fact(Event::Marked { seat: seat(3), cell: cell("d2") }),
            fact(Event::Marked { seat: seat(0), cell: cell("e3") }),
            fact(Event::Marked { seat: seat(1), cell: cell("d4") }),
            fact(Event::Marked { seat: seat(2), cell: cell("e4") }),
            fact(Event::Bid { seat: seat(3), amount: 2 }),
            fact(Event::Passed { seat: seat(0), by_itself: false }),
            fact(Event::Bid { seat: seat(1), amount: 3 }),
            fact(Event::Won {
                seat: seat(1),
                lot: Lot { seller: seat(2), cell: None },
                price: 3,
                to: Some(seat(2)),
                tile: None,
                extras: 1,
            }),
            fact(Event::Won {
                seat: seat(3),
                lot: Lot { seller: seat(3), cell: Some(cell("d2")) },
                price: 0,
                to: None,
                tile: Some(Tile::Ships),
                extras: 0,
            }),
            fact(Event::Goods {
                seat: seat(3),
                why: Why::Tile(Tile::Ships),
                gain: Amounts { ships: 4, ..Amounts::default() },
                pay: Amounts::default(),
            }),
            fact(Event::Spent { seat: seat(3), tile: Tile::Ships }),
            fact(Event::Passed { seat: seat(2), by_itself: true }),
            fact(Event::Bid { seat: seat(3), amount: 3 }),
        ],
    }
}

pub fn sell() -> Fixture {
    let mut view = mid_game(1);
    lots(&mut view, 3);
    view.auction = Some(AuctionView {
        lot: 4,
        answers: vec![(seat(2), 1), (seat(3), 0), (seat(0), 4)],
        highest: Some((seat(0), 4)),
    });
    awaits(&mut view, &[(1, "P6")]);
    ask(
        &mut view,
        Question::Sell { lot: 4, bidder: seat(0), price: 4, keep: 3 },
        vec![Action::Sell, Action::Buy],
        Action::Sell,
    );
    let news = vec![
        fact(Event::Bid { seat: seat(2), amount: 1 }),
        fact(Event::Passed { seat: seat(3), by_itself: false }),
        fact(Event::Bid { seat: seat(0), amount: 4 }),
    ];
    Fixture { name: "sell", envelope: goa(1), occasion: Occasion::Turn, view, news }
}

pub fn possible(view: &View) -> Possible {
    let me = &view.players[1];
    Possible {
        progress: vec![Column::Harvest, Column::Taxes],
        harvest: 2,
        expedition: None,
        colonies: vec![Colony::Cochin, Colony::Madras, Colony::Calicut],
        tiles: me
            .tiles
            .iter()
            .filter(|it| it.state == Readiness::Ready && it.tile != Tile::Mission(3))
            .map(|it| it.tile)
            .collect(),
        cards: me.hand.clone().unwrap_or_default(),
    }
}

pub fn turn(seat_at: usize, number: Option<u8>, done: bool) -> TurnView {
    TurnView { seat: seat(seat_at), number, done, card_played: false }
}

pub fn action() -> Fixture {
    let mut view = mid_game(1);
    view.phase = PhaseName::Actions;
    view.turn = Some(turn(1, Some(2), false));
    awaits(&mut view, &[(1, "P8")]);
    let suggested = vec![
        steps(vec![Step::Do(Deed::Progress { column: Column::Taxes, pay: vec![] })]),
        steps(vec![Step::Use(Use::Ship), Step::Do(Deed::Harvest(None))]),
        steps(vec![Step::Use(Use::Ship), Step::Do(Deed::Found(Colony::Cochin))]),
        steps(vec![
            Step::Play(Play {
                effect: Effect::TwoShips,
                symbol: Some(Symbol::Elephant),
                spices: vec![],
                column: None,
            }),
            Step::Do(Deed::Progress { column: Column::Harvest, pay: vec![] }),
        ]),
        steps(vec![Step::Do(Deed::Taxes)]),
    ];
    let question = Question::Action(Box::new(possible(&view)));
    ask(&mut view, question, suggested, steps(vec![Step::Do(Deed::Taxes)]));
    Fixture { name: "action", envelope: goa(1), occasion: Occasion::Turn, view, news: turns() }
}

/// A round of turns.
pub fn turns() -> Vec<News> {
    let (ann, bartek, chloe, dagny) = (seat(0), seat(1), seat(2), seat(3));
    let goods = |seat, why, gain, pay| fact(Event::Goods { seat, why, gain, pay });
    let none = Amounts::default;
    let did = |seat, deed| fact(Event::Did { seat, deed, spied: None, left: 0 });
    vec![
        fact(Event::Turn { seat: ann, number: Some(1) }),
        fact(Event::Used { seat: ann, tile: Tile::Colonist }),
        goods(ann, Why::Tile(Tile::Colonist), Amounts { colonists: 1, ..none() }, none()),
        did(ann, ActionKind::Found),
        fact(Event::Attempt { seat: ann, colony: Colony::Quilon, board: 0, cards: 2 }),
        fact(Event::Revealed {
            seat: ann,
            cards: cards()[..2].to_vec(),
            why: Why::Deed(ActionKind::Found),
        }),
        fact(Event::Failed { seat: ann, colony: Colony::Quilon, by_itself: true }),
        goods(ann, Why::Consolation, Amounts { colonists: 1, ..none() }, none()),
        fact(Event::TurnOver { seat: ann }),
        fact(Event::Turn { seat: bartek, number: Some(1) }),
        did(bartek, ActionKind::Expedition),
        fact(Event::Drew {
            seat: bartek,
            cards: cards()[3..5].to_vec(),
            due: 2,
            why: Why::Deed(ActionKind::Expedition),
        }),
        fact(Event::TurnOver { seat: bartek }),
        fact(Event::Turn { seat: chloe, number: Some(1) }),
        did(chloe, ActionKind::Harvest),
        goods(
            chloe,
            Why::Deed(ActionKind::Harvest),
            Amounts {
                spices: vec![(Spice::Clove, 0), (Spice::Clove, 0), (Spice::Pepper, 1)],
                ..none()
            },
            none(),
        ),
        fact(Event::TurnOver { seat: chloe }),
        fact(Event::Turn { seat: dagny, number: Some(1) }),
        did(dagny, ActionKind::Progress),
        goods(
            dagny,
            Why::Deed(ActionKind::Progress),
            none(),
            Amounts { ships: 3, spices: vec![(Spice::Clove, 0), (Spice::Nutmeg, 1)], ..none() },
        ),
        fact(Event::Moved {
            seat: dagny,
            column: Column::Taxes,
            row: 4,
            why: Why::Deed(ActionKind::Progress),
            first: true,
            all: false,
        }),
        News::Drew { seat: dagny, cards: 1, due: 1, why: Why::First(Column::Taxes, 4) },
        fact(Event::TurnOver { seat: dagny }),
        fact(Event::Turn { seat: ann, number: Some(2) }),
        did(ann, ActionKind::Taxes),
        goods(ann, Why::Deed(ActionKind::Taxes), Amounts { ducats: 8, ..none() }, none()),
        fact(Event::TurnOver { seat: ann }),
    ]
}

pub fn short() -> Fixture {
    let mut view = mid_game(1);
    view.phase = PhaseName::Actions;
    view.turn = Some(turn(1, Some(3), false));
    view.attempt = Some(AttemptView {
        seat: seat(1),
        colony: Colony::Cochin,
        needed: 8,
        board: 1,
        cards: cards()[1..3].to_vec(),
        short: 2,
    });
    awaits(&mut view, &[(1, "P14")]);
    let mut around = possible(&view);
    around.progress.clear();
    let question = Question::Short {
        colony: Colony::Cochin,
        short: 2,
        payable: true,
        possible: Box::new(around),
    };
    let pay = steps(vec![Step::Pay(None)]);
    ask(&mut view, question, vec![pay.clone(), steps(vec![Step::Decline])], pay);
    Fixture { name: "short", envelope: goa(1), occasion: Occasion::Turn, view, news: vec![] }
}

pub fn founded() -> Fixture {
    let mut it = short();
    it.name = "founded";
    if let Some(attempt) = &mut it.view.attempt {
        (attempt.colony, attempt.needed, attempt.short) = (Colony::Madras, 10, 0);
    }
    awaits(&mut it.view, &[(1, "P15")]);
    let tiles = colony_tiles(Colony::Madras);
    let take = |pair: (Spice, Spice), spices: [Spice; 2]| {
        let units = spices.map(|spice| Units { spice, count: 1, store: None });
        steps(vec![Step::Take(Take::Spices { tile: Some(pair), spices: units.to_vec() })])
    };
    let suggested = vec![
        take((Spice::Nutmeg, Spice::Pepper), [Spice::Nutmeg, Spice::Pepper]),
        take((Spice::Cinnamon, Spice::Ginger), [Spice::Cinnamon, Spice::Ginger]),
    ];
    let question = Question::Founded { colony: Colony::Madras, tiles, places: 2 };
    let default = suggested[0].clone();
    ask(&mut it.view, question, suggested, default);
    it
}

pub fn extra() -> Fixture {
    let mut view = mid_game(1);
    view.phase = PhaseName::Extras;
    view.players[1].extras = 2;
    awaits(&mut view, &[(1, "P24")]);
    let mut possible = possible(&view);
    possible.expedition = Some(1);
    let one = |step| Action::Steps { extra: true, steps: vec![step] };
    let taxes = one(Step::Do(Deed::Taxes));
    let suggested = vec![
        one(Step::Do(Deed::Progress { column: Column::Harvest, pay: vec![] })),
        one(Step::Do(Deed::Expedition(None))),
        taxes.clone(),
    ];
    let question = Question::Extra { extras: 2, must: true, possible: Box::new(possible) };
    ask(&mut view, question, suggested, taxes);
    Fixture {
        name: "extra",
        envelope: goa(1),
        occasion: Occasion::Turn,
        view,
        news: vec![
            fact(Event::ExtraPassed { seat: seat(2), by_itself: true }),
            fact(Event::ExtraPassed { seat: seat(0), by_itself: false }),
        ],
    }
}

pub fn over() -> Fixture {
    let mut view = mid_game(1);
    view.round = 8;
    view.half = Letter::B;
    view.phase = PhaseName::Finished;
    let standing = |index: usize, rank: u8, numbers: [i32; 7]| Standing {
        seat: seat(index),
        rank,
        total: numbers.iter().sum(),
        parts: points(numbers),
    };
    let standings = vec![
        standing(1, 1, [31, 3, 4, 3, 1, 5, 2]),
        standing(2, 2, [21, 10, 6, 0, 3, 0, 0]),
        standing(0, 2, [25, 6, 6, 0, 3, 0, 0]),
        standing(3, 4, [28, 1, 0, 0, 1, 0, 3]),
    ];
    let all = cards();
    for (index, player) in view.players.iter_mut().enumerate() {
        player.ducats = Some(u32::try_from(3 * index).unwrap() + 7);
        player.hand = Some(all[index * 4..index * 4 + player.hand_count].to_vec());
    }
    view.standings = Some(standings.clone());
    let mut envelope = goa(1);
    envelope.seed = Some("4f1c2a9be07d55aa93c1e8842b6f0d17".into());
    envelope.course = course(&standings, 8);
    let news = vec![fact(Event::Over { standings })];
    Fixture { name: "over", envelope, occasion: Occasion::Over, view, news }
}

pub fn mark() -> Fixture {
    let mut view = mid_game(1);
    lots(&mut view, 0);
    view.phase = PhaseName::Markers;
    view.lots.truncate(3);
    for label in ["d4", "e4"] {
        view.cells[cell(label).index()].marker = None;
    }
    awaits(&mut view, &[(1, "P3")]);
    let cells = ["e2", "d4", "e4"].map(cell).to_vec();
    let suggested = cells.iter().map(|&cell| Action::Mark(cell)).collect();
    let question = Question::Mark { cells, anywhere: false };
    ask(&mut view, question, suggested, Action::Mark(cell("e2")));
    Fixture { name: "mark", envelope: goa(1), occasion: Occasion::Turn, view, news: vec![] }
}

pub fn refused() -> Fixture {
    let occasion = Occasion::Refused(Refusal {
        line_number: 1,
        line: "use red colonist, harvest".into(),
        order: "use red colonist, harvest".into(),
        span: 4..16,
        sentence: "the red colonist is used already in this round".into(),
        rule: Some("G76"),
        did_you_mean: None,
        mended: None,
        again: vec![],
        stood: 0,
        undone: false,
        others: 0,
    });
    Fixture { name: "refused", occasion, news: vec![], ..action() }
}

pub fn receipt() -> Fixture {
    let mut view = mid_game(0);
    view.phase = PhaseName::Actions;
    view.turn = Some(turn(1, Some(2), false));
    awaits(&mut view, &[(1, "P8")]);
    let news = turns();
    Fixture { name: "receipt", envelope: goa(0), occasion: Occasion::Receipt, view, news }
}

pub fn sheet() -> Fixture {
    let mut it = receipt();
    it.view.viewer = Viewer::Public;
    it.view.players[0].ducats = None;
    it.view.players[0].hand = None;
    it.envelope.seat = None;
    Fixture { name: "sheet", occasion: Occasion::Sheet, ..it }
}

pub fn rules(topics: &[&'static str]) -> Fixture {
    let asked = RulesAsked { topics: topics.to_vec(), all: true, ..RulesAsked::default() };
    Fixture { name: "rules", occasion: Occasion::Rules(asked), ..action() }
}

pub fn help() -> Fixture {
    Fixture { name: "help", occasion: Occasion::Help, ..action() }
}

/// The largest letter possible: everybody has everything, under long names.
pub fn worst() -> Fixture {
    let mut it = action();
    it.name = "worst";
    it.occasion = Occasion::Welcome;
    it.envelope.names =
        vec!["Wolfeschlegelsteinhausenbergerdorff-Ångström & <b>Söhne</b> GmbH".into(); 4];
    let full = blank(1);
    it.view.cells = full.cells;
    it.view.left_out = Some(tiles()[..8].to_vec());
    it.view.used = tiles().into_iter().chain(tiles()).take(30).collect();
    lots(&mut it.view, 0);
    let lasting = Tile::all().filter(|tile| !tile.is_plantation());
    let lasting: Vec<Owned> = lasting.map(|tile| owned(tile, Readiness::NextAction)).collect();
    let stores: Vec<StoreView> = (0..4)
        .map(|nth| plantation(Spice::Cinnamon, 3, nth, 3))
        .chain(Colony::ALL.map(|colony| {
            let pair = [Spice::Nutmeg, Spice::Cinnamon];
            store(StoreKind::Colony(colony), 2, &pair, &pair)
        }))
        .collect();
    for player in &mut it.view.players {
        player.stores.clone_from(&stores);
        player.tiles = lasting[..12].to_vec();
        player.set_aside = vec![Tile::Plantation(Spice::Cinnamon, 1); 2];
        player.points = points([40, 10, 21, 0, 9, 5, 6]);
        player.columns = columns([4; 5], &Column::ALL);
        player.hand_count = 10;
    }
    let hand: Vec<Card> = cards().into_iter().step_by(3).collect();
    it.view.players[1].hand = Some(hand.clone());
    it.view.discards = cards();
    let possible = Possible {
        progress: Column::ALL.to_vec(),
        harvest: 5,
        expedition: Some(3),
        colonies: Colony::ALL.to_vec(),
        tiles: lasting[..12].iter().map(|owned| owned.tile).collect(),
        cards: hand,
    };
    if let Some(prompt) = &mut it.view.prompt {
        prompt.question = Question::Action(Box::new(possible));
        let more = prompt.suggested.clone();
        prompt.suggested.extend(more.into_iter().take(3));
    }
    it.news = turns().into_iter().chain(bid().news).chain(turns()).collect();
    it
}

/// Letters about plans.
pub fn planned() -> Vec<Fixture> {
    let with = |name: &'static str, plans: PlanPage, occasion: Occasion, it: Fixture| {
        let envelope = Envelope { plans, ..it.envelope };
        Fixture { name, envelope, occasion, ..it }
    };
    let preview = Occasion::Preview(GOA.preview());
    vec![
        with("plan-stopped", GOA.stopped(), Occasion::Turn, action()),
        with("plan-wanted", GOA.wanted(), Occasion::Turn, bid()),
        with("plan-receipt", GOA.receipt(), Occasion::Receipt, receipt()),
        with("plan-invited", GOA.invited(), Occasion::Invited, receipt()),
        with("plan-preview", GOA.list(), preview, bid()),
        with("plan-list", GOA.list(), Occasion::Plans, action()),
        with("plan-worst", GOA.worst(), Occasion::Welcome, worst()),
    ]
}

/// Every kind of letter.
pub fn all() -> Vec<Fixture> {
    let mut all = planned();
    all.extend(without_plans());
    all
}

fn without_plans() -> Vec<Fixture> {
    vec![
        flag(),
        mark(),
        bid(),
        sell(),
        action(),
        short(),
        founded(),
        extra(),
        over(),
        refused(),
        receipt(),
        sheet(),
        help(),
        worst(),
    ]
}
