//! Lines that people who have signed up write to the house: `games`, `tables`, `join 12`,
//! `set zone Europe/Warsaw`, `forget me`.

use super::{
    founding::{self, Founding},
    lexicon::{Command, House, Invitee, LEXICON, Table, Writer, command, is_yes},
    shown::Shown,
    time_lines::{self, TimeLine},
};
use crate::{basics::TableId, engine::words::fold};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum HouseLine {
    Games,
    Tables,
    Profile,
    Set(Setting),
    /// How the writer played, or somebody else by this name.
    Record(Option<String>),
    /// Ratings: of this game, or of all.
    Standings(Option<String>),
    New(Founding),
    /// A table, and the word for entry.
    Join(TableId, Option<String>),
    Leave(TableId),
    Start(TableId),
    /// `sure` if it was confirmed.
    ForgetMe {
        sure: bool,
    },
    /// A yes to what was asked.
    Yes,
    /// No letters from here.
    Never,
}

/// What is to be different in a profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Setting {
    Name(String),
    Shown(Vec<Shown>),
    Zone(String),
    Remind(String),
    /// Whether others see how the writer played.
    Record {
        public: bool,
    },
}

/// What a mail says to the house, and its first line that says nothing.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    pub(super) lines: Vec<HouseLine>,
    pub(super) other: Option<String>,
    /// Its first line that begins as if it said something, and does not.
    pub(super) slip: Option<String>,
}

/// The most words of a name that somebody asks about: more are talk.
const LONGEST_NAME: usize = 4;

/// The most lines of a mail that are read.
const MOST: usize = 10;

/// Reads a mail's own lines.
pub(super) fn read(mut lines: Vec<String>, is_game: impl Fn(&str) -> bool) -> Heard {
    let before = lines.clone();
    let mut founding = founding::take(&mut lines, is_game);
    let mut heard = Heard::default();
    for (line, before) in lines.iter().zip(&before) {
        // Lines are done in the order in which they stand.
        if line != before {
            heard.lines.extend(founding.take().map(HouseLine::New));
        }
        let line = without_note(line).trim();
        if !line.chars().any(char::is_alphanumeric) {
            continue;
        }
        match of(line) {
            Some(read) if heard.lines.len() < MOST => heard.lines.push(read),
            read => {
                if heard.slip.is_none() && (read.is_some() || is_slip(line)) {
                    heard.slip = Some(line.to_owned());
                }
                heard.other = heard.other.or_else(|| Some(line.to_owned()));
            }
        }
    }
    heard
}

/// A line up to its note: not «join #12».
fn without_note(line: &str) -> &str {
    let is_number = |at: usize| line.get(at + 1..).is_some_and(|it| it.starts_with(is_digit));
    let note = line.match_indices('#').map(|(at, _)| at).find(|at| !is_number(*at));
    line.get(..note.unwrap_or(line.len())).unwrap_or(line)
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

/// Does it begin with a word of the house, in a line that says nothing to it?
fn is_slip(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let first = first.trim_end_matches([':', ',']);
    match LEXICON.house.of(first) {
        Some(House::Set | House::Join | House::Leave | House::Start) => true,
        Some(
            House::Games
            | House::Tables
            | House::Profile
            | House::Standings
            | House::Record
            | House::Public
            | House::Name
            | House::Private
            | House::Me,
        ) => false,
        None => LEXICON.table.of(first) == Some(Table::New),
    }
}

/// What one line says.
pub(super) fn of(line: &str) -> Option<HouseLine> {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let words: Vec<&str> = line.split_whitespace().filter(is_word).collect();
    let (first, rest) = words.split_first()?;
    let clean =
        |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '\'').to_lowercase();
    let first = clean(first);
    let table = || {
        let number = rest.first().map(|word| clean(word))?;
        number.parse().ok().map(TableId)
    };
    if let Some(house) = LEXICON.house.of(&first) {
        return match (house, rest) {
            (House::Games, []) => Some(HouseLine::Games),
            (House::Tables, []) => Some(HouseLine::Tables),
            (House::Profile, []) => Some(HouseLine::Record(None)),
            (House::Profile, name) if name.len() <= LONGEST_NAME => {
                Some(HouseLine::Record(Some(name.join(" "))))
            }
            (House::Standings, []) => Some(HouseLine::Standings(None)),
            (House::Standings, [game]) => Some(HouseLine::Standings(Some(clean(game)))),
            (House::Record, [_]) => setting(&words).map(HouseLine::Set),
            (House::Set, []) => Some(HouseLine::Profile),
            (House::Set, _) => setting(rest).map(HouseLine::Set),
            (House::Join, [_]) => Some(HouseLine::Join(table()?, None)),
            (House::Join, [_, word]) => {
                let word = word.trim_end_matches(['.', '!', ',']).to_lowercase();
                let word = word.strip_prefix("word=").map_or(word.clone(), str::to_owned);
                Some(HouseLine::Join(table()?, Some(word)))
            }
            (House::Leave, [_]) => Some(HouseLine::Leave(table()?)),
            (House::Start, [_]) => Some(HouseLine::Start(table()?)),
            (
                House::Games
                | House::Tables
                | House::Join
                | House::Leave
                | House::Start
                | House::Profile
                | House::Standings
                | House::Record
                | House::Public
                | House::Name
                | House::Private
                | House::Me,
                _,
            ) => yes(&first, rest),
        };
    }
    if LEXICON.writer.of(&first) == Some(Writer::Forget) {
        let (me, more) = rest.split_first()?;
        let sure = matches!(more, [word] if is_yes(&clean(word)));
        let me = LEXICON.house.of(&clean(me)) == Some(House::Me);
        return (me && (sure || more.is_empty())).then_some(HouseLine::ForgetMe { sure });
    }
    if LEXICON.table.of(&first) == Some(Table::New) {
        return None;
    }
    yes(&first, rest)
        .or_else(|| (command(&first) == Some(Command::Help)).then_some(HouseLine::Games))
        .or_else(|| setting(&words).map(HouseLine::Set))
}

/// A yes, alone or with a name behind it; or that no more letters are to come.
fn yes(first: &str, rest: &[&str]) -> Option<HouseLine> {
    let invitee = LEXICON.invitee.of(first);
    if rest.is_empty() && invitee == Some(Invitee::Never) {
        return Some(HouseLine::Never);
    }
    let yes = is_yes(first) || invitee == Some(Invitee::Join) && rest.is_empty();
    (yes && rest.is_empty()).then_some(HouseLine::Yes)
}

/// `name Anna`, `language pl`, `zone Europe/Warsaw`, `remind half`, `letters daily`.
fn setting(words: &[&str]) -> Option<Setting> {
    let (first, rest) = words.split_first()?;
    let lower = first.trim_end_matches(':').to_lowercase();
    if LEXICON.house.of(&lower) == Some(House::Name) {
        return (!rest.is_empty()).then(|| Setting::Name(rest.join(" ")));
    }
    if let (Some(House::Record), [who]) = (LEXICON.house.of(&lower), rest) {
        let who = who.trim_end_matches(['.', '!']).to_lowercase();
        return match LEXICON.house.of(&who) {
            Some(House::Public) => Some(Setting::Record { public: true }),
            Some(House::Private) => Some(Setting::Record { public: false }),
            Some(_) | None => None,
        };
    }
    if let Some(about) = command(&lower).filter(|it| it.is_about_letters()) {
        let rest: Vec<String> = rest.iter().map(|word| word.to_lowercase()).collect();
        let rest: Vec<&str> = rest
            .iter()
            .flat_map(|word| word.split(['-', ',', ':']))
            .filter(|it| !it.is_empty())
            .collect();
        return Shown::read(about, &rest).map(Setting::Shown);
    }
    let mut line = [words.join(" ")];
    match time_lines::take(&mut line).pop()? {
        TimeLine::Zone(zone) => Some(Setting::Zone(zone)),
        TimeLine::Remind(remind) => Some(Setting::Remind(remind)),
        TimeLine::Away(..) | TimeLine::Back => None,
    }
}

/// A word, case and accents aside, as the door compares them.
pub(super) fn plain(word: &str) -> String {
    fold(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        basics::{Language, Pace},
        letters::{
            self, House, HouseSaid, Played, ProfileLine, ProfilePart, Ranked, Record, Standing,
            Waiting, Yes,
        },
    };

    /// A letter that is quoted without marks says nothing to the house.
    #[test]
    fn no_line_of_a_letter_is_one() {
        let waiting = Waiting {
            table: TableId(12),
            title: "Santiago".into(),
            seats: 4,
            names: vec!["Anna".into()],
            chosen: vec!["money=hidden".into()],
            joined: true,
            starts: true,
        };
        let order = "join 12".to_owned();
        let title = "Santiago".to_owned();
        let rating = Some((301, 73));
        let places = vec![1, 0, 2];
        let played = Played { title: title.clone(), players: 3, played: 3, places, rating };
        let record = Record {
            name: "Anna".into(),
            own: true,
            public: false,
            games: vec![played],
            usual: Some(chrono::TimeDelta::hours(7)),
            deadlines: 40,
            missed: 1,
        };
        let people = vec![Ranked { name: "Anna".into(), rating: (301, 73) }];
        let standing = Standing { title, players: 3, people };
        let said = [
            HouseSaid::Greeting { games: vec!["Goa"], order: order.clone(), then: Yes::Nothing },
            HouseSaid::Welcome { name: "Anna".into() },
            HouseSaid::Here,
            HouseSaid::Tables {
                waiting: vec![waiting.clone()],
                playing: vec![(TableId(1), "Santiago".into())],
            },
            HouseSaid::Profile {
                lines: vec![ProfileLine {
                    what: ProfilePart::Zone,
                    order: "set zone Europe/Warsaw".into(),
                }],
                changed: false,
            },
            HouseSaid::Opened { table: TableId(12), seats: 4, order, private: false },
            HouseSaid::Joined { waiting },
            HouseSaid::Unknown { line: "tables".into() },
            HouseSaid::ForgetAsk,
            HouseSaid::Closed,
            HouseSaid::Record(record),
            HouseSaid::NoRecord { name: "Anna".into() },
            HouseSaid::Standings(vec![standing]),
            HouseSaid::MissedTooMany { table: TableId(12), most: 5, share: 12 },
        ];
        for language in Language::ALL {
            let house = House {
                name: "Monsoon",
                address: "m@example.org",
                reply_to: "m+x@example.org",
                language,
            };
            let letter = letters::house(&house, &said);
            for line in letter.text.lines() {
                assert_eq!(of(line), None, "{line}");
            }
        }
    }

    #[test]
    fn lines_to_the_house_are_read_in_every_language() {
        let table = TableId(12);
        for (line, read) in [
            ("games", Some(HouseLine::Games)),
            ("Spil!", Some(HouseLine::Games)),
            ("stoły", Some(HouseLine::Tables)),
            ("mesas", Some(HouseLine::Tables)),
            ("set", Some(HouseLine::Profile)),
            ("perfil", Some(HouseLine::Record(None))),
            ("profile Anna", Some(HouseLine::Record(Some("Anna".into())))),
            ("Ranking santiago", Some(HouseLine::Standings(Some("santiago".into())))),
            ("rangliste", Some(HouseLine::Standings(None))),
            ("set record public", Some(HouseLine::Set(Setting::Record { public: true }))),
            ("ustaw wyniki prywatnie", Some(HouseLine::Set(Setting::Record { public: false }))),
            ("record of our game", None),
            ("set name Anna Maria", Some(HouseLine::Set(Setting::Name("Anna Maria".into())))),
            ("ustaw imię Anna", Some(HouseLine::Set(Setting::Name("Anna".into())))),
            (
                "set language PL",
                Some(HouseLine::Set(Setting::Shown(vec![Shown::Letters(Language::Pl)]))),
            ),
            (
                "letters every-move",
                Some(HouseLine::Set(Setting::Shown(vec![Shown::Pace(Pace::EveryMove)]))),
            ),
            ("set zone Europe/Warsaw", Some(HouseLine::Set(Setting::Zone("Europe/Warsaw".into())))),
            ("set remind half, 24h", Some(HouseLine::Set(Setting::Remind("half, 24h".into())))),
            ("set everything right", None),
            ("join 12", Some(HouseLine::Join(table, None))),
            ("Dołączam 12 Mango", Some(HouseLine::Join(table, Some("mango".into())))),
            ("join 12 word=mango", Some(HouseLine::Join(table, Some("mango".into())))),
            ("rejoindre 12.", Some(HouseLine::Join(table, None))),
            ("join us tonight", None),
            ("leave 12", Some(HouseLine::Leave(table))),
            ("begynd 12", Some(HouseLine::Start(table))),
            ("start", None),
            ("forget me", Some(HouseLine::ForgetMe { sure: false })),
            ("zapomnij mnie potwierdź", Some(HouseLine::ForgetMe { sure: true })),
            ("forget me confirm", Some(HouseLine::ForgetMe { sure: true })),
            ("forget me not, my dear", None),
            ("confirm", Some(HouseLine::Yes)),
            ("Oui !", Some(HouseLine::Yes)),
            ("join", Some(HouseLine::Yes)),
            ("jamais", Some(HouseLine::Never)),
            ("hello there", None),
        ] {
            assert_eq!(of(line), read, "{line}");
        }
    }
}
