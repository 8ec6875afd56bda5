//! Corrections of the position, optional rules, and the end.

use super::session::{Done, Fail, NOT_BEGUN, Session, refuse};
use crate::{
    engine::{Order, Seat},
    store::Status,
};

impl Session<'_> {
    pub(super) fn adjust(&mut self, words: &str) -> Done {
        self.must_run()?;
        let named = self.by_colours(words);
        let understood = |words: &str| {
            Order::from_text(words).is_some_and(|what| self.table.adjustment_secret(&what).is_ok())
        };
        // What is wrong is explained in terms of the colours: a name is not the
        // fault.
        let words = if understood(words) { words } else { &named };
        let what = Order::from_text(words).ok_or_else(|| refuse("what is to be corrected?"))?;
        let of = self.table.adjustment_secret(&what).map_err(|error| {
            let meant = error.did_you_mean.map(|it| format!("; did you mean {it}?"));
            let meant = meant.unwrap_or_default();
            refuse(format!("{}{meant}; `help adjust` lists what can be corrected", error.sentence))
        })?;
        // Trying amounts until one is refused would reveal what the other player
        // has.
        if let Some(of) = of.filter(|of| self.who.seat.is_some_and(|own| own != *of)) {
            return Err(refuse(format!(
                "that is {of}'s secret, and you play at this table; another moderator can do it"
            )));
        }
        let (note, seed) = (self.note(), self.row.seed.clone());
        let hidden: Option<Seat> = of.filter(|of| !self.sees(*of));
        let taken = self.table.adjust(&what, note, &seed).map_err(|error| match hidden {
            Some(of) => refuse(format!(
                "{of} can't have that; how much they have is their secret (`not playing`, then \
                 `reveal` shows it)"
            )),
            None => Fail::from(error),
        })?;
        self.effects.ask = true;
        self.effects.touched.extend(of);
        self.moved(taken, &[])?;
        Ok(format!("Corrected: {words}."))
    }

    /// The words of a correction with colours in place of players' names, because
    /// games know seats only by colour.
    fn by_colours(&self, words: &str) -> String {
        let mut text = words.to_owned();
        for seat in self.table.seats().iter() {
            let name = self.player(seat);
            let begins = text.get(..name.len()).is_some_and(|it| it.eq_ignore_ascii_case(name));
            let ends = text.get(name.len()..).is_some_and(|rest| rest.starts_with(' '));
            if !name.is_empty() && begins && ends {
                text.replace_range(..name.len(), seat.colour());
            }
        }
        let word = |word: &str| {
            let named = |seat: &Seat| self.player(*seat).eq_ignore_ascii_case(word);
            let seat = self.table.seats().iter().find(named);
            seat.map_or_else(|| word.to_owned(), |seat| seat.colour().to_owned())
        };
        text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn rule(&mut self, rule: &str, on: bool) -> Done {
        self.must_run()?;
        let (note, seed) = (self.note(), self.row.seed.clone());
        let taken = self.table.switch(rule, on, note, &seed)?;
        self.effects.ask = true;
        self.moved(taken, &[])?;
        Ok(format!("{rule} is {} from now on.", if on { "on" } else { "off" }))
    }

    /// What can be switched at this table, and its house rules.
    pub(super) fn rules(&self) -> String {
        let switches = self.table.switches();
        let line = |it: &crate::engine::Switch| {
            format!("{} is {}: {}", it.rule, if it.on { "on" } else { "off" }, it.means)
        };
        let mut lines: Vec<String> = switches.iter().map(line).collect();
        if lines.is_empty() {
            lines.push("This game has no decisions that could be changed in play.".to_owned());
        }
        let house = self.table.house_rules().into_iter().enumerate();
        lines.extend(
            house.map(|(at, text)| {
                format!("House rule {}, told and not kept by us: {text}", at + 1)
            }),
        );
        lines.join("\n")
    }

    pub(super) fn finish(&mut self) -> Done {
        self.must_run()?;
        let (note, seed) = (self.note(), self.row.seed.clone());
        let taken = self.table.finish(note, &seed)?;
        self.moved(taken, &[])?;
        Ok("The game is over with what it counts now.".to_owned())
    }

    pub(super) fn cancel(&mut self) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let note = self.note();
        let taken = self.table.cancel(note)?;
        // Nobody has heard of a table that never began.
        let begun = self.row.status != Status::Waiting;
        self.effects.all = begun;
        self.moved(taken, &[])?;
        if !begun {
            self.tx.set_status(self.row.id, Status::Cancelled, Some(NOT_BEGUN))?;
            self.reload()?;
        }
        Ok("The table is given up, without a result. `undo` takes that back.".to_owned())
    }
}
