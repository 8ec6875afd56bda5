//! Words that are one slip of the finger away: a letter that is missing, doubled or swapped with the
//! next. One letter for another is none: that makes other words («taxis» of «taxes») too often.

/// Nobody writes a longer word.
pub(super) const LONGEST: usize = 30;

/// What may have been meant: a letter more, two swapped, one of two equal ones. The first letter
/// is hardly ever left out.
pub(super) fn one_slip_away(word: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = word.chars().collect();
    let (count, all) = (letters.len(), letters.clone());
    let missing = (1..=count).flat_map(move |at| {
        let (before, after) = all.split_at(at);
        let (before, after): (String, String) = (before.iter().collect(), after.iter().collect());
        ('a'..='z').map(move |letter| format!("{before}{letter}{after}"))
    });
    let misplaced = (1..count).flat_map(move |at| {
        let mut swapped = letters.clone();
        swapped.swap(at - 1, at);
        let mut without = letters.clone();
        without.remove(at);
        let doubled = letters.get(at - 1) == letters.get(at);
        let without = doubled.then(|| without.into_iter().collect());
        [Some(swapped.into_iter().collect()), without].into_iter().flatten()
    });
    missing.chain(misplaced)
}
