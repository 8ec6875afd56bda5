//! How a player's letters are written, and which ones come: `language pl`, `receipts off`,
//! `letters text`, `letters daily 18:00`, `calendar on`.

use super::{
    super::{DeskError, writing::Writing},
    At,
    lexicon::{Command, House, LEXICON, Letters, Switch, is, is_polite, orders_in_english},
};
use crate::{
    basics::{EVENING, Language, Pace, Parts},
    letters::{ClockAnswer, Occasion},
};

/// How a player's letters are written, and which ones come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    Letters(Language),
    /// Their orders in English, or in the language of the letter.
    Orders {
        english: bool,
    },
    /// Whether one comes that only says that a mail was carried out.
    Receipts {
        on: bool,
    },
    Parts(Parts),
    Pace(Pace),
    Calendar {
        on: bool,
    },
}

impl Shown {
    /// What a command says with the words behind it; `None` if they make no sense there.
    pub(super) fn read(command: Command, rest: &[&str]) -> Option<Vec<Shown>> {
        match command {
            Command::Language => {
                // «Język polski jest trudny» chooses nothing.
                let said: Vec<&str> = rest.iter().filter(|it| !is_polite(it)).copied().collect();
                let language = match said.as_slice() {
                    [word] => language(word)?,
                    // «Langue en polonais»
                    [to, word] if is(to, House::To) => language(word)?,
                    [] | [_, ..] => return None,
                };
                Some(vec![Shown::Letters(language)])
            }
            Command::Orders => {
                orders_in_english(rest).map(|english| vec![Shown::Orders { english }])
            }
            Command::Receipts => is_on(rest).map(|on| vec![Shown::Receipts { on }]),
            Command::Calendar => is_on(rest).map(|on| vec![Shown::Calendar { on }]),
            Command::Letters => letters(rest),
            Command::Help
            | Command::Rules
            | Command::Board
            | Command::Resend
            | Command::Plans
            | Command::Preview
            | Command::Forget
            | Command::Continue
            | Command::Undo
            | Command::AllowUndo
            | Command::Archive
            | Command::Again
            | Command::Propose
            | Command::Agree
            | Command::Object
            | Command::Withdraw => None,
        }
    }

    /// Does the next letter show that it was heard? If not, a letter says so.
    fn shows(self) -> bool {
        match self {
            Shown::Letters(_) | Shown::Orders { .. } => true,
            Shown::Receipts { .. } | Shown::Parts(_) | Shown::Pace(_) | Shown::Calendar { .. } => {
                false
            }
        }
    }
}

/// `pl`, `polish`, `polski`.
fn language(word: &str) -> Option<Language> {
    let code = word.to_lowercase();
    Language::from_code(&code).or_else(|| LEXICON.languages.of(&code))
}

fn is_on(rest: &[&str]) -> Option<bool> {
    let [word] = rest else { return None };
    LEXICON.switches.of(word).map(|switch| switch == Switch::On)
}

/// `text`, `every move`, `daily`, `daily 18:00`, or what they consist of and how often
/// they come.
fn letters(rest: &[&str]) -> Option<Vec<Shown>> {
    let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let (time, words): (Vec<&str>, Vec<&str>) = rest.iter().copied().partition(is_number);
    let meant: Option<Vec<Letters>> = words.iter().map(|word| LEXICON.letters.of(word)).collect();
    let (mut parts, mut pace): (Option<Parts>, Option<Pace>) = (None, None);
    let meant = meant?;
    let each = meant.contains(&Letters::Each);
    for meant in meant {
        let (a_part, a_pace) = match meant {
            Letters::Html => (Some(Parts::Html), None),
            Letters::Text => (Some(Parts::Text), None),
            Letters::Both => (Some(Parts::Both), None),
            Letters::EveryMove => (None, Some(Pace::EveryMove)),
            Letters::MyTurn => (None, Some(Pace::MyTurn)),
            Letters::Round => (None, Some(Pace::Round)),
            Letters::Daily => (None, Some(daily(&time)?)),
            Letters::Each | Letters::Filler => continue,
        };
        let (same_part, same_pace) = (
            parts.is_none_or(|it| a_part.is_none_or(|other| other == it)),
            pace.is_none_or(|it| a_pace.is_none_or(|other| other == it)),
        );
        if !(same_part && same_pace) {
            return None;
        }
        (parts, pace) = (a_part.or(parts), a_pace.or(pace));
    }
    // «Letters each as text» says how they are written, and not when they come.
    pace = pace.or((each && parts.is_none()).then_some(Pace::EveryMove));
    let is_daily = matches!(pace, Some(Pace::Daily(_)));
    let said = parts.map(Shown::Parts).into_iter().chain(pace.map(Shown::Pace));
    let said: Vec<Shown> = said.collect();
    (!said.is_empty() && (is_daily || time.is_empty())).then_some(said)
}

/// A time of day as people write it, `18:00`, `18h` or `18 h 30`; without any, the evening.
fn daily(time: &[&str]) -> Option<Pace> {
    let number = |word: &str| word.strip_suffix('h').unwrap_or(word).parse::<u32>().ok();
    match time {
        [] => Pace::daily(EVENING, 0),
        [hour] => match hour.split_once('h') {
            Some((hour, minute)) if !minute.is_empty() => {
                Pace::daily(hour.parse().ok()?, minute.parse().ok()?)
            }
            _ => Pace::daily(number(hour)?, 0),
        },
        [hour, minute] => Pace::daily(number(hour)?, minute.parse().ok()?),
        _ => None,
    }
}

impl At<'_> {
    /// How letters are to be written from now on, and which come; the last that is asked
    /// for counts, unless the mail was stopped before it.
    pub(super) fn set_shown(
        &self,
        shown: &[(usize, Shown)],
        carried_out: usize,
    ) -> Result<(), DeskError> {
        let (tx, (table, seat)) = (self.work.tx, self.key);
        let Some(mut wanted) = self.row.player(seat).map(|player| player.wanted) else {
            return Ok(());
        };
        let before = wanted;
        for (_, shown) in shown.iter().filter(|(before, _)| *before <= carried_out) {
            match *shown {
                Shown::Letters(language) => tx.set_language(table, seat, language)?,
                Shown::Orders { english } => tx.set_english_orders(table, seat, english)?,
                Shown::Receipts { on } => wanted.receipts = on,
                Shown::Parts(parts) => wanted.parts = parts,
                Shown::Pace(pace) => wanted.pace = pace,
                Shown::Calendar { on } => wanted.calendar = on,
            }
        }
        if wanted != before {
            tx.set_wanted(self.key, wanted)?;
        }
        Ok(())
    }

    /// The answer to a mail that only says how letters are to be; the same, the second time.
    pub(super) fn answer_about_letters(shown: &[(usize, Shown)]) -> Occasion {
        if shown.iter().all(|(_, shown)| shown.shows()) {
            Occasion::Board
        } else {
            Occasion::Clock(ClockAnswer::Letters)
        }
    }

    /// Says which letters come from now on, where the mail did something else as well.
    /// That receipts come or don't is seen.
    pub(super) fn tell_about_letters(
        &self,
        shown: &[(usize, Shown)],
        carried_out: usize,
        writing: &Writing<'_>,
    ) -> Result<(), DeskError> {
        let heard = |(before, shown): &(usize, Shown)| {
            *before <= carried_out && !shown.shows() && !matches!(shown, Shown::Receipts { .. })
        };
        if shown.iter().any(heard) {
            let occasion = Occasion::Clock(ClockAnswer::Letters);
            writing.letter(self.seat, &occasion, Some(self.answered()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{super::lexicon::command, Shown};
    use crate::{
        basics::{Pace, Parts},
        engine::Order,
    };

    fn read(line: &str) -> Option<Vec<Shown>> {
        let order = Order::from_text(line).unwrap();
        let texts = order.texts();
        Shown::read(command(texts[0]).unwrap(), &texts[1..])
    }

    #[test]
    fn how_letters_are_to_be_is_read_in_five_languages() {
        let daily = |hour, minute| Shown::Pace(Pace::daily(hour, minute).unwrap());
        for (line, shown) in [
            ("letters html", vec![Shown::Parts(Parts::Html)]),
            ("Letters plain text", vec![Shown::Parts(Parts::Text)]),
            ("letters text", vec![Shown::Parts(Parts::Text)]),
            ("listy tekst", vec![Shown::Parts(Parts::Text)]),
            ("lettres les deux", vec![Shown::Parts(Parts::Both)]),
            ("breve begge", vec![Shown::Parts(Parts::Both)]),
            ("letters every-move", vec![Shown::Pace(Pace::EveryMove)]),
            ("listy co ruch", vec![Shown::Pace(Pace::EveryMove)]),
            ("correos cada jugada", vec![Shown::Pace(Pace::EveryMove)]),
            ("letters my turn", vec![Shown::Pace(Pace::MyTurn)]),
            ("breve min tur", vec![Shown::Pace(Pace::MyTurn)]),
            ("lettres chaque manche", vec![Shown::Pace(Pace::Round)]),
            ("letters daily", vec![daily(18, 0)]),
            ("letters daily 7:30", vec![daily(7, 30)]),
            ("mails daily at 18h", vec![daily(18, 0)]),
            ("lettres chaque jour à 18 h 30", vec![daily(18, 30)]),
            ("lettres chaque jour à 18h30", vec![daily(18, 30)]),
            ("listy codziennie o 20.15", vec![daily(20, 15)]),
            ("letters text, daily 9", vec![Shown::Parts(Parts::Text), daily(9, 0)]),
            ("letters daily 24:00", vec![]),
            ("letters round 3", vec![]),
            ("letters text html", vec![]),
            ("mails few", vec![Shown::Pace(Pace::MyTurn)]),
            ("mails each", vec![Shown::Pace(Pace::EveryMove)]),
            ("letters each round", vec![Shown::Pace(Pace::Round)]),
            ("mails each day at 9", vec![daily(9, 0)]),
            ("letters", vec![]),
            ("letters are nice", vec![]),
            ("calendar on", vec![Shown::Calendar { on: true }]),
            ("calendario no", vec![Shown::Calendar { on: false }]),
            ("receipts off", vec![Shown::Receipts { on: false }]),
        ] {
            assert_eq!(read(line).unwrap_or_default(), shown, "{line}");
        }
    }
}
