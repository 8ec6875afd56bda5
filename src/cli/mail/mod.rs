//! `monsoon mail`: what became of mails, and how they are understood.

mod list;
mod read;
mod show;

use crate::config::Config;
use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Mail {
    /// List the mails that came, taken or not, and why
    List(list::List),
    /// Show one mail, or its bytes
    Show(show::Show),
    /// Say how a mail is understood, without taking it in
    ///
    /// Reads one raw mail and says what sort of mail it is, by which sign, and
    /// which lines of it are its author's own. Nothing is written and nobody is
    /// answered; no database is needed. Quotes that nothing marks are only told
    /// from their author's lines by the letters we sent, which are not looked
    /// at here.
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
