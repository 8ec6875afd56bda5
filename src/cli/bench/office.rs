//! Tables whose players answer at once, one order a mail, in this process.

use super::Wish;
use crate::{
    basics::{TableId, commands},
    cli::demo::player::{choose, written},
    clock::Clock,
    config::Config,
    desk::{Desk, Games, NewSeat, NewTable, Received, Report, Settings},
    engine::{Dice, TableSeed},
    mail::{
        Incoming, Parcel, Source,
        buttons::{Button, buttons},
    },
    store::{Store, Verdict},
};
use anyhow::{Context, Result, anyhow, bail};
use chrono::{DateTime, Utc};
use mail_parser::MessageParser;
use std::{
    collections::{BTreeMap, VecDeque},
    path::Path,
    time::Instant,
};

const NAMES: [&str; 5] = ["Ana", "Bruno", "Clara", "Duarte", "Eva"];

/// Tables that need more mails than this do not end.
const MOST_MAILS: usize = 50_000;

/// A mail that was carried out.
pub(super) struct Taken {
    pub(super) table: TableId,
    pub(super) incoming: Incoming,
    /// How long that took.
    pub(super) seconds: f64,
}

/// A letter that asks something.
struct Asked {
    me: String,
    table: String,
    reply_to: String,
    html: String,
}

/// A letter as it was sent.
pub(super) struct Sent {
    pub(super) bytes: usize,
}

/// A desk, its clock, and the players' mailboxes.
pub(super) struct Office {
    pub(super) desk: Desk,
    pub(super) clock: Clock,
    asked: VecDeque<Asked>,
    dice: Dice,
    mails: u32,
    pub(super) taken: Vec<Taken>,
    pub(super) sent: Vec<Sent>,
    /// Where composed letters are kept, to compare them with another version's.
    keep: Option<std::fs::File>,
}

/// The settings of everything that is measured: nothing is limited.
pub(super) fn config(folder: &Path, more: &str) -> Result<Config> {
    let text = format!(
        "[store]\npath = \"database\"\nspool = \"spool\"\n\n\
         [inbound]\nper_sender = 0\nper_table = 0\npoll_ms = 1000\n\n{more}"
    );
    let mut config = Config::parse(&text, &folder.join("config.toml"))?;
    config.store.path = folder.join("monsoon.sqlite");
    config.store.spool = folder.join("spool");
    Ok(config)
}

/// The transport where none is wanted.
const NOWHERE: &str = "[outbound.maildir]\npath = \"letters\"\n";

/// When everything begins: on Monday, 5 January 2026.
pub(super) fn begin() -> Result<DateTime<Utc>> {
    DateTime::from_timestamp(1_767_603_600, 0).context("no such time")
}

pub(super) fn settings(folder: &Path, games: &Games) -> Result<Settings> {
    Settings::from_config(&config(folder, NOWHERE)?, games)
        .map_err(|error| anyhow!("the bench's settings: {error}"))
}

impl Office {
    /// An office with a new database in this folder.
    pub(super) fn new(wish: &Wish<'_>, folder: &Path) -> Result<Office> {
        Store::make(&folder.join("monsoon.sqlite"))?;
        Office::at(wish, folder)
    }

    /// An office with the database that is in this folder.
    pub(super) fn at(wish: &Wish<'_>, folder: &Path) -> Result<Office> {
        let clock = Clock::fixed(begin()?);
        let store = Store::open(&folder.join("monsoon.sqlite"))?;
        Ok(Office {
            desk: Desk::new(store, settings(folder, wish.games)?, clock.clone()),
            clock,
            asked: VecDeque::new(),
            dice: TableSeed::new(format!("bench {}", wish.seed)).dice(0),
            mails: 0,
            taken: Vec::new(),
            sent: Vec::new(),
            keep: wish.letters()?,
        })
    }

    /// Opens a table for so many, with addresses of its own; its letters wait.
    pub(super) fn open(&mut self, wish: &Wish<'_>, game: &str, players: usize) -> Result<TableId> {
        let number = self.desk.store().read().table_ids()?.len() + 1;
        let seats = NAMES.iter().take(players).map(|name| NewSeat {
            name: (*name).to_owned(),
            address: format!("{}.{number}@players.invalid", name.to_lowercase()),
            language: None,
        });
        let opened = self.desk.open(&NewTable {
            game: game.to_owned(),
            seats: seats.collect(),
            options: vec![("clock".into(), "72h".into())],
            seed: Some(TableSeed::new_text(&format!("{} {number}", wish.seed))),
            moderators: vec![],
            later: false,
        })?;
        Ok(opened.id)
    }

    /// Has everybody's letters arrive.
    pub(super) fn deliver(&mut self) -> Result<()> {
        let due = self.desk.due(u32::MAX)?;
        for (id, attempts, _) in &due {
            self.desk.report(*id, *attempts, &Report::Sent)?;
        }
        self.read(&due)
    }

    /// Has everybody read their letters.
    pub(super) fn read(&mut self, letters: &[(i64, u32, Parcel)]) -> Result<()> {
        for (_, _, parcel) in letters {
            self.sent.push(Sent { bytes: parcel.raw.len() });
            let letter = MessageParser::default().parse(&parcel.raw).context("no mail")?;
            let kind = letter.header_raw("X-Monsoon").unwrap_or_default().trim();
            if let Some(file) = &mut self.keep {
                super::kept::keep(file, &letter)?;
            }
            if !["welcome", "turn", "invited", "reminder"].contains(&kind) {
                continue;
            }
            let answers = letter.reply_to().and_then(|to| to.first()).and_then(|to| to.address());
            let table = letter.header_raw("List-Id").unwrap_or_default().trim().to_owned();
            self.asked.retain(|asked| asked.me != parcel.to);
            self.asked.push_back(Asked {
                me: parcel.to.clone(),
                table,
                reply_to: answers.unwrap_or_default().to_owned(),
                html: letter.body_html(0).unwrap_or_default().into_owned(),
            });
        }
        Ok(())
    }

    /// Plays every table until nobody is asked anything, or until this many mails of
    /// it have been carried out.
    pub(super) fn play(&mut self, most: usize) -> Result<()> {
        self.deliver()?;
        self.go_on(most, Office::deliver)
    }

    /// Plays every table to its end. After each mail, everything is done that a daemon does
    /// while it waits for the next.
    pub(super) fn play_at_leisure(&mut self) -> Result<()> {
        self.deliver()?;
        self.go_on(usize::MAX, |office| {
            office.deliver()?;
            while office.desk.pack(u32::MAX)? {}
            Ok(())
        })
    }

    /// Plays every table, but no letter arrives any more.
    pub(super) fn answer(&mut self, most: usize) -> Result<()> {
        self.go_on(most, |_| Ok(()))
    }

    fn go_on(&mut self, most: usize, after: impl Fn(&mut Office) -> Result<()>) -> Result<()> {
        let mut done: BTreeMap<String, usize> = BTreeMap::new();
        let mut later = VecDeque::new();
        for _ in 0..MOST_MAILS {
            let Some(asked) = self.asked.pop_front() else { break };
            let count = done.entry(asked.table.clone()).or_default();
            if *count == most {
                later.push_back(asked);
                continue;
            }
            let Some(order) = self.single(&asked.html) else { continue };
            let incoming = self.mail(&asked.me, &order);
            let (received, seconds) = self.hand_in(&incoming)?;
            if matches!(received, Received::Recorded(Verdict::CarriedOut, _)) {
                *count += 1;
                let table = asked.table.trim_start_matches(['<', ' ']);
                let number = table.trim_start_matches("table-").split('.').next();
                let number = number.and_then(|number| number.parse().ok()).context("no table")?;
                self.taken.push(Taken { table: TableId(number), incoming, seconds });
            }
            after(self)?;
        }
        if !self.asked.is_empty() {
            bail!("a game does not end");
        }
        self.asked = later;
        Ok(())
    }

    /// One order of a letter, rather than a sheet.
    fn single(&mut self, html: &str) -> Option<Button> {
        let all = buttons(html);
        let is_order = |button: &&Button| {
            !button.is_sheet()
                && commands::printed(&button.body) != Some("continue")
                && !button.body.contains(": ")
        };
        let orders: Vec<Button> = all.iter().filter(is_order).cloned().collect();
        let orders = if orders.is_empty() { all } else { orders };
        choose(&mut self.dice, &orders).cloned()
    }

    /// A player's mail.
    fn mail(&mut self, me: &str, order: &Button) -> Incoming {
        self.mails += 1;
        Incoming {
            raw: written(me, order, self.mails).into_bytes(),
            recipients: vec![order.to.clone()],
            sender: Some(me.to_owned()),
            source: Source::Smtp,
            peer: None,
        }
    }

    /// Hands a mail in; returns what became of it and how long that took.
    pub(super) fn hand_in(&mut self, incoming: &Incoming) -> Result<(Received, f64)> {
        let bytes = u64::try_from(incoming.raw.len())?;
        let begun = Instant::now();
        let received = self.desk.receive(incoming, bytes)?;
        Ok((received, begun.elapsed().as_secs_f64()))
    }

    /// Hands in an order that nobody can carry out, from who is asked next; returns
    /// how long the answer took. An hour later, so that there is always an answer.
    pub(super) fn refuse(&mut self) -> Result<f64> {
        let asked = self.asked.front().context("nobody is asked")?;
        let (me, html, to) = (asked.me.clone(), asked.html.clone(), asked.reply_to.clone());
        let mut order = self.single(&html).context("a letter has no button")?;
        self.clock.advance(chrono::TimeDelta::hours(1));
        order.to = to;
        // As if too much were offered.
        let verb = order.body.split_whitespace().next().unwrap_or_default();
        order.body = format!("{verb} 987");
        let incoming = self.mail(&me, &order);
        let (received, seconds) = self.hand_in(&incoming)?;
        self.deliver()?;
        match received {
            Received::Recorded(Verdict::Refused | Verdict::Explained | Verdict::Held, _) => {
                Ok(seconds)
            }
            received => bail!("`{}` was not refused: {received:?}", order.body),
        }
    }
}
