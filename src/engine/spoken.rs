//! Orders as people write them: `I'd like to bid four, please` says `bid 4`.
//!
//! A line the game can't read is put into the words of orders: words that do no harm
//! are dropped, phrases and numbers in words become what they stand for. Everything
//! else stays, so that the game refuses what only half makes sense. Whether the result
//! is an order, and one that is legal now, is for the game to say.
//!
//! The phrases are in `data/locales/spoken*.toml`, one list for all games and one for
//! each game.

mod asides;
mod book;
mod halves;
mod index;
mod limit;
mod lists;
mod near;
mod pattern;
mod people;
mod pieces;
mod sentence;
mod slips;
mod token;
mod verbs;

pub use asides::Hearers;
pub use halves::{Corrected, Settled};
pub use limit::{BID, Offered, PASS};
pub use people::Person;
pub use pieces::{Heard, Note, Parted, Piece};
pub use slips::Slip;
pub use token::folded_words;

use super::{
    doubt::{self, is_negation},
    fold::{in_digraphs, spellings},
    plan::keywords::{self, Keyword},
    words::fold,
};
use asides::{NUMBER, is_parted};
use book::Book;
use index::Index;
use lists::{COMMON, File, Listed, Sections};
use pattern::{Fillers, Pattern};
use people::WHO_WORD;
use sentence::{Part, Sentences};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashSet},
    mem::take,
    sync::{Arc, OnceLock},
};
use token::{Token, tokens, without_smileys};
use verbs::{Kinds, VERBS, Verbs};

/// A list of phrases can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a list of spoken phrases can't be read: {0}")]
pub struct SpokenError(String);

/// The phrases of a game, by language.
#[derive(Debug, Default)]
pub struct Spoken {
    verbs: Vec<String>,
    vague: Vec<String>,
    nothing: Vec<String>,
    things: Vec<String>,
    kinds: Kinds,
    languages: BTreeMap<String, Lazy>,
    /// What is unreal in any language, as a jest is at every table; read when somebody first speaks.
    unreal: OnceLock<Arc<Book>>,
}

/// The phrases of a language, read when somebody first speaks it.
#[derive(Debug, Default)]
struct Lazy {
    sections: Vec<&'static str>,
    read: OnceLock<Phrases>,
    /// All its words, to recognise slips; collected at the first word that no list has.
    words: OnceLock<HashSet<String>>,
}

/// The lists of a language.
#[derive(Debug, Default)]
struct Phrases {
    listed: Index<Arc<(String, Meaning)>, (Pattern, Meaning)>,
    plain: Book,
    everyday: BTreeSet<String>,
    fillers: BTreeSet<String>,
    talk: Book,
    reasons: Book,
    conclusions: Book,
    steps: Book,
    topics: Book,
    again: Vec<Vec<String>>,
    announced: Book,
    idle: Book,
    first_person: Vec<String>,
    other_person: BTreeSet<String>,
    possessive: Vec<String>,
    commits: Book,
    only: BTreeMap<String, String>,
    verbs: Verbs,
    stakes: Book,
    describes: Book,
    unmeant: Book,
    unsettled: Book,
    open: Book,
    corrections: Book,
    contrasts: Book,
    conditions: Book,
    unreal: Book,
    unreal_anywhere: Arc<Book>,
    units: Book,
    second_person: Book,
    requests: Book,
    most: Book,
    pieces: Book,
    limits: Book,
    beyond: Book,
    ends: Book,
    waits: Book,
    until: Book,
    therefore: Book,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Meaning {
    Harmless,
    All,
    Next,
    Says(String),
    /// Harmless if it is true.
    Claims(String),
}

/// What becomes of words that no list knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Others {
    Kept,
    /// Those are left out that are not the game's, and neither count, nor say no, nor name a
    /// player: what is left may have been meant.
    LeftOut,
}

/// One less than the amount of the order beside it, in what is said to be true.
pub const LESS: &str = "<";

/// A sentence in the words of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The order.
    pub text: String,
    /// Does it say that its amount is all there is?
    pub all: bool,
    /// Does the line tell of something else besides, that is no courtesy?
    pub tells: bool,
    /// Conditions that it says are true; [`LESS`] stands for one less than its amount.
    pub claims: Vec<String>,
}

impl Said {
    /// Several sentences as one; `None` if there are not several.
    #[must_use]
    pub fn joined(all: &[Said]) -> Option<Said> {
        let texts: Vec<&str> = all.iter().map(|it| it.text.as_str()).collect();
        let claims = all.iter().flat_map(|it| it.claims.clone()).collect();
        let all_in = all.iter().any(|it| it.all);
        let tells = all.iter().any(|it| it.tells);
        (all.len() > 1).then(|| Said { text: texts.join(", "), all: all_in, tells, claims })
    }
}

impl Spoken {
    /// The phrases of all games and those in `list`.
    ///
    /// # Errors
    /// It isn't such a list.
    pub fn of(list: &'static str) -> Result<Spoken, SpokenError> {
        let mut spoken = Spoken::default();
        for list in [COMMON, VERBS, list] {
            let sections = Sections::of(list);
            let File { verbs, vague, nothing, things, kinds, languages: _ } =
                lists::read(sections.head)?;
            spoken.verbs.extend(verbs);
            spoken.vague.extend(vague);
            spoken.nothing.extend(nothing);
            spoken.things.extend(things);
            spoken.kinds.extend(kinds);
            for (language, section) in sections.languages {
                spoken.languages.entry(language.to_owned()).or_default().sections.push(section);
            }
        }
        Ok(spoken)
    }

    /// The phrases of a language; one whose list can't be read has none.
    fn phrases(&self, language: &str) -> Option<&Phrases> {
        let lazy = self.languages.get(language)?;
        Some(lazy.read.get_or_init(|| self.read(language, lazy).unwrap_or_default()))
    }

    fn unreal_anywhere(&self) -> Result<Arc<Book>, SpokenError> {
        if let Some(unreal) = self.unreal.get() {
            return Ok(Arc::clone(unreal));
        }
        let mut unreal = Book::default();
        for (language, lazy) in &self.languages {
            for section in &lazy.sections {
                let phrases = lists::unreal(section)?;
                unreal.add(&spellings(&phrases, language).collect::<Vec<_>>());
            }
        }
        Ok(Arc::clone(self.unreal.get_or_init(|| Arc::new(unreal))))
    }

    fn read(&self, language: &str, lazy: &Lazy) -> Result<Phrases, SpokenError> {
        let mut phrases =
            Phrases { unreal_anywhere: self.unreal_anywhere()?, ..Phrases::default() };
        for (_, phrase) in
            keywords::phrases().chain(doubt::phrases()).filter(|(of, _)| *of == language)
        {
            phrases.keep(phrase);
        }
        for section in &lazy.sections {
            let otherwise = in_digraphs(section, language);
            for section in [Some(*section), otherwise.as_deref()].into_iter().flatten() {
                let File { languages, .. } = lists::read(section)?;
                for listed in languages.into_values() {
                    phrases.add(listed, &self.kinds);
                }
            }
        }
        Ok(phrases)
    }

    /// Reads the phrases of all languages.
    #[cfg(test)]
    pub(crate) fn read_all(&self) -> Result<(), SpokenError> {
        self.languages.iter().try_for_each(|(language, lazy)| self.read(language, lazy).map(|_| ()))
    }

    /// Does a line, read in this language, want something, or ask for it?
    #[must_use]
    pub fn wants_something(&self, line: &str, language: &str) -> bool {
        let Some(phrases) = self.phrases(language) else { return false };
        let tokens = tokens(line);
        let wants = |rest: &[Token<'_>]| {
            rest.first().is_some_and(|it| phrases.is_first_person(it))
                || phrases.commits.begins(rest)
        };
        (0..tokens.len()).filter_map(|at| tokens.get(at..)).any(wants)
    }

    /// The verbs of the only orders that words of a line go with, read in this language: «one step on
    /// harvest» harvests nothing.
    #[must_use]
    pub fn only(&self, line: &str, language: &str) -> Vec<&str> {
        let Some(phrases) = self.phrases(language) else { return Vec::new() };
        let only = |it: &Token<'_>| phrases.only.get(&it.folded).map(String::as_str);
        tokens(line).iter().filter_map(only).collect()
    }

    /// Verbs that may be left out where only one of them makes an order that is legal.
    pub fn verbs(&self) -> impl Iterator<Item = &str> {
        self.verbs.iter().map(String::as_str)
    }

    /// Is the line about something else than the game, whichever of these languages it
    /// is in? It may lead up to an order.
    #[must_use]
    pub fn is_idle(
        &self,
        line: &str,
        languages: &[&str],
        people: &[Person],
        hearers: &Hearers<'_>,
    ) -> bool {
        let line = without_smileys(line);
        let mut tokens = tokens(&line);
        people::name(&mut tokens, people, languages.first().copied().unwrap_or_default());
        let phrases = || languages.iter().filter_map(|it| self.phrases(it));
        let own = phrases().next();
        let is_idle = |it: &Phrases| {
            if own.is_some_and(|own| it.misses(&tokens, own)) {
                return false;
            }
            if line.trim_end().ends_with(':') {
                it.introduces(&tokens)
            } else {
                it.is_idle(&tokens, hearers) || it.is_all_beside(&tokens, hearers)
            }
        };
        !tokens.is_empty()
            && !line.contains(['?', '"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '>'])
            && phrases().any(is_idle)
            && !self.are_unsettled(&tokens, languages)
    }

    /// Does a line say something in the reader's own language, in a word that another one doesn't
    /// know?
    #[must_use]
    pub fn says_in_own(&self, line: &str, own: &str, other: &str) -> bool {
        let both = self.phrases(own).zip(self.phrases(other));
        both.is_some_and(|(own, other)| other.misses(&tokens(line), own))
    }

    /// Does this order say too little unless it was written as one?
    #[must_use]
    pub fn is_vague(&self, order: &str) -> bool {
        self.vague.iter().any(|vague| vague == order)
    }

    /// Does this order do nothing, so that a no beside it means the same?
    #[must_use]
    pub fn does_nothing(&self, order: &str) -> bool {
        self.nothing.iter().any(|nothing| nothing == order)
    }

    /// Is this verb the name of a thing, too?
    #[must_use]
    pub fn is_thing(&self, verb: &str) -> bool {
        self.things.iter().any(|thing| thing == verb)
    }

    /// The verbs of orders that do nothing.
    pub fn nothings(&self) -> impl Iterator<Item = &str> {
        self.nothing.iter().filter_map(|order| order.split(' ').next())
    }

    /// Can a line of so many words be such an order and name something besides? Most are
    /// shorter, and finding that out takes no phrases.
    #[must_use]
    pub fn may_be_vague(&self, words: usize) -> bool {
        self.vague.iter().any(|vague| vague.split(' ').count() < words)
    }

    /// Is it a number in some language?
    #[must_use]
    pub fn is_number(&self, word: &str) -> bool {
        let tokens = tokens(word);
        let all = self.languages.keys().filter_map(|language| self.phrases(language));
        all.into_iter().any(|it| tokens.iter().any(|token| it.number(token).is_some()))
    }

    /// The line in the words of orders, an order each, as a reader of this language
    /// means it; `None` if there is nothing in it that has to be put in other words.
    /// A player's name is only spoken to where it ends a sentence behind a comma.
    #[must_use]
    pub fn orders(
        &self,
        line: &str,
        language: &str,
        people: &[Person],
        hearers: &Hearers<'_>,
        others: Others,
    ) -> Option<Vec<Said>> {
        let line = without_smileys(line);
        let mut tokens = tokens(&line);
        people::name(&mut tokens, people, language);
        let phrases = self.phrases(language)?;
        let mut sentences = Sentences::new();
        let (mut counts, mut tells) = (false, false);
        let mut at = 0;
        let mut says_enough = phrases.says_enough(&tokens, hearers);
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            if at > 0 && tokens.get(at - 1).is_some_and(|before| before.ends_sentence) {
                // «Si no paso, gracias» is listed as a whole.
                let listed = phrases.longest(rest).is_some_and(|(length, _)| length > IF_NOT);
                if !listed && begins_other_condition(rest) {
                    return None;
                }
                says_enough = phrases.says_enough(rest, hearers);
            }
            // «The ships and the ducats» names two things; in «3 ducats» the word is a unit.
            let counted = at.checked_sub(1).and_then(|at| tokens.get(at));
            let counted = counted.is_some_and(|before| phrases.number(before).is_some());
            let is_thing = |word: &Token<'_>| (hearers.concerns)(&word.written.to_lowercase());
            let is_named = !counted && rest.first().is_some_and(is_thing);
            let harmless = |(length, meaning): &(usize, &Meaning)| {
                *length == 1 && matches!(meaning, Meaning::Harmless)
            };
            // «Je donne 5 cours demain» gives lessons.
            let is_counted = counted && phrases.is_counted(rest);
            let changes_nothing = |(_, meaning): &(usize, &Meaning)| match meaning {
                Meaning::Harmless | Meaning::Next => true,
                Meaning::All | Meaning::Says(_) | Meaning::Claims(_) => false,
            };
            let means_nothing = |it: &(usize, &Meaning)| {
                is_named && harmless(it) || is_counted && changes_nothing(it)
            };
            let listed = phrases.longest(rest).filter(|it| !means_nothing(it));
            // «Que se lo quede Ben» is no exclamation.
            let says = |(length, meaning): (usize, &Meaning)| {
                length >= SAYS && matches!(meaning, Meaning::Says(_) | Meaning::Claims(_))
            };
            // Whether it is true that «Ben pays best» is not for the words to say.
            let compares =
                |length: &usize| phrases.compares_somebody(rest.get(..*length).unwrap_or_default());
            let aside = phrases.aside(&tokens, at, hearers).filter(|it| !compares(it));
            let (length, part) = match (aside.filter(|_| !listed.is_some_and(says)), listed) {
                (Some(length), _) => (length, Part::LeftOut),
                (None, Some((length, Meaning::Harmless))) if compares(&length) => {
                    (length, Part::Words(None))
                }
                (None, _) if sentences.is_condition(rest, listed) => (1, Part::Fact),
                (None, listed) if phrases.barrier(rest) > listed.map_or(1, |it| it.0) => {
                    (phrases.barrier(rest), Part::Words(None))
                }
                (None, Some((length, meaning))) => (length, Part::Words(Some(meaning))),
                (None, None) => {
                    let plain = says_enough && !is_counted && phrases.is_plain(rest, hearers);
                    let harmless = is_preposition(rest)
                        || phrases.is_called(&tokens, at)
                        || plain
                        || rest.first().is_some_and(Token::is_address)
                        || others == Others::LeftOut && phrases.is_foreign(rest, hearers);
                    (1, Part::Words(harmless.then_some(&Meaning::Harmless)))
                }
            };
            let words = rest.get(..length).unwrap_or_default();
            if matches!(part, Part::LeftOut) {
                tells |= phrases.tells(words);
                counts |= words.iter().any(|it| phrases.number(it).is_some());
            }
            sentences.add(words, part, listed);
            at += length;
        }
        // «One. One more day, please» may be one day: whoever says no verb counts anything.
        let bare = |it: &Said| counts && it.text.parse::<u32>().is_ok();
        sentences.said(tells).filter(|all| !all.iter().any(bare))
    }
}

/// A phrase of so many words is what it says, whatever its first words are elsewhere.
const SAYS: usize = 3;

/// «Si no» has so many words.
const IF_NOT: usize = 2;

/// No else has more words.
const ELSE: usize = 4;

/// So many words that change nothing may stand inside a phrase.
const FILLERS: usize = 2;

impl Phrases {
    /// A phrase that joins orders into plans, or that is everyday talk, stays as it is,
    /// whatever its words are elsewhere: «to» is harmless, and «up to» is not.
    fn keep(&mut self, phrase: &str) {
        self.insert(phrase.to_owned(), Meaning::Says(phrase.to_owned()));
    }

    fn insert(&mut self, pattern: String, meaning: Meaning) {
        let listed = Arc::new((pattern, meaning));
        self.listed.insert(&listed.0, &listed);
    }

    /// The phrases that begin with a word.
    fn listed(&self, first: &str) -> &[(Pattern, Meaning)] {
        let ready = |listed: &Arc<(String, Meaning)>| (Pattern::of(&listed.0), listed.1.clone());
        self.listed.of(first, |listed| listed.iter().map(ready).collect())
    }

    fn add(&mut self, mut listed: Listed, kinds: &Kinds) {
        for (phrase, meaning) in meanings(&mut listed) {
            self.insert(phrase, meaning);
        }
        let Listed {
            harmless: _,
            plain,
            everyday,
            fillers,
            talk,
            reasons,
            conclusions,
            steps,
            topics,
            again,
            announced,
            idle,
            first_person,
            other_person,
            possessive,
            commits,
            only,
            verbs,
            pronouns,
            stakes,
            describes,
            unmeant,
            unsettled,
            open,
            corrections,
            contrasts,
            conditions,
            unreal,
            all: _,
            next: _,
            numbers: _,
            says: _,
            claims: _,
            units,
            second_person,
            requests,
            most,
            pieces,
            limits,
            beyond,
            ends,
            waits,
            until,
            therefore,
        } = listed;
        let folded = |phrase: &String| folded_words(&phrase.replace('#', NUMBER));
        // Endings stay as they are; what is two words counts as each of them: «d'abord».
        let words =
            |it: &String| if it.starts_with('-') { vec![it.clone()] } else { folded_words(it) };
        self.plain.add(&plain.iter().flat_map(words).collect::<Vec<_>>());
        self.everyday.extend(everyday.iter().flat_map(|word| folded_words(word)));
        self.fillers.extend(fillers.iter().flat_map(|word| folded_words(word)));
        self.talk.add(&talk);
        self.reasons.add(&reasons);
        self.conclusions.add(&conclusions);
        self.steps.add(&steps);
        self.topics.add(&topics);
        self.again.extend(again.iter().map(folded));
        self.announced.add(&announced);
        self.idle.add(&idle);
        // Endings have their accents.
        let form = |form: String| if form.starts_with('-') { form } else { fold(&form) };
        self.first_person.extend(first_person.into_iter().map(form));
        self.other_person.extend(other_person.iter().map(|word| fold(word)));
        self.possessive.extend(possessive.iter().map(|form| fold(form)));
        self.commits.add(&commits);
        let folded = |(word, verbs): (String, String)| (folded_words(&word).concat(), verbs);
        self.only.extend(only.into_iter().map(folded));
        self.verbs.add(&verbs, kinds);
        self.verbs.add_pronouns(&pronouns);
        self.stakes.add(&stakes);
        self.describes.add(&describes);
        self.unmeant.add(&unmeant);
        self.unsettled.add(&unsettled);
        self.open.add(&open);
        self.corrections.add(&corrections);
        self.contrasts.add(&contrasts);
        self.conditions.add(&conditions);
        self.units.add(&units);
        self.second_person.add(&second_person);
        self.requests.add(&requests);
        self.most.add(&most);
        self.pieces.add(&pieces);
        self.limits.add(&limits);
        self.until.add(&until);
        self.beyond.add(&beyond);
        self.ends.add(&ends);
        self.waits.add(&waits);
        self.therefore.add(&therefore);
        self.unreal.add(&unreal);
    }

    /// The longest phrase these words begin with: a word or two that change nothing may stand inside
    /// it, «I'll now just go to».
    fn longest(&self, tokens: &[Token<'_>]) -> Option<(usize, &Meaning)> {
        let first = tokens.first()?;
        let fillers = Fillers { words: Some(&self.fillers), most: FILLERS };
        let of = |word: &str| {
            let listed = self.listed(word).iter();
            let found =
                listed.filter_map(|(it, meaning)| Some((it.longest(tokens, fillers)?, meaning)));
            // Of the same words the last counts: what a game says of a phrase is listed behind what
            // is said for all.
            let found = found.max_by_key(|(it, _)| (it.words, Reverse(it.length)));
            found.map(|(it, meaning)| (it.length, meaning))
        };
        let somebody = || of(WHO_WORD).filter(|_| first.is_somebody());
        of(&first.folded).or_else(somebody)
    }

    /// Does the sentence that begins here say what to do, and to what? A lone verb may be
    /// one of everyday life: «det passer mig fint» is no pass.
    fn says_enough(&self, tokens: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let end =
            tokens.iter().position(|token| token.ends_sentence).map_or(tokens.len(), |at| at + 1);
        let is_named = |word: &str| {
            let word = word.to_lowercase();
            word.contains(char::is_numeric) || (hearers.concerns)(&word)
        };
        let (mut at, mut named) = (0, 0);
        while let Some(rest) = tokens.get(at..end).filter(|rest| !rest.is_empty()) {
            let (length, words) = match self.longest(rest) {
                Some((length, Meaning::Says(order))) => {
                    (length, order.split(' ').filter(|word| is_named(word)).count())
                }
                Some((length, Meaning::Harmless | Meaning::All | Meaning::Next)) => (length, 0),
                Some((_, Meaning::Claims(_))) | None => {
                    (1, usize::from(rest.first().is_some_and(|word| is_named(word.written))))
                }
            };
            at += length;
            named += words;
        }
        named > 1
    }

    /// Does a sentence in the first person, or an offer, begin with this name? «Cleo, I propose
    /// s9»; but «Cleo, bid 5» is for Cleo to do.
    fn is_called(&self, tokens: &[Token<'_>], at: usize) -> bool {
        let Some((token, behind)) = tokens.get(at..).and_then(<[Token<'_>]>::split_first) else {
            return false;
        };
        let begins =
            at.checked_sub(1).and_then(|at| tokens.get(at)).is_none_or(|it| it.ends_sentence);
        let parted = behind.first().is_some_and(|next| next.before.contains(','));
        let end = behind.iter().position(|it| it.ends_sentence).map_or(behind.len(), |end| end + 1);
        let clause = (1..end).find(|at| behind.get(*at).is_some_and(is_parted)).unwrap_or(end);
        let own = |at: usize| {
            // «Cleo, build at s9, my coconuts are dying» has nothing of the writer's in its first clause.
            let own_thing = |it: &Token<'_>| at < clause && self.is_own_thing(it);
            behind.get(at).is_some_and(|it| self.acts(it) || own_thing(it))
                || behind.get(at..end).is_some_and(|rest| self.stakes.begins(rest))
        };
        begins && parted && token.is_somebody() && (0..end).any(own)
    }

    /// Does the first word change nothing beside a verb? What orders are made of is never
    /// plain, nor is what leaves one open.
    fn is_plain(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        rest.first().is_some_and(|word| {
            self.is_plain_word(word)
                && !is_negation(&word.folded)
                && !(hearers.concerns)(&word.written.to_lowercase())
                && !self.unsettles(rest)
                && !self.is_unreal(rest)
        })
    }
}

/// Takes the phrases out of a list that stand for something.
fn meanings(listed: &mut Listed) -> Vec<(String, Meaning)> {
    let mut meanings = Vec::new();
    let mut add = |phrases: &mut Vec<String>, meaning: &Meaning| {
        meanings.extend(take(phrases).into_iter().map(|phrase| (phrase, meaning.clone())));
    };
    add(&mut listed.harmless, &Meaning::Harmless);
    add(&mut listed.all, &Meaning::All);
    add(&mut listed.next, &Meaning::Next);
    let numbers = take(&mut listed.numbers).into_iter();
    meanings.extend(numbers.map(|(word, it)| (word, Meaning::Says(it.to_string()))));
    let says = take(&mut listed.says).into_iter().map(|(phrase, order)| match order.as_str() {
        "" => (phrase, Meaning::Harmless),
        _ => (phrase, Meaning::Says(order)),
    });
    meanings.extend(says);
    let claims = take(&mut listed.claims).into_iter();
    meanings.extend(claims.map(|(phrase, it)| (phrase, Meaning::Claims(it))));
    meanings
}

/// Is what looks like an else another condition? «Si no pasa, me lo pienso», but «si no, paso».
fn begins_other_condition(sentence: &[Token<'_>]) -> bool {
    let words: Vec<&str> = sentence.iter().take(ELSE).map(|it| it.folded.as_str()).collect();
    let is_if = words.get(..1).is_some_and(keywords::is_if);
    let Some((Keyword::Else, length)) = keywords::keyword(&words, &[Keyword::Else]) else {
        return false;
    };
    let end = sentence.iter().position(|it| it.ends_sentence).map_or(sentence.len(), |at| at + 1);
    let mut parted = sentence.get(length..end).unwrap_or_default().iter().map(is_parted);
    is_if && parted.next() == Some(false) && parted.any(|it| it)
}

/// «A c1»: nobody means column a by that.
fn is_preposition(tokens: &[Token<'_>]) -> bool {
    let is_label = |token: &Token<'_>| {
        let mut letters = token.folded.chars();
        letters.next().is_some_and(char::is_alphabetic)
            && letters.next().is_some_and(|it| it.is_ascii_digit())
    };
    matches!(tokens, [first, second, ..] if first.folded == "a" && is_label(second))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken() -> Spoken {
        let list = r#"
            verbs = ["bid"]
            [en.says]
            "my bid is" = "bid"
            "i take it" = "accept"
        "#;
        Spoken::of(list).unwrap()
    }

    fn said(line: &str) -> Option<Vec<String>> {
        let verbs = |word: &str| matches!(word, "bid" | "pass" | "accept" | "plant");
        let ben = Person { name: "Ben".to_owned(), called: "green".to_owned() };
        let hearers =
            Hearers { begins_order: &verbs, concerns: &verbs, begins_command: &|_| false };
        let said = spoken().orders(line, "en", &[ben], &hearers, Others::Kept)?;
        Some(said.into_iter().map(|said| said.text).collect())
    }

    #[test]
    fn harmless_words_are_dropped_and_phrases_translated() {
        for (line, orders) in [
            ("My bid is six, please :)", vec!["bid 6"]),
            ("My bid now is just six", vec!["bid 6"]),
            ("bid 4 please, and then plant grape2 at f2", vec!["bid 4", "plant grape2 f2"]),
            ("Four. Sorry it took me so long!", vec!["4"]),
            ("accept s7, Ben", vec!["accept s7"]),
            ("lot 1: up to seven, otherwise pass", vec!["lot 1: up to 7, otherwise pass"]),
            ("Thanks, bid 5", vec!["bid 5"]),
            ("plant grape1 a c1, please", vec!["plant grape1 c1"]),
            ("Dear Ben, I bid 4", vec!["bid 4"]),
            ("Ben, my bid is 4", vec!["bid 4"]),
            ("The cat sleeps on the sofa again, so bid 4", vec!["bid 4"]),
            // Nobody knows what these change.
            ("bid 4, what a joke", vec!["bid 4, what joke"]),
            ("see you at four", vec!["see you at 4"]),
            ("Bid four. Sorry, bid 5.", vec!["Bid 4", "Sorry, bid 5"]),
            ("bid 5, sorry six", vec!["bid 5, sorry 6"]),
            ("please accept what Ben wants", vec!["accept what Ben wants"]),
        ] {
            assert_eq!(said(line), Some(orders.into_iter().map(str::to_owned).collect()), "{line}");
        }
    }

    #[test]
    fn what_is_plain_or_nothing_but_talk_is_left_alone() {
        for line in [
            "bid 4",
            "4",
            "s7",
            "Ben, bid 4",
            "bid 4, glougloute",
            "Thanks!",
            "Sorry for being late",
            "",
            "Ben",
        ] {
            assert_eq!(said(line), None, "{line}");
        }
    }

    #[test]
    fn every_language_has_its_list_and_nothing_that_says_no_is_harmless() {
        let common: File = lists::read(COMMON).unwrap();
        let languages: Vec<&str> = common.languages.keys().map(String::as_str).collect();
        assert_eq!(languages, ["da", "en", "es", "fr", "pl"]);
        for (language, listed) in &common.languages {
            assert!(listed.numbers.len() >= 28, "{language}");
            for phrase in &listed.harmless {
                let negates = phrase.split([' ', '\'']).any(super::super::doubt::is_negation);
                assert!(!negates, "{language}: {phrase}");
            }
        }
    }
}
