//! Games of house players, each from the deal to its end.

use super::Against;
use crate::engine::{
    Game, Match, Order, Seat, Seats, TableSeed, Violation, house_action, random_action,
};
use anyhow::{Context, Result, anyhow, bail};
use indicatif::ProgressBar;
use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// A game with more orders than this does not end.
const MOST_ORDERS: u32 = 5000;

/// Games of one kind.
pub struct Wish {
    pub game: String,
    pub pairs: Vec<(String, String)>,
    pub players: usize,
    pub against: Against,
    pub games: u32,
    pub seed: String,
}

impl Wish {
    pub fn name(&self) -> String {
        let pairs = self.pairs.iter().map(|(key, value)| format!(" {key}={value}"));
        std::iter::once(self.game.clone()).chain(pairs).collect()
    }
}

/// What came of a game.
#[derive(Debug, Default)]
pub struct Played {
    pub finished: bool,
    /// The house player alone is first.
    pub won: bool,
    /// He shares the first place.
    pub tied: bool,
    /// His points, and those of all others together.
    pub score: i64,
    pub others: i64,
    /// Orders of all players.
    pub orders: u32,
    /// Decisions of house players, and how long they took.
    pub decisions: u64,
    pub spent: Duration,
    pub slowest: Duration,
    /// Orders of house players that the rules refused.
    pub refused: u32,
}

/// Plays them all, side by side, in the order of their numbers.
pub fn all<G: Game>(wish: &Wish, options: &G::Options, bar: &ProgressBar) -> Result<Vec<Played>>
where
    G::Options: Sync,
{
    let next = AtomicU32::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let worker = || -> Result<Vec<(u32, Played)>> {
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games {
                return Ok(games);
            }
            let played = play::<G>(wish, options, number);
            games.push((number, played.with_context(|| format!("game {}", number + 1))?));
            bar.inc(1);
        }
    };
    let mut games = thread::scope(|scope| -> Result<Vec<(u32, Played)>> {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let mut games = Vec::new();
        for handle in handles {
            match handle.join() {
                Ok(played) => games.extend(played?),
                Err(_) => bail!("a game broke off"),
            }
        }
        Ok(games)
    })?;
    games.sort_by_key(|&(number, _)| number);
    Ok(games.into_iter().map(|(_, played)| played).collect())
}

fn play<G: Game>(wish: &Wish, options: &G::Options, number: u32) -> Result<Played> {
    let seats = Seats::new(wish.players).context("no table has so many seats")?;
    let seed = TableSeed::new(format!("{} {number}", wish.seed));
    let (mut table, _) = Match::<G>::deal(options, seats, &seed)
        .map_err(|violation| anyhow!("{violation} ({})", violation.rule()))?;
    let house = seats.iter().cycle().nth(usize::try_from(number)?).context("no seat")?;
    // The others draw from dice of their own.
    let mut dice = TableSeed::new(format!("the others {} {number}", wish.seed)).dice(0);
    let mut played = Played::default();
    while let Some(seat) = table.awaiting().first().map(|awaited| awaited.seat) {
        if played.orders >= MOST_ORDERS {
            return Ok(played);
        }
        let against = if seat == house { Against::House } else { wish.against };
        let action = match against {
            Against::House => played
                .timed(|| house_action(table.game(), seat, &mut table.house_dice(seat, &seed))),
            Against::Random => random_action(table.game(), seat, &mut dice),
            Against::Buttons => {
                table.game().choices(seat).and_then(|it| it.suggested.into_iter().next())
            }
        };
        let action = action.context("nothing occurs to somebody who is asked")?;
        played.orders += 1;
        let order = Order::from_text(&action.to_string()).context("an empty order")?;
        if let Err(refusal) = table.play(seat, &order, &seed) {
            tracing::warn!(%seat, order = %action, ?refusal, "an order was refused");
            played.refused += u32::from(against == Against::House);
            return Ok(played);
        }
    }
    played.count(&table, house);
    Ok(played)
}

impl Played {
    fn timed<T>(&mut self, decide: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let decided = decide();
        let took = start.elapsed();
        self.decisions += 1;
        self.spent += took;
        self.slowest = self.slowest.max(took);
        decided
    }

    fn count<G: Game>(&mut self, table: &Match<G>, house: Seat) {
        let Some(standings) = table.standings() else { return };
        self.finished = true;
        let first = standings.iter().filter(|it| it.rank == 1).count();
        for standing in standings {
            let total = i64::from(standing.total);
            if standing.seat == house {
                self.won = standing.rank == 1 && first == 1;
                self.tied = standing.rank == 1 && first > 1;
                self.score = total;
            } else {
                self.others += total;
            }
        }
    }
}
