//! What a game is.
//!
//! This module holds everything the games share and nothing that only one of them
//! needs: seats, dice, the order syntax and its words, plans, choices, and the
//! [`Game`] trait. It depends on no other module of the crate.

mod again;
mod by;
pub mod dice;
pub mod doubt;
mod draws;
mod fold;
mod game;
pub mod house;
pub mod journal;
mod mend;
pub mod order;
pub mod plan;
mod replay;
pub mod said;
pub mod seat;
pub mod speech;
pub mod spoken;
pub mod words;

pub use by::{By, Sign};
pub use dice::{Dice, TableSeed, hex};
pub use draws::Draw;
pub use game::{
    Awaited, Choices, Game, NoOptions, Progress, Refused, Secret, Standing, Standings, Viewer,
    Violation,
};
pub use house::{house_action, random_action};
pub use journal::{
    Author, Body, Deed, Entry, Force, Inverse, LastDone, Line, Motion, Note, PLAYED_ON, Salted,
    Seating, Settled, Tells, Undoing, Way, Wording, is_of_salvage,
};
pub use mend::{AmendError, Amended, Fate, Mendable, Replayed, Switch, amend};
pub use order::{Order, OrderError, Word};
pub use plan::Plannable;
pub use replay::{Match, PlayError, ReplayError};
pub use said::{Arg, Said, Sentence};
pub use seat::{BySeat, Seat, Seats};
pub use speech::Speech;
pub use spoken::folded_words;
