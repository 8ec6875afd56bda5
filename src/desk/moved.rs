//! A table has moved, by whatever cause: what is written down, and who gets
//! which letter.

use super::{
    DeskError,
    table::{AnyTable, Stopped, Taken},
};
use crate::{
    engine::Seat,
    letters::{Occasion, StoppedLine, Tried},
    store::{Status, WriteTx},
};
use chrono::{DateTime, Utc};

/// Which letter a seat gets after the table moved, if any. Whoever moved it by
/// a mail (`mine`) always gets one; so does whoever has a plan that `stopped`.
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
        false if mine => Some(Occasion::Receipt),
        // Whoever is asked has had the sheet with the question.
        false if opened => Some(Occasion::Invited),
        _ => None,
    }
}

/// Writes down what happened at a table; `mail` is what moved it, if a mail did.
///
/// # Errors
/// If it can't be written.
pub fn record(
    tx: &WriteTx<'_>,
    table: u32,
    moved: &mut dyn AnyTable,
    taken: &Taken,
    mail: Option<i64>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    tx.append(table, &taken.entries, mail, now)?;
    tx.append(table, &taken.planned, None, now)?;
    let changes = moved.plan_changes();
    for (mut plan, why) in changes.ended {
        // It came and went with this very mail.
        if plan.id == 0 {
            plan.id = tx.add_plan(table, &plan, mail)?;
        }
        tx.end_plan(plan.id, why, moved.position())?;
    }
    for plan in &changes.changed {
        tx.update_plan(plan)?;
    }
    for plan in &changes.new {
        tx.add_plan(table, plan, mail)?;
    }
    if taken.moves {
        tx.end_undo_requests(table)?;
    }
    let ended = match () {
        () if moved.is_cancelled() => Some(Status::Cancelled),
        () if moved.standings().is_some() => Some(Status::Finished),
        () => None,
    };
    if let Some(ended) = ended {
        tx.end_table(table, ended)?;
    }
    Ok(())
}

/// A plan that was stopped, as its owner is told.
pub fn stopped_line(stopped: &Stopped) -> StoppedLine {
    let tried = stopped.why.iter().map(|reason| Tried {
        order: reason.tried.clone(),
        sentence: reason.sentence.clone(),
        rule: reason.rule,
    });
    StoppedLine { line: stopped.line.clone(), tried: tried.collect(), holds: stopped.holds }
}
