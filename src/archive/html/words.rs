//! Words as HTML. Everything that was not written here goes through [`esc`].

use super::input::{Piece, Sentence};
use crate::engine::{Seat, Seats, seat::MAX_SEATS};
use crate::letters::{Line, Piece as Rich, clean, look};
use std::fmt::Write;

/// A text as it may stand in HTML, inside an attribute as well. What could
/// steer the page or the direction of writing is gone.
pub(super) fn esc(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in clean(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// A seat's sign and letter in its colour.
pub(super) fn sign(seat: Seat) -> String {
    let look = look(seat);
    format!("<b class=\"s{}\">{}{}</b>", seat.index(), look.sign, look.letter)
}

/// A player's sign and name; the name is in its seat's colour, too.
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
    /// The sentence as HTML.
    pub(super) fn html(&self) -> String {
        let mut out = String::new();
        for piece in &self.0 {
            let _ = match piece {
                Piece::Text(text) => write!(out, "{}", esc(text)),
                Piece::Strong(text) => write!(out, "<b>{}</b>", esc(text)),
                Piece::Order(text) => write!(out, "<code>{}</code>", esc(text)),
                Piece::Seat(seat, name) => write!(out, "{}", player(*seat, name)),
            };
        }
        out
    }

    /// Nothing to say?
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
            Rich::Strong(text) => Piece::Strong(text),
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
            sentence.html(),
            "<span class=\"w\"><b class=\"s1\">▲G</b>\u{a0}<bdi>&lt;b&gt;</bdi></span> bids \
             <code>bid &lt;5&gt;</code>"
        );
    }
}
