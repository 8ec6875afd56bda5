//! What is done to a server, and how often it was struck down while doing it.

use rustix::process::{Pid, Signal, kill_process};
use std::{
    collections::BTreeMap,
    fmt,
    os::unix::process::ExitStatusExt,
    process::{Child, ExitStatus},
};

/// How something is struck down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Blow {
    /// SIGKILL: nothing is cleaned up.
    Kill,
    /// SIGTERM: a daemon stops in order, everything else is killed by it.
    Term,
}

impl Blow {
    /// Strikes a program that was not waited for yet, so that nobody else has its number.
    pub fn strike(self, child: &Child) {
        let signal = match self {
            Blow::Kill => Signal::KILL,
            Blow::Term => Signal::TERM,
        };
        kill_process(Pid::from_child(child), signal).unwrap();
    }

    /// The blow that a program died of.
    pub fn of(status: ExitStatus) -> Option<Blow> {
        match status.signal() {
            Some(9) => Some(Blow::Kill),
            Some(15) => Some(Blow::Term),
            _ => None,
        }
    }
}

/// What is struck down.
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

/// Statistics: strikes, and how often a deed finished before it could be struck down.
#[derive(Debug, Default)]
pub struct Told {
    pub blows: BTreeMap<Blow, usize>,
    pub struck: BTreeMap<Deed, usize>,
    pub daemons: usize,
    pub finished: usize,
    pub mails: usize,
    /// Mails that were acknowledged and are not there, and those there or answered twice.
    pub lost: usize,
    pub doubled: usize,
}

impl Told {
    pub fn strikes(&self) -> usize {
        self.blows.values().sum()
    }

    pub fn count(&mut self, blow: Blow) {
        *self.blows.entry(blow).or_default() += 1;
    }

    pub fn add(&mut self, other: &Told) {
        for (blow, strikes) in &other.blows {
            *self.blows.entry(*blow).or_default() += strikes;
        }
        for (deed, strikes) in &other.struck {
            *self.struck.entry(*deed).or_default() += strikes;
        }
        self.daemons += other.daemons;
        self.finished += other.finished;
        self.mails += other.mails;
        self.lost += other.lost;
        self.doubled += other.doubled;
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |blow| self.blows.get(&blow).copied().unwrap_or_default();
        let (kills, terms) = (of(Blow::Kill), of(Blow::Term));
        write!(f, "{} strikes: {kills} SIGKILL, {terms} SIGTERM; ", self.strikes())?;
        let (mails, lost, doubled) = (self.mails, self.lost, self.doubled);
        write!(f, "{mails} mails, {lost} lost, {doubled} doubled; ")?;
        write!(f, "daemons under load {}", self.daemons)?;
        for (deed, strikes) in &self.struck {
            write!(f, ", {deed:?} {strikes}")?;
        }
        write!(f, "; {} deeds were sooner done", self.finished)
    }
}

/// How a deed ended.
pub struct Struck {
    pub status: ExitStatus,
    pub said: String,
}

impl Struck {
    pub fn killed(&self) -> bool {
        Blow::of(self.status).is_some()
    }
}
