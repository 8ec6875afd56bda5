//! Looks at a wish when it is filed, before its decision comes: can it never be
//! carried out?

use super::super::Violation;
use super::super::read::Misread;
use super::super::state::Santiago;
use super::fact::Fact;
use super::misfit::Misfit;
use super::slot::{Slot, fits};
use super::wish::{Channel, Money, Spot, Wish};
use crate::engine::plan::{Amount, Who};
use crate::engine::{Seat, Sentence, Violation as _};
use crate::games::sentences::OneOf;

pub(super) fn suits(game: &Santiago, slot: Slot, wish: Wish) -> Result<(), Sentence> {
    if !fits(slot, &wish) {
        return Err(match slot.decision().description().no {
            None => Misread::AlwaysPlaced.into(),
            Some(_) => Misfit::other_decision(wish, slot).into(),
        });
    }
    match wish {
        Wish::Bid(amount) => affordable(game, slot, amount),
        Wish::Propose(place, money) => {
            if let Money::Exactly(amount) = money {
                affordable(game, slot, amount)?;
            }
            unbuilt(game, place)
        }
        Wish::Plant(_, place) => room(game, place),
        Wish::Accept(place) | Wish::Build(place) | Wish::Extra(place) => unbuilt(game, place),
        Wish::BidUpTo(_) | Wish::BidBest | Wish::DecideBest | Wish::ExtraWorth(_) | Wish::No(_) => {
            Ok(())
        }
    }
}

/// More than all the money the game has seen so far, or more than there are
/// cubes (D89), nobody can pay. What others have is not looked at.
fn affordable(game: &Santiago, slot: Slot, amount: u32) -> Result<(), Sentence> {
    let figures = &game.figures;
    if game.two_players() && slot == Slot::Bid && amount > figures.cubes {
        return Err(Misfit::Cubes(figures.cubes).into());
    }
    there_is(game, amount)
}

fn there_is(game: &Santiago, amount: u32) -> Result<(), Sentence> {
    let figures = &game.figures;
    let seats = game.seats.iter().map(|_| 1).sum::<u32>();
    let each = figures.money.saturating_add(figures.pay.saturating_mul(u32::from(figures.rounds)));
    let all = each.saturating_mul(seats);
    if amount > all {
        return Err(Misfit::NeverSoMuch(amount).into());
    }
    Ok(())
}

/// Can this be so, now or later? It can't if it is about a player who is not
/// there, money that is not, or a round that is over or never comes.
pub(super) fn can_be(game: &Santiago, fact: Fact) -> Result<(), Sentence> {
    let there = |who: Who| who.plays(game.seats);
    let money = |amount: Amount| amount.least().map_or(Ok(()), |least| there_is(game, least));
    match fact {
        Fact::Passed(who) | Fact::Builder(who) | Fact::Owner(_, who) | Fact::Proposes(who) => {
            there(who)
        }
        Fact::Bid(who, amount) | Fact::Money(who, amount) => there(who).and(money(amount)),
        Fact::Highest(amount)
        | Fact::Sum(_, amount)
        | Fact::BestSum(amount)
        | Fact::Price(amount) => money(amount),
        Fact::Round(amount) => amount.comes(u32::from(game.round), u32::from(game.figures.rounds)),
        Fact::Free(_) | Fact::Watered(_) | Fact::Built(_) | Fact::Proposed(_) | Fact::There(_) => {
            Ok(())
        }
    }
}

/// Can this decision come for this seat, in whichever round?
pub(super) fn can_come(game: &Santiago, seat: Seat, slot: Slot) -> Result<(), Sentence> {
    let spare = usize::from(game.figures.stacks) > game.seats.count();
    if slot == Slot::Leftover && !spare {
        return Err(Misfit::NeverLeftOver.into());
    }
    if slot == Slot::Extra && game.player(seat).is_none_or(|player| !player.extra_canal) {
        return Err(Misfit::ExtraUsed.into());
    }
    Ok(())
}

/// D17: a tile never leaves its square.
fn room(game: &Santiago, spot: Spot) -> Result<(), Sentence> {
    let empty = game.land.empty();
    let (square, free) = match spot {
        Spot::At(square) => (square, empty.contains(&square)),
        Spot::Near(square) => (square, empty.iter().any(|it| it.touches(square))),
        Spot::Best => return Ok(()),
    };
    if free {
        return Ok(());
    }
    let mut near = empty;
    near.sort_by_key(|it| it.column().abs_diff(square.column()) + it.row().abs_diff(square.row()));
    near.truncate(4);
    let near = OneOf(near);
    let taken = if matches!(spot, Spot::At(_)) {
        Misfit::Taken { square, near }
    } else {
        Misfit::NearTaken { square, near }
    };
    Err(taken.into())
}

/// D12: a canal stays where it is.
fn unbuilt(game: &Santiago, place: Channel) -> Result<(), Sentence> {
    match place {
        Channel::At(segment) if game.land.canal(segment).is_some() => {
            let built = Violation::Built { segment, segments: OneOf(game.land.buildable()) };
            Err(Sentence::of(&built, built.said()))
        }
        Channel::Waters(square)
            if square.segments().iter().all(|&it| game.land.canal(it).is_some()) =>
        {
            Err(Misfit::BothSides(square).into())
        }
        Channel::At(_) | Channel::Waters(_) | Channel::Best => Ok(()),
    }
}
