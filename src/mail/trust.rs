//! What our own mail server says about a mail's sender.
//!
//! Only the topmost Authentication-Results header (RFC 8601) can speak for a
//! mail, and only if it bears our own server's name: anybody can write such a
//! header, and a server that checks puts its own above those it received. A
//! result counts only for the domain it names. Contradictory results, and
//! headers that can't be read to their end, count for nothing.

mod results;

use super::letter::{Incoming, Letter};
use super::parse::senders::Senders;
use mail_parser::MessageParser;
use results::{Checked, Results};

/// How far the From address can be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// Our server checked it: the mail is from its sender.
    Verified,
    /// Nobody checked it, or there was nothing to check.
    Unverified,
    /// Our server checked it, and the sender's domain disowns the mail.
    Refused,
}

/// Reads the verdict of the server named `authserv_id`. Without that name every
/// mail is [`Trust::Unverified`], and so is one with several senders.
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
    // The letter may have been read from other bytes.
    if Senders::of(&message).one().is_none_or(|one| one.address != from.address) {
        return Trust::Unverified;
    }
    let mut verdicts = message
        .headers_raw()
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("Authentication-Results"))
        .map(|(_, value)| verdict(value, server, from_domain));
    let topmost = verdicts.next().unwrap_or(Trust::Unverified);
    // A contradicting one also bears our server's name, so one of them is
    // forged.
    if topmost == Trust::Verified && verdicts.any(|other| other == Trust::Refused) {
        return Trust::Unverified;
    }
    topmost
}

fn verdict(header: &str, server: &str, from_domain: &str) -> Trust {
    let Some(Results { server: named, checked }) = results::read(header) else {
        return Trust::Unverified;
    };
    if !named.eq_ignore_ascii_case(server.trim()) {
        return Trust::Unverified;
    }
    let mut vouched = false;
    for result in &checked {
        match (result.method.as_str(), result.result.as_str()) {
            ("dmarc", "fail") => return Trust::Refused,
            ("dmarc", "pass") => match result.domain("header.from") {
                // It looked at a different From than we do.
                Some(about) if !about.eq_ignore_ascii_case(from_domain) => return Trust::Refused,
                Some(_) => vouched = true,
                None => {}
            },
            ("dkim", "pass") => {
                vouched |= signer(result).is_some_and(|signer| aligned(signer, from_domain));
            }
            // A signature broken in transit counts as none, and a permitted
            // path (SPF) says nothing about From.
            _ => {}
        }
    }
    if vouched { Trust::Verified } else { Trust::Unverified }
}

/// The domain that signed: `header.d` or, if that is missing, the domain of
/// `header.i`, which lies within it (RFC 6376 section 3.5).
fn signer(result: &Checked) -> Option<&str> {
    let identity = result.domain("header.i");
    match result.domain("header.d") {
        None if result.has("header.d") => None,
        None => identity,
        Some(domain) if identity.is_none_or(|identity| aligned(domain, identity)) => Some(domain),
        Some(_) => None,
    }
}

/// Whether a signature by `signer` speaks for `from`: the same domain or a
/// parent of it, but not a top-level domain.
#[must_use]
pub fn aligned(signer: &str, from: &str) -> bool {
    let (signer, from) = (signer.to_lowercase(), from.to_lowercase());
    signer == from
        || (signer.contains('.')
            && from.strip_suffix(&signer).is_some_and(|rest| rest.ends_with('.')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Source, parse};

    fn judged(headers: &str, server: Option<&str>) -> Trust {
        let raw = format!("{headers}\r\nbid 5\r\n");
        let incoming = Incoming {
            raw: raw.into_bytes(),
            recipients: vec![],
            sender: None,
            source: Source::Maildir,
            peer: None,
        };
        trust(&incoming, &parse(&incoming, &"monsoon@localhost".parse().unwrap()), server)
    }

    const ONE: &str = "From: Ann <ann@mail.example.org>\r\n";

    #[test]
    fn our_own_servers_verdict_counts() {
        use Trust::{Refused, Unverified, Verified};
        for (results, expected) in [
            ("mx.us; dmarc=pass (p=none) header.from=mail.example.org", Verified),
            ("mx.us; dmarc=pass(p=none)header.from=mail.example.org", Verified),
            ("mx.us; dmarc = pass header.from = \"Mail.Example.org\"", Verified),
            ("mx.us 1; spf=fail;\r\n dmarc=fail header.from=mail.example.org", Refused),
            ("mx.us; dkim=pass header.d=example.org", Verified),
            ("mx.us; dkim=pass header.d=example.org header.b=ab/c=", Verified),
            ("mx.us; dkim=pass header.b=ab= header.d=example.org", Verified),
            ("mx.us; dkim=pass header.i=@mail.example.org; dkim=fail", Verified),
            ("MX.US; dkim=pass header.d=org", Unverified),
            ("mx.us; dkim=pass header.d=evil.example", Unverified),
            ("mx.us; dkim=fail header.d=example.org", Unverified),
            ("mx.us; dmarc=pass header.from=evil.example", Refused),
            ("mx.us; none", Unverified),
            ("mx.us; spf=pass smtp.mailfrom=\"x;dmarc=pass\"", Unverified),
            ("mx.us; spf=pass (; dmarc=pass)", Unverified),
            ("", Unverified),
            // A pass must say whose: the exact domain, once, and not next to a
            // fail.
            ("mx.us; dmarc=pass", Unverified),
            ("mx.us; dmarc=pass (p=none) policy.dmarc=none", Unverified),
            ("mx.us; dmarc=pass header.from=example.org", Refused),
            ("mx.us; dmarc=pass header.from=mail.example.org header.from=evil.example", Unverified),
            (
                "mx.us; dmarc=pass header.from=mail.example.org; dmarc=pass header.from=evil.example",
                Refused,
            ),
            ("mx.us; dmarc=pass header.from=mail.example.org; dmarc=fail", Refused),
            ("mx.us; dmarc=fail; dmarc=pass header.from=mail.example.org", Refused),
            ("mx.us; dmarc=fail (sub; dmarc=none); dkim=pass header.d=example.org", Refused),
            ("mx.us; dkim=pass", Unverified),
            ("mx.us; dkim=pass header.d=example.org header.d=evil.example", Unverified),
            ("mx.us; dkim=pass header.d=example.org header.i=@evil.example", Unverified),
            ("mx.us; dkim=pass header.d=evil.example header.i=@example.org", Unverified),
            ("mx.us; dkim=pass header.d=evil.mail.example.org", Unverified),
            ("mx.us; spf=pass smtp.mailfrom=ann@mail.example.org", Unverified),
            ("mx.us; spf=pass", Unverified),
            // What a sender chose stays in its quotes and in its comment.
            ("mx.us; dkim=pass header.i=\"a header.d=example.org b\"@evil.example", Unverified),
            ("mx.us; dkim=pass reason=\"x header.d=example.org\"", Unverified),
            (
                "mx.us; dkim=pass header.d=evil.example (x) header.s=\"header.d=example.org\"",
                Unverified,
            ),
            ("mx.us; spf=pass (\\) ; dmarc=pass header.from=mail.example.org)", Unverified),
            // What can't be read to its end says nothing.
            ("mx.us; dmarc=pass header.from=mail.example.org; spf=pass (oh", Unverified),
            ("mx.us; dmarc=pass header.from=mail.example.org; spf=pass x=\"oh", Unverified),
            ("mx.us; dmarc=pass header.from=mail.example.org) x", Unverified),
        ] {
            let headers = format!("Authentication-Results: {results}\r\n{ONE}");
            assert_eq!(judged(&headers, Some("mx.us")), expected, "{results}");
            assert_eq!(judged(&headers, None), Unverified, "{results}");
        }
    }

    #[test]
    fn only_the_topmost_header_counts() {
        let pass = "Authentication-Results: mx.us; dmarc=pass header.from=mail.example.org\r\n";
        let fail = "Authentication-Results: mx.us; dmarc=fail\r\n";
        let other = "Authentication-Results: relay.example; dmarc=pass\r\n";
        let spf = "Authentication-Results: mx.us; spf=pass smtp.mailfrom=x.example\r\n";
        for (headers, expected) in [
            (vec![pass], Trust::Verified),
            (vec![fail, pass], Trust::Refused),
            (vec![other, pass], Trust::Unverified),
            (vec![other], Trust::Unverified),
            (vec![spf, pass], Trust::Unverified),
            // A second header from our server does no harm if it says nothing
            // else.
            (vec![pass, spf], Trust::Verified),
            (vec![pass, other], Trust::Verified),
            // Our server contradicts itself, so neither counts.
            (vec![pass, fail], Trust::Unverified),
            (vec![pass, other, fail], Trust::Unverified),
        ] {
            let headers = headers.concat() + ONE;
            assert_eq!(judged(&headers, Some("mx.us")), expected, "{headers}");
        }
    }

    #[test]
    fn several_senders_are_never_one() {
        let pass = "Authentication-Results: mx.us; dmarc=pass header.from=mail.example.org\r\n";
        for from in [
            "From: eve@evil.example\r\nFrom: ann@mail.example.org\r\n",
            "From: ann@mail.example.org\r\nFrom: eve@evil.example\r\n",
            "From: ann@mail.example.org\r\nfrom : eve@evil.example\r\n",
            "From: ann@mail.example.org\r\nFrom:\r\n",
            "From: eve@evil.example, ann@mail.example.org\r\n",
            "From: ann@mail.example.org, eve@mail.example.org\r\n",
            "From: friends: ann@mail.example.org;\r\n",
            "From: friends:;\r\n",
            "From:\r\n",
            "Sender: ann@mail.example.org\r\n",
            "From: eve, bob\r\nSender: ann@mail.example.org\r\n",
        ] {
            assert_eq!(
                judged(&format!("{pass}{from}"), Some("mx.us")),
                Trust::Unverified,
                "{from}"
            );
        }
        // Whoever handed it in on their behalf is not considered.
        let sent_for = format!("{pass}{ONE}Sender: eve@evil.example\r\n");
        assert_eq!(judged(&sent_for, Some("mx.us")), Trust::Verified);
    }
}
