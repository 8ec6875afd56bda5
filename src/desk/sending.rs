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
    store::{Addressed, LetterRow, WriteTx},
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
    pub fn due(&self, most: u32) -> Result<Vec<(i64, u32, Parcel)>, DeskError> {
        // A letter sent now could not be recorded as sent.
        self.store.check_place()?;
        let now = self.clock.now();
        let reader = self.store.read();
        let most = most.min(self.settings.limits.free(reader, now)?);
        if most == 0 {
            return Ok(Vec::new());
        }
        let rows = reader.letters_due(now, most)?;
        Ok(rows.into_iter().map(|row| self.parcel(row)).collect())
    }

    fn parcel(&self, row: LetterRow) -> (i64, u32, Parcel) {
        let own = &self.settings.own;
        let parcel = Parcel {
            // Each letter has a sender address of its own, by which a bounce names
            // it. Old letters have none; their bounces come to the plain address.
            from: Some(row.bounce_tag.map_or_else(|| own.plain(), |tag| bounce_address(own, &tag))),
            to: row.address,
            message_id: row.message_id,
            raw: row.raw,
        };
        (row.id, row.attempts, parcel)
    }

    /// Records what became of a letter. If it is given up, the moderators are
    /// told.
    ///
    /// If this fails, the letter is sent again, the same bytes with the same
    /// Message-ID.
    pub fn report(&mut self, id: i64, attempts: u32, report: &Report) -> Result<(), DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        match report {
            Report::Sent => {
                if let Some((table, written)) = tx.letter_sent(id, now)? {
                    clocks::has_left(&tx, &self.settings, table, written, now)?;
                }
            }
            Report::Closed(error) => {
                tracing::debug!(letter = id, error = for_log(error), "why a letter was not taken");
                tx.letter_waits(id, error, now + TimeDelta::minutes(CLOSED_MINUTES))?;
            }
            Report::Temporary(error) | Report::Slow(error) => {
                let wait = BACK_OFF_MINUTES.get(usize::try_from(attempts).unwrap_or(usize::MAX));
                let retry = wait.map(|minutes| now + TimeDelta::minutes(*minutes));
                let letter = failed(&tx, id, attempts, error, retry)?;
                if let (Report::Slow(_), Some(letter)) = (report, &letter) {
                    let domain = letter.address.rsplit('@').next().unwrap_or_default();
                    tx.domain_waits(domain, now + TimeDelta::minutes(SLOW_MINUTES))?;
                }
                if let (None, Some(letter)) = (retry, &letter) {
                    given_up(&tx, &self.settings, letter, error, now)?;
                }
            }
            Report::Permanent(error) => {
                if let Some(letter) = failed(&tx, id, attempts, error, None)? {
                    given_up(&tx, &self.settings, &letter, error, now)?;
                    // As good as a bounce, only sooner.
                    let told = Told { permanent: Some(true), ..Told::default() };
                    came_back(&tx, &self.settings, &letter, &told, now)?;
                }
            }
        }
        Ok(tx.commit()?)
    }
}

/// Records that a letter was not accepted. `None` if it no longer waits: somebody
/// has just dropped it, and nobody needs to hear of it.
fn failed(
    tx: &WriteTx<'_>,
    id: i64,
    attempts: u32,
    error: &str,
    retry: Option<DateTime<Utc>>,
) -> Result<Option<Addressed>, DeskError> {
    // A server's reply may name an address, so it is only logged at debug level.
    tracing::warn!(letter = id, attempt = attempts + 1, "a letter was not taken");
    tracing::debug!(letter = id, error = for_log(error), "why a letter was not taken");
    if !tx.letter_failed(id, error, retry)? {
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
