//! What the creator of a table may choose (P1), as `key=value` pairs.

use super::board::{Junction, Square};
use crate::engine::{Seat, Seats, seat};
use crate::games::{PairError, pairs};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The creator's choices. Everything left out has the default of the rules.
///
/// `older`, `first-canal` and `two-player-builder-extra` matter with two
/// players only and are without effect otherwise, so that one list of options
/// serves tables of any size. A colour names a seat, so with shuffled seats it
/// names whoever comes to sit there.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Are balances shown (S7)?
    pub money: Money,
    /// Where the spring stands (S2, D1).
    pub spring: Spring,
    /// Where the palms stand (S3); `None` leaves it to the dice (D2).
    pub palms: Option<[Square; 3]>,
    /// Who holds the token first (S8); `None` leaves it to the dice (D4).
    pub first_builder: Option<Seat>,
    /// Are the players seated by the dice (D5)?
    pub shuffle_seats: bool,
    /// Who counts as the older of two (D84); `None` is the first builder.
    pub older: Option<Seat>,
    /// Who lays the first canal of two players' game (S53, D84).
    pub first_canal: FirstCanalBy,
    /// May the builder of a two-player game use their extra canal (D97)?
    pub two_player_builder_extra: bool,
}

/// Are balances shown (S7)?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Money {
    /// To everybody; the default (D7).
    #[default]
    Open,
    /// To their owner only, until the end.
    Hidden,
}

/// Where the spring stands (D1). The nearer the border, the harder the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spring {
    /// On one of the six junctions inside the board.
    #[default]
    Centre,
    /// On one of the ten junctions of the border that are no corners.
    Middle,
    /// In one of the four corners.
    Edge,
    At(Junction),
}

/// Who lays the first canal of a two-player game (D84).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstCanalBy {
    /// The older player is asked.
    #[default]
    Ask,
    Auto,
}

const KEYS: [&str; 8] = [
    "money",
    "spring",
    "palms",
    "first-builder",
    "shuffle-seats",
    "older",
    "first-canal",
    "two-player-builder-extra",
];

impl Options {
    /// Reads options from `key=value` pairs, letter case aside.
    ///
    /// # Errors
    /// A name or a value that does not exist, and what does.
    pub fn parse(pairs: &[(String, String)]) -> Result<Options, PairError> {
        let mut options = Options::default();
        pairs::each(pairs, |_| false, |key, value| options.set(key, value))?;
        Ok(options)
    }

    fn set(&mut self, key: &str, written: &str) -> Result<(), PairError> {
        let value = written.to_lowercase();
        let refuse = |key, allowed| PairError::Value { key, value: written.to_owned(), allowed };
        match key {
            "money" => {
                self.money = match value.as_str() {
                    "open" => Money::Open,
                    "hidden" => Money::Hidden,
                    _ => return Err(refuse("money", "it is open or hidden")),
                }
            }
            "spring" => {
                self.spring = spring(&value).ok_or_else(|| {
                    refuse("spring", "it is centre, middle, edge or a junction from p1 to p20")
                })?;
            }
            "palms" => {
                self.palms = palms(&value).ok_or_else(|| {
                    refuse("palms", "it is dice or three different squares such as c1,f3,h6")
                })?;
            }
            "first-builder" => {
                self.first_builder = match value.as_str() {
                    "dice" => None,
                    _ => Some(colour(&value).ok_or_else(|| {
                        refuse("first-builder", "it is dice or a colour such as red")
                    })?),
                }
            }
            "shuffle-seats" => {
                self.shuffle_seats = pairs::yes_or_no("shuffle-seats", written)?;
            }
            "older" => {
                self.older = match value.as_str() {
                    "first-builder" => None,
                    _ => Some(colour(&value).ok_or_else(|| {
                        refuse("older", "it is first-builder or a colour such as red")
                    })?),
                }
            }
            "first-canal" => {
                self.first_canal = match value.as_str() {
                    "ask" => FirstCanalBy::Ask,
                    "auto" => FirstCanalBy::Auto,
                    _ => return Err(refuse("first-canal", "it is ask or auto")),
                }
            }
            "two-player-builder-extra" => {
                self.two_player_builder_extra =
                    pairs::yes_or_no("two-player-builder-extra", written)?;
            }
            _ => return Err(PairError::Key { key: key.to_owned(), known: &KEYS }),
        }
        Ok(())
    }

    /// All options with their values, as `parse` reads them.
    #[must_use]
    pub fn show(&self) -> Vec<(&'static str, String)> {
        let palms = self.palms.map(|squares| squares.map(|square| square.to_string()).join(","));
        let seat = |seat: Option<Seat>, none: &str| {
            seat.map_or_else(|| none.to_owned(), |seat| seat.to_string())
        };
        let first_canal = match self.first_canal {
            FirstCanalBy::Ask => "ask",
            FirstCanalBy::Auto => "auto",
        };
        vec![
            ("money", if self.money == Money::Hidden { "hidden" } else { "open" }.to_owned()),
            ("spring", self.spring.to_string()),
            ("palms", palms.unwrap_or_else(|| "dice".to_owned())),
            ("first-builder", seat(self.first_builder, "dice")),
            ("shuffle-seats", pairs::yes_no(self.shuffle_seats)),
            ("older", seat(self.older, "first-builder")),
            ("first-canal", first_canal.to_owned()),
            ("two-player-builder-extra", pairs::yes_no(self.two_player_builder_extra)),
        ]
    }
}

impl Spring {
    /// The junctions it may stand on.
    #[must_use]
    pub fn junctions(self) -> Vec<Junction> {
        let borders = |junction: Junction| {
            let (i, j) = junction.position();
            u8::from(i == 0 || i == 4) + u8::from(j == 0 || j == 3)
        };
        let with = |wanted| Junction::all().filter(|&place| borders(place) == wanted).collect();
        match self {
            Spring::Centre => with(0),
            Spring::Middle => with(1),
            Spring::Edge => with(2),
            Spring::At(junction) => vec![junction],
        }
    }
}

impl fmt::Display for Spring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spring::Centre => f.write_str("centre"),
            Spring::Middle => f.write_str("middle"),
            Spring::Edge => f.write_str("edge"),
            Spring::At(junction) => write!(f, "{junction}"),
        }
    }
}

fn spring(value: &str) -> Option<Spring> {
    match value {
        "centre" | "center" => Some(Spring::Centre),
        "middle" => Some(Spring::Middle),
        "edge" => Some(Spring::Edge),
        _ => Junction::from_label(value).map(Spring::At),
    }
}

/// `Some(None)` is the dice.
#[expect(clippy::option_option, reason = "not readable, or read as the dice, or as squares")]
fn palms(value: &str) -> Option<Option<[Square; 3]>> {
    if value == "dice" {
        return Some(None);
    }
    let squares: Option<Vec<Square>> =
        value.split(',').map(|label| Square::from_label(label.trim())).collect();
    let squares: [Square; 3] = squares?.try_into().ok()?;
    let [a, b, c] = squares;
    (a != b && a != c && b != c).then_some(Some(squares))
}

fn colour(value: &str) -> Option<Seat> {
    let seats = Seats::new(usize::from(seat::MAX_SEATS))?;
    seats.iter().find(|seat| seat.colour() == value)
}
