//! Orders: a wish for the question at hand that leaves nothing open, or nothing
//! but what the position settles.

use super::super::builder::Offers;
use super::super::decision::{Asking, Part};
use super::super::plan::{Channel, Money, Spot, Which, Wish};
use super::super::state::Santiago;
use super::super::vocabulary::{self, Term};
use super::super::{Action, Decision, Segment, Tile, planting};
use super::wish::Reader;
use super::{Asked, Misread, Place};
use crate::engine::{Order, OrderError, Seat, Word};
use crate::games::sentences::{OneOf, Such, Typed};

impl Santiago {
    pub(in super::super) fn read_order(
        &self,
        seat: Seat,
        order: &Order,
    ) -> Result<Action, OrderError> {
        let asking =
            self.asks(seat).ok_or_else(|| OrderError::whole(order, Misread::NothingAsked))?;
        let asked = Asked { game: self, seat, asking };
        let reader = Reader::of(order, Place::Answer(asked), None)?;
        asked.check(&reader)?;
        let wish = reader.wish()?;
        asked.exact(&reader, wish)
    }
}

impl Asked<'_> {
    fn whole(self, order: &Order, misread: Misread) -> OrderError {
        OrderError::whole(order, misread).citing(self.asking.decision().id())
    }

    /// Refuses what answers something else.
    fn check(self, reader: &Reader<'_>) -> Result<(), OrderError> {
        let decision = self.asking.decision();
        let parts = &reader.parts;
        let verb = parts.verbs.iter().find(|(verb, _)| !decision.understands(*verb));
        let stray = |part| !decision.takes(part);
        let strays = [
            verb.map(|&(_, word)| word),
            parts.tiles.first().map(|&(_, word)| word).filter(|_| stray(Part::Tile)),
            parts.squares.first().map(|&(_, word)| word).filter(|_| stray(Part::Square)),
            parts.segments.first().map(|&(_, word)| word).filter(|_| stray(Part::Segment)),
            foreign_canal(decision, reader.order),
        ];
        if let Some(word) = strays.into_iter().flatten().next() {
            return Err(self.elsewhere(word));
        }
        // A number or a place alone may be the rest of a quoted board. A tile with
        // its square says enough by itself.
        let plants = !parts.tiles.is_empty() && !parts.squares.is_empty();
        if parts.verbs.is_empty() && !plants {
            return Err(self.whole(reader.order, Misread::WhatToDo(self.such())));
        }
        Ok(())
    }

    /// What a wish comes to. Only a tile may be left for the position to say.
    fn exact(self, reader: &Reader<'_>, wish: Wish) -> Result<Action, OrderError> {
        let open = || self.whole(reader.order, Misread::Open(self.such()));
        Ok(match (wish, self.asking) {
            (Wish::Bid(amount), _) => Action::Bid(amount),
            (Wish::Plant(which, Spot::At(square)), _) => {
                Action::Plant(self.tile(reader, which)?, square)
            }
            (Wish::Propose(Channel::At(place), Money::Exactly(amount)), _) => {
                Action::Propose(place, amount)
            }
            (Wish::Accept(Channel::At(place)), _) => Action::Accept(place),
            // Building where somebody proposed is accepting (D55).
            (Wish::Build(Channel::At(place)), Asking::Build(offers))
                if offers.is_proposed(place) =>
            {
                Action::Accept(place)
            }
            (Wish::Build(Channel::At(place)), Asking::Extra(_))
            | (Wish::Extra(Channel::At(place)), _) => Action::Extra(place),
            (Wish::Build(Channel::At(place)), _) => Action::Build(place),
            (Wish::No(_), asking) => asking.decision().description().no.ok_or_else(open)?,
            (
                Wish::BidUpTo(_)
                | Wish::BidBest
                | Wish::DecideBest
                | Wish::ExtraWorth(_)
                | Wish::Plant(_, Spot::Near(_) | Spot::Best)
                | Wish::Propose(..)
                | Wish::Accept(Channel::Waters(_) | Channel::Best)
                | Wish::Build(Channel::Waters(_) | Channel::Best)
                | Wish::Extra(Channel::Waters(_) | Channel::Best),
                _,
            ) => return Err(open()),
        })
    }

    /// The number may be left out where one such tile is to be had, and the tile
    /// where there is but one. That it is on offer at all is for the rules to say.
    fn tile(self, reader: &Reader<'_>, which: Option<Which>) -> Result<Tile, OrderError> {
        let offer = if let Asking::Leftover(leftover) = self.asking {
            vec![leftover.tile]
        } else {
            planting::tiles(self.game)
        };
        let kind = match which {
            Some(Which::Tile(tile)) => return Ok(tile),
            Some(Which::Kind(kind)) => Some(kind),
            Some(Which::Any) | None => None,
        };
        let fits = |tile: &Tile| kind.is_none_or(|kind| tile.kind() == kind);
        let word = reader.parts.tiles.first().map(|&(_, word)| word);
        let at = |misread: Misread| match word {
            Some(word) => self.at(word, misread),
            None => self.whole(reader.order, misread),
        };
        match (offer.iter().copied().filter(fits).collect::<Vec<_>>().as_slice(), kind) {
            (&[only], _) => Ok(only),
            ([], Some(kind)) => {
                let (kind, offer) = (Typed::of(kind.word()), Typed::one_of(offer));
                Err(at(Misread::NotOffered { kind, offer }).citing("S28"))
            }
            (several, Some(_)) => Err(at(Misread::WhichOf(Typed::one_of(several)))),
            (_, None) => Err(at(Misread::WhichTile(Typed::one_of(offer)))),
        }
    }

    /// The place of an order that names none: the only proposal, if it is accepted.
    pub(super) fn place(self, order: &Order, accepts: bool) -> Result<Segment, OrderError> {
        let mut proposed: Vec<Segment> = Vec::new();
        if let Asking::Build(offers) = self.asking {
            proposed.extend(offers.sums().into_iter().map(|(place, _)| place));
        }
        match proposed.as_slice() {
            &[only] if accepts => Ok(only),
            [] => {
                let places = OneOf(self.game.land.buildable());
                Err(self.whole(order, Misread::WhereCanal(places)))
            }
            _ => Err(self.whole(order, Misread::WhichProposed(OneOf(proposed)))),
        }
    }

    /// Which of the proposals is accepted?
    pub(super) fn which_proposed(self, order: &Order, offers: &Offers) -> OrderError {
        let proposed = offers.sums().into_iter().map(|(place, _)| place).collect();
        self.whole(order, Misread::WhichProposed(OneOf(proposed)))
    }

    /// How much is bid?
    pub(super) fn how_much(self, order: &Order) -> OrderError {
        let bid = self.example(|action| action.bid().is_some());
        self.whole(order, Misread::HowMuch(Such::stated(bid)))
    }

    pub(super) fn which_square(self, order: &Order) -> OrderError {
        self.whole(order, Misread::WhichSquare(Such::asked(self.example(|_| true))))
    }

    /// Money for no place is refused (D50).
    pub(super) fn for_which_place(self, order: &Order, amount: u32) -> OrderError {
        let same = |it: &Action| matches!(it, Action::Propose(_, offered) if *offered == amount);
        let such = Such::asked(self.example(same));
        self.whole(order, Misread::ForWhichPlace { amount, such })
    }
}

/// «No canal» is no bid, though the word means nothing where canals are asked
/// about.
fn foreign_canal(decision: Decision, order: &Order) -> Option<&Word> {
    let terms = vocabulary::terms().ok()?;
    let canal = |word: &&Word| terms.means(&word.text, |term| term == Term::Canal);
    order
        .words
        .iter()
        .find(canal)
        .filter(|_| decision.takes(Part::Amount) && !decision.takes(Part::Segment))
}
