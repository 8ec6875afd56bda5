//! Mails as people write them, in five languages, at positions of both games: nothing
//! may be carried out that a careful moderator would not have carried out, and what was
//! understood once is understood for good.
//!
//! `tests/spoken/positions.toml` has the positions, `tests/spoken/mails` the mails, each
//! with what may come of it, one or several of:
//!
//! - `act`: what its `order` does, several orders parted by ` ; `
//! - `offer`: nothing, and the answer's first button is that order
//! - `ask`, `talk`, `question`, `leave`: nothing; the mail is answered
//!
//! `floor` says how many of the mails that can only be acted on are, of all and of the
//! sample. They may only rise. The others are printed with `-- --nocapture`, and a table of what
//! came as expected of each kind of mail, by the first thing that may come of it. The sample is
//! every eighth mail by its number; `MONSOON_CORPUS=all` tries all. Of the mails in
//! `tests/spoken/retracted.toml`, `elsewhere.toml` and `figures.toml` nothing is carried out. Of
//! those in `tests/spoken/plainly.toml` everything is carried out that is plain, and of those in
//! `certain.toml` what can be had back. Those in `tests/spoken/untuned` are for measuring alone.

use super::positions::{Position, transcript};
use crate::parlour::{Arrived, MODERATED, Parlour, opened};
use monsoon::{
    basics::TableId,
    config::Config,
    desk::{Games, Received, Settings},
    games::{goa, santiago},
    mail::{Incoming, Source},
    store::{Store, Verdict},
};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::{LazyLock, OnceLock},
};
use tempfile::TempDir;

/// A whole game of `tests/games` up to some order, then what a moderator does there, and
/// who is asked what after it.
#[derive(Deserialize)]
pub(super) struct At {
    game: String,
    after: usize,
    #[serde(default)]
    then: Vec<String>,
    pub(super) seat: String,
    decision: String,
    #[serde(skip)]
    saved: OnceLock<Saved>,
}

#[derive(Deserialize)]
struct Mails {
    #[serde(default)]
    floor: Floor,
    mails: Vec<Mail>,
}

#[derive(Deserialize, Default)]
struct Floor {
    all: usize,
    sample: usize,
}

#[derive(Deserialize)]
struct Mail {
    id: String,
    at: String,
    expect: String,
    #[serde(default)]
    order: String,
    text: String,
}

/// A database, and the last letter to who is asked.
#[derive(Clone)]
pub(super) struct Saved {
    database: Vec<u8>,
    letter: Arrived,
}

/// What became of a mail.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// What happened, entry by entry, and the lines kept for later.
    Acted(Vec<String>),
    /// Nothing: why, and the first button of the answer, if there is one.
    Answered(String, Option<String>),
}

pub(super) static POSITIONS: LazyLock<BTreeMap<String, At>> =
    LazyLock::new(|| toml::from_str(include_str!("../../spoken/positions.toml")).unwrap());

static SETTINGS: LazyLock<Settings> = LazyLock::new(|| {
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    Settings::from_config(&config, &Games::shipped()).unwrap()
});

impl Mail {
    fn is_of_sample(&self) -> bool {
        self.number().is_multiple_of(8)
    }

    fn number(&self) -> u32 {
        let number = self.id.trim_start_matches(char::is_alphabetic);
        number.parse().unwrap()
    }
}

impl At {
    /// The position, with letters in English. Made once: it is what takes long.
    fn saved(&self) -> &Saved {
        self.saved.get_or_init(|| {
            let whole = transcript(&self.game);
            let orders = whole.orders.into_iter().take(self.after).collect();
            let position = Position { orders, seat: self.seat.clone(), ..whole };
            let folder = folder();
            let path = folder.path().join("table.db");
            let mut parlour = Parlour::with_store(Store::make(&path).unwrap(), SETTINGS.clone());
            position.reached(&mut parlour, "en");
            for line in &self.then {
                let line = format!("{line} because of a test");
                assert!(!parlour.moderate(&line).refused, "{}: {line}", self.game);
            }
            let asked = parlour.desk.list().unwrap().remove(0).awaiting;
            let asks = |seat: &str, decision: &str| {
                asked.iter().any(|it| it.seat == seat && it.decision == decision)
            };
            assert!(asks(&self.seat, self.decision.as_str()), "{} {}", self.game, self.after);
            let letter = parlour.last(&self.seat);
            drop(parlour);
            Saved { database: fs::read(path).unwrap(), letter }
        })
    }
}

impl At {
    /// The position with letters in this language, and orders in English.
    pub(super) fn saved_in(&self, language: &str) -> Saved {
        let saved = self.saved();
        if language == "en" {
            return saved.clone();
        }
        saved.receives(&self.seat, &format!("language {language}\norders english")).1
    }
}

impl Saved {
    /// Hands in a mail from this seat at a copy of the table; returns what follows
    /// from it, and the copy.
    pub(super) fn receives(&self, seat: &str, text: &str) -> (Outcome, Saved) {
        let folder = folder();
        let path = folder.path().join("table.db");
        fs::write(&path, &self.database).unwrap();
        let mut parlour = Parlour::with_store(Store::open(&path).unwrap(), SETTINGS.clone());
        let before = journal(&parlour).len();
        let body = text.replace('\n', "\r\n");
        let raw = parlour.reply_to(&self.letter, &format!("{seat}@example.org"), &body);
        let incoming = Incoming {
            raw: raw.clone(),
            recipients: Vec::new(),
            sender: None,
            source: Source::Smtp,
            peer: None,
        };
        let received = parlour.desk.receive(&incoming, raw.len() as u64).unwrap();
        let answers = parlour.desk.due(100).unwrap().into_iter();
        let answers: Vec<Arrived> =
            answers.map(|(_, _, parcel)| opened(&parcel.to, &parcel.raw)).collect();
        let answer = answers.iter().rfind(|letter| letter.to.starts_with(seat));
        let mut deeds = journal(&parlour).split_off(before);
        let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
        let waiting = plans.into_iter().filter(|plan| plan.acted.is_none());
        deeds.extend(waiting.map(|plan| plan.line));
        let carried_out = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
        let outcome = if carried_out || !deeds.is_empty() {
            Outcome::Acted(deeds)
        } else {
            let why = match received {
                Received::Recorded(verdict, why) => format!("{verdict:?}: {why}"),
                Received::Duplicate => "a duplicate".to_owned(),
            };
            Outcome::Answered(why, answer.and_then(|letter| letter.buttons().into_iter().next()))
        };
        let letter = answer.unwrap_or(&self.letter).clone();
        drop(parlour);
        (outcome, Saved { database: fs::read(path).unwrap(), letter })
    }
}

/// Where databases cost least: in memory, if there is such a folder.
fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// What happened at table 1, entry by entry.
fn journal(parlour: &Parlour) -> Vec<String> {
    let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
    let happened = journal.iter().map(|row| {
        let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
        entry["events"].to_string()
    });
    happened.collect()
}

/// So many mails in a thousand come as expected, of all and of the sample. They may only rise.
const MAILS_WHOLE: usize = 913;
const MAILS_SAMPLE: usize = 900;

/// The same of those that no list was written for (714 of all before what can't be undone had to be certain).
const UNTUNED_WHOLE: usize = 725;
const UNTUNED_SAMPLE: usize = 740;

fn is_whole() -> bool {
    std::env::var("MONSOON_CORPUS").is_ok_and(|which| which == "all")
}

/// What became of mails of a language.
#[derive(Default)]
struct Tally {
    /// Of those that can only be acted on, how many were.
    acted: usize,
    /// By what was expected first: how many came as expected, and how many there were.
    kinds: BTreeMap<String, [usize; 2]>,
    /// What was carried out and not meant so.
    wrong: Vec<String>,
}

impl Tally {
    fn right_of_all(&self) -> [usize; 2] {
        self.kinds.values().fold([0, 0], |[right, all], of| [right + of[0], all + of[1]])
    }
}

/// Prints what came as expected, by language and kind, and returns how many of all.
fn table(name: &str, tallies: &BTreeMap<String, Tally>) -> [usize; 2] {
    let kinds: BTreeSet<&String> = tallies.values().flat_map(|it| it.kinds.keys()).collect();
    let sum =
        |of: &[[usize; 2]]| of.iter().fold([0, 0], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
    let cell = |[right, all]: [usize; 2]| match all {
        0 => format!("{:>14}", ""),
        _ => format!("{:>14}", format!("{right}/{all}")),
    };
    let line = |first: &str, cells: String| println!("{name:9} {first:6}{cells}");
    line(
        "",
        kinds.iter().map(|it| format!("{it:>14}")).chain([format!("{:>14}", "all")]).collect(),
    );
    for (language, tally) in tallies {
        let of = |kind: &&String| cell(tally.kinds.get(*kind).copied().unwrap_or_default());
        line(language, kinds.iter().map(of).chain([cell(tally.right_of_all())]).collect());
    }
    let of = |kind: &&String| {
        let each = tallies.values().filter_map(|it| it.kinds.get(*kind).copied());
        cell(sum(&each.collect::<Vec<_>>()))
    };
    let whole = sum(&tallies.values().map(Tally::right_of_all).collect::<Vec<_>>());
    line("all", kinds.iter().map(of).chain([cell(whole)]).collect());
    whole
}

/// Tries the mails of all languages, as many at once as there are languages.
fn all_tried(mails: &BTreeMap<String, Vec<Mail>>) -> BTreeMap<String, Tally> {
    std::thread::scope(|scope| {
        let mut begun = Vec::new();
        for (language, mails) in mails {
            begun.push((language, scope.spawn(move || tried(language, mails))));
        }
        begun.into_iter().map(|(language, it)| (language.clone(), it.join().unwrap())).collect()
    })
}

fn wrong_in(tallies: &BTreeMap<String, Tally>) -> String {
    tallies.values().flat_map(|it| &it.wrong).cloned().collect::<Vec<_>>().join("\n")
}

/// What became of the mails of a language. What came otherwise than expected is printed.
fn tried(language: &str, mails: &[Mail]) -> Tally {
    let mut translated: BTreeMap<&str, Saved> = BTreeMap::new();
    let mut deeds_of: BTreeMap<(&str, &str), Outcome> = BTreeMap::new();
    let mut wrong = Vec::new();
    let (mut acted, mut nearly, mut plain) = (0, 0, 0);
    let (mut offered, mut offers, mut unasked) = (0, 0, 0);
    let mut kinds: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for mail in mails {
        let at = &POSITIONS[&mail.at];
        let saved = translated.entry(&mail.at).or_insert_with(|| at.saved_in(language));
        let may = |what: &str| mail.expect.split('/').any(|it| it == what);
        let (outcome, _) = saved.receives(&at.seat, &mail.text);
        let what = format!("{} at {}: {:?}", mail.id, mail.at, mail.text);
        plain += usize::from(mail.expect == "act");
        let [right, asked, mistaken] = kinds.entry(&mail.expect).or_default();
        match outcome {
            Outcome::Acted(deeds) => {
                let meant = deeds_of.entry((&mail.at, &mail.order)).or_insert_with(|| {
                    saved.receives(&at.seat, &mail.order.replace(" ; ", "\n")).0
                });
                let meant = may("act") && *meant == Outcome::Acted(deeds.clone());
                if meant {
                    acted += usize::from(mail.expect == "act");
                    *right += 1;
                } else {
                    *mistaken += 1;
                    wrong.push(format!("{what} did {deeds:?}, not {} {}", mail.expect, mail.order));
                }
            }
            Outcome::Answered(why, button) => {
                if mail.expect == "act" {
                    nearly += usize::from(button.as_ref() == Some(&mail.order));
                    println!("not carried out: {what}, {} ({why})", mail.order);
                }
                let likely = ["Likely", "Among", "with an offer"];
                let suggests = likely.iter().any(|word| why.contains(word));
                let good = may("offer") && button.as_ref() == Some(&mail.order);
                let silent = ["ask", "talk", "question", "leave"].into_iter().any(may) && !suggests;
                if good || silent {
                    *right += 1;
                } else {
                    *asked += 1;
                }
                if may("offer") {
                    offers += 1;
                    offered += usize::from(good);
                    if !good {
                        println!("not offered: {what}, {} ({why})", mail.order);
                    }
                } else if suggests && mail.expect != "act" {
                    unasked += 1;
                    println!("offered unasked: {what}, {button:?}");
                }
            }
        }
    }
    println!(
        "{language}: carried out {acted} of {plain}, {nearly} of the others one tap away; offered \
         {offered} of {offers}, and {unasked} unasked"
    );
    let mut tally = Tally { acted, wrong, ..Tally::default() };
    for (kind, [right, asked, mistaken]) in kinds {
        let first = kind.split('/').next().unwrap_or(kind).to_owned();
        let [all_right, all] = tally.kinds.entry(first).or_default();
        *all_right += right;
        *all += right + asked + mistaken;
    }
    tally
}

/// The mails and the floors of a folder's files, by language.
fn read_all(texts: [(&str, &str); 5]) -> (BTreeMap<String, Vec<Mail>>, BTreeMap<String, usize>) {
    let (mut all, mut floors) = (BTreeMap::new(), BTreeMap::new());
    for (language, text) in texts {
        let Mails { floor, mut mails } = toml::from_str(text).unwrap();
        mails.retain(|mail| is_whole() || mail.is_of_sample());
        assert!(mails.len() > 10, "{language}");
        floors.insert(language.to_owned(), if is_whole() { floor.all } else { floor.sample });
        all.insert(language.to_owned(), mails);
    }
    (all, floors)
}

/// Tries the mails of a folder; so many in a thousand, of all and of the sample, come as expected.
fn measure(name: &str, texts: [(&str, &str); 5], [whole, sample]: [usize; 2]) {
    let (mails, floors) = read_all(texts);
    let tallies = all_tried(&mails);
    let [right, all] = table(name, &tallies);
    let wrong = wrong_in(&tallies);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{wrong}");
    for (language, tally) in &tallies {
        let (acted, floor) = (tally.acted, floors[language]);
        assert!(acted >= floor, "{language}: {acted} carried out, and {floor} once");
    }
    let share = if is_whole() { whole } else { sample };
    assert!(right * 1000 >= all * share, "{right} of {all} came as expected, not {share} in 1,000");
}

#[test]
fn mails_as_people_write_them() {
    let texts = [
        ("en", include_str!("../../spoken/mails/en.toml")),
        ("pl", include_str!("../../spoken/mails/pl.toml")),
        ("fr", include_str!("../../spoken/mails/fr.toml")),
        ("da", include_str!("../../spoken/mails/da.toml")),
        ("es", include_str!("../../spoken/mails/es.toml")),
    ];
    measure("heard", texts, [MAILS_WHOLE, MAILS_SAMPLE]);
}

/// The mail with two letters of its longest word swapped; `None` if it has no long one.
fn with_slip(mail: Mail) -> Option<Mail> {
    let words = mail.text.split(|c: char| !c.is_alphabetic());
    let letters = |word: &&str| word.chars().count();
    let word = words.filter(|word| word.chars().count() > 5).max_by_key(letters)?;
    let mut slipped: Vec<char> = word.chars().collect();
    let at = (1..slipped.len() - 1).rfind(|&at| slipped[at] != slipped[at - 1])?;
    slipped.swap(at - 1, at);
    let text = mail.text.replacen(word, &slipped.into_iter().collect::<String>(), 1);
    Some(Mail { text, ..mail })
}

/// With a slip in it a mail is carried out as it was meant, or asked about. The sample is every
/// 24th mail, and the floors are the sample's. An extra canal can't be taken back, so a slip beside one
/// is asked about (English: 12, and 13 before).
#[test]
fn slips_of_the_finger_make_no_other_order() {
    for (language, text, floor) in [
        ("da", include_str!("../../spoken/mails/da.toml"), 11),
        ("es", include_str!("../../spoken/mails/es.toml"), 6),
        ("fr", include_str!("../../spoken/mails/fr.toml"), 7),
        ("pl", include_str!("../../spoken/mails/pl.toml"), 11),
        ("en", include_str!("../../spoken/mails/en.toml"), 12),
    ] {
        let Mails { floor: _, mails } = toml::from_str(text).unwrap();
        let of_sample = |mail: &Mail| is_whole() || mail.number().is_multiple_of(24);
        let slipped: Vec<Mail> =
            mails.into_iter().filter(of_sample).filter_map(with_slip).collect();
        assert!(slipped.len() > 5, "{language}");
        let Tally { acted, wrong, .. } = tried(language, &slipped);
        assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
        assert!(acted >= floor, "{language}: {acted} carried out, and {floor} once");
    }
}

/// The mails of a file of one's own, `MONSOON_MAILS`, by language; or of a folder with a file
/// for each language, as `tests/spoken/mails` is.
#[test]
fn mails_of_ones_own() {
    let Some(path) = std::env::var_os("MONSOON_MAILS").map(PathBuf::from) else { return };
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let mails: BTreeMap<String, Vec<Mail>> = if path.is_dir() {
        let files = fs::read_dir(path).unwrap().map(|file| file.unwrap().path());
        let mails =
            files.filter(|file| file.extension().is_some_and(|it| it == "toml")).map(|file| {
                let language = file.file_stem().unwrap().to_str().unwrap().to_owned();
                (language, toml::from_str::<Mails>(&read(&file)).unwrap().mails)
            });
        mails.collect()
    } else {
        toml::from_str(&read(&path)).unwrap()
    };
    let tallies = all_tried(&mails);
    table("own", &tallies);
    let wrong = wrong_in(&tallies);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{wrong}");
}

/// How many of these come out right says how well mails are heard that nobody has seen.
#[test]
fn mails_that_no_list_was_written_for_do_no_harm() {
    let texts = [
        ("en", include_str!("../../spoken/untuned/en.toml")),
        ("pl", include_str!("../../spoken/untuned/pl.toml")),
        ("fr", include_str!("../../spoken/untuned/fr.toml")),
        ("da", include_str!("../../spoken/untuned/da.toml")),
        ("es", include_str!("../../spoken/untuned/es.toml")),
    ];
    measure("untuned", texts, [UNTUNED_WHOLE, UNTUNED_SAMPLE]);
}

#[test]
fn what_is_taken_back_in_the_same_breath_is_not_carried_out() {
    none_is_carried_out(include_str!("../../spoken/retracted.toml"), 10);
}

#[test]
fn orders_in_talk_about_other_things_are_none() {
    none_is_carried_out(include_str!("../../spoken/elsewhere.toml"), 5);
}

#[test]
fn figures_of_speech_are_no_orders() {
    none_is_carried_out(include_str!("../../spoken/figures.toml"), 5);
}

/// What stands among unknown words is carried out if it is plain, and one word makes it none.
#[test]
fn what_is_plain_beside_words_that_no_list_has() {
    let mails: BTreeMap<String, Vec<Mail>> =
        toml::from_str(include_str!("../../spoken/plainly.toml")).unwrap();
    for (language, mails) in &mails {
        let plain = mails.iter().filter(|mail| mail.expect == "act").count();
        let Tally { acted, wrong, .. } = tried(language, mails);
        assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
        assert_eq!(acted, plain, "{language}");
    }
}

/// What can't be had back is offered where a word of the mail is unknown, and carried out elsewhere.
#[test]
fn what_cannot_be_had_back_has_to_be_certain() {
    let mails: BTreeMap<String, Vec<Mail>> =
        toml::from_str(include_str!("../../spoken/certain.toml")).unwrap();
    assert_eq!(mails.len(), 5);
    let tallies = all_tried(&mails);
    let [right, all] = table("certain", &tallies);
    assert_eq!(right, all);
}

/// At least so many of each language are tried.
fn none_is_carried_out(text: &str, least: usize) {
    let mut mails: BTreeMap<String, Vec<Mail>> = toml::from_str(text).unwrap();
    for mails in mails.values_mut() {
        mails.retain(|mail| is_whole() || mail.is_of_sample());
        assert!(mails.len() > least);
    }
    let tallies = all_tried(&mails);
    table("own", &tallies);
    let wrong = wrong_in(&tallies);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{wrong}");
}

#[test]
fn every_decision_comes_up() {
    let decisions: BTreeSet<(bool, &str)> =
        POSITIONS.values().map(|at| (at.game.starts_with("goa"), at.decision.as_str())).collect();
    let goa = goa::Decision::all().map(|decision| (true, decision.id()));
    let all = santiago::Decision::all().map(|decision| (false, decision.id())).chain(goa);
    assert_eq!(decisions, all.collect());
}
