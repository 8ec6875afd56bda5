//! The trait every game implements, and its vocabulary.

// Authors of new games read this.
#![warn(missing_docs)]

use super::{Dice, Order, OrderError, Said, Seat, Seats};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    cmp::Reverse,
    error::Error,
    fmt::{Debug, Display},
};

/// Who looks at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player of a seat: sees what is public and what belongs to this seat.
    Seat(Seat),
    /// Everybody else: sees what is public.
    Public,
    /// A moderator who plays no seat: sees everything the position holds.
    Moderator,
}

impl Viewer {
    /// May this viewer see what only `owner` may know?
    #[must_use]
    pub fn sees_secrets_of(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Public => false,
            Viewer::Moderator => true,
        }
    }

    /// The seat of the viewer who plays one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Moderator => None,
        }
    }
}

/// A seat the table waits for, and the decision it waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Awaited {
    /// The seat that has to answer.
    pub seat: Seat,
    /// The decision point's id in the rules, such as `P3`.
    pub decision: &'static str,
}

/// What a table is waiting for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Progress {
    /// Seats that have to decide; never empty. All of them may answer at once.
    Awaiting(Vec<Awaited>),
    /// The game is over.
    Finished(Standings),
}

/// One seat's place at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 is best; equal scores share a rank and the next one is skipped.
    pub rank: u8,
    /// Their score, in the game's points.
    pub total: i32,
    /// What the total is made of, in the order in which a report lists it.
    pub parts: Vec<(String, i32)>,
}

/// The final ranking, best first; seats of equal rank are in clockwise order.
pub type Standings = Vec<Standing>;

impl Standing {
    /// Ranks seats by their total, and those with the same total by `tie`, the most first.
    /// Each comes with what its total is made of.
    pub fn ranked<T: Ord + Copy>(
        seats: impl IntoIterator<Item = (Seat, Vec<(String, i32)>, T)>,
    ) -> Standings {
        let total = |parts: &[(String, i32)]| parts.iter().map(|(_, points)| points).sum::<i32>();
        let mut all: Vec<((i32, T), Standing)> = seats
            .into_iter()
            .map(|(seat, parts, tie)| {
                let total = total(&parts);
                ((total, tie), Standing { seat, rank: 0, total, parts })
            })
            .collect();
        all.sort_by_key(|&(result, _)| Reverse(result));
        let results: Vec<(i32, T)> = all.iter().map(|&(result, _)| result).collect();
        let better = |result| results.iter().filter(|&&other| other > result).count();
        let rank = |result| u8::try_from(better(result) + 1).unwrap_or(u8::MAX);
        all.into_iter().map(|(result, it)| Standing { rank: rank(result), ..it }).collect()
    }
}

/// Everything a seat may do now.
#[derive(Debug, Clone, PartialEq)]
pub struct Choices<A> {
    /// The decision point's id in the rules, such as `P3`.
    pub decision: &'static str,
    /// Every legal action, in the order of the board's labels. Never empty. Where
    /// an action consists of several steps, this lists those of one step, with the
    /// rest left to the rules, and the suggested ones.
    pub legal: Vec<A>,
    /// A handful of sensible ones, best first: they become the letter's buttons,
    /// and a house player falls back on them. A subset of `legal`.
    pub suggested: Vec<A>,
    /// What happens if nobody ever answers. One of `legal`.
    pub default: A,
}

/// Why an action is not allowed: a sentence with numbers, and the id of the rule it
/// breaks.
pub trait Violation: Error {
    /// The id of the rule, such as `S24`.
    fn rule(&self) -> &'static str;

    /// The sentence as a message, for the players' languages; `None` if no player can
    /// meet it, such as a fault in the set-up.
    fn said(&self) -> Option<Said>;
}

/// A refusal in English alone, for a game that has no messages of its own for them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct Refused {
    /// The id of the rule.
    pub rule: &'static str,
    /// Why, as a sentence without a full stop.
    pub sentence: String,
}

impl Violation for Refused {
    fn rule(&self) -> &'static str {
        self.rule
    }

    fn said(&self) -> Option<Said> {
        None
    }
}

/// The options of a game that has none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NoOptions {}

/// A game: rules without mail, clock or storage.
///
/// `decide` judges and never changes; `evolve` changes and never judges. A journal
/// holds events, so a corrected rule never rewrites a running game and recorded
/// chance is never rolled again.
pub trait Game: Clone + PartialEq + Debug {
    /// What the creator of a table may choose.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The result of the set-up, chance included: enough to begin from.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a seat can do. `Display` is the canonical order, and reading that
    /// text back gives the same action.
    type Action: Clone + PartialEq + Debug + Display;
    /// A fact. All that chance decided is in it.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// An event as one viewer may know it.
    type News: Clone + PartialEq + Debug + Serialize + From<Self::Event>;
    /// Why an action is refused.
    type Violation: Violation;
    /// The position as one viewer may know it. What they must not know is absent
    /// rather than blanked.
    type View: Clone + Serialize;

    /// Sets up a table.
    ///
    /// # Errors
    /// Options that the rules refuse, with the rule.
    fn deal(
        options: &Self::Options,
        seats: Seats,
        dice: &mut Dice,
    ) -> Result<Self::Deal, Self::Violation>;

    /// The position right after the set-up.
    fn begin(deal: &Self::Deal) -> Self;

    /// The seats of the table.
    fn seats(&self) -> Seats;

    /// Who is awaited, or how the game ended. Only meaningful once
    /// [`automatic`](Self::automatic) has nothing left to do.
    fn progress(&self) -> Progress;

    /// Who is awaited; empty when the game is over.
    fn awaiting(&self) -> Vec<Awaited> {
        match self.progress() {
            Progress::Awaiting(seats) => seats,
            Progress::Finished(_) => Vec::new(),
        }
    }

    /// The decision point at which a seat may act now, by its id in the rules.
    /// Every awaited seat has one; a seat that has answered may keep one as long as
    /// its answer can change (a sealed bid). A game with many choices tells it without
    /// listing them.
    fn question(&self, seat: Seat) -> Option<&'static str> {
        self.choices(seat).map(|choices| choices.decision)
    }

    /// Do the lines of a mail that answers this seat's question form one order, as
    /// if they were one line?
    fn joins_lines(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What a seat may do now; `Some` exactly where [`question`](Self::question) is.
    fn choices(&self, seat: Seat) -> Option<Choices<Self::Action>>;

    /// The order a house player gives for a seat: the game's own judgement, based
    /// on nothing but what the seat may know. `None` leaves it to the suggestions;
    /// an illegal order is skipped.
    fn house(&self, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let _ = dice;
        self.choices(seat)?.suggested.into_iter().next()
    }

    /// Turns an order into an action: what it means, not whether it is allowed.
    ///
    /// # Errors
    /// What is not understood or can be read in two ways, pointing at the word.
    fn read(&self, seat: Seat, order: &Order) -> Result<Self::Action, OrderError>;

    /// Judges an action. Nothing changes. Whether it is refused, and in which
    /// words, must not depend on the dice: a refused order leaves no trace and may
    /// be tried again.
    ///
    /// # Errors
    /// The rule that forbids it, as a sentence with numbers.
    fn decide(
        &self,
        seat: Seat,
        action: &Self::Action,
        dice: &mut Dice,
    ) -> Result<Vec<Self::Event>, Self::Violation>;

    /// The next thing that happens by itself (a reveal, a drought, a decision with
    /// only one option), or `None` when a seat is awaited or the game is over.
    fn automatic(&self, dice: &mut Dice) -> Option<Self::Event>;

    /// Applies a fact: never judges, never fails, never rolls.
    fn evolve(&mut self, event: &Self::Event);

    /// Does this event bring to light what nobody, or not everybody who learns it
    /// now, could know before? A card drawn, tiles turned up, sealed bids opened;
    /// not what follows from what all can see, and not a player's own choice.
    ///
    /// What has been seen can't be unseen, so such an event stands even if a later
    /// order of the same mail is refused. If something hidden decides whether an
    /// event happens at all, its absence tells as much, and the event before it
    /// counts as revealing.
    fn reveals(event: &Self::Event) -> bool;

    /// The position as a viewer may know it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// All of an event, `self` being the position right before it.
    fn told(&self, event: &Self::Event) -> Self::News {
        event.clone().into()
    }

    /// What of an event, this being the position right before it, is not for
    /// everybody to know. A game names every event here: a new one is a compile
    /// error until somebody has said what is secret in it.
    fn secret_in(&self, event: &Self::Event) -> Secret<Self::News>;

    /// An event as a viewer may know it, `self` being the position right
    /// before it; `None` if they must not notice it at all.
    fn news(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::News> {
        let knows = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.sees_secrets_of(seat));
        match self.secret_in(event) {
            Secret::Part(seat, rest) if !knows(seat) => Some(rest),
            Secret::Whole(seat) if !knows(seat) => None,
            Secret::Nothing | Secret::Part(..) | Secret::Whole(_) => Some(self.told(event)),
        }
    }
}

/// What of an event is not for everybody to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Secret<News> {
    /// Nothing.
    Nothing,
    /// A part that only this seat's player hears, or nobody; the others hear this.
    Part(Option<Seat>, News),
    /// All of it: only this seat's player hears of it, or nobody.
    Whole(Option<Seat>),
}
