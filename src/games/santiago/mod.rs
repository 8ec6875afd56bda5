//! Santiago, Trefl edition, 2 to 5 players. Rule ids (`S24`, `D56`) are those
//! of `docs/rules/santiago.md`.
//!
//! One file for each decision (`first_canal`, `auction`, `sealed_bid`,
//! `planting`, `leftover`, `proposals`, `builder`, `extra_canal`) with what is
//! legal beside what is judged; one for each thing that happens by itself
//! (`reveal`, `drought`, `payday`). What is said of a decision stands beside its
//! rule (`decision`); `choices` joins the decisions to the phases.

// What is new leads the compiler everywhere; tests may look at one variant only.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

pub mod action;
mod areas;
mod auction;
pub mod board;
mod builder;
mod choices;
pub mod data;
mod decision;
pub mod drawing;
mod drought;
pub mod event;
mod evolve;
mod extra_canal;
mod first_canal;
mod house;
mod land;
mod leftover;
mod mend;
pub mod options;
mod payday;
pub mod plan;
mod planting;
mod proposals;
mod read;
mod reveal;
mod scoring;
mod sealed_bid;
pub mod setup;
mod showing;
mod state;
pub mod tiles;
pub mod view;
pub mod violation;
mod vocabulary;

pub use action::Action;
pub use board::{Junction, Segment, Square};
pub use decision::{Decision, Form, all_orders};
pub use event::Event;
pub use mend::{Adjustment, Mended};
pub use options::Options;
pub use setup::Deal;
pub use state::Santiago;
pub use tiles::{Kind, Tile};
pub use view::{News, Prompt, View};
pub use violation::Violation;

use crate::engine::{
    Choices, Dice, Game, Order, OrderError, Progress, Seat, Seats, Secret, Viewer,
};

/// The built-in tables are in order: the counts and the words of the orders.
///
/// # Errors
/// What is wrong with which of them.
pub fn check() -> Result<(), String> {
    data::Data::built_in().map_err(|error| error.to_string())?;
    vocabulary::built_in().map_err(|error| error.to_string())?;
    vocabulary::speech().map_err(|error| error.to_string())?;
    Ok(())
}

/// The orders in the words of each language.
#[must_use]
pub fn speech() -> Option<&'static crate::engine::Speech> {
    vocabulary::speech().ok()
}

/// Why orders and plans can't be read: one of each.
#[cfg(test)]
pub(crate) fn misread() -> Vec<crate::engine::Sentence> {
    let misread = read::Misread::examples().into_iter().map(Into::into);
    misread.chain(plan::Misfit::examples().into_iter().map(Into::into)).collect()
}

/// Does this word, in lower case, begin an order in some language? A verb, a
/// tile or a place does.
#[must_use]
pub fn begins_order(word: &str) -> bool {
    let place = Square::from_label(word).is_some() || Segment::from_label(word).is_some();
    let tile = Tile::all().any(|tile| tile.to_string() == word);
    place || tile || vocabulary::begins_order(word)
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

impl Game for Santiago {
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
        Santiago::from_deal(deal)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn progress(&self) -> Progress {
        match self.phase.standings() {
            Some(standings) => Progress::Finished(standings.clone()),
            None => Progress::Awaiting(self.awaited()),
        }
    }

    fn question(&self, seat: Seat) -> Option<&'static str> {
        self.asked(seat).map(Decision::id)
    }

    fn choices(&self, seat: Seat) -> Option<Choices<Action>> {
        self.choices_of(seat)
    }

    fn house(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        house::player::action(self, seat, dice)
    }

    fn read(&self, seat: Seat, order: &Order) -> Result<Action, OrderError> {
        self.read_order(seat, order)
    }

    /// Chance takes no part in any decision of a player.
    fn decide(
        &self,
        seat: Seat,
        action: &Action,
        _dice: &mut Dice,
    ) -> Result<Vec<Event>, Violation> {
        self.judge(seat, *action)
    }

    fn automatic(&self, dice: &mut Dice) -> Option<Event> {
        self.next_by_itself(dice)
    }

    fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    fn reveals(event: &Event) -> bool {
        event.brings_to_light()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn told(&self, event: &Event) -> News {
        self.news_of(event)
    }

    fn secret_in(&self, event: &Event) -> Secret<News> {
        self.secret_of_event(event)
    }
}
