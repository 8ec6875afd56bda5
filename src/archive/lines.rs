//! The lines of a file in the layout of archives, perhaps damaged: what each
//! contains, and which of them can't be right.
//!
//! A JSON reader stops at the first character that can't follow, which is often a
//! line too late. So here each line is examined by itself.

use super::finding::Place;
use serde_json::Value;

/// The first line, counted from 1, that can't be in an archive; `None` if the file
/// is not laid out like one.
pub(super) fn spoilt(text: &str) -> Option<usize> {
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() < 10 {
        return None;
    }
    let wrong = |at: usize| {
        let (line, next) = (lines[at], lines.get(at + 1).copied().unwrap_or_default());
        !fits(at, line, next)
    };
    (0..lines.len()).find(|&at| wrong(at)).map(|at| at + 1)
}

/// Whether this line can be in an archive, before the next one.
fn fits(at: usize, line: &str, next: &str) -> bool {
    let json = |text: &str| serde_json::from_str::<Value>(text).is_ok();
    let field = |text: &str| text.starts_with('"') && json(&format!("{{{text}}}"));
    match line {
        "{" => at == 0,
        "\"entries\":[" | "\"comments\":[" => next.starts_with('{') || next.starts_with(']'),
        "}" => true,
        "]," => next.starts_with("\"digest\":"),
        "]" | "\"comments\":[]" => next == "}",
        // An entry or a comment; the last one also ends the list.
        _ if line.starts_with('{') => {
            let ends: &[&str] = match next {
                "}" => &["]"],
                _ if next.starts_with('{') => &[","],
                _ if next.starts_with("\"digest\":") => &["],"],
                // The next line is damaged, and reports itself.
                _ => &["],", ",", "]"],
            };
            ends.iter().any(|end| line.strip_suffix(end).is_some_and(json))
        }
        _ => line.strip_suffix(',').is_some_and(field),
    }
}

impl Place {
    /// What this line contains, counted from 1.
    #[must_use]
    pub fn of_line(text: &str, line: usize) -> Place {
        let lines: Vec<&str> = text.lines().take(line).collect();
        let Some(last) = lines.last().filter(|last| lines.len() == line && **last != "}") else {
            return Place::File;
        };
        let starts = |start: &str| lines.iter().position(|line| line.starts_with(start));
        let after = |from: usize| (line - 1).checked_sub(from + 1);
        let entries = starts("\"entries\":[");
        // If a name is damaged, the end of the previous list tells.
        let ended = |from: usize| lines[from + 1..].iter().position(|line| line.ends_with("],"));
        let ended = entries.and_then(|from| Some(from + 2 + ended(from)?));
        let digest = starts("\"digest\":").or(ended.filter(|&digest| digest < line));
        let comments = starts("\"comments\":[").or(digest.map(|digest| digest + 1));
        if let Some(place) = comments.and_then(after) {
            return Place::Comment(place + 1);
        }
        if digest.is_some() {
            return Place::Digest;
        }
        if let Some(number) = entries.and_then(after) {
            return u32::try_from(number).map_or(Place::File, Place::Entry);
        }
        let is = |name: &str| last.starts_with(&format!("\"{name}\":"));
        match () {
            () if is("seeds") || is("commitment") => Place::Seeds,
            () if is("standings") => Place::Standings,
            () => Place::Head,
        }
    }
}
