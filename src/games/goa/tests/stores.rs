//! Which store a spice comes from or goes to where only some are named (D41,
//! D43, D125), against a search through all there is.

use super::super::action::{StoreKind, Units};
use super::super::event::Event;
use super::super::fixture;
use super::super::spices;
use super::super::state::{Player, Store};
use super::super::tiles::{Colony, Spice};
use super::{acts, each, set, store_text, table};
use crate::engine::{Dice, TableSeed};

#[test]
fn stores_that_are_named_come_first() {
    let sells = [
        "play sell spices clove clove from mixed, taxes",
        "play sell spices clove from mixed clove, taxes",
    ];
    for order in sells {
        let table = acts("mixed:c clove1:c [sell-spices]", "", order);
        assert_eq!(table.shows(table.red), "d15 s4 c2 x0 11111 mixed: clove1:", "D41: {order}");
    }
    each(&[(
        "mixed:c clove3:ccc ginger3:ggg duty",
        "",
        "use duty clove clove from mixed ginger, taxes",
        "d9 s4 c2 x0 11111 mixed: clove3: ginger3:g duty-",
        "D41, P23",
    )]);
    // After a card has come up it does not stop the line.
    let order = "use red expedition, play sell spices clove clove from mixed, taxes";
    let table = acts("mixed:c clove1:c red-expedition [sell-spices]", "two-ships", order);
    assert_eq!(table.stopped(), Vec::<String>::new(), "D41");
    assert!(table.shows(table.red).starts_with("d15 "), "D41");
}

#[test]
fn the_first_named_goes_to_the_oldest_store() {
    each(&[
        (
            "12111 mixed: cochin:",
            "",
            "harvest pepper cinnamon",
            "d5 s4 c2 x0 12111 mixed:p cochin:i",
            "D125",
        ),
        (
            "12111 cochin: mixed:",
            "",
            "harvest pepper cinnamon",
            "d5 s4 c2 x0 12111 cochin:p mixed:i",
            "D125",
        ),
        (
            "13111 mixed: quilon/pn: cochin:",
            "",
            "harvest pepper nutmeg cinnamon",
            "d5 s4 c2 x0 13111 mixed:n quilon/pn:p cochin:i",
            "D125: the narrowest store first",
        ),
        // One makes way where there is no other place for all.
        (
            "12111 quilon/pn: madras/cp:c mixed:g cochin:i",
            "",
            "harvest pepper nutmeg",
            "d5 s4 c2 x0 12111 quilon/pn:n madras/cp:cp mixed:g cochin:i",
            "D125",
        ),
    ]);
}

/// What a journal says stands as it was decided, by whichever reading of D125.
#[test]
fn stored_placements_are_played_back_as_they_are() {
    let stored = r#"{"goods":{"seat":0,"why":{"deed":"harvest"},"gain":{"spices":[["pepper",1],["cinnamon",0]]},"pay":{}}}"#;
    let event: Event = serde_json::from_str(stored).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), stored);
    let mut table = table(|game, [red, ..]| set(game, red, "mixed: cochin:"));
    table.game.apply(&event);
    assert!(table.shows(table.red).ends_with("mixed:i cochin:p"), "{}", table.shows(table.red));
}

/// The first assignment that fits, where assignments are compared unit by unit
/// in the order named, and stores by how narrow and how old they are.
fn search(player: &Player, free: &[Spice], room: &mut [usize]) -> Option<Vec<usize>> {
    let Some((&spice, rest)) = free.split_first() else { return Some(Vec::new()) };
    let mut stores: Vec<usize> = (0..player.stores.len()).collect();
    stores.sort_by_key(|&at| (player.stores[at].allowed().count(), at));
    for at in stores {
        if room[at] == 0 || !player.stores[at].allows(spice) {
            continue;
        }
        room[at] -= 1;
        let found = search(player, rest, room);
        room[at] += 1;
        if let Some(found) = found {
            return Some([vec![at], found].concat());
        }
    }
    None
}

/// Each unnamed spice takes the best store there is then; `None` if one finds
/// no place that way.
fn one_by_one(player: &Player, free: &[Spice], mut room: Vec<usize>) -> Option<Vec<usize>> {
    let place = |spice: &Spice| {
        let fits = |at: &usize| room[*at] > 0 && player.stores[*at].allows(*spice);
        let at = (0..player.stores.len()).filter(fits);
        let at = at.min_by_key(|&at| (player.stores[at].allowed().count(), at))?;
        room[at] -= 1;
        Some(at)
    };
    free.iter().map(place).collect()
}

/// What a store is, its places, and the two spices it takes if not more.
type Kind = (StoreKind, u8, Option<(Spice, Spice)>);

fn random_stores(dice: &mut Dice) -> Vec<Store> {
    let mut kinds: Vec<Kind> = Vec::new();
    for _ in 0..dice.below(4) {
        let spice = Spice::ALL[dice.below(5)];
        let places = 1 + u8::try_from(dice.below(3)).unwrap();
        kinds.push((StoreKind::Plantation(spice, places), places, None));
    }
    if dice.below(2) == 0 {
        kinds.push((StoreKind::MixedCrop, 1, None));
    }
    for colony in Colony::ALL {
        let (one, two) = (dice.below(5), 1 + dice.below(4));
        let pair = (Spice::ALL[one], Spice::ALL[(one + two) % 5]);
        let (places, pair) = match colony {
            Colony::Quilon => (1, Some(pair)),
            Colony::Madras => (2, Some(pair)),
            Colony::Cochin => (1, None),
            Colony::Calicut => (2, None),
        };
        if dice.below(3) > 0 {
            kinds.push((StoreKind::Colony(colony), places, pair));
        }
    }
    let mut stores = Vec::new();
    while !kinds.is_empty() {
        let (kind, places, pair) = kinds.remove(dice.below(kinds.len()));
        let mut store = Store { pair, ..fixture::store(kind, places) };
        let allowed: Vec<Spice> = store.allowed().collect();
        // Where the widest are full it is hard to find room for all.
        let full = allowed.len() == 5 && dice.below(3) > 0;
        let there = if full { usize::from(places) } else { dice.below(usize::from(places)) };
        for _ in 0..there {
            store.content.push(*dice.pick(&allowed).unwrap());
        }
        stores.push(store);
    }
    stores
}

#[test]
fn named_spices_lie_where_a_search_puts_them() {
    let (_, [red, ..]) = fixture::three();
    let (mut moved, mut refused) = (0, 0);
    for number in 0..20_000 {
        let mut dice = TableSeed::new("named spices").dice(number);
        let (game, _) = fixture::three();
        let mut player = game.player(red).clone();
        player.stores = random_stores(&mut dice);
        let names = player.store_names();
        let mut wanted: Vec<Units> = Vec::new();
        for _ in 0..=dice.below(4) {
            let store = dice.pick(&names).copied().filter(|_| dice.below(6) == 0);
            let count = 1 + u8::try_from(dice.below(5) / 4).unwrap();
            let spice = dice.pick(&spices::welcome(&player)).copied().unwrap_or(Spice::Clove);
            wanted.push(Units { spice, count, store });
        }
        let mut room: Vec<usize> = player.stores.iter().map(Store::room).collect();
        let mut expected: Option<Vec<(Spice, usize)>> = Some(Vec::new());
        for units in wanted.iter().filter(|it| it.store.is_some()) {
            let at = player.store_at(units.store.unwrap()).unwrap();
            let fits = player.stores[at].allows(units.spice) && room[at] >= units.count.into();
            expected = expected.filter(|_| fits).map(|mut them| {
                room[at] -= usize::from(units.count);
                them.extend(vec![(units.spice, at); units.count.into()]);
                them
            });
        }
        let unnamed: Vec<Units> = wanted.iter().copied().filter(|it| it.store.is_none()).collect();
        let free = spices::kinds(&unnamed);
        let simple = one_by_one(&player, &free, room.clone());
        let found = expected.and_then(|them| {
            let places = search(&player, &free, &mut room)?;
            moved += usize::from(simple.is_none());
            // Nothing moves aside while a later store has room.
            assert!(simple.is_none_or(|simple| simple == places), "D125");
            Some([them, free.iter().copied().zip(places).collect()].concat())
        });
        refused += usize::from(found.is_none());
        let stores: Vec<String> = player.stores.iter().map(store_text).collect();
        assert_eq!(spices::place(&player, &wanted).ok(), found, "D125: {stores:?} {wanted:?}");
    }
    assert!(moved > 20 && refused > 1000, "{moved} {refused}");
}
