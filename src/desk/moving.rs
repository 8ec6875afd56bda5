//! Somebody's letters are to go to another address. Only a mail from there, in answer to a
//! letter that went there, makes it theirs; the address that it was is told, and can take it
//! back for two weeks. So whoever has stolen a secret, and forges a sender, gains nothing
//! that lasts.

use super::{
    DeskError, Settings, gathering, load,
    moderating::who::{gave_word, moderates, seat_of},
    notice,
    secrets::random_hex,
    writing::Writing,
};
use crate::{
    config::plain_address,
    letters::{self, House, HouseSaid, Occasion},
    mail::address::mailbox,
    store::{Claim, Greeted, Member, Move, SeatKey, Status, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// How often a day somebody may want another address.
const A_DAY: u32 = 3;

pub(super) struct Moving<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) now: DateTime<Utc>,
}

impl Moving<'_> {
    /// Writes to the address that a member wants their letters at; `Err` if none can go there.
    pub(super) fn ask(
        &self,
        member: &Member,
        to: &str,
    ) -> Result<Result<HouseSaid, HouseSaid>, DeskError> {
        let (tx, now) = (self.tx, self.now);
        let named = || to.to_owned();
        if !self.may_be_asked(member, to)? {
            return Ok(Err(HouseSaid::MoveNot { to: named() }));
        }
        let code = random_hex::<12>()?;
        tx.ask_to_move(&member.address, to, &code, now)?;
        self.write_to_stranger(to, member, &HouseSaid::AskedToMove, &code)?;
        Ok(Ok(HouseSaid::MoveAsked { to: named() }))
    }

    /// Whoever has an address gets one letter a day that they did not ask for, whoever wants
    /// it to be theirs.
    fn may_be_asked(&self, member: &Member, to: &str) -> Result<bool, DeskError> {
        let (reader, settings) = (self.tx.read(), self.settings);
        let day = self.now - TimeDelta::days(1);
        let (greeted, all) = reader.greeted_since(&mailbox(to), day)?;
        Ok(plain_address(to).is_ok()
            && !settings.own.is_ours(to)
            && !greeted
            && all < settings.strangers
            && reader.moves_since(&member.address, day)? < A_DAY
            && !super::inviting::wants_none(reader, to)?
            && !super::inviting::was_asked(reader, to, self.now)?)
    }

    /// Makes an address a member's; `Err` if somebody else has it.
    pub(super) fn finish(
        &self,
        member: &Member,
        moving: &Move,
    ) -> Result<Result<(), HouseSaid>, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let (old, new) = (member.address.as_str(), moving.other.as_str());
        if self.is_taken(member, moving)? {
            return Ok(Err(HouseSaid::MoveTaken { to: new.to_owned() }));
        }
        if moving.back {
            // They may have signed up once more since.
            tx.drop_member(&mailbox(new))?;
        }
        let mut seats = Vec::new();
        for (seat, status) in tx.read().all_seats_of(old)? {
            if status.is_over() || moving.back && self.is_asked_to(seat, status, new)? {
                continue;
            }
            tx.move_player(seat, old, new, now)?;
            if moving.back {
                // Whoever had it meanwhile has read their secrets.
                tx.renew_secret(seat, &random_hex::<12>()?, now)?;
                tx.set_passphrase(seat, None)?;
            }
            seats.push((seat, status));
        }
        // Seats that they left from there are offered to whoever reads there.
        let left = if moving.back { tx.end_offers_to(old, now)? } else { Vec::new() };
        tx.move_member((old, new), &mailbox(new), &random_hex::<12>()?)?;
        // Whatever else was wanted with this profile is not any more.
        tx.end_moves(new)?;
        if moving.back {
            tx.sign_member(new, None)?;
        }
        let Some(moved) = tx.read().member(&mailbox(new))? else { return Ok(Ok(())) };
        let rendered = gathering::letter(settings, &moved, &[HouseSaid::Moved]);
        notice::to_member(tx, settings, (&moved, notice::HOUSE), rendered, None, now)?;
        if !moving.back {
            self.tell_old(old, &moved)?;
        }
        for (seat, status) in seats {
            self.write_again(seat, status)?;
        }
        for (seat, claim) in left {
            self.offer_again(&moved, seat, claim.name)?;
        }
        Ok(Ok(()))
    }

    /// A seat that was left while the letters went elsewhere can be had back from here.
    fn offer_again(&self, moved: &Member, seat: SeatKey, name: String) -> Result<(), DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        let Some(row) = tx.read().table(seat.0)? else { return Ok(()) };
        if row.status.is_over() {
            return Ok(());
        }
        let (code, address) = (random_hex::<12>()?, moved.address.clone());
        tx.offer_to(seat, &Claim { address, name }, &code, now)?;
        let (reply_to, title) = (settings.own.with_token(&code), settings.games.title(&row.game));
        let rendered = letters::seat_left(row.id, title, &reply_to, moved.language);
        notice::about_seat(tx, settings, row.id, &moved.address, rendered, &code, now)
    }

    /// Has somebody else this address, here or at one of the member's tables? Or would they
    /// see more there than a player may?
    fn is_taken(&self, member: &Member, moving: &Move) -> Result<bool, DeskError> {
        let (reader, settings, new) = (self.tx.read(), self.settings, moving.other.as_str());
        let house = settings.moderators.iter().any(|it| it.to_lowercase() == member.address);
        let other = reader.member(&mailbox(new))?.filter(|it| it.address != member.address);
        if house || other.is_some() && !moving.back {
            return Ok(true);
        }
        for ((table, seat), status) in reader.all_seats_of(&member.address)? {
            let Some(row) = reader.table(table)? else { continue };
            let whose = seat_of(reader, &row, new)?;
            let sees = whose.is_none()
                && !status.is_over()
                && (moderates(reader, settings, table, new)? || gave_word(reader, table, new)?);
            let asked = moving.back && self.is_asked_to((table, seat), status, new)?;
            if sees || whose.is_some_and(|of| of != seat) && !asked {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Is this a table that has not begun, with a seat of its own for an address? Whoever has
    /// moved somebody's letters may ask them to one, and keeps nothing by that.
    fn is_asked_to(&self, seat: SeatKey, status: Status, new: &str) -> Result<bool, DeskError> {
        let reader = self.tx.read();
        let Some(row) = reader.table(seat.0)?.filter(|_| status == Status::Waiting) else {
            return Ok(false);
        };
        Ok(seat_of(reader, &row, new)?.is_some_and(|of| of != seat.1))
    }

    /// Tells the address that was theirs where their letters go, with the way back.
    fn tell_old(&self, old: &str, moved: &Member) -> Result<(), DeskError> {
        let code = random_hex::<12>()?;
        let back = Move { address: moved.address.clone(), other: old.to_owned(), back: true };
        self.tx.add_move(&back, &code, self.now)?;
        let said = HouseSaid::WasMoved { to: moved.address.clone() };
        self.write_to_stranger(old, moved, &said, &code)
    }

    pub(super) fn write_to_stranger(
        &self,
        to: &str,
        member: &Member,
        said: &HouseSaid,
        code: &str,
    ) -> Result<(), DeskError> {
        let (own, language) = (&self.settings.own, member.language);
        let house = House {
            name: own.name(),
            address: &own.plain(),
            reply_to: &own.with_token(code),
            language,
            orders: language,
        };
        let rendered = letters::house(&house, std::slice::from_ref(said));
        // An answer to it signs nobody up.
        let of_no_letter = random_hex::<12>()?;
        let reply_to = (house.reply_to, of_no_letter.as_str());
        let to = (to, &Greeted { language, wish: String::new() });
        notice::to_stranger(self.tx, self.settings, to, rendered, reply_to, self.now)
    }

    /// The letters that waited to go to the old address are not sent: another shows how the
    /// table stands.
    fn write_again(&self, (table, seat): SeatKey, status: Status) -> Result<(), DeskError> {
        let (tx, settings) = (self.tx, self.settings);
        if status != Status::Running {
            return Ok(());
        }
        let Some(row) = tx.read().table(table)? else { return Ok(()) };
        // A table that can't be shown is paused by its next mail.
        let Ok(shown) = load(&settings.games, tx.read(), &row)? else { return Ok(()) };
        let awaited = shown.awaiting().iter().any(|it| it.seat == seat);
        let occasion = if awaited { Occasion::Turn } else { Occasion::Board };
        let Some(here) = shown.seats().get(seat.index()) else { return Ok(()) };
        Writing::new(tx, settings, &row, &*shown, self.now).letter(here, &occasion, None)
    }
}

impl super::Desk {
    /// The operator moves somebody who has signed up to another address, which is told so, as
    /// is the old one. `false` if nobody has signed up with that address, or it can't be.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn move_person(&mut self, old: &str, new: &str) -> Result<bool, DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let new = new.to_lowercase();
        let Some(member) = tx.read().member(&mailbox(old))? else { return Ok(false) };
        let can_be = plain_address(&new).is_ok() && !self.settings.own.is_ours(&new);
        let moving = Move { address: member.address.clone(), other: new, back: false };
        let at = Moving { tx: &tx, settings: &self.settings, now };
        if !can_be || at.finish(&member, &moving)?.is_err() {
            return Ok(false);
        }
        tx.commit()?;
        Ok(true)
    }
}
