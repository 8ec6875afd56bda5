//! Exporting many tables, one after the other, so that any number fits in memory.

use super::{
    Export, Format, files, folder, gathering::Gathering, piece::Piece, shelf::Kept, states::Course,
    states::States, tables,
};
use crate::{
    archive::{
        self, Document, ExportAs, View, html::IndexRow, signature::Signer,
        stats::Gathering as Figures, tables::UNKNOWN,
    },
    basics::TableId,
    desk::Games,
    engine::{Viewer, seat::COLOURS},
    store::{Reader, Status, TableRow},
};
use anyhow::{Context, Result, bail};
use std::{
    collections::BTreeSet,
    fmt,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// What goes into the lists.
pub enum Work {
    /// A table of this database, and the name of its archive.
    Table(TableId, String),
    /// An earlier archive.
    Kept(Kept),
}

impl Work {
    pub fn name(&self) -> &str {
        match self {
            Work::Table(_, name) => name,
            Work::Kept(kept) => &kept.name,
        }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Table(id, _) => write!(f, "table {id}"),
            Work::Kept(kept) => f.write_str(&kept.name),
        }
    }
}

/// The export so far.
pub struct Many<'a> {
    games: &'a Games,
    wish: &'a Export,
    signer: Option<&'a Signer>,
    gathering: Option<Gathering>,
    /// The entries of the list of pages, each with its sort key.
    rows: Vec<((bool, TableId), IndexRow)>,
    figures: Figures,
    /// Digests of everything in the lists: a copy is not a second game.
    listed: BTreeSet<String>,
    /// The earlier archives: an earlier state is not a second game either.
    states: States,
    /// The numbers of the tables in the lists.
    numbers: BTreeSet<TableId>,
    /// The pages that the list links to.
    pages: BTreeSet<String>,
    written: usize,
    /// How many earlier archives are in the lists.
    kept: usize,
    secret: usize,
    failed: usize,
}

impl<'a> Many<'a> {
    /// Rejects impossible wishes before anything is written.
    pub fn begin(
        games: &'a Games,
        wish: &'a Export,
        signer: Option<&'a Signer>,
    ) -> Result<Many<'a>> {
        if !matches!(wish.viewer.as_str(), "public" | "moderator") {
            bail!("--as SEAT works for one table only: give its number");
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
            (Format::Sqlite, None) => bail!("a database needs a file: add --out FILE"),
            (Format::Sqlite, Some(path)) => {
                let path = folder::in_folder(path, "tables.sqlite")?;
                wish.must_be_new(&path)?;
                Some(Gathering::whole(&path, secret)?)
            }
            (_, None) => bail!("several tables need a folder: add --out FOLDER"),
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
        Ok(Many {
            games,
            wish,
            signer,
            gathering,
            rows: Vec::new(),
            figures: Figures::default(),
            listed: BTreeSet::new(),
            states: States::default(),
            numbers: BTreeSet::new(),
            pages: BTreeSet::new(),
            written: 0,
            kept: 0,
            secret: 0,
            failed: 0,
        })
    }

    /// Adds the earlier archives to those listed.
    pub fn knows(&mut self, states: States) {
        self.states = states;
    }

    /// The folder whose earlier archives are listed too, if the output is about
    /// several tables.
    pub fn shelf(wish: &Export) -> Option<PathBuf> {
        let out = wish.out.as_ref()?;
        let folder = match wish.format {
            Format::Html | Format::All => true,
            Format::Sqlite | Format::Scores => out.is_dir(),
            Format::Json | Format::Text | Format::Mbox => false,
        };
        folder.then(|| out.clone())
    }

    /// Adds a table or an earlier archive. If a table can't be read, its earlier
    /// archive is listed instead.
    pub fn do_work(
        &mut self,
        reader: Reader<'_>,
        work: &Work,
        folder: Option<&Path>,
    ) -> Result<()> {
        let (id, name) = match work {
            Work::Table(id, name) => (*id, name),
            Work::Kept(kept) => return folder.map_or(Ok(()), |it| self.add_kept(it, kept)),
        };
        let Some(row) = reader.table(id)? else { return Ok(()) };
        let added = self.add(reader, &row);
        if let (true, false, Some(folder)) = (added.is_err(), self.numbers.contains(&id), folder) {
            let kept = Kept { number: Some(id), name: name.clone() };
            if kept.path(folder).exists() {
                self.add_kept(folder, &kept)?;
            }
        }
        added
    }

    fn add(&mut self, reader: Reader<'_>, row: &TableRow) -> Result<()> {
        let wish = self.wish;
        let mut piece = Piece::of(self.games, reader, row, &wish.viewer, wish.anonymous)?;
        if let Some(folder) = wish.out.as_deref().filter(|out| out.is_dir() && !wish.force) {
            piece.adopt_remarks(folder);
        }
        let formats = match wish.format {
            Format::All => piece.all_formats(),
            Format::Sqlite | Format::Scores => Vec::new(),
            format => vec![format],
        };
        let page = piece.name("html");
        self.numbers.insert(row.id);
        self.pages.insert(page.clone());
        self.states.lists(&Course::of(&piece.document).forked(reader.forked_at(row.id)?));
        if self.listed.insert(piece.document.digest.clone()) {
            if let Some(gathering) = &mut self.gathering {
                gathering.add(
                    self.games,
                    &piece.document,
                    Some(row.id),
                    &row.status.to_string(),
                )?;
            }
            if formats.contains(&Format::Html) {
                let listed = archive::site::row(&piece.document, Some(row.status), page);
                self.rows.push(((false, row.id), listed));
                self.figures.add(self.games, reader, row)?;
            }
        }
        self.secret += usize::from(piece.is_secret(Format::Json));
        // Last: a file that must not be replaced only affects itself.
        let files = match &wish.out {
            Some(folder) => {
                let wish = folder::Wish { force: wish.force, signer: self.signer };
                folder::write(folder, &piece, &formats, &wish)?
            }
            None => 0,
        };
        // A mailbox without letters is not written.
        self.written += usize::from(wish.format != Format::Mbox || files > 0);
        Ok(())
    }

    /// Adds an earlier archive whose table is not part of this export. What only
    /// players or moderators may know is left out of public output.
    fn add_kept(&mut self, folder: &Path, kept: &Kept) -> Result<()> {
        let Some(whole) = kept.read(folder)? else { return Ok(()) };
        if self.states.is_told(kept) {
            return Ok(());
        }
        let wish = self.wish;
        let document = archive::retell(self.games, whole.clone(), self.reads(), wish.anonymous)?;
        if !self.listed.insert(document.digest.clone()) {
            return Ok(());
        }
        self.kept += 1;
        let status = match (document.standings.is_empty(), document.seeds.is_empty()) {
            (false, _) => Some(Status::Finished),
            // A seed is published when its game is over.
            (true, false) => Some(Status::Cancelled),
            (true, true) => None,
        };
        let number = kept.number.filter(|&number| self.numbers.insert(number));
        if let Some(gathering) = &mut self.gathering {
            let stood = status.map_or_else(|| UNKNOWN.to_owned(), |status| status.to_string());
            gathering.add(self.games, &document, number, &stood)?;
        }
        if !matches!(wish.format, Format::Html | Format::All) {
            return Ok(());
        }
        let page = self.page_of(folder, kept, &whole);
        let href = page.as_ref().ok().cloned().flatten().unwrap_or_else(|| kept.name.clone());
        self.rows.push((kept.place(), archive::site::row(&document, status, href)));
        self.figures.add_document(self.games, &document, status);
        // Last: a page that must not be replaced only affects itself.
        page.map(|_| ())
    }

    fn reads(&self) -> ExportAs {
        match self.wish.viewer.as_str() {
            "moderator" => ExportAs::Moderator,
            _ => ExportAs::Public,
        }
    }

    /// The page of an earlier archive. Rebuilds it if it is missing, older than the
    /// archive, or not for this reader; `None` if there is none and it can't be
    /// built.
    fn page_of(&self, folder: &Path, kept: &Kept, whole: &Document) -> Result<Option<String>> {
        let (wish, page) = (self.wish, kept.page());
        let path = folder.join(&page);
        let all = self.reads() == ExportAs::Moderator || !whole.is_secret();
        let stale = wish.force || kept.wants_page(folder) || (!all && files::is_private(&path));
        if whole.view == View::Public || !stale {
            return Ok(path.exists().then_some(page));
        }
        folder::must_be_ours(&path, wish.force)?;
        let mut told =
            archive::retell(self.games, whole.clone(), ExportAs::Moderator, wish.anonymous)?;
        if !all {
            told.comments.clear();
        }
        let viewer = if all { Viewer::Moderator } else { Viewer::Public };
        let html = archive::site::page(self.games, &told, viewer)?;
        files::write(&path, html.as_bytes(), all && whole.is_secret())?;
        Ok(Some(page))
    }

    /// Warns about pages that the list can't link to: their content comes from
    /// archives, which are missing.
    fn tell_strays(&self, folder: &Path) -> Result<()> {
        let mut strays = Vec::new();
        let said = || format!("can't read the folder {}", folder.display());
        for entry in std::fs::read_dir(folder).with_context(said)? {
            let Ok(name) = entry.with_context(said)?.file_name().into_string() else { continue };
            let Some(stem) = name.strip_suffix(".html") else { continue };
            // A player's own page belongs to the same archive.
            let of_seat = COLOURS.iter().find_map(|colour| stem.strip_suffix(colour));
            let stem = of_seat.and_then(|stem| stem.strip_suffix('-')).unwrap_or(stem);
            let known = self.pages.contains(&name) || folder.join(format!("{stem}.json")).exists();
            if stem.starts_with("table-") && !known {
                strays.push(name);
            }
        }
        if let Some(first) = strays.iter().min() {
            let count = strays.len();
            eprintln!(
                "monsoon: pages whose archives are missing are in no list: {count}, such as {first}"
            );
        }
        Ok(())
    }

    /// Counts a table that could not be added; the others go on.
    pub fn failed(&mut self) {
        self.failed += 1;
    }

    /// Writes the output about several tables, and reports what was done.
    pub fn finish(self) -> Result<ExitCode> {
        let out = self.wish.out.as_deref();
        if let (Format::Html | Format::All, Some(folder)) = (self.wish.format, out) {
            self.tell_strays(folder)?;
        }
        let Many { wish, gathering, mut rows, figures, written, kept, secret, failed, .. } = self;
        if let (Format::Html | Format::All, Some(folder)) = (wish.format, out) {
            rows.sort_by_key(|(place, _)| *place);
            let rows: Vec<IndexRow> = rows.into_iter().map(|(_, row)| row).collect();
            let page = archive::html::index(&rows, &figures.finish())?;
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
                "monsoon: this holds secrets of {} that their players must not know; keep it to yourself",
                tables(secret)
            );
        }
        if let Some(path) = out {
            let more = if kept > 0 { format!(", and {kept} of before") } else { String::new() };
            println!("{}: {}{more}", path.display(), tables(written));
        }
        Ok(if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}
