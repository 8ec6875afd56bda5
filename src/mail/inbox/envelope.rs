//! The envelope of a mail that arrives through a pipe, stored with the mail.
//!
//! A program that gets a mail on its standard input knows the envelope only
//! from its arguments, and a file in a Maildir has no place for it. So it is
//! written where mail servers write it at final delivery (RFC 5321 section
//! 4.4): as `Return-Path` and `Delivered-To`, above all other headers, where
//! [`parse()`](crate::mail::parse()) reads it.

use std::io::{self, BufRead, Cursor, Read};

/// The most recipients that are recorded.
const MOST: usize = 100;
/// The longest address, in bytes.
const LONGEST: usize = 320;
/// The longest first line that is looked at, in bytes.
const FIRST_LINE: u64 = 2000;

/// What a mail server says about a mail besides the mail itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Envelope {
    sender: Option<String>,
    recipients: Vec<String>,
}

impl Envelope {
    /// An envelope with these recipients, and with this sender if known. The
    /// null sender is an empty word, `<>`, or `MAILER-DAEMON`, which is what
    /// Postfix writes for it.
    ///
    /// The second value says how many addresses could not be written into a
    /// header and were left out. None of those can be ours.
    #[must_use]
    pub fn new(sender: Option<&str>, recipients: &[String]) -> (Self, usize) {
        let mut envelope = Envelope::default();
        let mut left_out = 0;
        match sender.map(bare) {
            None => {}
            Some("") => envelope.sender = Some(String::new()),
            Some(name) if name.eq_ignore_ascii_case("MAILER-DAEMON") => {
                envelope.sender = Some(String::new());
            }
            Some(address) if fits(address) => envelope.sender = Some(address.to_owned()),
            Some(_) => left_out += 1,
        }
        for address in recipients {
            if fits(bare(address)) && envelope.recipients.len() < MOST {
                envelope.recipients.push(bare(address).to_owned());
            } else {
                left_out += 1;
            }
        }
        (envelope, left_out)
    }

    /// The mail with the envelope above it. Line ends follow the mail's first
    /// line. A first line `From ...` of an mbox file, which would cut the
    /// headers in two, is left out.
    ///
    /// Fails if the first line can't be read.
    pub fn above<'a>(&self, mut mail: impl BufRead + 'a) -> io::Result<Box<dyn Read + 'a>> {
        if *self == Envelope::default() {
            return Ok(Box::new(mail));
        }
        let mut first = Vec::new();
        mail.by_ref().take(FIRST_LINE).read_until(b'\n', &mut first)?;
        let end = if first.ends_with(b"\r\n") { "\r\n" } else { "\n" };
        if first.starts_with(b"From ") && first.ends_with(b"\n") {
            first.clear();
        }
        let mut head = self.headers(end).into_bytes();
        head.append(&mut first);
        Ok(Box::new(Cursor::new(head).chain(mail)))
    }

    fn headers(&self, end: &str) -> String {
        let sender = self.sender.iter().map(|sender| format!("Return-Path: <{sender}>{end}"));
        let recipients = self.recipients.iter().map(|to| format!("Delivered-To: {to}{end}"));
        sender.chain(recipients).collect()
    }
}

fn bare(address: &str) -> &str {
    let address = address.trim();
    address.strip_prefix('<').and_then(|inner| inner.strip_suffix('>')).unwrap_or(address)
}

/// Whether an address can stand in a header as it is: nothing in it may end the
/// line, the address or the list it is part of.
fn fits(address: &str) -> bool {
    let harmless = |c: char| !c.is_control() && !c.is_whitespace() && !"<>,;()".contains(c);
    address.contains('@') && address.len() <= LONGEST && address.chars().all(harmless)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Incoming, Letter, LetterKind, Source, parse};

    fn written(sender: Option<&str>, recipients: &[&str], mail: &str) -> (String, usize) {
        let recipients: Vec<String> = recipients.iter().map(|&to| to.to_owned()).collect();
        let (envelope, left_out) = Envelope::new(sender, &recipients);
        let mut text = String::new();
        envelope.above(mail.as_bytes()).unwrap().read_to_string(&mut text).unwrap();
        (text, left_out)
    }

    fn read(raw: &str) -> Letter {
        let raw = raw.as_bytes().to_vec();
        let incoming = Incoming {
            raw,
            recipients: Vec::new(),
            sender: None,
            source: Source::Spool,
            peer: None,
        };
        parse(&incoming, &"monsoon@localhost".parse().unwrap())
    }

    const MAIL: &str = "From: ann@example.org\nTo: list@example.org\n\nbid 5\n";

    #[test]
    fn what_is_written_above_is_read_again() {
        for mail in [MAIL.to_owned(), MAIL.replace('\n', "\r\n")] {
            let to = ["monsoon+ab@localhost", "<Monsoon+CD@localhost>"];
            let (text, left_out) = written(Some("ann@example.org"), &to, &mail);
            assert_eq!(left_out, 0);
            assert!(text.ends_with(&mail), "{text:?}");
            assert_eq!(text.contains("\r\n"), mail.contains("\r\n"));
            assert_eq!(text.matches("\r\n").count() % text.matches('\n').count(), 0, "{text:?}");
            let letter = read(&text);
            for token in ["monsoon+ab@localhost", "monsoon+cd@localhost"] {
                assert!(letter.recipients.iter().any(|to| to == token), "{text:?}");
            }
            assert_eq!((letter.body.trim(), letter.kind), ("bid 5", LetterKind::Orders));
        }
    }

    #[test]
    fn without_an_envelope_the_mail_is_as_it_was() {
        assert_eq!(written(None, &[], MAIL).0, MAIL);
        assert_eq!(written(None, &[], "From ann Mon\nx").0, "From ann Mon\nx");
    }

    #[test]
    fn the_null_sender_is_an_automaton() {
        for null in ["", "<>", " ", "MAILER-DAEMON", "mailer-daemon"] {
            let (text, left_out) = written(Some(null), &[], MAIL);
            assert!(text.starts_with("Return-Path: <>\n"), "{null:?}: {text}");
            assert_eq!(left_out, 0);
            assert!(matches!(read(&text).kind, LetterKind::AutoReply { .. }), "{null:?}");
        }
        // What the mail itself says further down no longer matters.
        let forged = format!("Return-Path: <>\n{MAIL}");
        let (text, _) = written(Some("ann@example.org"), &[], &forged);
        assert_eq!(read(&text).kind, LetterKind::Orders);
    }

    #[test]
    fn nothing_can_be_smuggled_into_the_headers() {
        let long = format!("{}@localhost", "a".repeat(LONGEST));
        for evil in [
            "monsoon@localhost\nX-Monsoon: 1",
            "monsoon@localhost\r\n\r\nbid 9",
            "a@localhost, monsoon+ab@localhost",
            "a b@localhost",
            "a\u{85}b@localhost",
            "a\u{2028}b@localhost",
            "<a@localhost>x<b@localhost>",
            "no address",
            long.as_str(),
        ] {
            let (text, left_out) = written(None, &[evil], MAIL);
            assert_eq!((text.as_str(), left_out), (MAIL, 1), "{evil:?}");
            let (text, left_out) = written(Some(evil), &["monsoon@localhost"], MAIL);
            assert_eq!(left_out, 1, "{evil:?}");
            assert_eq!(text, format!("Delivered-To: monsoon@localhost\n{MAIL}"), "{evil:?}");
        }
        let many = vec!["monsoon@localhost"; MOST + 5];
        assert_eq!(written(None, &many, MAIL).1, 5);
    }

    #[test]
    fn the_line_of_an_mbox_file_goes() {
        let (text, _) = written(None, &["monsoon@localhost"], &format!("From ann Mon\n{MAIL}"));
        assert_eq!(text, format!("Delivered-To: monsoon@localhost\n{MAIL}"));
        let (text, _) = written(None, &["monsoon@localhost"], "");
        assert_eq!(text, "Delivered-To: monsoon@localhost\n");
    }
}
