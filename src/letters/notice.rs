//! Plain notices: a few sentences, without a table.

use super::frame::{Block, Letter, Tone};
use super::rich::Line;
use super::words::Words;
use super::{Language, RenderError, Rendered};

/// A notice to a moderator, in English, a paragraph for each line.
///
/// # Errors
/// A template that fails.
pub fn plain(subject: &str, text: &str) -> Result<Rendered, RenderError> {
    notice(Language::En, subject.to_owned(), subject.into(), text.lines().map(Line::from).collect())
}

/// Tells a player that a table is paused, without showing it.
///
/// # Errors
/// A template that fails or a sentence that is missing.
pub fn paused(table: u32, title: &str, language: Language) -> Result<Rendered, RenderError> {
    let words = Words::new(language);
    let head = words.plain("paused-head").into();
    let why = words.plain("paused-why").into();
    words.finish()?;
    notice(language, format!("[Monsoon {table}] {title}"), head, vec![why])
}

fn notice(
    language: Language,
    subject: String,
    headline: Line,
    paragraphs: Vec<Line>,
) -> Result<Rendered, RenderError> {
    let letter = Letter {
        language,
        subject,
        preheader: Line::default(),
        kicker: Line::default(),
        headline,
        tone: Tone::Wrong,
        blocks: paragraphs.into_iter().map(Block::Para).collect(),
        footer: Vec::new(),
    };
    letter.render()
}
