//! The way in: a Maildir or our own SMTP or LMTP receiver.
//!
//! A mail is acknowledged only when whoever takes it says that it is safe:
//! until then it stays in its folder, or its sender gets no `250`.

pub mod envelope;
pub mod listen;
pub mod maildir;
pub mod smtp;
mod stream;

pub use envelope::Envelope;
pub use listen::{Handed, Listen, Listener};
pub use maildir::{FileMail, Maildir};
pub use smtp::{Protocol, Receiver, Settings, Verdict};
