//! `forget me`: whatever the house has of somebody goes, and their seats with it.

use super::{
    super::{
        DeskError,
        clocks::{Time, house_name},
        gathering::Gather,
        notice,
        secrets::random_hex,
        writing::Writing,
    },
    At, Work,
};
use crate::{
    basics::Wanted,
    engine::Deed,
    letters::Occasion,
    mail::address,
    store::{Member, SeatKey, SeatRow, Status},
};

impl Work<'_> {
    /// Leaves all tables in a member's name, deletes what is kept of them, and says so.
    pub(super) fn forget(&self, member: &Member) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        Gather { tx, settings, member, now }.leave_all()?;
        let mailbox = address::mailbox(&member.address);
        let mut addresses = tx.read().addresses_of(|it| address::mailbox(it) == mailbox)?;
        addresses.push(member.address.clone());
        for address in &addresses {
            for (seat, status) in tx.read().all_seats_of(address)? {
                self.leave_seat(seat, status)?;
            }
        }
        for address in &addresses {
            tx.forget_address(address, &mailbox)?;
        }
        tx.forget_writer(self.mail)?;
        self.farewell(member, &random_hex::<12>()?)
    }

    fn leave_seat(&self, key: SeatKey, status: Status) -> Result<(), DeskError> {
        let (tx, now) = (self.tx, self.now);
        let Some(row) = tx.read().table(key.0)? else { return Ok(()) };
        let Some(old) = row.player(key.1) else { return Ok(()) };
        let over = status.is_over();
        tx.forget_words(key, &old.name)?;
        let nobody = SeatRow {
            seat: key.1,
            name: if over { format!("Player {}", key.1.colour()) } else { house_name(key.1) },
            address: String::new(),
            language: self.settings.language,
            english_orders: false,
            wanted: Wanted::default(),
            token: random_hex::<12>()?,
            told: old.told,
        };
        tx.replace_player(row.id, &nobody, now)?;
        if over {
            return Ok(());
        }
        // A table that can't be shown has no journal to say it in; the seat is empty all
        // the same.
        self.seated_as(key, false, |at| {
            at.left_by_nobody(&nobody.name)?;
            Ok(super::judged(crate::store::Verdict::CarriedOut, "forgotten", None))
        })
        .map(|_| ())
    }
}

impl At<'_> {
    /// A house player has the seat; nothing says whose it was.
    fn left_by_nobody(&self, former: &str) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.work.tx, self.work.settings, self.work.now);
        self.enter(Deed::Remove { seat: self.seat, former: former.to_owned() })?;
        let colour = self.seat.colour();
        let text = format!(
            "A player has left table {} and is forgotten; a house player plays {}. `replace {colour} \
             with NAME <ADDRESS>` seats somebody.",
            self.row.id, self.seat
        );
        notice::to_moderators_of(tx, settings, self.row.id, "a player has left", &text, now)?;
        if self.row.status == Status::Waiting {
            return Ok(());
        }
        self.work
            .seated_as(self.key, false, |at| {
                Time::of(tx, settings, at.row, now)?.settle(at.table, &[])?;
                let writing = Writing::new(tx, settings, at.row, at.table, now);
                for other in at.table.seats().iter().filter(|other| *other != at.seat) {
                    writing.letter(other, &Occasion::Moderated, None)?;
                }
                Ok(super::judged(crate::store::Verdict::CarriedOut, "left the table", None))
            })
            .map(|_| ())
    }
}
