//! Reports in the manner of many mail systems.

use super::Failure;
use crate::mail::{Incoming, LetterKind, Source, parse};

fn failure(raw: &str) -> Failure {
    let incoming = Incoming {
        raw: raw.as_bytes().to_vec(),
        recipients: vec![],
        sender: Some(String::new()),
        source: Source::Smtp,
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
        // Given up, but not for good (RFC 3463).
        (
            "Final-Recipient: rfc822;ann@example.org\nAction: failed\nStatus: 4.4.7\n",
            ann,
            Some(false),
            Some("4.4.7"),
        ),
        // The address we wrote to, not the one it was handed on to.
        (
            "Original-Recipient: rfc822;ann@example.org\nFinal-Recipient: rfc822; ann@home\n\
             Action: failed\nDiagnostic-Code: smtp; 550\n no such user\n",
            ann,
            Some(true),
            None,
        ),
        // The first that failed.
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

/// Reports in words, with the letter's headers below.
#[test]
fn words_are_read_where_there_are_no_fields() {
    for (name, text, permanent, code) in [
        (
            "qmail",
            "Hi. This is the qmail-send program at mx.example.net.\nI'm afraid I wasn't able to \
             deliver your message to the following addresses.\nThis is a permanent error; I've \
             given up. Sorry it didn't work out.\n\n<ann@example.org>:\n192.0.2.1 does not like \
             recipient.\nRemote host said: 550 5.1.1 no such user\n\n--- Below this line is a copy \
             of the message.\n",
            Some(true),
            Some("5.1.1"),
        ),
        (
            "exim",
            "This message was created automatically by mail delivery software.\n\nA message that \
             you sent could not be delivered to one or more of its\nrecipients. This is a permanent \
             error. The following address(es) failed:\n\n  ann@example.org\n    mailbox is full: \
             retry timeout exceeded\n\n------ This is a copy of the message, including all the \
             headers. ------\n",
            Some(false),
            None,
        ),
        (
            "exim, late",
            "This message was created automatically by mail delivery software.\nA message that you \
             sent has not yet been delivered to one or more of its\nrecipients after more than 24 \
             hours on the queue on mx.example.net.\n\nThe address to which the message has not yet \
             been delivered is:\n\n  ann@example.org\n\nNo action is required on your part.\n",
            Some(false),
            None,
        ),
        (
            "postfix",
            "This is the mail system at host mx.example.net.\n\n<ann@example.org>: host \
             mail.example.org[192.0.2.7] said: 552 5.2.2\n    The mailbox is over quota (in reply to \
             RCPT TO command)\n",
            Some(true),
            Some("5.2.2"),
        ),
        (
            "sendmail",
            "The original message was received at Thu, 5 Nov 2026 09:05:00 +0100\nfrom localhost\n\n   \
             ----- The following addresses had permanent fatal errors -----\n<ann@example.org>\n    \
             (reason: 550 5.1.1 <ann@example.org>... User unknown)\n\n   ----- Transcript of session \
             follows -----\n... while talking to mail.example.org.:\n>>> MAIL From:<bob@example.org>\n\
             <<< 250 2.1.0 ok\n>>> RCPT To:<ann@example.org>\n<<< 550 5.1.1 <ann@example.org>... User \
             unknown\n",
            Some(true),
            Some("5.1.1"),
        ),
        (
            "gmail",
            "Delivery to the following recipient failed permanently:\n\n     ann@example.org\n\n\
             Technical details of permanent failure:\nThe error that the other server returned \
             was:\n550 5.1.1 The email account that you tried to reach does not exist.\n\n----- \
             Original message -----\n",
            Some(true),
            Some("5.1.1"),
        ),
        (
            "exchange",
            "Delivery has failed to these recipients or groups:\n\nAnn \
             (ann@example.org)<mailto:ann@example.org>\nThe email address you entered couldn't be \
             found. Please check it and try to resend the message.\n\nDiagnostic information for \
             administrators:\n\nGenerating server: mx.example.net\n\nann@example.org\n#550 5.1.10 \
             RESOLVER.ADR.RecipientNotFound ##\n\nOriginal message headers:\n",
            Some(true),
            Some("5.1.10"),
        ),
        (
            "yahoo",
            "Message from yahoo.example.\nUnable to deliver message to the following \
             address(es).\n\n<ann@example.org>:\nThis user doesn't have an account here \
             (ann@example.org) [0]\n\n--- Original message follows.\n",
            Some(true),
            None,
        ),
        (
            "notes",
            "------- Failure Reasons  --------\n\nUser not listed in public Name & Address \
             Book\nann@example.org\n\n------- Returned Message --------\n",
            Some(true),
            None,
        ),
        (
            "po polsku",
            "Wiadomość nie została dostarczona do odbiorcy:\n\n<ann@example.org>\n\nTaki adres nie \
             istnieje.\n",
            Some(true),
            None,
        ),
        (
            "en français",
            "Votre message n'a pas pu être remis au destinataire suivant :\n\n    \
             ann@example.org\n\nPour toute aide : support@example.net\n",
            Some(true),
            None,
        ),
    ] {
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
            assert_eq!(found.permanent, permanent, "{name}");
            assert_eq!(found.status.as_deref(), code, "{name}");
            assert_eq!(found.message_id.as_deref(), Some("t17.s1.p40@localhost"), "{name}");
        }
    }
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
