//! The points over time as a picture: a line for each player, distinguished by
//! colour, by dashes, and by the sign at its end.

use super::input::{Comment, Frame, Input, Player};
use crate::engine::Seat;
use crate::letters::look;
use askama::Template;
use std::{collections::BTreeSet, fmt};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 252.0;
const LEFT: f64 = 38.0;
const RIGHT: f64 = 596.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 226.0;

/// The picture and all that is drawn in it.
#[derive(Template)]
#[template(path = "archive/chart.svg", escape = "page")]
pub(super) struct Chart {
    /// Horizontal lines, with the points that they stand for.
    heights: Vec<(Place, i32)>,
    /// Where each round begins.
    rounds: Vec<(Place, u32)>,
    /// The way of each player's points.
    lines: Vec<(Seat, String)>,
    /// Where the players' signs stand at the ends of their lines.
    ends: Vec<(Place, Seat)>,
    /// The positions that have remarks, for a sign above the lines.
    remarks: Vec<Place>,
}

/// One of the two numbers of a place in the picture.
#[derive(Clone, Copy)]
struct Place(f64);

impl Place {
    /// So much to the right, or further down.
    fn past(self, distance: f64) -> Place {
        Place(self.0 + distance)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.0)
    }
}

impl Chart {
    /// `None` if there are no points to show.
    pub(super) fn of(input: &Input) -> Option<Chart> {
        let counting: Vec<&Frame> = input.frames.iter().filter(|frame| frame.stands).collect();
        let all = || counting.iter().flat_map(|frame| frame.points.iter().flatten().copied());
        let (most, least) = (all().max()?, all().min()?.min(0));
        let end = counting.len().checked_sub(1).filter(|&end| end > 0)?;
        let scale = Scale { least, span: (most - least).max(1), last: end };
        let players = input.players.iter().enumerate();
        let remarked = marked(&counting, &input.facts.comments).into_iter();
        Some(Chart {
            heights: heights(&scale, most),
            rounds: rounds(&scale, &counting),
            lines: players.map(|(nth, it)| (it.seat, line(&scale, &counting, nth))).collect(),
            ends: ends(&scale, &counting, &input.players),
            remarks: remarked.map(|at| scale.x(at)).collect(),
        })
    }
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
    fn x(&self, at: usize) -> Place {
        let (at, last) = (u32::try_from(at).unwrap_or(0), u32::try_from(self.last).unwrap_or(1));
        Place(LEFT + (RIGHT - LEFT) * f64::from(at) / f64::from(last.max(1)))
    }

    fn y(&self, points: i32) -> Place {
        Place(BOTTOM - (BOTTOM - TOP) * f64::from(points - self.least) / f64::from(self.span))
    }
}

/// Horizontal lines at round numbers.
fn heights(scale: &Scale, most: i32) -> Vec<(Place, i32)> {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    let step = steps.into_iter().find(|step| scale.span / step <= 6).unwrap_or(5000);
    let first = scale.least / step * step;
    let all = std::iter::successors(Some(first), |at| at.checked_add(step));
    all.take_while(|&at| at <= most).map(|at| (scale.y(at), at)).collect()
}

/// The beginning of each round.
fn rounds(scale: &Scale, frames: &[&Frame]) -> Vec<(Place, u32)> {
    let mut last = None;
    let mut begun = Vec::new();
    for (at, frame) in frames.iter().enumerate() {
        if last.is_some_and(|last| last < frame.round) {
            begun.push((scale.x(at), frame.round));
        }
        last = last.max(Some(frame.round));
    }
    begun
}

/// A player's points; they stay until they change.
fn line(scale: &Scale, frames: &[&Frame], nth: usize) -> String {
    let mut path = Vec::new();
    let mut last = None;
    for (at, frame) in frames.iter().enumerate() {
        let Some(points) = frame.points.get(nth).copied().flatten() else { continue };
        let (x, y) = (scale.x(at), scale.y(points));
        match last {
            None => path.push(format!("M{x} {y}")),
            Some(before) if before != points => path.push(format!("H{x}V{y}")),
            Some(_) if at == scale.last => path.push(format!("H{x}")),
            Some(_) => {}
        }
        last = Some(points);
    }
    path.concat()
}

/// The players' signs, moved apart where they would cover each other.
fn ends(scale: &Scale, frames: &[&Frame], players: &[Player]) -> Vec<(Place, Seat)> {
    let Some(last) = frames.last() else { return Vec::new() };
    let end = |(nth, player): (usize, &Player)| {
        Some((scale.y(last.points.get(nth).copied()??), player.seat))
    };
    let mut ends: Vec<(Place, Seat)> = players.iter().enumerate().filter_map(end).collect();
    ends.sort_by(|(one, _), (other, _)| one.0.total_cmp(&other.0));
    let mut lowest = f64::MIN;
    for (y, _) in &mut ends {
        y.0 = y.0.max(lowest + 17.0);
        lowest = y.0;
    }
    ends
}
