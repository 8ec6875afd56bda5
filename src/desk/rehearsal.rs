//! A rehearsal: checks that a game's data and words are complete.

use super::games::AnyGame;
use crate::{
    basics::{Language, TableId},
    engine::{Seats, TableSeed},
    games::Overrides,
    letters::{Envelope, Occasion},
};

/// Sets up a table of every size in memory and writes its first letters in every
/// language. Fails with the first thing that is missing or wrong.
pub fn rehearse(game: &dyn AnyGame, overrides: &Overrides) -> Result<String, String> {
    game.check(overrides)?;
    let name = game.name();
    let seed = TableSeed::new("rehearsal");
    let mut letters = 0;
    for count in name.players.0..=name.players.1 {
        let seats = Seats::new(count).ok_or("no table has that many seats")?;
        let dealt = game.deal(&[], overrides, seats, &seed).map_err(|why| why.to_string())?;
        let names: Vec<String> = seats.iter().map(|seat| seat.colour().to_owned()).collect();
        for language in Language::ALL {
            for seat in seats.iter() {
                let envelope = Envelope {
                    table: TableId(1),
                    seat: Some(seat),
                    language,
                    orders: language,
                    reply_to: "monsoon+token@localhost".into(),
                    commitment: seed.commitment(),
                    salted: true,
                    ..Envelope::of_nobody(name.title.to_owned(), names.clone())
                };
                for occasion in [Occasion::Welcome, Occasion::Help] {
                    dealt
                        .table
                        .letter(&envelope, &occasion, 0)
                        .map_err(|error| format!("{}: {error}", language.code()))?;
                    letters += 1;
                }
            }
        }
    }
    Ok(format!("{letters} letters written in {} languages", Language::ALL.len()))
}
