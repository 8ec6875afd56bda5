//! One-tap answers: `mailto:` links with the order already written (RFC 6068).

use super::rich::UNBROKEN;
use std::fmt::Write;

/// One answer that a tap writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What it does, in the reader's language.
    pub label: String,
    /// The order it writes, as printed beside it.
    pub order: String,
    pub href: String,
    /// Is what is printed beside it the order, rather than how many lines it
    /// has?
    pub says_order: bool,
}

impl Button {
    /// A button that mails one order.
    #[must_use]
    pub fn new(label: String, order: String, reply_to: &str, subject: &str) -> Button {
        let href = mailto(reply_to, subject, &order);
        Button { label, order, href, says_order: true }
    }

    /// Does the order stay in one piece even on a phone, behind this word?
    #[must_use]
    pub fn is_short(&self, write: &str) -> bool {
        write.chars().count() + self.order.chars().count() < UNBROKEN
    }
}

/// A `mailto:` link. Lines of the body are joined by CR LF.
#[must_use]
pub fn mailto(address: &str, subject: &str, body: &str) -> String {
    let body = body.lines().collect::<Vec<_>>().join("\r\n");
    format!(
        "mailto:{}?subject={}&body={}",
        encode(address, b"@"),
        encode(subject, b""),
        encode(&body, b"")
    )
}

/// Percent-encodes all but letters, digits, `-._~` and the bytes in `also`: a
/// plus too, since some handlers take it for a space.
fn encode(text: &str, also: &[u8]) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) || also.contains(&byte) {
            out.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_survives_every_handler() {
        assert_eq!(
            mailto("santiago+t7.x9@example.org", "[Monsoon 7] Santiago", "bid 5\n# é & co"),
            "mailto:santiago%2Bt7.x9@example.org?subject=%5BMonsoon%207%5D%20Santiago\
             &body=bid%205%0D%0A%23%20%C3%A9%20%26%20co"
        );
    }
}
