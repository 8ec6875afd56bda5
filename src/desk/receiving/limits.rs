//! Limits how many mails an hour are processed. More than a person writes come
//! from a machine; they are stored, and the moderators are told.
//!
//! Only processed mails count: what a stranger sends in a player's name, without a
//! secret, must not silence that player.

use super::{super::DeskError, Work};
use crate::basics::TableId;
use chrono::{DateTime, TimeDelta, Utc};

/// Whose mails are counted.
#[derive(Clone, Copy)]
enum Of<'a> {
    Sender(&'a str),
    Table(TableId),
}

impl Work<'_> {
    /// Why this mail is one too many, if it is.
    pub(super) fn too_many(&self, table: TableId) -> Result<Option<String>, DeskError> {
        if let Some(from) = &self.letter.from
            && let Some(why) = self.over(Of::Sender(&from.address), self.settings.per_sender)?
        {
            return Ok(Some(why));
        }
        self.over(Of::Table(table), self.settings.per_table)
    }

    /// The same for a mail that is for no table.
    pub(super) fn too_many_of_sender(&self) -> Result<Option<String>, DeskError> {
        match &self.letter.from {
            Some(from) => self.over(Of::Sender(&from.address), self.settings.per_sender),
            None => Ok(None),
        }
    }

    fn over(&self, of: Of<'_>, limit: u32) -> Result<Option<String>, DeskError> {
        if limit == 0 {
            return Ok(None);
        }
        let hour: DateTime<Utc> = self.now - TimeDelta::hours(1);
        let reader = self.tx.read();
        let worked_on = match of {
            Of::Sender(sender) => reader.mails_from(sender, hour)?,
            Of::Table(table) => reader.mails_for(table, hour)?,
        };
        if worked_on < limit {
            return Ok(None);
        }
        let (why, subject) = match of {
            Of::Sender(_) => ("more mails than per_sender within the hour", "one sender".into()),
            Of::Table(table) => {
                ("more mails than per_table within the hour", format!("table {table}"))
            }
        };
        // A flood must not become a flood of notices.
        let told = match of {
            Of::Sender(sender) => reader.left_of_sender(sender, why, hour)?,
            Of::Table(table) => reader.left_of_table(table, why, hour)?,
        };
        if told == 0 {
            let text = format!(
                "Mail {} and those after it are kept and not worked on: {why} ({limit}). It goes \
                 on by itself when there are fewer. `monsoon mail list` shows them.",
                self.mail
            );
            let subject = format!("too much mail: {subject}");
            let settings = self.settings;
            super::super::notice::to_moderators(self.tx, settings, &subject, &text, self.now)?;
        }
        Ok(Some(why.into()))
    }
}
