//! Replies that a letter offers.

use super::button::Button;
use super::frame::{Block, Row};
use super::rich::Line;
use super::scene::Scene;

/// A button that mails an order to the table.
pub(crate) fn button<V>(scene: &Scene<'_, V>, label: String, order: String) -> Button {
    Button::new(label, order, &scene.envelope.reply_to, &scene.answer_subject())
}

/// One-tap answers in rows: each button as its game wants it, in rows of one kind;
/// `lead` says above them what they are about.
#[must_use]
pub fn taps<V>(scene: &Scene<'_, V>, lead: Option<Line>, rows: Vec<Row>) -> Option<Block> {
    let open = !scene.is_paused() && !scene.is_given_up() && !rows.is_empty();
    open.then(|| Block::Taps { lead, write: scene.plain("button-write"), rows })
}
