//! What players add to the seed of the dice, once, with their first mail: words of
//! their own (`salt four blue herons`), or else the Message-ID that their mail
//! program gave it. What everybody is told is half a SHA-256: it reveals nothing
//! about the mail, its sender or its orders, but its player can recognise it.

use super::{
    super::DeskError,
    At, Judgement,
    lexicon::{Command, LEXICON, Other},
    wishes::Wishes,
};
use crate::{
    engine::{Deed, Salted, hex},
    letters::{Explanation, Occasion},
    store::Status,
};
use sha2::{Digest, Sha256};

/// Takes such lines out; each leaves an empty line, so that the others keep
/// their numbers. Returns the words of each, one space between.
pub(super) fn take(lines: &mut [String]) -> Vec<String> {
    let mut found = Vec::new();
    for line in lines {
        if let Some(words) = read(line) {
            found.push(words);
            line.clear();
        }
    }
    found
}

fn read(line: &str) -> Option<String> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let (first, rest) = line.split_once(char::is_whitespace)?;
    let first = first.strip_suffix(':').unwrap_or(first).to_lowercase();
    let words: Vec<&str> = rest.split_whitespace().collect();
    (LEXICON.others.of(&first) == Some(Other::Salt) && !words.is_empty()).then(|| words.join(" "))
}

/// What a mail means for its seat's salt.
enum Salting {
    None,
    Brings(String, Salted),
    /// It wants a salt that can't be accepted.
    Refused(Explanation),
}

/// Enough bytes of a SHA-256 that nobody finds another text for it, and few enough
/// that a phone shows them on one line.
const BYTES: usize = 16;

fn digits(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..BYTES])
}

impl At<'_> {
    /// Enters the salt of the writer's seat if this mail brings it, then goes on
    /// with the mail.
    pub(super) fn salt_then(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
        go_on: impl FnOnce(&At<'_>) -> Result<Judgement, DeskError>,
    ) -> Result<Judgement, DeskError> {
        match self.salting(wishes, saw) {
            Salting::None => go_on(self),
            Salting::Refused(why) => self.answer(&Occasion::Explained(why)),
            Salting::Brings(digits, of) => {
                self.enter(Deed::Salt { seat: self.seat, digits, of })?;
                self.work.seated(self.key, go_on)
            }
        }
    }

    fn salting(&self, wishes: &Wishes, saw: Option<u32>) -> Salting {
        let plays = match self.row.status {
            Status::Running | Status::Paused => true,
            Status::Waiting | Status::Finished | Status::Cancelled => false,
        };
        // A preview changes nothing.
        if !plays || wishes.asks(Command::Preview) {
            return Salting::None;
        }
        let seed = &self.row.seed;
        let words = wishes.salt.last().map(|words| (digits(words), Salted::Words));
        // If the seed is never revealed, nobody could check what a salt did.
        if self.row.secret || !seed.is_numbered(self.table.position()) {
            return match words {
                Some(_) => Salting::Refused(Explanation::NoSalt),
                None => Salting::None,
            };
        }
        match (self.table.salt(self.seat, seed), words) {
            (Some(salt), Some((other, _))) if salt != other => {
                Salting::Refused(Explanation::SaltSettled { salt })
            }
            (Some(_), _) => Salting::None,
            // The maker of a seed must not know a salt for it.
            (None, words) if !self.table.knows_seed(saw) => match words {
                Some(_) => Salting::Refused(Explanation::Stale { offer: None, since: saw }),
                None => Salting::None,
            },
            (None, words) => {
                let id = self.work.letter.message_id.as_ref();
                let id = id.map(|id| (digits(&format!("<{id}>")), Salted::MessageId));
                words.or(id).map_or(Salting::None, |(digits, of)| Salting::Brings(digits, of))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salt_is_taken_out() {
        for (line, words) in [
            ("salt four blue herons", Some("four blue herons")),
            ("Salt:  Four\u{a0} blue  # herons", Some("Four blue")),
            ("sól żółw", Some("żółw")),
            ("salt", None),
            ("salt # nothing", None),
            ("salty four", None),
            ("Sal Paradise", None),
            ("Sal, bid 5", None),
            ("bid 5", None),
        ] {
            let mut lines = ["bid 3".to_owned(), line.to_owned()];
            let found = take(&mut lines);
            assert_eq!(found.first().map(String::as_str), words, "{line}");
            assert_eq!(lines[1].is_empty(), words.is_some(), "{line}");
            assert_eq!(lines[0], "bid 3");
        }
    }
}
