//! `[inbound.imap]`: a mailbox on a server.

use super::{SecretSource, Tls};
use crate::mail::{
    inbox::imap::{Credential, Done, Limits, Lookup, Settings},
    outbound::Security,
};
use serde::Deserialize;
use std::{path::PathBuf, sync::Arc};

/// `[inbound.imap]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImapIn {
    pub host: String,
    /// 993 with TLS and 143 otherwise, unless set.
    pub port: Option<u16>,
    #[serde(default = "default_tls")]
    pub tls: Tls,
    pub user: String,
    pub password: Option<SecretSource>,
    /// Where to find the OAuth 2 access token, as an alternative to a password.
    pub token: Option<SecretSource>,
    #[serde(default = "default_mailbox")]
    pub mailbox: String,
    /// What happens to mail once it is recorded.
    #[serde(default)]
    pub done: DoneWith,
    /// For [`DoneWith::Move`].
    #[serde(default = "default_done_folder")]
    pub done_folder: String,
    /// Certificates to trust in addition to the system's.
    pub ca_file: Option<PathBuf>,
}

/// `[inbound.imap] done`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DoneWith {
    /// Mail moves to `done_folder`.
    #[default]
    Move,
    /// Mail stays and gets a flag.
    Flag,
}

fn default_tls() -> Tls {
    Tls::Tls
}
fn default_mailbox() -> String {
    "INBOX".into()
}
fn default_done_folder() -> String {
    "Monsoon".into()
}

impl ImapIn {
    /// The adapter's settings; `max_bytes` limits the mails that are read.
    #[must_use]
    pub fn settings(&self, max_bytes: u64) -> Settings {
        let secret = match (&self.token, &self.password) {
            (Some(token), _) => Credential::OAuth2(lookup("inbound.imap.token", token)),
            (None, Some(password)) => {
                Credential::Password(lookup("inbound.imap.password", password))
            }
            (None, None) => {
                Credential::Password(lookup("inbound.imap.password", &SecretSource::Unclear))
            }
        };
        let security = self.tls.security();
        Settings {
            host: self.host.clone(),
            port: self.port.unwrap_or(if security == Security::Tls { 993 } else { 143 }),
            security,
            user: self.user.clone(),
            secret,
            mailbox: self.mailbox.clone(),
            done: match self.done {
                DoneWith::Move => Done::Move(self.done_folder.clone()),
                DoneWith::Flag => Done::Flag,
            },
            max_bytes,
            ca_file: self.ca_file.clone(),
            limits: Limits::default(),
        }
    }

    /// The first value that can't be used, as its key and the end of a sentence.
    pub(super) fn fault(&self) -> Option<(&'static str, String)> {
        if self.password.is_some() == self.token.is_some() {
            let message = "needs exactly one of password and token";
            return Some(("inbound.imap.user", message.into()));
        }
        self.settings(0).fault().map(|(key, message)| {
            let key = match key {
                "host" => "inbound.imap.host",
                "user" => "inbound.imap.user",
                "mailbox" => "inbound.imap.mailbox",
                "tls" => "inbound.imap.tls",
                _ => "inbound.imap.done_folder",
            };
            (key, message)
        })
    }
}

/// Reads the secret anew for every login.
fn lookup(key: &'static str, source: &SecretSource) -> Lookup {
    let source = source.clone();
    Arc::new(move || match source.read() {
        Ok(secret) => Ok(secret.reveal().to_owned()),
        Err(error) => Err(format!("{key}: {error}")),
    })
}
