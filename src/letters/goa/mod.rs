//! Goa's letters: what is asked, what happened, the tiles, the boards.

mod actions;
mod answers;
mod board;
mod development;
mod help;
mod holdings;
mod lots;
mod names;
mod news;
mod outlook;
mod players;
mod prompt;
mod scene;
mod sentences;
mod standings;
mod text_board;

use super::frame::Letter;
use super::words::Words;
use super::{Envelope, Occasion, RenderError, Rendered, occasion, parts};
use crate::games::goa::view::PhaseName;
use crate::games::goa::{News, View};
use scene::Scene;

/// Writes the letter of a Goa table: `view` is the position as the envelope's
/// seat may know it, `news` what happened since that seat's last letter,
/// oldest first.
///
/// # Errors
/// A template that fails or a sentence that is missing: defects of this house.
pub fn render_goa(
    envelope: &Envelope,
    occasion: &Occasion,
    view: &View,
    news: &[News],
) -> Result<Rendered, RenderError> {
    let words = Words::new(envelope.language);
    let scene = Scene { words: &words, envelope, view };
    let mut letter = occasion::begin(&words, envelope);
    if matches!(occasion, Occasion::Welcome) {
        letter.blocks.extend(help::welcome(&scene));
    }
    let headline = prompt::headline(&scene);
    let stands = parts::Stands { asked: view.prompt.is_some(), over: view.standings.is_some() };
    parts::open(&scene, occasion, &mut letter, headline, stands);
    match occasion {
        Occasion::Help => {
            letter.blocks.extend(prompt::buttons(&scene));
            letter.blocks.extend(help::everything(&scene));
        }
        Occasion::Over => over(&scene, &mut letter, news)?,
        Occasion::Sheet => sheet(&scene, &mut letter)?,
        _ => position(&scene, occasion, &mut letter, news)?,
    }
    letter.preheader = parts::preheader(&letter, &scene.round());
    words.finish()?;
    letter.render()
}

fn position(
    scene: &Scene<'_>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[News],
) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    blocks.extend(prompt::waiting(scene));
    blocks.extend(standings::blocks(scene));
    blocks.extend(prompt::ask(scene));
    blocks.extend(news::told(scene, occasion, news));
    blocks.extend(board::blocks(scene)?);
    blocks.extend(board::meanings(scene));
    blocks.extend(lots::blocks(scene));
    blocks.extend(development::blocks(scene));
    blocks.extend(holdings::blocks(scene));
    blocks.extend(players::blocks(scene));
    blocks.extend(outlook::blocks(scene));
    if scene.view.phase != PhaseName::Finished {
        blocks.extend(parts::how_to_answer(scene));
        blocks.extend(help::examples(scene));
    }
    if matches!(occasion, Occasion::Welcome) {
        blocks.extend(occasion::commitment(scene.words, scene.envelope));
    }
    Ok(())
}

fn over(scene: &Scene<'_>, letter: &mut Letter, news: &[News]) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    blocks.extend(standings::blocks(scene));
    blocks.extend(news::told(scene, &Occasion::Over, news));
    blocks.extend(players::blocks(scene));
    blocks.extend(board::blocks(scene)?);
    if let Some(seed) = &scene.envelope.seed {
        blocks.extend(occasion::revealed(scene.words, scene.envelope, seed));
    }
    Ok(())
}

/// The position alone, without a word to the reader.
fn sheet(scene: &Scene<'_>, letter: &mut Letter) -> Result<(), RenderError> {
    letter.headline = scene.round().into();
    letter.footer.clear();
    let blocks = &mut letter.blocks;
    blocks.extend(prompt::waiting(scene));
    blocks.extend(standings::blocks(scene));
    blocks.extend(board::blocks(scene)?);
    blocks.extend(lots::blocks(scene));
    blocks.extend(development::blocks(scene));
    blocks.extend(holdings::blocks(scene));
    blocks.extend(players::blocks(scene));
    blocks.extend(outlook::blocks(scene));
    Ok(())
}
