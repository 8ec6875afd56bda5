//! The daemon under load: clients that wait, transactions a mail, letters that
//! leave.

use super::{
    Wish,
    bare::{Durable, Rows},
    figure::{Better, Figure, Kind, Run, number},
    office::{Office, Taken, config},
    sink::{Session, Sink},
};
use crate::{
    cli::scratch,
    daemon::{self, Daemon},
    mail::{Incoming, inbox::Handed},
    store::Store,
};
use anyhow::{Context, Result, anyhow, bail};
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::Path,
    thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

const WAITING_16: Kind = Kind {
    name: "waiting-16",
    what: "16 clients waiting: how much more mail they get in than one",
    against: "what bare SQLite gains by writing the rows of 16 mails together",
    unit: "times",
    better: Better::More,
};

const WAITING_64: Kind = Kind {
    name: "waiting-64",
    what: "64 clients waiting: how much more mail they get in than one",
    against: "what bare SQLite gains by writing the rows of 64 mails together",
    unit: "times",
    better: Better::More,
};

const SYNCS_1: Kind = Kind {
    name: "syncs-1",
    what: "transactions a mail, each of which waits for the disk; its letters sent; one client",
    against: "one a mail",
    unit: "a mail",
    better: Better::Less,
};

const SYNCS_16: Kind = Kind {
    name: "syncs-16",
    what: "transactions a mail, each of which waits for the disk; its letters sent; 16 clients",
    against: "one a mail",
    unit: "a mail",
    better: Better::Less,
};

const LETTERS: Kind = Kind {
    name: "smtp",
    what: "letters out by SMTP, read from the database and recorded as sent",
    against: "empty mails over one session to the same server",
    unit: "letters/s",
    better: Better::More,
};

/// Mails of each table.
const MAILS: usize = 4;

/// Each has a table of its own: a player's next mail answers the last letter.
const MOST_CLIENTS: usize = 64;

pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    let kinds = [&WAITING_16, &WAITING_64, &SYNCS_1, &SYNCS_16];
    if kinds.iter().any(|kind| wish.wants(kind.name)) {
        let script = Script::write(wish)?;
        for (kind, clients) in [(&WAITING_16, 16), (&WAITING_64, 64)] {
            if wish.wants(kind.name) {
                let runs = wish.run(|| script.waiting(wish, clients))?;
                figures.push(Figure::new(kind, "", &runs));
            }
        }
        for (kind, clients) in [(&SYNCS_1, 1), (&SYNCS_16, 16)] {
            if wish.wants(kind.name) {
                let runs = wish.run(|| Ok((script.syncs(wish, clients)?, 1.0)))?;
                figures.push(Figure::new(kind, "", &runs));
            }
        }
    }
    if wish.wants(LETTERS.name) {
        let runs = wish.run(|| letters(wish))?;
        figures.push(Figure::new(&LETTERS, "", &runs));
    }
    Ok(())
}

/// A running daemon on loopback.
struct Running {
    daemon: Daemon,
    smtp: SocketAddr,
}

impl Running {
    /// Starts one; letters leave for `sink`, no more of them an hour than
    /// `per_hour`.
    fn start(wish: &Wish<'_>, folder: &Path, sink: &Sink, per_hour: u32) -> Result<Running> {
        let more = format!(
            "[inbound.smtp]\nlisten = \"127.0.0.1:0\"\nmax_sessions = 200\n\
             max_sessions_per_host = 200\n\n[outbound]\nper_hour = {per_hour}\n\n\
             [outbound.smtp]\nhost = \"127.0.0.1\"\nport = {}\ntls = \"none\"\n",
            sink.address.port()
        );
        let config = config(folder, &more)?;
        let house = daemon::open(&config, wish.games)?.context("the folder is in use")?;
        let daemon = Daemon::start(&config, house, &mut Handed::none())?;
        let smtp = daemon.smtp().context("the daemon does not listen")?;
        Ok(Running { daemon, smtp })
    }
}

/// Mails of many tables, and the database in which they have not come yet.
struct Script {
    folder: TempDir,
    /// Those of each table in turn.
    tables: Vec<Vec<Incoming>>,
}

impl Script {
    fn write(wish: &Wish<'_>) -> Result<Script> {
        let folder = scratch::in_memory()?;
        let path = |name: &str| folder.path().join(name);
        let mut office = Office::new(wish, folder.path())?;
        let (game, _) = *wish.editions().first().context("there is no game")?;
        for _ in 0..MOST_CLIENTS {
            office.open(wish, game, 3)?;
        }
        office.deliver()?;
        Store::copy_file(&path("monsoon.sqlite"), &path("before"))?;
        office.play(MAILS)?;
        Store::copy_file(&path("monsoon.sqlite"), &path("after"))?;
        let mut tables: BTreeMap<_, Vec<Incoming>> = BTreeMap::new();
        for Taken { table, incoming, seconds: _ } in office.taken {
            tables.entry(table).or_default().push(incoming);
        }
        Ok(Script { folder, tables: tables.into_values().collect() })
    }

    fn mails(&self) -> usize {
        self.tables.iter().map(Vec::len).sum()
    }

    /// A folder on the disk with the database as it was.
    fn house(&self, wish: &Wish<'_>) -> Result<TempDir> {
        let house = scratch::on_disk(wish.disk)?;
        let before = self.folder.path().join("before");
        std::fs::copy(before, house.path().join("monsoon.sqlite"))?;
        Ok(house)
    }

    /// Hands in all mails by so many clients; returns how long that took.
    fn hand_in(&self, server: SocketAddr, clients: usize) -> Result<Duration> {
        let client = |number: usize| -> Result<()> {
            let opened = Session::open(server);
            let mut session = opened.with_context(|| format!("client {number} of {clients}"))?;
            for table in self.tables.iter().skip(number).step_by(clients) {
                for mail in table {
                    let from = mail.sender.as_deref().unwrap_or_default();
                    let to = mail.recipients.first().map_or("", String::as_str);
                    session.send(from, to, &mail.raw)?;
                }
            }
            Ok(())
        };
        let begun = Instant::now();
        thread::scope(|scope| -> Result<()> {
            let client = &client;
            let clients: Vec<_> =
                (0..clients).map(|number| scope.spawn(move || client(number))).collect();
            for client in clients {
                client.join().map_err(|_| anyhow!("a client broke off"))??;
            }
            Ok(())
        })?;
        Ok(begun.elapsed())
    }

    /// How long all mails take with so many clients, while no letter leaves.
    fn taken_in(&self, wish: &Wish<'_>, clients: usize) -> Result<f64> {
        let (house, sink) = (self.house(wish)?, Sink::open()?);
        let running = Running::start(wish, house.path(), &sink, 1)?;
        let spent = self.hand_in(running.smtp, clients)?;
        running.daemon.stop()?;
        Ok(spent.as_secs_f64())
    }

    fn waiting(&self, wish: &Wish<'_>, clients: usize) -> Result<Run> {
        let ours = self.taken_in(wish, 1)? / self.taken_in(wish, clients)?;
        let house = self.house(wish)?;
        let [before, after] = ["before", "after"].map(|name| self.folder.path().join(name));
        let rows = Rows::between(&before, &after)?;
        let copy = house.path().join("bare");
        let bare = |group: usize| rows.write(&before, &copy, (self.mails(), group), Durable::Yes);
        let yardstick = bare(1)?.as_secs_f64() / bare(clients)?.as_secs_f64();
        Ok((ours, yardstick))
    }

    /// Transactions a mail, until all letters have been sent.
    fn syncs(&self, wish: &Wish<'_>, clients: usize) -> Result<f64> {
        let (house, sink) = (self.house(wish)?, Sink::open()?);
        let running = Running::start(wish, house.path(), &sink, 0)?;
        let database = house.path().join("monsoon.sqlite");
        let watch = Store::open(&database)?;
        let before = scratch::commits(&database)?;
        self.hand_in(running.smtp, clients)?;
        let begun = Instant::now();
        while watch.read().letter_counts()?.0 > 0 {
            if begun.elapsed() > Duration::from_mins(5) {
                bail!("letters stay: {:?}", watch.read().letter_counts()?);
            }
            thread::sleep(Duration::from_millis(20));
        }
        let commits = scratch::commits(&database)?.wrapping_sub(before);
        running.daemon.stop()?;
        Ok(f64::from(commits) / number(self.mails()))
    }
}

/// Letters a second out of the daemon, and empty mails a second.
fn letters(wish: &Wish<'_>) -> Result<Run> {
    let (house, sink) = (scratch::on_disk(wish.disk)?, Sink::open()?);
    let (game, players) = *wish.editions().first().context("there is no game")?;
    let mut office = Office::new(wish, house.path())?;
    let tables = wish.scale(60, 6);
    for _ in 0..tables {
        office.open(wish, game, players)?;
    }
    drop(office);
    let running = Running::start(wish, house.path(), &sink, 0)?;
    let count = tables * players;
    let spent = sink.wait_for(count)?;
    running.daemon.stop()?;
    let other = Sink::open()?;
    let mut session = Session::open(other.address)?;
    for number in 0..count {
        session.send("m@players.invalid", &format!("p{number}@players.invalid"), b"")?;
    }
    let empty = other.wait_for(count)?;
    let rate = |spent: Duration| number(count - 1) / spent.as_secs_f64();
    Ok((rate(spent), rate(empty)))
}
