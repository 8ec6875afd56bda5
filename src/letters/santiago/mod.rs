//! Santiago's letters: what is asked, what happened, the board.

mod areas;
mod board;
mod facts;
mod help;
mod news;
mod outlook;
mod places;
mod players;
mod prompt;
mod scene;
mod text_board;

use super::changes::{self, Fact};
use super::frame::Block;
use super::pages::{self, Pages, Stands};
use super::rich::Line;
use super::{Envelope, Occasion, RenderError, Rendered};
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
    pages::render(envelope, occasion, view, news)
}

/// What is different between two positions of a Santiago table, in plain words, a line
/// each; the views are the envelope's seat's.
///
/// # Errors
/// A sentence that is missing: a defect of this house.
pub fn changes_of_santiago(
    envelope: &Envelope,
    before: &View,
    now: &View,
) -> Result<Vec<String>, RenderError> {
    changes::changes(envelope, before, now)
}

/// What happened at a Santiago table, in plain words, a line for each stretch of
/// the game; `view` and `news` as the envelope's seat may know them.
///
/// # Errors
/// A sentence that is missing: a defect of this house.
pub fn news_of_santiago(
    envelope: &Envelope,
    view: &View,
    news: &[News],
) -> Result<Vec<String>, RenderError> {
    pages::news_lines(envelope, view, news)
}

impl Pages for View {
    type News = News;
    const EXTRA: &'static str = "extra-canal";

    fn stands(&self) -> Stands {
        Stands {
            asked: self.prompt.is_some(),
            over: self.standings.is_some(),
            finished: self.phase == PhaseName::Finished,
        }
    }

    fn round(scene: &Scene<'_>) -> String {
        scene.round()
    }

    fn welcome(scene: &Scene<'_>) -> Vec<Block> {
        help::welcome(scene)
    }

    fn headline(scene: &Scene<'_>) -> Line {
        prompt::headline(scene)
    }

    fn waiting(scene: &Scene<'_>) -> Vec<Block> {
        prompt::waiting(scene).into_iter().collect()
    }

    fn ask(scene: &Scene<'_>) -> Vec<Block> {
        prompt::ask(scene)
    }

    fn buttons(scene: &Scene<'_>) -> Option<Block> {
        prompt::buttons(scene)
    }

    fn default(scene: &Scene<'_>) -> Option<(String, String)> {
        prompt::default(scene)
    }

    fn news(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
        news::lines(scene, news)
    }

    fn facts(scene: &Scene<'_>) -> Vec<Fact> {
        facts::facts(scene)
    }

    fn table(scene: &Scene<'_>) -> Result<Vec<Block>, RenderError> {
        let mut blocks = board::blocks(scene)?;
        blocks.extend(players::blocks(scene));
        blocks.extend(areas::blocks(scene));
        blocks.extend(outlook::blocks(scene));
        Ok(blocks)
    }

    fn help(scene: &Scene<'_>) -> Vec<Block> {
        help::everything(scene)
    }

    fn ending(scene: &Scene<'_>, told: Vec<Block>) -> Result<Vec<Block>, RenderError> {
        let mut blocks: Vec<Block> = players::standings(scene).into_iter().collect();
        blocks.extend(told);
        blocks.extend(board::blocks(scene)?);
        blocks.extend(areas::blocks(scene));
        Ok(blocks)
    }

    fn sheet(scene: &Scene<'_>) -> Result<Vec<Block>, RenderError> {
        let mut blocks = View::waiting(scene);
        blocks.extend(players::standings(scene));
        blocks.extend(View::table(scene)?);
        Ok(blocks)
    }
}
