//! Is it a position still? What players have and where markers stand; tiles
//! and canals are in `pieces`. Sentences end with the rule that says so.

use super::super::choices::Asking;
use super::super::state::Santiago;
use super::super::violation::Escudos;
use super::super::{Square, setup};
use super::adjustment::{Adjustment, Change};
use super::fact::Mended;
use super::pieces;
use crate::engine::{Seat, Violation as _};
use crate::games::sentences::All;

/// What is so after a correction. Only what the rest does not give is checked:
/// a position may be one that no play leads to.
pub(super) fn facts(game: &Santiago, adjustment: &Adjustment) -> Result<Vec<Mended>, String> {
    if game.phase.standings().is_some() {
        return Err("the game is over; take its last step back first (S47)".to_owned());
    }
    match adjustment {
        Adjustment::Money(seat, change) => money(game, *seat, *change),
        Adjustment::Farmers(seat, change) => farmers(game, *seat, *change),
        Adjustment::OwnCanal(seat, kept) => own_canal(game, *seat, *kept),
        Adjustment::Builder(seat) => builder(game, *seat),
        Adjustment::Supply(change) => supply(game, *change),
        Adjustment::Square(square, ground) => pieces::square(game, *square, *ground),
        Adjustment::Canal(segment, canal) => pieces::canal(game, *segment, *canal),
        Adjustment::Offered(tile) => {
            let tiles = game.offer.iter().copied().chain([*tile]).collect();
            pieces::offer(game, tiles)
        }
        Adjustment::NotOffered(tile) => pieces::not_offered(game, *tile),
        Adjustment::Offer(tiles) => pieces::offer(game, tiles.clone()),
        Adjustment::Aside(tile) => pieces::aside(game, *tile),
        Adjustment::Palm(from, to) => palm(game, *from, *to),
    }
}

/// What lies on the table already stays covered (D30, D51). What is sealed is
/// not told by what is refused, so then nothing can be taken at all (S57). And
/// with hidden money a refusal names no balance (S7).
fn money(game: &Santiago, seat: Seat, change: Change) -> Result<Vec<Mended>, String> {
    let (now, hidden) = (game.money(seat), game.figures.hidden_money);
    let Some(amount) = change.of(now) else {
        let (Change::Less(less) | Change::More(less) | Change::To(less)) = change;
        return Err(if hidden {
            format!("{seat} has less than {} (S6)", Escudos(less))
        } else {
            format!("{seat} has {} and cannot lose {less} (S6)", Escudos(now))
        });
    };
    let most = most_money(game);
    if amount > most {
        let players = game.seats.count();
        return Err(format!(
            "nobody can have more than {most} escudos, all that {players} players ever get (S43)"
        ));
    }
    if amount < now {
        spoken_for(game, seat, amount)?;
    }
    if amount == now && !hidden {
        return Err(format!("{seat} has {} already (S6)", Escudos(now)));
    }
    Ok(vec![Mended::Money { seat, amount }])
}

/// The bank never runs dry (D6), but it pays only so often: this is what all
/// begin with and all their pay.
fn most_money(game: &Santiago) -> u32 {
    let figures = &game.figures;
    let pays = u32::from(figures.rounds).saturating_sub(1);
    let each = figures.pay.saturating_mul(pays).saturating_add(figures.money);
    u32::try_from(game.seats.count()).unwrap_or(u32::MAX).saturating_mul(each)
}

fn spoken_for(game: &Santiago, seat: Seat, amount: u32) -> Result<(), String> {
    match game.phase.asks() {
        Some(Asking::Bid(auction)) => {
            let bid = auction.answers.iter().find(|&&(other, _)| other == seat);
            match bid {
                Some(&(_, bid)) if amount < bid => {
                    Err(format!("{seat} has bid {bid} and cannot have less (D30)"))
                }
                _ => Ok(()),
            }
        }
        Some(Asking::SealedBid(bids)) if bids.of(seat).is_some() => {
            Err(format!("{seat} has sealed a bid, and loses no money before it is turned up (D30)"))
        }
        Some(Asking::Propose(_) | Asking::Build(_)) => {
            let made = pieces::proposed(game).find(|&(other, _)| other == seat);
            match made {
                Some((_, proposal)) if amount < proposal.amount => {
                    let offered = proposal.amount;
                    Err(format!("{seat} has offered {offered} and cannot have less (D51)"))
                }
                _ => Ok(()),
            }
        }
        Some(
            Asking::FirstCanal(_)
            | Asking::SealedBid(_)
            | Asking::Plant(_)
            | Asking::Leftover(_)
            | Asking::Extra(_),
        )
        | None => Ok(()),
    }
}

/// Those neither on the board nor still to be placed are in the box (D24), and
/// may come back from it.
fn farmers(game: &Santiago, seat: Seat, change: Change) -> Result<Vec<Mended>, String> {
    let now = game.player(seat).map_or(0, |player| player.farmers);
    let all = game.figures.farmers;
    let placed = pieces::farmers_on_land(game, seat);
    let most = all.saturating_sub(placed);
    let Some(left) = change.of(u32::from(now)) else {
        return Err(format!("{seat} has {now} farmers to place, not as many as that (S1)"));
    };
    let Some(left) = u8::try_from(left).ok().filter(|&left| left <= most) else {
        return Err(format!(
            "{seat} has {all} farmers, {placed} of them on the board, so {most} at most to place \
             (S1)"
        ));
    };
    if left == now {
        return Err(format!("{seat} has {now} farmers to place already (S1)"));
    }
    Ok(vec![Mended::Farmers { seat, left }])
}

fn own_canal(game: &Santiago, seat: Seat, kept: bool) -> Result<Vec<Mended>, String> {
    if kept && let Some(segment) = pieces::own_canal(game, seat) {
        return Err(format!("the canal of {seat} lies on {segment} (S39)"));
    }
    let now = game.player(seat).is_some_and(|player| player.extra_canal);
    if kept == now {
        let has = if now { "has" } else { "does not have" };
        return Err(format!("{seat} {has} a canal of his own already (S1)"));
    }
    Ok(vec![Mended::OwnCanal { seat, kept }])
}

/// A builder proposes nothing (D47), so once somebody has answered in phase 4
/// the token can't come to him.
fn builder(game: &Santiago, seat: Seat) -> Result<Vec<Mended>, String> {
    if seat == game.builder {
        return Err(format!("{seat} holds the token already (S8)"));
    }
    if game.phase.proposals().iter().any(|&(other, _)| other == seat) {
        return Err(format!(
            "{seat} has answered in phase 4 of round {}, and a builder is not asked there (D47)",
            game.round
        ));
    }
    Ok(vec![Mended::Builder { seat }])
}

fn supply(game: &Santiago, change: Change) -> Result<Vec<Mended>, String> {
    let now = game.supply;
    let most = pieces::most_supply(game);
    let Some(canals) = change.of(u32::from(now)) else {
        return Err(format!("the supply has {now} canals, not as many as that (S5)"));
    };
    let Some(canals) = u8::try_from(canals).ok().filter(|&canals| canals <= most) else {
        return Err(format!("the supply cannot have more than {most} canals now (S5)"));
    };
    pieces::check_supply(game, canals)?;
    if canals == now {
        return Err(format!("the supply has {now} canals already (S5)"));
    }
    Ok(vec![Mended::Supply { canals }])
}

fn palm(game: &Santiago, from: Square, to: Square) -> Result<Vec<Mended>, String> {
    let mut squares = game.land.palms;
    let Some(palm) = squares.iter_mut().find(|palm| **palm == from) else {
        let palms = All(squares.to_vec());
        return Err(format!("no palm stands on {from}; palms stand on {palms} (S3)"));
    };
    if from == to {
        return Err(format!("the palm stands on {to} already (S3)"));
    }
    *palm = to;
    setup::check_palms(squares, game.land.spring)
        .map_err(|violation| format!("{violation} ({})", violation.rule()))?;
    Ok(vec![Mended::Palms { squares }])
}
