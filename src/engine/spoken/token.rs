//! The words of a line, with what stands between them.

use crate::engine::fold::folded;

/// A word of a line: folded, as written, and what stands in front of it.
pub(super) struct Token<'a> {
    pub(super) folded: String,
    pub(super) written: &'a str,
    /// Whom it names, as orders call them.
    pub(super) who: Option<String>,
    /// Where in the line.
    pub(super) at: usize,
    pub(super) before: &'a str,
    pub(super) ends_sentence: bool,
}

/// The words of a line without case and accents; an apostrophe parts two.
#[must_use]
pub fn folded_words(line: &str) -> Vec<String> {
    words(line).collect()
}

/// The words of a line, as [`folded_words`] has them.
pub(super) fn words(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(fold_all_but_yes)
}

impl Token<'_> {
    pub(super) fn end(&self) -> usize {
        self.at + self.written.len()
    }

    pub(super) fn is_address(&self) -> bool {
        self.ends_sentence && self.before.contains(',') && self.is_somebody()
    }

    /// The marks of orders in front of it, spaced as they are written there.
    pub(super) fn marks(&self) -> &'static str {
        if matches!(self.before, "'" | "\u{2019}") {
            "'"
        } else if self.before.contains(':') {
            ": "
        } else if self.before.contains(',') {
            ", "
        } else {
            " "
        }
    }
}

/// Does a sentence begin at this word of a line?
pub(super) fn begins_sentence(tokens: &[Token<'_>], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| tokens.get(at));
    before.is_none_or(|before| before.ends_sentence)
}

/// Runs of letters and digits; an apostrophe parts two.
pub(super) fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let (mut start, mut end) = (None, 0);
    for (at, letter) in line.char_indices().chain([(line.len(), ' ')]) {
        match (letter.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let before = line.get(end..from).unwrap_or_default();
                if let Some(last) = tokens.last_mut() {
                    last.ends_sentence = ends_sentence(before);
                }
                let written = line.get(from..at).unwrap_or_default();
                let folded = fold_all_but_yes(written);
                let (who, ends_sentence) = (None, true);
                tokens.push(Token { folded, written, who, at: from, before, ends_sentence });
                (start, end) = (None, at);
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    tokens
}

/// In Spanish an accent makes a yes of an if.
fn fold_all_but_yes(word: &str) -> String {
    const YES: &str = "s\u{ed}";
    match folded(word) {
        si if si == "si" && word.to_lowercase() == YES => YES.to_owned(),
        word => word.into_owned(),
    }
}

/// A full stop within a number ends nothing.
fn ends_sentence(between: &str) -> bool {
    between.contains(['!', '\u{2026}']) || between.contains('.') && between != "."
}

/// A colon of a smiley is no colon of a plan, and its letters are no word.
pub(super) fn without_smileys(line: &str) -> String {
    let is_smiley = |word: &str| {
        let mut letters = word.chars();
        matches!(letters.next(), Some(':' | ';' | '='))
            && letters.all(|it| matches!(it, '-' | ')' | '(' | 'D' | 'P' | 'p' | '\'' | '*' | '/'))
            && word.len() > 1
    };
    line.split(' ').filter(|word| !is_smiley(word)).collect::<Vec<_>>().join(" ")
}
