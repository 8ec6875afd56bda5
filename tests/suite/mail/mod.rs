//! Mail, tested with real mails and real sockets.

mod attachments;
mod corpus;
pub mod dripping;
mod fixtures;
mod imap;
mod lmtp;
pub mod office;
mod properties;
mod quoted;
mod read;
mod receivers;
mod replies;
mod smtp;
mod way_out;
