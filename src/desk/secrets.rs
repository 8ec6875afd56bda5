//! Secrets that nobody can guess.

use super::DeskError;
use crate::engine::hex;

/// Random bytes in lower-case hexadecimal: safe in an address, even if its case
/// changes.
pub(super) fn random_hex<const BYTES: usize>() -> Result<String, DeskError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(DeskError::Random)?;
    Ok(hex(&bytes))
}
