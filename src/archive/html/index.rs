//! The list of many games, with who won how often.

use super::figures::figures;
use super::page::{STYLE, policy, seats};
use super::words::{esc, player};
use crate::archive::stats::Stats;
use crate::engine::Seat;
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

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
    /// When its last entry was made, if it is over.
    pub ended: Option<DateTime<Utc>>,
    /// How it stands, if it did not come to its end; empty if it did.
    pub state: &'static str,
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
    style: String,
    script: &'static str,
    count: String,
    rows: String,
    tallies: String,
    figures: String,
}

/// The list as a web page, with what its games add up to.
#[must_use]
pub fn index(rows: &[IndexRow], stats: &Stats) -> String {
    let style = format!("{}{}\n{}", seats(), STYLE.trim(), INDEX_STYLE.trim());
    let page = Index {
        policy: policy(&style, SCRIPT.trim()),
        style,
        script: SCRIPT.trim(),
        count: match rows.len() {
            1 => "1 game".to_owned(),
            count => format!("{count} games"),
        },
        rows: rows.iter().map(row).collect(),
        tallies: tallies(rows),
        figures: figures(rows, stats),
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
    let date = |at: Option<DateTime<Utc>>| {
        at.map(|at| at.format("%-d %b %Y").to_string()).unwrap_or_default()
    };
    let days = match (it.began, it.ended) {
        (Some(began), Some(ended)) => (ended - began).num_days().max(0).to_string(),
        _ => String::new(),
    };
    format!(
        "<tr><th scope=\"row\"><a href=\"{1}\">{0}</a></th><td data-v=\"{2}\">{3}</td>\
         <td class=\"w\" data-v=\"{4}\">{5}</td><td class=\"n\">{6}</td><td class=\"n\">{7}</td></tr>",
        esc(&it.title),
        href(&it.href),
        best.unwrap_or_default(),
        names.join(", "),
        sort(it.ended),
        [date(it.ended).as_str(), it.state]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", "),
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
                "<tr><th scope=\"row\"><bdi>{0}</bdi></th><td>{1}</td>\
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
        "<div class=\"wide\" id=\"players\" role=\"region\" aria-label=\"Players\" tabindex=\"0\"><table class=\"sort\" data-of=\"players\"><caption>Players</caption><thead><tr>\
         <th scope=\"col\">Player</th><th scope=\"col\">Game</th><th scope=\"col\" class=\"n\">Games</th>\
         <th scope=\"col\" class=\"n\">Wins</th><th scope=\"col\" class=\"n\">Average points</th></tr></thead>\
         <tbody>{rows}</tbody></table></div>"
    )
}
