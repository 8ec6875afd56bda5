//! Is a document what it says it is?
//!
//! Its digests fit, its seeds are those that were promised, its journal can be
//! played again, every order in it is decided as the rules decide it now and
//! draws what the seed says, and the standings are what all of it adds up to.
//! A file comes from anywhere, so nothing in it is believed.

use super::{
    canonical::compact,
    document::{Document, Finding, Place, Reading, View, time},
    export::{placed, sha256},
    games::{GameName, Kept, Visitor, visit},
};
use crate::engine::{Author, Body, Deed, Entry, Line, Match, Seats, TableSeed, Way};
use serde::Deserialize;
use serde_json::Value;
use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// So many findings are told; what comes after them follows from them, mostly.
const MOST_FINDINGS: usize = 20;

/// So many entries are played again at most for the sake of returns: honest
/// journals are far from it.
const MOST_REPLAYED: usize = 20_000_000;

/// What was found.
#[derive(Debug, Clone, Default)]
pub struct Verified {
    /// What is not as it should be.
    pub findings: Vec<Finding>,
    /// What could not be looked at, a sentence each.
    pub remarks: Vec<String>,
    /// How many entries were decided again, draws and all.
    pub decided: usize,
    /// How many were decided again, but not their draws: the seed is unknown.
    pub undrawn: usize,
}

impl Verified {
    /// Is everything as it should be?
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.findings.is_empty()
    }

    fn find(&mut self, place: Place, what: impl Into<String>) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(Finding::at(place, what));
        }
    }
}

/// Verifies a file.
#[must_use]
pub fn verify_bytes(bytes: &[u8]) -> Verified {
    match Document::parse(bytes) {
        Ok(document) => {
            let mut verified = verify(&document);
            if verified.is_good() && document.canonical().as_bytes() != bytes {
                let what = "the file is written otherwise than this program writes archives; it \
                            says the same";
                verified.remarks.push(what.to_owned());
            }
            verified
        }
        Err(finding) => Verified { findings: vec![finding], ..Verified::default() },
    }
}

/// Verifies a document.
#[must_use]
pub fn verify(document: &Document) -> Verified {
    let mut verified = Verified::default();
    head(document, &mut verified);
    digests(document, &mut verified);
    seeds(document, &mut verified);
    match document.view {
        View::Full => judge(document, &mut verified),
        View::Public => public(document, &mut verified),
    }
    verified
}

/// What the rules, as this program knows them, would decide otherwise: orders
/// they refuse, other things that follow.
#[must_use]
pub fn differences(document: &Document) -> Verified {
    let mut verified = Verified::default();
    judge(document, &mut verified);
    verified
}

fn head(document: &Document, verified: &mut Verified) {
    if document.seat_count().is_none() {
        verified.find(Place::Head, "the seats are no table's: red, green, brown and so on");
    }
    if time(&document.created_at).is_none() {
        let what = format!("created_at «{}» is no time", document.created_at);
        verified.find(Place::Head, what);
    }
    if document.entries.is_empty() {
        verified.find(Place::File, "there are no entries");
    }
}

fn digests(document: &Document, verified: &mut Verified) {
    let mut before = "";
    for (number, entry) in (0..).zip(&document.entries) {
        let place = Place::Entry(number);
        if entry.n != number {
            verified.find(place, format!("the number {number} is due, here is {}", entry.n));
        }
        if time(&entry.at).is_none() {
            verified.find(place, format!("«{}» is no time", entry.at));
        }
        if entry.digest != entry.digest_after(before) {
            verified.find(place, "its digest does not fit: it, its time or its place was changed");
        }
        before = &entry.digest;
    }
    // What was found in an entry is not said twice.
    if document.digest != document.digest_now() && verified.is_good() {
        let what = "the document's digest does not fit: the head (seats, options, times, seeds, \
                    standings) or the digest itself was changed";
        verified.find(Place::Digest, what);
    }
    let mut before = &document.digest;
    for (place, comment) in (1..).zip(&document.comments) {
        let place = Place::Comment(place);
        if comment.digest != comment.digest_after(before) {
            verified.find(place, "its digest does not fit: it was changed, or one before it");
        }
        if usize::try_from(comment.n).is_ok_and(|n| n >= document.entries.len()) {
            verified.find(place, format!("there is no entry {}", comment.n));
        }
        before = &comment.digest;
    }
}

fn seeds(document: &Document, verified: &mut Verified) {
    let hex = |text: &str| text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
    if !hex(&document.commitment) {
        verified.find(Place::Seeds, "the commitment is no SHA-256");
    }
    let mut last: Option<u32> = None;
    for seed in &document.seeds {
        let from = seed.from;
        if sha256(&seed.seed) != seed.sha256 {
            verified.find(Place::Seeds, format!("the seed from entry {from} has another SHA-256"));
        }
        if from == 0 && seed.sha256 != document.commitment {
            verified.find(Place::Seeds, "the first seed is not the one that was promised");
        }
        if seed.seed.contains(char::is_control) {
            verified.find(Place::Seeds, "a seed is one line");
        }
        if last.is_some_and(|last| last >= from) {
            verified.find(Place::Seeds, "the seeds are not in the order of their entries");
        }
        last = Some(from);
    }
    if document.view == View::Full {
        match document.seeds.first() {
            None => verified.remarks.push("no seed is told, so no draw can be checked".into()),
            Some(first) if first.from > 0 => {
                verified.remarks.push(format!("the seed before entry {} is not known", first.from))
            }
            Some(_) => {}
        }
    }
}

fn public(document: &Document, verified: &mut Verified) {
    for entry in &document.entries {
        if entry.entry.is_some() || entry.news.is_none() {
            verified.find(Place::Entry(entry.n), "a public archive has sentences, no entries");
        }
    }
    if !document.seeds.is_empty() {
        verified.find(Place::Seeds, "a public archive has no seeds");
    }
    verified.remarks.push("a public archive: there are no orders to decide again".into());
}

fn judge(document: &Document, verified: &mut Verified) {
    let at = Cell::new(0);
    let found = catch_unwind(AssertUnwindSafe(|| {
        let mut found = Verified::default();
        let judging = Judging { document, at: &at, found: &mut found };
        let known = visit(&document.game, judging);
        (known.is_some(), found)
    }));
    match found {
        Ok((true, found)) => {
            for finding in found.findings {
                verified.find(finding.place, finding.what);
            }
            verified.remarks.extend(found.remarks);
            verified.decided += found.decided;
            verified.undrawn += found.undrawn;
        }
        Ok((false, _)) => {
            let what = format!("this program does not know the game «{}»", document.game);
            verified.find(Place::Head, what);
        }
        Err(_) => {
            let what = "the journal breaks the rules' code from here on";
            verified.find(Place::Entry(at.get()), what);
        }
    }
}

struct Judging<'a> {
    document: &'a Document,
    /// The entry that is looked at.
    at: &'a Cell<u32>,
    found: &'a mut Verified,
}

impl Visitor for Judging<'_> {
    type Out = ();

    fn visit<G: Kept>(self, game: GameName) {
        let Judging { document, at, found } = self;
        let reading = match Reading::<G>::of(document.clone()) {
            Ok(reading) => reading,
            Err(finding) => return found.find(finding.place, finding.what),
        };
        for (archived, entry) in document.entries.iter().zip(&reading.entries) {
            let again = serde_json::to_value(entry).unwrap_or(Value::Null);
            if !archived.entry.as_ref().is_some_and(|it| is_within(it, &again)) {
                let what = "there is something in it that no entry has";
                found.find(Place::Entry(archived.n), what);
            }
        }
        if let Err(error) = Match::replay(&reading.entries) {
            return found.find(Place::File, error.to_string());
        }
        let judge = Judge { game, reading: &reading, seed: document.seed(), at, found };
        judge.all();
    }
}

/// Is everything in the one value in the other as well? Older programs leave out
/// what newer ones write.
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

/// Decides the entries of a journal again, one after another. What was found to
/// be different is believed for the sake of what comes after it.
struct Judge<'a, G: Kept> {
    game: GameName,
    reading: &'a Reading<G>,
    seed: Option<TableSeed>,
    at: &'a Cell<u32>,
    found: &'a mut Verified,
}

impl<G: Kept> Judge<'_, G> {
    fn all(mut self) {
        let entries = &self.reading.entries;
        let Some(first) = entries.first() else { return };
        let Some(mut now) = self.set_up(first) else { return };
        let mut replayed = 0;
        // The draws that an amendment may use, in their order.
        let mut amending: Option<Vec<u32>> = None;
        for (number, entry) in (1u32..).zip(entries.iter().skip(1)) {
            self.at.set(number);
            if self.found.findings.len() >= MOST_FINDINGS {
                return;
            }
            if let Body::Return { to, way } = entry.body {
                amending = (way == Way::Amend).then(|| self.draws_from(number, to));
                replayed += usize::try_from(number).unwrap_or(usize::MAX);
                if replayed > MOST_REPLAYED {
                    let what = "there are more returns than anybody can follow";
                    return self.found.find(Place::Entry(number), what);
                }
                match self.returned(number, entry) {
                    Some(then) => now = then,
                    None => return,
                }
                continue;
            }
            self.check_draw(number, entry, &mut amending);
            self.decide(number, entry, &now);
            now.apply(entry);
        }
        self.check_reseeds();
        let standings = placed(now.standings().as_ref());
        if standings != self.reading.document.standings {
            self.found.find(Place::Standings, "they are not what the journal adds up to");
        }
    }

    /// The set-up, made again.
    fn set_up(&mut self, first: &Entry<G>) -> Option<Match<G>> {
        let document = &self.reading.document;
        let Body::Deal(deal) = &first.body else { return None };
        let now = Match::replay(std::slice::from_ref(first)).ok()?;
        let place = Place::Entry(0);
        if first.by != Author::Creator || first.again.is_some() {
            self.found.find(place, "a set-up is its table's creator's");
        }
        if document.seat_count().map(Seats::count) != Some(now.game().seats().count()) {
            self.found.find(place, "it is set up for another number of seats");
            return None;
        }
        let options = G::Options::deserialize(&document.options);
        if let Ok(options) = &options
            && G::has_own_figures(self.game.name, options, deal)
        {
            self.found
                .remarks
                .push("the table has figures of its own, not the built-in ones".into());
        }
        let options =
            options.ok().and_then(|options| G::options_of(self.game.name, &options, deal));
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

    /// The seed, if the one that this entry draws from is told.
    fn seed_of(&self, entry: u32) -> Option<&TableSeed> {
        let known = self.reading.document.seeds.first()?.from <= entry;
        self.seed.as_ref().filter(|_| known)
    }

    fn returned(&mut self, number: u32, entry: &Entry<G>) -> Option<Match<G>> {
        let place = Place::Entry(number);
        if !entry.events.is_empty() {
            self.found.find(place, "nothing follows from a return");
        }
        if entry.again.is_some() {
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

    /// What the entries from `to` on draw from that an amendment plays again.
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

    /// An entry draws from its own dice, or stands in for one that an amendment
    /// plays again. Nobody picks dice that suit him.
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

    fn decide(&mut self, number: u32, entry: &Entry<G>, now: &Match<G>) {
        let place = Place::Entry(number);
        let seed = self.seed_of(entry.again.unwrap_or(number));
        let drawn = seed.is_some() || !entry.is_step();
        let dice = match seed {
            Some(seed) => seed.dice(entry.again.unwrap_or(number)),
            // Whether an order is refused does not depend on the dice.
            None => TableSeed::new("a trial").dice(0),
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
                    _ => format!("it is refused: {why}"),
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
                let text = |event: Option<&G::Event>| {
                    event.map_or_else(|| "nothing".to_owned(), |event| value(event))
                };
                let what = differ(&format!("event {}", number + 1), &text(is), &text(should));
                return self.found.find(place, what);
            }
        }
    }

    /// Whoever plays on after the end was told what the new seed's SHA-256 is,
    /// before anything was drawn from it that could be chosen.
    fn check_reseeds(&mut self) {
        let entries = (0u32..).zip(&self.reading.entries);
        let told: Vec<(u32, &str)> = entries
            .filter_map(|(number, entry)| match &entry.body {
                Body::Deed(Deed::Reseed { commitment }) => Some((number, commitment.as_str())),
                _ => None,
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

/// Two texts that are not the same, from the place on where they differ.
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
