//! The position.

use super::decision::Asking;
use super::first_canal::FirstCanal;
use super::land::Land;
use super::proposals::Proposal;
use super::setup::{Deal, Figures, FirstCanalDeal};
use super::tiles::{Bag, Tile};
use super::view::PhaseName;
use crate::engine::{BySeat, Seat, Seats, Standings};

/// A game of Santiago at some moment.
///
/// Nothing in it tells the future: the tiles to come are a multiset (D8).
/// There is no bank in it, since the bank is without limit (S6, D6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Santiago {
    pub(super) seats: Seats,
    pub(super) figures: Figures,
    /// From 1; 0 before the first reveal.
    pub(super) round: u8,
    /// Holder of the token: bids last next round, decides in this (D36).
    pub(super) builder: Seat,
    pub(super) players: BySeat<Player>,
    pub(super) land: Land,
    /// Blue canals of the supply; one leaves it in every round.
    pub(super) supply: u8,
    pub(super) set_aside: Option<Tile>,
    pub(super) unseen: Bag,
    /// The tiles still to be taken, in the order of their stacks.
    pub(super) offer: Vec<Tile>,
    /// This round's auction once it is over, in the order of its answers; 0 is
    /// a pass.
    pub(super) answers: Vec<(Seat, u32)>,
    /// This round's proposals once they are decided on, in the order of their
    /// answers.
    pub(super) proposals: Vec<(Seat, Option<Proposal>)>,
    pub(super) phase: Phase,
}

/// What a player owns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Player {
    /// Bids and offers on the table included, until they are paid (D30, D51).
    pub(super) money: u32,
    /// Farmers not yet placed; those who leave the land don't come back (D24).
    pub(super) farmers: u8,
    /// The one blue canal of their own (S1, D87).
    pub(super) extra_canal: bool,
}

/// Where in the game we are: a phase asks, moves on by itself, or is the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
    Asks(Asking),
    Moves(Moving),
    Finished(Standings),
}

/// What is about to happen by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Moving {
    /// A tile is shown and put away (S4).
    SetAside(Tile),
    /// A round begins (S22).
    Reveal,
    /// Phase 2 with two players: the winner is known, the token moves.
    Unsealed { winner: Seat },
    /// Phase 6.
    Drought,
    /// Phase 7.
    Payday,
    /// The last drought is over; what remains is to count (S47).
    Counting,
}

impl Phase {
    /// What is asked; `None` if it moves on by itself, or the game is over.
    pub(super) fn asks(&self) -> Option<&Asking> {
        if let Phase::Asks(asking) = self { Some(asking) } else { None }
    }

    /// How the game ended, if it did.
    pub(super) fn standings(&self) -> Option<&Standings> {
        if let Phase::Finished(standings) = self { Some(standings) } else { None }
    }

    /// The proposals that lie on the table, in the order of their answers.
    pub(super) fn proposals(&self) -> Option<&[(Seat, Option<Proposal>)]> {
        self.asks()?.proposals()
    }

    /// Is an answer of the auction asked for?
    pub(super) fn is_bidding(&self) -> bool {
        self.asks().is_some_and(|it| it.decision().description().phase == PhaseName::Auction)
    }
}

impl Santiago {
    /// The position right after the set-up.
    pub(super) fn from_deal(deal: &Deal) -> Santiago {
        let first = |first| Phase::Asks(Asking::FirstCanal(first));
        let phase = match (deal.set_aside, deal.first_canal) {
            (Some(tile), _) => Phase::Moves(Moving::SetAside(tile)),
            (None, FirstCanalDeal::Asked(seat)) => first(FirstCanal::Asked(seat)),
            (None, FirstCanalDeal::Drawn(place)) => first(FirstCanal::Drawn(place)),
            (None, FirstCanalDeal::None) => Phase::Moves(Moving::Reveal),
        };
        let player =
            Player { money: deal.figures.money, farmers: deal.figures.farmers, extra_canal: true };
        Santiago {
            seats: deal.seats,
            figures: deal.figures.clone(),
            round: 0,
            builder: deal.builder,
            players: BySeat::from_fn(deal.seats, |_| player.clone()),
            land: Land::new(deal.spring, deal.palms),
            supply: deal.figures.supply,
            set_aside: None,
            unseen: deal.tiles.clone(),
            offer: Vec::new(),
            answers: Vec::new(),
            proposals: Vec::new(),
            phase,
        }
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.values().nth(seat.index())
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.values_mut().nth(seat.index())
    }

    pub(super) fn money(&self, seat: Seat) -> u32 {
        self.player(seat).map_or(0, |player| player.money)
    }

    /// Is this a table of two, with the rules of section S52?
    pub(super) fn two_players(&self) -> bool {
        self.seats.count() == 2
    }

    /// Its phases 1 to 5 are like any other's (S44); only drought and pay differ,
    /// with two players, too (S67).
    pub(super) fn is_last_round(&self) -> bool {
        self.round >= self.figures.rounds
    }

    /// Everybody but the builder, clockwise from the builder's left (S31).
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        self.seats.clockwise_from(self.builder).skip(1)
    }

    /// Did this player pass in this round's auction? Then they place one farmer
    /// fewer (S29, S63), the winner of two passes included (D91).
    pub(super) fn passed(&self, seat: Seat) -> bool {
        self.answers.contains(&(seat, 0))
    }
}
