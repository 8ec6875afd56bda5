//! What the reader did, as the headline of a receipt.

use super::super::words::Arg;
use super::scene::Scene;
use crate::games::santiago::tiles::Tile;

/// An order that was carried out, as a sentence.
pub(super) fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
    let (key, args) = sentence(order)?;
    Some(scene.say(key, &args))
}

/// The message about an order, with its variables.
fn sentence(order: &str) -> Option<(&'static str, Vec<Arg<'_>>)> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    Some(match words.as_slice() {
        ["bid", amount] => ("did-bid", vec![("amount", text(amount))]),
        ["pass"] => ("did-pass", vec![]),
        ["plant", _, square] => ("did-plant", vec![("square", text(square))]),
        ["propose", "nothing"] => ("did-propose-nothing", vec![]),
        ["propose", segment, amount] => {
            ("did-propose", vec![("segment", text(segment)), ("amount", text(amount))])
        }
        ["accept", segment] => ("did-accept", vec![("segment", text(segment))]),
        ["build", segment] => ("did-build", vec![("segment", text(segment))]),
        ["skip"] => ("did-skip", vec![]),
        ["extra", segment] => ("did-extra", vec![("segment", text(segment))]),
        ["hold"] => ("did-hold", vec![]),
        // No order of the game: `every_order_has_words`.
        [] | [_, ..] => return None,
    })
}

/// What a plan wanted to do, as a button would say it. A wish such as «up to 6» has no
/// words but its own.
pub(super) fn tried(scene: &Scene<'_>, order: &str) -> Option<String> {
    let words: Vec<&str> = order.split_whitespace().collect();
    let text = |text: &str| text.to_owned().into();
    Some(match words.as_slice() {
        ["bid", amount] => scene.say("do-bid", &[("amount", text(amount))]),
        ["pass"] => scene.plain("do-pass"),
        ["plant", tile, square] => {
            let tile = Tile::all().find(|it| it.to_string() == *tile)?;
            let what = scene.planting(tile, tile.pictured());
            scene.say("do-plant", &[("what", what.into()), ("square", text(square))])
        }
        ["propose", "nothing"] => scene.plain("do-propose-nothing"),
        ["propose", segment, amount] => {
            scene.say("do-propose", &[("segment", text(segment)), ("amount", text(amount))])
        }
        ["accept", segment] => scene.say("tried-accept", &[("segment", text(segment))]),
        ["build", segment] => {
            scene.say("do-build", &[("segment", text(segment)), ("price", 0.into())])
        }
        ["skip"] => scene.plain("do-skip"),
        ["extra", segment] => scene.say("do-extra", &[("segment", text(segment))]),
        ["hold"] => scene.plain("do-hold"),
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
            assert!(sentence(&order).is_some(), "{order}");
        }
    }
}
