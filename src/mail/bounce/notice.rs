//! Delivery failure reports written in prose.
//!
//! Every mail system words them differently. What they share is where the
//! address stands: alone on a line, at the start of one, next to the other
//! server's reply, or after "recipient". Each such place is given a weight.

use super::codes;
use crate::mail::address::normal;
use crate::mail::phrases::PHRASES;

/// The most lines that are read.
const MAX_LINES: usize = 400;
/// The most bytes of a line that are read.
const MAX_LINE: usize = 1000;
/// How many lines below an address are taken to be about it.
const NEAR: usize = 8;

/// Local parts of help desks, letters and digits only.
const HELPERS: &[&str] = &[
    "support",
    "help",
    "helpdesk",
    "abuse",
    "contact",
    "admin",
    "administrator",
    "webmaster",
    "hostmaster",
    "noreply",
    "donotreply",
    "pomoc",
    "kontakt",
    "aide",
    "ayuda",
    "hotline",
];

/// The prose of a report, without the letter that came back.
pub(super) struct Notice<'a> {
    /// In lower case.
    lower: Vec<String>,
    /// Which of them report a failure.
    fails: Vec<bool>,
    /// Which of them name the recipient, or announce it.
    names: Vec<bool>,
    others: Vec<String>,
    to: &'a [String],
}

impl<'a> Notice<'a> {
    /// `others` are not recipients; `to` are the letter's recipients.
    pub(super) fn new(lines: &[&str], others: Vec<String>, to: &'a [String]) -> Self {
        let cut = |line: &&str| -> String {
            let line = line.get(..line.floor_char_boundary(MAX_LINE)).unwrap_or(line);
            line.trim().to_lowercase()
        };
        let lower: Vec<String> = lines.iter().take(MAX_LINES).map(cut).collect();
        let fails = lower.iter().map(|line| fails(line)).collect();
        let names = |line: &String| PHRASES.recipient_labels.occur_in(line);
        let names = lower.iter().map(names).collect();
        Notice { lower, fails, names, others, to }
    }

    /// The address that failed: the one in the place with the most weight.
    pub(super) fn recipient(&self) -> Option<String> {
        let mut best: Option<(u32, String)> = None;
        for (at, line) in self.lower.iter().enumerate() {
            for address in addresses(line).take(5) {
                if !self.may_fail(&address) {
                    continue;
                }
                let weight = self.weight(at, &address);
                if weight >= 2 && best.as_ref().is_none_or(|(best, _)| weight > *best) {
                    best = Some((weight, address));
                }
            }
        }
        best.map(|(_, address)| address)
    }

    fn may_fail(&self, address: &str) -> bool {
        let local: String = address
            .split('@')
            .next()
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_alphanumeric())
            .collect();
        let whole_domain = address.rsplit('@').next().is_some_and(|domain| domain.contains('.'));
        !self.others.iter().any(|other| other == address)
            && (self.to.iter().any(|to| to == address)
                || (whole_domain
                    && !HELPERS.contains(&local.as_str())
                    && !PHRASES.daemons.occur_in(&local)))
    }

    fn weight(&self, at: usize, address: &str) -> u32 {
        let Some(line) = self.lower.get(at) else { return 0 };
        let label = line.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '<');
        let sender = PHRASES.sender_labels.start_of(label).is_some()
            || line.contains("mail from")
            || line.contains("message-id");
        if sender {
            return 0;
        }
        let mut weight = 0;
        let start = line.trim_start_matches(|c: char| !c.is_alphanumeric());
        if start.starts_with(address) {
            weight += 4;
        }
        let is = |flags: &[bool], at: usize| flags.get(at).is_some_and(|&flag| flag);
        let filled = |at: &usize| self.lower.get(*at).is_some_and(|line| !line.is_empty());
        if is(&self.names, at) {
            weight += 3;
        }
        if is(&self.fails, at) {
            weight += 3;
        }
        if (at + 1..self.lower.len()).find(filled).is_some_and(|next| is(&self.fails, next)) {
            weight += 2;
        }
        let before = (0..at).rev().find(filled);
        if before.is_some_and(|before| is(&self.fails, before) || is(&self.names, before)) {
            weight += 2;
        }
        if self.to.iter().any(|to| to == address) {
            weight += 3;
        }
        weight
    }

    /// Whether the failure is permanent, and its enhanced status code. Text
    /// near the recipient outweighs text elsewhere, and codes outweigh words.
    pub(super) fn verdict(
        &self,
        recipient: Option<&str>,
        subject: &str,
    ) -> (Option<bool>, Option<String>) {
        let subject = subject.to_lowercase();
        let whole = self.lower.join("\n");
        let near = recipient.map_or_else(String::new, |recipient| self.near(recipient));
        let status = codes::failed(&near).or_else(|| codes::failed(&whole));
        let delayed = |text: &str| PHRASES.delays.occur_in(text);
        if delayed(&subject) || delayed(&whole) {
            return (Some(false), status.filter(|status| status.starts_with('4')));
        }
        let code = codes::failed(&near)
            .or_else(|| codes::reply(&near))
            .or_else(|| status.clone())
            .or_else(|| codes::reply(&whole));
        let by_code = code.and_then(|code| match code.chars().next() {
            Some('5') => Some(true),
            Some('4') => Some(false),
            _ => None,
        });
        let by_words = || {
            let texts = [near.as_str(), whole.as_str(), subject.as_str()];
            if texts.iter().any(|text| PHRASES.passing_failures.occur_in(text)) {
                return Some(false);
            }
            texts.iter().any(|text| PHRASES.lasting_failures.occur_in(text)).then_some(true)
        };
        (by_code.or_else(by_words), status)
    }

    /// The lines about a recipient, in lower case.
    fn near(&self, recipient: &str) -> String {
        let mut near = String::new();
        for (at, line) in self.lower.iter().enumerate() {
            if line.contains(recipient) {
                for line in self.lower.iter().skip(at).take(NEAR) {
                    // From here on the report is about another recipient.
                    let another = addresses(line)
                        .next()
                        .is_some_and(|other| other != recipient && line.starts_with(['<', '"']));
                    if another {
                        break;
                    }
                    near.push_str(line);
                    near.push('\n');
                }
            }
            if near.len() > 20_000 {
                break;
            }
        }
        near
    }
}

fn fails(line: &str) -> bool {
    codes::failed(line).is_some()
        || codes::reply(line).is_some()
        || PHRASES.lasting_failures.occur_in(line)
        || PHRASES.passing_failures.occur_in(line)
}

/// The addresses in a line, in lower case, with or without angle brackets.
pub(super) fn addresses(line: &str) -> impl Iterator<Item = String> + '_ {
    line.match_indices('@').take(50).filter_map(|(at, _)| {
        let local = local_part(line.get(..at)?)?;
        let after = line.get(at + 1..)?;
        let domain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
        let end = after.find(|c: char| !domain(c)).unwrap_or(after.len());
        let domain = after.get(..end)?.trim_end_matches(['.', '-', '_']);
        let fits = !domain.is_empty() && !domain.starts_with(['.', '-']) && end <= 255;
        fits.then(|| normal(&format!("{local}@{domain}")))
    })
}

/// The local part before the `@`, quoted or not.
fn local_part(before: &str) -> Option<&str> {
    if let Some(quoted) = before.strip_suffix('"') {
        let start = quoted.rfind('"')?;
        return before.get(start..).filter(|local| local.len() <= 66 && local.len() > 2);
    }
    let other = |c: char| {
        !c.is_ascii() && !c.is_whitespace() && !"«»‹›“”„‘’‚…、。（）「」《》：".contains(c)
    };
    let atom = |c: char| c.is_alphanumeric() || "!#$%&*+/?^_`{|}~.-=".contains(c) || other(c);
    let start = before.char_indices().rev().take(65).take_while(|(_, c)| atom(*c)).last()?.0;
    let local = before.get(start..)?.trim_start_matches(['.', '*', '=', '-', '`', '{', '|', '/']);
    // "mailto:a@b" ends at its colon; "rcpt=a@b" and "to=a@b" do not.
    let local = local.rsplit('=').next().unwrap_or(local);
    (!local.is_empty() && local.len() <= 64).then_some(local)
}
