//! Judging a correction: what may be anywhere in a game at a table may be. Only
//! what no position can be is refused.

use super::adjustment::{Adjustment, By, CardKind, CardWay};
use super::tiles;
use crate::engine::Seat;
use crate::games::goa::action::{StoreKind, StoreName};
use crate::games::goa::agenda::Task;
use crate::games::goa::board::Cell;
use crate::games::goa::cards::Card;
use crate::games::goa::change::{CardPlace, Change, Counted};
use crate::games::goa::colony;
use crate::games::goa::data::LimitBinds;
use crate::games::goa::state::{Goa, Phase};
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Spice};
use crate::games::sentences::{All, OneOf};

/// The most of anything that is counted.
const MOST: u32 = 999;

type Judged = Result<Vec<Change>, String>;

pub(super) fn judge(game: &Goa, adjustment: &Adjustment) -> Judged {
    match *adjustment {
        Adjustment::Count { seat, what, by } => count(game, seat, what, by),
        Adjustment::Track { seat, column, row } => track(game, seat, column, row),
        Adjustment::Hand { seat, card, way: CardWay::Out } => discard(game, seat, card),
        Adjustment::Hand { seat, card, way } => draw(game, seat, card, way),
        Adjustment::Store { seat, store, gain, spice, count } => {
            stored(game, seat, store, gain, spice, count)
        }
        Adjustment::Gain { seat, aside, tile, from } => tiles::gain(game, seat, aside, tile, from),
        Adjustment::Lose { seat, aside, piece, to } => tiles::lose(game, seat, aside, piece, to),
        Adjustment::State { seat, tile, used } => tiles::state(game, seat, tile, used),
        Adjustment::Found { seat, colony, pair } => found(game, seat, colony, pair),
        Adjustment::Unfound { seat, colony } => unfound(game, seat, colony),
        Adjustment::Flag(seat) => flag(game, seat),
        Adjustment::Put { cell, tile, from } => tiles::put(game, cell, tile, from),
        Adjustment::Clear { cell, to } => tiles::clear(game, cell, to),
        Adjustment::Corner { corner, there } => bonanza(game, corner, there),
    }
}

pub(super) fn nothing() -> String {
    "nothing would change by that".to_owned()
}

fn count(game: &Goa, seat: Seat, what: Counted, by: By) -> Judged {
    let player = game.player(seat);
    let have = match what {
        Counted::Ducats => player.ducats,
        Counted::Ships => player.ships,
        Counted::Colonists => player.colonists,
        Counted::Extras => u32::from(player.extras),
    };
    let now = match by {
        By::To(now) => now,
        By::More(more) => have.saturating_add(more),
        By::Less(less) => have.checked_sub(less).ok_or_else(|| match what {
            // How many they are is a secret.
            Counted::Ducats => format!("{seat} has fewer than {less} ducats (G14)"),
            Counted::Ships | Counted::Colonists | Counted::Extras => {
                format!("{seat} has {have} {what}, fewer than {less} (G37)")
            }
        })?,
    };
    if what == Counted::Extras {
        let there = u32::from(game.extras);
        if now > have.saturating_add(there) {
            let more = now - have;
            return Err(format!("there are {there} extras in the stock, not {more} (G6)"));
        }
    } else if now > MOST {
        return Err(format!("nobody has more than {MOST} {what} at a table (G5)"));
    }
    if what == Counted::Ducats
        && let Phase::Auction(auction) = &game.phase
        && let Some((bidder, bid)) = auction.highest()
        && bidder == seat
        && now < bid
    {
        return Err(format!("{seat} has bid {bid} ducats and has to have them (D34)"));
    }
    // That he has so many already would be told by a refusal.
    if now == have && what != Counted::Ducats {
        return Err(nothing());
    }
    Ok(vec![Change::Count { seat, what, now }])
}

fn track(game: &Goa, seat: Seat, column: Column, row: u8) -> Judged {
    let player = game.player(seat);
    if let Phase::QuickStart(answers) = &game.phase {
        let mut yet = game.seats.clockwise_from(game.flag).skip(answers.answered);
        if yet.any(|other| other == seat) {
            return Err(format!("{seat} has yet to choose two markers or the ducats (G116)"));
        }
    }
    if row == player.row(column) {
        return Err(nothing());
    }
    let (hand, limit) = (player.hand.len(), usize::from(game.figures.limit(row)));
    let lower = column == Column::Expedition && row < player.row(column);
    if lower && game.figures.limit_binds == LimitBinds::Always && hand > limit {
        return Err(format!("{seat} holds {hand} cards, and row {row} allows {limit} (G46)"));
    }
    Ok(vec![Change::Row { seat, column, row }])
}

fn is(kind: CardKind) -> impl Fn(&&Card) -> bool {
    move |card| card.effect == kind.effect && card.symbol == kind.symbol
}

fn discard(game: &Goa, seat: Seat, kind: CardKind) -> Judged {
    let found = game.player(seat).hand.iter().find(is(kind));
    let card = *found.ok_or_else(|| format!("{seat} holds no card {kind} (G59)"))?;
    Ok(vec![Change::Card { card, from: CardPlace::Hand(seat), to: CardPlace::Discards }])
}

fn draw(game: &Goa, seat: Seat, kind: CardKind, way: CardWay) -> Judged {
    let (hand, limit) = (game.player(seat).hand.len(), game.hand_limit(seat));
    if game.figures.limit_binds == LimitBinds::Always && hand >= limit {
        return Err(format!("{seat} holds {hand} cards and may hold {limit} (G46)"));
    }
    let deck = || game.deck.cards().iter().find(is(kind)).map(|&card| (card, CardPlace::Deck));
    let discards =
        || game.discards.cards().iter().find(is(kind)).map(|&card| (card, CardPlace::Discards));
    let (found, place) = match way {
        CardWay::FromDeck => (deck(), "in the deck"),
        CardWay::FromDiscards => (discards(), "among the discards"),
        CardWay::In | CardWay::Out => {
            (discards().or_else(deck), "in the deck or among the discards")
        }
    };
    let (card, from) = found.ok_or_else(|| format!("there is no card {kind} {place} (G57)"))?;
    Ok(vec![Change::Card { card, from, to: CardPlace::Hand(seat) }])
}

fn stored(game: &Goa, seat: Seat, name: StoreName, gain: bool, spice: Spice, count: u8) -> Judged {
    let player = game.player(seat);
    let at = player.store_at(name).ok_or_else(|| no_store(game, seat, name))?;
    let Some(store) = player.stores.get(at) else { return Err(no_store(game, seat, name)) };
    let rule = if store.is_plantation() { "G91" } else { "G54" };
    let spices = vec![spice; usize::from(count)];
    if !gain {
        let there = store.content.iter().filter(|&&own| own == spice).count();
        if there < spices.len() {
            return Err(format!("{name} holds {there} of {spice}, not {count} ({rule})"));
        }
        return Ok(vec![Change::Unstored { seat, store: at, spices }]);
    }
    if !store.allows(spice) {
        let allowed = OneOf(store.allowed().collect());
        return Err(format!("{name} takes {allowed}, not {spice} ({rule})"));
    }
    let room = store.room();
    if spices.len() > room {
        return Err(format!("{name} has room for {room} more, not for {count} ({rule})"));
    }
    Ok(vec![Change::Stored { seat, store: at, spices }])
}

pub(super) fn no_store(game: &Goa, seat: Seat, name: StoreName) -> String {
    let stores = game.player(seat).store_names();
    if stores.is_empty() {
        return format!("{seat} has no store {name}, nor any other (G91)");
    }
    format!("{seat} has no store {name}; there are {} (G91)", All(stores))
}

fn found(game: &Goa, seat: Seat, colony: Colony, pair: Option<(Spice, Spice)>) -> Judged {
    if game.player(seat).colonies().any(|own| own == colony) {
        return Err(format!("{seat} has {colony} already (G48)"));
    }
    let attempt = colony::attempt(game);
    if attempt.is_some_and(|attempt| attempt.seat == seat && attempt.colony == colony) {
        return Err(format!("{seat} is about to found {colony} (G48)"));
    }
    let (all, store) = (colony::tiles(game, colony), game.player(seat).stores.len());
    let fits = |spices: Option<(Spice, Spice)>| {
        pair.is_none_or(|(one, two)| spices == Some((one, two)) || spices == Some((two, one)))
    };
    let fitting: Vec<_> = all.iter().copied().filter(|tile| fits(tile.spices)).collect();
    match fitting.as_slice() {
        &[tile] => Ok(vec![Change::Founded { seat, tile, store }]),
        [] if all.is_empty() => Err(format!("there is no tile of {colony} left (G7)")),
        [] => Err(format!("there is no such tile of {colony}; there are {} (G53)", OneOf(all))),
        _ => Err(format!("which tile? {} (G53)", OneOf(fitting))),
    }
}

fn unfound(game: &Goa, seat: Seat, colony: Colony) -> Judged {
    let mut stores = (0..).zip(&game.player(seat).stores);
    let found = stores.find(|(_, store)| store.kind == StoreKind::Colony(colony));
    let (at, store) = found.ok_or_else(|| format!("{seat} has no {colony} (G48)"))?;
    let tile = ColonyTile { colony, spices: store.pair };
    Ok(vec![Change::Unfounded { seat, tile, store: at }])
}

/// Who begins is the flag holder's right, so it stays as it is while some have
/// had their go and others have not.
fn flag(game: &Goa, seat: Seat) -> Judged {
    let (holder, players) = (game.flag, game.seats.count());
    if seat == holder {
        return Err(nothing());
    }
    let mut anew = false;
    match &game.phase {
        Phase::QuickStart(answers) if answers.answered > 0 => {
            let number = answers.answered;
            return Err(format!("{number} have chosen already, in the order from {holder} (G116)"));
        }
        Phase::Markers(markers) if !markers.lots.is_empty() => {
            let number = markers.lots.len();
            return Err(format!("{number} markers lie already, in the order from {holder} (G18)"));
        }
        Phase::Actions(over) if usize::from(*over) % players != 0 => {
            let over = usize::from(*over) % players;
            return Err(format!(
                "{over} of {players} have had this action, in the order from {holder} (G33)"
            ));
        }
        Phase::Actions(_) => {
            if let Some(turn) = &game.turn {
                let begun = turn.done || turn.card_played || turn.modifier.is_some();
                if begun || !turn.queue.is_empty() || !game.agenda.is_empty() {
                    let whose = turn.seat;
                    return Err(format!("{whose} is in the middle of an action (G33)"));
                }
                anew = true;
            }
        }
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Markers(_)
        | Phase::Auction(_)
        | Phase::Extras(_)
        | Phase::Finished(_) => {}
    }
    Ok(vec![Change::Flag { seat, anew }])
}

fn bonanza(game: &Goa, corner: Cell, there: bool) -> Judged {
    let lies = game.corners.contains(&corner);
    if game.figures.bonanza.is_empty() {
        return Err("there are no Bonanza tiles at this table (D111)".to_owned());
    }
    if lies == there {
        return Err(nothing());
    }
    let due = |task: &Task| matches!(task, Task::Claim { corner: other, .. } if *other == corner);
    if game.agenda.iter().any(due) {
        return Err(format!("the Bonanza tile of {corner} is about to be turned up (G118)"));
    }
    let (left, under) = (game.bonanza.len(), game.corners.len());
    if there && under >= left {
        return Err(format!("of {left} Bonanza tiles not turned up {under} lie there (D112)"));
    }
    Ok(vec![Change::Corner { corner, there }])
}
