//! One key per mail, however it is handed in and however often.

use super::letter::{Incoming, Letter};
use mail_parser::{HeaderValue, MessageParser};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A key in hexadecimal that is equal for the same mail and different for any
/// other.
///
/// It leaves out what mail servers add or change in transit (Received,
/// Return-Path, Delivered-To, line ends, transfer encodings) and covers what
/// the author wrote. A Message-ID alone is not enough: nothing stops a program
/// from using one twice, and no order must be lost to that.
#[must_use]
pub fn dedup_key(incoming: &Incoming, letter: &Letter) -> String {
    let mut hash = Sha256::new();
    let mut add = |field: &str| {
        // Lengths keep adjacent fields apart.
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field.as_bytes());
    };
    add(letter.from.as_ref().map_or("", |from| from.address.as_str()));
    if let Some(id) = &letter.message_id {
        add("id");
        add(id);
    } else {
        add("no id");
        add(&squeezed(&letter.subject));
        for field in to_and_date(&incoming.raw) {
            add(&field);
        }
    }
    let body = squeezed(&letter.body);
    if body.is_empty() && letter.from.is_none() && letter.message_id.is_none() {
        // Nothing could be read, so only identical bytes are the same mail.
        add(&hex(&Sha256::digest(&incoming.raw)));
    }
    add(&body);
    hex(&hash.finalize())
}

/// A key for the raw bytes, in hexadecimal.
#[must_use]
pub fn raw_key(incoming: &Incoming) -> String {
    hex(&Sha256::digest(&incoming.raw))
}

/// What the log calls a mail from its arrival on: the same for every attempt to hand in
/// these bytes, and nothing that could be guessed from it.
#[must_use]
pub fn trace_id(incoming: &Incoming) -> String {
    let mut id = raw_key(incoming);
    id.truncate(12);
    id
}

fn to_and_date(raw: &[u8]) -> [String; 2] {
    let Some(message) = MessageParser::default().parse_headers(raw) else {
        return Default::default();
    };
    let to = message.to().map(|to| {
        let addresses: Vec<&str> = to.iter().filter_map(|one| one.address()).collect();
        addresses.join(",").to_lowercase()
    });
    let date = match message.header("Date") {
        Some(HeaderValue::DateTime(date)) => date.to_timestamp().to_string(),
        _ => String::new(),
    };
    [to.unwrap_or_default(), date]
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Lower-case hexadecimal.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{OwnAddress, Source, parse};

    fn key(raw: &str) -> String {
        let own: OwnAddress = "monsoon@localhost".parse().unwrap();
        let incoming = Incoming {
            raw: raw.as_bytes().to_vec(),
            recipients: vec![],
            sender: None,
            source: Source::Spool,
            peer: None,
        };
        dedup_key(&incoming, &parse(&incoming, &own))
    }

    const PLAIN: &str = "From: Ann <ann@example.org>\nTo: monsoon@localhost\n\
        Message-ID: <a1@example.org>\nSubject: x\nContent-Type: text/plain; charset=utf-8\n\
        Content-Transfer-Encoding: 8bit\n\nbid 5\ncafé\n";

    #[test]
    fn the_way_it_came_makes_no_difference() {
        let crlf = PLAIN.replace('\n', "\r\n");
        let travelled = format!(
            "Return-Path: <ann@example.org>\nDelivered-To: someone@else.example\n\
             Received: by x; Mon, 1 Jan 2024 00:00:00 +0000\nX-Spam-Level: *\n{PLAIN}"
        );
        let encoded = PLAIN.replace("8bit", "quoted-printable").replace("café", "caf=C3=\n=A9");
        for other in [crlf, travelled, encoded] {
            assert_eq!(key(PLAIN), key(&other), "{other}");
        }
    }

    #[test]
    fn what_the_author_wrote_makes_a_difference() {
        for (from, to) in
            [("bid 5", "bid 6"), ("a1@example.org", "a2@example.org"), ("Ann <ann@", "Ann <bob@")]
        {
            assert_ne!(key(PLAIN), key(&PLAIN.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn without_a_message_id_the_headers_stand_in() {
        let anonymous = PLAIN
            .replace("Message-ID: <a1@example.org>\n", "Date: Mon, 1 Jan 2024 10:00:00 +0100\n");
        assert_eq!(key(&anonymous), key(&anonymous.replace('\n', "\r\n")));
        assert_ne!(key(&anonymous), key(&anonymous.replace("10:00:00", "10:00:01")));
        assert_ne!(key(&anonymous), key(&anonymous.replace("Subject: x", "Subject: y")));
    }

    #[test]
    fn what_cannot_be_read_is_its_bytes() {
        assert_eq!(key("\u{0}\u{1}"), key("\u{0}\u{1}"));
        assert_ne!(key("\u{0}\u{1}"), key("\u{0}\u{2}"));
    }
}
