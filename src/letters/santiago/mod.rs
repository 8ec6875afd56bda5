//! Santiago's letters: what is asked, what happened, the board.

mod areas;
mod board;
mod help;
mod news;
mod outlook;
mod places;
mod players;
mod prompt;
mod scene;
mod text_board;

use super::frame::{Block, Letter, Tone};
use super::rich::Line;
use super::words::Words;
use super::{Envelope, Occasion, RenderError, Rendered, occasion};
use crate::games::santiago::view::PhaseName;
use crate::games::santiago::{News, View};
use scene::Scene;

/// Writes the letter of a Santiago table: `view` is the position as the
/// envelope's seat may know it, `news` what happened since that seat's last
/// letter, oldest first.
///
/// # Errors
/// A template that fails or a sentence that is missing: defects of this house.
pub fn render_santiago(
    envelope: &Envelope,
    occasion: &Occasion,
    view: &View,
    news: &[News],
) -> Result<Rendered, RenderError> {
    let words = Words::new(envelope.language);
    let scene = Scene { words: &words, envelope, view };
    let mut letter = occasion::begin(&words, envelope);
    headline(&scene, occasion, &mut letter);
    match occasion {
        Occasion::Help => {
            letter.blocks.extend(prompt::buttons(&scene));
            letter.blocks.extend(help::everything(&scene));
        }
        Occasion::Over => over(&scene, &mut letter, news)?,
        // An order after the game's last one: what it ended in counts more.
        Occasion::Refused(_) if view.standings.is_some() => over(&scene, &mut letter, news)?,
        Occasion::Sheet => sheet(&scene, &mut letter)?,
        _ => position(&scene, occasion, &mut letter, news)?,
    }
    letter.preheader = preheader(&scene, &letter);
    words.finish()?;
    letter.render()
}

/// The first lines: what to do, or that there is nothing to do, and why this
/// letter comes.
fn headline(scene: &Scene<'_>, occasion: &Occasion, letter: &mut Letter) {
    let words = scene.words;
    let asked = scene.view.prompt.is_some();
    letter.headline = prompt::headline(scene);
    letter.tone = if asked { Tone::Act } else { Tone::Calm };
    match occasion {
        Occasion::Refused(refusal) => {
            letter.headline = words.plain("refused-head").into();
            letter.tone = Tone::Wrong;
            letter.blocks.extend(occasion::refused(words, refusal));
            letter.blocks.push(Block::Heading(prompt::headline(scene)));
        }
        Occasion::Explained(explanation) => {
            let (headline, why) = occasion::explained(words, explanation);
            letter.headline = headline;
            letter.tone = Tone::Wrong;
            letter.blocks.push(Block::Para(why));
            if scene.view.standings.is_none() {
                letter.blocks.push(Block::Heading(prompt::headline(scene)));
            }
        }
        Occasion::Welcome => letter.blocks.extend(help::welcome(scene)),
        Occasion::Receipt => letter.blocks.push(Block::Para(words.plain("receipt").into())),
        Occasion::Help => letter.blocks.push(Block::Para(words.plain("help-lead").into())),
        Occasion::Turn | Occasion::Board | Occasion::Over | Occasion::Sheet => {}
    }
}

fn position(
    scene: &Scene<'_>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[News],
) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    blocks.extend(prompt::waiting(scene));
    blocks.extend(prompt::ask(scene));
    blocks.extend(news::told(scene, occasion, news));
    blocks.extend(board::blocks(scene)?);
    blocks.extend(players::blocks(scene));
    blocks.extend(areas::blocks(scene));
    blocks.extend(outlook::blocks(scene));
    if scene.view.phase != PhaseName::Finished {
        blocks.extend(help::brief(scene));
    }
    if matches!(occasion, Occasion::Welcome) {
        blocks.extend(occasion::commitment(scene.words, scene.envelope));
    }
    Ok(())
}

fn over(scene: &Scene<'_>, letter: &mut Letter, news: &[News]) -> Result<(), RenderError> {
    let blocks = &mut letter.blocks;
    blocks.extend(players::standings(scene));
    blocks.extend(news::told(scene, &Occasion::Over, news));
    blocks.extend(board::blocks(scene)?);
    blocks.extend(areas::blocks(scene));
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
    blocks.extend(players::standings(scene));
    blocks.extend(board::blocks(scene)?);
    blocks.extend(players::blocks(scene));
    blocks.extend(areas::blocks(scene));
    blocks.extend(outlook::blocks(scene));
    Ok(())
}

/// What the list of mails shows: the headline and the round.
fn preheader(scene: &Scene<'_>, letter: &Letter) -> Line {
    let headline = letter.headline.text();
    format!("{headline} · {}", scene.round()).into()
}
