//! The board as a table of cells: squares, and the thick lines between blocks
//! as narrow rows and columns of their own.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::rich::{Line, sign};
use super::super::seats::{Look, look};
use super::scene::{Scene, list};
use super::text_board;
use crate::engine::Seat;
use crate::games::santiago::board::{COLUMNS, ROWS};
use crate::games::santiago::view::{CanalView, PlantationView, SegmentView, SquareView};
use crate::games::santiago::{Junction, Kind, Segment, Square};
use askama::Template;

/// The board with its heading, legend and the same in words.
pub(super) fn blocks(scene: &Scene<'_>) -> Result<Vec<Block>, RenderError> {
    let html = Board::of(scene).render()?;
    let mut blocks = vec![
        Block::Heading(scene.plain("board-head").into()),
        Block::Picture { html, text: text_board::draw(scene) },
    ];
    blocks.push(Block::Small(legend(scene)));
    blocks.push(Block::List(in_words(scene)));
    Ok(blocks)
}

fn legend(scene: &Scene<'_>) -> Line {
    let kinds: Vec<String> =
        Kind::all().map(|kind| format!("{}\u{a0}{}", scene.code(kind), scene.kind(kind))).collect();
    let seats: Vec<String> =
        scene.view.players.iter().map(|player| scene.who(player.seat)).collect();
    scene
        .say("legend", &[("kinds", kinds.join(", ").into()), ("players", seats.join(", ").into())])
        .into()
}

/// What the picture shows, for those who do not see it.
fn in_words(scene: &Scene<'_>) -> Vec<Line> {
    let view = scene.view;
    let spring: Vec<Square> = view.spring.squares().collect();
    let canals: Vec<String> = view
        .segments
        .iter()
        .filter_map(|segment| match segment.canal? {
            CanalView::Supply => Some(segment.segment.to_string()),
            CanalView::Extra(seat) => Some(format!("{} ({})", segment.segment, sign(seat))),
        })
        .collect();
    let dried = view.squares.iter().filter(|s| s.plantation == Some(PlantationView::Dried));
    let dried = list(dried.map(|view| view.square));
    let palms = list(view.squares.iter().filter(|s| s.palm).map(|view| view.square));
    let thirsty = view.squares.iter().filter(|s| is_thirsty(s));
    let thirsty: Vec<String> = thirsty
        .filter_map(|view| Some(format!("{} {}", view.square, scene.brief(view.plantation?))))
        .collect();
    let mut lines = vec![scene.say("spring-is", &[("squares", list(spring).into())])];
    lines.push(if canals.is_empty() {
        scene.plain("canals-none")
    } else {
        scene.say("canals-are", &[("places", canals.join(", ").into())])
    });
    if !thirsty.is_empty() {
        lines.push(scene.say("thirsty-are", &[("squares", thirsty.join(", ").into())]));
    }
    if !dried.is_empty() {
        lines.push(scene.say("dried-are", &[("squares", dried.into())]));
    }
    lines.push(scene.say("palms-are", &[("squares", palms.into())]));
    let proposals = super::prompt::proposals(scene);
    if !proposals.is_empty() {
        lines.push(scene.say("proposals-are", &[("proposals", proposals.into())]));
    }
    lines.into_iter().map(Line::from).collect()
}

/// Grows without water, so that the drought will reach it.
fn is_thirsty(view: &SquareView) -> bool {
    !view.irrigated && matches!(view.plantation, Some(PlantationView::Green { .. }))
}

#[derive(Template)]
#[template(path = "santiago/board.html")]
struct Board {
    caption: String,
    letters: Vec<char>,
    palm: String,
    dry: String,
    rows: Vec<Row>,
}

enum Row {
    /// A row of thick line: junctions and horizontal segments in turn.
    Line(Vec<Stretch>),
    /// A row of squares; the vertical segments begin in the upper row of a
    /// block and span both.
    Squares { number: u8, cells: Vec<Cell> },
}

enum Stretch {
    Junction { ground: &'static str, spring: bool },
    Segment(SegmentCell),
}

enum Cell {
    Square(SquareCell),
    Segment(SegmentCell),
}

struct SegmentCell {
    number: String,
    ground: &'static str,
    ink: &'static str,
    bold: bool,
    labelled: bool,
    wave: bool,
    /// The owner of an extra canal, or the proposers with their offers.
    marks: Vec<Line>,
}

struct SquareCell {
    label: String,
    ground: &'static str,
    watered: bool,
    thirsty: bool,
    palm: bool,
    content: Content,
}

enum Content {
    Empty,
    Dried,
    Green { code: String, owner: Option<(Look, u8)> },
}

const LINE: &str = "#cdc0a2";
const WATER: &str = "#2a6f9e";
const SPRING: &str = "#123f63";
const EMPTY: &str = "#f6f0e1";
const EMPTY_WET: &str = "#dfeaee";
const DRIED: &str = "#c4b59a";

fn tint(kind: Kind) -> &'static str {
    match kind {
        Kind::Banana => "#f7e294",
        Kind::Coconut => "#dfc9ae",
        Kind::Watermelon => "#f4bdb6",
        Kind::Grape => "#d5c3ea",
        Kind::Pepper => "#c4dca6",
    }
}

impl Board {
    fn of(scene: &Scene<'_>) -> Board {
        let mut rows = Vec::new();
        for row in 0..ROWS {
            if row % 2 == 0 {
                rows.push(line_row(scene, row / 2));
            }
            rows.push(square_row(scene, row));
        }
        rows.push(line_row(scene, ROWS / 2));
        Board {
            caption: scene.plain("board-caption"),
            letters: (0..COLUMNS).map(|column| char::from(b'a' + column)).collect(),
            palm: scene.plain("palm-short"),
            dry: scene.plain("dry-short"),
            rows,
        }
    }
}

fn line_row(scene: &Scene<'_>, j: u8) -> Row {
    let mut stretches = Vec::new();
    for i in 0..=COLUMNS / 2 {
        let here = Junction::all().find(|junction| junction.position() == (i, j));
        let spring = here == Some(scene.view.spring);
        let ground = if spring { SPRING } else { LINE };
        stretches.push(Stretch::Junction { ground, spring });
        stretches.extend(segment_at(scene, true, (i, j)).map(Stretch::Segment));
    }
    Row::Line(stretches)
}

fn square_row(scene: &Scene<'_>, row: u8) -> Row {
    let mut cells = Vec::new();
    for column in 0..=COLUMNS {
        if column.is_multiple_of(2) && row.is_multiple_of(2) {
            let segment = segment_at(scene, false, (column / 2, row / 2));
            cells.extend(segment.map(Cell::Segment));
        }
        let view = Square::at(column, row).and_then(|square| scene.square(square));
        cells.extend(view.map(|view| Cell::Square(square_cell(scene, view))));
    }
    Row::Squares { number: row + 1, cells }
}

/// The segment of a direction that begins at a place in the grid of junctions.
pub(super) fn segment_view<'a>(
    scene: &'a Scene<'_>,
    horizontal: bool,
    origin: (u8, u8),
) -> Option<&'a SegmentView> {
    let is = |segment: Segment| segment.is_horizontal() == horizontal && segment.origin() == origin;
    scene.view.segments.iter().find(|view| is(view.segment))
}

fn segment_at(scene: &Scene<'_>, horizontal: bool, origin: (u8, u8)) -> Option<SegmentCell> {
    let view = segment_view(scene, horizontal, origin)?;
    let seats: Vec<(Seat, Option<u32>)> = match view.canal {
        Some(CanalView::Extra(seat)) => vec![(seat, None)],
        Some(CanalView::Supply) => Vec::new(),
        None => view.proposals.iter().map(|(seat, amount)| (*seat, Some(*amount))).collect(),
    };
    let built = view.canal.is_some();
    let (ground, ink) = match (built, seats.is_empty(), view.buildable) {
        (true, ..) => (WATER, "#f2f8fb"),
        (false, false, _) => ("#fdf6e0", "#3b3626"),
        (false, true, true) => ("#eee6d2", "#5c5642"),
        (false, true, false) => (LINE, "#5c5642"),
    };
    // An upright segment is too narrow for sign and amount side by side.
    let text = |(seat, amount): (Seat, Option<u32>)| {
        let mark = if built { look(seat).letter.to_string() } else { sign(seat) };
        let gap = if horizontal || amount.is_none() { "" } else { " " };
        Line::from(format!("{mark}{gap}{}", amount.map(|a| a.to_string()).unwrap_or_default()))
    };
    Some(SegmentCell {
        number: view.segment.to_string().split_off(1),
        ground,
        ink,
        bold: built || !seats.is_empty(),
        labelled: built || view.buildable || !seats.is_empty(),
        wave: built,
        marks: seats.into_iter().map(text).collect(),
    })
}

fn square_cell(scene: &Scene<'_>, view: &SquareView) -> SquareCell {
    let (ground, content) = match view.plantation {
        None if view.irrigated => (EMPTY_WET, Content::Empty),
        None => (EMPTY, Content::Empty),
        Some(PlantationView::Dried) => (DRIED, Content::Dried),
        Some(PlantationView::Green { tile, owner, farmers }) => {
            let owner = owner.map(|seat| (look(seat), farmers));
            (tint(tile.kind()), Content::Green { code: scene.code(tile.kind()), owner })
        }
    };
    SquareCell {
        label: view.square.to_string(),
        ground,
        watered: view.irrigated,
        thirsty: is_thirsty(view),
        palm: view.palm,
        content,
    }
}
