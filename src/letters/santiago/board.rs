//! The board as a table of cells. What the buttons name is marked, and is a button
//! itself where one order alone names it.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::paint::Paint;
use super::super::parts;
use super::super::rich::{Line, LineHtml, sign};
use super::super::seats::look;
use super::scene::{Scene, list};
use super::taps::crop_look;
use super::text_board;
use crate::games::santiago::Kind;
use crate::games::santiago::board::COLUMNS;
use crate::games::santiago::drawing::{Cell, Lies, Row, rows};
use crate::games::santiago::view::{CanalView, PlantationView, SegmentView, SquareView};
use askama::Template;

#[derive(Template)]
#[template(path = "santiago/board.html")]
struct Board<'a> {
    scene: &'a Scene<'a>,
    rows: Vec<Row<'a>>,
    /// The squares and places that buttons name, each with its order.
    named: Vec<(String, String)>,
    words: Meanings,
}

/// What the colours and signs mean.
struct Meanings {
    caption: String,
    canal: String,
    spring: String,
    free: String,
    wet: String,
    thirsty: String,
    dried: String,
    palm: String,
    named: String,
}

/// The board with its heading, legend and the same in words.
pub(super) fn blocks(scene: &Scene<'_>) -> Result<Vec<Block>, RenderError> {
    let open = !scene.is_paused() && !scene.is_given_up();
    let prompts = scene.view.prompt.iter().chain(&scene.view.ahead).filter(|_| open);
    let suggested = prompts.flat_map(|prompt| &prompt.suggested);
    let named =
        suggested.filter_map(|action| Some((action.place()?.to_string(), action.to_string())));
    let words = Meanings {
        caption: scene.plain("board-caption"),
        canal: scene.plain("legend-canal"),
        spring: scene.plain("legend-spring"),
        free: scene.plain("legend-free"),
        wet: scene.plain("legend-wet"),
        thirsty: scene.plain("no-water"),
        dried: scene.plain("dry-short"),
        palm: scene.plain("palm-short"),
        named: scene.plain("legend-named"),
    };
    let head = match (scene.view.standings.is_some(), scene.past) {
        (true, _) => "board-head-end",
        (false, true) => "board-head-then",
        (false, false) => "board-head",
    };
    let board = Board { scene, rows: rows(scene.view), named: named.collect(), words };
    Ok(vec![
        Block::Heading(scene.plain(head).into()),
        Block::Picture { html: board.render()?, text: text_board::draw(scene) },
        Block::TextOnly(vec![legend(scene)]),
        Block::Small(in_words(scene)),
    ])
}

impl Board<'_> {
    fn is_named(&self, place: &str) -> bool {
        self.named.iter().any(|(named, _)| named == place)
    }

    /// The order that is the only one to name a place, as a link.
    fn link(&self, place: &str) -> Option<String> {
        let mut orders = self.named.iter().filter(|(named, _)| named == place);
        let (_, order) = orders.next()?;
        orders.next().is_none().then(|| parts::link(self.scene, order))
    }

    /// A square's attributes, with its style open.
    fn square(&self, it: &SquareView) -> String {
        if self.is_named(&it.square.to_string()) {
            return format!("{};{SMALL};{NAMED}", Paint::YOU.cell_of("q Y"));
        }
        let (paint, class, border) = match it.plantation {
            None if it.irrigated => (&Paint::WET, "q L", SOLID),
            None => (&Paint::SOIL, "q L", SOLID),
            Some(PlantationView::Dried) => (&Paint::DRIED, "q L", SOLID),
            Some(PlantationView::Green { tile, .. }) => {
                let (paint, _) = crop_look(tile.kind());
                let (edge, border) = if it.is_thirsty() { ("U", THIRSTY) } else { ("L", SOLID) };
                let (class, ground) = (paint.class, paint.ground);
                return format!(
                    "class=\"q e {edge} {class}\" bgcolor=\"{ground}\" style=\"{border}"
                );
            }
        };
        format!("{};{SMALL};{border}", paint.cell_of(class))
    }

    /// The same of a segment.
    fn segment(&self, it: &SegmentView) -> String {
        if self.is_named(&it.segment.to_string()) {
            return format!("{};{NAMED}", Paint::YOU.cell_of("g Y"));
        }
        let (paint, class, border) = match it.lies() {
            Lies::Canal(_) => (&Paint::WATER, "g", ""),
            Lies::Offers(_) | Lies::Free => (&Paint::FREE, "g", DASHED),
            Lies::Nothing => (&Paint::LAND, "g", ""),
        };
        format!("{};{border}", paint.cell_of(class))
    }

    /// What a segment says: a wave, or its number; and whose it is.
    fn marks(it: &SegmentView) -> Vec<String> {
        let number = it.segment.to_string().split_off(1);
        let signs = |seats: &mut dyn Iterator<Item = crate::engine::Seat>| -> Vec<String> {
            seats.map(|seat| look(seat).sign.to_string()).collect()
        };
        let (first, seats) = match it.lies() {
            Lies::Canal(owner) => ("≈".to_owned(), signs(&mut owner.into_iter())),
            Lies::Offers(offers) => (number, signs(&mut offers.iter().map(|(seat, _)| *seat))),
            Lies::Free => (number, Vec::new()),
            Lies::Nothing => return Vec::new(),
        };
        std::iter::once(first).chain(seats).collect()
    }

    /// The players, for the legend.
    fn players(&self) -> Vec<LineHtml> {
        let players = self.scene.view.players.iter();
        players.map(|player| Line::from(self.scene.who(player.seat)).html()).collect()
    }
}

const NAMED: &str = "border:2px solid #17494a";
const SOLID: &str = "border:1px solid #cbbf9f";
/// For a name; a crop is larger.
const SMALL: &str = "font-size:13px;line-height:17px";
const THIRSTY: &str = "border:2px dashed #c2410c";
const DASHED: &str = "border:1px dashed #9a8c66";

/// What the board in fixed width means.
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
fn in_words(scene: &Scene<'_>) -> Line {
    let view = scene.view;
    let squares = |is: fn(&SquareView) -> bool| {
        list(view.squares.iter().filter(|it| is(it)).map(|it| it.square))
    };
    let canals = view.segments.iter().filter_map(|it| match it.canal? {
        CanalView::Supply => Some(it.segment.to_string()),
        CanalView::Extra(seat) => Some(format!("{} ({})", it.segment, sign(seat))),
    });
    let canals = canals.collect::<Vec<_>>().join(", ");
    // A question about the canal begins with them.
    let proposals = super::prompt::proposals(scene);
    let proposals = if view.prompt.is_some() { String::new() } else { proposals };
    let told = [
        ("spring-is", "squares", list(view.spring.squares())),
        ("canals-are", "places", canals.clone()),
        ("thirsty-are", "squares", squares(SquareView::is_thirsty)),
        ("dried-are", "squares", squares(SquareView::is_dried)),
        ("palms-are", "squares", squares(|it| it.palm)),
        ("proposals-are", "proposals", proposals),
    ];
    let told = told.into_iter().filter(|(_, _, what)| !what.is_empty());
    let mut told: Vec<String> =
        told.map(|(key, name, what)| scene.say(key, &[(name, what.into())])).collect();
    if canals.is_empty() {
        told.insert(1, scene.plain("canals-none"));
    }
    let told: Vec<&str> = told.iter().map(|it| it.trim_end_matches('.')).collect();
    format!("{}.", told.join(". ")).into()
}
