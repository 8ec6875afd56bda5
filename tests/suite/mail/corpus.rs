//! Mails of many programs, kept outside the repository.
//!
//! Where the collection is not there, these tests say so and pass.

use monsoon::mail::{Incoming, Letter, LetterKind, OwnAddress, Source, fresh_text, parse};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

fn folder(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/mail").join(name);
    if path.join("manifest.json").exists() {
        return Some(path);
    }
    eprintln!("SKIPPED: no mails at {}", path.display());
    None
}

fn read(raw: Vec<u8>) -> Letter {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    let incoming =
        Incoming { raw, recipients: vec![], sender: None, source: Source::Maildir, peer: None };
    parse(&incoming, &own)
}

/// The same mail with LF and with CRLF.
fn both_line_ends(raw: &[u8]) -> [Vec<u8>; 2] {
    let mut lf = Vec::new();
    for (at, &byte) in raw.iter().enumerate() {
        if byte != b'\r' || raw.get(at + 1) != Some(&b'\n') {
            lf.push(byte);
        }
    }
    let crlf = lf.iter().flat_map(|&byte| match byte {
        b'\n' => vec![b'\r', b'\n'],
        other => vec![other],
    });
    let crlf = crlf.collect();
    [lf, crlf]
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn replies_give_exactly_their_authors_lines() {
    let Some(folder) = folder("replies") else { return };
    let manifest: Value =
        serde_json::from_slice(&fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let messages = manifest["messages"].as_array().unwrap();
    let (mut exact, mut total, mut acting) = (0, 0, 0);
    for message in messages {
        let file = message["file"].as_str().unwrap();
        let raw = fs::read(folder.join(file)).unwrap();
        let expected = texts(&message["expected_author_lines"]);
        for raw in both_line_ends(&raw) {
            let letter = read(raw);
            total += 1;
            if letter.kind != LetterKind::Orders {
                eprintln!("{file}: taken for {:?}", letter.kind);
                continue;
            }
            let lines = fresh_text(&letter, &[]).lines;
            if lines == expected {
                exact += 1;
            } else {
                eprintln!("{file}: {lines:?} instead of {expected:?}");
            }
            acting += lines.iter().filter(|line| !expected.contains(line)).count();
        }
    }
    eprintln!("replies: {exact} of {total} exact, {acting} foreign lines");
    assert!(exact * 100 >= total * 97, "{exact} of {total}");
    assert_eq!(acting, 0, "lines that are not the author's");
}

#[test]
fn robots_are_recognised() {
    let Some(folder) = folder("robots") else { return };
    let manifest: Value =
        serde_json::from_slice(&fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let (mut right, mut total, mut acting) = (0, 0, Vec::new());
    for message in manifest["messages"].as_array().unwrap() {
        let file = message["file"].as_str().unwrap();
        let class = message["class"].as_str().unwrap();
        let raw = fs::read(folder.join(file)).unwrap();
        for raw in both_line_ends(&raw) {
            let letter = read(raw);
            let lines = fresh_text(&letter, &[]).lines;
            let kind = letter.kind.as_str();
            let expected: &[&str] = match class {
                "bounce-dsn" | "bounce-other" => &["bounce"],
                "arf" => &["feedback"],
                "auto-reply" | "mdn" => &["auto-reply"],
                "list" => &["list"],
                // Their senders are no players; they need not be recognised.
                _ => continue,
            };
            total += 1;
            if expected.contains(&kind) {
                right += 1;
            } else {
                eprintln!("{file} ({class}): {kind} {}", letter.kind.why());
            }
            let orders = ["bid 99", "bid 5", "pass"];
            let ordered = lines.iter().any(|line| orders.contains(&line.as_str()));
            if letter.kind.is_orders() && ordered {
                acting.push(file.to_owned());
            }
        }
    }
    eprintln!("robots: {right} of {total} recognised");
    assert!(right * 100 >= total * 98, "{right} of {total}");
    assert!(acting.is_empty(), "{acting:?}");
}
