//! A letter of ours without its page: what is kept of it once it has left and newer ones
//! have followed.

use mail_parser::{MessageParser, MessagePart};
use std::ops::Range;

/// A letter that [`compose`](super::compose()) wrote, without its HTML, if it says the
/// same as text; `None` if it has only one of them.
#[must_use]
pub fn without_html(raw: &[u8]) -> Option<Vec<u8>> {
    const BEGINS: &[u8] = b"Content-Type: multipart/alternative;\r\n boundary=\"";
    let boundary = after(raw, 0, BEGINS)?;
    let end = find(raw, boundary, b"\"")?;
    let boundary = raw.get(boundary..end.start)?;
    let part = |kind: &str| {
        [b"\r\n--", boundary, b"\r\nContent-Type: text/", kind.as_bytes(), b";"].concat()
    };
    let text = after(raw, end.end, &part("plain"))?;
    let html = find(raw, text, &part("html"))?;
    // A boundary can't occur in quoted-printable text.
    let next = find(raw, html.end, &[b"\r\n--", boundary].concat())?;
    Some([raw.get(..html.start)?, raw.get(next.start..)?].concat())
}

/// The text and the HTML of a letter that [`compose`](super::compose()) wrote; `None` unless
/// it has a page, which alone has the orders of its buttons.
#[must_use]
pub fn bodies_of(raw: &[u8]) -> Option<(String, String)> {
    let letter = MessageParser::default().parse(raw)?;
    let text = |part: &&MessagePart<'_>| part.text_contents().map(str::to_owned);
    let mut pages = letter.html_bodies().filter(|part| part.is_text_html());
    let html = pages.next().as_ref().and_then(text)?;
    let mut plain = letter.text_bodies().filter(|part| part.is_text() && !part.is_text_html());
    Some((plain.next().as_ref().and_then(text).unwrap_or_default(), html))
}

fn find(raw: &[u8], from: usize, wanted: &[u8]) -> Option<Range<usize>> {
    let rest = raw.get(from..)?;
    let at = from + rest.windows(wanted.len()).position(|here| here == wanted)?;
    Some(at..at + wanted.len())
}

fn after(raw: &[u8], from: usize, wanted: &[u8]) -> Option<usize> {
    Some(find(raw, from, wanted)?.end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        basics::Parts,
        mail::{Attachment, AutoSubmitted, Draft, Mailbox, compose},
    };

    fn letter(parts: Parts, attachments: Vec<Attachment>) -> Vec<u8> {
        let draft = Draft {
            from_name: "Monsoon".into(),
            from_address: "monsoon+t-4@example.org".into(),
            reply_to: "monsoon+t-4@example.org".into(),
            to: Mailbox { name: Some("Zoë".into()), address: "zoe@example.org".into() },
            subject: "Your turn".into(),
            message_id: "t1.p4@example.org".into(),
            in_reply_to: None,
            references: vec![],
            text: "Red bids 5 = a lot\n\nwrite: bid 6\n".into(),
            html: "<p>Red bids <b>5</b> = a lot</p>".into(),
            list_id: "table-1.example.org".into(),
            leave: None,
            auto_submitted: AutoSubmitted::Generated,
            date: "2026-01-02T12:00:00Z".parse().unwrap(),
            kind: "turn".into(),
            parts,
            attachments,
        };
        compose(&draft).unwrap()
    }

    fn calendar() -> Attachment {
        Attachment { name: "a.ics".into(), media_type: "text/calendar", bytes: vec![b'x'; 99] }
    }

    #[test]
    fn all_but_the_page_stays() {
        for attachments in [vec![], vec![calendar()]] {
            let enclosed = attachments.len();
            let whole = letter(Parts::Both, attachments);
            let slim = without_html(&whole).unwrap();
            let parser = mail_parser::MessageParser::default();
            let (before, after) = (parser.parse(&whole).unwrap(), parser.parse(&slim).unwrap());
            assert_eq!(after.body_text(0), before.body_text(0));
            assert_eq!(after.subject(), before.subject());
            assert!(before.html_bodies().any(mail_parser::MessagePart::is_text_html));
            assert!(!after.html_bodies().any(mail_parser::MessagePart::is_text_html));
            assert_eq!(after.attachment_count(), enclosed);
            assert!(without_html(&slim).is_none(), "once is enough");
            let (text, html) = bodies_of(&whole).unwrap();
            assert!(text.contains("Red bids 5 = a lot") && html.contains("<b>5</b>"));
            assert_eq!(bodies_of(&slim), None);
        }
    }

    #[test]
    fn what_there_is_once_stays_whole() {
        assert!(without_html(&letter(Parts::Html, vec![])).is_none());
        assert!(without_html(&letter(Parts::Text, vec![])).is_none());
        for cut in 0..400 {
            // Bytes of anybody's do no harm.
            let whole = letter(Parts::Both, vec![]);
            let _ = without_html(&whole[..whole.len().min(cut)]);
        }
    }
}
