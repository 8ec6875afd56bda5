//! `monsoon player`: people who have signed up.

use super::print_json;
use crate::{basics::TableId, config::Config, daemon::open_desk, desk::Games};
use anyhow::{Result, bail};
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Player {
    /// List who has signed up, with their addresses and tables
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Have somebody's letters go to another address; both are told
    ///
    /// Their seats, tables and settings go with them. Within two weeks the old address
    /// can take it back.
    Address {
        /// The address that they have
        old: String,
        /// The one that they are to have
        new: String,
    },
    /// Forget somebody, whether they have signed up or not
    ///
    /// Deletes their profile, addresses, mails and letters; house players take their
    /// seats. It can't be undone. See docs/company.md for what stays.
    Forget {
        /// Their address; all tags of the mailbox are theirs
        address: String,
        /// Nobody is to have letters sent there any more
        #[arg(long)]
        never: bool,
        /// Really do it
        #[arg(long)]
        yes: bool,
    },
}

impl Player {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        let mut desk = open_desk(config, games)?;
        match self {
            Player::List { json } => {
                let people = desk.people()?;
                if *json {
                    print_json(&people)?;
                    return Ok(ExitCode::SUCCESS);
                }
                if people.is_empty() {
                    println!("nobody has signed up");
                }
                for person in people {
                    println!(
                        "{} <{}> {}  since {}{}{}{}",
                        person.name,
                        person.address,
                        person.language.code(),
                        person.since.format("%F"),
                        numbers("plays at", &person.plays),
                        numbers("waits at", &person.waits),
                        numbers("watches", &person.watches),
                    );
                }
            }
            Player::Address { old, new } => {
                if !desk.move_person(old, new)? {
                    bail!(
                        "nobody has signed up as {old}, or {new} can't be written to, is somebody \
                         else's, or moderates where they play"
                    );
                }
                println!("the letters of {old} go to {new} from now on; both are told");
            }
            Player::Forget { address, yes: false, .. } => {
                bail!("this can't be undone; add --yes to forget {address}")
            }
            Player::Forget { address, never, yes: true } => {
                let known = desk.forget_person(address, *never)?;
                println!(
                    "{}",
                    if known { "they are forgotten" } else { "there was nothing of that address" }
                );
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn numbers(what: &str, tables: &[TableId]) -> String {
    if tables.is_empty() {
        return String::new();
    }
    let all: Vec<String> = tables.iter().map(ToString::to_string).collect();
    format!("; {what} {}", all.join(", "))
}
