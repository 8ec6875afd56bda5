//! What can never be so, or never come, at this table. Only what everybody
//! knows is looked at.

use super::super::data::ROWS;
use super::super::state::{Goa, ROUNDS_OF_HALF};
use super::{Amount, Fact, Slot, Who};
use crate::engine::Seat;

/// More of anything than a game ever brings to one player.
const TOO_MANY: u32 = 1000;

/// Can this be so, now or later?
pub(super) fn can_be(game: &Goa, fact: &Fact) -> Result<(), String> {
    match *fact {
        Fact::Flag(who) | Fact::Owns(who, _) => there(game, who),
        Fact::Has(who, _, amount) => there(game, who).and(has(amount)),
        Fact::Won(who, lot) => there(game, who).and(is_lot(game, lot)),
        Fact::Row(who, _, amount) => there(game, who).and(match least(amount) {
            Some(row) if usize::try_from(row).is_ok_and(|row| row > ROWS) => {
                Err(format!("the last row is {ROWS}"))
            }
            Some(_) | None => Ok(()),
        }),
        Fact::Highest(amount) | Fact::Price(amount) | Fact::Short(amount) => has(amount),
        Fact::Round(amount) => round(game, amount),
        Fact::Holds(_) | Fact::NoBid => Ok(()),
    }
}

/// Can this decision come, in whichever round?
pub(super) fn can_come(game: &Goa, slot: Slot) -> Result<(), String> {
    match slot {
        Slot::Lot(lot) => is_lot(game, lot),
        Slot::Quick
        | Slot::Flag
        | Slot::Mark
        | Slot::Lots
        | Slot::Budget
        | Slot::Action(_)
        | Slot::Extra(_)
        | Slot::Use(_) => Ok(()),
    }
}

/// Does somebody play this colour?
pub(super) fn plays(game: &Goa, seat: Seat) -> Result<(), String> {
    if game.seats.iter().any(|other| other == seat) {
        return Ok(());
    }
    Err(format!("nobody plays {seat} at this table"))
}

fn there(game: &Goa, who: Who) -> Result<(), String> {
    match who {
        Who::Me => Ok(()),
        Who::Seat(seat) => plays(game, seat),
    }
}

/// The least number that makes it so.
fn least(amount: Amount) -> Option<u32> {
    match amount {
        Amount::AtLeast(least) | Amount::Is(least) => Some(least),
        Amount::AtMost(_) => None,
    }
}

fn has(amount: Amount) -> Result<(), String> {
    least(amount).map_or(Ok(()), so_many)
}

/// Could anybody ever have so many?
pub(super) fn so_many(number: u32) -> Result<(), String> {
    if number < TOO_MANY { Ok(()) } else { Err(format!("nobody will ever have {number}")) }
}

/// G22: one lot a player, and one more of the holder of the flag.
fn is_lot(game: &Goa, lot: u8) -> Result<(), String> {
    let lots = game.seats.count() + 1;
    if (1..=lots).contains(&usize::from(lot)) {
        return Ok(());
    }
    Err(format!("there is no lot {lot}; a round has {lots}"))
}

fn round(game: &Goa, amount: Amount) -> Result<(), String> {
    let (now, last) = (u32::from(game.round), u32::from(2 * ROUNDS_OF_HALF));
    match amount {
        Amount::AtLeast(round) | Amount::Is(round) if round > last => {
            Err(format!("the game ends with round {last}"))
        }
        Amount::AtMost(round) | Amount::Is(round) if round < now => {
            Err(format!("round {round} is over, this is round {now}"))
        }
        Amount::AtLeast(_) | Amount::AtMost(_) | Amount::Is(_) => Ok(()),
    }
}
