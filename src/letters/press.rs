//! What players say to each other. Their words are printed in rows with a label, so that
//! no quoted line of them reads as an order, or as words of the reader's own.

use super::button::Button;
use super::frame::{Block, Letter, Told};
use super::moderated::rows;
use super::replies;
use super::rich::{self, order};
use super::scene::Scene;
use super::seats::{self, short};
use super::words::{Arg, Words};
use crate::{basics::Language, engine::Seat};
use std::sync::LazyLock;

/// What a letter says of the words at the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PressPage {
    /// What others said, oldest first.
    pub told: Vec<PressLine>,
    /// What became of the words in the mail that this letter answers.
    pub sent: Vec<PressSent>,
    /// The lines of that mail that were not for the game, if they may be sent to the others.
    pub offer: Option<String>,
    /// Can they be no order, not even with a slip in it?
    pub plain: bool,
    /// The reader's own notes.
    pub notes: Vec<String>,
    /// May the reader answer those who wrote to them alone?
    pub private: bool,
    /// Has the table none, so that nothing that its players write reaches the others?
    pub none: bool,
}

/// Who said something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PressBy {
    Seat(Seat),
    /// Somebody who does not have that seat any more.
    Name(String),
}

/// What somebody said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressLine {
    pub by: PressBy,
    pub to: PressTo,
    pub text: String,
}

/// Who words are for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PressTo {
    Everybody,
    /// The names of those who read it, the reader's aside.
    Only(Vec<String>),
}

/// What became of a player's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PressSent {
    Done {
        to: PressTo,
        text: String,
        /// Is it sent at once, rather than with their next letter?
        at_once: bool,
    },
    Noted(String),
    /// The notes are gone, if there were any.
    NotesGone,
    /// The same words went to the same players before.
    Already,
    /// The table has no press, or no letters before it begins.
    NoPress,
    /// The table has none to single players.
    NoPrivate,
    /// No player, or more than one, is called so.
    Nobody(String),
    /// All of them are house players, or there is only the writer.
    NoReader,
    /// It may have this many characters.
    TooLong(usize),
    /// There were so many within a day, or so many notes.
    TooMany(usize),
    /// The mail only asks what it would do.
    Preview,
}

impl PressSent {
    /// Did they get where they were to go?
    #[must_use]
    pub fn is_done(&self) -> bool {
        match self {
            PressSent::Done { .. }
            | PressSent::Noted(_)
            | PressSent::NotesGone
            | PressSent::Already => true,
            PressSent::NoPress
            | PressSent::NoPrivate
            | PressSent::Nobody(_)
            | PressSent::NoReader
            | PressSent::TooLong(_)
            | PressSent::TooMany(_)
            | PressSent::Preview => false,
        }
    }
}

/// The labels before people's words, in all languages.
static LABELS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let languages = Language::ALL.map(Words::new);
    let keys = ["press-words", "press-own", "press-note"];
    let said = languages.iter().flat_map(|words| keys.iter().map(|key| words.plain(key)));
    said.map(|label| label.to_lowercase()).collect()
});

/// Is this a row of words that a letter of ours quoted? Whoever wrote them, they are not
/// the sender's own.
#[must_use]
pub fn quotes_words(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let label = line.split_once('|').map(|(label, _)| label.trim().to_lowercase());
    label.is_some_and(|label| LABELS.contains(&label))
}

/// What was said since the reader's last letter, and what they have noted.
pub(crate) fn told<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let page = &scene.envelope.press;
    let mut blocks = Vec::new();
    if !page.told.is_empty() {
        blocks.push(Block::Heading(scene.plain("press-head").into()));
        blocks.extend(words(scene));
    }
    if !page.notes.is_empty() {
        let label = scene.plain("press-note");
        let notes = page.notes.iter().flat_map(|note| rows(&label, note)).collect();
        blocks.push(Block::Heading(scene.plain("press-notes").into()));
        blocks.push(Block::Quotes(notes));
    }
    blocks
}

fn words<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let page = &scene.envelope.press;
    let label = scene.plain("press-words");
    let told = page.told.iter().map(|line| {
        let by = match &line.by {
            PressBy::Seat(seat) => scene.who(*seat),
            PressBy::Name(name) => named(name),
        };
        let (key, others) = match &line.to {
            PressTo::Everybody => ("press-says", String::new()),
            PressTo::Only(others) if others.is_empty() => ("press-says-you", String::new()),
            PressTo::Only(others) => ("press-says-some", all(others)),
        };
        let args: [Arg<'_>; 2] = [("player", by.into()), ("others", others.into())];
        Told { line: scene.say(key, &args).into(), said: rows(&label, &line.text) }
    });
    let told = Block::Told(told.collect());
    // Words from before a moderator ended it are still told.
    if page.none {
        return vec![told];
    }
    let is_private = |line: &PressLine| line.to != PressTo::Everybody;
    let mut how = scene.say("press-answer", &[("order", scene.command("say <text>").into())]);
    if page.private && page.told.iter().any(is_private) {
        let order = scene.command("to <player>: <text>");
        how = format!("{how} {}", scene.say("press-answer-one", &[("order", order.into())]));
    }
    vec![told, Block::Small(how.into())]
}

/// Headline and words of a letter that brings nothing else.
pub(crate) fn open<V>(scene: &Scene<'_, V>, letter: &mut Letter) {
    letter.headline = match scene.envelope.press.told.as_slice() {
        [PressLine { by: PressBy::Seat(seat), .. }] => {
            let player = seats::name(scene.envelope, *seat);
            scene.say("press-one-head", &[("player", player.into())]).into()
        }
        _ => scene.plain("press-head").into(),
    };
    letter.blocks.extend(words(scene));
}

/// What became of the reader's own words.
pub(crate) fn sent<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let told: Vec<Told> = scene.envelope.press.sent.iter().map(|it| became(scene, it)).collect();
    (!told.is_empty()).then_some(Block::Told(told))
}

fn became<V>(scene: &Scene<'_, V>, sent: &PressSent) -> Told {
    let plain = |key: &str| Told::of(scene.plain(key));
    let limit = |key: &str, limit: usize| Told::of(scene.say(key, &[("limit", limit.into())]));
    match sent {
        PressSent::Done { to, text, at_once } => {
            let when = if *at_once { "now" } else { "next" };
            let line = match to {
                PressTo::Everybody => scene.say("press-sent", &[("when", when.into())]),
                PressTo::Only(names) => {
                    let args: [Arg<'_>; 2] =
                        [("when", when.into()), ("players", all(names).into())];
                    scene.say("press-sent-some", &args)
                }
            };
            Told { line: line.into(), said: rows(&scene.plain("press-own"), text) }
        }
        PressSent::Noted(text) => Told {
            line: scene.plain("press-noted").into(),
            said: rows(&scene.plain("press-note"), text),
        },
        PressSent::NotesGone => plain("press-notes-gone"),
        PressSent::Already => plain("press-already"),
        PressSent::NoPress => plain("press-none"),
        PressSent::NoPrivate => {
            Told::of(scene.say("press-no-private", &[("order", scene.command("say").into())]))
        }
        PressSent::Nobody(name) => {
            Told::of(scene.say("press-nobody", &[("name", order(&short(name)).into())]))
        }
        PressSent::NoReader => plain("press-no-reader"),
        PressSent::TooLong(most) => limit("press-too-long", *most),
        PressSent::TooMany(most) => limit("press-too-many", *most),
        PressSent::Preview => plain("press-preview"),
    }
}

/// What of the reader's words goes to the others at this table.
pub(crate) fn reach<V>(scene: &Scene<'_, V>) -> String {
    scene.plain(if scene.envelope.press.none { "talk-none" } else { "talk-reach" })
}

/// The button that sends to the others what was not for the game.
pub(crate) fn offer<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let text = scene.envelope.press.offer.as_deref()?;
    let (say, end) = (scene.commanded("say:"), scene.commanded("end"));
    let send = replies::button(scene, scene.plain("press-offer"), format!("{say}\n{text}\n{end}"));
    let button =
        Button { order: format!("{} …", scene.commanded("say")), says_order: false, ..send };
    Some(Block::Buttons { write: scene.plain("button-write"), buttons: vec![button] })
}

fn named(name: &str) -> String {
    rich::isolate(&short(&name.replace(';', ",")))
}

fn all(names: &[String]) -> String {
    names.iter().map(|name| named(name)).collect::<Vec<_>>().join(", ")
}
