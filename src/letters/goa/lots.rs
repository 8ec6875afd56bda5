//! The lots of the round: what is sold, by whom, and to whom it went.

use super::super::frame::Block;
use super::super::rich::{Line, sign, strong};
use super::scene::Scene;
use crate::games::goa::view::{AuctionView, LotView};

/// The list of lots, or nothing outside placing and auctions.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    if scene.view.lots.is_empty() {
        return Vec::new();
    }
    let lines = scene.view.lots.iter().map(|lot| line(scene, lot)).collect();
    vec![Block::Heading(scene.plain("goa-lots-head").into()), Block::List(lines)]
}

fn line(scene: &Scene<'_>, lot: &LotView) -> Line {
    let auction = scene.view.auction.as_ref().filter(|auction| auction.lot == lot.number);
    let state = match (lot.won, auction) {
        (Some((seat, price)), _) => {
            scene.say("goa-lot-won", &[("player", scene.who(seat).into()), ("price", price.into())])
        }
        (None, Some(auction)) => {
            format!("{} {}", strong(&scene.plain("goa-lot-now")), bids(scene, auction))
        }
        (None, None) => scene.plain("goa-lot-later"),
    };
    let seller = scene.say("goa-lot-seller", &[("player", scene.who(lot.seller).into())]);
    let what = strong(&scene.lot_name(lot));
    let lot = format!("{}\u{a0}·\u{a0}{what}, {seller}", lot.number);
    scene.pair(&lot, &state).into()
}

/// The answers so far, such as `●R 4, ■B passes`.
pub(super) fn bids(scene: &Scene<'_>, auction: &AuctionView) -> String {
    if auction.answers.is_empty() {
        return scene.plain("goa-bids-none");
    }
    let answers: Vec<String> = auction
        .answers
        .iter()
        .map(|&(seat, amount)| {
            let what = if amount == 0 { scene.plain("goa-bids-pass") } else { amount.to_string() };
            format!("{}\u{a0}{what}", sign(seat))
        })
        .collect();
    format!("{}.", answers.join(", "))
}
