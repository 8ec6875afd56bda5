//! The people at a table, as they are spoken of: «Ben», «Bena», «Bens».

use super::Token;
use crate::engine::words::fold;

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The first name.
    pub name: String,
    /// What orders call them.
    pub called: String,
}

/// Stands for anybody's name in a phrase; no word, since the lists hold folded words.
pub(super) const WHO: &str = "@";
pub(super) const WHO_WORD: &str = "www";

/// What stands behind the stem of a Polish first name in its cases, folded.
const ENDINGS: [&str; 11] = ["a", "owi", "em", "iem", "ie", "y", "e", "o", "u", "i", "ze"];

/// Says of every word whom it names.
pub(super) fn name(tokens: &mut [Token<'_>], people: &[Person], language: &str) {
    for token in tokens {
        let mut of = people.iter().filter(|person| is_named(token, &fold(&person.name), language));
        token.who = match (of.next(), of.next()) {
            (Some(person), None) => Some(person.called.clone()),
            // No order calls anybody so.
            (Some(_), Some(_)) => Some(token.folded.clone()),
            (None, _) => None,
        };
    }
}

fn is_named(token: &Token<'_>, name: &str, language: &str) -> bool {
    if token.folded == name {
        return true;
    }
    // Only a word that is written like a name may be one in another case.
    if !token.written.starts_with(char::is_uppercase) {
        return false;
    }
    match language {
        "da" => token.folded.strip_prefix(name) == Some("s"),
        "pl" => {
            let stem = name.trim_end_matches(['a', 'o', 'e']);
            let ending = token.folded.strip_prefix(stem);
            // «Kasi» is of Kasia; «ani», of Ania, is usually «nor».
            let bare = name.ends_with("ia") && stem.len() > 3;
            let is_ending = |ending| ENDINGS.contains(&ending) || ending.is_empty() && bare;
            stem.len() > 1 && ending.is_some_and(is_ending)
        }
        _ => false,
    }
}

impl Token<'_> {
    /// Is it this word of a phrase?
    pub(super) fn is(&self, word: &str) -> bool {
        self.folded == word || word == WHO_WORD && self.is_somebody()
    }

    /// Does it name somebody at the table?
    pub(super) fn is_somebody(&self) -> bool {
        self.who.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::tokens, *};

    #[test]
    fn names_are_known_in_every_case() {
        let person = |name: &str, called: &str| Person { name: name.into(), called: called.into() };
        let people = [
            person("Anna", "red"),
            person("Ben", "green"),
            person("Kasia", "brown"),
            person("Zosia", "yellow"),
            person("Ania", "blue"),
        ];
        for (language, line, named) in [
            ("en", "Ben's proposal, Anna", &["green", "red"][..]),
            ("pl", "propozycja Bena, nie Anny", &["green", "red"]),
            ("da", "Bens forslag", &["green"]),
            ("da", "bens forslag", &[]),
            ("pl", "propozycja Kasi, nie Zosi", &["brown", "yellow"]),
            ("pl", "Ani s7, kasi", &[]),
            ("en", "Kasi", &[]),
            ("pl", "Bendyk, annały", &[]),
            ("fr", "celle d'Anna", &["red"]),
        ] {
            let mut tokens = tokens(line);
            name(&mut tokens, &people, language);
            let found: Vec<&str> = tokens.iter().filter_map(|it| it.who.as_deref()).collect();
            assert_eq!(found, named, "{line}");
        }
    }
}
