//! Monsoon's tests, written like letters: one crate, so that it links once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test and its helpers stop at the first thing that is wrong"
)]

mod again;
mod archive;
mod archive_html;
mod archive_shelf;
mod arrows;
mod bots;
mod budgets;
mod chance;
mod circles;
mod citations;
mod clocks;
mod commands;
mod company;
mod copies;
mod damaged;
mod digest;
mod disk;
mod draws;
mod faults;
mod goa;
mod goa_by_mail;
mod hanging;
mod heard;
mod held;
mod house;
mod invited;
mod killed;
mod kills;
mod kites;
mod leaving;
mod letters;
mod looking_back;
mod mail;
mod mended;
mod moderating;
mod names;
mod newcomers;
mod outbox;
mod parlour;
mod people;
mod plans;
mod post;
mod press;
mod program;
mod queue;
mod read_as_before;
mod real_client;
mod receipts;
mod record;
mod rules;
mod salvage;
mod santiago;
mod service;
mod shown;
mod spoken;
mod taps;
mod together;
mod told;
mod translated;
mod upgraded;
mod votes;
mod wanted;
mod watched;
mod who;
mod whole_games;
mod window;
