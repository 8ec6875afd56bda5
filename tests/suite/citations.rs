//! Every rule is cited where it is carried out and where it is tested, and
//! nothing cites a rule that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Ids such as `S24`: one of these letters and a number, as a word of its own.
fn ids(letters: [char; 3], text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in text.split(|letter: char| !letter.is_alphanumeric() && letter != '_') {
        let Some(number) = word.strip_prefix(letters) else { continue };
        if !number.starts_with('0')
            && !number.is_empty()
            && number.chars().all(|digit| digit.is_ascii_digit())
        {
            found.insert(word.to_owned());
        }
    }
    found
}

/// The ids a rules page defines: those in bold.
fn defined(letters: [char; 3], page: &str) -> BTreeSet<String> {
    page.split("**").skip(1).step_by(2).flat_map(|text| ids(letters, text)).collect()
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

/// Where a file's own tests begin.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// The text of the game's code, and of the tests within it: those at the end
/// of a file, and files that are nothing else.
fn halves(folder: &Path) -> (String, String) {
    let mut files = Vec::new();
    rust_files(folder, &mut files);
    let (mut code, mut tests) = (String::new(), String::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let within = file.strip_prefix(folder).unwrap();
        let is_test = within.components().any(|part| {
            ["tests", "tests.rs", "fixture.rs"].iter().any(|name| part.as_os_str() == *name)
        });
        if is_test {
            tests += &text;
            continue;
        }
        let (before, after) = text.split_once(TESTS).unwrap_or((&text, ""));
        code += before;
        tests += after;
    }
    (code, tests)
}

fn less(all: &BTreeSet<String>, some: &BTreeSet<String>) -> Vec<String> {
    all.difference(some).cloned().collect()
}

/// Checks a game by its rules page, the first letter of its rules' ids, and how
/// many there are.
fn check(game: &str, letter: char, count: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join(format!("docs/rules/{game}.md"))).unwrap();
    let letters = [letter, 'D', 'P'];
    let ids = |text: &str| ids(letters, text);
    let defined = defined(letters, &page);
    assert_eq!(defined.len(), count, "ids are permanent; new ones are appended");

    let (code, inner) = halves(&root.join("src/games").join(game));
    let (outer, _) = halves(&root.join("tests/suite").join(game));
    let (code, tests) = (ids(&code), ids(&(inner + &outer)));
    let nothing: Vec<String> = Vec::new();
    assert_eq!(less(&code, &defined), nothing, "code cites these, which do not exist");
    assert_eq!(less(&tests, &defined), nothing, "tests cite these, which do not exist");
    assert_eq!(less(&ids(&page), &defined), nothing, "the page names these without saying them");
    assert_eq!(less(&defined, &code), nothing, "no code cites these");
    assert_eq!(less(&defined, &tests), nothing, "no test cites these");
}

#[test]
fn every_rule_of_santiago_is_carried_out_and_tested() {
    check("santiago", 'S', 67 + 101 + 9);
}

#[test]
fn every_rule_of_goa_is_carried_out_and_tested() {
    check("goa", 'G', 119 + 131 + 25);
}

#[test]
fn an_id_is_a_word_of_its_own() {
    let found = ids(['S', 'D', 'P'], "S24, (D56) segment s17 S1b XS2 P3; `S9` G7");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["D56", "P3", "S24", "S9"]);
}

/// Is there such a test, or such a module of tests?
fn exists(suite: &Path, path: &str) -> bool {
    let file = |modules: &str| {
        let path = suite.join(modules.replace("::", "/"));
        [path.with_extension("rs"), path.join("mod.rs")].into_iter().find(|file| file.exists())
    };
    let is_test = || {
        let (modules, name) = path.rsplit_once("::")?;
        Some(fs::read_to_string(file(modules)?).unwrap().contains(&format!("fn {name}()")))
    };
    file(path).is_some() || is_test().unwrap_or(false)
}

/// What `docs/security.md` says to be shown is shown by a test that exists.
#[test]
fn security_is_shown_by_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/security.md")).unwrap();
    let mut named = 0;
    for row in page.lines().filter(|line| line.starts_with("| ") && !line.contains("| shown by")) {
        let shown = row.trim_end_matches([' ', '|']).rsplit('|').next().unwrap();
        // A library's own tests stand beside its code.
        let folder = if shown.contains("`cargo test --lib`") { "src" } else { "tests/suite" };
        let tests = shown.split('`').skip(1).step_by(2).filter(|name| !name.starts_with("cargo "));
        for name in tests {
            assert!(exists(&root.join(folder), name), "{name} of: {row}");
            named += 1;
        }
    }
    assert!(named > 60, "{named}");
}
