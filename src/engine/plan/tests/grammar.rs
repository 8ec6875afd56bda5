//! What a line means, and that its canonical text means the same.

use super::toy::{Slot, Toy};
use crate::engine::plan::Line;
use crate::engine::{Order, OrderError};
use proptest::prelude::*;

fn read(text: &str) -> Result<Line<Toy>, OrderError> {
    let order = Order::from_text(text).unwrap();
    Line::read(&order, 2, |_| Some(Slot::Lot(1)))
}

#[test]
fn lines_are_read() {
    for (text, canonical) in [
        ("lot 3: up to 6", "round 2 lot 3: up to 6"),
        ("Lot 3 up to 6", "round 2 lot 3: up to 6"),
        ("up to 6", "round 2 lot 1: up to 6"),
        ("lot 1: bid 4, else pass", "round 2 lot 1: bid 4, else pass"),
        ("bid 5 or 7 or 6, else pass", "round 2 lot 1: bid 5, else bid 7, else bid 6, else pass"),
        ("lot 2: bid 4 if lot 1 mine", "round 2 lot 2: if lot 1 mine: bid 4"),
        ("lot 2: if lot 1 mine: bid 4", "round 2 lot 2: if lot 1 mine: bid 4"),
        ("if lot 1 mine: lot 2: bid 4 else pass", "round 2 lot 2: if lot 1 mine: bid 4, else pass"),
        (
            "lot 2: bid 4 or 5 if lot 1 mine, else pass",
            "round 2 lot 2: if lot 1 mine: (bid 4, else bid 5), else pass",
        ),
        (
            "lot 3: if lot 1 mine or lot 2 mine and not money 3 or less: pass, otherwise up to 2",
            "round 2 lot 3: if lot 1 mine or (lot 2 mine and not money 3 or less): pass, \
             else up to 2",
        ),
        (
            "lot 3: if (lot 1 mine or lot 2 mine) and money 3 or more: pass",
            "round 2 lot 3: if (lot 1 mine or lot 2 mine) and money 3 or more: pass",
        ),
        (
            "lot 3: if not (lot 1 mine or not lot 2 mine): pass",
            "round 2 lot 3: if not (lot 1 mine or not lot 2 mine): pass",
        ),
        (
            "lot 3: if lot 1 mine: (if lot 2 mine: pass, else bid 1), else bid 2",
            "round 2 lot 3: if lot 1 mine: (if lot 2 mine: pass, else bid 1), else bid 2",
        ),
        (
            "lot 3: if lot 1 mine: if lot 2 mine: pass, else bid 2",
            "round 2 lot 3: if lot 1 mine: (if lot 2 mine: pass), else bid 2",
        ),
        ("lot 3: bid 4 if cheap, else pass", "round 2 lot 3: bid 4 if cheap, else pass"),
        ("lot 3: bid 4 if cheap if lot 1 mine", "round 2 lot 3: if lot 1 mine: bid 4 if cheap"),
        ("lot 1: up to 6, else ask me", "round 2 lot 1: up to 6, else ask me"),
        ("lot 1: up to 6, then ask me", "round 2 lot 1: up to 6, then ask me"),
        ("lot 1: bid 9, else default", "round 2 lot 1: bid 9, else default"),
        ("pass until round 5", "until round 5 lot 1: pass"),
        ("every round: lot 2: up to 3", "every round lot 2: up to 3"),
        ("lot 2: up to 3 every round, then ask me", "every round lot 2: up to 3, then ask me"),
        ("next round lot 2: pass", "round 3 lot 2: pass"),
        ("round 7, lot 2: pass", "round 7 lot 2: pass"),
        ("lot 2: pass from round 3", "from round 3 lot 2: pass"),
        (
            "hvis lot 1 mine: lot 2: pass ellers bid 2",
            "round 2 lot 2: if lot 1 mine: pass, else bid 2",
        ),
        (
            "lot 2: bid 3 jeśli lot 1 mine, inaczej pass",
            "round 2 lot 2: if lot 1 mine: bid 3, else pass",
        ),
        ("lot 2: pass jusqu'à la manche 4", "until round 4 lot 2: pass"),
        (
            "lot 2: bid 3 si lot 1 mine, sino pass cada ronda",
            "every round lot 2: if lot 1 mine: bid 3, else pass",
        ),
    ] {
        let line = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.to_string(), canonical, "{text}");
        assert_eq!(Line::from_canonical(canonical).unwrap(), line, "{text}");
    }
}

#[test]
fn what_is_wrong_is_pointed_at() {
    for (text, word, says) in [
        ("lot 3: up to six", "up to six", "no number"),
        ("lots 3: up to 6", "lots 3", "no decision is called that"),
        ("lot 3: bid 4, else", "else", "something is missing"),
        ("lot 3: if lot 1 mine bid 4", "lot 1 mine bid 4", ""),
        ("lot 3: if lot 1 mine", "lot 1 mine", "put a colon"),
        ("lot 3: if frogs rain: pass", "frogs", "no toy's fact"),
        ("lot 3: (bid 4, else pass", "(", "closing parenthesis"),
        ("lot 3: ((bid 4)", "(", "closing parenthesis"),
        ("lot 3: (bid 4", "(", "closing parenthesis"),
        ("lot 3: bid 4) else (pass)", ")", "closes none"),
        ("lot 3:: bid 4", ":", "one colon"),
        ("lot 3: : bid 4", ":", "one colon"),
        ("lot 3: bid 4) else pass", ")", "closes none"),
        ("every round lot 2: pass every round", "every", "say once"),
        ("pass until round soon", "pass until round soon", ""),
        ("lot 2: if lot 1 mine: pass if lot 1 mine", "if", "not both"),
        ("lot 2: if lot 1 mine: lot 3: pass", "", "one decision"),
        ("lot 2: dance", "dance", "no toy's wish"),
    ] {
        let error = read(text).expect_err(text);
        assert!(error.to_string().contains(says), "{text}: {error}");
        if !word.is_empty() && !says.is_empty() {
            assert_eq!(&text[error.span.clone()], word, "{text}: {error}");
        }
    }
}

#[test]
fn a_hostile_line_ends_nowhere_deep() {
    let deep = format!("lot 1: {}pass", "(".repeat(5000));
    assert!(read(&deep).is_err());
    let deep = format!("lot 1: {}: pass", "if lot 1 mine: ".repeat(3000));
    assert!(read(&deep).is_err());
    let deep = format!("lot 1: if {} lot 1 mine: pass", "not ".repeat(3000));
    assert!(read(&deep).is_err());
}

fn fact() -> impl Strategy<Value = String> {
    prop_oneof![
        (1..4u8).prop_map(|lot| format!("lot {lot} mine")),
        (0..20u8).prop_map(|money| format!("money {money} or more")),
        (0..20u8).prop_map(|money| format!("money {money} or less")),
    ]
}

fn condition() -> impl Strategy<Value = String> {
    fact().prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|it| format!("not ({it})")),
            prop::collection::vec(inner.clone(), 2..4)
                .prop_map(|all| format!("({})", all.join(" and "))),
            prop::collection::vec(inner, 2..4).prop_map(|any| format!("({})", any.join(" or "))),
        ]
    })
}

fn plan() -> impl Strategy<Value = String> {
    let what = prop_oneof![
        (0..9u8).prop_map(|amount| format!("bid {amount}")),
        (0..9u8).prop_map(|amount| format!("up to {amount}")),
        (0..9u8).prop_map(|amount| format!("bid {amount} if cheap")),
        Just("take ships".to_owned()),
        Just("ask me".to_owned()),
        Just("default".to_owned()),
    ];
    what.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            (condition(), inner.clone()).prop_map(|(when, what)| format!("if {when}: {what}")),
            prop::collection::vec(inner, 2..4).prop_map(|all| format!("({})", all.join(", else "))),
        ]
    })
}

fn line() -> impl Strategy<Value = String> {
    let scope = prop_oneof![
        Just(String::new()),
        Just("every round ".to_owned()),
        (1..9u8).prop_map(|round| format!("until round {round} ")),
        (1..9u8).prop_map(|round| format!("from round {round} ")),
        (1..9u8).prop_map(|round| format!("round {round} ")),
    ];
    let ask = prop_oneof![Just(""), Just(", then ask me")];
    (scope, 1..4u8, plan(), ask)
        .prop_map(|(scope, lot, plan, ask)| format!("{scope}lot {lot}: {plan}{ask}"))
}

proptest! {
    /// What was read is written so that it reads back the same.
    #[test]
    fn canonical_texts_read_back(text in line()) {
        let read = read(&text).unwrap();
        let again = Line::<Toy>::from_canonical(&read.to_string());
        prop_assert_eq!(again.unwrap(), read);
    }

    /// Whatever the text, reading it gives a line or an error inside the text.
    #[test]
    fn anything_can_be_read(text in "(lot 1|if|else|or|and|not|bid 3|pass|[:,();]|every round|until round|4|then ask me|mine| |\u{a0}|é|\\PC){0,40}") {
        if let Some(order) = Order::from_text(&text) {
            match Line::<Toy>::read(&order, 2, |_| Some(Slot::Lot(1))) {
                Ok(line) => prop_assert_eq!(Line::from_canonical(&line.to_string()).unwrap(), line),
                Err(error) => prop_assert!(text.lines().next().is_some() && error.span.end <= order.line.len()),
            }
        }
    }
}
