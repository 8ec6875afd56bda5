//! What a table looks like from outside: `table list` and `table show`.

use super::{Desk, DeskError, load, table::AnyTable};
use crate::{
    basics::TableId,
    engine::{Seat, Seats, Standings, Viewer},
    letters::{Envelope, Rendered},
    store::{AbsenceRow, SeatRow, Status, TableRow, WaitRow},
};
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;
use serde_json::Value;

/// A table in a list.
#[derive(Debug, Clone, Serialize)]
pub struct Listed {
    pub id: TableId,
    pub game: String,
    pub status: Status,
    /// The number of journal entries.
    pub position: u32,
    /// Who is awaited, and for what.
    pub awaiting: Vec<AwaitedSeat>,
    /// The players' names in the order of the seats.
    pub players: Vec<String>,
    /// Why it is paused or can't be read.
    pub why: Option<String>,
    /// Whether its journal can't be replayed. `monsoon salvage` says what can be
    /// kept.
    pub damaged: bool,
}

/// A seat that a table waits for.
#[derive(Debug, Clone, Serialize)]
pub struct AwaitedSeat {
    pub seat: &'static str,
    pub name: String,
    /// The id of the decision point in the rules.
    #[serde(rename = "for")]
    pub decision: &'static str,
    pub what: String,
}

/// A table, shown to a viewer.
#[derive(Debug, Clone, Serialize)]
pub struct Shown {
    pub id: TableId,
    pub game: String,
    /// The options it was made with.
    pub options: Value,
    pub status: Status,
    pub why: Option<String>,
    /// The number of journal entries.
    pub position: u32,
    /// When it was made, RFC 3339, UTC.
    pub created_at: String,
    /// Who is awaited, and for what.
    pub awaiting: Vec<AwaitedSeat>,
    /// The rule for deadlines, as `--option clock=` takes it.
    pub clock: String,
    /// What happens if nobody answers.
    pub silence: String,
    /// For each awaited seat, since when and until when.
    pub waits: Vec<ShownWait>,
    /// Who is away, or will be.
    pub away: Vec<ShownAbsence>,
    pub seats: Vec<ShownSeat>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The final standings, once the game is over.
    pub standings: Option<Vec<ShownStanding>>,
    /// The position as far as the viewer may know it.
    pub view: Value,
}

/// How long a seat is waited for; times are RFC 3339, UTC.
#[derive(Debug, Clone, Serialize)]
pub struct ShownWait {
    /// The seat's colour.
    pub seat: &'static str,
    pub since: String,
    /// Until when, as its player is told; `None` without a deadline, or while the
    /// clock stands still.
    pub by: Option<String>,
    /// When its time ran out.
    pub over: Option<String>,
}

/// An absence, shown; both days are included.
#[derive(Debug, Clone, Serialize)]
pub struct ShownAbsence {
    /// The seat's colour.
    pub seat: &'static str,
    pub from: String,
    pub to: String,
}

/// A seat, shown.
#[derive(Debug, Clone, Serialize)]
pub struct ShownSeat {
    pub seat: &'static str,
    pub name: String,
    /// The player's address, for moderators only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Since when nothing is sent to that address, because letters came back (RFC
    /// 3339, UTC); for moderators only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_since: Option<String>,
    /// The language of the letters.
    pub language: &'static str,
}

/// A final place, shown.
#[derive(Debug, Clone, Serialize)]
pub struct ShownStanding {
    /// 1 is best; equal totals share a rank.
    pub rank: u8,
    /// The seat's colour.
    pub seat: &'static str,
    pub name: String,
    pub total: i32,
    /// What the total is made up of.
    pub parts: Vec<(String, i32)>,
}

/// Why a table can't be shown.
#[derive(Debug, thiserror::Error)]
pub enum ShowError {
    #[error("there is no table {0}; `monsoon table list` shows those there are")]
    NoTable(TableId),
    #[error("table {table} has no seat «{seat}»; it has: {seats}")]
    NoSeat { table: TableId, seat: String, seats: String },
    /// Its journal can't be replayed.
    #[error("table {table} can't be shown: {why}")]
    Broken { table: TableId, why: String },
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl Desk {
    /// All tables. One that can't be replayed is in the list, with the reason.
    pub fn list(&self) -> Result<Vec<Listed>, DeskError> {
        let reader = self.store.read();
        let mut list = Vec::new();
        for row in reader.tables()? {
            let loaded = load(&self.settings.games, reader, &row)?;
            let (position, awaiting, why) = match &loaded {
                Ok(table) => (table.position(), awaited(&row, &**table), row.why.clone()),
                Err(why) => (0, Vec::new(), Some(why.clone())),
            };
            list.push(Listed {
                id: row.id,
                game: row.game,
                damaged: loaded.is_err(),
                status: if loaded.is_err() { Status::Paused } else { row.status },
                position,
                awaiting,
                players: row.seats.into_iter().map(|seat| seat.name).collect(),
                why,
            });
        }
        Ok(list)
    }

    /// What a game is called, by its name in the database.
    #[must_use]
    pub fn title<'a>(&self, game: &'a str) -> &'a str {
        self.settings.games.title(game)
    }

    /// The seats that a table waits for; none if it can't be read.
    pub fn awaited(&self, id: TableId) -> Result<Vec<Seat>, DeskError> {
        let reader = self.store.read();
        let Some(row) = reader.table(id)? else { return Ok(Vec::new()) };
        let table = load(&self.settings.games, reader, &row)?;
        Ok(table.map_or_else(
            |_| Vec::new(),
            |table| table.awaiting().iter().map(|awaited| awaited.seat).collect(),
        ))
    }

    /// One table as far as a viewer may know it, and the same in words.
    pub fn show(&self, id: TableId, viewer: &ViewerName) -> Result<(Shown, Rendered), ShowError> {
        let reader = self.store.read();
        let row = reader.table(id).map_err(DeskError::from)?.ok_or(ShowError::NoTable(id))?;
        let viewer = viewer.resolve(&row)?;
        let table = load(&self.settings.games, reader, &row)
            .map_err(DeskError::from)?
            .map_err(|why| ShowError::Broken { table: id, why })?;
        let standings = table.standings();
        let clock = reader.clock(id).map_err(DeskError::from)?;
        let shown = Shown {
            id,
            game: row.game.clone(),
            options: row.options.clone(),
            status: row.status,
            why: row.why.clone(),
            position: table.position(),
            created_at: row.created_at.clone(),
            awaiting: awaited(&row, &*table),
            clock: clock.rule.to_string(),
            silence: clock.silence.to_string(),
            waits: shown_waits(table.seats(), reader.waits(id).map_err(DeskError::from)?),
            away: shown_away(
                table.seats(),
                reader.absences(id).map_err(DeskError::from)?,
                self.clock.now(),
            ),
            seats: shown_seats(&row, viewer, &reader.stopped().map_err(DeskError::from)?),
            commitment: row.seed.commitment(),
            seed: (standings.is_some() && (!row.secret || viewer == Viewer::Moderator))
                .then(|| row.seed.reveal().to_owned()),
            standings: standings.map(|standings| shown_standings(&row, standings)),
            view: table.view(viewer),
        };
        let names = row.seats.iter().map(|seat| seat.name.clone()).collect();
        let envelope = Envelope {
            table: id,
            language: self.settings.language,
            orders: self.settings.language,
            commitment: row.seed.commitment(),
            ..Envelope::of_nobody(table.title().to_owned(), names)
        };
        let words = table.sheet(&envelope, viewer).map_err(DeskError::from)?;
        Ok((shown, words))
    }
}

/// A viewer as named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ViewerName {
    /// `public`.
    Public,
    /// `moderator`.
    Moderator,
    /// A seat, by its colour or its number from 1.
    Seat(String),
}

impl std::str::FromStr for ViewerName {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.to_lowercase().as_str() {
            "public" => ViewerName::Public,
            "moderator" => ViewerName::Moderator,
            other => ViewerName::Seat(other.to_owned()),
        })
    }
}

impl ViewerName {
    fn resolve(&self, row: &TableRow) -> Result<Viewer, ShowError> {
        let name = match self {
            ViewerName::Public => return Ok(Viewer::Public),
            ViewerName::Moderator => return Ok(Viewer::Moderator),
            ViewerName::Seat(name) => name,
        };
        let seats = Seats::new(row.seats.len()).into_iter().flat_map(Seats::iter);
        let found = seats.clone().find(|seat| {
            let player = row.player(*seat).map(|player| player.name.to_lowercase());
            seat.colour() == name
                || (seat.index() + 1).to_string() == *name
                || player.as_ref() == Some(name)
        });
        found.map(Viewer::Seat).ok_or_else(|| ShowError::NoSeat {
            table: row.id,
            seat: name.clone(),
            seats: seats.map(Seat::colour).collect::<Vec<_>>().join(", "),
        })
    }
}

fn name_of(row: &TableRow, seat: Seat) -> String {
    row.player(seat).map_or_else(String::new, |player| player.name.clone())
}

fn awaited(row: &TableRow, table: &dyn AnyTable) -> Vec<AwaitedSeat> {
    table
        .awaiting()
        .into_iter()
        .map(|awaited| AwaitedSeat {
            seat: awaited.seat.colour(),
            name: name_of(row, awaited.seat),
            decision: awaited.decision,
            what: table.decision(awaited.decision),
        })
        .collect()
}

fn shown_seats(
    row: &TableRow,
    viewer: Viewer,
    stopped: &[(String, DateTime<Utc>)],
) -> Vec<ShownSeat> {
    let moderator = viewer == Viewer::Moderator;
    let since = |player: &SeatRow| {
        let found = stopped.iter().find(|(address, _)| *address == player.address);
        found.map(|(_, since)| since.to_rfc3339_opts(SecondsFormat::Secs, true))
    };
    let seats = Seats::new(row.seats.len()).into_iter().flat_map(Seats::iter);
    seats
        .zip(&row.seats)
        .map(|(seat, player)| ShownSeat {
            seat: seat.colour(),
            name: player.name.clone(),
            address: moderator.then(|| player.address.clone()),
            stopped_since: moderator.then(|| since(player)).flatten(),
            language: player.language.code(),
        })
        .collect()
}

fn shown_waits(seats: Seats, waits: Vec<WaitRow>) -> Vec<ShownWait> {
    let time = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    let waits = waits.into_iter().filter_map(|wait| {
        let seat = seats.get(wait.seat.index())?.colour();
        let (by, over) = (wait.by.map(time), wait.over.map(time));
        Some(ShownWait { seat, since: time(wait.since), by, over })
    });
    waits.collect()
}

fn shown_away(seats: Seats, absences: Vec<AbsenceRow>, now: DateTime<Utc>) -> Vec<ShownAbsence> {
    let absences = absences.into_iter().filter(|absence| absence.to > now);
    let shown = absences.filter_map(|absence| {
        let seat = seats.get(absence.seat.index())?.colour();
        let (from, to) = (absence.days.from.to_string(), absence.days.to.to_string());
        Some(ShownAbsence { seat, from, to })
    });
    shown.collect()
}

fn shown_standings(row: &TableRow, standings: Standings) -> Vec<ShownStanding> {
    standings
        .into_iter()
        .map(|standing| ShownStanding {
            rank: standing.rank,
            seat: standing.seat.colour(),
            name: name_of(row, standing.seat),
            total: standing.total,
            parts: standing.parts,
        })
        .collect()
}
