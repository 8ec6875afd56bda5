//! Who moderates: from which address, under which name, and what they may see.

use super::super::{DeskError, Settings, secrets::random_hex};
use crate::{
    basics::TableId,
    engine::{Seat, Seats, Viewer},
    mail::address::mailbox,
    store::{ModeratorRow, Reader, StoreError, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

#[derive(Clone)]
pub struct Moderator {
    /// The row in the store.
    pub row: ModeratorRow,
    /// The seat they play at this table, if any.
    pub seat: Option<Seat>,
    /// The name of that seat's player.
    player: String,
}

impl Moderator {
    /// The name that players are told; empty if they are just "the moderator".
    pub fn name(&self) -> String {
        if self.row.name.is_empty() { self.player.clone() } else { self.row.name.clone() }
    }

    /// What they may see. Those who play see what their seat sees; of the others,
    /// those who have given their word and asked for it see everything.
    pub fn viewer(&self, seats: Seats) -> Viewer {
        match self.seat.filter(|seat| seats.has(*seat)) {
            Some(seat) => Viewer::Seat(seat),
            None if self.row.revealed.is_some() => Viewer::Moderator,
            None => Viewer::Public,
        }
    }

    /// The moderator in this row.
    pub fn of(reader: Reader<'_>, row: ModeratorRow, table: &TableRow) -> Result<Self, StoreError> {
        let seat = match row.address.as_str() {
            "" => None,
            address => seat_of(reader, table, address)?,
        };
        let player = seat.and_then(|seat| table.player(seat));
        let player = player.map(|player| player.name.clone()).unwrap_or_default();
        Ok(Moderator { row, seat, player })
    }
}

/// The seat that an address plays at a table, whichever of its player's addresses
/// it is.
pub fn seat_of(
    reader: Reader<'_>,
    table: &TableRow,
    address: &str,
) -> Result<Option<Seat>, StoreError> {
    let mut all = reader.aliases(address)?;
    all.push(address.to_owned());
    let own = table.seats.iter().find(|seat| all.contains(&seat.address)).map(|seat| seat.seat);
    let known = reader.seats_by_address(address)?;
    Ok(own.or_else(|| known.iter().find(|(id, _)| *id == table.id).map(|(_, seat)| *seat)))
}

/// Whether the person at this address, or at another one of theirs, has given
/// their word not to play at a table.
pub fn gave_word(reader: Reader<'_>, table: TableId, address: &str) -> Result<bool, StoreError> {
    for row in reader.moderators(table)? {
        let gave = row.not_playing.is_some() || row.revealed.is_some();
        if gave && is_one_person(reader, &row.address, address)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the person at this address, or at another one of theirs, moderates a
/// table.
pub fn moderates(
    reader: Reader<'_>,
    settings: &Settings,
    table: TableId,
    address: &str,
) -> Result<bool, StoreError> {
    let known = reader.moderators(table)?.into_iter().filter(|row| may(settings, row));
    let known = known.map(|row| row.address);
    // The server's own are recorded with a table only once they have something to
    // do there.
    let house = settings.moderators.iter().map(|address| address.to_lowercase());
    for of in known.chain(house) {
        if is_one_person(reader, &of, address)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether two addresses belong to the same person, as far as we know.
pub fn is_one_person(reader: Reader<'_>, one: &str, other: &str) -> Result<bool, StoreError> {
    if one.is_empty() || other.is_empty() {
        return Ok(false);
    }
    Ok(mailbox(one) == mailbox(other)
        || reader.aliases(one)?.iter().any(|alias| alias == other)
        || reader.aliases(other)?.iter().any(|alias| alias == one))
}

/// Everybody who may moderate a table: its own moderators and the server's. New
/// ones are given a secret.
pub fn moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    now: DateTime<Utc>,
) -> Result<Vec<ModeratorRow>, DeskError> {
    let known = tx.read().moderators(table)?;
    for address in &settings.moderators {
        let address = address.to_lowercase();
        if !known.iter().any(|row| row.address == address) {
            tx.put_moderator(&new_row(table, address, String::new(), false)?, now)?;
        }
    }
    let all = tx.read().moderators(table)?;
    Ok(all.into_iter().filter(|row| may(settings, row)).collect())
}

/// The names of a table's moderators, as players are told them; `None` if it has
/// none.
pub fn names(
    reader: Reader<'_>,
    settings: &Settings,
    table: &TableRow,
) -> Result<Option<Vec<String>>, StoreError> {
    let mut names: Vec<String> = Vec::new();
    let mut known = !settings.moderators.is_empty();
    for row in reader.moderators(table.id)?.into_iter().filter(|row| may(settings, row)) {
        known = true;
        let name = Moderator::of(reader, row, table)?.name();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    Ok(known.then_some(names))
}

/// Whether this moderator may still moderate. The server's own may only as long as
/// the configuration names them.
pub fn may(settings: &Settings, row: &ModeratorRow) -> bool {
    let house = settings.moderators.iter().any(|address| address.to_lowercase() == row.address);
    (row.own || house) && !row.address.is_empty()
}

/// The operator at the shell.
pub fn operator(
    tx: &WriteTx<'_>,
    table: TableId,
    now: DateTime<Utc>,
) -> Result<ModeratorRow, DeskError> {
    let find = || -> Result<_, StoreError> {
        Ok(tx.read().moderators(table)?.into_iter().find(|row| row.address.is_empty()))
    };
    if let Some(row) = find()? {
        return Ok(row);
    }
    let row = new_row(table, String::new(), String::new(), true)?;
    tx.put_moderator(&row, now)?;
    Ok(row)
}

/// A moderator who was not there before.
pub fn new_row(
    table: TableId,
    address: String,
    name: String,
    own: bool,
) -> Result<ModeratorRow, DeskError> {
    Ok(ModeratorRow {
        table,
        address,
        name,
        token: random_hex::<12>()?,
        own,
        not_playing: None,
        revealed: None,
        draft: None,
        shown: None,
    })
}
