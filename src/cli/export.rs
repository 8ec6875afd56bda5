//! `monsoon export`: tables become files.

use super::files;
use crate::{
    archive::{self, Document, ExportAs, View},
    config::Config,
    daemon::open_desk,
    store::{Status, TableRow},
};
use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use std::{
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Export {
    /// The table's number
    #[arg(required_unless_present_any = ["all", "finished"])]
    table: Option<u32>,
    /// All tables
    #[arg(long, conflicts_with_all = ["table", "finished"])]
    all: bool,
    /// All tables whose game is over
    #[arg(long, conflicts_with = "table")]
    finished: bool,
    /// What to write
    #[arg(long, value_enum, default_value = "json")]
    format: Format,
    /// Where to: a file, or a folder for several; without it one table is printed
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// For whom: a moderator gets everything, also of a running game
    #[arg(long = "as", value_enum, default_value = "public")]
    to: To,
    /// Without names, and without anybody's own words
    #[arg(long)]
    anonymous: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The archive itself: one document that can be verified and imported
    Json,
    /// The orders as a text to read or to type in again
    Text,
    /// Each of them
    All,
}

#[derive(Clone, Copy, ValueEnum)]
enum To {
    Public,
    Moderator,
}

impl Export {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        if !config.store.path.exists() {
            bail!("there is no database at {}", config.store.path.display());
        }
        let desk = open_desk(config)?;
        let reader = desk.store().read();
        if let Some(id) = self.table {
            let row = reader.table(id)?.with_context(|| {
                format!("there is no table {id}; `monsoon table list` shows those there are")
            })?;
            let document = self.document(&desk, &row)?;
            self.write_one(&row, &document)?;
            return Ok(ExitCode::SUCCESS);
        }
        let Some(folder) = &self.out else {
            bail!("several tables need a folder: --out FOLDER");
        };
        let ids = reader.table_ids()?;
        let mut progress = Progress::of(ids.len());
        let (mut written, mut failed) = (0, 0);
        // One table at a time, so that it does not matter how many there are.
        for id in ids {
            let row = reader.table(id)?;
            let wanted = |row: &TableRow| self.all || row.status == Status::Finished;
            if let Some(row) = row.filter(wanted) {
                match self.document(&desk, &row) {
                    Ok(document) => {
                        self.write_to_folder(&row, &document, folder)?;
                        written += 1;
                    }
                    Err(error) => {
                        progress.clear();
                        eprintln!("monsoon: {error:#}");
                        failed += 1;
                    }
                }
            }
            progress.step();
        }
        progress.clear();
        println!("{written} tables are in {}", folder.display());
        Ok(if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    fn document(&self, desk: &crate::desk::Desk, row: &TableRow) -> Result<Document> {
        let to = match self.to {
            To::Public => ExportAs::Public,
            To::Moderator => ExportAs::Moderator,
        };
        let document = archive::export(desk.store().read(), row, to, self.anonymous)?;
        if is_secret(&document) {
            eprintln!(
                "monsoon: table {}: this archive holds what its players must not know; keep it \
                 to yourself",
                row.id
            );
        }
        Ok(document)
    }

    fn write_one(&self, row: &TableRow, document: &Document) -> Result<()> {
        match (&self.out, self.format) {
            (None, Format::All) => bail!("several formats need a folder: --out FOLDER"),
            (None, format) => {
                for (_, text) in texts(document, format)? {
                    // A reader that has seen enough is no fault.
                    match std::io::stdout().write_all(text.as_bytes()) {
                        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                            return Err(error.into());
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
            (Some(path), Format::Json | Format::Text) if !path.is_dir() => {
                for (_, text) in texts(document, self.format)? {
                    files::write(path, text.as_bytes(), is_secret(document))?;
                }
                Ok(())
            }
            (Some(folder), _) => self.write_to_folder(row, document, folder),
        }
    }

    fn write_to_folder(&self, row: &TableRow, document: &Document, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        for (ending, text) in texts(document, self.format)? {
            let path = folder.join(format!("table-{:04}-{}.{ending}", row.id, document.game));
            files::write(&path, text.as_bytes(), is_secret(document))?;
        }
        Ok(())
    }
}

/// Does it tell what somebody at the table must not know?
fn is_secret(document: &Document) -> bool {
    let over = !document.seeds.is_empty() || !document.standings.is_empty();
    document.view == View::Full && (!over || document.archive == View::Public)
}

/// The texts of a document, each with the ending of its file's name.
fn texts(document: &Document, format: Format) -> Result<Vec<(&'static str, String)>> {
    let json = || ("json", document.canonical());
    let text = || archive::transcript(document).map(|text| ("txt", text));
    Ok(match format {
        Format::Json => vec![json()],
        Format::Text => vec![text()?],
        Format::All => vec![json(), text()?],
    })
}

/// How far a long work is, where somebody watches it.
struct Progress {
    done: usize,
    of: usize,
    shown: bool,
}

impl Progress {
    fn of(of: usize) -> Progress {
        Progress { done: 0, of, shown: of > 20 && std::io::stderr().is_terminal() }
    }

    fn step(&mut self) {
        self.done += 1;
        if self.shown && self.done.is_multiple_of(10) {
            const WIDTH: usize = 40;
            let full = WIDTH * self.done / self.of.max(1);
            eprint!("\r[{:<WIDTH$}] {}/{}", "#".repeat(full), self.done, self.of);
        }
    }

    fn clear(&self) {
        if self.shown {
            eprint!("\r{:70}\r", "");
        }
    }
}
