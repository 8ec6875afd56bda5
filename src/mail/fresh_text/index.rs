//! An index of a letter's lines: a hash of each, such that the hash of lines run
//! together follows from theirs.
//!
//! A hash that fits proves nothing; the letter's words decide. One that does not fit
//! spares reading them.

/// How many of our lines a mail program may run together.
pub(super) const RUN: usize = 4;
/// The format of the bytes.
const VERSION: u8 = 1;
/// The version and the checksum.
const HEAD: usize = 5;

/// A prime just below 2^32.
const MODULUS: u64 = 4_294_967_291;
const BASE: u64 = 2_654_435_761;

/// The hash of a text, as a polynomial of its bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hash {
    value: u64,
    /// `BASE` to the power of the text's length.
    shift: u64,
}

impl Default for Hash {
    fn default() -> Hash {
        Hash { value: 0, shift: 1 }
    }
}

/// `BASE` to the power of an exponent.
const fn power(mut exponent: usize) -> u64 {
    let (mut result, mut square) = (1, BASE);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * square % MODULUS;
        }
        square = square * square % MODULUS;
        exponent >>= 1;
    }
    result
}

/// What four bytes in a row are worth: dividing once for all of them takes less time.
const WORTH: [u64; 4] = [power(3), power(2), power(1), power(0)];
const FOUR: u64 = power(4);

impl Hash {
    pub(super) fn of(text: &str) -> Hash {
        let (fours, rest) = text.as_bytes().as_chunks::<4>();
        let value = fours.iter().fold(0, |value, four| {
            let worth = |(byte, worth): (&u8, u64)| (u64::from(*byte) + 1) * worth;
            let four: u64 = four.iter().zip(WORTH).map(worth).sum();
            (value * FOUR % MODULUS + four) % MODULUS
        });
        let value =
            rest.iter().fold(value, |value, byte| (value * BASE + u64::from(*byte) + 1) % MODULUS);
        Hash { value, shift: power(text.len()) }
    }

    /// The hash of this text and then another.
    pub(super) fn then(self, next: Hash) -> Hash {
        Hash {
            value: (self.value * next.shift + next.value) % MODULUS,
            shift: self.shift * next.shift % MODULUS,
        }
    }

    pub(super) fn value(self) -> u32 {
        // Below the modulus, so nothing is lost.
        u32::try_from(self.value).unwrap_or(u32::MAX)
    }
}

/// The texts that are looked for.
pub(super) struct Runs {
    /// Sorted.
    hashes: Vec<u32>,
    /// Which hashes there may be, by their last bits.
    bits: [u64; 64],
    longest: usize,
    /// `BASE` to the power of each length.
    shifts: Vec<u64>,
}

impl Runs {
    pub(super) fn new<'t>(texts: impl Iterator<Item = &'t str>) -> Runs {
        let (mut hashes, mut longest, mut bits) = (Vec::new(), 0, [0; 64]);
        for text in texts.filter(|text| !text.is_empty()) {
            let hash = Hash::of(text).value();
            hashes.push(hash);
            longest = longest.max(text.len());
            let (word, bit) = place(hash);
            if let Some(word) = bits.get_mut(word) {
                *word |= bit;
            }
        }
        hashes.sort_unstable();
        let power = |last: &u64| Some(last * BASE % MODULUS);
        let shifts = std::iter::successors(Some(1), power).take(longest + 1).collect();
        Runs { hashes, bits, longest, shifts }
    }

    fn has(&self, hash: u32) -> bool {
        let (word, bit) = place(hash);
        self.bits.get(word).is_some_and(|word| word & bit != 0)
            && self.hashes.binary_search(&hash).is_ok()
    }
}

/// The word and the bit for a hash, of 4,096 bits.
fn place(hash: u32) -> (usize, u64) {
    ((hash >> 6 & 63) as usize, 1 << (hash & 63))
}

/// The lines of a letter.
pub(super) struct Index {
    /// The length and the hash of each.
    lines: Vec<(usize, u32)>,
    /// The hashes of those printed as orders.
    pub(super) printed: Vec<u32>,
}

impl Index {
    pub(super) fn of<'t>(
        lines: impl Iterator<Item = &'t str>,
        printed: impl Iterator<Item = String>,
    ) -> Index {
        Index {
            lines: lines.map(|line| (line.len(), Hash::of(line).value())).collect(),
            printed: printed.map(|line| Hash::of(&line).value()).collect(),
        }
    }

    pub(super) fn written(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION, 0, 0, 0, 0];
        number(&mut bytes, self.lines.len());
        for (length, hash) in &self.lines {
            number(&mut bytes, *length);
            bytes.extend(hash.to_le_bytes());
        }
        number(&mut bytes, self.printed.len());
        bytes.extend(self.printed.iter().flat_map(|hash| hash.to_le_bytes()));
        let check = bytes.get(HEAD..).map(crc32fast::hash).unwrap_or_default();
        if let Some(place) = bytes.get_mut(1..HEAD) {
            place.copy_from_slice(&check.to_le_bytes());
        }
        bytes
    }

    /// `None` if the bytes are damaged, or of a version that we don't know.
    pub(super) fn read(bytes: &[u8]) -> Option<Index> {
        let (head, mut rest) = bytes.split_at_checked(HEAD)?;
        let check: [u8; 4] = head.get(1..)?.try_into().ok()?;
        if head.first() != Some(&VERSION) || crc32fast::hash(rest) != u32::from_le_bytes(check) {
            return None;
        }
        let count = take_number(&mut rest)?;
        // What the bytes can hold bounds how much is set aside for them.
        let mut lines = Vec::with_capacity(count.min(rest.len()));
        for _ in 0..count {
            lines.push((take_number(&mut rest)?, take_hash(&mut rest)?));
        }
        let count = take_number(&mut rest)?;
        let printed = (0..count).map(|_| take_hash(&mut rest)).collect::<Option<_>>()?;
        rest.is_empty().then_some(Index { lines, printed })
    }

    /// Whether one of these may be a line of the letter, or a few of its lines run
    /// together.
    pub(super) fn may_have(&self, runs: &Runs) -> bool {
        (0..self.lines.len()).any(|start| {
            let (mut length, mut value) = (0, 0);
            let lines = self.lines.iter().skip(start).take(RUN);
            lines
                .map_while(|&(more, hash)| {
                    length += more;
                    let shift = runs.shifts.get(more).filter(|_| length <= runs.longest)?;
                    value = (value * shift + u64::from(hash)) % MODULUS;
                    u32::try_from(value).ok()
                })
                .any(|hash| runs.has(hash))
        })
    }
}

fn number(bytes: &mut Vec<u8>, mut number: usize) {
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or_default();
        number >>= 7;
        if number == 0 {
            return bytes.push(low);
        }
        bytes.push(low | 0x80);
    }
}

fn take_number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for shift in [0, 7, 14, 21, 28] {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn take_hash(bytes: &mut &[u8]) -> Option<u32> {
    let (hash, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(u32::from_le_bytes(*hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(lines: &[&str], printed: &[&str]) -> Index {
        Index::of(lines.iter().copied(), printed.iter().map(|&line| line.to_owned()))
    }

    #[test]
    fn a_hash_is_a_polynomial_of_the_bytes() {
        let text = "żółw".repeat(9) + "\u{7f}\0Bid 5: ö…";
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            let slowly = text[..end].bytes().fold(Hash::default(), |hash, byte| Hash {
                value: (hash.value * BASE + u64::from(byte) + 1) % MODULUS,
                shift: hash.shift * BASE % MODULUS,
            });
            assert_eq!(Hash::of(&text[..end]), slowly);
        }
    }

    #[test]
    fn lines_run_together_have_the_hash_of_the_whole() {
        let whole = Hash::of("yourturnbid5");
        assert_eq!(Hash::of("yourturn").then(Hash::of("bid5")), whole);
        assert_eq!(Hash::default().then(whole), whole);
    }

    #[test]
    fn an_index_is_read_as_it_was_written() {
        let long = "x".repeat(300);
        let written = index(&["goa", "bid5", &long], &["bid5bid"]).written();
        let read = Index::read(&written).unwrap();
        let has = |text: &str| read.may_have(&Runs::new([text].into_iter()));
        assert!(has("goa") && has("goabid5") && has("bid5") && has(&long));
        assert!(!has("bid6") && !has("oa") && !has("bid5goa") && !has(""));
        assert_eq!(read.printed, [Hash::of("bid5bid").value()]);
    }

    #[test]
    fn a_damaged_index_is_none() {
        let written = index(&["goa", "bid5"], &["bid5bid"]).written();
        for at in 0..written.len() {
            let mut damaged = written.clone();
            damaged[at] ^= 0x10;
            assert!(Index::read(&damaged).is_none(), "{at}");
            assert!(Index::read(&written[..at]).is_none(), "{at}");
        }
    }
}
