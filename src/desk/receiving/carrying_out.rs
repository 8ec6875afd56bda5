//! Step 7: carries out the orders, then everybody's plans, and stores what belongs
//! to step 8.

use super::{
    super::{
        DeskError,
        clocks::{Time, sit_in},
        moved::{self, mended, record, stopped_line},
        paced::{Cause, Next, next, pace, unless_unused},
        table::{AnyTable, Taken},
        writing::Writing,
    },
    At, Judgement,
    halfway::Halfway,
    judged,
    lexicon::Command,
    plainly::Understood,
    refusal,
    slips::WithoutSlips,
    wishes::{Doubted, Wishes},
};
use crate::{
    basics::Pace,
    engine::{
        Order, Seat,
        doubt::Doubt,
        plan::{
            Item, LeftOut, Refused,
            Verdict::{Order as Unread, Resting, Stale as Late},
            Would,
            keywords::{Keyword, keyword},
        },
    },
    letters::{Explanation, Kept, Occasion, PlanDone},
    store::{Status, TableRow, Unsaid, Verdict},
};
use chrono::TimeDelta;

/// The longest mail that a button sends, in bytes.
const LONGEST: usize = 1000;

/// All orders of a mail with this one as it was probably meant; none if the mail said
/// anything else, which would not be sent again, or was long.
fn all_mended(wishes: &Wishes, order: &Order, mended: &str) -> Vec<String> {
    let asks = !wishes.asked.is_empty() || !wishes.past.is_empty();
    let alone = wishes.shown.is_empty() && wishes.time.is_empty() && !asks;
    if !alone || wishes.again.is_some() || wishes.rules.is_some() {
        return Vec::new();
    }
    let lines: Option<Vec<String>> = wishes
        .items
        .iter()
        .map(|item| match item {
            Item::Order(it) if it == order => Some(mended.to_owned()),
            Item::Order(it) | Item::Forget(it, _) | Item::Continue(it) => {
                it.line.get(it.span()).map(str::to_owned)
            }
        })
        .collect();
    let lines = lines.unwrap_or_default();
    let is_refused = |item: &&Item| matches!(item, Item::Order(it) if it == order);
    // One that joins several lines is none of the items.
    let one = wishes.items.iter().filter(is_refused).count() == 1;
    let length: usize = lines.iter().map(String::len).sum();
    if one && lines.len() > 1 && length <= LONGEST { lines } else { Vec::new() }
}

/// What a mail does on a scratch copy.
pub(super) struct Tried {
    scratch: Box<dyn AnyTable>,
    taken: Taken,
    /// What is to be offered: what it was probably meant as where it can't be read, or what it does
    /// where that has to be certain.
    offered: Option<Explanation>,
    /// The line of it that may not have been meant as an order.
    doubted: Option<Doubted>,
    /// Is it the one order that the mail plainly says, in other words?
    plainly: bool,
    /// The mail without its slips, if that is what was tried.
    pub(super) read: Option<Wishes>,
}

impl Tried {
    fn acts(&self) -> bool {
        self.taken.refused.is_none() && self.doubted.is_none() && self.offered.is_none()
    }

    /// Does some of it act?
    fn does_something(&self) -> bool {
        let refused = self.taken.refused.as_ref();
        let stands = refused.map_or(self.offered.is_none(), |refused| refused.stood > 0);
        stands && self.doubted.is_none()
    }

    /// What is offered instead of it, though it could be done.
    pub(super) fn only_offered(&self) -> Option<&Explanation> {
        self.offered.as_ref().filter(|_| self.taken.refused.is_none())
    }

    fn does_the_same(&self, other: &Tried) -> bool {
        self.taken.given == other.taken.given && self.taken.kept == other.taken.kept
    }
}

/// A mail that does one thing as it is written and another without its slips.
fn either(wishes: &Wishes, meant: &Wishes) -> Option<Doubted> {
    let line = wishes.first_line()?.to_owned();
    Some(Doubted { line, doubt: Doubt::Talk, plain: meant.lines.join("; ") })
}

impl At<'_> {
    /// Step 7, and what belongs to step 8.
    pub(super) fn carry_out(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let tried = self.tried(wishes, saw, false)?;
        if let Some(offered) = tried.only_offered() {
            return self.explain(offered.clone());
        }
        let Tried { scratch, taken, offered, doubted, plainly: _, read: _ } = tried;
        let refuses = taken.refused.as_ref().is_some_and(|refused| refused.stood == 0);
        if let Some(doubted) = doubted.as_ref().filter(|_| !refuses) {
            return self.doubt(doubted, self.plain(wishes));
        }
        if let Some(refused) = taken.refused.clone().filter(|refused| refused.stood == 0) {
            // Nobody's mistake: the mail crossed a letter in transit.
            if refused.why == Late {
                return self.stale(wishes, saw);
            }
            if matches!(refused.why, Unread(_))
                && let Some(judgement) = self.house_wish(wishes)?
            {
                return Ok(judgement);
            }
            return self.answer(&self.refusal(refused, wishes, offered, &*scratch, saw));
        }
        self.conclude(wishes, scratch, taken, None)
    }

    /// What a mail does on a scratch copy; `self.table` stays as it was, for the letter about a
    /// refusal. What has slips in it does what it does without them, if that can be had back.
    pub(super) fn tried(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
        rests: bool,
    ) -> Result<Tried, DeskError> {
        let written = self.tried_as_it_stands(wishes, saw, rests)?;
        // What is read as it was written has no slips.
        let as_written = written.acts() && !written.plainly && !wishes.are_reworded();
        if as_written || wishes.items.is_empty() {
            return Ok(written);
        }
        let Some(WithoutSlips { meant, may_act }) = self.without_slips(wishes)? else {
            return Ok(written);
        };
        if meant.items.is_empty() {
            let doubted = written.does_something().then(|| either(wishes, &meant)).flatten();
            return Ok(Tried { doubted: written.doubted.clone().or(doubted), ..written });
        }
        let without = self.tried_as_it_stands(&meant, saw, rests)?;
        let read = Some(meant);
        if written.does_something() && !without.does_something() {
            return Ok(Tried { read, ..without });
        }
        // Half of it may be read with its slips, too.
        if may_act && without.acts() && self.can_be_had_back(&without)? {
            return Ok(Tried { read, ..without });
        }
        if !without.acts() || written.does_the_same(&without) {
            return Ok(written);
        }
        if written.does_something() {
            // It may be either, and neither can be had back.
            let doubted = read.and_then(|meant| either(wishes, &meant));
            return Ok(Tried { doubted, ..written });
        }
        let offered = written.offered.or_else(|| {
            let order = without.taken.given.first()?.clone();
            let line = wishes.first_line()?.to_owned();
            Some(Explanation::Likely { line, order, left: Vec::new() })
        });
        Ok(Tried { offered, ..written })
    }

    /// Can its writer take it back alone? Not once the game is over, nor where a house player plays
    /// on at once.
    fn can_be_had_back(&self, tried: &Tried) -> Result<bool, DeskError> {
        let Taken { acted, forgotten, reveals, .. } = &tried.taken;
        match acted.iter().take_while(|(seat, _)| *seat == self.seat).count() {
            // Lines that are kept can be forgotten, but not the other way round.
            0 => return Ok(*forgotten == 0),
            1 => {}
            _ => return Ok(false),
        }
        if *reveals {
            return Ok(false);
        }
        // An answer that rested on what others have planned would tell that they have.
        if acted.len() > 1 {
            return Ok(true);
        }
        let time = Time::of(self.work.tx, self.work.settings, self.row, self.work.now)?;
        for awaited in tried.scratch.awaiting() {
            if time.sits_in(awaited.seat)? {
                return Ok(false);
            }
        }
        Ok(tried.scratch.standings().is_none())
    }

    /// An order that was found among other words, or what is to be offered instead: a word that nobody
    /// knows may turn it round, so its writer has to be able to take it back.
    fn surely(&self, wishes: &Wishes, tried: Tried) -> Result<Tried, DeskError> {
        if self.can_be_had_back(&tried)? || self.knows_every_word(wishes) {
            return Ok(tried);
        }
        let Taken { given, kept, .. } = &tried.taken;
        let order = given.iter().chain(kept).cloned().collect::<Vec<_>>().join("; ");
        let offered = Some(Explanation::Among { order, left: Vec::new() });
        Ok(Tried { offered, ..tried })
    }

    /// What a mail does as it is written or, if it can't be read so, by the one order that it
    /// plainly says.
    fn tried_as_it_stands(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
        rests: bool,
    ) -> Result<Tried, DeskError> {
        let take = |items: &[Item]| {
            let mut scratch = self.table.copy();
            scratch.rest(rests);
            let taken = scratch.take(self.seat, items, saw, &self.row.seed);
            let doubted = wishes.doubted.clone();
            taken
                .map(|taken| Tried {
                    scratch,
                    taken,
                    offered: None,
                    doubted,
                    plainly: false,
                    read: None,
                })
                .map_err(DeskError::Entry)
        };
        let tried = take(&wishes.items)?;
        if let Some(undecided) = self.undecided(wishes, &tried.taken) {
            return Ok(Tried { offered: Some(undecided), ..tried });
        }
        // Whatever the rules forbid is no answer that is legal, and isn't found.
        let understood = tried.taken.refused.as_ref().and_then(|it| self.understood(it, wishes));
        match understood {
            Some(Understood::Plainly(order)) => {
                let plain = Tried { plainly: true, ..take(&[Item::Order(order)])? };
                self.surely(wishes, plain)
            }
            Some(Understood::Perhaps(offered)) => Ok(Tried { offered: Some(offered), ..tried }),
            None => Ok(tried),
        }
    }

    /// «a4 or a5» has not been decided, if a4 could be done at once. With an address before it or an
    /// `else` behind it, it is a plan, which takes the best that is left by then.
    fn undecided(&self, wishes: &Wishes, taken: &Taken) -> Option<Explanation> {
        let [Item::Order(order)] = wishes.items.as_slice() else { return None };
        // «bid 4 or 5?» asks us.
        if order.line.contains('?') {
            return None;
        }
        let (_, acted) = taken.acted.first().filter(|(seat, _)| *seat == self.seat)?;
        let texts = order.texts();
        let says = |what: &[Keyword]| {
            (0..texts.len()).find(|at| texts.get(*at..).and_then(|it| keyword(it, what)).is_some())
        };
        let first = order.words.get(says(&[Keyword::Or])?)?.span.start;
        let is_plan = order.line.contains(':')
            || says(&[Keyword::If, Keyword::Else, Keyword::AtMost]).is_some();
        let (done, left) = order.line.split_at_checked(first).filter(|_| !is_plan)?;
        let done = self.would_act(Order::from_text(done.trim_end_matches([' ', ',']))?)?;
        (done == *acted).then(|| Explanation::Likely {
            line: order.line.clone(),
            order: done,
            left: vec![left.trim().to_owned()],
        })
    }

    /// What a mail would do that was put as a question. Of several lines all count.
    fn plain(&self, wishes: &Wishes) -> Option<String> {
        let Doubted { line, plain, .. } = wishes.doubted.as_ref()?;
        match wishes.items.as_slice() {
            [_] => self.halfway(line).map(|it| it.done),
            _ => Some(plain.clone()),
        }
    }

    /// Why nothing of a mail is carried out, and what it was probably meant as.
    pub(super) fn refusal(
        &self,
        refused: Refused,
        wishes: &Wishes,
        offered: Option<Explanation>,
        scratch: &dyn AnyTable,
        saw: Option<u32>,
    ) -> Occasion {
        if let Some(Doubted { line, doubt, .. }) = &wishes.doubted
            && wishes.items.len() == 1
            && let Some(Halfway { done, left }) = self.halfway(line)
        {
            let (line, doubt) = (line.clone(), *doubt);
            return Occasion::Explained(match doubt {
                Doubt::Asks => Explanation::Doubted { line, doubt, offer: Some(done) },
                Doubt::Negated | Doubt::Talk => Explanation::Likely { line, order: done, left },
            });
        }
        if let Some(offered) = offered {
            return Occasion::Explained(offered);
        }
        let order = refused.order.clone();
        let mut occasion = refusal::occasion(
            refused,
            false,
            |word| self.begins_order(word),
            |order| self.would_do(scratch, order, saw),
        );
        if let Occasion::Refused(refusal) = &mut occasion
            && let Some(mended) = &refusal.mended
        {
            refusal.again = all_mended(wishes, &order, mended);
        }
        occasion
    }

    /// The table is paused: orders become plans, which act when it resumes.
    /// Nothing else moves, and nobody else hears of it.
    pub(super) fn keep(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        let work = self.work;
        let tried = self.tried(wishes, saw, true)?;
        if let Some(offered) = tried.only_offered() {
            return self.explain(offered.clone());
        }
        let Tried { mut scratch, taken, offered, doubted, plainly: _, read: _ } = tried;
        if let Some(doubted) = doubted.as_ref().filter(|_| taken.refused.is_none()) {
            return self.doubt(doubted, self.plain(wishes));
        }
        match taken.refused.clone() {
            None => {}
            Some(refused) if refused.why == Late => return self.stale(wishes, saw),
            Some(refused) if refused.why == Resting && refused.others == 0 => {
                return self.answer(&Occasion::Explained(Explanation::Paused { kept: Kept::Not }));
            }
            Some(refused) => {
                if matches!(refused.why, Unread(_))
                    && let Some(judgement) = self.house_wish(wishes)?
                {
                    return Ok(judgement);
                }
                return self.answer(&self.refusal(refused, wishes, offered, &*scratch, saw));
            }
        }
        record(work.tx, self.row.id, &mut *scratch, &taken, Some(work.mail), work.now)?;
        self.set_shown(&wishes.shown, usize::MAX)?;
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now)
            .passing(work.passed.get(), &work.spoken);
        let occasion = Occasion::Explained(Explanation::Paused { kept: Kept::Plans });
        writing.telling(None, done(&taken, self.seat)).letter(
            self.seat,
            &occasion,
            Some(self.answered()),
        )?;
        self.tell_about_letters(&wishes.shown, usize::MAX, &writing)?;
        let why = format!("the table is paused: {}", said(&taken, None));
        Ok(judged(Verdict::CarriedOut, why, Some(self.key)))
    }

    /// Stores everything that a mail did, and writes one letter to everybody
    /// concerned. `undo` is the order it took back, if any.
    pub(super) fn conclude(
        &self,
        wishes: &Wishes,
        mut scratch: Box<dyn AnyTable>,
        mut taken: Taken,
        undo: Option<&str>,
    ) -> Result<Judgement, DeskError> {
        let stood = taken.refused.as_ref().map(|refused| refused.stood);
        let refused = taken.refused.clone().map(|refused| {
            refusal::occasion(
                refused,
                undo.is_some(),
                |word| self.begins_order(word),
                |order| self.would_do(&*scratch, order, None),
            )
        });
        let work = self.work;
        let time = Time::of(work.tx, work.settings, self.row, work.now)?;
        let others = sit_in(&time, &mut *scratch, &mut taken)?;
        record(work.tx, self.row.id, &mut *scratch, &taken, Some(work.mail), work.now)?;
        if undo.is_some() {
            time.settle_mended(&*scratch)?;
        } else {
            time.settle(&*scratch, &others)?;
        }
        self.set_shown(&wishes.shown, stood.unwrap_or(usize::MAX))?;
        // The seats' languages may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now)
            .passing(work.passed.get(), &work.spoken);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let stopped = taken.stopped.iter().find(|stopped| stopped.seat == seat);
            let occasion = match &refused {
                Some(refused) if mine => Some(refused.clone()),
                _ if undo.is_some() => mended(self.table, &*scratch, seat, mine, stopped.is_some()),
                _ => moved::occasion(self.table, &*scratch, seat, mine, stopped.is_some()),
            };
            let player = row.player(seat);
            let key = (self.row.id, seat);
            let occasion = unless_unused(occasion, work.tx.read(), (key, player), mine)?;
            let pace = pace(player);
            let occasion = match (occasion, pace) {
                // Which waits for their daily letter, but the answer to their mail doesn't.
                (Some(Occasion::Invited), Pace::Daily(_)) if mine => Some(Occasion::Receipt),
                (occasion, _) => occasion,
            };
            let spared = matches!(occasion, Some(Occasion::Receipt)) && undo.is_none();
            let told = self.tells(row, wishes, &taken, stopped.is_some());
            if spared && told == Tells::Later {
                let Taken { kept, .. } = &taken;
                let mail = Unsaid { acted: done(&taken, seat).acted, kept: kept.clone() };
                work.tx.leave_unsaid(self.key, &mail, work.now + work.settings.receipts_wait)?;
            }
            let occasion = match occasion {
                // They hear from the table as somebody does whose mail it was not.
                _ if spared && told != Tells::Now => {
                    let occasion = moved::occasion(self.table, &*scratch, seat, false, false);
                    unless_unused(occasion, work.tx.read(), (key, player), false)?
                }
                occasion => occasion,
            };
            let played_for = !mine && time.sits_in(seat)?;
            let cause = match undo {
                Some(_) => Cause::Undone,
                None if mine => Cause::Own,
                None => Cause::Others,
            };
            let tables = (self.table, &*scratch);
            let occasion = match next(occasion, tables, (seat, pace), cause) {
                Next::Letter(occasion)
                    if matches!(*occasion, Occasion::Turn)
                        && !mine
                        && undo.is_none()
                        && stopped.is_none()
                        && time.asks_daily(seat)? =>
                {
                    time.tell_daily(seat)?;
                    continue;
                }
                Next::Letter(occasion) => *occasion,
                Next::Daily if !played_for => {
                    time.tell_daily(seat)?;
                    continue;
                }
                Next::Daily | Next::Nothing => continue,
            };
            let asks_nothing = matches!(occasion, Occasion::Invited | Occasion::News { .. });
            if played_for && (undo.is_some() || asks_nothing) {
                continue;
            }
            let done = if mine { done(&taken, seat) } else { PlanDone::default() };
            let writing = writing.telling(stopped.map(stopped_line), done);
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        self.tell_about_letters(&wishes.shown, stood.unwrap_or(usize::MAX), &writing)?;
        let carried_out = said(&taken, undo);
        if let Some(Occasion::Refused(refusal)) = refused {
            let why = format!("{carried_out}, then: {}", refusal.sentence);
            return Ok(judged(Verdict::CarriedOut, why, Some(self.key)));
        }
        if wishes.asks(Command::Help) {
            writing.letter(self.seat, &Occasion::Help, Some(self.answered()))?;
        }
        if let Some(rules) = &wishes.rules {
            let occasion = Occasion::Rules(rules.clone());
            writing.letter(self.seat, &occasion, Some(self.answered()))?;
        }
        Ok(judged(Verdict::CarriedOut, carried_out, Some(self.key)))
    }
}

/// When a player is told that their mail was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tells {
    Now,
    /// By their next letter, if it comes soon.
    Later,
    Never,
}

impl At<'_> {
    /// When the player hears that their mail was carried out, where no other letter answers
    /// it. Of what was not, and of whatever else the mail was about, they hear now.
    fn tells(&self, row: &TableRow, wishes: &Wishes, taken: &Taken, stopped: bool) -> Tells {
        let player = row.player(self.seat);
        let unread = self.work.letter.unread > 0;
        let passed = self.work.passed.get().is_some() || !wishes.press.is_empty();
        let failed = stopped || !taken.left_out.is_empty();
        if unread || passed || failed || !wishes.are_orders_alone() {
            return Tells::Now;
        }
        if player.is_some_and(|player| !player.wanted.receipts) {
            return Tells::Never;
        }
        // One letter answers a mail for several tables; and changes to plans are counted.
        let changed = taken.forgotten > 0 || taken.woken > 0 || !wishes.asked.is_empty();
        let together = self.work.together.is_some();
        let daily = matches!(pace(player), Pace::Daily(_));
        let rests = row.status != Status::Running;
        let at_once = self.work.settings.receipts_wait <= TimeDelta::zero();
        if changed || together || daily || rests || at_once { Tells::Now } else { Tells::Later }
    }
}

/// What a mail did, for the record.
fn said(taken: &Taken, undo: Option<&str>) -> String {
    let carried_out = taken.given.len();
    let counts = [
        (carried_out, "carried out"),
        (taken.kept.len(), "kept"),
        (taken.planned.len(), "by plans"),
        (taken.left_out.len(), "left out"),
    ];
    let first = |place: usize| place == 0 && undo.is_none();
    let counts =
        counts.iter().enumerate().filter(|&(place, (count, _))| first(place) || *count > 0);
    let counts = counts.map(|(_, (count, what))| format!("{count} {what}"));
    undo.map(str::to_owned).into_iter().chain(counts).collect::<Vec<_>>().join(", ")
}

impl At<'_> {
    /// Whether this order would be accepted at the table as it stands.
    pub(super) fn would_do(&self, table: &dyn AnyTable, order: &Order, saw: Option<u32>) -> bool {
        let items = [Item::Order(order.clone())];
        let (checks, _) = table.check(self.seat, &items, saw, &self.row.seed);
        checks.iter().all(|check| check.verdict.is_ok())
    }

    /// Answers a mail written to an older letter: what has happened since, what is
    /// asked now, and its order to send again if that would still count.
    fn stale(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        let (checks, _) = self.table.check(self.seat, &wishes.items, None, &self.row.seed);
        let lines: Option<Vec<String>> = checks
            .into_iter()
            .map(|check| match check.verdict {
                Ok(Would::Act(order)) => Some(order),
                Ok(Would::Keep(line)) => Some(line),
                Ok(Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => None,
            })
            .collect();
        let offer = lines.map(|lines| lines.join("; "));
        self.answer(&Occasion::Explained(Explanation::Stale { offer, since: saw }))
    }
}

/// What the sender's own mail led to.
fn done(taken: &Taken, seat: Seat) -> PlanDone {
    let own = taken.acted.iter().filter(|(of, _)| *of == seat);
    let left_out = taken.left_out.iter();
    PlanDone {
        left_out: left_out.map(|LeftOut { line, why }| (line.clone(), why.clone())).collect(),
        acted: own.map(|(_, order)| order.clone()).collect(),
        kept: taken.kept.clone(),
        forgotten: taken.forgotten,
        woken: taken.woken,
    }
}
