//! Whatever a stranger sends, reading it does not panic.

use monsoon::mail::{Incoming, OwnAddress, Source, dedup_key, fresh_text, parse, trust};
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

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

/// Every file of a folder and its folders.
fn mails(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files.extend(mails(&path)) } else { files.push(path) }
    }
    files.sort();
    files
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
        let files = mails(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail"));
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

/// Mails that would be a burden to a careless reader.
#[test]
fn bombs() {
    let header = "From: a@b.example\nMIME-Version: 1.0\n";
    let multipart = "Content-Type: multipart/mixed; boundary=b\n\n--b\n";
    let nested = multipart.repeat(5000);
    let messages = "Content-Type: message/rfc822\n\n".repeat(20_000);
    let folded = "Content-Type:\n message/rfc822\n\n".repeat(20_000);
    let shallow = "Content-Type: multipart/mixed; boundary=b\n\n".to_owned()
        + &"--b\nContent-Type: text/plain\n\nbid 5\n".repeat(30_000);
    let html = |page: String| format!("Content-Type: text/html\n\n{page}");
    let base64 = |text: &str| {
        const DIGITS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let digit = |bits: u32| char::from(DIGITS[(bits & 63) as usize]);
        let groups = text.as_bytes().chunks_exact(3).map(|group| {
            let bits = group.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
            [digit(bits >> 18), digit(bits >> 12), digit(bits >> 6), digit(bits), '\n']
        });
        groups.flatten().collect::<String>()
    };
    let hidden = format!(
        "Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n{}",
        base64(&messages)
    );
    let odd = [
        " Content-Type: message/rfc822\n\n",
        "\tContent-Type: message/rfc822\n\n",
        "Content-Type : message/rfc822\r\n\r\n",
        "Content-Type\n : message/rfc822\n\n",
        "Content-Type:\r message/rfc822\n\n",
        "Content-Type: (;) message/(\n) rfc822\n\n",
        "Content-Type: message/\n rfc822; x=y\n\n",
        "CONTENT-TYPE: MESSAGE/GLOBAL\n\n",
        "\u{b}Content-Type: message/rfc822\n\n",
        "\0Content-Type: message/rfc822\n\n",
        "X\rContent-Type: message/rfc822\n\n",
        "X: \rContent-Type: message/rfc822\n\n",
        "Content-Type: =?utf-8?q?message/rfc822?=\n\n",
        "Content-Type: \"message\"/\"rfc822\"\n\n",
        "Content-Type: multipart/digest; boundary=b\n\n--b\n\n",
    ];
    for bomb in odd.map(|line| line.repeat(4_000)) {
        swallow(format!("{header}{bomb}").into_bytes());
        swallow(
            format!("{header}Content-Type: multipart/mixed; boundary=b\n\n--b\n{bomb}")
                .into_bytes(),
        );
    }
    for bomb in [
        hidden,
        nested,
        messages,
        folded,
        shallow,
        html("<div class='x y' id=z>".repeat(20_000)),
        html("<blockquote>".repeat(30_000)),
        html("</div><div>".repeat(30_000)),
        html("<a x='>".repeat(50_000)),
        html("<!--".repeat(80_000)),
        html("&amp".repeat(80_000)),
        html("<script></".repeat(30_000)),
        format!("\n{}", "On 1.1.2024 10:00\n".repeat(20_000)),
        format!("\n{}", "On 1.1.2024 10:00 <\n".repeat(20_000)),
        format!("\n{}", "> ".repeat(200_000)),
        format!("\n{}", "-".repeat(300_000)),
        format!("Content-Type: text/plain; format=flowed\n\n{}", "a \n".repeat(100_000)),
        "X: y\n".repeat(50_000),
        format!("References: {}\n\n", "<a@b>\n ".repeat(50_000)),
        format!("To: {}\n\n", "<a@b.example>,\n ".repeat(50_000)),
        format!("Subject: {}\n\n", "=?utf-8?q?x?= ".repeat(50_000)),
    ] {
        swallow(format!("{header}{bomb}").into_bytes());
    }
}
