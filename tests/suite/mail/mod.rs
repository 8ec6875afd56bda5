//! The post, tried with real mails and real sockets.

mod corpus;
mod fixtures;
mod imap;
mod properties;
mod smtp;
