//! «4 max, then I'm out»: a bid with a limit, and what happens beyond it.

use super::{
    At,
    among::sentences,
    clauses::{stem, words_of},
    wishes::acts,
};
use crate::engine::{
    Order, folded_words,
    spoken::{BID, Offered, PASS},
};

/// A limit and its end have no fewer words.
const WORDS: usize = 3;

impl At<'_> {
    /// The limit that these lines set, if they say nothing else. Heard before anything else is:
    /// «to 6, above that I pass» has a bid of 6 in it, and a pass.
    pub(super) fn limit_in(&self, lines: &[String]) -> Option<Order> {
        let text = lines.join("\n");
        let of_orders = |word: &str| {
            let word = word.trim_matches(|it: char| !it.is_alphanumeric()).to_lowercase();
            word.contains(char::is_numeric) || self.hearing(|it| (it.concerns)(&word))
        };
        // The phrases take long to load, and an order as it stands has no limit.
        if text.split_whitespace().nth(WORDS - 1).is_none()
            || text.contains(':')
            || text.split_whitespace().all(of_orders)
        {
            return None;
        }
        let answers = self.table.answers(self.seat);
        let may = |verb: &str| answers.iter().any(|it| it.split(' ').next() == Some(verb));
        let spoken = self.table.spoken().filter(|_| may(BID) && may(PASS))?;
        // «Anna! Up to 6, then pass» is for Anna to do.
        let people = self.people();
        let others = people.iter().filter(|it| it.called != self.seat.colour());
        let others: Vec<String> = others.flat_map(|it| folded_words(&it.name)).collect();
        let of_player = |it: &str| folded_words(it).iter().any(|word| others.contains(word));
        let said = lines.iter().flat_map(|line| sentences(line));
        let rest = said.filter(|it| of_player(it) || !self.is_idle(it));
        let text = rest.collect::<Vec<_>>().join("\n");
        let subject = self.table.subject(self.seat);
        let canonical = |word: &str| -> Vec<String> {
            self.table.canonical(word).into_iter().flat_map(words_of).map(str::to_owned).collect()
        };
        let thing = |it: &str| stem(it.trim_end_matches(|it: char| it.is_ascii_digit()));
        let about = |word: &str| {
            subject.iter().flat_map(|it| words_of(it)).any(|it| thing(it) == thing(word))
        };
        let offered = Offered { canonical: &canonical, about: &about };
        let own = self.language().code();
        let amount = self.hearing(|hearers| {
            let said = |language| spoken.limit(&text, language, &people, hearers, &offered);
            said(own).or_else(|| said("en").filter(|_| self.may_be_english(spoken, &text)))
        })?;
        // What a game calls it.
        let forms =
            [format!("{BID} up to {amount}, else {PASS}"), format!("up to {amount}, else {PASS}")];
        let mut orders = forms.iter().filter_map(|it| Order::from_text(it));
        orders.find(|order| acts(&self.judged(order.clone())))
    }
}
