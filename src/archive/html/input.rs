//! What a page is made of. All of it is words and numbers; the page escapes
//! them.

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
    /// The options that were chosen, each as a few words.
    pub options: Vec<String>,
    /// The players' names, first seat first.
    pub names: Vec<String>,
    /// Who may read the page: [`Viewer::Moderator`] once the game is over,
    /// before that [`Viewer::Public`].
    pub viewer: Viewer,
    /// SHA-256 of the table's first seed.
    pub commitment: String,
    /// The seeds; empty while they are secret.
    pub seeds: Vec<Seed>,
    /// What somebody has written beside an entry.
    pub comments: Vec<Comment>,
}

/// A seed that was drawn from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed {
    /// The first entry that draws from it.
    pub from: u32,
    /// The seed.
    pub seed: String,
    /// Its SHA-256.
    pub sha256: String,
}

/// Something written beside an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    pub n: u32,
    pub text: String,
    /// By whom, if that was said.
    pub by: Option<String>,
    /// When, if that is known.
    pub at: Option<DateTime<Utc>>,
}

/// Everything that stands on the page of a game.
#[derive(Debug, Clone)]
pub struct Input {
    /// What is known besides the journal.
    pub facts: Facts,
    /// The players, clockwise from the first seat.
    pub players: Vec<Player>,
    /// How it ended, or that it has not.
    pub ending: Ending,
    /// The final standings; empty unless it ended.
    pub standings: Standings,
    /// The parts of the standings in words, in their order.
    pub parts: Vec<(String, String)>,
    /// What the points of a [`Frame`] count, as a sentence.
    pub counted: &'static str,
    /// The board and everything beside it, as HTML with empty places, each with
    /// `data-p` and the key of a part.
    pub layout: String,
    /// The entries, oldest first, those that were taken back too.
    pub frames: Vec<Frame>,
}

/// A player.
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

/// The parts of a position by their keys, each an SVG or HTML fragment that
/// goes into its place in the layout as it is.
pub type Parts = BTreeMap<String, String>;

/// An entry of the journal, and the position it led to.
#[derive(Debug, Clone)]
pub struct Frame {
    pub n: u32,
    /// The round it was made in; 0 before the first.
    pub round: u32,
    /// When, if that is known.
    pub at: Option<DateTime<Utc>>,
    /// Who made it; empty where the line says so.
    pub by: Sentence,
    /// What was ordered or done.
    pub line: Sentence,
    /// What people wrote with it: our label, their words.
    pub said: Vec<(String, String)>,
    pub news: Vec<Sentence>,
    /// Does it count? Otherwise it was taken back, or only says so: it shows the
    /// position that it led to, beside the game's own way.
    pub stands: bool,
    /// Was what it did taken back? A deed leaves the position as it is, so one can
    /// be in force where the position after it is not on the way to the end, and
    /// the other way round.
    pub withdrawn: bool,
    /// The entry whose deed it takes back.
    pub undoes: Option<u32>,
    /// The entry whose position it was made in, or that it returns to; none for the
    /// first one.
    pub from: Option<u32>,
    pub parts: Parts,
    /// The points of each seat, by what the reader may know; `None` where he
    /// may not.
    pub points: Vec<Option<i32>>,
}

/// A sentence with words that stand out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Template)]
#[template(path = "archive/sentence.html", escape = "page")]
pub struct Sentence(pub Vec<Piece>);

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    /// A player; a seat's sign alone where the name is empty.
    Seat(Seat, String),
    Order(String),
    Strong(String),
}

impl<T: Into<String>> From<T> for Sentence {
    fn from(text: T) -> Sentence {
        Sentence(vec![Piece::Text(text.into())])
    }
}
