//! Many tables on their way into files, one after the other, so that it does not
//! matter how many there are.

use super::{Export, Format, files, folder, gathering::Gathering, piece::Piece, tables};
use crate::{
    archive::{self, html::IndexRow, stats::Gathering as Figures},
    store::{Reader, TableRow},
};
use anyhow::{Result, bail};
use std::process::ExitCode;

/// What was made of them so far.
pub struct Many<'a> {
    wish: &'a Export,
    gathering: Option<Gathering>,
    /// What the list of pages is made of: a line a table, and sums.
    rows: Vec<IndexRow>,
    figures: Figures,
    written: usize,
    secret: usize,
    failed: usize,
}

impl<'a> Many<'a> {
    /// Refuses what can't be before anything is written.
    pub fn begin(wish: &'a Export) -> Result<Many<'a>> {
        if !matches!(wish.viewer.as_str(), "public" | "moderator") {
            bail!("--as SEAT is for one table: name it");
        }
        if wish.format == Format::Mbox && wish.viewer == "public" {
            bail!("letters are private: --as moderator gives those of tables that are over");
        }
        if wish.format == Format::Mbox && wish.anonymous {
            bail!("letters can't be made anonymous: their readers are named in every line");
        }
        let secret = wish.viewer == "moderator";
        let gathering = match (wish.format, wish.out.as_deref()) {
            (Format::Scores, path) => {
                if let Some(path) = path {
                    wish.must_be_new(&folder::in_folder(path, "scores.csv")?)?;
                }
                Some(Gathering::results()?)
            }
            (Format::Sqlite, None) => bail!("a database needs a file: --out FILE"),
            (Format::Sqlite, Some(path)) => {
                let path = folder::in_folder(path, "tables.sqlite")?;
                wish.must_be_new(&path)?;
                Some(Gathering::whole(&path, secret)?)
            }
            (_, None) => bail!("several tables need a folder: --out FOLDER"),
            (format, Some(path)) => {
                folder::make(path)?;
                for name in ["index.html", "scores.csv", "tables.sqlite"] {
                    if format == Format::All || (format == Format::Html && name == "index.html") {
                        folder::must_be_ours(&path.join(name), wish.force)?;
                    }
                }
                let all = format == Format::All;
                all.then(|| Gathering::whole(&path.join("tables.sqlite"), secret)).transpose()?
            }
        };
        let (rows, figures) = (Vec::new(), Figures::default());
        Ok(Many { wish, gathering, rows, figures, written: 0, secret: 0, failed: 0 })
    }

    /// Adds a table.
    pub fn add(&mut self, reader: Reader<'_>, row: &TableRow) -> Result<()> {
        let wish = self.wish;
        let piece = Piece::of(reader, row, &wish.viewer, wish.anonymous)?;
        let formats = match wish.format {
            Format::All => piece.all_formats(),
            Format::Sqlite | Format::Scores => Vec::new(),
            format => vec![format],
        };
        if let Some(gathering) = &mut self.gathering {
            gathering.add(&piece.document, row.id, &row.status.to_string())?;
        }
        if formats.contains(&Format::Html) {
            let page = piece.name("html");
            self.rows.push(archive::site::row(&piece.document, row.status, page));
            self.figures.add(reader, row)?;
        }
        self.secret += usize::from(piece.is_secret(Format::Json));
        // Last: a file that may not be replaced keeps its table out of nothing else.
        let files = match &wish.out {
            Some(folder) => folder::write(folder, &piece, &formats, wish.force)?,
            None => 0,
        };
        // A mailbox without letters is none.
        self.written += usize::from(wish.format != Format::Mbox || files > 0);
        Ok(())
    }

    /// One could not be added; the others go on.
    pub fn failed(&mut self) {
        self.failed += 1;
    }

    /// Writes what is made of all of them, and says what was done.
    pub fn finish(self) -> Result<ExitCode> {
        let Many { wish, gathering, rows, figures, written, secret, failed } = self;
        let out = wish.out.as_deref();
        if let (Format::Html | Format::All, Some(folder)) = (wish.format, out) {
            let page = archive::html::index(&rows, &figures.finish());
            files::write(&folder.join("index.html"), page.as_bytes(), false)?;
        }
        match (wish.format, gathering, out) {
            (Format::Scores, Some(gathering), path) => {
                let path = path.map(|path| folder::in_folder(path, "scores.csv")).transpose()?;
                wish.put(path.as_deref(), &gathering.scores()?, false)?;
            }
            (format, Some(gathering), Some(path)) => {
                if format == Format::All {
                    files::write(&path.join("scores.csv"), &gathering.scores()?, false)?;
                }
                gathering.keep(&folder::in_folder(path, "tables.sqlite")?)?;
            }
            _ => {}
        }
        if secret > 0 {
            eprintln!(
                "monsoon: what their players must not know is told of {}; keep that to yourself",
                tables(secret)
            );
        }
        if let Some(path) = out {
            println!("{}: {}", path.display(), tables(written));
        }
        Ok(if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}
