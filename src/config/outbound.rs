//! `[outbound]`: how letters go out.

use super::{Folder, SecretSource};
use crate::mail::outbound::Security;
use serde::Deserialize;
use std::path::PathBuf;

/// `[outbound]`: one of the two ways, and how letters leave by it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outbound {
    /// The most letters handed over in any 60 minutes; 0 is no limit.
    #[serde(default)]
    pub per_hour: u32,
    /// The most letters handed over in any 24 hours; 0 is no limit.
    #[serde(default)]
    pub per_day: u32,
    /// After how many letters in a row that came back for good nothing more is
    /// sent to an address; 0 is never.
    #[serde(default = "default_bounces")]
    pub bounces: u32,
    pub maildir: Option<Folder>,
    pub smtp: Option<SmtpOut>,
    /// A key to sign letters with.
    pub dkim: Option<DkimKey>,
}

/// `[outbound.smtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpOut {
    pub host: String,
    /// Its port; 587 if not given.
    #[serde(default = "default_port")]
    pub port: u16,
    /// How the connection is encrypted.
    #[serde(default)]
    pub tls: Tls,
    /// Certificates to believe beside the system's, in PEM.
    pub ca_file: Option<PathBuf>,
    /// The user to log in as.
    pub user: Option<String>,
    pub password: Option<SecretSource>,
    /// The longest wait for any one answer, in seconds; all of them for one letter
    /// have twice as long.
    #[serde(default = "default_timeout_seconds")]
    pub timeout_seconds: u64,
}

/// `[outbound.smtp] tls`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
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

/// `[outbound.dkim]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DkimKey {
    pub domain: String,
    /// The name of the key in that domain.
    pub selector: String,
    /// Where the private key is, in PEM.
    pub key: SecretSource,
}

fn default_port() -> u16 {
    587
}
fn default_timeout_seconds() -> u64 {
    60
}
fn default_bounces() -> u32 {
    3
}

impl Default for Outbound {
    fn default() -> Self {
        Outbound {
            per_hour: 0,
            per_day: 0,
            bounces: default_bounces(),
            maildir: Some(Folder { path: "var/outbox".into() }),
            smtp: None,
            dkim: None,
        }
    }
}
