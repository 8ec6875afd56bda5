//! A year of many tables in one database. It is only played if it is named: it takes
//! half an hour.

use super::{
    Wish,
    figure::{Better, Figure, Kind, Run, number},
};
use crate::cli::demo::year::{grow, growth::Month};
use anyhow::{Context, Result};

const SIZE: Kind = Kind {
    name: "year-size",
    what: "the database at the end of each month of a year",
    against: "as many times that of the first month",
    unit: "MB",
    better: Better::Less,
};

const TICK: Kind = Kind {
    name: "year-tick",
    what: "a look at the clocks, the median of each month",
    against: "that of the first month",
    unit: "ms",
    better: Better::Less,
};

const CHECK: Kind = Kind {
    name: "year-check",
    what: "`monsoon check`: the whole file, and every journal replayed",
    against: "reading the file",
    unit: "ms",
    better: Better::Less,
};

const BACKUP: Kind = Kind {
    name: "year-backup",
    what: "`monsoon backup`",
    against: "copying the file and syncing it",
    unit: "ms",
    better: Better::Less,
};

/// Measures the year; returns its months.
pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<Vec<Month>> {
    let kinds = [&SIZE, &TICK, &CHECK, &BACKUP];
    // It is too slow to be meant by saying nothing.
    if wish.only.is_empty() || !kinds.iter().any(|kind| wish.wants(kind.name)) {
        return Ok(Vec::new());
    }
    let tables = u32::try_from(wish.scale(wish.tables, 20))?;
    let months = grow(wish.games, (tables, wish.seed), wish.disk)?;
    let first = months.first().context("the year had no month")?;
    let each = |of: &dyn Fn(usize, &Month) -> Run| -> Vec<Run> {
        months.iter().enumerate().map(|(before, month)| of(before, month)).collect()
    };
    let size = each(&|before, month| (month.size, first.size * number(before + 1)));
    let tick = each(&|_, month| (month.tick, first.tick));
    let check = each(&|_, month| (month.check, month.read));
    let backup = each(&|_, month| (month.backup, month.copy));
    for (kind, runs) in kinds.into_iter().zip([size, tick, check, backup]) {
        if wish.wants(kind.name) {
            figures.push(Figure::new(kind, "", &runs));
        }
    }
    Ok(months)
}
