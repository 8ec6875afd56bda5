//! The arguments of commands that name people, choices, and house rules.

use super::said::{Command, LONGEST_REASON, Person, shown, tidy};
use crate::basics::Language;

/// Reads such a command; `None` if the words do not fit the form, `Some(Err)` where more can
/// be said.
pub(super) fn command(word: &str, rest: &str) -> Option<Result<Command, String>> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match word {
        "replace" => replace(rest),
        "address" => address(&words),
        "swap" => swap(&words).map(Ok),
        "seat" => add_or(rest, "drop", Command::AddSeat, |seat| Command::DropSeat { seat }),
        "option" => choose(rest).map(Ok),
        "moderator" => add_or(rest, "remove", Command::AddModerator, Command::RemoveModerator),
        "house" => house_rule(rest),
        _ => None,
    }
}

fn replace(rest: &str) -> Option<Result<Command, String>> {
    let (seat, who) = [" with ", " WITH ", " With "]
        .iter()
        .find_map(|with| rest.split_once(with))
        .or_else(|| rest.split_once(char::is_whitespace))?;
    let by = person(who)?;
    Some(by.map(|by| Command::Replace { seat: seat.trim().to_owned(), by }))
}

/// `NAME <ADDRESS> [LANGUAGE]`, quoted or not; `None` if it has another shape.
fn person(text: &str) -> Option<Result<Person, String>> {
    let marks = ['\'', '"', '’', '‘'];
    let (name, address) = text.trim().trim_matches(marks).split_once('<')?;
    let (address, rest) = address.split_once('>')?;
    let address = address.trim().to_lowercase();
    let name = name.trim().trim_matches(marks).trim();
    let name = (!name.is_empty()).then(|| name.to_owned());
    if let Err(error) = crate::config::plain_address(&address) {
        return Some(Err(error));
    }
    let language = match rest.trim_matches(marks).trim() {
        "" => Ok(None),
        code => language(code).map(Some),
    };
    Some(language.map(|language| Person { name, address, language }))
}

/// Two seats: one word each, or joined by `and`.
fn swap(words: &[&str]) -> Option<Command> {
    let (one, other) = match words.iter().position(|word| *word == "and") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None if words.len() == 2 => words.split_at(1),
        None => return None,
    };
    let named = !one.is_empty() && !other.is_empty();
    named.then(|| Command::Swap { one: one.join(" "), other: other.join(" ") })
}

/// `add NAME <ADDRESS>`, or a word for removing somebody and who that is.
fn add_or(
    rest: &str,
    away: &str,
    add: fn(Person) -> Command,
    take: impl Fn(String) -> Command,
) -> Option<Result<Command, String>> {
    let (what, who) = rest.split_once(char::is_whitespace)?;
    let who = who.trim();
    match what.to_lowercase() {
        what if what == "add" => Some(person(who)?.map(add)),
        what if what == away && !who.is_empty() => Some(Ok(take(who.to_owned()))),
        _ => None,
    }
}

/// `key=value`, or the two as separate words.
fn choose(rest: &str) -> Option<Command> {
    let (key, value) = rest.split_once('=').or_else(|| rest.split_once(char::is_whitespace))?;
    let (key, value) = (key.trim().to_lowercase(), value.trim().to_owned());
    let single = !key.is_empty() && !value.is_empty() && !key.contains(char::is_whitespace);
    single.then_some(Command::Choose { key, value })
}

fn house_rule(rest: &str) -> Option<Result<Command, String>> {
    let (word, rest) = rest.split_once(char::is_whitespace)?;
    let text = rest.trim().trim_start_matches(':').trim();
    if !word.trim_end_matches(':').eq_ignore_ascii_case("rule") || text.is_empty() {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_off = |word: &str| word.eq_ignore_ascii_case("off");
    let number = match words[..] {
        [off, number] | [number, off] if is_off(off) => number.parse::<usize>().ok(),
        _ => None,
    };
    if let Some(number) = number {
        return (number > 0).then_some(Ok(Command::HouseRuleOff(number)));
    }
    // Otherwise everybody would be told of a rule that isn't one.
    if words.first().is_some_and(|word| is_off(word)) {
        let text = shown(text);
        return Some(Err(format!(
            "«{text}» names no house rule by its number: `house rule off N` ends rule N, and `rule` \
             lists them"
        )));
    }
    if text.chars().count() > LONGEST_REASON {
        return Some(Err(format!("a house rule may have {LONGEST_REASON} characters")));
    }
    Some(Ok(Command::HouseRule(tidy(text))))
}

/// The language to write letters in.
fn language(code: &str) -> Result<Language, String> {
    let found = Language::from_code(&code.to_lowercase());
    found.ok_or_else(|| {
        let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("«{}» is none of the languages of letters: {}", shown(code), codes.join(", "))
    })
}

/// A seat, whose player's name may be several words, and an address.
fn address(words: &[&str]) -> Option<Result<Command, String>> {
    let (address, seat) = words.split_last().filter(|(_, seat)| !seat.is_empty())?;
    let address = address.trim_matches(['<', '>', '\'', '"', ',', '.']).to_lowercase();
    Some(crate::config::plain_address(&address).map(|()| {
        let seat = match seat {
            [seat @ .., "to"] if !seat.is_empty() => seat,
            seat => seat,
        };
        Command::Address { seat: seat.join(" "), address }
    }))
}
