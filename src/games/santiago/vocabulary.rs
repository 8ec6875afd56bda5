//! The words of the orders, from `data/locales/orders-santiago.toml`.

use super::Kind;
use super::plan::No;
use crate::engine::Speech;
use crate::engine::doubt::Saying;
use crate::engine::words::{self, Meant, VocabularyError, Words};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use strum::{Display, IntoStaticStr, VariantArray};

const FILE: &str = "data/locales/orders-santiago.toml";
const BUILT_IN: &str = include_str!("../../../data/locales/orders-santiago.toml");

static LOADED: LazyLock<Result<Lists, VocabularyError>> = LazyLock::new(|| parse(BUILT_IN));

/// All words with what they mean.
pub(super) type Vocabulary = words::Vocabulary<Meaning>;

/// The words of conditions and of what is left to the house.
pub(super) type Terms = words::Vocabulary<Term>;

#[derive(Debug)]
struct Lists {
    orders: Vocabulary,
    terms: Terms,
}

/// What an order can want.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Deserialize,
    Display,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(super) enum Verb {
    Bid,
    Pass,
    Plant,
    Propose,
    Accept,
    Build,
    Skip,
    Extra,
    Hold,
    Nothing,
}

impl Verb {
    pub(super) fn all() -> impl Iterator<Item = Verb> {
        Verb::VARIANTS.iter().copied()
    }

    /// The word of the canonical notation.
    pub(super) fn word(self) -> &'static str {
        self.into()
    }

    /// Is it one of the words that say no?
    pub(super) fn says_no(self) -> bool {
        No::of(self).is_some()
    }
}

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Verb(Verb),
    Kind(Kind),
    Fill,
}

impl Meant for Meaning {
    const FILL: Meaning = Meaning::Fill;

    fn word(self) -> &'static str {
        match self {
            Meaning::Verb(verb) => verb.word(),
            Meaning::Kind(kind) => kind.word(),
            Meaning::Fill => "",
        }
    }
}

/// What a word of a condition, or of an inexact wish, means.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(super) enum Term {
    Leftover,
    Canal,
    Near,
    Any,
    Best,
    Nobody,
    Somebody,
    Me,
    Passed,
    Bid,
    Highest,
    Money,
    Builder,
    Free,
    Watered,
    Built,
    Proposed,
    Sum,
    Price,
    There,
    Round,
    Red,
    Green,
    Brown,
    Yellow,
    Purple,
    /// Nothing at all; never in the list.
    #[serde(skip)]
    #[strum(serialize = "")]
    Fill,
}

impl Term {
    /// All but the one that means nothing.
    pub(super) fn all() -> impl Iterator<Item = Term> {
        Term::VARIANTS.iter().copied().filter(|term| *term != Term::FILL)
    }
}

impl Meant for Term {
    const FILL: Term = Term::Fill;

    fn word(self) -> &'static str {
        self.into()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    verbs: BTreeMap<Verb, Words>,
    kinds: BTreeMap<Kind, Words>,
    fill: Words,
    plans: BTreeMap<Term, Words>,
    #[serde(rename = "plan-fill")]
    plan_fill: Words,
}

/// The built-in words, checked.
pub(super) fn built_in() -> Result<&'static Vocabulary, VocabularyError> {
    LOADED.as_ref().map(|lists| &lists.orders).map_err(Clone::clone)
}

/// The built-in words of plans, checked.
pub(super) fn terms() -> Result<&'static Terms, VocabularyError> {
    LOADED.as_ref().map(|lists| &lists.terms).map_err(Clone::clone)
}

fn parse(text: &str) -> Result<Lists, VocabularyError> {
    let file: File = toml::from_str(text)
        .map_err(|error| VocabularyError::Syntax { file: FILE, why: error.message().to_owned() })?;
    let verbs = Verb::all().map(|verb| (Meaning::Verb(verb), file.verbs.get(&verb)));
    let kinds = Kind::all().map(|kind| (Meaning::Kind(kind), file.kinds.get(&kind)));
    let nothing = [(Meaning::Fill, Some(&file.fill))];
    let vocabulary = Vocabulary::of(FILE, verbs.chain(kinds).chain(nothing))?;
    vocabulary.check_fill(FILE, |_| false)?;
    let terms = Term::all().map(|term| (term, file.plans.get(&term)));
    let terms = Terms::of(FILE, terms.chain([(Term::Fill, Some(&file.plan_fill))]))?;
    terms.check_fill(FILE, |_| false)?;
    terms.check_place(FILE, &Term::all().collect::<Vec<_>>())?;
    Ok(Lists { orders: vocabulary, terms })
}

/// Those that letters show.
pub(super) fn speech() -> Result<&'static Speech, VocabularyError> {
    static SPEECH: LazyLock<Result<Speech, VocabularyError>> =
        LazyLock::new(|| Speech::of("santiago", built_in()?.preferred(), terms()?.preferred()));
    SPEECH.as_ref().map_err(Clone::clone)
}

/// Is this a whole word for a verb or for what grows?
pub(super) fn begins_order(word: &str) -> bool {
    built_in().is_ok_and(|words| words.means(word, |meaning| meaning != Meaning::Fill))
}

/// What a word is in the canonical notation.
pub(super) fn canonical(word: &str) -> Vec<&'static str> {
    built_in().map(|words| words.canonical(word)).unwrap_or_default()
}

/// What a word says at any question.
pub(super) fn says(word: &str) -> Saying {
    let Ok(words) = built_in() else { return Saying::Other };
    let declines = Verb::all().filter(|&verb| verb.says_no() && verb != Verb::Nothing);
    let declines: Vec<Meaning> = declines.map(Meaning::Verb).collect();
    let meanings = words.meanings(word, &declines);
    if declines.iter().any(|verb| meanings.contains(verb)) {
        Saying::Declines
    } else if meanings.contains(&Meaning::Verb(Verb::Nothing)) {
        Saying::Nothing
    } else {
        Saying::Other
    }
}

/// Is this a verb, or a word that means nothing, in other languages alone?
pub(super) fn is_foreign(word: &str, language: &str) -> bool {
    // Danish «de passer» is they pass, though French «de» fills.
    let acts = |meaning| matches!(meaning, Meaning::Verb(_)) || meaning == Meaning::FILL;
    built_in().is_ok_and(|words| words.is_foreign(word, language, acts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_words_are_complete() {
        let vocabulary = built_in().unwrap();
        let all: Vec<Meaning> = Verb::all().map(Meaning::Verb).collect();
        for verb in Verb::all() {
            assert!(
                vocabulary.meanings(verb.word(), &all).contains(&Meaning::Verb(verb)),
                "{verb:?}"
            );
        }
    }

    /// «Trzy» is three, and «godt» is well; neither begins another word.
    #[test]
    fn everyday_words_are_no_abbreviations() {
        let vocabulary = built_in().unwrap();
        let kinds = Kind::all().map(Meaning::Kind);
        let all: Vec<Meaning> = Verb::all().map(Meaning::Verb).chain(kinds).collect();
        for word in crate::engine::doubt::everyday() {
            for meaning in vocabulary.meanings(&word, &all) {
                assert!(vocabulary.means(&word, |whole| whole == meaning), "{word}: {meaning:?}");
            }
        }
        let numbers = crate::engine::doubt::numbers();
        assert!(numbers.len() > 100);
        for word in numbers {
            assert_eq!(vocabulary.meanings(&word, &all).iter().find(|it| all.contains(it)), None);
        }
    }

    #[test]
    fn a_spoilt_list_is_refused() {
        for (from, to, says) in [
            ("da = [\"spring\", \"springer\"]", "", "skip has no word in da"),
            ("fr = [\"raisin\", \"raisins\"]", "fr = []", "grape has no word in fr"),
            ("[verbs.hold]", "[verbs.holt]", "unknown variant"),
            ("\"square\"", "\"skip\"", "skip means something and is a fill word"),
        ] {
            assert!(BUILT_IN.contains(from), "{from}");
            let error = parse(&BUILT_IN.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_string().contains(says), "{to}: {error}");
        }
    }
}
