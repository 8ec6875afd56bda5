//! What a letter says about time.

use super::{
    super::{DeskError, table::AnyTable},
    Time,
    absences::{AHEAD, line},
};
use crate::{
    engine::{Seat, Viewer},
    letters::{AwaitedSince, ClockPage, ClockSettings, MyTime, PausePage, Then},
    store::Status,
    timing::Silence,
};

impl Time<'_> {
    /// The part of a seat's letter that is about time.
    pub fn page(&self, table: &dyn AnyTable, reader: Seat) -> Result<ClockPage, DeskError> {
        let seat = self.seat(reader)?;
        let waits = self.tx.read().waits(self.row.id)?;
        let has_bank = !self.clock.rule.bank().is_zero();
        let mine = waits.iter().find(|wait| wait.seat == reader);
        let mine = mine.map(|wait| MyTime {
            by: self.told(wait, &seat),
            bank: has_bank.then(|| self.bank_left(wait, &seat)),
            then: match self.clock.silence {
                Silence::Wait => Then::Wait,
                Silence::Default => Then::Default,
                Silence::House => Then::House,
                Silence::HouseOn => Then::HouseOn,
                Silence::Moderator => Then::Moderator,
            },
            stopped: self.is_stopped(reader),
        });
        let awaited = waits.iter().filter_map(|wait| {
            let seat = table.seats().get(wait.seat.index())?;
            Some(AwaitedSince { seat, since: wait.since, by: wait.by })
        });
        let soon = self.now + AHEAD;
        let away = self.absences.iter().filter(|it| it.to > self.now && it.from < soon);
        let mut house = Vec::new();
        for seat in table.seats().iter() {
            // A house player that has a seat for good is called so.
            let is_theirs = self.row.player(seat).is_some_and(|it| !it.address.is_empty());
            if is_theirs && self.sits_in(seat)? {
                house.push(seat);
            }
        }
        let own = self.absences.iter().filter(|it| it.seat == reader && it.to > self.now);
        let paused = self.row.status == Status::Paused;
        Ok(ClockPage {
            zone: self.zone(&seat),
            now: Some(self.now),
            mine,
            awaited: awaited.collect(),
            away: away.filter_map(|absence| line(table, absence)).collect(),
            house,
            paused,
            pause: paused.then(|| self.pause(table, reader)).flatten(),
            settings: Some(ClockSettings {
                reminders: self.reminders(&seat).to_string(),
                away: own.filter_map(|absence| line(table, absence)).collect(),
                days_left: Some(self.days_left(reader)),
                bank: has_bank.then_some(seat.bank),
                wanted: self.row.player(reader).map(|it| it.wanted).unwrap_or_default(),
            }),
        })
    }

    /// The pause that a moderator ordered; `None` if the table is stopped for
    /// another reason.
    fn pause(&self, table: &dyn AnyTable, reader: Seat) -> Option<PausePage> {
        let deeds = table.deed_lines(Viewer::Seat(reader), 0);
        let mut deeds = deeds.into_iter().rev().map(|(_, deed)| deed);
        let last = deeds.find(|deed| deed.what.pauses().is_some())?;
        let ordered = last.what.pauses() == Some(true);
        ordered.then_some(PausePage { until: self.row.resumes, reason: last.reason })
    }
}
