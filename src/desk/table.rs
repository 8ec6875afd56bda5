//! A table in play, whichever game it is.
//!
//! [`Hosted`] holds a game's journal and position; [`AnyTable`] is what the
//! rest of the desk sees of it. A new game is one more line in [`GAMES`]; a game
//! of several editions has a line for each, by its name.

use super::playable::Playable;
use crate::{
    engine::{
        Awaited, Entry, Match, Order, PlayError, Seat, Seats, Standings, TableSeed, Viewer,
        journal::Body,
    },
    games::{Overrides, goa::Goa, santiago::Santiago},
    letters::{Envelope, Occasion, RenderError, Rendered},
};
use serde_json::Value;

/// A table in play.
pub trait AnyTable {
    /// The name in letters.
    fn title(&self) -> &'static str;
    /// The seats.
    fn seats(&self) -> Seats;
    /// The number of entries.
    fn position(&self) -> u32;
    /// Who is awaited.
    fn awaiting(&self) -> Vec<Awaited>;
    /// Whether a seat may act now, and the position its question arose at.
    fn asked_at(&self, seat: Seat) -> Option<u32>;
    /// Do the lines of one mail make one order of this seat?
    fn joins_lines(&self, seat: Seat) -> bool;
    /// The end, if it has come.
    fn standings(&self) -> Option<Standings>;
    /// Carries out an order.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    fn play(&mut self, seat: Seat, order: &Order, seed: &TableSeed) -> Result<Played, Fault>;
    /// Does this word, in lower case, begin an order?
    fn begins_order(&self, word: &str) -> bool;
    /// The letter to the envelope's seat, with the news since entry `told`.
    ///
    /// # Errors
    /// A template or a word that does not fit.
    fn letter(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<Rendered, RenderError>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, in words.
    ///
    /// # Errors
    /// A template or a word that does not fit.
    fn sheet(&self, envelope: &Envelope, viewer: Viewer) -> Result<Rendered, RenderError>;
}

/// An order that was carried out.
#[derive(Debug)]
pub struct Played {
    /// The new entry as JSON.
    pub entry: String,
    /// Did anything come to light? Then it can't be taken back.
    pub reveals: bool,
}

/// Why an order was not carried out.
#[derive(Debug)]
pub enum Fault {
    /// Its sender can mend it.
    Play(PlayError),
    /// We can't write the entry down, which is our own fault.
    Unwritable(serde_json::Error),
}

struct Hosted<G: Playable> {
    title: &'static str,
    entries: Vec<Entry<G>>,
    now: Match<G>,
}

impl<G: Playable> AnyTable for Hosted<G> {
    fn title(&self) -> &'static str {
        self.title
    }

    fn seats(&self) -> Seats {
        self.now.game().seats()
    }

    fn position(&self) -> u32 {
        self.now.position()
    }

    fn awaiting(&self) -> Vec<Awaited> {
        self.now.awaiting()
    }

    fn asked_at(&self, seat: Seat) -> Option<u32> {
        self.now.asked_at(seat)
    }

    fn joins_lines(&self, seat: Seat) -> bool {
        self.now.game().joins_lines(seat)
    }

    fn standings(&self) -> Option<Standings> {
        self.now.standings()
    }

    fn play(&mut self, seat: Seat, order: &Order, seed: &TableSeed) -> Result<Played, Fault> {
        let entry = self.now.play(seat, order, seed).map_err(Fault::Play)?;
        let json = serde_json::to_string(&entry).map_err(Fault::Unwritable)?;
        let reveals = entry.reveals();
        self.entries.push(entry);
        Ok(Played { entry: json, reveals })
    }

    fn begins_order(&self, word: &str) -> bool {
        G::begins_order(word)
    }

    fn letter(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<Rendered, RenderError> {
        // An onlooker's envelope gets what everybody may know.
        let viewer = envelope.seat.map_or(Viewer::Public, Viewer::Seat);
        let news = Match::news(&self.entries, told, viewer);
        G::letter(envelope, occasion, &self.now.game().view(viewer), &news)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.now.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn sheet(&self, envelope: &Envelope, viewer: Viewer) -> Result<Rendered, RenderError> {
        G::letter(envelope, &Occasion::Sheet, &self.now.game().view(viewer), &[])
    }
}

/// How to make and to read back the tables of one game.
pub struct GameDesk {
    /// The name on the command line.
    pub name: &'static str,
    /// The name in letters.
    pub title: &'static str,
    /// How few and how many may play.
    pub players: (usize, usize),
    check: CheckFn,
    deal: DealFn,
    replay: ReplayFn,
}

type CheckFn = fn(&str, &Overrides) -> Result<(), String>;
type DealFn =
    fn(&GameDesk, &[(String, String)], &Overrides, Seats, &TableSeed) -> Result<Dealt, String>;
type ReplayFn = fn(&GameDesk, &[String]) -> Result<Box<dyn AnyTable>, String>;

/// A new table.
pub struct Dealt {
    /// The options as they were understood, for reading.
    pub options: Value,
    /// Entry 0 as JSON.
    pub entry: String,
    /// For each seat, whose place in the list of players it is.
    pub seating: Vec<usize>,
    /// The table.
    pub table: Box<dyn AnyTable>,
}

impl GameDesk {
    /// One type may stand behind several names.
    const fn of<G: Playable>(
        name: &'static str,
        title: &'static str,
        players: (usize, usize),
    ) -> GameDesk {
        GameDesk { name, title, players, check: G::check, deal: deal::<G>, replay: replay::<G> }
    }

    /// Are the game's tables in order, with the operator's figures in their
    /// places?
    ///
    /// # Errors
    /// What is wrong with which of them.
    pub fn check(&self, overrides: &Overrides) -> Result<(), String> {
        (self.check)(self.name, overrides)
    }

    /// Sets up a table.
    ///
    /// # Errors
    /// Options the game does not know or the rules refuse.
    pub fn deal(
        &self,
        options: &[(String, String)],
        overrides: &Overrides,
        seats: Seats,
        seed: &TableSeed,
    ) -> Result<Dealt, String> {
        (self.deal)(self, options, overrides, seats, seed)
    }

    /// Plays a journal again.
    ///
    /// # Errors
    /// The entry that can't be read.
    pub fn replay(&self, entries: &[String]) -> Result<Box<dyn AnyTable>, String> {
        (self.replay)(self, entries)
    }
}

/// The games of the house.
pub static GAMES: &[GameDesk] = &[
    GameDesk::of::<Goa>("goa-2012", "Goa (2012)", (2, 4)),
    GameDesk::of::<Goa>("goa-2004", "Goa (2004)", (2, 4)),
    GameDesk::of::<Santiago>("santiago", "Santiago", (2, 5)),
];

/// The game with this name.
#[must_use]
pub fn game_called(name: &str) -> Option<&'static GameDesk> {
    GAMES.iter().find(|game| game.name == name)
}

fn deal<G: Playable>(
    desk: &GameDesk,
    options: &[(String, String)],
    overrides: &Overrides,
    seats: Seats,
    seed: &TableSeed,
) -> Result<Dealt, String> {
    let options = G::options(desk.name, options, overrides)?;
    let (now, entry) =
        Match::<G>::deal(&options, seats, seed).map_err(|violation| violation.to_string())?;
    let seating = match &entry.body {
        Body::Deal(deal) => G::seating(deal),
        Body::Order(_) => seats.iter().map(Seat::index).collect(),
    };
    Ok(Dealt {
        seating,
        options: serde_json::to_value(&options).map_err(|error| error.to_string())?,
        entry: serde_json::to_string(&entry).map_err(|error| error.to_string())?,
        table: Box::new(Hosted { title: desk.title, entries: vec![entry], now }),
    })
}

fn replay<G: Playable>(desk: &GameDesk, entries: &[String]) -> Result<Box<dyn AnyTable>, String> {
    let entries = entries
        .iter()
        .enumerate()
        .map(|(position, text)| {
            serde_json::from_str(text).map_err(|error| format!("entry {position}: {error}"))
        })
        .collect::<Result<Vec<Entry<G>>, String>>()?;
    let now = Match::replay(&entries).map_err(|error| error.to_string())?;
    Ok(Box::new(Hosted { title: desk.title, entries, now }))
}
