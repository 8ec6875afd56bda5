//! What the daemon is made of, opened from a configuration; and the single pass
//! that does without threads.

use super::{
    folders::{Folder, read},
    outbox::hand_over,
    way_out::open_outbound,
};
use crate::{
    clock::Clock,
    config::Config,
    desk::{Desk, Report, Settings, fail_point},
    mail::{Outbound, Source, address::mask_all, inbox::Maildir},
    store::{DaemonLock, Store},
};
use anyhow::{Context, Result, bail};
use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

/// A desk that is opened from a configuration, and the ways in and out of it.
pub struct House {
    pub(super) desk: Desk,
    pub(super) folders: Vec<Folder>,
    pub(super) outbound: Box<dyn Outbound>,
    pub(super) lock: DaemonLock,
}

/// What a pass of `monsoon once` did.
#[derive(Debug, Clone, Copy, Default, serde::Serialize)]
pub struct Pass {
    /// Mails taken in.
    pub taken: usize,
    /// Mails that could not be taken in this time.
    pub left: usize,
    /// Letters handed over.
    pub sent: usize,
    /// Letters that could not be handed over this time.
    pub unsent: usize,
}

/// Opens the house, unless another process has it open: then `None`.
///
/// # Errors
/// What is wrong with the configuration, the database or a folder.
pub fn open(config: &Config) -> Result<Option<House>> {
    let lock = DaemonLock::take(&config.store.path)
        .with_context(|| format!("can't lock {}", config.store.path.display()))?;
    let Some(lock) = lock else { return Ok(None) };
    let desk = open_desk(config)?;
    let mut folders =
        vec![Folder { maildir: open_folder(&config.store.spool)?, source: Source::Spool }];
    if let Some(folder) = &config.inbound.maildir {
        folders.push(Folder { maildir: open_folder(&folder.path)?, source: Source::Maildir });
    }
    let outbound = open_outbound(config)?;
    Ok(Some(House { desk, folders, outbound, lock }))
}

/// Opens a desk alone: for commands that write without being the daemon. The
/// database's own lock keeps their one transaction apart from the daemon's.
///
/// # Errors
/// What is wrong with the configuration or the database.
pub fn open_desk(config: &Config) -> Result<Desk> {
    let settings = Settings::from_config(config).map_err(anyhow::Error::msg)?;
    let store = Store::open(&config.store.path)
        .with_context(|| format!("can't open {}", config.store.path.display()))?;
    Ok(Desk::new(store, settings, Clock::System))
}

fn open_folder(path: &Path) -> Result<Maildir> {
    Maildir::open(path).with_context(|| format!("can't use the folder {}", path.display()))
}

impl House {
    /// One pass: take in, send out. For cron, and for `deliver` without a daemon.
    ///
    /// # Errors
    /// If a mail could not be taken in this time; it is still in its folder.
    pub fn once(&mut self) -> Result<Pass> {
        let mut pass = Pass::default();
        for index in 0..self.folders.len() {
            self.take_folder(index, &mut pass)?;
        }
        self.send_due(&mut pass)?;
        if pass.left > 0 {
            bail!("{} mails could not be taken in and stay where they are", pass.left);
        }
        Ok(pass)
    }

    /// Sends until nothing is due or nothing can leave.
    fn send_due(&mut self, pass: &mut Pass) -> Result<()> {
        while let Some((id, attempts, parcel)) = self.desk.due(1)?.pop() {
            let report = hand_over(&mut *self.outbound, &parcel);
            self.desk.report(id, attempts, &report)?;
            if report == Report::Sent {
                pass.sent += 1;
                continue;
            }
            pass.unsent += 1;
            if let Report::Closed(error) = report {
                let error = mask_all(&error);
                tracing::error!(%error, "no letter can leave; all wait");
                break;
            }
        }
        Ok(())
    }

    /// Takes in one folder, and looks again until nothing new is there: mail
    /// may have been written while we were at work. A mail that can't be taken
    /// does not keep the others waiting.
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
                    .and_then(|(incoming, bytes)| Ok(self.desk.receive(&incoming, bytes)?))
                    .and_then(|_| Ok(folder.maildir.done(&path)?));
                match taken {
                    Ok(()) => {
                        fail_point("after-acknowledge");
                        pass.taken += 1;
                    }
                    Err(error) => {
                        tracing::error!(%error, "a mail could not be taken in");
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

/// The folders a configuration names, for `monsoon check`.
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
