//! Moderators at work: by mail and from a shell the same words do the same.

mod addresses;
mod back;
mod commands;
mod edges;
pub mod engine;
mod force;
mod pausing;
mod people;
mod random;
mod reaching;
mod seen;
mod setting_up;
mod told;

use crate::parlour::{Arrived, MODERATED, Parlour};
use monsoon::{
    basics::TableId,
    desk::{Moderated, NewSeat, NewTable, Received},
};

impl Parlour {
    /// A parlour with a table of Santiago that waits for its start; and the
    /// letters that follow.
    pub fn set_up(
        colours: &[&str],
        options: Vec<(String, String)>,
        moderators: Vec<(String, String)>,
    ) -> (Parlour, Vec<Arrived>) {
        let mut parlour = Parlour::empty(MODERATED);
        let seat = |name: &&str| NewSeat {
            name: (*name).into(),
            address: format!("{name}@example.org"),
            language: None,
        };
        let wish = NewTable {
            game: "santiago".into(),
            seats: colours.iter().map(seat).collect(),
            options,
            seed: Some("parlour".into()),
            moderators,
            later: true,
        };
        parlour.desk.open(&wish).unwrap();
        let letters = parlour.post();
        (parlour, letters)
    }

    /// A moderator's commands from a shell, one per line; everything that follows
    /// arrives.
    pub fn moderate(&mut self, lines: &str) -> Moderated {
        let lines: Vec<String> = lines.lines().map(str::to_owned).collect();
        let done = self.desk.moderate(TableId(1), None, &lines).unwrap();
        self.post();
        done
    }

    /// The same for commands that must succeed; what is only shown first is
    /// confirmed.
    #[track_caller]
    pub fn mend(&mut self, lines: &str) -> String {
        let done = self.moderate(lines);
        assert!(!done.refused, "{lines}: {}", done.text);
        assert_eq!(
            done.waits,
            is_shown(&done.text) || done.text.contains("Nothing has changed yet"),
            "{}",
            done.text
        );
        if is_shown(&done.text) {
            return self.mend("confirm");
        }
        done.text
    }

    /// The same for commands that must be refused.
    #[track_caller]
    pub fn refuse(&mut self, lines: &str) -> String {
        let done = self.moderate(lines);
        assert!(done.refused, "{lines}: {}", done.text);
        done.text
    }

    /// A moderator mails commands in reply to the last letter they got.
    pub fn moderator_mails(&mut self, lines: &str) -> (Received, Vec<Arrived>) {
        let letter = self.last("mod");
        let raw = self.reply_to(&letter, "mod@example.org", lines);
        self.hand_in(&raw)
    }

    /// Plays this many moves, each the first that the letter offers.
    pub fn play_on(&mut self, moves: usize) {
        for _ in 0..moves {
            let Some(colour) = self.awaited().first().copied() else { return };
            let order = self.last(colour).orders()[0].clone();
            self.play(colour, &order);
        }
    }
}

/// The answer to a moderator's mail, without the frame of the letter.
fn answer(letters: &[Arrived]) -> String {
    let to_mod: Vec<&Arrived> =
        letters.iter().filter(|letter| letter.to == "mod@example.org").collect();
    assert_eq!(to_mod.len(), 1, "one answer: {to_mod:?}");
    to_mod[0].text.clone()
}

/// White space aside, as a letter breaks its lines.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Is it an undo that is only shown first?
pub fn is_shown(text: &str) -> bool {
    text.starts_with("This would be taken back")
}
