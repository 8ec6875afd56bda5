//! What mail programs write by themselves, by language. Each list is explained in
//! `data/locales/mail-programs.toml`.

use serde::Deserialize;
use std::sync::LazyLock;

const BUILT_IN: &str = include_str!("../../data/locales/mail-programs.toml");

pub(super) static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(BUILT_IN).unwrap_or_default()
});

#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Phrases {
    pub(super) wrote: Words,
    pub(super) quoting: Words,
    pub(super) openers: Words,
    pub(super) from: Words,
    pub(super) headers: Words,
    pub(super) separators: Words,
    pub(super) forwarding: Words,
    pub(super) forwards: Words,
    pub(super) footers: Words,
    pub(super) devices: Words,
    pub(super) disclaimers: Words,
    pub(super) notices: Words,
    pub(super) legal: Words,
    pub(super) calendar: Words,
    pub(super) auto_reply_subjects: Words,
    pub(super) receipt_subjects: Words,
    pub(super) read_subjects: Words,
    pub(super) away_subjects: Words,
    pub(super) bounce_subjects: Words,
    pub(super) tables: Words,
    pub(super) daemons: Words,
    pub(super) copies: Words,
    pub(super) sender_labels: Words,
    pub(super) recipient_labels: Words,
    pub(super) delays: Words,
    pub(super) passing_failures: Words,
    pub(super) lasting_failures: Words,
}

/// Words and phrases in lower case.
#[derive(Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Words(Vec<String>);

impl Words {
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Is this one of them?
    pub(super) fn has(&self, word: &str) -> bool {
        self.iter().any(|known| known == word)
    }

    /// Does one of them stand in the text?
    pub(super) fn occur_in(&self, text: &str) -> bool {
        self.iter().any(|phrase| text.contains(phrase))
    }

    /// The one that the text starts with.
    pub(super) fn start_of(&self, text: &str) -> Option<&str> {
        self.iter().find(|phrase| text.starts_with(phrase))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_list_is_read_and_fit_to_compare_with() {
        let read: Phrases = toml::from_str(BUILT_IN).unwrap();
        assert!(read.wrote.has("wrote"));
        let lists: BTreeMap<String, Vec<String>> = toml::from_str(BUILT_IN).unwrap();
        for (name, words) in lists {
            assert!(!words.is_empty(), "{name}");
            for word in words {
                let plain = word.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
                assert_eq!(word, plain, "{name}");
                assert_ne!(word, "", "{name}");
            }
        }
    }
}
