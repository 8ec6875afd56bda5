//! What finished games of the house add up to, for each game, edition, set of
//! options and number of players.
//!
//! Only tables whose game came to its end are counted, and none that keeps its
//! secrets: what a running one's players do is theirs. Times to answer are the
//! journal's: from when a question arose until its player's order. An order that
//! stood ready (a plan) took no time and is no answer.
//!
//! A game is counted once, however often its archive was imported. One that was
//! played on from an archive is a game of its own, but what was played before at
//! another table is nobody's doing here: neither its entries, days and answers nor
//! its first orders are counted.

pub(in crate::archive) mod gather;
mod print;

use super::games::Library;
use crate::store::{Reader, StoreError};
use serde::Serialize;
use std::collections::BTreeMap;

pub use gather::Gathering;
pub(crate) use print::short;

/// All figures of a house.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Stats {
    /// How many tables there are, by how they stand.
    pub tables: BTreeMap<String, u32>,
    /// How many finished ones are not counted: they keep their secrets.
    pub secret: u32,
    /// How many finished ones are copies of games that are counted: archives that were
    /// imported to be looked at.
    pub copies: u32,
    /// How many finished ones can't be played again; `monsoon check` tells more.
    pub broken: u32,
    /// The figures, by game, edition, options and number of players.
    pub groups: Vec<Group>,
}

/// The figures of games that were alike.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// Such as `goa`.
    pub game: String,
    /// Such as `2012`; none if there is only one.
    pub edition: Option<String>,
    /// The game's title, such as `Goa (2012)`.
    #[serde(skip)]
    pub called: String,
    /// Options other than the usual ones, such as `money=hidden`; empty if there
    /// are none.
    pub options: String,
    pub players: usize,
    pub games: usize,
    /// Entries of the journal that count.
    pub entries: Spread,
    pub rounds: Spread,
    /// Days from the set-up to the end.
    pub days: Spread,
    /// Mails to the house; none if no game's post is known.
    pub mails: Option<Spread>,
    /// Letters of the house; none if no game's post is known.
    pub letters: Option<Spread>,
    /// How long players took to answer.
    pub answers: Answers,
    /// What came of it for each seat.
    pub seats: Vec<SeatFigures>,
}

/// How a figure is spread over games.
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
    /// Nine of ten took no longer, in hours.
    pub p90_hours: Option<f64>,
}

/// What came of it for a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatFigures {
    pub seat: String,
    /// The mean of its totals.
    pub mean: f64,
    pub least: i32,
    pub best: i32,
    /// How often it was first, alone or not.
    pub wins: usize,
    /// By how many points it was ahead of the next when it was first, on average;
    /// none if it never was.
    pub margin: Option<f64>,
    /// Its most frequent first orders and how often they were given.
    pub openings: Vec<Opening>,
}

/// A seat's first order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Opening {
    /// The order, canonical.
    pub order: String,
    pub times: usize,
}

/// The figures of all tables.
pub fn stats(games: &dyn Library, reader: Reader<'_>) -> Result<Stats, StoreError> {
    let mut gathering = Gathering::default();
    for id in reader.table_ids()? {
        if let Some(row) = reader.table(id)? {
            gathering.add(games, reader, &row)?;
        }
    }
    Ok(gathering.finish())
}
