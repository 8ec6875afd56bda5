//! The points over time as a picture: a line for each player, distinguished by
//! colour, by dashes, and by the sign at its end.

use super::input::{Comment, Frame, Player};
use crate::letters::look;
use std::{collections::BTreeSet, fmt::Write};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 252.0;
const LEFT: f64 = 38.0;
const RIGHT: f64 = 596.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 226.0;

/// The picture; empty if there are no points to show.
pub(super) fn draw(players: &[Player], frames: &[Frame], comments: &[Comment]) -> String {
    let counting: Vec<&Frame> = frames.iter().filter(|frame| frame.stands).collect();
    let all = || counting.iter().flat_map(|frame| frame.points.iter().flatten().copied());
    let (Some(most), Some(least)) = (all().max(), all().min()) else { return String::new() };
    if counting.len() < 2 {
        return String::new();
    }
    let least = least.min(0);
    let scale = Scale { least, span: (most - least).max(1), last: counting.len() - 1 };
    let mut svg = format!(
        "<svg class=\"chart\" id=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"The points over time\" data-left=\"{LEFT}\" data-right=\"{RIGHT}\">"
    );
    svg += &grid(&scale, most);
    svg += &rounds(&scale, &counting);
    for (nth, player) in players.iter().enumerate() {
        svg += &line(&scale, &counting, nth, player);
    }
    svg += &ends(&scale, &counting, players);
    svg += &remarks(&scale, &counting, comments);
    let _ = write!(
        svg,
        "<line id=\"mark\" class=\"mark\" x1=\"{RIGHT}\" x2=\"{RIGHT}\" y1=\"{TOP}\" y2=\"{BOTTOM}\"/></svg>"
    );
    svg
}

/// A sign above the lines at each position that has remarks.
fn remarks(scale: &Scale, frames: &[&Frame], comments: &[Comment]) -> String {
    let mut svg = String::new();
    for at in marked(frames, comments) {
        let x = scale.x(at);
        let (left, right, low) = (x - 4.0, x + 4.0, TOP - 3.0);
        let _ = write!(
            svg,
            "<path class=\"remark\" d=\"M{left:.1} {0:.1}H{right:.1}L{x:.1} {low:.1}z\"/>",
            TOP - 11.0
        );
    }
    svg
}

/// The positions that have remarks. A remark on an entry that was taken back
/// belongs to the position before it.
pub(super) fn marked(frames: &[&Frame], comments: &[Comment]) -> BTreeSet<usize> {
    let at = |comment: &Comment| frames.iter().rposition(|frame| frame.n <= comment.n);
    comments.iter().map(|comment| at(comment).unwrap_or(0)).collect()
}

struct Scale {
    least: i32,
    span: i32,
    last: usize,
}

impl Scale {
    fn x(&self, at: usize) -> f64 {
        let (at, last) = (u32::try_from(at).unwrap_or(0), u32::try_from(self.last).unwrap_or(1));
        LEFT + (RIGHT - LEFT) * f64::from(at) / f64::from(last.max(1))
    }

    fn y(&self, points: i32) -> f64 {
        BOTTOM - (BOTTOM - TOP) * f64::from(points - self.least) / f64::from(self.span)
    }
}

/// Horizontal lines at round numbers.
fn grid(scale: &Scale, most: i32) -> String {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    let step = steps.into_iter().find(|step| scale.span / step <= 6).unwrap_or(5000);
    let mut svg = String::new();
    let mut at = scale.least / step * step;
    while at <= most {
        let y = scale.y(at);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"num\" x=\"{}\" y=\"{:.1}\">{at}</text>",
            LEFT - 6.0,
            y + 4.0
        );
        at += step;
    }
    svg
}

/// The beginning of each round.
fn rounds(scale: &Scale, frames: &[&Frame]) -> String {
    let mut svg = String::new();
    let mut last = None;
    for (at, frame) in frames.iter().enumerate() {
        if last.is_some_and(|last| last < frame.round) {
            let x = scale.x(at);
            let _ = write!(
                svg,
                "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{BOTTOM}\" y2=\"{}\"/>\
                 <text class=\"edge\" x=\"{x:.1}\" y=\"{}\">{}</text>",
                BOTTOM + 5.0,
                BOTTOM + 19.0,
                frame.round
            );
        }
        last = last.max(Some(frame.round));
    }
    let _ = write!(
        svg,
        "<text class=\"edge\" x=\"{}\" y=\"{}\">round</text>",
        RIGHT + 18.0,
        BOTTOM + 19.0
    );
    svg
}

/// A player's points; they stay until they change.
fn line(scale: &Scale, frames: &[&Frame], nth: usize, player: &Player) -> String {
    let mut path = String::new();
    let mut last = None;
    for (at, frame) in frames.iter().enumerate() {
        let Some(points) = frame.points.get(nth).copied().flatten() else { continue };
        let (x, y) = (scale.x(at), scale.y(points));
        match last {
            None => {
                let _ = write!(path, "M{x:.1} {y:.1}");
            }
            Some(before) if before != points => {
                let _ = write!(path, "H{x:.1}V{y:.1}");
            }
            Some(_) if at == scale.last => {
                let _ = write!(path, "H{x:.1}");
            }
            Some(_) => {}
        }
        last = Some(points);
    }
    format!("<path class=\"l{}\" d=\"{path}\"/>", player.seat.index())
}

/// The players' signs at the ends of their lines, moved apart if they would cover
/// each other.
fn ends(scale: &Scale, frames: &[&Frame], players: &[Player]) -> String {
    let Some(last) = frames.last() else { return String::new() };
    let mut ends: Vec<(f64, &Player)> = players
        .iter()
        .enumerate()
        .filter_map(|(nth, player)| Some((scale.y(last.points.get(nth).copied()??), player)))
        .collect();
    ends.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let mut lowest = f64::MIN;
    let mut svg = String::new();
    for (y, player) in ends {
        let y = y.max(lowest + 17.0);
        lowest = y;
        let look = look(player.seat);
        let _ = write!(
            svg,
            "<text class=\"i{}\" x=\"{}\" y=\"{:.1}\">{}{}</text>",
            player.seat.index(),
            RIGHT + 5.0,
            y + 5.0,
            look.sign,
            look.letter
        );
    }
    svg
}
