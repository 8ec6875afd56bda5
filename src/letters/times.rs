//! What a letter says about time besides the question: until when an answer is
//! awaited and what happens then, who is away, who a house player plays for.

use super::clock::{AwaitedSince, AwayLine, MadeBy, MadeFor, MyTime, Then};
use super::dates::Dates;
use super::frame::Block;
use super::pages::Pages;
use super::rich::{Line, order, strong};
use super::scene::Scene;
use super::{moderated, words::Arg};
use crate::{
    engine::{Seat, Seats},
    timing::AwayMode,
};
use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};

/// How many moves made for others are listed.
const MOST_MADE: usize = 12;

impl<V> Scene<'_, V> {
    /// Dates in the reader's words and zone.
    pub(crate) fn dates(&self) -> Dates<'_> {
        Dates { words: self.words, zone: self.envelope.clock.zone }
    }

    /// When the letter is written, if it mentions time.
    pub(crate) fn now(&self) -> Option<DateTime<Utc>> {
        self.envelope.clock.now
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.envelope.seat == Some(seat)
    }
}

/// Until when the reader may answer, and what happens if they do not. In small print where
/// the figures beside the question have the moment.
pub(crate) fn mine<V: Pages>(scene: &Scene<'_, V>, again: bool) -> Vec<Block> {
    let (Some(now), Some(mine)) = (scene.now(), &scene.envelope.clock.mine) else {
        return Vec::new();
    };
    if !scene.view.stands().asked {
        return Vec::new();
    }
    let due = due(scene, now, mine).into();
    let mut blocks = vec![if again { Block::Small(due) } else { Block::Para(due) }];
    blocks.extend(then(scene, now, mine).map(|line| Block::Small(line.into())));
    blocks
}

fn due<V>(scene: &Scene<'_, V>, now: DateTime<Utc>, mine: &MyTime) -> String {
    let mut told = Vec::new();
    if mine.stopped {
        told.push(scene.plain("clock-stopped"));
    }
    // Nobody knows when a paused table resumes, so no deadline holds.
    let Some(by) = mine.by.filter(|_| !is_paused(scene, mine)) else {
        if !mine.stopped {
            told.push(scene.plain("clock-no-deadline"));
        }
        return told.join(" ");
    };
    let left = by - now;
    let late = left <= TimeDelta::zero();
    let args: [Arg<'_>; 2] = [
        ("when", strong(&scene.dates().full(by)).into()),
        ("left", strong(&scene.dates().length(left)).into()),
    ];
    told.push(match (late, mine.stopped) {
        (true, _) => scene.say("clock-was-due", &args),
        (false, true) => scene.say("clock-due-stopped", &args),
        (false, false) => scene.say("clock-due", &args),
    });
    told.extend(mine.bank.map(|bank| in_bank(scene, bank, late && !mine.stopped)));
    told.join(" ")
}

fn is_paused<V>(scene: &Scene<'_, V>, mine: &MyTime) -> bool {
    mine.stopped && scene.envelope.clock.paused
}

fn in_bank<V>(scene: &Scene<'_, V>, bank: TimeDelta, runs: bool) -> String {
    if bank <= TimeDelta::zero() {
        return scene.plain("clock-bank-empty");
    }
    let key = if runs { "clock-bank-runs" } else { "clock-bank" };
    scene.say(key, &[("left", strong(&scene.dates().length(bank)).into())])
}

/// Who else is awaited.
pub(crate) fn awaited<V: Pages>(scene: &Scene<'_, V>) -> Vec<Seat> {
    let all = Seats::new(scene.envelope.names.len());
    let others = all.into_iter().flat_map(Seats::iter);
    others.filter(|seat| !scene.is_reader(*seat) && scene.view.stands().awaits(*seat)).collect()
}

/// Until when an answer is awaited, among the figures beside the question.
#[must_use]
pub fn due_fact<V: Pages>(scene: &Scene<'_, V>) -> Option<(String, Line)> {
    let mine = scene.envelope.clock.mine.as_ref().filter(|mine| !is_paused(scene, mine))?;
    let by = mine.by.filter(|_| scene.now().is_some())?;
    let key = if scene.now()? < by { "clock-by-name" } else { "clock-late-name" };
    Some((scene.plain(key), strong(&scene.dates().short(by)).into()))
}

/// What happens if nobody answers; `None` if there is no deadline to miss.
fn then<V: Pages>(scene: &Scene<'_, V>, now: DateTime<Utc>, mine: &MyTime) -> Option<String> {
    let late = mine.by.is_some_and(|by| by <= now)
        && mine.bank.is_none_or(|bank| bank <= TimeDelta::zero());
    let unless = || {
        let late = if late { "yes" } else { "no" };
        scene.say("clock-unless", &[("late", late.into())])
    };
    let key = match mine.then {
        // That there is none has been said.
        Then::Wait if mine.by.is_none() => return None,
        Then::Wait => return Some(scene.plain("clock-then-wait")),
        Then::Default | Then::House | Then::HouseOn | Then::Moderator
            if mine.by.is_none() || is_paused(scene, mine) =>
        {
            return None;
        }
        Then::Default => {
            let (what, text) = V::default(scene)?;
            let args: [Arg<'_>; 3] = [
                ("unless", unless().into()),
                ("what", what.into()),
                ("order", scene.order(&text).into()),
            ];
            return Some(scene.say("clock-then-default", &args));
        }
        Then::House => "clock-then-house",
        Then::HouseOn => "clock-then-house-on",
        Then::Moderator => "clock-then-moderator",
    };
    Some(scene.say(key, &[("unless", unless().into())]))
}

/// Since when and until when somebody is awaited, to follow their name.
pub(crate) fn since<V>(scene: &Scene<'_, V>, seat: Seat) -> String {
    let clock = &scene.envelope.clock;
    let awaited = clock.awaited.iter().find(|awaited| awaited.seat == seat);
    let (Some(now), Some(awaited)) = (clock.now, awaited) else { return String::new() };
    let since = scene.say("clock-since", &[("day", scene.dates().day(awaited.since).into())]);
    let by = awaited.by.filter(|_| !clock.paused).map(|by| {
        let key = if by <= now { "clock-was" } else { "clock-by" };
        scene.say(key, &[("when", scene.dates().brief(by).into())])
    });
    let told: Vec<String> = std::iter::once(since).chain(by).collect();
    format!(" ({})", told.join(", "))
}

/// Which zone other players' times are in, unless the question says so.
pub(crate) fn zone_note<V>(scene: &Scene<'_, V>, asked: bool) -> Option<String> {
    let clock = &scene.envelope.clock;
    let others = |seat: Seat| !scene.is_reader(seat);
    let timed = |it: &AwaitedSince| it.by.is_some() && others(it.seat);
    let shown = !clock.paused && clock.awaited.iter().any(timed);
    let named = asked && clock.mine.as_ref().is_some_and(|mine| mine.by.is_some());
    (clock.now.is_some() && shown && !named)
        .then(|| scene.say("clock-zone", &[("zone", clock.zone.name().into())]))
}

/// Who is away (not in a short letter, which may be about just that), who a house
/// player plays for, and whether all clocks stand still.
pub(crate) fn circumstances<V>(scene: &Scene<'_, V>, absences: bool) -> Vec<Block> {
    let clock = &scene.envelope.clock;
    if clock.now.is_none() {
        return Vec::new();
    }
    let mut told = Vec::new();
    let mut blocks = Vec::new();
    if clock.paused {
        blocks.extend(moderated::paused(scene));
    }
    if absences {
        told.extend(clock.away.iter().map(|line| away(scene, line)));
    }
    let others: Vec<Seat> =
        clock.house.iter().copied().filter(|seat| !scene.is_reader(*seat)).collect();
    if !others.is_empty() {
        told.push(scene.say("house-for", &[("players", scene.everyone(others).into())]));
    }
    if clock.house.iter().any(|seat| scene.is_reader(*seat)) {
        told.push(scene.plain("house-for-you"));
    }
    blocks.extend(told.into_iter().map(|told| Block::Small(told.into())));
    blocks
}

/// An absence as a sentence.
pub(crate) fn away<V>(scene: &Scene<'_, V>, line: &AwayLine) -> String {
    let key = match (scene.is_reader(line.seat), line.mode) {
        (false, AwayMode::Slide) => "away-slide",
        (false, AwayMode::House) => "away-house",
        (false, AwayMode::Plans) => "away-plans",
        (true, AwayMode::Slide) => "away-you-slide",
        (true, AwayMode::House) => "away-you-house",
        (true, AwayMode::Plans) => "away-you-plans",
    };
    let span = scene.dates().span(line.from, line.to);
    let mut args: Vec<Arg<'_>> = vec![("span", strong(&span).into())];
    args.push(("player", scene.who(line.seat).into()));
    scene.say(key, &args)
}

/// The moves that others made in a player's place, for the top of the news.
pub(crate) fn made<V>(scene: &Scene<'_, V>) -> Vec<Line> {
    let made = &scene.envelope.made;
    let more = made.len().saturating_sub(MOST_MADE);
    let mut lines: Vec<Line> =
        made.iter().skip(more).map(|made| made_for(scene, made).into()).collect();
    if more > 0 {
        lines.push(scene.say("made-more", &[("count", more.into())]).into());
    }
    lines
}

fn made_for<V>(scene: &Scene<'_, V>, made: &MadeFor) -> String {
    let yours = scene.is_reader(made.seat);
    let key = match (made.by, yours, made.order.is_empty()) {
        (MadeBy::Default, false, false) => "made-default",
        (MadeBy::Default, false, true) => "made-default-sealed",
        (MadeBy::Default, true, false) => "made-default-you",
        (MadeBy::Default, true, true) => "made-default-you-sealed",
        (MadeBy::House, false, false) => "made-house",
        (MadeBy::House, false, true) => "made-house-sealed",
        (MadeBy::House, true, false) => "made-house-you",
        (MadeBy::House, true, true) => "made-house-you-sealed",
    };
    let args: [Arg<'_>; 2] =
        [("player", scene.who(made.seat).into()), ("order", scene.order(&made.order).into())];
    scene.say(key, &args)
}

/// The words above a question that was asked before.
pub(crate) fn reminder<V>(scene: &Scene<'_, V>, daily: u32) -> Vec<Block> {
    let mut told = vec![if daily == 0 {
        scene.plain("remind-soon")
    } else {
        scene.say("remind-late", &[("days", daily.into())])
    }];
    let clock = &scene.envelope.clock;
    let asked = clock.awaited.iter().find(|it| scene.is_reader(it.seat));
    if let (Some(_), Some(asked)) = (clock.now, asked) {
        let day = scene.dates().day(asked.since);
        told.push(scene.say("remind-since", &[("day", day.into())]));
    }
    let mut blocks = vec![Block::Para(told.join(" ").into())];
    if daily > 0 {
        let absence = order(&example_absence(scene));
        let away = scene.say("remind-away", &[("order", absence.into())]);
        blocks.push(Block::Small(away.into()));
    }
    blocks
}

/// An example of announcing an absence: a week from today, if today is known.
pub(crate) fn example_absence<V>(scene: &Scene<'_, V>) -> String {
    let zone = scene.envelope.clock.zone;
    let today = scene.now().map(|now| now.with_timezone(&zone).date_naive());
    let week = |from: NaiveDate| Some((from, from.checked_add_days(Days::new(7))?));
    match today.and_then(week) {
        Some((from, to)) => format!("away {from} to {to}"),
        None => "away 2026-12-20 to 2027-01-03".to_owned(),
    }
}
