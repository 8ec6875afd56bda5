//! Turns a letter into bytes.
//!
//! Written here rather than taken from a library for one reason: the same
//! [`Draft`] must always give the same bytes, even after an update, because a
//! letter is composed once, stored, and sent until it has left.

use super::dedup::hex;
use super::letter::Mailbox;
use crate::basics::Parts;
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// How a letter came to be sent, for the robots at the other end (RFC 3834).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AutoSubmitted {
    Generated,
    Replied,
}

/// A letter and everything its envelope needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    pub from_name: String,
    pub from_address: String,
    /// The address that answers should go to.
    pub reply_to: String,
    pub to: Mailbox,
    pub subject: String,
    /// Its Message-ID, without brackets.
    pub message_id: String,
    /// The Message-ID it answers, without brackets.
    pub in_reply_to: Option<String>,
    /// The thread so far, oldest first, without brackets.
    pub references: Vec<String>,
    pub text: String,
    pub html: String,
    /// The table's name for mail filters, such as `table-17.localhost`.
    pub list_id: String,
    /// How its reader asks for no more letters like this: to which address, and in what words.
    pub leave: Option<(String, String)>,
    pub auto_submitted: AutoSubmitted,
    pub date: DateTime<Utc>,
    /// The kind of letter, such as `turn`: one lower-case word, for filters.
    pub kind: String,
    /// Which of its two bodies it has.
    pub parts: Parts,
    pub attachments: Vec<Attachment>,
}

/// A file attached to a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// The name to save it under: letters, digits, `-`, `_` and `.`; other
    /// characters are dropped.
    pub name: String,
    /// The media type, such as `text/html; charset=utf-8`.
    pub media_type: &'static str,
    pub bytes: Vec<u8>,
}

/// A letter that can't be turned into bytes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ComposeError {
    /// Not an address that a header can hold.
    #[error("`{0}` is not an address")]
    Address(String),
    /// Not an identifier that a header can hold.
    #[error("`{0}` is not a message id")]
    Id(String),
}

/// The longest header line we write, if it can be folded.
const LINE: usize = 76;

/// Composes the mail for a draft, with CRLF line ends.
///
/// Line breaks and other control characters in names and subjects become
/// spaces, so that no text can add a header.
pub fn compose(draft: &Draft) -> Result<Vec<u8>, ComposeError> {
    let own_id = id(&draft.message_id)?;
    let from = mailbox("From", Some(&draft.from_name), &draft.from_address)?;
    let reply_to = mailbox("Reply-To", Some(&draft.from_name), &draft.reply_to)?;
    let to = mailbox("To", draft.to.name.as_deref(), &draft.to.address)?;
    let mut mail = String::new();
    for header in [from, reply_to, to, text_header("Subject", &draft.subject)] {
        line(&mut mail, &header);
    }
    line(&mut mail, &dated(draft.date));
    line(&mut mail, &format!("Message-ID: {own_id}"));
    if let Some(answered) = &draft.in_reply_to {
        line(&mut mail, &format!("In-Reply-To: {}", id(answered)?));
    }
    if !draft.references.is_empty() {
        let ids = draft.references.iter().map(|one| id(one)).collect::<Result<Vec<_>, _>>()?;
        line(&mut mail, &format!("References: {}", ids.join("\r\n ")));
    }
    line(&mut mail, &format!("List-Id: {}", id(&draft.list_id)?));
    if let Some((address, words)) = &draft.leave {
        // RFC 2369. The one-click form of RFC 8058 needs a web server.
        line(&mut mail, &format!("List-Unsubscribe:\r\n <{}>", leave_link(address, words)));
    }
    line(
        &mut mail,
        match draft.auto_submitted {
            AutoSubmitted::Generated => "Auto-Submitted: auto-generated",
            AutoSubmitted::Replied => "Auto-Submitted: auto-replied",
        },
    );
    line(&mut mail, "X-Auto-Response-Suppress: All");
    let kind = draft.kind.chars().filter(|c| c.is_ascii_lowercase() || *c == '-');
    line(&mut mail, &format!("X-Monsoon: {}", kind.collect::<String>()));
    line(&mut mail, "MIME-Version: 1.0");

    // `=_` cannot occur in quoted-printable text, nor in base64.
    let mut boundary = hex(&Sha256::digest(&draft.message_id));
    boundary.truncate(32);
    boundary.insert_str(0, "=_");
    if draft.attachments.is_empty() {
        body(&mut mail, draft, &boundary);
    } else {
        let outer = format!("{boundary}_");
        line(&mut mail, &format!("Content-Type: multipart/mixed;\r\n boundary=\"{outer}\""));
        line(&mut mail, "");
        line(&mut mail, &format!("--{outer}"));
        body(&mut mail, draft, &boundary);
        for attachment in &draft.attachments {
            line(&mut mail, &format!("--{outer}"));
            enclosed(&mut mail, attachment);
        }
        line(&mut mail, &format!("--{outer}--"));
    }
    Ok(mail.into_bytes())
}

/// A mail that asks to leave.
fn leave_link(address: &str, words: &str) -> String {
    // A plus sign may stand for a space in a link (RFC 6068).
    let address = address.replace('%', "%25").replace('+', "%2B");
    format!("mailto:{address}?subject={}", words.replace(' ', "%20"))
}

/// The letter itself as its reader wants it. If that is as text and as HTML, the mail
/// program shows whichever it prefers.
fn body(mail: &mut String, draft: &Draft, boundary: &str) {
    match draft.parts {
        Parts::Html => body_as(mail, "html", &draft.html),
        Parts::Text => body_as(mail, "plain", &draft.text),
        Parts::Both => {
            let kind = "multipart/alternative";
            line(mail, &format!("Content-Type: {kind};\r\n boundary=\"{boundary}\""));
            for (kind, body) in [("plain", &draft.text), ("html", &draft.html)] {
                line(mail, "");
                line(mail, &format!("--{boundary}"));
                body_as(mail, kind, body);
            }
            line(mail, "");
            line(mail, &format!("--{boundary}--"));
        }
    }
}

fn body_as(mail: &mut String, kind: &str, body: &str) {
    line(mail, &format!("Content-Type: text/{kind}; charset=utf-8"));
    line(mail, "Content-Transfer-Encoding: quoted-printable");
    line(mail, "");
    mail.push_str(&quoted_printable(body));
}

/// A file as lines of base64 (RFC 2045, section 6.8).
fn enclosed(mail: &mut String, attachment: &Attachment) {
    let fits = |c: &char| c.is_ascii_alphanumeric() || "-_.".contains(*c);
    let name: String = attachment.name.chars().filter(fits).collect();
    line(mail, &format!("Content-Type: {};\r\n name=\"{name}\"", attachment.media_type));
    line(mail, "Content-Transfer-Encoding: base64");
    line(mail, &format!("Content-Disposition: attachment;\r\n filename=\"{name}\""));
    line(mail, "");
    // 57 bytes make 76 characters.
    mail.reserve(attachment.bytes.len() * 7 / 5);
    for piece in attachment.bytes.chunks(57) {
        BASE64.encode_string(piece, mail);
        mail.push_str("\r\n");
    }
}

/// A composed mail with another Message-ID and date, to be sent again; `None` if it has
/// none of these to replace.
#[must_use]
pub fn again(raw: &[u8], message_id: &str, date: DateTime<Utc>) -> Option<Vec<u8>> {
    let own_id = id(message_id).ok()?;
    let end = raw.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
    let (head, body) = raw.split_at_checked(end + 2)?;
    let head = std::str::from_utf8(head).ok()?;
    let mut mail = String::new();
    let mut replaced = 0;
    for header in head.lines() {
        if header.starts_with("Date: ") {
            line(&mut mail, &dated(date));
            replaced += 1;
        } else if header.starts_with("Message-ID: ") {
            line(&mut mail, &format!("Message-ID: {own_id}"));
            replaced += 1;
        } else {
            line(&mut mail, header);
        }
    }
    (replaced == 2).then(|| [mail.as_bytes(), body].concat())
}

fn dated(date: DateTime<Utc>) -> String {
    format!("Date: {}", date.format("%a, %d %b %Y %H:%M:%S +0000"))
}

fn line(mail: &mut String, text: &str) {
    mail.push_str(text);
    mail.push_str("\r\n");
}

/// Whether one of our letters can name this Message-ID. Other programs put what
/// they like into theirs.
#[must_use]
pub fn is_plain_id(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_graphic() && !"<>()\",;:\\".contains(c);
    !text.is_empty() && text.len() <= 900 && text.chars().all(fits)
}

/// Whether a letter can be sent to this address. ASCII only: other letters need
/// a relay with SMTPUTF8, which few have.
#[must_use]
pub fn is_plain_address(address: &str) -> bool {
    let fits = |c: char| c.is_ascii_graphic() && !"<>()\",;:\\".contains(c);
    let halves = address.rsplit_once('@');
    halves.is_some_and(|(local, domain)| !local.is_empty() && !domain.is_empty())
        && address.len() <= 254
        && address.chars().all(fits)
}

fn id(text: &str) -> Result<String, ComposeError> {
    if !is_plain_id(text) {
        return Err(ComposeError::Id(text.to_owned()));
    }
    Ok(format!("<{text}>"))
}

fn mailbox(header: &str, name: Option<&str>, address: &str) -> Result<String, ComposeError> {
    if !is_plain_address(address) {
        return Err(ComposeError::Address(address.to_owned()));
    }
    let name = clean(name.unwrap_or_default());
    if name.is_empty() {
        return Ok(format!("{header}: {address}"));
    }
    if name.is_ascii() && name.len() <= 60 {
        let quoted = name.replace('\\', "\\\\").replace('"', "\\\"");
        return Ok(format!("{header}: \"{quoted}\"\r\n <{address}>"));
    }
    Ok(format!("{header}: {}\r\n <{address}>", encoded_words(&name, header.len() + 2)))
}

fn text_header(header: &str, text: &str) -> String {
    let text = clean(text);
    if !text.is_ascii() || text.contains("=?") || text.split(' ').any(|word| word.len() > 60) {
        return format!("{header}: {}", encoded_words(&text, header.len() + 2));
    }
    let mut folded = format!("{header}:");
    let mut column = folded.len();
    for word in text.split_whitespace() {
        if column + 1 + word.len() > LINE {
            folded.push_str("\r\n");
            column = 0;
        }
        folded.push(' ');
        folded.push_str(word);
        column += 1 + word.len();
    }
    folded
}

/// One line, trimmed, without control characters.
fn clean(text: &str) -> String {
    let spaced: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// RFC 2047 words in Q encoding, each on its own line, with no character split.
fn encoded_words(text: &str, first_column: usize) -> String {
    const OPEN: &str = "=?utf-8?Q?";
    let mut words = OPEN.to_owned();
    let mut column = first_column + OPEN.len();
    for character in text.chars() {
        let mut code = String::new();
        let mut buffer = [0; 4];
        for &byte in character.encode_utf8(&mut buffer).as_bytes() {
            if byte.is_ascii_alphanumeric() {
                code.push(char::from(byte));
            } else if byte == b' ' {
                code.push('_');
            } else {
                // Writing to a String cannot fail.
                let _ = write!(code, "={byte:02X}");
            }
        }
        if column + code.len() + 2 > LINE - 1 {
            words.push_str("?=\r\n ");
            words.push_str(OPEN);
            column = 1 + OPEN.len();
        }
        column += code.len();
        words.push_str(&code);
    }
    words.push_str("?=");
    words
}

/// Quoted-printable (RFC 2045) with CRLF line ends, including one at the end.
///
/// Unlike the encoders of libraries it never writes a line that a mailbox file or SMTP
/// takes for something else. A letter is mostly plain text, so rows of it are copied.
fn quoted_printable(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    let plain;
    let text = if text.contains('\r') {
        plain = text.replace("\r\n", "\n").replace('\r', "\n");
        &plain
    } else {
        text
    };
    for source in text.strip_suffix('\n').unwrap_or(text).split('\n') {
        quoted_line(&mut out, source);
        out.push_str("\r\n");
    }
    out
}

fn quoted_line(out: &mut String, source: &str) {
    // Trailing spaces get lost in transit.
    let end = source.len() - usize::from(source.ends_with([' ', '\t']));
    let mut column = 0;
    let mut at = 0;
    // Mailbox files take a leading "From " for a new mail, and a lone full stop ends the
    // data in SMTP.
    if source.starts_with("From ") || source.starts_with('.') {
        quoted_byte(out, source.as_bytes().first().copied().unwrap_or_default());
        (at, column) = (1, 3);
    }
    while at < source.len() {
        let rest = source.as_bytes().get(at..end).unwrap_or_default();
        let mut row = rest.iter().position(|byte| !is_plain(*byte)).unwrap_or(rest.len());
        while row > 0 {
            // All but the last one of a line must leave room for a mark that it goes on.
            let fits = if at + row == source.len() && column + row <= LINE {
                row
            } else {
                row.min(LINE - 1 - column)
            };
            if fits == 0 {
                out.push_str("=\r\n");
                column = 0;
                continue;
            }
            out.push_str(source.get(at..at + fits).unwrap_or_default());
            (at, column, row) = (at + fits, column + fits, row - fits);
        }
        if let Some(&byte) = source.as_bytes().get(at) {
            let last = at + 1 == source.len();
            if column + 3 > LINE - usize::from(!last) {
                out.push_str("=\r\n");
                column = 0;
            }
            quoted_byte(out, byte);
            (at, column) = (at + 1, column + 3);
        }
    }
}

/// Whether a byte stands for itself inside a line.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'<' | b'>'..=b'~' | b'\t')
}

fn quoted_byte(out: &mut String, byte: u8) {
    let digit =
        |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0').to_ascii_uppercase();
    out.extend(['=', digit(byte >> 4), digit(byte & 15)]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Incoming, LetterKind, Source, parse};
    use chrono::TimeZone;
    use mail_parser::MessageParser;

    fn draft() -> Draft {
        Draft {
            from_name: "Monsoon".into(),
            from_address: "monsoon+abc@localhost".into(),
            reply_to: "monsoon+abc@localhost".into(),
            to: Mailbox {
                name: Some("Ann \"Żółw\" O'Hara".into()),
                address: "ann@example.org".into(),
            },
            subject: "[Monsoon 17] Santiago – Żółć, Æble, señor and quite some more words".into(),
            message_id: "t17.s2.p40@localhost".into(),
            in_reply_to: Some("a1@example.org".into()),
            references: vec!["t17.s2.p1@localhost".into(), "a1@example.org".into()],
            text: "Your turn.\n\nFrom here on: a = b\n.\nżółw  \n".into(),
            html: format!("<p>{}</p>", "żółw ".repeat(100)),
            list_id: "table-17.localhost".into(),
            leave: None,
            auto_submitted: AutoSubmitted::Generated,
            date: Utc.with_ymd_and_hms(2026, 11, 1, 9, 5, 3).unwrap(),
            kind: "turn".into(),
            parts: Parts::Both,
            attachments: Vec::new(),
        }
    }

    fn bytes(draft: &Draft) -> String {
        String::from_utf8(compose(draft).unwrap()).unwrap()
    }

    #[test]
    fn a_letter_reads_back_as_it_was_written() {
        let draft = draft();
        let raw = bytes(&draft);
        let message = MessageParser::default().parse(raw.as_bytes()).unwrap();
        assert_eq!(message.subject(), Some(draft.subject.as_str()));
        assert_eq!(message.to().unwrap().first().unwrap().name(), draft.to.name.as_deref());
        assert_eq!(message.message_id(), Some("t17.s2.p40@localhost"));
        assert_eq!(message.date().unwrap().to_rfc3339(), "2026-11-01T09:05:03Z");
        assert_eq!(message.body_text(0).unwrap().replace("\r\n", "\n"), draft.text);
        assert_eq!(message.body_html(0).unwrap().trim_end(), draft.html);
        assert_eq!(message.references().as_text_list().unwrap().len(), 2);
    }

    /// Byte by byte, as one would write it down first.
    fn quoted_slowly(source: &str) -> String {
        let mut out = String::new();
        let bytes = source.as_bytes();
        let mut column = 0;
        for (at, &byte) in bytes.iter().enumerate() {
            let last = at + 1 == bytes.len();
            let plain = match byte {
                b'=' => false,
                b' ' | b'\t' => !last,
                b'F' => !(at == 0 && source.starts_with("From ")),
                b'.' => at != 0,
                _ => byte.is_ascii_graphic(),
            };
            let width = if plain { 1 } else { 3 };
            if column + width > LINE - usize::from(!last) {
                out.push_str("=\r\n");
                column = 0;
            }
            if plain {
                out.push(char::from(byte));
            } else {
                write!(out, "={byte:02X}").unwrap();
            }
            column += width;
        }
        out
    }

    #[test]
    fn rows_are_encoded_as_their_bytes_would_be() {
        let seeds = ["a", "=", "ż", " ", "\t", ".", "From ", "\u{1}", "<td class=\"b\">"];
        for seed in seeds {
            for other in seeds {
                // Every length around the ends of the first two lines.
                for length in (0..12).chain(60..90).chain(140..165) {
                    let row: String = other.chars().cycle().take(length).collect();
                    for line in [
                        format!("{seed}{row}"),
                        format!("{row}{seed}"),
                        format!("{row}{seed}{row}"),
                    ] {
                        let mut out = String::new();
                        quoted_line(&mut out, &line);
                        assert_eq!(out, quoted_slowly(&line), "{line:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_same_draft_gives_the_same_bytes() {
        assert_eq!(bytes(&draft()), bytes(&draft()));
    }

    #[test]
    fn lines_are_short_ascii_and_end_in_crlf() {
        let raw = bytes(&draft());
        assert!(raw.is_ascii());
        assert_eq!(raw.matches('\n').count(), raw.matches("\r\n").count());
        for line in raw.split("\r\n") {
            assert!(line.len() <= 78, "{line}");
            assert!(line != "." && !line.starts_with("From "), "{line}");
        }
    }

    #[test]
    fn no_text_can_add_a_header() {
        let mut evil = draft();
        evil.subject = "x\r\nBcc: all@example.org\n\nbody".into();
        evil.to.name = Some("Ann\r\nBcc: all@example.org".into());
        evil.from_name = "M\u{85}\u{0}\nX: y".into();
        let raw = bytes(&evil);
        let head = raw.split("\r\n\r\n").next().unwrap();
        assert!(!head.split("\r\n").any(|line| line.starts_with("Bcc") || line.starts_with("X:")));
        let mut evil = draft();
        evil.to.address = "ann@example.org>\r\nBcc: <all@example.org".into();
        assert!(matches!(compose(&evil), Err(ComposeError::Address(_))));
        let mut evil = draft();
        evil.references.push("a> <b".into());
        assert!(matches!(compose(&evil), Err(ComposeError::Id(_))));
    }

    #[test]
    fn an_emoji_is_never_cut_in_two() {
        let mut draft = draft();
        draft.subject = "🍌".repeat(60);
        let raw = bytes(&draft);
        let message = MessageParser::default().parse(raw.as_bytes()).unwrap();
        assert_eq!(message.subject(), Some(draft.subject.as_str()));
        draft.subject = "a".repeat(500);
        let raw = bytes(&draft);
        assert!(raw.split("\r\n").all(|line| line.len() <= 78));
    }

    #[test]
    fn a_letter_that_comes_back_is_our_own() {
        let incoming = Incoming {
            raw: compose(&draft()).unwrap(),
            recipients: vec![],
            sender: None,
            source: Source::Smtp,
            peer: None,
        };
        let letter = parse(&incoming, &"monsoon@localhost".parse().unwrap());
        assert!(matches!(letter.kind, LetterKind::Own { .. }), "{:?}", letter.kind);
    }

    /// Attachments come out as they went in, next to the same two parts.
    #[test]
    fn files_are_enclosed() {
        let bytes: Vec<u8> = (0..=255).cycle().take(1000).collect();
        let name = "santiago 1\"\r\nX: y.html".to_owned();
        let media_type = "application/octet-stream";
        let attachments = vec![Attachment { name, media_type, bytes: bytes.clone() }];
        let raw = compose(&Draft { attachments, ..draft() }).unwrap();
        let read = mail_parser::MessageParser::default().parse(&raw).unwrap();
        let file = read.attachment(0).unwrap();
        assert_eq!(file.contents(), bytes);
        assert_eq!(mail_parser::MimeHeaders::attachment_name(file), Some("santiago1Xy.html"));
        assert_eq!(read.attachment_count(), 1);
        let plain = compose(&draft()).unwrap();
        let plain = mail_parser::MessageParser::default().parse(&plain).unwrap();
        assert_eq!(read.body_text(0), plain.body_text(0));
        assert_eq!(read.body_html(0), plain.body_html(0));
        assert!(raw.split(|byte| *byte == b'\n').all(|line| line.len() < 80));
    }
}
