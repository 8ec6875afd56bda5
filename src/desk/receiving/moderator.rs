//! A moderator's mail: commands to a table, handled by the same code as from a
//! shell.

use super::{
    super::{
        DeskError,
        courtesy::blank_courtesies,
        moderating::{
            Asked, Outcome, Session, begins, is_slip, read,
            who::{Moderator, may},
        },
        notice, salvaging,
    },
    Judgement, Work, judged,
};
use crate::{
    basics::TableId,
    letters,
    mail::{FreshText, LetterKind},
    store::{ModeratorRow, TableRow, Unseated, Verdict},
};
use chrono::TimeDelta;

/// How many of a moderator's mails are answered within an hour: two programs must
/// not go on for ever.
const ANSWERS_AN_HOUR: usize = 20;

/// How often in a day a moderator is told about mails that were not carried out.
const WARNINGS_A_DAY: usize = 20;

/// How many of our notices are searched for lines that a mail quotes.
const NOTICES_QUOTED: u32 = 20;

impl Work<'_> {
    /// Takes in a mail with the secret of a table's moderator; `saw` is the
    /// position of the letter that it answers.
    pub(super) fn moderator(
        &self,
        table: TableId,
        address: &str,
        own: bool,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let (table, row) = match self.moderates(table, address)? {
            Ok(found) => found,
            Err(why) => return Ok(judged(Verdict::Ignored, why, None)),
        };
        if !own || !self.is_proven() {
            return self.not_the_moderator(&table, &row, own);
        }
        if let Some(ignored) = self.too_many_commands(&table, &row)? {
            return Ok(ignored);
        }
        if let Some(why) = self.taken_elsewhere()? {
            self.tell(&table, &row, &why)?;
            return Ok(judged(Verdict::Explained, "carried out at another table", None));
        }
        if self.bytes > self.settings.max_bytes
            || matches!(self.letter.kind, LetterKind::Unreadable { .. })
        {
            self.tell(&table, &row, "your mail can't be read, or is too large")?;
            return Ok(judged(Verdict::Explained, "a moderator's, but can't be read", None));
        }
        let mut fresh = self.fresh(address)?;
        fresh.doubt(begins, |line| read(line).is_ok());
        if !fresh.doubtful.is_empty() {
            let text = format!(
                "Nothing of your mail was carried out. This stands between quoted lines of it or \
                 in its signature, and nothing tells whether you wrote it to be \
                 done:\n\n  yours? | {}\n\nPlease send your commands again, all of them above the \
                 quoted letter and your signature.",
                fresh.doubtful.join("\n  yours? | ")
            );
            self.tell(&table, &row, &text)?;
            let why = "a moderator's, but some of its lines may be quoted: asked";
            return Ok(judged(Verdict::Explained, why, None));
        }
        let lines = self.commands(fresh.lines);
        let who = Moderator::of(self.tx.read(), row.clone(), &table)?;
        let (id, now, name) = (table.id, self.now, who.name());
        let asked = Asked { mail: Some(self.mail), saw };
        let session = Session::at_table(self.tx, self.settings, table.clone(), who, asked, now)?;
        let answer = match session {
            Ok(session) => session.run(&lines)?,
            Err(why) => {
                let asked = salvaging::asked(self.tx, self.settings, &table, &name, &lines, now)?;
                let Some(answer) = asked else {
                    let text = format!(
                        "table {id} can't be moderated: {why}\n\n`salvage` says what of it can be \
                         kept."
                    );
                    self.tell(&table, &row, &text)?;
                    return Ok(judged(Verdict::Explained, "its table can't be played on", None));
                };
                answer
            }
        };
        self.tell(&table, &row, &answer.text)?;
        let verdict = match answer.outcome {
            Outcome::Refused => Verdict::Refused,
            Outcome::Done | Outcome::Shown => Verdict::CarriedOut,
        };
        Ok(judged(verdict, format!("a moderator's, of table {id}"), None))
    }

    /// The author's own lines, and those that may be theirs.
    fn fresh(&self, address: &str) -> Result<FreshText, DeskError> {
        let ours = self.tx.read().lines_of_notices(address, NOTICES_QUOTED)?;
        self.fresh_text(ours)
    }

    /// The table, and its moderator with this address.
    fn moderates(
        &self,
        table: TableId,
        address: &str,
    ) -> Result<Result<(TableRow, ModeratorRow), &'static str>, DeskError> {
        let reader = self.tx.read();
        let known = reader.moderators(table)?.into_iter().find(|row| row.address == address);
        let Some(row) = known.filter(|row| may(self.settings, row)) else {
            return Ok(Err("bears the secret of somebody who does not moderate any more"));
        };
        Ok(reader.table(table)?.map(|table| (table, row)).ok_or("its table is gone"))
    }

    /// Tells moderators that their mail was for more than one table.
    pub(super) fn not_moderating(
        &self,
        table: TableId,
        address: &str,
        text: &str,
    ) -> Result<Judgement, DeskError> {
        let (table, row) = match self.moderates(table, address)? {
            Ok(found) => found,
            Err(why) => return Ok(judged(Verdict::Ignored, why, None)),
        };
        if !self.is_proven() {
            return self.not_the_moderator(&table, &row, true);
        }
        if let Some(ignored) = self.too_many_commands(&table, &row)? {
            return Ok(ignored);
        }
        self.tell(&table, &row, text)?;
        Ok(judged(Verdict::Explained, "a moderator's, of several tables", None))
    }

    /// Why a moderator's mail is one too many, if it is. They are told once, so
    /// that no command is lost without a word.
    fn too_many_commands(
        &self,
        table: &TableRow,
        row: &ModeratorRow,
    ) -> Result<Option<Judgement>, DeskError> {
        let ignored = |why: &str| Ok(Some(judged(Verdict::Ignored, why, None)));
        if let Some(why) = self.too_many(table.id)? {
            return ignored(&why);
        }
        let hour = self.now - TimeDelta::hours(1);
        let answered =
            self.tx.read().unseated_lately(&row.address, Unseated::Answers, hour, self.now)?;
        if answered < ANSWERS_AN_HOUR {
            return Ok(None);
        }
        if answered == ANSWERS_AN_HOUR {
            let text = format!(
                "nothing of this mail was carried out: {ANSWERS_AN_HOUR} of yours were answered \
                 within the hour. Send it again in an hour, or use `monsoon mod`. Until then \
                 you are not told again"
            );
            self.tell(table, row, &text)?;
        }
        ignored("a moderator's, but too many of them were answered within the hour")
    }

    /// The author's own lines, one command each. `say` or `announce` is the last
    /// command, and everything below belongs to it.
    fn commands(&self, fresh: Vec<String>) -> Vec<String> {
        let word = |line: &str| {
            let word = line.trim().split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            word.to_lowercase()
        };
        let is_talk = |line: &str| matches!(word(line).as_str(), "say" | "announce");
        // In a message to everybody, thanks and a name are part of the message.
        let fresh = if fresh.iter().any(|line| is_talk(line)) {
            fresh
        } else {
            let name = self.letter.from.as_ref().and_then(|from| from.name.as_deref());
            blank_courtesies(&fresh, name.unwrap_or_default(), begins, is_slip)
        };
        let mut lines: Vec<String> = Vec::new();
        let mut talks = false;
        for line in &fresh {
            let text = line.trim();
            // Everything below a message to everybody belongs to it.
            if let Some(last) = lines.last_mut().filter(|_| talks) {
                last.push('\n');
                last.push_str(text);
            } else {
                talks = is_talk(text);
                lines.push(text.to_owned());
            }
        }
        lines
    }

    /// The writer is not known to be the moderator: nothing is done, and the
    /// moderator is told, but only a limited number of times a day.
    fn not_the_moderator(
        &self,
        table: &TableRow,
        row: &ModeratorRow,
        own: bool,
    ) -> Result<Judgement, DeskError> {
        let why = if own {
            "bears a moderator's secret, but nobody vouches for its sender's address"
        } else {
            "bears a moderator's secret, but comes from another address"
        };
        let day = self.now - TimeDelta::days(1);
        let warnings = Unseated::Kind(notice::WARNING);
        let warned = self.tx.read().unseated_lately(&row.address, warnings, day, self.now)?;
        if warned < WARNINGS_A_DAY {
            let text = format!(
                "A mail to your address as moderator of table {} was not carried out: it {why}. \
                 If it was yours, write from this address.",
                table.id
            );
            self.tell_unasked(table, row, &text)?;
        }
        Ok(judged(Verdict::Ignored, why, None))
    }

    fn tell(&self, table: &TableRow, row: &ModeratorRow, text: &str) -> Result<(), DeskError> {
        let subject = format!("[Monsoon {}] moderating", table.id);
        let rendered = letters::plain(&subject, text);
        let answers = (self.mail, self.letter.message_id.as_deref());
        notice::to_moderator(self.tx, self.settings, row, rendered, Some(answers), self.now)
    }

    fn tell_unasked(
        &self,
        table: &TableRow,
        row: &ModeratorRow,
        text: &str,
    ) -> Result<(), DeskError> {
        let subject = format!("[Monsoon {}] a mail was not carried out", table.id);
        let rendered = letters::plain(&subject, text);
        notice::warn_moderator(self.tx, self.settings, row, rendered, self.now)
    }
}
