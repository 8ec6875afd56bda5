//! Players who want to leave the table: `leave`, `stop`, "please take me off this game".
//!
//! Leaving can't be taken for granted, so whoever asks is told what it means and confirms
//! it by a button. A house player takes the seat; as long as it has it, the player may
//! come back.

use super::{
    super::{
        DeskError,
        clocks::{Time, house_name},
        inviting,
        moderating::settle,
        notice,
        secrets::random_hex,
        writing::Writing,
    },
    At, Judgement, Work, judged,
    lexicon::{is_polite, is_yes},
};
use crate::{
    engine::{Deed, Settled, folded_words, words::fold},
    letters::{Explanation, Occasion},
    store::{Claim, Status, Verdict},
};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

const BUILT_IN: &str = include_str!("../../../data/locales/leaving.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    lines: Vec<String>,
    phrases: Vec<String>,
    letters: Vec<String>,
}

/// Folded, in all languages.
#[derive(Default)]
struct Leavings {
    lines: Vec<Vec<String>>,
    /// The lines that are a single word.
    words: BTreeSet<String>,
    phrases: Vec<Vec<String>>,
    /// Those that want no letters.
    letters: Vec<Vec<String>>,
}

static LEAVINGS: LazyLock<Leavings> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    let file: BTreeMap<String, Listed> = toml::from_str(BUILT_IN).unwrap_or_default();
    let mut all = Leavings::default();
    for listed in file.into_values() {
        all.lines.extend(listed.lines.iter().map(|line| folded_words(line)));
        all.phrases.extend(listed.phrases.iter().map(|phrase| folded_words(phrase)));
        all.letters.extend(listed.letters.iter().map(|phrase| folded_words(phrase)));
    }
    let words = all.lines.iter().filter_map(|line| match line.as_slice() {
        [word] => Some(word.clone()),
        [] | [_, _, ..] => None,
    });
    all.words = words.collect();
    all
});

/// A line whose writer wants to leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Leaving {
    pub(super) line: String,
    /// Did they confirm it (`leave confirm`)?
    pub(super) sure: bool,
}

/// Takes such lines out. Each leaves an empty line, so that the others keep their
/// numbers. What confirms counts before what only asks.
pub(super) fn take(lines: &mut [String]) -> Option<Leaving> {
    let mut found: Option<Leaving> = None;
    for line in lines {
        let Some(leaving) = of(line) else { continue };
        line.clear();
        if leaving.sure || found.is_none() {
            found = Some(leaving);
        }
    }
    found
}

/// Does this word, in lower case, begin such a line?
pub(super) fn begins(word: &str) -> bool {
    LEAVINGS.words.contains(&fold(word))
}

/// Does the writer of this line want to leave?
pub(super) fn is_leaving(line: &str) -> bool {
    of(line).is_some()
}

/// Does the line say so and nothing else, or want no letters? What is said of a game may be meant
/// otherwise: «I never signed up yet, how do I?»
pub(super) fn is_goodbye(line: &str) -> bool {
    let words = folded_words(line);
    let said: Vec<String> = words.iter().filter(|word| !is_polite(word)).cloned().collect();
    let alone = || [&words, &said].iter().any(|words| LEAVINGS.lines.contains(words));
    !line.contains('?') && (alone() || has(&LEAVINGS.letters, &words))
}

/// Does the line want no letters? A question wants nothing yet.
pub(super) fn wants_no_letters(line: &str) -> bool {
    !line.contains('?') && has(&LEAVINGS.letters, &folded_words(line))
}

fn has(phrases: &[Vec<String>], words: &[String]) -> bool {
    phrases.iter().any(|phrase| words.windows(phrase.len()).any(|window| window == phrase))
}

fn of(line: &str) -> Option<Leaving> {
    let code = line.split('#').next().unwrap_or_default();
    let words = folded_words(code);
    let said: Vec<String> = words.iter().filter(|word| !is_polite(word)).cloned().collect();
    let leaving = |sure: bool| Some(Leaving { line: code.trim().to_owned(), sure });
    if let [first @ .., last] = said.as_slice()
        && is_yes(last)
        && LEAVINGS.lines.iter().any(|line| line == first)
    {
        return leaving(true);
    }
    if [&words, &said].iter().any(|words| LEAVINGS.lines.contains(words)) {
        return leaving(false);
    }
    let says_so = has(&LEAVINGS.phrases, &words) || has(&LEAVINGS.letters, &words);
    says_so.then(|| leaving(false)).flatten()
}

impl At<'_> {
    /// Lets the player leave, or asks whether they are sure.
    pub(super) fn leave(&self, leaving: &Leaving) -> Result<Judgement, DeskError> {
        if self.row.status.is_over() {
            return self.answer(&Occasion::Explained(Explanation::Over));
        }
        if leaving.sure {
            return self.left();
        }
        let line = leaving.line.clone();
        self.answer(&Occasion::Explained(Explanation::Leaving { line }))
    }

    /// The seat goes to a house player, and everybody concerned is told.
    fn left(&self) -> Result<Judgement, DeskError> {
        let Work { tx, settings, now, .. } = *self.work;
        let Some(old) = self.row.player(self.key.1) else {
            return Ok(judged(Verdict::Ignored, "its seat is gone", None));
        };
        let begun = self.row.status != Status::Waiting;
        let code = random_hex::<12>()?;
        let back = begun.then(|| settings.own.with_token(&code));
        Writing::new(tx, settings, self.row, self.table, now).letter(
            self.seat,
            &Occasion::Left { back },
            Some(self.answered()),
        )?;
        let house = inviting::left_by(old, house_name(self.seat), settings)?;
        let proposal = tx.read().proposal_by(self.key)?;
        tx.replace_player(self.row.id, &house, now)?;
        if begun {
            let claim = Claim { address: old.address.clone(), name: old.name.clone() };
            tx.offer_to(self.key, &claim, &code, now)?;
        }
        // Those who have voted on what they proposed hear that it comes to nothing.
        let settled = proposal
            .map(|open| settle(tx, self.table, &open, (Settled::Void, Vec::new()), now))
            .transpose()?;
        let at = At { table: settled.as_deref().unwrap_or(self.table), ..*self };
        at.enter(Deed::Remove { seat: self.seat, former: old.name.clone() })?;
        let text = format!(
            "{} has left table {}; a house player plays {}. `replace {} with NAME <ADDRESS>` seats \
             somebody; until then they can come back.",
            old.name,
            self.row.id,
            self.seat,
            self.seat.colour()
        );
        let subject = "a player has left";
        notice::to_moderators_of(tx, settings, self.row.id, subject, &text, now)?;
        self.work.seated_as(self.key, false, |at| {
            if begun {
                let time = Time::of(tx, settings, at.row, now)?;
                time.settle(at.table, &[])?;
                let writing = Writing::new(tx, settings, at.row, at.table, now);
                for other in at.table.seats().iter().filter(|other| *other != at.seat) {
                    writing.letter(other, &Occasion::Moderated, None)?;
                }
            }
            Ok(judged(Verdict::CarriedOut, "left the table", Some(at.key)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_how_it_leaves() {
        let file: BTreeMap<String, Listed> = toml::from_str(BUILT_IN).unwrap();
        let languages: Vec<&str> = file.keys().map(String::as_str).collect();
        assert_eq!(languages, ["da", "en", "es", "fr", "pl"]);
        for listed in file.values() {
            for line in &listed.lines {
                assert_eq!(of(line), Some(Leaving { line: line.clone(), sure: false }));
            }
            for phrase in listed.phrases.iter().chain(&listed.letters) {
                let line = format!("Hi, {phrase} now");
                assert!(of(&line).is_some_and(|leaving| !leaving.sure), "{line}");
            }
        }
    }

    #[test]
    fn leaving_is_told_from_playing() {
        for (line, sure) in [
            ("Leave, please!", false),
            ("STOP", false),
            ("leave confirm", true),
            ("Could somebody take over my seat?", false),
            ("J\u{2019}abandonne la partie", false),
            ("please leave # confirm", false),
        ] {
            assert_eq!(of(line).map(|leaving| leaving.sure), Some(sure), "{line}");
        }
        for line in [
            "bid 4",
            "I'm out",
            "leave it at that",
            "stop at 4",
            "pass",
            "don't stop",
            "confirm",
            "hold",
            "until I leave",
            "I leave s9 to you",
        ] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
