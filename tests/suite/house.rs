//! A folder with the real program, its files and its letters.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, ChildStderr, Command, Stdio},
};

const CONFIG: &str = "\
    [store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
    [inbound]\npoll_ms = 20\n\
    [inbound.maildir]\npath = \"in\"\n\
    [inbound.smtp]\nlisten = \"127.0.0.1:0\"\n\
    [outbound.maildir]\npath = \"out\"\n";

pub struct House {
    folder: tempfile::TempDir,
}

/// How many entries there are after the first bid: the set-up, the salt from the
/// mail, and the bid.
pub const BID: usize = 3;

impl House {
    /// A server with a table of three, whose first letters have been sent.
    pub fn new() -> House {
        House::with(CONFIG)
    }

    /// The same with another configuration.
    pub fn with(config: &str) -> House {
        let house = House { folder: tempfile::tempdir().unwrap() };
        fs::write(house.path("config.toml"), config).unwrap();
        assert!(house.command().arg("init").output().unwrap().status.success());
        house.open("k");
        house.once();
        house
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
        command.arg("--config").arg(self.path("config.toml")).env("MONSOON_LOG", "error");
        command
    }

    pub fn once(&self) {
        let output = self.command().arg("once").output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// Letters in the outbound Maildir: bytes by file name.
    pub fn letters(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.path("out/new")).unwrap();
        entries
            .map(|entry| {
                let path = entry.unwrap().path();
                let name = path.file_name().unwrap().to_str().unwrap().to_owned();
                (name, fs::read(path).unwrap())
            })
            .collect()
    }

    pub fn letter_to(&self, name: &str) -> String {
        self.letters_to(name).swap_remove(0)
    }

    /// All letters to somebody, in the order of their files.
    pub fn letters_to(&self, name: &str) -> Vec<String> {
        let wanted = format!("{name}@example.org");
        let letters = self.letters();
        let found = letters.values().map(|raw| String::from_utf8_lossy(raw).into_owned());
        found.filter(|raw| header(raw, "To").contains(&wanted)).collect()
    }

    /// Opens one more table of three; its first letters wait.
    pub fn open(&self, seed: &str) {
        let mut open = self.command();
        open.args(["table", "new", "santiago", "--seed", seed, "--option", "first-builder=brown"]);
        for name in ["red", "green", "brown"] {
            open.args(["--seat", &format!("{name} <{name}@example.org>")]);
        }
        assert!(open.output().unwrap().status.success());
    }

    /// A bid of red's, as a mail.
    pub fn bid(&self) -> String {
        let to = address(&self.letter_to("red"), "Reply-To");
        format!(
            "From: red@example.org\r\nTo: {to}\r\nMessage-ID: <one@example.org>\r\n\r\nbid 4\r\n"
        )
    }

    /// The entries of the journal, as JSON.
    pub fn journal(&self) -> Vec<String> {
        let connection = rusqlite::Connection::open(self.path("m.sqlite")).unwrap();
        let mut rows = connection.prepare("SELECT entry FROM journal ORDER BY position").unwrap();
        let entries = rows.query_map([], |row| row.get(0)).unwrap();
        entries.collect::<Result<_, _>>().unwrap()
    }

    /// Message-IDs of the letters in the database, and their status.
    pub fn outbox(&self) -> Vec<(String, String)> {
        let connection = rusqlite::Connection::open(self.path("m.sqlite")).unwrap();
        let mut rows = connection.prepare("SELECT message_id, state FROM letters").unwrap();
        let letters = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        letters.collect::<Result<_, _>>().unwrap()
    }

    pub fn check(&self, place: &str, journal: &[String]) {
        assert_eq!(self.journal(), journal, "{place}");
        // Three letters of welcome, red's answer, green's question.
        let letters = self.letters();
        assert_eq!(letters.len(), 5, "{place}: {:?}", letters.keys());
        let mut sent: Vec<_> = letters
            .values()
            .map(|raw| {
                let id = header(&String::from_utf8_lossy(raw), "Message-ID");
                (id.trim_matches(['<', '>']).to_owned(), "sent".to_owned())
            })
            .collect();
        let mut outbox = self.outbox();
        sent.sort();
        outbox.sort();
        assert_eq!(sent, outbox, "{place}");
    }
}

/// The bare address of a header that holds one mailbox.
pub fn address(raw: &str, name: &str) -> String {
    let mailbox = header(raw, name);
    let bare = mailbox.rsplit('<').next().unwrap();
    bare.trim_end_matches('>').to_owned()
}

pub fn header(raw: &str, name: &str) -> String {
    let head = raw.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
    let wanted = format!("{}:", name.to_lowercase());
    let line = head.lines().find(|line| line.to_lowercase().starts_with(&wanted)).unwrap();
    line[wanted.len()..].trim().to_owned()
}

/// Starts a daemon and waits for its port.
pub fn serve(house: &House, fail_point: Option<&str>) -> (Child, u16, BufReader<ChildStderr>) {
    let mut serve = house.command();
    serve.arg("serve");
    if let Some(place) = fail_point {
        serve.env("MONSOON_FAIL_POINT", place);
    }
    at_work(serve)
}

/// Runs what becomes a daemon and waits for its port.
pub fn at_work(mut serve: Command) -> (Child, u16, BufReader<ChildStderr>) {
    serve.env("MONSOON_LOG", "monsoon=info").stderr(Stdio::piped());
    let mut child = serve.spawn().unwrap();
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("at work") {
        line.clear();
        assert_ne!(stderr.read_line(&mut line).unwrap(), 0, "the daemon did not start");
    }
    let (_, after) = line.rsplit_once("127.0.0.1:").unwrap();
    let port = after.chars().take_while(char::is_ascii_digit).collect::<String>();
    (child, port.parse().unwrap(), stderr)
}
