//! The command line: one file per command.

mod annotate;
mod archive;
mod backup;
pub mod bench;
mod bots;
mod check;
mod deliver;
mod demo;
mod export;
mod files;
mod import;
mod init;
mod mail;
mod manual;
mod moderate;
mod once;
mod player;
mod post;
mod progress;
mod queue;
mod replay;
mod salvage;
mod scratch;
mod serve;
mod sign;
mod stats;
mod status;
mod table;
mod trial;
mod verify;

use crate::{
    config::{Config, ConfigError, LogFormat},
    desk::Games,
    mail::address,
};
use anyhow::{Context, Result};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use serde::Serialize;
use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, atomic::AtomicBool},
};

/// Play board games by email, slowly.
///
/// Monsoon reads emailed orders, moves the game on, and mails every player the
/// board and the next question. Without a command it runs as a daemon.
#[derive(Parser)]
#[command(name = "monsoon", version, max_term_width = 90)]
struct Cli {
    /// The configuration file [default: ./config.toml if it exists, else built in]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// What the lines on standard error look like [default: as configured, else text]
    #[arg(long, global = true, value_name = "FORMAT", value_enum)]
    log_format: Option<LogFormat>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the daemon: take mail, move games on, send letters
    ///
    /// Stops cleanly on SIGTERM and SIGINT. A second daemon on the same database
    /// refuses to start. Exit status: 0 stopped as asked, 1 can't start or a part
    /// of it failed, 2 wrong command line, 78 wrong configuration. Under systemd it
    /// reports when it is ready and that it is healthy (`Type=notify`,
    /// `WatchdogSec=`), and accepts sockets.
    Serve,
    /// Hand in one mail, from a file or standard input
    ///
    /// For a pipe from a mail server, with or without a daemon. The mail is written
    /// durably to the spool; if no daemon runs, one pass is done. Exit status: 0
    /// the mail was accepted (or ignored on purpose), 75 it was not, try again
    /// later.
    Deliver(deliver::Deliver),
    /// Do one pass (take mail, send letters), then exit: for cron
    Once(Json),
    /// Play in a browser, in a house made for it: you and house players
    ///
    /// Makes a house and a table, and prints the address of a page with your
    /// letters; you answer them there, and house players move at once. No mail
    /// leaves.
    Try(trial::Trial),
    /// Show all letters on a page for a browser, and answer them there
    ///
    /// For who runs the house: everybody's letters are on view, secrets included. An
    /// answer is a mail in the spool; the daemon takes it or, if none runs, one pass
    /// is done. Listens on loopback; elsewhere it asks for a token, printed once. See
    /// docs/operating.md.
    Post(post::Post),
    /// Have house players play whole games through the real daemon
    ///
    /// They read their letters and answer by SMTP. Exit status 1 if a game did not
    /// finish or an order was refused.
    Demo(demo::Demo),
    /// Measure house players: whole games in memory, with one seat for a house
    /// player
    ///
    /// House players sit in for players who are away. Here one of them plays
    /// against players who give any legal order, to show how strong it is and how
    /// long it thinks. Nothing is mailed or kept. Exit status 1 if an order of a
    /// house player was refused or a game did not end.
    Bots(bots::Bots),
    /// Measure how fast everything is, beside what nobody could do without
    ///
    /// Each figure has a yardstick measured in the same run, such as a bare database
    /// writing the same rows; only their ratio may be compared with another machine.
    /// Takes some minutes; nothing is kept. See docs/scale.md. Exit status 1, with
    /// --check, if a ratio is beyond its bound.
    Bench(bench::Bench),
    /// Create an empty database, once, before everything else
    ///
    /// No other command creates one: a missing database may be on a disk that is
    /// not mounted, and an empty one in its place would swallow the players' mail.
    Init(init::Init),
    /// Create, list and show tables
    #[command(subcommand)]
    Table(table::Table),
    /// List people who have signed up, move them to another address, forget them
    #[command(subcommand)]
    Player(player::Player),
    /// Moderate a table: act for a seat, take back, correct, pause, replace
    ///
    /// The commands are those of a moderator's mail to the table. Every change is
    /// recorded in the journal with its reason, and every player reads it. Works
    /// beside a running daemon.
    Mod(moderate::Moderate),
    /// Return a table with a damaged journal to its last good entry
    ///
    /// Shows which row is damaged and how, writes an archive of the intact entries,
    /// moves the damaged rows aside, and pauses the table; every player and
    /// moderator is told. With --dry-run it only looks. Works beside a running
    /// daemon.
    Salvage(salvage::Salvage),
    /// Write tables to files: archives, pages, texts, letters, a database, scores
    ///
    /// Of a running game, and of a table with archive=public, the public only gets
    /// what everybody may know. Several tables can be exported into the same folder
    /// repeatedly. See docs/archives.md.
    Export(export::Export),
    /// Check archives: digests, seed, every order and every draw
    ///
    /// Shows what differs and where; with --key also whether the signature beside
    /// an archive was made with that key. Exit status: 0 all is well, 1 something
    /// is not.
    Verify(verify::Verify),
    /// Make a table from an archive: for viewing, or to play on
    ///
    /// The archive is verified first. Without players the table is for viewing
    /// only. With players it is played on from an entry, with a new seed.
    Import(import::Import),
    /// Show a position of an archive, with everything in it
    Replay(replay::Replay),
    /// Add a remark on an entry to an archive
    ///
    /// The table itself stays as it is: its digest does not cover remarks, and each
    /// remark has a digest of its own.
    Annotate(annotate::Annotate),
    /// Replay archives with this build: what would be decided differently?
    ///
    /// Exit status: 0 nothing, 1 something.
    ReplayDiff(verify::Files),
    /// Look at mails, and at how one is read
    #[command(subcommand)]
    Mail(mail::Mail),
    /// Show letters that are waiting or were given up; retry or drop them
    ///
    /// Addresses are masked unless asked for. Works beside a running daemon.
    Queue(queue::Queue),
    /// Show how things stand: tables, who is awaited, letters, what is closed
    ///
    /// Seats are named by their colours; there is no address and no secret in it. Works
    /// with and beside a running daemon. Exit status: 0 all is well; 3 something needs
    /// a look: a way in or out is closed, or letters were given up or wait for a
    /// stopped address; 1 it can't be told, 2 wrong command line, 78 wrong
    /// configuration.
    Status(Json),
    /// Show what is wrong with config, data, database or folders, and how to fix it
    ///
    /// With --figures, also lists the games' figures that no rulebook gives and
    /// that were decided here, with what each is based on, and those of your own
    /// file.
    Check(check::Check),
    /// Move finished tables out of the database into verified archives
    ///
    /// Each is exported, read back and verified first: if anything is wrong with
    /// any of them, nothing is deleted.
    Archive(archive::Archive),
    /// Statistics of finished games: length, mails, answer times, scores, first
    /// orders
    Stats(stats::Stats),
    /// Write manual pages, completions for shells and a configuration, for packages
    #[command(hide = true)]
    Manual(manual::Manual),
    /// Copy the whole database to a file, beside a running daemon
    ///
    /// The copy is consistent, complete, and checked before it gets its name. It
    /// holds every table's seed and every player's secret.
    Backup(backup::Backup),
    /// Replace the database with a copy; refused while a daemon runs
    ///
    /// The copy is checked first. See docs/operating.md for what to check before
    /// the daemon is started again.
    Restore(backup::Restore),
}

/// `EX_CONFIG` of sysexits.h: restarting does not help.
const BAD_CONFIG: u8 = 78;

#[derive(Args, Clone, Copy)]
struct Json {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the program with these games.
#[must_use]
pub fn run(games: &Games) -> ExitCode {
    let parsed = command(games).try_get_matches();
    let cli = match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    begin_log(&cli);
    if let Some(Command::Deliver(deliver)) = &cli.command {
        return deliver.run(cli.config.as_deref(), games);
    }
    if cli.only_prints() {
        end_with_the_reader();
    }
    match dispatch(cli, games) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("monsoon: {}", told(&error));
            match error.downcast_ref::<ConfigError>() {
                Some(_) => ExitCode::from(BAD_CONFIG),
                None => ExitCode::FAILURE,
            }
        }
    }
}

/// Sends the log to standard error, as wanted.
fn begin_log(cli: &Cli) {
    // A house that one tries a game in makes no post for others, and needs no record.
    let usual = match &cli.command {
        Some(Command::Try(_) | Command::Demo(_)) => "monsoon=info,monsoon::trail=off",
        // What is measured includes thousands of letters that are not taken.
        Some(Command::Bench(_)) => "off",
        _ => "monsoon=info",
    };
    let filter = tracing_subscriber::EnvFilter::try_from_env("MONSOON_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new(usual));
    // At the most verbose level, the mailbox library would log whole mails.
    let filter = ["io_imap=off", "imap_codec=off", "io_sasl=off"]
        .into_iter()
        .filter_map(|quiet| quiet.parse().ok())
        .fold(filter, tracing_subscriber::EnvFilter::add_directive);
    // What is wrong with the configuration is said by the command itself.
    let configured = || Config::load(cli.config.as_deref()).ok().map(|(it, _)| it.log.format);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match cli.log_format.or_else(configured).unwrap_or_default() {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => {
            log.json().flatten_event(true).with_current_span(true).with_span_list(false).init();
        }
    }
}

/// The command line; the first game serves as its example.
fn command(games: &Games) -> clap::Command {
    let command = Cli::command();
    let Some(game) = games.iter().next().map(|game| game.name().name) else { return command };
    let examples = format!(
        "Try it:   monsoon try\n\
         Set up:   monsoon check; monsoon init; monsoon table new {game} \\\n            \
         --seat 'Anna <anna@example.org>' --seat 'Ben <ben@example.org>'; monsoon"
    );
    let usual = |command: clap::Command| {
        command.mut_arg("game", |arg| arg.required(false).default_value(game))
    };
    command.after_help(examples).mut_subcommand("demo", usual).mut_subcommand("try", usual)
}

impl Cli {
    /// Does this command write nothing but files, rows and its own output? The
    /// others hold connections, which the far end may close at any time.
    fn only_prints(&self) -> bool {
        match &self.command {
            None
            | Some(
                Command::Serve
                | Command::Init(_)
                | Command::Deliver(_)
                | Command::Once(_)
                | Command::Demo(_)
                | Command::Bench(_)
                | Command::Try(_)
                | Command::Post(_)
                | Command::Check(_)
                | Command::Manual(_)
                | Command::Restore(_),
            ) => false,
            Some(
                Command::Bots(_)
                | Command::Table(_)
                | Command::Player(_)
                | Command::Mod(_)
                | Command::Salvage(_)
                | Command::Export(_)
                | Command::Verify(_)
                | Command::Import(_)
                | Command::Replay(_)
                | Command::Annotate(_)
                | Command::ReplayDiff(_)
                | Command::Mail(_)
                | Command::Queue(_)
                | Command::Status(_)
                | Command::Archive(_)
                | Command::Stats(_)
                | Command::Backup(_),
            ) => true,
        }
    }
}

/// From now on a closed pipe behind standard output ends the program quietly, as
/// for other Unix tools: in `monsoon table list | head`, `head` has seen enough.
/// Rust ignores SIGPIPE, and `println!` panics on the resulting error.
fn end_with_the_reader() {
    let always = Arc::new(AtomicBool::new(true));
    // If this fails, the panic says what happened.
    let _ = signal_hook::flag::register_conditional_default(signal_hook::consts::SIGPIPE, always);
}

/// The values of `--option`.
fn pairs(texts: &[String]) -> Result<Vec<(String, String)>> {
    let pair = |text: &String| {
        let (key, value) =
            text.split_once('=').context("--option should look like money=hidden")?;
        Ok((key.to_owned(), value.to_owned()))
    };
    texts.iter().map(pair).collect()
}

/// An error with its causes on one line, without repeating what an outer one
/// already contains.
fn told(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// Prints help, the version, or what is wrong with the command line. A mail server
/// that calls `deliver` wrongly must keep the mail, not bounce it.
fn usage(error: &clap::Error) -> ExitCode {
    // There may be nobody to read it.
    let _ = error.print();
    let delivers = std::env::args().any(|word| word == "deliver");
    match error.exit_code() {
        0 => ExitCode::SUCCESS,
        _ if delivers => ExitCode::from(deliver::TRY_AGAIN),
        _ => ExitCode::from(2),
    }
}

fn dispatch(cli: Cli, games: &Games) -> Result<ExitCode> {
    let path = cli.config.as_deref();
    match cli.command {
        // `check` reports a broken configuration instead of failing on it.
        Some(Command::Check(check)) => check::run(path, check, games),
        Some(Command::Demo(demo)) => demo.run(games),
        Some(Command::Try(trial)) => trial.run(games),
        Some(Command::Post(post)) => post.run(load(path)?, games),
        Some(Command::Once(json)) => once::run(&load(path)?, games, json.json),
        Some(Command::Bots(bots)) => bots.run(games),
        Some(Command::Bench(bench)) => bench.run(games),
        Some(Command::Export(export)) => export.run(&load(path)?, games),
        Some(Command::Init(init)) => init.run(&load(path)?),
        Some(Command::Import(import)) => import.run(&load(path)?, games),
        Some(Command::Replay(replay)) => replay.run(games),
        Some(Command::Annotate(annotate)) => annotate.run(games),
        Some(Command::Verify(verify)) => verify.run(games),
        Some(Command::ReplayDiff(files)) => Ok(files.differences(games)),
        Some(Command::Queue(queue)) => queue.run(&load(path)?, games),
        Some(Command::Status(json)) => status::run(&load(path)?, json),
        Some(Command::Table(table)) => table.run(&load(path)?, games),
        Some(Command::Player(player)) => player.run(&load(path)?, games),
        Some(Command::Mail(mail)) => mail.run(&load(path)?),
        Some(Command::Mod(moderate)) => moderate.run(&load(path)?, games),
        Some(Command::Salvage(salvage)) => salvage.run(&load(path)?, games),
        Some(Command::Archive(archive)) => archive.run(&load(path)?, games),
        Some(Command::Stats(stats)) => stats.run(&load(path)?, games),
        Some(Command::Manual(manual)) => manual.run(games),
        Some(Command::Backup(backup)) => backup.run(&load(path)?),
        Some(Command::Restore(restore)) => restore.run(&load(path)?),
        Some(Command::Deliver(deliver)) => Ok(deliver.run(path, games)),
        None | Some(Command::Serve) => serve::run(&load(path)?, games),
    }
}

fn load(path: Option<&std::path::Path>) -> Result<Config> {
    let config = Config::load(path)?.0;
    if config.server.log_addresses {
        address::log_in_full();
    }
    Ok(config)
}

fn print_json(value: &impl Serialize) -> Result<()> {
    // It is not an error if the reader, such as `head`, has seen enough.
    match writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(value)?) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
