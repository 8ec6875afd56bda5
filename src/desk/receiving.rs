//! A mail comes in: steps 2 to 8 of the line, in one transaction.
//!
//! This file records the mail and finds its sender and table. `at_table` decides
//! how to answer it, `identity` whether its senders may ask for anything and what
//! they say about themselves, `wishes` reads what it asks for, `carrying_out` does
//! it, `leaving` lets a player go, `voting` takes proposals and votes, `likely` says what a line was probably meant as, `previewing` only says what it would do, and `refusal` says why not. Before
//! all that, `bounced` takes reports about our letters, and `copies` recognises a
//! mail that came before. `press` are players' words to each other, `messages` those to the moderators,
//! `moderator` is a moderator's own mail. `several` answers a mail for more than
//! one table, `digest` one that answers a letter about several. `door` answers strangers who ask, `member` whoever has signed up, `house_lines`
//! reads what they say, `house_own` does what they say about themselves, `asked` answers who was asked to a table, `moved_to` who has another address; and `budget` limits how often a seat is answered.

pub(super) use budget::{OTHER_SENDER, RESENT, UNPROVEN, quiet_kind};
pub(super) use lexicon::{is_colour, is_moderator};

mod again;
mod among;
mod answering;
mod archived;
mod asked;
mod at_most;
mod at_table;
mod bounced;
mod budget;
mod carrying_out;
mod clauses;
mod copies;
mod digest;
mod door;
mod founding;
mod halfway;
mod house_lines;
mod house_own;
mod identity;
mod invited;
mod leaving;
mod lexicon;
mod likely;
mod limits;
mod looking_back;
mod meant;
mod member;
mod messages;
mod moderator;
mod moved_to;
mod newcomer;
mod own_lines;
mod own_time;
mod plainly;
mod press;
mod previewing;
mod prose;
mod quoted;
mod record;
mod refusal;
mod rules;
#[cfg(test)]
mod said_back;
mod salt;
mod several;
mod shown;
mod slips;
mod spoken;
mod subject;
mod time_lines;
mod undoing;
mod vote_lines;
mod voting;
mod wishes;

use super::{
    Desk, DeskError, Settings,
    bounces::bounce_tag,
    fail_point, load,
    mending::MendError,
    moved::record,
    press::Spoken,
    sender::{Place, Sender, identify},
    sending::{Report, Reported},
    table::AnyTable,
    together::Answers,
    trail::{TRAIL, trail, trail_of},
};
use crate::{
    basics::TableId,
    config::{Open, TrustPolicy},
    engine::{Author, Deed, Note, Seat},
    letters::PassedOn,
    mail::{self, Incoming, Letter, LetterKind, Trust, address::mailbox},
    store::{NewMail, Offer, Reader, SeatKey, Status, StoreError, TableRow, Verdict, WriteTx},
};
use budget::{Budget, Left};
use chrono::{DateTime, TimeDelta, Utc};
use copies::{LeftToDo, left_to_do};
use std::{
    cell::OnceCell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// How many quarantined mails an hour moderators are told about.
const QUARANTINED_TOLD: u32 = 5;

/// How much is kept of a mail that belongs to no seat or moderator, in bytes:
/// enough to see what it was.
const STRANGERS_BYTES: u32 = 16 * 1024;

/// What became of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Received {
    /// It was recorded with this verdict and reason.
    Recorded(Verdict, String),
    /// The same mail was recorded before; nothing was done.
    Duplicate,
}

impl Desk {
    /// Takes in one mail. When this returns `Ok`, the mail and everything that
    /// followed from it are durable, and the mail may be acknowledged.
    ///
    /// `bytes` is the mail's true size; if that is more than we read,
    /// `incoming.raw` need only hold the head.
    ///
    /// Fails only for reasons that may pass, such as a full disk: leave the mail
    /// where it is and call again. A mail with a lasting fault is quarantined.
    pub fn receive(&mut self, incoming: &Incoming, bytes: u64) -> Result<Received, DeskError> {
        self.receive_checked(incoming, bytes, Trust::Unverified)
    }

    /// The same, for a mail whose sender we have `checked` ourselves. What our own
    /// mail server found out takes precedence.
    pub fn receive_checked(
        &mut self,
        incoming: &Incoming,
        bytes: u64,
        checked: Trust,
    ) -> Result<Received, DeskError> {
        let mail = Arrived { incoming, bytes, checked };
        let (received, _) = self.together(&[mail], &[]);
        received.into_iter().next().unwrap_or(Err(DeskError::Store(StoreError::Lost)))
    }

    /// Takes in several mails and records what became of several letters, in one
    /// transaction. Each mail and each letter stands for itself: what fails with one does
    /// not touch the others. When this returns, whatever it returns `Ok` for is durable.
    pub fn together(&mut self, mails: &[Arrived<'_>], letters: &[Reported]) -> Together {
        let lost = match self.try_together(mails, letters) {
            Ok(done) => return done,
            Err(lost) => lost,
        };
        // Who waited for a lock in vain needs not wait for it once for each of them.
        if mails.len() + letters.len() > 1 && !lost.is_busy() {
            tracing::warn!(error = %lost, "what was taken together could not be written; trying one by one");
            let received = mails.iter().flat_map(|mail| self.together(&[*mail], &[]).0).collect();
            let one = |letter: &Reported| self.together(&[], std::slice::from_ref(letter)).1;
            return (received, letters.iter().flat_map(one).collect());
        }
        let mut lost = Some(lost);
        let mut each = || lost.take().unwrap_or(DeskError::Store(StoreError::Lost));
        let received = mails.iter().map(|_| Err(each())).collect();
        (received, letters.iter().map(|_| Err(each())).collect())
    }

    fn try_together(
        &mut self,
        mails: &[Arrived<'_>],
        letters: &[Reported],
    ) -> Result<Together, DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let settings = &self.settings;
        let mut reports = Vec::with_capacity(letters.len());
        let mut seats = Vec::new();
        for letter in letters {
            let recorded = tx.apart(|| super::sending::record(&tx, settings, letter, now))?;
            reports.push(recorded.map(|seat| seats.extend(seat)));
        }
        let mut received = Vec::with_capacity(mails.len());
        for (nth, mail) in mails.iter().enumerate() {
            received.push(taken(&tx, settings, mail, now)?);
            if nth == 0 && mails.len() > 1 {
                fail_point("in-a-group");
            }
        }
        if !mails.is_empty() {
            fail_point("before-commit");
        }
        tx.commit()?;
        if !mails.is_empty() {
            fail_point("after-commit");
        }
        self.to_pack.seats.extend(seats);
        for (letter, recorded) in letters.iter().zip(&reports) {
            if letter.report == Report::Sent && recorded.is_ok() {
                let _trail = trail_of(self.store.read(), letter.id).entered();
                tracing::info!(target: TRAIL, letter = letter.id, "a letter was sent");
            }
        }
        let logged = |mail: &Arrived<'_>, taken: Taken| {
            taken.log(mail.incoming);
            taken.received
        };
        let received = mails.iter().zip(received);
        Ok((received.map(|(mail, taken)| Ok(logged(mail, taken?))).collect(), reports))
    }
}

/// A mail that was handed in.
#[derive(Debug, Clone, Copy)]
pub struct Arrived<'a> {
    pub incoming: &'a Incoming,
    /// Its true size.
    pub bytes: u64,
    /// What we found out about its sender.
    pub checked: Trust,
}

/// What became of each mail, and of recording each report.
pub type Together = (Vec<Result<Received, DeskError>>, Vec<Result<(), DeskError>>);

/// What became of a mail, to be said once it is durable.
struct Taken {
    received: Received,
    /// Its number, unless it was there before.
    mail: Option<i64>,
    /// How many letters it caused.
    letters: i64,
}

impl Taken {
    fn log(&self, incoming: &Incoming) {
        let _trail = trail(incoming).entered();
        let (Some(mail), Received::Recorded(verdict, _)) = (self.mail, &self.received) else {
            return;
        };
        if *verdict == Verdict::Quarantined {
            tracing::error!(mail, "a mail is in quarantine; the table `mail` says why");
        }
        let letters = self.letters;
        tracing::info!(target: TRAIL, mail, letters, verdict = verdict.as_str(), "taken in");
    }
}

/// Takes in one mail of a transaction. Fails as a whole only if the transaction is lost.
fn taken(
    tx: &WriteTx<'_>,
    settings: &Settings,
    mail: &Arrived<'_>,
    now: DateTime<Utc>,
) -> Result<Result<Taken, DeskError>, DeskError> {
    let _trail = trail(mail.incoming).entered();
    let attempt = || {
        let work = AssertUnwindSafe(|| take_in(tx, settings, mail, now));
        catch_unwind(work).unwrap_or_else(|panic| Err(DeskError::Fault(panic_text(&*panic))))
    };
    let error = match tx.apart(attempt)? {
        Ok(taken) => return Ok(Ok(taken)),
        Err(error) if error.is_passing() => return Ok(Err(error)),
        Err(error) => error,
    };
    Ok(tx.apart(|| quarantine(tx, settings, mail.incoming, &error, now))?)
}

fn take_in(
    tx: &WriteTx<'_>,
    settings: &Settings,
    mail: &Arrived<'_>,
    now: DateTime<Utc>,
) -> Result<Taken, DeskError> {
    let Arrived { incoming, bytes, checked } = *mail;
    let letter = &mail::parse(incoming, &settings.own);
    let duplicate = || Ok(Taken { received: Received::Duplicate, mail: None, letters: 0 });
    let digest = mail::dedup_key(incoming, letter);
    let trust = match mail::trust(incoming, letter, settings.authserv_id.as_deref()) {
        Trust::Unverified => checked,
        known => known,
    };
    let sender = sender_of(tx, settings, letter, trust)?;
    let places = claimed(tx, settings, &sender, (letter, trust))?;
    let copies = tx.read().copies(&digest)?;
    let Some(LeftToDo { sender, elsewhere }) = left_to_do(&copies, sender, places) else {
        return duplicate();
    };
    let places = claimed(tx, settings, &sender, (letter, trust))?;
    let row = NewMail {
        kind: letter.kind.as_str(),
        bytes,
        digest: &digest,
        places: &places.iter().map(Place::word).collect::<Vec<_>>(),
        source: incoming.source.as_str(),
        message_id: letter.message_id.as_deref(),
        sender: letter.from.as_ref().map(|from| from.address.as_str()),
        recipients: &incoming.recipients,
        raw: &incoming.raw,
    };
    let letters_before = tx.read().newest_letter()?;
    let Some(mail) = tx.add_mail(&row, now)? else { return duplicate() };
    let (sender, elsewhere) = (&sender, elsewhere.as_slice());
    let passed = OnceCell::new();
    let work = Work {
        tx,
        settings,
        letter,
        sender,
        elsewhere,
        trust,
        bytes,
        mail,
        now,
        passed,
        spoken: Spoken::default(),
        together: None,
        released: false,
    };
    let Judgement { verdict, why, seat } = work.judge()?;
    work.keep_no_passphrase(&incoming.raw, seat.filter(|_| verdict == Verdict::Held))?;
    tx.judge_mail(mail, verdict, &why, seat)?;
    if verdict == Verdict::Ignored && seat.is_none() {
        tx.keep_head(mail, STRANGERS_BYTES)?;
    }
    let letters = tx.caused(letters_before, &mail::trace_id(incoming))?;
    Ok(Taken { received: Received::Recorded(verdict, why), mail: Some(mail), letters })
}

/// Stores a mail that broke something, and tells the moderators.
fn quarantine(
    tx: &WriteTx<'_>,
    settings: &Settings,
    incoming: &Incoming,
    error: &DeskError,
    now: DateTime<Utc>,
) -> Result<Taken, DeskError> {
    let why = error.to_string();
    let digest = format!("quarantine {}", mail::raw_key(incoming));
    let row = NewMail {
        kind: "",
        bytes: incoming.raw.len() as u64,
        digest: &digest,
        places: &[],
        source: incoming.source.as_str(),
        message_id: None,
        sender: None,
        recipients: &incoming.recipients,
        raw: &incoming.raw,
    };
    let letters_before = tx.read().newest_letter()?;
    let Some(mail) = tx.add_mail(&row, now)? else {
        return Ok(Taken { received: Received::Duplicate, mail: None, letters: 0 });
    };
    tx.judge_mail(mail, Verdict::Quarantined, &why, None)?;
    let done = |why, letters| {
        let received = Received::Recorded(Verdict::Quarantined, why);
        Taken { received, mail: Some(mail), letters }
    };
    // A flood of them must not become a flood of notices.
    let hour = now - TimeDelta::hours(1);
    if tx.read().mails_quarantined(hour, now)? > QUARANTINED_TOLD {
        return Ok(done(why, 0));
    }
    let text = format!(
        "Mail {mail} could not be worked on and is kept in the database:\n{why}\n\
             Nothing of it was carried out; everything else goes on."
    );
    super::notice::to_moderators(tx, settings, "a mail is in quarantine", &text, now)?;
    let letters = tx.caused(letters_before, &mail::trace_id(incoming))?;
    Ok(done(why, letters))
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".into())
}

/// What to record with a mail.
struct Judgement {
    verdict: Verdict,
    why: String,
    seat: Option<SeatKey>,
}

fn judged(verdict: Verdict, why: impl Into<String>, seat: Option<SeatKey>) -> Judgement {
    Judgement { verdict, why: why.into(), seat }
}

/// Who a mail is from, if it may be obeyed or answered.
fn sender_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    letter: &Letter,
    trust: Trust,
) -> Result<Sender, DeskError> {
    let own = &settings.own;
    let asks = matches!(letter.kind, LetterKind::Orders | LetterKind::Unreadable { .. })
        && trust != Trust::Refused
        && !letter.recipients.iter().any(|to| bounce_tag(own, to).is_some());
    if !asks {
        return Ok(Sender::Nobody);
    }
    Ok(identify(tx.read(), own, settings.trust, letter)?)
}

/// What a mail is for, so that a copy for the same purpose is recognised.
fn claimed(
    tx: &WriteTx<'_>,
    settings: &Settings,
    sender: &Sender,
    (letter, trust): (&Letter, Trust),
) -> Result<Vec<Place>, StoreError> {
    let known = match sender {
        Sender::Newcomer { offer } => is_theirs(tx.read(), offer, letter, trust)?,
        Sender::Moderator { .. } | Sender::Tables { .. } => is_proven(settings, trust),
        Sender::Player { .. }
        | Sender::Several { .. }
        | Sender::OtherAddress { .. }
        | Sender::Unnamed { .. }
        | Sender::NoSecret { .. }
        | Sender::Former { .. }
        | Sender::Member { .. }
        | Sender::Asked { .. }
        | Sender::Nobody => true,
    };
    // People not known to be newcomers or moderators may write again.
    Ok(if known { sender.places() } else { Vec::new() })
}

/// Whether the address that wants a seat is the writer's. They have no seat to
/// prove it, so either somebody must vouch for the address, or they answer what was
/// sent there, from there or from an address that is known to be theirs as well.
fn is_theirs(
    reader: Reader<'_>,
    offer: &Offer,
    letter: &Letter,
    trust: Trust,
) -> Result<bool, StoreError> {
    let Some(claim) = &offer.to else { return Ok(trust == Trust::Verified) };
    let Some(from) = &letter.from else { return Ok(false) };
    let from = mailbox(&from.address.to_lowercase());
    let aliases = reader.aliases(&claim.address)?;
    Ok(from == mailbox(&claim.address) || aliases.iter().any(|alias| from == mailbox(alias)))
}

/// Whether a sender's address is vouched for, as far as this server requires it.
fn is_proven(settings: &Settings, trust: Trust) -> bool {
    settings.trust != TrustPolicy::Strict || trust == Trust::Verified
}

/// One mail being processed.
struct Work<'a> {
    tx: &'a WriteTx<'a>,
    settings: &'a Settings,
    letter: &'a Letter,
    sender: &'a Sender,
    /// The tables where a copy of it was carried out.
    elsewhere: &'a [TableId],
    trust: Trust,
    bytes: u64,
    mail: i64,
    now: DateTime<Utc>,
    /// What became of its message to the moderators, if it has one.
    passed: OnceCell<PassedOn>,
    /// What became of its words to other players.
    spoken: Spoken,
    /// The letter that answers it, if it is for several tables.
    together: Option<&'a Answers>,
    /// Was it held, and is read once more? Then it has hashes in the place of passphrases.
    released: bool,
}

impl Work<'_> {
    fn judge(&self) -> Result<Judgement, DeskError> {
        if let Some(judgement) = self.about_a_letter()? {
            return Ok(judgement);
        }
        match &self.letter.kind {
            LetterKind::Orders | LetterKind::Unreadable { .. } => {}
            LetterKind::AutoReply { why }
            | LetterKind::Bounce { why, .. }
            | LetterKind::Feedback { why }
            | LetterKind::List { why }
            | LetterKind::Own { why } => {
                let why = format!("{}: {why}", self.letter.kind.as_str());
                return Ok(judged(Verdict::Ignored, why, None));
            }
        }
        if self.trust == Trust::Refused {
            let why = "its sender was checked and found to be forged";
            return Ok(judged(Verdict::Ignored, why, None));
        }
        if matches!(self.sender, Sender::Nobody | Sender::NoSecret { .. } | Sender::Former { .. })
            && let Some(judgement) = self.answers_a_move()?
        {
            return Ok(judgement);
        }
        match self.sender {
            Sender::Nobody => {
                if let Some(judgement) = self.fresh_moderator()? {
                    return Ok(judgement);
                }
                if let Some(judgement) = self.at_the_door(false)? {
                    return Ok(judgement);
                }
                if self.settings.open == Open::Anyone {
                    self.tx.forget_writer(self.mail)?;
                }
                Ok(judged(Verdict::Ignored, "from a stranger", None))
            }
            Sender::Moderator { table, address, own, saw } => {
                self.moderator(*table, address, *own, *saw)
            }
            Sender::Several { places } => self.several(places),
            Sender::OtherAddress { seat, saw, from } => {
                self.seated_as(*seat, false, |at| at.other_address(from, *saw))
            }
            Sender::Unnamed { seat } => self.seated_as(*seat, false, |at| at.unknown_writer(true)),
            Sender::Member { address, own: true } if self.is_proven() => self.member(address),
            Sender::Member { address, own: true } => self.not_so(address),
            Sender::Member { address, own: false } => self.secret_from_elsewhere(address),
            Sender::Asked { table, address } => self.was_asked_to(*table, address),
            Sender::Tables { digest, own: true, .. } if self.is_proven() => self.tables(*digest),
            Sender::Tables { digest, .. } => self.not_their_tables(*digest),
            Sender::NoSecret { seat } => {
                // Players may moderate, too.
                if self.fresh_moderator()?.is_none()
                    && let Some(judgement) = self.at_the_door(true)?
                {
                    return Ok(judgement);
                }
                self.seated_as(*seat, false, |at| at.unknown_writer(false))
            }
            Sender::Former { seat, address } => self.former(*seat, address),
            Sender::Newcomer { offer } => self.limited(offer.seat, false, |at| at.newcomer(offer)),
            Sender::Player { seat, saw } if self.is_proven() => {
                self.limited(*seat, true, |at| at.for_here(*saw))
            }
            Sender::Player { seat, saw } => self.seated_as(*seat, false, |at| at.unproven(*saw)),
        }
    }

    fn is_proven(&self) -> bool {
        is_proven(self.settings, self.trust)
    }

    /// Works at the table unless this is one mail too many.
    fn limited(
        &self,
        seat: SeatKey,
        player: bool,
        work: impl FnOnce(&At<'_>) -> Result<Judgement, DeskError>,
    ) -> Result<Judgement, DeskError> {
        match self.too_many(seat.0)? {
            Some(why) => Ok(judged(Verdict::Ignored, why, Some(seat))),
            None => self.seated_as(seat, player, work),
        }
    }

    /// Does something for a player at the table as it stands now.
    fn seated(
        &self,
        seat: SeatKey,
        work: impl FnOnce(&At<'_>) -> Result<Judgement, DeskError>,
    ) -> Result<Judgement, DeskError> {
        self.seated_as(seat, true, work)
    }

    /// The same. If a table can't be shown, only a player's own mail is answered.
    fn seated_as(
        &self,
        seat: SeatKey,
        player: bool,
        work: impl FnOnce(&At<'_>) -> Result<Judgement, DeskError>,
    ) -> Result<Judgement, DeskError> {
        let Some(row) = self.tx.read().table(seat.0)? else {
            return Ok(judged(Verdict::Ignored, "its table is gone", None));
        };
        if let Some(from) = self.letter.from.as_ref().filter(|_| player) {
            super::bounces::heard_from(self.tx, &row, seat, &from.address, self.now)?;
        }
        let table = match load(&self.settings.games, self.tx.read(), &row)? {
            Ok(table) => table,
            Err(why) => return self.pause(&row, seat, &why, player),
        };
        let Some(here) = table.seats().get(seat.1.index()) else {
            return self.pause(&row, seat, "a seat is missing from the journal", player);
        };
        work(&At { work: self, row: &row, table: &*table, key: seat, seat: here })
    }

    /// Stops a table whose journal can't be played on.
    fn pause(
        &self,
        row: &TableRow,
        seat: SeatKey,
        why: &str,
        answer: bool,
    ) -> Result<Judgement, DeskError> {
        if row.status == Status::Running {
            super::clocks::pause(self.tx, self.settings, row, why, self.now)?;
        }
        let left = Budget::Answers.left(self.tx.read(), seat, self.now)?;
        let answer = answer && left == Left::Some;
        if let Some(player) = row.player(seat.1).filter(|_| answer) {
            super::notice::paused(self.tx, self.settings, row, player, self.mail, self.now)?;
        }
        Ok(judged(Verdict::Explained, format!("the table is paused: {why}"), Some(seat)))
    }
}

/// One mail at the table it is for.
struct At<'a> {
    work: &'a Work<'a>,
    row: &'a TableRow,
    table: &'a dyn AnyTable,
    key: SeatKey,
    seat: Seat,
}

impl At<'_> {
    /// Records a deed of the seat's player in the journal, one that moves nothing,
    /// and returns the table as it then is.
    fn enter(&self, deed: Deed) -> Result<Box<dyn AnyTable>, DeskError> {
        let mut table = self.table.copy();
        let by = Author::Seat(self.seat);
        let taken = table.deed(by, deed, Note::default()).map_err(MendError::fault)?;
        let work = self.work;
        record(work.tx, self.row.id, &mut *table, &taken, Some(work.mail), work.now)?;
        Ok(table)
    }
}
