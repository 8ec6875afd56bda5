//! The daemon: threads round one desk.
//!
//! | thread | waits for | does |
//! |---|---|---|
//! | writer | commands on a channel | owns the [`Desk`](crate::desk::Desk); one command, one transaction |
//! | receiver | connections | hands each mail to the writer, says 250 after its commit |
//! | folders | a timer | hands each file to the writer, moves it after its commit |
//! | sender | letters or a timer | takes due letters from the writer, sends, reports |
//!
//! A mail is acknowledged only after the commit; a letter leaves only from the
//! outbox table; only the writer writes. A fault stops everything in order:
//! whatever was not acknowledged is still where it came from.

mod folders;
mod house;
mod outbox;
mod way_out;
mod writer;

pub use house::{House, Pass, folders, open, open_desk};
pub use way_out::{open_outbound, signing_key, smtp_settings};

use crate::{
    config::Config,
    mail::{
        Incoming,
        inbox::smtp::{self, Receiver, Verdict},
    },
};
use anyhow::{Context, Result, bail};
use crossbeam_channel::{Sender, bounded};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
    time::Duration,
};
use writer::{NotTaken, Writer};

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
        let (door, queue) = Writer::new();
        // One waiting wake-up is enough: the sender takes all that is due.
        let (wake, woken) = bounded(1);
        let max_bytes = house.max_bytes();
        let House { desk, folders, outbound, lock } = house;
        let own = desk.own().clone();
        let mut threads = Vec::new();

        let mut smtp = None;
        if let Some(settings) = &config.inbound.smtp {
            let handler = handler(door.clone());
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
        let (folder_stop, folder_door) = (Arc::clone(&stop), door.clone());
        threads.push((
            "folders",
            spawn("folders", move || {
                folders::watch(&folders, max_bytes, poll, &folder_door, &folder_stop);
            })?,
        ));
        let sender_stop = Arc::clone(&stop);
        threads.push((
            "sender",
            spawn("sender", move || outbox::send(outbound, &door, &woken, &sender_stop))?,
        ));
        let writer_wake = wake.clone();
        let writer = spawn("writer", move || {
            writer::write(desk, &queue, &writer_wake);
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

/// What the SMTP receiver does with a mail: 250 only after the commit.
fn handler(door: Writer) -> smtp::Handler {
    Arc::new(move |incoming: Incoming| {
        let bytes = incoming.raw.len() as u64;
        match door.receive_now(incoming, bytes) {
            Ok(_) => Verdict::Taken,
            Err(NotTaken::Busy) => Verdict::Later("busy, try again".into()),
            Err(NotTaken::GoingDown) => Verdict::Later("going down".into()),
            Err(NotTaken::Failed) => Verdict::Later("can't keep it now, try again".into()),
        }
    })
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
