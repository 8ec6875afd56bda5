//! The same mail once more: handed in again after a crash, by two ways, to two
//! addresses, or sent on by its author.
//!
//! A copy for the same seat is known and does nothing. One that comes to an
//! address where nobody could be taken at their word before (without a secret, by
//! a list, from a sender found to be forged) is a new mail there. And one that was
//! carried out somewhere else is not carried out again: a mail is for one table.

use super::super::sender::{Place, Sender};
use crate::store::MailCopy;

/// What a mail is still for.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LeftToDo {
    pub(super) sender: Sender,
    /// The tables where it was carried out, or waits to be.
    pub(super) elsewhere: Vec<u32>,
}

/// What is left to do of a mail of this `sender` for these `places`; `None` if
/// it is known.
pub(super) fn left_to_do(
    copies: &[MailCopy],
    sender: Sender,
    places: Vec<Place>,
) -> Option<LeftToDo> {
    if copies.is_empty() {
        return Some(LeftToDo { sender, elsewhere: Vec::new() });
    }
    if copies.iter().any(|copy| copy.places.is_none()) {
        return None;
    }
    let count = places.len();
    let rest: Vec<Place> =
        places.into_iter().filter(|place| !copies.iter().any(|copy| is_for(copy, place))).collect();
    let elsewhere = acted_elsewhere(copies, &rest);
    let sender = match rest.len() {
        0 => return None,
        left if left == count => sender,
        _ => Sender::of(rest)?,
    };
    Some(LeftToDo { sender, elsewhere })
}

/// The tables where copies for other places were carried out, each once.
pub(super) fn acted_elsewhere(copies: &[MailCopy], places: &[Place]) -> Vec<u32> {
    let mut tables: Vec<u32> = copies
        .iter()
        .filter(|copy| copy.acted_on && !places.iter().any(|place| is_for(copy, place)))
        .filter_map(|copy| copy.table)
        .collect();
    tables.sort_unstable();
    tables.dedup();
    tables
}

fn is_for(copy: &MailCopy, place: &Place) -> bool {
    let word = place.word();
    copy.places.as_ref().is_some_and(|places| places.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(table: u32) -> Place {
        Place::Seat((table, 0), None)
    }

    fn copy(places: &[&str], table: u32, acted_on: bool) -> MailCopy {
        let places = places.iter().map(|&place| place.to_owned()).collect();
        MailCopy { places: Some(places), table: Some(table), acted_on }
    }

    /// The copies that came before, the tables that the mail is for now, and those
    /// it is left for, with those where it was carried out.
    #[test]
    fn only_what_was_acted_on_or_is_of_the_same_seat_blocks_a_copy() {
        type Row<'a> = (&'a str, Vec<MailCopy>, &'a [u32], Option<(&'a [u32], &'a [u32])>);
        let rows: Vec<Row<'_>> = vec![
            ("the first", vec![], &[1], Some((&[1], &[]))),
            ("the first, of a stranger", vec![], &[], Some((&[], &[]))),
            ("handed in again", vec![copy(&["1.0"], 1, true)], &[1], None),
            ("refused, and handed in again", vec![copy(&["1.0"], 1, false)], &[1], None),
            ("a stranger's again", vec![copy(&[], 1, false)], &[], None),
            ("without a token, then with one", vec![copy(&[], 1, false)], &[1], Some((&[1], &[]))),
            ("with a token, then without", vec![copy(&["1.0"], 1, true)], &[], None),
            ("carried out elsewhere", vec![copy(&["1.0"], 1, true)], &[2], Some((&[2], &[1]))),
            ("refused elsewhere", vec![copy(&["1.0"], 1, false)], &[2], Some((&[2], &[]))),
            ("for two, told so", vec![copy(&["1.0", "2.0"], 1, false)], &[1, 2], None),
            ("one of the two", vec![copy(&["1.0", "2.0"], 1, false)], &[2], None),
            ("a hidden one of two", vec![copy(&["1.0"], 1, true)], &[1, 2], Some((&[2], &[1]))),
            ("of old", vec![MailCopy { places: None, table: None, acted_on: true }], &[1], None),
        ];
        for (what, copies, tables, expected) in rows {
            let places: Vec<Place> = tables.iter().map(|table| seat(*table)).collect();
            let sender = Sender::of(places.clone()).unwrap_or(Sender::Nobody);
            let left = left_to_do(&copies, sender, places).map(|left| {
                let tables = left.sender.places().iter().map(Place::table).collect::<Vec<_>>();
                (tables, left.elsewhere)
            });
            let expected = expected.map(|(left, acted)| (left.to_vec(), acted.to_vec()));
            assert_eq!(left, expected, "{what}");
        }
    }
}
