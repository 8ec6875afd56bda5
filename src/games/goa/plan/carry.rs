//! What a wish comes to when its moment has come, and whether it can make sense when it
//! is sent. Uses only public knowledge and the owner's own.

use super::super::action::{Deed, Step, Use};
use super::super::answers::{self, Part, Role, Roles};
use super::super::auction::Auction;
use super::super::board::Cell;
use super::super::decision::Decision;
use super::super::markers::{self, Markers};
use super::super::state::{Goa, Phase};
use super::super::tiles::Tile;
use super::super::uses::Due;
use super::super::violation::Violation;
use super::super::{Action, choices, colony, house, spices};
use super::misfit::Misfit;
use super::{LotWish, Site, Slot, Spot, Stake, Wish, coming, possible};
use crate::engine::plan::{Carry, Who};
use crate::engine::{Seat, Sentence};
use std::collections::VecDeque;

/// How many of the house's ideas are tried.
const IDEAS: usize = 4;

/// What the wish comes to at the present question.
pub(super) fn carry(
    game: &Goa,
    seat: Seat,
    slot: Slot,
    wish: &Wish,
    beside: &[(&Slot, &Wish)],
) -> Carry<Action> {
    let Some(decision) = game.asked(seat) else { return Carry::Idle };
    match (decision, wish) {
        (_, Wish::Best) => best(game, seat, left(game, seat, beside)),
        (Decision::QuickStart, Wish::Quick(action)) => Carry::Try(vec![action.clone()]),
        (Decision::Flag, Wish::Flag(site)) => flag(game, seat, *site),
        (Decision::Mark | Decision::LastMark, Wish::Mark(tile)) => mark(game, seat, *tile),
        (Decision::Bid | Decision::Extra, Wish::Pass) => Carry::Try(vec![Action::Pass]),
        (Decision::Bid, Wish::Lot(LotWish { stake: Some(stake), .. })) => {
            let Phase::Auction(auction) = &game.phase else { return Carry::Idle };
            bid(game, seat, auction, *stake, left(game, seat, beside))
        }
        (Decision::Sell, Wish::Lot(LotWish { stake: Some(stake), .. })) => {
            let Phase::Auction(auction) = &game.phase else { return Carry::Idle };
            sale(game, seat, auction, *stake, left(game, seat, beside))
        }
        (Decision::Gain(_), Wish::Lot(LotWish { answers, .. })) => answer(game, seat, answers),
        (Decision::Act | Decision::Extra, Wish::Steps { steps, .. })
            if is_barren(game, seat, steps) =>
        {
            Carry::Cannot(Misfit::Barren.into())
        }
        (Decision::Act, Wish::Steps { steps, .. }) => {
            let action = line(steps, false);
            match slot {
                // Whenever it can be: until then it is in nobody's way.
                Slot::Use(_) if !legal(game, seat, &action) => Carry::Idle,
                Slot::Extra(_) => Carry::Idle,
                Slot::Quick
                | Slot::Flag
                | Slot::Mark
                | Slot::Lot(_)
                | Slot::Lots
                | Slot::Budget
                | Slot::Action(_)
                | Slot::Use(_) => Carry::Try(vec![action]),
            }
        }
        (Decision::Extra, Wish::Steps { steps, .. }) => Carry::Try(vec![line(steps, true)]),
        (
            Decision::Gain(_)
            | Decision::Shortage
            | Decision::Founded
            | Decision::After
            | Decision::Resupply,
            Wish::Steps { steps, .. },
        ) => answer(game, seat, &answers_of(game, decision, steps)),
        // A wish for another decision.
        (
            Decision::QuickStart
            | Decision::Flag
            | Decision::Mark
            | Decision::LastMark
            | Decision::Bid
            | Decision::Sell
            | Decision::Gain(_)
            | Decision::Act
            | Decision::Shortage
            | Decision::Founded
            | Decision::After
            | Decision::Resupply
            | Decision::Extra,
            Wish::Quick(_)
            | Wish::Flag(_)
            | Wish::Mark(_)
            | Wish::Lot(_)
            | Wish::Pass
            | Wish::Budget(_)
            | Wish::Steps { .. },
        ) => Carry::Idle,
    }
}

fn line(steps: &[Step], extra: bool) -> Action {
    Action::Steps { extra, steps: steps.to_vec() }
}

fn legal(game: &Goa, seat: Seat, action: &Action) -> bool {
    judged(game, seat, action).is_ok()
}

fn judged(game: &Goa, seat: Seat, action: &Action) -> Result<(), Violation> {
    game.judge(seat, action, &mut choices::trial_dice()).map(|_| ())
}

/// Is it a harvest without room? That is legal (D49), but nobody plans it: what
/// stands behind an `else` is better. Not if something before it makes room.
fn is_barren(game: &Goa, seat: Seat, steps: &[Step]) -> bool {
    let plain = steps.iter().take_while(|step| !matches!(step, Step::Use(_) | Step::Play(_)));
    let harvests = plain.into_iter().any(|step| matches!(step, Step::Do(Deed::Harvest(None))));
    let plays = steps.iter().any(|step| matches!(step, Step::Play(_)));
    harvests && !plays && spices::room(game.player(seat)) == 0
}

/// What the house would do, as far as the budget goes.
fn best(game: &Goa, seat: Seat, left: Option<u32>) -> Carry<Action> {
    let price = game.phase.auction().map_or(0, |auction| {
        let highest = auction.highest().map_or(0, |(_, amount)| amount);
        game.figures.seller.price(highest)
    });
    let mut ideas = house::suggested(game, seat);
    ideas.retain(|action| legal(game, seat, action));
    ideas.retain(|action| match (action, left) {
        (Action::Bid(amount), Some(left)) => *amount <= left,
        (Action::Buy, Some(left)) => price <= left,
        (
            Action::Bid(_)
            | Action::Buy
            // Those cost nothing in the auctions.
            | Action::QuickMarkers(..)
            | Action::QuickDucats
            | Action::Flag(_)
            | Action::Mark(_)
            | Action::Pass
            | Action::Sell
            | Action::Steps { .. },
            _,
        ) => true,
    });
    // To pass, or to let it go, costs nothing.
    if ideas.is_empty() && left.is_some() {
        let free = [Action::Pass, Action::Sell];
        ideas.extend(free.into_iter().filter(|action| legal(game, seat, action)));
    }
    ideas.truncate(IDEAS);
    if ideas.is_empty() { Carry::Idle } else { Carry::Try(ideas) }
}

/// The steps of a line that may answer a question it left open. What a colony
/// asks is answered by what stands behind its founding, and what a tile brings
/// by what stands behind that tile.
fn answers_of(game: &Goa, decision: Decision, steps: &[Step]) -> Vec<Step> {
    let parts = Roles { count: 0 }.of(steps, true, None, Due::None);
    let colony = at_hand(game, &parts);
    let attempt = colony::attempt(game);
    let mut help = Vec::new();
    let fits = |part: &&Part| match (&part.step, part.role) {
        (Step::Take(_), Role::Answers(number)) => {
            decision == Decision::Founded && Some(number) == colony
        }
        (Step::Take(_), Role::Chooses(around)) => match decision {
            // Nothing asked for it, unless it stands behind the colony's own.
            Decision::Founded => around.is_some() && around == colony && !takes(&parts, around),
            Decision::Gain(_) | Decision::Resupply => true,
            Decision::QuickStart
            | Decision::Flag
            | Decision::Mark
            | Decision::LastMark
            | Decision::Bid
            | Decision::Sell
            | Decision::Act
            | Decision::Shortage
            | Decision::After
            | Decision::Extra => false,
        },
        (Step::Pay(_) | Step::Decline, Role::Answers(number)) => {
            decision == Decision::Shortage && Some(number) == colony
        }
        (Step::Drop(_) | Step::Keep | Step::Discard(_), _) => {
            matches!(decision, Decision::Gain(_))
        }
        (Step::Done, _) => decision == Decision::After,
        (
            Step::Do(_)
            | Step::More(_)
            | Step::Use(_)
            | Step::Play(_)
            | Step::Pay(_)
            | Step::Decline
            | Step::IfShort { .. }
            | Step::Take(_)
            | Step::Hold,
            _,
        ) => false,
    };
    let answers: Vec<Step> = parts.iter().filter(fits).map(|part| part.step.clone()).collect();
    if decision == Decision::Shortage {
        // What waits for a shortage is done first.
        let short = attempt.map_or(0, |attempt| attempt.short(game));
        help.extend(parts.iter().filter_map(|part| {
            let Step::IfShort { step, by } = &part.step else { return None };
            let helps = colony.is_some_and(|colony| part.role == Role::Answers(colony))
                && by.is_none_or(|by| short <= by.into());
            helps.then(|| step.as_ref().clone())
        }));
    }
    help.extend(answers);
    help
}

/// Are the spices of this founding named?
fn takes(parts: &VecDeque<Part>, colony: Option<usize>) -> bool {
    let own = |role| matches!(role, Role::Answers(number) if Some(number) == colony);
    parts.iter().any(|part| own(part.role) && matches!(part.step, Step::Take(_)))
}

/// Which founding of a line is being asked about: one of this colony that does
/// not wait. `None` if that could be two, or if it is none of this line's.
fn at_hand(game: &Goa, parts: &VecDeque<Part>) -> Option<usize> {
    let attempt = colony::attempt(game)?;
    let waits = game.turn.iter().flat_map(|turn| &turn.queue);
    let waiting = waits.filter(|step| answers::founds(step).is_some()).count();
    let foundings: Vec<(usize, &Deed)> = parts
        .iter()
        .filter_map(|part| match part.role {
            Role::Founds(number) => answers::founds(&part.step).map(|deed| (number, deed)),
            Role::Acts | Role::Answers(_) | Role::Chooses(_) => None,
        })
        .collect();
    let begun = foundings.get(..foundings.len().saturating_sub(waiting))?;
    let same = |deed: &Deed| matches!(deed, Deed::Found(colony) if *colony == attempt.colony);
    let mut fitting = begun.iter().filter(|(_, deed)| same(deed)).map(|&(number, _)| number);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The first of these answers that the rules allow; without one the line says
/// nothing about the question, and its owner is asked.
fn answer(game: &Goa, seat: Seat, answers: &[Step]) -> Carry<Action> {
    let alone = answers.iter().map(|step| line(std::slice::from_ref(step), false));
    let fitting: Vec<Action> = alone.filter(|action| legal(game, seat, action)).collect();
    if fitting.is_empty() { Carry::Idle } else { Carry::Try(fitting) }
}

/// What the budget leaves for this round, if there is one.
fn left(game: &Goa, seat: Seat, beside: &[(&Slot, &Wish)]) -> Option<u32> {
    let budget = |wish: &Wish| if let Wish::Budget(most) = wish { Some(*most) } else { None };
    let most = beside.iter().find_map(|(_, wish)| budget(wish))?;
    Some(most.saturating_sub(game.spent_on_lots(seat)))
}

/// P5.
fn bid(
    game: &Goa,
    seat: Seat,
    auction: &Auction,
    stake: Stake,
    left: Option<u32>,
) -> Carry<Action> {
    let next = auction.highest().map_or(1, |(_, amount)| amount.saturating_add(1));
    let ducats = game.player(seat).ducats.min(left.unwrap_or(u32::MAX));
    match stake {
        Stake::Pass => Carry::Try(vec![Action::Pass]),
        Stake::UpTo { most, jump } => {
            let amount = next.max(jump.unwrap_or(0));
            // A jump the purse does not allow is as far as it goes.
            let limit = most.min(ducats);
            let amount = if amount > limit && next <= limit && jump.is_some_and(|it| it <= most) {
                limit
            } else {
                amount
            };
            if amount <= limit {
                Carry::Try(vec![Action::Bid(amount)])
            } else {
                Carry::Cannot(Misfit::AboveLimit { next, limit }.into())
            }
        }
        Stake::Exactly(amount) => match left {
            Some(left) if amount > left => Carry::Cannot(Misfit::AboveBudget(left).into()),
            _ => Carry::Try(vec![Action::Bid(amount)]),
        },
        Stake::Best => best(game, seat, left),
        Stake::Sell | Stake::Buy(_) => Carry::Idle,
    }
}

/// P6.
fn sale(
    game: &Goa,
    seat: Seat,
    auction: &Auction,
    stake: Stake,
    left: Option<u32>,
) -> Carry<Action> {
    let price = auction.highest().map_or(0, |(_, amount)| amount);
    let keep = game.figures.seller.price(price); // G27, G28
    match stake {
        Stake::Sell => Carry::Try(vec![Action::Sell]),
        Stake::Buy(most) => match (most, left) {
            (Some(most), _) if keep > most => {
                Carry::Cannot(Misfit::KeepingTooDear { keep, most }.into())
            }
            (_, Some(left)) if keep > left => Carry::Cannot(Misfit::AboveBudget(left).into()),
            _ => Carry::Try(vec![Action::Buy]),
        },
        Stake::Best => best(game, seat, left),
        Stake::UpTo { .. } | Stake::Exactly(_) | Stake::Pass => Carry::Idle,
    }
}

/// P2.
fn flag(game: &Goa, seat: Seat, site: Site) -> Carry<Action> {
    let near = |cells: Vec<Cell>| {
        let mut flags = house::suggested(game, seat);
        flags.retain(|flag| {
            matches!(flag, Action::Flag(place) if place.near().any(|cell| cells.contains(&cell)))
        });
        flags
    };
    match site {
        Site::At(place) => Carry::Try(vec![Action::Flag(place)]),
        Site::Any | Site::Near(Spot::Any) => best(game, seat, None),
        Site::Near(Spot::At(cell)) => tried(near(vec![cell]), Misfit::NoPlaceFree),
        Site::Near(Spot::Tile(tile)) => tried(near(lying(game, tile)), Misfit::NoSuchTile),
    }
}

fn tried(actions: Vec<Action>, otherwise: Misfit) -> Carry<Action> {
    if actions.is_empty() { Carry::Cannot(otherwise.into()) } else { Carry::Try(actions) }
}

/// Where tiles of this kind lie.
fn lying(game: &Goa, tile: Tile) -> Vec<Cell> {
    game.grid.tiles().filter(|&(_, other)| other == tile).map(|(cell, _)| cell).collect()
}

/// P3, P4.
fn mark(game: &Goa, seat: Seat, spot: Spot) -> Carry<Action> {
    match spot {
        Spot::At(cell) => Carry::Try(vec![Action::Mark(cell)]),
        Spot::Any => best(game, seat, None),
        Spot::Tile(tile) => {
            let Phase::Markers(so_far) = &game.phase else { return Carry::Idle };
            let free: Vec<Cell> = free(game, so_far);
            let cells = lying(game, tile).into_iter().filter(|cell| free.contains(cell));
            tried(cells.map(Action::Mark).collect(), Misfit::NotMarked)
        }
    }
}

fn free(game: &Goa, so_far: &Markers) -> Vec<Cell> {
    markers::cells(game, so_far).cells
}

/// Can it be done by anybody, ever?
fn possible_at_all(game: &Goa, wish: &Wish) -> Result<(), Sentence> {
    match wish {
        Wish::Lot(LotWish { stake: Some(stake), .. }) => match *stake {
            Stake::Exactly(amount) => possible::so_many(amount),
            Stake::UpTo { most, jump: Some(jump) } if jump > most => {
                Err(Misfit::JumpTooFar { jump, most }.into())
            }
            Stake::UpTo { .. } | Stake::Pass | Stake::Best | Stake::Sell | Stake::Buy(_) => Ok(()),
        },
        Wish::Steps { steps, .. } => {
            let mut spied = steps.iter().filter_map(|step| {
                if let Step::Use(Use::Espionage(seat, _)) = step { Some(*seat) } else { None }
            });
            spied.try_for_each(|seat| Who::Seat(seat).plays(game.seats))
        }
        Wish::Quick(_)
        | Wish::Flag(_)
        | Wish::Mark(_)
        | Wish::Lot(LotWish { stake: None, .. })
        | Wish::Pass
        | Wish::Budget(_)
        | Wish::Best => Ok(()),
    }
}

/// Can the wish make sense there, as far as is known?
pub(super) fn suits(game: &Goa, seat: Seat, slot: Slot, wish: &Wish) -> Result<(), Sentence> {
    possible_at_all(game, wish)?;
    match (slot, wish) {
        (Slot::Lot(number), Wish::Lot(_) | Wish::Pass) => {
            let Phase::Auction(auction) = &game.phase else { return Ok(()) };
            let Some(seller) = coming::seller(auction, usize::from(number)) else {
                let lots = auction.lots.len();
                return Err(Misfit::NoLot { lot: number, lots }.into());
            };
            let sells = match wish {
                Wish::Lot(LotWish { stake: Some(stake), .. }) => match stake {
                    Stake::Sell | Stake::Buy(_) => Some(true),
                    Stake::Best => None,
                    Stake::UpTo { .. } | Stake::Exactly(_) | Stake::Pass => Some(false),
                },
                Wish::Pass => Some(false),
                Wish::Lot(LotWish { stake: None, .. })
                | Wish::Quick(_)
                | Wish::Flag(_)
                | Wish::Mark(_)
                | Wish::Budget(_)
                | Wish::Steps { .. }
                | Wish::Best => None,
            };
            match sells {
                Some(false) if seller == seat => Err(Misfit::yours_to_sell(number).into()),
                Some(true) if seller != seat => Err(Misfit::Sells { seller, lot: number }.into()),
                _ => Ok(()),
            }
        }
        (Slot::Extra(Some(0)), _) => Err(Misfit::FromOne.into()),
        (Slot::Action(_), Wish::Steps { steps, .. })
            if !steps.iter().any(|step| {
                matches!(step, Step::Do(_) | Step::Use(_) | Step::Play(_) | Step::Discard(_))
            }) =>
        {
            Err(Misfit::NoBeginning.into())
        }
        (Slot::Use(tile), Wish::Steps { steps, .. }) => {
            let uses = |step: &Step| matches!(step, Step::Use(other) if other.tile() == tile);
            let acts = steps.iter().any(|step| matches!(step, Step::Do(_)));
            match steps.first() {
                Some(first) if uses(first) && !acts => Ok(()),
                _ => Err(Misfit::tile_alone(slot).into()),
            }
        }
        (
            Slot::Quick
            | Slot::Flag
            | Slot::Mark
            | Slot::Lot(_)
            | Slot::Lots
            | Slot::Budget
            | Slot::Action(_)
            | Slot::Extra(_)
            | Slot::Use(_),
            Wish::Quick(_)
            | Wish::Flag(_)
            | Wish::Mark(_)
            | Wish::Lot(_)
            | Wish::Pass
            | Wish::Budget(_)
            | Wish::Steps { .. }
            | Wish::Best,
        ) => Ok(()),
    }
}
