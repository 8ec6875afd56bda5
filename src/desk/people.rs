//! People who have signed up, for whoever runs the house.

use super::{Desk, DeskError, NewSeat, Settings, inviting::wants_none, secrets::random_hex};
use crate::{
    basics::{Language, TableId, Wanted, person_name},
    config::plain_address,
    mail::address::mailbox,
    store::{Member, WriteTx},
};
use chrono::{DateTime, Utc};
use serde::Serialize;

/// Somebody who has signed up. No `Debug`: it holds an address.
#[derive(Clone, Serialize)]
pub struct Person {
    pub name: String,
    pub address: String,
    pub language: Language,
    pub since: DateTime<Utc>,
    /// The tables in play where they sit.
    pub plays: Vec<TableId>,
    /// The tables that they have joined, and that wait.
    pub waits: Vec<TableId>,
    pub watches: Vec<TableId>,
}

impl Desk {
    /// Everybody who has signed up, by address.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn people(&self) -> Result<Vec<Person>, DeskError> {
        let reader = self.store.read();
        let waiting = reader.gatherings()?;
        let mut people = Vec::new();
        for (member, since) in reader.members()? {
            let seats = reader.all_seats_of(&member.address)?;
            let in_play = seats.iter().filter(|(_, status)| !status.is_over());
            let joined = waiting.iter().filter(|it| it.joined.contains(&member.address));
            people.push(Person {
                plays: in_play.map(|((table, _), _)| *table).collect(),
                waits: joined.map(|it| it.id).collect(),
                watches: reader.watched_by(&member.address)?.iter().map(|it| it.table).collect(),
                name: member.name,
                address: member.address,
                language: member.language,
                since,
            });
        }
        Ok(people)
    }
}

/// Whoever has this address, signed up by the operator if they were not; else why they can't
/// be.
pub(super) fn known_or_signed_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    who: &NewSeat,
    now: DateTime<Utc>,
) -> Result<Result<Member, String>, DeskError> {
    let address = who.address.to_lowercase();
    if plain_address(&address).is_err() || settings.own.is_ours(&address) {
        return Ok(Err("nobody can be written to at this address".to_owned()));
    }
    if wants_none(tx.read(), &address)? {
        return Ok(Err("they want no letters from here".to_owned()));
    }
    let mailbox = mailbox(&address);
    if let Some(member) = tx.read().member(&mailbox)? {
        return Ok(Ok(member));
    }
    let name = match person_name(&who.name) {
        Ok(name) => name.to_owned(),
        // Nothing of an address is a name.
        Err(_) if who.name.is_empty() => "Player".to_owned(),
        Err(error) => return Ok(Err(error.to_string())),
    };
    let member = Member {
        address,
        name,
        language: who.language.unwrap_or(settings.language),
        english_orders: false,
        wanted: Wanted::default(),
        zone: None,
        remind: None,
        token: random_hex::<12>()?,
    };
    tx.add_member(&member, &mailbox, now)?;
    Ok(Ok(member))
}
