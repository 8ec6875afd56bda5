//! Extracting orders from a letter's buttons: mailto links with a body (RFC 6068).

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub to: String,
    pub subject: String,
    /// The orders, one per line.
    pub body: String,
}

impl Button {
    /// Does it send a whole sheet rather than a single order?
    pub fn is_sheet(&self) -> bool {
        self.body.trim().contains('\n')
    }
}

/// The buttons of a letter that answer it, in order: not that which asks for the rules.
pub fn buttons(html: &str) -> Vec<Button> {
    html.split("href=\"mailto:")
        .skip(1)
        .filter_map(|rest| button(rest.split('"').next()?))
        .filter(|button| button.body != "rules")
        .collect()
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
}
