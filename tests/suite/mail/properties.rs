//! Whatever a stranger sends, reading it does not panic.

use monsoon::mail::{Incoming, OwnAddress, Source, dedup_key, fresh_text, parse, trust};
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn swallow(raw: Vec<u8>) {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    let incoming =
        Incoming { raw, recipients: vec![], sender: None, source: Source::Smtp, peer: None };
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

/// Mails that would overwhelm a careless reader.
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

/// A mail of about this many bytes.
type Shape = (&'static str, fn(usize) -> String);

/// Shapes for which a careless reader takes time quadratic in their size.
fn shapes() -> Vec<Shape> {
    fn text(body: &str) -> String {
        format!("From: a@b.example\nContent-Type: text/plain; charset=utf-8\n\n{body}")
    }
    fn html(page: &str) -> String {
        format!("From: a@b.example\nContent-Type: text/html\n\n{page}")
    }
    fn bounce(body: &str) -> String {
        format!("From: MAILER-DAEMON@b.example\nSubject: failure notice\n\n{body}")
    }
    fn fill(piece: &str, size: usize) -> String {
        piece.repeat(size / piece.len())
    }
    vec![
        ("one line", |size| text(&fill("a", size))),
        ("one line of words", |size| text(&fill("on 1.1.2024 10:00 ", size))),
        ("one line of marks", |size| text(&fill(">", size))),
        ("one line of dashes", |size| text(&fill("-", size))),
        ("one line of colons", |size| text(&fill("from:", size))),
        ("empty lines", |size| text(&fill("x:\n\n\n\n\n", size))),
        ("dates", |size| text(&fill("On Mon, 1 Jan 2024 at 10:00\n", size))),
        ("headers below", |size| text(&fill("Date: 1.1.2024\nSubject: x\n", size))),
        ("accents apart", |size| text(&fill("e\u{301}\u{323}", size))),
        ("accents without a letter", |size| text(&fill("\u{301}\u{323}", size))),
        ("devices", |size| text(&fill("iphone\n\n", size))),
        ("flowed", |size| {
            let body = fill("> a \n", size);
            format!("From: a@b.example\nContent-Type: text/plain; format=flowed\n\n{body}")
        }),
        ("no charset", |size| text(&fill("a", size)).replace("; charset=utf-8", "\u{0}")),
        ("open tags", |size| html(&fill("<div class=x id=y style='a:b'>", size))),
        ("quotes within quotes", |size| html(&fill("<blockquote>", size))),
        ("torn tags", |size| html(&fill("<a b='", size))),
        ("one tag", |size| html(&format!("<a {}", fill("b=c ", size)))),
        ("entities", |size| html(&fill("&#x41", size))),
        ("closed tags", |size| html(&fill("</p>", size))),
        ("subject", |size| {
            format!("From: a@b.example\nSubject: {}\n\nx", fill("=?utf-8?q?x?= ", size))
        }),
        ("references", |size| {
            format!("From: a@b.example\nReferences: {}\n\nx", fill("<a@b> ", size))
        }),
        ("recipients", |size| {
            format!("From: a@b.example\nTo: {}\n\nx", fill("a@b.example, ", size))
        }),
        ("deliveries", |size| {
            format!("From: a@b.example\n{}\nx", fill("Delivered-To: monsoon@localhost\n", size))
        }),
        ("hops", |size| format!("From: a@b.example\n{}\nx", fill("Received: by x\n", size))),
        ("parts", |size| {
            let parts = fill("--b\nContent-Type: text/plain\n\nx\n", size);
            format!("From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n{parts}")
        }),
        ("boundaries", |size| {
            let parts = fill("--bb\n", size);
            format!("From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n{parts}")
        }),
        ("addresses in a bounce", |size| bounce(&fill("a@b.example ", size))),
        ("lines of a bounce", |size| {
            bounce(&fill("<a@b.example>: 550 5.1.1 user unknown\n", size))
        }),
        ("headers in a bounce", |size| bounce(&fill("Received: x\nTo: a@b.example\n\n", size))),
        ("at signs in a bounce", |size| bounce(&fill("@", size))),
        ("digits in a bounce", |size| bounce(&fill("5.1.", size))),
        ("fields of a report", |size| {
            let fields = fill("Final-Recipient: rfc822; a@b.example\nAction: failed\n\n", size);
            format!("From: <>\nContent-Type: message/delivery-status\n\n{fields}")
        }),
    ]
}

/// Eight times as much may take only somewhat more than eight times as long. Both
/// are measured in the same run, and again if it seems too long, so a busy machine
/// does not matter.
#[test]
fn time_grows_with_size_and_no_faster() {
    let time = |raw: &str| {
        let start = Instant::now();
        swallow(raw.as_bytes().to_vec());
        start.elapsed()
    };
    for (name, shape) in shapes() {
        let (small, large) = (shape(128 * 1024), shape(1024 * 1024));
        assert!(large.len() > 1_000_000, "{name}");
        let fine = (0..4).any(|_| {
            let (quick, slow) = (time(&small), time(&large));
            eprintln!("{name}: {quick:?}, {slow:?}");
            // A few milliseconds are too short for a comparison.
            slow < (quick + Duration::from_millis(4)) * 24
        });
        assert!(fine, "{name}: the time grows faster than the size");
    }
}
