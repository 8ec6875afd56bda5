//! `monsoon status`: how things stand.

use super::{Json, print_json};
use crate::{
    clock::Clock,
    config::Config,
    daemon::{Closed, Gate, Heard},
    desk::{Awaited, Overview},
    store::Store,
};
use anyhow::{Context, Result};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use std::process::ExitCode;

/// Something needs a look.
const LOOK: u8 = 3;

/// How many awaited seats are listed for people; programs get all of them.
const MOST: usize = 20;

#[derive(Serialize)]
struct Status {
    version: &'static str,
    daemon: Daemon,
    /// The ways in and out that are closed.
    closed: Vec<Closed>,
    #[serde(flatten)]
    overview: Overview,
}

#[derive(Serialize)]
struct Daemon {
    running: bool,
    started: Option<DateTime<Utc>>,
    /// When it was last there.
    seen: Option<DateTime<Utc>>,
}

pub fn run(config: &Config, json: Json) -> Result<ExitCode> {
    let path = &config.store.path;
    let now = Clock::System.now();
    let store = Store::open(path).with_context(|| format!("can't open {}", path.display()))?;
    let overview = Overview::of(&store, now)?;
    let status = Status::of(config, Heard::of(path), overview, now);
    if json.json {
        print_json(&status)?;
    } else {
        status.print(now);
    }
    let queue = &status.overview.queue;
    let well = status.closed.is_empty() && queue.given_up == 0 && queue.stopped == 0;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::from(LOOK) })
}

impl Status {
    fn of(config: &Config, heard: Option<Heard>, overview: Overview, now: DateTime<Utc>) -> Status {
        let running = heard.as_ref().is_some_and(|heard| heard.is_there(now));
        let seen = heard.as_ref().map(|heard| heard.seen).or(overview.clocks_checked);
        let started = heard.as_ref().filter(|_| running).map(|heard| heard.started);
        let closed = match heard.filter(|_| running) {
            Some(heard) => heard.closed,
            // Nobody listens without a daemon; passes do the rest.
            None if Gate::of(config).contains(&Gate::Receiver) => {
                vec![Closed { gate: Gate::Receiver, since: seen.unwrap_or(now) }]
            }
            None => Vec::new(),
        };
        let daemon = Daemon { running, started, seen };
        Status { version: env!("CARGO_PKG_VERSION"), daemon, closed, overview }
    }

    fn print(&self, now: DateTime<Utc>) {
        let ago = |time: Option<DateTime<Utc>>| match time {
            Some(time) => format!("{} ({} ago)", at(time), span(now - time)),
            None => "never".into(),
        };
        let daemon = match (self.daemon.running, self.daemon.started) {
            (true, started) => format!("running since {}", ago(started)),
            (false, _) => format!("not running; last there {}", ago(self.daemon.seen)),
        };
        println!("{:<16} {daemon}", "daemon");
        if self.closed.is_empty() {
            println!("{:<16} nothing", "closed");
        }
        for closed in &self.closed {
            let (gate, means) = (closed.gate.as_str(), closed.gate.closed_means());
            println!("{:<16} {gate} since {}: {means}", "closed", ago(Some(closed.since)));
        }
        let overview = &self.overview;
        let tables: Vec<String> =
            overview.tables.iter().map(|(state, count)| format!("{count} {state}")).collect();
        println!("{:<16} {}", "tables", tables.join(", "));
        let queue = &overview.queue;
        let oldest = queue.oldest.map(|time| format!("; the oldest {}", ago(Some(time))));
        println!(
            "{:<16} {} due, {} to be retried, {} to stopped addresses, {} given up{}",
            "letters",
            queue.due,
            queue.back_off,
            queue.stopped,
            queue.given_up,
            oldest.unwrap_or_default()
        );
        println!("{:<16} {}", "last mail in", ago(overview.last_mail_in));
        println!("{:<16} {}", "last letter out", ago(overview.last_letter_out));
        println!("{:<16} {}", "clocks checked", ago(overview.clocks_checked));
        println!("{:<16} {} kB", "database", overview.database_bytes / 1000);
        println!("{:<16} {}", "awaited", seats(overview.awaited.len()));
        overview.awaited.iter().take(MOST).for_each(print_awaited);
        if let Some(more) = overview.awaited.len().checked_sub(MOST).filter(|more| *more > 0) {
            println!("  and {more} more; --json lists all");
        }
    }
}

fn print_awaited(awaited: &Awaited) {
    let by = match (awaited.by, awaited.overdue) {
        (Some(by), true) => format!(", overdue since {}", at(by)),
        (Some(by), false) => format!(", until {}", at(by)),
        (None, _) => String::new(),
    };
    let time = span(TimeDelta::seconds(awaited.seconds));
    println!("  table {:<5} {:<8} for {time}{by}", awaited.table, awaited.seat);
}

fn seats(count: usize) -> String {
    if count == 1 { "1 seat".into() } else { format!("{count} seats") }
}

fn at(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%d %H:%M UTC").to_string()
}

/// A length of time in its two largest units.
fn span(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    let units = [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")];
    let mut left = seconds;
    let mut parts = Vec::new();
    for (length, unit) in units {
        let whole = left / length;
        left %= length;
        if whole > 0 {
            parts.push(format!("{whole} {unit}"));
        }
    }
    parts.truncate(2);
    if parts.is_empty() { "0 s".into() } else { parts.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_told_in_two_units() {
        for (seconds, told) in
            [(0, "0 s"), (59, "59 s"), (3_661, "1 h 1 min"), (93_784, "1 d 2 h"), (-5, "0 s")]
        {
            assert_eq!(span(TimeDelta::seconds(seconds)), told);
        }
    }
}
