//! What is told of orders is what there is.

use super::*;
use crate::engine::plan::Line;
use crate::engine::{Game, Order, Plannable, Seats, TableSeed};
use crate::games::goa::action::Step;
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::cards::Symbol;
use crate::games::goa::options::Variant;
use crate::games::goa::plan::{Slot, Wish};
use crate::games::goa::tiles::{Colony, Spice};
use crate::games::goa::{Deal, Goa, Options};
use crate::games::manual::{self, Row};
use std::collections::BTreeSet;

/// What is left of a text behind the first of these names that it begins with.
fn behind(text: &str, names: impl IntoIterator<Item = impl fmt::Display>) -> Option<String> {
    names.into_iter().find_map(|name| {
        let rest = text.strip_prefix(&name.to_string())?;
        let whole = rest.is_empty() || rest.starts_with([' ', ',']);
        whole.then(|| rest.trim_start().to_owned())
    })
}

/// What is left of a text behind this part.
fn after(part: Part, text: &str) -> Option<String> {
    let word = text.split([' ', ',']).next().unwrap_or_default();
    let rest = || text[word.len()..].trim_start().to_owned();
    let number = || word.parse::<u8>().is_ok().then(rest);
    match part {
        Part::Amount | Part::Cards => number(),
        Part::Place => Place::from_label(word).map(|_| rest()),
        Part::Cell => Cell::from_label(word).map(|_| rest()),
        Part::Column => behind(text, Column::ALL),
        Part::Colony => behind(text, Colony::ALL),
        Part::Tile => behind(text, Tile::all()),
        Part::Card => behind(text, Effect::ALL).or_else(|| behind(text, Symbol::ALL)),
        Part::Spice => behind(text, Spice::ALL),
        Part::Player => behind(text, Seats::new(4)?.iter()),
        Part::Action => behind(text, steps::STEPS.map(Form::name)),
        Part::Word(word) => behind(text, [word.word()]),
        Part::Store | Part::Choice => (!word.is_empty()).then(rest),
    }
}

/// Is an order of this form? What may be left out may stand behind it, and what
/// the form has twice may be there once.
fn is_of(Form(word, parts): Form, order: &str) -> bool {
    let mut rest = behind(order, [word.word()]);
    let mut last = None;
    for &part in parts {
        let next = rest.as_ref().and_then(|rest| after(part, rest));
        if next.is_some() || last != Some(part) {
            rest = next;
        }
        last = Some(part);
    }
    rest.is_some()
}

#[test]
fn decisions_and_plans_fit_together() {
    let of = |address| Decision::all().filter(move |it| it.description().address == address);
    for address in Address::VARIANTS {
        let own = of(*address).next().is_some();
        // What is for several decisions, or for none.
        let other = matches!(address, Address::Lots | Address::Budget | Address::Use);
        assert_eq!(own, !other, "{address:?}");
    }
    let ids: BTreeSet<&str> = Decision::all().map(Decision::id).collect();
    assert_eq!(ids.len() + Gain::VARIANTS.len(), Decision::all().count() + 1, "P7 is one");
    assert_eq!(Address::from(Slot::Lot(3)), Address::Lot);
}

fn options() -> Vec<Options> {
    let mut all = ["goa-2004", "goa-2012"].map(|edition| Options::of(edition).unwrap()).to_vec();
    let mut more = all[1].clone();
    more.variants = vec![Variant::QuickStart, Variant::Bonanza];
    all.push(more);
    all
}

/// What no list of choices has, or what a few games may not come to.
const RARE: [&str; 6] = [
    "more <spice>",
    "hold",
    "harvest <spice> <spice>",
    "discard <card> and <card>",
    "keep",
    "take <tile>",
];

/// Whatever may be done has a form that is told of its decision, and each form
/// comes up.
#[test]
fn every_legal_order_has_a_form() {
    let mut met: BTreeSet<String> = BTreeSet::new();
    for (options, number) in options().iter().cycle().zip(0..9) {
        let seats = Seats::new(2 + number % 3).unwrap();
        let mut dice = TableSeed::new(format!("forms {number}")).dice(0);
        let mut game = Goa::begin(&Deal::draw(options, seats, &mut dice).unwrap());
        while game.phase.standings().is_none() {
            if let Some(event) = game.automatic(&mut dice) {
                game.evolve(&event);
                continue;
            }
            let (seat, decision) = game.awaited().unwrap();
            let choices = game.choices(seat).unwrap();
            for action in &choices.legal {
                check(decision, &action.to_string(), &mut met);
            }
            let action = dice.pick(&choices.legal).unwrap();
            for event in game.decide(seat, action, &mut dice).unwrap() {
                game.evolve(&event);
            }
        }
    }
    let told = Decision::all().flat_map(Decision::forms).chain(steps::STEPS);
    let told = told.map(|form| form.to_string()).filter(|form| !RARE.contains(&form.as_str()));
    assert_eq!(told.filter(|form| !met.contains(form)).collect::<Vec<_>>(), [""; 0]);
}

fn check(decision: Decision, order: &str, met: &mut BTreeSet<String>) {
    let forms: Vec<Form> = decision.forms().filter(|&form| is_of(form, order)).collect();
    assert!(!forms.is_empty(), "{order} at {decision:?}");
    met.extend(forms.iter().map(Form::to_string));
    if !decision.takes_steps() || order == "pass" {
        return;
    }
    for step in order.strip_prefix("extra ").unwrap_or(order).split(", ") {
        let word = |form: &Form| behind(step, [form.name()]).is_some();
        let form = steps::STEPS.into_iter().find(word);
        assert!(form.is_some(), "{step} in {order}");
        met.extend(
            steps::STEPS.into_iter().filter(|&form| is_of(form, step)).map(|it| it.to_string()),
        );
    }
}

/// The decisions that a row of the manual is about.
fn of_row(row: &Row) -> Vec<Decision> {
    let ids = row.ids();
    for id in &ids {
        assert!(Decision::all().any(|decision| decision.id() == *id), "no decision: {id}");
    }
    Decision::all().filter(|decision| ids.contains(&decision.id())).collect()
}

/// What the manual writes about a decision has a form of it, and each order of a decision
/// is there: in its rows, or where the steps of a line are told.
#[test]
fn the_manual_has_every_order() {
    let ours = manual::section("Goa");
    let mut told: Vec<(&str, &str)> = Vec::new();
    for row in manual::rows(ours, "asked for") {
        let decisions = of_row(&row);
        assert!(!decisions.is_empty(), "a row of no decision: {:?}", row.codes(1));
        for order in row.codes(1) {
            let known = |form: Form| is_of(form, order) || form.name() == order;
            let known = decisions.iter().any(|decision| decision.forms().any(known));
            assert!(known, "{order} at {decisions:?}");
            told.extend(decisions.iter().map(|decision| (decision.id(), order)));
        }
    }
    let steps: Vec<&str> =
        ours.split('`').skip(1).step_by(2).flat_map(|code| code.split(", ")).collect();
    for decision in Decision::all() {
        for form in decision.forms() {
            let own = told.iter().any(|&(id, order)| id == decision.id() && is_of(form, order));
            let step = decision.acts() || steps::AROUND.contains(&form);
            let step = step && steps.iter().any(|order| is_of(form, order));
            assert!(own || step, "{form} at {decision:?}");
        }
    }
    for form in steps::STEPS {
        assert!(steps.iter().any(|order| is_of(form, order)), "{form}");
    }
}

/// The lines of plans in the manual can be read, each for the address of its row, and each
/// decision and each address has a row.
#[test]
fn the_manual_has_every_address() {
    let (mut told, mut told_addresses) = (Vec::new(), Vec::new());
    let mut own: Vec<Address> = Vec::new();
    for row in manual::rows(manual::section("Goa"), "decision") {
        let named = row.codes(0).into_iter().map(|name| {
            let order = Order::from_text(name).unwrap();
            Goa::address(&order, true).unwrap_or_else(|| panic!("no address: {name}")).0.into()
        });
        let named: Vec<Address> = named.collect();
        own = if named.is_empty() { own } else { named };
        for text in row.codes(1) {
            let order = Order::from_text(text).unwrap();
            // A tile that is used is its own address; all others are written out.
            let used = |wish: &Wish| match wish {
                Wish::Steps { steps, extra: false } => match steps.as_slice() {
                    [Step::Use(tile)] => Some(Slot::Use(tile.tile())),
                    _ => None,
                },
                _ => None,
            };
            let line = Line::<Goa>::read(&order, 1, used).unwrap();
            assert!(own.contains(&line.slot.into()), "{text}");
        }
        // A tile used on the way is part of an action, and no decision by itself.
        if own != [Address::Use] {
            for decision in of_row(&row) {
                assert!(own.contains(&decision.description().address), "{decision:?}");
                told.push(decision);
            }
        }
        told_addresses.extend(own.iter().copied());
    }
    for decision in Decision::all() {
        assert!(told.contains(&decision), "{decision:?}");
    }
    for address in Address::VARIANTS {
        assert!(told_addresses.contains(address), "{address:?}");
    }
}

#[test]
fn what_belongs_to_a_tile_or_a_card_is_said_with_it() {
    let forms: Vec<String> =
        Tile::all().map(Tile::use_form).filter(|form| form.contains('<')).collect();
    assert_eq!(
        forms,
        ["use espionage <player> <action>", "use exchange <cell>", "use red spice <spice>"]
    );
    let card = |effect| Card { effect, colonists: 1, symbol: Symbol::Palm };
    assert_eq!(card(Effect::BuyProgress).play_form(), "play buy progress palm <column>");
    assert_eq!(card(Effect::ThirdCard).play_form(), "play third card palm");
}
