//! Which mailbox to read, and how long to wait for it.

use crate::mail::outbound::Security;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Looks up a secret, or says in a sentence why there is none.
pub type Lookup = Arc<dyn Fn() -> Result<String, String> + Send + Sync>;

/// How we authenticate. The secret is looked up at every login, because a token
/// expires and a file may have been rewritten.
#[derive(Clone)]
pub enum Credential {
    /// A password: `LOGIN`, or `AUTHENTICATE PLAIN` if that is disabled.
    Password(Lookup),
    /// An access token: `AUTHENTICATE XOAUTH2`, or `OAUTHBEARER` (RFC 7628) if
    /// that is all the server offers.
    OAuth2(Lookup),
}

/// What to do with a mail once it is safe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// Move it to this folder, which is created if it is missing.
    Move(String),
    /// Leave it there, flagged `\Seen` and with our own keyword.
    Flag,
}

/// How long we wait for what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// The longest silence within a response; a whole response may take ten
    /// times this.
    pub answer: Duration,
    /// The longest IDLE (RFC 2177 wants less than 29 minutes; many routers drop
    /// a quiet connection after ten).
    pub idle: Duration,
    /// How often to look if the server has no IDLE.
    pub poll: Duration,
    /// The first pause after a lost connection; each further one is twice as
    /// long.
    pub first_pause: Duration,
    /// The longest pause after a lost connection.
    pub last_pause: Duration,
    /// The first pause after a refused login; each further one is twice as
    /// long, up to fifteen times this.
    pub refused_pause: Duration,
    /// The first pause before retrying a mail that could not be taken; each
    /// further one is twice as long, up to twenty times this.
    pub retry: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            answer: Duration::from_mins(1),
            idle: Duration::from_mins(9),
            poll: Duration::from_secs(30),
            first_pause: Duration::from_secs(1),
            last_pause: Duration::from_mins(5),
            refused_pause: Duration::from_mins(1),
            retry: Duration::from_secs(30),
        }
    }
}

#[derive(Clone)]
pub struct Settings {
    pub host: String,
    /// Usually 993 with TLS, 143 with STARTTLS.
    pub port: u16,
    /// How the connection is protected; `None` only on this machine.
    pub security: Security,
    pub user: String,
    pub secret: Credential,
    /// The mailbox to read, by its readable name.
    pub mailbox: String,
    /// What to do with a mail once it is safe.
    pub done: Done,
    /// The largest mail that is read whole, in bytes.
    pub max_bytes: u64,
    /// A PEM file of certificates to trust besides the system's.
    pub ca_file: Option<PathBuf>,
    pub limits: Limits,
}

impl Settings {
    /// The first setting that can't be used, and the rest of a sentence about
    /// it.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, String)> {
        if self.host.is_empty() {
            return Some(("host", "is empty; name the mail server".into()));
        }
        if self.user.is_empty() {
            return Some(("user", "is empty; name the mailbox's user".into()));
        }
        if self.mailbox.is_empty() {
            return Some(("mailbox", "is empty; the usual one is INBOX".into()));
        }
        if self.security == Security::None && !is_loopback(&self.host) {
            let message = format!(
                "without encryption the secret would travel to {} for all to read; \
                 use \"tls\" or \"starttls\"",
                self.host
            );
            return Some(("tls", message));
        }
        match &self.done {
            Done::Move(folder) if folder.is_empty() => {
                Some(("done_folder", "is empty; name one, such as Monsoon".into()))
            }
            Done::Move(folder) if same_mailbox(folder, &self.mailbox) => {
                let message = "the folder for taken mail is the mailbox itself; name another";
                Some(("done_folder", message.into()))
            }
            Done::Move(_) | Done::Flag => None,
        }
    }
}

/// Whether this host is this machine, going by its name alone.
fn is_loopback(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost")
        || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// INBOX is case-insensitive; no other name is.
fn same_mailbox(one: &str, other: &str) -> bool {
    one == other || (one.eq_ignore_ascii_case("INBOX") && other.eq_ignore_ascii_case("INBOX"))
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Credential::Password(_) => "Password(..)",
            Credential::OAuth2(_) => "OAuth2(..)",
        })
    }
}

impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings")
            .field("host", &self.host)
            .field("port", &self.port)
            .field("security", &self.security)
            .field("secret", &self.secret)
            .field("mailbox", &self.mailbox)
            .field("done", &self.done)
            .field("max_bytes", &self.max_bytes)
            .field("ca_file", &self.ca_file)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            host: "imap.example.org".into(),
            port: 993,
            security: Security::Tls,
            user: "ann@example.org".into(),
            secret: Credential::Password(Arc::new(|| Ok("sesame".into()))),
            mailbox: "INBOX".into(),
            done: Done::Flag,
            max_bytes: 1000,
            ca_file: None,
            limits: Limits::default(),
        }
    }

    #[test]
    fn neither_secret_nor_address_is_shown() {
        let shown = format!("{:?}", settings());
        assert!(shown.contains("imap.example.org"));
        assert!(!shown.contains("sesame") && !shown.contains("ann@"), "{shown}");
    }

    #[test]
    fn what_cannot_be_used_is_told() {
        type Change = fn(&mut Settings);
        let cases: [(Change, Option<&str>); 10] = [
            (|_| {}, None),
            (|it| it.host.clear(), Some("host is empty")),
            (|it| it.user.clear(), Some("user is empty")),
            (|it| it.mailbox.clear(), Some("mailbox is empty")),
            (|it| it.security = Security::None, Some("for all to read")),
            (|it| (it.security, it.host) = (Security::None, "127.0.0.1".into()), None),
            (|it| (it.security, it.host) = (Security::None, "Localhost".into()), None),
            (|it| it.done = Done::Move(String::new()), Some("is empty")),
            (|it| it.done = Done::Move("inbox".into()), Some("the mailbox itself")),
            (|it| it.done = Done::Move("Monsoon".into()), None),
        ];
        for (change, expected) in cases {
            let mut settings = settings();
            change(&mut settings);
            let fault = settings.fault();
            match expected {
                None => assert_eq!(fault, None),
                Some(words) => {
                    let (key, message) = fault.unwrap();
                    let told = format!("{key} {message}");
                    assert!(told.contains(words), "{told}");
                }
            }
        }
    }
}
