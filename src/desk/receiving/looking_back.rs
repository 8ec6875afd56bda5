//! `board 3`: how the table stood at the end of a round; `resend`: a letter that was lost.

use super::{
    super::{DeskError, writing::Writing},
    At, Judgement,
    budget::Budget,
    judged,
    lexicon::{Command, LEXICON, Past},
};
use crate::{
    engine::{Order, Viewer},
    letters::{Explanation, NoBoard, Occasion},
    store::{Status, Verdict},
};
use std::collections::BTreeSet;

/// What stands behind `board`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Back {
    Round(u32),
    /// A word that is no number of a round.
    NoNumber,
}

/// The round whose end an order asks for; `None` if it asks for something else.
pub(super) fn round_asked(order: &Order, command: Option<Command>, rest: &[&str]) -> Option<Back> {
    if command != Some(Command::Board) {
        return None;
    }
    let is_filler = |word: &&&str| LEXICON.past.of(word) == Some(Past::Filler);
    let said: Vec<&&str> = rest.iter().filter(|word| !is_filler(word)).collect();
    let [word] = said[..] else { return None };
    let number = word.parse().ok().filter(|round| *round > 0);
    Some(number.filter(|_| !has_minus(order, word)).map_or(Back::NoNumber, Back::Round))
}

/// Is this number one below zero? The mark is no part of the word.
fn has_minus(order: &Order, number: &str) -> bool {
    let at = order.words.iter().find(|word| word.text == number).map(|word| word.span.start);
    let before = at.and_then(|at| order.line.get(..at)).unwrap_or_default();
    before.ends_with(['-', '\u{2212}'])
}

impl At<'_> {
    /// What is said to somebody who names no round.
    pub(super) fn no_round(&self) -> Occasion {
        self.no_board(NoBoard::NoNumber)
    }

    fn no_board(&self, why: NoBoard) -> Occasion {
        Occasion::Explained(Explanation::NoBoard { why, over: self.table.rounds_over() })
    }

    /// Sends the board as it was at the end of these rounds, a letter for each.
    pub(super) fn look_back(&self, rounds: &BTreeSet<u32>) -> Result<Judgement, DeskError> {
        let mut judgement = judged(Verdict::Explained, "asked for no round", Some(self.key));
        for &round in rounds {
            let comes = round > self.table.round();
            let seen = (!comes)
                .then(|| self.table.viewer_at_end(round, Viewer::Seat(self.seat)))
                .flatten();
            let (occasion, verdict) = match seen {
                Some(viewer) => {
                    let own = viewer.seat().is_some();
                    (Occasion::Past { round, own }, Verdict::CarriedOut)
                }
                None if comes => (self.no_board(NoBoard::NotYet { round }), Verdict::Explained),
                None => (self.no_board(NoBoard::NotOver { round }), Verdict::Explained),
            };
            let why = "asked for the board of an earlier round";
            judgement = self.answer_with(&occasion, verdict, why)?;
        }
        Ok(judgement)
    }

    /// Sends what the player is asked now again, or else the last letter to them, as long as
    /// it is about how the table stands.
    pub(super) fn resend(&self) -> Result<Judgement, DeskError> {
        let why = "asked for their letter again";
        let work = self.work;
        let asked = self.row.status == Status::Running
            && self.table.awaiting().iter().any(|awaited| awaited.seat == self.seat);
        let last = if asked { None } else { work.tx.read().last_letter(self.key)? };
        // What it asked is answered by now, if anything was done for the seat since.
        let acted = |since: u32| {
            (since..self.table.position()).any(|it| self.table.seat_of(it) == Some(self.seat))
        };
        let Some(last) = last.filter(|last| !acted(last.position)) else {
            return self.answer_with(&Occasion::Board, Verdict::CarriedOut, why);
        };
        if !self.may_write(Budget::Answers)? {
            let why = format!("{why}; not answered: as often as may be within the hour");
            return Ok(judged(Verdict::CarriedOut, why, Some(self.key)));
        }
        let writing = Writing::new(work.tx, work.settings, self.row, self.table, work.now);
        if !writing.again(self.seat, &last, self.answered())? {
            self.write(&Occasion::Board)?;
        }
        Ok(judged(Verdict::CarriedOut, why, Some(self.key)))
    }
}

#[cfg(test)]
mod tests {
    use super::{super::lexicon::command, *};

    #[test]
    fn rounds_are_named_in_five_languages() {
        let (round, wrong) = (|number| Some(Back::Round(number)), Some(Back::NoNumber));
        for (line, read) in [
            ("board 3", round(3)),
            ("Board of round 3.", round(3)),
            ("board at the end of round 12", round(12)),
            ("plansza 3", round(3)),
            ("plansza po 3. rundzie", round(3)),
            ("plansza z końca rundy 3", round(3)),
            ("plateau manche 3", round(3)),
            ("plateau à la fin de la manche 3", round(3)),
            ("bræt 3", round(3)),
            ("bræt efter runde 3", round(3)),
            ("tablero 3", round(3)),
            ("tablero al final de la ronda 3", round(3)),
            ("board 0", wrong),
            ("board -1", wrong),
            ("board three", wrong),
            ("board 99999999999", wrong),
            ("board", None),
            ("board of round", None),
            ("board 1.5", None),
            ("board games are fun", None),
            ("rules 3", None),
        ] {
            let order = Order::from_text(line).unwrap();
            let texts = order.texts();
            assert_eq!(round_asked(&order, command(texts[0]), &texts[1..]), read, "{line}");
        }
    }
}
