//! Clocks: what keeps a slow game moving.
//!
//! A seat that is awaited has a row in the store with its deadline. Code that
//! changes a table settles those rows afterwards ([`Time::settle`]); the daemon
//! looks at the clocks regularly ([`Desk::tick`]) and does what is due:
//!
//! - `pulse`: was the daemon down, or was the clock set? Then deadlines shift;
//! - `time`: what a table's deadlines are computed from;
//! - `post`: nobody's time runs before their letter has left;
//! - `pass`: everything that is due at one table, in one transaction;
//! - `time_up`: nobody has answered;
//! - `sitting_in`: house players, for seats that want one;
//! - `absences`: who is away, and telling the others;
//! - `daily`: when news is told to who wants it once a day;
//! - `offers`: seats that somebody else may take;
//! - `page`: what a letter says about all this.
//!
//! [`Desk::tick`]: super::Desk::tick

mod absences;
mod daily;
mod moved;
mod offers;
mod page;
mod pass;
mod post;
mod pulse;
mod sitting_in;
mod time;
mod time_up;

pub(super) use absences::{Leave, TooLong, line};
pub use pass::Ticked;
pub(super) use pass::{Trouble, pass, pause};
pub(super) use post::has_left;
pub(super) use pulse::Pulse;
pub(super) use sitting_in::{house_name, sit_in};
pub(super) use time::Time;

use super::DeskError;
use crate::{
    engine::hex,
    store::{self, TableClock},
    timing::{Reminders, Rule, Silence},
};
use chrono::TimeDelta;
use chrono_tz::Tz;
use sha2::{Digest, Sha256};

/// How this server handles time, as configured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockSettings {
    /// The clock of tables that choose none of their own.
    pub table: TableClock,
    /// The reminders of players who have chosen none.
    pub remind: Reminders,
    /// The time zone of players who have named none.
    pub zone: Tz,
    /// If the clocks were not looked at for longer than this, the daemon was down,
    /// and deadlines shift.
    pub outage: TimeDelta,
}

impl ClockSettings {
    /// What decides about deadlines besides the tables: these settings, this program, and
    /// the zones that it knows.
    fn computes_as(&self) -> String {
        let program = (env!("CARGO_PKG_VERSION"), store::VERSION, chrono_tz::IANA_TZDB_VERSION);
        hex(&Sha256::digest(format!("{program:?} {self:?}")))
    }
}

/// Takes the clock options out of those of a new table.
///
/// Fails with the option that can't be used, and what can be.
pub(super) fn take_options(
    options: &[(String, String)],
    house: &TableClock,
) -> Result<(TableClock, Vec<(String, String)>), String> {
    let mut clock = house.clone();
    let mut rest = Vec::new();
    for (key, value) in options {
        match key.as_str() {
            "clock" => {
                clock.rule = value
                    .parse::<Rule>()
                    .map_err(|error| format!("--option clock={value}: {error}"))?;
            }
            "silence" => {
                clock.silence = value
                    .parse::<Silence>()
                    .map_err(|error| format!("--option silence={value}: {error}"))?;
            }
            "offer-after" => clock.offer_after = number(key, value)?,
            "away-days" => clock.away_days = number(key, value)?,
            _ => rest.push((key.clone(), value.clone())),
        }
    }
    Ok((clock, rest))
}

/// The same options, with this zone in a clock that needs one and names none: «48h Mon-Fri».
pub(super) fn in_zone(options: &[(String, String)], zone: Tz) -> Vec<(String, String)> {
    let zoned = |(key, value): &(String, String)| {
        let here = format!("{value} {}", zone.name());
        let needs_it = key == "clock" && value.parse::<Rule>().is_err();
        let value = if needs_it && here.parse::<Rule>().is_ok() { here } else { value.clone() };
        (key.clone(), value)
    };
    options.iter().map(zoned).collect()
}

/// Sets one of these options to the server's default. Returns whether `key` is one
/// of them. For `silence`, the word `default` is a choice of its own.
pub(super) fn as_in_the_house(clock: &mut TableClock, key: &str, house: &TableClock) -> bool {
    match key {
        "clock" => clock.rule = house.rule.clone(),
        "offer-after" => clock.offer_after = house.offer_after,
        "away-days" => clock.away_days = house.away_days,
        _ => return false,
    }
    true
}

fn number(key: &str, value: &str) -> Result<u32, String> {
    value.parse().map_err(|_| format!("--option {key}={value}: not a whole number"))
}
