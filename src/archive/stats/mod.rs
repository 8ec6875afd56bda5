//! What finished games of the house add up to, for each game, edition, set of
//! options and number of players.
//!
//! Only tables whose game came to its end are counted, and none that keeps its
//! secrets: what a running one's players do is theirs. Times to answer are the
//! journal's: from when a question arose until its player's order. An order that
//! stood ready (a plan) took no time and is no answer.

mod print;

use super::{
    games::{GameName, Kept, Visitor, visit},
    tables::edition_of,
};
use crate::{
    engine::{Author, Body, Entry, Line, Match, Seat, Standings, seat::COLOURS},
    store::{EntryRow, Reader, Status, StoreError, TableRow},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// So many openings of a seat are told.
const OPENINGS: usize = 5;

/// All figures of a house.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Stats {
    /// How many tables there are, by how they stand.
    pub tables: BTreeMap<String, u32>,
    /// How many finished ones are not counted: they keep their secrets.
    pub secret: u32,
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
    /// Options other than the usual ones, such as `money=hidden`; empty if there
    /// are none.
    pub options: String,
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: usize,
    /// Entries of the journal that count.
    pub entries: Spread,
    /// Rounds.
    pub rounds: Spread,
    /// Days from the set-up to the end.
    pub days: Spread,
    /// Mails to the house.
    pub mails: Spread,
    /// Letters of the house.
    pub letters: Spread,
    /// How long players took to answer.
    pub answers: Answers,
    /// What came of it for each seat.
    pub seats: Vec<SeatFigures>,
}

/// How a figure is spread over games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The least.
    pub least: f64,
    /// The mean.
    pub mean: f64,
    /// The most.
    pub most: f64,
}

/// How long players took to answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Answers {
    /// How many answers.
    pub count: usize,
    /// Half of them took no longer, in hours.
    pub median_hours: Option<f64>,
    /// Nine of ten took no longer, in hours.
    pub p90_hours: Option<f64>,
}

/// What came of it for a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatFigures {
    /// Which, by its colour.
    pub seat: String,
    /// The mean of its totals.
    pub mean: f64,
    /// The best of them.
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
    /// How often.
    pub times: usize,
}

/// The figures of all tables.
///
/// # Errors
/// If the database can't be read.
pub fn stats(reader: Reader<'_>) -> Result<Stats, StoreError> {
    let mut stats = Stats::default();
    let mut groups: BTreeMap<Key, Vec<Played>> = BTreeMap::new();
    for id in reader.table_ids()? {
        let Some(row) = reader.table(id)? else { continue };
        *stats.tables.entry(row.status.to_string()).or_default() += 1;
        if row.status != Status::Finished {
            continue;
        }
        if row.secret {
            stats.secret += 1;
            continue;
        }
        let journal = match reader.journal(id) {
            Ok(journal) => journal,
            Err(error) if error.is_passing() => return Err(error),
            Err(_) => {
                stats.broken += 1;
                continue;
            }
        };
        // A journal that breaks the rules' code must not break more than itself.
        let playing = AssertUnwindSafe(|| visit(&row.game, Playing { row: &row, journal }));
        match catch_unwind(playing).ok().flatten().flatten() {
            Some((key, mut played)) => {
                let post = reader.post_counts(id)?;
                (played.mails, played.letters) = (f64::from(post.mails), f64::from(post.letters));
                groups.entry(key).or_default().push(played);
            }
            None => stats.broken += 1,
        }
    }
    stats.groups = groups.into_iter().map(|(key, played)| group(key, &played)).collect();
    Ok(stats)
}

/// What makes games alike: name, options, number of players.
type Key = (String, String, usize);

/// One game.
struct Played {
    entries: f64,
    rounds: f64,
    days: f64,
    mails: f64,
    letters: f64,
    answers: Vec<TimeDelta>,
    openings: Vec<(Seat, String)>,
    standings: Standings,
}

struct Playing<'a> {
    row: &'a TableRow,
    journal: Vec<EntryRow>,
}

impl Visitor for Playing<'_> {
    type Out = Option<(Key, Played)>;

    fn visit<G: Kept>(self, game: GameName) -> Self::Out {
        let mut entries = Vec::with_capacity(self.journal.len());
        let mut times = Vec::with_capacity(self.journal.len());
        for row in &self.journal {
            entries.push(serde_json::from_str::<Entry<G>>(&row.entry).ok()?);
            times.push(row.at.parse::<DateTime<Utc>>().ok()?);
        }
        let end = Match::<G>::replay(&entries).ok()?;
        let line = Line::of(&entries).ok()?;
        let options = G::Options::deserialize(&self.row.options).ok()?;
        let key =
            (game.name.to_owned(), unusual(game.name, &G::pairs(&options)), self.row.seats.len());
        let days = *times.last()? - *times.first()?;
        let played = Played {
            entries: figure(line.entries.len()),
            rounds: f64::from(end.game().round()),
            days: hours(days) / 24.0,
            mails: 0.0,
            letters: 0.0,
            answers: answers(&entries, &times),
            openings: openings(&entries, &line),
            standings: end.standings()?,
        };
        Some((key, played))
    }
}

/// Options as they are if nothing is said about them, in the games whose names
/// begin so.
const USUAL: [(&str, &str, &str); 10] = [
    ("santiago", "money", "open"),
    ("santiago", "spring", "centre"),
    ("santiago", "palms", "dice"),
    ("santiago", "first-builder", "dice"),
    ("santiago", "older", "first-builder"),
    ("santiago", "first-canal", "ask"),
    ("santiago", "two-player-builder-extra", "no"),
    ("goa-2012", "hand-limit", "action"),
    ("goa-2004", "hand-limit", "hard"),
    ("", "shuffle-seats", "no"),
];

fn unusual(game: &str, pairs: &[(&'static str, String)]) -> String {
    let usual = |key: &str, value: &str| {
        USUAL.iter().any(|it| game.starts_with(it.0) && (it.1, it.2) == (key, value))
    };
    let told = pairs.iter().filter(|(key, value)| !usual(key, value));
    told.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

/// How long each order of a player took since its question arose.
fn answers<G: Kept>(entries: &[Entry<G>], times: &[DateTime<Utc>]) -> Vec<TimeDelta> {
    let mut took = Vec::new();
    let mut now: Option<Match<G>> = None;
    for (number, entry) in entries.iter().enumerate() {
        let asked = match (&entry.body, entry.by, &now) {
            // What is played again after an amendment was answered long before.
            (Body::Order(_), Author::Seat(seat), Some(now)) if entry.again.is_none() => {
                now.asked_at(seat)
            }
            _ => None,
        };
        let since = asked.and_then(|position| usize::try_from(position).ok()?.checked_sub(1));
        let since = since.and_then(|at| times.get(at));
        let spans = since.zip(times.get(number)).map(|(since, at)| *at - *since);
        took.extend(spans.filter(|span| *span > TimeDelta::zero()));
        let returns = matches!(entry.body, Body::Return { .. });
        match now.as_mut().filter(|_| !returns) {
            Some(now) => now.apply(entry),
            None => now = Match::replay(entries.get(..=number).unwrap_or_default()).ok(),
        }
    }
    took
}

/// The first order of each seat that counts and that its player gave.
fn openings<G: Kept>(entries: &[Entry<G>], line: &Line) -> Vec<(Seat, String)> {
    let mut first: BTreeMap<Seat, Option<String>> = BTreeMap::new();
    for number in &line.entries {
        let entry = usize::try_from(*number).ok().and_then(|number| entries.get(number));
        if let Some((Body::Order(order), Some(seat))) =
            entry.map(|entry| (&entry.body, entry.by.seat()))
        {
            let own = entry.is_some_and(|entry| entry.by == Author::Seat(seat));
            first.entry(seat).or_insert_with(|| own.then(|| order.clone()));
        }
    }
    first.into_iter().filter_map(|(seat, order)| Some((seat, order?))).collect()
}

fn group((name, options, players): Key, played: &[Played]) -> Group {
    let spread = |of: fn(&Played) -> f64| Spread::of(played.iter().map(of));
    let (game, edition) = edition_of(&name);
    let mut took: Vec<TimeDelta> = played.iter().flat_map(|it| it.answers.clone()).collect();
    took.sort_unstable();
    Group {
        game: game.to_owned(),
        edition: edition.map(str::to_owned),
        options,
        players,
        games: played.len(),
        entries: spread(|it| it.entries),
        rounds: spread(|it| it.rounds),
        days: spread(|it| it.days),
        mails: spread(|it| it.mails),
        letters: spread(|it| it.letters),
        answers: Answers {
            count: took.len(),
            median_hours: at_rank(&took, 50),
            p90_hours: at_rank(&took, 90),
        },
        seats: (0..players).map(|seat| seat_figures(seat, played)).collect(),
    }
}

fn seat_figures(number: usize, played: &[Played]) -> SeatFigures {
    let mut totals = Vec::new();
    let mut margins = Vec::new();
    let mut orders: BTreeMap<&str, usize> = BTreeMap::new();
    for it in played {
        let place = it.standings.iter().position(|standing| standing.seat.index() == number);
        let standing = place.and_then(|place| it.standings.get(place));
        totals.extend(standing.map(|standing| standing.total));
        if let Some(first) = standing.filter(|standing| standing.rank == 1) {
            let others = it.standings.iter().filter(|other| other.seat != first.seat);
            let next = others.map(|other| other.total).max().unwrap_or_default();
            margins.push(f64::from(first.total - next));
        }
        for (seat, order) in &it.openings {
            if seat.index() == number {
                *orders.entry(order).or_default() += 1;
            }
        }
    }
    let mut openings: Vec<Opening> = orders
        .into_iter()
        .map(|(order, times)| Opening { order: order.to_owned(), times })
        .collect();
    openings.sort_by(|a, b| b.times.cmp(&a.times).then_with(|| a.order.cmp(&b.order)));
    openings.truncate(OPENINGS);
    SeatFigures {
        seat: COLOURS.get(number).copied().unwrap_or_default().to_owned(),
        mean: Spread::of(totals.iter().map(|total| f64::from(*total))).mean,
        best: totals.iter().copied().max().unwrap_or_default(),
        wins: margins.len(),
        margin: (!margins.is_empty()).then(|| Spread::of(margins.iter().copied()).mean),
        openings,
    }
}

impl Spread {
    fn of(figures: impl Iterator<Item = f64>) -> Spread {
        let figures: Vec<f64> = figures.collect();
        let Some(first) = figures.first().copied() else { return Spread::default() };
        Spread {
            least: figures.iter().copied().fold(first, f64::min),
            mean: figures.iter().sum::<f64>() / figure(figures.len()),
            most: figures.iter().copied().fold(first, f64::max),
        }
    }
}

/// The least span of these, sorted, that so many of a hundred do not exceed.
fn at_rank(sorted: &[TimeDelta], percent: usize) -> Option<f64> {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied().map(hours)
}

fn hours(span: TimeDelta) -> f64 {
    span.as_seconds_f64() / 3600.0
}

fn figure(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::INFINITY, f64::from)
}
