//! Sending letters: those that are due, one by one. The result of each is recorded
//! before the next is chosen, so that changes in between count: a dropped letter, a
//! more urgent one, a limit reached.

use super::{beats::Beat, writer::Writer};
use crate::{
    desk::{Report, fail_point},
    mail::{Outbound, Parcel, SendError, address::for_log},
};
use anyhow::Result;
use crossbeam_channel::Receiver as Queue;
use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

const SENDER_NAP: Duration = Duration::from_secs(5);

/// A letter that takes longer than this and is then refused has met a slow or dead
/// server behind ours.
const SLOW: Duration = Duration::from_secs(10);

/// How long to leave the transport alone when it turns out to be closed: at first,
/// and at most.
const CLOSED: (Duration, Duration) = (Duration::from_secs(30), Duration::from_mins(15));

pub(super) fn hand_over(outbound: &mut dyn Outbound, parcel: &Parcel) -> Report {
    fail_point("before-send");
    let begun = Instant::now();
    let report = match outbound.send(parcel) {
        Ok(()) => Report::Sent,
        Err(SendError::Temporary(error)) if begun.elapsed() > SLOW => Report::Slow(error),
        Err(SendError::Temporary(error)) => Report::Temporary(error),
        Err(SendError::Permanent(error)) => Report::Permanent(error),
        Err(SendError::Closed(error)) => Report::Closed(error),
    };
    fail_point("after-send");
    report
}

/// Sends what is due until asked to stop; finishes the letter in progress.
pub(super) fn send(
    mut outbound: Box<dyn Outbound>,
    writer: &Writer,
    woken: &Queue<()>,
    stop: &Arc<AtomicBool>,
    beat: &Beat,
) {
    outbound.hurry_when(Arc::clone(stop));
    let mut unreported = HashMap::new();
    let mut door = Door::default();
    let way = Way { writer, stop, beat };
    while !stop.load(Ordering::SeqCst) {
        beat.beat();
        if door.may_be_tried() {
            let sent = send_due(&mut *outbound, &way, &mut unreported, &mut door);
            if let Err(error) = sent {
                tracing::error!(%error, "can't process the outbox; will try again soon");
            }
        }
        outbound.rest();
        // Woken or not, the next round finds out.
        let _ = woken.recv_timeout(SENDER_NAP);
    }
}

/// The transport: closed for a while, or open as far as we know.
#[derive(Default)]
struct Door {
    closed: Option<(Instant, Duration)>,
}

impl Door {
    fn may_be_tried(&self) -> bool {
        self.closed.is_none_or(|(since, pause)| since.elapsed() >= pause)
    }

    fn found(&mut self, report: &Report) {
        let Report::Closed(error) = report else {
            if self.closed.take().is_some() {
                tracing::info!("letters can be sent again");
            }
            return;
        };
        let pause = self.closed.map_or(CLOSED.0, |(_, pause)| (pause * 2).min(CLOSED.1));
        let error = for_log(error);
        tracing::error!(%error, seconds = pause.as_secs(), "no letter can be sent; all of them wait");
        self.closed = Some((Instant::now(), pause));
    }
}

/// What the sender works with.
struct Way<'a> {
    writer: &'a Writer,
    stop: &'a AtomicBool,
    beat: &'a Beat,
}

/// Sends until nothing is due or nothing can be sent.
fn send_due(
    outbound: &mut dyn Outbound,
    way: &Way<'_>,
    unreported: &mut HashMap<i64, (u32, Report)>,
    door: &mut Door,
) -> Result<()> {
    let Way { writer, stop, beat } = *way;
    // Reports that could not be recorded (a full disk) must be recorded before
    // anything else is sent, or a letter would be sent twice.
    let ids: Vec<i64> = unreported.keys().copied().collect();
    for id in ids {
        if let Some((attempts, report)) = unreported.get(&id).cloned() {
            writer.report(id, attempts, report)?;
            unreported.remove(&id);
        }
    }
    while !stop.load(Ordering::SeqCst) {
        beat.beat();
        let Some((id, attempts, parcel)) = writer.due()? else { return Ok(()) };
        let report = hand_over(outbound, &parcel);
        door.found(&report);
        let closed = matches!(report, Report::Closed(_));
        unreported.insert(id, (attempts, report.clone()));
        writer.report(id, attempts, report)?;
        unreported.remove(&id);
        if closed {
            return Ok(());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_door_is_left_alone_for_ever_longer() {
        let mut door = Door::default();
        assert!(door.may_be_tried());
        let pause = |door: &mut Door| {
            door.found(&Report::Closed("no login".into()));
            assert!(!door.may_be_tried());
            door.closed.map(|(_, pause)| pause.as_secs())
        };
        let pauses: Vec<_> = (0..7).filter_map(|_| pause(&mut door)).collect();
        assert_eq!(pauses, [30, 60, 120, 240, 480, 900, 900]);
        // A letter that was refused shows that the transport is open.
        door.found(&Report::Permanent("no such user".into()));
        assert!(door.may_be_tried());
    }
}
