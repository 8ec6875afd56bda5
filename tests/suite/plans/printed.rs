//! What a letter prints as an order is one, as it stands; what it gives as an
//! example can be done now.

use crate::parlour::{Arrived, COLOURS, Parlour};
use monsoon::{basics::Language, desk::Received, store::Verdict};
use std::collections::BTreeSet;

/// A line of a letter as somebody copies it, and the order in it.
#[derive(Debug)]
struct Copied {
    lines: Vec<String>,
    order: String,
}

fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The orders of a letter, found as a reader would: next to the buttons and after
/// the bars. The reader's `own` lines and non-orders have bars, too; they are
/// skipped by their labels.
fn printed(text: &str, buttons: &[String], no_orders: &[&str]) -> Vec<Copied> {
    let rows: Vec<&str> = text.lines().collect();
    let mut found: Vec<Copied> = Vec::new();
    let mut label = String::new();
    for (at, row) in rows.iter().enumerate() {
        if let Some((before, after)) = row.split_once('|') {
            let before = before.trim();
            // Boards have bars, too, and so have lines that are refused, with a number.
            let is_label = before.chars().all(|c| c.is_alphabetic() || c == ' ');
            if before.is_empty() || !is_label || no_orders.contains(&before) {
                continue;
            }
            let goes_on = after.starts_with("   ") && before == label;
            if let Some(last) = found.last_mut().filter(|_| goes_on) {
                last.lines.push((*row).to_owned());
                last.order.push(' ');
                last.order.push_str(after.trim());
            } else {
                before.clone_into(&mut label);
                let order = after.trim().to_owned();
                found.push(Copied { lines: vec![(*row).to_owned()], order });
            }
            continue;
        }
        label.clear();
        // A button: its words and its order, on one row or two.
        for count in [1, 2] {
            let run = &rows[at..rows.len().min(at + count)];
            let whole = bare(&run.concat());
            let is_first = row.trim_start().starts_with('*') || count == 1;
            let order = buttons.iter().find(|order| {
                let order = bare(order);
                whole.ends_with(&order) && whole.len() > order.len()
            });
            let is_whole = run.iter().all(|row| !row.trim().is_empty());
            let marked = run.concat().contains(':') || run.concat().contains(" - ");
            if let Some(order) =
                order.filter(|_| is_first && is_whole && marked && run.len() == count)
                && run.concat().trim_end().ends_with(order.as_str())
            {
                let lines = run.iter().map(|row| (*row).to_owned()).collect();
                found.push(Copied { lines, order: order.clone() });
                break;
            }
        }
    }
    found
}

/// What a mail program shows of a page, and copies.
fn visible(html: &str) -> String {
    let body = html.split_once("</style>").map_or(html, |(_, body)| body);
    let mut text = String::new();
    let mut rest = body;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        let ends = ["/div", "/tr", "/td", "/th", "/h1", "/h2", "br", "/caption"];
        if ends.contains(&tag) {
            text.push('\n');
        }
        rest = after;
    }
    text.push_str(rest);
    let signs = [
        ("&ensp;", "\u{2002}"),
        ("&nbsp;", "\u{a0}"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#39;", "'"),
        ("&#34;", "\""),
        ("&#38;", "&"),
    ];
    signs.iter().fold(text, |text, (sign, plain)| text.replace(sign, plain))
}

/// The same lines as a program of few columns sends them.
fn broken(lines: &[String], columns: usize) -> String {
    let mut rows = Vec::new();
    for line in lines {
        let mut row = String::new();
        for word in line.split_whitespace() {
            if !row.is_empty() && row.chars().count() + 1 + word.chars().count() > columns {
                rows.push(std::mem::take(&mut row));
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(word);
        }
        rows.push(row);
    }
    rows.join("\r\n")
}

/// What Monsoon says that such a mail would do; nothing changes.
fn preview(parlour: &mut Parlour, letter: &Arrived, colour: &str, body: &str) -> String {
    let raw =
        parlour.reply_to(letter, &format!("{colour}@example.org"), &format!("preview\r\n{body}"));
    let (received, letters) = parlour.hand_in(&raw);
    assert!(matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{body}: {received:?}");
    letters.into_iter().next().unwrap_or_else(|| panic!("no answer to {body}")).text
}

fn speak(parlour: &mut Parlour, players: usize, language: Language) {
    for colour in &COLOURS[..players] {
        parlour.mail(colour, &format!("language {}", language.code()));
    }
}

/// The labels of rows that are not in the order language.
const NO_ORDERS: [&str; 5] =
    ["left out", "pominięto", "laissé de côté", "sprunget over", "dejada fuera"];

impl Copied {
    /// What is printed alike: the label before the bar, or a button; the first
    /// word of the order; and how many rows it takes.
    fn kind(&self) -> String {
        let label = self.lines[0].split_once('|').map_or("*", |(label, _)| label.trim());
        let verb = self.order.split(' ').next().unwrap_or_default();
        format!("{label} {verb} {}", self.lines.len())
    }
}

/// Copies the orders of a letter out of both parts, whole and broken, and
/// compares what comes of it with what comes of the order alone. What was fed
/// back already, printed alike in the same part, is left out.
fn feed_back(
    parlour: &mut Parlour,
    letter: &Arrived,
    colour: &str,
    english: bool,
    fed: &mut BTreeSet<String>,
) {
    let buttons: Vec<String> = letter
        .buttons()
        .iter()
        .flat_map(|body| body.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut orders = printed(&letter.text, &buttons, &NO_ORDERS);
    let in_text = orders.len();
    orders.extend(printed(&visible(&letter.html), &buttons, &NO_ORDERS));
    // Of buttons in rows, HTML shows the faces alone.
    assert!(in_text > 0, "no order in:\n{}", letter.text);
    let orders: Vec<Copied> = orders
        .into_iter()
        .enumerate()
        .filter(|(at, it)| fed.insert(format!("{} {}", *at < in_text, it.kind())))
        .map(|(_, it)| it)
        // Each is three letters in answer, and only the last forty are remembered.
        .take(12)
        .collect();
    for (nth, copied) in orders.iter().enumerate() {
        if nth % 6 == 0 {
            parlour.advance(chrono::TimeDelta::hours(1));
        }
        let alone = preview(parlour, letter, colour, &copied.order);
        let whole = preview(parlour, letter, colour, &copied.lines.join("\r\n"));
        assert_eq!(whole, alone, "{copied:?}\n{}", letter.text);
        let narrow = preview(parlour, letter, colour, &broken(&copied.lines, 34));
        assert_eq!(narrow, alone, "broken: {copied:?}\n{}", letter.text);
        if english && buttons.contains(&copied.order) {
            assert!(!alone.contains("would be refused"), "{copied:?}\n{alone}");
        }
    }
}

/// A letter that comes back unmarked never acts, whatever is copied above it.
fn quote(parlour: &mut Parlour, letter: &Arrived, colour: &str) {
    parlour.advance(chrono::TimeDelta::hours(1));
    let position = parlour.position();
    let order =
        letter.text.lines().find(|row| row.trim_start().starts_with('*')).unwrap_or_default();
    for body in [letter.text.clone(), format!("{order}\n\n{}", letter.text), visible(&letter.html)]
    {
        let raw = parlour.reply_to(letter, &format!("{colour}@example.org"), &body);
        let (received, _) = parlour.hand_in(&raw);
        assert!(
            !matches!(received, Received::Recorded(Verdict::CarriedOut, _)),
            "{received:?}: {body}"
        );
        assert_eq!(parlour.position(), position);
    }
}

/// What opens a mail with a line of the plans, to be changed, says that line: sent as it
/// is, it changes nothing.
fn changes(parlour: &mut Parlour, letter: &Arrived, colour: &str) {
    let before = letter.text.matches(" | ").count();
    let begun = letter.begun();
    let lines: Vec<&String> = begun.iter().filter(|body| body.contains(": ")).collect();
    for line in &lines {
        parlour.advance(chrono::TimeDelta::hours(1));
        let raw = parlour.reply_to(letter, &format!("{colour}@example.org"), line);
        let (received, _) = parlour.hand_in(&raw);
        let kept = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
        assert!(kept, "{line}: {received:?}");
    }
    if !lines.is_empty() {
        parlour.mail(colour, "plans");
        assert_eq!(parlour.last(colour).text.matches(" | ").count(), before, "{lines:?}");
    }
}

/// Plays a table for a while; now and then a letter's orders are fed back.
fn a_while(mut parlour: Parlour, players: usize, language: Language, turns: usize) -> usize {
    speak(&mut parlour, players, language);
    let english = language == Language::En;
    let mut fed = BTreeSet::new();
    for turn in 0..turns {
        let Some(&colour) = parlour.awaited().first() else { break };
        parlour.mail(colour, "board");
        let letter = parlour.last(colour);
        if turn % 4 == 0 {
            feed_back(&mut parlour, &letter, colour, english, &mut fed);
            quote(&mut parlour, &letter, colour);
        }
        // Some plan ahead, and are told of it, or refused.
        if turn % 4 == 1
            && let Some(sheet) = letter.sheet()
        {
            let letters = parlour.play(colour, &sheet);
            let own = letters.iter().find(|it| it.to.starts_with(colour)).cloned();
            if let Some(own) = own.filter(|own| own.text.contains('|')) {
                feed_back(&mut parlour, &own, colour, english, &mut fed);
            }
            parlour.mail(colour, "plans");
            let plans = parlour.last(colour);
            if plans.text.contains(" | ") {
                feed_back(&mut parlour, &plans, colour, english, &mut fed);
                changes(&mut parlour, &plans, colour);
            }
            parlour.mail(colour, "forget all");
            continue;
        }
        if turn == 2 {
            for what in ["hopla", "help", "plans"] {
                parlour.mail(colour, what);
                let letter = parlour.last(colour);
                feed_back(&mut parlour, &letter, colour, english, &mut fed);
            }
        }
        let orders = letter.orders();
        let order = orders[turn % orders.len()].clone();
        parlour.advance(chrono::TimeDelta::hours(1));
        let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), &order);
        parlour.hand_in(&raw);
    }
    fed.len()
}

#[test]
fn every_order_of_a_letter_of_santiago_is_taken_as_it_is_printed() {
    for (nth, language) in Language::ALL.into_iter().enumerate() {
        let players = 2 + nth % 4;
        let fed = a_while(Parlour::santiago(players, &[]), players, language, 9);
        assert!(fed >= 27, "kinds in {language:?}: {fed}");
    }
}

#[test]
fn every_order_of_a_letter_of_goa_is_taken_as_it_is_printed() {
    for (nth, language) in Language::ALL.into_iter().enumerate() {
        let players = 2 + nth % 3;
        let edition = ["goa-2012", "goa-2004"][nth % 2];
        let fed = a_while(Parlour::goa(edition, players, &[]), players, language, 18);
        assert!(fed >= 20, "kinds in {language:?}: {fed}");
    }
}

#[test]
fn a_copied_order_may_be_changed() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    let letter = parlour.last(colour);
    for (body, says) in [
        ("sheet | bid: up to 3, else pass", "carried out as | bid 1"),
        ("  sheet | bid: up to 3, else 2 or\n  sheet |   1, else pass", "carried out as | bid 1"),
        ("write: bid 4", "carried out as | bid 4"),
        ("- napisz: bid 4", "carried out as | bid 4"),
        ("planned | extra: hold", "for later | extra: hold"),
        ("for example: bid 4", "carried out as | bid 4"),
        // Between the quotation marks of each language.
        ("“bid 4”", "carried out as | bid 4"),
        ("„bid 4”", "carried out as | bid 4"),
        ("«\u{a0}bid 4\u{a0}»", "carried out as | bid 4"),
        ("”bid 4”", "carried out as | bid 4"),
        ("«bid 4»", "carried out as | bid 4"),
    ] {
        let answer = preview(&mut parlour, &letter, colour, body);
        assert!(answer.contains(says), "{body}:\n{answer}");
    }
}

/// The examples and suggestions in a letter, in the order they stand.
fn examples(letter: &str) -> Vec<String> {
    let flat = letter.split_whitespace().collect::<Vec<_>>().join(" ");
    let after = flat.split("or example: ").skip(1);
    after
        .map(|rest| {
            let end = [" (", ". ", "; "].iter().filter_map(|end| rest.find(end)).min();
            rest[..end.unwrap_or(rest.len())].to_owned()
        })
        .collect()
}

fn meant(letter: &str) -> Option<String> {
    let flat = letter.split_whitespace().collect::<Vec<_>>().join(" ");
    let after = flat.split_once("Did you perhaps mean “")?.1;
    Some(after.split_once('”')?.0.to_owned())
}

const NONSENSE: [&str; 19] = [
    "Hola",
    "hello there",
    "told",
    "canal best",
    "plant",
    "bid",
    "propose 1",
    "accept",
    "extra",
    "found",
    "harvest 9",
    "take 3 ships",
    "quick",
    "flag",
    "mark",
    "5",
    "c4",
    "lot 3: hopla",
    "bid: plant c4",
];

/// Every example that is given at a table can be done there and then.
fn examples_are_legal(mut parlour: Parlour, turns: usize) -> (usize, usize) {
    let (mut seen, mut slips) = (0, 0);
    for turn in 0..turns {
        let Some(&colour) = parlour.awaited().first() else { break };
        parlour.advance(chrono::TimeDelta::hours(1));
        parlour.mail(colour, "board");
        let letter = parlour.last(colour);
        let orders = letter.orders();
        let order = orders[turn % orders.len()].clone();
        // A slip of the finger in the first word.
        let verb = order.split(' ').next().unwrap().to_owned();
        let slip = format!("{}{}", &verb[..1], &verb[2.min(verb.len())..]);
        let slip = order.replacen(&verb, &slip, 1);
        let wrong = NONSENSE.iter().cycle().skip(turn * 3).take(3).map(|it| (*it).to_owned());
        for wrong in wrong.chain([slip]) {
            parlour.advance(chrono::TimeDelta::minutes(20));
            let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), &wrong);
            let (received, letters) = parlour.hand_in(&raw);
            let answer = letters[0].clone();
            if answer.html.contains("what you probably meant") {
                let offered = answer.buttons().remove(0);
                assert!(
                    !["Hola", "hello there", "told"].contains(&wrong.as_str()),
                    "{wrong} → {offered}"
                );
                let now = preview(&mut parlour, &answer, colour, &offered);
                assert!(now.contains("carried out as"), "{wrong} → {offered}\n{now}");
                slips += 1;
            }
            if !matches!(received, Received::Recorded(Verdict::Refused, _)) {
                continue;
            }
            for example in examples(&answer.text) {
                let now = preview(&mut parlour, &answer, colour, &example);
                assert!(!now.contains("would be refused"), "{wrong} → {example}\n{now}");
                assert!(now.contains("carried out as"), "{wrong} → {example}\n{now}");
                seen += 1;
            }
            if let Some(word) = meant(&answer.text) {
                assert!(
                    !["Hola", "hello there", "told"].contains(&wrong.as_str()),
                    "{wrong} → {word}"
                );
                let marked =
                    answer.text.lines().find(|row| row.trim_start().starts_with("line 1 |"));
                let carets = answer.text.lines().find(|row| row.trim().starts_with('^')).unwrap();
                let from = carets.chars().position(|c| c == '^').unwrap();
                let long = carets.trim().chars().count();
                let written: String = marked.unwrap().chars().skip(from).take(long).collect();
                let now =
                    preview(&mut parlour, &answer, colour, &wrong.replacen(&written, &word, 1));
                assert!(!now.contains("would be refused"), "{wrong} → {word}\n{now}");
                slips += 1;
            }
            if turn % 8 == 0 && wrong == "hello there" {
                let help = parlour.mail(colour, "help").1[0].clone();
                assert!(examples(&help.text).is_empty());
                assert!(!help.text.contains("(such as"), "{}", help.text);
            }
        }
        let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), &order);
        parlour.hand_in(&raw);
    }
    (seen, slips)
}

#[test]
fn examples_and_suggestions_of_santiago_can_be_done() {
    for players in [2, 3, 5] {
        let (seen, slips) = examples_are_legal(Parlour::santiago(players, &[]), 24);
        assert!(seen > 20 && slips > 3, "{players}: {seen}, {slips}");
    }
}

#[test]
fn examples_and_suggestions_of_goa_can_be_done() {
    for (edition, players) in [("goa-2012", 2), ("goa-2004", 3)] {
        let (seen, slips) = examples_are_legal(Parlour::goa(edition, players, &[]), 30);
        assert!(seen > 20 && slips > 3, "{edition}: {seen}, {slips}");
    }
}

#[test]
fn a_decision_named_without_its_colon_is_not_answered_with_another() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    let letters = parlour.play(colour, "canal best");
    letters[0].says("for later | canal: best");
    assert_eq!(parlour.awaited(), [colour]);
}
