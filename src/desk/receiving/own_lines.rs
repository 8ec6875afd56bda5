//! Lines about the writer rather than the game: `sign`, `confirm`, `renew`,
//! `addresses`, `forget ADDRESS`. They are taken out before anything else reads
//! the mail, so that no passphrase is ever quoted back.

use super::{
    super::DeskError,
    Work,
    lexicon::{LEXICON, Passphrase, Writer, begins_politely},
    subject::without_prefixes,
};
use crate::{letters::without_labels, mail::Letter};

/// What players say about themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Own {
    /// Yes, that mail was mine.
    Confirm(String),
    /// From now on my orders are signed with this.
    NewPassphrase(String),
    /// My orders are no longer signed.
    NoPassphrase,
    /// Give me a new reply address.
    Renew,
    /// Which addresses are mine?
    Addresses,
    /// That address is no longer mine.
    ForgetAddress(String),
}

/// The lines of a mail that are about its writer.
#[derive(Default, Clone, PartialEq, Eq)]
pub(super) struct Said {
    /// The passphrases it was signed with.
    pub(super) signed: Vec<String>,
    /// What else it says, in order.
    pub(super) own: Vec<Own>,
}

/// Whether this word, in lower case, begins such a line.
pub(super) fn begins(word: &str) -> bool {
    LEXICON.writer.of(word).is_some_and(|begins| begins != Writer::Forget)
}

/// Takes such lines out. Each leaves an empty line, so that the others keep their
/// numbers.
pub(super) fn take(lines: &mut [String]) -> Said {
    let mut said = Said::default();
    for line in lines {
        if said.take(line) {
            line.clear();
        }
    }
    said
}

impl Said {
    fn take(&mut self, line: &str) -> bool {
        let line = without_courtesy(line.trim_start_matches(|c: char| !c.is_alphanumeric()).trim());
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.trim_end_matches([':', '.', '!']).to_lowercase();
        let rest = rest.trim();
        match LEXICON.writer.of(&first) {
            Some(Writer::Sign) if !rest.is_empty() => self.sign(rest),
            Some(Writer::Confirm) if is_code(rest) => {
                self.own.push(Own::Confirm(rest.trim_end_matches('.').to_lowercase()));
            }
            Some(Writer::Renew) if rest.is_empty() => self.own.push(Own::Renew),
            Some(Writer::Addresses) if rest.is_empty() => self.own.push(Own::Addresses),
            Some(Writer::Forget) if rest.contains('@') && !rest.contains(char::is_whitespace) => {
                let address = rest.trim_matches(['<', '>', '.']).to_lowercase();
                self.own.push(Own::ForgetAddress(address));
            }
            Some(
                Writer::Sign | Writer::Confirm | Writer::Renew | Writer::Addresses | Writer::Forget,
            )
            | None => return false,
        }
        true
    }

    fn sign(&mut self, rest: &str) {
        let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let more = more.trim();
        match LEXICON.passphrase.of(&word.to_lowercase()) {
            Some(Passphrase::New) if !more.is_empty() => {
                self.own.push(Own::NewPassphrase(more.to_owned()));
            }
            Some(Passphrase::Off) if more.is_empty() => self.own.push(Own::NoPassphrase),
            Some(Passphrase::New | Passphrase::Off) | None => self.signed.push(rest.to_owned()),
        }
    }

    /// The passphrases contained in the mail.
    pub(super) fn secrets(&self) -> impl Iterator<Item = &str> {
        let new = self.own.iter().filter_map(|own| match own {
            Own::NewPassphrase(secret) => Some(secret.as_str()),
            _ => None,
        });
        self.signed.iter().map(String::as_str).chain(new)
    }

    /// The codes contained in the mail.
    pub(super) fn codes(&self) -> impl Iterator<Item = &str> {
        self.own.iter().filter_map(|own| match own {
            Own::Confirm(code) => Some(code.as_str()),
            _ => None,
        })
    }
}

/// «Please sign open Sesame»: from the first word on that is more than a courtesy.
fn without_courtesy(line: &str) -> &str {
    let Some((first, rest)) = line.split_once(char::is_whitespace) else { return line };
    let word = first.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    if begins_politely(&word) { without_courtesy(rest.trim_start()) } else { line }
}

/// Whether this is a single word of letters and digits.
fn is_code(text: &str) -> bool {
    let text = text.trim_end_matches('.');
    (6..=64).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// A mail as it is stored if it contains a passphrase, its writer's or one that they quote: its
/// text without the passphrase, and nothing else.
fn without_passphrase(letter: &Letter) -> Option<Vec<u8>> {
    let mut subject = letter.subject.clone();
    let mut body = letter.body.clone();
    let mut found = false;
    for secret in everywhere_in(letter).secrets() {
        found = true;
        subject = subject.replace(secret, "[passphrase]");
        body = body.replace(secret, "[passphrase]");
    }
    let from = letter.from.as_ref().map_or("", |from| from.address.as_str());
    let id = letter.message_id.as_deref().unwrap_or_default();
    let answered = letter.in_reply_to.first().map_or("", String::as_str);
    found.then(|| {
        format!(
            "From: <{from}>\r\nTo: {}\r\nSubject: {subject}\r\nMessage-ID: <{id}>\r\n\
             In-Reply-To: <{answered}>\r\nX-Kept: its text alone, without the passphrase\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{body}",
            letter.recipients.join(",\r\n ")
        )
        .into_bytes()
    })
}

/// A line that is repeated to its writer, without the passphrase that stands in it behind
/// something else: «tables; sign open Sesame».
pub(super) fn without_secret(line: &str) -> String {
    let mut shown = line.to_owned();
    for secret in anywhere_in(&[line.to_owned()]).secrets() {
        shown = shown.replace(secret, "\u{2026}");
    }
    shown
}

/// What lines and parts of lines say: «Anna: sign open Sesame», «bid 1; sign open Sesame».
fn anywhere_in(lines: &[String]) -> Said {
    let parts = lines.iter().flat_map(|line| line.split([';', ':', '|']).skip(1));
    let mut parts: Vec<String> = parts.map(str::to_owned).collect();
    parts.extend_from_slice(lines);
    take(&mut parts)
}

/// What all its lines say, whoever wrote them.
fn everywhere_in(letter: &Letter) -> Said {
    let unquoted =
        |line: &str| line.trim_start_matches(|c: char| c == '>' || c.is_whitespace()).to_owned();
    let lines = letter.body.lines().chain(letter.signature.iter().map(String::as_str));
    let lines = lines.chain([without_prefixes(&letter.subject).0]);
    anywhere_in(&without_labels(lines.map(unquoted).collect()))
}

impl Work<'_> {
    /// Keeps no passphrase in the mail, whatever has come of it.
    pub(super) fn keep_no_passphrase(&self) -> Result<(), DeskError> {
        if let Some(kept) = without_passphrase(self.letter) {
            self.tx.rewrite_mail(self.mail, &kept)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str) -> (Said, String) {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let said = take(&mut lines);
        (said, lines.join("|"))
    }

    #[test]
    fn lines_about_the_writer_are_taken_out() {
        let (said, rest) = taken("Sign open Sesame\nbid 5\nconfirm AB12cd34\nforget lot 3");
        assert_eq!(said.signed, ["open Sesame"]);
        assert_eq!(said.own, [Own::Confirm("ab12cd34".into())]);
        assert_eq!(rest, "|bid 5||forget lot 3");
        let (said, rest) =
            taken("sign new open Sesame\nsign off\nrenew\nAddresses:\nforget A@b.example");
        assert!(said.signed.is_empty() && rest.chars().all(|c| c == '|'));
        assert_eq!(
            said.own,
            [
                Own::NewPassphrase("open Sesame".into()),
                Own::NoPassphrase,
                Own::Renew,
                Own::Addresses,
                Own::ForgetAddress("a@b.example".into())
            ]
        );
        assert_eq!(said.secrets().collect::<Vec<_>>(), ["open Sesame"]);
    }

    #[test]
    fn everything_else_stays() {
        let text = "sign\nconfirm\nconfirm my bid\nrenew the lease\nforget all\nbid 5 # sign x";
        let (said, rest) = taken(text);
        assert!(said == Said::default());
        assert_eq!(rest, text.replace('\n', "|"));
    }
}
