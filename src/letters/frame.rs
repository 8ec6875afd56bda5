//! What every letter is made of: blocks, and how they become HTML. The text part
//! is made from the same blocks ([`super::text`]), so both parts always say the
//! same.

use super::button::Button;
use super::rich::{Line, clean};
use super::{RenderError, Rendered, printed, text};
use crate::basics::Language;
use askama::Template;

/// A letter before it is written out.
pub(crate) struct Letter {
    pub language: Language,
    /// The same for every letter about a table.
    pub subject: String,
    /// What a mail client shows next to the subject.
    pub preheader: Line,
    /// The small line above the headline: which table, which seat.
    pub kicker: Line,
    pub headline: Line,
    pub tone: Tone,
    pub blocks: Vec<Block>,
    pub footer: Vec<Line>,
}

/// What kind of news the headline brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The reader must do something.
    Act,
    Calm,
    Wrong,
}

impl Tone {
    /// The colours of the headline's background, text and small text.
    pub fn colours(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Tone::Act => ("#17494a", "#f4f8f4", "#b9d6cf"),
            Tone::Calm => ("#e6ecE4", "#21403f", "#4d6763"),
            Tone::Wrong => ("#8a2f23", "#fdf3ef", "#f0c9bf"),
        }
    }
}

/// One piece of a letter, from top to bottom.
pub enum Block {
    Heading(Line),
    Para(Line),
    /// A paragraph in small print.
    Small(Line),
    /// Lines as they are, without bullets.
    Lines(Vec<Line>),
    /// A list of short lines.
    List(Vec<Line>),
    /// A list of short lines, some with other people's words.
    Told(Vec<Told>),
    /// One-tap answers, best first.
    Buttons {
        /// `write:` in the reader's language.
        write: String,
        buttons: Vec<Button>,
    },
    /// The reader's own line with a word marked.
    Marked(Marked),
    /// Lines in the order language, each after a label.
    Quotes(Vec<Quote>),
    /// Lines of a sheet, to be filled in and sent back.
    Blanks(Vec<Blank>),
    /// Rows and columns; the first column names its row.
    Table(Table),
    /// A shell command, never broken.
    Command(String),
    /// A picture made of cells: finished HTML, and a fixed-width version of it.
    Picture {
        /// The HTML: table cells with their own styles.
        html: String,
        /// The fixed-width version, row by row.
        text: Vec<String>,
    },
}

/// A refused line, divided around the word that is meant.
pub struct Marked {
    /// For example `line 3`.
    pub label: String,
    /// What precedes the word.
    pub before: String,
    pub word: String,
    pub after: String,
}

/// A line in the order language. The label before it keeps it from acting when it
/// is quoted.
pub struct Quote {
    pub label: String,
    pub text: String,
    /// Whether it is an order of ours, to be sent as it is. Otherwise somebody
    /// else wrote it, or it is the name of a decision.
    pub order: bool,
    /// A remark about it.
    pub note: Option<Line>,
}

impl Quote {
    /// A line that somebody else wrote.
    #[must_use]
    pub fn new(label: String, text: &str) -> Quote {
        Quote { label, text: clean(text).trim().to_owned(), order: false, note: None }
    }

    /// An order of ours.
    #[must_use]
    pub fn order(label: String, text: &str) -> Quote {
        Quote { order: true, ..Quote::new(label, text) }
    }
}

/// A line of ours, and what somebody else said with it.
pub struct Told {
    pub line: Line,
    pub said: Vec<Quote>,
}

impl Told {
    /// A line of ours alone.
    #[must_use]
    pub fn of(line: String) -> Told {
        Told { line: line.into(), said: Vec::new() }
    }

    /// The same, preceded by another sentence.
    #[must_use]
    pub fn after(self, sentence: &str) -> Told {
        Told { line: self.line.after(sentence), ..self }
    }
}

/// A line to be filled in.
pub struct Blank {
    /// The address and the gap, such as `lot 3: …`.
    pub line: String,
    /// The reader's word for "such as".
    pub like: String,
    /// An example of what may be written there.
    pub example: String,
    /// Whether the example fits on the same line.
    pub beside: bool,
}

pub struct Table {
    pub caption: String,
    pub head: Vec<Line>,
    /// The rows, with one cell per column.
    pub rows: Vec<Vec<Line>>,
    /// Which columns are numbers, aligned to the right.
    pub numbers: Vec<bool>,
}

impl Table {
    /// Templates pass their loop counters by reference.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "called from a template")]
    fn is_number(&self, column: &usize) -> bool {
        self.numbers.get(*column).copied().unwrap_or(false)
    }
}

impl Letter {
    /// Whether it contains somebody else's words.
    fn quotes_others(&self) -> bool {
        let quoted = |told: &Told| !told.said.is_empty();
        self.blocks
            .iter()
            .any(|block| matches!(block, Block::Told(told) if told.iter().any(quoted)))
    }

    /// Writes out both parts.
    pub fn render(self) -> Result<Rendered, RenderError> {
        let (text, mut orders) = text::write(&self);
        orders.extend(printed::in_html(&self));
        let (ground, ink, faint) = self.tone.colours();
        let html = LetterHtml { letter: &self, ground, ink, faint }.render()?;
        Ok(Rendered { subject: self.subject, html, text, orders })
    }
}

#[derive(Template)]
#[template(path = "letter/letter.html")]
struct LetterHtml<'a> {
    letter: &'a Letter,
    ground: &'static str,
    ink: &'static str,
    faint: &'static str,
}
