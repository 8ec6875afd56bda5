//! `monsoon bench`: how fast it is, beside what nobody could do without.
//!
//! Each figure has a yardstick that is measured in the same run: bare `SQLite`
//! writing the same rows, an empty SMTP session. Their ratio may be compared with
//! that of another machine or another day; seconds may not. All chance comes from
//! `--seed`. `docs/scale.md` says what the figures mean.
//!
//! - `whole`: whole games of four in this process;
//! - `paper`: letters alone, and the games' rules alone;
//! - `doors`: the daemon, with clients that wait and letters that leave;
//! - `program`: a process for each mail;
//! - `crowd`: a store with many tables and letters;
//! - `year`: how a store grows;
//! - `office` plays the tables, `bare` is `SQLite` alone, `sink` a mail server;
//! - `bounds`: what the ratios must keep.

mod bare;
mod bounds;
mod crowd;
mod doors;
mod figure;
mod kept;
mod office;
mod paper;
mod program;
mod sink;
mod whole;
mod year;

pub use bounds::Aim;
pub use figure::{Better, Figure, Figures, Kind, Run, Spread};

use super::print_json;
use crate::{
    archive::{GameName, Shelved, tables::edition_of},
    desk::Games,
};
use anyhow::{Context, Result, bail};
use clap::{Args, FromArgMatches};
use std::{
    fs::{File, OpenOptions},
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

/// Runs of each figure, and those of `--quick`.
const RUNS: (usize, usize) = (5, 1);

/// The most players of a table that is measured.
const MOST_PLAYERS: usize = 4;

#[derive(Args, Clone, Debug)]
pub struct Bench {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// One small run of each, to see that everything works
    #[arg(long)]
    quick: bool,
    /// Exit with status 1 if a ratio is beyond its bound
    #[arg(long)]
    check: bool,
    /// Only figures whose names begin so; may be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How often each figure is measured [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    runs: Option<u16>,
    /// The source of all chance
    #[arg(long, default_value = "1", value_name = "S")]
    seed: String,
    /// The tables of a year, which is only played with --only year
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// Where databases are kept that must be durable [default: the system's folder
    /// for temporary files]
    #[arg(long, value_name = "DIR")]
    disk: Option<PathBuf>,
    /// Append the letters of whole games to this file, without what is random in
    /// them, to compare them with those of another version
    #[arg(long, value_name = "FILE")]
    letters: Option<PathBuf>,
}

/// What is to be measured.
struct Wish<'a> {
    games: &'a Games,
    /// The program to start for each mail, if there is one.
    program: Option<&'a Path>,
    only: &'a [String],
    quick: bool,
    runs: usize,
    seed: &'a str,
    disk: &'a Path,
    letters: Option<&'a Path>,
    /// The tables of a year.
    tables: usize,
}

impl Wish<'_> {
    /// Is this kind of figure wanted?
    fn wants(&self, kind: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| kind.starts_with(only.as_str()))
    }

    /// This many, or so few to try it out.
    fn scale(&self, full: usize, quick: usize) -> usize {
        if self.quick { quick } else { full }
    }

    /// The games that are measured, one edition of each, and with how many players.
    fn editions(&self) -> Vec<(&'static str, usize)> {
        let mut seen: Vec<&str> = Vec::new();
        let mut editions = Vec::new();
        for GameName { name, players: (fewest, most), .. } in self.games.iter().map(Shelved::name) {
            let (game, _) = edition_of(name);
            if !seen.contains(&game) {
                seen.push(game);
                editions.push((*name, MOST_PLAYERS.clamp(*fewest, *most)));
            }
        }
        editions
    }

    /// All runs of something.
    fn run(&self, mut once: impl FnMut() -> Result<Run>) -> Result<Vec<Run>> {
        (0..self.runs).map(|_| once()).collect()
    }

    /// The file where letters are kept.
    fn letters(&self) -> Result<Option<File>> {
        let open = |path| OpenOptions::new().create(true).append(true).open(path);
        Ok(self.letters.map(open).transpose()?)
    }
}

impl Bench {
    /// Measures, prints, and checks the bounds if that is wanted.
    ///
    /// # Errors
    /// If something could not be measured at all.
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let program = std::env::current_exe().ok();
        self.run_with(games, program.as_deref())
    }

    fn run_with(&self, games: &Games, program: Option<&Path>) -> Result<ExitCode> {
        let figures = self.measure(games, program)?;
        if self.json {
            print_json(&figures)?;
        } else {
            figures.print();
        }
        let beyond: Vec<&str> = figures.beyond().map(|figure| figure.name.as_str()).collect();
        if self.check && !beyond.is_empty() {
            eprintln!("beyond their bounds: {}", beyond.join(", "));
            return Ok(ExitCode::FAILURE);
        }
        Ok(ExitCode::SUCCESS)
    }

    fn measure(&self, games: &Games, program: Option<&Path>) -> Result<Figures> {
        let temporary = std::env::temp_dir();
        let disk = self.disk.as_deref().unwrap_or(&temporary);
        let usual = if self.quick { RUNS.1 } else { RUNS.0 };
        let wish = Wish {
            games,
            program,
            only: &self.only,
            quick: self.quick,
            runs: self.runs.map_or(usual, usize::from),
            seed: &self.seed,
            disk,
            letters: self.letters.as_deref(),
            tables: usize::try_from(self.tables)?,
        };
        let mut figures = Vec::new();
        for measure in
            [whole::measure, paper::measure, doors::measure, program::measure, crowd::measure]
        {
            measure(&wish, &mut figures)?;
        }
        let months = year::measure(&wish, &mut figures)?;
        if figures.is_empty() {
            let known: Vec<&str> = bounds::BOUNDS.iter().map(|bound| bound.name).collect();
            bail!("there is no such figure; there are {}, and year", known.join(", "));
        }
        Ok(Figures {
            version: env!("CARGO_PKG_VERSION"),
            quick: self.quick,
            debug: cfg!(debug_assertions),
            seed: self.seed.clone(),
            runs: wish.runs,
            cores: thread::available_parallelism().map_or(1, usize::from),
            disk: disk.display().to_string(),
            figures,
            months,
        })
    }
}

/// The same as a program of its own, for `cargo bench`. `program` is Monsoon.
///
/// # Errors
/// If something could not be measured at all.
pub fn main(games: &Games, program: &Path) -> Result<ExitCode> {
    // Cargo itself adds `--bench`.
    let words = std::env::args_os().filter(|word| word != "--bench");
    let command = Bench::augment_args(clap::Command::new("bench"));
    let matches = command.try_get_matches_from(words).unwrap_or_else(|error| error.exit());
    let bench = Bench::from_arg_matches(&matches).context("the command line")?;
    bench.run_with(games, Some(program))
}
