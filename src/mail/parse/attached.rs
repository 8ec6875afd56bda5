//! Attachments: none is read, but players who put orders into one are told.

use mail_parser::{Message, MessagePart, MimeHeaders};

/// How many attachments a mail has, and how many of them may hold words for us.
pub(super) fn counts(message: &Message<'_>) -> (usize, usize) {
    let beside = |id: &&u32| !message.attachments.contains(id) && is_file(message, **id);
    let files = message.text_body.iter().skip(1).filter(beside);
    let ids: Vec<u32> = message.attachments.iter().chain(files).copied().collect();
    let parts = ids.iter().filter_map(|&id| message.part(id));
    (ids.len(), parts.filter(|part| may_hold_words(part)).count())
}

/// Whether a part is a file even though its sender wants it shown as text.
pub(super) fn is_file(message: &Message<'_>, id: u32) -> bool {
    message.part(id).is_some_and(|part| part.attachment_name().is_some())
}

/// Whether the author attached a part, rather than the mail program.
fn may_hold_words(part: &MessagePart<'_>) -> bool {
    let kind = part.content_type();
    let outer = kind.map_or("text", |kind| kind.ctype()).to_ascii_lowercase();
    let subtype = kind.and_then(|kind| kind.subtype()).unwrap_or_default().to_ascii_lowercase();
    let name = part.attachment_name().unwrap_or_default().to_lowercase();
    let disposition = part.content_disposition();
    let attached = disposition.is_some_and(mail_parser::ContentType::is_attachment);
    if part.contents().iter().all(u8::is_ascii_whitespace) {
        return false;
    }
    if FURNITURE.iter().any(|furniture| subtype.ends_with(furniture))
        || FURNITURE_NAMES.iter().any(|end| name.ends_with(end))
    {
        return false;
    }
    match outer.as_str() {
        // Shown or played within the page.
        "image" | "audio" | "video" => attached && part.content_id().is_none(),
        // Other forms of the text, and what lists add below it.
        "text" => attached || !name.is_empty(),
        "multipart" => false,
        _ => true,
    }
}

/// Types, by their ending, that programs add by themselves.
const FURNITURE: &[&str] = &[
    "pgp-signature",
    "pkcs7-signature",
    "pgp-keys",
    "pgp-encrypted",
    "vcard",
    "directory",
    "calendar",
    "ics",
    "ms-tnef",
    "delivery-status",
    "disposition-notification",
    "feedback-report",
    "x-amp-html",
];

/// Names, by their ending, of such parts.
const FURNITURE_NAMES: &[&str] = &[
    ".asc",
    ".sig",
    ".p7s",
    ".p7m",
    ".vcf",
    ".ics",
    "winmail.dat",
    "att00001.txt",
    "att00001.htm",
];
