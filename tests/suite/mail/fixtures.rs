//! The mails of `tests/mail`: each is read as what it is, and its author's
//! lines are found, with LF and with CRLF.

use monsoon::mail::{Incoming, Letter, OwnAddress, Source, dedup_key, fresh_text, parse};
use serde::Deserialize;
use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    mail: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    file: String,
    kind: String,
    lines: Vec<String>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mail")
}

fn cases() -> Vec<Case> {
    let table = fs::read_to_string(folder().join("expected.toml")).unwrap();
    toml::from_str::<Expected>(&table).unwrap().mail
}

fn ours() -> Vec<String> {
    vec![fs::read_to_string(folder().join("ours.txt")).unwrap()]
}

fn read(raw: Vec<u8>) -> (Incoming, Letter) {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    let incoming =
        Incoming { raw, recipients: vec![], sender: None, source: Source::Spool, peer: None };
    let letter = parse(&incoming, &own);
    (incoming, letter)
}

fn with_crlf(raw: &[u8]) -> Vec<u8> {
    raw.iter()
        .flat_map(|&byte| if byte == b'\n' { vec![b'\r', b'\n'] } else { vec![byte] })
        .collect()
}

#[test]
fn every_mail_is_read_as_what_it_is() {
    let mut wrong = Vec::new();
    for case in cases() {
        let raw = fs::read(folder().join(&case.file)).unwrap();
        for (ends, raw) in [("LF", raw.clone()), ("CRLF", with_crlf(&raw))] {
            let (_, letter) = read(raw);
            let lines = fresh_text(&letter, &ours()).lines;
            if letter.kind.as_str() != case.kind || lines != case.lines {
                let why = letter.kind.why();
                let kind = letter.kind.as_str();
                wrong.push(format!(
                    "{} {ends}: {kind} ({why}), {lines:?}\n{}",
                    case.file, letter.body
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn quotes_are_recognised_without_our_letter_too() {
    // These have no sign of where the quote is: only our own text tells.
    let hopeless = ["no-marks-at-all.eml", "no-marks-rewrapped.eml", "own-letter.eml"];
    for case in cases().iter().filter(|case| !hopeless.contains(&case.file.as_str())) {
        let (_, letter) = read(fs::read(folder().join(&case.file)).unwrap());
        assert_eq!(fresh_text(&letter, &[]).lines, case.lines, "{}", case.file);
    }
}

#[test]
fn every_mail_has_its_own_key_whatever_its_line_ends() {
    let mut keys = HashMap::new();
    for case in cases() {
        let raw = fs::read(folder().join(&case.file)).unwrap();
        let (incoming, letter) = read(raw.clone());
        let key = dedup_key(&incoming, &letter);
        let (incoming, letter) = read(with_crlf(&raw));
        assert_eq!(key, dedup_key(&incoming, &letter), "{}", case.file);
        if let Some(other) = keys.insert(key, case.file.clone()) {
            panic!("{} and {other} have one key", case.file);
        }
    }
}

#[test]
fn every_mail_of_the_folder_is_listed() {
    let listed: Vec<String> = cases().into_iter().map(|case| case.file).collect();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let is_mail = path.extension().is_some_and(|end| end == "eml");
        assert!(!is_mail || listed.contains(&name), "{name}");
    }
}

#[test]
fn an_attachment_is_counted_and_not_read() {
    let (_, letter) = read(fs::read(folder().join("nested-attachments.eml")).unwrap());
    assert!(letter.attachments >= 2);
    assert!(!letter.body.contains("99"));
}
