//! A mail full of orders at a table with plans: what acts now, what waits.

use super::misread::Misread;
use super::read::{is_planned, names_decision};
use super::{Happened, History, Plannable, Plans, Reason};
use crate::engine::{
    Amended, Author, Entry, Match, Order, OrderError, PlayError, Seat, Sentence, TableSeed, Word,
    doubt::is_negation,
};

/// The most characters that a seat's lines may have together: each of its letters
/// shows them all, and mail programs cut off long mails.
pub const LONGEST: usize = 4000;

/// The most words of one order; guards against hostile mails.
const LONGEST_LINE: usize = 400;

/// The most lines per seat.
pub const MOST: usize = 40;

/// A table at some moment: the match and the plans for it.
#[derive(Debug, Clone)]
pub struct Sitting<G: Plannable> {
    pub now: Match<G>,
    pub plans: Plans<G>,
}

/// One thing a mail asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// An order, for now or for later.
    Order(Order),
    /// Revoke the plan for a decision, named by the words after `forget`; `None`
    /// revokes all.
    Forget(Order, Option<Order>),
    /// Let the held plans act again.
    Continue(Order),
}

/// What the writer of a mail was looking at.
#[derive(Debug)]
pub struct Seen<'a, G> {
    /// How many entries the journal had then.
    pub position: u32,
    pub game: &'a G,
    /// The positions since then in which they were asked something other than now.
    pub since: &'a [G],
}

impl<G> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Seen<'_, G> {}

/// What became of a mail.
#[derive(Debug, Clone)]
pub struct Mailed<G: Plannable> {
    /// The mail's own orders that were carried out at once.
    pub entries: Vec<Entry<G>>,
    /// The lines that were filed, as their owner sees them.
    pub filed: Vec<String>,
    /// Lines that don't concern their writer, or no longer do.
    pub left_out: Vec<LeftOut>,
    /// How many lines were revoked.
    pub forgotten: usize,
    /// How many held lines act again.
    pub woken: usize,
    /// What plans of any seat did after that.
    pub happened: Vec<Happened<G>>,
    /// What was refused. Unless something had come to light before it, nothing else
    /// of the mail counts.
    pub refused: Option<Refused>,
}

/// A line of a mail for a decision that its writer will not make in this round. A
/// sheet is a form: players filling it in need not know which of its lines they
/// will be asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    pub line: String,
    /// The reason.
    pub why: Sentence,
}

/// An item of a mail that was refused, and what happened to the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The order as it was read; it may join several lines.
    pub order: Order,
    pub why: Verdict,
    /// How many orders before it stand anyway.
    pub stood: usize,
    /// How many others were discarded with it.
    pub others: usize,
}

/// Why an item was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It makes no sense or breaks a rule.
    Order(OrderError),
    /// It answers a letter whose question is settled.
    Stale,
    /// Nothing of its kind is still to come for this seat.
    NotAwaited,
    /// It names a decision that this seat will not make in this round, for this
    /// reason.
    NotComing(Sentence),
    /// It does not answer the present question and does not say which decision it
    /// is for; these lines would.
    Elsewhere(Vec<String>),
    /// A plan for the present decision, none of whose alternatives can be done.
    Impossible(Vec<Reason>),
    /// The table is paused, and this can't be kept as a line: it answers what came
    /// up inside a decision, or changes an answer already given.
    Resting,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    pub order: Order,
    /// What would become of it.
    pub verdict: Result<Would, Verdict>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Would {
    /// It would be carried out at once, as this order.
    Act(String),
    /// It would be kept, as this line.
    Keep(String),
    /// It would revoke or wake this many lines.
    Change(usize),
    /// It would be left out.
    LeftOut(Sentence),
    /// It follows something that is not known yet.
    Unknown,
}

/// A mail's writer, and how much they know of the position that their mail changes.
pub(super) struct Writer<'a, G> {
    pub(super) saw: Option<Seen<'a, G>>,
    /// Do they know the question that the seat is asked now?
    pub(super) knows: bool,
    /// Has an order of this mail moved the game? They know what follows from it.
    pub(super) moved: bool,
    /// Was the position they saw taken back since?
    pub(super) withdrawn: bool,
}

impl<G: Plannable> Writer<'_, G> {
    /// From what they saw, could they have meant this decision?
    pub(super) fn meant(&self, seat: Seat, wish: &G::Wish, slot: &G::Slot) -> bool {
        let saw = self.saw.filter(|_| !self.moved);
        saw.is_none_or(|saw| saw.game.meant(seat, wish).as_ref() == Some(slot))
    }
}

/// What one item does.
pub(super) enum Done<G: Plannable> {
    Played(Entry<G>),
    /// Carried out by a line of a plan, which stopped others.
    PlayedBy(Entry<G>, Vec<Happened<G>>),
    Filed(String, G::Slot),
    Forgot(usize),
    Woke(usize),
}

/// Is this no order with a mistake in it, but words that may take back what stands before
/// them? «I sell. Oh no, I meant buy».
fn is_talk<G: Plannable>(order: &Order, why: &Verdict) -> bool {
    let begins = |word: &Word| !is_negation(&word.text) && G::begins_order(&word.text);
    let unread = matches!(why, Verdict::Order(_) | Verdict::NotAwaited);
    unread && !order.words.first().is_some_and(begins)
}

impl<G: Plannable> Sitting<G> {
    /// Takes a mail: its items in order, then everybody's plans. If one is refused,
    /// nothing of the mail counts, unless it is an order and something had come to light
    /// before it.
    /// Lines for a decision that does not come are left out if the mail holds
    /// anything else.
    pub fn take(
        &mut self,
        seat: Seat,
        items: &[Item],
        saw: Option<Seen<'_, G>>,
        seed: &TableSeed,
    ) -> Mailed<G> {
        let before = self.clone();
        let items = self.join(seat, items);
        let mut mailed = Mailed {
            entries: Vec::new(),
            filed: Vec::new(),
            left_out: Vec::new(),
            forgotten: 0,
            woken: 0,
            happened: Vec::new(),
            refused: None,
        };
        let mut writer = self.writer(seat, saw);
        let mut present = Vec::new();
        let mut stopped = Vec::new();
        let mut first_left_out = None;
        for item in &items {
            match self.item(seat, item, &mut writer, seed) {
                Ok(Done::Played(entry)) => mailed.entries.push(entry),
                Ok(Done::PlayedBy(entry, others)) => {
                    mailed.entries.push(entry);
                    stopped.extend(others);
                }
                Ok(Done::Forgot(count)) => mailed.forgotten += count,
                Ok(Done::Woke(count)) => mailed.woken += count,
                Ok(Done::Filed(text, slot)) => {
                    mailed.filed.push(text);
                    present.push((slot, item.order().clone()));
                }
                Err(why) => {
                    if let Some(left_out) = left_out::<G>(item, &why) {
                        mailed.left_out.push(left_out);
                        first_left_out.get_or_insert((item.order().clone(), why));
                        continue;
                    }
                    let revealed = mailed.entries.iter().any(Entry::reveals);
                    let order = item.order().clone();
                    if !revealed || is_talk::<G>(&order, &why) {
                        // What came to light would show in the reason.
                        let why = if revealed { before.alone(seat, item, saw, seed) } else { why };
                        let others = items.len() - 1;
                        mailed.refused = Some(Refused { order, why, stood: 0, others });
                        return self.undo(before, mailed);
                    }
                    let stood = mailed.entries.len() + mailed.filed.len();
                    let others = items.len() - 1 - stood;
                    mailed.refused = Some(Refused { order, why, stood, others });
                    break;
                }
            }
        }
        if mailed.left_out.len() == items.len()
            && let Some((order, why)) = first_left_out
        {
            let others = items.len() - 1;
            mailed.refused = Some(Refused { order, why, stood: 0, others });
            return self.undo(before, mailed);
        }
        let now = self.now.game();
        let asked = now.present(seat);
        let acts_now = present
            .into_iter()
            .filter(|(slot, _)| asked.contains(slot))
            .max_by_key(|(slot, _)| !G::is_beside(slot));
        mailed.happened = self.plans.run(&mut self.now, seed);
        // A plan for the current question that fails completely is like an order
        // that is refused, as long as the mail has had no visible effect.
        let own = mailed.happened.iter().take_while(|happened| match happened {
            Happened::Acted { seat: of, entry, .. } => *of == seat && !entry.reveals(),
            Happened::Stopped { .. } => false,
        });
        let failed = mailed.happened.get(own.count());
        if let (Some((_, order)), Some(Happened::Stopped { seat: of, why, .. })) =
            (acts_now, failed)
            && *of == seat
            && !why.is_empty()
            && mailed.refused.is_none()
            && !mailed.entries.iter().any(Entry::reveals)
        {
            let why = Verdict::Impossible(why.clone());
            let others = items.len() - 1;
            mailed.refused = Some(Refused { order, why, stood: 0, others });
            return self.undo(before, mailed);
        }
        mailed.happened.splice(..0, stopped);
        mailed
    }

    /// Carries out an order that nobody mailed (a default, or a house player's),
    /// then everybody's plans.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(
        &mut self,
        by: Author,
        seat: Seat,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<(Entry<G>, Vec<Happened<G>>), PlayError> {
        let entry = self.now.play_by(by, seat, order, seed)?;
        Ok((entry, self.plans.run(&mut self.now, seed)))
    }

    /// The journal has returned to `to`, and `now` is the match since then.
    /// Everybody's lines are what they were there, unless their owners have changed
    /// them since. `undone` is the first entry that an undo took back: if a line
    /// gave it, that line now leaves the decision to its owner. If a player took
    /// back their own order (`by`), what they wrote after it waits for their word.
    /// Plans do not act yet.
    pub fn returned(
        &mut self,
        now: Match<G>,
        to: u32,
        undone: Option<u32>,
        by: Option<Seat>,
        history: &History<G>,
    ) {
        self.now = now;
        self.plans.returned(&self.now, to, undone, by, history);
    }

    /// The same for an amendment: `old` are the steps that counted before it, each
    /// with its seat, and `history` belongs to the match before it.
    pub fn amended(
        &mut self,
        amended: &Amended<G>,
        old: &[(u32, Option<Seat>)],
        mut history: History<G>,
    ) {
        let kept = history.amended(&self.now, amended, old);
        for change in &kept {
            history.add_change(i64::MAX, change.clone());
        }
        self.plans.note_again(&kept);
        self.now = amended.now.clone();
        self.plans.become_as_at(&self.now, &history);
    }

    /// Nothing of the mail counts except the refusal.
    /// Why an item is refused that is the only one of a mail.
    fn alone(
        &self,
        seat: Seat,
        item: &Item,
        saw: Option<Seen<'_, G>>,
        seed: &TableSeed,
    ) -> Verdict {
        let (checks, _) = self.check(seat, std::slice::from_ref(item), saw, seed);
        let why = checks.into_iter().find_map(|check| check.verdict.err());
        why.unwrap_or(Verdict::NotAwaited)
    }

    fn undo(&mut self, before: Self, mailed: Mailed<G>) -> Mailed<G> {
        *self = before;
        Mailed {
            entries: Vec::new(),
            filed: Vec::new(),
            left_out: Vec::new(),
            forgotten: 0,
            woken: 0,
            happened: Vec::new(),
            refused: mailed.refused,
        }
    }

    /// What a mail would do, item by item. Nothing changes, and nothing is revealed
    /// that the writer could not know.
    #[must_use]
    pub fn check(
        &self,
        seat: Seat,
        items: &[Item],
        saw: Option<Seen<'_, G>>,
        seed: &TableSeed,
    ) -> (Vec<Check>, Vec<Covered>) {
        let mut trial = self.clone();
        let mut writer = self.writer(seat, saw);
        let mut unknown = false;
        let mut checks = Vec::new();
        let mut left = Vec::new();
        for item in trial.join(seat, items) {
            let order = item.order().clone();
            if unknown {
                checks.push(Check { order, verdict: Ok(Would::Unknown) });
                continue;
            }
            let verdict = match trial.item(seat, &item, &mut writer, seed) {
                Ok(Done::Forgot(count) | Done::Woke(count)) => Ok(Would::Change(count)),
                Ok(Done::Played(entry) | Done::PlayedBy(entry, _)) => {
                    unknown = entry.reveals();
                    Ok(Would::Act(canonical(&entry)))
                }
                Ok(Done::Filed(text, _)) => Ok(Would::Keep(text)),
                Err(why) => {
                    let place = checks.len();
                    left.extend(left_out::<G>(&item, &why).map(|left| (place, left.why)));
                    Err(why)
                }
            };
            checks.push(Check { order, verdict });
        }
        // As in `take`: a mail with nothing else is refused.
        if left.len() < checks.len() {
            for (place, why) in left {
                if let Some(check) = checks.get_mut(place) {
                    check.verdict = Ok(Would::LeftOut(why));
                }
            }
        }
        if !unknown {
            unknown = trial.would(seat, &mut checks, seed);
        }
        let covered = if unknown { Vec::new() } else { trial.covered(seat) };
        (checks, covered)
    }

    /// What the seat's own lines lead to from the present question on, with all of
    /// the mail filed. Returns whether that brings something to light; nothing is
    /// said of what follows it. Nor is anything said of other seats: their plans
    /// are nobody else's business.
    fn would(&mut self, seat: Seat, checks: &mut Vec<Check>, seed: &TableSeed) -> bool {
        if self.plans.is_resting() || self.now.game().present(seat).is_empty() {
            return false;
        }
        let mut own = Plans::none(self.now.game().seats());
        for filed in self.plans.of(seat) {
            own.restore(seat, filed.clone());
        }
        let mut now = self.now.clone();
        for happened in own.run(&mut now, seed) {
            match happened {
                Happened::Acted { line, entry, .. } => {
                    say(checks, &line, Ok(Would::Act(canonical(&entry))));
                    if entry.reveals() {
                        return true;
                    }
                }
                Happened::Stopped { line, why, .. } if !why.is_empty() => {
                    say(checks, &line, Err(Verdict::Impossible(why)));
                }
                // It asks, as intended.
                Happened::Stopped { .. } => {}
            }
        }
        (self.now, self.plans) = (now, own);
        false
    }

    /// For each decision still to come in this round, the line that will make it,
    /// if any.
    #[must_use]
    pub fn covered(&self, seat: Seat) -> Vec<Covered> {
        let game = self.now.game();
        let round = game.round();
        let line = |slot: &G::Slot| {
            self.plans.maker(&self.now, seat, slot).map(|filed| filed.line.shown(round))
        };
        let coming = game.coming(seat).into_iter();
        coming.map(|slot| Covered { slot: slot.to_string(), line: line(&slot) }).collect()
    }

    fn writer<'a>(&self, seat: Seat, saw: Option<Seen<'a, G>>) -> Writer<'a, G> {
        let knows = match (self.now.asked_at(seat), saw) {
            (Some(asked), Some(saw)) => saw.position >= asked,
            _ => true,
        };
        let withdrawn = saw.is_some_and(|saw| !self.now.went_through(saw.position));
        Writer { saw, knows: knows && !withdrawn, moved: false, withdrawn }
    }

    /// Joins lines that together answer one question.
    fn join(&self, seat: Seat, items: &[Item]) -> Vec<Item> {
        if !self.now.game().joins_lines(seat) {
            return items.to_vec();
        }
        let mut joined = Vec::new();
        let mut run: Vec<Order> = Vec::new();
        for item in items {
            match item {
                Item::Order(order)
                    if order.words.len() <= LONGEST_LINE && !is_planned::<G>(order) =>
                {
                    run.push(order.clone());
                }
                other => {
                    joined.extend(Order::joined(&run).map(Item::Order));
                    run.clear();
                    joined.push(other.clone());
                }
            }
        }
        joined.extend(Order::joined(&run).map(Item::Order));
        joined
    }

    fn item(
        &mut self,
        seat: Seat,
        item: &Item,
        writer: &mut Writer<'_, G>,
        seed: &TableSeed,
    ) -> Result<Done<G>, Verdict> {
        if item.order().words.len() > LONGEST_LINE {
            let why = Misread::TooLong { most: LONGEST_LINE };
            return Err(Verdict::Order(OrderError::whole(item.order(), why)));
        }
        match item {
            Item::Order(_) if writer.withdrawn => Err(Verdict::Stale),
            Item::Order(order) => self.order(seat, order, writer, seed),
            // It can't release a stop that its writer has not seen.
            Item::Continue(_) if !writer.knows => Err(Verdict::Stale),
            Item::Continue(_) => Ok(Done::Woke(self.plans.go_on(seat, self.now.position()))),
            Item::Forget(_, None) => {
                Ok(Done::Forgot(self.plans.forget(seat, None, self.now.position())))
            }
            Item::Forget(order, Some(what)) => {
                let slot = match G::address(what, true) {
                    Some((slot, eaten)) if eaten == what.words.len() => slot,
                    _ => {
                        return Err(Verdict::Order(OrderError::whole(what, Misread::ForgetWhat)));
                    }
                };
                match self.plans.forget(seat, Some(&slot), self.now.position()) {
                    0 => {
                        let why = Misread::NothingToForget(slot.to_string());
                        Err(Verdict::Order(OrderError::whole(order, why)))
                    }
                    count => Ok(Done::Forgot(count)),
                }
            }
        }
    }
}

/// A decision still to come, and the line that will make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Covered {
    pub slot: String,
    /// `None` means that the player will be asked.
    pub line: Option<String>,
}

impl Item {
    #[must_use]
    pub fn order(&self) -> &Order {
        match self {
            Item::Order(order) | Item::Forget(order, _) | Item::Continue(order) => order,
        }
    }
}

/// The item as a line to leave out, if the verdict allows that: it names a decision
/// that does not come, so it can't be mistaken for an answer to something else, and
/// the other lines are for decisions of their own.
fn left_out<G: Plannable>(item: &Item, why: &Verdict) -> Option<LeftOut> {
    let Item::Order(order) = item else { return None };
    let why = match why {
        Verdict::NotComing(why) if names_decision::<G>(order) => why.clone(),
        Verdict::Stale if is_planned::<G>(order) => Misread::CameAndWent.into(),
        Verdict::Order(_)
        | Verdict::Stale
        | Verdict::NotAwaited
        | Verdict::NotComing(_)
        | Verdict::Elsewhere(_)
        | Verdict::Impossible(_)
        | Verdict::Resting => return None,
    };
    let line = order.line.get(order.span()).unwrap_or_default().to_owned();
    Some(LeftOut { line, why })
}

/// Reports what would become of a filed line: in its place if this mail filed it,
/// else at the end.
fn say(checks: &mut Vec<Check>, line: &str, verdict: Result<Would, Verdict>) {
    let kept = |check: &&mut Check| check.verdict == Ok(Would::Keep(line.to_owned()));
    if let Some(check) = checks.iter_mut().filter(kept).last() {
        check.verdict = verdict;
    } else if let Some(order) = Order::from_text(line) {
        checks.push(Check { order, verdict });
    }
}

fn canonical<G: Plannable>(entry: &Entry<G>) -> String {
    entry.order().unwrap_or_default().to_owned()
}
