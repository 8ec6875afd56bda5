//! What happens when a seat's time is up and nobody has answered.

use super::{Unreadable, as_text, shown};
use std::{fmt, str::FromStr};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Silence {
    /// Nothing: the table waits on.
    #[default]
    Wait,
    /// The rules' default is taken for that decision.
    Default,
    /// A house player makes that decision.
    House,
    /// A house player makes that decision and all that follow until the player
    /// writes again.
    HouseOn,
    /// The moderators are told, and decide.
    Moderator,
}

as_text!(Silence);

impl Silence {
    pub const ALL: [Silence; 5] =
        [Silence::Wait, Silence::Default, Silence::House, Silence::HouseOn, Silence::Moderator];

    /// Its name in options and in the configuration.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Silence::Wait => "wait",
            Silence::Default => "default",
            Silence::House => "house",
            Silence::HouseOn => "house-on",
            Silence::Moderator => "moderator",
        }
    }
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Silence {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Silence, Unreadable> {
        let word = text.trim().to_lowercase();
        Silence::ALL.into_iter().find(|silence| silence.as_str() == word).ok_or_else(|| {
            let words = Silence::ALL.map(Silence::as_str).join(", ");
            Unreadable(format!("{} is none of: {words}", shown(text)))
        })
    }
}
