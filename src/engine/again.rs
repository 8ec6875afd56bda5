//! Deciding a journal entry again: would these rules make the same of it?

use super::{Author, Body, Deed, Dice, Entry, Match, Mendable, Order};

impl<G: Mendable> Match<G> {
    /// Makes an entry again in this position, on behalf of its author, and applies
    /// the result. The dice are those of the entry it draws from. A set-up and a
    /// return concern more than this position and come back unchanged.
    ///
    /// # Errors
    /// Why it would be refused; nothing has changed then.
    pub fn decide_again(&mut self, entry: &Entry<G>, dice: Dice) -> Result<Entry<G>, String> {
        let put = |new: Entry<G>| Entry { again: entry.again, note: entry.note.clone(), ..new };
        match &entry.body {
            Body::Order(text) => {
                let seat = entry.by.seat().ok_or("it is an order of no seat")?;
                self.game().seats().get(seat.index()).ok_or("there is no such seat")?;
                let order = Order::from_text(text).ok_or("it has no words")?;
                self.play_as(entry.by, seat, &order, dice, put).map_err(super::mend::why)
            }
            Body::Adjust { what, .. } => {
                of_the_table(entry.by)?;
                self.adjusted(what, entry.by, dice, put)
            }
            Body::Finish => {
                of_the_table(entry.by)?;
                self.finished(dice, put)
            }
            Body::Cancel => {
                of_the_table(entry.by)?;
                Ok(self.note(entry.by, Body::Cancel, entry.note.clone()))
            }
            Body::Deed(Deed::Discarded) => {
                of_the_table(entry.by)?;
                let mut dice = dice;
                for draw in &entry.draws {
                    dice.below(usize::try_from(draw.of).map_err(|_| "it draws from too many")?);
                }
                let drawn = self.discard(entry.by, &dice.drawn(), entry.note.clone());
                drawn.ok_or_else(|| "it discards nothing".to_owned())
            }
            Body::Deed(deed) => {
                Ok(self.note(entry.by, Body::Deed(deed.clone()), entry.note.clone()))
            }
            Body::Deal(_) | Body::Return { .. } => Ok(entry.clone()),
        }
    }
}

/// Only a moderator may do this, and for no seat.
fn of_the_table(by: Author) -> Result<(), String> {
    match by {
        Author::Moderator(None) => Ok(()),
        Author::Creator
        | Author::Seat(_)
        | Author::Clock(_)
        | Author::House(_)
        | Author::Moderator(Some(_)) => Err("only a moderator may do that".to_owned()),
    }
}
