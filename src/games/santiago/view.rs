//! The position as one viewer may know it, and the news they may hear.
//!
//! Letters, archives and `show` see a game only through these types. A secret
//! the viewer must not know is absent: `None`, or not in the list.

use super::event::Event;
use super::vocabulary::Verb;
use super::{Action, Decision, Form, Junction, Kind, Segment, Square, Tile};
use crate::engine::{Awaited, Seat, Standings, Viewer};
use serde::{Deserialize, Serialize, Serializer};

/// The position.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The round being played, from 1; 0 while the first canal is laid (S53).
    pub round: u8,
    /// The number of rounds (S9, S56).
    pub rounds: u8,
    pub phase: PhaseName,
    /// Is money hidden (S7)?
    pub hidden_money: bool,
    /// Holder of the builder token.
    pub builder: Seat,
    /// The players, clockwise from the first seat.
    pub players: Vec<PlayerView>,
    /// Where the spring stands (S2).
    pub spring: Junction,
    /// All squares, lowest id first.
    pub squares: Vec<SquareView>,
    /// All segments, lowest id first.
    pub segments: Vec<SegmentView>,
    /// The tiles of this round that are still to be taken, lowest first.
    pub offer: Vec<Tile>,
    /// What the round's proposals were, in the order of their answers, until the
    /// next round begins. Conditions ask here; what a letter shows of them goes
    /// with their phase.
    #[serde(skip)]
    pub proposed: Vec<(Seat, Option<(Segment, u32)>)>,
    /// Blue canals in the supply.
    pub supply: u8,
    /// The tile shown and set aside before the game (S4).
    pub set_aside: Option<Tile>,
    /// The tiles not yet turned up: what they are, not their order (D9).
    pub unseen: Vec<(Tile, u8)>,
    /// The areas as they would score now, largest first.
    pub areas: Vec<AreaView>,
    /// Who is awaited, for what.
    pub awaiting: Vec<Awaited>,
    /// What the viewer may do now, if the viewer is a seat with a question.
    pub prompt: Option<Prompt>,
    /// What the viewer will be asked later in this phase, unless somebody before them
    /// decides it, and may answer now: the extra canal (D69).
    #[serde(skip)]
    pub ahead: Option<Prompt>,
    /// `Some` once the game is over.
    pub standings: Option<Standings>,
}

/// The phases of a round, for a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The first canal of a two-player game (S53).
    FirstCanal,
    /// Phase 1.
    Auction,
    /// Phase 3; phase 2 is never waited in.
    Planting,
    /// Phase 3: the tile nobody took (S30, S64).
    Leftover,
    /// Phase 4: proposals and the builder's decision.
    Canal,
    /// Phase 5.
    ExtraCanal,
    Finished,
}

/// What everybody, or the viewer, knows of a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    /// Money in hand, what lies on the table as a bid or an offer included
    /// until it is paid; `None` if hidden from the viewer.
    pub money: Option<u32>,
    /// Is the extra canal still unused (S37)?
    pub extra_canal: bool,
    /// This round's answer in the auction.
    pub bid: BidView,
    /// This round's proposal (S32).
    pub proposal: ProposalView,
    /// Points the plantations would bring now, were there no more drought (S49, S50).
    pub plantations: u32,
}

/// A player's answer in this round's auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BidView {
    /// None yet, or not this round.
    None,
    /// Given, sealed, and not the viewer's to know (S57).
    Sealed,
    /// An amount: public, or the viewer's own sealed bid.
    Amount(u32),
    Passed,
}

/// A player's proposal in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProposalView {
    /// Not asked yet, or not in this phase.
    None,
    /// A place and the money offered for it.
    Place(Segment, u32),
    Nothing,
}

/// A square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SquareView {
    pub square: Square,
    /// Does a palm stand here (S3, S18)?
    pub palm: bool,
    /// Does a canal run along one of its sides (S15)?
    pub irrigated: bool,
    pub plantation: Option<PlantationView>,
}

/// A tile on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlantationView {
    Green {
        tile: Tile,
        /// Whose farmers stand on it; `None` is neutral (S19).
        owner: Option<Seat>,
        /// How many; 0 exactly if neutral.
        farmers: u8,
    },
    /// Dried: turned over for the rest of the game (S20).
    Dried,
}

/// A segment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SegmentView {
    pub segment: Segment,
    /// The canal on it, if any.
    pub canal: Option<CanalView>,
    /// May a canal be laid here now (S12, S13)?
    pub buildable: bool,
    /// Proposals for this place in this round, in the order they were made.
    pub proposals: Vec<(Seat, u32)>,
}

/// A built canal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CanalView {
    /// From the supply, or the first canal of a two-player game.
    Supply,
    Extra(Seat),
}

/// A plantation area (S21) with what it would score (S49, S50).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AreaView {
    pub kind: Kind,
    /// Its squares, lowest id first.
    pub squares: Vec<Square>,
    /// Farmers there, palms counted, for each seat that has any.
    pub farmers: Vec<(Seat, u8)>,
}

/// What a seat is asked, with everything an answer may be.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Prompt {
    pub question: Question,
    /// A handful of sensible answers, best first.
    #[serde(serialize_with = "as_orders")]
    pub suggested: Vec<Action>,
    /// What happens if nobody ever answers.
    #[serde(serialize_with = "as_order")]
    pub default: Action,
}

/// The questions of the decision points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// P2: lay the first canal.
    FirstCanal { segments: Vec<Segment> },
    /// P3: bid or pass.
    Bid {
        /// Amounts others have named, in the order they did.
        taken: Vec<(Seat, u32)>,
        /// The free amounts, as ranges `first..=last`, lowest first.
        free: Vec<(u32, u32)>,
    },
    /// P4: a sealed bid.
    SealedBid {
        /// The most you may bid (D89).
        most: u32,
        /// What you have sealed already: `Some(0)` is a pass.
        sealed: Option<u32>,
    },
    /// P5: take a tile and place it.
    Plant {
        /// The tiles to choose from, lowest first, equal ones once.
        tiles: Vec<Tile>,
        squares: Vec<Square>,
        /// One farmer fewer, since you passed (S29).
        fewer: bool,
    },
    /// P6: place the tile nobody took, without farmers.
    Leftover {
        tile: Tile,
        /// Where it may lie (S30).
        squares: Vec<Square>,
    },
    /// P7: propose a place for the canal.
    Propose {
        /// Where a canal may be built.
        segments: Vec<Segment>,
        /// The most you may offer (D51).
        most: u32,
    },
    /// P8: the builder's decision.
    Build {
        /// The proposed places with the sum offered for each.
        accept: Vec<(Segment, u32)>,
        /// The price of building elsewhere (S35, S36), and where; `None` where
        /// it is not allowed.
        elsewhere: Option<(u32, Vec<Segment>)>,
        /// May nothing be built (S36)?
        skip: bool,
    },
    /// P9: use the extra canal now?
    Extra { segments: Vec<Segment> },
}

impl Question {
    /// The decision that is asked for.
    #[must_use]
    pub fn decision(&self) -> Decision {
        match self {
            Question::FirstCanal { .. } => Decision::FirstCanal,
            Question::Bid { .. } => Decision::Bid,
            Question::SealedBid { .. } => Decision::SealedBid,
            Question::Plant { .. } => Decision::Plant,
            Question::Leftover { .. } => Decision::Leftover,
            Question::Propose { .. } => Decision::Propose,
            Question::Build { .. } => Decision::Build,
            Question::Extra { .. } => Decision::Extra,
        }
    }

    /// The orders that would be carried out now, each with the key of its sentence
    /// in letters.
    pub fn orders(&self) -> impl Iterator<Item = (&'static str, Form)> {
        let orders = self.decision().orders().iter().copied();
        orders.filter(|(_, form)| self.is_open_to(*form))
    }

    /// Is it for a bid?
    #[must_use]
    pub fn is_bid(&self) -> bool {
        self.decision().understands(Verb::Bid)
    }

    /// The builder alone may have only some of them.
    fn is_open_to(&self, Form(verb, _): Form) -> bool {
        let Question::Build { accept, elsewhere, skip } = self else { return true };
        if verb == Verb::Accept {
            !accept.is_empty()
        } else if verb == Verb::Build {
            elsewhere.is_some()
        } else {
            *skip
        }
    }
}

/// An event as a viewer may know it, with what its sentence needs besides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// An event, without what is secret in it.
    Fact(Event),
    /// The builder token stays with who had it.
    Kept { seat: Seat },
    /// A tile is planted, and a bid paid to the bank for it (S28).
    Bought {
        seat: Seat,
        tile: Tile,
        square: Square,
        /// 0 is neutral.
        farmers: u8,
        /// The bid.
        paid: u32,
    },
    /// Somebody else's sealed bid is in (S57).
    Sealed { seat: Seat },
}

impl From<Event> for News {
    fn from(event: Event) -> News {
        News::Fact(event)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn as_order<S: Serializer>(action: &Action, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(action)
}

fn as_orders<S: Serializer>(actions: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(actions.iter().map(ToString::to_string))
}
