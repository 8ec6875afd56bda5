//! Lines that people who have signed up write to the house: `games`, `tables`, `join 12`,
//! `set zone Europe/Warsaw`, `forget me`.

use super::{
    super::courtesy,
    answering::{self, Invitee},
    founding::{self, Founding},
    leaving::{self, is_leaving},
    lexicon::{
        Command, House, LEXICON, Letters, Press, Table, Writer, begins_politely, clean, command,
        is, is_filler, is_polite, is_yes,
    },
    press,
    shown::Shown,
    time_lines::{self, TimeLine},
};
use crate::{basics::TableId, desk::Games, engine::words::fold, store::WatchPace};

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
    /// A table, the word for it, and when letters are to come.
    Watch(TableId, Option<String>, Option<WatchPace>),
    Unwatch(TableId),
    /// People to be asked to a table, as they were written; the writer's own if it has no
    /// number.
    Invite(Option<TableId>, String),
    /// `sure` if it was confirmed.
    ForgetMe {
        sure: bool,
    },
    /// A yes to what was asked.
    Yes,
    /// No letters from here.
    Never,
}

impl HouseLine {
    /// Does it change anything, for the writer or for others?
    pub(super) fn changes(&self) -> bool {
        match self {
            HouseLine::Games
            | HouseLine::Tables
            | HouseLine::Profile
            | HouseLine::Record(_)
            | HouseLine::Standings(_)
            | HouseLine::ForgetMe { sure: false }
            | HouseLine::Yes => false,
            HouseLine::Set(_)
            | HouseLine::New(_)
            | HouseLine::Join(..)
            | HouseLine::Leave(_)
            | HouseLine::Start(_)
            | HouseLine::Watch(..)
            | HouseLine::Unwatch(_)
            | HouseLine::Invite(..)
            | HouseLine::ForgetMe { sure: true }
            | HouseLine::Never => true,
        }
    }
}

/// What is to be different in a profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Setting {
    Name(String),
    /// Where letters are to go.
    Address(String),
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
    /// Are there words to players, which belong into the mail of a table?
    pub(super) press: bool,
    /// Does it thank or take leave? What else stands below that is a signature.
    pub(super) thanks: bool,
}

/// The most words of a name that somebody asks about: more are talk.
const LONGEST_NAME: usize = 4;

/// The most words of a question about what there is.
const LONGEST_QUESTION: usize = 10;

/// The most lines of a mail that are read.
const MOST: usize = 10;

/// Reads a mail's own lines.
pub(super) fn read(mut lines: Vec<String>, games: &Games) -> Heard {
    unbreak(&mut lines);
    let before = lines.clone();
    let mut founding = founding::take(&mut lines, games);
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
            None if courtesy::takes_leave(line, asks_for_something) && !is_leaving(line) => {
                heard.thanks = true;
            }
            None if heard.thanks && is_signature(line) => {}
            read => {
                if read.is_none() && press::is_press(line) {
                    heard.press = true;
                } else if heard.slip.is_none() && (read.is_some() || is_slip(line)) {
                    heard.slip = Some(line.to_owned());
                }
                heard.other = heard.other.or_else(|| Some(line.to_owned()));
            }
        }
    }
    heard
}

/// Is it nothing but a nod, such as a thumb up?
pub(super) fn is_nod(line: &str) -> bool {
    let picture = |letter: char| matches!(letter, '\u{2600}'..='\u{27bf}' | '\u{1f000}'..);
    !line.contains(char::is_alphanumeric) && line.contains(picture)
}

/// Is it a word of the house's, or of a table's?
fn asks_for_something(word: &str) -> bool {
    LEXICON.house.of(word).is_some()
        || LEXICON.table.of(word).is_some()
        || command(word).is_some()
        || leaving::begins(word)
}

/// Between the words of a name, and two names.
const BETWEEN: [&str; 13] =
    ["de", "da", "di", "du", "von", "van", "der", "af", "and", "og", "et", "y", "i"];

/// May it be a name, below thanks?
fn is_signature(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_name = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.is_empty() || courtesy::is_capitalised(word) || BETWEEN.contains(&word)
    };
    words.len() <= LONGEST_NAME
        && (words.len() == 1 || words.iter().all(is_name))
        && !words.iter().any(|word| asks_for_something(&clean(word)))
        && !line.contains(|c: char| c.is_ascii_digit())
        && !is_leaving(line)
        && !is_slip(line)
        && !press::is_press(line)
}

/// Puts together what a mail program broke off a line that names people.
fn unbreak(lines: &mut [String]) {
    let names = |line: &String| {
        let first = line.split_whitespace().next().unwrap_or_default();
        is(first, House::Invite) && line.contains('@')
    };
    let Some(at) = lines.iter().position(names) else { return };
    let (above, below) = lines.split_at_mut(at + 1);
    let Some(whole) = above.last_mut() else { return };
    for line in below.iter_mut().take_while(|line| line.contains('@')) {
        whole.push(' ');
        whole.push_str(&std::mem::take(line));
    }
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
        // «Invite your friends!»
        Some(House::Invite) => line.contains(['@', '<']),
        // «Watch out», «stop that»
        Some(House::Watch | House::Unwatch) => line.contains(|c: char| c.is_ascii_digit()),
        Some(
            House::Games
            | House::Tables
            | House::Profile
            | House::Standings
            | House::Record
            | House::Public
            | House::Name
            | House::Address
            | House::Private
            | House::ForgetMe
            | House::Me
            | House::Filler
            | House::To
            | House::My
            | House::Players
            | House::Open
            | House::Wish
            | House::Table,
        ) => false,
        None => LEXICON.table.of(first) == Some(Table::New),
    }
}

/// What one line says.
pub(super) fn of(line: &str) -> Option<HouseLine> {
    let beginnings = [Some(line), behind_greeting(line)];
    let mut beginnings = beginnings.into_iter().flatten();
    let read = forgets(line);
    let read = read.or_else(|| beginnings.find_map(|line| plainly(line).or_else(|| wished(line))));
    // «join 12?» is a question, which changes nothing.
    let asks = line.trim_end().ends_with('?');
    let read = read.or_else(|| joins(line)).filter(|read| !(asks && read.changes()));
    read.or_else(|| asks.then(|| asked(line)).flatten())
}

/// «What tables are open?», «Jakie gry macie?»
fn asked(line: &str) -> Option<HouseLine> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let names = |house| words.len() <= LONGEST_QUESTION && words.iter().any(|it| is(it, house));
    let tables = names(House::Tables).then_some(HouseLine::Tables);
    tables.or_else(|| names(House::Games).then_some(HouseLine::Games))
}

/// «I'm in for table 12», «jeg vil gerne være med ved bord 12»: a yes as to an invitation.
fn joins(line: &str) -> Option<HouseLine> {
    let table = table_in(line)?;
    answering::says_yes(line).then_some(HouseLine::Join(table, None))
}

/// «Yes, forget me», as the button below the question says.
fn forgets(line: &str) -> Option<HouseLine> {
    let (first, rest) = line.trim().split_once([',', ' '])?;
    let forgets = |rest: &str| matches!(plainly(rest), Some(HouseLine::ForgetMe { .. }));
    let sure = answering::is_yes(&clean(first)) && forgets(rest.trim());
    sure.then_some(HouseLine::ForgetMe { sure })
}

/// The table that a line names.
pub(super) fn table_in(line: &str) -> Option<TableId> {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.windows(2).find_map(|pair| match pair {
        [table, number] if is(table, House::Table) => table_of(number),
        _ => None,
    })
}

/// The table that a line seems to want to join: not sure enough to join it.
pub(super) fn wants_in(line: &str) -> Option<TableId> {
    let mut words = line.split_whitespace().map(clean);
    let wants = |word: String| {
        let house = LEXICON.house.of(&word);
        matches!(house, Some(House::Join)) || is_yes(&word)
    };
    table_in(line).filter(|_| words.any(wants) || answering::says_yes_somewhere(line))
}

/// A table's number, as it is written behind a command: «#12», «12.», but not «-12».
fn table_of(word: &str) -> Option<TableId> {
    let number = word.trim_start_matches('#').trim_end_matches(|c: char| !c.is_alphanumeric());
    number.parse().ok().map(TableId)
}

/// «Hi Monsoon, join 12».
fn behind_greeting(line: &str) -> Option<&str> {
    let (greeting, rest) = line.split_once([',', '!'])?;
    let rest = rest.trim();
    (courtesy::greets(greeting) && !rest.is_empty()).then_some(rest)
}

/// «I want to leave table 12». A question wants nothing yet.
fn wished(line: &str) -> Option<HouseLine> {
    let line = line.replace('\u{2019}', "'");
    let words: Vec<&str> =
        line.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).collect();
    let leads = |word: &&&str| {
        is(word, House::Wish) || is_filler(word) || is(word, House::Me) || is_polite(&clean(word))
    };
    let (before, rest) = words.split_at_checked(words.iter().take_while(leads).count())?;
    let wants = before.iter().any(|word| is(word, House::Wish)) && !line.contains('?');
    let polite = rest.iter().rev().take_while(|word| is_polite(&clean(word))).count();
    let rest = rest.get(..rest.len() - polite).filter(|_| wants)?;
    plainly(&rest.join(" ")).filter(|read| {
        matches!(
            read,
            HouseLine::Join(_, None)
                | HouseLine::Leave(_)
                | HouseLine::Start(_)
                | HouseLine::Watch(_, None, None)
        )
    })
}

fn plainly(line: &str) -> Option<HouseLine> {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let words: Vec<&str> = line.split_whitespace().filter(is_word).collect();
    // «Hi, join 12»
    let greeted = words.iter().take_while(|word| is_polite(&clean(word))).count();
    let greets = words.first().is_some_and(|word| begins_politely(&clean(word)));
    let behind = words.get(greeted..).filter(|more| greets && !more.is_empty());
    let words = behind.unwrap_or(&words);
    let (first, rest) = words.split_first()?;
    let line = line.find(first).and_then(|at| line.get(at..)).unwrap_or(line);
    let first = clean(first);
    let about_table = numbered(rest);
    let table = || table_of(about_table.first()?);
    if let Some(house) = LEXICON.house.of(&first) {
        let of_table = matches!(house, House::Join | House::Leave | House::Start | House::Watch);
        let rest = if of_table { about_table } else { rest };
        return match (house, rest) {
            (House::Games, []) => Some(HouseLine::Games),
            (House::Tables, []) => Some(HouseLine::Tables),
            (House::Profile, []) => Some(HouseLine::Record(None)),
            (House::Profile, name) if name.len() <= LONGEST_NAME => {
                Some(HouseLine::Record(Some(name.join(" "))))
            }
            (House::Standings, []) => Some(HouseLine::Standings(None)),
            (House::Standings, [game]) => Some(HouseLine::Standings(Some(clean(game)))),
            (House::Record, [_]) => setting(words).map(HouseLine::Set),
            (House::Set, []) => Some(HouseLine::Profile),
            (House::Set, _) => setting(rest).or_else(|| set_to(rest)).map(HouseLine::Set),
            (House::Join, [_]) => Some(HouseLine::Join(table()?, None)),
            (House::Join, [_, word, more @ ..]) if all_polite(more) => {
                Some(HouseLine::Join(table()?, Some(entry(word))))
            }
            (House::Leave, [_, more @ ..]) if all_polite(more) => Some(HouseLine::Leave(table()?)),
            (House::Start, [_, more @ ..]) if all_polite(more) => Some(HouseLine::Start(table()?)),
            (House::Watch, [_, more @ ..]) => watch(table()?, more),
            (House::Unwatch, rest) => unwatch(rest),
            (House::Invite, [_, ..]) if line.contains('@') => invite(line),
            // «dejar de seguir 12»
            (House::Leave, rest) if rest.iter().any(|it| watches(&clean(it))) => unwatch(rest),
            (House::ForgetMe, more) => forget_me(more),
            (
                House::Games
                | House::Tables
                | House::Join
                | House::Leave
                | House::Start
                | House::Watch
                | House::Invite
                | House::Profile
                | House::Standings
                | House::Record
                | House::Public
                | House::Name
                | House::Address
                | House::Private
                | House::Me
                | House::Filler
                | House::To
                | House::My
                | House::Players
                | House::Open
                | House::Wish
                | House::Table,
                _,
            ) => yes(&first, rest),
        };
    }
    if LEXICON.writer.of(&first) == Some(Writer::Forget) {
        let rest = rest.iter().skip_while(|word| is_filler(word));
        let rest: Vec<&str> = rest.copied().collect();
        let (me, more) = rest.split_first()?;
        return is(me, House::Me).then(|| forget_me(more)).flatten();
    }
    if LEXICON.table.of(&first) == Some(Table::New) {
        return None;
    }
    yes(&first, rest)
        .or_else(|| (command(&first) == Some(Command::Help)).then_some(HouseLine::Games))
        .or_else(|| setting(words).map(HouseLine::Set))
}

/// From a table's number on: «table 12», «do stołu 12»; but not «the table at 12».
fn numbered<'a>(rest: &'a [&'a str]) -> &'a [&'a str] {
    let leads = |word: &&&str| is(word, House::Table) || is_filler(word);
    let before = rest.iter().take_while(leads).count();
    let named = before.checked_sub(1).and_then(|last| rest.get(last));
    if !named.is_some_and(|word| is(word, House::Table)) {
        return rest;
    }
    rest.get(before..).filter(|more| !more.is_empty()).unwrap_or(rest)
}

fn all_polite(words: &[&str]) -> bool {
    words.iter().all(|word| is_polite(&clean(word)))
}

fn first_of(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// «invite 12 Anna <anna@a.example>, ben@b.example»
fn invite(line: &str) -> Option<HouseLine> {
    let (_, rest) = line.trim().split_once(char::is_whitespace)?;
    let rest = rest.trim();
    let (mut first, mut people) = first_of(rest);
    while is(first, House::Table) || is_filler(first) {
        (first, people) = first_of(people.trim());
    }
    Some(match first.trim_matches(['#', ',', ':']).parse() {
        Ok(number) => HouseLine::Invite(Some(TableId(number)), people.trim().to_owned()),
        Err(_) => HouseLine::Invite(None, rest.to_owned()),
    })
}

/// A word for entry, as it is written behind a number.
fn entry(word: &str) -> String {
    let word = word.trim_end_matches(['.', '!', ',']).to_lowercase();
    word.strip_prefix("word=").map_or(word.clone(), str::to_owned)
}

/// What stands behind `watch 12`: a word, and when letters are to come, in any order.
fn watch(table: TableId, more: &[&str]) -> Option<HouseLine> {
    let (mut word, mut pace) = (None, None);
    for said in more {
        let lower = said.trim_end_matches(['.', '!', ',']).to_lowercase();
        let rounds = LEXICON.letters.of(&lower) == Some(Letters::Round);
        let ends = LEXICON.press.of(&lower) == Some(Press::End);
        match () {
            () if LEXICON.letters.of(&lower) == Some(Letters::Filler) => {}
            () if rounds && pace.is_none() => pace = Some(WatchPace::Round),
            () if ends && pace.is_none() => pace = Some(WatchPace::End),
            () if word.is_none() => word = Some(entry(said)),
            () => return None,
        }
    }
    Some(HouseLine::Watch(table, word, pace))
}

/// Is this a word for watching?
fn watches(word: &str) -> bool {
    LEXICON.house.of(word) == Some(House::Watch)
}

/// How many words may stand before the number of a table that is watched no longer.
const BEFORE_NUMBER: usize = 3;

/// «unwatch 12», «stop watching table 12».
fn unwatch(rest: &[&str]) -> Option<HouseLine> {
    let (number, before) = rest.split_last()?;
    let number = number.trim_matches(|c: char| !c.is_alphanumeric()).parse().ok()?;
    (before.len() <= BEFORE_NUMBER).then_some(HouseLine::Unwatch(TableId(number)))
}

/// Whether it is confirmed, from the words behind `forget me`.
fn forget_me(more: &[&str]) -> Option<HouseLine> {
    let more: Vec<&&str> = more.iter().filter(|word| !is_polite(&clean(word))).collect();
    let sure = matches!(more.as_slice(), [word] if is_yes(&clean(word)));
    (sure || more.is_empty()).then_some(HouseLine::ForgetMe { sure })
}

/// A yes, alone or with a name behind it; or that no more letters are to come.
fn yes(first: &str, rest: &[&str]) -> Option<HouseLine> {
    let invitee = answering::of_letters(first);
    if all_polite(rest) && invitee == Some(Invitee::Never) {
        return Some(HouseLine::Never);
    }
    let yes = is_yes(first) || invitee == Some(Invitee::Join);
    (yes && rest.is_empty()).then_some(HouseLine::Yes)
}

/// «my name to Benny», «my language to Polish»: behind `set`, as people say it.
fn set_to(words: &[&str]) -> Option<Setting> {
    // Where letters go is not to be guessed.
    if words.iter().any(|word| word.contains('@')) {
        return None;
    }
    let is_my = |word: &&&str| is(word, House::My) || is(word, House::Me) || is_filler(word);
    let words = words.get(words.iter().take_while(is_my).count()..)?;
    let (what, rest) = words.split_first()?;
    let rest = rest.get(rest.iter().take_while(|word| is(word, House::To)).count()..)?;
    let all: Vec<&str> = std::iter::once(what).chain(rest).copied().collect();
    setting(&all)
}

/// `name Anna`, `language pl`, `zone Europe/Warsaw`, `remind half`, `letters daily`.
fn setting(words: &[&str]) -> Option<Setting> {
    let (first, rest) = words.split_first()?;
    let lower = first.trim_end_matches(':').to_lowercase();
    if LEXICON.house.of(&lower) == Some(House::Name) {
        // «A. Nowak» and «Na Li» are names.
        let is_to = |word: &&str| is(word, House::To) && word.chars().all(char::is_lowercase);
        let to = rest.first().is_some_and(|word| is_to(word) && rest.len() > 1);
        let name = rest.get(usize::from(to)..)?;
        return (!name.is_empty()).then(|| Setting::Name(name.join(" ")));
    }
    if let (Some(House::Address), [address]) = (LEXICON.house.of(&lower), rest) {
        // Mail programs make links of addresses.
        let address = address.trim_start_matches("mailto:").trim_matches(['<', '>', '.', ',']);
        return address.contains('@').then(|| Setting::Address(address.to_lowercase()));
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
mod tests;
