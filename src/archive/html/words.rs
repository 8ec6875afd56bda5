//! Words as HTML. Everything that was not written here goes through [`Plain`].

use super::input::{Piece, Sentence};
use crate::engine::{Seat, Seats, seat::MAX_SEATS};
use crate::letters::{Line, Piece as Rich, clean, look};
use askama::filters::Escaper;
use std::fmt;

/// Writes a text so that it is safe in HTML, including attributes. Characters that
/// could control the page or the direction of writing are removed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Plain;

impl Escaper for Plain {
    fn write_escaped_str<W: fmt::Write>(&self, mut dest: W, text: &str) -> fmt::Result {
        clean(text).chars().try_for_each(|c| match c {
            '&' => dest.write_str("&amp;"),
            '<' => dest.write_str("&lt;"),
            '>' => dest.write_str("&gt;"),
            '"' => dest.write_str("&quot;"),
            '\'' => dest.write_str("&#39;"),
            c => dest.write_char(c),
        })
    }
}

/// A text as HTML.
#[must_use]
pub fn esc(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // Writing to a String cannot fail.
    let _ = Plain.write_escaped_str(&mut out, text);
    out
}

/// A seat's sign and letter in its colour.
pub(super) fn sign(seat: Seat) -> String {
    let look = look(seat);
    format!("<b class=\"s{}\">{}</b>", seat.index(), look.plain())
}

/// A player's sign and name, both in the seat's colour.
pub(super) fn player(seat: Seat, name: &str) -> String {
    if name.is_empty() {
        return sign(seat);
    }
    format!("<span class=\"w\">{}\u{a0}<bdi>{}</bdi></span>", sign(seat), esc(name))
}

/// A seat's token in a picture: the seat's sign, filled.
pub(super) fn token(seat: Seat, x: f32, y: f32, size: f32) -> String {
    format!(
        "<use href=\"#k{}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>",
        seat.index()
    )
}

impl Sentence {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Line> for Sentence {
    fn from(line: Line) -> Sentence {
        let seats = Seats::new(usize::from(MAX_SEATS));
        let whose =
            |sought| seats.and_then(|seats| seats.iter().find(|&seat| look(seat) == sought));
        let piece = |piece| match piece {
            Rich::Text(text) => Piece::Text(text),
            Rich::Order(text) => Piece::Order(text),
            Rich::Strong(text) | Rich::Badge(_, text) => Piece::Strong(text),
            Rich::Free => Piece::Text("○".to_owned()),
            Rich::Seat(look, name) => match whose(look) {
                Some(seat) => Piece::Seat(seat, name),
                None => Piece::Text(name),
            },
        };
        Sentence(line.pieces().into_iter().map(piece).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_foreign_is_markup() {
        assert_eq!(esc("<a href='x'>\"&\u{202e}\u{1}"), "&lt;a href=&#39;x&#39;&gt;&quot;&amp; ");
        let seat = Seats::new(2).unwrap().get(1).unwrap();
        let sentence = Sentence(vec![
            Piece::Seat(seat, "<b>".into()),
            Piece::Text(" bids ".into()),
            Piece::Order("bid <5>".into()),
        ]);
        assert_eq!(
            sentence.to_string(),
            "<span class=\"w\"><b class=\"s1\">▲G</b>\u{a0}<bdi>&lt;b&gt;</bdi></span> bids \
             <code>bid &lt;5&gt;</code>"
        );
    }
}
