//! What stands beside the question: the tiles on offer, what the reader has, and
//! the one-tap answers in rows of one kind.

use super::super::frame::{Block, Card, Row};
use super::super::paint::Paint;
use super::super::rich::{sign, strong};
use super::super::{parts, times};
use super::scene::Scene;
use crate::games::santiago::view::{PlantationView, Prompt, Question};
use crate::games::santiago::{Action, Kind, Segment, Square, Tile};

/// The plan of a player who wants to be asked no more about the extra canal.
const HOLD_ALWAYS: &str = "every round extra: hold";

/// What a row of answers is about.
#[derive(Clone, Copy, PartialEq)]
enum About {
    Bid,
    Tile(Tile),
    Offer(Segment),
    Accept,
    Place,
    /// Not to do what is asked.
    Nothing,
}

fn about(action: Action) -> About {
    match action {
        Action::Bid(_) => About::Bid,
        Action::Plant(tile, _) => About::Tile(tile),
        Action::Propose(segment, _) => About::Offer(segment),
        Action::Accept(_) => About::Accept,
        Action::Build(_) | Action::Extra(_) => About::Place,
        Action::Pass | Action::ProposeNothing | Action::Skip | Action::Hold => About::Nothing,
    }
}

/// The suggested answers by what they are about; amounts ascend, and doing nothing
/// comes last.
fn in_groups(prompt: &Prompt) -> Vec<(About, Vec<Action>)> {
    let mut groups: Vec<(About, Vec<Action>)> = Vec::new();
    for &action in &prompt.suggested {
        let about = about(action);
        match groups.iter_mut().find(|(group, _)| *group == about) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((about, vec![action])),
        }
    }
    groups.sort_by_key(|(about, _)| *about == About::Nothing);
    for (_, actions) in &mut groups {
        // Stable: what has no amount stays where it is.
        actions.sort_by_key(|action| {
            if let Action::Bid(amount) | Action::Propose(_, amount) = action { *amount } else { 0 }
        });
    }
    groups
}

/// The suggested answers in the order in which they are shown.
pub(super) fn in_order(prompt: &Prompt) -> Vec<Action> {
    in_groups(prompt).into_iter().flat_map(|(_, actions)| actions).collect()
}

/// The answers as rows of buttons.
pub(super) fn rows(scene: &Scene<'_>, prompt: &Prompt) -> Option<Block> {
    let mut rows = Vec::new();
    for (about, actions) in in_groups(prompt) {
        let tap = |action: &Action| {
            let label = super::prompt::label(scene, &prompt.question, *action);
            let face = face(scene, &prompt.question, *action);
            parts::tap(scene, label, &action.to_string(), face)
        };
        let lead = lead(scene, &prompt.question, about);
        // At least as wide as a thumb at 360 px.
        let most = match about {
            About::Nothing => 1,
            About::Tile(_) | About::Offer(_) => 3,
            About::Bid | About::Accept | About::Place => 4,
        };
        let mut buttons: Vec<_> = actions.iter().map(tap).collect();
        let mut most = most;
        if about == About::Nothing
            && let Some(open) = more_amounts(prompt)
        {
            most = 2;
            buttons.push(parts::other_amount(scene, &Action::Bid(0).to_string(), open));
        }
        let mut of_one_kind = Row::of(buttons, most);
        if let Some(first) = of_one_kind.first_mut() {
            first.lead = lead;
        }
        rows.extend(of_one_kind);
    }
    if let Question::Extra { .. } = prompt.question {
        let label = scene.plain("do-hold-always");
        let face = Some((label.clone(), scene.plain("hold-always-note")));
        rows.extend(Row::of(vec![parts::tap(scene, label, HOLD_ALWAYS, face)], 1));
    }
    parts::taps(scene, None, rows)
}

/// What can be bid, if that is more than what has buttons.
fn more_amounts(prompt: &Prompt) -> Option<String> {
    let is_bid = |action: &&Action| matches!(action, Action::Bid(_));
    let shown = prompt.suggested.iter().filter(is_bid).count();
    let open = if let Question::Bid { free, .. } = &prompt.question {
        free.clone()
    } else if let Question::SealedBid { most, .. } = prompt.question {
        vec![(1, most)]
    } else {
        return None;
    };
    let amounts = open.iter().map(|(from, to)| (to + 1).saturating_sub(*from)).sum::<u32>();
    let more = usize::try_from(amounts).is_ok_and(|amounts| amounts > shown);
    more.then(|| super::prompt::ranges(&open))
}

fn lead(scene: &Scene<'_>, question: &Question, about: About) -> Option<Card> {
    match about {
        About::Tile(tile) => {
            let farmers = super::prompt::farmers(question, tile);
            Some(scene.card(tile.kind(), scene.say("farmers", &[("count", farmers.into())])))
        }
        About::Offer(segment) => Some(Card {
            paint: &Paint::FREE,
            picture: "",
            name: segment.to_string(),
            figure: String::new(),
            notes: Vec::new(),
        }),
        About::Bid | About::Accept | About::Place | About::Nothing => None,
    }
}

/// A word or a figure, and what it costs or brings.
fn face(scene: &Scene<'_>, question: &Question, action: Action) -> Option<(String, String)> {
    let leaves = |amount: u32| {
        let left = scene.money().map(|money| money.saturating_sub(amount))?;
        Some((amount.to_string(), scene.say("leaves", &[("amount", left.into())])))
    };
    let word = |note| Some((super::prompt::label(scene, question, action), note));
    match action {
        Action::Bid(amount) | Action::Propose(_, amount) => leaves(amount),
        Action::Pass => word(scene.plain("pass-note")),
        Action::ProposeNothing | Action::Skip => word(scene.plain("nothing-note")),
        Action::Hold => word(scene.plain("hold-note")),
        Action::Plant(_, square) => Some((square.to_string(), water(scene, square))),
        Action::Accept(segment) => {
            let sum = super::prompt::offered(question, segment);
            Some((segment.to_string(), scene.say("take", &[("sum", sum.into())])))
        }
        Action::Build(segment) => {
            let note = match super::prompt::price(question) {
                Some(price) => scene.say("pay", &[("price", price.into())]),
                None => waters(scene, segment),
            };
            Some((segment.to_string(), note))
        }
        Action::Extra(segment) => Some((segment.to_string(), waters(scene, segment))),
    }
}

fn water(scene: &Scene<'_>, square: Square) -> String {
    let has = scene.square(square).is_some_and(|view| view.irrigated);
    scene.plain(if has { "has-water" } else { "no-water" })
}

/// How many squares would newly get water that can use it.
fn waters(scene: &Scene<'_>, segment: Segment) -> String {
    let squares = segment.squares().filter_map(|square| scene.square(square));
    let gains = squares
        .filter(|view| !view.irrigated && !matches!(view.plantation, Some(PlantationView::Dried)));
    scene.say("waters-count", &[("count", gains.count().into())])
}

/// The tiles of the round that can still be won.
pub(super) fn offer(scene: &Scene<'_>) -> Option<Block> {
    let offer = &scene.view.offer;
    let tiles: Vec<String> = offer.iter().map(|tile| scene.crop(*tile, tile.pictured())).collect();
    let words = vec![scene.say("news-offer", &[("tiles", tiles.join(", ").into())]).into()];
    let card = |tile: &Tile| {
        scene.card(tile.kind(), scene.say("farmers", &[("count", tile.pictured().into())]))
    };
    let cards: Vec<Card> = offer.iter().map(card).collect();
    let across = if cards.len() > 4 { 3 } else { 4 };
    (!offer.is_empty()).then_some(Block::Cards { words, cards, across })
}

/// What the reader has, what others did, until when.
pub(super) fn facts(scene: &Scene<'_>, question: &Question) -> Block {
    let mut facts = Vec::new();
    if let Some(money) = scene.money() {
        let money = strong(&scene.say("escudos", &[("count", money.into())]));
        facts.push((scene.plain("you-have"), money.into()));
    }
    if let Question::Bid { taken, .. } = question {
        let mut taken: Vec<_> = taken.clone();
        taken.sort_by_key(|(_, amount)| *amount);
        let bids = taken.iter();
        let bids = bids
            .map(|(seat, amount)| format!("{}\u{a0}{}", sign(*seat), strong(&amount.to_string())));
        let bids = bids.collect::<Vec<_>>().join(" \u{2002}");
        let bids = if bids.is_empty() { "–".to_owned() } else { bids };
        facts.push((scene.plain("bids-so-far"), bids.into()));
    }
    facts.extend(times::due_fact(scene));
    Block::Facts(facts)
}

impl Scene<'_> {
    /// The reader's money, if it is theirs to know.
    pub(super) fn money(&self) -> Option<u32> {
        let seat = self.envelope.seat?;
        self.view.players.iter().find(|player| player.seat == seat)?.money
    }

    /// A plantation tile as a small picture.
    fn card(&self, kind: Kind, note: String) -> Card {
        let (paint, picture) = crop_look(kind);
        let name = self.kind_on_card(kind);
        Card { paint, picture, name, figure: String::new(), notes: vec![note.into()] }
    }
}

/// A crop's colours and its emoji.
pub(super) fn crop_look(kind: Kind) -> (&'static Paint, &'static str) {
    match kind {
        Kind::Banana => (&Paint::BANANA, "🍌"),
        Kind::Coconut => (&Paint::COCONUT, "🥥"),
        Kind::Watermelon => (&Paint::WATERMELON, "🍉"),
        Kind::Grape => (&Paint::GRAPE, "🍇"),
        Kind::Pepper => (&Paint::PEPPER, "🌶️"),
    }
}
