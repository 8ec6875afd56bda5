//! Statistics of finished games, for each game, edition, set of options and number
//! of players.
//!
//! Only games that were played to their end are counted, and none that keeps its
//! secrets: what players do in a game in play is their business. Times to answer
//! come from the journal: from when a question arose until its player's order. An
//! order that was prepared (a plan) took no time and is not an answer.
//!
//! A game is counted once, however often its archive was imported. One that was
//! played on from an archive is a game of its own, but what was played before at
//! another table does not count: neither its entries, days and answers nor its
//! first orders.

pub(in crate::archive) mod gather;
mod print;

use super::games::Library;
use crate::store::{Reader, StoreError};
use serde::Serialize;
use std::collections::BTreeMap;

pub use gather::Gathering;
pub(crate) use print::short;

/// The statistics of a server.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Stats {
    /// How many tables there are, by status.
    pub tables: BTreeMap<String, u32>,
    /// How many finished ones are not counted because they keep their secrets.
    pub secret: u32,
    /// How many finished ones are copies of games already counted: archives that
    /// were imported to be looked at.
    pub copies: u32,
    /// How many finished ones can't be replayed; `monsoon check` says more.
    pub broken: u32,
    /// The statistics, by game, edition, options and number of players.
    pub groups: Vec<Group>,
}

/// The statistics of games that are alike.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// For example `goa`.
    pub game: String,
    /// For example `2012`; `None` if there is only one.
    pub edition: Option<String>,
    /// The game's title, such as `Goa (2012)`.
    #[serde(skip)]
    pub called: String,
    /// Options other than the defaults, such as `money=hidden`; empty if there are
    /// none.
    pub options: String,
    pub players: usize,
    pub games: usize,
    /// Entries of the journal that are in force.
    pub entries: Spread,
    pub rounds: Spread,
    /// Days from the set-up to the end.
    pub days: Spread,
    /// Mails from players; `None` if no game's mail counts are known.
    pub mails: Option<Spread>,
    /// Letters sent; `None` if no game's mail counts are known.
    pub letters: Option<Spread>,
    /// How long players took to answer.
    pub answers: Answers,
    /// The results of each seat.
    pub seats: Vec<SeatFigures>,
}

/// How a figure is distributed over games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Spread {
    pub least: f64,
    pub mean: f64,
    pub most: f64,
}

/// How long players took to answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Answers {
    pub count: usize,
    /// Half of them took no longer, in hours.
    pub median_hours: Option<f64>,
    /// Nine in ten took no longer, in hours.
    pub p90_hours: Option<f64>,
}

/// The results of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatFigures {
    pub seat: String,
    /// The mean of its totals.
    pub mean: f64,
    pub least: i32,
    pub best: i32,
    /// How often it came first, alone or shared.
    pub wins: usize,
    /// By how many points it was ahead of the next when it came first, on average;
    /// `None` if it never did.
    pub margin: Option<f64>,
    /// Its most frequent first orders and how often they were given.
    pub openings: Vec<Opening>,
}

/// A seat's first order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Opening {
    /// The order, in canonical form.
    pub order: String,
    pub times: usize,
}

/// The statistics of all tables.
pub fn stats(games: &dyn Library, reader: Reader<'_>) -> Result<Stats, StoreError> {
    let mut gathering = Gathering::default();
    for id in reader.table_ids()? {
        if let Some(row) = reader.table(id)? {
            gathering.add(games, reader, &row)?;
        }
    }
    Ok(gathering.finish())
}
