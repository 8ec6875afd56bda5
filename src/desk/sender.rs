//! Step 4: who is this, for which table and seat?
//!
//! Three things can say it: the secret in the reply address a mail was sent
//! to, the letter of ours that it answers (its Message-ID holds a secret, too),
//! and the sender's address. Under the policies `token` and `strict` a secret
//! and the address must agree; under `open` either is enough.

use crate::{
    config::TrustPolicy,
    mail::{Letter, OwnAddress, address::without_tag},
    store::{ModeratorRow, Reader, StoreError},
};

/// Who a mail is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sender {
    /// The player of a seat.
    Player {
        /// The table's number and the seat's.
        seat: (u32, usize),
        /// The position of the letter that is answered.
        saw: Option<u32>,
    },
    /// Somebody who knows a seat's secret but writes from another address.
    OtherAddress {
        /// Whose secret it is.
        seat: (u32, usize),
        /// The address.
        from: String,
    },
    /// A player's address without a secret of that player's.
    NoSecret {
        /// The player's newest seat.
        seat: (u32, usize),
    },
    /// Somebody who knows the code of a seat that is offered.
    Newcomer {
        /// The table's number and the seat's.
        seat: (u32, usize),
        /// Is it still to be had?
        open: bool,
    },
    /// Somebody who knows a table's moderator's secret.
    Moderator {
        /// The table's number.
        table: u32,
        /// Whose secret it is.
        address: String,
        /// Does the mail come from there?
        own: bool,
    },
    /// A stranger.
    Nobody,
}

/// Finds out who a mail is from.
///
/// # Errors
/// If the database can't be read.
pub fn identify(
    reader: Reader<'_>,
    own: &OwnAddress,
    policy: TrustPolicy,
    letter: &Letter,
) -> Result<Sender, StoreError> {
    let from = letter.from.as_ref().map(|from| from.address.clone());
    let seats = match &from {
        Some(from) => seats_of(reader, from)?,
        None => Vec::new(),
    };
    if let Some(row) = by_moderator(reader, own, letter)? {
        let (table, address) = (row.table, row.address);
        let writes =
            from.as_ref().is_some_and(|from| *from == address || without_tag(from) == address);
        return Ok(Sender::Moderator {
            table,
            address,
            own: writes || policy == TrustPolicy::Open,
        });
    }
    let answered = by_message_id(reader, letter)?;
    let secret = match by_token(reader, own, letter, &seats)? {
        // A bare secret does not say which letter was seen; the header may.
        Some((seat, None)) => {
            Some((seat, answered.filter(|(other, _)| *other == seat).and_then(|(_, saw)| saw)))
        }
        Some(found) => Some(found),
        None => answered,
    };
    if secret.is_none()
        && let Some((seat, open)) = by_offer(reader, own, letter)?
    {
        return Ok(Sender::Newcomer { seat, open });
    }
    Ok(match (secret, policy) {
        (Some((seat, saw)), _) if seats.contains(&seat) => Sender::Player { seat, saw },
        (Some((seat, saw)), TrustPolicy::Open) => Sender::Player { seat, saw },
        (Some((seat, _)), TrustPolicy::Token | TrustPolicy::Strict) => {
            Sender::OtherAddress { seat, from: from.unwrap_or_default() }
        }
        (None, TrustPolicy::Open) if seats.len() == 1 => {
            Sender::Player { seat: seats[0], saw: None }
        }
        (None, _) => match seats.first() {
            Some(&seat) => Sender::NoSecret { seat },
            None => Sender::Nobody,
        },
    })
}

/// The seats an address is registered for; if none, the seats the address
/// without its tag is registered for (people file mail by tags of their own).
fn seats_of(reader: Reader<'_>, address: &str) -> Result<Vec<(u32, usize)>, StoreError> {
    let seats = reader.seats_by_address(address)?;
    if seats.is_empty() {
        return reader.seats_by_address(&without_tag(address));
    }
    Ok(seats)
}

type Secret = ((u32, usize), Option<u32>);

/// The first secret among the recipients; one of the sender's own seats goes
/// before another's that the mail is sent to as well.
fn by_token(
    reader: Reader<'_>,
    own: &OwnAddress,
    letter: &Letter,
    seats: &[(u32, usize)],
) -> Result<Option<Secret>, StoreError> {
    let mut anothers = None;
    for address in &letter.recipients {
        let Some(tag) = own.token_of(address) else { continue };
        // The tag is the seat's secret and the position of the letter, joined
        // by a hyphen; a bare secret is good, too.
        let (token, saw) = match tag.rsplit_once('-') {
            Some((token, position)) => (token, position.parse().ok()),
            None => (tag, None),
        };
        if let Some(seat) = reader.seat_by_token(token)? {
            if seats.contains(&seat) {
                return Ok(Some((seat, saw)));
            }
            anothers = anothers.or(Some((seat, saw)));
        }
    }
    Ok(anothers)
}

/// The moderator whose secret one of the recipients holds.
fn by_moderator(
    reader: Reader<'_>,
    own: &OwnAddress,
    letter: &Letter,
) -> Result<Option<ModeratorRow>, StoreError> {
    for address in &letter.recipients {
        if let Some(token) = own.token_of(address)
            && let Some(found) = reader.moderator_by_token(token)?
        {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// A seat, and whether it is still to be had.
type Offered = ((u32, usize), bool);

/// The seat whose offer one of the recipients names.
fn by_offer(
    reader: Reader<'_>,
    own: &OwnAddress,
    letter: &Letter,
) -> Result<Option<Offered>, StoreError> {
    for address in &letter.recipients {
        if let Some(code) = own.token_of(address)
            && let Some(found) = reader.offered(code)?
        {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn by_message_id(reader: Reader<'_>, letter: &Letter) -> Result<Option<Secret>, StoreError> {
    for message_id in letter.in_reply_to.iter().chain(letter.references.iter().rev()).take(10) {
        if let Some((seat, position)) = reader.letter_by_message_id(message_id)? {
            return Ok(Some((seat, Some(position))));
        }
    }
    Ok(None)
}
