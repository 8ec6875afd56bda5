//! Lines with a few highlighted words: a player, an order, a strong word.
//!
//! Fluent returns a sentence as one string, so the highlighted words in it are
//! delimited by private-use characters. [`clean`] removes those characters from
//! everything that others wrote.

use super::paint::Paint;
use super::seats::{Look, look};
use crate::{basics::Language, engine::Seat};
use askama::Template;
use std::fmt::Write;

const SEAT: char = '\u{e000}';
const ORDER: char = '\u{e010}';
const STRONG: char = '\u{e011}';
const END: char = '\u{e012}';
/// The first of the small coloured words, and the one after the last of them.
const BADGE: char = '\u{e020}';
const NO_BADGE: char = '\u{e030}';
const FREE: char = '\u{e030}';

/// Does this begin a highlighted word?
fn is_mark(character: char) -> bool {
    (SEAT..END).contains(&character) || (BADGE..=FREE).contains(&character)
}

/// Where a word may be broken, only in HTML.
pub(crate) const SOFT_HYPHEN: char = '\u{ad}';

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line(String);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(String),
    /// A player; if the name is empty, only the seat's sign.
    Seat(Look, String),
    Order(String),
    Strong(String),
    /// A short word on a ground of its own.
    Badge(&'static Paint, String),
    /// A place for such a word.
    Free,
}

/// A player's name with the seat's sign, for use inside a sentence.
#[must_use]
pub fn player(seat: Seat, name: &str) -> String {
    let start = u32::from(SEAT) + u32::try_from(seat.index()).unwrap_or(0);
    format!("{}{name}{END}", char::from_u32(start).unwrap_or(SEAT))
}

/// A seat's sign and letter without a name.
pub fn sign(seat: Seat) -> String {
    player(seat, "")
}

/// Something to be typed, for use inside a sentence.
#[must_use]
pub fn order(text: &str) -> String {
    format!("{ORDER}{}{END}", clean(text))
}

#[must_use]
pub fn strong(text: &str) -> String {
    format!("{STRONG}{text}{END}")
}

/// A short word on a coloured ground: `at` says which of [`Paint::BADGES`].
pub(super) fn badge(at: usize, text: &str) -> String {
    let mark = u32::try_from(at).ok().and_then(|at| char::from_u32(u32::from(BADGE) + at));
    format!("{}{text}{END}", mark.unwrap_or(STRONG))
}

/// An empty place for such a word.
pub(super) fn free_place() -> String {
    format!("{FREE}{END}")
}

/// Removes characters from other people's text that could affect ours: controls,
/// private-use characters and direction marks.
pub fn clean(text: &str) -> String {
    text.chars()
        .filter(|c| {
            !matches!(c, '\u{ad}' | '\u{e000}'..='\u{f8ff}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        })
        .map(|c| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c })
        .collect()
}

/// The longest order that must not be broken on a phone, in characters.
pub(crate) const UNBROKEN: usize = 32;

impl Piece {
    /// Whether it fits on one line even on a phone.
    fn is_short(&self) -> bool {
        !matches!(self, Piece::Order(order) if order.chars().count() > UNBROKEN)
    }

    /// Whether it is a name with right-to-left letters.
    fn is_backward(&self) -> bool {
        matches!(self, Piece::Seat(_, name) if is_backward(name))
    }
}

fn is_backward(name: &str) -> bool {
    name.chars().any(|c| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}'))
}

impl<T: Into<String>> From<T> for Line {
    fn from(text: T) -> Line {
        Line(text.into())
    }
}

impl Line {
    /// The same, preceded by another sentence.
    #[must_use]
    pub fn after(&self, sentence: &str) -> Line {
        Line(format!("{sentence} {}", self.0))
    }

    /// This line, then another.
    #[must_use]
    pub(crate) fn then(&self, next: &Line) -> Line {
        Line(format!("{}{}", self.0, next.0))
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Just the line, as plain text.
    #[must_use]
    pub fn plain(&self, language: Language) -> String {
        self.text(language).replace(['\u{a0}', '\u{202f}'], " ")
    }

    /// The parts, in order.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut rest = self.0.as_str();
        while let Some(at) = rest.find(is_mark) {
            if at > 0 {
                pieces.push(Piece::Text(rest[..at].to_owned()));
            }
            let mut tail = rest[at..].chars();
            let mark = tail.next().unwrap_or(STRONG);
            let (inner, after) = tail.as_str().split_once(END).unwrap_or((tail.as_str(), ""));
            pieces.push(match mark {
                ORDER => Piece::Order(inner.to_owned()),
                STRONG => Piece::Strong(inner.to_owned()),
                FREE => Piece::Free,
                BADGE..NO_BADGE => badge_piece(mark, inner),
                _ => seat_piece(mark, inner),
            });
            rest = after;
        }
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest.to_owned()));
        }
        pieces
    }

    /// For the HTML part.
    pub(crate) fn html(&self) -> LineHtml {
        LineHtml { pieces: self.pieces() }
    }

    /// For a narrow column of the HTML part, where lines may break at any space: a
    /// cell there is a line of its own, however its words wrap.
    pub(crate) fn narrow_html(&self) -> LineHtml {
        Line(self.0.replace('\u{a0}', " ")).html()
    }

    /// For the text part: what must stay together is joined by no-break spaces. An
    /// order is put in the quotation marks of the language, and shares its line
    /// with a word of ours wherever the line is broken, so that no quoted line
    /// reads as an order.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        if !self.0.contains(is_mark) {
            return self.0.replace(SOFT_HYPHEN, "");
        }
        let (open, close) = language.quotes();
        let mut out = String::new();
        let mut glue_next = false;
        for piece in self.pieces() {
            match piece {
                Piece::Text(text) if glue_next => {
                    out.push_str(&glue_front(&text));
                    glue_next = false;
                }
                Piece::Text(text) | Piece::Strong(text) | Piece::Badge(_, text) => {
                    out.push_str(&text);
                }
                Piece::Free => out.push('○'),
                Piece::Seat(look, name) if name.is_empty() => out.push(look.letter),
                Piece::Seat(look, name) => {
                    let _ = write!(out, "{}\u{a0}({})", isolate(&name), look.letter);
                }
                Piece::Order(order) => {
                    let glued = glue_back(&out);
                    glue_next = glued.is_none();
                    out = glued.unwrap_or(out);
                    let _ = write!(out, "{open}{}{close}", order.replace(' ', "\u{a0}"));
                }
            }
        }
        out.replace(SOFT_HYPHEN, "")
    }
}

fn seat_piece(mark: char, name: &str) -> Piece {
    let index = (u32::from(mark) - u32::from(SEAT)) as usize;
    let seat = crate::engine::Seats::new(5).and_then(|seats| seats.get(index));
    match seat {
        Some(seat) => Piece::Seat(look(seat), name.to_owned()),
        None => Piece::Text(name.to_owned()),
    }
}

fn badge_piece(mark: char, text: &str) -> Piece {
    let at = (u32::from(mark) - u32::from(BADGE)) as usize;
    match Paint::BADGES.get(at) {
        Some(paint) => Piece::Badge(paint, text.to_owned()),
        None => Piece::Text(text.to_owned()),
    }
}

/// Joins a name into one piece. One with right-to-left letters is kept from
/// reordering the text next to it.
pub fn isolate(name: &str) -> String {
    let joined = name.replace(SOFT_HYPHEN, "").replace(' ', "\u{a0}");
    if is_backward(name) { format!("\u{2068}{joined}\u{2069}") } else { joined }
}

/// Joins the end of a text to what follows, back to a word that contains a letter;
/// `None` if there is none.
fn glue_back(text: &str) -> Option<String> {
    let word = text.rfind(char::is_alphanumeric)?;
    Some(format!("{}{}", &text[..word], text[word..].replace(' ', "\u{a0}")))
}

/// Joins the start of a text to what precedes it, up to its first word.
fn glue_front(text: &str) -> String {
    let word = text.find(char::is_alphanumeric).unwrap_or(text.len());
    format!("{}{}", text[..word].replace(' ', "\u{a0}"), &text[word..])
}

#[derive(Template)]
#[template(path = "letter/line.html")]
pub(crate) struct LineHtml {
    pieces: Vec<Piece>,
}

/// A sentence from the rules, with a capital and a full stop added.
pub(crate) fn sentence(text: &str) -> String {
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    capital(text) + stop
}

/// With a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// A text cut to a length, with an ellipsis.
pub(super) fn first_of(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most).chain(['…']).collect()
}

/// The same, of its end.
pub(super) fn last_of(text: &str, most: usize) -> String {
    let length = text.chars().count();
    if length <= most {
        return text.to_owned();
    }
    std::iter::once('…').chain(text.chars().skip(length - most)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_and_end() {
        assert_eq!(sentence("ż is not a place"), "Ż is not a place.");
    }

    #[test]
    fn an_order_keeps_a_word_of_ours_beside_it() {
        let line = Line::from(format!("answer by writing : {}", order("bid 5")));
        assert_eq!(line.text(Language::En), "answer by writing\u{a0}:\u{a0}“bid\u{a0}5”");
        let line = Line::from(format!("{} - name no amount", order("pass")));
        assert_eq!(line.text(Language::En), "“pass”\u{a0}-\u{a0}name no amount");
    }

    #[test]
    fn an_order_has_the_quotation_marks_of_its_language() {
        let line = Line::from(format!("or {}", order("bid 5")));
        let quoted = Language::ALL.map(|language| line.plain(language));
        assert_eq!(
            quoted,
            ["or “bid 5”", "or „bid 5”", "or « bid 5 »", "or ”bid 5”", "or «bid 5»"]
        );
    }

    #[test]
    fn others_cannot_write_our_marks() {
        assert_eq!(clean("a\u{e010}b\u{202e}c\nd"), "abc d");
    }
}
