//! Letters leave: what is due is sent, one after the other, and what became of
//! each is written down before the next is looked for. So whatever changes in
//! between counts: a letter that is dropped, a more urgent one, a limit reached.

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

/// How long the sender sleeps when nothing wakes it.
const SENDER_NAP: Duration = Duration::from_secs(5);

/// A letter that takes longer than this and is not taken in the end has met a
/// slow or a dead server behind ours.
const SLOW: Duration = Duration::from_secs(10);

/// How long the way out is left alone when it turns out to be closed: at first,
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

/// Sends what is due until it is time to stop; a letter being sent is finished.
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
                tracing::error!(%error, "the outbox can't be worked on");
            }
        }
        outbound.rest();
        // Woken or not, the next look tells.
        let _ = woken.recv_timeout(SENDER_NAP);
    }
}

/// The way out: closed for a while, or open as far as is known.
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
                tracing::info!("letters leave again");
            }
            return;
        };
        let pause = self.closed.map_or(CLOSED.0, |(_, pause)| (pause * 2).min(CLOSED.1));
        let error = for_log(error);
        tracing::error!(%error, seconds = pause.as_secs(), "no letter can leave; all wait");
        self.closed = Some((Instant::now(), pause));
    }
}

/// Where letters come from, and who else wants to know.
struct Way<'a> {
    writer: &'a Writer,
    stop: &'a AtomicBool,
    beat: &'a Beat,
}

/// Sends until nothing is due or nothing can leave.
fn send_due(
    outbound: &mut dyn Outbound,
    way: &Way<'_>,
    unreported: &mut HashMap<i64, (u32, Report)>,
    door: &mut Door,
) -> Result<()> {
    let Way { writer, stop, beat } = *way;
    // What was handed over but could not be written down (a full disk) must be
    // written down before anything is sent, or it would be sent again.
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
        // A letter that was refused met an open door.
        door.found(&Report::Permanent("no such user".into()));
        assert!(door.may_be_tried());
    }
}
