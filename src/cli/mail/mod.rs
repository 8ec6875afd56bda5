//! `monsoon mail`: what became of mails, and how they are read.

mod list;
mod read;
mod show;

use crate::config::Config;
use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Mail {
    /// List the mails that arrived, accepted or not, and why
    List(list::List),
    /// Show one mail, or its bytes
    Show(show::Show),
    /// Show how a mail would be read, without accepting it
    ///
    /// Reads one raw mail and shows what kind it is, by which sign, and which lines
    /// its author wrote. Nothing is stored and nobody is answered; no database is
    /// needed. Unmarked quotes can only be recognised by the letters we sent, which
    /// are not consulted here.
    Read(read::Read),
}

impl Mail {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        match self {
            Mail::List(list) => list.run(config),
            Mail::Show(show) => show.run(config),
            Mail::Read(read) => read.run(config),
        }
    }
}
