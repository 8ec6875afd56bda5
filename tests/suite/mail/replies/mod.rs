//! Replies from twelve mail programs in nine languages to one of our letters,
//! written above, below and between its lines, and broken as each program breaks
//! lines. Of each, exactly the author's lines are read, and no order in a quote.
//!
//! They are generated here from what `clients` and `languages` know.

mod clients;
mod languages;

use super::super::parlour::{Arrived, Parlour};
use clients::{CLIENTS, Client};
use languages::{SPEECHES, Speech};
use monsoon::mail::{FreshText, Incoming, LetterKind, Source, fresh_text, html_to_text, parse};
use std::collections::HashSet;

/// Where the author writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Style {
    Top,
    Bottom,
    /// Between the lines, with an empty line above and below each answer.
    Inline,
    /// Between the lines, with no room.
    Tight,
}

const STYLES: [Style; 4] = [Style::Top, Style::Bottom, Style::Inline, Style::Tight];

/// Where programs break lines, if they do.
const WIDTHS: [Option<usize>; 5] = [None, Some(72), Some(76), Some(78), Some(80)];

/// What the author writes; the last line is the farewell of the language.
const TYPED: [&str; 2] = ["bid 5", "plant banana2 c4"];

/// Orders of others that stand in what is quoted, none of which is the author's.
const PLANTED: [&str; 3] = ["bid 9", "pass", "plant pepper1 a1"];

/// One reply.
struct Reply<'a> {
    client: &'a Client,
    speech: &'a Speech,
    style: Style,
    width: Option<usize>,
    /// Whether its program was configured to mark what it quotes.
    told: bool,
}

impl Reply<'_> {
    fn mark(&self) -> Option<&'static str> {
        if self.told { self.client.marks_when_told } else { self.client.mark }
    }

    /// What the author typed, and what of it is read.
    fn own(&self) -> Vec<&str> {
        TYPED.into_iter().chain([self.speech.bye]).collect()
    }

    /// The lines above the quote, broken.
    fn above(&self, name: &str, address: &str) -> Vec<String> {
        let lines = (self.client.above)(self.speech).into_iter();
        let filled = lines.map(|line| line.replace("{n}", name).replace("{a}", address));
        filled.flat_map(|line| self.broken(&line)).collect()
    }

    fn broken(&self, line: &str) -> Vec<String> {
        let Some(width) = self.width else { return vec![line.to_owned()] };
        let line = if self.client.breaks_addresses {
            line.replace('<', "<\u{0}")
        } else {
            line.to_owned()
        };
        let mut rows = vec![String::new()];
        let mut gap = "";
        for piece in line.split_inclusive([' ', '\u{0}']) {
            let word = piece.trim_end_matches([' ', '\u{0}']);
            let row = rows.last_mut().unwrap();
            if row.is_empty() || row.chars().count() + gap.len() + word.chars().count() <= width {
                *row += gap;
                *row += word;
            } else {
                rows.push(word.to_owned());
            }
            gap = if piece.ends_with(' ') { " " } else { "" };
        }
        rows
    }

    /// The body of the reply to a text.
    fn body(&self, letter: &Arrived, text: &[String]) -> String {
        let above = self.above("Monsoon", &letter.reply_to);
        let mut lines: Vec<String> = Vec::new();
        let own = self.own();
        let quoted = |lines: &mut Vec<String>, text: &[String]| {
            let mark = self.mark().unwrap_or_default();
            lines.extend(text.iter().map(|line| format!("{mark}{line}").trim_end().to_owned()));
        };
        let answer = |lines: &mut Vec<String>, own: &[&str]| {
            let room = self.style != Style::Tight;
            lines.extend(room.then(String::new));
            lines.extend(own.iter().map(|&line| line.to_owned()));
            lines.extend(room.then(String::new));
        };
        let below = (self.client.below)(self.speech);
        let signed = |lines: &mut Vec<String>| {
            lines.extend(below.iter().flat_map(|line| [String::new(), (*line).to_owned()]));
        };
        match self.style {
            Style::Top => {
                lines.extend(own.iter().map(|&line| line.to_owned()));
                signed(&mut lines);
                lines.push(String::new());
                lines.extend(above);
                quoted(&mut lines, text);
            }
            Style::Bottom => {
                lines.extend(above);
                quoted(&mut lines, text);
                answer(&mut lines, &own);
                signed(&mut lines);
            }
            Style::Inline | Style::Tight => {
                lines.extend(above);
                let third = text.len() / 3;
                for (number, part) in text.chunks(third.max(1)).enumerate() {
                    quoted(&mut lines, part);
                    if let Some(line) = own.get(number) {
                        answer(&mut lines, &[line]);
                    }
                }
                signed(&mut lines);
            }
        }
        lines.join("\n") + "\n"
    }

    fn raw(&self, body: &str, ends: &str) -> Vec<u8> {
        let flowed = if self.client.flowed { "; format=flowed" } else { "" };
        let raw = format!(
            "From: Ann Nowak <ann@example.org>\nTo: monsoon@localhost\nSubject: Re: x\n\
             Content-Type: text/plain; charset=utf-8{flowed}\n\n{body}"
        );
        raw.replace('\n', ends).into_bytes()
    }

    fn name(&self) -> String {
        let Reply { client, speech, style, width, told } = self;
        format!(
            "{} {} {style:?} {width:?} {}",
            client.name,
            speech.code,
            if *told { "told" } else { "" }
        )
    }
}

/// Every program in every language, every style it can be used in, and every
/// width.
fn replies() -> Vec<Reply<'static>> {
    let mut replies = Vec::new();
    for (client, speech) in
        CLIENTS.iter().flat_map(|client| SPEECHES.iter().map(move |s| (client, s)))
    {
        for (style, told) in STYLES.into_iter().flat_map(|style| [(style, false), (style, true)]) {
            let mark = if told { client.marks_when_told } else { client.mark };
            // Without marks nobody writes below a quote or inside it.
            let usable = mark.is_some() || (style == Style::Top && !told);
            for width in WIDTHS.into_iter().filter(|_| usable) {
                replies.push(Reply { client, speech, style, width, told });
            }
        }
    }
    replies
}

fn read(raw: Vec<u8>, ours: &[String]) -> FreshText {
    let incoming =
        Incoming { raw, recipients: vec![], sender: None, source: Source::Spool, peer: None };
    let letter = parse(&incoming, &"monsoon@localhost".parse().unwrap());
    assert_eq!(letter.kind, LetterKind::Orders);
    fresh_text(&letter, ours)
}

/// One of our letters, as it arrives. Its token is always the same, and
/// misleading: it begins like a year.
fn letter() -> Arrived {
    let parlour = Parlour::santiago(3, &[]);
    let letter = parlour.last(parlour.awaited()[0]);
    let token = letter.reply_to.split(['+', '-']).nth(1).unwrap().to_owned();
    let misleading = "1926ca7e91b980192cce20e4";
    assert_eq!(token.len(), misleading.len());
    Arrived {
        reply_to: letter.reply_to.replace(&token, misleading),
        text: letter.text.replace(&token, misleading),
        html: letter.html.replace(&token, misleading),
        ..letter
    }
}

/// The letter's lines with orders of others planted among them.
fn with_planted(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (number, planted) in PLANTED.iter().enumerate() {
        let place = (lines.len() / (PLANTED.len() + 1)) * (number + 1);
        lines.insert(place, (*planted).to_owned());
    }
    lines
}

/// Another player's mail quoted here: an answer below a quote, whose lines are
/// quoted as they are.
fn anothers_answer() -> Vec<String> {
    let lines = "On 22/11/2026 04:05, Monsoon wrote:\n> Your turn to bid\n> 1 to 10\n\nbid 9\n\
                 > More of it\npass\nplant pepper1 a1";
    lines.lines().map(str::to_owned).collect()
}

/// Whether a reply was read correctly: with our letters, exactly; without them,
/// apart from lines that its author would be asked about.
fn fault(reply: &Reply<'_>, read: &FreshText, known: bool) -> Option<String> {
    let own = reply.own();
    let exact = read.doubtful.is_empty() && read.lines == own;
    // With no empty line above it, an answer may have been torn off the quote.
    let may_ask = !known && reply.style == Style::Tight;
    let taken: Vec<_> = read.lines.iter().chain(&read.doubtful).map(String::as_str).collect();
    let asked = may_ask && own.iter().all(|line| taken.contains(line)) && taken.len() == own.len();
    (!exact && !asked).then(|| format!("{read:?} instead of {own:?}"))
}

#[test]
fn each_program_in_each_language_is_read_right() {
    let letter = letter();
    let ours = [letter.text.clone(), html_to_text(&letter.html)];
    assert!(letter.reply_to.len() > 35, "a real address: {}", letter.reply_to);
    let texts = [with_planted(&letter.text), anothers_answer()];
    let (mut count, mut wrong, mut seen) = (0, Vec::new(), HashSet::new());
    for reply in replies() {
        for (number, text) in texts.iter().enumerate() {
            let body = reply.body(&letter, text);
            // Many widths leave short lines as they are.
            if !seen.insert((reply.client.name, body.clone())) {
                continue;
            }
            // Each with both line ends, one of them with our letters known.
            let known = (number + seen.len()) % 2 == 0;
            for (known, ends) in [(known, "\n"), (!known, "\r\n")] {
                count += 1;
                let ours = if known { &ours[..] } else { &[] };
                let read = read(reply.raw(&body, ends), ours);
                if let Some(fault) = fault(&reply, &read, known) {
                    wrong.push(format!("{} {ends:?} {known}: {fault}\n{body}", reply.name()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count} wrong:\n{}", wrong.len(), first_of(&wrong));
    assert!(count > 2_000, "{count}");
}

/// Lines that a program breaks without marking their ends.
#[test]
fn what_is_torn_off_a_quote_is_never_an_order() {
    let letter = letter();
    let mut wrong = Vec::new();
    for reply in replies().iter().filter(|reply| reply.style != Style::Tight) {
        let (Some(mark), Some(width)) = (reply.mark(), reply.width) else { continue };
        // A line that is full where an order follows, and what it is torn into.
        let full = |words: &str| {
            let room = width - mark.len() - words.chars().count();
            format!("{}{words}", "abcd ".repeat(room.div_ceil(5)).get(..room).unwrap())
        };
        let halves = [(full(" so you may write"), "bid 9"), (full(" or else just"), "pass")];
        let whole: Vec<String> =
            halves.iter().map(|(line, order)| format!("{line} {order}")).collect();
        let mut torn = Vec::new();
        for (line, order) in &halves {
            torn.extend([
                format!("{mark}Your turn."),
                format!("{mark}{line}"),
                (*order).to_owned(),
            ]);
        }
        torn.push(format!("{mark}Goodbye."));
        let client = Client { mark: Some(""), marks_when_told: Some(""), ..*reply.client };
        let body = Reply { client: &client, style: Style::Bottom, ..*reply }.body(&letter, &torn);
        let raw = reply.raw(&body, "\r\n");
        let known = read(raw.clone(), &[whole.join("\n")]);
        if known.lines != reply.own() || !known.doubtful.is_empty() {
            wrong.push(format!("{}: {known:?}\n{body}", reply.name()));
        }
        // Without our letters, none of it acts either.
        let alone = read(raw, &[]);
        if !reply.client.flowed
            && (alone.lines != reply.own() || alone.doubtful != ["bid 9", "pass"])
        {
            wrong.push(format!("{} alone: {alone:?}\n{body}", reply.name()));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), first_of(&wrong));
}

/// The first few of many, in full.
fn first_of(wrong: &[String]) -> String {
    let few = wrong.iter().step_by(wrong.len().div_ceil(4).max(1));
    few.map(String::as_str).collect::<Vec<_>>().join("\n\n")
}
