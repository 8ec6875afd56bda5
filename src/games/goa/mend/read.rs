//! Reading a correction: what it means. Whether the position allows it is not
//! found out here, and nothing that only some may know is looked at.

use super::adjustment::{Adjustment, CardKind, CardWay, Piece, Spot};
use crate::engine::order::nearest;
use crate::engine::words::number;
use crate::engine::{By, Order, OrderError, Seat, Sentence, Sign, Word};
use crate::games::goa::action::{CardName, StoreKind, StoreName};
use crate::games::goa::board::Cell;
use crate::games::goa::change::Counted;
use crate::games::goa::read::Naming;
use crate::games::goa::state::Goa;
use crate::games::goa::tiles::Tile;

/// What of a seat can be corrected.
const OF_SEAT: [&str; 10] =
    ["ducats", "ships", "colonists", "extras", "track", "hand", "store", "tile", "aside", "colony"];

type Read<T> = Result<T, OrderError>;

/// Some words of an order one after another.
#[derive(Clone, Copy)]
struct Part<'a> {
    game: &'a Goa,
    order: &'a Order,
    start: usize,
    end: usize,
    example: &'a str,
}

pub(super) fn read(game: &Goa, order: &Order) -> Read<Adjustment> {
    let whole = Part { game, order, start: 0, end: order.words.len(), example: "red ducats +3" };
    let rest = whole.skip(1);
    match whole.text() {
        "flag" => rest.like("flag red").seat().map(Adjustment::Flag),
        "cell" => rest.cell_and(),
        "bonanza" => {
            let (corner, rest) = rest.like("bonanza a1 taken").corner()?;
            let there = rest.like("bonanza a1 taken").one_of(["back", "taken"])? == 0;
            Ok(Adjustment::Corner { corner, there })
        }
        _ => of_seat(whole.first().seat()?, rest),
    }
}

fn of_seat(seat: Seat, part: Part<'_>) -> Read<Adjustment> {
    let rest = part.skip(1);
    match part.text() {
        "extras" | "extra" => rest.count(seat, Counted::Extras),
        "track" => {
            let rest = rest.like("red track ships 3");
            let (column, row) = (rest.but_last(), rest.last());
            let column = column.naming()?.column()?;
            let (row, word) = row.number()?;
            let row = u8::try_from(row).ok().filter(|row| (1..=5).contains(row));
            let row = row.ok_or_else(|| OrderError::at(word, "rows are 1 to 5").citing("G38"))?;
            Ok(Adjustment::Track { seat, column, row })
        }
        "hand" => rest.like("red hand +two ships tiger").hand(seat),
        "store" => rest.like("red store clove2 +clove").store(seat),
        "tile" => rest.like("red tile +duty").tile(seat),
        "aside" => {
            let rest = rest.like("red aside +clove1");
            match rest.signed()? {
                (Sign::Plus, tile) => tile.gained(seat, true),
                (Sign::Minus, tile) => tile.lost(seat, true),
            }
        }
        "colony" => {
            let rest = rest.like("red colony +quilon clove pepper");
            let (sign, named) = rest.signed()?;
            let (colony, pair) = named.naming()?.colony()?;
            match (sign, pair) {
                (Sign::Plus, _) => Ok(Adjustment::Found { seat, colony, pair }),
                (Sign::Minus, None) => Ok(Adjustment::Unfound { seat, colony }),
                // There is one of each name at most (G48).
                (Sign::Minus, Some(_)) => Err(named.skip(1).stray()),
            }
        }
        // What Santiago calls it, and everybody else.
        "money" => rest.count(seat, Counted::Ducats),
        _ => match part.first().naming()?.goods() {
            Some(what) => rest.count(seat, what),
            None => Err(part.unknown(&OF_SEAT)),
        },
    }
}

impl<'a> Part<'a> {
    fn words(self) -> &'a [Word] {
        self.order.words.get(self.start..self.end).unwrap_or_default()
    }

    fn is_empty(self) -> bool {
        self.words().is_empty()
    }

    fn text(self) -> &'a str {
        self.words().first().map_or("", |word| word.text.as_str())
    }

    fn like(self, example: &'a str) -> Part<'a> {
        Part { example, ..self }
    }

    fn skip(self, words: usize) -> Part<'a> {
        Part { start: (self.start + words).min(self.end), ..self }
    }

    fn take(self, words: usize) -> Part<'a> {
        Part { end: (self.start + words).min(self.end), ..self }
    }

    fn first(self) -> Part<'a> {
        self.take(1)
    }

    fn but_last(self) -> Part<'a> {
        self.take(self.words().len().saturating_sub(1))
    }

    fn last(self) -> Part<'a> {
        self.skip(self.words().len().saturating_sub(1))
    }

    fn missing(self) -> OrderError {
        OrderError::whole(self.order, format!("say what is to be; for example: {}", self.example))
    }

    /// An error about the first word.
    fn wrong(self, sentence: impl Into<Sentence>) -> OrderError {
        match self.words().first() {
            Some(word) => OrderError::at(word, sentence),
            None => OrderError::whole(self.order, sentence),
        }
    }

    fn stray(self) -> OrderError {
        let (text, example) = (self.text(), self.example);
        self.wrong(format!("{text} has no part in this; for example: {example}"))
    }

    /// A word that is none of these.
    fn unknown(self, known: &[&str]) -> OrderError {
        let Some(word) = self.words().first() else { return self.missing() };
        let list = known.join(", ");
        let mut error =
            OrderError::at(word, format!("{} is none of what can follow: {list}", word.text));
        error.did_you_mean = nearest(&word.text, known.iter().copied());
        error
    }

    /// All of it is one of these words.
    fn one_of<const N: usize>(self, known: [&str; N]) -> Read<usize> {
        let found = known.iter().position(|&word| word == self.text());
        let found = found.ok_or_else(|| self.unknown(&known))?;
        if self.words().len() > 1 { Err(self.skip(1).stray()) } else { Ok(found) }
    }

    /// The sign right before the first word.
    fn sign(self) -> Option<Sign> {
        self.words().first().and_then(|word| Sign::before(self.order, word))
    }

    /// What has a sign before it, all of it.
    fn signed(self) -> Read<(Sign, Part<'a>)> {
        match self.sign() {
            Some(sign) => Ok((sign, self)),
            None if self.is_empty() => Err(self.missing()),
            None => Err(self.wrong(format!("+ or - before it? for example: {}", self.example))),
        }
    }

    /// All of it as a name.
    fn naming(self) -> Read<Naming<'a>> {
        self.naming_of(&[])
    }

    /// The same, where some stores are more likely than others.
    fn naming_of<'b>(self, stores: &'b [StoreName]) -> Read<Naming<'b>>
    where
        'a: 'b,
    {
        if self.is_empty() {
            return Err(self.missing());
        }
        // The sign is read; before a number it would be one.
        let mut line = self.order.line.clone();
        let earlier = self.start.checked_sub(1).and_then(|at| self.order.words.get(at));
        if let (Some(earlier), Some(first)) = (earlier, self.words().first()) {
            let gap = earlier.span.end..first.span.start;
            line.replace_range(gap.clone(), &" ".repeat(gap.len()));
        }
        let words = self.words().to_vec();
        let order = Order { line_number: self.order.line_number, line, words };
        Ok(Naming { order, example: self.example, stores, seats: self.game.seats })
    }

    fn seat(self) -> Read<Seat> {
        self.naming()?.seat()
    }

    /// A number that is all of it.
    fn number(self) -> Read<(u32, &'a Word)> {
        let Some(word) = self.words().first() else { return Err(self.missing()) };
        if word.text.is_empty() || !word.text.chars().all(|letter| letter.is_ascii_digit()) {
            let sentence = format!("{} is no number; for example: {}", word.text, self.example);
            return Err(OrderError::at(word, sentence));
        }
        let number = number(&word.text, word)?;
        if self.words().len() > 1 { Err(self.skip(1).stray()) } else { Ok((number, word)) }
    }

    fn count(self, seat: Seat, what: Counted) -> Read<Adjustment> {
        let (number, _) = self.like("red ducats +3").number()?;
        Ok(Adjustment::Count { seat, what, by: By::signed(self.sign(), number) })
    }

    /// What is before a word, and what is behind it if it is there.
    fn split(self, at: &str) -> (Part<'a>, Option<Part<'a>>) {
        match self.words().iter().position(|word| word.text == at) {
            Some(place) => (self.take(place), Some(self.skip(place + 1))),
            None => (self, None),
        }
    }

    fn hand(self, seat: Seat) -> Read<Adjustment> {
        let (named, from) = self.split("from");
        let (sign, named) = named.signed()?;
        let way = match (sign, from) {
            (Sign::Minus, None) => CardWay::Out,
            (Sign::Minus, Some(from)) => {
                let sentence = "a card that leaves the hand goes to the discards";
                let word = from.words().first().or(named.words().first());
                let error = OrderError::whole(self.order, sentence);
                return Err(word
                    .map_or(error, |word| OrderError::at(word, sentence))
                    .citing("G63"));
            }
            (Sign::Plus, None) => CardWay::In,
            (Sign::Plus, Some(from)) => match from.one_of(["deck", "discards"])? {
                0 => CardWay::FromDeck,
                _ => CardWay::FromDiscards,
            },
        };
        if let CardName { effect: Some(effect), symbol: Some(symbol) } = named.naming()?.card()? {
            return Ok(Adjustment::Hand { seat, card: CardKind { effect, symbol }, way });
        }
        let sentence = "which card? effect and symbol, such as two ships tiger";
        Err(named.wrong(sentence).citing("G57"))
    }

    fn store(self, seat: Seat) -> Read<Adjustment> {
        let length = self.words().len();
        let signed = (1..length).find(|&at| self.skip(at).sign().is_some()).unwrap_or(1);
        // Everybody sees them.
        let stores = self.game.player(seat).store_names();
        let store = self.take(signed).naming_of(&stores)?.store()?;
        let (sign, named) = self.skip(signed).signed()?;
        let units = named.naming_of(&stores)?.units()?;
        if units.store.is_some() {
            return Err(named.skip(1).stray());
        }
        let gain = sign == Sign::Plus;
        Ok(Adjustment::Store { seat, store, gain, spice: units.spice, count: units.count })
    }

    fn tile(self, seat: Seat) -> Read<Adjustment> {
        match self.sign() {
            Some(Sign::Plus) => self.gained(seat, false),
            Some(Sign::Minus) => self.lost(seat, false),
            None if self.words().len() < 2 => self.signed().and(Err(self.missing())),
            None => {
                let used = self.last().like("red tile duty used").one_of(["ready", "used"])? == 1;
                let tile = self.but_last().naming()?.tile()?;
                Ok(Adjustment::State { seat, tile, used })
            }
        }
    }

    fn gained(self, seat: Seat, aside: bool) -> Read<Adjustment> {
        let (named, from) = self.split("from");
        let tile = named.naming()?.tile()?;
        Ok(Adjustment::Gain { seat, aside, tile, from: from.map(Part::spot).transpose()? })
    }

    fn lost(self, seat: Seat, aside: bool) -> Read<Adjustment> {
        let (named, to) = self.split("to");
        let piece = match named.naming()?.plantation() {
            Some(store) if !aside => Piece::Store(store),
            // Those given up are no stores any more, and equal ones are alike.
            _ => {
                let tile = named.naming()?.tile()?;
                if tile == Tile::MixedCrop && !aside {
                    Piece::Store(StoreName { kind: StoreKind::MixedCrop, nth: 0 })
                } else {
                    Piece::Tile(tile)
                }
            }
        };
        Ok(Adjustment::Lose { seat, aside, piece, to: to.map(Part::spot).transpose()? })
    }

    /// A place of a tile that is on no board.
    fn spot(self) -> Read<Spot> {
        let known = ["used", "left out", "c3"];
        let (spot, length) = match self.text() {
            "used" => (Spot::Used, 1),
            "left" if self.skip(1).text() == "out" => (Spot::LeftOut, 2),
            text => match Cell::from_label(text) {
                Some(cell) => (Spot::Cell(cell), 1),
                None => return Err(self.unknown(&known)),
            },
        };
        if self.words().len() > length { Err(self.skip(length).stray()) } else { Ok(spot) }
    }

    fn cell(self) -> Read<(Cell, Part<'a>)> {
        let Some(word) = self.words().first() else { return Err(self.missing()) };
        let cell = Cell::from_label(&word.text)
            .ok_or_else(|| OrderError::at(word, "tiles lie on a1 to e5").citing("G16"))?;
        Ok((cell, self.skip(1)))
    }

    fn corner(self) -> Read<(Cell, Part<'a>)> {
        let (corner, rest) = self.cell()?;
        match self.words().first() {
            Some(word) if !corner.is_corner() => {
                let sentence = "Bonanza tiles lie under the corners: a1, e1, a5, e5";
                Err(OrderError::at(word, sentence).citing("G117"))
            }
            _ => Ok((corner, rest)),
        }
    }

    /// `c3 ships from used`, `c3 empty to used`.
    fn cell_and(self) -> Read<Adjustment> {
        let (cell, rest) = self.like("cell c3 ships").cell()?;
        if rest.text() == "empty" {
            let (empty, to) = rest.like("cell c3 empty to left out").split("to");
            empty.one_of(["empty"])?;
            return Ok(Adjustment::Clear { cell, to: to.map(Part::spot).transpose()? });
        }
        let (named, from) = rest.split("from");
        let tile = named.naming()?.tile()?;
        Ok(Adjustment::Put { cell, tile, from: from.map(Part::spot).transpose()? })
    }
}
