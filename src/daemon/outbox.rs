//! Letters leave: what is due is sent, and what became of it is written down.

use super::writer::Writer;
use crate::{
    desk::{Report, fail_point},
    mail::{Outbound, Parcel, SendError},
};
use anyhow::Result;
use crossbeam_channel::Receiver as Queue;
use std::{
    collections::HashMap,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// How long the sender sleeps when nothing wakes it.
const SENDER_NAP: Duration = Duration::from_secs(5);

pub(super) fn hand_over(outbound: &mut dyn Outbound, parcel: &Parcel) -> Report {
    fail_point("before-send");
    let report = match outbound.send(parcel) {
        Ok(()) => Report::Sent,
        Err(SendError::Temporary(error)) => Report::Temporary(error),
        Err(SendError::Permanent(error)) => Report::Permanent(error),
    };
    fail_point("after-send");
    report
}

/// Sends what is due until it is time to stop; a letter being sent is finished.
pub(super) fn send(
    mut outbound: Box<dyn Outbound>,
    writer: &Writer,
    woken: &Queue<()>,
    stop: &AtomicBool,
) {
    let mut unreported = HashMap::new();
    while !stop.load(Ordering::SeqCst) {
        match send_due(&mut *outbound, writer, stop, &mut unreported) {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "the outbox can't be worked on"),
        }
        // Woken or not, the next look tells.
        let _ = woken.recv_timeout(SENDER_NAP);
    }
}

/// Sends one batch; says whether there may be more.
fn send_due(
    outbound: &mut dyn Outbound,
    writer: &Writer,
    stop: &AtomicBool,
    unreported: &mut HashMap<i64, (u32, Report)>,
) -> Result<bool> {
    // What was handed over but could not be written down (a full disk) must be
    // written down before anything is sent, or it would be sent again.
    let ids: Vec<i64> = unreported.keys().copied().collect();
    for id in ids {
        if let Some((attempts, report)) = unreported.get(&id).cloned() {
            writer.report(id, attempts, report)?;
            unreported.remove(&id);
        }
    }
    let due = writer.due()?;
    let more = !due.is_empty();
    for (id, attempts, parcel) in due {
        if stop.load(Ordering::SeqCst) {
            return Ok(false);
        }
        let report = hand_over(outbound, &parcel);
        unreported.insert(id, (attempts, report.clone()));
        writer.report(id, attempts, report)?;
        unreported.remove(&id);
    }
    Ok(more)
}
