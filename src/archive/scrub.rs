//! Removes secrets and addresses from mails.
//!
//! Our secrets occur in addresses of ours (`monsoon+SECRET-40@...`), in
//! Message-IDs, and as codes to be mailed (`confirm CODE`). Each is a run of
//! hexadecimal digits whose length distinguishes it from seeds and digests. All of
//! them are masked in every text, known or not, and known ones even where a mail
//! program broke them in two.
//!
//! Every address becomes one at `masked.invalid`, except for the reader's own and
//! ours. The mask of an address is the same throughout a table's mails, so that
//! threads and senders can still be told apart, and it can't be found out by
//! trying, because it is keyed with the table's secrets.

use crate::{
    engine::{Seat, hex},
    store::{Reader, StoreError, TableRow},
};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};

/// The lengths of our secrets in hexadecimal digits: codes of questions, tags of
/// envelopes, seats' tokens. Seeds and digests have 64.
const SECRET_LENGTHS: [usize; 3] = [12, 20, 24];

/// The fewest digits of a known secret that is searched for.
const LEAST: usize = 8;

/// The domain of masked addresses (RFC 2606).
const NOWHERE: &str = "masked.invalid";

/// Masks what one reader of a table's mails may not have.
pub struct Scrubber {
    /// Our own addresses without a tag, in lower case.
    own: BTreeSet<String>,
    /// The reader's addresses, in lower case.
    kept: BTreeSet<String>,
    /// The masks of known addresses, by address in lower case.
    masks: BTreeMap<String, String>,
    /// Known secrets, in lower case.
    secrets: Vec<String>,
    key: String,
}

impl Scrubber {
    /// For a table's mails, as read by the player of this seat, or by somebody
    /// without one.
    pub fn new(
        reader: Reader<'_>,
        row: &TableRow,
        seat: Option<Seat>,
    ) -> Result<Scrubber, StoreError> {
        let known = reader.known_of_table(row.id)?;
        let mut secrets: BTreeSet<String> =
            known.tokens.iter().map(|token| token.to_lowercase()).collect();
        let mut own = BTreeSet::new();
        reader.letter_heads(row.id, |head| note_tags(head, &mut own, &mut secrets))?;
        let key = secrets.iter().fold(Sha256::new_with_prefix("masks"), |mut key, secret| {
            key.update(secret);
            key
        });
        let mut it = Scrubber {
            own,
            kept: BTreeSet::new(),
            masks: BTreeMap::new(),
            secrets: secrets.into_iter().filter(|secret| secret.len() >= LEAST).collect(),
            key: hex(&key.finalize()),
        };
        for (of, addresses) in &known.seats {
            let colour = of.colour();
            for (at, address) in addresses.iter().enumerate() {
                let name = if at == 0 { colour.to_owned() } else { format!("{colour}-{}", at + 1) };
                it.mask(address, &name);
                if Some(*of) == seat {
                    it.kept.insert(address.to_lowercase());
                }
            }
        }
        for (at, address) in known.moderators.iter().enumerate() {
            it.mask(address, &format!("moderator-{}", at + 1));
        }
        for address in &known.others {
            let name = it.hashed(address, 10);
            it.mask(address, &format!("x-{name}"));
        }
        Ok(it)
    }

    /// The same for a reader who also had these addresses.
    pub(super) fn keeping(mut self, addresses: Vec<String>) -> Scrubber {
        self.kept.extend(addresses.into_iter().map(|address| address.to_lowercase()));
        self
    }

    fn mask(&mut self, address: &str, name: &str) {
        let address = address.to_lowercase();
        if address.contains('@') && !self.own.contains(&address) {
            self.masks.entry(address).or_insert_with(|| format!("{name}@{NOWHERE}"));
        }
    }

    /// A digest of a text, with this many digits.
    fn hashed(&self, text: &str, digits: usize) -> String {
        let text = text.to_lowercase();
        let mut digest = hex(&Sha256::digest(format!("{}\n{text}", self.key)));
        digest.truncate(digits);
        digest
    }

    /// A text with everything masked.
    pub(super) fn text(&self, text: &str) -> String {
        let known = self.known_addresses(text);
        let mut out = String::with_capacity(known.len());
        let mut rest = known.as_str();
        while let Some((at, sign)) = next_at(rest) {
            let start = local_start(&rest[..at]);
            let end = at + sign + domain_length(&rest[at + sign..]);
            let (local, domain) = (&rest[start..at], &rest[at + sign..end]);
            out.push_str(&codes(&rest[..start]));
            if local.is_empty() || domain.is_empty() {
                out.push_str(&codes(&rest[start..end]));
            } else {
                out.push_str(&self.address(local, &rest[at..at + sign], domain));
            }
            rest = &rest[end..];
        }
        out.push_str(&codes(rest));
        self.last_look(&out)
    }

    /// A Message-ID without brackets; ours keep their shape.
    pub(super) fn id(&self, id: &str) -> String {
        let masked = match id.rsplit_once('@') {
            Some((local, domain)) => self.address(local, "@", domain),
            None => format!("x-{}@{NOWHERE}", self.hashed(id, 16)),
        };
        masked.chars().filter(char::is_ascii_graphic).filter(|c| !"<>".contains(*c)).collect()
    }

    /// Masks the known secrets once more, even where a line break divides them.
    pub(super) fn last_look(&self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for secret in &self.secrets {
            for start in 0..bytes.len() {
                let Some(places) = broken_match(&bytes, start, secret.as_bytes()) else { continue };
                for (place, mask) in places.into_iter().zip(b"masked".iter().cycle()) {
                    bytes[place] = *mask;
                }
            }
        }
        // Only ASCII was written, over ASCII.
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// Masks known addresses, whatever characters they contain.
    fn known_addresses(&self, text: &str) -> String {
        let mut out = text.to_owned();
        for (address, mask) in self.masks.iter().filter(|(it, _)| !self.kept.contains(*it)) {
            let signs = ["@", "%40", "&#64;", "&#x40;", "&commat;"];
            for spelled in signs.map(|sign| address.replace('@', sign)) {
                out = replaced(&out, &spelled, mask);
            }
        }
        out
    }

    /// The mask of an address, known or not, in whatever spelling it was found.
    fn address(&self, local: &str, sign: &str, domain: &str) -> String {
        let plain = local.replace("%2B", "+").replace("%2b", "+").replace("&#43;", "+");
        let address = format!("{plain}@{domain}").to_lowercase();
        if domain.eq_ignore_ascii_case(NOWHERE) || self.kept.contains(&address) {
            return format!("{local}{sign}{domain}");
        }
        let lower = plain.to_lowercase();
        let (name, tag) = lower.split_once('+').unwrap_or((&lower, ""));
        if self.own.contains(&format!("{name}@{domain}").to_lowercase()) {
            let masked = masked_tag(tag);
            let kept = &local[..local.len().saturating_sub(tag.len())];
            return format!("{kept}{masked}{sign}{domain}");
        }
        let ours = self.own.iter().filter_map(|own| own.split_once('@'));
        if ours.into_iter().any(|(_, ours)| ours.eq_ignore_ascii_case(domain)) {
            return format!("{}{sign}{domain}", self.renamed(&plain));
        }
        let mask = self.masks.get(&address).cloned();
        mask.unwrap_or_else(|| format!("x-{}@{NOWHERE}", self.hashed(&address, 10)))
    }

    /// The local part of one of our Message-IDs, with the secrets in it replaced
    /// by other digits, the same ones each time.
    fn renamed(&self, local: &str) -> String {
        runs(local)
            .map(|(run, is_hex)| {
                if is_hex && run.len() >= SECRET_LENGTHS[0] {
                    self.hashed(run, run.len())
                } else {
                    run.to_owned()
                }
            })
            .collect()
    }
}

/// Masks codes and tokens that stand alone.
fn codes(text: &str) -> String {
    let each = runs(text).map(|(run, is_hex)| {
        if is_hex && SECRET_LENGTHS.contains(&run.len()) {
            masked(run.len())
        } else {
            run.to_owned()
        }
    });
    each.collect()
}

/// Repeats `masked` up to this length.
fn masked(length: usize) -> String {
    "masked".chars().cycle().take(length).collect()
}

/// A tag without its secret: `TOKEN-40` is the secret and a position.
fn masked_tag(tag: &str) -> String {
    match tag.rsplit_once('-') {
        Some((token, position)) if position.bytes().all(|digit| digit.is_ascii_digit()) => {
            format!("{}-{position}", masked(token.len()))
        }
        _ => masked(tag.len()),
    }
}

/// A text as runs of letters and digits, and what is between them. `true` means
/// that all of a run are hexadecimal digits, and some of them 0 to 9.
fn runs(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let inside = first.is_alphanumeric();
        let end = rest.find(|c: char| c.is_alphanumeric() != inside).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        rest = after;
        let is_hex = run.bytes().all(|byte| byte.is_ascii_hexdigit())
            && run.bytes().any(|byte| byte.is_ascii_digit());
        Some((run, inside && is_hex))
    })
}

/// The next sign that separates the parts of an address, and its length.
fn next_at(text: &str) -> Option<(usize, usize)> {
    let signs = ["@", "%40", "&#64;", "&#x40;", "&commat;"];
    signs.iter().filter_map(|sign| Some((text.find(sign)?, sign.len()))).min()
}

/// Where the local part before the `@` begins.
fn local_start(before: &str) -> usize {
    let fits = |c: char| c.is_alphanumeric() || "._%+-".contains(c);
    let start = before
        .rfind(|c| !fits(c))
        .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    // In `%3Canna%40...` what comes before was a bracket.
    let escapes = ["%3C", "%3c", "%20", "%0A", "%0a", "%22", "%2C", "%2c", "%3D", "%3d"];
    let after = escapes.iter().filter_map(|it| Some(before[start..].rfind(it)? + it.len())).max();
    start + after.unwrap_or_default()
}

/// The length of the domain after the `@`.
fn domain_length(after: &str) -> usize {
    let fits = |c: char| c.is_alphanumeric() || c == '.' || c == '-';
    let end = after.find(|c| !fits(c)).unwrap_or(after.len());
    after[..end].trim_end_matches(['.', '-']).len()
}

/// Replaces each occurrence of `what` in a text, whatever its case, unless it is
/// part of a longer name.
fn replaced(text: &str, what: &str, with: &str) -> String {
    // Lower-cased byte by byte, so that positions stay the same.
    let (lower, what) = (text.to_ascii_lowercase(), what.to_ascii_lowercase());
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, found) in lower.match_indices(&what) {
        let inside = |c: char| c.is_alphanumeric() || c == '_';
        let before = text[..at].chars().next_back().is_some_and(|c| inside(c) || c == '.');
        let after = text[at + found.len()..].chars().next().is_some_and(inside);
        let escaped = at >= 3 && text.as_bytes()[at - 3] == b'%';
        if (before && !escaped) || after {
            continue;
        }
        out.push_str(&text[done..at]);
        out.push_str(with);
        done = at + found.len();
    }
    out.push_str(&text[done..]);
    out
}

/// The positions of a secret's digits from `start` on, which may be divided by a
/// line break, even one in quoted text or in quoted-printable; `None` if it is not
/// there.
fn broken_match(text: &[u8], start: usize, secret: &[u8]) -> Option<Vec<usize>> {
    let mut places = Vec::new();
    let mut at = start;
    for (number, digit) in secret.iter().enumerate() {
        if number > 0 && !text.get(at)?.eq_ignore_ascii_case(digit) {
            at = after_break(text, at)?;
        }
        if !text.get(at)?.eq_ignore_ascii_case(digit) {
            return None;
        }
        places.push(at);
        at += 1;
    }
    Some(places)
}

/// The position after a line break that begins here.
fn after_break(text: &[u8], mut at: usize) -> Option<usize> {
    if text.get(at) == Some(&b'=') {
        at += 1;
    }
    if text.get(at) == Some(&b'\r') {
        at += 1;
    }
    if text.get(at) != Some(&b'\n') {
        return None;
    }
    let rest = text.get(at + 1..)?;
    let quoted = rest.iter().take_while(|byte| b"> \t|".contains(byte)).count();
    Some(at + 1 + quoted)
}

/// Collects our own address and the secret from a letter's headers.
fn note_tags(head: &[u8], own: &mut BTreeSet<String>, secrets: &mut BTreeSet<String>) {
    let text = String::from_utf8_lossy(head);
    let mut reply = false;
    for line in text.lines().take_while(|line| !line.is_empty()) {
        if !line.starts_with([' ', '\t']) {
            reply = line.to_ascii_lowercase().starts_with("reply-to:");
        }
        if !reply {
            continue;
        }
        let Some((at, _)) = next_at(line) else { continue };
        let local = &line[local_start(&line[..at])..at];
        let domain = &line[at + 1..at + 1 + domain_length(&line[at + 1..])];
        let (name, tag) = local.split_once('+').unwrap_or((local, ""));
        own.insert(format!("{name}@{domain}").to_lowercase());
        let token = tag.split('-').next().unwrap_or_default();
        if token.len() >= LEAST {
            secrets.insert(token.to_lowercase());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "00112233445566778899aabb";

    fn scrubber() -> Scrubber {
        let mut it = Scrubber {
            own: BTreeSet::from(["monsoon@localhost".to_owned()]),
            kept: BTreeSet::from(["red@example.org".to_owned()]),
            masks: BTreeMap::new(),
            secrets: vec![TOKEN.to_owned()],
            key: "key".into(),
        };
        it.mask("red@example.org", "red");
        it.mask("o'hara@example.org", "green");
        it
    }

    #[test]
    fn texts_are_masked() {
        let it = scrubber();
        for (text, masked) in [
            ("to o'hara@example.org!", "to green@masked.invalid!"),
            ("O'Hara%40Example.org", "green@masked.invalid"),
            ("from Red@Example.org.", "from Red@Example.org."),
            (
                "mailto:monsoon+00112233445566778899aabb-40@localhost?subject=x",
                "mailto:monsoon+maskedmaskedmaskedmasked-40@localhost?subject=x",
            ),
            (
                "monsoon%2Bffeeddccbbaa99887766554a-2%40localhost",
                "monsoon%2Bmaskedmaskedmaskedmasked-2%40localhost",
            ),
            ("confirm 0a1b2c3d4e5f", "confirm maskedmasked"),
            (
                "a seed of 64: 0a1b2c3d4e5f0a1b2c3d4e5f00",
                "a seed of 64: 0a1b2c3d4e5f0a1b2c3d4e5f00",
            ),
            ("plant banana2 c4 @ once", "plant banana2 c4 @ once"),
            ("x\n> 001122334455\n> 66778899AABB", "x\n> maskedmasked\n> maskedmasked"),
            ("bounce 0011223344=\n5566778899aabb", "bounce maskedmask=\nedmaskedmasked"),
        ] {
            assert_eq!(it.text(text), masked);
        }
        let unknown = it.text("carl@example.net and <CARL@example.net>");
        let name = unknown.split(' ').next().unwrap();
        assert_eq!(unknown, format!("{name} and <{name}>"));
        assert!(name.ends_with("@masked.invalid") && !unknown.contains("carl"), "{unknown}");
    }

    #[test]
    fn threads_hold_together() {
        let it = scrubber();
        let ours = it.id("t1.p40.red.aabbccddeeff001122334455@localhost");
        assert_eq!(ours, it.id("t1.p40.red.aabbccddeeff001122334455@localhost"));
        assert_ne!(ours, it.id("t1.p40.red.aabbccddeeff001122334456@localhost"));
        assert!(ours.starts_with("t1.p40.red.") && !ours.contains("aabbccddeeff"), "{ours}");
        assert!(!it.id("abc@nowak.example").contains("nowak"));
        assert_ne!(it.id("abc"), it.id("abd"));
    }
}
