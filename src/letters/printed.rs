//! The lines of a letter that are orders, and how they come back: unchanged, or
//! edited by the reader, with our labels still before them.

use super::Printed;
use super::button::Button;
use super::frame::{Block, Letter, Planned};
use super::words::Words;
use crate::basics::Language;
use std::sync::LazyLock;

/// The labels before a line in the order language, each followed by a bar.
const LABELS: [&str; 11] = [
    "sheet-line",
    "mended-line",
    "plan-is",
    "plan-held",
    "plan-lapsed",
    "done-acted",
    "done-kept",
    "stopped-line",
    "stopped-tried",
    "preview-act",
    "preview-keep",
];

/// What precedes the bar of a line, in any language.
static BARRED: LazyLock<Vec<String>> = LazyLock::new(|| said(&LABELS));

/// What precedes an order, including its colon.
static LEADS: LazyLock<Vec<String>> =
    LazyLock::new(|| {
        let mut leads = said(&["button-write"]);
        leads.extend(said(&["sheet-like"]).iter().map(|like| format!("{like}:")));
        // As refusals write it.
        leads.extend(Language::ALL.map(|language| {
            plain(&Words::new(language).say("such-asked", &[("order", "".into())]))
        }));
        leads
    });

/// How far all but the first row of a long line are indented after the bar.
const SET_IN: &str = "   ";

fn said(keys: &[&str]) -> Vec<String> {
    let languages = Language::ALL.map(Words::new);
    let each = languages.iter().flat_map(|words| keys.iter().map(|key| words.plain(key)));
    each.map(|text| plain(&text)).collect()
}

/// In lower case, with plain spaces and none before a colon.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(" :", ":").to_lowercase()
}

/// The orders of a letter as it prints them beside its buttons.
pub(crate) fn in_html(letter: &Letter) -> Vec<Printed> {
    let mut orders = Vec::new();
    let mut add = |line: String, order: &str| {
        orders.push(Printed { line, order: order.to_owned() });
    };
    for block in &letter.blocks {
        match block {
            Block::Quotes(quotes) => {
                for quote in quotes.iter().filter(|quote| quote.order) {
                    add(format!("{} | {}", quote.label, quote.text), &quote.text);
                }
            }
            Block::Plans(rows) => {
                for Planned { quote, .. } in rows {
                    add(format!("{} | {}", quote.label, quote.text), &quote.text);
                }
            }
            Block::Buttons { write, buttons } => {
                for button in buttons {
                    written(button, write, &mut add);
                }
            }
            // The text part prints them, whatever their faces say.
            Block::Taps { write, rows, lead: _ } => {
                let buttons = rows.iter().flat_map(|row| &row.buttons);
                for button in buttons.filter(|button| !button.begun) {
                    written(button, write, &mut add);
                }
            }
            Block::Links { write, links } => {
                for link in links.iter().filter(|link| !link.begun) {
                    written(link, write, &mut add);
                }
            }
            Block::Settings { write, all, change: _ } => {
                for change in all.iter().flat_map(|setting| &setting.change) {
                    written(change, write, &mut add);
                }
            }
            Block::Heading(_)
            | Block::Para(_)
            | Block::Story(_)
            | Block::Small(_)
            | Block::TextOnly(_)
            | Block::Lines(_)
            | Block::List(_)
            | Block::Told(_)
            | Block::Marked(_)
            | Block::Warning { .. }
            | Block::Blanks(_)
            | Block::Table(_)
            | Block::Bars(_)
            | Block::Worth(_)
            | Block::Columns(_)
            | Block::Stacks { .. }
            | Block::Command(_)
            | Block::Cards { .. }
            | Block::Facts(_)
            | Block::Card(_)
            | Block::CardEnd
            | Block::Picture { .. } => {}
        }
    }
    orders
}

fn written(button: &Button, write: &str, add: &mut impl FnMut(String, &str)) {
    if button.says_order {
        let order = format!("{write} {}", button.order);
        add(format!("{} {order}", button.label), &button.order);
        add(order, &button.order);
    }
}

/// Removes our labels before orders: `sheet | bid: 5`, `write: bid 5`. A row that
/// continues a long line is appended to it, and leaves an empty line.
#[must_use]
pub fn without_labels(lines: Vec<String>) -> Vec<String> {
    let mut plain: Vec<String> = Vec::new();
    // The line that a row may continue.
    let mut open: Option<usize> = None;
    for line in lines {
        match behind_label(&line) {
            Some(Behind::Bar(row)) => match open.and_then(|at| plain.get_mut(at)) {
                Some(before) if row.starts_with(SET_IN) => {
                    before.push(' ');
                    before.push_str(row.trim());
                    plain.push(String::new());
                }
                _ => {
                    open = Some(plain.len());
                    plain.push(row.trim().to_owned());
                }
            },
            Some(Behind::Lead(order)) => {
                open = None;
                plain.push(order.to_owned());
            }
            None => {
                open = None;
                plain.push(line);
            }
        }
    }
    plain
}

enum Behind<'a> {
    Bar(&'a str),
    Lead(&'a str),
}

fn behind_label(line: &str) -> Option<Behind<'_>> {
    let bullet = |c: char| !c.is_alphanumeric() && !matches!(c, '#' | '(' | '\u{2026}');
    let line = line.trim_start_matches(bullet);
    if let Some((label, row)) = line.split_once('|')
        && BARRED.contains(&plain(label))
    {
        return Some(Behind::Bar(row));
    }
    let (lead, order) = line.split_once(':')?;
    let is_lead = LEADS.contains(&format!("{}:", plain(lead)));
    (is_lead && !order.trim().is_empty()).then(|| Behind::Lead(order.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        without_labels(text.lines().map(str::to_owned).collect()).join("/")
    }

    #[test]
    fn our_words_before_an_order_are_no_part_of_it() {
        for (line, order) in [
            ("sheet | bid: up to 4, else pass", "bid: up to 4, else pass"),
            ("  Sheet|bid: 5", "bid: 5"),
            ("planned | every round extra: hold", "every round extra: hold"),
            ("write: bid 5", "bid 5"),
            ("\u{2022} Write: “bid 5”", "“bid 5”"),
            ("\u{c9}crire\u{a0}: bid 5", "bid 5"),
            ("for example: bid 5", "bid 5"),
            ("par exemple\u{a0}: mise 5", "mise 5"),
            (
                "sheet | plant: banana2 c4, else\nsheet |   d4\nsheet | bid: 5",
                "plant: banana2 c4, else d4//bid: 5",
            ),
            ("bid: 5", "bid: 5"),
            ("# write: bid 5", "# write: bid 5"),
            ("write:", "write:"),
            ("I write: bid 5", "I write: bid 5"),
            ("lot 3 | bid 5", "lot 3 | bid 5"),
        ] {
            assert_eq!(read(line), order, "{line}");
        }
    }
}
