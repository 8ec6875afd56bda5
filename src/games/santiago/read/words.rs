//! What each word of an order, a wish or a condition may be: a label, a number, a
//! verb, a kind, a term, or nothing.

use super::super::decision::{Decision, Part};
use super::super::plan::{Which, who};
use super::super::vocabulary::{self, Meaning, Term, Verb};
use super::super::{Kind, Segment, Square, Tile};
use super::{Misread, Place};
use crate::engine::plan::{Limit, Who, limit_before, limit_behind};
use crate::engine::words::{Meant, VocabularyError, check_whole, fold, number};
use crate::engine::{Order, OrderError, Seat, Word};
use crate::games::sentences::Typed;

/// Words, sorted by what they are.
#[derive(Default)]
pub(in super::super) struct Parts<'a> {
    pub(in super::super) verbs: Vec<(Verb, &'a Word)>,
    pub(in super::super) terms: Vec<(Term, &'a Word)>,
    pub(in super::super) tiles: Vec<(Which, &'a Word)>,
    pub(in super::super) squares: Vec<(Square, &'a Word)>,
    pub(in super::super) segments: Vec<(Segment, &'a Word)>,
    pub(in super::super) numbers: Vec<(u32, &'a Word)>,
    pub(in super::super) limits: Vec<(Limit, &'a Word)>,
    /// Is a number said to be money, as in `3 escudos`?
    pub(super) money: bool,
}

enum Found {
    Verb(Verb),
    Kind(Kind),
    Term(Term),
    Fill,
}

impl Place<'_> {
    /// The terms that can stand here. An answer leaves nothing open, but the builder may
    /// say whose proposal they accept.
    pub(super) fn terms(self) -> Vec<Term> {
        let seat = |term: &Term| matches!(who(*term), Some(Who::Seat(_)));
        match self {
            Place::Answer(asked) if asked.asking.decision() == Decision::Build => {
                Term::all().filter(seat).collect()
            }
            Place::Answer(_) => Vec::new(),
            Place::Plan(_) => vec![Term::Near, Term::Any, Term::Best],
            Place::Fact => Term::all().collect(),
        }
    }

    /// Is this letter, before a number, the column of a square? `a` and `e` may be
    /// small words, too: in a plan only a tile before them tells.
    fn is_column(self, letter: &str, behind_tile: bool) -> bool {
        let squares = |decision: Decision| decision.takes(Part::Square);
        let places = |decision: Decision| decision.takes(Part::Segment);
        match letter {
            "a" | "e" => {
                let may_be = self.decision().is_none_or(squares);
                may_be && (behind_tile || matches!(self, Place::Answer(_)))
            }
            "b" | "c" | "d" | "f" | "g" | "h" => {
                self.decision().is_none_or(|it| squares(it) || places(it))
            }
            _ => false,
        }
    }
}

impl<'a> Parts<'a> {
    pub(in super::super) fn of(
        order: &'a Order,
        place: Place<'_>,
    ) -> Result<Parts<'a>, OrderError> {
        let texts = order.texts();
        let may_limit = !matches!(place, Place::Answer(_));
        let mut parts = Parts::default();
        let mut at = 0;
        while let Some(word) = order.words.get(at) {
            let next = order.words.get(at + 1);
            if let Some((limit, length)) = limit(&texts[at..]).filter(|_| may_limit) {
                parts.limits.push((limit, word));
                at += length;
            } else if parts.label_in_two(word, next, place)? {
                at += 2;
            } else {
                check_whole(order, word)?;
                parts.sort(word, place)?;
                let before = at.checked_sub(1).and_then(|before| texts.get(before));
                let counted = before.is_some_and(|before| before.parse::<u32>().is_ok());
                parts.money |= counted && is_escudos(&word.text);
                at += 1;
            }
        }
        parts.join_tile()?;
        Ok(parts)
    }

    pub(in super::super) fn has(&self, term: Term) -> bool {
        self.terms.iter().any(|&(other, _)| other == term)
    }

    /// The players that are named.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let seat = |&(term, _): &(Term, &Word)| match who(term) {
            Some(Who::Seat(seat)) => Some(seat),
            Some(Who::Me | Who::Somebody | Who::Nobody) | None => None,
        };
        self.terms.iter().filter_map(seat).collect()
    }

    /// A tile or a place that is named, as it is called.
    pub(super) fn named(&self) -> Option<String> {
        let tile = self.tiles.first().map(|(which, _)| which.to_string());
        let square = || self.squares.first().map(|(square, _)| square.to_string());
        let segment = || self.segments.first().map(|(segment, _)| segment.to_string());
        tile.or_else(square).or_else(segment)
    }

    /// `s 7`, `c 4`.
    fn label_in_two(
        &mut self,
        word: &'a Word,
        next: Option<&Word>,
        place: Place<'_>,
    ) -> Result<bool, OrderError> {
        let digits = |next: &&Word| next.text.chars().all(|digit| digit.is_ascii_digit());
        let Some(next) = next.filter(digits) else { return Ok(false) };
        let has_places = place.decision().is_none_or(|it| it.takes(Part::Segment));
        if word.text == "s" && has_places {
            self.segments.push((segment(number(&next.text, next)?, next)?, word));
            return Ok(true);
        }
        if !place.is_column(&word.text, !self.tiles.is_empty()) {
            return Ok(false);
        }
        let square = Square::from_label(&format!("{}{}", word.text, next.text));
        self.squares.extend(square.map(|square| (square, word)));
        Ok(square.is_some())
    }

    /// `banana 2`, where the number has no other meaning; and a tile whose kind is
    /// said once more is one tile.
    fn join_tile(&mut self) -> Result<(), OrderError> {
        let whole = self.tiles.iter().find_map(|&(which, _)| match which {
            Which::Tile(tile) => Some(tile),
            Which::Any | Which::Kind(_) => None,
        });
        if let Some(tile) = whole {
            self.tiles.retain(|&(which, _)| which != Which::Kind(tile.kind()));
        } else {
            self.tiles.dedup_by_key(|&mut (which, _)| which);
        }
        let &[(Which::Kind(kind), word)] = self.tiles.as_slice() else { return Ok(()) };
        let &[(number, _)] = self.numbers.as_slice() else { return Ok(()) };
        self.tiles.clear();
        self.numbers.clear();
        self.push_tile(kind, number, word)
    }

    fn push_tile(&mut self, kind: Kind, number: u32, word: &'a Word) -> Result<(), OrderError> {
        self.tiles.push((Which::Tile(tile(kind, number, word)?), word));
        Ok(())
    }

    fn sort(&mut self, word: &'a Word, place: Place<'_>) -> Result<(), OrderError> {
        let text = word.text.as_str();
        let digit = |letter: char| letter.is_ascii_digit();
        let (letters, digits) = text.split_at(text.find(digit).unwrap_or(text.len()));
        if letters.is_empty() {
            return self.sort_number(digits, word, place);
        }
        if digits.is_empty() {
            match meaning(text, word, place, false)? {
                Found::Kind(kind) => self.tiles.push((Which::Kind(kind), word)),
                Found::Verb(verb) => self.verbs.push((verb, word)),
                Found::Term(term) => self.terms.push((term, word)),
                Found::Fill => {}
            }
            return Ok(());
        }
        if !digits.chars().all(digit) {
            return Err(place.unknown(word));
        }
        self.sort_label(letters, number(digits, word)?, word, place)
    }

    /// `5`, `5e`, `5escudos`; also `2banana`.
    fn sort_number(
        &mut self,
        text: &str,
        word: &'a Word,
        place: Place<'_>,
    ) -> Result<(), OrderError> {
        let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (digits, unit) = text.split_at(end);
        let number = number(digits, word)?;
        if unit.is_empty() || is_escudos(unit) {
            self.money |= !unit.is_empty();
            self.numbers.push((number, word));
            return Ok(());
        }
        match meaning(unit, word, place, true)? {
            Found::Kind(kind) => self.push_tile(kind, number, word)?,
            Found::Verb(_) | Found::Term(_) | Found::Fill => return Err(place.unknown(word)),
        }
        Ok(())
    }

    /// `s17`, `c4`, `banana2`; also `bid5`.
    fn sort_label(
        &mut self,
        letters: &str,
        number: u32,
        word: &'a Word,
        place: Place<'_>,
    ) -> Result<(), OrderError> {
        if letters == "s" {
            self.segments.push((segment(number, word)?, word));
            return Ok(());
        }
        if letters.chars().count() == 1 {
            self.squares.push((square(word)?, word));
            return Ok(());
        }
        match meaning(letters, word, place, true)? {
            Found::Kind(kind) => self.push_tile(kind, number, word)?,
            Found::Verb(verb) => {
                self.verbs.push((verb, word));
                self.numbers.push((number, word));
            }
            Found::Fill => self.numbers.push((number, word)),
            Found::Term(_) => return Err(place.unknown(word)),
        }
        Ok(())
    }
}

/// Is this the sign of the money, behind a number?
pub(in super::super) fn is_escudos(unit: &str) -> bool {
    matches!(fold(unit).as_str(), "e" | "esc" | "escudo" | "escudos")
}

/// The tile of a kind with a number.
pub(in super::super) fn tile(kind: Kind, number: u32, word: &Word) -> Result<Tile, OrderError> {
    let tile = u8::try_from(number).ok().and_then(|number| Tile::new(kind, number));
    tile.ok_or_else(|| OrderError::at(word, Misread::NoTile(kind)))
}

/// The square that is called so.
pub(in super::super) fn square(word: &Word) -> Result<Square, OrderError> {
    Square::from_label(&word.text)
        .ok_or_else(|| OrderError::at(word, Misread::NoSquare { word: word.text.clone() }))
}

/// The segment with a number.
pub(in super::super) fn segment(number: u32, word: &Word) -> Result<Segment, OrderError> {
    Segment::from_label(&format!("s{number}"))
        .ok_or_else(|| OrderError::at(word, Misread::NoSegment(number)))
}

/// `or more`, `up to`, and how many words that takes. A limit in front has its
/// number right behind it: the Polish `do` means other things, too.
fn limit(texts: &[&str]) -> Option<(Limit, usize)> {
    limit_behind(texts).or_else(|| {
        let (limit, length) = limit_before(texts)?;
        let number = texts.get(length)?.starts_with(|letter: char| letter.is_ascii_digit());
        number.then_some((limit, length))
    })
}

/// What a word means, or the letters of a label.
fn meaning(text: &str, word: &Word, place: Place<'_>, label: bool) -> Result<Found, OrderError> {
    let broken = |error: VocabularyError| OrderError::at(word, error.to_string());
    let orders = vocabulary::built_in().map_err(broken)?;
    let terms = vocabulary::terms().map_err(broken)?;
    if matches!(place, Place::Fact) {
        // `red's` is red.
        let text = text.strip_suffix("'s").unwrap_or(text);
        let all: Vec<Term> = Term::all().collect();
        if let Some(term) = one(terms.meanings(text, &all), &all, word)? {
            return Ok(if term == Term::Fill { Found::Fill } else { Found::Term(term) });
        }
        let kinds: Vec<Meaning> = Kind::all().map(Meaning::Kind).collect();
        return match orders.meanings(text, &kinds).as_slice() {
            &[Meaning::Kind(kind)] => Ok(Found::Kind(kind)),
            _ => Err(place.unknown(word)),
        };
    }
    let whole = |term: &Term| terms.means(text, |other| other == *term);
    if let Some(term) = place.terms().into_iter().find(whole) {
        return Ok(Found::Term(term));
    }
    let wanted = place.wanted();
    let meanings =
        if label { orders.label_meanings(text, &wanted) } else { orders.meanings(text, &wanted) };
    match one(meanings, &wanted, word)? {
        Some(Meaning::Verb(verb)) => Ok(Found::Verb(verb)),
        Some(Meaning::Kind(kind)) => Ok(Found::Kind(kind)),
        Some(Meaning::Fill) => Ok(Found::Fill),
        None => Err(place.unknown(word)),
    }
}

/// The one meaning of a word. If none of several makes sense here, the first is as
/// good as any.
fn one<M: Meant>(meanings: Vec<M>, wanted: &[M], word: &Word) -> Result<Option<M>, OrderError> {
    match meanings.as_slice() {
        [] => Ok(None),
        &[meaning] => Ok(Some(meaning)),
        &[meaning, ..] if !wanted.contains(&meaning) => Ok(Some(meaning)),
        _ => {
            let meanings = Typed::one_of(meanings.into_iter().map(Meant::word));
            Err(OrderError::at(word, Misread::CanMean { word: word.text.clone(), meanings }))
        }
    }
}
