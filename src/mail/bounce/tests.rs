//! Reports in the style of many mail systems.

use crate::mail::Failure;
use crate::mail::{Incoming, LetterKind, Source, parse};

fn failure(raw: &str) -> Failure {
    let incoming = Incoming {
        raw: raw.as_bytes().to_vec(),
        recipients: vec![],
        sender: Some(String::new()),
        source: Source::Smtp,
        peer: None,
    };
    match parse(&incoming, &"monsoon@localhost".parse().unwrap()).kind {
        LetterKind::Bounce { failure, .. } => failure,
        other => panic!("{other:?}\n{raw}"),
    }
}

fn dsn(status: &str) -> String {
    format!(
        "From: Mail Delivery System <MAILER-DAEMON@mx.example.net>\nTo: monsoon+ab@localhost\n\
         Subject: Undelivered Mail Returned to Sender\nMIME-Version: 1.0\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n\
         --b\nContent-Type: text/plain\n\nI am sorry.\n\n\
         --b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\n{status}\n\
         --b\nContent-Type: message/rfc822\n\nReceived: by x\nFrom: monsoon+ab@localhost\n\
         To: ann@example.org\nMessage-ID:\n <t17.s1.p40@localhost>\nSubject: Your turn\n\nbid 5\n--b--\n"
    )
}

#[test]
fn the_fields_of_a_delivery_status_count() {
    let ann = Some("ann@example.org");
    for (status, recipient, permanent, code) in [
        (
            "Final-Recipient: rfc822; Ann@Example.org\nAction: failed\nStatus: 5.1.1 (unknown)\n",
            ann,
            Some(true),
            Some("5.1.1"),
        ),
        (
            "Final-Recipient: rfc822; ann@example.org\nAction: delayed\nStatus: 4.4.1\n",
            ann,
            Some(false),
            Some("4.4.1"),
        ),
        (
            "Final-Recipient: rfc822; ann@example.org\nAction: delivered\nStatus: 2.0.0\n",
            ann,
            Some(false),
            Some("2.0.0"),
        ),
        ("Final-Recipient: ann@example.org\nAction: relayed\n", ann, Some(false), None),
        // Given up on, but not a permanent failure (RFC 3463).
        (
            "Final-Recipient: rfc822;ann@example.org\nAction: failed\nStatus: 4.4.7\n",
            ann,
            Some(false),
            Some("4.4.7"),
        ),
        // The address we wrote to, not the one it was forwarded to.
        (
            "Original-Recipient: rfc822;ann@example.org\nFinal-Recipient: rfc822; ann@home\n\
             Action: failed\nDiagnostic-Code: smtp; 550\n no such user\n",
            ann,
            Some(true),
            None,
        ),
        // The first one that failed.
        (
            "Final-Recipient: rfc822; bob@example.org\nAction: relayed\nStatus: 2.0.0\n\n\
             Final-Recipient: rfc822; ann@example.org\nAction: failed\nStatus: 5.2.2\n\n\
             Final-Recipient: rfc822; eve@example.org\nAction: failed\nStatus: 5.1.1\n",
            ann,
            Some(true),
            Some("5.2.2"),
        ),
        ("Final-Recipient: x400; /G=A/\nAction: failed\n", ann, Some(true), None),
        (
            "Final-Recipient: rfc822; =?utf-8?q?ann=40example=2Eorg?=\nAction: failed\n",
            ann,
            Some(true),
            None,
        ),
    ] {
        let found = failure(&dsn(status));
        assert_eq!(found.recipient.as_deref(), recipient, "{status}");
        assert_eq!(found.permanent, permanent, "{status}");
        assert_eq!(found.status.as_deref(), code, "{status}");
        assert_eq!(found.message_id.as_deref(), Some("t17.s1.p40@localhost"), "{status}");
    }
}

/// Reports in prose, with the letter's headers below.
#[test]
fn words_are_read_where_there_are_no_fields() {
    let mut count = 0;
    for report in include_str!("reports.txt").split("\n=== ").skip(1) {
        let (head, text) = report.split_once('\n').unwrap();
        let [name, permanent, code] = head.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{head}");
        };
        let raw = format!(
            "From: Mail Delivery System <MAILER-DAEMON@mx.example.net>\nTo: monsoon+ab@localhost\n\
             Subject: failure notice\nContent-Type: text/plain; charset=utf-8\n\n{text}\nReturn-Path: \
             <monsoon+ab@localhost>\nReceived: by mx.example.net; Thu, 5 Nov 2026 09:05:00 +0100\n\
             Message-ID: <t17.s1.p40@localhost>\nFrom: Monsoon <monsoon+ab@localhost>\nTo: Ann \
             <somebody@example.org>\nSubject: Your turn\n\nbid 5; ask bob@example.org: no such user\n"
        );
        for raw in [raw.clone(), raw.replace('\n', "\r\n")] {
            let found = failure(&raw);
            assert_eq!(found.recipient.as_deref(), Some("ann@example.org"), "{name}");
            assert_eq!(found.permanent, Some(permanent == "yes"), "{name}");
            assert_eq!(found.status.as_deref().unwrap_or("-"), code, "{name}");
            assert_eq!(found.message_id.as_deref(), Some("t17.s1.p40@localhost"), "{name}");
        }
        count += 1;
    }
    assert!(count > 10);
}

#[test]
fn no_recipient_is_made_up() {
    let found = failure(
        "From: MAILER-DAEMON@mx.example.net\nTo: monsoon@localhost\nSubject: failure notice\n\n\
         Somebody could not be reached. Write to support@example.net or call.\n",
    );
    assert_eq!(found, Failure { permanent: Some(true), ..Failure::default() });
}

#[test]
fn a_header_names_the_recipient_and_the_letter() {
    let found = failure(
        "From: MAILER-DAEMON@mx.example.net\nX-Failed-Recipients: ann@example.org,\n bob@example.org\n\
         In-Reply-To: <t17.s1.p40@localhost>\nSubject: Mail delivery failed\n\nSorry.\n",
    );
    assert_eq!(found.recipient.as_deref(), Some("ann@example.org"));
    assert_eq!(found.message_id.as_deref(), Some("t17.s1.p40@localhost"));
}
