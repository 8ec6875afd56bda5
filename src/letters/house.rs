//! Letters of the house itself: to strangers who ask what this is, and to people who have
//! signed up. They show nothing of any game, and nobody's address.

use super::button::Button;
use super::frame::{Block, Quote};
use super::notice::notice;
use super::occasion::found;
use super::record::{self, Record, Standing};
use super::rich::{self, Line, clean, isolate};
use super::seats::short;
use super::words::{Arg, Words};
use super::{FoundSaid, Rendered};
use crate::basics::{Language, TableId};

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
}

/// What comes with a stranger's yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Yes {
    Nothing,
    /// They join this table, if there is one.
    Join(TableId),
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
        why: String,
    },
    /// A table can't be opened like this: why, in English, and what there is to choose.
    WrongTable {
        why: String,
        game: OnOffer,
    },
    BadName,
    ShortWord,
    Unknown {
        line: String,
        /// Does the reader watch tables, and may have meant one?
        watches: bool,
    },
    /// Lines that the reader may have quoted.
    Doubtful {
        lines: Vec<String>,
    },
    /// Many mails were answered within the hour.
    Quiet,
    ForgetAsk,
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

    /// A headline and what stands below it.
    fn told(&self, said: &HouseSaid) -> (String, Vec<Block>) {
        match said {
            HouseSaid::Greeting { games, order, then } => self.greeting(games, order, then),
            HouseSaid::Welcome { name: who } => {
                let args: [Arg<'_>; 1] = [("name", name(who).into())];
                let mut blocks = vec![self.para("house-welcome-why", &[])];
                blocks.extend(self.desk());
                (self.words.say("house-welcome-head", &args), blocks)
            }
            HouseSaid::Here => {
                let mut blocks = vec![self.para("house-here-why", &[])];
                blocks.extend(self.desk());
                (self.words.plain("house-here-head"), blocks)
            }
            HouseSaid::Tables { waiting, playing, watching } => {
                self.tables(waiting, playing, watching)
            }
            HouseSaid::Games { games } => self.games(games),
            HouseSaid::Profile { lines, changed } => self.profile(lines, *changed),
            HouseSaid::Opened { table, seats, order, private } => {
                self.opened(*table, *seats, order, *private)
            }
            HouseSaid::Joined { waiting } => {
                let args: [Arg<'_>; 1] = [("table", waiting.table.to_string().into())];
                let head = self.words.say("house-joined-head", &args);
                let mut blocks = vec![self.para("house-joined-why", &[])];
                blocks.extend(self.waiting(waiting));
                (head, blocks)
            }
            HouseSaid::ForgetAsk => self.forget(),
            HouseSaid::Record(record) => self.record(record),
            HouseSaid::Standings(standings) => record::standings(self.words, standings),
            HouseSaid::Doubtful { lines } => {
                let label = self.words.plain("house-doubt-label");
                let quotes = lines.iter().take(5).map(|line| Quote::new(label.clone(), line));
                let quotes = Block::Quotes(quotes.collect());
                let why = self.para("house-doubt-why", &[]);
                (self.words.plain("house-doubt-head"), vec![why, quotes])
            }
            HouseSaid::Unknown { line, watches } => {
                let args: [Arg<'_>; 1] = [("line", rich::order(&short(line)).into())];
                let mut blocks = vec![self.para("house-unknown-why", &args)];
                blocks.extend(watches.then(|| self.para("house-watch-orders", &[])));
                blocks.extend(self.desk());
                (self.words.plain("house-unknown-head"), blocks)
            }
            HouseSaid::Found(found_said) => {
                let (key, args) = found(found_said);
                let head = self.words.say(&format!("{key}-head"), &args);
                (head, vec![self.para(&format!("{key}-why"), &args)])
            }
            HouseSaid::AskedTo(to) => self.asked_to(to),
            HouseSaid::WrongTable { why, game } => {
                let args: [Arg<'_>; 1] = [("why", clean(why).into())];
                let said = self.house.language == Language::En;
                let mut blocks = Vec::new();
                blocks.extend(said.then(|| self.para("house-wrong-why", &args)));
                blocks.extend(self.choices(game));
                blocks.extend(self.at_every_table());
                (self.words.plain("house-wrong-head"), blocks)
            }
            HouseSaid::OtherAddress { from, code } => self.other_address(from, code),
            HouseSaid::AskedThem { .. }
            | HouseSaid::JoinsNot { .. }
            | HouseSaid::Declined
            | HouseSaid::WhichTable
            | HouseSaid::Addresses { .. }
            | HouseSaid::PassphraseSet
            | HouseSaid::PassphraseShort
            | HouseSaid::PassphraseOff
            | HouseSaid::Renewed
            | HouseSaid::NoSuchCode
            | HouseSaid::Unsigned { .. }
            | HouseSaid::Left { .. }
            | HouseSaid::Expired { .. }
            | HouseSaid::Ended { .. }
            | HouseSaid::NoTable { .. }
            | HouseSaid::NoRecord { .. }
            | HouseSaid::MissedTooMany { .. }
            | HouseSaid::HasSeat { .. }
            | HouseSaid::NotMaker { .. }
            | HouseSaid::TooFew { .. }
            | HouseSaid::TooManyOpen { .. }
            | HouseSaid::TooManyPlayed { .. }
            | HouseSaid::NoWatch { .. }
            | HouseSaid::WatchFull { .. }
            | HouseSaid::TooManyWatched { .. }
            | HouseSaid::Watching { .. }
            | HouseSaid::Unwatched { .. }
            | HouseSaid::WatchClosed { .. }
            | HouseSaid::Closed
            | HouseSaid::Wrong { .. }
            | HouseSaid::BadName
            | HouseSaid::ShortWord
            | HouseSaid::Quiet
            | HouseSaid::Forgotten => self.plainly(said),
        }
    }

    fn record(&self, record: &Record) -> (String, Vec<Block>) {
        let (head, mut blocks) = record::record(self.words, record);
        let key = if record.public { "record-hide" } else { "record-show" };
        let order = if record.public { "record private" } else { "record public" };
        let button = self.button(self.words.plain(key), order);
        let own = record.own.then(|| self.buttons(vec![button])).flatten();
        blocks.extend(own);
        (head, blocks)
    }

    fn other_address(&self, from: &str, code: &str) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 1] = [("from", rich::order(&clean(from)).into())];
        let label = self.words.plain("house-other-yes");
        let button = self.button(label, &format!("confirm {code}"));
        let mut blocks = vec![self.para("house-other-why", &args)];
        blocks.extend(self.buttons(vec![button]));
        (self.words.plain("house-other-head"), blocks)
    }

    fn forget(&self) -> (String, Vec<Block>) {
        let label = self.words.plain("house-forget-do");
        let button = self.button(label, "forget me confirm");
        let mut blocks = vec![self.para("house-forget-why", &[])];
        blocks.extend(self.buttons(vec![button]));
        (self.words.plain("house-forget-head"), blocks)
    }

    /// What takes a headline and a sentence.
    fn plainly(&self, said: &HouseSaid) -> (String, Vec<Block>) {
        let at = |table: &TableId| vec![("table", table.to_string().into())];
        let titled = |table: &TableId, title: &str| {
            let title = ("title", clean(title).into());
            [at(table), vec![title]].concat()
        };
        let (key, args): (&str, Vec<Arg<'_>>) = match said {
            HouseSaid::Left { table } => ("house-left", at(table)),
            HouseSaid::Expired { table, title } => ("house-expired", titled(table, title)),
            HouseSaid::Ended { table, title } => ("house-ended", titled(table, title)),
            HouseSaid::NoTable { table } => ("house-no-table", at(table)),
            HouseSaid::NoRecord { name: who } => {
                ("record-nobody", vec![("name", name(who).into())])
            }
            HouseSaid::MissedTooMany { table, most, share } => {
                let figures = vec![("most", (*most).into()), ("share", (*share).into())];
                ("record-missed-many", [at(table), figures].concat())
            }
            HouseSaid::HasSeat { table } => ("house-has-seat", at(table)),
            HouseSaid::NotMaker { table } => ("house-not-maker", at(table)),
            HouseSaid::TooFew { table, fewest } => {
                ("house-too-few", [at(table), vec![("fewest", (*fewest).into())]].concat())
            }
            HouseSaid::TooManyOpen { limit } => {
                ("house-too-many", vec![("limit", (*limit).into())])
            }
            HouseSaid::TooManyPlayed { limit } => {
                ("house-many-played", vec![("limit", (*limit).into())])
            }
            HouseSaid::NoWatch { table } => ("house-watch-none", at(table)),
            HouseSaid::WatchFull { table, limit } => {
                ("house-watch-full", [at(table), vec![("limit", (*limit).into())]].concat())
            }
            HouseSaid::TooManyWatched { limit } => {
                ("house-watch-many", vec![("limit", (*limit).into())])
            }
            HouseSaid::Watching { table, rounds: true } => ("house-watch-rounds", at(table)),
            HouseSaid::Watching { table, rounds: false } => ("house-watch-end", at(table)),
            HouseSaid::Unwatched { table } => ("house-unwatched", at(table)),
            HouseSaid::WatchClosed { table } => ("house-watch-closed", at(table)),
            HouseSaid::Closed => ("house-closed", vec![]),
            HouseSaid::Wrong { why } => ("house-wrong", vec![("why", clean(why).into())]),
            HouseSaid::BadName => ("house-bad-name", vec![]),
            HouseSaid::ShortWord => ("house-short-word", vec![]),
            HouseSaid::Quiet => ("house-quiet", vec![]),
            HouseSaid::AskedThem { table, names: all } => {
                ("house-asked", [at(table), vec![("players", names(all).into())]].concat())
            }
            HouseSaid::JoinsNot { table, name: who } => {
                ("house-joins-not", [at(table), vec![("player", name(who).into())]].concat())
            }
            HouseSaid::Declined => ("invite-declined", vec![]),
            HouseSaid::WhichTable => {
                let line = "invite 12 Anna <anna@example.org>";
                ("house-which", vec![("order", self.words.command(line).into())])
            }
            HouseSaid::Addresses { others } if others.is_empty() => ("no-addresses", vec![]),
            HouseSaid::Addresses { others } => {
                let all = others.iter().map(|it| rich::order(&clean(it))).collect::<Vec<_>>();
                ("addresses", vec![("others", all.join(", ").into())])
            }
            HouseSaid::PassphraseSet => ("house-signed", vec![]),
            HouseSaid::PassphraseShort => ("passphrase-short", vec![]),
            HouseSaid::PassphraseOff => ("house-unsigned", vec![]),
            HouseSaid::Renewed => ("house-renewed", vec![]),
            HouseSaid::NoSuchCode => ("house-no-code", vec![]),
            HouseSaid::Unsigned { wrong: true } => ("wrong-passphrase", vec![]),
            HouseSaid::Unsigned { wrong: false } => ("unsigned", vec![]),
            HouseSaid::Forgotten
            | HouseSaid::WrongTable { .. }
            | HouseSaid::AskedTo(_)
            | HouseSaid::OtherAddress { .. }
            | HouseSaid::Greeting { .. }
            | HouseSaid::Welcome { .. }
            | HouseSaid::Here
            | HouseSaid::Tables { .. }
            | HouseSaid::Games { .. }
            | HouseSaid::Profile { .. }
            | HouseSaid::Record(_)
            | HouseSaid::Standings(_)
            | HouseSaid::Opened { .. }
            | HouseSaid::Joined { .. }
            | HouseSaid::Found(_)
            | HouseSaid::Unknown { .. }
            | HouseSaid::Doubtful { .. }
            | HouseSaid::ForgetAsk => ("house-forgotten", vec![]),
        };
        let head = self.words.say(&format!("{key}-head"), &args);
        (head, vec![self.para(&format!("{key}-why"), &args)])
    }

    /// Nothing that a stranger wrote stands here: the reader may never have written.
    fn greeting(&self, games: &[&'static str], order: &str, then: &Yes) -> (String, Vec<Block>) {
        let house = clean(self.house.name);
        let why: [Arg<'_>; 2] =
            [("house", house.clone().into()), ("games", games.join(", ").into())];
        let label = match then {
            Yes::Join(table) => {
                self.words.say("house-sign-join", &[("table", table.to_string().into())])
            }
            Yes::Open(title) => {
                self.words.say("house-sign-open", &[("title", clean(title).into())])
            }
            Yes::Nothing => self.words.plain("house-sign-up"),
        };
        let never = self.button(self.words.plain("house-sign-never"), "never");
        let mut blocks =
            vec![self.para("house-greeting-why", &why), self.para("house-greeting-how", &[])];
        blocks.extend(self.buttons(vec![self.button(label, order).step(), never]));
        blocks.push(self.small("house-greeting-nothing", &[]));
        (self.words.say("house-greeting-head", &[("house", house.into())]), blocks)
    }

    /// An invitation: who asks, to what, how long it takes, and three answers.
    fn asked_to(&self, to: &AskedTo) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 5] = [
            ("player", name(&to.by).into()),
            ("title", clean(&to.title).into()),
            ("table", to.table.to_string().into()),
            ("seats", to.seats.into()),
            ("players", names(&to.names).into()),
        ];
        let mut blocks = Vec::new();
        blocks.extend(to.again.then(|| self.para("invite-again", &[])));
        blocks.extend([self.para("house-invite-why", &args), self.para("invite-how", &[])]);
        let clock = |clock: &String| self.small("invite-clock", &[("clock", clean(clock).into())]);
        blocks.extend(to.clock.as_ref().map(clock));
        let button = |key: &str, order: &str| self.button(self.words.plain(key), order);
        blocks.extend(self.buttons(vec![
            button("invite-join", &format!("join {}", to.table)).step(),
            button("invite-decline", "decline"),
            button("invite-never", "never"),
        ]));
        blocks.push(self.small("house-invite-nothing", &[]));
        (self.words.say("invite-head", &invites(to)), blocks)
    }

    /// What can be asked for from here on.
    fn desk(&self) -> Option<Block> {
        self.buttons(vec![
            self.button(self.words.plain("house-see-tables"), "tables"),
            self.button(self.words.plain("house-see-games"), "games"),
            self.button(self.words.plain("house-see-profile"), "set"),
        ])
    }

    fn tables(
        &self,
        waiting: &[Waiting],
        playing: &[(TableId, String)],
        watching: &[Watchable],
    ) -> (String, Vec<Block>) {
        let mut blocks = Vec::new();
        if waiting.is_empty() {
            blocks.push(self.para("house-tables-none", &[]));
            let button = self.button(self.words.plain("house-see-games"), "games");
            blocks.extend(self.buttons(vec![button]));
        }
        for table in waiting {
            let args: [Arg<'_>; 2] =
                [("table", table.table.to_string().into()), ("title", clean(&table.title).into())];
            blocks.push(Block::Heading(self.words.say("house-table", &args).into()));
            blocks.extend(self.waiting(table));
        }
        if !playing.is_empty() {
            blocks.push(Block::Heading(self.words.plain("house-playing").into()));
            let line = |(table, title): &(TableId, String)| {
                let args: [Arg<'_>; 2] =
                    [("table", table.to_string().into()), ("title", clean(title).into())];
                Line::from(self.words.say("house-table", &args))
            };
            blocks.push(Block::List(playing.iter().map(line).collect()));
        }
        blocks.extend(self.to_watch(watching));
        (self.words.plain("house-tables-head"), blocks)
    }

    /// The tables that the reader watches or may watch.
    fn to_watch(&self, tables: &[Watchable]) -> Vec<Block> {
        if tables.is_empty() {
            return Vec::new();
        }
        let mut blocks = vec![Block::Heading(self.words.plain("house-watching").into())];
        for table in tables {
            let args: [Arg<'_>; 2] =
                [("table", table.table.to_string().into()), ("title", clean(&table.title).into())];
            let line = self.words.say("house-table", &args);
            blocks.push(Block::Para(format!("{line} – {}", names(&table.names)).into()));
            let (label, order) = if table.watched {
                ("watch-stop", format!("unwatch {}", table.table))
            } else {
                ("house-watch-do", format!("watch {}", table.table))
            };
            blocks.extend(self.buttons(vec![self.button(self.words.plain(label), &order)]));
        }
        blocks
    }

    /// Who has joined a table, and what the reader may do about it.
    fn waiting(&self, table: &Waiting) -> Vec<Block> {
        let missing = table.seats.saturating_sub(table.names.len() + table.house);
        let args: [Arg<'_>; 3] = [
            ("count", missing.into()),
            ("seats", table.seats.into()),
            ("players", names(&table.names).into()),
        ];
        let mut blocks = vec![self.para("house-waiting", &args)];
        if !table.chosen.is_empty() {
            let chosen = table.chosen.iter().map(|it| rich::order(&short(it)));
            let chosen = chosen.collect::<Vec<_>>().join(", ");
            blocks.push(self.small("house-chosen", &[("options", chosen.into())]));
        }
        let id = table.table;
        let button =
            |key: &str, order: &str| self.button(self.words.plain(key), &format!("{order} {id}"));
        let mut buttons = Vec::new();
        if !table.joined {
            buttons.push(button("house-join", "join"));
        }
        if table.starts {
            buttons.push(button("house-start", "start"));
        }
        if table.joined {
            buttons.push(button("house-leave", "leave"));
        }
        blocks.extend(self.buttons(buttons));
        blocks
    }

    fn games(&self, games: &[OnOffer]) -> (String, Vec<Block>) {
        let mut blocks = Vec::new();
        for game in games {
            blocks.push(Block::Heading(clean(game.title).into()));
            blocks.extend(self.choices(game));
            let seats = game.players.1.min(4);
            let label = self.words.say("house-open", &[("count", seats.into())]);
            let order = format!("new {} {seats}", game.name);
            blocks.extend(self.buttons(vec![self.button(label, &order)]));
        }
        let args: [Arg<'_>; 3] = [
            ("word", rich::order("word=mango").into()),
            ("clock", rich::order("clock=48h").into()),
            ("house", rich::order("house=2").into()),
        ];
        blocks.push(self.small("house-games-more", &args));
        blocks.extend(self.at_every_table());
        (self.words.plain("house-games-head"), blocks)
    }

    /// For how many a game is, and what there is to choose.
    fn choices(&self, game: &OnOffer) -> Vec<Block> {
        let (fewest, most) = game.players;
        let args: [Arg<'_>; 2] = [("fewest", fewest.into()), ("most", most.into())];
        let mut blocks = vec![self.para("house-players", &args)];
        if !game.choices.is_empty() {
            let values = |choice: &Vec<String>| {
                let values = choice.iter().map(|it| rich::order(it)).collect::<Vec<_>>();
                Line::from(values.join(", "))
            };
            blocks.push(self.small("house-choices", &[]));
            blocks.push(Block::List(game.choices.iter().map(values).collect()));
        }
        blocks
    }

    /// What can be chosen whatever is played.
    fn at_every_table(&self) -> [Block; 2] {
        let options = ["press=private", "press=none", "votes=most", "watch=none", "missed=5"];
        let options = options.map(|it| Line::from(rich::order(it)));
        [self.small("house-games-all", &[]), Block::List(options.to_vec())]
    }

    fn profile(&self, lines: &[ProfileLine], changed: bool) -> (String, Vec<Block>) {
        let quote = |line: &ProfileLine| {
            let label = self.words.plain(match line.what {
                ProfilePart::Name => "house-profile-name",
                ProfilePart::Language => "house-profile-language",
                ProfilePart::Zone => "house-profile-zone",
                ProfilePart::Remind => "house-profile-remind",
                ProfilePart::Letters => "house-profile-letters",
                ProfilePart::Parts => "house-profile-parts",
                ProfilePart::Receipts => "house-profile-receipts",
                ProfilePart::Calendar => "house-profile-calendar",
                ProfilePart::Orders => "house-profile-orders",
            });
            Quote::order(label, &self.profile_line(line))
        };
        let key = if changed { "house-profile-changed" } else { "house-profile-head" };
        let args: [Arg<'_>; 1] = [("order", self.words.command("forget me").into())];
        let blocks = vec![
            self.para("house-profile-why", &[]),
            Block::Quotes(lines.iter().map(quote).collect()),
            self.small("house-profile-forget", &args),
        ];
        (self.words.plain(key), blocks)
    }

    /// What stands behind `set` is a command by itself, except a name.
    fn profile_line(&self, line: &ProfileLine) -> String {
        let words = self.words;
        let Some(about) = line.order.strip_prefix("set ") else { return line.order.clone() };
        let about = match about.strip_prefix("remind ") {
            _ if line.what == ProfilePart::Name => return words.commanded(&line.order),
            Some(value) => format!("{} {}", words.commanded("remind"), words.reminders(value)),
            None => words.commanded(about),
        };
        format!("{} {about}", words.commanded("set"))
    }

    fn opened(
        &self,
        table: TableId,
        seats: usize,
        order: &str,
        private: bool,
    ) -> (String, Vec<Block>) {
        let head = self.words.say("house-opened-head", &[("table", table.to_string().into())]);
        let args: [Arg<'_>; 3] = [
            ("order", self.words.command(order).into()),
            ("seats", seats.into()),
            ("address", clean(self.house.address).into()),
        ];
        let key = if private { "house-opened-private" } else { "house-opened-why" };
        let leave = self.button(self.words.plain("house-leave"), &format!("leave {table}"));
        let mut blocks = vec![self.para(key, &args)];
        blocks.extend(self.buttons(vec![leave]));
        (head, blocks)
    }
}
