//! The page: a single file that includes its style and script.

use super::chart::{self, Chart};
use super::input::{Comment, Ending, Frame, Input};
use super::packing::{filled, pack};
use super::words::player;
use crate::engine::{Seat, Seats, Standing, seat::MAX_SEATS};
use crate::letters::{RenderError, look};
use askama::Template;
use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The style of all pages.
pub(super) const STYLE: &str = include_str!("../../../templates/archive/page.css");
const SCRIPT: &str = include_str!("../../../templates/archive/page.js");
const DRAWINGS: &str = include_str!("../../../templates/archive/drawings.svg");

#[derive(Template)]
#[template(path = "archive/page.html", escape = "page")]
struct Page<'a> {
    input: &'a Input,
    policy: String,
    style: String,
    script: &'static str,
    drawings: String,
    data: String,
    dates: String,
    winners: Vec<&'a str>,
    position: String,
    chart: Option<Chart>,
    /// The positions of the signs over the slider, in thousandths.
    marks: Vec<usize>,
    log: Vec<Logged<'a>>,
}

impl Page<'_> {
    fn count(&self) -> usize {
        self.input.frames.iter().filter(|frame| frame.stands).count()
    }

    fn who(&self, seat: Seat) -> String {
        let found = self.input.players.iter().find(|player| player.seat == seat);
        player(seat, found.map_or("", |player| &player.name))
    }
}

/// An entry in the log.
#[derive(Template)]
#[template(path = "archive/entry.html", escape = "page")]
struct Logged<'a> {
    /// The round, if this is its first entry.
    begins: Option<u32>,
    frame: &'a Frame,
    comments: Vec<&'a Comment>,
}

/// A game as one self-contained web page. Fails only if a template does, which is
/// a defect of ours.
pub fn page(input: &Input) -> Result<String, RenderError> {
    let last = input.frames.iter().rfind(|frame| frame.stands);
    let style = format!("{}{}", seats(), STYLE.trim());
    let page = Page {
        policy: policy(&style, SCRIPT.trim()),
        style,
        script: SCRIPT.trim(),
        drawings: drawings(),
        data: data(input),
        dates: dates(input),
        winners: winners(input),
        position: last.map(|frame| filled(&input.layout, &frame.parts)).unwrap_or_default(),
        chart: Chart::of(input),
        marks: marks(input),
        log: log(input),
        input,
    };
    let html = page.render()?;
    Ok(with_points(html, last))
}

/// What the page may load and run: its own style and script, identified by their
/// hashes, and nothing else.
pub(super) fn policy(style: &str, script: &str) -> String {
    let hash = |text: &str| STANDARD.encode(Sha256::digest(text.as_bytes()));
    format!(
        "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; img-src data:; \
         base-uri 'none'; form-action 'none'",
        hash(style),
        hash(script)
    )
}

/// The seats' colours, from the looks that letters use.
pub(super) fn seats() -> String {
    let mut css = String::new();
    let seats = Seats::new(usize::from(MAX_SEATS));
    for seat in seats.iter().flat_map(|seats| seats.iter()) {
        let (at, look) = (seat.index(), look(seat));
        let _ = write!(
            css,
            ":root{{--i{at}:{};--f{at}:{}}}.o{at}{{fill:{}}}",
            look.ink, look.fill, look.on_fill
        );
    }
    css
}

/// The drawings that the boards use.
fn drawings() -> String {
    DRAWINGS.lines().map(str::trim).collect::<Vec<_>>().join("")
}

/// The positions as JSON that can stand inside a script element.
fn data(input: &Input) -> String {
    let json = serde_json::to_string(&pack(&input.frames)).unwrap_or_default();
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

/// Fills in the points of the last position.
fn with_points(mut html: String, last: Option<&Frame>) -> String {
    for (nth, points) in last.into_iter().flat_map(|frame| &frame.points).enumerate() {
        let place = format!("data-s=\"{nth}\">");
        let points = points.map_or("–".to_owned(), |points| points.to_string());
        html = html.replacen(&place, &format!("{place}{points}"), 1);
    }
    html
}

/// A day, such as `3 February 2026`.
fn day(at: DateTime<Utc>) -> String {
    at.format("%-d %B %Y").to_string()
}

/// The first and the last day.
fn dates(input: &Input) -> String {
    let mut times = input.frames.iter().filter_map(|frame| frame.at);
    let Some(first) = times.next() else { return String::new() };
    let last = times.next_back().unwrap_or(first);
    match (first.date_naive() == last.date_naive(), input.ending) {
        (_, Ending::Running) => format!("since {}", day(first)),
        (true, _) => day(first),
        (false, _) => format!("{} – {}", day(first), day(last)),
    }
}

fn winners(input: &Input) -> Vec<&str> {
    let first = input.standings.iter().filter(|it| it.rank == 1);
    let player = |it: &Standing| input.players.iter().find(|player| player.seat == it.seat);
    first.filter_map(player).map(|player| player.name.as_str()).collect()
}

/// The points from one part of the final score.
fn points_of(standing: &Standing, part: &str) -> i32 {
    let found = standing.parts.iter().find(|(own, _)| own == part);
    found.map_or(0, |(_, points)| *points)
}

/// Where the positions with remarks lie.
fn marks(input: &Input) -> Vec<usize> {
    let frames: Vec<&Frame> = input.frames.iter().filter(|frame| frame.stands).collect();
    let marked = chart::marked(&frames, &input.facts.comments);
    let last = frames.len().saturating_sub(1);
    marked.into_iter().filter_map(|at| (1000 * at).checked_div(last)).collect()
}

/// The whole log, by rounds.
fn log(input: &Input) -> Vec<Logged<'_>> {
    let mut headed = None;
    let mut now = 0;
    let mut log = Vec::with_capacity(input.frames.len());
    for frame in &input.frames {
        // An order may start a new round, but it was given before that.
        let begins = frame.stands && headed.is_none_or(|headed| headed < now);
        let comments = input.facts.comments.iter().filter(|comment| comment.n == frame.n);
        log.push(Logged { begins: begins.then_some(now), frame, comments: comments.collect() });
        if begins {
            headed = Some(now);
        }
        if frame.stands {
            now = frame.round;
        }
    }
    log
}
