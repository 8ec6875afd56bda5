//! Letters go out: step 10.

use super::{
    Desk, DeskError, Settings,
    bounces::{Told, bounce_address, came_back, who},
    clocks, notice,
};
use crate::{
    mail::{
        Parcel,
        address::{for_log, mask_all, masked},
    },
    store::{Addressed, LetterRow, SeatKey, StoreError, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// Minutes to wait after each failed attempt; after the last one a letter is given
/// up. In all a little over five days, as mail servers do.
const BACK_OFF_MINUTES: [i64; 14] =
    [1, 5, 15, 30, 60, 120, 240, 360, 720, 720, 1440, 1440, 1440, 1440];

/// Minutes that other letters to a domain wait after one that took long; meanwhile
/// everybody else's go out.
const SLOW_MINUTES: i64 = 5;

/// Minutes that a letter waits after no letter could be sent, so that the next
/// attempt is made with a different one.
const CLOSED_MINUTES: i64 = 1;

/// The result of an attempt to send a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    Sent,
    Temporary(String),
    /// The same, but it took so long that other letters to that domain should
    /// wait.
    Slow(String),
    Permanent(String),
    /// No letter can be sent at all; this one counts as untried.
    Closed(String),
}

impl Desk {
    /// Letters to be sent now, at most `most`, the urgent ones first: the store's
    /// number, the attempts so far, and the mail. No more than the limits allow,
    /// and none to an address that was stopped.
    ///
    /// A letter whose bytes are damaged is given up, or it would hold up all others.
    pub fn due(&mut self, most: u32) -> Result<Vec<(i64, u32, Parcel)>, DeskError> {
        self.due_besides(most, &[])
    }

    /// The same, besides letters that were sent and not yet recorded as such.
    pub fn due_besides(
        &mut self,
        most: u32,
        sent: &[i64],
    ) -> Result<Vec<(i64, u32, Parcel)>, DeskError> {
        // A letter sent now could not be recorded as sent.
        self.store.check_place()?;
        let now = self.clock.now();
        loop {
            let reader = self.store.read();
            let already = u32::try_from(sent.len()).unwrap_or(u32::MAX);
            let free = self.settings.limits.free(reader, now)?.saturating_sub(already);
            let most = most.min(free);
            if most == 0 {
                return Ok(Vec::new());
            }
            let (mut due, mut damaged) = (Vec::new(), Vec::new());
            for row in reader.letters_due(now, most, sent)? {
                match row.raw {
                    Ok(raw) => due.push(self.parcel(LetterRow { raw: Ok(Vec::new()), ..row }, raw)),
                    Err(why) => damaged.push((row.id, row.attempts, why)),
                }
            }
            if damaged.is_empty() {
                return Ok(due);
            }
            let tx = self.store.write()?;
            for (id, attempts, why) in damaged {
                if let Some(letter) = failed(&tx, (id, attempts), &why, None, now)? {
                    given_up(&tx, &self.settings, &letter, &why, now)?;
                }
            }
            tx.commit()?;
        }
    }

    fn parcel(&self, row: LetterRow, raw: Vec<u8>) -> (i64, u32, Parcel) {
        let own = &self.settings.own;
        let parcel = Parcel {
            // Each letter has a sender address of its own, by which a bounce names
            // it. Old letters have none; their bounces come to the plain address.
            from: Some(row.bounce_tag.map_or_else(|| own.plain(), |tag| bounce_address(own, &tag))),
            to: row.address,
            message_id: row.message_id,
            raw,
        };
        (row.id, row.attempts, parcel)
    }

    /// Records what became of a letter. If it is given up, the moderators are
    /// told.
    ///
    /// If this fails, the letter is sent again, the same bytes with the same
    /// Message-ID.
    pub fn report(&mut self, id: i64, attempts: u32, report: &Report) -> Result<(), DeskError> {
        let letter = Reported { id, attempts, report: report.clone() };
        let (_, recorded) = self.together(&[], &[letter]);
        recorded.into_iter().next().unwrap_or(Err(DeskError::Store(StoreError::Lost)))
    }
}

/// What became of an attempt to send a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported {
    pub id: i64,
    /// How many attempts there were before.
    pub attempts: u32,
    pub report: Report,
}

/// Records it. Returns the seat of a letter that has left.
pub(super) fn record(
    tx: &WriteTx<'_>,
    settings: &Settings,
    letter: &Reported,
    now: DateTime<Utc>,
) -> Result<Option<SeatKey>, DeskError> {
    let Reported { id, attempts, ref report } = *letter;
    match report {
        Report::Sent => {
            if let Some(it) = tx.letter_sent(id, now)? {
                clocks::has_left(tx, settings, it.table, it.written, now)?;
                return Ok(it.seat.map(|seat| (it.table, seat)));
            }
        }
        Report::Closed(error) => {
            tracing::debug!(letter = id, error = for_log(error), "why a letter was not taken");
            tx.letter_waits(id, error, now + TimeDelta::minutes(CLOSED_MINUTES))?;
        }
        Report::Temporary(error) | Report::Slow(error) => {
            let wait = BACK_OFF_MINUTES.get(usize::try_from(attempts).unwrap_or(usize::MAX));
            let retry = wait.map(|minutes| now + TimeDelta::minutes(*minutes));
            let letter = failed(tx, (id, attempts), error, retry, now)?;
            if let (Report::Slow(_), Some(letter)) = (report, &letter) {
                let domain = letter.address.rsplit('@').next().unwrap_or_default();
                tx.domain_waits(domain, now + TimeDelta::minutes(SLOW_MINUTES))?;
            }
            if let (None, Some(letter)) = (retry, &letter) {
                given_up(tx, settings, letter, error, now)?;
            }
        }
        Report::Permanent(error) => {
            if let Some(letter) = failed(tx, (id, attempts), error, None, now)? {
                given_up(tx, settings, &letter, error, now)?;
                // As good as a bounce, only sooner.
                let told = Told { permanent: Some(true), ..Told::default() };
                came_back(tx, settings, &letter, &told, now)?;
            }
        }
    }
    Ok(None)
}

/// Records that a letter was not accepted. `None` if it no longer waits: somebody
/// has just dropped it, and nobody needs to hear of it.
fn failed(
    tx: &WriteTx<'_>,
    (id, attempts): (i64, u32),
    error: &str,
    retry: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Result<Option<Addressed>, DeskError> {
    // A server's reply may name an address, so it is only logged at debug level.
    tracing::warn!(letter = id, attempt = attempts + 1, "a letter was not taken");
    tracing::debug!(letter = id, error = for_log(error), "why a letter was not taken");
    if !tx.letter_failed(id, error, retry, now)? {
        return Ok(None);
    }
    Ok(tx.read().letter_addressed(id)?)
}

fn given_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    letter: &Addressed,
    error: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let id = letter.id;
    tracing::warn!(letter = id, "a letter is given up");
    // A notice that can't be sent must not cause a notice.
    let Some(seat) = letter.seat else { return Ok(()) };
    let whom = match who(tx.read(), seat)? {
        Some((colour, name)) => format!("table {}: {colour}, {name}", seat.0),
        None => format!("table {}", seat.0),
    };
    let text = format!(
        "Letter {id} to {} ({whom}) could not be sent and is given up:\n{}\n\
         It is kept. Once the reason is mended: `monsoon queue retry {id}`.",
        masked(&letter.address),
        mask_all(error)
    );
    notice::to_moderators(tx, settings, "a letter is given up", &text, now)
}
