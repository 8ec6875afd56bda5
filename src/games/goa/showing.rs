//! What each viewer sees of the position and hears of the events. Secret are
//! ducats (G14), hands, the steps a player has waiting, and what an edition
//! leaves out unseen (D6). The order of the deck and the Bonanza tiles not yet
//! turned up exist nowhere (D12).

use super::acquire::Choice;
use super::agenda::{self, Task};
use super::auction;
use super::board::Cell;
use super::event::{Event, Why};
use super::state::{Goa, Phase, ROUNDS_OF_HALF, Store, Turn};
use super::tiles::{Colony, Column, Spice, Tile};
use super::view::{
    AttemptView, AuctionView, CellView, ColonyView, ColumnView, LotView, News, PhaseName,
    PlayerView, Prompt, Question, StepView, StoreView, TurnView, View,
};
use super::{
    acquire, colony, draw, extras, markers, possible, progress, quick_start, resupply, scoring,
    spices,
};
use crate::engine::{Seat, Secret, Viewer};

impl Goa {
    /// The position as a viewer may know it.
    #[must_use]
    pub fn view_for(&self, viewer: Viewer) -> View {
        let lots = self.lot_views();
        let mut left_out = self.left_out.clone();
        left_out.sort_unstable();
        View {
            viewer,
            edition: self.figures.edition.clone(),
            kinds: self.kinds(),
            gains: self.figures.gains.clone(),
            points: self.figures.points.clone(),
            values: self.figures.columns.each_ref().map(|column| column.values),
            limit_binds: self.figures.limit_binds,
            round: self.round,
            rounds: 2 * ROUNDS_OF_HALF,
            half: self.letter(),
            phase: self.phase_name(),
            flag: self.flag,
            flag_at: self.flag_at,
            cells: Cell::all().map(|cell| self.cell_view(cell, &lots)).collect(),
            lots,
            settled: self.settled.iter().map(|lot| lot.seat).collect(),
            auction: self.phase.auction().map(auction_view),
            turn: self.turn.as_ref().map(turn_view),
            attempt: colony::attempt(self).map(|attempt| AttemptView {
                seat: attempt.seat,
                colony: attempt.colony,
                needed: self.figures.needed(attempt.colony),
                board: attempt.board,
                cards: attempt.cards.clone(),
                short: if attempt.succeeded { 0 } else { count(attempt.short(self)) },
            }),
            players: self.seats.iter().map(|seat| self.player_view(seat, viewer)).collect(),
            extras: self.extras,
            deck: self.deck.count(),
            discards: self.discards.cards().to_vec(), // D70
            left_out: self.figures.left_out.shown.then_some(left_out),
            used: self.used.clone(), // D90
            colonies: Colony::ALL.into_iter().map(|colony| self.colony_view(colony)).collect(),
            awaiting: self.awaiting().collect(),
            prompt: self.prompt(viewer),
            standings: self.phase.standings().cloned(),
        }
    }

    fn kinds(&self) -> Vec<Tile> {
        let mut kinds = [self.figures.tiles_a.as_slice(), &self.figures.tiles_b].concat();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    fn over(&self) -> bool {
        self.phase.is_over()
    }

    fn phase_name(&self) -> PhaseName {
        match &self.phase {
            Phase::QuickStart(_) => PhaseName::QuickStart,
            Phase::Deal(_) | Phase::RoundStart | Phase::Markers(_) => PhaseName::Markers,
            Phase::Auction(_) => PhaseName::Auction,
            // The last lot is settled, but what it brings is still open.
            Phase::Actions(0) if self.turn.is_none() => PhaseName::Auction,
            Phase::Actions(_) => PhaseName::Actions,
            Phase::Extras(_) => PhaseName::Extras,
            Phase::Finished(_) => PhaseName::Finished,
        }
    }

    fn lot_views(&self) -> Vec<LotView> {
        let (lots, settled) = match &self.phase {
            Phase::Markers(markers) => (&markers.lots, &[][..]),
            Phase::Auction(auction) => (&auction.lots, auction.settled.as_slice()),
            Phase::Deal(_)
            | Phase::QuickStart(_)
            | Phase::RoundStart
            | Phase::Actions(_)
            | Phase::Extras(_)
            | Phase::Finished(_) => return Vec::new(),
        };
        (1..)
            .zip(lots)
            .map(|(number, lot)| {
                let won = settled.get(usize::from(number) - 1);
                let there = lot.cell.and_then(|cell| self.grid.tile(cell));
                LotView {
                    number,
                    seller: lot.seller,
                    cell: lot.cell,
                    tile: won.map_or(there, |&(tile, ..)| tile),
                    won: won.map(|&(_, seat, price)| (seat, price)),
                }
            })
            .collect()
    }

    fn cell_view(&self, cell: Cell, lots: &[LotView]) -> CellView {
        // G30: the marker goes back once its lot is settled.
        let lot = lots.iter().find(|lot| lot.cell == Some(cell) && lot.won.is_none());
        CellView {
            cell,
            tile: self.grid.tile(cell),
            marker: lot.map(|lot| (lot.number, lot.seller)),
            bonanza: self.corners.contains(&cell),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        // Everything is published with the result (D105).
        let knows = self.over() || viewer.sees_secrets_of(seat);
        let names = player.store_names().into_iter().zip(&player.stores);
        PlayerView {
            seat,
            ducats: knows.then_some(player.ducats), // G14
            ships: player.ships,                    // D7
            colonists: player.colonists,
            extras: player.extras,
            columns: Column::ALL.into_iter().map(|it| self.column_view(seat, it)).collect(),
            stores: names.map(|(name, store)| store_view(name, store)).collect(),
            tiles: player.tiles.clone(),
            set_aside: player.set_aside.clone(), // D81
            hand: knows.then(|| player.hand.clone()),
            hand_count: player.hand.len(),
            hand_limit: self.hand_limit(seat),
            points: scoring::points(self, seat, knows, self.over()),
        }
    }

    fn column_view(&self, seat: Seat, column: Column) -> ColumnView {
        let row = self.player(seat).row(column);
        let next = row + 1;
        let (spices, ships) = progress::price(self, seat, column, None);
        ColumnView {
            column,
            row,
            value: self.value(seat, column),
            next: (row < progress::LAST_ROW).then(|| StepView {
                value: self.figures.value(column, next),
                hand_limit: (column == Column::Expedition).then(|| self.figures.limit(next)),
                spices,
                ships: count(ships),
                payable: progress::payable(self, seat, column, None),
            }),
        }
    }

    fn colony_view(&self, colony: Colony) -> ColonyView {
        ColonyView {
            colony,
            needed: self.figures.needed(colony),
            places: self.figures.places(colony),
            tiles: self.colonies.iter().copied().filter(|tile| tile.colony == colony).collect(),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Option<Prompt> {
        let Viewer::Seat(seat) = viewer else { return None };
        let (suggested, default) = self.advice(seat)?;
        let question = self.question_to(seat)?;
        Some(Prompt { question, suggested, default })
    }

    pub(super) fn question_to(&self, seat: Seat) -> Option<Question> {
        if agenda::asks(self).is_some() {
            return self.question_of_agenda(seat);
        }
        let possible = |turn: &Turn| Box::new(possible::of(self, turn));
        Some(match (&self.phase, &self.turn) {
            (Phase::QuickStart(_), _) => quick_start::question(self),
            (Phase::Markers(placed), _) => markers::question(self, placed),
            (Phase::Auction(lots), _) => return auction::question(self, lots, seat),
            (_, Some(turn)) if turn.done => Question::After(possible(turn)),
            (_, Some(turn)) => Question::Action(possible(turn)),
            (Phase::Extras(_), None) => Question::Extra {
                extras: self.player(seat).extras,
                must: !extras::may_pass(self, seat),
                possible: {
                    let begun = possible::extra_begun(self, seat);
                    Box::new(possible::of(&begun, begun.turn.as_ref()?))
                },
            },
            (Phase::Deal(_) | Phase::RoundStart | Phase::Actions(_) | Phase::Finished(_), None) => {
                return None;
            }
        })
    }

    fn question_of_agenda(&self, seat: Seat) -> Option<Question> {
        let player = self.player(seat);
        Some(match self.agenda.last()? {
            Task::Acquire { tile, .. } => match acquire::choice(self, seat, *tile)? {
                Choice::Goods(count) => Question::ShipsOrColonists { count },
                Choice::Favor => Question::Favor { tiles: acquire::favors(self) },
                Choice::Crop => {
                    let (why, kinds) = (Why::Tile(*tile), Spice::ALL.to_vec());
                    Question::Spices { why, most: 1, kinds }
                }
                Choice::Plantation => {
                    let laid = player.store_names().into_iter().zip(&player.stores);
                    let laid = laid.filter(|(_, store)| store.is_plantation());
                    let stores = laid.map(|(name, store)| store_view(name, store)).collect();
                    Question::FifthPlantation { new: *tile, stores }
                }
            },
            Task::Spices { most, why, .. } => {
                Question::Spices { why: *why, most: *most, kinds: spices::welcome(player) }
            }
            Task::Draw { cards, .. } => Question::Room {
                due: *cards,
                surplus: draw::surplus(self, seat, *cards),
                may_play: self.turn.as_ref().is_some_and(|turn| !turn.card_played),
            },
            Task::Resupply { cards, .. } => Question::Resupply {
                count: resupply::count(cards),
                room: u8::try_from(spices::room(player)).unwrap_or(u8::MAX),
            },
            Task::Attempt(attempt) if attempt.succeeded => Question::Founded {
                colony: attempt.colony,
                tiles: colony::tiles(self, attempt.colony),
                places: self.figures.places(attempt.colony),
            },
            Task::Attempt(attempt) => {
                let short = attempt.short(self);
                Question::Short {
                    colony: attempt.colony,
                    short: count(short),
                    payable: player.colonists >= short,
                    possible: Box::new(possible::of(self, self.turn.as_ref()?)),
                }
            }
            Task::Claim { .. } | Task::Gain { .. } | Task::CardDone { .. } => return None,
        })
    }

    /// What of an event is not for everybody to know. Payments, and what is laid
    /// on a colony, everybody sees (D8, D63).
    pub(super) fn secret_of_event(&self, event: &Event) -> Secret<News> {
        match event {
            Event::Drew { seat, cards, due, why } => {
                let cards = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                Secret::Part(Some(*seat), News::Drew { seat: *seat, cards, due: *due, why: *why })
            }
            Event::Stopped { seat, .. } => Secret::Whole(Some(*seat)),
            // What a player means to do later is nobody else's business. Of what
            // a moderator does the entry itself is told, as far as it may be.
            Event::Line { .. } | Event::Adjusted { .. } | Event::HandLimit { .. } => {
                Secret::Whole(None)
            }
            Event::Dealt { letter, grid, .. } if !self.figures.left_out.shown => {
                let (letter, grid) = (*letter, grid.clone());
                let dealt = Event::Dealt { letter, left_out: Vec::new(), grid };
                Secret::Part(None, News::Fact(dealt)) // D6
            }
            Event::Dealt { .. }
            | Event::QuickStart { .. }
            | Event::Round { .. }
            | Event::Flagged { .. }
            | Event::Marked { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
            | Event::Turn { .. }
            | Event::Did { .. }
            | Event::TurnOver { .. }
            | Event::ExtraPassed { .. }
            | Event::Goods { .. }
            | Event::Moved { .. }
            | Event::Laid { .. }
            | Event::GaveUp { .. }
            | Event::Kept { .. }
            | Event::Used { .. }
            | Event::Spent { .. }
            | Event::Exchanged { .. }
            | Event::Favored { .. }
            | Event::Claimed { .. }
            | Event::Lost { .. }
            | Event::Forgone { .. }
            | Event::Reshuffled
            | Event::Played { .. }
            | Event::CardDone { .. }
            | Event::Discarded { .. }
            | Event::Revealed { .. }
            | Event::Attempt { .. }
            | Event::Succeeded { .. }
            | Event::Founded { .. }
            | Event::Failed { .. }
            | Event::Over { .. } => Secret::Nothing,
        }
    }
}

fn auction_view(auction: &auction::Auction) -> AuctionView {
    let bids = auction.answers.iter().copied().filter(|&(_, amount)| amount > 0);
    AuctionView {
        lot: u8::try_from(auction.settled.len() + 1).unwrap_or(u8::MAX),
        answers: auction.answers.clone(),
        highest: bids.max_by_key(|&(_, amount)| amount),
    }
}

fn turn_view(turn: &Turn) -> TurnView {
    TurnView {
        seat: turn.seat,
        number: turn.number,
        done: turn.done,
        card_played: turn.card_played,
    }
}

fn store_view(name: super::action::StoreName, store: &Store) -> StoreView {
    StoreView {
        name,
        allowed: store.allowed().collect(),
        places: store.places,
        content: store.content.clone(),
    }
}

fn count(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
