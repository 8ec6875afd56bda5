//! A game's table: its journal, its position, and the plans for it. `mend` is what
//! moderators do to it; `plans` reads and writes the plans; `past` is how it stood before.

mod mend;
mod past;
mod plans;

use super::table::{ActError, AnyTable, PlanChanges, Stopped, Taken};
use crate::{
    archive::Playable,
    engine::{
        Author, Awaited, Body, Deed, Draw, Entry, Match, Note, Order, PlayError, Seat, Seats,
        Standings, TableSeed, Viewer,
        doubt::{self, Doubt, Hearing},
        house_action, journal,
        plan::{Check, Covered, Happened, Item, Plans, Seen, Sitting},
        spoken::Spoken,
    },
    letters::{
        self, Course, Envelope, MadeBy, MadeFor, Occasion, Pages, RenderError, Rendered, Rulebook,
        SheetPage, StandingLine, TableCard,
    },
    store::PlanRow,
};
use serde_json::Value;
use std::convert::Infallible;

/// A table of one game.
#[derive(Clone)]
pub(super) struct Hosted<G: Playable> {
    title: &'static str,
    entries: Vec<Entry<G>>,
    sitting: Sitting<G>,
    /// The plans as stored.
    stored: Vec<PlanRow>,
    /// Those of them that can no longer be read.
    unreadable: Vec<PlanRow>,
    /// Draws made for orders that were then refused.
    lost: Vec<Draw>,
}

impl<G: Playable> Hosted<G> {
    pub(super) fn new(title: &'static str, entries: Vec<Entry<G>>, now: Match<G>) -> Self {
        let plans = Plans::none(now.game().seats());
        Hosted {
            title,
            entries,
            sitting: Sitting { now, plans },
            stored: Vec::new(),
            unreadable: Vec::new(),
            lost: Vec::new(),
        }
    }

    fn game(&self) -> &G {
        self.sitting.now.game()
    }

    /// The position that the writer of a mail saw, and those since then in which
    /// their seat was asked something other than now.
    fn seen(&self, seat: Seat, saw: Option<u32>) -> Option<(u32, Match<G>, Vec<G>)> {
        let now = &self.sitting.now;
        let saw = saw.filter(|&saw| saw <= now.position())?;
        let entries = self.entries.get(..usize::try_from(saw).ok()?)?;
        let then = Match::replay(entries).ok()?;
        let mut since = Vec::new();
        if let Some(asked) =
            now.asked_at(seat).filter(|&asked| asked > saw && now.went_through(saw))
        {
            let line = journal::Line::of(&self.entries).unwrap_or_default();
            let mut walked = then.clone();
            for number in
                line.entries.into_iter().filter(|number| (saw..asked - 1).contains(number))
            {
                let entry = usize::try_from(number).ok().and_then(|at| self.entries.get(at))?;
                walked.apply(entry);
                if walked.game().question(seat).is_some() {
                    since.push(walked.game().clone());
                }
            }
        }
        Some((saw, then, since))
    }

    /// What happened, recorded here and put into words for the journal.
    fn written(
        &mut self,
        entries: Vec<Entry<G>>,
        happened: Vec<Happened<G>>,
    ) -> Result<Taken, serde_json::Error> {
        let mut taken = Taken::default();
        let acted = |entry: &Entry<G>| Some((entry.by.seat()?, entry.order()?.to_owned()));
        for entry in entries {
            taken.entries.push(serde_json::to_string(&entry)?);
            taken.given.extend(entry.order().map(str::to_owned));
            taken.acted.extend(acted(&entry));
            taken.reveals |= entry.reveals();
            taken.moves |= entry.is_step() || matches!(entry.body, Body::Return { .. });
            self.entries.push(entry);
        }
        for happened in happened {
            match happened {
                Happened::Acted { entry, .. } => {
                    taken.moves = true;
                    taken.reveals |= taken.acted.is_empty() && entry.reveals();
                    taken.planned.push(serde_json::to_string(&entry)?);
                    taken.acted.extend(acted(&entry));
                    self.entries.push(entry);
                }
                Happened::Stopped { seat, line, why, held } => {
                    taken.stopped.push(Stopped { seat, line, why, holds: !held.is_empty() });
                }
            }
        }
        Ok(taken)
    }
}

impl<G: Playable> AnyTable for Hosted<G> {
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn seats(&self) -> Seats {
        self.game().seats()
    }

    fn seating(&self) -> Vec<usize> {
        match self.entries.first().map(|entry| &entry.body) {
            Some(Body::Deal(deal)) => G::seating(deal, self.game().seats()),
            _ => Vec::new(),
        }
    }

    fn position(&self) -> u32 {
        self.sitting.now.position()
    }

    fn awaiting(&self) -> Vec<Awaited> {
        self.sitting.now.awaiting()
    }

    fn decision(&self, id: &str) -> String {
        letters::decision::<G::View>(id)
    }

    fn asked_at(&self, seat: Seat) -> Option<u32> {
        self.sitting.now.asked_at(seat)
    }

    fn standings(&self) -> Option<Standings> {
        self.sitting.now.standings()
    }

    fn played_to_end(&self) -> Option<u32> {
        let standings = self.standings()?;
        let theirs = |entry: &Entry<G>| match (&entry.by, &entry.body) {
            (_, Body::Deed(Deed::Replace { .. } | Deed::Remove { .. })) | (Author::House(_), _) => {
                false
            }
            (Author::Moderator(_), body) => body.deed().is_some(),
            (Author::Creator | Author::Seat(_) | Author::Clock(_), _) => true,
        };
        let last = self.entries.iter().rposition(|entry| entry.order().is_some())?;
        let counts = !standings.is_empty() && self.entries.iter().all(theirs);
        u32::try_from(last).ok().filter(|_| counts)
    }

    fn restore(&mut self, plans: &[PlanRow]) -> usize {
        self.put_back(plans)
    }

    fn take(
        &mut self,
        seat: Seat,
        items: &[Item],
        saw: Option<u32>,
        seed: &TableSeed,
    ) -> Result<Taken, serde_json::Error> {
        let then = self.seen(seat, saw);
        let saw = then.as_ref().map(|(position, then, since)| Seen {
            position: *position,
            game: then.game(),
            since,
        });
        let mailed = self.sitting.take(seat, items, saw, seed);
        let mut taken = Taken {
            kept: mailed.filed,
            left_out: mailed.left_out,
            forgotten: mailed.forgotten,
            woken: mailed.woken,
            refused: mailed.refused,
            ..self.written(mailed.entries, mailed.happened)?
        };
        // Lines that acted at once, or were replaced by a later line, do not wait.
        let standing: Vec<String> = self.standing(seat).into_iter().map(|line| line.text).collect();
        taken.kept.retain(|line| standing.contains(line));
        taken.kept.dedup();
        Ok(taken)
    }

    fn salt(&self, seat: Seat, seed: &TableSeed) -> Option<String> {
        self.sitting.now.salt(seat, seed).map(str::to_owned)
    }

    fn knows_seed(&self, saw: Option<u32>) -> bool {
        self.sitting.now.knows_seed(saw)
    }

    fn default_order(&self, seat: Seat) -> Option<String> {
        Some(self.game().choices(seat)?.default.to_string())
    }

    fn house_order(&self, seat: Seat, seed: &TableSeed) -> Option<String> {
        let mut dice = self.sitting.now.house_dice(seat, seed);
        Some(house_action(self.game(), seat, &mut dice)?.to_string())
    }

    fn act(
        &mut self,
        by: Author,
        seat: Seat,
        order: &str,
        note: Option<Note>,
        seed: &TableSeed,
    ) -> Result<Taken, ActError> {
        let refused = |why: String| ActError::Refused { seat, order: order.to_owned(), why };
        let read = Order::from_text(order).ok_or_else(|| refused("it has no words".into()))?;
        let (mut entry, happened) =
            self.sitting.act(by, seat, &read, seed).map_err(|error| match error {
                PlayError::NotAwaited => refused("nothing is asked".into()),
                PlayError::Order(error) => refused(error.sentence.to_string()),
            })?;
        entry.note = note;
        Ok(self.written(vec![entry], happened)?)
    }

    fn made_for(&self, reader: Seat, told: u32) -> Vec<MadeFor> {
        let news = self.entries.iter().skip(usize::try_from(told).unwrap_or(usize::MAX));
        let made = news.filter_map(|entry| {
            let (seat, by) = match entry.by {
                Author::Clock(seat) => (seat, MadeBy::Default),
                Author::House(seat) => (seat, MadeBy::House),
                // What moderators do is told with their reasons.
                Author::Creator | Author::Seat(_) | Author::Moderator(_) => return None,
            };
            // The exact order may be sealed; the news says as much as may be seen.
            let order = entry.order().filter(|_| seat == reader).unwrap_or_default().to_owned();
            Some(MadeFor { seat, order, by })
        });
        made.collect()
    }

    fn check(
        &self,
        seat: Seat,
        items: &[Item],
        saw: Option<u32>,
        seed: &TableSeed,
    ) -> (Vec<Check>, Vec<Covered>) {
        let then = self.seen(seat, saw);
        let saw = then.as_ref().map(|(position, then, since)| Seen {
            position: *position,
            game: then.game(),
            since,
        });
        self.sitting.check(seat, items, saw, seed)
    }

    fn plan_changes(&mut self) -> PlanChanges {
        self.changes_of_plans()
    }

    fn standing(&self, seat: Seat) -> Vec<StandingLine> {
        let round = self.game().round();
        let lines = self.sitting.plans.standing(seat, round);
        lines
            .map(|filed| StandingLine { text: filed.line.shown(round), held: filed.held })
            .collect()
    }

    fn sheet_page(&self, seat: Seat) -> Option<SheetPage> {
        let name = self.game().sheet(seat)?;
        let filled = self.game().filled_sheet(seat);
        let addresses = filled.iter().filter_map(|line| line.split_once(": "));
        let blanks = addresses.map(|(address, _)| (address.to_owned(), String::new())).collect();
        Some(SheetPage { name, blanks, filled })
    }

    fn open_sheet(&self, seat: Seat) -> Option<(u32, &'static str)> {
        let name = self.game().sheet(seat)?;
        let open = self.sitting.covered(seat).iter().any(|covered| covered.line.is_none());
        open.then(|| (self.game().round(), name))
    }

    fn is_blank(&self, order: &Order) -> bool {
        let after = order.line.get(order.span().end..).unwrap_or_default();
        let gap = after.split([';', '#']).next().unwrap_or_default().trim();
        // The dots as we wrote them, as phones change them, or none at all.
        let is_gap = gap.strip_prefix(':').is_some_and(|gap| {
            gap.chars().all(|mark| matches!(mark, '\u{2026}' | '_' | '.') || mark.is_whitespace())
        });
        is_gap && G::address(order, true).is_some_and(|(_, eaten)| eaten == order.words.len())
    }

    fn begins_address(&self, word: &str) -> bool {
        G::begins_address(word)
    }

    fn doubt(&self, order: &Order, language: &str) -> Option<Doubt> {
        let is_foreign = |word: &str| G::is_foreign(word, language);
        doubt::doubt(order, &Hearing { language, says: &G::says, is_foreign: &is_foreign })
    }

    fn rulebook(&self) -> Option<&'static Rulebook> {
        G::View::rulebook()
    }

    fn spoken(&self) -> Option<&'static Spoken> {
        G::spoken()
    }

    fn begins_order(&self, word: &str) -> bool {
        G::begins_order(word)
    }

    fn concerns(&self, word: &str) -> bool {
        G::concerns(word) || G::begins_address(word)
    }

    fn canonical(&self, word: &str) -> Vec<&'static str> {
        G::canonical(word)
    }

    fn subject(&self, seat: Seat) -> Vec<String> {
        self.game().subject(seat)
    }

    fn details(&self, seat: Seat) -> Vec<(String, String)> {
        self.game().details(seat)
    }

    fn answers(&self, seat: Seat) -> Vec<String> {
        let choices = self.game().choices(seat);
        choices.map(|it| it.legal.iter().map(ToString::to_string).collect()).unwrap_or_default()
    }

    fn letter(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<Rendered, RenderError> {
        // An onlooker's envelope gets what everybody may know.
        let viewer = envelope.seat.map_or(Viewer::Public, Viewer::Seat);
        if let Occasion::Past { round, .. } = occasion
            && let Some(view) = self.view_at_end(*round, viewer)
        {
            return letters::render(envelope, occasion, &view, &[]);
        }
        let news = Match::news(&self.entries, told, viewer);
        letters::render(envelope, occasion, &self.game().view(viewer), &news)
    }

    fn card(
        &self,
        envelope: &Envelope,
        occasion: &Occasion,
        told: u32,
    ) -> Result<TableCard, RenderError> {
        let viewer = envelope.seat.map_or(Viewer::Public, Viewer::Seat);
        let news = Match::news(&self.entries, told, viewer);
        letters::card(envelope, occasion, &self.game().view(viewer), &news)
    }

    fn has_news(&self, seat: Seat, told: u32) -> bool {
        !Match::news(&self.entries, told, Viewer::Seat(seat)).is_empty()
    }

    fn round(&self) -> u32 {
        self.game().round()
    }

    fn rounds_over(&self) -> u32 {
        let over = self.standings().is_some();
        if over { self.round() } else { self.round().saturating_sub(1) }
    }

    fn viewer_at_end(&self, round: u32, viewer: Viewer) -> Option<Viewer> {
        let (_, entry) = self.at_end_of(round)?;
        Some(self.viewer_then(entry, viewer))
    }

    fn course(&self) -> Course {
        let Some(standings) = self.standings() else { return Course::default() };
        let mut rounds: Vec<Vec<i32>> = Vec::new();
        let walked = Match::walk(&self.entries, Viewer::Public, |_, _, game, _| {
            let round = usize::try_from(game.round()).unwrap_or_default();
            let points = G::points(&game.view(Viewer::Public));
            let points: Vec<i32> = points.into_iter().map(Option::unwrap_or_default).collect();
            // After a return, rounds are played again.
            rounds.truncate(round);
            rounds.resize(round, points.clone());
            if let Some(last) = rounds.last_mut() {
                *last = points;
            }
            Ok::<(), Infallible>(())
        });
        let Ok(()) = walked;
        if let Some(last) = rounds.last_mut() {
            for place in &standings {
                if let Some(points) = last.get_mut(place.seat.index()) {
                    *points = place.total;
                }
            }
        }
        Course { rounds, standings }
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn sheet(&self, envelope: &Envelope, viewer: Viewer) -> Result<Rendered, RenderError> {
        letters::render(envelope, &Occasion::Sheet, &self.game().view(viewer), &[])
    }

    fn sheet_at_end(
        &self,
        envelope: &Envelope,
        round: u32,
        viewer: Viewer,
    ) -> Result<Option<Rendered>, RenderError> {
        let view = self.view_at_end(round, viewer);
        view.map(|view| letters::render(envelope, &Occasion::Sheet, &view, &[])).transpose()
    }
}
