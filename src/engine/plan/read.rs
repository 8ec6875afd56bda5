//! Reading a line of a plan. The grammar is in `docs/orders.md`.
//!
//! Only the joining words are understood here; addresses, wishes and facts are
//! handed to the game, each as an [`Order`] of its own words.

use super::keywords::{Keyword, is_number, keyword};
use super::misread::Misread;
use super::{Clause, Condition, Line, Plan, Plannable, Scope, What};
use crate::engine::{Order, OrderError, Word};
use std::{marker::PhantomData, ops::Range};

/// The words that say which rounds a line is for.
const SCOPES: [Keyword; 6] = [
    Keyword::EveryRound,
    Keyword::ThisRound,
    Keyword::NextRound,
    Keyword::UntilRound,
    Keyword::FromRound,
    Keyword::Round,
];

/// The keywords whose `or` is part of an amount.
const AMOUNTS: [Keyword; 2] = [Keyword::OrMore, Keyword::OrLess];

/// The most words in a keyword.
const LONGEST_KEYWORD: usize = 4;

/// The most words in a condition that belongs to a wish.
const LONGEST_INNER: usize = 8;

/// The most digits in a number that a game might read.
const LONGEST_NUMBER: usize = 6;

/// The deepest nesting of parentheses; guards against hostile mails.
const DEEPEST: usize = 12;

/// A line as written: it may not say yet which decision it is for.
pub(super) struct Draft<G: Plannable> {
    pub(super) scope: Scope,
    /// The decision that it names, if any.
    pub(super) slot: Option<G::Slot>,
    pub(super) plan: Plan<G>,
    then_ask: bool,
}

impl<G: Plannable> Draft<G> {
    /// Reads a line as of this `round`.
    ///
    /// # Errors
    /// What is not understood, pointing at the word or the mark.
    pub(super) fn read(order: &Order, round: u32) -> Result<Draft<G>, OrderError> {
        let mut reader = Reader::<G>::of(order);
        reader.check_marks()?;
        let in_front = reader.scope_in_front(round)?;
        let tail = reader.tail(round)?;
        let scope = match (in_front, tail.scope) {
            (Some(_), Some((_, word))) => {
                return Err(OrderError::at(&order.words[word], Misread::TwiceRounds));
            }
            (Some(scope), None) | (None, Some((scope, _))) => scope,
            (None, None) => Scope::Round(round),
        };
        let mut slot = reader.address()?;
        let plan = reader.plan(&mut slot, 0)?;
        if let Some(word) = reader.word() {
            return Err(OrderError::at(word, Misread::NoElse));
        }
        if reader.at < reader.end {
            return Err(reader.wrong(Misread::StrayMark));
        }
        Ok(Draft { scope, slot, plan, then_ask: tail.then_ask })
    }

    /// The line, if it names its decision or `meant` finds one.
    pub(super) fn placed(self, meant: impl Fn(&G::Wish) -> Option<G::Slot>) -> Option<Line<G>> {
        let Draft { scope, slot, plan, then_ask } = self;
        let slot = slot.or_else(|| {
            let slot = plan.wishes().first().and_then(|wish| meant(wish))?;
            let one = matches!(scope, Scope::Round(_));
            Some(if one { slot } else { G::in_general(slot) })
        })?;
        Some(Line { scope, slot, plan, then_ask })
    }
}

/// The error for a line that does not name its decision and could be for several.
pub(super) fn nameless(order: &Order) -> OrderError {
    OrderError::whole(order, Misread::Nameless)
}

impl<G: Plannable> Line<G> {
    /// Reads a line as of this `round`. `meant` finds the decision of a line that
    /// names none.
    ///
    /// # Errors
    /// What is not understood, pointing at the word or the mark.
    pub fn read(
        order: &Order,
        round: u32,
        meant: impl Fn(&G::Wish) -> Option<G::Slot>,
    ) -> Result<Line<G>, OrderError> {
        Draft::read(order, round)?.placed(meant).ok_or_else(|| nameless(order))
    }

    /// Reads back a canonical text, which names its rounds and its decision.
    ///
    /// # Errors
    /// If it is not canonical.
    pub fn from_canonical(text: &str) -> Result<Line<G>, OrderError> {
        match Order::from_text(text) {
            Some(order) => Line::read(&order, 0, |_| None),
            None => Err(OrderError {
                span: 0..0,
                sentence: Misread::Empty.into(),
                rule: None,
                did_you_mean: None,
            }),
        }
    }
}

/// Does this order look like a plan: an address, a condition, an alternative, a
/// round? Then it is not an order as the rules read them.
#[must_use]
pub(super) fn is_planned<G: Plannable>(order: &Order) -> bool {
    let order = &with_small_numbers(order);
    let mut reader = Reader::<G>::of(order);
    let scope = reader.scope_in_front(0);
    let tail = reader.tail(0);
    if !matches!(scope, Ok(None))
        || tail.map_or(true, |tail| tail.scope.is_some() || tail.then_ask)
        || matches!(reader.address(), Ok(Some(_)))
        || reader.keyword(0, &[Keyword::AskMe, Keyword::Default]).is_some()
    {
        return true;
    }
    // Marks alone don't make it a plan: `bid 5 :)`.
    while reader.at < reader.end {
        reader.skip_wish();
        match reader.token() {
            Some(Token::Word(_)) => return true,
            _ => reader.at += 1,
        }
    }
    G::wish(None, order, None).is_ok_and(|wish| !G::is_exact(&wish))
}

/// The order with numbers that any game can read: whether a line is a plan does not
/// depend on how large they are.
fn with_small_numbers(order: &Order) -> Order {
    let mut order = order.clone();
    for word in &mut order.words {
        let letters = word.text.trim_end_matches(|digit: char| digit.is_ascii_digit());
        if word.text.len() - letters.len() > LONGEST_NUMBER {
            word.text = format!("{letters}9");
        }
    }
    order
}

/// Does this line itself say which decision it is for?
#[must_use]
pub(super) fn names_decision<G: Plannable>(order: &Order) -> bool {
    Line::<G>::read(order, 0, |_| None).is_ok()
}

/// A piece of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    /// The word with this index.
    Word(usize),
    Colon,
    Comma,
    Open,
    Close,
}

struct Tail {
    /// The rounds, and the index of the first word naming them.
    scope: Option<(Scope, usize)>,
    then_ask: bool,
}

struct Reader<'o, G: Plannable> {
    order: &'o Order,
    tokens: Vec<Token>,
    /// Where in the line each token is.
    spans: Vec<Range<usize>>,
    at: usize,
    end: usize,
    /// The previous wish, for one that leaves words out.
    before: Option<G::Wish>,
    game: PhantomData<G>,
}

impl<'o, G: Plannable> Reader<'o, G> {
    fn of(order: &'o Order) -> Self {
        let (tokens, spans): (Vec<Token>, Vec<Range<usize>>) = tokens(order).into_iter().unzip();
        let end = tokens.len();
        Reader { order, tokens, spans, at: 0, end, before: None, game: PhantomData }
    }

    /// Parentheses must match, and no colon may follow another.
    fn check_marks(&self) -> Result<(), OrderError> {
        let wrong = |at: usize, why: Misread| {
            let whole = OrderError::whole(self.order, why);
            Err(OrderError {
                span: self.spans.get(at).cloned().unwrap_or(whole.span.clone()),
                ..whole
            })
        };
        let mut open = Vec::new();
        for (at, token) in self.tokens.iter().enumerate() {
            match token {
                Token::Open => open.push(at),
                Token::Close if open.pop().is_none() => {
                    return wrong(at, Misread::ClosesNone);
                }
                Token::Colon if self.tokens.get(at + 1) == Some(&Token::Colon) => {
                    return wrong(at + 1, Misread::TwoColons);
                }
                Token::Word(_) | Token::Colon | Token::Comma | Token::Close => {}
            }
        }
        match open.last() {
            Some(&at) => wrong(at, Misread::NeverClosed),
            None => Ok(()),
        }
    }

    fn token(&self) -> Option<Token> {
        self.tokens[..self.end].get(self.at).copied()
    }

    fn word_at(&self, at: usize) -> Option<&'o Word> {
        match self.tokens[..self.end].get(at) {
            Some(Token::Word(word)) => self.order.words.get(*word),
            _ => None,
        }
    }

    fn word(&self) -> Option<&'o Word> {
        self.word_at(self.at)
    }

    /// The words between these tokens, as an order of their own.
    fn words(&self, from: usize, to: usize) -> Option<Order> {
        let words: Vec<Word> = (from..to).filter_map(|at| self.word_at(at)).cloned().collect();
        (!words.is_empty()).then(|| Order { words, ..self.order.clone() })
    }

    /// The keyword at this token, and where it ends.
    fn keyword(&self, at: usize, wanted: &[Keyword]) -> Option<(Keyword, usize)> {
        let near = (at..self.end).map_while(|at| self.word_at(at)).take(LONGEST_KEYWORD);
        let words: Vec<&str> = near.map(|word| word.text.as_str()).collect();
        let (found, length) = keyword(&words, wanted)?;
        // «Si, acepto s6»: many answers begin with «si» and a comma, but no
        // condition does.
        let comma = self.tokens[..self.end].get(at + length) == Some(&Token::Comma);
        let yes = found == Keyword::If && comma && words.first() == Some(&"si");
        (!yes).then_some((found, at + length))
    }

    fn eat(&mut self, token: Token) -> bool {
        let is_it = self.token() == Some(token);
        self.at += usize::from(is_it);
        is_it
    }

    fn eat_keyword(&mut self, wanted: Keyword) -> bool {
        let found = self.keyword(self.at, &[wanted]);
        // `or else` counts as `else`.
        let found = found.filter(|_| wanted != Keyword::Or || !self.is_or_else());
        if let Some((_, end)) = found {
            self.at = end;
        }
        found.is_some()
    }

    fn is_or_else(&self) -> bool {
        let found = self.keyword(self.at, &[Keyword::Or, Keyword::Else]);
        found.is_some_and(|(found, _)| found == Keyword::Else)
    }

    /// Does a condition begin here?
    fn is_if(&self) -> bool {
        self.keyword(self.at, &[Keyword::If]).is_some()
    }

    /// An error at this token, or at the last word if nothing follows.
    fn wrong(&self, why: Misread) -> OrderError {
        let mut near = (self.at..self.end).chain((0..self.at.min(self.end)).rev());
        match near.find_map(|at| self.word_at(at)) {
            Some(word) => OrderError::at(word, why),
            None => OrderError::whole(self.order, why),
        }
    }

    /// The rounds named at this token, and where that ends.
    fn scope(&self, at: usize, round: u32) -> Result<Option<(Scope, usize)>, OrderError> {
        let Some((found, end)) = self.keyword(at, &SCOPES) else { return Ok(None) };
        let scope = match found {
            Keyword::EveryRound => Scope::Every,
            Keyword::ThisRound => Scope::Round(round),
            Keyword::NextRound => Scope::Round(round.saturating_add(1)),
            _ => {
                let digits = |word: &&Word| is_number(&word.text);
                // A number too large to parse is beyond any game's last round.
                let number = self.word_at(end).filter(digits);
                let number = number.map(|word| word.text.parse().unwrap_or(u32::MAX));
                let scope = match (found, number) {
                    (Keyword::UntilRound, Some(number)) => Scope::Until(number),
                    (Keyword::FromRound, Some(number)) => Scope::From(number),
                    (_, Some(number)) => Scope::Round(number),
                    // `round` without a number may mean something else.
                    (Keyword::Round, None) => return Ok(None),
                    (_, None) => {
                        let word = self.word_at(at).unwrap_or(&self.order.words[0]);
                        return Err(OrderError::at(word, Misread::WhichRound));
                    }
                };
                return Ok(Some((scope, end + 1)));
            }
        };
        Ok(Some((scope, end)))
    }

    fn scope_in_front(&mut self, round: u32) -> Result<Option<Scope>, OrderError> {
        let Some((scope, end)) = self.scope(self.at, round)? else { return Ok(None) };
        self.at = end;
        if !self.eat(Token::Colon) {
            self.eat(Token::Comma);
        }
        if self.at >= self.end {
            return Err(self.wrong(Misread::NothingInRound));
        }
        Ok(Some(scope))
    }

    /// What a line may end with: rounds and `then ask me`, in either order.
    fn tail(&mut self, round: u32) -> Result<Tail, OrderError> {
        let mut tail = Tail { scope: None, then_ask: false };
        loop {
            while self.end > self.at && self.tokens[self.end - 1] == Token::Comma {
                self.end -= 1;
            }
            let ask = |at: &usize| {
                let found = self.keyword(*at, &[Keyword::ThenAskMe]);
                found.is_some_and(|(_, end)| end == self.end)
            };
            if let Some(at) = (self.at + 1..self.end).find(ask).filter(|_| !tail.then_ask) {
                tail.then_ask = true;
                self.end = at;
                continue;
            }
            // A bare `round 5` may be the end of a condition, so it is no scope
            // here.
            let plain = |at: &usize| {
                self.keyword(*at, &SCOPES).is_some_and(|(found, _)| found == Keyword::Round)
            };
            let scope = |at: usize| match self.scope(at, round) {
                Ok(Some((scope, end))) if end == self.end => Some((scope, at)),
                _ => None,
            };
            let found = (self.at + 1..self.end).filter(|at| !plain(at)).find_map(scope);
            match found.filter(|_| tail.scope.is_none()) {
                Some((scope, at)) => {
                    let word = match self.tokens[at] {
                        Token::Word(word) => word,
                        _ => 0,
                    };
                    tail.scope = Some((scope, word));
                    self.end = at;
                }
                None => return Ok(tail),
            }
        }
    }

    /// The decision named at this token.
    fn address(&mut self) -> Result<Option<G::Slot>, OrderError> {
        if self.is_if() {
            return Ok(None);
        }
        // The colon of `else:` does not end an address before it.
        let joins = [Keyword::Else, Keyword::Or, Keyword::If];
        let ends = |&at: &usize| self.word_at(at).is_none() || self.keyword(at, &joins).is_some();
        let ended = (self.at..self.end).find(ends);
        let ended = ended.unwrap_or(self.end);
        let Some(words) = self.words(self.at, ended) else { return Ok(None) };
        let colon = self.tokens[..self.end].get(ended) == Some(&Token::Colon);
        match G::address(&words, colon) {
            Some((slot, eaten)) if colon && eaten == words.words.len() => {
                self.at = ended + 1;
                if self.at >= self.end {
                    return Err(self.wrong(Misread::NothingForDecision));
                }
                Ok(Some(slot))
            }
            Some((slot, eaten)) if !colon && self.at + eaten < self.end => {
                self.at += eaten;
                self.eat(Token::Comma);
                Ok(Some(slot))
            }
            _ if colon => Err(OrderError::whole(&words, Misread::NoDecision)),
            _ => Ok(None),
        }
    }

    /// Clauses joined by `else`.
    fn plan(&mut self, slot: &mut Option<G::Slot>, depth: usize) -> Result<Plan<G>, OrderError> {
        let mut clauses = Vec::new();
        loop {
            self.eat(Token::Comma);
            clauses.extend(self.clause(slot, depth)?);
            let before = self.at;
            self.eat(Token::Comma);
            if !self.eat_keyword(Keyword::Else) {
                self.at = before;
                return Ok(Plan(clauses));
            }
            self.eat(Token::Colon);
        }
    }

    /// `if CONDITION: this or that`, or `this or that if CONDITION`. Without a
    /// condition, the clauses stay separate.
    fn clause(
        &mut self,
        slot: &mut Option<G::Slot>,
        depth: usize,
    ) -> Result<Vec<Clause<G>>, OrderError> {
        if depth > DEEPEST {
            return Err(self.wrong(Misread::TooDeep));
        }
        let mut when = None;
        if self.eat_keyword(Keyword::If) {
            let begun = self.at;
            when = Some(self.condition(depth)?);
            if !self.eat(Token::Colon) && !self.eat(Token::Comma) {
                let words = self.words(begun, self.at).unwrap_or_else(|| self.order.clone());
                return Err(OrderError::whole(&words, Misread::NoColon));
            }
            if self.is_if() {
                let inner = self.clause(slot, depth + 1)?;
                return Ok(vec![Clause { when, what: What::Plan(Plan(inner)) }]);
            }
        }
        let mut all = vec![self.what(slot, depth)?];
        while self.eat_keyword(Keyword::Or) {
            all.push(self.what(slot, depth)?);
        }
        if let Some(word) = self.word().filter(|_| self.is_if()) {
            if when.is_some() {
                return Err(OrderError::at(word, Misread::TwoConditions));
            }
            let begun = self.at;
            self.eat_keyword(Keyword::If);
            match self.condition(depth) {
                Ok(condition) => when = Some(condition),
                // Spanish `si no` is an else if no condition follows.
                Err(_) if self.keyword(begun, &[Keyword::Else]).is_some() => self.at = begun,
                Err(error) => return Err(error),
            }
        }
        let plain = |what| Clause { when: None, what };
        Ok(match (when, <[What<G>; 1]>::try_from(all)) {
            (None, Ok([what])) => vec![plain(what)],
            (None, Err(all)) => all.into_iter().map(plain).collect(),
            (Some(when), Ok([what])) => vec![Clause { when: Some(when), what }],
            (Some(when), Err(all)) => {
                let any = all.into_iter().map(plain).collect();
                vec![Clause { when: Some(when), what: What::Plan(Plan(any)) }]
            }
        })
    }

    fn what(&mut self, slot: &mut Option<G::Slot>, depth: usize) -> Result<What<G>, OrderError> {
        if self.eat(Token::Open) {
            let plan = self.plan(slot, depth + 1)?;
            if !self.eat(Token::Close) {
                return Err(self.wrong(Misread::NotClosed));
            }
            return Ok(What::Plan(plan));
        }
        if self.eat_keyword(Keyword::AskMe) {
            return Ok(What::Ask);
        }
        if self.eat_keyword(Keyword::Default) {
            return Ok(What::Default);
        }
        if let Some(named) = self.address()? {
            match slot {
                None => *slot = Some(named),
                Some(slot) if *slot == named => {}
                Some(slot) => {
                    return Err(self.wrong(Misread::OneDecision(slot.to_string())));
                }
            }
        }
        let begun = self.at;
        self.skip_wish();
        let Some(words) = self.words(begun, self.at) else {
            return Err(self.wrong(Misread::Missing));
        };
        let wish = G::wish(slot.as_ref(), &words, self.before.as_ref())?;
        self.before = Some(wish.clone());
        Ok(What::Wish(wish))
    }

    /// Is the `or` here, which ends before `end`, part of a name?
    fn names_one_thing(&self, end: usize) -> bool {
        let word = |at: usize| self.word_at(at).map(|word| word.text.to_lowercase());
        let before = self.at.checked_sub(1).and_then(word);
        before.zip(word(end)).is_some_and(|(before, after)| G::names_one_thing(&before, &after))
    }

    /// Advances to the end of a wish. Commas are part of it, since an order of
    /// several steps has them, unless an `else` follows.
    fn skip_wish(&mut self) {
        let joins = [Keyword::Else, Keyword::Or, Keyword::If];
        loop {
            match self.token() {
                None | Some(Token::Open | Token::Close | Token::Colon) => return,
                Some(Token::Comma) if self.keyword(self.at + 1, &joins[..1]).is_some() => return,
                Some(Token::Comma) => self.at += 1,
                Some(Token::Word(_)) => match self.keyword(self.at, &joins) {
                    Some((Keyword::Or, _)) if self.keyword(self.at, &AMOUNTS).is_some() => {
                        self.at += 2;
                    }
                    Some((Keyword::Or, end)) if self.names_one_thing(end) => self.at = end,
                    Some((Keyword::If, end)) => {
                        let rest = self.words(end, self.end.min(end + LONGEST_INNER));
                        match rest.map_or(0, |rest| G::inner_condition(&rest)) {
                            0 => return,
                            inner => self.at = end + inner,
                        }
                    }
                    Some(_) => return,
                    None => self.at += 1,
                },
            }
        }
    }

    fn condition(&mut self, depth: usize) -> Result<Condition<G::Fact>, OrderError> {
        self.joined(depth, Keyword::Or, Condition::Any, |reader| {
            reader.joined(depth, Keyword::And, Condition::All, |reader| reader.fact(depth))
        })
    }

    fn joined(
        &mut self,
        depth: usize,
        by: Keyword,
        join: impl Fn(Vec<Condition<G::Fact>>) -> Condition<G::Fact>,
        part: impl Fn(&mut Self) -> Result<Condition<G::Fact>, OrderError>,
    ) -> Result<Condition<G::Fact>, OrderError> {
        if depth > DEEPEST {
            return Err(self.wrong(Misread::TooDeep));
        }
        let first = part(self)?;
        let mut all = vec![first];
        while self.eat_keyword(by) {
            all.push(part(self)?);
        }
        Ok(match <[Condition<G::Fact>; 1]>::try_from(all) {
            Ok([one]) => one,
            Err(all) => join(all),
        })
    }

    fn fact(&mut self, depth: usize) -> Result<Condition<G::Fact>, OrderError> {
        if depth > DEEPEST {
            return Err(self.wrong(Misread::TooDeep));
        }
        if self.eat_keyword(Keyword::Not) {
            return Ok(Condition::Not(Box::new(self.fact(depth + 1)?)));
        }
        if self.eat(Token::Open) {
            let condition = self.condition(depth + 1)?;
            if !self.eat(Token::Close) {
                return Err(self.wrong(Misread::NotClosed));
            }
            return Ok(condition);
        }
        let begun = self.at;
        let joins = [Keyword::And, Keyword::Or, Keyword::Else];
        while let Some(Token::Word(_)) = self.token() {
            match self.keyword(self.at, &joins) {
                // A fact may begin with English «I», which is also Polish for
                // `and`.
                Some((Keyword::And, _)) if self.at == begun => self.at += 1,
                Some((Keyword::Or, _)) => match self.keyword(self.at, &AMOUNTS) {
                    Some((_, end)) => self.at = end,
                    None => break,
                },
                // A joining word ends a fact, but does not begin one.
                Some(_) if self.at > begun => break,
                Some(_) | None => self.at += 1,
            }
        }
        match self.words(begun, self.at) {
            Some(words) => Ok(Condition::Fact(G::fact(&words)?)),
            None => Err(self.wrong(Misread::NoCondition)),
        }
    }
}

/// Splits an order into tokens, each with its place in the line. The words are the
/// order's; the text between them is scanned again for the marks that matter here.
fn tokens(order: &Order) -> Vec<(Token, Range<usize>)> {
    let mut tokens = Vec::new();
    let marks = |from: usize, text: &str| -> Vec<(Token, Range<usize>)> {
        text.char_indices()
            .filter_map(|(at, mark)| {
                let token = match mark {
                    ':' => Token::Colon,
                    ',' => Token::Comma,
                    '(' => Token::Open,
                    ')' => Token::Close,
                    _ => return None,
                };
                Some((token, from + at..from + at + mark.len_utf8()))
            })
            .collect()
    };
    let Some((first, last)) = order.words.first().zip(order.words.last()) else { return tokens };
    let before = order.line.get(..first.span.start).unwrap_or_default();
    let own = before.rsplit(';').next().unwrap_or_default();
    let before = marks(before.len() - own.len(), own);
    tokens.extend(before.into_iter().filter(|(mark, _)| *mark == Token::Open));
    for (at, word) in order.words.iter().enumerate() {
        tokens.push((Token::Word(at), word.span.clone()));
        let between = if let Some(next) = order.words.get(at + 1) {
            order.line.get(word.span.end..next.span.start)
        } else {
            let rest = order.line.get(last.span.end..).unwrap_or_default();
            rest.split([';', '#']).next()
        };
        tokens.extend(marks(word.span.end, between.unwrap_or_default()));
    }
    // A colon or a comma at the very end means nothing, nor does an unmatched
    // parenthesis.
    loop {
        let opened = tokens.iter().any(|(token, _)| *token == Token::Open);
        match tokens.last() {
            Some((Token::Colon | Token::Comma | Token::Open, _)) => tokens.pop(),
            Some((Token::Close, _)) if !opened => tokens.pop(),
            _ => break,
        };
    }
    tokens
}
