//! What there is to choose from: tiles, squares, places for a canal.

use super::super::rich::{Line, strong};
use super::scene::{Scene, list};
use crate::games::santiago::view::PlantationView;
use crate::games::santiago::{Segment, Square, Tile};

/// The tiles to choose from, with the farmers they would get.
pub(super) fn tile_choice(scene: &Scene<'_>, tiles: &[Tile], fewer: bool) -> Line {
    let tiles: Vec<String> = tiles
        .iter()
        .map(|tile| {
            let farmers = tile.pictured().saturating_sub(u8::from(fewer));
            format!("{} = {}", strong(&scene.typed(&tile.to_string())), scene.crop(*tile, farmers))
        })
        .collect();
    scene.say("tiles-are", &[("tiles", scene.apart(&tiles).into())]).into()
}

/// The free squares: those with water, those without, those with a palm.
pub(super) fn square_choice(scene: &Scene<'_>, squares: &[Square]) -> Vec<Line> {
    let watered = |square: &&Square| scene.square(**square).is_some_and(|view| view.irrigated);
    let wet: Vec<_> = squares.iter().filter(|square| watered(square)).collect();
    let dry: Vec<_> = squares.iter().filter(|square| !watered(square)).collect();
    let palms: Vec<_> =
        squares.iter().filter(|s| scene.square(**s).is_some_and(|view| view.palm)).collect();
    [("squares-wet", wet), ("squares-dry", dry), ("squares-palm", palms)]
        .into_iter()
        .filter(|(_, squares)| !squares.is_empty())
        .map(|(key, squares)| scene.say(key, &[("squares", list(squares).into())]).into())
        .collect()
}

/// Each place for a canal with what it would water that has no water yet.
pub(super) fn segment_choice(scene: &Scene<'_>, segments: &[Segment]) -> Vec<Line> {
    let mut lines = vec![Line::from(scene.plain("places-are"))];
    lines.extend(segments.iter().map(|segment| waters(scene, *segment)));
    lines
}

fn waters(scene: &Scene<'_>, segment: Segment) -> Line {
    let mut planted = Vec::new();
    let mut empty = Vec::new();
    for view in segment.squares().filter_map(|square| scene.square(square)) {
        match view.plantation {
            Some(PlantationView::Green { .. }) | None if view.irrigated => {}
            Some(PlantationView::Dried) => {}
            Some(green @ PlantationView::Green { .. }) => {
                planted.push(format!("{}\u{a0}{}", view.square, scene.brief(green)));
            }
            None => empty.push(view.square.to_string()),
        }
    }
    let mut gains = planted;
    if !empty.is_empty() {
        gains.push(scene.say("empty-squares", &[("squares", empty.join(" ").into())]));
    }
    let gains = if gains.is_empty() { scene.plain("waters-nothing") } else { gains.join(" · ") };
    let place = strong(&segment.to_string());
    scene.say("waters", &[("segment", place.into()), ("gains", gains.into())]).into()
}
