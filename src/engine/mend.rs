//! Mending: what a moderator may do to a game beyond giving orders. It all becomes
//! entries of the journal like any other; the past is never rewritten.

// Authors of new games read this.
#![warn(missing_docs)]

use super::{
    Author, Body, Entry, Game, Line, Match, Note, Order, OrderError, Plannable, PlayError, Seat,
    TableSeed, Way,
};
use std::fmt::{Debug, Display};

/// A game whose position can be corrected by hand.
pub trait Mendable: Game {
    /// A typed correction of the position, such as `red ducats +3`. `Display` is
    /// canonical and reads back the same.
    type Adjustment: Clone + PartialEq + Debug + Display;

    /// What can be corrected, for the help: each entry is a form, such as
    /// `SEAT ducats +N|-N|N`, and what it does.
    const ADJUSTMENTS: &'static [(&'static str, &'static str)];

    /// Reads a correction.
    ///
    /// # Errors
    /// What is not understood, pointing at the word. Reveals nothing secret.
    fn read_adjustment(&self, order: &Order) -> Result<Self::Adjustment, OrderError>;

    /// Whose secret it touches; `None` if everybody may see what it changes.
    fn secret_of(&self, adjustment: &Self::Adjustment) -> Option<Seat>;

    /// Is there anything besides plans that only its owner may know? The reason an
    /// order for somebody's seat is refused could reveal it.
    fn has_secrets(&self) -> bool {
        true
    }

    /// What a correction sets in the position, or moves from one place to another, whether
    /// or not the outcome can be a position. Nothing changes.
    ///
    /// # Errors
    /// What is to be moved is not there, or something forbids it that the outcome alone
    /// does not show: a sentence with numbers and the rule, without a full stop.
    fn edit(&self, adjustment: &Self::Adjustment) -> Result<Vec<Self::Event>, String>;

    /// What keeps this from being a position of the game, each as such a sentence. A
    /// position that play has led to, and in which somebody is awaited, has no faults.
    fn faults(&self) -> Vec<String>;

    /// What a correction of this position brings with it.
    fn follows(&self) -> Vec<Self::Event> {
        Vec::new()
    }

    /// Why a correction that changes nothing is refused.
    fn unchanged(&self, adjustment: &Self::Adjustment) -> String {
        let _ = adjustment;
        "nothing would change by that".to_owned()
    }

    /// Carries a correction out on a copy, and judges the outcome as a whole. What
    /// was wrong with the position before does not stand in the way. Nothing changes.
    ///
    /// # Errors
    /// Why not, as a sentence.
    fn adjust(&self, adjustment: &Self::Adjustment) -> Result<Vec<Self::Event>, String> {
        let mut events = self.edit(adjustment)?;
        let mut after = self.clone();
        for event in &events {
            after.evolve(event);
        }
        // A refusal would reveal that the secret is what was written.
        if after == *self && self.secret_of(adjustment).is_none() {
            return Err(self.unchanged(adjustment));
        }
        let before = self.faults();
        if let Some(fault) = after.faults().into_iter().find(|fault| !before.contains(fault)) {
            return Err(fault);
        }
        events.extend(after.follows());
        Ok(events)
    }

    /// The options among the rules' decisions (`D97`) that may change while the
    /// game is on, and their current state.
    fn switches(&self) -> Vec<Switch> {
        Vec::new()
    }

    /// Switches such an option; `None` if it is not one of
    /// [`switches`](Self::switches).
    fn switch(&self, rule: &str, on: bool) -> Option<Self::Event> {
        let _ = (rule, on);
        None
    }

    /// The events that end the game now, as it stands. Empty if it is over.
    fn finish(&self) -> Vec<Self::Event>;
}

/// A decision of the rules (such as `D97`) that is an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Switch {
    /// Its id, such as `D97`.
    pub rule: &'static str,
    /// Is it in force now?
    pub on: bool,
    /// What it means when it is on, as a sentence without a full stop.
    pub means: &'static str,
}

/// What became of an order when an amendment replayed the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// It stands, and the same followed from it.
    Same,
    /// It stands, but led to something else.
    Other,
    /// It no longer stands: why, as a sentence without a full stop.
    Gone(String),
}

/// An entry that was replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// The number it had before.
    pub entry: u32,
    /// Whose order it is; `None` for a correction.
    pub seat: Option<Seat>,
    /// Whose secret it touches, if it is a correction.
    pub of: Option<Seat>,
    /// The canonical text of the order or correction.
    pub order: String,
    /// What became of it.
    pub fate: Fate,
}

/// An amendment, carried out on a copy.
#[derive(Debug, Clone)]
pub struct Amended<G: Game> {
    /// The entries it adds, the return first.
    pub entries: Vec<Entry<G>>,
    /// The match with these entries.
    pub now: Match<G>,
    /// What became of each later step.
    pub replayed: Vec<Replayed>,
    /// The amended entry and every later one that stands, each with its
    /// replacement.
    pub stands: Vec<(u32, u32)>,
}

/// Why nothing was amended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmendError {
    /// No entry in force has this number.
    NoEntry,
    /// The entry is not an order.
    NoOrder,
    /// The order can't be carried out there.
    Play(PlayError),
}

/// Replaces the order of an entry and replays later ones that still stand: the same
/// question is asked in the same round, and they are allowed. Replayed entries
/// repeat their draws. Once one of a seat's orders does not stand, that seat's
/// later ones are dropped too, since each followed from the one before.
///
/// # Errors
/// Why the entry can't be amended.
pub fn amend<G: Plannable + Mendable>(
    entries: &[Entry<G>],
    entry: u32,
    order: &Order,
    note: &Note,
    seed: &TableSeed,
) -> Result<Amended<G>, AmendError> {
    let line = Line::of(entries).unwrap_or_default();
    let at = |number: u32| usize::try_from(number).ok().and_then(|number| entries.get(number));
    let old = at(entry).filter(|_| line.has(entry)).ok_or(AmendError::NoEntry)?;
    let (Body::Order(_), Some(seat)) = (&old.body, old.by.seat()) else {
        return Err(AmendError::NoOrder);
    };
    let by = Author::Moderator(Some(seat));
    let back = Body::Return { to: entry, way: Way::Amend };
    let turn =
        Entry { note: Some(note.clone()), ..Entry::new(Author::Moderator(None), back, Vec::new()) };
    let mut journal = entries.to_vec();
    journal.push(turn.clone());
    let replay = |journal: &[Entry<G>]| Match::replay(journal).map_err(|_| AmendError::NoEntry);
    let mut now = replay(&journal)?;
    let mut then = replay(&journal[..usize::try_from(entry).unwrap_or_default()])?;
    let drawn = |number: u32| at(number).and_then(|old| old.again).unwrap_or(number);

    let amended = now
        .play_as(by, seat, order, now.dice_again(entries, drawn(entry), seed), |new| Entry {
            again: Some(drawn(entry)),
            note: Some(note.clone()),
            ..new
        })
        .map_err(AmendError::Play)?;
    then.apply(old);
    let mut added = vec![turn, amended];
    let mut replayed = Vec::new();
    // Numbered after the return.
    let mut stands = vec![(entry, now.position().saturating_sub(1))];
    let mut lost: Vec<Seat> = Vec::new();
    for number in line.entries.into_iter().filter(|&number| number > entry) {
        let Some(old) = at(number) else { continue };
        let dice = now.dice_again(entries, drawn(number), seed);
        let again =
            |new: Entry<G>| Entry { again: Some(drawn(number)), note: old.note.clone(), ..new };
        let (of, text, done) = match &old.body {
            Body::Order(text) => {
                let seat = old.by.seat();
                let done = match seat {
                    Some(seat) if lost.contains(&seat) => {
                        Err("an order of theirs before it does not stand".to_owned())
                    }
                    Some(seat) if same_question(&then, &now, seat) => Order::from_text(text)
                        .map_or(Err("it has no words".to_owned()), |order| {
                            now.play_as(old.by, seat, &order, dice, again).map_err(why)
                        }),
                    _ => Err("something else is asked, or nothing".to_owned()),
                };
                (seat, text.clone(), done)
            }
            Body::Adjust { what, .. } => {
                let done = now.adjusted(what, old.by, dice, again);
                (None, format!("adjust {what}"), done)
            }
            Body::Finish | Body::Cancel => {
                (None, "the end".to_owned(), Err("the game goes on".to_owned()))
            }
            Body::Deal(_) | Body::Return { .. } | Body::Deed(_) => {
                then.apply(old);
                continue;
            }
        };
        then.apply(old);
        let fate = match done {
            Ok(new) => {
                let fate = if new.events == old.events { Fate::Same } else { Fate::Other };
                added.push(new);
                stands.push((number, now.position().saturating_sub(1)));
                fate
            }
            Err(why) => {
                lost.extend(of);
                Fate::Gone(why)
            }
        };
        let secret = match old.body {
            Body::Adjust { of, .. } => of,
            _ => None,
        };
        replayed.push(Replayed { entry: number, seat: of, of: secret, order: text, fate });
    }
    Ok(Amended { entries: added, now, replayed, stands })
}

fn same_question<G: Plannable>(then: &Match<G>, now: &Match<G>, seat: Seat) -> bool {
    then.question(seat) == now.question(seat) && then.game().round() == now.game().round()
}

pub(super) fn why(error: PlayError) -> String {
    match error {
        PlayError::NotAwaited => "nothing is asked of them".to_owned(),
        PlayError::Order(OrderError { sentence, rule, .. }) => match rule {
            Some(rule) => format!("{sentence} ({rule})"),
            None => sentence.to_string(),
        },
    }
}

impl<G: Mendable> Match<G> {
    /// Corrects the position by hand, followed by everything that then happens by
    /// itself.
    ///
    /// # Errors
    /// Why it can't; nothing has changed then.
    pub fn adjust(
        &mut self,
        what: &G::Adjustment,
        note: Note,
        seed: &TableSeed,
    ) -> Result<Entry<G>, String> {
        let dice = self.dice(seed);
        self.put_right(what, Author::Moderator(None), dice, |entry| Entry {
            note: Some(note),
            ..entry
        })
    }

    /// Repeats a correction from its text in the journal.
    pub(super) fn adjusted(
        &mut self,
        what: &str,
        by: Author,
        dice: super::Dice,
        put: impl FnOnce(Entry<G>) -> Entry<G>,
    ) -> Result<Entry<G>, String> {
        let order = Order::from_text(what).ok_or("it has no words")?;
        if let ["rule", rule, on @ ("on" | "off")] = order.texts()[..] {
            return self.switched(rule, on == "on", by, dice, put);
        }
        let what =
            self.game().read_adjustment(&order).map_err(|error| error.sentence.to_string())?;
        self.put_right(&what, by, dice, put)
    }

    fn put_right(
        &mut self,
        what: &G::Adjustment,
        by: Author,
        dice: super::Dice,
        put: impl FnOnce(Entry<G>) -> Entry<G>,
    ) -> Result<Entry<G>, String> {
        let events = self.game().adjust(what)?;
        let body = Body::Adjust { what: what.to_string(), of: self.game().secret_of(what) };
        Ok(self.follow(put(Entry::new(by, body, events)), dice))
    }

    /// Switches an option of the rules.
    ///
    /// # Errors
    /// Why it can't; nothing has changed then.
    pub fn switch(
        &mut self,
        rule: &str,
        on: bool,
        note: Note,
        seed: &TableSeed,
    ) -> Result<Entry<G>, String> {
        let dice = self.dice(seed);
        let put = |entry| Entry { note: Some(note), ..entry };
        self.switched(rule, on, Author::Moderator(None), dice, put)
    }

    fn switched(
        &mut self,
        rule: &str,
        on: bool,
        by: Author,
        dice: super::Dice,
        put: impl FnOnce(Entry<G>) -> Entry<G>,
    ) -> Result<Entry<G>, String> {
        let known = self.game().switches();
        let switch = known.iter().find(|switch| switch.rule.eq_ignore_ascii_case(rule));
        let event = switch.and_then(|switch| self.game().switch(switch.rule, on));
        let (Some(switch), Some(event)) = (switch, event) else {
            let known: Vec<&str> = known.iter().map(|switch| switch.rule).collect();
            return Err(format!("{rule} is no option; there are: {}", known.join(", ")));
        };
        if switch.on == on {
            return Err(format!("{} is {} already", switch.rule, if on { "on" } else { "off" }));
        }
        let what = format!("rule {} {}", switch.rule, if on { "on" } else { "off" });
        let body = Body::Adjust { what, of: None };
        Ok(self.follow(put(Entry::new(by, body, vec![event])), dice))
    }

    /// Ends the game now, scored as it stands.
    ///
    /// # Errors
    /// If it is already over.
    pub fn finish(&mut self, note: Note, seed: &TableSeed) -> Result<Entry<G>, String> {
        let dice = self.dice(seed);
        self.finished(dice, |entry| Entry { note: Some(note), ..entry })
    }

    pub(super) fn finished(
        &mut self,
        dice: super::Dice,
        put: impl FnOnce(Entry<G>) -> Entry<G>,
    ) -> Result<Entry<G>, String> {
        let events = self.game().finish();
        if events.is_empty() || self.is_cancelled() {
            return Err("the game is over".to_owned());
        }
        let entry = Entry::new(Author::Moderator(None), Body::Finish, events);
        Ok(self.follow(put(entry), dice))
    }
}
