//! What one sees through the window. Templates escape everything that they are given.

use super::{Inside, Opened, WindowError};
use crate::{
    basics::TableId,
    desk::showing::Listed,
    store::{LetterState, PostedRow, Reader},
};
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

/// How many letters one page lists.
const AT_ONCE: u32 = 60;

/// How many people who are asked something stand above the tables.
const QUESTIONS: usize = 12;

/// How many newer letters stand above one.
const NEWER: u32 = 5;

/// A table, in the list of tables.
struct Table {
    listed: Listed,
    title: String,
}

impl Table {
    fn awaited(&self) -> String {
        let names: Vec<&str> = self.listed.awaiting.iter().map(|it| it.name.as_str()).collect();
        names.join(", ")
    }
}

/// Somebody who is asked something now, and the letter that asks.
struct Question {
    table: TableId,
    title: String,
    name: String,
    what: String,
    letter: i64,
}

/// A letter, in a list of letters.
struct Line {
    row: PostedRow,
    /// Its reader's name at the table, else the address.
    reader: String,
    /// Is it the letter that its reader is to answer now?
    asks: bool,
}

impl Line {
    fn subject(&self) -> &str {
        let subject = self.row.subject.split(" [table ").next().unwrap_or_default();
        if subject.is_empty() { &self.row.kind } else { subject }
    }

    fn state(&self) -> &'static str {
        match self.row.state {
            LetterState::Waiting => "waiting to be sent",
            LetterState::Sent => "sent",
            LetterState::Failed => "given up",
            LetterState::Dropped => "dropped",
        }
    }

    /// Does it ask its reader for something that is not answered?
    fn asks(&self) -> bool {
        self.asks
    }
}

fn asks(row: &PostedRow) -> bool {
    ["welcome", "turn", "reminder", "refused", "invited"].contains(&row.kind.as_str())
}

#[derive(Template)]
#[template(path = "window/list.html")]
struct ListPage {
    table: Option<TableId>,
    questions: Vec<Question>,
    tables: Vec<Table>,
    lines: Vec<Line>,
    /// From where the next page goes on.
    older: Option<i64>,
    /// Is this the page of the newest letters?
    newest: bool,
}

/// What can be sent with one press.
struct Press {
    number: usize,
    label: String,
    order: String,
    /// One line goes at once; more of them are looked through first.
    at_once: bool,
}

#[derive(Template)]
#[template(path = "window/letter.html")]
struct LetterPage<'a> {
    line: Line,
    letter: &'a Opened,
    presses: Vec<Press>,
    /// What stands in the box.
    written: String,
    is_filled: bool,
    fault: Option<&'a str>,
    newer: Vec<Line>,
    form_key: &'a str,
}

#[derive(Template)]
#[template(path = "window/enter.html")]
struct EnterPage<'a> {
    fault: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "window/fault.html")]
struct FaultPage<'a> {
    fault: &'a str,
}

fn stamp(time: &DateTime<Utc>) -> String {
    time.format("%-d %b %Y, %H:%M UTC").to_string()
}

impl Inside {
    /// The letters of one table or of all, newest first, below the tables.
    pub(super) fn list(
        &self,
        table: Option<TableId>,
        before: Option<i64>,
    ) -> Result<Option<String>, WindowError> {
        let desk = self.desk();
        let reader = desk.store().read();
        let mut tables = desk.list()?;
        if let Some(one) = table {
            tables.retain(|listed| listed.id == one);
            if tables.is_empty() {
                return Ok(None);
            }
        }
        let rows = reader.posted(table, 0, before.unwrap_or(i64::MAX), AT_ONCE)?;
        let older = rows.last().map(|row| row.id).filter(|_| rows.len() as u64 >= AT_ONCE.into());
        let titled = |listed: Listed| Table { title: desk.title(&listed.game).to_owned(), listed };
        let tables: Vec<Table> = tables.into_iter().rev().map(titled).collect();
        let questions = questions(reader, &tables)?;
        let mut lines = named(&desk, rows)?;
        for line in &mut lines {
            line.asks = questions.iter().any(|it| it.letter == line.row.id);
        }
        let newest = before.is_none();
        let page = ListPage { table, questions, tables, lines, older, newest };
        Ok(Some(page.render()?))
    }

    pub(super) fn letter(&self, id: i64) -> Result<Option<Opened>, WindowError> {
        let found = self.desk().store().read().posted_letter(id)?;
        Ok(found.map(|(row, raw)| Opened::of(row, raw)))
    }

    /// A letter with the box for an answer, which holds `written` or what the button
    /// with this number writes.
    pub(super) fn letter_page(
        &self,
        letter: &Opened,
        button: Option<usize>,
        written: Option<&str>,
        fault: Option<&str>,
    ) -> Result<String, WindowError> {
        let desk = self.desk();
        let row = &letter.row;
        let mut newer = desk.store().read().posted(row.table, row.id, i64::MAX, NEWER)?;
        if row.table.is_none() {
            newer.clear();
        }
        let pressed = button.and_then(|number| letter.button(number));
        let written = written.or_else(|| pressed.map(|button| button.body.as_str()));
        let mut lines = named(&desk, vec![row.clone()])?;
        let Some(line) = lines.pop() else { return Err(WindowError::Fault) };
        let page = LetterPage {
            line,
            letter,
            presses: presses(letter),
            written: written.unwrap_or_default().to_owned(),
            is_filled: written.is_some(),
            fault,
            newer: named(&desk, newer)?,
            form_key: self.door.form_key(),
        };
        Ok(page.render()?)
    }

    /// The letter to look at after an answer to this one: to the same reader if that
    /// asks something, else to whoever is asked.
    pub(super) fn after(&self, answered: &PostedRow, newest: i64) -> Result<i64, WindowError> {
        let Some(table) = answered.table else { return Ok(answered.id) };
        let news = self.desk().store().read().posted(Some(table), newest, i64::MAX, AT_ONCE)?;
        let own = |row: &&PostedRow| row.address == answered.address;
        let next = news
            .iter()
            .filter(own)
            .find(|row| asks(row))
            .or_else(|| news.iter().find(|row| asks(row)))
            .or_else(|| news.iter().find(own))
            .or_else(|| news.first());
        Ok(next.map_or(answered.id, |row| row.id))
    }

    pub(super) fn newest(&self) -> Result<i64, WindowError> {
        Ok(self.desk().store().read().newest_letter()?)
    }
}

pub fn enter(fault: Option<&str>) -> Result<String, WindowError> {
    Ok(EnterPage { fault }.render()?)
}

pub fn fault(fault: &str) -> Result<String, WindowError> {
    Ok(FaultPage { fault }.render()?)
}

/// Who is asked something now, and by which letter.
fn questions(reader: Reader<'_>, tables: &[Table]) -> Result<Vec<Question>, WindowError> {
    let mut found = Vec::new();
    for table in tables.iter().filter(|table| !table.listed.awaiting.is_empty()) {
        if found.len() >= QUESTIONS {
            break;
        }
        let id = table.listed.id;
        let letters = reader.posted(Some(id), 0, i64::MAX, AT_ONCE)?;
        for awaited in &table.listed.awaiting {
            let theirs = |row: &&PostedRow| row.seat.is_some_and(|it| it.colour() == awaited.seat);
            let Some(row) = letters.iter().filter(|row| asks(row)).find(theirs) else { continue };
            found.push(Question {
                table: id,
                title: table.title.clone(),
                name: awaited.name.clone(),
                what: awaited.what.clone(),
                letter: row.id,
            });
        }
    }
    found.truncate(QUESTIONS);
    Ok(found)
}

/// The buttons of a letter, each once.
fn presses(letter: &Opened) -> Vec<Press> {
    let mut presses: Vec<Press> = Vec::new();
    for (number, link) in letter.links.iter().enumerate() {
        let Some(button) = &link.button else { continue };
        let order = button.body.trim();
        if order.is_empty() || presses.iter().any(|press| press.order == order) {
            continue;
        }
        let at_once = !button.is_sheet() && !button.is_begun();
        let label = if link.label.is_empty() { order } else { &link.label };
        let (label, order) = (label.to_owned(), order.to_owned());
        presses.push(Press { number, label, order, at_once });
    }
    presses
}

fn named(desk: &crate::desk::Desk, rows: Vec<PostedRow>) -> Result<Vec<Line>, WindowError> {
    let reader = desk.store().read();
    let mut tables = BTreeMap::new();
    let mut lines = Vec::new();
    for row in rows {
        if let Some(table) = row.table.filter(|table| !tables.contains_key(table)) {
            tables.insert(table, reader.table(table)?);
        }
        let table = row.table.and_then(|table| tables.get(&table)?.as_ref());
        let player = row.seat.and_then(|seat| table?.player(seat));
        // The seat may be somebody else's by now.
        let reader = player
            .filter(|player| player.address == row.address)
            .map_or_else(|| row.address.clone(), |player| player.name.clone());
        lines.push(Line { row, reader, asks: false });
    }
    Ok(lines)
}
