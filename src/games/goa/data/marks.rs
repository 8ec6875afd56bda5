//! Where each figure of a data file comes from.
//!
//! `source` and `note` in a table speak for it and for the tables within it,
//! `sources.KEY` and `notes.KEY` for one key. They are taken out here; what is
//! left are the figures alone.

use super::DataError;
use crate::games::Source;
use toml::{Table, Value};

/// A figure with its mark.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Marked {
    pub(super) path: String,
    pub(super) value: Value,
    pub(super) source: Source,
    pub(super) note: String,
}

/// The mark of a table, which those within it inherit.
#[derive(Default, Clone)]
struct Mark {
    source: Option<Source>,
    note: String,
}

/// Takes the marks out of a file's tables; every figure with its own.
pub(super) fn take(file: &str, root: &mut Table) -> Result<Vec<Marked>, DataError> {
    let mut marked = Vec::new();
    Walk { file, marked: &mut marked }.table(root, "", &Mark::default())?;
    Ok(marked)
}

/// Removes the marks from a table of an overrides file without reading them: all its
/// figures are the operator's.
pub(super) fn strip(table: &mut Table) {
    for key in ["source", "note", "sources", "notes"] {
        table.remove(key);
    }
    for (_, value) in table.iter_mut() {
        if let Value::Table(inner) = value {
            strip(inner);
        }
    }
}

/// `outer.key`, or `key` at the top.
pub(super) fn join(outer: &str, key: &str) -> String {
    if outer.is_empty() { key.to_owned() } else { format!("{outer}.{key}") }
}

struct Walk<'a> {
    file: &'a str,
    marked: &'a mut Vec<Marked>,
}

impl Walk<'_> {
    fn fault<T>(&self, place: &str, says: &str) -> Result<T, DataError> {
        Err(DataError::at(self.file, place, says))
    }

    fn table(&mut self, table: &mut Table, path: &str, outer: &Mark) -> Result<(), DataError> {
        let mut mark = outer.clone();
        if let Some(word) = table.remove("source") {
            mark.source = Some(self.source(&join(path, "source"), &word)?);
            mark.note.clear();
        }
        if let Some(text) = table.remove("note") {
            mark.note = self.text(&join(path, "note"), text)?;
        }
        let mut sources = self.part(table, path, "sources")?;
        let mut notes = self.part(table, path, "notes")?;
        for (key, value) in table.iter_mut() {
            let place = join(path, key);
            let mut own = mark.clone();
            if let Some(text) = notes.remove(key) {
                own.note = self.text(&join(path, &format!("notes.{key}")), text)?;
            }
            match (value, sources.remove(key)) {
                (Value::Table(inner), None) => self.table(inner, &place, &own)?,
                (Value::Table(_), Some(_)) => {
                    return self.fault(&place, "is a table: its source stands in it");
                }
                (Value::Array(items), Some(Value::Array(words))) => {
                    self.each(items, &words, &place, &own)?;
                }
                (value, word) => {
                    if let Some(word) = word {
                        own.source = Some(self.source(&place, &word)?);
                    }
                    self.whole(value, &place, &own)?;
                }
            }
        }
        match sources.keys().chain(notes.keys()).next() {
            Some(key) => self.fault(&join(path, key), "is marked, but not there"),
            None => Ok(()),
        }
    }

    /// A list whose values have a source each.
    fn each(
        &mut self,
        items: &[Value],
        words: &[Value],
        place: &str,
        mark: &Mark,
    ) -> Result<(), DataError> {
        if items.len() != words.len() {
            let says = format!("has {} values, but {} sources", items.len(), words.len());
            return self.fault(place, &says);
        }
        for (at, (item, word)) in items.iter().zip(words).enumerate() {
            let source = Some(self.source(place, word)?);
            self.leaf(item, format!("{place}[{at}]"), &Mark { source, ..mark.clone() })?;
        }
        Ok(())
    }

    /// A value, or a list of values of one source.
    fn whole(&mut self, value: &Value, place: &str, mark: &Mark) -> Result<(), DataError> {
        let Value::Array(items) = value else {
            return self.leaf(value, place.to_owned(), mark);
        };
        for (at, item) in items.iter().enumerate() {
            self.leaf(item, format!("{place}[{at}]"), mark)?;
        }
        Ok(())
    }

    fn leaf(&mut self, value: &Value, path: String, mark: &Mark) -> Result<(), DataError> {
        let Some(source) = mark.source else {
            return self.fault(&path, "has no source; it is rulebook, sourced or house");
        };
        if mark.note.is_empty() {
            return self.fault(&path, "has no note that says what it rests on");
        }
        self.marked.push(Marked { path, value: value.clone(), source, note: mark.note.clone() });
        Ok(())
    }

    fn source(&self, place: &str, word: &Value) -> Result<Source, DataError> {
        word.clone().try_into().or_else(|_| {
            self.fault(place, &format!("has the source {word}; it is rulebook, sourced or house"))
        })
    }

    fn text(&self, place: &str, value: Value) -> Result<String, DataError> {
        let Value::String(text) = value else { return self.fault(place, "should be a text") };
        Ok(text)
    }

    fn part(&self, table: &mut Table, path: &str, key: &str) -> Result<Table, DataError> {
        match table.remove(key) {
            None => Ok(Table::new()),
            Some(Value::Table(part)) => Ok(part),
            Some(_) => self.fault(&join(path, key), "should be a table"),
        }
    }
}
