//! What conditions ask for, and whether it is so. Only the owner's view is
//! looked at.

use super::super::View;
use super::super::action::StoreKind;
use super::super::cards::Effect;
use super::super::state::Readiness;
use super::super::tiles::{Class, Column, Spice, Tile};
use super::super::view::PlayerView;
use crate::engine::Seat;
use std::fmt;

/// Something a player can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// `red has the flag` (G88).
    Flag(Who),
    /// `I have 2 pepper`.
    Has(Who, Stock, Amount),
    /// `I have third card`.
    Holds(Effect),
    /// `I won lot 2`.
    Won(Who, u8),
    /// `I own quilon`, `I own viceroy`.
    Owns(Who, Holding),
    /// `my taxes row is 3 or more`.
    Row(Who, Column, Amount),
    /// `highest bid is 4 or less`; 0 without a bid.
    Highest(Amount),
    /// `price is 3 or less`: what the seller would pay (P6).
    Price(Amount),
    /// `round is 5 or later`.
    Round(Amount),
    /// `short by 2 or less`: the colonists that a colony lacks (P14).
    Short(Amount),
    /// `nobody has bid`.
    NoBid,
}

/// Whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Me,
    Seat(Seat),
}

/// What is counted. Ducats of others are secret (G14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stock {
    Spice(Spice),
    Spices,
    Ducats,
    Ships,
    Colonists,
    Extras,
    Cards,
}

/// What lies on a player's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holding {
    /// A plantation, mixed crop or a colony.
    Store(StoreKind),
    /// A tile that is not used up.
    Tile(Tile),
}

/// A number, and how it is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    AtLeast(u32),
    AtMost(u32),
    Is(u32),
}

impl Amount {
    fn holds(self, number: u32) -> bool {
        match self {
            Amount::AtLeast(least) => number >= least,
            Amount::AtMost(most) => number <= most,
            Amount::Is(it) => number == it,
        }
    }
}

/// Is this so, as far as the viewer can see?
pub(super) fn holds(view: &View, seat: Seat, fact: &Fact) -> bool {
    let seat_of = |who: Who| match who {
        Who::Me => seat,
        Who::Seat(other) => other,
    };
    let player = |who: Who| view.players.iter().find(|player| player.seat == seat_of(who));
    match *fact {
        Fact::Flag(who) => view.flag == seat_of(who),
        Fact::Has(who, stock, amount) => {
            let have = player(who).and_then(|player| have(view, seat, player, stock));
            have.is_some_and(|have| amount.holds(have))
        }
        Fact::Holds(effect) => player(Who::Me)
            .and_then(|player| player.hand.as_ref())
            .is_some_and(|hand| hand.iter().any(|card| card.effect == effect)),
        Fact::Won(who, lot) => {
            let at = usize::from(lot).checked_sub(1);
            at.and_then(|at| view.settled.get(at)) == Some(&seat_of(who))
        }
        Fact::Owns(who, holding) => player(who).is_some_and(|player| owns(player, holding)),
        Fact::Row(who, column, amount) => {
            let row = player(who).and_then(|player| player.columns.get(column.index()));
            row.is_some_and(|column| amount.holds(column.row.into()))
        }
        Fact::Highest(amount) => view
            .auction
            .as_ref()
            .is_some_and(|auction| amount.holds(auction.highest.map_or(0, |(_, highest)| highest))),
        Fact::Price(amount) => {
            let prices = view.prompt.as_ref().and_then(|prompt| prompt.question.prices());
            prices.is_some_and(|(_, keep)| amount.holds(keep))
        }
        Fact::Round(amount) => amount.holds(view.round.into()),
        Fact::Short(amount) => view
            .attempt
            .as_ref()
            .is_some_and(|attempt| attempt.seat == seat && amount.holds(attempt.short.into())),
        Fact::NoBid => view.auction.as_ref().is_some_and(|auction| auction.highest.is_none()),
    }
}

/// How many a player has; `None` if it is not the owner's to know.
fn have(view: &View, seat: Seat, player: &PlayerView, stock: Stock) -> Option<u32> {
    let spices = || player.stores.iter().flat_map(|store| &store.content);
    let number = |count: usize| u32::try_from(count).ok();
    match stock {
        Stock::Spice(spice) => number(spices().filter(|&&own| own == spice).count()),
        Stock::Spices => number(spices().count()),
        // At the end of the game all is open; until then a condition knows no
        // more than its owner.
        Stock::Ducats => player.ducats.filter(|_| player.seat == seat || view.standings.is_some()),
        Stock::Ships => Some(player.ships),
        Stock::Colonists => Some(player.colonists),
        Stock::Extras => Some(player.extras.into()),
        Stock::Cards => number(player.hand_count),
    }
}

fn owns(player: &PlayerView, holding: Holding) -> bool {
    match holding {
        Holding::Store(kind) => player.stores.iter().any(|store| store.name.kind == kind),
        Holding::Tile(tile) => player.tiles.iter().any(|own| {
            own.tile == tile && (own.state != Readiness::Used || tile.class() == Class::Red)
        }),
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Flag(who) => write!(f, "{} the flag", Has(*who)),
            Fact::Has(who, stock, Amount::AtLeast(1)) => write!(f, "{} {stock}", Has(*who)),
            Fact::Has(who, stock, amount) => {
                f.write_str(&Has(*who).to_string())?;
                match amount {
                    Amount::AtLeast(least) => write!(f, " {least} {stock}"),
                    Amount::AtMost(most) => write!(f, " {most} or less {stock}"),
                    Amount::Is(0) => write!(f, " 0 {stock}"),
                    Amount::Is(it) => write!(f, " {it} {stock}"),
                }
            }
            Fact::Holds(effect) => write!(f, "{} {effect}", Has(Who::Me)),
            Fact::Won(Who::Me, lot) => write!(f, "I won lot {lot}"),
            Fact::Won(Who::Seat(seat), lot) => write!(f, "{seat} won lot {lot}"),
            Fact::Owns(Who::Me, holding) => write!(f, "I own {holding}"),
            Fact::Owns(Who::Seat(seat), holding) => write!(f, "{seat} owns {holding}"),
            Fact::Row(Who::Me, column, amount) => write!(f, "my {column} row is {amount}"),
            Fact::Row(Who::Seat(seat), column, amount) => {
                write!(f, "{seat} {column} row is {amount}")
            }
            Fact::Highest(amount) => write!(f, "highest bid is {amount}"),
            Fact::Price(amount) => write!(f, "price is {amount}"),
            Fact::Round(Amount::AtLeast(round)) => write!(f, "round is {round} or later"),
            Fact::Round(Amount::AtMost(round)) => write!(f, "round is {round} or earlier"),
            Fact::Round(Amount::Is(round)) => write!(f, "round is {round}"),
            Fact::Short(amount) => write!(f, "short by {amount}"),
            Fact::NoBid => f.write_str("nobody has bid"),
        }
    }
}

struct Has(Who);

impl fmt::Display for Has {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Me => f.write_str("I have"),
            Who::Seat(seat) => write!(f, "{seat} has"),
        }
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stock::Spice(spice) => return spice.fmt(f),
            Stock::Spices => "spices",
            Stock::Ducats => "ducats",
            Stock::Ships => "ships",
            Stock::Colonists => "colonists",
            Stock::Extras => "extra",
            Stock::Cards => "cards",
        })
    }
}

impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holding::Store(kind) => super::super::action::StoreName { kind: *kind, nth: 0 }.fmt(f),
            Holding::Tile(tile) => super::wish::Spot::Tile(*tile).fmt(f),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::AtLeast(least) => write!(f, "{least} or more"),
            Amount::AtMost(most) => write!(f, "{most} or less"),
            Amount::Is(it) => it.fmt(f),
        }
    }
}
