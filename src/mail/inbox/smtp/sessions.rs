//! Who is being served: so many sessions at a time, so many of one host, and how
//! each of them hears that it must end.

use super::Settings;
use crate::mail::inbox::stream::Stream;
use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// One caller, as far as sessions are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mail::inbox) enum Host {
    /// By its address; of IPv6 the network of 64 bits, which is one customer's.
    Address(IpAddr),
    /// A program on this machine, at a socket file. They are all one caller, and
    /// who may call is said by the file's rights.
    Local,
}

impl Host {
    /// The host at an address.
    pub(in crate::mail::inbox) fn of(address: IpAddr) -> Host {
        Host::Address(match address.to_canonical() {
            IpAddr::V6(v6) => Ipv6Addr::from(u128::from(v6) >> 64 << 64).into(),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Why nobody more is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Full {
    Everybody,
    /// The caller has as many places as one host may have.
    OneHost,
}

/// Why a session must end, told from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    Stop,
    /// It was silent or slow while others had no place.
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
    /// The same socket: shut for reading, it wakes the session.
    line: Stream,
    /// What it is to send now; nothing while it is we who are at work.
    owes: Option<Owes>,
    makes_room: bool,
}

/// What is being sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sending {
    Mail,
    Command,
}

/// What a session is to send, since when, and how much of it came.
#[derive(Debug, Clone, Copy)]
struct Owes {
    what: Sending,
    since: Instant,
    bytes: usize,
}

impl Owes {
    /// For how long it has kept its place for nothing: what came of a mail pays for
    /// some time.
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
        // Whoever panicked held it for an assignment or two.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a caller. If there is none, a session that is silent or slow
    /// makes room, one of the host that has the most, if that has more than the
    /// caller will have.
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
            // Those that were sent away may take a moment to go.
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

    /// Tells every session that the receiver stops.
    pub(super) fn stop(&self) {
        let mut state = self.state();
        state.stopped = true;
        state.open.values().for_each(Open::wake);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.state().stopped
    }

    /// Waits until all sessions have ended, but no longer than this.
    pub(super) fn wait_for_the_last(&self, longest: Duration) {
        let occupied = |state: &mut State| !state.open.is_empty();
        // Whoever is left is told by the socket that closes with the program.
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

    /// Sends the session away that has been silent for the longest, or, if none is,
    /// the slowest, of the host with the most sessions: more than one more than
    /// `own`, or the two would only change places. It was so for longer than is
    /// spared.
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
            // It is gone already, or its time will be up.
            tracing::debug!(%error, "a session can't be woken");
        }
    }
}

/// One session's place; it is free again when this is dropped, even if the
/// session panics.
pub(super) struct Place {
    sessions: Arc<Sessions>,
    id: u64,
}

impl Place {
    /// Notes what the session is to send from now on. While it waits for a command
    /// it has waited since it began to, however often that is said.
    pub(super) fn awaits(&self, what: Option<Sending>) {
        if let Some(open) = self.sessions.state().open.get_mut(&self.id) {
            let waits = open.owes.filter(|owes| Some(owes.what) == what);
            let anew = |what| Owes { what, since: Instant::now(), bytes: 0 };
            open.owes = what.map(|what| waits.unwrap_or_else(|| anew(what)));
        }
    }

    /// Notes that so much of it came.
    pub(super) fn came(&self, bytes: usize) {
        if let Some(open) = self.sessions.state().open.get_mut(&self.id)
            && let Some(owes) = &mut open.owes
            && owes.what == Sending::Mail
        {
            owes.bytes = owes.bytes.saturating_add(bytes);
        }
    }

    /// Must the session end?
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
