//! The way in: a Maildir, a mailbox by IMAP, or our own SMTP listener.
//!
//! A mail is acknowledged only when whoever takes it says that it is safe:
//! until then it stays in its folder or mailbox, or its sender gets no `250`.

pub mod imap;
pub mod maildir;
pub mod smtp;

pub use maildir::{FileMail, Maildir};
pub use smtp::{Receiver, Settings, Verdict};
