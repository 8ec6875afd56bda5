//! What conditions ask for, and whether it is so. Only the owner's view is
//! looked at.

use super::super::View;
use super::super::action::StoreKind;
use super::super::cards::Effect;
use super::super::state::Readiness;
use super::super::tiles::{Class, Column, Spice, Tile};
use super::super::view::PlayerView;
use crate::engine::Seat;
use crate::engine::plan::{Amount, Who};
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

/// Is this so, as far as the viewer can see?
pub(super) fn holds(view: &View, seat: Seat, fact: &Fact) -> bool {
    let is_so = |who: Who, fact: &dyn Fn(&PlayerView) -> bool| {
        who.is_so(seat, &view.players, |player| player.seat, |player| fact(player))
    };
    match *fact {
        Fact::Flag(who) => is_so(who, &|player| player.seat == view.flag),
        Fact::Has(who, stock, amount) => is_so(who, &|player| {
            have(view, seat, player, stock).is_some_and(|have| amount.covers(have))
        }),
        Fact::Holds(effect) => {
            is_so(Who::Me, &|player| player.hand.iter().flatten().any(|card| card.effect == effect))
        }
        Fact::Won(who, lot) => {
            let winner = usize::from(lot).checked_sub(1).and_then(|at| view.settled.get(at));
            is_so(who, &|player| winner == Some(&player.seat))
        }
        Fact::Owns(who, holding) => is_so(who, &|player| owns(player, holding)),
        Fact::Row(who, column, amount) => is_so(who, &|player| {
            let column = player.columns.get(column.index());
            column.is_some_and(|column| amount.covers(column.row.into()))
        }),
        Fact::Highest(amount) => view.auction.as_ref().is_some_and(|auction| {
            amount.covers(auction.highest.map_or(0, |(_, highest)| highest))
        }),
        Fact::Price(amount) => {
            let prices = view.prompt.as_ref().and_then(|prompt| prompt.question.prices());
            prices.is_some_and(|(_, keep)| amount.covers(keep))
        }
        Fact::Round(amount) => amount.covers(view.round.into()),
        Fact::Short(amount) => view
            .attempt
            .as_ref()
            .is_some_and(|attempt| attempt.seat == seat && amount.covers(attempt.short.into())),
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
            Fact::Has(who, stock, Amount::Least(1)) => write!(f, "{} {stock}", Has(*who)),
            // A bare number means at least so many.
            Fact::Has(who, stock, Amount::Least(least)) => {
                write!(f, "{} {least} {stock}", Has(*who))
            }
            Fact::Has(who, stock, amount) => write!(f, "{} {amount} {stock}", Has(*who)),
            Fact::Holds(effect) => write!(f, "{} {effect}", Has(Who::Me)),
            Fact::Won(who, lot) => write!(f, "{who} won lot {lot}"),
            Fact::Owns(Who::Me, holding) => write!(f, "I own {holding}"),
            Fact::Owns(who, holding) => write!(f, "{who} owns {holding}"),
            Fact::Row(Who::Me, column, amount) => write!(f, "my {column} row is {amount}"),
            Fact::Row(who, column, amount) => write!(f, "{who} {column} row is {amount}"),
            Fact::Highest(amount) => write!(f, "highest bid is {amount}"),
            Fact::Price(amount) => write!(f, "price is {amount}"),
            Fact::Round(Amount::Least(round)) => write!(f, "round is {round} or later"),
            Fact::Round(Amount::Most(round)) => write!(f, "round is {round} or earlier"),
            Fact::Round(Amount::Exactly(round)) => write!(f, "round is {round}"),
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
            who @ (Who::Seat(_) | Who::Somebody | Who::Nobody) => write!(f, "{who} has"),
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
