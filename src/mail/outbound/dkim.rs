//! Signs every letter (DKIM, RFC 6376), so that receivers can verify who sent
//! it.

use super::{Outbound, Parcel, SendError};
use base64::{Engine, engine::general_purpose::STANDARD};
use mail_auth::{
    common::{
        crypto::{Algorithm, DkimKey, Ed25519Key, RsaKey, Sha256, SigningKey},
        headers::{HeaderWriter, Writable},
    },
    dkim::{Canonicalization, DkimSigner},
};
use rustls_pki_types::{PrivateKeyDer, pem::PemObject};
use std::sync::{Arc, atomic::AtomicBool};

/// The headers to sign, if present.
const SIGNED: [&str; 13] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "In-Reply-To",
    "References",
    "Reply-To",
    "List-Id",
    "List-Unsubscribe",
    "MIME-Version",
    "Content-Type",
    "Auto-Submitted",
];

/// A key that can't be used, or a letter that can't be signed. Reveals nothing
/// about the key itself.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DkimError {
    #[error(
        "this is not a private key in PEM: it should begin with «-----BEGIN PRIVATE KEY-----» or \
         «-----BEGIN RSA PRIVATE KEY-----»"
    )]
    NotPem,
    /// A key of another kind, or one that is too short.
    #[error("only RSA keys of 2048 to 4096 bits and Ed25519 keys can sign letters")]
    Unusable,
    /// The library failed: the system provides no random numbers.
    #[error("the letter can't be signed: {0}")]
    Sign(String),
}

/// What letters are signed with.
pub struct Dkim {
    domain: String,
    selector: String,
    key: Key,
    public: Vec<u8>,
}

struct Key(DkimKey);

impl SigningKey for &Key {
    type Hasher = Sha256;

    fn sign(&self, input: impl Writable) -> mail_auth::Result<Vec<u8>> {
        self.0.sign(input)
    }

    fn algorithm(&self) -> Algorithm {
        self.0.algorithm()
    }
}

impl std::fmt::Debug for Dkim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dkim")
            .field("domain", &self.domain)
            .field("selector", &self.selector)
            .finish_non_exhaustive()
    }
}

impl Dkim {
    /// Signs for `domain` with the private key in `pem`: PKCS#8, or PKCS#1 for
    /// RSA.
    pub fn new(domain: &str, selector: &str, pem: &str) -> Result<Dkim, DkimError> {
        let der = PrivateKeyDer::from_pem_slice(pem.as_bytes()).map_err(|_| DkimError::NotPem)?;
        let (key, public) = read_key(&der)?;
        Ok(Dkim { domain: domain.into(), selector: selector.into(), key: Key(key), public })
    }

    /// The DNS name to publish the public key under.
    #[must_use]
    pub fn record_name(&self) -> String {
        format!("{}._domainkey.{}", self.selector, self.domain)
    }

    /// The text of the TXT record with the public key (RFC 6376 section 3.6.1,
    /// RFC 8463).
    #[must_use]
    pub fn record(&self) -> String {
        let (kind, public) = match self.key.0 {
            DkimKey::Rsa(_) => ("rsa", STANDARD.encode(public_key_info(&self.public))),
            DkimKey::Ed25519(_) => ("ed25519", STANDARD.encode(&self.public)),
        };
        format!("v=DKIM1; k={kind}; p={public}")
    }

    /// The letter with a signature put before it; not a byte of it is changed.
    ///
    /// If the library fails, another try may work.
    pub fn sign(&self, raw: &[u8]) -> Result<Vec<u8>, DkimError> {
        let present = header_names(raw);
        let is_there =
            |name: &&str| present.iter().any(|found| found.eq_ignore_ascii_case(name.as_bytes()));
        // From is named once more than it occurs, so that adding a second one
        // before ours in transit breaks the signature (RFC 6376 section 5.4.2).
        let headers = SIGNED.into_iter().filter(is_there).chain(["From"]);
        let signature = DkimSigner::from_key(&self.key)
            .domain(&self.domain)
            .selector(&self.selector)
            .headers(headers)
            .header_canonicalization(Canonicalization::Relaxed)
            .body_canonicalization(Canonicalization::Relaxed)
            .sign(raw)
            .map_err(|error| DkimError::Sign(error.to_string()))?;
        let mut signed = signature.to_header().into_bytes();
        signed.extend_from_slice(raw);
        Ok(signed)
    }
}

/// The private key, and the public key as the library returns it.
fn read_key(der: &PrivateKeyDer<'_>) -> Result<(DkimKey, Vec<u8>), DkimError> {
    if let Ok(key) = RsaKey::<Sha256>::from_key_der(der.clone_key()) {
        let public = key.public_key();
        return Ok((DkimKey::Rsa(key), public));
    }
    let PrivateKeyDer::Pkcs8(pkcs8) = der else { return Err(DkimError::Unusable) };
    // Not every program writes the public key next to the private one.
    let key = Ed25519Key::from_pkcs8_maybe_unchecked_der(pkcs8.secret_pkcs8_der())
        .map_err(|_| DkimError::Unusable)?;
    let public = key.public_key();
    Ok((DkimKey::Ed25519(key), public))
}

fn header_names(raw: &[u8]) -> Vec<&[u8]> {
    let lines = raw.split(|byte| *byte == b'\n');
    lines
        .take_while(|line| !line.is_empty() && *line != b"\r")
        .filter(|line| !line.starts_with(b" ") && !line.starts_with(b"\t"))
        .filter_map(|line| line.split(|byte| *byte == b':').next())
        .map(<[u8]>::trim_ascii)
        .collect()
}

/// Wraps a public RSA key (RFC 8017) in a `SubjectPublicKeyInfo` (RFC 5280), as
/// receivers expect.
fn public_key_info(key: &[u8]) -> Vec<u8> {
    // SEQUENCE { OBJECT IDENTIFIER rsaEncryption, NULL }
    const RSA: [u8; 15] =
        [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];
    let mut bits = vec![0];
    bits.extend_from_slice(key);
    let mut inside = RSA.to_vec();
    inside.extend(der_value(0x03, &bits));
    der_value(0x30, &inside)
}

/// A DER value: tag, length, contents.
fn der_value(tag: u8, contents: &[u8]) -> Vec<u8> {
    let mut value = vec![tag];
    let length = contents.len().to_be_bytes();
    let length: &[u8] = &length[length.iter().take_while(|byte| **byte == 0).count()..];
    match length {
        [] => value.push(0),
        [short @ 0..=0x7f] => value.push(*short),
        // Eight bytes are enough for any length.
        long => {
            value.push(0x80 | u8::try_from(long.len()).unwrap_or_default());
            value.extend_from_slice(long);
        }
    }
    value.extend_from_slice(contents);
    value
}

/// Signs whatever leaves through another outbound.
#[derive(Debug)]
pub struct Signed<O> {
    inner: O,
    dkim: Dkim,
}

impl<O: Outbound> Signed<O> {
    /// Signs whatever leaves through `inner`.
    pub fn new(inner: O, dkim: Dkim) -> Self {
        Signed { inner, dkim }
    }
}

impl<O: Outbound> Outbound for Signed<O> {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        let raw =
            self.dkim.sign(&parcel.raw).map_err(|error| SendError::Temporary(error.to_string()))?;
        self.inner.send(&Parcel { raw, ..parcel.clone() })
    }

    fn settle(&mut self) -> Result<(), SendError> {
        self.inner.settle()
    }

    fn rest(&mut self) {
        self.inner.rest();
    }

    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        self.inner.hurry_when(going);
    }
}

#[cfg(test)]
mod tests;
