//! The way out: finished mails leave for a mail server or a folder.
//!
//! An outbound never changes what a letter says, so a second attempt sends the
//! same mail under the same Message-ID; only a signature is put before it, a
//! new one for every attempt. An outbound reports only whether another attempt
//! may help, and whether the letter itself is at fault.

mod answer;
mod aside;
pub mod dkim;
mod line;
mod maildir;
mod memory;
mod probe;
mod settings;
mod smtp;

pub use dkim::{Dkim, DkimError, Signed};
pub use maildir::Maildir;
pub use memory::Memory;
pub use probe::probe;
pub use settings::{Security, SmtpSettings};
pub use smtp::Smtp;

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
    /// The mail, with CRLF line ends.
    pub raw: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// Another attempt with this parcel may succeed.
    #[error("not sent yet: {0}")]
    Temporary(String),
    /// No further attempt with this parcel can help.
    #[error("cannot be sent: {0}")]
    Permanent(String),
    /// No parcel can leave at present: no connection, no encryption, no login,
    /// no room. It is not this parcel's fault.
    #[error("no letter can be sent at present: {0}")]
    Closed(String),
}

/// Something that parcels leave through.
pub trait Outbound: Send {
    /// Sends one parcel. Fails unless the parcel left, and is safe where it went once
    /// [`settle`](Outbound::settle) says so.
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError>;

    /// Makes sure that the parcels sent until now outlast a power cut. If this fails, they
    /// count as not sent.
    fn settle(&mut self) -> Result<(), SendError>;

    /// Nothing needs to be sent for the moment: connections kept open may be
    /// closed.
    fn rest(&mut self) {}

    /// Once `going` is set, waits for a parcel under way only if breaking off
    /// might make it arrive twice, and not for long.
    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        drop(going);
    }
}

impl<O: Outbound + ?Sized> Outbound for Box<O> {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        (**self).send(parcel)
    }

    fn settle(&mut self) -> Result<(), SendError> {
        (**self).settle()
    }

    fn rest(&mut self) {
        (**self).rest();
    }

    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        (**self).hurry_when(going);
    }
}
