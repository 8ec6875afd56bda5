//! The board in fixed width: 70 columns, each square three lines deep.
//!
//! ```text
//!        a     b         c     d
//!    +  - - - - - -  +  ---- s2 ----  +
//! 1  :  a1    b1*   s18 c1~   d1      ~
//!    :  BanR2        |  CocG1
//! ```

use super::super::seats::look;
use super::board::segment_view;
use super::scene::Scene;
use crate::games::santiago::board::{COLUMNS, ROWS};
use crate::games::santiago::view::{CanalView, PlantationView, SegmentView, SquareView};
use crate::games::santiago::{Junction, Square};
use std::fmt::Write;

/// The width of a square.
const SQUARE: usize = 6;
/// The width of a thick line.
const LINE: usize = 4;

/// The board's lines.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![letters()];
    for row in 0..ROWS {
        if row % 2 == 0 {
            lines.push(line_row(scene, row / 2));
        }
        lines.extend(square_row(scene, row));
    }
    lines.push(line_row(scene, ROWS / 2));
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

fn letters() -> String {
    let mut line = String::from("  ");
    for column in 0..COLUMNS {
        if column % 2 == 0 {
            line.push_str(&" ".repeat(LINE));
        }
        // Writing to a String cannot fail.
        let _ = write!(line, "{:^SQUARE$}", char::from(b'a' + column));
    }
    line
}

fn line_row(scene: &Scene<'_>, j: u8) -> String {
    let mut line = String::from("  ");
    for i in 0..=COLUMNS / 2 {
        let here = Junction::all().find(|junction| junction.position() == (i, j));
        line.push_str(if here == Some(scene.view.spring) { "(S) " } else { " +  " });
        if let Some(segment) = segment_view(scene, true, (i, j)) {
            line.push_str(&horizontal(segment));
        }
    }
    line
}

/// A canal is a wave, a place where one may be built has its label, any other
/// line is thin.
fn horizontal(view: &SegmentView) -> String {
    let width = 2 * SQUARE;
    let label = format!(" {} ", labels(view).join(" "));
    match view.canal {
        Some(_) => format!("{label:~^width$}"),
        None if label.trim().is_empty() => format!("{:^width$}", "- - - - - -"),
        None => format!("{label:-^width$}"),
    }
}

/// The texts on a segment: its label, and the letters of those who own or
/// propose it.
fn labels(view: &SegmentView) -> Vec<String> {
    let seats: String = match view.canal {
        Some(CanalView::Supply) => String::new(),
        Some(CanalView::Extra(seat)) => look(seat).letter.to_string(),
        None => view.proposals.iter().map(|(seat, _)| look(*seat).letter).collect(),
    };
    if view.canal.is_none() && !view.buildable && seats.is_empty() {
        return Vec::new();
    }
    let seats: Vec<char> = seats.chars().collect();
    let seats = seats.chunks(LINE - 1).map(|chunk| chunk.iter().collect());
    std::iter::once(view.segment.to_string()).chain(seats).collect()
}

/// One of the four lines of a vertical segment.
fn vertical(view: &SegmentView, line: usize) -> String {
    let texts = labels(view);
    let fill = match view.canal {
        Some(_) => " ~  ",
        None if texts.is_empty() => " :  ",
        None => " |  ",
    };
    match line.checked_sub(1).and_then(|at| texts.get(at)) {
        Some(text) if text.len() == 1 => format!(" {text:<3}"),
        Some(text) => format!("{text:<LINE$}"),
        None => fill.to_owned(),
    }
}

fn square_row(scene: &Scene<'_>, row: u8) -> [String; 2] {
    let mut lines = [format!("{} ", row + 1), String::from("  ")];
    for column in 0..=COLUMNS {
        if column % 2 == 0 {
            for (index, line) in lines.iter_mut().enumerate() {
                let segment = segment_view(scene, false, (column / 2, row / 2));
                let at = usize::from(row % 2) * 2 + index;
                line.push_str(&segment.map(|view| vertical(view, at)).unwrap_or_default());
            }
        }
        let view = Square::at(column, row).and_then(|square| scene.square(square));
        if let Some(view) = view {
            let texts = square(scene, view);
            for (line, text) in lines.iter_mut().zip(texts) {
                let _ = write!(line, "{text:<SQUARE$}");
            }
        }
    }
    lines
}

/// A square's two texts: label, water and palm; then what grows and whose.
fn square(scene: &Scene<'_>, view: &SquareView) -> [String; 2] {
    let water = match view.plantation {
        Some(PlantationView::Green { .. } | PlantationView::Dried) | None if view.irrigated => "~",
        Some(PlantationView::Green { .. }) => "!",
        Some(PlantationView::Dried) | None => "",
    };
    let palm = if view.palm { "*" } else { "" };
    let below = match view.plantation {
        None => String::new(),
        Some(PlantationView::Dried) => format!("/{}/", scene.plain("dry-short")),
        Some(PlantationView::Green { tile, owner: Some(seat), farmers }) => {
            format!("{}{}{farmers}", scene.code(tile.kind()), look(seat).letter)
        }
        Some(PlantationView::Green { tile, owner: None, .. }) => {
            format!("{}-0", scene.code(tile.kind()))
        }
    };
    [format!("{}{water}{palm}", view.square), below]
}
