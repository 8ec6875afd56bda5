//! Every rule is cited where it is carried out and where it is tested, and
//! nothing cites a rule that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Ids such as `S24`: an upper-case letter and a number, as a word of its own.
fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in text.split(|letter: char| !letter.is_alphanumeric() && letter != '_') {
        let Some(number) = word.strip_prefix(['S', 'D', 'P']) else { continue };
        if !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit()) {
            found.insert(word.to_owned());
        }
    }
    found
}

/// The ids a rules page defines: those in bold.
fn defined(page: &str) -> BTreeSet<String> {
    page.split("**").skip(1).step_by(2).flat_map(ids).collect()
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

/// The text of the game's code, and of the tests within it.
fn halves(folder: &Path) -> (String, String) {
    let mut files = Vec::new();
    rust_files(folder, &mut files);
    let (mut code, mut tests) = (String::new(), String::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let (before, after) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        code += before;
        tests += after;
    }
    (code, tests)
}

fn less(all: &BTreeSet<String>, some: &BTreeSet<String>) -> Vec<String> {
    all.difference(some).cloned().collect()
}

#[test]
fn every_rule_of_santiago_is_carried_out_and_tested() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/rules/santiago.md")).unwrap();
    let defined = defined(&page);
    assert_eq!(defined.len(), 67 + 98 + 9, "ids are permanent; new ones are appended");

    let (code, inner) = halves(&root.join("src/games/santiago"));
    let (outer, _) = halves(&root.join("tests/suite/santiago"));
    let (code, tests) = (ids(&code), ids(&(inner + &outer)));
    let nothing: Vec<String> = Vec::new();
    assert_eq!(less(&defined, &code), nothing, "no code cites these");
    assert_eq!(less(&defined, &tests), nothing, "no test cites these");
    assert_eq!(less(&code, &defined), nothing, "code cites these, which do not exist");
    assert_eq!(less(&tests, &defined), nothing, "tests cite these, which do not exist");
    assert_eq!(less(&ids(&page), &defined), nothing, "the page names these without saying them");
}

#[test]
fn an_id_is_a_word_of_its_own() {
    let found = ids("S24, (D56) segment s17 S1b XS2 P3; `S9`");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["D56", "P3", "S24", "S9"]);
}
