//! A mail with slips of the finger in it: «I plant peppper c4 plesae». It is read without them as
//! well, and carried out if it is plain then and its writer can take it back alone; and what is no
//! order without its slips is none («bid 4, just kiddnig»).

use super::{super::DeskError, At, wishes::Wishes};
use crate::engine::{Order, Word, folded_words, order::split};

/// Whoever slips more often has their mail carried out as they wrote it, or not at all.
const MOST: usize = 2;

/// So many bytes are looked at: for each word that nobody knows, hundreds of others are tried.
const BYTES: usize = 1000;

/// A mail without its slips.
pub(super) struct WithoutSlips {
    pub(super) meant: Wishes,
    /// May it be carried out so? If not, it may still keep the mail from being.
    pub(super) may_act: bool,
}

impl At<'_> {
    /// The same mail without its slips; `None` if it has none.
    pub(super) fn without_slips(&self, wishes: &Wishes) -> Result<Option<WithoutSlips>, DeskError> {
        let mut lines = wishes.lines.clone();
        let bytes: usize = lines.iter().map(String::len).sum();
        let Some(spoken) = self.table.spoken().filter(|_| bytes <= BYTES) else { return Ok(None) };
        // The lists take long to load, and most orders consist of the words of orders.
        let is_known = |word: &Word| {
            word.text.contains(char::is_numeric)
                || self.table.begins_order(&word.text)
                || self.table.concerns(&word.text)
        };
        // What can be read has no slips: plans have words of their own.
        let is_read = |order: &Order| {
            order.words.iter().all(is_known)
                || self.table.is_blank(order)
                || order.line.get(order.span()).is_some_and(|it| self.would_do_something(it))
        };
        let (languages, people) = (self.languages(), self.people());
        let names = folded_words(&self.names());
        let mut count = 0;
        for line in lines.iter_mut().filter(|line| !split(line).iter().all(is_read)) {
            let slips = self.hearing(|it| spoken.slips(line, &languages, &people, it));
            for slip in slips.into_iter().rev() {
                let word = line.get(slip.span.clone()).unwrap_or_default();
                if folded_words(word).iter().any(|word| names.contains(word)) {
                    continue;
                }
                line.replace_range(slip.span, &slip.meant);
                count += 1;
            }
        }
        if count == 0 {
            return Ok(None);
        }
        let orders = self.orders_in(lines.clone());
        let mut meant = Wishes { doubted: self.doubted(&orders), lines, ..Wishes::default() };
        for order in orders {
            if self.vote_in(&order)?.is_none() && self.sort(order, &mut meant).is_err() {
                return Ok(None);
            }
        }
        if meant.refused.is_some() {
            return Ok(None);
        }
        let may_act =
            count <= MOST && wishes.votes.is_empty() && wishes.are_orders() && meant.are_orders();
        Ok(Some(WithoutSlips { meant, may_act }))
    }
}
