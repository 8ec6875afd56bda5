//! Replies that a letter offers.

use super::button::Button;
use super::scene::Scene;

/// A button that mails an order to the table.
pub(crate) fn button<V>(scene: &Scene<'_, V>, label: String, order: String) -> Button {
    Button::new(label, order, &scene.envelope.reply_to, &scene.answer_subject())
}
