//! Reading a correction, word by word. What is not understood is told by what
//! anybody may see.

use super::super::plan::who;
use super::super::read::words::{is_escudos, segment as numbered, square, tile};
use super::super::state::Santiago;
use super::super::view::CanalView;
use super::super::vocabulary::{self, Meaning, Term};
use super::super::{Kind, Segment, Square, Tile};
use super::adjustment::Adjustment;
use super::fact::Holds;
use crate::engine::plan::Who;
use crate::engine::words::{fold, number};
use crate::engine::{By, Order, OrderError, Seat, Sign, Word};
use crate::games::sentences::OneOf;

/// The words a correction can begin with, besides colours and places.
const FIRST: [&str; 7] = ["builder", "supply", "square", "canal", "offer", "aside", "palm"];

pub(super) fn adjustment(game: &Santiago, order: &Order) -> Result<Adjustment, OrderError> {
    let mut reader = Reader { game, order, at: 0 };
    let adjustment = reader.adjustment()?;
    match reader.next() {
        Some(word) => {
            let sentence = format!("{} is one word too many: {adjustment}", word.text);
            Err(OrderError::at(word, sentence))
        }
        None => Ok(adjustment),
    }
}

struct Reader<'a> {
    game: &'a Santiago,
    order: &'a Order,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a Word> {
        self.order.words.get(self.at)
    }

    fn next(&mut self) -> Option<&'a Word> {
        let word = self.peek();
        self.at += usize::from(word.is_some());
        word
    }

    /// The next word, which `what` says.
    fn word(&mut self, what: &str) -> Result<&'a Word, OrderError> {
        self.next().ok_or_else(|| OrderError::whole(self.order, format!("{what} is missing")))
    }

    /// Takes the next word if it is one of these.
    fn takes(&mut self, words: &[&str]) -> bool {
        let is = self.peek().is_some_and(|word| words.contains(&fold(&word.text).as_str()));
        self.at += usize::from(is);
        is
    }

    fn adjustment(&mut self) -> Result<Adjustment, OrderError> {
        let word = self.word("what to correct")?;
        if let Some(seat) = self.colour(word)? {
            return self.of_seat(seat);
        }
        if let Some(square) = Square::from_label(&word.text) {
            return self.ground(square).map(|ground| Adjustment::Square(square, ground));
        }
        if Segment::from_label(&word.text).is_some() {
            self.at -= 1;
            return self.canal();
        }
        match fold(&word.text).as_str() {
            "supply" => self.change("the supply").map(Adjustment::Supply),
            "square" | "field" => {
                let square = self.square()?;
                self.ground(square).map(|ground| Adjustment::Square(square, ground))
            }
            "segment" => self.canal(),
            "offer" => self.offer(),
            "aside" => self.tile().map(Adjustment::Aside),
            "palm" => Ok(Adjustment::Palm(self.square()?, self.square()?)),
            _ if is_term(word, Term::Builder) || word.text == "token" => {
                self.seat().map(Adjustment::Builder)
            }
            _ if is_term(word, Term::Canal) => self.canal(),
            _ => {
                let colours = self.game.seats.iter().map(Seat::colour);
                let known: Vec<&str> = FIRST.into_iter().chain(colours).collect();
                let sentence = format!(
                    "{} begins no correction; they begin with {}",
                    word.text,
                    OneOf(known.clone())
                );
                Err(OrderError::at(word, sentence).suggesting(&word.text, known))
            }
        }
    }

    /// `money +3`, `farmers 7`, `canal yes`, `builder`.
    fn of_seat(&mut self, seat: Seat) -> Result<Adjustment, OrderError> {
        let word = self.word("money, farmers or canal")?;
        if is_money(word) {
            let change = self.change("the money")?;
            self.takes(&["escudo", "escudos"]);
            return Ok(Adjustment::Money(seat, change));
        }
        if is_term(word, Term::Builder) || word.text == "token" {
            return Ok(Adjustment::Builder(seat));
        }
        if word.text == "extra" {
            self.takes(&["canal"]);
            return self.yes_or_no().map(|kept| Adjustment::OwnCanal(seat, kept));
        }
        if is_term(word, Term::Canal) {
            return self.yes_or_no().map(|kept| Adjustment::OwnCanal(seat, kept));
        }
        if matches!(word.text.as_str(), "farmer" | "farmers") {
            return self.change("the farmers").map(|change| Adjustment::Farmers(seat, change));
        }
        let sentence = format!("what of {seat}? money, farmers or canal");
        let known = ["money", "farmers", "canal"];
        Err(OrderError::at(word, sentence).suggesting(&word.text, known))
    }

    fn yes_or_no(&mut self) -> Result<bool, OrderError> {
        let word = self.word("yes or no")?;
        match word.text.as_str() {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(OrderError::at(word, format!("yes or no, and not {other}"))),
        }
    }

    /// The sign is not part of the word, but stands before it in the line.
    fn change(&mut self, of: &str) -> Result<By, OrderError> {
        let word = self.word("a number such as +1, -1 or 7")?;
        let end = word.text.find(|letter: char| !letter.is_ascii_digit());
        let (digits, unit) = word.text.split_at(end.unwrap_or(word.text.len()));
        let escudos = of == "the money" && is_escudos(unit);
        if digits.is_empty() || !(unit.is_empty() || escudos) {
            let sentence = format!("{} is no number; {of} changes by +1, -1 or to 7", word.text);
            return Err(OrderError::at(word, sentence));
        }
        let number = number(digits, word)?;
        Ok(By::signed(self.sign(word), number))
    }

    fn sign(&self, word: &Word) -> Option<Sign> {
        Sign::before(self.order, word)
    }

    fn seat(&mut self) -> Result<Seat, OrderError> {
        let word = self.word("a colour such as red")?;
        if let Some(seat) = self.colour(word)? {
            return Ok(seat);
        }
        let known: Vec<&str> = self.game.seats.iter().map(Seat::colour).collect();
        let sentence = format!("{} is no colour; it is {}", word.text, OneOf(known.clone()));
        Err(OrderError::at(word, sentence).suggesting(&word.text, known))
    }

    /// `None` if it is no colour at all.
    fn colour(&self, word: &Word) -> Result<Option<Seat>, OrderError> {
        let named = |term| match who(term)? {
            Who::Seat(seat) => is_term(word, term).then_some(seat),
            Who::Me | Who::Somebody | Who::Nobody => None,
        };
        let Some(seat) = Term::all().find_map(named) else { return Ok(None) };
        if !self.game.seats.has(seat) {
            let seats = OneOf(self.game.seats.iter().collect());
            let sentence = format!("nobody plays {} here; it is {seats}", word.text);
            return Err(OrderError::at(word, sentence));
        }
        Ok(Some(seat))
    }

    fn square(&mut self) -> Result<Square, OrderError> {
        square(self.word("a square such as c4")?)
    }

    /// `s7 supply`, `s7 red`, `s7 gone`.
    fn canal(&mut self) -> Result<Adjustment, OrderError> {
        let word = self.word("a segment such as s7")?;
        let digits = word.text.strip_prefix('s').unwrap_or_default();
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_ascii_digit()) {
            let sentence = format!("{} is no segment; the segments are s1 to s31", word.text);
            return Err(OrderError::at(word, sentence));
        }
        let segment = numbered(number(digits, word)?, word)?;
        let word = self.word("supply, a colour or gone")?;
        let canal = match word.text.as_str() {
            "supply" | "blue" => Some(CanalView::Supply),
            "gone" | "empty" | "none" => None,
            other => Some(self.colour(word)?.map(CanalView::Extra).ok_or_else(|| {
                OrderError::at(word, format!("supply, a colour or gone, and not {other}"))
            })?),
        };
        Ok(Adjustment::Canal(segment, canal))
    }

    /// `+ banana2`, `- banana2`, or all of them.
    fn offer(&mut self) -> Result<Adjustment, OrderError> {
        let sign = self.peek().and_then(|word| self.sign(word));
        let first = self.tile()?;
        match sign {
            Some(Sign::Plus) => return Ok(Adjustment::Offered(first)),
            Some(Sign::Minus) => return Ok(Adjustment::NotOffered(first)),
            None => {}
        }
        let mut tiles = vec![first];
        while let Some(word) = self.peek() {
            if self.sign(word).is_some() {
                return Err(OrderError::at(word, "one tile at a time goes or comes"));
            }
            tiles.push(self.tile()?);
        }
        Ok(Adjustment::Offer(tiles))
    }

    /// `banana2 red 2`, `banana2 neutral`, `banana2`, `banana2 dried`, `empty`;
    /// without a tile it is the one that lies there.
    fn ground(&mut self, square: Square) -> Result<Holds, OrderError> {
        if self.takes(&["empty", "free"]) {
            return Ok(Holds::Nothing);
        }
        let word = self.peek();
        let tile = match word {
            Some(word) if self.is_rest(word)? => {
                Holds::on(self.game, square).tile().ok_or_else(|| {
                    OrderError::at(word, format!("which tile? none lies on {square}"))
                })?
            }
            _ => self.tile()?,
        };
        if self.takes(&["dried", "dry"]) {
            return Ok(Holds::Dried(tile));
        }
        if self.peek().is_none() || self.takes(&["neutral"]) {
            return Ok(Holds::Neutral(tile));
        }
        let seat = self.seat()?;
        let word = self.word("a number of farmers")?;
        let farmers = number(&word.text, word)
            .ok()
            .and_then(|farmers| u8::try_from(farmers).ok())
            .ok_or_else(|| {
                OrderError::at(word, format!("{} is no number of farmers", word.text))
            })?;
        self.takes(&["farmer", "farmers"]);
        Ok(if farmers == 0 { Holds::Neutral(tile) } else { Holds::Owned(tile, seat, farmers) })
    }

    /// Does this word follow a tile?
    fn is_rest(&self, word: &Word) -> Result<bool, OrderError> {
        let after = ["neutral", "dried", "dry"].contains(&word.text.as_str());
        Ok(after || self.colour(word)?.is_some())
    }

    /// `banana2` or `banana 2`.
    fn tile(&mut self) -> Result<Tile, OrderError> {
        let word = self.word("a tile such as banana2")?;
        let end = word.text.find(|letter: char| letter.is_ascii_digit());
        let (letters, digits) = word.text.split_at(end.unwrap_or(word.text.len()));
        let digits = match self.peek() {
            Some(next) if digits.is_empty() && matches!(next.text.as_str(), "1" | "2") => {
                self.at += 1;
                &next.text
            }
            _ => digits,
        };
        let kind = kind(letters).ok_or_else(|| {
            let kinds = Kind::all().map(Kind::word);
            let sentence = format!("{} is no tile; one is banana2, for example", word.text);
            OrderError::at(word, sentence).suggesting(letters, kinds)
        })?;
        tile(kind, digits.parse().unwrap_or_default(), word)
    }
}

fn is_money(word: &Word) -> bool {
    is_term(word, Term::Money) || matches!(word.text.as_str(), "ducat" | "ducats")
}

/// The words of conditions, in every language; three letters are enough.
fn is_term(word: &Word, term: Term) -> bool {
    vocabulary::terms().is_ok_and(|terms| terms.meanings(&word.text, &[term]).contains(&term))
}

fn kind(letters: &str) -> Option<Kind> {
    let wanted: Vec<Meaning> = Kind::all().map(Meaning::Kind).collect();
    match vocabulary::built_in().ok()?.meanings(letters, &wanted).as_slice() {
        &[Meaning::Kind(kind)] => Some(kind),
        _ => None,
    }
}
