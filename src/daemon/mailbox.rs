//! The thread that reads a mailbox by IMAP.

use super::{
    signs::{Gate, Signs},
    writer::Writer,
};
use crate::{
    config::Config,
    mail::{Incoming, inbox::imap},
};
use std::sync::atomic::AtomicBool;

/// The configured mailbox.
#[must_use]
pub fn mailbox(config: &Config) -> Option<imap::Settings> {
    config.inbound.imap.as_ref().map(|imap| imap.settings(config.inbound.max_bytes))
}

/// Hands each mail to the writer and marks it after the commit, until asked to
/// stop. `well` is true as long as all mail in the mailbox has been taken.
pub(super) fn attend(
    settings: &imap::Settings,
    writer: &Writer,
    (stop, well): (&AtomicBool, &AtomicBool),
    signs: &Signs,
) {
    let mut take = |incoming: Incoming, bytes| {
        let source = incoming.source;
        signs.taking(Gate::Mailbox, source, || writer.receive(incoming, bytes)).is_ok()
    };
    imap::run(settings, &mut take, stop, well);
}
