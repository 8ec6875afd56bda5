//! The letters that a mail may quote.

use super::{
    super::{notice, writing::known_lines_of},
    Work,
    wishes::LETTERS_QUOTED,
};
use crate::{
    desk::DeskError,
    mail::{self, FreshText, Sent},
    store::{Reader, SentLines, StoreError},
};
use std::{borrow::Cow, cell::RefCell};

impl Work<'_> {
    /// The author's own lines, and those that may be theirs. `sent` are the letters to
    /// them, newest first.
    pub(super) fn fresh_text(&self, sent: Vec<SentLines>) -> Result<FreshText, DeskError> {
        let quoted = Quoted {
            reader: self.tx.read(),
            letters: sent,
            failed: RefCell::default(),
            damaged: RefCell::default(),
        };
        let fresh = mail::fresh_text_among(self.letter, &quoted);
        if let Some(error) = quoted.failed.into_inner() {
            return Err(error.into());
        }
        let damaged = quoted.damaged.into_inner();
        if !damaged.is_empty() {
            self.tell_of_damage(&damaged)?;
        }
        Ok(fresh)
    }

    /// Tells the moderators of letters whose words are damaged, once a day.
    fn tell_of_damage(&self, damaged: &[Damaged]) -> Result<(), DeskError> {
        let named = |lost: bool| {
            let of = damaged.iter().filter(|it| it.lost == lost);
            of.map(|it| it.letter.to_string()).collect::<Vec<_>>().join(", ")
        };
        let (lost, found) = (named(true), named(false));
        let lost = if lost.is_empty() {
            String::new()
        } else {
            format!(
                "Letters {lost}: any line of a mail may quote them. Until there are \
                 {LETTERS_QUOTED} newer ones to the same reader, nothing that they mail is \
                 carried out, and they are asked. You can give a player's orders: `monsoon mod \
                 TABLE as SEAT: ORDER`.\n\n"
            )
        };
        let found = if found.is_empty() {
            String::new()
        } else {
            format!("Letters {found}: they are still whole themselves, and were read instead.\n\n")
        };
        let text = format!(
            "A mail that quotes a letter of ours is recognised by that letter's words. Some are \
             damaged.\n\n{lost}{found}`monsoon check` names them all; a copy of the database may \
             still have them."
        );
        let subject = "the words of a letter are damaged";
        notice::once_a_day(self.tx, self.settings, notice::DAMAGED, subject, &text, self.now)
    }
}

/// A letter whose words are damaged.
struct Damaged {
    letter: i64,
    /// The letter itself can't be read instead.
    lost: bool,
}

/// Letters to a mail's writer, newest first. Their words are read only if they matter.
struct Quoted<'a> {
    reader: Reader<'a>,
    letters: Vec<SentLines>,
    /// Why words could not be read, if that may pass.
    failed: RefCell<Option<StoreError>>,
    damaged: RefCell<Vec<Damaged>>,
}

impl Quoted<'_> {
    /// The words of a letter with damaged ones, from its bytes.
    fn again(&self, letter: i64) -> Result<Option<String>, StoreError> {
        let words = self.reader.whole_bytes_of(letter)?.and_then(|raw| known_lines_of(&raw));
        let lost = words.is_none();
        tracing::error!(letter, lost, "the words of a letter are damaged");
        self.damaged.borrow_mut().push(Damaged { letter, lost });
        Ok(words)
    }
}

impl Sent for Quoted<'_> {
    fn count(&self) -> usize {
        self.letters.len()
    }

    fn index(&self, nth: usize) -> Option<&[u8]> {
        // Words from before are read, whatever else there is.
        let lines = self.letters.get(nth).filter(|lines| lines.plain.is_none())?;
        lines.index.as_deref()
    }

    fn text(&self, nth: usize) -> Option<Cow<'_, str>> {
        let lines = self.letters.get(nth)?;
        if let Some(plain) = &lines.plain {
            return Some(Cow::Borrowed(plain));
        }
        let words = match self.reader.words_of(lines.letter) {
            Ok(None) => self.again(lines.letter),
            words => words,
        };
        match words {
            Ok(words) => words.map(Cow::Owned),
            Err(error) => {
                self.failed.replace(Some(error));
                None
            }
        }
    }
}
