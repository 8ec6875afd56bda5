//! A mailbox on a server, read by IMAP (RFC 3501) with IDLE (RFC 2177).
//!
//! | file | decides |
//! |---|---|
//! | `settings` | which mailbox, and how long we wait for what |
//! | `stream` | how to connect, and whose certificate to trust |
//! | `wire` | how to send a command and wait for its response |
//! | `login` | how to encrypt the session and log in |
//! | `session` | what to list, fetch, mark and move |
//! | `work` | which mails to take, in which order, and when to retry |
//! | `run` | when to come back after a fault, and what to log |
//! | `fault`, `name` | what can go wrong; how mailboxes are encoded |
//! | `aside` | how long to wait for what can't be interrupted |
//!
//! The promise: a mail is not touched before it is safe, so nothing is lost;
//! and the code that takes mails recognises those it has seen, so nothing
//! counts twice. Mails already taken are known by a keyword of our own (or by
//! having been moved away), never by `\Seen`: other clients set that.

mod aside;
mod fault;
mod login;
mod name;
mod run;
mod session;
mod settings;
mod stream;
mod wire;
mod work;

pub use fault::Fault;
pub use run::{pass, probe, run};
pub use settings::{Credential, Done, Limits, Lookup, Settings};
pub use work::{Pass, Take};
