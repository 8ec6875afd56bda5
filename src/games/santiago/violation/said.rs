//! Violations as messages.

use super::{Escudos, Violation};
use crate::engine::{Arg, Said};
use crate::games::santiago::{Decision, Segment, Square, Tile};
use crate::games::sentences::may_bid_said;

/// The sentence as a message; `None` if no player can meet it.
pub(super) fn said(violation: &Violation) -> Option<Said> {
    Some(match violation {
        // Only whoever sets up a table meets these.
        Violation::Data(_)
        | Violation::NoPlayers
        | Violation::NoJunction
        | Violation::NoSquares
        | Violation::NoSuchSeat { .. }
        | Violation::PalmsTouch { .. } => return None,
        Violation::PalmAtSpring { palm, spring } => {
            Said::of("palm-at-spring", [("palm", (*palm).into()), ("spring", Arg::text(spring))])
        }

        Violation::Over => Said::of("refused-over", []),
        Violation::NotAsked { decision: _, asked } => {
            Said::of("refused-not-asked", [("asked", asked.into())])
        }
        Violation::OtherQuestion(decision) => {
            Said::of("refused-other-question", [("asked", asked_to(*decision))])
        }

        Violation::BidOfNothing { free } => {
            Said::of("refused-bid-of-nothing", [("may", may_bid_said(free))])
        }
        Violation::BidTaken { amount, by, free } => Said::of(
            "refused-bid-taken",
            [("amount", (*amount).into()), ("by", (*by).into()), ("may", may_bid_said(free))],
        ),
        Violation::BidAboveMoney { amount, money, free } => Said::of(
            "refused-bid-above-money",
            [("amount", (*amount).into()), ("money", (*money).into()), ("may", may_bid_said(free))],
        ),
        Violation::SealedAboveMoney { amount, money, most } => Said::of(
            "refused-sealed-above-money",
            [("amount", (*amount).into()), ("money", (*money).into()), ("most", (*most).into())],
        ),
        Violation::SealedAboveCubes { amount, cubes } => Said::of(
            "refused-sealed-above-cubes",
            [("amount", (*amount).into()), ("cubes", (*cubes).into())],
        ),

        Violation::NotOffered { tile, offer } => {
            Said::of("refused-not-offered", [("tile", (*tile).into()), ("offer", offer.into())])
        }
        Violation::NotLeftOver { tile, leftover } => Said::of(
            "refused-not-left-over",
            [("tile", (*tile).into()), ("leftover", (*leftover).into())],
        ),
        Violation::Occupied { square, near } => {
            Said::of("refused-occupied", [("square", (*square).into()), ("near", near.into())])
        }
        Violation::OccupiedByDried { square, near } => Said::of(
            "refused-occupied-by-dried",
            [("square", (*square).into()), ("near", near.into())],
        ),
        Violation::LeftoverApart { square, squares } => Said::of(
            "refused-leftover-apart",
            [("square", (*square).into()), ("squares", squares.into())],
        ),
        Violation::LeftoverApartFromDried { square, squares } => Said::of(
            "refused-leftover-apart-from-dried",
            [("square", (*square).into()), ("squares", squares.into())],
        ),

        Violation::Built { segment, segments } => Said::of(
            "refused-built",
            [("segment", (*segment).into()), ("segments", segments.into())],
        ),
        Violation::NotAtSpring { segment, segments } => Said::of(
            "refused-not-at-spring",
            [("segment", (*segment).into()), ("segments", segments.into())],
        ),
        Violation::Apart { segment, segments } => Said::of(
            "refused-apart",
            [("segment", (*segment).into()), ("segments", segments.into())],
        ),

        Violation::OfferAboveMoney { amount, money } => Said::of(
            "refused-offer-above-money",
            [("amount", (*amount).into()), ("money", (*money).into()), ("most", money.0.into())],
        ),
        Violation::NotProposed { segment, proposed } => Said::of(
            "refused-not-proposed",
            [("segment", (*segment).into()), ("proposed", proposed.into())],
        ),
        Violation::NothingProposed => Said::of("refused-nothing-proposed", []),
        Violation::ElsewhereTooDear { price, money, proposed } => Said::of(
            "refused-elsewhere-too-dear",
            [("price", (*price).into()), ("money", (*money).into()), ("proposed", proposed.into())],
        ),
        Violation::NoPlaceElsewhere { proposed } => {
            Said::of("refused-no-place-elsewhere", [("proposed", proposed.into())])
        }
        Violation::NoMoneyToBuild => Said::of("refused-no-money-to-build", []),
        Violation::MustBuild { proposed } => {
            Said::of("refused-must-build", [("proposed", proposed.into())])
        }
    })
}

/// What the player of a decision is asked to do, as the end of a sentence.
pub(in crate::games::santiago) fn asked_to(decision: Decision) -> Arg {
    let name = Said::of("asked-to", [("decision", decision.id().into())]);
    Arg::named(decision.description().asks, name)
}

impl From<Escudos> for Arg {
    fn from(money: Escudos) -> Arg {
        Arg::named(money, Said::of("escudos", [("count", money.0.into())]))
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Arg {
        let args = [("kind", tile.kind().word().into()), ("farmers", tile.pictured().into())];
        Arg::named(tile, Said::of("crop", args))
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::text(square)
    }
}

impl From<Segment> for Arg {
    fn from(segment: Segment) -> Arg {
        Arg::text(segment)
    }
}
