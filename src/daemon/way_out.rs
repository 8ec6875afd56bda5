//! The outbound transport, opened from a configuration.

use crate::{
    config::{Config, SecretSource, SmtpOut, Tls},
    mail::{
        Outbound,
        outbound::{Dkim, Maildir, Security, Signed, Smtp, SmtpSettings},
    },
};
use anyhow::{Context, Result, bail};
use std::time::Duration;

/// The configured transport; it signs letters if there is a key.
///
/// # Errors
/// What is missing or wrong.
pub fn open_outbound(config: &Config) -> Result<Box<dyn Outbound>> {
    let way_out: Box<dyn Outbound> = match (&config.outbound.maildir, &config.outbound.smtp) {
        (Some(folder), _) => {
            let maildir = Maildir::open(&folder.path)
                .with_context(|| format!("can't use the folder {}", folder.path.display()))?;
            Box::new(maildir)
        }
        (None, Some(smtp)) => Box::new(Smtp::new(&smtp_settings(smtp)?).context("outbound.smtp")?),
        (None, None) => {
            bail!("no transport is configured; set [outbound.maildir] or [outbound.smtp]")
        }
    };
    Ok(match signing_key(config)? {
        Some(key) => Box::new(Signed::new(way_out, key)),
        None => way_out,
    })
}

/// The mail server's settings, with the password.
///
/// # Errors
/// If the password can't be read.
pub fn smtp_settings(smtp: &SmtpOut) -> Result<SmtpSettings> {
    let password = smtp.password.as_ref().map(SecretSource::read).transpose();
    let password = password.context("outbound.smtp.password")?;
    Ok(SmtpSettings {
        host: smtp.host.clone(),
        port: smtp.port,
        security: match smtp.tls {
            Tls::None => Security::None,
            Tls::Starttls => Security::StartTls,
            Tls::Tls => Security::Tls,
        },
        ca_file: smtp.ca_file.clone(),
        user: smtp.user.clone(),
        password: password.map(|secret| secret.reveal().to_owned()),
        timeout: Duration::from_secs(smtp.timeout_seconds),
    })
}

/// The key that letters are signed with, if there is one.
///
/// # Errors
/// If it can't be read or used.
pub fn signing_key(config: &Config) -> Result<Option<Dkim>> {
    let Some(dkim) = &config.outbound.dkim else { return Ok(None) };
    let pem = dkim.key.read().context("outbound.dkim.key")?;
    let key = Dkim::new(&dkim.domain, &dkim.selector, pem.reveal());
    Ok(Some(key.context("outbound.dkim.key")?))
}
