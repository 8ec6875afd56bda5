//! What the reader did, as the headline of a receipt.

use super::super::words::Arg;
use super::actions;
use super::scene::Scene;
use crate::games::goa::action::{Deed, Step};
use crate::games::goa::tiles::{Colony, Column};

/// An order that was carried out, as a sentence; an own action is quoted instead.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let (did, _, args) = words(order)?;
    Some(scene.say(did, &args))
}

/// What a plan wanted to do, as a button would say it: one order, or one of the six
/// actions alone. Anything else has no words but its own.
pub(super) fn tried(scene: &Scene<'_>, order: &str) -> Option<String> {
    if let Some((_, tried, args)) = words(order) {
        return Some(scene.say(tried, &args));
    }
    let deed = match order.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["progress", column] => {
            let column = Column::ALL.into_iter().find(|it| it.word() == *column)?;
            Deed::Progress { column, pay: Vec::new() }
        }
        ["ships"] => Deed::Ships,
        ["harvest"] => Deed::Harvest(None),
        ["taxes"] => Deed::Taxes,
        ["expedition"] => Deed::Expedition(None),
        ["found", colony] => Deed::Found(Colony::ALL.into_iter().find(|it| it.word() == *colony)?),
        [] | [_, ..] => return None,
    };
    Some(actions::step(scene, &Step::Do(deed)))
}

/// The messages about an order: that it was carried out, and that a plan wanted it; with
/// their variables.
fn words(order: &str) -> Option<(&'static str, &'static str, Vec<Arg<'_>>)> {
    let text = |name, text: &str| vec![(name, text.to_owned().into())];
    Some(match order.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["bid", amount] => ("did-bid", "goa-do-bid", text("amount", amount)),
        ["pass"] => ("did-pass", "goa-do-pass", vec![]),
        ["flag", place] => ("goa-did-flag", "goa-do-flag", text("place", place)),
        ["mark", cell] => ("goa-did-mark", "goa-tried-mark", text("cell", cell)),
        ["sell"] => ("goa-did-sell", "goa-tried-sell", vec![]),
        ["buy"] => ("goa-did-buy", "goa-tried-buy", vec![]),
        // Steps and quick starts: `every_short_order_has_words`.
        [] | [_, ..] => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::goa::{Action, all_orders};

    /// A new kind of action is put here, and in [`words`] if its words aren't quoted.
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
            assert_eq!(words(&action.to_string()).is_some(), is_told(&action), "{action}");
        }
        let orders: Vec<String> = all_orders().iter().map(ToString::to_string).collect();
        let told = orders.iter().filter(|it| words(it).is_some());
        let told: Vec<&str> = told.filter_map(|it| it.split(' ').next()).collect();
        assert_eq!(told, ["flag", "mark", "bid", "pass", "sell", "buy"]);
    }
}
