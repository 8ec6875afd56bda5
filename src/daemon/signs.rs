//! What the daemon shows of itself while it runs: which ways in and out are closed since
//! when, and what it has counted. No name, no address and nothing that a server said.

use super::writer::NotTaken;
use crate::{
    clock::Clock,
    config::Config,
    desk::{Received, Report},
    mail::Source,
    store::Slate,
};
use chrono::{DateTime, TimeDelta, Utc};
use prometheus_client::metrics::{
    counter::Counter,
    family::Family,
    histogram::{Histogram, exponential_buckets},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A way in or out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gate {
    /// Our own SMTP and LMTP receivers.
    Receiver,
    /// The spool and the Maildir.
    Folders,
    /// The mailbox on a server.
    Mailbox,
    /// Where letters are handed over.
    Relay,
}

impl Gate {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Gate::Receiver => "receiver",
            Gate::Folders => "folders",
            Gate::Mailbox => "mailbox",
            Gate::Relay => "relay",
        }
    }

    /// What it means that it is closed.
    #[must_use]
    pub fn closed_means(self) -> &'static str {
        match self {
            Gate::Receiver => "mail is not taken now, its senders are told to try again",
            Gate::Folders => "mail in a folder can't be read or taken",
            Gate::Mailbox => "the mailbox can't be read",
            Gate::Relay => "no letter can be sent",
        }
    }

    /// The ways that a configuration opens.
    #[must_use]
    pub fn of(config: &Config) -> Vec<Gate> {
        let inbound = &config.inbound;
        let receives = inbound.smtp.is_some() || inbound.lmtp.is_some();
        [
            (Gate::Receiver, receives),
            (Gate::Folders, true),
            (Gate::Mailbox, inbound.imap.is_some()),
            (Gate::Relay, true),
        ]
        .into_iter()
        .filter_map(|(gate, is_there)| is_there.then_some(gate))
        .collect()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    pub gate: Gate,
    pub since: DateTime<Utc>,
}

/// What a daemon writes into its lock file, for those who ask beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard {
    pub started: DateTime<Utc>,
    pub seen: DateTime<Utc>,
    pub closed: Vec<Closed>,
}

/// How often the daemon says that it is there.
const EACH: Duration = Duration::from_secs(30);

/// After this it has been silent for too long.
const SILENT: TimeDelta = TimeDelta::seconds(120);

impl Heard {
    /// What the daemon of this database said last, if it said anything.
    #[must_use]
    pub fn of(database: &Path) -> Option<Heard> {
        serde_json::from_str(&Slate::read(database)?).ok()
    }

    /// Has it said so just now?
    #[must_use]
    pub fn is_there(&self, now: DateTime<Utc>) -> bool {
        (now - self.seen).abs() < SILENT
    }
}

type Labelled<const N: usize> = Family<[(&'static str, &'static str); N], Counter>;

/// What has happened since the daemon started.
#[derive(Debug, Clone)]
pub(super) struct Counted {
    /// By way in, and by what became of them.
    pub(super) mails: Labelled<2>,
    /// By what became of the attempt to hand them over.
    pub(super) letters: Labelled<1>,
    pub(super) clocks: Labelled<1>,
    /// From the handing over to the writer until it is durable, in seconds.
    pub(super) taking: Histogram,
}

/// Shared by all threads.
#[derive(Clone)]
pub(super) struct Signs {
    clock: Clock,
    started: DateTime<Utc>,
    closed: Arc<Mutex<BTreeMap<Gate, DateTime<Utc>>>>,
    pub(super) counted: Counted,
}

impl Signs {
    pub(super) fn new(clock: Clock) -> Signs {
        let counted = Counted {
            mails: Family::default(),
            letters: Family::default(),
            clocks: Family::default(),
            taking: Histogram::new(exponential_buckets(0.001, 4.0, 9)),
        };
        Signs { started: clock.now(), clock, closed: Arc::default(), counted }
    }

    pub(super) fn started(&self) -> DateTime<Utc> {
        self.started
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Notes whether a gate was found open.
    pub(super) fn found(&self, gate: Gate, open: bool) {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        if open {
            closed.remove(&gate);
        } else {
            closed.entry(gate).or_insert_with(|| self.clock.now());
        }
    }

    pub(super) fn closed(&self) -> Vec<Closed> {
        let closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        closed.iter().map(|(&gate, &since)| Closed { gate, since }).collect()
    }

    /// Hands a mail over by a gate, and notes what became of it.
    pub(super) fn taking(
        &self,
        gate: Gate,
        source: Source,
        take: impl FnOnce() -> Result<Received, NotTaken>,
    ) -> Result<Received, NotTaken> {
        let begun = Instant::now();
        let taken = take();
        let became = match &taken {
            Ok(Received::Recorded(verdict, _)) => verdict.as_str(),
            Ok(Received::Duplicate) => "duplicate",
            Err(NotTaken::Busy) => "put-off",
            Err(NotTaken::Failed) => "failed",
            // Nothing is wrong with the gate.
            Err(NotTaken::GoingDown) => return taken,
        };
        // Of the mailbox, its own thread says whether it can be read.
        if gate != Gate::Mailbox {
            self.found(gate, taken.is_ok());
        }
        let labels = [("source", source.as_str()), ("became", became)];
        self.counted.mails.get_or_create(&labels).inc();
        self.counted.taking.observe(begun.elapsed().as_secs_f64());
        taken
    }

    /// Notes an attempt to send a letter.
    pub(super) fn sent(&self, report: &Report) {
        let became = match report {
            Report::Sent => "sent",
            Report::Temporary(_) => "temporary",
            Report::Slow(_) => "slow",
            Report::Permanent(_) => "permanent",
            Report::Closed(_) => "closed",
        };
        self.found(Gate::Relay, !matches!(report, Report::Closed(_)));
        self.counted.letters.get_or_create(&[("became", became)]).inc();
    }

    pub(super) fn ticked(&self, well: bool) {
        let became = if well { "checked" } else { "failed" };
        self.counted.clocks.get_or_create(&[("became", became)]).inc();
    }
}

/// Says into the lock file that the daemon is there, and what is closed.
pub(super) struct Herald {
    slate: Option<Slate>,
    said: Option<(Instant, Vec<Closed>)>,
}

impl Herald {
    /// Without a lock file, as nobody will ask.
    pub(super) fn new(database: &Path) -> Herald {
        let slate = Slate::beside(database)
            .inspect_err(|error| tracing::warn!(%error, "`monsoon status` will not know of me"));
        Herald { slate: slate.ok(), said: None }
    }

    /// Says it if that is news, or the last time was a while ago.
    pub(super) fn say(&mut self, signs: &Signs) {
        let Some(slate) = &mut self.slate else { return };
        let closed = signs.closed();
        if self.said.as_ref().is_some_and(|(at, said)| at.elapsed() < EACH && *said == closed) {
            return;
        }
        let heard = Heard { started: signs.started(), seen: signs.now(), closed: closed.clone() };
        let line = serde_json::to_string(&heard).unwrap_or_default();
        if let Err(error) = slate.write(&line) {
            tracing::debug!(%error, "can't write into the lock file");
        }
        self.said = Some((Instant::now(), closed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_is_closed_from_the_first_fault_to_the_first_success() {
        let clock = Clock::fixed("2026-01-02T12:00:00Z".parse().unwrap());
        let signs = Signs::new(clock.clone());
        let since = |signs: &Signs| signs.closed().first().map(|closed| closed.since);
        let take = |result| {
            let _ = signs.taking(Gate::Receiver, Source::Smtp, || result);
        };
        take(Err(NotTaken::GoingDown));
        assert_eq!(since(&signs), None, "shutting down is no fault");
        let first = clock.now();
        take(Err(NotTaken::Failed));
        clock.advance(TimeDelta::minutes(5));
        take(Err(NotTaken::Busy));
        assert_eq!(signs.closed(), [Closed { gate: Gate::Receiver, since: first }]);
        signs.sent(&Report::Closed("no login for anna@example.org".into()));
        assert_eq!(signs.closed().len(), 2);
        take(Ok(Received::Duplicate));
        signs.sent(&Report::Permanent("no such user".into()));
        assert_eq!(signs.closed(), []);
    }

    #[test]
    fn a_shorter_line_leaves_nothing_of_a_longer_one() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        assert_eq!(Heard::of(&database), None);
        let mut lock = crate::store::DaemonLock::take(&database).unwrap().unwrap();
        lock.stays().unwrap();
        let clock = Clock::fixed("2026-01-02T12:00:00Z".parse().unwrap());
        let signs = Signs::new(clock.clone());
        let mut herald = Herald::new(&database);
        signs.found(Gate::Mailbox, false);
        herald.say(&signs);
        let heard = Heard::of(&database).unwrap();
        assert_eq!((heard.closed[0].gate, heard.seen), (Gate::Mailbox, clock.now()));
        assert!(crate::store::DaemonLock::is_a_daemons(&database));
        signs.found(Gate::Mailbox, true);
        herald.say(&signs);
        let heard = Heard::of(&database).unwrap();
        assert_eq!(heard.closed, []);
        assert!(heard.is_there(clock.now() + TimeDelta::seconds(60)));
        assert!(!heard.is_there(clock.now() + TimeDelta::minutes(3)));
    }
}
