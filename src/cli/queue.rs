//! `monsoon queue`: letters that are waiting or were given up.

use super::print_json;
use crate::{
    config::Config,
    daemon::open_desk,
    desk::{Desk, Games, Queued, Retry, Waits},
};
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use std::process::ExitCode;

#[derive(Args)]
pub struct Queue {
    #[command(subcommand)]
    command: Option<Command>,
    /// Show full addresses
    #[arg(long)]
    full: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Retry letters now, and resume mail to their addresses
    Retry {
        /// Numbers of letters, `failed` (those given up), or `all` (those waiting,
        /// too)
        #[arg(required = true, value_name = "N|failed|all")]
        which: Vec<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Drop letters without sending them; they are kept as dropped
    ///
    /// One that a daemon is handing over right now may still arrive.
    Drop {
        /// The numbers of the letters
        #[arg(required = true, value_name = "N")]
        letters: Vec<i64>,
        /// The reason, for the record
        #[arg(long, value_name = "TEXT")]
        because: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

impl Queue {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        let mut desk = open(config, games)?;
        match &self.command {
            None if self.json => print_json(&desk.queue(self.full)?)?,
            None => list(&desk.queue(self.full)?),
            Some(Command::Retry { which, json }) => {
                let retried = desk.queue_retry(&which_letters(which)?)?;
                if *json {
                    print_json(&retried)?;
                } else {
                    println!("{} are due now", letters(retried.letters.len()));
                    if retried.addresses_freed > 0 {
                        println!("{} addresses get mail again", retried.addresses_freed);
                    }
                }
            }
            Some(Command::Drop { letters, because, json }) => {
                let dropped = desk.queue_drop(letters, because.as_deref())?;
                for letter in &dropped {
                    if let Some(warning) = &letter.warning {
                        eprintln!("warning: letter {}: {warning}", letter.letter);
                    }
                }
                if *json {
                    print_json(&dropped)?;
                } else {
                    println!("{} dropped", self::letters(dropped.len()));
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn open(config: &Config, games: &Games) -> Result<Desk> {
    if !config.store.path.exists() {
        bail!("there is no database at {} yet, so no letter", config.store.path.display());
    }
    open_desk(config, games)
}

fn letters(count: usize) -> String {
    if count == 1 { "1 letter".into() } else { format!("{count} letters") }
}

fn which_letters(words: &[String]) -> Result<Retry> {
    match words {
        [word] if word == "all" => return Ok(Retry::All),
        [word] if word == "failed" => return Ok(Retry::Failed),
        _ => {}
    }
    let numbers: Result<Vec<i64>, _> = words.iter().map(|word| word.parse()).collect();
    match numbers {
        Ok(numbers) => Ok(Retry::Letters(numbers)),
        Err(_) => bail!("give numbers of letters, or `failed`, or `all`"),
    }
}

fn list(queue: &[Queued]) {
    if queue.is_empty() {
        println!("no letter is waiting or was given up");
    }
    for letter in queue {
        let whom = match (letter.table, letter.seat) {
            (Some(table), Some(seat)) => format!("table {table}, {seat}"),
            (Some(table), None) => format!("table {table}"),
            (None, _) => reader_of(&letter.kind).into(),
        };
        println!(
            "{:>5}  {whom:<17} {:<9} {}  {}",
            letter.letter,
            letter.kind,
            letter.address,
            state(letter)
        );
        if let Some(error) = &letter.last_error {
            println!("       last attempt: {error}");
        }
    }
}

/// For whom a letter of this kind is that is for no seat.
fn reader_of(kind: &str) -> &'static str {
    match kind {
        "house" | "house-here" | "house-quiet" | "digest" | "digest-answer" | "digest-here" => {
            "a member"
        }
        "stranger" => "a stranger",
        "invitation" => "somebody asked",
        "newcomer" | "claim" => "a newcomer",
        "watch" => "a watcher",
        "former" | "moved" => "a former player",
        _ => "moderators",
    }
}

fn state(letter: &Queued) -> String {
    let tries = match letter.attempts {
        0 => String::new(),
        1 => ", 1 attempt so far".into(),
        tries => format!(", {tries} attempts so far"),
    };
    let next = letter.next_try.map(|next| next.format("%Y-%m-%d %H:%M UTC").to_string());
    let next = next.unwrap_or_default();
    match letter.waits {
        Waits::Due => format!("due{tries}"),
        Waits::BackOff => format!("will be retried at {next}{tries}"),
        Waits::RateLimit => format!("over the limit, will be sent at {next}{tries}"),
        Waits::AddressStopped => format!("address stopped after bounces{tries}"),
        Waits::GivenUp => format!("given up{tries}"),
    }
}
