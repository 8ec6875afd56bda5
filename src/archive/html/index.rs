//! The list of many games, with who won how often.

use super::page::{STYLE, day, policy, seats, tokens};
use super::words::{esc, player};
use crate::engine::Seat;
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::fmt::Write;

const INDEX_STYLE: &str = include_str!("../../../templates/archive/index.css");
const SCRIPT: &str = include_str!("../../../templates/archive/index.js");

/// A game in the list.
#[derive(Debug, Clone)]
pub struct IndexRow {
    /// The game's title, such as `Santiago`.
    pub title: String,
    /// Where its page is: a path from the list.
    pub href: String,
    /// When it began.
    pub began: Option<DateTime<Utc>>,
    /// When its last entry was made.
    pub ended: Option<DateTime<Utc>>,
    /// How many entries its journal has.
    pub entries: usize,
    /// Who played.
    pub players: Vec<IndexPlayer>,
}

/// A player of a game in the list.
#[derive(Debug, Clone)]
pub struct IndexPlayer {
    /// Where he sat.
    pub seat: Seat,
    /// What he is called.
    pub name: String,
    /// His place and points; `None` if the game has no result.
    pub result: Option<(u8, i32)>,
}

#[derive(Template)]
#[template(path = "archive/index.html")]
struct Index {
    policy: String,
    tokens: String,
    style: String,
    script: &'static str,
    count: usize,
    rows: String,
    tallies: String,
    picture: String,
}

/// The list as a web page.
#[must_use]
pub fn index(rows: &[IndexRow]) -> String {
    let style = format!("{}{}\n{}", seats(), STYLE.trim(), INDEX_STYLE.trim());
    let page = Index {
        policy: policy(&style, SCRIPT.trim()),
        tokens: tokens(),
        style,
        script: SCRIPT.trim(),
        count: rows.len(),
        rows: rows.iter().map(row).collect(),
        tallies: tallies(rows),
        picture: picture(rows),
    };
    page.render().unwrap_or_default()
}

fn row(it: &IndexRow) -> String {
    let mut players: Vec<&IndexPlayer> = it.players.iter().collect();
    players.sort_by_key(|it| (it.result.map_or(u8::MAX, |(rank, _)| rank), it.seat));
    let names: Vec<String> = players
        .iter()
        .map(|it| {
            let won = it.result.is_some_and(|(rank, _)| rank == 1);
            let points = it.result.map(|(_, points)| format!(" {points}")).unwrap_or_default();
            let name = player(it.seat, &it.name);
            if won { format!("<strong>{name}{points}</strong>") } else { format!("{name}{points}") }
        })
        .collect();
    let best = players.iter().filter_map(|it| it.result).map(|(_, points)| points).max();
    let sort = |at: Option<DateTime<Utc>>| at.map_or(0, |at| at.timestamp());
    let date = |at: Option<DateTime<Utc>>| at.map(day).unwrap_or_default();
    let days = match (it.began, it.ended) {
        (Some(began), Some(ended)) => (ended - began).num_days().max(0).to_string(),
        _ => String::new(),
    };
    format!(
        "<tr><th scope=\"row\" data-v=\"{0}\"><a href=\"{1}\">{0}</a></th><td data-v=\"{2}\">{3}</td>\
         <td data-v=\"{4}\">{5}</td><td class=\"n\">{6}</td><td class=\"n\">{7}</td></tr>",
        esc(&it.title),
        href(&it.href),
        best.unwrap_or_default(),
        names.join(", "),
        sort(it.ended),
        date(it.ended),
        days,
        it.entries
    )
}

/// A path from the list, never a script or another place.
fn href(path: &str) -> String {
    let harmless = !path.contains(':') && !path.starts_with('/') && !path.starts_with('\\');
    if harmless { esc(path) } else { String::new() }
}

#[derive(Default)]
struct Tally {
    games: u32,
    wins: u32,
    points: i32,
}

/// Games and wins by player, and the points by game. A player is a name here.
fn tallies(rows: &[IndexRow]) -> String {
    let mut tallies: BTreeMap<(&str, &str), Tally> = BTreeMap::new();
    for it in rows {
        for player in &it.players {
            let Some((rank, points)) = player.result else { continue };
            let tally = tallies.entry((&player.name, &it.title)).or_default();
            tally.games += 1;
            tally.wins += u32::from(rank == 1);
            tally.points += points;
        }
    }
    if tallies.is_empty() {
        return String::new();
    }
    let rows = tallies
        .iter()
        .map(|((name, title), tally)| {
            let average = f64::from(tally.points) / f64::from(tally.games.max(1));
            format!(
                "<tr><th scope=\"row\" data-v=\"{0}\"><bdi>{0}</bdi></th><td data-v=\"{1}\">{1}</td>\
                 <td class=\"n\">{2}</td><td class=\"n\">{3}</td><td class=\"n\">{average:.1}</td></tr>",
                esc(name),
                esc(title),
                tally.games,
                tally.wins
            )
        })
        .collect::<Vec<_>>()
        .concat();
    format!(
        "<div class=\"wide\"><table class=\"sort\"><caption>Players</caption><thead><tr>\
         <th scope=\"col\">Player</th><th scope=\"col\">Game</th><th scope=\"col\" class=\"n\">Games</th>\
         <th scope=\"col\" class=\"n\">Wins</th><th scope=\"col\" class=\"n\">Average points</th></tr></thead>\
         <tbody>{rows}</tbody></table></div>"
    )
}

/// Everybody's points, a column for each game, a picture for each title.
fn picture(rows: &[IndexRow]) -> String {
    let mut titles: BTreeMap<&str, Vec<&IndexRow>> = BTreeMap::new();
    for it in rows.iter().filter(|it| it.players.iter().any(|player| player.result.is_some())) {
        titles.entry(&it.title).or_default().push(it);
    }
    let mut html = String::new();
    for (title, mut games) in titles {
        games.sort_by_key(|it| it.ended);
        let points = |it: &IndexRow| -> Vec<(Seat, i32)> {
            it.players.iter().filter_map(|one| Some((one.seat, one.result?.1))).collect()
        };
        let most =
            games.iter().flat_map(|it| points(it)).map(|(_, it)| it).max().unwrap_or(1).max(1);
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let mut svg = format!(
            "<text class=\"num\" x=\"30\" y=\"20\">{most}</text><text class=\"num\" x=\"30\" y=\"164\">0</text>\
             <line class=\"grid\" x1=\"36\" x2=\"630\" y1=\"16\" y2=\"16\"/><line class=\"grid\" x1=\"36\" \
             x2=\"630\" y1=\"160\" y2=\"160\"/>"
        );
        for (nth, it) in (0u32..).zip(&games) {
            let x = 36.0 + 594.0 * (f64::from(nth) + 0.5) / f64::from(count);
            for (seat, points) in points(it) {
                let y = 160.0 - 144.0 * f64::from(points.max(0)) / f64::from(most);
                let _ = write!(
                    svg,
                    "<use href=\"#k{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"12\" height=\"12\"/>",
                    seat.index(),
                    x - 6.0,
                    y - 6.0
                );
            }
        }
        let _ = write!(
            html,
            "<h2>{}: points, game by game</h2><svg class=\"chart\" viewBox=\"0 0 640 180\" role=\"img\" \
             aria-label=\"The points of each game\">{svg}</svg>",
            esc(title)
        );
    }
    html
}
