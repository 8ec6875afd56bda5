//! Values that are well written and can't be used.

use super::{Config, ImapIn, SecretSource, plain_address, secret::UNCLEAR};
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
        if self.outbound.maildir.is_some() == self.outbound.smtp.is_some() {
            let message = "needs exactly one of [outbound.maildir] and [outbound.smtp]";
            faults.push(("outbound", message.into()));
        }
        let (smtp, imap) = (self.outbound.smtp.as_ref(), self.inbound.imap.as_ref());
        let secrets = [
            ("outbound.smtp.password", smtp.and_then(|smtp| smtp.password.as_ref())),
            ("inbound.imap.password", imap.and_then(|imap| imap.password.as_ref())),
            ("inbound.imap.token", imap.and_then(|imap| imap.token.as_ref())),
        ];
        for (key, secret) in secrets {
            if secret == Some(&SecretSource::Unclear) {
                faults.push((key, UNCLEAR.into()));
            }
        }
        faults.extend(imap.and_then(ImapIn::fault));
        if let Some(smtp) = smtp
            && smtp.user.is_some() != smtp.password.is_some()
        {
            let message = "user and password go together: give both or neither";
            faults.push(("outbound.smtp.user", message.into()));
        }
        faults.into_iter().next()
    }
}
