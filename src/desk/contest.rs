//! Measures how well house players play, in whole games in memory.

use crate::engine::{
    Game, Match, Order, Seat, Seats, TableSeed, Violation, house_action, random_action,
};
use serde::Serialize;
use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// A game with more orders than this is not going to end.
const MOST_ORDERS: u32 = 5000;

/// Who plays the seats that the house player does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Against {
    /// Any legal order, all equally likely.
    Random,
    /// Always the first button in the letter.
    Buttons,
    House,
}

/// Games of one kind. One seat is the house player's, a different one from game to
/// game.
#[derive(Debug, Clone)]
pub struct Contest {
    pub pairs: Vec<(String, String)>,
    pub players: usize,
    /// Who plays the other seats.
    pub against: Against,
    pub games: u32,
    /// The source of all chance.
    pub seed: String,
}

#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The game does not know the options.
    #[error("{0}")]
    Options(String),
    /// No table has this many seats.
    #[error("no table has that many seats")]
    Seats,
    /// The rules refuse the set-up.
    #[error("game {0}: {1}")]
    Deal(u32, String),
    /// A seat is asked but has no answer: a fault in the rules' code.
    #[error("game {0}: a seat is asked, but has no answer")]
    Nothing(u32),
    /// A game broke off: a fault in the rules' code.
    #[error("a game broke off")]
    Broke,
}

/// The result of a game.
#[derive(Debug, Default)]
pub struct Played {
    /// It was played to its end.
    pub finished: bool,
    /// The house player is the sole winner.
    pub won: bool,
    /// The house player shares first place.
    pub tied: bool,
    pub score: i64,
    /// The scores of all others added up.
    pub others: i64,
    pub orders: u32,
    pub decisions: u64,
    pub spent: Duration,
    /// The longest that one of them took.
    pub slowest: Duration,
    /// Orders of house players that the rules refused.
    pub refused: u32,
}

/// Plays them all in parallel, in the order of their numbers, and reports each one
/// that is over.
pub(super) fn all<G: Game<Options: Sync>>(
    contest: &Contest,
    options: &G::Options,
    over: &(dyn Fn() + Sync),
) -> Result<Vec<Played>, ContestError> {
    let next = AtomicU32::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let worker = || -> Result<Vec<(u32, Played)>, ContestError> {
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= contest.games {
                return Ok(games);
            }
            games.push((number, play::<G>(contest, options, number)?));
            over();
        }
    };
    let mut games = thread::scope(|scope| -> Result<Vec<(u32, Played)>, ContestError> {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let mut games = Vec::new();
        for handle in handles {
            match handle.join() {
                Ok(played) => games.extend(played?),
                Err(_) => return Err(ContestError::Broke),
            }
        }
        Ok(games)
    })?;
    games.sort_by_key(|&(number, _)| number);
    Ok(games.into_iter().map(|(_, played)| played).collect())
}

fn play<G: Game>(
    contest: &Contest,
    options: &G::Options,
    number: u32,
) -> Result<Played, ContestError> {
    let seats = Seats::new(contest.players).ok_or(ContestError::Seats)?;
    let seed = TableSeed::new(format!("{} {number}", contest.seed));
    let (mut table, _) = Match::<G>::deal(options, seats, &seed)
        .map_err(|why| ContestError::Deal(number + 1, format!("{why} ({})", why.rule())))?;
    let turn = usize::try_from(number).unwrap_or_default() % contest.players;
    let house = seats.get(turn).ok_or(ContestError::Seats)?;
    // The others draw from their own dice.
    let mut dice = TableSeed::new(format!("the others {} {number}", contest.seed)).dice(0);
    let mut played = Played::default();
    while let Some(seat) = table.awaiting().first().map(|awaited| awaited.seat) {
        if played.orders >= MOST_ORDERS {
            return Ok(played);
        }
        let against = if seat == house { Against::House } else { contest.against };
        let action = match against {
            Against::House => played
                .timed(|| house_action(table.game(), seat, &mut table.house_dice(seat, &seed))),
            Against::Random => random_action(table.game(), seat, &mut dice),
            Against::Buttons => {
                table.game().choices(seat).and_then(|it| it.suggested.into_iter().next())
            }
        };
        let action = action.ok_or(ContestError::Nothing(number + 1))?;
        played.orders += 1;
        let order = Order::from_text(&action.to_string());
        let order = order.ok_or(ContestError::Nothing(number + 1))?;
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
