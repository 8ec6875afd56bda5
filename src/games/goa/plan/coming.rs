//! Which decisions a seat has before it in a round, and to which of them its
//! present question belongs.

use super::super::action::Step;
use super::super::agenda;
use super::super::auction::Auction;
use super::super::decision::Decision;
use super::super::state::{ACTIONS, Goa, Phase, Readiness};
use super::super::tiles::{Class, Tile};
use super::{Address, LotWish, Slot, Stake, Wish};
use crate::engine::Seat;

/// Extra actions beyond those in hand that a round may still bring.
const MORE_EXTRAS: u8 = 4;

/// Everything of the round that this seat may still decide, in its order.
pub(super) fn coming(game: &Goa, seat: Seat) -> Vec<Slot> {
    let mut slots = Vec::new();
    match &game.phase {
        Phase::QuickStart(answers) => {
            let before = game.seats.clockwise_from(game.flag).take(answers.answered);
            if !before.into_iter().any(|other| other == seat) {
                slots.push(Slot::Quick);
            }
            return slots;
        }
        Phase::Finished(_) => return slots,
        Phase::Deal(_) | Phase::RoundStart => slots.extend([Slot::Flag, Slot::Mark]),
        Phase::Markers(markers) => {
            if markers.lots.is_empty() && seat == game.flag {
                slots.push(Slot::Flag);
            }
            if !markers.lots.iter().any(|lot| lot.cell.is_some() && lot.seller == seat) {
                slots.push(Slot::Mark);
            }
        }
        Phase::Auction(_) | Phase::Actions(_) | Phase::Extras(_) => {}
    }
    lots(game, seat, &mut slots);
    let left = actions_left(game, seat);
    if left.clone().next().is_some() {
        slots.extend(tiles(game, seat).into_iter().map(Slot::Use));
    }
    slots.extend(left.map(Slot::Action));
    slots.extend(extras(game, seat));
    slots
}

/// The lots that are not over, and the one whose tile asks something.
fn lots(game: &Goa, seat: Seat, slots: &mut Vec<Slot>) {
    let asks = open_lot(game).filter(|&(winner, _)| winner == seat);
    slots.extend(asks.map(|(_, number)| Slot::Lot(number)));
    match &game.phase {
        Phase::Auction(auction) => {
            let all = u8::try_from(auction.lots.len()).unwrap_or(u8::MAX);
            slots.extend((auction.number()..=all).map(Slot::Lot));
            slots.extend([Slot::Lots, Slot::Budget]);
        }
        Phase::Deal(_) | Phase::RoundStart | Phase::Markers(_) => {
            slots.extend([Slot::Lots, Slot::Budget]);
        }
        Phase::QuickStart(_) | Phase::Actions(_) | Phase::Extras(_) | Phase::Finished(_) => {
            slots.extend(asks.map(|_| Slot::Lots));
        }
    }
}

/// The lot just settled, while its tile asks its winner (P7).
pub(super) fn open_lot(game: &Goa) -> Option<(Seat, u8)> {
    let (seat, _) = agenda::asks(game).filter(|_| game.turn.is_none())?;
    Some((seat, u8::try_from(game.settled.len()).unwrap_or(u8::MAX)))
}

/// The numbers of the own actions of the round that are not over.
pub(in super::super) fn actions_left(
    game: &Goa,
    seat: Seat,
) -> impl Iterator<Item = u8> + Clone + use<> {
    let over = match &game.phase {
        Phase::Actions(over) => {
            // G33: three times round the table, from the holder of the flag on.
            let players = game.seats.count();
            let place = game.seats.clockwise_from(game.flag).position(|other| other == seat);
            let (rounds, turns) = (usize::from(*over) / players, usize::from(*over) % players);
            rounds + usize::from(place.is_some_and(|place| place < turns))
        }
        Phase::Extras(_) | Phase::Finished(_) => usize::from(ACTIONS),
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Markers(_)
        | Phase::Auction(_) => 0,
    };
    u8::try_from(over).unwrap_or(ACTIONS) + 1..=ACTIONS
}

/// The tiles of a seat that an own action may still use.
fn tiles(game: &Goa, seat: Seat) -> Vec<Tile> {
    let own = game.player(seat).tiles.iter();
    let mut tiles: Vec<Tile> = own
        .filter(|own| matches!(own.tile.class(), Class::Red | Class::OneShot))
        .filter(|own| own.state != Readiness::Used)
        .map(|own| own.tile)
        .collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// The extra actions of the round: those in hand and, before the loop, those
/// that may come. The one being taken is the last that was played.
fn extras(game: &Goa, seat: Seat) -> Vec<Slot> {
    let own = game.player(seat).extras;
    let numbers = match &game.phase {
        Phase::Extras(extras) => {
            let played = extras_played(game, seat);
            let acting = game.turn.as_ref().is_some_and(|turn| turn.seat == seat);
            if extras.passed.contains(&seat) && !acting {
                return Vec::new();
            }
            let first = played + u8::from(!acting);
            // Row bonuses and tiles may bring more as long as they act.
            let more = if acting || own > 0 { MORE_EXTRAS } else { 0 };
            first..=played.saturating_add(own).saturating_add(more)
        }
        Phase::Finished(_) => return Vec::new(),
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Markers(_)
        | Phase::Auction(_)
        | Phase::Actions(_) => 1..=own.saturating_add(MORE_EXTRAS),
    };
    if numbers.is_empty() {
        return Vec::new();
    }
    numbers.map(|number| Slot::Extra(Some(number))).chain([Slot::Extra(None)]).collect()
}

/// Extra actions of the round that a seat has played, or is playing.
pub(super) fn extras_played(game: &Goa, seat: Seat) -> u8 {
    let Phase::Extras(extras) = &game.phase else { return 0 };
    let played = extras.played.iter().filter(|&&other| other == seat).count();
    u8::try_from(played).unwrap_or(u8::MAX)
}

/// The decisions that the present question belongs to.
pub(super) fn present(game: &Goa, seat: Seat) -> Vec<Slot> {
    let extra = |number| vec![Slot::Extra(Some(number)), Slot::Extra(None)];
    let Some(decision) = game.asked(seat) else { return Vec::new() };
    if let Some(turn) = &game.turn {
        let mut slots: Vec<Slot> = tiles(game, seat).into_iter().map(Slot::Use).collect();
        match turn.number {
            Some(number) => slots.push(Slot::Action(number)),
            None => slots.extend(extra(extras_played(game, seat))),
        }
        return slots;
    }
    let lot = open_lot(game).map(|(_, lot)| lot);
    let lot = lot.or_else(|| game.phase.auction().map(Auction::number));
    match decision.description().address {
        Address::Quick => vec![Slot::Quick],
        Address::Flag => vec![Slot::Flag],
        Address::Mark => vec![Slot::Mark],
        Address::Extra => extra(extras_played(game, seat).saturating_add(1)),
        Address::Lot => lot.map_or_else(Vec::new, |lot| vec![Slot::Lot(lot), Slot::Lots]),
        // Those have a turn, or no decision of their own.
        Address::Lots | Address::Budget | Address::Action | Address::Use => Vec::new(),
    }
}

/// Does the question come up inside a decision that was made? The tile of a lot
/// that fell to its seller asks the first question about it (G25).
pub(super) fn follows_up(game: &Goa, seat: Seat) -> bool {
    let Some(decision) = game.asked(seat) else { return false };
    match decision {
        Decision::Gain(_) if game.turn.is_none() => {
            !game.settled.last().is_some_and(|lot| lot.unasked)
        }
        Decision::Gain(_)
        | Decision::Shortage
        | Decision::Founded
        | Decision::After
        | Decision::Resupply => true,
        Decision::Act => game.turn.as_ref().is_some_and(|turn| turn.number.is_none()),
        Decision::QuickStart
        | Decision::Flag
        | Decision::Mark
        | Decision::LastMark
        | Decision::Bid
        | Decision::Sell
        | Decision::Extra => false,
    }
}

/// The decision of a line that names none.
pub(super) fn meant(game: &Goa, seat: Seat, wish: &Wish) -> Option<Slot> {
    let slot = match wish {
        Wish::Quick(_) => Slot::Quick,
        Wish::Flag(_) => Slot::Flag,
        Wish::Mark(_) => Slot::Mark,
        Wish::Budget(_) => Slot::Budget,
        Wish::Lot(LotWish { stake, .. }) => lot_meant(game, seat, stake.as_ref()?)?,
        Wish::Pass => match game.asked(seat) {
            None | Some(Decision::Bid) => lot_meant(game, seat, &Stake::Pass)?,
            Some(Decision::Extra) => Slot::Extra(Some(extras_played(game, seat).saturating_add(1))),
            // There it says something else.
            Some(_) => return None,
        },
        Wish::Steps { extra: true, .. } => {
            Slot::Extra(Some(extras_played(game, seat).saturating_add(1)))
        }
        Wish::Steps { steps, .. } => match steps.as_slice() {
            [Step::Use(tile), rest @ ..] if !rest.iter().any(is_more) => Slot::Use(tile.tile()),
            _ => return None,
        },
        Wish::Best => return None,
    };
    coming(game, seat).contains(&slot).then_some(slot)
}

/// Is there more to the line than one tile and its answers?
fn is_more(step: &Step) -> bool {
    !matches!(step, Step::Take(_) | Step::Keep | Step::Drop(_) | Step::Pay(_) | Step::Decline)
}

/// The lot at hand, as long as the seat has still something to say to it. A bid
/// for a later one names it.
fn lot_meant(game: &Goa, seat: Seat, stake: &Stake) -> Option<Slot> {
    let Phase::Auction(auction) = &game.phase else { return None };
    let lot = auction.number();
    if game.asked(seat).is_some_and(|decision| matches!(decision, Decision::Bid | Decision::Sell)) {
        return Some(Slot::Lot(lot));
    }
    let sells = matches!(stake, Stake::Sell | Stake::Buy(_));
    let answered = auction.answers.iter().any(|&(other, _)| other == seat);
    let own = seller(auction, usize::from(lot)) == Some(seat);
    (own == sells && (own || !answered)).then_some(Slot::Lot(lot))
}

/// Is this what is said of that decision?
pub(super) fn belongs(slot: Slot, wish: &Wish) -> bool {
    match (slot, wish) {
        (Slot::Quick, Wish::Quick(_))
        | (Slot::Flag, Wish::Flag(_))
        | (Slot::Mark, Wish::Mark(_))
        | (Slot::Lot(_) | Slot::Lots, Wish::Lot(_) | Wish::Pass)
        | (Slot::Budget, Wish::Budget(_))
        | (Slot::Action(_) | Slot::Use(_), Wish::Steps { extra: false, .. })
        | (Slot::Extra(_), Wish::Steps { extra: true, .. } | Wish::Pass)
        | (_, Wish::Best) => true,
        (
            Slot::Quick
            | Slot::Flag
            | Slot::Mark
            | Slot::Lot(_)
            | Slot::Lots
            | Slot::Budget
            | Slot::Action(_)
            | Slot::Use(_)
            | Slot::Extra(_),
            _,
        ) => false,
    }
}

/// Who sells the lot of this number.
pub(super) fn seller(auction: &Auction, number: usize) -> Option<Seat> {
    number.checked_sub(1).and_then(|at| auction.lots.get(at)).map(|lot| lot.seller)
}
