//! The lots of the round: what is sold, by whom, and to whom it went.

use super::super::frame::Block;
use super::super::rich::{Line, sign, strong};
use super::boards::{Boards, Lot, Stage};
use super::scene::Scene;
use crate::engine::Seat;

/// The list of lots, or nothing outside placing and auctions.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Vec<Block> {
    if boards.lots.is_empty() {
        return Vec::new();
    }
    vec![Block::Heading(scene.plain("goa-lots-head").into()), Block::List(lines(scene, boards))]
}

/// The lots in words.
pub(super) fn lines(scene: &Scene<'_>, boards: &Boards<'_>) -> Vec<Line> {
    boards.lots.iter().map(|lot| line(scene, lot)).collect()
}

fn line(scene: &Scene<'_>, lot: &Lot) -> Line {
    let stage = match &lot.stage {
        Stage::Won(seat, price) => won(scene, *seat, *price),
        Stage::Now(answers) => {
            format!("{} {}", strong(&scene.plain("goa-lot-now")), bids(scene, answers))
        }
        Stage::Later => scene.plain("goa-lot-later"),
    };
    let seller = scene.say("goa-lot-seller", &[("player", scene.who(lot.seller).into())]);
    let lot = format!("{}\u{a0}·\u{a0}{}, {seller}", lot.number, strong(&lot.name));
    scene.pair(&lot, &stage).into()
}

/// To whom a lot went.
pub(super) fn won(scene: &Scene<'_>, seat: Seat, price: u32) -> String {
    scene.say("goa-lot-won", &[("player", scene.who(seat).into()), ("price", price.into())])
}

/// The answers so far, such as `●R 4, ■B passes`.
pub(super) fn bids(scene: &Scene<'_>, answers: &[(Seat, u32)]) -> String {
    if answers.is_empty() {
        return scene.plain("goa-bids-none");
    }
    let answers: Vec<String> = answers
        .iter()
        .map(|&(seat, amount)| {
            let what = if amount == 0 { scene.plain("goa-bids-pass") } else { amount.to_string() };
            format!("{}\u{a0}{what}", sign(seat))
        })
        .collect();
    format!("{}.", answers.join(", "))
}
