//! Verbs with which people say what they do, in all their forms: «I stick the blue one on s27».
//! What a verb may stand for depends on its kind: whoever puts something somewhere may plant,
//! build or flag.

use super::{Token, folded_words, index::Index};
use std::{collections::BTreeMap, sync::Arc};

/// The verbs of all games.
pub(super) const VERBS: &str = include_str!("../../../data/locales/verbs.toml");

/// Between the forms that say who does it and those that don't.
const OWN: char = '|';

/// What participles end in in French, and what was done in Spanish.
const PAST: [char; 2] = ['é', 'ó'];

/// A verb without the pronoun at its end has so many letters.
const SHORTEST: usize = 3;

/// The verbs of orders that the verbs of a kind may stand for, by kind.
pub(super) type Kinds = BTreeMap<String, String>;

/// The forms of a language, by their first word.
#[derive(Debug, Default)]
pub(super) struct Verbs {
    forms: Index<Listed, Form>,
    pronouns: Vec<String>,
}

/// A form as it is listed of one kind of verbs.
#[derive(Debug, Clone)]
struct Listed {
    form: String,
    stands_for: Arc<[String]>,
    own: bool,
}

/// A form of a verb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Form {
    words: Vec<String>,
    /// The last letter, with its accent.
    last: Option<char>,
    /// The verbs of orders that it may stand for.
    pub(super) stands_for: Vec<String>,
    /// Does it say that the writer does it? «Pongo» does, «put» doesn't.
    pub(super) own: bool,
}

impl Verbs {
    /// Verbs by their kinds, which a blank parts: the forms that say who does it, a bar, and the
    /// others.
    pub(super) fn add(&mut self, verbs: &BTreeMap<String, Vec<String>>, kinds: &Kinds) {
        for (named, verbs) in verbs {
            let of_kind = named.split(' ').filter_map(|kind| kinds.get(kind));
            let mut stands_for: Vec<String> =
                of_kind.flat_map(|it| it.split(' ')).map(str::to_owned).collect();
            stands_for.sort_unstable();
            let stands_for: Arc<[String]> = stands_for.into();
            for verb in verbs {
                let (own, others) = verb.split_once(OWN).unwrap_or(("", verb));
                for (forms, own) in [(own, true), (others, false)] {
                    for form in forms.split(',').map(str::to_owned) {
                        let listed = Listed { form, stands_for: Arc::clone(&stands_for), own };
                        self.forms.insert(&listed.form, &listed);
                    }
                }
            }
        }
    }

    /// Pronouns that are written together with the verb before them: «ponlo».
    pub(super) fn add_pronouns(&mut self, pronouns: &[String]) {
        self.pronouns.extend(pronouns.iter().cloned());
        // «Pónmelo» has two.
        self.pronouns.sort_by_key(|it| std::cmp::Reverse(it.len()));
    }

    /// The forms that begin with a word; the same one of several kinds is one.
    fn forms(&self, first: &str) -> &[Form] {
        self.forms.of(first, |listed| {
            let mut forms: Vec<Form> = Vec::new();
            for Listed { form, stands_for, own } in listed {
                let (words, last) = (folded_words(form), form.trim_end().chars().last());
                let known = forms.iter().position(|it| it.words == words && it.last == last);
                match known.and_then(|at| forms.get_mut(at)) {
                    Some(form) => {
                        form.own |= own;
                        form.stands_for.extend_from_slice(stands_for);
                    }
                    None => {
                        forms.push(Form {
                            words,
                            last,
                            stands_for: stands_for.to_vec(),
                            own: *own,
                        });
                    }
                }
            }
            for form in &mut forms {
                form.stands_for.sort_unstable();
                form.stands_for.dedup();
            }
            forms
        })
    }

    /// The longest form that the tokens begin with, and its length.
    pub(super) fn longest(&self, tokens: &[Token<'_>]) -> Option<(usize, &Form)> {
        let first = tokens.first().filter(|it| it.who.is_none())?;
        let forms = self.forms(&first.folded).iter();
        let found = forms
            .filter(|it| begin(tokens, &it.words) && it.ends_as(tokens))
            .max_by_key(|it| it.words.len());
        found
            .map(|it| (it.words.len(), it))
            .or_else(|| Some((1, self.with_pronoun(&first.folded)?)))
    }

    /// Is it a form with another accent at its end, so that it tells of the past? «Creusé», «pasó».
    pub(super) fn is_past(&self, token: &Token<'_>) -> bool {
        let one = std::slice::from_ref(token);
        let mut forms = self.forms(&token.folded).iter();
        token.written.to_lowercase().ends_with(PAST)
            && forms.clone().any(|it| it.words.len() == 1)
            && !forms.any(|it| it.words.len() == 1 && it.ends_as(one))
    }

    fn with_pronoun(&self, word: &str) -> Option<&Form> {
        self.pronouns.iter().find_map(|pronoun| {
            let verb = word.strip_suffix(pronoun.as_str()).filter(|it| it.len() >= SHORTEST)?;
            self.forms(verb).iter().find(|it| it.words.len() == 1 && !it.own)
        })
    }
}

impl Form {
    /// An accent that the form has not at its end makes another of it: «donné», «pasó». One that
    /// was left out is no matter.
    fn ends_as(&self, tokens: &[Token<'_>]) -> bool {
        let token = self.words.len().checked_sub(1).and_then(|last| tokens.get(last));
        let written = token.and_then(|it| it.written.to_lowercase().chars().last());
        written.is_some_and(|it| it.is_ascii() || Some(it) == self.last)
    }
}

/// Do the tokens begin with these words, all in one sentence?
fn begin(tokens: &[Token<'_>], words: &[String]) -> bool {
    let Some(said) = tokens.get(..words.len()) else { return false };
    let same = said.iter().zip(words).all(|(token, word)| token.is(word));
    let Some((_, inner)) = said.split_last() else { return false };
    same && inner.iter().all(|token| !token.ends_sentence)
}

#[cfg(test)]
mod tests {
    use super::{super::tokens, *};

    fn verbs() -> Verbs {
        let mut verbs = Verbs::default();
        let kinds = [("place", "plant build"), ("take", "take plant"), ("keep", "hold")];
        let kinds = kinds.map(|(kind, verbs)| (kind.to_owned(), verbs.to_owned())).into();
        let listed = [
            ("place", "pongo, pondré | pon, poner"),
            ("take", "cojo | coge, coger"),
            ("place take", "| meter"),
            ("keep", "me quedo con | quedarme con"),
            ("keep", "| creuse"),
        ];
        for (kind, forms) in listed {
            verbs.add(&[(kind.to_owned(), vec![forms.to_owned()])].into(), &kinds);
        }
        verbs.add_pronouns(&["lo".to_owned(), "me".to_owned(), "melo".to_owned()]);
        verbs
    }

    #[test]
    fn a_verb_is_known_in_its_forms_by_what_it_may_stand_for() {
        let verbs = verbs();
        for (line, heard) in [
            ("Pongo el pimiento", Some((1, "build plant", true))),
            ("pondre uno", Some((1, "build plant", true))),
            ("pon c4", Some((1, "build plant", false))),
            ("ponlo en c4", Some((1, "build plant", false))),
            ("pónmelo en c4", Some((1, "build plant", false))),
            ("meter", Some((1, "build plant take", false))),
            ("me quedo con el azul", Some((3, "hold", true))),
            ("me quedo", None),
            ("me. Quedo con él", None),
            ("lo pongo", None),
            ("cojolo", None),
            ("creuse", Some((1, "hold", false))),
            ("creusé", None),
            ("pongó", None),
        ] {
            let tokens = tokens(line);
            let found = verbs.longest(&tokens);
            let found = found.map(|(length, it)| (length, it.stands_for.join(" "), it.own));
            let heard = heard.map(|(length, verbs, own)| (length, verbs.to_owned(), own));
            assert_eq!(found, heard, "{line}");
        }
    }

    #[test]
    fn an_accent_at_the_end_tells_of_the_past() {
        let verbs = verbs();
        for (word, past) in [
            ("creusé", true),
            ("creuse", false),
            ("pondré", false),
            ("pongó", true),
            ("café", false),
        ] {
            assert_eq!(verbs.is_past(&tokens(word)[0]), past, "{word}");
        }
    }
}
