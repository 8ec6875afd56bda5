//! The decisions that can be planned, which of them a seat still has before
//! it in a round, and which a wish is for.

use super::super::decision::{Asking, Decision};
use super::super::state::{Moving, Phase, Santiago};
use super::super::vocabulary::{self, Meaning, Term, Verb};
use super::wish::{No, Wish};
use crate::engine::words::Meant;
use crate::engine::{Order, Seat};
use std::fmt;
use strum::VariantArray;

/// A decision that can be planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Slot {
    /// P3 and P4.
    Bid,
    /// P5.
    Plant,
    /// P6.
    Leftover,
    /// P7.
    Propose,
    /// P8.
    Canal,
    /// P9.
    Extra,
}

/// The word of an address: a verb that belongs to this decision alone, or a word
/// of its own.
enum Address {
    Verb(Verb),
    Term(Term),
}

impl Slot {
    pub(in super::super) fn all() -> impl Iterator<Item = Slot> {
        Slot::VARIANTS.iter().copied()
    }

    fn address(self) -> Address {
        match self {
            Slot::Bid => Address::Verb(Verb::Bid),
            Slot::Plant => Address::Verb(Verb::Plant),
            Slot::Leftover => Address::Term(Term::Leftover),
            Slot::Propose => Address::Verb(Verb::Propose),
            Slot::Canal => Address::Term(Term::Canal),
            Slot::Extra => Address::Verb(Verb::Extra),
        }
    }

    /// What is decided: of P3 and P4, which are answered alike, the first.
    pub(in super::super) fn decision(self) -> Decision {
        match self {
            Slot::Bid => Decision::Bid,
            Slot::Plant => Decision::Plant,
            Slot::Leftover => Decision::Leftover,
            Slot::Propose => Decision::Propose,
            Slot::Canal => Decision::Build,
            Slot::Extra => Decision::Extra,
        }
    }

    fn of_verb(verb: Verb) -> Option<Slot> {
        Slot::all().find(|slot| matches!(slot.address(), Address::Verb(own) if own == verb))
    }

    fn of_term(word: &str) -> Option<Slot> {
        let terms = vocabulary::terms().ok()?;
        Slot::all().find(|slot| match slot.address() {
            Address::Verb(_) => false,
            Address::Term(own) => terms.means(word, |term| term == own),
        })
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.address() {
            Address::Verb(verb) => verb.word(),
            Address::Term(term) => term.word(),
        })
    }
}

/// The slot these words begin with. Without a colon only `leftover` is one, and
/// `canal` before what can't be an order: the other words begin orders, or
/// stand in them.
pub(super) fn address(order: &Order, colon: bool) -> Option<(Slot, usize)> {
    let word = order.words.first()?.text.as_str();
    if colon {
        return named(word).map(|slot| (slot, 1));
    }
    let slot = Slot::of_term(word)?;
    if slot == Slot::Leftover {
        return Some((slot, 1));
    }
    let words = order.words.get(1..).filter(|rest| !rest.is_empty())?.to_vec();
    let rest = super::super::read::wish(Some(slot), &Order { words, ..order.clone() }, None);
    rest.is_ok_and(|wish| !wish.is_exact()).then_some((slot, 1))
}

/// Does this word begin an address in some language?
pub(super) fn begins_address(word: &str) -> bool {
    let of_verb = |it: Meaning| matches!(it, Meaning::Verb(verb) if Slot::of_verb(verb).is_some());
    Slot::of_term(word).is_some()
        || vocabulary::built_in().is_ok_and(|known| known.means(word, of_verb))
}

fn named(word: &str) -> Option<Slot> {
    if let Some(slot) = Slot::of_term(word) {
        return Some(slot);
    }
    let verbs = Verb::all().filter(|&verb| Slot::of_verb(verb).is_some());
    let wanted: Vec<Meaning> = verbs.map(Meaning::Verb).collect();
    match vocabulary::built_in().ok()?.meanings(word, &wanted).as_slice() {
        &[Meaning::Verb(verb)] => Slot::of_verb(verb),
        _ => None,
    }
}

impl Santiago {
    /// The slot of the seat's present question. P2 can't be planned.
    pub(super) fn present_slot(&self, seat: Seat) -> Option<Slot> {
        self.asked(seat)?.description().slot
    }

    /// What a seat may still have to decide in this round, in order. What is
    /// not settled yet is in: before the auction ends anybody may come to
    /// build (S26) or to win (S30).
    pub(super) fn coming_slots(&self, seat: Seat) -> Vec<Slot> {
        let spare = usize::from(self.figures.stacks) > self.seats.count();
        let builds = seat == self.builder;
        let extra = self.may_use_extra(seat);
        let (bids, plants, last, proposes, decides) = match &self.phase {
            Phase::Asks(Asking::Bid(auction)) => {
                let answered = auction.answers.iter().any(|&(other, _)| other == seat);
                (!answered, true, spare, true, true)
            }
            // A sealed bid may be changed (D93), but need not be.
            Phase::Asks(Asking::SealedBid(bids)) => {
                (bids.of(seat).is_none(), true, spare, true, true)
            }
            Phase::Moves(Moving::Unsealed { winner }) => {
                (false, true, *winner == seat, *winner == seat, builds)
            }
            Phase::Asks(Asking::Plant(planting)) => {
                let wins = spare && planting.winner() == Some(seat);
                (false, planting.awaits(seat), wins, !builds, builds)
            }
            Phase::Asks(Asking::Leftover(leftover)) => {
                (false, false, leftover.winner == seat, !builds, builds)
            }
            Phase::Asks(Asking::Propose(proposals)) => {
                let answered = proposals.answers.iter().any(|&(other, _)| other == seat);
                (false, false, false, !builds && !answered, builds)
            }
            Phase::Asks(Asking::Build(_)) => (false, false, false, false, builds),
            Phase::Asks(Asking::Extra(_)) => (false, false, false, false, false),
            Phase::Asks(Asking::FirstCanal(_)) | Phase::Moves(_) | Phase::Finished(_) => {
                return Vec::new();
            }
        };
        let comes = |slot: &Slot| match slot {
            Slot::Bid => bids,
            Slot::Plant => plants,
            Slot::Leftover => last,
            Slot::Propose => proposes,
            Slot::Canal => decides,
            Slot::Extra => extra,
        };
        Slot::all().filter(comes).collect()
    }

    /// May this seat be asked about its extra canal in this round (D65, S66)?
    pub(in super::super) fn may_use_extra(&self, seat: Seat) -> bool {
        let has = self.player(seat).is_some_and(|player| player.extra_canal);
        let builds = self.two_players()
            && !self.figures.two_player_builder_extra
            && !self.phase.is_bidding()
            && seat == self.builder;
        let declined = matches!(&self.phase, Phase::Asks(Asking::Extra(extra)) if extra.declined.contains(&seat));
        has && !builds && !declined
    }

    /// The slot of a wish without an address: the present one if it fits, else the only
    /// coming one that it can be meant for.
    pub(super) fn meant_slot(&self, seat: Seat, wish: &Wish) -> Option<Slot> {
        let present = self.present_slot(seat);
        if let Some(present) = present.filter(|&slot| fits(slot, wish)) {
            return Some(present);
        }
        // D69: in phase 5 all are asked the same, one after the other.
        let no = matches!(wish, Wish::No(No::Hold | No::Pass | No::Nothing));
        let extra = no && matches!(self.phase, Phase::Asks(Asking::Extra(_)));
        let slot = if extra { Slot::Extra } else { unmistakable(wish)? };
        self.coming_slots(seat).contains(&slot).then_some(slot)
    }

    /// Before it is settled who builds, `build s9` may be said of any canal.
    pub(super) fn must_name_canal(&self, seat: Seat, wish: &Wish) -> bool {
        let settled = seat == self.builder && !self.phase.is_bidding();
        matches!(wish, Wish::Accept(_) | Wish::Build(_)) && !settled
    }
}

/// Can a wish be for this decision if that is named?
pub(super) fn fits(slot: Slot, wish: &Wish) -> bool {
    slot.decision().understands(wish.verb())
}

/// Is this said of that decision and of no other?
pub(super) fn belongs(slot: Slot, wish: &Wish) -> bool {
    if matches!(wish, Wish::No(No::Skip) | Wish::Build(_)) {
        return slot == Slot::Canal;
    }
    fits(slot, wish)
}

/// The only decision that such a wish can be for. A mere no can be for any; a pass is for
/// the next bid. The extra canal and the leftover have words of their own.
fn unmistakable(wish: &Wish) -> Option<Slot> {
    if matches!(wish, Wish::No(No::Skip | No::Hold | No::Nothing)) {
        return None;
    }
    Slot::all().find(|&slot| fits(slot, wish))
}
