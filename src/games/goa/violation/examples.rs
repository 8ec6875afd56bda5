//! An example of each violation, for the tests of what letters say.

use super::{Ducats, Violation};
use crate::engine::Seats;
use crate::games::goa::action::{StoreKind, StoreName};
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::cards::{Card, Effect, Symbol};
use crate::games::goa::decision::Decision;
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Spice, Tile};
use crate::games::sentences::{All, Amounts, OneOf};

impl Violation {
    /// At least one of each kind.
    #[expect(clippy::too_many_lines, reason = "a line or two for each")]
    pub(crate) fn examples() -> Vec<Violation> {
        let seats = Seats::new(4).unwrap();
        let seat = |index| seats.get(index).unwrap();
        let cell = |label| Cell::from_label(label).unwrap();
        let cells = || OneOf(["b2", "c1", "c3"].map(cell).to_vec());
        let place = |label| Place::from_label(label).unwrap();
        let places = || OneOf(["f3", "b2"].map(place).to_vec());
        let spices = || OneOf(vec![Spice::Ginger, Spice::Nutmeg]);
        let price = || All(vec![Spice::Ginger, Spice::Cinnamon]);
        let columns = || OneOf(vec![Column::Ships, Column::Taxes]);
        let store = || "clove2b".to_owned();
        let stores = OneOf(vec![
            StoreName { kind: StoreKind::Plantation(Spice::Clove, 2), nth: 0 },
            StoreName { kind: StoreKind::Colony(Colony::Quilon), nth: 0 },
        ]);
        let tiles = || OneOf(vec![Tile::Duty, Tile::Mission(3), Tile::Plantation(Spice::Clove, 2)]);
        let card = |effect, symbol| Card { effect, colonists: 1, symbol };
        let hand = || {
            OneOf(vec![
                card(Effect::TwoShips, Symbol::Tiger),
                card(Effect::MixedGoods, Symbol::Fish),
            ])
        };
        let range = || Amounts(vec![(6, 12)]);
        let (one, five) = (Ducats(1), Ducats(5));
        let mut examples = vec![
            Violation::Players { players: 7 },
            Violation::NoFigures,
            Violation::Over,
            Violation::NotAsked { decision: Decision::Bid, asked: OneOf(vec![seat(0)]) },
            Violation::NoTurn,
            Violation::OneAction,
            Violation::AnswerToNothing { step: "take ships".into() },
            Violation::CardWithoutAction { effect: Effect::MixedGoods },
            Violation::HoldTwice,
            Violation::HoldBefore,
            Violation::DoneBefore,
            Violation::TooManyExtras { extras: 3 },
            Violation::ExtraTooEarly,
            Violation::NoRoom { spice: Spice::Clove, welcome: spices() },
            Violation::NoRoom { spice: Spice::Clove, welcome: OneOf(Vec::new()) },
            Violation::NoRoomAtAll,
            Violation::NotAllowed { spice: Spice::Clove, store: store() },
            Violation::StoreFull { store: store() },
            Violation::NoStore { store: store(), stores },
            Violation::NoStore { store: store(), stores: OneOf(Vec::new()) },
            Violation::StoreTwice { store: store() },
            Violation::TooManyStores { named: 3, most: 2 },
            Violation::NotThere { spice: Spice::Clove, store: store() },
            Violation::NoMoreOf { spice: Spice::Clove },
            Violation::NotInPrice { spice: Spice::Clove, price: price() },
            Violation::TooManySpices { named: 3, most: 2 },
            Violation::LastRow { column: Column::Harvest },
            Violation::StepTooDear {
                column: Column::Harvest,
                price: price(),
                ships: 2,
                payable: columns(),
            },
            Violation::StepTooDear {
                column: Column::Colonies,
                price: All(Vec::new()),
                ships: 1,
                payable: OneOf(Vec::new()),
            },
            Violation::HarvestTooMuch { named: 4, value: 3 },
            Violation::NeedsMixedGoods,
            Violation::MixedGoodsForNothing,
            Violation::NothingLeft,
            Violation::HandOverLimit { hand: 6, limit: 4, over: 2 },
            Violation::TooManyCards { cards: 3, draws: 2, hand: 3, limit: 4, most: 1 },
            Violation::AllColonies,
            Violation::OwnColony {
                colony: Colony::Quilon,
                open: OneOf(vec![Colony::Cochin, Colony::Madras]),
            },
            Violation::PaysTooLittle { most: 1, short: 3 },
            Violation::TooFewColonists { short: 3, have: 2 },
            Violation::NoSuchColonyTile {
                colony: Colony::Quilon,
                tiles: OneOf(vec![
                    ColonyTile {
                        colony: Colony::Quilon,
                        spices: Some((Spice::Clove, Spice::Ginger)),
                    },
                    ColonyTile { colony: Colony::Quilon, spices: None },
                ]),
            },
            Violation::ThirdCardForNothing,
            Violation::FoundingTwice,
            Violation::EmptyHand,
            Violation::NoCard { card: "two ships tiger".into(), hand: hand() },
            Violation::WhichCard { card: "two ships".into(), cards: hand() },
            Violation::OneCard,
            Violation::TooManyDiscards { most: 2 },
            Violation::NothingToSell,
            Violation::SellsTooMany { named: 5 },
            Violation::NoStepForDucats { ducats: 5 },
            Violation::WhichColumn { columns: columns() },
            Violation::StepForDucatsTooDear {
                column: Column::Harvest,
                price: 12,
                ducats: 5,
                columns: columns(),
            },
            Violation::NoTile { tile: Tile::Duty, tiles: tiles() },
            Violation::NoTile { tile: Tile::Duty, tiles: OneOf(Vec::new()) },
            Violation::TileTooFresh { tile: Tile::Duty },
            Violation::TileUsed { tile: Tile::Ship },
            Violation::TileSpent { tile: Tile::Duty },
            Violation::DutyNeeds { needed: 3, named: 2, have: 4 },
            Violation::SpyOnOther { others: OneOf(vec![seat(0), seat(2)]) },
            Violation::NotByEspionage,
            Violation::EmptyCell { cell: cell("c2") },
            Violation::NothingForViceroy,
            Violation::NotLeastAdvanced { column: Column::Harvest, least: columns() },
            Violation::NotLeftOut { tile: Tile::Ships, tiles: tiles() },
            Violation::NothingToDrop,
            Violation::NoPlantation {
                store: store(),
                stores: OneOf(vec!["clove2".into(), "new".into()]),
            },
            Violation::OneColumnTwice { column: Column::Harvest },
            Violation::FlagOnTile { cell: cell("c2"), near: places() },
            Violation::FlagApart { place: place("f3"), near: places() },
            Violation::MarkNothing { cell: cell("c2"), near: cells() },
            Violation::MarkTwice { cell: cell("c2"), near: cells() },
            Violation::MarkApart { cell: cell("c2"), before: place("e5"), near: cells() },
            Violation::BidOfNothing { range: range() },
            Violation::BidAboveDucats { amount: 6, ducats: five, range: Amounts(Vec::new()) },
            Violation::BidAboveDucats { amount: 6, ducats: one, range: Amounts(vec![(1, 1)]) },
            Violation::BidTooLow { amount: 4, by: seat(1), highest: 5, range: range() },
            Violation::CannotKeep { keep: five, ducats: one, bidder: seat(1) },
        ];
        examples.extend(Decision::all().map(Violation::OtherQuestion));
        examples
    }
}
