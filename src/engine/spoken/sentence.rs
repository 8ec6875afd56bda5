//! Sentences on their way into the words of orders.

use super::{Meaning, Said, Token, asides::is_parted, people::WHO};
use crate::engine::plan::keywords::{Keyword, keyword};

/// Begins what is put to the end of the word before it.
const GLUE: char = '~';

/// What becomes of some words of a line.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    LeftOut,
    /// A word of a condition.
    Fact,
    Words(Option<&'a Meaning>),
}

/// All that a line says.
pub(super) struct Sentences {
    all: Vec<Sentence>,
    /// Are these the words of a condition?
    condition: bool,
    /// Is anything but as it was written?
    changed: bool,
    /// Does it say that the amount is all there is?
    everything: bool,
}

/// A sentence on its way into the words of orders.
#[derive(Default)]
struct Sentence {
    text: String,
    claims: Vec<String>,
    /// Was a comma left out with the words behind it?
    comma: bool,
}

impl Sentences {
    pub(super) fn new() -> Sentences {
        let all = vec![Sentence::default()];
        Sentences { all, condition: false, changed: false, everything: false }
    }

    /// Is the first of these a word of a condition, up to the next mark?
    pub(super) fn is_condition(
        &mut self,
        rest: &[Token<'_>],
        listed: Option<(usize, &Meaning)>,
    ) -> bool {
        let marked = |token: &Token<'_>| is_parted(token) || token.before.contains(':');
        self.condition &= !rest.first().is_some_and(marked);
        // «Si no» is an else, and «only if» an if of two words.
        let begins = |length: usize| listed.is_none_or(|(listed, _)| listed <= length);
        self.condition |= if_length(rest).is_some_and(begins);
        self.condition
    }

    pub(super) fn add(
        &mut self,
        words: &[Token<'_>],
        part: Part<'_>,
        listed: Option<(usize, &Meaning)>,
    ) {
        let Some(sentence) = self.all.last_mut() else { return };
        let mut ends = words.last().is_some_and(|word| word.ends_sentence);
        match part {
            Part::LeftOut => {
                self.changed = true;
                sentence.leave_out(words);
            }
            Part::Fact => {
                for word in words {
                    self.changed |= word.is_somebody();
                    sentence.add_fact(word, listed);
                }
                self.condition &= !ends;
            }
            Part::Words(meaning) => {
                self.changed |= meaning.is_some();
                self.everything |= meaning == Some(&Meaning::All);
                sentence.add(words, meaning);
                ends |= meaning == Some(&Meaning::Next);
            }
        }
        if ends {
            self.all.push(Sentence::default());
        }
    }

    /// What it comes to, where what was left out may tell of something else; `None` if nothing is
    /// put in other words.
    pub(super) fn said(self, tells: bool) -> Option<Vec<Said>> {
        let Sentences { all, everything, .. } = self;
        let sentences = all.into_iter().filter(|it| !it.text.is_empty());
        let said = |it: Sentence| Said { text: it.text, all: everything, tells, claims: it.claims };
        let said: Vec<Said> = sentences.map(said).collect();
        (self.changed && !said.is_empty()).then_some(said)
    }
}

impl Sentence {
    fn add(&mut self, words: &[Token<'_>], meaning: Option<&Meaning>) {
        match meaning {
            None => {
                for word in words {
                    if word.marks() == " " || !self.is_all(word.written) {
                        self.push(word.marks(), word.written);
                    }
                }
            }
            Some(Meaning::Harmless | Meaning::Next | Meaning::All) => self.leave_out(words),
            Some(Meaning::Claims(claim)) => {
                let who = words.iter().find_map(|word| word.who.as_deref());
                self.claims.push(claim.replace(WHO, who.unwrap_or_default()));
                self.leave_out(words);
            }
            Some(Meaning::Says(order)) => {
                let who = words.iter().find_map(|word| word.who.as_deref());
                let order = order.replace(WHO, who.unwrap_or_default());
                let marks = words.first().map_or(" ", Token::marks);
                // A verb that two phrases bring is said once.
                let said = self.text.rsplit(' ').next().filter(|_| marks == " ");
                match order.split_once(' ') {
                    // «Pepper» and «with three places» are one word.
                    None if order.starts_with(GLUE) => {
                        self.push("", order.trim_start_matches(GLUE));
                    }
                    None if self.is_all(&order) => {}
                    Some((verb, rest)) if said == Some(verb) => self.push(marks, rest),
                    Some(_) | None => self.push(marks, &order),
                }
            }
        }
    }

    /// Has nothing been said yet but this word? «Nothing more, I'm done» says done once.
    fn is_all(&self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    /// A word of a condition stays, but names and numbers are put as orders have them.
    fn add_fact(&mut self, word: &Token<'_>, listed: Option<(usize, &Meaning)>) {
        let said = match (&word.who, listed) {
            (Some(who), _) => who,
            (None, Some((1, Meaning::Says(said)))) if said.parse::<u32>().is_ok() => said,
            (None, _) => word.written,
        };
        self.push(word.marks(), said);
    }

    fn leave_out(&mut self, words: &[Token<'_>]) {
        self.comma |= words.iter().any(|word| word.before.contains(','));
    }

    fn push(&mut self, marks: &str, word: &str) {
        let comma = std::mem::take(&mut self.comma);
        if !self.text.is_empty() {
            self.text.push_str(if comma && marks == " " { ", " } else { marks });
        }
        self.text.push_str(word);
    }
}

/// So many words say if.
fn if_length(tokens: &[Token<'_>]) -> Option<usize> {
    let words: Vec<&str> = tokens.iter().take(LONGEST_IF).map(|it| it.folded.as_str()).collect();
    keyword(&words, &[Keyword::If]).map(|(_, length)| length)
}

/// The most words of an if.
const LONGEST_IF: usize = 4;
