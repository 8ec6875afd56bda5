//! Somebody is forgotten, as they wish or as the operator does: whatever the house has of
//! them goes, and their seats with it.

use super::{
    DeskError, Settings,
    clocks::{self, Time, house_name},
    gathering::{self, Gather},
    inviting::{self, player_name},
    load,
    mending::MendError,
    moderating::settle,
    moved::record,
    moving::Moving,
    notice,
    secrets::random_hex,
    table::AnyTable,
    writing::Writing,
};
use crate::{
    basics::TableId,
    engine::{Author, Deed, Note, Seat, Settled},
    letters::{self, House, HouseSaid, Occasion},
    mail::address::mailbox,
    store::{Greeted, Member, Move, SeatKey, Status, TableRow, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeSet;

/// A table and how it stands.
type Shown = (TableRow, Box<dyn AnyTable>);

pub(super) struct Forgetting<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) now: DateTime<Utc>,
    /// Their mail, if it is by one.
    pub(super) mail: Option<i64>,
}

impl Forgetting<'_> {
    /// Leaves all tables in a member's name, deletes what is kept of them, and says so; or says
    /// from when on it can be done: then it is `false`.
    pub(super) fn member(&self, member: &Member) -> Result<bool, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        // An operator knows whom they do this for.
        if self.mail.is_some() && self.is_too_soon(member)? {
            return Ok(false);
        }
        Gather { tx, settings, member, now }.leave_all()?;
        let before = tx.read().addresses_before(&member.address)?;
        self.everything(&member.address)?;
        for address in before {
            // Somebody else may have signed up from there since.
            if tx.read().member(&mailbox(&address))?.is_none() {
                self.everything(&address)?;
            }
        }
        self.farewell(member)?;
        Ok(true)
    }

    /// Can an address of before still take back what was moved from it? Nobody is forgotten until
    /// then: whoever moved somebody's letters to themselves would keep them from it for good.
    /// Both addresses are told, the one of before once.
    fn is_too_soon(&self, member: &Member) -> Result<bool, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let mut ways = tx.read().ways_back(&member.address, now)?;
        // With another tag it is the same mailbox.
        ways.retain(|way| mailbox(&way.other) != mailbox(&member.address));
        let Some(until) = ways.iter().map(|way| way.until).max() else { return Ok(false) };
        let zone = member.zone.unwrap_or(settings.clock.zone);
        let said = [HouseSaid::ForgetLater { from: until + TimeDelta::days(1), zone }];
        let rendered = gathering::letter(settings, member, &said);
        let answered = self.mail.map(|mail| (mail, None));
        notice::to_member(tx, settings, (member, notice::HOUSE), rendered, answered, now)?;
        for way in ways.iter().filter(|way| way.letters == 1) {
            let (address, other, code) =
                (member.address.clone(), way.other.clone(), random_hex::<12>()?);
            let said = HouseSaid::ForgetWanted { to: address.clone(), until: way.until, zone };
            // Another way back, for as long as the first.
            tx.add_move(&Move { address, other, back: true }, &code, way.moved_at)?;
            Moving { tx, settings, now }.write_to_stranger(&way.other, member, &said, &code)?;
        }
        Ok(true)
    }

    /// Deletes what is kept of a mailbox, in all its forms.
    fn everything(&self, address: &str) -> Result<bool, DeskError> {
        let (tx, theirs) = (self.tx, mailbox(address));
        let mut addresses = tx.read().addresses_of(|it| mailbox(it) == theirs)?;
        let known = !addresses.is_empty();
        addresses.push(address.to_owned());
        let mut called = BTreeSet::new();
        for address in &addresses {
            called.extend(tx.read().names_at_tables(address)?);
        }
        for address in &addresses {
            for (seat, status) in tx.read().all_seats_of(address)? {
                self.leave_seat(seat, status)?;
            }
        }
        for address in &addresses {
            tx.forget_address(address, &theirs)?;
        }
        self.unname(&called)?;
        Ok(known)
    }

    /// Takes the names by which somebody was known at tables out of what others said to them
    /// there, out of what became of their mails, and out of the journals, where a moderator or
    /// they themselves put them.
    fn unname(&self, called: &BTreeSet<(SeatKey, String)>) -> Result<(), DeskError> {
        let (tx, settings) = (self.tx, self.settings);
        for ((table, _), name) in called {
            tx.unname_reasons(*table, name)?;
        }
        let tables: BTreeSet<TableId> = called.iter().map(|((table, _), _)| *table).collect();
        for id in tables {
            let neutral = |at: Option<Seat>, name: &str| {
                let same = |((table, seat), known): &&(SeatKey, String)| {
                    *table == id && at.is_none_or(|at| at == *seat) && known == name
                };
                called.iter().find(same).map(|((_, seat), _)| player_name(*seat))
            };
            tx.rename_told(id, &neutral)?;
            let Some(row) = tx.read().table(id)? else { continue };
            // One that can't be shown keeps its journal as it is: it may yet be mended.
            let Ok(table) = load(&settings.games, tx.read(), &row)? else { continue };
            let entries = table.renamed(&neutral).map_err(DeskError::Entry)?;
            if !entries.is_empty() {
                tx.replace_entries(id, &entries)?;
            }
        }
        Ok(())
    }

    fn leave_seat(&self, key: SeatKey, status: Status) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let Some(row) = tx.read().table(key.0)? else { return Ok(()) };
        let Some(old) = row.player(key.1) else { return Ok(()) };
        let over = status.is_over();
        let name = if over { player_name(key.1) } else { house_name(key.1) };
        let nobody = inviting::left_by(old, name, settings)?;
        let proposal = tx.read().proposal_by(key)?;
        tx.replace_player(row.id, &nobody, now)?;
        if over {
            return self.not_again(key);
        }
        // A table that can't be shown has no journal to say it in; the seat is empty all
        // the same.
        let Some((row, mut table)) = self.shown(key)? else { return Ok(()) };
        if let Some(open) = proposal {
            table = settle(tx, &*table, &open, (Settled::Void, Vec::new()), now)?;
        }
        // Not the house player, who comes.
        let deed = Deed::Remove { seat: key.1, former: player_name(key.1) };
        let by = Author::Seat(key.1);
        let taken = table.deed(by, deed, Note::default()).map_err(MendError::fault)?;
        record(tx, row.id, &mut *table, &taken, self.mail, now)?;
        let colour = key.1.colour();
        let text = format!(
            "A player has left table {} and is forgotten; a house player plays {colour}. `replace \
             {colour} with NAME <ADDRESS>` seats somebody.",
            row.id
        );
        notice::to_moderators_of(tx, settings, row.id, "a player has left", &text, now)?;
        if row.status == Status::Waiting {
            return Ok(());
        }
        // As the table is now: the moderators may have been told by it, too.
        let Some((row, table)) = self.shown(key)? else { return Ok(()) };
        Time::of(tx, settings, &row, now)?.settle(&*table, &[])?;
        let writing = Writing::new(tx, settings, &row, &*table, now);
        for other in table.seats().iter().filter(|other| *other != key.1) {
            writing.letter(other, &Occasion::Moderated, None)?;
        }
        Ok(())
    }

    /// Whoever would play again with somebody who is gone waits in vain, and is told so.
    fn not_again(&self, key: SeatKey) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let mut again = tx.read().again(key.0, now)?;
        again.retain(|(_, wants)| *wants);
        if again.is_empty() {
            return Ok(());
        }
        let Some((row, table)) = self.shown(key)? else { return Ok(()) };
        let writing = Writing::new(tx, settings, &row, &*table, now);
        for (seat, _) in again {
            writing.letter(seat, &Occasion::Again { by: key.1, wants: false }, None)?;
        }
        // Whoever still wants to says so once more.
        Ok(tx.end_again(key.0)?)
    }

    /// The table of a seat as it stands; one that can't be shown is paused.
    fn shown(&self, key: SeatKey) -> Result<Option<Shown>, DeskError> {
        let (tx, settings) = (self.tx, self.settings);
        let Some(row) = tx.read().table(key.0)? else { return Ok(None) };
        let why = match load(&settings.games, tx.read(), &row)? {
            Ok(table) if table.seats().get(key.1.index()).is_some() => {
                return Ok(Some((row, table)));
            }
            Ok(_) => "a seat is missing from the journal".to_owned(),
            Err(why) => why,
        };
        if row.status == Status::Running {
            clocks::pause(tx, settings, &row, &why, self.now)?;
        }
        Ok(None)
    }

    /// Says goodbye to somebody of whom nothing is left here. Nobody is sent its code: an
    /// answer begins nothing.
    fn farewell(&self, member: &Member) -> Result<(), DeskError> {
        let (own, language) = (&self.settings.own, member.language);
        let plain = &own.plain();
        let orders = language;
        let house = House { name: own.name(), address: plain, reply_to: plain, language, orders };
        let rendered = letters::house(&house, &[HouseSaid::Forgotten]);
        let to = (member.address.as_str(), &Greeted { language, wish: String::new() });
        let code = random_hex::<12>()?;
        notice::to_stranger(self.tx, self.settings, to, rendered, (plain, &code), self.now)
    }
}

impl super::Desk {
    /// The operator has somebody forgotten, whether they have signed up or not, with all seats
    /// of that mailbox. `never` if no letter is to go there any more, whoever asks. `false` if
    /// there is nothing of them.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_person(&mut self, address: &str, never: bool) -> Result<bool, DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let address = address.to_lowercase();
        let forgetting = Forgetting { tx: &tx, settings: &self.settings, now, mail: None };
        let known = match tx.read().member(&mailbox(&address))? {
            Some(member) => forgetting.member(&member)?,
            None => forgetting.everything(&address)?,
        };
        if never {
            inviting::never(&tx, &address, now)?;
        }
        tx.commit()?;
        // If a daemon is about to use it, that one does so.
        if let Err(error) = self.store.fold_erased() {
            tracing::warn!(%error, "what was deleted is still in the database's log");
        }
        Ok(known)
    }
}
