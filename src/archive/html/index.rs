//! The list of many games, with who won how often.

use super::figures::Figures;
use super::page::{STYLE, policy, seats};
use super::row::{IndexPlayer, IndexRow};
use super::words::player;
use crate::archive::stats::Stats;
use crate::letters::RenderError;
use askama::Template;
use std::collections::BTreeMap;

const INDEX_STYLE: &str = include_str!("../../../templates/archive/index.css");
const SCRIPT: &str = include_str!("../../../templates/archive/index.js");

#[derive(Template)]
#[template(path = "archive/index.html", escape = "page")]
struct Index<'a> {
    policy: String,
    style: String,
    script: &'static str,
    rows: &'a [IndexRow],
    tallies: BTreeMap<(&'a str, &'a str), Tally>,
    figures: Option<Figures<'a>>,
}

/// The list as a web page, with statistics of its games. Fails only if a template
/// does, which is a defect of ours.
pub fn index(rows: &[IndexRow], stats: &Stats) -> Result<String, RenderError> {
    let style = format!("{}{}\n{}", seats(), STYLE.trim(), INDEX_STYLE.trim());
    let page = Index {
        policy: policy(&style, SCRIPT.trim()),
        style,
        script: SCRIPT.trim(),
        rows,
        tallies: tallies(rows),
        figures: Figures::of(rows, stats),
    };
    Ok(page.render()?)
}

impl IndexRow {
    /// The players, best first.
    fn ranked(&self) -> Vec<&IndexPlayer> {
        let mut players: Vec<&IndexPlayer> = self.players.iter().collect();
        players.sort_by_key(|it| (it.result.map_or(u8::MAX, |(rank, _)| rank), it.seat));
        players
    }

    /// The most points.
    fn best(&self) -> i32 {
        let results = self.players.iter().filter_map(|it| it.result);
        results.map(|(_, points)| points).max().unwrap_or_default()
    }

    /// When it ended, or its state.
    fn end(&self) -> String {
        let date = self.ended.map(|at| at.format("%-d %b %Y").to_string());
        let state = Some(self.state.to_owned()).filter(|state| !state.is_empty());
        date.into_iter().chain(state).collect::<Vec<_>>().join(", ")
    }

    /// When it ended, in seconds, for sorting.
    fn end_seconds(&self) -> i64 {
        self.ended.map_or(0, |at| at.timestamp())
    }

    /// How many days it took.
    fn days(&self) -> Option<i64> {
        Some((self.ended? - self.began?).num_days().max(0))
    }

    /// Its path relative to the list, never a script or another site.
    fn path(&self) -> &str {
        let path = &self.href;
        let harmless = !path.contains(':') && !path.starts_with('/') && !path.starts_with('\\');
        if harmless { path } else { "" }
    }
}

impl IndexPlayer {
    fn has_won(&self) -> bool {
        self.result.is_some_and(|(rank, _)| rank == 1)
    }
}

#[derive(Default)]
struct Tally {
    games: u32,
    wins: u32,
    points: i32,
}

impl Tally {
    fn average(&self) -> String {
        format!("{:.1}", f64::from(self.points) / f64::from(self.games.max(1)))
    }
}

/// Games and wins by player, and the points by game. Players are known by name
/// only.
fn tallies(rows: &[IndexRow]) -> BTreeMap<(&str, &str), Tally> {
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
    tallies
}
