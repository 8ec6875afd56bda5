//! `monsoon demo --report`: how many mails a game takes, and how many waits.
//!
//! Every game is played twice in memory, by the same desk that the daemon uses.
//! First, everybody who can write does so at once: sheets if they are open, single
//! orders if not. A wait is one such exchange of mail. Then the very same decisions
//! are mailed one by one, each only when it is asked for, and without using any sheet.
//! Both must give the same journal. Every letter that is sent counts, receipts and
//! invitations included.

use super::player::{choose, reply, written};
use super::{Demo, config_in, progress_bar};
use crate::{basics::TableId, cli::print_json, engine::Seat};
use crate::{
    clock::Clock,
    desk::{Desk, Games, NewTable, Received, Report as Sending, Settings, showing::ViewerName},
    engine::{Dice, TableSeed},
    mail::{Incoming, Source},
    store::{Status, Store, Verdict},
};
use anyhow::{Context, Result, bail};
use indicatif::ProgressBar;
use mail_parser::MessageParser;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

/// A game that needs more exchanges than this does not end.
const MOST_TURNS: u32 = 5000;

/// A game's totals, or the medians of several games.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Post<N> {
    mails_in: N,
    letters_out: N,
    /// The longest chain of waits.
    waits: N,
    /// The letters' bytes as sent, and the characters of their text parts.
    bytes_out: N,
    characters_out: N,
    /// How many of the letters only say that a mail was carried out, which `receipts off`
    /// spares.
    receipts: N,
}

/// What one player gets in one round, on average.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct PerRound {
    letters: f64,
    receipts: f64,
    bytes: f64,
    characters: f64,
}

impl PerRound {
    fn of(post: &Post<u32>, players: usize, rounds: u32) -> PerRound {
        let players = u32::try_from(players).unwrap_or(u32::MAX);
        let parts = f64::from(players.saturating_mul(rounds).max(1));
        let share = |count: u32| (f64::from(count) / parts * 10.0).round() / 10.0;
        PerRound {
            letters: share(post.letters_out),
            receipts: share(post.receipts),
            bytes: share(post.bytes_out),
            characters: share(post.characters_out),
        }
    }
}

/// How many letters of each kind there were.
type Kinds = BTreeMap<String, u32>;

#[derive(Debug, Serialize)]
struct Game {
    id: TableId,
    status: Status,
    entries: u32,
    rounds: u32,
    refused: u32,
    /// Mails that crossed with others' and had to be sent anew; they count as mails.
    crossed: u32,
    #[serde(flatten)]
    post: Post<u32>,
    one_by_one: Post<u32>,
    /// What a player gets in a round, with sheets.
    per_round: PerRound,
    /// The same, one by one.
    per_round_one_by_one: PerRound,
    /// How many letters of each kind were sent.
    kinds: Kinds,
    kinds_one_by_one: Kinds,
    /// Do both ways produce the same journal?
    same_journal: bool,
}

#[derive(Debug, Serialize)]
struct Medians {
    #[serde(flatten)]
    post: Post<f64>,
    one_by_one: Post<f64>,
    per_round: PerRound,
    per_round_one_by_one: PerRound,
}

#[derive(Debug, Serialize)]
struct Report {
    game: String,
    players: usize,
    games: Vec<Game>,
    medians: Medians,
}

/// Plays the games and prints the totals.
pub fn run(demo: &Demo, games: &Games) -> Result<ExitCode> {
    let bar = progress_bar(demo.json);
    bar.set_length(demo.games.into());
    let games = play_all(demo, games, &bar)?;
    bar.finish_and_clear();
    let post = |of: fn(&Game) -> Post<u32>| Post {
        mails_in: median(games.iter().map(|game| f64::from(of(game).mails_in))),
        letters_out: median(games.iter().map(|game| f64::from(of(game).letters_out))),
        waits: median(games.iter().map(|game| f64::from(of(game).waits))),
        bytes_out: median(games.iter().map(|game| f64::from(of(game).bytes_out))),
        characters_out: median(games.iter().map(|game| f64::from(of(game).characters_out))),
        receipts: median(games.iter().map(|game| f64::from(of(game).receipts))),
    };
    let share = |of: fn(&Game) -> PerRound| PerRound {
        letters: median(games.iter().map(|game| of(game).letters)),
        receipts: median(games.iter().map(|game| of(game).receipts)),
        bytes: median(games.iter().map(|game| of(game).bytes)),
        characters: median(games.iter().map(|game| of(game).characters)),
    };
    let medians = Medians {
        post: post(|game| game.post),
        one_by_one: post(|game| game.one_by_one),
        per_round: share(|game| game.per_round),
        per_round_one_by_one: share(|game| game.per_round_one_by_one),
    };
    let report = Report { game: demo.game.clone(), players: demo.players, games, medians };
    if demo.json {
        print_json(&report)?;
    } else {
        print(&report);
    }
    let well =
        |game: &Game| game.status == Status::Finished && game.refused == 0 && game.same_journal;
    Ok(if report.games.iter().all(well) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(report: &Report) {
    let titles = ["mails in", "letters out", "waits"];
    println!("{:<8}{:>22}{:>22}{:>22}", "table", titles[0], titles[1], titles[2]);
    for game in &report.games {
        row(&game.id.to_string(), &game.post, &game.one_by_one);
        if game.status != Status::Finished || game.refused > 0 || !game.same_journal {
            println!(
                "  {}, {} mails refused, {}",
                game.status,
                game.refused,
                if game.same_journal { "same journal" } else { "ANOTHER JOURNAL one by one" }
            );
        }
    }
    row("median", &report.medians.post, &report.medians.one_by_one);
    println!("(with sheets and plans, of the same decisions asked one by one)");
    let Medians { per_round, per_round_one_by_one, .. } = &report.medians;
    println!("A player gets in a round:");
    let sheets: fn(&Game) -> &Kinds = |game| &game.kinds;
    let ways = [
        ("with sheets", per_round, sheets),
        ("one by one", per_round_one_by_one, |game| &game.kinds_one_by_one),
    ];
    for (how, it, kinds) in ways {
        let PerRound { letters, receipts, bytes, characters } = it;
        println!(
            "  {how:<12}{letters:>6.1} letters, {receipts:.1} of them receipts;{bytes:>8.0} bytes, \
             {characters:.0} characters of text"
        );
        println!("  {:<12}{}", "", by_kind(report, kinds));
    }
}

/// What a player gets in a round by kinds, on the average of all games: `turn 9.1, over 0.1`.
fn by_kind(report: &Report, kinds: impl Fn(&Game) -> &Kinds) -> String {
    let mut all = Kinds::new();
    for (kind, count) in report.games.iter().flat_map(kinds) {
        *all.entry(kind.clone()).or_default() += count;
    }
    let rounds: u32 = report.games.iter().map(|game| game.rounds).sum();
    let players = u32::try_from(report.players).unwrap_or(u32::MAX);
    let parts = f64::from(players.saturating_mul(rounds).max(1));
    let mut all: Vec<(String, u32)> = all.into_iter().collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let all = all.iter().map(|(kind, count)| format!("{kind} {:.1}", f64::from(*count) / parts));
    all.collect::<Vec<_>>().join(", ")
}

fn row<N: std::fmt::Display>(name: &str, post: &Post<N>, one: &Post<N>) {
    let cell = |now: &N, then: &N| format!("{now} of {then}");
    println!(
        "{:<8}{:>22}{:>22}{:>22}",
        name,
        cell(&post.mails_in, &one.mails_in),
        cell(&post.letters_out, &one.letters_out),
        cell(&post.waits, &one.waits)
    );
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    match (numbers.get(middle), numbers.get(middle.wrapping_sub(1))) {
        (Some(&upper), Some(&lower)) if numbers.len().is_multiple_of(2) => {
            f64::midpoint(lower, upper)
        }
        (Some(&middle), _) => middle,
        (None, _) => 0.0,
    }
}

fn play_all(demo: &Demo, house: &Games, bar: &ProgressBar) -> Result<Vec<Game>> {
    let next = AtomicU32::new(1);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let worker = || -> Result<Vec<Game>> {
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > demo.games {
                return Ok(games);
            }
            games.push(play(demo, house, number).with_context(|| format!("table {number}"))?);
            bar.inc(1);
        }
    };
    let mut games = thread::scope(|scope| -> Result<Vec<Game>> {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let mut games = Vec::new();
        for handle in handles {
            match handle.join() {
                Ok(played) => games.extend(played?),
                Err(_) => bail!("a game broke off"),
            }
        }
        Ok(games)
    })?;
    games.sort_by_key(|game| game.id);
    Ok(games)
}

fn play(demo: &Demo, house: &Games, number: u32) -> Result<Game> {
    let mut office = Office::open(demo, house, number)?;
    let mut dice = TableSeed::new(format!("house players {} {number}", demo.seed)).dice(0);
    let waits = office.play(&mut dice)?;
    let journal = office.journal()?;
    let mut single = Office::open(demo, house, number)?;
    let single_waits = single.repeat(&journal)?;
    let entries = |journal: &[String]| u32::try_from(journal.len()).unwrap_or(u32::MAX);
    let rounds = office.rounds()?;
    let (post, one_by_one) = (office.post(waits), single.post(single_waits));
    Ok(Game {
        id: TableId(number),
        status: office.status()?,
        entries: entries(&journal),
        rounds,
        // One by one, nothing can cross.
        refused: office.refused + single.refused + single.crossed,
        crossed: office.crossed,
        per_round: PerRound::of(&post, demo.players, rounds),
        per_round_one_by_one: PerRound::of(&one_by_one, demo.players, rounds),
        post,
        one_by_one,
        kinds: office.kinds,
        kinds_one_by_one: single.kinds.clone(),
        same_journal: single.journal()? == journal,
    })
}

/// A desk in memory with one table and its players' mailboxes.
struct Office {
    desk: Desk,
    table: TableId,
    /// Each player's last letter that they have not dealt with.
    unread: BTreeMap<String, Letter>,
    /// The address that each player replies to.
    reply_to: BTreeMap<String, String>,
    /// What each player sent last.
    sent: BTreeMap<String, String>,
    mails: u32,
    letters: u32,
    bytes: u32,
    characters: u32,
    receipts: u32,
    kinds: Kinds,
    refused: u32,
    crossed: u32,
}

struct Letter {
    kind: String,
    html: String,
}

impl Office {
    fn open(demo: &Demo, games: &Games, number: u32) -> Result<Office> {
        let scratch = tempfile::tempdir().context("can't make a folder")?;
        let config = config_in(scratch.path(), "127.0.0.1:0")?;
        let settings = Settings::from_config(&config, games)
            .map_err(|error| anyhow::anyhow!("the demo's settings: {error}"))?;
        let mut desk = Desk::new(Store::memory()?, settings, Clock::System);
        // A seed that takes no salts: salts come from the players' first mails,
        // which differ when orders are mailed one by one, and the draws must be the
        // same.
        let wish = NewTable { seed: Some(demo.seed_of(number)), ..demo.table(number)? };
        let table = desk.open(&wish)?.id;
        let mut office = Office {
            desk,
            table,
            unread: BTreeMap::new(),
            reply_to: BTreeMap::new(),
            sent: BTreeMap::new(),
            mails: 0,
            letters: 0,
            bytes: 0,
            characters: 0,
            receipts: 0,
            kinds: Kinds::new(),
            refused: 0,
            crossed: 0,
        };
        office.deliver(|_| true)?;
        Ok(office)
    }

    /// Delivers everybody's letters. Those that are not `wanted` are not read.
    fn deliver(&mut self, wanted: impl Fn(&str) -> bool) -> Result<()> {
        for (id, attempts, parcel) in self.desk.due(u32::MAX)? {
            self.desk.report(id, attempts, &Sending::Sent)?;
            let parsed = MessageParser::default().parse(&parcel.raw).context("no mail")?;
            let kind = parsed.header_raw("X-Monsoon").unwrap_or_default().trim().to_owned();
            let html = parsed.body_html(0).unwrap_or_default().into_owned();
            let answers = parsed.reply_to().and_then(|to| to.first());
            if let Some(to) = answers.and_then(|to| to.address()) {
                self.reply_to.insert(parcel.to.clone(), to.to_owned());
            }
            self.letters += 1;
            self.receipts += u32::from(kind == "receipt");
            *self.kinds.entry(kind.clone()).or_default() += 1;
            self.bytes += u32::try_from(parcel.raw.len())?;
            let text = parsed.body_text(0).unwrap_or_default();
            self.characters += u32::try_from(text.chars().count())?;
            if wanted(&kind) {
                self.unread.insert(parcel.to, Letter { kind, html });
            }
        }
        Ok(())
    }

    fn mail(&mut self, me: &str, text: String, to: &str) -> Result<()> {
        self.mails += 1;
        let incoming = Incoming {
            raw: text.into_bytes(),
            recipients: vec![to.to_owned()],
            sender: Some(me.to_owned()),
            source: Source::Smtp,
            peer: None,
        };
        let bytes = u64::try_from(incoming.raw.len())?;
        match self.desk.receive(&incoming, bytes)? {
            Received::Recorded(Verdict::CarriedOut, _) => {}
            // It crossed with a mail after which its writer was asked something else: that is
            // said in its answer, and they write again.
            Received::Recorded(_, why) if why.starts_with("Stale") => self.crossed += 1,
            Received::Recorded(_, why) => {
                let mail = String::from_utf8_lossy(&incoming.raw);
                let orders = mail.split("\r\n\r\n").nth(1).unwrap_or_default();
                tracing::warn!(%why, orders, "a mail of a house player's was refused");
                self.refused += 1;
            }
            Received::Duplicate => self.refused += 1,
        }
        Ok(())
    }

    /// Plays until nobody has anything to write; returns the number of exchanges.
    fn play(&mut self, dice: &mut Dice) -> Result<u32> {
        for turn in 0..MOST_TURNS {
            let mut written_now = Vec::new();
            for (me, letter) in std::mem::take(&mut self.unread) {
                let last = self.sent.get(&me).map(String::as_str);
                let answer = reply(&letter.kind, &letter.html, last, |all| choose(dice, all));
                written_now.extend(answer.map(|answer| (me, answer)));
            }
            if written_now.is_empty() {
                return Ok(turn);
            }
            for (me, answer) in written_now {
                let text = written(&me, &answer, self.mails);
                self.mail(&me, text, &answer.to)?;
                self.sent.insert(me, answer.body);
            }
            self.deliver(|_| true)?;
        }
        bail!("the game does not end")
    }

    /// Mails the orders of a journal one by one; returns the number of exchanges.
    fn repeat(&mut self, journal: &[String]) -> Result<u32> {
        let orders: Vec<(Seat, String)> =
            journal.iter().skip(1).map(|entry| order_of(entry)).collect::<Result<_>>()?;
        let mut orders = orders.into_iter().peekable();
        let mut turns = 0;
        while orders.peek().is_some() {
            // Players asked at the same time write at the same time.
            let mut asked = self.desk.awaited(self.table)?;
            let before = orders.len();
            while let Some((seat, order)) = orders.next_if(|(seat, _)| asked.contains(seat)) {
                asked.retain(|&other| other != seat);
                let me = self.address(seat)?;
                let to = self.reply_to.get(&me).context("no letter came")?.clone();
                let subject = "one by one".to_owned();
                let answer = crate::mail::buttons::Button { to, subject, body: order };
                let refused = self.refused + self.crossed;
                let text = written(&me, &answer, self.mails);
                self.mail(&me, text, &answer.to)?;
                if self.refused + self.crossed > refused {
                    let entry = journal.len() - orders.len() - 1;
                    bail!("entry {entry} can't be mailed by itself: {}", answer.body);
                }
            }
            if orders.len() == before {
                bail!("somebody acts who is not asked");
            }
            self.deliver(|kind| kind != "invited")?;
            turns += 1;
        }
        Ok(turns)
    }

    fn address(&self, seat: Seat) -> Result<String> {
        let row = self.desk.store().read().table(self.table)?.context("no table")?;
        Ok(row.player(seat).context("no such seat")?.address.clone())
    }

    fn journal(&self) -> Result<Vec<String>> {
        let rows = self.desk.store().read().journal(self.table)?;
        Ok(rows.into_iter().map(|row| row.entry).collect())
    }

    fn status(&self) -> Result<Status> {
        Ok(self.desk.store().read().table(self.table)?.context("no table")?.status)
    }

    /// How many rounds were played.
    fn rounds(&self) -> Result<u32> {
        let (shown, _) = self.desk.show(self.table, &ViewerName::Public)?;
        let round = shown.view["round"].as_u64().unwrap_or(0);
        Ok(u32::try_from(round)?)
    }

    fn post(&self, waits: u32) -> Post<u32> {
        Post {
            mails_in: self.mails,
            letters_out: self.letters,
            waits,
            bytes_out: self.bytes,
            characters_out: self.characters,
            receipts: self.receipts,
        }
    }
}

/// The seat of a journal entry's order, and the order.
fn order_of(entry: &str) -> Result<(Seat, String)> {
    let entry: serde_json::Value = serde_json::from_str(entry)?;
    let seat = <Seat as serde::Deserialize>::deserialize(&entry["by"]["seat"])
        .context("an entry of no seat")?;
    let order = entry["body"]["order"].as_str().context("an entry without an order")?;
    Ok((seat, order.to_owned()))
}
