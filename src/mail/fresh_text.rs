//! The author's own lines, and nothing of what they answer.
//!
//! A quote repeats our letter, and our letters are full of orders. So a line
//! counts as the author's only if nothing marks it as quoted, if it lies
//! neither in a signature nor below a divider, and if we never sent it. When
//! unsure, it is dropped: a lost order gets an answer, a false one a move.

mod attribution;
mod headings;
mod ours;

use super::letter::Letter;
use super::phrases::{DEVICES, DISCLAIMERS, FOOTERS, FORWARDS, SEPARATORS, WROTE};
use headings::{after_headers, is_divider, is_header_block};
use ours::Ours;

/// The most lines of a body that are looked at.
const MAX_LINES: usize = 3_000;

/// What the author of a mail wrote.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FreshText {
    /// The author's lines in order, none of them empty, spaces trimmed.
    pub lines: Vec<String>,
}

impl FreshText {
    /// The lines as one text.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// Whether the author wrote nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The author's own lines of a letter. `ours` are the text parts of the
/// letters sent to this player: their lines are never the author's.
#[must_use]
pub fn fresh_text(letter: &Letter, ours: &[String]) -> FreshText {
    let ours = Ours::new(ours);
    let lines: Vec<Line> = letter.body.lines().take(MAX_LINES).map(Line::new).collect();
    FreshText { lines: ours.without(&own_lines(&lines, &ours)) }
}

/// What takes no room: joiners, marks of direction, forms of emoji, and what
/// stands where a picture was.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{feff}' | '\u{ad}' | '\u{34f}' | '\u{fe0e}' | '\u{fe0f}' | '\u{fffc}')
}

/// Letters and digits of double width, as some keyboards write them.
fn narrow(c: char) -> char {
    let plain = char::from_u32((c as u32).wrapping_sub(0xfee0));
    plain.filter(|plain| c >= '\u{ff10}' && plain.is_ascii_alphanumeric()).unwrap_or(c)
}

/// One line of the body.
#[derive(Debug)]
struct Line {
    /// Trimmed, with plain spaces.
    text: String,
    /// The same in lower case.
    lower: String,
    /// Whether "wrote" is in it, in some language.
    wrote: bool,
}

impl Line {
    fn new(raw: &str) -> Self {
        let text: String = raw
            .chars()
            .filter(|&c| !is_unseen(c) && (c == '\t' || !c.is_control()))
            .map(|c| if c.is_whitespace() { ' ' } else { narrow(c) })
            .collect();
        let text = text.trim().to_owned();
        let lower = text.to_lowercase().replace(['\u{2019}', '\u{2018}', '\u{2bc}'], "'");
        let wrote = WROTE.iter().any(|verb| lower.contains(verb));
        Line { text, lower, wrote }
    }

    fn is_blank(&self) -> bool {
        self.text.is_empty()
    }

    /// Marked as quoted on every line: `> text`, `| text`.
    fn is_marked(&self) -> bool {
        self.text.starts_with(['>', '|', '»', '›', '＞'])
    }

    /// Marked as quoted, perhaps in an odd way: `Ann> text`.
    fn is_quote(&self) -> bool {
        if self.is_marked() {
            return true;
        }
        self.text.split_once('>').is_some_and(|(name, _)| {
            !name.is_empty() && name.len() <= 15 && name.chars().all(char::is_alphabetic)
        })
    }

    /// Where a picture was.
    fn is_picture(&self) -> bool {
        (self.lower.starts_with("[cid:") || self.lower.starts_with("[image:"))
            && self.lower.ends_with(']')
    }

    /// Whether there is anything to read in it.
    fn says_something(&self) -> bool {
        // A tracking extension leaves a lone dot of an Inuit script.
        !self.is_picture() && self.text.chars().any(|c| c.is_alphanumeric() && c != '\u{1427}')
    }

    fn starts_signature(&self) -> bool {
        let ruled =
            |with: char| self.text.chars().count() >= 2 && self.text.chars().all(|c| c == with);
        matches!(self.text.as_str(), "—" | "- --") || "-_–—=".chars().any(ruled)
    }

    fn starts_footer(&self) -> bool {
        let text = self.lower.trim_start_matches(|c: char| !c.is_alphanumeric());
        FOOTERS.iter().chain(DISCLAIMERS).any(|phrase| text.starts_with(phrase))
            || text.starts_with("begin pgp signature")
            || self.advertises()
    }

    /// What a program says of itself, in whatever language: "Get Outlook for
    /// iOS", "Checked by Avast".
    fn advertises(&self) -> bool {
        let has = |word: &str| self.lower.contains(word);
        (has("outlook") && (has("ios") || has("android") || has("aka.ms")))
            || ["avast", "antivirus", "antywirus", "onelink.me", "mobisystems.com"]
                .into_iter()
                .any(has)
    }

    /// `-----Original Message-----` and its kin.
    fn is_separator(&self) -> bool {
        if self.text.len() >= 20 && self.text.chars().all(|c| c == '_') {
            return true;
        }
        if FORWARDS.iter().any(|phrase| self.lower.starts_with(phrase)) {
            return true;
        }
        let dash = |c: char| matches!(c, '-' | '_' | '=' | '*' | '–' | '—' | ' ');
        let inner = self.lower.trim_start_matches(dash);
        // A name may follow: "----- Forwarded by Ann -----".
        self.lower.len() - inner.len() >= 3
            && SEPARATORS.iter().any(|phrase| inner.starts_with(phrase))
    }
}

/// Where reading goes on after something that announces a quote: behind it if
/// the quote is marked, nowhere if it is not, since then nothing tells where it
/// ends.
fn behind_announcement(lines: &[Line], after: usize) -> usize {
    let mut next = after_headers(lines, after);
    if let Some(length) = attribution::length(lines, next) {
        next = after_headers(lines, next + length);
    }
    // "Ann> text" once may be anything.
    let odd = |at: usize| lines.get(at).is_some_and(Line::is_quote);
    let marked = lines.get(next).is_some_and(Line::is_marked) || (odd(next) && odd(next + 1));
    if marked { next } else { lines.len() }
}

/// `Monsoon wrote:` without a date or an address, right above a marked quote.
fn announces_quote(lines: &[Line], at: usize) -> bool {
    let ends_so = lines.get(at).is_some_and(|line| line.text.ends_with([':', '：']));
    let next = || lines.iter().skip(at + 1).find(|line| !line.is_blank());
    ends_so && next().is_some_and(Line::is_quote)
}

fn own_lines(lines: &[Line], ours: &Ours) -> Vec<String> {
    let mut own = Vec::new();
    let mut at = 0;
    // Below a signature, up to the next quote.
    let mut signed = false;
    while let Some(line) = lines.get(at) {
        if line.is_blank() {
            at += 1;
        } else if let Some(length) = attribution::length(lines, at) {
            signed = false;
            at = behind_announcement(lines, at + length);
        } else if line.is_quote() || announces_quote(lines, at) {
            signed = false;
            at += 1;
        } else if line.is_separator() || is_divider(lines, at) || is_header_block(lines, at) {
            at = behind_announcement(lines, at + 1);
        } else if line.starts_signature()
            || line.starts_footer()
            || (!own.is_empty() && names_a_device(lines, at))
        {
            signed = true;
            at += 1;
        } else if line.lower.starts_with("-----begin pgp signed") {
            at = lines.iter().skip(at).position(Line::is_blank).map_or(lines.len(), |gap| at + gap);
        } else {
            if !signed && line.says_something() && !is_torn_quote(lines, at, ours) {
                own.push(line.text.clone());
            }
            at += 1;
        }
    }
    own
}

/// "Sent from my iPhone" in whatever language: a short line that names one,
/// with nothing right above or below it.
fn names_a_device(lines: &[Line], at: usize) -> bool {
    let Some(line) = lines.get(at) else { return false };
    let words = || line.lower.split(|c: char| !c.is_alphanumeric());
    let named = words().any(|word| DEVICES.iter().any(|device| word.starts_with(device)));
    let apart = |at: Option<usize>| {
        at.and_then(|at| lines.get(at)).is_none_or(|line| line.is_blank() || line.is_quote())
    };
    let alone = apart(at.checked_sub(1)) && apart(Some(at + 1));
    named && alone && line.text.split(' ').count() <= 10
}

/// A long quoted line that was broken on the way leaves its end unmarked:
/// between two marked lines, or where our letter goes on so.
fn is_torn_quote(lines: &[Line], at: usize, ours: &Ours) -> bool {
    let neighbour =
        |at: Option<usize>| at.and_then(|at| lines.get(at)).filter(|line| line.is_quote());
    let (Some(before), Some(line)) = (neighbour(at.checked_sub(1)), lines.get(at)) else {
        return false;
    };
    let long = before.text.chars().count() >= 60;
    let between = neighbour(at.checked_add(1)).is_some() && ours.may_hold(&line.text);
    long && (between || ours.holds_on(&before.text, &line.text))
}

#[cfg(test)]
mod tests;
