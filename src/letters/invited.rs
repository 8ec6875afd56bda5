//! Letters to people who are asked whether they want to play. They show nothing of the game.

use super::Rendered;
use super::button::Button;
use super::frame::{Block, Row};
use super::notice::{notice, shown_as};
use super::rich::{Line, clean, isolate};
use super::seats::short;
use super::subject::{invitation_subject, subject};
use super::words::{Arg, Words};
use crate::basics::{Language, TableId};

/// What somebody is asked to.
pub struct InvitedTo<'a> {
    pub table: TableId,
    pub title: &'a str,
    /// What the game is, in a few sentences.
    pub idea: Option<String>,
    /// The name of whoever asks.
    pub by: &'a str,
    /// The names of those who are asked, too.
    pub others: Vec<&'a str>,
    /// The table's clock, if it has one.
    pub clock: Option<&'a str>,
    pub reply_to: &'a str,
    /// The language that commands are shown in: the letter's, or English.
    pub orders: Language,
}

/// What the letter is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invited {
    First,
    /// A reminder, the only one.
    Again,
    /// The reader has said yes; who has not.
    Joined {
        missing: String,
    },
    Declined,
    /// The reader has set the table up, and this player does not play.
    Lacks {
        player: String,
    },
    /// The reader has said yes, and others have not in all the time there was.
    Gone,
    /// The reader wants to be asked no more.
    Never,
}

/// Asks somebody whether they want to play, or says that their answer was heard.
#[must_use]
pub fn invitation(to: &InvitedTo<'_>, invited: &Invited, language: Language) -> Rendered {
    let words = Words::new(language).showing(None, to.orders);
    let name = |name: &str| isolate(&short(&name.replace(';', ",")));
    let (by, title) = (name(to.by), clean(to.title));
    let asked: [Arg<'_>; 2] = [("player", by.clone().into()), ("title", title.clone().into())];
    let plain = |key: &str| Block::Para(words.plain(key).into());
    let (head, blocks) = match invited {
        Invited::First => {
            let head = Line::from(words.say("invite-head", &asked));
            let glance = words.say("invite-glance", &[("others", others(to).into())]);
            let glance = Line::from(format!("{}. {glance}", head.text(language)));
            let subject = invites(&words, to);
            return shown_as(language, subject, glance, head, ask(&words, to, &by));
        }
        Invited::Again => {
            let mut blocks = vec![plain("invite-again")];
            blocks.extend(ask(&words, to, &by));
            let head = words.say("invite-head", &asked);
            return notice(language, invites(&words, to), head.into(), blocks);
        }
        Invited::Joined { missing } => {
            let names: Vec<String> = missing.split(", ").map(name).collect();
            let args: [Arg<'_>; 1] = [("players", names.join(", ").into())];
            let why = Block::Para(words.say("invite-joined-why", &args).into());
            (words.plain("invite-joined-head"), vec![why])
        }
        Invited::Declined => {
            (words.plain("invite-declined-head"), vec![plain("invite-declined-why")])
        }
        Invited::Lacks { player } => {
            let args: [Arg<'_>; 1] = [("player", name(player).into())];
            let why = Block::Para(words.say("invite-lacks-why", &args).into());
            (words.say("invite-lacks-head", &args), vec![why])
        }
        Invited::Gone => (words.say("invite-gone-head", &asked), vec![plain("invite-gone-why")]),
        Invited::Never => (words.plain("invite-never-head"), vec![plain("invite-never-why")]),
    };
    notice(language, subject(&words, &title, to.table, false), head.into(), blocks)
}

/// What the letters that ask are called: strangers read who asks, and to what, before they
/// open one.
fn invites(words: &Words, to: &InvitedTo<'_>) -> String {
    invitation_subject(words, &short(to.by), to.title, to.table)
}

/// Who is asked besides the reader, and who asks.
fn others(to: &InvitedTo<'_>) -> String {
    let name = |name: &&str| isolate(&short(&name.replace(';', ",")));
    to.others.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn ask(words: &Words, to: &InvitedTo<'_>, by: &str) -> Vec<Block> {
    let args: [Arg<'_>; 4] = [
        ("player", by.into()),
        ("title", clean(to.title).into()),
        ("table", to.table.to_string().into()),
        ("others", others(to).into()),
    ];
    let answer = format!("Re: {}", invites(words, to));
    let mut blocks = vec![Block::Para(words.say("invite-why", &args).into())];
    blocks.extend(to.idea.as_ref().map(|idea| Block::Para(idea.as_str().into())));
    blocks.push(Block::Para(words.plain("invite-how").into()));
    let clock = match to.clock {
        Some(clock) => words.say("invite-clock", &[("clock", clean(clock).into())]),
        None => words.plain("invite-no-clock"),
    };
    blocks.push(Block::Small(clock.into()));
    let button = |[key, note]: [&str; 2], order: &str| {
        let (label, note) = (words.plain(key), words.plain(note));
        let face = Some((label.clone(), note));
        Button { face, ..Button::new(label, words.commanded(order), to.reply_to, &answer) }
    };
    let yes = button(["invite-join", "invite-join-note"], "join").step();
    let no = vec![
        button(["invite-decline", "invite-decline-note"], "decline"),
        button(["invite-never", "invite-never-note"], "never"),
    ];
    let rules = vec![button(["invite-rules", "invite-rules-note"], "rules")];
    let rows = [(vec![yes], 1), (no, 2), (rules, 1)];
    let rows = rows.into_iter().flat_map(|(buttons, across)| Row::of(buttons, across)).collect();
    blocks.push(Block::Taps { lead: None, write: words.plain("button-write"), rows });
    blocks.push(Block::Small(words.plain("invite-nothing").into()));
    blocks
}
