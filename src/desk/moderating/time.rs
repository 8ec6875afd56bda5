//! The table's time: `start`, `pause`, `resume`, `deadline`, `clock`.

use super::{
    super::{DeskError, clocks::Time, inviting},
    Until,
    session::{Done, Session, refuse},
};
use crate::{
    engine::{Deed, Seat},
    store::{Fixed, Status, WaitRow},
    timing::{Rule, Stop, read_moment},
};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

/// The furthest ahead that a deadline may be.
const FURTHEST: TimeDelta = TimeDelta::days(731);

impl Session<'_> {
    pub(super) fn start(&mut self) -> Done {
        if self.row.status != Status::Waiting {
            return Err(refuse("the table has begun"));
        }
        let missing = inviting::missing(self.tx, &self.row)?.unwrap_or_default();
        if !missing.is_empty() {
            return Err(refuse(format!(
                "nobody plays who did not say yes, and not yet heard from: {}; `seat drop` leaves \
                 somebody out",
                missing.join(", ")
            )));
        }
        self.tx.set_status(self.row.id, Status::Running, None)?;
        self.reload()?;
        self.do_deed(Deed::Start)?;
        self.effects.welcome = true;
        Ok("The game begins; everybody gets the first letter.".to_owned())
    }

    pub(super) fn pause(&mut self, until: Option<&str>) -> Done {
        self.must_run()?;
        if self.row.status == Status::Paused {
            let why = self.row.why.clone().unwrap_or_default();
            return Err(refuse(format!("the table is paused already: {why}")));
        }
        let zone = self.zone()?;
        let until = until.map(|words| read_moment(words, zone, self.now)).transpose();
        self.pause_until(until.map_err(refuse)?, zone)
    }

    /// The same until this moment, told in a zone.
    pub(super) fn pause_until(&mut self, until: Option<DateTime<Utc>>, zone: Tz) -> Done {
        self.do_deed(match until {
            None => Deed::Pause,
            Some(at) => Deed::PauseUntil { until: at.format("%Y-%m-%d %H:%M UTC").to_string() },
        })?;
        let why = self.note().reason;
        let why = match why {
            _ if self.vote => "the players agreed to pause".to_owned(),
            why if why.is_empty() => "a moderator paused it".to_owned(),
            why => why,
        };
        self.tx.set_status(self.row.id, Status::Paused, Some(&why))?;
        if let Some(at) = until {
            self.tx.resume_at(self.row.id, at)?;
        }
        self.tx.add_stop(Some(self.row.id), Stop { from: self.now, to: None }, "paused")?;
        self.reload()?;
        self.reckon()?;
        self.effects.all = true;
        let ends = match until {
            None => "`resume` goes on.".to_owned(),
            Some(at) => format!(
                "It goes on by itself at {} ({zone}); `resume` goes on before that.",
                at.with_timezone(&zone).format("%Y-%m-%d %H:%M")
            ),
        };
        Ok(format!(
            "Paused: no order is carried out, and clocks stand still. What players send meanwhile is \
             kept as a plan. {ends}"
        ))
    }

    /// The zone that this moderator's dates are in: their own if they have named
    /// one, or else that of the table's clock, or else the server's.
    fn zone(&self) -> Result<Tz, DeskError> {
        if let Some(zone) = self.tx.read().zone_of(&self.who.row.address)? {
            return Ok(zone);
        }
        let rule = self.tx.read().clock(self.row.id)?.rule.zone();
        Ok(if rule == Tz::UTC { self.settings.clock.zone } else { rule })
    }

    pub(super) fn resume(&mut self) -> Done {
        if self.row.status != Status::Paused {
            return Err(refuse("the table is not paused"));
        }
        self.go_on(Deed::Resume)?;
        Ok("It goes on.".to_owned())
    }

    /// Resumes a paused table when its time has come; everybody is told.
    pub(in super::super) fn pause_is_over(mut self) -> Result<(), DeskError> {
        self.go_on(Deed::PauseOver)?;
        self.letters()
    }

    fn go_on(&mut self, deed: Deed) -> Result<(), DeskError> {
        let paused = self.tx.read().paused_since(self.row.id)?;
        self.tx.set_status(self.row.id, Status::Running, None)?;
        self.tx.end_stops(self.row.id, self.now)?;
        // A deadline set by hand stood still, too.
        for mut wait in self.tx.read().waits(self.row.id)? {
            if let (Some(Fixed::At(at)), Some(since)) = (wait.fixed, paused) {
                wait.fixed = Some(Fixed::At(at + (self.now - since).max(TimeDelta::zero())));
                Time::of(self.tx, self.settings, &self.row, self.now)?.put(wait)?;
            }
        }
        self.reload()?;
        self.reckon()?;
        // Now plans do what they would have done meanwhile.
        self.do_deed(deed)?;
        self.effects.all = true;
        Ok(())
    }

    fn reckon(&self) -> Result<(), DeskError> {
        Time::of(self.tx, self.settings, &self.row, self.now)?.reckon()
    }

    pub(super) fn deadline(&mut self, name: Option<&str>, until: Until) -> Done {
        self.must_run()?;
        let only = name.map(|name| self.seat(name)).transpose()?;
        let furthest = self.now + FURTHEST;
        let too_far = match until {
            Until::At(at) if at <= self.now => {
                let now = self.now.format("%Y-%m-%d %H:%M");
                return Err(refuse(format!("that time is over; it is {now} UTC")));
            }
            Until::At(at) => at > furthest,
            Until::More(span) => span.delta() > FURTHEST,
            Until::Off => false,
        };
        if too_far {
            return Err(refuse("a deadline may lie two years ahead at most"));
        }
        let has_clock = self.tx.read().clock(self.row.id)?.rule != Rule::default();
        let mut seats = Vec::new();
        for mut wait in self.tx.read().waits(self.row.id)? {
            let Some(seat) = self.table.seats().get(wait.seat.index()) else { continue };
            if only.is_some_and(|only| only != seat) {
                continue;
            }
            match until {
                Until::Off => wait.fixed = Some(Fixed::Off),
                Until::At(at) => wait.fixed = Some(Fixed::At(at)),
                Until::More(span) => {
                    // A player whose time is up gets it from now on.
                    let from = wait.by.filter(|by| wait.over.is_none() && *by > self.now);
                    match (from, wait.fixed, wait.by) {
                        // The clock stands still: this counts once it runs again.
                        (_, None, None) if has_clock && wait.over.is_none() => {
                            wait.more += span.delta();
                        }
                        (_, _, None) => {
                            return Err(refuse(format!(
                                "{seat} has no deadline that could be moved; name a time, such as \
                                 2026-12-01 18:00"
                            )));
                        }
                        (Some(_), None, _) => wait.more += span.delta(),
                        (from, _, _) => {
                            let from = from.unwrap_or(self.now);
                            wait.fixed = Some(Fixed::At(from + span.delta()));
                        }
                    }
                }
            }
            wait.over = None;
            wait.reminded.clear();
            Time::of(self.tx, self.settings, &self.row, self.now)?.put(wait)?;
            seats.push(seat);
        }
        if seats.is_empty() {
            let awaited = self.awaited();
            return Err(refuse(format!("nobody of that name is awaited; awaited: {awaited}")));
        }
        let until = match until {
            Until::More(span) => format!("+{span}"),
            Until::At(at) => at.format("%Y-%m-%d %H:%M UTC").to_string(),
            Until::Off => "off".to_owned(),
        };
        let named: Vec<&str> = seats.iter().map(|seat| seat.colour()).collect();
        let text = format!("The deadline of {}: {until}.", named.join(", "));
        self.effects.told.extend(seats.iter().copied());
        let all: Vec<Seat> = if only.is_none() { Vec::new() } else { seats };
        self.do_deed(Deed::Deadline { seats: all, until })?;
        Ok(text)
    }

    pub(super) fn clock(&mut self, rule: Rule) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let mut clock = self.tx.read().clock(self.row.id)?;
        let text = rule.to_string();
        let former = std::mem::replace(&mut clock.rule, rule).to_string();
        self.tx.set_clock(self.row.id, &clock)?;
        // Awaited players have the new time from now on.
        let time = Time::of(self.tx, self.settings, &self.row, self.now)?;
        for wait in self.tx.read().waits(self.row.id)? {
            time.put(WaitRow {
                since: self.now,
                over: None,
                reminded: Vec::new(),
                more: TimeDelta::zero(),
                ..wait
            })?;
        }
        let awaited = self.table.awaiting();
        self.effects.told.extend(awaited.iter().map(|awaited| awaited.seat));
        self.do_deed(Deed::Clock { rule: text.clone(), former: Some(former) })?;
        Ok(format!("The clock is {text} from now on."))
    }
}
