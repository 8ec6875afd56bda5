//! Compressing: zlib streams (RFC 1950), whose checksums tell damaged bytes.

use flate2::{
    Compress, Compression, Decompress, DecompressError, FlushCompress, FlushDecompress, Status,
};
use std::cell::RefCell;

/// How small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// For what is written while somebody waits.
    Fast,
    /// For what is kept.
    Small,
}

thread_local! {
    // What one needs to work with takes longer to set aside than a letter to compress.
    static FAST: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(1), true));
    static SMALL: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(6), true));
}

/// More than any letter has. A damaged size must not ask for all memory.
const LARGEST: usize = 64 << 20;

/// Compresses; with a `base`, what both have in common costs next to nothing.
///
/// `None` only if the library fails.
pub(super) fn deflate(bytes: &[u8], level: Level, base: Option<&[u8]>) -> Option<Vec<u8>> {
    let deflater = match level {
        Level::Fast => &FAST,
        Level::Small => &SMALL,
    };
    deflater.with_borrow_mut(|deflater| {
        deflater.reset();
        deflate_by(deflater, bytes, base)
    })
}

fn deflate_by(deflater: &mut Compress, bytes: &[u8], base: Option<&[u8]>) -> Option<Vec<u8>> {
    if let Some(base) = base {
        deflater.set_dictionary(base).ok()?;
    }
    let mut packed = Vec::with_capacity(bytes.len() / 3 + 64);
    loop {
        let rest = bytes.get(usize::try_from(deflater.total_in()).ok()?..)?;
        match deflater.compress_vec(rest, &mut packed, FlushCompress::Finish).ok()? {
            Status::StreamEnd => return Some(packed),
            Status::Ok | Status::BufError => packed.reserve(bytes.len() / 2 + 64),
        }
    }
}

/// Were these bytes compressed with a base?
pub(super) fn has_base(packed: &[u8]) -> bool {
    // FDICT, in the second byte of the head.
    packed.get(1).is_some_and(|flags| flags & 0x20 != 0)
}

/// The bytes again; `None` if they are damaged, or the base is another one.
pub(super) fn inflate(packed: &[u8], size: usize, base: Option<&[u8]>) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(size.min(LARGEST));
    let mut unpacker = Decompress::new(true);
    let first = unpacker.decompress_vec(packed, &mut bytes, FlushDecompress::Finish);
    let status = match first {
        Err(error) if wants_base(&error) => {
            unpacker.set_dictionary(base?).ok()?;
            let rest = packed.get(usize::try_from(unpacker.total_in()).ok()?..)?;
            unpacker.decompress_vec(rest, &mut bytes, FlushDecompress::Finish).ok()?
        }
        other => other.ok()?,
    };
    (status == Status::StreamEnd && bytes.len() == size).then_some(bytes)
}

/// As many of the first bytes as there are, up to `most`; `None` if they are damaged.
pub(super) fn head(packed: &[u8], most: usize, base: Option<&[u8]>) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(most);
    let mut unpacker = Decompress::new(true);
    let flush = FlushDecompress::None;
    match unpacker.decompress_vec(packed, &mut bytes, flush) {
        Err(error) if wants_base(&error) => {
            unpacker.set_dictionary(base?).ok()?;
            let rest = packed.get(usize::try_from(unpacker.total_in()).ok()?..)?;
            unpacker.decompress_vec(rest, &mut bytes, flush).ok()?;
        }
        other => {
            other.ok()?;
        }
    }
    Some(bytes)
}

fn wants_base(error: &DecompressError) -> bool {
    error.needs_dictionary().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(number: usize) -> Vec<u8> {
        let line = |line: usize| {
            // The same in all of them, and nothing that repeats itself.
            let common = line.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            format!("{common:x} {}\r\n", number * line).into_bytes()
        };
        (0..300).flat_map(line).collect()
    }

    #[test]
    fn what_is_packed_comes_back() {
        let (one, two) = (letter(1), letter(2));
        for bytes in [&one[..], b"", b"x"] {
            for level in [Level::Fast, Level::Small] {
                let packed = deflate(bytes, level, None).unwrap();
                assert_eq!(inflate(&packed, bytes.len(), None).unwrap(), bytes);
                assert_eq!(head(&packed, 20, None).unwrap(), bytes[..bytes.len().min(20)]);
            }
        }
        let alone = deflate(&two, Level::Small, None).unwrap();
        let packed = deflate(&two, Level::Small, Some(&one)).unwrap();
        assert!(has_base(&packed) && !has_base(&alone));
        assert!(packed.len() * 4 < alone.len() * 3, "{} {}", packed.len(), alone.len());
        assert_eq!(inflate(&packed, two.len(), Some(&one)).unwrap(), two);
        assert_eq!(head(&packed, 30, Some(&one)).unwrap(), two[..30]);
        // Neither without its base nor with another.
        assert_eq!(inflate(&packed, two.len(), None), None);
        assert_eq!(inflate(&packed, two.len(), Some(&letter(3))), None);
    }

    #[test]
    fn damaged_bytes_are_noticed() {
        let bytes = letter(1);
        let packed = deflate(&bytes, Level::Small, None).unwrap();
        for at in 0..packed.len() {
            let mut damaged = packed.clone();
            damaged[at] ^= 0x20;
            // The level of compression is in the head, and says nothing.
            let found = inflate(&damaged, bytes.len(), None);
            assert!(found.is_none() || found.unwrap() == bytes, "{at}");
            assert_eq!(inflate(&packed[..at], bytes.len(), None), None);
        }
        for size in [0, bytes.len() - 1, bytes.len() + 1, usize::MAX] {
            assert_eq!(inflate(&packed, size, None), None, "{size}");
        }
    }
}
