//! An answer to the letter that asked whether an address is somebody's who has signed up, or
//! to the one that said that it is theirs no more.

use super::{
    super::{DeskError, inviting, moving::Moving},
    Judgement, Work,
    house_lines::{self, HouseLine},
    judged,
    lexicon::{Command, command},
};
use crate::{
    mail::address::mailbox,
    store::{Move, Verdict},
};

impl Work<'_> {
    /// Takes such an answer; `None` if the mail is none. Only whoever reads the mailbox that
    /// the code was sent to has it.
    pub(super) fn answers_a_move(&self) -> Result<Option<Judgement>, DeskError> {
        let Some(from) = &self.letter.from else { return Ok(None) };
        let theirs = mailbox(&from.address.to_lowercase());
        for code in self.letter.recipients.iter().filter_map(|to| self.settings.own.token_of(to)) {
            let moving = self.tx.read().move_by(code, self.now)?;
            if let Some(moving) = moving.filter(|it| mailbox(&it.other) == theirs) {
                return self.moves(&moving, code).map(Some);
            }
        }
        Ok(None)
    }

    fn moves(&self, moving: &Move, code: &str) -> Result<Judgement, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let lines = self.strangers_lines();
        let says = |wanted: Command| {
            let first = lines.first().and_then(|line| line.split_whitespace().next());
            first.is_some_and(|word| command(&word.to_lowercase()) == Some(wanted))
        };
        let games = &settings.games;
        let heard = house_lines::read(lines.clone(), games);
        let never = heard.lines.contains(&HouseLine::Never);
        let yes = if moving.back { says(Command::Undo) } else { heard.lines == [HouseLine::Yes] };
        let member = tx.read().member(&mailbox(&moving.address))?;
        let Some(member) = member.filter(|_| yes) else {
            if never && !moving.back && tx.read().member(&mailbox(&moving.other))?.is_none() {
                tx.end_move(code)?;
                inviting::never(tx, &moving.other, now)?;
                tx.forget_writer(self.mail)?;
                return Ok(judged(Verdict::CarriedOut, "wants no letters", None));
            }
            tx.forget_writer(self.mail)?;
            let why = "about somebody's other address, and does not say yes";
            return Ok(judged(Verdict::Ignored, why, None));
        };
        let at = Moving { tx, settings, now };
        match at.finish(&member, moving)? {
            Ok(()) => {
                if moving.back {
                    tx.take_back(code)?;
                } else {
                    tx.end_move(code)?;
                }
                Ok(judged(Verdict::CarriedOut, "somebody has another address", None))
            }
            // Whoever would have it back is told, and can once what is in its way is gone.
            Err(why) => {
                if moving.back {
                    at.write_to_stranger(&moving.other, &member, &why, code)?;
                } else {
                    tx.end_move(code)?;
                    self.tell_member(&member, &[why])?;
                }
                Ok(judged(Verdict::Refused, "somebody else has that address", None))
            }
        }
    }
}
