//! What happened since the last letter: a line for each round, for the
//! placing, for each lot and for each turn.

use super::super::rich::{Line, strong};
use super::scene::Scene;
use super::sentences::Teller;
use crate::engine::Seat;
use crate::games::goa::{Action, Event, News};

/// What a line of news is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Setup,
    Round(u8),
    Markers,
    /// A lot that is still being sold.
    Lot,
    /// A lot that is sold, and what its tile does.
    Sold,
    Turn,
    Extras,
    End,
}

impl About {
    /// Where a piece of news belongs, after what the line before is about.
    fn of(news: &News, before: About) -> About {
        let News::Fact(event) = news else { return before };
        match event {
            Event::Dealt { .. } | Event::QuickStart { .. } => About::Setup,
            Event::Round { round } => About::Round(*round),
            Event::Flagged { .. } | Event::Marked { .. } => About::Markers,
            Event::Bid { .. } | Event::Passed { .. } => About::Lot,
            Event::Won { .. } => About::Sold,
            Event::Turn { .. } => About::Turn,
            Event::ExtraPassed { .. } => About::Extras,
            Event::Over { .. } => About::End,
            Event::Line { .. }
            | Event::Stopped { .. }
            | Event::Did { .. }
            | Event::TurnOver { .. }
            | Event::Goods { .. }
            | Event::Moved { .. }
            | Event::Laid { .. }
            | Event::GaveUp { .. }
            | Event::Kept { .. }
            | Event::Used { .. }
            | Event::Spent { .. }
            | Event::Exchanged { .. }
            | Event::Favored { .. }
            | Event::Claimed { .. }
            | Event::Lost { .. }
            | Event::Forgone { .. }
            | Event::Reshuffled
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::CardDone { .. }
            | Event::Discarded { .. }
            | Event::Revealed { .. }
            | Event::Attempt { .. }
            | Event::Succeeded { .. }
            | Event::Founded { .. }
            | Event::Failed { .. }
            | Event::Adjusted { .. }
            | Event::HandLimit { .. } => {
                if before == About::Extras {
                    About::Turn
                } else {
                    before
                }
            }
        }
    }

    /// Does this begin a new line?
    fn begins(self, news: &News, before: About) -> bool {
        match (before, self) {
            (About::Lot, About::Sold) => false,
            (About::Sold, About::Sold) => matches!(news, News::Fact(Event::Won { .. })),
            (About::Turn, About::Turn) => matches!(news, News::Fact(Event::Turn { .. })),
            (before, after) => before != after,
        }
    }

    fn label(self, scene: &Scene<'_>) -> Option<String> {
        match self {
            About::Setup => Some(scene.plain("news-setup")),
            About::Round(round) => Some(scene.say("news-round", &[("round", round.into())])),
            About::Markers => Some(scene.plain("goa-news-markers")),
            About::Lot | About::Sold => Some(scene.plain("goa-phase-auction")),
            About::Turn => None,
            About::Extras => Some(scene.plain("goa-phase-extras")),
            About::End => Some(scene.plain("phase-finished")),
        }
    }
}

/// Does a piece of news say no more than that its reader did this?
pub(super) fn says(scene: &Scene<'_>, news: &News, order: &str) -> bool {
    match news {
        News::Fact(event) => mere_action(event).is_some_and(|(seat, action)| {
            Some(seat) == scene.envelope.seat && action.to_string() == order
        }),
        News::Drew { .. } => false,
    }
}

/// The action that an event tells nothing beyond; others say what it costs or brings.
fn mere_action(event: &Event) -> Option<(Seat, Action)> {
    match event {
        Event::Bid { seat, amount } => Some((*seat, Action::Bid(*amount))),
        Event::Passed { seat, by_itself: false } => Some((*seat, Action::Pass)),
        Event::Flagged { seat, place } => Some((*seat, Action::Flag(*place))),
        Event::Marked { seat, cell } => Some((*seat, Action::Mark(*cell))),
        Event::Dealt { .. }
        | Event::QuickStart { .. }
        | Event::Round { .. }
        | Event::Passed { by_itself: true, .. }
        | Event::Won { .. }
        | Event::Turn { .. }
        | Event::ExtraPassed { .. }
        | Event::Over { .. }
        | Event::Line { .. }
        | Event::Stopped { .. }
        | Event::Did { .. }
        | Event::TurnOver { .. }
        | Event::Goods { .. }
        | Event::Moved { .. }
        | Event::Laid { .. }
        | Event::GaveUp { .. }
        | Event::Kept { .. }
        | Event::Used { .. }
        | Event::Spent { .. }
        | Event::Exchanged { .. }
        | Event::Favored { .. }
        | Event::Claimed { .. }
        | Event::Lost { .. }
        | Event::Forgone { .. }
        | Event::Reshuffled
        | Event::Drew { .. }
        | Event::Played { .. }
        | Event::CardDone { .. }
        | Event::Discarded { .. }
        | Event::Revealed { .. }
        | Event::Attempt { .. }
        | Event::Succeeded { .. }
        | Event::Founded { .. }
        | Event::Failed { .. }
        | Event::Adjusted { .. }
        | Event::HandLimit { .. } => None,
    }
}

/// The news in lines.
pub(super) fn lines(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
    let mut groups: Vec<(About, Vec<&News>)> = Vec::new();
    for item in news {
        let before = groups.last().map_or(About::Turn, |(about, _)| *about);
        let about = About::of(item, before);
        match groups.last_mut() {
            Some((last, items)) if !about.begins(item, before) => {
                *last = about;
                items.push(item);
            }
            _ => groups.push((about, vec![item])),
        }
    }
    groups.iter().filter_map(|(about, items)| line(scene, *about, items)).collect()
}

fn line(scene: &Scene<'_>, about: About, items: &[&News]) -> Option<Line> {
    let sentences = Teller::new(scene, items).tell();
    let told = sentences.join(" ");
    match (about.label(scene), sentences.is_empty(), about) {
        (Some(label), true, About::Round(_)) => Some(strong(&label).into()),
        (_, true, _) => None,
        (Some(label), false, _) => Some(format!("{} – {told}", strong(&label)).into()),
        (None, false, _) => Some(told.into()),
    }
}
