//! What the reader did, as the headline of a receipt.

use super::scene::Scene;
use crate::games::santiago::{Action, Event, News};

/// An order that was carried out, as a sentence.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    Some(match words.as_slice() {
        ["bid", amount] => scene.say("did-bid", &[("amount", text(amount))]),
        ["pass"] => scene.plain("did-pass"),
        ["plant", _, square] => scene.say("did-plant", &[("square", text(square))]),
        ["propose", "nothing"] => scene.plain("did-propose-nothing"),
        ["propose", segment, amount] => {
            scene.say("did-propose", &[("segment", text(segment)), ("amount", text(amount))])
        }
        ["accept", segment] => scene.say("did-accept", &[("segment", text(segment))]),
        ["build", segment] => scene.say("did-build", &[("segment", text(segment))]),
        ["skip"] => scene.plain("did-skip"),
        ["extra", segment] => scene.say("did-extra", &[("segment", text(segment))]),
        ["hold"] => scene.plain("did-hold"),
        _ => return None,
    })
}

/// Does a piece of news say no more than that its reader did this?
pub(super) fn says(scene: &Scene<'_>, news: &News, order: &str) -> bool {
    let News::Fact(event) = news else { return false };
    let (seat, action) = if let Event::Bid { seat, amount } = event {
        (*seat, Action::Bid(*amount))
    } else if let Event::Passed { seat, by_itself: false } = event {
        (*seat, Action::Pass)
    } else if let Event::Proposed { seat, segment, amount } = event {
        (*seat, Action::Propose(*segment, *amount))
    } else if let Event::ProposedNothing { seat } = event {
        (*seat, Action::ProposeNothing)
    } else {
        return false;
    };
    Some(seat) == scene.envelope.seat && action.to_string() == order
}
