//! A mail comes in: steps 2 to 8 of the line, in one transaction.

use super::{
    Desk, DeskError, Settings,
    courtesy::blank_courtesies,
    fail_point, load,
    sender::{Sender, identify},
    table::{AnyTable, Fault},
    writing::{ANSWERS, Answered, NO_TOKEN, Writing},
};
use crate::{
    engine::{
        Order, PlayError, Seat,
        order::{MAX_ORDERS, split},
    },
    letters::{Explanation, Language, Occasion, Refusal},
    mail::{self, Incoming, Letter, LetterKind, Trust},
    store::{NewMail, Status, TableRow, Verdict, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// At most this many answers an hour that move no game go to one seat.
const ANSWERS_AN_HOUR: usize = 20;

/// So many of our letters are looked through for lines that a mail quotes.
const LETTERS_QUOTED: u32 = 40;

/// What became of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Received {
    /// It is recorded, with this verdict and reason.
    Recorded(Verdict, String),
    /// The same mail was recorded before; nothing was done.
    Duplicate,
}

impl Desk {
    /// Takes in one mail. When this returns `Ok`, the mail and everything that
    /// followed from it are durable and the mail may be acknowledged.
    ///
    /// `bytes` is the mail's true size; if it is more than we read,
    /// `incoming.raw` need only hold the head.
    ///
    /// # Errors
    /// Only what may pass, such as a full disk: leave the mail where it is and
    /// call again. What can't pass is quarantined.
    pub fn receive(&mut self, incoming: &Incoming, bytes: u64) -> Result<Received, DeskError> {
        let attempt = catch_unwind(AssertUnwindSafe(|| self.take_in(incoming, bytes)));
        let error = match attempt {
            Ok(Ok(received)) => return Ok(received),
            Ok(Err(error)) if error.is_passing() => return Err(error),
            Ok(Err(error)) => error,
            Err(panic) => DeskError::Fault(panic_text(&*panic)),
        };
        self.quarantine(incoming, &error)
    }

    fn take_in(&mut self, incoming: &Incoming, bytes: u64) -> Result<Received, DeskError> {
        let letter = mail::parse(incoming, &self.settings.own);
        let key = mail::dedup_key(incoming, &letter);
        let now = self.clock.now();
        let tx = self.store.write()?;
        let row = NewMail {
            key: &key,
            source: incoming.source.as_str(),
            message_id: letter.message_id.as_deref(),
            sender: letter.from.as_ref().map(|from| from.address.as_str()),
            raw: &incoming.raw,
        };
        let Some(mail) = tx.add_mail(&row, now)? else { return Ok(Received::Duplicate) };
        let settings = &self.settings;
        let trust = mail::trust(incoming, &letter, settings.authserv_id.as_deref());
        let work = Work { tx: &tx, settings, letter: &letter, trust, bytes, mail, now };
        let Judgement { verdict, why, seat } = work.judge()?;
        tx.judge_mail(mail, verdict, &why, seat)?;
        fail_point("before-commit");
        tx.commit()?;
        fail_point("after-commit");
        tracing::debug!(
            mail,
            source = incoming.source.as_str(),
            verdict = verdict.as_str(),
            "a mail is taken"
        );
        Ok(Received::Recorded(verdict, why))
    }

    /// Keeps a mail that broke something, and tells the moderators.
    fn quarantine(
        &mut self,
        incoming: &Incoming,
        error: &DeskError,
    ) -> Result<Received, DeskError> {
        let why = error.to_string();
        let key = format!("quarantine {}", mail::raw_key(incoming));
        let now = self.clock.now();
        let tx = self.store.write()?;
        let row = NewMail {
            key: &key,
            source: incoming.source.as_str(),
            message_id: None,
            sender: None,
            raw: &incoming.raw,
        };
        let Some(mail) = tx.add_mail(&row, now)? else { return Ok(Received::Duplicate) };
        tx.judge_mail(mail, Verdict::Quarantined, &why, None)?;
        let text = format!(
            "Mail {mail} could not be worked on and is kept in the database:\n{why}\n\
             Nothing of it was carried out; everything else goes on."
        );
        super::notice::to_moderators(&tx, &self.settings, "a mail is in quarantine", &text, now)?;
        tx.commit()?;
        tracing::error!(mail, "a mail is in quarantine; the table `mail` says why");
        Ok(Received::Recorded(Verdict::Quarantined, why))
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".into())
}

/// What is to be written beside a mail.
struct Judgement {
    verdict: Verdict,
    why: String,
    seat: Option<(u32, usize)>,
}

fn judged(verdict: Verdict, why: impl Into<String>, seat: Option<(u32, usize)>) -> Judgement {
    Judgement { verdict, why: why.into(), seat }
}

/// One mail at work.
struct Work<'a> {
    tx: &'a WriteTx<'a>,
    settings: &'a Settings,
    letter: &'a Letter,
    trust: Trust,
    bytes: u64,
    mail: i64,
    now: DateTime<Utc>,
}

/// What a mail asks for.
#[derive(Default)]
struct Wishes {
    orders: Vec<Order>,
    help: bool,
    board: bool,
    language: Option<Language>,
}

impl Work<'_> {
    fn judge(&self) -> Result<Judgement, DeskError> {
        match &self.letter.kind {
            LetterKind::Orders | LetterKind::Unreadable { .. } => {}
            LetterKind::AutoReply { why }
            | LetterKind::Bounce { why }
            | LetterKind::Feedback { why }
            | LetterKind::List { why }
            | LetterKind::Own { why } => {
                let why = format!("{}: {why}", self.letter.kind.as_str());
                return Ok(judged(Verdict::Ignored, why, None));
            }
        }
        if self.trust == Trust::Refused {
            let why = "our own mail server found its sender to be forged";
            return Ok(judged(Verdict::Ignored, why, None));
        }
        let sender =
            identify(self.tx.read(), &self.settings.own, self.settings.trust, self.letter)?;
        let (seat, saw) = match &sender {
            Sender::Nobody => return Ok(judged(Verdict::Ignored, "from a stranger", None)),
            Sender::Player { seat, saw } => (*seat, *saw),
            Sender::OtherAddress { seat, .. } | Sender::NoSecret { seat } => (*seat, None),
        };
        let Some(row) = self.tx.read().table(seat.0)? else {
            return Ok(judged(Verdict::Ignored, "its table is gone", None));
        };
        // Only a player's own mail is answered when a table can't be shown.
        let player = matches!(sender, Sender::Player { .. });
        let table = match load(self.tx.read(), &row)? {
            Ok(table) => table,
            Err(why) => return self.pause(&row, seat, &why, player),
        };
        let Some(here) = table.seats().get(seat.1) else {
            return self.pause(&row, seat, "a seat is missing from the journal", player);
        };
        let at = At { work: self, row: &row, table: &*table, key: seat, seat: here };
        match sender {
            Sender::OtherAddress { from, .. } => at.other_address(&from),
            Sender::NoSecret { .. } => at.no_secret(),
            Sender::Player { .. } | Sender::Nobody => at.player(saw),
        }
    }

    /// Stops a table whose journal can't be played on.
    fn pause(
        &self,
        row: &TableRow,
        seat: (u32, usize),
        why: &str,
        answer: bool,
    ) -> Result<Judgement, DeskError> {
        if row.status == Status::Running {
            self.tx.set_status(row.id, Status::Paused, Some(why))?;
            let text = format!(
                "Table {} is paused: its journal can't be played again.\n{why}\n\
                 Orders to it are kept and answered, but not carried out.",
                row.id
            );
            let subject = format!("table {} is paused", row.id);
            super::notice::to_moderators(self.tx, self.settings, &subject, &text, self.now)?;
            tracing::error!(table = row.id, "a table is paused");
        }
        let lately = self.answers_lately(seat)?;
        let answer = answer && lately < ANSWERS_AN_HOUR;
        if let Some(player) = row.seats.get(seat.1).filter(|_| answer) {
            super::notice::paused(self.tx, self.settings, row, player, self.mail, self.now)?;
        }
        Ok(judged(Verdict::Explained, format!("the table is paused: {why}"), Some(seat)))
    }
}

impl Work<'_> {
    /// How many answers that moved no game a seat got within the hour.
    fn answers_lately(&self, seat: (u32, usize)) -> Result<usize, DeskError> {
        let hour = TimeDelta::hours(1);
        Ok(self.tx.read().letters_lately(seat, &ANSWERS, self.now, hour)?)
    }
}

/// One mail at the table it is for.
struct At<'a> {
    work: &'a Work<'a>,
    row: &'a TableRow,
    table: &'a dyn AnyTable,
    key: (u32, usize),
    seat: Seat,
}

impl At<'_> {
    fn other_address(&self, from: &str) -> Result<Judgement, DeskError> {
        let known = self.work.tx.read().held_from(self.key, from)? > 0;
        if !known && self.work.answers_lately(self.key)? < ANSWERS_AN_HOUR {
            let explanation = Explanation::OtherSender { from: from.to_owned() };
            self.write(&Occasion::Explained(explanation))?;
        }
        Ok(judged(Verdict::Held, "the seat's secret, but from another address", Some(self.key)))
    }

    /// A player's address can be forged; once a day is enough to help a player
    /// and too little to pester one.
    fn no_secret(&self) -> Result<Judgement, DeskError> {
        let why = "from a player's address, but without a secret of that player's";
        let reader = self.work.tx.read();
        let day = TimeDelta::days(1);
        if reader.letters_lately(self.key, &[NO_TOKEN], self.work.now, day)? == 0 {
            self.write(&Occasion::Explained(Explanation::NoToken))?;
            return Ok(judged(Verdict::Explained, why, Some(self.key)));
        }
        Ok(judged(Verdict::Ignored, format!("{why}; told today already"), Some(self.key)))
    }

    fn player(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if self.work.bytes > self.work.settings.max_bytes {
            return self.explain(Explanation::TooLarge {
                bytes: self.work.bytes,
                limit: self.work.settings.max_bytes,
            });
        }
        if matches!(self.work.letter.kind, LetterKind::Unreadable { .. }) {
            return self.explain(Explanation::Unreadable);
        }
        let wishes = match self.wishes()? {
            Ok(wishes) => wishes,
            Err(occasion) => return self.answer(&occasion),
        };
        if wishes.orders.len() > MAX_ORDERS {
            return self.explain(Explanation::TooManyOrders { limit: MAX_ORDERS });
        }
        if wishes.orders.is_empty() {
            return self.only_commands(&wishes);
        }
        match self.row.status {
            Status::Running => {}
            Status::Paused => return self.explain(Explanation::Paused),
            Status::Finished => return self.explain(Explanation::Over),
        }
        match (self.table.asked_at(self.seat), saw) {
            (None, _) => self.explain(Explanation::NotAwaited),
            (Some(asked), Some(saw)) if saw < asked => self.explain(Explanation::Stale),
            (Some(_), _) => self.carry_out(&wishes),
        }
    }

    /// Step 5 and 6: the author's own lines, cut into orders and commands.
    fn wishes(&self) -> Result<Result<Wishes, Occasion>, DeskError> {
        let ours = self.work.tx.read().texts_sent(self.key, LETTERS_QUOTED)?;
        let fresh = mail::fresh_text(self.work.letter, &ours);
        let mut lines = fresh.lines;
        if lines.iter().all(|line| line.trim().is_empty()) {
            lines.extend(self.order_in_subject());
        }
        let name = self.row.seats.get(self.key.1).map_or("", |player| player.name.as_str());
        let lines = blank_courtesies(&lines, name, |word| {
            command(word).is_some() || self.table.begins_order(word)
        });
        let mut wishes = Wishes::default();
        let all = split(&lines.join("\n"));
        let count = all.len();
        for order in all {
            match order.texts().as_slice() {
                [word] if command(word) == Some(Command::Help) => wishes.help = true,
                [word] if command(word) == Some(Command::Board) => wishes.board = true,
                [word, rest @ ..] if command(word) == Some(Command::Language) => {
                    match rest.first().and_then(|code| Language::from_code(code)) {
                        Some(language) => wishes.language = Some(language),
                        None => return Ok(Err(unknown_language(&order, count - 1))),
                    }
                }
                _ => wishes.orders.push(order),
            }
        }
        Ok(Ok(wishes))
    }

    /// Some write their order into the subject and nothing below it.
    fn order_in_subject(&self) -> Option<String> {
        let subject = self.work.letter.subject.trim();
        let ours = format!("[Monsoon {}]", self.row.id);
        (!subject.is_empty() && !subject.contains(&ours)).then(|| subject.to_owned())
    }

    fn set_language(&self, wishes: &Wishes) -> Result<(), DeskError> {
        if let Some(language) = wishes.language {
            self.work.tx.set_language(self.key.0, self.key.1, language)?;
        }
        Ok(())
    }

    fn only_commands(&self, wishes: &Wishes) -> Result<Judgement, DeskError> {
        self.set_language(wishes)?;
        if wishes.help {
            self.answer_with(&Occasion::Help, Verdict::CarriedOut, "asked for help")
        } else if wishes.board || wishes.language.is_some() {
            self.answer_with(&Occasion::Board, Verdict::CarriedOut, "asked for the board")
        } else if self.row.status == Status::Finished {
            // A late thank-you to everybody needs no answer.
            Ok(judged(Verdict::Ignored, "no order, and the game is over", Some(self.key)))
        } else {
            self.explain(Explanation::NoOrders)
        }
    }

    /// Step 7, and what belongs into step 8.
    fn carry_out(&self, wishes: &Wishes) -> Result<Judgement, DeskError> {
        // The orders run on a scratch copy; `self.table` stays as it was, for
        // the letter that tells of a refusal.
        let mut scratch = match load(self.work.tx.read(), self.row)? {
            Ok(table) => table,
            Err(why) => return self.work.pause(self.row, self.key, &why, true),
        };
        let before = scratch.position();
        let mut entries = Vec::new();
        for order in &wishes.orders {
            match scratch.play(self.seat, order, &self.row.seed) {
                Ok(entry) => entries.push(entry),
                Err(Fault::Unwritable(error)) => return Err(DeskError::Entry(error)),
                Err(Fault::Play(error)) => {
                    let known = |word: &str| self.table.begins_order(word);
                    let refusal = refusal(order, error, wishes.orders.len() - 1, known);
                    return self.answer(&Occasion::Refused(refusal));
                }
            }
        }
        let work = self.work;
        work.tx.append(self.row.id, &entries, Some(work.mail), work.now)?;
        let over = scratch.standings().is_some();
        if over {
            work.tx.set_status(self.row.id, Status::Finished, None)?;
        }
        self.set_language(wishes)?;
        // The seats' languages may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now);
        let asked = |seat: Seat| scratch.awaiting().iter().any(|awaited| awaited.seat == seat);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let newly = scratch.asked_at(seat).is_some_and(|asked| asked > before);
            let occasion = match (over, asked(seat)) {
                (true, _) => Occasion::Over,
                (false, true) if mine || newly => Occasion::Turn,
                (false, false) if mine => Occasion::Receipt,
                (false, _) => continue,
            };
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        if wishes.help {
            writing.letter(self.seat, &Occasion::Help, Some(self.answered()))?;
        }
        let why = format!("{} carried out", wishes.orders.len());
        Ok(judged(Verdict::CarriedOut, why, Some(self.key)))
    }

    fn answered(&self) -> Answered<'_> {
        Answered { mail: self.work.mail, message_id: self.work.letter.message_id.as_deref() }
    }

    fn explain(&self, explanation: Explanation) -> Result<Judgement, DeskError> {
        self.answer(&Occasion::Explained(explanation))
    }

    /// Answers a mail that moves no game.
    fn answer(&self, occasion: &Occasion) -> Result<Judgement, DeskError> {
        let (verdict, why) = match occasion {
            Occasion::Refused(refusal) => (Verdict::Refused, refusal.sentence.clone()),
            Occasion::Explained(explanation) => (Verdict::Explained, format!("{explanation:?}")),
            _ => (Verdict::CarriedOut, String::new()),
        };
        self.answer_with(occasion, verdict, &why)
    }

    fn answer_with(
        &self,
        occasion: &Occasion,
        verdict: Verdict,
        why: &str,
    ) -> Result<Judgement, DeskError> {
        let lately = self.work.answers_lately(self.key)?;
        if lately >= ANSWERS_AN_HOUR {
            let why = format!("{why}; not answered: {lately} answers within the hour");
            return Ok(judged(verdict, why, Some(self.key)));
        }
        self.write(occasion)?;
        Ok(judged(verdict, why, Some(self.key)))
    }

    fn write(&self, occasion: &Occasion) -> Result<(), DeskError> {
        let work = self.work;
        // Read again: the language may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        // Whoever wrote from another address is not answered: the letter goes
        // to the registered one and names no mail of a stranger's.
        let stranger = matches!(
            occasion,
            Occasion::Explained(Explanation::OtherSender { .. } | Explanation::NoToken)
        );
        let answers = (!stranger).then(|| self.answered());
        Writing::new(work.tx, work.settings, row, self.table, work.now)
            .letter(self.seat, occasion, answers)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Command {
    Help,
    Board,
    Language,
}

/// The commands that are the same at every table, in every language.
fn command(word: &str) -> Option<Command> {
    Some(match word {
        "help" | "pomoc" | "aide" | "hjælp" | "hjaelp" | "ayuda" => Command::Help,
        "board" | "status" | "plansza" | "plateau" | "bræt" | "spilleplade" | "tablero" => {
            Command::Board
        }
        "language" | "język" | "jezyk" | "langue" | "sprog" | "idioma" => Command::Language,
        _ => return None,
    })
}

fn unknown_language(order: &Order, others: usize) -> Occasion {
    let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
    Occasion::Refused(Refusal {
        line_number: order.line_number,
        line: order.line.clone(),
        span: order.span(),
        sentence: format!("letters are written in these languages: {}", codes.join(", ")),
        rule: None,
        did_you_mean: None,
        others,
    })
}

fn refusal(
    order: &Order,
    error: PlayError,
    others: usize,
    begins_order: impl Fn(&str) -> bool,
) -> Refusal {
    let line_number = order.line_number;
    let line = order.line.clone();
    match error {
        PlayError::Order(error) => Refusal {
            line_number,
            line,
            span: error.span,
            sentence: error.sentence,
            rule: error.rule,
            did_you_mean: error.did_you_mean,
            others,
        },
        PlayError::NotAwaited => Refusal {
            line_number,
            line,
            span: order.span(),
            sentence: if order.words.first().is_some_and(|word| begins_order(&word.text)) {
                "after the orders before it, nothing more is asked of you now".into()
            } else {
                "this is no order; put a # before what is only for yourself".into()
            },
            rule: None,
            did_you_mean: None,
            others,
        },
    }
}
