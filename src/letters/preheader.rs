//! What a list of mails shows beside the subject, and the first line of the text part: what
//! is to be done, and what it takes to know whether that can wait.

use super::frame::{Block, Letter};
use super::occasion::quoted_plainly;
use super::pages::Pages;
use super::rich::{Line, first_of, sentence};
use super::scene::Scene;
use super::{Explanation, Occasion, Refusal, Subjects, plans, seats, times};
use crate::basics::Language;
use chrono::TimeDelta;

/// Mail programs show about so many characters; a shorter one goes on with the letter.
const MOST: usize = 100;
const LEAST: usize = 40;

/// What a list of mails shows.
pub(crate) fn preheader<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &Letter,
) -> Line {
    let headline = sentence(&letter.headline.text(letter.language));
    let round = sentence(&V::round(scene));
    let away =
        matches!(occasion, Occasion::Sheet | Occasion::Replaced { .. } | Occasion::Left { .. });
    let plays = scene.envelope.seat.is_some() && !away && !scene.is_given_up();
    let nothing = || (!scene.asks && plays).then(|| scene.plain("receipt-nothing"));
    let ends = matches!(occasion, Occasion::Over | Occasion::Refused(_));
    let pieces: Vec<Option<String>> = if ends && scene.view.stands().over() {
        vec![over(scene), Some(headline), Some(scene.plain("pre-over-more"))]
    } else if let Some((line, meant)) = refused(occasion) {
        let tap = meant.is_some() && is_whole(occasion) && !scene.is_paused();
        let tap = tap.then(|| scene.plain("pre-tap"));
        vec![Some(not_done(scene, line)), offered(scene, meant), tap, still(scene), Some(round)]
    } else if matches!(occasion, Occasion::Reminder { .. }) && scene.asks {
        vec![left(scene), V::glance(scene), Some(round)]
    } else if matches!(occasion, Occasion::Rules(asked) if asked.before) {
        vec![Some(headline), Some(scene.plain("invite-rules-answer"))]
    } else if matches!(occasion, Occasion::Past { .. }) {
        vec![Some(headline), Some(scene.plain("past-why"))]
    } else if matches!(occasion, Occasion::Receipt) {
        vec![Some(headline), plans::left_out_head(scene), next(scene), nothing(), Some(round)]
    } else if scene.asks && letter.headline == V::headline(scene) {
        vec![V::glance(scene).or(Some(headline)), Some(round), due(scene)]
    } else {
        let question = V::glance(scene).filter(|_| scene.asks);
        let round = Some(round).filter(|round| *round != headline);
        let public = scene.envelope.seat.is_none().then(|| scene.plain("pre-public"));
        vec![Some(headline), question.or_else(|| next(scene)), round, nothing(), public]
    };
    let named = sentence(&letter.kicker);
    let text = fitted(pieces.into_iter().flatten().chain([named]));
    match scene.envelope.subjects {
        Subjects::One if scene.asks => scene.say("subject-turn", &[("title", text.into())]).into(),
        Subjects::One | Subjects::Two => text.into(),
    }
}

/// The same of a letter without a game: its headline and the sentences below it.
pub(super) fn of_notice(language: Language, headline: &Line, blocks: &[Block]) -> Line {
    let below = blocks.iter().find_map(|block| {
        if let Block::Para(line) = block {
            Some(line.plain(language))
        } else if let Block::Lines(lines) = block {
            lines.first().map(|line| line.plain(language))
        } else {
            None
        }
    });
    let below = below.unwrap_or_default();
    let mut text = sentence(&headline.text(language));
    for piece in below.split_inclusive(". ").map(str::trim_end) {
        let room = MOST.saturating_sub(text.chars().count() + 2);
        if piece.chars().count() > room && text.chars().count() >= LEAST {
            break;
        }
        // One that is too long is cut where there is nothing else.
        text = format!("{text} {}", first_of(piece, room));
    }
    text.into()
}

/// As many sentences as there is room for; the last only where there are too few words.
fn fitted(pieces: impl IntoIterator<Item = String>) -> String {
    let mut pieces = pieces.into_iter().peekable();
    let mut text = first_of(&pieces.next().unwrap_or_default(), MOST - 1);
    while let Some(piece) = pieces.next() {
        let length = text.chars().count();
        let is_last = pieces.peek().is_none();
        let fits = length + 1 + piece.chars().count() <= MOST;
        if fits && !(is_last && length >= LEAST) {
            text.push(' ');
            text.push_str(&piece);
        }
    }
    text
}

/// Whether what was probably meant is all that the mail asked for.
fn is_whole(occasion: &Occasion) -> bool {
    !matches!(occasion, Occasion::Refused(Refusal { others, again, .. })
        if *others > 0 && again.is_empty())
}

/// The words that were not carried out, and what they were probably meant as.
fn refused(occasion: &Occasion) -> Option<(&str, Option<&str>)> {
    if let Occasion::Refused(Refusal { order, mended, .. }) = occasion {
        return Some((order, mended.as_deref()));
    }
    if let Occasion::Explained(Explanation::Likely { line, order, .. }) = occasion {
        return Some((line, Some(order)));
    }
    None
}

fn not_done<V>(scene: &Scene<'_, V>, line: &str) -> String {
    let line = quoted_plainly(scene.words.language(), line);
    scene.say("pre-refused", &[("line", line.into())])
}

fn offered<V>(scene: &Scene<'_, V>, meant: Option<&str>) -> Option<String> {
    let order = quoted_plainly(scene.words.language(), &scene.typed(meant?));
    Some(scene.say("pre-meant", &[("order", order.into())]))
}

fn still<V>(scene: &Scene<'_, V>) -> Option<String> {
    scene.asks.then(|| scene.plain("pre-still"))
}

/// Until when the reader may answer.
fn due<V>(scene: &Scene<'_, V>) -> Option<String> {
    let now = scene.now()?;
    // Of a clock that stands still the letter itself tells.
    let mine = scene.envelope.clock.mine.as_ref().filter(|mine| !mine.stopped)?;
    Some(match mine.by {
        None => scene.plain("pre-no-deadline"),
        Some(by) if by <= now => scene.plain("pre-late"),
        Some(by) => scene.say("pre-by", &[("when", scene.dates().brief(by).into())]),
    })
}

/// How long the reader may still take, or that time is up.
fn left<V>(scene: &Scene<'_, V>) -> Option<String> {
    let mine = scene.envelope.clock.mine.as_ref().filter(|mine| !mine.stopped)?;
    let by = mine.by?;
    let left = by - scene.now()?;
    Some(if left <= TimeDelta::zero() {
        scene.plain("pre-late")
    } else {
        scene.say("pre-left", &[("left", scene.dates().length(left).into())])
    })
}

/// Who is asked now.
fn next<V: Pages>(scene: &Scene<'_, V>) -> Option<String> {
    if scene.is_paused() || scene.is_given_up() {
        return None;
    }
    let names: Vec<String> = times::awaited(scene)
        .into_iter()
        .map(|seat| seats::short(&seats::name(scene.envelope, seat)))
        .collect();
    let told = || scene.say("pre-next", &[("players", names.join(", ").into())]);
    (!names.is_empty()).then(told)
}

/// The points of a finished game, best first.
fn over<V>(scene: &Scene<'_, V>) -> Option<String> {
    let standings = &scene.envelope.course.standings;
    let points: Vec<String> = standings.iter().map(|place| place.total.to_string()).collect();
    let told = || scene.say("pre-over", &[("points", points.join(", ").into())]);
    (!points.is_empty()).then(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_sentences_are_left_out() {
        let fits = |pieces: &[&str]| fitted(pieces.iter().map(|&it| it.to_owned()));
        let long = "x".repeat(90);
        assert_eq!(fits(&["Bid.", &long, "Round 1.", "Santiago."]), format!("Bid. {long}"));
        assert_eq!(fits(&["Bid.", "Round 1.", "Santiago."]), "Bid. Round 1. Santiago.");
        assert_eq!(fits(&["x".repeat(200).as_str()]).chars().count(), MOST);
    }
}
