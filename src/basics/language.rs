//! The languages of this house.

use super::every;
use strum::{EnumCount, VariantArray};

/// A language that letters can be written in.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    VariantArray,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    En,
    Pl,
    Fr,
    Da,
    Es,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; Language::COUNT] = every(Language::VARIANTS);

    /// The two letters of ISO 639-1.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
            Language::Fr => "fr",
            Language::Da => "da",
            Language::Es => "es",
        }
    }

    /// What stands before and behind words that are quoted.
    pub(crate) fn quotes(self) -> (&'static str, &'static str) {
        match self {
            Language::En => ("“", "”"),
            Language::Pl => ("„", "”"),
            Language::Fr => ("«\u{a0}", "\u{a0}»"),
            // Not the other marks that are usual there: replies have `»` before quoted lines.
            Language::Da => ("”", "”"),
            Language::Es => ("«", "»"),
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
