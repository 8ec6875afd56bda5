//! What is asked, the answers a tap can give, and how to write any other.

use super::super::frame::Block;
use super::super::parts;
use super::super::rich::{Line, capital};
use super::answers::answers as written;
use super::boards::Boards;
use super::scene::Scene;
use super::{taps, tiles};
use crate::games::goa::action::Step;
use crate::games::goa::cards::Effect;
use crate::games::goa::event::Why;
use crate::games::goa::state::Readiness;
use crate::games::goa::tiles::{Spice, Tile};
use crate::games::goa::view::{PhaseName, Possible, Prompt, Question, StoreView, View};

/// The question, as a headline.
pub(super) fn question(scene: &Scene<'_>, question: &Question) -> Line {
    match question {
        Question::QuickStart { .. } => scene.plain("goa-head-quick"),
        Question::Flag { .. } => scene.plain("goa-head-flag"),
        Question::Mark { .. } => scene.plain("goa-head-mark"),
        Question::Bid { lot, .. } => with_lot(scene, "goa-head-bid", *lot),
        Question::Sell { lot, .. } => with_lot(scene, "goa-head-sell", *lot),
        Question::ShipsOrColonists { .. } => scene.plain("goa-head-goods"),
        Question::FifthPlantation { .. } => scene.plain("goa-head-fifth"),
        Question::Spices { .. } => scene.plain("goa-head-spices"),
        Question::Favor { .. } => scene.plain("goa-head-favor"),
        Question::Room { .. } => scene.plain("goa-head-room"),
        Question::Action(_) => {
            let number = scene.view.turn.and_then(|turn| turn.number).unwrap_or(0);
            scene.say("goa-head-action", &[("number", number.into())])
        }
        Question::Short { colony, .. } => {
            scene.say("goa-head-short", &[("colony", scene.colony(*colony).into())])
        }
        Question::Founded { colony, .. } => {
            scene.say("goa-head-founded", &[("colony", scene.colony(*colony).into())])
        }
        Question::After(_) => scene.plain("goa-head-after"),
        Question::Resupply { .. } => scene.plain("goa-head-resupply"),
        Question::Extra { must: true, .. } => scene.plain("goa-head-extra-must"),
        Question::Extra { must: false, .. } => scene.plain("goa-head-extra"),
    }
    .into()
}

/// The topic of the tile that the question is about.
pub(super) fn thing(view: &View) -> Option<&'static str> {
    let of = |tile: Tile| tile.kind().name();
    match &view.prompt.as_ref()?.question {
        Question::Bid { lot, .. } | Question::Sell { lot, .. } => {
            let lot = view.lots.iter().find(|view| view.number == *lot)?;
            Some(lot.tile.map_or("flag", of))
        }
        Question::FifthPlantation { new, .. } => Some(of(*new)),
        Question::ShipsOrColonists { .. } => Some(of(Tile::ShipsColonists)),
        Question::Favor { .. } => Some(of(Tile::Favor)),
        Question::Spices { why: Why::Tile(tile), .. } => Some(of(*tile)),
        Question::Spices { .. }
        | Question::QuickStart { .. }
        | Question::Flag { .. }
        | Question::Mark { .. }
        | Question::Room { .. }
        | Question::Action(_)
        | Question::Short { .. }
        | Question::Founded { .. }
        | Question::After(_)
        | Question::Resupply { .. }
        | Question::Extra { .. } => None,
    }
}

fn with_lot(scene: &Scene<'_>, key: &str, lot: u8) -> String {
    let what = scene.lot(lot).map(|lot| scene.lot_name(lot)).unwrap_or_default();
    scene.say(key, &[("what", capital(&what).into())])
}

/// What is asked, in a few words for a list of mails.
pub(super) fn glance(scene: &Scene<'_>) -> Option<String> {
    let prompt = scene.view.prompt.as_ref()?;
    let seat = scene.envelope.seat?;
    let decision = scene.view.awaiting.iter().find(|it| it.seat == seat)?.decision;
    let what = scene.say("goa-pre-do", &[("decision", decision.into())]);
    let auction = scene.view.auction.as_ref().filter(|_| prompt.question.is_sale());
    let bids: Option<Vec<u32>> = auction.map(|auction| {
        auction.answers.iter().map(|(_, amount)| *amount).filter(|amount| *amount > 0).collect()
    });
    let ducats = scene.me().and_then(|me| me.ducats);
    let ducats = ducats.map(|ducats| scene.count("goa-ducats", ducats));
    Some(parts::at_a_glance(scene, &what, bids.as_deref(), ducats))
}

/// The round, the phase, and whose turn it is.
pub(super) fn stands(scene: &Scene<'_>) -> String {
    format!("{} · {}", scene.round(), within_round(scene))
}

/// The phase, and whose turn it is.
pub(super) fn within_round(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let half = scene.say("goa-half", &[("half", view.half.to_string().into())]);
    let mut stands = format!("{half} · {}", phase(scene));
    if let Some(turn) = view.turn.filter(|turn| Some(turn.seat) != scene.envelope.seat) {
        let whose = scene.who(turn.seat);
        let number = turn.number.unwrap_or(0);
        let turn = scene.say("goa-turn-of", &[("player", whose.into()), ("number", number.into())]);
        stands = format!("{stands} · {turn}");
    }
    stands
}

fn phase(scene: &Scene<'_>) -> String {
    scene.plain(match scene.view.phase {
        PhaseName::QuickStart => "goa-phase-quick",
        PhaseName::Markers => "goa-phase-markers",
        PhaseName::Auction => "goa-phase-auction",
        PhaseName::Actions => "goa-phase-actions",
        PhaseName::Extras => "goa-phase-extras",
        PhaseName::Finished => "phase-finished",
    })
}

/// What the choice needs: what is on offer, what to know, what the reader has; and
/// the one-tap answers.
pub(super) fn ask(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let question = &prompt.question;
    let sale = question.is_sale();
    let offer = sale.then(|| taps::offer(scene, &Boards::of(scene))).flatten();
    let mut blocks: Vec<Block> = offer.into_iter().collect();
    let lead = lead(scene, prompt).into_iter().map(Line::from);
    blocks.extend(lead.map(|line| if sale { Block::Para(line) } else { Block::Small(line) }));
    blocks.extend(attempt(scene).map(|line| Block::Para(line.into())));
    blocks.push(taps::facts(scene, question));
    blocks.extend(taps::rows(scene, prompt));
    blocks.extend(below(scene, question).map(|line| Block::Small(line.into())));
    blocks
}

/// What does not depend on the lot, so that the buttons come sooner: that everybody bids
/// once, and who is last.
fn below(scene: &Scene<'_>, question: &Question) -> Option<String> {
    let Question::Bid { lot, .. } = question else { return None };
    let seller = scene.lot(*lot).map(|lot| scene.who(lot.seller)).unwrap_or_default();
    Some(scene.say("goa-lead-bid", &[("player", seller.into())]))
}

/// How to write any answer.
pub(super) fn every_answer(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let head = Block::Heading(scene.plain("any-answer").into());
    vec![head, Block::List(written(scene, &prompt.question))]
}

/// What to know before answering.
fn lead(scene: &Scene<'_>, prompt: &Prompt) -> Vec<String> {
    match &prompt.question {
        Question::QuickStart { ducats } => {
            let ducats = scene.count("goa-ducats", *ducats);
            vec![scene.say("goa-lead-quick", &[("ducats", ducats.into())])]
        }
        Question::Flag { .. } => vec![scene.plain("goa-lead-flag")],
        Question::Mark { anywhere: false, .. } => vec![scene.plain("goa-lead-mark")],
        Question::Mark { anywhere: true, .. } => vec![scene.plain("goa-lead-mark-anywhere")],
        Question::Bid { lot, .. } => taps::lot(scene, *lot).into_iter().collect(),
        Question::Sell { lot, bidder, price, .. } => {
            let args = [("player", scene.who(*bidder).into()), ("price", (*price).into())];
            let bid = scene.say("goa-lead-sell", &args);
            vec![taps::lot(scene, *lot).into_iter().chain([bid]).collect::<Vec<_>>().join(" ")]
        }
        Question::ShipsOrColonists { count } => {
            vec![scene.say("goa-lead-goods", &[("count", (*count).into())])]
        }
        Question::FifthPlantation { new, .. } => {
            let tile = capital(&scene.tile(*new));
            vec![scene.say("goa-lead-fifth", &[("tile", tile.into())])]
        }
        Question::Spices { why, most, kinds } => {
            let spices = scene.count("goa-spices", *most);
            let why = scene.why(*why);
            vec![several([
                scene.say("goa-lead-spices", &[("spices", spices.into()), ("why", why.into())]),
                scene.say("goa-lead-kinds", &[("spices", scene.spices(kinds).into())]),
            ])]
        }
        Question::Favor { .. } => vec![scene.plain("goa-lead-favor")],
        Question::Room { due, surplus, .. } => {
            let due = scene.count("goa-cards", *due);
            let due = [("cards", due.into()), ("surplus", (*surplus).into())];
            let hand = scene.me().and_then(|me| me.hand.as_deref()).unwrap_or_default();
            let hand = (!hand.is_empty())
                .then(|| scene.say("goa-lead-hand", &[("cards", scene.cards(hand).into())]));
            vec![several([scene.say("goa-lead-room", &due)].into_iter().chain(hand))]
        }
        Question::Action(possible) => {
            let with = around(scene, possible, taps::first(scene, prompt));
            let alone = possible.tiles.is_empty() && possible.cards.is_empty();
            let first = if alone { "goa-lead-alone" } else { "goa-lead-action" };
            vec![several([scene.plain(first)].into_iter().chain(with))]
        }
        Question::Short { short, payable, possible, .. } => {
            let short = scene.count("goa-colonists", *short);
            let key = if *payable { "goa-lead-short" } else { "goa-lead-short-poor" };
            let help = helpful(scene, possible);
            let help = (!payable && !help.is_empty())
                .then(|| scene.say("goa-lead-short-help", &[("things", help.into())]));
            vec![several([scene.say(key, &[("colonists", short.into())])].into_iter().chain(help))]
        }
        Question::Founded { places, tiles, .. } => {
            let spices = scene.count("goa-spices", *places);
            let filled = scene.say("goa-lead-founded", &[("spices", spices.into())]);
            // Tiles to choose from stand on the buttons, with what may lie there.
            let any = tiles.iter().all(|tile| tile.spices.is_none());
            let kinds = any.then(|| {
                scene.say("goa-lead-kinds", &[("spices", scene.spices(&Spice::ALL).into())])
            });
            vec![several([filled].into_iter().chain(kinds))]
        }
        Question::After(possible) => {
            vec![several([scene.plain("goa-lead-after")].into_iter().chain(around(
                scene,
                possible,
                &[],
            )))]
        }
        Question::Resupply { count, room } => {
            let brings = [("count", (*count).into()), ("room", (*room).into())];
            let kinds = welcome(scene);
            let kinds = (!kinds.is_empty())
                .then(|| scene.say("goa-lead-room-for", &[("spices", kinds.into())]));
            vec![several([scene.say("goa-lead-resupply", &brings)].into_iter().chain(kinds))]
        }
        Question::Extra { extras, must, .. } => {
            let extras = scene.count("goa-extras", *extras);
            let key = if *must { "goa-lead-extra-must" } else { "goa-lead-extra" };
            vec![scene.say(key, &[("extras", extras.into())])]
        }
    }
}

/// Sentences as one paragraph.
fn several(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().collect::<Vec<_>>().join(" ")
}

/// The most tiles or cards that a question names; whoever has more finds them below.
const NAMED: usize = 6;

/// The tiles and cards that may go around an action, by their names, without the tiles that
/// every button uses `first`.
fn around(scene: &Scene<'_>, possible: &Possible, first: &[Step]) -> Vec<String> {
    let used = |tile: Tile| {
        first.iter().filter(|step| matches!(step, Step::Use(it) if it.tile() == tile)).count()
    };
    let ready = |tile: Tile| {
        let tiles = scene.me().into_iter().flat_map(|me| &me.tiles);
        tiles.filter(|it| it.tile == tile && it.state == Readiness::Ready).count()
    };
    // A word of ours between two of them: a line of names alone could be read as steps.
    let or = format!(" {} ", scene.plain("or"));
    // Of a kind of tile a player may have two.
    let is_left = |tile: &Tile| used(*tile) == 0 || used(*tile) < ready(*tile);
    let tiles = possible.tiles.iter().copied().filter(is_left);
    let tiles: Vec<String> = tiles.map(|tile| scene.tile(tile)).collect();
    let key = if first.is_empty() { "goa-lead-tiles" } else { "goa-lead-tiles-other" };
    let few = |count: usize| (1..=NAMED).contains(&count);
    let tiles = few(tiles.len()).then(|| scene.say(key, &[("tiles", tiles.join(&or).into())]));
    let cards: Vec<String> = possible.cards.iter().map(|&card| scene.card(card)).collect();
    let cards =
        few(cards.len()).then(|| scene.say("goa-lead-cards", &[("cards", cards.join(&or).into())]));
    tiles.into_iter().chain(cards).collect()
}

/// What brings more colonists, or makes do with fewer.
fn helpful(scene: &Scene<'_>, possible: &Possible) -> String {
    let helps = |tile: Tile| tile.usable().is_some_and(tiles::helps_to_found);
    let tiles = possible.tiles.iter().filter(|&&tile| helps(tile)).map(|&tile| scene.tile(tile));
    let cards = possible.cards.iter().filter(|card| helps_to_found(card.effect));
    tiles.chain(cards.map(|&card| scene.card(card))).collect::<Vec<_>>().join(", ")
}

fn helps_to_found(effect: Effect) -> bool {
    match effect {
        Effect::TwoColonists | Effect::ThirdCard => true,
        Effect::TwoShips
        | Effect::FiveDucats
        | Effect::TwoSpices
        | Effect::SellSpices
        | Effect::BuyProgress
        | Effect::MixedGoods
        | Effect::ShipsOnly
        | Effect::SpicesOnly => false,
    }
}

/// The spices that the reader has a free place for.
fn welcome(scene: &Scene<'_>) -> String {
    let stores = scene.me().map(|me| me.stores.as_slice()).unwrap_or_default();
    let free: Vec<&StoreView> = stores.iter().filter(|store| store.free() > 0).collect();
    let fits = |kind: &Spice| free.iter().any(|store| store.allowed.contains(kind));
    let kinds: Vec<Spice> = Spice::ALL.into_iter().filter(fits).collect();
    scene.spices(&kinds)
}

/// How an attempt to found a colony stands.
pub(super) fn attempt(scene: &Scene<'_>) -> Option<String> {
    let attempt = scene.view.attempt.as_ref()?;
    let cards: Vec<String> = attempt.cards.iter().map(|card| card.colonists.to_string()).collect();
    let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(" + ") };
    Some(scene.say(
        "goa-attempt",
        &[
            ("colony", scene.why(Why::Colony(attempt.colony)).into()),
            ("needed", attempt.needed.into()),
            ("board", attempt.board.into()),
            ("cards", cards.into()),
            ("short", attempt.short.into()),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::super::words::Words;
    use crate::basics::Language;
    use crate::games::goa::{Answer, Decision, all_orders};

    #[test]
    fn every_decision_and_every_order_has_its_words() {
        let figures = ["order", "least", "most", "player", "price", "keep", "columns", "gain"];
        let more = ["spices", "example", "cards", "colonies", "colonists"];
        let args: Vec<_> = figures.into_iter().chain(more).map(|name| (name, "?".into())).collect();
        let args: Vec<_> = args.into_iter().chain([("count", 1.into())]).collect();
        for language in Language::ALL {
            let words = Words::of_game(language, &super::super::SENTENCES);
            for decision in Decision::all() {
                words.say("goa-decision", &[("decision", decision.id().into())]);
                for answer in decision.answers() {
                    if let Answer::Order(key, _) = answer {
                        words.say(&format!("goa-any-{key}"), &args);
                    }
                }
            }
            for form in all_orders() {
                words.say(&format!("goa-help-{}", form.name()), &args);
            }
            assert_eq!(words.finish().err().map(|error| error.to_string()), None);
        }
    }
}
