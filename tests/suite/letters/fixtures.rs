//! Positions built by hand, for letters only: nothing here plays by the rules,
//! but squares, water and areas agree with each other.

use super::planned::SANTIAGO;
use super::{moderated, timed};
use monsoon::games::santiago::event::Why;
use monsoon::games::santiago::view::{
    AreaView, BidView, CanalView, PhaseName, PlantationView, PlayerView, Prompt, ProposalView,
    Question, SegmentView, SquareView,
};
use monsoon::games::santiago::violation::{Escudos, Violation};
use monsoon::games::santiago::{Action, Event, Junction, Kind, News, Segment, Square, Tile, View};
use monsoon::games::sentences::Amounts;
use monsoon::{
    basics::Language,
    letters::{Course, Envelope, Explanation, Occasion, PlanPage, Refusal, RulesAsked, SheetPage},
};
use monsoon::{
    basics::TableId,
    engine::{Awaited, Seat, Seats, Sentence, Standing, Viewer, Violation as _},
};

/// The ingredients of a letter.
pub struct Fixture {
    pub name: &'static str,
    pub envelope: Envelope,
    pub occasion: Occasion,
    pub view: View,
    pub news: Vec<News>,
}

pub fn seat(index: usize) -> Seat {
    Seats::new(5).unwrap().get(index).unwrap()
}

pub fn sq(label: &str) -> Square {
    Square::from_label(label).unwrap()
}

pub fn seg(label: &str) -> Segment {
    Segment::from_label(label).unwrap()
}

pub fn tile(label: &str) -> Tile {
    Tile::try_from(label.to_owned()).unwrap()
}

pub fn envelope(names: &[&str], who: usize) -> Envelope {
    Envelope {
        table: TableId(7),
        seat: Some(seat(who)),
        language: Language::En,
        orders: Language::En,
        reply_to: "monsoon+t7k3q9x2m5v8@games.example.org".into(),
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".into(),
        ..Envelope::of_nobody(
            "Santiago".into(),
            names.iter().map(|&name| name.to_owned()).collect(),
        )
    }
}

pub const FOUR: [&str; 4] = ["Ann", "Bartek", "Chloé", "Dagny"];

/// An empty board with its spring in the middle and three palms.
pub fn blank(players: usize, viewer: usize) -> View {
    let palms = ["b2", "e5", "g2"].map(sq);
    View {
        viewer: Viewer::Seat(seat(viewer)),
        round: 1,
        rounds: [10, 11, 11, 9][players - 2],
        phase: PhaseName::Auction,
        hidden_money: false,
        builder: seat(players - 1),
        players: (0..players)
            .map(|index| PlayerView {
                seat: seat(index),
                money: Some(if players == 2 { 5 } else { 10 }),
                extra_canal: true,
                bid: BidView::None,
                proposal: ProposalView::None,
                plantations: 0,
            })
            .collect(),
        spring: Junction::from_label("p8").unwrap(),
        proposed: Vec::new(),
        squares: Square::all()
            .map(|square| SquareView {
                square,
                palm: palms.contains(&square),
                irrigated: false,
                plantation: None,
            })
            .collect(),
        segments: Segment::all()
            .map(|segment| SegmentView {
                segment,
                canal: None,
                buildable: false,
                proposals: Vec::new(),
            })
            .collect(),
        offer: Vec::new(),
        supply: 11,
        set_aside: None,
        unseen: Vec::new(),
        areas: Vec::new(),
        awaiting: Vec::new(),
        prompt: None,
        ahead: None,
        standings: None,
    }
}

pub fn grow(view: &mut View, at: &str, label: &str, owner: Option<(usize, u8)>) {
    let here = sq(at).index();
    view.squares[here].plantation = Some(PlantationView::Green {
        tile: tile(label),
        owner: owner.map(|(index, _)| seat(index)),
        farmers: owner.map_or(0, |(_, farmers)| farmers),
    });
}

pub fn canal(view: &mut View, at: &str, by: Option<usize>) {
    view.segments[seg(at).index()].canal =
        Some(by.map_or(CanalView::Supply, |index| CanalView::Extra(seat(index))));
}

/// Computes water, buildable places, areas and points.
pub fn settle(view: &mut View) {
    let built: Vec<Segment> =
        view.segments.iter().filter(|s| s.canal.is_some()).map(|s| s.segment).collect();
    let mut network = vec![view.spring];
    network.extend(built.iter().flat_map(|segment| segment.ends()));
    for segment in &mut view.segments {
        let reached = segment.segment.ends().iter().any(|end| network.contains(end));
        segment.buildable = segment.canal.is_none() && reached;
    }
    for square in &mut view.squares {
        square.irrigated = square.square.segments().iter().any(|s| built.contains(s));
    }
    view.areas = areas(view);
    for player in &mut view.players {
        player.plantations = view
            .areas
            .iter()
            .flat_map(|area| area.farmers.iter().map(move |f| (area.squares.len(), f)))
            .filter(|(_, (seat, _))| *seat == player.seat)
            .map(|(size, (_, farmers))| u32::try_from(size).unwrap() * u32::from(*farmers))
            .sum();
    }
}

fn areas(view: &View) -> Vec<AreaView> {
    let kind = |square: Square| match view.squares[square.index()].plantation {
        Some(PlantationView::Green { tile, .. }) => Some(tile.kind()),
        _ => None,
    };
    let mut seen: Vec<Square> = Vec::new();
    let mut areas = Vec::new();
    for start in Square::all() {
        let Some(here) = kind(start).filter(|_| !seen.contains(&start)) else { continue };
        let mut squares = vec![start];
        let mut next = 0;
        while let Some(&square) = squares.get(next) {
            for neighbour in square.side_neighbours() {
                if kind(neighbour) == Some(here) && !squares.contains(&neighbour) {
                    squares.push(neighbour);
                }
            }
            next += 1;
        }
        seen.extend(&squares);
        squares.sort();
        areas.push(area(view, here, squares));
    }
    areas.sort_by_key(|area| std::cmp::Reverse(area.squares.len()));
    areas
}

fn area(view: &View, kind: Kind, squares: Vec<Square>) -> AreaView {
    let mut farmers: Vec<(Seat, u8)> = Vec::new();
    for square in &squares {
        let square = &view.squares[square.index()];
        let Some(PlantationView::Green { owner: Some(seat), farmers: count, .. }) =
            square.plantation
        else {
            continue;
        };
        let count = count + u8::from(square.palm);
        match farmers.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, sum)) => *sum += count,
            None => farmers.push((seat, count)),
        }
    }
    farmers.sort();
    AreaView { kind, squares, farmers }
}

fn awaits(view: &mut View, who: &[(usize, &'static str)]) {
    view.awaiting =
        who.iter().map(|&(index, decision)| Awaited { seat: seat(index), decision }).collect();
}

/// Four players in round 4, the board half grown.
pub fn mid_game(viewer: usize) -> View {
    let mut view = blank(4, viewer);
    view.round = 4;
    view.supply = 8;
    view.builder = seat(3);
    for (at, label, owner) in [
        ("c3", "banana2", Some((0, 2))),
        ("d3", "banana1", Some((1, 1))),
        ("d4", "banana2", None),
        ("e3", "coconut2", Some((2, 2))),
        ("e4", "coconut1", Some((2, 1))),
        ("f2", "grape2", Some((3, 1))),
        ("g2", "grape1", Some((3, 1))),
        ("c2", "pepper2", Some((1, 2))),
        ("b4", "watermelon1", None),
        ("e5", "watermelon2", Some((0, 2))),
        ("d2", "pepper1", Some((3, 1))),
    ] {
        grow(&mut view, at, label, owner);
    }
    view.squares[sq("a6").index()].plantation = Some(PlantationView::Dried);
    canal(&mut view, "s7", None);
    canal(&mut view, "s6", None);
    canal(&mut view, "s24", Some(2));
    settle(&mut view);
    for (index, money) in [9, 6, 11, 4].into_iter().enumerate() {
        view.players[index].money = Some(money);
    }
    view.players[2].extra_canal = false;
    view.offer = ["banana2", "coconut1", "grape2", "pepper1"].map(tile).to_vec();
    view.set_aside = Some(tile("pepper1"));
    view.unseen = [
        ("banana1", 2),
        ("banana2", 3),
        ("coconut1", 4),
        ("coconut2", 2),
        ("grape1", 3),
        ("grape2", 4),
        ("pepper1", 2),
        ("pepper2", 3),
        ("watermelon1", 3),
        ("watermelon2", 2),
    ]
    .map(|(label, count)| (tile(label), count))
    .to_vec();
    view
}

pub fn bid() -> Fixture {
    let mut view = mid_game(1);
    view.players[0].bid = BidView::Amount(5);
    awaits(&mut view, &[(1, "P3")]);
    view.prompt = Some(Prompt {
        question: Question::Bid { taken: vec![(seat(0), 5)], free: vec![(1, 4), (6, 6)] },
        suggested: vec![Action::Bid(6), Action::Bid(2), Action::Bid(1), Action::Pass],
        default: Action::Pass,
    });
    Fixture {
        name: "bid",
        envelope: envelope(&FOUR, 1),
        occasion: Occasion::Turn,
        view,
        news: round_three(),
    }
}

fn round_three() -> Vec<News> {
    let (ann, bartek, chloe, dagny) = (seat(0), seat(1), seat(2), seat(3));
    vec![
        News::Fact(Event::Passed { seat: chloe, by_itself: false }),
        News::Fact(Event::Bid { seat: dagny, amount: 1 }),
        News::Fact(Event::Builder { seat: dagny, order: vec![], paid: vec![] }),
        News::Bought {
            seat: ann,
            tile: tile("watermelon2"),
            square: sq("e5"),
            farmers: 2,
            paid: 4,
        },
        News::Bought { seat: bartek, tile: tile("pepper2"), square: sq("c2"), farmers: 2, paid: 3 },
        News::Bought { seat: dagny, tile: tile("pepper1"), square: sq("d2"), farmers: 1, paid: 1 },
        News::Fact(Event::Planted {
            seat: chloe,
            tile: tile("watermelon1"),
            square: sq("b4"),
            farmers: 0,
        }),
        News::Fact(Event::Proposed { seat: ann, segment: seg("s6"), amount: 2 }),
        News::Fact(Event::Proposed { seat: bartek, segment: seg("s6"), amount: 1 }),
        News::Fact(Event::ProposedNothing { seat: chloe }),
        News::Fact(Event::Accepted {
            seat: dagny,
            segment: seg("s6"),
            paid: vec![(ann, 2), (bartek, 1)],
        }),
        News::Fact(Event::Extra { seat: chloe, segment: seg("s24") }),
        News::Fact(Event::Drought {
            weakened: vec![(sq("f2"), 1), (sq("d4"), 0)],
            dried: vec![sq("a6")],
            last: false,
        }),
        News::Fact(Event::Paid { amount: 3 }),
        News::Fact(Event::Revealed {
            round: 4,
            offer: ["banana2", "coconut1", "grape2", "pepper1"].map(tile).to_vec(),
        }),
        News::Fact(Event::Bid { seat: ann, amount: 5 }),
    ]
}

pub fn plant() -> Fixture {
    let mut view = mid_game(2);
    view.phase = PhaseName::Planting;
    view.players[0].bid = BidView::Amount(5);
    view.players[1].bid = BidView::Passed;
    view.players[2].bid = BidView::Passed;
    view.players[3].bid = BidView::Amount(1);
    awaits(&mut view, &[(2, "P5")]);
    let squares = view.squares.iter().filter(|s| s.plantation.is_none()).map(|s| s.square);
    view.prompt = Some(Prompt {
        question: Question::Plant {
            tiles: ["banana2", "coconut1", "pepper1"].map(tile).to_vec(),
            squares: squares.collect(),
            fewer: true,
        },
        suggested: vec![
            Action::Plant(tile("banana2"), sq("c4")),
            Action::Plant(tile("coconut1"), sq("f3")),
            Action::Plant(tile("pepper1"), sq("c1")),
        ],
        default: Action::Plant(tile("banana2"), sq("c4")),
    });
    Fixture {
        name: "plant",
        envelope: envelope(&FOUR, 2),
        occasion: Occasion::Turn,
        view,
        news: vec![
            News::Fact(Event::Bid { seat: seat(3), amount: 1 }),
            News::Fact(Event::Builder { seat: seat(1), order: vec![], paid: vec![] }),
        ],
    }
}

fn proposed(view: &mut View) {
    view.phase = PhaseName::Canal;
    view.offer.clear();
    for (index, place, amount) in [(1, "s23", 2), (2, "s23", 1), (0, "s3", 0)] {
        view.segments[seg(place).index()].proposals.push((seat(index), amount));
        view.players[index].proposal = ProposalView::Place(seg(place), amount);
    }
}

pub fn build() -> Fixture {
    let mut view = mid_game(3);
    proposed(&mut view);
    awaits(&mut view, &[(3, "P8")]);
    let free: Vec<Segment> = view
        .segments
        .iter()
        .filter(|s| s.buildable && s.proposals.is_empty())
        .map(|s| s.segment)
        .collect();
    view.prompt = Some(Prompt {
        question: Question::Build {
            accept: vec![(seg("s3"), 0), (seg("s23"), 3)],
            elsewhere: Some((4, free)),
            skip: false,
        },
        suggested: vec![
            Action::Accept(seg("s23")),
            Action::Accept(seg("s3")),
            Action::Build(seg("s19")),
        ],
        default: Action::Accept(seg("s23")),
    });
    Fixture {
        name: "build",
        envelope: envelope(&FOUR, 3),
        occasion: Occasion::Turn,
        view,
        news: vec![News::Fact(Event::Proposed { seat: seat(1), segment: seg("s23"), amount: 2 })],
    }
}

pub fn propose() -> Fixture {
    let mut view = mid_game(2);
    proposed(&mut view);
    view.segments[seg("s23").index()].proposals.pop();
    view.players[2].proposal = ProposalView::None;
    awaits(&mut view, &[(2, "P7")]);
    let places: Vec<Segment> =
        view.segments.iter().filter(|s| s.buildable).map(|s| s.segment).collect();
    view.prompt = Some(Prompt {
        question: Question::Propose { segments: places, most: 11 },
        suggested: vec![
            Action::Propose(seg("s23"), 1),
            Action::Propose(seg("s8"), 2),
            Action::ProposeNothing,
        ],
        default: Action::ProposeNothing,
    });
    Fixture {
        name: "propose",
        envelope: envelope(&FOUR, 2),
        occasion: Occasion::Turn,
        view,
        news: vec![],
    }
}

pub fn extra() -> Fixture {
    let mut view = mid_game(0);
    view.phase = PhaseName::ExtraCanal;
    view.offer.clear();
    awaits(&mut view, &[(0, "P9"), (1, "P9")]);
    view.prompt = Some(Prompt {
        question: Question::Extra { segments: vec![seg("s23"), seg("s3")] },
        suggested: vec![Action::Hold, Action::Extra(seg("s23"))],
        default: Action::Hold,
    });
    Fixture {
        name: "extra",
        envelope: envelope(&FOUR, 0),
        occasion: Occasion::Turn,
        view,
        news: vec![News::Fact(Event::NotBuilt { seat: seat(3), why: Why::Choice })],
    }
}

pub fn refused() -> Fixture {
    let mut it = bid();
    it.name = "refused";
    it.news.clear();
    it.occasion = Occasion::Refused(Refusal {
        line_number: 3,
        line: "bdi 6".into(),
        order: "bdi 6".into(),
        span: 0..3,
        sentence: "“bdi” is not an order".into(),
        rule: Some("S24"),
        did_you_mean: Some("bid".into()),
        mended: Some("bid 6".into()),
        again: vec!["bid 6".into(), "plant: banana2 c4".into(), "extra: hold".into()],
        stood: 0,
        undone: false,
        others: 2,
    });
    it
}

/// An order refused after some that had to stand.
pub fn stood(stood: usize, others: usize) -> Fixture {
    let mut it = bid();
    it.name = "stood";
    it.occasion = Occasion::Refused(Refusal {
        line_number: stood + 1,
        line: "bid 99".into(),
        order: "bid 99".into(),
        span: 4..6,
        sentence: {
            let free = Amounts(vec![(1, 4), (6, 6)]);
            let why = Violation::BidAboveMoney { amount: 99, money: Escudos(6), free };
            Sentence::of(&why, why.said())
        },
        rule: Some("D27"),
        did_you_mean: None,
        mended: None,
        again: vec![],
        stood,
        undone: false,
        others,
    });
    it
}

pub fn sealed() -> Fixture {
    let mut view = blank(2, 0);
    view.players[1].bid = BidView::Sealed;
    view.supply = 10;
    canal(&mut view, "s7", None);
    settle(&mut view);
    view.offer = ["banana2", "grape1", "pepper1"].map(tile).to_vec();
    awaits(&mut view, &[(0, "P4")]);
    view.prompt = Some(Prompt {
        question: Question::SealedBid { most: 5, sealed: None },
        suggested: vec![Action::Bid(2), Action::Bid(3), Action::Pass],
        default: Action::Pass,
    });
    Fixture {
        name: "sealed",
        envelope: envelope(&["Ewa", "Søren"], 0),
        occasion: Occasion::Welcome,
        view,
        news: vec![
            News::Fact(Event::FirstCanal { seat: None, segment: seg("s7") }),
            News::Fact(Event::Revealed {
                round: 1,
                offer: ["banana2", "grape1", "pepper1"].map(tile).to_vec(),
            }),
            News::Sealed { seat: seat(1) },
        ],
    }
}

pub fn hidden() -> Fixture {
    let mut view = mid_game(0);
    view.hidden_money = true;
    for index in 1..4 {
        view.players[index].money = None;
    }
    view.players[0].bid = BidView::Amount(5);
    awaits(&mut view, &[(1, "P3")]);
    Fixture {
        name: "hidden",
        envelope: envelope(&FOUR, 0),
        occasion: Occasion::Receipt,
        view,
        news: vec![News::Fact(Event::Bid { seat: seat(0), amount: 5 })],
    }
}

pub fn last_round() -> Fixture {
    let mut view = mid_game(0);
    view.round = 11;
    view.phase = PhaseName::Leftover;
    view.supply = 1;
    view.unseen.clear();
    view.offer = vec![tile("grape2")];
    awaits(&mut view, &[(0, "P6")]);
    view.prompt = Some(Prompt {
        question: Question::Leftover {
            tile: tile("grape2"),
            squares: ["c4", "f3", "g1"].map(sq).to_vec(),
        },
        suggested: vec![Action::Plant(tile("grape2"), sq("g1"))],
        default: Action::Plant(tile("grape2"), sq("c4")),
    });
    Fixture {
        name: "last-round",
        envelope: envelope(&FOUR, 0),
        occasion: Occasion::Turn,
        view,
        news: vec![News::Fact(Event::Drought {
            weakened: vec![],
            dried: vec![sq("b4"), sq("f2")],
            last: true,
        })],
    }
}

/// How a game with this result may have gone.
pub fn course(standings: &[Standing], rounds: usize) -> Course {
    let points = |seat: usize, round: usize| {
        let place = standings.iter().find(|place| place.seat.index() == seat).unwrap();
        let (round, seat) = (i32::try_from(round).unwrap(), i32::try_from(seat).unwrap());
        let last = i32::try_from(rounds).unwrap();
        let sway = if round == last { 0 } else { (seat * 7 + round * 5) % 11 };
        place.total * round / last + sway
    };
    let row = |round| (0..standings.len()).map(|seat| points(seat, round)).collect();
    Course { rounds: (1..=rounds).map(row).collect(), standings: standings.to_vec() }
}

pub fn over() -> Fixture {
    let mut view = mid_game(1);
    view.round = 11;
    view.phase = PhaseName::Finished;
    view.offer.clear();
    view.unseen.clear();
    view.supply = 0;
    let parts = |numbers: [i32; 6]| -> Vec<(String, i32)> {
        let names = ["money", "banana", "coconut", "watermelon", "grape", "pepper"];
        names.map(str::to_owned).into_iter().zip(numbers).collect()
    };
    let standing = |index: usize, rank: u8, numbers: [i32; 6]| Standing {
        seat: seat(index),
        rank,
        total: numbers.iter().sum(),
        parts: parts(numbers),
    };
    let standings = vec![
        standing(2, 1, [11, 0, 42, 6, 12, 4]),
        standing(1, 2, [6, 21, 0, 0, 18, 24]),
        standing(0, 2, [9, 36, 12, 6, 0, 6]),
        standing(3, 4, [4, 0, 0, 3, 15, 8]),
    ];
    view.standings = Some(standings.clone());
    let mut envelope = envelope(&FOUR, 1);
    envelope.seed = Some("4f1c2a9be07d55aa93c1e8842b6f0d17".into());
    envelope.course = course(&standings, 11);
    Fixture {
        name: "over",
        envelope,
        occasion: Occasion::Over,
        view,
        news: vec![
            News::Fact(Event::Drought {
                weakened: vec![],
                dried: vec![sq("b4"), sq("f2")],
                last: true,
            }),
            News::Fact(Event::Over { standings }),
        ],
    }
}

pub fn help() -> Fixture {
    Fixture { name: "help", occasion: Occasion::Help, ..bid() }
}

pub fn rules(topics: &[&'static str]) -> Fixture {
    let asked = RulesAsked { topics: topics.to_vec(), all: true, ..RulesAsked::default() };
    Fixture { name: "rules", occasion: Occasion::Rules(asked), ..bid() }
}

pub fn board() -> Fixture {
    Fixture { name: "board", occasion: Occasion::Board, news: vec![], ..hidden() }
}

/// News for who wants some after each move, or once a round.
pub fn news(name: &'static str, whole: bool) -> Fixture {
    Fixture { name, occasion: Occasion::News { whole }, ..hidden() }
}

pub fn explained(explanation: Explanation) -> Fixture {
    Fixture { name: "explained", occasion: Occasion::Explained(explanation), news: vec![], ..bid() }
}

/// The largest letter possible: 48 tiles, all kinds apart, five players with long
/// names, every place proposed.
pub fn worst() -> Fixture {
    let mut view = blank(5, 0);
    let long = "Wolfeschlegelsteinhausenbergerdorff-Ångström & <b>Söhne</b> GmbH";
    for (n, square) in Square::all().enumerate() {
        let kind = (usize::from(square.column()) + 2 * usize::from(square.row())) % 5;
        let kind = Kind::all().nth(kind).unwrap();
        view.squares[n].plantation = Some(PlantationView::Green {
            tile: Tile::new(kind, 2).unwrap(),
            owner: Some(seat(n % 5)),
            farmers: 2,
        });
    }
    canal(&mut view, "s7", None);
    settle(&mut view);
    proposed(&mut view);
    for index in 1..5 {
        let place = seg(["s2", "s3", "s6", "s11"][index - 1]);
        view.segments[place.index()].proposals =
            (1..5).map(|n| (seat(n), 20 + u32::try_from(n).unwrap())).collect();
        view.segments[place.index()].buildable = true;
        view.players[index].proposal = ProposalView::Place(place, 24);
        view.players[index].bid = BidView::Amount(17);
    }
    for segment in &mut view.segments {
        segment.buildable = segment.canal.is_none();
    }
    let free: Vec<Segment> =
        view.segments.iter().filter(|s| s.buildable).map(|s| s.segment).collect();
    view.unseen = Tile::all().map(|tile| (tile, 9)).collect();
    view.prompt = Some(Prompt {
        question: Question::Build {
            accept: free.iter().take(4).map(|s| (*s, 90)).collect(),
            elsewhere: Some((91, free.clone())),
            skip: false,
        },
        suggested: free.iter().take(8).map(|s| Action::Build(*s)).collect(),
        default: Action::Accept(free[0]),
    });
    awaits(&mut view, &[(0, "P8")]);
    let mut news = round_three();
    news.extend(round_three());
    news.extend(round_three());
    Fixture {
        name: "worst",
        envelope: envelope(&[long; 5], 0),
        occasion: Occasion::Welcome,
        view,
        news,
    }
}

fn with_plans(name: &'static str, plans: PlanPage, it: Fixture) -> Fixture {
    let envelope = Envelope { plans, ..it.envelope };
    Fixture { name, envelope, ..it }
}

pub fn plan_stopped() -> Fixture {
    with_plans("plan-stopped", SANTIAGO.stopped(), bid())
}

pub fn plan_wanted() -> Fixture {
    with_plans("plan-wanted", SANTIAGO.wanted(), plant())
}

pub fn plan_receipt() -> Fixture {
    with_plans("plan-receipt", SANTIAGO.receipt(), hidden())
}

pub fn plan_invited() -> Fixture {
    let it = Fixture { occasion: Occasion::Invited, ..hidden() };
    with_plans("plan-invited", SANTIAGO.invited(), it)
}

pub fn plan_preview() -> Fixture {
    let it = Fixture { occasion: Occasion::Preview(SANTIAGO.preview()), ..bid() };
    with_plans("plan-preview", SANTIAGO.list(), it)
}

/// Letters about plans.
pub fn planned() -> Vec<Fixture> {
    let plans = |it: Fixture| Fixture { occasion: Occasion::Plans, ..it };
    vec![
        plan_stopped(),
        plan_wanted(),
        plan_receipt(),
        plan_invited(),
        plan_preview(),
        with_plans("plan-first", SANTIAGO.first(), hidden()),
        with_plans("plan-refused", SANTIAGO.stopped(), refused()),
        with_plans("plan-list", SANTIAGO.list(), plans(bid())),
        with_plans("plan-none", PlanPage::default(), plans(hidden())),
        with_plans("plan-worst", SANTIAGO.worst(), worst()),
    ]
}

/// Every kind of letter.
pub fn all() -> Vec<Fixture> {
    let mut all = planned();
    all.extend(without_plans());
    all.extend(timed::fixtures());
    all.extend(moderated::fixtures());
    all
}

/// Letters whose words are tested elsewhere, for whoever looks at how all are made.
pub fn seldom() -> Vec<Fixture> {
    let (from, code) = ("ann@example.net".to_owned(), "0a1b2c3d4e5f".to_owned());
    let likely = Explanation::Likely {
        line: "I would like to bidd 6 this time".into(),
        order: "bid 6".into(),
        left: vec!["bidd".into()],
    };
    let among = Explanation::Among {
        order: "bid 6".into(),
        left: vec!["What a lovely desert this is".into()],
    };
    let named = |name, it: Fixture| Fixture { name, ..it };
    vec![
        named("likely", explained(likely)),
        named("among", explained(among)),
        named("other-sender", explained(Explanation::OtherSender { from, code: code.clone() })),
        named("unproven", explained(Explanation::Unproven { code })),
        Fixture { name: "sealed-turn", occasion: Occasion::Turn, news: vec![], ..sealed() },
        extra_ahead(),
        timed::reminder(),
    ]
}

/// Somebody before the reader is asked about the extra canal, and they may answer already.
fn extra_ahead() -> Fixture {
    let mut it = extra();
    it.view.ahead = it.view.prompt.take();
    awaits(&mut it.view, &[(3, "P9")]);
    let sheet = SheetPage {
        name: "extra",
        blanks: vec![("extra".into(), String::new())],
        filled: vec!["extra: hold".into()],
    };
    let plans = PlanPage { sheet: Some(sheet), ..PlanPage::default() };
    with_plans("extra-ahead", plans, Fixture { occasion: Occasion::Invited, ..it })
}

fn without_plans() -> Vec<Fixture> {
    vec![
        bid(),
        plant(),
        propose(),
        build(),
        extra(),
        refused(),
        stood(1, 2),
        sealed(),
        hidden(),
        last_round(),
        over(),
        help(),
        rules(&["auction"]),
        board(),
        news("news", false),
        news("news-round", true),
        worst(),
    ]
}
