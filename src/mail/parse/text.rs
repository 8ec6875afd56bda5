//! The text of a mail, from whichever parts represent it best.

use super::attached::is_file;
use super::charset::mended;
use super::signature::without_signature;
use crate::mail::html;
use icu_normalizer::ComposingNormalizerBorrowed as ComposingNormalizer;
use mail_parser::{Message, MessagePart, MimeHeaders, PartType};

/// The most text that is read from one mail, in bytes.
const MAX_BODY: usize = 256 * 1024;

#[derive(Default)]
pub(super) struct Readable {
    /// What a reader would see, without the signature.
    pub(super) text: String,
    /// Whether its lines may have been broken.
    pub(super) is_broken: bool,
    /// The lines that were left out because the HTML marks them as a signature.
    pub(super) signature: Vec<String>,
}

/// The text that a reader would see. The text part is better, unless the HTML
/// knows what is quoted and the text does not, or the text has lost its line
/// breaks.
pub(super) fn readable_text(message: &Message<'_>) -> Readable {
    if message.text_body.is_empty() && message.html_body.is_empty() {
        return Readable { text: torn_text(message), is_broken: true, ..Readable::default() };
    }
    let (text, signature) = join(message, &message.text_body);
    let has_html = |ids: &[u32]| {
        ids.iter()
            .any(|&id| matches!(message.part(id).map(|part| &part.body), Some(PartType::Html(_))))
    };
    if !has_html(&message.html_body) || has_html(&message.text_body) {
        let is_broken = !has_html(&message.text_body) && !is_flowed(message);
        return Readable { text, is_broken, signature };
    }
    let (html, signature) = join(message, &message.html_body);
    let marks = |text: &str| text.lines().any(|line| line.trim_start().starts_with('>'));
    let says_more = marks(&html) && !marks(&text);
    if text.trim().is_empty() || says_more || glues_lines(&text, &html) {
        Readable { text: html, is_broken: false, signature }
    } else {
        let (text, signature) = match without_signature(&text, &signature) {
            Some(unsigned) => (unsigned, signature),
            None => (text, Vec::new()),
        };
        Readable { text, is_broken: !is_flowed(message), signature }
    }
}

/// Whether the text says where its paragraphs continue (format=flowed).
fn is_flowed(message: &Message<'_>) -> bool {
    let first = message.text_body.first().and_then(|&id| message.part(id));
    first.is_some_and(|part| flows(part).is_some())
}

/// Whether and how the lines of a part flow: `Some(true)` if the space that
/// marks a continued line is not part of the text.
fn flows(part: &MessagePart<'_>) -> Option<bool> {
    let attribute =
        |name: &str| part.content_type().and_then(|kind| kind.attribute(name)).unwrap_or_default();
    let flowed = attribute("format").eq_ignore_ascii_case("flowed");
    flowed.then(|| attribute("delsp").eq_ignore_ascii_case("yes"))
}

/// The text of a mail that breaks off inside a part. The parser then names no
/// body, but the first part that may be one will do.
fn torn_text(message: &Message<'_>) -> String {
    let is_text = |&id: &u32| {
        message.part(id).is_some_and(|part| {
            let kind = part.content_type().map_or("text", |kind| kind.ctype());
            let attached =
                part.content_disposition().is_some_and(mail_parser::ContentType::is_attachment);
            let named = kind.eq_ignore_ascii_case("text") || id == 0;
            let readable = match &part.body {
                PartType::Text(_) | PartType::Html(_) => true,
                // A text that claims several parts but names no boundary.
                PartType::Binary(bytes) => {
                    id == 0 && kind.eq_ignore_ascii_case("multipart") && !holds_parts(bytes)
                }
                _ => false,
            };
            named && readable && !attached
        })
    };
    let ids = 0..u32::try_from(message.parts.len()).unwrap_or(0);
    ids.into_iter().find(is_text).map_or_else(String::new, |id| join(message, &[id]).0)
}

/// Whether bytes contain MIME parts that were not parsed.
fn holds_parts(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n');
    lines.any(|line| line.get(..8).is_some_and(|start| start.eq_ignore_ascii_case(b"content-")))
}

/// The text of these parts, and the signature that their HTML marks.
fn join(message: &Message<'_>, ids: &[u32]) -> (String, Vec<String>) {
    let (mut all, mut signature) = (String::new(), Vec::new());
    for (place, &id) in ids.iter().enumerate() {
        let Some(part) = message.part(id).filter(|_| place == 0 || !is_file(message, id)) else {
            continue;
        };
        let is_html = part
            .content_type()
            .and_then(|kind| kind.subtype())
            .is_some_and(|kind| kind.eq_ignore_ascii_case("html"));
        let mut page_text = |page: &str| {
            let read = html::read(cut(&mended(message, part, page)));
            signature.extend(read.signature.iter().map(|line| composed(line)));
            read.text
        };
        let text = match &part.body {
            PartType::Text(page) if is_html => page_text(page),
            PartType::Text(text) => plain_text(part, &mended(message, part, text)),
            PartType::Html(page) => page_text(page),
            PartType::Binary(bytes) => plain_text(part, &String::from_utf8_lossy(bytes)),
            _ => continue,
        };
        if !all.is_empty() && !all.ends_with('\n') {
            all.push('\n');
        }
        all.push_str(&text);
        if all.len() >= MAX_BODY {
            break;
        }
    }
    (composed(cut(&all)), signature)
}

/// Composes letters with their accents: some systems write them apart (NFD).
fn composed(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    ComposingNormalizer::new_nfc().normalize(text).into_owned()
}

/// At most [`MAX_BODY`] bytes, without splitting a character.
fn cut(text: &str) -> &str {
    text.get(..text.floor_char_boundary(MAX_BODY)).unwrap_or(text)
}

fn plain_text(part: &MessagePart<'_>, text: &str) -> String {
    let text = cut(text).replace("\r\n", "\n").replace('\r', "\n");
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    match flows(part) {
        Some(delete_space) => unflow(text, delete_space),
        None => text.to_owned(),
    }
}

/// Joins the lines of format=flowed text (RFC 3676), each quote level by
/// itself.
fn unflow(text: &str, delete_space: bool) -> String {
    let mut out = String::with_capacity(text.len());
    // The quote depth of the paragraph that is still open.
    let mut open: Option<usize> = None;
    for line in text.split('\n') {
        let content = line.trim_start_matches('>');
        let depth = line.len() - content.len();
        let content = content.strip_prefix(' ').unwrap_or(content);
        let signature = content == "-- ";
        if open.is_some_and(|paragraph| paragraph != depth || signature) {
            out.push('\n');
            open = None;
        }
        if open.is_none() && depth > 0 {
            out.push_str(&">".repeat(depth));
            out.push(' ');
        }
        if content.ends_with(' ') && !signature {
            let kept = if delete_space { content.strip_suffix(' ') } else { None };
            out.push_str(kept.unwrap_or(content));
            open = Some(depth);
        } else {
            out.push_str(content);
            out.push('\n');
            open = None;
        }
    }
    // The split sees one line more than there are.
    out.truncate(out.trim_end_matches('\n').len());
    out.push('\n');
    out
}

/// Whether the text part runs two lines of the HTML together, even without a
/// space, as Yahoo's does: "bid 5" and "pass" become "bid 5pass".
fn glues_lines(text: &str, html: &str) -> bool {
    let squeeze = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = text.lines().map(squeeze).take(400).collect();
    let typed: Vec<String> = html
        .lines()
        .filter(|line| !line.starts_with('>'))
        .map(squeeze)
        .filter(|line| !line.is_empty())
        .take(40)
        .collect();
    typed.windows(2).any(|pair| {
        let (glued, spaced) = (pair.concat(), pair.join(" "));
        lines.iter().any(|line| line.contains(&glued) || *line == spaced)
            && !pair.iter().all(|part| lines.contains(part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flowed_text_is_joined() {
        assert_eq!(
            unflow("bid \n5\n> a \n> b\n>> c\n-- \nme \nyou\n", false),
            "bid 5\n> a b\n>> c\n-- \nme you\n"
        );
        assert_eq!(unflow("ban \nana\n From x\n", true), "banana\nFrom x\n");
        assert_eq!(unflow("> a \nbid 5\n", false), "> a \nbid 5\n");
    }
}
