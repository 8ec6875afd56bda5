//! The set-up: everything that is chosen or drawn before the first tiles.

use super::cards::{Card, Pile};
use super::data::Figures;
use super::options::Options;
use super::violation::Violation;
use crate::engine::{Dice, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A table as it is set up. It holds the figures it was set up with, so that a
/// later change of the edition's data leaves running games alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub(super) seats: Seats,
    pub(super) seating: Vec<u8>,
    pub(super) figures: Figures,
    /// The cards turned up for the flag, first player first (G12).
    pub(super) turned: Vec<(Seat, Card)>,
    /// The start player (G12).
    pub(super) flag: Seat,
}

impl Deal {
    /// Sets up a table. The dice are thrown for the seats, then for each card
    /// that is turned up.
    pub(super) fn draw(
        options: &Options,
        seats: Seats,
        dice: &mut Dice,
    ) -> Result<Deal, Violation> {
        let players = seats.count();
        if !(2..=4).contains(&players) {
            return Err(Violation::Players { players }); // G1
        }
        let figures = options.figures().ok_or(Violation::NoFigures)?;
        let mut seating: Vec<u8> = seats.iter().zip(0u8..).map(|(_, place)| place).collect();
        if options.shuffle_seats {
            dice.shuffle(&mut seating); // D1
        }
        let (turned, flag) = turn_up(&figures, seats, dice);
        let flag = flag.ok_or(Violation::Players { players })?;
        Ok(Deal { seats, seating, figures, turned, flag })
    }

    /// Who sits where: for each seat, first seat first, the place in the
    /// creator's list of the player who takes it (D1).
    #[must_use]
    pub fn seating(&self) -> Vec<usize> {
        self.seating.iter().map(|&place| usize::from(place)).collect()
    }
}

/// G12, D1: from the first seat clockwise each turns up a card until the key
/// symbol shows; who turned it has the flag. It gives no extra action (D3).
fn turn_up(figures: &Figures, seats: Seats, dice: &mut Dice) -> (Vec<(Seat, Card)>, Option<Seat>) {
    let mut deck: Pile = figures.cards.iter().copied().collect();
    let mut turned = Vec::new();
    let mut order = seats.iter().cycle();
    while let (Some(seat), Some(&card)) = (order.next(), dice.pick(deck.cards())) {
        deck.remove(card);
        turned.push((seat, card));
        if card.symbol == figures.key_symbol {
            return (turned, Some(seat));
        }
    }
    (turned, seats.iter().next()) // D2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::TableSeed;
    use crate::games::Overrides;
    use crate::games::goa::cards::Symbol;
    use crate::games::goa::state::Goa;
    use crate::games::goa::tiles::Column;

    fn options(edition: &str, pairs: &[(&str, &str)], overrides: &str) -> Options {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let overrides = Overrides::parse(overrides, "own.toml").unwrap();
        Options::parse(edition, &pairs, &overrides).unwrap()
    }

    fn deal(options: &Options, players: usize, seed: &str) -> Result<Deal, Violation> {
        let seats = Seats::new(players).unwrap();
        Deal::draw(options, seats, &mut TableSeed::new(seed).dice(0))
    }

    #[test]
    fn cards_are_turned_up_clockwise_until_the_key_symbol_shows() {
        for (edition, key) in [("goa-2012", Symbol::Elephant), ("goa-2004", Symbol::Tiger)] {
            let options = options(edition, &[], "");
            let mut longest = 0;
            for number in 0..200 {
                let players = 2 + number % 3;
                let deal = deal(&options, players, &format!("turn {number}")).unwrap();
                let (&(flag, last), before) = deal.turned.split_last().unwrap();
                assert_eq!((flag, last.symbol), (deal.flag, key), "G12");
                assert!(before.iter().all(|(_, card)| card.symbol != key), "G12");
                for (at, (seat, _)) in deal.turned.iter().enumerate() {
                    assert_eq!(seat.index(), at % players, "D1");
                }
                longest = longest.max(deal.turned.len());

                let goa = Goa::from_deal(&deal);
                let turned = deal.turned.len();
                assert_eq!((goa.deck.count(), goa.discards.count()), (30 - turned, turned), "G12");
                assert_eq!(goa.player(flag).extras, 0, "D3");
                let first = if edition == "goa-2012" { 5 } else { 7 };
                for seat in deal.seats.iter() {
                    let ducats = if seat == flag { first } else { 10 };
                    assert_eq!(goa.player(seat).ducats, ducats, "G13");
                }
            }
            assert!(longest > 4, "somebody has their second turn in 200 tables");
        }
    }

    #[test]
    fn without_a_key_symbol_the_first_seat_begins() {
        let mut figures = options("goa-2012", &[], "").figures().unwrap();
        figures.cards.retain(|card| card.symbol != Symbol::Elephant);
        let seats = Seats::new(3).unwrap();
        let (turned, flag) = turn_up(&figures, seats, &mut TableSeed::new("none").dice(0));
        assert_eq!((turned.len(), flag), (25, seats.iter().next()), "D2");
    }

    #[test]
    fn two_to_four_players_sit_as_listed_unless_the_dice_seat_them() {
        let listed = options("goa-2012", &[], "");
        assert_eq!(deal(&listed, 4, "seats").unwrap().seating(), [0, 1, 2, 3], "D1");
        let drawn = options("goa-2012", &[("shuffle-seats", "yes")], "");
        let seatings: std::collections::BTreeSet<Vec<usize>> = (0..60)
            .map(|number| deal(&drawn, 3, &format!("seats {number}")).unwrap().seating())
            .collect();
        assert_eq!(seatings.len(), 6, "D1");
        let five = deal(&listed, 5, "seats").unwrap_err();
        assert_eq!(five.to_string(), "Goa is for 2 to 4 players, not 5", "G1");
        assert_eq!(crate::engine::Violation::rule(&five), "G1");
    }

    /// Other figures for new tables leave those in play alone.
    #[test]
    fn a_table_keeps_the_figures_it_began_with() {
        let own = "[goa-2012.columns.taxes]\nvalues = [4, 5, 6, 7, 9]\n\
                   [goa-2012.start]\nships = 5\n";
        let first = deal(&options("goa-2012", &[], own), 3, "kept").unwrap();
        let written = serde_json::to_string(&first).unwrap();

        let now = deal(&options("goa-2012", &[], ""), 3, "kept").unwrap();
        let kept: Deal = serde_json::from_str(&written).unwrap();
        assert_eq!(kept, first);
        let (old, new) = (Goa::from_deal(&kept), Goa::from_deal(&now));
        assert_eq!(old.figures.value(Column::Taxes, 5), 9);
        assert_eq!(new.figures.value(Column::Taxes, 5), 12);
        assert_eq!(old.player(kept.flag).ships, 5);
        assert_eq!(new.player(now.flag).ships, 4, "G11");
    }

    #[test]
    fn options_that_were_read_back_cannot_set_up_a_table() {
        let options = options("goa-2004", &[], "");
        let text = serde_json::to_string(&options).unwrap();
        let back: Options = serde_json::from_str(&text).unwrap();
        assert_eq!(deal(&back, 2, "back"), Err(Violation::NoFigures));
    }
}
