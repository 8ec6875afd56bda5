//! What a mail says, whatever else is in it: one of the answers that are legal now, named by its
//! pieces («three ships for me, I am forever running out of them»). A word that no answer has can
//! name none, so it takes no list of all that people write, only of what turns an order round.
//!
//! It is carried out if it is the only answer that anything in the mail names, with its verb or
//! with nothing but courtesies beside it, no word of its clause is unknown, and nothing says no,
//! asks, quotes, leaves open or takes back. Otherwise it is offered.

use super::{
    At,
    among::{MARKS, Offer, REPEATED, SENTENCES, joined_sentences_of},
    clauses::{Answer, Answers, Clause, may_matter, stem, words_of},
    spoken::is_number,
    wishes::Wishes,
};
use crate::engine::{
    Order,
    doubt::Doubt,
    plan::Item,
    spoken::{Heard, Note, Piece, Spoken},
};

/// A clause of no more pieces than these that names somebody may be a condition.
const CONDITION: usize = 3;

/// An order that is also said of many other things.
const DONE: &str = "done";

/// An order that a mail was understood as.
pub(super) struct Meant {
    /// In canonical form.
    order: String,
    /// Is it unmistakable?
    sure: bool,
    /// Is it said with its verb?
    whole: bool,
    /// Sentences beside it.
    left: Vec<String>,
}

impl Meant {
    /// The order, if it is carried out without asking.
    pub(super) fn surely(&self, wishes: &Wishes) -> Option<Order> {
        let sure = self.sure && wishes.doubted.is_none();
        sure.then(|| Order::from_text(&self.order)).flatten()
    }

    /// Is it another order than this, and named whole, with its verb?
    pub(super) fn is_other(&self, offer: &Offer) -> bool {
        self.whole && self.order != offer.order
    }

    /// As what is offered.
    pub(super) fn offered(self) -> Offer {
        Offer { order: self.order, left: self.left, line: None, mended: false }
    }
}

/// An answer that a clause names.
struct Found<'a> {
    answer: &'a Answer,
    sure: bool,
    verb: Verb,
    /// Was nothing but an amount said?
    amount: bool,
}

/// Is the verb of an answer said?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    LeftOut,
    Said,
    /// By somebody who does it.
    Own,
}

/// «Ben gone, I mark a5» may wait for Ben.
pub(super) fn is_condition(clause: &Clause<'_>) -> bool {
    clause.people().next().is_some()
        && (may_matter(clause.pieces) || clause.says_something())
        && clause.pieces.len() <= CONDITION
}

/// «Not for me» may be an order in other words; «pas på» is none.
pub(super) fn may_be_meant(doubt: Option<Doubt>) -> bool {
    matches!(doubt, None | Some(Doubt::Negated))
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
        let (people, own) = (self.people(), self.language().code());
        let (mut found, mut left): (Vec<Found<'_>>, Vec<String>) = (Vec::new(), Vec::new());
        let (mut sure, mut topical, mut all_in) = (true, false, false);
        let (mut of_somebody, mut tells) = (false, false);
        let last = sentences.len().saturating_sub(1);
        let pieces =
            |it: &String| self.hearing(|hearers| spoken.pieces(it, language, &people, hearers));
        let read: Vec<Vec<Piece>> = sentences.iter().map(pieces).collect::<Option<_>>()?;
        for (at, (sentence, pieces)) in sentences.iter().zip(&read).enumerate() {
            let whole = Clause::of(pieces, sentence);
            all_in |= whole.is(Note::AllIn);
            // What is not the reader's own language must be known in every word.
            sure &= language == own || !whole.has(&Heard::Foreign);
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
                let own = |it: &Option<Found<'_>>| {
                    it.as_ref().is_some_and(|it| it.sure && it.verb == Verb::Own)
                };
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
                    let leads_up = of_clauses.iter().skip(at).any(Option::is_some);
                    let idle = || !clause.asks && !leads_up && self.is_idle(&clause.text());
                    let turns = clause.may_turn() && !idle();
                    // «I mark a5, I lie».
                    let owns_up = clause.is(Note::Unmeant)
                        && (clause.is(Note::FirstPerson) || clause.pieces.len() == 1);
                    sure &= leads_up || !owns_up;
                    if turns || clause.names(self, answers) && !repeats {
                        return None;
                    }
                    topical |= clause.is(Note::Topical);
                    of_somebody |= clause.tells_of_somebody();
                    // «First the colonist, then the ducats»: half an order is none.
                    sure &= !whole.is(Note::Next) || repeats;
                    sure &= !is_condition(clause);
                    sure &= repeats || self.is_beside(clause, &clause.text());
                    tells |= !clause.is_courtesy();
                }
                // «Cleo, build at s9, my coconuts are dying» is for Cleo to do.
                let own = whole.is(Note::Acts) || whole.is(Note::Stakes);
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
                of_somebody |= whole.tells_of_somebody();
                sure &= self.is_beside(&whole, sentence);
                tells |= !whole.is_courtesy();
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
        sure &= found.iter().all(|it| it.sure) && !is_contrary(&read, &found);
        sure &= compares_rightly(&read, &found, answers);
        // «Four. The kids are hungry.» And «all in, 3» must be all.
        sure &= !((topical || all_in) && found.iter().any(|it| it.amount));
        // «We picked our first cherries, the eleven» names no place.
        sure &= !(tells && found.iter().any(|it| it.amount && !it.answer.is_amount()));
        // «Ben from the kitchen: pass».
        sure &= !(of_somebody && found.iter().any(|it| it.answer.is_verb()));
        // «Done! Nine kilometres in the rain».
        sure &= !(topical && found.iter().any(|it| it.answer.text == DONE));
        left.truncate(REPEATED);
        let whole = found.iter().all(|it| it.verb != Verb::LeftOut);
        Some(Meant { order, sure, whole, left })
    }

    /// What the writer may answer now.
    pub(super) fn answers(&self) -> Answers {
        let (texts, subject) = (self.table.answers(self.seat), self.table.subject(self.seat));
        Answers::of(texts, &subject, &self.table.details(self.seat))
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
        // «Pass on my thanks»: a verb alone has to be an order as it stands.
        let text = clause.text();
        let by_itself = || self.is_by_itself(&text, answer);
        let doubt = self.doubt_of(&text);
        // «I love ships» is no more than that: without its verb nothing may stand beside it but
        // courtesies, unless it asks for them: «ships again, please».
        let asked = clause.is(Note::Commits);
        let bare = || asked || !clause.says_something();
        let sure = named.beside.is_empty()
            && named.counts_money()
            && (whole || bare() && !(answer.gives_away() && clause.wants_something()))
            && may_be_meant(doubt)
            && (doubt.is_none() && (!answer.is_verb() || clause.does_alone(&named, answer))
                || by_itself())
            && !clause.has(&Heard::Describes)
            && !clause.is_contrary(answer)
            && !clause.does_otherwise(&named, answer)
            && (whole || !named.counts_details(answer))
            && !clause.is(Note::Unmeant)
            && clause.people().all(|who| self.is_with(answer, who))
            && !(answer.is_amount() && clause.counts())
            && !may_matter(clause.pieces);
        let verb = match (whole, own) {
            (true, true) => Verb::Own,
            (true, false) => Verb::Said,
            (false, _) => Verb::LeftOut,
        };
        Some(Found { answer, sure, verb, amount: false })
    }

    /// The answer that a sentence or a clause comes to in the words of orders, though it names
    /// nothing that tells one: «7!»
    fn said_in<'a>(&self, sentence: &Clause<'_>, answers: &'a Answers) -> Option<Found<'a>> {
        let unclear = sentence.may_turn()
            || sentence.calls_somebody()
            || sentence.has(&Heard::Describes)
            || may_matter(sentence.pieces);
        if unclear {
            return None;
        }
        let text = sentence.text();
        let done = self.done_by(&text).or_else(|| self.done_by_amount(&text))?;
        if !may_be_meant(self.doubt_of(&text)) {
            return None;
        }
        let answer = answers.all.iter().find(|it| done == [it.text.as_str()])?;
        let counts = sentence.is_bare_number();
        let amount = counts || !answer.is_verb() && answer.is_amount();
        Some(Found { answer, sure: true, verb: Verb::LeftOut, amount })
    }

    /// Is a text this order as it stands?
    pub(super) fn is_by_itself(&self, text: &str, answer: &Answer) -> bool {
        self.done_by(text).is_some_and(|done| done == [answer.text.as_str()])
    }

    pub(super) fn doubt_of(&self, text: &str) -> Option<Doubt> {
        Order::from_text(text).and_then(|order| self.table.doubt(&order, self.language().code()))
    }

    /// What nothing but an amount would do.
    fn done_by_amount(&self, text: &str) -> Option<Vec<String>> {
        let order = Order::from_text(text)?;
        let [amount] = order.words.as_slice() else { return None };
        let heard = is_number(&amount.text).then(|| self.half_heard(order))?;
        heard.into_iter().map(|order| self.would_act(order)).collect()
    }

    /// Is a clause about something else than any order?
    fn is_beside(&self, clause: &Clause<'_>, text: &str) -> bool {
        let settled = !clause.asks && !clause.has(&Heard::Open);
        // Another language knows no order in it.
        let orders = clause.pieces.iter().any(|it| matches!(it.heard, Heard::Order(_)));
        // «My first action:».
        let introduces = text.trim_end().ends_with(':');
        let idle = || (introduces || !orders) && self.is_idle(text);
        settled && (clause.is_harmless() || clause.is(Note::Topical) || idle())
    }

    /// Is this answer about this player? «I sell it to Cleo» may only name who bid most.
    pub(super) fn is_with(&self, answer: &Answer, who: &str) -> bool {
        let named = Order::from_text(&format!("{} {who}", answer.verb));
        answer.names.contains(&stem(who))
            || named.and_then(|order| self.would_act(order)).as_ref() == Some(&answer.text)
    }
}

/// Does a sentence do what is contrary to all that was found?
fn is_contrary(read: &[Vec<Piece>], found: &[Found<'_>]) -> bool {
    read.iter().any(|pieces| {
        let whole = Clause::of(pieces, "");
        found.iter().all(|it| whole.is_contrary(it.answer))
    })
}

/// Does nobody say untruly who gives most for what was found?
fn compares_rightly(read: &[Vec<Piece>], found: &[Found<'_>], answers: &Answers) -> bool {
    let clauses = || read.iter().flat_map(|pieces| Clause::of(pieces, "").clauses());
    found.iter().all(|it| clauses().all(|clause| clause.compares_rightly(it.answer, answers)))
}
