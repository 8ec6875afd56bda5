//! Tables that wait, for whoever runs the house; and what becomes of those that nobody fills.

use super::{
    super::{
        Desk, DeskError, Settings,
        inviting::EXPIRES_AFTER,
        notice,
        opening::{NewSeat, OpenError},
        people::known_or_signed_up,
    },
    Gather, begin, house_players, letter,
};
use crate::{
    basics::TableId,
    letters::HouseSaid,
    mail::address::mailbox,
    store::{Gathering, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

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

impl Desk {
    /// Forgets strangers who have not confirmed their address within the day, and ends
    /// tables that have waited for players long enough.
    pub(in super::super) fn keep_house(&mut self, now: DateTime<Utc>) -> Result<(), DeskError> {
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

    /// The operator has somebody join a table that waits, whoever knows its word. They are
    /// signed up by that if they were not, and told; `true` if the table has begun.
    ///
    /// # Errors
    /// Why that can't be.
    pub fn join_gathering(&mut self, id: TableId, who: &NewSeat) -> Result<bool, OpenError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let settings = &self.settings;
        let member = known_or_signed_up(&tx, settings, who, now)?.map_err(OpenError::wish)?;
        let at = Gather { tx: &tx, settings, member: &member, now };
        let begun = match at.join_asked(id)? {
            Ok(None) => true,
            Ok(Some(said)) => {
                let rendered = letter(settings, &member, &[said]);
                notice::to_member(&tx, settings, (&member, notice::HOUSE), rendered, None, now)?;
                false
            }
            Err(why) => return Err(OpenError::wish(cannot_join(id, &why))),
        };
        tx.commit()?;
        Ok(begun)
    }

    /// The operator has somebody leave a table that waits; they are told. `false` if they have
    /// not joined it.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn leave_gathering(&mut self, id: TableId, address: &str) -> Result<bool, DeskError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let settings = &self.settings;
        let Some(member) = tx.read().member(&mailbox(&address.to_lowercase()))? else {
            return Ok(false);
        };
        let said = Gather { tx: &tx, settings, member: &member, now }.leave(id)?;
        if !matches!(said, HouseSaid::Left { .. }) {
            return Ok(false);
        }
        let rendered = letter(settings, &member, &[said]);
        notice::to_member(&tx, settings, (&member, notice::HOUSE), rendered, None, now)?;
        tx.commit()?;
        Ok(true)
    }

    /// The operator begins a table that waits for players, with those who have joined.
    ///
    /// # Errors
    /// Why that can't be.
    pub fn start_gathering(&mut self, id: TableId) -> Result<(), OpenError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let none = || OpenError::wish(format!("no table {id} waits for players"));
        let table = tx.read().gathering(id)?.ok_or_else(none)?;
        let game = self.settings.games.called(&table.game);
        let fewest = game.map_or(usize::MAX, |game| game.name().players.0);
        let there = table.joined.len() + house_players(&table);
        if table.joined.is_empty() || there < fewest {
            return Err(OpenError::wish(format!("{there} players; this game takes {fewest}")));
        }
        match begin(&tx, &self.settings, &table, now)? {
            Ok(()) => Ok(tx.commit()?),
            Err(HouseSaid::Wrong { why }) => Err(OpenError::wish(why)),
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

/// What the operator is told.
fn cannot_join(id: TableId, why: &HouseSaid) -> String {
    match why {
        HouseSaid::HasSeat { .. } => format!("they have joined table {id} already"),
        HouseSaid::TooManyOpen { limit } => format!("they wait at {limit} tables already"),
        HouseSaid::TooManyPlayed { limit } => format!("they play at {limit} tables already"),
        HouseSaid::MissedTooMany { most, share, .. } => {
            format!("they missed {share} % of their deadlines, and the table takes {most} %")
        }
        _ => {
            format!("no table {id} waits for players; `monsoon table waiting` lists those that do")
        }
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
    if table.by_operator && table.joined.is_empty() && matches!(why, HouseSaid::Expired { .. }) {
        let text = format!("Nobody has joined table {} in time, and it is over.", table.id);
        notice::to_moderators(tx, settings, "a table did not come about", &text, now)?;
    }
    for address in &table.joined {
        let Some(member) = tx.read().member(&mailbox(address))? else { continue };
        let rendered = letter(settings, &member, std::slice::from_ref(why));
        notice::to_member(tx, settings, (&member, notice::HOUSE), rendered, None, now)?;
    }
    Ok(())
}
