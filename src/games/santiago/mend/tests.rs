//! Random games that are put right again and again: whatever is accepted, the
//! game goes on to its end, and no piece is lost or made.

use super::*;
use crate::engine::By;
use crate::engine::journal::{Body, Note};
use crate::engine::{Dice, Entry, Game, Match, Seats, TableSeed, Viewer};
use crate::games::santiago::land::Plantation;
use crate::games::santiago::options::{Money, Options};
use crate::games::santiago::view::CanalView;
use crate::games::santiago::{Segment, Square, Tile};
use fact::Holds;
use std::collections::BTreeMap;

/// What there is of everything, and what is out of sight in the box.
struct Ledger {
    tiles: BTreeMap<Tile, u32>,
    money: i64,
    /// Canals of the supply in the box (S36), and each colour's farmers (D24).
    canals: i64,
    farmers: Vec<i64>,
}

fn tiles(game: &Santiago) -> BTreeMap<Tile, u32> {
    let mut all = BTreeMap::new();
    let mut add = |tile: Tile, count: u32| *all.entry(tile).or_insert(0) += count;
    for (tile, count) in game.unseen.iter() {
        add(tile, u32::from(count));
    }
    for &tile in game.offer.iter().chain(&game.set_aside) {
        add(tile, 1);
    }
    for square in Square::all() {
        match game.land.plantation(square) {
            None => {}
            Some(Plantation::Green { tile, .. }) => add(tile, 1),
            Some(Plantation::Dried { front }) => add(front.unwrap(), 1),
        }
    }
    all
}

fn money(game: &Santiago) -> i64 {
    game.players.values().map(|player| i64::from(player.money)).sum()
}

/// Canals of the supply that are in sight.
fn canals(game: &Santiago) -> i64 {
    let laid = Segment::all().filter(|&it| game.land.canal(it) == Some(CanalView::Supply)).count();
    i64::from(game.supply) + i64::try_from(laid).unwrap()
}

fn farmers(game: &Santiago, seat: Seat) -> i64 {
    let left = game.player(seat).unwrap().farmers;
    i64::from(left) + i64::from(judge::farmers_on_land(game, seat))
}

impl Ledger {
    fn of(game: &Santiago) -> Ledger {
        Ledger {
            tiles: tiles(game),
            money: money(game),
            canals: 0,
            farmers: game.seats.iter().map(|_| 0).collect(),
        }
    }

    /// `event` leads from one position to the other.
    fn note(&mut self, event: &Event, before: &Santiago, after: &Santiago) {
        let sum = |paid: &[(Seat, u32)]| paid.iter().map(|&(_, it)| i64::from(it)).sum::<i64>();
        let mut in_sight = canals(before);
        match event {
            Event::SetAside { tile } => *self.tiles.entry(*tile).or_insert(0) += 1,
            Event::FirstCanal { .. } => in_sight += 1, // D85
            Event::NotBuilt { why, .. } => {
                let gone = i64::from(before.supply > 0);
                assert_eq!(gone == 0, *why == crate::games::santiago::event::Why::NoCanal, "D100");
                in_sight -= gone;
                self.canals += gone;
            }
            Event::Unsealed { bids: paid, .. } | Event::Builder { paid, .. } => {
                self.money -= sum(paid);
            }
            Event::Built { price, .. } => self.money -= i64::from(*price),
            Event::Paid { amount } => {
                self.money += i64::from(*amount) * i64::try_from(after.seats.count()).unwrap();
            }
            Event::Drought { .. } => {
                for seat in after.seats.iter() {
                    let gone = farmers(before, seat) - farmers(after, seat);
                    assert!(gone >= 0);
                    self.farmers[seat.index()] += gone;
                }
            }
            Event::Mended { now } => {
                for fact in now {
                    match fact {
                        Mended::Money { seat, amount } => {
                            self.money += i64::from(*amount) - i64::from(before.money(*seat));
                        }
                        // A number put right by itself comes from the box.
                        Mended::Farmers { seat, left } if now.len() == 1 => {
                            let had = before.player(*seat).unwrap().farmers;
                            self.farmers[seat.index()] += i64::from(had) - i64::from(*left);
                        }
                        Mended::Supply { canals } if now.len() == 1 => {
                            let more = i64::from(*canals) - i64::from(before.supply);
                            in_sight += more;
                            self.canals -= more;
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        assert_eq!(canals(after), in_sight, "canals: {event:?}");
        self.check(after, event);
    }

    fn check(&self, game: &Santiago, event: &Event) {
        assert_eq!(tiles(game), self.tiles, "tiles: {event:?}");
        assert_eq!(money(game), self.money, "money: {event:?}");
        for seat in game.seats.iter() {
            let boxed = self.farmers[seat.index()];
            assert_eq!(farmers(game, seat) + boxed, 22, "D24, D99: {event:?}");
            assert!((0..=22).contains(&boxed), "{event:?}");
            let laid =
                Segment::all().filter(|&it| game.land.canal(it) == Some(CanalView::Extra(seat)));
            let kept = usize::from(game.player(seat).unwrap().extra_canal);
            assert!(laid.count() + kept <= 1, "S39: {event:?}");
        }
        assert!(self.canals >= 0, "D99: {event:?}");
        for square in Square::all() {
            if let Some((tile, Some(farmers))) = game.land.green(square) {
                assert!(farmers.count() <= tile.pictured(), "S17: {event:?}");
            }
        }
    }
}

fn any<T: Copy>(all: impl Iterator<Item = T>, dice: &mut Dice) -> T {
    *dice.pick(&all.collect::<Vec<T>>()).unwrap()
}

fn small(dice: &mut Dice) -> u32 {
    u32::try_from([0, 1, 2, 3, 7, 11, 22, 400][dice.below(8)]).unwrap()
}

fn random_change(dice: &mut Dice) -> By {
    let number = small(dice);
    match dice.below(3) {
        0 => By::More(number),
        1 => By::Less(number),
        _ => By::To(number),
    }
}

fn random_adjustment(game: &Santiago, dice: &mut Dice) -> Adjustment {
    let seat = any(game.seats.iter(), dice);
    let tile = any(Tile::all(), dice);
    let square = any(Square::all(), dice);
    match dice.below(13) {
        0 => Adjustment::Money(seat, random_change(dice)),
        1 => Adjustment::Farmers(seat, random_change(dice)),
        2 => Adjustment::OwnCanal(seat, dice.below(2) == 0),
        3 => Adjustment::Builder(seat),
        4 => Adjustment::Supply(random_change(dice)),
        5..=7 => {
            let ground = match dice.below(4) {
                0 => Holds::Nothing,
                1 => Holds::Neutral(tile),
                2 => Holds::Owned(tile, seat, u8::try_from(1 + dice.below(3)).unwrap()),
                _ => Holds::Dried(tile),
            };
            Adjustment::Square(square, ground)
        }
        8 => {
            let canal =
                [None, Some(CanalView::Supply), Some(CanalView::Extra(seat))][dice.below(3)];
            let places = game.land.buildable();
            let place = match dice.below(2) {
                0 => any(Segment::all(), dice),
                _ => any(places.into_iter(), dice),
            };
            Adjustment::Canal(place, canal)
        }
        9 => Adjustment::Offered(tile),
        10 => Adjustment::NotOffered(tile),
        11 => Adjustment::Offer((0..=dice.below(5)).map(|_| any(Tile::all(), dice)).collect()),
        _ if dice.below(2) == 0 => Adjustment::Aside(tile),
        _ => Adjustment::Palm(any(game.land.palms.into_iter(), dice), square),
    }
}

fn seen(game: &Santiago, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap()
}

/// Nobody but the owner notices a correction of hidden money, unless something
/// follows from it.
fn check_secret(before: &Santiago, entry: &Entry<Santiago>, owner: Seat) {
    let [event] = entry.events.as_slice() else { return };
    let mut after = before.clone();
    after.evolve(event);
    let others = before.seats.iter().filter(|&seat| seat != owner).map(Viewer::Seat);
    for viewer in others.chain([Viewer::Public]) {
        assert_eq!(seen(before, viewer), seen(&after, viewer), "S7: {event:?}");
    }
}

/// Everything but the money of its owner is open, and nobody is told twice.
fn check_told(game: &Santiago, entry: &Entry<Santiago>, what: &Adjustment) {
    let Body::Adjust { of, .. } = entry.body else { panic!("a correction") };
    let secret = matches!(what, Adjustment::Money(..)) && game.figures.hidden_money;
    assert_eq!(of.is_some(), secret, "S10: {what}");
    assert_eq!(game.news(&entry.events[0], Viewer::Moderator), None);
    assert!(!Santiago::reveals(&entry.events[0]));
    if let Some(owner) = of {
        check_secret(game, entry, owner);
    }
}

/// Somebody is awaited who can do something, and a house player as well.
fn check_goes_on(table: &Match<Santiago>, dice: &mut Dice) {
    let game = table.game();
    let awaiting = table.awaiting();
    assert_eq!(awaiting.is_empty(), table.standings().is_some());
    for awaited in awaiting {
        let choices = game.choices(awaited.seat).unwrap();
        assert!(choices.legal.contains(&choices.default));
        assert!(!choices.suggested.is_empty());
        // It thinks long.
        if dice.below(20) == 0 {
            let house = game.house(awaited.seat, dice);
            assert!(house.is_none_or(|action| choices.legal.contains(&action)), "{house:?}");
        }
    }
}

/// The game could end here: with what everybody has, paid or not.
fn check_end(table: &Match<Santiago>, seed: &TableSeed) {
    let mut ended = table.clone();
    let Ok(entry) = ended.finish(Note::default(), seed) else {
        assert!(table.standings().is_some(), "it is over");
        return;
    };
    assert_eq!(entry.events.len(), 1);
    let standings = ended.standings().unwrap();
    assert!(ended.awaiting().is_empty());
    let view = ended.game().view(Viewer::Public);
    for standing in &standings {
        assert_eq!(standing.total, standing.parts.iter().map(|&(_, it)| it).sum::<i32>());
        let player = &view.players[standing.seat.index()];
        let total = player.money.unwrap() + player.plantations;
        assert_eq!(u32::try_from(standing.total).unwrap(), total, "S48, S49");
        assert_eq!(player.money.unwrap(), table.game().money(standing.seat), "D30, D51");
    }
    assert!(ended.finish(Note::default(), seed).is_err());
}

struct Tally {
    accepted: BTreeMap<&'static str, u32>,
}

/// The forms, so that a test can say that each was tried with success.
fn form(what: &Adjustment) -> &'static str {
    match what {
        Adjustment::Money(..) => "money",
        Adjustment::Farmers(..) => "farmers",
        Adjustment::OwnCanal(..) => "own canal",
        Adjustment::Builder(_) => "builder",
        Adjustment::Supply(_) => "supply",
        Adjustment::Square(_, Holds::Nothing) => "empty",
        Adjustment::Square(_, Holds::Neutral(_)) => "neutral",
        Adjustment::Square(_, Holds::Owned(..)) => "owned",
        Adjustment::Square(_, Holds::Dried(_)) => "dried",
        Adjustment::Canal(_, None) => "canal gone",
        Adjustment::Canal(_, Some(CanalView::Supply)) => "canal laid",
        Adjustment::Canal(_, Some(CanalView::Extra(_))) => "own canal laid",
        Adjustment::Offered(_) => "offer +",
        Adjustment::NotOffered(_) => "offer -",
        Adjustment::Offer(_) => "offer",
        Adjustment::Aside(_) => "aside",
        Adjustment::Palm(..) => "palm",
    }
}

fn adjust(
    table: &mut Match<Santiago>,
    seed: &TableSeed,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Option<Entry<Santiago>> {
    let what = random_adjustment(table.game(), dice);
    let text = what.to_string();
    let read = table.game().read_adjustment(&Order::from_text(&text).unwrap());
    assert_eq!(read.as_ref(), Ok(&what), "{text}");
    let before = table.game().clone();
    match table.adjust(&what, Note::default(), seed) {
        Ok(entry) => {
            check_told(&before, &entry, &what);
            *tally.accepted.entry(form(&what)).or_insert(0) += 1;
            Some(entry)
        }
        Err(sentence) => {
            assert!(before == *table.game(), "a refusal changes nothing");
            assert!(sentence.ends_with(')') && sentence.contains(" ("), "{text}: {sentence}");
            None
        }
    }
}

fn play(players: usize, number: usize, tally: &mut Tally) {
    let mut dice = TableSeed::new("mended play").dice(u32::try_from(number).unwrap());
    let money = [Money::Open, Money::Hidden][number % 2];
    let options = Options { money, ..Options::default() };
    let seed = TableSeed::new(format!("mended {players} {number}"));
    let seats = Seats::new(players).unwrap();
    let (mut table, entry) = Match::<Santiago>::deal(&options, seats, &seed).unwrap();
    let Body::Deal(deal) = &entry.body else { panic!("entry 0 is the deal") };
    let mut shadow = Santiago::begin(deal);
    let mut ledger = Ledger::of(&shadow);
    let mut journal = vec![entry];
    let often = [2, 6, 20][dice.below(3)];
    loop {
        for event in &journal.last().unwrap().events {
            let before = shadow.clone();
            shadow.evolve(event);
            ledger.note(event, &before, &shadow);
        }
        assert!(shadow == *table.game(), "events tell the whole story");
        assert_eq!(shadow.faults(), [""; 0], "neither play nor a correction leads to one");
        if dice.below(10) == 0 {
            check_goes_on(&table, &mut dice);
            check_end(&table, &seed);
        }
        let awaiting = table.awaiting();
        let Some(awaited) = dice.pick(&awaiting) else { break };
        if dice.below(often) == 0
            && let Some(entry) = adjust(&mut table, &seed, &mut dice, tally)
        {
            check_goes_on(&table, &mut dice);
            journal.push(entry);
            continue;
        }
        let legal = table.game().choices(awaited.seat).unwrap().legal;
        let order = Order::from_text(&dice.pick(&legal).unwrap().to_string()).unwrap();
        journal.push(table.play(awaited.seat, &order, &seed).unwrap());
    }
    let refused =
        table.adjust(&Adjustment::Builder(shadow.others().next().unwrap()), Note::default(), &seed);
    assert_eq!(refused.unwrap_err(), "the game is over; take its last step back first (S47)");
    check_end(&table, &seed);
    let stored = serde_json::to_string(&journal).unwrap();
    let restored: Vec<Entry<Santiago>> = serde_json::from_str(&stored).unwrap();
    assert_eq!(restored, journal);
    assert!(Match::replay(&restored).unwrap().game() == table.game());
}

#[test]
fn games_that_are_put_right_go_on_and_keep_their_pieces() {
    let mut tally = Tally { accepted: BTreeMap::new() };
    for players in 2..=5 {
        for number in 0..40 {
            play(players, number, &mut tally);
        }
    }
    assert_eq!(tally.accepted.len(), 17, "each form is accepted somewhere: {:?}", tally.accepted);
}
