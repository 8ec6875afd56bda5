//! `monsoon check`: what is wrong, and how to fix it.

mod outbound;

use super::{Json, print_json};
use crate::{
    config::Config,
    daemon::{folders, mailbox, open_desk},
    desk::{Games, overrides, rehearse},
    games::{Figures, Overrides},
    mail::{inbox::imap, is_line_index},
    store::{DaemonLock, Status, Store},
};
use anyhow::Result;
use clap::Args;
use serde::Serialize;
use std::{fs, path::Path, process::ExitCode};

#[derive(Args, Clone, Copy)]
pub struct Check {
    /// Also connect to the mailbox and the mail server and log in; nothing there is
    /// changed
    #[arg(long)]
    connect: bool,
    /// Also list the games' figures that were decided here, and your own
    #[arg(long)]
    figures: bool,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Finding {
    what: String,
    ok: bool,
    /// Nothing is broken, but it may not be what the operator wants.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    warning: bool,
    says: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    figures: Option<Figures>,
}

impl Finding {
    fn new(what: &str, result: Result<String, String>) -> Finding {
        let ok = result.is_ok();
        let (Ok(says) | Err(says)) = result;
        Finding { what: what.to_owned(), ok, warning: false, says, figures: None }
    }

    fn warning(what: &str, says: String) -> Finding {
        Finding { warning: true, ..Finding::new(what, Ok(says)) }
    }

    fn mark(&self) -> &'static str {
        match (self.ok, self.warning) {
            (false, _) => "BAD",
            (true, true) => "!  ",
            (true, false) => "ok ",
        }
    }
}

pub fn run(path: Option<&Path>, check: Check, games: &Games) -> Result<ExitCode> {
    let findings = findings(path, check.connect, games);
    if check.json.json {
        print_json(&findings)?;
    } else {
        for finding in &findings {
            println!("{}  {:<24} {}", finding.mark(), finding.what, finding.says);
            finding.figures.iter().filter(|_| check.figures).for_each(list_figures);
        }
    }
    let well = findings.iter().all(|finding| finding.ok);
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn findings(path: Option<&Path>, connect: bool, games: &Games) -> Vec<Finding> {
    let mut findings = Vec::new();
    let config = Config::load(path);
    let own = match &config {
        Ok((config, _)) => overrides(config, games),
        Err(_) => Ok(Overrides::default()),
    };
    figure_findings(games, &own, &mut findings);
    let mut note = |what: &str, result| findings.push(Finding::new(what, result));
    let config = match config {
        Ok((config, from)) => {
            note("config", Ok(from));
            config
        }
        Err(error) => {
            note("config", Err(error.to_string()));
            return findings;
        }
    };
    if let Some(says) = out_of_reach(&config) {
        findings.push(Finding::warning("server.address", says));
    }
    let mut note = |what: &str, result| findings.push(Finding::new(what, result));
    note("database", database(&config.store.path));
    if config.store.path.exists() {
        note("tables and letters", standing(&config, games));
        note("addresses", addresses(&config, games));
    }
    let inbound = &config.inbound;
    if inbound.smtp.is_none() && inbound.maildir.is_none() && inbound.imap.is_none() {
        note("inbound", Ok("mail arrives only by `monsoon deliver`".into()));
    }
    if let Some(settings) = mailbox(&config) {
        let unseen = || Ok("set up; `check --connect` tries it".into());
        note("inbound.imap", if connect { imap::probe(&settings) } else { unseen() });
    }
    for (key, folder) in folders(&config) {
        let finding = Finding::new(key, writable(&folder));
        findings.push(match piled_up(&folder) {
            Some(says) if finding.ok => Finding::warning(key, says),
            _ => finding,
        });
    }
    let mut note = |what: &str, result| findings.push(Finding::new(what, result));
    if config.moderators.addresses.is_empty() {
        note(
            "moderators.addresses",
            Ok("nobody is told when a table stops; add an address".into()),
        );
    }
    findings.extend(outbound::findings(&config, connect));
    findings
}

/// Why no player can be reached, or can answer, with this configuration: fine for
/// trying it out.
fn out_of_reach(config: &Config) -> Option<String> {
    let address = &config.server.address;
    let domain = address.rsplit_once('@').map_or("", |(_, domain)| domain).to_lowercase();
    // RFC 2606 and RFC 6761: top-level domains that don't exist in the public DNS.
    let nowhere = ["localhost", "test", "example", "invalid"];
    let nowhere = nowhere.iter().any(|name| domain.rsplit('.').next() == Some(name));
    let folder = config.outbound.maildir.as_ref().map(|folder| folder.path.display());
    let stay = |folder| format!("letters stay in {folder} ([outbound.smtp] sends them)");
    match (nowhere, folder) {
        (true, Some(folder)) => Some(format!(
            "nobody is reached: {} and nobody outside can answer {address}; fine for a try",
            stay(folder)
        )),
        (true, None) => Some(format!("nobody outside can answer {address}; fine for a try")),
        (false, Some(folder)) => Some(format!("{}, unless another program does", stay(folder))),
        (false, None) => None,
    }
}

/// The games' data and words, with the operator's figures if they are usable.
fn figure_findings(games: &Games, own: &Result<Overrides, String>, findings: &mut Vec<Finding>) {
    let none = Overrides::default();
    let overrides = own.as_ref().unwrap_or(&none);
    for game in games.iter() {
        let what = format!("data and words: {}", game.name().name);
        findings.push(Finding::new(&what, rehearse(game, overrides)));
    }
    if let Err(error) = own {
        findings.push(Finding::new("data.overrides", Err(error.clone())));
    }
    let editions = match games.figures(overrides) {
        Ok(editions) => editions,
        Err(error) => return findings.push(Finding::new("figures", Err(error))),
    };
    for figures in editions {
        let decided = figures.house.len();
        let ours = format!("{decided} decided here, as no rulebook gives them (--figures)");
        let says = match figures.overridden.len() {
            0 => ours,
            yours => format!("{ours}; {yours} from {}", overrides.file()),
        };
        let what = format!("figures: {}", figures.edition);
        let figures = Some(figures);
        findings.push(Finding { figures, ..Finding::new(&what, Ok(says)) });
    }
}

/// Each note once, with the figures based on it.
fn list_figures(figures: &Figures) {
    let mut notes: Vec<&str> = Vec::new();
    for figure in &figures.house {
        if !notes.contains(&figure.note.as_str()) {
            notes.push(&figure.note);
        }
    }
    for note in notes {
        println!("       {note}");
        let resting = figures.house.iter().filter(|figure| figure.note == note);
        let values: Vec<(&str, String)> =
            resting.map(|figure| (figure.path.as_str(), figure.value.to_string())).collect();
        for together in values.chunk_by(|(one, _), (two, _)| home_of(one) == home_of(two)) {
            let shown: Vec<String> = together
                .iter()
                .enumerate()
                .map(|(at, (path, value))| {
                    let place = if at == 0 { path } else { &path[home_of(path).len()..] };
                    format!("{place} = {value}")
                })
                .collect();
            println!("         {}", shown.join(", "));
        }
    }
    for own in &figures.overridden {
        println!("       yours: {} = {}", own.path, own.value);
    }
}

/// The list or table containing a path such as `values[2]` or `tiles.a.duty`.
fn home_of(path: &str) -> &str {
    match path.split_once('[') {
        Some((list, _)) => list,
        None => path.rsplit_once('.').map_or(path, |(table, _)| table),
    }
}

/// Checks the database without creating one.
pub(super) fn database(path: &Path) -> Result<String, String> {
    if !path.exists() {
        return Err(no_database(path));
    }
    let store = Store::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let verdict = store.integrity().map_err(|error| error.to_string())?;
    if verdict != "ok" {
        return Err(format!("{}: {verdict}; restore a backup", path.display()));
    }
    let held = matches!(DaemonLock::take(path), Ok(None));
    let (waiting, sent, failed) =
        store.read().letter_counts().map_err(|error| error.to_string())?;
    let daemon = if held { "a daemon is running" } else { "no daemon is running" };
    Ok(format!("{daemon}; letters: {waiting} waiting, {sent} sent, {failed} given up"))
}

fn no_database(path: &Path) -> String {
    let there = path.display();
    match Store::traces(path) {
        Ok(traces) if traces.is_empty() => {
            let folder = path.parent().unwrap_or(Path::new("."));
            match writable(folder) {
                Ok(_) => format!("there is none at {there} yet: create it with `monsoon init`"),
                Err(fault) => {
                    format!("there is none at {there} yet, and it can't be created: {fault}")
                }
            }
        }
        Ok(traces) => {
            let names: Vec<String> = traces.iter().map(|it| it.display().to_string()).collect();
            format!(
                "there is none at {there}, but there was one, since {} is left; `monsoon restore` puts a copy back",
                names.join(", ")
            )
        }
        Err(error) => format!("{there}: {error}"),
    }
}

/// Does anything need the operator's attention?
pub(super) fn standing(config: &Config, games: &Games) -> Result<String, String> {
    let desk = open_desk(config, games).map_err(|error| format!("{error:#}"))?;
    let tables = desk.list().map_err(|error| error.to_string())?;
    let (_, _, failed) = desk.store().read().letter_counts().map_err(|error| error.to_string())?;
    let damaged: Vec<String> = tables
        .iter()
        .filter(|table| table.damaged)
        .map(|table| format!("{} ({})", table.id, table.why.as_deref().unwrap_or_default()))
        .collect();
    if let Some(first) = tables.iter().find(|table| table.damaged) {
        return Err(format!(
            "damaged tables: {}; `monsoon salvage {} --dry-run` says what can be kept, or restore \
             a copy of the database",
            damaged.join(", "),
            first.id
        ));
    }
    let paused: Vec<String> = tables
        .iter()
        .filter(|table| table.status == Status::Paused)
        .map(|table| {
            format!("{} ({})", table.id, table.why.as_deref().unwrap_or("no reason given"))
        })
        .collect();
    if !paused.is_empty() {
        let paused = paused.join(", ");
        return Err(format!("paused tables: {paused}; `monsoon mod TABLE resume` lets one go on"));
    }
    let damaged = desk.store().read().damaged_letters().map_err(|error| error.to_string())?;
    if !damaged.is_empty() {
        let damaged: Vec<String> = damaged.iter().map(ToString::to_string).collect();
        let damaged = damaged.join(", ");
        return Err(format!(
            "letters that can't be read any more: {damaged}; the tables go on without them, and \
             a copy of the database may still have them"
        ));
    }
    let lines = desk.store().read().damaged_lines(is_line_index);
    let lines = lines.map_err(|error| error.to_string())?;
    if !lines.is_empty() {
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        return Err(format!(
            "letters whose words are damaged: {}; who may have quoted one is asked instead of \
             obeyed, and a copy of the database may still have them",
            lines.join(", ")
        ));
    }
    if failed > 0 {
        return Err(format!("{failed} letters were given up; `monsoon queue` says why"));
    }
    Ok(format!("{} tables, none paused; no letter given up", tables.len()))
}

fn addresses(config: &Config, games: &Games) -> Result<String, String> {
    let desk = open_desk(config, games).map_err(|error| format!("{error:#}"))?;
    outbound::stopped(desk.store().read())
}

/// Somebody should clean up a folder with more files than this.
const MANY: usize = 10_000;

/// Do unread or old mails pile up in a Maildir? Monsoon itself does not scan old
/// files repeatedly, but backups and mail programs do.
fn piled_up(folder: &Path) -> Option<String> {
    let full = |name: &str| {
        fs::read_dir(folder.join(name)).is_ok_and(|entries| entries.take(MANY + 1).count() > MANY)
    };
    let name = ["new", "cur"].into_iter().find(|name| full(name))?;
    let there = folder.join(name);
    Some(format!("more than {MANY} files in {}; move old ones away", there.display()))
}

/// Can files be created in this folder, or the folder itself?
fn writable(folder: &Path) -> Result<String, String> {
    let fault = |error: std::io::Error| {
        format!("{}: {error}; make it writable for the user monsoon runs as", folder.display())
    };
    let existing =
        folder.ancestors().find(|ancestor| ancestor.exists() || ancestor.as_os_str().is_empty());
    let existing = existing.filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !existing.is_dir() {
        return Err(format!("{} is not a folder", existing.display()));
    }
    let probe = existing.join(format!(".monsoon-check-{}", std::process::id()));
    fs::write(&probe, b"").map_err(fault)?;
    fs::remove_file(&probe).map_err(fault)?;
    Ok(folder.display().to_string())
}
