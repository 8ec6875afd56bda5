//! The board in fixed width: 70 columns, each square two lines deep.
//!
//! ```text
//!        a     b         c     d
//!    +  - - - - - -  +  ---- s2 ----  +
//! 1  :  a1    b1*   s18 c1~   d1      ~
//!    :  BanR2        |  CocG1
//! ```

use super::super::seats::look;
use super::scene::Scene;
use crate::games::santiago::board::COLUMNS;
use crate::games::santiago::drawing::{Cell, Lies, Row, rows};
use crate::games::santiago::view::{PlantationView, SegmentView, SquareView};

/// The width of a square.
const SQUARE: usize = 6;
/// The width of a line between blocks.
const LINE: usize = 4;

/// The board's lines.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let blocks = (0..COLUMNS).step_by(2).map(|column| {
        let [left, right] = [column, column + 1].map(|it| char::from(b'a' + it));
        format!("{:LINE$}{left:^SQUARE$}{right:^SQUARE$}", "")
    });
    let mut lines = vec![format!("  {}", blocks.collect::<String>())];
    for row in rows(scene.view) {
        match row {
            Row::Line(cells) => lines.push(written("  ", &cells, |it| across(scene, it))),
            Row::Squares { number, cells } => {
                lines.push(written(&format!("{number} "), &cells, |it| down(scene, it, 0)));
                lines.push(written("  ", &cells, |it| down(scene, it, 1)));
            }
        }
    }
    lines
}

fn written(margin: &str, cells: &[Cell<'_>], text: impl Fn(&Cell<'_>) -> String) -> String {
    let line: String = cells.iter().map(text).collect();
    format!("{margin}{line}").trim_end().to_owned()
}

/// A cell of a line: a canal is a wave, a place where one may be built has its
/// label, any other segment is thin.
fn across(scene: &Scene<'_>, cell: &Cell<'_>) -> String {
    match cell {
        Cell::Junction { spring } => if *spring { "(S) " } else { " +  " }.to_owned(),
        Cell::Segment { it, .. } => {
            let label = format!(" {} ", labels(it).join(" "));
            match it.lies() {
                Lies::Canal(_) => format!("{label:~^0$}", 2 * SQUARE),
                Lies::Offers(_) | Lies::Free => format!("{label:-^0$}", 2 * SQUARE),
                Lies::Nothing => format!("{:^1$}", "- - - - - -", 2 * SQUARE),
            }
        }
        Cell::Square(it) => square(scene, it, 0),
    }
}

/// One of the two lines of a cell in a row of squares.
fn down(scene: &Scene<'_>, cell: &Cell<'_>, line: usize) -> String {
    match cell {
        Cell::Square(it) => square(scene, it, line),
        Cell::Segment { it, lower } => vertical(it, usize::from(*lower) * 2 + line),
        Cell::Junction { .. } => " ".repeat(LINE),
    }
}

/// The texts on a segment: its label, and the letters of those who own or propose
/// it.
fn labels(view: &SegmentView) -> Vec<String> {
    let seats: Vec<char> = match view.lies() {
        Lies::Nothing => return Vec::new(),
        Lies::Free => Vec::new(),
        Lies::Canal(owner) => owner.iter().map(|seat| look(*seat).letter).collect(),
        Lies::Offers(offers) => offers.iter().map(|(seat, _)| look(*seat).letter).collect(),
    };
    let seats = seats.chunks(LINE - 1).map(|chunk| chunk.iter().collect());
    std::iter::once(view.segment.to_string()).chain(seats).collect()
}

/// One of the four lines of a vertical segment.
fn vertical(view: &SegmentView, line: usize) -> String {
    match line.checked_sub(1).and_then(|at| labels(view).into_iter().nth(at)) {
        Some(text) if text.len() == 1 => format!(" {text:<3}"),
        Some(text) => format!("{text:<LINE$}"),
        None => match view.lies() {
            Lies::Canal(_) => " ~  ",
            Lies::Offers(_) | Lies::Free => " |  ",
            Lies::Nothing => " :  ",
        }
        .to_owned(),
    }
}

/// A square's two texts: label, water and palm; then what grows and whose.
fn square(scene: &Scene<'_>, view: &SquareView, line: usize) -> String {
    let text = if line == 0 {
        let water = match (view.irrigated, view.is_thirsty()) {
            (true, _) => "~",
            (false, true) => "!",
            (false, false) => "",
        };
        format!("{}{water}{}", view.square, if view.palm { "*" } else { "" })
    } else {
        match view.plantation {
            None => String::new(),
            Some(PlantationView::Dried) => format!("/{}/", scene.plain("dry-short")),
            Some(PlantationView::Green { tile, owner, farmers }) => {
                let owner = owner.map_or('-', |seat| look(seat).letter);
                format!("{}{owner}{farmers}", scene.code(tile.kind()))
            }
        }
    };
    format!("{text:<SQUARE$}")
}
