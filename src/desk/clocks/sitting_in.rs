//! House players sitting in: they answer whenever a seat that wants one is asked.

use super::{
    super::{
        DeskError,
        table::{ActError, AnyTable, Taken},
    },
    Time,
};
use crate::engine::{Author, Seat};

/// A limit in case of a fault: no table asks this many questions in a row.
const MOST: usize = 2000;

/// The name of a house player that has a seat for good. It has its own name, so
/// that it isn't mistaken for the player who left.
pub fn house_name(seat: Seat) -> String {
    format!("House {}", seat.colour())
}

/// Lets house players answer for the seats they sit in for, until the table waits
/// for a seat that plays for itself. Adds what they did to `taken` and returns the
/// seats they played for.
pub fn sit_in(
    time: &Time<'_>,
    table: &mut dyn AnyTable,
    taken: &mut Taken,
) -> Result<Vec<Seat>, DeskError> {
    let mut played = Vec::new();
    for _ in 0..MOST {
        let mut next = None;
        for awaited in table.awaiting() {
            if time.sits_in(awaited.seat)? {
                next = Some(awaited.seat);
                break;
            }
        }
        let Some(seat) = next else { break };
        match play(time, table, seat) {
            Ok(after) => taken.then(after),
            Err(error) => {
                // The seat then waits like any other, and its time will run out.
                tracing::error!(table = %time.row.id, %error, "a house player found no answer");
                break;
            }
        }
        played.push(seat);
    }
    played.dedup();
    Ok(played)
}

/// Plays a house player's answer for a seat, or the default if that is refused.
pub(super) fn play(
    time: &Time<'_>,
    table: &mut dyn AnyTable,
    seat: Seat,
) -> Result<Taken, ActError> {
    let seed = &time.row.seed;
    if let Some(order) = table.house_order(seat, seed) {
        match table.act(Author::House(seat), seat, &order, None, seed) {
            Ok(taken) => return Ok(taken),
            Err(error) => {
                tracing::error!(table = %time.row.id, %error, "a house player's move was refused");
            }
        }
    }
    take_default(time, table, seat)
}

/// Plays the default of the rules for a seat.
pub(super) fn take_default(
    time: &Time<'_>,
    table: &mut dyn AnyTable,
    seat: Seat,
) -> Result<Taken, ActError> {
    let order = table.default_order(seat).unwrap_or_default();
    table.act(Author::Clock(seat), seat, &order, None, &time.row.seed)
}
