//! `monsoon export`: writes tables to files.

mod folder;
mod gathering;
mod many;
mod piece;
mod shelf;
mod states;

use super::{
    files, progress,
    sign::{self, Signing},
};
use crate::{
    archive::signature::Signer,
    basics::TableId,
    config::Config,
    desk::Games,
    store::{Part, Reader, Status, Store, TableRow},
};
use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use gathering::Gathering;
use many::{Many, Work};
use piece::Piece;
use shelf::Kept;
use states::States;
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Export {
    #[command(flatten)]
    which: Which,
    /// The format to write
    #[arg(long, value_enum, default_value = "json")]
    format: Format,
    /// The target: a file, or a folder for several; without it a single file is
    /// printed
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Replace existing files of any kind
    #[arg(long)]
    force: bool,
    /// Who may read it: public, moderator (everything, even of a running game), or
    /// a seat of one table (red, green, ... or the player's name): that player's
    /// own page and letters
    #[arg(long = "as", value_name = "VIEWER", default_value = "public")]
    viewer: String,
    /// Leave out names and everything that people wrote
    #[arg(long)]
    anonymous: bool,
    #[command(flatten)]
    signing: Signing,
}

#[derive(Args)]
struct Which {
    /// The table's number
    #[arg(required_unless_present_any = ["all", "finished"])]
    table: Option<TableId>,
    /// All tables
    #[arg(long, conflicts_with_all = ["table", "finished"])]
    all: bool,
    /// All tables that are over
    #[arg(long, conflicts_with = "table")]
    finished: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The archive itself: one document that can be verified and imported
    Json,
    /// A page to view in a browser, position by position; several get an index
    Html,
    /// The orders as text, to read or to type in again
    Text,
    /// Letters and mails for a mail program: a player's own (--as SEAT), or all of
    /// a table that is over (--as moderator)
    Mbox,
    /// A database of these tables, to query in SQL
    Sqlite,
    /// The scores of finished games as CSV, one row per seat
    Scores,
    /// All formats that the viewer may have
    All,
}

impl Format {
    /// The file extension.
    fn ending(self) -> &'static str {
        match self {
            Format::Json => "json",
            Format::Html => "html",
            Format::Text => "txt",
            Format::Mbox => "mbox",
            Format::Sqlite => "sqlite",
            Format::Scores => "csv",
            Format::All => "",
        }
    }
}

impl Export {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        if self.signing.is_wanted() {
            if !matches!(self.format, Format::Json | Format::All) {
                bail!("only archives are signed: use --format json or all");
            }
            if self.out.is_none() {
                bail!("a signature is written beside a file: add --out");
            }
        }
        // A wrong passphrase must be reported before anything is written.
        let signer = self.signing.signer()?;
        let signer = signer.as_ref();
        if !config.store.path.exists() {
            bail!("there is no database at {}", config.store.path.display());
        }
        let store = Store::open(&config.store.path)?;
        let reader = store.read();
        if let Some(out) = &self.out {
            // Temporary files are beside a file, or in a folder.
            Part::sweep(out);
            Part::sweep(&out.join("file"));
        }
        match self.which.table {
            Some(id) => self.one(games, reader, id, signer).map(|()| ExitCode::SUCCESS),
            None => self.many(games, reader, signer),
        }
    }

    fn one(
        &self,
        games: &Games,
        reader: Reader<'_>,
        id: TableId,
        signer: Option<&Signer>,
    ) -> Result<()> {
        let row = reader.table(id)?.with_context(|| {
            format!("there is no table {id}; `monsoon table list` shows those there are")
        })?;
        let mut piece = Piece::of(games, reader, &row, &self.viewer, self.anonymous)?;
        if let Some(folder) = self.out.as_deref().filter(|out| out.is_dir() && !self.force) {
            piece.adopt_remarks(folder);
        }
        if piece.is_secret(Format::Json) {
            eprintln!(
                "monsoon: table {id}: this holds secrets that its players must not know; keep it to \
                 yourself"
            );
        }
        let out = self.out.as_deref();
        match self.format {
            Format::All => {
                let Some(folder) = out else {
                    bail!("several formats need a folder: add --out FOLDER");
                };
                folder::make(folder)?;
                database(&piece, &row, &folder.join(piece.name("sqlite")))?;
                let scores = folder.join(piece.name("csv"));
                files::write(&scores, &scores_of(&piece, &row)?, false)?;
                let wish = folder::Wish { force: self.force, signer };
                folder::write(folder, &piece, &piece.all_formats(), &wish).map(|_| ())
            }
            Format::Sqlite => {
                let Some(path) = out else { bail!("a database needs a file: add --out FILE") };
                let path = folder::in_folder(path, &piece.name("sqlite"))?;
                self.must_be_new(&path)?;
                database(&piece, &row, &path)
            }
            format => {
                let bytes = match format {
                    Format::Scores => scores_of(&piece, &row)?,
                    _ => piece.file(format)?.unwrap_or_default(),
                };
                if format == Format::Mbox && bytes.is_empty() {
                    bail!("table {id} has no letters");
                }
                let name = piece.name(format.ending());
                let path = out.map(|path| folder::in_folder(path, &name)).transpose()?;
                self.put(path.as_deref(), &bytes, piece.is_secret(format))?;
                match path.filter(|_| format == Format::Json) {
                    Some(path) => sign::keep_in_step(&path, signer, true),
                    None => Ok(()),
                }
            }
        }
    }

    fn many(&self, games: &Games, reader: Reader<'_>, signer: Option<&Signer>) -> Result<ExitCode> {
        let mut many = Many::begin(games, self, signer)?;
        let mut works = Vec::new();
        for id in reader.table_ids()? {
            match reader.table(id) {
                Ok(Some(row)) if self.wants(&row) => {
                    works.push(Work::Table(id, piece::name(&row, "json")));
                }
                Ok(_) => {}
                Err(error) if error.is_passing() => return Err(error.into()),
                Err(error) => {
                    eprintln!("monsoon: table {id}: {error}");
                    many.failed();
                }
            }
        }
        let folder = Many::shelf(self);
        if let Some(folder) = &folder {
            let names: BTreeSet<&str> = works.iter().map(Work::name).collect();
            let mut kept = Kept::in_folder(folder)?;
            kept.retain(|it| !names.contains(it.name.as_str()));
            kept.sort_by_key(|it| (it.place(), it.name.clone()));
            // Known only after the database's tables, whose earlier states may be
            // among them.
            many.knows(States::of(folder, &kept));
            works.extend(kept.into_iter().map(Work::Kept));
        }
        let bar = progress::tables(works.len());
        for work in works {
            if let Err(error) = many.do_work(reader, &work, folder.as_deref()) {
                bar.suspend(|| eprintln!("monsoon: {work}: {error:#}"));
                many.failed();
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        many.finish()
    }

    /// Is it one of the requested tables?
    fn wants(&self, row: &TableRow) -> bool {
        let over = match self.format {
            Format::Mbox => row.status.is_over(),
            Format::Scores => row.status == Status::Finished,
            _ => true,
        };
        (self.which.all || row.status == Status::Finished) && over
    }

    /// Files are only replaced on request.
    fn must_be_new(&self, path: &Path) -> Result<()> {
        if path.exists() && !self.force {
            bail!("{} already exists; --force replaces it", path.display());
        }
        Ok(())
    }

    fn put(&self, path: Option<&Path>, bytes: &[u8], secret: bool) -> Result<()> {
        match path {
            Some(path) => {
                self.must_be_new(path)?;
                files::write(path, bytes, secret)
            }
            None => files::print(bytes),
        }
    }
}

fn database(piece: &Piece<'_>, row: &TableRow, path: &Path) -> Result<()> {
    let mut gathering = Gathering::whole(path, piece.is_secret(Format::Json))?;
    gathering.add(piece.games, &piece.document, Some(row.id), &row.status.to_string())?;
    gathering.keep(path)
}

fn scores_of(piece: &Piece<'_>, row: &TableRow) -> Result<Vec<u8>> {
    let mut gathering = Gathering::results()?;
    gathering.add(piece.games, &piece.document, Some(row.id), &row.status.to_string())?;
    gathering.scores()
}

fn tables(count: usize) -> String {
    if count == 1 { "1 table".to_owned() } else { format!("{count} tables") }
}
