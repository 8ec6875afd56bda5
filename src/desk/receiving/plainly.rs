//! What a mail was meant as that can't be read as it stands, and whether that is plain enough to
//! be carried out: nothing else in the mail names, counts, asks, says no, leaves open or tells of
//! another time, and the words of the order stand where somebody says what they do, or stand
//! alone. Whatever finds an order among other words, this alone judges it.

use super::{
    At,
    among::{SENTENCES, joined_sentences_of},
    clauses::{Answer, Answers, Clause, Named, foreign, may_matter, stem},
    likely::is_illegal,
    meant::{Meant, may_be_meant},
    spoken::is_number,
    wishes::Wishes,
};
use crate::{
    engine::{
        Order,
        plan::{Refused, Verdict::Order as Unread},
        spoken::{Heard, Hearers, Note, Piece},
    },
    letters::Explanation,
};

/// So many words that nobody knows may stand in a clause that says no, beside an order that does
/// nothing.
const UNKNOWN: usize = 5;

/// What was found, and what else it could have been.
struct Found<'a> {
    answer: &'a Answer,
    answers: &'a Answers,
    /// Does it do nothing? Then a no beside it means the same.
    nothing: bool,
    /// The verbs of orders that do nothing, and those with which people may say this one.
    idle: Vec<String>,
    verbs: Vec<String>,
}

/// What a mail was meant as.
pub(super) enum Understood {
    Plainly(Order),
    /// To be offered.
    Perhaps(Explanation),
}

impl At<'_> {
    /// What a mail was meant as of which nothing could be read.
    pub(super) fn understood(&self, refused: &Refused, wishes: &Wishes) -> Option<Understood> {
        // What the rules forbid is no answer that is legal, and isn't found.
        let Unread(error) = &refused.why else { return None };
        let nothing_stood = refused.stood == 0;
        let meant = nothing_stood.then(|| self.named_answer(wishes)).flatten();
        if let Some(order) = meant.as_ref().and_then(|it| it.surely(wishes)) {
            return Some(Understood::Plainly(order));
        }
        // What may be talk suggests nothing, and the rules' no is told.
        let alone = wishes.items.len() == 1 && wishes.doubted.is_none();
        let unread = alone && !is_illegal(&refused.order, error);
        let likely = unread.then(|| self.likely(&refused.order)).flatten();
        let offered = likely.or_else(|| self.among(wishes)).or(meant.map(Meant::offered))?;
        let settled = nothing_stood && !offered.mended;
        let plainly = settled && self.is_plainly_said(&offered.order, wishes);
        let plainly = plainly.then(|| Order::from_text(&offered.order)).flatten();
        let perhaps = || Understood::Perhaps(offered.explained());
        Some(plainly.map_or_else(perhaps, Understood::Plainly))
    }

    /// Is this order, in canonical form, what a mail plainly says?
    fn is_plainly_said(&self, order: &str, wishes: &Wishes) -> bool {
        let Some(spoken) = self.table.spoken().filter(|_| wishes.doubted.is_none()) else {
            return false;
        };
        let (Some(all), Some(answer)) = (joined_sentences_of(wishes), Answer::of(order.to_owned()))
        else {
            return false;
        };
        let too_little = |it: &String| {
            Order::from_text(it).is_some_and(|it| self.says_too_little(spoken, &it, order))
        };
        if all.len() > SENTENCES || all.iter().any(too_little) {
            return false;
        }
        let nothing = spoken.does_nothing(order);
        let idle: Vec<String> = spoken.nothings().map(stem).collect();
        let verbs = spoken.verbs().filter(|verb| !spoken.is_thing(verb)).map(stem);
        let verbs = if nothing {
            idle.clone()
        } else {
            verbs.filter(|verb| !idle.contains(verb)).collect()
        };
        let found = Found { answer: &answer, answers: &self.answers(), nothing, idle, verbs };
        let own = self.language().code();
        let people = self.people();
        let pieces = |language: &str| -> Option<Vec<Vec<Piece>>> {
            let of = |hearers: &Hearers<'_>| {
                let of = |it: &String| spoken.pieces(it, language, &people, hearers);
                all.iter().map(of).collect()
            };
            self.hearing(of)
        };
        let Some(read) = pieces(own) else { return false };
        // Of what may be English at a Polish table every word must be known: «i» is no «I».
        let in_english = || {
            let mut own = read.iter().zip(&all).map(|(pieces, it)| Clause::of(pieces, it));
            let may_be = all.iter().all(|it| self.may_be_english(spoken, it))
                && !own.any(|whole| {
                    may_not_be_meant(&whole) || self.is_wrong_about_all(&whole, &answer)
                });
            may_be.then(|| pieces("en")).flatten()
        };
        self.is_plain(&all, &read, &found)
            || in_english()
                .filter(|read| read.iter().flatten().all(|it| it.heard != Heard::Foreign))
                .is_some_and(|read| self.is_plain(&all, &read, &found))
    }

    fn is_plain(&self, sentences: &[String], read: &[Vec<Piece>], found: &Found<'_>) -> bool {
        let (mut says_it, mut said) = (false, Vec::new());
        for (sentence, pieces) in sentences.iter().zip(read) {
            let whole = Clause::of(pieces, sentence);
            if may_not_be_meant(&whole) {
                return false;
            }
            // «Ben, bid 4» may be for Ben to do.
            let own = whole.is(Note::Acts) || whole.is(Note::Stakes);
            if whole.calls_somebody() && !own {
                return false;
            }
            let clauses = whole.clauses().into_iter().map(|clause| {
                let named = clause.named(self, found.answers);
                (clause, named)
            });
            let clauses: Vec<(Clause<'_>, Named)> = clauses.collect();
            let names = clauses.iter().any(|(_, named)| named.is_any());
            // «All I have, 6».
            if names && self.is_wrong_about_all(&whole, found.answer) {
                return false;
            }
            if !names && whole.people().next().is_none() && self.is_idle(sentence) {
                continue;
            }
            let last_own =
                clauses.iter().rposition(|(it, named)| it.is(Note::Acts) && named.is_any());
            for (at, (clause, named)) in clauses.iter().enumerate() {
                if !named.is_any() {
                    if !self.leaves_it(clause, found) {
                        return false;
                    }
                } else if self.says(clause, named, found) {
                    says_it = true;
                    said.extend(named.all.clone());
                } else if last_own.is_none_or(|own| own <= at) || !is_others_amount(clause, named) {
                    return false;
                }
            }
        }
        says_it && found.answers.is_told_by(found.answer, &said)
    }

    /// Does a clause that names something of the game say nothing but this order?
    fn says(&self, clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
        let Found { answer, answers: _, nothing, idle, verbs } = found;
        let acts = clause.is(Note::Acts);
        if !named.is_of(answer, verbs)
            || clause.has(&Heard::Turns) && !nothing
            || clause.has(&Heard::Describes)
            || clause.is(Note::Topical) && !acts
            || clause.counts()
            || clause.is_contrary(answer)
            || clause.does_otherwise(named, answer)
            || !clause.people().all(|who| self.is_with(answer, who))
        {
            return false;
        }
        let text = clause.text();
        let doubt = self.doubt_of(&text);
        // «I look at c6» has no verb of an order, and «the pepper stings» drops nothing.
        let does = named.says_verb(answer, verbs) || acts && named.does.contains(&answer.verb);
        let may_lack_verb = *nothing || !idle.contains(&answer.verb);
        // Whoever says «I» says a verb: «I turn s9 down», «I like s9».
        let says_other_verb = acts && clause.has(&Heard::Plain);
        // «I keep forgetting it»: a verb alone has to be an order as it stands.
        (doubt.is_none() || *nothing && may_be_meant(doubt))
            && !may_matter(clause.pieces)
            && (does || may_lack_verb && !says_other_verb)
            && (!answer.is_verb()
                || clause.does_alone(named, answer)
                || self.is_by_itself(&text, answer))
    }

    /// Does a clause that names nothing of the game leave an order as it is?
    fn leaves_it(&self, clause: &Clause<'_>, found: &Found<'_>) -> bool {
        if clause.is_contrary(found.answer) {
            return false;
        }
        let somebody = clause.people().next().is_some();
        // «It is what Ben wants».
        if clause.is_harmless() && !(somebody && clause.says_something()) {
            return true;
        }
        let says_no =
            found.nothing && clause.has(&Heard::Turns) && foreign(clause.pieces) <= UNKNOWN;
        // «Colonists. All of them.»: the word for all is the only one that no list has.
        let says_all =
            clause.is(Note::AllIn) && foreign(clause.pieces) <= 1 && self.may_be_all(found.answer);
        // «7, I need those actions»: what the question is about may be praised.
        let praises = !clause.may_turn() && foreign(clause.pieces) == 0 && !clause.counts();
        let beside = clause.is(Note::Topical) || says_no || says_all || praises;
        !somebody && (beside || self.is_idle(&clause.text()))
    }

    fn is_wrong_about_all(&self, sentence: &Clause<'_>, answer: &Answer) -> bool {
        sentence.is(Note::AllIn) && !self.may_be_all(answer)
    }

    /// Is an order's amount, if it has one, all that may be given?
    fn may_be_all(&self, answer: &Answer) -> bool {
        !answer.text.split(' ').any(is_number) || self.is_all(&answer.text)
    }
}

/// Does a sentence ask, leave open, or tell of what was, would be or is not done?
fn may_not_be_meant(sentence: &Clause<'_>) -> bool {
    sentence.asks || sentence.has(&Heard::Open) || sentence.is(Note::Unmeant)
}

/// «Ben said 3»: what somebody else gives is said before what one gives oneself.
fn is_others_amount(clause: &Clause<'_>, named: &Named) -> bool {
    clause.people().next().is_some() && named.is_amount()
}
