//! `monsoon demo`: whole games through the real daemon.
//!
//! House players get ordinary letters, pick one of the buttons, and mail its text
//! to the SMTP port. Nothing here knows the game.

pub(super) mod player;
mod report;
pub(super) mod year;

use super::{pairs, print_json};
use crate::{
    archive::Shelved,
    basics::TableId,
    config::Config,
    daemon::{self, Daemon},
    desk::{
        Desk, Games, NewSeat, NewTable,
        showing::{ShownStanding, ViewerName},
    },
    engine::TableSeed,
    mail::inbox::Handed,
    store::{Status, Store},
};
use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use player::Players;
use serde::Serialize;
use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

/// A game without progress for this long is stuck.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often the demo polls for letters and for the end.
const LOOK: Duration = Duration::from_millis(2);

const NAMES: [&str; 5] = ["Ana", "Bruno", "Clara", "Duarte", "Eva"];

#[derive(Args)]
pub struct Demo {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    players: usize,
    /// The source of all chance, the players' choices included
    #[arg(long, default_value = "1", value_name = "S")]
    seed: String,
    /// How many games to play side by side
    #[arg(long, default_value_t = 1, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=1000))]
    games: u32,
    /// An option of the game, such as money=hidden; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Keep Maildirs, database and a config.toml here, to inspect with the other
    /// commands
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Compare the number of mails with the same games asked one decision at a time
    /// (in memory, without a daemon)
    #[arg(long, conflicts_with = "out")]
    report: bool,
    /// Play --games tables of all games through a year on a simulated clock, with
    /// players who are slow, late, away or gone (in memory, without a daemon)
    #[arg(long, conflicts_with_all = ["out", "report", "game", "players", "options"])]
    year: bool,
    /// Keep all tables of a year in one database in this folder, and measure it each month.
    #[arg(skip)]
    growth: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    games: Vec<GameReport>,
    letters_out: u32,
    mails_in: u32,
    refused: u32,
    /// Mails that crossed with a letter and arrived too late.
    late: u32,
    /// The folder with everything, if it was kept.
    out: Option<PathBuf>,
}

#[derive(Serialize)]
struct GameReport {
    id: TableId,
    status: Status,
    entries: u32,
    standings: Option<Vec<ShownStanding>>,
}

impl Demo {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        if self.year {
            return year::run(self, games);
        }
        let Some(game) = games.called(&self.game).map(Shelved::name) else {
            bail!("no game is called «{}»", self.game)
        };
        let (fewest, most) = game.players;
        if !(fewest..=most).contains(&self.players) {
            bail!("--players {}: {} is for {fewest} to {most}", self.players, game.title);
        }
        if self.report {
            return report::run(self, games);
        }
        let scratch = tempfile::tempdir().context("can't make a folder")?;
        let folder = match &self.out {
            Some(out) => {
                prepare(out)?;
                out.as_path()
            }
            None => scratch.path(),
        };
        let config = config_in(folder, "127.0.0.1:0")?;
        let report = self.play(&config, games, folder)?;
        if self.json {
            print_json(&report)?;
        } else {
            self.print(&report, folder);
        }
        let finished = report.games.iter().all(|game| game.status == Status::Finished);
        Ok(if finished && report.refused == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn play(&self, config: &Config, games: &Games, folder: &Path) -> Result<Report> {
        Store::make(&config.store.path)?;
        let Some(house) = daemon::open(config, games)? else { bail!("the folder is in use") };
        let daemon = Daemon::start(config, house, &mut Handed::none())?;
        let outcome = self.play_with(config, games, folder, &daemon);
        daemon.stop()?;
        outcome
    }

    fn play_with(
        &self,
        config: &Config,
        games: &Games,
        folder: &Path,
        daemon: &Daemon,
    ) -> Result<Report> {
        // A second desk on the same database, like that of `table new`: it opens
        // the tables and observes.
        let mut desk = daemon::open_desk(config, games)?;
        let tables = self.open_tables(&mut desk)?;
        daemon.wake();
        let smtp = daemon.smtp().context("the demo's daemon does not listen")?;
        let mut players = Players::new(&folder.join("letters"), smtp, &self.seed)?;
        let bar = progress_bar(self.json);
        let mut last_move = Instant::now();
        let mut last_look = Instant::now();
        loop {
            if players.answer_all()? > 0 {
                last_move = Instant::now();
            } else {
                std::thread::sleep(LOOK);
            }
            // Looking replays the journals, so not too often.
            if last_look.elapsed() < Duration::from_millis(200) {
                continue;
            }
            last_look = Instant::now();
            let (done, of) = progress(&desk, &tables)?;
            bar.set_length(of);
            bar.set_position(done);
            bar.set_message(format!("{} letters, {} answers", players.letters, players.answers));
            let waiting = desk.store().read().letter_counts()?.0;
            if Self::all_finished(&desk, &tables)? && waiting == 0 && players.none_unread()? {
                break;
            }
            if last_move.elapsed() > PATIENCE || !daemon.is_well() {
                break;
            }
        }
        bar.finish_and_clear();
        self.report(&desk, &tables)
    }

    fn open_tables(&self, desk: &mut Desk) -> Result<Vec<TableId>> {
        (1..=self.games).map(|number| Ok(desk.open(&self.table(number)?)?.id)).collect()
    }

    /// The settings of a table, by its number from 1.
    fn table(&self, number: u32) -> Result<NewTable> {
        let seats = NAMES.iter().take(self.players).map(|name| NewSeat {
            name: (*name).to_owned(),
            address: format!("{}@players.invalid", name.to_lowercase()),
            language: None,
        });
        Ok(NewTable {
            game: self.game.clone(),
            seats: seats.collect(),
            options: pairs(&self.options)?,
            seed: Some(TableSeed::new_text(&self.seed_of(number))),
            moderators: vec![],
            later: false,
        })
    }

    fn seed_of(&self, number: u32) -> String {
        if number == 1 { self.seed.clone() } else { format!("{}.{number}", self.seed) }
    }

    fn all_finished(desk: &Desk, tables: &[TableId]) -> Result<bool> {
        for id in tables {
            let row = desk.store().read().table(*id)?;
            if row.is_none_or(|row| row.status != Status::Finished) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn report(&self, desk: &Desk, tables: &[TableId]) -> Result<Report> {
        let games = tables
            .iter()
            .map(|id| {
                let (shown, _) = desk.show(*id, &ViewerName::Public)?;
                Ok(GameReport {
                    id: *id,
                    status: shown.status,
                    entries: shown.position,
                    standings: shown.standings,
                })
            })
            .collect::<Result<Vec<_>>>()?;
        let reader = desk.store().read();
        let counts = reader.mail_counts()?;
        let all: u32 = counts.iter().map(|(_, count)| count).sum();
        let count = |wanted: &str| {
            counts.iter().find(|(verdict, _)| verdict == wanted).map_or(0, |(_, count)| *count)
        };
        // House players write complete orders, so a mail that was only explained
        // has crossed with a letter.
        let (done, late) = (count("carried-out"), count("explained"));
        let (_, sent, _) = reader.letter_counts()?;
        Ok(Report {
            games,
            letters_out: sent,
            mails_in: all,
            refused: all - done - late,
            late,
            out: self.out.clone(),
        })
    }

    fn print(&self, report: &Report, folder: &Path) {
        for game in &report.games {
            println!("Table {}: {}, {} entries", game.id, game.status, game.entries);
            for standing in game.standings.iter().flatten() {
                let parts: Vec<_> = standing
                    .parts
                    .iter()
                    .map(|(what, points)| format!("{what} {points}"))
                    .collect();
                println!(
                    "  {}. {:<8} {:<7} {:>4}   {}",
                    standing.rank,
                    standing.name,
                    standing.seat,
                    standing.total,
                    parts.join(", ")
                );
            }
        }
        println!(
            "{} letters out, {} mails in, {} refused, {} too late",
            report.letters_out, report.mails_in, report.refused, report.late
        );
        if self.out.is_some() {
            let config = folder.join("config.toml");
            println!("Letters:  {}", folder.join("letters").display());
            println!("Database: {}", folder.join("monsoon.sqlite").display());
            println!("Look at it with: monsoon --config {} table list", config.display());
        } else {
            println!("Nothing is kept; --out DIR keeps letters, database and a config.toml.");
        }
    }
}

/// Creates the folder of `--out`; refuses one that holds a database.
fn prepare(out: &Path) -> Result<()> {
    if out.join("monsoon.sqlite").exists() {
        bail!("{} holds a database already; name a new folder", out.display());
    }
    fs::create_dir_all(out).with_context(|| format!("can't make {}", out.display()))?;
    fs::write(out.join("config.toml"), config_text("127.0.0.1:2525"))
        .with_context(|| format!("can't write to {}", out.display()))
}

fn config_text(listen: &str) -> String {
    format!(
        "# Written by `monsoon demo`.\n\
         [store]\npath = \"monsoon.sqlite\"\nspool = \"spool\"\n\n\
         [inbound]\npoll_ms = 100\n\n\
         [inbound.smtp]\nlisten = \"{listen}\"\n\n\
         [outbound.maildir]\npath = \"letters\"\n"
    )
}

/// The configuration of a demo. It listens on another port than the kept one:
/// whatever listens on the usual port is none of our business.
fn config_in(folder: &Path, listen: &str) -> Result<Config> {
    let scratch = tempfile::tempdir_in(folder).context("can't make a folder")?;
    let path = scratch.path().join("config.toml");
    fs::write(&path, config_text(listen))?;
    let (mut config, _) = Config::load(Some(&path))?;
    // Loaded from a folder of its own, so that `--out` keeps its own file.
    config.store.path = folder.join("monsoon.sqlite");
    config.store.spool = folder.join("spool");
    if let Some(letters) = &mut config.outbound.maildir {
        letters.path = folder.join("letters");
    }
    Ok(config)
}

fn progress_bar(quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(1);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} round {pos} of {len}  {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Rounds begun and rounds in total, over all tables.
fn progress(desk: &Desk, tables: &[TableId]) -> Result<(u64, u64)> {
    let (mut done, mut of) = (0, 0);
    for id in tables {
        let (shown, _) = desk.show(*id, &ViewerName::Public)?;
        done += shown.view["round"].as_u64().unwrap_or(0);
        of += shown.view["rounds"].as_u64().unwrap_or(0);
    }
    Ok((done, of))
}
