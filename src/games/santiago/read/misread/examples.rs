//! An example of each, for the tests of what letters say.

use super::{Misread, MisreadKind};
use crate::games::santiago::plan::Fact;
use crate::games::santiago::{Decision, Kind, Segment, Square};
use crate::games::sentences::{OneOf, Such, Typed, without_example};

impl Misread {
    /// At least one of each kind.
    pub(in super::super::super) fn examples() -> Vec<Misread> {
        let word = || "frob".to_owned();
        let stated = || Such::stated(Some("bid 5"));
        let none = || Such::stated(None::<&str>);
        let asked = |order| Such::asked(Some(order));
        let segment = |label| Segment::from_label(label).unwrap();
        let segments = || OneOf(["s7", "s12"].map(segment).to_vec());
        let tiles = || Typed::one_of(["banana1", "banana2"]);
        let offer = || Typed::one_of(["pepper1", "grape2"]);
        let forms = || Typed::one_of(Decision::Extra.forms().0);
        let typed = |text: &str| Typed::of(text);
        let place = Square::from_label("c4").unwrap();
        let mut examples = vec![
            Misread::NothingAsked,
            Misread::NoWordForThis { word: word(), decision: Decision::Bid, such: stated() },
            Misread::NoWord { word: word() },
            Misread::NoWordOfFact { word: word() },
            Misread::CanMean { word: "gra".into(), meanings: Typed::one_of(["grape", "build"]) },
            Misread::Stray { word: word(), forms: forms() },
            Misread::NoTile(Kind::Watermelon),
            Misread::NoSquare { word: "k9".into() },
            Misread::NoSegment(40),
            Misread::WhatToDo(none()),
            Misread::WhatToDo(stated()),
            Misread::Open(stated()),
            Misread::NotOffered { kind: typed("banana"), offer: offer() },
            Misread::WhichOf(tiles()),
            Misread::WhichTile(offer()),
            Misread::WhereCanal(segments()),
            Misread::WhichProposed(segments()),
            Misread::HowMuch(stated()),
            Misread::WhichSquare(asked("plant banana2 c4")),
            Misread::ForWhichPlace { amount: 3, such: asked("propose s7 3") },
            Misread::NoAndMore { word: "pass".into(), other: typed("bid 5") },
            Misread::AlwaysPlaced,
            Misread::WhatToDoAtAll(Typed::one_of(["bid", "plant", "build"])),
            Misread::Twice { one: typed("banana2"), two: typed("grape1") },
            Misread::TwiceInPlan { one: typed("c4"), two: typed("d4") },
            Misread::AmountOrMost,
            Misread::WhichSquareInPlan,
            Misread::WhichTileWhere,
            Misread::PlaceIsEnough(typed("s7")),
            Misread::Where(forms()),
            Misread::ForWhichPlaceInPlan,
            Misread::WhereOrBest,
            Misread::AcceptOrBuild,
            Misread::no_number(Fact::Free(place)),
            Misread::OneAtATime,
            Misread::Who,
            Misread::HowMuchInFact,
            Misread::WhatOfSegment(segment("s7")),
            Misread::NoFact,
        ];
        let elsewhere = |decision| Misread::Elsewhere { decision, such: stated() };
        examples.extend(Decision::all().map(elsewhere));
        examples
    }
}

#[test]
fn each_kind_has_one() {
    assert_eq!(without_example::<_, MisreadKind>(&Misread::examples()), None);
}
