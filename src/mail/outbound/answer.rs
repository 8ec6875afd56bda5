//! What a mail server's refusal means: try again, never try again, or that it
//! accepts nothing at all (RFC 5321 section 4.2, RFC 3463).

/// How far the conversation had got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The letter's sender was sent.
    Sender,
    Recipient,
    /// The letter's bytes were sent.
    Content,
}

/// What a refusal means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Later,
    /// Never try this letter again.
    Never,
    /// Try no letter for a while.
    Closed,
}

/// Judges a reply by its code, `None` if there was no reply that could be
/// understood, and its text.
///
/// A wrong `Never` loses a letter; a wrong `Later` only delays it. So this says
/// `Never` only if the reply is plainly about this letter.
pub(super) fn meaning(stage: Stage, code: Option<u16>, text: &str) -> Meaning {
    // Except for its tag, our sender address is the same in all letters.
    if stage == Stage::Sender {
        return Meaning::Closed;
    }
    let Some(code @ 500..=599) = code else { return Meaning::Later };
    let text = text.to_lowercase();
    let status = enhanced_status(&text);
    let (subject, detail) = status.unwrap_or_default();
    let about_us = match code {
        // Not logged in, or not securely enough (RFC 4954); commands out of
        // order.
        530 | 534 | 535 | 538 | 503 => true,
        _ => match (subject, detail) {
            // The server itself: full, closed, misconfigured (but not 5.3.4,
            // message too big); a sender's daily limit (5.4.5); commands it
            // does not know or does not want now; a login (RFC 4954, RFC 5248).
            // Not the zeros: some servers say 5.3.0 and 5.5.0 if there is no
            // such user.
            (3, 1..=3 | 5) | (4, 5) | (5, 1 | 2) | (7, 3 | 8 | 9 | 11 | 14) => true,
            _ => OURS.iter().any(|words| text.contains(words)),
        },
    };
    // Too many recipients, for which 452 is meant (RFC 5321 section
    // 4.5.3.1.10), and a full mailbox, which somebody will empty.
    let passing =
        (code == 552 && stage == Stage::Recipient && subject != 3) || (subject, detail) == (2, 2);
    if about_us || passing { Meaning::Later } else { Meaning::Never }
}

/// What servers say to senders they know too little or too well, with codes
/// that might as well be about the letter.
const OURS: [&str; 9] = [
    "relay access denied",
    "relaying denied",
    "relay not permitted",
    "unable to relay",
    "not permitted to relay",
    "authentication required",
    "sending limit",
    "sending quota",
    "rate limit",
];

/// The subject and detail of a class 5 enhanced status code (RFC 3463) in a
/// text: `5.1.2` gives (1, 2).
fn enhanced_status(text: &str) -> Option<(u16, u16)> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '.'));
    words.filter(|word| word.len() > 4).take(20).find_map(|word| {
        let mut parts = word.strip_prefix("5.")?.split('.');
        let subject = parts.next()?.parse().ok()?;
        let detail = parts.next()?.parse().ok()?;
        // An IP address, such as 5.6.7.8, has more parts.
        (parts.next().is_none() && subject <= 7).then_some((subject, detail))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_as_servers_word_them() {
        use Meaning::{Closed, Later, Never};
        use Stage::{Content, Recipient, Sender};
        for (stage, code, text, meant) in [
            // No reply, or none that can be understood.
            (Recipient, None, "timed out", Later),
            (Content, None, "connection reset", Later),
            (Sender, None, "timed out", Closed),
            (Content, Some(250), "what?", Later),
            // A temporary refusal.
            (Recipient, Some(421), "4.3.2 closing", Later),
            (Recipient, Some(450), "4.2.0 Greylisted, try again in 300 seconds", Later),
            (Recipient, Some(451), "4.7.1 Greylisting in action", Later),
            (Recipient, Some(452), "4.2.2 over quota", Later),
            (Content, Some(451), "4.3.0 queue file write error", Later),
            (Content, Some(452), "4.3.1 insufficient system storage", Later),
            (Sender, Some(452), "4.3.1 insufficient system storage", Closed),
            // A permanent refusal of this letter.
            (Recipient, Some(550), "5.1.1 <a@b.c>: user unknown", Never),
            (Recipient, Some(550), "no such user here", Never),
            (Recipient, Some(552), "permanent error (552): 5.2.2 the mailbox is full", Later),
            (Recipient, Some(550), "5.5.0 mailbox unavailable", Never),
            (Recipient, Some(550), "5.4.1 recipient address rejected", Never),
            (Recipient, Some(551), "user not local; please try <b@c.d>", Never),
            (Recipient, Some(553), "5.1.3 bad address syntax", Never),
            (Recipient, Some(501), "5.1.3 bad recipient address syntax", Never),
            (Recipient, Some(550), "5.7.1 blocked by policy", Never),
            (Recipient, Some(550), "10.0.0.1 and 5.6.7.8 do not like you", Never),
            (Content, Some(552), "5.3.4 message size exceeds fixed limit", Never),
            (Content, Some(554), "5.7.1 message rejected by content filter", Never),
            (Content, Some(554), "transaction failed", Never),
            // A full mailbox gets emptied some day.
            (Recipient, Some(552), "5.2.2 mailbox full", Later),
            (Content, Some(554), "5.2.2 mailbox full", Later),
            (Recipient, Some(552), "too many recipients", Later),
            // The operator must mend it; the letters wait.
            (Sender, Some(530), "5.7.0 authentication required", Closed),
            (Sender, Some(553), "5.7.1 sender address rejected: not owned by user", Closed),
            (Recipient, Some(554), "5.7.1 <a@b.c>: Relay access denied", Later),
            (Recipient, Some(550), "5.7.1 Unable to relay", Later),
            (Recipient, Some(530), "5.7.1 client was not authenticated", Later),
            (Recipient, Some(550), "5.7.8 bad credentials", Later),
            (Recipient, Some(550), "5.4.5 Daily user sending limit exceeded", Later),
            (Content, Some(550), "you have exceeded your sending quota", Later),
            (Content, Some(503), "5.5.1 valid RCPT command must precede DATA", Later),
            (Content, Some(554), "5.3.5 out of order", Later),
        ] {
            assert_eq!(meaning(stage, code, text), meant, "{stage:?} {code:?} {text}");
        }
    }
}
