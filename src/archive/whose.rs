//! Which letters are a seat's present player's: players change seats, and others
//! take them over. The journal says who sat where, and every letter how many
//! entries it showed.

use crate::{
    basics::TableId,
    engine::{Deed, Seat, Seating},
    store::{EntryRow, Reader, Sitting, StoreError},
};
use serde::Deserialize;
use serde_json::Value;

/// Where a seat's present player has sat, the present seat first. A damaged part
/// of the journal may have seated somebody else, so nothing before it is taken for
/// theirs.
pub fn sittings(
    reader: Reader<'_>,
    table: TableId,
    seat: Seat,
) -> Result<Vec<Sitting>, StoreError> {
    let (entries, damage) = reader.sound_journal(table)?;
    if damage.is_some() {
        return Ok(Vec::new());
    }
    let (mut here, mut to) = (seat, u32::MAX);
    let mut all = Vec::new();
    for entry in entries.iter().rev() {
        let came = came(entry, here);
        if came == Came::Before {
            continue;
        }
        all.push(Sitting { seat: here, from: entry.position.saturating_add(1), to });
        let Came::From(seat) = came else { return Ok(all) };
        (here, to) = (seat, entry.position);
    }
    all.push(Sitting { seat: here, from: 0, to });
    Ok(all)
}

/// When somebody came to play a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    Before,
    /// With this entry, from nowhere that we know of.
    New,
    /// With this entry, from another seat.
    From(Seat),
}

fn came(entry: &EntryRow, here: Seat) -> Came {
    #[derive(Deserialize)]
    struct Bare {
        body: Value,
    }
    let Ok(Bare { body }) = serde_json::from_str(&entry.entry) else { return Came::New };
    let Some(deed) = body.get("deed") else { return Came::Before };
    match Deed::deserialize(deed) {
        Ok(Deed::Swap { seats: [one, other], .. }) if here == one => Came::From(other),
        Ok(Deed::Swap { seats: [one, other], .. }) if here == other => Came::From(one),
        Ok(deed) if deed != Deed::Lost && deed.seating(here) != Seating::Another => Came::Before,
        Ok(_) | Err(_) => Came::New,
    }
}
