//! What a mail was meant as that can't be read as it stands, and whether that is plain enough to
//! be carried out: nothing else in the mail names, counts, asks, says no, leaves open or tells of
//! another time, and the words of the order stand where somebody says what they do, or stand
//! alone. Whatever finds an order among other words, this alone judges it.

use super::{
    At,
    among::{SENTENCES, joined_sentences_of},
    likely::is_illegal,
    meant::{Answer, Answers, Clause, Meant},
    wishes::Wishes,
};
use crate::{
    engine::{
        Order,
        doubt::Doubt,
        plan::{Refused, Verdict::Order as Unread},
        spoken::{Heard, Hearers, Note, Piece},
    },
    letters::Explanation,
};

/// So many words that nobody knows may stand beside an order in its clause.
const UNKNOWN: usize = 5;

/// What was found, and what else it could have been.
struct Found<'a> {
    answer: &'a Answer,
    /// The same in canonical form.
    order: &'a str,
    answers: &'a Answers,
    /// Verbs with which people may say the same.
    verbs: Vec<&'a str>,
    /// Verbs of orders that do nothing.
    idle: Vec<&'a str>,
    /// Does it do nothing? Then a no beside it means the same.
    nothing: bool,
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
        let answers = self.answers();
        let nothing = spoken.does_nothing(order);
        let idle: Vec<&str> = spoken.nothings().collect();
        let verbs = spoken.verbs().filter(|verb| !idle.contains(verb) && !spoken.is_thing(verb));
        let verbs: Vec<&str> = if nothing { idle.clone() } else { verbs.collect() };
        let found = Found { answer: &answer, order, answers: &answers, nothing, verbs, idle };
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
        let mut whole = read.iter().zip(&all).map(|(pieces, it)| Clause::of(pieces, it));
        let open = whole.any(|whole| is_open(&whole));
        // Of what may be English at a Polish table every word must be known: «i» is no «I».
        let in_english = || {
            let may_be = all.iter().all(|it| self.may_be_english(spoken, it));
            (may_be && !open).then(|| pieces("en")).flatten()
        };
        self.is_plain(&all, &read, &found, UNKNOWN)
            || in_english().is_some_and(|read| self.is_plain(&all, &read, &found, 0))
    }

    fn is_plain(
        &self,
        sentences: &[String],
        read: &[Vec<Piece>],
        found: &Found<'_>,
        unknown: usize,
    ) -> bool {
        let (mut says_it, mut said) = (false, Vec::new());
        for (sentence, pieces) in sentences.iter().zip(read) {
            let whole = Clause::of(pieces, sentence);
            let names = |it: &Clause<'_>| it.names_any(self, found.answers);
            if is_open(&whole) {
                return false;
            }
            let people = whole.people().next().is_some();
            if !names(&whole) && !people && self.is_idle(sentence) {
                continue;
            }
            // «Ben, bid 4» may be for Ben to do.
            let calls = whole.calls_somebody();
            if calls && !whole.is(Note::Acts) && !whole.is(Note::Stakes) {
                return false;
            }
            let clauses = whole.clauses();
            for (at, clause) in clauses.iter().enumerate() {
                let own = |it: &Clause<'_>| it.is(Note::Acts) && names(it);
                let follows = clauses.iter().skip(at + 1).any(own);
                if !names(clause) {
                    if !self.leaves_it(clause, found) {
                        return false;
                    }
                } else if self.says(clause, found, unknown) {
                    says_it = true;
                    said.extend(clause.named(self, found.answers).into_words());
                } else if !(follows && self.is_others_amount(clause, found)) {
                    return false;
                }
            }
        }
        says_it && found.answers.is_told_by(found.answer, &said)
    }

    /// Does a clause that names something of the game say nothing but this order?
    fn says(&self, clause: &Clause<'_>, found: &Found<'_>, unknown: usize) -> bool {
        let Found { answer, order, answers, nothing, verbs, idle } = found;
        let named = clause.named(self, answers);
        if !named.is_of(answer, verbs)
            || clause.has(&Heard::Turns) && !nothing
            || clause.has(&Heard::Describes)
            || clause.is(Note::Topical) && !clause.is(Note::Acts)
            || clause.counts()
            || !clause.people().all(|who| self.is_with(answer, who))
        {
            return false;
        }
        let text = clause.text();
        let may_be = match self.doubt_of(&text) {
            None => true,
            Some(Doubt::Negated) => *nothing,
            Some(Doubt::Asks | Doubt::Talk) => false,
        };
        // «I keep forgetting it»: a verb alone has to be an order as it stands.
        let alone = !order.contains(' ');
        let by_itself = || self.done_by(&text).is_some_and(|done| done == [*order]);
        // «I look at c6» has no verb of an order, and «the pepper stings» drops nothing.
        let acts = clause.is(Note::Acts);
        let does = named.says_verb(answer, verbs) || acts && clause.does();
        let most = if acts && does && !alone { unknown } else { 0 };
        let may_lack_verb = *nothing || !idle.contains(&order_verb(order));
        may_be && clause.foreign() <= most && (does || may_lack_verb) && (!alone || by_itself())
    }

    /// «Ben said 3»: what somebody else gives is said before what one gives oneself.
    fn is_others_amount(&self, clause: &Clause<'_>, found: &Found<'_>) -> bool {
        clause.people().next().is_some() && clause.named(self, found.answers).is_amount()
    }

    /// Does a clause that names nothing of the game leave an order as it is?
    fn leaves_it(&self, clause: &Clause<'_>, found: &Found<'_>) -> bool {
        let somebody = clause.people().next().is_some();
        // «It is what Ben wants».
        if clause.is_harmless() && !(somebody && clause.says_something()) {
            return true;
        }
        let says_no = found.nothing && clause.has(&Heard::Turns) && clause.foreign() <= UNKNOWN;
        !somebody && (clause.is(Note::Topical) || says_no || self.is_idle(&clause.text()))
    }
}

/// Does it ask, leave open, or tell of what was, would be or is not done?
fn is_open(clause: &Clause<'_>) -> bool {
    // «All I have, 3» must be all.
    let noted = clause.is(Note::Unmeant) || clause.is(Note::AllIn);
    clause.asks() || clause.has(&Heard::Open) || noted
}

fn order_verb(order: &str) -> &str {
    order.split(' ').next().unwrap_or(order)
}
