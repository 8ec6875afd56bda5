//! What the creator of a table may choose, as `key=value` pairs.

use super::data::{Data, DataError, Figures, LimitBinds};
use super::setup::Deal;
use crate::games::{Overrides, PairError, pairs};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The creator's choices. Everything left out is as the edition has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// The edition, which is the game's name on the command line.
    pub edition: String,
    /// The variants played (D111).
    pub variants: Vec<Variant>,
    /// When the hand limit binds (D54).
    pub hand_limit: HandLimit,
    /// Are the players seated by the dice (D1)?
    pub shuffle_seats: bool,
    /// What the edition's tables say. It goes into the deal and need not be
    /// written down twice, so options that are read back have none.
    #[serde(skip)]
    figures: Option<Box<Figures>>,
}

/// A variant of 2012.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// G116.
    QuickStart,
    /// G117.
    Bonanza,
}

/// When the hand limit binds (D54).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandLimit {
    /// In an Expedition action only (G45); the default of 2012.
    Action,
    /// Always (G46); the default of 2004.
    Hard,
}

/// Why an option is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// A pair that says nothing, or something twice.
    #[error(transparent)]
    Pair(#[from] PairError),
    /// The edition does not have the variant.
    #[error(
        "variant cannot be {variant} in {edition}: the variants came with the edition of 2012 \
         ({rule}, D111)"
    )]
    Variant {
        variant: Variant,
        edition: String,
        /// The rule of the variant.
        rule: &'static str,
    },
    /// The edition, or an operator's figures for it.
    #[error(transparent)]
    Data(#[from] DataError),
}

const KEYS: [&str; 3] = ["variant", "hand-limit", "shuffle-seats"];

impl Options {
    /// The options of an edition with nothing chosen and nobody's own figures.
    ///
    /// # Errors
    /// There is no such edition.
    pub fn of(edition: &str) -> Result<Options, OptionError> {
        Options::parse(edition, &[], &Overrides::default())
    }

    /// Reads options from `key=value` pairs, letter case aside.
    ///
    /// # Errors
    /// A name or a value that does not exist, and what does; a variant the
    /// edition does not have; figures that do not fit together.
    pub fn parse(
        edition: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Options, OptionError> {
        let figures = Data::load(edition, overrides)?.figures;
        let mut options = Options {
            edition: edition.to_owned(),
            variants: Vec::new(),
            hand_limit: match figures.limit_binds {
                LimitBinds::Expedition => HandLimit::Action,
                LimitBinds::Always => HandLimit::Hard,
            },
            shuffle_seats: false,
            figures: None,
        };
        // A table may have several variants, each in a pair of its own.
        pairs::each(pairs, |key| key == "variant", |key, value| options.set(key, value))?;
        options.variants.sort_unstable();
        options.check_variants(&figures)?;
        options.figures = Some(Box::new(figures));
        Ok(options)
    }

    fn set(&mut self, key: &str, written: &str) -> Result<(), PairError> {
        let value = written.to_lowercase();
        let refuse = |key, allowed| PairError::Value { key, value: written.to_owned(), allowed };
        match key {
            "variant" => {
                for name in value.split(',').map(str::trim) {
                    let variant = match name {
                        "quick-start" => Variant::QuickStart,
                        "bonanza" => Variant::Bonanza,
                        _ => return Err(refuse("variant", "it is quick-start, bonanza or both")),
                    };
                    if self.variants.contains(&variant) {
                        return Err(PairError::Twice { key: format!("variant {variant}") });
                    }
                    self.variants.push(variant);
                }
            }
            "hand-limit" => {
                self.hand_limit = match value.as_str() {
                    "action" => HandLimit::Action,
                    "hard" => HandLimit::Hard,
                    _ => return Err(refuse("hand-limit", "it is action or hard")),
                }
            }
            "shuffle-seats" => self.shuffle_seats = pairs::yes_or_no("shuffle-seats", written)?,
            _ => return Err(PairError::Key { key: key.to_owned(), known: &KEYS }),
        }
        Ok(())
    }

    /// D111: an edition without the figures of a variant does not have it.
    fn check_variants(&self, figures: &Figures) -> Result<(), OptionError> {
        for &variant in &self.variants {
            let (there, rule) = match variant {
                Variant::QuickStart => (figures.quick_start.is_some(), "G116"),
                Variant::Bonanza => (!figures.bonanza.is_empty(), "G117"),
            };
            if !there {
                let edition = self.edition.clone();
                return Err(OptionError::Variant { variant, edition, rule });
            }
        }
        Ok(())
    }

    /// All options with their values, as `parse` reads them; `variant` only if
    /// there is one.
    #[must_use]
    pub fn show(&self) -> Vec<(&'static str, String)> {
        let mut shown = Vec::new();
        if !self.variants.is_empty() {
            let names: Vec<String> = self.variants.iter().map(ToString::to_string).collect();
            shown.push(("variant", names.join(",")));
        }
        let hand_limit = match self.hand_limit {
            HandLimit::Action => "action",
            HandLimit::Hard => "hard",
        };
        shown.push(("hand-limit", hand_limit.to_owned()));
        shown.push(("shuffle-seats", pairs::yes_no(self.shuffle_seats)));
        shown
    }

    /// The same with the figures that a table was set up with, so that its
    /// set-up can be checked for as long as it is kept.
    #[must_use]
    pub fn with_figures_of(&self, deal: &Deal) -> Options {
        Options { figures: Some(Box::new(deal.figures.clone())), ..self.clone() }
    }

    /// What a table with these options plays by; `None` if they have been read
    /// back from a text.
    #[must_use]
    pub fn figures(&self) -> Option<Figures> {
        let mut figures = self.figures.as_deref()?.clone();
        if !self.variants.contains(&Variant::QuickStart) {
            figures.quick_start = None; // G116
        }
        if !self.variants.contains(&Variant::Bonanza) {
            figures.bonanza = Vec::new(); // G117
        }
        figures.limit_binds = match self.hand_limit {
            HandLimit::Action => LimitBinds::Expedition, // G45
            HandLimit::Hard => LimitBinds::Always,       // G46, D54
        };
        Some(figures)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::QuickStart => "quick-start",
            Variant::Bonanza => "bonanza",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(edition: &str, pairs: &[(&str, &str)]) -> Result<Options, OptionError> {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        Options::parse(edition, &pairs, &Overrides::default())
    }

    #[test]
    fn what_is_left_out_is_as_the_edition_has_it() {
        let new = parse("goa-2012", &[]).unwrap();
        assert_eq!(new.hand_limit, HandLimit::Action, "D54");
        assert!(!new.shuffle_seats && new.variants.is_empty(), "D1");
        let figures = new.figures().unwrap();
        assert_eq!(figures.limit_binds, LimitBinds::Expedition, "G45");
        assert_eq!((figures.quick_start, figures.bonanza.len()), (None, 0), "G116, G117");
        let old = parse("goa-2004", &[]).unwrap();
        assert_eq!(old.hand_limit, HandLimit::Hard, "D54");
        assert_eq!(old.figures().unwrap().limit_binds, LimitBinds::Always, "G46");
    }

    #[test]
    fn every_option_is_read_and_shown() {
        let both: [&[(&str, &str)]; 2] = [
            &[("variant", "Bonanza"), ("Variant", "quick-start")],
            &[(" variant", "quick-start, bonanza")],
        ];
        for pairs in both {
            let figures = parse("goa-2012", pairs).unwrap().figures().unwrap();
            assert_eq!((figures.quick_start, figures.bonanza.len()), (Some(10), 8), "D111");
        }
        let only = parse("goa-2012", &[("variant", "bonanza")]).unwrap().figures().unwrap();
        assert_eq!((only.quick_start, only.bonanza.len()), (None, 8), "G117");

        let chosen = [("variant", "quick-start"), ("hand-limit", "hard"), ("shuffle-seats", "yes")];
        let options = parse("goa-2012", &chosen).unwrap();
        assert_eq!(options.figures().unwrap().limit_binds, LimitBinds::Always, "D54");
        let shown = options.show();
        let pairs: Vec<(&str, &str)> =
            shown.iter().map(|(key, value)| (*key, value.as_str())).collect();
        assert_eq!(pairs, chosen);
        let relaxed = parse("goa-2004", &[("hand-limit", "action")]).unwrap();
        assert_eq!(relaxed.figures().unwrap().limit_binds, LimitBinds::Expedition, "D54");
    }

    #[test]
    fn written_down_they_are_short() {
        let options = parse("goa-2012", &[("variant", "bonanza")]).unwrap();
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(
            text,
            "{\"edition\":\"goa-2012\",\"variants\":[\"bonanza\"],\
             \"hand-limit\":\"action\",\"shuffle-seats\":false}"
        );
        let back: Options = serde_json::from_str(&text).unwrap();
        assert_eq!(back.show(), options.show());
        assert_eq!(back.figures(), None);
    }

    #[test]
    fn a_wrong_option_is_refused_with_what_is_possible() {
        let refused =
            |edition, pairs: &[(&str, &str)]| parse(edition, pairs).unwrap_err().to_string();
        assert_eq!(
            refused("goa-2012", &[("first-player", "red")]),
            "there is no option first-player; there are variant, hand-limit, shuffle-seats"
        );
        assert_eq!(
            refused("goa-2012", &[("variant", "Bananas")]),
            "variant cannot be \"Bananas\"; it is quick-start, bonanza or both"
        );
        assert_eq!(
            refused("goa-2012", &[("hand-limit", "soft")]),
            "hand-limit cannot be \"soft\"; it is action or hard"
        );
        assert!(refused("goa-2012", &[("shuffle-seats", "maybe")]).ends_with("it is yes or no"));
        let twice = [("hand-limit", "hard"), ("hand-limit", "hard")];
        assert_eq!(refused("goa-2012", &twice), "hand-limit is given twice");
        let twice = [("variant", "bonanza"), ("variant", "bonanza")];
        assert_eq!(refused("goa-2012", &twice), "variant bonanza is given twice");
        assert_eq!(
            refused("goa-1999", &[]),
            "there is no edition goa-1999; there are goa-2012 and goa-2004"
        );
    }

    #[test]
    fn the_old_edition_has_no_variants() {
        for (variant, rule) in [("quick-start", "G116"), ("bonanza", "G117")] {
            let error = parse("goa-2004", &[("variant", variant)]).unwrap_err().to_string();
            assert_eq!(
                error,
                format!(
                    "variant cannot be {variant} in goa-2004: the variants came with the edition \
                     of 2012 ({rule}, D111)"
                )
            );
        }
    }
}
