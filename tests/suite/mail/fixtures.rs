//! The mails of `tests/mail` and its folders: each is read as what it is, and
//! its author's lines are found, with LF and with CRLF, with and without the
//! letter they answer.

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
    /// Nothing marks its quote: only our own text tells it from the answer.
    #[serde(default)]
    needs_ours: bool,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mail")
}

/// Folders that have a list of mails.
fn folders() -> Vec<PathBuf> {
    let inner = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = inner.filter(|path| path.is_dir()).collect();
    folders.push(folder());
    folders.sort();
    folders
}

/// Every mail that is listed, its file named from `tests/mail`.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for inner in folders() {
        let table = fs::read_to_string(inner.join("expected.toml")).unwrap();
        for mut case in toml::from_str::<Expected>(&table).unwrap().mail {
            let file = inner.join(&case.file);
            file.strip_prefix(folder()).unwrap().to_str().unwrap().clone_into(&mut case.file);
            cases.push(case);
        }
    }
    assert!(cases.len() > 200, "only {} mails", cases.len());
    cases
}

fn ours() -> Vec<String> {
    vec![fs::read_to_string(folder().join("ours.txt")).unwrap()]
}

fn read(raw: Vec<u8>) -> (Incoming, Letter) {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    let incoming = Incoming { raw, recipients: vec![], sender: None, source: Source::Spool };
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
            let mut readings = vec![("with ours", fresh_text(&letter, &ours()).lines)];
            if !case.needs_ours {
                readings.push(("without ours", fresh_text(&letter, &[]).lines));
            }
            for (how, lines) in readings {
                if letter.kind.as_str() != case.kind || lines != case.lines {
                    let (kind, why) = (letter.kind.as_str(), letter.kind.why());
                    wrong.push(format!(
                        "{} {ends} {how}: {kind} ({why})\n{lines:?}\ninstead of {:?}\n{}",
                        case.file, case.lines, letter.body
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n\n"));
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
    for entry in folders().iter().flat_map(|inner| fs::read_dir(inner).unwrap()) {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(folder()).unwrap().to_string_lossy().into_owned();
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
