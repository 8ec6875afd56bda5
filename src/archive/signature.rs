//! Signatures of archives: who vouches for names, times and reasons, which neither
//! the seed nor the rules can prove.
//!
//! The format is minisign's (<https://jedisct1.github.io/minisign/>): Ed25519 over
//! `BLAKE2b` of the file, in a small text file next to it, so `minisign -Vm FILE`
//! gives the same result. Keys are minisign's as well, and never part of an
//! archive.

use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::{DateTime, Utc};
use minisign::{ErrorKind, PublicKey, SecretKeyBox, SignatureBox};
use std::{
    fmt,
    io::Cursor,
    path::{Path, PathBuf},
};

/// The longest key or signature that is read, in bytes.
pub const MAX_BYTES: u64 = 4096;

/// The path of a file's signature: next to it, as with minisign.
#[must_use]
pub fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".minisig");
    PathBuf::from(name)
}

/// What is wrong with a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// It is not what `minisign -G` writes.
    #[error("it is not a minisign secret key")]
    NoSecretKey,
    /// Neither a public key file nor the text of one.
    #[error("it is not a minisign public key")]
    NoPublicKey,
    /// It is protected by a different passphrase.
    #[error("the passphrase is not the one that protects it")]
    WrongPassphrase,
}

/// A secret key as it is stored.
pub struct StoredKey(String);

impl StoredKey {
    /// Reads the text of a key file.
    pub fn read(text: &str) -> Result<StoredKey, KeyError> {
        let key = StoredKey(text.to_owned());
        key.bytes().map(|_| key)
    }

    fn bytes(&self) -> Result<Vec<u8>, KeyError> {
        let line = self.0.lines().nth(1).ok_or(KeyError::NoSecretKey)?;
        let bytes = STANDARD.decode(line.trim()).map_err(|_| KeyError::NoSecretKey)?;
        // `Ed`, the method of protection, `B2`, and the rest.
        let is_key = bytes.len() == 158 && bytes.starts_with(b"Ed");
        if is_key { Ok(bytes) } else { Err(KeyError::NoSecretKey) }
    }

    /// Whether a passphrase is needed to use it.
    #[must_use]
    pub fn is_protected(&self) -> bool {
        self.bytes().is_ok_and(|bytes| bytes[2..4] != [0, 0])
    }

    /// Prepares it for signing. A protected key needs the passphrase.
    pub fn open(self, passphrase: Option<&str>) -> Result<Signer, KeyError> {
        let protected = self.is_protected();
        let stored = SecretKeyBox::from(self.0);
        let secret = if protected {
            stored.into_secret_key(Some(passphrase.unwrap_or_default().to_owned()))
        } else {
            stored.into_unencrypted_secret_key()
        };
        let secret = secret.map_err(|error| {
            let wrong = matches!(error.kind(), ErrorKind::Verify);
            if wrong { KeyError::WrongPassphrase } else { KeyError::NoSecretKey }
        })?;
        let public = PublicKey::from_secret_key(&secret).map_err(|_| KeyError::NoSecretKey)?;
        Ok(Signer { secret, key: Key(public) })
    }
}

/// Signs files. Not `Debug`, because it holds the secret key.
pub struct Signer {
    secret: minisign::SecretKey,
    key: Key,
}

impl Signer {
    /// The matching public key.
    #[must_use]
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// Signs the bytes of a file with this name. Fails if the system provides no
    /// random numbers.
    pub fn sign(&self, bytes: &[u8], name: &str, now: DateTime<Utc>) -> Result<String, String> {
        let trusted = format!("timestamp:{}\tfile:{name}\thashed", now.timestamp());
        let untrusted = "signature of an archive of Monsoon";
        let signed = minisign::sign(
            Some(&self.key.0),
            &self.secret,
            Cursor::new(bytes),
            Some(&trusted),
            Some(untrusted),
        );
        signed.map(SignatureBox::into_string).map_err(|error| error.to_string())
    }
}

#[derive(Clone)]
pub struct Key(PublicKey);

impl Key {
    /// Reads the text of a public key file, or just the key (`RW...`).
    pub fn read(text: &str) -> Result<Key, KeyError> {
        let line = text.lines().map(str::trim).rfind(|line| !line.is_empty());
        let key = PublicKey::from_base64(line.unwrap_or_default());
        key.map(Key).map_err(|_| KeyError::NoPublicKey)
    }

    /// Checks a signature of bytes, and returns the signer's trusted comment.
    /// Fails with what does not match, as a sentence without a full stop.
    pub fn check(&self, bytes: &[u8], signature: &str) -> Result<String, String> {
        let read = SignatureBox::from_string(signature);
        let signature = read.map_err(|_| "it is not a minisign signature".to_owned())?;
        if signature.keynum() != self.0.keynum() {
            let other = Id(signature.keynum());
            return Err(format!("it was made with another key: {other}, not {self}"));
        }
        minisign::verify(&self.0, &signature, Cursor::new(bytes), true, false, true).map_err(
            |_| {
                "it does not fit: the archive or the signature was changed after it was signed"
                    .to_owned()
            },
        )?;
        let said = signature.trusted_comment().unwrap_or_default();
        Ok(said.replace(char::is_control, " "))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Id(self.0.keynum()).fmt(f)
    }
}

/// A key's id, as minisign shows it.
struct Id<'a>(&'a [u8]);

impl fmt::Display for Id<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().rev().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}
