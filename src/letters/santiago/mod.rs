//! Santiago's letters: what is asked, what happened, the board.

mod areas;
mod board;
mod done;
mod facts;
mod help;
mod news;
mod outlook;
mod places;
mod players;
mod prompt;
mod scene;
mod taps;
mod text_board;
mod yours;

use super::RenderError;
use super::changes::Fact;
use super::frame::Block;
use super::pages::{OnTable, Pages, Stands};
use super::rich::Line;
use super::rulebook::{Files, Rulebook, rulebook};
use super::words::Sentences;
use crate::basics::Language;
use crate::engine::Speech;
use crate::games::santiago::{self, Action, News, View};
use scene::Scene;
use std::sync::LazyLock;

static RULE_FILES: Files = rulebook!("santiago");

/// Its rules, for players who ask.
static RULES: LazyLock<Option<Rulebook>> = LazyLock::new(|| RULE_FILES.read().ok());

/// Its sentences.
static SENTENCES: Sentences = Sentences::new(|language| match language {
    Language::En => &locale!("en", "santiago", "refusals-santiago"),
    Language::Pl => &locale!("pl", "santiago", "refusals-santiago"),
    Language::Fr => &locale!("fr", "santiago", "refusals-santiago"),
    Language::Da => &locale!("da", "santiago", "refusals-santiago"),
    Language::Es => &locale!("es", "santiago", "refusals-santiago"),
});

impl Pages for View {
    type News = News;
    type Action = Action;
    const DECISION: &'static str = "decision";
    const EXTRA: &'static str = "extra-canal";
    const IDEA: &'static str = "welcome-idea";
    const EMBLEM: &'static str = "🍌";

    fn sentences() -> &'static Sentences {
        &SENTENCES
    }

    fn speech() -> Option<&'static Speech> {
        santiago::speech()
    }

    fn glance(scene: &Scene<'_>) -> Option<String> {
        prompt::glance(scene)
    }

    fn did(scene: &Scene<'_>, order: &str) -> Option<String> {
        done::did(scene, order)
    }

    fn tried(scene: &Scene<'_>, order: &str) -> Option<String> {
        done::tried(scene, order)
    }

    fn says(scene: &Scene<'_>, news: &News, order: &str) -> bool {
        news::says(scene, news, order)
    }

    fn stands(&self) -> Stands<'_> {
        Stands {
            asked: self.prompt.is_some(),
            awaiting: &self.awaiting,
            standings: self.standings.as_ref(),
        }
    }

    fn advice(&self) -> Option<(Vec<Action>, Action)> {
        let prompt = self.prompt.as_ref()?;
        Some((taps::in_order(prompt), prompt.default))
    }

    fn label(scene: &Scene<'_>, action: &Action) -> String {
        let prompt = scene.view.prompt.as_ref();
        prompt.map_or_else(String::new, |it| prompt::label(scene, &it.question, *action))
    }

    fn round(scene: &Scene<'_>) -> String {
        scene.round()
    }

    fn round_briefly(scene: &Scene<'_>) -> String {
        scene.round_briefly(scene.view.round, scene.view.rounds)
    }

    fn welcome(scene: &Scene<'_>) -> Vec<Block> {
        help::welcome(scene)
    }

    fn question(scene: &Scene<'_>) -> Line {
        let prompt = scene.view.prompt.as_ref();
        prompt.map_or_else(Line::default, |it| prompt::question(scene, &it.question))
    }

    fn stage(scene: &Scene<'_>) -> String {
        prompt::phase(scene, scene.view.phase)
    }

    fn ask(scene: &Scene<'_>) -> Vec<Block> {
        prompt::ask(scene)
    }

    fn ahead(scene: &Scene<'_>) -> Vec<Block> {
        prompt::ahead(scene)
    }

    fn taps(scene: &Scene<'_>) -> Vec<Block> {
        let prompt = scene.view.prompt.iter();
        prompt.filter_map(|prompt| taps::rows(scene, prompt)).collect()
    }

    fn beside_it(scene: &Scene<'_>) -> Option<Block> {
        let prompt = scene.view.prompt.as_ref()?;
        Some(taps::facts(scene, &prompt.question))
    }

    fn written(scene: &Scene<'_>) -> Vec<Block> {
        prompt::every_answer(scene)
    }

    fn forms(scene: &Scene<'_>) -> Vec<String> {
        prompt::forms(scene)
    }

    fn news(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
        news::lines(scene, news)
    }

    fn facts(scene: &Scene<'_>) -> Vec<Fact> {
        facts::facts(scene)
    }

    fn table(scene: &Scene<'_>) -> Result<OnTable, RenderError> {
        let beside = [players::blocks(scene), areas::blocks(scene), outlook::blocks(scene)];
        Ok(OnTable { board: board::blocks(scene)?, beside: beside.into_iter().flatten().collect() })
    }

    fn help(scene: &Scene<'_>) -> Vec<Block> {
        help::everything(scene)
    }

    fn rulebook() -> Option<&'static Rulebook> {
        RULES.as_ref()
    }

    fn rule_files() -> Option<&'static Files> {
        Some(&RULE_FILES)
    }

    fn yours(scene: &Scene<'_>, topic: &str) -> Option<String> {
        yours::yours(scene, topic)
    }

    fn figures(&self) -> Vec<(&'static str, String)> {
        vec![("rounds", self.rounds.to_string())]
    }

    fn part(scene: &Scene<'_>, part: &str) -> String {
        match santiago::Kind::all().find(|kind| kind.word() == part) {
            Some(kind) => scene.kind(kind),
            None => scene.plain("part-money"),
        }
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
        let OnTable { board, beside } = View::table(scene)?;
        blocks.extend(board);
        blocks.extend(beside);
        Ok(blocks)
    }
}
