//! Lines about the writer rather than the game: `sign`, `confirm`, `renew`,
//! `addresses`, `forget ADDRESS`. They are taken out before anything else reads
//! the mail, so that no passphrase is ever quoted back.

use super::{
    super::{DeskError, passphrase},
    Work,
    lexicon::{LEXICON, Passphrase, Writer, begins_politely},
    subject::without_prefixes,
};
use crate::{
    letters::without_labels,
    mail::{self, Letter},
    store::SeatKey,
};
use std::cell::Cell;

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

/// A passphrase in a mail; `new` if it is to be one. No `Debug`.
#[derive(Clone, PartialEq, Eq)]
struct Secret {
    text: String,
    new: bool,
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
            Some(Writer::Sign) if !rest.is_empty() && !is_signing_up(rest) => self.sign(rest),
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

    fn all_secrets(&self) -> Vec<Secret> {
        let new = self.own.iter().filter_map(|own| match own {
            Own::NewPassphrase(text) => Some(Secret { text: text.clone(), new: true }),
            Own::Confirm(_)
            | Own::NoPassphrase
            | Own::Renew
            | Own::Addresses
            | Own::ForgetAddress(_) => None,
        });
        let signed = self.signed.iter().map(|text| Secret { text: text.clone(), new: false });
        signed.chain(new).collect()
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

/// Whom one signs up.
const SIGNED_UP: [&str; 6] = ["me", "us", "him", "her", "them", "players"];

/// «Sign me up for table 12», «sign new players up» sign nothing.
fn is_signing_up(rest: &str) -> bool {
    let rest = rest.to_lowercase();
    let mut words = rest.split_whitespace().skip_while(|word| *word == "new");
    let (who, up) = (words.next(), words.next().unwrap_or_default());
    let is_up = up.trim_end_matches(|c: char| !c.is_alphanumeric()) == "up";
    who.is_some_and(|who| SIGNED_UP.contains(&who)) && is_up
}

/// Whether this is a single word of letters and digits.
fn is_code(text: &str) -> bool {
    let text = text.trim_end_matches('.');
    (6..=64).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// What is kept in the place of a passphrase.
const GONE: &str = "[passphrase]";

/// A mail as it is stored if it contains a passphrase, its writer's or one that they quote: its
/// text, with something else `instead` of each, and nothing more.
fn without_passphrase(
    letter: &Letter,
    raw: &[u8],
    instead: impl Fn(&Secret) -> Result<String, DeskError>,
) -> Result<Option<Vec<u8>>, DeskError> {
    let mut secrets = everywhere_in(letter).all_secrets();
    // What is not read of it is not kept.
    let unread = || mail::every_text(raw).iter().any(|text| has_secret(text));
    if secrets.is_empty() && !unread() {
        return Ok(None);
    }
    secrets.sort_by_key(|secret| std::cmp::Reverse(secret.text.len()));
    secrets.dedup();
    let mut known: Vec<(Secret, String)> = Vec::new();
    for secret in secrets {
        let instead = instead(&secret)?;
        known.push((secret, instead));
    }
    let hidden = |line: &str| known.iter().fold(line.to_owned(), hide);
    let subject = hidden(&letter.subject);
    let body: Vec<String> = letter.body.lines().map(hidden).map(whole_line).collect();
    let from = letter.from.as_ref().map_or("", |from| from.address.as_str());
    let id = letter.message_id.as_deref().unwrap_or_default();
    let answered = letter.in_reply_to.first().map_or("", String::as_str);
    // Its lines are whole, or it is not known whether they are, as before.
    let whole = if letter.is_broken { "" } else { "; format=flowed" };
    Ok(Some(
        format!(
            "From: <{from}>\r\nTo: {}\r\nSubject: {subject}\r\nMessage-ID: <{id}>\r\n\
             In-Reply-To: <{answered}>\r\nX-Kept: its text alone, without the passphrase\r\n\
             Content-Type: text/plain; charset=utf-8{whole}\r\n\r\n{}",
            letter.recipients.join(",\r\n "),
            body.join("\n")
        )
        .into_bytes(),
    ))
}

/// A line that does not go on in the next (RFC 3676, section 4.2).
fn whole_line(line: String) -> String {
    if line == "-- " { line } else { line.trim_end().to_owned() }
}

/// Puts something else in the place of a passphrase, wherever it stands; a word that is too short
/// for one only where it is given as one.
fn hide(line: String, (secret, instead): &(Secret, String)) -> String {
    let text = secret.text.as_str();
    if passphrase::is_usable(text) {
        return line.replace(text, instead);
    }
    let here = anywhere_in(&[unquoted(&line)]).all_secrets();
    match line.rfind(text).filter(|_| here.iter().any(|it| it.text == text)) {
        Some(at) => {
            let (before, behind) = line.split_at(at);
            format!("{before}{instead}{}", behind.get(text.len()..).unwrap_or_default())
        }
        None => line,
    }
}

fn has_secret(text: &str) -> bool {
    let lines: Vec<String> = text.lines().map(unquoted).collect();
    behind_labels(lines).secrets().next().is_some()
}

fn unquoted(line: &str) -> String {
    line.trim_start_matches(|c: char| c == '>' || c.is_whitespace()).to_owned()
}

/// A line that is repeated to its writer, without the passphrase that stands in it behind
/// something else: «tables; sign open Sesame».
pub(super) fn without_secret(line: &str) -> String {
    let known = anywhere_in(&[line.to_owned()]).all_secrets().into_iter();
    known
        .map(|secret| (secret, "\u{2026}".to_owned()))
        .fold(line.to_owned(), |line, it| hide(line, &it))
}

/// Would something be taken out of such a line?
pub(super) fn hides_some(line: &str) -> bool {
    anywhere_in(&[line.to_owned()]).secrets().next().is_some()
}

/// Is one of the passphrases in such a line the one with this hash?
pub(super) fn fits_some(line: &str, hash: &str) -> bool {
    anywhere_in(&[line.to_owned()]).secrets().take(2).any(|it| passphrase::fits(it, hash))
}

/// Takes passphrases that stand behind something else out of lines, so that nobody is told them.
pub(super) fn hide_secrets(lines: &mut [String]) {
    for line in lines {
        *line = without_secret(line);
    }
}

/// What lines and parts of lines say: «Anna: sign open Sesame», «bid 1; sign open Sesame».
fn anywhere_in(lines: &[String]) -> Said {
    let parts = lines.iter().flat_map(|line| line.split([';', ':', '|', ',']).skip(1));
    let mut parts: Vec<String> = parts.map(str::to_owned).collect();
    parts.extend_from_slice(lines);
    take(&mut parts)
}

/// What all its lines say, whoever wrote them.
fn everywhere_in(letter: &Letter) -> Said {
    let lines = letter.body.lines().chain(letter.signature.iter().map(String::as_str));
    let lines = lines.chain([without_prefixes(&letter.subject).0]);
    behind_labels(lines.map(unquoted).collect())
}

/// The passphrases that lines contain, our labels before them or not. Few mails have any, and the
/// labels of all languages take long to load.
fn behind_labels(lines: Vec<String>) -> Said {
    if lines.iter().any(|line| may_sign(line)) {
        anywhere_in(&without_labels(lines))
    } else {
        Said::default()
    }
}

/// Does any of its words begin a signature?
fn may_sign(line: &str) -> bool {
    let parts = line.split(|c: char| c.is_whitespace() || matches!(c, ';' | ':' | '|' | ','));
    let words = parts.map(|part| part.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase());
    words.into_iter().any(|word| LEXICON.writer.of(&word) == Some(Writer::Sign))
}

impl Work<'_> {
    /// Keeps no passphrase in the mail, whatever has come of it. One that is `held` for a seat is
    /// read once more: it keeps the seat's hash in the place of a passphrase that fits it, and the
    /// hash of a new one. Nobody can write them there themselves: whatever stands behind `sign` is
    /// replaced.
    pub(super) fn keep_no_passphrase(
        &self,
        raw: &[u8],
        held: Option<SeatKey>,
    ) -> Result<(), DeskError> {
        let hash = held.map_or(Ok(None), |seat| self.tx.read().passphrase(seat))?;
        // Hashing is slow on purpose, so a mail gets three tries.
        let tries = Cell::new(3_u8);
        let may_hash = || {
            let left = tries.get().checked_sub(1);
            tries.set(left.unwrap_or_default());
            left.is_some()
        };
        let instead = |secret: &Secret| {
            let fits = |hash: &String| may_hash() && passphrase::fits(&secret.text, hash);
            Ok(match (held, secret.new) {
                (Some(_), true) if passphrase::is_usable(&secret.text) && may_hash() => {
                    passphrase::hash(&secret.text)?
                }
                (Some(_), false) => hash.clone().filter(fits).unwrap_or_else(|| GONE.to_owned()),
                (Some(_), true) | (None, _) => GONE.to_owned(),
            })
        };
        if let Some(kept) = without_passphrase(self.letter, raw, instead)? {
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
