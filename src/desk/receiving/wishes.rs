//! Steps 5 and 6: what a mail asks for.

use super::{
    super::{DeskError, courtesy::blank_courtesies},
    At,
    refusal::unknown_language,
};
use crate::{
    engine::{Order, order::split},
    letters::{Language, Occasion},
    mail,
};

/// So many of our letters are looked through for lines that a mail quotes.
const LETTERS_QUOTED: u32 = 40;

/// What a mail asks for.
#[derive(Default)]
pub(super) struct Wishes {
    pub(super) orders: Vec<Order>,
    pub(super) help: bool,
    pub(super) board: bool,
    /// Each language asked for, and how many orders come before that.
    pub(super) languages: Vec<(usize, Language)>,
}

impl At<'_> {
    /// Step 5 and 6: the author's own lines, cut into orders and commands.
    pub(super) fn wishes(&self) -> Result<Result<Wishes, Occasion>, DeskError> {
        let ours = self.work.tx.read().texts_sent(self.key, LETTERS_QUOTED)?;
        let fresh = mail::fresh_text(self.work.letter, &ours);
        let mut lines = fresh.lines;
        if lines.iter().all(|line| line.trim().is_empty()) {
            lines.extend(self.order_in_subject());
        }
        let name = self.row.seats.get(self.key.1).map_or("", |player| player.name.as_str());
        let lines = blank_courtesies(&lines, name, |word| {
            command(word).is_some() || self.table.begins_order(word)
        });
        let mut wishes = Wishes::default();
        let all = split(&lines.join("\n"));
        let count = all.len();
        for order in all {
            match order.texts().as_slice() {
                [word] if command(word) == Some(Command::Help) => wishes.help = true,
                [word] if command(word) == Some(Command::Board) => wishes.board = true,
                [word, rest @ ..] if command(word) == Some(Command::Language) => {
                    match rest.first().and_then(|code| Language::from_code(code)) {
                        Some(language) => {
                            wishes.languages.push((wishes.orders.len(), language));
                        }
                        None => return Ok(Err(unknown_language(&order, count - 1))),
                    }
                }
                _ => wishes.orders.push(order),
            }
        }
        Ok(Ok(wishes))
    }

    /// Some write their order into the subject and nothing below it.
    fn order_in_subject(&self) -> Option<String> {
        let subject = self.work.letter.subject.trim();
        let ours = format!("[Monsoon {}]", self.row.id);
        (!subject.is_empty() && !subject.contains(&ours)).then(|| subject.to_owned())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Command {
    Help,
    Board,
    Language,
}

/// The commands that are the same at every table, in every language.
fn command(word: &str) -> Option<Command> {
    Some(match word {
        "help" | "pomoc" | "aide" | "hjælp" | "hjaelp" | "ayuda" => Command::Help,
        "board" | "status" | "plansza" | "plateau" | "bræt" | "spilleplade" | "tablero" => {
            Command::Board
        }
        "language" | "język" | "jezyk" | "langue" | "sprog" | "idioma" => Command::Language,
        _ => return None,
    })
}
