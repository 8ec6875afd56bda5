//! Which store a spice goes to or comes from, where the player leaves it open
//! (D41, D43, D125). No spice moves from store to store (D42).

use super::action::{StoreName, Units};
use super::state::Player;
use super::tiles::Spice;
use super::violation::{All, OneOf, Violation};

/// A spice and the place of its store.
pub(super) type Placed = (Spice, usize);

/// The spices named, one by one.
pub(super) fn kinds(named: &[Units]) -> Vec<Spice> {
    named.iter().flat_map(|units| (0..units.count).map(move |_| units.spice)).collect()
}

/// Empty places on all stores that allow this spice.
pub(super) fn room_for(player: &Player, spice: Spice) -> usize {
    player.stores.iter().filter(|store| store.allows(spice)).map(super::state::Store::room).sum()
}

/// All empty places: every store allows some spice.
pub(super) fn room(player: &Player) -> usize {
    player.stores.iter().map(super::state::Store::room).sum()
}

/// The spices a player may gain, in canonical order.
pub(super) fn welcome(player: &Player) -> Vec<Spice> {
    Spice::ALL.into_iter().filter(|&spice| room_for(player, spice) > 0).collect()
}

/// D43, D125: as many as possible up to `most`, into the narrowest stores
/// first, of the allowed kind they have fewest of, counted anew for each.
pub(super) fn fill(player: &Player, most: usize) -> Vec<Placed> {
    let mut player = player.clone();
    let mut placed = Vec::new();
    while placed.len() < most {
        let with_room = player.stores.iter().enumerate().filter(|(_, store)| store.room() > 0);
        let choices = with_room.flat_map(|(at, store)| {
            let width = store.allowed().count();
            let player = &player;
            store.allowed().map(move |spice| (width, player.spices(spice), spice, at))
        });
        let Some((_, _, spice, at)) = choices.min() else { break };
        put(&mut player, (spice, at));
        placed.push((spice, at));
    }
    placed
}

/// D89: fills one store completely, with the spices named as far as they go.
pub(super) fn fill_store(
    player: &Player,
    at: usize,
    named: &[Spice],
) -> Result<Vec<Placed>, Violation> {
    let mut player = player.clone();
    let mut placed = Vec::new();
    let Some(store) = player.stores.get(at).cloned() else { return Ok(placed) };
    if !named.is_empty() && store.room() == 0 {
        return Err(Violation::StoreFull { store: name(&player, at) });
    }
    if named.len() > store.room() {
        let most = u8::try_from(store.room()).unwrap_or(u8::MAX);
        return Err(Violation::TooManySpices { named: named.len(), most });
    }
    for place in 0..store.room() {
        let spice = match named.get(place) {
            Some(&spice) if store.allows(spice) => spice,
            Some(&spice) => return Err(Violation::NotAllowed { spice, store: name(&player, at) }),
            None => {
                let kind = store.allowed().min_by_key(|&spice| (player.spices(spice), spice));
                let Some(spice) = kind else { break };
                spice
            }
        };
        put(&mut player, (spice, at));
        placed.push((spice, at));
    }
    Ok(placed)
}

fn put(player: &mut Player, (spice, at): Placed) {
    if let Some(store) = player.stores.get_mut(at) {
        store.content.push(spice);
    }
}

fn name(player: &Player, at: usize) -> String {
    player.store_names().get(at).map_or_else(String::new, ToString::to_string)
}

fn names(player: &Player) -> OneOf<Spice> {
    OneOf(welcome(player))
}

/// The spices a player asks for, each in a place that allows it: those with a
/// store first (D43), then the others in the order named, each in the narrowest
/// store, the oldest of equals (D125). One goes elsewhere only if what is named
/// after it would find no place otherwise, so that what fits is never refused.
pub(super) fn place(player: &Player, wanted: &[Units]) -> Result<Vec<Placed>, Violation> {
    let mut room: Vec<usize> = player.stores.iter().map(super::state::Store::room).collect();
    let mut placed: Vec<Placed> = Vec::new();
    let mut free: Vec<Spice> = Vec::new();
    for units in stores_first(wanted) {
        let Some(name) = units.store else {
            free.extend(std::iter::repeat_n(units.spice, usize::from(units.count)));
            continue;
        };
        let at = store(player, name)?;
        let own = &player.stores[at];
        if !own.allows(units.spice) {
            return Err(Violation::NotAllowed { spice: units.spice, store: name.to_string() });
        }
        for _ in 0..units.count {
            if room[at] == 0 {
                return Err(Violation::StoreFull { store: name.to_string() });
            }
            room[at] -= 1;
            placed.push((units.spice, at));
        }
    }
    homeless(player, &free, &room)
        .map_or(Ok(()), |spice| Err(Violation::NoRoom { spice, welcome: names(player) }))?;
    let mut rest = free.as_slice();
    while let Some((&spice, after)) = rest.split_first() {
        let at = narrowest_first(player, spice).into_iter().find(|&at| {
            let mut left = room.clone();
            left[at].checked_sub(1).is_some_and(|places| {
                left[at] = places;
                homeless(player, after, &left).is_none()
            })
        });
        let Some(at) = at else { break };
        room[at] -= 1;
        placed.push((spice, at));
        rest = after;
    }
    Ok(placed)
}

/// Those with a store of their own before those without.
fn stores_first(named: &[Units]) -> impl Iterator<Item = &Units> {
    let with = |some: bool| named.iter().filter(move |units| units.store.is_some() == some);
    with(true).chain(with(false))
}

/// The stores that allow a spice, full or not, as D125 prefers them.
fn narrowest_first(player: &Player, spice: Spice) -> Vec<usize> {
    let mut stores: Vec<usize> =
        (0..player.stores.len()).filter(|&at| player.stores[at].allows(spice)).collect();
    stores.sort_by_key(|&at| player.stores[at].allowed().count()); // stable: then age
    stores
}

/// The first of these spices for which, with all before it, there is no place
/// however they are laid out.
fn homeless(player: &Player, spices: &[Spice], room: &[usize]) -> Option<Spice> {
    let mut laid: Vec<(Spice, Option<usize>)> = Vec::new();
    spices.iter().copied().find(|&spice| {
        laid.push((spice, None));
        let mut tried = vec![false; player.stores.len()];
        let last = laid.len() - 1;
        !lay(player, &mut laid, room, last, &mut tried)
    })
}

/// Finds a place for the spice `which`, moving others about: an augmenting path.
fn lay(
    player: &Player,
    laid: &mut Vec<(Spice, Option<usize>)>,
    room: &[usize],
    which: usize,
    tried: &mut Vec<bool>,
) -> bool {
    for at in narrowest_first(player, laid[which].0) {
        if room[at] == 0 || std::mem::replace(&mut tried[at], true) {
            continue;
        }
        let there: Vec<usize> = (0..laid.len()).filter(|&it| laid[it].1 == Some(at)).collect();
        let makes_way = there.len() < room[at]
            || there.iter().any(|&other| lay(player, laid, room, other, tried));
        if makes_way {
            laid[which].1 = Some(at);
            return true;
        }
    }
    false
}

/// The place of the store of this name.
pub(super) fn store(player: &Player, name: StoreName) -> Result<usize, Violation> {
    player.store_at(name).ok_or_else(|| Violation::NoStore {
        store: name.to_string(),
        stores: OneOf(player.store_names()),
    })
}

/// Takes the spices of a price from the stores: first from those the player
/// names, wherever in the order, and then by D41 from the store with most
/// allowed kinds, the oldest first.
pub(super) fn pay(
    player: &Player,
    price: &[Spice],
    named: &[Units],
) -> Result<Vec<Placed>, Violation> {
    let mut left = player.clone();
    let mut owed = price.to_vec();
    let mut paid = Vec::new();
    for units in stores_first(named) {
        for _ in 0..units.count {
            let Some(due) = owed.iter().position(|&spice| spice == units.spice) else {
                return Err(Violation::NotInPrice {
                    spice: units.spice,
                    price: All(price.to_vec()),
                });
            };
            owed.remove(due);
            let at = units.store.map(|name| store(player, name)).transpose()?;
            paid.push(take(&mut left, units.spice, at)?);
        }
    }
    for spice in owed {
        paid.push(take(&mut left, spice, None)?);
    }
    Ok(paid)
}

/// The spices a player gives away without a fixed price (G69, G80): those they
/// name, from stores they name first, filled up to `count` from the widest
/// stores (D41).
pub(super) fn give(
    player: &Player,
    count: usize,
    named: &[Units],
) -> Result<Vec<Placed>, Violation> {
    let mut left = player.clone();
    let mut given = Vec::new();
    for units in stores_first(named) {
        let at = units.store.map(|name| store(player, name)).transpose()?;
        for _ in 0..units.count {
            given.push(take(&mut left, units.spice, at)?);
        }
    }
    while given.len() < count {
        let fullest = Spice::ALL.into_iter().filter(|&spice| left.spices(spice) > 0);
        let widest = fullest.filter_map(|spice| widest(&left, spice).map(|at| (at, spice)));
        // The widest store first, then its age, then the canonical order.
        let next = widest
            .min_by_key(|&(at, spice)| (usize::MAX - left.stores[at].allowed().count(), at, spice));
        let Some((at, spice)) = next else { break };
        given.push(take(&mut left, spice, Some(at))?);
    }
    Ok(given)
}

/// D41: the store with most allowed kinds that holds it, the oldest first.
fn widest(player: &Player, spice: Spice) -> Option<usize> {
    let holding = player.stores.iter().enumerate().filter(|(_, it)| it.content.contains(&spice));
    let widest = holding.min_by_key(|(at, it)| (usize::MAX - it.allowed().count(), *at));
    widest.map(|(at, _)| at)
}

fn take(player: &mut Player, spice: Spice, at: Option<usize>) -> Result<Placed, Violation> {
    let from = at.or_else(|| widest(player, spice));
    let found = from.and_then(|at| {
        let content = &mut player.stores.get_mut(at)?.content;
        let place = content.iter().position(|&own| own == spice)?;
        content.remove(place);
        Some(at)
    });
    match (found, at) {
        (Some(at), _) => Ok((spice, at)),
        (None, Some(at)) => Err(Violation::NotThere { spice, store: name(player, at) }),
        (None, None) => Err(Violation::NoMoreOf { spice }),
    }
}
