//! `monsoon demo --year`: a year of slow play in a minute.
//!
//! Many tables of all games are played in memory, by the same desk that the daemon
//! uses, on a simulated clock. Their players answer fast, slowly, late, only when
//! reminded, or never; they go away and quit; others take offered seats. The daemon
//! fails now and then, and its clock is set forward and back. The result is summed
//! up, and checked: no seat waited unnoticed, nobody was reminded more often than
//! they asked for, and no failure cost a player a turn.

pub(in crate::cli) mod growth;
mod players;
mod report;

use super::{Demo, config_in, progress_bar};
use crate::{
    archive::{GameName, Shelved, tables::edition_of},
    basics::TableId,
    cli::print_json,
    cli::scratch,
    clock::Clock,
    desk::{Desk, Games, NewSeat, NewTable, Received, Report as Sending, Settings},
    engine::{Dice, TableSeed},
    mail::{Incoming, Source},
    store::{Status, Store, Verdict},
};
use anyhow::{Context, Result, bail};
use chrono::{DateTime, TimeDelta, Utc};
use growth::{Growth, MONTH, Month};
use players::{Habit, Player, Post};
use report::Year;
use std::{
    collections::BTreeMap,
    path::Path,
    process::ExitCode,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Instant,
};

/// The number of tables per desk. A desk keeps all its letters in memory.
const AT_A_DESK: u32 = 25;

/// How often the clocks are checked.
const STEP: TimeDelta = TimeDelta::hours(1);

/// The daemon's failures: the day each begins and its length in hours. Long and
/// short, and over both nights on which Europe changes its clocks.
const OUTAGES: [(i64, i64); 5] = [(20, 30), (82, 26), (150, 190), (230, 3), (292, 30)];

/// The days on which the clock is set, and by how many hours.
const SET: [(i64, i64); 2] = [(40, 3), (41, -3)];

/// The pace and the policy on silence, table by table.
const CLOCKS: [&str; 6] = [
    "48h, grace 6h",
    "24h Mon-Fri Europe/Warsaw, first 3d, grace 12h",
    "Tue,Fri 20:00 Europe/Warsaw",
    "12h, bank 10d",
    "72h, grace 1d",
    "daily 20:00 America/New_York, notice 10h",
];
const SILENCES: [&str; 5] = ["default", "house", "house-on", "wait", "moderator"];

/// Which games, and with how many players: the games in turn, each in its editions
/// and with every number of players.
fn kinds(games: &Games) -> Vec<(&'static str, usize)> {
    let mut kinds: BTreeMap<&str, Vec<(&'static str, usize)>> = BTreeMap::new();
    for GameName { name, players: (fewest, most), .. } in games.iter().map(Shelved::name) {
        let each = (*fewest..=*most).map(|players| (*name, players));
        kinds.entry(edition_of(name).0).or_default().extend(each);
    }
    let rounds = kinds.values().map(Vec::len).max().unwrap_or_default();
    let round = |round| kinds.values().filter_map(move |kinds| kinds.iter().cycle().nth(round));
    (0..rounds).flat_map(round).copied().collect()
}

/// Plays the year and prints the result.
pub fn run(demo: &Demo, games: &Games) -> Result<ExitCode> {
    let year = play(demo, games)?;
    if demo.json {
        print_json(&year)?;
    } else {
        year.print();
    }
    Ok(if year.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// How the database of so many tables grows in a year, in a folder on this disk.
pub(in crate::cli) fn grow(
    games: &Games,
    (tables, seed): (u32, &str),
    disk: &Path,
) -> Result<Vec<Month>> {
    let demo = Demo {
        game: String::new(),
        players: 0,
        seed: seed.to_owned(),
        games: tables,
        options: vec![],
        out: None,
        report: false,
        year: true,
        growth: Some(disk.to_owned()),
        json: false,
    };
    let year = play(&demo, games)?;
    if let Some(fault) = year.faults.first() {
        bail!("{} faults: {fault}", year.faults.len());
    }
    Ok(year.months)
}

fn play(demo: &Demo, games: &Games) -> Result<Year> {
    let begun = Instant::now();
    let bar = progress_bar(demo.json);
    // What grows is one database.
    let at_a_desk = if demo.growth.is_some() { demo.games } else { AT_A_DESK };
    let desks = demo.games.div_ceil(at_a_desk);
    bar.set_length(u64::from(desks) * 365);
    let next = AtomicU32::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let worker = || -> Result<Year> {
        let mut year = Year::default();
        loop {
            let desk = next.fetch_add(1, Ordering::Relaxed);
            if desk >= desks {
                return Ok(year);
            }
            let first = desk * at_a_desk + 1;
            let last = (first + at_a_desk - 1).min(demo.games);
            let mut office = Office::open(demo, games, first..=last)?;
            office.year(|| bar.inc(1)).with_context(|| format!("tables {first} to {last}"))?;
            year.add(office.report()?);
        }
    };
    let mut year = thread::scope(|scope| -> Result<Year> {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let mut year = Year::default();
        for handle in handles {
            match handle.join() {
                Ok(part) => year.add(part?),
                Err(_) => bail!("a year broke off"),
            }
        }
        Ok(year)
    })?;
    bar.finish_and_clear();
    year.seconds = begun.elapsed().as_secs_f64();
    Ok(year)
}

struct Office {
    desk: Desk,
    clock: Clock,
    begun: DateTime<Utc>,
    players: BTreeMap<String, Player>,
    tables: Vec<TableId>,
    dice: Dice,
    mails: u32,
    year: Year,
    growth: Option<Growth>,
}

impl Office {
    fn open(
        demo: &Demo,
        games: &Games,
        numbers: impl Iterator<Item = u32> + Clone,
    ) -> Result<Office> {
        let scratch = match &demo.growth {
            Some(disk) => scratch::on_disk(disk)?,
            None => tempfile::tempdir().context("can't make a folder")?,
        };
        let config = config_in(scratch.path(), "127.0.0.1:0")?;
        let mut settings = Settings::from_config(&config, games)
            .map_err(|error| anyhow::anyhow!("the demo's settings: {error}"))?;
        settings.moderators = vec!["moderator@players.invalid".into()];
        // After an outage everybody writes at once.
        (settings.per_sender, settings.per_table) = (0, 0);
        // Monday, 5 January.
        let begun = DateTime::from_timestamp(1_767_603_600, 0).context("no such time")?;
        let clock = Clock::fixed(begun);
        let store = match &demo.growth {
            Some(_) => Store::make(&config.store.path)?,
            None => Store::memory()?,
        };
        let first = numbers.clone().next().unwrap_or_default();
        let mut office = Office {
            desk: Desk::new(store, settings, clock.clone()),
            clock,
            begun,
            players: BTreeMap::new(),
            tables: Vec::new(),
            dice: TableSeed::new(format!("a year {} {first}", demo.seed)).dice(0),
            mails: 0,
            year: Year::default(),
            growth: demo.growth.is_some().then(|| Growth::new(scratch, config, games)),
        };
        let kinds = kinds(games);
        for number in numbers {
            office.table(demo, &kinds, number)?;
        }
        Ok(office)
    }

    fn table(&mut self, demo: &Demo, kinds: &[(&str, usize)], number: u32) -> Result<()> {
        let turn = |of: usize, each: u32| usize::try_from(number / each).unwrap_or_default() % of;
        let (game, players) = kinds[turn(kinds.len(), 1)];
        let silence = SILENCES[turn(SILENCES.len(), 3)];
        let options = [("clock", CLOCKS[turn(CLOCKS.len(), 2)]), ("silence", silence)];
        let address = |seat: usize| format!("p{seat}.t{number}@players.invalid");
        let seats = (0..players).map(|seat| NewSeat {
            name: format!("Player {}", seat + 1),
            address: address(seat),
            language: None,
        });
        let opened = self.desk.open(&NewTable {
            game: game.into(),
            seats: seats.collect(),
            options: options.iter().map(|&(key, value)| (key.into(), value.into())).collect(),
            seed: Some(TableSeed::new_text(&format!("{} {number}", demo.seed))),
            moderators: vec![],
            later: false,
        })?;
        self.tables.push(opened.id);
        // At most one player per table never answers or quits; with two the others
        // would have nothing to do.
        let lost = self.dice.below(6);
        for seat in 0..players {
            let habit =
                if seat == lost { Habit::lost(&mut self.dice) } else { Habit::any(&mut self.dice) };
            let player = Player::new(opened.id, habit, &mut self.dice);
            self.players.insert(address(seat), player);
        }
        Ok(())
    }

    /// Plays a year step by step; calls `day_is_over` after each day.
    fn year(&mut self, day_is_over: impl Fn()) -> Result<()> {
        let mut day = 0;
        while day < 365 {
            self.clock.advance(STEP);
            let passed = self.passed();
            if passed.num_days() > day {
                day = passed.num_days();
                day_is_over();
                if day % MONTH == 0 {
                    self.month_is_over(day)?;
                }
                let today = SET.iter().find(|(on, _)| *on == day);
                if let Some((_, hours)) = today {
                    self.clock.set(TimeDelta::hours(*hours));
                }
            }
            let fails = OUTAGES.iter().any(|&(on, hours)| {
                let begins = TimeDelta::days(on);
                begins <= passed && passed < begins + TimeDelta::hours(hours)
            });
            if fails {
                continue;
            }
            self.answers()?;
            let begun = Instant::now();
            self.desk.tick()?;
            if let Some(growth) = &mut self.growth {
                growth.ticked(begun.elapsed());
            }
            self.deliver()?;
        }
        self.check()
    }

    fn month_is_over(&mut self, day: i64) -> Result<()> {
        let letters = self.year.letters_out.values().sum();
        let mails = self.year.mails_in;
        self.growth.as_mut().map_or(Ok(()), |growth| growth.month(day, mails, letters))
    }

    fn passed(&self) -> TimeDelta {
        self.clock.now() - self.begun
    }

    /// Lets every player write whose time has come.
    fn answers(&mut self) -> Result<()> {
        let now = self.clock.now();
        let mut posts: Vec<(String, Post)> = Vec::new();
        for (address, player) in &mut self.players {
            posts.extend(player.writes(now, &mut self.dice).map(|post| (address.clone(), post)));
        }
        for (address, post) in posts {
            self.mail(&address, &post)?;
        }
        Ok(())
    }

    fn mail(&mut self, me: &str, post: &Post) -> Result<()> {
        self.mails += 1;
        self.year.mails_in += 1;
        let text = super::player::written(me, &post.button, self.mails);
        let incoming = Incoming {
            raw: text.into_bytes(),
            recipients: vec![post.button.to.clone()],
            sender: Some(me.to_owned()),
            source: Source::Smtp,
            peer: None,
        };
        let bytes = u64::try_from(incoming.raw.len())?;
        match self.desk.receive(&incoming, bytes)? {
            Received::Recorded(Verdict::CarriedOut, _) => {}
            // It crossed with something the clock did.
            Received::Recorded(Verdict::Explained, _) => self.year.late += 1,
            Received::Recorded(_, why) => {
                let body = post.button.body.replace("\r\n", " | ");
                self.year.refused.push(format!("{me}: {body}: {why}"));
            }
            Received::Duplicate => self.year.refused.push(format!("{me}: twice")),
        }
        Ok(())
    }

    /// Delivers everybody's letters.
    fn deliver(&mut self) -> Result<()> {
        let now = self.clock.now();
        for (id, attempts, parcel) in self.desk.due(u32::MAX)? {
            self.desk.report(id, attempts, &Sending::Sent)?;
            let letter = players::Letter::read(&parcel.raw)?;
            *self.year.letters_out.entry(letter.kind.clone()).or_default() += 1;
            if let Some(player) = self.players.get_mut(&parcel.to) {
                let newcomer = player.gets(letter, now, &mut self.dice, &mut self.year);
                if let Some(newcomer) = newcomer {
                    let address = format!("n{id}@players.invalid");
                    self.players.entry(address).or_insert(newcomer);
                }
            }
        }
        Ok(())
    }

    /// Checks that every awaited seat has a clock that has not been forgotten.
    fn check(&mut self) -> Result<()> {
        let now = self.clock.now();
        let reader = self.desk.store().read();
        for &id in &self.tables {
            let row = reader.table(id)?.context("no table")?;
            let waits = reader.waits(id)?;
            let awaited = self.desk.awaited(id)?;
            let mut noted: Vec<_> = waits.iter().map(|wait| wait.seat).collect();
            noted.sort_unstable();
            let mut asked = awaited.clone();
            asked.sort_unstable();
            if noted != asked {
                let fault = format!("table {id}: awaited are {asked:?}, noted {noted:?}");
                self.year.faults.push(fault);
            }
            for wait in &waits {
                if wait.over.is_none() && wait.last.is_some_and(|last| last < now - STEP) {
                    let fault = format!("table {id}: seat {} was forgotten", wait.seat);
                    self.year.faults.push(fault);
                }
            }
            let rests = !waits.is_empty() && waits.iter().all(|wait| wait.over.is_some());
            match row.status {
                Status::Finished => self.year.finished += 1,
                Status::Running if rests => self.year.resting += 1,
                Status::Running => self.year.running += 1,
                Status::Waiting | Status::Paused | Status::Cancelled => {
                    self.year.faults.push(format!("table {id} is {}", row.status));
                }
            }
        }
        Ok(())
    }

    /// The result, including what the journals say.
    fn report(mut self) -> Result<Year> {
        let reader = self.desk.store().read();
        for &id in &self.tables {
            let row = reader.table(id)?.context("no table")?;
            for written in reader.journal(id)? {
                let entry: serde_json::Value = serde_json::from_str(&written.entry)?;
                let by = &entry["by"];
                let (count, seat) = match (by["clock"].as_u64(), by["house"].as_u64()) {
                    (Some(seat), _) => (&mut self.year.defaults, seat),
                    (_, Some(seat)) => (&mut self.year.house_moves, seat),
                    _ => continue,
                };
                *count += 1;
                let seat = usize::try_from(seat)?;
                let address = row.seats.get(seat).map_or("", |seat| seat.address.as_str());
                let player = self.players.get(address);
                let at: DateTime<Utc> = written.at.parse().context("no time")?;
                // Players who took the seat over are not to blame for earlier
                // turns.
                if player.is_some_and(|it| it.habit == Habit::Fast && it.here_at(at)) {
                    let fault = format!(
                        "table {id}: seat {seat}, who is fast, lost a turn: {} at {}",
                        entry["body"]["order"], written.at
                    );
                    self.year.faults.push(fault);
                }
            }
        }
        self.year.tables = u32::try_from(self.tables.len())?;
        self.year.months = self.growth.map(|growth| growth.months).unwrap_or_default();
        Ok(self.year)
    }
}
