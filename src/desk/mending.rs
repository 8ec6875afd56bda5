//! What moderators do to a table, in any game, and what players may take back
//! themselves. [`Mend`] is how the rest of the desk sees it.

use super::{DeskError, table::Taken};
use crate::{
    engine::{
        AmendError, Author, Awaited, Deed, Draw, LastDone, Note, Order, OrderError, Replayed, Seat,
        Switch, TableSeed, Viewer, Way,
    },
    letters::{DeedLine, Envelope, RenderError},
    store::{PlanPast, UndoRequest},
};
use std::collections::BTreeMap;

/// A table that can be mended.
pub trait Mend {
    /// Whether the table was given up.
    fn is_cancelled(&self) -> bool;
    /// Whether the match passed through this position. Letters about any other
    /// position show something that has been undone.
    fn went_through(&self, position: u32) -> bool;
    /// Suspends plans while the table is paused, or lets them act again.
    fn rest(&mut self, resting: bool);
    /// Lets everybody's plans act.
    fn wake(&mut self, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Whether this entry is in force.
    fn counts(&self, entry: u32) -> bool;
    /// Whether this entry was damaged and is lost.
    fn is_lost(&self, entry: u32) -> bool;
    /// The last thing done that is in force.
    fn last_done(&self) -> Option<LastDone>;
    /// What was done from this entry on, oldest first.
    fn done_since(&self, entry: u32) -> Vec<Happened>;
    /// The deeds in force from this entry on, which a return to before them leaves
    /// in force.
    fn deeds_since(&self, entry: u32) -> Vec<(u32, Deed)>;
    /// The entries that name somebody for whom there is another name, as they are with that one.
    /// Not all of them say which seat is theirs.
    ///
    /// # Errors
    /// If one can't be written.
    fn renamed(
        &self,
        neutral: &dyn Fn(Option<Seat>, &str) -> Option<String>,
    ) -> Result<BTreeMap<u32, String>, serde_json::Error>;
    /// Where an undo of this many steps returns to, as the number of entries that
    /// remain; `None` if there are not that many.
    fn undo_target(&self, steps: usize) -> Option<u32>;
    /// Where a redo returns to; `None` if there is no undo to take back, or if
    /// something was done since.
    fn redo_target(&self) -> Option<u32>;
    /// The last order given by a seat's present player, if one is in force.
    fn own_last(&self, seat: Seat) -> Option<OwnLast>;
    /// Returns to the position after the first `to` entries. Plans are what they
    /// were there, except where their owners have changed them since, and don't
    /// act before [`wake`](Mend::wake).
    ///
    /// On any error nothing has changed.
    fn return_to(
        &mut self,
        to: u32,
        way: Way,
        by: Author,
        note: Note,
        past: &PlanPast,
    ) -> Result<Taken, MendError>;
    /// What an amendment would do: what would become of each later step, and who
    /// would be awaited. Plans do not act in it, because what they contain is
    /// nobody else's business.
    ///
    /// Fails if the amendment can't be made.
    fn draft(
        &self,
        entry: u32,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<(Vec<Replayed>, Vec<Awaited>), MendError>;
    /// Replaces the order of an entry and plays what came after it again, as far
    /// as it is still possible. Plans of seats whose orders stand are as they
    /// were; they don't act before [`wake`](Mend::wake).
    ///
    /// On any error nothing has changed.
    fn amend(
        &mut self,
        entry: u32,
        order: &Order,
        note: &Note,
        past: &PlanPast,
        seed: &TableSeed,
    ) -> Result<(Taken, Vec<Replayed>), MendError>;
    /// Carries out orders that a moderator gives for a seat, all or none. After
    /// each order everybody's plans act.
    ///
    /// On any error nothing has changed.
    fn give(
        &mut self,
        seat: Seat,
        orders: &[Order],
        note: &Note,
        seed: &TableSeed,
    ) -> Result<Taken, GiveError>;
    /// The seat whose order an entry is.
    fn seat_of(&self, entry: u32) -> Option<Seat>;
    /// The order of an entry, in canonical form.
    fn order_of(&self, entry: u32) -> Option<&str>;
    /// What can be corrected: forms and what they do.
    fn adjustments(&self) -> &'static [(&'static str, &'static str)];
    /// Whose secret a correction touches.
    ///
    /// Fails if the correction is not understood.
    fn adjustment_secret(&self, what: &Order) -> Result<Option<Seat>, OrderError>;
    /// Corrects the position, then lets everybody's plans act.
    ///
    /// On any error nothing has changed.
    fn adjust(&mut self, what: &Order, note: Note, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Whether the game has anything that only its owner may know, apart from
    /// plans.
    fn has_secrets(&self) -> bool;
    /// The rules that can be switched, and how each is set.
    fn switches(&self) -> Vec<Switch>;
    /// Switches such a rule.
    ///
    /// On any error nothing has changed.
    fn switch(
        &mut self,
        rule: &str,
        on: bool,
        note: Note,
        seed: &TableSeed,
    ) -> Result<Taken, MendError>;
    /// Ends the game with the present scores. Fails if it is over.
    fn finish(&mut self, note: Note, seed: &TableSeed) -> Result<Taken, MendError>;
    /// Gives the table up.
    fn cancel(&mut self, note: Note) -> Result<Taken, MendError>;
    /// Records a deed about the table.
    fn deed(&mut self, by: Author, deed: Deed, note: Note) -> Result<Taken, MendError>;
    /// Every draw in its journal, and those made for orders that
    /// [`give`](Mend::give) refused.
    fn drawn(&self) -> Vec<Draw>;
    /// Records draws made for something that did not come about, unless the
    /// journal has them already. `None` if it has them all.
    fn discard(&mut self, draws: &[Draw], note: Note) -> Result<Option<Taken>, MendError>;
    /// What moderators did from entry `told` on, and which orders were taken back,
    /// as far as the viewer may know, each with its entry.
    fn deed_lines(&self, viewer: Viewer, told: u32) -> Vec<(u32, DeedLine)>;
    /// The same, with what each has changed, in the language of the envelope's
    /// reader.
    fn deeds(
        &self,
        envelope: &Envelope,
        viewer: Viewer,
        told: u32,
    ) -> Result<Vec<DeedLine>, RenderError>;
    /// What a return to an earlier position would take back.
    fn taken_back(&self, to: u32) -> TakenBack;
    /// The house rules in force, oldest first.
    fn house_rules(&self) -> Vec<String>;
    /// The journal as far as the viewer may know it. What followed from each entry
    /// is in the envelope's language.
    fn log(&self, envelope: &Envelope, viewer: Viewer) -> Result<Vec<Logged>, RenderError>;
    /// How many lines of plans each seat has, and how many of them are held.
    fn plan_counts(&self) -> Vec<(Seat, usize, usize)>;
}

/// The last order of a seat's present player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnLast {
    /// How many entries remain without it.
    pub to: u32,
    /// Whether its player may take it back without asking: nobody has acted since,
    /// and nothing came to light.
    pub free: bool,
}

/// Why an `allow undo` allows nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unmeant {
    /// Nobody has asked to take anything back.
    None,
    /// The request came after what the writer had read.
    Since,
    /// There are several requests, and nothing says which one is meant.
    Several,
}

/// The undo request that an `allow undo` is for. This is the one mentioned in the
/// letter that it answers, which showed position `saw`; otherwise the only one.
///
/// Fails if there is none, or none that is certainly meant.
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
    /// The seats whose orders they are, without repeats.
    pub seats: Vec<Seat>,
    /// Whether anything came to light in them.
    pub reveals: bool,
    /// Whether it leads back into an earlier round.
    pub rounds: bool,
    /// Whether it reopens a game that was over.
    pub ended: bool,
}

/// How many steps can be taken back without being shown first.
const AT_ONCE: usize = 3;

impl TakenBack {
    /// Whether it must be shown before it is done.
    #[must_use]
    pub fn is_far(&self) -> bool {
        self.steps.len() > AT_ONCE || self.reveals || self.rounds || self.ended
    }
}

/// What an entry did, as far as it can change the meaning of a moderator's words.
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

/// One entry of a journal, as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    pub entry: u32,
    pub by: Author,
    /// The order, if the viewer may know it.
    pub order: Option<String>,
    /// What was done, if it is not an order.
    pub deed: Option<DeedLine>,
    /// What followed from it, one sentence each.
    pub followed: Vec<String>,
    /// Whether it is in force.
    pub in_force: bool,
    /// The entry whose deed it takes back.
    pub undoes: Option<u32>,
    /// The entry that it replaces.
    pub again: Option<u32>,
}

/// Why orders for a seat were not carried out.
#[derive(Debug)]
pub enum GiveError {
    /// Nothing is asked of the seat.
    NotAwaited,
    /// This order makes no sense or breaks a rule.
    Order(String, OrderError),
    /// An entry that could not be stored.
    Entry(serde_json::Error),
}

/// Why a table was not mended.
#[derive(Debug, thiserror::Error)]
pub enum MendError {
    /// A reason for the moderator, as a sentence without a full stop.
    #[error("{0}")]
    Refused(String),
    /// An amendment's order can't be carried out at that point.
    #[error("the order can't stand there")]
    Amend(AmendError),
    /// An entry that could not be stored.
    #[error("an entry can't be written down: {0}")]
    Entry(#[from] serde_json::Error),
}

impl MendError {
    /// Turns it into a fault of ours, for calls that nobody's words can cause to
    /// be refused.
    pub fn fault(self) -> DeskError {
        match self {
            MendError::Entry(error) => DeskError::Entry(error),
            other => DeskError::Fault(other.to_string()),
        }
    }
}
