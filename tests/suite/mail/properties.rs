//! Whatever a stranger sends, reading it does not panic.

use monsoon::mail::{Incoming, OwnAddress, Source, dedup_key, fresh_text, parse, trust};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

fn swallow(raw: Vec<u8>) {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    let incoming = Incoming { raw, recipients: vec![], sender: None, source: Source::Smtp };
    let letter = parse(&incoming, &own);
    let ours = ["Your turn.\nbid 5: offer five".to_owned()];
    let fresh = fresh_text(&letter, &ours);
    assert!(fresh.lines.iter().all(|line| !line.trim().is_empty() && !line.contains('\n')));
    assert_eq!(dedup_key(&incoming, &letter).len(), 64);
    let _ = trust(&incoming, &letter, Some("localhost"));
}

/// Pieces that mails are made of, in any order.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "From: a@b.example\r\n",
            "From: <>\n",
            "To: monsoon+x@localhost\n",
            "Subject: =?utf-8?q?=",
            "Content-Type: multipart/mixed; boundary=x\n",
            "Content-Type: message/rfc822\n",
            "Content-Type: text/html; charset=iso-8859-2\n",
            "Content-Transfer-Encoding: base64\n",
            "Content-Transfer-Encoding: quoted-printable\n",
            "Content-Type: text/plain; format=flowed\n",
            "Content-Type: multipart/alternative; boundary=\"y\"\n",
            "\n",
            "\r\n",
            "\n\n",
            "--x\n",
            "--x--\n",
            "--y\n",
            "--y--",
            "> bid 5\n",
            "On Mon, 1 Jan 2024 at 10:00, a <a@b> wrote:\n",
            "<div class=gmail_quote>",
            "<blockquote>",
            "</blockquote>",
            "<!--",
            "<a href='",
            "&amp;",
            "&#x110000;",
            "=C5=",
            "-- \n",
            "żółw",
            "\u{feff}",
            "From: x\nSent: y\n",
            "\0",
            "=\n",
            "Authentication-Results: localhost; dmarc=(",
            "Message-ID: <",
            "References: <a@b>,,<",
        ])
        .prop_map(str::to_owned),
        ".{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn bytes(raw in prop::collection::vec(any::<u8>(), 0..2000)) {
        swallow(raw);
    }

    #[test]
    fn pieces(pieces in prop::collection::vec(piece(), 0..40)) {
        swallow(pieces.concat().into_bytes());
    }

    #[test]
    fn damaged_mails(which in 0..1000_usize, at in 0..10_000_usize, change in any::<[u8; 3]>(), cut in 0..10_000_usize) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail");
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let mut raw = fs::read(&files[which % files.len()]).unwrap();
        for (offset, byte) in change.into_iter().enumerate() {
            let place = (at + offset * 97) % raw.len().max(1);
            if let Some(old) = raw.get_mut(place) {
                *old = byte;
            }
        }
        raw.truncate(raw.len().saturating_sub(cut % (raw.len() + 1) / 2));
        swallow(raw);
    }
}
