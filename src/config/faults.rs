//! Values that are well written and can't be used.

use super::{Config, ImapIn, SecretSource, TrustPolicy, plain_address, secret::UNCLEAR};
use crate::{
    mail::{OwnAddress, inbox::Listen, trust},
    timing::{Span, read_zone},
};

/// The shortest time that is an outage.
const OUTAGE: Span = Span::minutes(10);

impl Config {
    /// Paths must be named, and no two may be the same: a letter written into
    /// the folder that mail is taken from would never be seen again.
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

    /// Receivers need a place to listen that can be understood.
    fn receiver_fault(&self) -> Option<(&'static str, String)> {
        const SMTP: [&str; 2] = ["inbound.smtp.listen", "inbound.smtp.max_recipients"];
        const LMTP: [&str; 2] = ["inbound.lmtp.listen", "inbound.lmtp.max_recipients"];
        let (smtp, lmtp) = (&self.inbound.smtp, &self.inbound.lmtp);
        let smtp = smtp.iter().map(|smtp| (SMTP, &smtp.listen, smtp.max_recipients));
        let lmtp = lmtp.iter().map(|lmtp| (LMTP, &lmtp.listen, lmtp.max_recipients));
        for ([listen, recipients], place, max_recipients) in smtp.chain(lmtp) {
            match place.parse::<Listen>() {
                Err(error) => return Some((listen, error.to_string())),
                Ok(Listen::Tcp(address)) if address.port() == 25 && listen == LMTP[0] => {
                    let message = "port 25 is for SMTP alone (RFC 2033 section 5); take another";
                    return Some((listen, message.into()));
                }
                Ok(_) => {}
            }
            if !(1..=1000).contains(&max_recipients) {
                return Some((recipients, "must be from 1 to 1000".into()));
            }
        }
        None
    }

    /// The first fault, as a key and the end of a sentence.
    pub(super) fn first_fault(&self) -> Option<(&'static str, String)> {
        let mut faults = Vec::new();
        if let Err(error) = OwnAddress::new(&self.server.address, &self.server.name) {
            faults.push(("server.address", error.to_string()));
        }
        if let Err(error) = read_zone(&self.clock.zone) {
            faults.push(("clock.zone", error.to_string()));
        }
        if self.clock.outage < OUTAGE {
            let message = format!("must be {OUTAGE} at least, or every look would be too late");
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
            faults.push(("data.overrides", "is empty; name a file or leave it out".into()));
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
            if smtp.ca_file.as_ref().is_some_and(|path| path.as_os_str().is_empty()) {
                let message = "is empty; name a file or leave it out";
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

/// Does a signature of `domain` speak for the From domain `from` (RFC 7489,
/// relaxed)? That wants the same organisation; without a list of public
/// suffixes: the same domain, or one above or below it, unless that is a
/// top-level domain.
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
