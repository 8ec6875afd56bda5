//! The land: spring, palms, plantations and canals, and what follows from
//! where they are.

use super::board::{JUNCTIONS, Junction, SEGMENTS, SQUARES, Segment, Square};
use super::tiles::Tile;
use super::view::CanalView;
use crate::engine::Seat;

/// A tile on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plantation {
    /// Face up; without farmers it belongs to nobody for good (S19, D18, D19).
    Green { tile: Tile, farmers: Option<Farmers> },
    /// Turned over for good (S20); it has no kind any more but still fills its
    /// square (D23).
    Dried {
        /// Its front, known to who remembers it; nothing but a correction (D99)
        /// asks for it.
        front: Option<Tile>,
    },
}

/// One player's farmers on one tile: never none, never two players' (D18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Farmers {
    owner: Seat,
    count: u8,
}

impl Farmers {
    /// `None` for no farmer: the tile is neutral.
    pub(super) fn new(owner: Seat, count: u8) -> Option<Farmers> {
        (count > 0).then_some(Farmers { owner, count })
    }

    pub(super) fn owner(self) -> Seat {
        self.owner
    }

    pub(super) fn count(self) -> u8 {
        self.count
    }
}

/// Everything on the board. Neither tile nor canal ever leaves it (D12, D17),
/// unless a correction takes it away (D99).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Land {
    pub(super) spring: Junction,
    /// A palm moves onto the tile of its square, so the square says enough (S18).
    pub(super) palms: [Square; 3],
    plantations: [Option<Plantation>; SQUARES],
    canals: [Option<CanalView>; SEGMENTS],
}

impl Land {
    pub(super) fn new(spring: Junction, palms: [Square; 3]) -> Land {
        Land { spring, palms, plantations: [None; SQUARES], canals: [None; SEGMENTS] }
    }

    pub(super) fn plantation(&self, square: Square) -> Option<Plantation> {
        self.plantations[square.index()]
    }

    /// A tile with farmers or without, where a tile is.
    pub(super) fn green(&self, square: Square) -> Option<(Tile, Option<Farmers>)> {
        match self.plantation(square)? {
            Plantation::Green { tile, farmers } => Some((tile, farmers)),
            Plantation::Dried { .. } => None,
        }
    }

    pub(super) fn set(&mut self, square: Square, plantation: Plantation) {
        self.plantations[square.index()] = Some(plantation);
    }

    /// What lies there from now on, put right by hand (D99).
    pub(super) fn put(&mut self, square: Square, plantation: Option<Plantation>) {
        self.plantations[square.index()] = plantation;
    }

    pub(super) fn put_canal(&mut self, segment: Segment, canal: Option<CanalView>) {
        self.canals[segment.index()] = canal;
    }

    pub(super) fn canal(&self, segment: Segment) -> Option<CanalView> {
        self.canals[segment.index()]
    }

    pub(super) fn lay(&mut self, segment: Segment, canal: CanalView) {
        self.canals[segment.index()] = Some(canal);
    }

    pub(super) fn has_palm(&self, square: Square) -> bool {
        self.palms.contains(&square)
    }

    /// A square without a tile is free, palm or not (S16, S18, D17).
    pub(super) fn empty(&self) -> Vec<Square> {
        Square::all().filter(|&square| self.plantation(square).is_none()).collect()
    }

    /// S15: a whole side on a canal; a corner is not enough, and the spring
    /// waters nothing (D13). The square alone decides (D14).
    pub(super) fn irrigated(&self, square: Square) -> bool {
        square.segments().into_iter().any(|segment| self.canal(segment).is_some())
    }

    /// Where a canal may lie now (S11 to S14): on a free segment with an end in
    /// the network, which is the spring's junction and the ends of all canals.
    /// So the first canal starts at the spring (D11, S12).
    pub(super) fn buildable(&self) -> Vec<Segment> {
        let mut network = [false; JUNCTIONS];
        network[self.spring.index()] = true;
        for segment in Segment::all().filter(|&segment| self.canal(segment).is_some()) {
            for end in segment.ends() {
                network[end.index()] = true;
            }
        }
        Segment::all()
            .filter(|&segment| self.canal(segment).is_none())
            .filter(|segment| segment.ends().iter().any(|end| network[end.index()]))
            .collect()
    }

    /// Does any canal lie on the board?
    pub(super) fn any_canal(&self) -> bool {
        self.canals.iter().any(Option::is_some)
    }
}
