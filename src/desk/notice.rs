//! Plain notices to moderators, and to players of a table that can't even be
//! rendered.

use super::{
    DeskError, Settings,
    moderating::who::{moderators, names},
    secrets::random_hex,
    writing::known_lines,
};
use crate::{
    basics::{Parts, TableId},
    engine::{Note, Seat, Sentence},
    letters::{self, House, HouseSaid, Rendered},
    mail::{
        self, Attachment, AutoSubmitted, Draft, Mailbox, address::mailbox, compose::is_plain_id,
    },
    store::{
        Greeted, Member, ModeratorRow, NewLetter, SeatRow, TableRow, Unseated, Urgency, WriteTx,
    },
};
use chrono::{DateTime, TimeDelta, Utc};

/// Sends a plain notice to all of the server's moderators.
pub fn to_moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    subject: &str,
    text: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let rendered = letters::plain(&format!("[Monsoon] {subject}"), text);
    for address in &settings.moderators {
        let to = Mailbox { name: None, address: address.clone() };
        queue(tx, settings, Notice::to(to, settings.own.plain(), rendered.clone()), now)?;
    }
    Ok(())
}

/// The kind of notice about letters whose words are damaged.
pub const DAMAGED: &str = "damaged";

/// The same for what every mail may find anew: a notice of this kind, once a day.
pub fn once_a_day(
    tx: &WriteTx<'_>,
    settings: &Settings,
    kind: &'static str,
    subject: &str,
    text: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let rendered = letters::plain(&format!("[Monsoon] {subject}"), text);
    let day = now - TimeDelta::days(1);
    for address in &settings.moderators {
        if tx.read().unseated_lately(address, Unseated::Kind(kind), day, now)? > 0 {
            continue;
        }
        let to = Mailbox { name: None, address: address.clone() };
        let notice = Notice::to(to, settings.own.plain(), rendered.clone());
        queue(tx, settings, Notice { kind, ..notice }, now)?;
    }
    Ok(())
}

/// Sends a plain notice to all moderators of a table. They can answer it with
/// commands to the table.
pub fn to_moderators_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    subject: &str,
    text: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let rendered = letters::plain(&format!("[Monsoon {table}] {subject}"), text);
    letter_to_moderators_of(tx, settings, table, &rendered, now)
}

/// The same for a letter that is already rendered.
pub fn letter_to_moderators_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    rendered: &Rendered,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    for row in moderators(tx, settings, table, now)? {
        to_moderator(tx, settings, &row, rendered.clone(), None, now)?;
    }
    Ok(())
}

/// Writes to one moderator of a table; `answers` is their mail and its Message-ID.
pub fn to_moderator(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &ModeratorRow,
    rendered: Rendered,
    answers: Option<(i64, Option<&str>)>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let in_reply_to = answers.and_then(|(_, id)| id).filter(|id| is_plain_id(id));
    let notice = Notice {
        answers: answers.map(|(mail, _)| mail),
        in_reply_to: in_reply_to.map(str::to_owned),
        ..Notice::to_moderator(tx, settings, row, rendered)?
    };
    queue(tx, settings, notice, now)
}

/// The kind of letter that tells moderators which tables are theirs.
pub const TABLES: &str = "tables";

/// Tells moderators which tables are theirs; if there is just one, answers go to
/// it. `in_reply_to` is the mail that asked.
pub fn tables(
    tx: &WriteTx<'_>,
    settings: &Settings,
    address: &str,
    one: Option<&ModeratorRow>,
    rendered: Rendered,
    in_reply_to: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let notice = if let Some(row) = one {
        Notice::to_moderator(tx, settings, row, rendered)?
    } else {
        let to = Mailbox { name: None, address: address.to_owned() };
        Notice::to(to, settings.own.plain(), rendered)
    };
    let in_reply_to = in_reply_to.filter(|id| is_plain_id(id)).map(str::to_owned);
    queue(tx, settings, Notice { kind: TABLES, in_reply_to, ..notice }, now)
}

/// The kind of letter that warns a moderator about a mail that may be a
/// stranger's.
pub const WARNING: &str = "warning";

/// Warns a moderator about a mail that may be a stranger's, without replying to
/// any mail.
pub fn warn_moderator(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &ModeratorRow,
    rendered: Rendered,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let notice = Notice { kind: WARNING, ..Notice::to_moderator(tx, settings, row, rendered)? };
    queue(tx, settings, notice, now)
}

/// Tells a player that the table is paused, without showing it.
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
    let rendered = letters::paused(row.id, settings.games.title(&row.game), player.language);
    let notice = Notice {
        table: Some(row.id),
        seat: Some(player.seat),
        position: tx.read().entries(row.id)?,
        answers: Some(mail),
        parts: player.wanted.parts,
        ..Notice::to(to, reply_to, rendered)
    };
    queue(tx, settings, notice, now)
}

/// The kind of letter to an address that no longer gets a player's letters.
pub const MOVED: &str = "moved";

/// Tells a player, at an address that was theirs (`old`), that a moderator has
/// redirected their letters. Nothing in it gives access to the seat; an answer to
/// it is a message to the moderators.
pub fn moved(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    old: &SeatRow,
    note: &Note,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: Some(old.name.clone()), address: old.address.clone() };
    let reach = names(tx.read(), settings, row)?.is_some();
    let rendered = letters::moved(
        row.id,
        settings.games.title(&row.game),
        old.language,
        &note.name,
        &note.reason,
        reach,
    );
    let notice = Notice::to(to, settings.own.plain(), rendered);
    let parts = old.wanted.parts;
    queue(tx, settings, Notice { kind: MOVED, table: Some(row.id), parts, ..notice }, now)
}

/// The kind of letter that answers mail from such an address.
pub const FORMER: &str = "former";

/// Tells such an address what became of a message to the moderators.
pub fn to_former(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (row, address): (&TableRow, &str),
    rendered: Rendered,
    (mail, message_id): (i64, Option<&str>),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: None, address: address.to_owned() };
    let in_reply_to = message_id.filter(|id| is_plain_id(id)).map(str::to_owned);
    let notice = Notice::to(to, settings.own.plain(), rendered);
    let (table, answers) = (Some(row.id), Some(mail));
    queue(tx, settings, Notice { kind: FORMER, table, answers, in_reply_to, ..notice }, now)
}

/// The kind of letter to somebody who wants an offered seat.
pub const NEWCOMER: &str = "newcomer";

/// The kind of letter that asks its readers whether they want an offered seat.
pub const CLAIM: &str = "claim";

/// How many such letters a day go to one address, which may be forged.
const NEWCOMER_A_DAY: usize = 10;

/// Tells people who want an offered seat why they do not have it.
pub fn to_newcomer(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    address: &str,
    why: &Sentence,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let day = now - TimeDelta::days(1);
    if tx.read().unseated_lately(address, Unseated::Kind(NEWCOMER), day, now)? >= NEWCOMER_A_DAY {
        return Ok(());
    }
    let to = Mailbox { name: None, address: address.to_owned() };
    let rendered = letters::not_seated(table, why, settings.language);
    let notice = Notice::to(to, settings.own.plain(), rendered);
    queue(tx, settings, Notice { kind: NEWCOMER, table: Some(table), ..notice }, now)
}

/// Asks the owner of an address whether they want an offered seat; `code` is only
/// for the answer.
pub fn ask_newcomer(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    address: &str,
    rendered: Rendered,
    code: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let day = now - TimeDelta::days(1);
    if tx.read().unseated_lately(address, Unseated::Kind(CLAIM), day, now)? >= NEWCOMER_A_DAY {
        return Ok(());
    }
    about_seat(tx, settings, table, address, rendered, code, now)
}

/// Writes to somebody about a seat that is theirs if they take it.
pub fn about_seat(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    address: &str,
    rendered: Rendered,
    code: &str,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: None, address: address.to_owned() };
    let notice = Notice::to(to, settings.own.with_token(code), rendered);
    queue(tx, settings, Notice { kind: CLAIM, table: Some(table), ..notice }, now)
}

/// The kind of letter to somebody who is asked whether they want to play.
pub const INVITATION: &str = "invitation";

/// Writes to somebody about a table that has not begun, and shows nothing of it.
pub fn to_invited(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    player: &SeatRow,
    rendered: Rendered,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: Some(player.name.clone()), address: player.address.clone() };
    let reply_to = settings.own.with_token(&player.token);
    let notice = Notice {
        kind: INVITATION,
        table: Some(row.id),
        seat: Some(player.seat),
        position: tx.read().entries(row.id)?,
        ..Notice::to(to, reply_to, rendered)
    };
    queue(tx, settings, notice, now)
}

/// The same to somebody who was asked to a table that waits for whoever joins.
pub fn to_asked(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (address, reply_to): (&str, &str),
    rendered: Rendered,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: None, address: address.to_owned() };
    let notice = Notice::to(to, reply_to.to_owned(), rendered);
    queue(tx, settings, Notice { kind: INVITATION, ..notice }, now)
}

/// The kind of letter from the house to somebody who has signed up.
pub const HOUSE: &str = "house";

/// The kind of letter to them at an address that somebody wrote from without their secret.
pub const HOUSE_HERE: &str = "house-here";

/// The kind of letter that announces to a member that nothing is answered for a while.
pub const HOUSE_QUIET: &str = "house-quiet";

/// The kind of letter to somebody of whom nothing is kept.
pub const STRANGER: &str = "stranger";

/// Writes to somebody who has signed up; `answered` is their mail.
pub fn to_member(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (member, kind): (&Member, &'static str),
    rendered: Rendered,
    answered: Option<(i64, Option<&str>)>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: Some(member.name.clone()), address: member.address.clone() };
    let in_reply_to = answered.and_then(|(_, id)| id).filter(|id| is_plain_id(id));
    let notice = Notice {
        kind,
        answers: answered.map(|(mail, _)| mail),
        in_reply_to: in_reply_to.map(str::to_owned),
        parts: member.wanted.parts,
        ..Notice::to(to, settings.own.with_token(&member.token), rendered)
    };
    queue(tx, settings, notice, now)
}

/// The kind of letter to somebody who watches a table.
pub const WATCH: &str = "watch";

/// A letter to somebody who watches a table.
pub struct ToObserver<'a> {
    pub table: TableId,
    pub member: &'a Member,
    pub rendered: Rendered,
    /// The number of entries that it tells.
    pub position: u32,
    pub enclosed: Vec<Attachment>,
    /// Their mail and its Message-ID, if it answers one.
    pub answered: Option<(i64, Option<&'a str>)>,
}

pub fn to_observer(
    tx: &WriteTx<'_>,
    settings: &Settings,
    letter: ToObserver<'_>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let ToObserver { table, member, rendered, position, enclosed, answered } = letter;
    let to = Mailbox { name: Some(member.name.clone()), address: member.address.clone() };
    let in_reply_to = answered.and_then(|(_, id)| id).filter(|id| is_plain_id(id));
    let notice = Notice {
        kind: WATCH,
        table: Some(table),
        position,
        answers: answered.map(|(mail, _)| mail),
        in_reply_to: in_reply_to.map(str::to_owned),
        parts: member.wanted.parts,
        leave: Some(format!("unwatch {table}")),
        enclosed,
        ..Notice::to(to, settings.own.with_token(&member.token), rendered)
    };
    queue(tx, settings, notice, now)
}

/// The kind of letter that says how people played.
pub const RECORDS: &str = "records";

/// Tells a seat's player how people played, in answer to their mail; nothing of the game.
pub fn about_records(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (row, player): (&TableRow, &SeatRow),
    said: &[HouseSaid],
    (mail, message_id): (i64, Option<&str>),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let position = tx.read().entries(row.id)?;
    let reply_to = settings.own.with_token(&format!("{}-{position}", player.token));
    let house = House {
        name: settings.own.name(),
        address: &settings.own.plain(),
        reply_to: &reply_to,
        language: player.language,
        orders: player.orders(),
    };
    let rendered = letters::house(&house, said);
    let to = Mailbox { name: Some(player.name.clone()), address: player.address.clone() };
    let in_reply_to = message_id.filter(|id| is_plain_id(id)).map(str::to_owned);
    let notice = Notice {
        kind: RECORDS,
        table: Some(row.id),
        seat: Some(player.seat),
        position,
        answers: Some(mail),
        in_reply_to,
        parts: player.wanted.parts,
        ..Notice::to(to, reply_to.clone(), rendered)
    };
    queue(tx, settings, notice, now)
}

/// Writes to an address that may be anybody's, and keeps in mind for a day that this was
/// done. An answer to `reply_to` confirms the address if it is that of the code.
pub fn to_stranger(
    tx: &WriteTx<'_>,
    settings: &Settings,
    (address, greeted): (&str, &Greeted),
    rendered: Rendered,
    (reply_to, code): (&str, &str),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let to = Mailbox { name: None, address: address.to_owned() };
    let notice = Notice::to(to, reply_to.to_owned(), rendered);
    let message_id = put(tx, settings, Notice { kind: STRANGER, ..notice }, now)?;
    Ok(tx.greet(&mailbox(address), code, greeted, &message_id, now)?)
}

/// A notice to be sent.
struct Notice {
    kind: &'static str,
    to: Mailbox,
    reply_to: String,
    rendered: Rendered,
    table: Option<TableId>,
    seat: Option<Seat>,
    /// The number of entries its table has.
    position: u32,
    answers: Option<i64>,
    in_reply_to: Option<String>,
    parts: Parts,
    /// How its reader asks for no more letters like this, in what words.
    leave: Option<String>,
    enclosed: Vec<Attachment>,
}

impl Notice {
    fn to(to: Mailbox, reply_to: String, rendered: Rendered) -> Notice {
        let (table, seat) = (None, None);
        let kind = "explained";
        Notice {
            kind,
            to,
            reply_to,
            rendered,
            table,
            seat,
            position: 0,
            answers: None,
            in_reply_to: None,
            parts: Parts::Both,
            leave: None,
            enclosed: Vec::new(),
        }
    }

    /// A notice to a table's moderator. The reply address carries the position, as
    /// in a player's letter.
    fn to_moderator(
        tx: &WriteTx<'_>,
        settings: &Settings,
        row: &ModeratorRow,
        rendered: Rendered,
    ) -> Result<Notice, DeskError> {
        let name = (!row.name.is_empty()).then(|| row.name.clone());
        let to = Mailbox { name, address: row.address.clone() };
        let position = tx.read().entries(row.table)?;
        let reply_to = settings.own.with_token(&format!("{}-{position}", row.token));
        Ok(Notice { table: Some(row.table), position, ..Notice::to(to, reply_to, rendered) })
    }
}

fn queue(
    tx: &WriteTx<'_>,
    settings: &Settings,
    notice: Notice,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    put(tx, settings, notice, now).map(|_| ())
}

/// The same; returns its Message-ID.
fn put(
    tx: &WriteTx<'_>,
    settings: &Settings,
    notice: Notice,
    now: DateTime<Utc>,
) -> Result<String, DeskError> {
    let Notice { kind, to, reply_to, rendered, table, seat, position, answers, .. } = notice;
    let Notice { in_reply_to, parts, leave, enclosed, .. } = notice;
    let message_id = format!("notice.{}@{}", random_hex::<12>()?, settings.own.domain());
    let address = to.address.clone();
    let draft = Draft {
        from_name: settings.own.name().to_owned(),
        from_address: reply_to.clone(),
        leave: leave.map(|words| (reply_to.clone(), words)),
        reply_to,
        to,
        subject: rendered.subject.clone(),
        message_id: message_id.clone(),
        references: in_reply_to.iter().cloned().collect(),
        in_reply_to,
        text: rendered.text.clone(),
        html: rendered.html,
        list_id: format!("notices.{}", settings.own.domain()),
        auto_submitted: AutoSubmitted::Generated,
        date: now,
        kind: "notice".to_owned(),
        parts,
        attachments: enclosed,
    };
    let raw = mail::compose(&draft)?;
    // Whoever copies an order of ours has written it; a letter without any is known by its
    // text.
    let lines = if rendered.orders.is_empty() {
        rendered.text
    } else {
        let lines = known_lines(&rendered.text, &draft.html);
        let orders = rendered.orders.iter().map(|it| (it.line.as_str(), it.order.as_str()));
        mail::with_orders(&lines, orders)
    };
    let letter = NewLetter {
        table,
        seat,
        kind,
        urgency: match kind {
            _ if answers.is_some() => Urgency::Now,
            WATCH => Urgency::Whenever,
            _ => Urgency::Soon,
        },
        position,
        address: &address,
        subject: &rendered.subject,
        message_id: &message_id,
        text: &lines,
        index: &mail::line_index(&lines),
        raw: &raw,
        answers,
        bounce_tag: &random_hex::<10>()?,
    };
    tx.add_letter(&letter, now)?;
    Ok(message_id)
}
