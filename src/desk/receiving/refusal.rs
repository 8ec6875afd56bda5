//! Why an order is not carried out, in words for its sender.

use crate::{
    basics::Language,
    desk::courtesy::is_everyday,
    engine::{
        Arg, Order, OrderError, Said, Sentence,
        plan::{Reason, Refused, Verdict, keywords},
    },
    games::sentences::OneOf,
    letters::{Explanation, Occasion, Refusal},
};

/// Why a line of a mail can't be used, whatever the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum Unfit {
    #[error("this is no order; put a # before what is only for yourself")]
    NoOrder,
    #[error(
        "this answers an older letter, and the game has moved on; if it is meant for what is asked now, send it again"
    )]
    Older,
    /// What to write instead, to send it ahead.
    #[error("this is no answer to what you are asked now; to send it ahead, write: {}", OneOf(.0.iter().map(|line| format!("«{line}»")).collect()))]
    Ahead(Vec<String>),
    #[error("after the orders before it, nothing of this kind is asked of you in this round")]
    NotInRound,
    #[error("the table is paused, and this can't be kept until it goes on; send it again then")]
    Paused,
    /// The codes of those in which letters are.
    #[error("letters are written in these languages: {}", .0.join(", "))]
    Languages(Vec<&'static str>),
}

impl Unfit {
    fn whole(self, order: &Order) -> OrderError {
        let said = match &self {
            Unfit::NoOrder => Said::of("unfit-no-order", []),
            Unfit::Older => Said::of("unfit-older", []),
            Unfit::Ahead(lines) => {
                let lines = lines.iter().cloned().map(Arg::Order).collect();
                Said::of("unfit-ahead", [("lines", Arg::OneOf(lines))])
            }
            Unfit::NotInRound => Said::of("unfit-not-in-round", []),
            Unfit::Paused => Said::of("unfit-paused", []),
            Unfit::Languages(codes) => {
                Said::of("unfit-languages", [("codes", Arg::Text(codes.join(", ")))])
            }
        };
        OrderError::whole(order, Sentence::of(&self, Some(said)))
    }
}

/// A language in which no letter can be written; `others` are the mail's other
/// orders and commands.
pub(super) fn unknown_language(order: &Order, others: usize) -> Occasion {
    let codes = Language::ALL.iter().map(|language| language.code()).collect();
    let error = Unfit::Languages(codes).whole(order);
    Occasion::Refused(Refusal { others, ..refusal(order, error) })
}

/// What the sender of a refused order is told; `undone` if the mail took an order
/// back before it. `would_do` says whether an order in its place would be
/// accepted.
pub(super) fn occasion(
    refused: Refused,
    undone: bool,
    begins_order: impl Fn(&str) -> bool,
    would_do: impl Fn(&Order) -> bool,
) -> Occasion {
    let Refused { order, why, stood, others } = refused;
    // With a single order there is no need to point at its line.
    let single = stood + others == 0 && !undone;
    match why {
        Verdict::Stale if single => {
            Occasion::Explained(Explanation::Stale { offer: None, since: None })
        }
        Verdict::Elsewhere(ahead) if single => {
            let line = order.line.get(order.span()).unwrap_or(&order.line).to_owned();
            Occasion::Explained(Explanation::WhichDecision { line, ahead })
        }
        Verdict::NotAwaited if single && begins(&order, &begins_order) => {
            Occasion::Explained(Explanation::NotAwaited)
        }
        why => {
            let error = error(&order, why, begins_order, would_do);
            Occasion::Refused(Refusal { stood, undone, others, ..refusal(&order, error) })
        }
    }
}

/// Turns a verdict into an error in the order.
pub(super) fn error(
    order: &Order,
    why: Verdict,
    begins_order: impl Fn(&str) -> bool,
    would_do: impl Fn(&Order) -> bool,
) -> OrderError {
    let why = match why {
        Verdict::Order(error) => Verdict::Order(only_if_it_would_do(order, error, would_do)),
        why => why,
    };
    match why {
        Verdict::Order(error) if begins(order, &begins_order) => error,
        Verdict::Order(error) if error.did_you_mean.is_some() => error,
        Verdict::Order(error) if error.rule.is_some() => error,
        Verdict::Stale => Unfit::Older.whole(order),
        Verdict::NotComing(sentence) => OrderError::whole(order, sentence),
        Verdict::Elsewhere(ahead) => Unfit::Ahead(ahead).whole(order),
        Verdict::NotAwaited if begins(order, &begins_order) => Unfit::NotInRound.whole(order),
        Verdict::Order(_) | Verdict::NotAwaited => Unfit::NoOrder.whole(order),
        Verdict::Resting => Unfit::Paused.whole(order),
        Verdict::Impossible(reasons) => OrderError::whole(order, tried(&reasons)),
    }
}

/// The error, with a suggestion only if the order would be accepted with the
/// suggested word, and if the word it replaces is not an everyday one.
pub(super) fn only_if_it_would_do(
    order: &Order,
    mut error: OrderError,
    would_do: impl Fn(&Order) -> bool,
) -> OrderError {
    let Some(meant) = error.did_you_mean.take() else { return error };
    let line = &order.line;
    let written = line.get(error.span.clone()).unwrap_or_default();
    if is_everyday(written) {
        return error;
    }
    let of_order = order.span();
    let before = line.get(of_order.start..error.span.start).unwrap_or_default();
    let after = line.get(error.span.end..of_order.end).unwrap_or_default();
    let corrected = Order::from_text(&format!("{before}{meant}{after}"));
    if corrected.is_some_and(|corrected| would_do(&corrected)) {
        error.did_you_mean = Some(meant);
    }
    error
}

fn begins(order: &Order, begins_order: &impl Fn(&str) -> bool) -> bool {
    let texts = order.texts();
    keywords::begins_line(&texts)
        || keywords::begins_limit(&texts)
        || order.words.first().is_some_and(|word| begins_order(&word.text))
}

/// What was tried, and why each of it can't be done.
fn tried(reasons: &[Reason]) -> Sentence {
    let (mut english, mut each) = (Vec::new(), Vec::new());
    for Reason { tried, sentence, rule } in reasons {
        let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        let why = match sentence.said() {
            Some(said) => Arg::named(sentence, said.clone()),
            None => Arg::text(sentence),
        };
        let plain = format!("«{tried}»: {sentence}{rule}");
        english.push(plain.clone());
        let args = [("order", Arg::Order(tried.clone())), ("why", why), ("rule", Arg::Text(rule))];
        each.push(Arg::named(plain, Said::of("tried", args)));
    }
    let english = format!("none of this can be done now: {}", english.join("; "));
    Sentence::of(english, Some(Said::of("none-can-be-done", [("tried", Arg::Each(each))])))
}

/// The refusal of one order; the caller adds what became of the others.
pub(super) fn refusal(order: &Order, error: OrderError) -> Refusal {
    let mended = mended(order, &error);
    Refusal {
        line_number: order.line_number,
        line: order.line.clone(),
        order: order.line.get(order.span()).unwrap_or(&order.line).to_owned(),
        span: error.span,
        sentence: error.sentence,
        rule: error.rule,
        mended,
        again: Vec::new(),
        did_you_mean: error.did_you_mean,
        stood: 0,
        undone: false,
        others: 0,
    }
}

/// The order with the word in it that was probably meant.
fn mended(order: &Order, error: &OrderError) -> Option<String> {
    let meant = error.did_you_mean.as_ref()?;
    let (line, whole) = (&order.line, order.span());
    let before = line.get(whole.start..error.span.start)?;
    let after = line.get(error.span.end..whole.end)?;
    Some(format!("{before}{meant}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::santiago::View;

    #[test]
    fn what_is_unfit_is_said_in_every_language() {
        let order = Order::from_text("bid 5").unwrap();
        let unfit = [
            Unfit::NoOrder,
            Unfit::Older,
            Unfit::Ahead(vec!["bid: bid 5".into(), "every round bid: bid 5".into()]),
            Unfit::NotInRound,
            Unfit::Paused,
            Unfit::Languages(vec!["en", "pl"]),
        ];
        let reasons = unfit.map(|unfit| unfit.whole(&order).sentence);
        insta::assert_snapshot!("unfit", crate::letters::told::<View>(&reasons));
    }

    #[test]
    fn what_was_tried_is_said_in_every_language() {
        let reason = |tried: &str, sentence, rule| Reason { tried: tried.into(), sentence, rule };
        let paused = Unfit::Paused.whole(&Order::from_text("bid 5").unwrap()).sentence;
        let reasons = [reason("bid 5", paused.clone(), Some("S24")), reason("bid 4", paused, None)];
        insta::assert_snapshot!("tried", crate::letters::told::<View>(&[tried(&reasons)]));
    }
}
