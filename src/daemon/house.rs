//! The parts of the daemon, opened from a configuration; and a single pass without
//! threads.

use super::{
    folders::{Folder, read},
    mailbox::mailbox,
    outbox::{hand_over, settle},
    way_out::open_outbound,
    writer::take_in,
};
use crate::{
    clock::Clock,
    config::Config,
    desk::{Desk, Games, Report, Reported, Settings, fail_point},
    mail::{
        Authenticator, Incoming, Outbound, Source,
        address::for_log,
        inbox::{Maildir, imap},
    },
    store::{DaemonLock, Part, Store},
};
use anyhow::{Context, Result, bail};
use std::{
    collections::HashSet,
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicBool},
};

/// After this many passes another process may go on: mail servers limit how long a
/// pipe may take.
const MOST_PASSES: usize = 20;

/// How many letters are sent before that is recorded.
const AT_ONCE: u32 = 16;

/// How many times as many are made smaller at the end of a pass.
const MOST_PACKED: usize = 8;

/// A desk opened from a configuration, with its mail transports.
pub struct House {
    pub(super) desk: Desk,
    pub(super) folders: Vec<Folder>,
    pub(super) mailbox: Option<imap::Settings>,
    pub(super) outbound: Box<dyn Outbound>,
    pub(super) checker: Option<Arc<Authenticator>>,
    pub(super) lock: DaemonLock,
}

/// What one pass of `monsoon once` did.
#[derive(Debug, Clone, Copy, Default, serde::Serialize)]
pub struct Pass {
    pub taken: usize,
    /// Mails that could not be taken.
    pub left: usize,
    pub sent: usize,
    /// Letters that could not be handed over.
    pub unsent: usize,
}

/// Opens everything; `None` if another process has it open.
///
/// # Errors
/// What is wrong with the configuration, the database or a folder.
pub fn open(config: &Config, games: &Games) -> Result<Option<House>> {
    // Creates nothing beside a missing database.
    Store::is_there(&config.store.path)?;
    let lock = DaemonLock::take(&config.store.path)
        .with_context(|| format!("can't lock {}", config.store.path.display()))?;
    let Some(lock) = lock else { return Ok(None) };
    let desk = open_desk_as(config, games, Some(&lock))?;
    let mut folders =
        vec![Folder { maildir: open_folder(&config.store.spool)?, source: Source::Spool }];
    if let Some(folder) = &config.inbound.maildir {
        folders.push(Folder { maildir: open_folder(&folder.path)?, source: Source::Maildir });
    }
    // Leftovers of killed processes: we hold the lock, so nobody else is writing
    // here.
    Part::sweep(&config.store.path);
    for folder in &folders {
        folder.maildir.sweep();
    }
    let outbound = open_outbound(config)?;
    let checker = open_checker(config, &desk)?;
    Ok(Some(House { desk, folders, mailbox: mailbox(config), outbound, checker, lock }))
}

/// Opens a desk alone, for commands that write without being the daemon. The
/// database's own lock keeps their one transaction apart from the daemon's.
///
/// # Errors
/// What is wrong with the configuration or the database.
pub fn open_desk(config: &Config, games: &Games) -> Result<Desk> {
    open_desk_as(config, games, None)
}

fn open_desk_as(config: &Config, games: &Games, lock: Option<&DaemonLock>) -> Result<Desk> {
    let settings = Settings::from_config(config, games).map_err(anyhow::Error::msg)?;
    let path = &config.store.path;
    let store = lock
        .map_or_else(|| Store::open(path), |lock| Store::open_held(path, lock))
        .with_context(|| format!("can't open {}", config.store.path.display()))?;
    Ok(Desk::new(store, settings, Clock::System))
}

fn open_checker(config: &Config, desk: &Desk) -> Result<Option<Arc<Authenticator>>> {
    if !config.inbound.check_senders {
        return Ok(None);
    }
    let checker = Authenticator::system(desk.own().domain()).context("inbound.check_senders")?;
    Ok(Some(Arc::new(checker)))
}

fn open_folder(path: &Path) -> Result<Maildir> {
    Maildir::open(path).with_context(|| format!("can't use the folder {}", path.display()))
}

impl House {
    /// One pass: take mail, send letters. For cron.
    ///
    /// # Errors
    /// If a mail could not be taken, or the mailbox could not be read; whatever was
    /// not taken is still where it was.
    pub fn once(&mut self) -> Result<Pass> {
        let mut pass = Pass::default();
        // Everything else is done whether or not the mailbox answers.
        let mailbox = self.take_mailbox(&mut pass);
        self.take_folders(&mut pass)?;
        // Only once all mail is in, so that nobody counts as late because of mail
        // not yet read.
        if mailbox.is_ok() && pass.left == 0 {
            self.desk.tick()?;
        }
        let pass = self.send_out(pass)?;
        mailbox?;
        Ok(pass)
    }

    /// The same without the mailbox, which would keep the calling mail server
    /// waiting: for `deliver` without a daemon.
    ///
    /// # Errors
    /// If a mail could not be taken; it is still in its folder.
    pub fn once_at_home(&mut self) -> Result<Pass> {
        let mut pass = Pass::default();
        self.take_folders(&mut pass)?;
        self.send_out(pass)
    }

    fn take_folders(&mut self, pass: &mut Pass) -> Result<()> {
        for index in 0..self.folders.len() {
            self.take_folder(index, pass)?;
        }
        Ok(())
    }

    fn send_out(&mut self, mut pass: Pass) -> Result<Pass> {
        self.send_due(&mut pass)?;
        if pass.left > 0 {
            bail!(
                "{} mails could not be taken and stay where they are; the log says why",
                pass.left
            );
        }
        Ok(pass)
    }

    /// Sends until nothing is due or nothing can be sent.
    fn send_due(&mut self, pass: &mut Pass) -> Result<()> {
        loop {
            let due = self.desk.due(AT_ONCE)?;
            if due.is_empty() {
                break;
            }
            let mut reports = Vec::new();
            for (id, attempts, parcel) in due {
                let report = hand_over(&mut *self.outbound, &parcel);
                let left = report == Report::Sent;
                reports.push(Reported { id, attempts, report });
                // What comes after it to the same reader must not overtake it.
                if !left {
                    break;
                }
            }
            if let Some(error) = self.record(reports, pass)? {
                let error = for_log(&error);
                tracing::error!(%error, "no letter can be sent; all of them wait");
                break;
            }
        }
        for _ in 0..MOST_PACKED {
            match self.desk.pack(AT_ONCE) {
                Ok(true) => {}
                Ok(false) => break,
                // The post has been done.
                Err(error) => {
                    tracing::error!(%error, "letters can't be made smaller; the next pass tries again");
                    break;
                }
            }
        }
        Ok(())
    }

    /// Records what became of letters. Returns why no more can be sent, if that is so.
    fn record(&mut self, mut reports: Vec<Reported>, pass: &mut Pass) -> Result<Option<String>> {
        settle(&mut *self.outbound, &mut reports);
        fail_point("before-report");
        let (_, recorded) = self.desk.together(&[], &reports);
        recorded.into_iter().collect::<Result<Vec<()>, _>>()?;
        let mut closed = None;
        for Reported { report, .. } in reports {
            match report {
                Report::Sent => pass.sent += 1,
                Report::Temporary(_) | Report::Slow(_) | Report::Permanent(_) => pass.unsent += 1,
                Report::Closed(error) => {
                    pass.unsent += 1;
                    closed = Some(error);
                }
            }
        }
        Ok(closed)
    }

    fn take_mailbox(&mut self, pass: &mut Pass) -> Result<()> {
        let Some(settings) = &self.mailbox else { return Ok(()) };
        let (desk, checker) = (&mut self.desk, self.checker.as_deref());
        let mut take = |incoming: Incoming, bytes| match take_in(desk, checker, &incoming, bytes) {
            Ok(_) => {
                pass.taken += 1;
                true
            }
            Err(error) => {
                tracing::error!(%error, "a mail could not be taken; it stays in the mailbox");
                false
            }
        };
        let never = AtomicBool::new(false);
        let looked = imap::pass(settings, &mut take, &never).context("inbound.imap")?;
        pass.left += looked.left;
        Ok(())
    }

    /// Takes one folder, and rereads it until nothing new is there: mail may have
    /// been written in the meantime. A mail that can't be taken does not keep the
    /// others waiting.
    fn take_folder(&mut self, index: usize, pass: &mut Pass) -> Result<()> {
        let max_bytes = self.max_bytes();
        let Some(folder) = self.folders.get(index) else { return Ok(()) };
        let mut left = HashSet::new();
        loop {
            let pending = folder.maildir.pending()?;
            let new: Vec<PathBuf> =
                pending.into_iter().filter(|path| !left.contains(path)).collect();
            if new.is_empty() {
                pass.left += left.len();
                return Ok(());
            }
            for path in new {
                let taken = read(folder, &path, max_bytes)
                    .map_err(anyhow::Error::from)
                    .and_then(|(incoming, bytes)| {
                        let checker = self.checker.as_deref();
                        Ok(take_in(&mut self.desk, checker, &incoming, bytes)?)
                    })
                    .and_then(|_| Ok(folder.maildir.done(&path)?));
                match taken {
                    Ok(()) => {
                        fail_point("after-acknowledge");
                        pass.taken += 1;
                    }
                    Err(error) => {
                        tracing::error!(%error, "a mail could not be taken; it stays in the folder");
                        left.insert(path);
                    }
                }
            }
        }
    }

    pub(super) fn max_bytes(&self) -> u64 {
        self.desk.max_bytes()
    }
}

/// Does passes until the spool is empty, unless another process is doing so. A
/// `deliver` that came meanwhile left its mail to us, perhaps after we had looked;
/// so we look again after each pass.
///
/// # Errors
/// If a mail could not be taken; it is still in its folder.
pub fn passes_at_home(config: &Config, games: &Games) -> Result<()> {
    for _ in 0..MOST_PASSES {
        let Some(mut house) = open(config, games)? else { return Ok(()) };
        house.once_at_home()?;
        // From here on, anyone who comes does their own pass.
        drop(house);
        if Maildir::open(&config.store.spool)?.pending()?.is_empty() {
            return Ok(());
        }
    }
    Ok(())
}

/// The folders in a configuration, for `monsoon check`.
#[must_use]
pub fn folders(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let mut folders = vec![("store.spool", config.store.spool.clone())];
    let maildirs = [
        ("inbound.maildir.path", config.inbound.maildir.as_ref()),
        ("outbound.maildir.path", config.outbound.maildir.as_ref()),
    ];
    folders
        .extend(maildirs.into_iter().filter_map(|(key, folder)| Some((key, folder?.path.clone()))));
    folders
}
