//! Values that are well written and can't be used.

use super::{Config, SecretSource, plain_address, secret::UNCLEAR};
use crate::mail::OwnAddress;

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

    /// The first fault, as a key and the end of a sentence.
    pub(super) fn first_fault(&self) -> Option<(&'static str, String)> {
        let mut faults = Vec::new();
        if let Err(error) = OwnAddress::new(&self.server.address, &self.server.name) {
            faults.push(("server.address", error.to_string()));
        }
        for address in &self.moderators.addresses {
            if let Err(message) = plain_address(address) {
                faults.push(("moderators.addresses", message));
            }
        }
        if self.inbound.max_bytes < 10_000 {
            faults.push(("inbound.max_bytes", "must be at least 10000, or no mail fits".into()));
        }
        if !(10..=3_600_000).contains(&self.inbound.poll_ms) {
            faults.push(("inbound.poll_ms", "must be from 10 to 3600000 (an hour)".into()));
        }
        if let Some(smtp) = &self.inbound.smtp {
            if smtp.listen.parse::<std::net::SocketAddr>().is_err() {
                let message =
                    format!("«{}» is no address and port like 127.0.0.1:2525", smtp.listen);
                faults.push(("inbound.smtp.listen", message));
            }
            if !(1..=1000).contains(&smtp.max_recipients) {
                faults.push(("inbound.smtp.max_recipients", "must be from 1 to 1000".into()));
            }
        }
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
        let smtp = self.outbound.smtp.as_ref();
        let secrets = [
            ("outbound.smtp.password", smtp.and_then(|smtp| smtp.password.as_ref())),
            ("outbound.dkim.key", self.outbound.dkim.as_ref().map(|dkim| &dkim.key)),
        ];
        for (key, secret) in secrets {
            if secret == Some(&SecretSource::Unclear) {
                faults.push((key, UNCLEAR.into()));
            }
        }
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
    let (domain, from) = (domain.to_ascii_lowercase(), from.to_ascii_lowercase());
    let above = |one: &str, other: &str| {
        one.contains('.') && other.strip_suffix(one).is_some_and(|rest| rest.ends_with('.'))
    };
    domain == from || above(&domain, &from) || above(&from, &domain)
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
