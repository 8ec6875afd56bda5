//! What is said beside an order and changes nothing: a reason («because I am broke»), a
//! wish («have a nice weekend»), a line about the weather. Whatever may turn an order
//! round, add to it or leave it open is no aside.

use super::{
    Meaning, Phrases, Token,
    near::{LONGEST, one_slip_away},
    token::begins_sentence,
};
use crate::engine::{
    doubt::is_negation,
    plan::keywords::{Keyword, keyword},
};
use std::slice;

/// Which words, in lower case, a game hears something in.
pub struct Hearers<'a> {
    /// Those that orders begin with: what has one in it is no mere talk.
    pub begins_order: &'a dyn Fn(&str) -> bool,
    /// Those that orders are about.
    pub concerns: &'a dyn Fn(&str) -> bool,
    /// Those that commands begin with. Inside a sentence most of them are everyday words: «back
    /// again».
    pub begins_command: &'a dyn Fn(&str) -> bool,
}

impl Hearers<'_> {
    /// Is it a word of the game?
    pub(super) fn hear(&self, word: &str) -> bool {
        (self.concerns)(word) || (self.begins_order)(word)
    }
}

impl Phrases {
    /// The length of an aside that begins at this word of a line.
    pub(super) fn aside(
        &self,
        tokens: &[Token<'_>],
        at: usize,
        hearers: &Hearers<'_>,
    ) -> Option<usize> {
        let rest = tokens.get(at..)?;
        // «a5 and have a nice weekend».
        let and = rest.first().is_some_and(is_and);
        let opens = and || at == 0 || opens_clause(tokens, at);
        let lead = usize::from(and);
        let ends = [clause_end(rest), sentence_end(rest)];
        let until = |ends: &[usize], is_aside: &dyn Fn(&[Token<'_>]) -> bool| {
            ends.iter().rev().copied().find(|&end| rest.get(..end).is_some_and(is_aside))
        };
        if self.reasons.begins(rest) {
            return until(&ends[..1], &|clause| self.is_settled(clause));
        }
        // Polish «i» is and; «I'm on the bus» is not.
        let plain = self.talk.longest(rest).map(|length| (0, length));
        let joined = || Some((lead, rest.get(lead..).and_then(|rest| self.talk.longest(rest))?));
        if let Some((lead, length)) = plain.or_else(joined).filter(|_| opens) {
            // «Sorry, bid 5» says more than sorry.
            // «Dear Cleo, bid 5» greets Cleo.
            let whole = |clause: &[Token<'_>]| {
                let greets = clause.get(lead + length..).unwrap_or_default();
                let named = |it: &Token<'_>| it.is_somebody() || is_and(it);
                let greets = !greets.is_empty() && greets.iter().all(named);
                clause.len() == ends[1] || clause.len() >= LONG || greets
            };
            let idle = |clause: &[Token<'_>]| {
                let rest = clause.get(lead + length..).unwrap_or_default();
                whole(clause) && self.is_idle(rest, hearers)
            };
            if let Some(end) = until(&ends, &idle) {
                return Some(end);
            }
        }
        if opens {
            let about_something_else = |clause: &[Token<'_>]| self.is_beside(clause, hearers);
            if let Some(end) =
                until(&ends, &about_something_else).or_else(|| self.led_up(rest, hearers))
            {
                return Some(end);
            }
        }
        let names = |clause: &[Token<'_>]| clause.iter().all(Token::is_somebody);
        // A signature.
        let signs = at > 0 && opens && sentence_end(rest) == rest.len() && names(rest);
        if signs {
            return Some(rest.len());
        }
        self.same_again(tokens, at)
    }

    /// «I like the other spot better, so s9 it is»: the length of a reason up to and with the
    /// word that begins what follows from it.
    fn led_up(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> Option<usize> {
        let sentence = rest.get(..sentence_end(rest))?;
        let at = (1..sentence.len()).find(|&at| {
            let follows = sentence.get(at..).is_some_and(|it| self.conclusions.begins(it));
            follows && sentence.get(at).is_some_and(is_parted)
        })?;
        let (reason, follows) = sentence.split_at_checked(at)?;
        let is_settled = (0..reason.len()).all(|at| {
            let rest = reason.get(at..).unwrap_or_default();
            let counts = |token: &Token<'_>| {
                token.folded.contains(char::is_numeric) || self.number(token).is_some()
            };
            let begins = |token: &Token<'_>| {
                let word = token.written.to_lowercase();
                (hearers.begins_order)(&word) || (hearers.begins_command)(&word)
            };
            !Self::joins_or_quotes(rest)
                && !self.is_unreal(rest)
                && !rest.first().is_some_and(|token| counts(token) || begins(token))
        });
        let asks = sentence.iter().any(|token| token.before.contains('?'));
        let length = self.conclusions.longest(follows)?;
        // «Harvest, then taxes» is two steps, and so is «first the red ducats, then ships» where
        // the same word says «so».
        let is_settled = is_settled && reason.len() > 2 && self.knows_enough(reason);
        let is_settled =
            is_settled && !self.steps.begins(reason) && !self.compares_somebody(reason);
        (is_settled && !asks && length < follows.len()).then_some(at + length)
    }

    /// «Ben pays best» has to be true.
    pub(super) fn compares_somebody(&self, tokens: &[Token<'_>]) -> bool {
        tokens.iter().any(Token::is_somebody)
            && self.most.occurs(tokens)
            && !tokens.iter().any(|it| is_negation(&it.folded))
    }

    /// Does a phrase of the reader's own language say something, in a word that this language doesn't
    /// know? «Pardon, quatre» says nothing in English.
    pub(super) fn misses(&self, tokens: &[Token<'_>], own: &Phrases) -> bool {
        let says = |at: usize| {
            let rest = tokens.get(at..).unwrap_or_default();
            let length = match own.longest(rest) {
                Some((length, Meaning::Says(_) | Meaning::All | Meaning::Claims(_))) => length,
                Some((_, Meaning::Harmless | Meaning::Next)) | None => 0,
            };
            rest.iter().take(length).any(|word| !self.knows(word))
        };
        !std::ptr::eq(self, own) && (0..tokens.len()).any(says)
    }

    /// Is every clause of a line about something else than any order?
    pub(super) fn is_all_beside(&self, line: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let mut at = 0;
        while let Some(rest) = line.get(at..).filter(|rest| !rest.is_empty()) {
            let is_beside = |clause: &[Token<'_>]| {
                self.is_idle(clause, hearers) || self.is_beside(clause, hearers)
            };
            let ends = [sentence_end(rest), clause_end(rest)];
            let end = ends.into_iter().find(|&end| rest.get(..end).is_some_and(is_beside));
            let Some(end) = end else { return false };
            at += end;
        }
        true
    }

    /// Is the clause about something else than any order, however it begins? One word
    /// alone is too little to tell, a player's name may make it theirs, and a clause in
    /// another language may say anything, unless it has a word of everyday life in it.
    fn is_beside(&self, clause: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let matters = |rest: &[Token<'_>]| {
            let concerns = |token: &Token<'_>| (hearers.concerns)(&token.written.to_lowercase());
            rest.first().is_some_and(|token| token.is_somebody() || concerns(token))
        };
        let topical = self.topics.occurs(clause);
        // «And I collect the taxs»: a verb of few orders is about one of them.
        let does = |at: usize| {
            let verb = clause.get(at..).and_then(|rest| self.verbs.longest(rest));
            verb.is_some_and(|(_, verb)| verb.own && verb.stands_for.len() <= FEW)
        };
        clause.len() > 1
            && (topical || self.knows_enough(clause) && !(0..clause.len()).any(does))
            && !(0..clause.len()).any(|at| self.is_unreal(clause.get(at..).unwrap_or_default()))
            && self.is_free_of(clause, hearers, topical, &matters)
    }

    /// Is a word of another language a harmless one of this?
    fn is_own(&self, word: &Token<'_>, other: &Phrases) -> bool {
        let harmless = || {
            let listed = self.longest(slice::from_ref(word));
            matches!(listed, Some((1, Meaning::Harmless)))
        };
        !std::ptr::eq(self, other) && (self.is_common(word) || harmless())
    }

    /// Are so many of its words known that it must be in this language?
    fn knows_enough(&self, clause: &[Token<'_>]) -> bool {
        clause.iter().filter(|token| self.knows(token)).count() * 3 >= clause.len()
    }

    fn knows(&self, token: &Token<'_>) -> bool {
        self.is_common(token) || self.listed.has(&token.folded)
    }

    fn is_common(&self, token: &Token<'_>) -> bool {
        self.is_plain_word(token) || self.everyday.contains(&token.folded)
    }

    /// An ending says little of what is listed as a word, or may be a name: «family», «Molly».
    pub(super) fn is_plain_word(&self, token: &Token<'_>) -> bool {
        let named = token.written.starts_with(char::is_uppercase);
        !self.everyday.contains(&token.folded)
            && (self.plain.lists(&token.folded)
                || !named && self.plain.begins(slice::from_ref(token)))
    }

    /// Does it begin with what says that an order is not meant, or not yet?
    pub(super) fn is_unreal(&self, rest: &[Token<'_>]) -> bool {
        self.unreal_length(rest).is_some() || self.conditions.begins(rest)
    }

    /// The length of what says so here, in any language: «jest» is none in Polish.
    fn unreal_length(&self, rest: &[Token<'_>]) -> Option<usize> {
        let length = self.unreal_anywhere.longest(rest)?;
        let word = rest.first().filter(|_| length == 1 && !self.unreal.begins(rest));
        let is_own =
            |it: &Token<'_>| self.is_common(it) || self.describes.begins(slice::from_ref(it));
        (!word.is_some_and(is_own)).then_some(length)
    }

    /// The length of the phrase here that leaves an order open, takes it back or says that it is
    /// not meant. Such a phrase counts as a whole, however harmless its words are, and also where
    /// it goes on behind another: «I take it» and «back».
    pub(super) fn barrier(&self, rest: &[Token<'_>]) -> usize {
        let books = [&self.conditions, &self.unsettled];
        let length = self.longest(rest).map_or(1, |(length, _)| length);
        let ends = (0..length).filter_map(|at| {
            let rest = rest.get(at..)?;
            let lengths = books.iter().filter_map(|book| book.longest(rest));
            lengths.chain(self.unreal_length(rest)).max().map(|length| at + length)
        });
        ends.max().unwrap_or_default()
    }

    /// Does it mention nothing that orders are about, and nothing that could change one?
    pub(super) fn is_idle(&self, tokens: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        self.is_free_of(tokens, hearers, false, &|_| false)
    }

    /// The same, if in addition no word outside the lists `matters`. What is about everyday life
    /// may have numbers in it, and say no.
    fn is_free_of(
        &self,
        tokens: &[Token<'_>],
        hearers: &Hearers<'_>,
        topical: bool,
        matters: &dyn Fn(&[Token<'_>]) -> bool,
    ) -> bool {
        // «And after that the rates»: what comes next is one more thing to do, whatever it is.
        if !topical && self.goes_on(tokens) {
            return false;
        }
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let rest = tokens.get(at..).unwrap_or_default();
            let is_number = token.folded.chars().any(char::is_numeric);
            let everyday = || topical.then(|| self.everyday_word(rest)).flatten();
            if let Some(length) =
                self.idle_phrase(rest).or_else(|| self.everyday_number(rest)).or_else(everyday)
            {
                at += length;
                continue;
            }
            if self.barrier(rest) > self.longest(rest).map_or(1, |(length, _)| length) {
                return false;
            }
            at += match self.longest(rest) {
                // «The ships and the ducats».
                Some((1, Meaning::Harmless)) | None if matters(rest) => return false,
                Some((length, Meaning::Harmless | Meaning::Next)) => length,
                // «All week».
                Some((1, Meaning::All)) if rest.len() > 1 && at > 0 => 1,
                Some((_, Meaning::All | Meaning::Says(_) | Meaning::Claims(_))) => return false,
                None if token.is_somebody() => 1,
                None if is_number || is_negation(&token.folded) => return false,
                None if (hearers.begins_order)(&token.written.to_lowercase()) => return false,
                None if self.is_command(tokens, at, hearers) => return false,
                None if self.unsettles(rest) => return false,
                // «And then it's taxs for me» asks for one more thing.
                None if !self.knows(token) && is_nearly_heard(&token.folded, hearers) => {
                    return false;
                }
                None => 1,
            };
        }
        true
    }

    /// Does it begin with what stands between two orders, and say more than that?
    fn goes_on(&self, tokens: &[Token<'_>]) -> bool {
        let Some((length, Meaning::Next)) = self.longest(tokens) else { return false };
        let rest = tokens.get(length..).unwrap_or_default();
        !rest.is_empty() && !self.talk.begins(rest) && !self.topics.occurs(rest)
    }

    /// Does a command begin at this word, or is it of no use but in one?
    fn is_command(&self, tokens: &[Token<'_>], at: usize, hearers: &Hearers<'_>) -> bool {
        let inside = !begins_sentence(tokens, at);
        let everyday = |token: &&Token<'_>| inside && self.knows(token);
        let word = tokens.get(at).filter(|token| !everyday(token));
        word.is_some_and(|token| (hearers.begins_command)(&token.written.to_lowercase()))
    }

    /// Is the first of these no word of the game's, nor nearly one, and does it neither count, nor
    /// say no, nor name a player? «Ben bids»: what nobody knows may be who does it.
    pub(super) fn is_foreign(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let Some(token) = rest.first() else { return false };
        let begins = |token: &Token<'_>| (hearers.begins_order)(&token.written.to_lowercase());
        let does = rest.get(1).is_some_and(begins) && !self.knows(token);
        !(does
            || begins(token)
            || token.is_somebody()
            || token.folded.contains(char::is_numeric)
            || is_negation(&token.folded)
            || (hearers.concerns)(&token.written.to_lowercase())
            || is_nearly_heard(&token.folded, hearers))
    }

    fn idle_phrase(&self, rest: &[Token<'_>]) -> Option<usize> {
        self.idle.longest(rest)
    }

    /// What counts, says no or is said of everyday life among words about it.
    fn everyday_word(&self, rest: &[Token<'_>]) -> Option<usize> {
        let first = rest.first()?;
        if self.barrier(rest) > 0 {
            return None;
        }
        // «Sorry, 4, I'm on the bus» counts nothing of the bus.
        let counted = rest.get(1).is_some_and(|next| !first.ends_sentence && !is_parted(next));
        let is_number = first.folded.chars().all(char::is_numeric) || self.number(first).is_some();
        let is_count = is_number && counted;
        let is_no = is_negation(&first.folded);
        self.topics.longest(rest).or_else(|| (is_count || is_no).then_some(1))
    }

    /// «35 degrees», and the number of words.
    fn everyday_number(&self, rest: &[Token<'_>]) -> Option<usize> {
        self.number(rest.first()?)?;
        let behind = rest.get(1..)?;
        if behind.first().is_some_and(|next| next.before.starts_with('%')) {
            return Some(1);
        }
        let unit = self.units.longest(behind)?;
        Some(unit + 1)
    }

    /// Is what stands behind a number what it counts, which is nothing of the game?
    pub(super) fn is_counted(&self, rest: &[Token<'_>]) -> bool {
        !rest.first().is_some_and(is_parted) && self.topics.begins(rest)
    }

    /// Does what changes nothing tell of something? Courtesies, reasons and signatures don't.
    pub(super) fn tells(&self, aside: &[Token<'_>]) -> bool {
        let rest = aside.get(usize::from(aside.first().is_some_and(is_and))..).unwrap_or_default();
        let talk = self.talk.longest(rest);
        // «We picked our cherries» begins as courtesies do.
        let courteous = talk.and_then(|it| rest.get(it..)).is_some_and(|it| self.introduces(it));
        !courteous && !self.reasons.begins(aside) && !aside.iter().all(Token::is_somebody)
    }

    /// «My first action:».
    pub(super) fn introduces(&self, tokens: &[Token<'_>]) -> bool {
        let mut at = 0;
        while at < tokens.len() {
            let rest = tokens.get(at..).unwrap_or_default();
            let announced = self.announced.longest(rest);
            let harmless = match self.longest(rest) {
                Some((length, Meaning::Harmless)) => Some(length),
                Some((_, Meaning::All | Meaning::Next | Meaning::Says(_) | Meaning::Claims(_)))
                | None => None,
            };
            match announced.or(harmless) {
                Some(length) => at += length,
                None => return false,
            }
        }
        true
    }

    /// Does what begins here leave something open, for a reader of `own`? Danish «til» is no till.
    pub(super) fn unsettled_for(&self, own: &Phrases, rest: &[Token<'_>]) -> bool {
        self.unsettled.longest(rest).is_some_and(|length| {
            let word = rest.first().filter(|_| length == 1);
            !word.is_some_and(|word| own.is_own(word, self))
        })
    }

    /// Does a word of this language leave something open, for a reader of `own`? What joins
    /// orders is looked at where the line is read.
    pub(super) fn is_unsettled(&self, tokens: &[Token<'_>], own: &Phrases) -> bool {
        let mut at = 0;
        while at < tokens.len() {
            let rest = tokens.get(at..).unwrap_or_default();
            if let Some(length) = self.idle_phrase(rest) {
                at += length;
                continue;
            }
            at += match self.longest(rest) {
                Some((length, Meaning::Harmless)) => length,
                Some((_, Meaning::All | Meaning::Next | Meaning::Says(_) | Meaning::Claims(_)))
                | None
                    if self.unsettled_for(own, rest) =>
                {
                    return true;
                }
                Some((_, Meaning::All | Meaning::Next | Meaning::Says(_) | Meaning::Claims(_)))
                | None => 1,
            };
        }
        false
    }

    /// Does a reason leave what it is the reason of as it is? It may have numbers in it,
    /// and say no.
    fn is_settled(&self, tokens: &[Token<'_>]) -> bool {
        let counts = |it: &Token<'_>| self.number(it).is_some();
        // «Because Anna pays 5» has to be true.
        if tokens.iter().any(Token::is_somebody) && tokens.iter().any(counts)
            || self.compares_somebody(tokens)
        {
            return false;
        }
        let mut at = self.reasons.longest(tokens);
        while let Some(from) = at {
            let Some(token) = tokens.get(from) else { return true };
            let rest = tokens.get(from..).unwrap_or_default();
            let is_place = token.folded.contains(char::is_numeric)
                && token.folded.contains(char::is_alphabetic);
            at = Some(match self.longest(rest) {
                Some((length, Meaning::Harmless)) => from + length,
                Some((length, Meaning::Says(said))) if said.parse::<u32>().is_ok() => from + length,
                Some((_, Meaning::Says(_) | Meaning::Next | Meaning::All | Meaning::Claims(_))) => {
                    return false;
                }
                None if is_negation(&token.folded) => from + 1,
                None if is_place || self.unsettles(rest) => return false,
                None => from + 1,
            });
        }
        false
    }

    /// Does a word here leave something open, take it back, or put it into somebody's
    /// mouth?
    pub(super) fn unsettles(&self, rest: &[Token<'_>]) -> bool {
        Self::joins_or_quotes(rest) || self.unsettled.begins(rest)
    }

    fn joins_or_quotes(rest: &[Token<'_>]) -> bool {
        const JOINING: [Keyword; 3] = [Keyword::If, Keyword::Else, Keyword::Or];
        let words: Vec<&str> = rest.iter().map(|token| token.folded.as_str()).collect();
        let quoted = |token: &Token<'_>| {
            token.before.contains(['?', '"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}'])
        };
        keyword(&words, &JOINING).is_some() || rest.first().is_some_and(quoted)
    }

    /// «If 4 is free, bid 4»: the amount said again, which the rules look at anyway.
    fn same_again(&self, tokens: &[Token<'_>], at: usize) -> Option<usize> {
        let rest = tokens.get(at..)?;
        self.again.iter().find_map(|words| {
            let said = rest.get(..words.len())?;
            let mut number = None;
            for (token, word) in said.iter().zip(words) {
                if word == NUMBER {
                    number = Some(self.number(token)?);
                } else if token.folded != *word {
                    return None;
                }
            }
            let others = tokens.iter().take(at).chain(tokens.iter().skip(at + words.len()));
            let others: Vec<u32> = others.filter_map(|token| self.number(token)).collect();
            let only = !others.is_empty() && others.iter().all(|other| Some(*other) == number);
            only.then_some(words.len())
        })
    }

    pub(super) fn number(&self, token: &Token<'_>) -> Option<u32> {
        let listed = || match self.longest(slice::from_ref(token)) {
            Some((_, Meaning::Says(said))) => said.parse().ok(),
            Some((_, Meaning::Harmless | Meaning::All | Meaning::Next | Meaning::Claims(_)))
            | None => None,
        };
        token.folded.parse().ok().or_else(listed)
    }
}

/// A verb that stands for no more orders than these stands for little else.
const FEW: usize = 2;

/// A clause of so many words is no mere sorry.
const LONG: usize = 3;

/// Stands for any number in a phrase; no word, since the lists hold folded words.
pub(super) const NUMBER: &str = "nnn";

fn is_and(token: &Token<'_>) -> bool {
    keyword(&[&token.folded], &[Keyword::And]).is_some()
}

/// Does a mark part this word from the one before it?
fn opens_clause(tokens: &[Token<'_>], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    before.is_some_and(|before| before.ends_sentence) || tokens.get(at).is_some_and(is_parted)
}

pub(super) fn is_parted(token: &Token<'_>) -> bool {
    let marks = [',', ';', '(', ')', '\u{2013}', '\u{2014}'];
    token.before.contains(marks) || token.before.trim() == "-" && token.before.len() > 1
}

/// The number of words up to the next mark.
fn clause_end(tokens: &[Token<'_>]) -> usize {
    let sentence = sentence_end(tokens);
    let parted = tokens.iter().take(sentence).skip(1).position(is_parted);
    parted.map_or(sentence, |at| at + 1)
}

fn sentence_end(tokens: &[Token<'_>]) -> usize {
    let end = tokens.iter().position(|token| token.ends_sentence);
    end.map_or(tokens.len(), |at| at + 1)
}

/// Is it a word of the game with one slip?
fn is_nearly_heard(word: &str, hearers: &Hearers<'_>) -> bool {
    /// Shorter words are one slip away from too many others.
    const SHORTEST: usize = 4;
    (SHORTEST..=LONGEST).contains(&word.chars().count())
        && one_slip_away(word).any(|word| hearers.hear(&word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::spoken::{Others, Spoken};

    #[test]
    fn a_reason_before_so_is_left_out() {
        let verbs = |word: &str| matches!(word, "bid" | "pass");
        let hearers =
            Hearers { begins_order: &verbs, concerns: &verbs, begins_command: &|_| false };
        let spoken = Spoken::of("verbs = [\"bid\"]").unwrap();
        let said = |language: &str, line: &str| {
            let said = spoken.orders(line, language, &[], &hearers, Others::Kept)?;
            Some(said.into_iter().map(|it| it.text).collect::<Vec<_>>().join("; "))
        };
        for (language, line, order) in [
            ("en", "I like it better over there, so bid 4", "bid 4"),
            ("fr", "il fait trop chaud chez nous, donc bid 4", "bid 4"),
            ("pl", "u nas jest bardzo gorąco, więc bid 4", "bid 4"),
        ] {
            assert_eq!(said(language, line).as_deref(), Some(order), "{line}");
        }
        // What counts, joins or takes back is no mere reason.
        for line in [
            "I like 3 of them better, so bid 4",
            "I like this or that better, so bid 4",
            "I would like it if it were so, so bid 4",
            "first pass with it please, so bid 4",
        ] {
            assert_ne!(said("en", line).as_deref(), Some("bid 4"), "{line}");
        }
    }

    #[test]
    fn what_is_said_about_an_order_is_no_talk() {
        let verbs = |word: &str| word == "bid";
        let commands = |word: &str| matches!(word, "back" | "undo" | "wait");
        let hearers = Hearers { begins_order: &verbs, concerns: &verbs, begins_command: &commands };
        let spoken = Spoken::of("verbs = [\"bid\"]").unwrap();
        for (language, line, beside) in [
            ("en", "grandma sends her love", true),
            ("en", "my phone is at 3% again", true),
            ("en", "my brother typed this", false),
            ("en", "confirmation will follow", false),
            // A command's word inside a sentence is an everyday one, unless it is nothing else.
            ("en", "I am back from the dentist", true),
            ("en", "undo what the dentist did", false),
            ("en", "the dentist would undo it", false),
            // Half of a phrase that takes something back is not hidden by another.
            ("en", "I take it back", false),
            ("en", "in another game", false),
            ("pl", "brat to napisał", false),
            ("pl", "potwierdzenie wkrótce", false),
            ("fr", "je me demande", false),
            ("da", "i et andet spil", false),
            ("es", "me desdigo", false),
            ("es", "sujeto a cambios", false),
        ] {
            assert_eq!(spoken.is_idle(line, &[language], &[], &hearers), beside, "{line}");
        }
    }
}
