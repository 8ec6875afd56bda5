//! How many mails an hour are worked on. More than a person writes are a
//! machine's; they are kept, and the moderators are told.

use super::{super::DeskError, Work};
use chrono::TimeDelta;

impl Work<'_> {
    /// Why this mail is one too many from its sender, if it is.
    pub(super) fn too_many_from_sender(&self) -> Result<Option<String>, DeskError> {
        let limit = self.settings.per_sender;
        let Some(from) = self.letter.from.as_ref().filter(|_| limit > 0) else { return Ok(None) };
        let hour = self.now - TimeDelta::hours(1);
        // This very mail is counted, too.
        let mails = self.tx.read().mails_from(&from.address, hour)?;
        self.over(mails, limit, "from this sender", "one sender")
    }

    /// Why this mail is one too many for its table, if it is.
    pub(super) fn too_many_for_table(&self, table: u32) -> Result<Option<String>, DeskError> {
        let limit = self.settings.per_table;
        if limit == 0 {
            return Ok(None);
        }
        let hour = self.now - TimeDelta::hours(1);
        // This one has no table yet.
        let mails = self.tx.read().mails_for(table, hour)? + 1;
        self.over(mails, limit, "for this table", &format!("table {table}"))
    }

    fn over(
        &self,
        mails: u32,
        limit: u32,
        which: &str,
        whose: &str,
    ) -> Result<Option<String>, DeskError> {
        if mails <= limit {
            return Ok(None);
        }
        // Once at the limit; a flood must not become a flood of notices.
        if mails == limit + 1 {
            let text = format!(
                "More than {limit} mails {which} came within the hour; mail {} and those after \
                 it are kept and not worked on until there are fewer. `monsoon mail list` shows \
                 them.",
                self.mail
            );
            let subject = format!("too much mail: {whose}");
            super::super::notice::to_moderators(self.tx, self.settings, &subject, &text, self.now)?;
        }
        Ok(Some(format!("more than {limit} mails {which} within the hour")))
    }
}
