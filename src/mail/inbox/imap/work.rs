//! Working through a mailbox: list, take, acknowledge, in that order.
//!
//! A mail is left as it is until whoever takes it says that it is safe. If we
//! are killed before it is acknowledged, it is fetched again, and whoever takes
//! it knows it by its content. If it can't be taken or fetched it stays, and the
//! others do not wait for it.

use super::fault::Fault;
use super::session::Session;
use super::settings::{Done, Limits, Settings};
use crate::mail::{Incoming, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// How many mails are asked about, and acknowledged, by one command.
const BATCH: usize = 50;

/// The longest pause before a mail is tried again, in first pauses.
const LONGEST_PAUSE: u32 = 20;

/// How often a mail that the server does not hand out is asked for, until it is
/// left alone (till the next start).
const FETCHES: u32 = 6;

/// Takes a mail of so many bytes in all (the mail itself may be only its
/// head); says whether it is safe now.
pub type Take<'a> = &'a mut dyn FnMut(Incoming, u64) -> bool;

/// What a look through the mailbox came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass {
    pub taken: usize,
    /// Mails that are still to be taken.
    pub left: usize,
}

/// What is known of the mailbox. It outlives the connection, but not the
/// process: what is known for good is on the mails themselves, and in the
/// store that takes them.
#[derive(Debug, Default)]
pub(super) struct Memory {
    validity: u32,
    /// The highest UID that was listed; what is new lies above it.
    listed: Option<u32>,
    /// The mails to be taken.
    waiting: BTreeMap<u32, Waiting>,
    /// The mails that are safe but not yet acknowledged.
    owed: BTreeSet<u32>,
    /// How many mails were taken in all.
    taken: usize,
    /// Whether a refused acknowledgement was told.
    told: bool,
}

/// A mail to be taken.
#[derive(Debug, Clone, Copy, Default)]
struct Waiting {
    tries: u32,
    fetches: u32,
    /// Not before this.
    again: Option<Instant>,
    /// Whether it turned out larger than the server said.
    head_only: bool,
}

impl Waiting {
    fn is_due(&self, now: Instant) -> bool {
        self.again.is_none_or(|again| again <= now)
    }

    /// Puts it off, further each time.
    fn put_off(&mut self, limits: &Limits) {
        let factor = 1 << self.tries.min(10);
        self.tries += 1;
        let pause = limits.retry.saturating_mul(LONGEST_PAUSE.min(factor));
        self.again = Instant::now().checked_add(pause);
    }
}

impl Memory {
    /// Begins a new session: what is known from the last one still holds if
    /// the UIDs do.
    pub fn adopt(&mut self, session: &Session, settings: &Settings) {
        // Without a validity nothing is promised.
        if self.validity != session.validity || session.validity == 0 {
            let (validity, taken) = (session.validity, self.taken);
            *self = Memory { validity, taken, ..Memory::default() };
        }
        // Where the mailbox itself tells what is taken all is listed anew, in
        // case somebody brought a mail back that was marked as deleted.
        if matches!(settings.done, Done::Move(_)) || session.able.keywords {
            self.listed = None;
        }
    }

    /// What it came to so far.
    pub fn pass(&self) -> Pass {
        Pass { taken: self.taken, left: self.waiting.len() }
    }

    /// When the next mail that was put off is due.
    pub fn next_due(&self) -> Option<Instant> {
        self.waiting.values().filter_map(|mail| mail.again).min()
    }

    fn note(&mut self, uids: Vec<u32>) {
        for uid in uids {
            self.listed = self.listed.max(Some(uid));
            if !self.owed.contains(&uid) {
                self.waiting.entry(uid).or_default();
            }
        }
        // An empty mailbox was listed, too.
        self.listed = self.listed.or(Some(0));
    }

    /// The next mails to be tried, oldest first.
    fn due(&self) -> Vec<u32> {
        let now = Instant::now();
        let due = self.waiting.iter().filter(|(_, mail)| mail.is_due(now));
        due.map(|(uid, _)| *uid).take(BATCH).collect()
    }

    fn put_off(&mut self, uid: u32, limits: &Limits) {
        if let Some(mail) = self.waiting.get_mut(&uid) {
            mail.put_off(limits);
        }
    }
}

/// Lists what is new and works through all that is due.
pub(super) fn look(
    session: &mut Session,
    memory: &mut Memory,
    settings: &Settings,
    take: Take,
) -> Result<(), Fault> {
    loop {
        session.wire.news = false;
        list(session, memory)?;
        acknowledge(session, memory)?;
        loop {
            let due = memory.due();
            if due.is_empty() || session.wire.is_stopping() {
                break;
            }
            take_batch(session, memory, settings, &due, take)?;
        }
        if !session.wire.news || session.wire.is_stopping() {
            return Ok(());
        }
    }
}

fn list(session: &mut Session, memory: &mut Memory) -> Result<(), Fault> {
    let found = match memory.listed {
        None => session.untaken(),
        Some(listed) => session.untaken_above(listed),
    };
    if found == Err(Fault::TooLarge) {
        // So much has come since that it is better listed piece by piece.
        memory.listed = None;
    }
    memory.note(found?);
    Ok(())
}

fn take_batch(
    session: &mut Session,
    memory: &mut Memory,
    settings: &Settings,
    uids: &[u32],
    take: Take,
) -> Result<(), Fault> {
    let sizes = session.sizes(uids)?;
    for uid in uids {
        if session.wire.is_stopping() {
            break;
        }
        let Some(size) = sizes.get(uid) else {
            // Somebody removed it, or took it elsewhere.
            memory.waiting.remove(uid);
            continue;
        };
        let Some((raw, size)) = fetch(session, memory, settings, *uid, *size)? else { continue };
        let incoming = Incoming {
            raw,
            recipients: Vec::new(),
            sender: None,
            source: Source::Imap,
            peer: None,
        };
        if take(incoming, size) {
            memory.waiting.remove(uid);
            memory.owed.insert(*uid);
            memory.taken += 1;
        } else {
            memory.put_off(*uid, &settings.limits);
        }
    }
    acknowledge(session, memory)
}

/// Fetches a mail, or the head of one that is too large, with its true size.
fn fetch(
    session: &mut Session,
    memory: &mut Memory,
    settings: &Settings,
    uid: u32,
    size: u64,
) -> Result<Option<(Vec<u8>, u64)>, Fault> {
    let Some(waiting) = memory.waiting.get_mut(&uid) else { return Ok(None) };
    // Put off beforehand: should the connection break over this very mail, the
    // others come first next time.
    let before = *waiting;
    waiting.put_off(&settings.limits);
    waiting.fetches += 1;
    let whole = size <= settings.max_bytes && !before.head_only;
    match session.body(uid, whole) {
        Ok(Some(raw)) => {
            // It was handed out; what may fail now is the taking.
            *waiting = Waiting { fetches: 0, ..before };
            // Some servers' word on the size is not exact.
            let size = if before.head_only { size.max(settings.max_bytes + 1) } else { size };
            Ok(Some((raw, size)))
        }
        Ok(None) | Err(Fault::Refused { .. }) => {
            if waiting.fetches >= FETCHES {
                tracing::warn!(uid, "mailbox: the server does not hand out a mail; it stays there");
                memory.waiting.remove(&uid);
            }
            Ok(None)
        }
        Err(Fault::TooLarge) => {
            // That mends it, so it need not wait.
            *waiting = Waiting { head_only: true, ..before };
            Err(Fault::Broken(
                "a mail is larger than the server said; next time only its head is read".into(),
            ))
        }
        Err(fault) => Err(fault),
    }
}

/// Acknowledges what is safe. If the server refuses, we go on owing it.
fn acknowledge(session: &mut Session, memory: &mut Memory) -> Result<(), Fault> {
    let owed: Vec<u32> = memory.owed.iter().copied().collect();
    for uids in owed.chunks(BATCH) {
        match session.acknowledge(uids) {
            Ok(()) => {
                for uid in uids {
                    memory.owed.remove(uid);
                }
                memory.told = false;
            }
            Err(fault @ Fault::Refused { .. }) => {
                if !memory.told {
                    tracing::error!(
                        %fault,
                        "mailbox: mail that is taken can't be marked; it stays, and is not taken again"
                    );
                    memory.told = true;
                }
                break;
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}

/// The longest that `look` need not be called, given what waits.
pub(super) fn until(memory: &Memory, most: Duration) -> Instant {
    let latest = Instant::now() + most;
    memory.next_due().map_or(latest, |due| due.min(latest))
}
