//! A table in play, whichever game it is.
//!
//! [`AnyTable`] is what the rest of the desk sees of a table; `hosted` has a
//! game's behind it.

use super::mending::Mend;
use crate::{
    engine::{
        Author, Awaited, Note, Order, Seat, Seats, Standings, TableSeed, Viewer,
        doubt::Doubt,
        plan::{Check, Covered, Item, LeftOut, Reason, Refused},
    },
    letters::{Envelope, MadeFor, Occasion, RenderError, Rendered, SheetPage, StandingLine},
    store::{PlanChangeRow, PlanRow},
};
use serde_json::Value;

/// A table in play.
pub trait AnyTable: Mend {
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The name in letters.
    fn title(&self) -> &'static str;
    /// The seats.
    fn seats(&self) -> Seats;
    /// For each seat, whose place in the list of players it was when the table was dealt.
    fn seating(&self) -> Vec<usize>;
    /// The number of entries.
    fn position(&self) -> u32;
    /// Who is awaited.
    fn awaiting(&self) -> Vec<Awaited>;
    /// A decision point of the game's rules in English, such as `a bid`.
    fn decision(&self, id: &str) -> String;
    /// Whether a seat may act now, and the position its question arose at.
    fn asked_at(&self, seat: Seat) -> Option<u32>;
    /// The end, if it has come.
    fn standings(&self) -> Option<Standings>;
    /// Puts back the plans that were stored. Says how many of them can't be read
    /// any more; their owners' others wait for a word.
    fn restore(&mut self, plans: &[PlanRow]) -> usize;
    /// Takes in a mail of a seat that saw the position `saw`; then everybody's
    /// plans act.
    ///
    /// # Errors
    /// If an entry can't be written down, which is our own fault.
    fn take(
        &mut self,
        seat: Seat,
        items: &[Item],
        saw: Option<u32>,
        seed: &TableSeed,
    ) -> Result<Taken, serde_json::Error>;
    /// What a seat has added to the seed that is drawn from now, if it has.
    fn salt(&self, seat: Seat, seed: &TableSeed) -> Option<String>;
    /// Was that seed's SHA-256 told to whoever saw this position?
    fn knows_seed(&self, saw: Option<u32>) -> bool;
    /// What the rules take for a seat that never answers, canonical.
    fn default_order(&self, seat: Seat) -> Option<String>;
    /// What a house player answers for a seat, canonical.
    fn house_order(&self, seat: Seat, seed: &TableSeed) -> Option<String>;
    /// Carries out an order for a seat that its player has not given; then
    /// everybody's plans act. Nothing changes if it is refused. A moderator's has
    /// a note.
    ///
    /// # Errors
    /// Why not.
    fn act(
        &mut self,
        by: Author,
        seat: Seat,
        order: &str,
        note: Option<Note>,
        seed: &TableSeed,
    ) -> Result<Taken, ActError>;
    /// The moves from entry `told` on that were not made by the player whose
    /// they were, as a seat may know them.
    fn made_for(&self, reader: Seat, told: u32) -> Vec<MadeFor>;
    /// What a mail would do; see [`Sitting::check`](crate::engine::plan::Sitting::check).
    fn check(
        &self,
        seat: Seat,
        items: &[Item],
        saw: Option<u32>,
        seed: &TableSeed,
    ) -> (Vec<Check>, Vec<Covered>);
    /// The plans that are new, have changed or have ended since they were
    /// restored.
    fn plan_changes(&mut self) -> PlanChanges;
    /// The lines of a seat that may still act, for its owner.
    fn standing(&self, seat: Seat) -> Vec<StandingLine>;
    /// The sheet a seat may fill in, for its owner.
    fn sheet_page(&self, seat: Seat) -> Option<SheetPage>;
    /// Which sheet that is: the round and the name. `None` as well when every
    /// decision on it is planned.
    fn open_sheet(&self, seat: Seat) -> Option<(u32, &'static str)>;
    /// Is this a line of a sheet that nothing was written into?
    fn is_blank(&self, order: &Order) -> bool;
    /// Does this word, in lower case, begin an order?
    fn begins_order(&self, word: &str) -> bool;
    /// What makes it doubtful that this is an order, for a reader of this
    /// language?
    fn doubt(&self, order: &Order, language: &str) -> Option<Doubt>;
    /// Does it begin the address of a plan?
    fn begins_address(&self, word: &str) -> bool;
    /// The letter to the envelope's seat, with the news since entry `told`.
    ///
    /// # Errors
    /// A template or a word that does not fit.
    fn letter(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<Rendered, RenderError>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, in words.
    ///
    /// # Errors
    /// A template or a word that does not fit.
    fn sheet(&self, envelope: &Envelope, viewer: Viewer) -> Result<Rendered, RenderError>;
}

/// What became of a mail and of the plans after it.
#[derive(Debug, Default)]
pub struct Taken {
    /// The entries of the mail's own orders, as JSON.
    pub entries: Vec<String>,
    /// Their orders, canonical.
    pub given: Vec<String>,
    /// Did the game move, rather than only something be noted about the table?
    pub moves: bool,
    /// Those of plans that acted after that.
    pub planned: Vec<String>,
    /// Every order of `entries` and `planned`, canonical, and whose it is.
    pub acted: Vec<(Seat, String)>,
    /// The plans that were stopped.
    pub stopped: Vec<Stopped>,
    /// The lines that were kept, as their owner knows them.
    pub kept: Vec<String>,
    /// The lines that were left out.
    pub left_out: Vec<LeftOut>,
    /// How many lines were taken back.
    pub forgotten: usize,
    /// How many lines that were held go on.
    pub woken: usize,
    pub refused: Option<Refused>,
}

impl Taken {
    /// Adds what the same mail did after it.
    pub fn and(&mut self, after: Taken) {
        self.entries.extend(after.entries);
        self.given.extend(after.given);
        self.moves |= after.moves;
        self.planned.extend(after.planned);
        self.acted.extend(after.acted);
        self.stopped.extend(after.stopped);
        self.kept.extend(after.kept);
        self.left_out.extend(after.left_out);
        self.forgotten += after.forgotten;
        self.woken += after.woken;
        self.refused = after.refused;
    }

    /// Adds what happened after it.
    pub fn then(&mut self, after: Taken) {
        self.moves |= after.moves;
        self.planned.extend(after.entries);
        self.planned.extend(after.planned);
        self.acted.extend(after.acted);
        self.stopped.extend(after.stopped);
    }
}

/// Why an order that nobody mailed was not carried out. A fault of ours.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The seat is not asked anything, or the order is refused.
    #[error("the order «{order}» for {seat} was refused: {why}")]
    Refused { seat: Seat, order: String, why: String },
    /// An entry that can't be written down.
    #[error("an entry can't be written down: {0}")]
    Entry(#[from] serde_json::Error),
}

/// A plan that was stopped. For its owner's eyes only.
#[derive(Debug)]
pub struct Stopped {
    pub seat: Seat,
    pub line: String,
    pub why: Vec<Reason>,
    /// Do other lines wait now?
    pub holds: bool,
}

/// What is to be written down about plans.
#[derive(Default)]
pub struct PlanChanges {
    /// New lines; their ids are below 0.
    pub new: Vec<PlanRow>,
    /// Lines that live on, changed.
    pub changed: Vec<PlanRow>,
    /// Lines that have ended, why, and at which position; one that is new as well
    /// has an id below 0.
    pub ended: Vec<(PlanRow, &'static str, u32)>,
    /// What became of them all, in that order.
    pub log: Vec<PlanChangeRow>,
}
