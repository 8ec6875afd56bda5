//! Who moderates: by which address, under which name, and what he may see.

use super::super::{DeskError, Settings, opening::random_hex};
use crate::{
    engine::{Seats, Viewer},
    mail::address::without_tag,
    store::{ModeratorRow, Reader, StoreError, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

/// A moderator of a table.
#[derive(Clone)]
pub struct Moderator {
    /// The row in the store.
    pub row: ModeratorRow,
    /// The seat he plays at this table, if he does.
    pub seat: Option<usize>,
    /// The name of that seat's player.
    player: String,
}

impl Moderator {
    /// The name that players are told; empty for simply the moderator.
    pub fn name(&self) -> String {
        if self.row.name.is_empty() { self.player.clone() } else { self.row.name.clone() }
    }

    /// What he may see: whoever plays, what his seat sees; of the others those
    /// who have given their word and asked for it, everything.
    pub fn viewer(&self, seats: Seats) -> Viewer {
        match self.seat.and_then(|seat| seats.get(seat)) {
            Some(seat) => Viewer::Seat(seat),
            None if self.row.revealed.is_some() => Viewer::Moderator,
            None => Viewer::Public,
        }
    }

    /// The moderator of this row.
    pub fn of(reader: Reader<'_>, row: ModeratorRow, table: &TableRow) -> Result<Self, StoreError> {
        let seat = match row.address.as_str() {
            "" => None,
            address => seat_of(reader, table, address)?,
        };
        let player = seat.and_then(|seat| table.seats.get(seat));
        let player = player.map(|player| player.name.clone()).unwrap_or_default();
        Ok(Moderator { row, seat, player })
    }
}

/// The seat that an address plays at a table, under whichever of its player's
/// addresses.
pub fn seat_of(
    reader: Reader<'_>,
    table: &TableRow,
    address: &str,
) -> Result<Option<usize>, StoreError> {
    let mut all = reader.aliases(address)?;
    all.push(address.to_owned());
    let own = table.seats.iter().find(|seat| all.contains(&seat.address)).map(|seat| seat.seat);
    let known = reader.seats_by_address(address)?;
    Ok(own.or_else(|| known.iter().find(|(id, _)| *id == table.id).map(|(_, seat)| *seat)))
}

/// Has whoever writes from this address, or from another one of theirs, given
/// their word not to play at a table?
pub fn gave_word(reader: Reader<'_>, table: u32, address: &str) -> Result<bool, StoreError> {
    for row in reader.moderators(table)? {
        let gave = row.not_playing.is_some() || row.revealed.is_some();
        if gave && is_one_person(reader, &row.address, address)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does whoever writes from this address, or from another one of theirs, moderate a
/// table?
pub fn moderates(
    reader: Reader<'_>,
    settings: &Settings,
    table: u32,
    address: &str,
) -> Result<bool, StoreError> {
    let known = reader.moderators(table)?.into_iter().filter(|row| may(settings, row));
    let known = known.map(|row| row.address);
    // The house's own are noted with a table only once they have something to do there.
    let house = settings.moderators.iter().map(|address| address.to_lowercase());
    for of in known.chain(house) {
        if is_one_person(reader, &of, address)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Do two addresses lead to the same person, as far as we know?
fn is_one_person(reader: Reader<'_>, one: &str, other: &str) -> Result<bool, StoreError> {
    if one.is_empty() || other.is_empty() {
        return Ok(false);
    }
    Ok(without_tag(one) == without_tag(other)
        || reader.aliases(one)?.iter().any(|alias| alias == other)
        || reader.aliases(other)?.iter().any(|alias| alias == one))
}

/// All who may moderate a table: those of its own, and the house's. Whoever is
/// new among these gets a secret.
pub fn moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: u32,
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

/// The names of those who moderate a table, as players are told them; `None` if nobody
/// does.
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

/// May this moderator still moderate? One of the house's only as long as the
/// configuration names him.
pub fn may(settings: &Settings, row: &ModeratorRow) -> bool {
    let house = settings.moderators.iter().any(|address| address.to_lowercase() == row.address);
    (row.own || house) && !row.address.is_empty()
}

/// Whoever sits at the shell.
pub fn operator(
    tx: &WriteTx<'_>,
    table: u32,
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
///
/// # Errors
/// If there are no random numbers.
pub fn new_row(
    table: u32,
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
