//! Extracts the lines that a mail's author wrote, without anything they quote.
//!
//! A quote repeats our letter, and our letters are full of orders. So a line
//! counts as the author's only if nothing marks it as quoted, if it is neither
//! in a signature nor below a divider, and if we never sent it. Where nothing
//! tells, it is [doubtful](FreshText::doubtful), and its author is asked.

mod above;
mod attribution;
mod headings;
mod index;
mod inserted;
mod ours;
mod reader;
mod torn;

use super::letter::Letter;
use super::phrases::PHRASES;
use ours::Ours;
use reader::Reader;

pub use above::{is_table_word, marked_above};
pub use ours::{Sent, is_line_index, line_index, with_orders};

/// The most lines of a body that are read.
const MAX_LINES: usize = 3_000;

/// What the author of a mail wrote.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FreshText {
    /// The author's lines in order, trimmed, without empty ones.
    pub lines: Vec<String>,
    /// Lines that the author may have either written or quoted. As long as
    /// there is one, nothing in the mail may be carried out.
    pub doubtful: Vec<String>,
    /// Lines that we never sent, between the lines of one of our letters quoted
    /// without marks: either typed there, or put there by the mail program. One
    /// that may be an order is as good as doubtful.
    pub inserted: Vec<String>,
    /// The lines of a signature and whatever follows it: the author's, but
    /// skipped. One that is an order is as good as doubtful.
    pub signed: Vec<String>,
    /// Which of [`Self::lines`] are orders exactly as one of our letters prints
    /// them. People who copy one write nothing else next to it; next to other
    /// words it may just as well be all that a program quoted, without a mark.
    pub copied: Vec<usize>,
    /// Which of [`Self::lines`] begin a paragraph: something empty or not the author's
    /// stands before them.
    pub begun: Vec<usize>,
}

impl FreshText {
    /// The lines as one text.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// Turns skipped lines into doubtful ones if they are orders: no signature
    /// is an order, and no program's notice may even be one.
    pub fn doubt(&mut self, may_order: impl Fn(&str) -> bool, orders: impl Fn(&str) -> bool) {
        let inserted = std::mem::take(&mut self.inserted);
        self.doubtful.extend(inserted.into_iter().filter(|line| may_order(line)));
        let signed = std::mem::take(&mut self.signed);
        self.doubtful.extend(signed.into_iter().filter(|line| orders(line)));
    }

    /// Whether the author wrote nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The author's own lines of a letter. `ours` are the text parts of the letters
/// sent to this player: their lines never count as the author's, except for
/// orders that the author copied out of one ([`with_orders`]).
#[must_use]
pub fn fresh_text(letter: &Letter, ours: &[String]) -> FreshText {
    fresh_text_among(letter, &ours)
}

/// The same, with the letters' words read only if they matter.
#[must_use]
pub fn fresh_text_among(letter: &Letter, ours: &dyn Sent) -> FreshText {
    let ours = Ours::new(ours);
    let body: Vec<Line> = letter.body.lines().take(MAX_LINES).map(Line::new).collect();
    let width = letter.is_broken.then(|| torn::quoted_width(&body));
    let read = Reader::new(&body, &ours, width).read();
    let (lines, copied) = ours.written(&read.own);
    let mut doubtful = ours.without(&read.doubtful);
    // Below a marked quote, a copied order looks the same as a line of the
    // quote that has lost its mark.
    doubtful.extend(ours.copied_from(&read.own, read.above_quotes));
    let inserted = inserted::inserted(read.unmarked, &ours);
    let mut signed = ours.without(&read.signed);
    signed.extend_from_slice(&letter.signature);
    if ours.is_unreadable() {
        // Any of these lines may be one of ours.
        doubtful.extend(lines);
        return FreshText { doubtful, inserted, signed, ..FreshText::default() };
    }
    let begun = begun(&body, &lines);
    FreshText { lines, doubtful, inserted, signed, copied, begun }
}

/// Which of the author's lines do not follow the one before them directly.
fn begun(body: &[Line], own: &[String]) -> Vec<usize> {
    let mut begun = Vec::new();
    let mut next = 0;
    for (nth, line) in own.iter().enumerate() {
        let found = body.iter().skip(next).position(|it| it.text == *line);
        if found != Some(0) {
            begun.push(nth);
        }
        next += found.map_or(0, |at| at + 1);
    }
    begun
}

/// Whether a line says that the mail below it is forwarded. In every language,
/// Gmail puts those words between dashes.
pub(super) fn announces_forwarded(line: &str) -> bool {
    Line::new(line).forwards() || {
        let line = line.trim();
        line.starts_with("-----") && line.ends_with("-----")
    }
}

/// Characters without width: joiners, direction marks, emoji variants, and the
/// placeholder of a picture.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{feff}' | '\u{ad}' | '\u{34f}' | '\u{fe0e}' | '\u{fe0f}' | '\u{fffc}')
}

/// Turns full-width letters and digits, as some keyboards write them, into
/// plain ones.
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
    /// Whether it contains "wrote" in some language.
    wrote: bool,
    /// How many characters it had, including what stood before its text.
    width: usize,
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
        let wrote = PHRASES.wrote.occur_in(&lower);
        Line { text, lower, wrote, width: raw.trim_end().chars().count() }
    }

    fn is_blank(&self) -> bool {
        self.text.is_empty()
    }

    /// Marked as quoted in a way that programs mark every line: `> text`, `|
    /// text`.
    fn is_marked(&self) -> bool {
        self.text.starts_with(['>', '|', '»', '›', '＞'])
    }

    /// Marked as quoted, perhaps in an unusual way: `Ann> text`.
    fn is_quote(&self) -> bool {
        if self.is_marked() {
            return true;
        }
        self.text.split_once('>').is_some_and(|(name, _)| {
            !name.is_empty() && name.len() <= 15 && name.chars().all(char::is_alphabetic)
        })
    }

    /// A placeholder for a picture.
    fn is_picture(&self) -> bool {
        (self.lower.starts_with("[cid:") || self.lower.starts_with("[image:"))
            && self.lower.ends_with(']')
    }

    /// Whether it contains anything to read.
    fn says_something(&self) -> bool {
        // A tracking extension leaves behind a lone dot from an Inuit script.
        !self.is_picture() && self.text.chars().any(|c| c.is_alphanumeric() && c != '\u{1427}')
    }

    fn starts_signature(&self) -> bool {
        let ruled =
            |with: char| self.text.chars().count() >= 2 && self.text.chars().all(|c| c == with);
        matches!(self.text.as_str(), "—" | "- --") || "-_–—".chars().any(ruled)
    }

    /// The first words, behind whatever marks stand before them.
    fn opening(&self) -> &str {
        self.lower.trim_start_matches(|c: char| !c.is_alphanumeric())
    }

    fn starts_footer(&self) -> bool {
        let text = self.opening();
        PHRASES.footers.start_of(text).is_some()
            || text.starts_with("begin pgp signature")
            || self.advertises()
    }

    fn starts_disclaimer(&self) -> bool {
        PHRASES.disclaimers.start_of(self.opening()).is_some()
    }

    /// Whether a program advertises itself here, in any language: "Get Outlook
    /// for iOS", "Checked by Avast".
    fn advertises(&self) -> bool {
        let has = |word: &str| self.lower.contains(word);
        (has("outlook") && (has("ios") || has("android") || has("aka.ms")))
            || ["avast", "antivirus", "antywirus", "onelink.me", "mobisystems.com"]
                .into_iter()
                .any(has)
    }

    /// `-----Forwarded Message-----` and the like: everything below it is
    /// quoted.
    fn forwards(&self) -> bool {
        self.is_separator() && PHRASES.forwarding.occur_in(&self.lower)
    }

    /// `-----Original Message-----` and the like.
    fn is_separator(&self) -> bool {
        if self.text.len() >= 20 && self.text.chars().all(|c| c == '_') {
            return true;
        }
        if PHRASES.forwards.start_of(&self.lower).is_some() {
            return true;
        }
        let dash = |c: char| matches!(c, '-' | '_' | '=' | '*' | '–' | '—' | ' ');
        let inner = self.lower.trim_start_matches(dash);
        // A name may follow: "----- Forwarded by Ann -----".
        self.lower.len() - inner.len() >= 3 && PHRASES.separators.start_of(inner).is_some()
    }
}

#[cfg(test)]
mod tests;
