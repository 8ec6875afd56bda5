//! Whose the answers of a line are.
//!
//! A founding may ask for colonists, and then for tile and spices, and what is
//! answered stands in the line before it is asked. An answer belongs to the
//! founding in front of it (D83, D122, D128), in whatever order it stands there,
//! and to no other: not in this line, not in a later mail, not in a plan.

use super::action::{Deed, Step};
use super::cards::Effect;
use super::uses::Due;
use std::collections::VecDeque;

/// What a step is in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// It is carried out where it stands.
    Acts,
    /// It begins the founding of this number.
    Founds(usize),
    /// It is for the founding of this number, if that asks.
    Answers(usize),
    /// It chooses what the tile used in front of it brings. If that leaves no
    /// choice, it may be meant for the founding around it.
    Chooses(Option<usize>),
}

/// A step of a line, and what it is there for.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) step: Step,
    pub(super) role: Role,
    /// Does it come with this mail? Else it has waited.
    pub(super) own: bool,
}

/// Does the step begin a founding, by itself or by Espionage?
pub(super) fn founds(step: &Step) -> Option<&Deed> {
    step.deed().filter(|deed| matches!(deed, Deed::Found(_)))
}

/// Does it answer P14, whether a shortage of colonists is paid?
pub(super) fn is_payment(step: &Step) -> bool {
    matches!(step, Step::Pay(_) | Step::Decline | Step::IfShort { .. })
}

/// What comes up behind a tile in use.
pub(super) fn due(step: &Step) -> Due {
    if let Step::Use(tile) = step { tile.usage().due } else { Due::None }
}

/// Tells what the steps of a line are, from left to right.
pub(super) struct Roles {
    pub(super) count: usize,
}

impl Roles {
    /// The founding at hand, if any, is `colony`; `due` is asked already.
    pub(super) fn of(
        &mut self,
        steps: &[Step],
        own: bool,
        mut colony: Option<usize>,
        mut due: Due,
    ) -> VecDeque<Part> {
        let mut parts: VecDeque<Part> = VecDeque::new();
        // A third card behind an answer is for this colony if another follows.
        let mut thirds: Vec<usize> = Vec::new();
        let mut answered = false;
        for step in steps {
            let role = match (step, colony) {
                _ if founds(step).is_some() => {
                    self.count += 1;
                    colony = Some(self.count);
                    (due, answered) = (Due::None, false);
                    thirds.clear();
                    Role::Founds(self.count)
                }
                (Step::Take(_), _) if due != Due::None => {
                    due = if due == Due::One { Due::None } else { due };
                    Role::Chooses(colony)
                }
                (Step::Play(card), Some(number)) if card.effect == Effect::ThirdCard => {
                    if answered {
                        thirds.push(parts.len());
                        Role::Acts
                    } else {
                        Role::Answers(number)
                    }
                }
                (Step::Take(_), Some(number)) => Role::Answers(number),
                (_, Some(number)) if is_payment(step) => {
                    due = Due::None;
                    Role::Answers(number)
                }
                (
                    Step::Do(_)
                    | Step::More(_)
                    | Step::Use(_)
                    | Step::Play(_)
                    | Step::Discard(_)
                    | Step::Pay(_)
                    | Step::Decline
                    | Step::IfShort { .. }
                    | Step::Take(_)
                    | Step::Drop(_)
                    | Step::Keep
                    | Step::Hold
                    | Step::Done,
                    _,
                ) => Role::Acts,
            };
            if let (Role::Answers(_), false) = (role, matches!(step, Step::Play(_))) {
                answered = true;
                for third in thirds.drain(..) {
                    if let Some(part) = parts.get_mut(third) {
                        part.role = role;
                    }
                }
            }
            let more = self::due(step);
            due = if more == Due::None { due } else { more };
            parts.push_back(Part { step: step.clone(), role, own });
        }
        parts
    }
}

/// A line as it waits with the turn: without the answers of foundings that are
/// over. Those of the one `at_hand` stand in front of any that is to come, so
/// that they are still told to be its own.
pub(super) fn waiting(parts: VecDeque<Part>, at_hand: Option<usize>, open: bool) -> Vec<Step> {
    let is_over = |part: &Part| match part.role {
        Role::Answers(number) => Some(number) < at_hand || (Some(number) == at_hand && !open),
        Role::Acts | Role::Founds(_) | Role::Chooses(_) => false,
    };
    let parts: Vec<Part> = parts.into_iter().filter(|part| !is_over(part)).collect();
    let end = parts.len();
    let founding = parts.iter().position(|part| matches!(part.role, Role::Founds(_)));
    let choosing = parts.iter().position(|part| due(&part.step) != Due::None);
    let founding = founding.unwrap_or(end);
    let choosing = choosing.unwrap_or(end).min(founding);
    let place = |at: usize, part: &Part| match (part.role, &part.step) {
        (Role::Answers(number), Step::Take(_)) if Some(number) == at_hand => at.min(choosing),
        (Role::Answers(number), _) if Some(number) == at_hand => at.min(founding),
        (Role::Acts | Role::Answers(_) | Role::Founds(_) | Role::Chooses(_), _) => at,
    };
    let mut placed: Vec<(usize, bool, Step)> = Vec::new();
    for (at, part) in parts.into_iter().enumerate() {
        let to = place(at, &part);
        placed.push((to, to == at, part.step));
    }
    // What was moved comes in front of what stands there.
    placed.sort_by_key(|&(to, stays, _)| (to, stays));
    placed.into_iter().map(|(_, _, step)| step).collect()
}
