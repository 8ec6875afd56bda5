//! The order among the sentences of a letter: «Back from Rome! The ice cream was superb. I
//! keep my cards and am done.» One sentence says what to do, and nobody can tell whether the
//! others change that, so it is offered. Where no sentence is an order, a part of one may be:
//! «five escudos from me, that ought to keep you quiet».

use super::{At, prose::runs_on, wishes::Wishes};
use crate::{
    engine::{Order, Word, doubt::is_negation, plan::Item, spoken::Said, words::fold},
    letters::Explanation,
};

/// Whoever writes more sentences writes a letter, and is to look at it again.
pub(super) const SENTENCES: usize = 16;

/// Marks of a plan.
pub(super) const MARKS: [char; 3] = [':', '(', ')'];

/// So many of the sentences that were not understood are repeated.
pub(super) const REPEATED: usize = 2;

/// A part of a longer sentence is not looked for.
const WORDS: usize = 40;

/// Nor is one word of the game in a longer clause.
const LONGEST_CLAUSE: usize = 14;

/// So many words of everyday language before those of the game, and behind them, may belong to
/// the order.
const BEFORE: usize = 5;
const BEHIND: usize = 2;

/// What a mail was probably meant as, which may be offered.
pub(super) struct Offer {
    /// In canonical form.
    pub(super) order: String,
    /// What was not understood.
    pub(super) left: Vec<String>,
    /// The line, if it is all that the mail says.
    pub(super) line: Option<String>,
    /// Was a word of it mistyped? Then it may be another.
    pub(super) mended: bool,
}

impl Offer {
    pub(super) fn explained(self) -> Explanation {
        let Offer { order, left, line, mended: _ } = self;
        match line {
            Some(line) => Explanation::Likely { line, order, left },
            None => Explanation::Among { order, left },
        }
    }
}

/// Sentences that say what to do, in canonical form, and those that were not understood.
#[derive(Default)]
struct Found {
    done: Vec<Vec<String>>,
    left: Vec<String>,
}

impl Found {
    fn of(all: &[String], done_by: impl Fn(&str) -> Option<Vec<String>>) -> Found {
        let mut found = Found::default();
        for sentence in all {
            match done_by(sentence) {
                Some(done) if found.done.contains(&done) => {}
                Some(done) => found.done.push(done),
                None => found.left.push(sentence.trim().to_owned()),
            }
        }
        found
    }
}

impl At<'_> {
    /// The order that one sentence of a mail comes to by itself, or several of them together,
    /// if the others come to none.
    pub(super) fn among(&self, wishes: &Wishes) -> Option<Offer> {
        let all = sentences_of(wishes)?;
        // Whoever writes as plans are written is told the mistake.
        let is_plan = |it: &String| it.contains(MARKS) && self.is_begun(it);
        if all.len() > SENTENCES || all.iter().any(is_plan) {
            return None;
        }
        // So is whoever writes nothing but an order.
        if let [alone] = all.as_slice()
            && self.is_begun(alone)
        {
            return None;
        }
        let mut found = Found::of(&all, |sentence| self.done_by(sentence));
        if found.done.is_empty() {
            found = Found::of(&all, |sentence| self.done_by_part(sentence));
            if found.done.len() > 1 {
                return None;
            }
        }
        let by_clause = found.done.is_empty();
        if by_clause {
            found = self.found_in_clauses(&all)?;
        }
        let Found { done, mut left } = found;
        let matters = |sentence: &String| {
            // «The flag is nothing for me, pass».
            if by_clause {
                return self.leaves_open(sentence)
                    || self.is_of_game(sentence) && !says_no(sentence);
            }
            self.is_begun(sentence) || self.may_be_order(sentence) || self.may_take_back(sentence)
        };
        if left.iter().any(matters) {
            return None;
        }
        left.truncate(REPEATED);
        let order = match done.concat().as_slice() {
            [] => return None,
            [one] => one.clone(),
            several => self.would_act(Order::from_text(&several.join(", "))?)?,
        };
        Some(Offer { order, left, line: None, mended: false })
    }

    /// Does it say no, or, or that something is not meant?
    fn may_take_back(&self, sentence: &str) -> bool {
        let order = Order::from_text(sentence);
        order.is_some_and(|order| self.says_otherwise(&order, sentence))
    }

    /// Does it say that something is not meant, or not yet?
    fn leaves_open(&self, sentence: &str) -> bool {
        let Some(spoken) = self.table.spoken() else { return false };
        let own = self.language().code();
        let open =
            |it: &str| spoken.is_unreal(sentence, it) || spoken.leaves_open(sentence, it, own);
        self.languages().into_iter().any(open)
    }

    /// Has it words of the game, or numbers?
    fn is_of_game(&self, clause: &str) -> bool {
        let said = self.core_of(clause, self.language().code()).unwrap_or_default();
        let texts = said.iter().map(|it| it.text.as_str()).chain([clause]);
        let counts = |word: &Word| word.text.contains(char::is_numeric);
        texts.filter_map(Order::from_text).any(|order| {
            let of_game = |word: &Word| {
                counts(word)
                    || self.table.begins_order(&word.text)
                    || self.table.concerns(&word.text)
            };
            order.words.iter().any(of_game)
        })
    }

    /// What clauses come to by themselves; or the one order that the words of the game in them
    /// come to: «Five escudos from me, that ought to keep Cleo quiet».
    fn found_in_clauses(&self, sentences: &[String]) -> Option<Found> {
        let clauses: Vec<String> = sentences.iter().flat_map(|it| clauses(it)).collect();
        let asks = |clause: &str| clause.contains('?');
        let plain = Found::of(&clauses, |it| (!asks(it)).then(|| self.done_by(it)).flatten());
        if !plain.done.is_empty() {
            return Some(plain);
        }
        let found = Found::of(&clauses, |it| (!asks(it)).then(|| self.done_by_core(it)).flatten());
        (found.done.len() == 1).then_some(found)
    }

    /// What the words of the game in a clause would do, the rest of it left out.
    fn done_by_core(&self, clause: &str) -> Option<Vec<String>> {
        let order = Order::from_text(clause)?;
        let few = order.words.len() <= LONGEST_CLAUSE;
        // «Only four of us are left».
        let is_named = |word: &Word| {
            self.concerns(word)
                || word.text.contains(char::is_numeric) && word.text.contains(char::is_alphabetic)
        };
        let named = order.words.iter().any(is_named);
        if !few || !named || self.is_about_somebody(&order) || self.says_otherwise(&order, clause) {
            return None;
        }
        let (spoken, language) = (self.table.spoken()?, self.language().code());
        let said = self.core_of(clause, language)?;
        let done = |said: &Said| {
            let order = self.only_order(spoken, &order, said, language)?;
            (!self.is_vague(&order)).then(|| self.would_act(order)).flatten()
        };
        said.iter().map(done).collect()
    }

    /// Does it begin an order or a command, or may an order be about it?
    fn concerns(&self, word: &Word) -> bool {
        self.begins_order(&word.text) || self.table.concerns(&word.text)
    }

    /// Is it somebody's name that a sentence begins with? «Ben passes».
    fn is_about_somebody(&self, order: &Order) -> bool {
        let names = self.first_names();
        order.words.first().is_some_and(|word| names.contains(&fold(&word.text)))
    }

    /// Does its first word begin an order, or an address?
    pub(super) fn is_begun(&self, sentence: &str) -> bool {
        let order = Order::from_text(sentence);
        let first = order.as_ref().and_then(|order| order.words.first());
        first.is_some_and(|word| self.begins_order(&word.text))
    }

    /// What a sentence would do by itself, if there is no doubt that it is an order.
    pub(super) fn done_by(&self, sentence: &str) -> Option<Vec<String>> {
        let language = self.language().code();
        let order = Order::from_text(sentence)?;
        if self.is_about_somebody(&order) {
            return None;
        }
        let orders = self.heard(order);
        let done = orders.into_iter().map(|order| {
            let sure = self.table.doubt(&order, language).is_none() && !self.is_vague(&order);
            sure.then(|| self.would_act(order)).flatten()
        });
        done.collect()
    }

    /// What the words of the game in a sentence would do, with those around them that belong
    /// to it, if that is one thing.
    fn done_by_part(&self, sentence: &str) -> Option<Vec<String>> {
        let order = Order::from_text(sentence)?;
        let words = &order.words;
        let asks = sentence.contains('?');
        if words.len() > WORDS || asks || self.says_otherwise(&order, sentence) {
            return None;
        }
        let spoken = self.table.spoken()?;
        let concerns = |word: &Word| self.concerns(word);
        let counts = |word: &Word| concerns(word) || spoken.is_number(&word.text);
        // «Stuck between two suitcases».
        let several = words.iter().filter(|word| counts(word)).count() > 1;
        let is_others = self.is_begun(sentence) || self.is_about_somebody(&order);
        if is_others || !several || !words.iter().any(concerns) {
            return None;
        }
        let first = words.iter().position(counts)?;
        let last = words.iter().rposition(counts)?;
        let mut found: Option<Vec<String>> = None;
        for begin in (first.saturating_sub(BEFORE)..=first).rev() {
            for end in last..words.len().min(last + BEHIND + 1) {
                let (from, to) = (words.get(begin)?.span.start, words.get(end)?.span.end);
                let Some(done) = self.done_by(sentence.get(from..to)?) else { continue };
                if found.as_ref().is_some_and(|other| *other != done) {
                    return None;
                }
                found = Some(done);
            }
        }
        found
    }
}

/// The sentences of a mail that says nothing but orders, each line for itself.
fn sentences_of(wishes: &Wishes) -> Option<Vec<String>> {
    Some(lines_of(wishes)?.iter().flat_map(|line| sentences(line)).collect())
}

/// The same, where a line that ends amid a sentence goes on in the next.
pub(super) fn joined_sentences_of(wishes: &Wishes) -> Option<Vec<String>> {
    let mut joined: Vec<String> = Vec::new();
    for line in lines_of(wishes)? {
        match joined.last_mut() {
            // A greeting or a name on a line of its own ends there.
            Some(last) if is_long(last) && runs_on(last.trim(), line.trim()) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            Some(_) | None => joined.push(line),
        }
    }
    Some(joined.iter().flat_map(|line| sentences(line)).collect())
}

/// Has it more words than a greeting or a signature?
fn is_long(line: &str) -> bool {
    line.split_whitespace().nth(2).is_some()
}

/// The lines of a mail that says nothing but orders.
fn lines_of(wishes: &Wishes) -> Option<Vec<String>> {
    let line = |item: &Item| match item {
        Item::Order(order) => with_its_mark(order),
        Item::Forget(..) | Item::Continue(_) => None,
    };
    wishes.items.iter().map(line).collect()
}

fn says_no(clause: &str) -> bool {
    let order = Order::from_text(clause);
    order.is_some_and(|order| order.words.iter().any(|word| is_negation(&word.text)))
}

/// The clauses of a sentence.
fn clauses(sentence: &str) -> Vec<String> {
    let parted = sentence.replace(" - ", ", ");
    let clauses = parted.split([',', ';', '\u{2013}', '\u{2014}', '(', ')', ':']);
    let clauses = clauses.filter(|clause| clause.contains(char::is_alphanumeric));
    clauses.map(|clause| clause.trim().to_owned()).collect()
}

/// An order as it was written, with the mark behind it: one that asks is none.
fn with_its_mark(order: &Order) -> Option<String> {
    let span = order.span();
    let rest = order.line.get(span.end..)?;
    let marks = rest.chars().take_while(|it| !it.is_alphanumeric() && !it.is_whitespace());
    let length: usize = marks.map(char::len_utf8).sum();
    order.line.get(span.start..span.end + length).map(str::to_owned)
}

/// The sentences of a line.
pub(super) fn sentences(line: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let Some(last) = sentences.last_mut() else { break };
        last.push(letter);
        // «2... no, 3» goes on.
        let ends = matches!(letter, '.' | '!' | '?') && !last.ends_with("..");
        if ends && letters.peek().is_some_and(|next| next.is_whitespace()) {
            sentences.push(String::new());
        }
    }
    sentences.retain(|sentence| sentence.contains(char::is_alphanumeric));
    sentences
}
