//! Steps 5 and 6: reads what a mail asks for.

use super::{
    super::{DeskError, courtesy::blank_courtesies},
    At,
    founding::{self, Founding},
    house_lines::HouseLine,
    leaving::{self, Leaving},
    lexicon::{BROKEN, Command, again_wanted, command, is_all, is_polite},
    looking_back::{Back, round_asked},
    own_lines::{self, Said},
    press::Words,
    record,
    refusal::{only_if_it_would_do, unknown_language},
    salt,
    shown::Shown,
    subject::own_words,
    time_lines::{self, TimeLine},
    vote_lines::Vote,
};
use crate::{
    engine::{
        Order, Word,
        doubt::{Doubt, without_question},
        order::split,
        plan::{Item, Verdict, Would, keywords},
        words::fold,
    },
    letters::{Explanation, Occasion, RulesAsked, quotes_words, without_labels},
    mail::FreshText,
    store::QUOTABLE,
};
use std::collections::BTreeSet;

/// How many of our letters are searched for lines that a mail quotes.
pub(super) const LETTERS_QUOTED: u32 = 40;

/// The same of letters about several tables.
const DIGESTS_QUOTED: u32 = 20;

const _: () = assert!(LETTERS_QUOTED <= QUOTABLE, "of more letters the lines aren't kept");

/// What a mail asks for.
#[derive(Default)]
pub(super) struct Wishes {
    /// Orders and changes to the plans, in the order of the mail.
    pub(super) items: Vec<Item>,
    pub(super) asked: Vec<Command>,
    /// The rounds at the end of which it asks for the board.
    pub(super) past: BTreeSet<u32>,
    /// What it asks about the rules.
    pub(super) rules: Option<RulesAsked>,
    /// How letters are to be written, and how many items come before that.
    pub(super) shown: Vec<(usize, Shown)>,
    /// What the mail says about its writer.
    pub(super) said: Said,
    /// The table that they want to found.
    pub(super) founding: Option<Founding>,
    /// What it says about proposals.
    pub(super) votes: Vec<Vote>,
    /// What they want to know of how people played.
    pub(super) records: Vec<HouseLine>,
    /// Whether they would play again.
    pub(super) again: Option<bool>,
    /// That they want to leave the table.
    pub(super) leaving: Option<Leaving>,
    /// The lines that its orders were read from.
    pub(super) lines: Vec<String>,
    /// What it says about their time.
    pub(super) time: Vec<TimeLine>,
    /// What it adds to the seed of the dice.
    pub(super) salt: Vec<String>,
    /// Its words to other players, and to oneself.
    pub(super) press: Vec<Words>,
    /// Its message to the moderators; empty if there is none.
    pub(super) message: String,
    /// Whether the author wrote nothing at all.
    pub(super) empty: bool,
    /// The first line that may not have been meant as an order.
    pub(super) doubted: Option<Doubted>,
    /// Why nothing of it is carried out; its words and its message are sent all the same.
    pub(super) refused: Option<Occasion>,
}

/// A line that may not have been meant as an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Doubted {
    pub(super) line: String,
    pub(super) doubt: Doubt,
    /// The whole mail without its question marks.
    pub(super) plain: String,
}

impl Wishes {
    /// Is nothing in the mail about anything but the game, and about receipts?
    pub(super) fn are_orders_alone(&self) -> bool {
        self.are_orders() && self.said.signed.is_empty()
    }

    /// The same, signed or not.
    pub(super) fn are_orders(&self) -> bool {
        let Wishes { items: _, asked, past, rules: _, shown, said, leaving, time, salt, .. } = self;
        let more = |command: &Command| !matches!(command, Command::Help | Command::Rules);
        shown.iter().all(|(_, it)| matches!(it, Shown::Receipts { .. }))
            && !asked.iter().any(more)
            && past.is_empty()
            && said.own.is_empty()
            && leaving.is_none()
            && time.is_empty()
            && salt.is_empty()
    }

    /// The first line that its orders were read from.
    pub(super) fn first_line(&self) -> Option<&str> {
        self.lines.iter().map(String::as_str).find(|line| !line.trim().is_empty())
    }

    /// Were its orders read in other words than were written, or among other words?
    pub(super) fn are_reworded(&self) -> bool {
        let said = |order: &Order| order.line.get(order.span()).map(str::to_owned);
        let item = |item: &Item| match item {
            Item::Order(order) | Item::Forget(order, _) | Item::Continue(order) => said(order),
        };
        let written = split(&self.lines.join("\n"));
        !written.iter().map(said).eq(self.items.iter().map(item))
    }

    pub(super) fn asks(&self, command: Command) -> bool {
        self.asked.contains(&command)
    }

    /// Whether there is anything in it besides the wish to leave.
    pub(super) fn does_something(&self) -> bool {
        self.asks_something() || !self.time.is_empty() || !self.said.own.is_empty()
    }

    /// Whether any of it concerns the table.
    pub(super) fn asks_something(&self) -> bool {
        self.asks_something_now() || !self.past.is_empty()
    }

    /// The same, how it once was aside.
    pub(super) fn asks_something_now(&self) -> bool {
        !self.items.is_empty()
            || !self.asked.is_empty()
            || self.rules.is_some()
            || self.again.is_some()
            || !self.shown.is_empty()
            || !self.salt.is_empty()
    }
}

impl At<'_> {
    /// Whether this word, in lower case, begins an order or a command.
    pub(super) fn begins_order(&self, word: &str) -> bool {
        command(word).is_some()
            || own_lines::begins(word)
            || leaving::begins(word)
            || time_lines::begins(word)
            || self.table.begins_order(word)
    }

    /// What a mail says about its writer.
    pub(super) fn said(&self) -> Result<Said, DeskError> {
        Ok(own_lines::take(&mut self.own_text()?.lines))
    }

    /// The author's own lines, and those that may be theirs.
    fn own_text(&self) -> Result<FreshText, DeskError> {
        let reader = self.work.tx.read();
        let mut ours = reader.lines_sent(self.key, LETTERS_QUOTED)?;
        ours.extend(reader.lines_of_digests(self.key, DIGESTS_QUOTED)?);
        ours.sort_by_key(|lines| std::cmp::Reverse(lines.letter));
        let mut fresh = self.work.fresh_text(ours)?;
        // What somebody else said, with our label still before it.
        fresh.lines.iter_mut().filter(|line| quotes_words(line)).for_each(String::clear);
        let plain = without_labels(fresh.lines.clone());
        let labelled = fresh.lines.iter().zip(&plain).enumerate();
        fresh.copied.extend(labelled.filter(|(_, (line, plain))| line != plain).map(|(at, _)| at));
        fresh.lines = plain;
        let begins = |word: &str| self.begins_order(word);
        let may_order = |line: &str| words(line).any(|word| begins(&word));
        let orders = |line: &str| {
            let first = words(line).next();
            first.is_some_and(|first| begins(&first)) && self.would_do_something(line)
        };
        fresh.doubt(may_order, orders);
        Ok(fresh)
    }

    /// Orders in the mail exactly as we printed them, or preceded by our words, if
    /// there are other words besides: then nothing tells whether the writer copied
    /// them or a program quoted them. A writer who asks what they would do has
    /// copied them; a passphrase doesn't count as other words either.
    fn copied_beside_words(&self, fresh: &FreshText) -> Vec<String> {
        let mut lines = fresh.lines.clone();
        own_lines::take(&mut lines);
        salt::take(&mut lines);
        // A piece that a program broke off an order is not another word.
        let lines = self.unwrapped(lines);
        let is_preview = |line: &str| {
            let order = Order::from_text(line);
            order.is_some_and(|order| matches!(&order.texts()[..], [word] if command(word) == Some(Command::Preview)))
        };
        let (copied, others): (Vec<_>, Vec<_>) =
            lines.into_iter().enumerate().partition(|(at, _)| fresh.copied.contains(at));
        let says_something = |(_, line): &(usize, String)| {
            line.chars().any(char::is_alphanumeric) && !is_preview(line)
        };
        if !others.iter().any(says_something) {
            return Vec::new();
        }
        copied.into_iter().map(|(_, line)| line).filter(|line| !line.trim().is_empty()).collect()
    }

    /// Joins lines that a mail program has broken.
    pub(super) fn unwrapped(&self, lines: Vec<String>) -> Vec<String> {
        unwrapped(lines, |word| command(word).is_some() || self.table.begins_address(word))
    }

    /// Asks about lines that may be the author's or quoted; nothing in the mail is
    /// carried out. No passphrase is shown.
    fn in_doubt(fresh: &FreshText, copied: bool) -> Occasion {
        let mut shown = fresh.doubtful.clone();
        own_lines::take(&mut shown);
        own_lines::hide_secrets(&mut shown);
        for (line, whole) in shown.iter_mut().zip(&fresh.doubtful) {
            if line.is_empty() {
                let first = whole.split_whitespace().next().unwrap_or_default();
                *line = format!("{first} …");
            }
        }
        Occasion::Explained(Explanation::Doubtful { lines: shown, copied })
    }

    /// Steps 5 and 6: the author's own lines, split into orders and commands.
    pub(super) fn wishes(&self) -> Result<Result<Wishes, Occasion>, DeskError> {
        let mut fresh = self.own_text()?;
        // A passphrase must not get among the words that others read.
        let said = own_lines::take(&mut fresh.lines);
        self.hide_passphrase(&mut fresh.lines)?;
        let press = self.take_press(&mut fresh);
        let message = self.take_message(&mut fresh.lines);
        // Nor is one told to its writer. Words to others may speak of signing.
        own_lines::hide_secrets(&mut fresh.lines);
        self.keep_talk(&fresh.lines);
        let copied = fresh.doubtful.is_empty();
        if copied {
            fresh.doubtful = self.copied_beside_words(&fresh);
        }
        // Once the game is over, none of it can act.
        let plays = !self.row.status.is_over();
        if plays && !fresh.doubtful.is_empty() {
            return Ok(Err(At::in_doubt(&fresh, copied)));
        }
        if let Some(line) = press.open {
            let line = own_lines::without_secret(&line);
            return Ok(Err(Occasion::Explained(Explanation::RunsOn { line })));
        }
        let press = press.words;
        let mut lines = fresh.lines;
        let mut leaving = leaving::take(&mut lines);
        let mut time = time_lines::take(&mut lines);
        let salt = salt::take(&mut lines);
        let games = &self.work.settings.games;
        let founding = founding::take(&mut lines, games);
        let records = record::take(&mut lines);
        let mut empty = false;
        if said == Said::default()
            && leaving.is_none()
            && message.is_none()
            && press.is_empty()
            && founding.is_none()
            && records.is_empty()
            && time.is_empty()
            && salt.is_empty()
            && lines.iter().all(|line| line.trim().is_empty())
        {
            let subject = self.order_in_subject();
            let subject = subject.map(|subject| own_lines::without_secret(&subject));
            empty = subject.is_none();
            lines.extend(subject);
            leaving = leaving::take(&mut lines);
            time = time_lines::take(&mut lines);
        }
        let mut wishes = Wishes { rules: self.take_questions(&mut lines), ..Wishes::default() };
        let message = message.unwrap_or_default();
        wishes = Wishes {
            said,
            founding,
            records,
            leaving,
            time,
            salt,
            press,
            message,
            empty,
            ..wishes
        };
        let all = self.orders_in(lines.clone());
        let count = all.len();
        wishes.lines = lines;
        wishes.doubted = self.doubted(&all);
        for order in all {
            if let Some(vote) = self.vote_in(&order)? {
                wishes.votes.push(vote);
                continue;
            }
            if let Err(order) = self.sort(order, &mut wishes) {
                wishes.refused = Some(unknown_language(&order, count - 1));
                break;
            }
        }
        Ok(Ok(wishes))
    }

    /// The orders in lines with courtesies and prose among them.
    pub(super) fn orders_in(&self, lines: Vec<String>) -> Vec<Order> {
        let names = self.names();
        let begins = |word: &str| self.begins_order(word);
        let kept = blank_courtesies(&lines, &names, begins, |line| self.may_be_order(line));
        let lines = lines.into_iter().zip(kept);
        // A courtesy on the same line must not lose an order.
        let lines = lines
            .map(|(line, kept)| {
                if kept.is_empty() && (self.holds_order(&line) || self.speaks_order(&line)) {
                    line
                } else {
                    kept
                }
            })
            .collect();
        let lines = self.unwrapped(self.without_prose(lines));
        if let Some(order) = self.limit_in(&lines) {
            return vec![order];
        }
        let orders = split(&lines.join("\n")).into_iter();
        orders.flat_map(|order| self.heard(order)).collect()
    }

    /// Takes the seat's passphrase out of lines in which it stands behind something else.
    fn hide_passphrase(&self, lines: &mut [String]) -> Result<(), DeskError> {
        let mut hiding = lines.iter_mut().filter(|line| own_lines::hides_some(line)).peekable();
        if hiding.peek().is_none() {
            return Ok(());
        }
        let Some(hash) = self.work.tx.read().passphrase(self.key)? else { return Ok(()) };
        // Hashing is slow on purpose, so a mail gets three tries; what is beyond them is hidden.
        for (tried, line) in hiding.enumerate() {
            if tried >= 3 || own_lines::fits_some(line, &hash) {
                *line = own_lines::without_secret(line);
            }
        }
        Ok(())
    }

    /// What an order of the mail says about proposals, if it does.
    pub(super) fn vote_in(&self, order: &Order) -> Result<Option<Vote>, DeskError> {
        let vote = Vote::read(order.line.get(order.span()).unwrap_or(&order.line));
        Ok(match vote {
            Some(vote) if self.is_vote(&vote, order)? => Some(vote),
            Some(_) | None => None,
        })
    }

    /// Adds one order or command to what a mail asks for. Fails if it asks for letters in
    /// a language that there is not.
    pub(super) fn sort(&self, order: Order, wishes: &mut Wishes) -> Result<(), Order> {
        let texts = without_courtesies(order.texts());
        let Some((first, rest)) = texts.split_first() else { return Ok(()) };
        match round_asked(&order, command(first), rest) {
            Some(Back::Round(round)) => {
                wishes.past.insert(round);
                return Ok(());
            }
            Some(Back::NoNumber) => {
                wishes.refused.get_or_insert_with(|| self.no_round());
                return Ok(());
            }
            None => {}
        }
        match (command(first), rest) {
            (Some(Command::Help), []) => wishes.asked.push(Command::Help),
            (Some(Command::Rules), about) => {
                let texts = order.texts();
                // A tile's name may be a courtesy, too: «rules favor».
                let about = match texts.as_slice() {
                    [_, only] if about.is_empty() && self.is_topic(only) => {
                        std::slice::from_ref(only)
                    }
                    _ => about,
                };
                self.ask_for_rules(about, wishes.rules.get_or_insert_default());
            }
            (Some(Command::Board), []) => wishes.asked.push(Command::Board),
            (Some(Command::Resend), []) => wishes.asked.push(Command::Resend),
            (Some(Command::Plans), []) => wishes.asked.push(Command::Plans),
            (Some(Command::Preview), []) => wishes.asked.push(Command::Preview),
            (Some(Command::Archive), []) => wishes.asked.push(Command::Archive),
            (Some(Command::Again), rest) if again_wanted(rest).is_some() => {
                wishes.again = again_wanted(rest);
            }
            // Comes before any order in the mail, which then answers the
            // question afresh.
            (Some(Command::Undo), []) if wishes.items.is_empty() => {
                wishes.asked.push(Command::Undo);
            }
            (Some(Command::AllowUndo), [undo]) if command(undo) == Some(Command::Undo) => {
                wishes.asked.push(Command::AllowUndo);
            }
            (Some(Command::Continue), []) => wishes.items.push(Item::Continue(order)),
            (Some(Command::Forget), rest) => {
                let all = matches!(rest, [word] if is_all(word));
                let words = match rest {
                    [] => order.words.clone(),
                    _ => order.words.get(1..).unwrap_or_default().to_vec(),
                };
                let what = (!all).then(|| Order { words, ..order.clone() });
                wishes.items.push(Item::Forget(order, what));
            }
            (Some(Command::Letters), []) => wishes.asked.push(Command::Letters),
            (Some(about), rest) if about.is_about_letters() => {
                match (Shown::read(about, rest), about) {
                    (Some(shown), _) => {
                        let before = wishes.items.len();
                        wishes.shown.extend(shown.into_iter().map(|shown| (before, shown)));
                    }
                    (None, Command::Language) => return Err(order),
                    (None, _) => wishes.items.push(Item::Order(order)),
                }
            }
            // A line of the sheet that nothing was written into.
            _ if self.table.is_blank(&order) => {}
            _ => wishes.items.push(Item::Order(order)),
        }
        Ok(())
    }

    /// What the player is called at the table, and how they sign.
    pub(super) fn names(&self) -> String {
        let seat = self.row.player(self.key.1).map(|player| player.name.as_str());
        let from = self.work.letter.from.as_ref().and_then(|from| from.name.as_deref());
        [seat, from].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The first line that may not have been meant as an order. Lines that only
    /// ask for a letter do no harm.
    pub(super) fn doubted(&self, all: &[Order]) -> Option<Doubted> {
        let language = self.language().code();
        let harmless = |order: &Order| {
            let first = order.words.first().and_then(|word| command(&word.text));
            matches!(
                first,
                Some(
                    Command::Help
                        | Command::Rules
                        | Command::Board
                        | Command::Resend
                        | Command::Plans
                        | Command::Preview
                        | Command::Archive
                        | Command::Again
                        | Command::Language
                        | Command::Orders
                        | Command::Receipts
                        | Command::Letters
                        | Command::Calendar
                )
            )
        };
        all.iter().filter(|order| !harmless(order)).find_map(|order| {
            let vague = || self.is_vague(order).then_some(Doubt::Talk);
            let praise = || self.table.doubt(&self.without_names(order)?, language);
            let doubt = self.table.doubt(order, language).or_else(vague).or_else(praise)?;
            let line = order.line.get(order.span()).unwrap_or(&order.line).to_owned();
            let plain: Vec<String> = all.iter().map(without_question).collect();
            Some(Doubted { line, doubt, plain: plain.join("; ") })
        })
    }

    /// «Bien hecho, Anna» without the name, if there is one.
    fn without_names(&self, order: &Order) -> Option<Order> {
        let names = self.first_names();
        let is_name = |text: &str| names.contains(&fold(text));
        let others = order.texts().into_iter().filter(|text| !is_name(text));
        let others: Vec<&str> = others.collect();
        let fewer = others.len() < order.words.len();
        fewer.then(|| Order::from_text(&others.join(" "))).flatten()
    }

    /// Whether a part of this line, between its punctuation marks, is an order
    /// that would do something now.
    fn holds_order(&self, line: &str) -> bool {
        let parts = line.split([',', '.', '!', ';', '\u{2013}', '\u{2014}']);
        let mut orders = parts.filter_map(Order::from_text);
        orders.any(|order| {
            let begins = |word: &Word| self.table.begins_order(&word.text);
            order.words.iter().any(begins) && acts(&self.judged(order))
        })
    }

    /// Whether this line is an order that would do something now.
    pub(super) fn would_do_something(&self, line: &str) -> bool {
        Order::from_text(line).is_some_and(|order| acts(&self.judged(order)))
    }

    /// The same, even if one word is misspelled.
    pub(super) fn may_be_order(&self, line: &str) -> bool {
        let Some(order) = Order::from_text(line) else { return false };
        match self.judged(order.clone()) {
            Err(Verdict::Order(error)) => {
                let would_do = |order: &Order| acts(&self.judged(order.clone()));
                only_if_it_would_do(&order, error, would_do).did_you_mean.is_some()
            }
            verdict => acts(&verdict),
        }
    }

    /// What would become of an order by itself, as the table stands.
    pub(super) fn judged(&self, order: Order) -> Result<Would, Verdict> {
        let (checks, _) = self.table.check(self.seat, &[Item::Order(order)], None, &self.row.seed);
        checks.into_iter().next().map_or(Ok(Would::Unknown), |check| check.verdict)
    }

    /// Some people write their order in the subject and nothing below it.
    fn order_in_subject(&self) -> Option<String> {
        let begins = |word: &str| self.begins_order(word);
        own_words(&self.work.letter.subject, self.table.title(), begins).map(str::to_owned)
    }
}

/// The words of a command without the courtesies beside it: `undo, please`. Whatever else
/// a line says stays as it is.
fn without_courtesies(texts: Vec<&str>) -> Vec<&str> {
    let said: Vec<&str> = texts.iter().copied().filter(|word| !is_polite(word)).collect();
    let is_command = said.first().is_some_and(|first| command(first).is_some());
    if is_command { said } else { texts }
}

/// Whether an order with this verdict does anything.
pub(super) fn acts(verdict: &Result<Would, Verdict>) -> bool {
    matches!(verdict, Ok(Would::Act(_) | Would::Keep(_)))
}

/// The words of a line, in lower case.
fn words(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase)
}

/// Does it begin with the English «I»? The Polish one, which is and, goes on in small letters.
fn is_first_person(line: &str) -> bool {
    let first = line.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty());
    first == Some("I")
}

/// Joins lines that a mail program has broken. A line continues the one before if
/// it begins with a joining word, or follows a comma or such a word; or if it is
/// below a long line of a plan and does not begin a line of its own. Every line
/// keeps its number.
fn unwrapped(lines: Vec<String>, begins: impl Fn(&str) -> bool) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    // The line being joined.
    let mut at = None;
    let mut last = 0;
    for line in lines {
        let order = Order::from_text(&line);
        let (Some(order), false) = (order, line.contains('#')) else {
            at = None;
            joined.push(line);
            continue;
        };
        let words = order.texts();
        // A condition that begins a line is followed by a colon; without one it is
        // the end of a wish (`third card if short`).
        let own = words.first().is_some_and(|word| begins(word))
            || keywords::begins_line(&words) && (line.contains(':') || !keywords::is_if(&words));
        let before = at.and_then(|at: usize| joined.get(at)).map(|line| line.trim_end().to_owned());
        let goes_on = before.as_ref().is_some_and(|before| {
            let end = before.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty());
            let open = before.ends_with(',')
                || end.is_some_and(|word| keywords::is_open_end(&word.to_lowercase()));
            let broken = last >= BROKEN && before.contains(':');
            keywords::goes_on(&words) && !is_first_person(&line) || (open || broken) && !own
        });
        last = line.trim().chars().count();
        match (at, before) {
            (Some(at), Some(before)) if goes_on => {
                joined[at] = format!("{before} {}", line.trim());
                joined.push(String::new());
            }
            _ => {
                at = Some(joined.len());
                joined.push(line);
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::unwrapped;

    fn joined(text: &str) -> Vec<String> {
        let lines = text.lines().map(str::to_owned).collect();
        unwrapped(lines, |word| ["lot", "plant", "action", "plans"].contains(&word))
    }

    #[test]
    fn what_a_mail_program_has_broken_is_put_together() {
        for (sent, read) in [
            ("lot 1: up to 4,\nelse pass\nlot 2: pass", "lot 1: up to 4, else pass||lot 2: pass"),
            ("lot 1: up to 4 else\npass", "lot 1: up to 4 else pass|"),
            ("found quilon,\npay 3, decline", "found quilon, pay 3, decline|"),
            ("hold\nuntil round 9", "hold until round 9|"),
            ("lot 1: pass\nlot 2: pass,", "lot 1: pass|lot 2: pass,"),
            ("bid 5\npass", "bid 5|pass"),
            ("hello there\nI bid 5", "hello there|I bid 5"),
            ("sadzę arbuz2 a3\ni biorę kanał", "sadzę arbuz2 a3 i biorę kanał|"),
            ("taxes # mine,\nships", "taxes # mine,|ships"),
            (
                "action 1: found quilon pay up to 3, play two colonists, play two ships\nif short, \
                 decline\nif red leads: plant c4",
                "action 1: found quilon pay up to 3, play two colonists, play two ships if short, \
                 decline||if red leads: plant c4",
            ),
            ("lot 1: pass,\nplans", "lot 1: pass,|plans"),
            (
                "plant: watermelon2 c1, else pepper2 c1, else coconut1 c1, else watermelon2\nb1, \
                 else ask me\nlot 3: pass",
                "plant: watermelon2 c1, else pepper2 c1, else coconut1 c1, else watermelon2 b1, \
                 else ask me||lot 3: pass",
            ),
        ] {
            assert_eq!(joined(sent).join("|"), read, "{sent}");
        }
    }
}
