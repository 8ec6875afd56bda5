//! Suggestions of a letter, for the houses of all games.

/// The most suggestions a letter shows.
const MOST: usize = 8;

/// Drops what is illegal or listed already, and shortens a long list.
pub(super) fn tidy<A: PartialEq>(wanted: Vec<A>, is_legal: impl Fn(&A) -> bool) -> Vec<A> {
    let mut tidy: Vec<A> = Vec::new();
    for action in wanted {
        if tidy.len() < MOST && !tidy.contains(&action) && is_legal(&action) {
            tidy.push(action);
        }
    }
    tidy
}
