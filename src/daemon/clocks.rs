//! The clocks are looked at, now and then.

use super::{beats::Beat, writer::Writer};
use crossbeam_channel::{Receiver, RecvTimeoutError};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// So long after the start the clocks are first looked at: mail that lies in the
/// folders and in the mailbox is to be taken in before anybody is too late.
const FIRST: Duration = Duration::from_mins(1);

/// Then so often.
const EACH: Duration = Duration::from_secs(30);

/// Looks at the clocks until everybody who could say so has gone. While the
/// mailbox can't be read (`well` is false) nobody can know who is too late: then
/// nobody looks, and if that lasts, it is an outage like any other.
pub(super) fn watch(writer: &Writer, well: &AtomicBool, stopped: &Receiver<()>, beat: &Beat) {
    let mut nap = FIRST;
    while stopped.recv_timeout(nap) == Err(RecvTimeoutError::Timeout) {
        nap = EACH;
        beat.beat();
        if !well.load(Ordering::SeqCst) {
            continue;
        }
        if let Err(error) = writer.tick() {
            tracing::error!(%error, "the clocks can't be looked at; tried again soon");
        }
    }
}
