//! A game's table, mended.

use super::{
    super::{
        mending::{GiveError, Logged, Mend, MendError, OwnLast},
        playable::Playable,
        table::Taken,
    },
    Hosted,
};
use crate::{
    engine::{
        Author, Awaited, Body, Deed, Entry, Line, Match, Note, Order, OrderError, PlayError,
        Replayed, Seat, Switch, TableSeed, Viewer, Way, amend,
    },
    letters::{DeedBy, DeedLine, Done, Envelope, RenderError},
};

impl<G: Playable> Hosted<G> {
    fn line(&self) -> Line {
        Line::of(&self.entries).unwrap_or_default()
    }

    pub(super) fn entry(&self, number: u32) -> Option<&Entry<G>> {
        usize::try_from(number).ok().and_then(|number| self.entries.get(number))
    }

    /// The seats whose orders don't count any more once the journal has
    /// returned to a position, each once.
    fn withdrawn(&self, before: &Line, after: &Line) -> Vec<Seat> {
        let gone = before.entries.iter().filter(|&&number| !after.has(number));
        let gone: Vec<Seat> = gone
            .filter_map(|&number| self.entry(number))
            .filter(|entry| entry.order().is_some())
            .filter_map(|entry| entry.by.seat())
            .collect();
        self.game().seats().iter().filter(|seat| gone.contains(seat)).collect()
    }

    /// How many steps don't count any more.
    fn steps_gone(&self, before: &Line, after: &Line) -> usize {
        let gone = before.entries.iter().filter(|&&number| !after.has(number));
        gone.filter_map(|&number| self.entry(number)).filter(|entry| entry.is_step()).count()
    }

    /// Writes down entries after which the match stands as `now`: the first of
    /// them returns to `to`.
    fn returned(
        &mut self,
        to: u32,
        now: Match<G>,
        entries: Vec<Entry<G>>,
        seed: &TableSeed,
    ) -> Result<Taken, MendError> {
        let before = self.line();
        let mut journal = self.entries.clone();
        journal.extend(entries.iter().cloned());
        let after = Line::of(&journal).unwrap_or_default();
        let withdrawn = self.withdrawn(&before, &after);
        let happened = self.sitting.returned(now, to, &withdrawn, seed);
        Ok(self.written(entries, happened)?)
    }

    /// A change of the match that is one entry; then everybody's plans act.
    fn changed(
        &mut self,
        seed: &TableSeed,
        change: impl FnOnce(&mut Match<G>) -> Result<Entry<G>, String>,
    ) -> Result<Taken, MendError> {
        let entry = change(&mut self.sitting.now).map_err(MendError::Refused)?;
        let happened = self.sitting.plans.run(&mut self.sitting.now, seed);
        Ok(self.written(vec![entry], happened)?)
    }

    /// What was done in an entry beyond an order of its seat's own player.
    fn deed_line(&self, number: u32, viewer: Viewer) -> Option<DeedLine> {
        let entry = self.entry(number)?;
        let note = entry.note.clone().unwrap_or_default();
        let may_know = |of: Seat| viewer.sees_secrets_of(of);
        let what = match &entry.body {
            Body::Deal(_) => return None,
            Body::Order(order) => match entry.by {
                // Part of the amendment right before it.
                Author::Moderator(Some(_)) if self.is_amendment(number.checked_sub(1)) => {
                    return None;
                }
                Author::Moderator(Some(seat)) if entry.again.is_none() => {
                    Done::Acted { seat, order: may_know(seat).then(|| order.clone()) }
                }
                _ => return None,
            },
            Body::Return { to, way: Way::Undo } => {
                let index = usize::try_from(number).ok()?;
                let before = Line::of(self.entries.get(..index)?).ok()?;
                let after = Line::of(self.entries.get(..=index)?).ok()?;
                Done::Undone {
                    steps: self.steps_gone(&before, &after),
                    seats: self.withdrawn(&before, &after),
                    last: to.saturating_sub(1),
                }
            }
            Body::Return { to, way: Way::Redo } => Done::Redone { last: to.saturating_sub(1) },
            Body::Return { to, way: Way::Amend } => {
                let seat = self.entry(*to)?.by.seat()?;
                let order = self.entry(number + 1).and_then(Entry::order).map(str::to_owned);
                Done::Amended { entry: *to, seat, order: order.filter(|_| may_know(seat)) }
            }
            // Played again with an amendment.
            Body::Adjust { .. } if entry.again.is_some() => return None,
            Body::Adjust { what, of } => {
                let known = of.is_none_or(may_know);
                Done::Adjusted { what: known.then(|| what.clone()), of: *of }
            }
            Body::Finish => Done::Finished,
            Body::Cancel => Done::Cancelled,
            Body::Deed(deed) => Done::Deed(deed.clone()),
        };
        let by = match entry.by {
            Author::Seat(seat) => DeedBy::Player(seat),
            _ => DeedBy::Moderator(note.name),
        };
        Some(DeedLine { by, what, reason: note.reason })
    }

    fn is_amendment(&self, number: Option<u32>) -> bool {
        let entry = number.and_then(|number| self.entry(number));
        entry.is_some_and(|entry| matches!(entry.body, Body::Return { way: Way::Amend, .. }))
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

    fn undo_target(&self, steps: usize) -> Option<u32> {
        self.line().before_last(&self.entries, steps)
    }

    fn redo_target(&self) -> Option<u32> {
        Line::before_undo(&self.entries)
    }

    fn own_last(&self, seat: Seat) -> Option<OwnLast> {
        let line = self.line();
        let mine = |number: u32| {
            let entry = self.entry(number);
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
        seed: &TableSeed,
    ) -> Result<Taken, MendError> {
        let back = Body::Return { to, way };
        let entry = Entry { note: Some(note), ..Entry::new(by, back, Vec::new()) };
        let mut journal = self.entries.clone();
        journal.push(entry.clone());
        let now = Match::replay(&journal).map_err(|error| MendError::Refused(error.to_string()))?;
        self.returned(to, now, vec![entry], seed)
    }

    fn amend(
        &mut self,
        entry: u32,
        order: &Order,
        note: &Note,
        seed: &TableSeed,
    ) -> Result<(Taken, Vec<Replayed>), MendError> {
        let amended = amend(&self.entries, entry, order, note, seed).map_err(MendError::Amend)?;
        let taken = self.returned(entry, amended.now, amended.entries, seed)?;
        Ok((taken, amended.replayed))
    }

    fn give(
        &mut self,
        seat: Seat,
        orders: &[Order],
        note: &Note,
        seed: &TableSeed,
    ) -> Result<Taken, GiveError> {
        let joined = self.game().joins_lines(seat).then(|| Order::joined(orders)).flatten();
        let orders = joined.map_or_else(|| orders.to_vec(), |order| vec![order]);
        let mut trial = self.clone();
        let mut taken = Taken::default();
        for order in &orders {
            let by = Author::Moderator(Some(seat));
            let acted = trial.sitting.act(by, seat, order, seed);
            let (mut entry, happened) = acted.map_err(|error| match error {
                PlayError::NotAwaited => GiveError::NotAwaited,
                PlayError::Order(error) => {
                    let text = order.line.get(order.span()).unwrap_or_default();
                    GiveError::Order(text.to_owned(), error)
                }
            })?;
            entry.note = Some(note.clone());
            let done = trial.written(vec![entry], happened).map_err(GiveError::Entry)?;
            taken.given.extend(done.given);
            taken.moves |= done.moves;
            taken.entries.extend(done.entries);
            taken.entries.extend(done.planned);
            taken.acted.extend(done.acted);
            taken.stopped.extend(done.stopped);
        }
        *self = trial;
        Ok(taken)
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
        let what = read.map_err(|error| MendError::Refused(error.sentence))?;
        self.changed(seed, |now| now.adjust(&what, note, seed))
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

    fn deeds(&self, viewer: Viewer, told: u32) -> Vec<DeedLine> {
        let count = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        // Every letter of a table that was given up says so.
        let given_up = |number: u32| {
            self.is_cancelled()
                && self.entry(number).is_some_and(|entry| entry.body == Body::Cancel)
        };
        (0..count)
            .filter(|&number| number >= told || given_up(number))
            .filter_map(|number| self.deed_line(number, viewer))
            .collect()
    }

    fn log(&self, envelope: &Envelope, viewer: Viewer) -> Result<Vec<Logged>, RenderError> {
        let line = self.line();
        let Some(Body::Deal(deal)) = self.entries.first().map(|entry| &entry.body) else {
            return Ok(Vec::new());
        };
        let mut game = G::begin(deal);
        let mut logged = Vec::new();
        for (number, entry) in (0..).zip(&self.entries) {
            // What was withdrawn is told from the position it was made in.
            if let Body::Return { to, .. } = entry.body {
                let back = usize::try_from(to).ok().and_then(|to| self.entries.get(..to));
                if let Some(Ok(back)) = back.map(Match::replay) {
                    game = back.game().clone();
                }
            }
            let mut news = Vec::new();
            for event in &entry.events {
                news.extend(game.news(event, viewer));
                game.evolve(event);
            }
            let may_know = entry.by.seat().is_some_and(|seat| viewer.sees_secrets_of(seat));
            logged.push(Logged {
                entry: number,
                by: entry.by,
                order: entry.order().filter(|_| may_know).map(str::to_owned),
                deed: self.deed_line(number, viewer),
                followed: G::news_lines(envelope, &game.view(viewer), &news)?,
                counts: line.has(number) || matches!(entry.body, Body::Return { .. }),
                again: entry.again,
            });
        }
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
