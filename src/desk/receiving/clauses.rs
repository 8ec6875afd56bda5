//! The clauses of a mail, what they name, and the answers that are legal now, taken apart: what
//! the readers of a mail in other words compare.

use super::{
    At,
    spoken::{gives_away, is_number},
};
use crate::engine::{
    plan::keywords::{Keyword, keyword},
    spoken::{Heard, Note, Parted, Piece},
    words::fold,
};
use std::{collections::BTreeSet, slice};

/// Behind it stands the player at whose board something is done.
const SPYING: &str = "espionage";

/// More words than that say more than no.
const NO: usize = 7;

/// What any answer may be called.
const GENERIC: [&str; 3] = ["action", "colonie", "tile"];

/// What a bid is counted in. «5 coconuts» are something else.
const MONEY: [&str; 2] = ["escudo", "ducat"];

/// The verbs, by their stems, of who doesn't do something: contrary to any other answer.
const UNDOING: [&str; 5] = ["hold", "pas", "decline", "skip", "done"];

/// Verbs, by their stems, of who leaves alone what is named beside them.
const LEAVING: [&str; 6] = ["decline", "drop", "hold", "nothing", "pas", "skip"];

/// Verbs, by their stems, of which people say one for the other, where only one of them answers:
/// «I offer five» bids.
const OFFERS: [&str; 2] = ["bid", "propose"];

/// What stands before somebody who gives something.
const FROM: [&str; 5] = ["from", "od", "de", "fra", "ode"];

/// Numbers that orders have in words: «play five ducats».
const COUNTS: [(&str, &str); 2] = [("2", "two"), ("5", "five")];

/// The number that is an article in some languages.
const ONE: &str = "1";

/// What makes a plan of an order.
const OF_PLANS: [Keyword; 13] = [
    Keyword::If,
    Keyword::Else,
    Keyword::Or,
    Keyword::Default,
    Keyword::AskMe,
    Keyword::ThenAskMe,
    Keyword::EveryRound,
    Keyword::UntilRound,
    Keyword::FromRound,
    Keyword::OrMore,
    Keyword::OrLess,
    Keyword::AtLeast,
    Keyword::AtMost,
];

/// A signature has no more words than that.
const SIGNATURE: usize = 4;

/// A legal answer, taken apart.
pub(super) struct Answer {
    /// In canonical form.
    pub(super) text: String,
    pub(super) verb: String,
    /// What it names besides.
    pub(super) names: Vec<String>,
    /// The numbers behind such names, which may be left out: «clove1».
    sizes: Vec<String>,
    /// What else is true of it: what lies where it marks, the price of what it accepts.
    details: Vec<String>,
}

/// How well some words name an answer, the best last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// By what it is done with.
    Thing,
    /// By its verb, beside one of everyday language that stands for others: «I move up on harvest»
    /// harvests nothing.
    Verb,
    /// By its verb.
    Whole,
}

/// What some words name.
#[derive(Default)]
pub(super) struct Named {
    /// Each with what it may be in the canonical notation.
    pub(super) all: Vec<Vec<String>>,
    /// Verbs that a word of everyday language may stand for.
    pub(super) does: Vec<String>,
    /// Words of the game that no answer has.
    pub(super) beside: Vec<Vec<String>>,
    /// Those that are counted.
    units: Vec<Vec<String>>,
}

/// A sentence, or a clause of one.
pub(super) struct Clause<'p> {
    pub(super) pieces: &'p [Piece],
    /// Is it a question?
    pub(super) asks: bool,
}

/// A word with a number behind it, as two: «clove1».
fn split_label(word: &str) -> (&str, Option<&str>) {
    let at = word.find(|it: char| !it.is_alphabetic()).unwrap_or(word.len());
    let (letters, number) = word.split_at_checked(at).unwrap_or((word, ""));
    let labelled = !number.is_empty() && is_number(number);
    // Squares and segments are one.
    let long = letters.chars().nth(1).is_some();
    if long && labelled { (letters, Some(number)) } else { (word, None) }
}

/// Is it a verb of who leaves something?
pub(super) fn leaves(word: &[String]) -> bool {
    word.iter().any(|it| LEAVING.contains(&it.as_str()))
}

/// Singular and plural are the same.
pub(super) fn stem(word: &str) -> String {
    word.strip_suffix('s').filter(|it| it.len() > 2).unwrap_or(word).to_owned()
}

pub(super) fn words_of(order: &str) -> impl Iterator<Item = &str> {
    order.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty())
}

impl Answer {
    pub(super) fn of(text: String) -> Option<Answer> {
        let mut words = words_of(&text);
        let verb = stem(words.next()?);
        let (mut names, mut sizes) = (Vec::new(), Vec::new());
        for (word, size) in words.map(split_label) {
            names.push(stem(word));
            sizes.extend(size.map(str::to_owned));
        }
        Some(Answer { text, verb, names, sizes, details: Vec::new() })
    }

    /// All its words.
    fn parts(&self) -> impl Iterator<Item = &String> {
        self.names.iter().chain(&self.sizes).chain([&self.verb])
    }

    /// Is one of its words among what a word may be?
    fn has_part(&self, word: &[String]) -> bool {
        self.parts().any(|it| word.contains(it))
    }

    /// Is what a word may be true of it, though no part?
    pub(super) fn has_detail(&self, word: &[String]) -> bool {
        self.details.iter().any(|it| word.contains(it))
    }

    /// Is what a word may be a part of it, or true of it?
    pub(super) fn has(&self, word: &[String]) -> bool {
        self.has_part(word) || self.has_detail(word)
    }

    /// What these players give for it, all together.
    fn given_by(&self, payers: &[String]) -> Option<u32> {
        let next = |who: &String| {
            let at = self.details.iter().position(|it| it == who)?;
            self.details.get(at.checked_add(1)?)?.parse::<u32>().ok()
        };
        payers.iter().map(next).sum()
    }

    /// Is it a player who gives something for it?
    fn is_given_by(&self, who: &String) -> bool {
        !is_number(who)
            && !MONEY.contains(&who.as_str())
            && self.given_by(slice::from_ref(who)).is_some()
    }

    /// What all players together give for it.
    fn gets(&self) -> u32 {
        let players: BTreeSet<&String> =
            self.details.iter().filter(|it| self.is_given_by(it)).collect();
        let players: Vec<String> = players.into_iter().cloned().collect();
        self.given_by(&players).unwrap_or_default()
    }

    /// Is it nothing but a verb?
    pub(super) fn is_verb(&self) -> bool {
        self.names.is_empty()
    }

    /// Does whoever does it have less? Then «I want the pepper» is something else.
    pub(super) fn gives_away(&self) -> bool {
        gives_away(&self.verb)
    }

    /// Does it offer an amount in an auction?
    pub(super) fn is_offer(&self) -> bool {
        self.verb == "bid" || self.verb == "buy"
    }

    /// Is its number all that tells it from others with its verb?
    pub(super) fn is_amount(&self) -> bool {
        self.names.iter().all(|it| is_number(it))
    }
}

/// The legal answers, and all words that are in one.
pub(super) struct Answers {
    pub(super) all: Vec<Answer>,
    words: BTreeSet<String>,
    /// What the question is about besides.
    subject: BTreeSet<String>,
}

impl Answers {
    pub(super) fn of(
        texts: Vec<String>,
        subject: &[String],
        details: &[(String, String)],
    ) -> Answers {
        let mut all: Vec<Answer> = texts.into_iter().filter_map(Answer::of).collect();
        for (of, details) in details {
            let words = || words_of(details).map(|it| stem(split_label(it).0));
            for answer in all.iter_mut().filter(|it| it.parts().any(|part| *part == stem(of))) {
                answer.details.extend(words());
            }
        }
        let words = all.iter().flat_map(|it| it.parts().cloned()).collect();
        let subject = subject.iter().flat_map(|it| words_of(it)).map(split_label);
        let subject = subject.map(|(word, _)| stem(word)).collect();
        Answers { all, words, subject }
    }

    /// An order, with what is true of the answers that it is made of.
    pub(super) fn answer(&self, order: &str) -> Option<Answer> {
        let mut answer = Answer::of(order.to_owned())?;
        let parts: Vec<&str> = order.split(", ").collect();
        let of = self.all.iter().filter(|it| parts.contains(&it.text.as_str()));
        answer.details = of.flat_map(|it| it.details.clone()).collect();
        Some(answer)
    }

    /// Does an answer name this player? Whoever is red has nothing to do with red ducats.
    fn names_player(&self, who: &str) -> bool {
        let who = stem(who);
        self.all.iter().any(|it| {
            let mut pairs = it.names.iter().zip(it.names.iter().skip(1));
            pairs.any(|(name, next)| name == SPYING && *next == who)
        })
    }

    /// Does every answer with this verb have this word as often? Of a single one nobody can tell.
    fn is_common(&self, answer: &Answer, word: &str) -> bool {
        let often = |it: &Answer| it.names.iter().filter(|name| *name == word).count();
        let same = |it: &&Answer| it.verb == answer.verb;
        self.all.iter().filter(same).count() > 1
            && self.all.iter().filter(same).all(|it| often(it) == often(answer))
    }

    /// Is there an answer with this verb?
    pub(super) fn has_verb(&self, verb: &str) -> bool {
        self.all.iter().any(|it| it.verb == verb)
    }

    /// Do these words leave nothing of an answer open? «The one with ginger» may be taken for
    /// either of its spices.
    pub(super) fn is_told_by(&self, answer: &Answer, said: &[Vec<String>]) -> bool {
        let mut left: Vec<&Vec<String>> = said.iter().collect();
        answer.names.iter().all(|name| {
            let at = left.iter().position(|it| it.contains(name));
            at.map(|at| left.swap_remove(at)).is_some() || self.is_common(answer, name)
        }) || self.has_only(answer, said)
    }

    /// Is it the only answer of which all this is true? «The cinnamon», where one lies.
    pub(super) fn has_only(&self, answer: &Answer, said: &[Vec<String>]) -> bool {
        let mut having = self.all.iter().filter(|it| said.iter().all(|word| it.has(word)));
        !said.is_empty()
            && having.next().is_some_and(|it| it.text == answer.text)
            && having.next().is_none()
    }

    /// The one answer that has all these words, and no other word that tells it from the rest.
    pub(super) fn named(&self, named: &Named, stakes: bool) -> Option<(&Answer, bool)> {
        let fits = |answer| Some((answer, self.fits(answer, named, stakes)?));
        let fitting: Vec<_> = self.all.iter().filter_map(fits).collect();
        let best = fitting.iter().map(|(_, fit)| *fit).max()?;
        let found: Vec<&Answer> =
            fitting.iter().filter(|(_, fit)| *fit == best).map(|(it, _)| *it).collect();
        let only = if let [only] = found.as_slice() {
            *only
        } else {
            // «I choose the nutmeg», which lies at one place alone.
            let has_things = |it: &&&Answer| {
                let mut things =
                    named.beside.iter().filter(|word| !word.contains(&it.verb)).peekable();
                things.peek().is_some() && things.all(|word| it.has_detail(word))
            };
            let mut having = found.iter().filter(has_things);
            having.next().filter(|_| having.next().is_none())?
        };
        Some((only, best > Fit::Thing))
    }

    /// How these words name this answer, if they do.
    fn fits(&self, answer: &Answer, named: &Named, stakes: bool) -> Option<Fit> {
        let mut left: Vec<&String> = answer.names.iter().collect();
        let mut sizes: Vec<&String> = answer.sizes.iter().collect();
        let (mut verb, mut told) = (named.does.contains(&answer.verb), 0);
        for word in &named.all {
            if let Some(at) = left.iter().position(|it| word.contains(*it)) {
                left.remove(at);
                told += 1;
            } else if let Some(at) = sizes.iter().position(|size| word.contains(size)) {
                sizes.remove(at);
            } else if word.contains(&answer.verb) {
                verb = true;
            } else if !answer.has_detail(word) {
                return None;
            }
        }
        // «The red tile» tells nothing, if all that can be used is red.
        let tells = |name: &&String| !left.contains(name) && !self.is_common(answer, name);
        let rest = left.is_empty()
            || answer.names.iter().any(|name| tells(&name))
                && left.iter().all(|it| self.is_common(answer, it));
        // A number alone is nothing but a number, unless it is said to be offered.
        if !rest || !verb && (told == 0 || !stakes && answer.is_amount()) {
            return None;
        }
        let does = named.does.is_empty() || named.does.contains(&answer.verb);
        Some(match (verb, does) {
            (true, true) => Fit::Whole,
            (true, false) => Fit::Verb,
            (false, _) => Fit::Thing,
        })
    }
}

impl Named {
    /// Is all of it a part of this answer? With `other` verbs people do the same, where no
    /// answer has them: «I plant the flag on z3».
    pub(super) fn is_of(&self, answer: &Answer, other: &[String]) -> bool {
        let is_other = |word: &Vec<String>| word.iter().any(|it| other.contains(it));
        !self.all.is_empty()
            && self.all.iter().all(|word| answer.has(word))
            && (!self.counts_details(answer) || self.does(answer, other))
            && self.beside.iter().all(|word| is_other(word) || answer.has_detail(word))
            && self.counts_money()
    }

    /// Is it nothing but these verbs, in words that no answer has? «No canal».
    pub(super) fn is_only(&self, verbs: &[String]) -> bool {
        let is_verb = |word: &Vec<String>| word.iter().any(|it| verbs.contains(it));
        self.all.is_empty() && !self.beside.is_empty() && self.beside.iter().all(is_verb)
    }

    /// Is it nothing but what is true of this answer?
    pub(super) fn is_about(&self, answer: &Answer) -> bool {
        self.all.is_empty()
            && !self.beside.is_empty()
            && self.beside.iter().all(|it| answer.has_detail(it))
    }

    /// Has it a number that is no part of this answer, though true of it? «Three for s23» may
    /// repeat an offer or take it.
    pub(super) fn counts_details(&self, answer: &Answer) -> bool {
        let is_detail =
            |word: &Vec<String>| word.iter().any(|it| is_number(it)) && !answer.has_part(word);
        self.all.iter().any(is_detail)
    }

    /// Has it a verb of who leaves something, where no answer is one? «I don't need colonists».
    pub(super) fn leaves(&self) -> bool {
        self.beside.iter().any(|word| leaves(word))
    }

    /// Does it count nothing but money?
    pub(super) fn counts_money(&self) -> bool {
        self.units.iter().flatten().all(|unit| MONEY.contains(&unit.as_str()))
    }

    /// Is the verb of this answer said, or one with which people do the same?
    pub(super) fn says_verb(&self, answer: &Answer, other: &[String]) -> bool {
        let is_verb = |it: &String| *it == answer.verb || other.contains(it);
        self.all.iter().chain(&self.beside).flatten().any(is_verb)
    }

    /// Is that verb said, or one of everyday language that stands for it?
    fn does(&self, answer: &Answer, other: &[String]) -> bool {
        self.does.contains(&answer.verb) || self.says_verb(answer, other)
    }

    /// Does it name anything of the game, besides what the question is about?
    pub(super) fn is_any(&self) -> bool {
        !self.all.is_empty() || !self.beside.is_empty()
    }

    /// Is it nothing but an amount?
    pub(super) fn is_amount(&self) -> bool {
        let amounts = self.all.iter().chain(&self.beside);
        !self.all.is_empty() && amounts.into_iter().all(|word| word.iter().any(|it| is_number(it)))
    }
}

/// Has it a word that joins orders into plans, or limits one?
fn is_of_plans(written: &str) -> bool {
    let words: Vec<String> = written.split_whitespace().map(fold).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    keyword(&words, &OF_PLANS).is_some()
}

/// The verbs of orders that a piece may stand for.
fn doing(piece: &Piece) -> impl Iterator<Item = String> + '_ {
    piece.does.iter().map(|verb| stem(verb))
}

/// So many of these nobody knows.
pub(super) fn foreign(pieces: &[Piece]) -> usize {
    pieces.iter().filter(|it| it.heard == Heard::Foreign).count()
}

/// May one of these be the object or the doer of a verb, or make another verb of it?
pub(super) fn may_matter(pieces: &[Piece]) -> bool {
    pieces.iter().any(|it| matches!(it.heard, Heard::Foreign | Heard::Everyday))
}

impl<'p> Clause<'p> {
    /// What is asked for to be done: «could you», and what follows. Many leave out the mark.
    pub(super) fn requested(&self) -> Option<Clause<'p>> {
        let requests = |it: &Piece| it.notes.contains(&Note::Requests);
        let at = self.pieces.iter().position(|it| it.heard != Heard::Harmless || requests(it))?;
        let asked = self.pieces.get(at..).filter(|it| it.first().is_some_and(requests))?;
        let asking =
            |it: &Piece| requests(it) || matches!(it.heard, Heard::Open | Heard::Describes);
        let from = asked.iter().position(|it| !asking(it))?;
        asked.get(from..).map(|pieces| Clause { pieces, asks: false })
    }

    /// A whole sentence.
    pub(super) fn of(pieces: &'p [Piece], sentence: &str) -> Clause<'p> {
        Clause { pieces, asks: sentence.contains('?') }
    }

    /// Has it more than courtesies and names? «It is what Ben wants».
    pub(super) fn says_something(&self) -> bool {
        self.pieces
            .iter()
            .any(|it| matches!(it.heard, Heard::Plain | Heard::Everyday | Heard::Does))
    }

    /// Is something wanted or asked for in it?
    pub(super) fn wants_something(&self) -> bool {
        [Note::FirstPerson, Note::Stakes, Note::Commits].into_iter().any(|it| self.is(it))
    }

    /// Does it ask for something, or offer it?
    pub(super) fn asks_or_offers(&self) -> bool {
        self.is(Note::Stakes) || self.is(Note::Commits)
    }

    /// Does it keep, refuse or give away, where this answer does not? «I decline s9» accepts
    /// nothing there.
    pub(super) fn is_contrary(&self, answer: &Answer) -> bool {
        let mut does = self.pieces.iter().filter(|it| it.heard == Heard::Does);
        does.any(|it| {
            let undoes = doing(it).any(|verb| UNDOING.contains(&verb.as_str()));
            let gives_away = !it.does.is_empty() && doing(it).all(|verb| gives_away(&verb));
            (undoes || gives_away) && !doing(it).any(|verb| verb == answer.verb)
        })
    }

    /// Has it verbs of everyday language, and none that stands for this answer? «I turn s9 down».
    pub(super) fn does_otherwise(&self, named: &Named, answer: &Answer) -> bool {
        self.has(&Heard::Does) && !named.does(answer, &[])
    }

    /// Does the writer say of themselves that they do this answer, which is nothing but a verb,
    /// and name beside it only what it is about? «I pass on to say hello» says more, and «I hide»
    /// is no «I keep it» without what is kept.
    pub(super) fn does_alone(&self, named: &Named, answer: &Answer) -> bool {
        let does = |it: &Piece| doing(it).any(|verb| verb == answer.verb);
        let is_order = |it: &Piece| matches!(it.heard, Heard::Order(_));
        let Some(at) = self.pieces.iter().position(|it| does(it) || is_order(it)) else {
            return false;
        };
        let (before, behind) = self.pieces.split_at_checked(at).unwrap_or_default();
        let phrase = |it: &Piece| it.written.trim().contains(' ') && it.notes.contains(&Note::Acts);
        let says_who = behind.first().is_some_and(phrase)
            || self.pieces.first().is_some_and(|it| it.notes.contains(&Note::Acts));
        // «I prefer to keep it».
        let opens = |it: &Piece| {
            it.heard == Heard::Harmless
                || matches!(it.heard, Heard::Plain | Heard::Does) && it.notes.contains(&Note::Acts)
                // «My extra canal I don't use yet» says who does it.
                || it.heard == Heard::Plain && says_who
        };
        let article =
            |it: &Piece| it.heard == Heard::Harmless && it.written.split_whitespace().count() == 1;
        let named_at = behind.iter().rposition(is_order);
        let about = |(at, it): (usize, &Piece)| {
            // «I pay the colonist that is lacking in Quilon».
            let leads_there = named_at.is_some_and(|named_at| at < named_at)
                && matches!(it.heard, Heard::Plain | Heard::Harmless);
            let is_somebody = matches!(it.heard, Heard::Somebody(_));
            article(it) || leads_there || does(it) || is_order(it) || is_somebody
        };
        let names_it = || named.all.iter().chain(&named.beside).any(|word| answer.has_detail(word));
        let said = named.says_verb(answer, &[]) || named.does.contains(&answer.verb) && names_it();
        let trails = behind.last().is_some_and(|it| it.heard == Heard::Harmless);
        self.is(Note::Acts)
            && said
            && !trails
            && before.iter().all(opens)
            && behind.iter().enumerate().all(about)
            && self.people().all(|who| answer.details.contains(&stem(who)))
    }

    /// Is it words of this answer, and courtesies? «A recaudar impuestos».
    pub(super) fn says_only(&self, named: &Named, answer: &Answer) -> bool {
        let is_word = |it: &Piece| matches!(it.heard, Heard::Order(_) | Heard::Harmless);
        !named.all.is_empty()
            && named.beside.is_empty()
            && named.all.iter().all(|word| answer.has_part(word))
            && self.pieces.iter().all(is_word)
    }

    pub(super) fn has(&self, heard: &Heard) -> bool {
        self.pieces.iter().any(|it| it.heard == *heard)
    }

    /// Does it say how something is now, and not what the writer does? «It is wet there already».
    pub(super) fn says_how_it_is(&self) -> bool {
        let describes = |it: &&Piece| it.heard == Heard::Describes;
        let mut describing = self.pieces.iter().filter(describes).peekable();
        describing.peek().is_some()
            && describing.all(|it| !it.notes.contains(&Note::Unmeant))
            && !self.is(Note::FirstPerson)
            && !self.has(&Heard::Open)
    }

    /// Does everybody in it whom an answer is about give as much as it says, if it says so? «Anna
    /// pays 2 and Dora 1», «2 from Anna», or both of them 3.
    pub(super) fn pays_as(&self, answer: &Answer) -> bool {
        let mut payers: Vec<String> = Vec::new();
        self.pieces.iter().enumerate().all(|(at, it)| {
            payers.extend(it.heard.somebody().map(stem));
            let Heard::Order(words) = &it.heard else { return true };
            let Some(sum) = words.iter().find(|it| is_number(it)) else { return true };
            let is_sum = |payers: &[String]| {
                let of = payers.iter().filter(|who| answer.details.contains(who)).cloned();
                let of: Vec<String> = of.collect();
                of.is_empty() || answer.given_by(&of) == sum.parse().ok()
            };
            let is_so = if payers.is_empty() {
                let behind = self.pieces.iter().skip(at).filter_map(|it| it.heard.somebody());
                let behind: Vec<String> = behind.map(stem).collect();
                is_sum(behind.get(..1).unwrap_or_default()) || is_sum(&behind)
            } else {
                is_sum(&payers)
            };
            payers.clear();
            is_so
        })
    }

    /// Do those who are said to give most, or better than others, do so for this answer? «Ben pays
    /// best, so s23» may mean another.
    pub(super) fn compares_rightly(&self, answer: &Answer, answers: &Answers) -> bool {
        // «Because Ben doesn't pay more».
        if !self.is(Note::Most) || self.has(&Heard::Turns) {
            return true;
        }
        let words = self.pieces.iter().flat_map(|it| match &it.heard {
            Heard::Order(words) => words.clone(),
            other => other.somebody().map(str::to_owned).into_iter().collect(),
        });
        let named: BTreeSet<String> = words.map(|it| stem(&it)).collect();
        let give = |to: &Answer| -> Vec<String> {
            named.iter().filter(|who| to.is_given_by(who)).cloned().collect()
        };
        let payers = give(answer);
        if payers.is_empty() {
            return answers.all.iter().all(|other| give(other).is_empty());
        }
        let given = answer.given_by(&payers).unwrap_or_default();
        answers.all.iter().all(|other| other.text == answer.text || other.gets() < given)
    }

    /// Does the writer say that they do this to or for somebody whom it is about? «Ben, I offer you
    /// 6», where Ben sells; but not «Ben offers 6», nor what comes from Ben.
    pub(super) fn is_to(&self, answer: &Answer, who: &str) -> bool {
        let at = self.pieces.iter().position(|it| it.heard.somebody() == Some(who));
        let before = at.and_then(|at| at.checked_sub(1)).and_then(|at| self.pieces.get(at));
        let is_from = before.is_some_and(|it| FROM.contains(&fold(it.written.trim()).as_str()));
        let leads = at == Some(0) && self.pieces.get(1).is_some_and(|it| it.parted == Parted::No);
        let own = if leads { self.is(Note::Stakes) } else { self.wants_something() };
        own && !is_from && answer.has_detail(&[stem(who)])
    }

    /// Is this to be noted of a piece of it?
    pub(super) fn is(&self, note: Note) -> bool {
        self.pieces.iter().any(|it| it.notes.contains(&note))
    }

    /// The same of its first piece.
    pub(super) fn begins_with(&self, note: Note) -> bool {
        self.pieces.first().is_some_and(|it| it.notes.contains(&note))
    }

    /// Who is named in it.
    pub(super) fn people(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|piece| piece.heard.somebody())
    }

    /// As it was written, without the marks before it.
    pub(super) fn text(&self) -> String {
        let text: String = self.pieces.iter().map(|it| it.written.as_str()).collect();
        text.trim_start_matches(|it: char| !it.is_alphanumeric()).to_owned()
    }

    /// Does it ask, say no, or leave something open?
    pub(super) fn may_turn(&self) -> bool {
        self.asks || self.has(&Heard::Open) || self.has(&Heard::Turns)
    }

    /// Does it count something that nobody knows? «Two drinks».
    pub(super) fn counts(&self) -> bool {
        let numbers = |it: &Piece| matches!(&it.heard, Heard::Order(words) if words.last().is_some_and(|it| is_number(it)));
        let pairs = self.pieces.iter().zip(self.pieces.iter().skip(1));
        let unknown = |it: &Piece| may_matter(slice::from_ref(it)) && it.parted == Parted::No;
        pairs.filter(|(it, _)| numbers(it)).any(|(_, next)| unknown(next))
    }

    /// Has it nothing but words of orders, as a list puts them?
    pub(super) fn has_only_orders(&self) -> bool {
        let phrase =
            |it: &Piece| matches!(it.heard, Heard::Order(_)) && it.written.trim().contains(' ');
        self.pieces.iter().all(phrase)
    }

    /// Is it nothing but a no?
    pub(super) fn is_no(&self) -> bool {
        !self.asks && self.pieces.iter().all(|it| it.heard == Heard::Turns)
    }

    /// Does it say no to what is no order, or to nothing in particular? «No thanks, not at that
    /// price, I pass». Who then says what they do means that.
    pub(super) fn is_mere_no(&self, at: &At<'_>, answers: &Answers) -> bool {
        // «Assuming that nobody minds» begins with something else.
        let mut says = self.pieces.iter().filter(|it| it.heard != Heard::Harmless);
        says.next().is_some_and(|it| it.heard == Heard::Turns)
            && !self.asks
            && !self.has(&Heard::Open)
            && self.people().next().is_none()
            && self.pieces.len() <= NO
            && !self.names(at, answers)
    }

    /// Does it say nothing but a part of what was found beside it?
    pub(super) fn repeats(&self, at: &At<'_>, answers: &Answers, answer: &Answer) -> bool {
        let named = self.named(at, answers);
        !named.all.is_empty()
            && named.beside.is_empty()
            && named.all.iter().all(|word| answer.has_part(word))
            && !self.may_turn()
            && !may_matter(self.pieces)
            && !self.has(&Heard::Describes)
    }

    /// The writer's name, and at most a word or two of regards.
    pub(super) fn is_signature(&self, writer: &str) -> bool {
        let is_word = |it: &Piece| {
            matches!(
                it.heard,
                Heard::Harmless
                    | Heard::Plain
                    | Heard::Everyday
                    | Heard::Foreign
                    | Heard::Somebody(_)
            )
        };
        self.pieces.len() <= SIGNATURE
            && self.pieces.iter().all(is_word)
            && self.people().last().is_some_and(|who| who == writer)
    }

    /// Is it spoken to somebody at the table? «Ben, bid 4» may be for Ben to do.
    pub(super) fn calls_somebody(&self) -> bool {
        let [first, second, ..] = self.pieces else { return false };
        matches!(first.heard, Heard::Somebody(_)) && second.parted != Parted::No
    }

    /// Does it name somebody, and say more than a courtesy?
    pub(super) fn tells_of_somebody(&self) -> bool {
        self.people().next().is_some() && !self.is_harmless()
    }

    /// Courtesies, and the names of those they are for.
    pub(super) fn is_harmless(&self) -> bool {
        let harmless = |it: &Piece| {
            matches!(
                it.heard,
                Heard::Harmless | Heard::Plain | Heard::Everyday | Heard::Does | Heard::Somebody(_)
            )
        };
        !self.asks && self.pieces.iter().all(harmless)
    }

    /// Does it tell nothing?
    pub(super) fn is_courtesy(&self) -> bool {
        let says_nothing = |it: &Piece| matches!(it.heard, Heard::Harmless | Heard::Somebody(_));
        !self.asks && self.pieces.iter().all(says_nothing)
    }

    /// Is it a number, and nothing besides that says anything? «The eleven».
    pub(super) fn is_bare_number(&self) -> bool {
        let counts = |it: &Piece| matches!(&it.heard, Heard::Order(words) if words.iter().all(|word| is_number(word)));
        let may_be = |it: &Piece| counts(it) || it.heard == Heard::Harmless;
        self.pieces.iter().any(counts) && self.pieces.iter().all(may_be)
    }

    /// Its clauses, as marks part them.
    pub(super) fn clauses(&self) -> Vec<Clause<'p>> {
        let mut clauses = Vec::new();
        let mut from = 0;
        for at in 1..=self.pieces.len() {
            let ends = self.pieces.get(at).is_none_or(|it| it.parted != Parted::No);
            if !ends {
                continue;
            }
            let asks = self.pieces.get(at).map_or(self.asks, |it| it.parted == Parted::ByQuestion);
            clauses.extend(self.pieces.get(from..at).map(|pieces| Clause { pieces, asks }));
            from = at;
        }
        clauses
    }

    /// What it names, in the canonical notation.
    pub(super) fn named(&self, at: &At<'_>, answers: &Answers) -> Named {
        let mut named = Named::default();
        // A signature names nobody.
        let orders = self.pieces.iter().any(|it| matches!(it.heard, Heard::Order(_)));
        let words = self.pieces.iter().enumerate().flat_map(|(nth, piece)| {
            let is_part = |who: &&str| orders && answers.names_player(who);
            let words = if let Heard::Order(words) = &piece.heard {
                words.clone()
            } else {
                piece.heard.somebody().filter(is_part).map(str::to_owned).into_iter().collect()
            };
            words.into_iter().map(move |word| (word, nth, piece))
        });
        named.does.extend(self.pieces.iter().filter(|it| it.heard == Heard::Does).flat_map(doing));
        let mut counted = false;
        for (word, nth, piece) in words {
            if word == ONE && self.is_article(at, nth) {
                continue;
            }
            let is_label = word.contains(char::is_numeric);
            let canonical = |word: &str| -> Vec<String> {
                at.table.canonical(word).into_iter().flat_map(words_of).map(stem).collect()
            };
            let known = if is_label {
                let word = word.to_lowercase();
                let (name, size) = split_label(&word);
                named.all.extend(size.map(|_| canonical(name)));
                let number = size.unwrap_or(name);
                let in_words = COUNTS.iter().filter(|(it, _)| *it == number).map(|(_, it)| *it);
                let in_words = in_words.filter(|it| answers.words.contains(*it));
                [number].into_iter().chain(in_words).map(str::to_owned).collect()
            } else {
                canonical(&word)
            };
            if !is_label && !known.iter().any(|it| answers.words.contains(it)) {
                // «Three ducats»: the unit of what is counted.
                let generic = known.iter().any(|it| GENERIC.contains(&it.as_str()));
                let is_subject = known.iter().any(|it| answers.subject.contains(it));
                // «Up to 6» is more than a bid of 6.
                if is_of_plans(&piece.written) {
                    named.beside.push(vec![word]);
                    continue;
                }
                // «I take a5» may mark it, where nothing is to be taken.
                let may_do =
                    || doing(piece).any(|it| answers.all.iter().any(|answer| answer.verb == it));
                let offers = known.iter().any(|it| OFFERS.contains(&it.as_str()));
                let answered = |verb: &&str| answers.all.iter().any(|it| it.verb == **verb);
                let offer = OFFERS.into_iter().filter(|_| offers).find(answered);
                if let Some(verb) = offer {
                    named.does.push(verb.to_owned());
                } else if may_do() {
                    named.does.extend(doing(piece));
                } else if known.is_empty() && !piece.does.is_empty() {
                    // «I turn s9 down».
                    named.beside.push(doing(piece).collect());
                } else if !known.is_empty() && !generic && !is_subject {
                    let words = if counted { &mut named.units } else { &mut named.beside };
                    words.push(known);
                }
                counted = false;
                continue;
            }
            counted = is_number(&word);
            named.all.push(known);
        }
        named
    }

    /// Is this one an article before a thing of the game, so that it counts nothing? Danish «en kanal».
    fn is_article(&self, at: &At<'_>, nth: usize) -> bool {
        let in_letters = |it: &Piece| !it.written.contains(char::is_numeric);
        let next = nth.checked_add(1).and_then(|next| self.pieces.get(next));
        let next = next
            .filter(|it| it.parted == Parted::No && self.pieces.get(nth).is_some_and(in_letters));
        let thing = next.and_then(|it| it.written.split_whitespace().next()).map(fold);
        thing.is_some_and(|thing| {
            let counted = at.table.canonical(&thing).into_iter().flat_map(words_of).map(stem);
            let is_money = counted.into_iter().any(|it| MONEY.contains(&it.as_str()));
            at.table.concerns(&thing) && !thing.contains(char::is_numeric) && !is_money
        })
    }

    /// Does it name a part of some answer?
    pub(super) fn names(&self, at: &At<'_>, answers: &Answers) -> bool {
        let told = |words: &Vec<String>| words.iter().any(|it| answers.words.contains(it));
        self.named(at, answers).all.iter().any(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of these answers the words name; several meanings of a word are parted by a bar.
    fn named(answers: &[&str], words: &str, stakes: bool) -> Option<String> {
        let answers = Answers::of(answers.iter().map(ToString::to_string).collect(), &[], &[]);
        let all = words.split_whitespace();
        let all = all.map(|word| word.split('|').map(stem).collect()).collect();
        answers.named(&Named { all, ..Named::default() }, stakes).map(|(it, _)| it.text.clone())
    }

    #[test]
    fn an_answer_is_named_by_what_tells_it_from_the_others() {
        let taken = ["take ships", "take colonists", "take mission 3"];
        let planted = ["plant pepper2 c6", "plant pepper2 b2"];
        let tiles = ["tile clove nutmeg take nutmeg", "tile clove nutmeg take clove"];
        let acts = ["ships", "progress ships", "progress harvest", "harvest"];
        let dropped = ["drop clove1", "drop cinnamon2", "drop new"];
        for (answers, words, meant) in [
            (&taken[..], "ships", Some("take ships")),
            (&taken, "take colonists", Some("take colonists")),
            (&taken, "mission", None),
            (&taken, "mission 3", Some("take mission 3")),
            (&taken, "ships colonists", None),
            (&taken, "drop ships", None),
            (&taken, "take", None),
            (&taken, "3 ships", None),
            (&planted, "c6", Some("plant pepper2 c6")),
            (&planted, "pepper b2", Some("plant pepper2 b2")),
            (&planted, "pepper", None),
            (&planted, "c6 b2", None),
            (&tiles, "clove nutmeg nutmeg", Some("tile clove nutmeg take nutmeg")),
            (&tiles, "clove nutmeg", None),
            // Whoever says the whole of an order means no longer one.
            (&acts, "ships", Some("ships")),
            (&acts, "progress ships", Some("progress ships")),
            (&dropped, "clove", Some("drop clove1")),
            (&dropped, "clove 2", None),
            (&["drop clove1", "drop clove2"], "clove", None),
            (&dropped, "clove 1", Some("drop clove1")),
            (&dropped, "drop new", Some("drop new")),
            (&dropped, "new|newer", Some("drop new")),
            (&dropped, "keep new", None),
            (&["use red ducats", "taxes"], "use red", None),
            (&["use red ducats", "use red ducats, taxes"], "use red", None),
            (&["use red ducats", "taxes"], "use red ducats", Some("use red ducats")),
        ] {
            assert_eq!(named(answers, words, false).as_deref(), meant, "{words}");
        }
    }

    #[test]
    fn a_number_alone_is_no_bid_unless_it_is_offered() {
        let bids = ["bid 4", "bid 5", "pass"];
        assert_eq!(named(&bids, "5", false), None);
        assert_eq!(named(&bids, "5", true).as_deref(), Some("bid 5"));
        assert_eq!(named(&bids, "bid 5", false).as_deref(), Some("bid 5"));
        assert_eq!(named(&bids, "bid 6", false), None);
        assert_eq!(named(&bids, "pass", false).as_deref(), Some("pass"));
        assert_eq!(named(&bids, "", true), None);
    }
}
