//! Finds what somebody typed between the lines of one of our letters that is
//! quoted without marks, as Outlook quotes.
//!
//! Only our letter tells such a line from the quote: in the letter, the line
//! above it and the line below it are adjacent, or the letter ends above it. So
//! we follow every letter that the quote may be of, line by line, and a line
//! that continues one of them is explained.

use super::Line;
use super::ours::{Ours, TELLING, bare};
use std::collections::HashSet;

/// The most lines of a quote that are read.
const MOST_ROWS: usize = 600;
/// The most lines that are searched for in all letters.
const MOST_SEARCHES: usize = 60;
/// How often a line is searched for in one letter.
const MOST_PLACES: usize = 4;
/// The most traces that are followed at a time.
const MOST_TRACES: usize = 400;
/// The most lines that somebody types in one place; if there are more, the
/// letter is not the quoted one.
const MOST_TYPED: usize = 20;
/// How many letters and digits at its end show that a letter is complete.
const END: usize = 24;

/// A line of the quote, bare: as it stands there, and without the addresses
/// that a program writes after a link.
struct Row {
    whole: String,
    unlinked: String,
    /// A blank of a sheet, which is not among a letter's lines.
    is_blank: bool,
}

impl Row {
    fn of(line: &Line) -> Row {
        let whole = bare(&line.text);
        let unlinked = bare(&without_links(&line.text));
        Row { whole, unlinked, is_blank: line.text.ends_with(['…', '_']) }
    }

    /// How many bytes of `rest`, the remainder of a letter, this row makes up.
    fn begins(&self, rest: &str) -> Option<usize> {
        [&self.whole, &self.unlinked]
            .into_iter()
            .find(|text| !text.is_empty() && rest.starts_with(text.as_str()))
            .map(String::len)
    }
}

/// One letter being followed.
struct Trace<'a> {
    letter: &'a str,
    /// The row it was found by, until the next row shows whether the letter
    /// continues this way: an order printed there may also have been typed.
    first: Option<usize>,
    /// How many bytes of it have been quoted so far.
    at: usize,
    /// The rows since then that are not in the letter.
    other: Vec<usize>,
    /// The rows before those, and how many bytes have matched since.
    between: Vec<usize>,
    agreed: usize,
}

impl Trace<'_> {
    /// Advances by one row and says whether the letter continues with it. Rows
    /// that turn out to stand between the letter's lines are added to `found`.
    fn follow(&mut self, number: usize, row: &Row, found: &mut Found) -> bool {
        let rest = self.letter.get(self.at..).unwrap_or_default();
        let first = self.first.take();
        let Some(length) = row.begins(rest) else {
            self.other.push(number);
            return false;
        };
        found.explained.extend(first.into_iter().chain([number]));
        self.at += length;
        self.agreed += length;
        self.between.append(&mut self.other);
        if self.agreed >= TELLING || self.is_over() {
            found.typed.append(&mut self.between);
        }
        if self.between.is_empty() {
            self.agreed = 0;
        }
        true
    }

    /// Whether both are at the same place in the same letter.
    fn is_where(&self, other: &Trace<'_>) -> bool {
        std::ptr::eq(self.letter, other.letter) && self.at == other.at
    }

    /// Whether all of the letter has been quoted. Its text and its HTML end
    /// alike.
    fn is_over(&self) -> bool {
        let end = self.letter.len().checked_sub(END).and_then(|from| self.letter.get(from..));
        let quoted = self.letter.get(..self.at).unwrap_or_default();
        end.is_some_and(|end| quoted.ends_with(end))
    }
}

/// Numbers of rows.
#[derive(Default)]
struct Found {
    /// Rows between a letter's lines.
    typed: Vec<usize>,
    /// Rows that a letter has in that place.
    explained: HashSet<usize>,
}

/// The lines that somebody typed between the lines of one of our letters, or
/// below it.
pub(super) fn inserted(lines: &[Line], ours: &Ours<'_>) -> Vec<String> {
    let rows: Vec<(&Line, Row)> = lines
        .iter()
        .filter(|line| line.says_something())
        .map(|line| (line, Row::of(line)))
        .filter(|(_, row)| !row.unlinked.is_empty())
        .take(MOST_ROWS)
        .collect();
    let mut traces: Vec<Trace<'_>> = Vec::new();
    let mut searches = 0;
    let mut found = Found::default();
    for (number, (_, row)) in rows.iter().enumerate() {
        let mut goes_on = row.is_blank;
        for trace in &mut traces {
            goes_on |= trace.follow(number, row, &mut found);
        }
        traces.retain(|trace| trace.other.len() <= MOST_TYPED);
        let tells = row.unlinked.len() >= TELLING;
        if !goes_on && tells && searches < MOST_SEARCHES && traces.len() < MOST_TRACES {
            searches += 1;
            let begun = ours.letters().flat_map(|letter| begun(letter, number, row));
            // A row that repeats what was just quoted explains nothing.
            let known = |new: &Trace<'_>| traces.iter().any(|trace| trace.is_where(new));
            let begun: Vec<Trace<'_>> = begun.filter(|new| !known(new)).collect();
            traces.extend(begun);
        }
    }
    let Found { mut typed, explained } = found;
    for trace in traces.iter_mut().filter(|trace| trace.is_over()) {
        typed.append(&mut trace.other);
    }
    typed.sort_unstable();
    typed.dedup();
    let typed = typed.into_iter().filter(|number| !explained.contains(number));
    let typed = typed.filter_map(|number| rows.get(number)).filter(|(_, row)| !row.is_blank);
    typed.map(|(line, _)| line.text.clone()).collect()
}

/// The places in a letter from which it may be followed, given a row.
fn begun<'a>(letter: &'a str, number: usize, row: &Row) -> impl Iterator<Item = Trace<'a>> {
    let places: Vec<usize> = letter
        .match_indices(row.unlinked.as_str())
        .map(|(from, text)| from + text.len())
        .take(MOST_PLACES)
        .collect();
    places.into_iter().map(move |at| Trace {
        letter,
        first: Some(number),
        at,
        other: Vec::new(),
        between: Vec::new(),
        agreed: 0,
    })
}

/// A line without the addresses in angle brackets that follow links.
fn without_links(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, bracket)) = rest.split_once('<') {
        let Some((inner, after)) = bracket.split_once('>') else { break };
        kept.push_str(before);
        if !inner.contains([':', '@']) {
            kept.push_str(inner);
        }
        rest = after;
    }
    kept.push_str(rest);
    kept
}
