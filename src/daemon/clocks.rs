//! The thread that checks the clocks.

use super::{beats::Beat, signs::Signs, writer::Writer};
use crossbeam_channel::{Receiver, RecvTimeoutError};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// The delay before the first check: mail waiting in the folders and the mailbox
/// must be taken before anybody counts as late.
const FIRST: Duration = Duration::from_mins(1);

/// The interval after that.
const EACH: Duration = Duration::from_secs(30);

/// Checks the clocks until the channel closes. While the mailbox can't be read
/// (`well` is false), nobody can know who is late: nobody is checked then, and if
/// that lasts, it is an outage like any other.
pub(super) fn watch(
    writer: &Writer,
    well: &AtomicBool,
    stopped: &Receiver<()>,
    (beat, signs): (&Beat, &Signs),
) {
    let mut nap = FIRST;
    while stopped.recv_timeout(nap) == Err(RecvTimeoutError::Timeout) {
        nap = EACH;
        beat.beat();
        if !well.load(Ordering::SeqCst) {
            continue;
        }
        let ticked = writer.tick();
        signs.ticked(ticked.is_ok());
        if let Err(error) = ticked {
            tracing::error!(%error, "can't check the clocks; will try again soon");
        }
    }
}
