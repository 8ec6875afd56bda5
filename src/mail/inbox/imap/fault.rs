//! What can go wrong with a mailbox, grouped by what to do about it.

use io_imap::send::ImapSendError;

/// Why a mailbox could not be processed. The texts are written for the
/// operator: lower case, no full stop, no secret and no address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("told to stop")]
    Stopped,
    /// The server rejects our login. Trying often would only make it worse.
    #[error("{0}")]
    Login(String),
    /// The server refused one command; the connection stays usable.
    #[error("the server refuses {command}: {text}")]
    Refused { command: &'static str, text: String },
    /// A response is larger than we accept. The connection is no longer usable.
    #[error("the server's answer is larger than allowed")]
    TooLarge,
    /// Everything else: no connection, a broken one, a mailbox that is gone.
    #[error("{0}")]
    Broken(String),
}

impl Fault {
    pub(super) fn from_send(error: &ImapSendError) -> Fault {
        match error {
            ImapSendError::MessageTooLong(_) => Fault::TooLarge,
            ImapSendError::Eof => Fault::closed(),
            ImapSendError::DecodingFailure(_) | ImapSendError::MessageIsPoisoned(_) => {
                Fault::garbled()
            }
        }
    }

    pub(super) fn closed() -> Fault {
        Fault::Broken("the server closed the connection".into())
    }

    pub(super) fn garbled() -> Fault {
        Fault::Broken("the server's response is not IMAP".into())
    }
}

/// A server's words, fit for a log: on one line, short, without addresses, and
/// without the secret in case the server repeats it.
pub(super) fn said(text: &str, secret: Option<&str>) -> String {
    let text = match secret {
        Some(secret) if !secret.is_empty() => text.replace(secret, "..."),
        _ => text.to_owned(),
    };
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .map(|word| if word.contains('@') { "..." } else { word })
        .collect();
    words.join(" ").chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_says_is_told_without_secrets() {
        let cases = [
            ("Authentication failed.", "Authentication failed."),
            ("no\r\nsuch\x1b[31m user", "no such [31m user"),
            ("user ann@example.org is locked", "user ... is locked"),
            ("sesame is wrong", "... is wrong"),
        ];
        for (text, told) in cases {
            assert_eq!(said(text, Some("sesame")), told);
        }
        assert_eq!(said(&"x".repeat(1000), None).len(), 200);
    }
}
