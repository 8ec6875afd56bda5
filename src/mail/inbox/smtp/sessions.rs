//! Keeps track of who is being served: so many sessions in all, so many per
//! host, and how each of them learns that it must end.

use super::Settings;
use crate::mail::inbox::stream::Stream;
use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A caller, for the purpose of counting sessions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mail::inbox) enum Host {
    /// By its address; for IPv6 by its /64 network, which belongs to one
    /// customer.
    Address(IpAddr),
    /// A program on this machine that uses a socket file. All of them are one
    /// caller; the file's permissions say who may connect.
    Local,
}

impl Host {
    pub(in crate::mail::inbox) fn of(address: IpAddr) -> Host {
        Host::Address(match address.to_canonical() {
            IpAddr::V6(v6) => Ipv6Addr::from(u128::from(v6) >> 64 << 64).into(),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Why a caller is turned away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Full {
    Everybody,
    /// The caller has as many places as one host may have.
    OneHost,
}

/// Why a session must end, as decided outside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    Stop,
    /// It was silent or slow while others could not get a place.
    MakeRoom,
}

/// The sessions of a receiver.
#[derive(Default)]
pub(super) struct Sessions {
    state: Mutex<State>,
    left: Condvar,
}

#[derive(Default)]
struct State {
    stopped: bool,
    next: u64,
    open: BTreeMap<u64, Open>,
}

struct Open {
    host: Host,
    /// The session's socket: shutting it for reading wakes the session.
    line: Stream,
    /// What it has to send now; `None` while we are the ones working.
    owes: Option<Owes>,
    makes_room: bool,
}

/// What the other side is sending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sending {
    Mail,
    Command,
}

/// What a session has to send, since when, and how much of it has arrived.
#[derive(Debug, Clone, Copy)]
struct Owes {
    what: Sending,
    since: Instant,
    bytes: usize,
}

impl Owes {
    /// How long it has held its place without need: bytes of a mail that
    /// arrived pay for some time.
    fn behind(&self, rate: u32) -> Duration {
        self.since.elapsed().saturating_sub(paid(self.bytes, rate))
    }
}

/// The time that so many bytes may take.
pub(super) fn paid(bytes: usize, rate: u32) -> Duration {
    let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
    Duration::from_millis(bytes.saturating_mul(1000) / u64::from(rate.max(1)))
}

impl Sessions {
    fn state(&self) -> MutexGuard<'_, State> {
        // A panic while holding the lock can have left no more than an
        // assignment undone.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a caller a place. If none is free, a session that is silent or
    /// slow makes room. It is one of the host with the most sessions, if that
    /// host has more than the caller will have.
    pub(super) fn admit(
        self: &Arc<Self>,
        stream: &Stream,
        host: Host,
        settings: &Settings,
    ) -> io::Result<Result<Place, Full>> {
        let mut state = self.state();
        let own = state.of(host);
        if own >= settings.max_sessions_of_host && host != Host::Local {
            return Ok(Err(Full::OneHost));
        }
        if state.staying() >= settings.max_sessions {
            // Sessions that were told to go may take a moment.
            let crowded = state.open.len() >= settings.max_sessions.saturating_mul(2);
            if crowded || !state.make_room(own, settings) {
                return Ok(Err(Full::Everybody));
            }
        }
        let id = state.next;
        state.next += 1;
        let line = stream.try_clone()?;
        state.open.insert(id, Open { host, line, owes: None, makes_room: false });
        Ok(Ok(Place { sessions: Arc::clone(self), id }))
    }

    pub(super) fn stop(&self) {
        let mut state = self.state();
        state.stopped = true;
        state.open.values().for_each(Open::wake);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.state().stopped
    }

    pub(super) fn wait_for_the_last(&self, longest: Duration) {
        let occupied = |state: &mut State| !state.open.is_empty();
        // Any left are ended by their sockets, which close with the program.
        drop(self.left.wait_timeout_while(self.state(), longest, occupied));
    }
}

impl State {
    /// How many sessions a host has.
    fn of(&self, host: Host) -> usize {
        self.open.values().filter(|open| open.host == host && !open.makes_room).count()
    }

    fn staying(&self) -> usize {
        self.open.values().filter(|open| !open.makes_room).count()
    }

    /// Ends the session that has been silent longest or, if none is silent, the
    /// slowest, provided that has gone on for longer than `spared`. It is one
    /// of the host with the most sessions, which must have at least two more
    /// than `own`, or the two would just change places.
    fn make_room(&mut self, own: usize, settings: &Settings) -> bool {
        let staying = self.open.iter().filter(|(_, open)| !open.makes_room);
        let longest = staying
            .filter_map(|(id, open)| {
                let owes = open.owes?;
                let behind = owes.behind(settings.rate);
                let key = (self.of(open.host), owes.what, behind, *id);
                (behind >= settings.spared).then_some(key)
            })
            .filter(|(sessions, ..)| *sessions > own + 1)
            .max();
        let Some(open) = longest.and_then(|(.., id)| self.open.get_mut(&id)) else { return false };
        open.makes_room = true;
        open.wake();
        true
    }
}

impl Open {
    fn wake(&self) {
        if let Err(error) = self.line.stop_reading() {
            // It is gone already, or will time out.
            tracing::debug!(%error, "a session can't be woken");
        }
    }
}

/// A session's place. It is freed when this is dropped, even if the session
/// panics.
pub(super) struct Place {
    sessions: Arc<Sessions>,
    id: u64,
}

impl Place {
    /// Notes what the session has to send from now on. The wait for a command
    /// counts from its beginning, however often this is called.
    pub(super) fn awaits(&self, what: Option<Sending>) {
        if let Some(open) = self.sessions.state().open.get_mut(&self.id) {
            let waits = open.owes.filter(|owes| Some(owes.what) == what);
            let anew = |what| Owes { what, since: Instant::now(), bytes: 0 };
            open.owes = what.map(|what| waits.unwrap_or_else(|| anew(what)));
        }
    }

    /// Notes that so many bytes of it arrived.
    pub(super) fn came(&self, bytes: usize) {
        if let Some(open) = self.sessions.state().open.get_mut(&self.id)
            && let Some(owes) = &mut open.owes
            && owes.what == Sending::Mail
        {
            owes.bytes = owes.bytes.saturating_add(bytes);
        }
    }

    /// Whether, and why, the session must end.
    pub(super) fn told(&self) -> Option<Told> {
        let state = self.sessions.state();
        if state.stopped {
            return Some(Told::Stop);
        }
        let makes_room = state.open.get(&self.id).is_some_and(|open| open.makes_room);
        makes_room.then_some(Told::MakeRoom)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.sessions.state().open.remove(&self.id);
        self.sessions.left.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_customer_is_one_host() {
        let host = |text: &str| Host::of(text.parse().unwrap());
        assert_eq!(host("192.0.2.1"), host("::ffff:192.0.2.1"));
        assert_ne!(host("192.0.2.1"), host("192.0.2.2"));
        assert_eq!(host("2001:db8:1:2::1"), host("2001:db8:1:2:ffff::9"));
        assert_ne!(host("2001:db8:1:2::1"), host("2001:db8:1:3::1"));
    }
}
