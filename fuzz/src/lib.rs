//! What each target does with the bytes it is given, and what must hold whatever they
//! are. A panic, in whichever thread, ends the run; so does a debug assertion, an
//! overflow, an input that takes seconds.

mod archive;
mod desk;
mod imap;
mod mail;
mod orders;
mod smtp;

pub use archive::archive;
pub use desk::desk;
pub use imap::imap;
pub use mail::{mail, reply};
pub use orders::orders;
pub use smtp::smtp;
