//! The shelf: a table's journal becomes a file, and a file a table again.
//!
//! - `backup`: the whole database as one file, and back;
//! - `document`: what an archive holds, and its canonical bytes;
//! - `games`: what a game is to the house, and what the shelf does with its documents;
//! - `export`: a table of the database becomes a document;
//! - `verify`: is a document what it says it is?
//! - `signature`: who vouches for what no seed can prove;
//! - `import`: a document becomes a table of the database;
//! - `course`: round, phase and points of each entry;
//! - `position`: how a document stands after an entry;
//! - `transcript`: a document as a text that can be typed in again;
//! - `html`: a game as one web page that needs nothing else; `site` makes it of
//!   a document;
//! - `mbox`: what players and the house wrote to each other, for mail programs; `whose` says
//!   which of a seat's letters are its present player's;
//! - `prune`: finished tables move out of the database into files;
//! - `stats`: what finished games add up to;
//! - `tables`: tables for people who ask questions in SQL, and scores as CSV;
//! - `public`: what of a journal everybody may know, in sentences.
//!
//! The shelf looks at the store, the games, the letters' words and the engine;
//! the desk may use it, and it knows neither desk nor command line. See
//! `docs/archives.md`.

// What is new leads the compiler everywhere; tests may look at one variant only.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

pub mod backup;
mod canonical;
pub mod course;
pub mod document;
pub mod export;
pub mod games;
pub mod html;
pub mod import;
mod judge;
mod lines;
pub mod mbox;
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

pub use document::{Document, Finding, Place, View};
pub use export::{ExportAs, ExportError, LEFT_OUT, export, retell};
pub use games::{GameName, Library, Named, Pairs, Playable, Shelved};
pub use reading::Reading;
pub use transcript::transcript;
pub use verify::{Verified, verify};
