//! How people played, in a letter of the house.

use super::dates::Dates;
use super::frame::{Block, Table};
use super::rich::{Line, isolate, strong};
use super::seats::short;
use super::words::{Arg, Words};
use crate::basics::Language;
use chrono::TimeDelta;

/// What is known of how somebody played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub name: String,
    /// Is it the reader's?
    pub own: bool,
    /// Do others see it?
    pub public: bool,
    pub games: Vec<Played>,
    /// How long an answer usually takes.
    pub usual: Option<TimeDelta>,
    /// How many deadlines there were, and how many passed without an answer.
    pub deadlines: u32,
    pub missed: u32,
}

/// Games of one kind that somebody played to their end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub title: String,
    /// For how many they were.
    pub players: usize,
    pub played: usize,
    /// How often they were first, second and so on.
    pub places: Vec<usize>,
    /// The rating and its uncertainty, in tenths.
    pub rating: Option<(i32, i32)>,
}

/// The ratings in one game for so many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub title: String,
    pub players: usize,
    /// Best first.
    pub people: Vec<Ranked>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    pub name: String,
    /// In tenths.
    pub rating: (i32, i32),
}

/// A headline and what stands below it.
pub(super) fn record(words: &Words, record: &Record) -> (String, Vec<Block>) {
    let head = if record.own {
        words.plain("record-head")
    } else {
        let name = isolate(&short(&record.name));
        words.say("record-head-of", &[("name", name.into())])
    };
    let mut blocks = Vec::new();
    if record.games.is_empty() {
        blocks.push(Block::Para(words.plain("record-no-games").into()));
    } else {
        blocks.push(games(words, &record.games));
        blocks.push(Block::Small(words.plain("record-rating-why").into()));
    }
    let dates = Dates { words, zone: chrono_tz::Tz::UTC };
    let usual = record
        .usual
        .map(|usual| words.say("record-usual", &[("time", strong(&dates.length(usual)).into())]));
    let missed: [Arg<'_>; 3] = [
        ("missed", record.missed.into()),
        ("count", record.deadlines.into()),
        ("share", percent(words, record).into()),
    ];
    let missed = (record.deadlines > 0).then(|| words.say("record-missed", &missed));
    let told: Vec<Line> = usual.into_iter().chain(missed).map(Line::from).collect();
    blocks.extend((!told.is_empty()).then_some(Block::List(told)));
    blocks.push(Block::Small(words.plain("record-since").into()));
    if record.own {
        let key = if record.public { "record-public" } else { "record-private" };
        blocks.push(Block::Para(words.plain(key).into()));
    }
    (head, blocks)
}

/// The share of missed deadlines, such as `2.5 %`.
fn percent(words: &Words, record: &Record) -> String {
    let tenths = u64::from(record.missed) * 1000 / u64::from(record.deadlines.max(1));
    words.say("record-percent", &[("share", tenth(words, tenths.try_into().unwrap_or(0)).into())])
}

/// A number with one decimal.
fn tenth(words: &Words, tenths: i32) -> String {
    let mark = match words.language() {
        Language::En => '.',
        Language::Pl | Language::Fr | Language::Da | Language::Es => ',',
    };
    let sign = if tenths < 0 { "−" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}{mark}{}", tenths / 10, tenths % 10)
}

fn rated(words: &Words, (rating, uncertainty): (i32, i32)) -> String {
    format!("{}\u{a0}±\u{a0}{}", tenth(words, rating), tenth(words, uncertainty))
}

fn of_game(words: &Words, title: &str, players: usize) -> String {
    let args: [Arg<'_>; 2] = [("title", title.to_owned().into()), ("count", players.into())];
    words.say("record-game", &args)
}

fn games(words: &Words, games: &[Played]) -> Block {
    let head = ["record-game-name", "record-played", "record-rating", "record-places"];
    let row = |game: &Played| {
        let place = |(nth, times): (usize, &usize)| {
            let args: [Arg<'_>; 2] = [("place", (nth + 1).into()), ("times", (*times).into())];
            words.say("record-place", &args)
        };
        let places = game.places.iter().enumerate().filter(|(_, times)| **times > 0).map(place);
        let rating = game.rating.map_or("–".to_owned(), |it| rated(words, it));
        vec![
            of_game(words, &game.title, game.players).into(),
            game.played.to_string().into(),
            rating.into(),
            places.collect::<Vec<_>>().join(", ").into(),
        ]
    };
    Block::Table(Table {
        caption: words.plain("record-caption"),
        head: head.map(|key| words.plain(key).into()).to_vec(),
        rows: games.iter().map(row).collect(),
        numbers: vec![false, true, true, false],
    })
}

/// The ratings of those who show them.
pub(super) fn standings(words: &Words, standings: &[Standing]) -> (String, Vec<Block>) {
    let mut blocks = Vec::new();
    if standings.is_empty() {
        blocks.push(Block::Para(words.plain("record-nobody-rated").into()));
    }
    for standing in standings {
        blocks.push(Block::Heading(of_game(words, &standing.title, standing.players).into()));
        let row = |(nth, it): (usize, &Ranked)| {
            let cells = [(nth + 1).to_string(), isolate(&short(&it.name)), rated(words, it.rating)];
            cells.map(Line::from).to_vec()
        };
        blocks.push(Block::Table(Table {
            caption: words.plain("record-ratings-caption"),
            head: ["record-rank", "record-player", "record-rating"]
                .map(|key| words.plain(key).into())
                .to_vec(),
            rows: standing.people.iter().enumerate().map(row).collect(),
            numbers: vec![true, false, true],
        }));
    }
    blocks.push(Block::Small(words.plain("record-rating-why").into()));
    blocks.push(Block::Small(words.plain("record-who-shows").into()));
    (words.plain("record-standings-head"), blocks)
}
