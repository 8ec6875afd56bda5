//! What happened since the last letter, by round and phase.

use super::super::rich::{Line, strong};
use super::super::words::Arg;
use super::scene::{Scene, list};
use crate::engine::Seat;
use crate::games::santiago::event::Why;
use crate::games::santiago::{Action, Event, News, Segment, Square, Tile};

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
    /// `None` where nothing is told.
    fn of(news: &News) -> Option<Stretch> {
        Some(match news {
            News::Fact(event) => return Stretch::of_event(event),
            News::Kept { .. } | News::Sealed { .. } => Stretch::Auction,
            News::Bought { .. } => Stretch::Planting,
        })
    }

    fn of_event(event: &Event) -> Option<Stretch> {
        Some(match event {
            Event::SetAside { .. } | Event::FirstCanal { .. } => Stretch::Setup,
            Event::Revealed { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Sealed { .. }
            | Event::Unsealed { .. }
            | Event::Builder { .. } => Stretch::Auction,
            Event::Planted { .. } | Event::Leftover { .. } => Stretch::Planting,
            Event::Proposed { .. }
            | Event::ProposedNothing { .. }
            | Event::Accepted { .. }
            | Event::Built { .. }
            | Event::NotBuilt { .. } => Stretch::Canal,
            Event::Extra { .. } | Event::Held { .. } => Stretch::Extra,
            Event::Drought { .. } | Event::Paid { .. } => Stretch::Weather,
            Event::Over { .. } => Stretch::End,
            // A moderator's doing, which the entry itself is told of.
            Event::Mended { .. } | Event::Ruled { .. } => return None,
        })
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

/// Does a piece of news say no more than that its reader did this?
pub(super) fn says(scene: &Scene<'_>, news: &News, order: &str) -> bool {
    match news {
        News::Fact(event) => mere_action(event).is_some_and(|(seat, action)| {
            Some(seat) == scene.envelope.seat && action.to_string() == order
        }),
        News::Kept { .. } | News::Bought { .. } | News::Sealed { .. } => false,
    }
}

/// The action that an event tells nothing beyond; others say what it costs or brings.
fn mere_action(event: &Event) -> Option<(Seat, Action)> {
    match event {
        Event::Bid { seat, amount } => Some((*seat, Action::Bid(*amount))),
        Event::Passed { seat, by_itself: false } => Some((*seat, Action::Pass)),
        Event::Proposed { seat, segment, amount } => {
            Some((*seat, Action::Propose(*segment, *amount)))
        }
        Event::ProposedNothing { seat } => Some((*seat, Action::ProposeNothing)),
        Event::SetAside { .. }
        | Event::FirstCanal { .. }
        | Event::Revealed { .. }
        | Event::Passed { by_itself: true, .. }
        | Event::Sealed { .. }
        | Event::Unsealed { .. }
        | Event::Builder { .. }
        | Event::Planted { .. }
        | Event::Leftover { .. }
        | Event::Accepted { .. }
        | Event::Built { .. }
        | Event::NotBuilt { .. }
        | Event::Extra { .. }
        | Event::Held { .. }
        | Event::Drought { .. }
        | Event::Paid { .. }
        | Event::Over { .. }
        | Event::Mended { .. }
        | Event::Ruled { .. } => None,
    }
}

/// The news in lines.
pub(super) fn lines(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut current: Option<(Stretch, Vec<String>)> = None;
    for item in news {
        let Some(stretch) = Stretch::of(item) else { continue };
        if let News::Fact(Event::Revealed { round, offer }) = item {
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
    let player = |seat: Seat| ("player", scene.who(seat).into());
    match *news {
        News::Fact(ref event) => told(scene, event),
        News::Kept { seat } => scene.say("news-builder-kept", &[player(seat)]),
        News::Bought { seat, tile, square, farmers, paid } => {
            scene.say("news-planted", &planted(scene, seat, tile, farmers, square, paid))
        }
        News::Sealed { seat } => scene.say("news-sealed", &[player(seat)]),
    }
}

/// An event as a sentence. Its key is the event's own name and its variables are
/// the event's fields, unless another is said here.
fn told(scene: &Scene<'_>, event: &Event) -> String {
    let player = |seat: &Seat| ("player", scene.who(*seat).into());
    let at = |segment: &Segment| ("segment", segment.to_string().into());
    let amount = |amount: &u32| ("amount", (*amount).into());
    let (key, args): (&str, Vec<Arg<'_>>) = match event {
        Event::SetAside { tile } => {
            (event.into(), vec![("what", scene.crop(*tile, tile.pictured()).into())])
        }
        Event::Passed { seat, by_itself: false }
        | Event::Builder { seat, .. }
        | Event::ProposedNothing { seat }
        | Event::NotBuilt { seat, why: Why::Choice }
        | Event::Held { seat } => (event.into(), vec![player(seat)]),
        Event::FirstCanal { seat: Some(seat), segment } | Event::Extra { seat, segment } => {
            (event.into(), vec![player(seat), at(segment)])
        }
        Event::FirstCanal { seat: None, segment } => ("first-canal-dice", vec![at(segment)]),
        Event::Bid { seat, amount: bid } => (event.into(), vec![player(seat), amount(bid)]),
        Event::Passed { seat, by_itself: true } => ("passed-itself", vec![player(seat)]),
        Event::Sealed { seat, amount: 0 } => ("sealed-pass", vec![player(seat)]),
        Event::Sealed { seat, amount: bid } => ("sealed-own", vec![player(seat), amount(bid)]),
        Event::Unsealed { bids, winner } => {
            (event.into(), vec![("bids", sums(scene, bids).into()), player(winner)])
        }
        Event::Planted { seat, tile, square, farmers } => {
            (event.into(), planted(scene, *seat, *tile, *farmers, *square, 0))
        }
        Event::Leftover { seat, tile, square } => {
            ("planted", planted(scene, *seat, *tile, 0, *square, 0))
        }
        Event::Proposed { seat, segment, amount: offer } => {
            (event.into(), vec![player(seat), at(segment), amount(offer)])
        }
        Event::Accepted { seat, segment, paid } => {
            let sum: u32 = paid.iter().map(|(_, amount)| amount).sum();
            let payers: Vec<_> = paid.iter().copied().filter(|&(_, amount)| amount > 0).collect();
            let payers = if payers.is_empty() { "–".to_owned() } else { sums(scene, &payers) };
            let sums = [("sum", sum.into()), ("payers", payers.into())];
            (event.into(), [vec![player(seat), at(segment)], sums.to_vec()].concat())
        }
        Event::Built { seat, segment, price } => {
            (event.into(), vec![player(seat), at(segment), ("price", (*price).into())])
        }
        Event::NotBuilt { why: Why::NoMoney | Why::NoPlace | Why::NoCanal, .. } => {
            ("not-built-itself", Vec::new())
        }
        Event::Drought { weakened, dried, last } => {
            return drought(scene, weakened, dried, *last);
        }
        Event::Paid { amount: pay } => (event.into(), vec![amount(pay)]),
        Event::Over { .. } => (event.into(), Vec::new()),
        // Told as a line of its own, or not at all.
        Event::Revealed { .. } | Event::Mended { .. } | Event::Ruled { .. } => {
            return String::new();
        }
    };
    scene.say(&format!("news-{key}"), &args)
}

fn planted(
    scene: &Scene<'_>,
    seat: Seat,
    tile: Tile,
    farmers: u8,
    square: Square,
    paid: u32,
) -> Vec<Arg<'static>> {
    vec![
        ("player", scene.who(seat).into()),
        ("what", scene.planting(tile, farmers).into()),
        ("square", square.to_string().into()),
        ("paid", paid.into()),
    ]
}

/// Who gave how much.
fn sums(scene: &Scene<'_>, sums: &[(Seat, u32)]) -> String {
    let sums: Vec<String> =
        sums.iter().map(|(seat, amount)| format!("{} {amount}", scene.who(*seat))).collect();
    sums.join(", ")
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
