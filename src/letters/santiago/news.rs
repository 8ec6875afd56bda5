//! What happened since the last letter, by round and phase.

use super::super::rich::{Line, strong};
use super::scene::{Scene, list};
use crate::engine::Seat;
use crate::games::santiago::{News, Segment, Square};

/// The stretch of a round a piece of news belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stretch {
    Setup,
    Auction,
    Planting,
    Canal,
    Extra,
    Weather,
    End,
}

impl Stretch {
    fn of(news: &News) -> Stretch {
        match news {
            News::SetAside(_) | News::FirstCanal { .. } => Stretch::Setup,
            News::Round { .. }
            | News::Bid { .. }
            | News::Passed { .. }
            | News::Sealed { .. }
            | News::Unsealed { .. }
            | News::Builder { .. } => Stretch::Auction,
            News::Planted { .. } | News::Leftover { .. } => Stretch::Planting,
            News::Proposed { .. }
            | News::ProposedNothing { .. }
            | News::Accepted { .. }
            | News::Built { .. }
            | News::NotBuilt { .. } => Stretch::Canal,
            News::Extra { .. } | News::Held { .. } => Stretch::Extra,
            News::Drought { .. } | News::Paid { .. } => Stretch::Weather,
            News::Over(_) => Stretch::End,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Stretch::Setup => "news-setup",
            Stretch::Auction => "phase-auction",
            Stretch::Planting => "phase-planting",
            Stretch::Canal => "phase-canal",
            Stretch::Extra => "phase-extra",
            Stretch::Weather => "news-weather",
            Stretch::End => "phase-finished",
        }
    }
}

/// The news in lines.
pub(super) fn lines(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut current: Option<(Stretch, Vec<String>)> = None;
    for item in news {
        let stretch = Stretch::of(item);
        if let News::Round { round, offer } = item {
            flush(scene, &mut current, &mut lines);
            let tiles: Vec<String> =
                offer.iter().map(|tile| scene.crop(*tile, tile.pictured())).collect();
            let label = strong(&scene.say("news-round", &[("round", (*round).into())]));
            let offer = scene.say("news-offer", &[("tiles", tiles.join(", ").into())]);
            lines.push(format!("{label} – {offer}").into());
            continue;
        }
        match &mut current {
            Some((same, sentences)) if *same == stretch => sentences.push(sentence(scene, item)),
            _ => {
                flush(scene, &mut current, &mut lines);
                current = Some((stretch, vec![sentence(scene, item)]));
            }
        }
    }
    flush(scene, &mut current, &mut lines);
    lines
}

fn flush(scene: &Scene<'_>, current: &mut Option<(Stretch, Vec<String>)>, lines: &mut Vec<Line>) {
    if let Some((stretch, sentences)) = current.take() {
        let label = strong(&scene.plain(stretch.key()));
        lines.push(format!("{label} – {}", sentences.join(" ")).into());
    }
}

/// One piece of news as a sentence.
fn sentence(scene: &Scene<'_>, news: &News) -> String {
    match news {
        News::SetAside(tile) => {
            let what = scene.crop(*tile, tile.pictured());
            scene.say("news-set-aside", &[("what", what.into())])
        }
        News::FirstCanal { seat: Some(seat), segment } => {
            at(scene, "news-first-canal", *seat, *segment)
        }
        News::FirstCanal { seat: None, segment } => {
            scene.say("news-first-canal-dice", &[("segment", segment.to_string().into())])
        }
        // Told as a line of its own.
        News::Round { .. } => String::new(),
        News::Bid { seat, amount } => {
            let who = scene.who(*seat);
            scene.say("news-bid", &[("player", who.into()), ("amount", (*amount).into())])
        }
        News::Passed { seat, by_itself: false } => about(scene, "news-passed", *seat),
        News::Passed { seat, by_itself: true } => about(scene, "news-passed-itself", *seat),
        News::Sealed { seat, amount: None } => about(scene, "news-sealed", *seat),
        News::Sealed { seat, amount: Some(0) } => about(scene, "news-sealed-pass", *seat),
        News::Sealed { seat, amount: Some(amount) } => {
            let who = scene.who(*seat);
            scene.say("news-sealed-own", &[("player", who.into()), ("amount", (*amount).into())])
        }
        News::Unsealed { bids, winner } => {
            let bids: Vec<String> = bids
                .iter()
                .map(|(seat, amount)| format!("{} {amount}", scene.who(*seat)))
                .collect();
            let winner = scene.who(*winner);
            scene.say(
                "news-unsealed",
                &[("bids", bids.join(", ").into()), ("player", winner.into())],
            )
        }
        News::Builder { seat, kept: false } => about(scene, "news-builder", *seat),
        News::Builder { seat, kept: true } => about(scene, "news-builder-kept", *seat),
        News::Planted { seat, tile, square, farmers, paid } => scene.say(
            "news-planted",
            &[
                ("player", scene.who(*seat).into()),
                ("what", scene.planting(*tile, *farmers).into()),
                ("square", square.to_string().into()),
                ("paid", (*paid).into()),
            ],
        ),
        News::Leftover { seat, tile, square } => scene.say(
            "news-planted",
            &[
                ("player", scene.who(*seat).into()),
                ("what", scene.planting(*tile, 0).into()),
                ("square", square.to_string().into()),
                ("paid", 0.into()),
            ],
        ),
        News::Proposed { .. }
        | News::ProposedNothing { .. }
        | News::Accepted { .. }
        | News::Built { .. }
        | News::NotBuilt { .. }
        | News::Extra { .. }
        | News::Held { .. }
        | News::Drought { .. }
        | News::Paid { .. }
        | News::Over(_) => later(scene, news),
    }
}

/// The second half of a round.
fn later(scene: &Scene<'_>, news: &News) -> String {
    match news {
        News::Proposed { seat, segment, amount } => scene.say(
            "news-proposed",
            &[
                ("player", scene.who(*seat).into()),
                ("segment", segment.to_string().into()),
                ("amount", (*amount).into()),
            ],
        ),
        News::ProposedNothing { seat } => about(scene, "news-proposed-nothing", *seat),
        News::Accepted { seat, segment, paid } => {
            let sum: u32 = paid.iter().map(|(_, amount)| amount).sum();
            let payers: Vec<String> = paid
                .iter()
                .filter(|(_, amount)| *amount > 0)
                .map(|(seat, amount)| format!("{} {amount}", scene.who(*seat)))
                .collect();
            let payers = if payers.is_empty() { "–".to_owned() } else { payers.join(", ") };
            scene.say(
                "news-accepted",
                &[
                    ("player", scene.who(*seat).into()),
                    ("segment", segment.to_string().into()),
                    ("sum", sum.into()),
                    ("payers", payers.into()),
                ],
            )
        }
        News::Built { seat, segment, price } => scene.say(
            "news-built",
            &[
                ("player", scene.who(*seat).into()),
                ("segment", segment.to_string().into()),
                ("price", (*price).into()),
            ],
        ),
        News::NotBuilt { seat, by_itself: false } => about(scene, "news-not-built", *seat),
        News::NotBuilt { by_itself: true, .. } => scene.plain("news-not-built-itself"),
        News::Extra { seat, segment } => at(scene, "news-extra", *seat, *segment),
        News::Held { seat } => about(scene, "news-held", *seat),
        News::Drought { weakened, dried, last } => drought(scene, weakened, dried, *last),
        News::Paid { amount } => scene.say("news-paid", &[("amount", (*amount).into())]),
        News::Over(_) => scene.plain("news-over"),
        // Told by the first half.
        News::SetAside(_)
        | News::FirstCanal { .. }
        | News::Round { .. }
        | News::Bid { .. }
        | News::Passed { .. }
        | News::Sealed { .. }
        | News::Unsealed { .. }
        | News::Builder { .. }
        | News::Planted { .. }
        | News::Leftover { .. } => String::new(),
    }
}

fn drought(scene: &Scene<'_>, weakened: &[(Square, u8)], dried: &[Square], last: bool) -> String {
    let mut parts = Vec::new();
    if last {
        parts.push(scene.plain("drought-last"));
    }
    if weakened.is_empty() && dried.is_empty() {
        parts.push(scene.plain("drought-nothing"));
    }
    if !weakened.is_empty() {
        let squares: Vec<String> =
            weakened.iter().map(|(square, left)| format!("{square} ({left})")).collect();
        parts.push(scene.say("drought-weakened", &[("squares", squares.join(", ").into())]));
    }
    if !dried.is_empty() {
        parts.push(scene.say("drought-dried", &[("squares", list(dried).into())]));
    }
    parts.join(" ")
}

fn about(scene: &Scene<'_>, key: &str, seat: Seat) -> String {
    scene.say(key, &[("player", scene.who(seat).into())])
}

fn at(scene: &Scene<'_>, key: &str, seat: Seat, segment: Segment) -> String {
    let segment = segment.to_string();
    scene.say(key, &[("player", scene.who(seat).into()), ("segment", segment.into())])
}
