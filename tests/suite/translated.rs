//! Letters in a language have no word that is English alone.

use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour};
use chrono::TimeDelta;
use monsoon::basics::Language;
use monsoon::desk::{NewSeat, NewTable};
use monsoon::engine::TableSeed;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The words of a text; nothing that is written with digits.
fn words(text: &str) -> impl Iterator<Item = String> {
    let runs = text.split(|c: char| !c.is_alphanumeric());
    let words = runs.filter(|run| run.chars().count() > 2 && run.chars().all(char::is_alphabetic));
    words.map(str::to_lowercase)
}

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(path.to_str().unwrap(), ending));
        } else if path.to_str().unwrap().ends_with(ending) {
            found.push(path);
        }
    }
    found
}

/// What the messages of a Fluent file say, without keys, variables and variants.
fn said(source: &str) -> String {
    let mut said = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        let line = if begins { line.split_once('=').map_or("", |it| it.1) } else { line };
        let mut rest = line.trim_start().trim_start_matches('*');
        if let Some(variant) = rest.strip_prefix('[') {
            rest = variant.split_once(']').map_or("", |it| it.1);
        }
        while let Some((before, behind)) = rest.split_once('{') {
            said.push_str(before);
            rest = behind.split_once('}').map_or("", |it| it.1);
        }
        said.push_str(rest);
        said.push('\n');
    }
    said
}

/// The messages of a language by their keys, and the rules of its games by theirs, without
/// the words by which one may ask for them.
fn texts(language: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for file in files(&format!("data/locales/{language}"), ".ftl") {
        let source = fs::read_to_string(file).unwrap();
        let mut message = String::new();
        for line in source.lines().chain(["end ="]) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let key = message.split(' ').next().unwrap_or_default().to_owned();
                texts.push((key, said(&message)));
                message.clear();
            }
            message.push_str(line);
            message.push('\n');
        }
    }
    for game in ["goa", "santiago"] {
        for file in files(&format!("data/rules/{game}"), &format!("/{language}.toml")) {
            let source = fs::read_to_string(file).unwrap();
            let shown = source.lines().filter(|line| !line.starts_with("asked = "));
            texts.push((format!("{game}-rules"), shown.collect::<Vec<_>>().join("\n")));
        }
    }
    texts
}

/// The glossary's words of no letter: a language, what its words never begin with, and
/// what the keys of messages that may have them begin with.
fn never() -> Vec<(Language, Vec<String>, Vec<String>)> {
    let glossary = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary.md");
    let glossary = fs::read_to_string(glossary).unwrap();
    let table = glossary.split("### Words no letter uses").nth(1).unwrap();
    let table = table.split("\n## ").next().unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let list = |cell: &str| {
        let items = cell.split(',').map(|it| it.trim_matches([' ', '`']).to_owned());
        items.filter(|item| !item.is_empty()).collect::<Vec<String>>()
    };
    rows.map(|row| {
        let [_, name, words, but, ..] = row.split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let language = match name.trim() {
            "Polish" => Language::Pl,
            "French" => Language::Fr,
            "Danish" => Language::Da,
            "Spanish" => Language::Es,
            name => panic!("no language is called {name}"),
        };
        (language, list(words), list(but))
    })
    .collect()
}

#[test]
fn no_message_has_a_word_that_the_glossary_rules_out() {
    let mut wrong = Vec::new();
    let never = never();
    assert!(never.len() > 3, "{never:?}");
    for (language, ruled_out, but) in &never {
        let texts = texts(language.code());
        assert!(texts.len() > 900, "{language:?}: {}", texts.len());
        let held = |key: &str| !but.iter().any(|begins| key.starts_with(begins.as_str()));
        for (key, text) in texts.iter().filter(|(key, _)| held(key)) {
            let is = |word: &String| ruled_out.iter().any(|it| word.starts_with(it.as_str()));
            wrong.extend(words(text).filter(is).map(|word| format!("{language:?} {key}: {word}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// All words that may stand in a letter of a language: those of its messages, of its
/// pages about the rules, and of orders.
fn own(language: &str) -> BTreeSet<String> {
    let mut own = BTreeSet::new();
    for file in files(&format!("data/locales/{language}"), ".ftl") {
        own.extend(words(&said(&fs::read_to_string(file).unwrap())));
    }
    for file in files("data/rules", &format!("/{language}.toml")) {
        own.extend(words(&fs::read_to_string(file).unwrap()));
    }
    for file in files("data/locales", ".toml") {
        let source = fs::read_to_string(file).unwrap();
        let marks = [format!("{language} = "), format!("{language}=")];
        for line in source.lines() {
            let parts = marks.iter().flat_map(|mark| line.split(mark.as_str()).skip(1));
            parts.for_each(|part| own.extend(words(part.split(" = ").next().unwrap())));
        }
    }
    own
}

/// The words of the English messages that this language does not have.
fn foreign(language: &str) -> BTreeSet<String> {
    let mut foreign = BTreeSet::new();
    for file in files("data/locales/en", ".ftl") {
        foreign.extend(words(&said(&fs::read_to_string(file).unwrap())));
    }
    let own = own(language);
    // A command of the house, which is English in every letter.
    foreign.retain(|word| !own.contains(word) && word != "confirm");
    foreign
}

/// A letter's text without what is quoted: orders, and what its reader wrote.
fn unquoted(text: &str, language: Language) -> String {
    let (open, close) = match language {
        Language::En => ('“', '”'),
        Language::Pl => ('„', '”'),
        Language::Fr | Language::Es => ('«', '»'),
        Language::Da => ('”', '”'),
    };
    let mut plain = String::new();
    let mut quoted = false;
    for c in text.chars() {
        if quoted {
            quoted = c != close;
        } else {
            quoted = c == open;
            if !quoted {
                plain.push(c);
            }
        }
    }
    plain
}

/// A table of which all players read one language.
fn parlour(game: &str, language: &str, seed: &str) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let seats = COLOURS[..3].iter().zip(["Zenzi", "Xaver", "Quirin"]).map(|(colour, name)| {
        let (name, address) = (name.to_owned(), format!("{colour}@example.org"));
        NewSeat { name, address, language: Language::from_code(language) }
    });
    let wish = NewTable {
        game: game.into(),
        seats: seats.collect(),
        options: Vec::new(),
        seed: Some(seed.to_owned()),
        moderators: Vec::new(),
        later: false,
    };
    parlour.desk.open(&wish).unwrap();
    parlour
}

/// What is no order, or none now.
const WRONG: [&str; 110] = [
    "Hola",
    "bid",
    "bid 0",
    "bid 999",
    "bid 5 6",
    "bid -5",
    "bid 2.5",
    "bid 99999999999",
    "pass 5",
    "bdi 5",
    "plant",
    "plant banana",
    "plant banana2",
    "plant banana3 c4",
    "plant banana2 c9",
    "plant banana2 c4 d5",
    "plant c4",
    "propose",
    "propose 3",
    "propose s7 s6",
    "propose s40 1",
    "propose s7 nothing",
    "accept",
    "accept s7 3",
    "build",
    "skip s7",
    "extra",
    "hold",
    "5",
    "c4",
    "s7",
    "sell",
    "buy 5",
    "sell buy",
    "flag",
    "flag c0 d0",
    "flag g9",
    "mark",
    "mark c0",
    "quick 5 ducats",
    "quick ships",
    "harvest 2",
    "harvest pepper in clove4",
    "harvest pepper 0",
    "harvest pepper 999",
    "progress",
    "found",
    "found madras, pay, decline",
    "taxes ships",
    "taxes, done, hold",
    "use",
    "use espionage purple harvest",
    "use exchange z1",
    "use extra harvest pepper",
    "play spices",
    "play palm",
    "take 3 ships",
    "take mission",
    "drop clove",
    "discard",
    "lot 3: hopla",
    "lot 9: bid 3",
    "lots: 3 if I have pased",
    "lot 1: up to 4 jump 6",
    "action 1: pay 3",
    "extra 0: taxes",
    "use duty: taxes",
    "budget:",
    "bid: plant c4",
    "bid: hopla",
    "bid: pass if hopla",
    "bid: 5 if c4 is free 3",
    "bid: 5 if red green passed",
    "bid: 5 if the sum",
    "bid: 5 if passed",
    "bid: 5 if s7",
    "bid: 3 if purple has passed",
    "bid: 3 if I have 9999 or more",
    "bid: 3 if round is 50 or later",
    "round 50 bid: 3",
    "round 0 bid: 3",
    "(bid: 3",
    "bid: 3)",
    "bid: 3: 4",
    "plant: nothing",
    "plant: banana2",
    "canal: accept",
    "canal: s9",
    "extra s77 or s8",
    "forget",
    "forget hopla",
    "leftover: c4",
    "away",
    "away hopla",
    "away until 2020-01-01",
    "away 13/14/2026",
    "remind hopla",
    "zone hopla",
    "language hopla",
    "undo",
    "board",
    "help",
    "rules hopla",
    "plans",
    "salt hopla",
    "preview; bid 999",
    "leave",
    "canal best",
    "bid 4?",
    "nothing",
];

/// The words in a letter that only English has, but for those of the mail it answers.
fn strange(
    letter: &Arrived,
    mail: &str,
    language: Language,
    foreign: &BTreeSet<String>,
) -> Vec<String> {
    let written: BTreeSet<String> = words(mail).collect();
    let mut strange = Vec::new();
    // A long line is cut in the middle of a word.
    let whole = |line: &&str| !line.contains('…');
    let text = format!("{}\n{}", letter.subject, letter.text);
    for line in unquoted(&text, language).lines().filter(whole) {
        let words = words(line).filter(|word| foreign.contains(word) && !written.contains(word));
        strange.extend(words.map(|word| format!("{word}: {line}")));
    }
    strange
}

/// Every letter of a game, and every answer to what is wrong.
fn check(game: &str, language: Language) {
    let code = language.code();
    let foreign = foreign(code);
    assert!(foreign.len() > 300, "{code}: {}", foreign.len());
    let mut parlour = parlour(game, code, &format!("translated {game}"));
    let mut seen = 0;
    let mut strange_words = BTreeMap::new();
    let mut look = |letters: &[Arrived], mail: &str| {
        for letter in letters.iter().filter(|letter| letter.to != "mod@example.org") {
            seen += 1;
            for word in strange(letter, mail, language, &foreign) {
                strange_words.entry(word).or_insert_with(|| mail.to_owned());
            }
        }
    };
    look(&parlour.post(), "");
    let mut wrong = WRONG.iter().cycle();
    for turn in 0..WRONG.len().div_ceil(4) {
        let Some(&colour) = parlour.awaited().first() else { break };
        parlour.advance(TimeDelta::hours(2));
        parlour.mail(colour, "board");
        let letter = parlour.last(colour);
        let orders = letter.orders();
        for line in wrong.by_ref().take(4) {
            parlour.advance(TimeDelta::minutes(20));
            let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), line);
            look(&parlour.hand_in(&raw).1, line);
        }
        let order = &orders[turn % orders.len()];
        let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), order);
        look(&parlour.hand_in(&raw).1, order);
    }
    // Reminders, and what happens when nobody answers.
    for _ in 0..6 {
        look(&parlour.hours(12), "");
    }
    assert!(seen > 120, "{code}: {seen}");
    assert!(strange_words.is_empty(), "{code}: {strange_words:#?}");
}

/// How many moves of a game are made if it is not to be played to its end.
const MOVES: usize = 40;

/// Every letter of games of random orders: the beginnings of two, or `MONSOON_GAMES` whole
/// ones.
fn check_at_random(game: &str, language: Language) {
    let code = language.code();
    let foreign = foreign(code);
    let asked = std::env::var("MONSOON_GAMES").ok();
    let games: usize = asked.as_ref().map_or(2, |number| number.parse().unwrap());
    let moves = if asked.is_some() { usize::MAX } else { MOVES };
    let mut read = 0;
    let mut strange_words = BTreeMap::new();
    for number in 0..games {
        let seed = format!("translated {game} {code} {number}");
        let mut dice = TableSeed::new(seed.clone()).dice(0);
        let mut parlour = parlour(game, code, &seed);
        let mut letters = parlour.post();
        let mut order = String::new();
        for _ in 0..moves {
            for letter in letters.iter().filter(|letter| letter.to != "mod@example.org") {
                read += 1;
                for word in strange(letter, &order, language, &foreign) {
                    strange_words.entry(word).or_insert_with(|| seed.clone());
                }
            }
            let Some(&colour) = parlour.awaited().first() else { break };
            parlour.advance(TimeDelta::hours(1));
            order.clone_from(dice.pick(&parlour.last(colour).orders()).unwrap());
            letters = parlour.play(colour, &order);
        }
    }
    assert!(read > games * MOVES, "{game} {code}: {read}");
    assert!(strange_words.is_empty(), "{game} {code}: {strange_words:#?}");
}

fn others_than_english() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::En)
}

#[test]
fn letters_of_santiago_are_in_their_language() {
    others_than_english().for_each(|language| check("santiago", language));
}

#[test]
fn letters_of_goa_are_in_their_language() {
    others_than_english().for_each(|language| check("goa-2012", language));
}

#[test]
fn letters_of_goa_of_2004_are_in_their_language() {
    others_than_english().for_each(|language| check("goa-2004", language));
}

#[test]
fn letters_of_any_game_are_in_their_language() {
    for game in ["santiago", "goa-2012", "goa-2004"] {
        others_than_english().for_each(|language| check_at_random(game, language));
    }
}
