//! What is looked up instead of a secret.

use crate::engine::hex;
use sha2::{Digest, Sha256};

/// The lookup key for a token. Comparing digests reveals nothing about how close a
/// guess was.
pub(super) fn digest_of(token: &str) -> String {
    hex(&Sha256::digest(token.to_lowercase().as_bytes()))
}
