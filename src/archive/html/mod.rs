//! A game as one self-contained web page: a replay for reading. It works from a
//! file, without a network, on paper, and with scripts disabled.
//!
//! - `input`: what a page is made of; `journal` makes it by replaying a journal;
//! - `santiago`, `goa`: a position as parts, small pieces of SVG and HTML, few of
//!   which change from one entry to the next;
//! - `packing`: those parts, compactly; `chart`: the points over time;
//! - `page`: the page; `index`: the list of many, with their `figures`.

mod chart;
mod figures;
mod goa;
mod index;
mod input;
pub(super) mod journal;
mod packing;
mod page;
mod row;
mod santiago;
mod words;

pub use index::index;
pub use input::{Comment, Ending, Facts, Frame, Input, Parts, Piece, Player, Seed, Sentence};
pub use journal::{Drawn, Fault, input};
pub use page::page;
pub use row::{IndexPlayer, IndexRow};
pub use words::esc;
