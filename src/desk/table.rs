//! A table in play, in any game.
//!
//! [`AnyTable`] is how the rest of the desk sees a table; `hosted` implements it
//! for a game.

use super::mending::Mend;
use crate::{
    engine::{
        Author, Awaited, Note, Order, Seat, Seats, Standings, TableSeed, Viewer,
        doubt::Doubt,
        plan::{Check, Covered, Item, LeftOut, Reason, Refused},
        spoken::Spoken,
    },
    letters::{
        Course, Envelope, MadeFor, Occasion, RenderError, Rendered, Rulebook, SheetPage,
        StandingLine, TableCard,
    },
    store::{PlanChangeRow, PlanRow},
};
use serde_json::Value;

/// A table in play.
pub trait AnyTable: Mend {
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The game's name in letters.
    fn title(&self) -> &'static str;
    fn seats(&self) -> Seats;
    /// For each seat, the index of its player in the list of players when the
    /// table was dealt.
    fn seating(&self) -> Vec<usize>;
    /// The number of journal entries.
    fn position(&self) -> u32;
    fn awaiting(&self) -> Vec<Awaited>;
    /// A decision point of the game's rules in English, such as `a bid`.
    fn decision(&self, id: &str) -> String;
    /// The position at which the question to a seat arose; `None` if it may not
    /// act now.
    fn asked_at(&self, seat: Seat) -> Option<u32>;
    /// The final standings, once the game is over.
    fn standings(&self) -> Option<Standings>;
    /// The entry that ended it, if it was played to its end by those who sat down: nobody was
    /// replaced, and neither moderators nor house players made a move.
    fn played_to_end(&self) -> Option<u32>;
    /// Restores the stored plans. Returns how many of them can no longer be read;
    /// their owners' other lines are held.
    fn restore(&mut self, plans: &[PlanRow]) -> usize;
    /// Takes in a mail from a seat that saw the position `saw`; then everybody's
    /// plans act.
    ///
    /// Fails only if an entry can't be stored, which is our own fault.
    fn take(
        &mut self,
        seat: Seat,
        items: &[Item],
        saw: Option<u32>,
        seed: &TableSeed,
    ) -> Result<Taken, serde_json::Error>;
    /// The salt that a seat has added to the seed now being drawn from, if any.
    fn salt(&self, seat: Seat, seed: &TableSeed) -> Option<String>;
    /// Whether that seed's SHA-256 was told to a reader of this position.
    fn knows_seed(&self, saw: Option<u32>) -> bool;
    /// What the rules take for a seat that never answers, in canonical form.
    fn default_order(&self, seat: Seat) -> Option<String>;
    /// What a house player answers for a seat, in canonical form.
    fn house_order(&self, seat: Seat, seed: &TableSeed) -> Option<String>;
    /// Carries out an order for a seat that its player has not given; then
    /// everybody's plans act. Nothing changes if it is refused. A moderator's
    /// order has a note.
    fn act(
        &mut self,
        by: Author,
        seat: Seat,
        order: &str,
        note: Option<Note>,
        seed: &TableSeed,
    ) -> Result<Taken, ActError>;
    /// The moves from entry `told` on that somebody else made for a player, as far
    /// as a seat may know them.
    fn made_for(&self, reader: Seat, told: u32) -> Vec<MadeFor>;
    /// What a mail would do; see
    /// [`Sitting::check`](crate::engine::plan::Sitting::check).
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
    /// The sheet that a seat may fill in, for its owner.
    fn sheet_page(&self, seat: Seat) -> Option<SheetPage>;
    /// Which sheet that is: the round and the name. Also `None` if every decision
    /// on it is planned.
    fn open_sheet(&self, seat: Seat) -> Option<(u32, &'static str)>;
    /// Whether this is a line of a sheet that nothing was written into.
    fn is_blank(&self, order: &Order) -> bool;
    /// Whether this word, in lower case, begins an order.
    fn begins_order(&self, word: &str) -> bool;
    /// Whether an order may be about this word, in lower case.
    fn concerns(&self, word: &str) -> bool;
    /// What this word, in lower case, is in the canonical notation.
    fn canonical(&self, word: &str) -> Vec<&'static str>;
    /// Every answer of a seat to what it is asked now, in canonical form; those of several steps
    /// are listed by the step.
    fn answers(&self, seat: Seat) -> Vec<String>;
    /// What a seat is asked about besides its answers, in canonical form: the lot that is sold.
    fn subject(&self, seat: Seat) -> Vec<String>;
    /// What else is true of the answers of a seat: a word that they have, and what may be named
    /// beside it, in canonical form.
    fn details(&self, seat: Seat) -> Vec<(String, String)>;
    /// What makes it doubtful that this is an order, for a reader of this
    /// language.
    fn doubt(&self, order: &Order, language: &str) -> Option<Doubt>;
    /// The rules of its game, for players who ask.
    fn rulebook(&self) -> Option<&'static Rulebook>;
    /// How people say the orders of its game.
    fn spoken(&self) -> Option<&'static Spoken>;
    /// Whether this word begins the address of a plan.
    fn begins_address(&self, word: &str) -> bool;
    /// The letter to the envelope's seat, with the news since entry `told`.
    fn letter(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<Rendered, RenderError>;
    /// The same as a part of a letter about several tables.
    fn card(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<TableCard, RenderError>;
    /// Whether a seat may know of anything that happened since entry `told`.
    fn has_news(&self, seat: Seat, told: u32) -> bool;
    /// The round, from 1.
    fn round(&self) -> u32;
    /// How many rounds are over.
    fn rounds_over(&self) -> u32;
    /// As whom a viewer may see how the table stood at the end of a round: as nobody in
    /// particular where somebody else had their seat then. `None` if it is not over.
    fn viewer_at_end(&self, round: u32, viewer: Viewer) -> Option<Viewer>;
    /// How the game went, as everybody may know it; empty as long as it is played.
    fn course(&self) -> Course;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, in words.
    fn sheet(&self, envelope: &Envelope, viewer: Viewer) -> Result<Rendered, RenderError>;
    /// The same of the end of a round; `None` if it is not over.
    fn sheet_at_end(
        &self,
        envelope: &Envelope,
        round: u32,
        viewer: Viewer,
    ) -> Result<Option<Rendered>, RenderError>;
}

/// What became of a mail and of the plans after it.
#[derive(Debug, Default)]
pub struct Taken {
    /// The entries of the mail's own orders, as JSON.
    pub entries: Vec<String>,
    /// Their orders, in canonical form.
    pub given: Vec<String>,
    /// Whether something came to light in `entries` or, if there are none, in the first of `planned`.
    pub reveals: bool,
    /// Whether the game moved, rather than just a deed being recorded.
    pub moves: bool,
    /// The entries of plans that acted after that.
    pub planned: Vec<String>,
    /// Every order of `entries` and `planned`, in canonical form, and whose it is.
    pub acted: Vec<(Seat, String)>,
    /// The plans that were stopped.
    pub stopped: Vec<Stopped>,
    /// The lines that were kept, as their owner knows them.
    pub kept: Vec<String>,
    /// The lines that were left out.
    pub left_out: Vec<LeftOut>,
    /// How many lines were withdrawn.
    pub forgotten: usize,
    /// How many held lines go on.
    pub woken: usize,
    pub refused: Option<Refused>,
}

impl Taken {
    /// Adds what the same mail did after this.
    pub fn and(&mut self, after: Taken) {
        self.entries.extend(after.entries);
        self.given.extend(after.given);
        self.reveals |= after.reveals;
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

    /// Adds what happened after this.
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
    /// An entry that could not be stored.
    #[error("an entry can't be written down: {0}")]
    Entry(#[from] serde_json::Error),
}

/// A plan that was stopped. For its owner's eyes only.
#[derive(Debug)]
pub struct Stopped {
    pub seat: Seat,
    pub line: String,
    pub why: Vec<Reason>,
    /// Whether other lines are held because of it.
    pub holds: bool,
}

/// What has to be stored about plans.
#[derive(Default)]
pub struct PlanChanges {
    /// New lines; their ids are below 0.
    pub new: Vec<PlanRow>,
    /// Lines that remain, changed.
    pub changed: Vec<PlanRow>,
    /// Lines that have ended, why, and at which position; one that is also new has
    /// an id below 0.
    pub ended: Vec<(PlanRow, &'static str, u32)>,
    /// What became of all of them, in that order.
    pub log: Vec<PlanChangeRow>,
}
