//! Mailbox names on the wire: modified UTF-7 (RFC 3501, 5.1.3).

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use io_imap::types::mailbox::Mailbox;

/// Encodes a readable name for the wire.
///
/// Fails if no mailbox can have that name.
pub(super) fn to_wire(name: &str) -> Result<Mailbox<'static>, String> {
    Mailbox::try_from(encode(name))
        .map_err(|_| format!("no mailbox can have the name {}", name.escape_debug()))
}

/// Decodes a name from the wire for people to read.
pub(super) fn readable(mailbox: &Mailbox<'_>) -> String {
    match mailbox {
        Mailbox::Inbox => "INBOX".into(),
        Mailbox::Other(name) => {
            let wire = String::from_utf8_lossy(name.as_ref());
            decode(&wire).unwrap_or_else(|| wire.into_owned())
        }
    }
}

fn encode(name: &str) -> String {
    let mut wire = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(c) = rest.chars().next() {
        if c == '&' {
            wire.push_str("&-");
            rest = &rest[1..];
        } else if (' '..='~').contains(&c) {
            wire.push(c);
            rest = &rest[1..];
        } else {
            let end = rest.find(|c| (' '..='~').contains(&c)).unwrap_or(rest.len());
            let units: Vec<u8> = rest[..end].encode_utf16().flat_map(u16::to_be_bytes).collect();
            wire.push('&');
            wire.push_str(&STANDARD_NO_PAD.encode(units).replace('/', ","));
            wire.push('-');
            rest = &rest[end..];
        }
    }
    wire
}

fn decode(wire: &str) -> Option<String> {
    let mut name = String::with_capacity(wire.len());
    let mut rest = wire;
    while let Some((plain, shifted)) = rest.split_once('&') {
        name.push_str(plain);
        let (code, after) = shifted.split_once('-')?;
        if code.is_empty() {
            name.push('&');
        } else {
            let bytes = STANDARD_NO_PAD.decode(code.replace(',', "/")).ok()?;
            let units: Vec<u16> =
                bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            name.push_str(&String::from_utf16(&units).ok()?);
        }
        rest = after;
    }
    name.push_str(rest);
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_there_and_back() {
        // The third is RFC 3501's example.
        let cases = [
            ("Monsoon", "Monsoon"),
            ("Spiele & mehr", "Spiele &- mehr"),
            ("~peter/mail/台北/日本語", "~peter/mail/&U,BTFw-/&ZeVnLIqe-"),
            ("Gelöscht", "Gel&APY-scht"),
            ("🎲", "&2Dzfsg-"),
        ];
        for (name, wire) in cases {
            assert_eq!(encode(name), wire);
            assert_eq!(decode(wire).unwrap(), name);
        }
        assert_eq!(to_wire("inbox").unwrap(), Mailbox::Inbox);
        assert!(to_wire("a\0b").is_ok(), "encoded, it is a name");
    }

    #[test]
    fn a_name_that_is_not_well_formed_is_shown_as_it_is() {
        for wire in ["&", "&AP", "&A-", "&2Dw-", "a&*-b"] {
            let mailbox = Mailbox::try_from(wire.to_owned()).unwrap();
            assert!(!readable(&mailbox).is_empty());
        }
    }
}
