//! The gist of a mail: what it names of an order, wherever that stands among its words.
//!
//! People name a tile before they say what becomes of it («the pepper goes to c6»), name a
//! thing twice («the red ducats, a4») and wrap it in a letter about the weather. So the
//! words that orders are made of are taken out as they stand, and it is for the table to
//! find the one order that is made of all of them. That is no licence to guess: no word
//! that nobody knows may stand between them, nor before them in the same clause, and
//! whatever may turn an order round, leave it open or take it back, anywhere in the mail,
//! leaves it without a gist.

use super::{
    Hearers, Meaning, Person, Phrases, Spoken, Token,
    asides::is_parted,
    people,
    token::{tokens, without_smileys},
};
use crate::engine::doubt::is_negation;

/// What a mail names of an order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Gist {
    /// In the words of orders, in the order in which they stand.
    pub units: Vec<String>,
    /// Conditions that it says are true.
    pub claims: Vec<String>,
    /// Does it say that its amount is all there is?
    pub all: bool,
}

/// Why a mail has no gist: for whoever tends the lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoGist {
    /// A word that leaves something open, turns it round or takes it back.
    Hazard(String),
    /// A word that nobody knows, where it may matter.
    Unknown(String),
    /// It names nothing.
    Nothing,
}

/// What a piece of a sentence is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Harmless,
    Unit(String),
    Named(String),
    Claim(String),
    All,
    Negation,
    Hazard,
    Unknown,
}

struct Piece {
    kind: Kind,
    /// Its words, from and to.
    from: usize,
    to: usize,
    /// The number of the clause of its sentence.
    clause: usize,
}

impl Spoken {
    /// The gist of these lines, as a reader of this language means them.
    ///
    /// # Errors
    /// They have none.
    pub fn gist(
        &self,
        lines: &[String],
        language: &str,
        people: &[Person],
        hearers: &Hearers<'_>,
    ) -> Result<Gist, NoGist> {
        let phrases = self.languages.get(language).ok_or(NoGist::Nothing)?;
        let mut gist = Gist::default();
        for line in lines.iter().filter(|line| !line.trim().is_empty()) {
            let line = without_smileys(line);
            if let Some(mark) = line.chars().find(|it| MARKS.contains(it)) {
                return Err(NoGist::Hazard(mark.to_string()));
            }
            let mut tokens = tokens(&line);
            people::name(&mut tokens, people, language);
            for sentence in tokens.chunk_by(|one, _| !one.ends_sentence) {
                phrases.gist_of(sentence, hearers, &mut gist)?;
            }
        }
        if gist.units.is_empty() { Err(NoGist::Nothing) } else { Ok(gist) }
    }
}

/// Questions, what somebody else said, and marks of plans.
const MARKS: [char; 9] =
    ['?', '"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '>', ';', '#'];

impl Phrases {
    /// Adds what a sentence names.
    fn gist_of(
        &self,
        sentence: &[Token<'_>],
        hearers: &Hearers<'_>,
        gist: &mut Gist,
    ) -> Result<(), NoGist> {
        let mut pieces = self.pieces(sentence, hearers);
        // A clause that names nobody but a player is about them.
        let names = |kind: &Kind| matches!(kind, Kind::Unit(_));
        let clauses: Vec<usize> =
            pieces.iter().filter(|it| names(&it.kind)).map(|it| it.clause).collect();
        for piece in &mut pieces {
            if let Kind::Named(who) = &piece.kind {
                let about = clauses.contains(&piece.clause);
                piece.kind = if about { Kind::Unit(who.clone()) } else { Kind::Unknown };
            }
        }
        let written = |piece: &Piece| {
            let words = sentence.get(piece.from..piece.to).unwrap_or_default();
            words.iter().map(|word| word.written).collect::<Vec<_>>().join(" ")
        };
        let first = pieces.iter().position(|it| names(&it.kind));
        let last = pieces.iter().rposition(|it| names(&it.kind));
        let (Some(first), Some(last)) = (first, last) else {
            return self.talk(sentence, &pieces, written);
        };
        for (at, piece) in pieces.iter().enumerate() {
            match &piece.kind {
                Kind::Hazard | Kind::Negation => return Err(NoGist::Hazard(written(piece))),
                Kind::Unknown => {
                    let own = clauses.contains(&piece.clause);
                    let behind = at > last && self.goes_on(sentence, &pieces, last);
                    if own && !behind || at < first && own {
                        return Err(NoGist::Unknown(written(piece)));
                    }
                }
                Kind::Unit(unit) => gist.units.push(unit.clone()),
                Kind::Claim(claim) => gist.claims.push(claim.clone()),
                Kind::All => gist.all = true,
                Kind::Named(_) | Kind::Harmless => {}
            }
        }
        Ok(())
    }

    /// Is a sentence that names nothing mere talk?
    fn talk(
        &self,
        sentence: &[Token<'_>],
        pieces: &[Piece],
        written: impl Fn(&Piece) -> String,
    ) -> Result<(), NoGist> {
        let says = pieces.iter().any(|it| it.kind == Kind::Unknown);
        for piece in pieces {
            match &piece.kind {
                Kind::Hazard => return Err(NoGist::Hazard(written(piece))),
                // «Not now», «No.»
                Kind::Negation if !says || sentence.len() < FEW => {
                    return Err(NoGist::Hazard(written(piece)));
                }
                Kind::Negation
                | Kind::Unknown
                | Kind::Unit(_)
                | Kind::Claim(_)
                | Kind::All
                | Kind::Named(_)
                | Kind::Harmless => {}
            }
        }
        Ok(())
    }

    /// Do the words behind the last unit say what it is for?
    fn goes_on(&self, sentence: &[Token<'_>], pieces: &[Piece], last: usize) -> bool {
        let next = pieces.iter().skip(last + 1).find(|it| it.kind != Kind::Harmless);
        let behind = pieces.get(last).map(|it| it.to).unwrap_or_default();
        let words = next.and_then(|next| sentence.get(behind..next.from));
        words.is_some_and(|words| !words.is_empty())
    }

    fn pieces(&self, sentence: &[Token<'_>], hearers: &Hearers<'_>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let (mut at, mut clause) = (0, 0);
        while let Some(rest) = sentence.get(at..).filter(|rest| !rest.is_empty()) {
            if at > 0 && rest.first().is_some_and(is_parted) {
                clause += 1;
            }
            let (length, kind) = self.piece(sentence, at, rest, hearers);
            pieces.push(Piece { kind, from: at, to: at + length, clause });
            // A phrase may run over a mark.
            let inner = sentence.get(at + 1..at + length).unwrap_or_default();
            clause += inner.iter().filter(|it| is_parted(it)).count();
            at += length;
        }
        pieces
    }

    fn piece(
        &self,
        sentence: &[Token<'_>],
        at: usize,
        rest: &[Token<'_>],
        hearers: &Hearers<'_>,
    ) -> (usize, Kind) {
        let Some(first) = rest.first() else { return (1, Kind::Unknown) };
        let concerns = |it: &Token<'_>| (hearers.concerns)(&it.written.to_lowercase());
        let listed = self.longest(rest);
        let is_long = listed.is_some_and(|(length, _)| length > 1);
        if let Some(length) = self.idle_phrase(rest) {
            return (length, Kind::Harmless);
        }
        if self.barrier(rest) > listed.map_or(0, |it| it.0) {
            return (self.barrier(rest), Kind::Hazard);
        }
        if let Some(length) = self.open.longest(rest).filter(|it| *it > listed.map_or(0, |it| it.0)) {
            return (length, Kind::Hazard);
        }
        if self.is_everyday(rest, hearers) {
            return (2, Kind::Unknown);
        }
        if is_long || !concerns(first) {
            match listed {
                Some((length, Meaning::Harmless | Meaning::Next)) => {
                    return (length, Kind::Harmless);
                }
                Some((length, Meaning::All)) => return (length, Kind::All),
                Some((length, Meaning::Claims(claim))) => {
                    let words = rest.get(..length).unwrap_or_default();
                    return (length, Kind::Claim(with_who(claim, words)));
                }
                Some((length, Meaning::Says(order))) => {
                    let words = rest.get(..length).unwrap_or_default();
                    return (length, Kind::Unit(with_who(order, words)));
                }
                None => {}
            }
        }
        if is_negation(&first.folded) {
            return (1, Kind::Negation);
        }
        if self.unsettles(rest) {
            return (1, Kind::Hazard);
        }
        if let Some(who) = &first.who {
            let called = rest.get(1).is_none_or(is_parted) && (at == 0 || is_parted(first));
            let _ = sentence;
            return (1, if called { Kind::Harmless } else { Kind::Named(who.clone()) });
        }
        if concerns(first) || first.folded.contains(char::is_numeric) {
            return (1, Kind::Unit(first.written.to_owned()));
        }
        if self.plain.contains(&first.folded) || self.talk.longest(rest).is_some() {
            return (1, Kind::Harmless);
        }
        (1, Kind::Unknown)
    }

    /// «Two suitcases», «7:42», «35 degrees»: a number of everyday life.
    fn is_everyday(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let [number, next, ..] = rest else { return false };
        if self.number(number).is_none() {
            return false;
        }
        let joined = number.ends_sentence || is_parted(next) || next.before.contains(':');
        let digits = next.folded.chars().all(char::is_numeric);
        let is_time = digits && matches!(next.before, ":" | "." | "h");
        let unknown = !joined
            && self.longest(&rest[1..]).is_none()
            && !self.plain.contains(&next.folded)
            && next.who.is_none()
            && !next.folded.contains(char::is_numeric)
            && !(hearers.concerns)(&next.written.to_lowercase())
            && !is_negation(&next.folded);
        is_time || unknown || self.units.longest(&rest[1..]).is_some()
    }
}

fn with_who(order: &str, words: &[Token<'_>]) -> String {
    let who = words.iter().find_map(|word| word.who.as_deref());
    order.replace(people::WHO, who.unwrap_or_default())
}

/// A shorter sentence that says no may say it to the order.
const FEW: usize = 4;
