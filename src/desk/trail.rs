//! A mail's trail in the log: one id from its arrival to the letters that it caused.

use crate::{
    mail::{self, Incoming},
    store::Reader,
};
use tracing::{Level, Span};

/// What is said of mails and letters as they pass has a name of its own in the log, so
/// that it can be left out.
pub const TRAIL: &str = "monsoon::trail";

/// The span of a mail that comes in.
#[must_use]
pub fn trail(incoming: &Incoming) -> Span {
    if !tracing::enabled!(target: TRAIL, Level::INFO) {
        return Span::none();
    }
    tracing::info_span!(target: TRAIL, "mail", id = %mail::trace_id(incoming))
}

/// The span of the mail that caused a letter, if one did.
pub(super) fn trail_of(reader: Reader<'_>, letter: i64) -> Span {
    if !tracing::enabled!(target: TRAIL, Level::INFO) {
        return Span::none();
    }
    // A letter is not worth less because the log can't say whence it comes.
    match reader.trace_of(letter) {
        Ok(Some(id)) => tracing::info_span!(target: TRAIL, "mail", %id),
        Ok(None) | Err(_) => Span::none(),
    }
}
