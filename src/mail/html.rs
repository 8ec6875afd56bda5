//! Turns HTML into lines of text, with every quote marked by `>` as in a text
//! mail.
//!
//! A mail program's HTML says more about quotes than its text part does: which
//! element holds the quoted letter, which one the signature. So we follow the
//! elements, in one pass without recursion: a mail can nest its elements as
//! deeply as it likes.

mod known;
mod marks;
mod tag;

use super::fresh_text::announces_forwarded;
use known::{Mark, Tags};
use mail_parser::decoders::html::add_html_token;
use marks::Role;
use std::{borrow::Cow, rc::Rc};
use tag::skip_element;

/// The `id` on the outermost element of our own HTML letters. When quoting,
/// mail programs prefix it but leave its end alone.
pub const LETTER_ID: &str = "monsoon-letter";

/// The most nested elements that are tracked; deeper ones count as their
/// parent.
const DEPTH: usize = 400;

/// The text of an HTML part, one line for each block.
///
/// Our own letters, read this way, also show what an unmarked quote of their
/// HTML looks like: pass that to [`fresh_text`](super::fresh_text()) along with
/// their text part.
#[must_use]
pub fn to_text(html: &str) -> String {
    read(html).text
}

pub(super) struct Read {
    /// The text, one line for each block.
    pub(super) text: String,
    /// The lines of the author's signature, which the text leaves out.
    pub(super) signature: Vec<String>,
}

/// The text and the signature of an HTML part.
pub(super) fn read(html: &str) -> Read {
    let (mut page, mut tags) = (Page::default(), Tags::default());
    let mut rest = html;
    // A tag without an end is searched for up to the end of the page; a page
    // made of nothing else must not be searched over and over.
    let mut patience = 500;
    while patience > 0
        && let Some(at) = rest.find('<')
    {
        let (text, tag) = rest.split_at(at);
        page.text(text);
        rest = if let Some((mark, after)) = tags.read(tag) {
            page.tag(mark, after)
        } else {
            let text = tag.get(1..).unwrap_or_default();
            patience -= i32::from(text.starts_with(char::is_alphabetic));
            page.text("<");
            text
        };
    }
    page.text(rest);
    page.finish()
}

#[derive(Default)]
struct Page<'h> {
    out: String,
    line: String,
    /// A space is due before the next word.
    gap: bool,
    open: Vec<Rc<Mark<'h>>>,
    skipped_depth: usize,
    quotes: usize,
    attributions: usize,
    hidden: usize,
    preformatted: usize,
    /// How many signatures we are in, one inside the other.
    signed: usize,
    signature: Vec<String>,
    /// Everything from here on is the quoted letter.
    ended: bool,
}

impl<'h> Page<'h> {
    fn text(&mut self, raw: &str) {
        if raw.is_empty() || self.hidden > 0 {
            return;
        }
        let decoded = decode(raw);
        if self.preformatted > 0 {
            for (number, part) in decoded.split('\n').enumerate() {
                if number > 0 {
                    self.break_line(true);
                }
                self.line.push_str(part.trim_end_matches('\r'));
            }
            return;
        }
        // To an order, a no-break space is a space.
        let mut rest = &*decoded;
        while let Some(first) = rest.chars().next() {
            if first.is_whitespace() {
                self.gap = true;
                rest = rest.trim_start();
                continue;
            }
            if self.gap && !self.line.is_empty() {
                self.line.push(' ');
            }
            self.gap = false;
            let (word, after) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
            self.line.push_str(word);
            rest = after;
        }
    }

    /// Ends the line; an empty one only counts if it was `asked` for.
    fn break_line(&mut self, asked: bool) {
        self.gap = false;
        if !asked && self.line.trim().is_empty() {
            self.line.clear();
            return;
        }
        let line = std::mem::take(&mut self.line);
        if self.signed > 0 {
            // Signatures inside a quote are other people's.
            if self.quotes == 0 && self.attributions == 0 && !self.ended {
                self.signature.push(line);
            }
            return;
        }
        // Gmail puts a forwarded mail below this line, without marking the mail
        // itself.
        let forwards = self.attributions > 0 && self.quotes == 0 && announces_forwarded(&line);
        self.ended |= forwards;
        let marks = self.quotes + usize::from(self.ended || self.attributions > 0);
        for _ in 0..marks.min(9) {
            self.out.push_str("> ");
        }
        self.out.push_str(line.trim_end());
        self.out.push('\n');
        self.line = line;
        self.line.clear();
    }

    fn tag(&mut self, tag: Rc<Mark<'h>>, after: &'h str) -> &'h str {
        let name = &*tag.name;
        if tag.closing {
            self.close(name);
            return after;
        }
        match name {
            "script" | "style" | "title" | "textarea" | "select" | "xml" => {
                return skip_element(name, after);
            }
            "br" => self.break_line(true),
            "hr" => {
                self.break_line(false);
                self.ended |= tag.begins_the_rest;
            }
            "td" | "th" => self.gap = true,
            _ if is_block(name) => self.break_line(false),
            _ => {}
        }
        if is_void(name) || tag.self_closing {
            return after;
        }
        if tag.begins_the_rest {
            self.break_line(false);
            self.ended = true;
        }
        let role = tag.role;
        if self.open.len() >= DEPTH {
            self.skipped_depth += 1;
            return after;
        }
        if breaks(role) {
            self.break_line(false);
        }
        if let Some(count) = self.count(role) {
            *count += 1;
        }
        self.open.push(tag);
        after
    }

    fn close(&mut self, name: &str) {
        if name == "p" || is_block(name) {
            self.break_line(false);
        }
        if self.skipped_depth > 0 {
            self.skipped_depth -= 1;
            return;
        }
        let Some(place) = self.open.iter().rposition(|open| open.name == name) else { return };
        while self.open.len() > place {
            if let Some(closed) = self.open.pop() {
                if breaks(closed.role) {
                    self.break_line(false);
                }
                if let Some(count) = self.count(closed.role) {
                    *count = count.saturating_sub(1);
                }
            }
        }
    }

    fn count(&mut self, role: Role) -> Option<&mut usize> {
        match role {
            Role::Plain => None,
            Role::Quote => Some(&mut self.quotes),
            Role::Attribution => Some(&mut self.attributions),
            Role::Hidden => Some(&mut self.hidden),
            Role::Signature => Some(&mut self.signed),
            Role::Preformatted => Some(&mut self.preformatted),
        }
    }

    fn finish(mut self) -> Read {
        self.break_line(false);
        Read { text: self.out, signature: self.signature }
    }
}

/// Whether such an element starts and ends a line.
fn breaks(role: Role) -> bool {
    match role {
        Role::Plain | Role::Hidden => false,
        Role::Quote | Role::Attribution | Role::Signature | Role::Preformatted => true,
    }
}

/// `&amp;` and the like. Anything that is not an entity stays as it is.
fn decode(raw: &str) -> Cow<'_, str> {
    if !raw.contains('&') {
        return raw.into();
    }
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('&') {
        let (before, entity) = rest.split_at(at);
        text.push_str(before);
        let end = entity.bytes().take(12).position(|byte| byte == b';');
        if let Some((token, after)) = end.and_then(|end| entity.split_at_checked(end + 1)) {
            if token == "&nbsp;" || token == "&#160;" {
                text.push('\u{a0}');
            } else {
                add_html_token(&mut text, token.as_bytes(), false);
            }
            rest = after;
        } else {
            text.push('&');
            rest = entity.get(1..).unwrap_or_default();
        }
    }
    text.push_str(rest);
    text.into()
}

fn is_void(name: &str) -> bool {
    matches!(
        name,
        "area" | "base" | "br" | "col" | "embed" | "hr" | "img" | "input" | "link" | "meta" | "wbr"
    )
}

fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address"
            | "article"
            | "aside"
            | "blockquote"
            | "body"
            | "center"
            | "dd"
            | "div"
            | "dl"
            | "dt"
            | "fieldset"
            | "footer"
            | "form"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "header"
            | "html"
            | "li"
            | "main"
            | "nav"
            | "ol"
            | "p"
            | "pre"
            | "section"
            | "table"
            | "tbody"
            | "tfoot"
            | "thead"
            | "tr"
            | "ul"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_and_breaks_are_lines() {
        let html = "<html><head><title>x</title><style>p{}</style></head><body>\n<div>bid&nbsp;5\n                     now</div><p>pass<br>caf&eacute; &amp; &#380;</p><ul><li>a</li><li>b</ul>\
                    <table><tr><td>1</td><td>2</td></tr></table></body></html>";
        assert_eq!(to_text(html), "bid 5 now\npass\ncafé & ż\na\nb\n1 2\n");
    }

    #[test]
    fn quotes_are_marked_wherever_they_end() {
        let html = "<div class=gmail_quote>On x wrote:<blockquote><p>a</p></blockquote>bid 5\
                    <blockquote>b<blockquote>c</blockquote></blockquote></div>";
        assert_eq!(to_text(html), "On x wrote:\n> a\nbid 5\n> b\n> > c\n");
    }

    #[test]
    fn our_own_letter_is_a_quote_under_any_prefix() {
        for id in ["monsoon-letter", "gmail-m_1monsoon-letter", "x_monsoon-letter"] {
            let html = format!("<p>pass</p><div id=\"{id}\"><div>bid 9</div></div><p>end</p>");
            assert_eq!(to_text(&html), "pass\n> bid 9\nend\n");
        }
    }

    #[test]
    fn after_outlooks_divider_everything_is_quoted() {
        let html = "<div>pass</div><hr><div id=\"x_divRplyFwdMsg\"><b>From:</b> a</div><p>bid 9";
        assert_eq!(to_text(html), "pass\n> From: a\n> bid 9\n");
    }

    #[test]
    fn a_mail_that_gmail_forwards_is_a_quote() {
        for words in [
            "Forwarded message",
            "Weitergeleitete Nachricht",
            "Wiadomość przekazana dalej",
            "転送メッセージ",
        ] {
            let html = format!(
                "<p>bid 5</p><div class=gmail_quote><div class=gmail_attr>---------- {words} ---------<br>\
                 From: a<br></div><br><p>Hello</p><blockquote>x</blockquote>pass</div>"
            );
            let told =
                "bid 5\n> ---------- {words} ---------\n> From: a\n> \n> Hello\n> > x\n> pass\n";
            assert_eq!(to_text(&html), told.replace("{words}", words));
        }
    }

    #[test]
    fn lines_that_outlook_writes_otherwise_mark_quotes() {
        let html = "<p>pass</p><div style='border-style: none none none solid'>bid 9</div><p>end</p>\
                    <div style='border-width:1pt medium medium; border-style: solid none none'>From: a</div>x";
        assert_eq!(to_text(html), "pass\n> bid 9\nend\n> From: a\n> x\n");
        let html = "a<div style='visibility: hidden'>b</div><p style='mso-hide:all'>c</p>";
        assert_eq!(to_text(html), "a\n");
    }

    #[test]
    fn what_is_not_shown_is_not_text() {
        let html = "a<!-- b --><script>if (1<2) {}</script><span style='display: none'>c</span>\
                    <div class='gmail_signature'>d</div><div id=x_Signature>e</div> 1 < 2 <3 &amp &bogus; <";
        assert_eq!(to_text(html).trim_end(), "a\n1 < 2 <3 &amp &bogus; <");
    }

    #[test]
    fn what_is_struck_out_is_taken_back() {
        assert_eq!(to_text("<p>bid <s>4</s> 5</p><p><del>pass</del></p>"), "bid 5\n");
    }

    #[test]
    fn a_line_down_the_side_marks_a_quote() {
        let html = "<p>pass</p><div style='border-left: 1px solid #ccc'>bid 9</div>";
        assert_eq!(to_text(html), "pass\n> bid 9\n");
    }

    #[test]
    fn lines_of_preformatted_text_stay() {
        let html = "<div style='white-space: pre-wrap'>bid 5\npass</div><div>end</div>";
        assert_eq!(to_text(html), "bid 5\npass\nend\n");
        assert_eq!(to_text("<pre>bid 5\npass\n</pre>x"), "bid 5\npass\nx\n");
    }

    #[test]
    fn depth_is_no_burden() {
        let deep = format!("{}bid 5{}", "<div>".repeat(100_000), "</div>".repeat(100_000));
        assert_eq!(to_text(&deep), "bid 5\n");
        let open = "<".repeat(50_000);
        assert!(to_text(&open).contains('<'));
        assert!(to_text(&"<a ".repeat(20_000)).contains("<a"));
        assert!(to_text(&"<a x='".repeat(20_000)).contains("<a"));
    }
}
