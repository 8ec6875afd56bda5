//! Who may look at whom: the arrows of `docs/architecture.md`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// What every room needs, and so every room may name.
const GROUND: &str = "basics";

/// Each room and the rooms it may name with `crate::`, besides the ground floor.
const MAY_SEE: [(&str, &[&str]); 13] = [
    (GROUND, &[]),
    ("engine", &["engine"]),
    ("games", &["engine", "games"]),
    ("store", &["engine", "store", "timing"]),
    ("letters", &["engine", "games", "letters", "timing"]),
    ("archive", &["archive", "engine", "failpoint", "games", "letters", "store"]),
    ("mail", &["clock", "mail"]),
    ("config", &["mail", "timing"]),
    ("clock", &[]),
    ("timing", &[]),
    (
        "desk",
        &[
            "archive",
            "clock",
            "config",
            "desk",
            "engine",
            "failpoint",
            "games",
            "letters",
            "mail",
            "store",
            "timing",
        ],
    ),
    ("daemon", &["clock", "config", "desk", "mail", "store"]),
    ("window", &["config", "daemon", "desk", "engine", "mail", "store", "window"]),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The rooms a text names: `crate::room`, in a `use` or in a path.
fn rooms_named(text: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let rest = &text[at + "crate::".len()..];
        if let Some(list) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut name = String::new();
            for c in list.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => rooms.push(std::mem::take(&mut name)),
                    _ if depth == 0 => name.push(c),
                    _ => {}
                }
            }
            rooms.push(name);
        } else {
            rooms.push(rest.to_owned());
        }
    }
    rooms
        .iter()
        .map(|room| {
            room.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
        })
        .filter(|room| !room.is_empty() && *room != "self")
        .collect()
}

#[test]
fn the_reader_of_arrows_reads() {
    let text = "use crate::{\n engine::{Seat, Game},\n mail,\n};\n crate::store::Store";
    assert_eq!(rooms_named(text), ["engine", "mail", "store"]);
}

#[test]
fn no_room_looks_where_it_may_not() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let allowed: BTreeMap<_, _> = MAY_SEE.into_iter().collect();
    let mut seen = 0;
    for file in files {
        let inside = file.strip_prefix(&src).unwrap();
        let room = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        let Some(allowed) = allowed.get(room) else { continue };
        for named in rooms_named(&fs::read_to_string(&file).unwrap()) {
            seen += 1;
            // What lies at the top of the crate itself are the rooms.
            assert!(
                named == GROUND || allowed.contains(&named.as_str()),
                "{}: {room} must not look at {named}",
                inside.display()
            );
        }
    }
    assert!(seen > 20, "the reader found only {seen} arrows");
}

#[test]
fn only_the_clock_knows_the_time() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let asks = text.contains("Utc::now()") || text.contains("SystemTime::now()");
        let clock = file.ends_with("clock.rs");
        assert!(clock || !asks, "{} asks for the time", file.display());
    }
}

/// The folders and the file of `src` that may know the games that are shipped by name,
/// and the two that list their folders.
const KNOW_GAMES: [&str; 9] = [
    "games/",
    "letters/goa/",
    "letters/santiago/",
    "archive/html/goa.rs",
    "archive/html/santiago/",
    "desk/shipped.rs",
    "letters/mod.rs",
    "archive/html/mod.rs",
    // A test of the sentences of all of them.
    "letters/words/named.rs",
];

#[test]
fn only_one_place_knows_the_games_by_name() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    for file in files {
        let inside = file.strip_prefix(&src).unwrap().to_str().unwrap();
        if KNOW_GAMES.iter().any(|known| inside.starts_with(known)) || inside.contains("tests") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let code = text.lines().take_while(|line| *line != "#[cfg(test)]");
        for line in code.filter(|line| !line.trim_start().starts_with("//")) {
            let line = line.to_lowercase();
            let named = ["goa", "santiago"].into_iter().find(|game| line.contains(game));
            assert_eq!(named, None, "{inside}: {line}");
        }
    }
}
