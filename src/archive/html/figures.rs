//! Statistics of games, as charts that are tables: every bar is next to the
//! numbers it is drawn from, so nothing is only a picture.

use super::row::IndexRow;
use super::words::player;
use crate::archive::stats::{Group, SeatFigures, Spread, Stats, short};
use crate::engine::{Seat, Seats};
use askama::Template;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The most bars in a histogram.
const BARS: i32 = 12;

/// All charts: of the groups, of each group, and of all points.
#[derive(Template)]
#[template(path = "archive/figures.html", escape = "page")]
pub(super) struct Figures<'a> {
    counted: String,
    charts: Vec<Chart<'a>>,
    groups: Vec<OfGroup<'a>>,
}

struct OfGroup<'a> {
    name: String,
    games: usize,
    charts: Vec<Chart<'a>>,
}

#[derive(Template)]
#[template(path = "archive/bars.html", escape = "page")]
struct Chart<'a> {
    caption: String,
    /// What each row is about.
    of: &'static str,
    shown: &'static str,
    /// The headings of the numbers that the bar is drawn from.
    heads: &'static [&'static str],
    rows: Vec<Row<'a>>,
}

struct Row<'a> {
    name: Name<'a>,
    bar: Bar,
    numbers: Vec<String>,
}

/// What a row is about.
enum Name<'a> {
    Words(String),
    Player(Seat, &'a str),
    Order(Seat, &'a str),
}

/// A bar, in percent of the width.
#[derive(Clone, Copy)]
enum Bar {
    /// From zero to a number.
    To { wide: f64 },
    /// From one number to another, with a stroke in between.
    Range { from: f64, wide: f64, stroke: f64 },
}

impl<'a> Figures<'a> {
    /// `None` if no game ended.
    pub(super) fn of(rows: &'a [IndexRow], stats: &'a Stats) -> Option<Figures<'a>> {
        let groups = &stats.groups;
        let charts: Vec<Chart<'_>> = measures(groups).into_iter().chain(points(rows)).collect();
        let known = !groups.is_empty() || !charts.is_empty();
        let groups = groups.iter().map(OfGroup::new).collect();
        known.then(|| Figures { counted: counted(stats), charts, groups })
    }
}

/// Which games the charts cover.
fn counted(stats: &Stats) -> String {
    let games: usize = stats.groups.iter().map(|group| group.games).sum();
    let mut words = match games {
        1 => "One game of this list came to its end and is counted.".to_owned(),
        games => format!("{games} games of this list came to their end and are counted."),
    };
    if stats.secret > 0 {
        let _ = write!(words, " {} more keep their secrets: only their points are.", stats.secret);
    }
    if stats.broken > 0 {
        let _ = write!(words, " {} more can't be played again, and are not.", stats.broken);
    }
    words
}

/// The name of a group of games: `Goa (2012), variant=bonanza, 4 players`.
fn name(group: &Group) -> String {
    let options =
        if group.options.is_empty() { String::new() } else { format!(", {}", group.options) };
    format!("{}{options}, {}\u{a0}players", group.called, group.players)
}

/// A chart for each measure, with a row for each group.
fn measures(groups: &[Group]) -> Vec<Chart<'_>> {
    let most = groups.iter().map(|group| group.games).max().unwrap_or_default();
    let games = groups.iter().map(|group| Row {
        name: Name::Words(name(group)),
        bar: Bar::to(number(group.games), number(most)),
        numbers: vec![group.games.to_string()],
    });
    let charts = [
        Chart::new("Games played", ["Games", "How many"], &["Count"], games),
        spread("Entries a game", groups, |group| Some(group.entries)),
        spread("Rounds", groups, |group| Some(group.rounds)),
        spread("Days from the set-up to the end", groups, |group| Some(group.days)),
        spread("Mails of players", groups, |group| group.mails),
        spread("Letters of the house", groups, |group| group.letters),
        answers(groups),
    ];
    charts.into_iter().flatten().collect()
}

/// The range from the least to the most of each group.
fn spread<'a>(
    caption: &str,
    groups: &[Group],
    of: fn(&Group) -> Option<Spread>,
) -> Option<Chart<'a>> {
    let known = || groups.iter().filter_map(|group| Some((group, of(group)?)));
    let longest = known().map(|(_, it)| it.most).fold(0.0, f64::max);
    let rows = known().map(|(group, Spread { least, mean, most })| Row {
        name: Name::Words(name(group)),
        bar: Bar::range([least, mean, most], 0.0, longest),
        numbers: [mean, least, most].map(short).to_vec(),
    });
    Chart::new(caption, ["Games", "From least to most"], &["Mean", "Least", "Most"], rows)
}

/// How long players took to answer: half of them, and nine in ten.
fn answers<'a>(groups: &[Group]) -> Option<Chart<'a>> {
    let longest = groups.iter().filter_map(|it| it.answers.p90_hours).fold(0.0, f64::max);
    let rows = groups.iter().filter_map(|group| {
        let (median, p90) = (group.answers.median_hours?, group.answers.p90_hours?);
        Some(Row {
            name: Name::Words(name(group)),
            bar: Bar::range([0.0, median, p90], 0.0, longest),
            numbers: vec![short(median), short(p90), group.answers.count.to_string()],
        })
    });
    let heads = &["Half within", "Nine of ten", "Answers"];
    Chart::new("Hours until an answer", ["Games", "Half and nine of ten"], heads, rows)
}

impl<'a> OfGroup<'a> {
    /// The seats of a group: their points, their wins, their first orders.
    fn new(group: &'a Group) -> OfGroup<'a> {
        let seats: Vec<(Seat, &SeatFigures)> =
            Seats::new(group.players).into_iter().flat_map(Seats::iter).zip(&group.seats).collect();
        let ends = seats.iter().flat_map(|(_, it)| [it.least, it.best]);
        let low = f64::from(ends.clone().min().unwrap_or_default().min(0));
        let high = f64::from(ends.max().unwrap_or_default());
        let points = seats.iter().map(|&(seat, it)| Row {
            name: Name::Player(seat, &it.seat),
            bar: Bar::range([f64::from(it.least), it.mean, f64::from(it.best)], low, high),
            numbers: vec![short(it.mean), it.least.to_string(), it.best.to_string()],
        });
        let wins = seats.iter().map(|&(seat, it)| {
            let part = 100.0 * number(it.wins) / number(group.games.max(1));
            let ahead = it.margin.map_or_else(|| "–".to_owned(), short);
            Row {
                name: Name::Player(seat, &it.seat),
                bar: Bar::to(number(it.wins), number(group.games)),
                numbers: vec![it.wins.to_string(), format!("{part:.0}\u{a0}%"), ahead],
            }
        });
        let openings = seats.iter().flat_map(|&(seat, it)| {
            // Most frequent first.
            it.openings.iter().map(move |opening| Row {
                name: Name::Order(seat, &opening.order),
                bar: Bar::to(number(opening.times), number(group.games)),
                numbers: vec![opening.times.to_string()],
            })
        });
        let best = &["Mean", "Least", "Best"];
        let won = &["Wins", "Part", "Ahead by"];
        let charts = [
            Chart::new("Points by seat", ["Seat", "From least to best"], best, points),
            Chart::new("Wins by seat", ["Seat", "Part of all"], won, wins),
            Chart::new("First orders", ["Order", "Part of all"], &["Times"], openings),
        ];
        OfGroup {
            name: name(group),
            games: group.games,
            charts: charts.into_iter().flatten().collect(),
        }
    }
}

/// How often which points were made, for each title and number of players, in all
/// games that have a result.
fn points<'a>(rows: &[IndexRow]) -> Vec<Chart<'a>> {
    let mut titles: BTreeMap<(&str, usize), Vec<i32>> = BTreeMap::new();
    for row in rows {
        let points = row.players.iter().filter_map(|it| Some(it.result?.1));
        titles.entry((&row.title, row.players.len())).or_default().extend(points);
    }
    let one = |((title, players), points): (&(&str, usize), &Vec<i32>)| {
        let (least, most) = (*points.iter().min()?, *points.iter().max()?);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
        let wide = steps.into_iter().find(|step| (most - least) / step < BARS).unwrap_or(1000);
        let mut bins: BTreeMap<i32, usize> =
            (least.div_euclid(wide)..=most.div_euclid(wide)).map(|bin| (bin, 0)).collect();
        for points in points {
            *bins.entry(points.div_euclid(wide)).or_default() += 1;
        }
        let top = bins.values().copied().max().unwrap_or_default();
        let rows = bins.iter().map(|(bin, count)| {
            let (from, to) = (bin * wide, bin * wide + wide - 1);
            let name = if wide == 1 { from.to_string() } else { format!("{from} to {to}") };
            Row {
                name: Name::Words(name),
                bar: Bar::to(number(*count), number(top)),
                numbers: vec![count.to_string()],
            }
        });
        let caption = format!("Points in {title}, {players}\u{a0}players");
        Chart::new(&caption, ["Points", "How often"], &["Times"], rows)
    };
    titles.iter().filter_map(one).collect()
}

impl<'a> Chart<'a> {
    /// `None` if it would have no rows.
    fn new(
        caption: &str,
        [of, shown]: [&'static str; 2],
        heads: &'static [&'static str],
        rows: impl Iterator<Item = Row<'a>>,
    ) -> Option<Chart<'a>> {
        let rows: Vec<Row<'_>> = rows.collect();
        let caption = caption.to_owned();
        (!rows.is_empty()).then_some(Chart { caption, of, shown, heads, rows })
    }
}

impl Row<'_> {
    /// The CSS class of its bar; a seat's has the seat's colour.
    fn class(&self) -> String {
        match &self.name {
            Name::Words(_) => "span".to_owned(),
            Name::Player(seat, _) | Name::Order(seat, _) => format!("i{}", seat.index()),
        }
    }
}

impl Bar {
    fn to(at: f64, most: f64) -> Bar {
        Bar::To { wide: along(at, 0.0, most) }
    }

    fn range(numbers: [f64; 3], least: f64, most: f64) -> Bar {
        let [from, stroke, to] = numbers.map(|it| along(it, least, most));
        // A range of zero width must still be visible.
        let wide = (to - from).max(1.5);
        let from = from.min(100.0 - wide);
        Bar::Range { from, wide, stroke: (stroke - 0.8).clamp(0.0, 98.4) }
    }
}

/// Where a number lies between two others, in percent.
fn along(at: f64, least: f64, most: f64) -> f64 {
    if most > least { (100.0 * (at - least) / (most - least)).clamp(0.0, 100.0) } else { 0.0 }
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
