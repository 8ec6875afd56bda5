//! What the elements that mail programs write stand for.

use super::LETTER_ID;
use super::tag::Tag;

/// What the text of an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Plain,
    Quote,
    /// The line above a quote, or the announcement of a forwarded mail.
    Attribution,
    Hidden,
    Signature,
    Preformatted,
}

/// Elements that hold the quoted letter, by the end of a class or an id.
/// `gmail_quote` and `protonmail_quote` are not among them: they hold the
/// author's inline answers too, and the quote inside them is a `blockquote`.
const QUOTES: &[&str] = &[
    LETTER_ID,
    "yahoo_quoted",
    "zmail_extra",
    "mail-editor-reference-message-container",
    "ms-outlook-mobile-reference-message",
    "OutlookMessageHeader",
    "OLK_SRC_BODY_SECTION",
    "reply-forward-msg",
    "QuotedContent",
    "fairemail_quote",
    "tutanota_quote",
    "edo-original",
];

/// Elements that hold the line above a quote.
const ATTRIBUTIONS: &[&str] = &["gmail_attr", "moz-cite-prefix", "reply-intro"];

/// Quotes by `name` and `data-marker`, in full.
const NAMED_QUOTES: &[&str] =
    &["quote", "quoted-content", "messageReplySection", "__QUOTED_TEXT__", "__HEADERS__"];

/// Elements after which nothing is the author's.
const ENDS: &[&str] = &["divRplyFwdMsg", "appendonsend", "stopSpelling", "zwchr", "__DIVIDER__"];

/// Elements that hold a signature, by the end of a class or an id in lower
/// case: `gmail_signature`, `x_Signature`, `AppleMailSignature`.
const SIGNATURES: &[&str] =
    &["signature", "signature_block", "signature_block-user", "signature_old", "signature_prefix"];

/// The same by `name` and similar attributes: Spark's, Gmail's, and the
/// bookmark that Outlook puts around the signature it inserts.
const NAMED_SIGNATURES: &[&str] = &["messageSignatureSection", "gmail_signature", "_MailAutoSig"];

/// What an element stands for.
pub(super) fn role_of(tag: &Tag<'_>) -> Role {
    if tag.is_bare() {
        return role_by_name(&tag.name);
    }
    let like = |known: &[&str]| tag.marks().any(|mark| ends_like(mark, known));
    if tag.is_invisible() {
        Role::Hidden
    } else if is_signature(tag) {
        Role::Signature
    } else if like(QUOTES) || tag.names().any(|name| NAMED_QUOTES.contains(&name)) {
        Role::Quote
    } else if like(ATTRIBUTIONS) {
        Role::Attribution
    } else {
        match &*tag.name {
            // Webmail that sets no class: a line down the left side.
            "div" if tag.has_style("border-left:") && tag.has_style("solid") => Role::Quote,
            "div" if tag.has_style("border-style:nonenonenonesolid") => Role::Quote,
            "div" | "span" | "p" if tag.has_style("white-space:pre") => Role::Preformatted,
            name => role_by_name(name),
        }
    }
}

/// What an element stands for that has no attributes to tell.
fn role_by_name(name: &str) -> Role {
    match name {
        "blockquote" => Role::Quote,
        // The author took back what is struck out.
        "head" | "template" | "noscript" | "s" | "strike" | "del" => Role::Hidden,
        "pre" => Role::Preformatted,
        _ => Role::Plain,
    }
}

fn is_signature(tag: &Tag<'_>) -> bool {
    tag.marks().any(|mark| SIGNATURES.iter().any(|known| ends_in(mark, known)))
        || tag.names().any(|name| NAMED_SIGNATURES.contains(&name))
        || tag.has_style("mso-bookmark:_mailautosig")
        || tag.has("data-signature-widget")
}

/// Whether everything from this element on is the quoted letter. Outlook for
/// Windows shows that only by a line of its own above the headers.
pub(super) fn begins_the_rest(tag: &Tag<'_>) -> bool {
    tag.marks().chain(tag.names()).any(|mark| ends_like(mark, ENDS))
        || (tag.name == "div" && tag.has_style("border:none;border-top:solid"))
        || (tag.name == "div" && tag.has_style("border-style:solidnonenone"))
}

/// Whether a mark ends so, whatever the case.
fn ends_in(mark: &str, known: &str) -> bool {
    let from = mark.len().checked_sub(known.len());
    let end = from.and_then(|from| mark.as_bytes().get(from..));
    end.is_some_and(|end| end.eq_ignore_ascii_case(known.as_bytes()))
}

/// Programs prefix marks with something of their own: `gmail-m_12x`, `x_x`,
/// `yiv12x`.
fn ends_like(mark: &str, known: &[&str]) -> bool {
    known.iter().any(|known| mark.ends_with(known))
}
