//! Back and forth: `undo`, `redo`, `amend`, `confirm`, `allow undo`.

use super::{
    super::{
        DeskError,
        mending::{MendError, TakenBack, Unmeant, meant},
        secrets::random_hex,
    },
    said::{Back, shown},
    session::{Done, Fail, Session, refuse},
};
use crate::{
    archive::public::deed_words,
    engine::{
        AmendError, Author, Deed, Fate, Inverse, LastDone, Order, PlayError, Replayed, Seat,
        TableSeed, Undoing, Way, order,
    },
    timing::Rule,
};

/// How many entries of each outcome are listed.
const LISTED: usize = 12;

/// The prefix of an undo's entry number in a draft.
const UNDO: &str = "undo ";

/// The prefix of a draft that replaced another at the same position: `confirm`
/// alone would not say which of them is meant.
const NAMED: &str = "named ";

fn no_draft() -> Fail {
    refuse(
        "there is nothing to confirm; `amend N: ORDER`, or an `undo` that reaches far, comes first",
    )
}

fn lost(entry: u32) -> Fail {
    refuse(format!("entry {entry} was damaged and is lost; nothing brings it back"))
}

/// How many steps, and whose.
fn steps_of(gone: &TakenBack) -> String {
    let steps = match gone.steps.len() {
        1 => "1 step".to_owned(),
        steps => format!("{steps} steps"),
    };
    let seats: Vec<&str> = gone.seats.iter().map(|seat| seat.colour()).collect();
    if seats.is_empty() { steps } else { format!("{steps}, of {}", seats.join(" and ")) }
}

impl Session<'_> {
    fn must_have_begun(&self) -> Result<(), Fail> {
        match self.row.status {
            crate::store::Status::Waiting => self.must_run(),
            _ => Ok(()),
        }
    }

    pub(super) fn undo(&mut self, back: Back) -> Done {
        let last = self.table.position().saturating_sub(1);
        let to = match back {
            Back::Last => return self.undo_last(),
            Back::Steps(steps) => self.table.undo_target(steps).ok_or_else(|| {
                refuse(match steps {
                    1 => "there is no step that could be taken back".to_owned(),
                    steps => format!("there are not {steps} steps that could be taken back"),
                })
            })?,
            Back::To(entry) if entry >= last => {
                return Err(refuse(format!("entry {last} is the last; nothing comes after it")));
            }
            Back::To(entry) if self.table.is_lost(entry) => return Err(lost(entry)),
            Back::To(entry) if !self.table.counts(entry) => {
                return Err(refuse(format!(
                    "entry {entry} was taken back; `redo to {entry}` returns to it"
                )));
            }
            Back::To(entry) => entry + 1,
        };
        self.undo_to(to)
    }

    /// Takes back the last thing done. Something that can't be taken back is not
    /// skipped; then nothing is done.
    fn undo_last(&mut self) -> Done {
        match self.table.last_done() {
            None => Err(refuse("nothing was done that could be taken back")),
            Some(LastDone::Step(entry)) => self.undo_to(entry),
            Some(LastDone::Amendment(entry)) => {
                self.must_have_begun()?;
                self.go(entry, Way::Undo)?;
                let stands = entry.saturating_sub(1);
                Ok(format!("The amendment is taken back. Entry {stands} stands as the last."))
            }
            Some(LastDone::Deed(entry, deed)) => self.undo_deed(entry, &deed),
        }
    }

    /// Takes back everything from entry `to` on. If that is a lot or reaches far
    /// back, it is shown first.
    fn undo_to(&mut self, to: u32) -> Done {
        self.must_have_begun()?;
        let gone = self.table.taken_back(to);
        if gone.is_far() { self.preview_undo(to, &gone) } else { self.undo_now(to) }
    }

    pub(super) fn undo_now(&mut self, to: u32) -> Done {
        let stay = self.table.deeds_since(to);
        let gone = self.go(to, Way::Undo)?;
        let stay = stay.iter().map(|(entry, deed)| format!("`{}` ({entry})", deed_words(deed)));
        let stay: Vec<String> = stay.collect();
        let stay = match &stay[..] {
            [] => String::new(),
            [one] => format!(" {one} stays in force."),
            more => format!(" These stay in force: {}.", more.join(", ")),
        };
        Ok(format!("Taken back: {gone}. Entry {} stands; chance is fresh.{stay}", to - 1))
    }

    /// Shows what an undo would take back, and stores it for `confirm`.
    fn preview_undo(&mut self, to: u32, gone: &TakenBack) -> Done {
        let log = self.logged(&*self.table, self.viewer())?;
        let line = |entry: &u32| log.get(usize::try_from(*entry).ok()?).cloned();
        let more = gone.steps.len().saturating_sub(LISTED);
        let more = if more > 0 { format!("{more} more, then:\n") } else { String::new() };
        let last = gone.steps.iter().rev().take(LISTED).rev();
        let steps = last.filter_map(line).collect::<Vec<_>>().join("\n");
        let far = [
            (gone.ended, "The game would go on after its end."),
            (gone.rounds, "It leads back into an earlier round."),
            (gone.reveals, "Something came to light in what would be taken back."),
        ];
        let far: Vec<&str> = far.iter().filter(|(is, _)| *is).map(|(_, text)| *text).collect();
        let far = if far.is_empty() { String::new() } else { format!("{}\n", far.join(" ")) };
        let confirm = self.keep_draft(&format!("{UNDO}{to}"))?;
        Ok(format!(
            "This would be taken back: {}.\n{more}{steps}\n{far}Entry {} would stand as the last.\n\n\
             {confirm}",
            steps_of(gone),
            to.saturating_sub(1)
        ))
    }

    /// Stores what was shown for `confirm`; returns how to carry it out.
    fn keep_draft(&mut self, what: &str) -> Result<String, Fail> {
        let position = self.table.position();
        let shown = self.who.row.draft.as_ref().filter(|(_, at)| *at == position);
        let other = shown.map(|(words, _)| words.split('\n').next().unwrap_or_default());
        let named = if other.is_some_and(|other| other != what) { NAMED } else { "" };
        let words = format!("{named}{what}\n{}", self.note().reason);
        self.tx.set_draft(self.row.id, &self.who.row.address, Some((&words, position)))?;
        self.who.row.draft = Some((words, position));
        self.drafted = true;
        let what = if named.is_empty() { String::new() } else { format!(" {what}") };
        Ok(format!(
            "Nothing has changed yet. `confirm{what}` carries it out, as long as the table has not \
             moved."
        ))
    }

    fn undo_deed(&mut self, entry: u32, deed: &Deed) -> Done {
        let words = shown(&deed_words(deed));
        match deed.undoing() {
            Undoing::By(inverse) => {
                let done = self.taking_back(entry, |it| it.invert(inverse))?;
                Ok(format!("Taken back: `{words}` (entry {entry}). {done}"))
            }
            Undoing::Never(instead) => {
                let step = self.table.undo_target(1);
                let step = step.map(|step| {
                    format!("; `undo 1` takes back the last step of the game, entry {step}")
                });
                Err(refuse(format!(
                    "the last thing done was `{words}` (entry {entry}), which can't be taken back; \
                     {instead}{}",
                    step.unwrap_or_default()
                )))
            }
            Undoing::Nothing => Err(refuse("nothing was done that could be taken back")),
        }
    }

    fn invert(&mut self, inverse: Inverse) -> Done {
        match inverse {
            Inverse::Pause => self.pause(None),
            Inverse::Resume => self.resume(),
            Inverse::Clock { rule, .. } => {
                let rule: Rule =
                    rule.parse().map_err(|_| refuse(format!("{rule} is no longer a clock")))?;
                self.clock(rule)
            }
            Inverse::Bot(seat) => self.bot_for(seat),
            Inverse::BotOff(seat) => self.bot_off(seat),
        }
    }

    pub(super) fn redo(&mut self, entry: Option<u32>) -> Done {
        self.must_have_begun()?;
        let to = match entry {
            Some(entry) if entry.saturating_add(1) >= self.table.position() => {
                let last = self.table.position().saturating_sub(1);
                return Err(refuse(format!("entry {last} is the last; nothing comes after it")));
            }
            Some(entry) if self.table.is_lost(entry) => return Err(lost(entry)),
            Some(entry) => entry + 1,
            None => self.table.redo_target().ok_or_else(|| {
                refuse("there is no undo that could be taken back, or something was done since")
            })?,
        };
        self.go(to, Way::Redo)?;
        Ok(format!("Entry {} stands again as the last.", to - 1))
    }

    /// Returns to a position; says whose steps are no longer in force.
    fn go(&mut self, to: u32, way: Way) -> Result<String, Fail> {
        let gone = steps_of(&self.table.taken_back(to));
        let commitment = self.renew_seed()?;
        let past = self.tx.read().plan_past(self.row.id)?;
        let note = self.note();
        let taken = self.table.return_to(to, way, Author::Moderator(None), note, &past)?;
        self.effects.ask = true;
        // Plans stopped on the way are as they were there.
        self.effects.stopped.clear();
        self.moved(taken, &[])?;
        if let Some(commitment) = commitment {
            self.do_deed(Deed::Reseed { commitment })?;
        }
        Ok(gone)
    }

    /// The seed was revealed when the game ended, or is in the archive of a table
    /// that was given up; anyone who has it could foresee everything. From the
    /// next entry on there is a new one. Returns its SHA-256; `None` if the seed
    /// is still secret.
    fn renew_seed(&mut self) -> Result<Option<String>, DeskError> {
        if self.table.standings().is_none() && !self.table.is_cancelled() {
            return Ok(None);
        }
        let text = TableSeed::new_text(&random_hex::<32>()?);
        self.row.seed = self.row.seed.renewed(self.table.position(), &text);
        self.tx.set_seed(self.row.id, &self.row.seed)?;
        Ok(Some(self.row.seed.commitment()))
    }

    /// Shows what an amendment would change, and stores it for `confirm`.
    pub(super) fn draft(&mut self, entry: u32, order: &str) -> Done {
        self.must_run()?;
        let seat = self.table.seat_of(entry);
        let whole = Self::whole_order(order)?;
        let drafted = self.table.draft(entry, &whole, &self.row.seed);
        let (replayed, awaiting) =
            drafted.map_err(|error| self.not_amended(error, entry, order, seat))?;
        // That it could be ordered may tell one player what another has.
        let plays = self.who.seat.is_some();
        let hidden = seat.filter(|seat| plays && !self.may_know_why(*seat));
        if let Some(seat) = hidden {
            self.do_deed(Deed::Tried { seat })?;
        }
        let confirm = self.keep_draft(&format!("{entry}: {order}"))?;
        let confirm = match hidden {
            Some(seat) => format!(
                "{confirm} Since you play at this table, the others will read that you tried an \
                 order for {seat}."
            ),
            None => confirm,
        };
        let old = seat.filter(|seat| self.sees(*seat)).and_then(|_| self.table.order_of(entry));
        let old = old.map(|old| format!(" instead of {old}")).unwrap_or_default();
        let seat = seat.map(Seat::colour).unwrap_or_default();
        let asked: Vec<String> = awaiting
            .iter()
            .map(|it| format!("{} for {}", it.seat, self.table.decision(it.decision)))
            .collect();
        let asked = if asked.is_empty() { "nobody".to_owned() } else { asked.join(", ") };
        Ok(format!(
            "Entry {entry} would be, for {seat}: {order}{old}.\n{}\nAwaited would be: {asked}.\n\n\
             {confirm}",
            self.fates(&replayed)
        ))
    }

    pub(super) fn confirm(&mut self, what: Option<&str>) -> Done {
        self.must_have_begun()?;
        if self.drafted {
            return Err(refuse("look at it first; `confirm` is for another mail"));
        }
        let Some((words, position)) = self.who.row.draft.clone() else { return Err(no_draft()) };
        let (line, reason) = words.split_once('\n').unwrap_or((&words, ""));
        let line = self.must_be_shown(what, line, position)?;
        self.set_reason(reason);
        if let Some(to) = line.strip_prefix(UNDO) {
            return self.confirm_undo(to.parse().map_err(|_| no_draft())?, position);
        }
        self.must_run()?;
        let (entry, order) = line.split_once(": ").unwrap_or_default();
        let (Ok(entry), order) = (entry.parse::<u32>(), order.to_owned()) else {
            return Err(no_draft());
        };
        if position != self.table.position() {
            let shown = self.draft(entry, &order)?;
            return Ok(format!("The table has moved since. Look again:\n\n{shown}"));
        }
        let seat = self.table.seat_of(entry);
        let whole = Self::whole_order(&order)?;
        let (note, seed) = (self.note(), self.row.seed.clone());
        let past = self.tx.read().plan_past(self.row.id)?;
        let amended = self.table.amend(entry, &whole, &note, &past, &seed);
        let (taken, replayed) =
            amended.map_err(|error| self.not_amended(error, entry, &order, seat))?;
        self.tx.set_draft(self.row.id, &self.who.row.address, None)?;
        self.effects.touched.extend(seat);
        self.effects.ask = true;
        self.moved(taken, &[])?;
        let before = position.saturating_sub(1);
        Ok(format!("Amended. {}\n`redo to {before}` brings back what was.", self.fates(&replayed)))
    }

    /// What is stored for `confirm`, if it is what the moderator was shown. They
    /// have to name it if several were shown at one position, or if the letter
    /// they answer is older.
    fn must_be_shown<'l>(
        &self,
        what: Option<&str>,
        line: &'l str,
        position: u32,
    ) -> Result<&'l str, Fail> {
        let (named, line) = match line.strip_prefix(NAMED) {
            Some(line) => (true, line),
            None => (false, line),
        };
        let alike = |one: &str, other: &str| {
            one.split_whitespace()
                .map(str::to_lowercase)
                .eq(other.split_whitespace().map(str::to_lowercase))
        };
        let older = self.by_mail() && self.saw().is_some_and(|saw| saw < position);
        let is_meant = what.map_or(!named && !older, |what| alike(what, line));
        is_meant.then_some(line).ok_or_else(|| {
            refuse(format!("something else was shown since; `confirm {line}` would carry that out"))
        })
    }

    fn confirm_undo(&mut self, to: u32, position: u32) -> Done {
        if position != self.table.position() {
            if !self.table.went_through(to) {
                return Err(refuse(
                    "the table has moved since, and that position no longer exists",
                ));
            }
            let gone = self.table.taken_back(to);
            let shown = self.preview_undo(to, &gone)?;
            return Ok(format!("The table has moved since. Look again:\n\n{shown}"));
        }
        self.tx.set_draft(self.row.id, &self.who.row.address, None)?;
        self.undo_now(to)
    }

    fn whole_order(text: &str) -> Result<Order, Fail> {
        let whole = order::split(text);
        Order::joined(&whole).ok_or_else(|| refuse("an order is missing; write `amend N: ORDER`"))
    }

    /// Why an order can't be given there, as far as the moderator may know.
    fn not_amended(&self, error: MendError, entry: u32, text: &str, seat: Option<Seat>) -> Fail {
        let foreign = seat.is_some_and(|seat| !self.may_know_why(seat));
        match error {
            MendError::Amend(AmendError::NoEntry) => {
                refuse(format!("there is no entry {entry} that counts; `log` shows them"))
            }
            MendError::Amend(AmendError::NoOrder) => refuse(format!("entry {entry} is no order")),
            MendError::Amend(AmendError::Play(_)) if foreign => {
                let playing = self.who.seat.is_some();
                let why = if playing {
                    ", since you play at this table"
                } else {
                    " (`not playing`, then `reveal` shows it)"
                };
                Fail::Refused {
                    sentence: format!(
                        "«{}» could not be ordered there; why is hidden from you{why}",
                        shown(text)
                    ),
                    tried: seat.filter(|_| playing),
                }
            }
            MendError::Amend(AmendError::Play(PlayError::NotAwaited)) => {
                refuse("nothing was asked of that seat there")
            }
            MendError::Amend(AmendError::Play(PlayError::Order(error))) => {
                let rule = error.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                refuse(format!("«{}»: {}{rule}", shown(text), error.sentence))
            }
            other => other.into(),
        }
    }

    /// What becomes of the later entries. Orders and reasons that belong to a seat
    /// are shown only to those who may see them.
    fn fates(&self, replayed: &[Replayed]) -> String {
        let named = |it: &Replayed| match it.seat {
            Some(seat) if self.sees(seat) => format!("{} ({seat}: {})", it.entry, it.order),
            Some(seat) => format!("{} ({seat})", it.entry),
            None => it.entry.to_string(),
        };
        let mut lines = Vec::new();
        let same = replayed.iter().filter(|it| it.fate == Fate::Same).count();
        lines.push(format!("{same} later steps stand as they were."));
        let list = |all: Vec<String>| {
            let more = all.len().saturating_sub(LISTED);
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            format!("{}{more}", all.into_iter().take(LISTED).collect::<Vec<_>>().join(", "))
        };
        let other: Vec<String> =
            replayed.iter().filter(|it| it.fate == Fate::Other).map(named).collect();
        if !other.is_empty() {
            lines.push(format!("These stand, with another outcome: {}.", list(other)));
        }
        let gone = replayed.iter().filter_map(|it| match &it.fate {
            Fate::Gone(why) if it.seat.or(it.of).is_none_or(|seat| self.may_know_why(seat)) => {
                Some(format!("{}: {why}", named(it)))
            }
            Fate::Gone(_) => Some(named(it)),
            Fate::Same | Fate::Other => None,
        });
        let gone: Vec<String> = gone.collect();
        if !gone.is_empty() {
            lines.push(format!("These stand no more, and are asked again: {}.", list(gone)));
        }
        lines.join("\n")
    }

    /// Lets a player take back an order, as they asked.
    pub(super) fn allow_undo(&mut self, of: Option<&str>) -> Done {
        self.must_run()?;
        let of = of.map(|name| self.seat(name)).transpose()?;
        let wishes = self.tx.read().undo_requests(self.row.id)?;
        let request = match of {
            Some(seat) => wishes.iter().find(|it| it.seat == seat).ok_or(Unmeant::None),
            None => meant(wishes.iter(), self.saw().filter(|_| self.by_mail())),
        };
        let request = request.map_err(|unmeant| {
            let seats = self.table.seats();
            let seats = wishes.iter().filter_map(|it| seats.get(it.seat.index())).map(Seat::colour);
            let seats: Vec<String> = seats.map(|it| format!("`allow undo {it}`")).collect();
            let seats = seats.join(" or ");
            match unmeant {
                Unmeant::None => {
                    refuse("nobody asks to take an order back, or the game has moved on")
                }
                Unmeant::Since => refuse(format!(
                    "it was asked for after the letter that you answer; {seats} allows it"
                )),
                Unmeant::Several => {
                    refuse(format!("several players ask to take an order back; write {seats}"))
                }
            }
        })?;
        let seat = self.table.seats().get(request.seat.index());
        self.go(request.to, Way::Undo)?;
        let seat = seat.map(Seat::colour).unwrap_or_default();
        Ok(format!("{seat} has taken an order back. Entry {} stands as the last.", request.to - 1))
    }
}
