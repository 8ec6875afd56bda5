//! The headers of the letter that came back.

use super::notice::addresses;
use crate::mail::phrases::PHRASES;

/// The most header lines that are read.
const MAX_LINES: usize = 300;

#[derive(Debug, Default)]
pub(super) struct Returned {
    pub(super) message_id: Option<String>,
    pub(super) to: Vec<String>,
    pub(super) from: Vec<String>,
}

impl Returned {
    /// Reads headers up to the first empty line; `None` if there are none.
    pub(super) fn read(text: &str) -> Option<Returned> {
        let lines: Vec<&str> = text
            .lines()
            .skip_while(|line| line.trim().is_empty())
            .take_while(|line| !line.trim().is_empty())
            .take(MAX_LINES)
            .collect();
        let returned = Returned::of(&lines);
        (returned.message_id.is_some() || !returned.to.is_empty()).then_some(returned)
    }

    fn of(lines: &[&str]) -> Returned {
        let mut returned = Returned::default();
        for (name, value) in unfolded(lines) {
            match name.as_str() {
                "message-id" => {
                    let id = value.split_once('<').map_or(value.as_str(), |(_, id)| id);
                    let id = id.split(|c: char| c == '>' || c.is_whitespace()).next();
                    let id = id.filter(|id| !id.is_empty() && id.len() <= 998);
                    returned.message_id = returned.message_id.take().or(id.map(str::to_owned));
                }
                "to" => returned.to.extend(addresses(&value)),
                "from" | "return-path" | "sender" | "reply-to" | "errors-to" => {
                    returned.from.extend(addresses(&value));
                }
                _ => {}
            }
        }
        returned
    }

    /// The recipient, if there is exactly one.
    pub(super) fn only_recipient(&self) -> Option<String> {
        match self.to.as_slice() {
            [only] => Some(only.clone()),
            _ => None,
        }
    }
}

/// Without quote marks.
fn bare(line: &str) -> &str {
    line.trim_start_matches(['>', '|', ' ', '\t']).trim_end()
}

/// The name of the header that a line starts with, in lower case.
fn header_name(line: &str) -> Option<String> {
    let (name, value) = bare(line).split_once(':')?;
    let token = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let named = !name.is_empty() && name.len() <= 50 && name.chars().all(token);
    (named && (value.is_empty() || value.starts_with([' ', '\t', '<'])))
        .then(|| name.to_ascii_lowercase())
}

fn unfolded(lines: &[&str]) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in lines {
        match (header_name(line), fields.last_mut()) {
            // A folded line may look like a header; only its indent tells.
            (Some(_) | None, Some((_, value)))
                if line.starts_with([' ', '\t']) || header_name(line).is_none() =>
            {
                if value.len() < 10_000 {
                    value.push(' ');
                    value.push_str(bare(line));
                }
            }
            (Some(name), _) => {
                let value = bare(line).split_once(':').map_or("", |(_, value)| value);
                fields.push((name, value.trim().to_owned()));
            }
            (None, _) => {}
        }
    }
    fields
}

/// The first line that announces a copy of the letter, such as qmail's
/// `--- Below this line is a copy of the message.`
pub(super) fn announced(lines: &[&str]) -> Option<usize> {
    lines.iter().position(|line| {
        let line = line.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        line.len() < 200 && PHRASES.copies.occur_in(&line)
    })
}

/// Finds the headers of our letter in a text, and what they say: a block of at
/// least three well-known headers, one of which occurs only in mail.
///
/// A block with none of the headers that mail servers add is a summary, and the
/// report may go on below it: its position is then the end of the text.
pub(super) fn find(lines: &[&str]) -> Option<(usize, Returned)> {
    let mut at = 0;
    while at < lines.len() {
        let rest = lines.get(at..).unwrap_or_default();
        let length = rest.iter().take(MAX_LINES).take_while(|line| !bare(line).is_empty()).count();
        if length == 0 {
            at += 1;
            continue;
        }
        let block = rest.get(..length).unwrap_or_default();
        let first = block
            .iter()
            .position(|line| header_name(line).is_some_and(|name| COMMON.contains(&name.as_str())));
        if let Some(first) = first {
            let block = block.get(first..).unwrap_or_default();
            let mut names: Vec<String> =
                block.iter().filter_map(|line| header_name(line)).collect();
            names.sort();
            names.dedup();
            let common = names.iter().filter(|name| COMMON.contains(&name.as_str())).count();
            let own = names.iter().any(|name| MAIL_ONLY.contains(&name.as_str()));
            let whole = names.iter().any(|name| SERVERS.contains(&name.as_str()));
            if common >= 3 && own {
                let place = if whole { at + first } else { lines.len() };
                return Some((place, Returned::of(block)));
            }
        }
        at += length;
    }
    None
}

/// Headers that nearly every mail has.
const COMMON: &[&str] = &[
    "received",
    "return-path",
    "message-id",
    "mime-version",
    "content-type",
    "from",
    "to",
    "date",
    "subject",
    "reply-to",
    "dkim-signature",
    "x-mailer",
    "content-transfer-encoding",
];

/// Headers that mail servers and programs add.
const SERVERS: &[&str] = &["received", "return-path", "mime-version", "dkim-signature"];

/// Headers that nobody types into a text.
const MAIL_ONLY: &[&str] =
    &["received", "return-path", "message-id", "mime-version", "dkim-signature"];
