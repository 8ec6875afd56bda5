//! Checks a mail's sender ourselves: DKIM (RFC 6376), SPF (RFC 7208) and DMARC
//! (RFC 9989), through DNS.
//!
//! For servers without a mail server in front that already does it. The
//! asynchronous library stays inside this file.

use super::parse::senders::Senders;
use super::trust::{Trust, aligned};
use mail_auth::{
    AuthenticatedMessage, DkimResult, DmarcResult, DnsError, Error, MX, MessageAuthenticator,
    Parameters, RecordSet, ResolverCache, SpfOutput, SpfResult, Txt,
    common::{parse::TxtRecordParser, verify::DomainKey},
    dmarc::{Dmarc, Policy, verify::DmarcParameters},
    spf::{Spf, verify::SpfParameters},
};
use mail_parser::MessageParser;
use std::{
    borrow::Borrow,
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The longest a check may take. After that the mail is unverified.
const LIMIT: Duration = Duration::from_secs(10);

/// The host that handed a mail to our own listener.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peer {
    pub address: IpAddr,
    pub helo: String,
}

/// What the check needs to know besides the mail's bytes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Envelope<'a> {
    /// The envelope sender, if known; empty for the null sender.
    pub sender: Option<&'a str>,
    /// The host that handed the mail in, if it came from outside.
    pub peer: Option<&'a Peer>,
}

/// Checks senders, one check at a time.
pub struct Authenticator {
    runtime: Mutex<tokio::runtime::Runtime>,
    resolver: MessageAuthenticator,
    /// Our own domain, for SPF's explanations.
    domain: String,
    records: Records,
}

/// Why senders can't be checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("can't ask the domain name system: {0}")]
pub struct AuthenticateError(String);

impl Authenticator {
    /// Uses the DNS servers that the system is configured with.
    ///
    /// Fails if there are none, or if no thread can be started.
    pub fn system(domain: &str) -> Result<Authenticator, AuthenticateError> {
        let fault = |error: String| AuthenticateError(error);
        let resolver =
            MessageAuthenticator::new_system_conf().map_err(|error| fault(error.to_string()))?;
        Authenticator::new(resolver, domain, Records::Asked)
    }

    /// Makes no queries and knows only these TXT records, by name: for tests
    /// and machines without a network.
    pub fn fixed(
        domain: &str,
        records: &[(&str, &str)],
    ) -> Result<Authenticator, AuthenticateError> {
        let resolver = MessageAuthenticator::new_cloudflare()
            .map_err(|error| AuthenticateError(error.to_string()))?;
        let known = records.iter().map(|(name, text)| {
            let name = format!("{}.", name.trim_end_matches('.').to_lowercase());
            (name.into_boxed_str(), record(text))
        });
        Authenticator::new(resolver, domain, Records::Fixed(known.collect()))
    }

    fn new(
        resolver: MessageAuthenticator,
        domain: &str,
        records: Records,
    ) -> Result<Authenticator, AuthenticateError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| AuthenticateError(error.to_string()))?;
        Ok(Authenticator {
            runtime: Mutex::new(runtime),
            resolver,
            domain: domain.to_owned(),
            records,
        })
    }

    /// How far the From address of a mail may be believed. What can't be found
    /// out in ten seconds is [`Trust::Unverified`].
    #[must_use]
    pub fn check(&self, raw: &[u8], envelope: Envelope<'_>) -> Trust {
        let Some(message) = AuthenticatedMessage::parse(raw) else { return Trust::Unverified };
        let runtime = self.runtime.lock().unwrap_or_else(PoisonError::into_inner);
        runtime.block_on(async {
            tokio::time::timeout(LIMIT, self.verdict(&message, envelope))
                .await
                .unwrap_or(Trust::Unverified)
        })
    }

    async fn verdict(&self, message: &AuthenticatedMessage<'_>, envelope: Envelope<'_>) -> Trust {
        // Several senders identify nobody, and we must check the same sender
        // that the rest of the program sees.
        let [from] = message.from.as_slice() else { return Trust::Unverified };
        if sender(message.raw_message).as_ref() != Some(from) {
            return Trust::Unverified;
        }
        let Some((_, from_domain)) = from.rsplit_once('@') else { return Trust::Unverified };
        let signatures = self.resolver.verify_dkim(self.asking(message)).await;
        let sender = envelope.sender.filter(|sender| sender.contains('@'));
        let spf = match (envelope.peer, sender) {
            (Some(peer), Some(sender)) => {
                let question =
                    SpfParameters::verify_mail_from(peer.address, &peer.helo, &self.domain, sender);
                self.resolver.verify_spf(self.asking(question)).await
            }
            _ => SpfOutput::new(String::new()),
        };
        let mail_from = sender.and_then(|sender| sender.rsplit_once('@')).map_or("", |it| it.1);
        let question = DmarcParameters {
            message,
            dkim_output: &signatures,
            dkim2_output: None,
            rfc5321_mail_from_domain: mail_from,
            spf_output: &spf,
        };
        let dmarc = self.resolver.verify_dmarc(self.asking(question)).await;
        let passes = |result: &DmarcResult| matches!(result, DmarcResult::Pass);
        let signed = signatures.iter().any(|output| {
            let domain = output.signature().map(|signature| signature.d.as_str());
            matches!(output.result(), DkimResult::Pass)
                && domain.is_some_and(|domain| aligned(domain, from_domain))
        });
        let sent = spf.result() == SpfResult::Pass && aligned(mail_from, from_domain);
        if passes(dmarc.dkim_result()) || passes(dmarc.spf_result()) {
            return Trust::Verified;
        }
        if dmarc.dmarc_record().is_none() && (signed || sent) {
            return Trust::Verified;
        }
        let passing = matches!(dmarc.dkim_result(), DmarcResult::TempError(_))
            || matches!(dmarc.spf_result(), DmarcResult::TempError(_))
            || signatures.iter().any(|one| matches!(one.result(), DkimResult::TempError(_)));
        // Without the peer we can't rule out that SPF would have passed.
        let disowned = matches!(dmarc.policy(), Policy::Reject | Policy::Quarantine);
        if disowned && envelope.peer.is_some() && !passing {
            return Trust::Refused;
        }
        Trust::Unverified
    }

    fn asking<P>(&self, params: P) -> Asking<'_, P> {
        let records = match &self.records {
            Records::Asked => None,
            fixed @ Records::Fixed(_) => Some(fixed),
        };
        Parameters {
            params,
            cache_txt: records,
            cache_mx: records,
            cache_ptr: records,
            cache_ipv4: records,
            cache_ipv6: records,
        }
    }
}

type Asking<'a, P> = Parameters<'a, P, Records, Records, Records, Records, Records>;

/// The single sender, as the mail parser understands it.
fn sender(raw: &[u8]) -> Option<String> {
    let message = MessageParser::default().parse_headers(raw)?;
    Senders::of(&message).one().map(|one| one.address)
}

/// Where DNS records come from: the network, or a fixed list.
enum Records {
    Asked,
    Fixed(HashMap<Box<str>, Txt>),
}

fn record(text: &str) -> Txt {
    let nothing = || Txt::Error(NOT_THERE);
    if text.starts_with("v=DMARC1") {
        return Dmarc::parse(text.as_bytes())
            .map_or_else(|_| nothing(), |it| Txt::Dmarc(it.into()));
    }
    if text.starts_with("v=spf1") {
        return Spf::parse(text.as_bytes()).map_or_else(|_| nothing(), |it| Txt::Spf(it.into()));
    }
    DomainKey::parse(text.as_bytes()).map_or_else(|_| nothing(), |it| Txt::DomainKey(it.into()))
}

const NOT_THERE: Error = Error::Dns(DnsError::InvalidRecordType);

impl ResolverCache<Box<str>, Txt> for Records {
    fn get<Q>(&self, name: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        match self {
            Records::Asked => None,
            Records::Fixed(known) => {
                Some(known.get(name).cloned().unwrap_or(Txt::Error(NOT_THERE)))
            }
        }
    }

    fn remove<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn insert(&self, _: Box<str>, _: Txt, _: Instant) {}
}

/// The fixed list holds no other kinds of records.
macro_rules! no_records {
    ($key:ty, $value:ty) => {
        impl ResolverCache<$key, RecordSet<$value>> for Records {
            fn get<Q>(&self, _: &Q) -> Option<RecordSet<$value>>
            where
                $key: Borrow<Q>,
                Q: Hash + Eq + ?Sized,
            {
                match self {
                    Records::Asked => None,
                    Records::Fixed(_) => Some(RecordSet {
                        rrset: Vec::new().into(),
                        dnssec_status: mail_auth::DnssecStatus::default(),
                    }),
                }
            }

            fn remove<Q>(&self, _: &Q) -> Option<RecordSet<$value>>
            where
                $key: Borrow<Q>,
                Q: Hash + Eq + ?Sized,
            {
                None
            }

            fn insert(&self, _: $key, _: RecordSet<$value>, _: Instant) {}
        }
    };
}
no_records!(Box<str>, MX);
no_records!(Box<str>, Ipv4Addr);
no_records!(Box<str>, Ipv6Addr);
no_records!(IpAddr, Box<str>);
