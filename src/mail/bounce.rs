//! Reads delivery failure reports: whom they name, whether the failure is
//! permanent, and which of our letters came back.
//!
//! A report in the standard format (RFC 3464) says it in fields. Most others
//! say it in prose, so the prose is read too; but an address is only taken from
//! where reports name the recipient, never guessed.

mod codes;
mod notice;
mod report;
mod returned;

use super::address::normal;
use super::html;
use super::letter::{Failure, Letter};
use mail_parser::{Message, MessagePart, MimeHeaders, PartType};
use notice::Notice;
use returned::Returned;

/// The most bytes of one part of a report that are read.
const MAX_TEXT: usize = 64 * 1024;
/// The most parts of a report that are read.
const MAX_PARTS: usize = 20;

/// Reads a report. `letter` is what was read of it so far.
pub(super) fn read(message: &Message<'_>, letter: &Letter) -> Failure {
    let mut texts = String::new();
    let mut groups = Vec::new();
    let mut returned = None;
    for part in message.parts.iter().take(MAX_PARTS) {
        match role(part) {
            Role::Report => groups.extend(report::groups(&text_of(part))),
            Role::Returned if returned.is_none() => returned = Returned::read(&text_of(part)),
            Role::Text => {
                texts.push_str(&text_of(part));
                texts.push_str("\n\n");
            }
            Role::Returned | Role::Other => {}
        }
    }
    let lines: Vec<&str> = texts.lines().collect();
    let quoted = returned::find(&lines);
    let end = quoted.as_ref().map_or(lines.len(), |(at, _)| *at);
    let end = returned::announced(lines.get(..end).unwrap_or(&lines)).unwrap_or(end);
    let told = lines.get(..end).unwrap_or(&lines);
    let returned = returned.or(quoted.map(|(_, found)| found)).unwrap_or_default();
    if groups.is_empty() {
        // Some write the fields of a report into its text.
        groups = report::groups(&told.join("\n"));
    }
    let notice = Notice::new(told, not_recipients(message, letter, &returned), &returned.to);
    let mut failure = report::failure(&groups).unwrap_or_default();
    if failure.recipient.is_none() {
        failure.recipient = failed_recipients(message)
            .or_else(|| notice.recipient())
            // Each of our letters has one recipient.
            .or_else(|| returned.only_recipient());
    }
    if failure.permanent.is_none() {
        let (permanent, status) = notice.verdict(failure.recipient.as_deref(), &letter.subject);
        failure.permanent = permanent;
        failure.status = failure.status.or(status);
    }
    failure.message_id = returned.message_id.or_else(|| letter.in_reply_to.first().cloned());
    failure
}

enum Role {
    /// The fields of RFC 3464.
    Report,
    /// The returned mail, or its headers.
    Returned,
    Text,
    Other,
}

fn role(part: &MessagePart<'_>) -> Role {
    let kind = part.content_type();
    let subtype = kind.and_then(|kind| kind.subtype()).unwrap_or_default().to_ascii_lowercase();
    let outer = kind.map_or("text", |kind| kind.ctype()).to_ascii_lowercase();
    // Messages inside messages were renamed before parsing: see `sealed`.
    let inner = matches!(
        subtype.as_str(),
        "rfc823" | "rfc823-headers" | "globax" | "globax-headers" | "partial"
    );
    match (outer.as_str(), &part.body) {
        (_, _) if subtype.ends_with("delivery-status") => Role::Report,
        (_, _) if inner => Role::Returned,
        // Or several parts whose boundaries are unknown.
        (_, PartType::Text(_) | PartType::Html(_)) | ("multipart", PartType::Binary(_)) => {
            Role::Text
        }
        _ => Role::Other,
    }
}

/// Up to [`MAX_TEXT`] bytes of a part, as text.
fn text_of(part: &MessagePart<'_>) -> String {
    let bytes = part.contents();
    let text = String::from_utf8_lossy(bytes.get(..MAX_TEXT).unwrap_or(bytes));
    match part.body {
        PartType::Html(_) => html::to_text(&text),
        _ => text.replace("\r\n", "\n").replace('\r', "\n"),
    }
}

/// Addresses that appear in a report for reasons other than failing: its own
/// sender, and ours, to which it was returned.
fn not_recipients(message: &Message<'_>, letter: &Letter, returned: &Returned) -> Vec<String> {
    let mut others: Vec<String> = letter.from.iter().map(|from| from.address.clone()).collect();
    let lists = [message.to(), message.cc(), message.sender(), message.reply_to()];
    for list in lists.into_iter().flatten() {
        others.extend(list.iter().filter_map(|one| one.address()).map(normal));
    }
    others.extend(returned.from.iter().cloned());
    // Someone who writes to their own address may also fail there.
    others.retain(|address| !returned.to.contains(address));
    others
}

fn failed_recipients(message: &Message<'_>) -> Option<String> {
    let named = |(name, _): &(&str, &str)| name.trim().eq_ignore_ascii_case("X-Failed-Recipients");
    let (_, value) = message.headers_raw().find(named)?;
    notice::addresses(value.get(..2000).unwrap_or(value)).next()
}

#[cfg(test)]
mod tests;
