//! An example of each, for the tests of what letters say.

use super::{Misread, MisreadKind, Missing};
use crate::games::goa::board::Place;
use crate::games::goa::decision::Decision;
use crate::games::goa::tiles::Spice;
use crate::games::sentences::{All, Such, Typed, without_example};
use strum::VariantArray;

impl Misread {
    /// At least one of each kind.
    pub(in super::super::super) fn examples() -> Vec<Misread> {
        let word = || "frob".to_owned();
        let stated = || Such::stated(Some("taxes"));
        let typed = |text: &str| Typed::of(text);
        let seats = || Typed::one_of(["red", "green", "brown"]);
        let stores = || Typed::one_of(["clove2", "clove2b", "quilon"]);
        let place = Place::from_label("c0").unwrap();
        let mut examples = vec![
            Misread::NothingAsked,
            Misread::WhatToDo(stated()),
            Misread::HowMuch(Such::stated(Some("bid 4"))),
            Misread::NoWordForThis { word: word(), decision: Decision::Act, such: stated() },
            Misread::NoWord { word: word(), such: Such::stated(None::<&str>) },
            Misread::NoWordOfFact { word: word() },
            Misread::CanMean { word: "s".into(), meanings: Typed::one_of(["ships", "sell"]) },
            Misread::NoPart { word: word(), such: stated() },
            Misread::NoPlace { word: word() },
            Misread::NoCell(place),
            Misread::NoSuchPlace { word: "g9".into() },
            Misread::NoSuchPlantation {
                spice: Spice::Nutmeg,
                plantations: All(["nutmeg1", "nutmeg2", "nutmeg3"].map(Typed::of).into()),
            },
            Misread::NoPlantation(Spice::Ginger),
            Misread::NoCard { word: word() },
            Misread::CountedCards(All(["two ships", "two spices"].map(Typed::of).into())),
            Misread::NobodyPlays { word: "purple".into(), seats: seats() },
            Misread::TenDucats,
            Misread::TooMany,
            Misread::NoneOfSpice,
            Misread::DoNotFit { count: 3, store: typed("clove2") },
            Misread::NotYoursToSay,
            Misread::OnlyOne { one: typed("4"), two: typed("5") },
            Misread::OneOfTwo { one: typed("sell"), two: typed("buy") },
            Misread::OneAction { one: "taxes".into(), two: "ships".into() },
            Misread::DoneOrMore(typed("done")),
            Misread::ExtraOrNone,
            Misread::WhichTile(Typed::one_of(["red expedition", "expeditions 2"])),
            Misread::WhichStore(stores()),
            Misread::WhichCard(Typed::one_of(["two spices", "sell spices"])),
            Misread::OneCardOrTwo {
                one: typed("two ships tiger"),
                two: typed("tiger and two ships"),
            },
            Misread::WhoseRow(seats()),
            Misread::WhichSeat(seats()),
            Misread::OfWhat(2),
            Misread::StoreOrCount {
                store: typed("clove2"),
                count: typed("clove 2"),
                place: typed("pepper in clove2"),
            },
            Misread::Store { store: typed("quilon"), place: typed("pepper in quilon") },
            Misread::ForWhichStore { spice: Spice::Pepper, stores: stores() },
        ];
        let missing = |&missing| Misread::Missing(missing, Such::asked(Some("found madras")));
        examples.extend(Missing::VARIANTS.iter().map(missing));
        let elsewhere = |decision| Misread::Elsewhere { decision, such: stated() };
        examples.extend(Decision::all().map(elsewhere));
        examples
    }
}

#[test]
fn each_kind_has_one() {
    assert_eq!(without_example::<_, MisreadKind>(&Misread::examples()), None);
}
