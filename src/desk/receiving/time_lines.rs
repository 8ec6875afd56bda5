//! Lines about the player's time rather than the game: `away`, `back`, `remind`,
//! `zone`. They are taken out before orders are read.

use super::lexicon::{Absence, LEXICON, Reminders, Time};
use crate::timing::AwayMode;

/// What players say about their time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TimeLine {
    /// They will be away: the words that say when, and what happens to their seat.
    Away(Vec<String>, AwayMode),
    Back,
    /// When they want to be reminded.
    Remind(String),
    Zone(String),
}

/// Whether this word, in lower case, begins such a line.
pub(super) fn begins(word: &str) -> bool {
    LEXICON.time.of(word).is_some()
}

/// Takes such lines out. Each leaves an empty line, so that the others keep their
/// numbers.
pub(super) fn take(lines: &mut [String]) -> Vec<TimeLine> {
    let mut said = Vec::new();
    for line in lines {
        if let Some(found) = read(line) {
            said.push(found);
            line.clear();
        }
    }
    said
}

/// A sentence that happens to begin with such a word doesn't count: `back` must
/// stand alone, and the others must be followed by what they need.
fn read(line: &str) -> Option<TimeLine> {
    let text = line.split('#').next().unwrap_or_default().trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let first = first.trim_end_matches([':', '.', '!', ',']).to_lowercase();
    let rest = rest.trim().trim_end_matches(['.', '!']);
    match LEXICON.time.of(&first)? {
        Time::Away if speaks_of_days(rest) || is_unfinished(rest) => Some(away(rest)),
        Time::Back if rest.is_empty() => Some(TimeLine::Back),
        Time::Remind if !rest.is_empty() && rest.split([',', ' ']).all(is_reminder) => {
            let items = rest.split(',').map(|item| in_english(item.trim()));
            Some(TimeLine::Remind(items.collect::<Vec<_>>().join(", ")))
        }
        Time::Zone if !rest.is_empty() && !rest.contains(char::is_whitespace) => {
            Some(TimeLine::Zone(rest.to_owned()))
        }
        Time::Away | Time::Back | Time::Remind | Time::Zone => None,
    }
}

/// The days of an absence, and who answers meanwhile.
fn away(rest: &str) -> TimeLine {
    let mut words: Vec<String> = rest.split_whitespace().filter_map(between_days).collect();
    let mode = words.last().and_then(|last| match LEXICON.absence.of(last)? {
        Absence::House => Some(AwayMode::House),
        Absence::Plans => Some(AwayMode::Plans),
        Absence::Filler
        | Absence::To
        | Absence::Until
        | Absence::Today
        | Absence::Tomorrow
        | Absence::Days => None,
    });
    if mode.is_some() {
        words.pop();
        // «..., bot»
        if let Some(last) = words.last_mut() {
            last.truncate(last.trim_end_matches(',').len());
        }
    }
    TimeLine::Away(words, mode.unwrap_or(AwayMode::Slide))
}

/// Whether these words are about days. Every absence contains a number, or a day
/// counted from today.
fn speaks_of_days(rest: &str) -> bool {
    let mut words = rest.split_whitespace();
    rest.chars().any(|character| character.is_ascii_digit())
        || words.any(|word| ["today", "tomorrow"].contains(&word.to_lowercase().as_str()))
}

/// Is it the beginning of an absence, as a letter's link writes it, without a day?
fn is_unfinished(rest: &str) -> bool {
    let leads = |word: &str| {
        let word = LEXICON.absence.of(&word.to_lowercase());
        matches!(word, Some(Absence::Filler | Absence::To | Absence::Until))
    };
    !rest.is_empty() && rest.split_whitespace().all(leads)
}

/// A word between days, in English.
fn between_days(word: &str) -> Option<String> {
    let lower = word.to_lowercase();
    Some(match LEXICON.absence.of(&lower) {
        Some(Absence::Filler) => return None,
        Some(Absence::To) => "to".to_owned(),
        Some(Absence::Until) => "until".to_owned(),
        Some(Absence::Today) => "today".to_owned(),
        Some(Absence::Tomorrow) => "tomorrow".to_owned(),
        Some(Absence::Days) => "days".to_owned(),
        Some(Absence::House | Absence::Plans) | None => lower,
    })
}

/// Whether this could follow `remind`, so that `remind me of the rules` is left
/// alone and `remind 25 hours` is answered.
fn is_reminder(word: &str) -> bool {
    let word = in_english(word).to_lowercase();
    let known =
        ["half", "daily", "off", "none", "before", "h", "d", "hours", "hour", "days", "day"];
    word.is_empty()
        || known.contains(&word.as_str())
        || word.starts_with(|first: char| first.is_ascii_digit())
}

/// Translates words such as those that switch reminders off to English.
fn in_english(word: &str) -> &str {
    match LEXICON.reminders.of(&word.to_lowercase()) {
        Some(Reminders::Off) => "off",
        Some(Reminders::Half) => "half",
        Some(Reminders::Daily) => "daily",
        None => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_time_are_taken_out() {
        let away = |words: &str, mode| {
            Some(TimeLine::Away(words.split(' ').map(str::to_owned).collect(), mode))
        };
        let rows = [
            ("away 2026-12-20 to 2027-01-03", away("2026-12-20 to 2027-01-03", AwayMode::Slide)),
            ("Away: 2026-12-20 to 2027-01-03, bot", {
                away("2026-12-20 to 2027-01-03", AwayMode::House)
            }),
            ("away tomorrow plans", away("tomorrow", AwayMode::Plans)),
            ("nieobecny od 20.12.2026 do 3.1.2027 bot", {
                away("20.12.2026 to 3.1.2027", AwayMode::House)
            }),
            ("absente jusqu’au 3/1/2027", away("until 3/1/2027", AwayMode::Slide)),
            ("væk 5 dage", away("5 days", AwayMode::Slide)),
            ("ausente hasta 2027-01-03.", away("until 2027-01-03", AwayMode::Slide)),
            ("Back!", Some(TimeLine::Back)),
            ("wróciłam", Some(TimeLine::Back)),
            ("remind half, 24h, daily", Some(TimeLine::Remind("half, 24h, daily".into()))),
            ("przypomnij wyłącz", Some(TimeLine::Remind("off".into()))),
            ("zone europe/warsaw", Some(TimeLine::Zone("europe/warsaw".into()))),
            ("fuseau Europe/Paris # chez moi", Some(TimeLine::Zone("Europe/Paris".into()))),
            // Sentences.
            ("Back home again, sorry for the delay", None),
            ("away from my books I can't say", None),
            ("remind me of the rules", None),
            ("zone of mine", None),
            ("back to 5", None),
            ("bid 5", None),
        ];
        for (line, expected) in rows {
            let mut lines = [line.to_owned(), "bid 5".to_owned()];
            let found = take(&mut lines);
            assert_eq!(found.first().cloned(), expected, "{line}");
            assert_eq!(lines[0].is_empty(), expected.is_some(), "{line}");
            assert_eq!(lines[1], "bid 5");
        }
    }
}
