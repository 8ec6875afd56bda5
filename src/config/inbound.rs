//! `[inbound]`: how mail comes in.

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
    /// Whom to believe.
    #[serde(default)]
    pub trust: TrustPolicy,
    /// The name of our own mail server in Authentication-Results headers.
    #[serde(default)]
    pub authserv_id: Option<String>,
    /// Do we check senders ourselves?
    #[serde(default)]
    pub check_senders: bool,
    /// At most so many mails an hour from one sender; 0 is no limit.
    #[serde(default = "default_per_sender")]
    pub per_sender: u32,
    /// At most so many mails an hour for one table; 0 is no limit.
    #[serde(default = "default_per_table")]
    pub per_table: u32,
    /// How often folders are looked at, in milliseconds.
    #[serde(default = "default_poll_ms")]
    pub poll_ms: u64,
    /// The embedded SMTP receiver.
    pub smtp: Option<SmtpIn>,
    /// The embedded LMTP receiver.
    pub lmtp: Option<LmtpIn>,
    pub maildir: Option<Folder>,
    /// A mailbox on a server.
    pub imap: Option<ImapIn>,
}

/// `[inbound] trust`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrustPolicy {
    /// As `token`, and somebody must vouch for the sender's address.
    Strict,
    /// The secret address and the registered sender are both needed.
    #[default]
    Token,
    Open,
}

/// `[inbound.smtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpIn {
    /// Where to listen, as [`Listen`](crate::mail::inbox::Listen) reads it.
    #[serde(default = "default_listen")]
    pub listen: String,
    /// How much it takes on.
    #[serde(flatten)]
    pub limits: ReceiverLimits,
}

/// `[inbound.lmtp]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LmtpIn {
    /// Where to listen, as [`Listen`](crate::mail::inbox::Listen) reads it.
    pub listen: String,
    /// How much it takes on.
    #[serde(flatten)]
    pub limits: ReceiverLimits,
}

/// How much a receiver takes on: keys of its own section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ReceiverLimits {
    /// The most recipients one mail may name.
    pub max_recipients: usize,
    /// The most sessions at a time.
    pub max_sessions: usize,
    /// The most of them with one host.
    pub max_sessions_per_host: usize,
    /// The longest silence, in seconds.
    pub idle_seconds: u64,
    /// The longest session, in seconds.
    pub session_seconds: u64,
}

impl Default for ReceiverLimits {
    fn default() -> Self {
        ReceiverLimits {
            max_recipients: 20,
            max_sessions: 100,
            max_sessions_per_host: 20,
            idle_seconds: 300,
            session_seconds: 1800,
        }
    }
}

impl Inbound {
    /// Where receivers listen.
    pub(super) fn places(&mut self) -> impl Iterator<Item = &mut String> {
        let smtp = self.smtp.iter_mut().map(|smtp| &mut smtp.listen);
        smtp.chain(self.lmtp.iter_mut().map(|lmtp| &mut lmtp.listen))
    }
}

/// A Maildir's place.
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
