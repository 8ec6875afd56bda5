//! Violations as messages.

use super::{Ducats, Violation};
use crate::engine::{Arg, Said};
use crate::games::goa::action::StoreName;
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::cards::{Card, Effect, Symbol};
use crate::games::goa::decision::{Decision, Gain};
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Spice, Tile};
use crate::games::sentences::{All, OneOf, may_bid_said};

/// The sentence as a message; `None` if no player can meet it.
#[expect(clippy::too_many_lines, reason = "a line or two for each")]
pub(super) fn said(violation: &Violation) -> Option<Said> {
    Some(match violation {
        // Only whoever sets up a table meets these.
        Violation::Players { .. } | Violation::NoFigures => return None,

        Violation::Over => Said::of("goa-refused-over", []),
        Violation::NotAsked { decision: _, asked } => {
            Said::of("goa-refused-not-asked", [("asked", asked.into())])
        }
        Violation::OtherQuestion(decision) => {
            Said::of("goa-refused-other-question", [("asked", asked_to(*decision))])
        }
        Violation::NoTurn => Said::of("goa-refused-no-turn", []),
        Violation::OneAction => Said::of("goa-refused-one-action", []),
        Violation::AnswerToNothing { step } => {
            Said::of("goa-refused-answer-to-nothing", [("step", Arg::Order(step.clone()))])
        }
        Violation::CardWithoutAction { effect } => {
            Said::of("goa-refused-card-without-action", [("effect", (*effect).into())])
        }
        Violation::HoldTwice => Said::of("goa-refused-hold-twice", []),
        Violation::HoldBefore => Said::of("goa-refused-hold-before", []),
        Violation::DoneBefore => Said::of("goa-refused-done-before", []),
        Violation::TooManyExtras { extras } => {
            Said::of("goa-refused-too-many-extras", [("extras", (*extras).into())])
        }
        Violation::ExtraTooEarly => Said::of("goa-refused-extra-too-early", []),
        Violation::NoRoom { spice, welcome } => Said::of(
            "goa-refused-no-room",
            [
                ("spice", (*spice).into()),
                ("welcome", welcome.into()),
                ("count", Arg::count(welcome.0.len())),
            ],
        ),
        Violation::NoRoomAtAll => Said::of("goa-refused-no-room-at-all", []),
        Violation::NotAllowed { spice, store } => Said::of(
            "goa-refused-not-allowed",
            [("spice", (*spice).into()), ("store", store.as_str().into())],
        ),
        Violation::StoreFull { store } => {
            Said::of("goa-refused-store-full", [("store", store.as_str().into())])
        }
        Violation::NoStore { store, stores } => Said::of(
            "goa-refused-no-store",
            [
                ("store", store.as_str().into()),
                ("stores", stores.into()),
                ("count", Arg::count(stores.0.len())),
            ],
        ),
        Violation::StoreTwice { store } => {
            Said::of("goa-refused-store-twice", [("store", store.as_str().into())])
        }
        Violation::TooManyStores { named, most } => Said::of(
            "goa-refused-too-many-stores",
            [("named", Arg::count(*named)), ("most", Arg::count(*most))],
        ),
        Violation::NotThere { spice, store } => Said::of(
            "goa-refused-not-there",
            [("spice", (*spice).into()), ("store", store.as_str().into())],
        ),
        Violation::NoMoreOf { spice } => {
            Said::of("goa-refused-no-more-of", [("spice", (*spice).into())])
        }
        Violation::NotInPrice { spice, price } => Said::of(
            "goa-refused-not-in-price",
            [("spice", (*spice).into()), ("price", price.into())],
        ),
        Violation::TooManySpices { named, most } => Said::of(
            "goa-refused-too-many-spices",
            [("named", Arg::count(*named)), ("most", (*most).into())],
        ),
        Violation::LastRow { column } => {
            Said::of("goa-refused-last-row", [("column", (*column).into())])
        }
        Violation::StepTooDear { column, price, ships, payable } => Said::of(
            "goa-refused-step-too-dear",
            [
                ("column", (*column).into()),
                ("price", price_said(price, *ships)),
                ("payable", payable.into()),
                ("count", Arg::count(payable.0.len())),
            ],
        ),
        Violation::HarvestTooMuch { named, value } => Said::of(
            "goa-refused-harvest-too-much",
            [("named", (*named).into()), ("value", (*value).into())],
        ),
        Violation::NeedsMixedGoods => Said::of("goa-refused-needs-mixed-goods", []),
        Violation::MixedGoodsForNothing => Said::of("goa-refused-mixed-goods-for-nothing", []),
        Violation::NothingLeft => Said::of("goa-refused-nothing-left", []),
        Violation::HandOverLimit { hand, limit, over } => Said::of(
            "goa-refused-hand-over-limit",
            [
                ("hand", Arg::count(*hand)),
                ("limit", Arg::count(*limit)),
                ("over", Arg::count(*over)),
            ],
        ),
        Violation::TooManyCards { cards, draws, hand, limit, most } => Said::of(
            "goa-refused-too-many-cards",
            [
                ("cards", (*cards).into()),
                ("draws", (*draws).into()),
                ("hand", Arg::count(*hand)),
                ("limit", Arg::count(*limit)),
                ("most", (*most).into()),
            ],
        ),
        Violation::AllColonies => Said::of("goa-refused-all-colonies", []),
        Violation::OwnColony { colony, open } => Said::of(
            "goa-refused-own-colony",
            [("colony", (*colony).into()), ("open", open.into())],
        ),
        Violation::PaysTooLittle { most, short } => Said::of(
            "goa-refused-pays-too-little",
            [("most", (*most).into()), ("short", (*short).into())],
        ),
        Violation::TooFewColonists { short, have } => Said::of(
            "goa-refused-too-few-colonists",
            [("short", (*short).into()), ("have", (*have).into())],
        ),
        Violation::NoSuchColonyTile { colony, tiles } => Said::of(
            "goa-refused-no-such-colony-tile",
            [("colony", (*colony).into()), ("tiles", tiles.into())],
        ),
        Violation::ThirdCardForNothing => Said::of("goa-refused-third-card-for-nothing", []),
        Violation::FoundingTwice => Said::of("goa-refused-founding-twice", []),
        Violation::EmptyHand => Said::of("goa-refused-empty-hand", []),
        Violation::NoCard { card, hand } => {
            Said::of("goa-refused-no-card", [("card", card.as_str().into()), ("hand", hand.into())])
        }
        Violation::WhichCard { card, cards } => Said::of(
            "goa-refused-which-card",
            [("card", card.as_str().into()), ("cards", cards.into())],
        ),
        Violation::OneCard => Said::of("goa-refused-one-card", []),
        Violation::TooManyDiscards { most } => {
            Said::of("goa-refused-too-many-discards", [("most", (*most).into())])
        }
        Violation::NothingToSell => Said::of("goa-refused-nothing-to-sell", []),
        Violation::SellsTooMany { named } => {
            Said::of("goa-refused-sells-too-many", [("named", Arg::count(*named))])
        }
        Violation::NoStepForDucats { ducats } => {
            Said::of("goa-refused-no-step-for-ducats", [("ducats", (*ducats).into())])
        }
        Violation::WhichColumn { columns } => {
            Said::of("goa-refused-which-column", [("columns", columns.into())])
        }
        Violation::StepForDucatsTooDear { column, price, ducats, columns } => Said::of(
            "goa-refused-step-for-ducats-too-dear",
            [
                ("column", (*column).into()),
                ("price", (*price).into()),
                ("ducats", (*ducats).into()),
                ("columns", columns.into()),
            ],
        ),
        Violation::NoTile { tile, tiles } => Said::of(
            "goa-refused-no-tile",
            [
                ("tile", (*tile).into()),
                ("tiles", tiles.into()),
                ("count", Arg::count(tiles.0.len())),
            ],
        ),
        Violation::TileTooFresh { tile } => {
            Said::of("goa-refused-tile-too-fresh", [("tile", (*tile).into())])
        }
        Violation::TileUsed { tile } => {
            Said::of("goa-refused-tile-used", [("tile", (*tile).into())])
        }
        Violation::TileSpent { tile } => {
            Said::of("goa-refused-tile-spent", [("tile", (*tile).into())])
        }
        Violation::DutyNeeds { needed, named, have } => Said::of(
            "goa-refused-duty-needs",
            [
                ("needed", (*needed).into()),
                ("named", Arg::count(*named)),
                ("have", Arg::count(*have)),
            ],
        ),
        Violation::SpyOnOther { others } => {
            Said::of("goa-refused-spy-on-other", [("others", others.into())])
        }
        Violation::NotByEspionage => Said::of("goa-refused-not-by-espionage", []),
        Violation::EmptyCell { cell } => {
            Said::of("goa-refused-empty-cell", [("cell", (*cell).into())])
        }
        Violation::NothingForViceroy => Said::of("goa-refused-nothing-for-viceroy", []),
        Violation::NotLeastAdvanced { column, least } => Said::of(
            "goa-refused-not-least-advanced",
            [("column", (*column).into()), ("least", least.into())],
        ),
        Violation::NotLeftOut { tile, tiles } => Said::of(
            "goa-refused-not-left-out",
            [("tile", (*tile).into()), ("tiles", tiles.into())],
        ),
        Violation::NothingToDrop => Said::of("goa-refused-nothing-to-drop", []),
        Violation::NoPlantation { store, stores } => Said::of(
            "goa-refused-no-plantation",
            [("store", store.as_str().into()), ("stores", words(stores))],
        ),
        Violation::OneColumnTwice { column } => {
            Said::of("goa-refused-one-column-twice", [("column", (*column).into())])
        }
        Violation::FlagOnTile { cell, near } => {
            Said::of("goa-refused-flag-on-tile", [("cell", (*cell).into()), ("near", near.into())])
        }
        Violation::FlagApart { place, near } => {
            Said::of("goa-refused-flag-apart", [("place", (*place).into()), ("near", near.into())])
        }
        Violation::MarkNothing { cell, near } => {
            Said::of("goa-refused-mark-nothing", [("cell", (*cell).into()), ("near", near.into())])
        }
        Violation::MarkTwice { cell, near } => {
            Said::of("goa-refused-mark-twice", [("cell", (*cell).into()), ("near", near.into())])
        }
        Violation::MarkApart { cell, before, near } => Said::of(
            "goa-refused-mark-apart",
            [("cell", (*cell).into()), ("before", (*before).into()), ("near", near.into())],
        ),
        Violation::BidOfNothing { range } => {
            Said::of("goa-refused-bid-of-nothing", [("may", may_bid_said(range))])
        }
        Violation::BidAboveDucats { amount, ducats, range } => Said::of(
            "goa-refused-bid-above-ducats",
            [
                ("amount", (*amount).into()),
                ("ducats", (*ducats).into()),
                ("may", may_bid_said(range)),
            ],
        ),
        Violation::BidTooLow { amount, by, highest, range } => Said::of(
            "goa-refused-bid-too-low",
            [
                ("amount", (*amount).into()),
                ("by", (*by).into()),
                ("highest", (*highest).into()),
                ("may", may_bid_said(range)),
            ],
        ),
        Violation::CannotKeep { keep, ducats, bidder } => Said::of(
            "goa-refused-cannot-keep",
            [("keep", (*keep).into()), ("ducats", (*ducats).into()), ("bidder", (*bidder).into())],
        ),
    })
}

/// What the player of a decision is asked to do, as the end of a sentence.
pub(in crate::games::goa) fn asked_to(decision: Decision) -> Arg {
    let key = match decision {
        Decision::QuickStart => "goa-asked-quick",
        Decision::Flag => "goa-asked-flag",
        Decision::Mark | Decision::LastMark => "goa-asked-mark",
        Decision::Bid => "goa-asked-bid",
        Decision::Sell => "goa-asked-sell",
        Decision::Gain(Gain::Goods) => "goa-asked-goods",
        Decision::Gain(Gain::Favor) => "goa-asked-favor",
        Decision::Gain(Gain::Spices) => "goa-asked-spices",
        Decision::Gain(Gain::Plantation) => "goa-asked-plantation",
        Decision::Gain(Gain::Room) => "goa-asked-room",
        Decision::Act => "goa-asked-act",
        Decision::Shortage => "goa-asked-shortage",
        Decision::Founded => "goa-asked-founded",
        Decision::After => "goa-asked-after",
        Decision::Resupply => "goa-asked-resupply",
        Decision::Extra => "goa-asked-extra",
    };
    Arg::named(decision.asks(), Said::of(key, []))
}

/// Spices and ships, as a price.
fn price_said(spices: &All<Spice>, ships: u32) -> Arg {
    let mut parts: Vec<Arg> = spices.0.iter().map(|&spice| spice.into()).collect();
    if ships > 0 || parts.is_empty() {
        let name = Said::of("goa-ships", [("count", ships.into())]);
        parts.push(Arg::named(super::ships_of(ships), name));
    }
    Arg::All(parts)
}

/// Words of orders.
fn words(names: &OneOf<String>) -> Arg {
    Arg::OneOf(names.0.iter().cloned().map(Arg::Text).collect())
}

/// A name of two words or more as the name of a message's variant.
fn variant(name: &str) -> Arg {
    Arg::Text(name.replace(' ', "-"))
}

impl From<Ducats> for Arg {
    fn from(ducats: Ducats) -> Arg {
        Arg::named(ducats, Said::of("goa-ducats", [("count", ducats.0.into())]))
    }
}

impl From<Spice> for Arg {
    fn from(spice: Spice) -> Arg {
        Arg::named(spice, Said::of("goa-spice", [("spice", spice.word().into())]))
    }
}

impl From<Column> for Arg {
    fn from(column: Column) -> Arg {
        Arg::named(column, Said::of("goa-column", [("column", column.word().into())]))
    }
}

impl From<Colony> for Arg {
    fn from(colony: Colony) -> Arg {
        Arg::named(colony, Said::of("goa-colony", [("colony", colony.word().into())]))
    }
}

impl From<ColonyTile> for Arg {
    fn from(tile: ColonyTile) -> Arg {
        let Some((one, two)) = tile.spices else { return tile.colony.into() };
        let args = [("colony", tile.colony.into()), ("one", one.into()), ("two", two.into())];
        Arg::named(tile, Said::of("goa-named-colony-tile", args))
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Arg {
        let spice = if let Tile::Plantation(spice, _) = tile { spice.into() } else { "".into() };
        let args = [
            ("tile", variant(tile.kind().name())),
            ("count", tile.number().unwrap_or_default().into()),
            ("spice", spice),
        ];
        Arg::named(tile, Said::of("goa-tile", args))
    }
}

impl From<Effect> for Arg {
    fn from(effect: Effect) -> Arg {
        Arg::named(effect, Said::of("goa-effect", [("effect", variant(effect.word()))]))
    }
}

impl From<Symbol> for Arg {
    fn from(symbol: Symbol) -> Arg {
        Arg::named(symbol, Said::of("goa-symbol", [("symbol", symbol.word().into())]))
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        let args = [("effect", card.effect.into()), ("symbol", card.symbol.into())];
        Arg::named(card, Said::of("goa-named-card", args))
    }
}

impl From<StoreName> for Arg {
    fn from(store: StoreName) -> Arg {
        Arg::text(store)
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Arg {
        Arg::text(cell)
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Arg {
        Arg::text(place)
    }
}
