//! Extracting orders from a letter's buttons: mailto links with a body (RFC 6068).

use super::html;
use crate::basics::commands;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub to: String,
    pub subject: String,
    /// The orders, one per line.
    pub body: String,
}

impl Button {
    /// Is its order only begun, for the reader to go on with?
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.body.ends_with(' ')
    }

    /// Does it send a whole sheet rather than a single order?
    #[must_use]
    pub fn is_sheet(&self) -> bool {
        self.body.trim().contains('\n')
    }
}

/// The buttons of a letter that answer it, in order: not those of commands that it offers
/// besides.
#[must_use]
pub fn buttons(html: &str) -> Vec<Button> {
    html.split("href=\"mailto:")
        .skip(1)
        .filter_map(|rest| button(rest.split('"').next()?))
        .filter(|button| !commands::is_besides(&button.body) && !button.is_begun())
        .collect()
}

const LINK: &str = "href=\"mailto:";

/// A mailto link of a letter.
pub struct Link {
    /// What stands on it.
    pub label: String,
    /// `None` if it brings no text.
    pub button: Option<Button>,
}

/// All mailto links of a letter, in order.
#[must_use]
pub fn links(html: &str) -> Vec<Link> {
    html.split(LINK)
        .skip(1)
        .map(|rest| {
            let (link, rest) = rest.split_once('"').unwrap_or_default();
            let face = rest.split_once('>').map_or("", |(_, rest)| rest);
            let face = face.split("</a>").next().unwrap_or_default();
            // The rest of a button says what it writes, which the caller knows.
            let bold = face.split_once("<b>").and_then(|(_, rest)| rest.split("</b>").next());
            let label = html::to_text(bold.unwrap_or(face));
            let label = label.split_whitespace().collect::<Vec<_>>().join(" ");
            Link { label, button: button(link) }
        })
        .collect()
}

/// The letter with the attributes of `instead` in place of each mailto address, by its
/// number in [`links`].
pub fn redirected(html: &str, instead: impl Fn(usize) -> String) -> String {
    let mut parts = html.split(LINK);
    let mut page = parts.next().unwrap_or_default().to_owned();
    for (number, part) in parts.enumerate() {
        let rest = part.split_once('"').map_or("", |(_, rest)| rest);
        page.push_str(&instead(number));
        page.push_str(rest);
    }
    page
}

fn button(link: &str) -> Option<Button> {
    let link = link.replace("&amp;", "&").replace("&#38;", "&");
    let (to, query) = link.split_once('?')?;
    let field = |name: &str| {
        let value = query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))?;
        percent_decode(value)
    };
    Some(Button { to: percent_decode(to)?, subject: field("subject")?, body: field("body")? })
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_are_read() {
        let html = r#"<a href="mailto:m+t%2D1@x?subject=%5BMonsoon%201%5D&amp;body=bid%205">Bid 5</a>
            <a href="mailto:m+t@x?subject=s&amp;body=bid%205%0D%0Aplant%20best">the sheet</a>
            <a href="mailto:m@x">no order</a>"#;
        let found = buttons(html);
        let wanted =
            Button { to: "m+t-1@x".into(), subject: "[Monsoon 1]".into(), body: "bid 5".into() };
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], wanted);
        assert!(!found[0].is_sheet() && found[1].is_sheet());
    }

    #[test]
    fn links_have_faces_and_go_elsewhere() {
        let html = r#"<p>x <a href="mailto:m@x?subject=s&amp;body=bid%205" class="A"><b>Bid&nbsp;5</b>
            <span>write bid 5</span></a> <a href="mailto:m@x">Write</a> y"#;
        let found: Vec<_> = links(html).into_iter().map(|it| (it.label, it.button)).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].0, "Bid 5");
        assert!(found[0].1.as_ref().is_some_and(|button| button.body == "bid 5"));
        assert_eq!((found[1].0.as_str(), &found[1].1), ("Write", &None));
        let page = redirected(html, |number| format!("href=\"/{number}\""));
        assert!(page.starts_with(r#"<p>x <a href="/0" class="A"><b>"#), "{page}");
        assert!(page.ends_with(r#"<a href="/1">Write</a> y"#), "{page}");
    }
}
