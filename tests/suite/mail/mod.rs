//! The post, tried with real mails and real sockets.

mod corpus;
mod fixtures;
mod imap;
mod lmtp;
pub mod office;
mod properties;
mod receivers;
mod smtp;
