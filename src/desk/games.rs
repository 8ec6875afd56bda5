//! The games of a server: a value made by the program that starts it, and passed
//! along. The games that come with Monsoon are in `shipped`.

// People who add a game read this.
#![warn(missing_docs)]

use super::{
    contest::{self, Contest, ContestError, Played},
    hosted::Hosted,
    table::AnyTable,
};
use crate::{
    archive::{Choosable, Library, Named, Playable, Shelved},
    basics::Language,
    engine::{Entry, Match, Seats, Sentence, TableSeed, Violation},
    games::{Figures, Overrides},
    letters,
};
use serde::Deserialize;
use serde_json::Value;
use std::{fmt, sync::Arc};

/// The games of a server. To add one of your own, start from those that come with
/// the program: `Games::shipped().with::<Mine>()`.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl Games {
    /// Adds one more game, under all its names. A game of the same name is
    /// replaced.
    #[must_use]
    pub fn with<G: Playable>(mut self) -> Games {
        for game in Named::<G>::all() {
            self.0.retain(|known| known.name().name != game.name.name);
            self.0.push(Arc::new(game));
        }
        self
    }

    /// All games, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|game| &**game)
    }

    /// The game with this name.
    #[must_use]
    pub fn called(&self, name: &str) -> Option<&dyn AnyGame> {
        self.iter().find(|game| game.name().name == name)
    }

    /// The game that these words begin with, as people write it, and the words behind it:
    /// «Goa (2004) for 3», «goa».
    pub(super) fn meant<'w>(&self, words: &'w [&'w str]) -> Option<(&'static str, &'w [&'w str])> {
        let plain = |word: &str| {
            let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
            word.to_lowercase()
        };
        let name = |name: &str| self.called(name).map(|game| game.name().name);
        let (first, rest) = words.split_first()?;
        let first = plain(first);
        let edition = rest
            .split_first()
            .and_then(|(second, rest)| Some((name(&format!("{first}-{}", plain(second)))?, rest)));
        edition.or_else(|| {
            // Of several editions, the one that is named first.
            let of_family =
                |name: &str| name.split_once('-').is_some_and(|(family, _)| family == first);
            let all = self.iter().map(|game| game.name().name);
            Some((name(&first).or_else(|| all.into_iter().find(|it| of_family(it)))?, rest))
        })
    }

    /// The title in letters of the game with this name. An unknown game is titled
    /// by its name.
    #[must_use]
    pub fn title<'a>(&self, name: &'a str) -> &'a str {
        self.called(name).map_or(name, |game| game.name().title)
    }

    /// The figures of all games that an operator can replace.
    ///
    /// # Errors
    /// If figures do not fit together, or if a file has figures for a
    /// game that is not here or has none.
    pub fn figures(&self, overrides: &Overrides) -> Result<Vec<Figures>, String> {
        let figures = self.iter().filter_map(|game| game.figures(overrides));
        let figures = figures.collect::<Result<Vec<Figures>, String>>()?;
        let known: Vec<&str> = figures.iter().map(|figures| figures.edition).collect();
        match overrides.editions().find(|edition| !known.contains(edition)) {
            None => Ok(figures),
            Some(edition) => Err(format!(
                "{}: no edition is called {edition}; there are {}",
                overrides.file(),
                known.join(" and ")
            )),
        }
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|game| game.name().name)).finish()
    }
}

impl Library for Games {
    fn game(&self, name: &str) -> Option<&dyn Shelved> {
        self.called(name).map(|game| game as &dyn Shelved)
    }
}

/// How to set up the tables of one game, and read them back.
pub trait AnyGame: Shelved {
    /// Checks the game's data, with the operator's figures in place.
    ///
    /// # Errors
    /// Which data are wrong, and how.
    fn check(&self, overrides: &Overrides) -> Result<(), String>;

    /// The figures that an operator can replace, if there are any.
    fn figures(&self, overrides: &Overrides) -> Option<Result<Figures, String>>;

    /// Sets up a table.
    ///
    /// # Errors
    /// Options the game does not know or the rules refuse.
    fn deal(
        &self,
        options: &[(String, String)],
        overrides: &Overrides,
        seats: Seats,
        seed: &TableSeed,
    ) -> Result<Dealt, Sentence>;

    /// What the game is, in a few sentences.
    fn idea(&self, language: Language) -> Option<String>;

    /// What may be chosen for a new table.
    fn choosable(&self) -> &'static [Choosable];

    /// The options of a table as `key=value` pairs, read from what was stored.
    ///
    /// # Errors
    /// If they are not this game's.
    fn pairs(&self, options: &Value) -> Result<Vec<(String, String)>, String>;

    /// Replays a journal.
    ///
    /// # Errors
    /// The entry that can't be read.
    fn replay(&self, seats: Seats, entries: &[String]) -> Result<Box<dyn AnyTable>, String>;

    /// Plays the games of a contest, each from the deal to its end. Calls `over`
    /// after each.
    ///
    /// # Errors
    /// Options the game does not know, or a fault of ours.
    fn contest(
        &self,
        contest: &Contest,
        over: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, ContestError>;
}

/// A newly dealt table.
pub struct Dealt {
    /// The options as they were understood, for people to read.
    pub options: Value,
    /// Entry 0 as JSON.
    pub entry: String,
    /// For each seat, the index of its player in the list of players.
    pub seating: Vec<usize>,
    /// The match after its first entry.
    pub table: Box<dyn AnyTable>,
}

impl<G: Playable> AnyGame for Named<G> {
    fn check(&self, overrides: &Overrides) -> Result<(), String> {
        G::check(self.name.name, overrides)
    }

    fn figures(&self, overrides: &Overrides) -> Option<Result<Figures, String>> {
        G::figures(self.name.name, overrides)
    }

    fn deal(
        &self,
        options: &[(String, String)],
        overrides: &Overrides,
        seats: Seats,
        seed: &TableSeed,
    ) -> Result<Dealt, Sentence> {
        let options = G::options(self.name.name, options, overrides)?;
        let (now, entry) = Match::<G>::deal(&options, seats, seed)
            .map_err(|violation| Sentence::of(&violation, violation.said()))?;
        let text = serde_json::to_string(&entry).map_err(|error| error.to_string())?;
        let table = Hosted::new(self.name.title, vec![entry], now);
        Ok(Dealt {
            options: serde_json::to_value(&options).map_err(|error| error.to_string())?,
            entry: text,
            seating: table.seating(),
            table: Box::new(table),
        })
    }

    fn idea(&self, language: Language) -> Option<String> {
        letters::idea::<G::View>(language)
    }

    fn choosable(&self) -> &'static [Choosable] {
        G::choosable(self.name.name)
    }

    fn pairs(&self, options: &Value) -> Result<Vec<(String, String)>, String> {
        let options = G::Options::deserialize(options).map_err(|error| error.to_string())?;
        Ok(G::pairs(&options).into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    }

    fn replay(&self, seats: Seats, entries: &[String]) -> Result<Box<dyn AnyTable>, String> {
        let entries = entries
            .iter()
            .enumerate()
            .map(|(position, text)| {
                Entry::of_table(seats, || serde_json::from_str(text))
                    .map_err(|error| format!("entry {position}: {error}"))
            })
            .collect::<Result<Vec<Entry<G>>, String>>()?;
        let now = Match::replay(&entries).map_err(|error| error.to_string())?;
        Ok(Box::new(Hosted::new(self.name.title, entries, now)))
    }

    fn contest(
        &self,
        contest: &Contest,
        over: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, ContestError> {
        let options = G::options(self.name.name, &contest.pairs, &Overrides::default());
        contest::all::<G>(contest, &options.map_err(ContestError::Options)?, over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overrides_file_has_figures_of_games_that_are_here() {
        let figures = |text| Games::shipped().figures(&Overrides::parse(text, "own.toml").unwrap());
        let ours = figures("").unwrap();
        assert_eq!(ours.iter().map(|it| it.edition).collect::<Vec<_>>(), ["goa-2012", "goa-2004"]);
        let wrong = "own.toml: no edition is called goa-2008; there are goa-2012 and goa-2004";
        assert_eq!(figures("[goa-2008]\n").unwrap_err(), wrong);
        let error = figures("[goa-2012.tiles.b]\nmission = 1\n").unwrap_err();
        assert!(error.starts_with("own.toml: "), "{error}");
    }

    #[test]
    fn a_game_is_found_under_each_of_its_names() {
        let games = Games::shipped();
        assert_eq!(format!("{games:?}"), r#"["santiago", "goa-2012", "goa-2004"]"#);
        assert_eq!((games.title("goa-2004"), games.title("chess")), ("Goa (2004)", "chess"));
        assert!(games.game("chess").is_none());
    }
}
