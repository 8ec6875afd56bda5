//! An example of each, for the tests of what letters say.

use super::{Misfit, MisfitKind};
use crate::engine::Seats;
use crate::games::goa::plan::Slot;
use crate::games::goa::tiles::Tile;
use crate::games::sentences::without_example;

impl Misfit {
    /// One of each kind.
    pub(in super::super::super) fn examples() -> Vec<Misfit> {
        let seat = Seats::new(4).unwrap().get(1).unwrap();
        vec![
            Misfit::LastRow(5),
            Misfit::NeverSoMuch(9999),
            Misfit::NoLot { lot: 7, lots: 4 },
            Misfit::JumpTooFar { jump: 6, most: 5 },
            Misfit::yours_to_sell(2),
            Misfit::Sells { seller: seat, lot: 2 },
            Misfit::FromOne,
            Misfit::NoBeginning,
            Misfit::tile_alone(Slot::Use(Tile::Duty)),
            Misfit::no_numbers_yet(),
            Misfit::PlacesFlag(seat),
            Misfit::Extras { extras: 1 },
            Misfit::Extras { extras: 2 },
            Misfit::Barren,
            Misfit::AboveLimit { next: 6, limit: 5 },
            Misfit::AboveBudget(3),
            Misfit::KeepingTooDear { keep: 6, most: 4 },
            Misfit::NoPlaceFree,
            Misfit::NoSuchTile,
            Misfit::NotMarked,
        ]
    }
}

#[test]
fn each_kind_has_one() {
    assert_eq!(without_example::<_, MisfitKind>(&Misfit::examples()), None);
}
