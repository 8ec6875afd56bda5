//! Tables that begin once everybody who is to play has said yes.
//!
//! Such a table is set up and waits. Each of its players is asked in a letter that shows
//! nothing of the game, reminded once, and asked no more after two weeks. Nobody plays who
//! did not say yes, and whoever wants no more invitations gets none, whoever asks.

use super::{
    Desk, DeskError, Settings, notice,
    opening::{NewTable, OpenError, Opened, open_at},
};
use crate::{
    basics::person_name,
    letters::{self, Invited},
    store::{Invitation, Reply, SeatRow, Status, TableRow, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// When somebody who has not answered is reminded, and when it is too late.
const REMINDED_AFTER: TimeDelta = TimeDelta::days(4);
const EXPIRES_AFTER: TimeDelta = TimeDelta::days(14);

impl Desk {
    /// Sets up a table and asks its players whether they want to play; it begins by
    /// itself once all have said so. `by` is the name of whoever invites them.
    pub fn invite(&mut self, wish: &NewTable, by: &str) -> Result<Opened, OpenError> {
        let by = person_name(by).map_err(|error| OpenError::Wish(error.to_string()))?;
        let now = self.clock.now();
        let tx = self.store.write()?;
        for seat in &wish.seats {
            if tx.read().is_uninvited(&seat.address.to_lowercase())? {
                let what = format!("{} wants no more invitations", seat.address);
                return Err(OpenError::Wish(what));
            }
        }
        let wish = NewTable { later: true, ..wish.clone() };
        let opened = set_up(&tx, &self.settings, &wish, by, None, now)?;
        tx.commit()?;
        Ok(opened)
    }

    /// Reminds those who have not answered an invitation, asks those who were seated
    /// since, and ends what is too old.
    pub(super) fn invitations(&mut self, now: DateTime<Utc>) -> Result<(), DeskError> {
        let inviting = self.store.read().tables_inviting()?;
        for table in inviting {
            let tx = self.store.write()?;
            if let Some(row) = tx.read().table(table)? {
                look_after(&tx, &self.settings, &row, now)?;
            }
            tx.commit()?;
        }
        Ok(())
    }
}

/// Sets up such a table. The player who asks, if one does, has said yes.
pub(super) fn set_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    wish: &NewTable,
    by: &str,
    made_by: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Opened, OpenError> {
    let opened = open_at(tx, settings, wish, now)?;
    if let Some(maker) = made_by {
        tx.invite(opened.id, maker, by, made_by, now)?;
        tx.set_reply(opened.id, maker, Reply::Yes)?;
    }
    if let Some(row) = tx.read().table(opened.id)? {
        ask(tx, settings, &row, (by, made_by), now)?;
    }
    Ok(opened)
}

/// The players of a table, house players aside.
fn people(row: &TableRow) -> impl Iterator<Item = &SeatRow> {
    row.seats.iter().filter(|player| !player.address.is_empty())
}

/// Asks everybody who was not asked yet.
fn ask(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    (by, made_by): (&str, Option<&str>),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let known = tx.read().invitations(row.id)?;
    for player in people(row) {
        let is_known = known.iter().any(|it| it.address == player.address);
        if is_known || tx.read().is_uninvited(&player.address)? {
            continue;
        }
        tx.invite(row.id, &player.address, by, made_by, now)?;
        write(tx, settings, row, player, by, &Invited::First, now)?;
    }
    Ok(())
}

pub(super) fn write(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    player: &SeatRow,
    by: &str,
    invited: &Invited,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let others = people(row).filter(|other| other.seat != player.seat);
    let clock = tx.read().clock(row.id)?.rule.to_string();
    let reply_to = settings.own.with_token(&player.token);
    let about = letters::InvitedTo {
        table: row.id,
        title: settings.games.title(&row.game),
        by,
        others: others.map(|other| other.name.as_str()).collect(),
        clock: (clock != "none").then_some(clock.as_str()),
        reply_to: &reply_to,
    };
    let rendered = letters::invitation(&about, invited, player.language);
    notice::to_invited(tx, settings, row, player, rendered, now)
}

fn look_after(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let known = tx.read().invitations(row.id)?;
    if let Some(first) = known.first() {
        ask(tx, settings, row, (&first.invited_by, first.made_by.as_deref()), now)?;
    }
    for Invitation { address, invited_by, asked_at, reminded, .. } in
        known.iter().filter(|it| it.reply.is_none())
    {
        let player = people(row).find(|player| player.address == *address);
        let Some(player) = player.filter(|_| now - *asked_at < EXPIRES_AFTER) else {
            tx.set_reply(row.id, address, Reply::Expired)?;
            if let Some(player) = player {
                tell(tx, settings, row, &format!("{} has not answered", player.name), now)?;
            }
            continue;
        };
        if now - *asked_at >= REMINDED_AFTER && !reminded {
            tx.set_invitation_reminded(row.id, address)?;
            write(tx, settings, row, player, invited_by, &Invited::Again, now)?;
        }
    }
    Ok(())
}

/// Tells the moderators that a table will not begin by itself.
pub(super) fn tell(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    what: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let text = format!(
        "{what}: the invitation to table {} has ended. The others still wait for it. `seat drop`, \
         `replace ... with NAME <ADDRESS>` (who is asked, too), or `cancel`.",
        row.id
    );
    notice::to_moderators_of(tx, settings, row.id, "somebody does not play", &text, now)
}

/// Those who have not said yes; `None` if nobody was asked to this table.
pub(super) fn missing(tx: &WriteTx<'_>, row: &TableRow) -> Result<Option<Vec<String>>, DeskError> {
    let known = tx.read().invitations(row.id)?;
    if row.status != Status::Waiting || known.is_empty() {
        return Ok(None);
    }
    let said = |player: &&SeatRow| {
        known.iter().any(|it| it.address == player.address && it.reply == Some(Reply::Yes))
    };
    let missing = people(row).filter(|player| !said(player));
    Ok(Some(missing.map(|player| player.name.clone()).collect()))
}
