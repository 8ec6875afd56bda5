//! What stands above an author's line, quoted or not: in an answer that is written between
//! the lines of a letter, that says what each line answers.

use super::{Line, MAX_LINES};
use crate::mail::{letter::Letter, phrases::PHRASES};

/// For each of the author's `lines`, the last mark in the body above it or on it. `mark`
/// is asked about each line without the marks of a quote, and whether it had any.
#[must_use]
pub fn marked_above<T: Copy>(
    letter: &Letter,
    lines: &[String],
    mark: impl Fn(&str, bool) -> Option<T>,
) -> Vec<Option<T>> {
    let mut found = Vec::with_capacity(lines.len());
    let mut own = lines.iter().peekable();
    let mut last = None;
    for line in letter.body.lines().take(MAX_LINES).map(Line::new) {
        let plain = line.text.trim_start_matches(['>', '|', '»', '›', '＞', ' ']);
        last = mark(plain, plain.len() < line.text.len()).or(last);
        if own.next_if(|own| **own == line.text).is_some() {
            found.push(last);
        }
    }
    // What can't be found again is for nothing that is known.
    found.resize(lines.len(), None);
    found
}

/// Whether this word, in lower case, means a table, in any language.
#[must_use]
pub fn is_table_word(word: &str) -> bool {
    PHRASES.tables.has(word)
}
