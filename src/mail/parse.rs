//! Bytes become a [`Letter`]: headers, the readable text, and the kind of mail.

mod attached;
mod charset;
mod sealed;
pub(super) mod senders;
mod signature;
mod text;

use super::address::{OwnAddress, normal};
use super::letter::{Incoming, Letter, LetterKind};
use super::{html, robots};
use mail_parser::{HeaderValue, Message, MessageParser, MimeHeaders, PartType};
use sealed::sealed;
use senders::Senders;
use text::{Readable, readable_text};

/// The most bytes of one mail that are read.
const MAX_RAW: usize = 32 * 1024 * 1024;
/// The most headers that a person's mail has.
const MAX_HEADERS: usize = 1000;
/// The most multiparts that are followed, nested or not.
const MAX_NESTING: usize = 100;
/// The most mails inside each other that are opened, to see whether they hold a secret.
const MAX_ENCLOSED: u8 = 5;
/// The most MIME parts that a person's mail has.
const MAX_PARTS: usize = 1000;
/// The most Message-IDs of References that are kept.
const MAX_REFERENCES: usize = 20;
/// The most recipients that are kept.
const MAX_RECIPIENTS: usize = 100;
/// The longest subject that is kept, in characters.
const MAX_SUBJECT: usize = 500;

/// Reads a mail. Any bytes give a letter; those that can't be read are
/// [`LetterKind::Unreadable`].
#[must_use]
pub fn parse(incoming: &Incoming, own: &OwnAddress) -> Letter {
    let mut letter = Letter {
        message_id: None,
        from: None,
        recipients: Vec::new(),
        subject: String::new(),
        in_reply_to: Vec::new(),
        references: Vec::new(),
        body: String::new(),
        is_broken: false,
        signature: Vec::new(),
        attachments: 0,
        unread: 0,
        kind: LetterKind::Orders,
    };
    let mut recipients = incoming.recipients.clone();
    let raw = incoming.raw.get(..MAX_RAW).unwrap_or(&incoming.raw);
    let (raw, nested) = sealed(raw);
    let too_deep = nested > MAX_NESTING;
    let parser = MessageParser::default();
    let parsed = if too_deep { parser.parse_headers(&raw) } else { parser.parse(&raw) };
    let Some(message) = parsed else {
        letter.recipients = each_once(recipients);
        letter.kind = unreadable("it has no headers");
        return letter;
    };
    read_headers(&mut letter, &mut recipients, &message);
    letter.recipients = each_once(recipients);
    if !too_deep && message.parts.len() <= MAX_PARTS {
        let Readable { text, is_broken, signature } = readable_text(&message);
        (letter.body, letter.is_broken, letter.signature) = (text, is_broken, signature);
        (letter.attachments, letter.unread) = attached::counts(&message);
    }
    letter.kind = match robots::classify(&message, incoming, &letter, own) {
        LetterKind::Orders => what_hinders(&message, too_deep),
        robot => robot,
    };
    letter
}

/// Every text in a mail: what is not read of it, too, such as its other halves in HTML and the mails
/// that it encloses.
#[must_use]
pub fn every_text(raw: &[u8]) -> Vec<String> {
    let mut texts = Vec::new();
    collect_texts(raw.get(..MAX_RAW).unwrap_or(raw), MAX_ENCLOSED, &mut texts);
    texts
}

/// `depth` is how many mails inside each other are opened; what is further down is taken as it is.
fn collect_texts(raw: &[u8], depth: u8, texts: &mut Vec<String>) {
    let (sealed, nested) = sealed(raw);
    let depth = depth.checked_sub(1).filter(|_| nested <= MAX_NESTING);
    let message = depth.and_then(|_| MessageParser::default().parse(&sealed));
    let (Some(depth), Some(message)) = (depth, message) else {
        texts.push(String::from_utf8_lossy(raw).into_owned());
        return;
    };
    texts.extend(message.subject().map(str::to_owned));
    for part in &message.parts {
        match &part.body {
            PartType::Text(text) => texts.push(text.to_string()),
            PartType::Html(page) => texts.push(html::to_text(page)),
            // A mail in it, which was sealed.
            PartType::Binary(bytes) | PartType::InlineBinary(bytes)
                if part
                    .content_type()
                    .is_some_and(|kind| kind.ctype().eq_ignore_ascii_case("message")) =>
            {
                collect_texts(bytes, depth, texts);
            }
            PartType::Binary(_)
            | PartType::InlineBinary(_)
            | PartType::Message(_)
            | PartType::Multipart(_) => {}
        }
    }
}

fn unreadable(why: &str) -> LetterKind {
    LetterKind::Unreadable { why: why.to_owned() }
}

fn what_hinders(message: &Message<'_>, too_deep: bool) -> LetterKind {
    match Senders::of(message) {
        Senders::One(_) => {}
        Senders::Nobody => return unreadable("it names no sender"),
        Senders::Several => return unreadable("it names several senders"),
    }
    if too_deep || message.parts.len() > MAX_PARTS {
        return unreadable("it has too many parts inside each other");
    }
    if message.headers().len() > MAX_HEADERS {
        return unreadable("it has too many headers");
    }
    let encrypted = message.content_type().is_some_and(|kind| {
        let subtype = kind.subtype().unwrap_or_default();
        subtype.eq_ignore_ascii_case("encrypted")
            || (subtype.to_lowercase().ends_with("pkcs7-mime")
                && kind.attribute("smime-type") != Some("signed-data"))
    });
    if encrypted { unreadable("it is encrypted") } else { LetterKind::Orders }
}

fn read_headers(letter: &mut Letter, recipients: &mut Vec<String>, message: &Message<'_>) {
    letter.message_id = message.message_id().and_then(usable_id);
    letter.from = Senders::of(message).one();
    letter.subject = message
        .subject()
        .unwrap_or_default()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
        .filter(|c| !c.is_control())
        .take(MAX_SUBJECT)
        .collect();
    letter.in_reply_to = ids(message.in_reply_to());
    letter.references = ids(message.references());
    for list in [message.to(), message.cc()].into_iter().flatten() {
        recipients.extend(list.iter().filter_map(|one| one.address()).map(str::to_owned));
    }
    for noted in ["Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To"] {
        for (name, value) in message.headers_raw() {
            if name.trim().eq_ignore_ascii_case(noted) {
                recipients.extend(value.split(',').map(str::to_owned));
            }
        }
    }
}

fn usable_id(id: &str) -> Option<String> {
    let id = id.trim().trim_start_matches('<').trim_end_matches('>').trim();
    (!id.is_empty() && id.len() <= 998).then(|| id.to_owned())
}

/// The last Message-IDs of a header. Some servers put commas between them.
fn ids(header: &HeaderValue<'_>) -> Vec<String> {
    let texts: Vec<&str> = match header {
        HeaderValue::Text(text) => vec![text],
        HeaderValue::TextList(texts) => texts.iter().map(AsRef::as_ref).collect(),
        _ => Vec::new(),
    };
    let mut ids: Vec<String> = texts
        .iter()
        .flat_map(|text| text.split(|c: char| c == ',' || c == '<' || c.is_whitespace()))
        .filter_map(usable_id)
        .filter(|id| id.contains('@'))
        .collect();
    ids.drain(..ids.len().saturating_sub(MAX_REFERENCES));
    ids
}

fn each_once(addresses: Vec<String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for address in addresses {
        let address = normal(&address);
        if address.contains('@') && !seen.contains(&address) && seen.len() < MAX_RECIPIENTS {
            seen.push(address);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Source, html};

    fn read(raw: &str) -> Letter {
        read_bytes(raw.as_bytes())
    }

    fn read_bytes(raw: &[u8]) -> Letter {
        let incoming = Incoming {
            raw: raw.to_vec(),
            recipients: vec!["Monsoon+AB@localhost".into()],
            sender: None,
            source: Source::Smtp,
            peer: None,
        };
        parse(&incoming, &"monsoon@localhost".parse().unwrap())
    }

    #[test]
    fn the_headers_that_matter_are_read() {
        let letter = read(
            "From: =?utf-8?q?Zo=C3=AB?= <Zoe@Example.org>\nTo: monsoon+ab@localhost, x@y.example\n\
             Cc: Other <other@y.example>\nDelivered-To: z@y.example\nMessage-ID: <m1@example.org>\n\
             In-Reply-To: <t1@localhost>\nReferences: <t0@localhost>,<t1@localhost>\n\
             Subject: Re: =?utf-8?b?xbzDs8WCdw==?=\n\nbid 5\n",
        );
        assert_eq!(letter.message_id.as_deref(), Some("m1@example.org"));
        let from = letter.from.unwrap();
        assert_eq!((from.name.as_deref(), from.address.as_str()), (Some("Zoë"), "zoe@example.org"));
        assert_eq!(
            letter.recipients,
            ["monsoon+ab@localhost", "x@y.example", "other@y.example", "z@y.example"]
        );
        assert_eq!(letter.subject, "Re: żółw");
        assert_eq!(letter.in_reply_to, ["t1@localhost"]);
        assert_eq!(letter.references, ["t0@localhost", "t1@localhost"]);
        assert_eq!(letter.body, "bid 5\n");
        assert_eq!(letter.kind, LetterKind::Orders);
    }

    #[test]
    fn an_empty_mail_is_a_mail() {
        let letter = read("From: a@b.example\nSubject: pass\n\n");
        assert_eq!((letter.body.trim(), letter.subject.as_str()), ("", "pass"));
        assert_eq!(letter.kind, LetterKind::Orders);
        assert!(matches!(read("").kind, LetterKind::Unreadable { .. }));
        assert!(matches!(read("Subject: x\n\nx").kind, LetterKind::Unreadable { .. }));
    }

    #[test]
    fn old_charsets_are_read() {
        for (charset, bytes) in [
            ("iso-8859-2", &b"\xbf\xf3\xb3w"[..]),
            ("windows-1250", &b"\xbf\xf3\xb3w"[..]),
            ("utf-8", "żółw".as_bytes()),
        ] {
            let mut raw = format!(
                "From: a@b.example\nContent-Type: text/plain; charset={charset}\n\
                 Content-Transfer-Encoding: 8bit\n\n"
            )
            .into_bytes();
            raw.extend_from_slice(bytes);
            assert_eq!(read_bytes(&raw).body.trim(), "żółw", "{charset}");
        }
    }

    fn alternative(text: &str, html: &str) -> Letter {
        read(&format!(
            "From: a@b.example\nMIME-Version: 1.0\n\
             Content-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain\n\n\
             {text}\n--x\nContent-Type: text/html\n\n{html}\n--x--\n"
        ))
    }

    #[test]
    fn the_text_part_is_preferred_unless_it_glues() {
        let html = "<div>bid 5</div><div>pass</div>";
        assert_eq!(alternative("bid 5\npass", html).body, "bid 5\npass");
        assert_eq!(alternative("bid 5pass", html).body, "bid 5\npass\n");
        assert_eq!(alternative("bid 5 pass", html).body, "bid 5\npass\n");
        assert_eq!(alternative(" ", html).body, "bid 5\npass\n");
    }

    #[test]
    fn a_signature_that_only_the_html_marks_is_left_out_of_the_text() {
        for mark in [
            "class=gmail_signature",
            "class='gmail-m_1gmail_signature'",
            "class=x data-smartmail=gmail_signature",
            "class='moz-signature'",
            "id=Signature",
            "id='x_Signature'",
            "id='x_x_Signature'",
            "id='ms-outlook-mobile-signature'",
            "id='AppleMailSignature'",
            "id='lineBreakAtBeginningOfSignature'",
            "class='yiv12yahoo_signature'",
            "class='protonmail_signature_block-user'",
            "class='cm_signature'",
            "name=messageSignatureSection",
            "name='_MailAutoSig'",
            "style='mso-bookmark: _MailAutoSig'",
            "data-signature-widget='container'",
        ] {
            let html = format!(
                "<div>bid 5</div><div {mark}><p><b>Ann Nowak</b></p><p>Head of Gardening</p></div>\
                 <div>On x wrote:<blockquote>Your turn.</blockquote></div>"
            );
            let text = "bid 5\n\n*Ann Nowak*\nHead of Gardening\n\nOn x wrote:\n> Your turn.";
            let read = alternative(text, &html).body;
            assert_eq!(read, "bid 5\n\n\nOn x wrote:\n> Your turn.", "{mark}");
            assert!(!html::to_text(&html).contains("Gardening"), "{mark}");
        }
        // A quoted signature is somebody else's.
        let html =
            "<p>bid 5</p><p>Ann</p><blockquote><div class=moz-signature>Ann</div></blockquote>";
        assert_eq!(alternative("bid 5\nAnn\n> Ann", html).body, "bid 5\nAnn\n> Ann");
    }

    #[test]
    fn nesting_without_end_is_unreadable() {
        let matroshka =
            format!("From: a@b.example\n{}", "Content-Type: message/rfc822\n\n".repeat(50_000));
        assert!(read(&matroshka).body.is_empty());
        let nested: String = (0..5_000).fold("From: a@b.example\n".to_owned(), |mail, depth| {
            mail + &format!("Content-Type: multipart/mixed; boundary=b{depth}\n\n--b{depth}\n")
        });
        assert!(matches!(read(&nested).kind, LetterKind::Unreadable { .. }));
        let many = format!("From: a@b.example\n{}\nx", "X-A: b\n".repeat(5_000));
        assert!(matches!(read(&many).kind, LetterKind::Unreadable { .. }));
    }

    #[test]
    fn an_encrypted_mail_is_unreadable() {
        let letter = read(
            "From: a@b.example\nContent-Type: multipart/encrypted; boundary=x\n\n--x\n\nVersion: 1\n--x--\n",
        );
        assert_eq!(letter.kind.why(), "it is encrypted");
    }
}
