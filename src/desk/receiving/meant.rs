//! What a mail says, whatever else is in it: one of the answers that are legal now, named by its
//! pieces («three ships for me, I am forever running out of them»). A word that no answer has can
//! name none, so it takes no list of all that people write, only of what turns an order round.
//!
//! It is carried out if it is the only answer that anything in the mail names, with its verb and
//! no unknown word before it, or with nothing but courtesies beside it, and nothing says no, asks,
//! quotes, leaves open or takes back. Otherwise it is offered.

use super::{
    At,
    among::{MARKS, Offer, REPEATED, SENTENCES, joined_sentences_of},
    wishes::Wishes,
};
use crate::engine::{
    Order,
    doubt::Doubt,
    plan::Item,
    spoken::{Heard, Note, Parted, Piece, Spoken},
};
use std::collections::BTreeSet;

/// So many words that nobody knows may follow those of an order.
const UNKNOWN: usize = 4;

/// More words than that say more than no.
const NO: usize = 7;

/// What any answer may be called.
const GENERIC: [&str; 2] = ["action", "tile"];

/// What a bid is counted in. «5 coconuts» are something else.
const MONEY: [&str; 2] = ["escudo", "ducat"];

/// A signature has no more words than that.
const SIGNATURE: usize = 4;

/// An order that a mail was understood as.
pub(super) struct Meant {
    /// In canonical form.
    order: String,
    /// Is it unmistakable?
    sure: bool,
    /// Sentences beside it.
    left: Vec<String>,
}

impl Meant {
    /// The order, if it is carried out without asking.
    pub(super) fn surely(&self, wishes: &Wishes) -> Option<Order> {
        let sure = self.sure && wishes.doubted.is_none();
        sure.then(|| Order::from_text(&self.order)).flatten()
    }

    /// As what is offered.
    pub(super) fn offered(self) -> Offer {
        Offer { order: self.order, left: self.left, line: None, mended: false }
    }
}

/// A legal answer, taken apart.
pub(super) struct Answer {
    text: String,
    verb: String,
    /// What it names besides.
    names: Vec<String>,
    /// The numbers behind such names, which may be left out: «clove1».
    sizes: Vec<String>,
}

/// What some words name.
#[derive(Default)]
pub(super) struct Named {
    /// Each with what it may be in the canonical notation.
    all: Vec<Vec<String>>,
    /// Verbs that a word of everyday language may stand for.
    does: Vec<String>,
    /// Words of the game that no answer has.
    beside: Vec<Vec<String>>,
    /// Those that are counted.
    units: Vec<Vec<String>>,
}

/// A sentence, or a clause of one.
pub(super) struct Clause<'p> {
    pieces: &'p [Piece],
    /// Is it a question?
    asks: bool,
}

/// An answer that a clause names.
struct Found<'a> {
    answer: &'a Answer,
    sure: bool,
    /// Was nothing but an amount said?
    amount: bool,
    /// Does the writer say that they do it, with its verb?
    own: bool,
}

/// A word with a number behind it, as two: «clove1».
fn split_label(word: &str) -> (&str, Option<&str>) {
    let at = word.find(|it: char| !it.is_alphabetic()).unwrap_or(word.len());
    let (letters, number) = word.split_at_checked(at).unwrap_or((word, ""));
    let is_number = !number.is_empty() && number.chars().all(|it| it.is_ascii_digit());
    // Squares and segments are one.
    let long = letters.chars().nth(1).is_some();
    if long && is_number { (letters, Some(number)) } else { (word, None) }
}

/// Singular and plural are the same.
fn stem(word: &str) -> String {
    word.strip_suffix('s').filter(|it| it.len() > 2).unwrap_or(word).to_owned()
}

/// «Not for me» may be an order in other words; «pas på» is none.
fn may_be_meant(doubt: Option<Doubt>) -> bool {
    matches!(doubt, None | Some(Doubt::Negated))
}

fn words_of(order: &str) -> impl Iterator<Item = &str> {
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
        Some(Answer { text, verb, names, sizes })
    }

    /// Is its number all that tells it from others with its verb?
    fn is_amount(&self) -> bool {
        self.names.iter().all(|it| it.chars().all(|it| it.is_ascii_digit()))
    }
}

/// The legal answers, and all words that are in one.
pub(super) struct Answers {
    all: Vec<Answer>,
    words: BTreeSet<String>,
    /// What the question is about besides.
    subject: BTreeSet<String>,
}

impl Answers {
    pub(super) fn of(texts: Vec<String>, subject: &[String]) -> Answers {
        let all: Vec<Answer> = texts.into_iter().filter_map(Answer::of).collect();
        let words = all
            .iter()
            .flat_map(|it| it.names.iter().chain(&it.sizes).chain([&it.verb]).cloned())
            .collect();
        let subject = subject.iter().flat_map(|it| words_of(it)).map(split_label);
        let subject = subject.map(|(word, _)| stem(word)).collect();
        Answers { all, words, subject }
    }

    /// Does every answer with this verb have this word as often? Of a single one nobody can tell.
    fn is_common(&self, answer: &Answer, word: &str) -> bool {
        let often = |it: &Answer| it.names.iter().filter(|name| *name == word).count();
        let same = |it: &&Answer| it.verb == answer.verb;
        self.all.iter().filter(same).count() > 1
            && self.all.iter().filter(same).all(|it| often(it) == often(answer))
    }

    /// Do these words leave nothing of an answer open? «The one with ginger» may be taken for
    /// either of its spices.
    pub(super) fn is_told_by(&self, answer: &Answer, said: &[Vec<String>]) -> bool {
        let mut left: Vec<&Vec<String>> = said.iter().collect();
        answer.names.iter().all(|name| {
            let at = left.iter().position(|it| it.contains(name));
            at.map(|at| left.swap_remove(at)).is_some() || self.is_common(answer, name)
        })
    }

    /// The one answer that has all these words, and no other word that tells it from the rest.
    fn named(&self, named: &Named, stakes: bool) -> Option<(&Answer, bool)> {
        let mut found: Option<(&Answer, bool)> = None;
        for answer in &self.all {
            let Some(whole) = self.fits(answer, named, stakes) else { continue };
            match found {
                Some((_, true)) if !whole => {}
                Some((_, false)) if whole => found = Some((answer, whole)),
                Some(_) => return None,
                None => found = Some((answer, whole)),
            }
        }
        found
    }

    /// `Some` if these words name this answer; `true` if its verb is among them.
    fn fits(&self, answer: &Answer, named: &Named, stakes: bool) -> Option<bool> {
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
            } else {
                return None;
            }
        }
        // «The red tile» tells nothing, if all that can be used is red.
        let tells = |name: &&String| !left.contains(name) && !self.is_common(answer, name);
        let rest = left.is_empty()
            || answer.names.iter().any(|name| tells(&name))
                && left.iter().all(|it| self.is_common(answer, it));
        // A number alone is nothing but a number, unless it is said to be offered.
        (rest && (verb || told > 0 && (stakes || !answer.is_amount()))).then_some(verb)
    }
}

impl At<'_> {
    /// The answer that a mail names, if nothing else in it is an order.
    pub(super) fn named_answer(&self, wishes: &Wishes) -> Option<Meant> {
        let spoken = self.table.spoken()?;
        let all = joined_sentences_of(wishes)?;
        // Whoever writes as plans are written is told the mistake.
        let is_plan = |it: &Item| match it {
            Item::Order(order) => order.line.contains(MARKS) && self.is_begun(&order.line),
            Item::Forget(..) | Item::Continue(_) => true,
        };
        if all.len() > SENTENCES || wishes.items.iter().any(is_plan) {
            return None;
        }
        let answers = self.answers();
        if answers.all.is_empty() {
            return None;
        }
        let own = self.meant_in(spoken, &all, &answers, self.language().code());
        let is_english = || all.iter().all(|it| self.may_be_english(spoken, it));
        own.or_else(|| is_english().then(|| self.meant_in(spoken, &all, &answers, "en")).flatten())
    }

    fn meant_in(
        &self,
        spoken: &Spoken,
        sentences: &[String],
        answers: &Answers,
        language: &str,
    ) -> Option<Meant> {
        let people = self.people();
        let (mut found, mut left): (Vec<Found<'_>>, Vec<String>) = (Vec::new(), Vec::new());
        let (mut sure, mut topical, mut all_in) = (true, false, false);
        let last = sentences.len().saturating_sub(1);
        for (at, sentence) in sentences.iter().enumerate() {
            let pieces = self.hearing(|it| spoken.pieces(sentence, language, &people, it))?;
            let whole = Clause { pieces: &pieces, asks: sentence.contains('?') };
            all_in |= whole.is(Note::AllIn);
            let of_whole = match self.found_in(&whole, answers) {
                Some(it) if it.sure => {
                    found.push(it);
                    continue;
                }
                unsure => unsure,
            };
            let mut each = whole.clauses();
            // «No, I keep it.»
            if at == 0 && each.len() > 1 && each.first().is_some_and(Clause::is_no) {
                each.remove(0);
            }
            let by_words = |it: &Clause<'_>| self.said_in(it, answers).filter(|_| each.len() > 1);
            let of_clauses: Vec<_> =
                each.iter().map(|it| self.found_in(it, answers).or_else(|| by_words(it))).collect();
            if of_clauses.iter().any(Option::is_some) {
                let repeats = |it: &Clause<'_>| {
                    let mut found = of_clauses.iter().flatten();
                    found.any(|found| it.repeats(self, answers, found.answer))
                };
                let own = |it: &Option<Found<'_>>| it.as_ref().is_some_and(|it| it.sure && it.own);
                for (at, clause) in each.iter().enumerate() {
                    if of_clauses.get(at).is_some_and(Option::is_some) {
                        continue;
                    }
                    let follows = of_clauses.iter().skip(at).any(own);
                    if found.is_empty() && follows && clause.is_mere_no(self, answers) {
                        continue;
                    }
                    let repeats = repeats(clause);
                    // «No hard feelings» says no to nothing, but what stands before an order may
                    // be its condition.
                    let before = of_clauses.iter().skip(at).any(Option::is_some);
                    let idle = || !clause.asks && !before && self.is_idle(&clause.text());
                    let turns = clause.may_turn() && !idle();
                    if turns || clause.names(self, answers) && !repeats {
                        return None;
                    }
                    topical |= clause.is(Note::Topical);
                    // «First the colonist, then the ducats»: half an order is none.
                    sure &= !whole.is(Note::Next) || repeats;
                    sure &= repeats || self.is_beside(clause, &clause.text());
                }
                let own = whole.is(Note::FirstPerson) || whole.is(Note::Stakes);
                sure &= own || !whole.calls_somebody();
                found.extend(of_clauses.into_iter().flatten());
            } else if let Some(of_whole) = of_whole {
                found.push(of_whole);
            } else if let Some(of_words) = self.said_in(&whole, answers) {
                found.push(of_words);
            } else if at < last || !whole.is_signature(self.seat.colour()) {
                if whole.names(self, answers)
                    || self.is_begun(sentence)
                    || self.may_be_order(sentence)
                    || !found.is_empty()
                        && whole.may_turn()
                        && !whole.is(Note::Topical)
                        && (whole.asks || !self.is_idle(sentence))
                {
                    return None;
                }
                topical |= whole.is(Note::Topical);
                sure &= self.is_beside(&whole, sentence);
                left.push(sentence.trim().to_owned());
            }
        }
        let mut done: Vec<&str> = Vec::new();
        for Found { answer, .. } in &found {
            if !done.contains(&answer.text.as_str()) {
                done.push(&answer.text);
            }
        }
        let order = self.would_act(Order::from_text(&done.join(", "))?)?;
        sure &= found.iter().all(|it| it.sure);
        // «Four. The kids are hungry.» And «all in, 3» must be all.
        sure &= !((topical || all_in) && found.iter().any(|it| it.amount));
        left.truncate(REPEATED);
        Some(Meant { order, sure, left })
    }

    /// What the writer may answer now.
    pub(super) fn answers(&self) -> Answers {
        Answers::of(self.table.answers(self.seat), &self.table.subject(self.seat))
    }

    /// What a clause names.
    fn found_in<'a>(&self, clause: &Clause<'_>, answers: &'a Answers) -> Option<Found<'a>> {
        if clause.may_turn() {
            return None;
        }
        let named = clause.named(self, answers);
        let (answer, whole) = answers.named(&named, clause.is(Note::Stakes))?;
        let mut only = clause.pieces.iter().flat_map(|it| &it.only);
        if only.any(|verbs| !words_of(verbs).any(|verb| stem(verb) == answer.verb)) {
            return None;
        }
        let own = clause.is(Note::Own);
        // «Taxes are due because it is April».
        if !own && clause.has(&Heard::Describes) {
            return None;
        }
        let is_order = |it: &Piece| matches!(it.heard, Heard::Order(_));
        let last = clause.pieces.iter().rposition(is_order).unwrap_or_default();
        let (before, behind) = clause.pieces.split_at_checked(last)?;
        // «Pass on my thanks»: a verb alone has to be an order as it stands.
        let text = clause.text();
        let alone = answer.names.is_empty();
        let by_itself = || self.done_by(&text).is_some_and(|done| done == [answer.text.as_str()]);
        let doubt = self.doubt_of(&text);
        let unknown = |of: &[Piece]| of.iter().filter(|it| it.heard == Heard::Foreign).count();
        // «I love ships» is no more than that: without its verb nothing may stand beside it but
        // courtesies, unless it asks for them: «ships again, please».
        let asked = clause.is(Note::Commits);
        let is_plain = |it: &Piece| matches!(it.heard, Heard::Plain | Heard::Does(_));
        let has_plain = clause.pieces.iter().any(is_plain);
        let bare = || (asked || !has_plain) && !clause.has(&Heard::Foreign);
        let sure = named.beside.is_empty()
            && named.counts_money()
            && (whole || bare())
            && may_be_meant(doubt)
            && (doubt.is_none() && !alone || by_itself())
            && !clause.has(&Heard::Describes)
            && clause.people().all(|who| self.is_with(answer, who))
            && !(answer.is_amount() && clause.counts())
            && unknown(before) == 0
            && unknown(behind) <= if own { UNKNOWN } else { 0 };
        Some(Found { answer, sure, amount: false, own: own && whole })
    }

    /// The answer that a sentence or a clause comes to in the words of orders, though it names
    /// nothing that tells one: «7!»
    fn said_in<'a>(&self, sentence: &Clause<'_>, answers: &'a Answers) -> Option<Found<'a>> {
        let unclear = sentence.may_turn()
            || sentence.calls_somebody()
            || sentence.has(&Heard::Describes)
            || sentence.has(&Heard::Foreign);
        if unclear {
            return None;
        }
        let text = sentence.text();
        let done = self.done_by(&text).or_else(|| self.done_by_amount(&text))?;
        if !may_be_meant(self.doubt_of(&text)) {
            return None;
        }
        let answer = answers.all.iter().find(|it| done == [it.text.as_str()])?;
        let counts = !text.contains(char::is_alphabetic);
        let amount = counts || !answer.names.is_empty() && answer.is_amount();
        Some(Found { answer, sure: true, amount, own: false })
    }

    pub(super) fn doubt_of(&self, text: &str) -> Option<Doubt> {
        Order::from_text(text).and_then(|order| self.table.doubt(&order, self.language().code()))
    }

    /// What nothing but an amount would do.
    fn done_by_amount(&self, text: &str) -> Option<Vec<String>> {
        let order = Order::from_text(text)?;
        let [amount] = order.words.as_slice() else { return None };
        let counts = amount.text.chars().all(|it| it.is_ascii_digit());
        let heard = counts.then(|| self.half_heard(order))?;
        heard.into_iter().map(|order| self.would_act(order)).collect()
    }

    /// Is a clause about something else than any order?
    fn is_beside(&self, clause: &Clause<'_>, text: &str) -> bool {
        let settled = !clause.asks && !clause.has(&Heard::Open);
        // Another language knows no order in it.
        let orders = clause.pieces.iter().any(|it| matches!(it.heard, Heard::Order(_)));
        let idle = || !orders && self.is_idle(text);
        settled && (clause.is_harmless() || clause.is(Note::Topical) || idle())
    }

    /// Is this answer about this player? «I sell it to Cleo» may only name who bid most.
    pub(super) fn is_with(&self, answer: &Answer, who: &str) -> bool {
        let named = Order::from_text(&format!("{} {who}", answer.verb));
        answer.names.contains(&stem(who))
            || named.and_then(|order| self.would_act(order)).as_ref() == Some(&answer.text)
    }
}

impl Named {
    /// Is all of it a part of this answer? With `other` verbs people do the same, where no
    /// answer has them: «I plant the flag on z3».
    pub(super) fn is_of(&self, answer: &Answer, other: &[&str]) -> bool {
        let parts = || [&answer.names, &answer.sizes].into_iter().flatten().chain([&answer.verb]);
        let has_part = |word: &Vec<String>| parts().any(|it| word.contains(it));
        let is_other =
            |word: &Vec<String>| word.iter().any(|it| other.iter().any(|other| stem(other) == *it));
        !self.all.is_empty()
            && self.all.iter().all(has_part)
            && self.beside.iter().all(is_other)
            && self.counts_money()
    }

    /// Does it count nothing but money?
    fn counts_money(&self) -> bool {
        self.units.iter().flatten().all(|unit| MONEY.contains(&unit.as_str()))
    }

    /// Is the verb of this answer said, or one with which people do the same?
    pub(super) fn says_verb(&self, answer: &Answer, other: &[&str]) -> bool {
        let is_verb =
            |it: &String| *it == answer.verb || other.iter().any(|other| stem(other) == *it);
        self.all.iter().chain(&self.beside).flatten().any(is_verb)
    }

    pub(super) fn into_words(self) -> Vec<Vec<String>> {
        self.all
    }

    /// Is it nothing but an amount?
    pub(super) fn is_amount(&self) -> bool {
        let amounts = self.all.iter().chain(&self.beside);
        !self.all.is_empty() && amounts.flatten().all(|it| is_count(it))
    }
}

fn is_count(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|it| it.is_ascii_digit())
}

impl<'p> Clause<'p> {
    /// A whole sentence.
    pub(super) fn of(pieces: &'p [Piece], sentence: &str) -> Clause<'p> {
        Clause { pieces, asks: sentence.contains('?') }
    }

    /// Has it more than courtesies and names? «It is what Ben wants».
    pub(super) fn says_something(&self) -> bool {
        self.pieces.iter().any(|it| matches!(it.heard, Heard::Plain | Heard::Does(_)))
    }

    /// Has it a word with which people do what they name beside it?
    pub(super) fn does(&self) -> bool {
        self.pieces.iter().any(|it| matches!(it.heard, Heard::Does(_)))
    }

    pub(super) fn asks(&self) -> bool {
        self.asks
    }

    /// Has it words of the game, besides what the question is about?
    pub(super) fn names_any(&self, at: &At<'_>, answers: &Answers) -> bool {
        let named = self.named(at, answers);
        !named.all.is_empty() || !named.beside.is_empty()
    }

    /// So many words of it nobody knows.
    pub(super) fn foreign(&self) -> usize {
        self.pieces.iter().filter(|it| it.heard == Heard::Foreign).count()
    }

    pub(super) fn has(&self, heard: &Heard) -> bool {
        self.pieces.iter().any(|it| it.heard == *heard)
    }

    /// Is this to be noted of a piece of it?
    pub(super) fn is(&self, note: Note) -> bool {
        self.pieces.iter().any(|it| it.notes.contains(&note))
    }

    /// Who is named in it.
    pub(super) fn people(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|piece| match &piece.heard {
            Heard::Somebody(who) => Some(who.as_str()),
            Heard::Order(_)
            | Heard::Does(_)
            | Heard::Harmless
            | Heard::Plain
            | Heard::Open
            | Heard::Turns
            | Heard::Describes
            | Heard::Foreign => None,
        })
    }

    /// As it was written, without the marks before it.
    pub(super) fn text(&self) -> String {
        let text: String = self.pieces.iter().map(|it| it.written.as_str()).collect();
        text.trim_start_matches(|it: char| !it.is_alphanumeric()).to_owned()
    }

    /// Does it ask, say no, or leave something open?
    fn may_turn(&self) -> bool {
        self.asks || self.has(&Heard::Open) || self.has(&Heard::Turns)
    }

    /// Does it count something that nobody knows? «Two drinks».
    pub(super) fn counts(&self) -> bool {
        let numbers = |it: &Piece| {
            let is_number = |word: &String| word.chars().all(|it| it.is_ascii_digit());
            matches!(&it.heard, Heard::Order(words) if words.last().is_some_and(is_number))
        };
        let pairs = self.pieces.iter().zip(self.pieces.iter().skip(1));
        let unknown = |it: &Piece| it.heard == Heard::Foreign && it.parted == Parted::No;
        pairs.filter(|(it, _)| numbers(it)).any(|(_, next)| unknown(next))
    }

    /// Is it nothing but a no?
    fn is_no(&self) -> bool {
        !self.asks && self.pieces.iter().all(|it| it.heard == Heard::Turns)
    }

    /// Does it say no to what is no order, or to nothing in particular? «No thanks, not at that
    /// price, I pass». Who then says what they do means that.
    fn is_mere_no(&self, at: &At<'_>, answers: &Answers) -> bool {
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
    fn repeats(&self, at: &At<'_>, answers: &Answers, answer: &Answer) -> bool {
        let said = |words: &Vec<String>| {
            let all = [&answer.names, &answer.sizes].into_iter().flatten();
            let mut all = all.chain([&answer.verb]);
            all.any(|it| words.contains(it))
        };
        let named = self.named(at, answers);
        !named.all.is_empty()
            && named.beside.is_empty()
            && named.all.iter().all(said)
            && !self.may_turn()
            && !self.has(&Heard::Foreign)
            && !self.has(&Heard::Describes)
    }

    /// The writer's name, and at most a word or two of regards.
    fn is_signature(&self, writer: &str) -> bool {
        let is_word = |it: &Piece| {
            matches!(it.heard, Heard::Harmless | Heard::Plain | Heard::Foreign | Heard::Somebody(_))
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

    /// Courtesies, and the names of those they are for.
    pub(super) fn is_harmless(&self) -> bool {
        let harmless = |it: &Piece| {
            matches!(it.heard, Heard::Harmless | Heard::Plain | Heard::Does(_) | Heard::Somebody(_))
        };
        !self.asks && self.pieces.iter().all(harmless)
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
        let does = self.pieces.iter().flat_map(|piece| match &piece.heard {
            Heard::Does(verbs) => verbs.as_slice(),
            Heard::Order(_)
            | Heard::Somebody(_)
            | Heard::Harmless
            | Heard::Plain
            | Heard::Open
            | Heard::Turns
            | Heard::Describes
            | Heard::Foreign => &[],
        });
        named.does.extend(does.map(|verb| stem(verb)));
        let words = self.pieces.iter().flat_map(|piece| match &piece.heard {
            Heard::Order(words) => words.clone(),
            Heard::Somebody(who) if orders && answers.words.contains(&stem(who)) => {
                vec![who.clone()]
            }
            Heard::Somebody(_)
            | Heard::Does(_)
            | Heard::Harmless
            | Heard::Plain
            | Heard::Open
            | Heard::Turns
            | Heard::Describes
            | Heard::Foreign => Vec::new(),
        });
        let mut counted = false;
        for word in words {
            let is_label = word.contains(char::is_numeric);
            let canonical = |word: &str| -> Vec<String> {
                at.table.canonical(word).into_iter().flat_map(words_of).map(stem).collect()
            };
            let known = if is_label {
                let word = word.to_lowercase();
                let (name, size) = split_label(&word);
                named.all.extend(size.map(|_| canonical(name)));
                vec![size.unwrap_or(name).to_owned()]
            } else {
                canonical(&word)
            };
            if !is_label && !known.iter().any(|it| answers.words.contains(it)) {
                // «Three ducats»: the unit of what is counted.
                let generic = known.iter().any(|it| GENERIC.contains(&it.as_str()));
                let is_subject = known.iter().any(|it| answers.subject.contains(it));
                if !known.is_empty() && !generic && !is_subject {
                    let words = if counted { &mut named.units } else { &mut named.beside };
                    words.push(known);
                }
                counted = false;
                continue;
            }
            counted = word.chars().all(|it| it.is_ascii_digit());
            named.all.push(known);
        }
        named
    }

    /// Does it name a part of some answer?
    fn names(&self, at: &At<'_>, answers: &Answers) -> bool {
        let told = |words: &Vec<String>| words.iter().any(|it| answers.words.contains(it));
        self.named(at, answers).all.iter().any(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of these answers the words name; several meanings of a word are parted by a bar.
    fn named(answers: &[&str], words: &str, stakes: bool) -> Option<String> {
        let answers = Answers::of(answers.iter().map(ToString::to_string).collect(), &[]);
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
