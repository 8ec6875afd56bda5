//! Orders and plans of a seat at tables of all games.

use monsoon::{
    engine::{
        Match, Order, Plannable, Seat, Seats, TableSeed,
        order::split,
        plan::{Item, Line, Plans, Seen, Sitting},
        random_action,
    },
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
};
use std::sync::OnceLock;

/// How far each table is played: over some rounds.
const MOVES: usize = 90;

struct Table<G: Plannable> {
    seats: Seats,
    seed: TableSeed,
    /// After each move.
    course: Vec<Match<G>>,
}

struct House {
    santiago: Vec<Table<Santiago>>,
    goa: Vec<Table<Goa>>,
}

fn house() -> &'static House {
    static HOUSE: OnceLock<House> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let santiago = |money: &str, players| {
            let pairs = [("money".to_owned(), money.to_owned())];
            Table::new(&santiago::Options::parse(&pairs).expect("options"), players)
        };
        let goa = |edition: &str, players| {
            let none = Overrides::default();
            Table::new(&goa::Options::parse(edition, &[], &none).expect("options"), players)
        };
        House {
            santiago: vec![santiago("open", 3), santiago("hidden", 2), santiago("hidden", 5)],
            goa: vec![goa("goa-2012", 3), goa("goa-2004", 2)],
        }
    })
}

impl<G: Plannable> Table<G> {
    fn new(options: &G::Options, players: usize) -> Table<G> {
        let seats = Seats::new(players).expect("seats");
        let seed = TableSeed::new("fuzz");
        let (mut now, _) = Match::<G>::deal(options, seats, &seed).expect("a deal");
        let mut dice = TableSeed::new("players").dice(0);
        let mut course = vec![now.clone()];
        while course.len() < MOVES {
            let Some(awaited) = now.awaiting().into_iter().next() else { break };
            let Some(action) = random_action(now.game(), awaited.seat, &mut dice) else { break };
            let order = Order::from_text(&action.to_string()).expect("an order");
            now.play(awaited.seat, &order, &seed).expect("a legal order");
            course.push(now.clone());
        }
        Table { seats, seed, course }
    }

    fn take(&self, at: u8, seat: u8, text: &str) {
        let now = &self.course[usize::from(at) % self.course.len()];
        let Some(seat) = self.seats.get(usize::from(seat) % self.seats.count()) else { return };
        let orders = split(text);
        for order in &orders {
            assert!(order.line.get(order.span()).is_some(), "{order:?} points beside its line");
            self.read(now, seat, order);
        }
        let mut sitting = Sitting { now: now.clone(), plans: Plans::none(self.seats) };
        let items: Vec<Item> = orders.into_iter().map(Item::Order).collect();
        let saw = Seen { position: now.position(), game: now.game(), since: &[] };
        let mailed = sitting.take(seat, &items, Some(saw), &self.seed);
        if mailed.refused.is_some_and(|refused| refused.stood == 0) {
            assert_eq!(sitting.now.position(), now.position(), "a refused mail moves nothing");
            assert!(sitting.plans.of(seat).is_empty(), "a refused mail plans nothing");
        }
    }

    /// What is understood, and can be, is written so that it is understood again.
    fn read(&self, now: &Match<G>, seat: Seat, order: &Order) {
        let game = now.game();
        let points = |span: &std::ops::Range<usize>| {
            assert!(order.line.get(span.clone()).is_some(), "{span:?} is not in {:?}", order.line);
        };
        match game.read(seat, order) {
            Ok(action) => {
                let text = action.to_string();
                let again = Order::from_text(&text).expect("an order");
                assert_eq!(game.read(seat, &again).as_ref().ok(), Some(&action), "{text}");
            }
            Err(error) => points(&error.span),
        }
        match Line::<G>::read(order, game.round(), |wish| game.meant(seat, wish)) {
            // What the decision it turns out to be for has no words for is never kept.
            Ok(line)
                if line
                    .plan
                    .wishes()
                    .iter()
                    .any(|it| game.suits(seat, &line.slot, it).is_err()) => {}
            Ok(line) => {
                let text = line.to_string();
                let again = Line::<G>::from_canonical(&text);
                assert_eq!(again.as_ref().ok().map(ToString::to_string), Some(text));
            }
            Err(error) => points(&error.span),
        }
    }
}

/// Which table, which moment, which seat; then what that seat writes.
pub fn orders(bytes: &[u8]) {
    let [table, at, seat, text @ ..] = bytes else { return };
    let text = String::from_utf8_lossy(text);
    let house = house();
    let table = usize::from(*table) % (house.santiago.len() + house.goa.len());
    match house.santiago.get(table) {
        Some(santiago) => santiago.take(*at, *seat, &text),
        None => house.goa[table - house.santiago.len()].take(*at, *seat, &text),
    }
}
