//! Parses the words of moderators' commands.

use super::{
    Until,
    forms::{FORMS, Form},
    named,
    said::{Back, Command, LONGEST_REASON, LONGEST_TEXT, Said, shown, tidy},
};
use crate::desk::courtesy::is_everyday;
use crate::engine::order::nearest;
use crate::timing::{Rule, Span};
use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeZone, Utc};

/// So many entries a log shows if not said.
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

/// `None` if the words do not fit the form; `Some(Err)` where more can be said.
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
        "board" => match words[..] {
            [] => Some(Command::Board(None)),
            [round] => Some(Command::Board(Some(number(round)?))),
            _ => None,
        },
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

#[cfg(test)]
mod tests {
    use super::super::said::Person;
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
