//! Letters that come back: counted by address, until nothing more is sent there.
//!
//! A few permanent bounces in a row, of different letters, stop an address: its
//! letters wait, and the moderators are told once. A mail from that address, or a
//! moderator, frees it.

use super::{DeskError, Settings, notice};
use crate::{
    engine::Seats,
    mail::{
        OwnAddress,
        address::{for_log, masked, without_tag},
    },
    store::{Addressed, NewBounce, Reader, SeatKey, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

/// What we were told about a letter that came back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// Whether sending again is useless.
    pub permanent: Option<bool>,
    /// The enhanced status code (RFC 3463).
    pub status: Option<String>,
    /// The mail that says so; `None` if the letter was refused at once.
    pub mail: Option<i64>,
}

/// Records that a letter came back, and stops its address if that was one time too
/// many.
pub fn came_back(
    tx: &WriteTx<'_>,
    settings: &Settings,
    letter: &Addressed,
    told: &Told,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let bounce = NewBounce {
        letter: letter.id,
        mail: told.mail,
        address: &letter.address,
        permanent: told.permanent,
        status: told.status.as_deref(),
    };
    tx.add_bounce(&bounce, now)?;
    let status = told.status.as_deref().unwrap_or("none told");
    tracing::info!(letter = letter.id, permanent = ?told.permanent, status, "a letter came back");
    // Nobody waits for those who watch: the first letter that comes back for good ends it.
    if told.permanent == Some(true) {
        tx.unwatch_by_letter(letter.id)?;
    }
    if settings.bounces == 0 || told.permanent != Some(true) {
        return Ok(());
    }
    let count = tx.read().bounces_of(&letter.address)?;
    if count < settings.bounces || !tx.stop_address(&letter.address, now)? {
        return Ok(());
    }
    let address = masked(&letter.address);
    let logged = for_log(&letter.address);
    tracing::warn!(letter = letter.id, address = %logged, "nothing more is sent to an address");
    // A notice that comes back must not cause a notice.
    if letter.seat.is_none() {
        return Ok(());
    }
    let text = format!(
        "{count} letters to {address} came back for good, one after the other, and nothing was heard \
         from there in between; the last status was {status}.\n\
         {}\n\
         Its letters wait now and none is lost. They go out as soon as a mail from that address \
         comes in. If you know that it works again: `monsoon queue retry all`.",
        seats(tx.read(), &letter.address)?
    );
    notice::to_moderators(tx, settings, "letters to a player come back", &text, now)
}

/// A player wrote. If it was from the seat's address, that address works.
pub fn heard_from(
    tx: &WriteTx<'_>,
    row: &TableRow,
    seat: SeatKey,
    from: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(player) = row.player(seat.1) else { return Ok(()) };
    let theirs = player.address == from || player.address == without_tag(from);
    if theirs && tx.free_address(&player.address, now)? {
        let address = for_log(&player.address);
        tracing::info!(%address, "an address that was stopped is written to again");
    }
    Ok(())
}

/// The seats with this address: table, colour and name.
fn seats(reader: Reader<'_>, address: &str) -> Result<String, DeskError> {
    let mut seats = Vec::new();
    for seat in reader.seats_by_address(address)? {
        if let Some((colour, name)) = who(reader, seat)? {
            seats.push(format!("table {}: {colour}, {name}", seat.0));
        }
    }
    Ok(seats.join("\n"))
}

/// A seat's colour and its player's name.
pub fn who(reader: Reader<'_>, seat: SeatKey) -> Result<Option<(&'static str, String)>, DeskError> {
    let Some(row) = reader.table(seat.0)? else { return Ok(None) };
    let here = Seats::new(row.seats.len()).and_then(|seats| seats.get(seat.1.index()));
    let player = row.seats.into_iter().nth(seat.1.index());
    Ok(here.zip(player).map(|(here, player)| (here.colour(), player.name)))
}

/// The envelope sender of the letter with this secret. Bounces are sent there and
/// thereby name their letter.
#[must_use]
pub fn bounce_address(own: &OwnAddress, tag: &str) -> String {
    own.with_token(&format!("{BOUNCE}{tag}"))
}

/// The secret in a bounce address of ours, if it is one.
#[must_use]
pub fn bounce_tag<'a>(own: &OwnAddress, address: &'a str) -> Option<&'a str> {
    let token = own.token_of(address)?;
    let (mark, tag) = token.split_at_checked(BOUNCE.len())?;
    mark.eq_ignore_ascii_case(BOUNCE).then_some(tag)
}

/// How the tag of a bounce address begins. A seat's tag never does: it begins with
/// a hexadecimal number.
const BOUNCE: &str = "bounce-";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bounce_address_holds_its_secret() {
        let own: OwnAddress = "monsoon@localhost".parse().unwrap();
        let address = bounce_address(&own, "a1b2");
        assert_eq!(address, "monsoon+bounce-a1b2@localhost");
        assert_eq!(bounce_tag(&own, &address.to_uppercase()), Some("A1B2"));
        for other in ["monsoon@localhost", "monsoon+a1-3@localhost", "monsoon+bounce-a@elsewhere"] {
            assert_eq!(bounce_tag(&own, other), None, "{other}");
        }
        // With the longest name we allow, this still makes a valid address (RFC
        // 5321: 64 octets).
        let tag = "0".repeat(20);
        let long: OwnAddress = format!("{}@x.org", "m".repeat(30)).parse().unwrap();
        assert!(bounce_address(&long, &tag).split('@').next().unwrap().len() <= 64);
    }
}
