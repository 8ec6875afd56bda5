//! One-tap answers: `mailto:` links that already contain the order (RFC 6068).

use super::paint::Paint;
use super::rich::UNBROKEN;

/// An answer that takes a single tap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What it does, in the reader's language.
    pub label: String,
    /// The order it sends, as printed next to it.
    pub order: String,
    pub href: String,
    /// Whether the text printed next to it is the order, rather than its number of
    /// lines.
    pub says_order: bool,
    /// In a row of buttons: a word or a figure, and what it costs or brings.
    pub face: Option<(String, String)>,
    /// Whether it is the one obvious step, rather than a choice: those are never
    /// told apart by colour, because a letter does not advise.
    pub step: bool,
    /// Whether its order is only begun, for the reader to go on with.
    pub begun: bool,
}

impl Button {
    /// A button that mails a single order.
    #[must_use]
    pub fn new(label: String, order: String, reply_to: &str, subject: &str) -> Button {
        let href = mailto(reply_to, subject, &order);
        Button { label, order, href, says_order: true, face: None, step: false, begun: false }
    }

    /// The same as the one obvious step.
    #[must_use]
    pub fn step(self) -> Button {
        Button { step: true, ..self }
    }

    /// Its colours.
    pub(crate) fn paint(&self) -> &'static Paint {
        if self.step { &Paint::STEP } else { &Paint::BUTTON }
    }

    /// Whether the order, following this word, fits on one line even on a phone.
    #[must_use]
    pub fn is_short(&self, write: &str) -> bool {
        write.chars().count() + self.order.chars().count() < UNBROKEN
    }
}

/// A `mailto:` link. The lines of the body are joined by CR LF.
#[must_use]
pub fn mailto(address: &str, subject: &str, body: &str) -> String {
    let body = body.lines().collect::<Vec<_>>().join("\r\n");
    format!(
        "mailto:{}?subject={}&body={}",
        encode(address, b"@"),
        encode(subject, b":()"),
        encode(&body, b"")
    )
}

/// Percent-encodes everything except letters, digits, `-._~` and the bytes in
/// `also`. That includes the plus, which some handlers take for a space.
fn encode(text: &str, also: &[u8]) -> String {
    let digit =
        |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0').to_ascii_uppercase();
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) || also.contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    out
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
