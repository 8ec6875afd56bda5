//! Chance that can be checked by anyone, for decades.
//!
//! There are two recipes, each fixed for good. The seed says which one a table
//! draws by, and the table's first letter commits to the seed by its SHA-256:
//! `printf %s SEED | sha256sum`. The seed itself is published when the game is
//! over.
//!
//! # Recipe 2: draws have numbers of their own
//!
//! Seeds that begin with `dice2_`. Every draw of a table has a number, counted from
//! 0 in the order in which draws were first made. No other journal entry affects
//! the count, and a number is never reused, even if what it led to is taken back.
//!
//! 1. Draw `k` is the SHA-256 of these lines, each followed by a newline:
//!    `monsoon dice 2`; the seed; for each seat, clockwise from red, its salt, or
//!    `-` while it has none; `k` in decimal.
//! 2. The digest, read as a 256-bit big-endian number and taken modulo `n`, is a
//!    number below `n`. For `n = 1` nothing is drawn.
//! 3. A shuffle goes from the last place down to the second and swaps place `i`
//!    (from 0) with a place below `i + 1`, with one draw each.
//!
//! A seat's salt is 32 hexadecimal digits, the first half of a SHA-256, recorded by
//! a journal entry ([`Deed::Salt`](super::Deed::Salt)): it counts for draws first
//! made after that entry. An entry lists the draws it made ([`Draw`]). One that
//! replaces another in an amendment repeats the draws made for that one, in their
//! order, and then makes new ones. `docs/chance.md` says what all this protects,
//! and against whom.
//!
//! # Recipe 1: each entry has its own stream
//!
//! Any other seed: old tables, and tests.
//!
//! 1. Entry number `p` uses `ChaCha20` (20 rounds, 64-bit counter from 0, nonce
//!    0), keyed with SHA-256 of `monsoon dice 1`, a newline, the seed, a
//!    newline, and `p` in decimal.
//! 2. The key stream is read as little-endian 64-bit numbers. A number below
//!    `n` is the first one `x` of the stream with `x < n * floor(2^64 / n)`,
//!    taken modulo `n`. For `n = 1` nothing is read.
//! 3. A shuffle goes as above.
//!
//! # Both
//!
//! A house player decides by a stream of its own, as in recipe 1, keyed with
//! `monsoon house 1`, the seed, a number and the seat's number from 0, separated by
//! newlines. The number is that of the next entry, or, by recipe 2, how many steps
//! of the game count so far, so that no other entry shifts it. What a house player
//! decides is in the journal, so nobody has to draw it again.
//!
//! A game that goes on after its end (its last step was taken back) has published
//! its seed, so it gets another. The stored text holds all seeds of a table, one
//! per line; every one but the first begins with the number of the first entry that
//! draws from it and a space. A new seed begins without salts.
//!
//! Library upgrades must not change draws, so range and shuffle are our own and
//! `golden` below pins the stream.

// Authors of new games read this.
#![warn(missing_docs)]

use super::{
    Seat,
    draws::{Draw, Numbered},
};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The prefix of seeds whose draws are numbered.
const NUMBERED: &str = "dice2_";

/// The secret text that all of a table's chance comes from.
///
/// `Debug` shows only the commitment, so that a log can't leak it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableSeed(String);

impl TableSeed {
    /// A seed from a given text.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        TableSeed(text.into())
    }

    /// The text of a new seed for the current recipe; `random` is its unguessable
    /// part.
    #[must_use]
    pub fn new_text(random: &str) -> String {
        format!("{NUMBERED}{random}")
    }

    /// The secret as it is stored: all seeds of the table. Only the store may ask.
    #[must_use]
    pub fn stored(&self) -> &str {
        &self.0
    }

    /// The seed that the table draws from now. Only the store and a finished game
    /// may ask.
    #[must_use]
    pub fn reveal(&self) -> &str {
        self.seeds().last().map_or("", |(_, seed)| seed)
    }

    /// The seeds, each with the first entry that draws from it. Only a finished
    /// game's archive may ask.
    pub fn seeds(&self) -> impl Iterator<Item = (u32, &str)> {
        self.0.lines().enumerate().map(|(index, line)| match line.split_once(' ') {
            Some((from, seed)) if index > 0 => (from.parse().unwrap_or(u32::MAX), seed),
            _ => (0, line),
        })
    }

    /// These seeds, but entries from `from` on draw from `seed`.
    #[must_use]
    pub fn renewed(&self, from: u32, seed: &str) -> TableSeed {
        TableSeed(format!("{}\n{from} {seed}", self.0))
    }

    /// The seed that an entry draws from, and the first entry that does.
    pub(super) fn at(&self, position: u32) -> (u32, &str) {
        let until_then = self.seeds().take_while(|(from, _)| *from <= position);
        until_then.last().unwrap_or_default()
    }

    /// Are draws numbered at this entry? Otherwise each entry has its own stream.
    #[must_use]
    pub fn is_numbered(&self, position: u32) -> bool {
        self.at(position).1.starts_with(NUMBERED)
    }

    /// SHA-256 of the seed, in hexadecimal: commits us to the seed before the game
    /// without revealing it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.reveal().as_bytes()))
    }

    /// The stream of the journal entry at `position`, by recipe 1. A table gets its
    /// dice from [`Match::dice`](super::Match::dice).
    #[must_use]
    pub fn dice(&self, position: u32) -> Dice {
        let (_, seed) = self.at(position);
        Dice::stream(&format!("monsoon dice 1\n{seed}\n{position}"))
    }

    /// The dice of a house player whose seat is asked something after `position`
    /// entries. They are independent of those of the entry that its order makes.
    #[must_use]
    pub fn house_dice(&self, position: u32, seat: Seat) -> Dice {
        self.house_stream(position, position, seat)
    }

    /// [`house_dice`](Self::house_dice) with the seed of entry `position`, but
    /// another number.
    pub(super) fn house_stream(&self, position: u32, number: u32, seat: Seat) -> Dice {
        let (_, seed) = self.at(position);
        Dice::stream(&format!("monsoon house 1\n{seed}\n{number}\n{}", seat.index()))
    }
}

impl fmt::Debug for TableSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableSeed({}…)", &self.commitment()[..8])
    }
}

/// Lower-case hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digit = |four: u8| char::from_digit(u32::from(four), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The draws of one journal entry, or of a house player.
pub struct Dice(Source);

enum Source {
    /// Recipe 1.
    Stream(Box<ChaCha20Rng>),
    /// Recipe 2.
    Numbered(Numbered),
}

impl Dice {
    fn stream(key: &str) -> Dice {
        let key = Sha256::digest(key.as_bytes());
        Dice(Source::Stream(Box::new(ChaCha20Rng::from_seed(key.into()))))
    }

    /// Draws with numbers of their own.
    pub(super) fn numbered(draws: Numbered) -> Dice {
        Dice(Source::Numbered(draws))
    }

    /// The draws made, if they are numbered.
    pub(super) fn drawn(self) -> Vec<Draw> {
        match self.0 {
            Source::Stream(_) => Vec::new(),
            Source::Numbered(draws) => draws.drawn(),
        }
    }

    /// A number from 0 to `bound - 1`, each as likely as the others; 0 for a
    /// bound of 0 or 1, without a draw.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 {
            return 0;
        }
        let n = bound as u64;
        let came = match &mut self.0 {
            Source::Stream(stream) => from_stream(stream, n),
            Source::Numbered(draws) => draws.below(n),
        };
        // It is below a usize, so this can't fail.
        usize::try_from(came).unwrap_or(0)
    }

    /// One of the items; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        let place = self.below(items.len());
        items.get(place)
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let other = self.below(place + 1);
            items.swap(place, other);
        }
    }
}

fn from_stream(stream: &mut ChaCha20Rng, n: u64) -> u64 {
    // u64::MAX % n + 1 == n means that 2^64 is a multiple of n.
    let tail = (u64::MAX % n + 1) % n;
    loop {
        let x = stream.next_u64();
        if x <= u64::MAX - tail {
            return x % n;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden() {
        let mut plain = ChaCha20Rng::from_seed([7; 32]);
        assert_eq!(plain.next_u64(), 4_753_173_749_397_848_308);
        assert_eq!(plain.next_u64(), 8_104_706_558_872_646_932);

        let seed = TableSeed::new("monsoon");
        let mut dice = seed.dice(0);
        let draws: Vec<usize> = (0..12).map(|_| dice.below(45)).collect();
        assert_eq!(draws, GOLDEN_BELOW_45);
        let mut cards: Vec<u8> = (0..10).collect();
        seed.dice(1).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    // Worked out by the recipe above in another language.
    const GOLDEN_BELOW_45: [usize; 12] = [43, 41, 16, 13, 2, 8, 28, 7, 35, 41, 1, 14];
    const GOLDEN_SHUFFLE: [u8; 10] = [9, 6, 5, 3, 7, 4, 0, 2, 1, 8];

    /// The entry and each seat draw from separate streams.
    #[test]
    fn house_players_have_dice_of_their_own() {
        let seed = TableSeed::new("monsoon");
        let seats = crate::engine::Seats::new(2).unwrap();
        let draws = |mut dice: Dice| (0..8).map(|_| dice.below(1000)).collect::<Vec<_>>();
        let mut streams = vec![draws(seed.dice(3))];
        for position in [3, 4] {
            streams.extend(seats.iter().map(|seat| draws(seed.house_dice(position, seat))));
        }
        for (at, stream) in streams.iter().enumerate() {
            assert!(!streams[at + 1..].contains(stream));
        }
        let seat = seats.iter().next().unwrap();
        assert_eq!(draws(seed.house_dice(3, seat)), draws(seed.house_dice(3, seat)));
    }

    /// A published seed is not drawn from again.
    #[test]
    fn a_new_seed_counts_from_its_entry_on() {
        let (old, new) = (TableSeed::new("old one"), TableSeed::new("new one"));
        let both = old.renewed(7, "new one");
        let draws = |mut dice: Dice| (0..8).map(|_| dice.below(1000)).collect::<Vec<_>>();
        for position in [0, 1, 6] {
            assert_eq!(draws(both.dice(position)), draws(old.dice(position)));
        }
        for position in [7, 8] {
            assert_eq!(draws(both.dice(position)), draws(new.dice(position)));
        }
        assert_eq!(both.reveal(), "new one");
        assert_eq!(both.commitment(), new.commitment());
        assert_eq!(both.seeds().collect::<Vec<_>>(), [(0, "old one"), (7, "new one")]);
        assert_eq!(TableSeed::new(both.stored()), both);
    }

    #[test]
    fn a_seed_never_shows_itself() {
        let seed = TableSeed::new("open sesame");
        assert!(!format!("{seed:?}").contains("sesame"));
        assert_eq!(seed.commitment().len(), 64);
    }

    #[test]
    fn all_numbers_below_the_bound_come_up() {
        let mut dice = TableSeed::new("even").dice(3);
        let mut seen = [0u32; 7];
        for _ in 0..7000 {
            seen[dice.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
