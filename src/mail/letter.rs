//! A mail as it arrived, and what was read in it.

use super::authenticate::Peer;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Our own SMTP listener.
    Smtp,
    /// Our own LMTP listener.
    Lmtp,
    /// A Maildir that a mail server delivers into.
    Maildir,
    /// A mailbox on a server.
    Imap,
    /// Handed over by a program, through our spool.
    Spool,
}

impl Source {
    /// The word for the database and the log.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Source::Smtp => "smtp",
            Source::Lmtp => "lmtp",
            Source::Maildir => "maildir",
            Source::Imap => "imap",
            Source::Spool => "spool",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// The mail itself, byte for byte.
    pub raw: Vec<u8>,
    /// The envelope's recipients; empty if unknown.
    pub recipients: Vec<String>,
    /// The envelope's sender: `Some("")` is the null sender, `None` unknown.
    pub sender: Option<String>,
    pub source: Source,
    /// The host that handed it to our own listener, if it came from outside.
    pub peer: Option<Peer>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mailbox {
    /// The display name, if there is one.
    pub name: Option<String>,
    /// `local@domain`; in lower case for mails that were read.
    pub address: String,
}

/// What was read in a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// The Message-ID without its brackets.
    pub message_id: Option<String>,
    /// The mailbox in From; `None` if it names several, which identify nobody.
    pub from: Option<Mailbox>,
    /// The recipients, in lower case and without repeats: those of the
    /// envelope, then To, Cc and what mail servers added in transit.
    pub recipients: Vec<String>,
    /// The subject on one line; empty if there is none.
    pub subject: String,
    /// The Message-IDs of In-Reply-To, without brackets.
    pub in_reply_to: Vec<String>,
    /// The last Message-IDs of References, oldest first, without brackets.
    pub references: Vec<String>,
    /// The readable text, quotes included, with LF line ends.
    pub body: String,
    /// Whether its lines may have been broken in transit: plain text that does
    /// not say where paragraphs continue (RFC 3676), without HTML.
    pub is_broken: bool,
    /// The author's signature, if the HTML marks one; it is not in the body.
    pub signature: Vec<String>,
    /// The number of attachments; none of them is read.
    pub attachments: usize,
    /// How many of them may contain words for us: not inline pictures,
    /// signatures, or contact cards.
    pub unread: usize,
    /// What kind of mail this is.
    pub kind: LetterKind,
}

/// What kind of mail this is. Only [`LetterKind::Orders`] may be obeyed or
/// answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LetterKind {
    /// A person's own mail, as far as we can tell.
    Orders,
    /// An automatic reply: a vacation notice, a read receipt.
    AutoReply {
        /// The sign it was recognised by.
        why: String,
    },
    /// A report that a letter could not be delivered, or not yet.
    Bounce {
        /// The sign it was recognised by.
        why: String,
        /// What it says about the letter and its recipient.
        failure: Failure,
    },
    /// An abuse report from the recipient's provider.
    Feedback {
        /// The sign it was recognised by.
        why: String,
    },
    /// A mailing list or a mass mailing.
    List {
        /// The sign it was recognised by.
        why: String,
    },
    /// One of our own letters that came back.
    Own {
        /// The sign it was recognised by.
        why: String,
    },
    /// A mail that can't be read.
    Unreadable {
        /// What is wrong with it.
        why: String,
    },
}

impl LetterKind {
    /// Whether this is a person's mail, which may hold orders.
    #[must_use]
    pub fn is_orders(&self) -> bool {
        matches!(self, LetterKind::Orders)
    }

    /// The word for the database and the log.
    #[must_use]
    pub fn as_str(&self) -> &'static str {
        match self {
            LetterKind::Orders => "orders",
            LetterKind::AutoReply { .. } => "auto-reply",
            LetterKind::Bounce { .. } => "bounce",
            LetterKind::Feedback { .. } => "feedback",
            LetterKind::List { .. } => "list",
            LetterKind::Own { .. } => "own",
            LetterKind::Unreadable { .. } => "unreadable",
        }
    }

    /// The sign it was recognised by; empty for a person's mail.
    #[must_use]
    pub fn why(&self) -> &str {
        match self {
            LetterKind::Orders => "",
            LetterKind::AutoReply { why }
            | LetterKind::Bounce { why, .. }
            | LetterKind::Feedback { why }
            | LetterKind::List { why }
            | LetterKind::Own { why }
            | LetterKind::Unreadable { why } => why,
        }
    }
}

/// What a delivery failure report says. Anything it doesn't say is `None`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Failure {
    /// The address the letter was sent to, in lower case.
    pub recipient: Option<String>,
    /// Whether sending again is useless: a failure of class 5 (RFC 3463). Class
    /// 4 failures, delays and reports of success are not permanent.
    pub permanent: Option<bool>,
    /// The enhanced status code, such as `5.1.1` (RFC 3463).
    pub status: Option<String>,
    /// The Message-ID of the letter that came back, without brackets.
    pub message_id: Option<String>,
}
