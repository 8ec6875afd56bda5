//! HTML as a mail client gets it: properly nested, small, and without external
//! resources.

use super::{fixtures, goa, render, render_in};
use monsoon::{
    basics::{Language, commands},
    letters::Occasion,
};

const VOID: [&str; 4] = ["br", "meta", "hr", "!doctype"];
const INLINE: [&str; 4] = ["a", "b", "span", "i"];

/// The tags in order: name, whether it closes, its attributes; and the text
/// before each.
fn tags(html: &str) -> Vec<(String, String, bool, String)> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(open) = rest.find('<') {
        let text = rest[..open].to_owned();
        let close = open + rest[open..].find('>').expect("a tag ends");
        let inner = &rest[open + 1..close];
        let name: String = inner
            .trim_start_matches('/')
            .chars()
            .take_while(|c| !c.is_whitespace())
            .collect::<String>()
            .to_lowercase();
        found.push((text, name, inner.starts_with('/'), inner.to_owned()));
        rest = &rest[close + 1..];
    }
    found
}

/// Every tag that opens closes, in the right order.
pub fn check(html: &str) {
    let mut open: Vec<String> = Vec::new();
    for (_, name, closes, inner) in tags(html) {
        if VOID.contains(&name.as_str()) {
            continue;
        }
        if closes {
            assert_eq!(open.pop().as_deref(), Some(name.as_str()), "{inner} in {open:?}");
        } else {
            assert_eq!(inner.matches('"').count() % 2, 0, "quotes: {inner}");
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<String>::new());
}

/// The rows of a letter's sheet up to here: its head, and one or more for each block.
pub fn rows(html: &str) -> usize {
    let (mut depth, mut rows) = (0_usize, 0);
    for (_, name, closes, _) in tags(html) {
        match (name.as_str(), closes) {
            ("table", false) => depth += 1,
            ("table", true) => depth -= 1,
            ("tr", false) if depth == 2 => rows += 1,
            _ => {}
        }
    }
    rows
}

/// The tables of which a voice can't tell what they hold: they are no layout, they have no
/// headers that say what they are for, and no name as a whole.
fn silent_tables(html: &str) -> Vec<String> {
    // Each table that is open, with its headers; the innermost is the last.
    let mut open: Vec<(String, Vec<String>)> = Vec::new();
    let mut silent = Vec::new();
    for (_, name, closes, inner) in tags(html) {
        match (name.as_str(), closes) {
            ("table", false) => open.push((inner, Vec::new())),
            ("table", true) => {
                let (table, heads) = open.pop().expect("a table that is open");
                if !is_told(&table, &heads) {
                    silent.push(table);
                }
            }
            ("th", false) => open.last_mut().expect("a table around its cells").1.push(inner),
            _ => {}
        }
    }
    silent
}

fn is_told(table: &str, heads: &[String]) -> bool {
    let role = table.split("role=\"").nth(1).and_then(|rest| rest.split('"').next());
    let label = table.split("aria-label=\"").nth(1).is_some_and(|rest| !rest.starts_with('"'));
    match role {
        Some("presentation") => heads.is_empty(),
        Some("img" | "group") => label,
        Some(_) => false,
        None => !heads.is_empty() && heads.iter().all(|head| head.contains("scope=\"")),
    }
}

#[test]
fn every_table_says_what_it_is() {
    for (told, html) in [
        (true, r#"<table role="presentation"><tr><td>1</td></tr></table>"#),
        (true, r#"<table role="group" aria-label="Tiles"><tr><td>1</td></tr></table>"#),
        (true, r#"<table><tr><th scope="col">Points</th></tr><tr><td>1</td></tr></table>"#),
        (false, "<table><tr><td>1</td></tr></table>"),
        (false, "<table><tr><th>Points</th></tr></table>"),
        (false, r#"<table role="img" aria-label=""><tr><td>1</td></tr></table>"#),
        (false, r#"<table role="presentation"><tr><th scope="col">Points</th></tr></table>"#),
        (false, r#"<table><tr><td><table role="presentation"></table></td></tr></table>"#),
    ] {
        assert_eq!(silent_tables(html).is_empty(), told, "{html}");
    }
    let santiago = fixtures::all().into_iter().chain(fixtures::seldom());
    let santiago = santiago.map(|it| (it.name.to_owned(), render(&it)));
    for (name, letter) in santiago.chain(goa::everything(Language::En)) {
        let silent = silent_tables(&letter.html);
        assert!(silent.is_empty(), "{name}: {silent:?}");
    }
}

/// The letter as text, every element but the inline ones on lines of its own.
pub fn as_text(html: &str) -> String {
    let mut text = String::new();
    let mut styled = false;
    for (before, name, closes, _) in tags(html) {
        if !styled {
            text.push_str(&before);
        }
        if name == "style" {
            styled = !closes;
        }
        if !INLINE.contains(&name.as_str()) {
            text.push('\n');
        }
    }
    decode(&text)
}

fn decode(text: &str) -> String {
    [
        ("&nbsp;", " "),
        ("&ensp;", " "),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#38;", "&"),
    ]
    .iter()
    .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// Nothing external, nothing that a mail client strips, and no marker of ours
/// left.
pub fn stands_alone(html: &str, name: &str) {
    for foreign in ["<script", "http", "<img", "url(", "<svg", "<form", "flex"] {
        assert!(!html.contains(foreign), "{name}: {foreign}");
    }
    // A letter may talk about a position.
    let placed = |tag: &str| tag.contains("position:");
    assert!(!tags(html).iter().any(|(_, _, _, tag)| placed(tag)), "{name}: position");
    assert!(!html.contains('\u{e000}') && !html.contains('\u{e012}'), "{name}: a mark is left");
    grounds(html);
}

/// The orders that the links write, in order.
pub fn orders_of_buttons(html: &str) -> Vec<String> {
    links(html)
        .iter()
        .map(|link| {
            assert!(link.len() < 1500, "{link}");
            let (_, body) = link.split_once("&body=").unwrap();
            percent(body)
        })
        .filter(|body| !body.ends_with(' '))
        .collect()
}

fn links(html: &str) -> Vec<String> {
    tags(html)
        .into_iter()
        .filter(|(_, name, closes, _)| name == "a" && !closes)
        .map(|(_, _, _, inner)| decode(inner.split('"').nth(1).unwrap()))
        .collect()
}

/// A background in a style is also one in an attribute.
fn grounds(html: &str) {
    for (_, name, _, inner) in tags(html).into_iter().filter(|(_, _, closes, _)| !closes) {
        if name == "td" && inner.contains("background-color") {
            assert!(inner.contains("bgcolor=\""), "{inner}");
        }
    }
}

#[test]
fn every_letter_is_well_nested_small_and_alone() {
    for language in Language::ALL {
        for fixture in fixtures::all().into_iter().chain(fixtures::seldom()) {
            let name = fixture.name;
            let html = render_in(fixture, language).html;
            check(&html);
            assert!(html.len() < 60_000, "{name} in {language:?}: {} bytes", html.len());
            stands_alone(&html, name);
            assert!(html.contains(&format!("<html lang=\"{}\"", language.code())));
        }
    }
}

#[test]
fn every_ground_has_its_letters_and_its_attribute() {
    grounds(&render(&fixtures::worst()).html);
}

#[test]
fn every_button_writes_exactly_its_order() {
    for fixture in fixtures::all() {
        // A player who left a table can't answer any more; at a table that is
        // paused or was given up nobody can.
        if matches!(fixture.occasion, Occasion::Replaced { .. })
            || matches!(fixture.name, "mod-paused" | "mod-cancelled")
        {
            continue;
        }
        let letter = render(&fixture);
        let html = &letter.html;
        let allow = matches!(fixture.occasion, Occasion::UndoAsked { .. });
        let answers = fixture.view.prompt.iter().flat_map(|prompt| &prompt.suggested);
        let orders: Vec<String> = allow
            .then(|| "allow undo".to_owned())
            .into_iter()
            .chain(answers.map(ToString::to_string))
            .collect();
        let mut links = links(html);
        // A sheet's button stands below those of the question.
        links.retain(|link| !link.contains("%0D%0A"));
        // Nor is what a receipt offers an answer, or what one may read next.
        let body = |link: &String| percent(link.split_once("body=").unwrap_or_default().1);
        links.retain(|link| !commands::is_besides(&body(link)));
        links.retain(|link| !link.contains("body=rules%20"));
        // Nor are the commands that change a setting.
        let settings = ["away", "back", "calendar", "letters", "receipts", "remind", "zone"];
        let is_setting = |body: &str| settings.iter().any(|word| body.starts_with(word));
        links.retain(|link| !is_setting(&body(link)));
        // A plan for the rounds to come answers this one, too.
        links.retain(|link| !link.contains("body=every%20round%20"));
        // Nor is an order that is only begun.
        links.retain(|link| !link.ends_with("%20"));
        // A square or a place of the board may write the same order as a button; and
        // buttons stand in the order of their amounts.
        links.sort();
        links.dedup();
        let mut orders = orders;
        orders.sort_by_key(|order| order.replace(' ', "%20"));
        assert_eq!(links.len(), orders.len(), "{}", fixture.name);
        for (link, order) in links.iter().zip(orders) {
            assert!(link.len() < 500, "{link}");
            let (address, query) = link.strip_prefix("mailto:").unwrap().split_once('?').unwrap();
            assert_eq!(percent(address), fixture.envelope.reply_to);
            let (subject, body) = query.split_once('&').unwrap();
            assert_eq!(percent(subject), format!("subject=Re: {}", letter.subject));
            assert_eq!(percent(body), format!("body={order}"));
        }
    }
}

fn percent(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            let digits = std::str::from_utf8(&digits).unwrap().to_owned();
            bytes.push(u8::from_str_radix(&digits, 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}
