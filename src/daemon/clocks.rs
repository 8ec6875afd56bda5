//! The clocks are looked at, now and then.

use super::writer::Writer;
use crossbeam_channel::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// So long after the start the clocks are first looked at: mail that lies in the
/// folders and in the mailbox is to be taken in before anybody is too late.
const FIRST: Duration = Duration::from_mins(1);

/// Then so often.
const EACH: Duration = Duration::from_secs(30);

/// Looks at the clocks until everybody who could say so has gone.
pub(super) fn watch(writer: &Writer, stopped: &Receiver<()>) {
    let mut nap = FIRST;
    while stopped.recv_timeout(nap) == Err(RecvTimeoutError::Timeout) {
        nap = EACH;
        if let Err(error) = writer.tick() {
            tracing::error!(%error, "the clocks can't be looked at; tried again soon");
        }
    }
}
