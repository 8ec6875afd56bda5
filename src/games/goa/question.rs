//! What there is to answer to a question of a letter.

use super::decision::{Answer, Decision, Form, Gain};
use super::view::{Possible, Question};
use super::vocabulary::{Meaning, Verb};

impl Question {
    /// The decision that is asked for.
    #[must_use]
    pub fn decision(&self) -> Decision {
        match self {
            Question::QuickStart { .. } => Decision::QuickStart,
            Question::Flag { .. } => Decision::Flag,
            Question::Mark { .. } => Decision::Mark,
            Question::Bid { .. } => Decision::Bid,
            Question::Sell { .. } => Decision::Sell,
            Question::ShipsOrColonists { .. } => Decision::Gain(Gain::Goods),
            Question::FifthPlantation { .. } => Decision::Gain(Gain::Plantation),
            Question::Spices { .. } => Decision::Gain(Gain::Spices),
            Question::Favor { .. } => Decision::Gain(Gain::Favor),
            Question::Room { .. } => Decision::Gain(Gain::Room),
            Question::Action(_) => Decision::Act,
            Question::Short { .. } => Decision::Shortage,
            Question::Founded { .. } => Decision::Founded,
            Question::After(_) => Decision::After,
            Question::Resupply { .. } => Decision::Resupply,
            Question::Extra { .. } => Decision::Extra,
        }
    }

    /// What there is to answer now.
    pub fn answers(&self) -> impl Iterator<Item = Answer> {
        let all = self.decision().answers().iter().copied();
        all.filter(|answer| match answer {
            Answer::Order(_, Form(word, _)) => self.is_open_to(*word),
            Answer::Around | Answer::Action(_) => true,
            Answer::Unlisted(_) => false,
        })
    }

    fn is_open_to(&self, word: Meaning) -> bool {
        let is = |verb| word == Meaning::Verb(verb);
        match self {
            Question::Short { payable, .. } => *payable || !is(Verb::Pay),
            Question::Extra { must, .. } => !must || !is(Verb::Pass),
            Question::Room { may_play, .. } => *may_play || !is(Verb::Play),
            Question::Founded { tiles, .. } => {
                let choice = tiles.iter().any(|tile| tile.spices.is_some());
                choice == is(Verb::Tile)
            }
            Question::QuickStart { .. }
            | Question::Flag { .. }
            | Question::Mark { .. }
            | Question::Bid { .. }
            | Question::Sell { .. }
            | Question::ShipsOrColonists { .. }
            | Question::FifthPlantation { .. }
            | Question::Spices { .. }
            | Question::Favor { .. }
            | Question::Action(_)
            | Question::After(_)
            | Question::Resupply { .. } => true,
        }
    }

    /// What may be done in an own action, if this asks about one.
    #[must_use]
    pub fn possible(&self) -> Option<&Possible> {
        if let Question::Action(possible)
        | Question::After(possible)
        | Question::Short { possible, .. }
        | Question::Extra { possible, .. } = self
        {
            Some(possible)
        } else {
            None
        }
    }
}
