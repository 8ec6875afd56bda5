//! Tables that wait for players: somebody who has signed up opens one, others join it, and
//! it begins when it is full or its maker starts it. Nobody plays who did not join by a mail
//! of their own. To whoever does not know the word, a table with one is as good as none.

mod beginning;
mod listing;
mod operating;
mod wrong;

pub(super) use beginning::may_be_watched;
pub(super) use listing::{clock_of, letter, offered, on_offer};
pub use operating::Gathered;
pub(super) use wrong::wrong_wishes;

use super::{
    DeskError, Settings,
    games::AnyGame,
    inviting,
    moderating::who::is_one_person,
    notice,
    opening::{house_among, is_entry_word, take_missed},
    record,
    secrets::random_hex,
};
use crate::{
    basics::TableId,
    letters::HouseSaid,
    mail::address::mailbox,
    store::{Gathering, Member, Reader, Status, StoreError, WriteTx},
};
use beginning::begin;
use chrono::{DateTime, Utc};

/// How many open tables one person may have joined at a time, their own among them.
pub(super) const MOST_OPEN: usize = 3;

/// How many tables one person may play at when they open or join another.
pub(super) const MOST_PLAYED: usize = 10;

/// What somebody wants to open.
pub(super) struct Choice<'a> {
    pub(super) game: &'a str,
    pub(super) seats: Option<usize>,
    pub(super) options: &'a [(String, String)],
    pub(super) private: bool,
    pub(super) word: Option<&'a str>,
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
    house_among(&table.options)
}

/// Why a table can't be opened as it was written, if anything is wrong with it.
pub(super) fn wrong_table(
    settings: &Settings,
    game: &dyn AnyGame,
    choice: &Choice<'_>,
    seats: usize,
) -> Result<Option<HouseSaid>, DeskError> {
    let wrong = wrong_wishes(settings, game, choice, seats)?;
    if wrong.is_empty() {
        return Ok(None);
    }
    let instead = wrong::instead(settings, game, choice, seats)?;
    Ok(Some(HouseSaid::WrongTable { wrong, game: offered(game), instead }))
}

impl Gather<'_> {
    pub(super) fn open(&self, choice: &Choice<'_>) -> Answer<Opening> {
        let Some(game) = self.settings.games.called(choice.game) else {
            return Ok(Err(HouseSaid::Wrong { why: choice.game.into() }));
        };
        let seats = choice.seats.unwrap_or(game.name().players.1.min(4));
        if let Some(wrong) = wrong_table(self.settings, game, choice, seats)? {
            return Ok(Err(wrong));
        }
        let house = house_among(choice.options);
        if let Some(why) = self.is_busy()? {
            return Ok(Err(why));
        }
        let made = random_hex::<4>()?;
        let word = choice.private.then(|| choice.word.unwrap_or(&made));
        if word.is_some_and(|word| !is_entry_word(word)) {
            return Ok(Err(HouseSaid::ShortWord));
        }
        let id = self.tx.gather(choice.game, seats, choice.options, (word, false), self.now)?;
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

    /// Gives a place up again. Whoever joined next may start it then, and is told so; a table
    /// that nobody is at any more is over, unless it is the operator's.
    pub(super) fn leave(&self, id: TableId) -> Result<HouseSaid, DeskError> {
        let table = self.tx.read().gathering(id)?;
        let mine = |it: &Gathering| it.joined.contains(&self.member.address);
        let Some(table) = table.filter(mine) else {
            let seats = self.tx.read().all_seats_of(&self.member.address)?;
            let plays = seats.iter().any(|((table, _), status)| {
                *table == id && matches!(status, Status::Running | Status::Paused)
            });
            let here = if plays {
                HouseSaid::LeaveThere { table: id }
            } else {
                HouseSaid::NotThere { table: id }
            };
            return Ok(here);
        };
        self.tx.unjoin(id, &self.member.address)?;
        if table.joined.len() > 1 && table.joined.first() == Some(&self.member.address) {
            self.tell_next(id)?;
        } else if table.joined.len() == 1 && !table.by_operator {
            self.tx.end_gathering(id, self.now)?;
        }
        Ok(HouseSaid::Left { table: id })
    }

    /// Whoever may start a table, because its maker has left it, is told so.
    fn tell_next(&self, id: TableId) -> Result<(), DeskError> {
        let Some(table) = self.tx.read().gathering(id)? else { return Ok(()) };
        let Some(next) = table.joined.first() else { return Ok(()) };
        let Some(member) = self.tx.read().member(&mailbox(next))? else { return Ok(()) };
        let waiting = Gather { member: &member, ..*self }.waiting(&table)?;
        let rendered = letter(self.settings, &member, &[HouseSaid::Yours { waiting }]);
        let to = (&member, notice::HOUSE);
        notice::to_member(self.tx, self.settings, to, rendered, None, self.now)
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
