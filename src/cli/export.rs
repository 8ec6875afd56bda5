//! `monsoon export`: tables become files.

use super::files;
use crate::{
    archive::{self, Document, ExportAs, View, mbox, tables::Tables},
    config::Config,
    daemon::open_desk,
    engine::Viewer,
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
    /// A page to look at in a browser, position by position
    Html,
    /// The orders as a text to read or to type in again
    Text,
    /// The correspondence of finished tables, for a mail program (only --as moderator)
    Mbox,
    /// One database of all these tables, for questions in SQL
    Sqlite,
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
            self.write_one(&desk, &row, &document)?;
            return Ok(ExitCode::SUCCESS);
        }
        let Some(folder) = &self.out else {
            bail!("several tables need a folder: --out FOLDER");
        };
        std::fs::create_dir_all(folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        let mut tables = self.tables(folder)?;
        let mut rows = Vec::new();
        let mut figures = archive::stats::Gathering::default();
        let ids = reader.table_ids()?;
        let mut progress = Progress::of(ids.len());
        let (mut written, mut failed) = (0, 0);
        // One table at a time, so that it does not matter how many there are.
        for id in ids {
            let row = reader.table(id)?;
            let wanted = |row: &TableRow| self.all || row.status == Status::Finished;
            if let Some(row) = row.filter(wanted) {
                match self.one_of_many(&desk, &row, folder, &mut tables) {
                    Ok(listed) => {
                        if listed.is_some() {
                            figures.add(reader, &row)?;
                        }
                        rows.extend(listed);
                        written += 1;
                    }
                    Err(error) => {
                        progress.clear();
                        eprintln!("monsoon: table {id}: {error:#}");
                        failed += 1;
                    }
                }
            }
            progress.step();
        }
        progress.clear();
        if let Some((tables, part, path)) = tables {
            tables.finish()?;
            std::fs::rename(&part, &path)
                .with_context(|| format!("can't write {}", path.display()))?;
        }
        if matches!(self.format, Format::Html | Format::All) {
            let page = archive::html::index(&rows, &figures.finish());
            files::write(&folder.join("index.html"), page.as_bytes(), false)?;
        }
        println!("{written} tables are in {}", folder.display());
        Ok(if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// The database of all tables, in a file that gets its name in the end.
    fn tables(&self, folder: &Path) -> Result<Option<(Tables, PathBuf, PathBuf)>> {
        if !matches!(self.format, Format::Sqlite | Format::All) {
            return Ok(None);
        }
        let part = folder.join(format!(".tables.sqlite.{}.part", std::process::id()));
        if part.exists() {
            std::fs::remove_file(&part)?;
        }
        Ok(Some((Tables::create(&part)?, part, folder.join("tables.sqlite"))))
    }

    fn one_of_many(
        &self,
        desk: &crate::desk::Desk,
        row: &TableRow,
        folder: &Path,
        tables: &mut Option<(Tables, PathBuf, PathBuf)>,
    ) -> Result<Option<archive::html::IndexRow>> {
        let document = self.document(desk, row)?;
        self.write_to_folder(desk, row, &document, folder)?;
        if let Some((tables, ..)) = tables {
            tables.add(&document, Some(row.id), &row.status.to_string())?;
        }
        let listed = matches!(self.format, Format::Html | Format::All);
        Ok(listed.then(|| archive::site::row(&document, self.name(row, "html"))))
    }

    /// The name of a table's file.
    #[expect(clippy::unused_self, reason = "beside what calls it")]
    fn name(&self, row: &TableRow, ending: &str) -> String {
        format!("table-{:04}-{}.{ending}", row.id, row.game)
    }

    /// The page of a table, with what whoever asks may know.
    fn page(&self, desk: &crate::desk::Desk, row: &TableRow, shown: &Document) -> Result<String> {
        if shown.view == View::Full {
            return Ok(archive::site::page(shown, Viewer::Moderator)?);
        }
        let reader = desk.store().read();
        let all = archive::export(reader, row, ExportAs::Moderator, self.anonymous)?;
        Ok(archive::site::page(&all, Viewer::Public)?)
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

    fn write_one(
        &self,
        desk: &crate::desk::Desk,
        row: &TableRow,
        document: &Document,
    ) -> Result<()> {
        match (&self.out, self.format) {
            (None, Format::All) => bail!("several formats need a folder: --out FOLDER"),
            (_, Format::Sqlite) => {
                bail!("a database is made of several tables: --all or --finished, --out FOLDER")
            }
            (None, format) => {
                for (_, bytes) in self.files(desk, row, document, format)? {
                    // A reader that has seen enough is no fault.
                    match std::io::stdout().write_all(&bytes) {
                        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                            return Err(error.into());
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
            (Some(path), format) if format != Format::All && !path.is_dir() => {
                for (_, bytes) in self.files(desk, row, document, format)? {
                    files::write(path, &bytes, is_secret(document) || format == Format::Mbox)?;
                }
                Ok(())
            }
            (Some(folder), _) => self.write_to_folder(desk, row, document, folder),
        }
    }

    fn write_to_folder(
        &self,
        desk: &crate::desk::Desk,
        row: &TableRow,
        document: &Document,
        folder: &Path,
    ) -> Result<()> {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        for (ending, bytes) in self.files(desk, row, document, self.format)? {
            let secret = is_secret(document) || ending == "mbox";
            files::write(&folder.join(self.name(row, ending)), &bytes, secret)?;
        }
        Ok(())
    }

    /// The files of a table, each with the ending of its name.
    fn files(
        &self,
        desk: &crate::desk::Desk,
        row: &TableRow,
        document: &Document,
        format: Format,
    ) -> Result<Vec<(&'static str, Vec<u8>)>> {
        let json = || ("json", document.canonical().into_bytes());
        let text = || archive::transcript(document).map(|text| ("txt", text.into_bytes()));
        let html = || self.page(desk, row, document).map(|page| ("html", page.into_bytes()));
        Ok(match format {
            Format::Json => vec![json()],
            Format::Html => vec![html()?],
            Format::Text => vec![text()?],
            Format::Mbox => vec![("mbox", self.letters(desk, row)?)],
            Format::Sqlite => Vec::new(),
            Format::All => {
                let mut all = vec![json(), html()?, text()?];
                // Letters are private; a moderator gets those of finished tables.
                let may = matches!(self.to, To::Moderator) && row.status == Status::Finished;
                if may && !self.anonymous {
                    all.push(("mbox", self.letters(desk, row)?));
                }
                all
            }
        })
    }

    fn letters(&self, desk: &crate::desk::Desk, row: &TableRow) -> Result<Vec<u8>> {
        if self.anonymous {
            bail!("letters can't be made anonymous: their readers are named in every line");
        }
        let reads = match self.to {
            To::Public => mbox::Reads::Public,
            To::Moderator => mbox::Reads::Moderator,
        };
        let mut bytes = Vec::new();
        mbox::write(desk.store().read(), row, &reads, &mut bytes)?;
        Ok(bytes)
    }
}

/// Does it tell what somebody at the table must not know?
fn is_secret(document: &Document) -> bool {
    let over = !document.seeds.is_empty() || !document.standings.is_empty();
    document.view == View::Full && (!over || document.archive == View::Public)
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
