//! The daemon: threads round one desk.
//!
//! | thread | waits for | does |
//! |---|---|---|
//! | writer | commands on a channel | owns the [`Desk`]; what waits together is one transaction |
//! | smtp, lmtp | connections | hands each mail to the writer, says 250 after its commit |
//! | folders | a timer | hands each file to the writer, moves it after its commit |
//! | mailbox | mail on a server | hands each mail to the writer, marks it after its commit |
//! | clocks | a timer | has the writer do what is due |
//! | sender | letters or a timer | takes due letters from the writer, sends, reports |
//! | metrics | connections, if it is set up | says how things stand, from a connection of its own |
//!
//! A mail is acknowledged only after the commit; a letter leaves only from the
//! outbox table; only the writer writes. A fault stops everything in order:
//! whatever was not acknowledged is still where it came from.

mod beats;
mod clocks;
mod folders;
mod house;
mod mailbox;
mod metrics;
mod outbox;
mod receivers;
mod signs;
mod way_out;
mod writer;

pub use house::{House, Pass, folders, open, open_desk, passes_at_home};
pub use mailbox::mailbox;
pub use signs::{Closed, Gate, Heard};
pub use way_out::{open_outbound, signing_key, smtp_settings};

use crate::{
    clock::Clock,
    config::Config,
    desk::Desk,
    mail::inbox::{Handed, Protocol, smtp::Closer},
};
use anyhow::{Result, bail};
use beats::Beat;
use crossbeam_channel::{Receiver, Sender, bounded};
use metrics::Metrics;
use signs::{Herald, Signs};
use std::{
    net::SocketAddr,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};
use writer::{Command, Writer};

/// How long a thread may be silent: longer than any operation with a time limit,
/// such as sending a letter or waiting for another process's transaction.
const SILENCE: Duration = Duration::from_mins(5);

/// How long to wait for threads when the daemon stops: longer than it takes to
/// finish sending a letter, or to wait for another process's transaction.
pub const FAREWELL: Duration = Duration::from_secs(40);

/// A running daemon.
pub struct Daemon {
    stop: Arc<AtomicBool>,
    closers: Vec<Closer>,
    /// The protocol, the address in words, and the port of each receiver.
    doors: Vec<(Protocol, String, Option<SocketAddr>)>,
    writer: Writer,
    /// Does the writer still answer?
    writes: Arc<AtomicBool>,
    threads: Vec<(&'static str, JoinHandle<()>)>,
    beats: Vec<Beat>,
    wake: Sender<()>,
    /// Dropping it stops the clocks' thread at once.
    clocks: Sender<()>,
    signs: Signs,
    herald: Herald,
    /// The configured mailbox: has all mail in it been taken?
    mailbox: Option<Arc<AtomicBool>>,
    metrics: Option<SocketAddr>,
}

impl Daemon {
    /// Starts the threads. Receivers that listen on a systemd socket take it out of
    /// `handed`.
    ///
    /// # Errors
    /// If a receiver can't listen where it should.
    pub fn start(config: &Config, house: House, handed: &mut Handed) -> Result<Daemon> {
        let stop = Arc::new(AtomicBool::new(false));
        let (door, queue) = Writer::new(house.checker.clone());
        // One pending wake-up is enough: the sender takes everything that is due.
        let (wake, woken) = bounded(1);
        let max_bytes = house.max_bytes();
        let signs = Signs::new(Clock::System);
        let House { desk, folders, mailbox, outbound, mut lock, checker: _ } = house;
        lock.stays()?;
        let own = desk.own().clone();
        let mut threads = Vec::new();

        let beats = ["folders", "clocks", "sender"].map(|name| Beat::new(name, SILENCE));
        // Before anything runs: a port that is taken is a fault of the configuration.
        let page = Metrics::open(config, &signs, &door, &beats)?;
        let metrics = page.as_ref().and_then(Metrics::address);
        let (mut doors, mut closers) = (Vec::new(), Vec::new());
        for (protocol, receiver) in receivers::open(config, handed, &own, max_bytes, &door, &signs)?
        {
            doors.push((protocol, receiver.place().to_owned(), receiver.local_addr()));
            closers.push(receiver.closer());
            let name = protocol.as_str();
            threads.push((name, spawn(name, move || receiver.run())?));
        }
        let poll = Duration::from_millis(config.inbound.poll_ms);
        let [folders_beat, clocks_beat, sender_beat] = beats.clone();
        let (folder_stop, folder_door) = (Arc::clone(&stop), door.clone());
        let folder_signs = signs.clone();
        threads.push((
            "folders",
            spawn("folders", move || {
                folders::watch(
                    &folders,
                    max_bytes,
                    poll,
                    &folder_door,
                    &folder_stop,
                    (&folders_beat, &folder_signs),
                );
            })?,
        ));
        let well = Arc::new(AtomicBool::new(mailbox.is_none()));
        let watched = mailbox.is_some().then(|| Arc::clone(&well));
        if let Some(settings) = mailbox {
            let (stop, door, well) = (Arc::clone(&stop), door.clone(), Arc::clone(&well));
            let signs = signs.clone();
            let attend = move || mailbox::attend(&settings, &door, (&stop, &well), &signs);
            threads.push(("mailbox", spawn("mailbox", attend)?));
        }
        let (ring, stopped) = bounded(0);
        let (clock_door, clock_signs) = (door.clone(), signs.clone());
        threads.push((
            "clocks",
            spawn("clocks", move || {
                clocks::watch(&clock_door, &well, &stopped, (&clocks_beat, &clock_signs));
            })?,
        ));
        let (sender_stop, sender_door) = (Arc::clone(&stop), door.clone());
        let sender_signs = signs.clone();
        threads.push((
            "sender",
            spawn("sender", move || {
                let (stop, beat) = (&sender_stop, &sender_beat);
                outbox::send(outbound, &sender_door, &woken, stop, (beat, &sender_signs));
            })?,
        ));
        if let Some(page) = page {
            let stop = Arc::clone(&stop);
            threads.push(("metrics", spawn("metrics", move || page.serve(&stop))?));
        }
        let (writer_wake, writes) = (wake.clone(), Arc::new(AtomicBool::new(true)));
        let still_writes = Arc::clone(&writes);
        let last = spawn("writer", move || {
            keep_writing(desk, queue, &writer_wake, &still_writes);
            drop(lock);
        })?;
        threads.push(("writer", last));
        Ok(Daemon {
            stop,
            closers,
            doors,
            writer: door,
            writes,
            threads,
            beats: beats.into(),
            wake,
            clocks: ring,
            signs,
            herald: Herald::new(&config.store.path),
            mailbox: watched,
            metrics,
        })
    }

    /// The port of the SMTP receiver, if there is one.
    #[must_use]
    pub fn smtp(&self) -> Option<SocketAddr> {
        let mut smtp = self.doors.iter().filter(|(protocol, ..)| *protocol == Protocol::Smtp);
        smtp.find_map(|(.., address)| *address)
    }

    /// Where the receivers listen: `lmtp unix:/run/x, smtp ADDRESS`.
    #[must_use]
    pub fn doors(&self) -> String {
        if self.doors.is_empty() {
            return "no port".into();
        }
        let words: Vec<String> = (self.doors.iter())
            .map(|(protocol, place, _)| format!("{} {place}", protocol.as_str()))
            .collect();
        words.join(", ")
    }

    /// Where metrics are served, if they are.
    #[must_use]
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Says what there is to say for those who ask beside the daemon; to be called every
    /// now and then.
    pub fn say(&mut self) {
        if let Some(well) = &self.mailbox {
            self.signs.found(Gate::Mailbox, well.load(Ordering::SeqCst));
        }
        self.herald.say(&self.signs);
    }

    /// Are all threads running? A thread that ended by itself is a fault.
    #[must_use]
    pub fn is_well(&self) -> bool {
        let alive = self.threads.iter().all(|(_, thread)| !thread.is_finished());
        alive && self.writes.load(Ordering::SeqCst)
    }

    /// A thread that has not given a heartbeat for too long, if there is one: it
    /// exists but does nothing. Excludes the receivers and the mailbox,
    /// whose only wait without a limit is for the signal to stop.
    #[must_use]
    pub fn silent(&self) -> Option<&'static str> {
        self.beats.iter().find_map(Beat::silent)
    }

    /// Asks the writer for a sign of life, which arrives on the channel once it has
    /// finished what it was asked before. `None` if the queue is full.
    #[must_use]
    pub fn probe(&self) -> Option<Receiver<()>> {
        self.writer.probe()
    }

    /// Makes the sender look for due letters now instead of after its nap.
    pub fn wake(&self) {
        // A full channel means that a wake-up is already on its way.
        let _ = self.wake.try_send(());
    }

    /// Stops in order: no new mail, then no new letters, then the writer.
    ///
    /// # Errors
    /// The threads that ended in a fault.
    pub fn stop(self) -> Result<()> {
        self.stop.store(true, Ordering::SeqCst);
        self.closers.iter().for_each(Closer::close);
        self.wake();
        drop(self.clocks);
        // The writer ends once no sender of commands is left.
        drop(self.writer);
        let (mut faults, mut stuck) = (Vec::new(), Vec::new());
        let begun = Instant::now();
        for (name, thread) in self.threads {
            while !thread.is_finished() && begun.elapsed() < FAREWELL {
                std::thread::sleep(Duration::from_millis(5));
            }
            if !thread.is_finished() {
                // It ends with the process, as if it had been killed.
                stuck.push(name);
            } else if thread.join().is_err() {
                faults.push(name);
            }
        }
        if !faults.is_empty() {
            bail!("ended in a fault: {}", faults.join(", "));
        }
        if !stuck.is_empty() {
            bail!("did not end in time: {}", stuck.join(", "));
        }
        Ok(())
    }
}

/// Writes until nobody asks any more; tells waiting callers at once if it ends before.
fn keep_writing(desk: Desk, queue: Receiver<Command>, wake: &Sender<()>, writes: &AtomicBool) {
    let ended = catch_unwind(AssertUnwindSafe(|| writer::write(desk, &queue, wake)));
    writes.store(false, Ordering::SeqCst);
    // Drops the queue, so that waiting callers learn at once that the writer is gone
    // instead of waiting for ever.
    queue.iter().for_each(drop);
    drop(queue);
    if let Err(panic) = ended {
        resume_unwind(panic);
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
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
