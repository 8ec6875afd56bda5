//! A player's own time: absences, reminders, their zone, and that they are there
//! again.

mod misread;

use super::{
    super::{
        DeskError,
        clocks::{Leave, Time, line, pass},
        load,
        table::AnyTable,
    },
    At, Judgement,
    time_lines::TimeLine,
    wishes::Wishes,
};
use crate::{
    letters::{ClockAnswer, Occasion},
    store::{Status, Verdict},
    timing::{Days, Reminders, read_zone},
};
use misread::Misread;

impl At<'_> {
    /// A mail shows that its player is there: nobody needs to play for them any
    /// longer, and nobody else may take their seat.
    pub(super) fn is_there(&self) -> Result<(), DeskError> {
        let tx = self.work.tx;
        let mut clock = tx.read().seat_clock(self.key)?;
        if clock.house || clock.missed > 0 {
            (clock.house, clock.missed) = (false, 0);
            tx.set_seat_clock(self.key, &clock)?;
        }
        Ok(tx.end_offers(self.key, self.work.now)?)
    }

    /// Does what players say about their time, then whatever else is in the mail.
    pub(super) fn own_time(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let work = self.work;
        // All of these lines or none.
        let answer = work.tx.attempt(|| {
            let mut answer = ClockAnswer::Zone;
            for line in &wishes.time {
                answer = self.time_line(line)?;
                if matches!(answer, ClockAnswer::Refused { .. }) {
                    return Ok((answer, false));
                }
            }
            Ok::<_, DeskError>((answer, true))
        })?;
        let refused = matches!(answer, ClockAnswer::Refused { .. });
        if !refused && (wishes.asks_something() || !wishes.said.own.is_empty()) {
            // The player's own orders come before a house player's.
            let judgement = work.seated(self.key, |at| at.business(wishes, saw))?;
            self.pass()?;
            return Ok(judgement);
        }
        self.pass()?;
        work.seated(self.key, |at| {
            let (verdict, why) = match &answer {
                ClockAnswer::Refused { sentence } => (Verdict::Refused, sentence.as_str()),
                ClockAnswer::Away(..)
                | ClockAnswer::Back
                | ClockAnswer::Remind
                | ClockAnswer::Zone
                | ClockAnswer::Letters
                | ClockAnswer::Asked => (Verdict::CarriedOut, "about the player's own time"),
            };
            at.answer_with(&Occasion::Clock(answer.clone()), verdict, why)
        })
    }

    /// A house player may have to answer at once, and others may have to be told.
    fn pass(&self) -> Result<(), DeskError> {
        let work = self.work;
        let Some(row) = work.tx.read().table(self.row.id)? else { return Ok(()) };
        if row.status == Status::Running
            && let Ok(mut table) = load(&work.settings.games, work.tx.read(), &row)?
        {
            pass(work.tx, work.settings, &row, &mut *table, work.now)?;
        }
        Ok(())
    }

    fn time_line(&self, said: &TimeLine) -> Result<ClockAnswer, DeskError> {
        let work = self.work;
        let mut time = Time::of(work.tx, work.settings, self.row, work.now)?;
        let seat = self.key.1;
        let refused = |why: Misread| Ok(ClockAnswer::Refused { sentence: why.sentence() });
        match said {
            TimeLine::Away(words, mode) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let days = match Days::parse(&words, time.today(seat)?) {
                    Ok(days) => days,
                    Err(error) => return refused(error.into()),
                };
                match time.leave(seat, Leave { days, mode: *mode })? {
                    Err(too_long) => refused(too_long.into()),
                    Ok(absence) => {
                        let away = line(self.table as &dyn AnyTable, &absence);
                        let left = time.days_left(seat);
                        Ok(away.map_or(ClockAnswer::Back, |away| ClockAnswer::Away(away, left)))
                    }
                }
            }
            TimeLine::Back => {
                time.back(seat)?;
                Ok(ClockAnswer::Back)
            }
            TimeLine::Remind(text) => match text.parse::<Reminders>() {
                Ok(reminders) => {
                    work.tx.set_reminders(self.address(), &reminders)?;
                    time.reckon()?;
                    Ok(ClockAnswer::Remind)
                }
                Err(error) => refused(error.into()),
            },
            TimeLine::Zone(text) => match read_zone(text) {
                Ok(zone) => {
                    work.tx.set_zone(self.address(), zone)?;
                    Ok(ClockAnswer::Zone)
                }
                Err(error) => refused(error.into()),
            },
        }
    }

    fn address(&self) -> &str {
        self.row.player(self.key.1).map_or("", |player| player.address.as_str())
    }
}
