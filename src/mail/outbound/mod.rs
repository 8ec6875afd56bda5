//! The way out: finished bytes leave for a mail server or a folder.
//!
//! An outbound never changes what a letter says, so a second attempt is the
//! same mail under the same Message-ID; a signature is put before it, anew on
//! every try. It tells only whether another attempt may help, and whose fault
//! it is.

mod answer;
mod aside;
pub mod dkim;
mod line;
mod maildir;
mod memory;
mod probe;
mod smtp;

pub use dkim::{Dkim, DkimError, Signed};
pub use maildir::Maildir;
pub use memory::Memory;
pub use probe::probe;
pub use smtp::{Security, Smtp, SmtpSettings};

use std::sync::{Arc, atomic::AtomicBool};

/// A mail to send: bytes and envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parcel {
    /// The envelope's sender; `None` is the null sender.
    pub from: Option<String>,
    /// The envelope's only recipient.
    pub to: String,
    /// The Message-ID in the bytes, without brackets.
    pub message_id: String,
    /// The mail, with CRLF lines.
    pub raw: Vec<u8>,
}

/// A parcel that did not leave.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// This parcel is worth another attempt.
    #[error("not sent yet: {0}")]
    Temporary(String),
    /// No attempt with this parcel can help.
    #[error("cannot be sent: {0}")]
    Permanent(String),
    /// No parcel can leave at present: no connection, no encryption, no login,
    /// no room. It is not this parcel's fault.
    #[error("the way out is closed: {0}")]
    Closed(String),
}

/// Something parcels leave through.
pub trait Outbound: Send {
    /// Sends one parcel.
    ///
    /// # Errors
    /// When the parcel did not certainly leave.
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError>;

    /// Nothing is to be sent for the moment: what is kept open may be closed.
    fn rest(&mut self) {}

    /// Once `going` is set, a parcel under way is waited for only where breaking off
    /// might have it arrive twice, and not for long.
    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        drop(going);
    }
}

impl<O: Outbound + ?Sized> Outbound for Box<O> {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        (**self).send(parcel)
    }

    fn rest(&mut self) {
        (**self).rest();
    }

    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        (**self).hurry_when(going);
    }
}
