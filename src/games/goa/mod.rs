//! Goa, both editions, by the ids of `docs/rules/goa.md`.
//!
//! Where to look: the figures of an edition are in `data`, what a table begins
//! with in `setup`; the position is `state`, what changes it `event` and
//! `evolve`. `decision` lists the decisions. One file holds each, with what is said
//! of it, what is legal and what is judged: `quick_start`, `markers`, `auction`,
//! `extras`, and, around an own action, `line` (of `steps`; whose its answers are:
//! `answers`) with a file for each kind of step (`progress`, `harvest`, `income`,
//! `expedition`, `colony`, `play`, `uses`) and for what they bring up (`agenda`:
//! `acquire`, `draw`, `resupply`).
//! `choices` joins them to the phases.

// What is new leads the compiler everywhere; tests may look at one variant only.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod acquire;
pub mod action;
mod agenda;
mod answers;
mod auction;
pub mod board;
pub mod cards;
pub mod change;
mod choices;
mod colony;
pub mod data;
mod deal;
mod decision;
mod draw;
pub mod event;
mod evolve;
mod expedition;
mod extras;
mod harvest;
mod house;
mod income;
mod line;
mod markers;
mod mend;
pub mod options;
pub mod plan;
mod play;
mod possible;
mod progress;
mod question;
mod quick_start;
mod read;
mod resupply;
mod scoring;
pub mod setup;
mod showing;
mod spices;
pub mod state;
mod steps;
#[cfg(test)]
mod tests;
pub mod tiles;
mod uses;
pub mod view;
pub mod violation;
mod vocabulary;

pub use action::Action;
pub use change::Change;
pub use event::Event;
pub use mend::Adjustment;
pub use options::{OptionError, Options};
pub use setup::Deal;
pub use state::Goa;
pub use view::{News, View};
pub use violation::Violation;

pub use decision::{Answer, Decision, Form, Gain, all_orders};
pub use scoring::Part;

use crate::engine::{
    Choices, Dice, Game, Order, OrderError, Progress, Seat, Seats, Secret, Viewer,
};

/// The tables are in order: the figures of an edition, and the words of the
/// orders.
///
/// # Errors
/// What is wrong with which of them.
pub fn check(edition: &str, overrides: &super::Overrides) -> Result<(), String> {
    data::Data::load(edition, overrides).map_err(|error| error.to_string())?;
    let words = vocabulary::check().and_then(|()| vocabulary::speech());
    words.map(|_| ()).map_err(|error| error.to_string())
}

/// Why orders and plans can't be read: one of each.
#[cfg(test)]
pub(crate) fn misread() -> Vec<crate::engine::Sentence> {
    let misread = read::Misread::examples().into_iter().map(Into::into);
    misread.chain(plan::Misfit::examples().into_iter().map(Into::into)).collect()
}

/// The orders in the words of each language.
#[must_use]
pub fn speech() -> Option<&'static crate::engine::Speech> {
    vocabulary::speech().ok()
}

/// Does this word, in lower case, begin an order in some language? A verb, a
/// spice, a store or a place does.
#[must_use]
pub fn begins_order(word: &str) -> bool {
    read::is_name(word) || vocabulary::begins_order(word)
}

/// May an order be about this word, in lower case? Tiles, goods and colours are no verbs,
/// and orders name them.
#[must_use]
pub fn concerns(word: &str) -> bool {
    begins_order(word) || vocabulary::concerns(word)
}

/// What this word, in lower case, is in the canonical notation; several, if it means several
/// things.
#[must_use]
pub fn canonical(word: &str) -> Vec<&'static str> {
    vocabulary::canonical(word)
}

/// What does this word, in lower case, say at any question?
#[must_use]
pub fn says(word: &str) -> crate::engine::doubt::Saying {
    vocabulary::says(word)
}

/// Is this word a verb in other languages than this one alone?
#[must_use]
pub fn is_foreign(word: &str, language: &str) -> bool {
    vocabulary::is_foreign(word, language)
}

impl Game for Goa {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type News = News;
    type Violation = Violation;
    type View = View;

    fn deal(options: &Options, seats: Seats, dice: &mut Dice) -> Result<Deal, Violation> {
        Deal::draw(options, seats, dice)
    }

    fn begin(deal: &Deal) -> Self {
        Goa::from_deal(deal)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn progress(&self) -> Progress {
        match self.phase.standings() {
            Some(standings) => Progress::Finished(standings.clone()),
            None => Progress::Awaiting(self.awaiting().collect()),
        }
    }

    fn question(&self, seat: Seat) -> Option<&'static str> {
        self.asked(seat).map(Decision::id)
    }

    fn joins_lines(&self, seat: Seat) -> bool {
        self.asked(seat).is_some_and(Decision::takes_steps)
    }

    fn choices(&self, seat: Seat) -> Option<Choices<Action>> {
        self.choices_of(seat)
    }

    fn house(&self, seat: Seat, _dice: &mut Dice) -> Option<Action> {
        house::action(self, seat)
    }

    fn read(&self, seat: Seat, order: &Order) -> Result<Action, OrderError> {
        self.read_answer(seat, order)
    }

    fn decide(
        &self,
        seat: Seat,
        action: &Action,
        dice: &mut Dice,
    ) -> Result<Vec<Event>, Violation> {
        self.judge(seat, action, dice)
    }

    fn automatic(&self, dice: &mut Dice) -> Option<Event> {
        self.next_by_itself(dice)
    }

    fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn secret_in(&self, event: &Event) -> Secret<News> {
        self.secret_of_event(event)
    }

    fn reveals(event: &Event) -> bool {
        event.brings_to_light()
    }
}

#[cfg(test)]
mod fixture;
