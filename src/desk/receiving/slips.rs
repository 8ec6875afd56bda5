//! A mail with slips of the finger in it: «I plant peppper c4 plesae». It is read without them as
//! well, and carried out if it is plain then and its writer can take it back alone; and what is no
//! order without its slips is none («bid 4, just kiddnig»).

use super::{At, wishes::Wishes};
use crate::engine::{Order, Word, order::split};

/// Whoever slips more often writes another language.
const MOST: usize = 2;

impl At<'_> {
    /// The same mail without its slips; `None` if it has none, too many, or more than orders.
    pub(super) fn without_slips(&self, wishes: &Wishes) -> Option<Wishes> {
        let spoken = self.table.spoken()?;
        if !wishes.are_orders_alone() || !wishes.votes.is_empty() {
            return None;
        }
        let mut lines = wishes.lines.clone();
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
        let mut unread: Vec<&mut String> =
            lines.iter_mut().filter(|line| !split(line).iter().all(is_read)).collect();
        if unread.is_empty() {
            return None;
        }
        let (languages, people) = (self.languages(), self.people());
        let mut count = 0;
        for line in &mut unread {
            let slips = self.hearing(|it| spoken.slips(line, &languages, &people, it));
            count += slips.len();
            for slip in slips.into_iter().rev() {
                line.replace_range(slip.span, &slip.meant);
            }
        }
        if count == 0 || count > MOST {
            return None;
        }
        let orders = self.orders_in(lines);
        let mut meant = Wishes { doubted: self.doubted(&orders), ..Wishes::default() };
        for order in orders {
            self.sort(order, &mut meant).ok()?;
        }
        Some(meant).filter(Wishes::are_orders_alone)
    }
}
