//! Goa, both editions, by the ids of `docs/rules/goa.md`.
//!
//! Where to look: the figures of an edition are in `data`, what a table begins
//! with in `setup`; the position is `state`, what changes it `event` and
//! `evolve`. One file holds each decision, with what is legal beside what is
//! judged: `quick_start`, `markers`, `auction`, `extras`, and, around an own
//! action, `line` with a file for each kind of step (`progress`, `harvest`,
//! `income`, `expedition`, `colony`, `play`, `uses`) and for what they bring
//! up (`agenda`: `acquire`, `draw`, `resupply`). `choices` joins them to the
//! phases.

mod acquire;
pub mod action;
mod agenda;
mod auction;
pub mod board;
pub mod cards;
mod choices;
mod colony;
pub mod data;
mod deal;
mod draw;
pub mod event;
mod evolve;
mod expedition;
mod extras;
#[cfg(test)]
mod fixture;
mod harvest;
mod house;
mod income;
mod line;
mod markers;
pub mod options;
mod play;
mod possible;
mod progress;
mod quick_start;
mod resupply;
mod scoring;
pub mod setup;
mod showing;
mod spices;
pub mod state;
pub mod tiles;
mod uses;
pub mod view;
pub mod violation;

pub use action::Action;
pub use event::Event;
pub use options::{OptionError, Options};
pub use setup::Deal;
pub use state::Goa;
pub use view::{News, View};
pub use violation::Violation;

use crate::engine::{Choices, Dice, Game, Order, OrderError, Progress, Seat, Seats, Viewer};

impl Game for Goa {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type News = News;
    type Violation = Violation;
    type View = View;

    const NAME: &'static str = "goa";

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
        match &self.phase {
            state::Phase::Finished(standings) => Progress::Finished(standings.clone()),
            _ => Progress::Awaiting(self.awaited().into_iter().collect()),
        }
    }

    fn question(&self, seat: Seat) -> Option<&'static str> {
        self.asked(seat)
    }

    fn choices(&self, seat: Seat) -> Option<Choices<Action>> {
        self.choices_of(seat)
    }

    fn read(&self, seat: Seat, order: &Order) -> Result<Action, OrderError> {
        self.read_order(seat, order)
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

    fn news(&self, event: &Event, viewer: Viewer) -> Option<News> {
        self.news_for(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.brings_to_light()
    }
}

impl Goa {
    fn read_order(&self, _seat: Seat, order: &Order) -> Result<Action, OrderError> {
        Err(OrderError::whole(order, "TEMP"))
    }
}

#[cfg(test)]
mod smoke {
    use super::*;
    use crate::engine::TableSeed;

    fn play(
        edition: &str,
        pairs: &[(&str, &str)],
        players: usize,
        seed: usize,
        house: bool,
    ) -> usize {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
        let options = Options::parse(edition, &pairs, &crate::games::Overrides::default()).unwrap();
        let seats = Seats::new(players).unwrap();
        let seed = TableSeed::new(format!("smoke {seed}"));
        let mut dice = seed.dice(0);
        let deal = Goa::deal(&options, seats, &mut dice).unwrap();
        let mut game = Goa::begin(&deal);
        let mut count = 0;
        let mut pick = TableSeed::new("pick").dice(0);
        for position in 1..5000 {
            while let Some(event) = game.automatic(&mut dice) {
                game.evolve(&event);
                check(&game, &event);
                count += 1;
            }
            if let Progress::Finished(standings) = game.progress() {
                if house {
                    eprintln!(
                        "{edition} {players}: {} {:?}",
                        position,
                        standings
                            .iter()
                            .map(|s| (s.total, s.parts.iter().map(|p| p.1).collect::<Vec<_>>()))
                            .collect::<Vec<_>>()
                    );
                }
                return count;
            }
            let awaited = game.awaited().expect("somebody is awaited");
            let choices = game.choices(awaited.seat).expect("choices");
            assert!(!choices.legal.is_empty(), "{awaited:?} {game:?}");
            assert!(
                game.judge(awaited.seat, &choices.default, &mut seed.dice(0)).is_ok(),
                "{awaited:?} {}",
                choices.default
            );
            let list = if house && !choices.suggested.is_empty() {
                &choices.suggested[..1]
            } else {
                &choices.legal[..]
            };
            let action = pick.pick(list).unwrap().clone();
            dice = seed.dice(position);
            if house && players == 2 && position < 400 {
                eprintln!("{} {:?} {} [{}]", game.round, awaited, action, choices.suggested.len());
            }
            let events = game.judge(awaited.seat, &action, &mut dice).unwrap();
            for event in &events {
                game.evolve(event);
                check(&game, event);
                count += 1;
            }
        }
        panic!("never ends");
    }

    fn check(game: &Goa, event: &Event) {
        let hands: usize = game.players.values().map(|p| p.hand.len()).sum();
        let agenda: usize = game
            .agenda
            .iter()
            .map(|t| match t {
                agenda::Task::Attempt(a) => a.cards.len() + a.played.len(),
                agenda::Task::Resupply { cards, .. } => cards.len(),
                agenda::Task::CardDone { .. } => 1,
                _ => 0,
            })
            .sum();
        let modifier = game.turn.iter().filter(|t| t.modifier.is_some()).count();
        assert_eq!(
            game.deck.count() + game.discards.count() + hands + agenda + modifier,
            30,
            "{event:?}"
        );
        let extras: u32 = game.players.values().map(|p| u32::from(p.extras)).sum();
        assert_eq!(extras + u32::from(game.extras), 10, "{event:?}");
    }

    #[test]
    fn smoke() {
        for players in 2..=4 {
            for seed in 0..20 {
                play(
                    "goa-2012",
                    &[("variant", "bonanza"), ("variant", "quick-start")],
                    players,
                    seed,
                    false,
                );
                play("goa-2012", &[], players, seed, seed % 2 == 0);
                play("goa-2004", &[], players, seed, false);
            }
        }
    }
}
