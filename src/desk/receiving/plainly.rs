//! What a mail was meant as that can't be read as it stands, and whether that is plain enough to
//! be carried out: nothing else in the mail names, counts, asks, says no, leaves open or tells of
//! another time, and the words of the order stand where somebody says what they do, or stand
//! alone. Whatever finds an order among other words, this alone judges it.

use super::{
    At,
    among::{Offer, SENTENCES, joined_sentences_of},
    clauses::{Answer, Answers, Clause, Named, foreign, leaves, may_matter, stem, words_of},
    likely::is_illegal,
    meant::{Meant, is_condition, may_be_meant},
    spoken::is_number,
    wishes::Wishes,
};
use crate::{
    engine::{
        Order,
        doubt::{Doubt, is_negation},
        folded_words,
        plan::{Item, Refused, Verdict::Order as Unread},
        spoken::{Heard, Hearers, Note, Piece},
        words::fold,
    },
    letters::Explanation,
};

/// So many words that nobody knows may stand in a clause that says no, beside an order that does
/// nothing.
const UNKNOWN: usize = 5;

/// And so many in one about who or what an order is about.
const FEW: usize = 2;

/// Whoever builds where somebody pays does that.
const ACCEPT: &str = "accept";

/// The verbs of who offers.
const OFFERING: [&str; 3] = ["bid", "pay", "propose"];

/// Verbs, by their stems, that stand for themselves alone: «progress ships» takes none.
const APART: [&str; 6] = ["drop", "play", "progres", "sell", "tile", "use"];

/// What is raised goes up, as markers do.
const PROGRESS: &str = "progres";

/// Whoever pays what somebody bid buys.
const BUY: [&str; 2] = ["buy", "pay"];

/// A mail of no more words than these is read as it stands.
const FEW_WORDS: usize = 3;

/// What is done with anything.
const TAKE: &str = "take";

/// What is done by who does nothing.
const NOTHING: &str = "nothing";

/// A clause of no more pieces than these may be a jest that nobody knows.
const LITTLE: usize = 2;

/// What was found, and what else it could have been.
struct Found<'a> {
    answer: &'a Answer,
    answers: &'a Answers,
    /// Does it do nothing? Then a no beside it means the same.
    nothing: bool,
    /// Is something kept for later by it?
    keeps: bool,
    /// The verbs of orders that do nothing, and those with which people may say this one.
    idle: Vec<String>,
    verbs: Vec<String>,
}

/// The only answer that a mail names.
struct Only {
    order: String,
    /// Does it ask, say no, name somebody, or leave something open?
    doubtful: bool,
    /// Is it asked for in a question?
    requested: bool,
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
        // «I move up on harvest» harvests nothing, though what is left without «move up» would.
        let named_otherwise = |it: &Offer| meant.as_ref().is_some_and(|meant| meant.is_other(it));
        let offered = likely.or_else(|| self.among(wishes)).filter(|it| !named_otherwise(it));
        let offered = offered.or(meant.map(Meant::offered));
        let plainly = |order: &str, mended: bool| {
            let plainly = nothing_stood && !mended && self.is_plainly_said(order, wishes);
            plainly.then(|| Order::from_text(order)).flatten().map(Understood::Plainly)
        };
        let Some(offered) = offered else {
            let perhaps = |order| {
                let offer = Offer { order, left: Vec::new(), line: None, mended: false };
                Understood::Perhaps(offer.explained())
            };
            // What is too long or too doubtful to be looked through may still name one answer alone.
            let named = self.only_named(wishes).and_then(|Only { order, doubtful, requested }| {
                let plain = (!requested).then(|| plainly(&order, false)).flatten();
                plain.or_else(|| (!doubtful).then(|| perhaps(order)))
            });
            return named.or_else(|| self.hedged(wishes).map(perhaps));
        };
        plainly(&offered.order, offered.mended)
            .or_else(|| Some(Understood::Perhaps(offered.explained())))
    }

    /// Is every word known of the lines that orders were found in?
    pub(super) fn knows_every_word(&self, wishes: &Wishes) -> bool {
        let Some(spoken) = self.table.spoken() else { return true };
        let (own, people, names) = (self.language().code(), self.people(), self.names());
        let names = folded_words(&names);
        let lines = self.unwrapped(wishes.lines.clone());
        let knows_in = |line: &str, language: &str| {
            let pieces = self.hearing(|it| spoken.pieces(line, language, &people, it));
            let is_name =
                |it: &Piece| folded_words(&it.written).iter().all(|it| names.contains(it));
            let is_known = |it: &Piece| {
                it.heard != Heard::Foreign || it.notes.contains(&Note::AllIn) || is_name(it)
            };
            pieces.is_some_and(|pieces| pieces.iter().all(is_known))
        };
        let knows = |line: &str| {
            knows_in(line, own) || self.may_be_english(spoken, line) && knows_in(line, "en")
        };
        wishes.items.iter().all(|item| match item {
            Item::Order(order) => order
                .line_number
                .checked_sub(1)
                .and_then(|at| lines.get(at))
                .is_some_and(|line| knows(line)),
            Item::Forget(..) | Item::Continue(_) => true,
        })
    }

    /// The only answer that clauses of a mail name.
    fn only_named(&self, wishes: &Wishes) -> Option<Only> {
        let (spoken, answers, people) = (self.table.spoken()?, self.answers(), self.people());
        let mut found = None::<String>;
        let sentences = joined_sentences_of(wishes)?;
        // The refusal of a short line says all there is to say.
        let words = sentences.iter().flat_map(|it| words_of(it)).count();
        let mut doubtful = words <= FEW_WORDS;
        let mut requested = false;
        for sentence in sentences {
            let own = self.language().code();
            let pieces = self.hearing(|it| spoken.pieces(&sentence, own, &people, it))?;
            let whole = Clause::of(&pieces, &sentence);
            // Whoever writes as orders are written is told the mistake.
            doubtful |= self.is_begun(&sentence);
            // «Could you put it on s7, please?»
            let whole = whole.requested().inspect(|_| requested = true).unwrap_or(whole);
            for clause in whole.clauses() {
                let named = clause.named(self, &answers);
                let turns = clause.may_turn() || named.leaves();
                let somebody = clause.people().next().is_some();
                doubtful |= turns || clause.is(Note::Unreal) || somebody;
                if turns || clause.begins_with(Note::Reason) {
                    continue;
                }
                let Some((answer, _)) = answers.named(&named, clause.is(Note::Stakes)) else {
                    continue;
                };
                if found.as_ref().is_some_and(|it| *it != answer.text) {
                    return None;
                }
                found = Some(answer.text.clone());
            }
        }
        // Whoever asks for something asks.
        let doubted = wishes.doubted.as_ref();
        doubtful |= doubted.is_some_and(|it| !(requested && it.doubt == Doubt::Asks));
        Some(Only { order: found?, doubtful, requested })
    }

    /// The only answer that a mail names whose writer hesitates: «s14 maybe... but I am not quite
    /// sure yet».
    fn hedged(&self, wishes: &Wishes) -> Option<String> {
        let (spoken, answers, people) = (self.table.spoken()?, self.answers(), self.people());
        let (mut found, mut hesitates) = (None::<String>, false);
        for sentence in joined_sentences_of(wishes)? {
            // Whoever writes as orders are written is told the mistake.
            if self.is_begun(&sentence) {
                return None;
            }
            let own = self.language().code();
            let pieces = self.hearing(|it| spoken.pieces(&sentence, own, &people, it))?;
            let whole = Clause::of(&pieces, &sentence);
            for clause in whole.clauses() {
                hesitates |= clause.has(&Heard::Open);
                if clause.is(Note::Unreal) {
                    return None;
                }
                let named = clause.named(self, &answers);
                if !named.is_any() {
                    continue;
                }
                // «Ben, what about s9?» and «Ben says bid 4» are Ben's, who may be somebody we don't
                // know, and neither «not s9» nor «how many ships?» is half a wish.
                let of_others = whole.people().next().is_some()
                    || clause.is(Note::SecondPerson)
                    || whole.has(&Heard::Open) && whole.has(&Heard::Foreign);
                let turns = clause.has(&Heard::Turns) || named.leaves();
                if of_others || turns || whole.asks || clause.is(Note::Unmeant) {
                    return None;
                }
                let Some((answer, _)) = answers.named(&named, clause.is(Note::Stakes)) else {
                    continue;
                };
                if found.as_ref().is_some_and(|it| *it != answer.text) {
                    return None;
                }
                found = Some(answer.text.clone());
            }
        }
        found.filter(|_| hesitates)
    }

    /// Is this order, in canonical form, what a mail plainly says?
    fn is_plainly_said(&self, order: &str, wishes: &Wishes) -> bool {
        let Some(spoken) = self.table.spoken().filter(|_| wishes.doubted.is_none()) else {
            return false;
        };
        let answers = self.answers();
        let (Some(all), Some(answer)) = (joined_sentences_of(wishes), answers.answer(order)) else {
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
            // «No canal».
            idle.iter().cloned().chain([NOTHING.to_owned()]).collect()
        } else {
            // Only what is chosen is said with one verb for another: «mark harvest» harvests nothing.
            let chooses = |verb: &String| !APART.contains(&verb.as_str());
            let is_chosen =
                chooses(&answer.verb) && spoken.verbs().any(|it| stem(it) == answer.verb);
            let chosen = verbs.filter(|it| is_chosen && !idle.contains(it) && chooses(it));
            // «I take my extra action for taxes».
            let taken = !answer.is_verb() && chooses(&answer.verb) && !answers.has_verb(TAKE);
            let pays = BUY.into_iter().filter(|_| BUY.contains(&answer.verb.as_str()));
            chosen.chain(taken.then(|| TAKE.to_owned())).chain(pays.map(str::to_owned)).collect()
        };
        // Who passes in an auction keeps nothing.
        let keeps = nothing && !answers.all.iter().any(Answer::is_offer);
        let found = Found { answer: &answer, answers: &answers, nothing, keeps, idle, verbs };
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
        let wholes = sentences.iter().zip(read).map(|(it, pieces)| Clause::of(pieces, it));
        let all: Vec<_> = wholes.map(|whole| self.taken_apart(whole, found)).collect();
        let each = all.iter().flat_map(|(_, clauses)| clauses);
        // «We picked our first cherries, the eleven» names no place.
        let tells = |it: &Clause<'_>| !it.is_courtesy() && !it.is_bare_number();
        let counts_else = !found.answer.is_amount() && each.clone().any(|(_, it)| tells(it));
        let mut left = each.filter(|(named, it)| it.is(Note::Acts) && named.is_any()).count();
        for ((whole, clauses), sentence) in all.iter().zip(sentences) {
            if whole.asks {
                return false;
            }
            // «Ben, bid 4» may be for Ben to do.
            let own = whole.is(Note::Acts) || whole.is(Note::Stakes);
            if whole.calls_somebody() && !own {
                return false;
            }
            let names = clauses.iter().any(|(named, _)| named.is_any());
            // «All I have, 6».
            if names && self.is_wrong_about_all(whole, found.answer) {
                return false;
            }
            if !names
                && whole.people().next().is_none()
                && !may_not_be_meant(whole)
                && self.is_idle(sentence)
            {
                continue;
            }
            let last_named = clauses.iter().rposition(|(named, _)| named.is_any());
            // «I keep it. My answer: later.»
            let was_said = says_it;
            for (at, (named, clause)) in clauses.iter().enumerate() {
                left -= usize::from(clause.is(Note::Acts) && named.is_any());
                // «Ben pays best», where Anna does.
                if !clause.compares_rightly(found.answer, found.answers) {
                    return false;
                }
                let before = at.checked_sub(1).and_then(|at| clauses.get(at));
                // «Ben goes to 6, and then passes».
                if clause.is(Note::Next)
                    && before.is_some_and(|(_, before)| before.people().next().is_some())
                {
                    return false;
                }
                let settled = !may_not_be_meant(clause)
                    || !named.is_any() && !clause.asks && clause.says_how_it_is();
                let counts = counts_else && !says_it && clause.is_bare_number();
                if settled && !counts && named.is_any() && self.says(clause, named, found, &said) {
                    says_it = true;
                    let words = named.all.iter().chain(&named.beside);
                    said.extend(words.filter(|word| found.answer.has(word)).cloned());
                    continue;
                }
                let next = at.checked_add(1).and_then(|at| clauses.get(at));
                let leads_up = next.is_some_and(|(_, next)| next.begins_with(Note::Concludes));
                let explains = leads_up || clause.begins_with(Note::Reason);
                let waits = found.keeps && !was_said && waits_only(clause);
                // «Bid 4, Anna, then you get the coconuts» is for Anna to do.
                let about_things = || {
                    whole.people().next().is_none() && self.is_about_things(clause, named, found)
                };
                let leaves_it = || {
                    if named.is_any() {
                        let describes = clause.says_how_it_is();
                        (left > 0 || describes) && is_others_amount(clause, named, found)
                            || is_true_of(clause, named, found.answer)
                            || is_no_to_others(clause, named, found)
                            || about_things()
                    } else {
                        waits || self.leaves_it(clause, found) || about_things()
                    }
                };
                // «The delivery came late», and «Anna offered more» beside hers. What stands before
                // an order may be its condition.
                let tells = || {
                    let said_verb = || said.iter().any(|it| it.contains(&found.answer.verb));
                    let trails = says_it
                        && (!named.is_any() || named.is_amount() && said_verb())
                        && last_named.is_none_or(|last| last <= at);
                    let story = (!names || trails)
                        && clause.is(Note::Topical)
                        && clause.people().next().is_none()
                        && !clause.may_turn()
                        && self.is_idle(&clause.text());
                    story || tells_of_payers(clause, named, found.answer)
                };
                if !(explains && explains_only(clause, named, found)
                    || tells()
                    || found.nothing && is_beside_nothing(clause, named, found)
                    || (settled || waits) && leaves_it())
                {
                    return false;
                }
            }
        }
        says_it && found.answers.is_told_by(found.answer, &said)
    }

    /// A sentence, and its clauses with what they name.
    fn taken_apart<'p>(
        &self,
        whole: Clause<'p>,
        found: &Found<'_>,
    ) -> (Clause<'p>, Vec<(Named, Clause<'p>)>) {
        let clauses = whole.clauses().into_iter();
        let clauses = clauses.map(|clause| (clause.named(self, found.answers), clause)).collect();
        (whole, clauses)
    }

    /// Does a clause that names something of the game say nothing but this order, of which so much
    /// has been said before?
    fn says(
        &self,
        clause: &Clause<'_>,
        named: &Named,
        found: &Found<'_>,
        said: &[Vec<String>],
    ) -> bool {
        let Found { answer, answers: _, nothing, keeps: _, idle, verbs } = found;
        let acts = clause.is(Note::Acts);
        // Whoever digs where somebody pays accepts that.
        let of_answer = named.is_of(answer, verbs)
            || named.all.is_empty() && is_by_details(clause, named, found)
            || answer.verb == ACCEPT && self.is_by_itself(&clause.text(), answer);
        // «I'd rather keep the colonist» who is asked for.
        let keeps_it = || acts && named.does.contains(&answer.verb) && named.is_about(answer);
        if !(of_answer || *nothing && (named.is_only(verbs) || keeps_it()))
            || clause.has(&Heard::Turns) && !nothing
            || clause.has(&Heard::Describes)
            || clause.is(Note::Topical) && !acts
            || clause.counts()
            || clause.is_contrary(answer)
            || clause.does_otherwise(named, answer)
            || !clause.people().all(|who| self.is_with(answer, who) || clause.is_to(answer, who))
        {
            return false;
        }
        let text = clause.text();
        let doubt = self.doubt_of(&text);
        // «I look at c6» has no verb of an order, and «the pepper stings» drops nothing.
        let does = named.says_verb(answer, verbs) || acts && named.does.contains(&answer.verb);
        // Whoever names all of it («3 escudos for s23»), or has said the verb before («my proposal: s14»),
        // need not say it.
        let is_whole = || answer.names.len() > 1 && found.answers.is_told_by(answer, &named.all);
        let said_before = || said.iter().any(|word| word.contains(&answer.verb));
        let needs_verb =
            idle.contains(&answer.verb) || clause.wants_something() && answer.gives_away();
        let may_lack_verb = *nothing || !needs_verb || said_before() || is_whole();
        // Whoever says «I» says a verb: «I turn s9 down», «I like s9».
        let wants = clause
            .pieces
            .iter()
            .any(|it| [Note::Acts, Note::Commits].iter().all(|note| it.notes.contains(note)));
        let says_other_verb = acts && !wants && clause.has(&Heard::Plain);
        // «I keep forgetting it»: a verb alone has to be an order as it stands.
        (doubt.is_none() || *nothing && may_be_meant(doubt))
            && !may_matter(clause.pieces)
            && (does || may_lack_verb && !says_other_verb)
            && (!answer.is_verb()
                || clause.does_alone(named, answer)
                || clause.says_only(named, answer)
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

    /// Is a word of the game the verb of some order?
    fn is_verb(&self, word: &str) -> bool {
        let canonical = self.table.canonical(word);
        let Some(spoken) = self.table.spoken() else { return true };
        let is = |it: &str| {
            let it = stem(it);
            let mut verbs = spoken.verbs().chain(spoken.nothings()).map(stem);
            APART.contains(&it.as_str()) || verbs.any(|verb| verb == it)
        };
        canonical.is_empty() || canonical.into_iter().flat_map(words_of).any(is)
    }

    /// Does a clause tell of things of the game, and of none that tells another answer from this
    /// one? «The pepper is drying up» beside a canal. What the writer does with them, counts, or wants
    /// is more than that.
    fn is_about_things(&self, clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
        let is_others = |word: &Vec<String>| {
            !found.answer.has_detail(word)
                && found.answers.all.iter().any(|other| other.has_detail(word))
        };
        // «The auction» is no order, «pass on» may be one.
        let is_thing = |it: &Piece| match &it.heard {
            Heard::Order(words) => {
                it.does.is_empty()
                    && !it.written.trim().contains(' ')
                    && !words.iter().any(|word| self.is_verb(word))
            }
            Heard::Does | Heard::Open | Heard::Turns => false,
            Heard::Somebody(_)
            | Heard::Harmless
            | Heard::Plain
            | Heard::Everyday
            | Heard::Describes
            | Heard::Foreign => true,
        };
        let about_game = |it: &Piece| matches!(it.heard, Heard::Order(_));
        named.all.is_empty()
            && clause.pieces.iter().any(about_game)
            && !named.beside.iter().any(is_others)
            && named.counts_money()
            // «Nutmeg» may be another lot, and beside «I harvest» the spice that comes first.
            && (named.beside.is_empty() || !found.answer.is_offer() && !found.answer.is_verb())
            && !clause.asks
            && !clause.asks_or_offers()
            && !clause.is(Note::SecondPerson)
            && !clause.is(Note::Waits)
            && !clause.is(Note::Acts)
            && !clause.is(Note::Unreal)
            && clause.people().next().is_none()
            && clause.pieces.iter().all(is_thing)
            && foreign(clause.pieces) <= FEW
    }

    fn is_wrong_about_all(&self, sentence: &Clause<'_>, answer: &Answer) -> bool {
        sentence.is(Note::AllIn) && !self.may_be_all(answer)
    }

    /// Is an order's amount, if it has one, all that may be given?
    fn may_be_all(&self, answer: &Answer) -> bool {
        !answer.text.split(' ').any(is_number) || self.is_all(&answer.text)
    }
}

/// Is every number of a clause one that an answer has, or that is true of one? «Now that Anna pays
/// 5» is no reason where Anna pays 2.
fn counts_what_is(named: &Named, found: &Found<'_>) -> bool {
    let mut numbers = named.all.iter().filter(|word| word.iter().any(|it| is_number(it)));
    numbers.all(|word| found.answers.all.iter().any(|it| it.has(word)))
}

/// Does a clause say why, and nothing that changes what it explains? «Because it is dry there» does,
/// «because I was joking» does not.
fn explains_only(clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
    let speaks_of_self = clause.is(Note::FirstPerson) || clause.is(Note::Stakes);
    let does = named.is_any() && (clause.is(Note::Acts) || clause.is(Note::Stakes));
    let changes = clause.asks
        || clause.is(Note::Unreal)
        || clause.is_contrary(found.answer)
        || clause.is(Note::Unmeant) && speaks_of_self;
    !changes
        && (found.nothing || counts_what_is(named, found) && clause.pays_as(found.answer) && !does)
        && foreign(clause.pieces) <= UNKNOWN
}

/// Does a clause say that something is put off, and nothing else? «Not yet», beside a canal that
/// is kept; but «my answer comes later».
fn waits_only(clause: &Clause<'_>) -> bool {
    let waits = |it: &Piece| it.notes.contains(&Note::Waits);
    let harmless = |it: &Piece| matches!(it.heard, Heard::Harmless | Heard::Turns);
    !clause.asks
        && clause.pieces.iter().any(waits)
        && clause.pieces.iter().all(|it| waits(it) || harmless(it))
}

/// Is a clause about something that whoever does nothing does not do? «Cinnamon isn't worth it to
/// me» beside a pass. What says little may say anything.
fn is_beside_nothing(clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
    let own = clause.is(Note::Acts) || clause.is(Note::Stakes) || clause.is(Note::Commits);
    let does = !named.all.is_empty() || clause.has(&Heard::Does) || own && named.is_any();
    let says_no = clause.has(&Heard::Turns);
    // What the question is about counts, too.
    let of_game = |it: &Piece| matches!(it.heard, Heard::Order(_));
    let about_game = named.is_any() || clause.pieces.iter().any(of_game);
    // «Ben, from the kitchen: pass».
    let somebody = clause.people().next().is_some();
    !clause.asks
        && !clause.has(&Heard::Open)
        && !clause.is_contrary(found.answer)
        && !named.says_verb(found.answer, &found.verbs)
        && (!does || says_no && !named.is_amount())
        && (says_no || about_game && !somebody)
        && !(clause.is(Note::Unmeant) && (clause.is(Note::Acts) || !about_game))
        && !is_condition(clause)
        && foreign(clause.pieces) <= UNKNOWN
        && (clause.pieces.len() > LITTLE || clause.has_only_orders())
}

/// Does a sentence ask, leave open, or tell of what was, would be or is not done?
fn may_not_be_meant(sentence: &Clause<'_>) -> bool {
    sentence.asks || sentence.has(&Heard::Open) || sentence.is(Note::Unmeant)
}

/// Does it want what only this answer gets? «The nutmeg for me».
fn is_by_details(clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
    let Found { answer, answers, verbs, .. } = found;
    let is_verb = |word: &&Vec<String>| word.iter().any(|it| verbs.contains(it));
    let (does, things): (Vec<_>, Vec<_>) = named.beside.iter().partition(is_verb);
    let things: Vec<Vec<String>> = things.into_iter().cloned().collect();
    let wants = !does.is_empty() || named.does.contains(&answer.verb);
    (wants || clause.is(Note::Stakes) || clause.is(Note::Commits))
        && answers.has_only(answer, &things)
}

/// Does a clause name nothing but what is true of an answer, and do nothing with it, or say how
/// something of the answer is? «Four is a good price» beside a sale for 4.
fn is_true_of(clause: &Clause<'_>, named: &Named, answer: &Answer) -> bool {
    let does = clause.is(Note::Acts) || clause.has(&Heard::Does);
    let mut words = named.all.iter().chain(&named.beside);
    let is_so = if clause.says_how_it_is() {
        words.all(|word| answer.has(word))
    } else {
        !does && words.all(|word| answer.has_detail(word))
    };
    is_so && clause.people().next().is_none() && !clause.may_turn() && foreign(clause.pieces) <= FEW
}

/// Does a clause say no to what other answers are about, and to nothing of this one? «I don't need
/// colonists» beside ships. «No colonists» may take them instead.
fn is_no_to_others(clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
    let is_number = |word: &Vec<String>| word.iter().any(|it| is_number(it));
    let says_more = |it: &Piece| {
        matches!(it.heard, Heard::Does | Heard::Plain | Heard::Everyday | Heard::Foreign)
    };
    // Polish «a» and «tylko» say no to nothing, and «No, colonists» begins another order.
    let is_no = |it: &Piece| it.heard == Heard::Turns && is_negation(&fold(it.written.trim()));
    let begins = clause.pieces.first().is_some_and(|it| it.heard == Heard::Turns);
    let is_verb = |word: &Vec<String>| found.answers.all.iter().any(|it| word.contains(&it.verb));
    (clause.pieces.iter().any(is_no) && !begins || named.leaves())
        && !named.all.iter().any(is_verb)
        && named.beside.iter().all(|word| leaves(word))
        && !clause.asks
        && !clause.has(&Heard::Open)
        && !clause.is(Note::Unreal)
        && !clause.asks_or_offers()
        && clause.people().next().is_none()
        && !named.all.is_empty()
        && !named.all.iter().any(|word| is_number(word) || found.answer.has(word))
        && (clause.pieces.iter().any(says_more) || named.leaves())
        && foreign(clause.pieces) <= FEW
}

/// Does a clause tell of nobody but those whom an answer is about, and of nothing but what is true
/// of it? «Anna and Dora have made the better offer» beside what they pay for.
fn tells_of_payers(clause: &Clause<'_>, named: &Named, answer: &Answer) -> bool {
    let is_offer = |word: &Vec<String>| word.iter().any(|it| OFFERING.contains(&it.as_str()));
    let named = || named.all.iter().chain(&named.beside);
    let offers = named().any(is_offer)
        || clause.has(&Heard::Describes)
        || clause.pieces.iter().any(|it| it.heard == Heard::Does && is_offer(&it.does))
        // «Your four ducats, Cleo, come in handy», in a phrase that a list has.
        || clause.pieces.iter().all(|it| {
            matches!(it.heard, Heard::Order(_) | Heard::Somebody(_) | Heard::Harmless)
        });
    // «Giver Anna 4» may be a condition, and «Anna raising hers» has not happened.
    let begins = clause.pieces.first().is_some_and(|it| it.heard == Heard::Does)
        || clause.pieces.iter().any(|it| it.does.iter().any(|verb| stem(verb) == PROGRESS));
    clause.people().next().is_some()
        && clause.people().all(|who| answer.has_detail(&[stem(who)]))
        && clause.pays_as(answer)
        && offers
        && !begins
        && !clause.is_contrary(answer)
        && named().all(|it| answer.has(it) || is_offer(it))
        && !clause.may_turn()
        && !clause.is(Note::Acts)
        && !clause.is(Note::Commits)
        && !is_condition(clause)
        && foreign(clause.pieces) <= FEW
}

/// «Ben said 3»: what somebody else gives is said before what one gives oneself. In an acceptance it
/// has to be so, and what begins with its verb may be a condition: «giver Anna 4, så».
fn is_others_amount(clause: &Clause<'_>, named: &Named, found: &Found<'_>) -> bool {
    let verb_first = clause.pieces.first().is_some_and(|it| it.heard == Heard::Does);
    let is_so = found.answer.is_offer() || named.all.iter().all(|word| found.answer.has(word));
    clause.people().next().is_some() && named.is_amount() && is_so && !verb_first
}
