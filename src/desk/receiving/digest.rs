//! Answers to letters about several tables.
//!
//! A line is for the table whose heading stands above it: one that the author wrote
//! (`table 12:`), or that of the letter, quoted. What stands below the letter's last table,
//! or above the first, is for none, and its author is asked. Each table's lines are carried
//! out as if they had come alone, all of them or none; one letter says what became of each.

use super::{
    super::{
        DeskError,
        digest::{self, ANSWER, NOT_HERE, Piece, To},
        notice,
        press::Spoken,
        sender::Sender,
        together::Answers,
    },
    Judgement, Work, judged,
    lexicon::{Command, command},
    own_lines::{self, Own},
    shown::Shown,
    subject::without_prefixes,
    wishes::LETTERS_QUOTED,
};
use crate::{
    basics::TableId,
    engine::Order,
    letters::{self, DigestSaid, TableNote},
    mail::{self, Letter, LetterKind},
    store::{Digest, DigestPart, SeatRow, Unseated, Verdict},
};
use chrono::TimeDelta;
use std::cell::OnceCell;

/// How many such answers are answered within an hour.
const ANSWERS_AN_HOUR: usize = 20;

/// How many letters of the house are searched for lines that a mail quotes.
const NOTICES_QUOTED: u32 = 20;

/// What a line of a letter says about the lines below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Table(TableId),
    /// They are below the letter's tables.
    End,
}

/// The lines for one table.
struct Section {
    table: TableId,
    lines: Vec<String>,
}

/// A mail's lines by what they are for.
#[derive(Default)]
struct Sorted {
    sections: Vec<Section>,
    /// Those that are for no table.
    rest: Vec<String>,
}

/// What became of one table's lines.
struct Became {
    piece: Option<Piece>,
    verdict: Verdict,
    why: String,
}

impl Work<'_> {
    /// A mail from the reader of such a letter.
    pub(super) fn tables(&self, digest: i64) -> Result<Judgement, DeskError> {
        let Some(digest) = self.tx.read().digest(digest)? else {
            return Ok(judged(Verdict::Ignored, "to a letter that is forgotten", None));
        };
        if let Some(why) = self.too_many_of_sender()? {
            return Ok(judged(Verdict::Ignored, why, None));
        }
        if self.lately(&digest, ANSWER, TimeDelta::hours(1))? >= ANSWERS_AN_HOUR {
            let why = "about several tables, but too many mails were answered within the hour";
            return Ok(judged(Verdict::Ignored, why, None));
        }
        if !self.elsewhere.is_empty() {
            let why = "about several tables, but the same mail was carried out at one of them";
            return Ok(judged(Verdict::Explained, why, None));
        }
        let Some(player) = self.reader_of(&digest)? else {
            return Ok(judged(Verdict::Ignored, "about tables where they play no more", None));
        };
        self.tx.free_address(&digest.address, self.now)?;
        if self.bytes > self.settings.max_bytes
            || matches!(self.letter.kind, LetterKind::Unreadable { .. })
        {
            self.tell_reader((&digest, &player), &DigestSaid::Unreadable, Vec::new())?;
            return Ok(judged(Verdict::Explained, "about several tables, and can't be read", None));
        }
        let mut ours = self.tx.read().lines_of_notices(&digest.address, NOTICES_QUOTED)?;
        for part in digest.parts.iter().filter(|part| part.theirs) {
            ours.extend(self.tx.read().lines_sent(part.seat, LETTERS_QUOTED)?);
        }
        ours.sort_by_key(|lines| std::cmp::Reverse(lines.letter));
        let fresh = self.fresh_text(ours)?;
        // What a program put between the letter's lines may not be the author's.
        let mut doubtful = fresh.doubtful.clone();
        doubtful
            .extend(fresh.inserted.iter().filter(|line| self.may_matter(&digest, line)).cloned());
        doubtful.retain(|line| !signs(line) && !sets_passphrase(line));
        own_lines::hide_secrets(&mut doubtful);
        if !doubtful.is_empty() {
            self.tell_reader(
                (&digest, &player),
                &DigestSaid::Doubtful { lines: doubtful },
                Vec::new(),
            )?;
            return Ok(judged(Verdict::Explained, "about several tables, but in doubt", None));
        }
        let mut sorted = self.sorted(&digest, &fresh.lines)?;
        for_all_tables(&digest, &mut sorted);
        signed(&mut sorted);
        own_lines::hide_secrets(&mut sorted.rest);
        sorted.rest.retain(|line| line.chars().any(char::is_alphanumeric));
        // Whoever greets, thanks or signs beside an answer is not asked what that is for.
        if !sorted.sections.is_empty() {
            sorted.rest.retain(|line| self.may_matter(&digest, line));
        } else if sorted.rest.is_empty() {
            let subject = without_prefixes(&self.letter.subject).0;
            sorted
                .rest
                .extend((!signs(subject) && !sets_passphrase(subject)).then(|| subject.to_owned()));
        }
        self.carry_out_each(&digest, &player, sorted)
    }

    /// Somebody else has the letter's secret, or nobody vouches for its reader's address: its
    /// reader is told, once a day.
    pub(super) fn not_their_tables(&self, digest: i64) -> Result<Judgement, DeskError> {
        let why = "about several tables, but not from their reader, or nobody vouches for that";
        let Some(digest) = self.tx.read().digest(digest)? else {
            return Ok(judged(Verdict::Ignored, why, None));
        };
        let told = self.lately(&digest, NOT_HERE, TimeDelta::days(1))? > 0;
        let Some(player) = self.reader_of(&digest)?.filter(|_| !told) else {
            return Ok(judged(Verdict::Ignored, why, None));
        };
        let to = To { player: &player, zone: self.settings.clock.zone, answers: None, of: None };
        let said = DigestSaid::NotHere;
        let _ = digest::write(self.tx, self.settings, &to, &said, Vec::new(), self.now)?;
        Ok(judged(Verdict::Explained, why, None))
    }

    /// How many letters of a kind the reader of such a letter got lately.
    fn lately(&self, digest: &Digest, kind: &str, span: TimeDelta) -> Result<usize, DeskError> {
        let kind = Unseated::Kind(kind);
        let since = self.now - span;
        Ok(self.tx.read().unseated_lately(&digest.address, kind, since, self.now)?)
    }

    /// Whoever reads it, as they are at the newest of its tables where they still play.
    fn reader_of(&self, digest: &Digest) -> Result<Option<SeatRow>, DeskError> {
        let Some(part) = digest.parts.iter().rev().find(|part| part.theirs) else {
            return Ok(None);
        };
        let row = self.tx.read().table(part.seat.0)?;
        Ok(row.and_then(|row| row.player(part.seat.1).cloned()))
    }

    /// Puts each of the author's lines to the table whose heading stands above it.
    fn sorted(&self, digest: &Digest, lines: &[String]) -> Result<Sorted, DeskError> {
        let mut titles = Vec::new();
        for part in &digest.parts {
            let row = self.tx.read().table(part.seat.0)?;
            titles.extend(row.map(|row| self.settings.games.title(&row.game).to_lowercase()));
        }
        let marks =
            mail::marked_above(self.letter, lines, |line, quoted| mark(line, quoted, &titles));
        let mut sorted = Sorted::default();
        for (line, mark) in lines.iter().zip(marks) {
            let line = match heading(line) {
                Some((_, rest)) => without_title(&rest, &titles),
                None => line.clone(),
            };
            let table = match mark {
                Some(Mark::Table(table)) => digest.parts.iter().find(|it| it.seat.0 == table),
                Some(Mark::End) | None => None,
            };
            let Some(table) = table.map(|part| part.seat.0) else {
                sorted.rest.push(line);
                continue;
            };
            match sorted.sections.iter_mut().find(|section| section.table == table) {
                Some(section) => section.lines.push(line),
                None => sorted.sections.push(Section { table, lines: vec![line] }),
            }
        }
        let says = |line: &String| line.chars().any(char::is_alphanumeric);
        sorted.sections.retain(|section| section.lines.iter().any(says));
        Ok(sorted)
    }

    /// Whether a line begins as an order or a command at one of the tables.
    fn may_matter(&self, digest: &Digest, line: &str) -> bool {
        let matters = |part: &DigestPart| {
            let mut may = false;
            // What fails at a table is told when its own lines are read.
            let _ = self.seated_as(part.seat, false, |at| {
                let mut words = crate::engine::folded_words(line).into_iter();
                may = words.any(|word| at.begins_order(&word)) || at.may_be_order(line);
                Ok(judged(Verdict::Ignored, "", None))
            });
            may
        };
        digest.parts.iter().filter(|part| part.theirs).any(matters)
    }

    /// Carries out each table's lines, and answers with one letter.
    fn carry_out_each(
        &self,
        digest: &Digest,
        player: &SeatRow,
        sorted: Sorted,
    ) -> Result<Judgement, DeskError> {
        let Sorted { sections, rest } = sorted;
        // One table alone is answered by a letter of its own.
        let alone = rest.is_empty() && sections.len() == 1;
        let mut done = 0;
        let mut seat = None;
        let mut pieces = Vec::new();
        let mut why = Vec::new();
        for section in sections {
            let Some(part) = digest.parts.iter().find(|it| it.seat.0 == section.table) else {
                continue;
            };
            let became = self.at_one(part, &section, alone)?;
            why.push(format!("table {}: {}", section.table, became.why));
            if became.verdict == Verdict::CarriedOut {
                done += 1;
                seat = seat.or(Some(part.seat));
            }
            pieces.extend(became.piece);
        }
        if !rest.is_empty() {
            why.push(format!("{} lines for no table", rest.len()));
        }
        let verdict = if done > 0 { Verdict::CarriedOut } else { Verdict::Explained };
        let says_nothing = |piece: &Piece| matches!(piece, Piece::Note(_, TableNote::Apart));
        if !rest.is_empty() || !alone && !pieces.iter().all(says_nothing) {
            self.tell_reader(
                (digest, player),
                &DigestSaid::Answer { done, unplaced: rest },
                pieces,
            )?;
        }
        Ok(judged(verdict, format!("about several tables: {}", why.join("; ")), seat))
    }

    /// Carries out one table's lines, or says why not. What fails there for good does not
    /// touch the others.
    fn at_one(
        &self,
        part: &DigestPart,
        section: &Section,
        alone: bool,
    ) -> Result<Became, DeskError> {
        let note = |note| Some(Piece::Note(section.table, note));
        if !part.theirs {
            let piece = note(TableNote::Gone);
            // Nothing else would tell them.
            return Ok(Became { piece, verdict: Verdict::Explained, why: "not theirs".into() });
        }
        let letter = Letter {
            subject: String::new(),
            body: section.lines.join("\n"),
            signature: Vec::new(),
            unread: 0,
            ..self.letter.clone()
        };
        let saw = Some(part.position);
        let sender = Sender::Player { seat: part.seat, saw };
        let answers = Answers::default();
        answers.of(part.seat);
        let work = Work {
            letter: &letter,
            sender: &sender,
            passed: OnceCell::new(),
            spoken: Spoken::default(),
            together: (!alone).then_some(&answers),
            ..*self
        };
        let taken = self.tx.apart(|| work.limited(part.seat, true, |at| at.for_here(saw)))?;
        let Judgement { verdict, why, .. } = match taken {
            Ok(judgement) => judgement,
            Err(error) if error.is_passing() => return Err(error),
            Err(error) => return self.failed(section.table, &error),
        };
        let piece = match answers.take(part.seat) {
            _ if alone => None,
            Some(card) => Some(Piece::Part(Box::new(card))),
            None if answers.is_apart(part.seat) => note(TableNote::Apart),
            None if verdict == Verdict::CarriedOut => note(TableNote::Done),
            None => note(TableNote::Nothing),
        };
        Ok(Became { piece, verdict, why })
    }

    /// A fault of ours at one table.
    fn failed(&self, table: TableId, error: &DeskError) -> Result<Became, DeskError> {
        tracing::error!(%table, %error, "an answer to several tables failed at one");
        let text = format!(
            "Mail {} answers a letter about several tables. Its lines for table {table} could not \
             be worked on:\n{error}\nNothing of them was carried out; the other tables' were.",
            self.mail
        );
        let subject = "lines of a mail failed";
        notice::to_moderators_of(self.tx, self.settings, table, subject, &text, self.now)?;
        let piece = Some(Piece::Note(table, TableNote::Failed));
        Ok(Became { piece, verdict: Verdict::Explained, why: error.to_string() })
    }

    fn tell_reader(
        &self,
        (digest, player): (&Digest, &SeatRow),
        said: &DigestSaid,
        pieces: Vec<Piece>,
    ) -> Result<(), DeskError> {
        // Read again, because the language may have changed with this very mail.
        let answers = Some((self.mail, self.letter.message_id.as_deref()));
        let zone = self.tx.read().zone_of(&player.address)?.unwrap_or(self.settings.clock.zone);
        let to = To { player, zone, answers, of: Some(digest.id) };
        // An answer is never too long: whoever asks for much gets letters of their own.
        let _ = digest::write(self.tx, self.settings, &to, said, pieces, self.now)?;
        Ok(())
    }
}

/// A line about letters is for all the tables, as the letter says, and a new passphrase, too.
fn for_all_tables(digest: &Digest, sorted: &mut Sorted) {
    let is_for_all = |line: &mut String| is_about_letters(line) || sets_passphrase(line);
    let about: Vec<String> = sorted.rest.extract_if(.., is_for_all).collect();
    if about.is_empty() {
        return;
    }
    for part in digest.parts.iter().filter(|part| part.theirs) {
        let table = part.seat.0;
        match sorted.sections.iter_mut().find(|section| section.table == table) {
            Some(section) => section.lines.extend(about.iter().cloned()),
            None => sorted.sections.push(Section { table, lines: about.clone() }),
        }
    }
}

fn signs(line: &str) -> bool {
    !own_lines::take(&mut [line.to_owned()]).signed.is_empty()
}

fn sets_passphrase(line: &str) -> bool {
    let said = own_lines::take(&mut [line.to_owned()]);
    said.own.iter().any(|own| matches!(own, Own::NewPassphrase(_)))
}

/// A passphrase above all tables' lines signs each of them. It is never repeated, not even to ask
/// for which table it is.
fn signed(sorted: &mut Sorted) {
    let signed: Vec<String> = sorted.rest.extract_if(.., |line| signs(line)).collect();
    for section in &mut sorted.sections {
        section.lines.splice(0..0, signed.iter().cloned());
    }
}

/// What a line says about those below it. One of the author's own may be a heading without
/// brackets; a quoted one begins with the game. What a player said to the others, behind its
/// label, is never a heading: they would choose where somebody else's orders go.
fn mark(line: &str, quoted: bool, titles: &[String]) -> Option<Mark> {
    if letters::ends_digest(line) {
        return Some(Mark::End);
    }
    if line.contains('|') {
        return None;
    }
    if quoted {
        let (table, before, after) = bracketed(line)?;
        // The game's picture may stand before it. Beside other words it is somebody's talk that a
        // mail program has broken there.
        let title = before.trim_start_matches(|c: char| !c.is_alphanumeric()).trim().to_lowercase();
        let is_ours = titles.contains(&title) && letters::is_behind_table(after);
        return is_ours.then_some(Mark::Table(table));
    }
    heading(line).map(|(table, _)| Mark::Table(table))
}

/// The table that a line names, `[table 12]` or `table 12:`, and what else it says.
fn heading(line: &str) -> Option<(TableId, String)> {
    in_brackets(line).or_else(|| in_front(line))
}

fn in_brackets(line: &str) -> Option<(TableId, String)> {
    let (table, before, after) = bracketed(line)?;
    Some((table, format!("{} {}", before.trim(), bare(after)).trim().to_owned()))
}

/// The table in brackets, and what stands before and behind them.
fn bracketed(line: &str) -> Option<(TableId, &str, &str)> {
    let (before, rest) = line.split_once('[')?;
    let (tag, after) = rest.split_once(']')?;
    let tag: String = tag.split_whitespace().collect::<String>().to_lowercase();
    let word = tag.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = tag.get(word.len()..)?.parse().ok()?;
    mail::is_table_word(word).then_some((TableId(number), before, after))
}

fn in_front(line: &str) -> Option<(TableId, String)> {
    let line = line.trim();
    let word: String = line.chars().take_while(|c| c.is_alphabetic()).collect();
    let rest = line.get(word.len()..)?.trim_start_matches(|c: char| c.is_whitespace() || c == '#');
    let digits = rest.chars().take_while(char::is_ascii_digit).count();
    let number = rest.get(..digits)?.parse().ok()?;
    let after = rest.get(digits..)?;
    let goes_on = after.starts_with(char::is_alphanumeric);
    let is_table = mail::is_table_word(&word.to_lowercase()) && !goes_on;
    is_table.then(|| (TableId(number), bare(after).to_owned()))
}

/// What stands behind a heading, without the mark between them.
fn bare(after: &str) -> &str {
    after.trim_start_matches(|c: char| c.is_whitespace() || ":.,;)-–—·".contains(c)).trim_end()
}

/// A line without the game's name that stood before its table's number.
fn without_title(line: &str, titles: &[String]) -> String {
    let lower = line.to_lowercase();
    let title = titles.iter().find(|title| lower.starts_with(*title));
    let rest = title.and_then(|title| line.get(title.len()..)).unwrap_or(line);
    bare(rest).to_owned()
}

/// `letters my-turn`, and the like.
fn is_about_letters(line: &str) -> bool {
    let Some(order) = Order::from_text(line) else { return false };
    let texts = order.texts();
    let Some((first, rest)) = texts.split_first() else { return false };
    command(first) == Some(Command::Letters) && Shown::read(Command::Letters, rest).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_told_from_other_lines() {
        for (line, table, rest) in [
            ("[table 12] bid 5", 12, "bid 5"),
            ("Santiago [table 12]", 12, "Santiago"),
            ("Goa (2012) [Stół 3]: podatki", 3, "Goa (2012) podatki"),
            ("table 12:", 12, ""),
            ("Table 12 - pass", 12, "pass"),
            ("bord 7 bid 5", 7, "bid 5"),
            ("mesa #4: paso", 4, "paso"),
            ("table 12 :", 12, ""),
        ] {
            let read = heading(line);
            assert_eq!(read, Some((TableId(table), rest.to_owned())), "{line}");
        }
        for line in ["bid 12", "a table for 12", "tables 12", "table", "[12] bid", "table 12th"] {
            assert_eq!(heading(line), None, "{line}");
        }
    }

    #[test]
    fn a_quoted_line_without_brackets_is_no_heading() {
        let titles = ["santiago".to_owned()];
        let mark = |line: &str, quoted| mark(line, quoted, &titles);
        assert_eq!(mark("table 12: pass", false), Some(Mark::Table(TableId(12))));
        assert_eq!(mark("table 12: pass", true), None);
        assert_eq!(mark("Santiago [table 12]", true), Some(Mark::Table(TableId(12))));
        let with_picture = "\u{1f334} Santiago [table 12] your turn";
        assert_eq!(mark(with_picture, true), Some(Mark::Table(TableId(12))));
        // What somebody else said.
        for quoted in [true, false] {
            assert_eq!(mark("said | [table 12]", quoted), None);
            assert_eq!(mark("said | Santiago [table 12]", quoted), None);
        }
        assert_eq!(mark("Santiago [stół 12] Twój ruch", true), Some(Mark::Table(TableId(12))));
        // A line that a mail program broke there.
        for talk in [
            "look at [table 12]",
            "Santiago [table 12] was fun, wasn't it?",
            "Santiago is more fun at [table 12]",
        ] {
            assert_eq!(mark(talk, true), None, "{talk}");
        }
    }
}
