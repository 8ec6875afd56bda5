//! P1: the variant's choice before the first round (G116).

/// How many have answered, from the start player on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct QuickStart {
    pub(super) answered: usize,
}
