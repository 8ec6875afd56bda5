//! What a letter says because of its occasion, in any game.

use super::dates::Dates;
use super::frame::{Block, Letter, Marked, Quote, Reader, Tone};
use super::rich::{Line, clean, first_of, last_of, order, strong};
use super::scene::Scene;
use super::seats::{look, name, short};
use super::words::{Arg, Words};
use super::wrong::wrong_wishes;
use super::{
    AgainSaid, Envelope, Explanation, FoundSaid, Kept, NoBoard, Quiet, Refusal, VoteSaid,
    moderated, votes,
};
use crate::{basics::Language, engine::doubt::Doubt};

/// The longest piece of a refused line that is quoted, in characters.
pub(crate) const QUOTED: usize = 48;

/// The longest piece of a line that a headline repeats, in characters.
const IN_HEAD: usize = 24;

/// The command that allows another player to take back an order.
pub(crate) const ALLOW: &str = "allow undo";

/// An empty letter.
pub(crate) fn begin<V>(scene: &Scene<'_, V>) -> Letter {
    let Scene { words, envelope, .. } = scene;
    let table = || -> [Arg<'_>; 2] {
        [("title", clean(&envelope.title).into()), ("table", envelope.table.to_string().into())]
    };
    // An onlooker is nobody at the table.
    let kicker = if envelope.seat.is_some() || envelope.watcher.is_some() {
        words.say("kicker", &table())
    } else {
        clean(&envelope.title)
    };
    let reader = envelope.seat.map(|seat| {
        let look = look(seat);
        let sign = look.plain();
        let you = |who: String| words.say("kicker-you", &[("player", who.into())]);
        let named = you(format!("{sign}\u{a0}{}", name(envelope, seat)));
        Reader { named, signed: you(sign), look }
    });
    Letter {
        language: words.language(),
        subject: scene.subject(),
        preheader: Line::default(),
        kicker,
        reader,
        headline: Line::default(),
        tone: Tone::Calm,
        blocks: Vec::new(),
        footer: [words.plain("footer-reply"), words.plain("footer-quote")]
            .into_iter()
            .map(Line::from)
            .chain(moderated::reach(words, envelope))
            .collect(),
    }
}

/// The refused line, the word, and the reason.
pub(crate) fn refusal<V>(scene: &Scene<'_, V>, refusal: &Refusal) -> Vec<Block> {
    let words = scene.words;
    let reason = scene.because(&refusal.sentence, refusal.rule);
    let mut blocks = vec![Block::Marked(marked(words, refusal)), Block::Para(reason.into())];
    if let Some(meant) = &refusal.did_you_mean {
        let meant = words.say("did-you-mean", &[("order", words.order(meant).into())]);
        blocks.push(Block::Para(meant.into()));
    }
    blocks
}

/// The refused line around the word.
pub(crate) fn marked(words: &Words, refusal: &Refusal) -> Marked {
    let line = refusal.line.as_str();
    let parts = (
        line.get(..refusal.span.start),
        line.get(refusal.span.clone()),
        line.get(refusal.span.end..),
    );
    let (before, word, after) = match parts {
        (Some(before), Some(word), Some(after)) => (before, word, after),
        _ => ("", line, ""),
    };
    // Long lines are cut on both sides of the word.
    let word: String = clean(word).chars().take(QUOTED).collect();
    let room = QUOTED.saturating_sub(word.chars().count());
    let (before, after) = (clean(before), clean(after));
    let before = before.trim_start();
    Marked {
        label: words.say("line-number", &[("line", refusal.line_number.to_string().into())]),
        before: last_of(before, room / 2),
        word,
        after: first_of(after.trim_end(), room / 2),
    }
}

/// Why a mail could not be used: headline and explanation.
#[expect(clippy::too_many_lines, reason = "a line or two for each")]
pub(crate) fn explained(dates: &Dates<'_>, explanation: &Explanation) -> (Line, Line) {
    let words = dates.words;
    let (key, args) = match explanation {
        Explanation::NoOrders => ("no-orders", vec![]),
        Explanation::SaltSettled { salt } => {
            ("salt-settled", vec![("salt", order(&clean(salt)).into())])
        }
        Explanation::NoSalt => ("salt-none", vec![]),
        Explanation::Doubtful { copied: false, .. } => ("doubtful", vec![]),
        Explanation::Doubtful { copied: true, .. } => ("copied", vec![]),
        Explanation::Empty => ("empty", vec![]),
        Explanation::SeveralTables { tables } => {
            ("several-tables", vec![("tables", clean(tables).into())])
        }
        Explanation::Elsewhere { tables } => ("elsewhere", vec![("tables", clean(tables).into())]),
        Explanation::Quiet { about, until } => {
            let key = match about {
                Quiet::Answers => "quiet-answers",
                Quiet::Strangers => "quiet-strangers",
                Quiet::Unproven => "quiet-unproven",
            };
            (key, vec![("until", strong(&dates.full(*until)).into())])
        }
        Explanation::NoSender => ("no-sender", vec![]),
        Explanation::NothingToUndo => ("nothing-to-undo", vec![]),
        Explanation::UndoAsked => ("undo-asked", vec![]),
        Explanation::Vote(said) => votes::said(said),
        Explanation::NoArchive => ("no-archive", vec![]),
        Explanation::NoBoard { why, over } => return no_board(words, *why, *over),
        Explanation::NoUndoAsked => ("no-undo-asked", vec![]),
        Explanation::SeveralUndosAsked => ("several-undos-asked", vec![]),
        Explanation::Stale { .. } => ("stale", vec![]),
        Explanation::WhichDecision { line, ahead } => {
            let ahead: Vec<String> = ahead.iter().map(|line| words.order(line)).collect();
            let line = order(&first_of(&clean(line), QUOTED));
            ("which-decision", vec![("line", line.into()), ("ahead", ahead.join(", ").into())])
        }
        Explanation::Doubted { line, doubt, .. } => {
            let key = match doubt {
                Doubt::Asks => "asks",
                Doubt::Negated => "negated",
                Doubt::Talk => "talk",
            };
            (key, vec![("line", order(&first_of(&clean(line), QUOTED)).into())])
        }
        Explanation::Leaving { line } => {
            ("leaving", vec![("line", quoted(line).into()), ("order", words.command(LEAVE).into())])
        }
        Explanation::Likely { line, order: meant, left } => {
            let left: Vec<String> = left.iter().map(|word| quoted(word)).collect();
            let key = if left.is_empty() { "misspelled" } else { "likely" };
            let args = vec![
                ("line", quoted(line).into()),
                ("order", words.order(meant).into()),
                ("left", left.join(", ").into()),
            ];
            (key, args)
        }
        Explanation::Among { order: meant, left } => {
            let left: Vec<String> = left.iter().map(|sentence| quoted(sentence)).collect();
            let key = if left.is_empty() { "among-words" } else { "among" };
            let left = left.join(", ").into();
            (key, vec![("order", words.order(meant).into()), ("left", left)])
        }
        Explanation::NotAwaited => ("not-awaited", vec![]),
        Explanation::TooLarge { bytes, limit } => (
            "too-large",
            vec![
                ("size", (bytes.div_ceil(1024)).to_string().into()),
                ("limit", (limit / 1024).to_string().into()),
            ],
        ),
        Explanation::NoToken => ("no-token", vec![]),
        Explanation::OtherSender { from, .. } => {
            let from: String = first_of(&clean(from), 80);
            ("other-sender", vec![("from", from.into())])
        }
        Explanation::Unproven { .. } => ("unproven", vec![]),
        Explanation::Unsigned { wrong: false } => ("unsigned", vec![]),
        Explanation::Unsigned { wrong: true } => ("wrong-passphrase", vec![]),
        Explanation::Confirmed { from } => {
            ("confirmed", vec![("from", first_of(&clean(from), 80).into())])
        }
        Explanation::NoSuchCode => ("no-such-code", vec![]),
        Explanation::PassphraseSet => ("passphrase-set", vec![]),
        Explanation::PassphraseShort => ("passphrase-short", vec![]),
        Explanation::PassphraseOff => ("passphrase-off", vec![]),
        Explanation::Renewed => ("renewed", vec![]),
        Explanation::Addresses { others } if others.is_empty() => ("no-addresses", vec![]),
        Explanation::Addresses { others } => {
            ("addresses", vec![("others", clean(&others.join(", ")).into())])
        }
        Explanation::TooManyOrders { limit } => ("too-many", vec![("limit", (*limit).into())]),
        Explanation::Paused { kept: Kept::Nothing } => ("paused", vec![]),
        Explanation::Paused { kept: Kept::Plans } => ("paused-kept", vec![]),
        Explanation::Paused { kept: Kept::Not } => ("paused-not-kept", vec![]),
        Explanation::PassedOn { done: true } => ("passed-on", vec![]),
        Explanation::PassedOn { done: false } => ("not-passed-on", vec![]),
        Explanation::Spoke { done: true } => ("press-done", vec![]),
        Explanation::Spoke { done: false } => ("press-failed", vec![]),
        Explanation::Again(said) => again(said),
        Explanation::Found(said) => found(words, said),
        Explanation::RunsOn { line } => runs_on(words, line),
        Explanation::Over => ("already-over", vec![]),
        Explanation::Unreadable => ("unreadable", vec![]),
    };
    let headline = words.plain(&format!("{key}-head"));
    (headline.into(), words.say(&format!("{key}-why"), &args).into())
}

/// A line below somebody's words.
fn runs_on(words: &Words, line: &str) -> (&'static str, Vec<Arg<'static>>) {
    ("press-open", vec![("line", quoted(line).into()), ("order", words.command("end").into())])
}

/// That there is no board of that round, and of which there is.
fn no_board(words: &Words, why: NoBoard, over: u32) -> (Line, Line) {
    let args: [Arg<'_>; 2] =
        [("over", over.into()), ("order", words.command(&format!("board {over}")).into())];
    let which = words.say("past-which", &args);
    match why {
        NoBoard::NotYet { round } => {
            (words.say("past-not-yet-head", &[("round", round.into())]).into(), which.into())
        }
        NoBoard::NotOver { round } => {
            (words.say("past-not-over-head", &[("round", round.into())]).into(), which.into())
        }
        NoBoard::NoNumber => {
            let why = format!("{} {which}", words.plain("past-no-number-why"));
            (words.plain("past-no-number-head").into(), why.into())
        }
    }
}

/// What comes of the wish to play again.
fn again(said: &AgainSaid) -> (&'static str, Vec<Arg<'static>>) {
    match said {
        AgainSaid::NotOver => ("again-not-over", vec![]),
        AgainSaid::Waits { names } => {
            let names: Vec<String> = names.iter().map(|name| short(name)).collect();
            ("again-waits", vec![("players", names.join(", ").into())])
        }
        AgainSaid::NotAll => ("again-not-all", vec![]),
        AgainSaid::Declined => ("again-declined", vec![]),
        AgainSaid::TooFew => ("again-too-few", vec![]),
        AgainSaid::CannotBe => ("again-cannot-be", vec![]),
        AgainSaid::Begun { table } => ("again-begun", vec![("table", table.to_string().into())]),
    }
}

/// What comes of the wish for a table of one's own.
pub(super) fn found(words: &Words, said: &FoundSaid) -> (&'static str, Vec<Arg<'static>>) {
    let name = |name: &str| vec![("name", short(name).into())];
    match said {
        FoundSaid::Closed => ("found-closed", vec![]),
        FoundSaid::BadPerson { text } => ("found-bad-person", vec![("name", quoted(text).into())]),
        FoundSaid::Refuses { name: of } => ("found-refuses", name(of)),
        FoundSaid::TooSoon { name: of } => ("found-too-soon", name(of)),
        FoundSaid::Twice { name: of } => ("found-twice", name(of)),
        FoundSaid::Already { name: of } => ("found-already", name(of)),
        FoundSaid::PlaysEnough { limit } => ("house-many-played", vec![("limit", (*limit).into())]),
        FoundSaid::Preview => ("found-preview", vec![]),
        FoundSaid::TooMany { limit } => ("found-too-many", vec![("limit", (*limit).into())]),
        FoundSaid::Wrong { wrong } => {
            ("found-wrong", vec![("why", wrong_wishes(words, wrong).join(" ").into())])
        }
        FoundSaid::Asked { table, names } => {
            let names: Vec<String> = names.iter().map(|name| short(name)).collect();
            let names = names.join(", ");
            ("found-asked", vec![("table", table.to_string().into()), ("players", names.into())])
        }
    }
}

/// How a player confirms that they want to leave.
pub(crate) const LEAVE: &str = "leave confirm";

/// The same where nothing but words can stand: in a headline, in a list of mails.
pub(crate) fn quoted_plainly(language: Language, line: &str) -> String {
    let (open, close) = language.quotes();
    format!("{open}{}{close}", first_of(clean(line).trim(), IN_HEAD))
}

/// A piece of a mail as the letter repeats it.
pub(crate) fn quoted(line: &str) -> String {
    order(&first_of(&clean(line), QUOTED))
}

/// The most lines that a player is asked about; what to do is the same for all of
/// them.
const DOUBTFUL: usize = 5;

/// What an explanation asks of its reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner<'a> {
    /// Nothing: a request was granted, or soon will be.
    Good,
    Wrong,
    /// To write this code back.
    Code(&'a str),
    /// To say whether they are sure that they want to leave.
    Leaving,
    /// To say whether these orders were meant; `asks` if the reader can also ask
    /// what they would do.
    Offer {
        lines: &'a str,
        asks: bool,
    },
}

impl Explanation {
    /// What it asks of its reader.
    pub(crate) fn manner(&self) -> Manner<'_> {
        match self {
            Explanation::Confirmed { .. }
            | Explanation::PassphraseSet
            | Explanation::PassphraseOff
            | Explanation::Renewed
            | Explanation::Addresses { .. }
            | Explanation::UndoAsked
            | Explanation::Vote(
                VoteSaid::Proposed | VoteSaid::Counted { .. } | VoteSaid::Withdrawn,
            )
            | Explanation::Paused { kept: Kept::Plans }
            | Explanation::PassedOn { done: true }
            | Explanation::Spoke { done: true }
            | Explanation::Found(FoundSaid::Asked { .. } | FoundSaid::Preview)
            | Explanation::Again(
                AgainSaid::Waits { .. } | AgainSaid::Declined | AgainSaid::Begun { .. },
            ) => Manner::Good,
            Explanation::OtherSender { code, .. } | Explanation::Unproven { code } => {
                Manner::Code(code)
            }
            Explanation::Stale { offer: Some(lines), .. } => Manner::Offer { lines, asks: false },
            Explanation::Doubted { offer: Some(lines), doubt, .. } => {
                Manner::Offer { lines, asks: *doubt == Doubt::Asks }
            }
            Explanation::Likely { order, .. } | Explanation::Among { order, .. } => {
                Manner::Offer { lines: order, asks: false }
            }
            Explanation::Leaving { .. } => Manner::Leaving,
            Explanation::Stale { offer: None, .. }
            | Explanation::Doubted { offer: None, .. }
            | Explanation::Paused { kept: Kept::Not | Kept::Nothing }
            | Explanation::PassedOn { done: false }
            | Explanation::Spoke { done: false }
            | Explanation::RunsOn { .. }
            | Explanation::Found(
                FoundSaid::Closed
                | FoundSaid::BadPerson { .. }
                | FoundSaid::Refuses { .. }
                | FoundSaid::TooSoon { .. }
                | FoundSaid::Twice { .. }
                | FoundSaid::Already { .. }
                | FoundSaid::PlaysEnough { .. }
                | FoundSaid::TooMany { .. }
                | FoundSaid::Wrong { .. },
            )
            | Explanation::Again(
                AgainSaid::NotOver | AgainSaid::NotAll | AgainSaid::TooFew | AgainSaid::CannotBe,
            )
            | Explanation::NoOrders
            | Explanation::SaltSettled { .. }
            | Explanation::NoSalt
            | Explanation::Doubtful { .. }
            | Explanation::Empty
            | Explanation::SeveralTables { .. }
            | Explanation::Elsewhere { .. }
            | Explanation::Quiet { .. }
            | Explanation::NothingToUndo
            | Explanation::NoUndoAsked
            | Explanation::SeveralUndosAsked
            | Explanation::Vote(
                VoteSaid::NothingOpen
                | VoteSaid::Another
                | VoteSaid::Off
                | VoteSaid::Several
                | VoteSaid::Preview
                | VoteSaid::TooMany { .. }
                | VoteSaid::Paused
                | VoteSaid::BadDate
                | VoteSaid::NotYours
                | VoteSaid::Void,
            )
            | Explanation::NoArchive
            | Explanation::NoBoard { .. }
            | Explanation::WhichDecision { .. }
            | Explanation::NotAwaited
            | Explanation::TooLarge { .. }
            | Explanation::NoToken
            | Explanation::NoSender
            | Explanation::Unsigned { .. }
            | Explanation::NoSuchCode
            | Explanation::PassphraseShort
            | Explanation::TooManyOrders { .. }
            | Explanation::Over
            | Explanation::Unreadable => Manner::Wrong,
        }
    }

    /// Whether its mail may have been meant for the other players.
    pub(crate) fn is_talk(&self) -> bool {
        matches!(
            self,
            Explanation::NoOrders
                | Explanation::Doubted { doubt: Doubt::Talk | Doubt::Asks, offer: None, .. }
        )
    }

    /// Whether it brings good news rather than a complaint.
    pub(crate) fn is_good(&self) -> bool {
        self.manner() == Manner::Good
    }
}

/// The lines that an explanation is about.
pub(crate) fn in_doubt(words: &Words, explanation: &Explanation) -> Option<Block> {
    let Explanation::Doubtful { lines, .. } = explanation else { return None };
    let label = words.plain("doubtful-line");
    let quote = |line: &String| Quote::new(label.clone(), &first_of(line, QUOTED));
    Some(Block::Quotes(lines.iter().take(DOUBTFUL).map(quote).collect()))
}

/// What the hash of the seed is for, at the start. Empty if the seed is never
/// revealed.
pub(crate) fn commitment(words: &Words, envelope: &Envelope) -> Vec<Block> {
    if envelope.commitment.is_empty() {
        return Vec::new();
    }
    let promise = if envelope.salted {
        words.say("seed-promise-salted", &[("order", words.command(SALT).into())])
    } else {
        words.plain("seed-promise")
    };
    vec![
        Block::Heading(words.plain("seed-head").into()),
        Block::Small(promise.into()),
        Block::Command(clean(&envelope.commitment)),
    ]
}

/// How to give a salt.
const SALT: &str = "salt <text>";

/// The seed itself and how to check it, once the game is over.
pub(crate) fn revealed(words: &Words, envelope: &Envelope, seed: &str) -> Vec<Block> {
    let seed = clean(seed);
    // Quoted if a shell would not take it literally.
    let plain = seed.chars().all(|c| c.is_ascii_alphanumeric() || "-._:/".contains(c));
    let quoted = if plain { seed.clone() } else { format!("'{}'", seed.replace('\'', "'\\''")) };
    vec![
        Block::Heading(words.plain("seed-head").into()),
        Block::Small(words.say("seed-is", &[("seed", order(&seed).into())]).into()),
        Block::Small(words.plain("seed-check").into()),
        Block::Command(format!("printf %s {quoted} | sha256sum")),
        Block::Small(words.plain("seed-promised").into()),
        Block::Command(clean(&envelope.commitment)),
    ]
}

/// The commands that work at the table, and how mails are read; `away` is an
/// example with dates in the future.
pub(crate) fn mail_help(words: &Words, away: &str, envelope: &Envelope) -> Vec<Block> {
    let command = |key: &str, text: &str| -> Line {
        words.say(key, &[("order", words.command(text).into())]).into()
    };
    let rules = ["mail-rule-lines", "mail-rule-all", "how-generous", "mail-rule-quote"];
    let salt = envelope.salted.then(|| command("command-salt", SALT));
    // In English it would change nothing.
    let language = words.language();
    let orders = (language != Language::En).then(|| command("command-orders", "orders english"));
    let (line, block) = (words.command("say <text>"), words.command("say:"));
    let say = words.say("command-say", &[("order", line.into()), ("block", block.into())]).into();
    let talk = vec![say, command("command-to", "to <player>: <text>")];
    let talk = if envelope.press.none { Vec::new() } else { talk };
    let before = vec![
        command("command-board", "board"),
        command("command-board-then", "board <round>"),
        command("command-resend", "resend"),
        command("command-help", "help"),
        command("command-rules", "rules"),
        command("command-language", "language <code>"),
        command("command-receipts", "receipts off"),
        command("command-letters", "letters text"),
        command("command-calendar", "calendar on"),
        command("command-plans", "plans"),
        command("command-forget", "forget all"),
        command("command-continue", "continue"),
        command("command-preview", "preview"),
        command("command-undo", "undo"),
        command("command-allow-undo", ALLOW),
        command("command-moderator", "moderator: <text>"),
    ];
    let behind = vec![
        command("command-note", "note <text>"),
        command("command-addresses", "addresses"),
        command("command-sign", "sign new <text>"),
        command("command-renew", "renew"),
        command("command-archive", "archive"),
        command("command-again", "again"),
        command("command-new", "new <text>"),
        command("command-leave", "leave"),
        command("command-away", away),
        command("command-back", "back"),
        command("command-remind", "remind half, 24h, daily"),
        command("command-zone", "zone Europe/Warsaw"),
    ];
    vec![
        Block::Heading(words.plain("commands-head").into()),
        Block::List(
            [before, talk, behind].into_iter().flatten().chain(orders).chain(salt).collect(),
        ),
        Block::Heading(words.plain("mail-rules-head").into()),
        Block::List(rules.map(|key| words.plain(key).into()).to_vec()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(line: &str, span: std::ops::Range<usize>) -> Refusal {
        Refusal {
            line_number: 3,
            line: line.to_owned(),
            order: line.to_owned(),
            span,
            sentence: "the word is unknown".into(),
            rule: Some("S24"),
            did_you_mean: None,
            stood: 0,
            undone: false,
            others: 0,
            mended: None,
            again: vec![],
        }
    }

    #[test]
    fn the_word_is_cut_out_of_its_line() {
        let words = Words::new(Language::En);
        let marked = marked(&words, &refusal("please bdi 5", 7..10));
        assert_eq!((&*marked.before, &*marked.word, &*marked.after), ("please ", "bdi", " 5"));
    }

    #[test]
    fn a_span_that_does_not_fit_marks_the_whole_line() {
        let words = Words::new(Language::En);
        assert_eq!(super::marked(&words, &refusal("żżż", 1..2)).word, "żżż");
        let long = "x".repeat(500);
        assert_eq!(super::marked(&words, &refusal(&long, 0..500)).word.len(), QUOTED);
    }
}
