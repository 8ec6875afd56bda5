//! Connects to a mail server: opens, encrypts, logs in.

use super::settings::{Security, SmtpSettings};
use lettre::transport::smtp::{
    Error,
    authentication::{Credentials, DEFAULT_MECHANISMS},
    client::{Certificate, SmtpConnection, TlsParameters},
    extension::ClientId,
};
use std::{path::Path, time::Duration};

/// Everything needed to open a connection.
pub(super) struct Opener {
    host: String,
    port: u16,
    security: Security,
    tls: Option<TlsParameters>,
    login: Option<Credentials>,
    timeout: Duration,
}

/// The step at which opening a connection failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Connecting, with TLS if that comes first, up to the reply to EHLO.
    Connect,
    Encrypt,
    Login,
}

#[derive(Debug)]
pub(super) struct NotOpened {
    pub(super) step: Step,
    pub(super) error: Error,
}

impl Opener {
    /// Prepares without connecting.
    ///
    /// Fails if the host's name or the file of certificates can't be used.
    pub(super) fn new(settings: &SmtpSettings) -> Result<Opener, String> {
        let tls = match settings.security {
            Security::None => None,
            Security::StartTls | Security::Tls => Some(tls(settings)?),
        };
        let login = settings.user.clone().zip(settings.password.clone());
        Ok(Opener {
            host: settings.host.clone(),
            port: settings.port,
            security: settings.security,
            tls,
            login: login.map(|(user, password)| Credentials::new(user, password)),
            timeout: settings.timeout,
        })
    }

    /// The server, as an operator would write it.
    pub(super) fn server(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// Opens a connection that is ready to send a letter.
    pub(super) fn open(&self) -> Result<SmtpConnection, NotOpened> {
        let at = |step| move |error| NotOpened { step, error };
        let hello = ClientId::default();
        let first = self.tls.as_ref().filter(|_| self.security == Security::Tls);
        let server = (self.host.as_str(), self.port);
        let mut line = SmtpConnection::connect(server, Some(self.timeout), &hello, first, None)
            .map_err(at(Step::Connect))?;
        if let (Security::StartTls, Some(tls)) = (self.security, &self.tls) {
            // This fails, and nothing is sent, if the server does not offer it.
            line.starttls(tls, &hello).map_err(at(Step::Encrypt))?;
        }
        if let Some(login) = &self.login {
            let answer = line.auth(DEFAULT_MECHANISMS, login);
            if answer.is_err() {
                line.abort();
            }
            answer.map_err(at(Step::Login))?;
        }
        Ok(line)
    }
}

/// The system's certificates and those of `ca_file`.
fn tls(settings: &SmtpSettings) -> Result<TlsParameters, String> {
    let mut builder = TlsParameters::builder(settings.host.clone());
    if let Some(path) = &settings.ca_file {
        builder = builder.add_root_certificate(certificates(path)?);
    }
    builder.build().map_err(|error| format!("{}: {}", settings.host, told(&error)))
}

fn certificates(path: &Path) -> Result<Certificate, String> {
    let fault = |error: &str| format!("ca_file: {}: {error}", path.display());
    let pem = std::fs::read(path).map_err(|error| fault(&error.to_string()))?;
    // A file without any would be accepted silently.
    if !pem.windows(BEGIN.len()).any(|window| window == BEGIN) {
        return Err(fault("holds no certificate; it should hold some in PEM"));
    }
    Certificate::from_pem(&pem).map_err(|error| fault(&told(&error)))
}

const BEGIN: &[u8] = b"-----BEGIN CERTIFICATE-----";

/// The system's words for a timeout tell nobody anything.
fn plain(said: &str) -> String {
    match said {
        "Resource temporarily unavailable (os error 11)" => "no answer in time".into(),
        said => said.to_owned(),
    }
}

/// How much of a server's reply is kept, in characters.
const LONGEST: usize = 500;

/// An error with its causes, on one line.
pub(super) fn told(error: &dyn std::error::Error) -> String {
    let mut text = plain(&error.to_string());
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = plain(&error.to_string());
        if !text.contains(&more) {
            text.push_str(": ");
            text.push_str(&more);
        }
        cause = error.source();
    }
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect()
}
