//! Lines written as people speak: what can't be read as it stands is put into the words
//! of orders, and counts if exactly one order that is legal comes of it.

use super::{At, among::SENTENCES, wishes::acts};
use crate::{
    engine::{
        Order, Word,
        doubt::{Doubt, is_everyday_in},
        plan::{
            Item, Verdict, Would,
            keywords::{Keyword, begins_limit, keyword},
        },
        spoken::{BID, Hearers, LESS, Others, Person, Said, Spoken},
        words::fold,
    },
    store::SeatRow,
};

/// Words of a line that may lack only its verb.
const FEW: usize = 6;

/// The fewest words of a condition with its «if», and the most of a line that has one
/// and no mark behind it.
const SHORTEST_IF: usize = 3;
const LONGEST_IF: usize = 16;

/// The most words of an address: «next round mark».
const ADDRESS: usize = 3;

/// More of anything than a player ever has too little for.
const MORE: u32 = 20;

/// Those of who gives something away. «Ofrer» may drop it, or pay with it.
const GIVING_AWAY: [&str; 2] = ["drop", "sell"];

impl At<'_> {
    /// The orders of a line: the line itself, unless it can only be read in other words.
    pub(super) fn heard(&self, order: Order) -> Vec<Order> {
        self.in_other_words(&order, false).unwrap_or_else(|| vec![order])
    }

    /// The same for a part of a line, which may be nothing but an amount.
    pub(super) fn half_heard(&self, order: Order) -> Vec<Order> {
        self.in_other_words(&order, true).unwrap_or_else(|| vec![order])
    }

    /// Is this line an order in other words?
    pub(super) fn speaks_order(&self, line: &str) -> bool {
        Order::from_text(line).is_some_and(|order| self.in_other_words(&order, false).is_some())
    }

    fn in_other_words(&self, order: &Order, bare: bool) -> Option<Vec<Order>> {
        let language = self.language().code();
        let is_word = |word: &Word| word.text.chars().all(char::is_alphabetic);
        let is_short = order.words.len() <= FEW && (bare || order.words.iter().any(is_word));
        // Most of these, and what begins as orders do, are clear as they stand, and finding that out
        // takes less than other words for them.
        let may_be_clear = is_short || self.begins_as_order(order);
        if may_be_clear && !self.is_unclear(order, language) {
            return None;
        }
        let spoken = self.table.spoken()?;
        let line = order.line.get(order.span())?;
        let english = self.may_be_english(spoken, line);
        let mut said = self.in_orders_words(line, language, english);
        // Perhaps it lacks nothing but its verb.
        if is_short {
            said.push((
                language,
                vec![Said { text: line.to_owned(), all: false, tells: false, claims: Vec::new() }],
            ));
        }
        // To find out what a line does takes a copy of the table: most long ones need none.
        let knows = |word: &Word| is_number(&word.text) || self.table.concerns(&word.text);
        let is_known = said.is_empty() && order.words.iter().all(knows);
        if is_known || !may_be_clear && !self.is_unclear(order, language) {
            return None;
        }
        let all = |(language, said): (&str, Vec<Said>)| -> Option<Vec<Order>> {
            // Of several, nobody can tell which a word goes with.
            let one = said.len() == 1;
            let only = if one { spoken.only(line, language) } else { Vec::new() };
            // What an order comes to takes a copy of the table, which most lines don't need.
            let goes = |it: &Order| {
                only.is_empty() || self.would_act(it.clone()).is_none_or(|it| goes_with(&it, &only))
            };
            let each = |it: &Said| self.only_order(spoken, order, it, language).filter(goes);
            let all: Option<Vec<Order>> = said.iter().map(each).collect();
            let all = all.map(|all| self.said_once(all));
            let said_so: Vec<Order> =
                said.iter().filter_map(|it| Order::from_text(&it.text)).collect();
            if all.as_ref().is_none_or(|all| all.len() > 1) && self.is_corrected(&said_so) {
                return None;
            }
            // «Mine! I pay the 3».
            all.or_else(|| Some(vec![each(&Said::joined(&said)?)?]))
        };
        said.into_iter().find_map(all)
    }

    /// «Too rich for me. I pass»: who says the same again, and could not do it twice, means it
    /// once.
    fn said_once(&self, mut orders: Vec<Order>) -> Vec<Order> {
        let [first, others @ ..] = orders.as_slice() else { return orders };
        let done = self.would_act(first.clone());
        let same = |other: &Order| done.is_some() && self.would_act(other.clone()) == done;
        let twice = [first, first].map(|order| Item::Order(order.clone()));
        let can_be_twice = || {
            let (checks, _) = self.table.check(self.seat, &twice, None, &self.row.seed);
            checks.iter().all(|check| check.verdict.is_ok())
        };
        // «Pass. No canal.»: whoever does nothing does it once, however often they say so.
        let does_nothing = || {
            let spoken = self.table.spoken();
            done.as_ref().zip(spoken).is_some_and(|(done, spoken)| spoken.does_nothing(done))
        };
        if others.iter().all(same) && (does_nothing() || !can_be_twice()) {
            orders.truncate(1);
        }
        orders
    }

    /// «I bid three. Sorry, four»: two answers to the same question, which can't be given one after
    /// the other, leave it open which of them is meant.
    fn is_corrected(&self, orders: &[Order]) -> bool {
        let [first, others @ ..] = orders else { return false };
        // What an order comes to takes a copy of the table.
        if others.is_empty() || orders.len() > SENTENCES {
            return false;
        }
        let Some(done) = self.would_act(first.clone()) else { return false };
        let is_other = |other: &Order| {
            let other_done = self.would_act(other.clone());
            // Four may be more than there is.
            let amount = other.words.iter().all(|word| is_number(&word.text));
            other_done.map_or(amount, |other_done| other_done != done)
        };
        // Who bids is not asked again before the others were.
        let nothing = self.table.spoken().is_some_and(|it| it.does_nothing(&done));
        let once = nothing || done.split(' ').next() == Some(BID);
        let items: Vec<Item> = orders.iter().cloned().map(Item::Order).collect();
        let can_all_be = || {
            let (checks, _) = self.table.check(self.seat, &items, None, &self.row.seed);
            checks.iter().all(|check| match &check.verdict {
                Ok(Would::Act(_)) => true,
                Ok(Would::Unknown) => !once,
                Ok(Would::Keep(_) | Would::Change(_) | Would::LeftOut(_)) | Err(_) => false,
            })
        };
        others.iter().any(is_other) && !can_all_be()
    }

    /// The line in the words of orders, as it is meant in this language, and in English.
    pub(super) fn in_orders_words<'l>(
        &self,
        line: &str,
        language: &'l str,
        english: bool,
    ) -> Vec<(&'l str, Vec<Said>)> {
        let languages = [language].into_iter().chain(english.then_some("en"));
        let said = |it| Some((it, self.words_of_orders(line, it, Others::Kept)?));
        languages.filter_map(said).collect()
    }

    /// The words of the game in a line, as orders have them.
    pub(super) fn core_of(&self, line: &str, language: &str) -> Option<Vec<Said>> {
        self.words_of_orders(line, language, Others::LeftOut)
    }

    fn words_of_orders(&self, line: &str, language: &str, others: Others) -> Option<Vec<Said>> {
        let spoken = self.table.spoken()?;
        self.hearing(|hearers| spoken.orders(line, language, &self.people(), hearers, others))
    }

    /// Hears with the words of this game.
    pub(super) fn hearing<T>(&self, hear: impl FnOnce(&Hearers<'_>) -> T) -> T {
        hear(&Hearers {
            begins_order: &|word| self.table.begins_order(word),
            concerns: &|word| self.table.begins_order(word) || self.table.concerns(word),
            begins_command: &|word| self.begins_order(word),
        })
    }

    /// May it be English, which is not the reader's own language? Many write it at a table whose
    /// letters they read in their own. But «ten» may be Polish: this one.
    pub(super) fn may_be_english(&self, spoken: &Spoken, line: &str) -> bool {
        let language = self.language().code();
        let own = |word: &Word| is_everyday_in(language, &word.text);
        // What leaves the order open in the reader's own language does so in English too, where
        // nobody knows its words: «me desdigo».
        let open = || spoken.may_leave_open(line, &[language]) || spoken.is_unreal(line, language);
        let is_own = || Order::from_text(line).is_some_and(|it| it.words.iter().any(own));
        // «Sorry, cuatro» is no talk.
        let says_in_own = || spoken.says_in_own(line, language, "en");
        language != "en" && !open() && !is_own() && !says_in_own()
    }

    fn begins_as_order(&self, order: &Order) -> bool {
        let first = order.words.first().map(|word| word.text.as_str());
        first.is_some_and(|first| self.begins_order(first) || self.table.begins_address(first))
    }

    /// Is it written as the lines of sheets are: «lot 1: up to 6, else pass»?
    pub(super) fn is_addressed(&self, order: &Order) -> bool {
        let (address, marked) = order.line.split_once(':').map_or(("", false), |it| (it.0, true));
        let first = order.words.first();
        marked
            && address.split_whitespace().count() <= ADDRESS
            && first.is_some_and(|word| self.table.begins_address(&word.text))
    }

    /// Can the line not be read as it stands? A question is one in any words.
    fn is_unclear(&self, order: &Order, language: &str) -> bool {
        match self.table.doubt(order, language) {
            Some(Doubt::Asks) => false,
            // «Si no paso» may be: else I pass. In other words it must be free of doubt.
            Some(Doubt::Negated | Doubt::Talk) => true,
            None => {
                matches!(self.judged(order.clone()), Err(Verdict::Order(_) | Verdict::Elsewhere(_)))
            }
        }
    }

    /// The one order that a sentence comes to, with its verb or without.
    pub(super) fn only_order(
        &self,
        spoken: &Spoken,
        whole: &Order,
        said: &Said,
        language: &str,
    ) -> Option<Order> {
        let of = |text: &str| {
            let order = Order { line_number: whole.line_number, ..Order::from_text(text)? };
            self.table.doubt(&order, language).is_none().then_some(order)
        };
        let order = of(&said.text)?;
        // «Three or four» has not been decided yet.
        if self.is_open(&order) {
            return None;
        }
        let judged = self.judged(order.clone());
        if let Ok(Would::Act(done)) = &judged
            && self.says_too_little(spoken, whole, done)
        {
            return None;
        }
        // «We picked our first cherries, the eleven» names no place.
        let bare = said.tells && order.words.iter().all(|word| is_number(&word.text));
        let is_told = |done: &str| bare && !done.split(' ').any(is_number);
        if let Ok(Would::Act(done)) = &judged
            && is_told(done)
        {
            return None;
        }
        if acts(&judged) {
            let true_so = (!said.all || self.is_all(&said.text)) && self.is_true(said, &order);
            return true_so.then_some(order);
        }
        if let Some(parted) = self.parted(&order) {
            return of(&parted);
        }
        // A limit is no amount.
        if begins_limit(&order.texts()) {
            return None;
        }
        // «Ten» in Polish is no amount either.
        let own = |text: &str| is_everyday_in(language, text) && spoken.is_number(text);
        // Nor is what has its verb already in want of one.
        let texts = order.texts();
        let begun = texts
            .split_last()
            .is_some_and(|(_, before)| spoken.verbs().any(|verb| before.contains(&verb)));
        // Whoever signs is called something, too.
        let people = self.people();
        let signs = texts.iter().all(|text| people.iter().any(|it| it.called == *text));
        if begun || signs || texts.iter().any(|text| own(text)) {
            return None;
        }
        let with_verb = |verb: &str| {
            let text = format!("{verb} {}", said.text);
            let order = of(&text)?;
            let done = self.would_act(order.clone())?;
            if spoken.is_vague(&done) || !says_amounts(&text, &done) || is_told(&done) {
                return None;
            }
            let true_so = (!said.all || self.is_all(&text)) && self.is_true(said, &order);
            true_so.then_some((done, order))
        };
        // «I want the pepper» gives none away.
        let keeps = |verb: &str| gives_away(verb) && spoken.wants_something(&whole.line, language);
        let verbs = spoken.verbs().filter(|verb| !keeps(verb));
        let mut found = verbs.filter_map(with_verb);
        let (done, order) = found.next()?;
        found.all(|(other, _)| other == done).then_some(order)
    }

    /// «I take the tile with ginger» leaves open which of its spices.
    pub(super) fn says_too_little(&self, spoken: &Spoken, whole: &Order, done: &str) -> bool {
        spoken.is_vague(done) && self.names_piece(spoken, whole)
    }

    /// The same of an order that can be read as it stands. Whoever writes as sheets are written
    /// means what is written.
    pub(super) fn is_vague(&self, order: &Order) -> bool {
        if self.is_addressed(order) {
            return false;
        }
        let words = order.line.split_whitespace().count();
        let Some(spoken) = self.table.spoken().filter(|it| it.may_be_vague(words)) else {
            return false;
        };
        self.would_act(order.clone()).is_some_and(|done| spoken.is_vague(&done))
            && self.names_piece(spoken, order)
    }

    fn names_piece(&self, spoken: &Spoken, order: &Order) -> bool {
        self.languages().iter().any(|it| spoken.names_piece(&order.line, it))
    }

    /// «If Ben passes I bid 1» with a colon behind the condition, if that makes it a plan
    /// and the same one wherever the colon is put.
    fn parted(&self, order: &Order) -> Option<String> {
        let texts = order.texts();
        let is_if = keyword(&texts, &[Keyword::If]).is_some();
        if !is_if || order.line.contains([':', '(']) || texts.len() > LONGEST_IF {
            return None;
        }
        // A comma is behind the order, if not behind the condition.
        let clause = order.line.find(',').unwrap_or(order.line.len());
        let inside = order.words.iter().filter(|word| word.span.start < clause).count();
        let with_colon = |at: usize| {
            let (condition, rest) = order.line.split_at_checked(order.words.get(at)?.span.start)?;
            let text = format!("{}: {rest}", condition.trim_end());
            match self.judged(Order::from_text(&text)?) {
                Ok(Would::Act(done) | Would::Keep(done)) => Some((done, text)),
                Ok(Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => None,
            }
        };
        let mut found = (SHORTEST_IF..inside).filter_map(with_colon);
        let (done, text) = found.next()?;
        found.all(|(other, _)| other == done).then_some(text)
    }

    /// Does it join something, and say nothing that a plan begins with?
    fn is_open(&self, order: &Order) -> bool {
        let texts = order.texts();
        let joining = [Keyword::If, Keyword::Else, Keyword::Or];
        let joins = (0..texts.len())
            .filter_map(|at| texts.get(at..))
            .any(|rest| keyword(rest, &joining).is_some());
        let begins = |word: &&str| self.begins_order(word);
        joins && !texts.iter().any(begins) && !begins_limit(&texts)
    }

    /// The order that this one would be carried out as, at once.
    pub(super) fn would_act(&self, order: Order) -> Option<String> {
        match self.judged(order) {
            Ok(Would::Act(done)) => Some(done),
            Ok(Would::Keep(_) | Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => {
                None
            }
        }
    }

    /// Is everything so that a sentence says is so? «One more than Ben, so 4» is a bid of
    /// 4 if Ben has bid 3.
    fn is_true(&self, said: &Said, order: &Order) -> bool {
        if said.claims.is_empty() {
            return true;
        }
        let Some(done) = self.would_act(order.clone()) else { return false };
        let mut amounts = done.split(' ').filter_map(|word| word.parse::<u32>().ok());
        let less = match (amounts.next(), amounts.next()) {
            (Some(amount), None) => amount.checked_sub(1).map(|less| less.to_string()),
            (Some(_), Some(_)) | (None, _) => None,
        };
        let is_so = |claim: &String| {
            let claim = match &less {
                Some(less) => claim.replace(LESS, less),
                None => claim.clone(),
            };
            let both = Order::from_text(&format!("if {claim}: {done}"));
            both.and_then(|both| self.would_act(both)).as_ref() == Some(&done)
        };
        said.claims.iter().all(is_so)
    }

    /// Whoever says «all I have, 10» and could bid 11 is mistaken about one of the two.
    pub(super) fn is_all(&self, text: &str) -> bool {
        let words = text.split_whitespace();
        let Some(amount) = words.clone().find_map(|word| word.parse::<u32>().ok()) else {
            return false;
        };
        let instead = |more: u32| {
            let of = |word: &str| match word.parse::<u32>() {
                Ok(_) => more.to_string(),
                Err(_) => word.to_owned(),
            };
            words.clone().map(of).collect::<Vec<_>>().join(" ")
        };
        let more = amount.saturating_add(1)..=amount.saturating_add(MORE);
        !more.map(instead).any(|text| {
            Order::from_text(&text).is_some_and(|order| self.would_act(order).is_some())
        })
    }

    /// Who is at the table.
    pub(super) fn people(&self) -> Vec<Person> {
        let seats = self.row.seats.iter();
        let person = |seat: &SeatRow| {
            let name = seat.name.split_whitespace().next()?.to_owned();
            Some(Person { name, called: seat.seat.to_string() })
        };
        seats.filter_map(person).collect()
    }

    /// What the others at the table are called to their faces.
    pub(super) fn first_names(&self) -> Vec<String> {
        self.people().iter().map(|person| fold(&person.name)).collect()
    }
}

/// Is one of the verbs with which each of these words goes in an order?
fn goes_with(order: &str, only: &[&str]) -> bool {
    let has = |verb: &str| order.split([' ', ',']).any(|word| word == verb);
    only.iter().all(|verbs| verbs.split(' ').any(has))
}

/// Is it one of the verbs of who gives something away?
pub(super) fn gives_away(verb: &str) -> bool {
    GIVING_AWAY.contains(&verb)
}

/// Is it nothing but digits?
pub(super) fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

/// Does a text say every amount of the order that it comes to?
fn says_amounts(text: &str, done: &str) -> bool {
    let amounts = |text: &str| -> Vec<u32> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        words.filter_map(|word| word.parse().ok()).collect()
    };
    let said = amounts(text);
    amounts(done).iter().all(|amount| said.contains(amount))
}
