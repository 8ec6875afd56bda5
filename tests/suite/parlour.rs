//! A parlour: a desk with a database in memory, a clock that stands still, and
//! players who write and read letters. Nothing of Monsoon is replaced.

use chrono::{DateTime, TimeDelta, Utc};
use mail_parser::{Message, MessageParser};
use monsoon::{
    basics::{Language, TableId, commands},
    clock::Clock,
    config::Config,
    desk::{Desk, Games, NewSeat, NewTable, Received, Report, Settings, showing::ViewerName},
    mail::{Incoming, Parcel, Source},
    store::{Store, Verdict},
};
use std::{fmt, path::Path};

pub const COLOURS: [&str; 5] = ["red", "green", "brown", "yellow", "purple"];

/// A letter as it arrived.
#[derive(Clone)]
pub struct Arrived {
    pub to: String,
    /// The envelope's sender.
    pub sender: String,
    pub message_id: String,
    pub reply_to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    pub raw: Vec<u8>,
}

/// As its reader sees it, so that a test that fails is readable, too.
impl fmt::Debug for Arrived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "to {}: {}\n{}", self.to, self.subject, self.text)
    }
}

impl Arrived {
    /// Asserts that both the text and the HTML say something.
    #[track_caller]
    pub fn says(&self, what: &str) -> &Self {
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat(&self.text).contains(what), "no «{what}» in the text:\n{}", self.text);
        self
    }

    /// What is on the letter's buttons, but for the rules and what is only begun: orders, and
    /// the sheet if one is open.
    pub fn buttons(&self) -> Vec<String> {
        let links = [Some("help"), Some("letters")];
        let whole =
            |body: &String| !links.contains(&commands::printed(body)) && !body.ends_with(' ');
        self.bodies().filter(|body| whole(body) && !is_rules(body)).collect()
    }

    /// The links to the rules.
    pub fn rules(&self) -> Vec<String> {
        self.bodies().filter(|body| is_rules(body)).collect()
    }

    /// The button of a bid that its reader is to go on with, if there is one before the link
    /// for an absence.
    pub fn begun_bid(&self) -> Option<String> {
        let begun = self.begun();
        (begun.len() > 1).then(|| begun[0].clone())
    }

    /// What its reader is to go on with.
    pub fn begun(&self) -> Vec<String> {
        self.bodies().filter(|body| body.ends_with(' ') && !body.contains('…')).collect()
    }

    fn bodies(&self) -> impl Iterator<Item = String> {
        self.html
            .split("href=\"mailto:")
            .skip(1)
            .filter_map(|rest| rest.split('"').next()?.split("body=").nth(1))
            .map(|body| percent_decode(body).replace("\r\n", "\n"))
    }

    /// The button of the sheet.
    pub fn sheet(&self) -> Option<String> {
        self.buttons()
            .into_iter()
            .find(|body| body.contains(": ") && !body.starts_with("every round "))
    }

    /// The buttons that are one order of the game each.
    pub fn orders(&self) -> Vec<String> {
        let commands = ["archive", "board", "undo", "again", "again no", "say:"].map(Some);
        let votes = ["agree", "object", "withdraw"].map(Some);
        let other = |body: &String| {
            let first = body.lines().next().and_then(commands::printed);
            let word = body.split_whitespace().next().and_then(commands::printed);
            body.contains(": ") || commands.contains(&first) || votes.contains(&word)
        };
        self.buttons().into_iter().filter(|body| !other(body)).collect()
    }
}

fn is_rules(body: &str) -> bool {
    body.split(' ').next().and_then(commands::printed) == Some("rules")
}

fn percent_decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// The games that come with the program.
pub fn shipped() -> Games {
    Games::shipped()
}

pub struct Parlour {
    pub desk: Desk,
    pub clock: Clock,
    /// Letters that have arrived, oldest first.
    pub letters: Vec<Arrived>,
    mails: u32,
}

pub fn noon() -> DateTime<Utc> {
    "2026-03-02T12:00:00Z".parse().unwrap()
}

/// The settings of a config.toml.
pub fn settings(text: &str, games: &Games) -> Settings {
    let config = Config::parse(text, Path::new("test")).unwrap();
    Settings::from_config(&config, games).unwrap()
}

impl Parlour {
    /// A parlour without a table; `config` is the text of a config.toml.
    pub fn empty(config: &str) -> Parlour {
        Parlour::with_games(config, &shipped())
    }

    /// The same with other games.
    pub fn with_games(text: &str, games: &Games) -> Parlour {
        Parlour::with_store(Store::memory().unwrap(), settings(text, games))
    }

    /// The parlour of this database.
    pub fn with_store(store: Store, settings: Settings) -> Parlour {
        let clock = Clock::fixed(noon());
        let desk = Desk::new(store, settings, clock.clone());
        Parlour { desk, clock, letters: Vec::new(), mails: 0 }
    }

    /// A parlour with this `[inbound]` table, where four play Santiago; yellow
    /// builds first.
    pub fn with_inbound(inbound: &str) -> Parlour {
        let mut parlour = Parlour::empty(&format!(
            "[inbound]\n{inbound}\n[moderators]\naddresses = [\"mod@example.org\"]\n"
        ));
        parlour.open(4, &[("first-builder", "yellow")], "parlour");
        parlour
    }

    /// A parlour whose database is a file.
    pub fn on_disk(config: &str, path: &Path) -> Parlour {
        let mut parlour = Parlour::empty(config);
        let settings = settings(config, &shipped());
        parlour.desk = Desk::new(store_at(path), settings, parlour.clock.clone());
        parlour
    }

    /// A parlour with table 1: Santiago for this many, seated red, green, ...
    pub fn santiago(players: usize, options: &[(&str, &str)]) -> Parlour {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open(players, options, "parlour");
        parlour
    }

    /// A parlour with table 1: an edition of Goa.
    pub fn goa(edition: &str, players: usize, options: &[(&str, &str)]) -> Parlour {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_game(edition, players, options, "parlour");
        parlour
    }

    /// Opens one more table of Santiago.
    pub fn open(&mut self, players: usize, options: &[(&str, &str)], seed: &str) -> TableId {
        self.open_game("santiago", players, options, seed)
    }

    /// Opens one more table.
    pub fn open_game(
        &mut self,
        game: &str,
        players: usize,
        options: &[(&str, &str)],
        seed: &str,
    ) -> TableId {
        self.open_in(game, &vec![None; players], options, seed)
    }

    /// The same, with the language of each seat's letters.
    pub fn open_in(
        &mut self,
        game: &str,
        languages: &[Option<Language>],
        options: &[(&str, &str)],
        seed: &str,
    ) -> TableId {
        let seats = COLOURS.iter().zip(languages).map(|(colour, language)| NewSeat {
            name: format!("Player {colour}"),
            address: format!("{colour}@example.org"),
            language: *language,
        });
        let wish = NewTable {
            game: game.into(),
            seats: seats.collect(),
            options: options.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect(),
            seed: Some(seed.into()),
            moderators: vec![],
            later: false,
        };
        let opened = self.desk.open(&wish).unwrap();
        self.post();
        opened.id
    }

    /// Delivers everything that is due.
    pub fn post(&mut self) -> Vec<Arrived> {
        let mut arrived = Vec::new();
        for (id, attempts, parcel) in self.desk.due(1000).unwrap() {
            self.desk.report(id, attempts, &Report::Sent).unwrap();
            arrived.push(open_letter(&parcel));
        }
        self.letters.extend(arrived.iter().cloned());
        arrived
    }

    /// The last letter to a seat.
    #[track_caller]
    pub fn last(&self, colour: &str) -> Arrived {
        let to = format!("{colour}@example.org");
        self.letters.iter().rev().find(|letter| letter.to == to).expect("a letter").clone()
    }

    /// A mail from a seat in reply to its last letter, as raw bytes.
    pub fn reply(&mut self, colour: &str, body: &str) -> Vec<u8> {
        let letter = self.last(colour);
        self.reply_to(&letter, &format!("{colour}@example.org"), body)
    }

    /// A mail from any address in reply to any letter.
    pub fn reply_to(&mut self, letter: &Arrived, from: &str, body: &str) -> Vec<u8> {
        self.mails += 1;
        format!(
            "From: <{from}>\r\nTo: {}\r\nSubject: Re: {}\r\nMessage-ID: <mail{}@example.org>\r\n\
             In-Reply-To: <{}>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n",
            letter.reply_to, letter.subject, self.mails, letter.message_id
        )
        .into_bytes()
    }

    /// Hands in a raw mail and lets the answers arrive.
    pub fn hand_in(&mut self, raw: &[u8]) -> (Received, Vec<Arrived>) {
        self.hand_in_by(raw, Source::Smtp)
    }

    pub fn hand_in_by(&mut self, raw: &[u8], source: Source) -> (Received, Vec<Arrived>) {
        let incoming = Incoming { source, ..incoming(raw) };
        let received = self.desk.receive(&incoming, raw.len() as u64).unwrap();
        (received, self.post())
    }

    /// A seat mails orders in reply to its last letter, and everything that
    /// follows arrives.
    pub fn mail(&mut self, colour: &str, body: &str) -> (Received, Vec<Arrived>) {
        let raw = self.reply(colour, body);
        self.hand_in(&raw)
    }

    /// The same, but what follows stays in the outbox.
    pub fn drops_in(&mut self, colour: &str, body: &str) {
        let raw = self.reply(colour, body);
        self.desk.receive(&incoming(&raw), raw.len() as u64).unwrap();
    }

    /// Like `mail`, for orders that must be carried out.
    #[track_caller]
    pub fn play(&mut self, colour: &str, body: &str) -> Vec<Arrived> {
        let (received, letters) = self.mail(colour, body);
        assert!(
            matches!(received, Received::Recorded(Verdict::CarriedOut, _)),
            "{colour}: {body}: {received:?}"
        );
        letters
    }

    /// The number of entries of table 1.
    pub fn position(&self) -> u32 {
        self.desk.list().unwrap()[0].position
    }

    /// The colours awaited at table 1.
    pub fn awaited(&self) -> Vec<&'static str> {
        self.desk.list().unwrap()[0].awaiting.iter().map(|awaited| awaited.seat).collect()
    }

    /// Table 1 as a moderator sees it.
    pub fn view(&self) -> serde_json::Value {
        self.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0.view
    }

    pub fn advance(&self, by: TimeDelta) {
        self.clock.advance(by);
    }

    /// Lets time pass while the daemon watches the clocks; returns what arrives.
    pub fn wait(&mut self, by: TimeDelta) -> Vec<Arrived> {
        let step = TimeDelta::minutes(30);
        let mut arrived = Vec::new();
        let mut left = by;
        while left > TimeDelta::zero() {
            self.advance(left.min(step));
            left -= step;
            self.desk.tick().unwrap();
            arrived.extend(self.post());
        }
        arrived
    }

    pub fn hours(&mut self, hours: i64) -> Vec<Arrived> {
        self.wait(TimeDelta::hours(hours))
    }

    /// Who made the entries of table 1 from `since` on: `seat 0`, `clock 1`.
    pub fn authors(&self, since: u32) -> Vec<String> {
        let journal = self.desk.store().read().journal(TableId(1)).unwrap();
        let since = usize::try_from(since).unwrap();
        let authors = journal.iter().skip(since).filter_map(|row| {
            let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
            let by = entry["by"].as_object()?.iter().next()?;
            Some(format!("{} {}", by.0, by.1))
        });
        authors.collect()
    }
}

pub const MODERATED: &str = "[moderators]\naddresses = [\"mod@example.org\"]\n";

/// A mail as it comes by SMTP.
pub fn incoming(raw: &[u8]) -> Incoming {
    Incoming {
        raw: raw.to_vec(),
        recipients: Vec::new(),
        sender: None,
        source: Source::Smtp,
        peer: None,
    }
}

/// A letter's bytes, parsed.
pub fn opened(to: &str, raw: &[u8]) -> Arrived {
    let (to, raw) = (to.to_owned(), raw.to_vec());
    open_letter(&Parcel { from: None, to, message_id: String::new(), raw })
}

fn open_letter(parcel: &Parcel) -> Arrived {
    let letter: Message<'_> = MessageParser::default().parse(&parcel.raw).unwrap();
    look_at(&letter);
    let reply_to = letter.reply_to().and_then(|list| list.first()).and_then(|to| to.address());
    Arrived {
        to: parcel.to.clone(),
        sender: parcel.from.clone().unwrap_or_default(),
        message_id: letter.message_id().unwrap().to_owned(),
        reply_to: reply_to.unwrap().to_owned(),
        subject: letter.subject().unwrap().to_owned(),
        text: letter.body_text(0).unwrap().replace("\r\n", "\n"),
        html: letter.body_html(0).unwrap().into_owned(),
        raw: parcel.raw.clone(),
    }
}

/// Keeps a letter as a file to look at: with `MONSOON_LOOK=FOLDER`, the first of each kind
/// and language in each test.
fn look_at(letter: &Message<'_>) {
    let Ok(folder) = std::env::var("MONSOON_LOOK") else { return };
    let kind = letter.header_raw("X-Monsoon").unwrap_or_default().trim();
    let Some(html) = letter.body_html(0).filter(|html| html.contains(" lang=\"")) else { return };
    let language = html.split("lang=\"").nth(1).and_then(|rest| rest.get(..2)).unwrap_or("en");
    let test = std::thread::current().name().unwrap_or_default().replace("::", "-");
    let folder = Path::new(&folder).join("post");
    std::fs::create_dir_all(&folder).unwrap();
    let name = folder.join(format!("{kind}.{test}-{language}.html"));
    if !name.exists() {
        std::fs::write(name, html.as_bytes()).unwrap();
    }
}

/// What became of a mail.
#[track_caller]
pub fn verdict(received: &Received) -> Verdict {
    match received {
        Received::Recorded(verdict, why) => {
            // Shown only if the test fails.
            println!("{verdict:?}: {why}");
            *verdict
        }
        Received::Duplicate => panic!("a duplicate"),
    }
}

pub fn store_at(path: &Path) -> Store {
    if path.exists() { Store::open(path) } else { Store::make(path) }.unwrap()
}
