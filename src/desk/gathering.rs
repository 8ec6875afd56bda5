//! Tables that wait for players: somebody who has signed up opens one, others join it, and
//! it begins when it is full or its maker starts it. Nobody plays who did not join by a mail
//! of their own. To whoever does not know the word, a table with one is as good as none.

use super::{
    Desk, DeskError, Settings,
    games::AnyGame,
    inviting::{self, EXPIRES_AFTER},
    moderating::who::is_one_person,
    notice,
    opening::{
        HouseOptions, NO_WORD, NewSeat, NewTable, OpenError, Watching, check_wish, is_entry_word,
        open_as, take_house, take_missed,
    },
    record,
    secrets::random_hex,
};
use crate::{
    basics::{Language, TableId},
    letters::{self, House, HouseSaid, OnOffer, Rendered, Waiting},
    mail::address::mailbox,
    store::{Gathering, Member, Reader, Status, StoreError, WatchRule, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many open tables one person may have joined at a time, their own among them.
pub(super) const MOST_OPEN: usize = 3;

/// How many tables one person may play at when they open or join another.
pub(super) const MOST_PLAYED: usize = 10;

/// How many tables of one person a letter lists to others.
const LISTED_OF_ONE: usize = 2;

/// How many tables a letter lists.
const LISTED: usize = 20;

/// What somebody wants to open.
pub(super) struct Choice<'a> {
    pub(super) game: &'a str,
    pub(super) seats: Option<usize>,
    pub(super) options: &'a [(String, String)],
    pub(super) private: bool,
    pub(super) word: Option<&'a str>,
}

/// A table that waits for players, as its operator sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Gathered {
    pub id: TableId,
    pub game: String,
    /// How many are to play.
    pub seats: usize,
    /// Does it take a word to join?
    pub private: bool,
    pub since: DateTime<Utc>,
    /// The names of those who have joined, its maker first.
    pub joined: Vec<String>,
}

/// A member at the tables that wait.
pub(super) struct Gather<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) member: &'a Member,
    pub(super) now: DateTime<Utc>,
}

/// Either something was done, or why not.
pub(super) type Answer<T> = Result<Result<T, HouseSaid>, DeskError>;

/// What came of opening a table.
pub(super) enum Opening {
    Waits(HouseSaid),
    /// Only house players were to join: the game's first letters are there.
    Begun,
}

/// How many house players sit down at a table.
pub(super) fn house_players(table: &Gathering) -> usize {
    take_house(&mut table.options.clone()).unwrap_or_default()
}

impl Gather<'_> {
    pub(super) fn open(&self, choice: &Choice<'_>) -> Answer<Opening> {
        let Some(game) = self.settings.games.called(choice.game) else {
            return Ok(Err(HouseSaid::Wrong { why: choice.game.to_owned() }));
        };
        let wrong = |why| Ok(Err(HouseSaid::WrongTable { why, game: offered(game) }));
        let seats = choice.seats.unwrap_or(game.name().players.1.min(4));
        match check_wish(self.settings, choice.game, seats, choice.options) {
            Ok(()) => {}
            Err(OpenError::Wish(why)) => return wrong(why),
            Err(OpenError::Desk(error)) => return Err(error),
        }
        if let Err(why) = may_be_watched(choice) {
            return wrong(why);
        }
        let house = match take_house(&mut choice.options.to_vec()) {
            Ok(house) if house < seats => house,
            Ok(house) => {
                return wrong(format!(
                    "house={house}: of {seats} players one at least is a person"
                ));
            }
            Err(why) => return wrong(why),
        };
        if let Some(why) = self.is_busy()? {
            return Ok(Err(why));
        }
        let made = random_hex::<4>()?;
        let word = choice.private.then(|| choice.word.unwrap_or(&made));
        if word.is_some_and(|word| !is_entry_word(word)) {
            return Ok(Err(HouseSaid::ShortWord));
        }
        let id = self.tx.gather(choice.game, seats, choice.options, word, self.now)?;
        self.tx.join(id, &self.member.address, self.now)?;
        if let Some(table) = self.tx.read().gathering(id)?.filter(|_| house + 1 >= seats) {
            return Ok(self.begin(&table)?.map(|()| Opening::Begun));
        }
        let entry = word.map(|word| format!(" {word}")).unwrap_or_default();
        let order = format!("join {id}{entry}");
        let private = word.is_some();
        Ok(Ok(Opening::Waits(HouseSaid::Opened { table: id, seats, order, private })))
    }

    /// Takes a place; `None` if that was the last, and the game's first letters are there.
    pub(super) fn join(&self, id: TableId, word: Option<&str>) -> Answer<Option<HouseSaid>> {
        self.join_if(id, |table| table.opens(word))
    }

    /// The same for somebody who was asked to it, and need not know its word.
    pub(super) fn join_asked(&self, id: TableId) -> Answer<Option<HouseSaid>> {
        self.join_if(id, |_| true)
    }

    fn join_if(
        &self,
        id: TableId,
        opens: impl Fn(&Gathering) -> bool,
    ) -> Answer<Option<HouseSaid>> {
        let Some(table) = self.tx.read().gathering(id)? else {
            return Ok(Err(HouseSaid::NoTable { table: id }));
        };
        let joined = self.is_in(&table)?;
        if !joined && !opens(&table) {
            return Ok(Err(HouseSaid::NoTable { table: id }));
        }
        if joined {
            return Ok(Err(HouseSaid::HasSeat { table: id }));
        }
        let most = take_missed(&mut table.options.clone()).ok().flatten();
        if let Some(most) = most
            && let Some(share) =
                record::missed_too_many(self.tx.read(), &self.member.address, most)?
        {
            return Ok(Err(HouseSaid::MissedTooMany { table: id, most, share }));
        }
        if let Some(why) = self.is_busy()? {
            return Ok(Err(why));
        }
        self.tx.join(id, &self.member.address, self.now)?;
        let Some(table) = self.tx.read().gathering(id)? else {
            return Ok(Err(HouseSaid::NoTable { table: id }));
        };
        if table.joined.len() + house_players(&table) >= table.seats {
            return Ok(self.begin(&table)?.map(|()| None));
        }
        Ok(Ok(Some(HouseSaid::Joined { waiting: self.waiting(&table)? })))
    }

    /// Gives a place up again. Whoever joined next may start it then.
    pub(super) fn leave(&self, id: TableId) -> Result<HouseSaid, DeskError> {
        let table = self.tx.read().gathering(id)?;
        let mine = |it: &Gathering| it.joined.contains(&self.member.address);
        let Some(table) = table.filter(mine) else {
            return Ok(HouseSaid::NoTable { table: id });
        };
        self.tx.unjoin(id, &self.member.address)?;
        if table.joined.len() == 1 {
            self.tx.end_gathering(id, self.now)?;
        }
        Ok(HouseSaid::Left { table: id })
    }

    /// The table that waits and that they have opened, if it is the only one.
    pub(super) fn only_own(&self) -> Result<Option<TableId>, StoreError> {
        let open = self.tx.read().gatherings()?;
        let own = |it: &&Gathering| it.joined.first() == Some(&self.member.address);
        let mut own = open.iter().filter(own).map(|it| it.id);
        Ok(own.next().filter(|_| own.next().is_none()))
    }

    pub(super) fn leave_all(&self) -> Result<(), DeskError> {
        for table in self.tx.read().gatherings()? {
            if table.joined.contains(&self.member.address) {
                self.leave(table.id)?;
            }
        }
        Ok(())
    }

    /// Begins with those who are here, if whoever asks has opened it.
    pub(super) fn start(&self, id: TableId) -> Answer<()> {
        let Some(table) = self.tx.read().gathering(id)? else {
            return Ok(Err(HouseSaid::NoTable { table: id }));
        };
        if !table.joined.contains(&self.member.address) {
            // A table with a word is none to whoever is not in it.
            return Ok(Err(match table.word {
                None => HouseSaid::NotMaker { table: id },
                Some(_) => HouseSaid::NoTable { table: id },
            }));
        }
        if table.joined.first() != Some(&self.member.address) {
            return Ok(Err(HouseSaid::NotMaker { table: id }));
        }
        let fewest = self.fewest(&table);
        if table.joined.len() + house_players(&table) < fewest {
            return Ok(Err(HouseSaid::TooFew { table: id, fewest }));
        }
        self.begin(&table)
    }

    fn fewest(&self, table: &Gathering) -> usize {
        self.settings.games.called(&table.game).map_or(usize::MAX, |game| game.name().players.0)
    }

    fn begin(&self, table: &Gathering) -> Answer<()> {
        begin(self.tx, self.settings, table, self.now)
    }

    /// The tables that the reader may join, and those where they are.
    pub(super) fn tables(&self) -> Result<HouseSaid, DeskError> {
        let mut waiting = Vec::new();
        let mut makers: BTreeMap<String, usize> = BTreeMap::new();
        for table in self.tx.read().gatherings()? {
            let mine = table.joined.contains(&self.member.address);
            let of_maker =
                makers.entry(table.joined.first().cloned().unwrap_or_default()).or_default();
            let public = table.word.is_none();
            *of_maker += usize::from(public);
            if mine || (public && *of_maker <= LISTED_OF_ONE) {
                waiting.push(self.waiting(&table)?);
            }
        }
        // One's own come first, then the oldest: they have waited longest.
        waiting.sort_by_key(|table| !table.joined);
        waiting.truncate(LISTED);
        let mut playing = Vec::new();
        for (seat, status) in self.tx.read().all_seats_of(&self.member.address)? {
            if status.is_over() {
                continue;
            }
            if let Some(row) = self.tx.read().table(seat.0)? {
                playing.push((row.id, self.settings.games.title(&row.game).to_owned()));
            }
        }
        let watching = self.to_watch()?;
        Ok(HouseSaid::Tables { waiting, playing, watching })
    }

    pub(super) fn waiting(&self, table: &Gathering) -> Result<Waiting, DeskError> {
        let mut names = Vec::new();
        for address in &table.joined {
            names.extend(self.tx.read().member(&mailbox(address))?.map(|it| it.name));
        }
        let joined = table.joined.contains(&self.member.address);
        let is_maker = table.joined.first() == Some(&self.member.address);
        Ok(Waiting {
            table: table.id,
            title: self.settings.games.title(&table.game).to_owned(),
            seats: table.seats,
            names,
            house: house_players(table),
            chosen: table.options.iter().map(|(key, value)| format!("{key}={value}")).collect(),
            joined,
            starts: is_maker && table.joined.len() + house_players(table) >= self.fewest(table),
        })
    }

    /// Is the person behind this address in it, as far as we know?
    pub(super) fn is_in(&self, table: &Gathering) -> Result<bool, StoreError> {
        for address in &table.joined {
            if is_one_person(self.tx.read(), address, &self.member.address)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Why the person can't be at one table more.
    pub(super) fn is_busy(&self) -> Result<Option<HouseSaid>, StoreError> {
        let open = self.tx.read().gatherings()?;
        let mine = open.iter().filter(|it| it.joined.contains(&self.member.address));
        if mine.count() >= MOST_OPEN {
            return Ok(Some(HouseSaid::TooManyOpen { limit: MOST_OPEN }));
        }
        let busy = plays_enough(self.tx.read(), &self.member.address)?;
        Ok(busy.then_some(HouseSaid::TooManyPlayed { limit: MOST_PLAYED }))
    }
}

/// Does somebody play, or wait, at as many tables as one person may when another is opened?
pub(super) fn plays_enough(reader: Reader<'_>, address: &str) -> Result<bool, StoreError> {
    let mut played = 0;
    for ((table, _), status) in reader.all_seats_of(address)? {
        // Whoever was only asked plays nowhere yet.
        let counts = match status {
            Status::Waiting => inviting::may_play(reader, table, address)?,
            Status::Running | Status::Paused => true,
            Status::Finished | Status::Cancelled => false,
        };
        played += usize::from(counts);
    }
    Ok(played >= MOST_PLAYED)
}

/// Begins with those who have joined, and the house players.
fn begin(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: &Gathering,
    now: DateTime<Utc>,
) -> Answer<()> {
    let mut seats: Vec<NewSeat> = Vec::new();
    for address in &table.joined {
        let Some(member) = tx.read().member(&mailbox(address))? else { continue };
        let name = called_apart(&member.name, &seats);
        seats.push(NewSeat { name, address: member.address, language: Some(member.language) });
    }
    let wish = NewTable {
        game: table.game.clone(),
        seats,
        options: table.options.clone(),
        seed: None,
        moderators: vec![],
        later: false,
    };
    tx.end_gathering(table.id, now)?;
    match open_as(tx, settings, &wish, Some(table.id), now) {
        Ok(_) => {
            tx.set_watch(table.id, &watched_by(table))?;
            Ok(Ok(()))
        }
        Err(OpenError::Wish(why)) => Ok(Err(HouseSaid::Wrong { why })),
        Err(OpenError::Desk(error)) => Err(error),
    }
}

/// The most letters of a name that a number is put behind.
const LONGEST_APART: usize = 50;

/// A name that none of these has.
fn called_apart(name: &str, others: &[NewSeat]) -> String {
    // A name with a number behind it must be one, too.
    let short: String = name.chars().take(LONGEST_APART).collect();
    let taken = |name: &str| others.iter().any(|other| other.name == name);
    let mut apart = name.to_owned();
    for nth in 2..=others.len() + 1 {
        if !taken(&apart) {
            break;
        }
        apart = format!("{} {nth}", short.trim_end());
    }
    apart
}

/// Who may watch a table that people have joined: whoever could have joined it, unless its
/// maker chose otherwise.
fn watched_by(table: &Gathering) -> WatchRule {
    let chosen = HouseOptions::take(table.options.clone()).ok().and_then(|(it, _)| it.watch);
    match (chosen, &table.word) {
        (Some(Watching::By(rule)), _) => rule,
        (Some(Watching::ByTheTablesWord) | None, Some(word)) => WatchRule::Word(word.clone()),
        (Some(Watching::ByTheTablesWord), None) => WatchRule::None,
        (None, None) => WatchRule::Open,
    }
}

/// Whether a table for whoever joins can be watched like this. What is chosen is shown to
/// others, so no word may stand in it.
pub(super) fn may_be_watched(choice: &Choice<'_>) -> Result<(), String> {
    let (of_house, _) = HouseOptions::take(choice.options.to_vec())?;
    match of_house.watch {
        Some(Watching::By(WatchRule::Word(_))) => {
            Err("write watch=word: those who know the table's word may watch".to_owned())
        }
        Some(Watching::ByTheTablesWord) if !choice.private => Err(NO_WORD.to_owned()),
        Some(Watching::By(WatchRule::Open | WatchRule::None) | Watching::ByTheTablesWord)
        | None => Ok(()),
    }
}

/// The games of the house, and what can be chosen.
pub(super) fn on_offer(settings: &Settings) -> Vec<OnOffer> {
    settings.games.iter().map(offered).collect()
}

fn offered(game: &dyn AnyGame) -> OnOffer {
    OnOffer {
        name: game.name().name,
        title: game.name().title,
        players: game.name().players,
        choices: game
            .choosable()
            .iter()
            .map(|(key, values)| values.iter().map(|it| format!("{key}={it}")).collect())
            .collect(),
    }
}

/// A letter to a member.
pub(super) fn letter(settings: &Settings, member: &Member, said: &[HouseSaid]) -> Rendered {
    let reply_to = settings.own.with_token(&member.token);
    let (name, language) = (settings.own.name(), member.language);
    let address = &settings.own.plain();
    let orders = if member.english_orders { Language::En } else { language };
    letters::house(&House { name, address, reply_to: &reply_to, language, orders }, said)
}

impl Desk {
    /// Forgets strangers who have not confirmed their address within the day, and ends
    /// tables that have waited for players long enough.
    pub(super) fn keep_house(&mut self, now: DateTime<Utc>) -> Result<(), DeskError> {
        let (day_ago, reader) = (now - TimeDelta::days(1), self.store.read());
        let expired: Vec<Gathering> = reader
            .gatherings()?
            .into_iter()
            .filter(|table| now - table.made_at >= EXPIRES_AFTER)
            .collect();
        if expired.is_empty() && !reader.has_greeted(day_ago)? {
            return Ok(());
        }
        let tx = self.store.write()?;
        tx.forget_greeted(day_ago)?;
        for table in expired {
            let title = self.settings.games.title(&table.game).to_owned();
            let said = HouseSaid::Expired { table: table.id, title };
            give_up(&tx, &self.settings, &table, &said, now)?;
        }
        Ok(tx.commit()?)
    }

    /// The tables that wait for players, oldest first.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn gatherings(&self) -> Result<Vec<Gathered>, DeskError> {
        let reader = self.store.read();
        let mut all = Vec::new();
        for table in reader.gatherings()? {
            let mut joined = Vec::new();
            for address in &table.joined {
                joined.extend(reader.member(&mailbox(address))?.map(|member| member.name));
            }
            all.push(Gathered {
                id: table.id,
                game: table.game,
                seats: table.seats,
                private: table.word.is_some(),
                since: table.made_at,
                joined,
            });
        }
        Ok(all)
    }

    /// The operator begins a table that waits for players, with those who have joined.
    ///
    /// # Errors
    /// Why that can't be.
    pub fn start_gathering(&mut self, id: TableId) -> Result<(), OpenError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let none = || OpenError::Wish(format!("no table {id} waits for players"));
        let table = tx.read().gathering(id)?.ok_or_else(none)?;
        let game = self.settings.games.called(&table.game);
        let fewest = game.map_or(usize::MAX, |game| game.name().players.0);
        let there = table.joined.len() + house_players(&table);
        if table.joined.is_empty() || there < fewest {
            return Err(OpenError::Wish(format!("{there} players; this game takes {fewest}")));
        }
        match begin(&tx, &self.settings, &table, now)? {
            Ok(()) => Ok(tx.commit()?),
            Err(HouseSaid::Wrong { why }) => Err(OpenError::Wish(why)),
            Err(_) => Err(none()),
        }
    }

    /// The operator ends a table that waits for players: those who have joined are told.
    /// `false` if there is no such table.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_gathering(&mut self, id: TableId) -> Result<bool, DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let Some(table) = tx.read().gathering(id)? else { return Ok(false) };
        let title = self.settings.games.title(&table.game).to_owned();
        give_up(&tx, &self.settings, &table, &HouseSaid::Ended { table: id, title }, now)?;
        tx.commit()?;
        Ok(true)
    }
}

/// Nobody waits for players any more, and those who have joined are told why.
fn give_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: &Gathering,
    why: &HouseSaid,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    tx.end_gathering(table.id, now)?;
    for address in &table.joined {
        let Some(member) = tx.read().member(&mailbox(address))? else { continue };
        let rendered = letter(settings, &member, std::slice::from_ref(why));
        notice::to_member(tx, settings, (&member, notice::HOUSE), rendered, None, now)?;
    }
    Ok(())
}
