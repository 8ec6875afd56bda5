//! What the figures must keep, in one place.
//!
//! An aim is where we want to be; a bound is what `--check` holds, so that nothing
//! gets worse unnoticed. Bounds are ratios: they hold on any machine, within what two
//! machines differ in the price of a system call. They are what was measured, with
//! room for about twice as bad; what is not optimised is only tried, once and beside other
//! work, and has more room. `docs/scale.md` says where a figure is short of its aim.

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
    bound("pipeline", Aim::Figure(1000.0), 0.02, 0.005),
    bound("game", Aim::Figure(1000.0), 0.0014, 0.001),
    bound("durable", Aim::Ratio(0.85), 0.05, 0.006),
    bound("late", Aim::Ratio(1.3), 3.3, 8.0),
    bound("refused", Aim::Figure(2.0), 1.4, 2.0),
    bound("disk", Aim::Ratio(0.12), 0.35, 0.35),
    bound("letter", Aim::Figure(0.15), 7.5, 30.0),
    bound("waiting-16", Aim::Ratio(0.8), 0.22, 0.22),
    bound("waiting-64", Aim::Ratio(0.8), 0.22, 0.22),
    bound("syncs-1", Aim::Figure(2.0), 2.0, 2.0),
    bound("syncs-16", Aim::Figure(0.5), 0.5, 0.5),
    bound("smtp", Aim::Figure(300.0), 0.09, 0.015),
    bound("deliver", Aim::Figure(10.0), 17.0, 20.0),
    // One look takes 0.04 ms, so whatever else a busy machine does shows.
    bound("due", Aim::Figure(0.5), 3.0, 10.0),
    bound("tick", Aim::Figure(0.3), 45.0, 90.0),
    bound("prune", Aim::Figure(1.0), 22.0, 22.0),
];

/// That of a kind of figure; nothing for one that has none.
pub(super) fn of(kind: &str) -> Option<&'static Bound> {
    BOUNDS.iter().find(|bound| bound.name == kind)
}
