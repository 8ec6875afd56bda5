//! Why an order is not carried out, in words for its sender.

use crate::{
    engine::{Order, PlayError},
    letters::{Language, Occasion, Refusal},
};

/// A language that no letter can be written in; `others` are the mail's other
/// orders and commands.
pub(super) fn unknown_language(order: &Order, others: usize) -> Occasion {
    let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
    Occasion::Refused(Refusal {
        line_number: order.line_number,
        line: order.line.clone(),
        span: order.span(),
        sentence: format!("letters are written in these languages: {}", codes.join(", ")),
        rule: None,
        did_you_mean: None,
        stood: 0,
        others,
    })
}

/// An order of its own; what became of others is for the caller to add.
pub(super) fn refusal(
    order: &Order,
    error: PlayError,
    begins_order: impl Fn(&str) -> bool,
) -> Refusal {
    let line_number = order.line_number;
    let line = order.line.clone();
    match error {
        PlayError::Order(error) => Refusal {
            line_number,
            line,
            span: error.span,
            sentence: error.sentence,
            rule: error.rule,
            did_you_mean: error.did_you_mean,
            stood: 0,
            others: 0,
        },
        PlayError::NotAwaited => Refusal {
            line_number,
            line,
            span: order.span(),
            sentence: if order.words.first().is_some_and(|word| begins_order(&word.text)) {
                "after the orders before it, nothing more is asked of you now".into()
            } else {
                "this is no order; put a # before what is only for yourself".into()
            },
            rule: None,
            did_you_mean: None,
            stood: 0,
            others: 0,
        },
    }
}
