//! `[outbound]`: how letters go out.

use super::{Folder, SecretSource};
use crate::mail::outbound::Security;
use serde::Deserialize;

/// `[outbound]`: one of the two.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outbound {
    /// A Maildir.
    pub maildir: Option<Folder>,
    /// A mail server.
    pub smtp: Option<SmtpOut>,
}

/// `[outbound.smtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpOut {
    /// The server's name.
    pub host: String,
    /// Its port; 587 if not given.
    #[serde(default = "default_port")]
    pub port: u16,
    /// How the connection is encrypted.
    #[serde(default)]
    pub tls: Tls,
    /// The user to log in as.
    pub user: Option<String>,
    /// Where the password is.
    pub password: Option<SecretSource>,
}

/// `[outbound.smtp] tls`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
    /// Not at all.
    None,
    /// From the first command on, or not at all.
    #[default]
    Starttls,
    /// From the first byte on.
    Tls,
}

impl Tls {
    /// The same for the adapters.
    #[must_use]
    pub fn security(self) -> Security {
        match self {
            Tls::None => Security::None,
            Tls::Starttls => Security::StartTls,
            Tls::Tls => Security::Tls,
        }
    }
}

fn default_port() -> u16 {
    587
}

impl Default for Outbound {
    fn default() -> Self {
        Outbound { maildir: Some(Folder { path: "var/outbox".into() }), smtp: None }
    }
}
