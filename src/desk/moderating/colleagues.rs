//! Other moderators of this table: `moderator add`, `moderator remove`.

use super::{
    super::{notice, opening::moderates, secrets::random_hex},
    said::Person,
    session::{Done, Session, refuse},
    who::{may, new_row},
};
use crate::{basics::person_name, engine::Deed, letters, store::Status};

impl Session<'_> {
    pub(super) fn add_moderator(&mut self, person: &Person) -> Done {
        let address = person.address.as_str();
        if self.settings.own.is_ours(address) {
            return Err(refuse(format!("{address} is our own address")));
        }
        let name = match person.name.as_deref() {
            None => String::new(),
            Some(name) => person_name(name).map_err(|error| refuse(error.to_string()))?.to_owned(),
        };
        let known = self.tx.read().moderators(self.row.id)?;
        if known.iter().any(|row| row.address == address && may(self.settings, row)) {
            return Err(refuse(format!("{address} moderates this table already")));
        }
        self.tx.put_moderator(
            &new_row(self.row.id, address.to_owned(), name.clone(), true)?,
            self.now,
        )?;
        self.do_deed(Deed::Moderator { name, joins: true })?;
        let known = self.tx.read().moderators(self.row.id)?;
        let Some(row) = known.iter().find(|row| row.address == address) else {
            return Err(refuse("the moderator is gone"));
        };
        let subject = format!("[Monsoon {}] you moderate this table", self.row.id);
        let rendered = letters::plain(&subject, &moderates(self.settings, &self.row));
        notice::to_moderator(self.tx, self.settings, row, rendered, None, self.now)?;
        self.effects.joined.push(address.to_owned());
        Ok(format!("{address} moderates this table from now on, and is told how."))
    }

    pub(super) fn remove_moderator(&mut self, who: &str) -> Done {
        let who = who.trim_matches(['<', '>', '\'', '"']);
        // `NAME <ADDRESS>` works as well as either alone.
        let who = who.split_once('<').map_or(who, |(_, address)| address).trim();
        let known = self.tx.read().moderators(self.row.id)?;
        let named: Vec<_> = known
            .iter()
            .filter(|row| may(self.settings, row))
            .filter(|row| row.address == who.to_lowercase() || row.name.eq_ignore_ascii_case(who))
            .collect();
        let [row] = named[..] else {
            let which = if named.is_empty() { "nobody" } else { "more than one" };
            return Err(refuse(format!(
                "{which} of that name moderates this table; `addresses` lists those who do"
            )));
        };
        if self.settings.moderators.iter().any(|it| it.to_lowercase() == row.address) {
            return Err(refuse(format!(
                "{} moderates every table of this house; `[moderators]` in its configuration says so",
                row.address
            )));
        }
        let subject = format!("[Monsoon {}] you do not moderate this table any more", self.row.id);
        let text = format!(
            "Table {} has other moderators now{}. What you write to it does nothing any more.",
            self.row.id,
            if self.note().reason.is_empty() {
                String::new()
            } else {
                format!(": {}", self.note().reason)
            }
        );
        let rendered = letters::plain(&subject, &text);
        notice::to_moderator(self.tx, self.settings, row, rendered, None, self.now)?;
        self.tx.end_moderator(self.row.id, &row.address, &random_hex::<12>()?)?;
        let (name, address) = (row.name.clone(), row.address.clone());
        self.do_deed(Deed::Moderator { name, joins: false })?;
        let left = self.tx.read().moderators(self.row.id)?;
        let left = left.iter().any(|row| may(self.settings, row));
        let house = !self.settings.moderators.is_empty();
        let nobody = if left || house || self.row.status == Status::Finished {
            ""
        } else {
            " Nobody moderates it by mail now; `monsoon mod` does."
        };
        Ok(format!("{address} does not moderate this table any more.{nobody}"))
    }
}
