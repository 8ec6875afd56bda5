//! Messages to everybody, and a moderator's word not to play.

use super::session::{Done, Session, refuse};
use crate::engine::Deed;
use crate::store::Status;

/// The most house rules of a table: each letter shows them all.
const MOST_RULES: usize = 5;

impl Session<'_> {
    pub(super) fn say(&mut self, text: String) -> Done {
        self.do_deed(Deed::Say { text })?;
        Ok("Everybody reads it in their next letter.".to_owned())
    }

    pub(super) fn announce(&mut self, text: String) -> Done {
        if self.row.status == Status::Waiting {
            return Err(refuse("nobody has had a letter yet; `start` sends the first"));
        }
        self.do_deed(Deed::Announce { text })?;
        self.effects.all = true;
        Ok("It goes to everybody now.".to_owned())
    }

    /// Something agreed on besides the rules: it switches nothing, and every
    /// letter mentions it.
    pub(super) fn house_rule(&mut self, text: String) -> Done {
        let known = self.table.house_rules();
        if known.contains(&text) {
            return Err(refuse("that is a house rule already"));
        }
        if known.len() >= MOST_RULES {
            return Err(refuse(format!(
                "a table may have {MOST_RULES} house rules; `house rule off N` ends one"
            )));
        }
        self.do_deed(Deed::HouseRule { text })?;
        self.effects.all = self.row.status != Status::Waiting;
        Ok(format!(
            "Everybody is told, and reads it in every letter from now on.\n{}",
            self.rules()
        ))
    }

    pub(super) fn house_rule_off(&mut self, number: usize) -> Done {
        let known = self.table.house_rules();
        let Some(text) = number.checked_sub(1).and_then(|at| known.get(at)).cloned() else {
            return Err(refuse(format!("there is no house rule {number}; `rule` lists them")));
        };
        self.do_deed(Deed::HouseRuleOff { text })?;
        self.effects.all = self.row.status != Status::Waiting;
        Ok("It holds no more.".to_owned())
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
