//! A small IMAP server with faults on demand: enough of RFC 3501, IDLE, MOVE and
//! UIDPLUS for our client, over a real socket.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

/// What the server supports, and what it does wrong.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Manners {
    pub idle: bool,
    pub moving: bool,
    pub uidplus: bool,
    pub keywords: bool,
    pub read_only: bool,
    /// LOGIN is not allowed; AUTHENTICATE PLAIN is.
    pub login_disabled: bool,
    /// What it asks for instead of a password.
    pub token: Option<&'static str>,
    /// Commands that it answers with NO, by their beginning.
    pub refuses: Vec<&'static str>,
    /// Folders it does not make.
    pub no_create: bool,
}

impl Default for Manners {
    fn default() -> Self {
        Manners {
            idle: true,
            moving: true,
            uidplus: true,
            keywords: true,
            read_only: false,
            login_disabled: false,
            token: None,
            refuses: Vec::new(),
            no_create: false,
        }
    }
}

/// How the connection breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Break {
    /// The command is not carried out.
    Before,
    /// The command is carried out, but nobody hears of it.
    After,
    /// The command is carried out, and half of the response is sent.
    Half,
    /// The server says BYE instead.
    Bye,
    /// The server says nothing more.
    Silence,
}

pub const BREAKS: [Break; 5] =
    [Break::Before, Break::After, Break::Half, Break::Bye, Break::Silence];

pub struct Mail {
    pub uid: u32,
    pub flags: BTreeSet<String>,
    pub raw: Vec<u8>,
    /// What RFC822.SIZE says, if it is not the truth.
    pub said_size: Option<usize>,
}

pub struct Folder {
    pub validity: u32,
    pub next_uid: u32,
    pub mails: Vec<Mail>,
}

impl Folder {
    pub fn new(validity: u32) -> Folder {
        Folder { validity, next_uid: 1, mails: Vec::new() }
    }

    pub fn add(&mut self, raw: &[u8], flags: &[&str]) -> u32 {
        let uid = self.next_uid;
        self.next_uid += 1;
        let flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
        self.mails.push(Mail { uid, flags, raw: raw.to_vec(), said_size: None });
        uid
    }

    /// New numbers for all mails, as after a restored backup.
    pub fn renumber(&mut self) {
        self.validity += 1;
        for (index, mail) in self.mails.iter_mut().rev().enumerate() {
            mail.uid = u32::try_from(index).unwrap() + 1;
        }
        self.mails.sort_by_key(|mail| mail.uid);
        self.next_uid = u32::try_from(self.mails.len()).unwrap() + 1;
    }
}

type Hook = Box<dyn FnMut(&str, &mut BTreeMap<String, Folder>) + Send>;

pub struct State {
    pub manners: Manners,
    pub folders: BTreeMap<String, Folder>,
    /// The commands so far, without their tags.
    pub commands: Vec<String>,
    /// Break at this command, counted from 0 over all connections.
    pub fault: Option<(usize, Break)>,
    /// Nobody can connect.
    pub down: bool,
    /// Whether the server goes down with the fault.
    pub goes_down: bool,
    /// Called before each command.
    pub hook: Option<Hook>,
}

pub struct Server {
    pub address: SocketAddr,
    state: Arc<Mutex<State>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(manners: Manners) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let mut folders = BTreeMap::new();
        folders.insert("INBOX".to_owned(), Folder::new(100));
        let state = Arc::new(Mutex::new(State {
            manners,
            folders,
            commands: Vec::new(),
            fault: None,
            down: false,
            goes_down: false,
            hook: None,
        }));
        let stop = Arc::new(AtomicBool::new(false));
        let (shared, sign) = (Arc::clone(&state), Arc::clone(&stop));
        let thread = std::thread::spawn(move || {
            let mut sessions = Vec::new();
            for stream in listener.incoming() {
                if sign.load(Ordering::SeqCst) {
                    break;
                }
                let (shared, sign) = (Arc::clone(&shared), Arc::clone(&sign));
                sessions.push(std::thread::spawn(move || {
                    // A client that leaves without a word is not a fault.
                    let _ = Session::serve(stream.unwrap(), &shared, &sign);
                }));
            }
            for session in sessions {
                session.join().unwrap();
            }
        });
        Server { address, state, stop, thread: Some(thread) }
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    pub fn deliver(&self, raw: &[u8]) -> u32 {
        self.state().folders.get_mut("INBOX").unwrap().add(raw, &[])
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // Wakes the listener.
        drop(TcpStream::connect(self.address));
        let ended = self.thread.take().unwrap().join();
        // A second panic would hide the first.
        assert!(ended.is_ok() || std::thread::panicking(), "the server panicked");
    }
}

struct Session<'a> {
    stream: TcpStream,
    state: &'a Mutex<State>,
    stop: &'a AtomicBool,
    selected: Option<String>,
    /// How many mails the client knows of.
    known: usize,
    pending: Vec<u8>,
}

type Heard = std::io::Result<()>;

impl Session<'_> {
    fn serve(stream: TcpStream, state: &Mutex<State>, stop: &AtomicBool) -> Heard {
        stream.set_read_timeout(Some(Duration::from_millis(5)))?;
        stream.set_nodelay(true)?;
        let mut session =
            Session { stream, state, stop, selected: None, known: 0, pending: Vec::new() };
        if state.lock().unwrap().down {
            return Ok(());
        }
        session.says("* OK ready\r\n")?;
        while let Some(line) = session.line()? {
            if !session.obey(&line)? {
                break;
            }
        }
        Ok(())
    }

    fn says(&mut self, text: &str) -> Heard {
        self.stream.write_all(text.as_bytes())
    }

    /// The next line; `None` at the end.
    fn line(&mut self) -> std::io::Result<Option<String>> {
        loop {
            if let Some(at) = self.pending.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.pending.drain(..=at).collect();
                return Ok(Some(String::from_utf8_lossy(&line).trim_end().to_owned()));
            }
            if !self.more()? {
                return Ok(None);
            }
        }
    }

    /// Reads what there is; `false` at the end.
    fn more(&mut self) -> std::io::Result<bool> {
        let mut buffer = [0; 4096];
        match self.stream.read(&mut buffer) {
            Ok(0) => Ok(false),
            Ok(length) => {
                self.pending.extend(&buffer[..length]);
                Ok(true)
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                let down = self.state.lock().unwrap().down;
                Ok(!down && !self.stop.load(Ordering::SeqCst))
            }
            Err(error) => Err(error),
        }
    }

    /// Carries out a command; `false` if the session ends with it.
    fn obey(&mut self, line: &str) -> std::io::Result<bool> {
        let Some((tag, command)) = line.split_once(' ') else {
            return self.says("* BAD no command\r\n").map(|()| false);
        };
        let fault = {
            let mut state = self.state.lock().unwrap();
            let number = state.commands.len();
            state.commands.push(command.to_owned());
            if let Some(mut hook) = state.hook.take() {
                hook(command, &mut state.folders);
                state.hook = Some(hook);
            }
            let fault = state.fault.filter(|(at, _)| *at == number).map(|(_, fault)| fault);
            if fault.is_some() && state.goes_down {
                state.down = true;
            }
            fault
        };
        match fault {
            Some(Break::Before) => return Ok(false),
            Some(Break::Bye) => {
                self.says("* BYE closing down\r\n")?;
                return Ok(false);
            }
            Some(Break::Silence) => {
                // Until the client has gone.
                while self.more()? {}
                return Ok(false);
            }
            Some(Break::After | Break::Half) | None => {}
        }
        let Some(answer) = self.answer(tag, command)? else { return Ok(fault.is_none()) };
        match fault {
            Some(Break::After) => return Ok(false),
            Some(_) => {
                self.stream.write_all(&answer[..answer.len() / 2])?;
                return Ok(false);
            }
            None => self.stream.write_all(&answer)?,
        }
        Ok(command != "LOGOUT")
    }

    /// The response to a command; `None` if it was already sent.
    fn answer(&mut self, tag: &str, command: &str) -> std::io::Result<Option<Vec<u8>>> {
        let manners = self.state.lock().unwrap().manners.clone();
        if manners.refuses.iter().any(|start| command.starts_with(start)) {
            return Ok(Some(format!("{tag} NO not today\r\n").into_bytes()));
        }
        if command == "IDLE" && manners.idle {
            return self.idle(tag).map(|()| None);
        }
        if command.starts_with("AUTHENTICATE") {
            return self.authenticate(tag, command, &manners).map(Some);
        }
        let mut out = Vec::new();
        let end = self.carry_out(command, &manners, &mut out);
        self.news(&mut out);
        out.extend(format!("{tag} {}\r\n", end.unwrap_or_else(|why| why)).bytes());
        Ok(Some(out))
    }

    /// Reports new mail.
    fn news(&mut self, out: &mut Vec<u8>) {
        let Some(name) = &self.selected else { return };
        let count = self.state.lock().unwrap().folders.get(name).map_or(0, |it| it.mails.len());
        if count > self.known {
            out.extend(format!("* {count} EXISTS\r\n").bytes());
        }
        self.known = count;
    }

    fn idle(&mut self, tag: &str) -> Heard {
        self.says("+ idling\r\n")?;
        loop {
            let mut out = Vec::new();
            self.news(&mut out);
            self.stream.write_all(&out)?;
            if let Some(at) = self.pending.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.pending.drain(..=at).collect();
                assert_eq!(line, b"DONE\r\n");
                return self.says(&format!("{tag} OK idled\r\n"));
            }
            if !self.more()? {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }

    fn authenticate(
        &mut self,
        tag: &str,
        command: &str,
        manners: &Manners,
    ) -> std::io::Result<Vec<u8>> {
        use base64::{Engine, engine::general_purpose::STANDARD};
        self.says("+ \r\n")?;
        let proof = self.line()?.unwrap_or_default();
        let proof = String::from_utf8(STANDARD.decode(proof).unwrap()).unwrap();
        let right = match (command, manners.token) {
            ("AUTHENTICATE PLAIN", None) => proof == "\0ann\0sesame",
            ("AUTHENTICATE XOAUTH2", Some(token)) => {
                proof == format!("user=ann\x01auth=Bearer {token}\x01\x01")
            }
            _ => false,
        };
        if right {
            return Ok(format!("{tag} OK welcome\r\n").into_bytes());
        }
        if manners.token.is_some() {
            self.says(&format!("+ {}\r\n", STANDARD.encode(r#"{"status":"401"}"#)))?;
            assert_eq!(self.line()?.unwrap_or_default(), "", "the client acknowledges the reason");
        }
        Ok(format!("{tag} NO wrong, ann@example.org\r\n").into_bytes())
    }

    fn carry_out(
        &mut self,
        command: &str,
        manners: &Manners,
        out: &mut Vec<u8>,
    ) -> Result<String, String> {
        let mut state = self.state.lock().unwrap();
        let folders = &mut state.folders;
        let (verb, rest) = match command.strip_prefix("UID ") {
            Some(rest) => rest.split_once(' ').unwrap(),
            None => command.split_once(' ').unwrap_or((command, "")),
        };
        match verb {
            "CAPABILITY" => {
                out.extend(format!("* CAPABILITY {}\r\n", capabilities(manners)).bytes());
            }
            "LOGIN" if rest == "ann sesame" && !manners.login_disabled => {}
            "LOGIN" => return Err("NO wrong password for ann@example.org".into()),
            "LOGOUT" => out.extend(b"* BYE see you\r\n"),
            "NOOP" => {}
            "LIST" => {
                for name in folders.keys() {
                    out.extend(format!("* LIST () \"/\" {name}\r\n").bytes());
                }
            }
            "CREATE" if manners.no_create => return Err("NO not in this branch".into()),
            "CREATE" => {
                folders.entry(rest.to_owned()).or_insert_with(|| Folder::new(7));
            }
            "SELECT" => {
                let Some(folder) = folders.get(rest) else { return Err("NO no such".into()) };
                self.selected = Some(rest.to_owned());
                self.known = folder.mails.len();
                select(folder, manners, out);
                let mode = if manners.read_only { "READ-ONLY" } else { "READ-WRITE" };
                return Ok(format!("OK [{mode}] selected"));
            }
            "SEARCH" | "FETCH" | "STORE" | "COPY" | "MOVE" | "EXPUNGE" => {
                let known = self.known;
                let Some(name) = &self.selected else { return Err("BAD nothing selected".into()) };
                let (set, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                // The mailbox may be gone.
                let Some(folder) = folders.get_mut(name) else {
                    return Err("NO the mailbox is gone".into());
                };
                match verb {
                    "SEARCH" => search(folder, known, &format!("{set} {rest}"), out),
                    "FETCH" => fetch(folder, set, rest, out),
                    "STORE" => return store(folder, set, rest, manners),
                    "EXPUNGE" if manners.uidplus => {
                        self.known -= remove(folder, set, true, out);
                    }
                    "COPY" => return copy(folders, name, set, rest),
                    "MOVE" if manners.moving => {
                        copy(folders, name, set, rest)?;
                        let folder = folders.get_mut(name).unwrap();
                        self.known -= remove(folder, set, false, out);
                    }
                    _ => return Err("BAD what".into()),
                }
            }
            _ => return Err("BAD what".into()),
        }
        Ok("OK done".into())
    }
}

fn capabilities(manners: &Manners) -> String {
    let mut list = "IMAP4rev1".to_owned();
    let words = [
        (manners.idle, " IDLE"),
        (manners.moving, " MOVE"),
        (manners.uidplus, " UIDPLUS"),
        (manners.login_disabled, " LOGINDISABLED AUTH=PLAIN"),
        (manners.token.is_some(), " AUTH=XOAUTH2"),
    ];
    for (able, word) in words {
        if able {
            list.push_str(word);
        }
    }
    list
}

fn select(folder: &Folder, manners: &Manners, out: &mut Vec<u8>) {
    let asterisk = if manners.keywords { " \\*" } else { "" };
    let text = format!(
        "* {} EXISTS\r\n* OK [UIDVALIDITY {}] valid\r\n* OK [UIDNEXT {}] next\r\n\
         * OK [PERMANENTFLAGS (\\Seen \\Deleted{asterisk})] flags\r\n",
        folder.mails.len(),
        folder.validity,
        folder.next_uid
    );
    out.extend(text.bytes());
}

/// Whether `number` is in a set such as `1,3:5,9:*`; `last` is what `*` means.
fn is_in(set: &str, number: u32, last: u32) -> bool {
    let read = |text: &str| if text == "*" { last } else { text.parse().unwrap() };
    set.split(',').any(|range| {
        let (from, to) = range.split_once(':').unwrap_or((range, range));
        let (from, to) = (read(from), read(to));
        (from.min(to)..=from.max(to)).contains(&number)
    })
}

fn last_uid(folder: &Folder) -> u32 {
    folder.mails.last().map_or(0, |mail| mail.uid)
}

fn search(folder: &Folder, known: usize, criteria: &str, out: &mut Vec<u8>) {
    let mut text = "* SEARCH".to_owned();
    for (index, mail) in folder.mails.iter().take(known).enumerate() {
        let number = u32::try_from(index).unwrap() + 1;
        let mut words = criteria.split_whitespace();
        let mut fits = true;
        while let Some(word) = words.next() {
            fits &= match word {
                "DELETED" => mail.flags.contains("\\Deleted"),
                "UNDELETED" => !mail.flags.contains("\\Deleted"),
                "KEYWORD" => mail.flags.contains(words.next().unwrap()),
                "UNKEYWORD" => !mail.flags.contains(words.next().unwrap()),
                "UID" => is_in(words.next().unwrap(), mail.uid, last_uid(folder)),
                set => is_in(set, number, u32::try_from(known).unwrap()),
            };
        }
        if fits {
            write!(text, " {}", mail.uid).unwrap();
        }
    }
    out.extend(text.bytes());
    out.extend(b"\r\n");
}

fn fetch(folder: &Folder, set: &str, items: &str, out: &mut Vec<u8>) {
    for (index, mail) in folder.mails.iter().enumerate() {
        if !is_in(set, mail.uid, last_uid(folder)) {
            continue;
        }
        out.extend(format!("* {} FETCH (UID {}", index + 1, mail.uid).bytes());
        if items.contains("RFC822.SIZE") {
            let size = mail.said_size.unwrap_or(mail.raw.len());
            out.extend(format!(" RFC822.SIZE {size}").bytes());
        }
        if items.contains("BODY") {
            assert!(items.contains("BODY.PEEK[]"), "nothing may be marked by reading: {items}");
            let (start, limit) = match items.split_once('<') {
                Some((_, partial)) => {
                    let partial = partial.split('>').next().unwrap();
                    ("<0>", partial.strip_prefix("0.").unwrap().parse().unwrap())
                }
                None => ("", mail.raw.len()),
            };
            let body = &mail.raw[..mail.raw.len().min(limit)];
            out.extend(format!(" BODY[]{start} {{{}}}\r\n", body.len()).bytes());
            out.extend(body);
        }
        out.extend(b")\r\n");
    }
}

fn store(folder: &mut Folder, set: &str, rest: &str, manners: &Manners) -> Result<String, String> {
    let flags = rest.strip_prefix("+FLAGS.SILENT (").unwrap().trim_end_matches(')');
    if !manners.keywords && flags.contains('$') {
        return Err("NO no keywords".into());
    }
    let last = last_uid(folder);
    for mail in folder.mails.iter_mut().filter(|mail| is_in(set, mail.uid, last)) {
        mail.flags.extend(flags.split(' ').map(str::to_owned));
    }
    Ok("OK stored".into())
}

fn copy(
    folders: &mut BTreeMap<String, Folder>,
    from: &str,
    set: &str,
    to: &str,
) -> Result<String, String> {
    let last = last_uid(&folders[from]);
    let copies: Vec<(Vec<u8>, BTreeSet<String>)> = folders[from]
        .mails
        .iter()
        .filter(|mail| is_in(set, mail.uid, last))
        .map(|mail| (mail.raw.clone(), mail.flags.clone()))
        .collect();
    let Some(folder) = folders.get_mut(to) else { return Err("NO [TRYCREATE] none".into()) };
    for (raw, flags) in copies {
        let uid = folder.add(&raw, &[]);
        folder.mails.iter_mut().find(|mail| mail.uid == uid).unwrap().flags = flags;
    }
    Ok("OK copied".into())
}

/// Removes mails and reports that; returns how many.
fn remove(folder: &mut Folder, set: &str, only_deleted: bool, out: &mut Vec<u8>) -> usize {
    let last = last_uid(folder);
    let before = folder.mails.len();
    let mut number = 0;
    folder.mails.retain(|mail| {
        number += 1;
        let goes =
            is_in(set, mail.uid, last) && (!only_deleted || mail.flags.contains("\\Deleted"));
        if goes {
            out.extend(format!("* {number} EXPUNGE\r\n").bytes());
            number -= 1;
        }
        !goes
    });
    before - folder.mails.len()
}
