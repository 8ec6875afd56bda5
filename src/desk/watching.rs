//! People who watch a table without playing: who may, and their letters. They read what
//! everybody may know, and whatever they order does nothing.
//!
//! A table that has moved to another round, or has ended, marks those who watch it in the
//! same transaction; the next look at the clocks writes their letters. So a letter that
//! can't be written never costs a player's move, and none is lost or written twice.

use super::{
    Desk, DeskError, Settings, gathering::Gather, keepsake, load, mending::Happened,
    moderating::who::is_one_person, notice, people::known_or_signed_up, table::AnyTable,
    writing::LARGEST,
};
use crate::{
    basics::TableId,
    engine::{Deed, Motion, Settled, Tells, Viewer},
    letters::{
        ClockPage, Course, Envelope, HouseSaid, Occasion, Rendered, Subjects, Watchable, Watcher,
    },
    mail::address::mailbox,
    store::{Member, Observer, Status, StoreError, TableRow, WatchPace, WriteTx},
};
use chrono::{DateTime, Utc};

/// How many may watch a table.
const MOST_OBSERVERS: usize = 20;

/// How many tables in play one person may watch.
const MOST_WATCHED: usize = 10;

/// How many tables to watch a letter lists.
const LISTED: usize = 10;

/// Either something was done, or why not.
type Answer<T> = Result<Result<T, HouseSaid>, DeskError>;

/// Somebody who would watch a table.
struct Onlooker<'a> {
    tx: &'a WriteTx<'a>,
    settings: &'a Settings,
    member: &'a Member,
    now: DateTime<Utc>,
    /// Their mail and its Message-ID, if they wrote one.
    answered: Option<(i64, Option<&'a str>)>,
}

impl Onlooker<'_> {
    /// Watches a table from now on. Whoever watches it already gets letters at other times.
    fn watch(
        &self,
        id: TableId,
        pace: Option<WatchPace>,
        admitted: bool,
    ) -> Answer<Vec<HouseSaid>> {
        let (tx, member) = (self.tx, self.member);
        let watched = tx.read().watched_by(&member.address)?;
        // Of one that is over no letter comes any more.
        if let Some(known) = watched.iter().find(|it| it.table == id && !it.over) {
            let pace = pace.unwrap_or(known.pace);
            tx.watch(id, &member.address, pace, self.now)?;
            let rounds = pace == WatchPace::Round;
            return Ok(Ok(vec![HouseSaid::Watching { table: id, rounds }]));
        }
        let none = Ok(Err(HouseSaid::NoWatch { table: id }));
        let Some(row) = tx.read().table(id)? else { return none };
        let played = matches!(row.status, Status::Running | Status::Paused);
        if !admitted || !played || tx.read().is_to_look_at(id)? {
            return none;
        }
        // A table that can't be shown has nothing to look at.
        let Ok(table) = load(&self.settings.games, tx.read(), &row)? else { return none };
        if self.plays(&row)? {
            return Ok(Err(HouseSaid::HasSeat { table: id }));
        }
        if tx.read().observers(id)?.len() >= MOST_OBSERVERS {
            return Ok(Err(HouseSaid::WatchFull { table: id, limit: MOST_OBSERVERS }));
        }
        if watched.iter().filter(|it| !it.over).count() >= MOST_WATCHED {
            return Ok(Err(HouseSaid::TooManyWatched { limit: MOST_WATCHED }));
        }
        let pace = pace.unwrap_or(WatchPace::Round);
        tx.watch(id, &member.address, pace, self.now)?;
        let observers = tx.read().observers(id)?;
        let known = observers.iter().find(|it| it.address == member.address);
        if let Some(observer) = known {
            self.write(&row, &*table, observer, true)?;
        }
        Ok(Ok(Vec::new()))
    }

    /// Has the person behind this address a seat there?
    fn plays(&self, row: &TableRow) -> Result<bool, StoreError> {
        for player in &row.seats {
            if is_one_person(self.tx.read(), &player.address, &self.member.address)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Writes a letter to them: the position and what has happened, as everybody may know it.
    fn write(
        &self,
        row: &TableRow,
        table: &dyn AnyTable,
        observer: &Observer,
        begins: bool,
    ) -> Result<(), DeskError> {
        let over = row.status.is_over();
        // Whoever has just come, or wants the end alone, is not told all that led there.
        let rounds = observer.pace == WatchPace::Round;
        let told = match (begins, rounds, over) {
            (false, true, _) => observer.told,
            (false, false, true) => agreed_end(table),
            (false, false, false) | (true, _, _) => table.position(),
        };
        let finished = table.standings().is_some();
        let page = if finished { keepsake::page(self.tx, self.settings, row) } else { None };
        let mut envelope = Envelope {
            table: row.id,
            subjects: if row.one_subject { Subjects::One } else { Subjects::Two },
            language: self.member.language,
            orders: if self.member.english_orders {
                crate::basics::Language::En
            } else {
                self.member.language
            },
            reply_to: self.settings.own.with_token(&self.member.token),
            commitment: if row.secret { String::new() } else { row.seed.commitment() },
            seed: (finished && !row.secret).then(|| row.seed.reveal().to_owned()),
            clock: ClockPage {
                zone: self.member.zone.unwrap_or(self.settings.clock.zone),
                now: Some(self.now),
                paused: row.status == Status::Paused,
                ..ClockPage::default()
            },
            course: if finished { table.course() } else { Course::default() },
            watcher: Some(Watcher { begins, rounds }),
            enclosed: page.is_some(),
            ..Envelope::of_nobody(
                table.title().to_owned(),
                row.seats.iter().map(|seat| seat.name.clone()).collect(),
            )
        };
        let occasion = if finished { Occasion::Over } else { Occasion::News { whole: true } };
        let mut rendered = told_since(table, &mut envelope, &occasion, told)?;
        if rendered.html.len() > LARGEST {
            rendered = told_since(table, &mut envelope, &occasion, table.position())?;
        }
        let position = table.position();
        let letter = notice::ToObserver {
            table: row.id,
            member: self.member,
            rendered,
            position,
            enclosed: page.into_iter().collect(),
            answered: self.answered,
        };
        notice::to_observer(self.tx, self.settings, letter, self.now)?;
        self.tx.told_observer(observer.id, position, table.round(), over)?;
        Ok(())
    }
}

/// Where the players' agreement on the end stands in the journal, if that is how it ended: whoever
/// reads of the end alone reads that, too. Behind it stands nothing but the end.
fn agreed_end(table: &dyn AnyTable) -> u32 {
    let position = table.position();
    let last = (position.saturating_sub(2)..).zip(table.done_since(position.saturating_sub(2)));
    let agreed = last.filter(|(_, happened)| match happened {
        Happened::Deed(Deed::Settled { how: Settled::Agreed, motion, .. }) => {
            matches!(motion, Motion::End | Motion::Draw)
        }
        Happened::Order | Happened::Mended | Happened::Deed(_) => false,
    });
    agreed.map(|(entry, _)| entry).next().unwrap_or(position)
}

/// A letter with the news since an entry, as everybody may know them.
fn told_since(
    table: &dyn AnyTable,
    envelope: &mut Envelope,
    occasion: &Occasion,
    told: u32,
) -> Result<Rendered, DeskError> {
    envelope.deeds = table.deeds(envelope, Viewer::Public, told)?;
    // What a moderator says to the players is said to them.
    envelope
        .deeds
        .retain(|line| line.what.deed().is_none_or(|deed| !matches!(deed.tells(), Tells::Said(_))));
    Ok(table.letter(envelope, occasion, told)?)
}

impl Gather<'_> {
    /// Watches a table, if its word is known or there is none.
    pub(super) fn watch(
        &self,
        id: TableId,
        word: Option<&str>,
        pace: Option<WatchPace>,
        answered: (i64, Option<&str>),
    ) -> Answer<Vec<HouseSaid>> {
        let admitted = self.tx.read().table(id)?.is_some_and(|row| row.watch.admits(word));
        let Gather { tx, settings, member, now } = *self;
        let onlooker = Onlooker { tx, settings, member, now, answered: Some(answered) };
        onlooker.watch(id, pace, admitted)
    }

    /// The tables that the reader watches, and those that anybody may.
    pub(super) fn to_watch(&self) -> Result<Vec<Watchable>, DeskError> {
        let reader = self.tx.read();
        let watched = reader.watched_by(&self.member.address)?;
        let mine: Vec<TableId> = watched.iter().filter(|it| !it.over).map(|it| it.table).collect();
        let open = reader.watchable(LISTED)?.into_iter().filter(|id| !mine.contains(id));
        let plays: Vec<TableId> = reader
            .all_seats_of(&self.member.address)?
            .into_iter()
            .map(|((table, _), _)| table)
            .collect();
        let open: Vec<TableId> = open.filter(|id| !plays.contains(id)).collect();
        let mut tables = Vec::new();
        for id in mine.iter().chain(&open).take(LISTED) {
            let Some(row) = reader.table(*id)? else { continue };
            tables.push(Watchable {
                table: *id,
                title: self.settings.games.title(&row.game).to_owned(),
                names: row.seats.iter().map(|seat| seat.name.clone()).collect(),
                watched: mine.contains(id),
            });
        }
        Ok(tables)
    }
}

/// Nobody watches a table any more; those who did are told.
pub(super) fn close(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    for observer in tx.read().observers(table)? {
        tx.unwatch(table, &observer.address)?;
        if observer.over {
            continue;
        }
        let Some(member) = tx.read().member(&mailbox(&observer.address))? else { continue };
        let said = [HouseSaid::WatchClosed { table }];
        let rendered = super::gathering::letter(settings, &member, &said);
        notice::to_member(tx, settings, (&member, notice::HOUSE), rendered, None, now)?;
    }
    Ok(())
}

/// Why the operator can't let somebody watch.
#[derive(Debug, thiserror::Error)]
pub enum WatchError {
    #[error("there is no table {0} to watch; `monsoon table list` shows those there are")]
    NoTable(TableId),
    #[error(
        "table {0} is not to be watched; `monsoon mod {0} option watch=open because ...` changes \
         that, and its players are told"
    )]
    NotOpen(TableId),
    /// Something about the person or the limits.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<StoreError> for WatchError {
    fn from(error: StoreError) -> Self {
        WatchError::Desk(error.into())
    }
}

impl Desk {
    /// Writes to those who watch tables where something has happened. Returns at how many
    /// tables that failed.
    pub(super) fn tell_observers(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let tables = self.store.read().observers_due()?;
        self.at_each("letters to those who watch", tables, now, tell_observers_of)
    }

    /// Lets somebody watch a table whose players allow it, whoever knows its word. They are
    /// signed up by that if they were not.
    ///
    /// # Errors
    /// If there is no such table, or they may not watch it.
    pub fn let_watch(
        &mut self,
        table: TableId,
        who: &super::NewSeat,
        pace: WatchPace,
    ) -> Result<(), WatchError> {
        let now = self.clock.now();
        let refused = |why: &str| Err(WatchError::Refused(why.to_owned()));
        let tx = self.store.write()?;
        let settings = &self.settings;
        let row = tx.read().table(table)?.ok_or(WatchError::NoTable(table))?;
        if row.watch == crate::store::WatchRule::None {
            return Err(WatchError::NotOpen(table));
        }
        let member = match known_or_signed_up(&tx, settings, who, now)? {
            Ok(member) => member,
            Err(why) => return refused(&why),
        };
        let member = &member;
        let onlooker = Onlooker { tx: &tx, settings, member, now, answered: None };
        match onlooker.watch(table, Some(pace), true)? {
            Ok(_) => Ok(tx.commit().map_err(DeskError::from)?),
            Err(HouseSaid::HasSeat { .. }) => refused("they play at this table"),
            Err(HouseSaid::WatchFull { .. }) => refused("enough people watch this table"),
            Err(HouseSaid::TooManyWatched { .. }) => refused("they watch enough tables"),
            Err(_) => Err(WatchError::NoTable(table)),
        }
    }

    /// Ends somebody's watching; returns whether they did watch.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_watching(&mut self, table: TableId, address: &str) -> Result<bool, DeskError> {
        let tx = self.store.write()?;
        let did = tx.unwatch(table, &address.to_lowercase())?;
        tx.commit()?;
        Ok(did)
    }

    /// The names and addresses of those who watch a table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn who_watches(&self, table: TableId) -> Result<Vec<(String, String)>, DeskError> {
        let reader = self.store.read();
        let mut found = Vec::new();
        for observer in reader.observers(table)? {
            let member = reader.member(&mailbox(&observer.address))?;
            found.push((member.map(|it| it.name).unwrap_or_default(), observer.address));
        }
        Ok(found)
    }
}

fn tell_observers_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(row) = tx.read().table(id)? else { return Ok(()) };
    let table = load(&settings.games, tx.read(), &row)?.map_err(DeskError::Fault)?;
    let over = row.status.is_over();
    for observer in tx.read().observers(id)?.into_iter().filter(|it| it.due) {
        let rounds = observer.pace == WatchPace::Round;
        let moved = over != observer.over || rounds && table.round() != observer.round;
        let member = tx.read().member(&mailbox(&observer.address))?;
        match member {
            Some(member) if moved => {
                let onlooker = Onlooker { tx, settings, member: &member, now, answered: None };
                onlooker.write(&row, &*table, &observer, false)?;
            }
            // What happened was taken back before anybody was told.
            _ => tx.told_observer(observer.id, observer.told, observer.round, observer.over)?,
        }
    }
    Ok(())
}
