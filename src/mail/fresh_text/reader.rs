//! Reads a body from the first line to the last and decides which lines are the
//! author's.

use super::headings::{after_headers, is_divider, is_headed, is_header_block};
use super::ours::Ours;
use super::torn::{self, Origin};
use super::{Line, attribution};
use crate::mail::phrases::PHRASES;

/// A legal notice identifies itself within this many lines.
const NOTICE: usize = 3;

/// What the lines read so far say about those below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Above {
    /// Nothing: what is unmarked is the author's.
    Nothing,
    /// Headers: what follows is quoted, and may quote others.
    Headers,
    /// Headers below the author's own lines, or of a forwarded mail: unmarked
    /// lines below need not be the author's.
    Doubt,
}

/// What the lines below the author's are, up to the next quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// A signature: the author's, but usually not typed.
    Signature,
    /// A legal notice or a program's: nobody's words.
    Notice,
}

/// What was found in a body.
pub(super) struct Read<'a> {
    pub(super) own: Vec<String>,
    pub(super) doubtful: Vec<String>,
    /// The lines of a signature and below it.
    pub(super) signed: Vec<String>,
    /// The mail that is quoted without marks, without the mails it quotes in
    /// turn.
    pub(super) unmarked: &'a [Line],
    /// How many of the author's lines stand above all quotes.
    pub(super) above_quotes: usize,
}

/// One body being read.
pub(super) struct Reader<'a> {
    lines: &'a [Line],
    ours: &'a Ours<'a>,
    /// The width that the sending program leaves alone, if it breaks lines.
    width: Option<usize>,
    own: Vec<String>,
    doubtful: Vec<String>,
    below_signature: Vec<String>,
    unmarked: &'a [Line],
    /// How many of the author's lines stand above the first marked quote and
    /// don't continue in it.
    above_quotes: Option<usize>,
    /// What ended the author's lines, when reading below it.
    ended: Option<End>,
    /// Whether the author has written anything, if only a signature.
    spoke: bool,
    above: Above,
}

impl<'a> Reader<'a> {
    pub(super) fn new(lines: &'a [Line], ours: &'a Ours<'a>, width: Option<usize>) -> Self {
        Reader {
            lines,
            ours,
            width,
            own: Vec::new(),
            doubtful: Vec::new(),
            below_signature: Vec::new(),
            unmarked: &[],
            above_quotes: None,
            ended: None,
            spoke: false,
            above: Above::Nothing,
        }
    }

    /// Reads the body from its first line to its last.
    pub(super) fn read(mut self) -> Read<'a> {
        let mut at = 0;
        while let Some(line) = self.lines.get(at) {
            at = self.step(at, line);
        }
        let above_quotes = self.above_quotes.unwrap_or(self.own.len());
        Read {
            own: self.own,
            doubtful: self.doubtful,
            signed: self.below_signature,
            unmarked: self.unmarked,
            above_quotes,
        }
    }

    /// A marked quote begins at `at` or above it. It begins earlier still if it
    /// continues the line right above it, which has lost its mark.
    fn quotes(&mut self, at: usize) {
        if self.above_quotes.is_some() {
            return;
        }
        let before = at.checked_sub(1).and_then(|at| self.lines.get(at));
        let line = self.lines.get(at).filter(|line| line.is_quote());
        let goes_on = match (before, line) {
            (Some(before), Some(line)) => self.ours.holds_on(&before.text, &line.text),
            _ => false,
        };
        self.above_quotes = Some(if goes_on { 0 } else { self.own.len() });
    }

    /// Reads the line at `at` and returns where to read next.
    fn step(&mut self, at: usize, line: &Line) -> usize {
        if line.is_blank() {
            return at + 1;
        }
        // Checked before attributions: From with an address looks like the
        // first line of one, and the attribution below the headers like its
        // end.
        if is_header_block(self.lines, at) {
            self.quotes(at);
            return self.behind_headers(at, line);
        }
        if let Some(length) = attribution::length(self.lines, at) {
            self.quotes(at);
            self.ended = None;
            // The author quoted below headers may quote others in turn.
            return match self.above {
                Above::Nothing => self.behind_attribution(at + length),
                Above::Headers | Above::Doubt => self.end(),
            };
        }
        if line.is_quote() || self.announces_quote(at) {
            self.quotes(at);
            self.ended = None;
            return at + 1;
        }
        if line.is_separator() || is_divider(self.lines, at) {
            self.quotes(at);
            return self.behind_headers(at, line);
        }
        if let Some(end) = self.ends(at, line) {
            self.ended = Some(end);
            self.spoke = true;
            return at + 1;
        }
        if line.lower.starts_with("-----begin pgp signed") {
            let rest = self.lines.iter().skip(at);
            return rest.take_while(|line| !line.is_blank()).count() + at;
        }
        if !line.says_something() {
            return at + 1;
        }
        match self.ended {
            None => self.take(at),
            Some(End::Signature) => {
                self.below_signature.push(line.text.clone());
                at + 1
            }
            Some(End::Notice) => at + 1,
        }
    }

    /// What begins at `at` that is not the author's lines.
    fn ends(&self, at: usize, line: &Line) -> Option<End> {
        if self.is_notice(at, line) || line.starts_disclaimer() {
            Some(End::Notice)
        } else if line.starts_signature() || line.starts_footer() || self.names_a_device(at) {
            Some(End::Signature)
        } else {
            None
        }
    }

    /// Takes the line at `at`, and those that come from the same place.
    fn take(&mut self, at: usize) -> usize {
        let (origin, count) = torn::origin(self.lines, at, self.ours, self.width);
        let taken = self.lines.iter().skip(at).take(count);
        let texts = taken.filter(|line| line.says_something()).map(|line| line.text.clone());
        match origin {
            Origin::Torn => {}
            Origin::Typed if self.above != Above::Doubt => {
                self.own.extend(texts);
                self.spoke = true;
            }
            Origin::Typed | Origin::Doubtful => {
                self.doubtful.extend(texts);
                self.spoke = true;
            }
        }
        at + count
    }

    /// The position at which reading stops.
    fn end(&self) -> usize {
        self.lines.len()
    }

    /// Where to go on reading below an attribution: after it if the quote is
    /// marked, nowhere if it is not, since then nothing tells where it ends. A
    /// second attribution, or headers, show that the quote is unmarked: they
    /// are part of it.
    fn behind_attribution(&mut self, after: usize) -> usize {
        let next = self.next(after);
        if self.is_marked(next) { next } else { self.end_with_quote(next) }
    }

    /// Stops reading: from `at` on a mail is quoted without marks.
    fn end_with_quote(&mut self, at: usize) -> usize {
        let lines = self.lines;
        let others = |at: usize| {
            attribution::length(lines, at).is_some()
                || is_header_block(lines, at)
                || lines.get(at).is_some_and(|line| line.is_marked() || line.forwards())
        };
        let end = (at..lines.len()).find(|&at| others(at)).unwrap_or(lines.len());
        self.unmarked = lines.get(at..end).unwrap_or_default();
        self.end()
    }

    /// The same below headers, or below a line that announces them.
    fn behind_headers(&mut self, at: usize, line: &Line) -> usize {
        let next = after_headers(self.lines, at);
        let headers = is_headed(self.lines, at, next);
        if let Some(length) = attribution::length(self.lines, next) {
            // Either a divider and an attribution in one, or the author quoted
            // below the headers quotes others in turn.
            let one = next == at + 1 && !line.forwards();
            return if one { self.behind_attribution(next + length) } else { self.end() };
        }
        if !self.is_marked(next) {
            return self.end_with_quote(next);
        }
        self.ended = None;
        let doubt = self.spoke || headers && line.forwards();
        self.above =
            if doubt || self.above == Above::Doubt { Above::Doubt } else { Above::Headers };
        next
    }

    /// The first line from `at` on that is not empty.
    fn next(&self, at: usize) -> usize {
        at + self.lines.iter().skip(at).take_while(|line| line.is_blank()).count()
    }

    /// Whether a marked quote starts here.
    fn is_marked(&self, at: usize) -> bool {
        // A single "Ann> text" may be anything.
        let odd = |at: usize| self.lines.get(at).is_some_and(Line::is_quote);
        self.lines.get(at).is_some_and(Line::is_marked) || (odd(at) && odd(at + 1))
    }

    /// `Monsoon wrote:` without a date or an address, right above a marked
    /// quote.
    fn announces_quote(&self, at: usize) -> bool {
        let ends_so = self.lines.get(at).is_some_and(|line| {
            let numbered = line.text.contains(|c: char| c.is_ascii_digit());
            line.text.ends_with([':', '：']) && (line.wrote || !numbered)
        });
        let next = || self.lines.iter().skip(at + 1).find(|line| !line.is_blank());
        ends_so && next().is_some_and(Line::is_quote)
    }

    /// A legal notice: words that may begin any sentence and, in the same
    /// paragraph, words that occur only in notices.
    fn is_notice(&self, at: usize, line: &Line) -> bool {
        let text = line.lower.trim_start_matches(|c: char| !c.is_alphanumeric());
        let begins = |start: &str| {
            let rest = text.strip_prefix(start);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphabetic()))
        };
        let paragraph = || {
            let rest = self.lines.iter().skip(at).take_while(|line| !line.is_blank());
            rest.take(NOTICE).filter(|line| !line.is_quote())
        };
        let legal = |line: &Line| PHRASES.legal.occur_in(&line.lower);
        PHRASES.notices.iter().any(begins) && paragraph().any(legal)
    }

    /// "Sent from my iPhone" in any language: a short line that names a device,
    /// below some text, with nothing right above or below it.
    fn names_a_device(&self, at: usize) -> bool {
        let Some(line) = self.lines.get(at).filter(|_| !self.own.is_empty()) else { return false };
        let words = || line.lower.split(|c: char| !c.is_alphanumeric());
        let named = words().any(|word| PHRASES.devices.start_of(word).is_some());
        let apart = |at: Option<usize>| {
            let neighbour = at.and_then(|at| self.lines.get(at));
            neighbour.is_none_or(|line| line.is_blank() || line.is_quote())
        };
        let alone = apart(at.checked_sub(1)) && apart(Some(at + 1));
        named && alone && line.text.split(' ').count() <= 10
    }
}
