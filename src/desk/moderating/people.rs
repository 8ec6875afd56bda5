//! Who sits where: `replace`, `address`, `bot`, `remove`; `addresses` and
//! `resend`.

use super::{
    super::{
        DeskError, clocks::house_name, inviting, notice, secrets::random_hex, writing::Writing,
    },
    said::Person,
    session::{Done, Fail, Session, refuse},
    voted::settle,
    who::{gave_word, may, moderates, seat_of},
};
use crate::{
    basics::{Language, Wanted, looks_like, person_name},
    engine::{Deed, Seat, Settled},
    letters::{self, Occasion},
    store::{Claim, SeatRow, Status},
};

impl Session<'_> {
    pub(super) fn replace(&mut self, seat: &str, by: &Person) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let seat = self.seat(seat)?;
        let called = by.called(seat.index());
        let name = person_name(&called).map_err(|error| refuse(error.to_string()))?.to_owned();
        let address = by.address.as_str();
        let others = || self.row.seats.iter().filter(|other| other.seat != seat);
        if seat_of(self.tx.read(), &self.row, address)?.is_some() {
            return Err(refuse("whoever has that address plays at this table already"));
        }
        if others().any(|other| looks_like(&other.name, &name)) {
            return Err(refuse(format!("another player at the table is called {name}")));
        }
        self.may_sit(address)?;
        self.may_be_asked(&name, address)?;
        let begun = self.row.status != Status::Waiting;
        if begun && !inviting::may_play(self.tx.read(), self.row.id, address)? {
            return self.ask_to_sit(seat, &Claim { address: address.to_owned(), name });
        }
        let language = by.language.unwrap_or(self.settings.language);
        let former = self.seat_change(seat, name.clone(), address.to_owned(), language)?;
        self.effects.seated.push((seat, former.clone()));
        self.do_deed(Deed::Replace { seat, former, name: name.clone() })?;
        Ok(format!("{name} plays {seat} from now on. Letters and plans of before are dead."))
    }

    /// Refuses an address from which nobody can play here.
    pub(super) fn may_sit(&self, address: &str) -> Result<(), Fail> {
        let reader = self.tx.read();
        if self.settings.own.is_ours(address) {
            return Err(refuse(format!("{address} is our own address")));
        }
        if gave_word(reader, self.row.id, address)? {
            return Err(refuse(
                "whoever has that address has given their word not to play at this table",
            ));
        }
        if inviting::wants_none(reader, address)? {
            return Err(refuse("whoever has that address wants no invitations from here"));
        }
        if reader.stopped()?.iter().any(|(stopped, _)| stopped == address) {
            return Err(refuse(format!(
                "letters to {address} come back, so nothing is sent there; a mail from there, or \
                 `monsoon queue retry all`, ends that"
            )));
        }
        Ok(())
    }

    /// Refuses somebody who is not to be asked whether they want to play here.
    pub(super) fn may_be_asked(&self, name: &str, address: &str) -> Result<(), Fail> {
        let reader = self.tx.read();
        let why = inviting::not_to_be_asked(reader, &self.row, (name, address), self.now)?;
        why.map_or(Ok(()), |why| Err(refuse(why)))
    }

    /// Everybody at this table has said that they want to play, and so must whoever comes
    /// later. Until then the seat is whose it was.
    fn ask_to_sit(&self, seat: Seat, claim: &Claim) -> Done {
        let (tx, settings, table) = (self.tx, self.settings, self.row.id);
        let code = random_hex::<12>()?;
        tx.offer_to((table, seat), claim, &code, self.now)?;
        let (reply_to, title) = (settings.own.with_token(&code), self.table.title());
        let rendered = letters::asked_to_sit(table, title, &reply_to, settings.language);
        notice::ask_newcomer(tx, settings, table, &claim.address, rendered, &code, self.now)?;
        Ok(format!(
            "Everybody at this table said yes before it began, so {} is asked first, and plays {seat} \
             once they say so. Until then nothing changes.",
            claim.name
        ))
    }

    /// Changes the address at which the same player is written to.
    pub(super) fn address(&mut self, seat: &str, address: &str) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let seat = self.seat(seat)?;
        let gone = || DeskError::Fault("a seat is missing".into());
        let old = self.row.player(seat).cloned().ok_or_else(gone)?;
        self.must_have_player(seat)?;
        if old.address == address {
            return Err(refuse(format!("that is the address of {} already", old.name)));
        }
        // Another address that is already theirs is fine.
        let whose = seat_of(self.tx.read(), &self.row, address)?;
        if whose.is_some_and(|of| of != seat) {
            return Err(refuse("another player at this table has that address"));
        }
        // Moderators who play see no more than their seat, so we must know that it
        // is them.
        if self.settings.moderators.iter().any(|it| it.to_lowercase() == old.address) {
            return Err(refuse(format!(
                "{name} moderates for the house under that address, so `[moderators]` must name \
                 another one first; whoever else is to sit there, `replace {seat} with NAME \
                 <ADDRESS>` seats them",
                name = old.name
            )));
        }
        self.may_sit(address)?;
        // As a moderator the new address could read that player's letters
        // unnoticed.
        let (reader, table) = (self.tx.read(), self.row.id);
        if whose.is_none() && moderates(reader, self.settings, table, address)? {
            return Err(refuse(format!(
                "whoever has that address moderates this table. If it is {name}'s own, they write \
                 from it to their reply address first, and say yes to what we ask then; if \
                 somebody else is to play, `replace {seat} with NAME <ADDRESS>` tells everybody so",
                name = old.name
            )));
        }
        if whose.is_none() {
            self.may_be_asked(&old.name, address)?;
        }
        self.tx.move_player((table, seat), &old.address, address, self.now)?;
        self.end_former(&old.address)?;
        self.reload()?;
        if self.row.status != Status::Waiting {
            notice::moved(self.tx, self.settings, &self.row, &old, &self.note(), self.now)?;
        }
        self.effects.told.push(seat);
        let name = (self.row.status == Status::Waiting).then(|| old.name.clone());
        self.do_deed(Deed::Address { seat, name })?;
        Ok(format!(
            "{} ({seat}) is written to at {address} from now on, and heard from there. Name, \
             language, plans and reply address are as they were.",
            old.name
        ))
    }

    /// If the player already moderates under the new address, they stop moderating
    /// under the old one: it is no longer a player's, and could see more than
    /// their seat.
    fn end_former(&self, old: &str) -> Result<(), DeskError> {
        let known = self.tx.read().moderators(self.row.id)?;
        if known.iter().any(|row| row.address == old) {
            self.tx.end_moderator(self.row.id, old, &random_hex::<12>()?)?;
        }
        Ok(())
    }

    /// Gives a seat to somebody else, or to nobody if the address is empty, and
    /// tells the former player. Returns the former player's name.
    fn seat_change(
        &mut self,
        seat: Seat,
        name: String,
        address: String,
        language: Language,
    ) -> Result<String, DeskError> {
        let gone = || DeskError::Fault("a seat is missing".into());
        let old = self.row.player(seat).cloned().ok_or_else(gone)?;
        if !old.address.is_empty() && self.row.status != Status::Waiting {
            let by = name.clone();
            let writing = Writing::new(self.tx, self.settings, &self.row, &*self.table, self.now);
            writing.letter(seat, &Occasion::Replaced { by }, None)?;
        }
        let token = random_hex::<12>()?;
        let new = SeatRow {
            name,
            address,
            language,
            english_orders: false,
            wanted: Wanted::default(),
            token,
            ..old.clone()
        };
        let proposal = self.tx.read().proposal_by((self.row.id, seat))?;
        self.tx.replace_player(self.row.id, &new, self.now)?;
        if let Some(open) = proposal {
            // Those who have voted on it hear that it comes to nothing.
            settle(self.tx, &*self.table, &open, (Settled::Void, Vec::new()), self.now)?;
        }
        if !new.address.is_empty() {
            self.tx.keep_habits((self.row.id, seat), &new.address)?;
        }
        self.reload()?;
        Ok(old.name)
    }

    /// Refuses if a house player has the seat for good.
    pub(super) fn must_have_player(&self, seat: Seat) -> Result<(), Fail> {
        if self.row.player(seat).is_some_and(|player| player.address.is_empty()) {
            return Err(refuse(format!(
                "a house player plays {seat}; `replace {seat} with NAME <ADDRESS>` seats somebody"
            )));
        }
        Ok(())
    }

    fn house_plays(&self, seat: Seat, house: bool) -> Result<(), DeskError> {
        let key = (self.row.id, seat);
        let mut clock = self.tx.read().seat_clock(key)?;
        clock.house = house;
        Ok(self.tx.set_seat_clock(key, &clock)?)
    }

    pub(super) fn bot(&mut self, seat: &str) -> Done {
        let seat = self.seat(seat)?;
        self.bot_for(seat)
    }

    pub(super) fn bot_for(&mut self, seat: Seat) -> Done {
        self.must_run()?;
        self.must_have_player(seat)?;
        self.house_plays(seat, true)?;
        self.effects.told.push(seat);
        self.do_deed(Deed::Bot { seat })?;
        Ok(format!("A house player plays {seat} until {} writes.", self.player(seat)))
    }

    pub(super) fn bot_off(&mut self, seat: Seat) -> Done {
        self.must_run()?;
        self.must_have_player(seat)?;
        self.house_plays(seat, false)?;
        self.effects.told.push(seat);
        self.do_deed(Deed::BotOff { seat })?;
        Ok(format!("No house player plays {seat} any more; {} does.", self.player(seat)))
    }

    pub(super) fn remove(&mut self, seat: &str) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let seat = self.seat(seat)?;
        self.must_have_player(seat)?;
        let name = house_name(seat);
        let former = self.seat_change(seat, name, String::new(), self.settings.language)?;
        self.do_deed(Deed::Remove { seat, former: former.clone() })?;
        Ok(format!(
            "{former} has left; a house player plays {seat}. `replace {seat} with NAME <ADDRESS>` \
             seats somebody."
        ))
    }

    pub(super) fn addresses(&mut self) -> Done {
        let lines: Vec<String> = self
            .row
            .seats
            .iter()
            .zip(self.table.seats().iter())
            .map(|(player, seat)| format!("{seat}: {} <{}>", player.name, player.address))
            .collect();
        self.do_deed(Deed::Addresses)?;
        let known = self.tx.read().moderators(self.row.id)?;
        let known = known.into_iter().filter(|row| may(self.settings, row));
        let moderators: Vec<String> = known
            .map(|row| {
                let of = if row.own { "this table's" } else { "the house's" };
                format!("moderator: {} <{}> ({of})", row.name, row.address)
            })
            .collect();
        Ok(format!(
            "{}\n{}\n\n`address SEAT ADDRESS` changes a player's. Your own: `moderator add` the new one, \
             then, from there, `moderator remove` the old one.",
            lines.join("\n"),
            moderators.join("\n")
        ))
    }

    pub(super) fn resend(&mut self, name: Option<&str>) -> Done {
        self.must_run()?;
        let seats: Vec<Seat> = match name {
            Some(name) => vec![self.seat(name)?],
            None => self.table.awaiting().iter().map(|awaited| awaited.seat).collect(),
        };
        seats.iter().try_for_each(|&seat| self.must_have_player(seat))?;
        if seats.is_empty() {
            return Err(refuse("nobody is awaited; name a seat"));
        }
        for &seat in &seats {
            self.do_deed(Deed::Resend { seat })?;
        }
        let named: Vec<&str> = seats.iter().map(|seat| seat.colour()).collect();
        let text = format!("Their letter goes to {} again.", named.join(", "));
        self.effects.again.extend(seats);
        Ok(text)
    }
}
