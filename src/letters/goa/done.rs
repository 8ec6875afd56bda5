//! What the reader did, as the headline of a receipt.

use super::scene::Scene;
use crate::games::goa::{Action, Event, News};

/// An order that was carried out, as a sentence; an own action is quoted instead.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    Some(match words.as_slice() {
        ["bid", amount] => scene.say("did-bid", &[("amount", text(amount))]),
        ["pass"] => scene.plain("did-pass"),
        ["flag", place] => scene.say("goa-did-flag", &[("place", text(place))]),
        ["mark", cell] => scene.say("goa-did-mark", &[("cell", text(cell))]),
        ["sell"] => scene.plain("goa-did-sell"),
        ["buy"] => scene.plain("goa-did-buy"),
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
    } else if let Event::Flagged { seat, place } = event {
        (*seat, Action::Flag(*place))
    } else if let Event::Marked { seat, cell } = event {
        (*seat, Action::Mark(*cell))
    } else {
        return false;
    };
    Some(seat) == scene.envelope.seat && action.to_string() == order
}
