//! P24: extra actions at the end of the round (section 8).

use super::decision::{Answer, Description, Form, Part};
use super::event::Event;
use super::plan::Address;
use super::state::Goa;
use super::violation::Violation;
use super::vocabulary::Verb;
use crate::engine::Seat;

pub(super) const DECISION: Description = Description {
    id: "P24",
    asks: "play an extra action or pass",
    answers: &[
        Answer::Order("extra-pass", Form::of(Verb::Pass, &[])),
        Answer::Action(Form::of(Verb::Extra, &[Part::Action])),
    ],
    also: &[Verb::Nothing],
    no: Some(Verb::Pass),
    address: Address::Extra,
};

/// The loop round and round the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Extras {
    /// Whose turn it is, unless one is being taken.
    pub(super) now: Seat,
    /// Those who are out for this round (G100).
    pub(super) passed: Vec<Seat>,
    /// Who has played one in this round, each time.
    pub(super) played: Vec<Seat>,
}

impl Extras {
    /// From the holder of the flag on, as it stands (G100, D95).
    pub(super) fn new(flag: Seat) -> Extras {
        Extras { now: flag, passed: Vec::new(), played: Vec::new() }
    }

    /// The next who has not passed; `None` at the end of the round (G102).
    pub(super) fn awaited(&self, game: &Goa) -> Option<Seat> {
        game.seats.clockwise_from(self.now).find(|seat| !self.passed.contains(seat))
    }

    /// The round ends when all have passed (G102).
    pub(super) fn ended(&self, game: &Goa) -> bool {
        self.awaited(game).is_none()
    }
}

/// One extra action may be kept, even after the last round (G101, D94).
pub(super) fn may_pass(game: &Goa, seat: Seat) -> bool {
    game.player(seat).extras <= 1
}

/// P24 answered with no extra action.
pub(super) fn pass(game: &Goa, seat: Seat) -> Result<Vec<Event>, Violation> {
    if may_pass(game, seat) {
        Ok(vec![Event::ExtraPassed { seat, by_itself: false }])
    } else {
        Err(Violation::TooManyExtras { extras: game.player(seat).extras })
    }
}

/// Passes for whom has none (D91).
pub(super) fn automatic(game: &Goa, extras: &Extras) -> Option<Event> {
    let seat = extras.awaited(game)?;
    (game.player(seat).extras == 0).then_some(Event::ExtraPassed { seat, by_itself: true })
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::super::state::Phase;
    use super::*;

    /// Plays the loop and tells who passes, is passed by, or plays one.
    fn play(own: [u8; 3], plays: &[bool]) -> Vec<String> {
        let (mut game, seats) = fixture::three();
        game.flag = seats[1];
        for (seat, own) in seats.into_iter().zip(own) {
            game.players[seat].extras = own;
        }
        let mut extras = Extras::new(game.flag);
        let (mut told, mut plays) = (Vec::new(), plays.iter());
        while let Some(seat) = extras.awaited(&game) {
            assert!(!extras.ended(&game));
            let event = match automatic(&game, &extras) {
                Some(event) => event,
                None if *plays.next().unwrap() => {
                    game.phase = Phase::Extras(extras.clone());
                    game.apply(&Event::Turn { seat, number: None });
                    game.apply(&Event::TurnOver { seat });
                    let Phase::Extras(now) = &game.phase else { panic!() };
                    extras.clone_from(now);
                    told.push(format!("{seat} plays"));
                    continue;
                }
                None => pass(&game, seat).unwrap().remove(0),
            };
            let Event::ExtraPassed { seat, by_itself } = event else { panic!("{event:?}") };
            told.push(format!("{seat} {}", if by_itself { "has none" } else { "passes" }));
            game.phase = Phase::Extras(extras.clone());
            game.apply(&event);
            let Phase::Extras(now) = &game.phase else { panic!() };
            extras.clone_from(now);
        }
        assert!(extras.ended(&game), "G102");
        assert_eq!(plays.next(), None);
        told
    }

    /// Extra actions of red, green, who holds the flag, and brown; whether
    /// those who are asked play one; what happens; the rules.
    type Case = ([u8; 3], &'static [bool], &'static [&'static str], &'static str);

    #[test]
    fn round_and_round_until_all_have_passed() {
        let table: [Case; 4] = [
            ([0, 0, 0], &[], &["green has none", "brown has none", "red has none"], "D91, D95"),
            (
                [1, 1, 0],
                &[false, false],
                &["green passes", "brown has none", "red passes"],
                "G100, G101: one may be kept",
            ),
            (
                [0, 3, 1],
                &[true, false, true, false],
                &["green plays", "brown passes", "red has none", "green plays", "green passes"],
                "G100, D95: passed seats are left out",
            ),
            (
                [1, 1, 1],
                &[true, true, true],
                &[
                    "green plays",
                    "brown plays",
                    "red plays",
                    "green has none",
                    "brown has none",
                    "red has none",
                ],
                "G102, D91",
            ),
        ];
        for (own, plays, happens, rule) in table {
            assert_eq!(play(own, plays), happens, "{rule}");
        }
    }

    #[test]
    fn only_one_may_be_kept() {
        for (own, may) in [(0, true), (1, true), (2, false), (5, false)] {
            let (mut game, [red, ..]) = fixture::three();
            game.round = 8; // D94: kept in the last round as in any
            game.players[red].extras = own;
            assert_eq!(may_pass(&game, red), may, "G101, D94");
            assert_eq!(pass(&game, red).is_ok(), may, "G101");
        }
        let (mut game, [red, ..]) = fixture::three();
        game.players[red].extras = 2;
        fixture::refused(
            pass(&game, red),
            "G101: you have 2 extra actions and may keep 1; play one before you pass",
        );
    }
}
