//! Mails of many programs, kept outside the repository.
//!
//! If the collection is missing, these tests say so and pass.

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
    let (mut exact, mut total, mut acting, mut taken) = (0, 0, 0, 0);
    for message in messages {
        let file = message["file"].as_str().unwrap();
        let raw = fs::read(folder.join(file)).unwrap();
        let expected = texts(&message["expected_author_lines"]);
        for raw in both_line_ends(&raw) {
            let letter = read(raw);
            total += 1;
            if letter.kind != LetterKind::Orders {
                eprintln!("{file}: taken for {:?}", letter.kind);
                taken += 1;
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
    eprintln!(
        "replies: {exact} of {total} exact, {acting} foreign lines, {taken} taken for others"
    );
    assert!(exact * 100 >= total * 99, "{exact} of {total}");
    assert_eq!(acting, 0, "lines that are not the author's");
    assert_eq!(taken, 0, "people taken for machines");
}

/// The mails of robots, each with its class and raw bytes, LF and CRLF.
fn robots() -> Vec<(String, String, Vec<u8>)> {
    let Some(folder) = folder("robots") else { return Vec::new() };
    let manifest: Value =
        serde_json::from_slice(&fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let messages = manifest["messages"].as_array().unwrap();
    let read = |message: &Value| {
        let file = message["file"].as_str().unwrap();
        let class = message["class"].as_str().unwrap().to_owned();
        let raw = fs::read(folder.join(file)).unwrap();
        both_line_ends(&raw).map(|raw| (file.to_owned(), class.clone(), raw))
    };
    messages.iter().flat_map(read).collect()
}

/// Whether a mail follows the standard for its class.
fn is_standard(class: &str, raw: &[u8]) -> bool {
    let text = String::from_utf8_lossy(raw).to_lowercase().replace("\r\n", "\n");
    let head = text.split("\n\n").next().unwrap_or_default();
    let has = |name: &str| head.lines().any(|line| line.starts_with(name));
    match class {
        "auto-reply" => has("auto-submitted:"),
        "list" => has("list-id:"),
        "bounce-dsn" | "mdn" | "arf" => true,
        _ => false,
    }
}

#[test]
fn robots_are_recognised() {
    // Standard and other mails: recognised, and in all.
    let mut counts = [(0, 0); 2];
    let mut acting = Vec::new();
    for (file, class, raw) in robots() {
        let expected = match class.as_str() {
            "bounce-dsn" | "bounce-other" => "bounce",
            "arf" => "feedback",
            "auto-reply" | "mdn" => "auto-reply",
            "list" => "list",
            // Their senders are not players, so they need not be recognised.
            _ => continue,
        };
        let count = &mut counts[usize::from(!is_standard(&class, &raw))];
        let letter = read(raw);
        let kind = letter.kind.as_str();
        count.1 += 1;
        if kind == expected {
            count.0 += 1;
        } else {
            eprintln!("{file} ({class}): {kind} {}", letter.kind.why());
        }
        let lines = fresh_text(&letter, &[]).lines;
        let orders = ["bid 99", "bid 5", "pass"];
        let ordered = lines.iter().any(|line| orders.contains(&line.as_str()));
        if letter.kind.is_orders() && ordered {
            acting.push(file);
        }
    }
    let [(standard, all_standard), (other, others)] = counts;
    eprintln!("robots: {standard} of {all_standard} standard ones, {other} of {others} others");
    assert_eq!(standard, all_standard);
    assert!(other * 100 >= others * 98, "{other} of {others}");
    assert!(acting.is_empty(), "{acting:?}");
}

#[test]
fn bounces_tell_whom_they_are_about() {
    for (wanted, least) in [("bounce-dsn", 98), ("bounce-other", 95)] {
        let (mut told, mut total, mut letters) = (0, 0, 0);
        for (file, _, raw) in robots().into_iter().filter(|(_, class, _)| class == wanted) {
            let text = String::from_utf8_lossy(&raw).to_lowercase();
            total += 1;
            let LetterKind::Bounce { failure, .. } = read(raw).kind else { continue };
            if failure.recipient.is_some() && failure.permanent.is_some() {
                told += 1;
            } else {
                eprintln!("{file}: {failure:?}");
            }
            letters += usize::from(failure.message_id.is_some());
            // Not invented: the mail contains the name, unless it is encoded.
            let encoded = text.contains("base64") || text.contains("=?") || text.contains("=\n");
            let name = failure.recipient.as_deref().and_then(|found| found.split('@').next());
            assert!(encoded || name.is_none_or(|name| text.contains(name)), "{file}: {failure:?}");
        }
        eprintln!("{wanted}: {told} of {total} tell it, {letters} name the letter");
        assert!(told * 100 >= total * least, "{wanted}: {told} of {total}");
    }
}
