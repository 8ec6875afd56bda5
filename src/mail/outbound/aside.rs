//! Runs a conversation with a server on a thread of its own, because it may
//! never end.
//!
//! Each reply has a time limit, but a server that says a little now and then
//! never reaches it. So the whole conversation has a limit too; one that takes
//! longer is abandoned and ends when its connection does.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

/// How many abandoned conversations there may be at a time.
const MOST: usize = 8;

/// How often to check whether to go on waiting.
const LOOK: Duration = Duration::from_millis(20);

/// Runs conversations and counts the abandoned ones.
#[derive(Debug, Default)]
pub(super) struct Aside(Arc<AtomicUsize>);

/// Counts a conversation for as long as it lasts, however it ends.
struct Held(Arc<AtomicUsize>);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Aside {
    /// Runs some work and waits for it, but no longer than `patience`.
    ///
    /// On failure, says why, as a sentence.
    pub(super) fn within<T: Send + 'static>(
        &self,
        patience: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, String> {
        self.within_unless(patience, || false, work)
    }

    /// The same, but also gives up as soon as `over` returns true.
    ///
    /// On failure, says why, as a sentence.
    pub(super) fn within_unless<T: Send + 'static>(
        &self,
        patience: Duration,
        mut over: impl FnMut() -> bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, String> {
        if self.0.fetch_add(1, Ordering::SeqCst) >= MOST {
            self.0.fetch_sub(1, Ordering::SeqCst);
            return Err(format!("{MOST} conversations with it are already hanging"));
        }
        let held = Held(Arc::clone(&self.0));
        let (tell, told) = mpsc::channel();
        let talk = move || {
            let done = work();
            drop(held);
            // The waiting side may have given up.
            drop(tell.send(done));
        };
        let thread = thread::Builder::new().name("way out".into()).spawn(talk);
        thread.map_err(|error| format!("can't start a thread: {error}"))?;
        let begun = Instant::now();
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            match told.recv_timeout(left.min(LOOK)) {
                Ok(done) => return Ok(done),
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err("broke off".into()),
                Err(mpsc::RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(format!("not done within {} seconds", patience.as_secs_f32()));
                }
                Err(mpsc::RecvTimeoutError::Timeout) if over() => {
                    return Err("not done in the time that was left".into());
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_is_left_behind_and_only_so_often() {
        let aside = Aside::default();
        assert_eq!(aside.within(Duration::from_mins(1), || 7), Ok(7));
        let (let_go, hang) = crossbeam_channel::bounded::<()>(0);
        for _ in 0..MOST {
            let hang = hang.clone();
            let late = aside.within(Duration::from_millis(1), move || {
                let _ = hang.recv();
            });
            assert_eq!(late, Err("not done within 0.001 seconds".into()));
        }
        assert!(
            aside.within(Duration::from_mins(1), || 7).unwrap_err().contains("already hanging")
        );
        drop(let_go);
        // They end one after the other; then there is room again.
        while aside.0.load(Ordering::SeqCst) > 0 {
            thread::yield_now();
        }
        assert_eq!(aside.within(Duration::from_mins(1), || 7), Ok(7));
        assert_eq!(
            aside.within(Duration::from_mins(1), move || assert!(hang.recv().is_ok())),
            Err("broke off".into())
        );
    }
}
