//! What every letter is made of: blocks, and how they become HTML. The text
//! part is made from the same blocks ([`super::text`]), so both parts always
//! say the same.

use super::button::Button;
use super::rich::{Line, clean};
use super::{RenderError, Rendered, printed, text};
use crate::basics::Language;
use askama::Template;

/// A letter before it is written out.
pub(crate) struct Letter {
    pub language: Language,
    /// The same for every letter of a table.
    pub subject: String,
    /// What a mail client shows beside the subject.
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
    /// Ground, letters and small letters of the headline.
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
    /// Short lines below each other.
    List(Vec<Line>),
    /// Short lines below each other, some with the words of others.
    Told(Vec<Told>),
    /// One-tap answers, best first.
    Buttons {
        /// `write:` in the reader's language.
        write: String,
        buttons: Vec<Button>,
    },
    /// A line of the reader's own with the word marked that is meant.
    Marked(Marked),
    /// Lines in the order language, each behind a word of ours.
    Quotes(Vec<Quote>),
    /// Lines of a sheet, to be sent back filled in.
    Blanks(Vec<Blank>),
    /// Rows and columns; the first column names its row.
    Table(Table),
    /// A command for a shell, never broken.
    Command(String),
    /// A picture made of cells: ready HTML, and its twin in fixed width.
    Picture {
        /// The HTML: cells of tables, with styles of their own.
        html: String,
        /// Its twin, a row each.
        text: Vec<String>,
    },
}

/// A refused line, cut round the word that is meant.
pub struct Marked {
    /// Such as `line 3`.
    pub label: String,
    /// What stands before the word.
    pub before: String,
    pub word: String,
    pub after: String,
}

/// A line in the order language. The word of ours before it keeps it from
/// acting when it is quoted.
pub struct Quote {
    pub label: String,
    pub text: String,
    /// Is it an order of ours, to be sent as it stands? Otherwise somebody else
    /// wrote it, or it is the name of a decision.
    pub order: bool,
    /// What is to be said about it.
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

    /// The same behind another sentence.
    #[must_use]
    pub fn after(self, sentence: &str) -> Told {
        Told { line: self.line.after(sentence), ..self }
    }
}

/// A line to be filled in.
pub struct Blank {
    /// The address and the gap, such as `lot 3: …`.
    pub line: String,
    /// A word for `such as`.
    pub like: String,
    /// What may be written there.
    pub example: String,
    /// Is there room for the example on the same line?
    pub beside: bool,
}

/// A table of facts.
pub struct Table {
    pub caption: String,
    pub head: Vec<Line>,
    /// The rows, a cell for each column.
    pub rows: Vec<Vec<Line>>,
    /// Columns of numbers, flush right.
    pub numbers: Vec<bool>,
}

impl Table {
    /// Templates hand over what they count with by reference.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "called from a template")]
    fn is_number(&self, column: &usize) -> bool {
        self.numbers.get(*column).copied().unwrap_or(false)
    }
}

impl Letter {
    /// Does it hold words of somebody else?
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
