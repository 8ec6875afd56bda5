//! Why an action is refused: a sentence that names what would be legal.

use crate::engine;

/// Why an action, or a set-up, is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence on each variant says what it is and what is in it")]
pub enum Violation {
    // Set-up.
    #[error("Goa is for 2 to 4 players, not {players}")]
    Players { players: usize },
    #[error("these options have been read back from a text and hold no figures to play by")]
    NoFigures,

    // Whose turn, and for what.
    #[error("the game is over")]
    Over,
}

impl engine::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::Players { .. } | Violation::NoFigures => "G1",
            Violation::Over => "G107",
        }
    }
}
