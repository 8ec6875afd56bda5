//! Answers to an invitation: `join`, `decline`, `never`.

use super::{
    super::{
        DeskError,
        clocks::{Time, sit_in},
        courtesy::blank_courtesies,
        inviting,
        mending::MendError,
        moved::record,
        notice,
        writing::Writing,
    },
    At, Judgement,
    answering::{Invitee, Line, answered},
    asked::TOLD_AN_HOUR,
    judged,
    lexicon::{Command, command, is_polite},
    own_lines,
};
use crate::{
    basics::{looks_like, person_name},
    engine::{Author, Deed, Note, order::split},
    letters::{Invited, Occasion, RulesAsked},
    mail::address::mailbox,
    store::{Reply, Status, TableRow, Verdict},
};
use chrono::TimeDelta;

/// How many letters are searched for lines that such a mail quotes.
const LETTERS_QUOTED: u32 = 20;

impl At<'_> {
    /// Takes an answer to an invitation; `None` if the player was not asked to a table that
    /// waits, or confirms that a mail was theirs.
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
        let ours = tx.read().lines_sent(self.key, LETTERS_QUOTED)?;
        let fresh = work.fresh_text(ours)?;
        let mut own = if fresh.doubtful.is_empty() { fresh.lines } else { Vec::new() };
        if own_lines::take(&mut own).codes().next().is_some() {
            return Ok(None);
        }
        let unwanted = inviting::wants_none(tx.read(), &player.address)?;
        if let Some(asked) = self.rules_before(&own).filter(|_| !unwanted) {
            let why = "asked about the rules before the table begins";
            return self.answer_with(&Occasion::Rules(asked), Verdict::Explained, why).map(Some);
        }
        let Some(answer) = answered(&own, player.language, |_| Line::Spoken) else {
            let day = TimeDelta::days(1);
            let kinds = [notice::INVITATION];
            // The first of them is the invitation itself.
            if !unwanted && tx.read().letters_lately(self.key, &kinds, now, day)? <= 1 {
                let by = inviting::asks(work.settings, self.row, &known);
                let asked = if known.reply == Some(Reply::Yes) {
                    let missing = inviting::missing(tx, self.row)?.unwrap_or_default();
                    Invited::Joined { missing: missing.join(", ") }
                } else {
                    Invited::First
                };
                inviting::write(tx, work.settings, self.row, player, by, &asked, now)?;
            }
            return Ok(Some(judged(
                Verdict::Explained,
                "no answer to the invitation",
                Some(self.key),
            )));
        };
        let reply = if answer == Invitee::Join { Reply::Yes } else { Reply::No };
        tx.set_reply(self.row.id, &player.address, reply)?;
        if reply == Reply::Yes && inviting::is_neutral(&player.name) {
            self.take_own_name(&player.address)?;
        }
        if answer == Invitee::Never {
            inviting::never(tx, &player.address, now)?;
        }
        if reply == Reply::No && tx.read().member(&mailbox(&player.address))?.is_none() {
            tx.forget_writer(work.mail)?;
        }
        let missing = inviting::missing(tx, self.row)?.unwrap_or_default();
        if reply == Reply::Yes && missing.is_empty() {
            return self.begin().map(Some);
        }
        let judgement = judged(Verdict::CarriedOut, "answered an invitation", Some(self.key));
        let hour = TimeDelta::hours(1);
        if tx.read().letters_lately(self.key, &[notice::INVITATION], now, hour)? >= TOLD_AN_HOUR {
            return Ok(Some(judgement));
        }
        let said = match answer {
            Invitee::Join => Invited::Joined { missing: missing.join(", ") },
            Invitee::Decline => Invited::Declined,
            Invitee::Never => Invited::Never,
        };
        // Whoever wants no more letters knows that they get none.
        if reply == Reply::Yes || !unwanted {
            let by = inviting::asks(work.settings, self.row, &known);
            inviting::write(tx, work.settings, self.row, player, by, &said, now)?;
        }
        if reply == Reply::No && known.reply != Some(Reply::No) {
            let whose = (player, "does not want to play");
            inviting::tell(tx, work.settings, self.row, whose, now)?;
        }
        Ok(Some(judgement))
    }

    /// What a mail asks about the rules, if that is all that it says.
    fn rules_before(&self, lines: &[String]) -> Option<RulesAsked> {
        let is_rules = |word: &str| command(word) == Some(Command::Rules);
        let lines = blank_courtesies(lines, &self.names(), is_rules, |_| false);
        let orders = split(&lines.join("\n"));
        let [order] = orders.as_slice() else { return None };
        let texts = order.texts();
        // A tile's name may be a courtesy, too.
        let counts = |word: &&str| !is_polite(word) || texts.len() == 2 && self.is_topic(word);
        let said: Vec<&str> = texts.iter().copied().filter(counts).collect();
        let (first, about) = said.split_first()?;
        if command(first) != Some(Command::Rules) {
            return None;
        }
        let mut asked = RulesAsked { before: true, ..RulesAsked::default() };
        // What is decided first is of no interest yet.
        let game = self.table.rulebook().and_then(|it| it.topic("game"));
        match (about, game) {
            ([], Some(game)) => asked.topics.push(&game.name),
            _ => self.ask_for_rules(about, &mut asked),
        }
        Some(asked)
    }

    /// Whoever was asked without a name says it with their yes: that of their profile, or of
    /// their mail's sender.
    fn take_own_name(&self, address: &str) -> Result<(), DeskError> {
        let work = self.work;
        let member = work.tx.read().member(&mailbox(address))?.map(|it| it.name);
        let sender = work.letter.from.as_ref().and_then(|from| from.name.clone());
        let fits = |name: &String| {
            let others = self.row.seats.iter().filter(|other| other.seat != self.key.1);
            let taken = others.into_iter().any(|other| looks_like(&other.name, name.trim()));
            !taken
                && !inviting::is_own_name(work.settings, name)
                && person_name(name).is_ok_and(inviting::is_harmless)
        };
        if let Some(name) = member.into_iter().chain(sender).find(fits) {
            work.tx.rename_player(self.key, name.trim())?;
        }
        Ok(())
    }

    /// All have said yes.
    fn begin(&self) -> Result<Judgement, DeskError> {
        let work = self.work;
        let (tx, settings, now) = (work.tx, work.settings, work.now);
        tx.set_status(self.row.id, Status::Running, None)?;
        let row: Option<TableRow> = tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let mut table = self.table.copy();
        let started = table.deed(Author::Seat(self.seat), Deed::Start, Note::default());
        let mut taken = started.map_err(MendError::fault)?;
        table.rest(false);
        let time = Time::of(tx, settings, row, now)?;
        let others = sit_in(&time, &mut *table, &mut taken)?;
        record(tx, row.id, &mut *table, &taken, Some(work.mail), now)?;
        time.settle(&*table, &others)?;
        let writing = Writing::new(tx, settings, row, &*table, now);
        for seat in table.seats().iter() {
            writing.letter(seat, &Occasion::Welcome, None)?;
        }
        Ok(judged(Verdict::CarriedOut, "the last to say yes: the table begins", Some(self.key)))
    }
}
