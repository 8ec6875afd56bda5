//! Phrases as they are listed: of what is in brackets any one stands there, so that `(i|we) pass`
//! is two phrases. They are never spelled out: some lists stand for a hundred thousand.

use super::{
    Token,
    people::{WHO, WHO_WORD},
    token,
};
use std::collections::BTreeSet;

/// What a pattern stands for: one of the choices of each part, behind one another.
#[derive(Debug)]
pub(super) struct Pattern {
    parts: Vec<Vec<Choice>>,
}

/// Folded words.
type Choice = Vec<String>;

/// How far a phrase goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Match {
    /// How many words of its own it has.
    pub(super) words: usize,
    /// How many tokens it is, with what stands inside it and changes nothing.
    pub(super) length: usize,
}

/// Words that may stand inside a phrase, and how many of them.
#[derive(Clone, Copy)]
pub(super) struct Fillers<'f> {
    pub(super) words: Option<&'f BTreeSet<String>>,
    pub(super) most: usize,
}

impl Fillers<'_> {
    pub(super) const NONE: Fillers<'static> = Fillers { words: None, most: 0 };

    fn have(self, word: &str) -> bool {
        self.words.is_some_and(|words| words.contains(word))
    }
}

impl Pattern {
    pub(super) fn of(listed: &str) -> Pattern {
        let listed = listed.replace(WHO, WHO_WORD);
        let words = |choice: String| token::words(&choice).collect();
        let parts = parts(&listed).map(|part| choices(part).into_iter().map(words).collect());
        Pattern { parts: parts.collect() }
    }

    /// The phrase of most words that the tokens begin with; none runs into the next sentence.
    pub(super) fn longest(&self, tokens: &[Token<'_>], fillers: Fillers<'_>) -> Option<Match> {
        let found = longest(&self.parts, tokens, Match { words: 0, length: 0 }, fillers);
        found.filter(|it| it.words > 0)
    }
}

fn longest(
    parts: &[Vec<Choice>],
    tokens: &[Token<'_>],
    so_far: Match,
    fillers: Fillers<'_>,
) -> Option<Match> {
    let Some((choices, parts)) = parts.split_first() else { return Some(so_far) };
    let chosen = choices.iter().filter_map(|choice| {
        let (so_far, fillers) = along(choice, tokens, so_far, fillers)?;
        longest(parts, tokens, so_far, fillers)
    });
    chosen.max_by_key(|it| it.words)
}

/// Along these words.
fn along<'f>(
    choice: &Choice,
    tokens: &[Token<'_>],
    mut so_far: Match,
    mut fillers: Fillers<'f>,
) -> Option<(Match, Fillers<'f>)> {
    for word in choice {
        loop {
            let ended = so_far.length.checked_sub(1).and_then(|at| tokens.get(at));
            if ended.is_some_and(|before| before.ends_sentence) {
                return None;
            }
            let token = tokens.get(so_far.length)?;
            so_far.length += 1;
            if token.is(word) {
                break;
            }
            if so_far.words == 0 || fillers.most == 0 || !fillers.have(&token.folded) {
                return None;
            }
            fillers.most -= 1;
        }
        so_far.words += 1;
    }
    Some((so_far, fillers))
}

/// What one part stands for.
fn choices(part: &str) -> Vec<String> {
    let Some((before, rest)) = part.split_once('(') else { return vec![part.to_owned()] };
    let (inside, behind) = rest.split_once(')').unwrap_or((rest, ""));
    let behind = choices(behind);
    let of = |choice| behind.iter().map(move |behind| format!("{before}{choice}{behind}"));
    inside.split('|').flat_map(of).collect()
}

/// What stands between blanks; one in brackets parts nothing.
fn parts(listed: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    listed.split(move |letter| {
        match letter {
            '(' => inside = true,
            ')' => inside = false,
            _ => {}
        }
        letter == ' ' && !inside
    })
}

/// The words, folded, that the phrases of a pattern begin with.
pub(super) fn beginnings(listed: &str) -> Vec<String> {
    let listed = listed.replace(WHO, WHO_WORD);
    let mut beginnings = Vec::new();
    for part in parts(&listed) {
        // What may be left out lets the next part begin the phrase.
        let mut left_out = false;
        for choice in choices(part) {
            match token::words(&choice).next() {
                Some(word) => beginnings.push(word),
                None => left_out = true,
            }
        }
        if !left_out {
            break;
        }
    }
    beginnings.sort_unstable();
    beginnings.dedup();
    beginnings
}

/// All words, folded, in the phrases of a pattern; some more than once.
pub(super) fn words(listed: &str) -> impl Iterator<Item = String> {
    parts(listed).flat_map(choices).flat_map(|choice| token::words(&choice).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::spoken::{
        folded_words,
        lists::{self, COMMON, File, Listed},
        tokens,
    };

    /// What a pattern stands for, all of it.
    fn spelled_out(listed: &str) -> Vec<Vec<String>> {
        choices(&listed.replace(WHO, WHO_WORD)).iter().map(|it| folded_words(it)).collect()
    }

    /// The patterns of all lists that do not stand for too much to spell it out.
    fn patterns() -> Vec<String> {
        let lists = [
            COMMON,
            include_str!("../../../data/locales/spoken-santiago.toml"),
            include_str!("../../../data/locales/spoken-goa.toml"),
        ];
        let mut patterns = Vec::new();
        for list in lists {
            let File { languages, .. } = lists::read(list).unwrap();
            for listed in languages.into_values() {
                let Listed { harmless, says, limits, ends, waits, talk, .. } = listed;
                patterns.extend([harmless, limits, ends, waits, talk].concat());
                patterns.extend(says.into_keys());
            }
        }
        patterns.retain(|it| it.matches('|').count() < 12);
        patterns
    }

    #[test]
    fn of_what_is_in_brackets_any_one_stands_there() {
        let phrases = |listed: &str| -> Vec<String> {
            spelled_out(listed).iter().map(|words| words.join(" ")).collect()
        };
        assert_eq!(phrases("pass"), ["pass"]);
        assert_eq!(phrases("(I|we) bid(s|)"), ["i bids", "i bid", "we bids", "we bid"]);
        assert_eq!(
            phrases("(l'|le )offre (d'|de )@"),
            ["l offre d www", "l offre de www", "le offre d www", "le offre de www"]
        );
    }

    #[test]
    fn brackets_are_closed_and_have_none_inside() {
        let lists = [
            COMMON,
            include_str!("../../../data/locales/spoken-santiago.toml"),
            include_str!("../../../data/locales/spoken-goa.toml"),
        ];
        let mut brackets = 0;
        for phrase in lists.iter().flat_map(|list| list.lines()).filter(|it| !it.starts_with('#')) {
            let mut inside = false;
            for letter in phrase.chars().filter(|it| matches!(it, '(' | ')')) {
                assert_eq!(inside, letter == ')', "{phrase}");
                inside = !inside;
                brackets += 1;
            }
            assert!(!inside, "{phrase}");
        }
        assert!(brackets > 1000, "{brackets}");
    }

    #[test]
    fn a_pattern_is_what_it_stands_for() {
        let own = [
            "(|please )bid(s|ding)",
            "(i |we |)(now |)pass",
            "(l'|le )offre de @",
            "@ (a|b c) d",
            "",
        ];
        let mut several = 0;
        for listed in own.map(str::to_owned).into_iter().chain(patterns()) {
            let phrases = spelled_out(&listed);
            several += usize::from(phrases.len() > 1);
            let firsts: BTreeSet<&String> = phrases.iter().filter_map(|it| it.first()).collect();
            assert!(beginnings(&listed).iter().eq(firsts), "{listed}");
            let pattern = Pattern::of(&listed);
            let last = phrases.len().saturating_sub(1);
            for phrase in [&phrases[0], &phrases[last / 2], &phrases[last]] {
                let said = phrase.join(" ");
                let longest = phrases.iter().filter(|it| phrase.starts_with(it)).map(Vec::len);
                let length = longest.max().filter(|&length| length > 0);
                let found = pattern.longest(&tokens(&said), Fillers::NONE);
                let expected = length.map(|length| Match { words: length, length });
                assert_eq!(found, expected, "{listed}: {said}");
                if let Some((last, but_one)) = phrase.split_last() {
                    let other = format!("{} x{last}", but_one.join(" "));
                    let found = pattern.longest(&tokens(&other), Fillers::NONE);
                    assert!(found.is_none_or(|it| it.length < phrase.len()), "{listed}: {other}");
                }
            }
            let all: BTreeSet<String> = phrases.into_iter().flatten().collect();
            let words: BTreeSet<String> = words(&listed.replace(WHO, WHO_WORD)).collect();
            assert_eq!(words, all, "{listed}");
        }
        assert!(several > 1000, "{several}");
    }

    #[test]
    fn a_phrase_may_have_fillers_inside_and_ends_with_its_sentence() {
        let words = BTreeSet::from(["now".to_owned(), "just".to_owned()]);
        let fillers = Fillers { words: Some(&words), most: 2 };
        let pattern = Pattern::of("i'll go (for|to|)");
        for (line, found) in [
            ("I'll go for s9", Some((4, 4))),
            ("I'll now just go for s9", Some((4, 6))),
            ("I'll now just now go", None),
            ("just I'll go", None),
            ("I'll go. For s9", Some((3, 3))),
            ("I'll. Go for", None),
            ("I'll surely go", None),
        ] {
            let found = found.map(|(words, length)| Match { words, length });
            assert_eq!(pattern.longest(&tokens(line), fillers), found, "{line}");
        }
    }
}
