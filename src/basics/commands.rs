//! Commands as letters print them: `[printed]` in `data/locales/commands.toml`, the file
//! that says what is heard, too.
//!
//! The program itself knows commands in English.

use super::Language;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

/// The words of commands, heard and printed.
pub(crate) const FILE: &str = include_str!("../../data/locales/commands.toml");

static PRINTED: LazyLock<Printed> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(FILE).unwrap_or_default()
});

#[derive(Default, Deserialize)]
struct Printed {
    printed: BTreeMap<String, HashMap<Language, String>>,
}

/// A command in the words of a language. What stands behind the words of its row stays
/// as it is.
#[must_use]
pub fn say(command: &str, language: Language) -> String {
    let rows = PRINTED.printed.iter();
    let fits = rows.filter_map(|(row, said)| Some((fit(row, command)?, said)));
    let longest = fits.max_by_key(|(fit, _)| fit.words);
    debug_assert!(longest.is_some(), "{command} has no row");
    let Some((fit, said)) = longest else { return command.to_owned() };
    let Some(said) = said.get(&language) else { return command.to_owned() };
    let filled = fit.blanks.iter().fold(said.clone(), |said, (blank, is)| said.replace(blank, is));
    [filled.as_str()].into_iter().chain(fit.rest).collect::<Vec<_>>().join(" ")
}

/// The command that is printed like this, in whatever language.
#[must_use]
pub fn printed(text: &str) -> Option<&'static str> {
    let is_it = |(row, said): &(&'static String, &HashMap<Language, String>)| {
        *row == text || said.values().any(|it| it == text)
    };
    PRINTED.printed.iter().find(is_it).map(|(row, _)| row.as_str())
}

/// What letters offer besides the answers to their questions.
const BESIDES: [&str; 7] = ["again", "archive", "board", "help", "letters", "rules", "undo"];

/// Is it printed like a command that letters offer besides the answers to their
/// questions?
#[must_use]
pub fn is_besides(text: &str) -> bool {
    // A line such as `rules duty` asks for one page of them.
    let about = text.split(' ').next().and_then(printed) == Some("rules");
    about || printed(text).is_some_and(|command| BESIDES.contains(&command))
}

/// All commands that have a row, in English.
pub fn all() -> impl Iterator<Item = &'static str> {
    PRINTED.printed.keys().map(String::as_str)
}

/// How a command begins with the words of a row.
struct Fit<'a> {
    words: usize,
    /// What stands for each `<x>`.
    blanks: Vec<(&'a str, &'a str)>,
    rest: Vec<&'a str>,
}

fn fit<'a>(row: &'a str, command: &'a str) -> Option<Fit<'a>> {
    let mut fit = Fit { words: 0, blanks: Vec::new(), rest: Vec::new() };
    let mut said = command.split(' ');
    for word in row.split(' ') {
        let is = said.next()?;
        if word.starts_with('<') {
            fit.blanks.push((word, is));
        } else if word != is {
            return None;
        }
        fit.words += 1;
    }
    fit.rest.extend(said);
    Some(fit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_said_in_each_language() {
        for (command, language, said) in [
            ("undo", Language::Pl, "cofnij"),
            ("undo", Language::En, "undo"),
            ("archive", Language::Fr, "archive"),
            ("letters daily 18:00", Language::Da, "breve dagligt 18:00"),
            ("letters html", Language::Es, "correos html"),
            ("away 2026-12-20 to 2027-01-03", Language::Fr, "absence du 2026-12-20 au 2027-01-03"),
            ("away 2026-12-20 to 2027-01-03 bot", Language::Pl, {
                "nieobecność od 2026-12-20 do 2027-01-03 bot"
            }),
            ("forget extra", Language::Es, "olvidar extra"),
            ("say <text>", Language::Da, "sig <text>"),
        ] {
            assert_eq!(say(command, language), said);
        }
        assert_eq!(printed("cofnij"), Some("undo"));
        assert_eq!(printed("undo"), Some("undo"));
        assert_eq!(printed("cofam"), None);
    }

    /// Rows are in order, and two commands are never printed alike.
    #[test]
    fn every_row_says_what_no_other_says() {
        let file: Printed = toml::from_str(FILE).unwrap();
        let mut seen = HashMap::new();
        for (row, said) in &file.printed {
            let forms = Language::ALL.iter().filter_map(|it| said.get(it)).chain([row]);
            for form in forms {
                let before = seen.insert(form, row);
                assert!(before.is_none_or(|it| it == row), "{form}: {row}, {before:?}");
            }
        }
        assert!(all().count() > 50);
    }
}
