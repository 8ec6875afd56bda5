//! What the reader did, as the headline of a receipt.

use super::super::words::Arg;
use super::actions;
use super::scene::Scene;
use crate::games::goa::action::{Deed, Step};
use crate::games::goa::tiles::{Colony, Column};

/// An order that was carried out, as a sentence; an own action is quoted instead.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let (key, args) = sentence(order)?;
    Some(scene.say(key, &args))
}

/// The message about an order, with its variables.
fn sentence(order: &str) -> Option<(&'static str, Vec<Arg<'_>>)> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    Some(match words.as_slice() {
        ["bid", amount] => ("did-bid", vec![("amount", text(amount))]),
        ["pass"] => ("did-pass", vec![]),
        ["flag", place] => ("goa-did-flag", vec![("place", text(place))]),
        ["mark", cell] => ("goa-did-mark", vec![("cell", text(cell))]),
        ["sell"] => ("goa-did-sell", vec![]),
        ["buy"] => ("goa-did-buy", vec![]),
        // Steps and quick starts: `every_short_order_has_words`.
        [] | [_, ..] => return None,
    })
}

/// What a plan wanted to do, as a button would say it: one order, or one of the six
/// actions alone. Anything else has no words but its own.
pub(super) fn tried(scene: &Scene<'_>, order: &str) -> Option<String> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    let deed = |deed: Deed| Some(actions::step(scene, &Step::Do(deed)));
    match words.as_slice() {
        ["bid", amount] => Some(scene.say("goa-do-bid", &[("amount", text(amount))])),
        ["pass"] => Some(scene.plain("goa-do-pass")),
        ["flag", place] => Some(scene.say("goa-do-flag", &[("place", text(place))])),
        ["sell"] => Some(scene.plain("goa-tried-sell")),
        ["buy"] => Some(scene.plain("goa-tried-buy")),
        ["progress", column] => {
            let column = Column::ALL.into_iter().find(|it| it.word() == *column)?;
            deed(Deed::Progress { column, pay: Vec::new() })
        }
        ["ships"] => deed(Deed::Ships),
        ["harvest"] => deed(Deed::Harvest(None)),
        ["taxes"] => deed(Deed::Taxes),
        ["expedition"] => deed(Deed::Expedition(None)),
        ["found", colony] => {
            deed(Deed::Found(Colony::ALL.into_iter().find(|it| it.word() == *colony)?))
        }
        [] | [_, ..] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::goa::{Action, all_orders};

    /// A new kind of action is put here, and in [`sentence`] if its words aren't quoted.
    fn is_told(action: &Action) -> bool {
        match action {
            Action::Flag(_)
            | Action::Mark(_)
            | Action::Bid(_)
            | Action::Pass
            | Action::Sell
            | Action::Buy => true,
            Action::QuickMarkers(..) | Action::QuickDucats | Action::Steps { .. } => false,
        }
    }

    #[test]
    fn every_short_order_has_words() {
        for action in [
            Action::Bid(3),
            Action::Pass,
            Action::Sell,
            Action::Buy,
            Action::QuickDucats,
            Action::Steps { extra: false, steps: Vec::new() },
        ] {
            assert_eq!(sentence(&action.to_string()).is_some(), is_told(&action), "{action}");
        }
        let orders: Vec<String> = all_orders().iter().map(ToString::to_string).collect();
        let told = orders.iter().filter(|it| sentence(it).is_some());
        let told: Vec<&str> = told.filter_map(|it| it.split(' ').next()).collect();
        assert_eq!(told, ["flag", "mark", "bid", "pass", "sell", "buy"]);
    }
}
