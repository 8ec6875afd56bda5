//! Santiago, Trefl edition, 2 to 5 players. Rule ids (`S24`, `D56`) are those
//! of `docs/rules/santiago.md`.

pub mod action;
pub mod board;
pub mod tiles;
pub mod view;

pub use action::Action;
pub use board::{Junction, Segment, Square};
pub use tiles::{Kind, Tile};
pub use view::{News, Prompt, View};
