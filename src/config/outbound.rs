//! `[outbound]`: how letters are sent.

use super::{Folder, SecretSource};
use crate::mail::outbound::Security;
use serde::Deserialize;
use std::path::PathBuf;

/// `[outbound]`: one of the two transports, and its limits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outbound {
    /// The most letters sent in any 60 minutes; 0 for no limit.
    #[serde(default)]
    pub per_hour: u32,
    /// The most letters sent in any 24 hours; 0 for no limit.
    #[serde(default)]
    pub per_day: u32,
    /// After how many hard bounces in a row an address is stopped; 0 for never.
    #[serde(default = "default_bounces")]
    pub bounces: u32,
    /// For how many minutes a receipt waits for another letter to the same player; 0 is not
    /// at all.
    #[serde(default)]
    pub receipts_wait: u16,
    pub maildir: Option<Folder>,
    pub smtp: Option<SmtpOut>,
    /// The key that letters are signed with.
    pub dkim: Option<DkimKey>,
}

/// `[outbound.smtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpOut {
    pub host: String,
    #[serde(default = "default_port")]
    pub port: u16,
    #[serde(default)]
    pub tls: Tls,
    /// Certificates to trust in addition to the system's, in PEM.
    pub ca_file: Option<PathBuf>,
    pub user: Option<String>,
    pub password: Option<SecretSource>,
    /// The timeout for each of the server's replies, in seconds; twice that for all
    /// replies about one letter.
    #[serde(default = "default_timeout_seconds")]
    pub timeout_seconds: u64,
}

/// `[outbound.smtp] tls`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
    None,
    /// `STARTTLS` is required.
    #[default]
    Starttls,
    /// TLS from the first byte.
    Tls,
}

impl Tls {
    /// The transport's own type.
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
    /// The key's name within that domain.
    pub selector: String,
    /// Where to find the private key, in PEM.
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
            receipts_wait: 0,
            maildir: Some(Folder { path: "var/outbox".into() }),
            smtp: None,
            dkim: None,
        }
    }
}
