//! What a page is made of. All of it is words and numbers; the page escapes them.

use super::words::player;
use crate::engine::{Seat, Standings, Viewer};
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

/// What is known of a table besides its journal.
#[derive(Debug, Clone)]
pub struct Facts {
    /// The game's title, such as `Goa (2012)`.
    pub title: String,
    /// The options that were chosen, each in a few words.
    pub options: Vec<String>,
    /// The players' names, in the order of the seats.
    pub names: Vec<String>,
    /// Who the page is for: [`Viewer::Moderator`] once the game is over,
    /// [`Viewer::Public`] before that.
    pub viewer: Viewer,
    /// SHA-256 of the table's first seed.
    pub commitment: String,
    /// The seeds; empty while they are secret.
    pub seeds: Vec<Seed>,
    /// Remarks on entries.
    pub comments: Vec<Comment>,
}

/// A seed that was drawn from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed {
    /// The first entry that draws from it.
    pub from: u32,
    pub seed: String,
    /// Its SHA-256.
    pub sha256: String,
}

/// A remark on an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    pub n: u32,
    pub text: String,
    /// Its author, if known.
    pub by: Option<String>,
    /// Its time, if known.
    pub at: Option<DateTime<Utc>>,
}

/// Everything on the page of a game.
#[derive(Debug, Clone)]
pub struct Input {
    /// What is known besides the journal.
    pub facts: Facts,
    /// The players, clockwise from the first seat.
    pub players: Vec<Player>,
    /// How it ended, or that it has not.
    pub ending: Ending,
    /// The final standings; empty unless it was played to its end.
    pub standings: Standings,
    /// The parts of the standings in words, in order.
    pub parts: Vec<(String, String)>,
    /// What the points of a [`Frame`] include, as a sentence.
    pub counted: &'static str,
    /// The board and everything next to it, as HTML with empty places, each marked
    /// by `data-p` and the key of a part.
    pub layout: String,
    /// The entries, oldest first, including those that were taken back.
    pub frames: Vec<Frame>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    pub name: String,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Running,
    Finished,
    /// It was given up, without a result.
    Cancelled,
}

/// The parts of a position by their keys, each an SVG or HTML fragment that goes
/// into its place in the layout unchanged.
pub type Parts = BTreeMap<String, String>;

/// An entry of the journal, and the position it led to.
#[derive(Debug, Clone)]
pub struct Frame {
    pub n: u32,
    /// The round it was made in; 0 before the first.
    pub round: u32,
    /// Its time, if known.
    pub at: Option<DateTime<Utc>>,
    /// Who made it; empty if the line says so.
    pub by: Sentence,
    /// What was ordered or done.
    pub line: Sentence,
    /// What people wrote with it: our label, their words.
    pub said: Vec<(String, String)>,
    pub news: Vec<Sentence>,
    /// Whether it leads to the end. Otherwise it was taken back, or only reports
    /// that: it shows the position it led to, on a side branch of the game.
    pub stands: bool,
    /// Whether what it did was taken back. A deed leaves the position unchanged,
    /// so one can be in force although the position after it does not lead to the
    /// end, and vice versa.
    pub withdrawn: bool,
    /// The entry whose deed it takes back.
    pub undoes: Option<u32>,
    /// The entry in whose position it was made, or that it returns to; `None` for
    /// the first one.
    pub from: Option<u32>,
    pub parts: Parts,
    /// The points of each seat, as far as the reader may know; `None` if they may
    /// not.
    pub points: Vec<Option<i32>>,
}

/// A sentence with highlighted words.
#[derive(Debug, Clone, Default, PartialEq, Eq, Template)]
#[template(path = "archive/sentence.html", escape = "page")]
pub struct Sentence(pub Vec<Piece>);

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    /// A player; if the name is empty, only the seat's sign.
    Seat(Seat, String),
    Order(String),
    Strong(String),
}

impl<T: Into<String>> From<T> for Sentence {
    fn from(text: T) -> Sentence {
        Sentence(vec![Piece::Text(text.into())])
    }
}
