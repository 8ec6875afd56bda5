//! The decisions of a player.

use strum::VariantArray;

/// A decision point that asks somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Decision {
    /// Two markers to row 2, or ducats.
    QuickStart,
    Flag,
    /// Where an auction marker goes.
    Mark,
    /// Where the last marker of a round goes.
    LastMark,
    /// What is bid for a lot.
    Bid,
    /// Whether the seller keeps it.
    Sell,
    /// What a tile or a bonus brings, and what makes room for it.
    Gain,
    Act,
    /// Whether missing colonists are paid.
    Shortage,
    /// What lies in a new colony.
    Founded,
    /// Anything more after the action.
    After,
    Resupply,
    /// An extra action, or none.
    Extra,
}

impl Decision {
    /// Its id in the rules.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Decision::QuickStart => "P1",
            Decision::Flag => "P2",
            Decision::Mark => "P3",
            Decision::LastMark => "P4",
            Decision::Bid => "P5",
            Decision::Sell => "P6",
            Decision::Gain => "P7",
            Decision::Act => "P8",
            Decision::Shortage => "P14",
            Decision::Founded => "P15",
            Decision::After => "P16",
            Decision::Resupply => "P19",
            Decision::Extra => "P24",
        }
    }

    /// What its player is asked to do, as the end of a sentence.
    pub(super) fn asks(self) -> &'static str {
        match self {
            Decision::QuickStart => "move two markers or take the ducats",
            Decision::Flag => "place the flag",
            Decision::Mark | Decision::LastMark => "place an auction marker",
            Decision::Bid => "bid or pass",
            Decision::Sell => "sell or buy",
            Decision::Gain => "choose what you gain or give up",
            Decision::Act => "take an action",
            Decision::Shortage => "pay the colonists or decline",
            Decision::Founded => "choose the colony's tile and spices",
            Decision::After => "use tiles or a card or be done",
            Decision::Resupply => "choose what Resupply brings",
            Decision::Extra => "play an extra action or pass",
        }
    }

    /// Is it answered by a line of steps? What follows an action closes with the
    /// mail (D38), so the lines of a mail are one line of steps.
    pub(super) fn takes_steps(self) -> bool {
        match self {
            Decision::QuickStart
            | Decision::Flag
            | Decision::Mark
            | Decision::LastMark
            | Decision::Bid
            | Decision::Sell => false,
            Decision::Gain
            | Decision::Act
            | Decision::Shortage
            | Decision::Founded
            | Decision::After
            | Decision::Resupply
            | Decision::Extra => true,
        }
    }
}
