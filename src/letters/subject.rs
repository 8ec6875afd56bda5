//! What letters about a table are called.
//!
//! Mail programs put letters with the same subject into one thread, so a table has two
//! subjects that never change: one for letters that ask their reader something, which
//! thereby lie together as what is to be done, and one for all the others. What changes
//! stands in the preheader.

use super::rich::clean;
use super::words::Words;
use crate::basics::{Language, TableId};

/// Which subjects a table's letters have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Subjects {
    /// One for letters that ask something, another for the rest.
    #[default]
    Two,
    /// The same for all; whether something is asked stands in the preheader.
    One,
}

/// The subject of a letter about a table; `turn` if it asks its reader something.
pub(crate) fn subject(words: &Words, title: &str, table: TableId, turn: bool) -> String {
    let title = clean(title);
    let name = if turn { words.say("subject-turn", &[("title", title.into())]) } else { title };
    words.say("subject", &[("name", name.into()), ("table", table.to_string().into())])
}

/// The subject of an invitation: who asks, and to what.
pub(crate) fn invitation_subject(words: &Words, by: &str, title: &str, table: TableId) -> String {
    let args = [("player", clean(by).into()), ("title", clean(title).into())];
    let name = words.say("invite-head", &args);
    words.say("subject", &[("name", name.into()), ("table", table.to_string().into())])
}

/// An invitation's subject, without what is in brackets, before and behind the name of whoever
/// asks, in each language.
pub fn invitations(title: &str) -> impl Iterator<Item = (String, String)> {
    const NAME: &str = "\u{fffc}";
    let title = clean(title);
    Language::ALL.into_iter().filter_map(move |language| {
        let args = [("player", NAME.into()), ("title", title.as_str().into())];
        let head = Words::new(language).say("invite-head", &args);
        head.split_once(NAME).map(|(before, behind)| (before.to_owned(), behind.to_owned()))
    })
}

/// A table as its letters name it: the subject of those that ask nothing.
#[must_use]
pub fn table_name(title: &str, table: TableId, language: Language) -> String {
    subject(&Words::new(language), title, table, false)
}

/// What letters that ask something are called.
#[must_use]
pub fn turn_name(title: &str, table: TableId, language: Language) -> String {
    subject(&Words::new(language), title, table, true)
}

/// What remains of these subjects, in each language, if a mail program drops what is in
/// brackets.
pub fn untagged(title: &str) -> impl Iterator<Item = String> {
    let title = clean(title);
    let turns = Language::ALL.map(|language| {
        Words::new(language).say("subject-turn", &[("title", title.clone().into())])
    });
    turns.into_iter().chain([title])
}
