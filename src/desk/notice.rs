//! Plain notices: to moderators, and to players of a table that can't even be
//! drawn.

use super::{DeskError, Settings, opening::random_hex};
use crate::{
    letters::{self, Rendered},
    mail::{self, AutoSubmitted, Draft, Mailbox},
    store::{NewLetter, SeatRow, TableRow, Urgency, WriteTx},
};
use chrono::{DateTime, Utc};

/// Tells every moderator something, in plain words.
///
/// # Errors
/// If it can't be written.
pub fn to_moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    subject: &str,
    text: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let rendered = letters::plain(&format!("[Monsoon] {subject}"), text);
    letter_to_moderators(tx, settings, &rendered, now)
}

/// The same for what is a letter already.
///
/// # Errors
/// If it can't be written.
pub fn letter_to_moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    rendered: &Rendered,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    for address in &settings.moderators {
        let to = Mailbox { name: None, address: address.clone() };
        queue(tx, settings, to, settings.own.plain(), rendered.clone(), None, None, now)?;
    }
    Ok(())
}

/// Tells a player that the table is paused, without showing it.
///
/// # Errors
/// If it can't be written.
pub fn paused(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    player: &SeatRow,
    mail: i64,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: Some(player.name.clone()), address: player.address.clone() };
    let reply_to = settings.own.with_token(&player.token);
    let rendered = letters::paused(row.id, title(row), player.language);
    queue(tx, settings, to, reply_to, rendered, Some((row.id, player.seat)), Some(mail), now)
}

/// Tells somebody who wants an offered seat why he does not have it.
///
/// # Errors
/// If it can't be written.
pub fn to_newcomer(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: u32,
    address: &str,
    why: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: None, address: address.to_owned() };
    let text =
        format!("You wrote to a seat that is offered, and you do not sit there yet:\n{why}.");
    let rendered = letters::plain(&format!("[Monsoon {table}] the offered seat"), &text);
    queue(tx, settings, to, settings.own.plain(), rendered, None, None, now)
}

fn title(row: &TableRow) -> &str {
    super::game_called(&row.game).map_or(row.game.as_str(), |game| game.title)
}

#[expect(clippy::too_many_arguments, reason = "one private step of two, each argument once")]
fn queue(
    tx: &WriteTx<'_>,
    settings: &Settings,
    to: Mailbox,
    reply_to: String,
    rendered: Rendered,
    seat: Option<(u32, usize)>,
    answers: Option<i64>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let message_id = format!("notice.{}@{}", random_hex::<12>()?, settings.own.domain());
    let address = to.address.clone();
    let draft = Draft {
        from_name: settings.own.name().to_owned(),
        from_address: reply_to.clone(),
        reply_to,
        to,
        subject: rendered.subject,
        message_id: message_id.clone(),
        in_reply_to: None,
        references: Vec::new(),
        text: rendered.text.clone(),
        html: rendered.html,
        list_id: format!("notices.{}", settings.own.domain()),
        auto_submitted: AutoSubmitted::Generated,
        date: now,
        kind: "notice".to_owned(),
    };
    let raw = mail::compose(&draft)?;
    let letter = NewLetter {
        seat,
        kind: "explained",
        urgency: if answers.is_some() { Urgency::Now } else { Urgency::Soon },
        position: 0,
        address: &address,
        message_id: &message_id,
        text: &rendered.text,
        raw: &raw,
        answers,
        bounce_tag: &random_hex::<10>()?,
    };
    Ok(tx.add_letter(&letter, now)?)
}
