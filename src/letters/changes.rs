//! How two positions differ, in the game's terms: how something is now, and how it
//! was. A position is described as facts, each with a key; what differs between
//! the facts of two positions has changed. A reader's view contains no secrets of
//! others, so neither do the facts.

use super::pages::{Pages, words_of};
use super::rich::Line;
use super::scene::Scene;
use super::{Envelope, RenderError};

/// Something that is true in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Identifies it; the same in every position.
    key: String,
    /// What it is about, such as `Ann, money`.
    what: String,
    /// Its value, empty for nothing; `None` if the reader may not know.
    is: Option<String>,
    /// Whether it is about a place where things lie.
    place: bool,
}

impl Fact {
    /// A fact that everybody may know.
    pub fn new(key: impl Into<String>, what: String, is: String) -> Fact {
        Fact { key: key.into(), what, is: Some(is), place: false }
    }

    /// A fact that the reader may or may not know.
    pub fn hidden(key: impl Into<String>, what: String, is: Option<String>) -> Fact {
        Fact { key: key.into(), what, is, place: false }
    }

    /// What lies at a place.
    #[must_use]
    pub fn place(place: String, is: String) -> Fact {
        Fact { key: format!("at {place}"), what: place, is: Some(is), place: true }
    }
}

/// A fact that has changed.
struct Changed {
    what: String,
    was: String,
    is: String,
    place: bool,
}

/// What is different now, one line each; empty if nothing is that the reader may
/// know.
pub fn changes<V: Pages>(
    envelope: &Envelope,
    before: &V,
    now: &V,
) -> Result<Vec<String>, RenderError> {
    let words = words_of::<V>(envelope);
    let facts = |view: &V| V::facts(&Scene::new(&words, envelope, view));
    let changed = differences(&facts(before), &facts(now));
    let scene = Scene::new(&words, envelope, now);
    let lines = told(&scene, changed).into_iter();
    let lines = lines.map(|line| Line::from(line).plain(envelope.language)).collect();
    words.finish()?;
    Ok(lines)
}

fn differences(before: &[Fact], now: &[Fact]) -> Vec<Changed> {
    let nothing = |fact: &Fact| Fact { is: Some(String::new()), ..fact.clone() };
    let gone = before.iter().filter(|was| now.iter().all(|is| is.key != was.key)).map(nothing);
    let changed = now.iter().cloned().chain(gone).filter_map(|fact| {
        let was = before.iter().find(|was| was.key == fact.key);
        let was = was.map_or(Some(String::new()), |was| was.is.clone())?;
        let is = fact.is?;
        (was != is).then_some(Changed { what: fact.what, was, is, place: fact.place })
    });
    changed.collect()
}

fn told<V>(scene: &Scene<'_, V>, mut changed: Vec<Changed>) -> Vec<String> {
    let mut lines = Vec::new();
    // What left one place and now lies at another has moved.
    while let Some((from, to)) = moved(&changed) {
        let [from, to] = [&changed[from], &changed[to]];
        lines.push(line(scene, &from.was, &to.what, &from.what));
        let (from, to) = (from.what.clone(), to.what.clone());
        changed.retain(|it| !it.place || (it.what != from && it.what != to));
    }
    lines.extend(changed.iter().map(|it| line(scene, &it.what, &it.is, &it.was)));
    lines
}

fn moved(changed: &[Changed]) -> Option<(usize, usize)> {
    let places = || changed.iter().enumerate().filter(|(_, it)| it.place);
    places().filter(|(_, from)| from.is.is_empty()).find_map(|(nth, from)| {
        let mut to = places().filter(|(_, to)| to.was.is_empty() && to.is == from.was);
        to.next().map(|(to, _)| (nth, to))
    })
}

fn line<V>(scene: &Scene<'_, V>, what: &str, is: &str, was: &str) -> String {
    let nothing = || scene.plain("change-nothing");
    let or_nothing = |text: &str| if text.is_empty() { nothing() } else { text.to_owned() };
    scene.say(
        "change",
        &[
            ("what", what.to_owned().into()),
            ("now", or_nothing(is).into()),
            ("was", or_nothing(was).into()),
        ],
    )
}
