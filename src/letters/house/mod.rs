//! Letters of the house itself: to strangers who ask what this is, and to people who have
//! signed up. They show nothing of any game, and nobody's address.

mod people;
mod tables;

use super::button::Button;
use super::dates::Dates;
use super::frame::{Block, Quote};
use super::notice::notice;
use super::occasion::found;
use super::reasons;
use super::record::{self, Record, Standing};
use super::rich::{self, Line, clean, isolate};
use super::seats::short;
use super::words::{Arg, Words};
use super::wrong::WrongWish;
use super::{FoundSaid, Rendered};
use crate::basics::{Language, TableId};
use crate::engine::Sentence;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

/// Where such a letter comes from and goes to.
pub struct House<'a> {
    pub name: &'a str,
    /// The house's address as anybody may know it.
    pub address: &'a str,
    /// The address that answers go to.
    pub reply_to: &'a str,
    pub language: Language,
    /// The language that commands are shown in: that one, or English.
    pub orders: Language,
}

/// A game that can be played here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnOffer {
    pub name: &'static str,
    pub title: &'static str,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// What can be chosen, each with its values: `money=open`, `money=hidden`.
    pub choices: Vec<Vec<String>>,
}

/// A table that waits for players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    pub table: TableId,
    pub title: String,
    pub seats: usize,
    pub names: Vec<String>,
    /// How many house players sit down, too.
    pub house: usize,
    /// How much time there is for each answer, if nobody chose it.
    pub clock: Option<String>,
    /// What was chosen, as written: `money=hidden`.
    pub chosen: Vec<String>,
    /// Has the reader joined it?
    pub joined: bool,
    /// May the reader start it now?
    pub starts: bool,
}

/// A table that somebody is asked to by name, and that others may join, too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedTo {
    /// The name of whoever asks.
    pub by: String,
    pub table: TableId,
    pub title: String,
    /// What the game is, in a few sentences.
    pub idea: Option<String>,
    pub seats: usize,
    /// Who has joined it.
    pub names: Vec<String>,
    /// How much time there is for each answer, as it was written.
    pub clock: Option<String>,
    /// Is it the reminder?
    pub again: bool,
}

/// A table that can be watched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Watchable {
    pub table: TableId,
    pub title: String,
    pub names: Vec<String>,
    /// Does the reader watch it?
    pub watched: bool,
}

/// A line of somebody's profile: what it is called, and how it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileLine {
    pub what: ProfilePart,
    pub order: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProfilePart {
    Name,
    Language,
    Zone,
    Remind,
    Letters,
    Parts,
    Receipts,
    Calendar,
    Orders,
    Address,
}

/// What comes with a stranger's yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Yes {
    Nothing,
    /// They join this table, if there is one.
    Join(TableId),
    /// They watch it.
    Watch(TableId),
    /// They open a table of the game with this title.
    Open(String),
}

/// What the house says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HouseSaid {
    /// To a stranger: what this is, and the line that confirms their address.
    Greeting {
        games: Vec<&'static str>,
        order: String,
        then: Yes,
        /// Did they write more than comes with that yes?
        more: bool,
    },
    Welcome {
        name: String,
    },
    /// The address that the reader's lines go to.
    Here,
    Tables {
        waiting: Vec<Waiting>,
        playing: Vec<(TableId, String)>,
        watching: Vec<Watchable>,
    },
    Games {
        games: Vec<OnOffer>,
    },
    Profile {
        lines: Vec<ProfileLine>,
        changed: bool,
    },
    /// The reader has opened a table; people join it by this line.
    Opened {
        table: TableId,
        seats: usize,
        order: String,
        private: bool,
    },
    Joined {
        waiting: Waiting,
    },
    Left {
        table: TableId,
    },
    /// The table's maker has left: it is the reader's to start.
    Yours {
        waiting: Waiting,
    },
    /// The reader plays there; leaving is asked for in an answer to a letter of that table.
    LeaveThere {
        table: TableId,
    },
    /// The reader is not there, whether there is such a table or not.
    NotThere {
        table: TableId,
    },
    /// Not enough people have joined it in time.
    Expired {
        table: TableId,
        title: String,
    },
    /// The operator has ended it before it began.
    Ended {
        table: TableId,
        title: String,
    },
    /// There is none that the reader could mean.
    NoTable {
        table: TableId,
    },
    /// How somebody played.
    Record(Record),
    /// Nobody at the reader's tables is called so, or lets others see that.
    NoRecord {
        name: String,
    },
    /// The ratings of those who show them.
    Standings(Vec<Standing>),
    /// The table takes only people who missed fewer of their deadlines; in percent.
    MissedTooMany {
        table: TableId,
        most: u8,
        share: u32,
    },
    HasSeat {
        table: TableId,
    },
    NotMaker {
        table: TableId,
    },
    /// Only whoever has opened a table asks people to it.
    MakerAsks {
        table: TableId,
    },
    TooFew {
        table: TableId,
        fewest: usize,
    },
    TooManyOpen {
        limit: usize,
    },
    /// They play at so many tables already.
    TooManyPlayed {
        limit: usize,
    },
    /// There is no table that the reader may watch under this number.
    NoWatch {
        table: TableId,
    },
    /// So many watch it already.
    WatchFull {
        table: TableId,
        limit: usize,
    },
    /// They watch so many tables already.
    TooManyWatched {
        limit: usize,
    },
    /// The reader watches it; `rounds` if a letter comes after each round.
    Watching {
        table: TableId,
        rounds: bool,
    },
    /// They do not.
    Unwatched {
        table: TableId,
    },
    /// Its players want nobody to watch any more.
    WatchClosed {
        table: TableId,
    },
    Closed,
    /// A table among people who were named.
    Found(FoundSaid),
    Wrong {
        why: Sentence,
    },
    /// A table can't be opened like this: why, what there is to choose, and a line without
    /// what is wrong.
    WrongTable {
        wrong: Vec<WrongWish>,
        game: OnOffer,
        instead: Option<String>,
    },
    BadName,
    ShortWord,
    Unknown {
        line: String,
        /// Does the reader watch tables, and may have meant one?
        watches: bool,
    },
    /// Words to players of a table where the reader does not play, or to the house.
    OnlyPlayersTalk,
    /// Lines that the reader may have quoted.
    Doubtful {
        lines: Vec<String>,
    },
    /// Many mails were answered within the hour.
    Quiet {
        until: DateTime<Utc>,
        zone: Tz,
    },
    ForgetAsk,
    /// Not yet: an address of before can still take back what was moved from it.
    ForgetLater {
        from: DateTime<Utc>,
        zone: Tz,
    },
    /// To that address: whoever has the reader's letters now wants the reader forgotten.
    ForgetWanted {
        to: String,
        until: DateTime<Utc>,
        zone: Tz,
    },
    Forgotten,
    /// Does the reader want to join this table?
    AskedTo(AskedTo),
    /// These people are asked to a table of the reader's.
    AskedThem {
        table: TableId,
        names: Vec<String>,
    },
    /// Somebody whom the reader had asked does not join.
    JoinsNot {
        table: TableId,
        name: String,
    },
    /// The reader was asked, and does not join.
    Declined,
    /// The reader has opened none, or several, to which people could be asked.
    WhichTable,
    /// Was a mail from this address the reader's? The code says so.
    OtherAddress {
        from: String,
        code: String,
    },
    /// From where else the reader may write.
    Addresses {
        others: Vec<String>,
    },
    PassphraseSet,
    PassphraseShort,
    PassphraseOff,
    /// The reply address is another.
    Renewed,
    /// To an address that somebody wants their letters at: is it theirs?
    AskedToMove,
    /// A letter has gone there.
    MoveAsked {
        to: String,
    },
    /// None can go there, at least today.
    MoveNot {
        to: String,
    },
    /// Somebody has that address who plays or moderates beside the reader.
    MoveTaken {
        to: String,
    },
    /// From now on the reader's letters come here.
    Moved,
    /// And no longer here; the reader may have them back.
    WasMoved {
        to: String,
    },
    NoSuchCode,
    /// Nothing was done, because the reader signs.
    Unsigned {
        wrong: bool,
    },
}

/// Answers somebody; what was asked first is the headline.
#[must_use]
pub fn house(house: &House<'_>, said: &[HouseSaid]) -> Rendered {
    let words = Words::new(house.language).showing(None, house.orders);
    let subject = match said {
        // Strangers read who asks before they open it.
        [HouseSaid::AskedTo(to)] => words.say("invite-head", &invites(to)),
        _ => words.say("house-subject", &[("house", clean(house.name).into())]),
    };
    let page = Page { house, words: &words, subject: &subject };
    let mut headline = Line::from(subject.clone());
    let mut blocks = Vec::new();
    for (nth, said) in said.iter().enumerate() {
        let (head, more) = page.told(said);
        if nth == 0 {
            headline = head.into();
        } else {
            blocks.push(Block::Heading(head.into()));
        }
        blocks.extend(more);
    }
    notice(house.language, subject.clone(), headline, blocks)
}

struct Page<'a> {
    house: &'a House<'a>,
    words: &'a Words,
    subject: &'a str,
}

/// Who asks, and to what.
fn invites(to: &AskedTo) -> [Arg<'static>; 2] {
    [("player", name(&to.by).into()), ("title", clean(&to.title).into())]
}

fn name(name: &str) -> String {
    isolate(&short(&name.replace(';', ",")))
}

fn names(all: &[String]) -> String {
    all.iter().map(|it| name(it)).collect::<Vec<_>>().join(", ")
}

impl Page<'_> {
    fn para(&self, key: &str, args: &[Arg<'_>]) -> Block {
        Block::Para(self.words.say(key, args).into())
    }

    fn small(&self, key: &str, args: &[Arg<'_>]) -> Block {
        Block::Small(self.words.say(key, args).into())
    }

    fn button(&self, label: String, command: &str) -> Button {
        let order = self.words.commanded(command);
        Button::new(label, order, self.house.reply_to, &format!("Re: {}", self.subject))
    }

    fn buttons(&self, buttons: Vec<Button>) -> Option<Block> {
        let write = self.words.plain("button-write");
        (!buttons.is_empty()).then_some(Block::Buttons { write, buttons })
    }

    /// A sentence with its headline.
    fn said(&self, key: &str, args: &[Arg<'_>]) -> (String, Vec<Block>) {
        let head = self.words.say(&format!("{key}-head"), args);
        (head, vec![self.para(&format!("{key}-why"), args)])
    }

    /// The same, with what can be asked for from here on.
    fn said_with_desk(&self, key: &str, args: &[Arg<'_>]) -> (String, Vec<Block>) {
        let (head, mut blocks) = self.said(key, args);
        blocks.extend(self.desk());
        (head, blocks)
    }

    /// A headline and what stands below it.
    #[expect(clippy::too_many_lines, reason = "a line or two for each")]
    fn told(&self, said: &HouseSaid) -> (String, Vec<Block>) {
        let at = |table: &TableId| ("table", table.to_string().into());
        let title = |title: &str| ("title", clean(title).into());
        let limit = |limit: &usize| ("limit", (*limit).into());
        let code = |text: &str| rich::order(&clean(text)).into();
        match said {
            HouseSaid::Greeting { games, order, then, more } => {
                self.greeting(games, (order, then), *more)
            }
            HouseSaid::Welcome { name: who } => {
                let args: [Arg<'_>; 1] = [("name", name(who).into())];
                let (head, mut blocks) = self.said_with_desk("house-welcome", &args);
                let order = self.words.command("forget me");
                blocks.push(self.small("house-profile-forget", &[("order", order.into())]));
                (head, blocks)
            }
            HouseSaid::Here => self.said_with_desk("house-here", &[]),
            HouseSaid::Tables { waiting, playing, watching } => {
                self.tables(waiting, playing, watching)
            }
            HouseSaid::Games { games } => self.games(games),
            HouseSaid::Profile { lines, changed } => self.profile(lines, *changed),
            HouseSaid::Opened { table, seats, order, private } => {
                self.opened(*table, *seats, order, *private)
            }
            HouseSaid::Joined { waiting } => {
                let (head, mut blocks) = self.said("house-joined", &[at(&waiting.table)]);
                blocks.extend(self.waiting(waiting));
                (head, blocks)
            }
            HouseSaid::Left { table } => self.said("house-left", &[at(table)]),
            HouseSaid::Yours { waiting } => {
                let line = format!("invite {} Anna <anna@example.org>", waiting.table);
                let order = ("order", self.words.command(&line).into());
                let (head, mut blocks) = self.said("house-yours", &[at(&waiting.table), order]);
                blocks.extend(self.waiting(waiting));
                (head, blocks)
            }
            HouseSaid::NotThere { table } => self.said("house-not-there", &[at(table)]),
            HouseSaid::LeaveThere { table } => {
                let order = self.words.command("leave");
                self.said("house-leave-there", &[at(table), ("order", order.into())])
            }
            HouseSaid::Expired { table, title: of } => {
                self.said("house-expired", &[at(table), title(of)])
            }
            HouseSaid::Ended { table, title: of } => {
                self.said("house-ended", &[at(table), title(of)])
            }
            HouseSaid::NoTable { table } => self.said("house-no-table", &[at(table)]),
            HouseSaid::Record(record) => self.record(record),
            HouseSaid::NoRecord { name: who } => {
                self.said("record-nobody", &[("name", name(who).into())])
            }
            HouseSaid::Standings(standings) => record::standings(self.words, standings),
            HouseSaid::MissedTooMany { table, most, share } => {
                let figures = [("most", (*most).into()), ("share", (*share).into())];
                self.said("record-missed-many", &[&[at(table)], &figures[..]].concat())
            }
            HouseSaid::HasSeat { table } => self.said("house-has-seat", &[at(table)]),
            HouseSaid::NotMaker { table } => self.said("house-not-maker", &[at(table)]),
            HouseSaid::MakerAsks { table } => self.said("house-maker-asks", &[at(table)]),
            HouseSaid::TooFew { table, fewest } => {
                self.said("house-too-few", &[at(table), ("fewest", (*fewest).into())])
            }
            HouseSaid::TooManyOpen { limit: most } => self.said("house-too-many", &[limit(most)]),
            HouseSaid::TooManyPlayed { limit: most } => {
                self.said("house-many-played", &[limit(most)])
            }
            HouseSaid::NoWatch { table } => self.said("house-watch-none", &[at(table)]),
            HouseSaid::WatchFull { table, limit: most } => {
                self.said("house-watch-full", &[at(table), limit(most)])
            }
            HouseSaid::TooManyWatched { limit: most } => {
                self.said("house-watch-many", &[limit(most)])
            }
            HouseSaid::Watching { table, rounds: true } => {
                self.said("house-watch-rounds", &[at(table)])
            }
            HouseSaid::Watching { table, rounds: false } => {
                self.said("house-watch-end", &[at(table)])
            }
            HouseSaid::Unwatched { table } => self.said("house-unwatched", &[at(table)]),
            HouseSaid::WatchClosed { table } => self.said("house-watch-closed", &[at(table)]),
            HouseSaid::Closed => self.said("house-closed", &[]),
            HouseSaid::Found(found_said) => {
                let (key, args) = found(self.words, found_said);
                self.said(key, &args)
            }
            HouseSaid::Wrong { why } => {
                self.said("house-wrong", &[("why", reasons::within(self.words, why).into())])
            }
            HouseSaid::WrongTable { wrong, game, instead } => {
                self.wrong_table(wrong, game, instead.as_deref())
            }
            HouseSaid::BadName => self.said("house-bad-name", &[]),
            HouseSaid::ShortWord => self.said("house-short-word", &[]),
            HouseSaid::Unknown { line, watches } => {
                let args: [Arg<'_>; 1] = [("line", rich::order(&short(line)).into())];
                let (head, mut blocks) = self.said("house-unknown", &args);
                blocks.extend(watches.then(|| self.para("house-watch-orders", &[])));
                blocks.extend(self.desk());
                (head, blocks)
            }
            HouseSaid::OnlyPlayersTalk => self.said("house-press", &[]),
            HouseSaid::Doubtful { lines } => {
                let label = self.words.plain("house-doubt-label");
                let quotes = lines.iter().take(5).map(|line| Quote::new(label.clone(), line));
                let (head, mut blocks) = self.said("house-doubt", &[]);
                blocks.push(Block::Quotes(quotes.collect()));
                (head, blocks)
            }
            HouseSaid::Quiet { until, zone } => {
                let until = Dates { words: self.words, zone: *zone }.full(*until);
                self.said("house-quiet", &[("until", rich::strong(&until).into())])
            }
            HouseSaid::ForgetAsk => self.forget(),
            HouseSaid::ForgetLater { from, zone } => self.forget_later(*from, *zone),
            HouseSaid::ForgetWanted { to, until, zone } => self.forget_wanted(to, *until, *zone),
            HouseSaid::Forgotten => self.said("house-forgotten", &[]),
            HouseSaid::AskedTo(to) => self.asked_to(to),
            HouseSaid::AskedThem { table, names: all } => {
                self.said("house-asked", &[at(table), ("players", names(all).into())])
            }
            HouseSaid::JoinsNot { table, name: who } => {
                self.said("house-joins-not", &[at(table), ("player", name(who).into())])
            }
            HouseSaid::Declined => self.said("invite-declined", &[]),
            HouseSaid::WhichTable => {
                let line = "invite 12 Anna <anna@example.org>";
                self.said("house-which", &[("order", self.words.command(line).into())])
            }
            HouseSaid::OtherAddress { from, code } => self.other_address(from, code),
            HouseSaid::Addresses { others } if others.is_empty() => self.said("no-addresses", &[]),
            HouseSaid::Addresses { others } => {
                let all = others.iter().map(|it| rich::order(&clean(it))).collect::<Vec<_>>();
                self.said("addresses", &[("others", all.join(", ").into())])
            }
            HouseSaid::PassphraseSet => self.said("house-signed", &[]),
            HouseSaid::PassphraseShort => self.said("passphrase-short", &[]),
            HouseSaid::PassphraseOff => self.said("house-unsigned", &[]),
            HouseSaid::Renewed => self.said("house-renewed", &[]),
            HouseSaid::AskedToMove => self.ask_to_move(),
            HouseSaid::MoveAsked { to } => self.move_asked(to),
            HouseSaid::MoveNot { to } => self.said("house-move-not", &[("to", code(to))]),
            HouseSaid::MoveTaken { to } => self.said("house-move-taken", &[("to", code(to))]),
            HouseSaid::Moved => self.said_with_desk("house-moved", &[]),
            HouseSaid::WasMoved { to } => self.was_moved(to),
            HouseSaid::NoSuchCode => self.said("house-no-code", &[]),
            HouseSaid::Unsigned { wrong: true } => self.said("wrong-passphrase", &[]),
            HouseSaid::Unsigned { wrong: false } => self.said("unsigned", &[]),
        }
    }
}
