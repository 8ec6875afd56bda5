//! Letters go out: step 10.

use super::{Desk, DeskError, notice};
use crate::{mail::Parcel, store::LetterRow};
use chrono::TimeDelta;

/// Minutes to wait after each failed try; after the last one a letter is given
/// up. In all a little over five days, as mail servers do.
const BACK_OFF_MINUTES: [i64; 14] =
    [1, 5, 15, 30, 60, 120, 240, 360, 720, 720, 1440, 1440, 1440, 1440];

/// What became of a try to send a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// It was handed over.
    Sent,
    /// It may work later.
    Temporary(String),
    /// It never will.
    Permanent(String),
}

impl Desk {
    /// Letters to be sent now, at most `most`: the store's number, the tries
    /// so far, and the bytes.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn due(&self, most: u32) -> Result<Vec<(i64, u32, Parcel)>, DeskError> {
        let rows = self.store.read().letters_due(self.clock.now(), most)?;
        Ok(rows.into_iter().map(|row| self.parcel(row)).collect())
    }

    fn parcel(&self, row: LetterRow) -> (i64, u32, Parcel) {
        let parcel = Parcel {
            // Bounces come to the bare address, which takes no orders.
            from: Some(self.settings.own.plain()),
            to: row.address,
            message_id: row.message_id,
            raw: row.raw,
        };
        (row.id, row.attempts, parcel)
    }

    /// Records what became of a letter. One that is given up is reported to
    /// the moderators.
    ///
    /// # Errors
    /// If it can't be written; the letter is then sent again, the same bytes
    /// with the same Message-ID.
    pub fn report(&mut self, id: i64, attempts: u32, report: &Report) -> Result<(), DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        if let Report::Temporary(error) | Report::Permanent(error) = report {
            // What a server says may name an address; only at debug level.
            tracing::warn!(letter = id, attempt = attempts + 1, "a letter was not taken");
            tracing::debug!(letter = id, %error, "what the way out said");
        }
        let given_up = match report {
            Report::Sent => {
                tx.letter_sent(id)?;
                None
            }
            Report::Temporary(error) => {
                let wait = BACK_OFF_MINUTES.get(usize::try_from(attempts).unwrap_or(usize::MAX));
                let retry = wait.map(|minutes| now + TimeDelta::minutes(*minutes));
                tx.letter_failed(id, error, retry)?;
                retry.is_none().then_some(error)
            }
            Report::Permanent(error) => {
                tx.letter_failed(id, error, None)?;
                Some(error)
            }
        };
        if let Some(error) = given_up {
            tracing::warn!(letter = id, "a letter is given up");
            // A notice that can't be sent must not cause a notice.
            if tx.read().letter_is_for_a_seat(id)? {
                let text = format!("Letter {id} could not be sent and is given up:\n{error}");
                notice::to_moderators(&tx, &self.settings, "a letter is given up", &text, now)?;
            }
        }
        Ok(tx.commit()?)
    }
}
