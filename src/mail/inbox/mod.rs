//! The way in: a Maildir, a mailbox by IMAP, or our own SMTP or LMTP receiver.
//!
//! A mail is acknowledged only once its taker says that it is safe: until then
//! it stays in its folder or mailbox, or its sender gets no `250`.

pub mod envelope;
pub mod imap;
pub mod listen;
pub mod maildir;
pub mod smtp;
mod stream;

pub use envelope::Envelope;
pub use listen::{Handed, Listen, Listener};
pub use maildir::{FileMail, Maildir};
pub use smtp::{Protocol, Receiver, Settings, Verdict};
