//! The pages of a letter in order, the same for all games. A game says what goes
//! on each ([`Pages`]).

// People who add a game read this.
#![warn(missing_docs)]

use super::changes::Fact;
use super::frame::{Block, Letter};
use super::rich::{Line, capital, strong};
use super::rulebook::{Files, Rulebook};
use super::scene::Scene;
use super::words::{Sentences, Words};
use super::{Envelope, Occasion, RenderError, Rendered};
use super::{
    course, moderated, occasion, parts, plans, preheader, press, refused, rules, times, votes,
    watching,
};
use crate::{
    basics::Language,
    engine::{Awaited, Seat, Speech, Standings},
};
use std::fmt::Display;

/// What state the game is in for the reader.
#[derive(Clone, Copy)]
pub struct Stands<'v> {
    /// The reader is asked something, or may change an answer.
    pub asked: bool,
    /// Whom the game waits for.
    pub awaiting: &'v [Awaited],
    /// How it ended.
    pub standings: Option<&'v Standings>,
}

impl Stands<'_> {
    /// Is the game over?
    #[must_use]
    pub fn over(&self) -> bool {
        self.standings.is_some()
    }

    /// Does the game wait for a seat, rather than only let it change its answer?
    #[must_use]
    pub fn awaits(&self, seat: Seat) -> bool {
        self.awaiting.iter().any(|awaited| awaited.seat == seat)
    }
}

/// What is on a game's table, as letters show it.
pub struct OnTable {
    /// What the position is read from.
    pub board: Vec<Block>,
    /// What is less urgent than the news: the players, and what is still to come.
    pub beside: Vec<Block>,
}

impl From<Vec<Block>> for OnTable {
    fn from(board: Vec<Block>) -> OnTable {
        OnTable { board, beside: Vec::new() }
    }
}

/// What a game's view has to say. Each function writes one page.
pub trait Pages: Sized {
    /// An event as the reader is told it.
    type News: Clone;
    /// What the reader can do. `Display` is the canonical order.
    type Action: Display;
    /// The key of the message that names a decision, given its id in the rules as
    /// the variable `decision`.
    const DECISION: &'static str;
    /// What the sheet `extra` is about, for its message.
    const EXTRA: &'static str = "extra";
    /// The key of the message that says in a few sentences what the game is; empty without.
    const IDEA: &'static str = "";
    /// A picture of the game beside its name, in letters about several tables.
    const EMBLEM: &'static str = "";

    /// The game's messages.
    fn sentences() -> &'static Sentences;
    /// The words in which its orders are shown; without, they are canonical.
    #[must_use]
    fn speech() -> Option<&'static Speech> {
        None
    }
    /// What is asked, beginning with a verb, and what there is to know about it, in a few
    /// words for a list of mails: `Bid: so far 1, 2. You have 9 escudos.`
    #[must_use]
    fn glance(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }
    /// An order that was carried out, as a sentence: `you bid 5`.
    #[must_use]
    fn did(scene: &Scene<'_, Self>, order: &str) -> Option<String> {
        let _ = (scene, order);
        None
    }
    /// What a plan wanted to do, as a button would say it; `None` if only its own words
    /// can.
    #[must_use]
    fn tried(scene: &Scene<'_, Self>, order: &str) -> Option<String> {
        let _ = (scene, order);
        None
    }
    /// Does a piece of news say no more than that its reader did this?
    #[must_use]
    fn says(scene: &Scene<'_, Self>, news: &Self::News, order: &str) -> bool {
        let _ = (scene, news, order);
        false
    }
    /// What state the game is in.
    fn stands(&self) -> Stands<'_>;
    /// What is suggested to the reader, in the order of the buttons, and what happens if
    /// they never answer; `None` if nothing is asked.
    fn advice(&self) -> Option<(Vec<Self::Action>, Self::Action)>;
    /// An action as a button's label.
    fn label(scene: &Scene<'_, Self>, action: &Self::Action) -> String;
    /// The one-tap answers, best first: what each does, and its order.
    #[must_use]
    fn answers(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        let suggested = scene.view.advice().map_or_else(Vec::new, |(suggested, _)| suggested);
        suggested.iter().map(|it| (Self::label(scene, it), it.to_string())).collect()
    }
    /// What happens if nobody answers the question: in words, and as an order.
    #[must_use]
    fn default(scene: &Scene<'_, Self>) -> Option<(String, String)> {
        let (_, default) = scene.view.advice()?;
        Some((Self::label(scene, &default), default.to_string()))
    }
    /// The round, such as `Round 3 of 8`.
    fn round(scene: &Scene<'_, Self>) -> String;
    /// The same in few characters, for the small line above the headline.
    #[must_use]
    fn round_briefly(scene: &Scene<'_, Self>) -> String {
        Self::round(scene)
    }
    /// The greeting in the first letter.
    #[must_use]
    fn welcome(scene: &Scene<'_, Self>) -> Vec<Block> {
        let _ = scene;
        Vec::new()
    }
    /// The question, where the reader is asked one, as a headline.
    fn question(scene: &Scene<'_, Self>) -> Line;
    /// The question, or that nothing is asked, or who has won.
    #[must_use]
    fn headline(scene: &Scene<'_, Self>) -> Line {
        let stands = scene.view.stands();
        match stands.standings {
            None if stands.asked => Self::question(scene),
            None => scene.plain("head-nothing").into(),
            Some(standings) => parts::winners(scene, standings),
        }
    }
    /// Where in the round the game stands, for a sentence.
    #[must_use]
    fn stage(scene: &Scene<'_, Self>) -> String {
        Self::round(scene)
    }
    /// Where the game stands and who is awaited.
    #[must_use]
    fn waiting(scene: &Scene<'_, Self>) -> Vec<Block> {
        parts::waiting(scene).into_iter().collect()
    }
    /// What the choice needs: what is on offer, what the reader has, the one-tap
    /// answers.
    #[must_use]
    fn ask(scene: &Scene<'_, Self>) -> Vec<Block> {
        parts::buttons(scene).into_iter().collect()
    }
    /// The one-tap answers alone, in rows of one kind.
    #[must_use]
    fn taps(scene: &Scene<'_, Self>) -> Vec<Block> {
        parts::buttons(scene).into_iter().collect()
    }
    /// The figures beside the question.
    #[must_use]
    fn beside_it(scene: &Scene<'_, Self>) -> Option<Block> {
        let _ = scene;
        None
    }
    /// The same about what its reader will be asked after others, and may answer now.
    #[must_use]
    fn ahead(scene: &Scene<'_, Self>) -> Vec<Block> {
        let _ = scene;
        Vec::new()
    }
    /// Every answer there is, and how to write it.
    #[must_use]
    fn written(scene: &Scene<'_, Self>) -> Vec<Block> {
        let _ = scene;
        Vec::new()
    }
    /// The forms of the answers, such as `bid <amount>`, in their canonical wording.
    #[must_use]
    fn forms(scene: &Scene<'_, Self>) -> Vec<String> {
        let _ = scene;
        Vec::new()
    }
    /// What happened, one line for each stretch of the game.
    fn news(scene: &Scene<'_, Self>, news: &[Self::News]) -> Vec<Line>;
    /// The position as facts, for comparing it with another.
    fn facts(scene: &Scene<'_, Self>) -> Vec<Fact>;
    /// What is on the table.
    ///
    /// # Errors
    /// If a template fails.
    fn table(scene: &Scene<'_, Self>) -> Result<OnTable, RenderError>;
    /// All of the game's orders, and the names of things.
    fn help(scene: &Scene<'_, Self>) -> Vec<Block>;
    /// The rules for players who ask, if they are written.
    #[must_use]
    fn rulebook() -> Option<&'static Rulebook> {
        None
    }
    /// The files they are read from.
    #[must_use]
    fn rule_files() -> Option<&'static Files> {
        None
    }
    /// Are they written? Says so without loading them, which takes long.
    #[must_use]
    fn has_rules() -> bool {
        Self::rule_files().is_some()
    }
    /// The topic of the very thing that the reader is asked about, where that says more than
    /// the topic of the decision.
    #[must_use]
    fn thing(&self) -> Option<&'static str> {
        None
    }
    /// What a topic of the rules comes to for the reader now, in a sentence or two, made of
    /// nothing but what their seat may see.
    #[must_use]
    fn yours(scene: &Scene<'_, Self>, topic: &str) -> Option<String> {
        let _ = (scene, topic);
        None
    }
    /// Which edition of the rules is played, if there are several.
    #[must_use]
    fn edition(&self) -> Option<&str> {
        None
    }
    /// The figures of this table that the rulebook leaves open, by their names there.
    #[must_use]
    fn figures(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// A part of the final score in words.
    #[must_use]
    fn part(scene: &Scene<'_, Self>, part: &str) -> String {
        let _ = scene;
        part.to_owned()
    }
    /// What the points came from, what happened, and the last position.
    ///
    /// # Errors
    /// If a template fails.
    fn ending(scene: &Scene<'_, Self>, told: Vec<Block>) -> Result<Vec<Block>, RenderError> {
        Ok(told.into_iter().chain(whole(scene)?).collect())
    }
    /// The position alone, without a word to the reader.
    ///
    /// # Errors
    /// If a template fails.
    fn sheet(scene: &Scene<'_, Self>) -> Result<Vec<Block>, RenderError> {
        Ok(Self::waiting(scene).into_iter().chain(whole(scene)?).collect())
    }
}

/// The board and everything beside it.
fn whole<V: Pages>(scene: &Scene<'_, V>) -> Result<Vec<Block>, RenderError> {
    let OnTable { board, beside } = V::table(scene)?;
    Ok(board.into_iter().chain(beside).collect())
}

/// The words of a letter's reader, with their game's orders.
pub(crate) fn words_of<V: Pages>(envelope: &Envelope) -> Words {
    Words::of_game(envelope.language, V::sentences()).showing(V::speech(), envelope.orders)
}

/// Writes a letter. `view` is the position as far as the envelope's seat may know
/// it; `news` is what happened since that seat's last letter, oldest first.
///
/// # Errors
/// If a template fails or a message is missing, which are defects of
/// ours.
pub fn render<V: Pages>(
    envelope: &Envelope,
    occasion: &Occasion,
    view: &V,
    news: &[V::News],
) -> Result<Rendered, RenderError> {
    let words = words_of::<V>(envelope);
    let mut scene = Scene::new(&words, envelope, view);
    scene.asks = asks(&scene, occasion);
    scene.past = matches!(occasion, Occasion::Past { .. });
    let mut letter = occasion::begin(&scene);
    if !refused::open(&scene, occasion, &mut letter) {
        parts::open(&scene, occasion, &mut letter);
    }
    let above = moderated::passed(&scene).into_iter().chain(press::sent(&scene));
    letter.blocks.splice(0..0, above.chain(watching::begins(&scene)));
    if envelope.unread {
        letter.blocks.push(Block::Small(words.plain("attachments-unread").into()));
    }
    match occasion {
        Occasion::Help => help(&scene, &mut letter),
        Occasion::Over => over(&scene, occasion, &mut letter, news)?,
        // The order came after the last one of the game: the result matters more.
        Occasion::Refused(_) if view.stands().over() => over(&scene, occasion, &mut letter, news)?,
        Occasion::Refused(_) | Occasion::Explained(_) if refused::is_short(&scene, occasion) => {
            refused::rest(&scene, occasion, &mut letter, news);
        }
        Occasion::Plans => {
            letter.blocks.extend(plans::all(&scene));
            question_again(&scene, &mut letter);
        }
        Occasion::Rules(asked) => {
            letter.blocks.extend(rules::page(&scene, asked));
            if asked.before {
                letter.blocks.push(Block::Small(scene.plain("invite-rules-answer").into()));
            } else {
                question_again(&scene, &mut letter);
            }
        }
        Occasion::Preview(preview) => {
            letter.blocks.extend(plans::preview(&scene, preview));
            letter.blocks.extend(plans::standing(&scene));
            question_again(&scene, &mut letter);
        }
        Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Again { .. }
        | Occasion::Press => question_again(&scene, &mut letter),
        Occasion::Replaced { .. } | Occasion::Left { .. } => {}
        Occasion::Sheet => sheet(&scene, &mut letter)?,
        Occasion::Past { own, .. } => past(&scene, *own, &mut letter)?,
        Occasion::Receipt if !scene.is_given_up() => {
            receipt(&scene, occasion, &mut letter, news);
        }
        Occasion::News { whole: false } if !scene.asks && !scene.is_given_up() => {
            happened(&scene, occasion, &mut letter, news);
        }
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
        | Occasion::News { .. }
        | Occasion::Invited
        | Occasion::Reminder { .. }
        | Occasion::Seated { .. }
        | Occasion::Moderated => {
            if scene.is_given_up() {
                given_up(&scene, occasion, &mut letter, news)?;
            } else {
                position(&scene, occasion, &mut letter, news)?;
            }
        }
    }
    if is_at_table(occasion) {
        letter.blocks.extend(moderated::house_rules(&scene));
    }
    // A letter about what a moderator or a vote did begins with it.
    let settled = matches!(occasion, Occasion::Moderated | Occasion::Over);
    if is_at_table(occasion) && !settled && !view.stands().over() && !scene.is_given_up() {
        letter.blocks.extend(votes::open(&scene));
    }
    if !letter.has_button() {
        let (reply, only) = (words.plain("footer-reply"), words.plain("footer-reply-only"));
        let lines = letter.footer.iter_mut().filter(|line| **line == Line::from(reply.as_str()));
        lines.for_each(|line| *line = only.as_str().into());
    }
    watching::foot(&scene, &mut letter, view.stands().over() || scene.is_given_up());
    letter.preheader = preheader::preheader(&scene, occasion, &letter);
    if letter.reader.is_some() || envelope.watcher.is_some() {
        letter.kicker = format!("{} · {}", letter.kicker, V::round_briefly(&scene));
    }
    words.finish()?;
    Ok(Rendered { asks: scene.asks, ..letter.render()? })
}

/// Does a letter ask its reader something? A sealed answer that may still be changed is no
/// reason to come back.
pub(crate) fn asks<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion) -> bool {
    let awaited = scene.envelope.seat.is_some_and(|seat| scene.view.stands().awaits(seat));
    awaited && is_at_table(occasion) && !scene.is_paused() && !scene.is_given_up()
}

/// Is the letter for somebody who plays on, rather than for an onlooker or for who has left, and
/// about how the table stands now?
fn is_at_table(occasion: &Occasion) -> bool {
    let before = matches!(occasion, Occasion::Rules(asked) if asked.before);
    let elsewhere = matches!(
        occasion,
        Occasion::Past { .. } | Occasion::Sheet | Occasion::Replaced { .. } | Occasion::Left { .. }
    );
    !before && !elsewhere
}

fn position<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    // A paused table carries nothing out, so no answer is asked for.
    let open = !scene.is_paused();
    if open {
        blocks.extend(V::ask(scene));
        // Below the answers, which have to be on the first screen.
        blocks.extend(rules::what_is_this(scene));
    }
    let invited = matches!(occasion, Occasion::Invited);
    if invited {
        if open && !scene.asks {
            blocks.extend(plans::sheet(scene, occasion));
        }
        blocks.extend(parts::take_back(scene));
    }
    let mut time = times::mine(scene, true);
    // Where the question has until when beside it, the rest can wait for the board.
    if !open || times::due_fact(scene).is_none() {
        blocks.append(&mut time);
    }
    blocks.extend(V::waiting(scene));
    blocks.extend(times::circumstances(scene, true));
    // The board links to these answers, too.
    if open && is_at_table(occasion) {
        blocks.extend(V::ahead(scene));
    }
    if occasion.is_first() {
        blocks.extend(moderated::invited(scene));
    }
    let told = parts::told(scene, occasion, V::news(scene, news));
    // That is what its reader wants to know first.
    let is_news = matches!(occasion, Occasion::News { .. });
    let (before, after) = if is_news { (told, Vec::new()) } else { (Vec::new(), told) };
    blocks.extend(before);
    let OnTable { board, beside } = V::table(scene)?;
    blocks.extend(board);
    blocks.extend(time);
    if occasion.is_first() {
        blocks.extend(V::welcome(scene));
        blocks.extend(parts::newcomer(scene));
        if open {
            blocks.extend(V::written(scene));
            blocks.extend(parts::how_to_answer(scene));
        }
    }
    blocks.extend(after);
    blocks.extend(beside);
    if open && (scene.asks || !invited) {
        blocks.extend(plans::sheet(scene, occasion));
    }
    blocks.extend(plans::standing(scene));
    if occasion.is_first() {
        blocks.extend(occasion::commitment(scene.words, scene.envelope));
    }
    if !scene.view.stands().over() && open && is_at_table(occasion) {
        if !occasion.is_first() {
            blocks.extend(parts::in_own_words(scene));
        }
        blocks.extend(parts::links(scene));
    }
    Ok(())
}

/// How the table stood once. Nothing is asked there, and the way to what is asked now
/// comes first.
fn past<V: Pages>(scene: &Scene<'_, V>, own: bool, letter: &mut Letter) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    blocks.push(Block::Para(scene.plain("past-why").into()));
    if !own {
        blocks.push(Block::Small(scene.plain("past-public").into()));
    }
    blocks.push(parts::now(scene));
    blocks.extend(whole(scene)?);
    Ok(())
}

/// What came of the reader's mail, who is awaited now, and what they have planned.
/// There is no board: the reader has just seen one, and nothing is asked.
fn receipt<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) {
    let blocks = &mut letter.blocks;
    let mut first = V::waiting(scene);
    // A sealed answer may still be changed.
    if may_answer(scene) {
        first.splice(0..0, V::ask(scene).into_iter().chain(times::mine(scene, true)));
    } else {
        first.insert(0, Block::Para(strong(&scene.plain("receipt-nothing")).into()));
    }
    // What was not done comes first.
    let at = if plans::left_out_head(scene).is_some() { blocks.len() } else { 0 };
    blocks.splice(at..at, first);
    blocks.extend(times::circumstances(scene, true));
    blocks.extend(parts::afterwards(scene));
    // The headline says what its reader did.
    let acted = &scene.envelope.plans.done.acted;
    let says = parts::is_headed(scene, may_answer(scene));
    let headed = |news: &V::News| says && acted.iter().any(|order| V::says(scene, news, order));
    let news: Vec<V::News> = news.iter().filter(|news| !headed(news)).cloned().collect();
    blocks.extend(parts::told(scene, occasion, V::news(scene, &news)));
    blocks.extend(plans::others(scene));
    if !scene.is_paused() {
        blocks.extend(plans::folded(scene));
    }
    let off = scene.say("footer-receipt", &[("order", scene.command("receipts off").into())]);
    letter.footer = vec![scene.plain("footer-reply").into(), off.into()];
    letter.footer.extend(moderated::reach(scene.words, scene.envelope));
}

/// What happened, for a reader who is asked nothing: without a board, like a receipt.
fn happened<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) {
    let blocks = &mut letter.blocks;
    blocks.extend(parts::told(scene, occasion, V::news(scene, news)));
    blocks.extend(V::waiting(scene));
    blocks.extend(times::circumstances(scene, true));
    blocks.extend(parts::afterwards(scene));
    blocks.extend(plans::others(scene));
    if !scene.is_paused() {
        blocks.extend(plans::folded(scene));
    }
}

fn help<V: Pages>(scene: &Scene<'_, V>, letter: &mut Letter) {
    let blocks = &mut letter.blocks;
    if !scene.is_paused() && !scene.is_given_up() {
        blocks.extend(asked(scene));
        blocks.extend(time_again(scene));
        blocks.extend(V::written(scene));
        blocks.extend(parts::how_to_answer(scene));
    }
    blocks.extend(V::help(scene));
    blocks.extend(plans::help(scene));
    blocks.extend(occasion::mail_help(scene.words, &times::example_absence(scene), scene.envelope));
    blocks.extend(plans::standing(scene));
}

/// The question, if there is one, and the state of the game, below something else.
fn question_again<V: Pages>(scene: &Scene<'_, V>, letter: &mut Letter) {
    if scene.is_given_up() {
        return;
    }
    let blocks = &mut letter.blocks;
    blocks.extend(asked(scene));
    blocks.extend(V::waiting(scene));
    blocks.extend(times::circumstances(scene, false));
    blocks.extend(time_again(scene));
}

/// Until when, below [`asked`]: in small print where the figures there have the moment.
fn time_again<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    times::mine(scene, scene.asks && times::due_fact(scene).is_some())
}

/// Is there a question, and does the table carry out answers?
pub(crate) fn may_answer<V: Pages>(scene: &Scene<'_, V>) -> bool {
    scene.view.stands().asked && !scene.is_paused()
}

/// The question, and what its answer needs, where a letter is about something else.
fn asked<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    if !may_answer(scene) {
        return Vec::new();
    }
    let question = Block::Heading(V::headline(scene));
    // What was sealed already is not told again in letters that may be shown around.
    let answers = if scene.asks { V::ask(scene) } else { V::taps(scene) };
    [question].into_iter().chain(answers).collect()
}

fn over<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) -> Result<(), RenderError> {
    letter.blocks.extend(course::result(scene));
    letter.blocks.extend(course::story(scene, V::part));
    letter.blocks.extend(watching::enclosed(scene));
    letter.blocks.extend(parts::keepsake(scene));
    let told = parts::told(scene, occasion, V::news(scene, news));
    let told = course::chart(scene).into_iter().chain(told).collect();
    letter.blocks.extend(V::ending(scene, told)?);
    if scene.envelope.seat.is_some() {
        letter.footer = vec![course::foot(scene)];
        letter.footer.extend(moderated::reach(scene.words, scene.envelope));
    }
    seed(scene, letter);
    Ok(())
}

/// The last position of a table that was given up. Nothing is asked, whatever the
/// game was about to ask.
fn given_up<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) -> Result<(), RenderError> {
    letter.footer = moderated::reach(scene.words, scene.envelope).into_iter().collect();
    let blocks = &mut letter.blocks;
    let why = if votes::is_draw(scene) { "vote-draw-why" } else { "deed-cancelled-why" };
    blocks.push(Block::Para(scene.plain(why).into()));
    blocks.extend(parts::told(scene, occasion, V::news(scene, news)));
    blocks.extend(whole(scene)?);
    seed(scene, letter);
    Ok(())
}

/// The seed, if it is no longer secret.
fn seed<V>(scene: &Scene<'_, V>, letter: &mut Letter) {
    if let Some(seed) = &scene.envelope.seed {
        letter.blocks.extend(occasion::revealed(scene.words, scene.envelope, seed));
    }
}

/// What happened, in plain words, as a letter would tell it.
///
/// # Errors
/// If a message is missing, which is a defect of ours.
pub fn news_lines<V: Pages>(
    envelope: &Envelope,
    view: &V,
    news: &[V::News],
) -> Result<Vec<String>, RenderError> {
    let lines = news_rich(envelope, view, news)?;
    Ok(lines.iter().map(|line| line.plain(envelope.language)).collect())
}

/// The same with highlighted words.
pub(crate) fn news_rich<V: Pages>(
    envelope: &Envelope,
    view: &V,
    news: &[V::News],
) -> Result<Vec<Line>, RenderError> {
    let words = words_of::<V>(envelope);
    let lines = V::news(&Scene::new(&words, envelope, view), news);
    words.finish()?;
    Ok(lines)
}

fn sheet<V: Pages>(scene: &Scene<'_, V>, letter: &mut Letter) -> Result<(), RenderError> {
    letter.headline = V::round(scene).into();
    letter.footer.clear();
    letter.blocks.extend(V::sheet(scene)?);
    Ok(())
}

/// A part of the final score, for the head of a table.
pub(crate) fn part_name<V: Pages>(envelope: &Envelope, view: &V, part: &str) -> String {
    capital(&V::part(&Scene::new(&words_of::<V>(envelope), envelope, view), part))
}

/// What a game is, in a few sentences, for people who may never have heard of it.
pub(crate) fn idea<V: Pages>(language: Language) -> Option<String> {
    let words = Words::of_game(language, V::sentences());
    (!V::IDEA.is_empty()).then(|| words.plain(V::IDEA))
}

/// A decision point of the rules in English, such as `the bid`.
pub(crate) fn decision<V: Pages>(id: &str) -> String {
    Words::of_game(Language::En, V::sentences()).say(V::DECISION, &[("decision", id.into())])
}
