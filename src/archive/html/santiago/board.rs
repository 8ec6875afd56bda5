//! The fields, canals, spring and palms as a picture: one part for each square
//! and each segment, so that little changes from one position to the next.

use super::super::input::Parts;
use super::super::words::token;
use super::plural;
use crate::engine::Seat;
use crate::games::santiago::board::{COLUMNS, ROWS};
use crate::games::santiago::view::{CanalView, PlantationView, SegmentView, SquareView};
use crate::games::santiago::{Junction, Segment, Square, View};
use crate::letters::{Envelope, look, name_of};
use std::fmt::Write;

/// A square's side.
const SIDE: u16 = 62;
/// A thick line's width.
const LINE: u16 = 20;
/// Room for the letters and numbers beside the board.
const MARGIN: u16 = 22;

/// Where the thick line with this number begins.
fn line_at(number: u8) -> u16 {
    MARGIN + u16::from(number) * (LINE + 2 * SIDE)
}

/// Where the square row or column with this number begins.
fn square_at(number: u8) -> u16 {
    MARGIN + LINE * (u16::from(number) / 2 + 1) + SIDE * u16::from(number)
}

/// Where a segment lies: left, top, width, height.
fn place(segment: Segment) -> (u16, u16, u16, u16) {
    let (i, j) = segment.origin();
    let (x, y) = (line_at(i), line_at(j));
    if segment.is_horizontal() {
        (x + LINE, y, 2 * SIDE, LINE)
    } else {
        (x, y + LINE, LINE, 2 * SIDE)
    }
}

/// What never changes, with the places for the parts.
pub(super) fn layout() -> String {
    let (width, height) = (line_at(COLUMNS / 2) + LINE, line_at(ROWS / 2) + LINE);
    let mut svg = format!(
        "<svg class=\"pic\" viewBox=\"0 0 {} {}\" role=\"group\" aria-label=\"The fields\">\
         <rect class=\"line\" x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{}\" height=\"{}\" rx=\"6\"/>",
        width + 4,
        height + 4,
        width - MARGIN,
        height - MARGIN,
    );
    for column in 0..COLUMNS {
        let (x, letter) = (square_at(column) + SIDE / 2, char::from(b'a' + column));
        let _ = write!(svg, "<text class=\"edge\" x=\"{x}\" y=\"15\">{letter}</text>");
    }
    for row in 0..ROWS {
        let y = square_at(row) + SIDE / 2 + 5;
        let _ = write!(svg, "<text class=\"edge\" x=\"10\" y=\"{y}\">{}</text>", row + 1);
    }
    for segment in Segment::all() {
        let (x, y, width, height) = place(segment);
        let (x, y) = (x + width / 2, y + height / 2);
        let turn = if segment.is_horizontal() {
            String::new()
        } else {
            format!(" transform=\"rotate(-90 {x} {y})\"")
        };
        let y = y + 4;
        let _ = write!(svg, "<text class=\"seg\" x=\"{x}\" y=\"{y}\"{turn}>{segment}</text>");
    }
    for square in Square::all() {
        let (x, y) = corner(square);
        let _ = write!(
            svg,
            "<rect class=\"soil\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" rx=\"3\"/>\
             <g data-p=\"q-{square}\"></g><text class=\"lab\" x=\"{}\" y=\"{}\">{square}</text>",
            x + 5,
            y + 14,
        );
    }
    // Canals over the squares, offers over the canals, the spring over all.
    for layer in ["w", "o"] {
        for segment in Segment::all() {
            let _ = write!(svg, "<g data-p=\"{layer}-{segment}\"></g>");
        }
    }
    svg.push_str("<g data-p=\"spring\"></g></svg>");
    svg
}

fn corner(square: Square) -> (u16, u16) {
    (square_at(square.column()), square_at(square.row()))
}

/// The picture's parts.
pub(super) fn parts(envelope: &Envelope, view: &View, parts: &mut Parts) {
    for it in &view.squares {
        parts.insert(format!("q-{}", it.square), square(envelope, it));
    }
    for it in &view.segments {
        parts.insert(format!("w-{}", it.segment), canal(it));
        parts.insert(format!("o-{}", it.segment), offers(it));
    }
    parts.insert("spring".to_owned(), spring(view.spring));
}

fn spring(junction: Junction) -> String {
    let (i, j) = junction.position();
    let (x, y) = (line_at(i) + LINE / 2, line_at(j) + LINE / 2);
    format!(
        "<title>The spring</title><circle class=\"spring\" cx=\"{x}\" cy=\"{y}\" r=\"17\"/>\
         <circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/>\
         <circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"5\"/>"
    )
}

fn square(envelope: &Envelope, view: &SquareView) -> String {
    let (x, y) = corner(view.square);
    let ground = |class: &str, title: &str| {
        format!(
            "<title>{}: {title}</title><rect class=\"{class}\" x=\"{x}\" y=\"{y}\" \
             width=\"{SIDE}\" height=\"{SIDE}\" rx=\"3\"/>",
            view.square
        )
    };
    let used = |name: &str, right: u16, down: u16, size: u16| {
        let (x, y) = (x + right, y + down);
        format!("<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>")
    };
    let palm = if view.palm { used("palm", 39, 1, 22) } else { String::new() };
    match view.plantation {
        None if view.irrigated => ground("wet", "empty, with water") + &palm,
        None if view.palm => ground("none", "empty, with a palm") + &palm,
        None => String::new(),
        Some(PlantationView::Dried) => {
            ground("dry", "dried out") + &used("cracks", 8, 14, 46) + &palm
        }
        Some(PlantationView::Green { tile, owner, farmers }) => {
            let kind = tile.kind();
            let whose = match owner {
                Some(seat) => format!("{farmers} of {}", esc_name(envelope, seat)),
                None => "no farmer".to_owned(),
            };
            let water = if view.irrigated { "" } else { ", without water" };
            let mut svg = ground(kind.word(), &format!("{}, {whose}{water}", plural(kind)));
            svg += &used(kind.word(), 16, 6, 32);
            svg += &palm;
            if !view.irrigated {
                let _ = write!(
                    svg,
                    "<rect class=\"thirst\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"2\"/>",
                    x + 2,
                    y + 2,
                    SIDE - 4,
                    SIDE - 4
                );
            }
            svg + &people(owner, farmers, x, y)
        }
    }
}

/// The farmers side by side, or a dash for none.
fn people(owner: Option<Seat>, farmers: u8, x: u16, y: u16) -> String {
    let Some(seat) = owner else {
        let (x, y) = (x + SIDE / 2, y + SIDE - 12);
        return format!("<path class=\"nobody\" d=\"M{} {y}h16\"/>", x - 8);
    };
    let step = 20.0_f32.min(54.0 / f32::from(farmers.max(1)));
    let left = f32::from(x + SIDE / 2) - step * f32::from(farmers) / 2.0 + (step - 18.0) / 2.0;
    let one = |nth: u8| token(seat, left + step * f32::from(nth), f32::from(y) + 40.0, 18.0);
    (0..farmers).map(one).collect()
}

fn esc_name(envelope: &Envelope, seat: Seat) -> String {
    super::super::words::esc(&name_of(envelope, seat))
}

fn canal(view: &SegmentView) -> String {
    let Some(canal) = view.canal else { return String::new() };
    let (x, y, width, height) = place(view.segment);
    // A canal reaches half into the junctions at its ends, so that they join.
    let half = LINE / 2;
    let (wave, long) = if view.segment.is_horizontal() {
        let rect = (x - half, y + 3, width + LINE, height - 6);
        (wave(x, y + half, width, true), rect)
    } else {
        let rect = (x + 3, y - half, width - 6, height + LINE);
        (wave(x + half, y, height, false), rect)
    };
    let (left, top, wide, high) = long;
    let (middle, centre) =
        (f32::from(x) + f32::from(width) / 2.0, f32::from(y) + f32::from(height) / 2.0);
    let (whose, mark) = match canal {
        CanalView::Supply => (String::new(), String::new()),
        CanalView::Extra(seat) => {
            (format!(", extra canal of {seat}"), token(seat, middle - 8.5, centre - 8.5, 17.0))
        }
    };
    format!(
        "<title>{}: canal{whose}</title><rect class=\"canal\" x=\"{left}\" y=\"{top}\" \
         width=\"{wide}\" height=\"{high}\" rx=\"7\"/>{wave}{mark}",
        view.segment
    )
}

/// A thin line of waves along a canal.
fn wave(x: u16, y: u16, length: u16, across: bool) -> String {
    let step = length / 8;
    let bend = if across {
        format!("q{} -5 {step} 0t{step} 0", step / 2)
    } else {
        format!("q-5 {} 0 {step}t0 {step}", step / 2)
    };
    let rest = if across { format!("t{step} 0") } else { format!("t0 {step}") };
    format!("<path class=\"wave\" d=\"M{x} {y}{bend}{}\"/>", rest.repeat(6))
}

/// What is offered for a canal here: the players' tokens with their money.
fn offers(view: &SegmentView) -> String {
    if view.canal.is_some() || view.proposals.is_empty() {
        return String::new();
    }
    let (x, y, width, height) = place(view.segment);
    let (middle, centre) = (x + width / 2, y + height / 2);
    let count = u16::try_from(view.proposals.len()).unwrap_or(1);
    let mut svg = String::new();
    for (nth, &(seat, amount)) in (0..count).zip(&view.proposals) {
        let (left, top) = if view.segment.is_horizontal() {
            ((middle + nth * 44).saturating_sub(22 * count), centre - 11)
        } else {
            (middle - 21, (centre + nth * 25).saturating_sub(25 * count / 2))
        };
        let _ = write!(
            svg,
            "<rect class=\"offer\" x=\"{left}\" y=\"{top}\" width=\"42\" height=\"22\" rx=\"11\"/>\
             {}<text class=\"sum\" x=\"{}\" y=\"{}\">{amount}</text>",
            token(seat, f32::from(left) + 4.0, f32::from(top) + 3.0, 16.0),
            left + 30,
            top + 16
        );
    }
    let who: Vec<String> = view
        .proposals
        .iter()
        .map(|&(seat, amount)| format!("{} {amount}", look(seat).letter))
        .collect();
    format!("<title>{}: {}</title>{svg}", view.segment, who.join(", "))
}
