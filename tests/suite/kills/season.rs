//! One server, and what happens to it.

use super::{
    checks,
    daemon::Daemon,
    deed::{Blow, Deed, ROUND, Struck, Told},
    post::{Acked, Feeder, to_write},
};
use crate::{house::House, killed::said};
use monsoon::{daemon::FAREWELL, engine::Dice, store::Store};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

const CONFIG: &str = "\
    [store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
    [inbound]\npoll_ms = 10\nper_sender = 0\nper_table = 0\n\
    [inbound.maildir]\npath = \"in\"\n\
    [inbound.smtp]\nlisten = \"127.0.0.1:0\"\n\
    [outbound.maildir]\npath = \"out\"\n";

/// With more tables than this, one of them is played to its end.
pub const MOST_TABLES: usize = 5;

pub struct Season {
    pub house: House,
    pub dice: Dice,
    pub acked: Acked,
    /// Letters that no database knows any more.
    pub orphans: BTreeSet<String>,
    /// How long a deed takes, if known.
    takes: BTreeMap<Deed, Duration>,
    /// What the backup must contain: the mails that were in the database before
    /// it.
    pub copied: Option<BTreeSet<String>>,
    pub number: usize,
    pub told: Told,
}

impl Season {
    pub fn new(dice: Dice) -> Season {
        let house = House::with(CONFIG);
        let mut season = Season {
            house,
            dice,
            acked: Acked::new(),
            orphans: BTreeSet::new(),
            takes: BTreeMap::new(),
            copied: None,
            number: 0,
            told: Told::default(),
        };
        season.once();
        // An archive to play on from, and enough tables for mails to be always
        // under way.
        let archive = season.path("table.json");
        season.good(&["export", "1", "--as", "moderator", "--out", archive.to_str().unwrap()]);
        for _ in 0..2 {
            assert!(season.import_command().output().unwrap().status.success());
        }
        season.once();
        season
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.house.path(name)
    }

    pub fn database(&self) -> PathBuf {
        self.path("m.sqlite")
    }

    /// Runs a command undisturbed.
    pub fn good(&self, args: &[&str]) {
        let output = self.house.command().args(args).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", said(&output));
    }

    /// Runs a pass undisturbed, with what players write put into the folder.
    pub fn once(&mut self) {
        for mail in to_write(&self.database(), &self.acked) {
            self.put(&mail);
        }
        self.house.once();
    }

    pub fn feeder(&mut self) -> Feeder {
        Feeder {
            database: self.database(),
            folder: self.path("in"),
            acked: self.acked.clone(),
            stop: Arc::default(),
            dice: monsoon::engine::TableSeed::new(format!("feeder {}", self.dice.below(1 << 30)))
                .dice(0),
        }
    }

    /// Goes on until this many were struck down.
    pub fn play(&mut self, strikes: usize) {
        let begun = Instant::now();
        while self.told.strikes() < strikes {
            let mut round = ROUND;
            self.dice.shuffle(&mut round);
            for deed in round {
                if self.told.strikes() >= strikes {
                    return;
                }
                self.number += 1;
                self.fall(deed);
                if self.number.is_multiple_of(5) {
                    checks::whole(&self.database(), &format!("after {deed:?}"));
                }
                assert!(begun.elapsed() < Duration::from_mins(10), "stuck at {:?}", self.told);
            }
        }
    }

    fn blow(&mut self) -> Blow {
        if self.dice.below(2) == 0 { Blow::Kill } else { Blow::Term }
    }

    /// Starts a command and strikes it down at a random moment; now and then it is left
    /// alone, to find out how long it takes.
    pub fn strike(&mut self, deed: Deed, mut command: Command) -> Struck {
        let takes = self.takes.get(&deed).copied();
        let alone = takes.is_none() || self.dice.below(8) == 0;
        let until = takes.unwrap_or_default().mul_f64(1.1).as_micros();
        let until = self.dice.below(usize::try_from(until).unwrap().max(1));
        let until = Duration::from_micros(u64::try_from(until).unwrap());
        let blow = self.blow();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let begun = Instant::now();
        let mut child = command.spawn().unwrap();
        while !alone && begun.elapsed() < until && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_micros(200));
        }
        if !alone && child.try_wait().unwrap().is_none() {
            blow.strike(&child);
        }
        let output = child.wait_with_output().unwrap();
        let struck = Struck { status: output.status, said: said(&output) };
        if let Some(died_of) = Blow::of(struck.status) {
            assert_eq!(died_of, blow, "{deed:?}: {}", struck.said);
            self.told.count(blow);
            *self.told.struck.entry(deed).or_default() += 1;
        } else {
            self.told.finished += 1;
            self.takes.insert(deed, begun.elapsed());
            assert!(!struck.said.contains("panicked"), "{deed:?}: {}", struck.said);
        }
        struck
    }

    /// Does something next to a busy daemon, then strikes the daemon down.
    pub fn under_load<T>(&mut self, deed: impl FnOnce(&mut Season) -> T) -> T {
        let daemon = Daemon::new(&self.house);
        let [ready, port] = daemon.ports;
        let feeder = self.feeder();
        let stop = Arc::clone(&feeder.stop);
        let feeding = std::thread::spawn(move || feeder.feed(&port));
        ready.recv_timeout(Duration::from_mins(1)).expect("a daemon at work");
        let done = deed(self);
        self.nap(30);
        self.fell(daemon.child, daemon.log, feeding, &stop);
        done
    }

    /// A random time up to this many milliseconds.
    pub fn nap(&mut self, most: usize) {
        let micros = u64::try_from(self.dice.below(most * 1000)).unwrap();
        std::thread::sleep(Duration::from_micros(micros));
    }

    /// Strikes a daemon down while it is fed. Asked to stop, it does so in order and in time.
    pub fn fell(
        &mut self,
        mut child: Child,
        log: JoinHandle<Vec<String>>,
        feeding: JoinHandle<Acked>,
        stop: &AtomicBool,
    ) {
        let blow = self.blow();
        blow.strike(&child);
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if begun.elapsed() > FAREWELL {
                child.kill().unwrap();
                panic!("the daemon did not stop in time: {:?}", log.join().unwrap());
            }
            std::thread::sleep(Duration::from_millis(1));
        };
        stop.store(true, Ordering::SeqCst);
        let log = log.join().unwrap();
        let bad = |line: &&String| line.contains("ERROR") || line.contains("panicked");
        assert_eq!(log.iter().find(bad), None, "the daemon's log");
        match blow {
            Blow::Kill => {
                assert_eq!(Blow::of(status), Some(blow), "the daemon went by itself: {log:?}");
            }
            // Before it said anything, it may not yet have begun to watch for signals.
            Blow::Term if log.is_empty() && !status.success() => {
                assert_eq!(Blow::of(status), Some(blow), "the daemon went by itself");
            }
            Blow::Term => assert!(status.success(), "{status}: {log:?}"),
        }
        self.told.count(blow);
        self.told.daemons += 1;
        let before = self.acked.len();
        self.acked.extend(feeding.join().unwrap());
        self.told.mails += self.acked.len() - before;
    }

    /// Lets everything come to rest, and checks all of it.
    pub fn settle(&mut self) {
        let waits = |season: &Season| {
            let waiting = "SELECT id FROM letters WHERE state = 'waiting'";
            let letters = checks::column::<i64>(&season.database(), waiting).len();
            let files = ["in/new", "spool/new"]
                .map(|folder| fs::read_dir(season.path(folder)).map_or(0, Iterator::count));
            letters + files.iter().sum::<usize>()
        };
        for _ in 0..20 {
            self.house.once();
            if waits(self) == 0 {
                break;
            }
        }
        assert_eq!(waits(self), 0, "mails or letters that wait for ever");
        let database = self.database();
        checks::whole(&database, "in the end");
        checks::tables(&self.house, &database);
        let (lost, doubled) = checks::answered(&database, &self.acked);
        self.told.lost += lost;
        self.told.doubled += doubled;
        checks::letters(&self.house, &database, &self.orphans);
        let copy = self.path("copies/c");
        self.good(&["backup", copy.to_str().unwrap(), "--force"]);
        checks::whole(&copy, "the last backup");
        assert_eq!(checks::fingerprint(&copy), checks::fingerprint(&database));
        checks::no_leftovers(&self.path(""));
        assert!(Store::traces(&database).unwrap().len() <= 3, "{:?}", Store::traces(&database));
    }
}
