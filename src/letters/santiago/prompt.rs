//! What is asked, the answers a tap can give, and how to write any other.

use super::super::frame::Block;
use super::super::parts;
use super::super::rich::{Line, strong};
use super::places::{segment_choice, square_choice, tile_choice};
use super::scene::Scene;
use super::taps;
use crate::games::santiago::view::{PhaseName, Question};
use crate::games::santiago::{Action, Form, Segment, Tile};

/// The question, as a headline.
pub(super) fn question(scene: &Scene<'_>, question: &Question) -> Line {
    let key = match question {
        Question::FirstCanal { .. } => "head-first-canal",
        Question::Bid { .. } => "head-bid",
        Question::SealedBid { sealed: None, .. } => "head-sealed",
        Question::SealedBid { sealed: Some(_), .. } => "head-resealed",
        Question::Plant { .. } => "head-plant",
        Question::Leftover { .. } => "head-leftover",
        Question::Propose { .. } => "head-propose",
        Question::Build { accept, .. } if accept.is_empty() => "head-build",
        Question::Build { .. } => "head-decide",
        Question::Extra { .. } => "head-extra",
    };
    scene.plain(key).into()
}

/// What is asked, in a few words for a list of mails.
pub(super) fn glance(scene: &Scene<'_>) -> Option<String> {
    let prompt = scene.view.prompt.as_ref()?;
    let seat = scene.envelope.seat?;
    let decision = scene.view.awaiting.iter().find(|it| it.seat == seat)?.decision;
    let what = scene.say("pre-do", &[("decision", decision.into())]);
    let bids = if let Question::Bid { taken, .. } = &prompt.question {
        let mut amounts: Vec<u32> = taken.iter().map(|(_, amount)| *amount).collect();
        amounts.sort_unstable();
        Some(amounts)
    } else {
        None
    };
    let money = scene.money().map(|money| scene.say("escudos", &[("count", money.into())]));
    Some(parts::at_a_glance(scene, &what, bids.as_deref(), money))
}

/// The name of a phase.
pub(super) fn phase(scene: &Scene<'_>, phase: PhaseName) -> String {
    scene.plain(match phase {
        PhaseName::FirstCanal => "phase-first-canal",
        PhaseName::Auction => "phase-auction",
        PhaseName::Planting => "phase-planting",
        PhaseName::Leftover => "phase-leftover",
        PhaseName::Canal => "phase-canal",
        PhaseName::ExtraCanal => "phase-extra",
        PhaseName::Finished => "phase-finished",
    })
}

/// How many farmers come with a tile that is planted.
pub(super) fn farmers(question: &Question, tile: Tile) -> u8 {
    let fewer = matches!(question, Question::Plant { fewer: true, .. });
    let leftover = matches!(question, Question::Leftover { .. });
    if leftover { 0 } else { tile.pictured().saturating_sub(u8::from(fewer)) }
}

/// An action as a button's label.
pub(super) fn label(scene: &Scene<'_>, question: &Question, action: Action) -> String {
    match action {
        Action::Bid(amount) => scene.say("do-bid", &[("amount", amount.into())]),
        Action::Pass => scene.plain("do-pass"),
        Action::Plant(tile, square) => {
            let what = scene.planting(tile, farmers(question, tile));
            scene.say("do-plant", &[("what", what.into()), ("square", square.to_string().into())])
        }
        Action::Propose(segment, amount) => scene.say(
            "do-propose",
            &[("segment", segment.to_string().into()), ("amount", amount.into())],
        ),
        Action::ProposeNothing => scene.plain("do-propose-nothing"),
        Action::Accept(segment) => {
            let sum = offered(question, segment);
            let segment = segment.to_string();
            scene.say("do-accept", &[("segment", segment.into()), ("sum", sum.into())])
        }
        Action::Build(segment) => {
            let price = price(question).unwrap_or(0);
            let segment = segment.to_string();
            scene.say("do-build", &[("segment", segment.into()), ("price", price.into())])
        }
        Action::Skip => scene.plain("do-skip"),
        Action::Extra(segment) => scene.say("do-extra", &[("segment", segment.to_string().into())]),
        Action::Hold => scene.plain("do-hold"),
    }
}

pub(super) fn offered(question: &Question, segment: Segment) -> u32 {
    let Question::Build { accept, .. } = question else { return 0 };
    accept.iter().find(|(place, _)| *place == segment).map_or(0, |(_, sum)| *sum)
}

/// What the builder pays to build where nobody proposed.
pub(super) fn price(question: &Question) -> Option<u32> {
    let Question::Build { elsewhere, .. } = question else { return None };
    elsewhere.as_ref().map(|&(price, _)| price)
}

/// What the choice needs, and the one-tap answers.
pub(super) fn ask(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let question = &prompt.question;
    let mut blocks: Vec<Block> =
        taps::offer(scene).filter(|_| question.is_bid()).into_iter().collect();
    blocks.push(taps::facts(scene, question));
    blocks.extend(lead(scene, question).map(|line| Block::Small(line.into())));
    blocks.extend(taps::rows(scene, prompt));
    blocks
}

/// The same about the extra canal, for who is asked after others (D69).
pub(super) fn ahead(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.ahead else { return Vec::new() };
    let lead = Block::Para(scene.plain("extra-ahead").into());
    [lead].into_iter().chain(taps::rows(scene, prompt)).collect()
}

/// How to write any answer.
pub(super) fn every_answer(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let head = Block::Heading(scene.plain("any-answer").into());
    vec![head, Block::List(written(scene, &prompt.question))]
}

/// How the answers are written.
pub(super) fn forms(scene: &Scene<'_>) -> Vec<String> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    prompt.question.orders().map(|(_, form)| wording(&prompt.question, form)).collect()
}

fn wording(question: &Question, form: Form) -> String {
    if let Question::Leftover { tile, .. } = question {
        form.of_tile(*tile)
    } else {
        form.to_string()
    }
}

/// What to know before answering.
fn lead(scene: &Scene<'_>, question: &Question) -> Option<String> {
    match question {
        Question::SealedBid { sealed, .. } => Some(match sealed {
            None => scene.plain("sealed-lead"),
            Some(0) => scene.plain("sealed-pass"),
            Some(amount) => scene.say("sealed-amount", &[("amount", (*amount).into())]),
        }),
        Question::Plant { fewer: true, .. } => Some(scene.plain("plant-fewer")),
        Question::Leftover { tile, .. } => {
            Some(scene.say("leftover-lead", &[("what", scene.planting(*tile, 0).into())]))
        }
        Question::Propose { .. } => {
            let made = proposals(scene);
            Some(if made.is_empty() {
                scene.plain("propose-first")
            } else {
                scene.say("propose-made", &[("proposals", made.into())])
            })
        }
        Question::Build { accept, .. } if accept.is_empty() => Some(scene.plain("build-lead")),
        Question::Build { .. } => {
            Some(scene.say("decide-lead", &[("proposals", proposals(scene).into())]))
        }
        Question::Extra { .. } => Some(scene.plain("extra-lead")),
        Question::FirstCanal { .. } => Some(scene.plain("first-canal-lead")),
        Question::Bid { .. } | Question::Plant { fewer: false, .. } => None,
    }
}

/// This round's proposals in words: `s7: 3 ● Red + 2 ▲ Green = 5`.
pub(super) fn proposals(scene: &Scene<'_>) -> String {
    let places = scene.view.segments.iter().filter(|view| !view.proposals.is_empty());
    let places = places.map(|view| {
        let sum: u32 = view.proposals.iter().map(|(_, amount)| amount).sum();
        let parts: Vec<String> = view
            .proposals
            .iter()
            .map(|(seat, amount)| format!("{}\u{a0}{amount}", scene.who(*seat)))
            .collect();
        let total = if parts.len() > 1 { format!(" = {sum}") } else { String::new() };
        let offers = format!("{}{total}", parts.join(" + "));
        scene.pair(&strong(&view.segment.to_string()), &offers)
    });
    scene.apart(&places.collect::<Vec<_>>())
}

/// Every answer there is, in words: the orders, then what there is to choose from.
fn written(scene: &Scene<'_>, question: &Question) -> Vec<Line> {
    let orders = question.orders().map(|(key, form)| answer(scene, question, key, form));
    let mut lines: Vec<Line> = orders.collect();
    match question {
        Question::Bid { .. } | Question::SealedBid { .. } => {}
        Question::Plant { tiles, squares, fewer } => {
            lines.push(tile_choice(scene, tiles, *fewer));
            lines.extend(square_choice(scene, squares));
        }
        Question::Leftover { squares, .. } => lines.extend(square_choice(scene, squares)),
        Question::FirstCanal { segments }
        | Question::Propose { segments, .. }
        | Question::Extra { segments } => lines.extend(segment_choice(scene, segments)),
        Question::Build { accept, elsewhere, .. } => {
            if elsewhere.is_none() {
                // Where the order to build elsewhere would stand.
                let place = usize::from(!accept.is_empty());
                lines.insert(place, scene.plain("no-elsewhere").into());
            }
            let proposed = accept.iter().map(|(place, _)| *place);
            let elsewhere = elsewhere.iter().flat_map(|(_, places)| places.iter().copied());
            let mut places: Vec<Segment> = proposed.chain(elsewhere).collect();
            places.sort_unstable();
            lines.extend(segment_choice(scene, &places));
        }
    }
    lines
}

/// Amounts from the first to the second each: `1–4, 6`.
pub(super) fn ranges(free: &[(u32, u32)]) -> String {
    let range = |(a, b): &(u32, u32)| if a == b { a.to_string() } else { format!("{a}–{b}") };
    free.iter().map(range).collect::<Vec<_>>().join(", ")
}

/// One way to answer, with the figures its sentence may name.
fn answer(scene: &Scene<'_>, question: &Question, key: &str, form: Form) -> Line {
    let mut args = vec![("order", scene.form(&wording(question, form)).into())];
    match question {
        Question::Bid { free, .. } => {
            args.push(("ranges", ranges(free).into()));
        }
        Question::SealedBid { most, .. } | Question::Propose { most, .. } => {
            args.push(("most", (*most).into()));
        }
        Question::Build { accept, elsewhere, .. } => {
            let sums: Vec<String> =
                accept.iter().map(|(place, sum)| format!("{place} (+{sum})")).collect();
            args.push(("places", sums.join(", ").into()));
            args.extend(elsewhere.iter().map(|(price, _)| ("price", (*price).into())));
        }
        Question::FirstCanal { .. }
        | Question::Plant { .. }
        | Question::Leftover { .. }
        | Question::Extra { .. } => {}
    }
    scene.say(&format!("any-{key}"), &args).into()
}

#[cfg(test)]
mod tests {
    use super::super::super::words::Words;
    use crate::{
        basics::Language,
        games::santiago::{Decision, all_orders},
    };

    #[test]
    fn every_decision_and_every_order_has_its_words() {
        let figures = ["order", "ranges", "most", "places"].map(|name| (name, "?".into()));
        let args: Vec<_> = figures.into_iter().chain([("price", 1.into())]).collect();
        for language in Language::ALL {
            let words = Words::of_game(language, &super::super::SENTENCES);
            for decision in Decision::all() {
                words.say("decision", &[("decision", decision.id().into())]);
                for (key, _) in decision.orders() {
                    words.say(&format!("any-{key}"), &args);
                }
            }
            for form in all_orders() {
                words.say(&format!("help-{}", form.name()), &args);
            }
            assert_eq!(words.finish().err().map(|error| error.to_string()), None);
        }
    }
}
