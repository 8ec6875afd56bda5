//! Orders for seats: `as`, `default`, `skip`.

use super::{
    super::{clocks::Time, mending::GiveError},
    said::shown,
    session::{Done, Fail, Session, refuse},
};
use crate::{
    engine::{Author, Order, Seat, doubt::Doubt, order},
    timing::Silence,
};

/// What a moderator who plays is told instead of a reason that may contain a
/// secret.
const HIDDEN: &str = "that can't be ordered for that seat now; why is hidden from you, since you \
                      play at this table. The others will read that you tried";

impl Session<'_> {
    /// Gives orders for a seat as its player would write them.
    pub(super) fn act_as(&mut self, name: &str, orders: &str) -> Done {
        self.must_run()?;
        let seat = self.seat(name)?;
        let read = order::split(orders);
        self.check_meant(seat, &read)?;
        let (note, seed) = (self.note(), self.row.seed.clone());
        let taken = match self.table.give(seat, &read, &note, &seed) {
            Ok(taken) => taken,
            Err(GiveError::Entry(error)) => {
                return Err(Fail::Desk(super::super::DeskError::Entry(error)));
            }
            // A refusal may reveal what only that seat's player knows.
            Err(_) if self.who.seat.is_some() && !self.may_know_why(seat) => {
                return Err(Fail::Refused { sentence: HIDDEN.into(), tried: Some(seat) });
            }
            Err(GiveError::NotAwaited) => {
                let awaited = self.awaited();
                return Err(refuse(format!("{seat} is asked nothing; awaited: {awaited}")));
            }
            Err(GiveError::Order(order, _)) if !self.may_know_why(seat) => {
                return Err(refuse(format!(
                    "«{}» can't be ordered for {seat} now; whoever sees their secrets is told why \
                     (`not playing`, then `reveal`)",
                    shown(&order)
                )));
            }
            Err(GiveError::Order(order, error)) => {
                let rule = error.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                let meant = error.did_you_mean.map(|it| format!("; did you mean {it}?"));
                let meant = meant.unwrap_or_default();
                let order = shown(&order);
                return Err(refuse(format!("«{order}»: {}{rule}{meant}", error.sentence)));
            }
        };
        // Moderators know what they ordered, but not what plans did after it.
        let own = taken.given.join("; ");
        self.effects.touched.push(seat);
        self.moved(taken, &[seat])?;
        Ok(format!("Done for {seat}: {own}."))
    }

    /// A question is not an order, nor is a doubled no. Players' mails contain
    /// both, and a moderator may pass on their lines.
    fn check_meant(&self, seat: Seat, orders: &[Order]) -> Result<(), Fail> {
        let language = self.row.player(seat).map_or("en", |player| player.language.code());
        for order in orders {
            let Some(doubt) = self.table.doubt(order, language) else { continue };
            let why = match doubt {
                Doubt::Asks => "is a question",
                Doubt::Negated => "may say the opposite",
                Doubt::Talk => "may be no order but talk",
            };
            let order = shown(order.line.get(order.span()).unwrap_or(&order.line));
            return Err(refuse(format!(
                "«{order}» {why}: write the order itself, as a button of the letter would"
            )));
        }
        Ok(())
    }

    /// Whether this moderator may read why an order of that seat is refused.
    pub(super) fn may_know_why(&self, seat: Seat) -> bool {
        self.sees(seat) || !self.table.has_secrets()
    }

    /// Whether this moderator sees what belongs to that seat alone.
    pub(super) fn sees(&self, seat: Seat) -> bool {
        self.viewer().sees_secrets_of(seat)
    }

    /// Takes the default for a seat, or for all awaited.
    pub(super) fn take_default(&mut self, name: Option<&str>) -> Done {
        self.must_run()?;
        let only = name.map(|name| self.seat(name)).transpose()?;
        let awaiting = self.table.awaiting();
        let seats: Vec<(Seat, Option<u32>)> = awaiting
            .iter()
            .map(|it| (it.seat, self.table.asked_at(it.seat)))
            .filter(|(seat, _)| only.is_none_or(|only| only == *seat))
            .collect();
        if seats.is_empty() {
            let awaited = self.awaited();
            return Err(refuse(format!("nothing is asked of them; awaited: {awaited}")));
        }
        let mut done = Vec::new();
        for (seat, asked) in seats {
            // Another seat's default may have settled this one's question, or
            // asked it a new one.
            if asked.is_none() || self.table.asked_at(seat) != asked {
                continue;
            }
            let Some(order) = self.table.default_order(seat) else { continue };
            let (note, seed) = (self.note(), self.row.seed.clone());
            let by = Author::Moderator(Some(seat));
            let taken = self
                .table
                .act(by, seat, &order, Some(note), &seed)
                .map_err(|error| refuse(error.to_string()))?;
            self.effects.touched.push(seat);
            self.moved(taken, &[seat])?;
            let order = if self.may_know_why(seat) { order } else { "the default".to_owned() };
            done.push(format!("Done for {seat}: {order}."));
        }
        Ok(done.join("\n"))
    }

    /// What would happen if all deadlines came now. Says nothing that depends on
    /// chance or on a plan: it may still turn out differently.
    pub(super) fn predict(&self) -> Done {
        self.must_run()?;
        let time = Time::of(self.tx, self.settings, &self.row, self.now)?;
        let silence = self.tx.read().clock(self.row.id)?.silence;
        let mut told = Vec::new();
        for awaited in self.table.awaiting() {
            let seat = awaited.seat;
            let order = self.table.default_order(seat).filter(|_| self.may_know_why(seat));
            let default = order.unwrap_or_else(|| "the default of the rules".to_owned());
            let what = match silence {
                _ if time.sits_in(seat)? => "a house player answers".to_owned(),
                Silence::Wait => "nothing: the table waits on".to_owned(),
                Silence::Moderator => "you are told, and the table waits on".to_owned(),
                Silence::Default => format!("{default} is taken"),
                Silence::House => "a house player answers this once".to_owned(),
                Silence::HouseOn => "a house player plays until the player writes".to_owned(),
            };
            let player = self.player(seat);
            let decision = self.table.decision(awaited.decision);
            told.push(format!("{seat} ({player}), {decision}: {what}"));
        }
        if told.is_empty() {
            return Ok("Nobody is awaited.".to_owned());
        }
        Ok(format!("If all deadlines came now:\n{}", told.join("\n")))
    }
}
