//! A mail as it came, and what was read in it.

use super::authenticate::Peer;
use super::bounce::Failure;
use serde::{Deserialize, Serialize};

/// Where a mail came from.
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

/// A mail as it came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// The mail itself, byte for byte.
    pub raw: Vec<u8>,
    /// The envelope's recipients; empty where they are not known.
    pub recipients: Vec<String>,
    /// The envelope's sender: `Some("")` is the null sender, `None` unknown.
    pub sender: Option<String>,
    pub source: Source,
    /// Who handed it to our own listener from outside, if anybody did.
    pub peer: Option<Peer>,
}

/// A name and an address.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mailbox {
    /// The display name, where there is one.
    pub name: Option<String>,
    /// `local@domain`, in lower case for mails that were read.
    pub address: String,
}

/// What was read in a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// The Message-ID without its brackets.
    pub message_id: Option<String>,
    /// The mailbox of From; none where it names several, who are nobody in
    /// particular.
    pub from: Option<Mailbox>,
    /// Who it is addressed to, lower case and each once: the envelope first,
    /// then To, Cc and what mail servers noted on the way.
    pub recipients: Vec<String>,
    /// The subject on one line; empty where there is none.
    pub subject: String,
    /// The Message-IDs of In-Reply-To, without brackets.
    pub in_reply_to: Vec<String>,
    /// The last Message-IDs of References, oldest first, without brackets.
    pub references: Vec<String>,
    /// The readable text, quotes included, its lines ended by LF.
    pub body: String,
    /// Whether its lines may have been broken on the way: a plain text that
    /// does not say where its paragraphs go on (RFC 3676), and no HTML.
    pub is_broken: bool,
    /// The author's signature, if the HTML marks one; it is not in the body.
    pub signature: Vec<String>,
    /// How many attachments there are; none of them is read.
    pub attachments: usize,
    /// How many of them may hold words for us: no pictures in the page, no
    /// signatures, no visiting cards.
    pub unread: usize,
    /// What sort of mail this is.
    pub kind: LetterKind,
}

/// What sort of mail this is. Only [`LetterKind::Orders`] may be obeyed or
/// answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LetterKind {
    /// A person's own mail, as far as can be told.
    Orders,
    /// A machine's answer: a vacation notice, a read receipt.
    AutoReply {
        /// The sign it was recognised by.
        why: String,
    },
    /// A report that a letter could not be delivered, or not yet.
    Bounce {
        /// The sign it was recognised by.
        why: String,
        /// What it tells of the letter and its recipient.
        failure: Failure,
    },
    /// An abuse report of the recipient's provider.
    Feedback {
        /// The sign it was recognised by.
        why: String,
    },
    /// A mailing list or a mass mailing.
    List {
        /// The sign it was recognised by.
        why: String,
    },
    /// One of our own letters, come back.
    Own {
        /// The sign it was recognised by.
        why: String,
    },
    /// Not a mail that can be read.
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
