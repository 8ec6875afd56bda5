//! A game in the list of an archive.

use crate::engine::Seat;
use chrono::{DateTime, Utc};

/// A game in the list.
#[derive(Debug, Clone)]
pub struct IndexRow {
    /// The game's title, such as `Santiago`.
    pub title: String,
    /// The path of its page, relative to the list.
    pub href: String,
    pub began: Option<DateTime<Utc>>,
    /// When its last entry was made, if it is over.
    pub ended: Option<DateTime<Utc>>,
    /// Its state, if it was not played to its end; otherwise empty.
    pub state: &'static str,
    /// The number of its journal entries.
    pub entries: usize,
    pub players: Vec<IndexPlayer>,
}

/// A player of a game in the list.
#[derive(Debug, Clone)]
pub struct IndexPlayer {
    pub seat: Seat,
    pub name: String,
    /// Their place and points; `None` if the game has no result.
    pub result: Option<(u8, i32)>,
}
