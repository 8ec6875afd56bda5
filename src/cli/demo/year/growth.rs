//! How a database grows in a year, and what its size costs: `bench --only year`.

use crate::{
    archive::backup::backup,
    cli::{check, scratch},
    config::Config,
    desk::Games,
};
use anyhow::{Result, anyhow};
use serde::Serialize;
use std::{
    fs::{self, File},
    io,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// A month in days.
pub(super) const MONTH: i64 = 30;

/// What there is at the end of a month, and what it costs. Times are in milliseconds,
/// sizes in megabytes.
#[derive(Debug, Clone, Serialize)]
pub(in crate::cli) struct Month {
    pub(in crate::cli) day: i64,
    pub(in crate::cli) mails_in: u32,
    pub(in crate::cli) letters_out: u32,
    /// The database with its log.
    pub(in crate::cli) size: f64,
    /// A look at the clocks in this month, of which most find nothing to do.
    pub(in crate::cli) tick: f64,
    pub(in crate::cli) slowest_tick: f64,
    /// `monsoon check`: the whole file, and every table's journal replayed.
    pub(in crate::cli) check: f64,
    pub(in crate::cli) backup: f64,
    /// Reading the file, and copying it.
    pub(in crate::cli) read: f64,
    pub(in crate::cli) copy: f64,
}

/// The database of a year, on the disk.
pub(super) struct Growth {
    folder: TempDir,
    config: Config,
    games: Games,
    ticks: Vec<Duration>,
    pub(super) months: Vec<Month>,
}

impl Growth {
    pub(super) fn new(folder: TempDir, config: Config, games: &Games) -> Growth {
        Growth { folder, config, games: games.clone(), ticks: Vec::new(), months: Vec::new() }
    }

    /// Notes how long a look at the clocks took.
    pub(super) fn ticked(&mut self, spent: Duration) {
        self.ticks.push(spent);
    }

    /// Measures at the end of a month.
    pub(super) fn month(&mut self, day: i64, mails_in: u32, letters_out: u32) -> Result<()> {
        let database = &self.config.store.path;
        let mut ticks = std::mem::take(&mut self.ticks);
        ticks.sort_unstable();
        let tick = |at: usize| ticks.get(at).copied().unwrap_or_default();
        let begun = Instant::now();
        let found =
            check::database(database).and_then(|_| check::standing(&self.config, &self.games));
        found.map_err(|why| anyhow!("day {day}: {why}"))?;
        let check = begun.elapsed();
        let copy = self.folder.path().join("backup.sqlite");
        let begun = Instant::now();
        backup(database, &copy, true)?;
        let backup = begun.elapsed();
        let begun = Instant::now();
        io::copy(&mut File::open(&copy)?, &mut io::sink())?;
        let read = begun.elapsed();
        let other = self.folder.path().join("copy.sqlite");
        let begun = Instant::now();
        fs::copy(&copy, &other)?;
        File::open(&other)?.sync_all()?;
        let copied = begun.elapsed();
        self.months.push(Month {
            day,
            mails_in,
            letters_out,
            size: megabytes(scratch::size(database)),
            tick: milliseconds(tick(ticks.len() / 2)),
            slowest_tick: milliseconds(tick(ticks.len().saturating_sub(1))),
            check: milliseconds(check),
            backup: milliseconds(backup),
            read: milliseconds(read),
            copy: milliseconds(copied),
        });
        Ok(())
    }
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1_000_000.0).round() / 1000.0
}

/// Sizes here are far below where this loses a byte.
#[expect(clippy::cast_precision_loss, reason = "sizes of files")]
fn megabytes(bytes: u64) -> f64 {
    (bytes as f64 / 10_000.0).round() / 100.0
}

/// The months as a table.
pub(in crate::cli) fn print(months: &[Month]) {
    println!("\nday    mails  letters       MB  tick ms (slowest)  check ms  backup ms");
    for it in months {
        println!(
            "{:>3} {:>8} {:>8} {:>8.1} {:>8.3} {:>9.1} {:>9.0} {:>10.0}",
            it.day,
            it.mails_in,
            it.letters_out,
            it.size,
            it.tick,
            it.slowest_tick,
            it.check,
            it.backup
        );
    }
}
