//! The plantation areas with what each would score now.

use super::super::frame::{Block, Table, Worth, WorthRow};
use super::super::rich::{Line, sign, strong};
use super::super::seats::look;
use super::scene::{Scene, list};
use super::taps::crop_look;
use crate::games::santiago::view::AreaView;

/// The table of areas; single squares and areas of nobody
/// come together in one line each.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let (owned, empty): (Vec<_>, Vec<_>) =
        scene.view.areas.iter().partition(|area| !area.farmers.is_empty());
    if owned.is_empty() && empty.is_empty() {
        return Vec::new();
    }
    let (owned, single): (Vec<_>, Vec<_>) =
        owned.into_iter().partition(|area| area.squares.len() > 1);
    let caption = scene.plain("areas-head");
    let mut blocks = vec![Block::Heading(caption.clone().into())];
    if !owned.is_empty() {
        let table = Table {
            caption,
            head: ["areas-kind", "areas-squares", "areas-points"]
                .map(|key| scene.plain(key).into())
                .to_vec(),
            rows: owned.iter().map(|area| row(scene, area)).collect(),
            numbers: vec![false, false, false],
        };
        let rows = owned.iter().map(|area| worth(scene, area)).collect();
        blocks.push(Block::Worth(Worth { table, rows }));
    }
    if !single.is_empty() {
        let areas: Vec<String> = single
            .iter()
            .map(|area| {
                let owners = area.farmers.iter();
                let owners: Vec<String> = owners
                    .map(|(seat, farmers)| format!("{}\u{a0}{farmers}", look(*seat).plain()))
                    .collect();
                format!("{} {} {}", scene.kind(area.kind), list(&area.squares), owners.join(" "))
            })
            .collect();
        let line = scene.say("areas-single", &[("areas", areas.join(", ").into())]);
        blocks.push(Block::Small(line.into()));
    }
    if !empty.is_empty() {
        let areas: Vec<String> = empty
            .iter()
            .map(|area| format!("{} {}", scene.kind(area.kind), list(&area.squares)))
            .collect();
        let line = scene.say("areas-neutral", &[("areas", scene.apart(&areas).into())]);
        blocks.push(Block::Small(line.into()));
    }
    blocks
}

/// An area as a picture: what grows and how large it is, what it brings to whom, and
/// where it lies.
fn worth(scene: &Scene<'_>, area: &AreaView) -> WorthRow {
    let size = area.squares.len();
    let (paint, emoji) = crop_look(area.kind);
    let brings = area.farmers.iter().map(|(seat, farmers)| {
        let points = size * usize::from(*farmers);
        format!("{}\u{a0}{}", sign(*seat), strong(&points.to_string()))
    });
    WorthRow {
        paint,
        picture: format!("{emoji} ×{size}"),
        brings: brings.collect::<Vec<_>>().join(" \u{2002}").into(),
        small: scene.pair(&scene.kind(area.kind), &list(&area.squares)).into(),
    }
}

fn row(scene: &Scene<'_>, area: &AreaView) -> Vec<Line> {
    let size = area.squares.len();
    let points: Vec<String> = area
        .farmers
        .iter()
        .map(|(seat, farmers)| {
            let total = strong(&(size * usize::from(*farmers)).to_string());
            // Narrow no-break spaces: a sum stays whole in a narrow column, too.
            format!("{}\u{202f}{size}×{farmers}\u{202f}=\u{202f}{total}", sign(*seat))
        })
        .collect();
    [scene.kind(area.kind), list(&area.squares), points.join(", ")].map(Line::from).to_vec()
}
