//! An unmarked line right below a quoted one: was it typed there, or torn off
//! the quoted line?
//!
//! A program that quotes a long line and then breaks it leaves its end without
//! a mark, but people who answer between the lines of a quote write such lines
//! too. Our own letters tell them apart if one of them is quoted; otherwise the
//! width does, since a line is only broken if it is too long. If neither
//! decides, the author is asked.

use super::Line;
use super::ours::Ours;

/// No program breaks lines shorter than this, including marks.
const NARROWEST: usize = 65;
/// No program waits longer than this to break one; a longer line was not broken
/// at all.
const WIDEST: usize = 100;
/// The most lines that may be torn off one line.
const MOST: usize = 5;
/// A word this long stands on a line of its own, however wide that gets.
const LONG_WORD: usize = 30;

/// Where an unmarked line comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    Typed,
    Torn,
    Doubtful,
}

/// How wide the quoted lines of a mail are, which is the width that its program
/// leaves alone.
pub(super) fn quoted_width(lines: &[Line]) -> usize {
    let breakable =
        |line: &&Line| line.text.split(' ').all(|word| word.chars().count() < LONG_WORD);
    let quoted = lines.iter().filter(|line| line.is_marked()).filter(breakable);
    quoted.map(|line| line.width).max().unwrap_or(0)
}

/// Where the unmarked line at `at` comes from, and how many lines from there on
/// share that origin. `width` is what the mail's program leaves alone, `None`
/// if none of its lines was broken in transit.
pub(super) fn origin(
    lines: &[Line],
    at: usize,
    ours: &Ours<'_>,
    width: Option<usize>,
) -> (Origin, usize) {
    let quoted = |at: Option<usize>| at.and_then(|at| lines.get(at)).filter(|line| line.is_quote());
    let (Some(before), Some(line)) = (quoted(at.checked_sub(1)), lines.get(at)) else {
        return (Origin::Typed, 1);
    };
    let after = quoted(at.checked_add(1));
    let fits = |width: usize| fits(before, line, width);
    if ours.knows(&before.text) {
        // Our letter continues in the next line of the quote, so nothing is
        // torn.
        let goes_on = after.is_some_and(|after| ours.holds_on(&before.text, &after.text));
        if goes_on {
            return (Origin::Typed, 1);
        }
        if ours.has_in_a_line(&before.text, &line.text) && !fits(NARROWEST) {
            return (Origin::Torn, 1);
        }
        if !ours.holds_on(&before.text, &line.text) {
            return (Origin::Typed, 1);
        }
    }
    let Some(width) = width else { return (Origin::Typed, 1) };
    let count = run(lines, at);
    let marked = quoted(at.checked_add(count)).is_some();
    let broken = |at: usize| match (at.checked_sub(1).and_then(|at| lines.get(at)), lines.get(at)) {
        (Some(before), Some(line)) => !self::fits(before, line, width.max(NARROWEST)),
        _ => false,
    };
    let torn = before.width <= WIDEST && count <= MOST && (at..at + count).all(broken);
    if marked && torn { (Origin::Doubtful, count) } else { (Origin::Typed, 1) }
}

/// Whether the first word of a line would have fitted on the line before it.
fn fits(before: &Line, line: &Line, width: usize) -> bool {
    let word = line.text.split(' ').next().unwrap_or_default();
    before.width + 1 + word.chars().count() <= width
}

/// How many lines follow before an empty or a quoted one.
fn run(lines: &[Line], at: usize) -> usize {
    let rest = lines.iter().skip(at).take(MOST + 1);
    rest.take_while(|line| !line.is_blank() && !line.is_quote()).count()
}
