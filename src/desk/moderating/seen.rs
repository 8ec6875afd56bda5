//! What a moderator had seen when they wrote. A line that would now mean something
//! else is not carried out: if two moderators answer the same notice, the second
//! must not take back another move.

use super::{
    super::mending::Happened,
    said::{Back, Command},
    session::{Fail, Session, refuse},
};
use crate::engine::{Deed, Seat, Seating, Undoing};

/// How many entries of what happened since are told.
const TOLD: usize = 20;

impl Session<'_> {
    /// Refuses a line that would mean something else than in the letter it
    /// answers, and tells what has happened since.
    pub(super) fn must_be_meant(&mut self, command: &Command) -> Result<(), Fail> {
        let Some(saw) = self.saw().filter(|&saw| self.differs(command, saw)) else {
            return Ok(());
        };
        let log = self.logged(&*self.before, self.viewer())?;
        let since = log.get(usize::try_from(saw).unwrap_or(usize::MAX)..).unwrap_or_default();
        let more = since.len().saturating_sub(TOLD);
        let more = if more > 0 { format!("{more} more, then:\n") } else { String::new() };
        let since = since.iter().rev().take(TOLD).rev().map(String::as_str);
        let since = since.collect::<Vec<_>>().join("\n");
        self.logged = true;
        let last = saw.saturating_sub(1);
        let (what, how) = if self.by_mail() {
            ("letter that you answer", "send it in answer to this letter".to_owned())
        } else {
            let now = self.before.position().saturating_sub(1);
            ("log that you saw", format!("say it again, or with `--at {now}`"))
        };
        Err(refuse(format!(
            "entry {last} was the last in the {what}, and it would mean something else now. Since \
             then:\n\n{more}{since}\n\nIf you still mean it, {how}"
        )))
    }

    /// Whether this would mean something else now than at an earlier position.
    fn differs(&self, command: &Command, saw: u32) -> bool {
        let since = Since(self.before.done_since(saw));
        let (mended, moved) = (since.mended(), since.moved());
        let deed = |is: &dyn Fn(&Deed) -> bool| since.deed(is);
        let named = |name: &str| self.seat(name).ok();
        let asked = |seat: Option<Seat>| self.asked_since(seat, saw);
        let sits = |seat: Seat| deed(&|deed| deed.seating(seat) != Seating::Unchanged);
        match command {
            Command::Undo(Back::Last) => moved || deed(&|deed| deed.undoing() != Undoing::Nothing),
            Command::Undo(Back::Steps(_) | Back::To(_))
            | Command::Redo(_)
            | Command::AllowUndo(_)
            | Command::Finish => moved,
            Command::Adjust(_) | Command::Rule { .. } | Command::Cancel => mended,
            Command::As { seat, .. } => named(seat).is_some_and(|seat| asked(Some(seat))),
            Command::Default { seat: Some(seat) } => {
                named(seat).is_some_and(|seat| asked(Some(seat)))
            }
            Command::Default { seat: None } => asked(None),
            Command::Deadline { seat, .. } => {
                asked(seat.as_deref().and_then(named))
                    || deed(&|it| matches!(it, Deed::Deadline { .. } | Deed::Clock { .. }))
            }
            Command::Clock(_) => deed(&|it| matches!(it, Deed::Clock { .. })),
            // A moderator who knows of a pause means that one.
            Command::Pause { .. } => {
                deed(&|it| matches!(it, Deed::Pause | Deed::PauseUntil { .. }))
            }
            Command::Resume => deed(&|it| matches!(it, Deed::Resume | Deed::PauseOver)),
            Command::Replace { seat, .. }
            | Command::Address { seat, .. }
            | Command::Bot { seat }
            | Command::Remove { seat } => named(seat).is_some_and(sits),
            Command::Swap { one, other } => {
                [one, other].into_iter().filter_map(|seat| named(seat)).any(sits)
            }
            // Seats and rules are named by numbers, which may have shifted.
            Command::DropSeat { .. } => deed(&|it| {
                matches!(it, Deed::AddSeat { .. } | Deed::DropSeat { .. } | Deed::Choose { .. })
            }),
            Command::HouseRuleOff(_) => {
                deed(&|it| matches!(it, Deed::HouseRule { .. } | Deed::HouseRuleOff { .. }))
            }
            // An amendment is shown first and confirmed at the position where it
            // was shown; the others can't be affected by anything done since.
            Command::Amend { .. }
            | Command::Confirm(_)
            | Command::Start
            | Command::AddSeat(_)
            | Command::Choose { .. }
            | Command::AddModerator(_)
            | Command::RemoveModerator(_)
            | Command::HouseRule(_)
            | Command::Rules
            | Command::Say(_)
            | Command::Announce(_)
            | Command::NotPlaying
            | Command::Reveal
            | Command::Addresses
            | Command::Resend { .. }
            | Command::Predict
            | Command::Log(_)
            | Command::Plans
            | Command::Board(_)
            | Command::Help
            | Command::HelpAdjust
            | Command::Salvage => false,
        }
    }

    /// Whether this seat, or any seat, is being asked a question other than the
    /// one at that position: a newer one, or an older one if the table has
    /// returned to before that position.
    fn asked_since(&self, seat: Option<Seat>, saw: u32) -> bool {
        if !self.before.went_through(saw) {
            return true;
        }
        let mut awaiting = self.before.awaiting().into_iter().map(|it| it.seat);
        awaiting.any(|it| {
            seat.is_none_or(|seat| seat == it)
                && self.before.asked_at(it).is_some_and(|at| at > saw)
        })
    }
}

/// What has happened since a position.
struct Since(Vec<Happened>);

impl Since {
    /// Whether something was taken back or corrected.
    fn mended(&self) -> bool {
        self.0.contains(&Happened::Mended)
    }

    /// The same, or an order was given.
    fn moved(&self) -> bool {
        self.mended() || self.0.contains(&Happened::Order)
    }

    /// Whether there was such a deed.
    fn deed(&self, is: &dyn Fn(&Deed) -> bool) -> bool {
        self.0.iter().any(|it| matches!(it, Happened::Deed(deed) if is(deed)))
    }
}
