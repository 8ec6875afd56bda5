//! The daemon: threads round one desk.
//!
//! | thread | waits for | does |
//! |---|---|---|
//! | writer | commands on a channel | owns the [`Desk`]; one command, one transaction |
//! | receiver | connections | hands each mail to the writer, says 250 after its commit |
//! | folders | a timer | hands each file to the writer, moves it after its commit |
//! | sender | letters or a timer | takes due letters from the writer, sends, reports |
//!
//! A mail is acknowledged only after the commit; a letter leaves only from the
//! outbox table; only the writer writes. A fault stops everything in order:
//! whatever was not acknowledged is still where it came from.

use crate::{
    clock::Clock,
    config::{Config, Tls},
    desk::{Desk, DeskError, Received, Report, Settings, fail_point},
    mail::{
        Incoming, Outbound, Parcel, SendError, Source,
        inbox::{
            Maildir,
            smtp::{self, Receiver, Verdict},
        },
        outbound::{self, Security, SmtpSettings},
    },
    store::{DaemonLock, Store},
};
use anyhow::{Context, Result, bail};
use crossbeam_channel::{Receiver as Queue, Sender, TrySendError, bounded};
use std::{
    collections::{HashMap, HashSet},
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
    time::Duration,
};

/// How many commands may wait for the writer before senders are told to come
/// back later.
const QUEUE: usize = 64;

/// How many letters are taken from the outbox at a time.
const BATCH: u32 = 50;

/// How long the sender sleeps when nothing wakes it.
const SENDER_NAP: Duration = Duration::from_secs(5);

/// How long a mail server may take for any one answer.
const SMTP_TIMEOUT: Duration = Duration::from_mins(1);

/// A letter's number, the tries so far, and its bytes.
type DueLetter = (i64, u32, Parcel);

/// What the writer is asked.
enum Command {
    Receive { incoming: Box<Incoming>, bytes: u64, answer: Sender<Result<Received, DeskError>> },
    Due { answer: Sender<Result<Vec<DueLetter>, DeskError>> },
    Report { id: i64, attempts: u32, report: Report, answer: Sender<Result<(), DeskError>> },
}

/// A desk that is opened from a configuration, and the ways in and out of it.
pub struct House {
    desk: Desk,
    folders: Vec<Folder>,
    outbound: Box<dyn Outbound>,
    _lock: DaemonLock,
}

/// A folder that mail is taken from.
struct Folder {
    maildir: Maildir,
    source: Source,
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
    Ok(Some(House { desk, folders, outbound, _lock: lock }))
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

/// The way out that the configuration names.
///
/// # Errors
/// What is missing or wrong.
pub fn open_outbound(config: &Config) -> Result<Box<dyn Outbound>> {
    if let Some(folder) = &config.outbound.maildir {
        let maildir = outbound::Maildir::open(&folder.path)
            .with_context(|| format!("can't use the folder {}", folder.path.display()))?;
        return Ok(Box::new(maildir));
    }
    let Some(smtp) = &config.outbound.smtp else { bail!("no way out is configured") };
    let password = match &smtp.password_env {
        Some(name) => Some(std::env::var(name).with_context(|| {
            format!("outbound.smtp.password_env: the environment variable {name} is not set")
        })?),
        None => None,
    };
    let settings = SmtpSettings {
        host: smtp.host.clone(),
        port: smtp.port,
        security: match smtp.tls {
            Tls::None => Security::None,
            Tls::Starttls => Security::StartTls,
            Tls::Tls => Security::Tls,
        },
        user: smtp.user.clone(),
        password,
        timeout: SMTP_TIMEOUT,
    };
    Ok(Box::new(outbound::Smtp::new(&settings).context("outbound.smtp")?))
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
        loop {
            let due = self.desk.due(BATCH)?;
            if due.is_empty() {
                if pass.left > 0 {
                    bail!("{} mails could not be taken in and stay where they are", pass.left);
                }
                return Ok(pass);
            }
            for (id, attempts, parcel) in due {
                let report = hand_over(&mut *self.outbound, &parcel);
                if report == Report::Sent {
                    pass.sent += 1;
                } else {
                    pass.unsent += 1;
                }
                self.desk.report(id, attempts, &report)?;
            }
        }
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

    fn max_bytes(&self) -> u64 {
        self.desk.max_bytes()
    }
}

/// Reads a file of a folder, or its head if it is larger than we read.
fn read(folder: &Folder, path: &Path, max_bytes: u64) -> std::io::Result<(Incoming, u64)> {
    let file = folder.maildir.read(path, max_bytes)?;
    let incoming =
        Incoming { raw: file.bytes, recipients: Vec::new(), sender: None, source: folder.source };
    Ok((incoming, file.size))
}

fn hand_over(outbound: &mut dyn Outbound, parcel: &Parcel) -> Report {
    fail_point("before-send");
    let report = match outbound.send(parcel) {
        Ok(()) => Report::Sent,
        Err(SendError::Temporary(error)) => Report::Temporary(error),
        Err(SendError::Permanent(error)) => Report::Permanent(error),
    };
    fail_point("after-send");
    report
}

/// A running daemon.
pub struct Daemon {
    stop: Arc<AtomicBool>,
    smtp: Option<SocketAddr>,
    threads: Vec<(&'static str, JoinHandle<()>)>,
    wake: Sender<()>,
}

impl Daemon {
    /// Starts the threads.
    ///
    /// # Errors
    /// If the port can't be listened on.
    pub fn start(config: &Config, house: House) -> Result<Daemon> {
        let stop = Arc::new(AtomicBool::new(false));
        let (commands, queue) = bounded(QUEUE);
        // One waiting wake-up is enough: the sender takes all that is due.
        let (wake, woken) = bounded(1);
        let max_bytes = house.max_bytes();
        let House { desk, folders, outbound, _lock: lock } = house;
        let own = desk.own().clone();
        let mut threads = Vec::new();

        let mut smtp = None;
        if let Some(settings) = &config.inbound.smtp {
            let handler = handler(commands.clone());
            let ours = own.clone();
            let accepts = Arc::new(move |address: &str| ours.is_ours(address));
            let receiver = Receiver::bind(
                settings.listen.as_str(),
                smtp::Settings {
                    max_size: usize::try_from(max_bytes).unwrap_or(usize::MAX),
                    max_recipients: settings.max_recipients,
                    ..smtp::Settings::new(own.domain().to_owned(), accepts, handler)
                },
            )
            .with_context(|| format!("inbound.smtp.listen: can't listen on {}", settings.listen))?;
            smtp = Some(receiver.local_addr()?);
            let stop = Arc::clone(&stop);
            threads.push(("receiver", spawn("receiver", move || receiver.run(&stop))?));
        }
        let poll = Duration::from_millis(config.inbound.poll_ms);
        let (folder_stop, folder_commands) = (Arc::clone(&stop), commands.clone());
        threads.push((
            "folders",
            spawn("folders", move || {
                watch(&folders, max_bytes, poll, &folder_commands, &folder_stop);
            })?,
        ));
        let sender_stop = Arc::clone(&stop);
        threads.push((
            "sender",
            spawn("sender", move || send(outbound, &commands, &woken, &sender_stop))?,
        ));
        let writer_wake = wake.clone();
        let writer = spawn("writer", move || {
            write(desk, &queue, &writer_wake);
            drop(lock);
        })?;
        threads.push(("writer", writer));
        Ok(Daemon { stop, smtp, threads, wake })
    }

    /// Where the SMTP receiver listens, if there is one.
    #[must_use]
    pub fn smtp(&self) -> Option<SocketAddr> {
        self.smtp
    }

    /// Have all threads kept running? A thread that ended by itself is a fault.
    #[must_use]
    pub fn is_well(&self) -> bool {
        self.threads.iter().all(|(_, thread)| !thread.is_finished())
    }

    /// Looks for due letters now rather than at the next nap's end.
    pub fn wake(&self) {
        // A full channel means that a wake-up is already on its way.
        let _ = self.wake.try_send(());
    }

    /// Stops in order: no new mail, then no new letters, then the writer.
    ///
    /// # Errors
    /// The threads that ended by a fault.
    pub fn stop(self) -> Result<()> {
        self.stop.store(true, Ordering::SeqCst);
        self.wake();
        let mut faults = Vec::new();
        for (name, thread) in self.threads {
            if thread.join().is_err() {
                faults.push(name);
            }
        }
        if !faults.is_empty() {
            bail!("ended by a fault: {}", faults.join(", "));
        }
        Ok(())
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
}

/// The writer: owns the desk, carries out one command after the other until
/// everybody who could send one has gone.
fn write(mut desk: Desk, queue: &Queue<Command>, wake: &Sender<()>) {
    for command in queue {
        // Whoever asked may have gone; then nobody needs the answer.
        match command {
            Command::Receive { incoming, bytes, answer } => {
                let received = desk.receive(&incoming, bytes);
                if let Err(error) = &received {
                    tracing::error!(%error, "a mail could not be taken in; it will be tried again");
                }
                let _ = answer.send(received);
                let _ = wake.try_send(());
            }
            Command::Due { answer } => {
                let _ = answer.send(desk.due(BATCH));
            }
            Command::Report { id, attempts, report, answer } => {
                let _ = answer.send(desk.report(id, attempts, &report));
            }
        }
    }
}

/// What the SMTP receiver does with a mail: 250 only after the commit.
fn handler(commands: Sender<Command>) -> smtp::Handler {
    Arc::new(move |incoming: Incoming| {
        let bytes = incoming.raw.len() as u64;
        let (answer, answered) = bounded(1);
        let command = Command::Receive { incoming: Box::new(incoming), bytes, answer };
        match commands.try_send(command) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => return Verdict::Later("busy, try again".into()),
            Err(TrySendError::Disconnected(_)) => return Verdict::Later("going down".into()),
        }
        match answered.recv() {
            Ok(Ok(_)) => Verdict::Taken,
            Ok(Err(_)) | Err(_) => Verdict::Later("can't keep it now, try again".into()),
        }
    })
}

/// Looks through the folders until it is time to stop.
fn watch(
    folders: &[Folder],
    max_bytes: u64,
    poll: Duration,
    commands: &Sender<Command>,
    stop: &AtomicBool,
) {
    while !stop.load(Ordering::SeqCst) {
        for folder in folders {
            if let Err(error) = take_all(folder, max_bytes, commands, stop) {
                tracing::error!(%error, "a folder can't be read; it will be tried again");
            }
        }
        nap(poll, stop);
    }
}

fn take_all(
    folder: &Folder,
    max_bytes: u64,
    commands: &Sender<Command>,
    stop: &AtomicBool,
) -> std::io::Result<()> {
    for path in folder.maildir.pending()? {
        if stop.load(Ordering::SeqCst) {
            break;
        }
        // One file that can't be read must not keep the others waiting.
        let (incoming, bytes) = match read(folder, &path, max_bytes) {
            Ok(read) => read,
            Err(error) => {
                tracing::error!(%error, "a file can't be read; it stays where it is");
                continue;
            }
        };
        let (answer, answered) = bounded(1);
        let command = Command::Receive { incoming: Box::new(incoming), bytes, answer };
        if commands.send(command).is_err() {
            break;
        }
        // Not taken in: it stays in new/ and has another chance at the next look.
        if let Ok(Ok(_)) = answered.recv() {
            match folder.maildir.done(&path) {
                Ok(()) => fail_point("after-acknowledge"),
                Err(error) => tracing::error!(%error, "a file can't be moved to cur/"),
            }
        }
    }
    Ok(())
}

/// Sends what is due until it is time to stop; a letter being sent is finished.
fn send(
    mut outbound: Box<dyn Outbound>,
    commands: &Sender<Command>,
    woken: &Queue<()>,
    stop: &AtomicBool,
) {
    let mut unreported = HashMap::new();
    while !stop.load(Ordering::SeqCst) {
        match send_due(&mut *outbound, commands, stop, &mut unreported) {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "the outbox can't be worked on"),
        }
        // Woken or not, the next look tells.
        let _ = woken.recv_timeout(SENDER_NAP);
    }
}

/// Sends one batch; says whether there may be more.
fn send_due(
    outbound: &mut dyn Outbound,
    commands: &Sender<Command>,
    stop: &AtomicBool,
    unreported: &mut HashMap<i64, (u32, Report)>,
) -> Result<bool> {
    // What was handed over but could not be written down (a full disk) must be
    // written down before anything is sent, or it would be sent again.
    let ids: Vec<i64> = unreported.keys().copied().collect();
    for id in ids {
        if let Some((attempts, report)) = unreported.get(&id).cloned() {
            tell(commands, id, attempts, report)?;
            unreported.remove(&id);
        }
    }
    let (answer, answered) = bounded(1);
    commands.send(Command::Due { answer })?;
    let due = answered.recv()??;
    let more = !due.is_empty();
    for (id, attempts, parcel) in due {
        if stop.load(Ordering::SeqCst) {
            return Ok(false);
        }
        let report = hand_over(outbound, &parcel);
        unreported.insert(id, (attempts, report.clone()));
        tell(commands, id, attempts, report)?;
        unreported.remove(&id);
    }
    Ok(more)
}

/// Has the writer write down what became of a letter.
fn tell(commands: &Sender<Command>, id: i64, attempts: u32, report: Report) -> Result<()> {
    let (answer, answered) = bounded(1);
    commands.send(Command::Report { id, attempts, report, answer })?;
    Ok(answered.recv()??)
}

/// Sleeps in small steps, so that stopping does not take a whole nap.
fn nap(time: Duration, stop: &AtomicBool) {
    let pause = Duration::from_millis(50).min(time);
    let mut left = time;
    while !left.is_zero() && !stop.load(Ordering::SeqCst) {
        std::thread::sleep(pause);
        left = left.saturating_sub(pause);
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
