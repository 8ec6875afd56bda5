//! Time is up, and nobody has answered.

use super::{
    super::{
        DeskError, notice,
        table::{ActError, AnyTable, Taken},
    },
    Time,
    moved::Moved,
    sitting_in::{play, take_default},
    time::RESTS,
};
use crate::{engine::Seat, store::WaitRow, timing::Silence};
use chrono::TimeDelta;

/// Does what the table's clock prescribes when a seat's time is up.
pub(super) fn time_up(
    time: &Time<'_>,
    table: &mut dyn AnyTable,
    seat: Seat,
    wait: WaitRow,
    moved: &mut Moved,
) -> Result<(), DeskError> {
    let key = (time.row.id, wait.seat);
    time.note(&wait, true)?;
    let mut clock = time.seat(wait.seat)?;
    clock.missed += 1;
    clock.bank = TimeDelta::zero();
    let silence = time.clock.silence;
    clock.house |= silence == Silence::HouseOn;
    time.tx.set_seat_clock(key, &clock)?;
    let offer_after = time.clock.offer_after;
    if offer_after > 0 && clock.missed >= offer_after && !time.tx.read().is_offered(key)? {
        moved.offered.push(seat);
    }
    match silence {
        Silence::Default => acted(time, seat, take_default(time, table, seat), wait, moved),
        Silence::House => acted(time, seat, play(time, table, seat), wait, moved),
        // The player sitting in answers next.
        Silence::HouseOn => Ok(()),
        Silence::Wait => over(time, wait),
        Silence::Moderator => {
            tell_moderators(time, seat, clock.missed)?;
            over(time, wait)
        }
    }
}

fn acted(
    time: &Time<'_>,
    seat: Seat,
    done: Result<Taken, ActError>,
    wait: WaitRow,
    moved: &mut Moved,
) -> Result<(), DeskError> {
    match done {
        Ok(taken) => {
            moved.taken.then(taken);
            moved.others.push(seat);
            Ok(())
        }
        Err(error) => {
            // A fault of ours; better that the table waits on than that it gets
            // stuck.
            tracing::error!(table = %time.row.id, %error, "what should happen when time is up failed");
            let text = format!(
                "At table {} the time of {} is up, and what should happen then failed:\n{error}\n\
                 The table waits on for its player.",
                time.row.id,
                seat.colour()
            );
            let subject = "a default failed";
            notice::to_moderators_of(
                time.tx,
                time.settings,
                time.row.id,
                subject,
                &text,
                time.now,
            )?;
            over(time, wait)
        }
    }
}

/// Time is up, and the table waits on.
fn over(time: &Time<'_>, wait: WaitRow) -> Result<(), DeskError> {
    time.put(WaitRow { over: Some(time.now), ..wait })
}

/// The table has waited on for a week: the moderators are told, and the seat is
/// offered if this table offers seats.
pub(super) fn rests(
    time: &Time<'_>,
    seat: Seat,
    mut wait: WaitRow,
    moved: &mut Moved,
) -> Result<(), DeskError> {
    let key = (time.row.id, wait.seat);
    if time.clock.offer_after > 0 && !time.tx.read().is_offered(key)? {
        moved.offered.push(seat);
    }
    let name = time.row.player(wait.seat).map_or("", |player| player.name.as_str());
    let text = format!(
        "Table {} has waited for {} ({name}) since {}, a week longer than it should. Nobody is \
         reminded any more; the table rests until somebody answers for that seat.",
        time.row.id,
        seat.colour(),
        wait.since.format("%Y-%m-%d")
    );
    wait.reminded.push(RESTS.into());
    time.put(wait)?;
    let subject = "the table rests";
    notice::to_moderators_of(time.tx, time.settings, time.row.id, subject, &text, time.now)
}

fn tell_moderators(time: &Time<'_>, seat: Seat, missed: u32) -> Result<(), DeskError> {
    let name = time.row.player(seat).map_or("", |player| player.name.as_str());
    let text = format!(
        "At table {} the time of {} ({name}) is up, for the {} time in a row.\n\
         The table waits until its player or a moderator answers.",
        time.row.id,
        seat.colour(),
        ordinal(missed)
    );
    let subject = format!("nobody answers for {}", seat.colour());
    notice::to_moderators_of(time.tx, time.settings, time.row.id, &subject, &text, time.now)
}

fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::ordinal;

    #[test]
    fn ordinals() {
        let words = [1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal);
        let expected = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"];
        assert_eq!(words, expected);
    }
}
