//! How seats are distinguished: by colour, by sign and by letter, so that none of
//! the three has to carry the meaning alone.

use super::Envelope;
use super::rich::clean;
use crate::engine::Seat;

/// A seat's looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Look {
    /// A geometric sign that no system turns into an emoji.
    pub(crate) sign: char,
    /// The letter of the colour, as a fallback for the sign.
    pub(crate) letter: char,
    /// For signs and letters on a light background.
    pub(crate) ink: &'static str,
    /// A background in the seat's colour.
    pub(crate) fill: &'static str,
    /// For letters on that background.
    pub(crate) on_fill: &'static str,
}

const LOOKS: [Look; 5] = [
    Look { sign: '●', letter: 'R', ink: "#a3231b", fill: "#b23127", on_fill: "#fdf3ef" },
    Look { sign: '▲', letter: 'G', ink: "#1e6a35", fill: "#28703c", on_fill: "#f0faf2" },
    Look { sign: '■', letter: 'B', ink: "#673f22", fill: "#70482a", on_fill: "#fbf3ec" },
    Look { sign: '◆', letter: 'Y', ink: "#7a5c00", fill: "#e3b72e", on_fill: "#2e2503" },
    Look { sign: '★', letter: 'P', ink: "#63308a", fill: "#6c3a94", on_fill: "#f8f1fc" },
];

#[must_use]
pub(crate) fn look(seat: Seat) -> Look {
    LOOKS[seat.index() % LOOKS.len()]
}

/// The longest name that a letter prints, in characters; longer ones end in an
/// ellipsis.
const LONGEST: usize = 24;

/// A seat's name in a letter: printable, on one line, not too long.
#[must_use]
pub(crate) fn name(envelope: &Envelope, seat: Seat) -> String {
    let given = short(envelope.names.get(seat.index()).map_or("", String::as_str));
    if given.contains(char::is_alphanumeric) { given } else { seat.colour().to_owned() }
}

/// A name as a letter prints it: on one line, not too long.
pub(crate) fn short(name: &str) -> String {
    let given = clean(name);
    let given = given.split_whitespace().collect::<Vec<_>>().join(" ");
    if given.chars().count() <= LONGEST {
        return given;
    }
    let mut short: String = given.chars().take(LONGEST - 1).collect();
    short.push('…');
    short
}
