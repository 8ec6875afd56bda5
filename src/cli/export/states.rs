//! Which archives are states of the same game: an archive is not listed beside a
//! later state of its game, whatever their names, readers and remarks.

use super::shelf::Kept;
use crate::archive::{Document, View, import::forked_at};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Stands for an entry that is left out.
const NONE: Value = Value::Null;

type Sum = [u8; 32];

/// A game's course, entry by entry: each sum covers the table and the times of all
/// entries so far.
pub struct Course {
    /// Covers the table alone.
    head: Sum,
    sums: Vec<Sum>,
    /// If it is played on from another table's archive, the last entry taken from
    /// there.
    forked: Option<u32>,
}

impl Course {
    /// The course according to a document.
    pub fn of(document: &Document) -> Course {
        let head = format!("{}\n{}\n", document.game, document.created_at);
        let head: Sum = Sha256::digest(head + &document.commitment).into();
        let mut before = head;
        let sums = document.entries.iter().map(|entry| {
            before = Sha256::new_with_prefix(before).chain_update(&entry.at).finalize().into();
            before
        });
        let sums = sums.collect();
        let entries = document.entries.iter().map(|it| it.entry.as_ref().unwrap_or(&NONE));
        Course { head, sums, forked: forked_at(entries) }
    }

    /// Adds what the database knows and the document may leave out.
    pub fn forked(self, at: Option<u32>) -> Course {
        Course { forked: self.forked.or(at), ..self }
    }

    /// The sum of each state that the game went through at its own table.
    fn states(&self) -> &[Sum] {
        let own = self.forked.map_or(0, |at| usize::try_from(at).unwrap_or(usize::MAX) + 1);
        self.sums.get(own..).unwrap_or_default()
    }
}

/// The archives of a folder, by the states of their games.
#[derive(Default)]
pub struct States {
    kept: BTreeMap<Sum, Vec<String>>,
    /// Archives covered by a later state, or by another archive of the same state.
    told: BTreeSet<String>,
}

impl States {
    /// Reads the archives. Those that can't be read are reported when their turn
    /// comes.
    pub fn of(folder: &Path, kept: &[Kept]) -> States {
        let mut it = States::default();
        let (mut views, mut of_table) = (BTreeMap::new(), BTreeMap::<Sum, Vec<&Kept>>::new());
        let read = |kept: &Kept| kept.read(folder).ok().flatten();
        for kept in kept {
            let Some(document) = read(kept) else { continue };
            let course = Course::of(&document);
            if let Some(last) = course.sums.last() {
                it.kept.entry(*last).or_default().push(kept.name.clone());
                of_table.entry(course.head).or_default().push(kept);
                views.insert(kept.name.as_str(), document.view);
            }
        }
        let several = of_table.into_values().filter(|kept| kept.len() > 1);
        for kept in several.flatten() {
            let Some(document) = read(kept) else { continue };
            let course = Course::of(&document);
            let Some((_, earlier)) = course.states().split_last() else { continue };
            for sum in earlier {
                it.tell(sum);
            }
        }
        // The same state twice: keep one of those that say most.
        for names in it.kept.values() {
            let full = names.iter().find(|name| views.get(name.as_str()) == Some(&View::Full));
            let one = full.or(names.first());
            it.told.extend(names.iter().filter(|name| Some(*name) != one).cloned());
        }
        it
    }

    /// Records that a table of this database is in the lists in its current state.
    pub fn lists(&mut self, course: &Course) {
        for sum in course.states() {
            self.tell(sum);
        }
    }

    /// Is this archive covered by another state of its game?
    pub fn is_told(&self, kept: &Kept) -> bool {
        self.told.contains(&kept.name)
    }

    fn tell(&mut self, sum: &Sum) {
        self.told.extend(self.kept.get(sum).into_iter().flatten().cloned());
    }
}
