//! Mails that are not about orders: players' messages to the moderators, and who
//! moderates what.

use super::{
    super::{
        DeskError,
        moderating::who::{may, moderators},
        notice,
    },
    At, Judgement, Work, judged,
    lexicon::{Command, again_wanted, behind_moderator, command, is_all},
    own_lines::{self, Said},
    salt,
    shown::Shown,
    time_lines,
    wishes::Wishes,
};
use crate::{
    engine::{Order, Viewer},
    letters::{self, Envelope, PassedOn},
    mail::address::without_tag,
    store::{ModeratorRow, SeatKey, Status, TableRow, Unseated, Verdict},
};
use chrono::TimeDelta;

/// How many mails from one player go to the moderators in a day.
const MESSAGES_A_DAY: usize = 10;

/// The longest of them, in characters.
const LONGEST: usize = 2000;

/// How many mails from a former address go to the moderators in a day.
const FORMER_A_DAY: usize = 3;

/// How many letters are searched for lines that such a mail quotes.
const LETTERS_QUOTED: u32 = 20;

/// How often in a day moderators are told which tables are theirs.
const TABLES_A_DAY: usize = 3;

/// How many tables are listed.
const TABLES_LISTED: usize = 40;

/// How the record of a mail begins that had a message to the moderators.
const WROTE: &str = "wrote to the moderators";

/// Someone else's words, each line after a word of ours, so that none of them acts
/// as a command when quoted.
fn behind_word(word: &str, text: &str) -> String {
    text.lines().map(|line| format!("{word} | {line}")).collect::<Vec<_>>().join("\n")
}

/// The record of such a mail.
pub(super) fn marked(why: &str) -> String {
    if why.is_empty() { WROTE.to_owned() } else { format!("{WROTE}; {why}") }
}

impl At<'_> {
    /// Takes out the message to the moderators: what follows `moderator:`, up to
    /// the next empty line or a line that does something itself. Each line leaves
    /// an empty one, so that the others keep their numbers. `None` if no line
    /// begins like that.
    pub(super) fn take_message(&self, lines: &mut [String]) -> Option<String> {
        let mut message: Option<Vec<String>> = None;
        let mut open = false;
        for line in lines {
            let words = if let Some(words) = behind_moderator(line) {
                open = true;
                words.to_owned()
            } else if !open {
                continue;
            } else if line.trim().is_empty() {
                // A lone "moderator:" stands above its words.
                open = message.iter().flatten().all(String::is_empty);
                continue;
            } else if self.does_something(line) {
                open = false;
                continue;
            } else {
                line.trim().to_owned()
            };
            message.get_or_insert_default().push(words);
            line.clear();
        }
        let message = message?.join("\n");
        Some(message.trim().to_owned())
    }

    /// Whether this whole line is an order that would be accepted, or a command.
    pub(super) fn does_something(&self, line: &str) -> bool {
        let mut lines = [line.to_owned()];
        if own_lines::take(&mut lines) != Said::default()
            || !time_lines::take(&mut lines).is_empty()
            || !salt::take(&mut lines).is_empty()
        {
            return true;
        }
        let Some(order) = Order::from_text(line) else { return false };
        let texts = order.texts();
        let Some((first, rest)) = texts.split_first() else { return false };
        match (command(first), rest) {
            (Some(about), rest) if about.is_about_letters() => Shown::read(about, rest).is_some(),
            (Some(Command::AllowUndo), [undo]) => command(undo) == Some(Command::Undo),
            (Some(Command::Again), rest) => again_wanted(rest).is_some(),
            (Some(Command::AllowUndo), _) => false,
            (Some(Command::Forget), [what, ..]) => is_all(what) || self.table.begins_address(what),
            (Some(_), rest) => rest.is_empty(),
            (None, _) => self.table.begins_order(first) && self.would_do(self.table, &order, None),
        }
    }

    /// Passes a player's message on to everybody who moderates the table, with the
    /// position as everybody may see it. Returns whether there was one.
    pub(super) fn pass_on(&self, wishes: &Wishes) -> Result<bool, DeskError> {
        let work = self.work;
        if wishes.message.is_empty() {
            return Ok(false);
        }
        let day = work.now - TimeDelta::days(1);
        let wrote = work.tx.read().mails_recorded(self.key, WROTE, day, work.now)?;
        let known = moderators(work.tx, work.settings, self.row.id, work.now)?;
        let passed = if known.is_empty() {
            PassedOn::Nobody
        } else if wishes.message.chars().count() > LONGEST {
            PassedOn::TooLong(LONGEST)
        } else if wrote >= MESSAGES_A_DAY {
            PassedOn::TooMany(MESSAGES_A_DAY)
        } else {
            self.tell_moderators(&wishes.message)?;
            PassedOn::Done(wishes.message.clone())
        };
        let done = matches!(passed, PassedOn::Done(_));
        // A mail is read once.
        let _ = work.passed.set(passed);
        Ok(done)
    }

    fn tell_moderators(&self, message: &str) -> Result<(), DeskError> {
        let work = self.work;
        let names = self.row.seats.iter().map(|seat| seat.name.clone()).collect();
        let envelope = Envelope {
            table: self.row.id,
            reply_to: work.settings.own.plain(),
            ..Envelope::of_nobody(self.table.title().to_owned(), names)
        };
        let position = self.table.sheet(&envelope, Viewer::Public)?.text;
        let player = self.row.player(self.key.1).map_or("", |player| player.name.as_str());
        let text = format!(
            "{player} ({}) writes:\n\n{}\n\nAn answer to this letter is commands to the table, as \
             always; `announce TEXT` writes to everybody. The last entry is {}, and everybody sees:\n\n\
             {position}",
            self.seat,
            behind_word(self.seat.colour(), message),
            self.table.position().saturating_sub(1)
        );
        let subject = "a player writes to you";
        notice::to_moderators_of(work.tx, work.settings, self.row.id, subject, &text, work.now)
    }
}

impl Work<'_> {
    /// Passes on to the moderators what comes from an address that once received
    /// this seat's letters. No order in it counts; the writer is told what became
    /// of it.
    pub(super) fn former(&self, seat: SeatKey, address: &str) -> Result<Judgement, DeskError> {
        let Work { tx, settings, now, .. } = *self;
        let ignored = |why: &str| Ok(judged(Verdict::Ignored, why, None));
        if let Some(why) = self.too_many(seat.0)? {
            return ignored(&why);
        }
        let Some(row) = tx.read().table(seat.0)? else { return ignored("its table is gone") };
        let colour = seat.1.colour();
        let Some(player) = row.player(seat.1) else { return ignored("its seat is gone") };
        let day = now - TimeDelta::days(1);
        let former = Unseated::Kind(notice::FORMER);
        if tx.read().unseated_lately(address, former, day, now)? >= FORMER_A_DAY {
            return ignored("from a former address; enough of them were passed on today");
        }
        let mut ours = tx.read().lines_of_notices(address, LETTERS_QUOTED)?;
        ours.extend(tx.read().lines_sent(seat, LETTERS_QUOTED)?);
        let fresh = self.fresh_text(ours)?;
        let message = fresh.lines.join("\n").trim().to_owned();
        if message.is_empty() {
            return ignored("from a former address, and empty");
        }
        let passed = if moderators(tx, settings, row.id, now)?.is_empty() {
            PassedOn::Nobody
        } else if message.chars().count() > LONGEST {
            PassedOn::TooLong(LONGEST)
        } else {
            let text = format!(
                "Somebody writes from an address that the letters of {colour} went to once, in \
                 answer to the one that said that they do so no more:\n\n{}\n\nNothing else came \
                 of it. {} plays {colour} now; `addresses` shows who is written to where, and \
                 `address {colour} ADDRESS` or `replace {colour} with NAME <ADDRESS>` changes it.",
                behind_word(colour, &message),
                player.name,
            );
            let subject = "a former address writes to you";
            notice::to_moderators_of(tx, settings, row.id, subject, &text, now)?;
            PassedOn::Done(message)
        };
        let rendered = letters::passed_on(
            row.id,
            self.settings.games.title(&row.game),
            player.language,
            &passed,
        );
        let answered = (self.mail, self.letter.message_id.as_deref());
        notice::to_former(tx, settings, (&row, address), rendered, answered, now)?;
        Ok(judged(Verdict::Explained, "from a former address, to the moderators", Some(seat)))
    }

    /// Answers a registered moderator's mail that names no table, listing their
    /// tables and where to write to. A sender address can be forged, so the answer
    /// goes to the registered one, and not often. `None` if the sender moderates
    /// nothing.
    pub(super) fn fresh_moderator(&self) -> Result<Option<Judgement>, DeskError> {
        let Some(from) = self.letter.from.as_ref().filter(|_| self.is_proven()) else {
            return Ok(None);
        };
        let from = from.address.to_lowercase();
        let Some((address, tables)) = self.moderated_by(&[from.clone(), without_tag(&from)])?
        else {
            return Ok(None);
        };
        let why = "a moderator's, but for no table";
        let day = self.now - TimeDelta::days(1);
        let kind = Unseated::Kind(notice::TABLES);
        let told = self.tx.read().unseated_lately(&address, kind, day, self.now)?;
        if told >= TABLES_A_DAY {
            let why = format!("{why}; told today already");
            return Ok(Some(judged(Verdict::Ignored, why, None)));
        }
        let listed: Vec<String> =
            tables.iter().take(TABLES_LISTED).map(|(table, row)| self.listed(table, row)).collect();
        let more = tables.len().saturating_sub(TABLES_LISTED);
        let more = if more > 0 {
            format!("\n\nAnd {more} more: `monsoon table list`.")
        } else {
            String::new()
        };
        let begins = match tables.as_slice() {
            [] => "You moderate here, but there is no table in play.".to_owned(),
            [_] => "You moderate this table. Answer this letter to see to it: a line is a command, \
                    `help` lists them."
                .to_owned(),
            _ => "You moderate these tables. To see to one of them, write to its address: a line is a \
                  command, `help` lists them. The addresses are yours alone."
                .to_owned(),
        };
        let text = format!(
            "Nothing of your mail was carried out: it was sent to no table.\n\n{begins}\n\n{}{more}",
            listed.join("\n\n")
        );
        let rendered = letters::plain("[Monsoon] the tables that you moderate", &text);
        let one = match tables.as_slice() {
            [(_, row)] => Some(row),
            _ => None,
        };
        let message_id = self.letter.message_id.as_deref();
        notice::tables(self.tx, self.settings, &address, one, rendered, message_id, self.now)?;
        Ok(Some(judged(Verdict::Explained, why, None)))
    }

    /// The first of these addresses that moderates something, and the tables in
    /// play that it moderates, newest first.
    #[expect(clippy::type_complexity, reason = "an address, and tables with its row at each")]
    fn moderated_by(
        &self,
        addresses: &[String],
    ) -> Result<Option<(String, Vec<(TableRow, ModeratorRow)>)>, DeskError> {
        let reader = self.tx.read();
        for address in addresses {
            let house = self.settings.moderators.iter().any(|it| it.to_lowercase() == *address);
            let known = if house { reader.table_ids()? } else { reader.moderated_by(address)? };
            let mut tables = Vec::new();
            let mut is_known = house;
            for id in known.into_iter().rev() {
                let Some(table) = reader.table(id)? else { continue };
                let mut rows = moderators(self.tx, self.settings, id, self.now)?.into_iter();
                let row = rows.find(|row| row.address == *address && may(self.settings, row));
                let Some(row) = row else { continue };
                is_known = true;
                match table.status {
                    Status::Waiting | Status::Running | Status::Paused => tables.push((table, row)),
                    Status::Finished | Status::Cancelled => {}
                }
            }
            if is_known {
                return Ok(Some((address.clone(), tables)));
            }
        }
        Ok(None)
    }

    fn listed(&self, table: &TableRow, row: &ModeratorRow) -> String {
        let title = self.settings.games.title(&table.game);
        let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
        format!(
            "Table {}: {title}, {}, played by {}.\n{}",
            table.id,
            table.status,
            names.join(", "),
            self.settings.own.with_token(&row.token)
        )
    }
}
