//! Text that is not in the charset its label says, or that has no label.
//!
//! The parser believes the label. Programs get it wrong: UTF-8 is sent as
//! US-ASCII or ISO-8859-1, and old text has no label at all. Orders are mostly
//! plain letters, but names and other languages are not.

use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::charsets::map::charset_decoder;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::{Encoding, Message, MessagePart, MimeHeaders};
use std::borrow::Cow;

/// The most bytes of a part that are decoded again.
const MAX_BYTES: usize = 1024 * 1024;

/// The text of a part according to its bytes, if its label does not fit them;
/// otherwise `text`, as the parser has it.
pub(super) fn mended<'a>(
    message: &Message<'_>,
    part: &MessagePart<'_>,
    text: &'a str,
) -> Cow<'a, str> {
    let label = part.content_type().and_then(|kind| kind.attribute("charset"));
    let label = label.unwrap_or_default().trim_matches(['"', '\'', ' ']).to_ascii_lowercase();
    let decoder = charset_decoder(label.as_bytes()).filter(|_| !label.is_empty());
    let doubtful = match decoder {
        // In European charsets, half of every UTF-8 letter is one of these.
        Some(_) => one_byte(&label) && !text.is_ascii(),
        None => text.contains(['\u{fffd}', '\0']),
    };
    if !doubtful {
        return Cow::Borrowed(text);
    }
    let Some(bytes) = bytes_of(message, part) else { return Cow::Borrowed(text) };
    if decoder.is_some() {
        return match String::from_utf8(bytes) {
            Ok(utf8) if !utf8.is_ascii() => Cow::Owned(utf8),
            _ => Cow::Borrowed(text),
        };
    }
    Cow::Owned(guessed(&bytes))
}

/// Whether a charset is an extension of ASCII with one byte per character.
fn one_byte(label: &str) -> bool {
    [
        "us-ascii",
        "ascii",
        "ansi",
        "iso-8859",
        "iso8859",
        "iso_8859",
        "windows-125",
        "cp125",
        "latin",
    ]
    .iter()
    .any(|start| label.starts_with(start))
}

/// The bytes of a part, with its transfer encoding undone.
fn bytes_of(message: &Message<'_>, part: &MessagePart<'_>) -> Option<Vec<u8>> {
    let (start, end) = (part.offset_body as usize, part.offset_end as usize);
    let raw = message.raw_message().get(start..end.min(start.saturating_add(MAX_BYTES)))?;
    match part.encoding {
        Encoding::None => Some(raw.to_vec()),
        Encoding::QuotedPrintable => quoted_printable_decode(raw),
        Encoding::Base64 => base64_decode(raw),
    }
}

/// Text without a label that is not all UTF-8: UTF-16 if every other byte is
/// zero, and otherwise an old European charset.
fn guessed(bytes: &[u8]) -> String {
    let zeros = |odd: usize| bytes.iter().skip(odd).step_by(2).filter(|&&byte| byte == 0).count();
    let most = bytes.len() / 4;
    let wide = match bytes {
        [0xff, 0xfe, ..] => Some("utf-16le"),
        [0xfe, 0xff, ..] => Some("utf-16be"),
        _ if bytes.len() >= 4 && zeros(1) > most => Some("utf-16le"),
        _ if bytes.len() >= 4 && zeros(0) > most => Some("utf-16be"),
        _ => None,
    };
    if let Some(decode) = wide.and_then(|name| charset_decoder(name.as_bytes())) {
        return decode(bytes).replace('\u{feff}', "");
    }
    let old = charset_decoder(named_inside(bytes).unwrap_or_else(|| old_charset(bytes)).as_bytes());
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        if let (Some(old), false) = (old, chunk.invalid().is_empty()) {
            text.push_str(&old(chunk.invalid()));
        }
    }
    text
}

/// The charset that an HTML page names in its head.
fn named_inside(bytes: &[u8]) -> Option<&str> {
    let head = bytes.get(..bytes.len().min(2048))?;
    let at = head.windows(8).position(|word| word.eq_ignore_ascii_case(b"charset="))?;
    let rest = head.get(at + 8..)?;
    let rest = rest.strip_prefix(b"\"").unwrap_or(rest);
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'-')?;
    let name = std::str::from_utf8(rest.get(..end)?).ok()?;
    (one_byte(&name.to_ascii_lowercase()) && charset_decoder(name.as_bytes()).is_some())
        .then_some(name)
}

/// Where Polish letters occur inside words, Western European charsets have
/// symbols; and three of them differ between the two old Polish charsets.
fn old_charset(bytes: &[u8]) -> &'static str {
    let inside = |wanted: &[u8]| {
        let found = bytes.windows(2).filter(|pair| match pair {
            [before @ (b'a'..=b'z' | b'A'..=b'Z' | 0xc0..), byte] => {
                *before != 0xff && wanted.contains(byte)
            }
            _ => false,
        });
        found.count()
    };
    let (iso, windows) = (inside(b"\xb1\xb6\xbc"), inside(b"\xb9\x9c\x9f"));
    match inside(b"\xb3\xbf") + iso + windows {
        0 => "windows-1252",
        // The French ligature is not a Polish letter.
        _ if windows > 0 && inside(b"\xb3\xbf\xb9") + iso == 0 => "windows-1252",
        _ if iso > windows => "iso-8859-2",
        _ => "windows-1250",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_text_is_guessed() {
        for (bytes, text) in [
            (&b"za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1"[..], "zażółć gęślą jaźń"),
            (b"za\xbf\xf3\xb3\xe6 g\xea\xb6l\xb1 ja\xbc\xf1", "zażółć gęślą jaźń"),
            (b"d\xe9j\xe0 vu, c\x9cur", "déjà vu, cœur"),
            (b"\xbfqu\xe9? ma\xf1ana", "¿qué? mañana"),
            (b"bl\xe5b\xe6r, \xf8", "blåbær, ø"),
            ("déjà".as_bytes(), "déjà"),
            (b"caf\xc3\xa9 caf\xe9", "café café"),
            (b"b\0i\0d\0 \x005\0", "bid 5"),
            (b"\xfe\xff\0b\0i\0d\0 \x005", "bid 5"),
            (b"<meta charset=\"iso-8859-2\">\xb1", "<meta charset=\"iso-8859-2\">ą"),
        ] {
            assert_eq!(guessed(bytes), text);
        }
    }
}
