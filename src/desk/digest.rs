//! One letter about several tables of one person: the daily one, and the one that answers a
//! mail for several of them.
//!
//! Whoever chose `letters daily` at two tables or more, for the same hour and in the same
//! language, gets one letter about all of them. A question that leaves enough time waits for
//! it; one table alone is handled by [`paced`](super::paced).

use super::{
    DeskError, Settings,
    clocks::Time,
    load,
    secrets::random_hex,
    together::Part,
    writing::{Writing, known_lines},
};
use crate::{
    basics::TableId,
    engine::Seat,
    letters::{DigestPage, DigestSaid, Occasion, TableNote, TablePart, digest, most_urgent_first},
    mail::{self, AutoSubmitted, Draft, Mailbox, compose::is_plain_id},
    store::{NewLetter, NewPart, Reader, SeatKey, SeatRow, TableRow, Urgency, WriteTx},
};
use chrono::{DateTime, Utc};

/// The kinds of these letters.
pub const DAILY: &str = "digest";
pub const ANSWER: &str = "digest-answer";
pub const NOT_HERE: &str = "digest-here";

/// The most tables in one letter.
const MOST: usize = 8;

/// A larger letter, in bytes of its HTML, becomes two.
const LARGEST: usize = 56_000;

/// What such a letter is made of.
pub enum Piece {
    Part(Box<Part>),
    Note(TableId, TableNote),
}

/// Whom such a letter is for: the player of one of its seats.
pub struct To<'a> {
    pub player: &'a SeatRow,
    pub zone: chrono_tz::Tz,
    /// The mail that it answers.
    pub answers: Option<(i64, Option<&'a str>)>,
    /// The letter that this mail answers.
    pub of: Option<i64>,
}

/// Writes the daily letter about these seats, of one person. Several letters if it were too
/// long.
pub fn write_daily(
    tx: &WriteTx<'_>,
    settings: &Settings,
    seats: &[SeatKey],
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    for seats in seats.chunks(MOST) {
        daily(tx, settings, seats, now)?;
    }
    Ok(())
}

fn daily(
    tx: &WriteTx<'_>,
    settings: &Settings,
    seats: &[SeatKey],
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let mut pieces = Vec::new();
    let mut reader: Option<(TableRow, Seat, chrono_tz::Tz)> = None;
    for seat in seats {
        tx.tell_nothing(*seat)?;
        let Some((row, zone, part)) = daily_part(tx, settings, *seat, now)? else { continue };
        pieces.push(Piece::Part(Box::new(part)));
        reader.get_or_insert((row, seat.1, zone));
    }
    let Some((row, seat, zone)) = reader else { return Ok(()) };
    let Some(player) = row.player(seat) else { return Ok(()) };
    let to = To { player, zone, answers: None, of: None };
    if let Err(TooLong) = write(tx, settings, &to, &DigestSaid::Daily, pieces, now)? {
        let (one, other) = seats.split_at(seats.len() / 2);
        daily(tx, settings, one, now)?;
        daily(tx, settings, other, now)?;
    }
    Ok(())
}

/// What a daily letter says of one table; nothing if a house player sits there, or it can't be
/// shown.
fn daily_part(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (id, seat): SeatKey,
    now: DateTime<Utc>,
) -> Result<Option<(TableRow, chrono_tz::Tz, Part)>, DeskError> {
    let Some(row) = tx.read().table(id)? else { return Ok(None) };
    // Whoever plays at a table that can't be read hears of that from its moderator.
    let Ok(table) = load(&settings.games, tx.read(), &row)? else { return Ok(None) };
    let time = Time::of(tx, settings, &row, now)?;
    let is_over = row.status.is_over();
    if !is_over && time.sits_in(seat)? {
        return Ok(None);
    }
    let occasion = if is_over {
        Occasion::Over
    } else if table.awaiting().iter().any(|awaited| awaited.seat == seat) {
        Occasion::Turn
    } else {
        Occasion::News { whole: true }
    };
    let zone = time.zone_of(seat)?;
    let part = Writing::new(tx, settings, &row, &*table, now).card(seat, &occasion, None)?;
    Ok(part.map(|part| (row.clone(), zone, part)))
}

/// The letter would be longer than mail programs show.
pub struct TooLong;

/// Writes a letter about several tables; nothing of it if it is too long and about more than
/// one. What it tells counts as told.
pub fn write(
    tx: &WriteTx<'_>,
    settings: &Settings,
    to: &To<'_>,
    said: &DigestSaid,
    pieces: Vec<Piece>,
    now: DateTime<Utc>,
) -> Result<Result<(), TooLong>, DeskError> {
    let To { player, zone, answers, of } = to;
    let mut recorded = Vec::new();
    let mut tables = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Part(part) => {
                let Part { seat, card, token, position, told, tells, press } = *part;
                tables.push(TablePart::Card(Box::new(card)));
                recorded.push(Recorded { seat, token, position, told, tells, press });
            }
            Piece::Note(table, note) => {
                let title = title(tx.read(), settings, table)?;
                tables.push(TablePart::Note { table, title, note });
            }
        }
    }
    let all = tables.len();
    most_urgent_first(&mut tables);
    let page = DigestPage {
        house: settings.own.name(),
        reader: &player.name,
        language: player.language,
        now,
        zone: *zone,
    };
    let rendered = digest(&page, said, tables)?;
    if rendered.html.len() > LARGEST && all > 1 && *said == DigestSaid::Daily {
        return Ok(Err(TooLong));
    }
    let token = random_hex::<12>()?;
    let kind = match said {
        DigestSaid::Daily => DAILY,
        DigestSaid::Answer { .. } | DigestSaid::Doubtful { .. } | DigestSaid::Unreadable => ANSWER,
        DigestSaid::NotHere => NOT_HERE,
    };
    let reply_to = settings.own.with_token(&token);
    let message_id = format!("tables.{}@{}", random_hex::<12>()?, settings.own.domain());
    let in_reply_to = answers.and_then(|(_, id)| id).filter(|id| is_plain_id(id));
    let draft = Draft {
        from_name: settings.own.name().to_owned(),
        from_address: reply_to.clone(),
        leave: None,
        reply_to,
        to: Mailbox { name: Some(player.name.clone()), address: player.address.clone() },
        subject: rendered.subject.clone(),
        message_id: message_id.clone(),
        references: in_reply_to.iter().map(|id| (*id).to_owned()).collect(),
        in_reply_to: in_reply_to.map(str::to_owned),
        text: rendered.text.clone(),
        html: rendered.html.clone(),
        list_id: format!("tables.{}", settings.own.domain()),
        auto_submitted: match answers {
            Some(_) => AutoSubmitted::Replied,
            None => AutoSubmitted::Generated,
        },
        date: now,
        kind: kind.to_owned(),
        parts: player.wanted.parts,
        attachments: Vec::new(),
    };
    let raw = mail::compose(&draft)?;
    let lines = known_lines(&rendered.text, &rendered.html);
    let orders = rendered.orders.iter().map(|it| (it.line.as_str(), it.order.as_str()));
    let lines = mail::with_orders(&lines, orders);
    let urgency = if answers.is_some() || rendered.asks { Urgency::Now } else { Urgency::Whenever };
    tx.add_letter(
        &NewLetter {
            table: None,
            seat: None,
            kind,
            urgency,
            position: 0,
            address: &player.address,
            subject: &rendered.subject,
            message_id: &message_id,
            text: &lines,
            index: &mail::line_index(&lines),
            raw: &raw,
            answers: answers.map(|(mail, _)| mail),
            bounce_tag: &random_hex::<10>()?,
        },
        now,
    )?;
    record(tx, player, &token, &recorded)?;
    if let Some(of) = of {
        tx.carry_digest(*of)?;
    }
    Ok(Ok(()))
}

/// What is to be recorded of a part.
struct Recorded {
    seat: SeatKey,
    token: String,
    position: u32,
    told: u32,
    tells: bool,
    press: Option<i64>,
}

/// Records which tables the letter written last was about, and what it told.
fn record(
    tx: &WriteTx<'_>,
    player: &SeatRow,
    token: &str,
    parts: &[Recorded],
) -> Result<(), DeskError> {
    let new = |it| {
        let Recorded { seat, token, position, told, .. }: &Recorded = it;
        NewPart { seat: *seat, token, position: *position, told: *told }
    };
    let new: Vec<NewPart<'_>> = parts.iter().map(new).collect();
    tx.add_digest(&player.address, token, &new)?;
    for part in parts {
        if let Some(last) = part.press {
            tx.set_press_told_by_last(part.seat, last)?;
        }
        if part.tells {
            tx.set_told(part.seat.0, part.seat.1, part.position)?;
        }
    }
    Ok(())
}

fn title(reader: Reader<'_>, settings: &Settings, table: TableId) -> Result<String, DeskError> {
    let row = reader.table(table)?;
    Ok(row.map(|row| settings.games.title(&row.game).to_owned()).unwrap_or_default())
}
