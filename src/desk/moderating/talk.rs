//! Words to everybody, and a moderator's word about himself.

use super::session::{Done, Session, refuse};
use crate::engine::Deed;
use crate::store::Status;

impl Session<'_> {
    pub(super) fn say(&mut self, text: String) -> Done {
        self.do_deed(Deed::Say { text })?;
        Ok("Everybody reads it in their next letter.".to_owned())
    }

    pub(super) fn announce(&mut self, text: String) -> Done {
        if self.row.status == Status::Waiting {
            return Err(refuse("nobody has got a letter yet; `start` sends the first"));
        }
        self.do_deed(Deed::Announce { text })?;
        self.effects.all = true;
        Ok("It goes to everybody now.".to_owned())
    }

    pub(super) fn not_playing(&mut self) -> Done {
        if self.who.seat.is_some() {
            return Err(refuse("you play at this table"));
        }
        if self.who.row.not_playing.is_some() {
            return Err(refuse("you have given your word already"));
        }
        self.tx.moderator_plays_not(self.row.id, &self.who.row.address, self.now)?;
        self.do_deed(Deed::NotPlaying)?;
        Ok("Noted: you will not play at this table. `reveal` shows you everything.".to_owned())
    }

    pub(super) fn reveal(&mut self) -> Done {
        if self.who.seat.is_some() {
            return Err(refuse("you play at this table, so you see what your seat sees"));
        }
        if self.who.row.not_playing.is_none() {
            return Err(refuse(
                "say first that you do not play here and never will: `not playing`",
            ));
        }
        if self.who.row.revealed.is_none() {
            self.tx.moderator_sees(self.row.id, &self.who.row.address, self.now)?;
        }
        self.do_deed(Deed::Reveal)?;
        self.board()
    }
}
