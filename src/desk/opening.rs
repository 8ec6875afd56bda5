//! A new table: seats, seed, entry 0, and a welcome to everybody.

use super::{
    Desk, DeskError, Settings,
    clocks::{self, Time},
    moderating::who::new_row,
    notice,
    secrets::random_hex,
    writing::Writing,
};
use crate::{
    basics::{Language, TableId, person_name},
    config::plain_address,
    engine::{Seats, TableSeed},
    letters::Occasion,
    store::{SeatRow, Status, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

/// What a table is made from.
#[derive(Debug, Clone)]
pub struct NewTable {
    pub game: String,
    /// The players, clockwise.
    pub seats: Vec<NewSeat>,
    pub options: Vec<(String, String)>,
    /// The whole seed to use instead of a random one ([`TableSeed::new_text`]).
    /// Anybody who knows it can foretell every draw: for tests and demonstrations.
    pub seed: Option<String>,
    /// Moderators besides the server's: name, which may be empty, and address.
    pub moderators: Vec<(String, String)>,
    /// Whether to only set it up, for a moderator to start it.
    pub later: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// The name that the others see.
    pub name: String,
    /// The address, which only moderators see.
    pub address: String,
    /// The language of the letters, if it is not the server's default.
    pub language: Option<Language>,
}

/// A table that was opened.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Opened {
    pub id: TableId,
    /// SHA-256 of its seed.
    pub commitment: String,
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Something in the request; the message says what, and what is possible.
    #[error("{0}")]
    Wish(String),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<crate::store::StoreError> for OpenError {
    fn from(error: crate::store::StoreError) -> Self {
        OpenError::Desk(error.into())
    }
}

impl Desk {
    /// The rows of players who sit down, each with a secret of their own.
    pub(super) fn seat_rows<'a>(
        &self,
        seats: Seats,
        players: impl Iterator<Item = &'a NewSeat>,
    ) -> Result<Vec<SeatRow>, DeskError> {
        seats
            .iter()
            .zip(players)
            .map(|(seat, player)| {
                Ok(SeatRow {
                    seat,
                    name: player.name.trim().to_owned(),
                    address: player.address.to_lowercase(),
                    language: player.language.unwrap_or(self.settings.language),
                    english_orders: false,
                    token: random_hex::<12>()?,
                    told: 0,
                })
            })
            .collect::<Result<Vec<_>, DeskError>>()
    }

    /// Opens a table and queues the first letters, all in one transaction.
    ///
    /// On any error there is no new table.
    pub fn open(&mut self, wish: &NewTable) -> Result<Opened, OpenError> {
        let games = &self.settings.games;
        let game = games.called(&wish.game).ok_or_else(|| {
            let known: Vec<_> = games.iter().map(|game| game.name().name).collect();
            OpenError::Wish(format!(
                "no game is called «{}»; there are: {}",
                wish.game,
                known.join(", ")
            ))
        })?;
        check_seats(&wish.seats, game.name().players, &self.settings.own)?;
        let seats = Seats::new(wish.seats.len())
            .ok_or_else(|| OpenError::Wish("no game has that many seats".into()))?;
        let seed = match &wish.seed {
            Some(text) => TableSeed::new(text),
            None => TableSeed::new(TableSeed::new_text(&random_hex::<32>()?)),
        };
        let (clock, options) = clocks::take_options(&wish.options, &self.settings.clock.table)
            .map_err(OpenError::Wish)?;
        let (reasons, options) = take_reasons(options).map_err(OpenError::Wish)?;
        let (secret, options) = take_secret(options).map_err(OpenError::Wish)?;
        let moderators = check_moderators(&wish.moderators, &self.settings.own)?;
        let dealt =
            game.deal(&options, &self.settings.overrides, seats, &seed).map_err(OpenError::Wish)?;
        let players = dealt.seating.iter().filter_map(|place| wish.seats.get(*place));
        let rows = self.seat_rows(seats, players)?;

        let now = self.clock.now();
        let tx = self.store.write()?;
        let id = tx.add_table(game.name().name, &dealt.options, &seed, &rows, now)?;
        tx.append(id, &[dealt.entry], None, now)?;
        tx.set_clock(id, &clock)?;
        for seat in &rows {
            tx.keep_habits(&seat.address)?;
        }
        tx.set_reasons(id, reasons)?;
        tx.set_secret(id, secret)?;
        for (name, address) in moderators {
            tx.put_moderator(&new_row(id, address, name, true)?, now)?;
        }
        if wish.later {
            tx.set_status(id, Status::Waiting, None)?;
        }
        if let Some(row) = tx.read().table(id)? {
            tell_moderators(&tx, &self.settings, &row, now)?;
        }
        if let Some(row) = tx.read().table(id)?.filter(|_| !wish.later) {
            Time::of(&tx, &self.settings, &row, now)?.settle(&*dealt.table, &[])?;
            let writing = Writing::new(&tx, &self.settings, &row, &*dealt.table, now);
            for seat in seats.iter() {
                writing.letter(seat, &Occasion::Welcome, None)?;
            }
        }
        tx.commit()?;
        Ok(Opened { id, commitment: seed.commitment() })
    }
}

/// Takes out the option of whether moderators must give reasons.
pub(super) fn take_reasons(
    options: Vec<(String, String)>,
) -> Result<(bool, Vec<(String, String)>), String> {
    let (reasons, rest): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|(key, _)| key == "reasons");
    let needed = match reasons.last().map(|(_, value)| value.as_str()) {
        None | Some("needed") => true,
        Some("optional") => false,
        Some(value) => {
            return Err(format!("--option reasons={value}: write needed or optional"));
        }
    };
    Ok((needed, rest))
}

/// Takes out the option of whether everybody may have everything once the game is
/// over.
pub(super) fn take_secret(
    options: Vec<(String, String)>,
) -> Result<(bool, Vec<(String, String)>), String> {
    let (archive, rest): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|(key, _)| key == "archive");
    let secret = match archive.last().map(|(_, value)| value.as_str()) {
        None | Some("full") => false,
        Some("public") => true,
        Some(value) => return Err(format!("--option archive={value}: write full or public")),
    };
    Ok((secret, rest))
}

fn check_moderators(
    moderators: &[(String, String)],
    own: &crate::mail::OwnAddress,
) -> Result<Vec<(String, String)>, OpenError> {
    let each = moderators.iter().map(|(name, address)| {
        plain_address(address)?;
        if own.is_ours(address) {
            return Err(format!("{address} is our own address"));
        }
        let name = match name.trim() {
            "" => "",
            name => person_name(name).map_err(|error| error.to_string())?,
        };
        Ok((name.to_owned(), address.to_lowercase()))
    });
    each.collect::<Result<_, String>>().map_err(OpenError::Wish)
}

/// The first letter to a table's moderators: where to send their commands.
pub(super) fn tell_moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let subject = "you moderate this table";
    notice::to_moderators_of(tx, settings, row.id, subject, &moderates(settings, row), now)
}

/// What a table's moderators are told first.
pub(super) fn moderates(settings: &Settings, row: &TableRow) -> String {
    let title = settings.games.title(&row.game);
    let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
    let begun = match row.status {
        Status::Waiting => "It waits until you mail “start because ...”.",
        _ => "The players have their first letters.",
    };
    format!(
        "You moderate table {}: {title}, played by {}. {begun}\n\n\
         Answer this letter to see to the table: a line is a command, such as “undo because Red \
         mailed the wrong tile”. The line “help” brings the list of all commands. Whatever you \
         change, every player reads, with your reason.",
        row.id,
        names.join(", ")
    )
}

pub(super) fn check_seats(
    seats: &[NewSeat],
    players: (usize, usize),
    own: &crate::mail::OwnAddress,
) -> Result<(), OpenError> {
    check_count(seats.len(), players)?;
    check_people(seats, own)
}

/// Checks that the game can be played by this many.
pub(super) fn check_count(seats: usize, (fewest, most): (usize, usize)) -> Result<(), OpenError> {
    if (fewest..=most).contains(&seats) {
        return Ok(());
    }
    Err(OpenError::Wish(format!("{seats} seats; this game is for {fewest} to {most}")))
}

/// Checks that these players can be written to and told apart.
pub(super) fn check_people(
    seats: &[NewSeat],
    own: &crate::mail::OwnAddress,
) -> Result<(), OpenError> {
    for (index, seat) in seats.iter().enumerate() {
        plain_address(&seat.address).map_err(OpenError::Wish)?;
        if own.is_ours(&seat.address) {
            return Err(OpenError::Wish(format!("{} is our own address", seat.address)));
        }
        let name = person_name(&seat.name).map_err(|error| OpenError::Wish(error.to_string()))?;
        if seats[..index].iter().any(|other| other.name.trim() == name) {
            return Err(OpenError::Wish(format!("two players are called {name}")));
        }
    }
    Ok(())
}
