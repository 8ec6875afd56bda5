//! Goa's letters: what is asked, what happened, the tiles, the boards.

mod actions;
mod answers;
mod board;
pub(crate) mod boards;
mod development;
mod done;
mod faces;
mod facts;
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
mod taps;
mod text_board;
mod tiles;
mod yours;

use super::changes::Fact;
use super::frame::Block;
use super::pages::{OnTable, Pages, Stands, words_of};
use super::rich::Line;
use super::rulebook::{Files, Rulebook, rulebook};
use super::words::Sentences;
use super::{Envelope, RenderError, parts};
use crate::basics::Language;
use crate::engine::Speech;
use crate::games::goa::view::PhaseName;
use crate::games::goa::{self, Action, News, View};
use boards::Boards;
use scene::Scene;
use std::sync::LazyLock;

static RULE_FILES: Files = rulebook!("goa");

/// Its rules, for players who ask.
static RULES: LazyLock<Option<Rulebook>> = LazyLock::new(|| RULE_FILES.read().ok());

/// Its sentences.
static SENTENCES: Sentences = Sentences::new(|language| match language {
    Language::En => &locale!("en", "goa", "refusals-goa"),
    Language::Pl => &locale!("pl", "goa", "refusals-goa"),
    Language::Fr => &locale!("fr", "goa", "refusals-goa"),
    Language::Da => &locale!("da", "goa", "refusals-goa"),
    Language::Es => &locale!("es", "goa", "refusals-goa"),
});

/// The table as it is drawn, for pages that are no letters.
pub(crate) fn drawn<T>(envelope: &Envelope, view: &View, draw: impl FnOnce(&Boards<'_>) -> T) -> T {
    let words = words_of::<View>(envelope);
    draw(&Boards::of(&Scene::new(&words, envelope, view)))
}

impl Pages for View {
    type News = News;
    type Action = Action;
    const DECISION: &'static str = "goa-decision";
    const EXTRA: &'static str = "extra-actions";
    const IDEA: &'static str = "goa-welcome-idea";
    const EMBLEM: &'static str = "⛵";

    fn sentences() -> &'static Sentences {
        &SENTENCES
    }

    fn speech() -> Option<&'static Speech> {
        goa::speech()
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
        Some((taps::in_order(prompt).cloned().collect(), prompt.default.clone()))
    }

    fn label(scene: &Scene<'_>, action: &Action) -> String {
        actions::in_words(scene, action)
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
        prompt::within_round(scene)
    }

    fn waiting(scene: &Scene<'_>) -> Vec<Block> {
        parts::waiting(scene).into_iter().chain(standings::blocks(scene)).collect()
    }

    fn ask(scene: &Scene<'_>) -> Vec<Block> {
        prompt::ask(scene)
    }

    fn taps(scene: &Scene<'_>) -> Vec<Block> {
        let prompt = scene.view.prompt.iter();
        prompt.flat_map(|prompt| taps::rows(scene, prompt)).collect()
    }

    fn beside_it(scene: &Scene<'_>) -> Option<Block> {
        let prompt = scene.view.prompt.as_ref()?;
        Some(taps::facts(scene, &prompt.question))
    }

    fn written(scene: &Scene<'_>) -> Vec<Block> {
        prompt::every_answer(scene)
    }

    fn forms(scene: &Scene<'_>) -> Vec<String> {
        answers::forms(scene)
    }

    fn news(scene: &Scene<'_>, news: &[News]) -> Vec<Line> {
        news::lines(scene, news)
    }

    fn facts(scene: &Scene<'_>) -> Vec<Fact> {
        facts::facts(scene)
    }

    fn table(scene: &Scene<'_>) -> Result<OnTable, RenderError> {
        let boards = Boards::of(scene);
        let tiles = board::blocks(scene, &boards)?;
        let mut beside = outlook::colonies(scene, &boards);
        let (mut board, second) = if acts(scene.view) {
            beside.extend(tiles);
            (development::blocks(scene, &boards)?, Vec::new())
        } else {
            (tiles, development::blocks(scene, &boards)?)
        };
        board.push(board::players(scene));
        board.extend(board::meanings(scene));
        board.extend(second);
        board.extend(holdings::blocks(scene));
        let sale = scene.view.prompt.as_ref().is_some_and(|it| it.question.is_sale());
        beside.extend(lots::blocks(scene, &boards).into_iter().filter(|_| !sale));
        beside.extend(players::blocks(scene, &boards));
        beside.extend(outlook::blocks(scene));
        Ok(OnTable { board, beside })
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

    fn thing(&self) -> Option<&'static str> {
        prompt::thing(self)
    }

    fn yours(scene: &Scene<'_>, topic: &str) -> Option<String> {
        yours::yours(scene, topic)
    }

    fn edition(&self) -> Option<&str> {
        Some(&self.edition)
    }

    fn figures(&self) -> Vec<(&'static str, String)> {
        let View { gains, points, .. } = self;
        let list = |points: &[u8]| {
            let points: Vec<String> = points.iter().map(u8::to_string).collect();
            points.join(", ")
        };
        vec![
            ("rounds", self.rounds.to_string()),
            ("ships", gains.ships.to_string()),
            ("colonists", gains.colonists.to_string()),
            ("ships-colonists", gains.ships_colonists.to_string()),
            ("extra-actions", gains.extra_actions.to_string()),
            ("red-colonist", gains.red_colonist.to_string()),
            ("red-ducats", gains.red_ducats.to_string()),
            ("red-ship", gains.red_ship.to_string()),
            ("duty-spices", gains.duty_spices.to_string()),
            ("extra-harvest", gains.extra_harvest.to_string()),
            ("reveal", gains.reveal.to_string()),
            ("rows", list(&points.rows)),
            ("colonies", list(&points.colonies)),
            ("cards", list(&points.cards)),
            ("most-ducats", points.most_ducats.to_string()),
            ("small", points.small_plantation.to_string()),
            ("small-planter", points.small_plantation_with_planter.to_string()),
            ("duty-points", points.duty.to_string()),
        ]
    }

    fn part(scene: &Scene<'_>, part: &str) -> String {
        scene.part(part)
    }

    fn ending(scene: &Scene<'_>, told: Vec<Block>) -> Result<Vec<Block>, RenderError> {
        let boards = Boards::of(scene);
        let mut blocks: Vec<Block> = standings::blocks(scene).into_iter().collect();
        blocks.extend(told);
        blocks.extend(players::blocks(scene, &boards));
        blocks.extend(development::blocks(scene, &boards)?);
        blocks.extend(board::blocks(scene, &boards)?);
        Ok(blocks)
    }
}

/// Whether players act with what is on their own boards, rather than with the tiles.
fn acts(view: &View) -> bool {
    match view.phase {
        PhaseName::Actions | PhaseName::Extras => true,
        PhaseName::QuickStart | PhaseName::Markers | PhaseName::Auction | PhaseName::Finished => {
            false
        }
    }
}
