//! The answer to a question about the rules: the topics, and what to read next.

use super::RulesAsked;
use super::button::Button;
use super::frame::Block;
use super::occasion::QUOTED;
use super::pages::Pages;
use super::press;
use super::replies;
use super::rich::{Line, clean, first_of};
use super::rulebook::{Asks, NEXT, Topic};
use super::scene::Scene;
use crate::basics::Language;

/// The most topics in one letter; further ones are offered.
const MOST: usize = 5;

/// What was asked for.
pub(super) fn head<V: Pages>(scene: &Scene<'_, V>, asked: &RulesAsked) -> Line {
    match (&asked.unknown, asked.topics.as_slice()) {
        (Some(said), []) => {
            let said = first_of(&clean(said), QUOTED);
            scene.say("rules-unknown-head", &[("words", said.into())]).into()
        }
        (None, [only]) if !asked.all => {
            let topic = V::rulebook().and_then(|rulebook| rulebook.topic(only));
            topic.map_or_else(String::new, |topic| about(scene, topic)).into()
        }
        // With its name: a line that says «Rules» alone would be an order.
        (None | Some(_), _) => {
            let game = clean(&scene.envelope.title);
            scene.say("rules-head", &[("game", game.into())]).into()
        }
    }
}

pub(super) fn page<V: Pages>(scene: &Scene<'_, V>, asked: &RulesAsked) -> Vec<Block> {
    let Some(rulebook) = V::rulebook() else {
        return vec![Block::Para(scene.plain("rules-none").into())];
    };
    let mut blocks = Vec::new();
    let topics = || asked.topics.iter().filter_map(|name| rulebook.topic(name));
    let is_headline = asked.unknown.is_none() && !asked.all && asked.topics.len() == 1;
    for topic in topics().take(MOST) {
        if !is_headline {
            blocks.push(Block::Heading(about(scene, topic).into()));
        }
        blocks.extend(text(scene, topic).into_iter().map(|text| Block::Para(text.into())));
        blocks.extend(yours(scene, topic).map(|text| Block::Para(text.into())));
    }
    let mut next: Vec<&Topic> = topics().skip(MOST).collect();
    let related = topics().take(MOST).flat_map(|topic| &topic.next).map(String::as_str);
    for name in asked.next.iter().copied().chain(related) {
        let Some(topic) = rulebook.topic(name).filter(|topic| is_here(scene, topic)) else {
            continue;
        };
        let known = |other: &&Topic| other.name == topic.name;
        if next.len() < NEXT && !next.iter().any(known) && !topics().any(|it| known(&it)) {
            next.push(topic);
        }
    }
    blocks.extend(buttons(scene, &next));
    if !asked.all {
        let all = replies::button(scene, scene.plain("link-rules"), scene.commanded("rules"));
        blocks.push(Block::Links { write: scene.plain("button-write"), links: vec![all] });
    }
    if asked.all {
        blocks.push(Block::Heading(scene.plain("rules-all-head").into()));
        let here = rulebook.topics().filter(|topic| is_here(scene, topic));
        let titles: Vec<&str> = here.map(|topic| topic.title(scene.words.language())).collect();
        blocks.push(Block::Para(format!("{}.", titles.join(" · ")).into()));
    }
    if asked.all || asked.unknown.is_some() {
        let word = scene.command("rules");
        blocks.push(Block::Small(scene.say("rules-how", &[("order", word.into())]).into()));
    }
    blocks
}

/// The heading of a topic. «Harvest» alone would be an order, and «rules harvest» would be
/// taken for a quote when it is asked.
fn about<V: Pages>(scene: &Scene<'_, V>, topic: &Topic) -> String {
    let title = topic.title(scene.words.language());
    scene.say("rules-about", &[("topic", title.into())])
}

fn is_here<V: Pages>(scene: &Scene<'_, V>, topic: &Topic) -> bool {
    topic.edition.is_none() || topic.edition.as_deref() == scene.view.edition()
}

/// The paragraphs of a topic, with the table's figures in them.
fn text<V: Pages>(scene: &Scene<'_, V>, topic: &Topic) -> Vec<String> {
    let mut paragraphs = topic.paragraphs(scene.words.language(), scene.view.edition());
    if !is_here(scene, topic) {
        paragraphs.insert(0, scene.plain("rules-not-here"));
    }
    let mut figures = scene.view.figures();
    figures.push(("talk", press::reach(scene)));
    let fill = |text: String| {
        let filled = figures
            .iter()
            .fold(text, |text, (name, figure)| text.replace(&format!("{{{name}}}"), figure));
        // Every second piece stands between backticks.
        let pieces = filled.split('`').enumerate();
        pieces.map(|(at, it)| if at % 2 == 0 { it.to_owned() } else { scene.order(it) }).collect()
    };
    paragraphs.into_iter().map(fill).collect()
}

/// What a topic comes to for a reader who plays on.
fn yours<V: Pages>(scene: &Scene<'_, V>, topic: &Topic) -> Option<String> {
    let plays = scene.envelope.seat.is_some() && !scene.view.stands().over();
    let tells = plays && !scene.is_given_up() && is_here(scene, topic);
    tells.then(|| V::yours(scene, &topic.name)).flatten()
}

/// The topic that a letter links to from its question: that of the thing asked about, or of
/// the decision.
fn at_hand<V: Pages>(scene: &Scene<'_, V>) -> Option<&'static str> {
    let seat = scene.envelope.seat.filter(|_| scene.asks && !scene.part)?;
    let awaiting = scene.view.stands().awaiting.iter();
    let decision = awaiting.filter(|awaited| awaited.seat == seat).map(|it| it.decision).next()?;
    scene.view.thing().or_else(|| V::rule_files()?.about(decision))
}

/// The way to what the rules say of what is asked.
pub(crate) fn what_is_this<V: Pages>(scene: &Scene<'_, V>) -> Option<Block> {
    let (name, files) = (at_hand(scene)?, V::rule_files()?);
    let title = files.title(name, scene.words.language())?;
    let shown = scene.words.shown();
    // As in `called`: a title finds its topic in its language, as a test sees to.
    let called = if shown == Language::En { name } else { files.title(name, shown)? };
    let label = scene.say("rules-what", &[("topic", title.into())]);
    let link = replies::button(scene, label, scene.commanded(&format!("rules {called}")));
    Some(Block::Links { write: scene.plain("button-write"), links: vec![link] })
}

/// Does the page that `rules` alone begins with have its own link?
pub(crate) fn is_linked<V: Pages>(scene: &Scene<'_, V>) -> bool {
    at_hand(scene).is_some() && scene.view.thing().is_none()
}

/// What a topic is called where it is asked for: its title, if that finds it in the
/// language of the letter's commands, or its name in English.
fn called<'a, V: Pages>(scene: &Scene<'_, V>, topic: &'a Topic) -> &'a str {
    let shown = scene.words.shown();
    let title = topic.title(shown);
    let found = V::rulebook().map(|rulebook| rulebook.named(&[title], shown));
    let finds = matches!(found, Some(Asks::Topics(names)) if names == [topic.name.as_str()]);
    if finds && shown != Language::En { title } else { &topic.name }
}

fn buttons<V: Pages>(scene: &Scene<'_, V>, topics: &[&Topic]) -> Option<Block> {
    let button = |topic: &&Topic| {
        let title = topic.title(scene.words.language());
        let label = scene.say("rules-more", &[("topic", title.into())]);
        replies::button(scene, label, scene.commanded(&format!("rules {}", called(scene, topic))))
    };
    let buttons: Vec<Button> = topics.iter().map(button).collect();
    (!buttons.is_empty()).then(|| Block::Buttons { write: scene.plain("button-write"), buttons })
}
