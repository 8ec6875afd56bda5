//! Bytes to a letter, and a letter to what its author wrote.

use monsoon::mail::{
    Incoming, Letter, OwnAddress, Source, dedup_key, fresh_text, parse, trust, with_orders,
};
use std::sync::OnceLock;

/// Stands between our letter and the reply to it.
const BETWEEN: char = '\u{1e}';

fn own() -> &'static OwnAddress {
    static OWN: OnceLock<OwnAddress> = OnceLock::new();
    OWN.get_or_init(|| "monsoon@localhost".parse().expect("an address"))
}

fn letter(raw: Vec<u8>) -> (Incoming, Letter) {
    let incoming =
        Incoming { raw, recipients: vec![], sender: None, source: Source::Smtp, peer: None };
    let letter = parse(&incoming, own());
    (incoming, letter)
}

fn fresh_lines(letter: &Letter, ours: &[String]) -> Vec<String> {
    let fresh = fresh_text(letter, ours);
    for line in &fresh.lines {
        assert!(!line.trim().is_empty() && !line.contains('\n'), "{line:?} is no line");
    }
    for nth in fresh.begun.iter().chain(&fresh.copied) {
        assert!(*nth < fresh.lines.len(), "no line {nth}");
    }
    fresh.lines
}

/// A whole mail.
pub fn mail(raw: &[u8]) {
    let (incoming, letter) = letter(raw.to_vec());
    fresh_lines(&letter, &["Your turn.\nbid 5: offer five".to_owned()]);
    assert_eq!(dedup_key(&incoming, &letter).len(), 64);
    let _ = trust(&incoming, &letter, Some("localhost"));
}

/// A letter of ours and, behind a separator, a reply to it in plain text.
pub fn reply(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (ours, body) = text.split_once(BETWEEN).unwrap_or(("", &text));
    let plain = |body: &str| {
        format!("From: a@b.example\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}")
    };
    let known = [ours.to_owned()];
    let (_, reply) = letter(plain(body).into_bytes());
    let without = fresh_lines(&reply, &[]);
    let fresh = fresh_lines(&reply, &known);
    assert!(fresh.len() <= without.len() + reply.body.lines().count());
    // As the store keeps it: lines such as «bid 5: offer five» print an order.
    let printed: Vec<(&str, &str)> =
        ours.lines().filter_map(|line| Some((line.split_once(": ")?.0, line))).collect();
    fresh_lines(&reply, &[with_orders(ours, printed)]);
    // Our own letter, quoted line by line, is nobody's order.
    if ours.lines().count() < 100
        && ours.chars().all(|it| it == '\n' || it == ' ' || it.is_ascii_graphic())
    {
        let quoted: String = ours.lines().map(|line| format!("> {line}\r\n")).collect();
        let (_, reply) = letter(plain(&quoted).into_bytes());
        assert_eq!(fresh_lines(&reply, &known), [""; 0], "a quote counts as written");
    }
}
