//! What is misread, as messages.

use super::{
    Misread, accept, amounts, and, best, build, conditions, near, of_segment, or, people, tile,
    up_to,
};
use crate::engine::{Arg, Said};
use crate::games::santiago::violation::asked_to;

/// The sentence as a message.
pub(super) fn said(misread: &Misread) -> Said {
    match misread {
        Misread::NothingAsked => Said::of("nothing-asked", []),
        Misread::NoWordForThis { word, decision, such } => Said::of(
            "no-word-for-this",
            [("word", Arg::text(word)), ("asked", asked_to(*decision)), ("such", such.into())],
        ),
        Misread::NoWord { word } => {
            Said::of("no-word", [("word", Arg::text(word)), ("such", "".into())])
        }
        Misread::NoWordOfFact { word } => Said::of(
            "no-word-of-fact",
            [("word", Arg::text(word)), ("examples", (&conditions()).into())],
        ),
        Misread::CanMean { word, meanings } => {
            Said::of("can-mean", [("word", Arg::text(word)), ("meanings", meanings.into())])
        }
        Misread::Stray { word, forms } => {
            Said::of("misread-stray", [("word", Arg::text(word)), ("forms", forms.into())])
        }
        Misread::NoTile(kind) => Said::of(
            "misread-no-tile",
            [("one", tile(*kind, 1).into()), ("two", tile(*kind, 2).into())],
        ),
        Misread::NoSquare { word } => Said::of("misread-no-square", [("word", Arg::text(word))]),
        Misread::NoSegment(number) => {
            Said::of("misread-no-segment", [("number", Arg::text(number))])
        }

        Misread::Elsewhere { decision, such } => {
            Said::of("asked-else", [("asked", asked_to(*decision)), ("such", such.into())])
        }
        Misread::WhatToDo(such) => Said::of("what-to-do", [("such", such.into())]),
        Misread::Open(such) => Said::of("leaves-open", [("such", such.into())]),
        Misread::NotOffered { kind, offer } => {
            Said::of("misread-not-offered", [("named", kind.into()), ("offer", offer.into())])
        }
        Misread::WhichOf(tiles) => Said::of("misread-which-of", [("tiles", tiles.into())]),
        Misread::WhichTile(offer) => Said::of("misread-which-tile", [("offer", offer.into())]),
        Misread::WhereCanal(segments) => {
            Said::of("misread-where-canal", [("segments", segments.into())])
        }
        Misread::WhichProposed(segments) => {
            Said::of("misread-which-proposed", [("segments", segments.into())])
        }
        Misread::HowMuch(such) => Said::of("how-much-or-pass", [("such", such.into())]),
        Misread::WhichSquare(such) => Said::of("misread-which-square", [("such", such.into())]),
        Misread::ForWhichPlace { amount, such } => Said::of(
            "misread-for-which-place",
            [("amount", (*amount).into()), ("such", such.into())],
        ),

        Misread::NoAndMore { word, other } => {
            Said::of("no-and-more", [("word", Arg::text(word)), ("other", other.into())])
        }
        Misread::AlwaysPlaced => Said::of("misread-always-placed", []),
        Misread::WhatToDoAtAll(verbs) => Said::of("misread-what-to-do", [("verbs", verbs.into())]),
        Misread::Twice { one, two } => {
            Said::of("only-one", [("one", one.into()), ("two", two.into())])
        }
        Misread::TwiceInPlan { one, two } => Said::of(
            "misread-twice-in-plan",
            [("one", one.into()), ("two", two.into()), ("or", or().into())],
        ),
        Misread::AmountOrMost => Said::of("misread-amount-or-most", [("example", up_to().into())]),
        Misread::WhichSquareInPlan => Said::of(
            "misread-which-square-in-plan",
            [("near", near().into()), ("best", best().into())],
        ),
        Misread::WhichTileWhere => Said::of("misread-which-tile-where", []),
        Misread::PlaceIsEnough(place) => {
            Said::of("misread-place-is-enough", [("named", place.into())])
        }
        Misread::Where(forms) => Said::of("misread-where", [("forms", forms.into())]),
        Misread::ForWhichPlaceInPlan => Said::of("misread-for-which-place-in-plan", []),
        Misread::WhereOrBest => Said::of("misread-where-or-best", [("best", best().into())]),
        Misread::AcceptOrBuild => Said::of(
            "misread-accept-or-build",
            [("accept", accept().into()), ("build", build().into())],
        ),

        Misread::NoNumber(fact) => Said::of("misread-no-number", [("fact", fact.into())]),
        Misread::OneAtATime => {
            Said::of("misread-one-at-a-time", [("and", and().into()), ("or", or().into())])
        }
        Misread::Who => Said::of("misread-who", [("examples", (&people()).into())]),
        Misread::HowMuchInFact => Said::of("misread-how-much", [("examples", (&amounts()).into())]),
        Misread::WhatOfSegment(segment) => {
            Said::of("misread-what-of-segment", [("examples", (&of_segment(*segment)).into())])
        }
        Misread::NoFact => Said::of("misread-no-fact", [("examples", (&conditions()).into())]),
    }
}
