//! What players say to each other, on its way into letters.

use super::DeskError;
use crate::engine::Seat;
use crate::{
    letters::{PressBy, PressLine, PressPage, PressSent, PressTo},
    store::{PressKind, PressRow, PressRule, Reader, TableRow},
};
use std::cell::{OnceCell, RefCell};

/// The most that a letter about the game says of it, in characters, and how many lines.
const IN_A_LETTER: usize = 3000;
const LINES_IN_A_LETTER: usize = 12;

/// The same of a letter about nothing else.
const IN_A_LETTER_OF_ITS_OWN: usize = 10_000;

/// What became of the words in the mail that is answered.
#[derive(Default)]
pub struct Spoken {
    sent: RefCell<Vec<PressSent>>,
    talk: OnceCell<Talk>,
}

/// What of a mail was no order, and may have been for the others.
struct Talk {
    /// Its lines, if they may be sent.
    offer: Option<String>,
    /// Can they be no order, not even with a slip in it?
    plain: bool,
}

impl Spoken {
    pub fn became(&self, sent: PressSent) {
        self.sent.borrow_mut().push(sent);
    }

    pub fn sent(&self) -> Vec<PressSent> {
        self.sent.borrow().clone()
    }

    /// Lines that may have been for the others, if they may be sent; `plain` if they are
    /// no order even with a slip in it.
    pub fn talk(&self, offer: Option<String>, plain: bool) {
        // A mail is read once.
        let _ = self.talk.set(Talk { offer, plain });
    }
}

/// What a letter says of the words at the table, and up to which row of the store.
pub struct Told {
    pub page: PressPage,
    pub last: Option<i64>,
}

/// What a seat is told in a letter about the game; more than that comes by itself.
pub fn beside_news(
    reader: Reader<'_>,
    row: &TableRow,
    seat: Seat,
    tells: bool,
    spoken: Option<&Spoken>,
) -> Result<Told, DeskError> {
    let waiting = if tells { reader.press_waiting((row.id, seat))? } else { Vec::new() };
    let length: usize = waiting.iter().map(|it| it.text.chars().count()).sum();
    let fits = length <= IN_A_LETTER && waiting.len() <= LINES_IN_A_LETTER;
    let waiting = if fits { waiting } else { Vec::new() };
    let notes = if tells { reader.notes((row.id, seat))? } else { Vec::new() };
    let talk = spoken.and_then(|spoken| spoken.talk.get());
    let page = PressPage {
        sent: spoken.map(Spoken::sent).unwrap_or_default(),
        offer: talk.and_then(|talk| talk.offer.clone()),
        plain: talk.is_some_and(|talk| talk.plain),
        notes: notes.into_iter().map(|note| note.text).collect(),
        ..page(row, seat, &waiting)
    };
    Ok(Told { page, last: waiting.last().map(|it| it.id) })
}

/// What a seat is told in a letter about nothing else: the oldest of what waits.
pub fn alone(reader: Reader<'_>, row: &TableRow, seat: Seat) -> Result<Told, DeskError> {
    let mut waiting = reader.press_waiting((row.id, seat))?;
    let mut length = 0;
    let fits = waiting.iter().take_while(|it| {
        length += it.text.chars().count();
        length <= IN_A_LETTER_OF_ITS_OWN
    });
    let fits = fits.count().max(1);
    waiting.truncate(fits);
    let page = page(row, seat, &waiting);
    Ok(Told { page, last: waiting.last().map(|it| it.id) })
}

fn page(row: &TableRow, seat: Seat, rows: &[PressRow]) -> PressPage {
    PressPage {
        told: rows.iter().map(|it| line(row, seat, it)).collect(),
        private: row.press == PressRule::Private,
        none: row.press == PressRule::None,
        ..PressPage::default()
    }
}

fn line(row: &TableRow, reader: Seat, said: &PressRow) -> PressLine {
    let still = row.player(said.seat).is_some_and(|player| player.name == said.name);
    let by = if still { PressBy::Seat(said.seat) } else { PressBy::Name(said.name.clone()) };
    let own = row.player(reader).map(|player| player.name.as_str());
    let to = match said.kind {
        PressKind::Table => PressTo::Everybody,
        PressKind::Private | PressKind::Note => {
            let others = said.heard_by.iter().filter(|(_, name)| Some(name.as_str()) != own);
            PressTo::Only(others.map(|(_, name)| name.clone()).collect())
        }
    };
    PressLine { by, to, text: said.text.clone() }
}
