//! The fields, canals, spring and palms as a picture: one part for each square and
//! each segment, so that little changes from one position to the next.

use super::super::input::Parts;
use super::super::words::token;
use super::plural;
use crate::engine::Seat;
use crate::games::santiago::board::{COLUMNS, ROWS};
use crate::games::santiago::drawing::{Cell, Lies, Row, rows};
use crate::games::santiago::view::{PlantationView, SquareView};
use crate::games::santiago::{Junction, Segment, Square, View};
use crate::letters::{Envelope, RenderError, look, name_of};
use askama::Template;

/// The side of a square.
const SIDE: u16 = 62;
/// The width of a thick line.
const LINE: u16 = 20;
/// Space for the letters and numbers around the board.
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

/// The centre of a segment.
fn middle(segment: Segment) -> (u16, u16) {
    let (x, y, width, height) = place(segment);
    (x + width / 2, y + height / 2)
}

fn corner(square: Square) -> (u16, u16) {
    (square_at(square.column()), square_at(square.row()))
}

/// What never changes, with the places for the parts.
#[derive(Template)]
#[template(path = "archive/santiago.svg", block = "layout", escape = "page")]
pub(super) struct Layout {
    width: u16,
    height: u16,
}

#[derive(Template)]
#[template(path = "archive/santiago.svg", block = "spring", escape = "page")]
struct Spring {
    x: u16,
    y: u16,
}

#[derive(Template)]
#[template(path = "archive/santiago.svg", block = "square", escape = "page")]
struct OneSquare<'a> {
    envelope: &'a Envelope,
    it: &'a SquareView,
}

#[derive(Template)]
#[template(path = "archive/santiago.svg", block = "canal", escape = "page")]
struct Canal {
    segment: Segment,
    /// Whose extra canal it is, if it is one.
    extra: Option<Seat>,
    x: u16,
    y: u16,
    width: u16,
    height: u16,
    middle: (f32, f32),
    wave: String,
}

/// The offers for a canal at a place: the players' tokens with their money.
#[derive(Template)]
#[template(path = "archive/santiago.svg", block = "offers", escape = "page")]
struct Offers {
    segment: Segment,
    offers: Vec<Offer>,
}

struct Offer {
    seat: Seat,
    amount: u32,
    x: u16,
    y: u16,
}

/// The picture's parts.
pub(super) fn parts(
    envelope: &Envelope,
    view: &View,
    parts: &mut Parts,
) -> Result<(), RenderError> {
    let cells = rows(view).into_iter().flat_map(|row| match row {
        Row::Line(cells) | Row::Squares { cells, .. } => cells,
    });
    for cell in cells {
        match cell {
            Cell::Square(it) => {
                parts.insert(format!("q-{}", it.square), OneSquare { envelope, it }.render()?);
            }
            Cell::Segment { it, lower: false } => match it.lies() {
                Lies::Canal(extra) => {
                    let canal = Canal::new(it.segment, extra).render()?;
                    parts.insert(format!("w-{}", it.segment), canal);
                }
                Lies::Offers(offers) => {
                    let offers = Offers::new(it.segment, offers).render()?;
                    parts.insert(format!("o-{}", it.segment), offers);
                }
                Lies::Free | Lies::Nothing => {}
            },
            Cell::Segment { lower: true, .. } | Cell::Junction { .. } => {}
        }
    }
    parts.insert("spring".to_owned(), Spring::at(view.spring).render()?);
    Ok(())
}

impl Layout {
    pub(super) fn new() -> Layout {
        Layout { width: line_at(COLUMNS / 2) + LINE, height: line_at(ROWS / 2) + LINE }
    }
}

impl Spring {
    fn at(junction: Junction) -> Spring {
        let (i, j) = junction.position();
        Spring { x: line_at(i) + LINE / 2, y: line_at(j) + LINE / 2 }
    }
}

/// How far from a square's left edge its farmers stand, side by side.
fn farmers_at(farmers: u8) -> impl Iterator<Item = f32> {
    let step = 20.0_f32.min(54.0 / f32::from(farmers.max(1)));
    let left = f32::from(SIDE / 2) - step * f32::from(farmers) / 2.0 + (step - 18.0) / 2.0;
    (0..farmers).map(move |nth| left + step * f32::from(nth))
}

impl Canal {
    fn new(segment: Segment, extra: Option<Seat>) -> Canal {
        let (x, y, width, height) = place(segment);
        let middle =
            (f32::from(x) + f32::from(width) / 2.0, f32::from(y) + f32::from(height) / 2.0);
        // A canal extends halfway into the junctions at its ends, so that canals
        // meet.
        let half = LINE / 2;
        let (wave, (x, y, width, height)) = if segment.is_horizontal() {
            (wave(x, y + half, width, true), (x - half, y + 3, width + LINE, height - 6))
        } else {
            (wave(x + half, y, height, false), (x + 3, y - half, width - 6, height + LINE))
        };
        Canal { segment, extra, x, y, width, height, middle, wave }
    }
}

/// A thin wavy line along a canal.
fn wave(x: u16, y: u16, length: u16, across: bool) -> String {
    let step = length / 8;
    let half = step / 2;
    let (bend, rest) = if across {
        (format!("q{half} -5 {step} 0t{step} 0"), format!("t{step} 0"))
    } else {
        (format!("q-5 {half} 0 {step}t0 {step}"), format!("t0 {step}"))
    };
    format!("M{x} {y}{bend}{}", rest.repeat(6))
}

impl Offers {
    fn new(segment: Segment, made: &[(Seat, u32)]) -> Offers {
        let (middle, centre) = middle(segment);
        let count = u16::try_from(made.len()).unwrap_or(1);
        let offer = |(nth, &(seat, amount)): (u16, &(Seat, u32))| {
            let (x, y) = if segment.is_horizontal() {
                ((middle + nth * 44).saturating_sub(22 * count), centre - 11)
            } else {
                (middle - 21, (centre + nth * 25).saturating_sub(25 * count / 2))
            };
            Offer { seat, amount, x, y }
        };
        let offers = (0..count).zip(made).map(offer).collect();
        Offers { segment, offers }
    }
}
