//! Archives: a table's journal becomes a file, and a file a table again.
//!
//! - `backup`: the whole database as one file, and back;
//! - `document`: what an archive holds, and its canonical bytes;
//! - `games`: what a game is to the server, and what archives do with its documents;
//! - `export`: turns a table of the database into a document;
//! - `verify`: checks that a document is what it claims to be;
//! - `signature`: who vouches for what no seed can prove;
//! - `import`: turns a document into a table of the database;
//! - `course`: round, phase and points of each entry;
//! - `position`: how a document stands after an entry;
//! - `transcript`: a document as a text that can be typed in again;
//! - `html`: a game as one self-contained web page; `site` makes it from a document;
//! - `mbox`: all mail between players and Monsoon, for mail programs; `whose` says
//!   which of a seat's letters are its present player's;
//! - `prune`: moves finished tables out of the database into files;
//! - `stats`: statistics of finished games;
//! - `tables`: tables for people who ask questions in SQL, and scores as CSV;
//! - `public`: what everybody may know of a journal, in sentences.
//!
//! This module uses the store, the games, the letters' words and the engine. The
//! desk may use it, but it knows neither the desk nor the command line. See
//! `docs/archives.md`.

// A new variant must lead the compiler everywhere; tests may look at one variant
// only.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

pub mod backup;
mod canonical;
pub mod course;
pub mod document;
pub mod export;
mod finding;
pub mod games;
pub mod html;
pub mod import;
mod judge;
mod lines;
pub mod mbox;
mod playable;
pub mod position;
pub mod prune;
pub mod public;
pub mod reading;
mod scrub;
pub mod signature;
pub mod site;
pub mod stats;
pub mod tables;
pub mod transcript;
pub mod verify;
mod whose;

pub use document::{Document, View};
pub use export::{ExportAs, ExportError, LEFT_OUT, export, retell};
pub use finding::{Finding, Place, Verified};
pub use games::{Library, Named, Shelved};
pub use html::Drawn;
pub use playable::{Choosable, GameName, Pairs, Playable};
pub use reading::Reading;
pub use transcript::transcript;
pub use verify::verify;
