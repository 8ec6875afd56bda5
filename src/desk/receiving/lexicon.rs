//! The words of a mail that are no game's: `data/locales/commands.toml`.

use crate::{
    basics::{Language, commands},
    engine::words::fold,
};
use serde::{Deserialize, Deserializer, de::IgnoredAny};
use std::{collections::HashMap, hash::Hash, sync::LazyLock};

/// A line at least this long may have been broken by a mail program (RFC 5322
/// recommends 78).
pub(super) const BROKEN: usize = 60;

pub(super) static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(commands::FILE).unwrap_or_default()
});

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lexicon {
    /// The same at every table.
    pub(super) commands: Meanings<Command>,
    pub(super) orders: Meanings<Orders>,
    pub(super) letters: Meanings<Letters>,
    pub(super) past: Meanings<Past>,
    pub(super) switches: Meanings<Switch>,
    pub(super) others: Meanings<Other>,
    pub(super) time: Meanings<Time>,
    pub(super) absence: Meanings<Absence>,
    pub(super) reminders: Meanings<Reminders>,
    pub(super) writer: Meanings<Writer>,
    pub(super) passphrase: Meanings<Passphrase>,
    pub(super) motions: Meanings<Motions>,
    pub(super) press: Meanings<Press>,
    pub(super) table: Meanings<Table>,
    pub(super) house: Meanings<House>,
    /// What people call their languages.
    pub(super) languages: Meanings<Language>,
    /// Of what stands behind words of press, and who is named there.
    pub(super) reader: Meanings<Named>,
    pub(super) seat: Meanings<Offered>,
    reach: Meanings<Reach>,
    /// [`commands`] says how letters print them.
    #[serde(rename = "printed")]
    _printed: IgnoredAny,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Command {
    Help,
    /// Explain the rules, or one of their topics.
    Rules,
    /// The present position, or that at the end of a round.
    Board,
    /// Send a letter that was lost again.
    Resend,
    Language,
    /// Choose the language that orders are shown in.
    Orders,
    /// Choose whether to hear of mails that were carried out.
    Receipts,
    /// Choose what letters consist of and how often one comes.
    Letters,
    /// Choose whether deadlines come as entries for a calendar.
    Calendar,
    Plans,
    /// Only say what the orders would do.
    Preview,
    Forget,
    /// Let held plans act again.
    Continue,
    /// Take back one's own last order.
    Undo,
    /// Let another player take back their last order.
    AllowUndo,
    /// Send the finished game as a file.
    Archive,
    /// Play the same again, or rather not.
    Again,
    /// Propose something to the others.
    Propose,
    /// To what is proposed.
    Agree,
    Object,
    /// Take one's own proposal back.
    Withdraw,
}

impl Command {
    /// Is it about how letters are written and which ones come?
    pub(super) fn is_about_letters(self) -> bool {
        match self {
            Command::Language
            | Command::Orders
            | Command::Receipts
            | Command::Letters
            | Command::Calendar => true,
            Command::Help
            | Command::Rules
            | Command::Board
            | Command::Resend
            | Command::Plans
            | Command::Preview
            | Command::Forget
            | Command::Continue
            | Command::Undo
            | Command::AllowUndo
            | Command::Archive
            | Command::Again
            | Command::Propose
            | Command::Agree
            | Command::Object
            | Command::Withdraw => false,
        }
    }
}

/// What stands behind `orders`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Orders {
    English,
    /// In the language of the letters.
    Mine,
    Filler,
}

/// What stands behind `letters`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Letters {
    Html,
    Text,
    Both,
    EveryMove,
    MyTurn,
    Round,
    Daily,
    /// Beside `day` it says nothing; alone it is each move.
    Each,
    Filler,
}

/// What stands behind `board`, beside the number of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Past {
    Filler,
}

/// What stands behind `receipts` and `calendar`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Switch {
    On,
    Off,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Other {
    All,
    Salt,
    /// Changes nothing beside a command.
    Polite,
    /// Whom it is said to.
    Thanked,
}

/// What begins a line about the player's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Time {
    Away,
    Back,
    Remind,
    Zone,
}

/// The words with the days of an absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Absence {
    Filler,
    To,
    Until,
    Today,
    Tomorrow,
    Days,
    House,
    Plans,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reminders {
    Off,
    Half,
    Daily,
}

/// What begins a line about who writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Writer {
    Sign,
    Confirm,
    Renew,
    Addresses,
    Forget,
}

/// What stands behind `sign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Passphrase {
    New,
    Off,
}

/// What stands behind `propose`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Motions {
    End,
    Draw,
    Pause,
    Undo,
    Filler,
}

/// What begins words to other players, or ends them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Press {
    /// To everybody.
    Say,
    /// To those who are named behind it.
    To,
    /// To oneself.
    Note,
    End,
}

/// What begins a line about tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Table {
    New,
}

/// What people who have signed up write to the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum House {
    Games,
    Tables,
    /// Show or change the settings.
    Set,
    /// How somebody played.
    Profile,
    Standings,
    /// Behind `set`: who sees that.
    Record,
    Public,
    Join,
    Leave,
    Start,
    Watch,
    Unwatch,
    /// Ask people to a table.
    Invite,
    /// Behind `set`.
    Name,
    /// The same.
    Address,
    /// Behind `new`.
    Private,
    /// Both in one word.
    ForgetMe,
    /// Behind `forget`.
    Me,
    /// Between them, and before a table.
    Filler,
    /// The same; and before what something is to be: «set my name to Benny».
    To,
    /// Before what is set: «my name».
    My,
    /// Behind `new`, beside the number of seats: «for 4 players».
    Players,
    /// Before it: «open a new table».
    Open,
    /// Before a command: «I want to».
    Wish,
    /// Directly before its number.
    Table,
}

/// What is said to an offered seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Offered {
    Take,
}

/// Who a message goes to that has a colon behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
enum Reach {
    Moderator,
}

/// Who words are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Named {
    /// Us, or nobody: «say when», «tell me».
    Us,
    Everybody,
    Red,
    Green,
    Brown,
    Yellow,
    Purple,
}

/// What words mean in one place of a mail.
pub(super) struct Meanings<M>(HashMap<String, M>);

impl<M> Default for Meanings<M> {
    fn default() -> Self {
        Meanings(HashMap::new())
    }
}

impl<M: Copy> Meanings<M> {
    /// What a word in lower case means.
    pub(super) fn of(&self, word: &str) -> Option<M> {
        self.0.get(word).copied()
    }
}

impl<'de, M: Copy + Eq + Hash + Deserialize<'de>> Deserialize<'de> for Meanings<M> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let file = HashMap::<M, HashMap<Language, Vec<String>>>::deserialize(from)?;
        let mut meanings = HashMap::new();
        for (meaning, languages) in file {
            for word in languages.into_values().flatten() {
                if meanings.insert(word.clone(), meaning).is_some_and(|other| other != meaning) {
                    return Err(serde::de::Error::custom(format!("{word} has two meanings")));
                }
            }
        }
        Ok(Meanings(meanings))
    }
}

/// The words after `moderator:`, if a line begins with it.
pub(super) fn behind_moderator(line: &str) -> Option<&str> {
    let (first, rest) = line.trim().split_once(':')?;
    is_moderator(&first.trim().to_lowercase()).then(|| rest.trim())
}

/// Is this what a moderator is called?
pub(in super::super) fn is_moderator(word: &str) -> bool {
    LEXICON.reach.of(word) == Some(Reach::Moderator)
}

/// Is this word, without accents, the colour of a seat in any language?
pub(in super::super) fn is_colour(folded: &str) -> bool {
    LEXICON.reader.0.iter().any(|(word, named)| match named {
        Named::Us | Named::Everybody => false,
        Named::Red | Named::Green | Named::Brown | Named::Yellow | Named::Purple => {
            fold(word) == folded
        }
    })
}

/// The commands that are the same at every table, in every language.
pub(super) fn command(word: &str) -> Option<Command> {
    LEXICON.commands.of(word)
}

/// Whether orders are to be shown in English, from the words behind `orders`.
pub(super) fn orders_in_english(words: &[&str]) -> Option<bool> {
    let meanings: Option<Vec<Orders>> = words.iter().map(|word| LEXICON.orders.of(word)).collect();
    let mut said = meanings?.into_iter().filter(|it| *it != Orders::Filler);
    match (said.next()?, said.next()) {
        (Orders::English, None) => Some(true),
        (Orders::Mine, None) => Some(false),
        (Orders::English | Orders::Mine | Orders::Filler, _) => None,
    }
}

/// Whether to play again, from the words behind `again`.
pub(super) fn again_wanted(words: &[&str]) -> Option<bool> {
    match words {
        [] => Some(true),
        [word] => LEXICON.switches.of(word).map(|switch| switch == Switch::On),
        [_, _, ..] => None,
    }
}

pub(super) fn is_all(word: &str) -> bool {
    LEXICON.others.of(word) == Some(Other::All)
}

/// Is this a courtesy that changes nothing beside a command?
pub(super) fn is_polite(word: &str) -> bool {
    begins_politely(word) || LEXICON.others.of(word) == Some(Other::Thanked)
}

/// Does it begin a courtesy?
pub(super) fn begins_politely(word: &str) -> bool {
    LEXICON.others.of(word) == Some(Other::Polite)
}

/// Does this word confirm something?
pub(super) fn is_yes(word: &str) -> bool {
    LEXICON.writer.of(word) == Some(Writer::Confirm)
}

/// A word without the marks around it, in lower case.
pub(super) fn clean(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric() && c != '\'')
        .to_lowercase()
        .replace('\u{2019}', "'")
}

/// Does a word say this to the house?
pub(super) fn is(word: &str, house: House) -> bool {
    LEXICON.house.of(&clean(word)) == Some(house)
}

/// A word between a command and a table, or a person.
pub(super) fn is_filler(word: &str) -> bool {
    is(word, House::Filler) || is(word, House::To)
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn everything_has_words() {
        fn said<M: Copy + Eq + std::fmt::Debug + VariantArray>(meanings: &Meanings<M>) {
            for meaning in M::VARIANTS {
                assert!(meanings.0.values().any(|it| it == meaning), "{meaning:?}");
            }
            for word in meanings.0.keys() {
                assert!(*word == word.to_lowercase() && !word.contains(' '), "{word}");
            }
        }
        let Lexicon {
            commands,
            orders,
            letters,
            past,
            switches,
            others,
            time,
            absence,
            reminders,
            writer,
            passphrase,
            motions,
            press,
            table,
            house,
            languages,
            reader,
            seat,
            reach,
            _printed: _,
        } = toml::from_str(commands::FILE).unwrap();
        said(&commands);
        said(&orders);
        said(&letters);
        said(&past);
        said(&switches);
        said(&others);
        said(&time);
        said(&absence);
        said(&reminders);
        said(&writer);
        said(&passphrase);
        said(&motions);
        said(&press);
        said(&table);
        said(&house);
        said(&languages);
        said(&reader);
        said(&seat);
        said(&reach);
    }

    #[test]
    fn words_to_the_moderator_have_a_colon() {
        for (line, words) in [
            ("moderator: look at a1", Some("look at a1")),
            ("  Modérateur : regardez", Some("regardez")),
            ("Prowadzący:", Some("")),
            ("moderator look", None),
            ("the moderator: look", None),
            ("bid 5", None),
        ] {
            assert_eq!(behind_moderator(line), words, "{line}");
        }
    }
}
