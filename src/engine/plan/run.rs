//! Plans at work: seats that are awaited and have a line for it act.

use super::misread::Misread;
use super::{
    Acted, Carry, Changed, Condition, Filed, History, Plan, Plannable, Plans, Scope, Stop, What,
};
use crate::engine::{
    Entry, Match, Order, OrderError, PlayError, Seat, Sentence, TableSeed, Viewer,
};

#[derive(Debug, Clone, PartialEq)]
pub enum Happened<G: Plannable> {
    /// A line acted; the entry is an ordinary order of its owner.
    Acted {
        seat: Seat,
        /// The line as its owner sees it.
        line: String,
        entry: Entry<G>,
    },
    /// A line could not act, or its owner asked to be consulted.
    Stopped {
        seat: Seat,
        /// The line as its owner sees it.
        line: String,
        /// What was tried, in order; empty if the owner asked to be consulted.
        why: Vec<Reason>,
        /// The lines that now wait for their owner's word.
        held: Vec<String>,
    },
}

/// Why an alternative was skipped. For the owner's eyes only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    pub tried: String,
    /// Why it can't be carried out.
    pub sentence: Sentence,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

enum Outcome<G: Plannable> {
    Idle,
    /// The wish with this index acted, if it was a wish.
    Acted(Entry<G>, Option<usize>),
    Ask,
    Failed(Vec<Reason>),
}

impl<G: Plannable> Plans<G> {
    /// Lets the plans of all seats act until someone is awaited who has no line for
    /// it. Drops lines whose moment has passed.
    pub fn run(&mut self, now: &mut Match<G>, seed: &TableSeed) -> Vec<Happened<G>> {
        let mut happened = Vec::new();
        if self.is_resting() {
            return happened;
        }
        loop {
            let awaiting = now.awaiting();
            self.lapse((!awaiting.is_empty()).then(|| now.game()), now.position());
            let before = happened.len();
            for awaited in awaiting {
                if self.step(now, awaited.seat, seed, &mut happened) {
                    break;
                }
            }
            if happened.len() == before {
                return happened;
            }
        }
    }

    /// The journal has returned. See [`Sitting::returned`](super::Sitting::returned).
    pub(super) fn returned(
        &mut self,
        now: &Match<G>,
        to: u32,
        undone: Option<u32>,
        by: Option<Seat>,
        history: &History<G>,
    ) {
        self.become_as_at(now, history);
        if let Some(entry) = undone {
            self.leave_to_owner(now, entry, history);
        }
        // A player who takes an order back may have written later lines because of
        // it, so those are held. Their letter shows them as waiting.
        if let Some(seat) = by {
            let since = |filed: &Filed<G>| filed.filed_at > to;
            self.hold(seat, now.game().round(), now.position(), since);
        }
    }

    /// Lets one seat act; returns whether anything happened.
    pub(super) fn step(
        &mut self,
        now: &mut Match<G>,
        seat: Seat,
        seed: &TableSeed,
        happened: &mut Vec<Happened<G>>,
    ) -> bool {
        let main = !now.game().follows_up(seat);
        let present = now.game().present(seat);
        // The name of the decision, whatever else may be done before it is made.
        let decision = decision_of::<G>(&present).map(ToString::to_string).unwrap_or_default();
        let round = now.game().round();
        for place in self.candidates(round, seat, &present, &decision, main) {
            let filed = &self.of(seat)[place];
            let (id, line) = (filed.id, filed.line.shown(round));
            let only = match &filed.acted {
                Some(acted) if !main => acted.wish,
                _ => None,
            };
            match self.evaluate(now, seat, place, only, seed) {
                Outcome::Idle => {}
                Outcome::Acted(entry, wish) => {
                    let filed = &mut self.of_mut(seat)[place];
                    let then_ask = main && filed.line.then_ask;
                    let decided = filed.acted.clone().filter(|_| !main);
                    let acted = decided.unwrap_or(Acted { round, slot: decision, wish });
                    filed.acted = Some(acted.clone());
                    self.note(seat, now.position(), Changed::Acted(id, acted));
                    happened.push(Happened::Acted { seat, line: line.clone(), entry });
                    if then_ask {
                        happened.push(self.stopped(now, seat, line, Vec::new()));
                    }
                    return true;
                }
                // This asks about the decision itself; other lines are not
                // affected. A line that acts repeatedly leaves this one to its
                // owner.
                Outcome::Ask if G::repeats(&filed_slot(self, seat, place)) => return false,
                Outcome::Ask => {
                    self.spend(seat, place, round, now.position());
                    let held = Vec::new();
                    happened.push(Happened::Stopped { seat, line, why: Vec::new(), held });
                    return true;
                }
                Outcome::Failed(why) => {
                    self.used_up(seat, place, round, now.position());
                    happened.push(self.stopped(now, seat, line, why));
                    return true;
                }
            }
        }
        false
    }

    /// The seat's lines that may act at a decision, the most specific first: by the
    /// order of the addresses, and those for this round alone before standing ones.
    /// A line that has decided, or left the decision to its owner, keeps those
    /// after it from acting: if the decision is open nevertheless, an order was cut
    /// short or taken back. At what comes up inside a decision (not `main`) only
    /// the line that made it may act.
    ///
    /// Acting, the preview and the list of coming decisions all ask here.
    pub(super) fn candidates(
        &self,
        round: u32,
        seat: Seat,
        addresses: &[G::Slot],
        decision: &str,
        main: bool,
    ) -> Vec<usize> {
        let rank = |filed: &Filed<G>| {
            let slot = addresses.iter().position(|slot| *slot == filed.line.slot)?;
            let may_act = !filed.held && filed.line.scope.covers(round);
            may_act.then_some((slot, !matches!(filed.line.scope, Scope::Round(_))))
        };
        let filed = self.of(seat).iter().enumerate();
        let mut ranked: Vec<_> =
            filed.filter_map(|(place, filed)| Some((rank(filed)?, place))).collect();
        ranked.sort_unstable();
        let ranked = ranked.into_iter().map(|(_, place)| (place, &self.of(seat)[place]));
        if !main {
            let made = |filed: &Filed<G>| {
                let acted = filed.acted.as_ref();
                let acted = acted.filter(|acted| acted.round == round && acted.slot == decision);
                acted.is_some_and(|acted| acted.wish.is_some())
            };
            return ranked.filter(|(_, filed)| made(filed)).map(|(place, _)| place).collect();
        }
        let spent = |filed: &Filed<G>| filed.is_spent_at(round, decision);
        ranked
            .filter(|(_, filed)| !(G::is_beside(&filed.line.slot) && spent(filed)))
            .take_while(|(_, filed)| !spent(filed))
            .map(|(place, _)| place)
            .collect()
    }

    /// The line that will make a coming decision, as far as can be known
    /// beforehand; `None` if its owner will be asked.
    pub(super) fn maker(&self, now: &Match<G>, seat: Seat, slot: &G::Slot) -> Option<&Filed<G>> {
        let game = now.game();
        // If it is being asked now, no line has answered it.
        let present = game.present(seat);
        let asked = now.awaiting().iter().any(|awaited| awaited.seat == seat);
        if asked && !self.is_resting() && decision_of::<G>(&present) == Some(slot) {
            return None;
        }
        let addresses = [slot.clone(), G::in_general(slot.clone())];
        let decision = slot.to_string();
        let first =
            self.candidates(game.round(), seat, &addresses, &decision, true).into_iter().next()?;
        self.of(seat).get(first)
    }

    /// Its chance in this round has passed without a decision.
    fn spend(&mut self, seat: Seat, place: usize, round: u32, at: u32) {
        let filed = &mut self.of_mut(seat)[place];
        filed.spent_in = Some(round);
        let id = filed.id;
        self.note(seat, at, Changed::Spent(id, round));
    }

    /// The line has had its chance: it ends, or waits for another round.
    fn used_up(&mut self, seat: Seat, place: usize, round: u32, at: u32) {
        if matches!(self.of(seat)[place].line.scope, Scope::Round(_)) {
            self.end(seat, place, Stop::Failed, at);
        } else {
            self.spend(seat, place, round, at);
        }
    }

    /// Holds the seat's other lines for their owner's word, except one already at
    /// work.
    fn stopped(
        &mut self,
        now: &Match<G>,
        seat: Seat,
        line: String,
        why: Vec<Reason>,
    ) -> Happened<G> {
        let round = now.game().round();
        // And except limits to other lines: without those they would spend more.
        let held = self.hold(seat, round, now.position(), |filed| {
            let at_work = filed.is_spent(round) && filed.line.scope == Scope::Round(round);
            !at_work && !G::is_limit(&filed.line.slot)
        });
        Happened::Stopped { seat, line, why, held }
    }

    /// What a line comes to; `only` is the wish to use, if one has decided already.
    fn evaluate(
        &self,
        now: &mut Match<G>,
        seat: Seat,
        place: usize,
        only: Option<usize>,
        seed: &TableSeed,
    ) -> Outcome<G> {
        let filed = &self.of(seat)[place];
        let follows_up = now.game().follows_up(seat);
        let mut attempt = Attempt {
            now,
            seat,
            slot: &filed.line.slot,
            beside: Vec::new(),
            view: None,
            why: Vec::new(),
            idle: false,
            at: 0,
            last: None,
        };
        attempt.beside = self.limits(&mut attempt, seat);
        let plan = &filed.line.plan;
        let outcome = match only {
            Some(wish) => plan.wishes().get(wish).and_then(|wish| attempt.wish(wish, seed)),
            None => attempt.plan(plan, seed).or_else(|| attempt.otherwise(seed)),
        };
        // A line that does not address a question is not in the way, nor is one
        // that only goes beside a decision.
        let aside = G::is_beside(attempt.slot) || G::repeats(attempt.slot);
        match outcome {
            Some(outcome) => outcome,
            None if attempt.why.is_empty() && (attempt.idle || follows_up || aside) => {
                Outcome::Idle
            }
            None => {
                let mut why = attempt.why;
                if why.is_empty() {
                    let sentence = Misread::NoneHolds.into();
                    why.push(Reason { tried: filed.line.plan.to_string(), sentence, rule: None });
                }
                Outcome::Failed(why)
            }
        }
    }

    /// The limits that this seat has set and that apply now: the first clause of
    /// each line whose condition holds, and of two lines the one for this round
    /// alone.
    fn limits<'a>(
        &'a self,
        attempt: &mut Attempt<'_, G>,
        seat: Seat,
    ) -> Vec<(&'a G::Slot, &'a G::Wish)> {
        let round = attempt.now.game().round();
        let mut lines: Vec<&Filed<G>> = self
            .of(seat)
            .iter()
            .filter(|filed| G::is_limit(&filed.line.slot) && filed.line.scope.covers(round))
            .collect();
        lines.sort_by_key(|filed| !matches!(filed.line.scope, Scope::Round(_)));
        let mut limits: Vec<(&G::Slot, &G::Wish)> = Vec::new();
        for filed in lines {
            let slot = &filed.line.slot;
            if limits.iter().all(|(other, _)| *other != slot) {
                limits.extend(attempt.first(&filed.line.plan).map(|wish| (slot, wish)));
            }
        }
        limits
    }
}

/// The decision among the addresses of a question, as opposed to what only goes
/// beside one.
pub(super) fn decision_of<G: Plannable>(present: &[G::Slot]) -> Option<&G::Slot> {
    present.iter().find(|slot| !G::is_beside(slot))
}

fn filed_slot<G: Plannable>(plans: &Plans<G>, seat: Seat, place: usize) -> G::Slot {
    plans.of(seat)[place].line.slot.clone()
}

/// One evaluation of a plan.
struct Attempt<'a, G: Plannable> {
    now: &'a mut Match<G>,
    seat: Seat,
    slot: &'a G::Slot,
    beside: Vec<(&'a G::Slot, &'a G::Wish)>,
    /// Computed when a condition first needs it.
    view: Option<G::View>,
    why: Vec<Reason>,
    idle: bool,
    /// How many wishes come before the current one.
    at: usize,
    /// The last wish tried.
    last: Option<G::Wish>,
}

impl<G: Plannable> Attempt<'_, G> {
    /// The first clause that can be carried out, if any.
    fn plan(&mut self, plan: &Plan<G>, seed: &TableSeed) -> Option<Outcome<G>> {
        for clause in &plan.0 {
            let wishes = clause.what.wishes().len();
            if clause.when.as_ref().is_some_and(|when| !self.holds(when)) {
                self.at += wishes;
                continue;
            }
            let outcome = match &clause.what {
                What::Ask => Some(Outcome::Ask),
                What::Plan(plan) => self.plan(plan, seed),
                What::Default => {
                    let default = self.now.game().choices(self.seat).map(|all| all.default);
                    default.and_then(|action| self.play(&action, None, seed))
                }
                What::Wish(wish) => {
                    let outcome = self.wish(wish, seed);
                    self.at += 1;
                    outcome
                }
            };
            if outcome.is_some() {
                return outcome;
            }
        }
        None
    }

    fn wish(&mut self, wish: &G::Wish, seed: &TableSeed) -> Option<Outcome<G>> {
        let at = self.at;
        match self.now.game().carry(self.seat, self.slot, wish, &self.beside) {
            Carry::Idle => {
                self.idle = true;
                None
            }
            Carry::Try(actions) => {
                self.last = Some(wish.clone());
                let first = self.why.len();
                let outcome = actions.iter().find_map(|action| self.play(action, Some(at), seed));
                // One reason per wish is enough: that of its best alternative.
                self.why.truncate(first + 1);
                outcome
            }
            Carry::Cannot(sentence) => {
                self.last = Some(wish.clone());
                self.why.push(Reason { tried: wish.to_string(), sentence, rule: None });
                None
            }
        }
    }

    /// The fallback of the last wish tried, when it can't be carried out.
    fn otherwise(&mut self, seed: &TableSeed) -> Option<Outcome<G>> {
        let last = self.last.take()?;
        let action = self.now.game().otherwise(self.seat, &last)?;
        let tried = self.why.len();
        let outcome = self.play(&action, None, seed);
        self.why.truncate(tried);
        outcome
    }

    /// The first wish whose condition holds.
    fn first<'p>(&mut self, plan: &'p Plan<G>) -> Option<&'p G::Wish> {
        for clause in &plan.0 {
            if clause.when.as_ref().is_some_and(|when| !self.holds(when)) {
                continue;
            }
            match &clause.what {
                What::Wish(wish) => return Some(wish),
                What::Plan(plan) => {
                    if let Some(wish) = self.first(plan) {
                        return Some(wish);
                    }
                }
                What::Ask | What::Default => {}
            }
        }
        None
    }

    fn holds(&mut self, when: &Condition<G::Fact>) -> bool {
        let seat = self.seat;
        let game = self.now.game();
        let view = self.view.get_or_insert_with(|| game.view(Viewer::Seat(seat)));
        when.holds(&|fact| G::holds(view, seat, fact))
    }

    fn play(
        &mut self,
        action: &G::Action,
        wish: Option<usize>,
        seed: &TableSeed,
    ) -> Option<Outcome<G>> {
        let tried = action.to_string();
        // The same path as for a mail: text, meaning, rules.
        let order = Order::from_text(&tried)?;
        match self.now.play(self.seat, &order, seed) {
            Ok(entry) => Some(Outcome::Acted(entry, wish)),
            Err(PlayError::NotAwaited) => None,
            Err(PlayError::Order(OrderError { sentence, rule, .. })) => {
                self.why.push(Reason { tried, sentence, rule });
                None
            }
        }
    }
}
