//! A thousand random games for each number of players, every event of which
//! is checked: money and pieces are conserved, somebody is always awaited,
//! whatever is offered is accepted, and the journal plays back the same.

use super::table::options;
use monsoon::engine::doubt::{Doubt, Hearing, doubt};
use monsoon::engine::journal::Body;
use monsoon::engine::{
    Choices, Dice, Entry, Game, Match, Order, Progress, Seat, Seats, TableSeed, Viewer,
};
use monsoon::games::santiago::view::{CanalView, PlantationView};
use monsoon::games::santiago::{self, Action, Event, Santiago, View};
use std::collections::BTreeMap;

/// What the bank, the box and the players must have, computed from events alone.
struct Ledger {
    money: BTreeMap<Seat, i64>,
    /// Farmers placed and not removed.
    farmers: BTreeMap<Seat, i64>,
    placed: BTreeMap<Seat, i64>,
    builder: Seat,
    left_supply: u8,
}

impl Ledger {
    fn new(view: &View) -> Ledger {
        let zero: BTreeMap<Seat, i64> = view.players.iter().map(|it| (it.seat, 0)).collect();
        Ledger {
            money: view.players.iter().map(|it| (it.seat, i64::from(it.money.unwrap()))).collect(),
            farmers: zero.clone(),
            placed: zero,
            builder: view.builder,
            left_supply: 0,
        }
    }

    /// `before` is the position the event fell on.
    fn note(&mut self, event: &Event, before: &View) {
        let mut give = |seat: Seat, amount: i64| *self.money.get_mut(&seat).unwrap() += amount;
        match event {
            Event::Unsealed { bids: paid, .. } | Event::Builder { paid, .. } => {
                for &(seat, amount) in paid {
                    give(seat, -i64::from(amount));
                }
            }
            // D10: the only money that goes from player to player.
            Event::Accepted { seat, paid, .. } => {
                for &(payer, amount) in paid {
                    give(payer, -i64::from(amount));
                    give(*seat, i64::from(amount));
                }
            }
            Event::Built { seat, price, .. } => give(*seat, -i64::from(*price)),
            Event::Paid { amount } => {
                before.players.iter().for_each(|it| give(it.seat, i64::from(*amount)));
            }
            _ => {}
        }
        match event {
            Event::Builder { seat, order, .. } => {
                // The builder plants last; everybody plants once (S27, S62).
                assert_eq!(order.last(), Some(seat));
                assert_eq!(order.len(), before.players.len());
                self.builder = *seat;
            }
            Event::Planted { seat, farmers, .. } => {
                *self.farmers.get_mut(seat).unwrap() += i64::from(*farmers);
                *self.placed.get_mut(seat).unwrap() += i64::from(*farmers);
                assert!(self.placed[seat] <= 22, "D29: 22 farmers always suffice");
            }
            Event::Accepted { .. } | Event::Built { .. } | Event::NotBuilt { .. } => {
                self.left_supply += 1;
            }
            Event::Drought { weakened, dried, last } => {
                for it in &before.squares {
                    let Some(PlantationView::Green { owner: Some(owner), farmers, .. }) =
                        it.plantation
                    else {
                        continue;
                    };
                    let gone = if dried.contains(&it.square) {
                        assert!(last, "S42, S45: with farmers a tile dries in the end only");
                        farmers
                    } else {
                        u8::from(weakened.iter().any(|&(square, _)| square == it.square))
                    };
                    *self.farmers.get_mut(&owner).unwrap() -= i64::from(gone); // D24
                }
            }
            _ => {}
        }
    }

    fn check(&self, view: &View, players: usize) {
        for player in &view.players {
            assert_eq!(i64::from(player.money.unwrap()), self.money[&player.seat], "money");
        }
        assert_eq!(view.builder, self.builder);
        let mut on_land = self.farmers.clone();
        for count in on_land.values_mut() {
            *count = 0;
        }
        let mut tiles = 0;
        for it in &view.squares {
            match it.plantation {
                Some(PlantationView::Green { owner, farmers, .. }) => {
                    assert_eq!(owner.is_none(), farmers == 0, "S19");
                    if let Some(owner) = owner {
                        *on_land.get_mut(&owner).unwrap() += i64::from(farmers);
                    }
                    tiles += 1;
                }
                Some(PlantationView::Dried) => tiles += 1,
                None => {}
            }
        }
        assert_eq!(on_land, self.farmers, "farmers");
        let unseen: usize = view.unseen.iter().map(|&(_, count)| usize::from(count)).sum();
        let in_play = tiles + unseen + view.offer.len();
        assert_eq!(in_play, [30, 44, 44, 45][players - 2], "tiles");
        let canals = view.segments.iter().filter_map(|it| it.canal);
        let (mut supply, mut extra) = (0, 0);
        for canal in canals {
            match canal {
                CanalView::Supply => supply += 1,
                CanalView::Extra(seat) => {
                    extra += 1;
                    let owner = view.players.iter().find(|it| it.seat == seat).unwrap();
                    assert!(!owner.extra_canal, "S39: one for each player");
                }
            }
        }
        let kept = view.players.iter().filter(|it| it.extra_canal).count();
        assert_eq!(extra + kept, players, "extra canals");
        assert_eq!(view.supply + self.left_supply, [10, 11, 11, 9][players - 2], "supply");
        assert!(supply <= self.left_supply + u8::from(players == 2));
        assert!(usize::from(supply) + extra <= 15, "canals in the box");
    }
}

/// What lies stays: canals, tiles and dried tiles; and no tile gains farmers
/// after its turn (D12, D17, D18, D19, S20).
fn check_for_good(before: &View, after: &View) {
    for (old, new) in before.segments.iter().zip(&after.segments) {
        assert!(old.canal.is_none() || old.canal == new.canal, "{}", old.segment);
    }
    for (old, new) in before.squares.iter().zip(&after.squares) {
        assert_eq!(old.palm, new.palm);
        match (old.plantation, new.plantation) {
            (None, _) | (Some(PlantationView::Green { .. }), Some(PlantationView::Dried)) => {}
            (Some(PlantationView::Dried), now) => assert_eq!(now, old.plantation),
            (
                Some(PlantationView::Green { tile, owner, farmers }),
                Some(PlantationView::Green { tile: tile_now, owner: owner_now, farmers: now }),
            ) => {
                assert_eq!(tile, tile_now);
                assert!(now <= farmers && (now == 0 || owner == owner_now), "{}", old.square);
            }
            (Some(PlantationView::Green { .. }), None) => panic!("{} left the board", old.square),
        }
    }
}

/// As letters show it, and whether its reader would be asked about it.
fn said_in_every_language(text: &str) -> Vec<(String, Option<Doubt>)> {
    let said = |language: &&str| {
        let said = santiago::speech().unwrap().say(text, language)?;
        let is_foreign = |word: &str| santiago::is_foreign(word, language);
        let hearing = Hearing { language, says: &santiago::says, is_foreign: &is_foreign };
        let doubt = doubt(&Order::from_text(&said)?, &hearing);
        Some((said, doubt))
    };
    ["pl", "fr", "da", "es"].iter().filter_map(said).collect()
}

/// Somebody is awaited; defaults and suggestions are legal; what is legal is
/// accepted and reads back equal (a few of many); all else is consistent.
fn check_contract(game: &Santiago, dice: &mut Dice, thorough: bool) {
    let Progress::Awaiting(awaited) = game.progress() else { return };
    assert!(!awaited.is_empty(), "somebody is always awaited");
    for it in &awaited {
        assert_eq!(game.question(it.seat), Some(it.decision));
    }
    for seat in game.seats().iter() {
        let Some(choices) = game.choices(seat) else {
            assert_eq!(game.question(seat), None);
            continue;
        };
        assert_eq!(game.question(seat), Some(choices.decision));
        let Choices { legal, suggested, default, .. } = choices;
        assert!(legal.contains(&default), "{default}");
        assert!(!suggested.is_empty() && suggested.len() <= 8);
        assert!(suggested.iter().all(|action| legal.contains(action)), "{suggested:?}");
        let step = if thorough { 1 } else { 1 + legal.len() / 4 };
        for action in legal.iter().skip(dice.below(step)).step_by(step).chain([&default]) {
            let text = action.to_string();
            let order = Order::from_text(&text).unwrap();
            assert_eq!(game.read(seat, &order), Ok(*action), "{text}");
            for (said, doubt) in said_in_every_language(&text) {
                let order = Order::from_text(&said).unwrap();
                assert_eq!(game.read(seat, &order), Ok(*action), "{text}: {said}");
                assert_eq!(doubt, None, "{said}");
            }
            let judged = game.decide(seat, action, dice);
            assert!(judged.is_ok(), "{text}: {judged:?}");
        }
    }
}

/// What is not among the legal actions is refused.
fn check_others_are_refused(game: &Santiago, seat: Seat, dice: &mut Dice) {
    let legal = game.choices(seat).unwrap().legal;
    let place = *dice.pick(&monsoon::games::santiago::Segment::all().collect::<Vec<_>>()).unwrap();
    let square = *dice.pick(&monsoon::games::santiago::Square::all().collect::<Vec<_>>()).unwrap();
    let tile = *dice.pick(&monsoon::games::santiago::Tile::all().collect::<Vec<_>>()).unwrap();
    let amount = u32::try_from(dice.below(60)).unwrap();
    for action in [
        Action::Bid(amount),
        Action::Pass,
        Action::Plant(tile, square),
        Action::Propose(place, amount),
        Action::ProposeNothing,
        Action::Accept(place),
        Action::Build(place),
        Action::Skip,
        Action::Extra(place),
        Action::Hold,
    ] {
        let same = match action {
            // D55 and S58 know a second word for these.
            Action::Build(place) => {
                legal.contains(&action) || legal.contains(&Action::Accept(place))
            }
            Action::Bid(0) => game.question(seat) == Some("P4"),
            _ => legal.contains(&action),
        };
        assert_eq!(game.decide(seat, &action, dice).is_ok(), same, "{action}");
    }
}

fn random_options(number: usize, dice: &mut Dice) -> Vec<(&'static str, &'static str)> {
    let mut chosen = vec![("money", ["open", "hidden"][number % 2])];
    chosen.push(("spring", ["centre", "middle", "edge", "p8", "p1"][dice.below(5)]));
    chosen.push(("first-builder", ["dice", "red", "green"][dice.below(3)]));
    chosen.push(("older", ["first-builder", "red", "green"][dice.below(3)]));
    chosen.push(("shuffle-seats", ["no", "yes"][dice.below(2)]));
    chosen.push(("first-canal", ["ask", "auto"][dice.below(2)]));
    chosen.push(("two-player-builder-extra", ["no", "yes"][dice.below(2)]));
    if dice.below(3) == 0 {
        chosen.retain(|&(key, _)| key != "spring");
        chosen.extend([("spring", "p14"), ("palms", "a1,c3,h6")]);
    }
    chosen
}

/// One of the legal actions, now among all, now among the suggested ones;
/// money is thrown about more in some games than in others.
fn choose(choices: &Choices<Action>, style: usize, dice: &mut Dice) -> Action {
    let pool = match (style, dice.below(4)) {
        (0, _) | (1, 0) => &choices.legal,
        (_, 1) => return choices.default,
        _ => &choices.suggested,
    };
    *dice.pick(pool).unwrap()
}

fn play(players: usize, number: usize) {
    let mut dice = TableSeed::new("random play").dice(u32::try_from(number).unwrap());
    let chosen = options(&random_options(number, &mut dice));
    let seats = Seats::new(players).unwrap();
    let seed = TableSeed::new(format!("random {players} {number}"));
    let (mut table, entry) = Match::<Santiago>::deal(&chosen, seats, &seed).unwrap();
    let Body::Deal(deal) = &entry.body else { panic!("entry 0 is the deal") };
    let mut shadow = Santiago::begin(deal);
    let mut view = shadow.view(Viewer::Moderator);
    let mut ledger = Ledger::new(&view);
    let mut journal = vec![entry];
    let style = dice.below(3);
    loop {
        for event in &journal.last().unwrap().events {
            ledger.note(event, &view);
            shadow.evolve(event);
            let after = shadow.view(Viewer::Moderator);
            check_for_good(&view, &after);
            view = after;
            ledger.check(&view, players);
        }
        assert!(shadow == *table.game(), "events tell the whole story");
        let awaiting = table.awaiting();
        let Some(awaited) = dice.pick(&awaiting) else { break };
        if dice.below(20) == 0 {
            check_contract(table.game(), &mut dice, number.is_multiple_of(50));
            check_others_are_refused(table.game(), awaited.seat, &mut dice);
        }
        let action = choose(&table.game().choices(awaited.seat).unwrap(), style, &mut dice);
        let order = Order::from_text(&action.to_string()).unwrap();
        let played = table.play(awaited.seat, &order, &seed);
        journal.push(played.unwrap_or_else(|error| panic!("{action}: {error:?}")));
    }
    finish(&table, &view, &journal, players);
}

fn finish(table: &Match<Santiago>, view: &View, journal: &[Entry<Santiago>], players: usize) {
    let standings = table.standings().unwrap();
    assert_eq!(standings.len(), players);
    assert_eq!((view.round, view.supply), (view.rounds, 0), "the supply is empty at the end");
    assert!(view.offer.is_empty() && view.unseen.is_empty());
    for standing in &standings {
        let player = view.players.iter().find(|it| it.seat == standing.seat).unwrap();
        let total = player.money.unwrap() + player.plantations;
        assert_eq!(u32::try_from(standing.total).unwrap(), total, "S48, S49");
        assert_eq!(standing.total, standing.parts.iter().map(|(_, it)| it).sum::<i32>());
    }
    let stored: Vec<String> =
        journal.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let restored: Vec<Entry<Santiago>> =
        stored.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(restored, journal);
    let again = Match::<Santiago>::replay(&restored).unwrap();
    assert!(again.game() == table.game(), "a stored journal plays back the same");
}

fn games(players: usize) {
    for number in 0..1000 {
        play(players, number);
    }
}

#[test]
fn a_thousand_games_of_two() {
    games(2);
}

#[test]
fn a_thousand_games_of_three() {
    games(3);
}

#[test]
fn a_thousand_games_of_four() {
    games(4);
}

#[test]
fn a_thousand_games_of_five() {
    games(5);
}
