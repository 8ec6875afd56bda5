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
//! sample. It may only rise. The others are printed with `-- --nocapture`. The sample is
//! every eighth mail by its number; `MONSOON_CORPUS=all` tries all. Of the mails in
//! `tests/spoken/retracted.toml`, `elsewhere.toml` and `figures.toml` nothing is carried out. Of
//! those in `tests/spoken/plainly.toml` everything is carried out that is plain. Those in
//! `tests/spoken/untuned` are for measuring alone.

use super::positions::{Position, transcript};
use crate::parlour::{Arrived, MODERATED, Parlour, opened};
use monsoon::{
    basics::TableId,
    config::Config,
    desk::{Games, Received, Settings},
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
struct At {
    game: String,
    after: usize,
    #[serde(default)]
    then: Vec<String>,
    seat: String,
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
struct Saved {
    database: Vec<u8>,
    letter: Arrived,
}

/// What became of a mail.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    /// What happened, entry by entry, and the lines kept for later.
    Acted(Vec<String>),
    /// Nothing: why, and the first button of the answer, if there is one.
    Answered(String, Option<String>),
}

static POSITIONS: LazyLock<BTreeMap<String, At>> =
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

impl Saved {
    /// Hands in a mail from this seat at a copy of the table; returns what follows
    /// from it, and the copy.
    fn receives(&self, seat: &str, text: &str) -> (Outcome, Saved) {
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

fn is_whole() -> bool {
    std::env::var("MONSOON_CORPUS").is_ok_and(|which| which == "all")
}

/// Plays the mails of a language.
fn play(language: &str, text: &str) {
    let Mails { floor, mut mails } = toml::from_str(text).unwrap();
    let floor = if is_whole() { floor.all } else { floor.sample };
    mails.retain(|mail| is_whole() || mail.is_of_sample());
    let (acted, wrong) = tried(language, &mails);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
    assert!(acted >= floor, "{language}: {acted} carried out, and {floor} once");
}

/// How many of the mails that can only be acted on are, and what was carried out
/// wrongly. What else came otherwise than expected is printed.
fn tried(language: &str, mails: &[Mail]) -> (usize, Vec<String>) {
    let mut translated: BTreeMap<&str, Saved> = BTreeMap::new();
    let mut deeds_of: BTreeMap<(&str, &str), Outcome> = BTreeMap::new();
    let mut wrong = Vec::new();
    let (mut acted, mut nearly, mut plain) = (0, 0, 0);
    let (mut offered, mut offers, mut unasked) = (0, 0, 0);
    let mut kinds: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for mail in mails {
        let at = &POSITIONS[&mail.at];
        let saved = translated.entry(&mail.at).or_insert_with(|| {
            let saved = at.saved();
            if language == "en" {
                return saved.clone();
            }
            saved.receives(&at.seat, &format!("language {language}\norders english")).1
        });
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
    for (kind, [right, asked, wrong]) in kinds {
        println!(
            "{language} {kind}: {right} right, {asked} not carried out or offered, {wrong} wrong"
        );
    }
    println!(
        "{language}: carried out {acted} of {plain}, {nearly} of the others one tap away; offered \
         {offered} of {offers}, and {unasked} unasked"
    );
    (acted, wrong)
}

#[test]
fn english() {
    play("en", include_str!("../../spoken/mails/en.toml"));
}

#[test]
fn polish() {
    play("pl", include_str!("../../spoken/mails/pl.toml"));
}

#[test]
fn french() {
    play("fr", include_str!("../../spoken/mails/fr.toml"));
}

#[test]
fn danish() {
    play("da", include_str!("../../spoken/mails/da.toml"));
}

#[test]
fn spanish() {
    play("es", include_str!("../../spoken/mails/es.toml"));
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
/// 24th mail, and the floors are the sample's.
#[test]
fn slips_of_the_finger_make_no_other_order() {
    for (language, text, floor) in [
        ("da", include_str!("../../spoken/mails/da.toml"), 11),
        ("es", include_str!("../../spoken/mails/es.toml"), 6),
        ("fr", include_str!("../../spoken/mails/fr.toml"), 7),
        ("pl", include_str!("../../spoken/mails/pl.toml"), 11),
        ("en", include_str!("../../spoken/mails/en.toml"), 13),
    ] {
        let Mails { floor: _, mails } = toml::from_str(text).unwrap();
        let of_sample = |mail: &Mail| is_whole() || mail.number().is_multiple_of(24);
        let slipped: Vec<Mail> =
            mails.into_iter().filter(of_sample).filter_map(with_slip).collect();
        assert!(slipped.len() > 5, "{language}");
        let (acted, wrong) = tried(language, &slipped);
        assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
        assert!(acted >= floor, "{language}: {acted} carried out, and {floor} once");
    }
}

/// What is carried out of mails, by language, that nobody meant so.
fn wrong_of(mails: &BTreeMap<String, Vec<Mail>>) -> Vec<String> {
    mails.iter().flat_map(|(language, mails)| tried(language, mails).1).collect()
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
    let wrong = wrong_of(&mails);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
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
    let read = |(language, text): (&str, &str)| {
        let mut mails = toml::from_str::<Mails>(text).unwrap().mails;
        mails.retain(|mail| is_whole() || mail.is_of_sample());
        assert!(mails.len() > 10);
        (language.to_owned(), mails)
    };
    let wrong = wrong_of(&texts.into_iter().map(read).collect());
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
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
        let (acted, wrong) = tried(language, mails);
        assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
        assert_eq!(acted, plain, "{language}");
    }
}

/// At least so many of each language are tried.
fn none_is_carried_out(text: &str, least: usize) {
    let mut mails: BTreeMap<String, Vec<Mail>> = toml::from_str(text).unwrap();
    for mails in mails.values_mut() {
        mails.retain(|mail| is_whole() || mail.is_of_sample());
        assert!(mails.len() > least);
    }
    let wrong = wrong_of(&mails);
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
}

#[test]
fn every_decision_comes_up() {
    let decisions: BTreeSet<(bool, &str)> =
        POSITIONS.values().map(|at| (at.game.starts_with("goa"), at.decision.as_str())).collect();
    let of = |goa: bool, ids: &[&'static str]| ids.iter().map(|id| (goa, *id)).collect::<Vec<_>>();
    let all = of(false, &["P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"]);
    let goa = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P14", "P15", "P16", "P19", "P24"];
    let all: BTreeSet<_> = all.into_iter().chain(of(true, &goa)).collect();
    assert_eq!(decisions, all);
}
