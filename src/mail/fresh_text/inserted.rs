//! What somebody typed between the lines of a letter of ours that is quoted
//! without marks, as Outlook quotes.
//!
//! Nothing tells such a line from the quote but our letter: there the line above
//! it and the line below it stand next to each other, or the letter ends above
//! it. So the letters are followed line by line, all of ours that the quote may
//! be of, and a line that one of them goes on with is explained.

use super::Line;
use super::ours::{Ours, TELLING, bare};
use std::collections::HashSet;

/// The most lines of a quote that are looked at.
const MOST_ROWS: usize = 600;
/// The most lines that are looked for in all letters.
const MOST_SEARCHES: usize = 60;
/// How often a line is looked for in one letter.
const MOST_PLACES: usize = 4;
/// The most lines that are followed at a time.
const MOST_TRACES: usize = 400;
/// The most lines that somebody types in one place; after more, the letter is
/// not the quoted one.
const MOST_TYPED: usize = 20;
/// So many letters and digits at its end tell that a letter is over.
const END: usize = 24;

/// A line of the quote, bare: as it stands there, and without the addresses
/// that a program writes behind a link.
struct Row {
    whole: String,
    unlinked: String,
    /// A blank of a sheet, which is not among the lines of a letter.
    is_blank: bool,
}

impl Row {
    fn of(line: &Line) -> Row {
        let whole = bare(&line.text);
        let unlinked = bare(&without_links(&line.text));
        Row { whole, unlinked, is_blank: line.text.ends_with(['…', '_']) }
    }

    /// How much of a letter that goes on so is this row.
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
    /// The row that it was found by, until the next row says whether the letter
    /// goes on so: an order that is printed there may be typed, too.
    first: Option<usize>,
    /// How much of it was quoted so far.
    at: usize,
    /// The rows since then that are not the letter's.
    other: Vec<usize>,
    /// Those before, and how much the letter has agreed with the quote since.
    between: Vec<usize>,
    agreed: usize,
}

impl Trace<'_> {
    /// Follows with one row; whether the letter goes on so. Rows that turn out to
    /// stand between the letter's lines are added to those `found`.
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

    /// Whether the other one stands at the same place of the same letter.
    fn is_where(&self, other: &Trace<'_>) -> bool {
        std::ptr::eq(self.letter, other.letter) && self.at == other.at
    }

    /// Whether all of the letter was quoted. Its text and its HTML end alike.
    fn is_over(&self) -> bool {
        let end = self.letter.len().checked_sub(END).and_then(|from| self.letter.get(from..));
        let quoted = self.letter.get(..self.at).unwrap_or_default();
        end.is_some_and(|end| quoted.ends_with(end))
    }
}

/// The numbers of rows.
#[derive(Default)]
struct Found {
    /// Those between a letter's lines.
    typed: Vec<usize>,
    /// Those that a letter has where they stand.
    explained: HashSet<usize>,
}

/// The lines among these that somebody typed between those of a letter of ours
/// or below it.
pub(super) fn inserted(lines: &[Line], ours: &Ours) -> Vec<String> {
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

/// The places of a letter where it may be followed from a row on.
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

/// A line without the addresses in angle brackets that stand behind links.
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
