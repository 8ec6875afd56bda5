//! Suggestions of a letter, for the houses of all games.

/// The most suggestions a letter shows.
const MOST: usize = 8;

/// Removes what is not legal or there before, and the end of a long list.
pub(super) fn tidy<A: PartialEq>(wanted: Vec<A>, is_legal: impl Fn(&A) -> bool) -> Vec<A> {
    let mut tidy: Vec<A> = Vec::new();
    for action in wanted {
        if tidy.len() < MOST && !tidy.contains(&action) && is_legal(&action) {
            tidy.push(action);
        }
    }
    tidy
}
