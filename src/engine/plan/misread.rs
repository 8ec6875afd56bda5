//! Why a line of a plan can't be read or kept, whatever the game.

use crate::engine::{Arg, Said, Seat, Sentence};

/// Why a line is not kept. Decisions are as they are written in addresses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(in crate::engine) enum Misread {
    #[error("say once for which rounds this is")]
    TwiceRounds,
    #[error("this has no place here; is an else missing?")]
    NoElse,
    #[error("a colon or a parenthesis has no place here")]
    StrayMark,
    #[error("this parenthesis closes none; leave it out")]
    ClosesNone,
    #[error("one colon is enough; leave this one out")]
    TwoColons,
    #[error("a closing parenthesis is missing for this one")]
    NeverClosed,
    #[error("a closing parenthesis is missing")]
    NotClosed,
    #[error("which decision is this for? begin with it and a colon")]
    Nameless,
    #[error("which round? name its number")]
    WhichRound,
    #[error("what for, in that round?")]
    NothingInRound,
    #[error("what for that decision?")]
    NothingForDecision,
    #[error("no decision is called that; look at the letter")]
    NoDecision,
    #[error("there are too many conditions within one another")]
    TooDeep,
    #[error("put a colon after the condition and say what to do then")]
    NoColon,
    #[error("one condition before or after, not both; join them with and")]
    TwoConditions,
    #[error("a line is for one decision, here for «{0}»")]
    OneDecision(String),
    #[error("something is missing here")]
    Missing,
    #[error("a condition is missing here")]
    NoCondition,
    #[error("the line is empty")]
    Empty,
    #[error("a line may have {most} words at most")]
    TooLong { most: usize },
    #[error("forget what? name the decision, or all")]
    ForgetWhat,
    #[error("you have no plan for «{0}»")]
    NothingToForget(String),
    #[error("round {only} is over, this is round {round}")]
    RoundOver { only: u32, round: u32 },
    #[error("this is round {round} already")]
    RoundPassed { round: u32 },
    #[error("the game ends with round {last}")]
    AfterLast { last: u32 },
    #[error("«{0}» does not come for you in this round any more")]
    NotThisRound(String),
    #[error("its decision came and went before your mail")]
    CameAndWent,
    #[error("none of its conditions holds")]
    NoneHolds,
    #[error("your plans may have {lines} lines and {letters} letters in all; forget some first")]
    TooMuch { lines: usize, letters: usize },
    #[error("nobody plays «{0}» at this table")]
    NobodyPlays(Seat),
}

impl Misread {
    fn said(&self) -> Said {
        let slot = |slot: &String| [("decision", Arg::Order(slot.clone()))];
        match self {
            Misread::TwiceRounds => Said::of("plan-twice-rounds", []),
            Misread::NoElse => Said::of("plan-no-else", []),
            Misread::StrayMark => Said::of("plan-stray-mark", []),
            Misread::ClosesNone => Said::of("plan-closes-none", []),
            Misread::TwoColons => Said::of("plan-two-colons", []),
            Misread::NeverClosed => Said::of("plan-never-closed", []),
            Misread::NotClosed => Said::of("plan-not-closed", []),
            Misread::Nameless => Said::of("plan-nameless", []),
            Misread::WhichRound => Said::of("plan-which-round", []),
            Misread::NothingInRound => Said::of("plan-nothing-in-round", []),
            Misread::NothingForDecision => Said::of("plan-nothing-for-decision", []),
            Misread::NoDecision => Said::of("plan-no-decision", []),
            Misread::TooDeep => Said::of("plan-too-deep", []),
            Misread::NoColon => Said::of("plan-no-colon", []),
            Misread::TwoConditions => Said::of("plan-two-conditions", []),
            Misread::OneDecision(of) => Said::of("plan-one-decision", slot(of)),
            Misread::Missing => Said::of("plan-missing", []),
            Misread::NoCondition => Said::of("plan-no-condition", []),
            Misread::Empty => Said::of("plan-empty", []),
            Misread::TooLong { most } => Said::of("plan-too-long", [("most", Arg::count(*most))]),
            Misread::ForgetWhat => Said::of("plan-forget-what", []),
            Misread::NothingToForget(of) => Said::of("plan-nothing-to-forget", slot(of)),
            Misread::RoundOver { only, round } => {
                Said::of("plan-round-over", [("only", (*only).into()), ("round", (*round).into())])
            }
            Misread::RoundPassed { round } => {
                Said::of("plan-round-passed", [("round", (*round).into())])
            }
            Misread::AfterLast { last } => Said::of("plan-after-last", [("last", (*last).into())]),
            Misread::NotThisRound(of) => Said::of("plan-not-this-round", slot(of)),
            Misread::CameAndWent => Said::of("plan-came-and-went", []),
            Misread::NoneHolds => Said::of("plan-none-holds", []),
            Misread::TooMuch { lines, letters } => Said::of(
                "plan-too-much",
                [("lines", Arg::count(*lines)), ("letters", Arg::count(*letters))],
            ),
            Misread::NobodyPlays(seat) => {
                Said::of("plan-nobody-plays", [("colour", Arg::Order(seat.to_string()))])
            }
        }
    }
}

impl From<Misread> for Sentence {
    fn from(misread: Misread) -> Sentence {
        Sentence::of(&misread, Some(misread.said()))
    }
}

#[cfg(test)]
impl Misread {
    /// One of each, for whoever says them.
    pub(in crate::engine) fn examples() -> Vec<Sentence> {
        let slot = || "next round bid".to_owned();
        let misread = [
            Misread::TwiceRounds,
            Misread::NoElse,
            Misread::StrayMark,
            Misread::ClosesNone,
            Misread::TwoColons,
            Misread::NeverClosed,
            Misread::NotClosed,
            Misread::Nameless,
            Misread::WhichRound,
            Misread::NothingInRound,
            Misread::NothingForDecision,
            Misread::NoDecision,
            Misread::TooDeep,
            Misread::NoColon,
            Misread::TwoConditions,
            Misread::OneDecision(slot()),
            Misread::Missing,
            Misread::NoCondition,
            Misread::Empty,
            Misread::TooLong { most: 60 },
            Misread::ForgetWhat,
            Misread::NothingToForget(slot()),
            Misread::RoundOver { only: 2, round: 3 },
            Misread::RoundPassed { round: 3 },
            Misread::AfterLast { last: 11 },
            Misread::NotThisRound(slot()),
            Misread::CameAndWent,
            Misread::NoneHolds,
            Misread::TooMuch { lines: 40, letters: 4000 },
        ];
        let purple = crate::engine::Seats::new(5).and_then(|seats| seats.get(4));
        let misread = misread.into_iter().chain(purple.map(Misread::NobodyPlays));
        misread.map(Sentence::from).collect()
    }
}
