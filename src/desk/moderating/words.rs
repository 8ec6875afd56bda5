//! Parses the words of moderators' commands.

use super::{
    Until,
    forms::{FORMS, Form},
    named::{self, Person},
};
use crate::desk::courtesy::is_everyday;
use crate::engine::order::nearest;
use crate::timing::{Rule, Span};
use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeZone, Utc};

/// Where an undo returns to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// To before the last thing done, whatever it was.
    Last,
    Steps(usize),
    /// So that this entry is the last.
    To(u32),
}

/// A parsed command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    As {
        seat: String,
        orders: String,
    },
    Default {
        seat: Option<String>,
    },
    Undo(Back),
    Redo(Option<u32>),
    Amend {
        entry: u32,
        order: String,
    },
    /// Confirm what was shown last, or what these words name.
    Confirm(Option<String>),
    /// The request that the letter is about, or that of a seat.
    AllowUndo(Option<String>),
    Adjust(String),
    Rule {
        rule: String,
        on: bool,
    },
    Rules,
    Pause {
        until: Option<String>,
    },
    Resume,
    Deadline {
        seat: Option<String>,
        until: Until,
    },
    Clock(Box<Rule>),
    Replace {
        seat: String,
        by: Person,
    },
    Address {
        seat: String,
        address: String,
    },
    Swap {
        one: String,
        other: String,
    },
    AddSeat(Person),
    DropSeat {
        seat: String,
    },
    Choose {
        key: String,
        value: String,
    },
    AddModerator(Person),
    RemoveModerator(String),
    HouseRule(String),
    HouseRuleOff(usize),
    Bot {
        seat: String,
    },
    Remove {
        seat: String,
    },
    Start,
    Finish,
    Cancel,
    Say(String),
    Announce(String),
    NotPlaying,
    Reveal,
    Addresses,
    Resend {
        seat: Option<String>,
    },
    Salvage,
    Predict,
    Log(usize),
    Plans,
    Board,
    Help,
    HelpAdjust,
}

impl Command {
    /// Whether it only looks, and enters nothing in the journal.
    pub fn looks(&self) -> bool {
        match self {
            Command::Rules
            | Command::Predict
            | Command::Log(_)
            | Command::Plans
            | Command::Board
            | Command::Help
            | Command::HelpAdjust
            | Command::Salvage => true,
            Command::As { .. }
            | Command::Default { .. }
            | Command::Undo(_)
            | Command::Redo(_)
            | Command::Amend { .. }
            | Command::Confirm(_)
            | Command::AllowUndo(_)
            | Command::Adjust(_)
            | Command::Rule { .. }
            | Command::Pause { .. }
            | Command::Resume
            | Command::Deadline { .. }
            | Command::Clock(_)
            | Command::Replace { .. }
            | Command::Address { .. }
            | Command::Swap { .. }
            | Command::AddSeat(_)
            | Command::DropSeat { .. }
            | Command::Choose { .. }
            | Command::AddModerator(_)
            | Command::RemoveModerator(_)
            | Command::HouseRule(_)
            | Command::HouseRuleOff(_)
            | Command::Bot { .. }
            | Command::Remove { .. }
            | Command::Start
            | Command::Finish
            | Command::Cancel
            | Command::Say(_)
            | Command::Announce(_)
            | Command::NotPlaying
            | Command::Reveal
            | Command::Addresses
            | Command::Resend { .. } => false,
        }
    }
}

/// A line from a moderator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub command: Command,
    pub reason: String,
    /// Whether this command needs a reason.
    pub needs_reason: bool,
}

/// The longest reason, in characters.
pub const LONGEST_REASON: usize = 300;
/// The longest message to everybody, in characters.
pub const LONGEST_TEXT: usize = 2000;
/// How many entries a log shows by default.
const LOGGED: usize = 20;

/// The form that a line begins with.
#[must_use]
pub fn form_of(line: &str) -> Option<&'static Form> {
    let word = line.split_whitespace().next()?.trim_end_matches(':').to_lowercase();
    FORMS.iter().find(|form| form.usage.split_whitespace().next() == Some(word.as_str()))
}

/// Whether this line begins a command.
#[must_use]
pub fn begins(line: &str) -> bool {
    form_of(line).is_some()
}

/// Whether this line begins with a misspelled command.
#[must_use]
pub fn is_slip(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    !begins(line) && !is_everyday(first) && meant(first).is_some()
}

/// The command that this word was probably meant to be.
fn meant(word: &str) -> Option<String> {
    let word = word.trim_end_matches(':').to_lowercase();
    nearest(&word, FORMS.iter().filter_map(|form| form.usage.split_whitespace().next()))
}

/// Reads a line.
///
/// On failure, says what is not understood and how to write it, as a sentence
/// without a full stop.
pub fn read(line: &str) -> Result<Said, String> {
    let line = line.trim();
    let Some(form) = form_of(line) else {
        let word = line.split_whitespace().next().unwrap_or_default();
        let meant = meant(word).map(|it| format!("; did you mean `{it}`?")).unwrap_or_default();
        return Err(format!(
            "«{}» is no command of moderators{meant}; `help` lists them",
            shown(word)
        ));
    };
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = first.trim_end_matches(':').to_lowercase();
    // Messages to everybody may contain any word.
    let talks = matches!(word.as_str(), "say" | "announce");
    let (rest, reason) = if talks { (rest.trim(), String::new()) } else { because(rest) };
    if reason.chars().count() > LONGEST_REASON {
        return Err(format!("a reason may have {LONGEST_REASON} characters"));
    }
    let wrong = || format!("«{}» is not understood; it is written `{}`", shown(line), form.usage);
    let command = command(&word, rest).ok_or_else(wrong)??;
    let needs_reason = form.reason && !matches!(command, Command::Rules);
    Ok(Said { command, reason, needs_reason })
}

/// What a line asks of a damaged journal, if it begins so: to look at it, or to go
/// back to an entry, and why.
#[must_use]
pub fn salvage_asked(line: &str) -> Option<Result<(Option<u32>, String), String>> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if !first.trim_end_matches(':').eq_ignore_ascii_case("salvage") {
        return None;
    }
    let (rest, reason) = because(rest);
    let entry = match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Ok(None),
        ["to", entry] => entry.parse().map(Some).map_err(|_| ()),
        _ => Err(()),
    };
    let wrong = |()| format!("«{}» is not understood; it is written `salvage to N`", shown(line));
    if reason.chars().count() > LONGEST_REASON {
        return Some(Err(format!("a reason may have {LONGEST_REASON} characters")));
    }
    Some(entry.map(|entry| (entry, reason)).map_err(wrong))
}

/// Splits off the reason.
pub fn because(rest: &str) -> (&str, String) {
    let lower = rest.to_lowercase();
    // Lower case may differ in length; then only the plain word is found.
    let found =
        if lower.len() == rest.len() { lower.find("because") } else { rest.find("because") };
    let at = found.filter(|&at| {
        let before = rest.get(..at).and_then(|before| before.chars().next_back());
        let after = rest.get(at + 7..).and_then(|after| after.chars().next());
        before.is_none_or(char::is_whitespace)
            && after.is_none_or(|c| c.is_whitespace() || c == ':')
    });
    let Some((before, after)) = at.and_then(|at| Some((rest.get(..at)?, rest.get(at + 7..)?)))
    else {
        return (rest.trim(), String::new());
    };
    // The help's own dots are not a reason.
    let reason = after.trim_start_matches(':').trim().trim_end_matches(['.', '…']).trim();
    (before.trim(), tidy(reason))
}

/// A moderator's words, made fit for a letter: without control characters.
pub fn tidy(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || *c == '\n').collect::<String>().trim().to_owned()
}

/// `None` if the words do not fit the form; `Some(Err)` if there is more to say.
fn command(word: &str, rest: &str) -> Option<Result<Command, String>> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let bare = |command: Command| words.is_empty().then_some(command);
    // A player's name may be several words.
    let seat = || (!words.is_empty()).then(|| words.join(" "));
    let maybe_seat = || Some(seat());
    let number = |text: &str| text.parse::<u32>().ok();
    let command = match word {
        "as" => {
            let (seat, orders) = rest.split_once(':')?;
            let (seat, orders) = (seat.trim().to_owned(), orders.trim().to_owned());
            (!seat.is_empty() && !orders.is_empty()).then_some(Command::As { seat, orders })
        }
        "default" | "skip" => Some(Command::Default { seat: maybe_seat()? }),
        "undo" => match words[..] {
            [] => Some(Command::Undo(Back::Last)),
            ["to", entry] => Some(Command::Undo(Back::To(number(entry)?))),
            [steps] => {
                let steps = usize::try_from(number(steps)?).ok().filter(|&steps| steps > 0)?;
                Some(Command::Undo(Back::Steps(steps)))
            }
            _ => None,
        },
        "redo" => match words[..] {
            [] => Some(Command::Redo(None)),
            ["to", entry] => Some(Command::Redo(Some(number(entry)?))),
            _ => None,
        },
        "amend" => {
            let (entry, order) = rest.split_once(':')?;
            let (entry, order) = (number(entry.trim())?, order.trim().to_owned());
            (!order.is_empty()).then_some(Command::Amend { entry, order })
        }
        "confirm" => Some(Command::Confirm(seat())),
        "allow" => match words[..] {
            ["undo"] => Some(Command::AllowUndo(None)),
            ["undo", ..] => Some(Command::AllowUndo(Some(words[1..].join(" ")))),
            _ => None,
        },
        "adjust" => (!words.is_empty()).then(|| Command::Adjust(rest.to_owned())),
        "rule" => match words[..] {
            [] => Some(Command::Rules),
            [rule, on] => {
                let on = match on.to_lowercase().as_str() {
                    "on" => true,
                    "off" => false,
                    _ => return None,
                };
                Some(Command::Rule { rule: rule.to_uppercase(), on })
            }
            _ => None,
        },
        "pause" => match words[..] {
            [] => Some(Command::Pause { until: None }),
            ["until", _, ..] => Some(Command::Pause { until: Some(words[1..].join(" ")) }),
            _ => None,
        },
        "resume" => bare(Command::Resume),
        "deadline" => return deadline(&words),
        "clock" => {
            let rule = if rest.is_empty() { return None } else { rest.parse::<Rule>() };
            return Some(match rule {
                Ok(rule) => Ok(Command::Clock(Box::new(rule))),
                Err(error) => Err(error.to_string()),
            });
        }
        "replace" | "address" | "swap" | "seat" | "option" | "moderator" | "house" => {
            return named::command(word, rest);
        }
        "bot" => Some(Command::Bot { seat: seat()? }),
        "remove" => Some(Command::Remove { seat: seat()? }),
        "start" => bare(Command::Start),
        "finish" => bare(Command::Finish),
        "cancel" => bare(Command::Cancel),
        "say" => return talk(rest).map(|text| text.map(Command::Say)),
        "announce" => return talk(rest).map(|text| text.map(Command::Announce)),
        "not" => matches!(words[..], ["playing"]).then_some(Command::NotPlaying),
        "reveal" => bare(Command::Reveal),
        "addresses" => bare(Command::Addresses),
        "resend" => Some(Command::Resend { seat: maybe_seat()? }),
        "salvage" => Some(Command::Salvage),
        "predict" => bare(Command::Predict),
        "log" => match words[..] {
            [] => Some(Command::Log(LOGGED)),
            [count] => Some(Command::Log(usize::try_from(number(count)?).ok()?)),
            _ => None,
        },
        "plans" => bare(Command::Plans),
        "board" => bare(Command::Board),
        "help" => match words[..] {
            [] => Some(Command::Help),
            ["adjust"] => Some(Command::HelpAdjust),
            _ => None,
        },
        _ => None,
    };
    command.map(Ok)
}

/// A message to everybody.
fn talk(rest: &str) -> Option<Result<String, String>> {
    let text = tidy(rest.trim_start_matches(':'));
    if text.chars().count() > LONGEST_TEXT {
        return Some(Err(format!("a message to everybody may have {LONGEST_TEXT} characters")));
    }
    (!text.is_empty()).then_some(Ok(text))
}

fn deadline(words: &[&str]) -> Option<Result<Command, String>> {
    let is_time = |word: &str| {
        word.starts_with(['+'])
            || word.eq_ignore_ascii_case("off")
            || word.parse::<NaiveDate>().is_ok()
    };
    let at = words.iter().position(|word| is_time(word))?;
    let (seat, rest) = words.split_at(at);
    let seat = (!seat.is_empty()).then(|| seat.join(" "));
    let until = match rest {
        [off] if off.eq_ignore_ascii_case("off") => Until::Off,
        [span] if span.starts_with('+') => match span.trim_start_matches('+').parse::<Span>() {
            Ok(span) => Until::More(span),
            Err(error) => return Some(Err(error.to_string())),
        },
        [day] => Until::At(moment(day, "23:59")?),
        [day, time] | [day, time, "UTC" | "utc"] => Until::At(moment(day, time)?),
        _ => return None,
    };
    Some(Ok(Command::Deadline { seat, until }))
}

fn moment(day: &str, time: &str) -> Option<DateTime<Utc>> {
    // No sign and no five digits: a year as people write it.
    if day.len() != 10 {
        return None;
    }
    let text = format!("{day} {time}");
    let time = NaiveDateTime::parse_from_str(&text, "%Y-%m-%d %H:%M").ok()?;
    Some(Utc.from_utc_datetime(&time))
}

/// A stranger's words, made fit to be quoted.
pub fn shown(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(80).collect();
    if text.chars().count() > 80 {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::Language;

    #[test]
    fn reasons_are_cut_off() {
        let rows = [
            ("2 because a slip.", ("2", "a slip")),
            ("because: a slip", ("", "a slip")),
            (
                "red: pass BECAUSE she phoned, because of me",
                ("red: pass", "she phoned, because of me"),
            ),
            ("because ...", ("", "")),
            ("the becauseway", ("the becauseway", "")),
            ("żółw because ż", ("żółw", "ż")),
        ];
        for (line, (rest, reason)) in rows {
            assert_eq!(because(line), (rest, reason.to_owned()), "{line}");
        }
    }

    #[test]
    fn commands_are_read() {
        let command = |line: &str| read(line).map(|said| said.command);
        assert_eq!(command("Undo: 3"), Ok(Command::Undo(Back::Steps(3))));
        assert_eq!(command("undo to 3 because x"), Ok(Command::Undo(Back::To(3))));
        let person = |name: Option<&str>, language| Person {
            name: name.map(str::to_owned),
            address: "eva@example.org".into(),
            language,
        };
        let eva = Command::Replace { seat: "red".into(), by: person(Some("Eva Noe"), None) };
        for line in [
            "replace red with 'Eva Noe <Eva@example.org>' because he left",
            "replace red with Eva Noe <eva@example.org>",
            "REPLACE red \"Eva Noe\" <eva@example.org>",
        ] {
            assert_eq!(command(line), Ok(eva.clone()), "{line}");
        }
        let polish = person(Some("Eva Noe"), Some(Language::Pl));
        for (line, expected) in [
            (
                "replace red with 'Eva Noe <Eva@example.org>' PL because he left",
                Command::Replace { seat: "red".into(), by: polish.clone() },
            ),
            ("seat add 'Eva Noe <eva@example.org> pl'", Command::AddSeat(polish)),
            ("moderator add <eva@example.org>", Command::AddModerator(person(None, None))),
            ("moderator remove Eva Noe", Command::RemoveModerator("Eva Noe".into())),
            ("swap red 2", Command::Swap { one: "red".into(), other: "2".into() }),
            ("swap Eva Noe and red", Command::Swap { one: "Eva Noe".into(), other: "red".into() }),
            (
                "option Money=Hidden because x",
                Command::Choose { key: "money".into(), value: "Hidden".into() },
            ),
            (
                "house rule: no pacts, off or on because x",
                Command::HouseRule("no pacts, off or on".into()),
            ),
            ("house rule off 2", Command::HouseRuleOff(2)),
            ("house rule 2 Off because x", Command::HouseRuleOff(2)),
            ("house rule: offers are open", Command::HouseRule("offers are open".into())),
        ] {
            assert_eq!(command(line), Ok(expected), "{line}");
        }
        let moved = Command::Address { seat: "Eva Noe".into(), address: "eva@work.example".into() };
        for line in ["address Eva Noe Eva@work.example", "address Eva Noe to <eva@work.example>."] {
            assert_eq!(command(line), Ok(moved.clone()), "{line}");
        }
        // A message to everybody keeps all of its words.
        let said = read("say we stop because of the snow").unwrap();
        assert_eq!(said.command, Command::Say("we stop because of the snow".into()));
        for wrong in [
            "undo -1",
            "undo 0",
            "undo to",
            "amend x: y",
            "deadline soon",
            "",
            "bot",
            "as red",
            "address red",
            "address eva@example.org",
            "address red eva",
            "pause until",
            "replace red with Eva <eva@example.org> de",
            "swap red",
            "swap red and",
            "swap red green blue",
            "seat add eva",
            "seat drop",
            "option",
            "option money",
            "moderator add eva",
            "moderator remove",
            "house",
            "house rule",
            "house rule off 0",
            "house rule off",
            "house rule: off",
            "house rule off no pacts",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        // As the help writes it, nothing is a command.
        for form in FORMS {
            assert!(!begins(&format!("`{}`", form.usage)));
        }
    }
}
