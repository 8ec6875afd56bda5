//! P3 and P4: what it is worth to plant early, to keep all farmers, and to
//! build.

use super::super::Action;
use super::super::auction::Auction;
use super::super::state::Santiago;
use super::outlook::Outlook;
use super::plants::{Planted, distinct, ranked, without};
use crate::engine::{Dice, Seat};

/// What the token is worth: it is paid for canals.
const TOKEN: f64 = 0.5;
/// How much of the best tiles is gone for each who plants before.
const TAKEN: f64 = 0.9;
/// The part of what winning is worth that is bid at most: one in so many.
const SHARE: f64 = 1.2;
/// How likely somebody still to be asked bids more than 0, 1, 2, …
const OUTBID: [f64; 8] = [0.75, 0.6, 0.45, 0.33, 0.24, 0.17, 0.12, 0.08];

/// The best planting of each tile on offer, best first.
fn best_of_each(game: &Santiago, seat: Seat, passed: bool) -> Vec<f64> {
    let mut best: Vec<f64> = distinct(&game.offer)
        .into_iter()
        .filter_map(|tile| Some(ranked(game, &game.land, seat, &[tile], passed).first()?.lead))
        .collect();
    best.sort_by(|one, other| other.total_cmp(one));
    best
}

/// What is left for somebody with so many before them, who take the best for
/// themselves, not always what is best for the one who waits.
fn left_after(best: &[f64], before: f64) -> f64 {
    let mut value = 0.0;
    let mut weight = 1.0;
    let gone = TAKEN * before;
    for (place, worth) in (0u8..).zip(best) {
        let share = (f64::from(place) + 1.0 - gone).clamp(0.0, weight);
        value += share * worth;
        weight -= share;
    }
    value + weight * best.last().copied().unwrap_or(0.0)
}

/// P3.
pub(in super::super) fn bid(
    game: &Santiago,
    auction: &Auction,
    seat: Seat,
    legal: &[Action],
) -> Option<Action> {
    let (whole, fewer) = (best_of_each(game, seat, false), best_of_each(game, seat, true));
    let later = game.seats.count().saturating_sub(auction.answers.len() + 1);
    let later = f64::from(u8::try_from(later).unwrap_or(0));
    let passed_before = auction.answers.iter().any(|&(_, amount)| amount == 0);
    let lowest = auction.answers.iter().map(|&(_, amount)| amount).min().unwrap_or(u32::MAX);
    let worth = |action: &Action| {
        let amount = action.bid().unwrap_or(0);
        let outbid = OUTBID.get(amount as usize).copied().unwrap_or(0.05);
        let above = auction.answers.iter().filter(|&&(_, other)| other > amount).count();
        let mut before = f64::from(u8::try_from(above).unwrap_or(0)) + later * outbid;
        // Of those who pass the last plants first (S27).
        if amount == 0 {
            before += later * (1.0 - outbid);
        }
        let best = if amount == 0 { &fewer } else { &whole };
        let builds = match amount {
            0 => f64::from(u8::from(!passed_before)),
            _ if amount < lowest && !passed_before => outbid * outbid,
            _ => 0.0,
        };
        left_after(best, before) + TOKEN * builds - f64::from(amount)
    };
    let best = legal.iter().map(|action| (worth(action), action));
    best.reduce(|best, it| if it.0 > best.0 + 1e-9 { it } else { best }).map(|(_, action)| *action)
}

/// How a seat stands after both have planted, the first one before the other.
fn after_both(game: &Santiago, first: Seat, second: Seat, passed: Option<Seat>, seat: Seat) -> f64 {
    let best = |land: &_, planter, tiles: &[_]| -> Option<Planted> {
        let all = ranked(game, land, planter, &distinct(tiles), passed == Some(planter));
        all.into_iter().next()
    };
    let Some(one) = best(&game.land, first, &game.offer) else { return 0.0 };
    let rest = without(&game.offer, one.tile);
    let land = best(&one.land, second, &rest).map_or(one.land, |two| two.land);
    Outlook::on(game, &land).lead(seat)
}

/// P4: both pay, so what winning is worth is not bid, but some of it, and which
/// part nobody can know.
pub(in super::super) fn seal(game: &Santiago, seat: Seat, most: u32, dice: &mut Dice) -> Action {
    let other = game.seats.left_of(seat);
    let won = after_both(game, seat, other, None, seat);
    let lost = after_both(game, other, seat, None, seat);
    let passed = after_both(game, other, seat, Some(seat), seat);
    let gain = won - lost;
    // Money is as good as points, and what the other loses counts, too.
    let least = u32::from(lost - passed > 1.0);
    let top = [1u32, 2, 3, 4, 5, 6].into_iter().filter(|&it| f64::from(it) * SHARE <= gain).max();
    let top = top.unwrap_or(0).max(least);
    let span = usize::try_from(top - least).unwrap_or(0);
    let amount = least + u32::try_from(dice.below(span + 1)).unwrap_or(0);
    match amount.min(most) {
        0 => Action::Pass,
        amount => Action::Bid(amount),
    }
}
