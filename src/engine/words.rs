//! Order words and their meanings, in every language of the letters. Each game has
//! its own list, `data/locales/orders-*.toml`, and its own meanings.

pub use super::fold::fold;
use super::{
    Arg, Order, OrderError, Said, Sentence, Word,
    doubt::is_everyday,
    fold::{folded, spellings},
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The languages in which every meaning needs a word.
const LANGUAGES: [&str; 5] = ["en", "pl", "fr", "da", "es"];

/// The shortest abbreviation of a word, in letters.
const SHORTEST_BEGINNING: usize = 3;

/// The most words in an entry.
const LONGEST_PHRASE: usize = 4;

/// What a word can mean in a game.
pub trait Meant: Copy + PartialEq {
    /// What fill words mean: nothing at all.
    const FILL: Self;

    /// The word in the canonical notation; empty for fill words.
    fn word(self) -> &'static str;
}

/// The words for one meaning, by language.
pub type Words = BTreeMap<String, Vec<String>>;

/// A canonical word, a language, and the first of its words for it.
pub(crate) type Preferred<'a> = (&'static str, &'static str, &'a str);

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence on each variant says what it is and what is in it")]
pub enum VocabularyError {
    #[error("{file} cannot be read: {why}")]
    Syntax { file: &'static str, why: String },
    #[error("{file}: {meaning} has no word in {language}")]
    Missing { file: &'static str, meaning: String, language: &'static str },
    #[error("{file}: {meaning} is no meaning of a word")]
    Unknown { file: &'static str, meaning: String },
    #[error("{file}: {word} means something and is a fill word, too")]
    Both { file: &'static str, word: String },
    #[error("{file}: {word} means {one} and {two} in one place")]
    Twice { file: &'static str, word: String, one: &'static str, two: &'static str },
}

/// All words of a game and their meanings. An entry may be several words.
#[derive(Debug, Clone)]
pub struct Vocabulary<M> {
    entries: Vec<Entry<M>>,
    /// Indices of the entries sorted by folded words, so that those sharing a
    /// prefix are adjacent.
    sorted: Vec<usize>,
    /// Indices of the entries by their folded words, in list order.
    whole: HashMap<String, Vec<usize>>,
    /// Those of several words, by the first of them.
    phrases: HashMap<String, Vec<usize>>,
}

#[derive(Debug, Clone)]
struct Entry<M> {
    language: &'static str,
    written: String,
    folded: String,
    length: usize,
    meaning: M,
}

impl<M: Meant> Vocabulary<M> {
    /// Collects the words for each meaning from the list in `file`.
    ///
    /// # Errors
    /// If a meaning has no word in one of the languages.
    pub fn of<'a>(
        file: &'static str,
        meanings: impl IntoIterator<Item = (M, Option<&'a Words>)>,
    ) -> Result<Self, VocabularyError> {
        let mut entries = Vec::new();
        for (meaning, words) in meanings {
            for language in LANGUAGES {
                let listed = words.and_then(|words| words.get(language));
                let listed = listed.filter(|listed| !listed.is_empty()).ok_or_else(|| {
                    let meaning = meaning.word().to_owned();
                    VocabularyError::Missing { file, meaning, language }
                })?;
                entries.extend(spellings(listed, language).map(|word| Entry {
                    language,
                    folded: fold(&word),
                    length: word.split(' ').count(),
                    written: word,
                    meaning,
                }));
            }
        }
        let mut sorted: Vec<usize> = (0..entries.len()).collect();
        sorted.sort_by(|&one, &other| entries[one].folded.cmp(&entries[other].folded));
        let (mut whole, mut phrases) = (HashMap::new(), HashMap::new());
        for (at, entry) in entries.iter().enumerate() {
            let put = |places: &mut HashMap<String, Vec<usize>>, key: &str| {
                places.entry(key.to_owned()).or_default().push(at);
            };
            put(&mut whole, &entry.folded);
            if let Some((first, _)) = entry.folded.split_once(' ') {
                put(&mut phrases, first);
            }
        }
        Ok(Vocabulary { entries, sorted, whole, phrases })
    }

    /// The entries that this word is, in list order.
    fn whole(&self, word: &str) -> impl Iterator<Item = &Entry<M>> {
        let places = self.whole.get(&*folded(word)).map_or(&[][..], Vec::as_slice);
        places.iter().map(|&at| &self.entries[at])
    }

    /// The entries that begin with this folded text, in list order.
    fn beginning(&self, text: &str) -> Vec<&Entry<M>> {
        let start = self.sorted.partition_point(|&at| self.entries[at].folded.as_str() < text);
        let rest = self.sorted[start..].iter().copied();
        let mut places: Vec<usize> =
            rest.take_while(|&at| self.entries[at].folded.starts_with(text)).collect();
        places.sort_unstable();
        places.into_iter().map(|at| &self.entries[at]).collect()
    }

    /// Checks that no fill word has another meaning, unless `besides` allows it.
    ///
    /// # Errors
    /// If one does.
    pub fn check_fill(
        &self,
        file: &'static str,
        besides: impl Fn(M) -> bool,
    ) -> Result<(), VocabularyError> {
        let of = |fill: bool| {
            self.entries.iter().filter(move |entry| (entry.meaning == M::FILL) == fill)
        };
        let meant = |fill: &Entry<M>| {
            of(false).any(|entry| entry.folded == fill.folded && !besides(entry.meaning))
        };
        match of(true).find(|fill| meant(fill)) {
            Some(entry) => Err(VocabularyError::Both { file, word: entry.written.clone() }),
            None => Ok(()),
        }
    }

    /// Checks that no word has two of these meanings.
    ///
    /// # Errors
    /// If one does.
    pub fn check_place(&self, file: &'static str, place: &[M]) -> Result<(), VocabularyError> {
        let here = || self.entries.iter().filter(|entry| place.contains(&entry.meaning));
        for entry in here() {
            let same = |other: &&Entry<M>| other.folded == entry.folded;
            if let Some(other) = here().filter(same).find(|other| other.meaning != entry.meaning) {
                let word = entry.written.clone();
                let (one, two) = (entry.meaning.word(), other.meaning.word());
                return Err(VocabularyError::Twice { file, word, one, two });
            }
        }
        Ok(())
    }

    /// What a word may mean, considering only `wanted` meanings if it has any of
    /// them, and otherwise all. A whole word takes precedence over an abbreviation,
    /// and the canonical notation over other words. An everyday word of one of our
    /// languages is not an abbreviation in another.
    pub fn meanings(&self, word: &str, wanted: &[M]) -> Vec<M> {
        self.all_meanings(word, wanted, is_everyday(&fold(word)))
    }

    /// [`meanings`](Self::meanings) for the letters of a label: `gra2` is grape2,
    /// although «gra» is also a word.
    pub fn label_meanings(&self, letters: &str, wanted: &[M]) -> Vec<M> {
        self.all_meanings(letters, wanted, false)
    }

    fn all_meanings(&self, word: &str, wanted: &[M], whole_only: bool) -> Vec<M> {
        let word = fold(word);
        let whole = |entry: &&Entry<M>| entry.folded == word;
        // A single letter is more likely part of a quoted board than a word.
        let long = word.chars().count() >= SHORTEST_BEGINNING && !whole_only;
        let begins = |entry: &&Entry<M>| {
            let single = entry.meaning != M::FILL && entry.length == 1;
            long && single && entry.folded.starts_with(&word)
        };
        let is_canonical = |entry: &&Entry<M>| entry.written == entry.meaning.word();
        let is_wanted = |entry: &&Entry<M>| wanted.contains(&entry.meaning);
        let near = self.beginning(&word);
        let entries = || near.iter().copied();
        [
            distinct(entries().filter(whole).filter(is_wanted)),
            distinct(entries().filter(whole)),
            distinct(entries().filter(begins).filter(is_wanted).filter(is_canonical)),
            distinct(entries().filter(begins).filter(is_wanted)),
            distinct(entries().filter(begins)),
        ]
        .into_iter()
        .find(|meanings| !meanings.is_empty())
        .unwrap_or_default()
    }

    /// The longest entry of several words that these begin with, among those that
    /// are `wanted`, and how many words it has.
    pub fn phrase(&self, words: &[&str], wanted: &[M]) -> Option<(M, usize)> {
        let places = self.phrases.get(&*folded(words.first()?))?;
        let words: Vec<String> = words.iter().take(LONGEST_PHRASE).map(|word| fold(word)).collect();
        let begins = |entry: &&Entry<M>| {
            let same = |(own, word): (&str, &String)| own == word;
            entry.folded.split(' ').zip(&words).all(same) && entry.length <= words.len()
        };
        let phrases = places.iter().map(|&at| &self.entries[at]);
        phrases
            .filter(begins)
            .filter(|entry| wanted.contains(&entry.meaning))
            .map(|entry| (entry.meaning, entry.length))
            .max_by_key(|&(_, length)| length)
    }

    /// Is this a whole word with one of these meanings?
    pub fn means(&self, word: &str, meant: impl Fn(M) -> bool) -> bool {
        self.whole(word).any(|entry| meant(entry.meaning))
    }

    /// What this whole word is in the canonical notation; several, if it means several things.
    #[must_use]
    pub fn canonical(&self, word: &str) -> Vec<&'static str> {
        let mut found: Vec<&'static str> = self
            .whole(word)
            .map(|entry| entry.meaning.word())
            .filter(|it| !it.is_empty())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The first of these meanings that this whole word has.
    pub fn first_meant(&self, word: &str, wanted: &[M]) -> Option<M> {
        let place = |entry: &Entry<M>| wanted.iter().position(|it| *it == entry.meaning);
        self.whole(word).filter_map(place).min().and_then(|at| wanted.get(at)).copied()
    }

    /// Do only languages other than this one have this whole word with one of these
    /// meanings? The canonical notation belongs to all of them.
    pub fn is_foreign(&self, word: &str, language: &str, meant: impl Fn(M) -> bool) -> bool {
        let mut whole = self.whole(word).filter(|entry| meant(entry.meaning)).peekable();
        whole.peek().is_some()
            && whole.all(|it| it.language != language && it.written != it.meaning.word())
    }

    /// All words, each with its language.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.entries.iter().map(|entry| (entry.language, entry.written.as_str()))
    }

    /// The first word that each language has for each meaning.
    pub(crate) fn preferred(&self) -> impl Iterator<Item = Preferred<'_>> {
        let means = |entry: &&Entry<M>| entry.meaning != M::FILL;
        let of = |entry: &&Entry<M>| (entry.meaning.word(), entry.language);
        let mut seen = HashSet::new();
        let first = self.entries.iter().filter(means).filter(move |entry| seen.insert(of(entry)));
        first.map(|entry| (entry.meaning.word(), entry.language, entry.written.as_str()))
    }

    /// The words for any of these meanings.
    pub fn words(&self, wanted: &[M]) -> impl Iterator<Item = &str> {
        self.entries
            .iter()
            .filter(move |entry| wanted.contains(&entry.meaning))
            .map(|entry| entry.written.as_str())
    }
}

fn distinct<'a, M: Meant + 'a>(entries: impl Iterator<Item = &'a Entry<M>>) -> Vec<M> {
    let mut meanings: Vec<M> = Vec::new();
    for entry in entries {
        if !meanings.contains(&entry.meaning) {
            meanings.push(entry.meaning);
        }
    }
    meanings
}

/// Why digits are no number of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum NumberError {
    #[error("{0} is too large a number for this game")]
    TooLarge(String),
    #[error("an amount cannot be less than 0, as -{0} is")]
    Negative(String),
    #[error("an amount is a whole number, without a point")]
    Fraction,
}

impl From<NumberError> for Sentence {
    fn from(error: NumberError) -> Sentence {
        let said = match &error {
            NumberError::TooLarge(digits) => {
                Said::of("number-too-large", [("number", Arg::text(digits))])
            }
            NumberError::Negative(digits) => {
                Said::of("number-negative", [("number", Arg::text(digits))])
            }
            NumberError::Fraction => Said::of("number-fraction", []),
        };
        Sentence::of(&error, Some(said))
    }
}

#[cfg(test)]
impl NumberError {
    /// One of each, for whoever says them.
    fn examples() -> Vec<Sentence> {
        let digits = || "99999999999".to_owned();
        [NumberError::TooLarge(digits()), NumberError::Negative("5".into()), NumberError::Fraction]
            .map(Sentence::from)
            .into()
    }
}

/// Why a line or a number can't be read: one of each.
#[cfg(test)]
pub(crate) fn misread() -> Vec<Sentence> {
    let mut all = super::plan::misread();
    all.extend(NumberError::examples());
    all
}

/// Reads a number.
///
/// # Errors
/// If it is larger than any in a game.
pub fn number(digits: &str, word: &Word) -> Result<u32, OrderError> {
    digits.parse().map_err(|_| too_large(digits, word))
}

/// A number that is larger than any in a game.
#[must_use]
pub fn too_large(digits: &str, word: &Word) -> OrderError {
    OrderError::at(word, NumberError::TooLarge(digits.to_owned()))
}

/// Refuses a number with a sign or a point: the lexer drops those, and what is left is
/// another number.
///
/// # Errors
/// If this one has either.
pub fn check_whole(order: &Order, word: &Word) -> Result<(), OrderError> {
    if !word.text.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok(());
    }
    let mut before = order.line.get(..word.span.start).unwrap_or_default().chars().rev();
    let mut after = order.line.get(word.span.end..).unwrap_or_default().chars();
    let (sign, earlier) = (before.next(), before.next());
    let begins = !earlier.is_some_and(char::is_alphanumeric);
    let is_minus = |sign| matches!(sign, '-' | '\u{2212}' | '\u{2010}'..='\u{2014}');
    let is_point = |sign| matches!(sign, '.' | ',' | '\u{b7}' | '\u{66b}');
    if sign.is_some_and(is_minus) && begins {
        return Err(OrderError::at(word, NumberError::Negative(word.text.clone())));
    }
    let number_follows = after.next().is_some_and(is_point)
        && after.next().is_some_and(|letter| letter.is_ascii_digit());
    if number_follows || (sign.is_some_and(is_point) && begins) {
        return Err(OrderError::at(word, NumberError::Fraction));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_left_out_however_they_are_written() {
        for (word, folded) in [
            ("Licytuję", "licytuje"),
            ("ŻÓŁĆ", "zolc"),
            ("plantø", "planto"),
            ("Æble", "aeble"),
            ("œuf", "oeuf"),
            ("år", "ar"),
            ("niña", "nina"),
            ("ça", "ca"),
            ("e\u{301}te\u{301}", "ete"),
            ("BID", "bid"),
            ("茶", "茶"),
        ] {
            assert_eq!(fold(word), folded);
        }
    }
}
