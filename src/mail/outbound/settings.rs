//! Where a mail server is, and how to speak to it.

use serde::{Deserialize, Serialize};
use std::{path::PathBuf, time::Duration};

/// How the connection is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Security {
    /// Not at all: for a server on this machine.
    #[default]
    None,
    /// STARTTLS; nothing is sent if the server does not offer it.
    StartTls,
    /// TLS from the first byte.
    Tls,
}

/// Which server takes our letters.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpSettings {
    pub host: String,
    pub port: u16,
    /// How the connection is protected.
    pub security: Security,
    /// A PEM file of certificates to trust besides the system's.
    pub ca_file: Option<PathBuf>,
    /// The name to log in with, if the server wants a login.
    pub user: Option<String>,
    /// The password that goes with `user`.
    pub password: Option<String>,
    /// The longest wait for any one reply. A letter has twice as long overall,
    /// connecting included.
    pub timeout: Duration,
}

impl SmtpSettings {
    /// How long everything about one letter may take.
    pub(super) fn patience(&self) -> Duration {
        self.timeout * 2
    }
}

impl std::fmt::Debug for SmtpSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmtpSettings")
            .field("host", &self.host)
            .field("port", &self.port)
            .field("security", &self.security)
            .field("ca_file", &self.ca_file)
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}
