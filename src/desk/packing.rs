//! What becomes of letters once they have left: little by little, while nothing else is to
//! be done, they are made smaller.

use super::{Desk, DeskError};
use crate::{
    mail,
    store::{SeatKey, StoreError, WriteTx},
};
use std::collections::BTreeSet;

/// The letters that may be made smaller, as far as this process knows.
#[derive(Debug, Default)]
pub(super) struct ToPack {
    /// Seats to which a letter was sent.
    pub(super) seats: BTreeSet<SeatKey>,
    /// Letters from before up to this number were looked at; `None`: all of them.
    plain: Option<i64>,
    /// The same for letters from before files were kept apart.
    large: Option<i64>,
}

impl ToPack {
    fn is_done(&self) -> bool {
        self.seats.is_empty() && self.plain.is_none() && self.large.is_none()
    }

    pub(super) fn new() -> ToPack {
        ToPack { seats: BTreeSet::new(), plain: Some(i64::MIN), large: Some(i64::MIN) }
    }
}

impl Desk {
    /// Makes at most `most` letters smaller, in one transaction. Returns whether there may
    /// be more.
    ///
    /// A letter that is damaged stays as it is.
    pub fn pack(&mut self, most: u32) -> Result<bool, DeskError> {
        if self.to_pack.is_done() {
            return Ok(false);
        }
        let tx = self.store.write()?;
        let mut left = most;
        let mut done = Vec::new();
        for &seat in &self.to_pack.seats {
            if left == 0 {
                break;
            }
            let letters = tx.read().letters_to_slim(seat, left)?;
            let mut damaged = false;
            for &letter in &letters {
                let raw = match tx.read().bytes_of(letter) {
                    Err(error) if !error.is_passing() || error.is_corrupt() => {
                        damaged = true;
                        continue;
                    }
                    raw => raw?,
                };
                let slim = mail::without_html(&raw).unwrap_or(raw);
                tx.make_slim(letter, &slim)?;
            }
            let found = u32::try_from(letters.len()).unwrap_or(left);
            if found < left || damaged {
                tx.forget_lines(seat)?;
                done.push(seat);
            }
            left -= found.min(left);
        }
        let mut plain = self.to_pack.plain;
        if let Some(after) = plain.filter(|_| left > 0) {
            let letters = tx.read().plain_letters(after, left)?;
            for &id in &letters {
                let letter = match tx.read().plain_letter(id) {
                    Ok(Some(letter)) => letter,
                    Err(error) if error.is_passing() && !error.is_corrupt() => {
                        return Err(error.into());
                    }
                    Ok(None) | Err(_) => continue,
                };
                let slim = if letter.is_past { mail::without_html(&letter.raw) } else { None };
                let kept = slim.as_ref().unwrap_or(&letter.raw);
                tx.pack_plain(&letter, kept, &mail::line_index(&letter.text))?;
            }
            left -= u32::try_from(letters.len()).unwrap_or(left).min(left);
            plain = letters.last().copied();
        }
        let mut large = self.to_pack.large;
        if let Some(after) = large.filter(|_| left > 0) {
            large = keep_files_apart(&tx, after, left)?;
        }
        tx.commit()?;
        (self.to_pack.plain, self.to_pack.large) = (plain, large);
        for seat in done {
            self.to_pack.seats.remove(&seat);
        }
        Ok(!self.to_pack.is_done())
    }
}

/// Looks at so many large letters above a number; returns the last of them.
fn keep_files_apart(tx: &WriteTx<'_>, after: i64, most: u32) -> Result<Option<i64>, StoreError> {
    let letters = tx.read().large_letters(after, most)?;
    for &letter in &letters {
        match tx.keep_file_apart(letter) {
            Err(error) if error.is_passing() && !error.is_corrupt() => return Err(error),
            // One that is damaged stays as it is.
            Ok(()) | Err(_) => {}
        }
    }
    Ok(letters.last().copied())
}
