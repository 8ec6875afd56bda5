//! What is done to a server, and how often it was killed while doing it.

use std::{collections::BTreeMap, fmt, os::unix::process::ExitStatusExt, process::ExitStatus};

/// What is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    Serve,
    Once,
    Deliver,
    Backup,
    Restore,
    Prune,
    Import,
    Moderate,
}

/// A round of them; which comes first is random.
pub const ROUND: [Deed; 10] = [
    Deed::Serve,
    Deed::Serve,
    Deed::Once,
    Deed::Deliver,
    Deed::Backup,
    Deed::Restore,
    Deed::Prune,
    Deed::Import,
    Deed::Moderate,
    Deed::Moderate,
];

/// Statistics: kills, and how often a deed finished before it could be killed.
#[derive(Debug, Default)]
pub struct Told {
    pub killed: BTreeMap<Deed, usize>,
    pub daemons: usize,
    pub finished: usize,
    pub mails: usize,
}

impl Told {
    pub fn kills(&self) -> usize {
        self.daemons + self.killed.values().sum::<usize>()
    }

    pub fn add(&mut self, other: &Told) {
        for (deed, kills) in &other.killed {
            *self.killed.entry(*deed).or_default() += kills;
        }
        self.daemons += other.daemons;
        self.finished += other.finished;
        self.mails += other.mails;
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "daemons under load {}", self.daemons)?;
        for (deed, kills) in &self.killed {
            write!(f, ", {deed:?} {kills}")?;
        }
        write!(f, "; {} deeds were sooner done; {} mails answered", self.finished, self.mails)
    }
}

/// How a deed ended.
pub struct Struck {
    pub status: ExitStatus,
    pub said: String,
}

impl Struck {
    pub fn killed(&self) -> bool {
        self.status.signal() == Some(9)
    }
}
