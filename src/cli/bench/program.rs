//! The program itself, started anew for each mail.

use super::{
    Wish,
    figure::{Better, Figure, Kind, number},
    office::Office,
};
use crate::{cli::scratch, mail::Incoming, store::Store};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

const DELIVER: Kind = Kind {
    name: "deliver",
    what: "`monsoon deliver` without a daemon: processor time of the process, its letters sent to a folder",
    against: "the same program only says its version",
    unit: "ms",
    better: Better::Less,
};

/// Mails of one run. The system counts processor time in hundredths of a second.
const MAILS: usize = 30;

/// How often a second the system counts a process's time (`USER_HZ`).
const TICKS: f64 = 100.0;

pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    let Some(program) = wish.program.filter(|_| wish.wants(DELIVER.name)) else { return Ok(()) };
    let (game, players) = *wish.editions().last().context("there is no game")?;
    let home = scratch::in_memory()?;
    let mut office = Office::new(wish, home.path())?;
    office.open(wish, game, players)?;
    office.deliver()?;
    let path = |name: &str| home.path().join(name);
    Store::copy_file(&path("monsoon.sqlite"), &path("before"))?;
    office.play(MAILS)?;
    let mails: Vec<Incoming> = office.taken.into_iter().map(|taken| taken.incoming).collect();
    drop(office.desk);
    fs::write(path("config.toml"), CONFIG)?;
    let runs = wish.run(|| {
        fs::create_dir_all(path("out"))?;
        scratch::forget(&path("monsoon.sqlite"));
        fs::copy(path("before"), path("monsoon.sqlite"))?;
        let begun = spent_by_children()?;
        for mail in &mails {
            deliver(program, home.path(), mail)?;
        }
        let ours = spent_by_children()? - begun;
        let begun = spent_by_children()?;
        for _ in &mails {
            let said = Command::new(program).arg("--version").stdout(Stdio::null()).status()?;
            if !said.success() {
                bail!("the program does not start");
            }
        }
        // A start may be shorter than the system's clock can tell.
        let empty = (spent_by_children()? - begun).max(0.01);
        let each = |seconds: f64| seconds * 1000.0 / number(mails.len());
        Ok((each(ours), each(empty)))
    })?;
    figures.push(Figure::new(&DELIVER, game, &runs));
    Ok(())
}

const CONFIG: &str = "[store]\npath = \"monsoon.sqlite\"\nspool = \"spool\"\n\n\
                      [inbound]\nper_sender = 0\nper_table = 0\n\n\
                      [outbound.maildir]\npath = \"out\"\n";

fn deliver(program: &Path, home: &Path, mail: &Incoming) -> Result<()> {
    let file = home.join("mail");
    fs::write(&file, &mail.raw)?;
    let config = home.join("config.toml");
    let mut command = Command::new(program);
    command.arg("--config").arg(config).arg("deliver").arg(file);
    command.args(mail.recipients.iter().map(|to| format!("--recipient={to}")));
    let done = command.stdin(Stdio::null()).output().context("can't start the program")?;
    if !done.status.success() {
        bail!("a mail was not taken: {}", String::from_utf8_lossy(&done.stderr));
    }
    Ok(())
}

/// The processor time of the processes that we have started and that have ended, in
/// seconds.
fn spent_by_children() -> Result<f64> {
    let stat = fs::read_to_string("/proc/self/stat").context("the system does not say")?;
    // What precedes is a name, which may have spaces in it.
    let (_, stat) = stat.rsplit_once(')').context("no such line")?;
    let ticks = stat.split_whitespace().skip(13).take(2).map(str::parse::<f64>);
    Ok(ticks.sum::<Result<f64, _>>()? / TICKS)
}
