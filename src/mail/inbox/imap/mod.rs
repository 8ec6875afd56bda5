//! A mailbox on a server, read by IMAP (RFC 3501) with IDLE (RFC 2177).
//!
//! | file | decides |
//! |---|---|
//! | `settings` | which mailbox, and how long we wait for what |
//! | `stream` | how a connection is made, and whose certificate is believed |
//! | `wire` | how a command is given and its answer awaited |
//! | `login` | how the session is encrypted and who we are |
//! | `session` | what is listed, fetched, marked and moved |
//! | `work` | which mails are taken, in which order, and when again |
//! | `run` | when we come back after a fault, and what is told |
//! | `fault`, `name` | what may go wrong; how mailboxes are written |
//! | `aside` | how long what can't be interrupted is waited for |
//!
//! The promise: a mail is not touched before it is safe, so that nothing is
//! lost, and whoever takes mails knows one it has seen, so that nothing counts
//! twice. What is already taken is told by a keyword of our own (or by having
//! been moved away), never by `\Seen`: other clients set that.

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
