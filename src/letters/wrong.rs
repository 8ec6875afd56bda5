//! Why a table can't be opened as it was written.

use super::reasons;
use super::rich::{order as shown, sentence};
use super::seats::short;
use super::words::Words;
use crate::basics::Language;
use crate::engine::Sentence;

/// Why a table can't be opened as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrongWish {
    /// The game is for fewer, or for more.
    Players { wrote: usize, fewest: usize, most: usize },
    /// There is no such option.
    NoOption { option: String },
    /// It has other values: what can be written.
    Value { option: String, right: Vec<String> },
    /// At least one place is a person's, so there may be so many house players.
    AllHouse { option: String, most: usize },
    /// It is said more than once, and which is meant is not to be guessed.
    Twice { option: String },
    /// Two players have this name.
    SameName { name: String },
    /// What no option says alone.
    Other { why: Sentence },
}

/// A line for each reason why a table can't be opened as it was written.
pub(super) fn wrong_wishes(words: &Words, wrong: &[WrongWish]) -> Vec<String> {
    wrong.iter().map(|wrong| wrong_wish(words, wrong)).collect()
}

fn wrong_wish(words: &Words, wrong: &WrongWish) -> String {
    let order = |text: &str| shown(&short(text));
    match wrong {
        WrongWish::Players { wrote, fewest, most } => words.say(
            "house-wrong-players",
            &[("seats", (*wrote).into()), ("fewest", (*fewest).into()), ("most", (*most).into())],
        ),
        WrongWish::NoOption { option } => {
            words.say("house-wrong-none", &[("option", order(option).into())])
        }
        WrongWish::Value { option, right } => {
            let right = right.iter().map(|it| shown(it)).collect::<Vec<_>>().join(", ");
            words.say(
                "house-wrong-value",
                &[("option", order(option).into()), ("right", right.into())],
            )
        }
        WrongWish::AllHouse { option, most } => words.say(
            "house-wrong-house",
            &[("option", order(option).into()), ("most", (*most).into())],
        ),
        WrongWish::Twice { option } => {
            words.say("house-wrong-twice", &[("option", order(option).into())])
        }
        WrongWish::SameName { name } => {
            words.say("house-wrong-name", &[("player", short(name).into())])
        }
        // A reason that has English words alone is told to those who read English.
        WrongWish::Other { why } if why.said().is_some() || words.language() == Language::En => {
            let why = reasons::within(words, why);
            sentence(&words.say("house-wrong-why", &[("why", why.into())]))
        }
        WrongWish::Other { .. } => words.plain("house-wrong-other"),
    }
}
