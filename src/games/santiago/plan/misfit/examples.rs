//! An example of each, for the tests of what letters say.

use super::{Misfit, MisfitKind};
use crate::games::santiago::Square;
use crate::games::santiago::plan::{Slot, Spot, Wish};
use crate::games::sentences::{OneOf, Typed, without_example};

impl Misfit {
    /// One of each kind.
    pub(in super::super::super) fn examples() -> Vec<Misfit> {
        let square = |label| Square::from_label(label).unwrap();
        let near = || OneOf(["b2", "c1"].map(square).to_vec());
        let typed = |text: &str| Typed::of(text);
        vec![
            Misfit::other_decision(Wish::BidUpTo(5), Slot::Extra),
            Misfit::Cubes(22),
            Misfit::NeverSoMuch(999),
            Misfit::NeverLeftOver,
            Misfit::ExtraUsed,
            Misfit::Taken { square: square("c2"), near: near() },
            Misfit::NearTaken { square: square("c2"), near: near() },
            Misfit::BothSides(square("c2")),
            Misfit::no_answer(Wish::BidUpTo(5)),
            Misfit::NotEnough { highest: 5, limit: Typed::of(Wish::BidUpTo(5)) },
            Misfit::TooPoor { highest: 5, money: 4 },
            Misfit::NoMoney,
            Misfit::NotEmpty(square("c2")),
            Misfit::none_empty(Spot::Near(square("c2"))),
            Misfit::OtherLeftOver { leftover: typed("banana2"), which: typed("grape") },
            Misfit::NowhereToLie(Typed::of(Spot::Near(square("c2")))),
            Misfit::NotWatered(square("c2")),
            Misfit::NoneDry,
            Misfit::BestIsWorth(3),
            Misfit::NothingProposed,
            Misfit::NoneProposedThere(square("c2")),
        ]
    }
}

#[test]
fn each_kind_has_one() {
    assert_eq!(without_example::<_, MisfitKind>(&Misfit::examples()), None);
}
