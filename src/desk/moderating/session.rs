//! A moderator's commands at a table, one after another: all of them or none, then
//! one letter to everybody concerned.

use super::{
    super::{
        DeskError, Settings,
        clocks::{Time, sit_in},
        load,
        mending::MendError,
        moved::{self, record, stopped_line},
        paced::{Cause, Next, next, pace},
        table::{AnyTable, Stopped, Taken},
        writing::Writing,
    },
    said::{self, Said},
    who::Moderator,
    words,
};
use crate::{
    engine::{Author, Deed, Note, Seat, Viewer},
    letters::{Occasion, PlanDone},
    store::{Status, StoreError, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

/// Why a table was given up that had not begun.
pub(in super::super) const NOT_BEGUN: &str = "it had not begun";

/// What became of a moderator's commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Done,
    /// Something of it was only shown, and waits for `confirm`.
    Shown,
    /// Nothing was done.
    Refused,
}

/// What a moderator is told.
pub struct Answer {
    /// Plain words; paragraphs are separated by empty lines.
    pub text: String,
    pub outcome: Outcome,
    /// Whether it shows the journal to its end.
    pub logged: bool,
    /// Whether the journal has grown.
    pub moved: bool,
}

impl Answer {
    /// An answer without a session.
    pub fn plain(text: String, outcome: Outcome) -> Answer {
        Answer { text, outcome, logged: false, moved: false }
    }
}

/// What a moderator had seen, and how they ask.
#[derive(Debug, Clone, Copy, Default)]
pub struct Asked {
    /// The mail with the commands.
    pub mail: Option<i64>,
    /// How many entries the journal had in the letter that they answer, or in the
    /// log that they saw; `None` if unknown.
    pub saw: Option<u32>,
}

/// Why a command was not carried out.
pub(super) enum Fail {
    /// The moderator can mend it: a sentence without a full stop. `tried` is the
    /// seat they tried to give an order for, if that must not stay between them
    /// and us.
    Refused {
        sentence: String,
        tried: Option<Seat>,
    },
    Desk(DeskError),
}

impl<E: Into<DeskError>> From<E> for Fail {
    fn from(error: E) -> Self {
        Fail::Desk(error.into())
    }
}

impl From<MendError> for Fail {
    fn from(error: MendError) -> Self {
        match error {
            MendError::Entry(error) => Fail::Desk(DeskError::Entry(error)),
            MendError::Refused(_) | MendError::Amend(_) => refuse(error.to_string()),
        }
    }
}

pub(super) fn refuse(sentence: impl Into<String>) -> Fail {
    Fail::Refused { sentence: sentence.into(), tried: None }
}

/// The result of a command: a sentence or more for the moderator.
pub(super) type Done = Result<String, Fail>;

/// Who the letters afterwards are for.
#[derive(Default)]
pub(super) struct Effects {
    /// Everybody is told at once.
    pub(super) all: bool,
    /// Awaited players are asked again, because what they saw has changed.
    pub(super) ask: bool,
    pub(super) told: Vec<Seat>,
    /// Seats that are sent their letter again.
    pub(super) again: Vec<Seat>,
    /// Seats that somebody else answered for.
    pub(super) others: Vec<Seat>,
    /// Seats that the moderator gave orders for, or whose secrets they touched.
    pub(super) touched: Vec<Seat>,
    /// Seats with a new player, each with the name of the former one.
    pub(super) seated: Vec<(Seat, String)>,
    pub(super) welcome: bool,
    /// Addresses that moderate the table from now on, and were told so.
    pub(super) joined: Vec<String>,
    /// The plans that were stopped.
    pub(super) stopped: Vec<Stopped>,
}

/// A moderator at work.
pub struct Session<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) now: DateTime<Utc>,
    pub(super) row: TableRow,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) who: Moderator,
    pub(super) effects: Effects,
    asked: Asked,
    pub(super) before: Box<dyn AnyTable>,
    /// The reason for the present command.
    reason: String,
    /// The entry whose deed the present command takes back.
    undoes: Option<u32>,
    /// Whether these very commands drafted something for `confirm` to carry out.
    pub(super) drafted: bool,
    /// Whether the players have decided it, rather than a moderator.
    pub(super) vote: bool,
    /// Whether the journal was shown to its end.
    pub(super) logged: bool,
}

impl<'a> Session<'a> {
    /// A moderator's session at a table. `Ok(Err(why))` is a table that can't be
    /// played on.
    pub fn at_table(
        tx: &'a WriteTx<'a>,
        settings: &'a Settings,
        row: TableRow,
        who: Moderator,
        asked: Asked,
        now: DateTime<Utc>,
    ) -> Result<Result<Self, String>, StoreError> {
        Ok(load(&settings.games, tx.read(), &row)?.map(|mut table| {
            table.rest(row.status != Status::Running);
            Session {
                tx,
                settings,
                now,
                before: table.copy(),
                row,
                table,
                who,
                asked,
                effects: Effects::default(),
                reason: String::new(),
                undoes: None,
                drafted: false,
                vote: false,
                logged: false,
            }
        }))
    }

    /// Carries out lines of commands. A line that is just `because ...` gives the
    /// reason for all that have none of their own.
    ///
    /// Fails if it can't be done. A refusal is not an error.
    pub fn run(mut self, lines: &[String]) -> Result<Answer, DeskError> {
        let lines: Vec<&str> =
            lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
        let (reasons, lines): (Vec<&str>, Vec<&str>) =
            lines.into_iter().partition(|line| words::because(line).0.is_empty());
        let reason = reasons.first().map(|line| words::because(line).1).unwrap_or_default();
        if lines.is_empty() {
            let text = "There is no command in it; `help` lists them.".to_owned();
            return Ok(Answer::plain(text, Outcome::Refused));
        }
        let tx = self.tx;
        let outcome = tx.attempt(|| {
            let mut told = Vec::new();
            for line in &lines {
                match self.line(line, &reason) {
                    Ok(text) => told.push(text),
                    Err(Fail::Desk(error)) => return Err(error),
                    Err(Fail::Refused { sentence, tried }) => {
                        return Ok((Err(((*line).to_owned(), sentence, tried)), false));
                    }
                }
            }
            Ok((Ok(told), true))
        })?;
        match outcome {
            Ok(told) => {
                self.letters()?;
                self.tell_the_others()?;
                let mut text = told.join("\n\n");
                if let Some(awaited) = self.awaited_now() {
                    text = format!("{text}\n\n{awaited}");
                }
                let (logged, moved) = (self.logged, self.has_moved());
                let outcome = if self.drafted { Outcome::Shown } else { Outcome::Done };
                Ok(Answer { text, outcome, logged, moved })
            }
            Err((line, sentence, tried)) => self.refused(&line, &sentence, tried, lines.len()),
        }
    }

    fn refused(
        &mut self,
        line: &str,
        sentence: &str,
        tried: Option<Seat>,
        lines: usize,
    ) -> Result<Answer, DeskError> {
        // What was carried out before the refused line is undone, but it may have
        // revealed something: what another player has, or what the dice bring. So
        // it is recorded in the open, and the draws are not repeated.
        let mut touched = std::mem::take(&mut self.effects.touched);
        touched.append(&mut self.effects.others);
        touched.extend(tried);
        let (drawn, seed) = (self.table.drawn(), self.row.seed.clone());
        self.reload()?;
        self.effects = Effects::default();
        self.reason.clear();
        for seat in self.table.seats().iter().filter(|seat| touched.contains(seat)) {
            self.do_deed(Deed::Tried { seat })?;
        }
        // A new seed is gone, too.
        if self.row.seed == seed {
            let taken = self.table.discard(&drawn, self.note()).map_err(MendError::fault)?;
            if let Some(taken) = taken {
                self.moved(taken, &[])?;
            }
        }
        self.tell_the_others()?;
        let moved = self.has_moved();
        let nothing = if lines > 1 { " None of these commands was carried out." } else { "" };
        let line = said::shown(line);
        let text = format!("Not done: {line}\n\n{sentence}.{nothing}");
        let logged = self.logged && !moved;
        Ok(Answer { text, outcome: Outcome::Refused, logged, moved })
    }

    /// Whether these commands have made the journal grow.
    pub(super) fn has_moved(&self) -> bool {
        self.table.position() != self.before.position()
    }

    /// Whether the moderator wrote a mail, rather than sitting at a shell.
    pub(super) fn by_mail(&self) -> bool {
        self.asked.mail.is_some()
    }

    /// The position that the moderator had seen, if it exists.
    pub(super) fn saw(&self) -> Option<u32> {
        self.asked.saw.filter(|saw| *saw <= self.before.position())
    }

    fn line(&mut self, line: &str, reason: &str) -> Done {
        let Said { command, reason: own, needs_reason } = words::read(line).map_err(refuse)?;
        if !command.looks() && self.tx.read().is_to_look_at(self.row.id)? {
            return Err(refuse(
                "this table came out of an archive to be looked at: nobody sits at it, and it stays \
                 as it is; `monsoon import FILE --at ENTRY --seat ...` makes one that is played on",
            ));
        }
        self.reason = if own.is_empty() { reason.to_owned() } else { own };
        if needs_reason && self.reason.is_empty() && self.tx.read().needs_reasons(self.row.id)? {
            return Err(refuse("a reason is missing; end the line with `because ...`"));
        }
        self.must_be_meant(&command)?;
        self.command(command)
    }

    pub(super) fn set_reason(&mut self, reason: &str) {
        reason.clone_into(&mut self.reason);
    }

    /// What the journal records with this moderator's entries.
    pub(super) fn note(&self) -> Note {
        let name = if self.vote { String::new() } else { self.who.name() };
        Note { name, reason: self.reason.clone(), undoes: self.undoes, vote: self.vote }
    }

    /// Does something that takes back the deed of an entry, and records that with
    /// it.
    pub(super) fn taking_back(&mut self, entry: u32, deed: impl FnOnce(&mut Self) -> Done) -> Done {
        self.undoes = Some(entry);
        let done = deed(self);
        self.undoes = None;
        done
    }

    /// What this moderator may see.
    pub(super) fn viewer(&self) -> Viewer {
        self.who.viewer(self.table.seats())
    }

    /// The seat with this colour, number or player's name.
    pub(super) fn seat(&self, name: &str) -> Result<Seat, Fail> {
        let name = name.trim_end_matches([':', ',']);
        let mut seats = self.table.seats().iter();
        // A colour or a number is never taken for a name.
        let found = seats.clone().find(|seat| {
            seat.colour().eq_ignore_ascii_case(name) || (seat.index() + 1).to_string() == name
        });
        let found =
            found.or_else(|| seats.find(|seat| self.player(*seat).eq_ignore_ascii_case(name)));
        found.ok_or_else(|| {
            let seats: Vec<&str> = self.table.seats().iter().map(Seat::colour).collect();
            let name = said::shown(name);
            refuse(format!("there is no seat «{name}»; there are: {}", seats.join(", ")))
        })
    }

    /// The name of the player who sits there.
    pub(super) fn player(&self, seat: Seat) -> &str {
        self.row.player(seat).map_or("", |player| player.name.as_str())
    }

    /// Refuses unless the table is in play, paused or not.
    pub(super) fn must_run(&self) -> Result<(), Fail> {
        match self.row.status {
            Status::Running | Status::Paused => Ok(()),
            Status::Waiting => Err(refuse("the table has not begun; `start` begins it")),
            Status::Finished => Err(refuse("the game is over; `undo` takes its last step back")),
            Status::Cancelled => Err(refuse("the table was given up; `undo` takes that back")),
        }
    }

    /// The table has moved: stores that, and lets house players answer.
    pub(super) fn moved(&mut self, mut taken: Taken, others: &[Seat]) -> Result<(), DeskError> {
        self.effects.others.extend_from_slice(others);
        self.goes_on()?;
        // Only now may the table be running; and after a return, plans have not
        // acted yet.
        self.table.rest(self.row.status != Status::Running);
        taken.then(self.table.wake(&self.row.seed).map_err(MendError::fault)?);
        let time = Time::of(self.tx, self.settings, &self.row, self.now)?;
        if self.row.status == Status::Running {
            let played = sit_in(&time, &mut *self.table, &mut taken)?;
            self.effects.others.extend(played);
        }
        record(self.tx, self.row.id, &mut *self.table, &taken, self.asked.mail, self.now)?;
        self.effects.stopped.extend(taken.stopped);
        match self.row.status {
            Status::Waiting => {}
            // Nobody has answered, whatever became of the question.
            _ if self.effects.ask => time.settle_mended(&*self.table)?,
            _ => time.settle(&*self.table, &self.effects.others)?,
        }
        self.reload()
    }

    /// Resumes a table that was over and no longer is.
    fn goes_on(&mut self) -> Result<(), DeskError> {
        let ended = matches!(self.row.status, Status::Finished | Status::Cancelled);
        if !ended || self.table.is_cancelled() || self.table.standings().is_some() {
            return Ok(());
        }
        // Everybody was told that it was over, no matter who plays for them by
        // now.
        self.effects.all = true;
        let begun = self.row.why.as_deref() != Some(NOT_BEGUN);
        let paused = self.tx.read().paused_since(self.row.id)?.is_some();
        let (status, why) = match (begun, paused) {
            (false, _) => (Status::Waiting, None),
            (true, true) => (Status::Paused, Some(self.why_paused())),
            (true, false) => (Status::Running, None),
        };
        self.row.status = status;
        self.tx.set_status(self.row.id, status, why.as_deref())?;
        if let (Status::Paused, Some(until)) = (status, self.row.resumes) {
            self.tx.resume_at(self.row.id, until)?;
        }
        Ok(())
    }

    /// The reason for the last pause.
    fn why_paused(&self) -> String {
        let deeds = self.table.deed_lines(Viewer::Moderator, 0).into_iter().rev();
        let mut pauses = deeds.filter(|(_, deed)| deed.what.pauses() == Some(true));
        let reason = pauses.next().map(|(_, deed)| deed.reason).unwrap_or_default();
        if reason.is_empty() { "a moderator paused it".to_owned() } else { reason }
    }

    /// Records a deed about the table.
    pub(super) fn do_deed(&mut self, deed: Deed) -> Result<(), DeskError> {
        let note = self.note();
        let by = Author::Moderator(None);
        let taken = self.table.deed(by, deed, note).map_err(MendError::fault)?;
        self.moved(taken, &[])
    }

    /// Reloads everything as it is stored now.
    pub(super) fn reload(&mut self) -> Result<(), DeskError> {
        let gone = || DeskError::Fault(format!("table {} is gone", self.row.id));
        self.row = self.tx.read().table(self.row.id)?.ok_or_else(gone)?;
        self.table =
            load(&self.settings.games, self.tx.read(), &self.row)?.map_err(DeskError::Fault)?;
        self.table.rest(self.row.status != Status::Running);
        let known = self.tx.read().moderators(self.row.id)?;
        if let Some(row) = known.into_iter().find(|row| row.address == self.who.row.address) {
            self.who = Moderator::of(self.tx.read(), row, &self.row)?;
        }
        Ok(())
    }

    pub(super) fn awaited_now(&self) -> Option<String> {
        if !self.has_moved() || self.row.status != Status::Running {
            return None;
        }
        let awaited = self.awaited();
        (!awaited.is_empty()).then(|| format!("Awaited now: {awaited}."))
    }

    /// Who is awaited for what, in words.
    pub(super) fn awaited(&self) -> String {
        let awaited = self.table.awaiting().into_iter().map(|awaited| {
            let player = self.player(awaited.seat);
            let decision = self.table.decision(awaited.decision);
            format!("{} ({player}) for {decision}", awaited.seat)
        });
        awaited.collect::<Vec<_>>().join(", ")
    }

    /// Writes one letter to everybody concerned.
    pub(super) fn letters(&self) -> Result<(), DeskError> {
        if self.row.status == Status::Waiting {
            return Ok(());
        }
        let writing = Writing::new(self.tx, self.settings, &self.row, &*self.table, self.now);
        let time = Time::of(self.tx, self.settings, &self.row, self.now)?;
        for seat in self.table.seats().iter() {
            let stopped = self.effects.stopped.iter().find(|stopped| stopped.seat == seat);
            let occasion = self.occasion(seat, stopped.is_some());
            let pace = pace(self.row.player(seat));
            let tables = (&*self.before, &*self.table);
            let occasion = match next(occasion, tables, (seat, pace), Cause::Others) {
                Next::Letter(occasion) => *occasion,
                Next::Daily => {
                    time.tell_daily(seat)?;
                    continue;
                }
                Next::Nothing => continue,
            };
            let Effects { all, told, again, .. } = &self.effects;
            let at_once = *all || told.contains(&seat) || again.contains(&seat);
            // A player with a new seat has a new address to write to.
            let always = matches!(occasion, Occasion::Over | Occasion::Seated { .. });
            if time.sits_in(seat)? && !at_once && !always {
                continue;
            }
            let stopped = stopped.map(stopped_line);
            let writing = writing.telling(stopped, PlanDone::default());
            writing.letter(seat, &occasion, None)?;
        }
        Ok(())
    }

    fn occasion(&self, seat: Seat, stopped: bool) -> Option<Occasion> {
        let effects = &self.effects;
        let among = |table: &dyn AnyTable| table.awaiting().iter().any(|it| it.seat == seat);
        let (asked, was) = (among(&*self.table), among(&*self.before));
        let over = self.table.standings().is_some();
        let seated = effects.seated.iter().rev().find(|(of, _)| *of == seat);
        if let Some((_, former)) = seated {
            return Some(Occasion::Seated { former: former.clone() });
        }
        if effects.welcome {
            return Some(Occasion::Welcome);
        }
        if over && self.before.standings().is_none() {
            return Some(Occasion::Over);
        }
        let told = effects.told.contains(&seat) || effects.others.contains(&seat) || stopped;
        let running = self.row.status == Status::Running;
        if effects.again.contains(&seat) && !running {
            return Some(Occasion::Board);
        }
        if effects.all || !running {
            // What they are asked has changed, though nobody can answer yet.
            let paused = self.row.status == Status::Paused;
            let differs = paused && (asked != was || asked && effects.ask);
            return (effects.all || told || differs).then_some(Occasion::Moderated);
        }
        if effects.again.contains(&seat) || asked && effects.ask {
            return Some(if asked { Occasion::Turn } else { Occasion::Board });
        }
        let moved = moved::occasion(&*self.before, &*self.table, seat, false, stopped);
        // Players who are no longer asked must not answer in vain.
        moved.or_else(|| (told || was && !asked).then_some(Occasion::Moderated))
    }
}
