//! What the reader did, as the headline of a receipt.

use super::super::words::Arg;
use super::scene::Scene;
use crate::games::santiago::tiles::Tile;

/// An order that was carried out, as a sentence.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let Words { did, args, .. } = words(order)?;
    Some(scene.say(did, &args))
}

/// What a plan wanted to do, as a button would say it. A wish such as «up to 6» has no
/// words but its own.
pub(super) fn tried(scene: &Scene<'_>, order: &str) -> Option<String> {
    let Words { tried, mut args, tile, .. } = words(order)?;
    if let Some(tile) = tile {
        let tile = Tile::all().find(|it| it.to_string() == tile)?;
        args.push(("what", scene.planting(tile, tile.pictured()).into()));
    }
    // What building costs is not in the order.
    args.push(("price", 0.into()));
    Some(scene.say(tried, &args))
}

/// The messages about an order, with their variables.
struct Words<'a> {
    did: &'static str,
    tried: &'static str,
    args: Vec<Arg<'a>>,
    tile: Option<&'a str>,
}

fn words(order: &str) -> Option<Words<'_>> {
    let text = |name, text: &str| (name, text.to_owned().into());
    let at = |segment| text("segment", segment);
    let says = |did, tried, args| Words { did, tried, args, tile: None };
    Some(match order.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["bid", amount] => says("did-bid", "do-bid", vec![text("amount", amount)]),
        ["pass"] => says("did-pass", "do-pass", vec![]),
        ["plant", tile, square] => {
            let words = says("did-plant", "do-plant", vec![text("square", square)]);
            Words { tile: Some(tile), ..words }
        }
        ["propose", "nothing"] => says("did-propose-nothing", "do-propose-nothing", vec![]),
        ["propose", segment, amount] => {
            says("did-propose", "do-propose", vec![at(segment), text("amount", amount)])
        }
        ["accept", segment] => says("did-accept", "tried-accept", vec![at(segment)]),
        ["build", segment] => says("did-build", "do-build", vec![at(segment)]),
        ["skip"] => says("did-skip", "do-skip", vec![]),
        ["extra", segment] => says("did-extra", "do-extra", vec![at(segment)]),
        ["hold"] => says("did-hold", "do-hold", vec![]),
        // No order of the game: `every_order_has_words`.
        [] | [_, ..] => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::santiago::all_orders;

    #[test]
    fn every_order_has_words() {
        for form in all_orders() {
            let order = form.to_string();
            assert!(words(&order).is_some(), "{order}");
        }
    }
}
