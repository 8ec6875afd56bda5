//! Plans at work: whoever is awaited and has a line for it acts.

use super::{Carry, Condition, Filed, Plan, Plannable, Plans, Scope, Stop, What};
use crate::engine::{Entry, Match, Order, OrderError, PlayError, Seat, TableSeed, Viewer};

/// Something that a plan did.
#[derive(Debug, Clone, PartialEq)]
pub enum Happened<G: Plannable> {
    /// A line acted; the entry is an ordinary order of its owner.
    Acted {
        /// Whose.
        seat: Seat,
        /// The line as its owner knows it.
        line: String,
        /// What came of it.
        entry: Entry<G>,
    },
    /// A line could not act, or its owner wanted to be asked.
    Stopped {
        /// Whose.
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
    /// What was tried.
    pub tried: String,
    /// Why it can't be done, as a sentence without a full stop.
    pub sentence: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// What a line comes to at a question.
enum Outcome<G: Plannable> {
    Idle,
    Acted(Entry<G>),
    Ask,
    Failed(Vec<Reason>),
}

impl<G: Plannable> Plans<G> {
    /// Lets the plans of all seats act until somebody is awaited who has none
    /// for it. Lines whose moment is over are dropped on the way.
    pub fn run(&mut self, now: &mut Match<G>, seed: &TableSeed) -> Vec<Happened<G>> {
        let mut happened = Vec::new();
        loop {
            let awaiting = now.awaiting();
            self.lapse((!awaiting.is_empty()).then(|| now.game()));
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

    /// One seat's turn; has anything happened?
    fn step(
        &mut self,
        now: &mut Match<G>,
        seat: Seat,
        seed: &TableSeed,
        happened: &mut Vec<Happened<G>>,
    ) -> bool {
        for slot in now.game().present(seat) {
            for place in self.candidates(now.game(), seat, &slot) {
                let round = now.game().round();
                let filed = &self.of(seat)[place];
                let line = filed.line.shown(round);
                // It was written for a position that is no more.
                if filed.filed_at > now.position() {
                    self.end(seat, place, Stop::TakenBack);
                    let why = vec![Reason {
                        tried: line.clone(),
                        sentence: "the position it was made in was taken back".into(),
                        rule: None,
                    }];
                    happened.push(self.stopped(now, seat, line, why));
                    return true;
                }
                let main = !now.game().follows_up(seat);
                match self.evaluate(now, seat, place, seed) {
                    Outcome::Idle => {}
                    Outcome::Acted(entry) => {
                        let filed = &mut self.of_mut(seat)[place];
                        let then_ask = main && filed.line.then_ask;
                        if main {
                            filed.acted_in = Some(round);
                        }
                        happened.push(Happened::Acted { seat, line: line.clone(), entry });
                        if then_ask {
                            happened.push(self.stopped(now, seat, line, Vec::new()));
                        }
                        return true;
                    }
                    // The decision itself is asked for; others are not affected.
                    Outcome::Ask => {
                        // A line that acts again and again simply leaves this
                        // one to its owner.
                        if G::repeats(&slot) {
                            return false;
                        }
                        self.used_up(seat, place, round);
                        let held = Vec::new();
                        happened.push(Happened::Stopped { seat, line, why: Vec::new(), held });
                        return true;
                    }
                    Outcome::Failed(why) => {
                        self.used_up(seat, place, round);
                        happened.push(self.stopped(now, seat, line, why));
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The seat's lines for this decision that may act, those for this round
    /// alone first.
    fn candidates(&self, game: &G, seat: Seat, slot: &G::Slot) -> Vec<usize> {
        let round = game.round();
        let follows_up = game.follows_up(seat);
        let may_act = |filed: &Filed<G>| {
            // A line decides once. If the decision is open again after that,
            // its order was cut short or taken back.
            let decided = filed.acted_in == Some(round);
            !filed.held
                && filed.line.slot == *slot
                && filed.line.scope.covers(round)
                && (decided == follows_up || !follows_up && G::repeats(slot))
        };
        let filed = self.of(seat);
        let mut places: Vec<usize> =
            (0..filed.len()).filter(|&place| may_act(&filed[place])).collect();
        places.sort_by_key(|&place| !matches!(filed[place].line.scope, Scope::Round(_)));
        places
    }

    /// This line has had its chance: it ends, or waits for another round.
    fn used_up(&mut self, seat: Seat, place: usize, round: u32) {
        if matches!(self.of(seat)[place].line.scope, Scope::Round(_)) {
            self.end(seat, place, Stop::Failed);
        } else {
            self.of_mut(seat)[place].acted_in = Some(round);
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
        let mut held = Vec::new();
        for filed in self.of_mut(seat) {
            let at_work = filed.acted_in == Some(round)
                && filed.line.scope == Scope::Round(round)
                && !G::repeats(&filed.line.slot);
            if !at_work {
                filed.held = true;
                held.push(filed.line.shown(round));
            }
        }
        Happened::Stopped { seat, line, why, held }
    }

    fn evaluate(
        &self,
        now: &mut Match<G>,
        seat: Seat,
        place: usize,
        seed: &TableSeed,
    ) -> Outcome<G> {
        let filed = &self.of(seat)[place];
        let beside: Vec<(&G::Slot, &G::Wish)> = self
            .of(seat)
            .iter()
            .filter(|other| !other.held && other.line.scope.covers(now.game().round()))
            .flat_map(|other| {
                other.line.plan.wishes().into_iter().map(|wish| (&other.line.slot, wish))
            })
            .collect();
        let mut attempt = Attempt {
            now,
            seat,
            slot: &filed.line.slot,
            beside,
            view: None,
            why: Vec::new(),
            idle: false,
        };
        let outcome = attempt.plan(&filed.line.plan, seed);
        let outcome = outcome.or_else(|| attempt.otherwise(&filed.line.plan, seed));
        match outcome {
            Some(outcome) => outcome,
            // A line that says nothing about a question is in nobody's way.
            None if attempt.why.is_empty()
                && (attempt.idle || attempt.now.game().follows_up(seat)) =>
            {
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
}

impl<G: Plannable> Attempt<'_, G> {
    /// The first clause that can be done; `None` if there is none.
    fn plan(&mut self, plan: &Plan<G>, seed: &TableSeed) -> Option<Outcome<G>> {
        for clause in &plan.0 {
            if clause.when.as_ref().is_some_and(|when| !self.holds(when)) {
                continue;
            }
            let outcome = match &clause.what {
                What::Ask => Some(Outcome::Ask),
                What::Plan(plan) => self.plan(plan, seed),
                What::Default => {
                    let default = self.now.game().choices(self.seat).map(|all| all.default);
                    default.and_then(|action| self.play(&action, seed))
                }
                What::Wish(wish) => {
                    match self.now.game().carry(self.seat, self.slot, wish, &self.beside) {
                        Carry::Idle => {
                            self.idle = true;
                            None
                        }
                        Carry::Try(actions) => {
                            let first = self.why.len();
                            let outcome = actions.iter().find_map(|action| self.play(action, seed));
                            // One reason a wish is enough: that of its best way.
                            self.why.truncate(first + 1);
                            outcome
                        }
                        Carry::Cannot(sentence) => {
                            let tried = wish.to_string();
                            self.why.push(Reason { tried, sentence, rule: None });
                            None
                        }
                    }
                }
            };
            if outcome.is_some() {
                return outcome;
            }
        }
        None
    }

    /// What the last wish means where it can't be done. Only if something was
    /// tried: conditions that do not hold leave the decision to the owner.
    fn otherwise(&mut self, plan: &Plan<G>, seed: &TableSeed) -> Option<Outcome<G>> {
        let last = *plan.wishes().last().filter(|_| !self.why.is_empty())?;
        let action = self.now.game().otherwise(self.seat, last)?;
        let tried = self.why.len();
        let outcome = self.play(&action, seed);
        self.why.truncate(tried);
        outcome
    }

    fn holds(&mut self, when: &Condition<G::Fact>) -> bool {
        let seat = self.seat;
        let game = self.now.game();
        let view = self.view.get_or_insert_with(|| game.view(Viewer::Seat(seat)));
        when.holds(&|fact| G::holds(view, seat, fact))
    }

    fn play(&mut self, action: &G::Action, seed: &TableSeed) -> Option<Outcome<G>> {
        let tried = action.to_string();
        // The same way as a mail's: text, meaning, rules.
        let order = Order::from_text(&tried)?;
        match self.now.play(self.seat, &order, seed) {
            Ok(entry) => Some(Outcome::Acted(entry)),
            Err(PlayError::NotAwaited) => None,
            Err(PlayError::Order(OrderError { sentence, rule, .. })) => {
                self.why.push(Reason { tried, sentence, rule });
                None
            }
        }
    }
}
