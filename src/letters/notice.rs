//! Letters without a game in them: to moderators, and to players of a table that
//! can't be rendered. They must never fail, so if templates fail they do without.

use super::button::Button;
use super::frame::{Block, Letter, Told, Tone};
use super::rich::{self, Line, clean};
use super::seats::short;
use super::subject::subject;
use super::words::{Arg, Words};
use super::{PassedOn, Rendered, moderated, preheader, reasons};
use crate::basics::{Language, TableId};
use crate::engine::Sentence;

/// A notice in plain words; paragraphs are separated by empty lines.
#[must_use]
pub fn plain(subject: &str, text: &str) -> Rendered {
    let subject = clean(subject);
    let blocks = paragraphs(text);
    // The tag is for lists of mails.
    let said = subject.strip_prefix('[').and_then(|it| it.split_once("] "));
    let headline = rich::capital(said.map_or(subject.as_str(), |(_, said)| said));
    notice(Language::En, subject.clone(), headline.into(), blocks)
}

/// Tells a player that a table is paused, without showing it.
#[must_use]
pub fn paused(table: TableId, title: &str, language: Language) -> Rendered {
    let words = Words::new(language);
    let why = Block::Para(words.plain("paused-why").into());
    let subject = subject(&words, title, table, false);
    notice(language, subject, words.plain("paused-head").into(), vec![why])
}

/// Tells players, at an address that was theirs, that their letters now go
/// elsewhere, who changed that, and why. The new address is not mentioned: by now
/// the old one may be anybody's. `reach` says whether an answer reaches a
/// moderator.
#[must_use]
pub fn moved(
    table: TableId,
    title: &str,
    language: Language,
    by: &str,
    reason: &str,
    reach: bool,
) -> Rendered {
    let words = Words::new(language);
    let subject = subject(&words, title, table, false);
    let who = moderated::moderator(&words, by);
    let line = words.say("moved-why", &[("who", who.into())]);
    let said = moderated::rows(&words.plain("deed-reason"), reason);
    let mut blocks = vec![Block::Told(vec![Told { line: line.into(), said }])];
    blocks.extend(reach.then(|| Block::Para(words.plain("farewell-reach").into())));
    notice(language, subject, words.plain("moved-head").into(), blocks)
}

/// Tells somebody who no longer has a seat what became of a message to the
/// moderators.
#[must_use]
pub fn passed_on(table: TableId, title: &str, language: Language, passed: &PassedOn) -> Rendered {
    let words = Words::new(language);
    let subject = subject(&words, title, table, false);
    let head = match passed {
        PassedOn::Done(_) => "passed-on-head",
        PassedOn::Nobody | PassedOn::TooLong(_) | PassedOn::TooMany(_) => "not-passed-on-head",
    };
    let told = Block::Told(vec![moderated::passed_told(&words, passed)]);
    notice(language, subject, words.plain(head).into(), vec![told])
}

/// Tells a moderator that a player's seat is offered: the first to mail `take` to
/// the address gets it.
#[must_use]
pub fn offered(
    table: TableId,
    title: &str,
    player: &str,
    unanswered: u32,
    address: &str,
) -> Rendered {
    let times = if unanswered == 1 { "once".to_owned() } else { format!("{unanswered} times") };
    let subject = format!("[Monsoon {table}] seat offered at {}", clean(title));
    let text = format!(
        "{} has not answered {times} at table {table}, so the seat is offered to a \
         replacement.\n\nWhoever first mails the line “take” to {} sits there and plays on \
         from the present position. The player keeps the seat by answering before that.",
        short(player),
        clean(address),
    );
    plain(&subject, &text)
}

/// Asks the owner of an address whether they want a seat that somebody tried to
/// take from there. It contains nothing that others wrote, because its reader may
/// never have asked.
#[must_use]
pub fn claimed(table: TableId, title: &str, reply_to: &str, language: Language) -> Rendered {
    seat_to_take(table, title, reply_to, language, ("claim-head", "claim-why"))
}

/// Asks somebody whether they want a seat that the moderator would give them.
#[must_use]
pub fn asked_to_sit(table: TableId, title: &str, reply_to: &str, language: Language) -> Rendered {
    seat_to_take(table, title, reply_to, language, ("sit-head", "sit-why"))
}

/// Tells somebody that their seat was left while their letters went elsewhere, with the way back.
#[must_use]
pub fn seat_left(table: TableId, title: &str, reply_to: &str, language: Language) -> Rendered {
    seat_to_take(table, title, reply_to, language, ("back-head", "back-why"))
}

fn seat_to_take(
    table: TableId,
    title: &str,
    reply_to: &str,
    language: Language,
    (head, why): (&str, &str),
) -> Rendered {
    let words = Words::new(language);
    let order = words.commanded("take");
    let args: [Arg<'_>; 3] = [
        ("table", table.0.into()),
        ("title", clean(title).into()),
        ("order", rich::order(&order).into()),
    ];
    let subject = subject(&words, title, table, false);
    let answer = format!("Re: {subject}");
    let button = Button::new(words.plain("claim-do"), order, reply_to, &answer).step();
    let blocks = vec![
        Block::Para(words.say(why, &args).into()),
        Block::Buttons { write: words.plain("button-write"), buttons: vec![button] },
    ];
    notice(language, subject, words.plain(head).into(), blocks)
}

/// Tells somebody why they don't have an offered seat yet.
#[must_use]
pub fn not_seated(table: TableId, why: &Sentence, language: Language) -> Rendered {
    let words = Words::new(language);
    let subject = subject(&words, &words.plain("not-seated-subject"), table, false);
    let why = Block::Para(reasons::alone(&words, why).into());
    notice(language, subject, words.plain("not-seated-head").into(), vec![why])
}

fn paragraphs(text: &str) -> Vec<Block> {
    let mut blocks = vec![Vec::new()];
    for line in text.lines() {
        match blocks.last_mut() {
            Some(lines) if !line.trim().is_empty() => lines.push(Line::from(clean(line))),
            _ => blocks.push(Vec::new()),
        }
    }
    blocks.into_iter().filter(|lines| !lines.is_empty()).map(Block::Lines).collect()
}

pub(super) fn notice(
    language: Language,
    subject: String,
    headline: Line,
    blocks: Vec<Block>,
) -> Rendered {
    let preheader = preheader::of_notice(language, &headline, &blocks);
    shown_as(language, subject, preheader, headline, blocks)
}

/// The same; `preheader` is what a list of mails shows beside the subject.
pub(super) fn shown_as(
    language: Language,
    subject: String,
    preheader: Line,
    headline: Line,
    blocks: Vec<Block>,
) -> Rendered {
    let letter = Letter {
        language,
        subject: subject.clone(),
        preheader,
        kicker: "Monsoon".to_owned(),
        reader: None,
        headline,
        tone: Tone::Calm,
        blocks,
        footer: Vec::new(),
    };
    let (text, _) = super::text::write(&letter);
    let bare = Rendered { subject, asks: false, html: String::new(), text, orders: Vec::new() };
    letter.render().unwrap_or(bare)
}

#[cfg(test)]
mod tests {
    use super::super::{mailto, subject::table_name};
    use super::*;
    use crate::basics::commands;

    #[test]
    fn a_notice_keeps_its_lines_and_escapes_them() {
        let notice = plain("[Monsoon] quarantined", "From: <x@y.z>\nWhy: broken\n\nKept as 7.");
        assert!(
            notice.text.contains("From: <x@y.z>\nWhy: broken\n\nKept as 7.\n"),
            "{}",
            notice.text
        );
        assert!(notice.html.contains("&#60;x@y.z&#62;"));
        assert_eq!(notice.subject, "[Monsoon] quarantined");
    }

    #[test]
    fn a_seat_is_claimed_by_a_tap_in_every_language() {
        for language in Language::ALL {
            let asked = claimed(TableId(7), "Santiago", "m+x@example.org", language);
            let name = table_name("Santiago", TableId(7), language);
            let button =
                mailto("m+x@example.org", &format!("Re: {name}"), &commands::say("take", language));
            assert_eq!(asked.subject, name);
            assert!(asked.html.contains(&button.replace('&', "&#38;")), "{}", asked.html);
            assert!(asked.text.contains(&commands::say("take", language)), "{}", asked.text);
            assert!(!asked.text.contains('{'), "{}", asked.text);
        }
    }

    #[test]
    fn a_paused_table_is_told_in_the_players_language() {
        let notice = paused(TableId(7), "Santiago", Language::Pl);
        assert_eq!(notice.subject, "Santiago [stół 7]");
        assert!(notice.html.contains("lang=\"pl\""));
    }
}
