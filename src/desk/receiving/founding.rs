//! `new santiago Anna <anna@example.org>, Ben <ben@example.org> money=hidden`: a player
//! invites others to a table of their own, if the house allows it.
//!
//! Nobody can have many letters written to strangers by this: only players ask, by their own
//! reply address, a few people a day, each of whom is asked at most once a day by anybody;
//! nothing that a player writes stands in a stranger's letter but names without anything
//! that could be a link; and the table is moderated by the house, not by who asked.

use super::{
    super::{
        DeskError,
        inviting::{self, A_DAY, is_harmless},
        moderating::who::is_one_person,
        opening::{NewSeat, NewTable, OpenError},
    },
    At, Judgement, Work,
    lexicon::{House, LEXICON, Table},
};
use crate::{
    basics::{Language, person_name},
    config::{Open, plain_address},
    letters::{Explanation, FoundSaid, Occasion},
    mail::address::without_tag,
};
use chrono::TimeDelta;

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
            } else if !text.is_empty() {
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

/// Takes such a line out, with the lines that a mail program broke off it. Each leaves
/// an empty one.
pub(super) fn take(lines: &mut [String], is_game: impl Fn(&str) -> bool) -> Option<Founding> {
    let at = lines.iter().position(|line| begins(line, &is_game))?;
    let mut whole = lines.get_mut(at).map(std::mem::take)?;
    for line in lines.iter_mut().skip(at + 1) {
        if !line.contains(['@', '=']) {
            break;
        }
        whole.push(' ');
        whole.push_str(&std::mem::take(line));
    }
    let (_, rest) = whole.trim().split_once(char::is_whitespace)?;
    let (game, rest) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    Some(Founding { game: game.to_lowercase(), rest: rest.trim().to_owned() })
}

fn begins(line: &str, is_game: impl Fn(&str) -> bool) -> bool {
    let mut words = line.split_whitespace().map(str::to_lowercase);
    let (first, game) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    LEXICON.table.of(&first) == Some(Table::New) && is_game(&game)
}

impl At<'_> {
    /// Sets up the table and asks everybody, or says why not. A preview does neither.
    pub(super) fn found(&self, founding: &Founding, preview: bool) -> Result<Judgement, DeskError> {
        let work = self.work;
        // Whoever has signed up may say it here as well.
        if !preview
            && work.settings.open == Open::Anyone
            && founding.for_all().is_some()
            && let Some(player) = self.row.player(self.key.1)
            && let Some(member) = work.tx.read().member(&without_tag(&player.address))?
        {
            return work.table_for_all(&member, founding);
        }
        let said = if preview { FoundSaid::Preview } else { self.founded(founding)? };
        self.answer(&Occasion::Explained(Explanation::Found(said)))
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
        let mut seats = vec![maker.clone()];
        for text in people.split([',', ';']).map(str::trim).filter(|text| !text.is_empty()) {
            match person(text) {
                Some(seat) => seats.push(seat),
                None => return Ok(FoundSaid::BadPerson { text: text.to_owned() }),
            }
        }
        if !is_harmless(&maker.name) {
            return Ok(FoundSaid::BadPerson { text: maker.name.clone() });
        }
        let asked = seats.get(1..).unwrap_or_default();
        let day = now - TimeDelta::days(1);
        for seat in asked {
            let own = is_one_person(tx.read(), &seat.address, &maker.address)?;
            if own || inviting::wants_none(tx.read(), &seat.address)? {
                return Ok(FoundSaid::Refuses { name: seat.name.clone() });
            }
            if inviting::was_asked(tx.read(), &seat.address, now)? {
                return Ok(FoundSaid::TooSoon { name: seat.name.clone() });
            }
        }
        if let Some(seat) = inviting::named_twice(asked) {
            return Ok(FoundSaid::Twice { name: seat.name.clone() });
        }
        let count = u32::try_from(asked.len()).unwrap_or(u32::MAX);
        if tx.read().invitations_by(&maker.address, day)?.saturating_add(count) > A_DAY {
            return Ok(FoundSaid::TooMany { limit: A_DAY });
        }
        // Where anybody may sign up, the house has a limit of its own.
        if settings.open == Open::Anyone {
            let asked = u32::try_from(tx.read().invited_since(day)?.len()).unwrap_or(u32::MAX);
            if asked.saturating_add(count) > settings.strangers {
                return Ok(FoundSaid::TooMany { limit: settings.strangers });
            }
        }
        let names = asked.iter().map(|seat| seat.name.clone()).collect();
        let wish = NewTable {
            game: founding.game.clone(),
            seats,
            options,
            seed: None,
            // A moderator's commands reach whomever they name, in words of their own.
            moderators: vec![],
            later: true,
        };
        match inviting::set_up(tx, settings, &wish, &maker.name, Some(&maker.address), now) {
            Ok(opened) => Ok(FoundSaid::Asked { table: opened.id, names }),
            Err(OpenError::Wish(why)) => Ok(FoundSaid::Wrong { why }),
            Err(OpenError::Desk(error)) => Err(error),
        }
    }
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

/// Somebody to be asked: `Anna <anna@example.org> pl`, or an address alone.
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
    let local = address.split('@').next().unwrap_or_default().replace(['.', '_', '+'], " ");
    let name = name.trim().trim_matches('"');
    let name = if name.is_empty() { local } else { name.to_owned() };
    let name = person_name(&name).ok().filter(|name| is_harmless(name))?.to_owned();
    Some(NewSeat { name, address, language })
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
            ("anna.nowak@a.example", Some(("anna nowak", "anna.nowak@a.example", None))),
            ("Ben <ben@b.example> pl", Some(("Ben", "ben@b.example", Some(Language::Pl)))),
            ("c@c.example <mailto:c@c.example>", Some(("c", "c@c.example", None))),
            ("c@c.example pl", Some(("c", "c@c.example", Some(Language::Pl)))),
            ("c@c.example <mailto:c@c.example> da", Some(("c", "c@c.example", Some(Language::Da)))),
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
        let is_game = |word: &str| word == "santiago";
        let taken = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let founding = take(&mut lines, is_game);
            (founding.map(|it| it.rest), lines.join("|"))
        };
        let (rest, left) = taken("bid 3\nNew Santiago a@b.example,\nc@d.example\npass");
        assert_eq!(rest.as_deref(), Some("a@b.example, c@d.example"));
        assert_eq!(left, "bid 3|||pass");
        assert_eq!(taken("new house rules, please").0, None);
        assert_eq!(taken("nowy santiago").0.as_deref(), Some(""));
    }
}
