//! The block of headers that some programs put above a quote.

use super::{
    Line,
    attribution::{self, has_date},
};
use crate::mail::{phrases::PHRASES, subject::names_table};

/// The most lines of a block that are read.
const MAX_LINES: usize = 8;

/// A header at the start of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Header {
    From,
    Other,
}

/// The name of the header that a line starts with, such as `from`.
fn name(line: &Line) -> Option<String> {
    let (name, _) = line.lower.split_once([':', '：'])?;
    let name = name.trim_matches(|c: char| c == '*' || c.is_whitespace());
    (name.chars().count() <= 20).then(|| name.to_owned())
}

fn header(line: &Line) -> Option<Header> {
    let name = name(line)?;
    if PHRASES.from.has(&name) {
        return Some(Header::From);
    }
    PHRASES.headers.has(&name).then_some(Header::Other)
}

/// The fewest headers in a block that is recognised by its shape alone.
const SHAPED: usize = 3;

/// Whether a line is shaped like a header: a name without digits, and a value.
fn is_shaped(line: &Line) -> bool {
    let Some(name) = name(line) else { return false };
    let rest = line.text.split_once([':', '：']).map_or("", |(_, rest)| rest);
    let unlike = |c: char| c.is_ascii_digit() || "<>@#,;/".contains(c);
    rest.contains(char::is_alphanumeric)
        && name.contains(char::is_alphabetic)
        && !name.contains(unlike)
        && name.split(' ').count() <= 4
}

/// How many consecutive lines from `at` on are headers in an unknown language,
/// going by their shape: lines with a colon, one of them with a date and one
/// with a subject of ours or an address. 0 if there are too few.
fn foreign(lines: &[Line], at: usize) -> usize {
    let block = || lines.iter().skip(at).take_while(|line| is_shaped(line)).take(MAX_LINES);
    let value = |line: &Line| line.lower.split_once([':', '：']).map(|(_, rest)| rest.to_owned());
    let has = |is: &dyn Fn(&str) -> bool| block().any(|line| value(line).is_some_and(|it| is(&it)));
    let length = block().count();
    let is_block = length >= SHAPED
        && has(&|it| has_date(it))
        && has(&|it| it.contains('@') || names_table(it));
    if is_block { length } else { 0 }
}

/// Whether a block of mail headers starts at `at`: From and at least one more;
/// or another header, From with an address, and a third; or lines of that
/// shape.
pub(super) fn is_header_block(lines: &[Line], at: usize) -> bool {
    is_known_block(lines, at) || foreign(lines, at) > 0
}

fn is_known_block(lines: &[Line], at: usize) -> bool {
    let Some(first) = lines.get(at).and_then(header) else { return false };
    let rest = || lines.iter().skip(at + 1).filter(|line| !line.is_blank());
    match first {
        // The next header may follow the rest of a long address.
        Header::From => rest().take(3).any(|line| header(line) == Some(Header::Other)),
        Header::Other => {
            let block =
                || lines.iter().skip(at).take_while(|line| !line.is_blank()).take(MAX_LINES);
            let from = |line: &Line| header(line) == Some(Header::From) && line.lower.contains('@');
            block().take(4).any(from) && block().filter(|line| header(line).is_some()).count() >= 3
        }
    }
}

/// Whether words between dashes, in any language, stand above headers.
pub(super) fn is_divider(lines: &[Line], at: usize) -> bool {
    let between_dashes = |line: &Line| {
        let text = line.text.as_str();
        text.starts_with("----") && text.ends_with("---") && text.contains(char::is_alphabetic)
    };
    let next = || lines.iter().skip(at + 1).find(|line| !line.is_blank());
    lines.get(at).is_some_and(between_dashes) && next().is_some_and(|line| header(line).is_some())
}

/// Whether a line is a header, with or without a colon: `To "Ann" <a@b>`.
fn is_header(line: &Line) -> bool {
    let word = line.lower.split(' ').next().unwrap_or_default();
    header(line).is_some() || PHRASES.from.has(word) || PHRASES.headers.has(word)
}

/// The first line after `at` that is neither empty, nor a header, nor the rest
/// of a broken one. The line at `at` is a header or announces some.
pub(super) fn after_headers(lines: &[Line], at: usize) -> usize {
    let mut next = at + foreign(lines, at).max(1);
    while let Some(line) = lines.get(next) {
        // "to 5. marrask. 2026 klo 9.05 Monsoon <...> kirjoitti:" is not a
        // "To".
        if has_date(&line.lower) && attribution::length(lines, next).is_some() {
            break;
        }
        let rest_of_one = || lines.get(next + 1).and_then(header).is_some();
        if !(line.is_blank() || is_header(line) || !line.is_quote() && rest_of_one()) {
            break;
        }
        next += 1;
    }
    next
}

/// Whether the lines from `at` to `end` include headers. All of them are
/// headers or empty, except that the first may announce the headers.
pub(super) fn is_headed(lines: &[Line], at: usize, end: usize) -> bool {
    let mut block = lines.iter().take(end).skip(at);
    block.next().and_then(header).is_some() || block.any(|line| !line.is_blank())
}
