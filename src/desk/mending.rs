//! What moderators do to a table, whichever game it is; and what players may take
//! back themselves. [`Mend`] is what the rest of the desk sees of it.

use super::{DeskError, table::Taken};
use crate::{
    engine::{
        AmendError, Author, Awaited, Deed, Draw, LastDone, Note, Order, OrderError, Replayed, Seat,
        Switch, TableSeed, Viewer, Way,
    },
    letters::{DeedLine, Envelope, RenderError},
    store::{PlanPast, UndoRequest},
};

/// A table that can be mended.
pub trait Mend {
    /// Was the table given up?
    fn is_cancelled(&self) -> bool;
    /// Did the match go through this position? Letters that show others show what
    /// is no more.
    fn went_through(&self, position: u32) -> bool;
    /// Lets plans rest while the table is paused, or act again.
    fn rest(&mut self, resting: bool);
    /// Lets everybody's plans act.
    ///
    /// # Errors
    /// If an entry can't be written down.
    fn wake(&mut self, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Does this entry count?
    fn counts(&self, entry: u32) -> bool;
    /// Is this entry one that was damaged and is lost?
    fn is_lost(&self, entry: u32) -> bool;
    /// What was done last, of all that is in force.
    fn last_done(&self) -> Option<LastDone>;
    /// What was done from this entry on, oldest first.
    fn done_since(&self, entry: u32) -> Vec<Happened>;
    /// The deeds in force from this entry on, which a return past them leaves.
    fn deeds_since(&self, entry: u32) -> Vec<(u32, Deed)>;
    /// Where an undo of so many steps returns to, as the number of entries that
    /// stand; `None` if there are not so many.
    fn undo_target(&self, steps: usize) -> Option<u32>;
    /// Where a redo returns to; `None` if there is no undo to take back, or
    /// something was done since.
    fn redo_target(&self) -> Option<u32>;
    /// The last order that a seat's present player gave, if there is one that counts.
    fn own_last(&self, seat: Seat) -> Option<OwnLast>;
    /// Returns to the position after the first `to` entries. Plans are what they
    /// were there, as far as their owners have not changed them since, and don't
    /// act before [`wake`](Mend::wake).
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn return_to(
        &mut self,
        to: u32,
        way: Way,
        by: Author,
        note: Note,
        past: &PlanPast,
    ) -> Result<Taken, MendError>;
    /// What an amendment would do: what became of each later step, and who would
    /// be awaited. Plans do not act in it: what those hold is nobody's business.
    ///
    /// # Errors
    /// Why it can't be made.
    fn draft(
        &self,
        entry: u32,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<(Vec<Replayed>, Vec<Awaited>), MendError>;
    /// Replaces the order of an entry and plays what came after it again, where
    /// it still stands. Plans of seats whose orders stand are as they were; they
    /// don't act before [`wake`](Mend::wake).
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn amend(
        &mut self,
        entry: u32,
        order: &Order,
        note: &Note,
        past: &PlanPast,
        seed: &TableSeed,
    ) -> Result<(Taken, Vec<Replayed>), MendError>;
    /// Carries out orders that a moderator gives for a seat, all or none; then
    /// everybody's plans act after each.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn give(
        &mut self,
        seat: Seat,
        orders: &[Order],
        note: &Note,
        seed: &TableSeed,
    ) -> Result<Taken, GiveError>;
    /// Whose order an entry is.
    fn seat_of(&self, entry: u32) -> Option<Seat>;
    /// The order of an entry, canonical.
    fn order_of(&self, entry: u32) -> Option<&str>;
    /// What can be corrected: forms and what they do.
    fn adjustments(&self) -> &'static [(&'static str, &'static str)];
    /// Whose secret a correction touches.
    ///
    /// # Errors
    /// What is not understood.
    fn adjustment_secret(&self, what: &Order) -> Result<Option<Seat>, OrderError>;
    /// Corrects the position. Then everybody's plans act.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn adjust(&mut self, what: &Order, note: Note, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Is there anything that only its owner may know, plans aside?
    fn has_secrets(&self) -> bool;
    /// The decisions that are options, and how they stand.
    fn switches(&self) -> Vec<Switch>;
    /// Sets such a decision.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn switch(
        &mut self,
        rule: &str,
        on: bool,
        note: Note,
        seed: &TableSeed,
    ) -> Result<Taken, MendError>;
    /// Ends the game with what it counts now.
    ///
    /// # Errors
    /// If it is over.
    fn finish(&mut self, note: Note, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Gives the table up.
    ///
    /// # Errors
    /// If an entry can't be written down.
    fn cancel(&mut self, note: Note) -> Result<Taken, MendError>;
    /// Notes something about the table.
    ///
    /// # Errors
    /// If it can't be written down.
    fn deed(&mut self, by: Author, deed: Deed, note: Note) -> Result<Taken, MendError>;
    /// Every draw that its journal has, and those that were made for orders that
    /// [`give`](Mend::give) refused.
    fn drawn(&self) -> Vec<Draw>;
    /// Notes draws that were made for what did not come to be, as far as the
    /// journal does not have them. `None` if it has them all.
    ///
    /// # Errors
    /// If it can't be written down.
    fn discard(&mut self, draws: &[Draw], note: Note) -> Result<Option<Taken>, MendError>;
    /// What moderators did from entry `told` on, and which orders were taken
    /// back, as a viewer may know it, each with its entry.
    fn deed_lines(&self, viewer: Viewer, told: u32) -> Vec<(u32, DeedLine)>;
    /// The same with what each has changed in the words of
    /// the envelope's reader.
    ///
    /// # Errors
    /// A word that is missing.
    fn deeds(
        &self,
        envelope: &Envelope,
        viewer: Viewer,
        told: u32,
    ) -> Result<Vec<DeedLine>, RenderError>;
    /// What a return to an earlier position would take back.
    fn taken_back(&self, to: u32) -> TakenBack;
    /// What has been agreed on besides the rules and still holds, oldest first.
    fn house_rules(&self) -> Vec<String>;
    /// The journal as a viewer may know it; the envelope's language is that of
    /// what followed.
    ///
    /// # Errors
    /// A word that is missing.
    fn log(&self, envelope: &Envelope, viewer: Viewer) -> Result<Vec<Logged>, RenderError>;
    /// How many lines of plans each seat has, and how many of them wait for a
    /// word.
    fn plan_counts(&self) -> Vec<(Seat, usize, usize)>;
}

/// The last order of a seat's present player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnLast {
    /// How many entries stand without it.
    pub to: u32,
    /// May its player take it back without asking? Nobody has acted since, and
    /// nothing came to light.
    pub free: bool,
}

/// Why an `allow undo` allows nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unmeant {
    /// Nobody wishes to take anything back.
    None,
    /// The wish came after what the writer read.
    Since,
    /// There are several, and nothing says which of them is meant.
    Several,
}

/// The wish that an `allow undo` is for: the one that the letter told of which it
/// answers, which showed position `saw`; else the only one.
///
/// # Errors
/// There is none, or none that is surely meant.
pub fn meant<'r>(
    wishes: impl Iterator<Item = &'r UndoRequest>,
    saw: Option<u32>,
) -> Result<&'r UndoRequest, Unmeant> {
    let wishes: Vec<&UndoRequest> = wishes.collect();
    let told = wishes.iter().find(|wish| saw == Some(wish.position));
    match (told, &wishes[..]) {
        (Some(told), _) => Ok(told),
        (None, []) => Err(Unmeant::None),
        (None, all) if saw.is_some_and(|saw| all.iter().all(|wish| saw < wish.position)) => {
            Err(Unmeant::Since)
        }
        (None, [only]) => Ok(only),
        (None, _) => Err(Unmeant::Several),
    }
}

/// What a return takes back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TakenBack {
    /// The steps, by their entries, oldest first.
    pub steps: Vec<u32>,
    /// Whose orders they are, each seat once.
    pub seats: Vec<Seat>,
    /// Did anything come to light in them?
    pub reveals: bool,
    /// Does it lead into an earlier round?
    pub rounds: bool,
    /// Does the game go on thereby after its end?
    pub ended: bool,
}

/// So many steps are taken back without being shown first.
const AT_ONCE: usize = 3;

impl TakenBack {
    /// Must it be looked at before it is done?
    #[must_use]
    pub fn is_far(&self) -> bool {
        self.steps.len() > AT_ONCE || self.reveals || self.rounds || self.ended
    }
}

/// What an entry did, as far as a moderator's words may mean something else after
/// it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happened {
    /// An order was carried out.
    Order,
    /// The table was mended: corrected, ended, given up, or returned to another
    /// position.
    Mended,
    /// Something that leaves the position as it is.
    Deed(Deed),
}

/// One entry of a journal, as somebody may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    pub entry: u32,
    pub by: Author,
    /// The order, if it is one the viewer may know.
    pub order: Option<String>,
    /// What was done, where it is no order.
    pub deed: Option<DeedLine>,
    /// What followed from it, a sentence each.
    pub followed: Vec<String>,
    /// Is what it did in force?
    pub in_force: bool,
    /// The entry whose deed it takes back.
    pub undoes: Option<u32>,
    /// The entry that it stands in for.
    pub again: Option<u32>,
}

/// Why orders for a seat were not carried out.
#[derive(Debug)]
pub enum GiveError {
    /// Nothing is asked of the seat.
    NotAwaited,
    /// This order makes no sense or breaks a rule.
    Order(String, OrderError),
    /// An entry that can't be written down.
    Entry(serde_json::Error),
}

/// Why a table was not mended.
#[derive(Debug, thiserror::Error)]
pub enum MendError {
    /// A reason for the moderator, as a sentence without a full stop.
    #[error("{0}")]
    Refused(String),
    /// The order of an amendment can't be carried out there.
    #[error("the order can't stand there")]
    Amend(AmendError),
    /// An entry that can't be written down.
    #[error("an entry can't be written down: {0}")]
    Entry(#[from] serde_json::Error),
}

impl MendError {
    /// As a fault of ours, where nobody's words could have been refused.
    pub fn fault(self) -> DeskError {
        match self {
            MendError::Entry(error) => DeskError::Entry(error),
            other => DeskError::Fault(other.to_string()),
        }
    }
}
