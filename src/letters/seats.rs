//! How seats are distinguished: by colour, by sign and by letter, so that none of
//! the three has to carry the meaning alone.

use super::Envelope;
use super::rich::clean;
use super::words::Words;
use crate::{basics::Language, engine::Seat};

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
    /// The same three in a dark letter.
    pub(crate) dark: (&'static str, &'static str, &'static str),
}

pub(super) const LOOKS: [Look; 5] = [
    Look {
        sign: '●',
        letter: 'R',
        ink: "#a32117",
        fill: "#b3261e",
        on_fill: "#ffffff",
        dark: ("#ff9d92", "#f28b80", "#2a0805"),
    },
    Look {
        sign: '▲',
        letter: 'G',
        ink: "#1a6a34",
        fill: "#1f7a3d",
        on_fill: "#ffffff",
        dark: ("#82cf96", "#6fc287", "#06210f"),
    },
    Look {
        sign: '■',
        letter: 'B',
        ink: "#6b4226",
        fill: "#74472a",
        on_fill: "#ffffff",
        dark: ("#deb08b", "#cfa27e", "#241307"),
    },
    Look {
        sign: '◆',
        letter: 'Y',
        ink: "#755800",
        fill: "#e3b021",
        on_fill: "#2b2100",
        dark: ("#ebc751", "#e6bb3f", "#2b2100"),
    },
    Look {
        sign: '★',
        letter: 'P',
        ink: "#63308a",
        fill: "#6c3a94",
        on_fill: "#ffffff",
        dark: ("#d3adf2", "#bd97e3", "#1d0a2e"),
    },
];

impl Look {
    /// Sign and letter, without a colour of their own.
    pub(crate) fn plain(&self) -> String {
        format!("{}{}", self.sign, self.letter)
    }

    /// The class of signs and names.
    pub(crate) fn word(&self) -> String {
        format!("c{}", self.letter)
    }

    /// The class of what is filled with the colour.
    pub(crate) fn token(&self) -> String {
        format!("f{}", self.letter)
    }
}

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
    let given = envelope.names.get(seat.index()).map_or("", String::as_str);
    if let Some(called) = neutral(given, seat, envelope.language) {
        return called;
    }
    let given = short(given);
    if given.contains(char::is_alphanumeric) { given } else { seat.colour().to_owned() }
}

/// House players have no name of their own, nor has whoever never said it or was forgotten:
/// they are called by colour or number, in the reader's language.
pub(crate) fn neutral(given: &str, seat: Seat, language: Language) -> Option<String> {
    let (key, which) = [("seat-house", "House "), ("seat-player", "Player ")]
        .into_iter()
        .find_map(|(key, called)| Some((key, given.strip_prefix(called)?)))?;
    let is_number = !which.is_empty() && which.chars().all(|letter| letter.is_ascii_digit());
    let neutral = which == seat.colour() || (key == "seat-player" && is_number);
    neutral.then(|| Words::new(language).say(key, &[("colour", which.to_owned().into())]))
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
