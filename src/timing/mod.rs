//! Deadlines: how long a decision may take, and what stops the clock.
//!
//! Pure arithmetic. A table's [`Rule`] is one line of text; a [`Wait`] says since
//! when a seat is awaited; [`Stop`]s say when its clock stood still; and
//! [`Rule::deadline`] answers with a [`Deadline`]. Every time is an argument:
//! nothing here asks what time it is, and nothing here knows tables, players or
//! letters.
//!
//! Instants are UTC. Local times appear only where people mean them: fixed times of
//! the week, days that count, days of an absence. [`instant`] alone converts them,
//! by the rules of RFC 5545.

mod absence;
mod deadline;
mod local;
mod moment;
mod policy;
mod read;
mod reminders;
mod rule;
mod running;
mod span;
mod stops;
mod weekdays;
mod zone;

#[cfg(test)]
mod tests;

pub use absence::{AwayMode, DateError, Days, DaysError};
pub use deadline::{Deadline, Due, Wait};
pub use local::instant;
pub use moment::read_moment;
pub use policy::Silence;
pub use reminders::{Reminder, Reminders, RemindersError};
pub use rule::Rule;
pub use span::Span;
pub use stops::Stop;
pub use zone::{ZoneError, read_zone};

/// Why a text could not be read: which word, what is possible, how to fix it. The
/// text is lower-case and without a full stop, ready to be put in a letter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// A word from a stranger, made safe to show in an answer: shortened, and without
/// control characters.
fn short(word: &str) -> String {
    const LONGEST: usize = 40;
    let mut text: String = word.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if word.chars().count() > LONGEST {
        text.push_str("...");
    }
    text
}

/// The same in quotation marks.
fn shown(word: &str) -> String {
    format!("\"{}\"", short(word))
}

/// Serde for a type whose text form is canonical.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
use as_text;
