//! Step 4: who is this, and for which table and seat?
//!
//! Three things can tell: the secret in the reply address that a mail was sent to,
//! the letter that it answers (whose Message-ID also contains a secret), and the
//! sender's address. Under the policies `token` and `strict` a secret and the
//! address must agree; under `open` either is enough. A mail with several senders
//! identifies nobody. People who answer the letter that told them they would get
//! no more letters have a message for the moderators, and nothing else.

use super::{notice, writing};
use crate::{
    basics::TableId,
    config::TrustPolicy,
    mail::{
        Letter, OwnAddress,
        address::{mailbox, without_tag},
    },
    store::{AskedToJoin, Digest, Member, Offer, Reader, SeatKey, StoreError},
};

/// Who a mail is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sender {
    /// The player of a seat.
    Player {
        /// The table's number and the seat's.
        seat: SeatKey,
        /// The position of the letter that is answered.
        saw: Option<u32>,
    },
    /// Somebody who wrote to more than one of their own addresses. These belong to
    /// at least two tables, each of which needs a mail of its own.
    Several {
        /// All of them, in the order of the recipients, seats first.
        places: Vec<Place>,
    },
    /// Somebody who knows a seat's secret but writes from another address.
    OtherAddress {
        /// Whose secret it is.
        seat: SeatKey,
        /// The position of the letter that is answered.
        saw: Option<u32>,
        from: String,
    },
    /// A seat's secret, in a mail that names no sender, or several.
    Unnamed {
        /// Whose secret it is.
        seat: SeatKey,
    },
    /// A player's address without any of that player's secrets.
    NoSecret {
        seat: SeatKey,
    },
    /// Somebody who knows the code of an offered seat.
    Newcomer {
        offer: Offer,
    },
    /// Somebody who knows the secret of a table's moderator.
    Moderator {
        table: TableId,
        /// Whose secret it is.
        address: String,
        /// Whether the mail comes from that address.
        own: bool,
        /// The position of the letter that is answered.
        saw: Option<u32>,
    },
    /// Somebody at an address that gets no more letters, who answers the letter
    /// that told them so.
    Former {
        /// The seat whose letters went there.
        seat: SeatKey,
        address: String,
    },
    /// Somebody who knows the secret of a person who has signed up.
    Member {
        /// Whose secret it is.
        address: String,
        /// Whether the mail comes from that person's address.
        own: bool,
    },
    /// Somebody who knows the secret of a letter about several tables.
    Tables {
        digest: i64,
        /// One of them.
        table: TableId,
        /// Whether the mail comes from its reader's address.
        own: bool,
    },
    /// Somebody who was asked, by their address, to a table that waits for players, and
    /// answers that letter.
    Asked {
        table: TableId,
        /// As they were asked.
        address: String,
    },
    Nobody,
}

/// What a secret in one of our addresses is for, when its owner uses it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A seat, and the position of the letter that is answered.
    Seat(SeatKey, Option<u32>),
    /// Moderating a table: the moderator's address, and the position of the letter
    /// that is answered.
    Moderating(TableId, String, Option<u32>),
    /// An offered seat.
    Offered(Offer),
    /// Answering a letter about several tables; one of them.
    Tables(i64, TableId),
}

impl Place {
    #[must_use]
    pub fn table(&self) -> TableId {
        match self {
            Place::Seat((table, _), _) | Place::Moderating(table, ..) | Place::Tables(_, table) => {
                *table
            }
            Place::Offered(offer) => offer.seat.0,
        }
    }

    /// The word in a mail's key that says what it was for.
    #[must_use]
    pub fn word(&self) -> String {
        match self {
            Place::Seat((table, seat), _) => format!("{table}.{}", seat.index()),
            // The sender of the mail is the owner of the secret.
            Place::Moderating(table, ..) => format!("m{table}"),
            Place::Offered(offer) => format!("o{}.{}", offer.seat.0, offer.seat.1.index()),
            Place::Tables(digest, _) => format!("d{digest}"),
        }
    }
}

impl Sender {
    /// The sender who wrote to these places of their own, if there are any.
    #[must_use]
    pub fn of(mut places: Vec<Place>) -> Option<Sender> {
        if places.len() > 1 {
            return Some(Sender::Several { places });
        }
        Some(match places.pop()? {
            Place::Seat(seat, saw) => Sender::Player { seat, saw },
            Place::Moderating(table, address, saw) => {
                Sender::Moderator { table, address, own: true, saw }
            }
            Place::Offered(offer) => Sender::Newcomer { offer },
            Place::Tables(digest, table) => Sender::Tables { digest, table, own: true },
        })
    }

    /// What the mail is for. Empty if nobody can be taken at their word: then a
    /// better copy of the mail may still come.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        match self {
            Sender::Several { places } => places.clone(),
            Sender::Player { seat, saw } | Sender::OtherAddress { seat, saw, .. } => {
                vec![Place::Seat(*seat, *saw)]
            }
            Sender::Moderator { table, address, own: true, saw } => {
                vec![Place::Moderating(*table, address.clone(), *saw)]
            }
            Sender::Newcomer { offer } => vec![Place::Offered(offer.clone())],
            Sender::Tables { digest, table, own: true } => vec![Place::Tables(*digest, *table)],
            Sender::Moderator { own: false, .. }
            | Sender::Unnamed { .. }
            | Sender::NoSecret { .. }
            | Sender::Former { .. }
            | Sender::Member { .. }
            | Sender::Tables { own: false, .. }
            | Sender::Asked { .. }
            | Sender::Nobody => Vec::new(),
        }
    }
}

/// Finds out who a mail is from.
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
    let open = policy == TrustPolicy::Open;
    let secrets = Secrets::of(reader, own, letter)?;
    let answered = by_message_id(reader, letter)?;
    // A secret without a position does not say which letter was seen; the header
    // may.
    let seen = |seat, saw: Option<u32>| {
        saw.or_else(|| answered.filter(|(other, _)| *other == seat).and_then(|(_, saw)| saw))
    };
    let writes = |address: &str| {
        from.as_ref().is_some_and(|from| from == address || without_tag(from) == address)
    };
    let (mine, anothers): (Vec<Secret>, Vec<Secret>) =
        secrets.seats.into_iter().partition(|(seat, _)| open || seats.contains(seat));
    let (moderating, for_another): (Vec<_>, Vec<_>) =
        secrets.moderating.into_iter().partition(|(_, address, _)| open || writes(address));

    let mut places: Vec<Place> =
        mine.into_iter().map(|(seat, saw)| Place::Seat(seat, seen(seat, saw))).collect();
    for (table, address, saw) in moderating {
        let saw = match saw {
            Some(saw) => Some(saw),
            None => notice_answered(reader, letter, table, &address)?,
        };
        places.push(Place::Moderating(table, address, saw));
    }
    let only_offers = places.is_empty();
    let mut offers = secrets.offers;
    // A closed offer, in an address that was kept, is not a second request.
    if !only_offers || offers.iter().any(|offer| offer.open) {
        offers.retain(|offer| offer.open);
    } else {
        offers.truncate(1);
    }
    places.extend(offers.into_iter().map(Place::Offered));
    let own_address = |address: &str| -> Result<bool, StoreError> {
        Ok(open || writes(address) || reader.aliases(address)?.iter().any(|it| writes(it)))
    };
    let mut anothers_tables = None;
    if let Some(Digest { id, address, parts }) = secrets.digest {
        let table = parts.first().map_or(TableId(0), |part| part.seat.0);
        if own_address(&address)? {
            places.push(Place::Tables(id, table));
            return Ok(Sender::of(places).unwrap_or(Sender::Nobody));
        }
        anothers_tables = Some(Sender::Tables { digest: id, table, own: false });
    }
    if !only_offers {
        return Ok(Sender::of(places).unwrap_or(Sender::Nobody));
    }
    if let Some(tables) = anothers_tables.filter(|_| places.is_empty()) {
        return Ok(tables);
    }
    if let Some(member) = secrets.member.filter(|_| places.is_empty()) {
        let own = own_address(&member.address)?;
        return Ok(Sender::Member { address: member.address, own });
    }
    if let Some((table, address, saw)) = for_another.into_iter().next() {
        return Ok(Sender::Moderator { table, address, own: false, saw });
    }
    let secret = anothers.into_iter().next().map(|(seat, saw)| (seat, seen(seat, saw)));
    // Only whoever was asked may say so, from whichever tag of that mailbox.
    if let Some(asked) = secrets.asked.filter(|_| places.is_empty() && secret.is_none())
        && from.as_ref().is_some_and(|from| mailbox(from) == mailbox(&asked.address))
    {
        return Ok(Sender::Asked { table: asked.table, address: asked.address });
    }
    let known = secret.or(answered);
    if known.is_none() && places.is_empty() {
        let farewell = farewell_answered(reader, letter)?;
        if let Some((seat, address)) = farewell.filter(|(_, address)| writes(address)) {
            return Ok(Sender::Former { seat, address });
        }
    }
    Ok(match (known, from) {
        (Some((seat, saw)), _) if open || seats.contains(&seat) => Sender::Player { seat, saw },
        (Some((seat, _)), None) => Sender::Unnamed { seat },
        (Some((seat, saw)), Some(from)) => Sender::OtherAddress { seat, saw, from },
        (None, _) => match (Sender::of(places), seats.as_slice()) {
            (Some(newcomer), _) => newcomer,
            (None, &[seat]) if open => Sender::Player { seat, saw: None },
            (None, &[seat, ..]) => Sender::NoSecret { seat },
            (None, []) => Sender::Nobody,
        },
    })
}

/// The seats that an address is registered for; if none, those that the address
/// without its tag is registered for (people file mail by tags of their own).
fn seats_of(reader: Reader<'_>, address: &str) -> Result<Vec<SeatKey>, StoreError> {
    let seats = reader.seats_by_address(address)?;
    if seats.is_empty() {
        return reader.seats_by_address(&without_tag(address));
    }
    Ok(seats)
}

/// A seat, and the position of the letter that is answered.
type Secret = (SeatKey, Option<u32>);

/// The secrets among the recipients, whoever they belong to, without repeats.
#[derive(Default)]
struct Secrets {
    seats: Vec<Secret>,
    /// A table, the moderator's address, and the position of the letter.
    moderating: Vec<(TableId, String, Option<u32>)>,
    offers: Vec<Offer>,
    /// Somebody who has signed up.
    member: Option<Member>,
    /// A letter about several tables.
    digest: Option<Digest>,
    /// Somebody who was asked to a table.
    asked: Option<AskedToJoin>,
}

impl Secrets {
    fn of(reader: Reader<'_>, own: &OwnAddress, letter: &Letter) -> Result<Secrets, StoreError> {
        let mut found = Secrets::default();
        for tag in letter.recipients.iter().filter_map(|address| own.token_of(address)) {
            // The tag is the seat's or the moderator's secret, a hyphen, and the
            // position of the letter; the secret alone works, too.
            let (token, saw) = match tag.rsplit_once('-') {
                Some((token, position)) => (token, position.parse().ok()),
                None => (tag, None),
            };
            if let Some(seat) = reader.seat_by_token(token)? {
                found.seat(seat, saw);
            } else if let Some(row) = reader.moderator_by_token(token)? {
                found.moderator(row.table, row.address, saw);
            } else if let Some(offer) = reader.offered(tag)? {
                found.offer(offer);
            } else if let Some(member) = reader.member_by_token(token)? {
                found.member.get_or_insert(member);
            } else if let Some(digest) = reader.digest_by_token(tag)? {
                found.digest.get_or_insert(digest);
            } else if let Some(asked) = reader.asked_by_token(tag)? {
                found.asked.get_or_insert(asked);
            }
        }
        Ok(found)
    }

    /// Of two offers of a seat, prefers the one that is open, then the one made to
    /// a single address.
    fn offer(&mut self, offer: Offer) {
        let rank = |offer: &Offer| (offer.open, offer.to.is_some());
        match self.offers.iter_mut().find(|known| known.seat == offer.seat) {
            Some(known) if rank(known) >= rank(&offer) => {}
            Some(known) => *known = offer,
            None => self.offers.push(offer),
        }
    }

    /// Of two letters about a seat the older one counts: what is stale by either
    /// is stale.
    fn seat(&mut self, seat: SeatKey, saw: Option<u32>) {
        match self.seats.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, known)) => *known = [*known, saw].into_iter().flatten().min(),
            None => self.seats.push((seat, saw)),
        }
    }

    /// The same for a moderator's letters.
    fn moderator(&mut self, table: TableId, address: String, saw: Option<u32>) {
        let mut known = self.moderating.iter_mut();
        match known.find(|(at, of, _)| *at == table && *of == address) {
            Some((.., known)) => *known = [*known, saw].into_iter().flatten().min(),
            None => self.moderating.push((table, address, saw)),
        }
    }
}

/// The position of the notice to a moderator that a mail answers, by its header.
fn notice_answered(
    reader: Reader<'_>,
    letter: &Letter,
    table: TableId,
    address: &str,
) -> Result<Option<u32>, StoreError> {
    for message_id in letter.in_reply_to.iter().chain(letter.references.iter().rev()).take(10) {
        if let Some(position) = reader.notice_position(message_id, table, address)? {
            return Ok(Some(position));
        }
    }
    Ok(None)
}

/// The seat and the address of the letter that a mail answers, if that letter said
/// that the address gets no more letters.
fn farewell_answered(
    reader: Reader<'_>,
    letter: &Letter,
) -> Result<Option<(SeatKey, String)>, StoreError> {
    for message_id in letter.in_reply_to.iter().chain(letter.references.iter().rev()).take(10) {
        let farewell = reader.farewell(message_id, [notice::MOVED, writing::REPLACED])?;
        if farewell.is_some() {
            return Ok(farewell);
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
