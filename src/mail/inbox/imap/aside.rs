//! Runs work that can't be interrupted on a thread of its own.

use super::fault::Fault;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a wait lasts before we check whether to stop.
pub(super) const TICK: Duration = Duration::from_millis(100);

/// Runs work that may take long, such as looking up a name, and waits for it,
/// but no longer than `within` and only until `stop` is set. After that the
/// work is abandoned.
///
/// Fails with [`Fault::Stopped`], or because `what` takes too long.
pub(super) fn aside<T: Send + 'static>(
    what: &str,
    within: Duration,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let (tell, told) = channel();
    thread::Builder::new()
        .name("mailbox aside".into())
        // The waiting side may have given up.
        .spawn(move || drop(tell.send(work())))
        .map_err(|error| Fault::Broken(format!("can't start a thread: {error}")))?;
    let until = Instant::now() + within;
    loop {
        match told.recv_timeout(TICK) {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Timeout) if stop.load(Ordering::SeqCst) => {
                return Err(Fault::Stopped);
            }
            Err(RecvTimeoutError::Timeout) if Instant::now() < until => {}
            Err(RecvTimeoutError::Timeout) => {
                return Err(Fault::Broken(format!("{what} takes too long")));
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Fault::Broken(format!("{what} broke off")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_awaited_and_left_behind() {
        let (go, never) = (AtomicBool::new(false), AtomicBool::new(true));
        let long = Duration::from_mins(1);
        assert_eq!(aside("it", long, &go, || 7), Ok(7));
        let (_keep, forever) = channel::<()>();
        let waits = move || assert!(forever.recv().is_err());
        assert_eq!(aside("it", long, &never, waits), Err(Fault::Stopped));
        let (_keep, forever) = channel::<()>();
        let waits = move || assert!(forever.recv().is_err());
        let late = aside("it", Duration::ZERO, &go, waits).unwrap_err();
        assert_eq!(late.to_string(), "it takes too long");
    }
}
