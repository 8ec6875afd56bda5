//! How it ended: places, points and what they are made of.

use super::super::frame::{Block, Table};
use super::super::rich::{Line, sign, strong};
use super::scene::Scene;
use crate::engine::Standing;

impl Scene<'_> {
    /// A part of the score.
    pub(super) fn part(&self, part: &str) -> String {
        self.say("goa-part", &[("part", part.replace(' ', "-").into())])
    }
}

/// The final standings, once there are any.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let Some(standings) = &scene.view.standings else { return Vec::new() };
    let caption = scene.plain("standings-head");
    let places = standings.iter().map(|place| {
        let who = scene.who(place.seat);
        let points = scene.count("goa-points", u32::try_from(place.total).unwrap_or_default());
        Line::from(scene.pair(&format!("{}. {who}", place.rank), &strong(&points)))
    });
    // The last letter begins with them.
    let told = !scene.envelope.course.standings.is_empty();
    let places = (!told).then(|| Block::Lines(places.collect()));
    let head = std::iter::once(Line::default())
        .chain(standings.iter().map(|place| Line::from(sign(place.seat))))
        .collect();
    let parts = standings.first().map(|place| place.parts.as_slice()).unwrap_or_default();
    let mut rows: Vec<Vec<Line>> =
        parts.iter().map(|(part, _)| part_row(scene, standings, part)).collect();
    let total = standings.iter().map(|place| strong(&place.total.to_string()).into());
    rows.push(std::iter::once(scene.plain("standings-total").into()).chain(total).collect());
    let numbers = std::iter::once(false).chain(standings.iter().map(|_| true)).collect();
    let table = Table { caption: caption.clone(), head, rows, numbers };
    let blocks = [Some(Block::Heading(caption.into())), places, Some(Block::Table(table))];
    blocks.into_iter().flatten().collect()
}

fn part_row(scene: &Scene<'_>, standings: &[Standing], part: &str) -> Vec<Line> {
    let points = standings.iter().map(|place| {
        let found = place.parts.iter().find(|(name, _)| name == part);
        Line::from(found.map_or(0, |(_, points)| *points).to_string())
    });
    std::iter::once(Line::from(scene.part(part))).chain(points).collect()
}
