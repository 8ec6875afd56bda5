//! Collects statistics table by table. Only sums are kept of each game, so their
//! number does not matter.

use super::{
    super::{
        document::{Document, View, entry_digest},
        games::Library,
        import::forked_at,
        playable::Playable,
        tables::{UNKNOWN, edition_of},
    },
    Answers, Group, Opening, SeatFigures, Spread, Stats,
};
use crate::{
    engine::{Author, Body, Entry, Line, Match, Seat, Standings, seat::COLOURS},
    store::{PostCounts, Reader, Status, StoreError, TableRow},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// How many openings of a seat are listed.
const OPENINGS: usize = 5;

/// Statistics being collected.
#[derive(Debug, Default)]
pub struct Gathering {
    stats: Stats,
    groups: BTreeMap<Key, Sums>,
    /// The default options of each game.
    usual: BTreeMap<&'static str, Vec<(&'static str, String)>>,
    /// What identifies the games that were added: a game that was exported and
    /// imported is still the same one.
    games: BTreeSet<String>,
}

/// What games must have in common: name, options, number of players.
type Key = (String, String, usize);

impl Gathering {
    /// Adds a table: to the count of all, and to the statistics if its game was
    /// played to its end and it keeps no secrets.
    pub fn add(
        &mut self,
        games: &dyn Library,
        reader: Reader<'_>,
        row: &TableRow,
    ) -> Result<(), StoreError> {
        *self.stats.tables.entry(row.status.to_string()).or_default() += 1;
        if row.status != Status::Finished {
            return Ok(());
        }
        if row.secret {
            self.stats.secret += 1;
            return Ok(());
        }
        let journal = match reader.journal(row.id) {
            Ok(journal) => journal,
            Err(error) if error.is_passing() => return Err(error),
            Err(_) => {
                self.stats.broken += 1;
                return Ok(());
            }
        };
        let entries = journal
            .into_iter()
            .map(|row| Some((row.at, serde_json::from_str(&row.entry).ok()?)))
            .collect::<Option<Vec<_>>>();
        // Nobody wrote to a table that is only looked at.
        let is_read = row.seats.iter().all(|seat| seat.address.is_empty());
        let post = if is_read { None } else { Some(reader.post_counts(row.id)?) };
        let (options, players) = (&row.options, row.seats.len());
        let journal = entries.map(|entries| Journal { options, players, entries });
        self.add_game(games, &row.game, journal, post);
        Ok(())
    }

    /// The same for a table that is now only an archive: its mail counts are
    /// unknown. `status` is its state, as far as that is known.
    pub fn add_document(
        &mut self,
        games: &dyn Library,
        document: &Document,
        status: Option<Status>,
    ) {
        let stood = status.map_or_else(|| UNKNOWN.to_owned(), |status| status.to_string());
        *self.stats.tables.entry(stood).or_default() += 1;
        if document.standings.is_empty() {
            return;
        }
        if document.view == View::Public || document.archive == View::Public {
            self.stats.secret += 1;
            return;
        }
        let entries = document.entries.iter();
        let entries = entries.map(|it| Some((it.at.clone(), it.entry.clone()?)));
        let (options, players) = (&document.options, document.seats.len());
        let journal = entries.collect::<Option<_>>();
        let journal = journal.map(|entries| Journal { options, players, entries });
        self.add_game(games, &document.game, journal, None);
    }

    fn add_game(
        &mut self,
        games: &dyn Library,
        name: &str,
        journal: Option<Journal<'_>>,
        post: Option<PostCounts>,
    ) {
        let identity = journal.as_ref().map(|journal| identity_of(&journal.entries));
        if identity.is_some_and(|identity| !self.games.insert(identity)) {
            self.stats.copies += 1;
            return;
        }
        let (Some(journal), Some(game)) = (journal, games.game(name)) else {
            self.stats.broken += 1;
            return;
        };
        let (name, players) = (game.name(), journal.players);
        // A journal that panics in the rules' code must not break anything else.
        let played = catch_unwind(AssertUnwindSafe(|| game.played(journal)));
        let Some(played) = played.ok().flatten() else {
            self.stats.broken += 1;
            return;
        };
        let usual = self.usual.entry(name.name).or_insert_with(|| game.usual());
        let options = played.options.iter().filter(|option| !usual.contains(option));
        let options = options.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        let key = (name.name.to_owned(), options.join(" "), players);
        let sums = self.groups.entry(key).or_default();
        sums.title = name.title;
        sums.add(&played, post);
    }

    /// The statistics of all that was added.
    #[must_use]
    pub fn finish(mut self) -> Stats {
        self.stats.groups = self.groups.into_iter().map(|(key, sums)| sums.finish(key)).collect();
        self.stats
    }
}

pub struct Played {
    options: Vec<(&'static str, String)>,
    entries: f64,
    rounds: f64,
    days: f64,
    answers: Vec<TimeDelta>,
    openings: Vec<(Seat, String)>,
    standings: Standings,
}

/// What a game is replayed from.
pub struct Journal<'a> {
    options: &'a Value,
    players: usize,
    /// The entries with their times.
    entries: Vec<(String, Value)>,
}

/// What identifies a game: the digest of its last entry, which depends on all
/// before it, as in an archive.
fn identity_of(entries: &[(String, Value)]) -> String {
    let mut before = String::new();
    for (n, (at, entry)) in (0..).zip(entries) {
        before = entry_digest(&before, n, at, Some(entry), None);
    }
    before
}

/// Replays a game; `None` if that fails, or if it was not played to its end.
pub(in crate::archive) fn played<G: Playable>(journal: Journal<'_>) -> Option<Played> {
    // Whatever was played before at another table is not these players' doing.
    let forked = forked_at(journal.entries.iter().map(|(_, entry)| entry));
    let mut entries = Vec::with_capacity(journal.entries.len());
    let mut times = Vec::with_capacity(journal.entries.len());
    for (at, entry) in journal.entries {
        entries.push(Entry::<G>::deserialize(entry).ok()?);
        times.push(at.parse::<DateTime<Utc>>().ok()?);
    }
    let end = Match::<G>::replay(&entries).ok()?;
    let line = Line::of(&entries).ok()?;
    let own = forked.map_or(0, |at| usize::try_from(at).map_or(usize::MAX, |at| at + 1));
    let days = *times.last()? - *times.get(own)?;
    let counted = line.entries.iter().filter(|&&number| forked.is_none_or(|at| number > at));
    Some(Played {
        options: G::pairs(&G::Options::deserialize(journal.options).ok()?),
        entries: figure(counted.count()),
        rounds: f64::from(end.game().round()),
        days: hours(days) / 24.0,
        answers: answers(&entries, &times, own),
        openings: openings(&entries, &line, own),
        standings: end.standings()?,
    })
}

/// How long each order of a player took after its question arose, from entry `own`
/// on.
fn answers<G: Playable>(
    entries: &[Entry<G>],
    times: &[DateTime<Utc>],
    own: usize,
) -> Vec<TimeDelta> {
    let mut took = Vec::new();
    let mut now: Option<Match<G>> = None;
    for (number, entry) in entries.iter().enumerate() {
        let asked = match (&entry.body, entry.by, &now) {
            // What an amendment plays again was answered long before.
            (Body::Order(_), Author::Seat(seat), Some(now)) if entry.again.is_none() => {
                now.asked_at(seat)
            }
            _ => None,
        };
        let asked = asked.filter(|_| number >= own);
        let since = asked.and_then(|position| usize::try_from(position).ok()?.checked_sub(1));
        // Before that, nobody was asked here.
        let since = since.map(|since| since.max(own));
        let since = since.and_then(|at| times.get(at));
        let spans = since.zip(times.get(number)).map(|(since, at)| *at - *since);
        took.extend(spans.filter(|span| *span > TimeDelta::zero()));
        let returns = matches!(entry.body, Body::Return { .. });
        match now.as_mut().filter(|_| !returns) {
            Some(now) => now.apply(entry),
            None => now = Match::replay(entries.get(..=number).unwrap_or_default()).ok(),
        }
    }
    took
}

/// The first order in force of each seat that its own player gave, unless that was
/// before entry `own`.
fn openings<G: Playable>(entries: &[Entry<G>], line: &Line, own: usize) -> Vec<(Seat, String)> {
    let mut first: BTreeMap<Seat, Option<String>> = BTreeMap::new();
    for number in &line.entries {
        let at = usize::try_from(*number).ok();
        let entry = at.and_then(|number| entries.get(number));
        if let Some((Body::Order(order), Some(seat))) =
            entry.map(|entry| (&entry.body, entry.by.seat()))
        {
            let mine = entry.is_some_and(|entry| entry.by == Author::Seat(seat));
            let mine = mine && at.is_some_and(|at| at >= own);
            first.entry(seat).or_insert_with(|| mine.then(|| order.clone()));
        }
    }
    first.into_iter().filter_map(|(seat, order)| Some((seat, order?))).collect()
}

/// The sums over games that are alike.
#[derive(Debug, Default)]
struct Sums {
    title: &'static str,
    games: usize,
    entries: Sum,
    rounds: Sum,
    days: Sum,
    mails: Sum,
    letters: Sum,
    /// How many answers took that many minutes, rounded up.
    answers: BTreeMap<i64, usize>,
    seats: BTreeMap<usize, SeatSums>,
}

/// The same for a seat.
#[derive(Debug, Default)]
struct SeatSums {
    totals: Sum,
    least: Option<i32>,
    best: Option<i32>,
    margins: Sum,
    openings: BTreeMap<String, usize>,
}

/// A figure's sum over games, with its least and most.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    count: usize,
    all: f64,
    ends: Option<(f64, f64)>,
}

impl Sums {
    fn add(&mut self, played: &Played, post: Option<PostCounts>) {
        self.games += 1;
        self.entries.add(played.entries);
        self.rounds.add(played.rounds);
        self.days.add(played.days);
        if let Some(post) = post {
            self.mails.add(f64::from(post.mails));
            self.letters.add(f64::from(post.letters));
        }
        for span in &played.answers {
            *self.answers.entry((span.num_seconds() + 59) / 60).or_default() += 1;
        }
        for standing in &played.standings {
            let seat = self.seats.entry(standing.seat.index()).or_default();
            seat.totals.add(f64::from(standing.total));
            seat.least = Some(seat.least.map_or(standing.total, |it| it.min(standing.total)));
            seat.best = seat.best.max(Some(standing.total));
            if standing.rank == 1 {
                let others = played.standings.iter().filter(|other| other.seat != standing.seat);
                let next = others.map(|other| other.total).max().unwrap_or_default();
                seat.margins.add(f64::from(standing.total - next));
            }
        }
        for (seat, order) in &played.openings {
            let seat = self.seats.entry(seat.index()).or_default();
            *seat.openings.entry(order.clone()).or_default() += 1;
        }
    }

    fn finish(mut self, (name, options, players): Key) -> Group {
        let (game, edition) = edition_of(&name);
        Group {
            game: game.to_owned(),
            edition: edition.map(str::to_owned),
            called: self.title.to_owned(),
            options,
            players,
            games: self.games,
            entries: self.entries.spread().unwrap_or_default(),
            rounds: self.rounds.spread().unwrap_or_default(),
            days: self.days.spread().unwrap_or_default(),
            mails: self.mails.spread(),
            letters: self.letters.spread(),
            answers: Answers {
                count: self.answers.values().sum(),
                median_hours: at_rank(&self.answers, 50),
                p90_hours: at_rank(&self.answers, 90),
            },
            seats: (0..players)
                .map(|seat| self.seats.remove(&seat).unwrap_or_default().finish(seat))
                .collect(),
        }
    }
}

impl SeatSums {
    fn finish(self, number: usize) -> SeatFigures {
        let openings = self.openings.into_iter().map(|(order, times)| Opening { order, times });
        let mut openings: Vec<Opening> = openings.collect();
        openings.sort_by(|a, b| b.times.cmp(&a.times).then_with(|| a.order.cmp(&b.order)));
        openings.truncate(OPENINGS);
        SeatFigures {
            seat: COLOURS.get(number).copied().unwrap_or_default().to_owned(),
            mean: self.totals.spread().unwrap_or_default().mean,
            least: self.least.unwrap_or_default(),
            best: self.best.unwrap_or_default(),
            wins: self.margins.count,
            margin: self.margins.spread().map(|margins| margins.mean),
            openings,
        }
    }
}

impl Sum {
    fn add(&mut self, it: f64) {
        self.count += 1;
        self.all += it;
        let (least, most) = self.ends.unwrap_or((it, it));
        self.ends = Some((least.min(it), most.max(it)));
    }

    /// `None` if nothing was added.
    fn spread(self) -> Option<Spread> {
        let (least, most) = self.ends?;
        Some(Spread { least, mean: self.all / figure(self.count), most })
    }
}

/// The shortest time, in hours, that this percentage of answers did not exceed.
fn at_rank(minutes: &BTreeMap<i64, usize>, percent: usize) -> Option<f64> {
    let count: usize = minutes.values().sum();
    let rank = (count * percent).div_ceil(100).max(1);
    let mut so_far = 0;
    let span = minutes.iter().find(|(_, times)| {
        so_far += **times;
        so_far >= rank
    });
    span.map(|(minutes, _)| hours(TimeDelta::minutes(*minutes)))
}

fn hours(span: TimeDelta) -> f64 {
    span.as_seconds_f64() / 3600.0
}

fn figure(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::INFINITY, f64::from)
}
