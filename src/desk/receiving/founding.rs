//! `new santiago Anna <anna@example.org>, Ben <ben@example.org> money=hidden`: a player
//! invites others to a table of their own, if the house allows it.
//!
//! Nobody can have many letters written to strangers by this: only players ask, by their own
//! reply address, a few people a day, each of whom is asked at most once a day by anybody;
//! nothing that a player writes stands in a stranger's letter but names without anything
//! that could be a link; and the table is moderated by the house, not by who asked.

use super::{
    super::{
        DeskError, Games, clocks, courtesy, gathering,
        inviting::{self, is_harmless},
        opening::{NewSeat, NewTable, OpenError, house_among},
    },
    At, Judgement, Work,
    lexicon::{House, LEXICON, Table, clean, is, is_filler, is_polite},
    prose::runs_on,
};
use crate::{
    basics::{Language, looks_like, person_name},
    config::{Open, plain_address},
    engine::doubt::is_negation,
    letters::{Explanation, FoundSaid, Occasion, WrongWish},
    mail::address::mailbox,
    store::Member,
};
/// What a player wants to found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Founding {
    game: String,
    /// People and options, as they were written.
    rest: String,
}

/// A table for whoever joins it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ForAll {
    pub(super) game: String,
    /// How many are to play, if that was said.
    pub(super) seats: Option<usize>,
    pub(super) options: Vec<(String, String)>,
    pub(super) private: bool,
    /// The word for entry.
    pub(super) word: Option<String>,
}

impl Founding {
    /// A table for whoever joins, and the people who are asked to it besides: those behind the
    /// number of its seats.
    pub(super) fn for_some(&self) -> Option<(ForAll, String)> {
        let (chosen, people) = options(&self.rest);
        let (seats, named) = people.split_once(char::is_whitespace).unwrap_or((&people, ""));
        if !named.contains('@') || seats.parse::<usize>().is_err() {
            return self.for_all().map(|table| (table, String::new()));
        }
        let is_private =
            |word: &&str| LEXICON.house.of(&word.to_lowercase()) == Some(House::Private);
        let (private, named): (Vec<&str>, Vec<&str>) =
            named.split_whitespace().partition(is_private);
        let options = chosen.iter().map(|(key, value)| format!(" {key}=\"{value}\""));
        let rest = format!("{seats} {}{}", private.join(" "), options.collect::<String>());
        let table = Founding { game: self.game.clone(), rest }.for_all()?;
        Some((table, named.join(" ")))
    }

    /// Is it a table, for whoever joins or for people who can all be read? «A new santiago with
    /// strangers is not for me» is none.
    pub(super) fn is_clear(&self) -> bool {
        let named = || people(&options(&self.rest).1).is_ok_and(|people| !people.is_empty());
        self.for_some().is_some() || named()
    }

    /// Does a line name its game?
    pub(super) fn is_named(&self, line: &str, games: &Games) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        let from = |at: usize| words.get(at..).and_then(|rest| games.meant(rest));
        (0..words.len()).any(|at| from(at).is_some_and(|(game, _)| game == self.game))
    }

    /// The table, if nobody is named whom it is for.
    pub(super) fn for_all(&self) -> Option<ForAll> {
        let (mut options, people) = options(&self.rest);
        let mut table = ForAll {
            game: self.game.clone(),
            seats: None,
            options: Vec::new(),
            private: false,
            word: None,
        };
        for text in people.split_whitespace() {
            let text = text.trim_end_matches([',', ';', '.', '!']).to_lowercase();
            if let Ok(seats) = text.parse() {
                if table.seats.replace(seats).is_some() {
                    return None;
                }
            } else if LEXICON.house.of(&text) == Some(House::Private) {
                table.private = true;
            } else if !text.is_empty() && !says_nothing(&text) {
                return None;
            }
        }
        for (_, word) in options.extract_if(.., |(key, _)| key == "word") {
            table.word = Some(word.trim().to_lowercase());
        }
        table.private |= table.word.is_some();
        Some(ForAll { options, ..table })
    }
}

/// «I'd like to open a new game of santiago for 4»: the game, and what is said of the table.
fn new_table(line: &str, games: &Games) -> Option<(&'static str, String)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_new = |word: &&str| LEXICON.table.of(&clean(word)) == Some(Table::New);
    let (before, behind) = words.split_at_checked(words.iter().position(is_new)?)?;
    let (_, behind) = behind.split_first()?;
    // «I like the new game of santiago» means one that is there.
    let wishes =
        |word: &&str| is(word, House::Wish) || is(word, House::Open) || is_polite(&clean(word));
    let leads = |at: usize| {
        let word = before.get(at)?;
        // An English «I» is also a Danish «in».
        let next = before.get(at + 1).is_some_and(|next| is(next, House::Wish));
        let leads = wishes(word) || is(word, House::To) || is(word, House::Me);
        (leads || is_filler(word) && next).then_some(())
    };
    let names = |word: &&&str| {
        let of_table = [House::Open, House::Games, House::Table];
        is_filler(word) || of_table.iter().any(|house| is(word, *house))
    };
    let (game, rest) = games.meant(behind.get(behind.iter().take_while(names).count()..)?)?;
    let wanted = before.is_empty() || before.iter().any(wishes);
    let said = wanted && !line.contains('?') && (0..before.len()).all(|at| leads(at).is_some());
    said.then(|| (game, rest.join(" ")))
}

/// Does it begin as such a command does? Words before it may go on a sentence of the line above.
fn begins_new(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    LEXICON.table.of(&clean(first)) == Some(Table::New)
}

/// A word beside the number of seats: «a table for 4 players, please».
fn says_nothing(word: &str) -> bool {
    let of_house = LEXICON.house.of(word);
    // «No, thanks», though «no 4» names a table.
    let beside =
        matches!(of_house, Some(House::Players | House::Filler | House::To | House::Table));
    !is_negation(word) && (is_polite(word) || beside)
}

/// Takes such a line out, with the lines that a mail program broke off it. Each leaves
/// an empty one.
pub(super) fn take(lines: &mut [String], games: &Games) -> Option<Founding> {
    let goes_on = |at: usize, line: &String| {
        let above = at.checked_sub(1).and_then(|at| lines.get(at)).map_or("", |it| it.trim());
        let says_something = !above.is_empty() && !courtesy::greets(above);
        says_something && !begins_new(line) && runs_on(above, line.trim())
    };
    let at = lines
        .iter()
        .enumerate()
        .position(|(at, line)| new_table(line, games).is_some() && !goes_on(at, line))?;
    let mut whole = lines.get_mut(at).map(std::mem::take)?;
    for line in lines.iter_mut().skip(at + 1) {
        if !line.contains(['@', '=']) {
            break;
        }
        whole.push(' ');
        whole.push_str(&std::mem::take(line));
    }
    let (game, rest) = new_table(&whole, games)?;
    Some(Founding { game: game.to_owned(), rest })
}

impl At<'_> {
    /// Sets up the table and asks everybody, or says why not. A preview does neither.
    pub(super) fn found(&self, founding: &Founding, preview: bool) -> Result<Judgement, DeskError> {
        let work = self.work;
        // It may be said here as well: whoever plays here is known by their address.
        if !preview
            && work.settings.open == Open::Anyone
            && founding.for_some().is_some()
            && let Some(member) = self.as_member()?
        {
            return work.table_for_all(&member, founding);
        }
        let said = if preview { FoundSaid::Preview } else { self.founded(founding)? };
        self.answer(&Occasion::Explained(Explanation::Found(said)))
    }

    /// The player, whose profile the house keeps from now on if it did not.
    pub(super) fn as_member(&self) -> Result<Option<Member>, DeskError> {
        let Some(player) = self.row.player(self.key.1) else { return Ok(None) };
        let work = self.work;
        let known = work.tx.read().member(&mailbox(&player.address))?;
        if known.is_some() {
            return Ok(known);
        }
        // It will stand in letters to strangers.
        let name = Some(&player.name).filter(|name| is_harmless(name));
        let name = name.map_or("Player", String::as_str);
        work.sign_up_as(&player.address, player.language, name).map(Some)
    }

    fn founded(&self, founding: &Founding) -> Result<FoundSaid, DeskError> {
        let Some(maker) = self.row.player(self.key.1) else { return Ok(FoundSaid::Closed) };
        let maker = NewSeat {
            name: maker.name.clone(),
            address: maker.address.clone(),
            language: Some(maker.language),
        };
        self.work.found_by(&maker, founding)
    }
}

impl Work<'_> {
    /// Sets up a table for whoever is named, in the name of somebody who plays here.
    pub(super) fn found_by(
        &self,
        maker: &NewSeat,
        founding: &Founding,
    ) -> Result<FoundSaid, DeskError> {
        let (tx, settings, now) = (self.tx, self.settings, self.now);
        if settings.open == Open::Closed {
            return Ok(FoundSaid::Closed);
        }
        let (options, people) = options(&founding.rest);
        let zone = tx.read().zone_of(&maker.address)?.unwrap_or(settings.clock.zone);
        let options = clocks::in_zone(&options, zone);
        let mut seats = vec![maker.clone()];
        match self::people(&people) {
            Ok(people) => seats.extend(people),
            Err(text) => return Ok(FoundSaid::BadPerson { text }),
        }
        // Names of before may be what none may be called now; that is no fault of this mail.
        let own = |it: &&mut NewSeat| !inviting::is_nobodys(&it.name) && !is_harmless(&it.name);
        if let Some(own) = seats.first_mut().filter(own) {
            own.name = inviting::neutral_name(1);
        }
        let asked = seats.get(1..).unwrap_or_default();
        let wish = (maker.address.as_str(), asked);
        if let Some(why) = inviting::not_to_be_written(tx.read(), settings, wish, now)? {
            return Ok(why);
        }
        if gathering::plays_enough(tx.read(), &maker.address)? {
            return Ok(FoundSaid::PlaysEnough { limit: gathering::MOST_PLAYED });
        }
        // House players sit down beside those who are named.
        let players = seats.len() + house_among(&options);
        let choice = gathering::Choice {
            game: &founding.game,
            seats: Some(players),
            options: &options,
            private: false,
            word: None,
        };
        if let Some(game) = settings.games.called(&founding.game) {
            let wrong = gathering::wrong_wishes(settings, game, &choice, players)?;
            if !wrong.is_empty() {
                return Ok(FoundSaid::Wrong { wrong });
            }
        }
        let names = asked.iter().map(|seat| inviting::called(seat).to_owned()).collect();
        for (nth, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat.name.is_empty()) {
            seat.name = inviting::neutral_name(nth + 1);
        }
        if let Some(seat) = named_alike(&seats) {
            let wrong = vec![WrongWish::SameName { name: seat.name.clone() }];
            return Ok(FoundSaid::Wrong { wrong });
        }
        let wish = NewTable {
            game: founding.game.clone(),
            seats,
            options,
            seed: None,
            // A moderator's commands reach whomever they name, in words of their own.
            moderators: vec![],
            later: true,
        };
        let by = wish.seats.first().map_or("", |own| own.name.as_str());
        match inviting::set_up(tx, settings, &wish, by, Some(&maker.address), now) {
            Ok(opened) => Ok(FoundSaid::Asked { table: opened.id, names }),
            Err(OpenError::Wish(why)) => {
                Ok(FoundSaid::Wrong { wrong: vec![WrongWish::Other { why }] })
            }
            Err(OpenError::Desk(error)) => Err(error),
        }
    }
}

/// The first of these people who is called as one before.
fn named_alike(seats: &[NewSeat]) -> Option<&NewSeat> {
    let alike = |(nth, seat): &(usize, &NewSeat)| {
        seats.iter().take(*nth).any(|other| looks_like(other.name.trim(), seat.name.trim()))
    };
    seats.iter().enumerate().find(alike).map(|(_, seat)| seat)
}

/// The people of a text, with commas between them; else what can't be read as one.
pub(super) fn people(text: &str) -> Result<Vec<NewSeat>, String> {
    let each = text.split([',', ';']).map(str::trim).filter(|text| !text.is_empty());
    each.map(|text| person(text).ok_or_else(|| text.to_owned())).collect()
}

/// The options of a text, `key=value` or `key="several words"`, and what is left of it.
fn options(text: &str) -> (Vec<(String, String)>, String) {
    let (mut options, mut left) = (Vec::new(), Vec::new());
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = rest.get(..end).unwrap_or_default();
        let Some((key, value)) = word.split_once('=').filter(|(key, _)| !key.contains('@')) else {
            left.push(word);
            rest = rest.get(end..).unwrap_or_default().trim_start();
            continue;
        };
        let marks = ['"', '\'', '“', '”', '„', '’'];
        let behind = rest.get(key.len() + 1..).unwrap_or_default();
        let quoted = behind.strip_prefix(marks).and_then(|inner| inner.split_once(marks));
        let (value, after) =
            quoted.unwrap_or((value, behind.get(value.len()..).unwrap_or_default()));
        let value = value.trim_end_matches(',');
        options.push((key.to_lowercase(), value.to_owned()));
        rest = after.trim_start();
    }
    (options, left.join(" "))
}

/// Somebody to be asked: `Anna <anna@example.org> pl`, or an address alone, and then without a
/// name.
fn person(text: &str) -> Option<NewSeat> {
    // Mail programs make links of addresses.
    let text = text.replace("mailto:", "");
    let alone = || {
        let (address, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        // «c@c.example <c@c.example>»: the link says it again.
        ("", address, rest.split_once('>').map_or(rest, |(_, behind)| behind))
    };
    let named = || {
        let (name, rest) = text.split_once('<')?;
        let (address, language) = rest.split_once('>')?;
        (!name.contains('@')).then_some((name, address, language))
    };
    let (name, address, language) = named().unwrap_or_else(alone);
    let address = address.trim().to_lowercase();
    plain_address(&address).ok()?;
    let language = match language.trim() {
        "" => None,
        code => Some(Language::from_code(&code.to_lowercase())?),
    };
    // Nothing of the address: others at the table would read it.
    let name = match name.trim().trim_matches('"') {
        "" => "",
        name => person_name(name).ok().filter(|name| is_harmless(name))?,
    };
    Some(NewSeat { name: name.to_owned(), address, language })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_options_are_told_apart() {
        let text = "Anna <anna@a.example>, ben@b.example pl money=hidden clock=\"48h Mon-Fri\"";
        let (found, left) = options(text);
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        assert_eq!(found, [pair("money", "hidden"), pair("clock", "48h Mon-Fri")]);
        assert_eq!(left, "Anna <anna@a.example>, ben@b.example pl");
    }

    #[test]
    fn people_are_read_as_they_are_written() {
        for (text, read) in [
            ("Anna Maria <Anna@a.example>", Some(("Anna Maria", "anna@a.example", None))),
            ("anna.nowak@a.example", Some(("", "anna.nowak@a.example", None))),
            ("Ben <ben@b.example> pl", Some(("Ben", "ben@b.example", Some(Language::Pl)))),
            ("c@c.example <mailto:c@c.example>", Some(("", "c@c.example", None))),
            ("c@c.example pl", Some(("", "c@c.example", Some(Language::Pl)))),
            ("c@c.example <mailto:c@c.example> da", Some(("", "c@c.example", Some(Language::Da)))),
            ("J. Doe <j@d.example>", Some(("J. Doe", "j@d.example", None))),
            ("buy.example <x@y.example>", None),
            ("http://evil <x@y.example>", None),
            ("Anna", None),
            ("Anna <anna>", None),
            ("Anna <a@b.example> xx", None),
        ] {
            let seat = person(text);
            let seat = seat.as_ref();
            let got = seat.map(|it| (it.name.as_str(), it.address.as_str(), it.language));
            assert_eq!(got, read, "{text}");
        }
    }

    #[test]
    fn the_line_is_told_from_talk() {
        let games = Games::shipped();
        let taken = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let founding = take(&mut lines, &games);
            (founding.map(|it| it.rest), lines.join("|"))
        };
        let (rest, left) = taken("bid 3\nNew Santiago a@b.example,\nc@d.example\npass");
        assert_eq!(rest.as_deref(), Some("a@b.example, c@d.example"));
        assert_eq!(left, "bid 3|||pass");
        assert_eq!(taken("new house rules, please").0, None);
        assert_eq!(taken("nowy santiago").0.as_deref(), Some(""));
    }
}
