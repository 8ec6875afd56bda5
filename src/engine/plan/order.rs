//! One order of a mail: it acts now, waits as a line of a plan, or is refused.

use super::mail::{Done, LONGEST, MOST, Seen, Sitting, Verdict, Writer};
use super::misread::Misread;
use super::read::{Draft, is_planned, nameless};
use super::run::decision_of;
use super::{Clause, Happened, Line, Plan, Plannable, Scope, What};
use crate::engine::{Awaited, Order, OrderError, PlayError, Progress, Seat, Sentence, TableSeed};

/// The most decisions named when an order could be for several.
const MOST_AHEAD: usize = 2;

impl<G: Plannable> Sitting<G> {
    pub(super) fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        writer: &mut Writer<'_, G>,
        seed: &TableSeed,
    ) -> Result<Done<G>, Verdict> {
        if is_planned::<G>(order) {
            return self.file(seat, order, writer, seed);
        }
        let game = self.now.game();
        let meant = G::wish(None, order, None).ok();
        let meant = meant.and_then(|wish| Some((game.meant(seat, &wish)?, wish)));
        let present = game.present(seat);
        let later = meant.filter(|(slot, _)| !present.contains(slot));
        if later.as_ref().is_some_and(|(_, wish)| game.is_named(seat, wish)) {
            return Err(Verdict::Elsewhere(self.ahead(seat, order)));
        }
        if game.question(seat).is_some() && later.is_none() {
            if writer.knows || self.is_for_now(seat, order, writer, seed) {
                let rests = self.plans.is_resting();
                let played = if rests {
                    self.now.clone().play(seat, order, seed)
                } else {
                    self.now.play(seat, order, seed)
                };
                let entry = played.map_err(|error| match error {
                    PlayError::NotAwaited => Verdict::NotAwaited,
                    PlayError::Order(error) => self.no_answer(seat, order, error),
                })?;
                if rests {
                    return self.keep(seat, order);
                }
                writer.moved = true;
                return Ok(Done::Played(entry));
            }
            if game.follows_up(seat) {
                return Err(Verdict::Stale);
            }
        }
        self.file(seat, order, writer, seed)
    }

    /// Can this answer to an older letter only be meant for the current question?
    /// It made no sense when that letter was written: no such question was asked
    /// then, it answers nothing that the seat was asked then or since, and it fits
    /// nothing that lay ahead; yet the rules allow it now.
    fn is_for_now(
        &self,
        seat: Seat,
        order: &Order,
        writer: &Writer<'_, G>,
        seed: &TableSeed,
    ) -> bool {
        let Some(saw) = writer.saw.filter(|_| !writer.withdrawn && !writer.moved) else {
            return false;
        };
        let Some(question) = self.now.question(seat) else { return false };
        let answers = |then: &G| {
            let same = |awaited: &[Awaited]| awaited.iter().any(|it| it.decision == question);
            matches!(then.progress(), Progress::Awaiting(awaited) if same(&awaited))
                || then.question(seat).is_some() && then.read(seat, order).is_ok()
        };
        let ahead = saw.game.coming(seat).into_iter().any(|slot| {
            let wish = G::wish(Some(&slot), order, None);
            wish.is_ok_and(|wish| saw.game.suits(seat, &slot, &wish).is_ok())
        });
        let before = ahead || answers(saw.game) || saw.since.iter().any(answers);
        !before && self.now.clone().play(seat, order, seed).is_ok()
    }

    /// Why an order does not answer the present question: it breaks a rule, makes
    /// no sense, or is meant for another decision.
    fn no_answer(&self, seat: Seat, order: &Order, error: OrderError) -> Verdict {
        let game = self.now.game();
        let tries = |wish: G::Wish| {
            let here =
                |slot: &G::Slot| G::belongs(slot, &wish) && game.suits(seat, slot, &wish).is_ok();
            game.present(seat).iter().any(here)
        };
        if game.read(seat, order).is_ok() || G::wish(None, order, None).is_ok_and(tries) {
            return Verdict::Order(error);
        }
        match self.ahead(seat, order) {
            ahead if ahead.is_empty() => Verdict::Order(error),
            ahead => Verdict::Elsewhere(ahead),
        }
    }

    /// The order as lines for coming decisions that it could be for.
    fn ahead(&self, seat: Seat, order: &Order) -> Vec<String> {
        let game = self.now.game();
        let (present, round) = (game.present(seat), game.round());
        let Ok(said) = G::wish(None, order, None) else { return Vec::new() };
        let line = |slot: G::Slot| {
            let wish = G::wish(Some(&slot), order, None).ok()?;
            let fits = G::belongs(&slot, &said) && game.suits(seat, &slot, &wish).is_ok();
            fits.then(|| in_this_round::<G>(round, slot, wish).shown(round))
        };
        let coming = game.coming(seat).into_iter().filter(|slot| !present.contains(slot));
        coming.filter_map(line).take(MOST_AHEAD).collect()
    }

    fn file(
        &mut self,
        seat: Seat,
        order: &Order,
        writer: &Writer<'_, G>,
        seed: &TableSeed,
    ) -> Result<Done<G>, Verdict> {
        let game = self.now.game();
        let round = game.round();
        // Words like `next round` are relative to what the writer saw.
        let saw = writer.saw;
        let written_in = saw.map_or(round, |saw| saw.game.round());
        // An answer to something settled must not count for what comes next.
        let meant =
            |wish: &G::Wish| game.meant(seat, wish).filter(|slot| writer.meant(seat, wish, slot));
        let draft = match Draft::<G>::read(order, written_in) {
            Ok(draft) => draft,
            // A mistake in a line of a plan is one at any time.
            Err(error) if is_planned::<G>(order) => return Err(Verdict::Order(error)),
            Err(error) => return Err(self.unclear(seat, order, saw, error)),
        };
        let Some(line) = draft.placed(meant) else {
            return Err(self.unclear(seat, order, saw, nameless(order)));
        };
        let wrong = |sentence: Sentence| Verdict::Order(OrderError::whole(order, sentence));
        let misread = |why: Misread| Verdict::Order(OrderError::whole(order, why));
        let last = game.rounds();
        match line.scope {
            Scope::Round(only) if only < round => {
                let was = saw.is_some_and(|saw| saw.game.round() <= only);
                let over = Misread::RoundOver { only, round };
                return Err(if was { Verdict::Stale } else { misread(over) });
            }
            Scope::Round(first) | Scope::From(first) if first > last => {
                return Err(misread(Misread::AfterLast { last }));
            }
            Scope::Until(_) if line.scope.is_over(round) => {
                return Err(misread(Misread::RoundPassed { round }));
            }
            Scope::Round(_) | Scope::From(_) | Scope::Until(_) | Scope::Every => {}
        }
        // A decision that was made may still be open to another answer.
        let open = |slot| game.coming(seat).contains(slot) || game.present(seat).contains(slot);
        if line.scope == Scope::Round(round) && !open(&line.slot) {
            // A line for a round that had not begun then is in time, too.
            let was = saw.is_some_and(|saw| {
                saw.game.round() < round || saw.game.coming(seat).contains(&line.slot)
            });
            let sentence = game
                .not_coming(seat, &line.slot)
                .unwrap_or_else(|| Misread::NotThisRound(line.slot.to_string()).into());
            return Err(if was { Verdict::Stale } else { Verdict::NotComing(sentence) });
        }
        game.can_come(seat, &line.slot).map_err(wrong)?;
        for fact in line.plan.facts() {
            let Err(sentence) = game.can_be(fact) else { continue };
            // What was possible when the letter was written is not the writer's
            // mistake.
            if saw.is_none_or(|saw| saw.game.can_be(fact).is_err()) {
                return Err(wrong(sentence));
            }
        }
        for wish in line.plan.wishes() {
            let Err(sentence) = game.suits(seat, &line.slot, wish) else { continue };
            // What others have spoilt since then is not the writer's mistake, and
            // there may be alternatives.
            let could_be = |saw: Seen<'_, G>| saw.game.suits(seat, &line.slot, wish).is_ok();
            if !saw.is_some_and(could_be) {
                return Err(wrong(sentence));
            }
        }
        // A line that doesn't read back would be lost when the table is next
        // loaded.
        if Line::from_canonical(&line.to_string()).as_ref() != Ok(&line) {
            return Err(misread(Misread::TooDeep));
        }
        let (text, slot) = self.put(seat, line).map_err(misread)?;
        self.answers_again(seat, &slot, seed).map(|done| done.unwrap_or(Done::Filed(text, slot)))
    }

    /// The table is paused: an allowed answer to the present question is kept as a
    /// line for that decision, which acts when the table resumes.
    fn keep(&mut self, seat: Seat, order: &Order) -> Result<Done<G>, Verdict> {
        let game = self.now.game();
        let present = game.present(seat);
        let awaited = self.now.awaiting().iter().any(|awaited| awaited.seat == seat);
        // A line answers what comes up inside a decision only if it made that
        // decision.
        let decision = decision_of::<G>(&present).filter(|_| awaited && !game.follows_up(seat));
        let line = decision.and_then(|slot| {
            let wish = G::wish(Some(slot), order, None).ok()?;
            Some(in_this_round::<G>(game.round(), slot.clone(), wish))
        });
        let line = line
            .filter(|line| Line::from_canonical(&line.to_string()).as_ref() == Ok(line))
            .ok_or(Verdict::Resting)?;
        let misread = |why: Misread| Verdict::Order(OrderError::whole(order, why));
        let (text, slot) = self.put(seat, line).map_err(misread)?;
        Ok(Done::Filed(text, slot))
    }

    /// Files a line, unless the seat has too many; returns its text as its owner
    /// sees it, and its decision.
    fn put(&mut self, seat: Seat, line: Line<G>) -> Result<(String, G::Slot), Misread> {
        let round = self.now.game().round();
        let (text, slot) = (line.shown(round), line.slot.clone());
        let mut plans = self.plans.clone();
        plans.file(seat, line, self.now.position());
        let standing = || plans.standing(seat, round).map(|filed| filed.line.to_string());
        let letters: usize = standing().map(|line| line.chars().count()).sum();
        if letters > LONGEST || standing().count() > MOST {
            return Err(Misread::TooMuch { lines: MOST, letters: LONGEST });
        }
        self.plans = plans;
        Ok((text, slot))
    }

    /// A new line for an answer that can still be changed changes it at once:
    /// nobody waits for that seat, so nothing else would let the line act.
    fn answers_again(
        &mut self,
        seat: Seat,
        slot: &G::Slot,
        seed: &TableSeed,
    ) -> Result<Option<Done<G>>, Verdict> {
        let game = self.now.game();
        let awaited = self.now.awaiting().iter().any(|awaited| awaited.seat == seat);
        if awaited || self.now.question(seat).is_none() || !game.present(seat).contains(slot) {
            return Ok(None);
        }
        if self.plans.is_resting() {
            return Err(Verdict::Resting);
        }
        let mut happened = Vec::new();
        self.plans.step(&mut self.now, seat, seed, &mut happened);
        let mut happened = happened.into_iter();
        match happened.next() {
            Some(Happened::Acted { entry, .. }) => {
                Ok(Some(Done::PlayedBy(entry, happened.collect())))
            }
            Some(Happened::Stopped { why, .. }) if !why.is_empty() => Err(Verdict::Impossible(why)),
            Some(Happened::Stopped { .. }) | None => Ok(None),
        }
    }

    /// A line without an address may have been for a decision since past.
    fn unclear(
        &self,
        seat: Seat,
        order: &Order,
        saw: Option<Seen<'_, G>>,
        error: OrderError,
    ) -> Verdict {
        let then = |wish: &G::Wish| saw.and_then(|saw| saw.game.meant(seat, wish));
        let round = saw.map_or(0, |saw| saw.game.round());
        if saw.is_some() && Line::<G>::read(order, round, then).is_ok() {
            return Verdict::Stale;
        }
        // Marks, conditions and addresses are not part of an answer.
        let planned = is_planned::<G>(order);
        let answers = |game: &G| game.question(seat).is_some() && game.read(seat, order).is_ok();
        // Or it answered the question its writer saw, which is settled now; or it
        // answers the present one but was written to an older letter.
        let game = self.now.game();
        if !planned && (saw.is_some_and(|saw| answers(saw.game)) || answers(game)) {
            return Verdict::Stale;
        }
        let Ok(wish) = G::wish(None, order, None) else { return Verdict::Order(error) };
        match self.ahead(seat, order) {
            ahead if !ahead.is_empty() => Verdict::Elsewhere(ahead),
            // It makes sense, but no coming decision takes it.
            _ if !game.coming(seat).iter().any(|slot| G::belongs(slot, &wish)) => {
                Verdict::NotAwaited
            }
            _ => Verdict::Order(error),
        }
    }
}

/// A line that makes one decision of this round by a single wish.
fn in_this_round<G: Plannable>(round: u32, slot: G::Slot, wish: G::Wish) -> Line<G> {
    let plan = Plan(vec![Clause { when: None, what: What::Wish(wish) }]);
    Line { scope: Scope::Round(round), slot, plan, then_ask: false }
}
