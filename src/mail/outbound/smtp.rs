//! A mail server as the way out.

use super::{Outbound, Parcel, SendError};
use lettre::address::{Address, Envelope};
use lettre::transport::smtp::PoolConfig;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{SmtpTransport, Transport};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How the connection is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Security {
    /// Not at all: for a server on this machine.
    #[default]
    None,
    /// STARTTLS, and nothing is sent where the server does not offer it.
    StartTls,
    /// TLS from the first byte.
    Tls,
}

/// Where to hand the letters in.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpSettings {
    /// The server's name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is protected.
    pub security: Security,
    /// Who we are there, if it asks.
    pub user: Option<String>,
    /// The password that goes with `user`.
    pub password: Option<String>,
    /// The longest wait for any one answer.
    pub timeout: Duration,
}

impl std::fmt::Debug for SmtpSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmtpSettings")
            .field("host", &self.host)
            .field("port", &self.port)
            .field("security", &self.security)
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}

/// A mail server, over at most two connections that are kept for a while.
#[derive(Debug)]
pub struct Smtp {
    transport: SmtpTransport,
}

impl Smtp {
    /// Prepares the way; nothing is connected before the first parcel.
    ///
    /// # Errors
    /// When the host's name cannot be used for TLS.
    pub fn new(settings: &SmtpSettings) -> Result<Self, SendError> {
        let parameters = || {
            TlsParameters::new(settings.host.clone())
                .map_err(|error| SendError::Permanent(format!("{}: {error}", settings.host)))
        };
        let tls = match settings.security {
            Security::None => Tls::None,
            Security::StartTls => Tls::Required(parameters()?),
            Security::Tls => Tls::Wrapper(parameters()?),
        };
        let mut builder = SmtpTransport::builder_dangerous(settings.host.clone())
            .port(settings.port)
            .tls(tls)
            .timeout(Some(settings.timeout))
            .pool_config(PoolConfig::new().max_size(2).idle_timeout(Duration::from_secs(30)));
        if let (Some(user), Some(password)) = (&settings.user, &settings.password) {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(Smtp { transport: builder.build() })
    }
}

impl Outbound for Smtp {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        let envelope = envelope(parcel)?;
        // The library ends every mail with a line break of its own.
        let raw = parcel.raw.strip_suffix(b"\r\n").unwrap_or(&parcel.raw);
        match self.transport.send_raw(&envelope, raw) {
            Ok(_) => Ok(()),
            Err(error) if concerns_the_letter(&error) => Err(SendError::Permanent(told(&error))),
            // Everything else may be cured: 4xx, no connection, a broken one,
            // an answer nobody understands, a certificate that has run out.
            Err(error) => Err(SendError::Temporary(told(&error))),
        }
    }
}

/// Is it this letter that the server will never take? Only the codes that speak
/// of a mailbox or of a mail's content say so (RFC 5321 section 4.2.3). The
/// other 5xx, such as 530, 535 and 554, speak of the session: a password or a
/// setting, which somebody can mend while the letters wait.
fn concerns_the_letter(error: &lettre::transport::smtp::Error) -> bool {
    let code = error.status().map(|code| code.to_string());
    error.is_permanent()
        && code.is_some_and(|code| ["550", "551", "552", "553", "556"].contains(&code.as_str()))
}

fn envelope(parcel: &Parcel) -> Result<Envelope, SendError> {
    let address = |text: &str| {
        text.parse::<Address>()
            .map_err(|error| SendError::Permanent(format!("address `{text}`: {error}")))
    };
    let from = parcel.from.as_deref().map(address).transpose()?;
    Envelope::new(from, vec![address(&parcel.to)?])
        .map_err(|error| SendError::Permanent(error.to_string()))
}

/// An error with its causes, on one line.
fn told(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text.push_str(": ");
            text.push_str(&more);
        }
        cause = error.source();
    }
    text.replace(['\r', '\n'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_nobody_can_have_is_permanent() {
        let parcel = Parcel {
            from: None,
            to: "ann@example.org>\r\nDATA".into(),
            message_id: "1@localhost".into(),
            raw: Vec::new(),
        };
        assert!(matches!(envelope(&parcel), Err(SendError::Permanent(_))));
    }

    #[test]
    fn a_server_that_is_not_there_is_temporary() {
        // Port 1 on loopback: refused at once.
        let mut smtp = Smtp::new(&SmtpSettings {
            host: "127.0.0.1".into(),
            port: 1,
            security: Security::None,
            user: None,
            password: None,
            timeout: Duration::from_secs(5),
        })
        .unwrap();
        let parcel = Parcel {
            from: Some("monsoon@localhost".into()),
            to: "ann@example.org".into(),
            message_id: "1@localhost".into(),
            raw: b"Subject: x\r\n\r\nx\r\n".to_vec(),
        };
        assert!(matches!(smtp.send(&parcel), Err(SendError::Temporary(_))));
    }

    #[test]
    fn a_password_is_not_shown() {
        let settings = SmtpSettings {
            host: "mail.example".into(),
            port: 587,
            security: Security::StartTls,
            user: Some("monsoon".into()),
            password: Some("sesame".into()),
            timeout: Duration::from_secs(5),
        };
        assert!(!format!("{settings:?}").contains("sesame"));
    }
}
