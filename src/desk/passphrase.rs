//! A player's passphrase: stored as an Argon2id hash (RFC 9106), never as text.

use super::DeskError;
use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};

/// The longest passphrase, in bytes.
const LONGEST: usize = 200;

/// A passphrase in the form in which it is compared: extra spaces come from the
/// mail program, not from the player.
fn plain(passphrase: &str) -> String {
    passphrase.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether this can be a passphrase.
pub fn is_usable(passphrase: &str) -> bool {
    let plain = plain(passphrase);
    plain.chars().count() >= 6 && plain.len() <= LONGEST
}

/// Hashes a passphrase for the database.
pub fn hash(passphrase: &str) -> Result<String, DeskError> {
    let mut salt = [0_u8; 16];
    getrandom::fill(&mut salt).map_err(DeskError::Random)?;
    let fault = |error: argon2::password_hash::Error| DeskError::Fault(error.to_string());
    let salt = SaltString::encode_b64(&salt).map_err(fault)?;
    let hash = Argon2::default().hash_password(plain(passphrase).as_bytes(), &salt);
    Ok(hash.map_err(fault)?.to_string())
}

/// Whether this is such a hash.
pub fn is_hash(text: &str) -> bool {
    text.starts_with("$argon2id$") && PasswordHash::new(text).is_ok()
}

/// Whether this is the passphrase with that hash.
pub fn fits(passphrase: &str, hash: &str) -> bool {
    passphrase.len() <= 2 * LONGEST
        && PasswordHash::new(hash).is_ok_and(|hash| {
            Argon2::default().verify_password(plain(passphrase).as_bytes(), &hash).is_ok()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_passphrase_fits_its_hash() {
        let hash = hash("open  Sesame ").unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("esame"));
        assert!(fits("open Sesame", &hash) && fits("  open   Sesame", &hash));
        for wrong in ["", "open sesame", "open Sesame!", "openSesame"] {
            assert!(!fits(wrong, &hash), "{wrong}");
        }
        assert!(!fits("open Sesame", "no hash"));
        assert!(!is_usable("abc") && is_usable("abc def") && !is_usable(&"x".repeat(201)));
    }
}
