//! Whole games of four, one order a mail.

use super::{
    Wish,
    bare::{Durable, Rows},
    figure::{Better, Figure, Kind, Run, Spread, number},
    office::Office,
    paper,
};
use crate::{cli::scratch, mail::Incoming, store::Store};
use anyhow::{Context, Result, bail};
use mail_parser::MessageParser;
use std::{path::Path, time::Instant};

const PIPELINE: Kind = Kind {
    name: "pipeline",
    what: "the whole pipeline in process: bytes in, committed without syncing, all letters composed",
    against: "mail-parser reads the same mails, bare SQLite writes the same rows",
    unit: "orders/s/core",
    better: Better::More,
};

const GAME: Kind = Kind {
    name: "game",
    what: "the same",
    against: "the bare game loop, without mail, letters or store",
    unit: "orders/s/core",
    better: Better::More,
};

const DURABLE: Kind = Kind {
    name: "durable",
    what: "the pipeline, one mail after the other, each durable before the next",
    against: "bare SQLite writes the same rows in as many transactions, each synced",
    unit: "orders/s",
    better: Better::More,
};

const LATE: Kind = Kind {
    name: "late",
    what: "an order late in the game: the median of 20 before the last three",
    against: "an order early in it: the median of 20 after the first two",
    unit: "ms",
    better: Better::Less,
};

const REFUSED: Kind = Kind {
    name: "refused",
    what: "a mail that is refused after four fifths of the game",
    against: "a mail of that game that was carried out, on average",
    unit: "ms",
    better: Better::Less,
};

const DISK: Kind = Kind {
    name: "disk",
    what: "what a game whose players take their time adds to the database, once its letters are sent",
    against: "its letters as they were sent",
    unit: "MB",
    better: Better::Less,
};

/// Mails of one game that are refused, for one run.
const REFUSED_MAILS: usize = 4;

/// How many orders the medians of early and late ones are taken of.
const WINDOW: usize = 20;

const MEGABYTE: f64 = 1_000_000.0;

/// A game that was played.
struct Played {
    /// The time of each mail that was carried out.
    seconds: Vec<f64>,
    incoming: Vec<Incoming>,
    /// What it wrote.
    rows: Rows,
}

pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    for (game, players) in wish.editions() {
        let wants = |kind: &Kind| wish.wants(kind.name);
        if [&PIPELINE, &GAME, &LATE, &REFUSED].into_iter().any(wants) {
            in_memory(wish, game, players, figures)?;
        }
        if wants(&DISK) {
            let runs = wish.run(|| disk(wish, game, players))?;
            figures.push(Figure::new(&DISK, game, &runs));
        }
        if wants(&DURABLE) {
            let runs = wish.run(|| durable(wish, game, players))?;
            figures.push(Figure::new(&DURABLE, game, &runs));
        }
    }
    Ok(())
}

fn in_memory(wish: &Wish<'_>, game: &str, players: usize, figures: &mut Vec<Figure>) -> Result<()> {
    let (mut pipeline, mut late, mut refused) = (vec![], vec![], vec![]);
    let mut rules = vec![];
    wish.run(|| -> Result<Run> {
        let folder = scratch::in_memory()?;
        let played = play(wish, game, players, folder.path())?;
        let spent: f64 = played.seconds.iter().sum();
        let count = played.seconds.len();
        let orders = number(count);
        let begun = Instant::now();
        for incoming in &played.incoming {
            std::hint::black_box(MessageParser::default().parse(&incoming.raw));
        }
        let parsing = begun.elapsed().as_secs_f64();
        let [before, copy] = ["before", "bare"].map(|name| folder.path().join(name));
        let bare = played.rows.write(&before, &copy, (count, 1), Durable::No)?.as_secs_f64();
        pipeline.push((orders / spent, orders / (bare + parsing)));
        rules.push((orders / spent, paper::rules(wish, game, players)?));
        let middle = |from: usize| {
            let some = played.seconds.get(from..from + WINDOW).unwrap_or(&played.seconds);
            Spread::of(some.iter().map(|seconds| seconds * 1000.0).collect()).median
        };
        late.push((middle(count.saturating_sub(WINDOW + 3)), middle(2)));
        if wish.wants(REFUSED.name) {
            let answers = refuse(wish, game, players, count * 4 / 5)?;
            refused.push((answers * 1000.0, spent / orders * 1000.0));
        }
        Ok((orders, spent))
    })?;
    for (kind, runs) in [(&PIPELINE, pipeline), (&GAME, rules), (&LATE, late), (&REFUSED, refused)]
    {
        if wish.wants(kind.name) {
            figures.push(Figure::new(kind, game, &runs));
        }
    }
    Ok(())
}

fn durable(wish: &Wish<'_>, game: &str, players: usize) -> Result<Run> {
    let folder = scratch::on_disk(wish.disk)?;
    let played = play(wish, game, players, folder.path())?;
    let count = played.seconds.len();
    let spent: f64 = played.seconds.iter().sum();
    let [before, copy] = ["before", "bare"].map(|name| folder.path().join(name));
    let bare = played.rows.write(&before, &copy, (count, 1), Durable::Yes)?;
    Ok((number(count) / spent, number(count) / bare.as_secs_f64()))
}

/// Plays a game to its end; leaves the database as it was in the beginning at
/// `before`.
fn play(wish: &Wish<'_>, game: &str, players: usize, folder: &Path) -> Result<Played> {
    let [database, before, after] =
        ["monsoon.sqlite", "before", "after"].map(|name| folder.join(name));
    let mut office = Office::new(wish, folder)?;
    office.open(wish, game, players)?;
    office.deliver()?;
    Store::copy_file(&database, &before)?;
    office.play(usize::MAX)?;
    Store::copy_file(&database, &after)?;
    let (seconds, incoming): (Vec<f64>, Vec<Incoming>) =
        office.taken.into_iter().map(|taken| (taken.seconds, taken.incoming)).unzip();
    if seconds.len() < 2 * WINDOW {
        bail!("{game}: only {} orders were carried out", seconds.len());
    }
    drop(office.desk);
    let rows = Rows::between(&before, &after)?;
    scratch::forget(&after);
    Ok(Played { seconds, incoming, rows })
}

/// What a game adds to the database, and the letters it sent, in megabytes. Between two
/// mails the daemon has time to make letters smaller, as it does when players take theirs.
fn disk(wish: &Wish<'_>, game: &str, players: usize) -> Result<Run> {
    let folder = scratch::in_memory()?;
    let [database, empty] = ["monsoon.sqlite", "empty"].map(|name| folder.path().join(name));
    let mut office = Office::new(wish, folder.path())?;
    office.open(wish, game, players)?;
    office.play_at_leisure()?;
    let letters = number(office.sent.iter().map(|sent| sent.bytes).sum());
    drop(office.desk);
    // An empty database counts for nothing.
    drop(Store::make(&empty)?);
    let added = scratch::size(&database).saturating_sub(scratch::size(&empty));
    Ok((number(usize::try_from(added)?) / MEGABYTE, letters / MEGABYTE))
}

/// How long refused mails take, on average, after so many that were carried out.
fn refuse(wish: &Wish<'_>, game: &str, players: usize, after: usize) -> Result<f64> {
    let folder = scratch::in_memory()?;
    let mut office = Office::new(wish, folder.path())?;
    office.open(wish, game, players)?;
    office.play(after)?;
    let mut refused = Vec::new();
    for _ in 0..REFUSED_MAILS {
        refused.push(office.refuse().with_context(|| game.to_owned())?);
    }
    Ok(refused.iter().sum::<f64>() / number(refused.len()))
}
