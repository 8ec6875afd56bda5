//! Parts that the letters of all games share.

use super::button::{Button, mailto};
use super::frame::{Block, Letter, Row, Tone};
use super::occasion::{self, Manner};
use super::pages::Pages;
use super::replies::button;
use super::rich::{Line, order};
use super::scene::Scene;
use super::words::Arg;
use super::{
    Occasion, Refusal, StoppedLine, Subjects, brief, moderated, plans, press, rules, seats, times,
};
use crate::engine::{Awaited, Standing};

/// The first lines: what to do, or that there is nothing to do, and why this
/// letter was sent. If something is asked, the headline is the question.
pub(crate) fn open<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion, letter: &mut Letter) {
    if brief::open(scene, occasion, letter) {
        return;
    }
    let words = scene.words;
    let stands = scene.view.stands();
    let given_up = scene.is_given_up();
    let headline = if given_up { moderated::given_up(scene) } else { V::headline(scene) };
    let asked = stands.asked && !given_up && !scene.is_paused();
    let headed = matches!(occasion, Occasion::Receipt) && !asked;
    let done = plans::done(scene, headed).filter(|_| !matches!(occasion, Occasion::Sheet));
    let stopped = plans::stopped_line(scene).filter(|_| !stands.finished && !given_up);
    let blocks = &mut letter.blocks;
    blocks.extend(done.into_iter().flatten());
    match occasion {
        Occasion::Refused(refusal) => {
            letter.headline = words.plain("refused-head").into();
            letter.tone = Tone::Wrong;
            blocks.extend(occasion::refused(scene, refusal));
            blocks.extend(refused_talk(scene, refusal));
            also_stopped(scene, stopped, blocks);
            blocks.push(Block::Heading(headline));
            return;
        }
        Occasion::Explained(explanation) => {
            let (wrong, why) = occasion::explained(&scene.dates(), explanation);
            letter.headline = wrong;
            letter.tone = if explanation.is_good() { Tone::Calm } else { Tone::Wrong };
            blocks.extend(occasion::in_doubt(words, explanation));
            blocks.push(Block::Para(why));
            if explanation.is_talk() {
                blocks.extend(talk(scene));
            }
            match explanation.manner() {
                Manner::Code(code) => blocks.push(confirm_button(scene, code)),
                Manner::Leaving => {
                    let leave = occasion::LEAVE.to_owned();
                    blocks.push(command_button(scene, "leaving-button", leave));
                }
                Manner::Offer { lines, asks } => blocks.extend(offer(scene, lines, asks)),
                Manner::Good | Manner::Wrong => {}
            }
            also_stopped(scene, stopped, blocks);
            if !stands.over {
                blocks.push(Block::Heading(headline));
            }
            return;
        }
        Occasion::Moderated => {
            letter.tone = if asked { Tone::Act } else { Tone::Calm };
            moderated::open(scene, letter);
            also_stopped(scene, stopped, &mut letter.blocks);
            if !given_up && !scene.is_paused() {
                letter.blocks.push(Block::Heading(headline));
            }
            return;
        }
        Occasion::Over => blocks.extend(moderated::told(scene)),
        Occasion::Turn if moderated::on_top(scene, occasion) => {
            blocks.extend(moderated::told(scene));
        }
        Occasion::Reminder { daily } if asked => {
            blocks.extend(times::reminder(scene, *daily));
        }
        Occasion::Seated { former } => blocks.push(brief::seated(scene, former)),
        Occasion::Help => blocks.push(Block::Para(words.plain("help-lead").into())),
        Occasion::Invited if stopped.is_none() => {
            blocks.push(Block::Para(words.plain("invited-why").into()));
        }
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Receipt
        | Occasion::Board
        | Occasion::News { .. }
        | Occasion::Invited
        | Occasion::Plans
        | Occasion::Preview(_)
        | Occasion::Rules(_)
        | Occasion::Sheet
        | Occasion::Reminder { .. }
        // Short letters, handled above.
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Again { .. }
        | Occasion::Press => {}
    }
    letter.tone = if asked { Tone::Act } else { Tone::Calm };
    letter.headline = match (head(scene, occasion, &headline, asked), stopped) {
        (Head::Only(own), _) | (Head::Else(own), None) => own,
        (Head::Else(_), Some(stopped)) => {
            blocks.extend(plans::stopped(scene, stopped));
            blocks.push(Block::Heading(headline));
            plans::stopped_head(scene, stopped)
        }
    };
}

/// The headline that a letter's occasion gives it.
enum Head {
    /// It stays, whatever else there is to say.
    Only(Line),
    /// If a plan was stopped, the headline says that instead.
    Else(Line),
}

fn head<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion, headline: &Line, asked: bool) -> Head {
    match occasion {
        Occasion::Plans => Head::Only(scene.plain("plans-head").into()),
        Occasion::Preview(_) => Head::Only(scene.plain("preview-head").into()),
        Occasion::Rules(asked) => Head::Only(rules::head(scene, asked)),
        Occasion::Help | Occasion::Over | Occasion::Sheet => Head::Only(headline.clone()),
        Occasion::Invited => Head::Else(plans::sheet_head(scene)),
        Occasion::Receipt if !asked => Head::Else(scene.plain("receipt-head").into()),
        Occasion::Reminder { .. } if asked => {
            let question = headline.text(scene.words.language());
            Head::Else(scene.say("remind-head", &[("question", question.into())]).into())
        }
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
        | Occasion::News { .. }
        | Occasion::Reminder { .. }
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::Seated { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. }
        | Occasion::Moderated
        | Occasion::UndoAsked { .. }
        | Occasion::Again { .. }
        | Occasion::Press => Head::Else(headline.clone()),
    }
}

/// The same of a refusal of what was no order at all.
fn refused_talk<V>(scene: &Scene<'_, V>, refusal: &Refusal) -> Vec<Block> {
    let press = &scene.envelope.press;
    let is_talk = press.plain && press.offer.is_some() && refusal.did_you_mean.is_none();
    if is_talk { talk(scene) } else { Vec::new() }
}

/// Whom the reader's words have not reached, and how they would.
fn talk<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    match press::offer(scene) {
        Some(offer) => vec![Block::Para(scene.plain("press-offer-why").into()), offer],
        None => vec![Block::Small(scene.plain("talk-reach").into())],
    }
}

/// Says that a plan was stopped if the headline says something else.
fn also_stopped<V: Pages>(
    scene: &Scene<'_, V>,
    stopped: Option<&StoppedLine>,
    blocks: &mut Vec<Block>,
) {
    let Some(stopped) = stopped else { return };
    blocks.push(Block::Heading(plans::stopped_head(scene, stopped)));
    blocks.extend(plans::stopped(scene, stopped));
}

/// The headline of a finished game.
#[must_use]
pub fn winners<V>(scene: &Scene<'_, V>, standings: Option<&[Standing]>) -> Line {
    let standings = standings.unwrap_or_default();
    let first = standings.iter().filter(|place| place.rank == 1);
    let names: Vec<_> = first.map(|place| seats::name(scene.envelope, place.seat)).collect();
    let mine = standings.iter().find(|place| Some(place.seat) == scene.envelope.seat);
    let args: [Arg<'_>; 3] = [
        ("count", names.len().into()),
        ("players", names.join(", ").into()),
        ("place", mine.map_or(0, |place| place.rank).into()),
    ];
    let key = match mine {
        Some(place) if place.rank == 1 => "head-over-won",
        Some(_) if names.len() == 1 => "head-over-lost",
        Some(_) | None => "head-over",
    };
    scene.say(key, &args).into()
}

/// Where the game stands, and which others are awaited for what.
#[must_use]
pub fn waiting<V: Pages>(scene: &Scene<'_, V>, stands: &str, awaiting: &[Awaited]) -> Block {
    let asked = scene.view.stands().asked;
    let decision = |id: &'static str| scene.say(V::DECISION, &[("decision", id.into())]);
    let others: Vec<String> = awaiting
        .iter()
        .filter(|awaited| Some(awaited.seat) != scene.envelope.seat)
        .map(|awaited| {
            let since = times::since(scene, awaited.seat);
            format!("{} – {}{since}", scene.who(awaited.seat), decision(awaited.decision))
        })
        .collect();
    let mut line = format!("{stands}.");
    if !others.is_empty() {
        line.push(' ');
        let key = if asked { "waiting-too" } else { "waiting" };
        line.push_str(&scene.say(key, &[("players", scene.apart(&others).into())]));
        if let Some(note) = times::zone_note(scene, asked) {
            line.push(' ');
            line.push_str(&note);
        }
    }
    Block::Small(line.into())
}

/// What happened since the last letter, under its heading. It begins with what
/// moderators did, unless the letter began with that, and with moves made in a
/// player's place.
pub(crate) fn told<V>(scene: &Scene<'_, V>, occasion: &Occasion, news: Vec<Line>) -> Vec<Block> {
    let deeds = if moderated::on_top(scene, occasion) { None } else { moderated::told(scene) };
    let lists = [times::made(scene), news].into_iter();
    let lists = lists.filter(|lines| !lines.is_empty()).map(Block::List);
    let mut told: Vec<Block> = deeds.into_iter().chain(lists).collect();
    if !told.is_empty() {
        let head = if occasion.is_first() { "news-head-first" } else { "news-head" };
        told.insert(0, Block::Heading(scene.plain(head).into()));
    }
    told.extend(press::told(scene));
    told
}

/// The one-tap answers one below the other; `None` if no order would be carried out.
#[must_use]
pub fn buttons<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    if scene.is_paused() || scene.is_given_up() {
        return None;
    }
    let answers = V::answers(scene).into_iter();
    let answers = answers.map(|(label, order)| (label, scene.typed(&order)));
    let buttons: Vec<Button> = answers.map(|(label, order)| button(scene, label, order)).collect();
    let write = scene.plain("button-write");
    (!buttons.is_empty()).then_some(Block::Buttons { write, buttons })
}

/// One-tap answers in rows: each button as its game wants it, in rows of one kind;
/// `lead` says above them what they are about.
#[must_use]
pub fn taps<V>(scene: &Scene<'_, V>, lead: Option<Line>, rows: Vec<Row>) -> Option<Block> {
    let open = !scene.is_paused() && !scene.is_given_up() && !rows.is_empty();
    open.then(|| Block::Taps { lead, write: scene.plain("button-write"), rows })
}

/// How to take back what the mail did, and to see the board.
pub(crate) fn afterwards<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let buttons = undo(scene).into_iter().chain([command_tap(scene, "board-button", "board")]);
    taps(scene, None, Row::of(buttons.collect(), 2))
}

/// How to take back what the mail did, in a letter that shows the board.
pub(crate) fn take_back<V>(scene: &Scene<'_, V>) -> Option<Block> {
    taps(scene, None, Row::of(vec![undo(scene)?], 1))
}

fn undo<V>(scene: &Scene<'_, V>) -> Option<Button> {
    let acted = !scene.envelope.plans.done.acted.is_empty();
    acted.then(|| command_tap(scene, "undo-button", "undo"))
}

/// How other answers are written; the letter that answers `help` explains each.
pub(crate) fn in_own_words<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    let forms: Vec<String> = V::forms(scene).iter().map(|form| scene.form(form)).collect();
    // A word of ours between two of them, so that none begins a line.
    let or = format!(" {} ", scene.plain("or"));
    let line = scene.say("in-own-words", &[("forms", forms.join(&or).into())]);
    (!forms.is_empty()).then(|| Block::Small(line.into()))
}

/// What else its reader may want, as links.
pub(crate) fn links<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    scene.envelope.seat?;
    let link = |label: &str, order: String| button(scene, scene.plain(label), order);
    let rules = V::rulebook().map(|_| ("link-rules", "rules"));
    let read = [("link-board", "board"), ("link-help", "help")].into_iter().chain(rules);
    let mut links: Vec<Button> =
        read.map(|(label, command)| link(label, scene.typed(command))).collect();
    let away = format!("{} ", scene.plain("link-away-order"));
    links.push(Button { begun: true, ..link("link-away", away) });
    links.push(link("link-letters", scene.typed("letters")));
    Some(Block::Links { write: scene.plain("button-write"), links })
}

/// How to get the whole game, once it is over.
pub(crate) fn keepsake<V>(scene: &Scene<'_, V>) -> Option<Block> {
    scene.envelope.seat?;
    let buttons = [("archive-button", "archive"), ("again-button", "again")];
    let buttons = buttons.map(|(name, order)| command_tap(scene, name, order));
    taps(scene, None, Row::of(buttons.to_vec(), 2))
}

/// A button for a command, which says what it is good for.
fn command_tap<V>(scene: &Scene<'_, V>, name: &str, order: &str) -> Button {
    let (label, note) = (scene.plain(name), scene.plain(&format!("{name}-note")));
    tap(scene, label.clone(), order, Some((label, note)))
}

/// A link that mails an order.
pub(crate) fn link<V>(scene: &Scene<'_, V>, order: &str) -> String {
    mailto(&scene.envelope.reply_to, &scene.answer_subject(), &scene.typed(order))
}

/// A button for an answer, with a short face: a word or a figure, and what it costs
/// or brings.
#[must_use]
pub fn tap<V>(
    scene: &Scene<'_, V>,
    label: String,
    order: &str,
    face: Option<(String, String)>,
) -> Button {
    Button { face, ..button(scene, label, scene.typed(order)) }
}

/// A button for an amount that has none of its own: it opens a mail with this order up to
/// its amount. `open` are the amounts, as figures.
pub(crate) fn other_amount<V>(scene: &Scene<'_, V>, example: &str, open: String) -> Button {
    let order = scene.typed(example).trim_end_matches(|it: char| it.is_ascii_digit()).to_owned();
    let label = scene.say("other-amount-label", &[("open", open.as_str().into())]);
    let face = (scene.plain("other-amount"), open);
    Button { face: Some(face), begun: true, ..button(scene, label, order) }
}

/// "That was me", for a mail that awaits its owner's confirmation.
fn confirm_button<V>(scene: &Scene<'_, V>, code: &str) -> Block {
    command_button(scene, "confirm-button", format!("confirm {code}"))
}

/// The orders that may have been meant, to be sent with a tap. If they were put as
/// a question, the reader can also ask what they would do.
fn offer<V>(scene: &Scene<'_, V>, lines: &str, asks: bool) -> Option<Block> {
    if scene.is_paused() || scene.is_given_up() {
        return None;
    }
    let lines = lines.split("; ").map(|line| scene.typed(line)).collect::<Vec<_>>().join("; ");
    let mut buttons = vec![button(scene, scene.plain("offer-send"), lines.clone()).step()];
    // Printed on one row, the orders after it would read as orders.
    buttons.extend(asks.then(|| Button {
        order: "preview …".to_owned(),
        says_order: false,
        ..button(scene, scene.plain("offer-preview"), format!("preview; {lines}"))
    }));
    Some(Block::Buttons { write: scene.plain("button-write"), buttons })
}

/// A button for a command that does not answer the game's question.
pub(crate) fn command_button<V>(scene: &Scene<'_, V>, label: &str, order: String) -> Block {
    button_to(scene, &scene.envelope.reply_to, scene.plain("button-write"), label, order)
}

/// The same to another address; `write` introduces it in the text part.
pub(crate) fn button_to<V>(
    scene: &Scene<'_, V>,
    address: &str,
    write: String,
    label: &str,
    order: String,
) -> Block {
    let button = Button::new(scene.plain(label), order, address, &scene.answer_subject()).step();
    Block::Buttons { write, buttons: vec![button] }
}

/// What somebody who has never played by mail needs to know.
pub(crate) fn newcomer<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    // Whoever has plans is none.
    if !scene.envelope.plans.standing.is_empty() {
        return Vec::new();
    }
    let leave = order("leave");
    let lines = vec![
        scene.plain("newcomer-what").into(),
        scene.plain("newcomer-next").into(),
        scene.plain("newcomer-long").into(),
        scene.say("newcomer-leave", &[("order", leave.into())]).into(),
    ];
    vec![Block::Heading(scene.plain("newcomer-head").into()), Block::List(lines)]
}

/// The few lines below every question.
pub(crate) fn how_to_answer<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let mut lines = vec!["tap-note", "how-lines", "how-all"]
        .into_iter()
        .map(|key| scene.plain(key))
        .map(Line::from)
        .collect::<Vec<_>>();
    for (key, form) in [("command-board", "board"), ("command-help", "help")] {
        lines.push(scene.say(key, &[("order", order(form).into())]).into());
    }
    vec![Block::Heading(scene.plain("how-head").into()), Block::List(lines)]
}

/// What a list of mails shows: the headline and the round. Where the subject can't say
/// that something is asked, this does.
pub(crate) fn preheader<V>(scene: &Scene<'_, V>, letter: &Letter, round: &str) -> Line {
    let headline = letter.headline.text(letter.language);
    let headline = match scene.envelope.subjects {
        Subjects::One if scene.asks => scene.say("subject-turn", &[("title", headline.into())]),
        Subjects::One | Subjects::Two => headline,
    };
    format!("{headline} · {round}").into()
}
