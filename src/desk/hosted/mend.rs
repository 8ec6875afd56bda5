//! Mends a game's table.

use super::{
    super::{
        mending::{GiveError, Happened, Logged, Mend, MendError, OwnLast, TakenBack},
        table::Taken,
    },
    Hosted,
    plans::history,
};
use crate::{
    archive::Playable,
    engine::{
        Author, Awaited, Body, Deed, Draw, Entry, Force, LastDone, Line, Match, Note, Order,
        OrderError, PlayError, Replayed, Seat, Seating, Switch, TableSeed, Viewer, Way, Wording,
        amend, is_of_salvage,
    },
    letters::{DeedLine, Envelope, RenderError, changes, deed_line, news_lines},
    store::PlanPast,
};
use std::collections::BTreeMap;

impl<G: Playable> Hosted<G> {
    fn line(&self) -> Line {
        Line::of(&self.entries).unwrap_or_default()
    }

    fn force(&self) -> Force {
        Force::of(&self.entries).unwrap_or_default()
    }

    pub(super) fn entry(&self, number: u32) -> Option<&Entry<G>> {
        usize::try_from(number).ok().and_then(|number| self.entries.get(number))
    }

    /// The steps in force, each with the seat whose order it is.
    fn steps(&self) -> Vec<(u32, Option<Seat>)> {
        let counts = self.line().entries.into_iter();
        let step = |number: u32| self.entry(number).filter(|entry| entry.is_step());
        counts
            .filter_map(|number| {
                let entry = step(number)?;
                Some((number, entry.order().and_then(|_| entry.by.seat())))
            })
            .collect()
    }

    /// Makes a change to the match that is one entry, then lets everybody's plans
    /// act.
    fn changed(
        &mut self,
        seed: &TableSeed,
        change: impl FnOnce(&mut Match<G>) -> Result<Entry<G>, String>,
    ) -> Result<Taken, MendError> {
        let entry = change(&mut self.sitting.now).map_err(MendError::Refused)?;
        let happened = self.sitting.plans.run(&mut self.sitting.now, seed);
        Ok(self.written(vec![entry], happened)?)
    }

    /// Carries out orders for a seat in turn, until one is refused.
    fn give_all(
        &mut self,
        seat: Seat,
        orders: &[Order],
        note: &Note,
        seed: &TableSeed,
    ) -> Result<Taken, GiveError> {
        let joined = self.game().joins_lines(seat).then(|| Order::joined(orders)).flatten();
        let orders = joined.map_or_else(|| orders.to_vec(), |order| vec![order]);
        let mut taken = Taken::default();
        for order in &orders {
            let by = Author::Moderator(Some(seat));
            let acted = self.sitting.act(by, seat, order, seed);
            let (mut entry, happened) = acted.map_err(|error| match error {
                PlayError::NotAwaited => GiveError::NotAwaited,
                PlayError::Order(error) => {
                    let text = order.line.get(order.span()).unwrap_or_default();
                    GiveError::Order(text.to_owned(), error)
                }
            })?;
            entry.note = Some(note.clone());
            let done = self.written(vec![entry], happened).map_err(GiveError::Entry)?;
            taken.given.extend(done.given);
            taken.moves |= done.moves;
            taken.entries.extend(done.entries);
            taken.entries.extend(done.planned);
            taken.acted.extend(done.acted);
            taken.stopped.extend(done.stopped);
        }
        Ok(taken)
    }

    /// Whether this is one of the entries that stand in for lost ones, or the
    /// return after them. What became of them is told only once, by the next deed.
    fn is_of_salvage(&self, number: u32) -> bool {
        usize::try_from(number).is_ok_and(|number| is_of_salvage(&self.entries, number))
    }

    /// The match after this many entries.
    fn at(&self, entries: u32) -> Option<Match<G>> {
        let entries = usize::try_from(entries).ok().and_then(|count| self.entries.get(..count))?;
        Match::replay(entries).ok()
    }

    /// What has changed since an entry that mends the table, including all that an
    /// amendment plays again.
    fn changes(
        &self,
        envelope: &Envelope,
        number: u32,
        viewer: Viewer,
    ) -> Result<Vec<String>, RenderError> {
        let mut end = number + 1;
        if matches!(
            self.entry(number).map(|it| &it.body),
            Some(Body::Return { way: Way::Amend, .. })
        ) {
            while self.entry(end).is_some_and(|entry| entry.again.is_some()) {
                end += 1;
            }
        }
        let (Some(before), Some(now)) = (self.at(number), self.at(end)) else {
            return Ok(Vec::new());
        };
        changes(envelope, &before.game().view(viewer), &now.game().view(viewer))
    }

    /// What was done in an entry. Anything an amendment plays again is told along
    /// with it.
    fn deed_line(&self, number: u32, viewer: Viewer) -> Option<DeedLine> {
        let again = self.entry(number)?.again;
        again.is_none().then(|| deed_line(&self.entries, number, viewer)).flatten()
    }
}

impl<G: Playable> Mend for Hosted<G> {
    fn is_cancelled(&self) -> bool {
        self.sitting.now.is_cancelled()
    }

    fn went_through(&self, position: u32) -> bool {
        self.sitting.now.went_through(position)
    }

    fn rest(&mut self, resting: bool) {
        self.sitting.plans.rest(resting);
    }

    fn wake(&mut self, seed: &TableSeed) -> Result<Taken, MendError> {
        let happened = self.sitting.plans.run(&mut self.sitting.now, seed);
        Ok(self.written(Vec::new(), happened)?)
    }

    fn draft(
        &self,
        entry: u32,
        order: &Order,
        seed: &TableSeed,
    ) -> Result<(Vec<Replayed>, Vec<Awaited>), MendError> {
        let amended =
            amend(&self.entries, entry, order, &Note::default(), seed).map_err(MendError::Amend)?;
        Ok((amended.replayed, amended.now.awaiting()))
    }

    fn counts(&self, entry: u32) -> bool {
        self.line().has(entry)
    }

    fn is_lost(&self, entry: u32) -> bool {
        self.entry(entry).is_some_and(Entry::is_lost)
    }

    fn last_done(&self) -> Option<LastDone> {
        self.force().last_done(&self.entries)
    }

    fn done_since(&self, entry: u32) -> Vec<Happened> {
        let skip = usize::try_from(entry).unwrap_or(usize::MAX);
        let done = self.entries.iter().skip(skip).map(|entry| match &entry.body {
            Body::Order(_) => Happened::Order,
            Body::Deal(_)
            | Body::Return { .. }
            | Body::Adjust { .. }
            | Body::Finish
            | Body::Cancel => Happened::Mended,
            Body::Deed(deed) => Happened::Deed(deed.clone()),
        });
        done.collect()
    }

    fn deeds_since(&self, entry: u32) -> Vec<(u32, Deed)> {
        self.force().deeds_since(&self.entries, entry)
    }

    fn renamed(
        &self,
        neutral: &dyn Fn(Option<Seat>, &str) -> Option<String>,
    ) -> Result<BTreeMap<u32, String>, serde_json::Error> {
        let mut renamed = BTreeMap::new();
        for (number, entry) in (0..).zip(&self.entries) {
            let mut entry = entry.clone();
            let Body::Deed(deed) = &mut entry.body else { continue };
            let mut changed = false;
            for wording in deed.wordings() {
                let (seat, name) = match wording {
                    Wording::Player(seat, name) => (Some(seat), name),
                    Wording::Name(name) => (None, name),
                    Wording::Text(_) => continue,
                };
                if let Some(other) = neutral(seat, name) {
                    *name = other;
                    changed = true;
                }
            }
            if changed {
                renamed.insert(number, serde_json::to_string(&entry)?);
            }
        }
        Ok(renamed)
    }

    fn undo_target(&self, steps: usize) -> Option<u32> {
        self.line().before_last(&self.entries, steps)
    }

    fn redo_target(&self) -> Option<u32> {
        Line::before_undo(&self.entries)
    }

    fn own_last(&self, seat: Seat) -> Option<OwnLast> {
        let line = self.line();
        // Orders from before somebody else sat there belong to the former player.
        let seated = |entry: &Entry<G>| {
            entry.body.deed().is_some_and(|deed| deed.seating(seat) == Seating::Another)
        };
        let since = self.entries.iter().rposition(seated).unwrap_or_default();
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        let mine = |number: u32| {
            let entry = self.entry(number).filter(|_| number >= since);
            entry.is_some_and(|entry| entry.by == Author::Seat(seat) && entry.order().is_some())
        };
        let to = line.entries.iter().rev().copied().find(|&number| mine(number))?;
        let last = line.before_last(&self.entries, 1)?;
        let reveals = self.entry(to).is_some_and(Entry::reveals);
        Some(OwnLast { to, free: last == to && !reveals })
    }

    fn return_to(
        &mut self,
        to: u32,
        way: Way,
        by: Author,
        note: Note,
        past: &PlanPast,
    ) -> Result<Taken, MendError> {
        let back = Body::Return { to, way };
        let entry = Entry { note: Some(note), ..Entry::new(by, back, Vec::new()) };
        let mut journal = self.entries.clone();
        journal.push(entry.clone());
        let now = Match::replay(&journal).map_err(|error| MendError::Refused(error.to_string()))?;
        // The first order that an undo takes back. Undoing an amendment brings
        // orders back.
        let undone = match way {
            Way::Undo if self.line().went_through(to) => {
                let after = Line::of(&journal).unwrap_or_default();
                let steps = self.steps();
                let mut gone = steps.iter().filter(|(number, _)| !after.has(*number));
                gone.find(|(_, seat)| seat.is_some()).map(|(number, _)| *number)
            }
            Way::Undo | Way::Redo | Way::Amend => None,
        };
        let own = match by {
            Author::Seat(seat) => Some(seat),
            Author::Creator | Author::Clock(_) | Author::House(_) | Author::Moderator(_) => None,
        };
        let past = history(past, self.game().seats());
        self.sitting.returned(now, to, undone, own, &past);
        Ok(self.written(vec![entry], Vec::new())?)
    }

    fn amend(
        &mut self,
        entry: u32,
        order: &Order,
        note: &Note,
        past: &PlanPast,
        seed: &TableSeed,
    ) -> Result<(Taken, Vec<Replayed>), MendError> {
        let amended = amend(&self.entries, entry, order, note, seed).map_err(MendError::Amend)?;
        let steps = self.steps();
        let past = history(past, self.game().seats());
        self.sitting.amended(&amended, &steps, past);
        let taken = self.written(amended.entries, Vec::new())?;
        Ok((taken, amended.replayed))
    }

    fn give(
        &mut self,
        seat: Seat,
        orders: &[Order],
        note: &Note,
        seed: &TableSeed,
    ) -> Result<Taken, GiveError> {
        let mut trial = self.clone();
        match trial.give_all(seat, orders, note, seed) {
            Ok(taken) => {
                *self = trial;
                Ok(taken)
            }
            Err(error) => {
                // The refusal may reveal what was drawn before it.
                self.lost = trial.drawn();
                Err(error)
            }
        }
    }

    fn drawn(&self) -> Vec<Draw> {
        let known = self.entries.iter().flat_map(|entry| &entry.draws);
        let mut drawn: Vec<Draw> = known.chain(&self.lost).copied().collect();
        drawn.sort_unstable_by_key(|draw| draw.number);
        drawn.dedup_by_key(|draw| draw.number);
        drawn
    }

    fn discard(&mut self, draws: &[Draw], note: Note) -> Result<Option<Taken>, MendError> {
        let entry = self.sitting.now.discard(Author::Moderator(None), draws, Some(note));
        Ok(entry.map(|entry| self.written(vec![entry], Vec::new())).transpose()?)
    }

    fn seat_of(&self, entry: u32) -> Option<Seat> {
        self.entry(entry)?.by.seat()
    }

    fn order_of(&self, entry: u32) -> Option<&str> {
        self.entry(entry)?.order()
    }

    fn adjustments(&self) -> &'static [(&'static str, &'static str)] {
        G::ADJUSTMENTS
    }

    fn adjustment_secret(&self, what: &Order) -> Result<Option<Seat>, OrderError> {
        let what = self.game().read_adjustment(what)?;
        Ok(self.game().secret_of(&what))
    }

    fn adjust(&mut self, what: &Order, note: Note, seed: &TableSeed) -> Result<Taken, MendError> {
        let read = self.game().read_adjustment(what);
        let what = read.map_err(|error| MendError::Refused(error.sentence.to_string()))?;
        self.changed(seed, |now| now.adjust(&what, note, seed))
    }

    fn has_secrets(&self) -> bool {
        self.game().has_secrets()
    }

    fn switches(&self) -> Vec<Switch> {
        self.game().switches()
    }

    fn switch(
        &mut self,
        rule: &str,
        on: bool,
        note: Note,
        seed: &TableSeed,
    ) -> Result<Taken, MendError> {
        self.changed(seed, |now| now.switch(rule, on, note, seed))
    }

    fn finish(&mut self, note: Note, seed: &TableSeed) -> Result<Taken, MendError> {
        self.changed(seed, |now| now.finish(note, seed))
    }

    fn cancel(&mut self, note: Note) -> Result<Taken, MendError> {
        let entry = self.sitting.now.note(Author::Moderator(None), Body::Cancel, Some(note));
        Ok(self.written(vec![entry], Vec::new())?)
    }

    fn deed(&mut self, by: Author, deed: Deed, note: Note) -> Result<Taken, MendError> {
        let entry = self.sitting.now.note(by, Body::Deed(deed), Some(note));
        Ok(self.written(vec![entry], Vec::new())?)
    }

    fn deed_lines(&self, viewer: Viewer, told: u32) -> Vec<(u32, DeedLine)> {
        let count = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        // Every letter about a table that was given up says so.
        let given_up = |number: u32| {
            self.is_cancelled()
                && self.entry(number).is_some_and(|entry| entry.body == Body::Cancel)
        };
        let told = |number: u32| number >= told && !self.is_of_salvage(number);
        (0..count)
            .filter(|&number| told(number) || given_up(number))
            .filter_map(|number| Some((number, self.deed_line(number, viewer)?)))
            .collect()
    }

    fn deeds(
        &self,
        envelope: &Envelope,
        viewer: Viewer,
        told: u32,
    ) -> Result<Vec<DeedLine>, RenderError> {
        let with_changes = |(number, line): (u32, DeedLine)| {
            let mends = line.what.mends();
            let changes = if mends { self.changes(envelope, number, viewer)? } else { Vec::new() };
            Ok(DeedLine { changes, ..line })
        };
        self.deed_lines(viewer, told).into_iter().map(with_changes).collect()
    }

    fn taken_back(&self, to: u32) -> TakenBack {
        let line = self.line();
        let gone: Vec<&Entry<G>> = line
            .entries
            .iter()
            .filter(|&&number| number >= to)
            .filter_map(|&number| self.entry(number))
            .collect();
        let steps = line
            .entries
            .iter()
            .copied()
            .filter(|&number| number >= to && self.entry(number).is_some_and(Entry::is_step));
        let then = self.at(to);
        TakenBack {
            steps: steps.collect(),
            seats: Entry::seats_of(&gone),
            reveals: gone.iter().any(|entry| entry.reveals()),
            rounds: then.as_ref().is_some_and(|then| then.game().round() != self.game().round()),
            ended: self.sitting.now.standings().is_some()
                && then.as_ref().is_some_and(|then| then.standings().is_none()),
        }
    }

    fn house_rules(&self) -> Vec<String> {
        let mut rules: Vec<String> = Vec::new();
        for entry in &self.entries {
            match &entry.body {
                Body::Deed(Deed::HouseRule { text }) => rules.push(text.clone()),
                Body::Deed(Deed::HouseRuleOff { text }) => rules.retain(|known| known != text),
                _ => {}
            }
        }
        rules
    }

    fn log(&self, envelope: &Envelope, viewer: Viewer) -> Result<Vec<Logged>, RenderError> {
        let force = self.force();
        let mut logged = Vec::new();
        Match::walk(
            &self.entries,
            viewer,
            |number, entry, game, news| -> Result<(), RenderError> {
                let may_know = entry.by.seat().is_some_and(|seat| viewer.sees_secrets_of(seat));
                logged.push(Logged {
                    entry: number,
                    by: entry.by,
                    order: entry.order().filter(|_| may_know).map(str::to_owned),
                    deed: self.deed_line(number, viewer),
                    followed: news_lines(envelope, &game.view(viewer), news)?,
                    in_force: force.has(number, entry),
                    undoes: entry.undoes(),
                    again: entry.again,
                });
                Ok(())
            },
        )?;
        Ok(logged)
    }

    fn plan_counts(&self) -> Vec<(Seat, usize, usize)> {
        let seats = self.game().seats();
        let count = |seat| {
            let lines = self.sitting.plans.of(seat);
            (seat, lines.len(), lines.iter().filter(|filed| filed.held).count())
        };
        seats.iter().map(count).collect()
    }
}
