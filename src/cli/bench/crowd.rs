//! A store with many tables and many letters.

use super::{
    Wish,
    figure::{Better, Figure, Kind, Run},
    office::{Office, begin, settings},
};
use crate::{
    archive::prune,
    cli::scratch,
    clock::Clock,
    desk::{Desk, Report},
    store::Store,
};
use anyhow::{Context, Result, bail};
use chrono::TimeDelta;
use rusqlite::Connection;
use std::{path::Path, time::Instant};

const DUE: Kind = Kind {
    name: "due",
    what: "what is to be sent now, with 6,000 letters in back-off and others behind them",
    against: "the same in a store of one letter",
    unit: "ms",
    better: Better::Less,
};

const PRUNE: Kind = Kind {
    name: "prune",
    what: "moving a finished table out of a store of many letters",
    against: "the same out of a store of its own",
    unit: "s",
    better: Better::Less,
};

const TICK: Kind = Kind {
    name: "tick",
    what: "the first look at the clocks of 10,000 tables",
    against: "bare SQLite reads all rows of tables and seats",
    unit: "s",
    better: Better::Less,
};

/// A look takes too little time to be measured alone.
const LOOKS: u32 = 20;

pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    if wish.wants(DUE.name) {
        let folder = scratch::in_memory()?;
        let mut office = Office::new(wish, folder.path())?;
        let alone = scratch::in_memory()?;
        let mut one = Office::new(wish, alone.path())?;
        fill(wish, &mut one, 1, 2)?;
        fill(wish, &mut office, wish.scale(6000, 300), 4)?;
        // Everybody's first letter was not taken; the first player answers it anyway, and
        // the others' next letters must not overtake.
        let first = office.desk.due(u32::MAX)?;
        office.read(&first)?;
        for (id, attempts, _) in first {
            office.desk.report(id, attempts, &Report::Temporary("450 later".into()))?;
        }
        office.answer(1)?;
        fill(wish, &mut office, 1, 2)?;
        let runs = wish.run(|| Ok((looks(&mut office)?, looks(&mut one)?)))?;
        figures.push(Figure::new(&DUE, "", &runs));
    }
    if wish.wants(PRUNE.name) || wish.wants(TICK.name) {
        crowd(wish, figures)?;
    }
    Ok(())
}

/// Opens tables until there are so many letters.
fn fill(wish: &Wish<'_>, office: &mut Office, letters: usize, players: usize) -> Result<()> {
    let (game, _) = *wish.editions().first().context("there is no game")?;
    for _ in 0..letters.div_ceil(players) {
        office.open(wish, game, players)?;
    }
    Ok(())
}

/// How long a look at what is due takes, in milliseconds.
fn looks(office: &mut Office) -> Result<f64> {
    if office.desk.due(1)?.is_empty() {
        bail!("nothing is due");
    }
    let begun = Instant::now();
    for _ in 0..LOOKS {
        std::hint::black_box(office.desk.due(1)?);
    }
    Ok(begun.elapsed().as_secs_f64() * 1000.0 / f64::from(LOOKS))
}

/// A store of 10,000 tables and 20,000 letters; as many of its tables are over as
/// there are runs.
fn crowd(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    let folder = scratch::in_memory()?;
    let mut office = finished(wish, folder.path())?;
    fill(wish, &mut office, wish.scale(20_000, 400), 2)?;
    drop(office);
    if wish.wants(TICK.name) {
        let runs = wish.run(|| tick(wish, folder.path()))?;
        figures.push(Figure::new(&TICK, "", &runs));
    }
    if wish.wants(PRUNE.name) {
        let alone = scratch::in_memory()?;
        drop(finished(wish, alone.path())?);
        let mut days = 0;
        let runs = wish.run(|| {
            days += 1;
            Ok((moved(wish, folder.path(), days)?, moved(wish, alone.path(), days)?))
        })?;
        figures.push(Figure::new(&PRUNE, "", &runs));
    }
    Ok(())
}

/// An office where a game was finished on each of as many days as there are runs.
fn finished(wish: &Wish<'_>, folder: &Path) -> Result<Office> {
    let mut office = Office::new(wish, folder)?;
    let (game, _) = *wish.editions().first().context("there is no game")?;
    for _ in 0..wish.runs {
        office.open(wish, game, 2)?;
        office.play(usize::MAX)?;
        office.clock.advance(TimeDelta::days(1));
    }
    // The newest table always stays.
    office.open(wish, game, 2)?;
    Ok(office)
}

/// How long it takes to move the table out that was finished before this day.
fn moved(wish: &Wish<'_>, folder: &Path, day: i64) -> Result<f64> {
    let out = folder.join("archive");
    std::fs::create_dir_all(&out)?;
    let mut store = Store::open(&folder.join("monsoon.sqlite"))?;
    let before = begin()? + TimeDelta::days(day) - TimeDelta::hours(1);
    let begun = Instant::now();
    let moves = prune::Wish { before, folder: &out, dry_run: false };
    let pruned = prune::prune(wish.games, &mut store, &moves)?;
    let spent = begun.elapsed().as_secs_f64();
    if pruned.moved.len() != 1 {
        bail!("{} tables were moved instead of one", pruned.moved.len());
    }
    Ok(spent)
}

/// The first look at the clocks by a desk that was just opened.
fn tick(wish: &Wish<'_>, folder: &Path) -> Result<Run> {
    let path = folder.join("monsoon.sqlite");
    let settings = settings(folder, wish.games)?;
    let mut store = Store::open(&path)?;
    // As if another version had looked last, so that every run is a first look.
    let tx = store.write()?;
    tx.set_computed_by(None)?;
    tx.commit()?;
    let mut desk = Desk::new(store, settings, Clock::fixed(begin()?));
    let begun = Instant::now();
    desk.tick()?;
    let ours = begun.elapsed().as_secs_f64();
    let bare = Connection::open(&path)?;
    let begun = Instant::now();
    for table in ["tables", "seats"] {
        let mut rows = bare.prepare(&format!("SELECT * FROM {table}"))?;
        let columns = rows.column_count();
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            for column in 0..columns {
                std::hint::black_box(row.get::<_, rusqlite::types::Value>(column)?);
            }
        }
    }
    Ok((ours, begun.elapsed().as_secs_f64()))
}
