//! Answers of people who were asked to a table that waits for whoever joins: `join`,
//! `decline`, `never`. A yes signs up whoever has not; they have read what was sent to the
//! address, which proves it theirs.

use super::{
    super::{DeskError, asking, gathering::Gather, inviting, notice},
    Judgement, Work,
    answering::{Invitee, Line, answered},
    house_lines::{self, HouseLine},
    judged,
    own_lines::{self, Said},
};
use crate::{
    basics::TableId,
    config::Open,
    letters::HouseSaid,
    mail::address::mailbox,
    store::{AskedToJoin, Reply, Unseated, Verdict},
};
use chrono::TimeDelta;

/// So many of our letters to somebody who was asked tell within an hour what came of their answers:
/// who changes their mind more often than that is heard, and nobody is written to about it.
pub(super) const TOLD_AN_HOUR: usize = 6;

/// How many of our letters are searched for lines that such a mail quotes.
const NOTICES_QUOTED: u32 = 20;

impl Work<'_> {
    /// A mail in answer to such a letter, from the mailbox that it was sent to.
    pub(super) fn was_asked_to(
        &self,
        table: TableId,
        address: &str,
    ) -> Result<Judgement, DeskError> {
        let known = self.tx.read().asked_to(table)?;
        let Some(asked) = known.into_iter().find(|it| it.address == address) else {
            return Ok(judged(Verdict::Ignored, "its invitation is gone", None));
        };
        if let Some(why) = self.too_many_of_sender()? {
            return Ok(judged(Verdict::Ignored, why, None));
        }
        let ours = self.tx.read().lines_of_notices(&asked.address, NOTICES_QUOTED)?;
        let fresh = self.fresh_text(ours)?;
        let mut lines = if fresh.doubtful.is_empty() { fresh.lines } else { Vec::new() };
        lines.retain(|line| line.chars().any(char::is_alphanumeric));
        if lines.is_empty() {
            lines.push(self.letter.subject.clone());
        }
        // Before anything else reads them, so that no passphrase is ever quoted back.
        let said = own_lines::take(&mut lines);
        let answer = answered(&lines, asked.language, |line| of_house(line, table));
        if let Some(answer) = answer
            && let Some(member) = self.tx.read().member(&mailbox(&asked.address))?
            && (answer != Invitee::Decline || asked.reply == Some(Reply::Yes))
            && let Some(unsigned) =
                self.unsigned_here(&member, &said, &[HouseLine::Join(table, None)])?
        {
            self.tell_member(&member, &[unsigned])?;
            return Ok(judged(Verdict::Refused, "was asked to a table, and is not signed", None));
        }
        match answer {
            Some(Invitee::Join) => self.joins_asked(&asked),
            Some(no @ (Invitee::Decline | Invitee::Never)) => self.declines(&asked, no),
            // Whoever has an invitation's letter has no more than that.
            None if said != Said::default() || self.is_members_wish(&asked, lines)? => {
                self.not_so(&asked.address)
            }
            None => self.ask_again(&asked),
        }
    }

    /// Has somebody who has signed up written another line for the house below the invitation?
    fn is_members_wish(&self, asked: &AskedToJoin, lines: Vec<String>) -> Result<bool, DeskError> {
        let games = &self.settings.games;
        let heard = house_lines::read(lines, games);
        let wishes = heard.lines.iter().any(|line| *line != HouseLine::Yes);
        Ok(wishes && self.tx.read().member(&mailbox(&asked.address))?.is_some())
    }

    fn joins_asked(&self, asked: &AskedToJoin) -> Result<Judgement, DeskError> {
        if self.settings.open != Open::Anyone {
            asking::tell(self.tx, self.settings, asked, &HouseSaid::Closed, self.now)?;
            return Ok(judged(Verdict::Refused, "asked to a table, but the house is closed", None));
        }
        let theirs = mailbox(&asked.address);
        let (member, new) = match self.tx.read().member(&theirs)? {
            Some(member) => (member, false),
            None => (self.sign_up(&asked.address, asked.language, &asked.name)?, true),
        };
        let mut told = Vec::new();
        if new {
            told.push(HouseSaid::Welcome { name: member.name.clone() });
        }
        let at = Gather { tx: self.tx, settings: self.settings, member: &member, now: self.now };
        let verdict = match at.join_asked(asked.table)? {
            Ok(said) => {
                self.tx.answered_to_join(asked, Reply::Yes)?;
                told.extend(said);
                Verdict::CarriedOut
            }
            Err(why) => {
                told.push(why);
                Verdict::Refused
            }
        };
        if !told.is_empty() && !self.is_told(asked)? {
            self.tell_member(&member, &told)?;
        }
        Ok(judged(verdict, "was asked to a table, and joins", None))
    }

    /// Were they told often enough what came of their answers?
    fn is_told(&self, asked: &AskedToJoin) -> Result<bool, DeskError> {
        let (reader, hour) = (self.tx.read(), self.now - TimeDelta::hours(1));
        let mut told = 0;
        for kind in [Unseated::Answers, Unseated::Kind(notice::INVITATION)] {
            told += reader.unseated_lately(&asked.address, kind, hour, self.now)?;
        }
        Ok(told >= TOLD_AN_HOUR)
    }

    fn declines(&self, asked: &AskedToJoin, answer: Invitee) -> Result<Judgement, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        if tx.read().member(&mailbox(&asked.address))?.is_none() {
            tx.forget_writer(self.mail)?;
        }
        let why = "was asked to a table, and does not join";
        let done = Ok(judged(Verdict::CarriedOut, why, None));
        if answer == Invitee::Never {
            inviting::never(tx, &asked.address, now)?;
        }
        if asked.reply == Some(Reply::Yes) {
            self.leaves_again(asked)?;
            return done;
        }
        // Said twice, it is told once.
        if asked.reply.is_some() {
            return done;
        }
        tx.answered_to_join(asked, Reply::No)?;
        if self.is_told(asked)? {
            return done;
        }
        asking::declined(tx, settings, asked, now)?;
        if answer == Invitee::Decline && !inviting::wants_none(tx.read(), &asked.address)? {
            asking::tell(tx, settings, asked, &HouseSaid::Declined, now)?;
        }
        done
    }

    /// A no after a yes, as long as the table waits; later they are told how to leave.
    fn leaves_again(&self, asked: &AskedToJoin) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let Some(member) = tx.read().member(&mailbox(&asked.address))? else { return Ok(()) };
        let waits = tx.read().gathering(asked.table)?;
        if !waits.is_some_and(|it| it.joined.contains(&member.address)) {
            let said = Gather { tx, settings, member: &member, now }.leave(asked.table)?;
            let plays = said == HouseSaid::LeaveThere { table: asked.table };
            return if plays { self.tell_member(&member, &[said]) } else { Ok(()) };
        }
        let said = Gather { tx, settings, member: &member, now }.leave(asked.table)?;
        tx.answered_to_join(asked, Reply::No)?;
        if self.is_told(asked)? {
            return Ok(());
        }
        asking::declined(tx, settings, asked, now)?;
        // Whoever wants no more letters knows that they get none.
        if inviting::wants_none(tx.read(), &asked.address)? {
            return Ok(());
        }
        self.tell_member(&member, &[said])
    }

    /// Something else was written: the three answers once more, but once a day.
    fn ask_again(&self, asked: &AskedToJoin) -> Result<Judgement, DeskError> {
        let (tx, now) = (self.tx, self.now);
        let why = "was asked to a table, and says something else";
        let day = now - TimeDelta::days(1);
        let kind = Unseated::Kind(notice::INVITATION);
        // The first of them is the invitation itself.
        let told = tx.read().unseated_lately(&asked.address, kind, day, now)? > 1;
        let table = tx.read().gathering(asked.table)?;
        let Some(table) = table.filter(|_| !told && asked.reply.is_none()) else {
            return Ok(judged(Verdict::Ignored, why, None));
        };
        if inviting::wants_none(tx.read(), &asked.address)? {
            return Ok(judged(Verdict::Ignored, why, None));
        }
        asking::write(tx, self.settings, asked, &table, false, now)?;
        Ok(judged(Verdict::Explained, why, None))
    }
}

/// What a line says to the invitation to this table.
fn of_house(line: &str, table: TableId) -> Line {
    match house_lines::of(line) {
        Some(HouseLine::Join(meant, _)) if meant == table => Line::Says(Invitee::Join),
        Some(HouseLine::Join(..)) => Line::Beside,
        Some(HouseLine::Leave(meant)) if meant == table => Line::Says(Invitee::Decline),
        Some(_) | None => Line::Spoken,
    }
}
