//! One HTML tag at a time. Letters have thousands of them, so a tag copies nothing
//! that is written as usual, in lower case.

use std::{borrow::Cow, cell::OnceCell};

/// A tag, opening or closing.
pub(super) struct Tag<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) closing: bool,
    pub(super) self_closing: bool,
    attributes: Vec<(Cow<'a, str>, &'a str)>,
    /// Its styles, without spaces and capitals.
    styles: OnceCell<Vec<Cow<'a, str>>>,
}

/// In lower case.
fn lower(text: &str) -> Cow<'_, str> {
    if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        text.to_ascii_lowercase().into()
    } else {
        text.into()
    }
}

/// In lower case, without spaces.
fn bare_style(text: &str) -> Cow<'_, str> {
    let is_bare =
        |byte: u8| byte.is_ascii() && !byte.is_ascii_uppercase() && !byte.is_ascii_whitespace();
    // A vertical tab is a space to Unicode alone.
    if text.bytes().all(|byte| is_bare(byte) && byte != 0x0b) {
        text.into()
    } else {
        text.split_whitespace().collect::<String>().to_lowercase().into()
    }
}

impl<'a> Tag<'a> {
    fn new(name: Cow<'a, str>, closing: bool, self_closing: bool) -> Tag<'a> {
        let (attributes, styles) = (Vec::new(), OnceCell::new());
        Tag { name, closing, self_closing, attributes, styles }
    }

    /// Whether it is nothing but a name.
    pub(super) fn is_bare(&self) -> bool {
        self.attributes.is_empty()
    }

    /// Its classes and its id.
    pub(super) fn marks(&self) -> impl Iterator<Item = &str> {
        self.attributes
            .iter()
            .filter(|(name, _)| name == "class" || name == "id")
            .flat_map(|(_, value)| value.split_whitespace())
    }

    /// The attributes that some programs use instead.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let named = |name: &str| matches!(name, "name" | "data-marker" | "data-smartmail");
        self.attributes.iter().filter(move |(name, _)| named(name)).map(|(_, value)| *value)
    }

    pub(super) fn has(&self, attribute: &str) -> bool {
        self.attributes.iter().any(|(name, _)| name == attribute)
    }

    /// Whether its style contains `wanted`, given without spaces or capitals.
    pub(super) fn has_style(&self, wanted: &str) -> bool {
        let styles = self.styles.get_or_init(|| {
            let styles = self.attributes.iter().filter(|(name, _)| name == "style");
            styles.map(|(_, value)| bare_style(value)).collect()
        });
        styles.iter().any(|style| style.contains(wanted))
    }

    pub(super) fn is_invisible(&self) -> bool {
        const UNSEEN: [&str; 3] = ["display:none", "visibility:hidden", "mso-hide:all"];
        self.has("hidden") || UNSEEN.into_iter().any(|style| self.has_style(style))
    }
}

/// The tag at the start of `text` and what follows it; `None` if the `<` is
/// just a `<`. Comments and declarations are tags without a name.
pub(super) fn read_tag(text: &str) -> Option<(Tag<'_>, &str)> {
    let nameless = Tag::new(Cow::Borrowed(""), false, true);
    if let Some(comment) = text.strip_prefix("<!--") {
        let after = comment.find("-->").and_then(|end| comment.get(end + 3..));
        return Some((nameless, after.unwrap_or_default()));
    }
    let inner = text.strip_prefix('<')?;
    if inner.starts_with(['!', '?']) {
        let after = inner.find('>').and_then(|end| inner.get(end + 1..));
        return Some((nameless, after.unwrap_or_default()));
    }
    let (closing, inner) = match inner.strip_prefix('/') {
        Some(inner) => (true, inner),
        None => (false, inner),
    };
    if !inner.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = inner.find(|c: char| c.is_whitespace() || c == '>' || c == '/')?;
    let (name, mut rest) = inner.split_at(end);
    let mut tag = Tag::new(lower(name), closing, false);
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('>') {
            return Some((tag, after));
        }
        if let Some(after) = rest.strip_prefix('/') {
            tag.self_closing = after.starts_with('>');
            rest = after;
            continue;
        }
        let end = rest.find(|c: char| c.is_whitespace() || "=>/".contains(c))?;
        let (name, after) = rest.split_at(end);
        rest = after.trim_start();
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            let after = after.trim_start();
            (value, rest) = match after.chars().next()? {
                quote @ ('"' | '\'') => after.get(1..)?.split_once(quote)?,
                _ => after.split_at(after.find(|c: char| c.is_whitespace() || c == '>')?),
            };
        } else if name.is_empty() {
            // Nothing can be read here, so skip ahead.
            return Some((tag, rest.find('>').and_then(|at| rest.get(at + 1..))?));
        }
        if tag.attributes.len() >= 50 {
            return Some((tag, rest.find('>').and_then(|at| rest.get(at + 1..))?));
        }
        tag.attributes.push((lower(name), value));
    }
}

/// What follows the end of an element whose content is not text, such as a
/// script.
pub(super) fn skip_element<'a>(name: &str, after: &'a str) -> &'a str {
    let mut rest = after;
    while let Some(at) = rest.find("</") {
        rest = rest.get(at + 2..).unwrap_or_default();
        let named = rest.get(..name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name));
        if named {
            return rest.find('>').and_then(|end| rest.get(end + 1..)).unwrap_or_default();
        }
    }
    ""
}
