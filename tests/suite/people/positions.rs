//! Tables played up to a position at which somebody is asked something.

use crate::parlour::{COLOURS, MODERATED, Parlour};
use monsoon::{
    basics::Language,
    desk::{NewSeat, NewTable},
};

use std::fs;

/// The players' names, in the order of the seats.
const NAMES: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// How to come to a position.
#[derive(Debug, Clone)]
pub struct Position {
    pub game: String,
    pub players: usize,
    pub seed: String,
    pub options: Vec<(String, String)>,
    /// Who ordered what up to it, by their colours.
    pub orders: Vec<(String, String)>,
    /// Who is asked.
    pub seat: String,
}

impl Position {
    /// Plays up to it in this empty parlour, with letters in this language. False if
    /// the dice fell differently.
    pub fn reached(&self, parlour: &mut Parlour, language: &str) -> bool {
        let seats = NAMES.iter().zip(COLOURS).take(self.players).map(|(name, colour)| NewSeat {
            name: (*name).into(),
            address: format!("{colour}@example.org"),
            language: Language::from_code(language),
        });
        let wish = NewTable {
            game: self.game.clone(),
            seats: seats.collect(),
            options: self.options.clone(),
            seed: Some(self.seed.clone()),
            moderators: vec![],
            later: false,
        };
        parlour.desk.open(&wish).unwrap();
        let orders = self.orders.iter();
        let lines: Vec<String> =
            orders.map(|(seat, order)| format!("as {seat}: {order} because of a test")).collect();
        if !lines.is_empty() && parlour.moderate(&lines.join("\n")).refused {
            return false;
        }
        parlour.post();
        parlour.awaited().contains(&self.seat.as_str())
    }

    /// A parlour in this position.
    pub fn table(&self, language: &str) -> Option<Parlour> {
        let mut parlour = Parlour::empty(MODERATED);
        self.reached(&mut parlour, language).then_some(parlour)
    }
}

/// A whole game of `tests/games`.
pub fn transcript(name: &str) -> Position {
    let path = format!("{}/tests/games/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let (head, rest) = text.split_once("\n---\n").unwrap();
    let (orders, _) = rest.split_once("\n---\n").unwrap();
    let find = |key: &str| head.lines().find_map(|line| line.strip_prefix(key));
    let owned = |(before, after): (&str, &str)| (before.to_owned(), after.to_owned());
    let orders = orders.lines().filter(|line| !line.starts_with('#'));
    Position {
        game: find("edition: ").unwrap_or("santiago").to_owned(),
        players: find("players: ").unwrap().parse().unwrap(),
        seed: find("seed: ").unwrap().to_owned(),
        options: find("options: ")
            .unwrap()
            .split(' ')
            .filter_map(|pair| pair.split_once('='))
            .map(owned)
            .collect(),
        orders: orders.filter_map(|line| line.split_once(": ")).map(owned).collect(),
        seat: String::new(),
    }
}
