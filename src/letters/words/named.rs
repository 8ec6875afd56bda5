//! Messages that name a thing. Every existing thing must have a name in every
//! language, and anything else must not get one of those: Fluent has a default for
//! it, and a default that is a thing's name would be wrong.

use super::super::moderated::salted;
use super::super::pages::Pages;
use super::*;
use crate::basics::{Pace, Parts};
use crate::engine::{Motion, Salted, seat::COLOURS};
use crate::games::goa::cards::{Effect, Symbol};
use crate::games::goa::event::ActionKind;
use crate::games::goa::plan::Sheet;
use crate::games::goa::tiles::{Colony, Column, Spice, TileKind};
use crate::games::goa::{self, Decision, Part};
use crate::games::santiago::{self, Kind};
use chrono::NaiveTime;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeSet;
use strum::VariantArray;

/// What messages choose by that is not a thing: a number, yes or no, you or
/// others.
const CHOICES: [&[&str]; 3] =
    [&["zero", "one", "two", "few", "many", "other"], &["yes", "no"], &["you", "other"]];

/// What forms of orders leave open.
const BLANKS: [&str; 20] = [
    "action",
    "amount",
    "card",
    "cards",
    "cell",
    "choice",
    "code",
    "colony",
    "column",
    "condition",
    "decision",
    "order",
    "place",
    "player",
    "round",
    "spice",
    "square",
    "store",
    "text",
    "tile",
];

/// The variants that a message needs for the things that a variable can be.
fn things(message: &str, variable: &str) -> Option<BTreeSet<String>> {
    fn all<T: Copy>(things: &[T], word: impl Fn(T) -> &'static str) -> BTreeSet<String> {
        things.iter().map(|&thing| word(thing).replace(' ', "-")).collect()
    }
    let numbers = |last: u8| (1..=last).map(|number| number.to_string()).collect();
    Some(match (message, variable) {
        ("goa-decision" | "goa-pre-do", "decision") => {
            all(&Decision::all().collect::<Vec<_>>(), Decision::id)
        }
        ("decision" | "asked-to" | "pre-do", "decision") => {
            all(santiago::Decision::VARIANTS, santiago::Decision::id)
        }
        ("seat-house" | "seat-player", "colour") => {
            COLOURS.into_iter().map(str::to_owned).collect()
        }
        ("weekday" | "weekday-short", "day") => numbers(7),
        (_, "month") => numbers(12),
        ("settings-receipts" | "settings-calendar", "now") => all(&["on", "off"], |word| word),
        ("settings-parts", "parts") => all(Parts::VARIANTS, Parts::as_str),
        ("settings-pace", "pace") => {
            let daily = Pace::Daily(NaiveTime::MIN);
            all(&[Pace::EveryMove, Pace::MyTurn, Pace::Round, daily], Pace::key)
        }
        (_, "when") => all(&["now", "next"], |word| word),
        (_, "tile") => all(TileKind::VARIANTS, TileKind::name),
        (_, "spice") => all(Spice::VARIANTS, Spice::word),
        (_, "column") => all(Column::VARIANTS, Column::word),
        (_, "colony") => all(Colony::VARIANTS, Colony::word),
        (_, "symbol") => all(Symbol::VARIANTS, Symbol::word),
        (_, "effect") => all(Effect::VARIANTS, Effect::word),
        (_, "deed") => all(ActionKind::VARIANTS, ActionKind::word),
        (_, "part") => all(Part::VARIANTS, Part::word),
        (_, "kind") => all(Kind::VARIANTS, Kind::word),
        (_, "of") => all(Salted::VARIANTS, salted),
        (_, "motion") => all(Motion::VARIANTS, Motion::word),
        (_, "sheet") => {
            let mut names = all(Sheet::VARIANTS, Sheet::name);
            let others = ["round", santiago::View::EXTRA, goa::View::EXTRA];
            names.extend(others.map(str::to_owned));
            names
        }
        (_, "blank") => BLANKS.into_iter().map(str::to_owned).collect(),
        _ => return None,
    })
}

/// One choice in a message: its variable, the variants with a name of their own,
/// and the text of the default.
struct Choice<'a> {
    variable: &'a str,
    named: Vec<(&'a str, &'a Pattern<&'a str>)>,
    default: (&'a str, &'a Pattern<&'a str>),
}

fn choices<'a>(pattern: &'a Pattern<&'a str>, found: &mut Vec<Choice<'a>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let Expression::Select { selector, variants } = expression else { continue };
        let InlineExpression::VariableReference { id } = selector else {
            panic!("a choice by what is no variable: {selector:?}")
        };
        let key = |key: &VariantKey<&'a str>| match *key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
        };
        let (default, named): (Vec<_>, Vec<_>) =
            variants.iter().partition(|variant| variant.default);
        let of = |variant: &&'a fluent_syntax::ast::Variant<&'a str>| {
            (key(&variant.key), &variant.value)
        };
        found.push(Choice {
            variable: id.name,
            named: named.iter().map(of).collect(),
            default: default.iter().map(of).next().unwrap(),
        });
        for variant in variants {
            choices(&variant.value, found);
        }
    }
}

/// Whether it contains the variable itself.
fn says(pattern: &Pattern<&str>, variable: &str) -> bool {
    pattern.elements.iter().any(|element| {
        matches!(element, PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } if id.name == variable)
    })
}

fn is_number(key: &str) -> bool {
    key.bytes().all(|digit| digit.is_ascii_digit())
}

fn check(language: Language, message: &str, choice: &Choice<'_>) {
    let Choice { variable, named, default } = choice;
    let place = format!("{language:?}: {message}: ${variable}");
    let keys: Vec<&str> = named.iter().map(|&(key, _)| key).collect();
    let Some(there_are) = things(message, variable) else {
        let known = |choice: &&[&str]| {
            let here = |key: &str| is_number(key) || choice.contains(&key);
            choice.contains(&default.0) && keys.iter().all(|key| here(key))
        };
        assert!(CHOICES.iter().any(known), "{place}: what is it?");
        return;
    };
    let named_here: BTreeSet<String> = keys.iter().map(|&key| key.to_owned()).collect();
    assert_eq!(named_here, there_are, "{place}: what has a name, and what there is");
    assert_eq!(default.0, "other", "{place}: the default is a thing");
    // That orders may be sent ahead is true of any sheet; words are to the same people
    // whenever they go.
    let says = ["sheet", "when"].contains(variable) || says(default.1, variable);
    assert!(says, "{place}: the default does not say what is unknown");
    let taken = named.iter().find(|&&(_, name)| name == default.1);
    assert_eq!(taken.map(|(key, _)| key), None, "{place}: the default is a thing's name");
}

#[test]
fn every_thing_has_a_name_and_nothing_else_has_it() {
    let mut checked = BTreeSet::new();
    for language in Language::ALL {
        for source in sources(language) {
            let resource = FluentResource::try_new(source.to_owned()).unwrap();
            for entry in resource.entries() {
                let Entry::Message(message) = entry else { continue };
                let mut found = Vec::new();
                choices(message.value.as_ref().unwrap(), &mut found);
                for choice in &found {
                    check(language, message.id.name, choice);
                    if things(message.id.name, choice.variable).is_some() {
                        checked.insert((message.id.name.to_owned(), choice.variable.to_owned()));
                    }
                }
            }
        }
    }
    for (message, variable) in [("goa-tile", "tile"), ("goa-tile-does", "tile"), ("kind", "kind")] {
        assert!(checked.contains(&(message.to_owned(), variable.to_owned())), "{message}");
    }
}

#[test]
fn what_there_is_not_is_said_as_it_is_written() {
    for language in Language::ALL {
        let [_, santiago, goa] = all();
        for (message, variable) in [
            ("goa-tile", "tile"),
            ("goa-tile-short", "tile"),
            ("goa-tile-does", "tile"),
            ("goa-spice", "spice"),
            ("goa-effect", "effect"),
            ("goa-decision", "decision"),
            ("decision", "decision"),
            ("kind", "kind"),
        ] {
            let game = if message.starts_with("goa-") { goa } else { santiago };
            let words = Words::of_game(language, game);
            let none = FluentValue::from("x");
            let args = ["count", "gain", "over", "spice", "tile", "effect", "decision", "kind"]
                .map(|name| (name, none.clone()));
            let args: Vec<Arg<'_>> =
                args.into_iter().filter(|(name, _)| *name != variable).collect();
            let args = [args, vec![(variable, "nonesuch".into())]].concat();
            assert_eq!(words.say(message, &args), "(nonesuch?)", "{language:?}: {message}");
            assert!(words.finish().is_ok(), "{language:?}");
        }
    }
}
