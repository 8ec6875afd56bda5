//! What a wish comes to at the present question. Public knowledge and the
//! seat's own only; the rules judge each candidate afterwards.

use super::super::auction::Auction;
use super::super::builder::Offers;
use super::super::decision::Asking;
use super::super::leftover::Leftover;
use super::super::read::Misread;
use super::super::state::Santiago;
use super::super::{Action, Segment, Square, Tile, house, planting};
use super::misfit::Misfit;
use super::slot::Slot;
use super::wish::{Channel, Money, Spot, Which, Wish};
use crate::engine::plan::Carry;
use crate::engine::{Seat, Sentence};
use crate::games::sentences::Typed;

/// The most candidates that one wish is tried as.
const MOST: usize = 48;

pub(super) fn carry(game: &Santiago, seat: Seat, slot: Slot, wish: Wish) -> Carry<Action> {
    let asking = game.asks(seat).filter(|it| it.decision().description().slot == Some(slot));
    let Some(asking) = asking else { return Carry::Idle };
    match found(game, seat, asking, wish) {
        Ok(mut actions) => {
            actions.truncate(MOST);
            Carry::Try(actions)
        }
        Err(sentence) => Carry::Cannot(sentence),
    }
}

type Found = Result<Vec<Action>, Sentence>;

/// Every wish with each question that takes it.
fn found(game: &Santiago, seat: Seat, asking: &Asking, wish: Wish) -> Found {
    match (wish, asking) {
        (Wish::Bid(amount), Asking::Bid(_) | Asking::SealedBid(_)) => Ok(vec![Action::Bid(amount)]),
        (Wish::BidUpTo(most), Asking::Bid(auction)) => bid_up_to(game, seat, auction, most),
        // S57: there is no bid to be seen, so it is the most.
        (Wish::BidUpTo(most), Asking::SealedBid(_)) => {
            match most.min(game.money(seat)).min(game.figures.cubes) {
                0 => Err(Misfit::NoMoney.into()),
                amount => Ok(vec![Action::Bid(amount)]),
            }
        }
        (Wish::BidBest, Asking::Bid(auction)) => Ok(house::bids(game, auction, seat)),
        (Wish::BidBest, Asking::SealedBid(_)) => Ok(house::sealed_bids(game, seat)),
        (Wish::Plant(which, spot), Asking::Plant(_)) => plant(game, seat, which, spot),
        (Wish::Plant(which, spot), Asking::Leftover(left)) => leftover(game, *left, which, spot),
        (Wish::Propose(place, money), Asking::Propose(_)) => propose(game, seat, place, money),
        (Wish::DecideBest, Asking::Build(offers)) => Ok(house::decisions(game, offers)),
        (Wish::Accept(place), Asking::Build(offers)) => accept(game, offers, place),
        // D55: where somebody proposed, building is accepting.
        (Wish::Build(Channel::At(place)), Asking::Build(_)) => Ok(vec![Action::Build(place)]),
        (Wish::Build(place), Asking::Build(offers)) => {
            let elsewhere = places(game, seat, place, |it| !offers.is_proposed(it))?;
            Ok(elsewhere.into_iter().map(Action::Build).collect())
        }
        (Wish::Extra(place) | Wish::Build(place), Asking::Extra(_)) => {
            Ok(places(game, seat, place, |_| true)?.into_iter().map(Action::Extra).collect())
        }
        (Wish::ExtraWorth(points), Asking::Extra(_)) => extra_worth(game, seat, points),
        (Wish::No(_), asking) => {
            let no = asking.decision().description().no;
            no.map(|no| vec![no]).ok_or_else(|| Misfit::no_answer(wish).into())
        }
        (
            Wish::Bid(_)
            | Wish::BidUpTo(_)
            | Wish::BidBest
            | Wish::Plant(..)
            | Wish::Propose(..)
            | Wish::DecideBest
            | Wish::Accept(_)
            | Wish::Build(_)
            | Wish::Extra(_)
            | Wish::ExtraWorth(_),
            _,
        ) => Err(Misfit::no_answer(wish).into()),
    }
}

/// S24: one more than the highest bid, which nobody can have named.
fn bid_up_to(game: &Santiago, seat: Seat, auction: &Auction, most: u32) -> Found {
    let money = game.money(seat);
    let highest = auction.answers.iter().map(|&(_, amount)| amount).max().unwrap_or(0);
    let wanted = highest.saturating_add(1);
    if wanted > most {
        let limit = Typed::of(Wish::BidUpTo(most));
        Err(Misfit::NotEnough { highest, limit }.into())
    } else if wanted > money {
        Err(Misfit::TooPoor { highest, money }.into())
    } else {
        Ok(vec![Action::Bid(wanted)])
    }
}

fn fits(which: Which, tile: Tile) -> bool {
    match which {
        Which::Any => true,
        Which::Kind(kind) => tile.kind() == kind,
        Which::Tile(wanted) => tile == wanted,
    }
}

fn is_there(spot: Spot, square: Square) -> bool {
    match spot {
        Spot::At(wanted) => square == wanted,
        Spot::Near(other) => square.touches(other),
        Spot::Best => true,
    }
}

fn plant(game: &Santiago, seat: Seat, which: Option<Which>, spot: Spot) -> Found {
    let offer = planting::tiles(game);
    // Which tile is left out only where there is one, or where all may be.
    let which = match which {
        Some(which) => which,
        None if matches!(spot, Spot::At(_)) && offer.len() > 1 => {
            return Err(Misread::WhichTile(Typed::one_of(offer)).into());
        }
        None => Which::Any,
    };
    let tiles: Vec<Tile> = offer.iter().copied().filter(|&tile| fits(which, tile)).collect();
    if tiles.is_empty() {
        let (kind, offer) = (Typed::of(which), Typed::one_of(offer));
        return Err(Misread::NotOffered { kind, offer }.into());
    }
    let ranked = house::ranked_plantings(game, seat, &tiles);
    let there = ranked.into_iter().filter(|&(_, square)| is_there(spot, square));
    let actions: Vec<Action> = there.map(|(tile, square)| Action::Plant(tile, square)).collect();
    match (actions.is_empty(), spot) {
        (false, _) => Ok(actions),
        (true, Spot::At(square)) => Err(Misfit::NotEmpty(square).into()),
        (true, _) => Err(Misfit::none_empty(spot).into()),
    }
}

/// S30: the tile is what it is; only the square is chosen.
fn leftover(game: &Santiago, leftover: Leftover, which: Option<Which>, spot: Spot) -> Found {
    if let Some(which) = which.filter(|&which| !fits(which, leftover.tile)) {
        let (leftover, which) = (Typed::of(leftover.tile), Typed::of(which));
        return Err(Misfit::OtherLeftOver { leftover, which }.into());
    }
    // The rules say best why a square will not do.
    if let Spot::At(square) = spot {
        return Ok(vec![Action::Plant(leftover.tile, square)]);
    }
    let ranked = house::leftovers(game, leftover);
    let there = |action: &Action| matches!(action, Action::Plant(_, it) if is_there(spot, *it));
    let actions: Vec<Action> = ranked.into_iter().filter(there).collect();
    if actions.is_empty() {
        return Err(Misfit::NowhereToLie(Typed::of(spot)).into());
    }
    Ok(actions)
}

/// The places for a canal that are meant, the best for the seat first. The
/// best place waters something of its own.
fn places(
    game: &Santiago,
    seat: Seat,
    place: Channel,
    may_be: impl Fn(Segment) -> bool,
) -> Result<Vec<Segment>, Sentence> {
    let ranked = || house::canals(game, seat).into_iter().filter(|&(_, it)| may_be(it));
    match place {
        Channel::At(segment) => Ok(vec![segment]),
        Channel::Waters(square) => {
            let along = ranked().filter(|(_, it)| square.segments().contains(it));
            let along: Vec<Segment> = along.map(|(_, it)| it).collect();
            if along.is_empty() {
                return Err(Misfit::NotWatered(square).into());
            }
            Ok(along)
        }
        Channel::Best => {
            let good: Vec<Segment> =
                ranked().filter(|&(gain, _)| gain > 0).map(|(_, it)| it).collect();
            if good.is_empty() {
                return Err(Misfit::NoneDry.into());
            }
            Ok(good)
        }
    }
}

fn extra_worth(game: &Santiago, seat: Seat, points: u32) -> Found {
    let ranked = house::canals(game, seat);
    let most = ranked.first().map_or(0, |&(gain, _)| gain);
    let good = ranked.into_iter().filter(|&(gain, _)| gain > 0 && gain >= points);
    let places: Vec<Action> = good.map(|(_, place)| Action::Extra(place)).collect();
    if places.is_empty() {
        return Err(Misfit::BestIsWorth(most).into());
    }
    Ok(places)
}

fn propose(game: &Santiago, seat: Seat, place: Channel, money: Money) -> Found {
    let own = game.money(seat);
    let gains = house::canals(game, seat);
    let offer = |place: Segment| match money {
        Money::Exactly(amount) => amount,
        Money::UpTo(most) => most.min(own),
        Money::Fair => {
            let gain = gains.iter().find(|&&(_, it)| it == place).map_or(0, |&(gain, _)| gain);
            house::fair_offer(gain, own)
        }
    };
    let places = places(game, seat, place, |_| true)?;
    Ok(places.into_iter().map(|place| Action::Propose(place, offer(place))).collect())
}

fn accept(game: &Santiago, offers: &Offers, place: Channel) -> Found {
    if offers.sums().is_empty() {
        return Err(Misfit::NothingProposed.into());
    }
    let ranked = house::decisions(game, offers).into_iter();
    let accepted = ranked
        .filter_map(|action| if let Action::Accept(place) = action { Some(place) } else { None });
    let places: Vec<Segment> = match place {
        Channel::At(segment) => vec![segment],
        Channel::Best => accepted.collect(),
        Channel::Waters(square) => {
            let there: Vec<Segment> =
                accepted.filter(|segment| square.segments().contains(segment)).collect();
            if there.is_empty() {
                return Err(Misfit::NoneProposedThere(square).into());
            }
            there
        }
    };
    Ok(places.into_iter().map(Action::Accept).collect())
}
