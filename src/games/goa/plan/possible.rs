//! What can never be true, or never come, at this table, judged by public knowledge
//! alone.

use super::super::data::ROWS;
use super::super::state::{Goa, ROUNDS_OF_HALF};
use super::misfit::Misfit;
use super::{Fact, Slot};
use crate::engine::Sentence;
use crate::engine::plan::Amount;

/// More of anything than a game ever brings to one player.
const TOO_MANY: u32 = 1000;

/// Can this be so, now or later?
pub(super) fn can_be(game: &Goa, fact: &Fact) -> Result<(), Sentence> {
    match *fact {
        Fact::Flag(who) | Fact::Owns(who, _) => who.plays(game.seats),
        Fact::Has(who, _, amount) => who.plays(game.seats).and(has(amount)),
        Fact::Won(who, lot) => who.plays(game.seats).and(is_lot(game, lot)),
        Fact::Row(who, _, amount) => who.plays(game.seats).and(match amount.least() {
            Some(row) if usize::try_from(row).is_ok_and(|row| row > ROWS) => {
                Err(Misfit::LastRow(ROWS).into())
            }
            Some(_) | None => Ok(()),
        }),
        Fact::Highest(amount) | Fact::Price(amount) | Fact::Short(amount) => has(amount),
        Fact::Round(amount) => amount.comes(game.round.into(), u32::from(2 * ROUNDS_OF_HALF)),
        Fact::Holds(_) | Fact::NoBid => Ok(()),
    }
}

/// Can this decision come, in whichever round?
pub(super) fn can_come(game: &Goa, slot: Slot) -> Result<(), Sentence> {
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

fn has(amount: Amount) -> Result<(), Sentence> {
    amount.least().map_or(Ok(()), so_many)
}

/// Could anybody ever have so many?
pub(super) fn so_many(number: u32) -> Result<(), Sentence> {
    if number < TOO_MANY { Ok(()) } else { Err(Misfit::NeverSoMuch(number).into()) }
}

/// G22: one lot a player, and one more of the holder of the flag.
fn is_lot(game: &Goa, lot: u8) -> Result<(), Sentence> {
    let lots = game.seats.count() + 1;
    if (1..=lots).contains(&usize::from(lot)) {
        return Ok(());
    }
    Err(Misfit::NoLot { lot, lots }.into())
}
