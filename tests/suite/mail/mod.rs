//! The post, tried with real mails and real sockets.

mod attachments;
mod corpus;
mod fixtures;
mod properties;
mod read;
mod smtp;
