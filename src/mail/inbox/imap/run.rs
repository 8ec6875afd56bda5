//! Stays with a mailbox: works, waits, and comes back after every fault.

use super::fault::Fault;
use super::session::Session;
use super::settings::{Done, Limits, Settings};
use super::work::{Memory, Pass, Take, look, until};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The longest pause after a refused login, in multiples of the first pause.
const LONGEST_REFUSED: u32 = 15;

/// How many sessions a single pass may use.
const SESSIONS: u32 = 5;

/// Takes whatever arrives in the mailbox until `stop` is set, then returns
/// within about a second. After a fault it tries again, with growing pauses.
///
/// `take` is called with each mail and its size in bytes (only the head of a
/// mail larger than [`Settings::max_bytes`] is passed). It returns whether the
/// mail is safe; only then is the mail marked or moved. After a fault between
/// the two, it may be called again with a mail it has already seen.
///
/// `well` is true as long as the mailbox can be read and everything in it has
/// been passed on.
pub fn run(settings: &Settings, take: Take, stop: &AtomicBool, well: &AtomicBool) {
    let mut memory = Memory::default();
    let mut patience = Patience::new(&settings.limits);
    while !stop.load(Ordering::SeqCst) {
        let over = attend(settings, &mut memory, take, (stop, well), &mut patience);
        let Err(fault) = over else { break };
        well.store(false, Ordering::SeqCst);
        if fault == Fault::Stopped {
            break;
        }
        let pause = patience.after(&fault);
        nap(pause, stop);
    }
    tracing::debug!("mailbox: left");
}

/// Works through the mailbox once.
///
/// On error, the mailbox could not be worked through to the end. Mails taken
/// before that stay taken; those not yet acknowledged will be recognised.
pub fn pass(settings: &Settings, take: Take, stop: &AtomicBool) -> Result<Pass, Fault> {
    let mut memory = Memory::default();
    let mut sessions = 1;
    loop {
        let mut session = begin(settings, &mut memory, stop)?;
        match look(&mut session, &mut memory, settings, take) {
            Ok(()) => {
                session.leave();
                return Ok(memory.pass());
            }
            // If a single mail breaks the connection, the others must not wait
            // for ever: it was put off, so they come first now.
            Err(Fault::Broken(_)) if sessions < SESSIONS => sessions += 1,
            Err(fault) => return Err(fault),
        }
    }
}

fn begin<'a>(
    settings: &'a Settings,
    memory: &mut Memory,
    stop: &'a AtomicBool,
) -> Result<Session<'a>, Fault> {
    let mut session = Session::open(settings, stop)?;
    session.make_folder()?;
    session.sweep()?;
    memory.adopt(&session, settings);
    Ok(session)
}

/// Connects, logs in, looks around and leaves, without changing anything.
/// Returns a summary for the operator.
///
/// On error, a sentence that says what is wrong and how to mend it.
pub fn probe(settings: &Settings) -> Result<String, String> {
    let stop = AtomicBool::new(false);
    let describe = || -> Result<String, Fault> {
        let mut session = Session::open(settings, &stop)?;
        let able = session.able;
        let count = session.wire.exists;
        let mut words = vec![format!("{count} mail{}", if count == 1 { "" } else { "s" })];
        let waiting = session.untaken()?.len();
        words.push(format!("{waiting} of them still to be taken"));
        words.push(if able.idle { "IDLE".into() } else { "no IDLE (we poll)".into() });
        match &settings.done {
            Done::Move(folder) => {
                words.push(if able.moving { "MOVE".into() } else { "no MOVE (we copy)".into() });
                if !able.moving && !able.uidplus {
                    words.push("no UIDPLUS (copied mail stays, marked as deleted)".into());
                }
                let there = session.has_mailbox(folder)?;
                let state = if there { "is there" } else { "will be created" };
                words.push(format!("the folder {folder} {state}"));
            }
            Done::Flag if able.keywords => words.push("keywords".into()),
            Done::Flag => words.push(
                "no keywords: all mail is read again after every start; done = \"move\" is better"
                    .into(),
            ),
        }
        session.leave();
        Ok(format!("{}: {}", settings.mailbox, words.join(", ")))
    };
    describe().map_err(|fault| fault.to_string())
}

/// One connection, from login until a fault or a stop.
fn attend(
    settings: &Settings,
    memory: &mut Memory,
    take: Take,
    (stop, well): (&AtomicBool, &AtomicBool),
    patience: &mut Patience,
) -> Result<(), Fault> {
    let mut session = begin(settings, memory, stop)?;
    patience.connected(&session, settings);
    loop {
        look(&mut session, memory, settings, take)?;
        patience.worked();
        well.store(true, Ordering::SeqCst);
        if stop.load(Ordering::SeqCst) {
            session.leave();
            return Ok(());
        }
        session.wait(until(memory, settings.limits.idle))?;
        patience.proven();
    }
}

/// How long to wait after faults, and which of them to log.
struct Patience<'a> {
    limits: &'a Limits,
    pause: Duration,
    refused: Duration,
    /// The last fault that was logged, until a connection has worked.
    told: Option<String>,
    chance: u64,
}

impl<'a> Patience<'a> {
    fn new(limits: &'a Limits) -> Self {
        let now = crate::clock::since_epoch();
        // This only keeps many instances from reconnecting in step. Zero would
        // stay zero.
        let chance = u64::from(now.subsec_nanos()) << 32 | u64::from(std::process::id()) | 1;
        let (pause, refused) = (limits.first_pause, limits.refused_pause);
        Patience { limits, pause, refused, told: None, chance }
    }

    fn connected(&mut self, session: &Session, settings: &Settings) {
        self.refused = self.limits.refused_pause;
        let (host, mailbox) = (&settings.host, &settings.mailbox);
        let (mails, idle) = (session.wire.exists, session.able.idle);
        // Logged only once after a fault that is itself logged only once.
        if self.told.is_none() {
            tracing::info!(%host, %mailbox, mails, idle, "mailbox: connected");
        }
        if settings.done == Done::Flag && !session.able.keywords && self.told.is_none() {
            tracing::warn!(
                "mailbox: the server stores no keywords, so all mail is read again after every \
                 start; done = \"move\" is better here"
            );
        }
    }

    /// The connection survived the work.
    fn worked(&mut self) {
        if self.told.take().is_some() {
            tracing::info!("mailbox: connected again");
        }
    }

    /// The connection survived a wait, too.
    fn proven(&mut self) {
        self.pause = self.limits.first_pause;
    }

    /// The pause after a fault. A fault is logged if it differs from the one
    /// before.
    fn after(&mut self, fault: &Fault) -> Duration {
        let pause = if matches!(fault, Fault::Login(_)) {
            let pause = self.refused;
            let longest = self.limits.refused_pause.saturating_mul(LONGEST_REFUSED);
            self.refused = pause.saturating_mul(2).min(longest);
            pause
        } else {
            let pause = self.pause;
            self.pause = pause.saturating_mul(2).min(self.limits.last_pause);
            pause
        };
        let pause = self.jitter(pause);
        let (fault, again_in) = (fault.to_string(), pause.as_secs());
        if self.told.as_ref() == Some(&fault) {
            tracing::debug!(%fault, again_in, "mailbox: still no connection");
        } else {
            tracing::warn!(%fault, again_in, "mailbox: no connection");
            self.told = Some(fault);
        }
        pause
    }

    /// A quarter more or less, at random.
    fn jitter(&mut self, pause: Duration) -> Duration {
        // Xorshift: a few bits that look random are enough.
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        let hundredths = u32::try_from(self.chance % 51).unwrap_or_default() + 75;
        pause.saturating_mul(hundredths) / 100
    }
}

/// Sleeps in small steps, so that stopping never waits for a whole pause.
fn nap(pause: Duration, stop: &AtomicBool) {
    let end = Instant::now() + pause;
    while !stop.load(Ordering::SeqCst) {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            break;
        }
        std::thread::sleep(left.min(Duration::from_millis(50)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_their_limit_and_login_is_tried_seldom() {
        let limits = Limits::default();
        let mut patience = Patience::new(&limits);
        let broken = Fault::Broken("gone".into());
        let around = |pause: Duration, seconds: u64| {
            let seconds = Duration::from_secs(seconds);
            assert!(pause >= seconds * 3 / 4 && pause <= seconds * 5 / 4, "{pause:?}");
        };
        for seconds in [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
            around(patience.after(&broken), seconds);
        }
        let refused = Fault::Login("no".into());
        for minutes in [1, 2, 4, 8, 15, 15] {
            around(patience.after(&refused), minutes * 60);
        }
        patience.proven();
        around(patience.after(&broken), 1);
    }

    #[test]
    fn pauses_differ() {
        let limits = Limits::default();
        let mut patience = Patience::new(&limits);
        let pauses: std::collections::BTreeSet<Duration> =
            (0..20).map(|_| patience.jitter(Duration::from_mins(1))).collect();
        assert!(pauses.len() > 5);
    }
}
