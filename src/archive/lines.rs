//! The lines of a file that is written as archives are, or was before somebody
//! spoilt it: what stands in each, and which of them can't be right.
//!
//! Where JSON can't be read, its reader stops at the first letter that can't
//! follow, often a line too late. Here every line is looked at by itself.

use super::document::Place;
use serde_json::Value;

/// The first line, counted from 1, that no archive has; `None` if the file is not
/// in lines like one.
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

/// Could this line be one of an archive, before the next one?
fn fits(at: usize, line: &str, next: &str) -> bool {
    let json = |text: &str| serde_json::from_str::<Value>(text).is_ok();
    let field = |text: &str| text.starts_with('"') && json(&format!("{{{text}}}"));
    match line {
        "{" => at == 0,
        "\"entries\":[" | "\"comments\":[" => next.starts_with('{') || next.starts_with(']'),
        "}" => true,
        "]," => next.starts_with("\"digest\":"),
        "]" | "\"comments\":[]" => next == "}",
        // An entry or a comment; the last of them ends the list, too.
        _ if line.starts_with('{') => {
            let ends: &[&str] = match next {
                "}" => &["]"],
                _ if next.starts_with('{') => &[","],
                _ if next.starts_with("\"digest\":") => &["],"],
                // The next one is spoilt, and says so itself.
                _ => &["],", ",", "]"],
            };
            ends.iter().any(|end| line.strip_suffix(end).is_some_and(json))
        }
        _ => line.strip_suffix(',').is_some_and(field),
    }
}

impl Place {
    /// What stands in this line, counted from 1.
    #[must_use]
    pub fn of_line(text: &str, line: usize) -> Place {
        let lines: Vec<&str> = text.lines().take(line).collect();
        let Some(last) = lines.last().filter(|last| lines.len() == line && **last != "}") else {
            return Place::File;
        };
        let starts = |start: &str| lines.iter().position(|line| line.starts_with(start));
        let after = |from: usize| (line - 1).checked_sub(from + 1);
        let entries = starts("\"entries\":[");
        // Where a name is spoilt, the end of the list before it tells.
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
