//! Imports a table from an archive.

use super::{
    Desk, DeskError, OpenError, Opened,
    clocks::Time,
    load,
    opening::{NewSeat, check_seats, tell_moderators},
    writing::Writing,
};
use crate::{
    archive::import::{ImportError, Sound},
    basics::TableId,
    engine::Seats,
    letters::Occasion,
};

impl From<ImportError> for OpenError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Store(error) => OpenError::Desk(error.into()),
            ImportError::Random(error) => OpenError::Desk(DeskError::Random(error)),
            other @ (ImportError::Unverified(_) | ImportError::Wish(_)) => {
                OpenError::wish(other.to_string())
            }
        }
    }
}

impl Desk {
    /// The tables that an archive with this digest was imported as, each with the
    /// entry from which it is played on, if it is.
    pub fn imported(&self, sound: &Sound) -> Result<Vec<(TableId, Option<u32>)>, DeskError> {
        Ok(self.store.read().tables_from(sound.digest())?)
    }

    /// Imports a table for looking at, without telling anybody. Returns its
    /// number.
    ///
    /// On any error there is no new table.
    pub fn import_to_read(&mut self, sound: &Sound) -> Result<TableId, OpenError> {
        let tx = self.store.write()?;
        let id = sound.to_read(&tx)?;
        tx.commit()?;
        Ok(id)
    }

    /// Imports a table to be played on, with the first player at the archive's
    /// first seat, and writes to everybody.
    ///
    /// On any error there is no new table.
    pub fn import_to_play(
        &mut self,
        sound: &Sound,
        players: &[NewSeat],
    ) -> Result<Opened, OpenError> {
        let document = sound.document();
        let game = self
            .settings
            .games
            .called(&document.game)
            .ok_or_else(|| OpenError::wish(format!("no game is called «{}»", document.game)))?;
        check_seats(players, game.name().players, &self.settings.own)?;
        if players.len() != document.seats.len() {
            let what = format!("{} players for {} seats", players.len(), document.seats.len());
            return Err(OpenError::wish(what));
        }
        let seats = Seats::new(players.len())
            .ok_or_else(|| OpenError::wish("that many seats no game has"))?;
        let seats = self.seat_rows(seats, players.iter())?;
        let now = self.clock.now();
        let tx = self.store.write()?;
        let id = sound.to_play(&tx, &seats, now)?;
        tx.set_clock(id, &self.settings.clock.table)?;
        for seat in &seats {
            tx.keep_habits((id, seat.seat), &seat.address)?;
        }
        let lost = || OpenError::wish("the table can't be read back".to_owned());
        let row = tx.read().table(id)?.ok_or_else(lost)?;
        let table = load(&self.settings.games, tx.read(), &row)?.map_err(OpenError::wish)?;
        if table.awaiting().is_empty() {
            let what = "the game is over there; --at ENTRY says where to play on from";
            return Err(OpenError::wish(what.to_owned()));
        }
        tell_moderators(&tx, &self.settings, &row, now)?;
        Time::of(&tx, &self.settings, &row, now)?.settle(&*table, &[])?;
        let writing = Writing::new(&tx, &self.settings, &row, &*table, now);
        for seat in table.seats().iter() {
            writing.letter(seat, &Occasion::Welcome, None)?;
        }
        let commitment = row.seed.commitment();
        tx.commit()?;
        Ok(Opened { id, commitment })
    }
}
