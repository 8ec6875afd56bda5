//! What is misread, as messages.

use super::{Misread, Missing, condition};
use crate::engine::{Arg, Said};
use crate::games::goa::violation::asked_to;
use crate::games::sentences::Such;

/// The sentence as a message.
pub(super) fn said(misread: &Misread) -> Said {
    match misread {
        Misread::NothingAsked => Said::of("nothing-asked", []),
        Misread::Missing(missing, such) => said_of_missing(*missing, such),
        Misread::WhatToDo(such) => Said::of("what-to-do", [("such", such.into())]),
        Misread::HowMuch(such) => Said::of("how-much-or-pass", [("such", such.into())]),

        Misread::NoWordForThis { word, decision, such } => Said::of(
            "no-word-for-this",
            [("word", Arg::text(word)), ("asked", asked_to(*decision)), ("such", such.into())],
        ),
        Misread::NoWord { word, such } => {
            Said::of("no-word", [("word", Arg::text(word)), ("such", such.into())])
        }
        Misread::NoWordOfFact { word } => Said::of(
            "no-word-of-fact",
            [("word", Arg::text(word)), ("examples", condition().into())],
        ),
        Misread::CanMean { word, meanings } => {
            Said::of("can-mean", [("word", Arg::text(word)), ("meanings", meanings.into())])
        }
        Misread::NoPart { word, such } => {
            Said::of("goa-misread-no-part", [("word", Arg::text(word)), ("such", such.into())])
        }
        Misread::NoPlace { word } => Said::of("goa-misread-no-place", [("word", Arg::text(word))]),
        Misread::Elsewhere { decision, such } => {
            Said::of("asked-else", [("asked", asked_to(*decision)), ("such", such.into())])
        }

        Misread::NoCell(place) => Said::of("goa-misread-no-cell", [("place", (*place).into())]),
        Misread::NoSuchPlace { word } => {
            Said::of("goa-misread-no-such-place", [("word", Arg::text(word))])
        }
        Misread::NoSuchPlantation { spice, plantations } => Said::of(
            "goa-misread-no-such-plantation",
            [("named", (*spice).into()), ("plantations", plantations.into())],
        ),
        Misread::NoPlantation(spice) => {
            Said::of("goa-misread-no-plantation", [("named", (*spice).into())])
        }
        Misread::NoCard { word } => Said::of("goa-misread-no-card", [("word", Arg::text(word))]),
        Misread::CountedCards(cards) => {
            Said::of("goa-misread-counted-cards", [("cards", cards.into())])
        }
        Misread::NobodyPlays { word, seats } => Said::of(
            "goa-misread-nobody-plays",
            [("word", Arg::text(word)), ("seats", seats.into())],
        ),
        Misread::TenDucats => Said::of("goa-misread-ten-ducats", []),
        Misread::TooMany => Said::of("goa-misread-too-many", []),
        Misread::NoneOfSpice => Said::of("goa-misread-none-of-spice", []),
        Misread::DoNotFit { count, store } => Said::of(
            "goa-misread-do-not-fit",
            [("count", (*count).into()), ("store", store.into())],
        ),
        Misread::NotYoursToSay => Said::of("goa-misread-not-yours-to-say", []),

        Misread::OnlyOne { one, two } => {
            Said::of("only-one", [("one", one.into()), ("two", two.into())])
        }
        Misread::OneOfTwo { one, two } => {
            Said::of("one-of-two", [("one", one.into()), ("two", two.into())])
        }
        Misread::OneAction { one, two } => {
            Said::of("goa-misread-one-action", [("one", Arg::text(one)), ("two", Arg::text(two))])
        }
        Misread::DoneOrMore(done) => Said::of("goa-misread-done-or-more", [("done", done.into())]),
        Misread::ExtraOrNone => Said::of("goa-misread-extra-or-none", []),
        Misread::WhichTile(tiles) => Said::of("goa-misread-which-tile", [("tiles", tiles.into())]),
        Misread::WhichStore(stores) => {
            Said::of("goa-misread-which-store", [("stores", stores.into())])
        }
        Misread::WhichCard(cards) => Said::of("goa-misread-which-card", [("cards", cards.into())]),
        Misread::OneCardOrTwo { one, two } => {
            Said::of("goa-misread-one-card-or-two", [("one", one.into()), ("two", two.into())])
        }
        Misread::WhoseRow(seats) => Said::of("goa-misread-whose-row", [("seats", seats.into())]),
        Misread::WhichSeat(seats) => Said::of("goa-misread-which-seat", [("seats", seats.into())]),

        Misread::OfWhat(number) => Said::of("goa-misread-of-what", [("number", (*number).into())]),
        Misread::StoreOrCount { store, count, place } => Said::of(
            "goa-misread-store-or-count",
            [("store", store.into()), ("count", count.into()), ("place", place.into())],
        ),
        Misread::Store { store, place } => {
            Said::of("goa-misread-store", [("store", store.into()), ("place", place.into())])
        }
        Misread::ForWhichStore { spice, stores } => Said::of(
            "goa-misread-for-which-store",
            [("named", (*spice).into()), ("stores", stores.into())],
        ),
    }
}

fn said_of_missing(missing: Missing, such: &Such) -> Said {
    let key = match missing {
        Missing::WhichOne => "goa-missing-which-one",
        Missing::TwoMarkers => "goa-missing-two-markers",
        Missing::WhereTo => "goa-missing-where-to",
        Missing::Tile => "goa-missing-tile",
        Missing::Cell => "goa-missing-cell",
        Missing::UseTile => "goa-missing-use-tile",
        Missing::Take => "goa-missing-take",
        Missing::PlayCard => "goa-missing-play-card",
        Missing::DiscardCard => "goa-missing-discard-card",
        Missing::DropPlantation => "goa-missing-drop-plantation",
        Missing::Column => "goa-missing-column",
        Missing::Colony => "goa-missing-colony",
        Missing::Action => "goa-missing-action",
        Missing::ExtraForWhat => "goa-missing-extra-for-what",
        Missing::Amount => "goa-missing-amount",
        Missing::Bid => "goa-missing-bid",
        Missing::UpTo => "goa-missing-up-to",
        Missing::Jump => "goa-missing-jump",
        Missing::If => "goa-missing-if",
    };
    Said::of(key, [("such", such.into())])
}
