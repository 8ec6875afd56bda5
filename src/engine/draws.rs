//! Numbered draws: recipe 2 of [`dice`](super::dice), and how much of them a
//! journal has used up.

use super::{Body, Deed, Dice, Entry, Game, Seat, Seats, TableSeed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, VecDeque};

/// One draw, as a journal entry records it: `[17, 45, 12]` is draw 17, one of 45,
/// and the result was 12, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u64, u64)", into = "(u32, u64, u64)")]
pub struct Draw {
    pub number: u32,
    pub of: u64,
    /// The result, from 0.
    pub came: u64,
}

impl From<(u32, u64, u64)> for Draw {
    fn from((number, of, came): (u32, u64, u64)) -> Draw {
        Draw { number, of, came }
    }
}

impl From<Draw> for (u32, u64, u64) {
    fn from(draw: Draw) -> Self {
        (draw.number, draw.of, draw.came)
    }
}

/// The draws of one entry.
pub(super) struct Numbered {
    /// Draws to be repeated, each with the hash of its lines up to the number.
    again: VecDeque<(u32, Sha256)>,
    /// The hash of the lines of new draws up to the number; `next` is the number of
    /// the next one.
    new: Sha256,
    next: u32,
    drawn: Vec<Draw>,
}

impl Numbered {
    /// The next draw, one of `of`, which is at least 1.
    pub(super) fn below(&mut self, of: u64) -> u64 {
        let (number, lines) = self.again.pop_front().unwrap_or_else(|| {
            let number = self.next;
            self.next = self.next.saturating_add(1);
            (number, self.new.clone())
        });
        let digest = lines.chain_update(format!("{number}\n")).finalize();
        let rest = digest
            .iter()
            .fold(0, |rest: u128, byte| (rest << 8 | u128::from(*byte)) % u128::from(of));
        // The remainder is below a u64.
        let came = u64::try_from(rest).unwrap_or(0);
        self.drawn.push(Draw { number, of, came });
        came
    }

    pub(super) fn drawn(self) -> Vec<Draw> {
        self.drawn
    }
}

/// The randomness a journal has used up: its draws, including those taken back, and
/// the salts its seats have given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Chance {
    /// For each entry, the number of the next draw before it.
    before: Vec<u32>,
    /// The number of the draw that comes next.
    next: u32,
    salts: Vec<Salt>,
    /// How many entries there were when the SHA-256 of the current seed was
    /// announced.
    told: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Salt {
    entry: u32,
    seat: Seat,
    digits: String,
}

impl Chance {
    pub(super) fn of<G: Game>(entries: &[Entry<G>]) -> Chance {
        let mut chance = Chance::default();
        for entry in entries {
            chance.enter(entry);
        }
        chance
    }

    fn position(&self) -> u32 {
        u32::try_from(self.before.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn enter<G: Game>(&mut self, entry: &Entry<G>) {
        let number = self.position();
        self.before.push(self.next);
        for draw in &entry.draws {
            self.next = self.next.max(draw.number.saturating_add(1));
        }
        match &entry.body {
            Body::Deal(_) | Body::Deed(Deed::Reseed { .. } | Deed::Salvage { .. }) => {
                self.told = number.saturating_add(1);
            }
            Body::Deed(Deed::Salt { seat, digits, .. }) => {
                self.salts.push(Salt { entry: number, seat: *seat, digits: digits.clone() });
            }
            Body::Deed(_)
            | Body::Order(_)
            | Body::Return { .. }
            | Body::Adjust { .. }
            | Body::Finish
            | Body::Cancel => {}
        }
    }

    /// The number of the draw that comes next.
    pub(super) fn next(&self) -> u32 {
        self.next
    }

    /// The dice of the entry that comes next.
    pub(super) fn dice(&self, seed: &TableSeed, seats: Seats) -> Dice {
        self.dice_after(seed, seats, &BTreeSet::new())
    }

    /// The dice of an entry that replaces the entry `root`, for which those draws
    /// were made.
    pub(super) fn dice_again(
        &self,
        seed: &TableSeed,
        seats: Seats,
        root: u32,
        drawn: &BTreeSet<u32>,
    ) -> Dice {
        if seed.is_numbered(root) { self.dice_after(seed, seats, drawn) } else { seed.dice(root) }
    }

    fn dice_after(&self, seed: &TableSeed, seats: Seats, drawn: &BTreeSet<u32>) -> Dice {
        let position = self.position();
        if !seed.is_numbered(position) {
            return seed.dice(position);
        }
        let again = drawn.iter().map(|&draw| (draw, self.lines(seed, seats, self.made_in(draw))));
        Dice::numbered(Numbered {
            again: again.collect(),
            new: self.lines(seed, seats, position),
            next: self.next,
            drawn: Vec::new(),
        })
    }

    /// The entry that first made a draw.
    fn made_in(&self, draw: u32) -> u32 {
        let after = self.before.partition_point(|&before| before <= draw);
        u32::try_from(after.saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// The hash of the lines that an entry's draws begin with: all but the number.
    fn lines(&self, seed: &TableSeed, seats: Seats, entry: u32) -> Sha256 {
        let (_, text) = seed.at(entry);
        let mut lines = format!("monsoon dice 2\n{text}\n");
        for seat in seats.iter() {
            lines.push_str(self.salt_at(seed, seat, entry).unwrap_or("-"));
            lines.push('\n');
        }
        Sha256::new_with_prefix(lines)
    }

    /// The salt of a seat that counts for an entry's draws: its first since the
    /// seed.
    fn salt_at(&self, seed: &TableSeed, seat: Seat, entry: u32) -> Option<&str> {
        let (from, _) = seed.at(entry);
        let mut salts = self.salts.iter();
        let salt =
            salts.find(|salt| salt.seat == seat && salt.entry >= from && salt.entry < entry)?;
        Some(&salt.digits)
    }

    /// The salt of a seat that counts for future draws.
    pub(super) fn salt(&self, seed: &TableSeed, seat: Seat) -> Option<&str> {
        self.salt_at(seed, seat, self.position())
    }

    pub(super) fn told(&self) -> u32 {
        self.told
    }
}

/// The numbers of the draws made for an entry, or for those that replaced it.
pub(super) fn drawn_for<G: Game>(entries: &[Entry<G>], root: u32) -> BTreeSet<u32> {
    let own = usize::try_from(root).ok().and_then(|root| entries.get(root));
    let others = entries.iter().filter(|entry| entry.again == Some(root));
    own.into_iter().chain(others).flat_map(|entry| &entry.draws).map(|draw| draw.number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Seats {
        Seats::new(2).unwrap()
    }

    fn seed() -> TableSeed {
        TableSeed::new(TableSeed::new_text("monsoon"))
    }

    /// Computed by the recipe in another language, like all numbers here.
    #[test]
    fn golden() {
        let mut dice = Chance::default().dice(&seed(), two());
        let draws: Vec<usize> = (0..12).map(|_| dice.below(45)).collect();
        assert_eq!(draws, [12, 12, 23, 26, 23, 5, 14, 36, 18, 22, 27, 39]);
        assert_eq!((dice.below(1), dice.below(0)), (0, 0));
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut cards);
        assert_eq!(cards, [9, 8, 2, 7, 3, 4, 5, 1, 0, 6]);
        let made = dice.drawn();
        let numbers: Vec<u32> = made.iter().map(|draw| draw.number).collect();
        assert_eq!(numbers, (0..21).collect::<Vec<u32>>());
        assert_eq!(made[1], Draw { number: 1, of: 45, came: 12 });
        assert_eq!(serde_json::to_string(&made[12]).unwrap(), "[12,10,6]");
    }

    /// A salt counts from the next entry on, and earlier draws repeat unchanged.
    #[test]
    fn a_salt_counts_for_what_is_drawn_after_it() {
        let seat = two().iter().nth(1).unwrap();
        // The SHA-256 of `four blue herons` begins with this.
        let digits = "a9f2c75895bd4dcb4e2840aac3b496a9";
        let salt = |entry| Salt { entry, seat, digits: digits.to_owned() };
        let chance = Chance { before: vec![0, 7, 7], next: 7, salts: vec![salt(1)], told: 1 };
        let mut dice = chance.dice(&seed(), two());
        assert_eq!([(); 4].map(|()| dice.below(1000)), [637, 482, 339, 744]);
        assert_eq!(chance.salt(&seed(), seat), Some(digits));
        let mut again = chance.dice_again(&seed(), two(), 0, &BTreeSet::from([0, 3]));
        assert_eq!([45, 45, 1000].map(|of| again.below(of)), [12, 26, 637]);
        let numbers: Vec<u32> = again.drawn().iter().map(|draw| draw.number).collect();
        assert_eq!(numbers, [0, 3, 7]);

        // A seat's second salt, and one from before the seed, don't count.
        let more =
            Chance { salts: vec![salt(1), Salt { digits: "-".into(), ..salt(2) }], ..chance };
        assert_eq!(more.salt(&seed(), seat), Some(digits));
        let new = seed().renewed(2, &TableSeed::new_text("another"));
        let before = Chance { salts: vec![salt(1)], ..more };
        assert_eq!(before.salt(&new, seat), None);
    }
}
