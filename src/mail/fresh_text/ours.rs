//! The lines we sent, to be recognised in whatever shape they come back.

use std::collections::HashSet;

/// The lines of our letters, without the marks and spaces that quoting changes.
pub(super) struct Ours {
    lines: HashSet<String>,
    /// All of it in one, for pieces of lines.
    whole: String,
}

/// How many lines of ours a mail program may run together.
const RUN: usize = 4;
/// How many lines a mail program may break one of ours into.
const PIECES: usize = 3;

impl Ours {
    pub(super) fn new(letters: &[String]) -> Self {
        let mut lines = HashSet::new();
        let mut whole = String::new();
        for letter in letters {
            let bare: Vec<String> =
                letter.lines().map(bare).filter(|line| !line.is_empty()).collect();
            for start in 0..bare.len() {
                let mut run = String::new();
                for line in bare.iter().skip(start).take(RUN) {
                    run.push_str(line);
                    lines.insert(run.clone());
                }
            }
            whole.push_str(&bare.concat());
            whole.push('\n');
        }
        Ours { lines, whole }
    }

    /// Whether `text` may be a piece of our letters; without letters, anything
    /// may.
    pub(super) fn may_hold(&self, text: &str) -> bool {
        self.lines.is_empty() || self.whole.contains(&bare(text))
    }

    /// The lines that are not ours, whole or in pieces.
    pub(super) fn without(&self, lines: &[String]) -> Vec<String> {
        let bares: Vec<String> = lines.iter().map(|line| bare(line)).collect();
        let mut kept = Vec::new();
        let mut at = 0;
        while let (Some(line), Some(rest)) = (lines.get(at), bares.get(at..)) {
            let pieces = (1..=PIECES.min(rest.len())).rev().find(|&count| {
                rest.get(..count).is_some_and(|run| self.lines.contains(&run.concat()))
            });
            if let Some(count) = pieces {
                at += count;
            } else {
                kept.push(line.clone());
                at += 1;
            }
        }
        kept
    }
}

/// A line without marks, spaces, punctuation and case.
fn bare(line: &str) -> String {
    line.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
