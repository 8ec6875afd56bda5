//! Answers to an invitation: `join`, `decline`, `never`.

use super::{
    super::{DeskError, clocks::Time, inviting, notice, writing::Writing},
    At, Judgement, judged,
    lexicon::{Invitee, LEXICON},
};
use crate::{
    engine::Deed,
    letters::{Invited, Occasion},
    mail,
    store::{Reply, Status, TableRow, Verdict},
};
use chrono::TimeDelta;

/// How many letters are searched for lines that such a mail quotes.
const LETTERS_QUOTED: u32 = 20;

impl At<'_> {
    /// Takes an answer to an invitation; `None` if the player was not asked to a table that
    /// waits.
    pub(super) fn invited(&self) -> Result<Option<Judgement>, DeskError> {
        let work = self.work;
        let (tx, now) = (work.tx, work.now);
        if inviting::missing(tx, self.row)?.is_none() {
            return Ok(None);
        }
        let Some(player) = self.row.player(self.key.1) else { return Ok(None) };
        let known = tx.read().invitations(self.row.id)?;
        let Some(known) = known.into_iter().find(|it| it.address == player.address) else {
            return Ok(None);
        };
        let ours = tx.read().texts_sent(self.key, LETTERS_QUOTED)?;
        let fresh = mail::fresh_text(work.letter, &ours);
        let own = if fresh.doubtful.is_empty() { fresh.lines } else { Vec::new() };
        let Some(answer) = own.iter().find_map(|line| answer(line)) else {
            let day = TimeDelta::days(1);
            let kinds = [notice::INVITATION];
            if tx.read().letters_lately(self.key, &kinds, now, day)? == 0 {
                let by = &known.invited_by;
                inviting::write(tx, work.settings, self.row, player, by, &Invited::First, now)?;
            }
            return Ok(Some(judged(
                Verdict::Explained,
                "no answer to the invitation",
                Some(self.key),
            )));
        };
        let reply = if answer == Invitee::Join { Reply::Yes } else { Reply::No };
        tx.set_reply(self.row.id, &player.address, reply)?;
        if answer == Invitee::Never {
            tx.never_invite(&player.address, now)?;
        }
        let missing = inviting::missing(tx, self.row)?.unwrap_or_default();
        if reply == Reply::Yes && missing.is_empty() {
            return self.begin().map(Some);
        }
        let said = match answer {
            Invitee::Join => Invited::Joined { missing: missing.join(", ") },
            Invitee::Decline => Invited::Declined,
            Invitee::Never => Invited::Never,
        };
        inviting::write(tx, work.settings, self.row, player, &known.invited_by, &said, now)?;
        if reply == Reply::No && known.reply != Some(Reply::No) {
            let what = format!("{} does not want to play", player.name);
            inviting::tell(tx, work.settings, self.row, &what, now)?;
        }
        Ok(Some(judged(Verdict::CarriedOut, "answered an invitation", Some(self.key))))
    }

    /// All have said yes.
    fn begin(&self) -> Result<Judgement, DeskError> {
        let work = self.work;
        let (tx, settings, now) = (work.tx, work.settings, work.now);
        tx.set_status(self.row.id, Status::Running, None)?;
        let table = self.enter(Deed::Start)?;
        let row: Option<TableRow> = tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        Time::of(tx, settings, row, now)?.settle(&*table, &[])?;
        let writing = Writing::new(tx, settings, row, &*table, now);
        for seat in table.seats().iter() {
            writing.letter(seat, &Occasion::Welcome, None)?;
        }
        Ok(judged(Verdict::CarriedOut, "the last to say yes: the table begins", Some(self.key)))
    }
}

/// What a line says to an invitation.
fn answer(line: &str) -> Option<Invitee> {
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '\u{2019}');
    let first = words.filter(|word| !word.is_empty()).map(str::to_lowercase).next()?;
    LEXICON.invitee.of(&first)
}
