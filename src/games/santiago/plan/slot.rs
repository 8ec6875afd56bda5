//! The decisions that can be planned, which of them a seat still has before
//! it in a round, and which a wish is for.

use super::super::state::{Phase, Santiago};
use super::super::vocabulary::{self, Meaning, Term, Verb};
use super::wish::{Family, No, Wish};
use crate::engine::words::fold;
use crate::engine::{Order, Seat};
use std::fmt;

/// A decision that can be planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slot::Bid => "bid",
            Slot::Plant => "plant",
            Slot::Leftover => "leftover",
            Slot::Propose => "propose",
            Slot::Canal => "canal",
            Slot::Extra => "extra",
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
    if is_leftover(word) {
        return Some((Slot::Leftover, 1));
    }
    let words = order.words.get(1..).filter(|rest| !rest.is_empty())?.to_vec();
    let rest = || super::read::wish(Some(Slot::Canal), &Order { words, ..order.clone() }, None);
    let is_canal = is_canal(word) && rest().is_ok_and(|wish| !wish.is_exact());
    is_canal.then_some((Slot::Canal, 1))
}

fn is_canal(word: &str) -> bool {
    vocabulary::terms().is_ok_and(|known| known.means(word, |term| term == Term::Canal))
}

/// Does this word begin an address in some language?
pub(super) fn begins_address(word: &str) -> bool {
    let mut terms = [Term::Leftover, Term::Canal].into_iter();
    vocabulary::terms().is_ok_and(|known| {
        terms.any(|term| known.words(&[term]).any(|entry| fold(entry) == fold(word)))
    }) || vocabulary::built_in().is_ok_and(|known| {
        known.means(
            word,
            |meaning| matches!(meaning, Meaning::Verb(verb) if of_verb(verb).is_some()),
        )
    })
}

fn is_leftover(word: &str) -> bool {
    vocabulary::terms().is_ok_and(|known| known.means(word, |term| term == Term::Leftover))
}

fn named(word: &str) -> Option<Slot> {
    let terms = vocabulary::terms().ok()?;
    if is_leftover(word) {
        return Some(Slot::Leftover);
    }
    if terms.means(word, |term| term == Term::Canal) {
        return Some(Slot::Canal);
    }
    let wanted = [Verb::Bid, Verb::Plant, Verb::Propose, Verb::Extra].map(Meaning::Verb);
    match vocabulary::built_in().ok()?.meanings(word, &wanted).as_slice() {
        &[Meaning::Verb(verb)] => of_verb(verb),
        _ => None,
    }
}

fn of_verb(verb: Verb) -> Option<Slot> {
    match verb {
        Verb::Bid => Some(Slot::Bid),
        Verb::Plant => Some(Slot::Plant),
        Verb::Propose => Some(Slot::Propose),
        Verb::Extra => Some(Slot::Extra),
        _ => None,
    }
}

impl Santiago {
    /// The slot of the seat's present question. P2 can't be planned.
    pub(super) fn present_slot(&self, seat: Seat) -> Option<Slot> {
        match self.asked(seat)? {
            "P3" | "P4" => Some(Slot::Bid),
            "P5" => Some(Slot::Plant),
            "P6" => Some(Slot::Leftover),
            "P7" => Some(Slot::Propose),
            "P8" => Some(Slot::Canal),
            "P9" => Some(Slot::Extra),
            _ => None,
        }
    }

    /// What a seat may still have to decide in this round, in order. What is
    /// not settled yet is in: before the auction ends anybody may come to
    /// build (S26) or to win (S30).
    pub(super) fn coming_slots(&self, seat: Seat) -> Vec<Slot> {
        let spare = usize::from(self.figures.stacks) > self.seats.count();
        let builds = seat == self.builder;
        let extra = self.may_use_extra(seat);
        let (bids, plants, last, proposes, decides) = match &self.phase {
            Phase::Auction(auction) => {
                let answered = auction.answers.iter().any(|&(other, _)| other == seat);
                (!answered, true, spare, true, true)
            }
            // A sealed bid may be changed (D93), but need not be.
            Phase::SealedBids(bids) => (bids.of(seat).is_none(), true, spare, true, true),
            Phase::Unsealed { winner } => (false, true, *winner == seat, *winner == seat, builds),
            Phase::Planting(planting) => {
                let wins = spare && planting.winner() == Some(seat);
                (false, planting.awaits(seat), wins, !builds, builds)
            }
            Phase::Leftover(leftover) => (false, false, leftover.winner == seat, !builds, builds),
            Phase::Proposals(proposals) => {
                let answered = proposals.answers.iter().any(|&(other, _)| other == seat);
                (false, false, false, !builds && !answered, builds)
            }
            Phase::Decision(_) => (false, false, false, false, builds),
            Phase::ExtraCanal(_) => (false, false, false, false, false),
            Phase::SetAside(_)
            | Phase::FirstCanal(_)
            | Phase::Reveal
            | Phase::Drought
            | Phase::Payday
            | Phase::Counting
            | Phase::Finished(_) => return Vec::new(),
        };
        [
            (Slot::Bid, bids),
            (Slot::Plant, plants),
            (Slot::Leftover, last),
            (Slot::Propose, proposes),
            (Slot::Canal, decides),
            (Slot::Extra, extra),
        ]
        .into_iter()
        .filter_map(|(slot, comes)| comes.then_some(slot))
        .collect()
    }

    /// May this seat be asked about its extra canal in this round (D65, S66)?
    fn may_use_extra(&self, seat: Seat) -> bool {
        let has = self.player(seat).is_some_and(|player| player.extra_canal);
        let bidding = matches!(self.phase, Phase::Auction(_) | Phase::SealedBids(_));
        let builds = self.two_players()
            && !self.figures.two_player_builder_extra
            && !bidding
            && seat == self.builder;
        let declined = match &self.phase {
            Phase::ExtraCanal(extra) => extra.declined.contains(&seat),
            _ => false,
        };
        has && !builds && !declined
    }

    /// The slot of a wish without an address: the present one if it fits, else
    /// the one to come that no other can be meant instead of.
    pub(super) fn meant_slot(&self, seat: Seat, wish: &Wish) -> Option<Slot> {
        let fits = fitting(wish);
        let present = self.present_slot(seat);
        if let Some(present) = present.filter(|slot| fits.contains(slot)) {
            return Some(present);
        }
        // D69: in phase 5 all are asked the same, one after the other.
        let no = matches!(wish, Wish::No(No::Hold | No::Pass | No::Nothing));
        let slot = match &self.phase {
            Phase::ExtraCanal(_) if no => Slot::Extra,
            _ => unmistakable(wish)?,
        };
        self.coming_slots(seat).contains(&slot).then_some(slot)
    }

    /// Before it is settled who builds, `build s9` may be said of any canal.
    pub(super) fn must_name_canal(&self, seat: Seat, wish: &Wish) -> bool {
        let settled =
            seat == self.builder && !matches!(self.phase, Phase::Auction(_) | Phase::SealedBids(_));
        matches!(wish, Wish::Accept(_) | Wish::Build(_)) && !settled
    }
}

/// The slots a wish can be for if they are named, the likeliest first.
pub(super) fn fitting(wish: &Wish) -> &'static [Slot] {
    match wish {
        Wish::No(No::ProposeNothing) => &[Slot::Propose],
        Wish::No(No::Skip) => &[Slot::Canal, Slot::Propose, Slot::Extra],
        Wish::No(No::Hold) => &[Slot::Extra],
        Wish::No(No::Pass | No::Nothing) => &[Slot::Bid, Slot::Propose, Slot::Canal, Slot::Extra],
        Wish::Build(_) => &[Slot::Canal, Slot::Extra],
        other => match other.family() {
            Some(Family::Bid) => &[Slot::Bid],
            Some(Family::Plant) => &[Slot::Plant, Slot::Leftover],
            Some(Family::Propose) => &[Slot::Propose],
            Some(Family::Canal) => &[Slot::Canal],
            Some(Family::Extra) => &[Slot::Extra],
            None => &[],
        },
    }
}

/// Is this what is said of that decision, and of none besides?
pub(super) fn belongs(slot: Slot, wish: &Wish) -> bool {
    match wish {
        Wish::No(No::Skip) | Wish::Build(_) => slot == Slot::Canal,
        other => fitting(other).contains(&slot),
    }
}

/// The decision of a wish that names none, where no other is said so. A mere no
/// may be said of anything; a pass is one bid ahead. The extra canal, and the
/// leftover, have words of their own.
fn unmistakable(wish: &Wish) -> Option<Slot> {
    match wish {
        Wish::No(No::Pass) => Some(Slot::Bid),
        Wish::No(No::Skip | No::Hold | No::Nothing) => None,
        Wish::Build(_) => Some(Slot::Canal),
        other => fitting(other).first().copied(),
    }
}
