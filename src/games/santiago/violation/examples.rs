//! An example of each violation, for the tests of what letters say.

use super::{Escudos, Violation};
use crate::engine::Seats;
use crate::games::santiago::data::DataError;
use crate::games::santiago::{Decision, Junction, Kind, Segment, Square, Tile};
use crate::games::sentences::{Amounts, OneOf};

impl Violation {
    /// At least one of each kind.
    pub(crate) fn examples() -> Vec<Violation> {
        let seats = Seats::new(4).unwrap();
        let seat = |index| seats.get(index).unwrap();
        let square = |label| Square::from_label(label).unwrap();
        let squares = || OneOf(["b2", "c1", "c3"].map(square).to_vec());
        let segment = |label| Segment::from_label(label).unwrap();
        let segments = || OneOf(["s7", "s12"].map(segment).to_vec());
        let tile = |kind, pictured| Tile::new(kind, pictured).unwrap();
        let (banana, pepper) = (tile(Kind::Banana, 2), tile(Kind::Pepper, 1));
        let free = || Amounts(vec![(1, 4), (6, 10)]);
        let none = Amounts(Vec::new());
        let (one, money) = (Escudos(1), Escudos(10));
        let mut examples = vec![
            Violation::Data(DataError::NotOnce { what: "7 players".into(), times: 0 }),
            Violation::NoPlayers,
            Violation::NoJunction,
            Violation::NoSquares,
            Violation::NoSuchSeat { key: "older", seat: seat(3), players: 3 },
            Violation::PalmAtSpring { palm: square("c3"), spring: Junction::all().next().unwrap() },
            Violation::PalmsTouch { palm: square("c3"), other: square("c4") },
            Violation::Over,
            Violation::NotAsked { decision: Decision::Bid, asked: OneOf(vec![seat(0)]) },
            Violation::NotAsked {
                decision: Decision::SealedBid,
                asked: OneOf(vec![seat(0), seat(1), seat(2)]),
            },
            Violation::BidOfNothing { free: free() },
            Violation::BidTaken { amount: 5, by: seat(1), free: free() },
            Violation::BidTaken { amount: 5, by: seat(1), free: none },
            Violation::BidAboveMoney { amount: 12, money, free: free() },
            Violation::BidAboveMoney { amount: 2, money: one, free: Amounts(vec![(1, 1)]) },
            Violation::SealedAboveMoney { amount: 12, money, most: 10 },
            Violation::SealedAboveCubes { amount: 30, cubes: 22 },
            Violation::NotOffered { tile: banana, offer: OneOf(vec![pepper, banana]) },
            Violation::NotLeftOver { tile: banana, leftover: pepper },
            Violation::Occupied { square: square("c2"), near: squares() },
            Violation::OccupiedByDried { square: square("c2"), near: squares() },
            Violation::LeftoverApart { square: square("h6"), squares: squares() },
            Violation::LeftoverApartFromDried { square: square("h6"), squares: squares() },
            Violation::Built { segment: segment("s8"), segments: segments() },
            Violation::NotAtSpring { segment: segment("s8"), segments: segments() },
            Violation::Apart { segment: segment("s8"), segments: segments() },
            Violation::OfferAboveMoney { amount: 12, money },
            Violation::OfferAboveMoney { amount: 2, money: one },
            Violation::NotProposed { segment: segment("s8"), proposed: segments() },
            Violation::NothingProposed,
            Violation::ElsewhereTooDear { price: money, money: Escudos(3), proposed: segments() },
            Violation::NoPlaceElsewhere { proposed: segments() },
            Violation::NoMoneyToBuild,
            Violation::MustBuild { proposed: segments() },
        ];
        examples.extend(Decision::all().map(Violation::OtherQuestion));
        examples
    }
}
