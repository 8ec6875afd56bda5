//! A table, as far as one reader may see it.

use super::{Format, folder};
use crate::{
    archive::{
        self, Document, ExportAs, View,
        mbox::{self, Reads},
    },
    desk::Games,
    engine::Viewer,
    store::{Reader, TableRow},
};
use anyhow::{Result, bail};
use std::path::Path;

pub struct Piece<'a> {
    pub games: &'a Games,
    reader: Reader<'a>,
    row: &'a TableRow,
    reads: Reads,
    anonymous: bool,
    /// What the reader may have as an archive.
    pub document: Document,
}

impl<'a> Piece<'a> {
    /// For `viewer`: `public`, `moderator`, or a seat.
    pub fn of(
        games: &'a Games,
        reader: Reader<'a>,
        row: &'a TableRow,
        viewer: &str,
        anonymous: bool,
    ) -> Result<Piece<'a>> {
        let reads = mbox::reader_called(row, viewer)?;
        let to = match reads {
            Reads::Moderator => ExportAs::Moderator,
            // Players get the public archive, and a page and letters of their own.
            Reads::Public | Reads::Seat(_) => ExportAs::Public,
        };
        let document = archive::export(games, reader, row, to, anonymous)?;
        Ok(Piece { games, reader, row, reads, anonymous, document })
    }

    /// Takes over the remarks added to this table's archive in a folder, so that
    /// they appear in every format.
    pub fn adopt_remarks(&mut self, folder: &Path) {
        let path = folder.join(self.name("json"));
        folder::adopt_remarks(&path, &mut self.document);
    }

    /// The name of a file of this table; a player's own files name the seat.
    pub fn name(&self, ending: &str) -> String {
        match (self.seat(), ending) {
            (Some(seat), "html" | "mbox") => {
                let (number, game) = (self.row.id, &self.row.game);
                format!("table-{number:04}-{game}-{}.{ending}", seat.colour())
            }
            _ => name(self.row, ending),
        }
    }

    /// Does a file in this format contain anything that must stay secret?
    pub fn is_secret(&self, format: Format) -> bool {
        match format {
            Format::Mbox => true,
            Format::Html if self.seat().is_some() => self.document.view == View::Public,
            _ => self.document.is_secret(),
        }
    }

    /// The formats included in `all` for this reader. Letters are private: players
    /// only get their own, and moderators those of tables that are over.
    pub fn all_formats(&self) -> Vec<Format> {
        let mut all = vec![Format::Json, Format::Html, Format::Text];
        let letters = match self.reads {
            Reads::Public => false,
            Reads::Seat(_) => true,
            Reads::Moderator => self.row.status.is_over(),
        };
        if letters && !self.anonymous {
            all.push(Format::Mbox);
        }
        all
    }

    /// The bytes of a file; `None` for formats about several tables.
    pub fn file(&self, format: Format) -> Result<Option<Vec<u8>>> {
        Ok(match format {
            Format::Json => Some(self.document.canonical().into_bytes()),
            Format::Text => Some(archive::transcript(self.games, &self.document)?.into_bytes()),
            Format::Html => Some(self.page()?.into_bytes()),
            Format::Mbox => Some(self.letters()?),
            Format::Sqlite | Format::Scores | Format::All => None,
        })
    }

    fn seat(&self) -> Option<crate::engine::Seat> {
        match self.reads {
            Reads::Seat(seat) => Some(seat),
            Reads::Public | Reads::Moderator => None,
        }
    }

    fn page(&self) -> Result<String> {
        if self.document.view == View::Full {
            return Ok(archive::site::page(self.games, &self.document, Viewer::Moderator)?);
        }
        // Drawn from everything, for a viewer who may see part of it.
        let viewer = self.seat().map_or(Viewer::Public, Viewer::Seat);
        let mut all = archive::export(
            self.games,
            self.reader,
            self.row,
            ExportAs::Moderator,
            self.anonymous,
        )?;
        // Only the remarks that everybody may read.
        all.comments.clone_from(&self.document.comments);
        Ok(archive::site::page(self.games, &all, viewer)?)
    }

    fn letters(&self) -> Result<Vec<u8>> {
        if self.anonymous {
            bail!("letters can't be made anonymous: their readers are named in every line");
        }
        let mut bytes = Vec::new();
        mbox::write(self.reader, self.row, &self.reads, &mut bytes)?;
        Ok(bytes)
    }
}

/// The name of a table's public file: `table-0017-santiago.json`.
pub fn name(row: &TableRow, ending: &str) -> String {
    format!("table-{:04}-{}.{ending}", row.id, row.game)
}
