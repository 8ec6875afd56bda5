//! Goa's positions: the tiles, the lots, and everybody's board.

mod beside;
mod board;
mod players;

use super::input::Parts;
use super::journal::Drawn;
use crate::games::goa::action::StoreKind;
use crate::games::goa::event::store_of;
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::{Goa, View};
use crate::letters::{Envelope, RenderError, Thing, name_in_goa};
use askama::Template;

impl Drawn for Goa {
    const COUNTED: (&'static str, &'static str) = (
        "Victory points, as if the game had ended there.",
        "What everybody could see: no cards, and no ducats.",
    );

    fn layout(view: &View) -> Result<String, RenderError> {
        let tiles = board::Layout::new().render()?;
        Ok(players::Layout { view, tiles }.render()?)
    }

    fn parts(envelope: &Envelope, view: &View) -> Result<Parts, RenderError> {
        let mut parts = Parts::new();
        board::parts(envelope, view, &mut parts)?;
        beside::parts(envelope, view, &mut parts)?;
        players::parts(envelope, view, &mut parts)?;
        parts.retain(|_, fragment| !fragment.is_empty());
        Ok(parts)
    }

    fn points(view: &View) -> Vec<Option<i32>> {
        let total = |parts: &[(String, i32)]| parts.iter().map(|(_, points)| points).sum();
        view.players.iter().map(|player| Some(total(&player.points))).collect()
    }

    fn part_name(envelope: &Envelope, view: &View, part: &str) -> String {
        name_in_goa(envelope, view, &Thing::Part(part))
    }
}

/// The CSS class of a tile's background.
fn ground(tile: Tile) -> &'static str {
    match store_of(tile).map(|(store, _)| store) {
        Some(StoreKind::Plantation(spice, _)) => spice.word(),
        Some(StoreKind::MixedCrop) => "mixed",
        Some(StoreKind::Colony(_)) | None => match tile.class() {
            Class::Red => "red",
            Class::Immediate => "once",
            Class::OneShot => "shot",
            Class::Permanent => "lasting",
        },
    }
}

/// A two-letter code for a spice.
fn code(spice: Spice) -> &'static str {
    match spice {
        Spice::Clove => "Cl",
        Spice::Cinnamon => "Ci",
        Spice::Ginger => "Gi",
        Spice::Nutmeg => "Nu",
        Spice::Pepper => "Pe",
    }
}
