//! Sending letters: those that are due, a few at a time, so that changes in between count:
//! a dropped letter, a more urgent one, a limit reached.
//!
//! What became of them is recorded for several at once, soon after. If the program is
//! killed before, they are sent again, with the same Message-ID. A letter that was not
//! taken is recorded at once: no later one to the same reader may overtake it.

use super::{beats::Beat, signs::Signs, writer::Writer};
use crate::{
    desk::{Report, Reported, fail_point},
    mail::{Outbound, Parcel, SendError, address::for_log},
};
use anyhow::{Result, bail};
use crossbeam_channel::Receiver as Queue;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

const SENDER_NAP: Duration = Duration::from_secs(5);

/// How many letters are chosen at a time.
const AT_ONCE: u32 = 16;

/// After how many letters, and how soon, it is recorded what became of them.
const MOST_UNRECORDED: usize = 16;
const RECORDED_WITHIN: Duration = Duration::from_millis(150);

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

/// What left is `Sent` once it is safe where it went; otherwise the way out is closed, which
/// is returned.
pub(super) fn settle(outbound: &mut dyn Outbound, letters: &mut [Reported]) -> Option<Report> {
    let closed = Report::Closed(outbound.settle().err()?.to_string());
    let sent = letters.iter_mut().filter(|letter| letter.report == Report::Sent);
    sent.for_each(|letter| letter.report = closed.clone());
    Some(closed)
}

/// Sends what is due until asked to stop; finishes the letter in progress.
pub(super) fn send(
    outbound: Box<dyn Outbound>,
    writer: &Writer,
    woken: &Queue<()>,
    stop: &Arc<AtomicBool>,
    (beat, signs): (&Beat, &Signs),
) {
    let mut way = Way { outbound, writer, woken, stop, beat, signs, sent: Sent::default() };
    way.outbound.hurry_when(Arc::clone(stop));
    let mut door = Door::default();
    while !stop.load(Ordering::SeqCst) {
        beat.beat();
        if door.may_be_tried()
            && let Err(error) = way.send_due(&mut door)
        {
            tracing::error!(%error, "can't process the outbox; will try again soon");
        }
        way.outbound.rest();
        // Who was woken for the stop while there was something to record isn't woken again.
        if stop.load(Ordering::SeqCst) {
            break;
        }
        // Woken or not, the next round finds out.
        let _ = woken.recv_timeout(SENDER_NAP);
    }
    if let Err(error) = way.record(&mut door) {
        tracing::error!(%error, "can't record which letters have left; they will be sent again");
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
    outbound: Box<dyn Outbound>,
    writer: &'a Writer,
    woken: &'a Queue<()>,
    stop: &'a AtomicBool,
    beat: &'a Beat,
    signs: &'a Signs,
    sent: Sent,
}

/// Letters that were handed over, and of which that is still to be recorded.
#[derive(Default)]
struct Sent {
    letters: Vec<Reported>,
    since: Option<Instant>,
}

impl Sent {
    fn add(&mut self, letter: Reported) {
        self.letters.push(letter);
        self.since.get_or_insert_with(Instant::now);
    }

    /// How long recording them may still wait.
    fn left(&self) -> Duration {
        let waited = self.since.map(|since| since.elapsed()).unwrap_or_default();
        if self.letters.len() < MOST_UNRECORDED {
            RECORDED_WITHIN.saturating_sub(waited)
        } else {
            Duration::ZERO
        }
    }
}

impl Way<'_> {
    /// Sends until nothing is due or nothing can be sent, and records it.
    fn send_due(&mut self, door: &mut Door) -> Result<()> {
        // Reports that could not be recorded (a full disk) must be recorded before
        // anything else is sent, or a letter would be sent twice.
        self.record(door)?;
        while !self.stop.load(Ordering::SeqCst) {
            self.beat.beat();
            let sent = self.sent.letters.iter().map(|letter| letter.id).collect();
            let due = self.writer.due(AT_ONCE, sent)?;
            if due.is_empty() {
                if self.sent.letters.is_empty() {
                    return Ok(());
                }
                // More may come, to be recorded with these.
                let left = self.sent.left();
                if left.is_zero() || self.woken.recv_timeout(left).is_err() {
                    self.record(door)?;
                }
                continue;
            }
            for (id, attempts, parcel) in due {
                if self.stop.load(Ordering::SeqCst) {
                    break;
                }
                self.beat.beat();
                let report = hand_over(&mut *self.outbound, &parcel);
                door.found(&report);
                let (closed, left) =
                    (matches!(report, Report::Closed(_)), matches!(report, Report::Sent));
                self.sent.add(Reported { id, attempts, report });
                let recorded = !left || self.sent.left().is_zero();
                if recorded {
                    self.record(door)?;
                }
                if closed || !door.may_be_tried() {
                    return Ok(());
                }
                // Where letters go slowly, others may have become more urgent meanwhile.
                if recorded {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Records what became of the letters, once those that left are safe where they went.
    fn record(&mut self, door: &mut Door) -> Result<()> {
        if self.sent.letters.is_empty() {
            return Ok(());
        }
        if let Some(closed) = settle(&mut *self.outbound, &mut self.sent.letters) {
            door.found(&closed);
        }
        fail_point("before-report");
        let lost = self.writer.report(self.sent.letters.clone())?;
        let recorded = self.sent.letters.iter().filter(|letter| !lost.contains(&letter.id));
        recorded.for_each(|letter| self.signs.sent(&letter.report));
        self.sent.letters.retain(|letter| lost.contains(&letter.id));
        self.sent.since = None;
        if !lost.is_empty() {
            bail!("{} reports could not be recorded", lost.len());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::writer::{Alone, Command},
        *,
    };
    use crate::{clock::Clock, mail::outbound::Memory};
    use crossbeam_channel::bounded;

    /// The wake-up that comes with the stop reaches it while it waits for more letters to
    /// record with one that left.
    #[test]
    fn asked_to_stop_it_records_what_left_and_takes_no_nap() {
        let (writer, queue) = Writer::new(None);
        let (wake, woken) = bounded(1);
        let stop = Arc::new(AtomicBool::new(false));
        let stops = Arc::clone(&stop);
        let desk = std::thread::spawn(move || {
            let (mut asked, mut recorded) = (0, Vec::new());
            for command in queue {
                match command {
                    Command::Alone(Alone::Due { answer, .. }) => {
                        asked += 1;
                        let to = "red@example.org".to_owned();
                        let letter =
                            Parcel { from: None, to, message_id: "one".into(), raw: Vec::new() };
                        let due = if asked == 1 { vec![(1, 0, letter)] } else { Vec::new() };
                        if asked == 2 {
                            stops.store(true, Ordering::SeqCst);
                            wake.try_send(()).unwrap();
                        }
                        answer.send(Ok(due)).unwrap();
                    }
                    Command::Report { letters, answer } => {
                        recorded.extend(letters.into_iter().map(|letter| letter.id));
                        answer.send(Vec::new()).unwrap();
                    }
                    Command::Receive { .. } | Command::Alone(_) => panic!("nobody asked for that"),
                }
            }
            recorded
        });
        let begun = Instant::now();
        let (beat, signs) = (Beat::new("sender", SENDER_NAP), Signs::new(Clock::System));
        send(Box::new(Memory::default()), &writer, &woken, &stop, (&beat, &signs));
        assert!(begun.elapsed() < SENDER_NAP, "{:?}", begun.elapsed());
        drop(writer);
        assert_eq!(desk.join().unwrap(), [1]);
    }

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
