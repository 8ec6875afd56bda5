//! The desk: an awaited player's reply at a table, from the mail to the journal.

use monsoon::{
    archive::{ExportAs, export, verify},
    basics::{Language, TableId},
    clock::Clock,
    config::Config,
    desk::{Desk, Games, NewSeat, NewTable, Received, Report, Settings},
    engine::Seat,
    mail::{Incoming, Parcel, Source},
    store::{PlanRow, Store, Verdict},
};
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
};
use tempfile::TempDir;

const TABLE: TableId = TableId(1);
const PLAYERS: [&str; 3] = ["red", "green", "brown"];

/// What is played, the orders that led to the moment of the reply, and one that the reply
/// could hold: were none carried out, the target would go no further than the mail.
const MOMENTS: [(&str, &[&str], &str); 4] = [
    ("santiago", &[], "bid 5"),
    ("santiago", &["bid 5", "bid 3", "bid 4"], "plant best"),
    ("goa-2012", &[], "flag c0"),
    ("goa-2012", &["flag c0"], "mark c1"),
];

/// A table at a moment.
struct Scene {
    /// Its database, of which each execution has a copy.
    file: Vec<u8>,
    /// Everything of the reply above its lines.
    head: String,
}

/// Everything that a mail at the table can change.
#[derive(PartialEq)]
struct State {
    journal: Vec<String>,
    plans: Vec<PlanRow>,
    mails: Vec<(String, u32)>,
    letters: (u32, u32, u32),
    newest_letter: i64,
}

impl State {
    fn of(desk: &Desk) -> State {
        let reader = desk.store().read();
        let journal = reader.journal(TABLE).expect("the journal");
        State {
            journal: journal.into_iter().map(|row| row.entry).collect(),
            plans: reader.plans(TABLE).expect("the plans"),
            mails: reader.mail_counts().expect("the mails"),
            letters: reader.letter_counts().expect("the letters"),
            newest_letter: reader.newest_letter().expect("the newest letter"),
        }
    }
}

fn desk_with(store: Store) -> Desk {
    let config = Config::parse("", Path::new("fuzz")).expect("a configuration");
    let settings = Settings::from_config(&config, &Games::shipped()).expect("settings");
    let noon = "2026-03-02T12:00:00Z".parse().expect("a time");
    Desk::new(store, settings, Clock::fixed(noon))
}

/// A folder in memory where there is a file system for it: each commit is waited for.
fn room() -> TempDir {
    let memory = Path::new("/dev/shm");
    let room = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    room.expect("a folder")
}

fn incoming(raw: Vec<u8>) -> Incoming {
    Incoming { raw, recipients: vec![], sender: None, source: Source::Smtp, peer: None }
}

/// The last letter to each player: to whom and to what a reply goes.
type Letters = BTreeMap<String, (String, String)>;

fn post(desk: &mut Desk, letters: &mut Letters) {
    for (id, attempts, parcel) in desk.due(1000).expect("letters") {
        desk.report(id, attempts, &Report::Sent).expect("a report");
        let Parcel { to, message_id, raw, .. } = parcel;
        let text = String::from_utf8_lossy(&raw);
        let reply_to = text.lines().find_map(|line| line.strip_prefix("Reply-To: "));
        let reply_to = reply_to.expect("a way to reply").rsplit('<').next().unwrap_or_default();
        letters.insert(to, (reply_to.trim_end_matches('>').to_owned(), message_id));
    }
}

/// The head of a reply by the first who is awaited.
fn head(desk: &Desk, letters: &Letters, number: usize) -> String {
    let awaited = desk.awaited(TABLE).expect("a table");
    let from = awaited.first().map(|seat: &Seat| format!("{}@example.org", seat.colour()));
    let from = from.expect("somebody is awaited");
    let (to, letter) = &letters[&from];
    format!(
        "From: <{from}>\r\nTo: <{to}>\r\nSubject: Re: Monsoon\r\n\
         Message-ID: <{number}@example.org>\r\nIn-Reply-To: <{letter}>\r\n\
         Content-Type: text/plain; charset=utf-8\r\n\r\n"
    )
}

/// Plays an order, which must move the game.
fn carry_out(desk: &mut Desk, head: &str, order: &str) {
    let before = State::of(desk).journal.len();
    let raw = format!("{head}{order}\r\n").into_bytes();
    let bytes = raw.len() as u64;
    let received = desk.receive(&incoming(raw), bytes).expect("room on the disk");
    let done = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
    assert!(done && State::of(desk).journal.len() > before, "{order}: {received:?}");
}

impl Scene {
    fn new(moment: usize, language: Language) -> Scene {
        let room = room();
        let path = room.path().join("table");
        let mut desk = desk_with(Store::make(&path).expect("a database"));
        let (game, orders, possible) = MOMENTS[moment];
        let seat = |name: &str| NewSeat {
            name: format!("Player {name}"),
            address: format!("{name}@example.org"),
            language: Some(language),
        };
        let wish = NewTable {
            game: game.into(),
            seats: PLAYERS.map(seat).into(),
            options: vec![],
            seed: Some("fuzz".into()),
            moderators: vec![],
            later: false,
        };
        desk.open(&wish).expect("a table");
        let mut letters = Letters::new();
        post(&mut desk, &mut letters);
        for (number, order) in orders.iter().enumerate() {
            let head = head(&desk, &letters, number);
            carry_out(&mut desk, &head, order);
            post(&mut desk, &mut letters);
        }
        let head = head(&desk, &letters, orders.len());
        // Closed, it is all in one file.
        drop(desk);
        let scene = Scene { file: fs::read(&path).expect("a file"), head };
        carry_out(&mut scene.copy(&room.path().join("copy")), &scene.head, possible);
        scene
    }

    fn copy(&self, path: &Path) -> Desk {
        fs::write(path, &self.file).expect("a copy");
        desk_with(Store::open(path).expect("a database"))
    }
}

/// Whether there is nothing in a text but remarks, whatever counts as the end of a line, or
/// no letter and no digit at all.
fn says_nothing(text: &str) -> bool {
    let ends = ['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];
    let remark = |line: &str| line.trim().is_empty() || line.starts_with('#');
    text.split(ends).all(remark) || !text.chars().any(char::is_alphanumeric)
}

/// Which moment of which game, which language, and the lines of the reply.
pub fn desk(bytes: &[u8]) {
    static SCENES: Mutex<BTreeMap<(usize, usize), Scene>> = Mutex::new(BTreeMap::new());
    let [moment, language, text @ ..] = bytes else { return };
    let moment = usize::from(*moment) % MOMENTS.len();
    let language = usize::from(*language) % Language::ALL.len();
    let mut scenes = SCENES.lock().unwrap_or_else(PoisonError::into_inner);
    let scene = scenes
        .entry((moment, language))
        .or_insert_with(|| Scene::new(moment, Language::ALL[language]));
    let room = room();
    let mut desk = scene.copy(&room.path().join("table"));
    let before = State::of(&desk);
    let reply = incoming([scene.head.as_bytes(), text].concat());
    let size = reply.raw.len() as u64;

    let received = desk.receive(&reply, size).expect("room on the disk");
    let Received::Recorded(verdict, why) = received else { panic!("it came for the first time") };
    assert!(verdict != Verdict::Quarantined, "{why}");
    let after = State::of(&desk);
    assert!(after.journal.starts_with(&before.journal), "the past was changed");
    let new = &after.journal[before.journal.len()..];
    if says_nothing(&String::from_utf8_lossy(text)) {
        // Nor is it a salt, since the seed was given.
        assert!(new.is_empty(), "{verdict:?}: {new:?}");
        assert!(after.plans == before.plans, "{verdict:?}: a plan");
    }
    let listed = desk.list().expect("tables");
    assert!(!listed[0].damaged, "{:?}", listed[0].why);
    assert_eq!(listed[0].position as usize, after.journal.len());
    if !new.is_empty() {
        let games = Games::shipped();
        let reader = desk.store().read();
        let row = reader.table(TABLE).expect("tables").expect("the table");
        let document = export(&games, reader, &row, ExportAs::Moderator, false).expect("a file");
        let verified = verify(&games, &document);
        assert!(verified.is_good(), "{:?}", verified.findings);
    }

    assert_eq!(desk.receive(&reply, size).expect("room on the disk"), Received::Duplicate);
    assert!(State::of(&desk) == after, "the same mail changed something again");
}
