//! What is written about several tables of one person in one letter: which tables, and the
//! parts of it while it is made.

use super::DeskError;
use crate::{
    basics::Pace,
    letters::{Occasion, TableCard},
    store::{Reader, SeatKey, SeatRow},
};
use std::cell::RefCell;

/// A table in such a letter, and what is to be recorded when it is written.
pub struct Part {
    pub seat: SeatKey,
    pub card: TableCard,
    /// The seat's secret.
    pub token: String,
    pub position: u32,
    /// What the seat had been told before.
    pub told: u32,
    /// Does it tell the news since then?
    pub tells: bool,
    /// Up to which of the others' words it tells.
    pub press: Option<i64>,
}

/// What becomes of the letters that answer one mail for several tables: those about a seat's
/// own orders are parts of one letter.
#[derive(Default)]
pub struct Answers {
    seat: RefCell<Option<SeatKey>>,
    parts: RefCell<Vec<Part>>,
    /// Letters that came by themselves.
    apart: RefCell<Vec<SeatKey>>,
}

impl std::fmt::Debug for Answers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answers").finish_non_exhaustive()
    }
}

impl Answers {
    /// The lines for this seat are read next.
    pub fn of(&self, seat: SeatKey) {
        *self.seat.borrow_mut() = Some(seat);
    }

    /// Is a letter to this seat a part of the answer? Those that show a whole board, or
    /// explain something at length, are not.
    pub fn takes(&self, seat: SeatKey, occasion: &Occasion) -> bool {
        let is_short = match occasion {
            Occasion::Turn
            | Occasion::Receipt
            | Occasion::Refused(_)
            | Occasion::Explained(_)
            | Occasion::Invited => true,
            Occasion::Welcome
            | Occasion::Board
            | Occasion::Past { .. }
            | Occasion::News { .. }
            | Occasion::Help
            | Occasion::Rules(_)
            | Occasion::Plans
            | Occasion::Preview(_)
            | Occasion::Over
            | Occasion::Sheet
            | Occasion::Reminder { .. }
            | Occasion::Away { .. }
            | Occasion::Clock(_)
            | Occasion::Offer { .. }
            | Occasion::Offered { .. }
            | Occasion::Seated { .. }
            | Occasion::Replaced { .. }
            | Occasion::Left { .. }
            | Occasion::Moderated
            | Occasion::UndoAsked { .. }
            | Occasion::Press
            | Occasion::Again { .. } => false,
        };
        let mine = *self.seat.borrow() == Some(seat);
        let another = self.parts.borrow().iter().any(|part| part.seat == seat);
        if !is_short || another {
            self.goes_apart(seat);
        }
        mine && is_short && !another
    }

    /// A letter to this seat comes by itself.
    pub fn goes_apart(&self, seat: SeatKey) {
        self.apart.borrow_mut().push(seat);
    }

    pub fn put(&self, part: Option<Part>) {
        self.parts.borrow_mut().extend(part);
    }

    /// What there is to say of a seat.
    pub fn take(&self, seat: SeatKey) -> Option<Part> {
        let mut parts = self.parts.borrow_mut();
        let at = parts.iter().position(|part| part.seat == seat)?;
        Some(parts.remove(at))
    }

    /// Whether a seat got a letter by itself.
    pub fn is_apart(&self, seat: SeatKey) -> bool {
        self.apart.borrow().contains(&seat)
    }
}

/// The seats that somebody reads of in one daily letter; none if it is one table alone.
pub fn company(reader: Reader<'_>, player: &SeatRow) -> Result<Vec<SeatKey>, DeskError> {
    let pace @ Pace::Daily(_) = player.wanted.pace else { return Ok(Vec::new()) };
    let seats = reader.daily_seats(&player.address, player.language, pace)?;
    Ok(if seats.len() > 1 { seats } else { Vec::new() })
}

/// Whether a seat is asked something that no letter has told it.
pub fn is_untold(player: &SeatRow, asked_at: Option<u32>) -> bool {
    asked_at.is_some_and(|asked| player.told < asked)
}
