//! The languages of letters.

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
    pub const ALL: [Language; Language::COUNT] = every(Language::VARIANTS);

    /// The ISO 639-1 code.
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

    /// The opening and closing quotation marks.
    pub(crate) fn quotes(self) -> (&'static str, &'static str) {
        match self {
            Language::En => ("“", "”"),
            Language::Pl => ("„", "”"),
            Language::Fr => ("«\u{a0}", "\u{a0}»"),
            // Not the `»` that is also usual: mail programs put it before quoted lines.
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
