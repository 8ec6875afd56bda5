//! The same mail again: handed in again after a crash, arriving by two routes or
//! at two addresses, or forwarded by its author.
//!
//! A copy for the same seat is recognised and does nothing. If a copy reaches an
//! address where no earlier one could be trusted (without a secret, through a
//! list, from a sender found to be forged), it is a new mail there. And one that
//! was carried out elsewhere is not carried out again: a mail is for one table.

use super::super::sender::{Place, Sender};
use crate::{basics::TableId, store::MailCopy};

/// What a mail still has to do.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LeftToDo {
    pub(super) sender: Sender,
    /// The tables where it was carried out, or waits to be.
    pub(super) elsewhere: Vec<TableId>,
}

/// What is left to do for a mail from this `sender` to these `places`; `None` if
/// it is a known copy.
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

/// The tables where copies for other places were carried out, without repeats.
pub(super) fn acted_elsewhere(copies: &[MailCopy], places: &[Place]) -> Vec<TableId> {
    let mut tables: Vec<TableId> = copies
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
    use crate::engine::Seat;

    fn seat(table: u32) -> Place {
        Place::Seat((TableId(table), Seat::try_from(0).unwrap()), None)
    }

    fn copy(places: &[&str], table: u32, acted_on: bool) -> MailCopy {
        let places = places.iter().map(|&place| place.to_owned()).collect();
        MailCopy { places: Some(places), table: Some(TableId(table)), acted_on }
    }

    /// Earlier copies, the tables that the mail is for now, and what it is left
    /// for together with the tables where it was carried out.
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
                let tables =
                    left.sender.places().iter().map(|place| place.table().0).collect::<Vec<_>>();
                (tables, left.elsewhere.iter().map(|table| table.0).collect::<Vec<_>>())
            });
            let expected = expected.map(|(left, acted)| (left.to_vec(), acted.to_vec()));
            assert_eq!(left, expected, "{what}");
        }
    }
}
