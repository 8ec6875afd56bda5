//! Sentences in five languages.
//!
//! Messages live in `data/locales/<code>/*.ftl` (Fluent) and are compiled in. A
//! message missing in a language falls back to English. One that is missing in
//! English, or whose variables do not match, is recorded and makes the letter fail
//! in the end ([`Words::finish`]), so that nothing half-written is sent.
//!
//! A command in a message is `COMMAND("undo")`: the reader's word for it, marked as
//! something to be typed.

use super::{RenderError, rich::order};
use crate::{
    basics::{Language, commands},
    engine::Speech,
};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::{borrow::Cow, cell::RefCell, sync::OnceLock};
use unic_langid::LanguageIdentifier;

#[cfg(test)]
mod keys;
#[cfg(test)]
mod named;

type Bundle = FluentBundle<FluentResource>;

macro_rules! of_all_games {
    ($code:literal) => {
        &locale!(
            $code,
            "letters",
            "clock",
            "moderated",
            "press",
            "house",
            "watch",
            "votes",
            "record",
            "refusals",
            "digest"
        )
    };
}

/// The sentences that letters of all games share.
static HOUSE: Sentences = Sentences::new(|language| match language {
    Language::En => of_all_games!("en"),
    Language::Pl => of_all_games!("pl"),
    Language::Fr => of_all_games!("fr"),
    Language::Da => of_all_games!("da"),
    Language::Es => of_all_games!("es"),
});

/// Messages in all their languages. A game keeps its own in a static.
pub struct Sentences {
    sources: fn(Language) -> &'static [&'static str],
    bundles: [Bundles; Language::ALL.len()],
}

/// The messages of a language.
struct Bundles {
    /// With commands in that language.
    own: OnceLock<Bundle>,
    /// With commands in English.
    english: OnceLock<Bundle>,
}

impl Bundles {
    const fn unread() -> Bundles {
        Bundles { own: OnceLock::new(), english: OnceLock::new() }
    }
}

impl Sentences {
    /// The messages of these Fluent texts; none for a language that falls back to
    /// English.
    #[must_use]
    pub const fn new(sources: fn(Language) -> &'static [&'static str]) -> Sentences {
        Sentences { sources, bundles: [const { Bundles::unread() }; Language::ALL.len()] }
    }

    /// `shown` is the language of commands: that one, or English.
    fn bundle(&self, language: Language, shown: Language) -> &Bundle {
        let Bundles { own, english } = &self.bundles[language as usize];
        let (bundle, shown) =
            if shown == language { (own, language) } else { (english, Language::En) };
        bundle.get_or_init(|| {
            let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
            let mut bundle = Bundle::new_concurrent(vec![locale]);
            // Old mail clients would show marks around every variable as stray
            // characters; names written from right to left isolate themselves.
            bundle.set_use_isolating(false);
            // It fails only where there is such a function already.
            let _ = bundle.add_function("COMMAND", move |said, _| match said {
                [FluentValue::String(command)] => order(&commands::say(command, shown)).into(),
                _ => FluentValue::Error,
            });
            for source in (self.sources)(language) {
                // The parser skips a broken message; a test reads them all.
                let resource = FluentResource::try_new((*source).to_owned());
                bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
            }
            bundle
        })
    }
}

/// The sentences of one letter.
pub struct Words {
    language: Language,
    /// Those of its game, which are looked up first.
    game: Option<&'static Sentences>,
    /// The words of its game's orders.
    orders: Option<&'static Speech>,
    /// The language that orders and commands are shown in: its own, or English.
    shown: Language,
    unsaid: RefCell<Option<String>>,
}

/// A variable of a sentence.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

impl Words {
    pub(crate) fn new(language: Language) -> Self {
        let unsaid = RefCell::new(None);
        Words { language, game: None, orders: None, shown: language, unsaid }
    }

    pub(crate) fn of_game(language: Language, game: &'static Sentences) -> Self {
        Words { game: Some(game), ..Words::new(language) }
    }

    /// The same, and orders and commands in the words of a language.
    pub(crate) fn showing(self, orders: Option<&'static Speech>, shown: Language) -> Self {
        Words { orders, shown, ..self }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its variables filled in.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        let said = self.try_say(self.language, key, args);
        said.or_else(|| self.try_say(Language::En, key, args)).unwrap_or_else(|| {
            self.unsaid.borrow_mut().get_or_insert_with(|| key.to_owned());
            String::new()
        })
    }

    /// A message without variables.
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// What the reader would type for a canonical order, line of a plan, or name in
    /// one. It stays as it is where the language has no words for all of it.
    pub fn typed(&self, canonical: &str) -> String {
        let said = self.orders.and_then(|speech| speech.say(canonical, self.shown.code()));
        said.unwrap_or_else(|| canonical.to_owned())
    }

    /// The same, for use inside a sentence.
    pub fn order(&self, canonical: &str) -> String {
        order(&self.typed(canonical))
    }

    /// The language that orders and commands are shown in.
    pub(crate) fn shown(&self) -> Language {
        self.shown
    }

    /// What the reader would type for a command.
    pub fn commanded(&self, command: &str) -> String {
        commands::say(command, self.shown)
    }

    /// The same, for use inside a sentence, with its blanks named in the language.
    pub fn command(&self, command: &str) -> String {
        order(&self.with_blanks(&self.commanded(command)))
    }

    /// The form of an order, its blanks named in the language: `bid <amount>`.
    pub fn form(&self, form: &str) -> String {
        order(&self.with_blanks(&self.typed(form)))
    }

    /// Reminders such as `half, 24h`, each as the reader would type it.
    pub fn reminders(&self, value: &str) -> String {
        let said = |it: &str| {
            let whole = self.commanded(&format!("remind {it}"));
            whole.split_once(' ').map_or_else(|| it.to_owned(), |(_, said)| said.to_owned())
        };
        value.split(", ").map(said).collect::<Vec<_>>().join(", ")
    }

    fn with_blanks(&self, form: &str) -> String {
        let mut said = String::new();
        let mut rest = form;
        while let Some((before, blank, after)) = first_blank(rest) {
            let blank = self.say("blank", &[("blank", blank.into())]);
            said.extend([before, "<", &blank, ">"]);
            rest = after;
        }
        said + rest
    }

    fn try_say(&self, language: Language, key: &str, args: &[Arg<'_>]) -> Option<String> {
        let (bundle, pattern) = self.game.into_iter().chain([&HOUSE]).find_map(|sentences| {
            let bundle = sentences.bundle(language, self.shown);
            Some((bundle, bundle.get_message(key)?.value()?))
        })?;
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            fluent.set(*name, lent(value));
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&fluent), &mut errors).into_owned();
        if let Some(error) = errors.first() {
            self.unsaid.borrow_mut().get_or_insert_with(|| format!("{key}: {error}"));
        }
        Some(said)
    }

    /// Fails with the first message that is missing or whose variables do not
    /// match.
    pub fn finish(&self) -> Result<(), RenderError> {
        match self.unsaid.borrow().as_ref() {
            None => Ok(()),
            Some(key) => Err(RenderError::Words(key.clone())),
        }
    }
}

/// The same value without a copy of its text.
fn lent<'a>(value: &'a FluentValue<'_>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(Cow::Borrowed(text)),
        FluentValue::Number(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => value.clone(),
    }
}

/// What is before the first blank of a form, its name, and what is after it.
fn first_blank(form: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = form.split_once('<')?;
    let (blank, after) = rest.split_once('>')?;
    Some((before, blank, after))
}

/// The sentences of everything we ship.
#[cfg(test)]
fn all() -> [&'static Sentences; 3] {
    use super::pages::Pages;
    [&HOUSE, crate::games::santiago::View::sentences(), crate::games::goa::View::sentences()]
}

/// Their Fluent texts.
#[cfg(test)]
fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    all().into_iter().flat_map(move |sentences| (sentences.sources)(language)).copied()
}

#[cfg(test)]
mod tests {
    use super::super::{rich::Line, seats::look};
    use super::*;
    use crate::engine::Seats;
    use std::collections::{BTreeMap, BTreeSet};

    /// Each message with the variables it uses, found by a simple reading of the
    /// file.
    fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found = BTreeMap::new();
        for source in sources(language) {
            let mut key = String::new();
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                let code = line.split('=').next().unwrap().trim();
                if line.starts_with(|c: char| c.is_ascii_lowercase()) && line.contains('=') {
                    key = code.to_owned();
                    let twice = found.insert(key.clone(), BTreeSet::new());
                    assert!(twice.is_none(), "{language:?}: {key} twice");
                }
                for part in line.split('$').skip(1) {
                    let name: String =
                        part.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
                    found.get_mut(&key).unwrap().insert(name);
                }
            }
        }
        found
    }

    #[test]
    fn every_language_says_everything_with_the_same_variables() {
        let english = messages(Language::En);
        for language in Language::ALL {
            for source in sources(language) {
                assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{language:?}");
            }
            let theirs = messages(language);
            for (key, variables) in &english {
                assert_eq!(theirs.get(key), Some(variables), "{language:?}: {key}");
            }
            assert_eq!(theirs.len(), english.len(), "{language:?} has a message of its own");
        }
    }

    #[test]
    fn polish_counts_canals_right() {
        let words = Words::of_game(Language::Pl, all()[1]);
        let count = |n: u32| words.say("supply-is", &[("count", n.into())]);
        assert_eq!(count(1), "W puli został 1 kanał.");
        assert_eq!(count(2), "W puli zostały 2 kanały.");
        assert_eq!(count(5), "W puli zostało 5 kanałów.");
        assert_eq!(count(22), "W puli zostały 22 kanały.");
    }

    #[test]
    fn each_language_has_its_own_quotation_marks() {
        for language in Language::ALL {
            let (open, close) = language.quotes();
            for source in sources(language) {
                let marks = source.chars().filter(|c| "“”„«»".contains(*c));
                let others: String =
                    marks.filter(|mark| !open.contains(*mark) && !close.contains(*mark)).collect();
                assert_eq!(others, "", "{language:?}");
            }
        }
    }

    #[test]
    fn no_french_mark_is_left_alone_on_a_line() {
        for source in sources(Language::Fr) {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                for broken in [" ;", " :", " !", " ?", " »", "« "] {
                    assert!(!line.contains(broken), "{line}");
                }
            }
        }
    }

    #[test]
    fn the_flag_has_no_players_letter() {
        let seats = Seats::new(5).unwrap();
        let letters: BTreeSet<String> =
            seats.iter().map(|seat| look(seat).letter.to_string()).collect();
        for language in Language::ALL {
            let flag = Words::new(language).plain("goa-flag-letter");
            assert!(!letters.contains(&flag), "{language:?}: {flag}");
        }
    }

    #[test]
    fn the_blanks_of_a_form_are_named_in_the_language() {
        let form = |language| Line::from(Words::new(language).form("plant <tile> <square>"));
        assert_eq!(form(Language::En).plain(Language::En), "“plant <tile> <square>”");
        assert_eq!(form(Language::Pl).plain(Language::Pl), "„plant <żeton> <pole>”");
    }

    #[test]
    fn what_stands_in_a_square_fits_it() {
        for language in Language::ALL {
            let dry = Words::new(language).plain("dry-short");
            assert!(dry.chars().count() <= 4, "{language:?}: {dry}");
        }
    }

    #[test]
    fn a_message_nobody_wrote_fails_the_letter() {
        let words = Words::new(Language::Da);
        assert!(words.finish().is_ok());
        words.plain("no-such-message");
        assert!(words.finish().is_err());
    }
}
