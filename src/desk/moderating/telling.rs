//! What the other moderators of a table are told: they hear at once of everything
//! that one of them does, as far as each may see it.

use super::{
    super::{DeskError, notice},
    session::Session,
    who::{Moderator, moderators},
};
use crate::{letters, store::ModeratorRow};

impl Session<'_> {
    /// Tells the other moderators what these commands entered.
    pub(super) fn tell_the_others(&self) -> Result<(), DeskError> {
        if !self.has_moved() {
            return Ok(());
        }
        let known = moderators(self.tx, self.settings, self.row.id, self.now)?;
        let is_other = |row: &ModeratorRow| {
            row.address != self.who.row.address && !self.effects.joined.contains(&row.address)
        };
        for row in known.into_iter().filter(is_other) {
            let other = Moderator::of(self.tx.read(), row.clone(), &self.row)?;
            let text = self.told_to(&other)?;
            let subject = format!("[Monsoon {}] what a moderator did", self.row.id);
            let rendered = letters::plain(&subject, &text);
            notice::to_moderator(self.tx, self.settings, &row, rendered, None, self.now)?;
        }
        Ok(())
    }

    fn told_to(&self, other: &Moderator) -> Result<String, DeskError> {
        let who = match self.who.name() {
            _ if self.vote => "A vote of the players".to_owned(),
            name if !name.is_empty() => name,
            _ if self.who.row.address.is_empty() => "The operator".to_owned(),
            _ => "Another moderator".to_owned(),
        };
        let log = self.logged(&*self.table, other.viewer(self.table.seats()))?;
        let new = usize::try_from(self.before.position()).unwrap_or(usize::MAX);
        let new = log.get(new..).unwrap_or_default().join("\n");
        let awaited = self.awaited_now().map(|it| format!("\n\n{it}")).unwrap_or_default();
        Ok(format!(
            "{who} has moderated table {}. New in its journal:\n\n{new}{awaited}\n\nAnswer this \
             letter to moderate; `help` lists the commands.",
            self.row.id
        ))
    }
}
