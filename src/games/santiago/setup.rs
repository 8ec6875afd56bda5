//! The set-up: everything that is chosen or drawn before the first round.

use super::board::{Junction, Segment, Square};
use super::data::Data;
use super::options::{FirstCanalBy, Money, Options};
use super::tiles::{Bag, Tile};
use super::violation::Violation;
use crate::engine::{Dice, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A table as it is set up. It holds the figures it was set up with, so that a
/// later change of `data/santiago.toml` leaves running games alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub(super) seats: Seats,
    seating: Vec<u8>,
    pub(super) figures: Figures,
    pub(super) builder: Seat,
    pub(super) spring: Junction,
    pub(super) palms: [Square; 3],
    pub(super) set_aside: Option<Tile>,
    pub(super) first_canal: FirstCanalDeal,
    /// What is left to be turned up: a multiset, no order (D8).
    pub(super) tiles: Bag,
}

/// What stays as it is through the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// S7.
    pub(super) hidden_money: bool,
    /// D97.
    pub(super) two_player_builder_extra: bool,
    /// S9, S56.
    pub(super) rounds: u8,
    /// Tiles in an offer (S22).
    pub(super) stacks: u8,
    /// Canals in the supply at the start (S5, D86).
    pub(super) supply: u8,
    /// Escudos of each player at the start (S1, S55).
    pub(super) money: u32,
    /// S43.
    pub(super) pay: u32,
    /// Farmers of each player (S1).
    pub(super) farmers: u8,
    /// Cubes to bid with: they cap a sealed bid and are never spent (D88, D89).
    pub(super) cubes: u32,
}

/// How the first canal comes to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FirstCanalDeal {
    /// In round 1, as any other: three players and more.
    None,
    /// This player lays it (S53).
    Asked(Seat),
    /// The dice laid it here (D84).
    Drawn(Segment),
}

impl Deal {
    /// Sets up a table. The dice are thrown in the order of D8: seats, first
    /// builder, spring, palms, the tile set aside, the first canal.
    pub(super) fn draw(
        options: &Options,
        seats: Seats,
        dice: &mut Dice,
    ) -> Result<Deal, Violation> {
        let data = Data::built_in()?;
        let table = data.table(seats.count())?;
        check_seats(options, seats)?;

        let mut seating: Vec<u8> = seats.iter().zip(0u8..).map(|(_, place)| place).collect();
        if options.shuffle_seats {
            dice.shuffle(&mut seating); // D5
        }
        let everybody: Vec<Seat> = seats.iter().collect();
        let builder = match options.first_builder {
            Some(seat) => seat,
            None => *dice.pick(&everybody).ok_or(Violation::NoPlayers)?, // D4
        };
        let spring = *dice.pick(&options.spring.junctions()).ok_or(Violation::NoJunction)?; // D1
        let palms = match options.palms {
            Some(palms) => palms,
            None => draw_palms(spring, dice).ok_or(Violation::NoSquares)?,
        };
        check_palms(palms, spring)?;
        let mut tiles = data.bag(table);
        let mut set_aside = None;
        if table.set_aside > 0 {
            set_aside = draw_tile(&tiles, dice); // S4
        }
        if let Some(tile) = set_aside {
            tiles.remove(tile);
        }
        let first_canal = match (table.first_canals, options.first_canal) {
            (0, _) => FirstCanalDeal::None,
            (_, FirstCanalBy::Ask) => FirstCanalDeal::Asked(options.older.unwrap_or(builder)),
            (_, FirstCanalBy::Auto) => {
                let places: Vec<Segment> = spring.segments().collect();
                dice.pick(&places).copied().map_or(FirstCanalDeal::None, FirstCanalDeal::Drawn)
            }
        };
        let figures = Figures {
            hidden_money: options.money == Money::Hidden,
            two_player_builder_extra: options.two_player_builder_extra,
            rounds: table.rounds,
            stacks: u8::try_from(table.stacks).unwrap_or(u8::MAX),
            supply: table.supply,
            money: table.money,
            pay: data.pieces.pay,
            farmers: data.pieces.farmers,
            cubes: data.pieces.cubes,
        };
        Ok(Deal { seats, seating, figures, builder, spring, palms, set_aside, first_canal, tiles })
    }

    /// Who sits where (D5): for each seat, first seat first, the place in the
    /// creator's list of the player who takes it. Without shuffling 0, 1, 2, …
    #[must_use]
    pub fn seating(&self) -> Vec<usize> {
        self.seating.iter().map(|&place| usize::from(place)).collect()
    }
}

/// A tile out of those left, each as likely as the others.
pub(super) fn draw_tile(tiles: &Bag, dice: &mut Dice) -> Option<Tile> {
    let total = usize::try_from(tiles.total()).unwrap_or(0);
    tiles.nth(dice.below(total))
}

fn check_seats(options: &Options, seats: Seats) -> Result<(), Violation> {
    for (key, seat) in [("first-builder", options.first_builder), ("older", options.older)] {
        if let Some(seat) = seat.filter(|seat| seats.get(seat.index()).is_none()) {
            return Err(Violation::NoSuchSeat { key, seat, players: seats.count() });
        }
    }
    Ok(())
}

/// S3: three palms, no two of them touching, none at the spring (D3).
pub(super) fn check_palms(palms: [Square; 3], spring: Junction) -> Result<(), Violation> {
    for (place, &palm) in palms.iter().enumerate() {
        if palm.junction() == spring {
            return Err(Violation::PalmAtSpring { palm, spring });
        }
        if let Some(&other) =
            palms.iter().skip(place + 1).find(|&&other| palm == other || palm.touches(other))
        {
            return Err(Violation::PalmsTouch { palm, other });
        }
    }
    Ok(())
}

/// D2: the first three of the shuffled squares that satisfy S3. The spring and
/// two palms rule out 22 of the 48 squares at most, so three are always found.
fn draw_palms(spring: Junction, dice: &mut Dice) -> Option<[Square; 3]> {
    let mut squares: Vec<Square> = Square::all().collect();
    dice.shuffle(&mut squares);
    let mut found: Vec<Square> = Vec::new();
    for square in squares {
        if square.junction() != spring && !found.iter().any(|&palm| palm.touches(square)) {
            found.push(square);
        }
    }
    found.truncate(3);
    found.try_into().ok()
}
