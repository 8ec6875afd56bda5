//! SMTP replies and enhanced status codes in a text.

/// The enhanced status codes in a text (RFC 3463): `5.1.1`, but no part of an
/// IP address such as `4.3.2.1`.
fn statuses(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_ascii_digit() || c == '.';
    let mut before = ' ';
    let mut rest = text;
    std::iter::from_fn(move || {
        while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
            if let Some(last) = rest.get(..at).and_then(|gap| gap.chars().next_back()) {
                before = last;
            }
            let found = rest.get(at..)?;
            let (number, after) =
                found.split_at(found.find(|c: char| !part(c)).unwrap_or(found.len()));
            let attached = before.is_alphanumeric() || matches!(before, '_' | '@' | '/' | '[');
            before = number.chars().next_back().unwrap_or(' ');
            rest = after;
            // The code may end a sentence.
            let code = number.trim_end_matches('.');
            if is_status(code)
                && !attached
                && !after.starts_with(|c: char| c.is_alphanumeric() || c == '@')
            {
                return Some(code);
            }
        }
        None
    })
}

fn is_status(code: &str) -> bool {
    let numbers: Vec<&str> = code.split('.').collect();
    let fits = |part: &str| (1..=3).contains(&part.len());
    matches!(numbers.as_slice(), ["2" | "4" | "5", subject, detail] if fits(subject) && fits(detail))
}

pub(super) fn enhanced(text: &str) -> Option<String> {
    statuses(text).next().map(str::to_owned)
}

/// The first enhanced status code that reports a failure.
pub(super) fn failed(text: &str) -> Option<String> {
    statuses(text).find(|code| !code.starts_with('2')).map(str::to_owned)
}

/// The first SMTP reply code of a failure (RFC 5321 section 4.2).
pub(super) fn reply(text: &str) -> Option<String> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '/' | '@' | '_' | '=');
    let mut words = text.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        let word = word.trim_end_matches('.');
        let unit = |next: &&str| ["bytes", "kb", "mb", "days", "hours"].contains(next);
        if REPLIES.contains(&word) && !words.peek().is_some_and(unit) {
            return Some(word.to_owned());
        }
    }
    None
}

/// The codes mail servers reply with, so that no size or port is taken for one.
const REPLIES: &[&str] = &[
    "421", "422", "431", "432", "441", "442", "446", "447", "449", "450", "451", "452", "453",
    "454", "455", "471", "500", "501", "502", "503", "504", "505", "510", "511", "512", "515",
    "521", "523", "525", "530", "531", "532", "534", "535", "538", "541", "543", "544", "546",
    "547", "550", "551", "552", "553", "554", "555", "556", "557", "570", "571",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_told_from_other_numbers() {
        for (text, status, code) in [
            ("550 5.1.1 user unknown", Some("5.1.1"), Some("550")),
            ("smtp;550-5.7.26 no", Some("5.7.26"), Some("550")),
            ("said: 452-4.2.2 (#4.2.2) full", Some("4.2.2"), Some("452")),
            ("[5.1.2.3] 4.3.2.1 v5.5.1 5.6.7.8", None, None),
            ("(#5.1.1).", Some("5.1.1"), None),
            ("up to 550 bytes on port 25, 12:45", None, None),
            ("id 1550x a@550.example", None, None),
            ("2.0.0 delivered", Some("2.0.0"), None),
            ("", None, None),
        ] {
            assert_eq!(enhanced(text).as_deref(), status, "{text}");
            assert_eq!(reply(text).as_deref(), code, "{text}");
        }
    }
}
