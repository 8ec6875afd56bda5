//! Santiago's positions: the fields, and what everybody has.

mod beside;
mod board;

use super::input::Parts;
use super::journal::Drawn;
use crate::games::santiago::{Kind, Santiago, View};
use crate::letters::{Envelope, RenderError};
use askama::Template;

impl Drawn for Santiago {
    const COUNTED: (&'static str, &'static str) = (
        "Money and plantations, as if the game had ended there.",
        "What everybody could see: plantations, and money where it lies open.",
    );

    fn layout(view: &View) -> Result<String, RenderError> {
        let fields = board::Layout::new().render()?;
        Ok(beside::Layout { view, fields }.render()?)
    }

    fn parts(envelope: &Envelope, view: &View) -> Result<Parts, RenderError> {
        let mut parts = Parts::new();
        board::parts(envelope, view, &mut parts)?;
        beside::parts(envelope, view, &mut parts)?;
        parts.retain(|_, fragment| !fragment.is_empty());
        Ok(parts)
    }

    fn points(view: &View) -> Vec<Option<i32>> {
        let points = |player: &crate::games::santiago::view::PlayerView| {
            let money = if view.hidden_money { Some(0) } else { player.money };
            i32::try_from(player.plantations + money.unwrap_or_default()).ok()
        };
        view.players.iter().map(points).collect()
    }
}

/// What grows there, in plain words.
fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Banana => "Bananas",
        Kind::Coconut => "Coconuts",
        Kind::Watermelon => "Watermelons",
        Kind::Grape => "Grapes",
        Kind::Pepper => "Peppers",
    }
}
