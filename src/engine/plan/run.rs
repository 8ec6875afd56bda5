//! Plans at work: whoever is awaited and has a line for it acts.

use super::{
    Acted, Carry, Changed, Condition, Filed, History, Plan, Plannable, Plans, Scope, Stop, What,
};
use crate::engine::{Entry, Match, Order, OrderError, PlayError, Seat, TableSeed, Viewer};

/// Something that a plan did.
#[derive(Debug, Clone, PartialEq)]
pub enum Happened<G: Plannable> {
    /// A line acted; the entry is an ordinary order of its owner.
    Acted {
        seat: Seat,
        /// The line as its owner knows it.
        line: String,
        entry: Entry<G>,
    },
    /// A line could not act, or its owner wanted to be asked.
    Stopped {
        seat: Seat,
        /// The line as its owner knows it.
        line: String,
        /// What was tried, in order; empty where asking was wanted.
        why: Vec<Reason>,
        /// The lines that wait now for their owner's word.
        held: Vec<String>,
    },
}

/// Why an alternative was passed over. For the owner's eyes only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    pub tried: String,
    /// Why it can't be done, as a sentence without a full stop.
    pub sentence: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// What a line comes to at a question.
enum Outcome<G: Plannable> {
    Idle,
    /// By the wish with this number, if by one.
    Acted(Entry<G>, Option<usize>),
    Ask,
    Failed(Vec<Reason>),
}

impl<G: Plannable> Plans<G> {
    /// Lets the plans of all seats act until somebody is awaited who has none
    /// for it. Lines whose moment is over are dropped on the way.
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
        // What somebody wrote after an order that he takes back, he may have
        // written because of it. His letter shows it as waiting.
        if let Some(seat) = by {
            let since = |filed: &Filed<G>| filed.filed_at > to;
            self.hold(seat, now.game().round(), now.position(), since);
        }
    }

    /// One seat's turn; has anything happened?
    pub(super) fn step(
        &mut self,
        now: &mut Match<G>,
        seat: Seat,
        seed: &TableSeed,
        happened: &mut Vec<Happened<G>>,
    ) -> bool {
        let main = !now.game().follows_up(seat);
        let present = now.game().present(seat);
        // What the decision is called, whatever else may be done on the way.
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
                // The decision itself is asked for; others are not affected. A
                // line that acts again and again leaves this one to its owner.
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

    /// The seat's lines that may act at a decision, the most particular first: by
    /// the order of the addresses, and those for this round alone before others.
    /// One that has decided, or left the decision to its owner, keeps those behind
    /// it from acting: if the decision is open all the same, an order was cut
    /// short or taken back. At what comes up inside a decision (not `main`) only
    /// the line that made it may act.
    ///
    /// Whoever wants to know which line will act asks here: acting itself, the
    /// preview, and the list of what is still to come.
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

    /// The line that will make a decision still to come, as far as can be known
    /// before it has come; `None` if its owner will be asked.
    pub(super) fn maker(&self, now: &Match<G>, seat: Seat, slot: &G::Slot) -> Option<&Filed<G>> {
        let game = now.game();
        // What is asked now, no line has answered.
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

    /// It had its chance in this round without deciding.
    fn spend(&mut self, seat: Seat, place: usize, round: u32, at: u32) {
        let filed = &mut self.of_mut(seat)[place];
        filed.spent_in = Some(round);
        let id = filed.id;
        self.note(seat, at, Changed::Spent(id, round));
    }

    /// This line has had its chance: it ends, or waits for another round.
    fn used_up(&mut self, seat: Seat, place: usize, round: u32, at: u32) {
        if matches!(self.of(seat)[place].line.scope, Scope::Round(_)) {
            self.end(seat, place, Stop::Failed, at);
        } else {
            self.spend(seat, place, round, at);
        }
    }

    /// The other lines wait for their owner's word; not one that is at work.
    fn stopped(
        &mut self,
        now: &Match<G>,
        seat: Seat,
        line: String,
        why: Vec<Reason>,
    ) -> Happened<G> {
        let round = now.game().round();
        // Nor a limit to others: without it they would spend more.
        let held = self.hold(seat, round, now.position(), |filed| {
            let at_work = filed.is_spent(round) && filed.line.scope == Scope::Round(round);
            !at_work && !G::is_limit(&filed.line.slot)
        });
        Happened::Stopped { seat, line, why, held }
    }

    /// What a line comes to; `only` that of its wishes, where one has decided.
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
        // A line that says nothing about a question is in nobody's way, nor is
        // one that only stands beside it.
        let aside = G::is_beside(attempt.slot) || G::repeats(attempt.slot);
        match outcome {
            Some(outcome) => outcome,
            None if attempt.why.is_empty() && (attempt.idle || follows_up || aside) => {
                Outcome::Idle
            }
            None => {
                let mut why = attempt.why;
                if why.is_empty() {
                    let sentence = "none of its conditions holds".into();
                    why.push(Reason { tried: filed.line.plan.to_string(), sentence, rule: None });
                }
                Outcome::Failed(why)
            }
        }
    }

    /// The limits that this seat has set and that hold now: of each line the
    /// first clause whose condition is so, and of two lines the one for this
    /// round alone.
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

/// The decision among the addresses of a question: not what only stands beside it.
pub(super) fn decision_of<G: Plannable>(present: &[G::Slot]) -> Option<&G::Slot> {
    present.iter().find(|slot| !G::is_beside(slot))
}

/// The slot of a line.
fn filed_slot<G: Plannable>(plans: &Plans<G>, seat: Seat, place: usize) -> G::Slot {
    plans.of(seat)[place].line.slot.clone()
}

/// One look at a plan.
struct Attempt<'a, G: Plannable> {
    now: &'a mut Match<G>,
    seat: Seat,
    slot: &'a G::Slot,
    beside: Vec<(&'a G::Slot, &'a G::Wish)>,
    /// Made when a condition first asks for it.
    view: Option<G::View>,
    why: Vec<Reason>,
    idle: bool,
    /// How many wishes come before the one that is looked at.
    at: usize,
    /// The last one that was tried.
    last: Option<G::Wish>,
}

impl<G: Plannable> Attempt<'_, G> {
    /// The first clause that can be done; `None` if there is none.
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
                // One reason a wish is enough: that of its best way.
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

    /// What the last wish that was tried means where it can't be done.
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
        // The same way as a mail's: text, meaning, rules.
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
