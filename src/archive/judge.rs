//! Decides the journal of a document again, entry by entry.

use super::{
    canonical::compact,
    document::Document,
    export::placed,
    finding::{MOST_FINDINGS, Place, Verified},
    playable::{GameName, Playable},
    reading::Reading,
};
use crate::engine::{
    Author, Body, Deed, Entry, Line, Match, Seat, Seats, TableSeed, Tells, Undoing, Way,
};
use serde::Deserialize;
use serde_json::Value;
use std::cell::Cell;

/// The most entries that are replayed because of returns: honest journals need far
/// fewer.
const MOST_REPLAYED: usize = 20_000_000;

/// Decides everything in a document again.
pub struct Judging<'a> {
    pub(super) document: &'a Document,
    /// The entry being examined.
    pub(super) at: &'a Cell<u32>,
    pub(super) found: &'a mut Verified,
}

pub(super) fn judge<G: Playable>(game: &GameName, judging: Judging<'_>) {
    let Judging { document, at, found } = judging;
    let reading = match Reading::<G>::of(document.clone()) {
        Ok(reading) => reading,
        Err(finding) => return found.find(finding.place, finding.what),
    };
    for (archived, entry) in document.entries.iter().zip(&reading.entries) {
        let again = serde_json::to_value(entry).unwrap_or(Value::Null);
        if !archived.entry.as_ref().is_some_and(|it| is_within(it, &again)) {
            let what = "it contains something that no entry has";
            found.find(Place::Entry(archived.n), what);
        }
    }
    Judge { game: game.name, reading: &reading, seed: document.seed(), at, found }.all();
}

/// Whether everything in `part` is also in `whole`. Older programs omit what newer
/// ones write.
fn is_within(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => part
            .iter()
            .all(|(key, part)| whole.get(key).is_some_and(|whole| is_within(part, whole))),
        (Value::Array(part), Value::Array(whole)) => {
            part.len() == whole.len()
                && part.iter().zip(whole).all(|(part, whole)| is_within(part, whole))
        }
        (part, whole) => part == whole,
    }
}

/// Decides the entries of a journal again in turn. Where something differs, the
/// journal's version is accepted so that what comes after it can be judged.
struct Judge<'a, G: Playable> {
    game: &'a str,
    reading: &'a Reading<G>,
    seed: Option<TableSeed>,
    at: &'a Cell<u32>,
    found: &'a mut Verified,
}

impl<G: Playable> Judge<'_, G> {
    fn all(mut self) {
        let entries = &self.reading.entries;
        let Some(first) = entries.first() else { return };
        let Some(mut now) = self.set_up(first) else { return };
        let mut replayed = 0;
        // The draws that an amendment may use, in order.
        let mut amending: Option<Vec<u32>> = None;
        for (number, entry) in (1u32..).zip(entries.iter().skip(1)) {
            self.at.set(number);
            if self.found.findings.len() >= MOST_FINDINGS {
                return;
            }
            if matches!(entry.body, Body::Deal(_)) {
                return self.found.find(Place::Entry(number), "it is a second set-up");
            }
            if let Body::Return { to, way } = entry.body {
                amending = (way == Way::Amend).then(|| self.draws_from(number, to));
                replayed += usize::try_from(number).unwrap_or(usize::MAX);
                if replayed > MOST_REPLAYED {
                    let what = "there are too many returns to follow";
                    return self.found.find(Place::Entry(number), what);
                }
                match self.returned(number, entry) {
                    Some(then) => now = then,
                    None => return,
                }
                continue;
            }
            self.check_draw(number, entry, &mut amending);
            self.check_undoes(number, entry);
            self.decide(number, entry, &now);
            now.apply(entry);
        }
        self.check_reseeds();
        self.check_salts();
        let standings = placed(now.standings().as_ref());
        if standings != self.reading.document.standings {
            self.found.find(Place::Standings, "they are not what the journal adds up to");
        }
    }

    /// Makes the set-up again.
    fn set_up(&mut self, first: &Entry<G>) -> Option<Match<G>> {
        let document = &self.reading.document;
        let place = Place::Entry(0);
        let (Body::Deal(deal), Ok(now)) = (&first.body, Match::replay(std::slice::from_ref(first)))
        else {
            self.found.find(place, "it is not a set-up");
            return None;
        };
        if first.by != Author::Creator || first.again.is_some() {
            self.found.find(place, "a set-up is its table's creator's");
        }
        if document.seat_count().map(Seats::count) != Some(now.game().seats().count()) {
            self.found.find(place, "it is set up for another number of seats");
            return None;
        }
        let options = G::Options::deserialize(&document.options);
        if let Ok(options) = &options
            && G::has_own_figures(self.game, options, deal)
        {
            self.found
                .remarks
                .push("the table has figures of its own, not the built-in ones".into());
        }
        let options = options.ok().and_then(|options| G::options_of(self.game, &options, deal));
        let Some(options) = options else {
            self.found.find(Place::Head, "the options are not this game's");
            return Some(now);
        };
        let Some(seed) = self.seed_of(0) else {
            self.found.undrawn += 1;
            return Some(now);
        };
        match Match::<G>::deal(&options, now.game().seats(), seed) {
            Ok((_, again)) if again.body != first.body => {
                let (here, there) = (value(&first.body), value(&again.body));
                self.found.find(place, differ("the set-up", &here, &there));
            }
            Ok((_, again)) => self.compare_events(place, first, &again),
            Err(why) => self.found.find(place, format!("the rules refuse this set-up: {why}")),
        }
        self.found.decided += 1;
        Some(now)
    }

    /// The seed, if the one that this entry draws from was published.
    fn seed_of(&self, entry: u32) -> Option<&TableSeed> {
        let known = self.reading.document.seeds.first()?.from <= entry;
        self.seed.as_ref().filter(|_| known)
    }

    fn returned(&mut self, number: u32, entry: &Entry<G>) -> Option<Match<G>> {
        let place = Place::Entry(number);
        if !entry.events.is_empty() {
            self.found.find(place, "nothing follows from a return");
        }
        if entry.again.is_some() || !entry.draws.is_empty() {
            self.found.find(place, "a return draws nothing");
        }
        if !matches!(entry.by, Author::Seat(_) | Author::Moderator(None)) {
            self.found.find(place, "only a player or a moderator returns");
        }
        let until = usize::try_from(number).ok()?;
        match Match::replay(self.reading.entries.get(..=until)?) {
            Ok(then) => Some(then),
            Err(error) => {
                self.found.find(place, error.to_string());
                None
            }
        }
    }

    /// The draws of the entries from `to` on that an amendment plays again.
    fn draws_from(&self, number: u32, to: u32) -> Vec<u32> {
        let entries = &self.reading.entries;
        let before = usize::try_from(number).ok().and_then(|number| entries.get(..number));
        let line = before.and_then(|before| Line::of(before).ok()).unwrap_or_default();
        let steps = line.entries.into_iter().filter(|&number| number >= to);
        let draws = steps.filter_map(|number| {
            let entry = entries.get(usize::try_from(number).ok()?)?;
            entry.is_step().then(|| entry.again.unwrap_or(number))
        });
        draws.collect()
    }

    /// An entry draws for itself, or stands in for one that an amendment plays
    /// again. Nobody can pick dice that suit them.
    fn check_draw(&mut self, number: u32, entry: &Entry<G>, amending: &mut Option<Vec<u32>>) {
        match (entry.again, &mut *amending) {
            (None, _) => {
                if entry.is_step() {
                    *amending = None;
                }
            }
            (Some(again), Some(draws)) if entry.is_step() && draws.contains(&again) => {
                draws.retain(|&draw| draw > again);
            }
            (Some(again), _) => {
                let what = format!("it draws from the dice of entry {again}, which it may not");
                self.found.find(Place::Entry(number), what);
            }
        }
    }

    /// An entry that takes back a deed must be its exact opposite, and the deed
    /// must have been in force.
    fn check_undoes(&mut self, number: u32, entry: &Entry<G>) {
        let Some(undone) = entry.undoes() else { return };
        let entries = &self.reading.entries;
        let at = |number: u32| usize::try_from(number).ok();
        let before = at(number).and_then(|number| entries.get(..number)).unwrap_or_default();
        let first = before.iter().all(|entry| entry.undoes() != Some(undone));
        let target = at(undone).and_then(|at| before.get(at)).map(|entry| &entry.body);
        let fits = if let (Some(Body::Deed(was)), Body::Deed(now)) = (target, &entry.body) {
            match was.undoing() {
                Undoing::By(inverse) => inverse.deed() == *now,
                Undoing::Never(_) | Undoing::Nothing => false,
            }
        } else {
            false
        };
        if !(first && fits && entry.by == Author::Moderator(None)) {
            let what = format!("it takes back entry {undone}, which it can't");
            self.found.find(Place::Entry(number), what);
        }
    }

    fn decide(&mut self, number: u32, entry: &Entry<G>, now: &Match<G>) {
        let place = Place::Entry(number);
        let entries = &self.reading.entries;
        let seed = self.seed_of(entry.again.unwrap_or(number));
        let drawn = seed.is_some() || !entry.is_step() && entry.draws.is_empty();
        let before = usize::try_from(number).ok().and_then(|number| entries.get(..number));
        let dice = match (seed, entry.again) {
            (Some(seed), None) => now.dice(seed),
            (Some(seed), Some(again)) => now.dice_again(before.unwrap_or_default(), again, seed),
            // Whether an order is refused does not depend on the dice.
            (None, _) => TableSeed::new("a trial").dice(0),
        };
        if drawn {
            self.found.decided += 1;
        } else {
            self.found.undrawn += 1;
        }
        match now.clone().decide_again(entry, dice) {
            Err(why) => {
                let what = match (&entry.body, entry.by.seat()) {
                    (Body::Order(order), Some(seat)) => {
                        format!("the order «{order}» of {seat} is refused: {why}")
                    }
                    (Body::Adjust { what, .. }, _) => {
                        format!("the correction «{what}» is refused: {why}")
                    }
                    (Body::Order(_), None)
                    | (
                        Body::Deal(_)
                        | Body::Return { .. }
                        | Body::Finish
                        | Body::Cancel
                        | Body::Deed(_),
                        _,
                    ) => format!("it is refused: {why}"),
                };
                self.found.find(place, what);
            }
            Ok(again) if again.body != entry.body => {
                let (here, there) = (value(&entry.body), value(&again.body));
                self.found.find(place, differ("what was done", &here, &there));
            }
            Ok(again) if drawn => self.compare_events(place, entry, &again),
            Ok(_) => {}
        }
    }

    fn compare_events(&mut self, place: Place, here: &Entry<G>, there: &Entry<G>) {
        let most = here.events.len().max(there.events.len());
        for number in 0..most {
            let (is, should) = (here.events.get(number), there.events.get(number));
            if is != should {
                let text =
                    |event: Option<&G::Event>| event.map_or_else(|| "nothing".to_owned(), value);
                let what = differ(&format!("event {}", number + 1), &text(is), &text(should));
                return self.found.find(place, what);
            }
        }
        if here.draws != there.draws {
            let (is, should) = (value(&here.draws), value(&there.draws));
            self.found.find(place, differ("what was drawn", &is, &should));
        }
    }

    /// A salt is from its own player, one for each seed, and 32 digits long.
    fn check_salts(&mut self) {
        let mut given: Vec<Seat> = Vec::new();
        for (number, entry) in (0u32..).zip(&self.reading.entries) {
            match &entry.body {
                Body::Deed(Deed::Reseed { .. } | Deed::Salvage { .. }) => given.clear(),
                Body::Deed(Deed::Salt { seat, digits, .. }) => {
                    let place = Place::Entry(number);
                    if entry.by != Author::Seat(*seat) {
                        self.found.find(place, "a salt is given by its seat's player");
                    }
                    if given.contains(seat) {
                        self.found.find(place, format!("{seat} had given a salt before"));
                    }
                    let is_digit = |c: u8| matches!(c, b'0'..=b'9' | b'a'..=b'f');
                    if digits.len() != 32 || !digits.bytes().all(is_digit) {
                        self.found.find(place, "the salt is not 32 digits");
                    }
                    given.push(*seat);
                }
                Body::Deed(_)
                | Body::Deal(_)
                | Body::Order(_)
                | Body::Return { .. }
                | Body::Adjust { .. }
                | Body::Finish
                | Body::Cancel => {}
            }
        }
    }

    /// Players who go on after the end were told the new seed's SHA-256 before
    /// anything was drawn from it that could have been chosen.
    fn check_reseeds(&mut self) {
        let entries = (0u32..).zip(&self.reading.entries);
        let told: Vec<(u32, &str)> = entries
            .filter_map(|(number, entry)| match entry.body.deed()?.tells() {
                Tells::NewSeed(sha256) => Some((number, sha256)),
                Tells::Rests | Tells::GoesOn | Tells::Said(_) | Tells::Salt | Tells::Else => None,
            })
            .collect();
        for seed in self.reading.document.seeds.iter().filter(|seed| seed.from > 0) {
            if !told.iter().any(|&(at, told)| at >= seed.from && told == seed.sha256) {
                let what = format!("the seed from entry {} was never promised", seed.from);
                self.found.find(Place::Seeds, what);
            }
        }
    }
}

fn value<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).map_or_else(|_| String::new(), |value| compact(&value))
}

/// Two differing texts, from the point where they differ.
fn differ(what: &str, here: &str, there: &str) -> String {
    const MOST: usize = 120;
    let same = here.chars().zip(there.chars()).take_while(|(here, there)| here == there).count();
    let skip = if same > MOST / 2 { same - MOST / 4 } else { 0 };
    let cut = |text: &str| {
        let part: String = text.chars().skip(skip).take(MOST).collect();
        let more = if text.chars().count() > skip + MOST { "..." } else { "" };
        format!("{}{part}{more}", if skip > 0 { "..." } else { "" })
    };
    format!("{what} is {}, but by the rules and the seed {}", cut(here), cut(there))
}
