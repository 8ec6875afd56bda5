//! A table has moved, for whatever reason: stores that, and decides who gets which
//! letter.

use super::{
    DeskError,
    table::{AnyTable, Stopped, Taken},
};
use crate::{
    basics::TableId,
    engine::{Motion, Seat},
    letters::{Occasion, StoppedLine, Tried},
    store::{Status, WriteTx},
};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

/// Which letter a seat gets after the table moved, if any. A player whose mail
/// moved it (`mine`) always gets one, and so does one whose plan was `stopped`.
pub fn occasion(
    before: &dyn AnyTable,
    now: &dyn AnyTable,
    seat: Seat,
    mine: bool,
    stopped: bool,
) -> Option<Occasion> {
    let asked = now.awaiting().iter().any(|awaited| awaited.seat == seat);
    let newly = now.asked_at(seat).is_some_and(|asked| asked > before.position());
    let sheet = now.open_sheet(seat);
    let opened = sheet.is_some() && sheet != before.open_sheet(seat);
    match asked {
        _ if now.standings().is_some() => Some(Occasion::Over),
        true if mine || newly || stopped => Some(Occasion::Turn),
        // A player who is asked got the sheet along with the question. An invitation says
        // what became of the player's own mail, too.
        false if opened => Some(Occasion::Invited),
        false if mine => Some(Occasion::Receipt),
        _ => None,
    }
}

/// The same after the table has returned to an earlier position: players who are
/// awaited are asked again, and those who no longer are must not answer in vain.
pub fn mended(
    before: &dyn AnyTable,
    now: &dyn AnyTable,
    seat: Seat,
    mine: bool,
    stopped: bool,
) -> Option<Occasion> {
    let among = |table: &dyn AnyTable| table.awaiting().iter().any(|it| it.seat == seat);
    let (was, asked) = (among(before), among(now));
    let same = now.asked_at(seat) == before.asked_at(seat);
    match asked {
        true if mine || !was || !same => Some(Occasion::Turn),
        false if was => Some(Occasion::Moderated),
        _ => occasion(before, now, seat, mine, stopped),
    }
}

/// Stores what happened at a table; `mail` is the mail that moved it, if one did.
pub fn record(
    tx: &WriteTx<'_>,
    table: TableId,
    moved: &mut dyn AnyTable,
    taken: &Taken,
    mail: Option<i64>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    tx.append(table, &taken.entries, mail, now)?;
    tx.append(table, &taken.planned, None, now)?;
    let changes = moved.plan_changes();
    let mut ids = BTreeMap::new();
    for (plan, why, at) in changes.ended {
        // It may have come and gone within this very mail.
        let id = if plan.id < 0 { tx.add_plan(table, &plan, mail)? } else { plan.id };
        ids.insert(plan.id, id);
        tx.end_plan(id, why, at)?;
    }
    for plan in &changes.changed {
        tx.update_plan(plan)?;
    }
    for plan in &changes.new {
        ids.insert(plan.id, tx.add_plan(table, plan, mail)?);
    }
    for mut change in changes.log {
        change.plan = change.plan.map(|id| ids.get(&id).copied().unwrap_or(id));
        tx.add_plan_change(table, &change)?;
    }
    if taken.moves {
        tx.end_undo_requests(table)?;
        tx.end_proposals(table, Some(Motion::Undo), now)?;
    }
    let over = moved.is_cancelled() || moved.standings().is_some();
    tx.moved_before_observers(table, moved.round(), over)?;
    let ended = match () {
        () if moved.is_cancelled() => Some(Status::Cancelled),
        () if moved.standings().is_some() => Some(Status::Finished),
        () => None,
    };
    if let Some(ended) = ended {
        tx.end_proposals(table, None, now)?;
        tx.end_table(table, ended)?;
    }
    Ok(())
}

/// A stopped plan, as its owner is told.
pub fn stopped_line(stopped: &Stopped) -> StoppedLine {
    let tried = stopped.why.iter().map(|reason| Tried {
        order: reason.tried.clone(),
        sentence: reason.sentence.clone(),
        rule: reason.rule,
    });
    StoppedLine { line: stopped.line.clone(), tried: tried.collect(), holds: stopped.holds }
}
