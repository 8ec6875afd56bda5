//! The post, tried with real mails and real sockets.

mod corpus;
mod fixtures;
mod properties;
mod smtp;
mod way_out;
