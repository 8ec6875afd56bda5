//! Recognises the lines we sent, in whatever shape they come back.

use super::index::{Hash, Index, RUN, Runs};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Bound;

/// The letters that were sent to the writer of a mail, newest first.
pub trait Sent {
    fn count(&self) -> usize;

    /// The [`line_index`] of a letter; `None` if it has none, or it is damaged.
    fn index(&self, nth: usize) -> Option<&[u8]>;

    /// The lines of a letter, with its orders ([`with_orders`]); `None` if they can't be
    /// read.
    fn text(&self, nth: usize) -> Option<Cow<'_, str>>;
}

impl Sent for &[String] {
    fn count(&self) -> usize {
        self.len()
    }

    fn index(&self, _: usize) -> Option<&[u8]> {
        None
    }

    fn text(&self, nth: usize) -> Option<Cow<'_, str>> {
        self.get(nth).map(|text| Cow::Borrowed(text.as_str()))
    }
}

/// The lines of our letters, without the marks and spaces that quoting changes. A
/// letter's words are read only if its index says that they matter, or if only the
/// whole of it can tell.
pub(super) struct Ours<'a> {
    sent: &'a dyn Sent,
    letters: Vec<Letter>,
    /// The hashes of lines printed as orders, and the letters they are in.
    printed: Vec<(u32, usize)>,
    unreadable: Cell<bool>,
}

struct Letter {
    index: Option<Index>,
    words: OnceCell<Option<Words>>,
}

/// What a letter says.
struct Words {
    bare: Bare,
    /// The lines printed as orders, bare, each with its order.
    printed: HashMap<String, String>,
}

impl Words {
    fn of(letter: &str) -> Words {
        let printed = printed_in(letter).flat_map(|(lines, order)| {
            lines.into_iter().flatten().map(move |line| (line, order.to_owned()))
        });
        Words { printed: printed.collect(), bare: Bare::of(letter) }
    }
}

/// The lines that a letter prints as orders, bare, each with its order.
fn printed_in(letter: &str) -> impl Iterator<Item = ([Option<String>; 2], &str)> {
    letter.lines().filter_map(|line| {
        let (order, line) = line.strip_prefix(ORDER)?.split_once(PRINTED)?;
        // In the text our words precede each of its rows, on the page they
        // stand once.
        let once = line.split_once('|').map(|(label, _)| bare(label) + &bare(order));
        Some(([Some(bare(line)), once], order))
    })
}

/// The index of a letter's lines, to be kept with them: whether a line may be in it can
/// be told without reading its words.
#[must_use]
pub fn line_index(letter: &str) -> Vec<u8> {
    let bare = Bare::of(letter);
    let mut from = 0;
    let lines = bare.ends.iter().filter_map(|&end| {
        let line = bare.whole.get(from..end);
        from = end;
        line
    });
    let printed = printed_in(letter).flat_map(|(lines, _)| lines).flatten();
    Index::of(lines, printed).written()
}

/// Can these bytes be read as such an index?
#[must_use]
pub fn is_line_index(bytes: &[u8]) -> bool {
    Index::read(bytes).is_some()
}

/// Where a letter's lines are stored for recognition, this precedes a line that
/// was printed as an order. [`PRINTED`] separates the order from the line.
const ORDER: char = '\u{1e}';
const PRINTED: char = '\u{1f}';

/// The lines of a letter in the form that [`fresh_text`](super::fresh_text())
/// expects: followed by those that were printed as orders, each with the order
/// alone.
#[must_use]
pub fn with_orders<'a>(
    lines: &str,
    orders: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> String {
    let mut known = lines.to_owned();
    let one_row = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut written = HashSet::new();
    for (line, order) in orders {
        let row = format!("\n{ORDER}{}{PRINTED}{}", one_row(order), one_row(line));
        if written.insert(row.clone()) {
            known.push_str(&row);
        }
    }
    known
}

/// A letter as a single string, and where each of its lines ends in it.
struct Bare {
    whole: String,
    ends: Vec<usize>,
}

/// This many letters and digits don't match by accident.
pub(super) const TELLING: usize = 8;
/// How many rows a printed order may come back as.
const ROWS: usize = 24;
/// How many lines a mail program may break one of ours into.
const PIECES: usize = 3;

impl<'a> Ours<'a> {
    pub(super) fn new(sent: &'a dyn Sent) -> Self {
        let letters: Vec<Letter> = (0..sent.count())
            .map(|nth| Letter {
                index: sent.index(nth).and_then(Index::read),
                words: OnceCell::new(),
            })
            .collect();
        let mut printed: Vec<(u32, usize)> = (letters.iter().enumerate())
            .flat_map(|(nth, letter)| letter.index.iter().map(move |index| (nth, index)))
            .flat_map(|(nth, index)| index.printed.iter().map(move |hash| (*hash, nth)))
            .collect();
        printed.sort_unstable();
        Ours { sent, letters, printed, unreadable: Cell::new(false) }
    }

    /// Whether the lines of some letter could not be looked up, so that any line may be ours.
    pub(super) fn is_unreadable(&self) -> bool {
        self.unreadable.get()
    }

    /// The words of a letter, read when they are first needed.
    fn words(&self, nth: usize) -> Option<&Words> {
        let letter = self.letters.get(nth)?;
        let words = letter.words.get_or_init(|| Some(Words::of(&self.sent.text(nth)?)));
        if words.is_none() {
            self.unreadable.set(true);
        }
        words.as_ref()
    }

    fn all(&self) -> impl Iterator<Item = &Bare> {
        let all = (0..self.letters.len()).filter_map(|nth| self.words(nth));
        all.map(|words| &words.bare).filter(|bare| !bare.ends.is_empty())
    }

    /// Our letters, each as a single bare string.
    pub(super) fn letters(&self) -> impl Iterator<Item = &str> {
        self.all().map(|letter| letter.whole.as_str())
    }

    /// Whether one of our letters contains this text; texts of a few letters
    /// occur everywhere.
    pub(super) fn knows(&self, text: &str) -> bool {
        let text = bare(text);
        text.len() >= TELLING && self.all().any(|letter| letter.whole.contains(&text))
    }

    /// Whether one of our letters has `text` directly after `before`.
    pub(super) fn holds_on(&self, before: &str, text: &str) -> bool {
        let both = bare(before) + &bare(text);
        self.all().any(|letter| letter.whole.contains(&both))
    }

    /// The same, with both in one line.
    pub(super) fn has_in_a_line(&self, before: &str, text: &str) -> bool {
        let both = bare(before) + &bare(text);
        let within = |letter: &Bare| {
            letter.whole.match_indices(&both).any(|(from, _)| {
                let next = letter.ends.partition_point(|&end| end <= from);
                letter.ends.get(next).is_some_and(|&end| from + both.len() <= end)
            })
        };
        !both.is_empty() && self.all().any(within)
    }

    /// The lines that are not ours, whole or in pieces, plus the orders that
    /// were copied out of one of our letters; and the indices of those orders.
    pub(super) fn written(&self, lines: &[String]) -> (Vec<String>, Vec<usize>) {
        let bares: Vec<String> = lines.iter().map(|line| bare(line)).collect();
        let known = self.known(&bares);
        let copied = self.copied(lines, &bares, &known);
        copied.unwrap_or_else(|| (Self::unknown(lines, &bares, &known), Vec::new()))
    }

    /// The orders from this line on that were copied out of one of our letters,
    /// if nothing else there is ours.
    pub(super) fn copied_from(&self, lines: &[String], from: usize) -> Vec<String> {
        let rest = lines.get(from..).unwrap_or_default();
        if rest.is_empty() || self.written(lines).1.is_empty() {
            return Vec::new();
        }
        let (lines, copied) = self.written(rest);
        copied.into_iter().filter_map(|at| lines.get(at).cloned()).collect()
    }

    /// The lines that are not ours, whole or in pieces.
    pub(super) fn without(&self, lines: &[String]) -> Vec<String> {
        let bares: Vec<String> = lines.iter().map(|line| bare(line)).collect();
        Self::unknown(lines, &bares, &self.known(&bares))
    }

    fn unknown(lines: &[String], bares: &[String], known: &HashSet<String>) -> Vec<String> {
        let mut kept = Vec::new();
        let mut at = 0;
        while let (Some(line), Some(rest)) = (lines.get(at), bares.get(at..)) {
            let pieces = (1..=PIECES.min(rest.len()))
                .rev()
                .find(|&count| rest.get(..count).is_some_and(|run| known.contains(&run.concat())));
            if let Some(count) = pieces {
                at += count;
            } else {
                kept.push(line.clone());
                at += 1;
            }
        }
        kept
    }

    /// The lines with each one that we printed as an order replaced by the
    /// order alone, and the indices of those. `None` if anything else is ours:
    /// people who copy an order take just that from the letter, while a quote
    /// of it has other lines too.
    fn copied(
        &self,
        lines: &[String],
        bares: &[String],
        known: &HashSet<String>,
    ) -> Option<(Vec<String>, Vec<usize>)> {
        let (mut kept, mut copied) = (Vec::new(), Vec::new());
        let mut at = 0;
        while let (Some(line), Some(rest)) = (lines.get(at), bares.get(at..)) {
            if let Some((count, order)) = self.printed(rest) {
                copied.push(kept.len());
                kept.push(order.clone());
                at += count;
                continue;
            }
            let mut run = String::new();
            let is_ours = rest.iter().take(PIECES).any(|bare| {
                run.push_str(bare);
                known.contains(&run)
            });
            if is_ours {
                return None;
            }
            kept.push(line.clone());
            at += 1;
        }
        Some((kept, copied))
    }

    /// The printed order that these lines begin with, however a mail program
    /// has broken it, and how many lines it takes up.
    fn printed(&self, bares: &[String]) -> Option<(usize, &String)> {
        let mut run = String::new();
        let mut hash = Hash::default();
        let rows = bares.iter().take(ROWS).enumerate().filter_map(|(at, bare)| {
            run.push_str(bare);
            hash = hash.then(Hash::of(bare));
            Some((at + 1, self.order(&run, hash.value())?))
        });
        rows.last()
    }

    /// The order printed as this line, if there is one; the index says which letters to
    /// look at.
    fn order(&self, line: &str, hash: u32) -> Option<&String> {
        let from = self.printed.partition_point(|(known, _)| *known < hash);
        let indexed = self.printed.iter().skip(from).take_while(|(known, _)| *known == hash);
        let others = self.letters.iter().enumerate().filter(|(_, letter)| letter.index.is_none());
        let mut letters: Vec<usize> =
            indexed.map(|(_, nth)| *nth).chain(others.map(|(nth, _)| nth)).collect();
        letters.sort_unstable();
        letters.into_iter().rev().find_map(|nth| self.words(nth)?.printed.get(line))
    }

    /// Which of these lines, and of the runs of a few of them, are lines of
    /// ours or runs of a few. A mail has few lines and our letters have many,
    /// so we search our letters for the mail's lines, not the other way round.
    fn known(&self, bares: &[String]) -> HashSet<String> {
        let mut wanted = BTreeSet::new();
        for start in 0..bares.len() {
            let mut run = String::new();
            for line in bares.iter().skip(start).take(PIECES) {
                run.push_str(line);
                wanted.insert(run.clone());
            }
        }
        let begins_one = |text: &str| {
            let mut from = wanted.range::<str, _>((Bound::Included(text), Bound::Unbounded));
            from.next().is_some_and(|wanted| wanted.starts_with(text))
        };
        let runs = Runs::new(wanted.iter().map(String::as_str));
        let mut known = HashSet::new();
        for (nth, letter) in self.letters.iter().enumerate() {
            if letter.index.as_ref().is_some_and(|index| !index.may_have(&runs)) {
                continue;
            }
            let Some(Words { bare: letter, .. }) = self.words(nth) else { continue };
            for start in 0..letter.ends.len() {
                for run in letter.runs(start) {
                    if !begins_one(run) {
                        break;
                    }
                    if wanted.contains(run) {
                        known.insert(run.to_owned());
                    }
                }
            }
        }
        known
    }
}

impl Bare {
    fn of(letter: &str) -> Bare {
        let mut bare = Bare { whole: String::with_capacity(letter.len()), ends: Vec::new() };
        for line in letter.lines().filter(|line| !line.starts_with(ORDER)) {
            let before = bare.whole.len();
            add_bare(line, &mut bare.whole);
            if bare.whole.len() > before {
                bare.ends.push(bare.whole.len());
            }
        }
        bare
    }

    /// The line with this number, then that and the next as one, and so on.
    fn runs(&self, start: usize) -> impl Iterator<Item = &str> {
        let from = start.checked_sub(1).and_then(|last| self.ends.get(last)).copied().unwrap_or(0);
        let ends = self.ends.iter().skip(start).take(RUN);
        ends.filter_map(move |&end| self.whole.get(from..end))
    }
}

/// A line without marks, spaces, punctuation and case.
pub(super) fn bare(line: &str) -> String {
    let mut bare = String::new();
    add_bare(line, &mut bare);
    bare
}

fn add_bare(line: &str, bare: &mut String) {
    for character in line.chars() {
        // Most are plain, and looking each up would take many times as long.
        if character.is_ascii() {
            if character.is_ascii_alphanumeric() {
                bare.push(character.to_ascii_lowercase());
            }
        } else if character.is_alphanumeric() {
            bare.extend(character.to_lowercase());
        }
    }
}
