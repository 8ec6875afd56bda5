//! Words to other players: `say TEXT`, `to red: TEXT`, and `note TEXT` to oneself.
//!
//! They are taken out of a mail before anything else reads it, so that none of them is
//! ever an order; and whatever else the mail holds, they go where they are to go.

use super::{
    super::{DeskError, clocks::house_name, load, writing::Writing},
    At, Work,
    lexicon::{BROKEN, LEXICON, Named, Press, Switch, behind_moderator, is_all},
};
use crate::{
    engine::{
        Order, Seat,
        plan::keywords::{Keyword, keyword},
        words::fold,
    },
    letters::{Occasion, PressSent, PressTo, neutral_name_of},
    mail::FreshText,
    store::{NewPress, PressKind, PressRule, Status},
};
use chrono::TimeDelta;

/// How much one player may say in a day, to whomever.
const A_DAY: usize = 20;

/// How many notes a player may have: letters show them all.
const NOTES: usize = 5;

/// The longest of them, in characters.
const LONGEST: usize = 2000;
const LONGEST_NOTE: usize = 400;

/// The most words of names before a colon.
const MOST_NAMED: usize = 10;

/// The fewest words of talk that can't be an order gone wrong.
const FEWEST: usize = 4;

/// The longest talk that is offered to be sent: mail programs take no longer links.
const OFFERED: usize = 600;

/// Something to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Words {
    to: To,
    text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum To {
    Everybody,
    /// Those named so, as it was written.
    Some(String),
    Oneself,
}

/// How words begin.
struct Begun {
    to: To,
    /// What stands behind it on the same line.
    text: String,
}

/// What a mail says to others, or the line that may or may not belong to it.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) words: Vec<Words>,
    pub(super) open: Option<String>,
}

/// The first word of a line in lower case, and the rest of it with its mark.
fn first_word(line: &str) -> (String, &str) {
    let line = line.trim();
    let end = line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len());
    let (first, rest) = line.split_at(end);
    (first.to_lowercase(), rest)
}

/// Does a line begin words, and whose are they?
fn begun(line: &str) -> Option<Begun> {
    let (first, rest) = first_word(line);
    let meaning = LEXICON.press.of(&first);
    let after = rest.trim_start();
    let to = match meaning? {
        Press::Say => To::Everybody,
        Press::Note => To::Oneself,
        Press::To => {
            // French has a space before its colon.
            let (names, text) = rest.split_once(':')?;
            let is_named = rest.starts_with(char::is_whitespace) && !names.trim().is_empty();
            let few = names.split_whitespace().count() <= MOST_NAMED;
            let to = To::Some(names.trim().to_owned());
            return (is_named && few).then(|| Begun { to, text: text.trim().to_owned() });
        }
        Press::End => return None,
    };
    if let Some(text) = after.strip_prefix(':') {
        return Some(Begun { to, text: text.trim().to_owned() });
    }
    // «Say, what is a canal?», «dis-moi», «say when».
    let spaced = rest.starts_with(char::is_whitespace) && !after.starts_with(is_mark);
    let second = first_word(after).0;
    let is_asked = LEXICON.reader.of(&second) == Some(Named::Us);
    let plain = spaced && !after.is_empty() && (to == To::Oneself || !is_asked);
    plain.then(|| Begun { to, text: after.to_owned() })
}

/// Does a line begin words to players, or a note?
pub(super) fn is_press(line: &str) -> bool {
    begun(line).is_some()
}

fn is_mark(c: char) -> bool {
    matches!(c, ',' | ';' | '.' | '-' | '\u{2013}' | '\u{2014}' | '|')
}

/// Does a line begin something else than the words above it?
fn begins_other(line: &str) -> bool {
    begun(line).is_some() || behind_moderator(line).is_some()
}

/// Does a note say that there are to be none?
fn ends_notes(text: &str) -> bool {
    let word = text.to_lowercase();
    is_all(&word) || LEXICON.switches.of(&word) == Some(Switch::Off)
}

/// What it begins or ends, for tests.
#[cfg(test)]
pub(super) fn heard(line: &str) -> Option<String> {
    let begun = begun(line).map(|Begun { to, text }| match to {
        To::Oneself if ends_notes(&text) => "no more notes".to_owned(),
        To::Oneself | To::Everybody | To::Some(_) => format!("{to:?}: {text}"),
    });
    begun.or_else(|| ends(line).then(|| "end".to_owned()))
}

/// Is this line the one that ends words?
fn ends(line: &str) -> bool {
    LEXICON.press.of(&line.trim().to_lowercase()) == Some(Press::End)
}

/// The words of one mail, line by line.
struct Reader<'a> {
    at: &'a At<'a>,
    lines: &'a mut [String],
    begun: &'a [usize],
    said: Said,
}

impl Reader<'_> {
    fn line(&self, at: usize) -> Option<&str> {
        self.lines.get(at).map(String::as_str)
    }

    /// Takes the line's words, and leaves an empty one.
    fn take(&mut self, at: usize) -> String {
        self.lines.get_mut(at).map(std::mem::take).unwrap_or_default()
    }

    fn read(mut self) -> Said {
        let mut at = 0;
        while let Some(line) = self.line(at) {
            if behind_moderator(line).is_some() {
                at += 1;
                while at < self.lines.len() && !self.begun.contains(&at) {
                    at += 1;
                }
                continue;
            }
            let Some(Begun { to, text }) = begun(line) else {
                at += 1;
                continue;
            };
            let long = line.chars().count() >= BROKEN;
            self.take(at);
            let (text, next) = match text.as_str() {
                "" => self.block(at + 1),
                _ => self.broken(text, long, at + 1),
            };
            if !text.is_empty() {
                self.said.words.push(Words { to, text });
            }
            at = next;
        }
        self.said
    }

    /// The lines below a heading: up to the one that ends them, or to the end of the
    /// paragraph.
    fn block(&mut self, from: usize) -> (String, usize) {
        let rest = self.lines.get(from..).unwrap_or_default();
        let until = rest.iter().take_while(|line| !begins_other(line));
        let end = until.into_iter().position(|line| ends(line)).map(|end| from + end);
        let last = end.unwrap_or_else(|| {
            let others = (from..self.lines.len()).find(|at| {
                *at > from && self.begun.contains(at) || self.line(*at).is_some_and(begins_other)
            });
            others.unwrap_or(self.lines.len())
        });
        let mut text = String::new();
        for at in from..last {
            // With a line that ends them, all of it is meant.
            if end.is_none() && self.line(at).is_some_and(|line| self.at.looks_like_order(line)) {
                self.said.open = self.line(at).map(str::to_owned);
            }
            if !text.is_empty() {
                text.push_str(if self.begun.contains(&at) { "\n\n" } else { "\n" });
            }
            text.push_str(&self.take(at));
        }
        if end.is_some() {
            self.take(last);
        }
        (text, last)
    }

    /// A line, and what a mail program broke off it.
    fn broken(&mut self, mut text: String, mut long: bool, from: usize) -> (String, usize) {
        let mut at = from;
        // With a line that ends them, all of it is meant.
        let is_ended = (from..self.lines.len())
            .take_while(|at| !self.begun.contains(at))
            .any(|at| self.line(at).is_some_and(ends));
        while long && !self.begun.contains(&at) {
            let Some(line) = self.line(at).map(str::to_owned) else { break };
            if line.is_empty() || ends(&line) || begins_other(&line) {
                break;
            }
            if !is_ended && self.at.looks_like_order(&line) {
                self.said.open = Some(line.clone());
            }
            long = line.chars().count() >= BROKEN;
            text.push(' ');
            text.push_str(&self.take(at));
            at += 1;
        }
        // It may end with the word all the same.
        if self.line(at).is_some_and(ends) && !self.begun.contains(&at) {
            self.take(at);
        }
        (text, at)
    }
}

impl At<'_> {
    /// Takes out what a mail says to other players. Each of its lines leaves an empty
    /// one, so that the others keep their numbers.
    pub(super) fn take_press(&self, fresh: &mut FreshText) -> Said {
        let FreshText { lines, begun, .. } = fresh;
        Reader { at: self, lines, begun, said: Said::default() }.read()
    }

    /// Could this whole line be an order at this table, now or ever?
    fn looks_like_order(&self, line: &str) -> bool {
        let begins = || {
            let order = Order::from_text(line)?;
            let first = order.words.first()?.text.clone();
            Some(self.table.begins_order(&first))
        };
        begins().unwrap_or(false) || self.does_something(line) || self.speaks_order(line)
    }

    /// What of a mail that was no order may have been for the others.
    pub(super) fn keep_talk(&self, lines: &[String]) {
        let line = |line: &String| {
            // It must not end the words that it is part of.
            if ends(line) { format!("{line}.") } else { line.clone() }
        };
        let said = lines.iter().filter(|line| !line.trim().is_empty());
        let text = said.map(line).collect::<Vec<_>>().join("\n");
        let open = match self.row.status {
            Status::Running | Status::Paused | Status::Finished | Status::Cancelled => true,
            Status::Waiting => false,
        };
        let fits = (1..=OFFERED).contains(&text.chars().count());
        if fits && open {
            let is_plain = text.split_whitespace().count() >= FEWEST
                && !text.lines().any(|line| self.looks_like_order(line));
            let may_be_sent = self.row.press != PressRule::None;
            self.work.spoken.talk(may_be_sent.then_some(text), is_plain);
        }
    }

    /// Says it, or notes why not. A preview does neither.
    pub(super) fn speak(&self, all: &[Words], preview: bool) -> Result<(), DeskError> {
        for words in all {
            let sent = if preview {
                PressSent::Preview
            } else if words.to == To::Oneself {
                self.note(&words.text)?
            } else {
                self.say(words)?
            };
            self.work.spoken.became(sent);
        }
        Ok(())
    }

    fn name(&self) -> &str {
        self.row.player(self.key.1).map_or("", |player| player.name.as_str())
    }

    fn say(&self, words: &Words) -> Result<PressSent, DeskError> {
        let work = self.work;
        if self.row.press == PressRule::None || self.row.status == Status::Waiting {
            return Ok(PressSent::NoPress);
        }
        if words.text.chars().count() > LONGEST {
            return Ok(PressSent::TooLong(LONGEST));
        }
        let (to, seats) = match &words.to {
            To::Some(names) => match self.called(names) {
                Err(name) => return Ok(PressSent::Nobody(name)),
                Ok(None) => (PressKind::Table, self.table.seats().iter().collect()),
                Ok(Some(seats)) => (PressKind::Private, seats),
            },
            To::Everybody | To::Oneself => (PressKind::Table, self.table.seats().iter().collect()),
        };
        if to == PressKind::Private && self.row.press != PressRule::Private {
            return Ok(PressSent::NoPrivate);
        }
        let heard_by = self.readers(seats);
        if heard_by.is_empty() {
            return Ok(PressSent::NoReader);
        }
        let lately = work.tx.read().press_by(self.key, work.now - TimeDelta::days(1))?;
        let same = lately.iter().any(|it| {
            let named = it.kind == PressKind::Table || it.heard_by == heard_by;
            it.kind == to && it.text == words.text && named
        });
        if same {
            return Ok(PressSent::Already);
        }
        if lately.iter().filter(|it| it.kind != PressKind::Note).count() >= A_DAY {
            return Ok(PressSent::TooMany(A_DAY));
        }
        self.write_down(to, &heard_by, &words.text)?;
        let to = match to {
            PressKind::Private => {
                PressTo::Only(heard_by.into_iter().map(|(_, name)| name).collect())
            }
            PressKind::Table | PressKind::Note => PressTo::Everybody,
        };
        let at_once = self.goes_at_once();
        Ok(PressSent::Done { to, text: words.text.clone(), at_once })
    }

    /// Once a game is over there are no next letters.
    fn goes_at_once(&self) -> bool {
        self.row.press_now || matches!(self.row.status, Status::Finished | Status::Cancelled)
    }

    fn write_down(
        &self,
        kind: PressKind,
        readers: &[(Seat, String)],
        text: &str,
    ) -> Result<(), DeskError> {
        let new = NewPress {
            writer: self.key,
            name: self.name(),
            position: self.table.position(),
            kind,
            readers,
            text,
        };
        Ok(self.work.tx.add_press(&new, self.work.now)?)
    }

    fn note(&self, text: &str) -> Result<PressSent, DeskError> {
        let tx = self.work.tx;
        if ends_notes(text) {
            tx.forget_notes(self.key)?;
            return Ok(PressSent::NotesGone);
        }
        if text.chars().count() > LONGEST_NOTE {
            return Ok(PressSent::TooLong(LONGEST_NOTE));
        }
        let notes = tx.read().notes(self.key)?;
        if notes.iter().any(|note| note.text == text) {
            return Ok(PressSent::Noted(text.to_owned()));
        }
        if notes.len() >= NOTES {
            return Ok(PressSent::TooMany(NOTES));
        }
        self.write_down(PressKind::Note, &[], text)?;
        Ok(PressSent::Noted(text.to_owned()))
    }

    /// Who of these seats reads letters, the writer aside.
    fn readers(&self, seats: Vec<Seat>) -> Vec<(Seat, String)> {
        let others = seats.into_iter().filter(|seat| *seat != self.seat);
        let players = others.filter_map(|seat| self.row.player(seat));
        let players = players.filter(|player| !player.address.is_empty());
        players.map(|player| (player.seat, player.name.clone())).collect()
    }

    /// The seats that are named, in the order of the table; `None` if that is everybody.
    /// Fails with a name that nobody here has, or more than one.
    fn called(&self, names: &str) -> Result<Option<Vec<Seat>>, String> {
        let mut seats = Vec::new();
        for name in parts(names) {
            match self.one_called(&name) {
                Some(Called::Everybody) => return Ok(None),
                Some(Called::Seat(seat)) => seats.push(seat),
                None => return Err(name),
            }
        }
        seats.sort_unstable();
        seats.dedup();
        if seats.is_empty() { Err(names.to_owned()) } else { Ok(Some(seats)) }
    }

    fn one_called(&self, name: &str) -> Option<Called> {
        let folded = fold(name);
        let lower = name.to_lowercase();
        let coloured = match LEXICON.reader.of(&lower) {
            Some(Named::Everybody) => return Some(Called::Everybody),
            Some(Named::Red) => Some(0),
            Some(Named::Green) => Some(1),
            Some(Named::Brown) => Some(2),
            Some(Named::Yellow) => Some(3),
            Some(Named::Purple) => Some(4),
            Some(Named::Us) | None => None,
        };
        if let Some(seat) = coloured.and_then(|at| self.table.seats().get(at)) {
            return Some(Called::Seat(seat));
        }
        let is_whole = |given: &str| fold(given) == folded;
        let is_first = |given: &str| given.split_whitespace().next().is_some_and(is_whole);
        let known = |is: &dyn Fn(&str) -> bool| {
            let mut found = self
                .row
                .seats
                .iter()
                .filter(|player| is(&player.name) && player.name != house_name(player.seat));
            let first = found.next()?;
            found.next().is_none().then_some(Called::Seat(first.seat))
        };
        // «Gracz 3», as their letters call whoever has said no name.
        let neutral = || {
            let mut seats = self.row.seats.iter();
            let called = seats.find(|player| {
                neutral_name_of(&player.name, player.seat, self.language())
                    .is_some_and(|name| is_whole(&name))
            });
            called
                .filter(|player| player.name != house_name(player.seat))
                .map(|player| Called::Seat(player.seat))
        };
        known(&is_whole).or_else(|| known(&is_first)).or_else(neutral)
    }
}

enum Called {
    Everybody,
    Seat(Seat),
}

/// The names of a list: `red, Ben and Anna`.
fn parts(names: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for word in names.replace([',', '&', ';', '+'], " , ").split_whitespace() {
        let is_and = word == "," || keyword(&[&word.to_lowercase()], &[Keyword::And]).is_some();
        if is_and {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

impl Work<'_> {
    /// Sends at once what is not to wait for other letters.
    pub(super) fn send_press(&self, at: &At<'_>) -> Result<(), DeskError> {
        let is_new = self.spoken.sent().iter().any(|it| matches!(it, PressSent::Done { .. }));
        let Some(row) = self.tx.read().table(at.row.id)?.filter(|_| is_new) else { return Ok(()) };
        if !at.goes_at_once() {
            return Ok(());
        }
        let Ok(table) = load(&self.settings.games, self.tx.read(), &row)? else { return Ok(()) };
        let writing = Writing::new(self.tx, self.settings, &row, &*table, self.now);
        for seat in table.seats().iter() {
            if !self.tx.read().press_waiting((row.id, seat))?.is_empty() {
                writing.letter(seat, &Occasion::Press, None)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_from_talk() {
        for (line, to, text) in [
            ("say hello, all", To::Everybody, "hello, all"),
            ("Say: hello", To::Everybody, "hello"),
            ("say:", To::Everybody, ""),
            ("Powiedz cześć; bid 5", To::Everybody, "cześć; bid 5"),
            ("dis : bonjour", To::Everybody, "bonjour"),
            ("to red: shall we?", To::Some("red".into()), "shall we?"),
            ("À Anna et Ben : oui", To::Some("Anna et Ben".into()), "oui"),
            ("note ask about s7", To::Oneself, "ask about s7"),
        ] {
            let begun = begun(line).map(|it| (it.to, it.text));
            assert_eq!(begun, Some((to, text.to_owned())), "{line}");
        }
        for line in [
            "Say, what is a canal?",
            "say when",
            "dis-moi ce qui se passe",
            "Dis donc !",
            "sig mig",
            "say",
            "to c4",
            "to be or not",
            "a1",
            "said | bid 5",
            "they say so",
            "end",
            "do 5",
        ] {
            assert!(begun(line).is_none(), "{line}");
        }
    }

    #[test]
    fn a_list_of_names_is_read_in_every_language() {
        for (names, read) in [
            ("red, Ben and Anna Maria", "red|Ben|Anna Maria"),
            ("Anna i Ben", "Anna|Ben"),
            ("Anna et Ben", "Anna|Ben"),
            ("Anna og Ben", "Anna|Ben"),
            ("Anna y Ben", "Anna|Ben"),
            (" , ", ""),
        ] {
            assert_eq!(parts(names).join("|"), read, "{names}");
        }
    }
}
