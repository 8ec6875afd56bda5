//! What is listed, by the word that it begins with.

use super::pattern::beginnings;
use std::{collections::HashMap, sync::OnceLock};

/// Patterns, made ready to be compared with a line when a word of it first comes up: a line has
/// few of the thousands that a language begins its phrases with.
#[derive(Debug)]
pub(super) struct Index<Listed, Ready> {
    entries: HashMap<String, Entry<Listed, Ready>>,
}

#[derive(Debug)]
struct Entry<Listed, Ready> {
    listed: Vec<Listed>,
    ready: OnceLock<Vec<Ready>>,
}

impl<Listed, Ready> Default for Index<Listed, Ready> {
    fn default() -> Self {
        Index { entries: HashMap::new() }
    }
}

impl<Listed: Clone, Ready> Index<Listed, Ready> {
    pub(super) fn insert(&mut self, pattern: &str, listed: &Listed) {
        for first in beginnings(pattern) {
            let new = || Entry { listed: Vec::new(), ready: OnceLock::new() };
            let entry = self.entries.entry(first).or_insert_with(new);
            entry.listed.push(listed.clone());
            entry.ready = OnceLock::new();
        }
    }

    /// Does anything begin with this word?
    pub(super) fn has(&self, first: &str) -> bool {
        self.entries.contains_key(first)
    }

    /// What begins with this word; what was listed is made ready once.
    pub(super) fn of(&self, first: &str, ready: impl FnOnce(&[Listed]) -> Vec<Ready>) -> &[Ready] {
        let entry = self.entries.get(first);
        entry.map_or(&[], |entry| entry.ready.get_or_init(|| ready(&entry.listed)))
    }
}
