//! The mailbox on a server that mail is taken from.

use super::writer::Writer;
use crate::{
    config::Config,
    mail::{Incoming, inbox::imap},
};
use std::sync::atomic::AtomicBool;

/// The mailbox a configuration names.
#[must_use]
pub fn mailbox(config: &Config) -> Option<imap::Settings> {
    config.inbound.imap.as_ref().map(|imap| imap.settings(config.inbound.max_bytes))
}

/// Hands each mail to the writer and marks it after its commit, until it is
/// time to stop. Keeps `well` true as long as all that is there is taken in.
pub(super) fn attend(
    settings: &imap::Settings,
    writer: &Writer,
    stop: &AtomicBool,
    well: &AtomicBool,
) {
    let mut take = |incoming: Incoming, bytes| writer.receive(incoming, bytes).is_ok();
    imap::run(settings, &mut take, stop, well);
}
