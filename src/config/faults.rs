//! Values of the right type that can't be used.

use super::{
    Config, ImapIn, ReceiverLimits, SecretSource, TrustPolicy, plain_address, secret::UNCLEAR,
};
use crate::{
    basics::person_name,
    mail::{OwnAddress, inbox::Listen, trust},
    timing::{Span, read_zone},
};

/// The shortest setting for `clock.outage`.
const OUTAGE: Span = Span::minutes(10);

/// The keys of a receiver's section.
struct ReceiverKeys {
    listen: &'static str,
    max_recipients: &'static str,
    max_sessions: &'static str,
    max_sessions_per_host: &'static str,
    idle_seconds: &'static str,
    session_seconds: &'static str,
}

const SMTP: ReceiverKeys = ReceiverKeys {
    listen: "inbound.smtp.listen",
    max_recipients: "inbound.smtp.max_recipients",
    max_sessions: "inbound.smtp.max_sessions",
    max_sessions_per_host: "inbound.smtp.max_sessions_per_host",
    idle_seconds: "inbound.smtp.idle_seconds",
    session_seconds: "inbound.smtp.session_seconds",
};

const LMTP: ReceiverKeys = ReceiverKeys {
    listen: "inbound.lmtp.listen",
    max_recipients: "inbound.lmtp.max_recipients",
    max_sessions: "inbound.lmtp.max_sessions",
    max_sessions_per_host: "inbound.lmtp.max_sessions_per_host",
    idle_seconds: "inbound.lmtp.idle_seconds",
    session_seconds: "inbound.lmtp.session_seconds",
};

/// Finds limits that would let in nobody, or everybody.
fn limit_fault(keys: &ReceiverKeys, limits: ReceiverLimits) -> Option<(&'static str, String)> {
    let range = |key: &'static str, value: u64, from: u64, to: u64| {
        (!(from..=to).contains(&value)).then(|| (key, format!("must be from {from} to {to}")))
    };
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let sessions = count(limits.max_sessions);
    range(keys.max_recipients, count(limits.max_recipients), 1, 1000)
        .or_else(|| range(keys.max_sessions, sessions, 1, 1000))
        .or_else(|| {
            let of_host = count(limits.per_host());
            range(keys.max_sessions_per_host, of_host, 1, sessions)
        })
        .or_else(|| range(keys.idle_seconds, limits.idle_seconds, 10, 3600))
        .or_else(|| range(keys.session_seconds, limits.session_seconds, 60, 86_400))
}

impl Config {
    /// Paths must be set, and no two may be the same: a letter written into the
    /// folder that mail is read from would be lost.
    fn folder_fault(&self) -> Option<(&'static str, String)> {
        let mut places = vec![("store.path", &self.store.path), ("store.spool", &self.store.spool)];
        places.extend(self.inbound.maildir.iter().map(|at| ("inbound.maildir.path", &at.path)));
        places.extend(self.outbound.maildir.iter().map(|at| ("outbound.maildir.path", &at.path)));
        for (index, (key, path)) in places.iter().enumerate() {
            if path.as_os_str().is_empty() {
                return Some((key, "is empty; name a file or folder".into()));
            }
            if let Some((other, _)) = places[..index].iter().find(|(_, before)| before == path) {
                return Some((
                    key,
                    format!("is the same as {other}; each needs a place of its own"),
                ));
            }
        }
        None
    }

    /// A receiver's `listen` must be readable.
    fn receiver_fault(&self) -> Option<(&'static str, String)> {
        let (smtp, lmtp) = (&self.inbound.smtp, &self.inbound.lmtp);
        let smtp = smtp.iter().map(|smtp| (&SMTP, &smtp.listen, smtp.limits));
        let lmtp = lmtp.iter().map(|lmtp| (&LMTP, &lmtp.listen, lmtp.limits));
        for (keys, place, limits) in smtp.chain(lmtp) {
            match place.parse::<Listen>() {
                Err(error) => return Some((keys.listen, error.to_string())),
                Ok(Listen::Tcp(address)) if address.port() == 25 && keys.listen == LMTP.listen => {
                    let message = "LMTP must not use port 25 (RFC 2033 section 5); choose another";
                    return Some((keys.listen, message.into()));
                }
                Ok(_) => {}
            }
            if let Some(fault) = limit_fault(keys, limits) {
                return Some(fault);
            }
        }
        None
    }

    /// The first fault, as the key and the end of a sentence.
    pub(super) fn first_fault(&self) -> Option<(&'static str, String)> {
        let mut faults = Vec::new();
        if let Err(error) = OwnAddress::new(&self.server.address, &self.server.name) {
            faults.push(("server.address", error.to_string()));
        }
        if !self.server.name.is_empty()
            && let Err(error) = person_name(&self.server.name)
        {
            faults.push(("server.name", error.to_string()));
        }
        if let Err(error) = read_zone(&self.clock.zone) {
            faults.push(("clock.zone", error.to_string()));
        }
        if let Some(listen) = self.metrics.listen
            && !listen.ip().is_loopback()
            && !self.metrics.anywhere
        {
            let message = format!(
                "{listen} can be reached from elsewhere, and nobody is asked who they are; use \
                 127.0.0.1, or say anywhere = true"
            );
            faults.push(("metrics.listen", message));
        }
        if self.clock.outage < OUTAGE {
            let message =
                format!("must be at least {OUTAGE}, or ordinary checks would count as outages");
            faults.push(("clock.outage", message));
        }
        for address in &self.moderators.addresses {
            if let Err(message) = plain_address(address) {
                faults.push(("moderators.addresses", message));
            }
        }
        if self.inbound.max_bytes < 10_000 {
            faults.push(("inbound.max_bytes", "must be at least 10000, or no mail fits".into()));
        }
        if self.inbound.trust == TrustPolicy::Strict
            && self.inbound.authserv_id.is_none()
            && !self.inbound.check_senders
        {
            let message = "\"strict\" needs somebody who vouches for senders: name your mail \
                           server in authserv_id, or set check_senders = true";
            faults.push(("inbound.trust", message.into()));
        }
        if !(10..=3_600_000).contains(&self.inbound.poll_ms) {
            faults.push(("inbound.poll_ms", "must be from 10 to 3600000 (an hour)".into()));
        }
        faults.extend(self.receiver_fault());
        faults.extend(self.folder_fault());
        if self.data.overrides.as_ref().is_some_and(|path| path.as_os_str().is_empty()) {
            faults.push(("data.overrides", "is empty; name a file or remove the line".into()));
        }
        faults.extend(self.outbound_faults());
        faults.into_iter().next()
    }

    fn outbound_faults(&self) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        if self.outbound.maildir.is_some() == self.outbound.smtp.is_some() {
            let message = "needs exactly one of [outbound.maildir] and [outbound.smtp]";
            faults.push(("outbound", message.into()));
        }
        let (smtp, imap) = (self.outbound.smtp.as_ref(), self.inbound.imap.as_ref());
        let secrets = [
            ("outbound.smtp.password", smtp.and_then(|smtp| smtp.password.as_ref())),
            ("outbound.dkim.key", self.outbound.dkim.as_ref().map(|dkim| &dkim.key)),
            ("inbound.imap.password", imap.and_then(|imap| imap.password.as_ref())),
            ("inbound.imap.token", imap.and_then(|imap| imap.token.as_ref())),
        ];
        for (key, secret) in secrets {
            if secret == Some(&SecretSource::Unclear) {
                faults.push((key, UNCLEAR.into()));
            }
        }
        faults.extend(imap.and_then(ImapIn::fault));
        if let Some(smtp) = smtp {
            if smtp.user.is_some() != smtp.password.is_some() {
                let message = "user and password go together: give both or neither";
                faults.push(("outbound.smtp.user", message.into()));
            }
            // The watchdog waits five minutes.
            if !(1..=120).contains(&smtp.timeout_seconds) {
                faults.push(("outbound.smtp.timeout_seconds", "must be from 1 to 120".into()));
            }
            if smtp.ca_file.as_ref().is_some_and(|path| path.as_os_str().is_empty()) {
                let message = "is empty; name a file or remove the line";
                faults.push(("outbound.smtp.ca_file", message.into()));
            }
        }
        if let Some(dkim) = &self.outbound.dkim {
            let from = self.server.address.rsplit('@').next().unwrap_or_default();
            if !is_domain(&dkim.domain) || !aligned(&dkim.domain, from) {
                let message = format!(
                    "«{}» does not go with server.address: receivers want the signature of {from} or \
                     of the domain it belongs to",
                    dkim.domain
                );
                faults.push(("outbound.dkim.domain", message));
            }
            if !is_domain(&dkim.selector) {
                let message = format!(
                    "«{}» can't be a selector: letters, digits and hyphens, such as s2026",
                    dkim.selector
                );
                faults.push(("outbound.dkim.selector", message));
            }
        }
        faults
    }
}

/// Labels of letters, digits, hyphens and underscores, joined by full stops.
fn is_domain(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let label = |label: &str| (1..=63).contains(&label.len()) && label.chars().all(fits);
    text.len() <= 200 && text.split('.').all(label)
}

/// Is a signature of `domain` aligned with the From domain `from` (RFC 7489,
/// relaxed)? That requires the same organisational domain; without a list of public
/// suffixes: the same domain, or one above or below it other than a top-level
/// domain.
fn aligned(domain: &str, from: &str) -> bool {
    trust::aligned(domain, from) || trust::aligned(from, domain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_must_speak_for_the_sender() {
        for (domain, from, ours) in [
            ("example.org", "example.org", true),
            ("Example.org", "games.example.ORG", true),
            ("mail.example.org", "example.org", true),
            ("localhost", "localhost", true),
            ("org", "example.org", false),
            ("example.org", "badexample.org", false),
            ("example.net", "example.org", false),
            ("a.example.org", "b.example.org", false),
        ] {
            assert_eq!(aligned(domain, from), ours, "{domain} for {from}");
        }
    }
}
