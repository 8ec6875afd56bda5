//! Parts that the letters of all games share.

use super::button::{Button, mailto};
use super::frame::{Block, Letter, Row, Tone};
use super::pages::{Pages, Stands};
use super::replies::button;
pub use super::replies::taps;
use super::rich::{Line, clean, sentence};
use super::scene::Scene;
use super::words::Arg;
use super::{Occasion, brief, moderated, plans, press, rules, seats, times, watching};
use crate::engine::Standing;

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
    let headed = matches!(occasion, Occasion::Receipt) && is_headed(scene, asked);
    let done = plans::done(scene, headed).filter(|_| !matches!(occasion, Occasion::Sheet));
    let stopped = plans::stopped_line(scene).filter(|_| !stands.over() && !given_up);
    let blocks = &mut letter.blocks;
    blocks.extend(done.into_iter().flatten());
    match occasion {
        Occasion::Moderated => {
            letter.tone = if asked { Tone::Act } else { Tone::Calm };
            moderated::open(scene, letter);
            letter.blocks.extend(stopped.into_iter().flat_map(|it| plans::also_stopped(scene, it)));
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
        // Handled above, like the short letters below.
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
        | Occasion::Past { .. }
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
        // Why it is asked stands below.
        (Head::Else(own), Some(stopped)) if asked => {
            blocks.extend(plans::stopped_briefly(scene, stopped));
            own
        }
        (Head::Else(_), Some(stopped)) => {
            blocks.extend(plans::stopped(scene, stopped));
            blocks.push(Block::Heading(headline));
            plans::stopped_head(scene, stopped)
        }
    };
}

/// Does a receipt's headline say what the mail did?
pub(crate) fn is_headed<V>(scene: &Scene<'_, V>, asked: bool) -> bool {
    !asked && plans::stopped_line(scene).is_none()
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
        Occasion::Help => Head::Only(scene.plain("head-help").into()),
        Occasion::Past { round, .. } => {
            Head::Only(scene.say("past-head", &[("round", (*round).into())]).into())
        }
        Occasion::Over | Occasion::Sheet => Head::Only(headline.clone()),
        Occasion::Welcome if !asked => {
            let game = clean(&scene.envelope.title);
            Head::Else(scene.say("head-welcome", &[("game", game.into())]).into())
        }
        Occasion::Invited => Head::Else(plans::sheet_head(scene)),
        Occasion::Receipt if !asked => Head::Else(plans::done_head(scene)),
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

/// The headline of a finished game.
#[must_use]
pub fn winners<V>(scene: &Scene<'_, V>, standings: &[Standing]) -> Line {
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

/// Where the game stands, and which others are awaited for what; `None` if that is for
/// the reader alone, whom the question tells.
#[must_use]
pub fn waiting<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    let Stands { asked, awaiting, standings } = scene.view.stands();
    let decision = |id: &'static str| scene.say(V::DECISION, &[("decision", id.into())]);
    let others: Vec<String> = awaiting
        .iter()
        .filter(|awaited| Some(awaited.seat) != scene.envelope.seat)
        .map(|awaited| {
            let since = times::since(scene, awaited.seat);
            format!("{} – {}{since}", scene.who(awaited.seat), decision(awaited.decision))
        })
        .collect();
    if standings.is_some() || asked && others.is_empty() {
        return None;
    }
    let mut line = format!("{}.", V::stage(scene));
    if !others.is_empty() {
        line.push(' ');
        let key = if asked { "waiting-too" } else { "waiting" };
        line.push_str(&scene.say(key, &[("players", scene.apart(&others).into())]));
        if let Some(note) = times::zone_note(scene, asked) {
            line.push(' ');
            line.push_str(&note);
        }
    }
    Some(Block::Small(line.into()))
}

/// What happened since the last letter, under its heading. It begins with what mails of the
/// reader's did that had no receipt, with what moderators did, unless the letter began with that, and with moves made in a
/// player's place.
pub(crate) fn told<V>(scene: &Scene<'_, V>, occasion: &Occasion, news: Vec<Line>) -> Vec<Block> {
    let deeds = if moderated::on_top(scene, occasion) { None } else { moderated::told(scene) };
    let lists = [plans::earlier(scene), times::made(scene), news].into_iter();
    let lists = lists.filter(|lines| !lines.is_empty()).map(Block::List);
    let mut told: Vec<Block> = deeds.into_iter().chain(lists).collect();
    if !told.is_empty() {
        let head = if occasion.is_first() { "news-head-first" } else { "news-head" };
        told.insert(0, Block::Heading(scene.plain(head).into()));
    }
    told.extend(press::told(scene));
    told.extend(watching::told(scene));
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

/// How to take back what the mail did, and to see the board.
pub(crate) fn afterwards<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let buttons = undo(scene).into_iter().chain([command_tap(scene, "board-button", "board")]);
    taps(scene, None, Row::of(buttons.collect(), 2))
}

/// The way to the board, and to every order. `all` if all that can be done now has a button.
pub(crate) fn lookups<V>(scene: &Scene<'_, V>, all: bool) -> Option<Block> {
    if scene.is_paused() || scene.is_given_up() {
        return None;
    }
    let help = if all { "help-button" } else { "answers-button" };
    let links = [("board-button", "board"), (help, "help")];
    let links = links.map(|(name, order)| button(scene, scene.plain(name), scene.commanded(order)));
    Some(Block::Links { write: scene.plain("button-write"), links: links.to_vec() })
}

/// The way to all answers and to the board, from a letter about several tables.
pub(crate) fn whole_letter<V>(scene: &Scene<'_, V>) -> Option<Block> {
    taps(scene, None, Row::of(vec![command_tap(scene, "digest-whole", "board")], 1))
}

/// The way to the present position.
pub(crate) fn now<V>(scene: &Scene<'_, V>) -> Block {
    let board = button(scene, scene.plain("past-now"), scene.commanded("board"));
    Block::Links { write: scene.plain("button-write"), links: vec![board] }
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
    // What leaves nothing open has a button, and could be quoted back as an order.
    let open = V::forms(scene).into_iter().filter(|form| form.contains('<'));
    let forms: Vec<String> = open.map(|form| scene.form(&form)).collect();
    // A word of ours between two of them, so that none begins a line.
    let or = format!(" {} ", scene.plain("or"));
    let line = scene.say("in-own-words", &[("forms", forms.join(&or).into())]);
    (!forms.is_empty()).then(|| Block::Small(line.into()))
}

/// What else its reader may want, as links.
pub(crate) fn links<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    scene.envelope.seat?;
    let link = |label: &str, order: String| button(scene, scene.plain(label), order);
    let rules = (V::has_rules() && !rules::is_linked(scene)).then_some(("link-rules", "rules"));
    let read = [("link-board", "board"), ("link-help", "help")].into_iter().chain(rules);
    let mut links: Vec<Button> =
        read.map(|(label, command)| link(label, scene.commanded(command))).collect();
    let away = format!("{} ", scene.commanded("away until"));
    links.push(Button { begun: true, ..link("link-away", away) });
    links.push(link("link-letters", scene.commanded("letters")));
    Some(Block::Links { write: scene.plain("button-write"), links })
}

/// How to get the whole game, once it is over.
pub(crate) fn keepsake<V>(scene: &Scene<'_, V>) -> Option<Block> {
    scene.envelope.seat?;
    let again = command_tap(scene, "again-button", "again").step();
    let archive = command_tap(scene, "archive-button", "archive");
    let new = scene
        .envelope
        .new_table
        .as_ref()
        .map(|new| Button { begun: new.begun, ..command_tap(scene, "new-button", &new.order) });
    taps(scene, None, Row::of([again, archive].into_iter().chain(new).collect(), 1))
}

/// A button for a command, which says what it is good for.
fn command_tap<V>(scene: &Scene<'_, V>, name: &str, command: &str) -> Button {
    let (label, note) = (scene.plain(name), scene.plain(&format!("{name}-note")));
    let face = Some((label.clone(), note));
    Button { face, ..button(scene, label, scene.commanded(command)) }
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
    begun(scene, label, order, (scene.plain("other-amount"), open))
}

/// A button that opens a mail with an order that is only begun.
pub(crate) fn begun<V>(
    scene: &Scene<'_, V>,
    label: String,
    order: String,
    face: (String, String),
) -> Button {
    Button { face: Some(face), begun: true, ..button(scene, label, order) }
}

/// A button for a command that does not answer the game's question.
pub(crate) fn command_button<V>(scene: &Scene<'_, V>, label: &str, command: &str) -> Block {
    let button = button(scene, scene.plain(label), scene.commanded(command));
    Block::Buttons { write: scene.plain("button-write"), buttons: vec![button] }
}

/// The same where it is the one obvious step.
pub(crate) fn command_step<V>(scene: &Scene<'_, V>, label: &str, command: &str) -> Block {
    let step = button(scene, scene.plain(label), scene.commanded(command)).step();
    Block::Buttons { write: scene.plain("button-write"), buttons: vec![step] }
}

/// What somebody who has never played by mail needs to know.
pub(crate) fn newcomer<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    // Whoever has plans is none.
    if !scene.envelope.plans.standing.is_empty() {
        return Vec::new();
    }
    let leave = scene.command("leave");
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
        lines.push(scene.say(key, &[("order", scene.command(form).into())]).into());
    }
    vec![Block::Heading(scene.plain("how-head").into()), Block::List(lines)]
}

/// What is asked, what was bid so far, and what the reader has, in a line.
pub(crate) fn at_a_glance<V>(
    scene: &Scene<'_, V>,
    what: &str,
    bids: Option<&[u32]>,
    money: Option<String>,
) -> String {
    let asked = match bids {
        None => sentence(what),
        Some([]) => format!("{}.", scene.pair(what, &scene.plain("pre-no-bids"))),
        Some(bids) => {
            let bids: Vec<String> = bids.iter().map(u32::to_string).collect();
            let bids = scene.say("pre-bids", &[("bids", bids.join(", ").into())]);
            format!("{}.", scene.pair(what, &bids))
        }
    };
    let money = money.map(|money| scene.say("pre-have", &[("money", money.into())]));
    [asked].into_iter().chain(money).collect::<Vec<_>>().join(" ")
}
