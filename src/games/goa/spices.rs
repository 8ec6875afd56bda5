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
/// first, of the allowed kind he has fewest of, counted anew for each.
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

/// The spices a player asks for, each in a place that allows it. Where he
/// names no store the narrowest is taken, and others make way if they can, so
/// that what fits together is never refused.
pub(super) fn place(player: &Player, wanted: &[Units]) -> Result<Vec<Placed>, Violation> {
    let mut room: Vec<usize> = player.stores.iter().map(super::state::Store::room).collect();
    let mut placed: Vec<Placed> = Vec::new();
    for units in wanted.iter().filter(|units| units.store.is_some()) {
        let Some(name) = units.store else { continue };
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
    // The rest finds its places together: an augmenting path moves earlier
    // ones aside.
    let mut free: Vec<(Spice, Option<usize>)> = Vec::new();
    for units in wanted.iter().filter(|units| units.store.is_none()) {
        for _ in 0..units.count {
            free.push((units.spice, None));
            let last = free.len() - 1;
            let mut tried = vec![false; player.stores.len()];
            if !seat_at(player, &mut free, &room, last, &mut tried) {
                return Err(Violation::NoRoom { spice: units.spice, welcome: names(player) });
            }
        }
    }
    placed.extend(free.into_iter().filter_map(|(spice, at)| at.map(|at| (spice, at))));
    Ok(placed)
}

/// Finds a store for the spice `which`, moving others aside where needed.
fn seat_at(
    player: &Player,
    free: &mut Vec<(Spice, Option<usize>)>,
    room: &[usize],
    which: usize,
    tried: &mut Vec<bool>,
) -> bool {
    let spice = free[which].0;
    let mut stores: Vec<usize> = (0..player.stores.len())
        .filter(|&at| room[at] > 0 && player.stores[at].allows(spice))
        .collect();
    stores.sort_by_key(|&at| player.stores[at].allowed().count()); // D125; stable: then age
    for at in stores {
        if tried[at] {
            continue;
        }
        tried[at] = true;
        let there: Vec<usize> = (0..free.len()).filter(|&it| free[it].1 == Some(at)).collect();
        let makes_way = there.len() < room[at]
            || there.iter().any(|&other| seat_at(player, free, room, other, tried));
        if makes_way {
            free[which].1 = Some(at);
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

/// Takes the spices of a price from the stores: from those the player names,
/// and else by D41 from the store with most allowed kinds, the oldest first.
pub(super) fn pay(
    player: &Player,
    price: &[Spice],
    named: &[Units],
) -> Result<Vec<Placed>, Violation> {
    let mut left = player.clone();
    let mut owed = price.to_vec();
    let mut paid = Vec::new();
    for units in named {
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

/// The spices a player gives away without a fixed price (G69, G80): those he
/// names, filled up to `count` from the widest stores first (D41).
pub(super) fn give(
    player: &Player,
    count: usize,
    named: &[Units],
) -> Result<Vec<Placed>, Violation> {
    let mut left = player.clone();
    let mut given = Vec::new();
    for units in named {
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
