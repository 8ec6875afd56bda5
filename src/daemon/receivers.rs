//! The configured SMTP and LMTP receivers.

use super::{
    signs::{Gate, Signs},
    writer::{NotTaken, Writer},
};
use crate::{
    config::Config,
    mail::{
        Incoming, OwnAddress,
        inbox::{Handed, Listen, Listener, Protocol, Receiver, Settings, Verdict, smtp::Handler},
    },
};
use anyhow::{Context, Result};
use std::{sync::Arc, time::Duration};

/// Opens the receivers; LMTP, which our own mail server uses, first.
pub(super) fn open(
    config: &Config,
    handed: &mut Handed,
    own: &OwnAddress,
    max_bytes: u64,
    writer: &Writer,
    signs: &Signs,
) -> Result<Vec<(Protocol, Receiver)>> {
    let (smtp, lmtp) = (&config.inbound.smtp, &config.inbound.lmtp);
    let lmtp = lmtp.iter().map(|lmtp| (Protocol::Lmtp, &lmtp.listen, lmtp.limits));
    let smtp = smtp.iter().map(|smtp| (Protocol::Smtp, &smtp.listen, smtp.limits));
    let mut receivers = Vec::new();
    for (protocol, listen, limits) in lmtp.chain(smtp) {
        let listener = listen
            .parse::<Listen>()
            .map_err(anyhow::Error::from)
            .and_then(|listen| Ok(Listener::bind(&listen, handed)?))
            .with_context(|| {
                format!("inbound.{}.listen: can't listen on {listen}", protocol.as_str())
            })?;
        let ours = own.clone();
        let accepts = Arc::new(move |address: &str| ours.is_ours(address));
        let settings = Settings {
            max_size: usize::try_from(max_bytes).unwrap_or(usize::MAX),
            max_recipients: limits.max_recipients,
            max_sessions: limits.max_sessions,
            max_sessions_of_host: limits.per_host(),
            idle: Duration::from_secs(limits.idle_seconds),
            total: Duration::from_secs(limits.session_seconds),
            ..Settings::new(protocol, own.domain(), accepts, handler(writer.clone(), signs.clone()))
        };
        let receiver = Receiver::new(listener, settings)
            .with_context(|| format!("inbound.{}: can't wait for mail", protocol.as_str()))?;
        receivers.push((protocol, receiver));
    }
    for name in handed.left() {
        tracing::warn!(socket = name, "systemd passed a socket that no receiver is configured for");
    }
    Ok(receivers)
}

/// Handles a mail: 250 only after the commit.
fn handler(writer: Writer, signs: Signs) -> Handler {
    Arc::new(move |incoming: Incoming| {
        let bytes = incoming.raw.len() as u64;
        let source = incoming.source;
        let take = || writer.receive_now(incoming, bytes);
        match signs.taking(Gate::Receiver, source, take) {
            Ok(_) => Verdict::Taken,
            Err(NotTaken::Busy) => Verdict::Later("busy, try again".into()),
            Err(NotTaken::GoingDown) => Verdict::Later("going down".into()),
            Err(NotTaken::Failed) => Verdict::Later("can't keep it now, try again".into()),
        }
    })
}
