//! The words of the orders, from `data/locales/orders-goa.toml`.

use super::cards::Symbol;
use super::event::ActionKind;
use super::tiles::{Colony, Column, Spice, TileKind};
use crate::engine::Speech;
use crate::engine::doubt::Saying;
use crate::engine::seat::COLOURS;
use crate::engine::words::{self, Meant, VocabularyError, Words};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use strum::{Display, IntoStaticStr, VariantArray};

const FILE: &str = "data/locales/orders-goa.toml";
const BUILT_IN: &str = include_str!("../../../data/locales/orders-goa.toml");

/// The words for each meaning, by the meaning's own.
type Lists = BTreeMap<String, Words>;

static LISTS: LazyLock<Result<Lists, VocabularyError>> = LazyLock::new(|| lists(BUILT_IN));
static LOADED: LazyLock<Result<Vocabulary, VocabularyError>> =
    LazyLock::new(|| with(LISTS.as_ref().map_err(Clone::clone)?, &IN_ORDERS));
static PLANNED: LazyLock<Result<Vocabulary, VocabularyError>> =
    LazyLock::new(|| with(LISTS.as_ref().map_err(Clone::clone)?, Say::VARIANTS));

/// The words of plans that orders need too.
const IN_ORDERS: [Say; 3] = [Say::If, Say::Short, Say::By];

/// All words with what they mean.
pub(super) type Vocabulary = words::Vocabulary<Meaning>;

/// What an order can want, besides the actions that are columns, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr, Display)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Verb {
    Quick,
    Flag,
    Mark,
    Bid,
    Pass,
    Sell,
    Buy,
    Progress,
    Found,
    More,
    Use,
    Play,
    Discard,
    Pay,
    Decline,
    Take,
    Tile,
    Drop,
    Keep,
    Hold,
    Done,
    Extra,
    Nothing,
}

/// What an order can be about, and small words that matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Thing {
    Colonists,
    Ducats,
    Spices,
    Actions,
    Mission,
    Mixed,
    Goods,
    Third,
    Only,
    New,
    Any,
    And,
    In,
}

/// What only plans need: addresses, limits and facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Say {
    Lot,
    Lots,
    Budget,
    Jump,
    Best,
    Near,
    If,
    Short,
    By,
    Me,
    Mine,
    Has,
    Won,
    Own,
    Is,
    Row,
    #[strum(serialize = "highest bid")]
    Highest,
    Price,
    #[strum(serialize = "nobody has bid")]
    Nobody,
    Cards,
}

const NUMBERS: [&str; 10] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Verb(Verb),
    /// A column; all but Colonies are actions, too.
    Column(Column),
    Thing(Thing),
    /// A tile that has a word of its own.
    Tile(TileKind),
    Say(Say),
    Spice(Spice),
    Colony(Colony),
    Symbol(Symbol),
    /// A seat's, by its number; the first is the colour of tiles, too.
    Colour(usize),
    Number(u8),
    Fill,
}

impl ActionKind {
    /// The word of one of the six actions (G34).
    pub(super) fn meaning(self) -> Meaning {
        match self {
            ActionKind::Progress => Meaning::Verb(Verb::Progress),
            ActionKind::Ships => Meaning::Column(Column::Ships),
            ActionKind::Harvest => Meaning::Column(Column::Harvest),
            ActionKind::Taxes => Meaning::Column(Column::Taxes),
            ActionKind::Expedition => Meaning::Column(Column::Expedition),
            ActionKind::Found => Meaning::Verb(Verb::Found),
        }
    }
}

impl Meaning {
    pub(super) fn verbs() -> impl Iterator<Item = Meaning> {
        Verb::VARIANTS.iter().copied().map(Meaning::Verb)
    }

    pub(super) fn columns() -> impl Iterator<Item = Meaning> {
        Column::ALL.into_iter().map(Meaning::Column)
    }

    pub(super) fn things() -> impl Iterator<Item = Meaning> {
        Thing::VARIANTS.iter().copied().map(Meaning::Thing)
    }

    pub(super) fn tiles() -> impl Iterator<Item = Meaning> {
        let kinds = TileKind::VARIANTS.iter().copied();
        kinds.filter(|kind| kind.has_own_word()).map(Meaning::Tile)
    }

    pub(super) fn said() -> impl Iterator<Item = Meaning> {
        Say::VARIANTS.iter().copied().map(Meaning::Say)
    }

    pub(super) fn spices() -> impl Iterator<Item = Meaning> {
        Spice::ALL.into_iter().map(Meaning::Spice)
    }

    pub(super) fn colonies() -> impl Iterator<Item = Meaning> {
        Colony::ALL.into_iter().map(Meaning::Colony)
    }

    pub(super) fn symbols() -> impl Iterator<Item = Meaning> {
        Symbol::ALL.into_iter().map(Meaning::Symbol)
    }

    pub(super) fn colours() -> impl Iterator<Item = Meaning> {
        (0..COLOURS.len()).map(Meaning::Colour)
    }

    pub(super) fn numbers() -> impl Iterator<Item = Meaning> {
        (1..=10).map(Meaning::Number)
    }

    /// Everything that means something in an order; what only plans need is
    /// not among it.
    pub(super) fn all() -> impl Iterator<Item = Meaning> {
        Meaning::verbs()
            .chain(Meaning::columns())
            .chain(Meaning::things())
            .chain(Meaning::tiles())
            .chain(Meaning::spices())
            .chain(Meaning::colonies())
            .chain(Meaning::symbols())
            .chain(Meaning::colours())
            .chain(Meaning::numbers())
    }

    /// Small words, which mean something only where there is something for
    /// them to mean: «en» is one, and in, and nothing.
    fn is_small(self) -> bool {
        matches!(
            self,
            Meaning::Number(1) | Meaning::Thing(Thing::And | Thing::In) | Meaning::Say(_)
        )
    }

    /// Is it something that orders name? Small words are not.
    fn is_named(self) -> bool {
        match self {
            Meaning::Thing(Thing::And | Thing::In | Thing::Any | Thing::Only | Thing::New)
            | Meaning::Say(_)
            | Meaning::Number(_)
            | Meaning::Fill => false,
            Meaning::Verb(_)
            | Meaning::Spice(_)
            | Meaning::Colony(_)
            | Meaning::Column(_)
            | Meaning::Thing(_)
            | Meaning::Tile(_)
            | Meaning::Symbol(_)
            | Meaning::Colour(_) => true,
        }
    }

    /// Can an order begin with it?
    fn begins_order(self) -> bool {
        match self {
            Meaning::Verb(_) | Meaning::Spice(_) | Meaning::Colony(_) => true,
            Meaning::Column(column) => column != Column::Colonies,
            Meaning::Thing(_)
            | Meaning::Tile(_)
            | Meaning::Say(_)
            | Meaning::Symbol(_)
            | Meaning::Colour(_)
            | Meaning::Number(_)
            | Meaning::Fill => false,
        }
    }
}

impl Meant for Meaning {
    const FILL: Meaning = Meaning::Fill;

    fn word(self) -> &'static str {
        match self {
            Meaning::Verb(verb) => verb.into(),
            Meaning::Column(column) => column.word(),
            Meaning::Thing(thing) => thing.into(),
            Meaning::Tile(kind) => kind.name(),
            Meaning::Say(said) => said.into(),
            Meaning::Spice(spice) => spice.word(),
            Meaning::Colony(colony) => colony.word(),
            Meaning::Symbol(symbol) => symbol.word(),
            Meaning::Colour(seat) => COLOURS.get(seat).copied().unwrap_or_default(),
            Meaning::Number(number) => {
                NUMBERS.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or_default()
            }
            Meaning::Fill => "",
        }
    }
}

/// The same with all that only plans need. Orders are read without: `har` is the
/// beginning of harvest there, and not Danish.
pub(super) fn planned() -> Result<&'static Vocabulary, VocabularyError> {
    PLANNED.as_ref().map_err(Clone::clone)
}

/// The built-in words. A test and `monsoon check` check them, not every process anew
/// before its first mail.
pub(super) fn built_in() -> Result<&'static Vocabulary, VocabularyError> {
    LOADED.as_ref().map_err(Clone::clone)
}

fn lists(text: &str) -> Result<Lists, VocabularyError> {
    let file: Lists = toml::from_str(text)
        .map_err(|error| VocabularyError::Syntax { file: FILE, why: error.message().to_owned() })?;
    let all = || Meaning::all().chain(Meaning::said());
    let known = |name: &str| name == "fill" || all().any(|known| known.word() == name);
    if let Some(meaning) = file.keys().find(|name| !known(name)).cloned() {
        return Err(VocabularyError::Unknown { file: FILE, meaning });
    }
    Ok(file)
}

/// The words of orders and, of what only plans need, of these.
fn with(lists: &Lists, said: &[Say]) -> Result<Vocabulary, VocabularyError> {
    let here = Meaning::all().chain(said.iter().copied().map(Meaning::Say));
    let meanings = here.map(|meaning| (meaning, lists.get(meaning.word())));
    let nothing = [(Meaning::Fill, lists.get("fill"))];
    Vocabulary::of(FILE, meanings.chain(nothing))
}

/// Checks that no word of the built-in list means two things in one place.
pub(super) fn check() -> Result<(), VocabularyError> {
    check_all(BUILT_IN)
}

fn check_all(text: &str) -> Result<(), VocabularyError> {
    let lists = lists(text)?;
    for said in [IN_ORDERS.as_slice(), Say::VARIANTS] {
        let vocabulary = with(&lists, said)?;
        vocabulary.check_fill(FILE, Meaning::is_small)?;
        for place in places() {
            vocabulary.check_place(FILE, &place)?;
        }
    }
    Ok(())
}

/// The meanings that can stand in one place. Elsewhere a word may mean
/// something else: «red» is a tile's colour and a player, and «six» is six in
/// two languages.
fn places() -> [Vec<Meaning>; 5] {
    let small = |meaning: &Meaning| !meaning.is_small();
    [
        // At the beginning of a step, and after a count.
        Meaning::verbs().chain(Meaning::columns()).chain(Meaning::spices()).collect(),
        // After `use`, `play` and `take`.
        Meaning::columns()
            .chain(Meaning::things().filter(small))
            .chain(Meaning::tiles())
            .chain(Meaning::spices())
            .chain(Meaning::symbols())
            .chain([Meaning::Verb(Verb::Extra), Meaning::Colour(0)])
            .collect(),
        // A name.
        Meaning::colonies().chain(Meaning::colours()).chain(Meaning::columns()).collect(),
        // A count, or what is counted.
        Meaning::numbers()
            .chain(Meaning::spices())
            .chain(Meaning::columns())
            .chain(Meaning::things().filter(small))
            .chain(Meaning::tiles())
            .collect(),
        // Where a line of a plan begins.
        [Say::Lot, Say::Lots, Say::Budget].map(Meaning::Say).to_vec(),
    ]
}

/// Those that letters show.
pub(super) fn speech() -> Result<&'static Speech, VocabularyError> {
    static SPEECH: LazyLock<Result<Speech, VocabularyError>> =
        LazyLock::new(|| Speech::of("goa", planned()?.preferred(), []));
    SPEECH.as_ref().map_err(Clone::clone)
}

/// Is this a whole word with which an order can begin?
pub(super) fn begins_order(word: &str) -> bool {
    built_in().is_ok_and(|words| words.means(word, Meaning::begins_order))
}

/// Is this a whole word for something that orders name?
pub(super) fn concerns(word: &str) -> bool {
    built_in().is_ok_and(|words| words.means(word, Meaning::is_named))
}

/// What a word is in the canonical notation.
pub(super) fn canonical(word: &str) -> Vec<&'static str> {
    built_in().map(|words| words.canonical(word)).unwrap_or_default()
}

/// What a word says at any question.
pub(super) fn says(word: &str) -> Saying {
    let Ok(words) = built_in() else { return Saying::Other };
    let declines = [Verb::Pass, Verb::Decline, Verb::Hold, Verb::Done].map(Meaning::Verb);
    let meanings = words.meanings(word, &declines);
    if declines.iter().any(|verb| meanings.contains(verb)) {
        Saying::Declines
    } else if meanings.contains(&Meaning::Verb(Verb::Nothing)) {
        Saying::Nothing
    } else {
        Saying::Other
    }
}

/// Is this a verb, an action, or a word that means nothing, in other languages alone?
pub(super) fn is_foreign(word: &str, language: &str) -> bool {
    let acts = |meaning| {
        matches!(meaning, Meaning::Verb(_) | Meaning::Column(_)) || meaning == Meaning::FILL
    };
    built_in().is_ok_and(|words| words.is_foreign(word, language, acts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_words_are_complete() {
        check().unwrap();
        let vocabulary = planned().unwrap();
        for meaning in Meaning::all().chain(Meaning::said()) {
            assert_eq!(vocabulary.meanings(meaning.word(), &[meaning]), [meaning], "{meaning:?}");
        }
        for place in places() {
            for meaning in &place {
                let read = vocabulary.meanings(meaning.word(), &place);
                assert_eq!(read, [*meaning], "{meaning:?}");
            }
        }
    }

    #[test]
    fn everyday_words_are_no_abbreviations() {
        for vocabulary in [built_in().unwrap(), planned().unwrap()] {
            let all: Vec<Meaning> = Meaning::all().chain(Meaning::said()).collect();
            for word in crate::engine::doubt::everyday() {
                for meaning in vocabulary.meanings(&word, &all) {
                    let is_whole = vocabulary.means(&word, |whole| whole == meaning);
                    assert!(is_whole, "{word}: {meaning:?}");
                }
            }
            for word in crate::engine::doubt::numbers() {
                let meanings = vocabulary.meanings(&word, &all);
                let acts = |meaning: &Meaning| meaning.begins_order();
                assert_eq!(meanings.iter().find(|it| acts(it)), None, "{word}");
            }
        }
    }

    #[test]
    fn a_spoilt_list_is_refused() {
        for (from, to, says) in [
            ("fr = [\"poivre\", \"poivres\"]", "", "pepper has no word in fr"),
            ("da = [\"tiger\", \"tigeren\"]", "da = []", "tiger has no word in da"),
            ("[hold]", "[holt]", "holt is no meaning of a word"),
            ("\"please\"", "\"harvest\"", "harvest means something and is a fill word"),
            ("\"poivres\"", "\"girofle\"", "girofle means clove and pepper in one place"),
            ("[hold]", "[hold", "cannot be read"),
        ] {
            assert!(BUILT_IN.contains(from), "{from}");
            let error = check_all(&BUILT_IN.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_string().contains(says), "{to}: {error}");
        }
    }
}
