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
    asides::{is_nearly_heard, is_parted},
    people,
    token::{tokens, without_smileys},
};
use crate::engine::doubt::is_negation;

/// What a mail names of an order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Gist {
    /// In the words of orders, in the order in which they stand.
    pub units: Vec<String>,
    /// The clause in which each of them stands.
    pub clauses: Vec<usize>,
    /// Conditions that it says are true.
    pub claims: Vec<String>,
    /// Does it say that its amount is all there is?
    pub all: bool,
    /// The sentences that name something.
    pub line: String,
    /// Words of theirs that nobody knows.
    pub left: Vec<String>,
    /// Does something in it leave room for doubt? Then it is only good enough to be offered.
    pub open: bool,
    /// Is a phrase of several words among what it names?
    pub phrase: bool,
    /// How many clauses were read.
    said: usize,
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
    /// It leaves an order open, and says nothing in talk about other things.
    Generic {
        opens: bool,
    },
    /// It says of what is named beside it that it is not wanted, or by somebody else.
    Contrary,
    Unknown,
}

impl Kind {
    fn may_open(&self) -> bool {
        matches!(self, Kind::Generic { opens: true } | Kind::Negation | Kind::Contrary)
    }
}

impl Piece {
    fn is_unit(&self) -> bool {
        self.unit().is_some()
    }

    fn unit(&self) -> Option<&str> {
        match &self.kind {
            Kind::Unit(unit) => Some(unit),
            Kind::Harmless
            | Kind::Named(_)
            | Kind::Claim(_)
            | Kind::All
            | Kind::Negation
            | Kind::Hazard
            | Kind::Generic { .. }
            | Kind::Contrary
            | Kind::Unknown => None,
        }
    }

    fn words(&self) -> usize {
        self.to - self.from
    }
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
            for sentence in tokens.chunk_by(|one, _| !one.ends_sentence && !one.asks) {
                phrases.gist_of(&line, sentence, hearers, &mut gist)?;
            }
        }
        if gist.units.is_empty() { Err(NoGist::Nothing) } else { Ok(gist) }
    }
}

/// What somebody else said, and marks of plans.
const MARKS: [char; 8] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '>', ';', '#'];

impl Phrases {
    /// Adds what a sentence names.
    fn gist_of(
        &self,
        line: &str,
        sentence: &[Token<'_>],
        hearers: &Hearers<'_>,
        gist: &mut Gist,
    ) -> Result<(), NoGist> {
        let mut pieces = self.pieces(sentence, hearers);
        let clauses = pieces.last().map_or(0, |last| last.clause + 1);
        let mut naming = vec![false; clauses];
        for piece in pieces.iter().filter(|it| it.is_unit()) {
            if let Some(names) = naming.get_mut(piece.clause) {
                *names = true;
            }
        }
        // A clause that names nobody but a player is about them.
        for piece in &mut pieces {
            if let Kind::Named(who) = &piece.kind {
                let about = naming.get(piece.clause) == Some(&true);
                piece.kind = if about { Kind::Unit(who.clone()) } else { Kind::Unknown };
            }
        }
        let words = |piece: &Piece| sentence.get(piece.from..piece.to).unwrap_or_default();
        let written = |piece: &Piece| {
            words(piece).iter().map(|word| word.written).collect::<Vec<_>>().join(" ")
        };
        let question = pieces.iter().find(|piece| words(piece).iter().any(|it| it.asks));
        let all: Vec<&Piece> = pieces.iter().collect();
        if !naming.contains(&true) {
            // «Alright?» asks leave.
            if let Some(piece) = question.filter(|_| !gist.units.is_empty()) {
                return Err(NoGist::Hazard(written(piece)));
            }
            gist.open |= question.is_some();
            return talk(&all, gist, &written);
        }
        if let Some(piece) = question {
            return Err(NoGist::Hazard(written(piece)));
        }
        if let [first, .., last] | [first @ last] = sentence {
            let between = if gist.line.is_empty() { "" } else { ". " };
            gist.line.push_str(between);
            gist.line.push_str(line.get(first.at..last.end()).unwrap_or_default());
        }
        for clause in 0..clauses {
            let own: Vec<&Piece> = pieces.iter().filter(|it| it.clause == clause).collect();
            add_clause(&own, hearers, gist, &written)?;
            gist.said += 1;
        }
        Ok(())
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
        let long = listed.map_or(0, |it| it.0);
        let barrier = self.barrier(rest).max(self.open.longest(rest).unwrap_or_default());
        if self.contrary.begins(rest) && long < 2 {
            return (1, Kind::Contrary);
        }
        if let Some(length) = self.aside(sentence, at, hearers) {
            return (length, Kind::Harmless);
        }
        if let Some(length) = self.idle_phrase(rest) {
            return (length, Kind::Harmless);
        }
        if let Some(length) = self.generic.longest(rest).filter(|it| *it >= barrier.max(long)) {
            let opens = barrier > 0 || self.unsettles(rest);
            return (length, Kind::Generic { opens });
        }
        if barrier > long {
            return (barrier, Kind::Hazard);
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
            return (1, if called { Kind::Harmless } else { Kind::Named(who.clone()) });
        }
        if concerns(first) || first.folded.contains(char::is_numeric) {
            return (1, Kind::Unit(first.written.to_owned()));
        }
        if self.plain.contains(&first.folded) || self.talk.longest(rest).is_some() {
            return (1, Kind::Harmless);
        }
        // An order with a typo in it.
        let near = is_nearly_heard(&first.folded, hearers);
        (1, if near { Kind::Hazard } else { Kind::Unknown })
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

/// Adds what a clause of a sentence names that names something.
fn add_clause(
    pieces: &[&Piece],
    hearers: &Hearers<'_>,
    gist: &mut Gist,
    written: &impl Fn(&Piece) -> String,
) -> Result<(), NoGist> {
    let units = || pieces.iter().filter_map(|it| it.unit());
    let unknown = || pieces.iter().filter(|it| it.kind == Kind::Unknown);
    let has = |is: &dyn Fn(&Kind) -> bool| pieces.iter().find(|it| is(&it.kind));
    let opens = |kind: &Kind| matches!(kind, Kind::Contrary | Kind::Generic { opens: true });
    let hazard = has(&|kind| *kind == Kind::Hazard);
    let words: usize = pieces.iter().map(|it| it.words()).sum();
    let named = units().count();
    // «That coconut is far too nice to leave lying about» orders nothing.
    let states = named == 1 && units().all(|it| is_thing(it, hearers)) && unknown().count() > 0;
    if hazard.is_none() && has(&opens).is_some() && states {
        gist.open = true;
        return Ok(());
    }
    if let Some(piece) = hazard.or_else(|| has(&opens)) {
        return Err(NoGist::Hazard(written(piece)));
    }
    if let Some(piece) = has(&|kind| *kind == Kind::Negation) {
        gist.open = true;
        let verb = |unit: &str| unit.split(' ').any(|word| (hearers.begins_order)(word));
        // «Not the pepper, the bananas» is about the bananas.
        let about = named > 0 && !units().any(verb);
        let beside = named == 0 && unknown().count() > 0 && words >= FEW;
        return if about || beside { Ok(()) } else { Err(NoGist::Hazard(written(piece))) };
    }
    if named > 0 && unknown().count() > STRANGE {
        let words: Vec<String> = unknown().map(|it| written(it)).collect();
        return Err(NoGist::Unknown(words.join(" ")));
    }
    if named > 0 {
        gist.left.extend(unknown().map(|it| written(it)));
    }
    gist.open |= unknown().count() > 0 && (named > 0 || words < SHORT);
    for piece in pieces {
        match &piece.kind {
            Kind::Unit(unit) => {
                gist.units.push(unit.clone());
                gist.clauses.push(gist.said);
                gist.phrase |= piece.words() > 1;
            }
            Kind::Claim(claim) => gist.claims.push(claim.clone()),
            Kind::All => gist.all = true,
            Kind::Named(_)
            | Kind::Harmless
            | Kind::Negation
            | Kind::Hazard
            | Kind::Generic { .. }
            | Kind::Contrary
            | Kind::Unknown => {}
        }
    }
    Ok(())
}

/// Is a sentence that names nothing mere talk?
fn talk(
    pieces: &[&Piece],
    gist: &mut Gist,
    written: &impl Fn(&Piece) -> String,
) -> Result<(), NoGist> {
    let words: usize = pieces.iter().map(|it| it.words()).sum();
    let says = pieces.iter().any(|it| matches!(it.kind, Kind::Unknown | Kind::Contrary));
    for piece in pieces {
        let hazard = match &piece.kind {
            Kind::Hazard => true,
            Kind::Generic { .. } => !says,
            // «Not now», «No.»
            Kind::Negation => !says || words < FEW,
            Kind::Unknown
            | Kind::Contrary
            | Kind::Unit(_)
            | Kind::Claim(_)
            | Kind::All
            | Kind::Named(_)
            | Kind::Harmless => false,
        };
        if hazard {
            return Err(NoGist::Hazard(written(piece)));
        }
    }
    gist.open |= says && words < SHORT || pieces.iter().any(|it| it.kind.may_open());
    Ok(())
}

fn with_who(order: &str, words: &[Token<'_>]) -> String {
    let who = words.iter().find_map(|word| word.who.as_deref());
    order.replace(people::WHO, who.unwrap_or_default())
}

/// Is it neither a verb nor an amount nor a place?
pub fn is_thing(unit: &str, hearers: &Hearers<'_>) -> bool {
    !unit.contains(char::is_numeric)
        && !unit.split(' ').any(|word| (hearers.begins_order)(&word.to_lowercase()))
}

/// A shorter sentence that says no may say it to the order.
const FEW: usize = 4;

/// Fewer words may say anything of what stands beside them.
const SHORT: usize = 3;

/// More words than that, which nobody knows, may well matter to an order.
const STRANGE: usize = 2;

#[cfg(test)]
mod tests {
    use super::*;

    fn gist(text: &str) -> Result<Gist, NoGist> {
        let verbs = |word: &str| matches!(word, "bid" | "pass" | "plant");
        let concerns =
            |word: &str| verbs(word) || matches!(word, "pepper" | "coconut" | "c6" | "d5" | "red");
        let hearers = Hearers { begins_order: &verbs, concerns: &concerns };
        let ben = Person { name: "Ben".to_owned(), called: "green".to_owned() };
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        Spoken::of("verbs = [\"bid\", \"plant\"]").unwrap().gist(&lines, "en", &[ben], &hearers)
    }

    #[test]
    fn what_is_named_is_found_wherever_it_stands() {
        for (text, units, open) in [
            ("the pepper goes to c6", &["pepper", "c6"][..], false),
            ("c6, the pepper", &["c6", "pepper"], false),
            ("Stuck outside Leeds all morning. The pepper goes to c6.", &["pepper", "c6"], false),
            // Who knows what a pangolin is?
            ("the pangolin pepper goes to c6", &["pepper", "c6"], true),
            ("Not the coconut, the pepper on c6", &["pepper", "c6"], true),
            ("Zut. The pepper goes to c6.", &["pepper", "c6"], true),
        ] {
            let gist = gist(text).unwrap();
            let found: Vec<&str> = gist.units.iter().map(String::as_str).collect();
            assert_eq!((&found[..], gist.open), (units, open), "{text}");
        }
    }

    #[test]
    fn what_may_turn_it_round_leaves_no_gist() {
        for text in [
            "maybe the pepper on c6",
            "the pepper on c6?",
            "The pepper on c6. Alright?",
            "I hate the pepper on c6",
            "the pepper on c6, just kidding",
            "The pepper on c6. Not now.",
            "my neighbour would plant the pepper on c6",
            "plant the peppr and the pepper on c6",
            "\"pepper on c6\"",
        ] {
            assert!(matches!(gist(text), Err(NoGist::Hazard(_))), "{text}: {:?}", gist(text));
        }
        for text in ["Thanks!", "", "Lovely weather for ducks"] {
            assert_eq!(gist(text), Err(NoGist::Nothing), "{text}");
        }
    }
}
