//! Which step of a line comes next: the one in front, or the answer to what is
//! asked, which may stand further behind.

use super::super::action::Step;
use super::super::agenda::{self, Task};
use super::super::answers::{self, Part, Role};
use super::super::colony;
use super::super::decision::Decision;
use super::Run;
use crate::engine::Seat;

/// How a line goes on.
pub(super) enum Next {
    /// With the part in this place.
    Part(usize),
    /// With the step inside it, for colonists are short (P14).
    Help(usize),
    /// Without it: its question did not come, or another answer does.
    Without(usize),
    /// It is an answer of the founding at hand, since nothing else asked for it.
    Adopt(usize),
    /// Not before a question is answered.
    Ask,
}

impl Run<'_> {
    /// How the line goes on; `None` at its end.
    pub(super) fn next(&self, seat: Seat) -> Option<Next> {
        let front = self.queue.front()?;
        Some(match agenda::asks(&self.game) {
            // A founding that is over asks no more.
            None if matches!(front.role, Role::Answers(_)) => Next::Without(0),
            None => Next::Part(0),
            Some((_, Decision::Shortage)) => self.for_colonists(seat),
            Some((_, Decision::Founded)) => self.for_spices(),
            // What the founding around it will ask comes later.
            Some(_) => {
                let other = |part: &Part| !matches!(part.role, Role::Answers(_));
                self.queue.iter().position(other).map_or(Next::Ask, Next::Part)
            }
        })
    }

    /// The answers for the founding at hand, with their places.
    fn answers(&self) -> impl Iterator<Item = (usize, &Step)> {
        let own =
            |role: Role| matches!(role, Role::Answers(number) if Some(number) == self.at_hand);
        let all = self.queue.iter().enumerate();
        all.filter(move |(_, part)| own(part.role)).map(|(at, part)| (at, &part.step))
    }

    /// The place of the spices to be taken for the colony at hand (P15).
    fn taken(&self) -> Option<usize> {
        self.answers().find(|(_, step)| matches!(step, Step::Take(_))).map(|(at, _)| at)
    }

    /// Would this part be the first of the mail? Then it has to be an answer.
    fn is_first(&self, part: &Part) -> bool {
        part.own && !self.begun
    }

    /// W1 (D59): the steps as they stand, up to the answer. What stands behind
    /// the spices is meant for after them, unless it is to pay.
    fn for_colonists(&self, seat: Seat) -> Next {
        let answered = self.answers().any(|(_, step)| answers::is_payment(step));
        for (at, part) in self.queue.iter().enumerate() {
            return match (part.role, &part.step) {
                (Role::Answers(number), _) if Some(number) != self.at_hand => Next::Without(at),
                (Role::Answers(_), Step::Take(_)) if answered => continue,
                (Role::Answers(_), Step::Take(_)) => Next::Ask,
                (Role::Answers(_), step) if answers::is_payment(step) => self.payment(seat, at),
                (Role::Chooses(_), _) => self.unchosen(at, part),
                (Role::Founds(_), Step::Use(_)) if self.is_first(part) => Next::Part(at),
                (
                    Role::Acts | Role::Answers(_),
                    Step::Use(_) | Step::Play(_) | Step::Discard(_),
                ) => Next::Part(at),
                (Role::Acts, step) if is_answer(step) => {
                    if self.is_first(part) {
                        Next::Ask
                    } else {
                        Next::Without(at)
                    }
                }
                // It can't be done now, but the answer may stand behind it.
                (Role::Acts | Role::Founds(_) | Role::Answers(_), _) => self.payment_behind(seat),
            };
        }
        Next::Ask
    }

    /// A choice that nothing asked for is the founding's, unless that has its own.
    fn unchosen(&self, at: usize, part: &Part) -> Next {
        let around =
            matches!(part.role, Role::Chooses(Some(number)) if Some(number) == self.at_hand);
        if around && self.taken().is_none() { Next::Adopt(at) } else { Next::Without(at) }
    }

    /// Can this be done about the shortage right now?
    fn pays(&self, step: &Step) -> bool {
        let attempt = self.game.agenda.last().and_then(Task::attempt);
        let (Some(attempt), Step::Pay(most)) = (attempt, step) else { return false };
        colony::pay(&self.game, attempt, *most).is_ok()
    }

    /// The first step for a shortage that can be taken.
    fn help(&self, seat: Seat) -> Option<usize> {
        let Some(Task::Attempt(attempt)) = self.game.agenda.last() else { return None };
        let short = attempt.short(&self.game);
        let helps = |step: &Step| {
            let Step::IfShort { step, by } = step else { return false };
            by.is_none_or(|by| short <= by.into()) && self.founding(seat, step).is_ok()
        };
        self.answers().find(|(_, step)| helps(step)).map(|(at, _)| at)
    }

    /// P14: what is short is paid if it can be. Otherwise the first step for a
    /// shortage comes first, and after it one looks again. What can't be paid is
    /// passed over if the founding has another answer.
    fn payment(&self, seat: Seat, at: usize) -> Next {
        let Some(part) = self.queue.get(at) else { return Next::Ask };
        let others = || self.answers().filter(|&(other, _)| other != at).map(|(_, step)| step);
        let step = &part.step;
        if *step == Step::Decline || self.pays(step) {
            return Next::Part(at);
        }
        if others().any(|step| self.pays(step)) {
            return Next::Without(at);
        }
        match self.help(seat) {
            Some(help) => Next::Help(help),
            None if matches!(step, Step::IfShort { .. }) => Next::Without(at),
            None if others().any(|it| matches!(it, Step::Pay(_) | Step::Decline)) => {
                Next::Without(at)
            }
            // What has waited for this question already asks it again.
            None if !part.own && self.at_hand == Some(0) => Next::Ask,
            None => Next::Part(at),
        }
    }

    /// P14, where something stands in front that has to wait.
    fn payment_behind(&self, seat: Seat) -> Next {
        let pays = self.answers().find(|(_, step)| self.pays(step)).map(|(at, _)| at);
        let declines = || self.answers().find(|(_, step)| **step == Step::Decline);
        match pays {
            Some(at) => Next::Part(at),
            None => match self.help(seat) {
                Some(at) => Next::Help(at),
                None => declines().map_or(Next::Ask, |(at, _)| Next::Part(at)),
            },
        }
    }

    /// P15: the spices, wherever they stand behind the founding. What was for a
    /// shortage is not needed (D66).
    fn for_spices(&self) -> Next {
        let Some(front) = self.queue.front() else { return Next::Ask };
        match (front.role, &front.step) {
            (Role::Answers(number), Step::Take(_)) if Some(number) == self.at_hand => Next::Part(0),
            (Role::Answers(_), _) => Next::Without(0),
            (Role::Chooses(_), _) => self.unchosen(0, front),
            (Role::Acts, step) if is_answer(step) && !self.is_first(front) => Next::Without(0),
            (Role::Acts | Role::Founds(_), _) => self.taken().map_or(Next::Ask, Next::Part),
        }
    }
}

/// Is it nothing but an answer?
fn is_answer(step: &Step) -> bool {
    answers::is_payment(step) || matches!(step, Step::Take(_) | Step::Drop(_) | Step::Keep)
}
