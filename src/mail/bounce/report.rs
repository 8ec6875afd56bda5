//! The fields of a delivery status (RFC 3464).

use super::{codes, notice::addresses};
use crate::mail::Failure;
use mail_parser::MessageParser;

/// The most recipients of one report that are read.
const MAX_GROUPS: usize = 100;

/// The fields of one recipient.
#[derive(Debug, Default)]
pub(super) struct Group {
    original: Option<String>,
    last: Option<String>,
    action: Option<String>,
    status: Option<String>,
    diagnostic: Option<String>,
}

/// The recipients that a delivery status names. The fields of the report as a
/// whole come first and name none.
pub(super) fn groups(text: &str) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut group = Group::default();
    for (name, value) in fields(text) {
        let slot = match name.as_str() {
            // A new recipient begins.
            "" => {
                finish(&mut groups, &mut group);
                continue;
            }
            "original-recipient" => &mut group.original,
            "final-recipient" => &mut group.last,
            "action" => &mut group.action,
            "status" => &mut group.status,
            "diagnostic-code" => &mut group.diagnostic,
            _ => continue,
        };
        slot.get_or_insert(value);
        if groups.len() >= MAX_GROUPS {
            break;
        }
    }
    finish(&mut groups, &mut group);
    groups
}

fn finish(groups: &mut Vec<Group>, group: &mut Group) {
    let done = std::mem::take(group);
    if done.original.is_some() || done.last.is_some() {
        groups.push(done);
    } else if let (Some(before), true) = (groups.last_mut(), done.action.is_some()) {
        // A stray empty line split one recipient's fields.
        if before.action.is_none() {
            before.action = done.action;
            before.status = before.status.take().or(done.status);
            before.diagnostic = before.diagnostic.take().or(done.diagnostic);
        }
    }
}

/// Names in lower case, and values. An empty line gives an empty name.
fn fields(text: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if line.trim().is_empty() {
            fields.push((String::new(), String::new()));
        } else if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = fields.last_mut() {
                value.push(' ');
                value.push_str(line.trim());
            }
        } else if let Some((name, value)) = line.split_once(':') {
            fields.push((name.trim().to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    fields
}

impl Group {
    /// The address we sent to, if the report says, or the one it was forwarded
    /// to.
    fn recipient(&self) -> Option<String> {
        let address = |field: &Option<String>| {
            let value = field.as_deref()?;
            let value = value.split_once(';').map_or(value, |(_, value)| value);
            let plain = value.contains("=?").then(|| decoded(value));
            addresses(plain.as_deref().unwrap_or(value)).next()
        };
        address(&self.original).or_else(|| address(&self.last))
    }

    fn status(&self) -> Option<String> {
        let code = |field: &Option<String>| codes::enhanced(field.as_deref()?);
        code(&self.status).or_else(|| code(&self.diagnostic))
    }

    fn action(&self) -> String {
        let action = self.action.as_deref().unwrap_or_default().trim().to_lowercase();
        action.chars().take_while(|c| c.is_alphabetic()).collect()
    }

    /// Class 4 is a failure that may pass, even if no further attempt is made
    /// (RFC 3463 section 3.1).
    fn permanent(&self) -> Option<bool> {
        let reply = || codes::reply(self.diagnostic.as_deref()?);
        let class = self.status().or_else(reply).and_then(|code| code.chars().next());
        match (self.action().as_str(), class) {
            ("delayed" | "delivered" | "deliverable" | "relayed" | "expanded", _)
            | (_, Some('2' | '4')) => Some(false),
            ("failed" | "failure" | "fail", _) | (_, Some('5')) => Some(true),
            _ => None,
        }
    }

    fn failed(&self) -> bool {
        match self.action().as_str() {
            "" => self.permanent() == Some(true),
            action => action.starts_with("fail"),
        }
    }
}

/// Encoded words (RFC 2047) are not allowed in an address, but they occur
/// there.
fn decoded(value: &str) -> String {
    let header = format!("Subject: {}\n\n", value.replace(['\r', '\n'], " "));
    let message = MessageParser::default().parse_headers(&header);
    message.and_then(|message| message.subject().map(str::to_owned)).unwrap_or_default()
}

/// What the report says about the first recipient that failed, or else the
/// first one.
pub(super) fn failure(groups: &[Group]) -> Option<Failure> {
    let delayed = || groups.iter().find(|group| group.action() == "delayed");
    let first =
        groups.iter().find(|group| group.failed()).or_else(delayed).or_else(|| groups.first())?;
    Some(Failure {
        recipient: first.recipient(),
        permanent: first.permanent(),
        status: first.status(),
        message_id: None,
    })
}
