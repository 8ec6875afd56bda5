//! Where the spices of a harvest lie that were named without a store, found by
//! trying everything (D125).

use monsoon::engine::Seat;
use monsoon::games::goa::action::{Deed, Goods, Step};
use monsoon::games::goa::event::{ActionKind, Why};
use monsoon::games::goa::tiles::Spice;
use monsoon::games::goa::view::{PlayerView, StoreView};
use monsoon::games::goa::{Action, Event, View};

/// What the line must bring if it begins with such a harvest.
pub fn expected(view: &View, seat: Seat, action: &Action) -> Option<Vec<(Spice, usize)>> {
    let Action::Steps { steps, .. } = action else { return None };
    let Some(Step::Do(Deed::Harvest(Some(Goods { spices, .. })))) = steps.first() else {
        return None;
    };
    if spices.is_empty() || spices.iter().any(|units| units.store.is_some()) {
        return None;
    }
    let named = spices.iter().flat_map(|it| vec![it.spice; it.count.into()]);
    let named: Vec<Spice> = named.collect();
    let own = view.players.iter().find(|player| player.seat == seat)?;
    let places = search(own, &named, &[]).expect("what the rules accept fits");
    Some(named.into_iter().zip(places).collect())
}

/// The first way to lay them all out, if spices come in the order named, and
/// the narrowest and oldest store before others.
fn search(player: &PlayerView, named: &[Spice], taken: &[usize]) -> Option<Vec<usize>> {
    let Some(&spice) = named.get(taken.len()) else { return Some(taken.to_vec()) };
    let room = |at: usize, store: &StoreView| {
        let here = taken.iter().filter(|&&other| other == at).count();
        store.content.len() + here < usize::from(store.places)
    };
    let stores = player.stores.iter().enumerate();
    let mut fits: Vec<(usize, usize)> = stores
        .filter(|(at, store)| store.allowed.contains(&spice) && room(*at, store))
        .map(|(at, store)| (store.allowed.len(), at))
        .collect();
    fits.sort_unstable();
    fits.into_iter().find_map(|(_, at)| search(player, named, &[taken, &[at]].concat()))
}

pub fn check(events: &[Event], expected: &[(Spice, usize)]) {
    let brought = events.iter().find_map(|event| match event {
        Event::Goods { why: Why::Deed(ActionKind::Harvest), gain, .. } => Some(&gain.spices),
        _ => None,
    });
    assert_eq!(brought.unwrap(), expected, "D125");
}
