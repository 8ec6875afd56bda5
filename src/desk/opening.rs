//! A new table: seats, seed, entry 0, and a welcome to everybody.

use super::{
    Desk, DeskError,
    clocks::{self, Time},
    game_called,
    table::GAMES,
    writing::Writing,
};
use crate::{
    config::plain_address,
    engine::{Seats, TableSeed, hex},
    letters::{Language, Occasion},
    store::SeatRow,
};

/// What a table is made from.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Who plays, clockwise.
    pub seats: Vec<NewSeat>,
    /// The game's options.
    pub options: Vec<(String, String)>,
    /// A seed to take instead of a random one. Whoever knows it can foretell
    /// every draw: for tests and demonstrations.
    pub seed: Option<String>,
}

/// A player to be seated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// The name the others see.
    pub name: String,
    /// The address, seen by nobody but moderators.
    pub address: String,
    /// The language of the letters, if it is not the house's.
    pub language: Option<Language>,
}

/// A table that was opened.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Opened {
    /// Its number.
    pub id: u32,
    /// SHA-256 of its seed.
    pub commitment: String,
}

/// Why a table was not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Something in the wish; the message says what and what is possible.
    #[error("{0}")]
    Wish(String),
    /// Something of ours.
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<crate::store::StoreError> for OpenError {
    fn from(error: crate::store::StoreError) -> Self {
        OpenError::Desk(error.into())
    }
}

impl Desk {
    /// Opens a table and queues the first letters, all in one transaction.
    ///
    /// # Errors
    /// What is wrong with the wish, or with us; then there is no new table.
    pub fn open(&mut self, wish: &NewTable) -> Result<Opened, OpenError> {
        let game = game_called(&wish.game).ok_or_else(|| {
            let known: Vec<_> = GAMES.iter().map(|game| game.name).collect();
            OpenError::Wish(format!(
                "no game is called «{}»; there are: {}",
                wish.game,
                known.join(", ")
            ))
        })?;
        check_seats(&wish.seats, game.players, &self.settings.own)?;
        let seats = Seats::new(wish.seats.len())
            .ok_or_else(|| OpenError::Wish("that many seats no game has".into()))?;
        let seed = match &wish.seed {
            Some(text) => TableSeed::new(text),
            None => TableSeed::new(random_hex::<32>()?),
        };
        let (clock, options) = clocks::take_options(&wish.options, &self.settings.clock.table)
            .map_err(OpenError::Wish)?;
        let dealt =
            game.deal(&options, &self.settings.overrides, seats, &seed).map_err(OpenError::Wish)?;
        let rows = dealt
            .seating
            .iter()
            .filter_map(|place| wish.seats.get(*place))
            .enumerate()
            .map(|(seat, player)| {
                Ok(SeatRow {
                    seat,
                    name: player.name.trim().to_owned(),
                    address: player.address.to_lowercase(),
                    language: player.language.unwrap_or(self.settings.language),
                    token: random_hex::<12>()?,
                    told: 0,
                })
            })
            .collect::<Result<Vec<_>, DeskError>>()?;

        let now = self.clock.now();
        let tx = self.store.write()?;
        let id = tx.add_table(game.name, &dealt.options, &seed, &rows, now)?;
        tx.append(id, &[dealt.entry], None, now)?;
        tx.set_clock(id, &clock)?;
        for seat in &rows {
            tx.keep_habits(&seat.address)?;
        }
        if let Some(row) = tx.read().table(id)? {
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

/// Control characters, and those that turn the direction of writing or take no
/// room: a name with them can pass for another.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn check_seats(
    seats: &[NewSeat],
    players: (usize, usize),
    own: &crate::mail::OwnAddress,
) -> Result<(), OpenError> {
    let (fewest, most) = players;
    if !(fewest..=most).contains(&seats.len()) {
        let message = format!("{} seats; this game is for {fewest} to {most}", seats.len());
        return Err(OpenError::Wish(message));
    }
    for (index, seat) in seats.iter().enumerate() {
        plain_address(&seat.address).map_err(OpenError::Wish)?;
        if own.is_ours(&seat.address) {
            return Err(OpenError::Wish(format!("{} is our own address", seat.address)));
        }
        let name = seat_name(&seat.name).map_err(OpenError::Wish)?;
        if seats[..index].iter().any(|other| other.name.trim() == name) {
            return Err(OpenError::Wish(format!("two players are called {name}")));
        }
    }
    Ok(())
}

/// A player's name as it can be shown.
///
/// # Errors
/// What is wrong with it.
pub(super) fn seat_name(name: &str) -> Result<String, String> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 60 || name.chars().any(is_unseen) {
        return Err(format!("«{name}» can't be a player's name: 1 to 60 visible characters"));
    }
    Ok(name.to_owned())
}

/// Random bytes as lower-case hexadecimal: safe in an address, in any case.
pub(super) fn random_hex<const BYTES: usize>() -> Result<String, DeskError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(DeskError::Random)?;
    Ok(hex(&bytes))
}
