//! A document as a text that a person can read and type in again: a head, one
//! order per line, and the result. `#` starts a comment: rounds, what moderators
//! did (and whether it was taken back), and what nobody typed. Orders that were
//! taken back are left out. If an order's entry number is not the next one, a
//! comment gives it, because under the first recipe its dice depend on it. Under
//! the second they depend on the salts and the number of its first draw, so
//! comments give those, too. Remarks on an entry follow it.

use super::{
    document::{Document, View},
    finding::Finding,
    games::{Library, with_game},
    playable::{GameName, Playable},
    public,
    reading::Reading,
};
use crate::engine::{Body, Entry, Match, Viewer};
use std::{convert::Infallible, fmt::Write};

/// A document as a transcript.
pub fn transcript(games: &dyn Library, document: &Document) -> Result<String, Finding> {
    let mut text = with_game(games, document, |game| game.transcript(document))?;
    text.push_str("---\n");
    for place in &document.standings {
        let parts: Vec<String> =
            place.parts.iter().map(|(name, points)| format!("{name} {points}")).collect();
        let line = format!("{}. {} {} ({})", place.rank, place.seat, place.total, parts.join(", "));
        push(&mut text, &line);
    }
    Ok(text)
}

pub(super) fn of<G: Playable>(game: &GameName, document: &Document) -> Result<String, Finding> {
    let mut text = String::new();
    head::<G>(document, game, &mut text);
    text.push_str("---\n");
    match document.view {
        View::Full => orders(&Reading::<G>::of(document.clone())?, &mut text),
        View::Public => {
            comment(&mut text, "what everybody may know; the orders are not told");
            for entry in &document.entries {
                for line in entry.news.iter().flatten() {
                    comment(&mut text, &format!("{} {line}", entry.n));
                }
            }
        }
    }
    Ok(text)
}

fn head<G: Playable>(document: &Document, game: &GameName, text: &mut String) {
    let mut line = |key: &str, value: &str| push(text, &format!("{key}: {}", flat(value)));
    line("# game", game.title);
    line("# opened", &document.created_at);
    for seat in &document.seats {
        line(&format!("# {}", seat.seat), &seat.name);
    }
    line("game", game.name);
    if let Some(key) = G::FORMER_KEY {
        line(key, game.name);
    }
    line("players", &document.seats.len().to_string());
    let options: Option<G::Options> = serde_json::from_value(document.options.clone()).ok();
    let pairs = options.map(|options| G::pairs(&options)).unwrap_or_default();
    let pairs: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    line("options", &if pairs.is_empty() { "none".to_owned() } else { pairs.join(" ") });
    for seed in &document.seeds {
        match seed.from {
            0 => push(text, &format!("seed: {}", flat(&seed.seed))),
            from => comment(text, &format!("seed from entry {from} on: {}", seed.seed)),
        }
    }
}

fn orders<G: Playable>(reading: &Reading<G>, text: &mut String) {
    let entries = &reading.entries;
    let remarks = &reading.document.comments;
    let force = public::in_force(entries);
    let mut round = 0;
    let mut next = 1;
    let each = |number: u32, entry: &Entry<G>, game: &G, _: &[G::News]| {
        let ordered = matches!(entry.body, Body::Order(_)) && force.has(number, entry);
        if ordered {
            if number != next {
                comment(text, &format!("entry {number}"));
            }
            if let Some(again) = entry.again.filter(|&again| again != number) {
                comment(text, &format!("drawn as entry {again}"));
            }
            if let Some(first) = entry.draws.first() {
                comment(text, &format!("draw {}", first.number));
            }
            next = number + 1;
        }
        if let Some(done) = public::done(entries, number, None) {
            let gone = if force.has(number, entry) { "" } else { " [taken back]" };
            comment(text, &format!("{number}{gone} {done}"));
        }
        if let (true, Some(order), Some(seat)) = (ordered, entry.order(), entry.by.seat()) {
            push(text, &format!("{seat}: {}", flat(order)));
        }
        for remark in remarks.iter().filter(|remark| remark.n == number) {
            let day = remark.at.as_deref().and_then(|at| at.get(..10));
            let by = remark.by.as_deref().into_iter().chain(day).collect::<Vec<_>>().join(", ");
            let by = if by.is_empty() { by } else { format!(" ({by})") };
            comment(text, &format!("remark on {number}{by}: {}", remark.text));
        }
        if game.round() != round {
            round = game.round();
            comment(text, &format!("round {round}"));
        }
        Ok::<(), Infallible>(())
    };
    let Ok(()) = Match::walk(entries, Viewer::Public, each);
}

fn comment(text: &mut String, line: &str) {
    push(text, &format!("# {}", flat(line)));
}

fn push(text: &mut String, line: &str) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{line}");
}

/// Nothing that people wrote may begin a line of its own.
fn flat(text: &str) -> String {
    text.split(|c: char| c.is_control())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
