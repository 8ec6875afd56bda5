//! The desk: where letters meet tables.
//!
//! The use cases live here, each in a file of its own. This is the only module
//! that joins mail, store, games and letters:
//!
//! - [`opening`]: a new table;
//! - `receiving`: a mail comes in, steps 2 to 8 of the line;
//! - `sending`: letters go out, step 10, no more of them than `limits` allow;
//! - `clocks`: deadlines, reminders, absences, house players who sit in;
//! - `bounces`: letters come back;
//! - `salvaging`: a journal was damaged;
//! - `queue`: what waits, and what a moderator can do about it;
//! - [`showing`]: what a table looks like from outside;
//! - `ballots`, `voting`: what players propose to each other;
//! - `gathering`: tables that wait for players; `people`, `moving`, `forgetting`: those who have signed up;
//! - `watching`: people who watch a table; `keepsake`: the page of a game that is over;
//! - `overview`: how things stand in the whole house;
//! - `games`: the games of a server; `shipped` are those that come with Monsoon;
//! - `digest`: one letter about several tables; `together`: what it is made of;
//! - `record`: how somebody played;
//! - `trail`: one id for a mail and its letters in the log;
//! - `contest`: how strong house players are.

mod asking;
mod ballots;
mod bounces;
mod clocks;
mod contest;
mod courtesy;
mod digest;
mod forgetting;
mod games;
mod gathering;
mod hosted;
mod importing;
mod inviting;
mod keepsake;
mod limits;
mod mending;
mod moderating;
mod moved;
mod moving;
mod notice;
pub mod opening;
mod overview;
mod paced;
mod packing;
mod passphrase;
mod people;
mod press;
mod queue;
mod receipts;
mod receiving;
mod record;
mod rehearsal;
mod salvaging;
mod secrets;
mod sender;
mod sending;
mod shipped;
pub mod showing;
mod table;
mod together;
mod trail;
mod voting;
mod watching;
mod writing;

pub use crate::failpoint::fail_point;
pub use asking::ToGather;
pub use clocks::{ClockSettings, Ticked};
pub use contest::{Against, Contest, ContestError, Played};
pub use games::{AnyGame, Dealt, Games};
pub use gathering::Gathered;
pub use inviting::neutral_name;
pub use limits::Limits;
pub use moderating::{FORMS, Form, ModerateError, Moderated};
pub use opening::{NewSeat, NewTable, OpenError, Opened};
pub use overview::{Awaited, Overview};
pub use queue::{Dropped, QueueError, Queued, Retried, Retry, Waits};
pub use receiving::{Arrived, Received, Together};
pub use rehearsal::rehearse;
pub use salvaging::{Damage, SalvageError};
pub use sending::{Report, Reported};
pub use trail::{TRAIL, trail};
pub use watching::WatchError;

use crate::{
    basics::Language,
    clock::Clock,
    config::{Config, Open, TrustPolicy},
    engine::Seats,
    games::Overrides,
    letters::RenderError,
    mail::OwnAddress,
    store::{Store, StoreError, TableClock, TableRow},
    timing::read_zone,
};
use chrono::{DateTime, TimeDelta, Utc};
use clocks::Pulse;
use table::AnyTable;

/// The part of the configuration that the desk needs.
#[derive(Debug, Clone)]
pub struct Settings {
    pub own: OwnAddress,
    /// The language of players who have not chosen one.
    pub language: Language,
    pub trust: TrustPolicy,
    /// The name of our own mail server in Authentication-Results headers.
    pub authserv_id: Option<String>,
    /// The largest mail that is read, in bytes.
    pub max_bytes: u64,
    /// The most mails per hour from one sender; 0 means no limit.
    pub per_sender: u32,
    /// The most mails per hour for one table; 0 means no limit.
    pub per_table: u32,
    /// For how many days a mail's bytes are kept; 0 means for ever.
    pub keep_mail_days: u32,
    pub moderators: Vec<String>,
    /// Who may open tables by mail.
    pub open: Open,
    /// How many strangers who ask are answered within a day.
    pub strangers: u32,
    /// How many letters may be sent.
    pub limits: Limits,
    /// How long a receipt waits for another letter that says the same.
    pub receipts_wait: TimeDelta,
    /// How many letters to an address come back in a row before nothing more is
    /// sent there; 0 means any number.
    pub bounces: u32,
    /// How this server handles time.
    pub clock: ClockSettings,
    /// The games that can be played.
    pub games: Games,
    /// Figures for new tables that replace the built-in ones.
    pub overrides: Overrides,
}

impl Settings {
    /// Takes the settings from a configuration.
    ///
    /// Fails if our own address or the overrides file can't be used.
    pub fn from_config(config: &Config, games: &Games) -> Result<Settings, String> {
        let own = OwnAddress::new(&config.server.address, &config.server.name)
            .map_err(|error| error.to_string())?;
        Ok(Settings {
            own,
            language: config.server.language,
            trust: config.inbound.trust,
            authserv_id: config.inbound.authserv_id.clone(),
            max_bytes: config.inbound.max_bytes,
            per_sender: config.inbound.per_sender,
            per_table: config.inbound.per_table,
            keep_mail_days: config.store.keep_mail_days,
            moderators: config.moderators.addresses.clone(),
            open: config.house.open,
            strangers: config.house.strangers,
            limits: Limits { per_hour: config.outbound.per_hour, per_day: config.outbound.per_day },
            receipts_wait: TimeDelta::minutes(config.outbound.receipts_wait.into()),
            bounces: config.outbound.bounces,
            clock: clock_settings(config)?,
            overrides: overrides(config, games)?,
            games: games.clone(),
        })
    }
}

fn clock_settings(config: &Config) -> Result<ClockSettings, String> {
    let clock = &config.clock;
    Ok(ClockSettings {
        table: TableClock {
            rule: clock.rule.clone(),
            silence: clock.silence,
            offer_after: clock.offer_after,
            away_days: clock.away_days,
        },
        remind: clock.remind.clone(),
        zone: read_zone(&clock.zone).map_err(|error| format!("clock.zone: {error}"))?,
        outage: clock.outage.delta(),
    })
}

/// The figures in the overrides file, if the configuration names one.
///
/// Fails with what is wrong in which file.
pub fn overrides(config: &Config, games: &Games) -> Result<Overrides, String> {
    let Some(path) = &config.data.overrides else { return Ok(Overrides::default()) };
    let file = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("data.overrides: can't read {file}: {error}"))?;
    let overrides = Overrides::parse(&text, &file)?;
    games.figures(&overrides)?;
    Ok(overrides)
}

/// Why the desk could not do what it was asked. None of these is the sender's
/// fault: what senders can mend is answered by a letter.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A letter that could not be rendered.
    #[error("can't write a letter: {0}")]
    Letter(#[from] RenderError),
    /// A letter that could not be turned into a mail.
    #[error("can't compose a mail: {0}")]
    Compose(#[from] crate::mail::ComposeError),
    /// An entry that could not be stored.
    #[error("can't write down an entry: {0}")]
    Entry(serde_json::Error),
    /// The system provides no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// A panic while working on a table: a fault of ours, contained to that mail.
    #[error("fault in the program: {0}")]
    Fault(String),
}

impl DeskError {
    /// Whether another process kept the database locked.
    fn is_busy(&self) -> bool {
        matches!(self, DeskError::Store(error) if error.is_busy())
    }

    /// Whether the same call may succeed later.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            DeskError::Store(error) => error.is_passing(),
            DeskError::Random(_) => true,
            DeskError::Letter(_)
            | DeskError::Compose(_)
            | DeskError::Entry(_)
            | DeskError::Fault(_) => false,
        }
    }
}

/// For how many days the bytes of mails are kept that belong to no seat or
/// moderator.
const STRANGERS_DAYS: i64 = 14;

/// The desk: one database, one address.
pub struct Desk {
    store: Store,
    settings: Settings,
    clock: Clock,
    /// When old mails were last forgotten.
    tidied: Option<DateTime<Utc>>,
    /// When the clocks were last looked at.
    pulse: Pulse,
    /// Tables where something went wrong, and until when that is not tried again.
    trouble: clocks::Trouble,
    /// Letters to be made smaller.
    to_pack: packing::ToPack,
}

impl Desk {
    #[must_use]
    pub fn new(store: Store, settings: Settings, clock: Clock) -> Desk {
        let (pulse, trouble) = (Pulse::default(), clocks::Trouble::default());
        let to_pack = packing::ToPack::new();
        Desk { store, settings, clock, tidied: None, pulse, trouble, to_pack }
    }

    /// The database, for reading.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Forgets the bytes of mails past their retention time, at most once a day.
    /// Those of strangers' mails go sooner.
    pub fn tidy(&mut self) -> Result<(), DeskError> {
        let now = self.clock.now();
        if self.tidied.is_some_and(|last| (now - last).abs() < TimeDelta::days(1)) {
            return Ok(());
        }
        let days = i64::from(self.settings.keep_mail_days);
        let tx = self.store.write()?;
        tx.forget_strangers(now - TimeDelta::days(STRANGERS_DAYS))?;
        tx.forget_held(now)?;
        tx.forget_causes()?;
        let forgotten = if days == 0 { 0 } else { tx.forget_mails(now - TimeDelta::days(days))? };
        tx.commit()?;
        self.tidied = Some(now);
        if forgotten > 0 {
            tracing::info!(forgotten, "mails older than keep_mail_days are forgotten");
        }
        Ok(())
    }

    /// Whether the database is still the file that was opened. If not, nothing
    /// that is written will last.
    #[must_use]
    pub fn has_its_place(&self) -> bool {
        !matches!(self.store.check_place(), Err(StoreError::Moved(_)))
    }

    /// The largest mail that is read, in bytes.
    #[must_use]
    pub fn max_bytes(&self) -> u64 {
        self.settings.max_bytes
    }

    /// Our address.
    #[must_use]
    pub fn own(&self) -> &OwnAddress {
        &self.settings.own
    }
}

/// Replays a table's position from its journal.
///
/// `Ok(Err(why))` is a table that can't be played on, because its journal does not
/// replay. That is one table's trouble, not the desk's.
fn load(
    games: &Games,
    reader: crate::store::Reader<'_>,
    table: &TableRow,
) -> Result<Result<Box<dyn AnyTable>, String>, StoreError> {
    let Some(game) = games.called(&table.game) else {
        return Ok(Err(format!("this program does not know the game {}", table.game)));
    };
    let Some(seats) = Seats::new(table.seats.len()) else {
        return Ok(Err(format!("no table has {} seats", table.seats.len())));
    };
    let journal = match reader.journal(table.id) {
        Ok(journal) => journal,
        Err(error) if error.is_passing() => return Err(error),
        Err(error) => return Ok(Err(error.to_string())),
    };
    let entries: Vec<String> = journal.into_iter().map(|row| row.entry).collect();
    // The chain of digests shows rows that were tampered with. If one of our own
    // journals still panics in the rules' code, that must stop one table, not all.
    let plans = reader.plans(table.id)?;
    let replayed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let mut replayed = game.replay(seats, &entries)?;
        let unreadable = replayed.restore(&plans);
        if unreadable > 0 {
            tracing::error!(table = %table.id, unreadable, "plans can't be read any more");
        }
        Ok(replayed)
    }));
    Ok(replayed.unwrap_or_else(|_| Err("the journal breaks the rules' code".into())))
}
