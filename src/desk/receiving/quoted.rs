//! The letters that a mail may quote.

use crate::{
    desk::DeskError,
    mail::{self, FreshText, Letter, Sent},
    store::{Reader, SentLines, StoreError},
};
use std::{borrow::Cow, cell::RefCell};

/// Letters to a mail's writer, newest first. Their words are read only if they matter.
pub(super) struct Quoted<'a> {
    reader: Reader<'a>,
    letters: Vec<SentLines>,
    /// Why words could not be read, if that may pass.
    failed: RefCell<Option<StoreError>>,
}

impl<'a> Quoted<'a> {
    pub(super) fn new(reader: Reader<'a>, letters: Vec<SentLines>) -> Quoted<'a> {
        Quoted { reader, letters, failed: RefCell::default() }
    }

    /// The author's own lines of a mail, and those that may be theirs.
    pub(super) fn fresh_text(self, letter: &Letter) -> Result<FreshText, DeskError> {
        let fresh = mail::fresh_text_among(letter, &self);
        match self.failed.into_inner() {
            Some(error) => Err(error.into()),
            None => Ok(fresh),
        }
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
        match self.reader.words_of(lines.letter) {
            Ok(Some(words)) => Some(Cow::Owned(words)),
            Ok(None) => {
                tracing::error!(
                    letter = lines.letter,
                    "a letter's lines are damaged; \
                    who may have quoted it is asked"
                );
                None
            }
            Err(error) => {
                self.failed.replace(Some(error));
                None
            }
        }
    }
}
