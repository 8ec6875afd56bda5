//! `[inbound]`: how mail arrives.

use super::ImapIn;
use serde::Deserialize;
use std::path::PathBuf;

/// `[inbound]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inbound {
    /// The largest mail that is read, in bytes.
    #[serde(default = "default_max_bytes")]
    pub max_bytes: u64,
    /// Which senders to believe.
    #[serde(default)]
    pub trust: TrustPolicy,
    /// The name that our mail server uses in Authentication-Results headers.
    #[serde(default)]
    pub authserv_id: Option<String>,
    /// Whether we check senders (SPF, DKIM, DMARC) ourselves.
    #[serde(default)]
    pub check_senders: bool,
    /// The most mails an hour from one sender; 0 for no limit.
    #[serde(default = "default_per_sender")]
    pub per_sender: u32,
    /// The most mails an hour for one table; 0 for no limit.
    #[serde(default = "default_per_table")]
    pub per_table: u32,
    /// How often folders are polled, in milliseconds.
    #[serde(default = "default_poll_ms")]
    pub poll_ms: u64,
    pub smtp: Option<SmtpIn>,
    pub lmtp: Option<LmtpIn>,
    pub maildir: Option<Folder>,
    pub imap: Option<ImapIn>,
}

/// `[inbound] trust`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrustPolicy {
    /// Like `token`, and the sender's address must also be authenticated.
    Strict,
    /// Requires both the secret address and the registered sender.
    #[default]
    Token,
    Open,
}

/// `[inbound.smtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpIn {
    /// In the format of [`Listen`](crate::mail::inbox::Listen).
    #[serde(default = "default_listen")]
    pub listen: String,
    #[serde(flatten)]
    pub limits: ReceiverLimits,
}

/// `[inbound.lmtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LmtpIn {
    /// In the format of [`Listen`](crate::mail::inbox::Listen).
    pub listen: String,
    #[serde(flatten)]
    pub limits: ReceiverLimits,
}

/// How much load a receiver accepts: keys of its own section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ReceiverLimits {
    /// The most recipients of one mail.
    pub max_recipients: usize,
    /// The most concurrent sessions.
    pub max_sessions: usize,
    /// The most concurrent sessions per host; if not set, [`per_host`](Self::per_host).
    pub max_sessions_per_host: Option<usize>,
    /// How long a session may be idle, in seconds.
    pub idle_seconds: u64,
    /// How long a session may last, in seconds.
    pub session_seconds: u64,
}

impl Default for ReceiverLimits {
    fn default() -> Self {
        ReceiverLimits {
            max_recipients: 20,
            max_sessions: 200,
            max_sessions_per_host: None,
            idle_seconds: 300,
            session_seconds: 1800,
        }
    }
}

impl ReceiverLimits {
    /// The most concurrent sessions per host.
    #[must_use]
    pub fn per_host(&self) -> usize {
        self.max_sessions_per_host.unwrap_or_else(|| self.max_sessions.min(80))
    }
}

impl Inbound {
    /// Where receivers listen.
    pub(super) fn places(&mut self) -> impl Iterator<Item = &mut String> {
        let smtp = self.smtp.iter_mut().map(|smtp| &mut smtp.listen);
        smtp.chain(self.lmtp.iter_mut().map(|lmtp| &mut lmtp.listen))
    }
}

/// The location of a Maildir.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Folder {
    pub path: PathBuf,
}

fn default_max_bytes() -> u64 {
    1_000_000
}
fn default_per_sender() -> u32 {
    300
}
fn default_per_table() -> u32 {
    1000
}
fn default_poll_ms() -> u64 {
    1000
}
fn default_listen() -> String {
    "127.0.0.1:2525".into()
}

impl Default for Inbound {
    fn default() -> Self {
        Inbound {
            max_bytes: default_max_bytes(),
            trust: TrustPolicy::default(),
            authserv_id: None,
            check_senders: false,
            per_sender: default_per_sender(),
            per_table: default_per_table(),
            poll_ms: default_poll_ms(),
            smtp: Some(SmtpIn { listen: default_listen(), limits: ReceiverLimits::default() }),
            lmtp: None,
            maildir: Some(Folder { path: "var/inbox".into() }),
            imap: None,
        }
    }
}
