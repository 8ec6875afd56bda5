//! What our own mail server says about a mail's sender.
//!
//! Only the topmost Authentication-Results header (RFC 8601) is read, and only
//! if it bears the name of our own server: anybody can write such a header,
//! and a server that checks puts its own above those it received.

use super::letter::{Incoming, Letter};
use mail_parser::MessageParser;

/// How far the From address may be believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// Our server checked it: the mail is its sender's.
    Verified,
    /// Nobody checked it, or there was nothing to check.
    Unverified,
    /// Our server checked it, and the sender's domain disowns the mail.
    Refused,
}

/// Reads the verdict of the server named `authserv_id`; without a name every
/// mail is [`Trust::Unverified`].
#[must_use]
pub fn trust(incoming: &Incoming, letter: &Letter, authserv_id: Option<&str>) -> Trust {
    let (Some(server), Some(from)) = (authserv_id, &letter.from) else {
        return Trust::Unverified;
    };
    let Some((_, from_domain)) = from.address.rsplit_once('@') else {
        return Trust::Unverified;
    };
    let Some(message) = MessageParser::default().parse_headers(&incoming.raw) else {
        return Trust::Unverified;
    };
    let header = message
        .headers_raw()
        .find(|(name, _)| name.trim().eq_ignore_ascii_case("Authentication-Results"));
    header.map_or(Trust::Unverified, |(_, value)| verdict(value, server, from_domain))
}

fn verdict(header: &str, server: &str, from_domain: &str) -> Trust {
    let header = without_comments(header);
    let mut parts = split_outside_quotes(&header).into_iter();
    // "authserv-id [version]; method=result property=value ...; ..."
    let named = parts.next().and_then(|first| first.split_whitespace().next().map(str::to_owned));
    if !named.is_some_and(|name| name.trim_matches('"').eq_ignore_ascii_case(server.trim())) {
        return Trust::Unverified;
    }
    let mut signed = false;
    let mut dmarc = None;
    for part in parts {
        let words: Vec<(String, String)> = part
            .split_whitespace()
            .filter_map(|word| word.split_once('='))
            .map(|(key, value)| (key.to_lowercase(), value.trim_matches('"').to_lowercase()))
            .collect();
        let Some((method, result)) = words.first() else { continue };
        let property = |wanted: &str| {
            words.iter().skip(1).find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
        };
        let method = method.split('/').next().unwrap_or_default();
        match (method, result.as_str()) {
            ("dmarc", "pass") => {
                let about = property("header.from").unwrap_or(from_domain);
                dmarc = dmarc.or(Some(about.eq_ignore_ascii_case(from_domain)));
            }
            ("dmarc", "fail") => dmarc = Some(false),
            ("dkim", "pass") => {
                let domain = property("header.d").or_else(|| {
                    property("header.i").map(|who| who.rsplit('@').next().unwrap_or(who))
                });
                signed |= domain.is_some_and(|domain| aligned(domain, from_domain));
            }
            // A signature that broke on the way counts as none.
            _ => {}
        }
    }
    match (dmarc, signed) {
        (Some(false), _) => Trust::Refused,
        (Some(true), _) | (None, true) => Trust::Verified,
        (None, false) => Trust::Unverified,
    }
}

/// Whether a signature of `signer` speaks for `from`: the same domain or one
/// above it, but no top-level domain.
#[must_use]
pub fn aligned(signer: &str, from: &str) -> bool {
    let (signer, from) = (signer.to_lowercase(), from.to_lowercase());
    signer == from
        || (signer.contains('.')
            && from.strip_suffix(&signer).is_some_and(|rest| rest.ends_with('.')))
}

fn without_comments(text: &str) -> String {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    let mut plain = String::with_capacity(text.len());
    for character in text.chars() {
        let was_escaped = std::mem::replace(&mut escaped, false);
        match character {
            _ if was_escaped && depth > 0 => {}
            _ if was_escaped => plain.push(character),
            '\\' if quoted || depth > 0 => escaped = true,
            '"' if depth == 0 => {
                quoted = !quoted;
                plain.push(character);
            }
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth > 0 => depth -= 1,
            _ if depth == 0 => plain.push(character),
            _ => {}
        }
    }
    plain
}

fn split_outside_quotes(text: &str) -> Vec<String> {
    let mut quoted = false;
    text.split(|character| {
        if character == '"' {
            quoted = !quoted;
        }
        character == ';' && !quoted
    })
    .map(str::to_owned)
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Source, parse};

    fn judged(headers: &str, server: Option<&str>) -> Trust {
        let raw = format!("{headers}From: Ann <ann@mail.example.org>\r\n\r\nbid 5\r\n");
        let incoming = Incoming {
            raw: raw.into_bytes(),
            recipients: vec![],
            sender: None,
            source: Source::Maildir,
            peer: None,
        };
        trust(&incoming, &parse(&incoming, &"monsoon@localhost".parse().unwrap()), server)
    }

    #[test]
    fn our_own_servers_verdict_counts() {
        for (results, expected) in [
            ("mx.us; dmarc=pass (p=none) header.from=mail.example.org", Trust::Verified),
            ("mx.us 1; spf=fail;\r\n dmarc=fail header.from=mail.example.org", Trust::Refused),
            ("mx.us; dkim=pass header.d=example.org", Trust::Verified),
            ("mx.us; dkim=pass header.i=@mail.example.org; dkim=fail", Trust::Verified),
            ("MX.US; dkim=pass header.d=org", Trust::Unverified),
            ("mx.us; dkim=pass header.d=evil.example", Trust::Unverified),
            ("mx.us; dkim=fail header.d=example.org", Trust::Unverified),
            ("mx.us; dmarc=pass header.from=evil.example", Trust::Refused),
            ("mx.us; none", Trust::Unverified),
            ("mx.us; spf=pass smtp.mailfrom=\"x;dmarc=pass\"", Trust::Unverified),
            ("mx.us; spf=pass (; dmarc=pass)", Trust::Unverified),
            ("", Trust::Unverified),
        ] {
            let header = format!("Authentication-Results: {results}\r\n");
            assert_eq!(judged(&header, Some("mx.us")), expected, "{results}");
            assert_eq!(judged(&header, None), Trust::Unverified, "{results}");
        }
    }

    #[test]
    fn only_the_topmost_header_counts() {
        let forged = "Authentication-Results: mx.us; dmarc=pass\r\n";
        let above = "Authentication-Results: mx.us; dmarc=fail\r\n";
        assert_eq!(judged(&format!("{above}{forged}"), Some("mx.us")), Trust::Refused);
        let other = "Authentication-Results: relay.example; dmarc=pass\r\n";
        assert_eq!(judged(&format!("{other}{forged}"), Some("mx.us")), Trust::Unverified);
        assert_eq!(judged(other, Some("mx.us")), Trust::Unverified);
    }
}
