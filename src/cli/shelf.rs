//! `monsoon archive`: letters as a mailbox, tables as a database or CSV, and
//! finished tables moved out of the live database.

use super::{Json, files, print_json};
use crate::{
    archive::{
        self, ExportAs, mbox,
        prune::{self, Pruned},
        tables::{self, Tables},
    },
    clock::Clock,
    config::Config,
    store::{Reader, Store},
};
use anyhow::{Context, Result, anyhow, bail};
use chrono::TimeDelta;
use clap::{Args, ValueEnum};
use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Archive {
    /// The table's number, for `--format mbox`
    #[arg(required_if_eq("format", "mbox"))]
    table: Option<u32>,
    /// What to write
    #[arg(long, value_enum, required_unless_present = "prune")]
    format: Option<Format>,
    /// Whose letters: a seat (red, green, ... or a player's name), or moderator for all of a
    /// finished table's
    #[arg(long = "as", value_name = "VIEWER", default_value = "public")]
    viewer: String,
    /// Where to: a file; with --prune a folder
    #[arg(long, value_name = "PATH", required_unless_present = "dry_run")]
    out: Option<PathBuf>,
    /// Replace a file that is there
    #[arg(long, conflicts_with = "prune")]
    force: bool,
    /// Write finished and cancelled tables to files, verify these, and delete the tables from
    /// the database, with their letters and mails
    #[arg(long, conflicts_with_all = ["format", "table"])]
    prune: bool,
    /// Only tables that nothing has happened at for so long: 90d, 12w
    #[arg(long, value_name = "SPAN", default_value = "90d", value_parser = span)]
    older_than: TimeDelta,
    /// Only say what would be done
    #[arg(long, requires = "prune")]
    dry_run: bool,
    #[command(flatten)]
    json: Json,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The letters and mails of a table that the viewer may read, for a mail program
    Mbox,
    /// All tables as a database of `SQLite` to ask questions, without addresses and secrets
    Sqlite,
    /// The scores of finished games, a row for each seat
    Scores,
}

impl Archive {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        if !config.store.path.exists() {
            bail!("there is no database at {}", config.store.path.display());
        }
        let mut store = Store::open(&config.store.path)?;
        if self.prune {
            return self.prune(&mut store);
        }
        let out = self.out.as_deref().context("--out FILE says where to")?;
        if out.exists() && !self.force {
            bail!("{} is there already; --force replaces it", out.display());
        }
        match self.format.context("--format says what to write")? {
            Format::Mbox => self.mbox(store.read(), out)?,
            Format::Sqlite => self.sqlite(store.read(), out)?,
            Format::Scores => {
                let mut tables = Tables::memory()?;
                gather(store.read(), &mut tables, true)?;
                let mut text = Vec::new();
                tables::scores(&tables, &mut text)?;
                files::write(out, &text, false)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn mbox(&self, reader: Reader<'_>, out: &Path) -> Result<()> {
        let id = self.table.context("say which table")?;
        let row = reader.table(id)?.with_context(|| {
            format!("there is no table {id}; `monsoon table list` shows those there are")
        })?;
        let reads = mbox::reader_called(&row, &self.viewer)?;
        let part = Part::of(out);
        // Somebody's own letters: nobody else's business on this machine.
        let mut file = BufWriter::new(private(&part.0)?);
        let written = mbox::write(reader, &row, &reads, &mut file)?;
        file.get_ref().sync_all()?;
        part.take(out)?;
        if self.json.json {
            return print_json(&written);
        }
        println!("{}: {} letters, {} mails", out.display(), written.letters, written.mails);
        Ok(())
    }

    fn sqlite(&self, reader: Reader<'_>, out: &Path) -> Result<()> {
        let part = Part::of(out);
        let mut tables = Tables::create(&part.0)?;
        let written = gather(reader, &mut tables, false)?;
        tables.finish()?;
        File::open(&part.0)?.sync_all()?;
        part.take(out)?;
        if self.json.json {
            return print_json(&serde_json::json!({ "tables": written }));
        }
        println!("{}: {written} tables; `.schema` explains itself", out.display());
        Ok(())
    }

    fn prune(&self, store: &mut Store) -> Result<ExitCode> {
        let folder = self.out.as_deref().unwrap_or(Path::new("archive"));
        let before = Clock::System.now().checked_sub_signed(self.older_than);
        let before = before.context("--older-than is longer than time itself")?;
        let wish = prune::Wish { before, folder, dry_run: self.dry_run };
        let pruned = prune::prune(store, &wish)?;
        if self.json.json {
            print_json(&pruned)?;
        } else {
            tell(&pruned, self.dry_run);
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(pruned: &Pruned, dry_run: bool) {
    for moved in &pruned.moved {
        println!(
            "table {}: {}, {} entries, {} {}",
            moved.table,
            moved.game,
            moved.entries,
            if dry_run { "would move to" } else { "is now" },
            moved.file.display()
        );
    }
    for stays in &pruned.stays {
        println!("table {} stays: {}", stays.table, stays.why);
    }
    match (pruned.moved.len(), dry_run) {
        (0, _) => println!("nothing to move"),
        (count, true) => println!("{count} would be moved; nothing was done"),
        (count, false) => {
            println!("{count} moved; `monsoon import` brings one back, without its letters");
        }
    }
}

/// Adds all tables to a database; says how many. One that can't be exported is
/// left out with a word on standard error.
fn gather(reader: Reader<'_>, tables: &mut Tables, finished: bool) -> Result<u32> {
    let mut written = 0;
    for id in reader.table_ids()? {
        let Some(row) = reader.table(id)? else { continue };
        if finished && !row.status.is_over() {
            continue;
        }
        match archive::export(reader, &row, ExportAs::Public, false) {
            Ok(document) => {
                tables.add(&document, Some(id), &row.status.to_string())?;
                written += 1;
            }
            Err(error) => eprintln!("monsoon: {error}"),
        }
    }
    Ok(written)
}

/// Prints bytes; a reader that has seen enough is no fault.
pub fn print(bytes: &[u8]) -> Result<()> {
    match std::io::stdout().write_all(bytes) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// A file under another name until it is whole; gone when it is dropped before.
struct Part(PathBuf);

impl Part {
    fn of(path: &Path) -> Part {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = Part(name.into());
        // One of a process that was killed and had our number.
        let _ = fs::remove_file(&part.0);
        part
    }

    fn take(self, path: &Path) -> Result<()> {
        fs::rename(&self.0, path).with_context(|| format!("can't write {}", path.display()))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn private(path: &Path) -> Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| format!("can't write {}", path.display()))
}

/// `90d`, `12w`.
fn span(text: &str) -> Result<TimeDelta> {
    let wrong = || anyhow!("«{text}» should look like 90d or 12w");
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let number: i64 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
    let span = match unit {
        'd' => TimeDelta::try_days(number),
        'w' => TimeDelta::try_weeks(number),
        _ => None,
    };
    span.filter(|span| *span >= TimeDelta::zero()).ok_or_else(wrong)
}
