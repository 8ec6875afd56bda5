//! What the figures must keep, in one place.
//!
//! An aim is where we want to be; a bound is what `--check` holds, so that nothing
//! gets worse unnoticed. Bounds are ratios: they hold on any machine, within what two
//! machines differ in the price of a system call. They are what was measured, with
//! room for twice as bad; `docs/scale.md` says where that is short of an aim.

use serde::Serialize;

/// Where we want to be: a figure on an ordinary machine, or a ratio.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    Figure(f64),
    Ratio(f64),
}

/// What a kind of figure must keep.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Bound {
    pub(super) name: &'static str,
    pub(super) aim: Aim,
    /// For an optimised program, and for one that is not: a yardstick is a library,
    /// which is always optimised.
    release: f64,
    debug: f64,
}

impl Bound {
    pub(super) const fn ratio(&self) -> f64 {
        if cfg!(debug_assertions) { self.debug } else { self.release }
    }
}

const fn bound(name: &'static str, aim: Aim, release: f64, debug: f64) -> Bound {
    Bound { name, aim, release, debug }
}

/// Every kind of figure, in the order in which they are measured.
pub(super) const BOUNDS: [Bound; 16] = [
    bound("pipeline", Aim::Figure(1000.0), 0.02, 0.001),
    bound("game", Aim::Figure(1000.0), 0.001, 0.001),
    bound("durable", Aim::Ratio(0.85), 0.1, 0.002),
    bound("late", Aim::Ratio(1.3), 4.0, 8.0),
    bound("refused", Aim::Figure(2.0), 1.7, 2.0),
    bound("disk", Aim::Ratio(0.12), 1.0, 1.0),
    bound("letter", Aim::Figure(0.15), 10.0, 100.0),
    bound("waiting-16", Aim::Ratio(0.8), 0.1, 0.1),
    bound("waiting-64", Aim::Ratio(0.8), 0.1, 0.1),
    bound("syncs-1", Aim::Figure(2.0), 6.0, 6.0),
    bound("syncs-16", Aim::Figure(0.5), 6.0, 6.0),
    bound("smtp", Aim::Figure(300.0), 0.005, 0.003),
    bound("deliver", Aim::Figure(10.0), 30.0, 80.0),
    bound("due", Aim::Figure(0.5), 200.0, 200.0),
    bound("tick", Aim::Figure(0.3), 150.0, 300.0),
    bound("prune", Aim::Figure(1.0), 30.0, 30.0),
];

/// That of a kind of figure; nothing for one that has none.
pub(super) fn of(kind: &str) -> Option<&'static Bound> {
    BOUNDS.iter().find(|bound| bound.name == kind)
}
