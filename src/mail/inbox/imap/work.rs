//! Works through a mailbox: list, take, acknowledge, in that order.
//!
//! A mail stays as it is until `take` says that it is safe. If we are killed
//! before it is acknowledged, it is fetched again and recognised by its
//! content. A mail that can't be taken or fetched stays, and the others don't
//! wait for it.

use super::fault::Fault;
use super::session::Session;
use super::settings::{Done, Limits, Settings};
use crate::mail::{Incoming, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// How many mails one command asks about or acknowledges.
const BATCH: usize = 50;

/// The longest pause before a mail is retried, in multiples of the first pause.
const LONGEST_PAUSE: u32 = 20;

/// How often to ask for a mail that the server does not hand out. After that it
/// is left alone until the next start.
const FETCHES: u32 = 6;

/// Takes a mail of that many bytes in total (the mail passed may be only its
/// head); returns whether it is now safe.
pub type Take<'a> = &'a mut dyn FnMut(Incoming, u64) -> bool;

/// The result of a look through the mailbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass {
    pub taken: usize,
    /// Mails still to be taken.
    pub left: usize,
}

/// What we know about the mailbox. It outlives the connection but not the
/// process: lasting knowledge is kept on the mails themselves, and in the store
/// that takes them.
#[derive(Debug, Default)]
pub(super) struct Memory {
    validity: u32,
    /// The highest UID listed so far; new mail lies above it.
    listed: Option<u32>,
    /// Mails still to be taken.
    waiting: BTreeMap<u32, Waiting>,
    /// Mails that are safe but not yet acknowledged.
    owed: BTreeSet<u32>,
    /// How many mails were taken in total.
    taken: usize,
    /// Whether a refused acknowledgement has been logged.
    told: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Waiting {
    tries: u32,
    fetches: u32,
    /// Don't retry before this.
    again: Option<Instant>,
    /// Whether it turned out larger than the server had said.
    head_only: bool,
}

impl Waiting {
    fn is_due(&self, now: Instant) -> bool {
        self.again.is_none_or(|again| again <= now)
    }

    /// Puts the mail off, for longer each time.
    fn put_off(&mut self, limits: &Limits) {
        let factor = 1 << self.tries.min(10);
        self.tries += 1;
        let pause = limits.retry.saturating_mul(LONGEST_PAUSE.min(factor));
        self.again = Instant::now().checked_add(pause);
    }
}

impl Memory {
    /// Starts a new session. What we know from the last one stays valid if its
    /// UIDs do.
    pub fn adopt(&mut self, session: &Session, settings: &Settings) {
        // Without a validity, the server promises nothing.
        if self.validity != session.validity || session.validity == 0 {
            let (validity, taken) = (session.validity, self.taken);
            *self = Memory { validity, taken, ..Memory::default() };
        }
        // If the mailbox itself shows what is taken, list everything again, in
        // case somebody undeleted a mail.
        if matches!(settings.done, Done::Move(_)) || session.able.keywords {
            self.listed = None;
        }
    }

    /// The result so far.
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
        // An empty mailbox counts as listed, too.
        self.listed = self.listed.or(Some(0));
    }

    /// The next mails to try, oldest first.
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

/// Lists what is new and works through everything that is due.
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
        // So much has arrived since that it's better to list it piece by piece.
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
            // Somebody deleted or moved it.
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
    // Put off beforehand: if this very mail breaks the connection, the others
    // come first next time.
    let before = *waiting;
    waiting.put_off(&settings.limits);
    waiting.fetches += 1;
    let whole = size <= settings.max_bytes && !before.head_only;
    match session.body(uid, whole) {
        Ok(Some(raw)) => {
            // It was handed out; from here on only taking it may fail.
            *waiting = Waiting { fetches: 0, ..before };
            // Some servers report sizes inexactly.
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
            // Reading only the head solves that, so it need not wait.
            *waiting = Waiting { head_only: true, ..before };
            Err(Fault::Broken(
                "a mail is larger than the server said; next time only its head is read".into(),
            ))
        }
        Err(fault) => Err(fault),
    }
}

/// Acknowledges what is safe. If the server refuses, we keep owing it.
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
                        "mailbox: mail that was taken can't be marked; it stays there, and is not taken again"
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

/// The latest time at which `look` must be called again, given what waits.
pub(super) fn until(memory: &Memory, most: Duration) -> Instant {
    let latest = Instant::now() + most;
    memory.next_due().map_or(latest, |due| due.min(latest))
}
