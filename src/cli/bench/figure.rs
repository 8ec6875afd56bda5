//! What was measured, as values.

use super::bounds::{self, Aim, Bound};
use crate::cli::demo::year::growth::{self, Month};
use serde::Serialize;

/// Which is better?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Better {
    More,
    Less,
}

/// Several runs of the same thing.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Spread {
    pub min: f64,
    pub median: f64,
    pub max: f64,
    pub runs: Vec<f64>,
}

impl Spread {
    /// Of at least one run.
    #[must_use]
    pub fn of(runs: Vec<f64>) -> Spread {
        let mut sorted = runs.clone();
        sorted.sort_by(f64::total_cmp);
        let at = |index: usize| sorted.get(index).copied().unwrap_or(f64::NAN);
        let middle = sorted.len() / 2;
        let median = if sorted.len().is_multiple_of(2) {
            f64::midpoint(at(middle.wrapping_sub(1)), at(middle))
        } else {
            at(middle)
        };
        Spread { min: at(0), median, max: at(sorted.len().wrapping_sub(1)), runs }
    }
}

/// A figure beside its yardstick, both measured in the same runs.
#[derive(Debug, Clone, Serialize)]
pub struct Figure {
    pub name: String,
    /// What is measured, and what it is measured against.
    pub what: &'static str,
    pub against: &'static str,
    pub unit: &'static str,
    pub better: Better,
    pub ours: Spread,
    pub yardstick: Spread,
    /// Ours by the yardstick, run by run. Only this may be compared with figures
    /// of another machine.
    pub ratio: Spread,
    /// Where we want to be.
    pub aim: Option<Aim>,
    /// What the ratio's median must keep.
    pub bound: Option<f64>,
    /// Whether it does.
    pub holds: bool,
}

/// One measurement: ours, and the yardstick's.
pub type Run = (f64, f64);

impl Figure {
    /// A figure of this kind. `of` distinguishes figures of the same kind, such as
    /// by a game.
    #[must_use]
    pub fn new(kind: &'static Kind, of: &str, runs: &[Run]) -> Figure {
        let bound = bounds::of(kind.name);
        let (aim, bound) = (bound.map(|bound| bound.aim), bound.map(Bound::ratio));
        let ratio = Spread::of(runs.iter().map(|(ours, yard)| ours / yard).collect());
        let holds = match (bound, kind.better) {
            (None, _) => true,
            (Some(bound), Better::More) => ratio.median >= bound,
            (Some(bound), Better::Less) => ratio.median <= bound,
        };
        Figure {
            name: format!("{} {of}", kind.name).trim_end().to_owned(),
            what: kind.what,
            against: kind.against,
            unit: kind.unit,
            better: kind.better,
            ours: Spread::of(runs.iter().map(|(ours, _)| *ours).collect()),
            yardstick: Spread::of(runs.iter().map(|(_, yard)| *yard).collect()),
            ratio,
            aim,
            bound,
            holds,
        }
    }
}

/// What a kind of figure is, however often it is measured.
#[derive(Debug)]
pub struct Kind {
    pub name: &'static str,
    pub what: &'static str,
    pub against: &'static str,
    pub unit: &'static str,
    pub better: Better,
}

/// Everything that was measured, and on what.
#[derive(Debug, Clone, Serialize)]
pub struct Figures {
    pub version: &'static str,
    /// Whether it was only tried out: such figures mean little.
    pub quick: bool,
    /// Whether the program was built without optimising: such figures mean nothing.
    pub debug: bool,
    pub seed: String,
    pub runs: usize,
    pub cores: usize,
    /// Where databases were kept that must be durable.
    pub disk: String,
    pub figures: Vec<Figure>,
    /// How a database grew, if that was asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) months: Vec<Month>,
}

impl Figures {
    /// Those beyond their bounds.
    pub fn beyond(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(|figure| !figure.holds)
    }

    /// Prints the table whole.
    pub fn print(&self) {
        let Figures { version, seed, runs, cores, disk, .. } = self;
        println!(
            "Monsoon {version}, {cores} cores, databases in {disk}, seed {seed}, {runs} runs each: \
             min / median / max"
        );
        if self.debug {
            println!("NOT OPTIMISED: these figures mean nothing.");
        } else if self.quick {
            println!("Only tried out (--quick): these figures mean little.");
        }
        for figure in &self.figures {
            let Figure { name, what, against, unit, ours, yardstick, ratio, .. } = figure;
            println!("\n{name}: {what}");
            println!("  ours       {:<40} {unit}", spread(ours));
            println!("  yardstick  {:<40} {unit}, {against}", spread(yardstick));
            let aim = figure.aim.map_or_else(String::new, |aim| match aim {
                Aim::Figure(figure) => format!("  aim: {} {unit}", short(figure)),
                Aim::Ratio(ratio) => format!("  aim: {}", short(ratio)),
            });
            let bound = figure.bound.map_or_else(String::new, |bound| {
                let is = match figure.better {
                    Better::More => "at least",
                    Better::Less => "at most",
                };
                let holds = if figure.holds { "" } else { " BEYOND" };
                format!("  bound: {is} {}{holds}", short(bound))
            });
            println!("  ratio      {:<40}{aim}{bound}", spread(ratio));
        }
        if !self.months.is_empty() {
            growth::print(&self.months);
        }
    }
}

/// A count as a figure.
pub(super) fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

fn spread(spread: &Spread) -> String {
    let Spread { min, median, max, .. } = spread;
    format!("{:>10} / {:>10} / {:>10}", short(*min), short(*median), short(*max))
}

/// Three digits that matter.
fn short(number: f64) -> String {
    let digits = match number.abs() {
        0.0 => 0,
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        size if size >= 1.0 => 2,
        size if size >= 0.01 => 4,
        _ => 6,
    };
    format!("{number:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MORE: Kind =
        Kind { name: "durable", what: "", against: "", unit: "", better: Better::More };
    const LESS: Kind = Kind { name: "late", better: Better::Less, ..MORE };
    const FREE: Kind = Kind { name: "somewhere else", ..MORE };

    #[test]
    fn a_median_is_held_to_the_bound_of_its_kind() {
        let holds =
            |kind, ratio| Figure::new(kind, "", &[(0.0, 1.0), (ratio, 1.0), (1e9, 1.0)]).holds;
        for (kind, better, worse) in [(&MORE, 1.1, 0.9), (&LESS, 0.9, 1.1)] {
            let bound = bounds::of(kind.name).unwrap().ratio();
            assert!(holds(kind, bound * better), "{}", kind.name);
            assert!(!holds(kind, bound * worse), "{}", kind.name);
        }
        assert!(holds(&FREE, 0.0));
    }

    #[test]
    fn the_median_is_in_the_middle() {
        let spread = |runs: &[f64]| {
            let Spread { min, median, max, .. } = Spread::of(runs.to_vec());
            format!("{min} {median} {max}")
        };
        assert_eq!(spread(&[3.0, 1.0, 2.0]), "1 2 3");
        assert_eq!(spread(&[4.0, 1.0, 2.0, 3.0]), "1 2.5 4");
        assert_eq!(spread(&[7.0]), "7 7 7");
    }
}
