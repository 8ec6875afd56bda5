//! Lines about proposals: `propose pause until 2026-12-24`, `agree 41`, `withdraw`.

use super::lexicon::{Absence, Command, LEXICON, Motions, command, is_polite};
use crate::engine::Motion;

/// What a line says about proposals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Vote {
    /// With the words of a date, if there are any.
    Propose(Motion, Option<String>),
    /// With the number of a proposal.
    Ballot {
        agrees: bool,
        number: Option<u32>,
    },
    Withdraw {
        number: Option<u32>,
    },
}

impl Vote {
    /// What a line says. A date is read as it was written.
    pub(super) fn read(line: &str) -> Option<Vote> {
        let words: Vec<String> = line
            .split_whitespace()
            .map(|word| word.trim_end_matches(['.', '!', '?', ',']).to_lowercase())
            .filter(|word| !word.is_empty() && !is_polite(word))
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (first, rest) = words.split_first()?;
        command(first).and_then(|command| Vote::of(command, rest))
    }

    fn of(command: Command, rest: &[&str]) -> Option<Vote> {
        let number = || match rest {
            [] => Some(None),
            [number] => number.parse().ok().map(Some),
            [_, _, ..] => None,
        };
        let ballot = |agrees| Some(Vote::Ballot { agrees, number: number()? });
        match command {
            Command::Propose => propose(rest),
            Command::Agree => ballot(true),
            Command::Object => ballot(false),
            Command::Withdraw => Some(Vote::Withdraw { number: number()? }),
            Command::Help
            | Command::Rules
            | Command::Board
            | Command::Resend
            | Command::Language
            | Command::Orders
            | Command::Receipts
            | Command::Letters
            | Command::Calendar
            | Command::Plans
            | Command::Preview
            | Command::Forget
            | Command::Continue
            | Command::Undo
            | Command::AllowUndo
            | Command::Archive
            | Command::Again => None,
        }
    }
}

/// `end`, `a draw`, `pause until 2026-12-24`.
fn propose(rest: &[&str]) -> Option<Vote> {
    let filler = |word: &&&str| LEXICON.motions.of(word) == Some(Motions::Filler);
    let fillers = rest.iter().take_while(filler).count();
    let (first, rest) = rest.get(fillers..)?.split_first()?;
    let motion = match LEXICON.motions.of(first)? {
        Motions::End => Motion::End,
        Motions::Draw => Motion::Draw,
        Motions::Pause => Motion::Pause,
        Motions::Undo => Motion::Undo,
        Motions::Filler => return None,
    };
    if rest.is_empty() {
        return Some(Vote::Propose(motion, None));
    }
    let date: Vec<&str> = rest
        .iter()
        .copied()
        .filter(|word| LEXICON.absence.of(word) != Some(Absence::Until))
        .filter(|word| LEXICON.motions.of(word) != Some(Motions::Filler))
        .collect();
    let whole = motion == Motion::Pause && !date.is_empty();
    whole.then(|| Vote::Propose(motion, Some(date.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_proposals_are_read_in_every_language() {
        let until = |date: &str| Some(Vote::Propose(Motion::Pause, Some(date.to_owned())));
        for (line, read) in [
            ("propose end", Some(Vote::Propose(Motion::End, None))),
            ("Proponuję remis!", Some(Vote::Propose(Motion::Draw, None))),
            ("propose d'annuler", None),
            ("proposer la nulle, please", Some(Vote::Propose(Motion::Draw, None))),
            ("propongo una pausa hasta el 2027-01-07", until("2027-01-07")),
            ("foreslår en pause indtil 2027-01-07 18:00", until("2027-01-07 18:00")),
            ("propose pause until +2w", until("+2w")),
            ("propose end until 2027-01-07", None),
            ("propose c4", None),
            ("propose", None),
            ("agree", Some(Vote::Ballot { agrees: true, number: None })),
            ("enig 41", Some(Vote::Ballot { agrees: true, number: Some(41) })),
            ("d'accord 41", Some(Vote::Ballot { agrees: true, number: Some(41) })),
            ("sprzeciw", Some(Vote::Ballot { agrees: false, number: None })),
            ("retirar 41", Some(Vote::Withdraw { number: Some(41) })),
            ("agree with Ben", None),
            ("withdraw 2 ducats", None),
        ] {
            assert_eq!(Vote::read(line), read, "{line}");
        }
    }
}
