//! Who sent a mail: a single sender is somebody, several identify nobody.

use crate::mail::{Mailbox, address::normal};
use mail_parser::{Addr, Address, HeaderName, HeaderValue, Message};

/// The most mailboxes in From that are read.
const MOST: usize = 100;

/// Who a mail says it is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::mail) enum Senders {
    /// Nobody that we could write to.
    Nobody,
    One(Mailbox),
    /// More than one, or a group: there is no telling which of them wrote, and
    /// sender checks elsewhere may have looked at another one than we would.
    Several,
}

impl Senders {
    /// Reads the From headers. RFC 5322 allows a list in From, which identifies
    /// somebody only if it has one member. A second From header, which nothing
    /// allows, makes two senders of one, whatever it holds.
    pub(in crate::mail) fn of(message: &Message<'_>) -> Senders {
        let headers = message
            .headers_raw()
            .filter(|(name, _)| name.trim().eq_ignore_ascii_case("From"))
            .take(2)
            .count();
        if headers > 1 {
            return Senders::Several;
        }
        let mailboxes = match message.from() {
            None => return Senders::Nobody,
            Some(Address::Group(_)) => return Senders::Several,
            Some(Address::List(list)) => list,
        };
        // A badly quoted `Doe, John <john@example.org>` is still one sender.
        let mut addressed = mailboxes.iter().filter(|one| address(one).contains('@'));
        match (addressed.next(), addressed.next()) {
            (None, _) => Senders::Nobody,
            (Some(one), None) => usable(one).map_or(Senders::Nobody, Senders::One),
            (Some(_), Some(_)) => Senders::Several,
        }
    }

    pub(in crate::mail) fn one(self) -> Option<Mailbox> {
        match self {
            Senders::One(mailbox) => Some(mailbox),
            Senders::Nobody | Senders::Several => None,
        }
    }
}

/// Every address in any From header, in lower case: for mails that must never
/// be answered if even one of the addresses says so.
pub(in crate::mail) fn all_addresses(message: &Message<'_>) -> Vec<String> {
    let froms = message.headers().iter().filter(|header| header.name == HeaderName::From);
    let addresses = froms.filter_map(|header| match &header.value {
        HeaderValue::Address(address) => Some(address.iter()),
        _ => None,
    });
    addresses.flatten().take(MOST).map(|one| normal(address(one))).collect()
}

fn address<'a>(one: &'a Addr<'_>) -> &'a str {
    one.address().unwrap_or_default()
}

fn usable(one: &Addr<'_>) -> Option<Mailbox> {
    let address = normal(address(one));
    if address.is_empty() || address.len() > 320 || address.contains(char::is_whitespace) {
        return None;
    }
    let name = one.name().map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
    let name = name.filter(|name| !name.is_empty()).map(|name| name.chars().take(200).collect());
    Some(Mailbox { name, address })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mail_parser::MessageParser;

    #[test]
    fn only_one_sender_is_somebody() {
        let several = "several";
        for (headers, expected) in [
            ("From: Ann <Ann@X.org>", "ann@x.org"),
            ("From: ann@x.org", "ann@x.org"),
            ("From: \"bob@y.org\" <ann@x.org>", "ann@x.org"),
            ("From: =?utf-8?q?bob=40y.org=2C?= <ann@x.org>", "ann@x.org"),
            ("From: Doe, Ann <ann@x.org>", "ann@x.org"),
            ("From: ann@x.org (bob@y.org)", "ann@x.org"),
            ("From: ann@x.org\nSender: bob@y.org\nReply-To: bob@y.org", "ann@x.org"),
            ("From: ann@x.org, bob@y.org", several),
            ("From: Ann <ann@x.org>,\n Bob <bob@y.org>", several),
            ("From: us: ann@x.org;", several),
            ("From: us: ann@x.org, bob@y.org;", several),
            ("From: us:;", several),
            ("From: ann@x.org\nFrom: ann@x.org", several),
            ("From: ann@x.org\nFROM: bob@y.org", several),
            ("From: ann@x.org\nfrom : bob@y.org", several),
            ("From: ann@x.org\nFrom:", several),
            ("From:", ""),
            ("From: Ann", ""),
            ("From: <>", ""),
            ("Sender: ann@x.org", ""),
            ("Resent-From: ann@x.org", ""),
        ] {
            let raw = format!("{headers}\nSubject: x\n\nbid 5\n");
            let message = MessageParser::default().parse(raw.as_bytes()).unwrap();
            let senders = Senders::of(&message);
            let told = match &senders {
                Senders::Nobody => "",
                Senders::One(one) => one.address.as_str(),
                Senders::Several => several,
            };
            assert_eq!(told, expected, "{headers}");
        }
    }

    #[test]
    fn every_address_is_looked_at_for_loops() {
        let raw = b"From: a@x.org, B@x.org\nFrom: us: c@x.org;\n\nx\n";
        let message = MessageParser::default().parse(&raw[..]).unwrap();
        assert_eq!(all_addresses(&message), ["a@x.org", "b@x.org", "c@x.org"]);
    }
}
