//! The receivers of SMTP and LMTP that a configuration names.

use super::writer::{NotTaken, Writer};
use crate::{
    config::Config,
    mail::{
        Incoming, OwnAddress,
        inbox::{Handed, Listen, Listener, Protocol, Receiver, Settings, Verdict, smtp::Handler},
    },
};
use anyhow::{Context, Result};
use std::sync::Arc;

/// Opens the receivers; LMTP, the mail server's own way, first.
pub(super) fn open(
    config: &Config,
    handed: &mut Handed,
    own: &OwnAddress,
    max_bytes: u64,
    writer: &Writer,
) -> Result<Vec<(Protocol, Receiver)>> {
    let (smtp, lmtp) = (&config.inbound.smtp, &config.inbound.lmtp);
    let lmtp = lmtp.iter().map(|lmtp| (Protocol::Lmtp, &lmtp.listen, lmtp.max_recipients));
    let smtp = smtp.iter().map(|smtp| (Protocol::Smtp, &smtp.listen, smtp.max_recipients));
    let mut receivers = Vec::new();
    for (protocol, listen, max_recipients) in lmtp.chain(smtp) {
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
            max_recipients,
            ..Settings::new(protocol, own.domain(), accepts, handler(writer.clone()))
        };
        receivers.push((protocol, Receiver::new(listener, settings)));
    }
    for name in handed.left() {
        tracing::warn!(socket = name, "systemd hands over a socket that no receiver listens on");
    }
    Ok(receivers)
}

/// What a receiver does with a mail: 250 only after the commit.
fn handler(writer: Writer) -> Handler {
    Arc::new(move |incoming: Incoming| {
        let bytes = incoming.raw.len() as u64;
        match writer.receive_now(incoming, bytes) {
            Ok(_) => Verdict::Taken,
            Err(NotTaken::Busy) => Verdict::Later("busy, try again".into()),
            Err(NotTaken::GoingDown) => Verdict::Later("going down".into()),
            Err(NotTaken::Failed) => Verdict::Later("can't keep it now, try again".into()),
        }
    })
}
