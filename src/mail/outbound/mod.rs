//! The way out: finished bytes leave for a mail server or a folder.
//!
//! An outbound never changes a byte, so a second attempt is the same mail
//! under the same Message-ID. It tells only whether another attempt may help.

mod maildir;
mod memory;
mod smtp;

pub use maildir::Maildir;
pub use memory::Memory;
pub use smtp::{Security, Smtp, SmtpSettings};

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
    /// Worth another attempt.
    #[error("not sent yet: {0}")]
    Temporary(String),
    /// No attempt can help.
    #[error("cannot be sent: {0}")]
    Permanent(String),
}

/// Something parcels leave through.
pub trait Outbound: Send {
    /// Sends one parcel.
    ///
    /// # Errors
    /// When the parcel did not certainly leave.
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError>;
}
