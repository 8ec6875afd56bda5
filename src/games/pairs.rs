//! Options of a table as `key=value` pairs, for all games.

/// Why a pair is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PairError {
    /// No option has this name.
    #[error("there is no option {key}; there are {}", .known.join(", "))]
    Key { key: String, known: &'static [&'static str] },
    /// The option can't be this.
    #[error("{key} cannot be {value:?}; {allowed}")]
    Value { key: &'static str, value: String, allowed: &'static str },
    /// It is there more than once.
    #[error("{key} is given twice")]
    Twice {
        /// The option, or the option and a value of it.
        key: String,
    },
}

/// Reads each pair once, letter case of the keys aside; `again` says which keys
/// may come more than once.
pub(super) fn each<E: From<PairError>>(
    pairs: &[(String, String)],
    again: impl Fn(&str) -> bool,
    mut set: impl FnMut(&str, &str) -> Result<(), E>,
) -> Result<(), E> {
    let mut seen: Vec<String> = Vec::new();
    for (key, value) in pairs {
        let key = key.trim().to_lowercase();
        if seen.contains(&key) && !again(&key) {
            return Err(PairError::Twice { key }.into());
        }
        set(&key, value.trim())?;
        seen.push(key);
    }
    Ok(())
}

/// A choice of yes and no.
pub(super) fn yes_or_no(key: &'static str, written: &str) -> Result<bool, PairError> {
    match written.to_lowercase().as_str() {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(PairError::Value { key, value: written.to_owned(), allowed: "it is yes or no" }),
    }
}

/// The word for it.
pub(super) fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}
