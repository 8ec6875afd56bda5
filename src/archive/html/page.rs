//! The page: everything in one file, its own style and script included.

use super::chart;
use super::input::{Comment, Ending, Frame, Input};
use super::packing::{filled, pack};
use super::words::{esc, player};
use crate::engine::{Seats, Standing, seat::MAX_SEATS};
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
#[template(path = "archive/page.html")]
struct Page<'a> {
    input: &'a Input,
    policy: String,
    style: String,
    script: &'static str,
    drawings: String,
    data: String,
    dates: String,
    headline: String,
    position: String,
    results: String,
    chart: String,
    marks: String,
    log: String,
}

impl Page<'_> {
    fn count(&self) -> usize {
        self.input.frames.iter().filter(|frame| frame.stands).count()
    }
}

/// A game as one web page that needs nothing else.
///
/// # Errors
/// A template that fails: a defect of this house.
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
        headline: headline(input),
        position: last.map(|frame| filled(&input.layout, &frame.parts)).unwrap_or_default(),
        results: results(input),
        chart: chart::draw(&input.players, &input.frames, &input.facts.comments),
        marks: marks(input),
        log: log(input),
        input,
    };
    let html = page.render()?;
    Ok(with_points(html, last))
}

/// What the page may load and run: its own style and script, known by their
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

/// From when to when.
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

/// Who won.
fn headline(input: &Input) -> String {
    let winners: Vec<String> = input
        .standings
        .iter()
        .filter(|it| it.rank == 1)
        .filter_map(|it| input.players.iter().find(|player| player.seat == it.seat))
        .map(|it| format!("<bdi>{}</bdi>", esc(&it.name)))
        .collect();
    match (input.ending, winners.split_last()) {
        (Ending::Running, _) => "A game in progress".to_owned(),
        (Ending::Cancelled, _) => "A game that was given up".to_owned(),
        (Ending::Finished, Some((one, []))) => format!("{one} wins"),
        (Ending::Finished, Some((last, others))) => {
            format!("{} and {last} share the win", others.join(", "))
        }
        (Ending::Finished, None) => "The end".to_owned(),
    }
}

/// The final standings and what they are made of.
fn results(input: &Input) -> String {
    if input.standings.is_empty() {
        return String::new();
    }
    let who = |seat| {
        let found = input.players.iter().find(|player| player.seat == seat);
        player(seat, found.map_or("", |player| &player.name))
    };
    let head = |it: &Standing| {
        let who = who(it.seat);
        format!("<th scope=\"col\"><span class=\"rank\">{}.</span> {who}</th>", it.rank)
    };
    let heads = input.standings.iter().map(head).collect::<Vec<_>>().concat();
    let row = |name: &str, class: &str, of: &dyn Fn(&Standing) -> i32| {
        let cells = input.standings.iter().map(|it| format!("<td>{}</td>", of(it)));
        let cells = cells.collect::<Vec<_>>().concat();
        format!("<tr{class}><th scope=\"row\">{}</th>{cells}</tr>", esc(name))
    };
    let total = row("Points", " class=\"total\"", &|it| it.total);
    let parts: String = input
        .parts
        .iter()
        .map(|(part, name)| {
            row(name, "", &|it| {
                it.parts.iter().find(|(own, _)| own == part).map_or(0, |(_, points)| *points)
            })
        })
        .collect();
    format!(
        "<div class=\"wide\" role=\"region\" aria-label=\"Final standings\" tabindex=\"0\"><table class=\"results\"><caption>Final standings</caption><thead>\
         <tr><td></td>{heads}</tr></thead><tbody>{parts}{total}</tbody></table></div>"
    )
}

/// A sign over the slider for each position that has remarks; empty if there are none.
fn marks(input: &Input) -> String {
    let frames: Vec<&Frame> = input.frames.iter().filter(|frame| frame.stands).collect();
    let marked = chart::marked(&frames, &input.facts.comments);
    if marked.is_empty() || frames.len() < 2 {
        return String::new();
    }
    let mut html = String::from(
        "<svg class=\"marks\" viewBox=\"0 0 1000 8\" preserveAspectRatio=\"none\" \
         aria-hidden=\"true\">",
    );
    for at in marked {
        let x = 1000 * at / (frames.len() - 1);
        let (left, right) = (x.saturating_sub(9), x + 9);
        // Writing to a String cannot fail.
        let _ = write!(html, "<path d=\"M{left} 0H{right}L{x} 8z\"/>");
    }
    html + "</svg>"
}

/// The whole log, by rounds.
fn log(input: &Input) -> String {
    let mut html = String::new();
    let mut headed = None;
    let mut now = 0;
    for frame in &input.frames {
        // What an order brings about may be a new round, but it was given before.
        if frame.stands && headed.is_none_or(|headed| headed < now) {
            headed = Some(now);
            let name = match now {
                0 => "Before round 1".to_owned(),
                round => format!("Round {round}"),
            };
            let _ = write!(html, "<li class=\"round\"><h3>{name}</h3></li>");
        }
        if frame.stands {
            now = frame.round;
        }
        entry(&mut html, frame, &input.facts.comments);
    }
    html
}

fn entry(html: &mut String, frame: &Frame, comments: &[Comment]) {
    let class = match (frame.stands, frame.withdrawn) {
        (_, true) => "e gone",
        (true, false) => "e",
        (false, false) => "e aside",
    };
    let n = frame.n;
    let _ = write!(
        html,
        "<li class=\"{class}\" id=\"n{n}\"><p class=\"line\"><a href=\"#n{n}\">{n}</a> "
    );
    if let Some(at) = frame.at {
        let _ = write!(
            html,
            "<time datetime=\"{}\">{}</time> ",
            at.format("%Y-%m-%dT%H:%M:%SZ"),
            at.format("%-d %b %H:%M")
        );
    }
    let _ = write!(html, "{} {}", frame.by.html(), frame.line.html());
    if frame.withdrawn {
        html.push_str(" <em>taken back</em>");
    }
    if let Some(undone) = frame.undoes {
        let _ = write!(html, " <em>takes back <a href=\"#n{undone}\">{undone}</a></em>");
    }
    html.push_str("</p>");
    for (label, text) in &frame.said {
        let _ = write!(
            html,
            "<blockquote>{}: <span dir=\"auto\">{}</span></blockquote>",
            esc(label),
            esc(text)
        );
    }
    for sentence in frame.news.iter().filter(|sentence| !sentence.is_empty()) {
        let _ = write!(html, "<p>{}</p>", sentence.html());
    }
    for comment in comments.iter().filter(|comment| comment.n == n) {
        html.push_str(&remark(comment));
    }
    html.push_str("</li>");
}

/// A remark, with whose it is and when it was made.
fn remark(comment: &Comment) -> String {
    let mut html = String::from("<div class=\"comment\">");
    let by = comment.by.as_ref().map(|by| format!("<bdi>{}</bdi>", esc(by)));
    let at = comment.at.map(|at| {
        let stamp = at.format("%Y-%m-%dT%H:%M:%SZ");
        format!("<time datetime=\"{stamp}\">{}</time>", day(at))
    });
    let head = by.into_iter().chain(at).collect::<Vec<_>>().join(", ");
    if !head.is_empty() {
        // Writing to a String cannot fail.
        let _ = write!(html, "<p class=\"small\">{head}</p>");
    }
    let _ = write!(html, "<p dir=\"auto\">{}</p></div>", esc(&comment.text));
    html
}
